"""Numbers without a label: those of a list, those that a verb of playing claims, those at the head of a clause."""

from __future__ import annotations

from pbm.orders.sentence import ASIDE, LABELLED, SPOKEN, Sentence
from pbm.orders.token import Token
from pbm.orders.words import AFTER_PLAIN, FILLERS, PLAY_VERBS, POLITE, STARTERS

__all__ = ["extend", "left_over", "plain_after", "unlabelled"]

_STEPS = frozenset(("space", "spaces", "square", "squares", "step", "steps", "pip", "pips"))
_FOR_WHAT = frozenset(("me", "my", "the", "this", "now", "turn", "round", "board"))
_JOINING = frozenset(("and", "so", "but", "then"))
_ARTICLES = frozenset(("a", "an", "the", "my"))
_BRACKETS = frozenset(("(", "/", "&", "+", "#", "@"))
_WILLING = frozenset(("i'll", "ill", "will", "to", "like", "we'll", "me", "please"))
_GLUE = frozenset(
    (
        *(
            ",",
            "and",
            "&",
            "then",
            "/",
            "+",
            "-",
            "|",
            ">",
            "followed",
            "by",
            "the",
            "a",
            "my",
            "or",
            "first",
            "second",
        ),
        *("next", "this", "turn", "now", "afterwards", "finally", "either", "with", "x", "time"),
    )
)


def extend(s: Sentence, place: int, token: Token) -> bool:
    """Take a number into the list that the number before it began: "throws 3 and 6", "throw 5, 45"."""
    last = next((claim for claim in reversed(s.made) if s.last >= 0 and claim.values), None)
    if last is None:
        return False
    between = s.tokens[s.last + 1 : place]
    if any(t.low not in _GLUE or t.kind in "TDBU" for t in between):
        return False
    if not plain_after(s, place):
        return False
    if any(t.low == "or" for t in between):
        last.doubt = "hard"
        last.values.append(token.value)
        last.end = place
        return True
    small = token.value <= s.limits.high
    if last.field == "T" and small:
        last.values.append(token.value)
        last.end = place
        return True
    if last.field == "T" and not any(s.tokens[p].kind == "D" for p in s.labels):
        s.add("D", token.value, SPOKEN, place)
        return True
    if last.field == "D" and not (small and not any(c.field == "T" for c in s.made)):
        s.add("D", token.value, LABELLED, place)
        return True
    if last.field == "D":
        s.add("T", token.value, SPOKEN, place)
        return True
    return False


def plain_after(s: Sentence, place: int) -> bool:
    """Whether nothing follows a number that would make it a number of something else."""
    after = s.at(place + 1)
    if after is None:
        return True
    if after.kind == "P":
        return after.low not in ("%", "'", "°", "#", "<")
    if after.kind == "W":
        then = s.at(place + 2)
        if after.low in ("from", "it", "will"):
            return (after.low, s.low(place + 2)) in (("from", "me"), ("it", "is"), ("will", "do"))
        if after.low in _STEPS:
            return any(token.low in PLAY_VERBS for token in s.tokens[:place])
        if after.low == "to":
            return then is None or then.kind not in "NX"
        if after.low == "for":
            return then is None or then.low in _FOR_WHAT or then.kind in "TB" or then.low in PLAY_VERBS
        return after.low in AFTER_PLAIN
    return after.kind in "BDTNS"


def unlabelled(s: Sentence, place: int, token: Token) -> bool:
    """Claim a number by its verb or by its place at the head of a clause."""
    if not _countable(s, place, token) or not plain_after(s, place):
        return False
    rank, by_verb = _rank(s, place)
    if not rank:
        return False
    if token.value <= s.limits.high or (by_verb and token.value <= 20):
        s.add("T", token.value, rank, place)
    elif rank == SPOKEN and s.before is not None and s.corrected(place) and s.before.field == "D":
        s.add("D", token.value, rank, place)
    elif by_verb:
        s.add("D", token.value, ASIDE, place).doubt = "soft"
    else:
        return False
    s.last = place
    return True


def _countable(s: Sentence, place: int, token: Token) -> bool:
    """Whether "one" is a number here, and not somebody or something."""
    if token.low != "one" or s.low(place - 1) in ("a", "an", "just", "number", "#"):
        return True
    return place == 0 and s.low(1) in ("for", "please", "pls", ",")


def _rank(s: Sentence, place: int) -> tuple[int, bool]:
    """Return how strongly what stands before a number makes it an order, and whether a verb does."""
    strangers = 0
    for step in range(place - 1, -1, -1):
        before = s.tokens[step]
        if before.kind == "W" and before.low in PLAY_VERBS:
            return (SPOKEN if strangers <= 1 and _meant(s, step) else 0), True
        if before.kind in "TDNXU" or (before.kind == "W" and before.low == "at"):
            return 0, False
        if before.kind in "PB" or before.low in _JOINING:
            return _headed(s, step, place), False
        if before.low not in STARTERS | FILLERS:
            strangers += 1
            if strangers > 1 or not any(t.low in _ARTICLES for t in s.tokens[max(0, step - 1) : step]):
                return 0, False
    opening = all(t.low in STARTERS or t.low in ("i'd", "with", "like") for t in s.tokens[:place] if t.kind == "W")
    return (SPOKEN if opening else 0), False


def _meant(s: Sentence, verb: int) -> bool:
    """Whether a verb orders: "I'll have the 4" does, "I have the 4" tells what is left, "I make it 4" counts."""
    low, before = s.low(verb), s.low(verb - 1)
    if low in ("have", "having"):
        return before in _WILLING or (before == "i" and s.low(verb - 2) in ("can", "could", "may", "shall", "might"))
    return not (low == "make" and before == "i")


def _headed(s: Sentence, step: int, place: int) -> int:
    """Return the rank of a number at the head of the clause that begins after ``step``."""
    sign = s.tokens[step]
    if not all(t.low in STARTERS for t in s.tokens[step + 1 : place] if t.kind == "W"):
        return 0
    if sign.kind == "B":
        return SPOKEN
    if sign.low in ("and", "/") and not any(claim.field == "D" for claim in s.made):
        return 0
    if all(t.kind in "UP" or t.low in STARTERS for t in s.tokens[:step]) and sign.low not in _BRACKETS:
        return SPOKEN
    if sign.low in _BRACKETS or (step and s.tokens[step - 1].kind in "NX"):
        return 0
    return ASIDE


def left_over(s: Sentence, place: int, token: Token) -> None:
    """Doubt a small number that corrects something, or that makes up most of its sentence."""
    if token.value > s.limits.high:
        start = place
        while start and s.tokens[start - 1].kind == "W" and s.tokens[start - 1].low in FILLERS | STARTERS:
            start -= 1
        bare = start == 0 or s.tokens[start - 1].kind == "P"
        labelled = any(s.tokens[label].kind == "D" for label in s.labels)
        if bare and not labelled and plain_after(s, place) and (start < place if s.made else len(s.tokens) > 1):
            s.add("D", token.value, ASIDE, place).doubt = "soft"
        return
    if s.corrected(place) and (s.made or s.before is not None):
        if plain_after(s, place):
            s.add("T", token.value, SPOKEN, place)
            s.last = place
        else:
            s.add("T", token.value, ASIDE, place).doubt = "hard"
        return
    if not _countable(s, place, token):
        return
    words = [t.low for t in s.tokens if t.kind == "W" and t.low not in STARTERS | POLITE]
    if len(words) <= 2 and not s.labels and not s.made and not any(t.kind == "X" for t in s.tokens):
        claim = s.add("T", token.value, ASIDE, place)
        hanging = any(t.low in ("otherwise", "else", "instead") for t in s.tokens[:place])
        claim.doubt = "hard" if hanging else "soft"
        s.last = place
