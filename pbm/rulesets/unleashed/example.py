"""Orders as a seat might write them now: what a mail shows of how it is done."""

from __future__ import annotations

from pbm.core.phrases import Phrase, say
from pbm.rulesets.unleashed.briefing import pieces_example
from pbm.rulesets.unleashed.cards import is_action
from pbm.rulesets.unleashed.default import default_card, plays_cards
from pbm.rulesets.unleashed.naming import card_title
from pbm.rulesets.unleashed.state import Config, State, finish, racing

__all__ = ["example"]


def example(config: Config, state: State, seat: str) -> Phrase | str:
    """Return pieces in the setup round, later a plain card of the seat's own hand and two spaces it may go on now.

    Empty for a seat that plays none: one that has only actions would need a choice as well, which is its own to make.
    """
    if state.phase == "setup" and seat in state.positions:
        return pieces_example(config, len(racing(state)))
    card = default_card(state.hands[seat]) if plays_cards(config, state, seat) else None
    if card is None or is_action(card.kind):
        return ""
    fresh = state.preceding.cards if state.preceding is not None else ()
    free = [
        space
        for space in range(1, finish(state))
        if space not in state.positions.values() and state.cells[space][-1] not in fresh
    ]
    if len(free) < 2:
        return ""
    first = len(free) * 2 // 5
    other = min(first + max(1, len(free) // 8), len(free) - 1)
    return say("{card} on {space}, else on {other}", card=card_title(card.kind), space=free[first], other=free[other])
