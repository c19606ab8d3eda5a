"""The private parts of a view: a seat's own sheet, and the GM's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.core.game import Json
from pbm.rulesets.api import GmSheet, OwnView, Played, Table
from pbm.rulesets.postal.adjudicate import votes_needed
from pbm.rulesets.postal.check import numbers_left, open_boards
from pbm.rulesets.postal.orders import NONE
from pbm.rulesets.postal.state import Config, State
from pbm.rulesets.postal.wording import listing, on_board, plural, turns_named

__all__ = ["gm_sheet", "own_view"]


def own_view(config: Config, state: State, played: Played[State] | None, seat: str, coming: Sequence[int]) -> OwnView:
    """Return what one seat alone may see: where it stands, what it has left, what was played for it.

    It says nothing of paths, of where a second throw led, or of the place between two turns (ruling 21).
    """
    boards = tuple(config.boards)
    if seat not in state.players:
        return OwnView(())
    lines: list[str] = []
    racing = open_boards(config, state, seat)
    for board in boards:
        label = on_board(board, boards)
        place = state.places[board][seat]
        if seat in state.dropped:
            lines.append(f"{label}You have left the game; you were on {place.space}.")
        elif place.home is not None:
            lines.append(f"{label}You are home, on {place.space}.")
        else:
            lines.append(f"{label}You are on {place.space}.")
            if board in racing:
                lines.append(f"{label}Numbers left in this set: {listing(numbers_left(state, board, seat))}.")
    if racing and coming:
        lines.append(_next_round(state, racing, seat, coming))
    ordered: list[str] = []
    missed = False
    if played is not None:
        for board in boards:
            sheet = played.gm.get(board)
            if isinstance(sheet, Mapping):
                ordered.extend(on_board(board, boards) + line for line in _ordered(sheet, played, board, seat))
                chosen = sheet.get("nmr")
                missed = missed or (isinstance(chosen, list) and seat in chosen)
    return OwnView(tuple(lines), tuple(ordered), missed)


def _next_round(state: State, racing: Sequence[str], seat: str, coming: Sequence[int]) -> str:
    """Return what the next round asks of the seat."""
    named = turns_named(coming)
    if len(coming) == 1:
        return f"Next: {named}, one throw."
    if all(len(numbers_left(state, board, seat)) == len(coming) for board in racing):
        return f"Next: {named} in one round, two throws; your first settles the second."
    return f"Next: {named} in one round, two throws, in the order you choose."


def _ordered(sheet: Mapping[str, Json], played: Played[State], board: str, seat: str) -> list[str]:
    """Return what the rules took a seat's orders on one board to be."""
    fixed = sheet.get("throws")
    throws = fixed.get(seat) if isinstance(fixed, Mapping) else None
    if not isinstance(throws, list):
        return []
    chosen = sheet.get("nmr")
    sources = {
        (entry.kind, str(entry.data.get("source")))
        for entry in played.die_log
        if entry.data.get("seat") == seat and entry.data.get("board") == board
    }
    said = ", then ".join(map(str, throws))
    noun = "throws" if len(throws) > 1 else "throw"
    if isinstance(chosen, list) and seat in chosen:
        lines = [f"No legal {noun} came from you, so the lowest left was played: {said}."]
    elif ("throw", "automatic") in sources:
        lines = [f"Your throws: {said} (the second was automatic)."]
    else:
        lines = [f"Your {noun}: {said}."]
    if len(throws) > len(played.turns):
        lines.append(f"Only the first was played: the race ended with turn {played.turns[0]}.")
    votes = sheet.get("nominations")
    vote = votes.get(seat) if isinstance(votes, Mapping) else None
    lines.append(_vote_line(vote, played, board, seat, ("nomination", "default") in sources))
    return lines


def _vote_line(vote: Json, played: Played[State], board: str, seat: str, default: bool) -> str:
    """Return the seat's nomination.

    A number it gave is shown as given, even where the default replaced it: that it was no possible
    trapdoor would tell the layout (ruling 9).
    """
    for entry in played.die_log:
        data = entry.data
        if entry.kind == "nomination" and data.get("seat") == seat and data.get("board") == board:
            given = data.get("given")
            if type(given) is int:
                return f"Your trapdoor nomination: {given}."
    if vote == NONE:
        return "You cast no vote for a trapdoor."
    if default:
        return f"Your trapdoor nomination: {vote}, the space your first throw led to."
    return f"Your trapdoor nomination: {vote}."


def gm_sheet(config: Config, before: State | None, state: State, played: Played[State] | None) -> GmSheet:
    """Return all that happened in a round, for the GM, and any change in the votes that trapdoors need."""
    boards = tuple(config.boards)
    tables: list[Table] = []
    notes: list[str] = []
    for board in boards:
        label = on_board(board, boards)
        sheet = played.gm.get(board) if played is not None else None
        if isinstance(sheet, Mapping):
            tables.append(_gm_table(config, board, sheet))
            doors = sheet.get("trapdoors")
            opened = f"open: {listing(doors)}" if isinstance(doors, list) and doors else "none opened"
            needed = sheet.get("votes_needed")
            notes.append(f"{label}Votes needed for a trapdoor: {needed}; {opened}.")
        if state.closed(config.options, board):
            if before is not None and not before.closed(config.options, board):
                notes.append(f"{label}The board has closed.")
        elif before is not None and not before.closed(config.options, board):
            notes.extend(label + note for note in _threshold_notes(config, before, state, board))
    return GmSheet(tuple(tables), tuple(notes))


def _threshold_notes(config: Config, before: State, state: State, board: str) -> list[str]:
    """Return a note when the votes a trapdoor needs have changed since ``before``, and why (ruling 22)."""
    was, now = votes_needed(config, before, board), votes_needed(config, state, board)
    if was == now:
        return []
    count = len(state.racing(board))
    votes = plural(now, "vote")
    return [f"With {count} now in the game a trapdoor needs {votes} from the next round, not {was}."]


def _gm_table(config: Config, board: str, sheet: Mapping[str, Json]) -> Table:
    """Return throws, nominations and moves of one board's round."""
    throws, votes = sheet.get("throws"), sheet.get("nominations")
    moves, chosen = sheet.get("moves"), sheet.get("nmr")
    rows: list[tuple[str, ...]] = []
    if isinstance(throws, Mapping) and isinstance(votes, Mapping) and isinstance(moves, Mapping):
        for name, numbers in throws.items():
            made = moves.get(name)
            made = made if isinstance(made, list) else []
            rows.append(
                (
                    name,
                    " ".join(map(str, numbers)) if isinstance(numbers, list) else "",
                    str(votes.get(name)),
                    "; ".join(_path(move) for move in made if isinstance(move, Mapping)),
                    str(made[-1]["space"]) if made and isinstance(made[-1], Mapping) else "",
                    "NMR" if isinstance(chosen, list) and name in chosen else "",
                )
            )
    title = f"Board {board}" if len(config.boards) > 1 else ""
    return Table(title, ("Player", "Throws", "Nomination", "Moves", "Space", "NMR"), tuple(rows))


def _path(move: Mapping[str, Json]) -> str:
    """Return one move from its target to its end: ``45 trapdoor 36``."""
    steps = move.get("path")
    said = [str(move.get("target"))]
    for step in steps if isinstance(steps, list) else ():
        if isinstance(step, Mapping):
            said.append(f"{step.get('via')} {step.get('to')}")
    return " ".join(said)
