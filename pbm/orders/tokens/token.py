"""The token: a piece of what was written."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Token"]


@dataclass(slots=True)
class Token:
    """A piece of what was written.

    ``kind``: ``W`` word, ``N`` number, ``X`` a number that is a date, a price, a count …; ``T`` and ``D`` words for
    a throw and a trapdoor; ``U`` a turn (``value`` its number), ``B`` a board (``low`` its name), ``P`` punctuation,
    ``L`` the end of a line that may be in the midst of a sentence, ``S`` the end of a sentence.

    ``low`` is the word in English and lower case, whatever language ``text`` is in. ``said`` is set where ``low`` is
    not what was written but what was probably meant.
    """

    kind: str
    low: str
    line: int
    value: int = -1
    text: str = ""
    said: str = ""

    def copy(self) -> Token:
        """Return a token of its own that says the same."""
        return Token(self.kind, self.low, self.line, self.value, self.text, self.said)
