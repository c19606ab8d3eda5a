"""How mail programs mark words that are not the writer's own: patterns, each linear in its line.

Every repetition is bounded: a line of 200 KB costs no more than its first few hundred characters. The words are those
of ``pbm.orders.vocabulary``; lines come with plain dashes and quotation marks (``pbm.orders.numbers.plain``).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from pbm.orders.late import late
from pbm.orders.vocabulary import MAIL, alternatives

__all__ = [
    "attribution",
    "bare_header",
    "forward_separator",
    "header_block",
    "initials",
    "may_attribute",
    "names_sender",
    "reply_separator",
    "unarmoured",
    "unquoted",
    "with_marks_on_each",
]

_HEAD = 400  # no mark of a client is longer
_MOST_LINES = 6  # of one attribution, broken by a client that broke it again

_VERB = rf"(?<!\w){alternatives(MAIL.attribution_verbs)}(?!\w)"
_OPENING = rf"{alternatives(MAIL.attribution_openings)}(?!\w)"
_ON = rf"{alternatives(MAIL.attribution_days)}(?!\w)"
_ADDRESS = r"<[^<>\n]{0,100}@[^<>\s]{1,100}(?:<[^<>\s]{1,100}>)?>"
# What tells a client's "On Monday 17.3.2025" from a player's "On turn 3": a year, a time, a date, an address.
_DATE = r"(?<!\d)(?:19|20)\d\d(?!\d)|\d[:.h]\d\d(?!\d)|\d[./-]\d"
_DATED = rf"(?=[^\n]{{0,200}}(?:{_DATE}|@))"
# "On Mon, 17 Mar 2025 at 19:00, Somebody <address> wrote:"
_OPENED = late(
    rf"[\s*]{{0,8}}-{{0,8}}\s?{_OPENING}{_DATED}[^\n]{{4,300}}?{_VERB}(?:[^\n:]{{0,120}}:|\s?-{{2,8}})", re.IGNORECASE
)
_ATTRIBUTIONS = (
    _OPENED,
    # "Somebody <address> schrieb am 17.03.2025 um 20:00:"
    late(rf"[^\n<>]{{0,80}}{_ADDRESS}[^\n:]{{0,8}}\s{_VERB}[^\n]{{0,80}}?:\s*$", re.IGNORECASE),
    # "2025-03-17 19:00 GMT+01:00 Somebody <address>:", and without the address or the time
    late(rf"\s{{0,8}}\d{{4}}[-/]\d\d?[-/]\d\d?(?: \d\d?:\d\d)?[^\n<]{{0,80}}{_ADDRESS}:?\s*$"),
    late(r"\s{0,8}\d{4}-\d\d?-\d\d? \d\d?:\d\d (?:GMT|UTC)[^\s:]{0,3}(?::\d\d)? [^\n\d:<]{2,60}:?$"),
    # "17 марта 2025 г. 19:00 пользователь Somebody <address> написал:"
    late(rf"(?=[^\n]{{0,80}}?(?:{_DATE}))[^\n]{{6,300}}?{_VERB}(?: \S{{1,20}})?\s?:\s*$", re.IGNORECASE),
    # "Somebody wrote on 17/03/2025:"
    late(rf"[^\n\d:]{{1,80}}{_VERB} {_ON}[^\n]{{4,60}}?:\s*$", re.IGNORECASE),
    # "Somebody wrote (Mon, 17 Mar 2025 19:00:00):"
    late(rf"[^\n\d:]{{1,80}}{_VERB} \({_DATED}[^\n()]{{4,60}}\):\s*$", re.IGNORECASE),
)
# "In message <number@place>, Somebody <address> writes", without a colon
_IN_MESSAGE = late(rf"\s{{0,4}}in (?:message|article) <[^<>\s]{{1,200}}>,?[^\n:]{{1,160}}{_VERB}\s*$", re.IGNORECASE)
# "Somebody wrote:", which only what follows tells from prose
_BARE_ATTRIBUTION = late(rf"[^\n:]{{1,80}}{_VERB}[^\n:]{{0,20}}:\s*$", re.IGNORECASE)
# Year and time, in whatever tongue, which only what follows tells from prose: "Op 2026/02/22 om 20:00 het … geskryf:"
_DATED_AND_TIMED = late(
    r"[^\n]{0,80}(?<!\d)(?:19|20)\d\d(?!\d)[^\n]{1,80}\d[:.]\d\d(?!\d)[^\n]{1,160}:[ \t]*$", re.MULTILINE
)
# What is broken off behind an address: "> wrote:"; a quoted line says more.
_BROKEN_OFF = late(rf">\s{{0,2}}(?:$|[:<>(]|{_VERB})", re.IGNORECASE)
_ENDING = late(r":|GMT|UTC|>|--")  # without any of these no line ends an attribution
_DATE_HINT = late(r">:|\d{4}[-/]\d\d?[-/]\d\d?[^\n]{0,80}(?:@|GMT|UTC)")
_DATE_SIGNS = ("@", "GMT", "UTC")
_HINT = late(rf"{_VERB}|{_DATE_HINT.pattern}", re.IGNORECASE)
_WORDS = late(r"[a-z]+")
_VERB_ENDS = frozenset(_WORDS.findall(verb)[-1] for verb in MAIL.attribution_verbs if verb.isascii())

_DASHES = r"[\s*>]{0,8}[-_=]{2,40}\s{0,4}"
_REPLY_SEPARATOR = late(rf"{_DASHES}{alternatives(MAIL.separators)}\s?:?\s{{0,4}}[-_=*]{{0,40}}", re.IGNORECASE)
# ">>> Somebody <address> 17/03/2025 19:00 >>>", below which nothing is marked
_BETWEEN_ARROWS = late(r">>> (?=[^\n]{0,200}?\d)[^\n>]{2,120}(?:<[^<>\n]{3,100}>[^\n<>]{0,60})?\s>>>\s*$")
_FORWARD_SEPARATOR = late(
    rf"(?:{_DASHES}{alternatives(MAIL.forward_separators)}[^\n]{{0,80}}?\s?:?\s{{0,4}}[-_=]{{2,40}}\*?"
    rf"|\s{{0,8}}{alternatives(MAIL.forward_banners)}\s?:)\s*$",
    re.IGNORECASE,
)
_FROM_LINE = late(rf"[\s>]{{0,12}}\*?{alternatives(MAIL.from_words)}\*?\s?:\*?\s{{0,40}}\S", re.IGNORECASE)
_HEADER_LINE = late(rf"[\s>]{{0,12}}\*?{alternatives(MAIL.header_words)}\*?\s?:", re.IGNORECASE)
# "A: 5/45": whom a message is for, in French and Italian, stands below who it is from.
_BOARD = late(r"\s{0,4}[A-Za-z]\s?:")
_BARE_HEADER_LINE = late(
    rf"\s{{0,4}}(?:{alternatives(MAIL.from_words)}|{alternatives(MAIL.header_words)})\s", re.IGNORECASE
)
_MESSAGE_TEXT = late(r"\s{0,4}message text written by[: ](?P<who>[^\n]{1,100}?):?\s*$", re.IGNORECASE)
_LONG_PARAGRAPH = 40  # lines
_YEAR = late(r":[^\n]{0,60}(?<!\d)(?:19|20)\d\d(?!\d)")
_DASH = ("-", "_", "=")
_FORWARD_ENDS = (*_DASH, "*", ":")
_ARMOUR = late(r"-----(BEGIN|END) PGP ([A-Z ]{3,30})-----\s*$")
_INITIALS = late(r" {0,2}([A-Z][A-Za-z]{0,11}|[a-z]{1,3})>(?!>)")


def unquoted(line: str) -> tuple[int, str]:
    """Return how deeply a line is quoted with ``>`` and what it says."""
    if ">" not in line[:4]:
        return 0, line
    depth = place = start = 0
    while place < len(line):
        if line[place] == ">":
            depth += 1
            start = place + 1
        elif line[place] != " " or place - start > 3:
            break
        place += 1
    if depth == 0:
        return 0, line
    return depth, line[start:].removeprefix(" ")


def initials(line: str) -> str:
    """Return the name before ``>`` with which some clients mark each line they quote, empty if there is none."""
    found = _INITIALS.match(line) if ">" in line[:16] else None
    return found[1] if found else ""


def may_attribute(text: str) -> bool:
    """Whether anything in a text may be an attribution: if not, no line of it needs a closer look."""
    if text.isascii():
        # Nearly every mail; looking words up is many times faster than looking for them.
        dated = ">:" in text or (("-" in text or "/" in text) and any(sign in text for sign in _DATE_SIGNS))
        if not _VERB_ENDS.isdisjoint(_WORDS.findall(text.lower())) or (dated and _DATE_HINT.search(text) is not None):
            return True
    elif _HINT.search(text) is not None:
        return True
    return (":\n" in text or text.endswith(":")) and _DATED_AND_TIMED.search(text) is not None


def attribution(lines: Sequence[str]) -> tuple[int, str] | None:
    """Return how many of ``lines`` say who wrote what is quoted, and what else is on the last; None if none do."""
    parts: list[str] = []
    broken = False  # by an empty line: from there on only what a client breaks off will do
    for count, line in enumerate(lines[:_MOST_LINES], start=1):
        text = line[:_HEAD].strip()
        if count > 1 and not text:
            broken = True
            continue
        if count > 3 or broken:
            if not text.startswith(("<", ">", "mailto:")) or (text[:1] == ">" and not _BROKEN_OFF.match(text)):
                break
            text = text.removeprefix("mailto:")
        parts.append(text)
        if count < 4 and _IN_MESSAGE.match(" ".join(parts)) and _quote_follows(lines[count:]):
            return count, ""
        if not _ENDING.search(text):
            continue
        joined = " ".join(parts)
        for pattern in _ATTRIBUTIONS:
            found = pattern.match(joined)
            if found is None:
                continue
            if _begins_later(parts, pattern is _OPENED):
                return None
            cut = len(joined) - found.end()
            return count, line.rstrip()[-cut:].strip() if cut > 0 else ""
    first = lines[0][:_HEAD]
    if (_BARE_ATTRIBUTION.match(first) or _DATED_AND_TIMED.match(first)) and _quote_follows(lines[1:]):
        return 1, ""
    return None


def _begins_later(parts: Sequence[str], opened: bool) -> bool:
    """Whether some of the lines are the writer's own: what comes after them is an attribution by itself."""
    for start in range(1, len(parts)):
        joined = " ".join(parts[start:])
        if any(pattern.match(joined) for pattern in (_ATTRIBUTIONS[:1] if opened else _ATTRIBUTIONS)):
            return True
    return False


def _quote_follows(lines: Sequence[str]) -> bool:
    following = next((line for line in lines[:3] if line.strip()), "")
    return unquoted(following)[0] > 0 or following.startswith("| ")


def reply_separator(line: str) -> bool:
    """Whether a line says that the original message follows."""
    if line.startswith(">>>"):
        return _BETWEEN_ARROWS.match(line[:_HEAD]) is not None
    return line.lstrip(" *>")[:1] in _DASH and _REPLY_SEPARATOR.match(line[:_HEAD]) is not None


def forward_separator(line: str) -> bool:
    """Whether a line says that a forwarded message follows."""
    head = line[:_HEAD]
    return head.rstrip()[-1:] in _FORWARD_ENDS and _FORWARD_SEPARATOR.match(head) is not None


def names_sender(line: str) -> bool:
    """Whether a line is the one of a header that says whom a message is from."""
    return _FROM_LINE.match(line[:_HEAD]) is not None


def header_block(lines: Sequence[str]) -> int:
    """Return how many of ``lines`` are the header that a client puts over what it quotes; 0 if none."""
    from_first = names_sender(lines[0])
    if not from_first and (not _HEADER_LINE.match(lines[0][:_HEAD]) or _BOARD.match(lines[0])):
        return 0
    who = from_first
    last, found = 0, 0 if from_first else 1
    for number, line in enumerate(lines[1:8], start=1):
        if not who and names_sender(line):
            who, last = True, number
        elif _HEADER_LINE.match(line[:_HEAD]):
            found, last = found + 1, number
        elif not any(map(str.isalnum, line)):
            if found:
                break  # a blank line or a rule ends it, and no header begins above one
        elif number - last > 2:
            break
    dated = any(_YEAR.search(line[:_HEAD]) for line in lines[: last + 1])
    addressed = from_first and dated and "@" in lines[0][:_HEAD]
    return last + 1 if who and found >= (1 if addressed else 2 if from_first or dated else 3) else 0


def bare_header(lines: Sequence[str]) -> int:
    """Return how many of the first ``lines`` are a header whose names have no colon; 0 if they are none."""
    count = 0
    for line in lines[:6]:
        if _BARE_HEADER_LINE.match(line[:_HEAD]) is None:
            break
        count += 1
    return count if count > 1 and "@" in " ".join(lines[:count]) else 0


def with_marks_on_each(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with a ``>`` before each that is quoted, where one stands before a paragraph and ``<`` ends it.

    Only below a line that says whose message text it is are paragraphs marked so; it then says it as other clients do.
    """
    made = list(lines)
    begun = end = 0
    for place, line in enumerate(lines):
        named = _MESSAGE_TEXT.match(line[:_HEAD])
        if named is not None and place < len(lines) - 1:
            made[place] = f"{named['who'].strip()} wrote:"
            begun = place + 1
        if not begun or place < end or not line.startswith(">"):
            continue
        paragraph = list(takewhile(str.strip, lines[place : place + _LONG_PARAGRAPH]))
        last = next((n for n, one in enumerate(paragraph) if one.rstrip().endswith("<")), -1)
        if last < 0 or any(one.startswith(">") for one in paragraph[1 : last + 1]):
            continue
        end = place + last + 1
        made[place:end] = [line, *(f"> {one}" for one in paragraph[1 : last + 1])]
        made[end - 1] = made[end - 1].rstrip()[:-1]
    return made


def unarmoured(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without the armour of a clear-signed mail; what is encrypted is gone."""
    kept: list[str] = []
    state = "text"
    for line in lines:
        found = _ARMOUR.match(line[:80]) if line.startswith("-----") else None
        if found:
            opening, sort = found.group(1) == "BEGIN", found.group(2)
            into = "head" if sort == "SIGNED MESSAGE" else "drop"
            state = into if opening else "text"
        elif state == "text":
            kept.append(line)
        elif state == "head":
            if not line.strip():
                state = "signed"
        elif state == "signed":
            kept.append(line[2:] if line.startswith("- ") else line)
    return kept
