"""What the server that took a mail in found out about its sender (Authentication-Results, RFC 8601).

Only the topmost header of that name can be our server's: servers put theirs over what they were given. Every other
one, and one that stands among what the writer of the mail wrote, may be anybody's. Whether the topmost one is believed
depends on the name that the GM configured (``Letter.dmarc``); here it is only read.
"""

from __future__ import annotations

from authres import AuthenticationResultsHeader, AuthResError  # type: ignore[import-untyped]

from pbm.mail.headers import Headers
from pbm.service.ports import Authentication

__all__ = ["authentication", "verdict"]

_NAME = "authentication-results"
_FROM = ("header", "from")
_MOST = 2048  # the library takes quadratic time; no honest header is longer
_LONGEST_FROM = 998
# Written by the sender's program: a server adds its results above them.
_SENDERS_FIELDS = frozenset({"from", "subject", "date", "to", "message-id", "mime-version", "content-type"})


def authentication(headers: Headers) -> Authentication | None:
    """Return the topmost results; None when there are none, or none that can be read without doubt."""
    if _NAME not in headers:
        return None
    if headers.count("from") != 1 or not _plain_from(headers):
        return None
    for name in headers.names:
        if name == _NAME:
            break
        if name in _SENDERS_FIELDS:
            return None
    return verdict(headers.raw(_NAME))


def _plain_from(headers: Headers) -> bool:
    """Return whether everybody reads the same address in From: all of it was looked at, and nothing left out of it.

    Else what the mail host vouches for may be another address than the one that was read here.
    """
    if headers.has_controls("from"):
        return False
    value, people = headers.raw("from"), headers.mailboxes("from")
    return len(value) <= _LONGEST_FROM and len(people) == 1 and people[0].address in value.lower()


def verdict(value: str) -> Authentication | None:
    """Return what one Authentication-Results says of DMARC; None when it cannot be read, or contradicts itself."""
    if len(value) > _MOST or not value.isascii() or not value.isprintable():
        return None
    try:
        parsed = AuthenticationResultsHeader.parse_value(value)
        found = [
            (str(result.result).lower(), [str(p.value) for p in result.properties if (p.type, p.name) == _FROM])
            for result in parsed.results
            if str(getattr(result, "method", "")).lower() == "dmarc"
        ]
        name = str(parsed.authserv_id)
    except (AuthResError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    if len(found) != 1:
        return Authentication(name, "none", "")
    result, domains = found[0]
    domain = domains[0].strip().rpartition("@")[2].lower().rstrip(".") if len(domains) == 1 else ""
    return Authentication(name, result, domain)
