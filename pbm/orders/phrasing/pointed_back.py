"""Words that point back to a number: "82, so that's the trapdoor", "the 5, which I play", "My 4 is left. Play it".

The number is told first and what it is for afterwards, in words that hold none; here the two are brought together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.orders.tokens.said import Telling, needing, parted, said_in, tell
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, MEMORY, NOT_WORDS

__all__ = ["follow_pointers", "own_one", "without_nothing"]

_LEADING = word_set("so and which hence thus therefore then")
_THAT = word_set("that this it that's thats it's this's which")
_BEING = word_set("is was will be became becomes makes made")
_OWNING = word_set("the my our your")
_ENDING = word_set("then settled sorted done please today now decided for")
_RELATIVE = word_set("which that")
_MYSELF = word_set("i we i'll i'd we'll")
_BRIEFLY = word_set("now hereby herewith shall will duly therefore gladly happily am")
_PLAYING = word_set(
    "play throw use order take choose nominate enter submit playing using throwing taking nominating spend"
)
_AFTER_PLAYING = word_set("herewith now hereby please today here this")
_OWN = word_set("is 's : = will shall would")
_SAY = word_set(": , it's its let's lets say make it is a the on at - = go with for i'll have i")
_GIVING = word_set("gets get goes go have having want wants put give gives nominate is deserves receives becomes")
_PLACE = word_set("on under at beneath by outside in below beside underneath")
_PLACED = 7  # tokens between a trapdoor and the number of the place described
_WITHIN = 6  # tokens in which what points back names the label
_APART = 9  # tokens between two spaces on which others stand
_MOVING = word_set("now then moves moved makes brings next")
_FEW = 3  # numbers of a sentence that are pointed back to, and trapdoors in it that are looked at
_MOST = 8  # numbers of a sentence about a vote that are looked at
_VOTING = word_set(
    "vote votes voted voting ballot poll split tie tied committee majority minority carried club members abgestimmt "
    "abstimmung gestemd stemming"
)
_WINNING = word_set("won wins carried prevailed prevails passed gewonnen gewann siegte gagné gewonnen won ganó vinto")
_CARRYING = word_set("carried broke plumped decided settled down cast casting majority came opted")
_OF_OLD = word_set("last previous earlier yesterday used next then")
_MEANING = word_set("round time turn month week today")


@needing({"N"})
def follow_pointers(tokens: list[Token], limits: Limits) -> list[Token] | None:
    """Put beside its number what a mail of one board tells of it by pointing back."""
    if limits.count != 1:
        return tokens
    made: list[Token] = []
    said = said_in(tokens)
    told_of = not _VOTING.isdisjoint(said) or "vote" in " ".join([t.text for t in tokens]).casefold()
    if not told_of and not any(rule.fits(said) for rule in _POINTERS):
        return tokens
    voting = False
    for part in parted(tokens):
        if part[-1].low != "?":
            part = tell(part, limits, _POINTERS)
            part = _voted(part, limits, voting=voting) if told_of else part
        voting = voting or (told_of and _of_a_vote(part))
        made.extend(part)
    return made


def _of_a_vote(part: Sequence[Token]) -> bool:
    return any(t.low in _VOTING or "vote" in t.text.casefold() for t in part)


@needing({"my"}, {"own"})
def own_one(tokens: list[Token], _: Limits) -> None:
    """Make "my own is a one" "mine is a one"."""
    for place in range(len(tokens) - 2):
        if tokens[place].low == "my" and tokens[place + 1].low == "own" and tokens[place + 2].low in _OWN:
            tokens[place] = replace(tokens[place], low="mine", text="mine")
            tokens[place + 1].kind, tokens[place + 1].low = "P", ""
            tokens[place + 1].text = ""


@needing({""})
def without_nothing(tokens: list[Token], _: Limits) -> None:
    """Drop the signs that say nothing."""
    tokens[:] = [token for token in tokens if token.kind != "P" or token.low or token.text]


def _fits(label: Token, number: Token, limits: Limits) -> bool:
    return number.kind == "N" and ((label.kind == "T") == (limits.low <= number.value <= limits.high))


def _ordered(ahead: Sequence[Token], label: str, number: Token, behind: Sequence[Token]) -> list[Token]:
    """Return a sentence in which the number that ``label`` is of stands by itself, between what is said round it."""
    line = number.line
    word = Token(label, "throw" if label == "T" else "trapdoor", line)
    told = replace(number)
    made = [*(replace(t, kind="X") if t is number else t for t in ahead), Token("S", ".", line), word, told]
    if behind and behind[0].kind != "S":
        made.append(Token("S", ".", line))
    return [*made, *behind]


def _undoubted(part: Sequence[Token]) -> bool:
    return not any(t.low in NOT_WORDS or t.low in HEDGES or t.low in CONDITIONS or t.low == "or" for t in part)


@needing({"N"}, _THAT, _LEADING)
def _that_is(part: list[Token], limits: Limits) -> list[Token]:
    """Label the number of "First ball was 82, so that became the trapdoor"."""
    return _those_are(part, limits, _FEW)


def _those_are(part: list[Token], limits: Limits, left: int) -> list[Token]:
    """Label the numbers that are pointed back to in so many words, as many as are ``left`` to look at."""
    for place, token in enumerate(part):
        if token.kind != "N" or token.low == "one" or not left:
            continue
        step = place + 1
        end = min(len(part), place + 1 + _WITHIN)
        if step < end and part[step].low in (",", "-", "...", "("):
            step += 1
        while step < end and part[step].low in _LEADING:
            step += 1
        if step == place + 1 or step >= end or part[step].low not in _THAT:
            continue
        step += 1
        while step < end and part[step].low in _BEING:
            step += 1
        if step < end and part[step].low in _OWNING:
            step += 1
        closed = step + 1 >= len(part) or part[step + 1].kind in "PS" or part[step + 1].low in _ENDING
        if step < end and part[step].kind in "TD" and closed and _fits(part[step], token, limits):
            if part[step - 1].low in _THAT and part[step - 1].low not in ("that's", "it's", "thats"):
                continue
            if not _undoubted(part) or any(t.kind in "TD" for t in part[max(0, place - 3) : place]):
                continue
            if part[step].kind == "D" and _two_places(part, place, limits):
                continue
            behind = part[step + 1 :]
            rest = _those_are(_closed(behind, token), limits, left - 1)
            return [*_ordered(part[: place + 1], part[step].kind, token, ()), *rest]
    return part


def _two_places(part: Sequence[Token], place: int, limits: Limits) -> bool:
    """Whether "that" may be either of two spaces: "Jonty is on 81 and Mo on 83, so that's my trapdoor"."""
    for step in range(place - 2, max(0, place - _APART), -1):
        if part[step].kind == "N" and part[step].value > limits.high:
            beside = part[step + 1].low in ("and", ",", "&") and part[step - 1].low == part[place - 1].low
            return beside and not any(t.low in _MOVING for t in part[step:place])
    return False


def _closed(behind: list[Token], number: Token) -> list[Token]:
    return behind if behind and behind[0].kind == "S" else [Token("S", ".", number.line), *behind]


@needing({"N"}, _RELATIVE, _MYSELF)
def _which_i(part: list[Token], limits: Limits) -> list[Token]:
    """Label the number of "that leaves me the 5, which I play herewith"."""
    for place in range(len(part) - 4):
        number = part[place]
        if number.kind != "N" or part[place + 1].low not in (",", "-", "(") or part[place + 2].low not in _RELATIVE:
            continue
        step = place + 3
        if part[step].low not in _MYSELF or part[step].low == "i'd":
            continue
        step += 1
        while step < len(part) and part[step].low in _BRIEFLY:
            step += 1
        if step >= len(part) or not (part[step].low in _PLAYING or part[step].kind in "TD"):
            continue
        after = part[step + 1] if step + 1 < len(part) else None
        if after is not None and after.kind not in "PS" and after.low not in _AFTER_PLAYING:
            continue
        label = "T" if limits.low <= number.value <= limits.high else "D"
        if part[step].kind in "TD" and part[step].kind != label:
            continue
        if not _undoubted(part[place:]):
            continue
        rest = part[step + 1 :]
        while rest and rest[0].low in _AFTER_PLAYING:
            rest = rest[1:]
        return _ordered(part[: place + 1], label, number, _closed(rest, number))
    return part


@needing({"N"}, {"so", "goes", "then"})
def _so_at_last(part: list[Token], limits: Limits) -> list[Token]:
    """Label the number of "I was going to ask you to choose the trapdoor, but that's not fair, so: forty-six"."""
    end = len(part) - (part[-1].kind == "S")
    while end and part[end - 1].kind in "P":
        end -= 1
    if end < 4 or part[end - 1].kind != "N" or sum(t.kind in "NX" for t in part) > 1:
        return part
    step = end - 2
    while step > 0 and part[step].low in _SAY:
        step -= 1
    labels = [t for t in part[:step] if t.kind in "TD"]
    number = part[end - 1]
    led = part[step].low in ("so", "goes", "then") and step < end - 2 and part[end - 2].low != "a"
    led = led or (part[step].low in ("so", "goes") and part[end - 2].low in ("so", "goes"))
    opened = {t.low for t in part[:step]} & {"was", "i'd", "going", "meant", "had"}
    if not led or len({t.kind for t in labels}) != 1 or not opened or not _fits(labels[0], number, limits):
        return part
    if any(t.low in CONDITIONS or t.low in HEDGES or t.low == "or" for t in part):
        return part
    head = [replace(t, kind="W") if t.kind in "TD" else t for t in part[:step]]
    return [*head, Token("S", ".", number.line), replace(labels[0]), number, *part[end:]]


@needing({"D"}, {"N"}, _PLACE, _GIVING)
def _in_apposition(part: list[Token], limits: Limits) -> list[Token]:
    """Put the number of "he gets the hole on his own doorstep, 55, and …" right behind the trapdoor."""
    for place in [n for n, token in enumerate(part) if token.kind == "D"][:_FEW]:
        token = part[place]
        if any(t.low in MEMORY for t in part[:place]):
            continue
        given = any(t.low in _GIVING for t in part[max(0, place - _PLACED) : place])
        sign = next((n for n in range(place + 1, min(len(part) - 1, place + 1 + _PLACED)) if part[n].kind != "W"), -1)
        if sign < 0 or part[sign].low not in (",", "-", "(") or not given or part[place + 1].low not in _PLACE:
            continue
        number = part[sign + 1]
        after = part[sign + 2] if sign + 2 < len(part) else None
        closed = after is None or after.kind in "PS" or after.low == "and"
        if number.kind != "N" or number.value <= limits.high or not closed or not _undoubted(part[:sign]):
            continue
        ahead = [t for t in part[:place] if t.kind != "N"]
        if len(ahead) < place:
            continue
        label = Token("D", "trapdoor", token.line)
        rest = part[sign + 2 :]
        while rest and (rest[0].kind == "P" or rest[0].low == "and"):
            rest = rest[1:]
        return [label, number, Token("S", ".", number.line), *rest]
    return part


@needing({"this"}, {"mean"})
def _meant_now(part: list[Token], limits: Limits) -> list[Token]:
    """Label both numbers of "This round I mean 5 and 28"."""
    lows = [t.low for t in part]
    if lows[:1] != ["this"] or len(lows) < 6 or lows[1] not in _MEANING:
        return part
    start = 2 + (lows[2] == ",")
    if lows[start : start + 2] != ["i", "mean"]:
        return part
    first = start + 2 + (lows[start + 2] in ("a", "the"))
    second = first + 2 + (lows[first + 2 : first + 3] in (["a"], ["the"]))
    if second >= len(part) or lows[first + 1] not in ("and", "with", "&"):
        return part
    one, two = part[first], part[second]
    if one.kind != "N" or two.kind != "N" or not limits.low <= one.value <= limits.high < two.value:
        return part
    line = one.line
    told = [Token("T", "throw", line), one, Token("P", ",", line), Token("D", "trapdoor", line), two]
    return [*told, *_closed(part[second + 1 :], two)]


def _voted(part: list[Token], limits: Limits, *, voting: bool) -> list[Token]:
    """Label the throw that won a vote: "We voted and the 5 won", "a tie, until Nora broke it for the 2"."""
    if not (voting or _of_a_vote(part)) or any(t.kind in "TD" and "vot" not in t.text.casefold() for t in part):
        return part
    if not _undoubted([t for t in part if t.low != "until"]):
        return part
    found = [n for n, t in enumerate(part) if t.kind == "N" and n and limits.low <= t.value <= limits.high]
    won = [n for n in found[:_MOST] if part[n].low != "one" and (_wins(part, n) or _carried(part, n))]
    if len({part[n].value for n in won}) != 1 or any(t.low in _OF_OLD for t in part):
        return part
    number = part[won[0]]
    for place in found:
        if place != won[0]:
            part[place].kind = "X"  # what lost, and how many were for it
    return _ordered(part[: won[0] + 1], "T", number, _closed(part[won[0] + 1 :], number))


def _wins(part: Sequence[Token], place: int) -> bool:
    after = part[place + 1] if place + 1 < len(part) else None
    articled = part[place - 1].low in ("the", "a")
    if after is not None and after.low in ("has", "have", "is"):
        place, after = place + 1, part[place + 2] if place + 2 < len(part) else None
    then = part[place + 2] if place + 2 < len(part) else None
    closed = then is None or then.kind in "PS" or then.low in ("by", "in", "with", "easily", "comfortably")
    return after is not None and after.low in _WINNING and closed and articled


def _carried(part: Sequence[Token], place: int) -> bool:
    step = place - 1 - (part[place - 1].low in ("the", "a"))
    closed = place + 1 >= len(part) or part[place + 1].kind in "PS"
    return (
        closed
        and part[step].low in ("for", "on")
        and step > 0
        and any(t.low in _CARRYING for t in part[max(0, step - 4) : step])
    )


_POINTERS: Final[tuple[Telling, ...]] = (_that_is, _which_i, _so_at_last, _in_apposition, _meant_now)
