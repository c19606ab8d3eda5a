"""Why a card that a seat wished for was not played: told to that seat alone, from its own orders and what all saw.

The rule is u30.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbm.core.phrases import Phrase, listed, say
from pbm.rulesets.api import Played
from pbm.rulesets.unleashed.naming import card_name, card_title
from pbm.rulesets.unleashed.orders import Play, SeatOrders
from pbm.rulesets.unleashed.state import State, known_preceding, top

__all__ = ["told_why_not"]


def told_why_not(before: State | None, played: Played[State], seat: str, sent: SeatOrders) -> list[Phrase]:
    """Return why each wish of a seat's that came before what was played could not be, and what the rules put instead.

    ``before`` is the state that the round began with; without it nothing can be told.
    """
    if before is None or not sent.plays or before.phase != "play":
        return []
    goes: Any = played.report.get("goes")
    positions = dict(before.positions)
    put: dict[int, str] = _preceding(before, seat)
    told: list[Phrase] = []
    for go in goes if isinstance(goes, list) else ():
        if go["seat"] != seat:
            put = {card["at"]: go["seat"] for card in go.get("played", ())}
            for card in go.get("played", ()):
                _move(positions, card["steps"])
            _move(positions, go.get("steps", ()))
            continue
        for number, card in enumerate(go.get("played", ())):
            wishes = sent.plays[number] if number < len(sent.plays) else ()
            told += _of_one(wishes, card, seat, positions, put)
            _move(positions, card["steps"])
    return told


def _preceding(before: State, seat: str) -> dict[int, str]:
    """Return where the player before put cards that lie on top, if a seat has the first go of the round."""
    preceding = known_preceding(before, seat)
    if preceding is None or preceding.seat == seat:
        return {}
    return {at: preceding.seat for at in range(len(before.cells)) if top(before, at) in preceding.cards}


def _move(positions: dict[str, int], steps: Sequence[Mapping[str, Any]]) -> None:
    for step in steps:
        positions[step["seat"]] = step["to"]


def _of_one(
    wishes: Sequence[Play], card: Mapping[str, Any], seat: str, positions: Mapping[str, int], put: Mapping[int, str]
) -> Iterator[Phrase]:
    """Yield what is to be told of one placement: nothing where the first wish was played."""
    if card["by"] == "order":
        return
    chosen = card["by"] == "default"
    for play in wishes:
        if not chosen and (play.card, play.at) == (card["card"], card["at"]):
            return
        yield _why(play, seat, positions, put)
    if chosen and wishes:
        yield say("The rules put {card} on {space} instead.", card=card_name(card["card"]), space=card["at"])


def _why(play: Play, seat: str, positions: Mapping[str, int], put: Mapping[int, str]) -> Phrase:
    words = {"card": card_title(play.card), "space": play.at}
    there = [name for name, space in positions.items() if space == play.at and name != seat]
    if there:
        return say("{card} could not be put on {space}, where {names} stood.", **words, names=listed(there))
    if play.at in put:
        return say("{card} could not be put on {space}, where {name} had just put a card.", **words, name=put[play.at])
    if play.choice is not None:
        return say("{card} on {space} could not do what you chose for it.", **words)
    return say("{card} could not be put on {space}.", **words)
