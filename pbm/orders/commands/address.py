"""The command ADDRESS."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "read_addresses"]

_ONE = r"(?:[\w.'’\" -]{0,60}<)?(?:mailto:)?[^\s<>@,;:\"()]{1,64}@[^\s<>@,;:\"()]{1,190}>?"
_BETWEEN = r"(?:\s?[,;&+]\s?|\s)(?:(?:and|und|et|en|y|e) )?"
_ADDRESSES = re.compile(
    rf"(?:(?P<what>add|remove|drop)\b:? )?(?P<all>{_ONE}(?:{_BETWEEN}{_ONE}){{0,9}})",
    re.IGNORECASE,
)
_WITHIN = re.compile(r"[^\s<>@,;:\"()]{1,64}@[^\s<>@,;:\"()]{1,190}")
_LISTED = re.compile(r"(?P<what>add|remove|drop)\b:? (?P<all>.*@.*)", re.IGNORECASE | re.DOTALL)
_APART = re.compile(r"\s?[,;]\s?|\s(?:and|und|et|en|y|e|&|\+)\s")
_LONG = 400


def read_addresses(argument: str) -> tuple[tuple[str, ...], bool] | None:
    """Return the addresses, small, and whether they are to be added (or taken away); None for other words.

    Of a list that begins with ADD what is no address is among them, so that it can be said which were left out.
    """
    found = _ADDRESSES.fullmatch(argument.strip(" .!")) if len(argument) <= _LONG else None
    if found is None:
        return _listed(argument.strip(" .!")) if len(argument) <= _LONG else None
    addresses = (one.lower().rstrip(".") for one in _WITHIN.findall(found["all"]))
    return tuple(dict.fromkeys(addresses)), (found["what"] or "add").lower() == "add"


def _listed(argument: str) -> tuple[tuple[str, ...], bool] | None:
    found = _LISTED.fullmatch(argument)
    if found is None:
        return None
    parts = [part.strip() for part in _APART.split(found["all"])]
    whole = [_WITHIN.search(part) for part in parts]
    names = (one[0].lower().rstrip(".") if one else part for one, part in zip(whole, parts, strict=True))
    kept = tuple(dict.fromkeys(name for name in names if name and " " not in name))
    return (kept, found["what"].lower() == "add") if len(kept) > 1 else None


def _takes(argument: str) -> bool:
    return not argument or read_addresses(argument) is not None


_WRITTEN = r"(?P<argument>[^\s@]{1,64}@[^\s@]{1,190})"

COMMAND = Command(
    name="ADDRESS",
    arguments=say("ADD address"),
    help=say("adds an address of yours, once you have said yes from the one we know"),
    takes=_takes,
    also=("adresse", "meine adresse", "adres", "dirección", "indirizzo"),
    phrases=(
        rf"my (?:new |current )?(?:e-?mail |mail )?address is (?:now )?{_WRITTEN}",
        rf"my (?:new )?e-?mail is (?:now )?{_WRITTEN}",
        rf"add (?:(?:my|this|the) )?(?:(?:new|other|second|work|home) )?(?:e-?mail |mail )?address:? {_WRITTEN}",
        rf"(?P<remove>delete|remove|drop|forget|strike|cancel) (?:my |the )?(?:(?:old|other|work|home|second|office) )?"
        rf"(?:e-?mail |mail )?(?:address:? )?{_WRITTEN}",
        rf"i have a(?: new|nother) (?:e-?mail |mail )?address:? {_WRITTEN}",
    ),
    hints="address email e-mail mail delete remove drop forget strike cancel",
)
