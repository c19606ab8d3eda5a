"""Mail in a player's name that brought no orders, shown to the GM, who may see more in it.

What was taken for a machine's, should a person have written it; what was asked about without an answer; and what may
be for several seats.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from pbm.core.phrases import joined, listed, say, say_count
from pbm.orders.cleaning.clean import clean
from pbm.orders.late import late
from pbm.service.identity import redacted
from pbm.service.merging import said
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.questions import seats_of
from pbm.service.records import Game, MailIn, OrderVersion, Question, Round, Seat
from pbm.service.repeated import beginning_of
from pbm.service.understanding import understood

__all__ = [
    "FROM_ELSEWHERE",
    "KEPT",
    "asked_about",
    "of_a_machine",
    "overlooked",
    "says_kept",
    "unanswered",
    "unplaced",
    "unplaced_for",
]

log = logging.getLogger(__name__)

_SHOWN = 3
_LOOKED_AT = 100
"""Mails that are looked through for orders where more came than are shown, the newest."""
_QUOTED = 160
_AS_MACHINES = ("auto-reply", "bounce, not", "automatic")
"""How the outcome of a mail begins that was taken for a machine's."""
FROM_ELSEWHERE = "from elsewhere"
"""How the outcome of a mail begins that came from an address of nobody's when enough like it had been answered."""

KEPT: Final = "their orders stay"
"""The part of the outcome of a mail that says so: nothing is asked about an earlier one any more."""
_READ: Final = 300  # characters of a mail
_STAYS: Final = late(
    r"\b(?:(?:list|orders?|cards?|pieces?|everything|all|it all|they|rest) (?:all )?(?:stays?|remains?|stands?"
    r"|(?:is|are) (?:unchanged|as (?:it|they) (?:was|were|is|are)))"
    r"|(?:leave|keep) (?:it|them|everything|(?:my|the) (?:list|orders?|cards?|pieces?)) (?:(?:just "
    r"|exactly )?as (?:it|they)"
    r" (?:is|are|was|were)|be|alone|unchanged)|no changes?|nothing changes"
    r"|(?:ma|la) liste (?:ne change pas|reste)|mes ordres (?:restent|ne changent pas)|rien ne change"
    r"|(?:liste|befehle|karten) bleib(?:t|en)|keine änderung(?:en)?|(?:lijst|orders) blij(?:ft|ven)"
    r"|lista (?:no cambia|se queda|sigue)|órdenes (?:quedan|siguen)|lista (?:resta|rimane|non cambia))\b",
    re.IGNORECASE,
)
_MORE: Final = late(
    r"[?\d]|\b(?:if|unless|but|except|apart|until|till|maybe|perhaps|instead|don't|not|should|shall|wenn|falls|aber"
    r"|außer|bis|vielleicht|sauf|mais|peut-être|behalve|maar|misschien|salvo|excepto|pero|quizás?|tranne|forse)\b"
    r"|(?:^|[,.;] ?)(?:si|als|se|ma)\b(?! (?:liste|carte|cartes)\b)",
    re.IGNORECASE,
)
_ASKED = ("asked back, nothing changed", ", partly")
"""How a part of the outcome ends where orders could not be taken, or not all of them, and were asked about."""


def of_a_machine(mail: MailIn) -> bool:
    """Return whether a mail that was read had been taken for a machine's, or for one of too many like it."""
    return mail.outcome.startswith((*_AS_MACHINES, FROM_ELSEWHERE))


def overlooked(office: Office, work: UnitOfWork, game: Game, closed: Round) -> tuple[str, ...]:
    """Return, for the GM, the mails in seats' names that were taken for a machine's in a round, with their words.

    And how many came from addresses of nobody's when enough like them had been answered.
    """
    told: list[str] = []
    for seat in work.seats.of_game(game.id):
        came = [mail for mail in work.mails.of_seat(seat.id, closed.opened_at) if mail.round_id == closed.id]
        mails = [mail for mail in came if mail.outcome.startswith(_AS_MACHINES)]
        elsewhere = sum(mail.outcome.startswith(FROM_ELSEWHERE) for mail in came)
        if elsewhere:
            told.append(
                say_count(
                    "{count} mail to {name}'s reply address that came from an address we do not know, and ordered "
                    "nothing, was neither answered nor passed on; `pbm mail list` shows it.",
                    "{count} mails to {name}'s reply address that came from addresses we do not know, and ordered "
                    "nothing, were neither answered nor passed on; `pbm mail list` shows them.",
                    elsewhere,
                    name=seat.name,
                )
            )
        shown = _most_telling(office, work, game, closed, seat, mails)
        for mail in shown:
            told.append(
                say(
                    "Mail {mail} in {name}'s name was taken for a machine's, and got no answer: “{words}”. If they "
                    "wrote it themselves, please ask them to write in other words.",
                    mail=mail.id,
                    name=seat.name,
                    words=_words(office, mail, with_subject=True),
                )
            )
        if len(mails) > len(shown):
            told.append(
                say_count(
                    "One more mail in {name}'s name was taken for a machine's; `pbm mail list` shows it.",
                    "{count} more mails in {name}'s name were taken for a machine's; `pbm mail list` shows them.",
                    len(mails) - len(shown),
                    name=seat.name,
                )
            )
    return tuple(told)


def says_kept(words: Sequence[str]) -> bool:
    """Return whether a mail says that its writer's orders stay, and no more: "nah, list stays how it is"."""
    text = " ".join(" ".join(words).replace("’", "'").split())[:_READ]
    return _STAYS.search(text) is not None and _MORE.search(text) is None


def asked_about(work: UnitOfWork, round_: Round, seat: Seat) -> tuple[MailIn, ...]:
    """Return the mails of a seat for a round that orders could not be taken from as they were, and none came after.

    Who says since then that their orders stay is no longer asked.
    """
    taken = [
        version
        for version in work.orders.of_seat(seat.id)
        if version.round_id == round_.id and version.origin in ("mail", "gm")
    ]
    mails = [mail for mail in work.mails.of_seat(seat.id, round_.opened_at) if mail.round_id == round_.id]
    kept = max((_place(mail) for mail in mails if KEPT in mail.outcome.split("; ")), default=None)
    return tuple(
        mail
        for mail in mails
        if any(part.endswith(_ASKED) for part in mail.outcome.split("; "))
        and not any(_came_after(version, mail) for version in taken)
        and (kept is None or kept < _place(mail))
    )


def _place(mail: MailIn) -> tuple[datetime, int]:
    return mail.received_at, mail.id


def _came_after(version: OrderVersion, mail: MailIn) -> bool:
    """Return whether orders are of a later mail, or were entered later by the GM."""
    if version.mail_id is None:
        return version.received_at >= mail.received_at
    return (version.received_at, version.mail_id) > (mail.received_at, mail.id)


def unanswered(office: Office, work: UnitOfWork, game: Game, closed: Round) -> tuple[str, ...]:
    """Return, for the GM, the mails of a round that were asked about without orders coming after, with their words."""
    told: list[str] = []
    for seat in work.seats.of_game(game.id):
        mails = asked_about(work, closed, seat)
        shown = _most_telling(office, work, game, closed, seat, mails)
        told += [
            say(
                "Mail {mail} from {name} was asked about, and no orders came after it: “{words}”. If it is plain to "
                "you what was meant, `pbm round correct {key} --seat {seat}` plays the round with it; say --orders and "
                "--reason.",
                mail=mail.id,
                name=seat.name,
                words=_words(office, mail),
                key=game.key,
                seat=seat.number,
            )
            for mail in shown
        ]
        if len(mails) > len(shown):
            told.append(
                say_count(
                    "One more mail from {name} was asked about; `pbm mail list` shows it.",
                    "{count} more mails from {name} were asked about; `pbm mail list` shows them.",
                    len(mails) - len(shown),
                    name=seat.name,
                )
            )
    return tuple(told)


def unplaced_for(work: UnitOfWork, round_: Round, seat: Seat) -> tuple[Question, ...]:
    """Return what was asked about mails that may be for a seat or for another, where that may still matter.

    It does not where orders came after the mail, and every seat of the game that it may be for has some.
    """
    addresses = work.players.get(seat.player_id).addresses
    asked = {
        one.mail_id: one
        for address in addresses
        for one in work.questions.asked_of(address, round_.opened_at, "which")
        if (one.seat_id, one.round_id) == (seat.id, round_.id) and one.mail_id is not None
    }
    return tuple(
        one for mail_id, one in sorted(asked.items()) if not _placed(work, round_, one, work.mails.get(mail_id))
    )


def _placed(work: UnitOfWork, round_: Round, question: Question, mail: MailIn) -> bool:
    """Return whether orders came after a mail that may be for several seats, and no seat of the round waits."""
    seats = [seat for _, seat in seats_of(work, question)]
    given = [version for seat in seats for version in work.orders.of_seat(seat.id) if version.origin in ("mail", "gm")]
    ordering = {version.seat_id for version in given if version.round_id == round_.id}
    waiting = any(seat.game_id == round_.game_id and seat.id not in ordering for seat in seats)
    return not waiting and any(_came_after(version, mail) for version in given)


def unplaced(office: Office, work: UnitOfWork, game: Game, closed: Round) -> tuple[str, ...]:
    """Return, for the GM, the mails of a round that may be for several seats, with their words."""
    found: dict[int, tuple[Seat, Question]] = {}
    for seat in work.seats.of_game(game.id):
        for one in unplaced_for(work, closed, seat):
            found.setdefault(one.mail_id or 0, (seat, one))
    groups: dict[tuple[int, ...], list[MailIn]] = {}
    for mail_id, (_, one) in sorted(found.items()):
        groups.setdefault(tuple(seat.id for _, seat in seats_of(work, one)), []).append(work.mails.get(mail_id))
    told: list[str] = []
    for mails in groups.values():
        seat, question = found[mails[0].id]
        seats = listed(f"{place.name} ({of.key} {place.number})" for of, place in seats_of(work, question))
        shown = _most_telling(office, work, game, closed, seat, mails)
        for mail in shown:
            line = say(
                "Mail {mail} from {sender} does not say which seat it is for, {seats}, so nothing was taken from it: "
                "“{words}”. If it is plain to you, `pbm round correct {key} --seat NUMBER` plays the round with it; "
                "say --orders and --reason.",
                mail=mail.id,
                sender=mail.sender or say("an unknown sender"),
                seats=seats,
                words=_words(office, mail, with_subject=True),
                key=game.key,
            )
            proven = found[mail.id][1].data.get("proven") is True
            told.append(line if proven else joined((line, say("Nothing proves who wrote it."))))
        if len(mails) > len(shown):
            told.append(
                say_count(
                    "One more mail may be for {seats}; `pbm mail list` shows it.",
                    "{count} more mails may be for {seats}; `pbm mail list` shows them.",
                    len(mails) - len(shown),
                    seats=seats,
                )
            )
    return tuple(told)


def _most_telling(
    office: Office, work: UnitOfWork, game: Game, closed: Round, seat: Seat, mails: Sequence[MailIn]
) -> tuple[MailIn, ...]:
    """Return the few of a seat's mails that are shown, in their order: those with orders first, then the newest."""
    if len(mails) <= _SHOWN:
        return tuple(mails)
    newest = mails[-_LOOKED_AT:]
    ordering = {mail.id for mail in newest if _has_orders(office, work, game, closed, seat, mail)}
    chosen = sorted(newest, key=lambda mail: (mail.id in ordering, mail.received_at, mail.id))[-_SHOWN:]
    return tuple(mail for mail in newest if mail in chosen)


def _has_orders(office: Office, work: UnitOfWork, game: Game, closed: Round, seat: Seat, mail: MailIn) -> bool:
    """Return whether a mail that nothing was taken from has orders in it, plain ones or not."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, closed.state_before)
    form = table.ruleset.order_form(table.config, state, seat.name)
    if form is None:
        return False
    letter = beginning_of(office.decode(mail.raw))
    try:
        reading = understood(office, work, game, seat.name, closed, form, clean(letter.text, ()), letter.subject)
    except Exception:
        # The mail was never read: whatever is in it, the round that its sheet is of must go on.
        log.exception("mail %d could not be looked through for the sheet", mail.id)
        return False
    return bool(said(reading.orders) or reading.later or reading.probable or reading.kind == "orders")


def _words(office: Office, mail: MailIn, *, with_subject: bool = False) -> str:
    """Return the beginning of what a mail says in its writer's own words."""
    letter = beginning_of(office.decode(mail.raw))
    said = " ".join(((letter.subject,) if with_subject else ()) + tuple(clean(letter.text, ()).words)).split()
    return redacted(" ".join(said))[:_QUOTED]
