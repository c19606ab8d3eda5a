"""What somebody chose, in words: cards and where they go, choices for action cards, pieces and their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.core.phrases import Phrase, joined, listed, say, titled
from pbm.rulesets.unleashed.actions import LAST, LEADER, ME
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.orders import Choice, Play, SeatOrders, Standing

__all__ = ["said_choice", "said_orders", "said_pieces", "said_play", "said_standing"]

_WORDS: Final = {LEADER: say("the leader"), LAST: say("whoever is last"), ME: say("you")}
_KINDS: Final = {"send-forward": say("Send forward"), "send-back": say("Send back")}


def said_choice(choice: Choice) -> Phrase:
    """Return a choice in words; empty for one that chooses nothing."""
    if choice.player is not None:
        return joined((_named(choice.player),))
    if choice.players is not None:
        return listed(_named(name) for name in choice.players)
    if choice.moves:
        return listed(f"{piece} {top}-{bottom}" for piece, top, bottom in choice.moves)
    return listed(choice.cards or ())


def said_play(play: Play) -> Phrase:
    """Return a card, where it goes, and what its action is to do."""
    words = {"card": card_name(play.card), "space": play.at}
    if play.choice is None:
        return say("{card} on {space}", **words)
    return say("{card} on {space} ({choice})", **words, choice=said_choice(play.choice))


def said_standing(standing: Standing) -> tuple[Phrase, ...]:
    """Return what was chosen for action cards landed on, for lampposts and for snake eyes: one part for each."""
    parts = []
    for kind, wanted in standing.choices.items():
        words = joined((said_choice(choice) for choice in wanted), say(", else "))
        parts.append(say("{card}: {choice}", card=_KINDS.get(kind) or titled(card_name(kind)), choice=words))
    if standing.lamppost is not None:
        parts.append(say("lampposts: up") if standing.lamppost == "up" else say("lampposts: down"))
    if standing.snake_eyes is not None:
        parts.append(say("snake eyes: {name}", name=_named(standing.snake_eyes)))
    return tuple(parts)


def said_pieces(pieces: Sequence[tuple[str, int, int]]) -> Phrase:
    """Return a list of pieces and their places."""
    return joined((f"{piece} {top}-{bottom}" for piece, top, bottom in pieces), ", ")


def said_orders(orders: SeatOrders) -> tuple[Phrase, ...]:
    """Return a seat's orders in sentences."""
    lines = []
    for wanted in orders.plays or ():
        if wanted:
            plays = joined((said_play(play) for play in wanted), say("; if that cannot be, "))
            lines.append(say("Your card: {plays}.", plays=plays))
        else:
            lines.append(say("Your card: left to the rules."))
    if orders.pieces:
        lines.append(say("Your pieces, the most wanted first: {pieces}.", pieces=said_pieces(orders.pieces)))
    elif orders.pieces is not None:
        lines.append(say("Your pieces: left to the rules."))
    parts = said_standing(orders.standing) if orders.standing is not None else ()
    if parts:
        lines.append(say("If you land on an action card: {choices}.", choices=joined(parts, "; ")))
    return tuple(lines)


def _named(word: str) -> str:
    return _WORDS.get(word, word)
