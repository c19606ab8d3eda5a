"""What is said of a throw or a space that is not ordered, left out: "my wife would throw a 4. Throw the 2"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.phrasing.turn_words import DOOR
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
    rf"(?:(?:i've|i\shave)\salready\s(?:played|used|spent|thrown|had)\s(?:the|my)\s{THROW}(?:\sand\s(?:the\s"
    rf"|my\s)?{THROW}){{0,3}}"
    rf"|i\s(?:nearly|almost)\s(?:chose|used|took|played|threw)\s(?:the|an?|my)\s{THROW}"
    rf"|i\swas\s(?:going|about)\sto\s(?:use|throw|play|take)\s(?:the|an?|my)\s{THROW}"
    rf"|(?:the|an?|my)\s{THROW}\swould\s(?:take|land|bring|put)\sme\s(?:right\s|straight\s)?(?:on|to|onto|into|at"
    rf"|down)\s"
    r"(?:the|a|that)\s(?:big\s|long\s|nasty\s)?(?:snake|snake's\shead|adder|ladder)"
    rf"|last\s(?:time|turn|week|round|month)\si\s(?:used|threw|played|took|spent)\s(?:the|an?|my)\s{THROW}"
    rf"|i\shad\s(?:the\s|an?\s)?(?:{THROW}|\d{{1,3}})\s(?:before|earlier|first)"
    rf"|(?:the|my)\s{THROW}\s(?:was|is)\s(?:tempting|gone|spent|used(?:\sup)?))"
)
"""What is said of a throw that is not ordered: used, nearly chosen, or of no use."""
_SPACE: Final = r"\d{1,3}(?:\s(?:(?:on|auf|sur|op|en|su)\s)?(?-i:[A-H])\b)?"
_THEIR_DOORS: Final = (
    r"(?:had|took|chose|picked|used|nominated|hat|hatte|hatten|nahm|setzte|avait|avaient|a\smis|ont\smis|nam|zette"
    r"|tenía"
    r"|tenían|puso|aveva|avevano|mise)\s(?:the\s|their\s|his\s|her\s|die\s|de\s|les\s|las\s|le\s|la\s)?"
    rf"{DOOR}[sn]?(?:\s(?:on|at|auf|bei|sur|op|en|su))?\s{_SPACE}(?:(?:,\s?|,?\s(?:and|&|und|et|en|y"
    rf"|e)\s){_SPACE}){{0,3}}"
)
_NOT_ALIKE: Final = (
    r"(?!(?:[\s\S]{0,2000}?\b(?:same|ditto|too|also|likewise|copy|as\swell|those|them|theirs|his|hers|mine"
    r"|gleiche?n?|dasselbe"
    r"|auch|ebenso|même|pareil|aussi|zelfde|ook|misma|mismo|también|stess[ao]|anche)\b))"
)
"""Behind what others had, nothing that may want the same."""
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
            rf"{_STARTS}(?:i'll|i\swill|i\sshall)\s(?:throw|play|use|take|spend)\s(?:the|my)\s{THROW}\s(?:another"
            rf"|some\sother)"
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
        word_set(
            "had took chose picked used nominated hat hatte hatten nahm setzte avait avaient mis nam zette tenía "
            "tenían "
            "puso aveva avevano mise"
        ),
        late(
            rf"{_STARTS}(?:(?:the|my|die|der|mein|meine|les|le|la|ma|mon|de|het|mijn|los|las|el|mi|i|gli|il|mia"
            rf"|mio)\s[^\W\d_]+"
            r"|everybody|everyone|they|he|she|sie|er|ils?|elles?|zij|ze|hij|ellos|loro"
            r"|(?-i:(?!We\b|I\b|You\b|It\b|Ich\b|Wir\b|Je\b|Nous\b|Ik\b|Wij\b|Yo\b|Io\b)[A-Z])[^\W\d_]+)\s"
            rf"{_THEIR_DOORS}(?:\s(?:last|letzte\w?|vorige|la\sdernière)\s[^\W\d_]+)?\s?(?:[.!](?=\s)|\n|(?![\s\S])"
            rf"|[.!](?![\s\S]))"
            rf"{_NOT_ALIKE}",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("horoscope book oracle leaves cards stars"),
        late(
            rf"{_STARTS}(?:my|the)\s(?:horoscope|book|oracle|tea\sleaves|cards|stars)\s(?:says?|said|recommends?"
            rf"|advised?s?)\s"
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
