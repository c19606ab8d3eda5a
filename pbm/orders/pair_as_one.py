"""Two throws in one breath, doubted as one throw is: "please do not throw 4 then 2".

What a sentence does to an order it does to both of its numbers. Whether it orders anything is read of the first alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pbm.core.orders import OrderForm, Reading
from pbm.orders.beside_sound import may_take_back
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.cleaning.two_goes_asked import without_two_goes_asked
from pbm.orders.late import late
from pbm.orders.likelihood import Opinion
from pbm.orders.numbers import THROW
from pbm.orders.outcome import asked_about, fields_of
from pbm.orders.phrasing.turn_clauses import NUMBERS
from pbm.orders.replies import example_for, say

__all__ = ["pair_as_one"]

_PAIR: Final = late(
    rf"\b(?P<one>{THROW})(?:\s(?:at\s)?first)?,?\s(?:and\s)?(?:then\s|after\sthat\s|afterwards\s|followed\sby\s)?"
    rf"(?:with\s)?(?:(?:the|my|a)\s)?(?P<two>{THROW})(?:\s(?:second|after|afterwards|after\sthat|next))?\b(?![\d/])",
    re.IGNORECASE,
)
_WORD: Final = late(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_MOST: Final = 4_000  # characters


def pair_as_one(
    reading: Reading,
    cleaned: Cleaned,
    form: OrderForm,
    opinion: Opinion | None,
    read: Callable[[Cleaned, OrderForm], Reading],
) -> Reading:
    """Return the reading of two throws that are plain, asked about where the first of them would be by itself.

    ``read`` reads words for a form. Looked at are pairs that a word in the head of their sentence may take
    back.
    """
    throws, _ = fields_of(form)
    if throws is None or throws.count != 2 or len(form.boards) != 1 or reading.verdict != "clear" or opinion is None:
        return reading
    values = next((order.get(throws.key) for order in reading.orders.values()), None)
    if not isinstance(values, list) or len(values) != 2 or opinion.corrected:
        return reading
    text = "\n".join(without_two_goes_asked(cleaned.words))[:_MOST]
    pair = next(
        (found for found in _PAIR.finditer(text) if [_value(found["one"]), _value(found["two"])] == values), None
    )
    if pair is None:
        return reading
    head = text[max(text.rfind(sign, 0, pair.start()) for sign in (*".!?;:", " but ", " so ")) + 1 : pair.start()]
    if any(sign.isdigit() for sign in head) or not may_take_back(_WORD.findall(head.lower().replace("’", "'"))):
        return reading
    words = text[: pair.start()] + pair["one"] + text[pair.end() :]
    fields = tuple(replace(field, count=1) if field.key == throws.key else field for field in form.fields)
    single = replace(form, turns=(), fields=fields)
    one = read(replace(cleaned, words=tuple(words.split("\n"))), single)
    order = next(iter(one.orders.values()), {})
    if one.verdict == "clear" and order.get(throws.key):
        return reading
    return asked_about(reading, {}, [say("unsettled", example=example_for(form))])


def _value(number: str) -> int:
    return NUMBERS[number.lower()] if number.isalpha() else int(number)
