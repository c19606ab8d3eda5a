"""Rows to records and back. Columns are named as fields, so only what is spelled differently is spelled out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import RowMapping

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    R = TypeVar("R", bound=DataclassInstance)

__all__ = ["to_record", "to_values"]


def to_record(kind: type[R], row: RowMapping, **beside: object) -> R:
    """Return the record of class ``kind`` that ``row`` keeps; ``beside`` gives the fields kept in other tables."""
    values: dict[str, Any] = {}
    for name in _names(kind):
        value = beside[name] if name in beside else row[name]
        # The only JSON arrays at the top of a column are the records' tuples.
        values[name] = tuple(value) if isinstance(value, list) else value
    return kind(**values)


def to_values(record: DataclassInstance, *, without: tuple[str, ...] = (), **beside: object) -> Mapping[str, Any]:
    """Return the columns of ``record``, all but its id and ``without``, and those given ``beside``."""
    values: dict[str, Any] = dict(beside)
    for name in _names(type(record)):
        if name != "id" and name not in without:
            value = getattr(record, name)
            values[name] = list(value) if isinstance(value, tuple) else value
    return values


@cache
def _names(kind: type[DataclassInstance]) -> tuple[str, ...]:
    """Return the names of a record's fields."""
    return tuple(field.name for field in fields(kind))
