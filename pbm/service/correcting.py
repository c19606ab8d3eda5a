"""A GM's mistake put right: the newest round is played again with the orders that should have counted."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from pbm.core.errors import IllegalError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import OrderForm
from pbm.core.phrases import say
from pbm.core.zones import in_zone
from pbm.orders.cleaning.clean import clean
from pbm.orders.forms import is_postal
from pbm.orders.parse import SHARED
from pbm.service.abandoned import is_abandoned
from pbm.service.comings_and_goings import (
    Standing,
    dropped_words,
    from_json,
    players_in,
    put_right,
    seat_all,
    standing_of,
    turn_over,
)
from pbm.service.erratum import Kept, Telling, send_errata
from pbm.service.finding import find_game, find_round, find_seat
from pbm.service.games import deadline_of, open_round
from pbm.service.history import state_after, story_of
from pbm.service.office import Office
from pbm.service.opening import Opening, open_with
from pbm.service.outcome import Outcome
from pbm.service.playing import kept, play, what_was_kept
from pbm.service.ports import UnitOfWork
from pbm.service.records import AuditEntry, Correction, Game, OrderVersion, Round, Seat
from pbm.service.releasing import for_the_gm, send_waiting_sheet
from pbm.service.reveal import is_revealed
from pbm.service.sheet import send_sheet
from pbm.service.standing import as_played
from pbm.service.understanding import understood
from pbm.service.waiting import is_waiting
from pbm.service.zine_post import send_to_editors

__all__ = ["EVERY_BOARD", "Corrected", "Wanted", "correct_round"]

log = logging.getLogger(__name__)

EVERY_BOARD = ""
"""What a correction names that is meant for every board the seat orders on."""

Wanted = Mapping[str, JsonObject] | str
"""Orders as they should have been, by board: what is not named stays as it stood, None takes it out. Or in words, as in
a mail."""

_LONGEST = 2000


@dataclass(frozen=True, slots=True)
class Corrected:
    """A round that was corrected; ``told`` says whether errata went out: not of a round that still waits.

    ``coming`` is the round that is open now; ``ended`` and ``resumed`` say that the game is over by the correction, or
    no longer is; ``dropped`` are the names of those whose orders for the open round cannot all stand any more.
    """

    game: Game
    round: Round
    coming: Round | None
    told: bool
    ended: bool = False
    resumed: bool = False
    dropped: tuple[str, ...] = ()


def correct_round(
    office: Office,
    key: str,
    orders: Mapping[str, Wanted | None],
    reason: str,
    *,
    number: int | None = None,
    resume: bool = False,
) -> Corrected:
    """Put the orders of seats right (by name or number; None: they sent nothing), play the round again and tell it.

    Everybody gets an erratum with ``reason`` and the positions before and after; who is corrected is told besides. Of
    a round that waits nothing leaves: only the GM gets a new sheet. IllegalError, and nothing is changed, where the
    orders are not lawful or stand already, where later rounds have been played, and where a game that has shown its
    secrets would go on, unless ``resume`` says that it shall.
    """
    now = office.clock.now()
    reason = reason.strip()
    if not reason or len(reason) > _LONGEST:
        raise IllegalError(
            Problem("no-reason", f"say in 1 to {_LONGEST} characters what was wrong: everybody is told it")
        )
    with office.store.begin() as work:
        game = find_game(work, key)
        round_ = _correctable(work, game, number, now)
        was = what_was_kept(work, round_)
        old = kept(office, work, game, round_)[1]
        seats = {find_seat(work, game, who).id: wanted for who, wanted in orders.items()}
        for seat_id, wanted in seats.items():
            _put_right(office, work, game, round_, work.seats.get(seat_id), wanted, now)
        again = play(office, work, game, round_, round_.closed_at or now, filling=seats)
        correction = Correction(
            round_id=round_.id, at=now, by="gm", reason=reason, before=was, after=what_was_kept(work, again)
        )
        work.record.add_correction(correction)
        names = ", ".join(work.seats.get(seat_id).name for seat_id in seats)
        work.record.audit(
            AuditEntry(
                at=now, actor="gm", action="round corrected", game_id=game.id, detail=f"round {again.number}: {names}"
            )
        )
        if is_waiting(round_):
            send_waiting_sheet(office, work, game, again, now, correction)
            done = Corrected(game, again, None, told=False)
        else:
            done = _tell(office, work, game, again, old, correction, resume=resume)
    # Which orders they were is the GM's and the player's alone.
    log.info("game %s: round %d corrected", game.key, done.round.number)
    return done


def _correctable(work: UnitOfWork, game: Game, number: int | None, now: datetime) -> Round:
    """Return the newest round that was played; IllegalError when it cannot be corrected, or another one is meant."""
    played = [round_ for round_ in work.rounds.of_game(game.id) if round_.status == "closed"]
    if number is not None:
        wanted = find_round(work, game, number)
        if wanted.status == "open":
            raise IllegalError(
                Problem(
                    "not-played",
                    f"round {number} of '{game.key}' has not been played yet: its player can still write, until "
                    f"{in_zone(wanted.deadline, game.zone)}",
                )
            )
        if wanted.id != played[-1].id:
            raise IllegalError(
                Problem(
                    "later-rounds",
                    f"round {number} of '{game.key}' can be corrected no longer: round {played[-1].number} has been "
                    "played since, by people who went by the positions that they were told",
                )
            )
    if is_abandoned(game):
        raise IllegalError(
            Problem(
                "ended",
                f"you ended '{game.key}' after round {played[-1].number if played else 0}, and everybody was told so: "
                f"`pbm game resume {game.key}` takes it up again, and then its newest round can be corrected",
            )
        )
    if not played:
        raise IllegalError(Problem("not-played", f"no round of '{game.key}' has been played yet"))
    newest = played[-1]
    if is_waiting(newest):
        return newest
    coming = work.rounds.open_of(game.id)
    if coming is not None and coming.deadline <= now:
        raise IllegalError(
            Problem(
                "deadline-passed",
                f"the deadline of round {coming.number} has passed: its players could not answer a correction of round "
                f"{newest.number} any more",
            )
        )
    if newest.seats_before is None:
        raise IllegalError(
            Problem(
                "too-old",
                f"round {newest.number} was played by an earlier version of the server, which did not keep what a "
                "correction needs",
            )
        )
    return newest


def _put_right(
    office: Office, work: UnitOfWork, game: Game, round_: Round, seat: Seat, wanted: Wanted | None, now: datetime
) -> None:
    """Keep the orders of a seat as they should have been; IllegalError where the rules do not allow them."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    form = table.ruleset.order_form(table.config, state, seat.name)
    if form is None:
        raise IllegalError(Problem("nothing-to-order", f"{seat.name} had nothing to order in round {round_.number}"))
    if wanted and not isinstance(wanted, str) and not is_postal(form):
        raise IllegalError(
            Problem(
                "no-throws",
                f"{seat.name}: there are no throws and trapdoors in this game. Say the orders in words, as in a mail: "
                f'`--orders "…"`, of another seat `--also "{seat.name}=…"`',
            )
        )
    standing = work.orders.standing(round_.id, seat.id)
    was = {board: dict(order) for board, order in standing.orders.items()} if standing else {}
    made: dict[str, dict[str, Json]] = {} if wanted is None else was
    if isinstance(wanted, str):
        wanted = _worded(office, work, game, round_, seat, form, wanted)
    for name, order in (wanted or {}).items():
        named = (SHARED,) if form.shared else form.boards if name == EVERY_BOARD else (name,)
        for board in named:
            whole = {**made.get(board, {}), **order}
            made = {**made, board: {key: value for key, value in whole.items() if value is not None}}
    made = {board: order for board, order in made.items() if order}
    check = table.ruleset.check(table.config, state, seat.name, made)
    if check.problems:
        raise IllegalError(*(replace(one, message=f"{seat.name}: {one.message}") for one in check.problems))
    if made == {board: dict(order) for board, order in (standing.orders if standing else {}).items()}:
        raise IllegalError(
            Problem("as-it-stands", f"these are the orders of {seat.name} that round {round_.number} was played with")
        )
    work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=seat.id,
            receipt=work.orders.next_receipt(seat.id),
            orders=made,
            origin="gm",
            mail_id=None,
            received_at=now,
        )
    )


def _worded(
    office: Office, work: UnitOfWork, game: Game, round_: Round, seat: Seat, form: OrderForm, words: str
) -> Mapping[str, JsonObject]:
    """Return what words order; IllegalError with what would be asked, were they a player's."""
    reading = understood(office, work, game, seat.name, round_, form, clean(words, ()))
    if reading.problems:
        raise IllegalError(*(replace(one, message=f"{seat.name}: {one.message}") for one in reading.problems))
    if not any(reading.orders.values()):
        raise IllegalError(Problem("not-understood", f"{seat.name}: these words order nothing"))
    return reading.orders


def _tell(
    office: Office, work: UnitOfWork, game: Game, again: Round, old: Any, correction: Correction, *, resume: bool
) -> Corrected:
    """Move on from a round that was played again: who comes and goes, the round that is open, and an erratum to all."""
    now = correction.at
    table = office.table(work, game)
    ruleset, config = table.ruleset, table.config
    before, new = kept(office, work, game, again)
    snapshot = from_json(again.seats_before or {})
    opened_on = ruleset.state_from_json(config, state_after(game, again, work.rounds.of_game(game.id)))
    _, seated, _ = turn_over(office, work, game, again, old.state, old.missed, snapshot)
    after, reseated, moves = turn_over(office, work, game, again, new.state, new.missed, snapshot)
    seats = work.seats.of_game(game.id)
    reseated = _seats_now(standing_of(work, game), seated, reseated)
    seat_all(work, seats, reseated)
    playing = [players_in(table, state, seats, one) for state, one in ((opened_on, seated), (after, reseated))]
    was_over, over = game.status == "over", not ruleset.turns(config, after)
    if was_over and not over and is_revealed(game) and not resume:
        raise IllegalError(
            Problem(
                "revealed",
                f"with these orders '{game.key}' is not over, but its board has been shown to everybody; to play on "
                "nevertheless, say --resume",
            )
        )
    state = ruleset.state_to_json(config, after)
    ended_at = (game.ended_at or now) if over else None
    game = replace(work.games.get(game.id), state=state, status="over" if over else "running", ended_at=ended_at)
    work.games.update(game)
    open_now = work.rounds.open_of(game.id)
    coming, opened = _coming(office, work, game, again, after, now)
    orders = _kept_orders(office, work, game, coming) if coming else {}
    told = Telling(
        correction=correction,
        number=len(work.record.corrections(again.id)),
        closed=again,
        before=before,
        was=(old, opened_on),
        now=(new, after),
        corrected=_corrected(correction),
        changes=put_right(playing[0], playing[1], ruleset.seats(before), ruleset.seats(after)),
        back=frozenset(name for name in playing[1] if name not in playing[0] and name in ruleset.seats(before)),
        coming=coming,
        voided=open_now if over else None,
        resumed=was_over and not over,
        kept=orders,
        opened=opened,
    )
    send_errata(office, work, game, told, now)
    send_to_editors(office, work, game, story_of(office, work, game), again, now)
    names = {seat.id: seat.name for seat in work.seats.of_game(game.id)}
    dropped = tuple(names[seat_id] for seat_id, one in orders.items() if one.problems)
    send_sheet(
        office,
        work,
        game,
        # The sheet takes the place of the one before, so it has what that told of comings and goings, as it is now.
        Outcome(again, coming, before, after, new, (*moves, *(one for one in told.changes if one not in moves))),
        now,
        gm_changes=(
            *dropped_words(work, game, snapshot, reseated),
            *for_the_gm(table, new.state, after),
            *(say("{name}'s orders for the round that is open cannot all stand any more.", name=n) for n in dropped),
        ),
        correction=correction,
    )
    return Corrected(game, again, coming, told=True, ended=over and not was_over, resumed=told.resumed, dropped=dropped)


def _seats_now(
    current: Mapping[int, Standing], seated: Mapping[int, Standing], reseated: Mapping[int, Standing]
) -> dict[int, Standing]:
    """Return how the seats stand after a correction: as it leaves them, but for what their players decided since."""
    made = {}
    for number, one in reseated.items():
        found, first = current[number], seated[number]
        decided = found.status != first.status and one.status == "active"
        made[number] = replace(one, status=found.status) if decided else one
    return made


def _coming(
    office: Office, work: UnitOfWork, game: Game, again: Round, after: Any, now: datetime
) -> tuple[Round | None, Mapping[int, Opening]]:
    """Return the round that is open after a correction, and what waited for it where it opens only now.

    None when the game is over: a round that was open is then void, and open again should a further correction want it.
    """
    table = office.table(work, game)
    state = table.ruleset.state_to_json(table.config, after)
    following = next((one for one in work.rounds.of_game(game.id) if one.number == again.number + 1), None)
    if following is not None:
        turns = table.ruleset.turns(table.config, after)
        following = replace(following, state_before=state, turns=turns or following.turns)
        work.rounds.update(following)
    if game.status == "over":
        if following is not None:
            work.rounds.void(following.id)
        return None, {}
    if following is None:
        coming = open_round(office, work, game, number=again.number + 1, now=now, after=again.deadline)
        return coming, open_with(office, work, game, coming, {})
    if work.rounds.reopen(following.id):
        deadline = deadline_of(
            office, work, game, following.number, now=now, after=again.deadline, no_sooner=following.deadline
        )
        work.rounds.update(replace(following, deadline=deadline))
    return work.rounds.get(following.id), {}


def _kept_orders(office: Office, work: UnitOfWork, game: Game, coming: Round) -> dict[int, Kept]:
    """Return, by seat, what becomes of the orders that stand for the open round; what is not lawful any more goes."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, coming.state_before)
    found: dict[int, Kept] = {}
    for seat in work.seats.of_game(game.id):
        version = work.orders.standing(coming.id, seat.id)
        if version is None or not any(version.orders.values()):
            continue
        check = table.ruleset.check(table.config, state, seat.name, version.orders)
        if check.problems:
            version = work.orders.add(
                replace(
                    version,
                    id=0,
                    receipt=work.orders.next_receipt(seat.id),
                    orders=check.accepted,
                    origin="gm",
                )
            )
        ordered = any(version.orders.values())
        lines = as_played(table, game, seat, state, version.orders) if ordered else ()
        found[seat.id] = Kept(version if lines else None, lines, tuple(one.message for one in check.problems))
    return found


def _corrected(correction: Correction) -> frozenset[str]:
    """Return the names of the seats whose orders a correction put right."""
    was, now = correction.before.get("orders"), correction.after.get("orders")
    if not isinstance(was, Mapping) or not isinstance(now, Mapping):
        return frozenset()
    return frozenset(name for name in {*was, *now} if was.get(name) != now.get(name))
