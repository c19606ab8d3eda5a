"""Sentences about boards put into the plain order: brackets behind a name, labels, an article like a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["rearranged"]

_ON = word_set("on for")
_SOME = word_set("both one each every all either")
_WIDELY = word_set("everywhere throughout")
_LEADING = word_set("on for of")
_LINKING = word_set(
    "is : = - be to should now at a an the my then , goes number space square under make it's will shall"
)
_LINKED = 4  # words between a board and its number
_SENTENCE = 40  # tokens of one that goes on with another board
_LONGEST = 12  # tokens in a bracket that tells more of a board


def rearranged(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with what is told of a board in brackets, or by "instead", before its name and not behind."""
    made = _labelled(_without_articles(tokens))
    place = 1
    while place < len(made) - 1:
        token = made[place]
        led = token.kind == "B" and place > 1 and made[place - 1].low in _ON
        given = led and any(t.kind == "N" for t in made[max(0, place - 4) : place - 1])
        if given and made[place + 1].low == "instead":
            made[place - 1 : place + 2] = [made[place + 1], made[place - 1], token]
            place += 1
        elif given and made[place + 1].low == "(":
            end = _closing(made, place + 1)
            if end:
                comma = Token("P", ",", token.line)
                inside = made[place + 2 : end]
                made[place - 1 : end + 1] = [comma, *inside, comma, made[place - 1], token]
                place = end
        place += 1
    return made


def _labelled(tokens: list[Token]) -> list[Token]:
    """Return ``tokens`` with a label before its board behind it: "the trapdoor on A is 41" is "on A the trapdoor …"."""
    place = 2
    while place < len(tokens) - 1:
        label, on, token = tokens[place - 2 : place + 1]
        owned = place > 2 and tokens[place - 3].low.endswith("'s")
        led = token.kind == "B" and label.kind in "TD" and on.low in _LEADING and not owned
        step = place + 1
        while led and step < len(tokens) and step - place <= _LINKED and tokens[step].low in _LINKING:
            step += 1
        number = tokens[step] if led and step < len(tokens) else None
        after_number = place > 2 and tokens[place - 3].kind == "N"
        if number is not None and number.kind == "N" and not after_number and not _names_more(tokens, step):
            tokens[place - 2 : place + 1] = [on, token, label]
        place += 1
    return tokens


def _names_more(tokens: Sequence[Token], place: int) -> bool:
    """Whether the sentence goes on with another board, for which the label counts too: "trapdoor on A 44, on B 86"."""
    for token in tokens[place : place + _SENTENCE]:
        if token.kind in "SDT":
            return False
        if token.kind == "B":
            return True
    return False


def _closing(tokens: Sequence[Token], place: int) -> int:
    """Return where the bracket opened at ``place`` closes, 0 where it holds another board or does not."""
    for step in range(place + 1, min(len(tokens), place + _LONGEST)):
        if tokens[step].kind in "BS":
            return 0
        if tokens[step].low == ")":
            return step
    return 0


def _without_articles(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with the "A" of "A 5 on A", "A 5 for B" and "A 5 everywhere" as the article it is."""
    made = list(tokens)
    only_articles = _only_articles(tokens)
    named_again = sum(token.kind == "B" and token.text == "A" for token in tokens) > 1
    for place, token in enumerate(made[:-2]):
        opens = place == 0 or made[place - 1].kind == "S"
        if token.kind != "B" or token.low != "A" or not opens or made[place + 1].kind != "N":
            continue
        after = made[place + 2 : place + 5]
        on_board = only_articles or (
            len(after) > 1
            and after[0].low in _ON
            and (after[1].text == "A" or after[1].low in _SOME or (named_again and _closes_board(after[1:])))
        )
        if on_board or (after and after[0].low in _WIDELY):
            made[place] = replace(token, kind="W", low="a")
    return made


def _closes_board(after: Sequence[Token]) -> bool:
    """Whether a board is named and no number behind it, which would be its own: "A 4 for B and a 1 for A"."""
    return after[0].kind == "B" and (len(after) < 2 or (after[1].kind != "N" and after[1].low not in (":", "=")))


def _only_articles(tokens: Sequence[Token]) -> bool:
    """Whether "A" only opens sentences, before numbers, beside "a 2": "A 4 where I lead, a 2 on the other"."""
    named = [place for place, token in enumerate(tokens[:-1]) if token.kind == "B"]
    opening = all(
        tokens[n].low == "A" and (n == 0 or tokens[n - 1].kind == "S") and tokens[n + 1].kind == "N" for n in named
    )
    articles = any(one.kind == "W" and one.text == "a" and two.kind == "N" for one, two in pairwise(tokens))
    return bool(named) and opening and articles
