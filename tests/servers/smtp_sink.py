"""A real SMTP server for tests: takes mail and remembers it, or does what the test has it do wrong."""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

from tests.servers.certificate import make_certificate
from tests.servers.missing import missing


@dataclass(frozen=True)
class TakenMail:
    """A mail with its envelope."""

    sender: str
    recipients: tuple[str, ...]
    content: bytes


@dataclass
class SmtpSink:
    """What the server does, and what it has taken.

    ``mail``, ``rcpt`` and ``data`` are answers given instead of the usual ones, in turn (None: the usual one).
    ``drop`` is where the connection is cut: ``mail``, ``rcpt``, ``data``, ``content`` (while the mail comes in) or
    ``dot`` (after it has come, before the answer; ``take_before_drop`` says whether it counts as taken).
    """

    host: str = "127.0.0.1"
    port: int = 0
    login: tuple[str, str] | None = None
    certificate: tuple[Path, Path] | None = None
    taken: list[TakenMail] = field(default_factory=list)
    mail: list[str | None] = field(default_factory=list)
    rcpt: list[str | None] = field(default_factory=list)
    data: list[str | None] = field(default_factory=list)
    drop: str | None = None
    take_before_drop: bool = True
    implicit_tls: bool = False
    connections: int = 0
    _server: asyncio.AbstractServer | None = None
    _loop: asyncio.AbstractEventLoop | None = None
    _thread: threading.Thread | None = None
    _open: set[Any] = field(default_factory=set)

    # --- what aiosmtpd calls -------------------------------------------------------------------------

    async def handle_MAIL(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:  # noqa: N802
        """Answer MAIL."""
        if self.drop == "mail":
            server.transport.abort()
        answer = self.mail.pop(0) if self.mail else None
        if answer is None:
            envelope.mail_from = address
        return answer or "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:  # noqa: N802
        """Answer RCPT."""
        if self.drop == "rcpt":
            server.transport.abort()
        answer = self.rcpt.pop(0) if self.rcpt else None
        if answer is None:
            envelope.rcpt_tos.append(address)
        return answer or "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """Answer the dot."""
        mail = TakenMail(envelope.mail_from, tuple(envelope.rcpt_tos), envelope.original_content)
        if self.drop == "dot":
            if self.take_before_drop:
                self.taken.append(mail)
            server.transport.abort()
            return "250 never seen"
        answer = self.data.pop(0) if self.data else None
        if answer is None:
            self.taken.append(mail)
        return answer or "250 Taken"

    # --- running -------------------------------------------------------------------------------------

    def start(self, port: int = 0) -> None:
        """Listen; on a free port if none is given."""
        started: Future[int] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(port, started)), daemon=True)
        self._thread.start()
        self.port = started.result(10)

    async def _serve(self, port: int, started: Future[int]) -> None:
        self._loop = asyncio.get_running_loop()
        context = self._context() if self.implicit_tls else None
        self._server = await self._loop.create_server(self._conversation, self.host, port, ssl=context)
        started.set_result(self._server.sockets[0].getsockname()[1])
        try:
            await self._server.serve_forever()
        except asyncio.CancelledError:
            for conversation in tuple(self._open):
                if conversation.transport is not None:
                    conversation.transport.abort()

    def _conversation(self) -> SMTP:
        conversation = _Conversation(
            self,
            hostname="sink.test",
            tls_context=None if self.implicit_tls else self._context(),
            auth_required=self.login is not None,
            auth_require_tls=not self.implicit_tls,
            authenticator=self._check,
            loop=self._loop,
        )
        self.connections += 1
        self._open.add(conversation)
        return conversation

    def _context(self) -> ssl.SSLContext | None:
        if self.certificate is None:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*self.certificate)
        return context

    def _check(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        given = (data.login.decode(), data.password.decode())
        return AuthResult(success=given == self.login, handled=False)

    def hang_up(self) -> None:
        """Close every connection, as servers do with idle ones."""
        assert self._loop is not None
        done: Future[None] = Future()

        def close() -> None:
            for conversation in tuple(self._open):
                if conversation.transport is not None:
                    conversation.transport.abort()
            self._open.clear()
            done.set_result(None)

        self._loop.call_soon_threadsafe(close)
        done.result(5)

    def stop(self) -> None:
        """Stop listening, and close every connection."""
        if self._loop is None or self._thread is None or self._server is None:
            return
        self.hang_up()
        self._loop.call_soon_threadsafe(self._server.close)
        self._thread.join(10)
        self._thread = None


class _Conversation(SMTP):
    async def smtp_DATA(self, arg: str) -> None:  # noqa: N802
        sink = self.event_handler
        if sink.drop == "content":
            await self.push("354 Go on")
            await self._reader.readline()
        if sink.drop in ("data", "content"):
            self.transport.abort()
            self._handler_coroutine.cancel()
            return
        await super().smtp_DATA(arg)


@pytest.fixture
def smtp_sink() -> Iterator[SmtpSink]:
    """An SMTP server that takes everything, without TLS and without login."""
    sink = SmtpSink()
    sink.start()
    yield sink
    sink.stop()


@pytest.fixture
def tls_smtp_sink(tmp_path: Path) -> Iterator[SmtpSink]:
    """An SMTP server that offers STARTTLS and wants a login."""
    certificate = make_certificate(tmp_path)
    if certificate is None:
        missing("openssl to make a certificate")
    sink = SmtpSink(certificate=certificate, login=("gm", "s3cret-word"))
    sink.start()
    yield sink
    sink.stop()
