"""Words for the GM: a question or a remark beside orders and press."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence

from pbm.orders.answers.appeals import OUTERMOST
from pbm.orders.claims.of_mail import sentences
from pbm.orders.doubts.questions import is_asked, tagged
from pbm.orders.signing import is_ending
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import FILLERS, POLITE, STARTERS

__all__ = ["chatter_in"]

_FEW = 5  # words; a remark of fewer is a courtesy
_TAG = 2  # words of a question that is hardly one: "is that ok?" has more
_ASKING = frozenset(("does", "did", "is", "are", "why", "what", "when", "where", "who", "how", "which"))
_WONDERING = frozenset(
    (("i", "wonder"), ("i", "was", "wondering"), ("just", "wondering"), ("i'm", "wondering"), ("i", "wondered"))
)
_WRONG = frozenset(("wrong", "incorrect", "mistake", "mistaken", "error", "incorrectly", "wrongly", "falsch", "fehler"))
_OF_OURS = frozenset(
    ("report", "position", "positions", "result", "results", "table", "standings", "map", "bericht", "stand", "tabelle")
)
_SECOND_THOUGHTS = word_set(
    "hmm hmmm changed change mind thoughts second sorry oops whoops mistake actually perdona perdón disculpa scusa "
    "scusate pardon oups sorrie entschuldigung verzeihung meinung überlegt"
)
"""Words that lead to a change, and tell nobody anything: "hmm sorry, changed my mind"."""
_INSTEAD = frozenset(("instead", "rather"))
_COMMON = FILLERS | POLITE | STARTERS | _SECOND_THOUGHTS
_GREETINGS = frozenset(("dear", "hi", "hello", "hey", "hallo", "morning", "evening", "afternoon", "good", "greetings"))


def chatter_in(
    lines: Sequence[str],
    tokens: Sequence[Token],
    claimed: frozenset[int],
    values: Collection[int] = (),
    looked_up: Container[int] = (),
) -> bool:
    """Return whether some sentence says or asks something beside orders.

    ``claimed`` are the lines with an order, ``values`` the numbers that were taken for one; ``looked_up`` are the
    lines whose order is the lowest or the highest number left.
    """
    bounds = sentences(tokens)
    ending: dict[int, bool] = {}  # whether a line, which may have many sentences, is the end of a letter
    for number, (start, end) in enumerate(bounds):
        part = tokens[start:end]
        asked = end < len(tokens) and tokens[end].low == "?"
        line = part[0].line
        if line not in ending:
            ending[line] = 0 <= line < len(lines) and is_ending(lines[line])
        if ending[line]:
            continue
        if _asks_beside(tokens, bounds, number, values) or _objects(tokens, bounds, number, values):
            return True
        numbered = any(t.kind == "N" for t in part)
        changing = numbered and any(t.low in _INSTEAD for t in part)
        extreme = line in looked_up and any(t.low in OUTERMOST for t in part)
        ordering = any(t.kind in "TDB" for t in part) or (line in claimed and numbered) or changing or extreme
        words = [t for t in part if t.kind == "W"]
        if asked and not tagged(part) and (len(words) > 1 or not ordering) and not (ordering and line in claimed):
            return True
        telling = [t for t in words if t.low not in _COMMON and len(t.low) > 2]
        if not ordering and words and words[0].low not in _GREETINGS and len(words) >= _FEW and len(telling) >= 2:
            return True
    return False


def _asks_beside(
    tokens: Sequence[Token], bounds: Sequence[tuple[int, int]], number: int, values: Collection[int]
) -> bool:
    """Whether a sentence asks something of the game and orders nothing: "can Dora trap the same space?"."""
    start, end = bounds[number]
    part = tokens[start:end]
    words = [t.low for t in part if t.kind != "P"]
    ending = tokens[end].low if end < len(tokens) else ""
    asked = ending == "?" and is_asked(part, ending) and len(words) > _TAG
    wondering = tuple(words[:2]) in _WONDERING or tuple(words[:3]) in _WONDERING
    unmarked = len(words) >= _FEW and words[0] in _ASKING and not any(t.kind == "N" for t in part)
    if not asked and not wondering and not unmarked:
        return False
    return len(bounds) > 1 and _ordered_elsewhere(tokens, bounds, number, values)


def _objects(tokens: Sequence[Token], bounds: Sequence[tuple[int, int]], number: int, values: Collection[int]) -> bool:
    """Whether a sentence says that the game has something wrong: "my position in the report is wrong, I threw 3"."""
    start, end = bounds[number]
    said = {t.low for t in tokens[start:end]}
    if _WRONG.isdisjoint(said) or _OF_OURS.isdisjoint(said):
        return False
    return len(bounds) > 1 and _ordered_elsewhere(tokens, bounds, number, values)


def _ordered_elsewhere(
    tokens: Sequence[Token], bounds: Sequence[tuple[int, int]], number: int, values: Collection[int]
) -> bool:
    """Whether what a sentence has of the numbers that were taken stands in another one, which is no question, too."""
    start, end = bounds[number]
    taken = {t.value for t in tokens[start:end] if t.kind == "N" and t.value in values}
    elsewhere = {
        t.value
        for other, (first, last) in enumerate(bounds)
        if other != number and (last >= len(tokens) or tokens[last].low != "?")
        for t in tokens[first:last]
        if t.kind == "N"
    }
    return taken <= elsewhere
