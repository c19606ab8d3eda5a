"""Reading a game file: its boards, its players, its options and its calendar.

What the options mean, and what is on the boards, is the ruleset's to say: it is asked where the game is to begin, and
otherwise they are only fetched.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pbm.config.addresses import address_fault
from pbm.config.document import Document, Table, open_document
from pbm.config.game_rules import BoardSource, rules_faults
from pbm.config.resources import builtin_board, builtin_boards
from pbm.config.words_file import read_words
from pbm.core.calendars import CALENDAR_KEYS, Calendar, read_calendar
from pbm.core.deadlines import check
from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.names import name_fault, same_name, tidy_name
from pbm.core.zones import zone_problem
from pbm.orders.vocabulary import NO_WORDS, OwnWords

__all__ = [
    "BoardSource",
    "GameFile",
    "PlayerEntry",
    "builtin_sources",
    "key_fault",
    "load_game_file",
    "name_fault",
    "read_game_file",
]

_BUILTIN = "builtin:"
_MOST_BOARDS = 9
_MOST_HOURS = 14 * 24
_LANGUAGES = ("en", "de")
"""Those that there are catalogues for."""


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """A player to be: the name, the addresses (lower case, the first is written to) and the time zone's name."""

    name: str
    addresses: tuple[str, ...]
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile:
    """A game to be. ``options`` are the ruleset's, as written; ``zone`` is the calendar's.

    ``house`` is what the GM allows besides the rules, every key filled in; ``words`` are what the GM adds to the
    vocabulary of this game's orders, beside the server's own; ``warnings`` are what the GM should know though the game
    can be played.
    """

    path: Path
    key: str
    title: str
    ruleset: str
    note: str
    zone: str
    boards: Mapping[str, BoardSource]
    players: tuple[PlayerEntry, ...]
    options: JsonObject
    calendar: Calendar
    house: JsonObject
    words: OwnWords = NO_WORDS
    warnings: tuple[Problem, ...] = ()


def load_game_file(path: Path, *, needs_players: bool = True, begins: datetime | None = None) -> GameFile:
    """Return the game in a file, its boards fetched; ConfigError with every problem found.

    A game that others may still join need not have players (``needs_players``). Of one that begins at a moment, what
    the rules find wrong with boards and options is among the problems, and a calendar that is over by then.
    """
    return read_game_file(open_document(path.absolute()), needs_players=needs_players, begins=begins)


def read_game_file(document: Document, *, needs_players: bool = True, begins: datetime | None = None) -> GameFile:
    """Return the game in a document, as ``load_game_file`` does."""
    root = document.root
    key = root.need("key", 'a short name for addresses and subjects, such as "vipers"')
    fault = key_fault(key) if key else None
    if fault:
        root.complain("bad-key", f'"{key}" {fault}', "key")
    zone = _zone(root, "zone")
    title = root.text("title") or key
    if not title.isprintable():
        root.complain("wrong-value", "must be one line of plain words, for it stands in the head of mails", "title")
    ruleset = root.text("ruleset", "postal")
    note = root.text("note")
    boards = _boards(root.table("boards"))
    players = _players(root, zone, needs_players)
    options = _options(root, ruleset)
    calendar = _calendar(root, zone)
    if begins is not None:
        document.add(_faults_of_rules(document, ruleset, boards, options))
        document.add(check(calendar, begins) if calendar is not None else ())
    house = _house(root.table("house"))
    words = read_words(root.table("words"))
    root.close()
    warnings = document.finish()
    if calendar is None:
        raise AssertionError("a document without a calendar has problems")
    return GameFile(
        path=document.path,
        key=key,
        title=title,
        ruleset=ruleset,
        note=note,
        zone=calendar.zone,
        boards=boards,
        players=players,
        options=options,
        calendar=calendar,
        house=house,
        words=words,
        warnings=warnings,
    )


def key_fault(key: str) -> str | None:
    """Return what is wrong with a game's key, None when it will do. It stands in addresses, so it is kept plain."""
    if not re.fullmatch(r"[a-z0-9-]{1,20}", key):
        return "is no key: 1 to 20 small letters a to z, digits and hyphens"
    if not re.search(r"[a-z]", key):
        return "is no key: it needs a letter, so that nobody takes it for a number"
    if key.startswith("-") or key.endswith("-"):
        return "is no key: it may not begin or end with a hyphen"
    return None


def _zone(table: Table, name: str) -> str:
    zone = table.text(name)
    problem = zone_problem(zone, key=table.key(name)) if zone else None
    if problem is not None:
        table.document.add([problem])
        return ""
    return zone


def _boards(table: Table) -> dict[str, BoardSource]:
    boards: dict[str, BoardSource] = {}
    for name in table.raw:
        value = table.text(name)
        if not re.fullmatch(r"[A-Z]", name):
            table.complain(
                "bad-board-name", f'"{name}" is no name for a board: use one capital letter, A, B, C …', name
            )
        elif value:
            source = _board(table, name, value)
            if source is not None:
                boards[name] = source
        elif isinstance(table.raw[name], str):
            table.complain("wrong-value", 'is empty: name a board file, or "builtin:conventional"', name)
    if len(table.raw) > _MOST_BOARDS:
        table.complain("too-many-boards", f"there are {len(table.raw)} boards; a game can have {_MOST_BOARDS}")
    return boards


def _board(table: Table, name: str, value: str) -> BoardSource | None:
    # The keys of a board file are checked by those who build boards; here it only has to be TOML.
    try:
        if value.startswith(_BUILTIN):
            path = builtin_board(value.removeprefix(_BUILTIN))
        else:
            path = table.document.path.parent / Path(value).expanduser()
        return BoardSource(path, open_document(path).root.raw_json())
    except ConfigError as error:
        for problem in error.problems:
            if problem.code == "no-file":
                # Said of the game file: it is the line in it that is to be put right.
                message = f"{problem.file}: {problem.message} (paths count from the game file)"
                table.complain(problem.code, message, name)
            elif problem.file is None:
                table.complain(problem.code, problem.message, name)
            else:
                table.document.add([problem])
        return None


def builtin_sources() -> dict[str, JsonObject]:
    """Return the boards that come with the program, by name, as parsed."""
    return {name: open_document(builtin_board(name)).root.raw_json() for name in builtin_boards()}


def _players(root: Table, default_zone: str, needed: bool) -> tuple[PlayerEntry, ...]:
    entries = root.tables("players")
    if needed and not entries and not root.raw.get("players"):
        advice = 'write [[players]] on a line of its own, and below it name = "…", address = "…", zone = "…"'
        root.complain("missing-key", f"there are no players: {advice}", "players")
    players = []
    zone_is_meant = root.means("zone")
    names: dict[str, str] = {}
    owners: dict[str, str] = {}
    for entry in entries:
        player = _player(entry, default_zone, zone_is_meant)
        same = same_name(player.name)
        if player.name and same in names:
            message = f'there are two players called "{names[same]}": give one another name, or an initial'
            entry.complain("same-name", message, "name")
        names.setdefault(same, player.name)
        for address in player.addresses:
            if address in owners and owners[address] != player.name:
                message = f"{address} is also {owners[address]}'s, so a mail's sender alone will not tell the two apart"
                entry.warn("same-address", message, "address" if entry.has("address") else "addresses")
            owners.setdefault(address, player.name)
        players.append(player)
    return tuple(players)


def _player(entry: Table, default_zone: str, zone_is_meant: bool) -> PlayerEntry:
    name = tidy_name(entry.need("name", "the player's name"))
    fault = name_fault(name) if name else None
    if fault:
        entry.complain("bad-name", f'"{name}" {fault}', "name")
    zone = _zone(entry, "zone") or default_zone
    if not zone and not entry.raw.get("zone") and not zone_is_meant:
        entry.missing("zone", 'where the player\'s clock is, such as "Europe/London" (or zone at the top, for all)')
    single, several = entry.texts("address"), entry.texts("addresses")
    if single and several:
        entry.complain("contradiction", "address and addresses are both given: keep one", "addresses")
    key = "addresses" if several else "address"
    addresses = single or several
    if not addresses and not entry.raw.get("address") and not entry.raw.get("addresses"):
        entry.missing("address", "where the player's mail goes")
    for address in addresses:
        wrong = address_fault(address)
        if wrong:
            entry.complain("bad-address", f'"{address}" {wrong}', key)
    entry.close()
    return PlayerEntry(name, tuple(dict.fromkeys(address.lower() for address in addresses)), zone)


def _options(root: Table, ruleset: str) -> JsonObject:
    if ruleset != "options" and ruleset in root.raw:
        root.get(ruleset)
        root.complain("unknown-key", "the options of a game stand under [options], whatever its rules", ruleset)
    return root.table("options").raw_json()


def _faults_of_rules(
    document: Document, ruleset: str, boards: Mapping[str, BoardSource], options: JsonObject
) -> tuple[Problem, ...]:
    found = rules_faults(document.path, ruleset, boards, options)
    # Boards that cannot be fetched have been told of; how many are left says nothing.
    told = any((problem.key or "").startswith("boards") for problem in document.problems)
    return tuple(problem for problem in found if not (told and problem.code == "boards-count"))


def _house(table: Table) -> JsonObject:
    house: dict[str, Json] = {
        "join": table.choice("join", ("closed", "ask", "open"), "closed"),
        "observe": _switch(table, "observe"),
        "standing_orders": _switch(table, "standing_orders"),
        "stand_by": table.choice("stand_by", ("off", "lowest", "greedy", "learner"), "off"),
        "remind_hours": table.number("remind_hours", 24, 0, _MOST_HOURS),
        "publish": table.choice("publish", ("auto", "gm"), "auto"),
        "reveal": table.choice("reveal", ("end", "gm", "never"), "end"),
        "language": table.choice("language", _LANGUAGES, "en"),
    }
    table.close()
    return house


def _switch(table: Table, name: str) -> bool:
    value = table.get(name)
    if value is not None and not isinstance(value, bool):
        table.wrong(name, "true or false")
    return value is True


def _calendar(root: Table, zone: str) -> Calendar | None:
    table = root.table("calendar")
    for key in CALENDAR_KEYS:
        table.get(key)
    if not table.raw:
        advice = 'write [calendar], and below it every = "2 weeks on Friday 20:00 Europe/London", or dates = […]'
        if "calendar" not in root.raw:
            root.complain("missing-key", f"there is no calendar: {advice}", "calendar")
            return None
    # A zone at the top that is misspelt, or none, has been complained of; any will do to read on with.
    default = zone or ("UTC" if root.means("zone") else None)
    try:
        return read_calendar(table.raw, default_zone=default)
    except ConfigError as error:
        root.document.add(error.problems)
        return None
