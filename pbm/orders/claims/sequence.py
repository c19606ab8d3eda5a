"""Two throws in a sentence of which every word is understood, so that their order is: "I'd like the 4 before the 1".

Words that nobody knows leave a sentence to be read in other ways; those known here say when, or say nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.sentence import LABELLED, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import PLAY_VERBS, POLITE, STARTERS

__all__ = ["in_sequence"]

_FIRST = word_set(
    "first 1st initially firstly begin beginning start starting lead leading open opening kick opener openers starters"
)
_SECOND = word_set(
    "second 2nd finally secondly then finish finishing end ending close closing conclude concluding next later "
    "afterwards afterward thereafter subsequently follow following followed lastly remains remaining leftover wind "
    "winding last"
)
_AT_THE_END = word_set("finish finishing end ending close closing conclude second secondly")  # "oh go on then, 2 and 5"
_OF_NUMBERS = word_set("starts begins opens leads")
_OF_LATER = word_set("follows ends finishes closes concludes")
_BEFORE = word_set("before ahead precedes preceding preceded prior")
_POINTING = word_set("it that this which them these")
_ROUND_ABOUT = word_set("order sequence")
_GIVEN = word_set("given written named stated listed shown told typed above")
_NEUTRAL = word_set(
    "i i'd i'll i'm i've we we'll we'd let's me my mine our us you the a an it this that which them these those is are "
    "be will shall would should like want wish to with on in by for of off up as at things number numbers turn turns "
    "throws two both played used thrown goes go comes come put down lay laid out have having get got has being go's "
    "double doubles round rounds pair left over what's what whats order sequence out step forward can could do kindly "
    "given written named stated listed shown above after than yes rather prefer dice move moves gets plan only just "
    "let behind now today tonight case yet spaces squares steps too also"
)
_NOT_NEUTRAL = word_set(
    "part parting requires demands dictates ahead guess suppose reckon think say best another again usual"
)
_CLOSED = (PLAY_VERBS | STARTERS | POLITE | _NEUTRAL) - _NOT_NEUTRAL
_KNOWN = _CLOSED | _FIRST | _SECOND | _OF_NUMBERS | _OF_LATER | _BEFORE
_PARTING = word_set("and but & + > / , - ... ; → ➡ while whereas then")
_GOING_ON = word_set("and with while so because but as for")
_ARTICLES = word_set("the a an my that")
_SIGNS = frozenset((",", "-", "(", ")", ":", "...", "/", ">", "+", "&", "", "→", "➡", ";"))
_MOST = 40  # tokens round two throws; no sentence that only orders them has more


def in_sequence(s: Sentence) -> bool:
    """Claim the two throws of a sentence that tells their order in words of sequence alone; return whether it does."""
    if s.limits.count != 2:
        return False
    small = [place for place in range(len(s.tokens)) if _is_throw(s, place)]
    if len(small) != 2 or s.tokens[small[0]].value == s.tokens[small[1]].value:
        return False
    first, second = small
    start, end = _start(s, first), _end(s, second)
    if start < 0 or end < 0 or end - start > _MOST:
        return False
    if not all(_known(s, place) for place in range(start, end) if place not in small):
        return False
    turn = _turn(s, start, first, second, end)
    if not turn:
        return False
    for place, which in ((first, turn), (second, 3 - turn)):
        claim = s.add("T", s.tokens[place].value, LABELLED, place, turn=which)
        claim.override = claim.override and s.before is not None and place == first
        s.tokens[place].kind = "X"
    for token in s.tokens[start:end]:
        if token.kind in "WN":
            token.kind, token.low = "P", ""  # understood, so that no doubt is cast by "what's left"
    s.last = second
    return True


def _is_throw(s: Sentence, place: int) -> bool:
    """Whether a number may be a throw; "two" is none in "my last two", "the two I have"."""
    token = s.tokens[place]
    if token.kind != "N" or not s.limits.low <= token.value <= s.limits.high:
        return False
    after, before = s.low(place + 1), s.low(place - 1)
    if token.low == "two" and (
        after in ("are", "left", "i", "remaining", "numbers", "of") or before in ("last", "only")
    ):
        return False
    nominated = any(t.kind == "D" for t in s.tokens[place + 1 : place + 2])
    labelled = any(t.kind == "D" for t in s.tokens[max(0, place - 3) : place]) and not any(
        t.kind in "PN" for t in s.tokens[max(0, place - 3) : place]
    )
    return not nominated and not labelled


def _known(s: Sentence, place: int) -> bool:
    """Whether a token is a word of sequence, or one that says nothing beside it."""
    token = s.tokens[place]
    if token.kind == "P":
        return token.low in _SIGNS
    if token.kind == "U":
        return token.low in _FIRST | _SECOND
    if token.kind in "NX":
        return token.low == "two" or (token.kind == "X" and token.low in _FIRST | _SECOND)
    if token.kind == "T":
        return True
    if token.low in _OF_NUMBERS | _OF_LATER:
        return place > 0 and s.tokens[place - 1].kind == "N"
    return token.kind == "W" and token.low in _KNOWN


def _start(s: Sentence, place: int) -> int:
    """Return where the words begin that lead up to the first throw, -1 where one of them is not known."""
    sign = -1
    for step in range(place - 1, -1, -1):
        if not _known(s, step):
            return sign
        if s.tokens[step].kind == "P" and s.low(step) in (",", "-", ":", "...", "("):
            sign = step + 1
    return 0


def _end(s: Sentence, place: int) -> int:
    """Return where the words end that go on behind the second throw, -1 where one of them is not known."""
    sign = -1
    for step in range(place + 1, len(s.tokens)):
        token = s.tokens[step]
        going = (token.kind == "P" and token.low in (",", "-", "...", "(", ":", ")")) or token.low in _GOING_ON
        if going:
            sign = step
        if token.kind == "D" and sign < 0 and step - place <= 1:
            return step
        if not _known(s, step):
            return sign
    return len(s.tokens)


def _turn(s: Sentence, start: int, first: int, second: int, end: int) -> int:
    """Return the turn of the throw that is named first, 0 where nothing tells it or two things differ."""
    between = range(first + 1, second)
    relation = next((n for n in between if s.low(n) in _BEFORE), -1)
    sign = next((n for n in between if s.low(n) in _PARTING), -1)
    if relation >= 0 and sign < 0:
        near = [s.low(n) for n in range(relation + 1, second)]
        pointed = all(low in _ARTICLES | {"of", "to", "than", "by"} for low in near)
        backwards = s.low(relation) == "preceded"
        if any(_when(s, n) for n in (*range(first + 1, relation), *range(second + 1, end))):
            return 0
        return (2 if backwards else 1) if pointed else 0
    if relation >= 0 or any(s.low(n) in _BEFORE for n in (*range(start, first), *range(second + 1, end))):
        return 0
    if any(_points_at_number(s, n) for n in range(start, end)):
        return 0
    split = sign if sign >= 0 else second if _all_neutral(s, first, second) else -1
    if split < 0:
        return 0
    ahead = {_when(s, n) for n in range(start, first) if s.low(n) in _FIRST | _AT_THE_END}
    of_first = (ahead | {_when(s, n) for n in range(first + 1, split)}) - {0}
    of_second = {_when(s, n) for n in (*range(split, second), *range(second + 1, end))} - {0}
    if len(of_first) > 1 or len(of_second) > 1 or (of_first and of_first == of_second):
        return 0
    if of_first or of_second:
        return next(iter(of_first)) if of_first else 3 - next(iter(of_second))
    return 1 if any(_as_told(s, n) for n in range(start, end)) else 0


def _all_neutral(s: Sentence, first: int, second: int) -> bool:
    return not any(_when(s, n) for n in range(first + 1, second))


def _when(s: Sentence, place: int) -> int:
    """Return the turn that a word tells of, 0 for others."""
    low = s.low(place)
    if low == "last" and s.low(place + 1) in ("two", "numbers"):
        return 0  # "my last two"
    if low in ("remaining", "next", "opening", "closing") and s.low(place + 1) in ("two", "turns", "throws"):
        return 0
    if low == "after":
        ends = place + 1 >= len(s.tokens) or s.tokens[place + 1].kind == "P"
        return 2 if ends or s.low(place + 1) in _POINTING else 0
    if low == "behind":
        return 2 if s.low(place + 1) in _POINTING else 0
    if low == "left":
        return 2 if s.low(place - 1) in ("what's", "whats", "is") else 0
    return 1 if low in _FIRST | _OF_NUMBERS else 2 if low in _SECOND | _OF_LATER else 0


def _points_at_number(s: Sentence, place: int) -> bool:
    """Whether "after" leads to a number itself: which of the two is played first is told in more ways than one."""
    if s.low(place) not in ("after", "following", "followed"):
        return False
    step = place + 1
    if s.low(place) == "followed":
        return False
    while s.low(step) in _ARTICLES:
        step += 1
    return step > place and _kind(s.tokens, step) == "N" and s.low(step - 1) not in _POINTING - {"that"}


def _as_told(s: Sentence, place: int) -> bool:
    """Whether "in that order", "in the order given" stands at ``place``."""
    if s.low(place) not in _ROUND_ABOUT:
        return False
    return s.low(place - 1) in ("that", "this") or (s.low(place - 1) == "the" and s.low(place + 1) in _GIVEN)


def _kind(tokens: Sequence[Token], place: int) -> str:
    return tokens[place].kind if 0 <= place < len(tokens) else ""
