"""The reply form: the lines a player fills in, or answers below."""

from __future__ import annotations

from pbm.core.orders import OrderForm

__all__ = ["form_lines"]


def form_lines(form: OrderForm, boards_named: bool) -> tuple[str, ...]:
    """Return the form's lines, one question each, a board's letter before them when there are several boards."""
    boards = form.boards if boards_named and not form.shared else ("",)
    asked = [f"{prefixed(board, field.prompt)}: " for board in boards for field in form.fields]
    return (*asked, "Press: ")


def prefixed(board: str, prompt: str) -> str:
    """Return a prompt with its board before it: ``Board A, throw for turn 4``."""
    return f"Board {board}, {prompt[:1].lower()}{prompt[1:]}" if board else prompt
