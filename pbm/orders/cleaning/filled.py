"""The answers of a quoted form, as they are found: what was filled in, what stayed empty, and what is sure."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pbm.orders.cleaning.prompt_meaning import meaning_of
from pbm.orders.late import late
from pbm.orders.signing import answer_signed_off

__all__ = ["FilledForm", "asks_for_press", "only_throws", "plain_label"]

_TO_ALL = late(r"\b(?:for|to) (?:everyone|everybody|all)\b", re.IGNORECASE)
_BARE_THROWS = late(
    r"[1-6]\s?(?:[,;/&+-]\s?)?(?:(?:and|then|und|dann|et|puis|ensuite|en|dan|daarna|y|luego|después|e|poi)\s){0,2}"
    r"[1-6]\s?[.!]?",
    re.IGNORECASE,
)


@dataclass(slots=True)
class FilledForm:
    """Answers with their prompt; ``blank`` are the prompts that stayed empty, ``sure`` the answers of the player.

    ``behind`` are those that begin on the line of their prompt.
    """

    answers: list[tuple[str, str]] = field(default_factory=list)
    blank: set[str] = field(default_factory=set)
    sure: list[tuple[str, str]] = field(default_factory=list)
    behind: set[tuple[str, str]] = field(default_factory=set)

    def sign_off(self) -> None:
        """Leave the end of the letter out of press that was typed below its prompt.

        What stands behind the prompt is press however it sounds: "Press: Greetings from Vienna" ends no letter.
        """
        told: list[tuple[str, str]] = []
        for label, answer in self.sure:
            if not asks_for_press(label):
                told.append((label, answer))
                continue
            first = answer.split("\n", 1)[0]
            said = answer_signed_off(answer.split("\n"))
            told.append((label, said or (first if (label, first) in self.behind else "")))
        self.sure = [(label, answer) for label, answer in told if answer]

    def join_press(self) -> None:
        """Put press among the answers where nothing else is sure: the orders were filled in within the quotation."""
        if self.sure and all(asks_for_press(label) for label, _ in self.sure):
            self.blank -= {meaning_of(label) for label, _ in self.sure}
            self.answers, self.sure = [*self.answers, *self.sure], []

    def keep_press_of_ours(self, *, quoted: bool) -> None:
        """Take press out that was not typed into our form: under another prompt, or with nothing of ours beside it.

        Throws are asked about by every form alike; "Press: …" in a quotation may be anybody's press. ``quoted`` tells
        that lines of ours are there.
        """
        self.answers = [(label, answer) for label, answer in self.answers if not asks_for_press(label)]
        others = self.blank or any(not asks_for_press(label) for label, _ in self.sure)
        if not (others or quoted):
            self.sure = []


def asks_for_press(label: str) -> bool:
    """Return whether a prompt asks for words to print."""
    return meaning_of(label)[-1:] == "P"


def only_throws(answer: str) -> bool:
    """Return whether an answer is two throws and no more: "2, then 1"."""
    return _BARE_THROWS.fullmatch(answer) is not None


def plain_label(label: str) -> str:
    """Return a prompt without the dots that led to its answer; one for words to everybody as the label of press."""
    bare = label.rstrip(" .…_")
    return "Press" if _TO_ALL.search(bare) is not None and asks_for_press(bare) else bare
