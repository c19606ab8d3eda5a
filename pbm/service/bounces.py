"""Mail that comes back: which address it was for, how bad it is, and when the GM hears of it."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from pbm.core.phrases import joined, say
from pbm.service.identity import redacted
from pbm.service.office import Office
from pbm.service.ports import Delivery, Failed, Letter, UnitOfWork
from pbm.service.records import AddressTrouble, MailIn, MailOut

__all__ = ["note_bounce", "note_refusal"]

_WEEK = timedelta(days=7)
_SOFT_TO_TELL = 3
_DETAIL = 200
_NO_SUCH_ADDRESS = re.compile(r"\b5\.1\.(?:1|2|3|6|10)\b|\b5\.2\.1\b")


def note_bounce(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter) -> str:
    """Keep what a report of a failed delivery says of an address; return what was done, in a few words.

    The report names the mail it is about by the envelope sender it came to, or by its Message-ID; only then is it
    believed that an address is gone for good. One that names nobody but the address counts as a passing trouble; one
    that came to an envelope sender we never used is forged and counts as nothing. Orders are never touched.
    """
    ours, forged = _original(office, work, mail, letter)
    if forged:
        return "bounce: it came to an envelope sender we never used; nothing was marked"
    if ours is not None:
        failed = next((one for one in letter.bounces if one.address == ours.recipient.lower()), None)
        failed = failed or next(iter(letter.bounces), None) or Failed(ours.recipient, hard=False)
        _mark(office, work, ours.recipient.lower(), failed, hard=failed.hard)
        return f"bounce: mail {ours.id} did not reach {'its address' if failed.hard else 'its address yet'}"
    marked = 0
    for failed in letter.bounces:
        if work.players.by_address(failed.address):
            _mark(office, work, failed.address, failed, hard=False)
            marked += 1
    return f"bounce: it names no mail of ours; {marked} of our players' addresses in it"


def note_refusal(office: Office, work: UnitOfWork, ours: MailOut, delivery: Delivery) -> None:
    """Keep that an address is gone, if that is why a mail was refused for good; the GM hears of the mail elsewhere."""
    if delivery.outcome != "never" or _NO_SUCH_ADDRESS.search(delivery.detail) is None:
        return
    now = office.clock.now()
    trouble = work.players.trouble(ours.recipient)
    work.players.put_trouble(
        AddressTrouble(
            address=ours.recipient.lower(),
            since=trouble.since if trouble else now,
            last=now,
            hard=True,
            count=(trouble.count if trouble else 0) + 1,
            detail=redacted(delivery.detail)[:_DETAIL],
        )
    )


def _original(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter) -> tuple[MailOut | None, bool]:
    """Return the mail of ours that a report is about, if it says; and whether it names one that never was."""
    envelope = office.letters.addresses.bounced(letter, mail.envelope_to)
    if envelope is not None:
        ours = work.outbox.by_envelope(envelope)
        return ours, ours is None
    for message_id in (letter.bounced_id, *letter.in_reply_to):
        ours = work.outbox.by_message_id(message_id) if message_id else None
        if ours is not None:
            return ours, False
    return None, False


def _mark(office: Office, work: UnitOfWork, address: str, failed: Failed, *, hard: bool) -> None:
    now = office.clock.now()
    known = work.players.trouble(address)
    if known is not None and not known.hard and now - known.since > _WEEK:
        known = None
    trouble = AddressTrouble(
        address=address,
        since=known.since if known else now,
        last=now,
        hard=hard or (known is not None and known.hard),
        count=(known.count if known else 0) + 1,
        detail=redacted(" ".join(part for part in (failed.status, failed.diagnostic) if part))[:_DETAIL],
    )
    work.players.put_trouble(trouble)
    newly_hard = trouble.hard and not (known is not None and known.hard)
    if newly_hard or (not trouble.hard and trouble.count == _SOFT_TO_TELL):
        _tell_gm(office, work, trouble, now)


def _tell_gm(office: Office, work: UnitOfWork, trouble: AddressTrouble, now: datetime) -> None:
    if trouble.address == office.letters.post.gm.address.lower():
        return  # it would go the same way
    people = work.players.by_address(trouble.address)
    names = ", ".join(player.name for player in people) or say("nobody who plays")
    whose = say("{address} is an address of {names}.", address=trouble.address, names=names)
    how = (
        say("Mail to it comes back for good.")
        if trouble.hard
        else say("Mail to it came back {count} times within a week; it may pass.", count=trouble.count)
    )
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"trouble/{trouble.address}/{trouble.since:%Y%m%d%H%M%S}/{'hard' if trouble.hard else 'soft'}",
        now=now,
        context={
            "title": say("mail to {address} comes back", address=trouble.address),
            "lines": (
                joined((whose, how)),
                *((say("The other side says: {detail}", detail=trouble.detail),) if trouble.detail else ()),
                say(
                    "Nobody's orders are touched by this, and the game goes on. Ask the player for another address: "
                    "`pbm seat address GAME SEAT --add NEW --remove OLD`. The mark goes when they write from this one."
                ),
            ),
        },
    )
