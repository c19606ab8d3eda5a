"""Orders for another game of the same player, called by its name: "Adders: 6, trap 40", "6, trap 40 for Adders"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.game_or_word import is_ordinary, is_talk, orders_of, stands_for_game
from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS

__all__ = ["ONE_GAME", "GameNamed", "Games", "in_all_games", "named_for_another", "names_of_games"]

_LINES: Final = 200
_LONGEST: Final = 400  # characters of a sentence that is looked at
_HEADING: Final = 4  # words, the name's not counted, of a heading
_SENTENCE_ENDS: Final = late(r"(?<=[.!?;])\s|\n")
_NUMBER: Final = late(r"(?<![\w.,/:])\d{1,4}(?![\w%])|[^\W\d_]+")
_LEADS_TO: Final = late(
    r"(?:\b(?:for|in|to|at|on|für|fürs|bei|in|pour|dans|voor|bij|para|en|per|nel|a) (?:(?:the|my|our|game|das|die|la|le"
    r"|het|el|il) ){0,2}|[(\[]\s?)$",
    re.IGNORECASE,
)
_POINTS: Final = late(
    r"\b(?:this|these|that|that's|those|it|it's|they|they're|orders?|moves?|mine|following|below|above|das|dies|diese"
    r"|es|züge|zug|ces|ceci|c'est|ordres?|deze|dit|dat|esto|estas|estos|es|questo|questi|queste|mosse?)\b",
    re.IGNORECASE,
)
_ELSEWHERE: Final = late(
    r"\b(?:not|never|n't|\w+n't|follows?|separately|already|yesterday|tomorrow|later|sent|went|won|lost|next|last|too"
    r"|still|did|got|before|after|when|than|unlike|nicht|kein\w*|schon|gestern|morgen|später|folgt|folgen|pas|déjà|hier"
    r"|demain|niet|al|gisteren|morgen|later|no|ya|ayer|mañana|non|già|ieri|domani)\b",
    re.IGNORECASE,
)
_IN_ALL: Final = late(
    r"\b(?:both|all|each|every|beide\w*|alle\w*|jede\w*|deux|tous|toutes|chaque|allebei|elk\w*|ambos|ambas|todos|cada"
    r"|entrambi|tutti|ogni)(?: (?:of|my|our|the|meine\w*|mes|les|mijn|mis|los|miei|i|le)){0,2}"
    r" (?:games?|spiele?n?|parties?|jeux|spellen|juegos?|partidas?|partite|giochi)\b",
    re.IGNORECASE,
)


_DENIED: Final = late(r"\b(?:not|never|nicht|pas|niet|no|non) [^\W\d_]{1,5} $", re.IGNORECASE)
_HERE: Final = late(r"\b(?:here|this one|this game|hier|dieses|ici|celui-ci|aquí|este|qui|questo)\b", re.IGNORECASE)


_SPOKEN_OF: Final = late(
    r"\b(?:unlike|like|luck|thanks?|thank|report|won|lost|finished|congratulations|fun|danke|merci|bedankt|gracias"
    r"|grazie)\b[^.!?;:]{0,30}$",
    re.IGNORECASE,
)
"""Words before a game's name by which it is only talked of: "good luck in Adders", "I won Adders"."""


_TALKED_OF: Final = late(
    r"\b(?:not|never|unlike|won|win|lost|lose|finished|over|out of|is|was|nicht|gewonnen|verloren|vorbei|ist|pas|gagné"
    r"|perdu|niet|no|ganado|perdido|non|vinto|perso)\b",
    re.IGNORECASE,
)
"""Words beside a game's name that talk of it: "Dale is fun", "I won Dale"."""
_ANSWERING: Final = late(r"^(?:(?:re|aw|antw|sv|rif|fwd?|wg|tr)(?:\[\d{1,3}\])?\s?:\s?){1,9}", re.IGNORECASE)
_CHANGING: Final = frozenset(("WITHDRAW", "RESTORE", "PLAY DEFAULT", "RESIGN"))
"""Commands that change what stands in a game."""


@dataclass(frozen=True, slots=True)
class Games:
    """The names of the game that a mail is for (``own``), and of the ``others`` that its writer plays."""

    own: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()


ONE_GAME: Final = Games()


@dataclass(frozen=True, slots=True)
class GameNamed:
    """Where a game of the writer's stands in a text, by what name; whether it is one of the ``other`` ones."""

    start: int
    end: int
    name: str
    other: bool


def names_of_games(text: str, games: Games) -> Sequence[GameNamed]:
    """Return where a text names this game or another of the writer's; a word that only sounds like one is none."""
    return _names(text, _pattern(games), games)


def in_all_games(text: str) -> bool:
    """Return whether a text speaks of all games at once: "in both games"."""
    return _IN_ALL.search(text) is not None


def named_for_another(reading: Reading, lines: Sequence[str], games: Games, subject: str = "") -> str | None:
    """Return the name of the other game that what ``reading`` takes from ``lines`` is for; None where it is for ours.

    The name is empty where all games of the player are meant at once. What ``lines`` leave untold is
    told by the ``subject``.
    """
    commanded = {*(one.command for one in reading.asked), reading.command} & _CHANGING
    ordered = reading.orders or reading.seconds or reading.later or reading.problems
    if not games.others or not (ordered or commanded):
        return None
    pattern = _pattern(games)
    of_subject = _of_subject(subject, pattern, games)
    taken = frozenset(_numbers_in([reading.orders, reading.seconds, reading.later]))
    text = "\n".join(lines[:_LINES])
    parts = [part[:_LONGEST] for part in _SENTENCE_ENDS.split(text) if part.strip()]
    ordering = [_places(part, taken) for part in parts]
    names = [_names(part, pattern, games) for part in parts]
    if not any(ordering):
        return _without_numbers(parts, names, of_subject) if commanded or reading.orders else None
    if of_subject is None and not any(name.other for found in names for name in found):
        return (
            "" if any(places and _IN_ALL.search(part) for part, places in zip(parts, ordering, strict=True)) else None
        )
    heading = of_subject
    for part, places, found in zip(parts, ordering, names, strict=True):
        for place in places:
            of = _governing(part, found, place) or heading
            if of is not None and of.other:
                return of.name
        if not found or places:
            continue
        told = found[-1]
        if _hands_over(part, told):
            if told.other:
                return told.name
            heading = told
        elif part[told.end :].lstrip()[:1] in ("", ":", "-") and len(part.split()) <= _HEADING:
            heading = told
    return None


def _without_numbers(
    parts: Sequence[str], names: Sequence[Sequence[GameNamed]], of_subject: GameNamed | None
) -> str | None:
    """Return the other game that a mail without numbers is for: the one it names, else that of its subject."""
    if any(not name.other for found in names for name in found):
        return None
    told = [
        name
        for part, found in zip(parts, names, strict=True)
        for name in found
        if _hands_over(part, name) or (len(part.split()) <= _HEADING and not _TALKED_OF.search(part))
    ]
    of = told[0] if told else of_subject
    return of.name if of is not None else None


def _of_subject(subject: str, pattern: re.Pattern[str], games: Games) -> GameNamed | None:
    """Return the name of the other game that a subject is about, None where it is about ours, or only talks."""
    said = _ANSWERING.sub("", " ".join(subject[:_LONGEST].split()))
    found = [
        name
        for name in _names(said, pattern, games)
        if not is_ordinary(name.name.casefold()) or _bare(said, name) or stands_for_game(said, name.start, name.end)
    ]
    if not found or not all(name.other for name in found) or said.endswith("?"):
        return None
    return None if _TALKED_OF.search(said) or _SPOKEN_OF.search(said[: found[0].start]) else found[0]


def _bare(said: str, name: GameNamed) -> bool:
    """Whether a game that is called by a word, "Winter", is what a subject names: alone, or with "for" before it."""
    ahead = said[: name.start]
    return _LEADS_TO.search(ahead) is not None or not re.search(r"\w", ahead + said[name.end :])


def _governing(part: str, names: Sequence[GameNamed], place: int) -> GameNamed | None:
    """Return the name that a number is for: the last before it, or one behind it with "for"."""
    before = [name for name in names if name.end <= place]
    if before:
        told = part[: before[-1].start]
        elsewhere = _HERE.search(part, before[-1].end, place) or _SPOKEN_OF.search(told)
        return None if elsewhere else before[-1]
    behind = next((name for name in names if name.start > place), None)
    if behind is None or not _LEADS_TO.search(part[: behind.start]) or _DENIED.search(part[: behind.start]):
        return None
    if _SPOKEN_OF.search(part[: behind.start]):
        return None
    return behind


def _hands_over(part: str, name: GameNamed) -> bool:
    """Whether a sentence says only what game the orders beside it are for: "These are for Adders.", "[adders]"."""
    ahead = part[: name.start]
    if part.rstrip().endswith("?") or _ELSEWHERE.search(part) or _SPOKEN_OF.search(ahead):
        return False
    led, bare = _LEADS_TO.search(ahead) is not None, not re.search(r"\w", ahead + part[name.end :])
    bare = bare or orders_of(part, name.start, name.end)
    return bare or (led and (_POINTS.search(ahead) is not None or len(part.split()) <= _HEADING))


def _pattern(games: Games) -> re.Pattern[str]:
    """Return the pattern of all names, the longest first, so that "Adders II" is no "Adders"."""
    names = sorted(games.own | games.others, key=lambda name: (-len(name), name))
    return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names), re.IGNORECASE)


def _names(part: str, pattern: re.Pattern[str], games: Games) -> list[GameNamed]:
    others = {name.casefold() for name in games.others}
    own = {name.casefold() for name in games.own}
    made: list[GameNamed] = []
    for found in pattern.finditer(part):
        low = found.group().casefold()
        if low.islower() and " " not in low and is_ordinary(low) and not _is_meant(part, found):
            continue
        made.append(GameNamed(found.start(), found.end(), found.group(), low in others and low not in own))
    return made


def _is_meant(part: str, found: re.Match[str]) -> bool:
    """Whether a word is the game called by it: written as a name, with a capital, or put where only a name stands."""
    if stands_for_game(part, *found.span()):
        return True
    if found.group().islower():
        return False
    opens = not re.search(r"\w", part[: found.start()])
    return not (opens and is_talk(part, found.end()))


def _places(part: str, taken: frozenset[int]) -> list[int]:
    """Return where numbers stand that were taken; where none was, all that may be an order."""
    made: list[int] = []
    for found in _NUMBER.finditer(part):
        text = found.group().casefold()
        value = int(text) if text.isdecimal() else NUMBER_WORDS.get(text)
        if value is not None and (value in taken if taken else text.isdecimal()):
            made.append(found.start())
    return made


def _numbers_in(said: object) -> Iterator[int]:
    """Return the numbers of orders, of boards, fields and turns."""
    if isinstance(said, int):
        yield said
    elif isinstance(said, Mapping):
        for each in said.values():
            yield from _numbers_in(each)
    elif isinstance(said, list | tuple):
        for each in said:
            yield from _numbers_in(each)
