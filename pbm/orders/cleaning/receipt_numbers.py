"""The number of a receipt, a ticket or the like, or one behind a command's name: "go back to receipt 1".

None of these is a throw or a space.
"""

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
_REFERENCE = late(
    r"\b(?P<of>(?:ticket|reference|ref|booking|invoice|docket|claim|membership|serial|tracking|policy|dossier|vorgang"
    r"|rechnung|bestellung|facture|factuur|factura|fattura)s?)\b"
    r"[.]?\s?(?:(?:no|nr|number|nummer|numéro|número|numero|id)\b\.?|#)\s?:?\s?[^\W_]{0,6}[-/]?\d{1,12}"
    r"(?:[-/]\d{1,12}){0,4}\b",
    re.IGNORECASE,
)
_COMMAND = late(
    r"\s{0,8}(?P<of>status|history|help|games|withdraw|zone|remind|absent|format|language|address|join|observe|resign)"
    r"\s{1,3}#?\d{1,4}\s{0,3}[.!]{0,3}\s{0,3}",
    re.IGNORECASE,
)
_NEEDS = word_set(
    "receipt receipts version quittung empfangsbestätigung récépissé ontvangstbewijs recibo ricevuta status history "
    "help games withdraw zone remind absent format language address join observe resign ticket tickets reference ref "
    "booking invoice docket claim membership serial tracking policy dossier vorgang rechnung bestellung facture "
    "factuur factura fattura"
)


def without_receipt_numbers(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` without the numbers of receipts and tickets, and without one behind a command that is a line."""
    if not may_be_in(words_in(lines), _NEEDS):
        return lines
    made: list[str] = []
    for line in lines:
        found = _COMMAND.fullmatch(line)
        made.append(found["of"] if found is not None else _RECEIPT.sub(_named, _REFERENCE.sub(_named, line)))
    return made


def _named(found: re.Match[str]) -> str:
    return found["of"]
