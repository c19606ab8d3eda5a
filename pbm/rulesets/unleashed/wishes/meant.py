"""What a wish comes to: the card of the hand that is meant, its choice, and why it may be asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import listed, say
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.words.parts import Part, trouble

__all__ = [
    "TWO",
    "choice_json",
    "choice_problem",
    "fitting",
    "inherited",
    "landing_decides",
    "one_end",
    "plays_of",
    "preferences",
    "two_things",
    "which_piece",
    "which_pieces",
]

_MOVERS: Final = {
    "S": ("move-snake", "move-piece", "move-snakes"),
    "L": ("move-ladder", "move-piece", "move-ladders"),
    "P": ("move-piece",),
}
TWO: Final = ("move-ladders", "move-snakes")
"""Cards that move two pieces."""


def plays_of(wish: Part, hand: Sequence[str], assumed: list[str]) -> tuple[list[Json], Problem | None]:
    """Return a wish as orders have it, or why it is asked about. What is taken for granted is added to ``assumed``."""
    if wish.problem is not None:
        return [], wish.problem
    kind, problem = _kind(wish, hand)
    if problem is None and wish.place is None:
        problem = trouble(
            "place-missing",
            say(
                "Where shall {card} go? Write the number of a space: “{word} on 17”.",
                card=card_name(kind),
                word=wish.named or card_name(kind),
            ),
        )
    if problem is None:
        problem = choice_problem(kind, wish)
    if problem is not None:
        return [], problem
    if wish.bare:
        assumed.append(say("“{word}” as {card}", word=wish.named, card=card_name(kind)))
    key = choice_kind(kind)
    if key is None or not wish.chooses:
        return [{"card": kind, "at": wish.place}], None
    return [{"card": kind, "at": wish.place, **choice_json(key, one)} for one in preferences(key, wish)], None


def _kind(wish: Part, hand: Sequence[str]) -> tuple[str, Problem | None]:
    """Return the card that is meant, by its kind; else why it is asked about."""
    if wish.kinds is None and not wish.moves:
        return "", trouble(
            "card-missing",
            say("Which card shall go there? You have {cards}.", cards=_cards_named(hand)),
        )
    kinds = wish.kinds
    if kinds is None:
        letters = {piece[0] for piece, _, _ in wish.moves}
        kinds = tuple(k for k in _MOVERS["S"] + _MOVERS["L"] if all(k in _MOVERS[letter] for letter in letters))
    held = tuple(dict.fromkeys(kind for kind in kinds if kind in hand))
    if not held and wish.kinds is None:
        return "", trouble(
            "card-not-held",
            say(
                "The pieces are on the board already, and you have no card in your hand that moves {piece}. You have "
                "{cards}: which shall it be?",
                piece=wish.moves[0][0],
                cards=_cards_named(hand),
            ),
        )
    if not held:
        return "", trouble(
            "card-not-held",
            say(
                "You have no {card} in your hand. You have {cards}: which shall it be?",
                card=wish.named or card_name("move-piece"),
                cards=_cards_named(hand),
            ),
        )
    found = fitting(wish, held)
    if not found:
        return "", trouble(
            "choice-wrong",
            say(
                "{card} cannot do that. Write only the card, where it goes, and what it shall do.",
                card=card_name(held[0]),
            ),
        )
    if len(found) > 1:
        return "", trouble(
            "card-which",
            say(
                "Which card do you mean by “{word}”: {cards}?",
                word=wish.named or wish.moves[0][0],
                cards=listed([card_name(kind) for kind in found]),
            ),
        )
    return found[0], None


def choice_problem(kind: str, part: Part) -> Problem | None:
    """Return what is wrong with the choice made for a card, as it is said."""
    if kind.startswith(("send-", "back-", "forward-")):
        if len(part.players) > 1:
            return trouble(
                "words-two",
                say("{card} sends one player. Which one, and who else if that cannot be?", card=card_name(kind)),
            )
    elif kind == "swap-players":
        if len(part.players) == 1 and part.linked and part.players != ["me"]:
            part.players.insert(0, "me")
        if part.players and (len(part.players) != 2 or part.players[0] == part.players[1]):
            return trouble("words-two", say("Which two players shall change places? For example: “me and the leader”."))
    elif kind.startswith("move-"):
        most = 2 if kind in TWO else 1
        if len(part.moves) > most and not (most == 1 and part.commas):
            return trouble(
                "words-two",
                say("{card} moves no more than that. Which shall it be, and which instead?", card=card_name(kind)),
            )
    return None


def landing_decides() -> Problem:
    """Return that where one lands cannot decide what is put down before."""
    return trouble(
        "words-depends",
        say("Cards are put down before you roll, so where you land cannot decide it. Write only: “+3 on 17”."),
    )


def which_piece() -> Problem:
    """Return that a piece is to be moved, and no piece is named."""
    return trouble(
        "piece-missing", say("Which piece shall be moved? Write its name and then its two ends: “S2 28-12”.")
    )


def one_end(piece: str) -> Problem:
    """Return that a piece is said to go from where one of its ends is, so that its other end is not told."""
    return trouble(
        "ends-which",
        say("{piece} ends there now. Where shall both its ends be? Write them so: “{piece} 28-12”.", piece=piece),
    )


def two_things() -> Problem:
    """Return that two things are said where one is wanted."""
    return trouble(
        "words-two",
        say("You say two things here. Which do you want most? Write the other after “else”: “+3 on 17, else 22”."),
    )


def which_pieces() -> Problem:
    """Return that it is not plain which pieces shall lie where."""
    return trouble(
        "words-unclear",
        say("I am not sure which pieces you mean. Write each with its top and its bottom: “S2 28-12”."),
    )


def _cards_named(hand: Sequence[str]) -> str:
    return listed([card_name(kind) for kind in hand]) if hand else say("no cards")


def fitting(part: Part, kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds that can do what is chosen; all of them where nothing is."""
    kept = tuple(kinds)
    if part.moves:
        letters = {piece[0] for piece, _, _ in part.moves}
        kept = tuple(kind for kind in kept if all(kind in _MOVERS[letter] for letter in letters))
    if part.pair is not None:
        kept = tuple(kind for kind in kept if kind == "swap-cards")
    if part.players and len(kept) > 1:
        kept = tuple(kind for kind in kept if kind != "swap-cards") or kept
    return kept


def inherited(part: Part, before: Part) -> Part:
    """Return a wish with what it leaves unsaid taken from the one before it."""
    made = replace(part)
    if part.kinds is None:
        made.kinds, made.named, made.bare = before.kinds, before.named, before.bare
        if not part.chooses:
            made.moves, made.players, made.pair = list(before.moves), list(before.players), before.pair
            made.linked, made.commas = before.linked, before.commas
    if part.place is None and (part.there or part.kinds is None):
        made.place = before.place
    return made


def preferences(key: str, part: Part) -> list[Part]:
    """Return a choice as its preferences: several after commas where the card does one are one after the other."""
    if key.startswith("move-") and key not in TWO and len(part.moves) > 1:
        return [replace(part, moves=[move]) for move in part.moves]
    return [part]


def choice_json(key: str, part: Part) -> dict[str, Json]:
    """Return a choice as orders have it; empty when nothing is chosen that is of this kind."""
    if key in ("send-back", "send-forward"):
        return {"player": part.players[0]} if part.players else {}
    if key == "swap-players":
        return {"players": list(part.players)} if part.players else {}
    if key == "swap-cards":
        return {"cards": list(part.pair)} if part.pair else {}
    return {"moves": [list(move) for move in part.moves]} if part.moves else {}
