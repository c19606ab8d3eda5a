"""What can be wrong, as values a person can act on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

__all__ = ["ConfigError", "IllegalError", "PbmError", "Problem"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: what, where, and what to do about it.

    ``code`` is a stable word for programs, ``message`` a sentence for people. ``file``, ``key`` and
    ``line`` say where (None where it has no place); ``spaces`` are the board spaces concerned.
    """

    code: str
    message: str
    file: str | None = None
    key: str | None = None
    line: int | None = None
    spaces: tuple[int, ...] = ()

    def at(self, file: str) -> Problem:
        """Return the same problem, said of ``file``."""
        return replace(self, file=file)

    def __str__(self) -> str:
        place = ", ".join(
            part
            for part in (
                self.file or "",
                f"line {self.line}" if self.line is not None else "",
                # A message that begins with its key has said where already.
                "" if self.key is None or self.message.startswith(self.key) else self.key,
            )
            if part
        )
        return f"{place}: {self.message}" if place else self.message


class PbmError(Exception):
    """An error that a person can act on; ``problems`` holds at least one."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(str(p) for p in problems))
        self.problems = problems

    @property
    def codes(self) -> str:
        """What is wrong, in words for programs: no space and no key of a board is in it, so that a log may have it."""
        return ", ".join(dict.fromkeys(problem.code for problem in self.problems))

    @classmethod
    def of(cls, problems: Iterable[Problem]) -> Self:
        """Return an error of this class that holds ``problems``."""
        return cls(*problems)

    @classmethod
    def saying(cls, code: str, message: str, *, file: str | None = None, key: str | None = None) -> Self:
        """Return an error of this class with one problem."""
        return cls(Problem(code, message, file=file, key=key))


class ConfigError(PbmError):
    """A board, an option or a configuration file that cannot be used as it is."""


class IllegalError(PbmError):
    """Understood, but not allowed by the rules: a state, an order or a request."""
