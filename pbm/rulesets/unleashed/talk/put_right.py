"""Sentences after an order that put its space right: "For 22 read 23", "that should have been 23", "OK, 16 it is"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["puts_right", "sentence_end", "settles", "trails", "undecide"]

_SENTENCE: Final = ("stop", "gap", "label")
_PARTING: Final = ("comma", "dash", "colon", "open", "close", *_SENTENCE)
_FALTERING: Final = ("er", "erm", "oh", "no", "ach", "äh", "nein")
_MOST: Final = 18
_PUT_RIGHT: Final = frozenset(
    (
        "ps", "p", "s", "pps", "for", "where", "what", "es", "i", "wrote", "said", "put", "typed", "read", "please",
        "is", "was", "a", "an", "typo", "misprint", "mistake", "slip", "should", "have", "been", "be", "that",
        "that's", "thats", "it's", "its", "it", "meant", "not", "the", "correct", "let", "me", "let me", "to", "of",
        "course", "obviously", "sorry", "instead", "mean", "no", "oops", "my", "as", "on", "and", "says", "must",
        "ought", "rather", "than", "must be", "should have been", "nicht", "sondern", "statt", "muss", "heissen",
        "sollte", "sein", "lies", "für", "soll", "should have said", "have said", "error", "wrong", "change",
        "changed", "that should read", "should read", "i should have said", "i meant", "i mean", "oh", "argh",
        "whoops", "in place", "with", "replace", "by",
    )
)  # fmt: skip
_SAYING: Final = (
    "should",
    "meant",
    "correct",
    "typo",
    "misprint",
    "mistake",
    "read",
    "slip",
    "muss",
    "sollte",
    "lies",
    "replace",
    "wrong",
    "error",
    "change",
    "ändere",
)
_YIELDING: Final = frozenset(
    ("ok", "okay", "right", "fine", "so", "well", "alright", "all right", "then", "good", "yes", "very")
)
_SETTLING: Final = ("it is", "it's", "it is then")
_OPEN: Final = ("if", "unless", "unsure", "else", "or", "past", "later", "yours", "other")


def puts_right(tokens: Sequence[Token], at: int, made: Sequence[Token], placed: int) -> tuple[int, Token] | None:
    """Return where to go on after a sentence such as "For 22 read 23", and the number that is right; else None."""
    if made and made[-1].kind not in (*_SENTENCE, "open", "comma", "dash"):
        return None
    end = sentence_end(tokens, at)
    part = tokens[at:end]
    if end < len(tokens) and tokens[end].kind not in _SENTENCE:
        return None
    numbers = [token for token in part if token.kind == "num"]
    others = [token for token in numbers if token.value != placed]
    if (
        len(others) != 1
        or len(numbers) > 1 + (len(numbers) - len(others))
        or (end < len(tokens) and tokens[end].text == "?")
    ):
        return None
    words = [
        word
        for token in part
        if token.kind not in ("num", "comma", "colon", "dash", "close", "open")
        for word in token.text.casefold().split()
    ]
    if not words or any(word not in _PUT_RIGHT for word in words):
        return None
    old = len(numbers) > 1
    said = any(word in _SAYING for word in words) or (old and ("not" in words or "nicht" in words))
    if not said or (old and "not" in words and not _opposes(part, placed)):
        return None
    return end, others[0]


def _opposes(part: Sequence[Token], placed: int) -> bool:
    """Whether it is the space said before that is denied: "that's 23, not 22"."""
    denied = next((place for place, token in enumerate(part) if token.text.casefold() in ("not", "nicht")), -1)
    after = next((token.value for token in part[denied + 1 :] if token.kind == "num"), None)
    return after == placed


def trails(tokens: Sequence[Token], at: int, made: Sequence[Token], placed: int) -> int:
    """Return where to go on after "23 I mean"; 0 where it is not that."""
    if tokens[at].kind != "num" or tokens[at].value == placed or not made:
        return 0
    begins = not made or made[-1].kind in _PARTING
    if not (begins or made[-1].text.casefold() in _FALTERING):
        return 0
    words = " ".join(token.text.casefold() for token in tokens[at + 1 : at + 3])
    for phrase in ("i mean", "i meant", "meine ich", "meinte ich", "rather", "je veux dire"):
        length = len([1 for token in tokens[at + 1 : at + 3] if token.text.casefold() in phrase])
        ends = at + 1 + length >= len(tokens) or tokens[at + 1 + length].kind in _PARTING
        if (words == phrase or words.startswith(f"{phrase} ")) and ends:
            return at + 1 + length
    return 0


def settles(tokens: Sequence[Token], at: int, made: Sequence[Token], placed: int) -> Token | None:
    """Return the space of "OK, 16 it is", which ends what was said of it before; None where nothing is settled."""
    if made and made[-1].kind not in _SENTENCE:
        return None
    end = sentence_end(tokens, at)
    part = [token for token in tokens[at:end] if token.kind not in ("comma", "dash")]
    while part and part[0].text.casefold() in _YIELDING:
        part = part[1:]
    while len(part) > 1 and part[-1].text.casefold() not in _SETTLING and part[-1].kind in ("tag", "fill", "then"):
        part = part[:-1]
    said = [token.text.casefold() for token in part[1:]]
    if not part or part[0].kind != "num" or " ".join(said) not in _SETTLING:
        return None
    return part[0] if part[0].value != placed else None


def undecide(made: list[Token]) -> None:
    """Leave out what was said of another space since the card was placed: "No wait, my wife says 16."."""
    start = len(made)
    while start and made[start - 1].kind in _SENTENCE:
        start -= 1
    while start:
        begins = start
        while begins and made[begins - 1].kind not in _SENTENCE:
            begins -= 1
        sentence = made[begins:start]
        if any(token.kind in ("card", "plus", "minus", "piece", *_OPEN[:2]) for token in sentence) or not begins:
            break
        del made[begins:]
        start = len(made)
        while start and made[start - 1].kind in _SENTENCE:
            start -= 1


def sentence_end(tokens: Sequence[Token], at: int) -> int:
    """Return where the sentence ends that goes on here, as far as it is looked at."""
    end = at
    while end < min(len(tokens), at + _MOST) and tokens[end].kind not in _SENTENCE:
        end += 1
    return end
