"""What the embedded SMTP and LMTP listeners share: a thread with an event loop, and mail stored before it is answered.

The protocol's details are in ``conversation.py``; here is what happens to a mail once its last byte has come.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor, wait
from datetime import datetime
from typing import ClassVar, Literal

from pbm.mail.inbound.conversation import Conversation, Reception, Verdict
from pbm.service.ports import Arrival, Clock, InboundError, MailSink, StoreError

__all__ = ["Listener"]

log = logging.getLogger(__name__)

WIRE_LIMIT = 32 * 1024 * 1024
"""Bytes of a mail that are taken: more than hosts that people use send. Of most of them only the beginning is kept."""

BEGINNING = 128 * 1024
"""Bytes that are kept of a mail of which only the beginning is."""

START_TIMEOUT = 10.0
POLL_TIMEOUT = 60.0
STOP_TIMEOUT = 15.0


class Listener(Reception):
    """A way in that mail is handed to; see ``SmtpListener`` and ``LmtpListener``."""

    _time_source: ClassVar[Literal["smtp", "lmtp"]]
    _conversation: ClassVar[type[Conversation]]

    def __init__(
        self,
        host: str,
        port: int,
        *,
        source: str | None = None,
        max_size: int = 1024 * 1024,
        wire_limit: int = WIRE_LIMIT,
        hostname: str = "localhost",
        accepts: Callable[[str], bool],
        clock: Clock,
        domains: Collection[str] | None = None,
        max_connections: int = 50,
        max_of_a_host: int = 20,
        timeout: float = 180.0,
        patience: float = 600.0,
        idle_when_full: float = 10.0,
    ) -> None:
        self._host = host
        self._wanted_port = port
        self._bound_port = port
        self._source = source or self._time_source
        self._accepts = accepts
        self._clock = clock
        self._domains = frozenset(d.lower() for d in ((hostname,) if domains is None else domains))
        self._connections: set[Conversation] = set()
        self.max_size = max_size
        self.wire_limit = max(wire_limit, max_size)
        self.hostname = hostname
        self.max_connections = max_connections
        self.max_of_a_host = max_of_a_host
        self.timeout = timeout
        self.patience = patience
        self._idle_when_full = idle_when_full
        self._sink: MailSink | None = None
        self._wake: Callable[[], None] = lambda: None
        self._lock = threading.Lock()
        self._in_flight: set[Future[bool]] = set()
        self._stored = 0
        self._worker: ThreadPoolExecutor | None = None
        self._checker: ThreadPoolExecutor | None = None
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing: asyncio.Event | None = None

    # --- the port ------------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        """The name of this way in, as mails record it."""
        return self._source

    @property
    def host(self) -> str:
        """The address that is listened on."""
        return self._host

    @property
    def port(self) -> int:
        """The port that is listened on: the real one, once started, when 0 was asked for."""
        return self._bound_port

    def start(self, sink: MailSink, wake: Callable[[], None]) -> None:
        """Open the port; return when it is open. InboundError when it cannot be opened."""
        if self._thread is not None:
            return
        # aiosmtpd logs every command at INFO: addresses carry the players' secret tags, and those stay out of logs.
        logging.getLogger("mail.log").setLevel(logging.WARNING)
        self._sink, self._wake = sink, wake
        # One worker: mails are stored in the order they came, and the store is not made to fight itself.
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"{self._source}-store")
        self._checker = ThreadPoolExecutor(max_workers=2, thread_name_prefix=f"{self._source}-check")
        started: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(started,), name=self._source, daemon=True)
        self._thread.start()
        try:
            started.result(START_TIMEOUT)
        except (OSError, TimeoutError) as error:
            self._let_go()
            raise InboundError.saying(
                "inbound.port",
                f"{self._source}: cannot listen on {self._host} port {self._wanted_port}: {error}. "
                "Is another program using the port, or does it need more rights (ports below 1024)?",
            ) from error

    def poll(self) -> int:
        """Wait until every mail that had come when this was called is stored; return how many were since last time.

        Mail that comes while waiting is not waited for, so a busy door cannot hold the caller up for ever.
        """
        thread = self._thread
        if thread is None or not thread.is_alive():
            raise InboundError.saying("inbound.down", f"{self._source} is not listening.")
        with self._lock:
            begun = set(self._in_flight)
        if wait(begun, timeout=POLL_TIMEOUT).not_done:
            raise InboundError.saying(
                "inbound.slow", f"{self._source}: a mail has been waiting for the store for over {POLL_TIMEOUT:.0f} s."
            )
        with self._lock:
            stored, self._stored = self._stored, 0
        return stored

    def stop(self) -> None:
        """Close the port; mails being stored are finished and answered first."""
        if self._thread is None:
            return
        if self._loop is not None and self._closing is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._closing.set)
        self._let_go()

    def _let_go(self) -> None:
        thread, workers = self._thread, (self._worker, self._checker)
        self._thread = None
        if thread is not None:
            thread.join(STOP_TIMEOUT)
        self._worker = self._checker = None
        for worker in workers:
            if worker is not None:
                worker.shutdown(wait=True)

    # --- the loop ------------------------------------------------------------------------------------

    def _run(self, started: Future[None]) -> None:
        try:
            asyncio.run(self._serve(started))
        except OSError as error:
            if not started.done():
                started.set_exception(error)
            else:
                log.exception("%s: the listener has stopped", self._source)

    async def _serve(self, started: Future[None]) -> None:
        loop = self._loop = asyncio.get_running_loop()
        self._closing = closing = asyncio.Event()
        server = await loop.create_server(lambda: self._conversation(self, loop), self._host, self._wanted_port)
        self._bound_port = server.sockets[0].getsockname()[1]
        started.set_result(None)
        await closing.wait()
        server.close()
        await self._finish_answers(loop.time() + STOP_TIMEOUT / 2)
        for connection in tuple(self._connections):
            connection.hang_up()
        await asyncio.sleep(0)

    async def _finish_answers(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        while any(connection.receiving for connection in self._connections) and loop.time() < until:
            if not any(connection.storing for connection in self._connections):
                return  # only mails whose last byte has not come: their senders will try again
            await asyncio.sleep(0.01)

    # --- what a conversation asks --------------------------------------------------------------------

    def arrive(self, connection: Conversation) -> bool:
        """Take a connection in; False when there are too many, or too many of its host's.

        Where all are taken, the one that has said nothing for longest makes room, unless it is sending a mail.
        """
        if self._closing is not None and self._closing.is_set():
            return False
        if sum(other.from_host == connection.from_host for other in self._connections) >= self.max_of_a_host:
            return False
        if len(self._connections) >= self.max_connections:
            silent = min(
                (other for other in self._connections if not other.receiving),
                key=lambda one: one.heard_at,
                default=None,
            )
            if silent is None or connection.heard_at - silent.heard_at < self._idle_when_full:
                return False
            silent.hang_up()
            self.leave(silent)
        self._connections.add(connection)
        return True

    def leave(self, connection: Conversation) -> None:
        """Forget a connection that is gone."""
        self._connections.discard(connection)

    async def judge(self, address: str) -> Verdict:
        """Say whether a recipient is ours. Nothing is relayed."""
        if await asyncio.get_running_loop().run_in_executor(self._checker, self._accepts, address):
            return "ours"
        return "unknown" if address.rpartition("@")[2].lower() in self._domains else "elsewhere"

    async def receive(self, content: bytes, size: int, envelope_from: str, envelope_to: tuple[str, ...]) -> bool:
        """Stamp a mail whose last byte has come, store it, and return whether it was new."""
        with self._lock:
            worker = self._worker
            if worker is None:
                raise StoreError.saying("inbound.closing", f"{self._source} is closing.")
            # Stamped and counted as begun in one breath: no poll can fall between the two.
            arrival = self._arrival(content, size, envelope_from, envelope_to, self._clock.now())
            future = worker.submit(self._store, arrival)
            self._in_flight.add(future)
        future.add_done_callback(self._done)
        # A sender that hangs up now does not undo what has been stamped: it is stored all the same, and when the
        # sender tries again the copy is recognised.
        return await asyncio.shield(asyncio.wrap_future(future))

    def _arrival(self, content: bytes, size: int, sender: str, recipients: tuple[str, ...], now: datetime) -> Arrival:
        truncated = size > self.max_size
        return Arrival(
            source=self._source,
            raw=content[:BEGINNING] if truncated else content,
            received_at=now,
            time_source=self._time_source,
            envelope_from=sender,
            envelope_to=recipients,
            size=size if truncated else len(content),
            truncated=truncated,
        )

    def _store(self, arrival: Arrival) -> bool:
        if self._sink is None:
            raise StoreError.saying("inbound.closing", f"{self._source} is closing.")
        new = self._sink.store(arrival)
        if new:
            with self._lock:
                self._stored += 1
            self._wake()
        return new

    def _done(self, future: Future[bool]) -> None:
        with self._lock:
            self._in_flight.discard(future)
