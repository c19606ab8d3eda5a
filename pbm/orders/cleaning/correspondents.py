"""Whose words a quotation has: those that the game sent, or those of somebody else, as the line above them says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.cleaning import quoting

__all__ = ["NOBODY_KNOWN", "Correspondents", "bare_address", "quoted_of_others"]

_MOST: Final = 400  # characters of a line that are looked at
_AHEAD: Final = 10  # lines of one attribution or header
_NAME_WORD: Final = re.compile(r"[^\W\d_]+")
_ADDRESS: Final = re.compile(r"[^\s<>()\[\],;:\"'@]{1,100}@[^\s<>()\[\],;:\"'@]{1,100}")


@dataclass(frozen=True, slots=True)
class Correspondents:
    """Who may be named above a quotation.

    ``addresses`` and ``names`` are the game's and ``gm`` the GM's name; under ``domains`` the game writes, and nobody
    else but ``others``. Those are the names and addresses of players, ``writer`` being the one whose mail is read.
    Addresses are in small letters and without what follows a plus.
    """

    addresses: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    gm: str = ""
    domains: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    writer: frozenset[str] = frozenset()

    def are_others(self, head: str) -> bool:
        """Return whether a line above a quotation names somebody who is neither the game nor its GM."""
        found = {bare_address(address) for address in _ADDRESS.findall(head)}
        if any(map(self._is_ours, found)):
            return False
        people = self.others | self.writer
        if not found.isdisjoint(people):
            return True
        if _names_any(self.names, head):
            return False
        if found:
            return bool(self.addresses or self.domains)
        return _names_any((name for name in people if name.casefold() != self.gm.casefold()), head)

    def is_writer(self, head: str) -> bool:
        """Return whether it names the writer of the mail that is read, whichever of their names comes first."""
        said = head.casefold()
        words = set(_NAME_WORD.findall(said))
        return any(
            name in said if "@" in name else words.issuperset(_NAME_WORD.findall(name))
            for name in map(str.casefold, self.writer)
        )

    def _is_ours(self, address: str) -> bool:
        if address in self.addresses:
            return True
        return address.rpartition("@")[2] in self.domains and address not in self.others | self.writer


NOBODY_KNOWN: Final = Correspondents()


def bare_address(address: str) -> str:
    """Return an address in small letters, without what follows a plus."""
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def quoted_of_others(
    raw: Sequence[str], who: Correspondents, is_ours: Callable[[str], bool], *, attributed: bool
) -> frozenset[int]:
    """Return the places of those lines of ``raw`` that are quoted, with a mark or not, from others than the game.

    The line that names them is among them. What is quoted within a quotation of theirs is theirs too; a quotation that
    goes on below the writer's own words is by the one named last. ``attributed`` tells to look for attributions.
    A line that ``is_ours``, such as "Dora writes:" over press in a report, begins no quotation, nor does one over bars.
    """
    if who == NOBODY_KNOWN:
        return frozenset()
    lines = [quoting.unquoted(line[:_MOST]) for line in raw]
    hinted = [attributed and quoting.may_attribute(text) for _, text in lines]
    theirs: set[int] = set()
    since: int | None = None  # lines that are quoted so deeply are theirs
    place, own = 0, False
    while place < len(lines):
        depth, text = lines[place]
        if since is not None and depth >= since:
            theirs.add(place)
            place += 1
            continue
        count, head = _head(lines[place : place + _AHEAD], who, attributed=any(hinted[place : place + _AHEAD]))
        below = [line for _, line in lines[place + count : place + count + _AHEAD] if line.strip()]
        if not count or is_ours(text) or any(line.startswith("|") for line in (text, *below[:1])):
            own = own or (depth == 0 and bool(text.strip()))
            place += 1
            continue
        marked = _next_depth(lines[place + count : place + count + _AHEAD]) > depth
        heading = marked or own or depth or not who.is_writer(head)  # else the heading of the writer's own letter
        if who.are_others(head) and heading:
            since = depth + 1 if marked else depth
            theirs.update(range(place, place + count))
        else:
            since = None
        place += count
    return frozenset(theirs)


def _head(lines: Sequence[tuple[int, str]], who: Correspondents, *, attributed: bool) -> tuple[int, str]:
    """Return how many of ``lines`` say who wrote what is quoted below, and whom they name; nought if none do."""
    depth, text = lines[0]
    if not text.strip() or not (attributed or ":" in text):
        return 0, ""
    texts = [">" * max(0, deep - depth) + line for deep, line in lines]
    same = next((n for n, (deep, line) in enumerate(lines) if deep != depth and line.strip()), len(lines))
    count = quoting.header_block(texts[:same]) if ":" in text[:60] else 0
    if count:
        return count, next(line for line in texts[:count] if quoting.names_sender(line))
    found = quoting.attribution(texts) if attributed else None
    if found is not None:
        return found[0], " ".join(texts[: found[0]])
    if not depth and text.rstrip().endswith(":") and _next_depth(lines[1:]) > depth and who.are_others(text):
        return 1, text  # "This is what Dora has sent:"
    return 0, ""


def _next_depth(lines: Sequence[tuple[int, str]]) -> int:
    return next((depth for depth, text in lines if text.strip()), 0)


def _names_any(names: Iterable[str], head: str) -> bool:
    said = head.casefold()
    return any(name and re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", said) for name in names)
