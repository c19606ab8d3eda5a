"""What a record looks like once it has been kept: the same on every database, and in the twin that tests use.

PostgreSQL refuses NUL in text, no database takes half a surrogate pair, and JSON knows no tuples. Mail brings all of
that, and a mail that cannot be stored would be lost; so values are made plain here before anything sees them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from pbm.core.game import JsonObject
from pbm.service.records import AddressTrouble, Player

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    R = TypeVar("R", bound=DataclassInstance)

__all__ = ["dump_json", "folded", "plain_json", "plain_record", "plain_text", "utc"]

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


def utc(moment: datetime) -> datetime:
    """Return the same moment in UTC; ValueError when it does not say its zone."""
    if moment.utcoffset() is None:
        raise ValueError(f"a time without a zone cannot be kept: {moment.isoformat()}")
    return moment.astimezone(UTC)


def plain_text(text: str) -> str:
    """Return the text with a replacement character for what no database can keep."""
    return _UNSTORABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def folded(name: str) -> str:
    """Return a key or an address without its case, no longer than any real one, so that it can be indexed."""
    return plain_text(name).lower()[:320]


def _unfrozen(value: object) -> object:
    """Turn read-only mappings and sequences into what the JSON encoder knows."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(f"{type(value).__name__} is no JSON")


def dump_json(value: object) -> str:
    """Return ``value`` as ASCII JSON with its keys in their order; ValueError for NaN and infinity."""
    return json.dumps(value, default=_unfrozen, allow_nan=False, separators=(",", ":"))


def plain_json(value: JsonObject) -> dict[str, Any]:
    """Return a copy of ``value`` made of dicts, lists, strings, numbers, booleans and None."""
    copy: dict[str, Any] = json.loads(dump_json(value))
    return copy


def _plain(value: object) -> object:
    if isinstance(value, str):
        return plain_text(value)
    if isinstance(value, datetime):
        return utc(value)
    if isinstance(value, tuple):
        return tuple(_plain(item) for item in value)
    if isinstance(value, Mapping):
        return plain_json(value)
    return value


def plain_record(record: R) -> R:
    """Return ``record`` as it will be when it is read back."""
    plain = replace(record, **{field.name: _plain(getattr(record, field.name)) for field in fields(record)})
    if isinstance(plain, Player):
        addresses = dict.fromkeys(address.lower() for address in plain.addresses)
        return replace(plain, addresses=tuple(addresses))
    if isinstance(plain, AddressTrouble):
        return replace(plain, address=folded(plain.address))
    return plain
