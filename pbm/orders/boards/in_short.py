"""What is left out where two boards are told in short: the board of "17 A, 18 B", the trapdoor of "and one at 46"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import FILLERS, PLAY_VERBS, POLITE, STARTERS

__all__ = ["told_in_full"]

_AND = word_set("and & + ,")
_AT = word_set("at on")
_EVERY = word_set("both all each every everywhere boards board")
_ARTICLES = word_set("a the my")
_LED_IN = FILLERS | PLAY_VERBS | POLITE | STARTERS | _EVERY | word_set("and with my on for")
_HIGHEST = 6  # number of a throw


def told_in_full(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with "traps 17 A, 18 B" told by board, and with "one at 46" as one more trapdoor.

    What is for all boards ends where "with" leads to the trapdoor of each.
    """
    made: list[Token] = []
    end = 0
    for place, token in enumerate(tokens):
        if place < end:
            continue
        pairs, step = _pairs(tokens, place, boards)
        if pairs:
            end = step
            made.append(Token("S", "", token.line))
            for number, board in pairs:
                label = [token] if token.kind in "TD" else []
                made += [Token("B", board, token.line, text=board), *label, number, Token("S", "", token.line)]
        elif token.kind == "N" and token.low == "one" and _one_more_door(tokens, place):
            made.append(Token("D", "trapdoor", token.line, text=token.text))
        elif token.low == "with" and _ends_what_is_for_all(tokens, place):
            made.append(Token("P", ",", token.line))
        else:
            made.append(token)
    return made


def _pairs(tokens: Sequence[Token], place: int, boards: Sequence[str]) -> tuple[list[tuple[Token, str]], int]:
    """Return numbers with the boards right behind them, where a label or a sentence leads to them, and their end."""
    opens = not place or tokens[place - 1].kind in "SL"
    step = place + (tokens[place].kind in "TD")
    if (step == place and not opens) or not _plain_before(tokens, place):
        return [], place
    made: list[tuple[Token, str]] = []
    while step + 1 < len(tokens) and tokens[step].kind == "N" and tokens[step + 1].text in boards:
        made.append((tokens[step], tokens[step + 1].text))
        step += 2
        while step < len(tokens) and (tokens[step].low in _AND or tokens[step].low in POLITE):
            step += 1
    closes = step >= len(tokens) or tokens[step].kind in "STDL"
    plain = closes and len(made) > 1 and len({board for _, board in made}) == len(made)
    return (made, step) if plain else ([], place)


def _plain_before(tokens: Sequence[Token], place: int) -> bool:
    """Whether the sentence before ``place`` has no words but those of orders: "last time I had traps 17 A" is none."""
    for token in reversed(tokens[:place]):
        if token.kind in "SL":
            return True
        if token.kind in "WX" and token.low not in _LED_IN:
            return False
    return True


def _ends_what_is_for_all(tokens: Sequence[Token], place: int) -> bool:
    """Whether each board's own trapdoor follows what is for all: "4 on both boards with traps on 45 for A and …"."""
    after = [token for token in tokens[place + 1 : place + 3] if token.low not in _ARTICLES][:1]
    if not place or tokens[place - 1].low not in _EVERY or not after or after[0].kind != "D":
        return False
    for token in tokens[place:]:
        if token.kind in "SB":
            return token.kind == "B"
    return False


def _one_more_door(tokens: Sequence[Token], place: int) -> bool:
    """Whether "one" is a trapdoor: one was named in the sentence, and a space beyond all throws stands behind it."""
    after = tokens[place + 1 : place + 3]
    led = len(after) > 1 and after[0].low in _AT and after[1].kind == "N" and after[1].value > _HIGHEST
    if not led or not place or tokens[place - 1].low not in _AND:
        return False
    for token, before in pairwise(reversed(tokens[:place])):
        if token.kind == "S":
            return False
        if token.kind == "D" or before.kind == "D":
            return True
    return False
