"""Misgivings about numbers that are told and not ordered: regretted, rumoured, drafted, proposed, reported."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.claims.charge import decided_in
from pbm.orders.misgivings.needs import DOOR_TAKEN, needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = [
    "counted_dice",
    "drafted",
    "heard_say",
    "of_the_past",
    "of_two_minds",
    "only_told",
    "reported",
    "should_somebody",
    "thought_of",
    "void_ahead",
]

_TELLERS = ("say", "says", "said", "think", "thinks", "want", "wants", "prefer", "prefers", "like", "likes", "fancies")
_WISHING = (*_TELLERS, "fancy", "vote", "votes", "thought", "wanted", "reckon", "reckons", "suggest", "suggests")
_ME = ("i", "i'd", "we", "we'd", "me", "mine")
_DECIDED = (
    *("so", "win", "wins", "won", "decide", "decided", "captain", "boss", "seat", "counter", "settles", "settled"),
    *("goes", "stands", "final", "therefore", "overruled", "outvoted", "gm", "listen", "anyway", "will", "i'll"),
    *("please", "throw", "enter", "order", "orders", "throwing", "playing", "it's", "right", "trust", "prevails"),
)
_WE_DECIDED = ("agreed", "settled", "decided", "compromise", "gave")
_HEADINGS = ("draft", "test", "testing", "entwurf", "brouillon", "borrador", "bozza", "concept", "prova", "prueba")
_TURNING = ("but", "so", "now", "instead", "therefore", "please", "hence", "however")
_ORDERING = ("i", "my", "i'll", "i'd", "want")
_PUTTING_RIGHT = ("please", "should", "want", "change", "make", "correct", "it's", "instead", "so", "now", "then")
_SETTLING = ("stays", "stay", "keep", "stick", "same", "stand", "stands", "remains", "still", "ok", "fine", "why")
_AFRESH = ("i", "i'll", "my", "i'd", "now", "this", "today", "here", "let's", "hence")
_ANYTHING = word_set("the my our her his their there this that everything anything nothing")
_SUPPOSED_ABROAD = word_set("sollte sollten mocht mochten dovesse dovessero qualora")
_INVERTED = ("should", "were", "had")
_THAT = word_set("dass daß dat que qu' che that")
_ZU = re.compile(r"(?:ab|an|auf|aus|durch|ein|fort|los|raus|vor|weg|weiter|zurück)zu\w{2,20}en")
"""German infinitives that have their "zu" inside: "einzusetzen"."""
_WOULD = ("would", "could", "might")
_OF_THE_POST = word_set(
    "mail letter post message email card receipt astray lost arrive arrived late unclear illegible legible readable "
    "matter ask wonder handwriting writing confirmation angekommen ankommen verloren unklar spät fragen aangekomen "
    "onduidelijk kwijt laat arrivata arrivato tardi"
)
"""Words of what may have become of a mail: then what follows is the order, sent again."""
_CLOSE = 2  # words between a number and what is said of it afterwards
_SHORT = 6  # words between somebody and the number that they would like


def drafted(look: Look) -> Iterator[Misgiving]:
    """A heading that says what follows is a trial only: "Draft:", "Test", "Entwurf:", or a subject that says so."""
    heads = [start for start, _ in look.found("draft_heading") if _heads(look, start)]
    if not heads and not look.replying and look.subject:
        words = look.subject_words()
        if words and words[0].low in _HEADINGS and len(words) <= 3:
            heads = [-1]
    for start in heads[:1]:
        for of in look.accepted:
            places = look.places(of)
            if not places or places[0] > start or _bracketed(look, start):
                yield Misgiving("waiting", look.words[start].line if start >= 0 else -1, of.field, of.board)


def _heads(look: Look, start: int) -> bool:
    """Whether the words at ``start`` open their sentence, or follow a greeting."""
    return start == look.sentences[look.sentence_at(start)].start or look.words[start - 1].low in (",", ":", "(", "[")


def _bracketed(look: Look, start: int) -> bool:
    """Whether the one word at ``start`` stands in brackets, and so speaks of all: "[DRAFT]"."""
    sides = look.words[start - 1 : start] + look.words[start + 1 : start + 2]
    return start > 0 and len(sides) == 2 and sides[0].low in "[(" and sides[1].low in "])"


@needs(phrases("void_ahead"))
def void_ahead(look: Look) -> Iterator[Misgiving]:
    """What is said beforehand not to count: "ignore the following, it is for the printer: throw 4"."""
    for start, _ in look.found("void_ahead"):
        for of in look.accepted:
            places = look.places(of)
            if places and places[0] > start:
                yield Misgiving("waiting", look.words[start].line, of.field, of.board)


@needs(phrases("unreal"))
def only_told(look: Look) -> Iterator[Misgiving]:
    """What should have been, or what the writer would do as somebody else: "I should have thrown 5", "in her place"."""
    yield from _covered(look, "unreal", _TURNING)


@needs(phrases("hearsay"))
def heard_say(look: Look) -> Iterator[Misgiving]:
    """What only rumour has: "trapdoor 44, they say"."""
    if not decided_in(look.of_sentences()):
        yield from _covered(look, "hearsay", (*_TURNING, *_ORDERING))


@needs(phrases("reported"))
def reported(look: Look) -> Iterator[Misgiving]:
    """What the report or the GM made of it, beside what was sent: "you printed my throw as 4, but I sent 5"."""
    yield from _covered(look, "reported", _PUTTING_RIGHT)


def _covered(look: Look, kind: str, ending: tuple[str, ...]) -> Iterator[Misgiving]:
    """Yield a misgiving for what is told only where phrases of ``kind`` reach; ``ending`` are words that end them."""
    found = [span for span in look.found(kind) if not _never_said(look, span[0])]
    if not found:
        return
    for of in look.accepted:
        places = look.places(of)
        if places and of.values and all(any(_reaches(look, span, place, ending) for span in found) for place in places):
            yield Misgiving("no-order", look.words[places[0]].line, of.field, of.board)


def _never_said(look: Look, start: int) -> bool:
    """Whether what would be hearsay is denied or only a saying: "you never said I was wrong", "as they say"."""
    if start and look.words[start - 1].low == "as" and look.words[start].low == "they":
        return True  # "who dares, as they say"
    denied = start > 0 and look.words[start - 1].low in ("never", "didn't", "didnt", "hadn't", "nobody", "not")
    return denied and look.words[start].low in ("said", "told")


def _reaches(look: Look, span: tuple[int, int], place: int, ending: tuple[str, ...]) -> bool:
    """Whether the phrase at ``span`` speaks of the number at ``place``: "I should have thrown 5", "5, they say"."""
    start, end = span
    if look.sentence_at(start) != look.sentence_at(place):
        return False
    if start <= place < end:
        return True
    if place < start:
        between = look.words[place + 1 : start]
        return len(between) <= _CLOSE and not any(w.kind == "n" or w.means("but", "so", "and") for w in between)
    between = look.words[end:place]
    parted = not _continues(look, end, place) and any(
        w.kind == "p" and w.low in ",;-–—" and any(look.label(a) == "T" or a.means(*_AFRESH) for a in between[n + 1 :])
        for n, w in enumerate(between)
    )
    return not parted and not any(w.means(*ending) for w in between)


def _continues(look: Look, end: int, place: int) -> bool:
    """Whether a comma leads on to what a phrase is said of: "keine Lust, die 4 zu werfen", "…, dass ich 4 ziehe"."""
    if look.words[end].low != ",":
        return False
    after = look.words[place + 1 : place + 1 + _SHORT]
    return look.words[end + 1].low in _THAT or any(
        word.kind == "w" and not word.english and (word.low == "zu" or _ZU.fullmatch(word.low)) for word in after
    )


@needs((*_SUPPOSED_ABROAD, *_INVERTED))
def should_somebody(look: Look) -> Iterator[Misgiving]:
    """What hangs on somebody's fortune, told without an "if": "should Bob fall I'd throw 4"."""
    opened = {
        number
        for number, sentence in enumerate(look.sentences)
        if not sentence.asked and _inverted(look.of_sentence(number))
    }
    for of in look.accepted:
        places = look.places(of)
        if places and all(look.sentence_at(place) in opened for place in places):
            yield Misgiving("no-order", look.words[places[0]].line, of.field, of.board)


def _inverted(part: Sequence[Word]) -> bool:
    if len(part) < 3 or part[0].kind != "w":
        return False
    if part[0].low in _SUPPOSED_ABROAD:
        return not any(word.low in _OF_THE_POST for word in part)
    if not part[0].english or part[0].low not in _INVERTED:
        return False
    who = part[1]
    if part[0].low == "should" and who.low in _ANYTHING:
        return not any(word.low in _OF_THE_POST for word in part)
    named = who.kind == "w" and who.text.istitle() and not who.means("i")
    return named or who.means("he", "she", "they", "somebody", "someone", "nobody")


@needs(_WOULD, ("throw", "play", "roll"))
def others_would(look: Look) -> Iterator[Misgiving]:
    """What somebody else would do in the writer's place: "a wiser man would throw 3"."""
    for of in look.accepted:
        places = look.places(of)
        if of.field == "T" and places and all(_their_would(look, place) for place in places):
            yield Misgiving("no-order", look.words[places[0]].line, "T", of.board)


def _their_would(look: Look, place: int) -> bool:
    first = look.sentences[look.sentence_at(place)].start
    for step in range(place - 1, max(first, place - 4), -1):
        if look.words[step].means(*_WOULD) and look.words[step + 1].means("throw", "play", "roll"):
            who = look.words[step - 1]
            return who.kind == "w" and who.english and not who.means(*_ME, "you", "that", "which", "and", "but", "this")
    return False


def _opens(look: Look, place: int) -> bool:
    """Whether a sentence or line begins with the word at ``place``."""
    before = look.words[place - 1] if place else None
    return (
        before is None
        or before.line != look.words[place].line
        or look.sentences[look.sentence_at(place)].start == place
    )


@needs(("dice",))
def counted_dice(look: Look) -> Iterator[Misgiving]:
    """A number of dice: "throw two dice for me"; not "5 dice, 68 trap", where both labels stand behind.

    Nor "all six dice back in the bag, so the 6 for me", where the throw is told without them as well.
    """
    behind = any(
        of.field == "D" and place + 1 < len(look.words) and look.label(look.words[place + 1]) == "D"
        for of in look.accepted
        for place in look.places(of)[:1]
    )
    for of in look.accepted:
        places = look.places(of)
        if any(look.words[place - 1].means("the", "a", "my") and look.words[place].digits for place in places[1:]):
            continue
        if of.field == "T" and places and places[0] + 1 < len(look.words) and look.words[places[0] + 1].low == "dice":
            if behind and look.words[places[0]].digits and _opens(look, places[0]):
                continue
            yield Misgiving("throw-doubt", look.words[places[0]].line, "T", of.board)


@needs(phrases("thought"), ("but", "until", "though"))
def thought_of(look: Look) -> Iterator[Misgiving]:
    """What was once thought of, and a "but": "I thought of 4 and a trapdoor on 45, but Bob is against it"."""
    for start, end in look.found("thought"):
        number = look.sentence_at(start)
        last = look.sentences[number].end
        for of in look.accepted:
            places = look.places(of)
            if not places or not all(end <= place < last for place in places):
                continue
            after = look.words[places[-1] + 1 : last]
            but = next((n for n, w in enumerate(after) if w.means("but", "until", "though")), -1)
            if but >= 0 and not any(w.kind == "n" or w.means(*_SETTLING) for w in after[but:]):
                yield Misgiving("waiting", look.words[places[0]].line, of.field, of.board)


@needs(DOOR_TAKEN, ("threw", "rolled", "thrown", "next"))
def of_the_past(look: Look) -> Iterator[Misgiving]:
    """A trapdoor in a tale of what was thrown, or under the next turn: "he threw 6 with a trapdoor on 77"."""
    for of in look.accepted:
        thrown = any(other.field == "T" and other.board == of.board for other in look.accepted)
        places = look.places(of)
        if of.field == "D" and of.values and places and not thrown and all(_elsewhen(look, place) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _elsewhen(look: Look, place: int) -> bool:
    """Whether the space at ``place`` is told of another turn: of one that was, or of the next one."""
    number = look.sentence_at(place)
    ahead = look.words[look.sentences[number].start : place]
    if any(w.low in ("threw", "rolled", "thrown") for w in ahead):
        return not any(w.means(*_TURNING, "i'll", "i'd") for w in ahead)
    before = (*look.of_sentence(number - 1), *ahead)
    return any(word.means("next") and after.means("turn", "round", "time", "month") for word, after in pairwise(before))


@needs(phrases("disagreeing"))
def of_two_minds(look: Look) -> Iterator[Misgiving]:
    """Two people's wishes for one seat, and no agreement: "we couldn't agree: she says 4, I say 5"."""
    if not look.found("disagreeing"):
        return
    for of in look.accepted:
        places = look.places(of)
        if of.field != "T" or len(places) != 1 or len(of.values) != 1:
            continue
        place = places[0]
        number = look.sentence_at(place)
        sentence = look.sentences[number]
        mine = _wish_before(look, sentence.start, place, _ME)
        first = look.sentences[max(0, number - 1)].start
        theirs = next(
            (
                n
                for n in range(first, look.sentences[number].end)
                if n != place
                and _is_throw(look, n)
                and look.words[n].value not in of.values
                and _their_wish(look, first, n)
            ),
            -1,
        )
        if mine < 0 or theirs < 0 or _is_decided(look, place, number):
            continue
        yield Misgiving("throw-doubt", look.words[place].line, "T", of.board)


def _is_decided(look: Look, place: int, number: int) -> bool:
    rest = (*look.words[place + 1 : look.sentences[number].end], *look.of_sentence(number + 1))
    return any(w.means(*_DECIDED) for w in rest) or any(
        w.means(*_WE_DECIDED) and not _denied(look.words, n) for n, w in enumerate(look.words)
    )


def _denied(words: Sequence[Word], place: int) -> bool:
    near = words[max(0, place - 3) : place]
    return any(w.means("not", "never", "can't", "couldn't", "haven't", "hasn't", "didn't", "cannot") for w in near)


def _is_throw(look: Look, place: int) -> bool:
    word = look.words[place]
    return word.kind == "n" and 0 < word.value <= look.high


def _wish_before(look: Look, first: int, place: int, who: tuple[str, ...]) -> int:
    """Return where "I say", "I'd prefer" stands closely before ``place``, -1 where nothing of the sort does."""
    for step in range(place - 1, max(first, place - _SHORT) - 1, -1):
        word = look.words[step]
        if word.kind == "n":
            return -1
        if word.means(*who) and any(w.means(*_WISHING) for w in look.words[step + 1 : step + 3]):
            return step
        if word.means(*who) and all(w.means("the", "a", "rather") for w in look.words[step + 1 : place]):
            return step  # "my wife wants the 3, me the 4"
    return -1


def _their_wish(look: Look, first: int, place: int) -> bool:
    """Whether somebody else wishes the number at ``place``: "she says 4", "my wife would like the 6", "Bob says 4"."""
    for step in range(place - 1, max(first, place - _SHORT) - 1, -1):
        word = look.words[step]
        if word.kind == "n" or word.means(*_ME):
            return False
        if word.means(*_WISHING):
            return step > first and not look.words[step - 1].means(*_ME)
    return False
