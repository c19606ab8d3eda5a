"""Which of two cards is played first, where it is said of each: "one: …, two: …", "second card is …, first card …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pbm.rulesets.unleashed.words.lexicon import folded
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["in_turn"]

_LABELS: Final = {1: "play", 2: "second"}
_LONGEST: Final = 7
# fmt: off
_ARTICLES: Final = frozenset(
    (
        "the", "my", "and", "so", "then", "as", "for", "of", "die", "der", "das", "den", "meine", "mein", "als", "und",
        "la", "le", "l", "il", "ma", "mon", "et", "en", "pour", "de", "het", "mijn", "el", "mi", "mia", "y", "e", "per",
        "come", "como", "dann", "dan", "number", "no", "nummer", "numero",
    )
)
_CARDS: Final = frozenset(("card", "karte", "carte", "kaart", "carta", "one", "off", "all"))
_NUMBERED: Final = {
    **dict.fromkeys(
        (
            "first", "1st", "firstly", "erste", "erstes", "ersten", "erster", "erstens", "premiere", "premier",
            "premierement", "eerste", "primera", "primero", "primer", "prima", "primo",
        ),
        1,
    ),
    **dict.fromkeys(
        (
            "second", "2nd", "secondly", "zweite", "zweites", "zweiten", "zweiter", "zweitens", "deuxieme", "seconde",
            "deuxiemement", "tweede", "segunda", "segundo", "seconda", "secondo",
        ),
        2,
    ),
}
_COUNTED: Final = {
    **dict.fromkeys(("1", "one", "a", "eins", "un", "une", "een", "uno", "una"), 1),
    **dict.fromkeys(("2", "two", "b", "zwei", "deux", "twee", "dos", "due"), 2),
}
_RANKING: Final = frozenset(
    (
        "choice", "option", "preference", "wish", "fallback", "alternative", "place", "half", "thoughts", "thought",
        "wahl", "wunsch", "choix", "keus", "keuze", "opcion", "scelta", "best", "favourite", "favorite", "row", "time",
    )
)
# fmt: on
_BEING: Final = frozenset(("is", "ist", "est", "es", "e", "sera", "wird", "s", "goes", "comes", "being", "to", "be"))
_PARTED: Final = ("stop", "gap", "comma", "dash", "open", "close", "and", "then", "colon")
_COLOURS: Final = {
    **dict.fromkeys(("green", "grün", "grüne"), ("+", "+")),
    **dict.fromkeys(("red", "rot", "rote"), ("-", "-")),
    **dict.fromkeys(("blue", "blau", "blaue"), ("blank", "blank")),
    **dict.fromkeys(("purple", "lila", "violet"), ("roll", "roll")),
}


class _Said(NamedTuple):
    """Where it is said of a card which of the two it is: from ``start`` on, up to ``end``; what stays is ``kept``."""

    start: int
    end: int
    which: int
    kept: tuple[Token, ...] = ()


def in_turn(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with a label before each of two cards, where it is said of both which of the two it is."""
    tokens = _without_head(tokens)
    found = list(_said(tokens))
    if sorted(one.which for one in found) != [1, 2] or _hangs(tokens, found[0].start):
        return list(tokens)
    ends = [*(one.start for one in found[1:]), len(tokens)]
    for one, end in zip(found, ends, strict=True):
        cards = {token.name for token in [*one.kept, *_sentence(tokens[one.end : end])] if token.kind == "card"}
        placed = any(token.kind == "num" for token in tokens[one.end : end])
        if len(cards) != 1 or not placed:
            return list(tokens)
    made: list[Token] = list(tokens[: found[0].start])
    for one, end in zip(found, ends, strict=True):
        head = tokens[one.start]
        made += [Token("label", head.text, head.line, name=_LABELS[one.which]), *one.kept, *tokens[one.end : end]]
    return made


def _hangs(tokens: Sequence[Token], at: int) -> bool:
    """Whether both cards hang on somebody, who is named before them: "if Clive moves, first …"."""
    begins = at
    while begins and tokens[begins - 1].kind not in ("stop", "gap", "label"):
        begins -= 1
    ahead = tokens[begins:at]
    somebody = any(token.kind in ("player", "other") and token.name != "me" for token in ahead)
    return somebody and any(token.kind in ("if", "unless") for token in ahead)


def _sentence(tokens: Sequence[Token]) -> Iterator[Token]:
    """Return the tokens up to the end of the sentence."""
    for token in tokens:
        if token.kind in ("stop", "gap", "label"):
            return
        yield token


def _said(tokens: Sequence[Token]) -> Iterator[_Said]:
    """Return each place where a card is said to be the first or the second."""
    until = 0
    for at in range(len(tokens)):
        if at < until or (at and tokens[at - 1].kind not in _PARTED and tokens[at].line == tokens[at - 1].line):
            continue
        which = next((number for number, name in _LABELS.items() if tokens[at].name == name), 0)
        labelled = _Said(at, at + 1, which) if tokens[at].kind == "label" and which else None
        one = labelled or _numbered(tokens, at) or _trailing(tokens, at)
        if one is not None:
            until = one.end
            yield one


def _words(token: Token) -> list[str]:
    return [folded(word) for word in token.text.split()]


def _numbered(tokens: Sequence[Token], at: int) -> _Said | None:
    """Return the "second card is" that begins here."""
    which, card = 0, False
    step = at
    while step < min(len(tokens), at + _LONGEST):
        words = _words(tokens[step])
        kind = tokens[step].kind
        told = [word for word in words if word not in _ARTICLES]
        ordinal = [word for word in told if word in _NUMBERED]
        counted = [word for word in words if word in _COUNTED]
        after = tokens[step + 1].kind if step + 1 < len(tokens) else ""
        if not which and words and not told:
            pass
        elif not which and len(ordinal) == 1 and set(told) <= {*ordinal, *_CARDS}:
            which = _NUMBERED[ordinal[0]]
            card = len(told) > 1
        elif (
            not which
            and len(counted) == 1
            and (
                ((card or set(told) > {*counted}) and set(told) <= {*counted, *_CARDS})
                or (len(words) == 1 and after == "colon" and step < at + 2)
            )
        ):
            which = _COUNTED[counted[0]]
        elif set(told) <= _CARDS and told and kind != "card" and not (card and which):
            card = True
        elif which and (kind in ("colon", "dash", "comma") or (kind in ("be", "and", "verb") and set(words) <= _BEING)):
            pass
        else:
            break
        step += 1
    if not which or step >= len(tokens) or any(word in _RANKING for word in _words(tokens[step])):
        return None
    return _Said(at, step, which)


def _trailing(tokens: Sequence[Token], at: int) -> _Said | None:
    """Return the "reverse first" that begins here, before where it goes."""
    step = at
    while step < min(len(tokens), at + 2) and tokens[step].kind in ("fill", "self", "verb"):
        step += 1
    if step >= len(tokens) or tokens[step].kind != "card":
        return None
    card = tokens[step]
    step += 1
    while step < min(len(tokens), at + _LONGEST) and tokens[step].kind in ("be", "verb", "fill"):
        step += 1
    words = _words(tokens[step]) if step < len(tokens) else []
    following = tokens[step + 1].kind if step + 1 < len(tokens) else ""
    if len(words) != 1 or words[0] not in _NUMBERED or following not in ("open", "on", "num", "comma", "colon"):
        return None
    return _Said(at, step + 1, _NUMBERED[words[0]], (card,))


def _without_head(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without "she chose the first, I the second:" and "green before purple:", before the orders."""
    colon = next((at for at, token in enumerate(tokens) if token.kind in ("colon", "stop", "num", "gap")), 0)
    if not colon or tokens[colon].kind != "colon":
        return list(tokens)
    head = tokens[:colon]
    kinds = {token.kind for token in head}
    if kinds & {"card", "piece", "label", "if", "unsure"}:
        return list(tokens)
    words = [word for token in head for word in _words(token)]
    both = (
        {_NUMBERED[word] for word in words if word in _NUMBERED} == {1, 2}
        and len(words) > _LONGEST - 2
        and "not" not in kinds
    )
    return list(tokens[colon + 1 :]) if both or _fits(words, tokens[colon:]) else list(tokens)


def _fits(words: Sequence[str], after: Sequence[Token]) -> bool:
    """Whether "green before purple" is what the two cards are that follow."""
    told = [
        (first, second) for (first, between), (_, second) in pairwise(pairwise(words)) if between in ("before", "vor")
    ]
    cards = [token.name for token in after if token.kind == "card"]
    if len(told) != 1 or len(cards) != 2:
        return False
    return all(card.startswith(_COLOURS.get(colour, ("?",))) for colour, card in zip(told[0], cards, strict=True))
