"""Where a condition among the tokens of orders ends, and what it is about: "if somebody has taken S2, …"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["by_whom", "contrary", "each_named", "forks", "had", "is_done", "object_of", "of_pieces", "place_of"]

_CONTRARY: Final = ("not", "fill", "piece", "snake", "ladder", "lamppost", "be", "there", "it", "free", "taken")
_DONE: Final = ("moved", "touched", "shifted", "sent", "used", "played", "done", "placed", "swapped", "budged")
_SPEECH: Final = 60
_THINGS: Final = ("them", "they", "those", "these", "they're", "them's", "theyre", "they are")


def by_whom(tokens: Sequence[Token], at: int) -> int:
    """Return where to go on after "by one of my opponents", and after "before me"."""
    at += _before_me(tokens, at)
    if at >= len(tokens) or tokens[at].text.casefold() not in ("by", "von"):
        return at
    step = at + 1
    while step < min(len(tokens), at + 8) and tokens[step].kind in ("player", "other", "fill", "self", "it", "unknown"):
        step += 1
    return step if step < len(tokens) and tokens[step].kind in ("comma", "then", "stop", "on") else at


def of_pieces(token: Token, made: Sequence[Token]) -> bool:
    """Whether "they" are pieces, as what was said last was of those and of no card."""
    kinds = {one.kind for one in made[-_SPEECH:]}
    return token.text.casefold() in _THINGS and "piece" in kinds and "card" not in kinds


def object_of(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> int:
    """Return where to go on after the piece of "somebody has taken S2", which was wished before."""
    step = at
    while step < min(len(tokens), at + 2) and (tokens[step].kind == "be" or tokens[step].text.casefold() == "had"):
        step += 1
    if step + 1 >= len(tokens) or tokens[step].kind != "piece":
        return at
    wished = any(one.name == tokens[step].name for one in made[-_SPEECH:] if one.kind == "piece")
    after = step + 1
    while after < min(len(tokens), step + 3) and tokens[after].kind == "be":
        after += 1
    after += _before_me(tokens, after)
    ends = after < len(tokens) and tokens[after].kind in ("comma", "colon", "then", "stop")
    return after if wished and ends else at


def _before_me(tokens: Sequence[Token], at: int) -> int:
    """Return how many words "before me" or "first" has that stands here."""
    words = [token.text.casefold() for token in tokens[at : at + 2]]
    if words[:1] in (["first"], ["zuerst"], ["eerst"]):
        return 1
    return 2 if words in (["before", "me"], ["vor", "mir"], ["avant", "moi"], ["voor", "mij"]) else 0


def contrary(tokens: Sequence[Token], at: int) -> int:
    """Return where to go on after "and not the snake", "but S2 is still there"."""
    if at >= len(tokens) or tokens[at].text.casefold() not in ("and", "but", "und", "aber"):
        return at
    step = at + 1
    while step < min(len(tokens), at + 9) and (tokens[step].kind in _CONTRARY or tokens[step].means("free")):
        step += 1
    named = any(one.kind in ("piece", "snake", "ladder", "lamppost") for one in tokens[at:step])
    return step if named and step < len(tokens) and tokens[step].kind in ("comma", "colon", "stop", "then") else at


def each_named(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is said of each card by itself where else it goes: "… either is taken: 13 for the blank, 21 for …"."""
    end = next((step for step in range(at, min(len(tokens), at + 30)) if tokens[step].kind in ("stop", "gap")), at + 30)
    return sum(one.kind == "card" for one in tokens[at:end]) > 1


def place_of(card: Token, made: Sequence[Token]) -> Token | None:
    """Return the number after a card that was named before, None where it was named nowhere or twice."""
    recent = made[-_SPEECH:]
    named = [place for place, token in enumerate(recent) if token.kind == "card" and token.name == card.name]
    if len(named) != 1:
        return None
    return next((token for token in recent[named[0] : named[0] + 5] if token.kind == "num"), None)


def is_done(tokens: Sequence[Token], at: int, also: tuple[str, ...] = ()) -> bool:
    """Whether "moved" ends what cannot be done: "if S2 can't be moved, …"."""
    if tokens[at].text.casefold() not in _DONE or at + 1 >= len(tokens):
        return False
    return tokens[at + 1].kind in ("comma", "colon", "then", "stop", "piece", "on", *also)


def had(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> int | None:
    """Return where to go on after the "it already" of "if somebody has it already"; None where it says otherwise."""
    step = object_of(tokens, at, made)
    if step != at:
        return step
    while step < min(len(tokens), at + 4) and (
        tokens[step].kind in ("it", "there", "be") or tokens[step].text.casefold() in ("one", "had")
    ):
        step += 1
    referred = any(one.kind in ("it", "there") for one in tokens[at:step])
    forestalled = _before_me(tokens, step) if referred else 0
    step += forestalled
    following = ("comma", "then", "stop", "colon", "verb", "piece", "card", *(("num", "on") if forestalled else ()))
    return step if referred and step < len(tokens) and tokens[step].kind in following else None


def forks(tokens: Sequence[Token], at: int, step: int) -> bool:
    """Whether a sentence makes one card hang on another: "If that works, blank on 5, if not reverse on 5"."""
    if not at or tokens[at - 1].kind not in ("stop", "gap") or any(one.kind == "num" for one in tokens[at:step]):
        return False
    far = min(len(tokens), step + 30)
    end = next((place for place in range(step, far) if tokens[place].kind in ("stop", "gap")), far)
    kinds = [one.kind for one in tokens[step:end]]
    return kinds.count("card") > 1 and "else" in kinds
