"""What a mail command is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from pbm.core.phrases import joined

__all__ = ["NO_ARGUMENT", "Command", "or_number"]

_DIGITS = 4


def _nothing(argument: str) -> bool:
    return not argument


NO_ARGUMENT = _nothing


def or_number(argument: str) -> bool:
    """Return whether an argument says nothing, or is a number that a command has no use for, as in ``STATUS 5``."""
    return not argument or (argument.isdecimal() and len(argument) <= _DIGITS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A word that a person can send on a line of its own, and what may stand behind it.

    ``help`` says in a line what it does; ``arguments`` how to write what stands behind the name ("n"). ``takes`` says
    whether a text can be that: where it cannot, the line is no command. ``also`` are other words for the name.
    ``phrases`` are patterns of whole sentences that plainly mean the command, over small letters without apostrophes
    and commas; a group named ``argument`` becomes the argument, of another group its name. ``hints`` are words of which
    each such sentence has one, parted by blanks; ``sounds`` says of all its words, where hints are of everyday words,
    whether it may be one of ``phrases``: a look that spares these. ``changes`` says that it changes the orders of the
    round, ``strangers`` that people without a seat may send it too. A name that is also a heading people write
    (``heading``) is a command only where nothing follows that it could be the heading of. ``below`` says of a line
    whether it belongs behind a name that ends the line above it: a zone below ZONE. Where ``arguments`` are of
    use only in a game that takes orders for later turns, ``now`` is the help of other games, without them.
    """

    name: str
    help: str
    arguments: str = ""
    takes: Callable[[str], bool] = NO_ARGUMENT
    also: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    hints: str = ""
    sounds: Callable[[Collection[str]], bool] | None = None
    changes: bool = False
    strangers: bool = False
    heading: bool = False
    below: Callable[[str], bool] | None = None
    now: str = ""

    @property
    def usage(self) -> str:
        """How the command is written: ``REPORT n``."""
        return joined((self.name, self.arguments)) if self.arguments else self.name
