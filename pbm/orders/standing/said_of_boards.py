"""What a mail has said so far of what stands on several boards, and of which of them it speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pbm.orders.standing.boards_told import value_of

__all__ = ["HIGHEST", "OnBoard", "SaidOfBoards"]

_PAIR: Final = 2
HIGHEST: Final = 6
"""The highest throw; a number beyond it can be a trapdoor alone."""


class OnBoard(NamedTuple):
    """What stands on a board: its throws, and its trapdoor, None where none is named."""

    throws: tuple[int, ...]
    door: int | None


@dataclass(slots=True)
class SaidOfBoards:
    """What the parts of a mail have said so far, over what ``stands`` in a round of so many throws.

    ``names`` are the boards by their names in small letters, ``about`` is the one that was asked about. ``at`` is
    the board of the sentence so far, ``before`` that of the sentences before it, and ``led`` whether the part
    itself names its board; ``awaiting`` are boards that were named by themselves, as heads of what follows.
    ``door_next`` says that the next number is a trapdoor, ``one_door`` that its label is of one, which is named
    already. Boards whose throws were told by a number are ``named``.
    ``swapped`` trapdoors and ``crossed`` throws are those of two boards that change places; ``last`` is the board
    and the field of the last number.
    """

    stands: Mapping[str, OnBoard]
    count: int
    about: str
    names: Mapping[str, str]
    at: str = ""
    led: bool = False
    before: str = ""
    door_next: bool = False
    one_door: bool = False
    throws: dict[str, set[tuple[int, ...]]] = field(default_factory=dict)
    doors: dict[str, set[int | None]] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    kept: set[str] = field(default_factory=set)
    swapped: bool = False
    crossed: bool = False
    throws_said: bool = False
    doors_kept: bool = False
    throws_kept: bool = False
    awaiting: set[str] = field(default_factory=set)
    last: tuple[str, str] = ("", "")

    @property
    def board(self) -> str:
        """The board that is spoken of, empty where that is open."""
        return self.at or self.before or self.about

    @property
    def is_open(self) -> bool:
        """Whether a part that names no board may be for more than the last: "A 5, B 4, trap 20"."""
        others = {*self.throws, *self.doors} - {self.board}
        return bool(others) and not self.led and self.board not in self.awaiting

    def throw(self, throws: tuple[int, ...]) -> bool:
        """Note throws of the board that is spoken of; those of a new sentence only where they say the same again."""
        again = self.throws.get(self.board) == {throws}
        if not again and (self.is_open or (not self.at and self.before)):
            return False
        self.throws.setdefault(self.board, set()).add(throws)
        self.last = (self.board, "T")
        return True

    def nominate(self, door: int | None, *, awaited: bool = False) -> bool:
        """Note a trapdoor of the board that is spoken of; in a new sentence only where it is ``awaited``."""
        new_sentence = not self.at and self.before
        if (self.is_open and not awaited) or (new_sentence and not (awaited and self.before not in self.doors)):
            return False
        self.doors.setdefault(self.board, set()).add(door)
        self.last = (self.board, "D")
        return True

    def lacks_a_door(self, number: str | None) -> bool:
        """Return whether a number can be no throw, and the board that was asked about has no trapdoor."""
        open_ = bool(self.about) and self.stands[self.about].door is None
        return open_ and number is not None and value_of(number) > HIGHEST

    def stop(self) -> None:
        """Note the end of a sentence: what follows is of its board only where that is plain."""
        self.at, self.before = "", self.at or self.before

    def exchange(self) -> bool:
        """Note the trapdoors of two boards that change places; return whether both stand, if they are to."""
        if self.swapped:
            doors = {board: each.door for board, each in self.stands.items()}
            if len(doors) != _PAIR or None in doors.values():
                return False
            self.swapped = not self.doors
            for board, other in zip(doors, reversed(doors), strict=True):
                self.doors.setdefault(board, set()).add(doors[other])
        return True

    def cross(self) -> bool:
        """Note the throws of two boards that change places; return whether one stands on each, if they are to.

        "The other way round" alone may be said of the trapdoors as well.
        """
        if self.crossed:
            if len(self.stands) != _PAIR or any(len(each.throws) != 1 for each in self.stands.values()):
                return False
            if not (self.throws_said or self.throws):
                return False
            for board, other in zip(self.stands, reversed(list(self.stands)), strict=True):
                self.throws.setdefault(board, set()).add(self.stands[other].throws)
        return True
