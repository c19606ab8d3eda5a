"""The question whether somebody really leaves, as long as it is open: where it is told of, and what answers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from pbm.core.deadlines import in_zone
from pbm.core.errors import Problem
from pbm.core.orders import Asked, Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.numbers import is_counting
from pbm.orders.replies import named
from pbm.service.leaving_said import agrees_first, has_second_thoughts, stays_after_all
from pbm.service.letters import receipt_key
from pbm.service.merging import said
from pbm.service.ports import UnitOfWork
from pbm.service.questions import overtaken, was_asked
from pbm.service.records import Game, MailOut, Player, Question, QuestionKind, Seat

__all__ = [
    "asked_apart",
    "asked_whether_they_stay",
    "asks_to_leave",
    "not_left",
    "told_of_leaving",
    "with_change_of_mind",
]

_OFFERS: tuple[QuestionKind, ...] = ("late", "meant")
_RESIGNING = "resigning"
_EVER = datetime(2000, 1, 1, tzinfo=UTC)


def told_of_leaving(work: UnitOfWork, seat: Seat, player: Player, *, offering: bool = False) -> Phrase | None:
    """Return what a seat is told of the open question whether it leaves; None where none is open.

    ``offering`` says that a YES to the mail which tells it would take orders: then it has to go to the one that asked.
    """
    asked = [one for one in work.questions.open_of_seat(seat.id, "resign") if was_asked(one)]
    if not asked or seat.status == "leaving":
        return None
    until = in_zone(asked[-1].expires_at, player.zone)
    offers = (one for kind in _OFFERS for one in work.questions.open_of_seat(seat.id, kind))
    if offering or any(not overtaken(work, one) for one in offers) or _written_to(work, seat, asked[-1]):
        return say(
            "You have not left the game. The question whether you want to is open until {until}: to leave, reply with "
            "YES alone to the mail that asked (“Do you really want to leave?”); to play on, send RESIGN OFF.",
            until=until,
        )
    return say(
        "You have not left the game. The question whether you want to is open until {until}: to leave, reply with YES "
        "alone; to play on, send RESIGN OFF.",
        until=until,
    )


def asks_to_leave(work: UnitOfWork, game: Game, seat: Seat, question: Question, ours: MailOut) -> bool:
    """Return whether a plain yes to a mail of ours is one to the open question whether the seat leaves.

    That is so of the mail that asked it, of one that asked it before, and of every receipt since that tells so; not of
    one that offered orders, whose YES is theirs, nor since another player has written, who may have asked something.
    """
    if ours.kind != "receipt" or ours.seat_id != seat.id:
        return False
    if _asked_in(ours, game, _same_of(work, seat, question)):
        return True
    if _written_to(work, seat, question):
        return False
    first = work.outbox.by_key(_first_asked(work, seat, question))
    offers = [one for kind in _OFFERS for one in work.questions.asked_of(question.address, question.asked_at, kind)]
    return first is not None and ours.id > first.id and not _asked_in(ours, game, offers)


def not_left(lines: Sequence[str]) -> Phrase | None:
    """Return what the writer of a mail to that question is told whose yes is not alone; None of any other mail."""
    if not agrees_first(lines):
        return None
    return say("Your YES came with something besides, so I did not take it as the word that you leave.")


def with_change_of_mind(
    reading: Reading, lines: Sequence[str], names: Sequence[str], *, refusing: bool = True
) -> Reading:
    """Return the reading of a mail, sent while that question is open, with RESIGN OFF where it says that one stays.

    Of who has said yes to it, not ``refusing``, a bare no is nothing.
    """
    if any(one.command == "RESIGN" for one in reading.asked) or not stays_after_all(lines, names, refusing=refusing):
        return reading
    text = "\n".join(lines)
    # A number beside it that was not understood may be an order, and is asked about.
    numbered = any(map(str.isdigit, text)) or is_counting(text)
    ordering = bool(said(reading.orders) or reading.seconds or reading.replacing) or numbered
    stays = replace(reading, kind="other" if reading.kind == "resign" else reading.kind)
    stays = replace(stays, asked=(*reading.asked, Asked("RESIGN", "off")))
    return stays if ordering else replace(stays, problems=(), quotes=())


def asked_whether_they_stay(reading: Reading, lines: Sequence[str]) -> Reading:
    """Return the reading of a leaving seat's mail, which asks where that orders nothing and may have second thoughts.

    The GM hears of these too: the round may close before the player has answered.
    """
    doing = said(reading.orders) or reading.seconds or reading.replacing or reading.later or reading.asked
    pressing = reading.letters or reading.press or reading.missed
    if doing or pressing or any(map(str.isdigit, "".join(lines))) or not has_second_thoughts(lines):
        return reading
    asking = say(
        "Do you want to stay after all? Then please send a line with only the words RESIGN OFF, before the next round "
        "opens."
    )
    return replace(
        reading, kind="other", verdict="ask", problems=(Problem("ambiguous", asking),), quotes=(None,), chatter=True
    )


def asked_apart(reading: Reading) -> Reading:
    """Return the reading of a mail that orders and resigns, without the question which of the two is wanted.

    It offers no orders that a YES would take, for the YES to its answer says that one leaves.
    """
    quotes = (*reading.quotes, *[None] * len(reading.problems))
    kept = [
        (problem, quote)
        for problem, quote in zip(reading.problems, quotes, strict=False)
        if _RESIGNING not in (problem.code, named(problem))
    ]
    return replace(
        reading,
        problems=tuple(problem for problem, _ in kept),
        quotes=tuple(quote for _, quote in kept),
        probable={},
    )


def _same_of(work: UnitOfWork, seat: Seat, question: Question) -> list[Question]:
    """Return that question and those that it has replaced."""
    asked = work.questions.asked_of(question.address, _EVER, "resign")
    return [one for one in asked if one.seat_id == seat.id and one.status in ("open", "replaced")]


def _written_to(work: UnitOfWork, seat: Seat, question: Question) -> bool:
    """Return whether a letter of another player went to a seat since a question was put to it."""
    sent = work.outbox.all(seat.game_id)
    since = next((ours.id for ours in sent if ours.key == _first_asked(work, seat, question)), 0)
    return any(ours.kind == "letter" and ours.seat_id == seat.id and ours.id > since for ours in sent)


def _first_asked(work: UnitOfWork, seat: Seat, question: Question) -> str:
    """Return the key of the mail that asked a question."""
    return f"{receipt_key(work.games.get(seat.game_id), question.mail_id or 0)}/{question.address}"


def _asked_in(ours: MailOut, game: Game, asked: Sequence[Question]) -> bool:
    return any(one.mail_id and ours.key.startswith(f"{receipt_key(game, one.mail_id)}/") for one in asked)
