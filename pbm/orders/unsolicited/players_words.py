"""What only somebody writes who plays: orders, and talk of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.unsolicited.weighing import told

__all__ = ["FIRST_PERSON", "OWN_MAIL", "PLAYER", "PLAYING", "QUOTED", "orders_plainly"]

_NUMBER = r"(?:\d{1,3}|one|two|three|four|five|six)"
_DEALS = (
    r"(?!\s?(?:%|percent\b|for\b|x\b|[£$€]|pounds?\b|euros?\b|eur\b|gbp\b|usd\b|dollars?\b|cm\b|mm\b|inch|pm\b|am\b"
    r"|days?\b|hours?\b|weeks?\b|months?\b|years?\b|years\b|off\b|packs?\b|millions?\b|thousand\b|billion\b|[.:,/]\d))"
)
_LABEL = (
    r"(?:throws?|trap ?doors?|traps?|td|die|roll|move|wurf|w[uü]rfe|fallt[uü]r|lancer?|lanc[eé]s?|trappe|worp|gooi"
    r"|valluik|tirada|tiro|lancio|trampilla|botola|my (?:throw|move|go|turn|trapdoor)|board [a-z]|[a-f])"
)
_OWN = late(
    # a line that begins as a form's or a terse player's does: "Throw: 4"
    rf"^\W{{0,4}}{_LABEL}\b\s?(?:is|on|at|to|no|number|=|:|-|–)?\s?{_NUMBER}\b{_DEALS}(?=\s{{0,3}}(?:[,.;&+/!)]|and\b|or\b|oder\b|ou\b|of\b|$))"
    # or a clause does: "here it is again: throw 4."
    r"|(?<=[.:;!?,–-]\s)(?:throw|play|roll|trap ?door|trap|wurf|fallt[uü]r|lance|gooi|tiro)(?: an?)? "
    rf"{_NUMBER}\b{_DEALS}"
    r"(?=\s{0,3}(?:[,.;&!/)]|and\b|$))"
    # a line with nothing but a throw
    r"|^\W{0,3}[1-6]\W{0,3}$"
    # somebody says what they do
    r"|\b(?:i|i'll|i'd|i'm|i’ll|i’d|i’m|my|let me|ich|mein|je|mon|ik|mijn|yo|mi|io)\b"
    r"(?:(?!\b(?:last|previous|was|were)\b)[^.!?\n]){0,30}"
    r"\b(?:throw|throwing|play|playing|take|roll|nominate|trap ?door|trap|go for|go with|have|want|choose|pick|move"
    r"|werfe|wurf|w[uü]rfle|fallt[uü]r|lance|joue|trappe|gooi|valluik|tiro|juego|lancio|gioco|botola)\b"
    rf"(?! (?:away|out|open|up|down|off)\b)(?:(?!\b(?:last|was|were)\b)[^.!?\n]){{0,20}}\b{_NUMBER}\b{_DEALS}"
    # or asks it politely
    rf"|(?<![.:\d]){_NUMBER}\b{_DEALS}(?: for me)?,? (?:please|pls|plz|bitte|s'il|svp|alstublieft|alsjeblieft|por favor"
    r"|per favore)\b(?=\W*$|\s?[,.;!)&+/]| (?:and|with|for|on|trap|mate|gm)\b)"
    rf"|\b(?:please|pls|plz|kindly) (?:(?:throw|play|move|roll|nominate)(?: an?| me an?| the)?|put me down for(?: an?)?"
    rf"|(?:my )?trap ?door (?:on|at|is)?) {_NUMBER}\b{_DEALS}",
    re.IGNORECASE | re.MULTILINE,
)
"""What only somebody writes who orders."""
PLAYER = late(
    r"\b(?:i|i'll|i'd|i'm|i’ll|i’d|i’m|i've|my|me|we|our|us)\b[^.!?\n]{0,40}"
    r"\b(?:counter|trap ?door|orders?(?! (?:has|have|is|was|will|no|number))|throw|turn \d|this turn|round|ladder"
    r"|snakes?|deadline|the game|the board|the report|the zine|press)\b"
    r"|\b(?:the|your|this) (?:game|report|zine|round|write-?up|deadline)\b|\bGM\b|\bgame ?master\b"
    r"|\b(?:next|this|for|of|till|until|by|before) (?:turn|round)\b|\bturn \d",
    re.IGNORECASE,
)
"""Words of somebody who plays, or talks of playing."""
PLAYING = late(
    r"\b(?:i|i'll|i'd|i'm|i've|my|me)\b[^.!?\n]{0,40}\b(?:counter|trap ?door|orders?|throw(?! in\b)|turn|round"
    r"|snakes?|deadline|the game|the board|the report|press)\b|\b(?:the|your|this) (?:report|zine|round|write-?up"
    r"|deadline)\b|\bGM\b|\bgame ?master\b|\b(?:this|for|until|by|before) (?:turn|round)\b|\bturn \d"
    r"|\b(?:did you (?:send|get|mean|write)|have you got|is (?:this|that|it) (?:true|yours|genuine|real|from you"
    r"|an? \w+)\b)",
    re.IGNORECASE,
)
"""The same where a shop may say "our ladders"."""
FIRST_PERSON = late(r"\b(?:i|i'll|i'd|i'm|i've|my|me|myself|mine)\b(?![.&])", re.IGNORECASE)
OWN_MAIL = late(
    r"\bmy (?:last |first |earlier |own |old |new )?(?:mail|e-?mail|message|orders?|moves?|form|turn|reply|answer"
    r"|letter|provider|isp|\w+ (?:uses|has))\b|\bi(?:'ve| have)? (?:sent|got|posted|had|tried|mailed|wrote|resent"
    r"|send|am sending|received|fear)\b|\b(?:did|do|have|can|could|would) you\b",
    re.IGNORECASE,
)
"""Somebody who tells of a mail that came back, or was held."""
QUOTED = late(r"\"[^\"\n]{1,100}\"|“[^”\n]{1,100}”|'[^'\n]{1,100}'(?!\w)")


def orders_plainly(lines: Sequence[str]) -> bool:
    """Whether somebody orders in words that no machine and no shop writes: "Throw: 4", "I'll throw a 5"."""
    return _OWN.search(told(lines)) is not None
