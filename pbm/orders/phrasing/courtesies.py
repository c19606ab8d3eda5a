"""Courtesies round an order, and questions beside it: "the five if I may", "Would you mind if I used the 3?"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.orders.tokens.said import Telling, needing, parted
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, CORRECTIONS, HEDGES, NOT_WORDS, OF_RULES

__all__ = ["COURTESIES", "without_musing"]

_COURTEOUS = tuple(
    tuple(said.split())
    for said in (
        *(
            *("i may", "i might", "we may", "we might"),
            "i may be so bold",
            "i might be so bold",
            "i may make so bold",
            "you please",
            "you would",
        ),
        *("you will", "you don't mind", "you wouldn't mind", "you'd be so kind", "you would be so kind"),
        *(
            "there is any justice",
            "there's any justice",
            "there is any justice left",
            "there is any justice in the world",
        ),
        *("there's any justice in the world", "there is a god", "there's a god", "the gods are kind"),
        *("it's no bother", "it's no trouble", "that's no bother", "that's no trouble"),
    )
)
"""What only asks kindly behind an "if", or sighs."""
_USED_UP = word_set("again twice used")
_AHEAD = word_set("please me then now thanks us")
_BEHIND = word_set("and with plus & thanks please")
_MINDING = tuple(
    tuple(said.split())
    for said in (
        *(
            "you mind",
            "you mind very much",
            "you mind terribly",
            "you mind awfully",
            "you mind at all",
            "you very much mind",
        ),
        *("it be all right", "it be alright", "it be ok", "it be okay", "it be fine", "it be in order"),
        *("it be all right with you", "it be ok with you", "it be too much trouble", "it be too much bother"),
        *("it trouble you", "it bother you", "it be a bother", "anybody mind", "anyone mind"),
    )
)
"""What asks for leave behind "would" and before "if I threw the 2"."""
_LEAVE = word_set("would do")
_THROWN = word_set("throw threw use used play played take took spend spent roll rolled went go")
_PLACED = word_set("put place placed nominate nominated have had choose chose pick picked")
_WAITING = (("wait",), ("hang", "on"), ("hold", "on"), ("wait", "a", "sec"), ("wait", "a", "minute"), ("wait", ","))
_ASKING = word_set(
    "is isn't are aren't was wasn't were did didn't does doesn't do has hasn't have how what what's who who's why "
    "where where's when"
)
_NEVER_MUSED = (
    CONDITIONS
    | word_set(
        "i i'm i've i'd i'll me my mine we our us should shall could would can instead rather then so about better "
        "best say said mean free taken allowed legal possible wise safe ok okay still change cancel stop hold not"
    )
) - {"else", "when"}
_DOUBTED = word_set("free taken allowed legal wise silly possible valid safe good better ok okay gone used available")
_NO_SUBJECT = word_set("it that this there the a an my your one these those")
_POINTING = word_set("that this the those these")
_ON_THE_BOARD = word_set("snake snakes ladder ladders")
_ADVERBS = word_set("really actually even also just still")
_UNDOING = word_set("back off from nothing later tomorrow next instead")
_PLACES = word_set("place spot square space home position field location number")
_GERUNDS = {
    "putting": "put",
    "giving": "give",
    "entering": "enter",
    "booking": "book",
    "noting": "note",
    "marking": "mark",
    "writing": "write",
    "setting": "set",
    "placing": "place",
    "having": "have",
    "taking": "take",
}
_ASKING_KINDLY = word_set("would do may might can could")
_OPENING = 8  # words within which a sentence says that it asks
_ONLY = word_set("only but just really one no other better finer fitter is one's possible")
_WHOSE = word_set("my the our a")
_TO_THE_PLACE = 8  # words of "there is really only one place for"


@needing(
    {"if"}, {"may", "might", "please", "would", "will", "mind", "kind", "bother", "trouble", "bold", "justice", "god"}
)
def _by_your_leave(part: list[Token], _: Limits) -> list[Token]:
    """Return "the five if I may" as "the five please"; "the five if I may use it twice" asks for the rule."""
    place = next((n for n, token in enumerate(part) if token.low == "if"), -1)
    lows = [token.low for token in part[place + 1 : place + 8]]
    if place < 0 or _USED_UP & {token.low for token in part}:
        return part
    if place and part[place - 1].kind not in "NPTDX" and part[place - 1].low not in _AHEAD:
        return part
    for said in sorted(_COURTEOUS, key=len, reverse=True):
        if tuple(lows[: len(said)]) != said:
            continue
        end = place + 1 + len(said)
        if end < len(part) and part[end].kind not in "PSL" and part[end].low not in _BEHIND:
            return part
        return [*part[:place], Token("W", "please", part[place].line, text="please"), *part[end:]]
    return part


@needing({"if"}, {"i"}, {"N"}, _LEAVE, _THROWN | _PLACED)
def _with_your_leave(part: list[Token], limits: Limits) -> list[Token]:
    """Return "Would it be all right if I threw the 2?" as "please i throw the 2"; "… again?" is of the rules."""
    lows = [token.low for token in part]
    if part[-1].low != "?" or OF_RULES & (set(lows) - {"if"}) or lows.count("if") > 1:
        return part
    place = lows.index("if") if "if" in lows else 0
    head = next((n for n in range(min(place, 6)) if lows[n] in _LEAVE), -1)
    if head < 0 or tuple(lows[head + 1 : place]) not in _MINDING or any(t.kind in "NTD" for t in part[:head]):
        return part
    verb = place + 2
    if lows[place + 1] != "i" or verb >= len(part) or lows[verb] not in _THROWN | _PLACED:
        return part
    rest = set(lows[verb + 1 :])
    if rest & (HEDGES | NOT_WORDS | CONDITIONS | {"or", "before", "after", "next"}):
        return part
    line = part[verb].line
    throws = lows[verb] in _THROWN or (lows[verb] in ("have", "had") and _first(part[verb:]) <= limits.high)
    doing = Token("T", "throw", line, text="throw") if throws else Token("W", "put", line, text="put")
    said = [Token("W", "please", line, text="please"), Token("W", "i", line, text="i"), doing]
    return _stated([*part[:head], *said, *part[verb + 1 :]])


@needing({"mind", "ask"}, {"N"}, _ASKING_KINDLY)
def _asking_kindly(part: list[Token], limits: Limits) -> list[Token]:
    """Return "Would you mind putting me down for the 3?" as "please put me down for the 3"."""
    lows = [token.low for token in part]
    for place in range(1, min(len(part) - 2, _OPENING)):
        plain = not (OF_RULES - {"if", "or"}) & set(lows)
        minding = lows[place] == "mind" and lows[place - 1] in ("you", "u") and _LEAVE & set(lows[:place])
        step = place + 1 + (lows[place + 1] in ("very", "terribly", "awfully"))
        step += lows[step] == "much"
        if minding and step < len(part) and lows[step] in _GERUNDS and not _UNDOING & set(lows) and plain:
            said = [Token("W", low, part[step].line, text=low) for low in ("please", _GERUNDS[lows[step]])]
            return _stated([*part[: max(0, place - 2)], *said, *part[step + 1 :]])
        begging = (
            lows[place] == "ask" and lows[place - 1] == "i" and {"may", "might", "can", "could"} & set(lows[:place])
        )
        step = place + 1 + (lows[place + 1] in ("you", "u"))
        step += step < len(lows) and lows[step] == "kindly"
        number = step + 1 + (lows[min(step + 1, len(lows) - 1)] in ("a", "an", "the", "my"))
        throw = number < len(part) and part[number].kind == "N" and part[number].value <= limits.high
        behind = part[number + 1] if number + 1 < len(part) else None
        ends = behind is None or behind.kind in "SPD" or behind.low in ("please", "and", "with", "this")
        if begging and step < len(lows) and lows[step] == "for" and throw and ends and plain:
            return _stated([Token("W", "please", part[place].line, text="please"), *part[step + 1 :]])
    return part


def _stated(part: list[Token]) -> list[Token]:
    """Return a sentence that asked as one that does not."""
    return [*part[:-1], replace(part[-1], low=".", text=".")] if part[-1].low == "?" else part


def _first(part: Sequence[Token]) -> int:
    return next((token.value for token in part if token.kind == "N"), 0)


@needing({"there's", "there"}, {"D"}, {"N"}, _PLACES)
def _only_place(part: list[Token], limits: Limits) -> list[Token]:
    """Return "there's only one place for my trapdoor: 94" as "my trapdoor: 94"."""
    head = next((n for n, token in enumerate(part) if token.low in ("there's", "there")), len(part))
    step = head + 1
    while step < len(part) and step - head < _TO_THE_PLACE and part[step].low in _ONLY:
        step += 1
    if step == head + 1 or step + 3 >= len(part) or part[step].low not in _PLACES or part[step + 1].low != "for":
        return part
    said = {token.low for token in part[head:step]}
    door = step + 2 + (part[step + 2].low in _WHOSE)
    sign = door + 1
    if sign + 1 >= len(part) or part[door].kind != "D" or part[sign].low not in (":", ",", "-", "..."):
        return part
    number = sign + 1 + (part[sign + 1].low in ("and", "it's", "on", "at"))
    ends = number + 1 >= len(part) or part[number + 1].kind in "PS"
    fits = number < len(part) and part[number].kind == "N" and part[number].value > limits.high and ends
    if not fits or not said & {"only", "but", "just", "no"}:
        return part
    unsure = {token.low for token in part[:head]} & (HEDGES | CONDITIONS | {"or"})
    return part if unsure else [*part[:head], Token("S", ".", part[head].line), *part[step + 2 :]]


@needing({"wait", "hang", "hold"}, _ASKING)
def without_musing(tokens: list[Token], _: Limits) -> list[Token]:
    """Return "3, trapdoor 47. wait is nev really on 90" without its last sentence, which takes nothing back.

    What asks about a number that is told elsewhere, or draws a conclusion, is left and ends with a question mark.
    """
    parts = parted(tokens)
    heads = {n: head for n, part in enumerate(parts) if n and (head := _asks_at(part))}
    if not heads:
        return tokens
    told = {token.value for n, part in enumerate(parts) if n not in heads for token in part if token.kind == "N"}
    kept: list[list[Token]] = []
    for n, part in enumerate(parts):
        own = n in heads and any(token.kind == "N" and token.value in told for token in part)
        if n in heads and not own and _of_others(part[heads[n] :]):
            continue
        asks = n in heads and part[-1].kind == "S" and any(token.kind == "N" for token in part)
        kept.append([*part[:-1], replace(part[-1], low="?")] if asks else part)
    return [token for part in kept for token in part]


def _asks_at(part: Sequence[Token]) -> int:
    """Return where "wait is uncle nev", "hang on did mo" begins to ask, nought where a sentence does not begin so."""
    lows = [token.low for token in part]
    head = next((len(said) for said in sorted(_WAITING, key=len, reverse=True) if tuple(lows[: len(said)]) == said), 0)
    head += head > 0 and lows[head : head + 1] == [","]
    if not head or head + 1 >= len(lows) or lows[head] not in _ASKING:
        return 0
    subject = head + 1
    while subject < len(lows) - 1 and lows[subject] in _ADVERBS:
        subject += 1
    if subject + 1 < len(lows) and lows[subject] in _POINTING and lows[subject + 1] in _ON_THE_BOARD:
        return head  # "wait does that snake on 88 take you all the way down"
    questioned = part[subject].kind == "N" and lows[subject + 1 : subject + 2] != [] and lows[subject + 1] in _DOUBTED
    return head if questioned or (part[subject].kind == "W" and lows[subject] not in _NO_SUBJECT) else 0


def _of_others(part: Sequence[Token]) -> bool:
    """Whether what is asked is about nothing of one's own, and draws no conclusion."""
    corrections = CORRECTIONS - _ADVERBS - {"make"}  # "did u make that up"
    return not any(t.kind in "TDUB" or t.low in _NEVER_MUSED or t.low in corrections for t in part)


COURTESIES: Final[tuple[Telling, ...]] = (_by_your_leave, _with_your_leave, _asking_kindly, _only_place)
