"""Misgivings about orders that hang on what is still to happen, told without an "if": "4, once Bo has moved"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs, phrases
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["on_condition"]

_DONE: Final = r"(?:moved|gone|thrown|played|voted|answered|replied|confirmed|agreed|checked|decided|ordered|written)"
_SOMEBODY: Final = r"(?:everyone|everybody|all|he|she|they|(?:the )?others?|somebody|someone|you|[a-z]{2,12})"
_HAVING: Final = r"(?: has| have|'s|'ve)"
_AGREED: Final = r"(?:permission|consent|blessing|agreement|approval|leave)"
_NOBODY: Final = (
    r"(?:i|it|we|you|that|this|the|be|been|an?|have|to|no|my|read|now|then|also|any|there|like|best|better)\b"
)
_CONDITIONS: Final = (
    rf"(?:once|when|only when|as soon as|after) {_SOMEBODY}{_HAVING} (?:all |also |finally )?{_DONE}"
    r"(?! (?:past|ahead|on|up|away|off)\b)",
    r"(?:after|when) (?:the )?others(?: are in| move| go)?(?= ?(?:[,:;)–-]|$))",
    rf"(?<!not )(?:until|till) {_SOMEBODY} (?:moves|goes|throws|plays|answers|replies)",
    r"barring (?!accidents|disasters|miracles|unforeseen|surprises|mishaps)(?:the |my |any )?[a-z]+",
    r"(?:up)?on (?:the )?condition(?: that)?\b(?! (?:red|green|of))",
    r"contingent (?:up)?on\b",
    r"subject to (?!change\b)[a-z]+",
    rf"pending (?:(?:the|his|her|their|your|[a-z]+'s) [a-z]+|{_AGREED}|confirmation|news|word|advice|instructions)\b",
    r"if all else fails",
    rf"with (?!your\b|my\b|our\b)(?:his|her|their|[a-z]+'s) {_AGREED}\b",
    r"as (?:a |my )?(?:back-?up|reserve|fall-?back|second choice|spare|plan b)\b",
)
_INVERTED: Final = (
    rf"(?:^|(?:,|\(|-|–|—|#\d{{1,2}}) ?)(?:were|should|had) (?!{_NOBODY})[a-z]+ (?:to )?"
    r"(?:move|moved|go|gone|come|fall|land|win|lead|leave|resign|stay|stayed|throw|pass|still|be|stop)\b"
)
_CONDITION: Final = late(rf"(?:^|(?<=[ (]))(?:{'|'.join(_CONDITIONS)})|{_INVERTED}")
_WORDS: Final = word_set(
    "once when soon after until till barring condition contingent subject pending fails failing permission consent "
    "blessing agreement approval leave backup back-up reserve fallback fall-back choice spare plan were should had"
)
_ALL: Final = late(r"\b(?:everyone|everybody|all|others)\b")
_LAST: Final = 100  # a greater space is hardly meant
_MOST: Final = 60  # sentences that are looked at
_TOLD: Final = word_set("was last yesterday ago laughed")
"""Words of what has happened already."""


@needs(_WORDS | phrases("hanging"))
def on_condition(look: Look) -> Iterator[Misgiving]:
    """What hangs on somebody's move, consent or fortune, or stands beside a second choice."""
    open_ = {number for number in range(min(len(look.sentences), _MOST)) if _hangs(look, number)}
    found = look.found("hanging")
    failing = {look.sentence_at(start): start for start, _ in found if look.words[start].low == "failing"}
    open_ |= {look.sentence_at(start) for start, _ in found if look.words[start].low != "failing"}
    for of in look.accepted if open_ or failing else ():
        for value in of.values:
            places = [place for place in look.places(of) if look.words[place].value == value]
            behind = open_ | {number for number, start in failing.items() if _has_first_choice(look, of, value, start)}
            if places and all(look.sentence_at(place) in behind for place in places):
                field = "throw" if of.field == "T" else "door"
                yield Misgiving(f"{field}-conditional", look.words[places[0]].line, of.field, of.board)
                break


def _has_first_choice(look: Look, of: Accepted, value: int, start: int) -> bool:
    """Whether what could be ordered stands before "failing that" at ``start``: "a 57 and win outright" could not."""
    before = look.words[look.sentences[max(0, look.sentence_at(start) - 1)].start : start]
    others = [word.value for word in before if word.kind == "n" and word.value != value]
    if of.field == "T":
        return any(0 < other <= look.high for other in others)
    return any(look.high < other <= _LAST for other in others) and any(look.label(word) == "D" for word in before)


def _hangs(look: Look, number: int) -> bool:
    """Whether a sentence has such a condition in it; when all have moved is the second turn of a round of two."""
    part = look.of_sentence(number)
    found = _CONDITION.search(spelled(part))
    if found is None or any(word.low in _TOLD for word in part):
        return False
    return look.count == 1 or _ALL.search(found[0]) is None
