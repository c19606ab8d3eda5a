"""Lines as they were before a mail program broke them: every sentence stands whole on the line that it begins on.

Where a line ends says nothing in a paragraph that was broken to a width: "space" at one end and "64" below are one
nomination, "forty" and "seven" one number, and "the biggest throw I" has no Roman numeral in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["as_broken", "unwrapped"]

_NARROWEST: Final = 28
"""Characters of the longest line of a paragraph from which on it may have been broken to a width."""
_BARE: Final = 40
"""The same where the line below begins with a number: a list of orders is narrower."""
_WIDE: Final = 56
"""The same where the line below begins with a capital: a name's, or that of a new line of a list or a verse."""
_LONGEST: Final = 200
"""Characters of a line that no mail program would have left whole, had it broken any."""
_MOST: Final = 400  # lines of a mail that are looked at
_LABELLED: Final = late(r"[^\W\d_][^\n:.,;!?]{0,24}:|[^\W\d_]{1,2}\s?[=:.)-]\s?\d|[-*+•·>|#(\[_=~–—]|\d{1,2}[.)]\s")
"""The head of a row of a form, a list or a quotation."""
_TABLE: Final = late(r"\S {3,}\S|\t|\|")
_ENDED: Final = late(r"(?:[.!?:;…][\"'”’»)\]]{0,2}|\.{3}|[-=_*~]{3})\s*$")
_GOES_ON: Final = late(r"[\"'“‘«(]?[^\W\d_]")
_NUMBER: Final = late(r"\d{1,3}(?!\d|[.)]\s|\s?[:=/-])")
_SENTENCE: Final = late(r"(?:[.!?…][\"'”’»)\]]{0,2})\s+(?=\S)")
_SIGNS: Final = "\"'“”‘’«»().,:;!?"
_LABELS: Final = word_set(
    "throw throws trapdoor trap board turn round press play move nominate orders order würfel wurf falltür brett runde "
    "lancer trappe plateau tour worp valluik bord beurt tirada trampilla tablero turno lancio botola tabellone"
)
_OF_A_NOUN: Final = word_set(
    "the a an my your our its and but i i'll i'd we der die das den dem ein eine einen meine meinen und la le les une "
    "un ma mon et de het een mijn en el una mi y il lo mia mio e"
)
"""Words behind which a sentence cannot end."""
_RUNNING_ON: Final = _OF_A_NOUN | word_set(
    "this that his her on at to with for of is be by not no or as into under will shall would should may can must auf "
    "avec met con"
)
"""Words that hardly end a line of a list before a label: not "stay in", "remind off please" or "stay put"."""
_HYPHEN: Final = late(r"[^\W\d_]-$")


def unwrapped(lines: Sequence[str]) -> tuple[str, ...]:
    """Return as many lines, in which no sentence of a paragraph that was broken to a width runs over a line's end."""
    if _is_double_spaced(lines):
        whole = iter(_whole([line for line in lines if line.strip()]))
        return tuple(next(whole) if line.strip() else "" for line in lines)
    made: list[str] = []
    start = 0
    while start < len(lines):
        end = start
        while end < len(lines) and lines[end].strip():
            end += 1
        paragraph = list(lines[start:end])
        made.extend(_whole(paragraph) if len(paragraph) > 1 and end <= _MOST else paragraph)
        made.extend(lines[end : end + 1])
        start = end + 1
    return tuple(made)


def _is_double_spaced(lines: Sequence[str]) -> bool:
    """Whether a blank line stands between any two lines of a mail, which some programs put below every line.

    One of them at least ends with a word behind which no sentence ends: paragraphs of a line each are no broken ones.
    """
    if not 2 < len(lines) <= _MOST or any(line.strip() and below.strip() for line, below in pairwise(lines)):
        return False
    written = [line.rstrip() for line in lines if line.strip()]
    return any(len(line) >= _NARROWEST and line.rpartition(" ")[2].casefold() in _OF_A_NOUN for line in written[:-1])


def _whole(paragraph: Sequence[str]) -> list[str]:
    """Return a paragraph's lines, as many, with what goes on below on the line that it began on."""
    width = max(map(len, paragraph))
    if width < _NARROWEST or width > _LONGEST:
        return list(paragraph)
    joined = [_runs_on(line, below, width) for line, below in pairwise(paragraph)]
    if not any(joined):
        return list(paragraph)
    made: list[str] = []
    chain = [paragraph[0]]
    for line, goes_on in zip(paragraph[1:], joined, strict=True):
        if goes_on:
            chain.append(line)
            continue
        made.extend(_laid(chain))
        chain = [line]
    made.extend(_laid(chain))
    return [*made, *[""] * (len(paragraph) - len(made))]


def _runs_on(line: str, below: str, width: int) -> bool:
    """Whether a line was broken within a sentence that goes on in the one below: its next word had no room."""
    word = below.split(maxsplit=1)
    if _ENDED.search(line) or len(line.rstrip()) + 1 + len(word[0]) <= width:
        return False
    if _TABLE.search(line.strip()) or _TABLE.search(below.strip()) or _LABELLED.match(below.lstrip()):
        return False
    if _LABELLED.match(line.lstrip()) and len(line) < _BARE:
        return False
    head = below.lstrip()
    labelled = word[0].strip(_SIGNS).casefold() in _LABELS
    if labelled and line.rstrip().rpartition(" ")[2].casefold() not in _RUNNING_ON:
        return False  # "isnt it" / "trap on 60 then please"
    if _GOES_ON.match(head):
        small = head.lstrip("\"'“‘«(")[:1].islower() or head.startswith(("I ", "I'", "I’"))
        return small or (width >= _WIDE and not labelled)
    return width >= _BARE and len(word) > 1 and _NUMBER.match(head) is not None


def _laid(chain: Sequence[str]) -> list[str]:
    """Return the lines of a chain with each sentence on the line that it begins on; none that nothing begins on."""
    if len(chain) == 1:
        return list(chain)
    text, starts = chain[0].rstrip(), [0]
    for line in chain[1:]:
        text += "" if _HYPHEN.search(text) else " "
        starts.append(len(text))
        text += line.strip()
    bounds = [0, *(found.end() for found in _SENTENCE.finditer(text)), len(text)]
    made: list[list[str]] = [[] for _ in chain]
    place = 0
    for first, last in pairwise(bounds):
        while place + 1 < len(starts) and starts[place + 1] <= first:
            place += 1
        made[place].append(text[first:last].strip())
    return [" ".join(sentences) for sentences in made if sentences]


def as_broken(text: str, lines: Sequence[str]) -> str:
    """Return ``text`` with the line ends that it has in ``lines``, by paragraphs; one not found stays as it is.

    Press is printed as its writer laid it out: a verse is no sentence.
    """
    whole = "\n".join(lines)
    places = [place for place, character in enumerate(whole) if not character.isspace()]
    solid = "".join([whole[place] for place in places])

    def broken(paragraph: str) -> str:
        shown = "".join(paragraph.split())
        # Press stands behind what it answers more often than before it.
        start = solid.rfind(shown) if shown else -1
        return paragraph if start < 0 else whole[places[start] : places[start + len(shown) - 1] + 1]

    return "\n\n".join(broken(paragraph) for paragraph in text.split("\n\n"))
