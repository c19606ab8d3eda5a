"""What a seat may order, as the form in its mail asks for it."""

from __future__ import annotations

from typing import Final

from pbm.core.orders import Field, OrderForm
from pbm.core.phrases import say
from pbm.rulesets.unleashed.default import plays_cards
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.state import Config, State

__all__ = ["asks_for_choices", "order_form"]

_PLAYS: Final = ("plays", "plays-2")
"""The keys of the cards of a go, first and second."""


def order_form(config: Config, state: State, seat: str) -> OrderForm | None:
    """Return what the seat may order now; None when it may order nothing: the game over, dropped, another's go."""
    if state.phase == "over" or seat not in state.positions:
        return None
    if state.phase == "setup":
        field = Field("pieces", say("Snakes, ladders and lampposts, in order of preference"), "words")
        return OrderForm((BOARD,), (state.turn,), (field,))
    if config.options.mode == "sequential" and seat != state.next:
        return None
    fields: list[Field] = []
    if plays_cards(config, state, seat):
        if config.options.placements == 1:
            fields.append(Field(_PLAYS[0], say("Your card and where it goes"), "words"))
        else:
            fields.append(Field(_PLAYS[0], say("Your first card and where it goes"), "words"))
            fields.append(Field(_PLAYS[1], say("Your second card and where it goes"), "words", part_of=_PLAYS[0]))
    fields.append(Field("standing", asks_for_choices(), "words", optional=True))
    return OrderForm((BOARD,), (state.turn,), tuple(fields))


def asks_for_choices() -> str:
    """Return the words that the form asks for standing choices with (u31)."""
    return say("If you land on an action card")
