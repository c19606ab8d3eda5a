"""The command JOIN."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "GAME", "KEY", "NO_KEYS", "read_join"]

KEY = r"[A-Za-z0-9][A-Za-z0-9-]{0,19}"
"""The short name of a game."""

_NO_KEYS = """
    me us in up you the a now we i this that these those them him her it all every everyone everybody anyone anybody
    everything my your our their his hands forces please suit orders silence as at on out off club rules
    same usual lowest highest smallest biggest least next last other another whatever what which whichever none nothing
    one two three four five six half both either neither
"""
NO_KEYS = frozenset(_NO_KEYS.split())
"""Words that are no game's name, whatever is done with them."""

GAME = rf"(?:(?:the )?game )?(?:the )?[\[“”\"']?(?P<key>{KEY})[\]“”\"']?(?: game)?"
"""A game as people name it: ``vipers``, ``the vipers game``, ``game [vipers]``."""

_JOIN = re.compile(rf"{GAME}(?:,? as (?P<name>\S.{{0,200}}))?", re.IGNORECASE | re.DOTALL)
_KIND = re.compile(r"(?:[\s,.!]{1,5}(?:please|pls|thanks|thank you|bitte)){1,3}$", re.IGNORECASE)


def read_join(argument: str) -> tuple[str, str] | None:
    """Return the game's key, small, and the name somebody wants to play under ("" for none); None for other words."""
    found = _JOIN.fullmatch(_KIND.sub("", argument[:300].strip(" .!")).strip(" .!"))
    if found is None or found["key"].casefold() in NO_KEYS:
        return None
    return found["key"].lower(), " ".join((found["name"] or "").strip(" .\"'“”").split())


def _takes(argument: str) -> bool:
    return not argument or read_join(argument) is not None


_GAME = rf"(?P<argument>(?:(?:the )?game )?(?:the )?{KEY}(?: game)?(?: as [^?]{{1,100}})?)"
_ASKING = (
    "(?:please )?(?:can|could|may|might) i (?:please )?|(?:id|i would) (?:really )?(?:like|love) to "
    "|(?:i want|i wish|let me|please let me|im happy|i am happy)(?: to)? |how (?:do|can) i "
)

COMMAND = Command(
    name="JOIN",
    arguments=say("game [as NAME]"),
    help=say("takes a seat in a game that is open; GAMES lists those"),
    takes=_takes,
    phrases=(
        rf"(?:{_ASKING})join {_GAME}",
        rf"(?:please )?(?:sign me up|count me in|put me down) for (?!(?:the |an? )?\d{{1,3}}\b){_GAME}",
        rf"(?:{_ASKING})(?:join|play|take part)(?: too| in| the game| a game| your game| in (?:the|a|your) game)?"
        "(?: as well)?",
        "(?:please )?sign me up",
    ),
    hints="join play part sign count put",
    strangers=True,
)
