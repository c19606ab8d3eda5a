"""The command ZONE."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.core.zones import find_zone
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "place_meant"]

_AROUND = re.compile(
    r"(?:is |to |in |on |= ?)?(?P<place>[^=].*?)(?:'?s? (?:time|zone|time ?zone|zeit))?", re.IGNORECASE
)
_OFFSET = re.compile(r"(?:gmt|utc|z)? ?[+-] ?\d{1,2}(?::?\d{2})?", re.IGNORECASE)
_PLACE = re.compile(r"[^\W\d_][\w/+-]{0,30}(?: [\w/+-]{1,20}){0,2}")


def place_meant(argument: str) -> str:
    """Return the place that an argument names: ``Berlin`` of ``Berlin time``."""
    found = _AROUND.fullmatch(argument.strip(" .!"))
    return found["place"].strip() if found else argument.strip(" .!")


def _takes(argument: str) -> bool:
    """Take a zone that is known or nearly so; other words only where they look like a zone, one word with a slash."""
    if not argument:
        return True
    place = place_meant(argument)
    if _OFFSET.fullmatch(place) is not None:
        return True
    if len(argument) > 60 or _PLACE.fullmatch(place) is None:
        return False
    sure, near = find_zone(place)
    return "/" in place or sure is not None or (near is not None and (len(place) > 4 or place.isupper()))


def _is_place(line: str) -> bool:
    """Return whether a line is a zone by its name and nothing else, so that it belongs to ZONE above it."""
    return len(line) <= 40 and find_zone(place_meant(line))[0] is not None


_CITY = r"(?P<argument>[^\W\d_][\w/+-]{1,30}(?: [^\W\d_]{1,20}){0,2})"
_FIRST_OF = _CITY.replace("{0,2})", "{0,2}?)")  # as few words as may be, where others follow
_SOMEWHERE = r"[^\W\d_][\w/+-]{1,30}(?: [^\W\d_]{1,20}){0,2}?"
_ASKING = "(?:please |(?:can|could|would|will) you (?:please )?)?"
_FROM_NOW = "(?: please| now| again| from now on| from today){0,2}"
_FOR = "(?: for (?:me|my (?:deadlines?|mails?|reports?)|(?:the |all )?(?:deadlines?|mails?|times)|everything))?"
_BITTE = "(?:bitte |(?:kannst|könntest) du (?:bitte )?)?"
_STELL = "(?:stelle?|setze?|ändere?)"

COMMAND = Command(
    name="ZONE",
    arguments=say("town"),
    help=say("sets the clock you are told deadlines by, such as ZONE Europe/Berlin"),
    takes=_takes,
    also=("time zone", "timezone", "zeitzone", "my zone", "my time zone", "my timezone"),
    phrases=(
        rf"my (?:clock|zone|time ?zone) is (?:now )?(?:on |in )?{_CITY}",
        rf"(?:my )?clocks (?:are|is|go by|run on|show) (?:now )?(?:on |in |set to )?{_CITY}",
        rf"(?:please )?(?:set |put |switch )?(?:the |my )?clocks? to {_FIRST_OF}",
        rf"(?:the |my |all )?(?:deadlines?|times?) (?:in|by) {_CITY} (?:time|zeit)",
        rf"my time is (?:now )?(?:on |in )?{_CITY} time",
        rf"{_ASKING}(?:set|change|put|move|switch) my (?:clock|time|zone|time ?zone) (?:over )?to {_CITY}",
        rf"i (?:am|live) (?:now )?(?:in|on) {_CITY} time(?: now)?",
        rf"im (?:now )?(?:in|on) {_CITY} time(?: now)?",
        rf"(?:i have|ive|we have|weve|i am|im) (?:just |now |recently )?(?:moved|moving) to {_FIRST_OF} "
        rf"(?:so |and |now ){{0,2}}{_ASKING}(?:use|set|go by|put) (?:the |my |me on )?(?:clock|time|zone|time ?zone)"
        rf"(?: there| of there| from there| to that)?{_FROM_NOW}",
        rf"{_ASKING}(?:put|set|have|switch|change|move) me (?:on|onto|to|in) {_CITY} time{_FROM_NOW}",
        rf"{_ASKING}(?:use|go by) {_CITY} time{_FOR}{_FROM_NOW}",
        rf"{_ASKING}(?:tell|give|show|send) me (?:the |all |your |my )?(?:deadlines?|times?) (?:in|by) {_CITY} time"
        f"{_FROM_NOW}",
        rf"(?:i am|im) (?:now |currently )?(?:living |staying )?in {_SOMEWHERE} (?:so |and |now ){{0,2}}{_ASKING}"
        rf"(?:use|go by|put me on|set me to|switch me to) {_CITY} time{_FOR}{_FROM_NOW}",
        rf"meine (?:uhr|zeitzone) ist (?:jetzt )?{_CITY}",
        rf"{_BITTE}{_STELL} (?:bitte )?(?:meine (?:uhr|zeitzone|zeit)|mich) (?:bitte )?(?:auf|nach) {_FIRST_OF}er zeit",
        rf"{_BITTE}{_STELL} (?:bitte )?meine (?:uhr|zeitzone|zeit) (?:bitte )?(?:auf|nach) {_FIRST_OF}"
        "(?: zeit)?(?: um| ein)?(?: bitte)?",
    ),
    below=_is_place,
    hints="clocks clock time zone timezone uhr zeitzone zeit",
)
