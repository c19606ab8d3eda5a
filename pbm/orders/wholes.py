"""Sentences understood as a whole: bare numbers, changes of a value, "no trapdoor", and what was missed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.sentence import ASIDE, LABELLED, SPOKEN, Sentence
from pbm.orders.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import ASK_STARTS, CHANGE_VERBS, NONE_WORDS, NOT_WORDS, PLACES, POLITE, STARTERS, of_manner

__all__ = ["alone", "between", "changed", "dangling", "declined", "drop_ranges", "in_hand", "opened"]

_ARTICLES = frozenset(("a", "an", "the", "my", "number", ","))
_BETWEEN = word_set(
    "a an any the my want have need for to on nominating of be going nominate name naming make bother with put "
    "specify specifying open using use wanting having this time go in"
)
_SIGNS = frozenset((":", "=", "-", "is", "on", "at", "door", ",", "("))
_LINKS = frozenset(("door", "be", "to", "is", "goes", "go"))
_PREPOSITIONS = frozenset(("on", "at", "under", "where", "wherever", "below", "beneath"))
_PADDING = word_set(
    "steps spaces pips places forward along finally oh i n on definitely certainly it'll be from it is "
    "number no affirmative answer final ah aye"
)
_SPACES = word_set("square sq space spot")
_BY_SOMEBODY = word_set(
    "front path wherever anywhere somewhere copy whoever random surprise decide whoever's leader leading "
    "whichever behind nearby side"
)
_WHICH = frozenset(("same", "highest", "lowest", "one", "other", "usual", "last"))
_TAKEN_BACK = frozenset(("scrap", "forget", "ditch", "cancel", "scratch", "ignore", "lose", "disregard"))
_PONDERED = word_set("wonder wondered thought considered toyed tempted fancied pondered dithered thinking")
_PUTTING = word_set("put putting place placing have drop dropping want set setting")
_DECIDING = word_set(
    "torn decide decided choose choosing choice pick undecided toss toss-up i'm im am dither dithering "
    "hesitate play hesitating split wavering toss-up: stuck caught debating"
)
_KEPT_BACK = frozenset(
    ("keep", "keeping", "save", "saving", "hold", "holding", "leave", "leaving", "leaves", "reserve")
)
_DENIED = (["not"], ["neither"], ["nor"])
_SWAPS = frozenset(("swap", "swapping", "replace", "replacing", "exchange"))


def drop_ranges(s: Sentence) -> None:
    """Take out "(1-6)", which tells what is allowed, and the second half of "5 not 3", "5 instead of 3"."""
    for place, token in enumerate(s.tokens):
        if token.kind != "N":
            continue
        around = [s.at(place + step) for step in (-1, 1, 2, 3)]
        lows = [neighbour.low if neighbour else "" for neighbour in around]
        if lows[0] == "(" and lows[1] in ("-", "to") and lows[3] == ")":
            token.kind = "X"
            s.tokens[place + 2].kind = "X"
        if lows[0] == "(" and lows[1] == ")" and place > 1 and s.tokens[place - 2].kind == "N":
            _said_twice(s, place)
            continue
        before = [t.low for t in s.tokens[max(0, place - 4) : place] if t.low not in _ARTICLES]
        if before[-1:] and before[-1] in _TAKEN_BACK:
            if any(other.kind == "N" for other in s.tokens[place + 1 :]):
                token.kind = "X"
                s.hint = "T" if token.value <= s.limits.high else "D"
            else:
                s.cancelled.add(place)
            continue
        if (
            s.limits.count == 1
            and before[-1:]
            and before[-1] in _KEPT_BACK
            and token.value <= s.limits.high
            and s.low(place - 1) not in ("trapdoor",)
        ):
            token.kind = "X"
            continue
        if _considered(s, place):
            token.kind = "X"
            continue
        if before[-2:] in (["anything", "but"], ["everything", "but"], ["all", "but"]):
            token.kind = "X"
            continue
        if before[-2:] in (["instead", "of"], ["rather", "than"]) or before[-1:] in _DENIED:
            s.denied.add(place)
            s.replaced.add(token.value)
            _drop_alternatives(s, place)
            token.kind = "X"


def between(s: Sentence) -> None:
    """Mark the numbers of "I can't decide between 5 and 6" as neither."""
    for place, token in enumerate(s.tokens[:-3]):
        first, second = s.tokens[place + 1], s.tokens[place + 3]
        if token.low != "between" or first.kind != "N" or second.kind != "N":
            continue
        deciding = s.labels or any(t.low in _DECIDING for t in s.tokens)
        if first.value <= s.limits.high and second.value <= s.limits.high and not deciding:
            first.kind = second.kind = "X"  # "ring me between 5 and 6"
        elif first.value <= s.limits.high and second.value <= s.limits.high:
            s.between.update((place + 1, place + 3))


def in_hand(s: Sentence) -> None:
    """Take out the list of "1, 4 and 6 left", "with 1, 4 and 6 in hand"."""
    run: list[Token] = []
    for place, token in enumerate([*s.tokens, Token("S", "", -1)]):
        if token.kind == "N":
            run.append(token)
        elif token.low in (",", "and", "&", "the", "a", "or"):
            continue
        else:
            held = token.low in ("gone", "used", "spent", "left", "remaining", "unused", "available") or (
                (token.low == "in" and s.low(place + 1) in ("hand", "reserve")) or s.low(place + 2) == "hand"
            )
            if held and len(run) > 1 and all(number.value <= s.limits.high for number in run):
                if token.low not in ("gone", "used", "spent"):
                    s.in_hand = [number.value for number in run]
                for number in run:
                    number.kind = "X"
            run = []


def opened(s: Sentence, place: int, token: Token) -> bool:
    """Whether a space is to open: "let's open 45", "and see if 45 opens"."""
    if token.value <= s.limits.high:
        return False
    step = place - 1
    while s.low(step) in _SPACES | {"number", "no", "the", "up"}:
        step -= 1
    if s.low(step) in ("open", "opening"):
        return True
    if s.low(place + 1) == "opened" and any(t.low in ("want", "have", "like", "see", "be") for t in s.tokens[:place]):
        return True
    if (
        s.low(place - 1) in ("at", "on")
        and s.low(place - 2) == "mine"
        and any(t.low in _PUTTING for t in s.tokens[:place])
    ):
        return True
    step = place + 1
    while s.low(step) in ("to", "will", "might", "does", "actually"):
        step += 1
    return s.low(step) in ("opens", "open") and not any(t.low == "if" and n == 0 for n, t in enumerate(s.tokens))


def _drop_alternatives(s: Sentence, place: int) -> None:
    """Take out what else is denied: "rather than 45 or 46"."""
    step = place + 1
    while (
        s.low(step) in ("or", ",")
        and step + 1 < len(s.tokens)
        and s.tokens[step + 1].kind == "N"
        and s.low(step) == "or"
    ):
        s.tokens[step + 1].kind = "X"
        step += 2


def _considered(s: Sentence, place: int) -> bool:
    """Whether a number was only thought of: "I did wonder about 50, and then about 53"."""
    near = [t.low for t in s.tokens[max(0, place - 4) : place]]
    if near[-1:] == ["about"] and any(low in _PONDERED for low in near):
        return True
    chained = near[-1:] == ["about"] or near[-1:] in (["then"], [","], ["and"])
    earlier = [t for t in s.tokens[:place] if t.kind in "NX"]
    pondering = any(t.low in _PONDERED for t in s.tokens[:place])
    return (
        chained
        and pondering
        and bool(earlier)
        and earlier[-1].kind == "X"
        and ((earlier[-1].value > s.limits.high) == (s.tokens[place].value > s.limits.high))
        and not any(t.low in ("so", "end", "but") for t in s.tokens[max(0, place - 6) : place])
    )


def _said_twice(s: Sentence, place: int) -> None:
    """Take out the second of "three (3)"; "4 (five)" is neither."""
    first, second = s.tokens[place - 2], s.tokens[place]
    if (first.value <= s.limits.high) != (second.value <= s.limits.high):
        return
    if first.value != second.value:
        s.torn.add(place - 2)
    for token in s.tokens[place - 1 : place + 2]:
        token.kind, token.low = "P", ""


def alone(s: Sentence) -> bool:
    """Claim the numbers of a sentence that holds nothing else: "5", "5/45", "3, 6, 52 please", "5 none"."""
    values: list[tuple[int, int | None]] = []
    turn = -1
    for place, token in enumerate(s.tokens):
        if token.kind == "U" and s.limits.count == 1 and turn < 0 and not values:
            turn = token.value
        elif token.kind == "N":
            before = s.at(place - 1)
            if token.low == "one" and before is not None and before.kind == "W" and before.low != "a":
                return False
            values.append((place, token.value))
        elif token.kind == "W" and values and token.low in NONE_WORDS and token.low not in ("no", "pass", "skip"):
            values.append((place, None))
        elif token.kind == "W" and (
            token.low in POLITE | STARTERS | _PADDING or token.low in _SPACES or of_manner(token.low)
        ):
            if token.low == "on" and s.low(place - 1) != "go":
                return False
        elif token.kind != "P" or (token.low != "turn" and token.low.isalnum()):
            return False
    numbers = [(place, value) for place, value in values if value is not None]
    if not numbers or len(values) > s.limits.count + 2:
        return False
    spaces = {place for place, _ in numbers if _of_space(s, place)}
    throws = [(place, value) for place, value in numbers if value <= s.limits.high and place not in spaces]
    others = [(p, value) for p, value in values if value is None or value > s.limits.high or p in spaces]
    if not throws and len(values) == 1 and (s.open_door or (s.before is not None and s.before.field == "T")):
        # "5" and on the next line "67"; "Trapdoor? Hmm. 67."
        firm = s.follows or s.open_door or bool(spaces)
        door = s.add("D", numbers[0][1], SPOKEN if firm else ASIDE, numbers[0][0])
        door.doubt = "" if firm else "soft"
        return True
    if not throws and len(values) == 1 and s.before is not None and s.before.values == [numbers[0][1]]:
        s.add("D", numbers[0][1], SPOKEN, numbers[0][0])  # "71, if nobody minds? Yes, 71."
        return True
    if not throws or len(others) > 1 or (others and values.index(others[0]) not in (0, len(values) - 1)):
        return False
    claim = s.add("T", throws[0][1], SPOKEN, throws[0][0], turn=turn)
    claim.values = [value for _, value in throws]
    if s.limits.count == 2 and len(throws) == len(others) == 1 and s.doors_elsewhere and not spaces:
        value = others[0][1]
        if value is not None and value <= 20 and others[0][0] > throws[0][0]:
            claim.values.append(value)  # "3 and 7. Trap 44": the 7 is a throw, if a wrong one
            return True
    claim.end = throws[-1][0]
    if others:
        door = s.add("D", others[0][1], SPOKEN, others[0][0])
        if len(throws) > s.limits.count:
            door.doubt = "hard"
    return True


def _of_space(s: Sentence, place: int) -> bool:
    before = s.low(place - 1)
    return before in _SPACES or (before in ("number", "no", ".", "#") and s.low(place - 2) in _SPACES)


def changed(s: Sentence) -> bool:
    """Claim the new value of "change the throw from 3 to 6" and "swap the 3 for a 5"."""
    lows = [token.low for token in s.tokens]
    told = any(s.low(label + 1) == "from" for label in s.labels)  # "trapdoor from 45 to 54"
    if not told and not any(low in CHANGE_VERBS for low in lows):
        return False
    numbers = [place for place, token in enumerate(s.tokens) if token.kind == "N"]
    for old, new in pairwise(numbers):
        ahead = [low for low in lows[:old] if low not in _ARTICLES]
        between = [low for low in lows[old + 1 : new] if low not in _ARTICLES]
        swapped = any(low in _SWAPS for low in ahead)
        if not ((ahead[-1:] == ["from"] and between == ["to"]) or (swapped and between in (["for"], ["with"], ["by"]))):
            continue
        label = next((s.tokens[p].kind for p in reversed(s.labels) if p < old), None)
        high = s.limits.high
        values = (s.tokens[old].value, s.tokens[new].value)
        field = label or ("T" if max(values) <= high else "D" if min(values) > high else None)
        s.tokens[old].kind = "X"
        if field is None:
            return False
        s.labels = [p for p in s.labels if p > new]
        claim = s.add(field, values[1], LABELLED, new)
        claim.override = True
        s.tokens[new].kind = "X"
        s.last = new
        return False
    return False


def declined(s: Sentence, label: int) -> None:
    """Claim "no trapdoor", "trapdoor: none"."""
    if s.tokens[label].kind != "D":
        return
    before = [t.low for t in s.tokens[max(0, label - 7) : label]]
    while before and before[-1] in _BETWEEN:
        before.pop()
    place = label + 1
    while s.low(place) in _SIGNS:
        place += 1
    after = s.at(place)
    value = after is not None and after.kind == "W" and after.low in NONE_WORDS
    following = s.at(place + 1)
    if value and s.low(place) in ("no", "na") and following is not None:
        value = following.kind != "N" and following.low != "."  # "trapdoor no. 45" nominates 45
    if before and before[-1] in NOT_WORDS and _counts(s, label):
        return
    left_blank = any(t.low in ("blank", "default", "defaults") for t in s.tokens[label:]) and not any(
        t.kind == "N" for t in s.tokens[label:]
    )
    if left_blank and not any(claim.field == "D" for claim in s.made):
        s.add("D", None, LABELLED, label)
        return
    if (before and before[-1] in NOT_WORDS) or (before and before[-1] in NONE_WORDS) or value:
        if before and before[-1] == "none" and "for" not in [t.low for t in s.tokens[max(0, label - 3) : label]]:
            return
        s.add("D", None, LABELLED, label)


def _counts(s: Sentence, label: int) -> bool:
    """Whether a number follows that says what is not nominated: "I won't nominate 55"."""
    step = label + 1
    while s.low(step) in _SPACES | {
        "on",
        "at",
        "number",
        "under",
        "the",
        "to",
        "in",
        "no",
        "for",
        "this",
        "time",
        "turn",
    }:
        step += 1
    number = s.at(step)
    return number is not None and number.kind == "N" and number.value > s.limits.high


def dangling(s: Sentence) -> None:
    """Doubt a sentence that speaks of a throw or a trapdoor and gives it in a way that was not understood."""
    taken = {claim.place for claim in s.made}
    if s.tokens and s.tokens[0].low in ASK_STARTS and s.low(1) not in ("you", "i", "we", "u"):
        return  # "can a trapdoor be on the finish"
    for label in s.labels:
        kind = s.tokens[label].kind
        if any(claim.field == kind for claim in s.made):
            continue
        if kind == "T":
            if any(token.kind == "X" for token in s.tokens[label + 1 : label + 4]):
                s.doubtful("T", label)
            continue
        near = (*range(max(0, label - 3), label), *range(label + 1, min(label + 9, len(s.tokens))))
        loose = any(
            s.tokens[n].kind in ("NX" if n > label else "N") and n not in taken and not _listed(s, n) for n in near
        )
        after = [t for t in s.tokens[label + 1 : label + 5] if t.low not in _LINKS]
        somewhere = len(after) > 1 and (
            after[0].low in _PREPOSITIONS or (after[0].low == "the" and after[1].low in PLACES | _WHICH)
        )
        somewhere = (
            somewhere or _named(s, label, after) or any(t.low in _BY_SOMEBODY for t in s.tokens[label + 1 : label + 6])
        )
        somewhere = somewhere or _described(s, label)
        if loose or somewhere:
            s.doubtful("D", label)


def _described(s: Sentence, label: int) -> bool:
    """Whether words stand where the space should: "Trapdoor: Bob's square"."""
    if s.low(label + 1) not in (":", "="):
        return False
    after = [t for t in s.tokens[label + 2 : label + 6] if t.kind == "W"]
    return bool(after) and after[0].low not in NONE_WORDS and s.tokens[label + 2].kind == "W"


def _named(s: Sentence, label: int, after: Sequence[Token]) -> bool:
    """Whether somebody is to be trapped by name: "trap Clive!"."""
    verb = s.tokens[label].low in ("trap", "trapdoor", "nominate")
    return verb and bool(after) and after[0].kind == "W" and after[0].text.istitle() and len(after[0].text) > 1


def _listed(s: Sentence, place: int) -> bool:
    return any(s.tokens[place].value in claim.values for claim in s.made)
