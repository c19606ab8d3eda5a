"""A Maildir on this machine that the mail server delivers into: new/ is read, and what is stored goes to cur/.

In one that is also the GM's own, mail that is not for the server stays in new/, as it lies.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from pbm.service.ports import Arrival, Clock, InboundError, MailSink, StoreError

__all__ = ["MaildirInbox"]

BEGINNING = 64 * 1024
_HEADER_ENDS = re.compile(rb"\r?\n\r?\n")


class MaildirInbox:
    """A way in that is polled. The time that counts is when the mail server wrote the file, unless that is to come.

    A ``dedicated`` one is the server's alone; of another only mail that the sink wants is.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        *,
        source: str | None = None,
        max_size: int = 1024 * 1024,
        dedicated: bool = True,
    ) -> None:
        self._path = path
        self._dedicated = dedicated
        self._unwanted: set[str] = set()  # names of files that were looked at and left
        self._writers = ""  # who could write to us then
        self._clock = clock
        self._source = source or f"maildir:{path}"
        self._max_size = max_size
        self._sink: MailSink | None = None

    @property
    def source(self) -> str:
        """The name of this way in, as mails record it."""
        return self._source

    def start(self, sink: MailSink, wake: Callable[[], None]) -> None:  # noqa: ARG002 (a folder gives no news)
        """Note where mail is to go; make the maildir where there is nothing yet."""
        self._sink = sink
        if not self._path.exists():
            with contextlib.suppress(OSError):  # the poll says what is wrong
                for name in ("tmp", "new", "cur"):
                    (self._path / name).mkdir(mode=0o700, parents=True, exist_ok=True)

    def stop(self) -> None:
        """Do nothing: nothing is open."""

    def poll(self) -> int:
        """Store what is in new/ and is ours, and move it to cur/, marked as seen; return how many mails were new."""
        if self._sink is None:
            raise InboundError.saying("inbound.down", f"{self._source} has not been started.")
        new, cur = self._path / "new", self._path / "cur"
        stored = 0
        try:
            if not new.is_dir():
                raise InboundError.saying("maildir.missing", f"{self._path} is no Maildir: it has no folder new/.")
            cur.mkdir(exist_ok=True)
            present = sorted(_files(new))
            self._unwanted.intersection_update(name for _, name, _ in present)
            writers = "" if self._dedicated else self._sink.writers()
            if writers != self._writers:
                self._unwanted.clear()
                self._writers = writers
            for mtime, name, file in present:
                arrival = self._read(file, mtime) if name not in self._unwanted else None
                if arrival is None:
                    continue
                if not self._dedicated and not self._sink.wants(
                    self._source, _header(arrival.raw), arrival.received_at
                ):
                    self._unwanted.add(name)
                    continue
                stored += self._sink.store(arrival)
                with contextlib.suppress(FileNotFoundError):
                    file.rename(cur / f"{name.partition(':')[0]}:2,S")
        except StoreError as error:
            raise InboundError.saying(
                "inbound.store", f"{self._source}: a mail could not be stored and stays where it is: {error}"
            ) from error
        except OSError as error:
            raise InboundError.saying(
                "maildir.unreadable", f"The Maildir {self._path} cannot be read: {error.strerror or error}"
            ) from error
        return stored

    def _read(self, file: Path, mtime: float) -> Arrival | None:
        """Return a mail, or its beginning if it is too large; None when somebody else took it."""
        try:
            with file.open("rb") as stream:
                size = file.stat().st_size
                truncated = size > self._max_size
                raw = stream.read(2 * BEGINNING if truncated else -1)
        except FileNotFoundError:
            return None
        return Arrival(
            source=self._source,
            raw=raw,
            received_at=min(datetime.fromtimestamp(mtime, UTC), self._clock.now()),
            time_source="maildir",
            size=size,
            truncated=truncated,
        )


def _header(raw: bytes) -> bytes:
    """Return the header of a mail, with the empty line below it."""
    end = _HEADER_ENDS.search(raw)
    return raw[: end.end()] if end else raw


def _files(folder: Path) -> Iterator[tuple[float, str, Path]]:
    """Yield when each file was written, its name and its path; somebody else may take one meanwhile."""
    for file in folder.iterdir():
        with contextlib.suppress(FileNotFoundError):
            if file.is_file():
                yield file.stat().st_mtime, file.name, file
