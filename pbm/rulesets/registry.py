"""The games there are: those installed under the entry points ``pbm.rulesets``, and our own."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from pbm.core.errors import ConfigError
from pbm.rulesets.api import AnyRuleset

__all__ = ["GROUP", "find_ruleset", "ruleset_names"]

GROUP: Final = "pbm.rulesets"
"""The entry point group under which a package offers a game."""

_BUILT_IN: Final = {
    "classic": "pbm.rulesets.classic:RULESET",
    "postal": "pbm.rulesets.postal:RULESET",
    "unleashed": "pbm.rulesets.unleashed:RULESET",
}
"""Found also where the package runs from a source tree, without metadata."""


def ruleset_names() -> tuple[str, ...]:
    """Return the name of every game that can be played here, sorted."""
    return tuple(sorted({*_BUILT_IN, *(point.name for point in entry_points(group=GROUP))}))


@lru_cache(maxsize=32)
def find_ruleset(name: str) -> AnyRuleset:
    """Return the game of that name.

    Raises ConfigError, naming the nearest and all known games, when there is none or it cannot be loaded.
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _load(point)
    if name in _BUILT_IN:
        return _load(EntryPoint(name, _BUILT_IN[name], GROUP))
    known = ruleset_names()
    close = get_close_matches(name, known, n=1)
    hint = f'; did you mean "{close[0]}"?' if close else ""
    raise ConfigError.saying(
        "ruleset-unknown", f'there is no game "{name}"{hint} (known: {", ".join(known)})', key="ruleset"
    )


def _load(point: EntryPoint) -> AnyRuleset:
    """Return the value an entry point refers to; ConfigError when it does not load."""
    try:
        ruleset: AnyRuleset = point.load()
    except Exception as error:
        # It is somebody else's code: whatever is wrong with it, the GM is told which game it is, and where it lies.
        message = f'the game "{point.name}" is installed but cannot be loaded from {point.value}: {error}'
        raise ConfigError.saying("ruleset-broken", message, key="ruleset") from error
    return ruleset
