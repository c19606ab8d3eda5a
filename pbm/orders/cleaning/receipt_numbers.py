"""The number of a receipt, or one behind the name of a command, which is no throw: "go back to receipt 1"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_receipt_numbers"]

_RECEIPT = late(
    r"\b(?P<of>receipts?|version(?!\s?:)|quittung|empfangsbestätigung|récépissé|ontvangstbewijs|recibo|ricevuta)"
    r"\s{0,2}(?:(?:no|nr|number|nummer|numéro|número|numero)\b\.?\s?)?[#:]?\s?\d{1,4}\b",
    re.IGNORECASE,
)
_COMMAND = late(
    r"\s{0,8}(?P<of>status|history|help|games|withdraw|zone|remind|absent|format|language|address|join|observe|resign)"
    r"\s{1,3}#?\d{1,4}\s{0,3}[.!]{0,3}\s{0,3}",
    re.IGNORECASE,
)
_NEEDS = word_set(
    "receipt receipts version quittung empfangsbestätigung récépissé ontvangstbewijs recibo ricevuta status history "
    "help games withdraw zone remind absent format language address join observe resign"
)


def without_receipt_numbers(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` without the numbers of receipts, and without the one behind a command that is a whole line."""
    if not may_be_in(words_in(lines), _NEEDS):
        return lines
    made: list[str] = []
    for line in lines:
        found = _COMMAND.fullmatch(line)
        made.append(found["of"] if found is not None else _RECEIPT.sub(lambda one: one["of"], line))
    return made
