"""Whom alone press is for by the name at its head: "Press: to Clive: …", "Press: for Clive only: …"."""

from __future__ import annotations

from pbm.orders.late import late
from pbm.orders.press.in_secret import proposes
from pbm.orders.press.label import Label, readers
from pbm.orders.press.people import People

__all__ = ["to_one"]

_PERSON = r"[A-Z][\w'’.-]{1,20}(?: [A-Z][\w'’.-]{1,20})?"
_PERSONS = rf"{_PERSON}(?:(?:, | and | & |, and ){_PERSON}){{0,4}}"
_TO_ONE = late(
    rf"\s{{0,3}}(?P<how>(?:(?:[Pp]rivate|[Pp]ersonal|[Ss]ecret|[Cc]onfidential)(?:ly)?),? )?(?:(?P<word>[Tt]o|TO|[Ff]or"
    rf"|FOR) (?P<name>(?:the )?GM|{_PERSONS})(?P<only>,? (?:only|alone|privately|in private|in confidence))?"
    r"\s?(?::|\s[–-]\s)"
    r"|@(?P<at>[A-Z][\w'’.-]{1,20})[\s:,])\s{0,3}(?=\S)"
)
"""Whom alone press is for, behind its label; "to be or not to be:" is nobody, and no more is everybody."""
_NAMES = late(r"\s*(?:,|&|\band\b)\s*")


def to_one(words: str, people: People) -> Label | None:
    """Return what the head of press says as a label, where it names whom it is for; None where nobody named may play.

    "FOR SALE: …" is a headline, and "For Clive: three cheers" is for all as well.
    """
    found = _TO_ONE.match(words[:200])
    if found is None:
        return None
    called = found["name"] or found["at"]
    if (found["word"] or "").casefold() == "for" and not (found["how"] or found["only"] or proposes(words)):
        addressed = people.is_gm(called.removeprefix("the "))
    else:
        addressed = any(map(people.may_be_one, _NAMES.split(called)))
    return Label(readers(f" to {called}"), False, words[found.end() :]) if addressed else None
