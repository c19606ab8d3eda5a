"""Fallbacks that are named and not conditioned: "31 as insurance", "plan B is 8", "substitute: 31", "just in case"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["reserves"]

_MOST_WORDS: Final = 5
_NEAR: Final = 5
_ENDS: Final = ("stop", "gap", "label", "comma", "close", "dash", "colon")
_NAMED: Final = frozenset(
    (
        "insurance", "insurance policy", "safety net", "safety", "emergencies", "in an emergency", "emergency",
        "substitute", "sub", "replacement", "stand in", "stand-in", "understudy", "standby", "stand by", "on standby",
        "second string", "next in line", "second in line", "third in line", "first reserve", "second reserve",
        "third reserve", "next best bet", "second best bet", "next best thing", "consolation prize", "bolthole",
        "bolt hole", "fallback option", "fallback position", "backup plan", "back up plan", "contingency",
        "contingency plan", "next on the list", "second on the list", "second on my list", "next on my list",
        "escape route", "emergency exit", "parachute", "reserve card", "reserve space", "reserve square",
        "second fiddle", "also ran", "stopgap", "ersatz", "plan b", "plan c", "plan d", "fallback", "backup",
        "reserve", "reserves", "alternative", "second choice", "third choice", "fourth choice", "second best",
        "spare", "notnagel", "notlösung", "rückfallebene", "second wish", "third wish", "fourth wish", "next wish",
        "2nd wish", "3rd wish", "second preference", "third preference", "second favourite", "third favourite",
        "second favorite", "my fallback", "my backup", "my alternative", "fallback is", "the fallback is",
        "my fallback is", "backup is", "the backup is", "spare is", "the spare is", "mein ersatz", "reserve choice",
        "zur sicherheit", "sicherheitshalber", "vorsichtshalber", "schlimmstenfalls", "to be safe",
        "to be on the safe side", "on the safe side", "for safety", "for safety's sake", "in reserve",
        "in der hinterhand", "next pick", "second pick", "third pick", "next option", "next try", "second try",
        "next attempt", "second attempt", "next target", "next stop", "second string to my bow", "second go",
        "next bet", "next idea", "second idea", "next preferred", "lifeboat", "airbag", "spare tyre", "fall back",
    )
)  # fmt: skip
_LED: Final = frozenset(
    (
        "as", "as a", "as my", "as an", "as the", "my", "the", "a", "an", "being", "for", "its", "your", "with", "is",
        "'s", "would be", "will be", "als", "mein", "meine", "be", "of", "in", "ist",
    )
)  # fmt: skip
_LINKING: Final = frozenset(
    ("is", "'s", "s", "would", "be", "being", "would be", "will be", "shall be", "are", "ist", "wäre", "if needed",
     "if necessary", "if required", "please", "on", "it's", "its", "if", "needed", "required")
)  # fmt: skip
_AS: Final = ("as a", "as my", "as an", "as the", "as", "als", "a", "my", "of", "for")
_JUST: Final = ("just", "only")


def reserves(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with such a name beside a space or a card as ``else``, without the words that tie them."""
    made: list[Token] = []
    ordered = False
    at = 0
    while at < len(tokens):
        token = tokens[at]
        ordered = ordered or token.kind == "num"
        length = _named(tokens, at) if ordered else 0
        if length and _is_tied(tokens, at, length, made):
            while made and made[-1].kind not in ("num", "card") and made[-1].text.casefold() in _LED:
                made.pop()
            made.append(Token("else", token.text, token.line))
            at += length
            while at < len(tokens) and tokens[at].kind != "on" and tokens[at].text.casefold() in _LINKING:
                at += 1
            continue
        if ordered and token.text.casefold() == "in case" and _stands_alone(tokens, at):
            while made and made[-1].kind == "fill" and made[-1].text.casefold() in _JUST:
                made.pop()
            made.append(replace(token, kind="else", meanings=()))
            at += 1
            continue
        made.append(token)
        at += 1
    return made


def _named(tokens: Sequence[Token], at: int) -> int:
    """Return how many tokens from here on name something that is kept for when a wish cannot be; 0 for none."""
    for length in range(_MOST_WORDS, 0, -1):
        words = tokens[at : at + length]
        if len(words) < length or any(one.kind in ("num", "player", "piece", *_ENDS) for one in words):
            continue
        if " ".join(one.text.casefold() for one in words) in _NAMED:
            return length
    return 0


def _is_tied(tokens: Sequence[Token], at: int, length: int, made: Sequence[Token]) -> bool:
    """Whether a space or a card stands right beside such a name, tied to it by little words only."""
    step = at + length
    led = bool(made) and made[-1].text.casefold() in _AS
    while step < min(len(tokens), at + length + _NEAR) and (
        tokens[step].text.casefold() in _LINKING
        or tokens[step].kind in ("colon", "dash", "fill", "on", "hash")
        or (led and tokens[step].kind == "comma")
    ):
        step += 1
    if step < len(tokens) and tokens[step].kind in ("num", "card", "plus", "minus", "piece"):
        return not _counts(tokens, step)
    back = len(made) - 1
    while back >= max(0, len(made) - _NEAR) and made[back].text.casefold() in _LED:
        back -= 1
    ends = at + length >= len(tokens) or tokens[at + length].kind in (*_ENDS, "fill", "tag", "else", "and")
    return ends and back >= 0 and made[back].kind == "num" and back < len(made) - 1


def _counts(tokens: Sequence[Token], at: int) -> bool:
    """Whether a number counts what comes next, and is no space: "my insurance is 40 quid"."""
    return tokens[at].kind == "num" and at + 1 < len(tokens) and tokens[at + 1].kind in ("unknown", "dead", "spaces")


def _stands_alone(tokens: Sequence[Token], at: int) -> bool:
    following = tokens[at + 1].kind if at + 1 < len(tokens) else "stop"
    return following in _ENDS or (following == "num" and not _counts(tokens, at + 1))
