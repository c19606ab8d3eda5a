"""What a clause of orders is made of: wishes, as far as they were said."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pbm.core.errors import Problem
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["ATOMS", "Clause", "Part", "trouble"]

ATOMS: Final = frozenset(["card", "num", "piece", "player", "no-piece"])
"""The kinds of token that orders are about."""


@dataclass(slots=True)
class Part:
    """One wish: what of it was said. ``join`` says how it follows the one before.

    ``join`` is ``else`` (or), ``comma`` (one more space or piece after a comma), ``and`` or empty. ``kinds`` are the
    kinds of card that may be meant, None where no card is named. ``atop`` says that it goes on top of what is there.
    ``second`` that it is for the second placement. ``firm`` is False for what may be mere talk. ``doubted`` says that
    its problem is only a word that the reader does not know.
    """

    join: str
    line: int
    kinds: tuple[str, ...] | None = None
    named: str = ""
    bare: bool = False
    place: int | None = None
    there: bool = False
    atop: bool = False
    second: bool = False
    moves: list[tuple[str, int, int]] = field(default_factory=list)
    come_from: list[tuple[str, int]] = field(default_factory=list)
    commas: bool = False
    players: list[str] = field(default_factory=list)
    linked: bool = False
    pair: tuple[int, int] | None = None
    lamppost: str = ""
    eyes: bool = False
    firm: bool = True
    problem: Problem | None = None
    doubted: bool = False

    @property
    def chooses(self) -> bool:
        """Whether anything is chosen for an action."""
        return bool(self.moves or self.players or self.pair)

    @property
    def empty(self) -> bool:
        """Whether nothing at all is said."""
        return (
            self.kinds is None
            and self.place is None
            and not self.chooses
            and not self.lamppost
            and not self.eyes
            and not self.there
            and self.problem is None
        )


@dataclass(slots=True)
class Clause:
    """Tokens between two separators. ``join`` is what stood before them; ``context`` the form's label they stand under.

    ``land`` says that they begin with "if I land on"; ``question`` that their sentence ended in a question mark,
    ``begins`` that they are the first of it, ``retracts`` that they take back what was said before ("scrap that"),
    ``inquiry`` that it is about the rules or the board: "what does Reverse do?";
    ``about`` is the space that the condition before them names ("if 17 is taken"); ``ranked`` that they stand in a list
    of which the best is said to come first; ``whole`` that no word of them is left over.
    """

    tokens: list[Token]
    join: str
    context: str
    land: bool = False
    question: bool = False
    inquiry: bool = False
    begins: bool = False
    retracts: bool = False
    line: int = 0
    about: int | None = None
    ranked: bool = False
    whole: bool = False


def trouble(code: str, message: str) -> Problem:
    """Return a problem that a player is asked about."""
    return Problem(code, message)
