"""Misgivings about the two throws of a round of two turns: their order left open, the second in doubt or impossible."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.misgivings.needs import TWO_TURNS, needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.words import UNITS, counted

__all__ = [
    "number_unread",
    "one_for_other",
    "one_of_two",
    "only_second",
    "order_theirs",
    "second_impossible",
    "third_throw",
    "trails_off",
]

_JOINING = ("and", "then", "&", "+", "plus", "followed", "by", "next", "afterwards", "second", "a", "the", "my")
_OPENING = ("to", "begin", "start", "open", "with", "first")
_LEADING_ON = ("and", "then", "&", "+", "plus", "after", "afterwards", "followed", "next")
_MUTTERED = (
    *("hmm", "hm", "er", "um", "erm", "uh", "oh", "well", "i", "i've", "i'm", "have", "got", "honestly", "really"),
    *("maybe", "perhaps", "the", "a", "for", "second", "other", "is", "just", "still", "no", "not", "don't", "or"),
)
_SHRUGS = (
    *("idea", "clue", "dunno", "know", "sure", "unsure", "undecided", "stuck", "tbc", "tba", "blank", "pass"),
    *("ahnung", "idée", "idee", "idea", "what", "which", "something", "whatever", "other"),
)
_SIGNS = (",", "...", "..", "…", "-")
_NOT_KNOWN = frozenset(
    (
        *(("noch", "nicht"), ("weiß", "nicht"), ("weiss", "nicht"), ("sais", "pas"), ("pas", "encore")),
        *(("weet", "niet"), ("nog", "niet"), ("no", "sé"), ("lo", "sé"), ("todavía", "no"), ("aún", "no")),
        *(
            ("non", "so"),
            ("lo", "so"),
            ("überlege", "ich"),
            ("überlege", "noch"),
            ("ci", "penso"),
            ("ancora", "non"),
            ("not", "decided"),
            ("can't", "decide"),
        ),
    )
)
_AS_WELL = (
    "too",
    "also",
    "well",
    "auch",
    "aussi",
    "ook",
    "también",
    "tambien",
    "anche",
    "pure",
    "noch",
    "encore",
    "even",
)
_CHOOSING = ("between", "torn", "zwischen", "entre", "tussen", "fra", "tra")
_ORDERS = ("order", "sequence", "reihenfolge", "volgorde", "ordre", "l'ordre", "orden", "ordine", "l'ordine")
_YOURS = (
    *(
        "you",
        "your",
        "du",
        "dir",
        "ihr",
        "sie",
        "tu",
        "te",
        "toi",
        "vous",
        "jij",
        "je",
        "jou",
        "u",
        "tú",
        "ti",
        "usted",
    ),
    *("voi", "lei"),
)
_OPEN_VALUE = (
    r"\s{0,2}[:=-]\s{0,3}(?:\?|tb[acd]\b|to follow|later\b|unknown|undecided|don'?t know|not (?:yet|sure|known|decided)"
    r"|will follow|follows\b|folgt\b|volgt\b|à suivre|sigue\b|segue\b)"
)
_LEFT_OPEN = late(
    r"\b(?:turn|round|zug|runde|tour|beurt|ronde|turno)\s{0,2}\d{1,4}"
    + _OPEN_VALUE
    + r"|\b(?:second|2nd|zweiter?|tweede|deuxième|segund[oa]|second[oa])(?: (?:throw|turn|one|die|number|wurf|zug|worp"
    r"|beurt|lancer|tour|tirada|turno|tiro|lancio))?"
    + _OPEN_VALUE
    + r"|\bi(?:'ll| will| shall) (?:tell|send|give|let|mail|text|name)(?: (?:you|ye|ya|u))?(?: know)? (?:the|my)"
    r" (?:second|2nd|other)(?: (?:one|throw|number))? (?:when|once|after|as soon as|later|tomorrow|tonight)\b"
    r"|\b(?:second|2nd)(?: (?:one|throw|number))? (?:when|once|after|as soon as) i(?:'ve| have|'m| am)\b",
    re.IGNORECASE,
)
_OF_WHAT = ("turn", "round", "turns", "rounds", "board", "game", "issue", "chapter", "page", "part", "no", "number")
_REACH = 8  # words behind a throw in which the second one is told
_SLIP = 20  # a number beyond it is a space, and no slip for a throw


def _pairs(look: Look, most: int) -> Iterator[Accepted]:
    """Return the throws that were accepted in a round of two turns, at most ``most`` for a board."""
    return (of for of in look.accepted if look.count == 2 and of.field == "T" and len(of.values) <= most)


def _throw(look: Look, word: Word) -> bool:
    return word.kind == "n" and 0 < word.value <= look.high


def _own(look: Look, of: Accepted, number: int) -> bool:
    """Whether a sentence is about the board that ``of`` is for."""
    return look.boards_in(number) in ((), (of.board,))


@needs(TWO_TURNS, phrases("one_of_two"))
def one_of_two(look: Look) -> Iterator[Misgiving]:
    """One throw that is said to be one of the two, and not which: "One of them has to be a 6"."""
    found = look.found("one_of_two") if look.count == 2 else []
    for of in _pairs(look, 1):
        for start, end in found:
            sentence = look.sentences[look.sentence_at(start)]
            rest = look.words[end : sentence.end]
            if any(word.kind == "n" and word.value in of.values for word in rest):
                yield Misgiving("throw-order", look.words[start].line, "T", of.board)
                break


@needs(TWO_TURNS, _ORDERS, _YOURS)
def order_theirs(look: Look) -> Iterator[Misgiving]:
    """Which of two throws comes first left to the GM: "3 and 5, you sort out the order"."""
    for of in _pairs(look, 2):
        if len(of.values) != 2:
            continue
        for place, word in enumerate(look.words):
            if word.low not in _ORDERS or place == 0:
                continue
            if look.words[place - 1].low in ("that", "this"):
                break  # "in that order, as you asked us to tell you"
            if any(after.low == "of" for after in look.words[place + 1 : place + 2]):
                continue  # "the order of play matters, you say"
            number = look.sentence_at(place)
            sentence = look.sentences[number]
            led = look.words[max(sentence.start, place - 2) : place]
            told = any(w.low in ("in", "en", "nell'", "dans", "by", "my", "that", "this") for w in led)
            article = led[-1:] and (led[-1].means("the") or led[-1].low in ("the", "die", "de", "el", "l'"))
            yours = any(w.low in _YOURS for w in look.words[sentence.start : sentence.end])
            if (
                (article or word.low == "l'ordine" or word.low == "l'ordre")
                and yours
                and not told
                and _own(look, of, number)
            ):
                yield Misgiving("throw-order", word.line, "T", of.board)
                break


@needs(TWO_TURNS)
def second_impossible(look: Look) -> Iterator[Misgiving]:
    """A second throw that no die shows, right behind the first: "4 then 9, trapdoor 61"."""
    for of in _pairs(look, 1):
        doors = {value for other in look.accepted if other.field == "D" for value in other.values}
        for place in look.places(of):
            step = place + 1
            while step < len(look.words) and (
                look.words[step].low == "," or look.words[step].means(*_JOINING, *_OPENING)
            ):
                step += 1
            word = look.words[step] if step < len(look.words) else None
            if word is None or word.kind != "n" or step == place + 1 or 0 < word.value <= look.high:
                continue
            after = look.words[step + 1] if step + 1 < len(look.words) else None
            labelled = any(look.label(w) == "D" for w in look.words[place : step + 3]) and not doors
            counted = after is not None and after.low in UNITS
            if word.value <= _SLIP and word.value not in doors and not labelled and not counted:
                yield Misgiving("second-open", word.line, "", of.board)
                return


@needs(TWO_TURNS)
def trails_off(look: Look) -> Iterator[Misgiving]:
    """The second throw begun and not told, or left between others: "6 and... no idea", "turn 12: ?"."""
    for of in _pairs(look, 1):
        line = next((n for n, line in enumerate(look.lines) if _LEFT_OPEN.search(line[:400])), -1)
        if line >= 0 and len(look.boards) < 2:
            yield Misgiving("second-open", line, "", of.board)
            return
        for place in look.places(of):
            if _shrugged(look, place + 1) or _not_yet(look, place):
                yield Misgiving("second-open", look.words[place].line, "T", of.board)
                return
        for number in range(len(look.sentences)):
            if _own(look, of, number) and _torn(look, look.of_sentence(number), of):
                yield Misgiving("second-open", look.of_sentence(number)[0].line, "", of.board)
                return


def _shrugged(look: Look, start: int) -> bool:
    """Whether words go on to a second throw and their sentence ends in a shrug."""
    after = look.words[start : start + _REACH]
    step = 0
    while step < len(after) and (after[step].low == "," or after[step].means(*_LEADING_ON)):
        step += 1
    if not any(word.means(*_LEADING_ON) for word in after[:step]):
        return False
    while step < len(after) and (after[step].means(*_MUTTERED) or after[step].low in _SIGNS):
        step += 1
    if step >= len(after) or not after[step].means(*_SHRUGS):
        return False
    end = look.sentences[look.sentence_at(start + step)].end
    if after[step].means("know", "sure", "decide", "decided"):
        return True
    return start + step + 1 >= end or look.words[start + step + 1].kind == "p"


def _not_yet(look: Look, place: int) -> bool:
    """Whether the sentence of a throw goes on to say that the other one is not known yet, in any language."""
    rest = look.words[place + 1 : look.sentences[look.sentence_at(place)].end]
    return any((word.low, after.low) in _NOT_KNOWN for word, after in pairwise(rest))


def _torn(look: Look, part: Sequence[Word], of: Accepted) -> bool:
    """Whether two other throws are named that the player cannot choose between."""
    for place, word in enumerate(part):
        if word.low in _CHOOSING or word.means("between"):
            near = [w.value for w in part[place + 1 : place + 7] if _throw(look, w)]
            if len(near) == 2 and near[0] != near[1] and not set(near) & set(of.values):
                return True
    return False


@needs(TWO_TURNS)
def third_throw(look: Look) -> Iterator[Misgiving]:
    """A third throw beside the two, should there be room for it: "3, 5 and if there is time the 1 as well"."""
    for of in _pairs(look, 2):
        if len(of.values) != 2:
            continue
        for number in range(len(look.sentences)):
            part = look.of_sentence(number)
            places = [n for n, w in enumerate(part) if _throw(look, w)]
            told = [part[n].value for n in places]
            if len(places) < 3 or not _own(look, of, number) or told[:2] != list(of.values):
                continue
            third = next((n for n in places[2:] if part[n].value not in of.values), None)
            if third is None:
                continue
            rest = part[places[1] + 1 : third + 3]
            if any(w.low in _AS_WELL or w.means("if") for w in rest) and any(w.means("and") for w in rest):
                yield Misgiving("throw-order", part[third].line, "T", of.board)
                return


@needs(TWO_TURNS)
def number_unread(look: Look) -> Iterator[Misgiving]:
    """One throw of two, and another number beside it that could be one and of which nothing was made."""
    taken = {value for of in look.accepted for value in of.values}
    several = len(look.boards) > 1
    for of in _pairs(look, 1):
        for place, word in enumerate(look.words):
            if not _throw(look, word) or word.value in taken or _counts(look, place):
                continue
            if _of_later(look, place):
                continue
            if several and look.boards_in(look.sentence_at(place)) != (of.board,):
                continue
            if word.low == "one" and not (place and look.words[place - 1].means(*_LEADING_ON, "by")):
                continue
            yield Misgiving("throw-order", word.line, "T", of.board)
            return


@needs(TWO_TURNS)
def only_second(look: Look) -> Iterator[Misgiving]:
    """The one throw that was taken, told for the second turn: "For turn 16 I know already: the 4", in 15 and 16."""
    turns = look.turns or _turns_of_subject(look.subject_words())
    for of in _pairs(look, 1) if len(turns) == 2 else ():
        places = look.places(of)
        if places and not of.as_second and all(_turns_of(look, place, turns) == {turns[1]} for place in places):
            yield Misgiving("throw-order", look.words[places[0]].line, "T", of.board)


def _turns_of(look: Look, place: int, turns: Sequence[int]) -> set[int]:
    """Return the open turns that the sentence of a throw names."""
    pairs = pairwise(look.of_sentence(look.sentence_at(place)))
    return {word.value for before, word in pairs if before.means("turn", "round") and word.value in turns}


def _turns_of_subject(words: Sequence[Word]) -> tuple[int, ...]:
    """Return the two turns that a subject names together, "turns 15 & 16"; nothing where it names no such two."""
    for place, word in enumerate(words):
        if word.means("turns", "rounds"):
            named = tuple(w.value for w in words[place + 1 : place + 4] if w.kind == "n")
            return named if len(named) == 2 and named[1] == named[0] + 1 else ()
    return ()


def _of_later(look: Look, place: int) -> bool:
    """Whether a number is told to be for a turn after the round: "turn 3: 4"."""
    head = place - 1
    while head > 0 and look.words[head].kind == "p":
        head -= 1
    turn = look.words[head] if head > 0 else None
    if turn is None or turn.kind != "n" or look.words[head - 1].low not in _OF_WHAT[:4]:
        return False
    return bool(look.turns) and turn.value > max(look.turns)


@needs(TWO_TURNS)
def one_for_other(look: Look) -> Iterator[Misgiving]:
    """Two throws of which one is to take the other's place: "6 for the 2", "6 first instead of 1"."""
    for of in _pairs(look, 2):
        places = look.places(of) if len(of.values) == 2 and not of.in_place else []
        for place, following in pairwise(places):
            words = look.words[place + 1 : following]
            first, second = look.words[place].value, look.words[following].value
            if {first, second} != set(of.values) or any(word.kind == "p" for word in words):
                continue
            plain = [word for word in words if not word.means("the", "a", "my")]
            swapped = len(plain) == 1 and plain[0].means("for") and len(words) == 2
            if swapped or any(word.means("instead") for word in words):
                yield Misgiving("throw-order", look.words[place].line, "T", of.board)
                return


def _counts(look: Look, place: int) -> bool:
    """Whether a number counts what is behind it, or stands behind what it is the number of: "turn 5", "2 buses"."""
    after = look.words[place + 1] if place + 1 < len(look.words) else None
    before = look.words[place - 1] if place else None
    if before is not None and before.kind == "w" and before.low in _OF_WHAT:
        return True
    if before is not None and before.means("the", "these") and look.words[max(0, place - 2)].means("of"):
        return True  # "for the first of the two"
    if after is None or after.kind != "w":
        return False
    return counted(after.low)
