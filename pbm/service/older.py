"""A mail that reached us before one whose orders stand: of one that was held, what that one left unsaid counts."""

from __future__ import annotations

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import say
from pbm.orders.cleaning.clean import clean
from pbm.service import amend
from pbm.service.identity import Known, without_tags
from pbm.service.office import Office
from pbm.service.our_lines import our_lines
from pbm.service.ports import UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import MailIn, OrderVersion, Round
from pbm.service.understanding import understood

__all__ = ["is_newer", "take_older"]


def is_newer(standing: OrderVersion, mail: MailIn) -> bool:
    """Return whether what stands came after a mail; where somebody else's mails were undone, none of theirs did."""
    undone = standing.origin == "mail" and standing.mail_id is None
    return standing.received_at > mail.received_at and not undone


def take_older(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    form: OrderForm,
    reading: Reading,
    standing: OrderVersion,
    answer: Answer,
) -> None:
    """Say in ``answer`` that what stands is newer than a mail; keep of one that was held what later mails left unsaid.

    A mail counts as it was received: those that came after it went over it, part by part. Where one of them took
    everything back, or the GM ordered, nothing is added.
    """
    whole = _under(mail, reading, standing.orders)
    if whole is not None and not _begun_anew(office, work, mail, who, round_, form):
        table = office.table(work, who.game)
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        if not table.ruleset.check(table.config, state, who.seat.name, whole).problems:
            version = amend.keep_version(work, mail, who, round_, whole, received_at=standing.received_at)
            answer.stored, answer.replaces = version, standing.receipt
            answer.outcomes.append(f"older than receipt {standing.receipt}; the rest of it taken, {_receipt(version)}")
            answer.title = say("Your orders")
            answer.said.append(
                say(
                    "The mail that has now been confirmed reached us before the one that receipt {receipt} is for. "
                    "What that one says stays, and what it left unsaid is as in this mail.",
                    receipt=standing.receipt,
                )
            )
            return
    answer.outcomes.append(f"older than receipt {standing.receipt}")
    answer.title = say("A later mail of yours stands")
    answer.said.append(
        say(
            "This mail reached us before the one that receipt {receipt} is for, so it changes nothing.",
            receipt=standing.receipt,
        )
        if mail.confirmed_at is None
        else say(
            "The mail that has now been confirmed reached us before the one that receipt {receipt} is for, so it "
            "changes nothing.",
            receipt=standing.receipt,
        )
    )


def _receipt(version: OrderVersion) -> str:
    return f"receipt {version.receipt}"


def _under(mail: MailIn, reading: Reading, orders: RawOrders) -> dict[str, JsonObject] | None:
    """Return orders with what a confirmed mail says and they do not; None where it has nothing for certain to add."""
    asked = reading.asked or reading.seconds or reading.replacing
    if mail.confirmed_at is None or asked or any(problem.code != "missing" for problem in reading.problems):
        return None
    later, earlier = amend.said(orders), amend.said(reading.orders)
    whole: dict[str, JsonObject] = {
        board: {**earlier.get(board, {}), **later.get(board, {})} for board in {**later, **earlier}
    }
    return whole if later and whole != later else None


def _begun_anew(office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, form: OrderForm) -> bool:
    """Return whether orders that came after a mail were begun anew: taken back, the rules' choice, or the GM's."""
    for version in work.orders.of_round(round_.id):
        if version.seat_id != who.seat.id or version.received_at <= mail.received_at:
            continue
        if version.origin != "mail" or version.mail_id is None or not amend.said(version.orders):
            return True
        letter = office.decode(work.mails.get(version.mail_id).raw)
        words = clean(letter.text, our_lines(office, work, letter, who, round_, round_))
        said = understood(office, work, who.game, who.seat.name, round_, form, words, without_tags(letter.subject))
        if any(one.command in ("WITHDRAW", "PLAY DEFAULT") for one in said.asked):
            return True
    return False
