"""Orders that a secretary sends for whom they work for: "Mr Strand has asked me to reply for him. He throws the 2".

They sign as what they are, "Medical Secretary to Mr L. Strand", and order nothing of their own, so that what they send
is read as their principal's own words. Who may write for a seat is settled elsewhere, by addresses.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in
from pbm.orders.writers.taken_down import OWN_ORDERS, told_by_themselves

__all__ = ["as_the_office_was_told"]

_MOST = 4000  # characters that are looked at
_NEEDS = word_set("pa secretary assistant clerk")
_TITLE = r"(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Judge)\.?"
_BOSS = (
    rf"(?:{_TITLE} )?(?:[A-Z]\.? ){{0,3}}(?:[A-Z][a-z]{{1,15}} )?(?P<boss>[A-Z][a-z'’]\w{{1,20}}(?:-[A-Z]\w{{1,20}})?)"
)
_ROLE = late(
    r"^(?:[^\S\n]{0,4}(?P<name>[A-Z][a-z]{1,20})(?: [A-Z][\w'’-]{0,20}){0,2}\n)?"
    r"[^\S\n]{0,4}(?:[A-Z][\w'’-]{1,20},? ){0,3}\(?(?:PA|P\.A\.|(?i:(?:personal|executive|legal|medical|private|office)"
    rf" )?(?i:secretary|assistant|clerk)) (?:to|for|of) {_BOSS}[^\n]{{0,60}}$",
    re.MULTILINE,
)
_CHARGED = late(
    r"(?:^|(?<=[.!?\n]))(?P<head>[^.!?\n]{0,80}\b(?P<who>[A-Z][\w'’-]{1,40})(?:[^.!?]|(?<=\bMr)\.){0,160}?"
    r"\b(?:(?:asked|instructed|told|requested|wants|would like) me to "
    r"(?:send|reply|pass|give|write|e-?mail|forward|type|answer)"
    r"|(?:has )?(?:left|dictated|given|handed) (?:me )?(?:the following|this|these|a note|a message|his|her)))\b"
    r"(?P<rest>[^.!?:\"]{0,120})(?P<sign>[.:!]|\n\s*\n)",
    re.MULTILINE,
)
_VALUE = late(r"\d|\b(?:one|two|three|four|five|six)\b", re.IGNORECASE)
_SAID = late(r'"(?P<said>[^"]{3,600})"')
_AS_SPOKEN = late(r"[^.!?\n]{0,20}\b(?:typed|written|taken) (?:it|this) (?:down )?[^.!?:\d]{0,100}[.:]", re.IGNORECASE)


def as_the_office_was_told(lines: Sequence[str], players: Collection[str] = ()) -> list[str]:
    """Return ``lines`` with what a secretary sends for whom they work for in that one's own words: "I", "me" and "my".

    ``players`` are the names of the other players, where they are known: who works for one of them has another seat.
    """
    if not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    whole = "\n".join(lines)
    text, beyond = whole[:_MOST], whole[_MOST:]
    role = _ROLE.search(text)
    if role is None:
        return list(lines)
    boss = role["boss"]
    told = text[: role.start()]
    charged = _CHARGED.search(told)
    others = {word for player in players for word in player.casefold().split()}
    if charged is None or boss not in charged["head"] or boss.casefold() in others or _VALUE.search(charged["rest"]):
        return list(lines)
    said = _SAID.search(told, charged.end())
    rest = told[charged.end() :] if said is None else said["said"]
    outside = told[: charged.start()] + (
        "" if said is None else told[charged.end() : said.start()] + told[said.end() :]
    )
    if OWN_ORDERS.search(outside + ("" if said is not None else rest)) or (said is not None and _VALUE.search(outside)):
        return list(lines)
    if role["name"]:
        rest = re.sub(rf",? {role['name']}(?=[,.])", "", rest)
    names = [boss, *(f"{title} {boss}" for title in ("Mr", "Mr.", "Mrs", "Mrs.", "Ms", "Dr", "Dr.", "Miss"))]
    return (
        told[: charged.start()] + "\n" + told_by_themselves(_AS_SPOKEN.sub(" ", rest), names) + "\n" + beyond
    ).split("\n")
