"""Tables written out in columns, under the headings of an order form."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.words import NONE_WORDS

__all__ = ["is_value", "with_columns"]


def with_columns(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with the heading of its column before each value of a table."""
    made: list[Token] = []
    heads: list[Token] = []
    for line in _lines(tokens):
        kinds = [token for token in line if token.kind in "TDU"]
        values = [token for token in line if is_value(token)]
        if len(kinds) >= 2 and not values and all(t.kind in "TDUPLS" or t.low in ("board", "door") for t in line):
            heads = kinds
            made.extend(line[-1:] if line[-1].kind in "LS" else [])
            continue
        plain = all(t.kind in "NBPLS" or t.low in NONE_WORDS or t.low == "board" for t in line)
        if heads and plain and len(values) == len(heads):
            columns = iter(heads)
            for token in line:
                if is_value(token):
                    head = next(columns)
                    made.append(Token(head.kind, head.low, token.line, head.value))
                elif token.low in ("|", "-", "/"):
                    continue
                made.append(token)
            continue
        if heads and (values or any(t.kind == "W" for t in line)):
            heads = []
        made.extend(line)
    return made


def is_value(token: Token) -> bool:
    """Return whether a token fills a cell: a number, or a word that declines."""
    return token.kind == "N" or (token.kind == "W" and token.low in NONE_WORDS)


def _lines(tokens: Sequence[Token]) -> list[list[Token]]:
    made: list[list[Token]] = [[]]
    for token in tokens:
        if made[-1] and token.line != made[-1][-1].line:
            made.append([])
        made[-1].append(token)
    return [line for line in made if line]
