"""Turns and counts marked as such, so that no number of theirs is taken for an order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.lists import mark_entries
from pbm.orders.tokens.telling import of_somebody
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import ANYBODY_DOES, LABELS_BEFORE, MONTHS, UNITS

__all__ = ["ORDINALS", "mark_counts", "mark_indexes", "mark_lists", "mark_ones", "mark_turns"]

TURNS = frozenset(("turn", "turns", "round", "rounds", "t", "tour", "zug", "züge", "runde", "beurt"))
ORDINALS = {"first": 1, "1st": 1, "second": 2, "2nd": 2}
"""The two places of a round of two turns."""

_ORDINAL = re.compile(r"(\d{1,4})(?:st|nd|rd|th)$")
_NUMBERED = {"one": 1, "two": 2}
_COUNTING = frozenset(("#", "no", "nr", "number", "num", "nº", "№"))
_MORTALS = word_set("sooner would rather to might could we they people nearly almost i he she old never shall")
_BEFORE_ORDINALS = frozenset(("i", "ii", "iii", "a", "b", "the", "my", "for"))
_AMBIGUOUS_MONTHS = frozenset(("may", "mar", "sat", "sun"))
_DATING = LABELS_BEFORE | (MONTHS - {"may", "sat"})
_BOXES = frozenset(("box", "game", "section"))
_LED = word_set("the my and then for on a with i so play")
_ANYBODY = word_set("i we")
_WANTING = word_set("want mean meant need choose chose prefer like wanted picked")
_IN_TIME = word_set("in on that this . , ;")
_OWNING = word_set("my your his her our their")
_STEPS = 12  # spaces that somebody is behind somebody; a higher number there is a place
_NOTHING = Token("S", "", -1)


_DOUBLE = ("double", "doppelte", "dubbele", "doble", "double-turn", "doppio")

_HARDLY = word_set("hardly scarcely barely never not can't cannot couldn't won't wouldn't shan't")
"""Words before "anything but" with which a number can be nothing else."""


def mark_turns(tokens: list[Token]) -> None:
    """Make "turn 11", "turns 5 & 6" into turns."""
    place = 0
    while place < len(tokens) - 1:
        token, after = tokens[place], tokens[place + 1]
        if token.low not in TURNS:
            place += 1
            continue
        if (
            token.kind == "W"
            and token.low in ("turn", "round")
            and after.low in (":", "#", "=")
            and _opens(tokens, place)
        ):
            number = tokens[place + 2] if place + 2 < len(tokens) else _NOTHING
            ends = tokens[place + 3] if place + 3 < len(tokens) else _NOTHING
            listed = ends.low == "," and place + 4 < len(tokens) and tokens[place + 4].kind in "SL"
            if number.kind == "N" and (ends.kind in "SL" or listed):
                token.kind, token.low, number.kind = "P", "turn", "U"
        before = tokens[place - 1] if place else _NOTHING
        ordinal = _ORDINAL.match(before.low) if before.kind == "X" else None
        if ordinal is not None:
            before.kind, before.value = "U", int(ordinal.group(1))
            token.kind, token.low = "P", ":"
            place += 1
            continue
        named = token.kind == "W" and after.kind == "N"
        owned = before.low == "my" and not any(t.kind == "T" for t in tokens[place + 2 : place + 3])
        named = named and not owned and before.low not in ("this", "first", "second", "1st", "2nd", *_DOUBLE)
        if named and (len(token.low) > 1 or after.low.isdigit()):
            after.kind = "U"
            plural = token.low.endswith("s")
            token.kind, token.low = "P", "turn"
            step = place + 2
            while step + 1 < len(tokens) and _next_turn(tokens, step, plural):
                tokens[step].kind, tokens[step].low = "P", "turn"
                tokens[step + 1].kind = "U"
                step += 2
            if step + 1 < len(tokens) and tokens[step].low == "of" and _counts_turns(tokens, step + 1, after.value):
                tokens[step + 1].kind = "X"  # "round 3 of 6"
            place = step
        else:
            place += 1


def _counts_turns(tokens: Sequence[Token], place: int, turn: int) -> bool:
    """Return whether a number says how many turns there are, of which ``turn`` is one."""
    number = tokens[place]
    return number.kind == "N" and number.low.isdigit() and number.value >= turn


def _opens(tokens: Sequence[Token], place: int) -> bool:
    return place == 0 or tokens[place - 1].kind in ("S", "L")


def _on_the_door(tokens: Sequence[Token], place: int) -> bool:
    """Whether a space is given for the door: "45 on the door"."""
    number, on, the = tokens[place - 3 : place]
    return number.kind == "N" and on.low in ("on", "for", "as", "at") and the.low in ("the", "a", "my")


def _colon_of(tokens: Sequence[Token], place: int) -> int:
    """Return where the colon stands that ends the heading an ordinal opens: "First of the two (the 11th): one"."""
    start = place
    while start and tokens[start - 1].line == tokens[place].line:
        start -= 1
        if tokens[start].kind not in "PSL" and tokens[start].low not in _BEFORE_ORDINALS:
            return 0
    for step in range(place + 1, min(place + 14, len(tokens) - 2)):
        counted = tokens[step].kind == "N" and tokens[step + 1].low in UNITS  # "the two turns"
        if tokens[step].kind in "NTDBSL" and not counted:
            return 0
        if tokens[step].low == ":":
            return step if tokens[step + 1].kind == "N" and tokens[step + 2].kind in "SL" else 0
    return 0


def _opens_line(tokens: Sequence[Token], place: int) -> bool:
    return place == 0 or tokens[place - 1].line != tokens[place].line


def _next_turn(tokens: Sequence[Token], step: int, plural: bool) -> bool:
    """Whether the sign at ``step`` and the number after it name the next turn: the "& 6" of "turns 5 & 6"."""
    sign, number = tokens[step], tokens[step + 1]
    joined = sign.low in ("&", "and", "/", "+") or (plural and sign.low in (",", "-"))
    follows = number.kind == "N" and number.value == tokens[step - 1].value + 1
    return joined and follows and not _own_turn(tokens, step + 2)


def _own_turn(tokens: Sequence[Token], place: int) -> bool:
    """Whether "on turn 6" follows: the number before it is no turn then."""
    after = [token.low for token in tokens[place : place + 2]]
    return len(after) == 2 and after[0] in ("on", "in", "for") and after[1] in TURNS


_GRADES = frozenset(("legal", "lowest", "highest", "smallest", "biggest", "largest", "possible", "allowed"))
"""Before a "one" that stands for a number: "begin with the lowest legal one"."""
_INDEXING = frozenset((*ORDINALS, "that", "this", "die", "door"))
"""What stands for an index, or beside one, besides labels."""


def mark_ones(tokens: list[Token]) -> None:
    """Make a word of a "one" that is anybody or stands for a number: "one must be nice", "I name one at all"."""
    for place, token in enumerate(tokens):
        if token.low != "one" or token.kind != "N":
            continue
        graded = place > 0 and tokens[place - 1].low in _GRADES
        after = [later.low for later in tokens[place + 1 : place + 3]]
        of_something = place > 0 and tokens[place - 1].low == "the" and _with_something(tokens[place + 1 : place + 4])
        if graded or of_something or after == ["at", "all"] or (after and after[0] in ANYBODY_DOES):
            token.kind = "W"


def _with_something(after: Sequence[Token]) -> bool:
    """Whether "the one" is told by what it has, or who wants it: "the one with your letter in it", "the one I want"."""
    wanted = len(after) > 1 and after[0].low in _ANYBODY and after[1].low in _WANTING
    later = len(after) > 1 and after[0].low == "after" and after[1].low in _IN_TIME
    return (
        wanted
        or later
        or (len(after) == 3 and after[0].low == "with" and after[1].low in _OWNING and after[2].kind == "W")
    )


def mark_indexes(tokens: list[Token]) -> None:
    """Make "throw 1: 3" and "second throw: 6" the first and the second of a round."""
    for place, token in enumerate(tokens[:-1]):
        if token.kind not in "TD" and token.low not in _INDEXING:
            continue
        after = tokens[place + 1]
        if token.low in ORDINALS and token.kind in "WX" and after.kind == "N" and after.low == "one":
            named = place + 2 < len(tokens) and tokens[place + 2].low in (":", "=", "is")
            after.kind, after.low = ("P", ":") if named else ("W", "one")
        if token.low in ("that", "this") and after.kind == "N" and after.low == "one":
            after.kind = "W"
        if token.low == "die" and place and tokens[place - 1].low in _MORTALS:
            token.kind = "W"
        if token.kind == "T" and after.low in _NUMBERED and place + 2 < len(tokens) and tokens[place + 2].low.isdigit():
            after.kind, after.value = "U", _NUMBERED[after.low]  # "throw one 2, throw two 4"
            continue
        ordinal = token.low in ORDINALS and token.kind in "WX"
        article = after.low in ("the", "a", "my", "an") and place + 2 < len(tokens) and tokens[place + 2].kind == "N"
        colon = _colon_of(tokens, place) if ordinal else 0
        before = tokens[place - 1] if place else _NOTHING
        if ordinal and after.low == ":" and before.kind == "W" and before.low not in _LED:
            continue  # "Chess first: …"
        if ordinal and (after.kind in "TN" or article or after.low in TURNS or after.low == ":" or colon):
            token.kind, token.value = "U", ORDINALS[token.low]
            for other in tokens[place + 1 : colon]:
                other.kind, other.low = "P", ""
        elif token.low == "door" and token.kind == "W" and place > 2 and _on_the_door(tokens, place):
            token.kind = "D"
        elif token.low == "door" and token.kind == "W" and (after.low in (":", "=") or after.kind == "N"):
            token.kind = "D" if _opens(tokens, place) or tokens[place - 1].kind != "D" else "W"
        elif token.kind in "TD":
            counting = 1 if after.low in _COUNTING else 0
            after, sign, value = (tokens[place + 1 + counting : place + 4 + counting] + [_NOTHING] * 3)[:3]
            if after.kind == "N" and sign.low in (":", "=") and value.kind in "NX":
                after.kind = "U" if token.kind == "T" else "X"
                if counting:
                    tokens[place + 1].kind, tokens[place + 1].low = "P", ""  # "throw #1 = 2"


def mark_lists(tokens: list[Token], count: int) -> None:
    """Take the numbers of a numbered list out: "1) 3", "2. trapdoor 45". In a round of two turns they may be turns."""
    mark_entries(tokens, count)
    heads = [
        place
        for place in range(len(tokens) - 2)
        if _heads_entry(tokens[place], tokens[place + 1])
        and _opens_line(tokens, place)
        and tokens[place + 1].line == tokens[place].line
    ]
    if (
        len(heads) < 2
        or tokens[heads[0] + 2].line != tokens[heads[0]].line
        or not _counting([tokens[place].value for place in heads])
    ):
        return
    bare = [[t.kind for t in tokens[place + 2 : place + 4]] in (["N", "S"], ["N", "L"]) for place in heads[:count]]
    for place in heads:
        turn = count > 1 and all(bare) and tokens[place].value <= count
        tokens[place].kind = "U" if turn else "P"
        tokens[place].low = tokens[place].low if turn else ","
        tokens[place + 1].kind, tokens[place + 1].low = "P", ":" if turn else ","


def _heads_entry(number: Token, sign: Token) -> bool:
    """Whether a number and a sign may head an entry of a list; "1. May I …" looks like a date."""
    dated = number.kind == "X" and number.low == "1" and sign.low == ","
    return dated or (number.kind == "N" and sign.low in (")", "."))


def _none_nominated(tokens: Sequence[Token], place: int) -> bool:
    """Whether "no trapdoor nominated" ends here, which tells nothing of the past."""
    before = tokens[max(0, place - 2) : place]
    after = tokens[place + 1] if place + 1 < len(tokens) else _NOTHING
    declined = len(before) == 2 and before[0].low == "no" and before[1].kind == "D"
    return declined and (after.kind in "SLP" or after.low in ("please", "thanks", "this"))


def _days_off(tokens: Sequence[Token], place: int) -> Token | None:
    """Return the second number of "six on and three off", "4 on 4 off": days of work, and days off."""
    part = [token for token in tokens[place : place + 5] if token.low not in ("and", ",", "/")][:4]
    told = len(part) > 3 and part[2].kind == "N" and (part[1].low, part[3].low) == ("on", "off")
    return part[2] if told else None


def _sum(tokens: Sequence[Token], place: int) -> bool:
    """Whether a sum stands at ``place`` that says nothing but itself: "5 + 2 = 7"."""
    part = tokens[place : place + 5]
    return (
        len(part) == 5
        and [t.kind for t in part[::2]] == ["N", "N", "N"]
        and part[1].low in ("+", "-", "plus", "minus", "and")
        and part[3].low in ("=", "is", "makes")
        and part[4].value == part[0].value + part[2].value * (-1 if part[1].low in ("-", "minus") else 1)
    )


def _counting(values: Sequence[int]) -> bool:
    """Whether numbers count 1, 2, 3 …; further on one may be missing, whose line was no order."""
    return list(values[:2]) == [1, 2] and all(1 <= after - before <= 2 for before, after in pairwise(values))


def mark_counts(tokens: Sequence[Token]) -> None:
    """Take out the numbers that count, date or number something else."""
    for place, token in enumerate(tokens):
        if token.kind not in "DNX":
            continue
        if token.kind == "D" and of_somebody(tokens, place):
            token.kind = "W"
        if token.kind == "D" and token.low == "nominated" and _none_nominated(tokens, place):
            token.kind, token.low = "P", ""
        off = _days_off(tokens, place) if token.kind == "N" else None
        if off is not None:
            token.kind = off.kind = "X"
        if token.kind == "N" and _sum(tokens, place):
            for part in tokens[place : place + 5 : 2]:
                part.kind = "X"
        named = _ordinal(token) if token.kind == "X" and place + 1 < len(tokens) else 0
        if named and tokens[place + 1].low in ("square", "space", "sq", "spot", "cell", "field"):
            token.kind, token.value = "N", named  # "the 62nd square"
            tokens[place + 1].kind, tokens[place + 1].low = "P", ""
        if token.kind != "N":
            continue
        before = tokens[place - 1] if place else _NOTHING
        after = tokens[place + 1] if place + 1 < len(tokens) else _NOTHING
        then = tokens[place + 2] if place + 2 < len(tokens) else _NOTHING
        if after.low == "-" and then.kind == "W" and (then.low in UNITS or f"{then.low}s" in UNITS):
            token.kind = "X"  # "a 5-minute job"
        if _left_out(tokens, place):
            token.kind = "X"
        if token.low == "two" and before.low in ("the", "both") and after.low == ":" and then.kind == "N":
            token.kind = "X"  # "trapdoor, for the two: 37"
        if token.value == 2 and after.low == "throws" and before.low in ("those", "these", "both", "the", "my"):
            token.kind = "X"  # "swap those two throws over"
        if before.low in _BOXES and any(t.kind == "D" for t in tokens[max(0, place - 5) : place]):
            continue  # "the trapdoor: box 82"
        if _in_a_row(tokens, place):
            token.kind = "X"
        if after.low == "ahead" and then.low == "of" and place + 3 < len(tokens) and tokens[place + 3].kind == "N":
            continue  # "5 ahead of 3", in a round of two turns
        if _counted(token, before, after) or _numbered(before, tokens[place - 2] if place > 1 else _NOTHING):
            token.kind = "X"
            _or_more(tokens, place)


def _or_more(tokens: Sequence[Token], place: int) -> None:
    """Count what stands right before what is counted at ``place`` in too: the 3 of "3 or 4 weeks"."""
    fewer = tokens[place - 2] if place > 1 else _NOTHING
    label = tokens[place - 3].kind if place > 2 else "S"
    near = tokens[place - 1].low == "or" and fewer.value + 1 == tokens[place].value
    if fewer.kind == "N" and near and label not in ("T", "D"):
        fewer.kind = "X"


def _ordinal(token: Token) -> int:
    """Return the number that an ordinal is of, 0 for any other token."""
    found = _ORDINAL.match(token.low)
    return int(found.group(1)) if found is not None else max(token.value, 0) if not token.low.isdigit() else 0


def _counted(token: Token, before: Token, after: Token) -> bool:
    if before.low in ("at", "on", "in") and after.low in ("behind", "ahead") and token.value > _STEPS:
        return False  # "a trapdoor at 51 behind me"
    if token.low == "one" and after.kind in "TD" and before.kind != "T":
        return True  # "one trapdoor for both"; "throw one trap 34" has a throw
    if token.low == "one" and after.low in ("turn", "round", "board") and before.kind not in "TD":
        return True  # "one turn only this time", "I wish there was just one board"
    if token.value == 3 and after.low == "cheers":
        return True
    if after.low in ("times", "time") and token.value != 1:
        return True
    if after.kind in ("W", "T", "D") and after.low in UNITS and after.low not in ("throws", "of", "second"):
        return True
    return after.kind == "W" and after.low in MONTHS and after.low not in _AMBIGUOUS_MONTHS


def _left_out(tokens: Sequence[Token], place: int) -> bool:
    """Whether all but a number is meant: "anything but a 6"; and not "it can hardly be anything but a 6"."""
    step = place - 1 - (place > 0 and tokens[place - 1].low in ("a", "an", "the", "my"))
    if step < 1 or tokens[step].low not in ("but", "except", "bar"):
        return False
    if not any(token.low in ("anything", "any", "everything") for token in tokens[max(0, step - 2) : step]):
        return False
    return _HARDLY.isdisjoint(token.low for token in tokens[max(0, step - 6) : step])


def _in_a_row(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number counts something off: "player no. 4", "rule number 17"."""
    step = place - 1
    while step >= 0 and tokens[step].low in ("no", "nr", "number", ".", "#") and place - step < 4:
        if tokens[step].kind == "S":
            return False  # "I took the 68 bus. Five it is."
        step -= 1
    return step >= 0 and step < place - 1 and tokens[step].kind == "W" and tokens[step].low in LABELS_BEFORE


def _numbered(before: Token, ahead: Token) -> bool:
    if before.low == "." and before.kind == "P" and ahead.low in LABELS_BEFORE:
        return True  # "p. 3"
    if before.low == "step" and ahead.low in ("i", "i'll", "we", "we'll", "let's", "to"):
        return False  # "I step two with my counter"
    if before.kind == "W" and before.low in _DATING:
        return True
    if before.low == "or" and ahead.low in ("day", "week", "hour", "minute", "moment", "month", "night"):
        return True
    return (before.low == "house" and ahead.low != "way") or (before.low == "number" and ahead.low == "house")
