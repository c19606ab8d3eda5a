"""Mail out into a Maildir, for another program to carry on or for a person to read."""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path

from pbm.service.ports import Delivery

__all__ = ["MaildirSender"]


class MaildirSender:
    """Puts each mail into ``path``/new as one file.

    The file is named by Message-ID and recipient, so a mail that is sent again after a crash is found there already
    and not written twice.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def send(self, envelope_from: str, recipient: str, raw: bytes, message_id: str) -> Delivery:  # noqa: ARG002
        """Write the mail, all of it or nothing. A Maildir has no envelope: the sender is not kept."""
        name = hashlib.sha256(f"{message_id}\0{recipient.lower()}".encode("utf-8", "surrogatepass")).hexdigest()[:40]
        new, cur, tmp = (self._path / folder for folder in ("new", "cur", "tmp"))
        try:
            for folder in (new, cur, tmp):
                folder.mkdir(parents=True, exist_ok=True)
            # A reader moves a mail to cur/ and adds its flags after a colon.
            if (new / name).exists() or any(cur.glob(f"{name}*")):
                return Delivery("sent", "it was there already")
            part = tmp / f"{name}.{os.getpid()}"
            try:
                with part.open("wb") as file:
                    file.write(raw)
                    file.flush()
                    os.fsync(file.fileno())
                part.rename(new / name)
            except OSError:
                with contextlib.suppress(OSError):
                    part.unlink()
                raise
            _sync_folder(new)
        except OSError as error:
            why = f"cannot write into the Maildir {self._path}: {error.strerror or error}"
            return Delivery("later", why, about_us=True)
        return Delivery("sent", str(new / name))

    def close(self) -> None:
        """Do nothing: no file is kept open."""


def _sync_folder(folder: Path) -> None:
    """Have the new name itself survive a loss of power."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
