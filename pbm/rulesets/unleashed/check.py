"""Whether orders are allowed and what they mean, from what the seat knows already.

The board changes before a player's go, so what is only impossible as things stand is allowed, and said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from pbm.core.errors import IllegalError, Problem
from pbm.core.orders import Check, RawOrders
from pbm.core.phrases import listed, say, titled
from pbm.rulesets.unleashed.actions import LAST, LEADER, ME
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.choosing import said_orders
from pbm.rulesets.unleashed.default import default_card, plays_cards
from pbm.rulesets.unleashed.go import placement_problem
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.orders import (
    NOTHING,
    Choice,
    Play,
    SeatOrders,
    Standing,
    merged,
    orders_from_json,
    orders_to_json,
)
from pbm.rulesets.unleashed.pieces import placement_fault
from pbm.rulesets.unleashed.state import Config, State, known_preceding

__all__ = ["barred_for_good", "barred_now", "check"]

_KIND_MOVED: Final = {
    "move-snake": "snake",
    "move-snakes": "snake",
    "move-ladder": "ladder",
    "move-ladders": "ladder",
}


def check(config: Config, state: State, seat: str, orders: RawOrders) -> Check:
    """Return what of a seat's orders is lawful, what never can be, and what it all means in plain words."""
    if state.phase == "over" or seat not in state.positions:
        return Check({}, (Problem("nothing-to-order", say("You have nothing to order in this round.")),))
    try:
        sent = orders_from_json(orders)
    except IllegalError as error:
        return Check({}, error.problems)
    problems: list[Problem] = []
    lines: list[str] = []
    kept = SeatOrders(
        _plays(config, state, seat, sent, problems, lines),
        _standing(config, state, seat, sent.standing, problems),
        _pieces(config, state, sent, problems),
    )
    before = state.standing.get(seat)
    said = [*said_orders(kept), *_withdrawn(kept.standing)]
    if before is not None:
        said += _as_before(before, kept.standing)
    if kept.plays is None and sent.plays is None and plays_cards(config, state, seat):
        said.insert(0, _no_card(state, seat))
    elif _no_second_card(config, kept) and plays_cards(config, state, seat):
        lines.insert(0, say("No second card in these orders: without one the rules choose it for you."))
    return Check(orders_to_json(kept), tuple(dict.fromkeys(problems)), (*said, *dict.fromkeys(lines)))


def _no_second_card(config: Config, kept: SeatOrders) -> bool:
    """Whether one card is ordered where two are played."""
    return config.options.placements > 1 and kept.plays is not None and len(kept.plays) == 1 and any(kept.plays)


def _no_card(state: State, seat: str) -> str:
    card = default_card(state.hands[seat])
    kind = card.kind if card is not None else "blank"
    return say(
        "No card in these orders: without one {card} will be put on the lowest space it may go on.",
        card=card_name(kind),
    )


# --- cards


def _plays(
    config: Config, state: State, seat: str, sent: SeatOrders, problems: list[Problem], lines: list[str]
) -> tuple[tuple[Play, ...], ...] | None:
    """Return the cards that may be played; of each list what comes before the first wish that never can be."""
    if sent.plays is None:
        return None
    if state.phase == "setup":
        problems.append(
            Problem(
                "not-now", say("No cards are played yet: this round is for snakes, ladders and lampposts."), key="plays"
            )
        )
        return None
    if config.options.mode == "sequential" and seat != state.next:
        problems.append(Problem("not-now", say("It is {name}'s go now.", name=state.next), key="plays"))
        return None
    if not plays_cards(config, state, seat):
        lines.append(say("The draw pile is empty, so no cards are played any more."))
        return sent.plays[: config.options.placements]
    if len(sent.plays) > config.options.placements:
        problems.append(
            Problem("plays-many", say("That is one card too many for your go. Which shall it be?"), key="plays")
        )
        return None
    hand = [card.kind for card in state.hands[seat]]
    made: list[tuple[Play, ...]] = []
    firsts: list[str] = []
    for wanted in sent.plays:
        lawful: list[Play] = []
        for play in wanted:
            found = _play_problem(config, state, seat, play, hand)
            if found is None and not lawful and firsts.count(play.card) >= hand.count(play.card):
                found = Problem(
                    "card-twice", say("You have {card} only once in your hand.", card=card_name(play.card)), key="plays"
                )
            if found is not None:
                problems.append(found)
                break
            lawful.append(play)
            lines += _warnings(config, state, seat, play)
        if wanted and not lawful:
            # What comes after it was meant for after it.
            return tuple(made) or None
        firsts += [play.card for play in lawful[:1]]
        made.append(tuple(lawful))
        if len(lawful) < len(wanted):
            break
    return tuple(made)


def _play_problem(config: Config, state: State, seat: str, play: Play, hand: Sequence[str]) -> Problem | None:
    """Return why a card can never be put where it is wished, or do what it is wished; None when it may come to be."""
    if play.card not in hand:
        message = say(
            "{card} is not in your hand. You have {cards}.",
            card=titled(card_name(play.card)),
            cards=listed(card_name(kind) for kind in hand),
        )
        return Problem("card-hand", message, key="plays")
    last = len(state.cells) - 1
    if not 0 < play.at < last:
        message = say(
            "{card} cannot go on {space}: cards go on the spaces from 1 to {last}, start and finish stay as they are.",
            card=titled(card_name(play.card)),
            space=play.at,
            last=last - 1,
        )
        return Problem("place-space", message, key="plays", spaces=(play.at,))
    return None if play.choice is None else barred_for_good(config, state, seat, play.card, play.choice)


def _warnings(config: Config, state: State, seat: str, play: Play) -> list[str]:
    """Return what is in the way of a wish as things stand, which may change before it is the player's go."""
    said: list[str] = []
    problem = placement_problem(config, state, seat, play.card, play.at)
    if problem is not None:
        said.append(say("As things stand: {why}", why=problem.message))
    asked = choice_kind(play.card)
    if asked is not None and play.choice is None:
        said.append(say("You choose nothing for {card}, so it will do nothing.", card=card_name(play.card)))
    if play.choice is not None:
        said += [say("As things stand: {why}", why=why) for why in barred_now(config, state, seat, play.choice)]
    return said


# --- choices


def barred_for_good(config: Config, state: State, seat: str, kind: str, choice: Choice) -> Problem | None:
    """Return why a choice for an action card, or a kind of them, never can be; None when it may come to be."""
    names = [name for name in (choice.player, *(choice.players or ())) if name is not None]
    for name in names:
        if name not in (ME, LEADER, LAST) and name not in state.positions:
            message = say("Nobody called {name} is in the game. Whom do you mean?", name=name)
            return Problem("player-unknown", message, key="player")
    if choice.player in (ME, seat):
        message = say("{card} sends another player, not yourself. Whom shall it send?", card=_titled(kind))
        return Problem("player-same", message, key="player")
    if choice.players is not None and len({seat if name == ME else name for name in choice.players}) < 2:
        return Problem("player-same", say("Which two players shall change places? You name one twice."), key="players")
    if choice.cards is not None:
        last = len(state.cells) - 1
        for at in choice.cards:
            if not 0 < at < last:
                message = say(
                    "The card on {space} cannot be swapped: choose spaces from 1 to {last}.", space=at, last=last - 1
                )
                return Problem("cards-space", message, key="cards", spaces=(at,))
        if choice.cards[0] == choice.cards[1]:
            return Problem("cards-same", say("Which two cards shall change places? You name one twice."), key="cards")
    for piece, top, bottom in choice.moves:
        found = _move_for_good(config, state, kind, piece, top, bottom)
        if found is not None:
            return found
    if len({piece for piece, _, _ in choice.moves}) < len(choice.moves):
        return Problem("piece-twice", say("Which two pieces shall be moved? You name one twice."), key="moves")
    return None


def _move_for_good(config: Config, state: State, kind: str, piece: str, top: int, bottom: int) -> Problem | None:
    spec = config.pieces.get(piece)
    if spec is None:
        return Problem("piece-unknown", say("There is no piece {piece}.", piece=piece), key="moves")
    wanted = _KIND_MOVED.get(kind)
    if wanted is not None and spec.kind != wanted:
        message = say("{card} cannot move {piece}: it is not of that kind.", card=_titled(kind), piece=piece)
        return Problem("piece-kind", message, key="moves")
    if state.phase == "play" and piece not in state.pieces:
        return Problem(
            "piece-off", say("{piece} is not on the board, so it cannot be moved.", piece=piece), key="moves"
        )
    # Alone on the board: what other pieces bar may change.
    fault = placement_fault(config, replace(state, pieces={}), piece, top, bottom)
    return None if fault is None else Problem(fault.code, fault.message, key="moves", spaces=(top, bottom))


def barred_now(config: Config, state: State, seat: str, choice: Choice) -> list[str]:
    """Return why a choice that may come to be is impossible as things stand: nothing when it is not."""
    laid = state
    preceding = known_preceding(state, seat)
    for piece, top, bottom in choice.moves:
        if preceding is not None and piece in preceding.pieces:
            return [say("{piece} has just been moved by {name}, so it stays.", piece=piece, name=preceding.seat)]
        fault = placement_fault(config, laid, piece, top, bottom)
        if fault is not None:
            return [fault.message]
        laid = replace(laid, pieces={**laid.pieces, piece: (top, bottom)})
    return []


def _titled(kind: str) -> str:
    if kind in ("send-back", "send-forward"):
        return say("Send back") if kind == "send-back" else say("Send forward")
    return titled(card_name(kind))


def _standing(
    config: Config, state: State, seat: str, sent: Standing | None, problems: list[Problem]
) -> Standing | None:
    """Return the standing choices that may come to be; of several for one kind those before the first that cannot."""
    if sent is None:
        return None
    choices: dict[str, tuple[Choice, ...]] = {}
    for kind, wanted in sent.choices.items():
        lawful: list[Choice] = []
        for choice in wanted:
            found = barred_for_good(config, state, seat, kind, choice)
            if found is not None:
                problems.append(found)
                break
            lawful.append(choice)
        if lawful:
            choices[kind] = tuple(lawful)
    eyes = sent.snake_eyes
    if eyes is not None:
        found = None
        if config.options.snake_eyes != "evil":
            found = Problem("eyes-off", say("Snake eyes send nobody else back in this game."), key="snake-eyes")
        elif eyes in (ME, seat):
            found = Problem("player-same", say("Snake eyes send another player back. Whom?"), key="snake-eyes")
        elif eyes not in (LEADER, LAST) and eyes not in state.positions:
            message = say("Nobody called {name} is in the game. Whom do you mean?", name=eyes)
            found = Problem("player-unknown", message, key="snake-eyes")
        if found is not None:
            problems.append(found)
            eyes = None
    made = replace(sent, choices=choices, snake_eyes=eyes)
    return made if made != Standing() else None


def _withdrawn(standing: Standing | None) -> list[str]:
    if standing is None or not standing.withdrawn:
        return []
    return [say("No longer chosen: {cards}.", cards=listed(_called(standing.withdrawn)))]


def _called(kinds: Iterable[str]) -> list[str]:
    return [
        say("lampposts") if kind == "lamppost" else say("snake eyes") if kind == "snake-eyes" else _titled(kind)
        for kind in sorted(kinds)
    ]


def _as_before(before: Standing, now: Standing | None) -> list[str]:
    """Return what was chosen earlier and still holds."""
    new = now or Standing()
    anew = {*new.choices, *new.withdrawn}
    held = Standing(
        {kind: wanted for kind, wanted in before.choices.items() if kind not in anew},
        before.lamppost if new.lamppost is None and "lamppost" not in anew else None,
        before.snake_eyes if new.snake_eyes is None and "snake-eyes" not in anew else None,
    )
    if held == Standing() or merged(before, new) == new:
        return []
    return [say("Still as before. {line}", line=line) for line in said_orders(replace(NOTHING, standing=held))]


# --- the setup round


def _pieces(
    config: Config, state: State, sent: SeatOrders, problems: list[Problem]
) -> tuple[tuple[str, int, int], ...] | None:
    """Return the preferences that may come to be (u8): each that cannot is refused by itself."""
    if sent.pieces is None:
        return None
    if state.phase != "setup":
        problems.append(
            Problem(
                "not-now",
                say("The pieces are on the board already. To move one you need a card for it."),
                key="pieces",
            )
        )
        return None
    made: list[tuple[str, int, int]] = []
    for piece, top, bottom in sent.pieces:
        found = _move_for_good(config, state, "", piece, top, bottom)
        if found is not None:
            problems.append(replace(found, key="pieces"))
        else:
            made.append((piece, top, bottom))
    return tuple(made) if made or not sent.pieces else None
