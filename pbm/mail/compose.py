"""A draft → the bytes of a mail, safe whatever its texts hold, and the same bytes every time.

The body is built by the standard library's ``EmailMessage``. Our own header lines are written here: its folding turns
long Message-IDs in References into encoded words, and a thread broken that way is not found again by any client.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Sequence
from datetime import UTC
from email.header import Header
from email.headerregistry import HeaderRegistry
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from pbm.service.ports import Attachment, Draft, Mailbox, Picture

__all__ = ["compose", "one_line"]

NAME_LENGTH = 120
SUBJECT_LENGTH = 250
MAX_REFERENCES = 12
LINE_LENGTH = 76
SPECIALS = frozenset('()<>[]:;@\\,."')


def compose(draft: Draft) -> bytes:
    """Return the mail: CRLF line ends, 7-bit, no line over 998 octets; the same bytes for the same draft."""
    headers = [
        _field("From", _mailbox(draft.sender)),
        _field("To", _mailbox(draft.to)),
        _field("Subject", _encoded(one_line(draft.subject, SUBJECT_LENGTH), len("Subject: "))),
        _field("Date", format_datetime(draft.date.astimezone(UTC))),
        _field("Message-ID", _message_id(draft.message_id)),
    ]
    if draft.reply_to is not None:
        headers.append(_field("Reply-To", _mailbox(draft.reply_to)))
    if draft.in_reply_to:
        headers.append(_field("In-Reply-To", _message_id(draft.in_reply_to)))
    if draft.references:
        # The first of a thread and the latest are what clients go by; all of a long game would be too long a line.
        kept = draft.references[:1] + draft.references[1:][-MAX_REFERENCES:]
        headers.append(_field("References", "\r\n ".join(filter(None, map(_message_id, kept)))))
    headers.append(_field("Auto-Submitted", f"auto-{draft.automatic}"))
    headers.append(_field("X-Auto-Response-Suppress", "All"))
    if draft.bulk:
        headers.append(_field("Precedence", "bulk"))
    if draft.loop_mark:
        headers.append(_field("X-Loop", _token(draft.loop_mark)))
    if draft.list_id:
        headers.append(_field("List-Id", _list_id(draft.list_id)))
    if draft.unsubscribe:
        subject = _token(draft.unsubscribe_subject)
        query = f"?subject={quote(subject, safe='')}" if subject else ""
        headers.append(_field("List-Unsubscribe", f"<mailto:{_address(draft.unsubscribe)}{query}>"))
    return "".join(filter(None, headers)).encode("ascii") + _body(draft)


def one_line(text: str, limit: int) -> str:
    """Return hostile text as one harmless line: no line breaks, no controls, no marks that turn writing about."""
    spaced = "".join(" " if ch.isspace() or unicodedata.category(ch) in ("Cc", "Zl", "Zp") else ch for ch in text)
    # Cf holds the bidirectional controls, which make a name read as another, and zero-width marks; the joiners
    # are left because some scripts and many emoji are misspelt without them.
    kept = "".join(ch for ch in spaced if ch in "\u200c\u200d" or unicodedata.category(ch) not in ("Cf", "Cs", "Co"))
    kept = " ".join(kept.split())
    return kept if len(kept) <= limit else kept[: limit - 1].rstrip() + "…"


# --- headers ----------------------------------------------------------------------------------------


def _field(name: str, value: str) -> str:
    return f"{name}: {value}\r\n" if value else ""


def _encoded(text: str, used: int) -> str:
    """Return text as a header has it: encoded words where it is not plain, folded."""
    if text.isascii() and "=?" not in text:
        return _folded(text, used)
    return Header(text, "utf-8", maxlinelen=LINE_LENGTH, header_name=" " * max(0, used - 2)).encode(linesep="\r\n")


def _folded(text: str, used: int) -> str:
    """Return plain text with a line break before each word that would make a line too long."""
    lines, line, room = [], "", LINE_LENGTH - used
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > room:
            lines.append(line)
            line, room = word, LINE_LENGTH - 1
        else:
            line = f"{line} {word}" if line else word
    return "\r\n ".join([*lines, line])


def _mailbox(mailbox: Mailbox) -> str:
    name = one_line(mailbox.name, NAME_LENGTH)
    address = _address(mailbox.address)
    if not name:
        return f"<{address}>" if address else ""
    if not name.isascii() or "=?" in name:
        phrase = _encoded(name, 10)
    elif SPECIALS & set(name):
        phrase = '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
    else:
        phrase = name
    fits = "\r\n" not in phrase and len(phrase) + len(address) < LINE_LENGTH - len("Reply-To:  <>")
    return f"{phrase} <{address}>" if fits else f"{phrase}\r\n <{address}>"


def _address(address: str) -> str:
    """Return an address in ASCII with nothing in it that could end it; letters beyond ASCII only fit in a domain."""
    local, _, domain = "".join(address.split()).rpartition("@")
    if not domain.isascii():
        try:
            domain = domain.encode("idna").decode("ascii")
        except UnicodeError:
            domain = domain.encode("ascii", "ignore").decode("ascii")
    local = local.encode("ascii", "ignore").decode("ascii")
    return "".join(ch for ch in f"{local}@{domain}" if ch not in '<>(),;:\\"[]' and ch.isprintable())[:320]


def _message_id(message_id: str) -> str:
    inner = "".join(ch for ch in message_id if ch.isascii() and ch.isprintable() and ch not in "<> ")
    return f"<{inner[:900]}>" if inner else ""


def _token(text: str) -> str:
    return one_line(text, 200).encode("ascii", "ignore").decode("ascii").strip()


def _list_id(text: str) -> str:
    """Return a List-Id: a phrase, if there is one, and the name in angle brackets."""
    phrase, _, rest = text.partition("<")
    inner = re.sub(r"[^A-Za-z0-9._-]", "", rest or phrase)
    phrase = _token(phrase).replace('"', "").replace("\\", "") if rest else ""
    return f'"{phrase}" <{inner}>' if phrase else f"<{inner}>"


# --- body -------------------------------------------------------------------------------------------


class _Parsed(HeaderRegistry):
    """Header lines parsed once.

    The library parses a part's header lines anew at every touch, which is most of what a mail costs; all mails have the
    same few lines, and what is parsed never changes.
    """

    @lru_cache(maxsize=1024)  # noqa: B019 - there is one registry, for good
    def __call__(self, name: str, value: Any) -> Any:
        """Return the header line as the library's object."""
        return super().__call__(name, value)


_POLICY = SMTP.clone(header_factory=_Parsed())


def _body(draft: Draft) -> bytes:
    """Return the MIME part of the mail: its own headers, an empty line and what follows."""
    message = EmailMessage(policy=_POLICY)
    message.set_content(_plain(draft.text), charset="utf-8", cte="quoted-printable")
    if draft.page:
        message.add_alternative(_plain(draft.page), "html", "utf-8", "quoted-printable")
        _picture(message, draft.pictures)
    for attachment in draft.attachments:
        _attach(message, attachment)
    # The standard library would draw boundaries at random; these are the draft's own. No line of a
    # quoted-printable or base64 part can hold "=_".
    token = hashlib.sha256(draft.message_id.encode("utf-8", "replace")).hexdigest()[:32]
    for number, part in enumerate(part for part in message.walk() if part.is_multipart()):
        part.set_boundary(f"=_{token}" + (f"_{number}" if number else ""))
    return message.as_bytes()


_LINE_END = re.compile(r"\r\n|[\r\u2028\u2029\x85]")
_UNMAILABLE = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def _plain(text: str) -> str:
    """Return the text without NUL, other controls and lone surrogates, with plain line ends."""
    text = _UNMAILABLE.sub("", _LINE_END.sub("\n", text))
    return text if text.endswith("\n") else text + "\n"


def _picture(message: EmailMessage, pictures: Sequence[Picture]) -> None:
    """Put pictures beside the page that shows them."""
    *_, page = message.iter_parts()
    if not isinstance(page, EmailMessage):
        raise AssertionError("a mail made by the standard library has parts of its own kind")
    for picture in pictures:
        name = one_line(picture.name, 100).replace("/", "_").replace("\\", "_")
        page.add_related(
            picture.data, "image", "png", cid=_message_id(picture.cid), filename=name, disposition="inline"
        )


def _attach(message: EmailMessage, attachment: Attachment) -> None:
    """Add a file; its media type may have parameters, as in ``text/calendar; method=PUBLISH``."""
    media_type, *rest = (piece.strip() for piece in attachment.media_type.split(";"))
    maintype, _, subtype = media_type.partition("/")
    if not re.fullmatch(r"[a-z0-9]+/[A-Za-z0-9][A-Za-z0-9.+-]*", media_type) or maintype in ("multipart", "message"):
        maintype, subtype = "application", "octet-stream"
    params = {
        key.strip(): one_line(value.strip().strip('"'), 60)
        for key, equals, value in (piece.partition("=") for piece in rest)
        if equals and re.fullmatch(r"[a-z0-9-]+", key.strip())
    }
    name = one_line(attachment.name, 100).replace("/", "_").replace("\\", "_")
    message.add_attachment(attachment.data, maintype=maintype, subtype=subtype, filename=name, params=params)
