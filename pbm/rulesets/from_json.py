"""States of small games from their JSON, by the types of a dataclass: nothing of another type comes in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from pbm.core.errors import IllegalError, PbmError
from pbm.core.game import Json

__all__ = ["read_as"]


def read_as(kind: Any, raw: Json, at: str = "state") -> Any:
    """Return JSON as a value of a type; IllegalError, naming the place, when it is none of it.

    A type is ``int``, ``bool``, ``str``, ``None``, ``tuple[T, ...]``, ``Mapping[str, T]``, ``T | U``, or a dataclass of
    these. Fields that have a default may be left out.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        # Of several types that are no plain ones the first is taken for what is no plain value.
        plain = type(raw) in (int, bool, str, NoneType)
        fitting = [each for each in inner if (type(raw) is each if plain else each not in (int, bool, str, NoneType))]
        if fitting:
            return read_as(fitting[0], raw, at)
    if origin is tuple and isinstance(raw, list | tuple):
        return tuple(read_as(inner[0], one, f"{at}.{number}") for number, one in enumerate(raw))
    if origin is Mapping and isinstance(raw, Mapping):
        return {str(name): read_as(inner[1], one, f"{at}.{name}") for name, one in raw.items()}
    if is_dataclass(kind) and isinstance(raw, Mapping):
        return _record(kind, raw, at)
    # True is 1 to Python, and to nobody else.
    if kind in (int, bool, str, NoneType) and type(raw) is kind:
        return raw
    raise _refuse(raw, at)


def _record(kind: Any, raw: Mapping[str, Json], at: str) -> Any:
    """Return a dataclass of what its fields say."""
    types, known = _types(kind), {each.name: each for each in fields(kind)}
    for key in raw:
        if key not in known:
            raise IllegalError.saying("state-shape", f"{at}.{key} is unknown", key=f"{at}.{key}")
    for key, each in known.items():
        if key not in raw and each.default is MISSING and each.default_factory is MISSING:
            raise IllegalError.saying("state-shape", f"{at}.{key} is missing", key=f"{at}.{key}")
    return kind(**{key: read_as(types[key], value, f"{at}.{key}") for key, value in raw.items()})


@cache
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _refuse(raw: Json, at: str) -> PbmError:
    return IllegalError.saying("state-shape", f"{at} cannot be {str(raw)[:40]!a}", key=at)
