"""The bytes of a mail → a ``Letter``: the best plain text of it, who wrote it, to whom, and whether a machine did."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable

from pbm.mail.authentication import authentication
from pbm.mail.bodies import from_enriched, without_files
from pbm.mail.bounces import BounceReport, failures
from pbm.mail.charsets import clean_text
from pbm.mail.flowed import unflow
from pbm.mail.headers import Headers, message_ids, split_message
from pbm.mail.html_text import html_to_text
from pbm.mail.loops import automatic, is_bounce
from pbm.mail.mime import Part, read_part
from pbm.orders.press.openings import attached_press
from pbm.orders.words import keyword
from pbm.service.ports import Letter

__all__ = ["decode"]

log = logging.getLogger(__name__)

# The header that tells most comes first: what the delivering server noted, then what the sender wrote.
RECIPIENT_HEADERS = ("x-original-to", "delivered-to", "envelope-to", "to", "cc")
EXPECTED = ("from", "to", "subject", "received", "date", "message-id", "content-type", "return-path", "sender")
MAX_ATTACHED_TEXT = 32 * 1024
MAX_REST = 10 * 1024 * 1024

_ENRICHED = frozenset({"text/enriched", "text/richtext"})
_TEXT_KINDS = frozenset({"text/plain", "text/markdown", "text/x-markdown", "text/csv", *_ENRICHED})
_TEXT_NAMES = (".txt", ".text", ".md", ".csv", ".ord", ".orders")
_UNREADABLE_KINDS = frozenset({"application/pkcs7-mime", "application/x-pkcs7-mime", "multipart/encrypted"})
_TNEF_KINDS = frozenset({"application/ms-tnef", "application/vnd.ms-tnef"})
FORWARDED = "---------- Forwarded message ----------"
# A header begins with a field, or with the line that mailbox files put between mails.
_BEGINS = re.compile(rb"\s{0,80}(?:[\0!-9;-~]{1,100}[ \t]{0,9}:|>?From )")
# Said in the plain half of a mail whose writer's program only does HTML.
_NO_PLAIN_TEXT = re.compile(
    r"^\W*(?:this (?:is an? |e-?mail |mail |message )?.{0,40}html|(?:your|you need).{0,60}html|(?:diese|ihr).{0,60}html"
    r"|to view this .{0,60}html|\[?html)",
    re.IGNORECASE | re.DOTALL,
)
_LABELLED = re.compile(r"([^\W\d_]{3,20})(?:[:=-]| (?:is|on|at|to|of)\b)?[^\S\n]{0,3}\d{1,3}\b")
_OLD_FILE = re.compile(
    r"\b(?:cop(?:y|ies)|proof|evidence|screenshots?|(?:last|previous) (?:turn|round|month|time)(?:'?s)?|kopie|copia)\b",
    re.IGNORECASE,
)
_SIGNATURE = re.compile(r"^-- ?$", re.MULTILINE)
_POINTS_TO_FILE = re.compile(
    r"attach|enclos|\bfile\b|anhang|angeh|beilage|pi[eè]ce|joint|allegat|adjunt|bijlage|bifog|vedh|vedlag|liit",
    re.IGNORECASE,
)


def decode(raw: bytes, loop_mark: str = "") -> Letter:
    """Return the letter in a mail. Never raises, whatever the bytes, and takes time in proportion to their number.

    ``loop_mark`` is what our own mails carry in X-Loop.
    """
    try:
        return _decode(raw[:MAX_REST], loop_mark)
    except Exception:
        # Nothing is known to end up here; should something, the mail is kept and the sender is told it was unreadable.
        log.exception("a mail could not be decoded")
        return Letter(
            message_id=None,
            sender=None,
            senders=(),
            recipients=(),
            subject="",
            in_reply_to=(),
            references=(),
            text="",
            unreadable=True,
        )


def _decode(raw: bytes, loop_mark: str) -> Letter:
    block, body = split_message(raw)
    headers = Headers(block)
    if not any(name in headers for name in EXPECTED) or not _BEGINS.match(block):
        # A body that lost its header on the way; its first paragraph must not go with it.
        headers, body = Headers(b""), raw
    root = read_part(headers, body)
    text, readable = _best_text(root)
    senders = headers.mailboxes("from")
    recipients = (mailbox.address for name in RECIPIENT_HEADERS for mailbox in headers.mailboxes(name))
    ids = message_ids(headers.raw("message-id"))
    bounce = is_bounce(headers, root)
    failed = failures(headers, root, raw) if bounce else BounceReport()
    bounce = bounce and not failed.arrived
    return Letter(
        message_id=ids[0] if ids else None,
        sender=senders[0] if senders else None,
        senders=senders,
        recipients=tuple(dict.fromkeys(recipients)),
        subject=clean_text(headers.text("subject")),
        in_reply_to=message_ids(headers.raw("in-reply-to")),
        references=message_ids(headers.raw("references")),
        text=text,
        automatic=automatic(headers, root, loop_mark, bounce=bounce),
        bounce=bounce,
        unreadable=not readable,
        overbuilt=any(part.refused for part in root.walk()),
        bounces=failed.recipients,
        bounced_id=failed.original_message_id,
        authentication=authentication(headers),
    )


def _best_text(root: Part) -> tuple[str, bool]:
    """Return the text of a mail, with that of attached files where the body says little; and whether all was read."""
    text, readable = _render(root)
    if (root.parts or not text) and _says_little(text):
        for part in root.outer():
            if _is_attached_text(part):
                attached, sure = part.text()
                attached = attached.strip()
                ordering = any(keyword(found[1].lower()) for found in _LABELLED.finditer(attached))
                if attached_press(text) and not ordering:
                    attached = f"PRESS:\n{attached}"
                text = _above_signature(text, attached) if text else attached
                readable = readable and sure
    if not text:
        # Better the HTML of an attached page than nothing at all.
        pages = (part for part in root.outer() if part.kind == "text/html")
        text, readable = _first((_leaf(page) for page in pages), ("", readable))
    if root.parts:
        inside = [part for part in root.outer() if part.kind in _TNEF_KINDS or part.kind == "message/rfc822"]
        if not text and any(part.kind in _TNEF_KINDS for part in inside):
            readable = False  # Outlook put the words where only Outlook finds them
        if root.kind != "multipart/report":
            text = "\n\n".join(filter(None, [text, *(_forwarded(part) for part in inside if part.parts)]))
    return text, readable


def _above_signature(text: str, attached: str) -> str:
    """Return a mail with what was attached to it above its signature: nobody signs a file below their name."""
    found = _SIGNATURE.search(text)
    if found is None:
        return f"{text}\n\n{attached}"
    return f"{text[: found.start()].rstrip()}\n\n{attached}\n\n{text[found.start() :].lstrip()}"


def _forwarded(part: Part) -> str:
    """Return a mail that was sent along as clients write one into a body: it is known to be somebody else's."""
    inner = part.parts[0]
    head = [f"{name}: {clean_text(inner.headers.text(name.lower()))}" for name in ("From", "Date", "Subject")]
    return "\n".join([FORWARDED, *head, "", _render(inner)[0]])


def _first(found: Iterable[tuple[str, bool]], otherwise: tuple[str, bool]) -> tuple[str, bool]:
    return next((pair for pair in found if pair[0]), otherwise)


def _render(part: Part) -> tuple[str, bool]:
    """Return the text that a reader of this part sees. The depth is bounded by how parts are read."""
    if part.kind in _UNREADABLE_KINDS or (part.refused and not part.parts):
        return "", False
    if not part.multipart:
        return _leaf(part) if _is_body(part) else ("", True)
    if not part.parts:
        # No boundary, or none that occurs: what is there is taken as it is.
        return _tidy(part.text()[0]), False
    if part.kind == "multipart/alternative":
        return _alternative(part)
    if part.kind in ("multipart/related", "multipart/signed"):
        return _first((_render(child) for child in part.parts), ("", True))
    if part.kind == "multipart/report":
        return _report(part)
    rendered = [_render(child) for child in part.parts]
    return "\n\n".join(text for text, _ in rendered if text), not part.refused and all(sure for _, sure in rendered)


def _alternative(part: Part) -> tuple[str, bool]:
    """Return the plain alternative if it says anything, else what is richest."""
    plain = [child for child in part.parts if child.kind in _TEXT_KINDS]
    others = [child for child in reversed(part.parts) if child.kind not in _TEXT_KINDS]
    found = [_leaf(child) for child in plain]
    telling = [pair for pair in found if pair[0] and not _only_points_to_html(pair[0])]
    if telling:
        return telling[0]
    return _first((_render(child) for child in others), _first(found, ("", True)))


def _only_points_to_html(text: str) -> bool:
    return len(text) < 300 and _NO_PLAIN_TEXT.match(text) is not None


def _report(part: Part) -> tuple[str, bool]:
    """Return what a mail system says, and its notes for machines, but not the mail it is about."""
    notes = [child for child in part.parts if child.kind in ("message/delivery-status", "message/feedback-report")]
    words, sure = _first((_render(child) for child in part.parts if child not in notes), ("", True))
    return "\n\n".join(filter(None, [words, *(_tidy(note.text()[0]) for note in notes)])), sure


def _is_body(part: Part) -> bool:
    if part.disposition == "attachment":
        return False
    if part.kind == "text/html":
        return True
    # A file shown inline is still a file, unless it is nameless: some mailers name the body of the mail.
    return part.kind in _TEXT_KINDS and not (part.filename and part.disposition != "inline" and _is_attached_text(part))


def _is_attached_text(part: Part) -> bool:
    name = part.filename.lower()
    is_file = part.disposition == "attachment" or (bool(name) and part.disposition != "inline")
    text = part.kind in _TEXT_KINDS or (part.kind == "application/octet-stream" and name.endswith(_TEXT_NAMES))
    return is_file and text and not part.multipart and len(part.payload) <= MAX_ATTACHED_TEXT


def _leaf(part: Part) -> tuple[str, bool]:
    text, sure = part.text()
    if part.kind == "text/html":
        return _tidy(html_to_text(text)), sure
    if part.kind in _ENRICHED:
        return _tidy(from_enriched(text)), sure
    if part.parameters.get("format", "").strip().lower() == "flowed":
        text = unflow(text, delsp=part.parameters.get("delsp", "").strip().lower() == "yes")
    return _tidy(without_files(text)), sure


def _tidy(text: str) -> str:
    text = clean_text(text).strip("\n")
    return text if text.strip() else ""


def _says_little(text: str) -> bool:
    """Return whether what the writer typed holds no number, or says that something is in a file.

    Where orders stand in the mail too the file is read beside them, and what differs is asked about; unless the file
    is said to be a copy of something old.
    """
    own = "\n".join(line for line in text.split("\n") if not line.startswith(">"))
    if not any(ch.isdigit() for ch in own):
        return True
    own = own[:5000]
    if _POINTS_TO_FILE.search(own) is None:
        return False
    return _OLD_FILE.search(own) is None or not any(keyword(found[1].lower()) for found in _LABELLED.finditer(own))
