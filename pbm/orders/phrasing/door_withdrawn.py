"""A trapdoor of an earlier mail that is withdrawn for none.

"Withdraw the trapdoor I sent, I want none after all"; and where no other is named, "drop my trapdoor" says it all. So
does "on Tuesday I gave you 22 for a trapdoor; wipe that, I don't want one".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.said import needing, parted
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES

__all__ = ["door_given_back", "door_taken_out", "door_withdrawn"]

_WITHDRAWING = word_set("withdraw cancel forget scrap drop remove delete retract retire scrub strike annul take back")
_OURS = word_set("the my our that")
_GAVE = word_set("gave sent said put had named nominated wrote asked told picked entered chose ordered set made")
_WIPING = _WITHDRAWING | word_set("wipe bin erase undo nix disregard ignore lose")
_THAT = word_set("that it this one please out off away too")
_WANTING = word_set("want need wish like have take")
_NOT = word_set("don't not dont won't never doesn't")
_ONE = word_set("one any it")
_AGAINST = HEDGES | CONDITIONS | word_set("but or later tomorrow new another other instead who whose he she they")
_HANGING = word_set("if unless until till once whether in case maybe perhaps later tomorrow")
_MOST = 16  # tokens of either sentence
_CUTS = word_set(", - and but ;")
_DROPPING = _WITHDRAWING - word_set("take back")
_LEADING = word_set(
    "please pls i i'd like want need to would can could you will i'll just also so actually then kindly now wish hi "
    "hello dear and must have sir madam only"
)
_FOLLOWING = word_set(
    "please pls thanks now for this round turn time entirely altogether completely too also as well then nomination "
    "order i i've sent gave named earlier yesterday morning the back from me out off again only just alone nothing else"
)
_ALONE = word_set("only alone")
_LIMITING = word_set("only just")
_KEEPING = word_set("keep leave")
_KEPT = word_set(
    "keep leave the my throw move as it is was stands stand stay stays rest alone unchanged please same and"
)


@needing(_WITHDRAWING, {"D"})
def door_withdrawn(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return the tokens with "no trapdoor" for the two sentences that say so; what this mail nominates is no part."""
    if any(token.kind == "N" and token.value > limits.high for token in tokens):
        return tokens
    parts = parted(tokens)
    made: list[Token] = []
    skip = False
    for number, part in enumerate(parts):
        if skip:
            skip = False
            continue
        after = parts[number + 1] if number + 1 < len(parts) else []
        comma = next((n for n, token in enumerate(part) if token.low in (",", "-", "and")), len(part))
        if _withdraws(part[:comma]):
            line = part[0].line
            said = [Token("W", "no", line, text="no"), Token("D", "trapdoor", line, text="trapdoor")]
            if _wants_none(part[comma:]):
                made += [*said, Token("S", ".", line)]
                continue
            if comma == len(part) and _wants_none(after):
                made += [*said, Token("S", ".", line)]
                skip = True
                continue
        made += (None if _numbered(after) else _without_door(part, tokens)) or part
    return made


@needing(_GAVE, {"D"}, _WIPING)
def door_given_back(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return the tokens with "no trapdoor" for the one named as given before, wiped, and wanted no more."""
    if sum(token.kind == "N" and token.value > limits.high for token in tokens) != 1:
        return tokens
    cuts = [-1, *(n for n, token in enumerate(tokens) if token.low in _CUTS or token.kind == "S"), len(tokens)]
    clauses = [(start + 1, end) for start, end in pairwise(cuts) if end > start + 1]
    for given, wiped, wanted in zip(clauses, clauses[1:], clauses[2:], strict=False):
        head, order, wish = (tokens[start:end] for start, end in (given, wiped, wanted))
        if _gave(head, limits) and _wipes(order) and _wants_none(wish):
            line = head[0].line
            said = [Token("W", "no", line, text="no"), Token("D", "trapdoor", line, text="trapdoor")]
            return [*tokens[: given[0]], *said, *tokens[wanted[1] :]]
    return tokens


@needing({"don't"}, {"think"}, {"D"}, _WIPING)
def door_taken_out(tokens: list[Token], _limits: Limits) -> list[Token]:
    """Return the tokens with "no trapdoor" for "I don't think I want a trapdoor this time. … Please take it out."."""
    if sum(token.kind == "D" for token in tokens) != 1:
        return tokens
    parts = parted(tokens)
    doubted = next((n for n, part in enumerate(parts) if _doubts_any(part)), len(parts))
    wiped = next((n for n in range(doubted + 1, len(parts)) if _wipes(_unended(parts[n]))), None)
    between = [token for part in parts[doubted + 1 : wiped] for token in part]
    if wiped is None or len(between) > _MOST or any(token.kind in "TBU" for token in between):
        return tokens
    if any(token.kind in "NX" and token.low != "one" for token in between):
        return tokens
    if not {token.low for token in between}.isdisjoint(_HANGING | _KEEPING | {"?"}):
        return tokens
    line = parts[doubted][0].line
    said = [Token("W", "no", line, text="no"), Token("D", "trapdoor", line, text="trapdoor"), Token("S", ".", line)]
    ahead = [token for part in parts[:doubted] for token in part]
    return [*ahead, *said, *(token for part in parts[wiped + 1 :] for token in part)]


def _unended(part: Sequence[Token]) -> Sequence[Token]:
    """Return a sentence without its full stop; a question keeps its mark."""
    return part[:-1] if part and part[-1].kind == "S" and part[-1].low != "?" else part


def _doubts_any(part: Sequence[Token]) -> bool:
    """Whether a sentence says of a trapdoor that its writer hardly wants one, and nothing that this hangs on."""
    lows = {token.low for token in part}
    wanting = {"i", "don't", "think", "want"} <= lows or {"i", "don't", "think", "need"} <= lows
    plain = not lows & (_HANGING | {"?", "but"}) and all(token.kind not in "NXTBU" for token in part)
    return wanting and plain and any(token.kind == "D" for token in part)


def _gave(part: Sequence[Token], limits: Limits) -> bool:
    """Whether a clause says which trapdoor was given before."""
    lows = {token.low for token in part}
    numbers = [token.value for token in part if token.kind == "N"]
    named = any(token.kind == "D" for token in part) and len(numbers) == 1 and numbers[0] > limits.high
    return named and bool(lows & _GAVE) and "i" in lows and not lows & _AGAINST


def _wipes(part: Sequence[Token]) -> bool:
    """Whether a clause says no more than that "that" is to go."""
    lows = {token.low for token in part}
    return bool(lows & _WIPING) and bool(lows & _THAT) and lows <= _WIPING | _THAT | _LEADING | {"now"}


def _numbered(part: Sequence[Token]) -> bool:
    """Whether a number stands in a sentence that does not call it a throw: it may be the next trapdoor."""
    return any(token.kind in "NX" for token in part) and not any(token.kind == "T" for token in part)


def _without_door(part: Sequence[Token], tokens: Sequence[Token]) -> list[Token] | None:
    """Return a sentence with "no trapdoor" for its clause that drops the only trapdoor of the mail; None without one.

    That the throw is kept is left out of it: what a mail leaves unsaid stays as it was.
    """
    if sum(token.kind == "D" for token in tokens) != 1:
        return None
    cuts = [-1, *(n for n, token in enumerate(part) if token.low in _CUTS or token.kind == "S"), len(part)]
    clauses = [(cuts[n] + 1, cuts[n + 1]) for n in range(len(cuts) - 1)]
    place = next((n for n, (start, end) in enumerate(clauses) if _drops(part[start:end])), None)
    if place is None or part[-1].low == "?":
        return None
    behind = [part[start:end] for start, end in clauses[place + 1 :] if end > start]
    if any(map(_numbered, behind)):
        return None
    start, end = clauses[place]
    line = part[start].line
    said = [Token("W", "no", line, text="no"), Token("D", "trapdoor", line, text="trapdoor")]
    if behind and all(map(_keeps, behind)):
        return [*part[:start], *said, Token("S", ".", line)]
    return [*part[:start], *said, *part[end:]]


def _drops(clause: Sequence[Token]) -> bool:
    """Whether a clause says no more than that the writer's trapdoor is withdrawn."""
    door = next((n for n, token in enumerate(clause) if token.kind == "D"), 0)
    verb = next((n for n, token in enumerate(clause) if token.low in _DROPPING), None)
    lows = [token.low for token in clause]
    taken = next((n for n, low in enumerate(lows) if low == "take"), None)
    if verb is None and taken is not None and not {"back", "out", "off"}.isdisjoint(lows[taken:]):
        verb = taken
    if verb is None or not verb < door or any(token.kind in "NXTBU" for token in clause):
        return False
    between = set(lows[verb + 1 : door])
    return (
        bool(between & _OURS or set(lows) & _ALONE)
        and between <= _OURS | _LIMITING | {"back", "out", "off"}
        and set(lows[:verb]) <= _LEADING
        and set(lows[door + 1 :]) <= _FOLLOWING
    )


def _keeps(clause: Sequence[Token]) -> bool:
    """Whether a clause only says that the throw is to stay."""
    lows = {token.low for token in clause}
    return lows <= _KEPT and bool(lows & _KEEPING or lows & {"stands", "stays", "stand", "stay"})


def _withdraws(part: Sequence[Token]) -> bool:
    """Whether a sentence withdraws the writer's trapdoor, without a number or a condition."""
    door = next((n for n, token in enumerate(part) if token.kind == "D"), 0)
    ahead = {token.low for token in part[:door]}
    plain = all(token.kind not in "NXTBU" and token.low not in _AGAINST for token in part)
    asked = bool(part) and part[-1].low == "?"
    return door > 0 and part[door - 1].low in _OURS and bool(ahead & _WITHDRAWING) and plain and not asked


def _wants_none(part: Sequence[Token]) -> bool:
    """Whether a clause says that none is wanted: "I want none after all", "I don't want one"."""
    lows = {token.low for token in part}
    brief = 0 < len(part) <= _MOST and all(token.kind not in "NXTBU" or token.low == "one" for token in part)
    if not brief or lows & _AGAINST or part[-1].low == "?":
        return False
    none = bool(lows & {"none"}) or ("no" in lows and any(token.kind == "D" for token in part))
    declined = bool(lows & _NOT) and bool(lows & _WANTING) and bool(lows & _ONE)
    return declined or (none and not lows.isdisjoint(_WANTING | {"i"}))
