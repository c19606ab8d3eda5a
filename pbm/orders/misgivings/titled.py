"""Misgivings about numbers that their words give to another matter: "Hymns for Sunday: 4, 45", "forty k of walking"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, meanings, need, needs
from pbm.orders.misgivings.scan import Word
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["numbered_thing", "space_in_passing", "titled_otherwise"]

_OF_DOORS: Final = need(DOOR)
_COUNTED: Final = word_set("k odd strong not")
"""Behind a number that counts something: "forty k of walking", "sixty-one not out"."""
_DONE: Final = word_set(
    "saw sold bought won lost made shot broke had got ate drank wrote ran drove swam rode slept spent caught fell flew "
    "grew held hit kept left met paid read rang rose sang sent sat stood stole took taught told thought woke wore went "
    "came began cost cut fed felt fought found forgot gave knew laid led lent were was been did done beat bowled"
)
"""What was done, or how things were: nothing is nominated by it."""
_NOT_DONE: Final = word_set("need shed bed red feed seed speed indeed agreed wed fed used based supposed pleased")
_NOT_MANY: Final = word_set(
    "stays stands holds remains goes gets gives opens sits please pls plus thanks cheers yes as its has does hers "
    "ours yours theirs always perhaps regards"
)
_SHORT: Final = 3
_TITLES: Final = word_set(
    "code codes pin password reading readings meter hymn hymns psalm psalms lesson lessons page pages chapter verse "
    "verses volume room rooms gate coach platform locker flight train bus tram lane lottery raffle bingo unit block "
    "flat apartment building score scores temperature humidity invoice parcel shipment channel bay aisle shelf "
    "zimmer lied lieder seite seiten kapitel psalmen chambre cantique kamer bladzijde gezang "
    "habitación página cántico camera pagina inno"
)
"""What has two numbers and is no throw and no space."""
_ARTICLES: Final = word_set("a an the my")
_NEARLY: Final = ("trap", "trp", "tarp", "trpa", "td", "tdoor", "nom")
"""How words begin that are nearly a trapdoor, or its nomination."""
_OF_ORDERS: Final = word_set(
    "snake snakes game throw throws die dice roll move moves play go trap nominate number numbers orders order turn "
    "round my i i'll i'd me take use put please"
)

_BEFORE_SPACES: Final = word_set(
    "thats that's undermine sabotage at on in by with for from of off to under underneath beneath below behind "
    "beside near over above onto into upon up down out against about towards around past along across between and "
    "or n r so but then also too only just even as the a an my our his her its their this that these it me us "
    "them him you i be is was are am being been become becomes remain remains stay stays still always now today "
    "here there therefore thus hence again instead rather please pls plz ok okay yes maybe perhaps if when "
    "because number numbers numbr num nr no nos space spaces square squares sq spot place position field cell "
    "case box tile house casella casilla vakje feld kästchen rung step door tdoor td tr trap hole pit drop snare "
    "gap slot vote pick choice choose chose chosen picked say says said suggest name names nominate nominating "
    "voting have having take taking put putting make making let lets like wanted want wants fancy enter write "
    "mark try use play set lay dig open goes go gets get got can will shall would should could means meant plus "
    "minus equals auf im unter bei beim mit und oder das die der den dem ist wird zu zum nehme nimm wähle sage "
    "nummer platz sur sous à au aux en dans et ou avec le la les du de est sera prends choisis dis numéro numero "
    "op onder bij met het een wordt neem kies zeg plek veld sobre bajo con y o el los es será tomo elijo digo "
    "número su sotto e il lo è sarà prendo scelgo dico read reads show shows marks marked called call calls typed "
    "wrote numbered"
)
"""What may stand right before a space that is nominated; of any other thing the number behind it is its own."""


@needs(_TITLES, DOOR_TAKEN)
def titled_otherwise(look: Look) -> Iterator[Misgiving]:
    """A throw and a space without a word for either, behind a word that tells what else they are."""
    titled = {number for number in range(len(look.sentences)) if _is_titled(look, number)}
    within = [
        of
        for of in (look.accepted if titled else ())
        if of.values and look.places(of) and all(look.sentence_at(place) in titled for place in look.places(of))
    ]
    for of in within if {of.field for of in within} == {"T", "D"} else ():
        yield Misgiving("no-order", look.words[look.places(of)[0]].line, of.field, of.board)


def _is_titled(look: Look, number: int) -> bool:
    """Whether a sentence is a title with two numbers, and says nothing of an order."""
    part = look.of_sentence(number)
    figures = [place for place, word in enumerate(part) if word.kind == "n"]
    if len(figures) != 2 or any(word.low in _OF_ORDERS or look.label(word) for word in part):
        return False
    return any(word.low in _TITLES for word in part[: figures[0]])


@needs(DOOR_TAKEN)
def space_in_passing(look: Look) -> Iterator[Misgiving]:
    """A space that counts something in another sentence than the throw, where nothing in the mail is a trapdoor's.

    "Forty k of walking", "baked 48 scones", "sold it for 70".
    """
    if look.has(_OF_DOORS):
        return
    thrown = {look.sentence_at(place) for of in look.accepted if of.field == "T" for place in look.places(of)}
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if thrown and places and all(_counts(look, place, thrown) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _counts(look: Look, place: int, thrown: set[int]) -> bool:
    number = look.sentence_at(place)
    if number in thrown:
        return False
    after = look.words[place + 1 : look.sentences[number].end]
    # "sixty-one" is one number and two signs; "36, not 63" counts nothing
    said = next((word for word in after if word.kind != "p" or word.low == ","), None)
    if said is not None and said.low in _COUNTED:
        return True
    part = look.of_sentence(number)
    done = part[0].low in _DONE or (part[0].low.endswith("ed") and part[0].low not in _NOT_DONE)
    nearly = any(word.low.startswith(_NEARLY) or word.low == "through" for word in part)
    many = said is not None and _is_many(said, look.words[place])
    return not nearly and (many or (done and _is_no_foreign(part[0])))


def _is_no_foreign(word: Word) -> bool:
    """Whether a word is English, or one that no other language is known to have."""
    return word.kind == "w" and (word.english or meanings(word.low) == {word.low})


def _is_many(word: Word, number: Word) -> bool:
    """Whether a word is a plural that its number counts: "25 leeks"."""
    plural = word.low.endswith("s") and not word.low.endswith(("ss", "us", "is")) and word.low not in _NOT_MANY
    return (
        plural and _is_no_foreign(word) and word.line == number.line and word.text.islower() and len(word.low) > _SHORT
    )


@needs(DOOR_TAKEN)
def numbered_thing(look: Look) -> Iterator[Misgiving]:
    """A space that is the number of something, "plot 34", in a sentence that says nothing of a trapdoor."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and all(_numbers(look, place) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _numbers(look: Look, place: int) -> bool:
    """Whether the word before a number has it for its own: not where that says where, or is nearly a trapdoor."""
    sentence = look.sentences[look.sentence_at(place)]
    before = look.words[place - 1] if place > sentence.start else None
    if before is None or before.low in _BEFORE_SPACES or not _is_no_foreign(before):
        return False
    if before.line != look.words[place].line:
        return False
    if place - 1 > sentence.start and look.words[place - 2].low in _ARTICLES:
        return False  # "a plain forty-four"
    words = look.words[sentence.start : sentence.end]
    return not any(look.label(word) == "D" or word.low.startswith(_NEARLY) for word in words)
