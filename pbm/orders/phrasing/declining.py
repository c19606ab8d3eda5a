"""A trapdoor declined in other words: "can't be bothered with a trapdoor", "sod the trapdoor", "skip it on B"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.said import Telling, needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, CORRECTIONS, NOT_WORDS

__all__ = ["DECLINING", "rather_not"]

_DENIALS = NOT_WORDS | word_set("can't cant cannot couldn't couldnt can hardly")
_BOTHERING = word_set("bothered arsed bothering faffed like fancy lust bock wanting")
_WEARY = word_set("cba cbb lazy tired busy")
_CURSING = word_set("bugger sod stuff blow damn hang")
_TO_DO = word_set(
    "a an any the my with of for to about on put thinking up think set setting make making place placing come "
    "coming doing do name naming nominate nominating choose choosing pick picking have having in new another"
)
_BE = word_set("be really just so very quite much am i'm i been feel feeling")
_OWN = word_set("i i'm we and but so as because since though while me mir ,")
_WANTING = word_set("want need fancy wanted needed required wish require")
_SIGNS = frozenset((":", "-", "="))
_REFUSALS = frozenset(
    tuple(said.split())
    for said in (
        *("rather not", "i'd rather not", "would rather not", "prefer not", "prefer not to", "i'd prefer not"),
        *("i'd prefer not to", "would prefer not", "would prefer not to", "think not", "i'll pass", "pass"),
        *(
            "will pass",
            "shall pass",
            "i'd better not",
            "had better not",
            "decline",
            "must decline",
            "i'll decline",
            "will decline",
        ),
        *("rather no", "better not", "better no", "preferably not"),
    )
)
"""What somebody says behind a label who nominates nothing."""
_LAST_OF = 6  # words from "can't be bothered" to its trapdoor
_THINKING = word_set("reflection actually then ok okay alright thinking hm hmm well")
_FOR_NOW = word_set("this now today again thanks thx ta please for so sorry and cheers anymore either at")
_GIVEN_UP = (("give", "a", "miss"), ("leave", "out"), ("leave", "off"), ("leave", "aside"), ("leave", "alone"))
_NOW = word_set("this today tonight now for me week time turn round month one thanks please again")
_ELSE = word_set("else more altogether más altro otro extra")
_NOTHING = word_set("nothing nowt nuffin nothin")
_MORE_OF_IT = word_set("from please thanks thx this for today now cheers ta")
_LOT = (("that's", "your", "lot"), ("that's", "me", "lot"), ("thats", "your", "lot"), ("that", "is", "your", "lot"))


def _ends(part: Sequence[Token], place: int) -> bool:
    """Whether a clause ends at ``place``, or goes on with nothing but when and thanks."""
    return place >= len(part) or part[place].kind in "SPL" or part[place].low in _FOR_NOW


def _no(token: Token) -> Token:
    return Token("W", "no", token.line, text="no")


@needing({"D"}, _BOTHERING | _WEARY | _CURSING | {"passe"})
def _not_bothered(part: list[Token], limits: Limits) -> None:
    """Say "no trapdoor" for "cba with a trapdoor", "I can't be arsed to think of a trapdoor", "sod the trapdoor"."""
    spaces = max((n for n, token in enumerate(part) if token.kind == "N" and token.value > limits.high), default=-1)
    hanging = next((n for n, token in enumerate(part) if token.low in CONDITIONS), len(part))
    for door, token in enumerate(part[:hanging]):
        if token.kind != "D" or not _ends(part, door + 1) or door < spaces:
            continue
        head = door - 1
        while head >= 0 and door - head <= _LAST_OF and part[head].low in _TO_DO:
            head -= 1
        if head < 0:
            continue
        word, article = part[head].low, part[door - 1].low in ("the", "a", "any", "that")
        if word in _CURSING and head == door - 2 and article:
            cursed = head == 0 or part[head - 1].kind in "PSL" or part[head - 1].low in ("and", "but", "so", "oh")
            start = head if cursed else -1
        elif word in _WEARY:
            start = head - (part[head - 1].low in ("too", "i", "just")) if head else head
            start = start if word.startswith("cb") or (head and part[head - 1].low == "too") else -1
        elif word == "passe" and head > 1 and [t.low for t in part[head - 2 : head]] == ["i", "me"]:
            start = head - 2  # "je me passe de trappe"
        else:
            start = head - 1 if word in _BOTHERING and not (word == "like" and part[door - 1].low == "the") else -1
            while start > 0 and head - start < _LAST_OF and part[start].low in _BE:
                start -= 1
            start = start if start >= 0 and part[start].low in _DENIALS - {"can"} else -1
        if start < 0:
            continue
        start -= start > 0 and part[start - 1].low in ("i", "i'm", "we", "am", "im", "really", "just")
        if start == 0 or part[start - 1].kind in "PSLN" or part[start - 1].low in _OWN:
            part[start:door] = [_no(part[start])]
        return


@needing({"D"}, _WANTING)
def _none_wanted(part: list[Token], _: Limits) -> None:
    """Say "none" behind a label: "trapdoor: don't want one", "trapdoor - not needed"."""
    for door in range(len(part) - 3):
        if part[door].kind != "D" or part[door + 1].low not in _SIGNS:
            continue
        start = door + 2 + (part[door + 2].low in ("i", "we"))
        step = start
        while step < len(part) and part[step].low in _DENIALS | {"do", "does"}:
            step += 1
        denied = any(token.low in _DENIALS for token in part[start:step])
        if not denied or step >= len(part) or part[step].low not in _WANTING:
            continue
        step += 1
        step += step < len(part) and part[step].low in ("one", "any", "it", "none", "that")
        if _ends(part, step):
            part[door + 2 : step] = [Token("W", "none", part[door].line, text="none")]
            return


@needing({"D"}, _SIGNS, {"not", "no", "pass", "decline"})
def rather_not(part: list[Token], _: Limits) -> None:
    """Say "none" for "trapdoor: I would rather not, thank you" and "trapdoor: I'll pass".

    Not where a number follows: "… rather not. Oh, go on then, 45". It needs the whole mail to see that.
    """
    for door in range(len(part) - 2):
        if part[door].kind != "D" or part[door + 1].low not in _SIGNS:
            continue
        end = next((n for n in range(door + 2, len(part)) if part[n].kind in "SPL"), len(part))
        said = [token.low for token in part[door + 2 : end]]
        while said and said[-1] in _FOR_NOW:
            said.pop()
        said = said[1:] if said[:1] == ["i"] else said
        line = part[door].line
        label = next((n for n in range(end, len(part)) if part[n].kind in "TD"), len(part))
        behind = list(enumerate(part))[end:label]
        numbered = any(
            token.kind == "N" and (token.line <= line + 1 or any(t.low in _THINKING for t in part[max(end, n - 5) : n]))
            for n, token in behind
        )
        if tuple(said) in _REFUSALS and not numbered:
            part[door + 2 : end] = [Token("W", "none", line, text="none")]
            return


@needing({"D"}, {"miss", "out", "off", "aside", "alone"}, {"give", "leave"})
def _given_a_miss(part: list[Token], _: Limits) -> None:
    """Say "no trapdoor" for "I'll give the trapdoor a miss" and "leave the trapdoor out"."""
    for door in range(1, len(part) - 1):
        start = door - 1 - (part[door - 1].low in ("the", "my", "any"))
        if part[door].kind != "D" or start < 0:
            continue
        for said in _GIVEN_UP:
            end = door + len(said)
            behind = tuple(token.low for token in part[door + 1 : end])
            denied = start > 0 and part[start - 1].low in _DENIALS
            if (part[start].low, *behind) == said and _ends(part, end) and not denied:
                part[start:end] = [_no(part[start]), part[door]]
                return


@needing({"N"}, _NOTHING | {"otherwise", "lot", "nient'altro"})
def _nothing_else(part: list[Token], limits: Limits) -> None:
    """Leave out "nothing else" and "that's your lot" behind a throw that is the last thing said before it."""
    for place in range(1, len(part)):
        end = _no_more(part, place)
        if end == place:
            continue
        behind = end >= len(part) or part[end].kind in "SPL" or part[end].low in _MORE_OF_IT
        start = place
        while start > 0 and part[start - 1].low in (",", "-", "and", "but", "with"):
            start -= 1
        number = part[start - 1] if start else None
        if behind and number is not None and number.kind == "N" and number.value <= limits.high:
            del part[start:end]
            return


def _no_more(part: Sequence[Token], place: int) -> int:
    """Return where "nothing else" or "that's your lot" ends that begins at ``place``; else ``place``."""
    lows = tuple(token.low for token in part[place : place + 4])
    if lows[:1] == ("nient'altro",):
        return place + 1
    if lows[:2] in (("otherwise", "nothing"), ("nothing", "otherwise")):
        return place + 2
    if lows[:1] and lows[0] in _NOTHING and lows[1:2] and lows[1] in _ELSE:
        return place + 2
    return next((place + len(said) for said in _LOT if lows[: len(said)] == said), place)


@needing({"B"}, {"D"}, {"on", "for"}, _DENIALS | _WEARY | {"skip", "none"})
def _none_there(part: list[Token], _: Limits) -> None:
    """Say "none on B" for "trapdoor 28 on A, don't want one on B" and "skip it on B"."""
    door = next((n for n, token in enumerate(part) if token.kind == "D"), len(part))
    for place in range(3, len(part)):
        if part[place].kind != "B" or part[place - 1].low not in ("on", "for") or not _ends(part, place + 1):
            continue
        start = place - 2
        while (
            start > 0
            and place - start <= _LAST_OF + 2
            and (part[start].kind == "W" or part[start].low == "one")
            and part[start].low not in ("and", "but")
        ):
            start -= 1
        said = [
            token.low for token in part[start + 1 : place - 1] if token.low not in ("i", "i'm", "we", "thanks", "so")
        ]
        if part[start].kind not in "PSL" and part[start].low not in ("and", "but"):
            continue
        if door < start and _declines(said):
            part[start + 1 : place - 1] = [Token("W", "none", part[place].line, text="none")]
            if part[start].kind == "W":
                part[start] = Token("P", ",", part[start].line)  # "but none on B"
            return


def _declines(said: Sequence[str]) -> bool:
    """Whether these words say that none is wanted: "don't want one", "can't be bothered with one", "skip it"."""
    if list(said) == ["none"]:
        return True
    if said[:1] == ["skip"] and list(said[1:]) in (["it"], ["that"], ["one"]):
        return True
    bare = [low for low in said if low not in _BE and low not in ("with", "one", "it", "any", "a", "of", "to", "have")]
    if bare[:1] == ["cba"]:
        return len(bare) == 1
    wanting = _BOTHERING | {"want", "need", "have"}
    wished = len(bare) == 2 and bare[1] in wanting and (said[-1] in ("one", "any", "it") or bare[1] in _BOTHERING)
    had = len(bare) == 1 and list(said[-2:]) == ["have", "one"]
    return bool(bare) and bare[0] in _DENIALS - {"can"} and (wished or had)


@needing({"D"}, {"not"}, _NOW)
def _not_now(part: list[Token], _: Limits) -> None:
    """Say "no trapdoor" for "Trapdoor: not this week", where that is the whole of it."""
    for place in range(len(part) - 2):
        step = place + 1 + (part[place + 1].low in _SIGNS)
        rest = [t.low for t in part[step:] if t.kind not in "SLP"]
        if part[place].kind != "D" or rest[:1] != ["not"] or not 1 < len(rest) < 5 or not set(rest[1:]) <= _NOW:
            continue
        part[place : step + len(rest)] = [_no(part[place]), part[place]]
        return


@needing({"no"}, {"D"}, CORRECTIONS)
def _no_sorry(part: list[Token], _: Limits) -> None:
    """Set the comma of "trapdoor 18, no sorry trapdoor 19", which declines none."""
    for place in range(len(part) - 4, -1, -1):
        startled = part[place].low == "no" and part[place + 1].low in CORRECTIONS
        if startled and part[place + 2].kind == "D" and part[place + 3].kind == "N":
            part.insert(place + 1, Token("P", ",", part[place].line))


DECLINING: Final[tuple[Telling, ...]] = (
    _no_sorry,
    _not_now,
    _not_bothered,
    _none_wanted,
    _given_a_miss,
    _nothing_else,
    _none_there,
)
