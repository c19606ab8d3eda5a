"""Lines that have a label of the player's own and a value: "Luke: 40", "(a) Step: 3"; "Rolls: 3, 5" for all boards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.layouts.headings import head_of, value_of
from pbm.orders.words import keyword

__all__ = ["told_labels", "told_lists"]

_LINE = late(
    r"\s{0,8}(?P<item>\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})\)\s{1,4})?"
    r"\W{0,4}(?P<label>[^\W\d_][^:=>\d\n]{1,30}?)\s{0,12}(?::|=>|->|→|=)\s{0,12}"
    r"(?P<value>#?\d{1,3}|[^\W\d_]{3,9}(?:-[^\W\d_]{3,5})?)(?:\s{1,2}\((?P<again>[^()\n]{1,20})\))?\W{0,3}$",
    re.IGNORECASE,
)
_CHOSEN_AS = late(
    r"\b(?:nominated|chosen|selected|named|proposed|designated|picked|opted) (?:as|for|to be) (?:(?:an?|the|my) )?",
    re.IGNORECASE,
)
"""Who writes "Space nominated as trapdoor: 53" nominates it now."""
_LIST = late(
    r"\W{0,4}(?P<label>[^\W\d_][^:=>\d\n,]{0,30}?)\s{0,12}[:=-]?\s{1,12}"
    r"(?P<items>[^\W_]{1,9}(?:\s{0,3}(?:[,/;&+]|\b(?:and|und|et|en|y|e)\b)\s{0,3}[^\W_]{1,9}){1,5})\s{0,3}(?:\([^()\n]{1,40}\))?"
    r"(?:,?\s{1,3}(?:respectively|in [a-z ]{0,20}order|on each|in turn))?\W{0,3}$"
)
_OF_BOARDS = late(
    r"(?P<label>[^\W\d_][^:\n,(]{1,24}?)[\s,(]{1,3}"
    r"(?:for |on |boards? |auf |für |sur |pour |op |voor |en |su |per ){0,2}"
    r"(?P<boards>[A-H](?:\s{0,2}(?:[,/;&+]|\b(?:and|und|et|en|y|e)\b)\s{0,2}[A-H]){1,5})\)?\s{0,2}[:=]\s{0,8}(?=\w)"
)
"""A label that says for which boards, in their order, what stands behind it is: "Throws A and B: 3 and 6"."""
_PARTED = late(r"\s{0,3}(?:[,/;&+]|\b(?:and|und|et|en|y|e)\b)\s{0,3}")
_IN_ORDER = late(
    r"\b(?:respectively|in (?:that |this |the same |the usual |board |alphabetical )?order|for A,? (?:and )?B\b)",
    re.IGNORECASE,
)
_WORD = late(r"[^\W\d_]+")
_CAPITAL = late(r"\b[A-H]\b")
_NAMING = frozenset(("for", "and", "board", "boards", "on"))
_SMALL = frozenset("123456")


def told_labels(lines: Sequence[str]) -> dict[int, list[str]]:
    """Return the lines whose label only a person would know, with one of the form; ``lines`` must have both kinds."""
    found: dict[int, tuple[str, str, bool]] = {}
    for place, line in enumerate(lines):
        hit = _LINE.match(line[:80]) if len(line) <= 80 else None
        head = head_of(_CHOSEN_AS.sub("", hit["label"])) if hit is not None else None
        if hit is None or head is None or head.kind not in ("T", "D") or head.weak:
            continue
        value = value_of(hit["value"])
        if hit["again"] is not None and value_of(hit["again"]) != value:
            continue
        if value in _SMALL if head.kind == "T" else value.isdigit() or value == "none":
            # The items of a list read better without what numbers them.
            known = not hit["item"] and any(keyword(word.casefold()) for word in _WORD.findall(hit["label"]))
            found[place] = (head.kind, value, known)
    if {kind for kind, _, _ in found.values()} != {"T", "D"}:
        return {}
    return {
        place: [f"{'Throw' if kind == 'T' else 'Trapdoor'}: {value}"]
        for place, (kind, value, known) in found.items()
        if not known
    }


def told_lists(lines: Sequence[str], boards: Sequence[str]) -> dict[int, list[str]]:
    """Return what two lines say that list throws and spaces for all boards, in an order that is told."""
    found: dict[str, tuple[int, list[str]]] = {}
    orders: list[list[str]] = []
    for place, line in enumerate(lines):
        head = _OF_BOARDS.match(line[:100].lstrip()) if ":" in line[:60] or "=" in line[:60] else None
        named = _CAPITAL.findall(head["boards"]) if head is not None else []
        if head is not None and sorted(named) == sorted(boards):
            line = f"{head['label'].strip()}: {line[:100].lstrip()[head.end() :]}"
        hit = _LIST.match(line[:100]) if len(line) <= 100 else None
        if hit is None:
            continue
        items = [value_of(item) for item in _PARTED.split(hit["items"])]
        kind = head_of(hit["label"]).kind
        fits = {
            "B": sorted(items) == sorted(boards),
            "T": len(items) == len(boards) and all(item in _SMALL for item in items),
            "D": len(items) == len(boards) and all(item.isdigit() or item == "none" for item in items),
        }
        if not fits.get(kind) or kind in found:
            continue
        found[kind] = (place, items)
        if named:
            orders.append(named)
    text = " ".join(lines[:40])[:2000]
    listed = all(re.search(rf"\b{re.escape(name)}\b", text) for name in boards) and ", ".join(boards) in text
    order = found["B"][1] if "B" in found else list(boards) if _IN_ORDER.search(text) or listed else []
    if orders:
        order = orders[0] if all(one == orders[0] for one in [*orders, order or orders[0]]) else []
    if not order or not {"T", "D"} <= found.keys():
        return {}
    told: dict[int, list[str]] = {found["B"][0]: []} if "B" in found else {}
    for place, line in enumerate(lines):
        if len(line) < 40 and sorted(_CAPITAL.findall(line)) == sorted(boards) and _names_only(line):
            told[place] = []
    for kind, label in (("T", "throw"), ("D", "trapdoor")):
        place, items = found[kind]
        told[place] = [f"Board {name} {label}: {item}" for name, item in zip(order, items, strict=True)]
    return told


def _names_only(line: str) -> bool:
    words = [word.casefold() for word in _WORD.findall(line) if len(word) > 1]
    return not re.search(r"\d", line) and all(word in _NAMING for word in words)
