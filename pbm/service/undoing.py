"""What came to a seat's reply address from people who are not its player, taken back as far as it can be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from pbm.core.phrases import listed, say, say_count
from pbm.service.merging import is_merged
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, OrderVersion, Question, Round, Seat
from pbm.service.traces import Trace, take_back, traces_of

__all__ = ["undo"]

_ADDRESSES_TOLD = 5
_IsBad = Callable[[int | None], bool]


def undo(work: UnitOfWork, game: Game, seat: Seat, question: Question, at: datetime) -> tuple[str, ...]:
    """Undo what mails to a seat's reply address did that are not known to be its player's; return it in words.

    The player said no to one address: whoever else wrote to the same reply address, and is not registered, may be the
    same thief. ``question`` is the one that was answered; those about the other addresses stay open, so that an address
    that is the player's can still be added, but there is nothing to undo about them any more.
    """
    others = [other for other in work.questions.open_of_seat(seat.id, "address") if other.id != question.id]
    traces = [trace for one in (question, *others) for trace in traces_of(one.data)]
    is_bad = _judge(work, question, traces)
    lines = [
        *_orders_undone(work, game, seat, is_bad, at),
        *_traces_undone(work, game, seat, traces),
        *_advance_undone(work, seat, is_bad),
        *_what_stays(work, game, seat, is_bad),
        *_others_named(others),
    ]
    for other in work.questions.open_of_seat(seat.id):
        proposed = other.kind == "address" and other.data.get("by_command", True)
        if (proposed or other.kind in ("late", "meant", "resign")) and is_bad(other.mail_id):
            work.questions.update(replace(other, status="replaced", answered_at=at))
        elif other.kind == "address":
            work.questions.update(replace(other, data={**other.data, "traces": [], "undone": True}))
    return tuple(dict.fromkeys(lines))


def _judge(work: UnitOfWork, question: Question, traces: Iterable[Trace]) -> _IsBad:
    """Return what says whether a mail is to be undone: it left one of these traces, or brought the question about.

    Where none were kept, as of an address that a mail proposed, what came from that address is undone.
    """
    address = "" if "traces" in question.data else str(question.data.get("address", ""))
    bad = dict.fromkeys((trace.mail_id for trace in traces), True)
    if question.mail_id is not None:
        bad[question.mail_id] = True

    def is_bad(mail_id: int | None) -> bool:
        if mail_id is None:
            return False
        if mail_id not in bad:
            bad[mail_id] = bool(address) and work.mails.get(mail_id).sender == address
        return bad[mail_id]

    return is_bad


def _orders_undone(work: UnitOfWork, game: Game, seat: Seat, is_bad: _IsBad, at: datetime) -> list[str]:
    """Let the orders of the open round stand again that stood before; return what the player is told of it."""
    round_ = work.rounds.open_of(game.id)
    if round_ is None:
        return []
    lines: list[str] = []
    versions = [version for version in work.orders.of_round(round_.id) if version.seat_id == seat.id and version.stands]
    # An older mail that was confirmed, and merged under a bad one, counts as of when that one came.
    moments = {version.received_at for version in versions if is_bad(version.mail_id)}
    bad = [
        version
        for version in versions
        if is_bad(version.mail_id) or (version.received_at in moments and is_merged(work, version))
    ]
    good = [version for version in versions if version not in bad]
    if bad and bad[-1] is versions[-1]:
        lines.append(_stands_again(work, round_, seat, good[-1] if good else None, at))
    if bad and good and good[-1].received_at > bad[0].received_at:
        lines.append(say("Orders of yours that came later stand; please look whether they are what you meant."))
    for piece in work.press.of_round(round_.id):
        if piece.seat_id == seat.id and piece.stands and is_bad(piece.mail_id):
            work.press.update(replace(piece, stands=False))
            if not piece.to:
                lines.append(say("Press of that mail is not printed."))
    return lines


def _stands_again(work: UnitOfWork, round_: Round, seat: Seat, earlier: OrderVersion | None, at: datetime) -> str:
    version = work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=seat.id,
            receipt=work.orders.next_receipt(seat.id),
            orders=earlier.orders if earlier else {},
            origin=earlier.origin if earlier else "mail",
            mail_id=earlier.mail_id if earlier else None,
            received_at=earlier.received_at if earlier else at,
        )
    )
    if earlier is None or not any(earlier.orders.values()):
        return say("The orders of that mail are undone (receipt {receipt}); none stand now.", receipt=version.receipt)
    return say(
        "The orders of that mail are undone: those of receipt {earlier} stand again, as receipt {receipt}.",
        earlier=earlier.receipt,
        receipt=version.receipt,
    )


def _traces_undone(work: UnitOfWork, game: Game, seat: Seat, traces: Sequence[Trace]) -> list[str]:
    """Undo what was changed besides the orders of the round; return what the player is told of it."""
    before = {order.turn: order for order in work.orders.advance(seat.id)}
    done, overtaken = take_back(work, game, seat, traces)
    after = {order.turn: order for order in work.orders.advance(seat.id)}
    turns = _turns(done)
    lines: list[str] = []
    again = [turn for turn in turns if turn in after]
    gone = [turn for turn in turns if turn in before and turn not in after]
    if again:
        lines.append(say("Your own orders for later turns ({turns}) stand again.", turns=_named(again)))
    if gone:
        lines.append(_gone(gone))
    later = [turn for turn in _turns(overtaken) if turn in after and turn not in turns]
    if later:
        lines.append(
            say(
                "Orders of yours for later turns ({turns}) came after it and stay; please look whether they are what "
                "you meant.",
                turns=_named(later),
            )
        )
    lost = _lost(work, game, traces)
    if lost:
        lines.append(
            say(
                "Your own orders for turn {turns}, which you gave in advance, are not put back, because that turn has "
                "begun; please send them again.",
                turns=_named(lost),
            )
        )
    if any(name.startswith("press/") for name in done):
        lines.append(say("Your press for the report is as it was, but for what has been printed."))
    what = [words for key, words in _SETTINGS.items() if any(name.partition("/")[0] == key for name in done)]
    if what:
        lines.append(say("As it was before that mail: {what}.", what=listed(what)))
    return lines


_SETTINGS = {
    "language": say("the language of your mails"),
    "zone": say("your clock"),
    "format": say("the format of your mails"),
    "remind": say("your reminders"),
    "away": say("the days you are away"),
    "missed": say("your instruction for missed rounds"),
    "status": say("your leaving the game"),
}


def _lost(work: UnitOfWork, game: Game, traces: Iterable[Trace]) -> list[int]:
    """Return the turns of the open round whose orders, given in advance, were replaced or taken back before it."""
    round_ = work.rounds.open_of(game.id)
    if round_ is None:
        return []
    mine = {trace.mail_id for trace in traces}
    replaced = {
        int(name.rpartition("/")[2])
        for trace in traces
        for name, (was, _) in trace.changes.items()
        if name.startswith("turn/") and isinstance(was, dict) and was["mail"] not in mine
        if datetime.fromisoformat(trace.at) < round_.opened_at
    }
    return sorted(replaced & set(round_.turns))


def _advance_undone(work: UnitOfWork, seat: Seat, is_bad: _IsBad) -> list[str]:
    turns = [order.turn for order in work.orders.advance(seat.id) if is_bad(order.mail_id)]
    if not turns:
        return []
    work.orders.drop_advance(seat.id, turns)
    return [_gone(turns)]


def _what_stays(work: UnitOfWork, game: Game, seat: Seat, is_bad: _IsBad) -> list[str]:
    """Return what cannot be taken back: rounds that were played, and letters that other players were sent."""
    lines: list[str] = []
    names = {other.number: other.name for other in work.seats.of_game(game.id)}
    written: dict[str, None] = {}
    for round_ in work.rounds.of_game(game.id):
        standing = work.orders.standing(round_.id, seat.id)
        if round_.status == "closed" and standing is not None and is_bad(standing.mail_id):
            lines.append(
                say("Round {number} has been played with orders that were not yours; it stays.", number=round_.number)
            )
        for piece in work.press.of_round(round_.id):
            if piece.seat_id == seat.id and piece.to and is_bad(piece.mail_id):
                written |= dict.fromkeys(names[number] for number in piece.to if number in names)
    if written:
        lines.append(
            say("Letters in your name were sent to {names}, and cannot be called back.", names=listed(written))
        )
    return lines


def _others_named(others: Iterable[Question]) -> list[str]:
    """Return which further addresses mails were undone of, so that a player who wrote from one sends them again."""
    named = [str(other.data.get("address")) or say("an unknown sender") for other in others if traces_of(other.data)]
    if not named:
        return []
    if len(named) > _ADDRESSES_TOLD:
        more = len(named) - _ADDRESSES_TOLD
        named = [*named[:_ADDRESSES_TOLD], say_count("{count} more address", "{count} more addresses", more)]
    return [
        say(
            "Mails from {addresses} came to the same reply address, and what they did is undone too. If one of them "
            "was yours, please send it again.",
            addresses=listed(named),
        )
    ]


def _gone(turns: Iterable[int]) -> str:
    return say("Its orders for later turns ({turns}) are gone.", turns=_named(turns))


def _turns(names: Collection[str]) -> list[int]:
    return sorted(int(name.rpartition("/")[2]) for name in names if name.startswith("turn/"))


def _named(turns: Iterable[int]) -> str:
    return ", ".join(map(str, turns))
