"""Misgivings about a trapdoor that is counted on from a space told in words: "trapdoor 30 beyond where I land"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving

__all__ = ["counted_from_there"]

_AWAY: Final = (
    *("beyond", "past", "after", "behind", "before", "ahead", "further", "farther", "from", "above", "below", "short"),
    *("hinter", "vor", "weiter", "nach", "après", "derrière", "devant", "avant", "loin", "voorbij", "achter", "voor"),
    *("verder", "na", "después", "detrás", "delante", "antes", "adelante", "dopo", "oltre", "dietro", "davanti"),
    "prima",
)
_ONE_SELF: Final = (
    r"(?:where (?:i|we)(?:'m|'ll|'d)?\b|wherever (?:i|we)\b|what i land|me\b(?! (?:is|are)\b)|us\b"
    r"|(?:my|our) (?:\w+ )?(?:landing|square|space|piece|counter|pawn|place|position|spot|trap ?door)\b"
    r"|(?:mir|mich|wo ich|moi|ma case|mon pion|là où (?:je|j')|mij|waar ik|mijn (?:vak\w*|plek|pion|plaats)|mí)\b"
    r"|meine[mnr]? (?:\w*feld|figur|stein|platz|position|standort|zug|wurf)\b|(?:mi (?:casilla|ficha)"
    r"|donde (?:yo )?\w+o\b|me stesso|dove (?:io )?\w+o\b|(?:il mio|la mia) \w+))"
)
_BEYOND: Final = (
    r"(?:beyond|past|after|before|(?:further|farther)(?: on| along| up| ahead)?(?: than| from)?|ahead of|behind"
    r"|(?:on |away |up )?from(?! (?:me|us)\b)|in front of|above|below|short of|hinter|vor|nach|von(?! mir\b)|als|après"
    r"|derrière|devant|avant|plus loin que|voorbij|achter|voor|verder dan|na|después de|detrás de|delante de|antes de"
    r"|más allá de|dopo|oltre|dietro|davanti a|prima (?:di|della))"
)
_COUNTED: Final = late(
    r"(?<!\bat )(?<!\bon )(?<!\bauf )(?<!\bsur )(?<!\bop )#(?P<space>\d{1,3}) "
    r"(?:(?:more|spaces?|squares?|steps?|felder|cases|vakjes|casillas|caselle) )?"
    rf"(?:(?:just|right|well|a bit|some|weiter|plus) )?(?:{_BEYOND}"
    rf" (?:(?:the|der|dem|den) )?(?:{_ONE_SELF}|here\b|landing\b)"
    r"|(?:further|farther) (?:on|along|up|ahead)(?! (?:is|are)\b)|weiter (?:vorn|oben|hinten)|plus loin|verderop"
    r"|más adelante|più avanti)"
)
_MOST: Final = 60  # sentences that are looked at


@needs(DOOR_TAKEN, _AWAY)
def counted_from_there(look: Look) -> Iterator[Misgiving]:
    """A space that may be a number of spaces: "trapdoor 30 beyond where I land", "Falltür 30 hinter meinem Feld"."""
    doors = [of for of in look.accepted if of.field == "D" and of.values]
    for number in range(min(len(look.sentences), _MOST)) if doors else ():
        part = look.of_sentence(number)
        said = spelled(part)
        counted = {int(found["space"]) for found in _COUNTED.finditer(said)}
        for of in doors:
            if counted.intersection(of.values):
                yield Misgiving("door-unclear", part[0].line, "D", of.board)
