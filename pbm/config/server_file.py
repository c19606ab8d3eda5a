"""Reading pbm.toml. Everything that is wrong is said at once, each with its line and what to do about it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from pbm.config.addresses import host_name_is_plain, read_address
from pbm.config.archive import read_archive
from pbm.config.document import Document, Table, open_document
from pbm.config.mail_ways import read_inbound, read_outbound
from pbm.config.settings import (
    DatabaseSettings,
    GameNamed,
    LogSettings,
    MailSettings,
    ScheduleSettings,
    ServerSettings,
    Settings,
    TemplateSettings,
)
from pbm.config.words_file import read_words
from pbm.config.zines import read_zines

__all__ = ["load_settings", "read_settings"]

_DATABASES = re.compile(r"(sqlite|postgresql|postgres|postgresql\+psycopg)://")


def load_settings(path: Path) -> Settings:
    """Return the settings in a file; ConfigError with every problem found."""
    return read_settings(open_document(path.absolute()))


def read_settings(document: Document) -> Settings:
    """Return the settings in a document; ConfigError with every problem found."""
    root = document.root
    server = _server(root.table("server"), document)
    database = _database(root.table("database"), server.data)
    mail = _mail(root.table("mail"), server.name)
    inbound = read_inbound(root.table("inbound"))
    outbound = read_outbound(root.table("outbound"))
    schedule = root.table("schedule")
    tick = ScheduleSettings(tick=schedule.seconds("tick", 30.0, 0.1, 3600))
    schedule.close()
    log = root.table("log")
    level = LogSettings(level=log.choice("level", ("debug", "info", "warning", "error"), "info"))
    log.close()
    templates = TemplateSettings(folder=_templates(root.table("templates")))
    words = read_words(root.table("words"))
    zine_tables, archive_table = root.tables("zine"), root.table("archive")
    zines = read_zines(zine_tables)
    archive = read_archive(archive_table)
    root.close()
    warnings = document.finish()
    if outbound is None:
        raise AssertionError("a document without a way out has problems")
    return Settings(
        path=document.path,
        server=server if server.hostname else replace(server, hostname=mail.address.rpartition("@")[2]),
        database=database,
        mail=mail,
        inbound=inbound,
        outbound=outbound,
        schedule=tick,
        log=level,
        templates=templates,
        words=words,
        zines=zines,
        archive=archive,
        games_named=tuple(named for table in (*zine_tables, archive_table) for named in _games_named(table)),
        warnings=warnings,
    )


def _games_named(table: Table) -> tuple[GameNamed, ...]:
    """Return the games that a table's ``games`` names, in their order and each once."""
    key = table.key("games")
    file, line = str(table.document.path), table.document.line_of(key)
    return tuple(GameNamed(game, file, key, line) for game in dict.fromkeys(table.texts("games")))


def _server(table: Table, document: Document) -> ServerSettings:
    data = table.file("data")
    settings = ServerSettings(
        name=table.text("name") or "Games by mail",
        hostname=table.text("hostname"),
        data=data or document.path.parent / "data",
    )
    table.close()
    if settings.hostname and not host_name_is_plain(settings.hostname):
        table.complain(
            "wrong-value",
            f'"{settings.hostname}" is no name of a machine: write it like "mail.example.org"',
            "hostname",
        )
    return settings


def _database(table: Table, data: Path) -> DatabaseSettings:
    url = table.text("url")
    table.close()
    if not url:
        return DatabaseSettings(url=f"sqlite:///{data / 'pbm.sqlite3'}")
    scheme = _DATABASES.match(url)
    if scheme is None:
        wanted = '"sqlite:///data/pbm.sqlite3" or "postgresql://user@host/name"'
        table.complain("wrong-value", f"must be the address of a database, such as {wanted}", "url")
        return DatabaseSettings(url="")
    if scheme[1] == "sqlite":
        return DatabaseSettings(url=_sqlite(url, table))
    if re.match(r"[^/]+//[^/@]*:[^/@]+@", url):
        advice = "leave it out here, and put it into ~/.pgpass or the variable PGPASSWORD"
        table.complain("literal-password", f"has a password in it, which does not belong in this file: {advice}", "url")
    return DatabaseSettings(url=f"postgresql+psycopg://{url[scheme.end() :]}")


def _sqlite(url: str, table: Table) -> str:
    place = url.removeprefix("sqlite:///")
    if place == url or not place:
        message = 'needs three strokes and a file, such as "sqlite:///data/pbm.sqlite3"'
        table.complain("wrong-value", message, "url")
        return url
    return f"sqlite:///{table.document.path.parent / place}"  # an absolute path stays as it is


_LANGUAGES = ("en", "de")
"""Those that there is a catalogue for."""


def _mail(table: Table, name: str) -> MailSettings:
    address = read_address(table, "address", 'the address players write to, such as "games@example.org"')
    gm_address = read_address(table, "gm_address", "your own address, to which the server reports to you")
    redirect_to = read_address(table, "redirect_to", None)
    settings = MailSettings(
        address=address or "",
        gm_address=gm_address or "",
        gm_name=_one_line(table, "gm_name", "The GM"),
        from_name=_one_line(table, "from_name", name),
        redirect_to=redirect_to,
        mailbox=table.choice("mailbox", ("dedicated", "shared"), "shared"),
        max_size=table.size("max_size", 1024 * 1024, 16 * 1024, 64 * 1024 * 1024),
        authserv_id=table.text("authserv_id") or None,
        tags=table.choice("tags", ("address", "subject"), "address"),
        gm_language=table.choice("gm_language", _LANGUAGES, "en"),
    )
    table.close()
    if settings.authserv_id and (not settings.authserv_id.isascii() or len(settings.authserv_id.split()) != 1):
        message = f'"{settings.authserv_id}" is not one plain word such as "mx.example.org": take the first word after '
        table.complain("wrong-value", f"{message}Authentication-Results:", "authserv_id")
    if address and "+" in address.rpartition("@")[0]:
        message = "already has a + in it: the server adds its own, so give the address before the +"
        table.complain("contradiction", message, "address")
    loop = "is the games' own address, so the server would write to itself"
    if address and gm_address == address and settings.mailbox == "dedicated":
        advice = 'give another, or say mailbox = "shared" if it is your own mailbox'
        table.complain("contradiction", f"{loop}: {advice}", "gm_address")
    if redirect_to and redirect_to == address:
        table.complain("contradiction", f"{loop}: give another", "redirect_to")
    return settings


def _one_line(table: Table, key: str, default: str) -> str:
    value = table.text(key) or default
    if not value.isprintable():
        table.complain("wrong-value", "must be one line of plain words, for it stands in the head of mails", key)
    return value


def _templates(table: Table) -> Path | None:
    folder = table.file("folder")
    table.close()
    if folder is not None and not folder.is_dir():
        table.complain("no-folder", f"there is no folder {folder}: make it, or leave the key out", "folder")
    return folder
