"""The desk between a game and its bots: what goes over it is what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbm.analysis.bots.seen import Brief, Seen, Told, spaces_in
from pbm.core.board import Board
from pbm.core.game import Audience, Json, JsonObject
from pbm.rulesets.api import AnyRuleset, Played

__all__ = ["brief_of", "seen_of", "told_of"]


def told_of(board: Board) -> Told:
    """Return what players are told of a board; nothing that is not told is looked at."""
    tell = board.tell
    layout: JsonObject | None = None
    rules: tuple[Json, ...] | None = None
    if "layout" in tell:
        found = board.source.get("layout")
        layout = found if isinstance(found, Mapping) else None
    if "rules" in tell:
        listed = board.source.get("rule")
        rules = tuple(listed) if isinstance(listed, list | tuple) else ()
    return Told(
        finish=board.finish if "size" in tell else None,
        last=board.last if "size" in tell else None,
        layout=layout,
        ladders=len(board.ladders) if "counts" in tell else None,
        snakes=len(board.snakes) if "counts" in tell else None,
        rules=rules,
    )


def brief_of(ruleset: AnyRuleset, config: Any, state: Any, seat: str) -> Brief:
    """Return what a seat knows before its first round, which begins from ``state``."""
    options = ruleset.config_to_json(config)["options"]
    view = ruleset.view(config, None, state, None, Audience(seat))
    return Brief(
        seat=seat,
        players=ruleset.seats(state),
        options=options if isinstance(options, Mapping) else {},
        boards={name: told_of(board) for name, board in ruleset.boards(config).items()},
        turn=view.coming[0] if view.coming else 1,
        spaces=spaces_in(view),
    )


def seen_of(ruleset: AnyRuleset, config: Any, before: Any, state: Any, played: Played[Any], seat: str) -> Seen:
    """Return a round as a seat may see it; ``before`` and ``state`` are those before and after it."""
    throws: dict[str, tuple[int, ...]] = {}
    for board, sheet in played.gm.items():
        everybody = sheet.get("throws") if isinstance(sheet, Mapping) else None
        own = everybody.get(seat) if isinstance(everybody, Mapping) else None
        if isinstance(own, list | tuple):
            throws[board] = tuple(number for number in own if type(number) is int)
    return Seen(ruleset.view(config, before, state, played, Audience(seat)), throws)
