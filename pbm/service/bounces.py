"""Mail that comes back: which address it was for, how bad it is, and when the GM hears of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from pbm.core.phrases import Phrase, joined, say
from pbm.service.identity import redacted
from pbm.service.nobodys import is_nobodys, told_of_nobody
from pbm.service.office import Office
from pbm.service.ports import Delivery, Failed, Letter, UnitOfWork
from pbm.service.records import AddressTrouble, MailIn, MailOut, Observer, Player

__all__ = ["note_bounce", "note_refusal"]

_WEEK = timedelta(days=7)
_SOFT_TO_TELL = 3
_DETAIL = 200
_READ = 16 * 1024  # characters of a report that are looked through for addresses
_MOST = 50
_ADDRESS = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}")
_CODE = re.compile(r"[245]\.\d{1,3}\.\d{1,3}")
_NO_SUCH_ADDRESS = re.compile(r"\b5\.1\.(?:1|2|3|6|10)\b|\b5\.2\.1\b")
_NOBODY_THERE = re.compile(
    r"\b(?:no such|unknown|invalid|non-?existent|inactive|disabled) "
    r"(?:local )?(?:e-?mail )?(?:user|mailbox|recipient|address|account|person|host|domain)\b"
    r"|\b(?:user|mailbox|recipient|address|account|host|domain)(?: name)?(?: \S{1,80})?[:,]? "
    r"(?:(?:is |was |has been )?(?:unknown|unavailable|invalid|disabled|inactive|suspended|closed)"
    r"|(?:(?:is|was|does|do|could|can) ?)?(?:not|n't) (?:be )?(?:found|known|exist))\b"
    r"|\b(?:doesn't|does not) exist\b|\bno mailbox (?:here )?by that name\b|\bno longer (?:valid|in use|here)\b"
    r"|\b5\.4\.1\b.{0,120}\brecipient address rejected\b",
    re.IGNORECASE,
)
"""How it is said that an address is nobody's, by a host that gives no code for it, or only a general one."""
_NOT_OF_THE_ADDRESS = re.compile(r"\bsenders?\b|\b(?:he|eh)lo\b|\bclient host\b|\breverse\b|\b5\.7\.\d", re.IGNORECASE)
"""What makes the same words tell of whoever sends, or of what is allowed."""
_FULL = re.compile(
    r"\b[45]\.2\.2\b|\b(?:mailbox|quota|storage)\b.{0,40}\b(?:full|exceed\w{0,3})|\bover quota\b", re.IGNORECASE
)


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
        _mark(office, work, ours.recipient.lower(), failed, hard=failed.hard, proven=True)
        return f"bounce: mail {ours.id} did not reach {'its address' if failed.hard else 'its address yet'}"
    marked = 0
    for failed in letter.bounces or _named(letter):
        if work.players.by_address(failed.address):
            _mark(office, work, failed.address, failed, hard=False, proven=False)
            marked += 1
    return f"bounce: it names no mail of ours; {marked} of our players' addresses in it"


def _named(letter: Letter) -> tuple[Failed, ...]:
    """Return the addresses that a report names in words that nobody knows; only those of players are of interest."""
    named = dict.fromkeys(found[0].lower() for found in _ADDRESS.finditer(letter.text[:_READ]))
    return tuple(Failed(address, hard=False) for address in tuple(named)[:_MOST])


def note_refusal(office: Office, work: UnitOfWork, ours: MailOut, delivery: Delivery) -> None:
    """Keep what a mail that could not be handed over says of its address; the GM hears of the mail elsewhere.

    ``ours`` will not be tried again. An address that is nobody's is gone for good; one whose mailbox is full, or whose
    mail was put off until it was given up, may work again. What is refused for its words says nothing of where it was
    to go.
    """
    if delivery.about_us or not delivery.reached:
        return
    gone = delivery.outcome == "never" and _is_gone(delivery.detail)
    if gone or delivery.outcome == "later" or (delivery.outcome == "never" and _FULL.search(delivery.detail)):
        failed = Failed(ours.recipient.lower(), hard=gone, diagnostic=delivery.detail)
        _kept(office, work, failed.address, failed, hard=gone, proven=True)


def _is_gone(answer: str) -> bool:
    """Return whether a host that refuses a mail says that nobody has its address: by the code for it, or in words."""
    if _NO_SUCH_ADDRESS.search(answer) is not None:
        return True
    return _NOT_OF_THE_ADDRESS.search(answer) is None and _NOBODY_THERE.search(answer) is not None


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


def _mark(office: Office, work: UnitOfWork, address: str, failed: Failed, *, hard: bool, proven: bool) -> None:
    """Keep that mail to an address came back, and tell the GM when it is gone for good or comes back too often."""
    trouble, newly_hard = _kept(office, work, address, failed, hard=hard, proven=proven)
    if newly_hard or (not trouble.hard and trouble.count == _SOFT_TO_TELL):
        _tell_gm(office, work, trouble, office.clock.now())


def _kept(
    office: Office, work: UnitOfWork, address: str, failed: Failed, *, hard: bool, proven: bool
) -> tuple[AddressTrouble, bool]:
    """Keep one more trouble with an address; return all that there is with it, and whether it is gone only now.

    Of a report that is not ``proven`` to be about a mail of ours only the code is kept, for its words are anybody's;
    it is not counted with those that are.
    """
    now = office.clock.now()
    known = work.players.trouble(address)
    if known is not None and not known.hard and now - known.since > _WEEK:
        known = None
    if known is not None and known.proven is not proven:
        if known.proven:
            return known, False
        known = None
    detail = redacted(" ".join(part for part in (failed.status, failed.diagnostic) if part))[:_DETAIL]
    if not proven:
        detail = failed.status if _CODE.fullmatch(failed.status) else ""
    trouble = AddressTrouble(
        address=address,
        since=known.since if known else now,
        last=now,
        hard=hard or (known is not None and known.hard),
        count=(known.count if known else 0) + 1,
        detail=detail,
        proven=proven,
    )
    work.players.put_trouble(trouble)
    return trouble, trouble.hard and not (known is not None and known.hard)


def _tell_gm(office: Office, work: UnitOfWork, trouble: AddressTrouble, now: datetime) -> None:
    if trouble.address == office.letters.post.gm.address.lower():
        return  # it would go the same way
    if is_nobodys(office, work, trouble.address):
        whose = told_of_nobody(office, work, trouble.address)
        advice: Phrase | None = None
        # Who had us write to an address of their own may write the report about it too.
        code = _CODE.match(trouble.detail)
        trouble = replace(trouble, detail=code[0] if code else "")
    else:
        whose, advice = _of_somebody(work, trouble.address)
    if whose is None:
        return
    if not trouble.proven:
        title = say("reports that mail to {address} comes back", address=trouble.address)
        how = say(
            "{count} reports within a week say that mail to it came back. None of them names a mail of ours, so "
            "nothing proves them: anybody can write such a report. Please ask the player whether our mails arrive.",
            count=trouble.count,
        )
        detail = say("The code in the last of them: {code}", code=trouble.detail)
    else:
        title = say("mail to {address} comes back", address=trouble.address)
        how = (
            say("Mail to it comes back for good.")
            if trouble.hard
            else say("Mail to it came back {count} times within a week; it may pass.", count=trouble.count)
        )
        detail = say("The other side says: {detail}", detail=trouble.detail)
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"trouble/{trouble.address}/{trouble.since:%Y%m%d%H%M%S}/{'hard' if trouble.hard else 'soft'}",
        now=now,
        context={
            "title": title,
            "lines": (
                joined((how, whose) if advice is None else (whose, how)),
                *((detail,) if trouble.detail else ()),
                *((advice,) if advice is not None and trouble.proven else ()),
            ),
        },
    )


def _of_somebody(work: UnitOfWork, address: str) -> tuple[Phrase, Phrase]:
    """Return whose an address is, and what the GM can do about it."""
    people = work.players.by_address(address)
    if people:
        return say("{address} is an address of {names}.", address=address, names=_names(people)), say(
            "Nobody's orders are touched by this, and the game goes on. Ask the player for another address: "
            "`pbm seat address GAME SEAT --add NEW --remove OLD`. The mark goes when they write from this one."
        )
    watching = work.observers.by_address(address)
    return say("{address} is an address of {names}, who reads along.", address=address, names=_names(watching)), say(
        "Nobody's orders are touched by this, and the game goes on."
    )


def _names(people: Sequence[Player] | Sequence[Observer]) -> str:
    return ", ".join(dict.fromkeys(one.name for one in people))
