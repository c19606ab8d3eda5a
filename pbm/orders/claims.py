"""What each sentence claims: which of its numbers is a throw, which a trapdoor, and how sure that is.

A number is claimed by the label beside it ("throw 5", "45 as trapdoor"), by a verb of playing ("I'll go with
a 3"), or by standing alone ("5/45"). Numbers that nothing claims are chat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.orders.doubts import Doubts
from pbm.orders.links import label_after, label_before, labels_follow, turn_of
from pbm.orders.sentence import ASIDE, LABELLED, Claim, Limits, Sentence
from pbm.orders.token import Token
from pbm.orders.unlabelled import extend, left_over, unlabelled
from pbm.orders.wholes import alone, changed, dangling, declined, drop_ranges

__all__ = ["claims_of", "sentences"]

_LONGEST = 120  # a sentence without an end is cut here, so that reading stays linear


def sentences(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    """Return where each sentence begins and ends in ``tokens``."""
    found: list[tuple[int, int]] = []
    start = 0
    for place, token in enumerate(tokens):
        if token.kind == "S" or place - start >= _LONGEST:
            if place > start:
                found.append((start, place))
            start = place + 1 if token.kind == "S" else place
    if start < len(tokens):
        found.append((start, len(tokens)))
    return found


def claims_of(tokens: Sequence[Token], limits: Limits, *, lone: bool = False) -> list[Claim]:
    """Return every claim in ``tokens``, in their order; ``lone`` where they are all about one board by name."""
    made: list[Claim] = []
    follows = False
    for start, end in sentences(tokens):
        part = [replace(token) for token in tokens[start:end]]  # claiming marks tokens as it goes
        said = _claims(Sentence(part, limits, made[-1] if made else None, follows))
        follows = bool(said)
        if not said:
            continue
        doubts = Doubts(part, tokens[end].low if end < len(tokens) else "")
        nominating = any(claim.field == "D" for claim in said)
        for claim in said:
            if claim.doubt == "hard":
                claim.reason = "either"
            else:
                doubt, reason = doubts.of(claim.place, max(claim.place, claim.end))
                if doubt == "hard" or not claim.doubt:
                    claim.doubt, claim.reason = doubt, reason
            if claim.rank == ASIDE and claim.field == "T" and not claim.doubt and not (lone or nominating):
                claim.doubt, claim.reason = "soft", "in passing"
            claim.place += start
            claim.end += start
            if claim.override and claim.rank < LABELLED and made and made[-1].field != claim.field:
                # "Throw 4, trapdoor 33. No, 5": nobody can tell which of the two is taken back.
                claim.doubt, claim.reason = "hard", "either"
                made.append(replace(claim, field=made[-1].field))
            made.append(claim)
    return made


def _claims(s: Sentence) -> list[Claim]:
    drop_ranges(s)
    if not alone(s):
        changed(s)
        for label in s.labels:
            declined(s, label)
        backwards = labels_follow(s)
        for place, token in enumerate(s.tokens):
            if token.kind == "N":
                _number(s, place, token, backwards)
        dangling(s)
    s.made.sort(key=lambda claim: claim.place)
    return s.made


def _number(s: Sentence, place: int, token: Token, backwards: bool) -> None:
    """Make the claim of one number, if it makes any."""
    before, comma = (None, False) if backwards else label_before(s, place)
    after = label_after(s, place, followed=backwards)
    if before is not None and after is not None and s.tokens[before].kind != s.tokens[after].kind:
        if not comma:
            for kind in "TD":
                s.add(kind, token.value, LABELLED, place).doubt = "hard"
            s.last = place
            return
        before = None
    turn = turn_of(s, place, before)
    label = before if before is not None else after
    field = s.tokens[label].kind if label is not None else "T" if turn >= 0 else None
    if field == "D" and token.low == "one" and token.value == 1:
        return  # "a hole in one"
    if field is not None:
        s.add(field, token.value, LABELLED, place, turn=turn)
        s.last = place
    elif extend(s, place, token):
        s.last = place
    elif not unlabelled(s, place, token):
        left_over(s, place, token)
