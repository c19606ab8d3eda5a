"""Where pieces shall lie, and which two cards change places, among the tokens of a clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from pbm.core.errors import Problem
from pbm.core.phrases import say
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.words.parts import trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["ends_said", "moves_in", "pair_in", "with_ends", "with_piece"]

_BECOMING: Final = ("becomes", "become", "wird", "werden")
_ENDS: Final = ("top", "bottom")
_RESTING: Final = ("standing", "leaning", "resting")
# fmt: off
_INSIDE: Final = frozenset(
    (
        "dash", "slash", "arrow", "to", "from", "and", "comma", "colon", "on", "fill", "top", "bottom", "be", "it",
        "verb", "move", "with", "up", "down", "land", "then", "open", "close", "tag",
    )
)
# fmt: on
# fmt: off
_LEADING: Final = frozenset(
    (
        "to", "from", "colon", "on", "be", "fill", "verb", "with", "move", "comma", "it", "dash", "there", "then",
        "land", "top", "bottom", "open", "close", "arrow", "tag", "slash", "self", "up", "down",
    )
)
# fmt: on
_PAIRING: Final = frozenset(["and", "with", "slash", "dash", "arrow", "fill", "on", "hash", "comma", "it"])
_CARDS: Final = ("card", "karte", "carte", "kaart", "carta")
_JOINING: Final = frozenset(["and", "with", "slash", "dash", "arrow"])


def moves_in(tokens: Sequence[Token]) -> tuple[dict[int, tuple[str, int, int] | Problem], list[Token]]:
    """Return the moves of pieces by the place of their token among the rest, and the rest.

    Each move leaves one token of kind ``piece`` in the rest, whose value is its key; its meaning is where it is said to
    come from, if it is.
    """
    moves: dict[int, tuple[str, int, int] | Problem] = {}
    rest: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind != "piece":
            rest.append(token)
            at += 1
            continue
        ends, used, labelled, spare = _ends(tokens, at + 1)
        key = len(moves)
        travels = len(ends) == 2 and _travels(tokens, at, used)
        rest.append(replace(token, value=key, meanings=(str(ends[0]),) if travels else ()))
        if spare is not None:
            rest += [replace(spare, kind="on"), spare]
        moves[key] = _move(token.name, ends, labelled)
        at = used
    return moves, rest


def _travels(tokens: Sequence[Token], at: int, used: int) -> bool:
    """Whether the ends are said as "from 28 to 12", which may also be where one end is and where it shall go."""
    kinds = [token.kind for token in tokens[at:used] if token.kind in ("from", "num", "to")]
    return kinds == ["from", "num", "to", "num"]


def _move(piece: str, ends: list[int], labelled: list[str]) -> tuple[str, int, int] | Problem:
    if len(ends) < 2 or ends[0] == ends[1]:
        return trouble(
            "ends-missing",
            say("Where shall the two ends of {piece} be? Write both, the top first: “{piece} 28-12”.", piece=piece),
        )
    top, bottom = ends
    if labelled[0] == "bottom" or labelled[1] == "top":
        top, bottom = bottom, top
    if "top" in labelled or "bottom" in labelled:
        if top < bottom:
            return trouble(
                "ends-turned",
                say(
                    "The top of {piece} is always the end nearer the finish. Do you mean {piece} {high}-{low}?",
                    piece=piece,
                    high=bottom,
                    low=top,
                ),
            )
        return (piece, top, bottom)
    return (piece, max(top, bottom), min(top, bottom))


def _ends(tokens: Sequence[Token], at: int) -> tuple[list[int], int, list[str], Token | None]:
    """Return the ends after a piece, where to go on, which ends they were called, and a number that is none of them."""
    numbers: list[int] = []
    places: list[int] = []
    called: list[str] = []
    label = ""
    step = at
    while step < len(tokens) and len(numbers) < 5:
        token = tokens[step]
        if token.kind == "num":
            numbers.append(token.value)
            places.append(step)
            called.append(label)
            label = ""
        elif token.means(*_ENDS) and [one.kind for one in tokens[step - 2 : step]] == ["num", "open"] and called:
            called[-1] = "top" if token.means("top") else "bottom"  # "34 (head)"
        elif token.means(*_ENDS) and token.kind in (*_ENDS, "land", "be"):
            label = "top" if token.means("top") else "bottom"
        elif not numbers and token.text.casefold() in _RESTING and tokens[step + 1 : step + 2] != []:
            pass  # "L3, standing on 2 and reaching up to 18"
        elif (
            not numbers
            and token.kind == "and"
            and any(one.kind == "from" or one.means(*_ENDS) for one in tokens[step + 1 : step + 5])
        ):
            pass  # "S1 and put its head on 34"
        elif token.kind not in (_INSIDE if numbers else _LEADING) or _is_card(tokens, step):
            break
        step += 1
    if len(numbers) < 2:
        return numbers, (places[-1] + 1 if places else at), [*called, "", ""][:2], None

    def tied(one: int) -> bool:
        between = [token.kind for token in tokens[places[one] + 1 : places[one + 1]]]
        return len(between) == 1 and between[0] in ("dash", "slash", "arrow")

    if len(numbers) >= 4 and tied(0) and tied(2):
        moving = tokens[places[1] + 1 : places[2]]
        put = {"verb", "it"} <= {token.kind for token in moving}
        if put or any(token.kind in ("to", "arrow") or token.text.casefold() in _BECOMING for token in moving):
            return numbers[2:4], places[3] + 1, ["", ""], None
    if len(numbers) >= 3 and tied(1) and not tied(0):
        return numbers[1:3], places[2] + 1, ["", ""], tokens[places[0]]
    return numbers[:2], places[1] + 1, called[:2], None


def _is_card(tokens: Sequence[Token], at: int) -> bool:
    """Whether "card on 22" stands here: where the card goes, and no end of a piece."""
    after = [token.kind for token in tokens[at + 1 : at + 5] if token.kind not in ("fill", "be", "verb")]
    named = any(word in _CARDS for word in tokens[at].text.casefold().split())
    return named and tokens[at].kind == "fill" and after[:2] == ["on", "num"]


def with_piece(tokens: Sequence[Token], piece: str) -> list[Token]:
    """Return the tokens with a piece before the two ends that stand in them without one, as they are where none do."""
    for at, token in enumerate(tokens):
        if token.kind in ("piece", "no-piece", "card"):
            break
        if token.kind == "num" or token.means(*_ENDS) or token.kind == "from":
            named = Token("piece", piece, token.line, name=piece)
            _, used, _, _ = _ends([*tokens[:at], named, *tokens[at:]], at + 1)
            ends = [one.kind for one in tokens[at : used - 1]]
            if ends.count("num") == 2 and (set(ends) & {"dash", "slash", "arrow", "from", "to", *_ENDS}):
                return [*tokens[:at], named, *tokens[at:]]
            break
    return list(tokens)


def with_ends(tokens: Sequence[Token], top: int, bottom: int) -> list[Token]:
    """Return the tokens with two ends after their one piece, where it is to lie "in the same place" as another."""
    kinds = [token.kind for token in tokens]
    if kinds.count("piece") != 1 or "there" not in kinds or {"num", "card", "not", "unsure"} & set(kinds):
        return list(tokens)
    piece = kinds.index("piece")
    line = tokens[piece].line
    ends = [
        Token("num", str(top), line, value=top),
        Token("dash", "-", line),
        Token("num", str(bottom), line, value=bottom),
    ]
    return [tokens[piece], *ends]


def ends_said(tokens: Sequence[Token]) -> tuple[int | None, int | None]:
    """Return the one end of a piece that a question gives, as its top or its bottom; None for what is not given.

    "Where can the top be if the bottom is on 9" gives a bottom: an end goes with the number after it.
    """
    end = ""
    for token in tokens:
        if token.kind == "num":
            return (None, token.value) if end == "bottom" else (token.value, None) if end == "top" else (None, None)
        if token.means(*_ENDS):
            end = "top" if token.means("top") else "bottom"
    return None, None


def pair_in(tokens: Sequence[Token], *, swaps: bool = False) -> tuple[tuple[int, int] | None, list[Token]]:
    """Return the two spaces that change places, where a card for it is named, and the other tokens."""
    if not swaps and not any(token.kind == "card" and "swap-cards" in kinds_of(token.name) for token in tokens):
        return None, list(tokens)
    numbers = [place for place, token in enumerate(tokens) if token.kind == "num"]
    for first, second in pairwise(numbers):
        between = [token.kind for token in tokens[first + 1 : second]]
        joined = _JOINING if len(numbers) < 3 else _JOINING | {"comma"}
        if len(between) <= 4 and set(between) <= _PAIRING and joined & set(between):
            if "comma" in between and not (_JOINING & set(between)) and not _after_colon(tokens, first):
                continue
            found = (tokens[first].value, tokens[second].value)
            start = first - 1 if first and tokens[first - 1].kind in ("on", "hash") else first
            return found, [*tokens[:start], *tokens[second + 1 :]]
    return None, list(tokens)


def _after_colon(tokens: Sequence[Token], place: int) -> bool:
    return any(token.kind == "colon" for token in tokens[max(0, place - 2) : place])
