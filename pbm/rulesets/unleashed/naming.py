"""What cards are called: in a sentence, on the board, and what each does."""

from __future__ import annotations

from typing import Final

from pbm.core.phrases import say, titled
from pbm.rulesets.unleashed.cards import is_movement, sent_by, value

__all__ = ["card_effect", "card_label", "card_name", "card_title"]

_NAMES: Final = {
    "start": say("the start"),
    "finish": say("the finish"),
    "blank": say("a blank card"),
    "roll": say("Extra roll"),
    "swap-players": say("Swap two players"),
    "move-ladder": say("Move a ladder"),
    "move-snake": say("Move a snake"),
    "move-piece": say("Move any piece"),
    "move-ladders": say("Move two ladders"),
    "move-snakes": say("Move two snakes"),
    "swap-cards": say("Swap two cards"),
    "reverse": say("Reverse"),
}
_LABELS: Final = {
    "start": say("Start"),
    "finish": say("Finish"),
    "blank": "",
    "roll": say("Extra roll"),
    "swap-players": say("Swap players"),
    "move-ladder": say("Move ladder"),
    "move-snake": say("Move snake"),
    "move-piece": say("Move piece"),
    "move-ladders": say("2 ladders"),
    "move-snakes": say("2 snakes"),
    "swap-cards": say("Swap cards"),
    "reverse": say("Reverse"),
}
_EFFECTS: Final = {
    "blank": say("Nothing happens when somebody lands on it."),
    "roll": say("Played: you roll twice in this go. Landed on: you roll again at once."),
    "swap-players": say("Two players, you or others, change places; then both land."),
    "move-ladder": say("A ladder goes to wherever it fits."),
    "move-snake": say("A snake goes to wherever it fits."),
    "move-piece": say("A snake, ladder or lamppost goes to wherever it fits."),
    "move-ladders": say("Two ladders go to wherever they fit."),
    "move-snakes": say("Two snakes go to wherever they fit."),
    "swap-cards": say("The top cards of two spaces change places."),
    "reverse": say("Snakes lead up and ladders down, until the next Reverse."),
}


def card_name(kind: str) -> str:
    """Return what a card is called within a sentence: ``+3``, ``a blank card``, ``Send back 3``."""
    sent = sent_by(kind)
    if sent:
        return say("Send forward {count}", count=sent) if sent > 0 else say("Send back {count}", count=-sent)
    return _NAMES.get(kind, kind)


def card_title(kind: str) -> str:
    """Return what a card is called in a table or a list."""
    return say("Blank") if kind == "blank" else titled(card_name(kind))


def card_label(kind: str) -> str:
    """Return what is printed on a card, short, as it stands on the board; empty for a blank one."""
    sent = sent_by(kind)
    if sent:
        return say("Send {number}", number=f"{sent:+d}")
    return _LABELS.get(kind, kind)


def card_effect(kind: str) -> str:
    """Return what a card does, in a sentence."""
    if is_movement(kind):
        steps = value(kind)
        if steps > 0:
            return say("Who lands on it goes on by {count}.", count=steps)
        return say("Who lands on it goes back by {count}.", count=-steps)
    sent = sent_by(kind)
    if sent > 0:
        return say("Another player goes forward by {count} and lands.", count=sent)
    if sent < 0:
        return say("Another player goes back by {count} and lands.", count=-sent)
    return _EFFECTS.get(kind, "")
