"""What is said of a throw or a space that is not ordered, left out: "my wife would throw a 4. Throw the 2"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["without_another_throw"]

_STARTS: Final = r"(?:(?<=^)|(?<=[.!?]\s)|(?<=\n))"
_ENDED: Final = r"(?:\s?[.!](?=\s|$)|,?\s(?:but|so)\s(?=\S)(?!not?\b))(?!\s?i(?:'d|\swould)\b)"
_THROWN: Final = (
    r"(?:throw|thrown|play|played|use|used|take|taken|choose|chosen|pick|picked|go\sfor|gone\sfor|spend|spent)"
)
_DONE: Final = rf"(?:{_THROWN}\s(?:the\s|an?\s|my\s)?{THROW}|(?:nominated?|name|named|vote\sfor|voted\sfor)\s\d{{1,3}})"
"""What somebody else, or oneself in another case, would do."""
_OF_ANOTHER: Final = (
    rf"(?:(?:i've|i\shave)\salready\s(?:played|used|spent|thrown|had)\s(?:the|my)\s{THROW}(?:\sand\s(?:the\s|my\s)?{THROW}){{0,3}}"
    rf"|i\s(?:nearly|almost)\s(?:chose|used|took|played|threw)\s(?:the|an?|my)\s{THROW}"
    rf"|i\swas\s(?:going|about)\sto\s(?:use|throw|play|take)\s(?:the|an?|my)\s{THROW}"
    rf"|(?:the|an?|my)\s{THROW}\swould\s(?:take|land|bring|put)\sme\s(?:right\s|straight\s)?(?:on|to|onto|into|at|down)\s"
    r"(?:the|a|that)\s(?:big\s|long\s|nasty\s)?(?:snake|snake's\shead|adder|ladder)"
    rf"|last\s(?:time|turn|week|round|month)\si\s(?:used|threw|played|took|spent)\s(?:the|an?|my)\s{THROW}"
    rf"|i\shad\s(?:the\s|an?\s)?(?:{THROW}|\d{{1,3}})\s(?:before|earlier|first)"
    rf"|(?:the|my)\s{THROW}\s(?:was|is)\s(?:tempting|gone|spent|used(?:\sup)?))"
)
"""What is said of a throw that is not ordered: used, nearly chosen, or of no use."""
_REMARKS: Final = Retelling(
    (
        word_set("already nearly almost going about would last tempting gone spent used before earlier first"),
        late(
            rf"\s?(?:[-–—]\s|\(){_OF_ANOTHER}(?:\)|(?=\s?[.!]))|,?\s(?:because|since|as)\s{_OF_ANOTHER}(?=\s?[.!])"
            rf"|{_STARTS}{_OF_ANOTHER}{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("would"),
        late(
            rf"{_STARTS}(?:my\s[a-z]+|the\s[a-z]+|anybody\selse|everybody\selse|everyone\selse"
            rf"|(?-i:(?!We\b|You\b|They\b|It\b|That\b|This\b|Which\b|What\b|Who\b)[A-Z])[^\W\d_]+)\swould\s(?:have\s)?"
            rf"(?:probably\s|surely\s)?{_DONE}{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("another other"),
        late(
            rf"{_STARTS}(?:i'll|i\swill|i\sshall)\s(?:throw|play|use|take|spend)\s(?:the|my)\s{THROW}\s(?:another|some\sother)"
            rf"\s(?:time|day|turn|week){_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("had were"),
        late(
            rf"{_STARTS}if\s(?:[^\W\d_]+\s){{1,2}}(?:had|were)\b[^.!?:;\d]{{3,60}}?,?\si(?:'d|\swould)(?:\shave)?"
            rf"\s{_DONE}{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("fool madman idiot coward"),
        late(
            rf"{_STARTS}only\san?\s(?:fool|madman|idiot|coward)\s"
            rf"(?:(?:throws|plays|takes|uses)\s(?:an?\s|the\s)?{THROW}|nominates\s\d{{1,3}}|would\s{_DONE}){_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("number"),
        late(
            rf"{_STARTS}(?:the\s)?{THROW}\sis\s(?:my|an?)\s(?:(?:un)?lucky|favou?rite)\snumber{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("told advised urged begged wants wanted"),
        late(
            rf"{_STARTS}(?:someone|somebody|(?:my|the)\s[a-z]+)\s(?:told|advised|urged|begged|wants|wanted)\sme\sto\s"
            rf"(?:throw|play|use|take)\s(?:(?:the|an?|my)\s)?{THROW}{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("horoscope book oracle leaves cards stars"),
        late(
            rf"{_STARTS}(?:my|the)\s(?:horoscope|book|oracle|tea\sleaves|cards|stars)\s(?:says?|said|recommends?|advised?s?)\s"
            rf"(?:throw\s|play\s)?(?:(?:the|an?)\s)?{THROW}{_ENDED}",
            re.IGNORECASE,
        ),
        "",
    ),
)
"""Each remark, with the words of which it has one."""


def without_another_throw(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without what somebody else, or oneself another time, would throw or nominate."""
    return retold(lines, _REMARKS)
