"""The words of SMTP and LMTP: what aiosmtpd says by itself, and what is said differently here."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Literal, cast

from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from pbm.service.ports import StoreError

__all__ = ["Conversation", "LmtpConversation", "Reception", "Verdict"]

log = logging.getLogger(__name__)

Verdict = Literal["ours", "unknown", "elsewhere"]

MAX_RECIPIENTS = 100
MAX_COMMANDS_OF_A_KIND = 1000
# A sender that goes on long after the limit of what is taken at all is not drained to the end but hung up on.
PATIENCE = 2

LATER = "451 4.3.0 Something went wrong here; try again later"
NOT_STORED = "451 4.3.1 It cannot be stored now; try again later"
TOO_LARGE = "552 5.3.4 This mail is too large to be taken: please send it again without pictures or files"


class Reception(ABC):
    """What a conversation needs of the listener behind it.

    Of a mail over ``max_size`` only the beginning is kept; one over ``wire_limit`` is not taken.
    """

    max_size: int
    wire_limit: int
    hostname: str
    max_connections: int
    max_of_a_host: int
    timeout: float
    patience: float

    @abstractmethod
    def arrive(self, connection: Conversation) -> bool:
        """Take a connection in; False when there are too many, or too many of its host's."""

    @abstractmethod
    def leave(self, connection: Conversation) -> None:
        """Forget a connection that is gone."""

    @abstractmethod
    async def judge(self, address: str) -> Verdict:
        """Say whether a recipient is ours."""

    @abstractmethod
    async def receive(self, content: bytes, size: int, envelope_from: str, envelope_to: tuple[str, ...]) -> bool:
        """Stamp a mail whose last byte has come, store it, and return whether it was new.

        ``content`` is no more than its beginning where ``size``, that of the whole, is over ``max_size``.
        """


class Hooks:
    """What aiosmtpd calls at each step of a conversation."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    async def handle_MAIL(  # noqa: N802 (the name aiosmtpd looks for)
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Note the sender; ``<>`` is the null sender."""
        if not _is_text(address):
            return "553 5.1.7 This is not an address"
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 2.1.0 OK"

    async def handle_RCPT(  # noqa: N802 (the name aiosmtpd looks for)
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Accept a recipient who is ours, and nobody else."""
        if not _is_text(address):
            return "553 5.1.3 This is not an address"
        if len(envelope.rcpt_tos) >= MAX_RECIPIENTS:
            return "452 4.5.3 Too many recipients"
        try:
            verdict = await self._reception.judge(address)
        except Exception:
            log.exception("a recipient could not be checked")
            return LATER
        if verdict == "elsewhere":
            return "550 5.7.1 Nothing is relayed here"
        if verdict == "unknown":
            return "550 5.1.1 There is no such address here"
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802 (the name aiosmtpd looks for)
        self, server: Conversation, _session: Session, envelope: Envelope
    ) -> str:
        """Store the mail, then acknowledge it."""
        if server.size > self._reception.wire_limit:
            return TOO_LARGE
        content = envelope.original_content or b""
        sender = envelope.mail_from or ""
        recipients = tuple(envelope.rcpt_tos)
        server.storing = True
        try:
            new = await self._reception.receive(content, server.size, "" if sender == "<>" else sender, recipients)
        except StoreError as error:
            log.warning("a mail was put off: %s", error)
            return NOT_STORED
        except Exception:
            log.exception("a mail was put off")
            return LATER
        finally:
            server.storing = False
        return "250 2.0.0 Stored" if new else "250 2.0.0 Stored before"


class _Beginning:
    """A stream of lines of which no more than ``most`` bytes are passed on, up to the lone dot: the rest is dropped.

    So a mail of any size takes no more memory than what is kept of it. ``size`` is that of all that came.
    """

    def __init__(self, stream: asyncio.StreamReader, most: int) -> None:
        self._stream = stream
        self._most = most
        self._passing = False  # the beginning of an endless line was passed on, so its end is too
        self._dropping = False
        self.size = 0

    async def readuntil(self, separator: bytes) -> bytes:
        """Return the next line that is passed on, at last the lone dot; LimitOverrunError before an endless one."""
        while True:
            try:
                line = await self._stream.readuntil(separator)
            except asyncio.LimitOverrunError as error:
                if self._passing or self.size <= self._most:
                    raise
                self.size += len(await self._stream.read(error.consumed))
                self._dropping = True
                continue
            if line == b".\r\n" and not (self._passing or self._dropping):
                return line
            self.size += len(line)
            if self._passing or (self.size <= self._most and not self._dropping):
                self._passing = False
                return line
            self._dropping = False

    async def read(self, count: int) -> bytes:
        """Return a part of an endless line, which is refused in the end; nothing of it where enough has come."""
        part = await self._stream.read(count)
        self.size += len(part)
        self._passing = True
        return part if self.size <= self._most else b""


class Conversation(SMTP):
    """SMTP with one client: no VRFY, no AUTH, no detail of what goes wrong inside."""

    def __init__(self, reception: Reception, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(
            Hooks(reception),
            data_size_limit=reception.wire_limit,
            enable_SMTPUTF8=True,
            hostname=reception.hostname,
            ident="ESMTP",
            timeout=reception.timeout,
            auth_exclude_mechanism=("LOGIN", "PLAIN"),
            command_call_limit=MAX_COMMANDS_OF_A_KIND,
            loop=loop,
        )
        self._reception = reception
        self._refused = False
        self._data_bytes = 0
        self._mail: _Beginning | None = None
        self._until: asyncio.TimerHandle | None = None
        self.receiving = False
        self.storing = False
        self.from_host = ""
        self.heard_at = loop.time()

    # --- connections ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or say that there are too many."""
        self.from_host = _host_of(transport.get_extra_info("peername"))
        if self._reception.arrive(self):
            super().connection_made(transport)
            self._be_patient()
            return
        self._refused = True
        if isinstance(transport, asyncio.Transport):
            transport.write(f"421 4.3.2 {self.hostname} is busy; try again later\r\n".encode())
            transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """End."""
        self._reception.leave(self)
        if self._until is not None:
            self._until.cancel()
        if not self._refused:
            super().connection_lost(error)

    def _be_patient(self) -> None:
        """Wait so long for a mail, or for one more; whoever only keeps the connection busy is then hung up on."""
        if self._until is not None:
            self._until.cancel()
        self._until = self.loop.call_later(self._reception.patience, self._lose_patience)

    def _lose_patience(self) -> None:
        if self.storing:
            self._be_patient()  # the mail is here; it is we who take long
        else:
            self.hang_up(b"421 4.4.2 No mail has come\r\n")

    def eof_received(self) -> bool | None:
        """Take note that the client will say no more."""
        return False if self._refused else super().eof_received()

    def data_received(self, data: bytes) -> None:
        """Take bytes in, up to what patience allows: a line without end would otherwise fill the memory."""
        if self._refused:
            return
        self.heard_at = self.loop.time()
        if self.receiving:
            self._reset_timeout()  # a large mail may take longer than a silence may last; patience bounds it
        self._data_bytes += len(data)
        if self.receiving and self._data_bytes > PATIENCE * self._reception.wire_limit + 65536:
            self.hang_up(b"552 5.3.4 Far too much mail data\r\n")
            return
        super().data_received(data)

    def hang_up(self, last_words: bytes = b"421 4.3.2 Closing\r\n") -> None:
        """Say so, and close."""
        if isinstance(self.transport, asyncio.Transport) and not self.transport.is_closing():
            self.transport.write(last_words)
            self.transport.close()

    @property
    def size(self) -> int:
        """How many bytes of the mail that is being received have come."""
        return self._mail.size if self._mail is not None else 0

    async def push(self, status: Any) -> None:
        """Send a reply; that a mail is too large is said with what helps."""
        await super().push(TOO_LARGE if isinstance(status, str) and status.startswith("552 ") else status)

    # --- commands ------------------------------------------------------------------------------------

    async def handle_exception(self, error: Exception) -> str:
        """Answer an error of ours: to be tried again, and no detail."""
        log.error("a conversation failed", exc_info=error)
        return LATER

    def _getaddr(self, arg: str) -> tuple[str | None, str | None]:
        # The standard library's address parser, which aiosmtpd uses, falls over on some junk.
        try:
            address, rest = super()._getaddr(arg)
        except (IndexError, ValueError, AttributeError, TypeError, RecursionError):
            return None, None
        return address, rest

    async def smtp_VRFY(self, _arg: str) -> None:  # noqa: N802 (the name aiosmtpd looks for)
        """Tell nobody who is here."""
        await self.push("502 5.5.1 VRFY is off")

    async def smtp_AUTH(self, _arg: str) -> None:  # noqa: N802 (the name aiosmtpd looks for)
        """Offer no login: there is nothing to log in for."""
        await self.push("502 5.5.1 AUTH is off")

    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802 (the name aiosmtpd looks for)
        """Receive one mail."""
        self._data_bytes = 0
        self.receiving = True
        stream = self._reader
        self._mail = _Beginning(stream, self._reception.max_size)
        self._reader = cast("asyncio.StreamReader", self._mail)
        try:
            await super().smtp_DATA(arg)
        except ConnectionResetError:
            raise
        except Exception:
            # How much of the mail has been read is unknown, and the rest of it must not be taken for commands.
            log.exception("a mail could not be received")
            self.hang_up(LATER.encode() + b"\r\n")
        finally:
            self.receiving = False
            self._reader = stream
            self._be_patient()


class LmtpConversation(LMTP, Conversation):
    """LMTP with one client: after the dot, one reply for each accepted recipient."""

    def __init__(self, reception: Reception, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(reception, loop)
        self._replies = 1

    async def push(self, status: Any) -> None:
        """Send a reply; what follows the dot goes out once for each recipient."""
        for _ in range(self._replies):
            await super().push(status)
        if self.receiving and isinstance(status, str) and status.startswith("354") and self.envelope is not None:
            self._replies = max(1, len(self.envelope.rcpt_tos))

    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802 (the name aiosmtpd looks for)
        """Receive one mail."""
        try:
            await super().smtp_DATA(arg)
        finally:
            self._replies = 1


def _host_of(peer: Any) -> str:
    """Return the host that a connection comes from; of IPv6 the network, for all of it is one customer's."""
    try:
        address = ip_address(str(peer[0]).partition("%")[0])
    except (ValueError, IndexError, TypeError):
        return ""
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return str(address)


def _is_text(address: str) -> bool:
    """Return whether an address is proper text: aiosmtpd passes bytes that are not UTF-8 as lone surrogates."""
    return address.isprintable()
