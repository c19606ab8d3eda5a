"""Orders that are dressed as a question out of politeness: "would you be an angel and put …?"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["uncurtsied"]

_ENDS: Final = ("stop", "gap", "label")
_DOING: Final = ("verb", "move", "send", "swap")
_CARDS: Final = ("card", "plus", "minus", "plus-sign")
_MOST: Final = 16
_LONG: Final = 60
_BEGGING: Final = frozenset(("would", "could", "can", "will", "may", "might", "please", "wonder", "wondering", "mind"))
_POLITE: Final = frozenset(
    ("would", "could", "can", "will", "may", "might", "i", "i'd", "we", "you", "you'd", "be", "an", "a", "so", "as",
     "to", "and", "kind", "kindly", "good", "nice", "angel", "dear", "love", "darling", "sweetheart", "sweetie",
     "star", "treasure", "gem", "saint", "pal", "mate", "brick", "legend", "sport", "champ", "chap", "lamb", "duck",
     "ask", "beg", "trouble", "bother", "impose", "on", "upon", "get", "mind", "please", "pls", "plz", "possibly",
     "perhaps", "do", "me", "us", "favour", "favor", "the", "my", "kindness", "honour", "honor", "of", "wonder",
     "wondering", "was", "if", "whether", "it", "that", "see", "enough", "care", "help", "out", "by", "just",
     "quickly", "very", "ever", "able", "your", "i'm", "hope", "obliged", "how", "about", "dearest", "gracious",
     "generous", "helpful", "willing", "gm", "hi", "hello", "hey", "well", "now", "then", "next", "must", "'d",
     "if you", "service", "great", "big", "small", "little", "for", "too", "much", "prevail", "persuade", "tempt",
     "request", "at", "all", "another", "once", "more", "this", "time", "again", "have", "old", "thing", "bean",
     "fruit", "wonderful", "lovely", "sir", "madam", "boss", "friend")
)  # fmt: skip
_GLAD: Final = frozenset(
    ("obliged", "grateful", "glad", "pleased", "delighted", "thankful", "appreciate", "appreciated", "indebted")
)
_PLEADING: Final = ("please", "pls", "plz", "bitte", "per favore", "por favor")
_GRANTED: Final = ("could", "can")


def uncurtsied(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with such requests as orders, and their question marks as full stops."""
    made: list[Token] = []
    sentence: list[Token] = []
    for token in tokens:
        sentence.append(token)
        if token.kind in _ENDS:
            made += _plain(sentence)
            sentence = []
    return made + _plain(sentence)


def _plain(sentence: list[Token]) -> list[Token]:
    """Return a sentence without the courtesy before what is to be done; as it is where it asks anything else."""
    sentence = _obliged(_without_if_you(sentence))
    ends = bool(sentence) and sentence[-1].kind == "stop"
    if ends and _asks_which(sentence):
        return [replace(one, kind="unsure", meanings=()) if one.kind == "request" else one for one in sentence]
    if not ends or not any(token.kind in _CARDS for token in sentence) or _asks_more(sentence):
        return sentence
    start = _greeting(sentence)
    words: list[str] = []
    for at in range(start, min(len(sentence), start + _MOST)):
        token = sentence[at]
        said = token.text.casefold().split()
        if token.kind in _DOING and words and (said[0] != "do" and said[0] != "get" and said[0] != "see"):
            if said[0] == "go":
                return sentence
            return _ordered(sentence, start, at, words)
        if token.kind in _CARDS and words:
            return _granted(sentence, start, at, words)
        if token.kind not in ("comma", "stop") and not all(word in _POLITE for word in said):
            return sentence
        words += said
    return sentence


def _without_if_you(sentence: list[Token]) -> list[Token]:
    """Return a sentence without "if you'd be so good"."""
    for at, token in enumerate(sentence[:_LONG]):
        if token.kind != "if" or not any(one.text.casefold()[:3] == "you" for one in sentence[at + 1 : at + 2]):
            continue
        end = at + 1
        while end < min(len(sentence), at + _MOST) and sentence[end].kind not in ("comma", "stop", "colon", "close"):
            if not all(word in _POLITE for word in sentence[end].text.casefold().split()):
                break
            end += 1
        if end >= len(sentence) or sentence[end].kind in ("comma", "stop", "colon", "close"):
            return [*sentence[:at], *sentence[end:]]
    return sentence


def _obliged(sentence: list[Token]) -> list[Token]:
    """Return "I'd be obliged if the blank went on 16" without the courtesy."""
    at = next((place for place, token in enumerate(sentence[:_MOST]) if token.kind == "if"), 0)
    words = [word for token in sentence[:at] for word in token.text.casefold().split()]
    kind = {token.kind for token in sentence[:at]}
    glad = not _GLAD.isdisjoint(words) and all(word in _POLITE or word in _GLAD for word in words)
    card = at + 1 < len(sentence) and any(token.kind in _CARDS for token in sentence[at + 1 : at + 4])
    if not glad or not card or kind & {"card", "num", "player", "not"}:
        return sentence
    rest = [
        replace(one, kind="verb", meanings=()) if one.text.casefold() == "went" else one for one in sentence[at + 1 :]
    ]
    return [Token("self", sentence[0].text, sentence[0].line), *rest]


def _ordered(sentence: list[Token], start: int, at: int, words: Sequence[str]) -> list[Token]:
    """Return the sentence with what is asked of the GM as an order."""
    told = "you" in words or "you'd" in words
    last = max((place for place, word in enumerate(words) if word in ("you", "you'd")), default=0)
    if not told or "i" in words[last:] or "we" in words[last:] or _BEGGING.isdisjoint(words) or words[:1] == ["do"]:
        return sentence
    if len(words) == 2 and sentence[-1].text == "?":
        return sentence  # "would you put …?" is a request by itself
    return [
        *sentence[:start],
        Token("self", sentence[start].text, sentence[start].line),
        *sentence[at:-1],
        _stop(sentence),
    ]


def _granted(sentence: list[Token], start: int, at: int, words: Sequence[str]) -> list[Token]:
    """Return "may I have the blank on 9, please?" and "can my blank go on 18 please?" as orders; they say please."""
    seen_to = words[-2:-1] == ["that"] and "see" in words and "you" in words
    pleads = seen_to or any(token.text.casefold() in _PLEADING for token in sentence)
    if not pleads or (words[0] not in (*_GRANTED, "please") and not seen_to):
        return sentence
    if "i" in words and words[-1] not in ("have", "the", "my", "a"):
        return sentence
    return [
        *sentence[:start],
        Token("self", sentence[start].text, sentence[start].line),
        *sentence[at:-1],
        _stop(sentence),
    ]


def _stop(sentence: Sequence[Token]) -> Token:
    return replace(sentence[-1], text=".") if sentence[-1].text == "?" else sentence[-1]


def _asks_more(sentence: Sequence[Token]) -> bool:
    """Whether a sentence has a choice or a condition in it, which the GM may be asked about."""
    return any(token.kind in ("or", "unless", "fix") for token in sentence)


def _asks_which(sentence: Sequence[Token]) -> bool:
    """Whether the GM is asked what they would do: "would you put the blank on 17 or the reverse on 25?"."""
    kinds = [token.kind for token in sentence]
    if sentence[-1].text != "?" or kinds[:1] != ["request"] or "or" not in kinds or "tag" in kinds:
        return False
    at = kinds.index("or")
    return "card" in kinds[:at] and "card" in kinds[at:]


def _greeting(sentence: Sequence[Token]) -> int:
    """Return where a sentence begins after "Dear GM,", "Alan here,"."""
    comma = next((at for at, token in enumerate(sentence[:4]) if token.kind == "comma"), -1)
    matter = {token.kind for token in sentence[: comma + 1]} & {"card", "num", "verb", "piece", "request", "unsure"}
    return comma + 1 if comma >= 0 and not matter else 0
