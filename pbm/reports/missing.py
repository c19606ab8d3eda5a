"""What is said of a variable that a template asks for and that there is not."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

import jinja2
from jinja2.utils import missing

__all__ = ["Missing"]


class Missing(jinja2.StrictUndefined):
    """A variable that is not there. What is said of it is in words of templates, and names what may be meant."""

    __slots__ = ()

    @property
    def _undefined_message(self) -> str:
        name, thing = str(self._undefined_name), self._undefined_obj
        if self._undefined_hint:
            return self._undefined_hint
        if thing is missing:
            return f'there is no "{name}" in this template'
        known = _parts(thing)
        near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
        advice = f'; did you mean "{near[0]}"?' if near else f"; it has {', '.join(known)}" if known else ""
        return f'{_what(thing)} has no "{name}"{advice}'


def _parts(thing: object) -> list[str]:
    if is_dataclass(thing):
        return [field.name for field in fields(thing)]
    return sorted(map(str, thing)) if isinstance(thing, Mapping) else []


def _what(thing: object) -> str:
    """Return what a template takes a thing for: a round, a seat, a section."""
    return f"a {type(thing).__name__.removesuffix('Shown').lower()}" if is_dataclass(thing) else "what stands there"
