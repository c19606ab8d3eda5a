"""What is left of a mail beside its claims: headings that are questions, loose numbers, near misses that were taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pbm.core.phrases import say
from pbm.orders.answers.appeals import Appeal, appeals_of
from pbm.orders.claims.of_mail import claims_of, sentences
from pbm.orders.claims.unlabelled import of_somewhere, plain_after
from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Claim, Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.words import NONE_WORDS, PLAY_VERBS

__all__ = ["assumed_in", "join_questions", "loose_number", "number_beside", "quietened", "unowned"]

_HEADING = frozenset(("my", "the", "your", "and", "a"))
_FEW = 7  # words; a number in a longer sentence that orders nothing is chat
_IDLE = frozenset(("residue", "told", "past", "somebody else", "another turn"))
_MOST_ASSUMED = 6
_OUTERMOST = frozenset(("lowest", "highest"))
_LABELS = {
    "throw": say("throw"),
    "throws": say("throws"),
    "trapdoor": say("trapdoor"),
    "trapdoors": say("trapdoors"),
    "nominate": say("nominate"),
    "nomination": say("nomination"),
}


@needing({"?"}, {"T", "D"})
def join_questions(tokens: list[Token], _: Limits) -> None:
    """Make a heading of a label that is asked and answered: "Trapdoor? 33"."""
    start = 0
    for place, token in enumerate(tokens):
        if token.kind != "S":
            continue
        part = tokens[start:place]
        start = place + 1
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        heading = any(t.kind in "TD" for t in part) and all(t.kind in "TDB" or t.low in _HEADING for t in part)
        if token.low == "?" and heading and after is not None and (after.kind == "N" or after.low in NONE_WORDS):
            token.kind, token.low = "P", ":"


def quietened(tokens: Sequence[Token], limits: Limits) -> list[Token]:
    """Return ``tokens`` with the numbers of chat taken out, so that no board's share is sought for them.

    Chat is a sentence that names neither a board nor a throw nor a trapdoor and whose numbers claim nothing.
    """
    made = list(tokens)
    named = next((n for n, token in enumerate(tokens) if token.kind == "B"), len(tokens))
    for start, end in sentences(tokens):
        part = tokens[start:end]
        if start > named or any(t.kind in "BTD" for t in part) or not any(t.kind == "N" for t in part):
            continue
        words = sum(t.kind == "W" for t in part)
        if words > _FEW and all(claim.reason in _IDLE for claim in claims_of(part, limits)):
            made[start:end] = [replace(t, kind="X") if t.kind == "N" else t for t in part]
    return made


def number_beside(section: Sequence[Token], claims: Sequence[Claim], appeals: Sequence[Appeal]) -> int | None:
    """Return the line of a number that nothing claims beside "lowest legal": it was meant for something."""
    lines = {appeal.line for appeal in appeals}
    places = {claim.place for claim in claims}
    return next(
        (
            token.line
            for n, token in enumerate(section)
            if token.kind == "N" and token.low != "one" and n not in places and token.line in lines
        ),
        None,
    )


def unowned(tokens: Sequence[Token], sections: Iterable[Sequence[Token]]) -> int | None:
    """Return the line of "my lowest" that is in no board's share: "the lowest on A, B 6"."""
    appeals = [one for one in appeals_of(tokens, []) if one.what in _OUTERMOST]
    if not appeals or any(one.what in _OUTERMOST for part in sections for one in appeals_of(part, [])):
        return None
    return appeals[0].line


def loose_number(tokens: Sequence[Token], limits: Limits) -> int | None:
    """Return the line of a number, or of a label, that looks like an order which was not understood."""
    for start, end in sentences(tokens):
        part = tokens[start:end]
        label = next((token for token in part if token.kind in "TD"), None)
        words = sum(token.kind in "WTD" for token in part)
        sentence = Sentence(part, limits, None, False)
        for place, token in enumerate(part):
            if token.low == "one" and words > 2:
                continue
            if token.kind == "N" and _in_street(part, place):
                continue
            apart = token.kind == "N" and plain_after(sentence, place) and not of_somewhere(sentence, place)
            spoken = token.kind == "N" and token.value <= limits.high and token.low != "one" and _spoken(part, place)
            if token.kind == "N" and (label is not None or spoken or (words <= _FEW and (apart or words <= 3))):
                return token.line
        if label is None and len(tokens) <= 4 and any(token.kind == "X" for token in part):
            return part[0].line
        if label is not None and 1 < sum(token.kind in "WTDXN" for token in part) <= 5:
            return label.line
    return None


def _spoken(part: Sequence[Token], place: int) -> bool:
    """Whether a verb of playing stands right before a number of the player's: "take my 2 off me"."""
    before = [token.low for token in part[max(0, place - 2) : place]]
    return len(before) == 2 and before[1] == "my" and before[0] in PLAY_VERBS


def _in_street(part: Sequence[Token], place: int) -> bool:
    """Whether a number stands before a name of two words, as in an address: "36 Harbour Parade"."""
    names = part[place + 1 : place + 3]
    return len(names) == 2 and all(t.kind == "W" and t.text.istitle() and len(t.text) > 2 for t in names)


def assumed_in(tokens: Sequence[Token], claims: Sequence[Claim]) -> tuple[str, ...]:
    """Return the near misses that the claims rest on: ``“trpadoor” as trapdoor``."""
    lines = {claim.line for claim in claims}
    made = dict.fromkeys(
        say("“{word}” as {meant}", word=t.said, meant=_LABELS.get(t.low, t.low))
        for t in tokens
        if t.said and t.line in lines
    )
    return tuple(made)[:_MOST_ASSUMED]
