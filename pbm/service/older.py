"""A mail that reached us before one whose orders stand: of one that was held, what that one left unsaid counts."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import say
from pbm.service import amend
from pbm.service.identity import Known
from pbm.service.in_order import is_lawful, read_again, read_in_order
from pbm.service.merging import is_merged
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import MailIn, OrderVersion, Round

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

    A mail counts as it was received: those that came after it go over it, part by part, and what they change of earlier
    orders they change in it. Where one of them took
    everything back, or the GM ordered, nothing is added. Where what stands came from elsewhere, what the mail is
    without it is kept beneath, to stand again if that turns out to be somebody else's.
    """
    versions = _own_versions(work, who, round_)
    newer = [version for version in versions if version.received_at > mail.received_at]
    whole = None
    if mail.confirmed_at is not None:
        whole = read_in_order(office, work, mail, who, round_, form, reading, versions)
    if whole is None:
        whole = _under(mail, reading, standing.orders)
        if whole is not None and _begun_anew(office, work, who, round_, form, newer):
            whole = None
    if whole is not None and amend.said(whole) == amend.said(standing.orders):
        whole = None
    if whole is not None and not is_lawful(office, work, who, round_, whole):
        whole = None
    beneath = None
    if mail.confirmed_at is not None and _from_elsewhere(work, who, standing):
        beneath = _keep_beneath(office, work, mail, who, round_, form, reading)
    if beneath is not None:
        stands = standing.orders if whole is None else whole
        version = amend.keep_version(work, mail, who, round_, stands, received_at=standing.received_at)
        answer.stored, answer.replaces = version, standing.receipt
        answer.outcomes.append(f"older than receipt {standing.receipt}, which came from elsewhere: {_receipt(version)}")
        answer.title = say("A later mail of yours stands")
        answer.said.append(
            say(
                "The mail that has now been confirmed reached us before the one that receipt {receipt} is for, so "
                "what that one says stays. It came from an address that is not registered for you: if you did not "
                "write it, answer NOT ME to our question about that address, and the mail that you confirmed stands "
                "by itself, as receipt {beneath}.",
                receipt=standing.receipt,
                beneath=beneath.receipt,
            )
        )
        return
    if whole is not None:
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


def _keep_beneath(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, form: OrderForm, reading: Reading
) -> OrderVersion | None:
    """Keep a confirmed mail's orders as they are without what came from elsewhere; None where there are none."""
    sure = [one for one in _own_versions(work, who, round_) if not _from_elsewhere(work, who, one)]
    last = sure[-1] if sure else None
    orders: RawOrders | None
    if not _is_plain(reading) or not amend.said(reading.orders):
        return None
    if last is None or not is_newer(last, mail):
        orders, at = amend.merged(amend.said(last.orders) if last else {}, amend.said(reading.orders)), mail.received_at
    else:
        newer = [version for version in sure if version.received_at > mail.received_at]
        orders, at = _under(mail, reading, last.orders), last.received_at
        if orders is not None and _begun_anew(office, work, who, round_, form, newer):
            return None
    if orders is None or not is_lawful(office, work, who, round_, orders):
        return None
    return amend.keep_version(work, mail, who, round_, orders, received_at=at)


def _own_versions(work: UnitOfWork, who: Known, round_: Round) -> list[OrderVersion]:
    return [one for one in work.orders.of_round(round_.id) if one.seat_id == who.seat.id and one.stands]


def _from_elsewhere(work: UnitOfWork, who: Known, version: OrderVersion) -> bool:
    """Return whether a version came from a sender that is not registered, or was merged under such a one."""
    if not is_merged(work, version):
        return _is_strange(work, who, version)
    return any(
        _is_strange(work, who, one)
        for one in work.orders.of_round(version.round_id)
        if one.received_at == version.received_at
    )


def _is_strange(work: UnitOfWork, who: Known, version: OrderVersion) -> bool:
    if version.seat_id != who.seat.id or version.mail_id is None:
        return False
    mail = work.mails.get(version.mail_id)
    return mail.confirmed_at is None and (mail.sender or "").lower() not in who.player.addresses


def _receipt(version: OrderVersion) -> str:
    return f"receipt {version.receipt}"


def _under(mail: MailIn, reading: Reading, orders: RawOrders) -> dict[str, JsonObject] | None:
    """Return orders with what a confirmed mail says and they do not; None where it has nothing for certain to add."""
    if mail.confirmed_at is None or not _is_plain(reading):
        return None
    later, earlier = amend.said(orders), amend.said(reading.orders)
    whole: dict[str, JsonObject] = {
        board: {**earlier.get(board, {}), **later.get(board, {})} for board in {**later, **earlier}
    }
    return whole if later and whole != later else None


def _is_plain(reading: Reading) -> bool:
    """Return whether a reading is orders by themselves, that owe nothing to what stands and leave nothing open."""
    leaning = reading.asked or reading.seconds or reading.replacing
    return not leaning and all(problem.code == "missing" for problem in reading.problems)


def _begun_anew(
    office: Office,
    work: UnitOfWork,
    who: Known,
    round_: Round,
    form: OrderForm,
    newer: Sequence[OrderVersion],
) -> bool:
    """Return whether one of these versions, newer than a mail, began anew: taken back, the rules' choice, the GM's."""
    for version in newer:
        if version.origin != "mail" or version.mail_id is None or not amend.said(version.orders):
            return True
        said = read_again(office, work, who, round_, form, work.mails.get(version.mail_id))
        if any(one.command in ("WITHDRAW", "RESTORE", "PLAY DEFAULT") for one in said.asked):
            return True
    return False
