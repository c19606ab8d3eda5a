"""What a verification found: something that does not agree, and where."""

from __future__ import annotations

from dataclasses import dataclass

from pbm.core.game import JsonObject

__all__ = ["Finding"]

_LABELS = {
    "seal": ("it says:", "what it holds has:"),
    "report-seal": ("the mail has:", "the reveal file has:"),
}
"""What stands before the two sides of a difference, where it is none with the replay."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that does not agree.

    ``file`` and ``line`` say where, or ``key`` for a place in the reveal file; ``round_number`` is the round concerned.
    ``says`` is what stands there and ``replay`` what the orders and what was sealed make of it, both as shown.
    """

    code: str
    message: str
    file: str | None = None
    line: int | None = None
    key: str | None = None
    round_number: int | None = None
    says: str | None = None
    replay: str | None = None

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        said = f"{place}: {self.message}" if place else self.message
        if self.says is not None and self.replay is not None:
            here, there = _LABELS.get(self.code, ("it says:", "the replay gives:"))
            wide = max(len(here), len(there))
            said += f"\n    {here:<{wide}} {self.says}\n    {there:<{wide}} {self.replay}"
        return f"{said}\n    (in the reveal file: {self.key})" if self.key else said

    def as_json(self) -> JsonObject:
        """Return the finding as data."""
        return {
            "code": self.code,
            "message": self.message,
            "file": self.file,
            "line": self.line,
            "key": self.key,
            "round": self.round_number,
            "says": self.says,
            "replay": self.replay,
        }
