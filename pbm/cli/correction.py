"""Orders as a GM says them on the command line: ``--throws A:5,3 --trapdoor none``."""

from __future__ import annotations

import re
from collections.abc import Sequence

import typer

from pbm.core.game import Json, JsonObject
from pbm.service.correcting import EVERY_BOARD, Wanted

__all__ = ["also_from", "orders_from"]

_SAYS_NOTHING = ("--", "-", "")
_DECLINES = "none"
_IN_FIGURES = re.compile(r"(?:[A-Za-z]:)?(?:\d+(?:,\d+)*,?)?(?:/(?:\d+|none|--?)?)?", re.ASCII | re.IGNORECASE)
_MOST = 4  # digits of a number: no board has ten thousand spaces


def orders_from(throws: Sequence[str], trapdoors: Sequence[str], *, nothing: bool) -> Wanted | None:
    """Return what the options of a correction say, None for ``nothing``; BadParameter where they make no sense."""
    if nothing:
        if throws or trapdoors:
            raise typer.BadParameter("nothing is nothing: leave out --throws and --trapdoor", param_hint="--nothing")
        return None
    if not throws and not trapdoors:
        raise typer.BadParameter("say what should have counted: --throws, --trapdoor, --orders, or --nothing")
    wanted: dict[str, dict[str, Json]] = {}
    for text in throws:
        board, words = _board(text)
        numbers = [_number(word, "--throws") for word in re.split(r"[,\s]+", words) if word]
        _keep(wanted, board, "throws", numbers or None, "--throws")
    for text in trapdoors:
        board, words = _board(text)
        word = words.lower()
        space: Json = None if word in _SAYS_NOTHING else word if word == _DECLINES else _number(word, "--trapdoor")
        _keep(wanted, board, "trapdoor", space, "--trapdoor")
    made: dict[str, JsonObject] = dict(wanted)
    return made


def also_from(text: str) -> tuple[str, Wanted | None]:
    """Return the seat and the orders that ``Clive=5/45`` says, or ``Clive=A:5,3/45 B:2/none``, or ``Clive=nothing``.

    Anything else behind the sign is orders in words, as in a mail: ``Clive=+2 on 9``.
    """
    seat, sign, words = text.rpartition("=")
    if not sign or not seat.strip() or not words.strip():
        raise typer.BadParameter(
            f"{text!a} is not understood: write Clive=5/45, Clive=nothing, or the orders in words", param_hint="--also"
        )
    if words.strip().lower() == "nothing":
        return seat.strip(), None
    if not all(_IN_FIGURES.fullmatch(part) for part in words.split()):
        return seat.strip(), words.strip()
    throws, trapdoors = [], []
    for part in words.split():
        board, numbers = _board(part)
        label = f"{board}:" if board else ""
        thrown, slash, space = numbers.partition("/")
        throws += [label + thrown] if thrown else []
        trapdoors += [label + space] if slash else []
    return seat.strip(), orders_from(throws, trapdoors, nothing=False)


def _board(text: str) -> tuple[str, str]:
    board, colon, words = text.partition(":")
    return (board.strip().upper(), words.strip()) if colon else (EVERY_BOARD, text.strip())


def _number(word: str, option: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > _MOST:
        raise typer.BadParameter(f"{word!a} is no number", param_hint=option)
    return int(word)


def _keep(wanted: dict[str, dict[str, Json]], board: str, key: str, value: Json, option: str) -> None:
    """Keep what is said of a board; said twice it is refused, as what holds for all boards and for one of them."""
    for other, order in wanted.items():
        if key in order and (board == other or EVERY_BOARD in (board, other)):
            raise typer.BadParameter("it is said twice for the same board", param_hint=option)
    wanted.setdefault(board, {})[key] = value
