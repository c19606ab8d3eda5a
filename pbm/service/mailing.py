"""What each mail of a round is made of: the views of a game, put into the words of a template."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import GM, Audience
from pbm.core.zones import say_date
from pbm.orders.clean import REPLY_MARKER
from pbm.reports.form import form_lines
from pbm.rulesets.api import Played
from pbm.service.absences import away
from pbm.service.failing import failing
from pbm.service.office import Office
from pbm.service.opening import Opening
from pbm.service.ports import UnitOfWork
from pbm.service.press import with_writers
from pbm.service.records import Game, Player, ReportCopy, Round, Seat

__all__ = ["Press", "form_context", "seat_context", "send_round", "send_start"]

Press = tuple[tuple[str, str], ...]
"""(the name it is signed with, the words) in seat order."""


_HELD_SHOWN = 10
_ORIGINS = {"advance": ", given in advance", "standing": ", by standing instruction", "gm": ", entered by you"}


def seals(work: UnitOfWork, game: Game) -> tuple[tuple[str, str], ...]:
    """Return (what is sealed, the seal) for the footer of every report."""
    boards = work.boards.of_game(game.id)
    named = [(f"board {board.name}" if len(boards) > 1 else "board", board.seal) for board in boards]
    return (*named, ("options", game.options_seal))


def form_context(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round | None) -> dict[str, Any]:
    """Return the reply form for a seat, empty when it has nothing to order."""
    table = office.table(work, game)
    form = None
    if round_ is not None and seat.status != "dropped":
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        form = table.ruleset.order_form(table.config, state, seat.name)
    boards = work.boards.of_game(game.id)
    return {
        "form": form_lines(form, boards_named=len(boards) > 1) if form else (),
        "marker": REPLY_MARKER,
        "boards": tuple(board.name for board in boards),
    }


def seat_context(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, player: Player, round_: Round | None
) -> dict[str, Any]:
    """Return what every mail to a seat has: the form, the deadline in the player's zone, seals, the GM's note."""
    return {
        **form_context(office, work, game, seat, round_),
        "round": round_,
        "deadline": in_zone(round_.deadline, player.zone) if round_ else None,
        "seals": seals(work, game),
        "note": game.gm_note,
        "gm": office.letters.post.gm,
        "address": office.letters.addresses.base,
    }


def send_start(office: Office, work: UnitOfWork, game: Game, first: Round, now: datetime) -> None:
    """Queue the first mail to every seat and the GM's own."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, game.state)
    seats = [seat for seat in work.seats.of_game(game.id) if seat.status != "dropped"]
    for seat in seats:
        send_first_mail(office, work, game, seat, first, now)
    view = table.ruleset.view(table.config, None, state, None, GM)
    written = office.letters.to_gm(
        work,
        kind="gm-start",
        key=f"{game.key}/start/gm",
        now=now,
        game=game,
        round_=first,
        context={
            "round": first,
            "deadline": in_zone(first.deadline, game.zone),
            "view": view,
            "seals": seals(work, game),
            "warnings": tuple(
                str(warning) for board in table.ruleset.boards(table.config).values() for warning in board.warnings
            ),
            "seats": tuple((seat, work.players.get(seat.player_id)) for seat in seats),
        },
    )
    work.record.add_report(ReportCopy(round_id=first.id, seat_id=None, kind="gm-start", text=written.text))


def send_first_mail(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round, now: datetime) -> None:
    """Queue a seat's first mail: the rules in brief, what the GM discloses, the seals, the form of ``round_``."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    names = tuple(other.name for other in work.seats.of_game(game.id) if other.status != "dropped")
    player = work.players.get(seat.player_id)
    written = office.letters.to_seat(
        work,
        kind="start",
        key=f"{game.key}/start/{seat.number}",
        game=game,
        seat=seat,
        player=player,
        now=now,
        round_=round_,
        bulk=True,
        context={
            **seat_context(office, work, game, seat, player, round_),
            "view": table.ruleset.view(table.config, None, state, None, Audience(seat=seat.name)),
            "briefing": table.ruleset.briefing(table.config, len(names)),
            "names": names,
        },
    )
    work.record.add_report(ReportCopy(round_id=round_.id, seat_id=seat.id, kind="start", text=written.text))


def send_round(
    office: Office,
    work: UnitOfWork,
    game: Game,
    *,
    closed: Round,
    coming: Round | None,
    before: Any,
    after: Any,
    played: Played[Any],
    press: Press,
    changes: tuple[str, ...],
    gm_changes: tuple[str, ...],
    opened: Mapping[int, Opening],
    now: datetime,
) -> None:
    """Queue every seat's report of a round and the GM's sheet.

    ``changes`` say who left or came in as the next round opened, ``gm_changes`` what that means to the GM; ``opened``
    is what waited for the next round, by seat.
    ``coming`` is None when the game is over: the report is then the final one.
    """
    table = office.table(work, game)
    kind = "report" if coming else "final"
    played_in = set(table.ruleset.seats(before))
    for seat in work.seats.of_game(game.id):
        if seat.name not in played_in:
            # A newcomer gets the first mail; who left in an earlier round gets nothing more.
            if coming is not None and seat.status == "active":
                send_first_mail(office, work, game, seat, coming, now)
            continue
        player = work.players.get(seat.player_id)
        view = table.ruleset.view(table.config, before, after, played, Audience(seat=seat.name))
        written = office.letters.to_seat(
            work,
            kind=kind,
            key=f"{game.key}/r{closed.number}/report/{seat.number}",
            game=game,
            seat=seat,
            player=player,
            now=now,
            round_=closed,
            bulk=True,
            context={
                **seat_context(office, work, game, seat, player, coming),
                "closed": closed,
                "view": view,
                "press": press,
                "changes": changes,
                "opened": opened.get(seat.id, Opening()),
            },
        )
        work.record.add_report(ReportCopy(round_id=closed.id, seat_id=seat.id, kind=kind, text=written.text))
    view = table.ruleset.view(table.config, before, after, played, GM)
    written = office.letters.to_gm(
        work,
        kind="gm-sheet",
        key=f"{game.key}/r{closed.number}/sheet",
        now=now,
        game=game,
        round_=closed,
        context={
            "closed": closed,
            "round": coming,
            "deadline": in_zone(coming.deadline, game.zone) if coming else None,
            "view": view,
            "press": with_writers(work, closed),
            "changes": (*changes, *gm_changes),
            "standing": _standing_words(work, closed),
            "away": _away_words(work, game, now),
            "failing": failing(work, game),
            "held": _held_words(work, game),
            "unsigned": _unsigned_letters(work, closed),
        },
    )
    work.record.add_report(ReportCopy(round_id=closed.id, seat_id=None, kind="gm-sheet", text=written.text))


def _standing_words(work: UnitOfWork, closed: Round) -> Mapping[str, str]:
    """Return, for the GM, the number of the receipt each seat's orders stood under."""
    words = {}
    for seat in work.seats.of_game(closed.game_id):
        version = work.orders.standing(closed.id, seat.id)
        if version is None:
            words[seat.name] = "nothing sent"
        else:
            how = _ORIGINS.get(version.origin, "") if any(version.orders.values()) else ", withdrawn"
            words[seat.name] = f"receipt {version.receipt}{how}"
    return words


def _held_words(work: UnitOfWork, game: Game) -> tuple[str, ...]:
    """Return, for the GM, which mails are held in a seat's name: nobody has confirmed them, so they counted nothing."""
    told = []
    for seat in work.seats.of_game(game.id):
        held = [str(asked.mail_id) for asked in work.questions.open_of_seat(seat.id, "hold") if asked.mail_id]
        if held:
            more = f" and {len(held) - _HELD_SHOWN} more" if len(held) > _HELD_SHOWN else ""
            mails = f"mail {held[0]}" if len(held) == 1 else f"mails {', '.join(held[:_HELD_SHOWN])}{more}"
            told.append(
                f"Held in {seat.name}'s name, not confirmed and not counted: {mails}. `pbm mail list --status held` "
                "shows them; `pbm mail accept` and `pbm mail refuse` decide."
            )
    return tuple(told)


def _unsigned_letters(work: UnitOfWork, closed: Round) -> tuple[str, ...]:
    """Return, for the GM alone, who wrote letters to other players without a name, and to whom."""
    names = {seat.number: seat.name for seat in work.seats.of_game(closed.game_id)}
    writers = {seat.id: seat.name for seat in work.seats.of_game(closed.game_id)}
    letters = [piece for piece in work.press.of_round(closed.id) if piece.to and piece.anonymous]
    told = (
        f"{writers[piece.seat_id]} wrote to {', '.join(names[number] for number in piece.to)} without a name."
        for piece in letters
    )
    return tuple(dict.fromkeys(told))


def _away_words(work: UnitOfWork, game: Game, now: datetime) -> tuple[str, ...]:
    """Return, for the GM, who is away and until when."""
    told = []
    for seat in work.seats.of_game(game.id):
        spell = away(work, seat, work.players.get(seat.player_id), now) if seat.status != "dropped" else None
        if spell is not None:
            told.append(f"{seat.name} is away until {say_date(spell.last)}.")
    return tuple(told)
