"""Rows to records and back. Columns are named as fields, so only what is spelled differently is spelled out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from pbm.storage.tables import Table

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    R = TypeVar("R", bound=DataclassInstance)

__all__ = ["to_record", "to_values"]


def to_record(kind: type[R], row: Table, **beside: object) -> R:
    """Return the record of class ``kind`` that ``row`` keeps; ``beside`` gives the fields kept in other tables."""
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in beside:
            values[field.name] = beside[field.name]
            continue
        value = getattr(row, field.name)
        # The only JSON arrays at the top of a column are the records' tuples.
        values[field.name] = tuple(value) if isinstance(value, list) else value
    return kind(**values)


def to_values(record: DataclassInstance, *, without: tuple[str, ...] = (), **beside: object) -> Mapping[str, Any]:
    """Return the columns of ``record``, all but its id and ``without``, and those given ``beside``."""
    values: dict[str, Any] = dict(beside)
    for field in fields(record):
        if field.name != "id" and field.name not in without:
            value = getattr(record, field.name)
            values[field.name] = list(value) if isinstance(value, tuple) else value
    return values
