"""A strict reader of TOML: every key must be known, of the right kind, and each complaint says where it is."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, time
from pathlib import Path
from typing import TypeVar, cast

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.toml_words import explain

__all__ = ["Document", "Table", "open_document"]

T = TypeVar("T", bound=str)

_NEAR = 0.6  # how like a known name must be to be proposed for a slip of it
_HEADER = re.compile(r"^\s*\[(\[?)\s*([^\[\]#]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""^\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)((?:\s*\.\s*[A-Za-z0-9_-]+)*)\s*=""")
_DURATION = re.compile(r"\s*(\d+(?:\.\d+)?)\s*(seconds?|s|minutes?|min|hours?|h)?\s*")
_SIZE = re.compile(r"\s*(\d+(?:\.\d+)?)\s*(bytes|[KMG]i?B)?\s*", re.IGNORECASE)
_SIZES = {"": 1, "bytes": 1, "kib": 1024, "kb": 1000, "mib": 1024**2, "mb": 1000**2, "gib": 1024**3, "gb": 1000**3}


class Document:
    """One TOML file as read: its tables, where each key stands, and the problems found so far.

    ``asked`` holds every key that a reader looked for, with ``[]`` for the place in a list: the known keys.
    """

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.asked: set[str] = set()
        self.problems: list[Problem] = []
        self.warnings: list[Problem] = []
        self._lines = _key_lines(text)
        try:
            raw = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # more digits than a number may have; too deep a list
            raise ConfigError(_toml_problem(error, path, text)) from None
        self.root = Table(self, raw, "")

    def complain(self, code: str, message: str, key: str) -> None:
        """Note something that makes the file unusable."""
        self.problems.append(self.place(Problem(code, message, key=key)))

    def warn(self, code: str, message: str, key: str) -> None:
        """Note something that the GM should know, though the file can be used."""
        self.warnings.append(self.place(Problem(code, message, key=key)))

    def place(self, problem: Problem) -> Problem:
        """Return the problem, said of this file and of the line its key stands in."""
        if problem.file is not None:
            return problem
        return replace(problem, file=str(self.path), line=self.line_of(problem.key))

    def line_of(self, key: str | None) -> int | None:
        """Return the line of a key, or of the nearest table that holds it; None when there is none.

        Of tables written ``[[name]]``, ``name`` is where the first of them stands.
        """
        while key:
            for place in (key, f"{key}[1]"):
                if place in self._lines:
                    return self._lines[place]
            key = key.rpartition(".")[0]
        return None

    def add(self, problems: Iterable[Problem]) -> None:
        """Note problems that were found elsewhere."""
        self.problems.extend(self.place(problem) for problem in problems)

    def forget(self, code: str, key: str) -> None:
        """Take back what was noted of a key under a code: something better has been found to say."""
        self.problems[:] = [problem for problem in self.problems if (problem.code, problem.key) != (code, key)]

    def finish(self) -> tuple[Problem, ...]:
        """Return the warnings; ConfigError with every problem if there was any, down the file and then of others."""
        if self.problems:
            own = str(self.path)
            down = sorted(self.problems, key=lambda one: (one.file != own, one.line is None, one.line or 0))
            raise ConfigError(*down)
        return tuple(self.warnings)


def open_document(path: Path) -> Document:
    """Return a TOML file as a document; ConfigError when it cannot be opened or is not TOML."""
    try:
        text = path.read_bytes().decode("utf-8-sig")  # Windows editors put a mark at the beginning
    except FileNotFoundError:
        raise ConfigError(Problem("no-file", "there is no such file", file=str(path))) from None
    except OSError as error:
        raise ConfigError(Problem("no-file", f"cannot be read: {error.strerror}", file=str(path))) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        message = "has a character that is not UTF-8: save the file as UTF-8"
        raise ConfigError(Problem("not-utf-8", message, file=str(path), line=line)) from None
    return Document(path, text)


def _toml_problem(error: Exception, path: Path, text: str) -> Problem:
    what, line = explain(error, text)
    return Problem("not-toml", f"is not written as TOML: {what}", file=str(path), line=line)


def _key_lines(text: str) -> dict[str, int]:
    """Return the line of each key and table. Keys inside inline tables and long strings are not looked for."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    prefix = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            prefix = ".".join(part.strip().strip("\"'") for part in header[2].split("."))
            if header[1]:
                counts[prefix] = counts.get(prefix, 0) + 1
                prefix = f"{prefix}[{counts[prefix]}]"
            lines.setdefault(prefix, number)
        elif key := _KEY.match(line):
            name = key[1].strip("\"'") + re.sub(r"\s", "", key[2])
            lines.setdefault(f"{prefix}.{name}" if prefix else name, number)
    return lines


class Table:
    """One table of a document. What is asked of it is known; ``close`` complains of all the rest.

    A value of the wrong kind is noted as a problem and the default returned, so that reading goes on.
    """

    def __init__(self, document: Document, raw: Mapping[str, object], path: str) -> None:
        self.document = document
        self.raw = raw
        self.path = path
        self._known: set[str] = set()

    def key(self, name: str) -> str:
        """Return the full name of a key of this table."""
        return f"{self.path}.{name}" if self.path else name

    def complain(self, code: str, message: str, name: str = "") -> None:
        """Note that a key of this table (or the table itself) makes the file unusable."""
        self.document.complain(code, message, self.key(name) if name else self.path)

    def warn(self, code: str, message: str, name: str = "") -> None:
        """Note something about a key of this table (or the table itself) that the GM should know."""
        self.document.warn(code, message, self.key(name) if name else self.path)

    def get(self, name: str) -> object:
        """Return the value of a key as TOML has it, None when it is absent."""
        self._known.add(name)
        self.document.asked.add(re.sub(r"\[\d+\]", "[]", self.key(name)))
        return self.raw.get(name)

    def missing(self, name: str, advice: str) -> None:
        """Note that a key is missing, and what to write."""
        self.complain("missing-key", f"is missing: {advice}", name)

    def wrong(self, name: str, wanted: str) -> None:
        """Note that a key's value is not what it must be."""
        self.complain("wrong-value", f"must be {wanted}, not {_show(self.raw.get(name))}", name)

    def text(self, name: str, default: str = "") -> str:
        """Return words; the default when the key is absent."""
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, str):
            self.wrong(name, "words in quotes")
            return default
        return value.strip()

    def need(self, name: str, advice: str) -> str:
        """Return words that must be there and not be empty; ``advice`` says what to write."""
        value = self.text(name)
        if not value and not isinstance(self.raw.get(name), (int, float, list, dict)):
            self.missing(name, advice)
        return value

    def choice(self, name: str, options: Sequence[T], default: T) -> T:
        """Return one of a few words."""
        value = self.text(name, default)
        if value in options:
            return cast("T", value)
        near = difflib.get_close_matches(value.lower(), options, n=1, cutoff=0.6)
        hint = f': did you mean "{near[0]}"?' if near else ""
        self.complain("wrong-value", f'must be {_either(options)}, not "{value}"{hint}', name)
        return default

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        value = self.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(name, f"a whole number from {low} to {high}")
            return default
        return value

    def seconds(self, name: str, default: float, low: float, high: float) -> float:
        """Return a length of time in seconds, written as a number of them or as in ``"2 minutes"``."""
        value = self.get(name)
        if value is None:
            return default
        found = _DURATION.fullmatch(str(value)) if not isinstance(value, bool) else None
        if found:
            length = float(found[1]) * {"m": 60, "h": 3600}.get((found[2] or "s")[0], 1)
            if low <= length <= high:
                return length
        self.wrong(name, f'a length of time from {low:g} to {high:g} seconds, such as 30 or "2 minutes"')
        return default

    def size(self, name: str, default: int, low: int, high: int) -> int:
        """Return a size in bytes, written as a number of them or as in ``"2 MiB"``."""
        value = self.get(name)
        if value is None:
            return default
        found = _SIZE.fullmatch(str(value)) if not isinstance(value, bool) else None
        if found:
            size = int(float(found[1]) * _SIZES[(found[2] or "").lower()])
            if low <= size <= high:
                return size
        self.wrong(name, f'a size from {low} to {high} bytes, such as "1 MiB"')
        return default

    def texts(self, name: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Return a list of words; a single one need not be in brackets."""
        value = self.get(name)
        if value is None:
            return default
        items = [value] if isinstance(value, str) else value
        if not isinstance(items, list) or not all(isinstance(item, str) and item.strip() for item in items):
            self.wrong(name, "a list of words in quotes")
            return default
        return tuple(item.strip() for item in items)

    def file(self, name: str) -> Path | None:
        """Return a path, relative ones being beside the document; None when the key is absent or empty."""
        value = self.text(name)
        return (self.document.path.parent / Path(value).expanduser()) if value else None

    def table(self, name: str) -> Table:
        """Return a table within this one, an empty one when it is absent."""
        value = self.get(name)
        if value is not None and not isinstance(value, dict):
            self.wrong(name, f"a table: write [{self.key(name)}] on a line of its own")
            value = None
        return Table(self.document, value or {}, self.key(name))

    def tables(self, name: str) -> list[Table]:
        """Return the tables written ``[[name]]``, or the one written ``[name]``."""
        value = self.get(name)
        if value is None:
            return []
        if isinstance(value, dict):
            return [Table(self.document, value, self.key(name))]
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.wrong(name, f"tables: write [[{self.key(name)}]] on a line of its own for each")
            return []
        return [Table(self.document, item, f"{self.key(name)}[{place}]") for place, item in enumerate(value, start=1)]

    def means(self, name: str) -> bool:
        """Return whether the key is there with something in it, or one that nobody knows and that looks like a slip
        of it. ``close`` complains of the slip, so that the key itself need not be called missing.
        """
        strange = [other.lower() for other in self.raw if other not in self._known]
        return bool(self.raw.get(name)) or bool(difflib.get_close_matches(name, strange, n=1, cutoff=_NEAR))

    def has(self, name: str) -> bool:
        """Return whether the key is there."""
        self.get(name)
        return name in self.raw

    def raw_json(self) -> JsonObject:
        """Return the whole table as JSON has it, for somebody else to check: dates and times become words."""
        return {name: _json(value) for name, value in self.raw.items()}

    def close(self) -> None:
        """Complain of every key that nobody asked for, with the nearest known name.

        A key that is missing because it is misspelt is spoken of once, where it stands.
        """
        for name in self.raw:
            if name in self._known:
                continue
            near = difflib.get_close_matches(name.lower(), sorted(self._known), n=1, cutoff=_NEAR)
            if near:
                self.document.forget("missing-key", self.key(near[0]))
            advice = f'did you mean "{near[0]}"?' if near else f"known are {', '.join(sorted(self._known))}"
            self.complain("unknown-key", f"there is no such key; {advice}", name)


def _json(value: object) -> Json:
    if isinstance(value, dict):
        return {name: _json(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_json(item) for item in value]
    if isinstance(value, (bool, int, float, str)):
        return value
    return value.isoformat() if isinstance(value, (date, time)) else str(value)


def _either(options: Sequence[str]) -> str:
    quoted = [f'"{option}"' for option in options]
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}" if len(quoted) > 1 else quoted[0]


def _show(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (int, float, date)):
        return str(value)
    return "a table" if isinstance(value, dict) else "a list"
