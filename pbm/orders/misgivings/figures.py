"""Misgivings about numbers that are no exact ones, were cancelled, or have a second one beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR_TAKEN, ONE_TURN, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word

__all__ = ["cancelled", "half_written", "misheard", "named", "one_of_alike", "second_value", "vague"]

_INEXACT = ("odd", "something", "ish", "upwards", "onwards", "plus", "thereabouts", "somewhat", "up")
_OR = (
    *("so", "thereabouts", "more", "higher", "lower", "less", "above", "below", "over", "under", "nearby", "near"),
    *("around", "better", "something", "bigger", "smaller", "thereabout", "up", "wherever", "anything", "whatever"),
)
_SIGNS = ("<", ">", "≥", "≤", "~", "≈", "±")
_ARROW = ("-", "=", ">", "<", "–", "—")
_BOUNDS = (
    *(("at", "least"), ("at", "most"), ("more", "than"), ("less", "than"), ("higher", "than"), ("lower", "than")),
    *(("up", "to"), ("bigger", "than"), ("greater", "than"), ("no", "less"), ("smaller", "than"), ("fewer", "than")),
)
_BOUND_BY = frozenset(word for pair in _BOUNDS for word in pair if word not in ("at", "to", "no"))
_ABOUT = ("minus", "approximately", "approx", "roughly", "circa", "somewhere", "nearly", "almost", "round")
_ARTICLES = ("a", "an", "the", "my")
_BETWEEN = (
    *_ARTICLES,
    "out",
    "of",
    "at",
    "on",
    "for",
    "number",
    "that",
    "with",
    "is",
    "orders",
    "order",
    "move",
    "from",
)
_CANCELLING = (
    *("cancel", "withdraw", "scrap", "scrub", "retract", "delete", "ignore", "disregard", "undo", "scratch", "forget"),
    *("unsay", "rescind", "revoke", "void", "strike", "erase", "remove", "rub", "annul"),
)
_MISHEARD = ("ate", "won", "tree", "sicks", "fife", "fore", "nein")
_MISHEARD_AT_LAST = ("to", "too", "for")
_TENS_HEARD = ("tea", "tee", "t", "d", "dee", "ty", "tie")
"""What a machine makes of the second half of "forty", "sixty"."""
_TENS_BEGUN = ("for", "fore", "four", "six", "sick", "seven", "eight", "nine", "thir", "fif", "4", "6", "7", "8", "9")
_LEAVING = (
    "that",
    "which",
    "please",
    "pls",
    "thanks",
    "thank",
    "cheers",
    "bye",
    "ta",
    "and",
    "over",
    "regards",
    "love",
    "speak",
)
_NOT = ("not", "don't", "dont", "never", "won't", "no")
_INSTEAD = ("instead", "make", "replace", "substitute", "rather", "with")
_HALF = late(
    r"(?<![\w&])(?P<fourth>\d)[&^%$@£#~](?=[\s.,;!]|$)|(?<=\s)-(?P<third>\d)(?![\w-])|(?<![\w_])(?P<first>\d)_(?![\w_])|(?<![\w_])_(?P<second>\d)(?![\w_])"
)
_SIGNS_OF_KEYS = frozenset("_-&^%$@£#~")
_LINE = 1_000  # characters of a line that are looked at
_TENS = 10
_LEAD = 5  # words between "cancel" and the number
_AMISS = frozenset(("should", "ought", "must", "wants", "meant", "wrong", "supposed", "typo", "mistake"))
_GREETING = (73, 88)  # what radio amateurs close a letter with
_POINTING = ("this", "that", "the", "which", "another", "next", "last", "each", "every", "any", "no", "other")
_BARE = 4  # words and signs of a line that is hardly more than a number


def named(look: Look, of: Accepted) -> list[int]:
    """Return the places of an order's numbers, without the "one" of "this one"."""
    return [
        place
        for place in look.places(of)
        if look.words[place].low != "one" or not place or not look.words[place - 1].means(*_POINTING)
    ]


@needs((*_INEXACT, *_SIGNS, *_ABOUT, *_BOUND_BY, "or", "+"))
def vague(look: Look) -> Iterator[Misgiving]:
    """A number that is only somewhere near: "> 3", "sixty-odd", "50 or thereabouts", "at least a 4", "minus 6"."""
    for of in look.accepted:
        for place in named(look, of):
            if _is_vague(look, of, place) or _open_above(look, place):
                yield Misgiving("throw-hedged" if of.field == "T" else "door-hedged", *_of(look, place, of))
                break


def _of(look: Look, place: int, of: Accepted) -> tuple[int, str, str]:
    return look.words[place].line, of.field, of.board


def _is_vague(look: Look, of: Accepted, place: int) -> bool:
    sentence = look.sentences[look.sentence_at(place)]
    after = [w for w in look.words[place + 1 : min(sentence.end, place + 5)] if w.kind != "p" or w.low != "-"]
    while after and after[0].kind == "p" and after[0].low == "":
        after = after[1:]
    joined = place + 1 < sentence.end and look.words[place + 1].low == "-"
    if after and after[0].kind == "w":
        first = after[0].low
        second = after[1] if len(after) > 1 else None
        if first in _INEXACT and (joined or second is None or second.kind == "p"):
            return True
        if first == "or" and second is not None and second.low in _OR and not _goes_on(after[2:]):
            return True
    step = place - 1
    while step >= sentence.start and look.words[step].low in _ARTICLES:
        step -= 1
    if step < sentence.start:
        return False
    before = look.words[step]
    pair = (look.words[step - 1].low if step > sentence.start else "", before.low)
    if before.low in _SIGNS or (before.low == "=" and pair[0] in _SIGNS):
        doubled = before.low != "=" and pair[0] in _ARROW
        return not doubled and place - 1 == step
    if pair in _BOUNDS:
        return True
    return before.low == "minus" or (before.low in _ABOUT and of.field == "D")


def _open_above(look: Look, place: int) -> bool:
    """Whether a plus sign is written at a figure: "4+"."""
    word = look.words[place]
    line = look.lines[word.line][:_LINE] if word.digits and 0 <= word.line < len(look.lines) else ""
    return "+" in line and re.search(rf"(?<![\w+]){word.text}\+(?=[\s,.;]|$)", line) is not None


def _goes_on(after: Sequence[Word]) -> bool:
    """Whether "or so" is followed by words that make it something else: "or more likely 5"."""
    return bool(after) and after[0].kind in "wn" and not after[0].means("please", "for", "and", "this", "on")


@needs(DOOR_TAKEN)
def half_written(look: Look) -> Iterator[Misgiving]:
    """A space of which a figure is missing or slipped, or below nought: "trapdoor 5_", "trapdoor 4&", "trapdoor -5"."""
    for number, line in enumerate(look.lines[:200]):
        if _SIGNS_OF_KEYS.isdisjoint(line):
            continue
        for found in _HALF.finditer(line[:1000]):
            value = int(found["first"] or found["second"] or found["third"] or found["fourth"])
            for of in look.accepted:
                if of.field == "D" and of.values == (value,):
                    yield Misgiving("door-unclear", number, "D", of.board)


@needs(DOOR_TAKEN, (*_MISHEARD, *_MISHEARD_AT_LAST, *_TENS_HEARD))
def misheard(look: Look) -> Iterator[Misgiving]:
    """A space of which a machine that takes dictation misheard a part: "trapdoor on forty ate", "for tea two"."""
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" else ():
            word, sentence = look.words[place], look.sentences[look.sentence_at(place)]
            if word.value < _TENS and _has_tens_heard(look, place):
                yield Misgiving("door-unclear", word.line, "D", of.board)
                break
            if word.digits or word.value % 10 or word.value < 20 or place + 1 >= sentence.end:
                continue
            after, then = look.words[place + 1].low, look.words[place + 2 : place + 3]
            last = place + 2 >= sentence.end or then[0].kind == "p" or then[0].low in _LEAVING
            if after in _MISHEARD or (after in _MISHEARD_AT_LAST and last):
                yield Misgiving("door-unclear", word.line, "D", of.board)
                break


def _has_tens_heard(look: Look, place: int) -> bool:
    """Whether the tens of a space stand beside it as they sound: "for tea two", "4 t 2"."""
    sentence = look.sentences[look.sentence_at(place)]
    before = look.words[max(sentence.start, place - 3) : place]
    if len(before) == 3 and before[1].low in _TENS_BEGUN and before[2].means(*_TENS_HEARD):
        return look.label(before[0]) == "D" or before[0].means("on", "at", "is", "to")  # "T4 D7" is not
    after = look.words[place + 1 : min(sentence.end, place + 3)]
    heard = len(after) == 2 and after[0].means(*_TENS_HEARD) and after[1].kind == "n"
    return heard and look.words[place].low in _TENS_BEGUN and after[1].value < _TENS


@needs(("one",), ("of",), ("s",))
def one_of_alike(look: Look) -> Iterator[Misgiving]:
    """Figures of which one is wrong, nobody knows which: "one of those 4s should be a 5" below "4, trapdoor 54"."""
    for place, (word, plural) in enumerate(pairwise(look.words)):
        if not word.digits or word.value >= _TENS or plural.low != "s":
            continue
        before, after = look.words[max(0, place - _LEAD) : place], look.words[place + 2 : place + 2 + _LEAD]
        chosen = any(one.low == "one" and of.low == "of" for one, of in pairwise(before))
        if not chosen or not any(w.low in _AMISS for w in after) or not any(w.kind == "n" for w in after):
            continue
        for of in look.accepted:
            if any(word.low in str(value) for value in of.values):
                yield Misgiving("throw-doubt" if of.field == "T" else "door-doubt", word.line, of.field, of.board)
        return


@needs((*_CANCELLING, "back", "cross", "score"))
def cancelled(look: Look) -> Iterator[Misgiving]:
    """A number that is named only to be taken back: "cancel my throw of 2, the trapdoor can stay"."""
    for of in look.accepted:
        places = named(look, of)
        if of.values and places and _cancels(look, places[-1]):
            yield Misgiving("throw-retracted" if of.field == "T" else "door-retracted", *_of(look, places[-1], of))


def _cancels(look: Look, place: int) -> bool:
    sentence = look.sentences[look.sentence_at(place)]
    step = place - 1
    while step >= sentence.start and place - step <= _LEAD:
        word = look.words[step]
        back = word.low == "back" and step > sentence.start and look.words[step - 1].means("take", "taking", "took")
        out = word.low in ("cross", "score") and look.words[step + 1].low in ("out", "through")
        if word.means(*_CANCELLING) or back or out:
            denied = any(w.means(*_NOT) for w in look.words[max(sentence.start, step - 2) : step])
            rest = look.words[place + 1 : sentence.end]
            return not denied and not any(w.means(*_INSTEAD) for w in rest[:4])
        if word.kind != "w" or not (look.label(word) or word.means(*_BETWEEN)):
            return False
        step -= 1
    return False


@needs(ONE_TURN, DOOR_TAKEN)
def second_value(look: Look) -> Iterator[Misgiving]:
    """Another space that stands by itself behind the one taken: "5. 23. 32."."""
    if len(look.boards) > 1 or look.count > 1:
        return
    for of in look.accepted:
        places = named(look, of)
        if of.field != "D" or not of.values or not places:
            continue
        for number, sentence in enumerate(look.sentences):
            part = look.of_sentence(number)
            spare = part[0].kind == "n" and part[0].digits and look.high < part[0].value <= 100
            if sentence.asked or not spare or part[0].value in of.values or sentence.start < places[0]:
                continue
            before = look.words[sentence.start - 1]
            ended = all(w.line != part[0].line or w.kind != "w" for w in look.words[sentence.end : sentence.end + 3])
            if ended and _bare(part) and before.low != ":" and before.kind != "x":
                yield Misgiving("door-differ", part[0].line, "D", of.board)
                return


def _bare(part: Sequence[Word]) -> bool:
    """Whether a sentence is nothing but a number, or that and a name: "45, Alec"."""
    if len(part) == 1:
        return True
    named = (
        part[0].value not in _GREETING
        and len(part) == 3
        and part[1].low == ","
        and part[2].kind == "w"
        and re.match(r"[A-Z][a-z]", part[2].text)
    )
    return len(part) < _BARE and bool(named)
