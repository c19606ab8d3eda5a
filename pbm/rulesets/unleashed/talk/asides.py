"""What is said in passing: times of day, heads of lists, what a space is beside its number, a card that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["wishes_ends", "without_asides"]

_ENDS: Final = ("stop", "gap", "label")
_GAME: Final = ("card", "piece", "num", "player", "eyes")
_UNTIL: Final = ("till", "until", "bis")
_OPENED: Final = ("open", "geöffnet", "weekdays", "daily", "ouvert", "abierto", "aperto")
_ROADS: Final = frozenset(("lane", "road", "street", "avenue", "crescent", "gardens", "terrace", "drive", "mews"))
_TURNING: Final = ("cancel", "if", "not", "past", "other")
_RELUCTANT: Final = ("if i must", "if i have to", "if needs must", "if it has to be")
_KEEPING: Final = ("keep", "keeping", "save", "saving", "hang", "hold")
_KEPT: Final = ("fill", "with", "later", "it", "self", "on", "to")
_STANDING: Final = ("i'm standing on", "i am standing on", "i'm on", "im standing on", "i stand on", "i'm at")
_BETWEEN: Final = ("comma", "open", "close", "be", "fill", "dash", "colon")
_FROM: Final = ("from me", "from here")
_STEPS: Final = 6
_HOUR: Final = 24
_NEAR: Final = 12
_LONG: Final = 40


def without_asides(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without what only describes what is said anyway, or tells the time of day."""
    made: list[Token] = []
    begins = 0
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind in _ENDS:
            begins = len(made) + 1
        sentence = made[max(begins, len(made) - _NEAR) :]
        if token.kind == "num" and (_is_hour(tokens, at, sentence) or _is_house(tokens, at)):
            made.append(replace(token, kind="dead", meanings=()))
        elif token.kind == "standing" and _is_heading(tokens, at, sentence):
            del made[begins:]
            made.append(Token("label", token.text, token.line, name="standing"))
            while tokens[at].kind != "colon":
                at += 1
            begins = len(made)
        elif token.text.casefold() in _RELUCTANT and sum(one.kind == "card" for one in sentence) > 1:
            made.append(replace(token, kind="unsure", meanings=()))  # a second card, or a fallback?
        elif token.kind == "not" and _kept(tokens, at):
            at = _kept(tokens, at)
        elif token.kind in ("top", "bottom") and _ends_described(tokens, at, sentence):
            at = _ends_described(tokens, at, sentence) - 1
        elif token.text.casefold() in _STANDING and sentence and _number_follows(tokens, at + 1):
            pass  # "the card I'm standing on, number 8"
        elif token.text.casefold() in _FROM and sentence and _is_space(sentence[-1]):
            pass  # "blank on 14 from me"
        elif token.kind == "not" and _only_contrasts(tokens, at):
            at += _only_contrasts(tokens, at) - 1
        else:
            made.append(token)
        at += 1
    return made


def _is_space(token: Token) -> bool:
    """Whether a number is no count of steps, as in "3 from me"."""
    return token.kind == "num" and token.value > _STEPS


def _is_hour(tokens: Sequence[Token], at: int, sentence: Sequence[Token]) -> bool:
    """Whether a number is a time of day: "open 8 till 4", "the meeting dragged on till ten"."""
    if not 0 < tokens[at].value <= _HOUR or any(one.kind in ("piece", "card") for one in sentence):
        return False
    after = [one.text.casefold() for one in tokens[at + 1 : at + 3]]
    opened = sentence[-1:] != [] and sentence[-1].text.casefold() in _OPENED
    if opened and after[:1] and after[0] in _UNTIL and len(after) > 1 and tokens[at + 2].kind == "num":
        return True
    if not sentence or sentence[-1].text.casefold() not in _UNTIL:
        return False
    before = sentence[:-1]
    return all(one.kind not in _GAME for one in before) and any(one.kind in ("unknown", "dead") for one in before)


def _is_house(tokens: Sequence[Token], at: int) -> bool:
    """Whether a number is that of a house: "6 Mill Lane"."""
    after = [one.text.casefold() for one in tokens[at + 1 : at + 4]]
    named = tokens[at + 1 : at + 2] != [] and tokens[at + 1].text[:1].isupper() and tokens[at + 1].kind == "unknown"
    return named and any(word in _ROADS for word in after[1:])


def _is_heading(tokens: Sequence[Token], at: int, sentence: Sequence[Token]) -> bool:
    """Whether a sentence with "standing choices" in it is a heading: a colon ends its line."""
    if any(one.kind in (*_GAME, *_TURNING) for one in sentence):
        return False
    for step in range(at + 1, min(len(tokens) - 1, at + _NEAR)):
        if tokens[step].kind == "colon":
            return tokens[step + 1].line > tokens[step].line and step > at + 1
        if tokens[step].kind in (*_ENDS, *_GAME, "cancel", "if"):
            return False
    return False


def _kept(tokens: Sequence[Token], at: int) -> int:
    """Return where the "and" stands of "keep the roll for later and play the blank on 21"; 0 where it is not that."""
    if tokens[at].text.casefold().split()[0] not in _KEEPING or at + 2 >= len(tokens) or tokens[at + 1].kind != "card":
        return 0
    step = at + 2
    while step < min(len(tokens), at + _NEAR) and tokens[step].kind in _KEPT:
        step += 1
    kinds = [one.kind for one in tokens[step : step + 6] if one.kind != "fill"]
    other = next((one for one in tokens[step : step + 6] if one.kind == "card"), tokens[at + 1])
    return step if kinds[:3] == ["and", "verb", "card"] and other.name != tokens[at + 1].name else 0


def _ends_described(tokens: Sequence[Token], at: int, sentence: Sequence[Token]) -> int:
    """Return where to go on after "the foot of ladder L1" before "on card 4"; 0 where no number is told."""
    if not any(one.kind == "card" for one in sentence) or not sentence or sentence[-1].kind not in ("on", "fill"):
        return 0
    step = at + 1
    while step < min(len(tokens), at + 4) and tokens[step].kind in ("fill", "s"):
        step += 1
    if step >= len(tokens) or tokens[step].kind != "piece" or step == at + 1:
        return 0
    return step + 1 if _number_follows(tokens, step + 1) else 0


def _number_follows(tokens: Sequence[Token], at: int) -> bool:
    """Whether the number of a space comes next, after no more than a comma: ", number 8", ", that is on card 4"."""
    step = at
    while step < min(len(tokens), at + 5) and tokens[step].kind in _BETWEEN:
        step += 1
    placed = step < len(tokens) and tokens[step].kind == "on"
    step += placed
    if step >= len(tokens) or tokens[step].kind != "num" or step == at:
        return False
    following = tokens[step + 1].kind if step + 1 < len(tokens) else "stop"
    told = placed or any(one.kind == "be" for one in tokens[at:step])
    return told and following not in ("to", "dash", "spaces", "relative", "card", "piece")


def _only_contrasts(tokens: Sequence[Token], at: int) -> int:
    """Return how many tokens "not on 6, on 7" begins with that only say where not, after something is put right; or 0.

    The comma goes with them.
    """
    kinds = [one.kind for one in tokens[at : at + 6]]
    short = 3 if kinds[:3] == ["not", "on", "num"] else 2 if kinds[:2] == ["not", "num"] else 0
    led = (
        at > 0
        and tokens[at - 1].kind in ("fix", "colon", "comma", "fill")
        and any(one.kind == "fix" for one in tokens[max(0, at - 4) : at])
    )
    follows = kinds[short:] in (["comma", "on", "num"], ["comma", "num"]) or kinds[short:][:3] == ["comma", "on", "num"]
    return short + 1 if short and led and follows else 0


def wishes_ends(tokens: Sequence[Token], at: int) -> bool:
    """Whether a piece and just its two ends follow: "could I have snake S4 with the head at 38 and the tail at 12?"."""
    end = next((step for step in range(at, min(len(tokens), at + _LONG)) if tokens[step].kind in _ENDS), at)
    kinds = [one.kind for one in tokens[at + 1 : end] if one.kind != "fill"]
    return kinds[:1] == ["piece"] and kinds.count("num") == 2 and not {"if", "or", "else", "not"} & {*kinds}
