"""Scenarios as text: JSON or TOML in, ASCII JSON out; whatever comes in, only a PbmError comes out."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from sys import get_int_max_str_digits, set_int_max_str_digits
from typing import Final, NoReturn

from pbm.core.errors import ConfigError, PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.service.scenario import adjudicate_scenario

__all__ = ["adjudicate_line", "adjudicate_text", "error_json", "long_integers", "message_of", "read_json"]

_LONGEST_MESSAGE: Final = 2_000

LONGEST_INTEGER: Final = 100_000
"""Digits of the longest integer that is read: any integer is an order, but not at any price."""


@contextmanager
def long_integers() -> Iterator[None]:
    """Let integers of up to ``LONGEST_INTEGER`` digits be read and written while the block runs."""
    before = get_int_max_str_digits()
    set_int_max_str_digits(LONGEST_INTEGER)
    try:
        yield
    finally:
        set_int_max_str_digits(before)


def adjudicate_text(data: bytes, *, toml: bool = False) -> bytes:
    """Return the result of one scenario, as a line of ASCII JSON; PbmError when it is refused."""
    try:
        raw = _read_toml(data) if toml else read_json(data)
        return _ENCODER.encode(adjudicate_scenario(raw)).encode("ascii") + b"\n"
    except RecursionError:
        raise _unreadable("too-deep", "the scenario is nested too deeply") from None
    except ValueError as error:
        # Numbers that were short enough to read may have added up to one that is too long to write.
        raise _unreadable("too-long", "a number of the result is too long to be written") from error


def adjudicate_line(data: bytes) -> tuple[bytes, bool]:
    """Return the result of one line of many, and whether it was fine: a refusal is a result too."""
    try:
        return adjudicate_text(data), True
    except PbmError as error:
        return _ENCODER.encode(error_json(error)).encode("ascii") + b"\n", False


def error_json(error: PbmError) -> JsonObject:
    """Return a refusal as data: the code of its first problem, and all messages."""
    return {"error": {"code": error.problems[0].code, "message": message_of(error)}}


def message_of(error: PbmError) -> str:
    """Return what is wrong, in at most some 2,000 characters that can be printed anywhere."""
    text = "; ".join(
        f"{problem.key}: {problem.message}" if problem.key and problem.key.startswith("boards.") else problem.message
        for problem in error.problems
    )
    if len(text) > _LONGEST_MESSAGE:
        text = text[:_LONGEST_MESSAGE] + " ..."
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def read_json(data: bytes) -> Json:
    """Return the value of one JSON text in UTF-8 (a byte order mark is let pass).

    Raises ConfigError when it is none; a key that an object has twice and NaN are refused as well.
    """
    try:
        value: Json = _DECODER.decode(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise _unreadable("not-utf8", f"the text is not UTF-8 (at byte {error.start})") from error
    except ValueError as error:
        if not data.strip():
            raise _unreadable("not-json", "there is no text: a scenario is a table in JSON") from error
        # Python's own advice on long numbers is for programmers.
        why = "a number in it is too long" if "set_int_max_str_digits" in str(error) else str(error)
        raise _unreadable("not-json", f"the text is not JSON: {why}") from error
    return value


def _read_toml(data: bytes) -> Json:
    """Return the value of a TOML file; ConfigError when it is none, or holds what JSON has not."""
    try:
        value = tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise _unreadable("not-utf8", f"the file is not UTF-8 (at byte {error.start})") from error
    except ValueError as error:
        raise _unreadable("not-toml", f"the file is not TOML: {error}") from error
    return _json_only(value, "the file")


def _json_only(value: object, at: str) -> Json:
    """Return ``value`` if JSON has the like; ConfigError for dates, times, NaN and infinities."""
    if isinstance(value, dict):
        return {key: _json_only(part, key) for key, part in value.items()}
    if isinstance(value, list):
        return [_json_only(part, at) for part in value]
    if isinstance(value, float) and not math.isfinite(value):
        raise _unreadable("number", f"{at} holds {value}, which is no number here")
    if isinstance(value, str | int | float):
        return value
    raise _unreadable("not-json", f"{at} holds a date or time, which has no meaning here")


def _pairs(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Return an object; ValueError when it has a key twice, for one of the two orders would be lost."""
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the key {json.dumps(twice)} is there twice in one object")
    return found


def _constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON number")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_pairs, parse_constant=_constant)
_ENCODER: Final = json.JSONEncoder(ensure_ascii=True, check_circular=False, allow_nan=False)


def _unreadable(code: str, message: str) -> PbmError:
    """Return the error that says why a text cannot be read."""
    return ConfigError(Problem(code, message))
