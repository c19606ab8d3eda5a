"""What stands below a person's words: signatures, telephones' last lines, lists' and lawyers' footers.

As with quotations, every repetition is bounded, and every line is judged by its beginning.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS, TENS
from pbm.orders.vocabulary import MAIL, alternatives
from pbm.orders.words import keyword

__all__ = [
    "contact_start",
    "is_blurb_start",
    "is_footer",
    "is_list_rule",
    "is_rule",
    "is_signature_line",
    "is_signature_rule",
    "orders_in",
    "orders_may_be_in",
]

_HEAD = 400
_SIGNATURE_LINES = 8  # no signature without dashes is longer
_LONGEST = 70
_MOST_WORDS = 9

_BRACKETS = str.maketrans("", "", "[]()<>*_")
_FOOTER = late(rf"\s{{0,8}}-{{0,3}}\s{{0,3}}{alternatives(MAIL.footers)}(?!\w)(?!\s?me\b)", re.IGNORECASE)
_MOBILE = late(
    r"(?!\s{0,8}(?:yes|yep|yeah|no|nope)\b|[^\d:]{0,30}\b(?:i|me|mine)\b)"
    r"[^\d:]{1,30}\bfrom (?:my )?(?:mobile|phone)\.?$",
    re.IGNORECASE,
)
_MOBILE_ENDS = ("mobile", "phone", "mobile.", "phone.")
_NUMBERED = late(r"\b([^\W\d_]{3,20})\b[ :=]{1,3}\d{1,2}\b")
_LIST_RULE = late(r"\s{0,4}(?:_{10,}|-~-~|~-{5,}|={20,}|-{20,})")
_LIST_WORDS = late(alternatives(MAIL.list_words), re.IGNORECASE)
_BLURB = late(rf"[\s*]{{0,8}}{alternatives(MAIL.blurbs)}", re.IGNORECASE)
_LAWYERS = late(
    r"confidential|intended recipient|privileged|unauthori[sz]ed|legally|notify the sender|vertraulich|confidentiel"
    r"|destinataire|vertrouwelijk|confidencial|destinatari|riservat|attachments|liability|registered (?:in|office|no)",
    re.IGNORECASE,
)
_IN_ERROR = late(
    r"\bif you (?:have |are not |were not |did not )?(?:mistakenly |wrongly )?(?:received? |got |get )?"
    r"(?:this|the (?:intended|named)|an? (?:intended|named))\b[^.!?\n]{0,60}"
    r"\b(?:in error|by mistake|in mistake|recipient|addressee)\b[^.!?\n]{0,60}"
    r"\b(?:delete|destroy|notify|inform|tell|advise|return|contact|disregard|shred)\b",
    re.IGNORECASE,
)
_SIGNATURE_RULE = late(r"\s?(?:--|-|_{5,40}|-{5,40}|={5,40}|\*{5,40})\s{0,2}$")
_RULE = late(r"[\s*=~#+_.|\u1427-]{2,}$|\s?\u1427\s?$")
_LABEL = late(r"\s*([^\W\d_]{1,12})\s?[:=.-]?\s?\d{1,3}\b")
_NUMBERS = late(r"\s*\d{1,3}(?:\s?[/,&+ -]\s?\d{1,3}){0,3}[.!]?\s*$")
_WORD = late(r"[^\W\d_]{2,20}")
_ORDERING = frozenset({"press", "board", "turn", "orders", "order", *NUMBER_WORDS, *TENS}) - {"one"}
_LONG_WORD = late(r"[^\W\d_]{5,30}")
_BARS = 2
_STREET = late(
    r"(?:\b[A-Z][^\W\d_]{2,15} ){1,2}(?:Lane|Road|Street|Avenue|Close|Park|Court|Drive|Way|House|Yard|Square|Estate"
    r"|Rd|St|Ln|Ave)\b|\b(?i:ext|extension|unit|floor|room|suite|tel)\b\.?:? ?\d{1,6}"
)
"""Parts of an address, in which words stand that may be orders elsewhere: "Hatch Lane", "Unit 7"."""
_CONTACT = late(
    r"\s{0,4}(?:(?:tel|phone|telephone|ph|mobile|mob|cell|fax|office|handy|telefon|mobil|tél|gsm|whatsapp|t|m|p|f|d|h|o)"
    r"\s?[.:]{0,2}\s{0,3}[+(]?\d[\d ()./-]{5,24}|[☎📞📱]|\+\d[\d ()./-]{6,24}|\(?0\d[\d ()./-]{6,24}"
    r"|(?:e|e-?mail|mail)\s?:\s?\S{1,60}@\S)",
    re.IGNORECASE,
)


def is_signature_rule(line: str) -> bool:
    """Whether a line is the dashes that part a signature from the mail, or may be."""
    return len(line) < 50 and _SIGNATURE_RULE.match(line) is not None


def is_rule(line: str) -> bool:
    """Whether a line is only drawn, and says nothing."""
    return len(line) < 200 and _RULE.match(line) is not None


def is_footer(line: str) -> bool:
    """Whether a line was added by a telephone or a virus scanner: none of them throws or nominates."""
    head = line[:_HEAD].translate(_BRACKETS)
    mobile = len(line) < 60 and head.lower().endswith(_MOBILE_ENDS) and _MOBILE.match(head) is not None
    if not mobile and _FOOTER.match(head) is None:
        return False
    # "Sent from the bath. Throw 2. Trapdoor 97."
    return not any(keyword(found[1].casefold()) is not None for found in _NUMBERED.finditer(head))


def is_list_rule(lines: Sequence[str]) -> bool:
    """Whether ``lines`` begin with the rule over a mailing list's footer."""
    return _LIST_RULE.match(lines[0][:_HEAD]) is not None and any(
        _LIST_WORDS.search(line[:_HEAD]) for line in lines[1:4]
    )


def is_blurb_start(line: str) -> bool:
    """Whether a line begins a disclaimer or a list's notice that runs to the end."""
    head = line[:_HEAD]
    if _BLURB.match(head):
        return True
    if "you" in head.lower() and _IN_ERROR.search(head) and not orders_may_be_in(head):
        return True
    return len(line) > 100 and len({found.casefold() for found in _LAWYERS.findall(head)}) >= 2


def orders_in(line: str) -> bool:
    """Whether a line looks like orders: a label with its number, or nothing but a few small numbers."""
    head = line[:80]
    found = _LABEL.match(head)
    if found and (len(found[1]) == 1 or keyword(found[1].casefold()) is not None):
        return True
    return _NUMBERS.match(head) is not None


def orders_may_be_in(line: str) -> bool:
    """Whether a line may be part of orders or press: by a word of orders, a number in words, or its look."""
    if orders_in(line):
        return True
    words = [word.casefold() for word in _WORD.findall(line[:_HEAD])]
    return any(word in _ORDERING or keyword(word) is not None for word in words)


def is_signature_line(line: str) -> bool:
    """Whether a line is short, no sentence and no order: a name, a street, a number."""
    if len(line) > _LONGEST or line.endswith((".", "!", "?")) or line.count(" ") > _MOST_WORDS:
        return False
    return not orders_may_be_in(line)


def contact_start(lines: Sequence[str]) -> int | None:
    """Return where a signature begins that ends a mail without any dashes: a telephone, an address; None if none does.

    Where a whole paragraph is a signature, it begins with the paragraph; else with the first such line.
    """
    below = [stripped for line in lines if (stripped := line.strip())][-_SIGNATURE_LINES:]
    if not any(map(_is_contact, below)):
        return None
    first = None
    number = 0
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place].strip()
        if not line:
            if first is not None and any(above.strip() for above in lines[:place]):
                return place
            continue
        number += 1
        contact = _is_contact(line)
        if number > _SIGNATURE_LINES or not (contact or is_signature_line(line)):
            break
        if contact:
            first = place
    return first


def _is_contact(line: str) -> bool:
    """Whether a line is a telephone number or an address, or a person's name and title between bars."""
    if len(line) > _HEAD:
        return False
    parts = line.split("|") if line.count(" | ") >= _BARS else []
    barred = sum((_LONG_WORD.search(part) or _STREET.search(part)) is not None for part in parts) >= _BARS
    if not barred and _CONTACT.match(line) is None:
        return False
    return not orders_may_be_in(_STREET.sub("", line) if line.count("|") >= _BARS else line)
