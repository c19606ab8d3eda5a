"""The zines of pbm.toml: who gets a page of which games when a report is released."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.config.addresses import read_address
from pbm.config.document import Table
from pbm.config.game_file import key_fault
from pbm.reports.zine.page import FORMATS
from pbm.service.editors import Editor

__all__ = ["LANGUAGES", "read_zines"]

LANGUAGES = ("en", "de")
"""Those that there are catalogues for."""


def read_zines(tables: Sequence[Table]) -> tuple[Editor, ...]:
    """Return the editors of the ``[[zine]]`` tables; what is wrong is noted in their document."""
    found: list[Editor] = []
    for table in tables:
        name = table.need("name", 'the name of the zine, such as "Mad Policy"')
        if not name.isprintable() or len(name) > 80:
            table.complain("wrong-value", "must be one line of plain words, for it stands in the head of mails", "name")
        address = read_address(table, "address", "the address of its editor")
        games = table.texts("games")
        for key in games:
            fault = key_fault(key)
            if fault is not None:
                table.complain("wrong-value", f'"{key}" {fault}', "games")
        editor = Editor(
            name=name,
            address=address or "",
            games=games,
            format=table.choice("format", FORMATS, "docx"),
            language=table.choice("language", LANGUAGES, "en"),
        )
        table.close()
        if any(other.name.casefold() == name.casefold() for other in found):
            table.complain("contradiction", f'there is a zine "{name}" already: give each its own name', "name")
        if any(other.address == editor.address for other in found) and address:
            table.complain(
                "contradiction", f"{address} is the address of another zine already: one mail is enough", "address"
            )
        found.append(editor)
    return tuple(found)
