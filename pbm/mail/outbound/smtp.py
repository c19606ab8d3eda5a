"""Mail out by SMTP, one recipient a mail, with MAIL, RCPT and DATA called apart so that each answer is known."""

from __future__ import annotations

import contextlib
import logging
import re
import smtplib
import socket
import ssl
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pbm.core.errors import PbmError
from pbm.service.ports import Delivery

__all__ = ["SmtpSender", "SmtpSettings"]

log = logging.getLogger(__name__)

Security = Literal["starttls", "tls", "plain"]

DEFAULT_PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "plain": 25}
# These refuse us, not the mail: it can go when the GM has put the login right.
ABOUT_LOGIN = frozenset({530, 534, 535, 538})
DETAIL_LENGTH = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class SmtpSettings:
    """Where mail is handed over, and how.

    ``credentials_from`` says in words where the password comes from, for messages; ``hostname`` is what we call
    ourselves in EHLO; ``ca_file`` names further certificates to trust. ``data_timeout`` is how long the other side
    may take to say yes after the last byte: giving up earlier leaves it uncertain whether the mail went.
    """

    host: str
    port: int | None = None
    security: Security = "starttls"
    user: str | None = None
    hostname: str | None = None
    timeout: float = 30.0
    data_timeout: float = 300.0
    ca_file: str | None = None
    credentials_from: str = "the configuration"

    @property
    def real_port(self) -> int:
        """The port, the usual one for the kind of security when none is given."""
        return DEFAULT_PORTS[self.security] if self.port is None else self.port


class _PutOffError(Exception):
    """The mail did not get as far as the dot for a reason that may pass."""


class SmtpSender:
    """Hands mails to an SMTP server over one connection, rebuilt when it has gone stale."""

    def __init__(self, settings: SmtpSettings, password: Callable[[], str] | None = None) -> None:
        self._settings = settings
        self._password = password
        self._connection: smtplib.SMTP | None = None
        self._lock = threading.Lock()

    def send(self, envelope_from: str, recipient: str, raw: bytes, message_id: str) -> Delivery:
        """Try once to hand one mail over."""
        with self._lock:
            try:
                connection = self._ready()
            except _PutOffError as error:
                self._drop()
                return Delivery("later", _short(str(error)), reached=False)
            try:
                delivery = self._converse(connection, envelope_from, recipient, raw)
            except _PutOffError as error:
                self._drop()
                delivery = Delivery("later", _short(str(error)), about_us=True)
        if delivery.outcome != "sent":
            log.debug("mail %s was not sent (%s): %s", message_id, delivery.outcome, delivery.detail)
        return delivery

    def close(self) -> None:
        """Say goodbye, if a connection is open."""
        with self._lock:
            if self._connection is not None:
                with contextlib.suppress(OSError, smtplib.SMTPException):
                    self._connection.quit()
                self._drop()

    # --- the connection ------------------------------------------------------------------------------

    def _ready(self) -> smtplib.SMTP:
        """Return a connection that answers and has no mail begun."""
        if self._connection is not None:
            with contextlib.suppress(OSError, smtplib.SMTPException):
                if self._connection.rset()[0] == 250:
                    return self._connection
            self._drop()
        self._connection = self._connect()
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connect(self) -> smtplib.SMTP:
        s = self._settings
        place = f"{s.host} port {s.real_port}"
        connection: smtplib.SMTP | None = None
        try:
            context = ssl.create_default_context(cafile=s.ca_file) if s.security != "plain" else None
            if s.security == "tls":
                connection = smtplib.SMTP_SSL(
                    s.host, s.real_port, local_hostname=s.hostname, timeout=s.timeout, context=context
                )
            else:
                connection = smtplib.SMTP(s.host, s.real_port, local_hostname=s.hostname, timeout=s.timeout)
            if connection.sock is not None:
                # The dot goes apart from the mail before it; it must not wait for that to be acknowledged.
                connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.ehlo_or_helo_if_needed()
            if s.security == "starttls":
                connection.starttls(context=context)
                connection.ehlo()
            self._login(connection, place)
        except _PutOffError:
            if connection is not None:
                connection.close()
            raise
        except (OSError, smtplib.SMTPException, ValueError, PbmError) as error:
            if connection is not None:
                connection.close()
            raise _PutOffError(_why_not_connected(error, s, place)) from error
        return connection

    def _login(self, connection: smtplib.SMTP, place: str) -> None:
        s = self._settings
        if s.user is None:
            return
        password = self._password() if self._password is not None else ""
        try:
            connection.login(s.user, password)
        except smtplib.SMTPAuthenticationError as error:
            answer = f"{error.smtp_code} {_words(error.smtp_error)}"
            if password:
                answer = answer.replace(password, "***")
            raise _PutOffError(
                f"{place} refused the login of {s.user} ({answer}). Its password is taken from {s.credentials_from}: "
                "is it right, and does the provider want an app password?"
            ) from error
        except UnicodeEncodeError:
            # The exception holds the password, so it is not passed on as a cause.
            raise _PutOffError(
                f"the password of {s.user} (taken from {s.credentials_from}) has letters {place} cannot take: "
                "set one of plain ASCII letters, digits and signs"
            ) from None

    # --- one mail ------------------------------------------------------------------------------------

    def _converse(self, connection: smtplib.SMTP, envelope_from: str, recipient: str, raw: bytes) -> Delivery:
        options = [f"size={len(raw)}"] if connection.has_extn("size") else []
        if not raw.isascii() and connection.has_extn("8bitmime"):
            options.append("body=8bitmime")
        sender, target = _ascii_domain(envelope_from), _ascii_domain(recipient)
        connection.command_encoding = "ascii"  # smtplib leaves it as the last mail needed it
        if not (sender + target).isascii():
            if not connection.has_extn("smtputf8"):
                return Delivery("never", f"{self._settings.host} takes no addresses with letters beyond ASCII")
            options.append("smtputf8")
        if _unsafe(sender) or _unsafe(target):
            return Delivery("never", "the address has control characters in it")
        try:
            code, text = connection.mail(sender, options)
            if code != 250:
                return self._refused(code, text, about_us=True)
            code, text = connection.rcpt(target)
            if code in (250, 251, 252):
                code, text = connection.docmd("DATA")
            if code != 354:
                return self._refused(code, text)
            # Everything but the dot: whatever fails here, the other side cannot have taken the mail.
            connection.send(_stuffed(raw))
        except (OSError, smtplib.SMTPException) as error:
            raise _PutOffError(f"the connection to {self._settings.host} was lost: {error}") from error
        return self._dot(connection)

    def _dot(self, connection: smtplib.SMTP) -> Delivery:
        try:
            if connection.sock is not None:
                connection.sock.settimeout(self._settings.data_timeout)
            connection.send(b".\r\n")
            code, text = connection.getreply()
            if connection.sock is not None:
                connection.sock.settimeout(self._settings.timeout)
        except (OSError, smtplib.SMTPException) as error:
            self._drop()
            return Delivery("uncertain", _short(f"the connection was lost after the last byte: {error}"))
        if 200 <= code < 300:
            return Delivery("sent", _short(f"{code} {_words(text)}"))
        if code < 400 or code >= 600:
            self._drop()
            return Delivery("uncertain", _short(f"the answer to the last byte made no sense: {code} {_words(text)}"))
        return self._refused(code, text)

    def _refused(self, code: int, text: bytes, *, about_us: bool = False) -> Delivery:
        detail = _short(f"{code} {_words(text)}")
        if code == 421 or not 400 <= code < 600:
            self._drop()
            return Delivery("later", detail, about_us=True)
        if code in ABOUT_LOGIN:
            self._drop()
            user = self._settings.user or "nobody (no user is set)"
            wanted = f"{self._settings.host} wants a login; we come as {user}: {detail}"
            return Delivery("later", _short(wanted), about_us=True)
        return Delivery("later" if code < 500 else "never", detail, about_us=about_us)


def _why_not_connected(error: Exception, settings: SmtpSettings, place: str) -> str:
    """Say in words the GM can act on why there is no connection."""
    match error:
        case PbmError():
            return f"the password for {place} could not be read from {settings.credentials_from}: {error}"
        case ssl.SSLCertVerificationError():
            return f"the certificate of {place} is not to be trusted: {error.verify_message}. Is the host name right?"
        case ssl.SSLError():
            return (
                f"{place} does not speak TLS as expected ({error.reason}): is {settings.security!r} the right security?"
            )
        case smtplib.SMTPNotSupportedError() if settings.security == "starttls" and "STARTTLS" in str(error).upper():
            return f"{place} does not offer STARTTLS: is the port right, or does it want security = 'tls'?"
        case smtplib.SMTPNotSupportedError():
            return f"{place} offers no login for {settings.user}: {error}"
        case smtplib.SMTPResponseException():
            return f"{place} does not want us: {error.smtp_code} {_words(error.smtp_error)}"
        case socket.gaierror():
            return f"there is no host named {settings.host}"
        case ConnectionRefusedError():
            return f"nothing listens at {place}"
        case TimeoutError():
            return f"{place} did not answer within {settings.timeout:.0f} s"
    return f"{place} cannot be reached: {error}"


def _stuffed(raw: bytes) -> bytes:
    """Return the mail as DATA wants it: CRLF at every end of line, dots doubled at the beginning of a line."""
    lines = re.sub(rb"\r\n|\r|\n", b"\r\n", raw)
    if not lines.endswith(b"\r\n"):
        lines += b"\r\n"
    return re.sub(rb"(?m)^\.", b"..", lines)


def _ascii_domain(address: str) -> str:
    """Return the address with its domain as DNS has it."""
    local, at, domain = address.rpartition("@")
    if domain.isascii():
        return address
    try:
        return local + at + domain.encode("idna").decode("ascii")
    except UnicodeError:
        return address


def _unsafe(address: str) -> bool:
    return any(ch in "<>" or not ch.isprintable() for ch in address)


def _words(answer: bytes | str) -> str:
    text = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
    return " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())


def _short(text: str) -> str:
    text = _words(text)
    return text if len(text) <= DETAIL_LENGTH else text[: DETAIL_LENGTH - 1] + "…"
