"""What is asked of somebody who says what they do not want: of a choice, of what a card does, or of where one goes."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.errors import Problem
from pbm.core.phrases import say
from pbm.rulesets.unleashed.cards import CHOICE_KINDS
from pbm.rulesets.unleashed.words.parts import Clause, trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["refusal"]


def refusal(clause: Clause, tokens: Sequence[Token]) -> Problem:
    """Return what is asked about tokens with a "not" in them: of a choice in advance, of a card, or of a space."""
    denied = next((at for at, token in enumerate(tokens) if token.kind == "not"), len(tokens))
    before, after = tokens[:denied], tokens[denied:]
    if any(token.kind == "player" for token in after) and (clause.land or _chooses(before)):
        return trouble(
            "words-not",
            say(
                "A choice in advance can have no exception. Name whom you want, several in their order: “on Send back: "
                "the leader, else Brenda”."
            ),
        )
    if any(token.kind == "num" for token in before) and _is_effect(after):
        card = next((token for token in before if token.kind == "card"), None)
        if card is not None and not set(CHOICE_KINDS).isdisjoint(card.meanings):
            return trouble(
                "words-not",
                say(
                    "An action for which no choice was made has no effect. If you want that, write only where the card "
                    "goes: “{card} on {space}”.",
                    card=card.text,
                    space=next(token.value for token in before if token.kind == "num"),
                ),
            )
    return trouble(
        "words-not", say("You say what you do not want. Which card shall go where? For example: “+3 on 17”.")
    )


def _chooses(tokens: Sequence[Token]) -> bool:
    """Return whether tokens make a choice in advance: a card with no space, and somebody it is done to."""
    kinds = {token.kind for token in tokens}
    return "card" in kinds and "num" not in kinds and bool(kinds & {"player", "colon"})


def _is_effect(tokens: Sequence[Token]) -> bool:
    """Return whether "nothing with it" and "without effect" are all that is denied, and no card, space or player."""
    return not any(token.kind in ("card", "piece", "num", "player", "else") for token in tokens)
