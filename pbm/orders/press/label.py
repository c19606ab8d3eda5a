"""What a label of press says, in whatever words: whom it is for, whether it is signed, and the words behind it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late

__all__ = [
    "MOST",
    "PAINT",
    "Label",
    "all_but",
    "is_all",
    "is_everybody",
    "is_gm",
    "is_signed",
    "named_alone",
    "names_in",
    "readers",
    "told_as",
    "without_only",
]

PAINT: Final = r"\s{0,4}(?:\d{1,2}[.)]\s)?[\s*_#=<\[({~|-]{0,10}"
"""What may stand before a label on its line: the number of an item, and signs that draw it."""
MOST: Final = 12  # readers that are named in a label of press
_LONGEST: Final = 60  # characters of a name
_SIGNS: Final = " .,*_'\""
_SIGNED: Final = late(r":|\s[–—-]{1,2}\s|[–—]|;\s")
_NAMES: Final = late(r"\s*(?:,|&|\+|/|\b(?:and|und|et|en|y|e)\b)\s*")  # small: "Anna E" is one name
_NAMES_BEHIND_PRESS: Final = late(r"\s*(?:,|&|\+|/|\band\b|\bund\b|\bet\b)\s*", re.IGNORECASE)
_TO: Final = late(r"(?:^|[\s(,])(?:to|for|a|an|für|pour|para|per|aan|voor)\s+(?P<whom>[^:()\n]{1,60})", re.IGNORECASE)
_EVERYBODY: Final = late(
    r"(?:(?:the|our|this|next|coming|all|every|everyone|everybody|publication|public|report|zine|readers?"
    r"|players?|of you|game|who|reads?|else|"
    r"you|folks|lads|gang|bulletin|newsletter|press|printing|print|please|pls|week|turn|round|and|in"
    r"|it)[\s,.!]*){1,8}$",
    re.IGNORECASE,
)
_GM: Final = late(r"(?:the |our |dear |mr )?(?:gm|g\.m\.|game ?master|postmaster|you)(?: only| alone)?$", re.IGNORECASE)
_ALL: Final = late(
    r"(?:all|every(?:body|one)|all of you|you all|all (?:the )?(?:other )?(?:players|readers|climbers)"
    r"|the (?:other )?players|the others|the rest|the rest of you|everybody else|everyone else|the public|the report"
    r"|the zine|print"
    r"|alle(?: anderen| spieler)?|die anderen|tous|toutes|tout le monde|les autres|iedereen|allen|de anderen|todos"
    r"|tod[oa]s los (?:jugadores|demás)|los demás|tutti|tutti quanti|gli altri)",
    re.IGNORECASE,
)
_BUT_NOT: Final = late(
    r"\b(?i:not|except(?:ing)?|excluding|but|bar|without|nicht|außer|ausser|ohne|sauf|sans|niet|behalve|zonder|excepto"
    r"|salvo|menos|sin|tranne|eccetto|senza)(?: (?i:for|to|für|an|pour|à|voor|aan|para|a|per))? [^\W\da-z_]"
)
_NOT_ALONE: Final = late(r"\w+ (?:just|only|nur|seulement|alleen|sólo|solo)\b", re.IGNORECASE)
_AND_SO: Final = late(r",? (?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma)$", re.IGNORECASE)
_IN_PRINT: Final = late(
    r"[\s,(]{1,3}(?:for|in|via) (?:the |our |this |your )?(?:next )?(?:publication|report|zine|bulletin|newsletter"
    r"|magazine"
    r"|print|press|issue)\b.*$",
    re.IGNORECASE,
)
_ONLY: Final = late(r"[\s,]+(?:only|alone|privately|please|pls|in private|in confidence|again)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Label:
    """What a label says: whom the words behind it are for, nobody where all are meant, None where that is left unsaid.

    ``anonymous`` tells that these words are not to bear their writer's name.
    """

    to: tuple[str, ...] | None
    anonymous: bool
    words: str


def is_signed(words: str) -> bool:
    """Return whether words have a sign that may stand behind a label: a colon, a dash or a semicolon."""
    return _SIGNED.search(words) is not None


def is_everybody(name: str) -> bool:
    """Return whether a name is what everybody is called, in any language."""
    return _ALL.fullmatch(name.strip()) is not None


def is_all(whom: str) -> bool:
    """Return whether words behind "press to" mean everybody, in English: "all readers of the zine"."""
    return _EVERYBODY.match(whom) is not None


def is_gm(name: str) -> bool:
    """Return whether a name is what the GM is called in English."""
    return _GM.match(name) is not None


def without_only(said: str) -> str:
    """Return names in a label without the "only" or the "please" behind them."""
    return _ONLY.sub("", said)


def names_in(said: str, signs: str = _SIGNS) -> list[str]:
    """Return the names that are counted up in a label, without the ``signs`` about them; one may be empty."""
    return [name.strip(signs) for name in _NAMES.split(said)]


def told_as(names: Iterable[str], gm: Callable[[str], bool]) -> tuple[str, ...]:
    """Return names as the readers of press: those for which ``gm`` holds as "GM", others no longer than a name is."""
    return tuple("GM" if gm(name) else name[:_LONGEST] for name in names if name)


def all_but(after: str) -> tuple[str, ...] | None:
    """Return how everybody but somebody is told as readers, None where words leave nobody out.

    What is for some must not be read by all.
    """
    left_out = _BUT_NOT.search(after)
    return None if left_out is None else ("everybody", after[left_out.start() :].strip(" ,.*_()[]")[:_LONGEST])


def named_alone(after: str) -> str | None:
    """Return the names in "to Emil, not to Gus" that are to have it, None where nobody is named before the others."""
    left_out = _BUT_NOT.search(after)
    if left_out is None or _NOT_ALONE.match(after, left_out.start()):
        return None
    before = after[: left_out.start()].strip(" ,.*_()[]-")
    to = _TO.search(f" {before}")
    whom = _AND_SO.sub("", to["whom"] if to is not None else before).strip(" ,.*_()[]-")
    named = [name for name in _NAMES.split(whom) if name]
    if not named or is_everybody(whom) or is_all(whom) or not all(name[:1].isupper() for name in named):
        return None
    return whom


def readers(after: str) -> tuple[str, ...]:
    """Return the names in "to Bob and Sue only"; nothing where everybody is meant.

    "To all but Bob" comes as everybody and "but Bob".
    """
    some = all_but(after)
    if some is not None:
        alone = named_alone(after)
        if alone is None:
            return some
        after = f" to {alone}"
    found = _TO.search(after)
    if found is None:
        return ()
    whom = _IN_PRINT.sub("", found["whom"]).strip(" .,*_-'\"")
    while (cut := without_only(whom)) != whom:
        whom = cut
    if not whom or is_all(whom):
        return ()
    if is_gm(whom):
        return ("GM",)
    return told_as((name.strip(_SIGNS) for name in _NAMES_BEHIND_PRESS.split(whom)), is_gm)[:MOST]
