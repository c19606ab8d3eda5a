"""A real IMAP and LMTP server for tests: Dovecot in a temporary folder, on free ports of 127.0.0.1."""

from __future__ import annotations

import grp
import os
import pwd
import shutil
import signal
import smtplib
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from imapclient import IMAPClient

from tests.servers.certificate import make_certificate
from tests.servers.missing import missing

START_WITHIN = 15.0

CONFIG = """
base_dir = {folder}/run
state_dir = {folder}/run
log_path = {folder}/dovecot.log
listen = 127.0.0.1
protocols = imap lmtp
{tls}
disable_plaintext_auth = no
auth_failure_delay = 0
default_login_user = {login_user}
default_internal_user = {internal_user}
default_internal_group = {internal_group}
mail_location = maildir:{folder}/mail/%u
recipient_delimiter = +
passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%u {folder}/users
}}
userdb {{
  driver = static
  args = uid={mail_user} gid={mail_group} home={folder}/mail/%u
}}
service anvil {{
  chroot =
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {imap}
  }}
  inet_listener imaps {{
    port = {imaps}
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    port = {lmtp}
  }}
}}
"""


class Dovecot:
    """A running server with one mailbox, ``user``."""

    host = "127.0.0.1"
    user = "gm@example.test"
    password = "secret"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.tls_port, self.lmtp_port = _free_ports(3)
        certificate = make_certificate(folder)
        self.ca_file = certificate[0] if certificate else None
        self._process: subprocess.Popen[bytes] | None = None
        self._configure(certificate)

    def _configure(self, certificate: tuple[Path, Path] | None) -> None:
        root = os.geteuid() == 0
        me, group = pwd.getpwuid(os.geteuid()).pw_name, grp.getgrgid(os.getegid()).gr_name
        tls = f"ssl = yes\nssl_cert = <{certificate[0]}\nssl_key = <{certificate[1]}" if certificate else "ssl = no"
        text = CONFIG.format(
            folder=self.folder,
            tls=tls,
            login_user="dovenull" if root else me,
            internal_user="dovecot" if root else me,
            internal_group="dovecot" if root else group,
            mail_user="nobody" if root else me,
            mail_group="nogroup" if root else group,
            imap=self.port,
            imaps=self.tls_port if certificate else 0,
            lmtp=self.lmtp_port,
        )
        (self.folder / "dovecot.conf").write_text(text)
        self.set_password(self.password)
        self._make_mail_folder()

    def _make_mail_folder(self) -> None:
        mail = self.folder / "mail"
        mail.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(mail, "nobody", "nogroup")

    def set_password(self, password: str) -> None:
        """Have the mailbox take this password from now on."""
        (self.folder / "users").write_text(f"{self.user}:{{PLAIN}}{password}::::::\n", encoding="utf-8")

    def start(self) -> None:
        """Start, and return when it answers."""
        program = shutil.which("dovecot", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
        assert program is not None
        self._process = subprocess.Popen(
            [program, "-F", "-c", str(self.folder / "dovecot.conf")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + START_WITHIN
        while not (self._greets(self.port, b"* OK") and self._greets(self.lmtp_port, b"220")):
            if time.monotonic() > until or self._process.poll() is not None:
                self.stop()
                pytest.fail(f"Dovecot did not start: {self._log()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it and all its sessions: the master alone would leave them alive."""
        process, self._process = self._process, None
        if process is None:
            return
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
            except ProcessLookupError:
                break
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                continue
            if number == signal.SIGTERM:
                time.sleep(0.05)

    def deliver(self, raw: bytes, *, sender: str = "player@example.test", recipient: str | None = None) -> None:
        """Hand a mail to the mailbox by LMTP."""
        with smtplib.LMTP(self.host, self.lmtp_port, local_hostname="localhost") as connection:
            connection.sendmail(sender, [recipient or self.user], raw)

    def append(self, raw: bytes, *, folder: str = "INBOX", date: datetime | None = None) -> None:
        """Put a mail into a folder as a mail program would, with a time of its own."""
        with self.client() as client:
            if not client.folder_exists(folder):
                client.create_folder(folder)
            client.append(folder, raw, msg_time=date)

    def client(self) -> IMAPClient:
        """Return a connection of a mail program, logged in."""
        client = IMAPClient(self.host, port=self.port, ssl=False, timeout=10)
        client.login(self.user, self.password)
        return client

    def uids(self, folder: str = "INBOX") -> list[int]:
        """Return the UIDs in a folder; none when there is no such folder."""
        with self.client() as client:
            if not client.folder_exists(folder):
                return []
            client.select_folder(folder, readonly=True)
            return sorted(client.search(["ALL"]))

    def flags(self, folder: str = "INBOX") -> list[tuple[bytes, ...]]:
        """Return the flags of each mail in a folder, looking without leaving a trace."""
        with self.client() as client:
            client.select_folder(folder, readonly=True)
            found = client.get_flags(client.search(["ALL"]))
            return [found[uid] for uid in sorted(found)]

    def wipe(self) -> None:
        """Lose all mail, and with it the UIDs: the mailbox gets a new UIDVALIDITY."""
        shutil.rmtree(self.folder / "mail", ignore_errors=True)
        self._make_mail_folder()
        # Dovecot takes the time, in whole seconds, for a new UIDVALIDITY.
        time.sleep(1.1)

    def _greets(self, port: int, words: bytes) -> bool:
        try:
            with socket.create_connection((self.host, port), timeout=1) as connection:
                return connection.recv(100).startswith(words)
        except OSError:
            return False

    def _log(self) -> str:
        log = self.folder / "dovecot.log"
        return log.read_text(errors="replace")[-2000:] if log.exists() else "no log"


@pytest.fixture
def dovecot() -> Iterator[Dovecot]:
    """A Dovecot with an empty mailbox."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
    if shutil.which("dovecot", path=path) is None:
        missing("dovecot (Debian: dovecot-imapd)")
    if not any(Path(folder, "lmtp").exists() for folder in ("/usr/lib/dovecot", "/usr/libexec/dovecot")):
        missing("Dovecot's LMTP (Debian: dovecot-lmtpd)")
    # A short path: the sockets in it must fit into 108 bytes.
    folder = Path(tempfile.mkdtemp(prefix="pbm-dovecot-"))
    folder.chmod(0o755)
    server = Dovecot(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _free_ports(number: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [s.getsockname()[1] for s in sockets]
    for s in sockets:
        s.close()
    return ports
