"""Who is spoken of in press by name: the GM and the other players; and who writes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

__all__ = ["NOBODY", "People"]

_NEAR: Final = 0.75
_SHORTEST: Final = 4  # letters of a name of which another may be a slip


@dataclass(frozen=True, slots=True)
class People:
    """The names of the GM, of the other players, first names too, and of the writer; none where they are not known."""

    gm: Sequence[str] = ()
    players: Sequence[str] = ()
    writer: str = ""

    def plays(self, name: str) -> bool:
        """Whether a name is that of another player."""
        called = " ".join(name.split()).casefold()
        return any(called == player.casefold() for player in self.players)

    def surnamed(self, name: str) -> tuple[str, ...]:
        """Return the whole names of the players whose surname this is."""
        called = name.casefold()
        return tuple(one for one in self.players if " " in one and one.casefold().split()[-1] == called)

    def has_named(self, words: str) -> bool:
        """Return whether words have the name of another player anywhere in them, or the surname of one."""
        low = words.casefold()
        return any(name.casefold() in low or name.casefold().rpartition(" ")[2] in low for name in self.players)

    def is_gm(self, name: str) -> bool:
        """Whether a name is one of the GM's."""
        return any(name.casefold() == one.casefold() for one in (*self.gm, "GM"))

    def is_writer(self, name: str) -> bool:
        """Whether a name is the writer's own."""
        own = self.writer.casefold()
        return bool(own) and name.casefold() in (own, *own.split())

    def may_be_one(self, name: str) -> bool:
        """Whether a name is that of another player or of the GM, or perhaps a slip; anybody's where none is known."""
        called = " ".join(name.split()).casefold()
        known = [one.casefold() for one in (*self.players, *self.gm, "the gm", "gm")]
        if not self.players or called in known:
            return True
        return len(called) >= _SHORTEST and bool(get_close_matches(called, known, 1, _NEAR))


NOBODY = People()
