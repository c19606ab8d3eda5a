"""The reply form: the lines a player fills in, or answers below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pbm.core.orders import Field, OrderForm
from pbm.core.phrases import Phrase, Tongue, joined, said, say

__all__ = ["boards_asked", "filled_lines", "form_lines"]

_END: Final = ": "


class _Within(Phrase):
    """A prompt within a line: in English its first letter is small there; other languages keep theirs."""

    __slots__ = ("_inner",)

    _inner: str

    def in_tongue(self, tongue: Tongue) -> str:
        """Return the prompt in another language."""
        words = said(self._inner, tongue)
        return str(self) if words == str(self._inner) else words


def form_lines(form: OrderForm, boards_named: bool) -> tuple[str, ...]:
    """Return the form's lines, one question each, a board's letter before them when there are several boards."""
    return filled_lines(form, boards_named, {})


def filled_lines(form: OrderForm, boards_named: bool, given: Mapping[str, Mapping[str, str]]) -> tuple[str, ...]:
    """Return the form's lines with what is ``given`` filled in, by board ("" where one answer serves) and field."""
    asked = (
        joined((prefixed(board, field.prompt), _END, given.get(board, {}).get(field.key, "")), "")
        for board in boards_asked(form, boards_named)
        for field in form.fields
    )
    return (*asked, joined((say("Press"), _END), ""))


def boards_asked(form: OrderForm, boards_named: bool) -> tuple[str, ...]:
    """Return the boards that the form asks about one by one: "" where one answer serves for all there are."""
    return form.boards if boards_named and not form.shared else ("",)


def prefixed(board: str, prompt: str) -> str:
    """Return a prompt with its board before it: ``Board A, throw for turn 4``."""
    if not board:
        return prompt
    within = _Within(f"{prompt[:1].lower()}{prompt[1:]}")
    within._inner = prompt
    return say("Board {board}, {prompt}", board=board, prompt=within)


def numbers_field(form: OrderForm) -> Field | None:
    """Return the field for the numbers to be played, None in a game whose form has none."""
    return next((field for field in form.fields if field.kind == "numbers"), None)
