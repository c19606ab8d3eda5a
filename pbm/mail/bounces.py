"""Whom a mail of ours did not reach: what a report of a failed delivery says.

The machine-readable part of a report (RFC 3464) is read first; where there is none, flufl.bounce knows the wordings of
many mail systems. It is given no more than 32 KiB, and nothing that its parser could lose itself in.
"""

from __future__ import annotations

import email
import logging
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from email import policy

from flufl.bounce import all_failures

from pbm.mail.headers import Headers, decode_words, mailboxes, message_ids, split_message
from pbm.mail.loops import is_bounce
from pbm.mail.mime import Part, read_part
from pbm.service.ports import Failed, Mailbox

__all__ = ["BounceReport", "failures", "report"]

MAX_STATUS = 32 * 1024
MAX_RECIPIENTS = 50
MAX_PARTS = 20
MAX_DIAGNOSTIC = 300

_STATUS = re.compile(r"\b([245])\.(\d{1,3})\.(\d{1,3})\b")
_SMTP_CODE = re.compile(r"\b([245])[0-5]\d(?=[ -])")
_MESSAGE_ID = re.compile(r"^[ >\t]{0,8}Message-ID:\s{0,4}(<[^<>\s]{1,998}>)", re.IGNORECASE | re.MULTILINE)
_STATUS_KINDS = ("message/delivery-status", "message/global-delivery-status")
_ORIGINAL_KINDS = ("message/rfc822", "message/global", "text/rfc822-headers", "message/rfc822-headers")

_GOOD = frozenset({"delivered", "relayed", "expanded"})

# What it cannot read it says to the log with a traceback, and mail that cannot be read is no event here.
logging.getLogger("flufl.bounce").setLevel(logging.CRITICAL)


@dataclass(frozen=True, slots=True)
class BounceReport:
    """The recipients that were not reached, and the Message-ID of the mail that did not reach them, if it is named.

    ``arrived``: it says of all its recipients that the mail did reach them.
    """

    recipients: tuple[Failed, ...] = ()
    original_message_id: str | None = None
    arrived: bool = False


def report(raw: bytes) -> BounceReport:
    """Return what a mail says of failed deliveries; an empty report when it is none. Bounded in time."""
    block, body = split_message(raw)
    headers = Headers(block)
    root = read_part(headers, body)
    return failures(headers, root, raw) if is_bounce(headers, root) else BounceReport()


def failures(headers: Headers, root: Part, raw: bytes) -> BounceReport:
    """Return what a report of failed deliveries, already taken apart, says."""
    # A report that came back itself tells of two failures.
    blocks = [block for part in root.walk() if part.kind in _STATUS_KINDS for block in _blocks(part)]
    found = list(_stated(blocks))
    original = _original_id(root, raw)
    actions = {_action(block) for block in blocks} - {""}
    if actions and actions <= _GOOD:
        return BounceReport((), original, arrived=True)
    if not found and not actions:
        found = [failed for failed in _worded(headers, root, raw) if f"<{failed.address}>" != (original or "").lower()]
    unique = {failed.address: failed for failed in reversed(found)}
    return BounceReport(tuple(reversed(unique.values()))[:MAX_RECIPIENTS], original)


def _action(block: Headers) -> str:
    return block.raw("action").partition(" ")[0].strip().lower()


def _blocks(part: Part) -> Iterator[Headers]:
    """Yield the groups of fields in a delivery status, the mail's own and one for each recipient."""
    data = part.data()[0][:MAX_STATUS].replace(b"\r\n", b"\n")
    for block in data.split(b"\n\n", 2 * MAX_RECIPIENTS)[: 2 * MAX_RECIPIENTS]:
        yield Headers(block)


def _stated(blocks: Iterable[Headers]) -> Iterator[Failed]:
    for block in blocks:
        action = _action(block)
        if not action and not block.raw("status"):
            continue
        # The address we wrote to comes first; the final one may be where that one is forwarded.
        who = next(
            (found for name in ("original-recipient", "final-recipient") if (found := _typed(block, name))), None
        )
        diagnostic = decode_words(block.raw("diagnostic-code"))[:MAX_DIAGNOSTIC]
        match = _STATUS.match(block.raw("status").strip()) or _STATUS.search(diagnostic)
        status = match[0] if match else ""
        code = _SMTP_CODE.search(diagnostic)
        weight = status[:1] or (code[1] if code else "5")
        if who is None or weight == "2" or action not in ("failed", "delayed", ""):
            continue
        hard = action != "delayed" and weight == "5"
        yield Failed(who.address, action or "failed", status, hard, diagnostic)


def _typed(block: Headers, name: str) -> Mailbox | None:
    """Return the address in a field such as ``rfc822; zoe@example.test``."""
    found = mailboxes(block.raw(name).rpartition(";")[2])
    return found[0] if found else None


def _worded(headers: Headers, root: Part, raw: bytes) -> Iterator[Failed]:
    """Yield what the words of a report say, in the wordings that flufl.bounce knows."""
    if sum(1 for _ in root.walk()) > MAX_PARTS or raw.count(b"\n--", 0, MAX_STATUS) > 4 * MAX_PARTS:
        return
    soft: Iterable[bytes] = ()
    hard: Iterable[bytes] = ()
    try:
        message = email.message_from_bytes(_safe(raw[:MAX_STATUS]), policy=policy.compat32)
        if not headers.mailboxes("from"):
            del message["from"]
            message["from"] = "mailer-daemon@unknown.invalid"
        soft, hard = all_failures(message)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError):
        # Detectors of other people's wordings trip over what they did not foresee: then the wording is unknown.
        soft, hard = (), ()
    classes = {match[1] for match in _STATUS.finditer(raw[:MAX_STATUS].decode("latin-1"))} & {"4", "5"}
    for addresses, gave_up in ((soft, False), (hard, True)):
        for address in sorted(addresses):
            text = address.decode("ascii", "replace").strip().lower()
            if 3 <= len(text) <= 320 and "@" in text:
                # A system that gave up after days of temporary errors says so; the next mail may arrive.
                yield Failed(text, "failed" if gave_up else "delayed", "", gave_up and classes != {"4"})


def _safe(raw: bytes) -> bytes:
    """Return the bytes with those beyond ASCII replaced: the detectors expect headers to be plain text."""
    return raw if raw.isascii() else raw.decode("ascii", "replace").encode("ascii", "replace")


def _original_id(root: Part, raw: bytes) -> str | None:
    """Return the Message-ID of the mail that a report is about."""
    for part in root.outer():
        if part.kind in _ORIGINAL_KINDS:
            inner = part.parts[0].headers if part.parts else Headers(part.data()[0][:MAX_STATUS])
            ids = message_ids(inner.raw("message-id"))
            if ids:
                return ids[0]
    _, body = split_message(raw)
    text = body[:MAX_STATUS].decode("latin-1")
    found = _MESSAGE_ID.search(text)
    return found[1] if found else None
