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
from pbm.orders.words import CONDITIONS, HEDGES, NONE_WORDS, NOT_WORDS, PLAY_VERBS

__all__ = ["assumed_in", "join_questions", "loose_number", "number_beside", "quietened", "unowned"]

_HEADING = frozenset(("my", "the", "your", "and", "a"))
_FEW = 7  # words; a number in a longer sentence that orders nothing is chat
_TRAILING = frozenset(("...", "…", ".."))
_SETTLING = NONE_WORDS | NOT_WORDS | {"same", "like", "as", "stays", "stay", "keep", "leave", "swap", "first", "then"}
"""In a sentence that names a board these may be said of its orders."""
_SAYING = 3  # words that say something
_FOR_ALL = frozenset(("both", "each", "all", "every", "everywhere", "either"))
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


def quietened(tokens: Sequence[Token], limits: Limits, boards: int) -> list[Token]:
    """Return ``tokens`` with the numbers of chat taken out, so that no board's share is sought for them.

    Chat is a sentence that names neither a board nor a throw nor a trapdoor and whose numbers claim nothing. It may be
    short where what follows has all numbers of so many ``boards``: "From 26 to 11, such is life. A: 6 then 5, …".
    """
    made = _talk_of_boards(tokens, boards)
    tokens = list(made)
    named = next((n for n, token in enumerate(tokens) if token.kind == "B"), len(tokens))
    parts = [(start, end) for start, end in sentences(tokens) if start <= named]
    opens, ends = next(((start, end) for start, end in parts if named < end), (len(tokens), len(tokens)))
    trailing = max((n + 1 for n in range(opens, min(named, ends)) if tokens[n].low in _TRAILING), default=0)
    if trailing:  # "You might have told me of the snake on 52 ... so A 6, B 4"
        parts[-1:] = [(opens, trailing - 1), (trailing, ends)]
        opens = trailing
    for start, end in parts:
        part = tokens[start:end]
        if any(t.kind in "BD" for t in part) or not any(t.kind == "N" for t in part):
            continue
        counting = [n for n, t in enumerate(part) if t.kind == "T" and _counted(part, n, limits)]
        if len(counting) != sum(t.kind == "T" for t in part):
            continue
        part = [replace(t, kind="W") if n in counting else t for n, t in enumerate(part)]
        words = sum(t.kind == "W" for t in part)
        called = end < len(tokens) and tokens[end].low == "!"
        short = (words >= _SAYING or called) and not _weighs(part) and _in_full(tokens[opens:], limits, boards)
        claims = (c for c in claims_of(part, limits) if c.place + 1 not in counting)
        idle = (c.reason in _IDLE or (short and c.doubt == "soft" and not c.reason) for c in claims)
        if (words > _FEW or short) and all(idle):
            made[start:end] = [replace(t, kind="X") if t.kind == "N" else t for t in part]
    return made


def _talk_of_boards(tokens: Sequence[Token], boards: int) -> list[Token]:
    """Return ``tokens`` without the boards of talk ahead of all orders: "I am in front on B. 1 on B, and 4 on A".

    Only where each board of it is named again, and all are, with what they order.
    """
    made = list(tokens)
    for start, end in sentences(tokens):
        part = tokens[start:end]
        if any(t.kind in "NXDTU" for t in part):
            return made
        spoken_of = {t.low for t in part if t.kind == "B"}
        words = sum(t.kind == "W" for t in part)
        if not spoken_of or words < _SAYING:
            continue
        rest = {t.low for t in tokens[end:] if t.kind == "B"}
        if len(rest) != boards or not spoken_of <= rest or _weighs(part) or any(t.low in _SETTLING for t in part):
            return made
        made[start:end] = [replace(t, kind="W", low=t.low.lower(), text="") if t.kind == "B" else t for t in part]
    return made


def _counted(part: Sequence[Token], place: int, limits: Limits) -> bool:
    """Whether the label at ``place`` is what a number counts: "two throws together"."""
    before = part[place - 1] if place else None
    return limits.count > 1 and before is not None and before.kind == "N" and before.value == limits.count


def _weighs(part: Sequence[Token]) -> bool:
    """Whether a sentence makes conditions, or may be for every board; "let me see if I follow" makes none."""
    before = ("", *(token.low for token in part))
    return any(
        t.low in _FOR_ALL or t.low in HEDGES or (t.low in CONDITIONS and before[n] != "see") for n, t in enumerate(part)
    )


def _in_full(tokens: Sequence[Token], limits: Limits, boards: int) -> bool:
    """Whether ``tokens`` have as many throws and spaces as so many boards need, and no other number."""
    numbers = [t.value for t in tokens if t.kind in "NX"]
    throws = [value for value in numbers if limits.low <= value <= limits.high]
    doors = len(numbers) - len(throws)
    none = not doors and any(t.kind == "D" for t in tokens) and any(t.low in NONE_WORDS for t in tokens)
    shared = doors == 1 and any(t.low in _FOR_ALL for t in tokens)
    return len(throws) == boards * limits.count and (doors == boards or none or shared)


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
