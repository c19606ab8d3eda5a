"""The ``[archive]`` of pbm.toml: where the web pages of the games go, and what they are called."""

from __future__ import annotations

from urllib.parse import urlsplit

from pbm.config.document import Table
from pbm.config.game_file import key_fault
from pbm.config.settings import ArchiveSettings

__all__ = ["address_fault", "read_archive"]

_LANGUAGES = ("en", "de")


def read_archive(table: Table) -> ArchiveSettings:
    """Return the settings of the archive; what is wrong is noted in the table's document."""
    title, address = table.text("title"), table.text("base_url")
    if not title.isprintable() or len(title) > 100:
        table.complain("wrong-value", "must be one line of plain words: it is the heading of the pages", "title")
    fault = address_fault(address) if address else None
    if fault is not None:
        table.complain("wrong-value", f'"{address}" {fault}', "base_url")
    games = table.texts("games")
    for key in games:
        wrong = key_fault(key)
        if wrong is not None:
            table.complain("wrong-value", f'"{key}" {wrong}', "games")
    folder = table.file("folder")
    if folder is not None and folder.exists() and not folder.is_dir():
        table.complain("no-folder", f"{folder} is a file: name a folder", "folder")
    settings = ArchiveSettings(
        folder=folder,
        title=title,
        language=table.choice("language", _LANGUAGES, "en"),
        base_url=address,
        games=games,
    )
    table.close()
    return settings


def address_fault(address: str) -> str | None:
    """Return what is wrong with the address of a page in the web, None when it will do."""
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    plain = address.isascii() and address.isprintable() and " " not in address
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or not plain:
        return 'is no address of a page: write it like "https://example.org/games/"'
    return None
