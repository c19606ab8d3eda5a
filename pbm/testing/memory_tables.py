"""What the in-memory store is made of: tables with ids, unique keys, parents, and a way back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import Field, replace
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from pbm.service.ports import ConflictError
from pbm.storage.plain import plain_record

__all__ = ["Key", "MemoryTable", "Tables"]


class Kept(Protocol):
    """A record (a data class) with an id."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def id(self) -> int:
        """Return the id, 0 before it is kept."""
        ...


R = TypeVar("R", bound=Kept)
Key = Callable[[Any], Hashable | None]
"""What must be unique of a record; None when it has no such thing."""

_PLAIN = frozenset({"int", "str", "bytes", "bool", "datetime", "None"})


class Tables:
    """All tables: their snapshots, and the failure after which a transaction may do nothing more."""

    def __init__(self) -> None:
        self.tables: list[MemoryTable[Any]] = []
        self.failure: Exception | None = None

    def snapshot(self) -> list[dict[int, Any]]:
        """Return what is kept now; records are values, so a shallow copy will do."""
        return [dict(table.rows) for table in self.tables]

    def restore(self, snapshot: list[dict[int, Any]]) -> None:
        """Go back to a snapshot."""
        for table, rows in zip(self.tables, snapshot, strict=True):
            table.rows = rows


def _own(record: R) -> R:
    """Return a kept record for a caller who may change what is in its JSON without changing what is kept."""
    values = ((name, getattr(record, name)) for name in _not_plain(type(record)))
    copied: dict[str, Any] = {name: _copied(value) for name, value in values if isinstance(value, dict)}
    return replace(record, **copied) if copied else record


@cache
def _not_plain(kind: type[Kept]) -> tuple[str, ...]:
    """Return the fields of a kind of record that may hold JSON, going by what their types are called."""
    return tuple(
        name for name, field in kind.__dataclass_fields__.items() if not set(str(field.type).split(" | ")) <= _PLAIN
    )


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


class MemoryTable(Generic[R]):
    """Records by id, the base of the twin's repositories.

    ``unique`` are the keys no two records may share; ``parents`` the tables that fields refer to.
    """

    def __init__(
        self,
        tables: Tables,
        *,
        unique: Sequence[Key] = (),
        parents: Mapping[str, MemoryTable[Any]] | None = None,
    ) -> None:
        self.rows: dict[int, R] = {}
        self._tables = tables
        self._unique = unique
        self._parents = parents or {}
        tables.tables.append(self)

    def insert(self, record: R) -> R:
        """Keep a record and return it with its id; ConflictError when that contradicts what is there."""
        self._guard()
        kept = replace(plain_record(record), id=max(self.rows, default=0) + 1)
        self._check(kept)
        self.rows[kept.id] = kept
        return _own(kept)

    def get(self, row_id: int) -> R:
        """Return one record; LookupError when there is none."""
        self._guard()
        if row_id not in self.rows:
            raise LookupError(f"there is no record {row_id}")
        return _own(self.rows[row_id])

    def update(self, record: R) -> None:
        """Keep the record as given."""
        self.change(record)

    def change(self, record: R, *names: str, but: Sequence[str] = ()) -> None:
        """Keep the fields ``names`` (none given: all) as in ``record``, except ``but``."""
        old = self.get(record.id)
        new = plain_record(record)
        if names:
            new = replace(old, **{name: getattr(new, name) for name in names})
        new = replace(new, **{name: getattr(old, name) for name in but})
        self._check(new)
        self.rows[new.id] = new

    def delete(self, unwanted: Callable[[R], bool]) -> int:
        """Forget the records that are ``unwanted``; return how many there were."""
        found = self.where(unwanted)
        for record in found:
            del self.rows[record.id]
        return len(found)

    def where(self, wanted: Callable[[R], bool], *, by: Callable[[R], Any] | None = None) -> tuple[R, ...]:
        """Return the records that are ``wanted``, sorted ``by`` (by default by id)."""
        self._guard()
        found = [_own(row) for row_id, row in sorted(self.rows.items()) if wanted(row)]
        return tuple(sorted(found, key=by) if by else found)

    def _guard(self) -> None:
        if self._tables.failure is not None:
            raise self._tables.failure

    def _check(self, record: R) -> None:
        for key in self._unique:
            value = key(record)
            if value is not None and any(key(row) == value for row in self.rows.values() if row.id != record.id):
                self._fail(f"{value} is there already")
        for name, parent in self._parents.items():
            parent_id = getattr(record, name)
            if parent_id is not None and parent_id not in parent.rows:
                self._fail(f"{name} {parent_id} is not there")

    def _fail(self, message: str) -> None:
        error = ConflictError.saying("contradiction", f"{message}. Nothing was written.")
        self._tables.failure = error
        raise error
