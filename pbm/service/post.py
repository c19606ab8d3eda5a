"""Sending the outbox: each mail once, retried with patience, nothing forgotten."""

from __future__ import annotations

import logging
import re
import zlib
from dataclasses import replace
from datetime import datetime, timedelta

from pbm.core.phrases import Phrase, say
from pbm.service.bounces import note_refusal
from pbm.service.nobodys import is_nobodys, told_of_nobody
from pbm.service.office import Office
from pbm.service.ports import Delivery, Outbound, UnitOfWork
from pbm.service.records import MailOut

__all__ = ["drain", "next_attempt"]

log = logging.getLogger(__name__)

_BATCH = 100
_GIVE_UP_AFTER = timedelta(days=1)
_LONGEST = timedelta(hours=4)
_HELD = timedelta(minutes=1)
_SHUT = timedelta(minutes=2)
_MOST_TRIES = 24
"""Tries in which the way out takes nothing of ours, over some days: by then the GM must hear of it."""
_STEPS = (1, 5, 10, 20, 40)
_CODE = re.compile(r"\b[2-5]\d\d(?: [245]\.\d{1,3}\.\d{1,3})?\b")
_ADDRESS = re.compile(r"[^\s<>]{1,200}@[^\s<>]{1,200}")


def next_attempt(now: datetime, attempts: int, message_id: str) -> datetime:
    """Return when to try again after ``attempts`` tries: 1, 5, 10, 20, 40 … minutes, up to a fifth more.

    The extra is fixed by the Message-ID, so that many mails refused together do not come back together.
    """
    minutes = _STEPS[attempts - 1] if attempts <= len(_STEPS) else _STEPS[-1] * 2 ** (attempts - len(_STEPS))
    wait = min(timedelta(minutes=minutes), _LONGEST)
    return now + wait * (1 + (zlib.crc32(f"{message_id}{attempts}".encode()) % 1000) / 5000)


def drain(office: Office, outbound: Outbound) -> tuple[int, int]:
    """Try every queued mail that is due once; return how many were sent and how many failed for good.

    When the way out cannot be reached at all, the rest waits for the next beat. While a rehearsal is on, mail that was
    queued for somebody else before it began is held.
    """
    sent = failed = 0
    seen: set[int] = set()
    rehearsal = office.letters.post.redirect_to
    while True:
        with office.store.begin() as work:
            mails = [mail for mail in work.outbox.due(office.clock.now(), _BATCH) if mail.id not in seen]
        if not mails:
            return sent, failed
        for mail in mails:
            seen.add(mail.id)
            if rehearsal is not None and mail.recipient.lower() != rehearsal.lower():
                _hold(office, mail)
                continue
            delivery = outbound.send(mail.envelope_from, mail.recipient, mail.raw, mail.message_id)
            after = _after(mail, delivery, office.clock.now())
            why = _for_others(delivery)
            _log(mail, after, why)
            with office.store.begin() as work:
                work.outbox.update(after)
                if after.status == "failed":
                    failed += 1
                    note_refusal(office, work, after, delivery)
                    _tell_gm(office, work, after, why)
            sent += after.status == "sent"
            if not delivery.reached:
                return sent, failed


def _hold(office: Office, mail: MailOut) -> None:
    why = "held: it was queued before redirect_to was set; take redirect_to out to send it"
    after = replace(mail, next_attempt_at=office.clock.now() + _HELD, last_error=why)
    _log(mail, after, why)
    with office.store.begin() as work:
        work.outbox.update(after)


def _after(mail: MailOut, delivery: Delivery, now: datetime) -> MailOut:
    """Return the mail as an attempt leaves it.

    It is given up a day after it was first put off for where it goes, and when the way out has refused to take anything
    of ours for days; never for a way out that is not there.
    """
    if not delivery.reached:
        # It is no fault of this mail's, nor a try: however long the way out is shut, it has its day when that is open.
        return replace(mail, last_error=delivery.detail, next_attempt_at=now + _SHUT)
    attempts = mail.attempts + 1
    tried = replace(mail, attempts=attempts, last_error=delivery.detail)
    if not delivery.about_us:
        tried = replace(tried, tried_since=mail.tried_since or now)
    if delivery.outcome == "sent":
        return replace(tried, status="sent", sent_at=now, last_error="")
    if delivery.outcome == "never":
        return replace(tried, status="failed")
    if delivery.outcome == "uncertain" and mail.uncertain:
        # It was lost after its last byte twice: most likely it has been taken. Sending it a third time helps nobody.
        return replace(tried, status="failed", last_error=f"taken or not, nobody knows: {delivery.detail}")
    if not delivery.about_us and tried.tried_since is not None and now - tried.tried_since >= _GIVE_UP_AFTER:
        return replace(tried, status="failed", last_error=f"given up after a day: {delivery.detail}")
    if delivery.about_us and attempts >= _MOST_TRIES:
        return replace(tried, status="failed", last_error=f"given up after {attempts} tries: {delivery.detail}")
    return replace(
        tried,
        uncertain=mail.uncertain or delivery.outcome == "uncertain",
        next_attempt_at=next_attempt(now, attempts, mail.message_id),
    )


def _for_others(delivery: Delivery) -> str:
    """Return what a log may say of an attempt, for others than the GM read it.

    Where the trouble is ours, all of it but addresses. What another side says of a recipient names them, and a reminder
    to them tells that they have sent no orders: only its code.
    """
    if not delivery.reached:
        return delivery.detail
    if delivery.about_us:
        return _ADDRESS.sub("…", delivery.detail)
    code = _CODE.search(delivery.detail)
    return code[0] if code else delivery.outcome


def _log(before: MailOut, after: MailOut, why: str) -> None:
    """Log why a mail has not left, each reason once, and that it has after all.

    Of mail that leaves at once there is nothing to tell: how many reminders go out says who has sent no orders.
    """
    if after.status == "sent" and before.last_error:
        log.info("outbox: mail %d sent", after.id)
    elif after.status == "queued" and after.last_error != before.last_error:
        log.warning("outbox: mail %d is not sent yet: %s", after.id, why)
        log.debug("outbox: mail %d: %s", after.id, after.last_error)


def _tell_gm(office: Office, work: UnitOfWork, mail: MailOut, why: str) -> None:
    if mail.kind == "gm-notice":
        # A notice about a notice that cannot be delivered would go the same way; the log has it.
        log.error("outbox: mail %d, a notice to the GM, could not be sent: %s", mail.id, why)
        return
    log.warning("outbox: mail %d could not be sent: %s", mail.id, why)
    log.debug("outbox: mail %d: %s", mail.id, mail.last_error)
    advice: Phrase | None = say(
        "It will not be tried again by itself. Check the address; `pbm outbox retry {mail}` tries once more.",
        mail=mail.id,
    )
    if mail.kind != "zine" and is_nobodys(office, work, mail.intended):
        advice = told_of_nobody(office, work, mail.intended)
    if advice is None:
        return
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{mail.key}/failed/{mail.attempts}",
        now=office.clock.now(),
        context={
            "title": say("a mail could not be delivered"),
            "lines": (
                say(
                    "The {kind} for {address} (“{subject}”) could not be delivered: {error}",
                    kind=mail.kind,
                    address=mail.intended,
                    subject=mail.subject,
                    error=mail.last_error,
                ),
                advice,
            ),
        },
    )
