"""The questions of a form, found again in what a player sends back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.core.orders import OrderForm

__all__ = ["answered_lines"]

_ASIDE = re.compile(r"(\s{0,8}[^()\n:]{1,60}?)\s?\([^()\n]{0,60}\)(\s{0,3}:)")
_LABEL = {"numbers": "throw", "space": "trapdoor"}


def answered_lines(lines: Sequence[str], form: OrderForm) -> list[str]:
    """Return ``lines`` with every prompt of ``form`` as a plain label, and those that were left empty blank."""
    pattern = _pattern(form)
    made: list[str] = []
    for line in lines:
        head = line[:400]
        found = pattern.match(head)
        if found is None:
            aside = _ASIDE.match(head)
            made.append(aside.group(1) + aside.group(2) + line[aside.end() :] if aside else line)
            continue
        rest = line[found.end() :].strip()
        kind = next(field.kind for field in form.fields if field.prompt.casefold() == found["prompt"].casefold())
        board = f"{found['board'].upper()} " if found["board"] and len(form.boards) > 1 else ""
        turn = f"turn {found['turn']} " if found["turn"] else ""
        made.append(f"{board}{turn}{_LABEL[kind]}: {rest}" if rest else "")
    return made


def _pattern(form: OrderForm) -> re.Pattern[str]:
    boards = "|".join(re.escape(board) for board in form.boards) or "(?!)"
    prompts = "|".join(re.escape(field.prompt) for field in form.fields) or "(?!)"
    return re.compile(
        rf"\s{{0,8}}(?:(?:board )?(?P<board>{boards})[ :.,]\s{{0,3}})?(?P<prompt>{prompts})"
        r"(?: on turn (?P<turn>\d{1,5}))?\s{0,3}(?P<colon>:)",
        re.IGNORECASE,
    )
