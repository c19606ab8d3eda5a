"""Orders in paragraphs below press, read in every language as a mail's own words are: whether any may be meant."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from pbm.core.orders import OrderForm
from pbm.orders.answers.of_board import Settled
from pbm.orders.late import late
from pbm.orders.layouts.prompts import answered_lines
from pbm.orders.press.scenes import is_score, without_speeches
from pbm.orders.press.terse import names_order, terse
from pbm.orders.reader import Reader, Taken
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives

__all__ = ["PressRead"]

_LINES: Final = 40  # of a paragraph that are read
_MOST: Final = 2_000  # characters of a paragraph that are read
_SENTENCES: Final = late(r"(?<=[.!?…])\s+|\n+")
_TOGETHER: Final = late(
    r"\b(?:you|your|we|us|both|together|with me|mit mir|uns|wir|dir|dein\w{0,2}|avec moi|nous|vous|toi|met mij|ons"
    r"|wij|jij|je|conmigo|nosotros|con me|noi|insieme|anche tu)\b",
    re.IGNORECASE,
)
"""What a plan with another player has in it."""
_PUT_RIGHT: Final = late(
    r"(?<!\w)(?:instead|rather|actually|after all|in the end|correction|scratch that|scrap that|changed my mind"
    r"|change of plan|on second thoughts?|make (?:it|that|my|the)|stays?|unchanged|"
    + alternatives(
        phrase for language in LANGUAGES if language != "en" for phrase in TABLES[language]["press"]["put_right"]
    )
    + r")(?!\w)",
    re.IGNORECASE,
)
"""Words by which orders that stand are changed: who has ordered above tells the others of them without these."""


class PressRead:
    """Reads paragraphs of press for what they may order; ``taken`` is what the mail orders outside it.

    ``tales`` are lines of it that tell of somebody else: "Dear Santa, I'd like a 6."
    """

    def __init__(
        self, reader: Reader, form: OrderForm, taken: Taken, tales: Collection[str] = (), writer: str = ""
    ) -> None:
        self._writer = writer
        self._tales = tales
        self._reader = reader
        self._form = form
        self._taken = taken

    def orders(self, lines: Sequence[str]) -> bool:
        """Return whether lines below press may be orders for the round.

        Beside orders they are where they put something right, or say what these leave open.
        """
        text = "\n".join(without_speeches(lines[:_LINES], self._writer))[:_MOST]
        if not any(character.isalnum() for character in text) or is_score(text):
            return False
        told = all(line.strip() in self._tales for line in lines) and not names_order(text)
        ordered = self._taken.ordering
        found = [
            (name, made)
            for name, made in self._reader.take(answered_lines(text.split("\n"), self._form)).settled.items()
            if (made.throws and isinstance(made.door, int))
            or (not told and (made.throws or isinstance(made.door, int)))
        ]
        if not ordered or not found:
            return bool(found)
        return _PUT_RIGHT.search(text) is not None or any(self._left_open(name, made) for name, made in found)

    def both(self, lines: Sequence[str]) -> bool:
        """Return whether lines within a paragraph of press order a throw and a trapdoor, and nothing else does."""
        text = "\n".join(lines[:_LINES])[:_MOST]
        if self._taken.ordering or not any(character.isalnum() for character in text):
            return False
        settled = self._reader.take(answered_lines(text.split("\n"), self._form)).settled.values()
        return any(made.throws and isinstance(made.door, int) and not made.problems for made in settled)

    def named(self, lines: Sequence[str]) -> bool:
        """Return whether lines of press order a throw and a trapdoor by their labels, and nothing else does."""
        if self._taken.ordering:
            return False
        told = without_speeches(lines[:_LINES], self._writer)
        settled = self._reader.take(answered_lines(told, self._form), labelled=True).settled.values()
        return any(made.throws and isinstance(made.door, int) and not made.problems for made in settled)

    def within_letter(self, text: str, gm: Sequence[str] = ()) -> bool:
        """Return whether a letter may have orders of its writer's in it, in a mail that orders nothing else.

        That is a throw and a trapdoor by their labels, or a sentence behind the first that is nothing but an order and
        asks nobody to do the same: "good luck! Trapdoor 46 please.", not "hi! Vote 44 with me".
        """
        if self._taken.ordering:
            return False
        sentences = [part for part in _SENTENCES.split(text[:_MOST])[:_LINES] if part.strip()]
        alone = any(terse(part, gm, ordered=False) and not _TOGETHER.search(part) for part in sentences[1:])
        return alone or self.named(text.split("\n"))

    def _left_open(self, name: str, made: Settled) -> bool:
        """Whether lines order the half of a board's orders that the mail does not speak of."""
        stands = self._taken.settled.get(name)
        if stands is None or stands.problems:
            return False
        return bool(stands.throws and stands.door is None and isinstance(made.door, int) and not made.throws) or bool(
            made.throws and made.door is None and not stands.throws and isinstance(stands.door, int)
        )
