"""Words that go on from what was said before them: "On second thoughts 26" after "+5 on 25", "On 18" after a card.

What was said before is what stands, or a mail of the same player that was asked about. Both are read as one mail with
the words: whatever may be said behind an order in one mail may be said in the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.actions import ME
from pbm.rulesets.unleashed.orders import BOARD, Choice, Play, orders_from_json
from pbm.rulesets.unleashed.reading.orders import read_tokens
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["Wishes", "plays_in", "read_behind", "signed", "spaces_of", "told_cards"]

Wishes = tuple[Play, ...]

_NAMES: Final = {
    "blank": "blank",
    "roll": "Extra roll",
    "swap-players": "Swap two players",
    "move-ladder": "Move a ladder",
    "move-snake": "Move a snake",
    "move-piece": "Move any piece",
    "move-ladders": "Move two ladders",
    "move-snakes": "Move two snakes",
    "swap-cards": "Swap two cards",
    "reverse": "Reverse",
}
_SIGNS: Final = {"plus": "+", "minus": "-"}
_MOST_STEPS: Final = 6
_HEADS: Final = ("First card: ", "Second card: ")


def told_cards(stood: Sequence[Wishes]) -> list[str]:
    """Return cards in the words of an order, a line for each placement: "Move a snake on 13: S1 27-22, else …"."""
    heads = _HEADS if len(stood) > 1 else ("",)
    lines = (", else ".join(map(_told, wishes)) for wishes in stood[: len(heads)])
    return [f"{head}{line}." for head, line in zip(heads, lines, strict=True)]


def read_behind(config: Config, state: State, seat: str, ahead: Sequence[Token], words: Sequence[Token]) -> WordsRead:
    """Return what the tokens ``words`` order behind those of what the same player said before."""
    first = 2 + max((token.line for token in ahead), default=0)
    behind = [replace(token, line=token.line + first) for token in words]
    return read_tokens(config, state, seat, [*ahead, *behind])


def signed(tokens: Sequence[Token]) -> list[Token]:
    """Return tokens with "minus 4" as the card that it is."""
    made: list[Token] = []
    for token in tokens:
        sign = made[-1] if made else None
        if token.kind == "num" and sign is not None and sign.kind in _SIGNS and 1 <= token.value <= _MOST_STEPS:
            name = f"{_SIGNS[sign.kind]}{token.value}"
            made[-1] = Token("card", f"{sign.text} {token.text}", token.line, name)
        else:
            made.append(token)
    return made


def plays_in(read: WordsRead) -> tuple[Wishes, ...]:
    """Return the cards of a reading, a list for each placement; none where anything of it is asked about."""
    return () if read.problems or BOARD not in read.orders else orders_from_json(read.orders).plays or ()


def spaces_of(wishes: Sequence[Play]) -> set[int]:
    """Return all numbers of a placement's cards: where they go, and the spaces that they choose."""
    found = {play.at for play in wishes}
    for play in wishes:
        if play.choice is not None:
            found |= {*(play.choice.cards or ())} | {end for move in play.choice.moves for end in move[1:]}
    return found


def _told(play: Play) -> str:
    kind, _, count = play.card.partition("-")
    name = f"Send {kind} {count}" if kind in ("back", "forward") else _NAMES.get(play.card, play.card)
    choice = _told_choice(play.choice) if play.choice is not None else ""
    return f"{name} on {play.at}" + (f": {choice}" if choice else "")


def _told_choice(choice: Choice) -> str:
    if choice.player is not None:
        return choice.player
    if choice.players is not None:
        return " and ".join(sorted(choice.players, key=lambda name: name != ME))
    if choice.moves:
        return " and ".join(f"{piece} {top}-{bottom}" for piece, top, bottom in choice.moves)
    return " and ".join(map(str, choice.cards or ()))
