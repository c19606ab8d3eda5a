"""Who is spoken of in press by name: the GM and the other players; and who writes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["NOBODY", "People"]


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


NOBODY = People()
