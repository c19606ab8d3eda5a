"""The GM's desk for press: what stands for the next report, edited, struck out, put back, and words of the GM's own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbm.core.errors import IllegalError, Problem
from pbm.rulesets.api import Table
from pbm.service.finding import find_game
from pbm.service.identity import redacted
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import is_for_the_next
from pbm.service.records import AuditEntry, Game, PressPiece, Round
from pbm.service.waiting import is_waiting, on_table

__all__ = ["LONGEST", "Desk", "add_press", "edit_press", "press_desk", "press_table", "restore_press", "strike_press"]

LONGEST = 20_000
"""Characters of one piece of press as the GM may make it: a whole page of a zine, and more."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The press for the report that comes next: of the round that waits, else of the one that is open.

    ``pieces`` are what the players wrote for all to read, and the GM's own, oldest first; what was taken back is not
    among them. ``names`` are their writers', by the piece's id; ``later`` the ids of those that came when the round had
    been played, and are for the report after it unless there is none.
    """

    game: Game
    round: Round
    pieces: tuple[PressPiece, ...]
    names: dict[int, str]
    later: frozenset[int]


def press_desk(office: Office, key: str) -> Desk:
    """Return the press for the next report of a game; IllegalError when there is no such game, or no report to come."""
    with office.store.begin() as work:
        return _desk(work, key)


def press_table(desk: Desk) -> Table:
    """Return the press as a table: each piece as it was written, and as it will be printed where that is different."""
    return Table(
        "",
        ("id", "by", "words", "printed"),
        tuple((str(piece.id), _by(desk, piece), piece.text, _printed(desk, piece)) for piece in desk.pieces),
    )


def edit_press(office: Office, key: str, piece_id: int, text: str) -> PressPiece:
    """Have a piece of press printed in other words and return it; IllegalError when there is no such piece any more.

    Its writer is not told; their own words are kept beside the GM's.
    """
    return _change(office, key, piece_id, _tidy(text), "press edited")


def strike_press(office: Office, key: str, piece_id: int) -> PressPiece:
    """Have a piece of press not printed at all and return it; IllegalError when there is no such piece any more."""
    return _change(office, key, piece_id, "", "press struck")


def restore_press(office: Office, key: str, piece_id: int) -> PressPiece:
    """Have a piece of press printed as it was written and return it; IllegalError when there is no such piece."""
    return _change(office, key, piece_id, None, "press restored")


def add_press(office: Office, key: str, text: str) -> PressPiece:
    """Add press of the GM's own to the next report and return it; IllegalError when there is no report to come."""
    text = _tidy(text)
    with office.store.begin() as work:
        desk = _desk(work, key)
        now = office.clock.now()
        piece = work.press.add(
            PressPiece(round_id=desk.round.id, seat_id=None, mail_id=None, text=text, received_at=now)
        )
        _audit(office, work, desk.game, "press added", piece)
        return piece


def _desk(work: UnitOfWork, key: str) -> Desk:
    game = find_game(work, key)
    round_ = on_table(work, game.id)
    if round_ is None:
        raise IllegalError(Problem("no-report", f"there is no report of '{game.key}' to come: it is {game.status}"))
    names = {seat.id: seat.name for seat in work.seats.of_game(game.id)}
    pieces = tuple(piece for piece in work.press.of_round(round_.id) if piece.stands and not piece.to)
    return Desk(
        game,
        round_,
        pieces,
        {piece.id: names.get(piece.seat_id, "") if piece.seat_id else "" for piece in pieces},
        frozenset(piece.id for piece in pieces if is_waiting(round_) and is_for_the_next(work, round_, piece)),
    )


def _change(office: Office, key: str, piece_id: int, edited: str | None, action: str) -> PressPiece:
    with office.store.begin() as work:
        desk = _desk(work, key)
        found = next((piece for piece in desk.pieces if piece.id == piece_id), None)
        if found is None:
            there = ", ".join(str(piece.id) for piece in desk.pieces)
            known = f"there are the numbers {there}" if there else "there is none at all"
            raise IllegalError(
                Problem(
                    "no-such-press",
                    f"no press {piece_id} stands for round {desk.round.number} of '{desk.game.key}': {known}. What was "
                    "in a report that has left cannot be changed",
                )
            )
        changed = replace(found, edited=edited)
        work.press.update(changed)
        _audit(office, work, desk.game, action, changed)
        return changed


def _tidy(text: str) -> str:
    """Return the GM's words without blank ends; IllegalError for none at all, or a book. No reply address leaves."""
    text = redacted(text).strip()
    if not text:
        raise IllegalError(Problem("no-words", "there are no words in it; to have nothing printed, strike it out"))
    if len(text) > LONGEST:
        raise IllegalError(Problem("too-long", f"it has {len(text):,} characters; {LONGEST:,} are the most"))
    return text


def _by(desk: Desk, piece: PressPiece) -> str:
    if piece.seat_id is None:
        return "you"
    return f"{desk.names[piece.id]}, not signed" if piece.anonymous else desk.names[piece.id]


def _printed(desk: Desk, piece: PressPiece) -> str:
    """Return how a piece is printed: in the GM's words, not at all, or as it is, and what came too late for it."""
    if piece.edited is not None:
        return piece.edited or "struck out"
    if piece.id in desk.later:
        return "as it is, in the report after this one (in this one, if it is the last)"
    return "as it is"


def _audit(office: Office, work: UnitOfWork, game: Game, action: str, piece: PressPiece) -> None:
    work.record.audit(
        AuditEntry(at=office.clock.now(), actor="gm", action=action, game_id=game.id, detail=f"press {piece.id}")
    )
