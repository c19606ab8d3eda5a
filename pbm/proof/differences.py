"""What differs between two JSON values, place by place, in words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pbm.core.game import Json

__all__ = ["Difference", "differences", "plain_json", "shown"]

_LONGEST = 80  # letters of a value that is shown


@dataclass(frozen=True, slots=True)
class Difference:
    """A place in a value, what stands there (``says``) and what should (``should``), as they are shown."""

    place: str
    says: str
    should: str


def plain_json(value: object) -> Json:
    """Return a value of the rules as it is when it has been written as JSON and read again."""
    plain: Json = json.loads(json.dumps(value))
    return plain


def differences(says: Json, should: Json, place: str = "") -> Iterator[Difference]:
    """Yield every difference; a number is no truth value here, and the order of keys says nothing."""
    if isinstance(says, Mapping) and isinstance(should, Mapping):
        for key in sorted({*says, *should}):
            at = f"{place}.{key}" if place else key
            if key not in says:
                yield Difference(at, "nothing", shown(should[key]))
            elif key not in should:
                yield Difference(at, shown(says[key]), "nothing")
            else:
                yield from differences(says[key], should[key], at)
    elif isinstance(says, list) and isinstance(should, list) and len(says) == len(should):
        for number, (one, other) in enumerate(zip(says, should, strict=True)):
            yield from differences(one, other, f"{place}[{number}]")
    elif type(says) is not type(should) or says != should:
        yield Difference(place, shown(says), shown(should))


def shown(value: Json) -> str:
    """Return a value in a few letters."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
