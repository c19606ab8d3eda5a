"""Reading the ways in and out of pbm.toml: ``[inbound.*]`` and ``[outbound.*]``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pbm.config.document import Table
from pbm.config.passwords import Secret, read_secret
from pbm.config.settings import (
    ImapInbound,
    InboundSettings,
    LmtpInbound,
    MaildirInbound,
    MaildirOutbound,
    OutboundSettings,
    SmtpInbound,
    SmtpOutbound,
    Tls,
)

__all__ = ["read_inbound", "read_outbound"]

_TLS: tuple[Tls, ...] = ("tls", "starttls", "none")
_IMAP_PORTS: dict[Tls, int] = {"tls": 993, "starttls": 143, "none": 143}
_SMTP_PORTS: dict[Tls, int] = {"tls": 465, "starttls": 587, "none": 25}
_HERE = {"localhost", "127.0.0.1", "::1"}


def read_inbound(table: Table) -> tuple[InboundSettings, ...]:
    """Return every way in. There has to be one, and no two may have the same name or port."""
    kinds: dict[str, Callable[[Table, str], InboundSettings]] = {
        "imap": _imap,
        "smtp": _smtp,
        "lmtp": _lmtp,
        "maildir": _maildir,
    }
    ways: list[InboundSettings] = []
    names: set[str] = set()
    listening: set[tuple[str, int]] = set()
    for kind, read in kinds.items():
        for entry in table.tables(kind):
            name = entry.text("name") or kind
            way = read(entry, name)
            entry.close()
            ways.append(way)
            if name in names:
                message = f'two ways in are called "{name}": give each a name of its own'
                entry.complain("contradiction", message, "name")
            names.add(name)
            if isinstance(way, SmtpInbound | LmtpInbound):
                if way.port and (way.host, way.port) in listening:
                    entry.complain("contradiction", f"another listener has port {way.port}: choose another", "port")
                listening.add((way.host, way.port))
    if not ways and not table.raw:
        advice = "[inbound.imap] for a mailbox, [inbound.smtp] or [inbound.lmtp] to listen, or [inbound.maildir]"
        table.complain("missing-key", f"there is no way for mail to come in: add {advice}")
    table.close()
    return tuple(ways)


def read_outbound(table: Table) -> OutboundSettings | None:
    """Return the way out, None (and a complaint) when there is not exactly one."""
    has_smtp, has_maildir = table.has("smtp"), table.has("maildir")
    smtp, maildir = table.table("smtp"), table.table("maildir")
    table.close()
    if has_smtp and has_maildir:
        table.complain("contradiction", "[outbound.smtp] and [outbound.maildir] are both given: keep one")
        return None
    if has_smtp:
        way = _smtp_out(smtp)
        smtp.close()
        return way
    if has_maildir:
        path = _path(maildir)
        maildir.close()
        return MaildirOutbound(path=path)
    advice = "[outbound.smtp], or [outbound.maildir] for a rehearsal"
    table.complain("missing-key", f"there is no way for mail to go out: add {advice}")
    return None


def _imap(table: Table, name: str) -> ImapInbound:
    host = table.need("host", 'the IMAP server of the mailbox, such as "imap.example.org"')
    tls = table.choice("tls", _TLS, "tls")
    port = _port(table, tls, _IMAP_PORTS)
    user = table.need("user", "the name the mailbox is opened with, often its address")
    password = read_secret(table)
    if password is None and not _password_was_given(table):
        table.missing(
            "password_file",
            'where the password is: password_file = "imap-password" (or password_env, password_command)',
        )
    folders = table.texts("folders", ("INBOX",))
    processed = table.text("processed_folder", "Processed")
    if not folders:
        table.complain("wrong-value", 'is empty: name at least one folder, such as ["INBOX"]', "folders")
    if not processed:
        table.complain(
            "wrong-value", 'is empty: name a folder for what has been read, such as "Processed"', "processed_folder"
        )
    if processed.lower() in {folder.lower() for folder in folders}:
        message = f'"{processed}" is also one of the folders that are read: mail is moved there once it has been read'
        table.complain("contradiction", message, "processed_folder")
    _warn_of_plain_password(table, host, tls, password)
    return ImapInbound(
        name=name,
        host=host,
        port=port,
        tls=tls,
        user=user,
        password=password or Secret(),
        folders=folders,
        processed_folder=processed,
        poll_every=table.seconds("poll_every", 60.0, 0.1, 86400),
        ca_file=_ca_file(table),
    )


def _smtp(table: Table, name: str) -> SmtpInbound:
    return SmtpInbound(name=name, host=table.text("host", "127.0.0.1"), port=table.number("port", 8025, 0, 65535))


def _lmtp(table: Table, name: str) -> LmtpInbound:
    return LmtpInbound(name=name, host=table.text("host", "127.0.0.1"), port=table.number("port", 8024, 0, 65535))


def _maildir(table: Table, name: str) -> MaildirInbound:
    return MaildirInbound(name=name, path=_path(table), poll_every=table.seconds("poll_every", 60.0, 0.1, 86400))


def _path(table: Table) -> Path:
    path = table.file("path")
    if path is None and not isinstance(table.raw.get("path"), (int, float, list, dict)):
        table.missing("path", 'the folder of the maildir, such as "mail"')
    return path or table.document.path.parent


def _smtp_out(table: Table) -> SmtpOutbound:
    host = table.need("host", 'the mail server that takes your mail, such as "smtp.example.org"')
    tls = table.choice("tls", _TLS, "starttls")
    port = _port(table, tls, _SMTP_PORTS)
    user = table.text("user") or None
    password = read_secret(table)
    if user and password is None and not _password_was_given(table):
        table.missing(
            "password_file", f'where the password of "{user}" is: password_file, password_env or password_command'
        )
    if password and not user:
        table.missing("user", "a password is given, but not whose it is")
    _warn_of_plain_password(table, host, tls, password)
    timeout = table.seconds("timeout", 30.0, 1, 600)
    return SmtpOutbound(
        host=host, port=port, tls=tls, user=user, password=password, timeout=timeout, ca_file=_ca_file(table)
    )


def _ca_file(table: Table) -> Path | None:
    path = table.file("ca_file")
    if path is not None and not path.is_file():
        table.complain(
            "no-file", f"there is no file {path}: give one with certificates, or leave the key out", "ca_file"
        )
    return path


def _password_was_given(table: Table) -> bool:
    """Return whether something was said about a password, which then has its own complaint."""
    return any(table.raw.get(key) for key in ("password", "passwd", "pass", "password_command"))


def _port(table: Table, tls: Tls, usual: dict[Tls, int]) -> int:
    port = table.number("port", usual[tls], 1, 65535)
    others = {number: kind for kind, number in usual.items() if kind != "none"}
    if port in others and others[port] != tls and tls != "none":
        advice = f'tls = "{others[port]}" is usual there, and {usual[tls]} is the usual port for "{tls}"'
        table.warn("unusual-port", f'port {port} with tls = "{tls}" will hardly work: {advice}', "port")
    return port


def _warn_of_plain_password(table: Table, host: str, tls: Tls, password: Secret | None) -> None:
    if password is not None and tls == "none" and host not in _HERE:
        message = f'the password for {host} would cross the network readable by all: use "tls" or "starttls"'
        table.warn("plain-password", message, "tls")
