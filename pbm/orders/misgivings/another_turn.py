"""Misgivings about numbers that stand beside a turn to come, of which nothing was kept for that turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, ONE_TURN, TWO_TURNS, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["all_are_for", "door_of_the_next", "for_a_turn_to_come", "turns_of_another_round"]

_TURNS: Final = word_set("turn turns round rounds zug runde tour manche beurt ronde turno ronda giro")
_NEXT: Final = word_set("next nächste nächsten nächster prochain prochaine volgende próximo próxima prossimo prossima")
_PERIODS: Final = word_set("time go week month weekend mal woche semaine fois keer week vez semana volta settimana")
_SIGNED: Final = word_set("# no number nr nummer numéro número numero")
_FURTHEST: Final = 24
"""Turns ahead of the open round; a number beyond that is a slip."""
_HEADING: Final = frozenset((":", "-", "–", "=", ",", "the", "a", "my", "throw", ")"))
_JOINING: Final = frozenset(("+", "&", "and", "-", "–", "/", ",", "und", "et", "en", "y", "e"))
_MOST: Final = 60  # sentences that are looked at
_FROM_NOW: Final = 12  # words from "this turn" to the trapdoor of the next
_POINTING: Final = 5  # words from "these" to the turn that they are for
_THESE: Final = frozenset(("this", "these", "that", "those", "that's", "it's", "orders", "it", "they", "here"))
_BEING: Final = frozenset(
    (
        "is",
        "are",
        "that's",
        "it's",
        "meant",
        "orders",
        "all",
        "both",
        "gilt",
        "gelten",
        "geldt",
        "gelden",
        "vale",
        "valgono",
    )
)
_WAS: Final = frozenset(
    ("was", "were", "had", "not", "aren't", "isn't", "last", "your", "his", "her", "if", "where", "did")
)
_OWNED: Final = ("orders", "order", "moves", "move")
_LOOKED_UP: Final = (
    "lowest",
    "smallest",
    "minimum",
    "least",
    "highest",
    "biggest",
    "largest",
    "maximum",
    "last",
    "left",
)
_DECLINING: Final = ("no", "none", "without", "not", "nothing")


def all_are_for(look: Look, place: int) -> bool:
    """Return whether all orders of a mail are for the turn named at ``place``: "these are for turn 9", "(turn 9)"."""
    sentence = look.sentences[look.sentence_at(place)]
    words = [word for word in look.words[sentence.start : sentence.end] if word.kind != "p"]
    lines = look.lines[look.words[place].line : look.words[place].line + 1]
    alone = any(line.strip(" .()").count(" ") == 1 and not line.rstrip().endswith("!") for line in lines)
    bracketed = place > 0 and look.words[place - 1].low == "("
    if len(words) == 2 and place > 0 and not sentence.asked and (alone or bracketed):
        return True
    before = look.words[max(sentence.start, place - _POINTING) : place]
    ahead = [word.low for word in before]
    after = look.words[place + 2] if place + 2 < len(look.words) else None
    led = len(before) > 1 and before[-1].means("for") and (ahead[-2] in _BEING or before[-2].means("is", "are"))
    ended = after is None or after.kind == "p" or look.sentence_at(place + 2) != look.sentence_at(place)
    if led and ended and not set(ahead) & _WAS:
        return bool(set(ahead) & _THESE) or any(word.means("this", "these", "that") for word in before)
    behind = look.words[place + 3] if place + 3 < len(look.words) else None
    opens = place - 1 <= sentence.start or look.words[place - 1].line != look.words[place - 2].line
    told = behind is not None and (behind.low in (":", ",") or behind.means("are", "is"))
    heads = told or (opens and (behind is None or behind.line != look.words[place].line))
    owned = ahead[-1:] in (["my"], ["the"], ["are"]) and after is not None and after.means(*_OWNED)
    return owned and heads and not set(ahead) & _WAS


@needs(_TURNS)
def for_a_turn_to_come(look: Look) -> Iterator[Misgiving]:
    """A number that stands only where a later turn is named: "when we are in turn 5, it will be a 3"."""
    if not look.turns or look.asked_ahead:
        return
    named = {
        number: places
        for number in range(min(len(look.sentences), _MOST))
        if (places := _named(look, look.of_sentence(number), look.sentences[number].start))
    }
    whole = {place for places in named.values() for place in places if all_are_for(look, place - 1)}
    for of in look.accepted if whole else ():
        yield Misgiving("ahead", look.words[min(whole)].line, of.field, of.board)
    for of in look.accepted if named and not whole else ():
        found = _said_in(look, of, {place for places in named.values() for place in places})
        if found and all(number in named for number in found):
            line = look.words[look.sentences[found[0]].start].line
            yield Misgiving("ahead", line, of.field, of.board)


@needs(DOOR_TAKEN, ONE_TURN, _NEXT)
def door_of_the_next(look: Look) -> Iterator[Misgiving]:
    """A trapdoor of the next turn, beside its throw or by its own word: "5 now, next turn 3 and trapdoor 40"."""
    taken = {value for of in look.accepted if of.field == "T" for value in of.values}
    for of in look.accepted if taken else ():
        places = look.places(of) if of.field == "D" else []
        ways = (partial(_behind_the_next, taken=taken), _ahead_of_the_next, _owned_by_the_next)
        if places and all(any(of_the_next(look, place) for of_the_next in ways) for place in places):
            yield Misgiving("door-turn", look.words[places[0]].line, "D", of.board)


@needs(TWO_TURNS, _TURNS)
def turns_of_another_round(look: Look) -> Iterator[Misgiving]:
    """Throws for turns of which one is not in the subject: "turn 10: 3, turn 11: 5" below "turns 9+10"."""
    if look.turns or look.count < 2:
        return
    open_ = _turns_after(look.subject_words(), several=True)
    mine = _turns_after(look.words, several=False)
    if len(open_) != look.count or max(open_) - min(open_) != look.count - 1 or len(mine) != look.count:
        return
    if mine != open_ and max(mine) - min(mine) == look.count - 1 and mine & open_:
        for of in look.accepted:
            if of.field == "T":
                yield Misgiving("other-turn", look.words[0].line, "T", of.board)


def _turns_after(words: Sequence[Word], *, several: bool) -> set[int]:
    """Return the numbers behind the word for a turn; ``several``: with those joined to them, "turns 9+10"."""
    made: set[int] = set()
    led = False
    for place, word in enumerate(words):
        if word.kind == "n" and led:
            after = words[place + 1] if place + 1 < len(words) else None
            if several or (after is not None and (after.kind == "n" or after.low in _HEADING)):
                made.add(word.value)
            led = several
        elif not (led and word.low in _JOINING):
            led = word.low in _TURNS
    return made


def _behind_the_next(look: Look, place: int, taken: set[int]) -> bool:
    """Whether "next turn 3", or "3 next turn", is before a number in its sentence, nothing of this turn between."""
    part = look.words[look.sentences[look.sentence_at(place)].start : place]
    marks = [n for n, word in enumerate(part[:-1]) if word.low in _NEXT and part[n + 1].low in _TURNS | _PERIODS]
    if not marks:
        return False
    between = part[marks[-1] + 2 :]
    thrown = {word.value for word in (*part[max(0, marks[-1] - 1) :], *between) if word.kind == "n"}
    now = any(word.means("now", "today", "this") for word in between)
    return not now and bool(thrown - taken) and not thrown & taken and min(thrown) <= look.high


def _ahead_of_the_next(look: Look, place: int) -> bool:
    """Whether a trapdoor is told for the next turn behind a throw for this one: "5 now, trapdoor 40 next turn"."""
    after = look.words[place + 1 : min(look.sentences[look.sentence_at(place)].end, place + 3)]
    if len(after) < 2 or after[0].low not in _NEXT or after[1].low not in _TURNS | _PERIODS:
        return False
    before = look.words[max(0, place - _FROM_NOW) : place]
    return any(
        word.means("now", "today") or (word.means("this") and then.low in _TURNS | _PERIODS)
        for word, then in pairwise(before)
    )


def _owned_by_the_next(look: Look, place: int) -> bool:
    """Whether a space is told for "next turn's trapdoor"."""
    sentence = look.sentences[look.sentence_at(place)]
    before = look.words[max(sentence.start, place - _FROM_NOW) : place]
    return any(
        word.low in _NEXT and then.low.removesuffix("'s") in _TURNS | _PERIODS and look.label(door) == "D"
        for word, then, door in zip(before, before[1:], before[2:], strict=False)
        if then.low.endswith("'s")
    )


def _named(look: Look, part: Sequence[Word], start: int) -> list[int]:
    """Return where a sentence has the numbers of turns after those open, of which nothing is kept; none beside "now".

    What is said of such a turn beside a word for the open one may well be news: "since turn 5 is far off, now a 3".
    """
    last = max(look.turns)
    places: list[int] = []
    for place, word in enumerate(part):
        if word.kind != "n" or not last < word.value <= last + _FURTHEST or word.value in look.kept:
            continue
        ahead = place - 1 - (place > 1 and part[place - 1].low in _SIGNED)
        if ahead >= 0 and part[ahead].low in _TURNS:
            places.append(start + place)
    return [] if any(word.means("now", "today") for word in part) else places


def _said_in(look: Look, of: Accepted, turns: set[int]) -> list[int]:
    """Return the sentences in which something that was accepted is said; ``turns`` are the numbers that name turns."""
    places = look.places(of) if of.values else []
    if places:
        return [look.sentence_at(place) for place in places if place not in turns]
    if of.values:
        # A throw whose number is not written was looked up: "in turn 3 my lowest".
        return [
            number
            for number in range(min(len(look.sentences), _MOST))
            if any(word.means(*_LOOKED_UP) for word in look.of_sentence(number))
        ]
    return [
        number
        for number in range(min(len(look.sentences), _MOST))
        if any(look.label(word) == "D" for word in look.of_sentence(number))
        and any(word.means(*_DECLINING) for word in look.of_sentence(number))
    ]
