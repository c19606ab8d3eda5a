"""The private parts of a view: a seat's own sheet, and the GM's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.core.game import Json
from pbm.core.phrases import joined, listed, say, say_count
from pbm.rulesets.api import GmSheet, OwnView, Played, Table
from pbm.rulesets.postal.adjudicate import votes_needed
from pbm.rulesets.postal.check import known_to_be_none, numbers_left, open_boards
from pbm.rulesets.postal.orders import NONE
from pbm.rulesets.postal.state import Config, State
from pbm.rulesets.postal.wording import on_board, turns_named

__all__ = ["gm_sheet", "own_view"]

_VIA = {"snake": say("snake"), "ladder": say("ladder"), "trapdoor": say("trapdoor")}


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
        place = state.places[board][seat]
        if seat in state.dropped:
            said = say("You have left the game; you were on {space}.", space=place.space)
        elif place.home is not None:
            said = say("You are home, on {space}.", space=place.space)
        elif coming and len(boards) > 1 and board not in racing:
            said = say("It is over; you are on {space}.", space=place.space)
        else:
            said = say("You are on {space}.", space=place.space)
        lines.append(on_board(board, boards, said))
        if board in racing:
            left = listed(numbers_left(state, board, seat))
            lines.append(on_board(board, boards, say("Numbers left in this set: {numbers}.", numbers=left)))
    if racing and coming:
        lines.append(_next_round(state, racing, seat, coming))
    ordered: list[str] = []
    missed = played is not None and seat in played.missed
    if played is not None:
        for board in boards:
            sheet = played.gm.get(board)
            if isinstance(sheet, Mapping):
                ordered.extend(on_board(board, boards, line) for line in _ordered(config, sheet, played, board, seat))
    return OwnView(tuple(lines), tuple(ordered), missed)


def _next_round(state: State, racing: Sequence[str], seat: str, coming: Sequence[int]) -> str:
    """Return what the next round asks of the seat."""
    named = turns_named(coming)
    if len(coming) == 1:
        return say("Next: {turn}, one throw.", turn=named)
    if all(len(numbers_left(state, board, seat)) == len(coming) for board in racing):
        return say("Next: {turns} in one round, two throws; your first settles the second.", turns=named)
    return say("Next: {turns} in one round, two throws, in the order you choose.", turns=named)


def _ordered(config: Config, sheet: Mapping[str, Json], played: Played[State], board: str, seat: str) -> list[str]:
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
    said = joined(throws, say(", then "))
    lines: list[str]
    if isinstance(chosen, list) and seat in chosen:
        # Why is said elsewhere to who missed the round: nothing came, it had been taken back, or it was not left.
        lines = [
            say_count(
                "You had no throw here that could be played, so the lowest left was played for you: {throws}.",
                "You had no throws here that could be played, so the lowest numbers left were played for you: "
                "{throws}.",
                len(throws),
                throws=said,
            )
            if seat not in played.missed
            else say_count(
                "The lowest left was played for you: {throws}.",
                "The lowest numbers left were played for you: {throws}.",
                len(throws),
                throws=said,
            )
        ]
    elif ("throw", "automatic") in sources:
        lines = [say("Your throws: {throws} (the second was automatic).", throws=said)]
    else:
        lines = [say_count("Your throw: {throws}.", "Your throws: {throws}.", len(throws), throws=said)]
    if len(throws) > len(played.turns):
        lines.append(say("Only the first was played: the race ended with turn {turn}.", turn=played.turns[0]))
    votes = sheet.get("nominations")
    vote = votes.get(seat) if isinstance(votes, Mapping) else None
    lines.append(_vote_line(config, vote, played, board, seat, ("nomination", "default") in sources))
    return lines


def _vote_line(config: Config, vote: Json, played: Played[State], board: str, seat: str, default: bool) -> str:
    """Return the seat's nomination.

    A number it gave is shown as given, even where the default replaced it: that it was no possible
    trapdoor would tell the layout (ruling 9).
    """
    for entry in played.die_log:
        data = entry.data
        if entry.kind == "nomination" and data.get("seat") == seat and data.get("board") == board:
            given = data.get("given")
            if type(given) is int:
                return say("Your trapdoor nomination: {space}.", space=given)
    if vote == NONE:
        return say("You cast no vote for a trapdoor.")
    if default and isinstance(vote, int) and known_to_be_none(config, board, vote):
        return say("You nominated no trapdoor; {space}, the space your first throw led to, can be none.", space=vote)
    if default:
        return say("Your trapdoor nomination: {space}, the space your first throw led to.", space=vote)
    return say("Your trapdoor nomination: {space}.", space=vote)


def gm_sheet(config: Config, before: State | None, state: State, played: Played[State] | None) -> GmSheet:
    """Return all that happened in a round, for the GM, and any change in the votes that trapdoors need."""
    boards = tuple(config.boards)
    tables: list[Table] = []
    notes: list[str] = []
    for board in boards:
        sheet = played.gm.get(board) if played is not None else None
        if isinstance(sheet, Mapping):
            tables.append(_gm_table(config, board, sheet))
            doors = sheet.get("trapdoors")
            opened = (
                say("open: {spaces}", spaces=listed(doors)) if isinstance(doors, list) and doors else say("none opened")
            )
            needed = sheet.get("votes_needed")
            note = say("Votes needed for a trapdoor: {needed}; {opened}.", needed=needed, opened=opened)
            notes.append(on_board(board, boards, note))
        if state.closed(config.options, board):
            if before is not None and not before.closed(config.options, board):
                notes.append(on_board(board, boards, say("The board has closed.")))
        elif before is not None and not before.closed(config.options, board):
            notes.extend(on_board(board, boards, note) for note in _threshold_notes(config, before, state, board))
    return GmSheet(tuple(tables), tuple(notes))


def _threshold_notes(config: Config, before: State, state: State, board: str) -> list[str]:
    """Return a note when the votes a trapdoor needs have changed since ``before``, and why (ruling 22)."""
    was, now = votes_needed(config, before, board), votes_needed(config, state, board)
    if was == now:
        return []
    return [
        say_count(
            "With {racing} now in the game a trapdoor needs {count} vote from the next round, not {was}.",
            "With {racing} now in the game a trapdoor needs {count} votes from the next round, not {was}.",
            now,
            racing=len(state.racing(board)),
            was=was,
        )
    ]


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
                    say("none") if votes.get(name) == NONE else str(votes.get(name)),
                    joined((_path(move) for move in made if isinstance(move, Mapping)), "; "),
                    str(made[-1]["space"]) if made and isinstance(made[-1], Mapping) else "",
                    say("NMR") if isinstance(chosen, list) and name in chosen else "",
                )
            )
    title = say("Board {board}", board=board) if len(config.boards) > 1 else ""
    columns = (say("Player"), say("Throws"), say("Nomination"), say("Moves"), say("Space"), say("NMR"))
    return Table(title, columns, tuple(rows))


def _path(move: Mapping[str, Json]) -> str:
    """Return one move from its target to its end: ``45 trapdoor 36``."""
    steps = move.get("path")
    said: list[object] = [move.get("target")]
    for step in steps if isinstance(steps, list) else ():
        if isinstance(step, Mapping):
            via = str(step.get("via"))
            said += [_VIA.get(via, via), step.get("to")]
    return joined(said)
