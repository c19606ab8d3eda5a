"""From the keys of a board file to a board that can be played, or every reason why not."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.boards.beneath import spaces_beneath
from pbm.boards.chains import note_chains
from pbm.boards.families import claim_families
from pbm.boards.fields import LARGEST_BOARD, as_integer, as_integers, as_list, as_table, choose, refuse_unknown
from pbm.boards.jumps import Claims, Policy, claim_singles
from pbm.boards.layout import read_layout
from pbm.boards.notes import Notes, nearest, shown
from pbm.boards.reach import note_unreachable
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError
from pbm.core.game import JsonObject

__all__ = ["CHOICES", "KEYS", "TELL", "read_board"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "wrong_direction": ("error", "skip"),
    "conflict": ("error", "first"),
    "underflow": ("clamp", "omit", "error"),
}
"""The words a board may say of jumps that go wrong, the default first."""

KEYS = ("name", "finish", "last", "layout", "ladders", "snakes", "rule", "public", *CHOICES, "protect")
"""The keys of a board file."""

TELL = ("size", "layout", "rules", "counts")
"""What players may be told of a board at the start."""

_LONGEST_NAME = 100
_GAME_OPTIONS = ("chain", "allow_space_zero", "below", "bottom_row_trapdoors", "trapdoors_above_finish")
_ELSEWHERE = dict.fromkeys(_GAME_OPTIONS, "this is an option of the game, not of the board")


def read_board(spec: JsonObject, options: BoardOptions, name: str, *, any_die: bool = False) -> Board:
    """Return the board that ``spec`` (the keys of a board file) describes, under the options of its game.

    Raises ConfigError with every problem found, each with its key and spaces. Warnings that do not
    stand in the way are in the board's ``warnings``. ``spec`` is kept as it is for the seal and must not
    be changed afterwards. With ``any_die`` a board will do from which throws of 1–6 do not lead home.
    """
    notes = Notes()
    table = as_table(spec, None, notes)
    if table is None:
        raise ConfigError(*notes.errors)
    refuse_unknown(table, KEYS, notes, advice=_ELSEWHERE)
    _check_name(table, notes)
    tell = _read_tell(table, notes)
    words = {key: choose(table, key, allowed, notes) for key, allowed in CHOICES.items()}
    finish, last = _read_size(table, notes)
    layout = read_layout(table, last, notes)
    protect = frozenset(_read_protect(table, last, notes))
    if finish is None or last is None:
        raise ConfigError(*notes.errors)
    cells = layout.cells() if layout else dict.fromkeys(range(1, last + 1), (0, 0))
    claims = Claims(Policy.of(words, protect, options))
    before_jumps = len(notes.errors)
    for kind in ("ladders", "snakes"):
        if kind in table:
            claim_singles(claims, kind, table[kind], finish, cells, notes)
    if "rule" in table:
        claim_families(claims, table["rule"], finish, layout, cells, notes)
    if layout is not None and len(notes.errors) == before_jumps:
        jumps = claims.ladders | claims.snakes
        follow = options.chain == "follow"
        if not note_chains(jumps, follow, notes) and not any_die:
            note_unreachable(jumps, finish, follow, notes)
    if notes.errors or layout is None:
        raise ConfigError(*notes.errors)
    return Board(
        name=name,
        finish=finish,
        last=last,
        cells=cells,
        ladders=dict(sorted(claims.ladders.items())),
        snakes=dict(sorted(claims.snakes.items())),
        below=spaces_beneath(layout, finish, options),
        tell=tell,
        source=spec,
        warnings=tuple(notes.warnings),
    )


def _check_name(table: JsonObject, notes: Notes) -> None:
    if "name" not in table:
        return
    name = table["name"]
    if not isinstance(name, str):
        notes.error("type", f"a name is written in quotes, not {shown(name)}", "name")
    elif not name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME:
        message = f"a name is one line of 1 … {_LONGEST_NAME} printable characters"
        notes.error("value", message, "name")


def _read_size(table: JsonObject, notes: Notes) -> tuple[int | None, int | None]:
    """Return the finish and the last space, which is the finish unless the board says otherwise."""
    finish: int | None = None
    if "finish" not in table:
        notes.error("missing", "say where players are home: finish = 100", "finish")
    else:
        finish = as_integer(table["finish"], "finish", notes, 1, LARGEST_BOARD)
    if "last" not in table:
        return finish, finish
    last = as_integer(table["last"], "last", notes, 1, LARGEST_BOARD)
    if finish is not None and last is not None and last < finish:
        message = f"the last space, {last}, lies before the finish, {finish}: make it {finish} or more"
        notes.error("value", message, "last", (last,))
        return finish, None
    return finish, last


def _read_protect(table: JsonObject, last: int | None, notes: Notes) -> list[int]:
    """Return the spaces that nothing may claim; each must be on the board."""
    if "protect" not in table:
        return []
    return as_integers(table["protect"], "protect", notes, 1, last or LARGEST_BOARD) or []


def _read_tell(table: JsonObject, notes: Notes) -> tuple[str, ...]:
    """Return what players are told at the start, in a fixed order; nothing when the board does not say."""
    if "public" not in table:
        return ()
    public = as_table(table["public"], "public", notes)
    if public is None:
        return ()
    refuse_unknown(public, ("tell",), notes, "public.")
    told = as_list(public.get("tell", []), "public.tell", notes) or ()
    for word in told:
        if not isinstance(word, str) or word not in TELL:
            hint = nearest(word, TELL) if isinstance(word, str) else f"known: {', '.join(TELL)}"
            notes.error("value", f"{shown(word)} is nothing that can be told; {hint}", "public.tell")
    return tuple(word for word in TELL if word in told)
