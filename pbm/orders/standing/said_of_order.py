"""What a mail has said so far of the throw and the trapdoor that stand on one board."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final, Literal, NamedTuple

__all__ = ["OrderStands", "SaidOfOrder", "What"]

What = Literal["throw", "door"]
_HIGHEST: Final = 6  # throw; a number beyond it can be a trapdoor alone


class OrderStands(NamedTuple):
    """What stands on the board: its throws, and its trapdoor, None where none is named."""

    throws: tuple[int, ...]
    door: int | None


@dataclass(slots=True)
class SaidOfOrder:
    """What the parts of a mail have said so far, over what ``stands``.

    ``gone`` is what is not wanted, of which something else has to come in its place, or for a trapdoor may; ``dropped``
    that it may be nothing. ``topic`` is what the next number is about, ``unsure`` that one was placed by its size
    alone, ``decides`` that somebody else's opinion was told, ``turned`` that the mail has a second thought,
    ``asks`` that it has a question besides, and ``confirmed`` that a number was told which stands and stays.
    """

    stands: OrderStands
    new: dict[What, set[int | None]] = field(default_factory=dict)
    gone: set[What] = field(default_factory=set)
    dropped: bool = False
    kept: set[What] = field(default_factory=set)
    topic: What | None = None
    unsure: bool = False
    decides: bool = False
    turned: bool = False
    talk: bool = False
    asks: bool = False
    confirmed: bool = False

    @property
    def awaits(self) -> bool:
        """Whether the number is still to come of what was named as what changes: "throw:"."""
        return self.topic is not None and self.topic not in self.kept and not self.new.get(self.topic)

    def standing(self, value: int) -> What | None:
        """Return what a number that stands is; None where it does not, or is both."""
        found: list[What] = []
        if self.stands.throws == (value,):
            found.append("throw")
        if self.stands.door == value:
            found.append("door")
        return found[0] if len(found) == 1 else None

    def put(self, what: What | None, value: int | None) -> bool:
        """Note what comes to stand; return whether it can."""
        if what is None or (what == "throw" and (value is None or not self._throws(value))):
            return False
        self.new.setdefault(what, set()).add(value)
        if self.topic == what:
            self.kept.discard(what)  # "leave the trapdoor where it was, 49"
        self.topic = None
        return True

    def placed(self, value: int) -> bool:
        """Note a number that does not say what it replaces: what is not wanted, or the only one that it can."""
        fitting: What = "door" if value > _HIGHEST else "throw"
        open_ = [what for what in self.gone if what not in self.new and what == fitting]
        if len(open_) == 1:
            return self.put(open_[0], value)
        if self.topic is not None:
            return self.put(self.topic, value)
        door = self.stands.door
        self.unsure = True
        if value > _HIGHEST:
            return door is not None and self.put("door", value)
        return (door is None or door > _HIGHEST) and len(self.stands.throws) == 1 and self.put("throw", value)

    def take(self, other: SaidOfOrder) -> None:
        """Take over all that another one has noted."""
        for each in fields(self):
            setattr(self, each.name, getattr(other, each.name))

    def _throws(self, value: int) -> bool:
        return 0 < value <= _HIGHEST and len(self.stands.throws) == 1
