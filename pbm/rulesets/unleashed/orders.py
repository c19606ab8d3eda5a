"""Orders of Unleashed: what a seat plays, chooses in advance and places, and their JSON (u30, u31)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from pbm.core.errors import IllegalError, PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import RawOrders
from pbm.rulesets.unleashed.cards import CHOICE_KINDS, HAND_KINDS, choice_kind
from pbm.rulesets.unleashed.options import nearest

__all__ = [
    "BOARD",
    "MOST_FALLBACKS",
    "NOTHING",
    "NO_CHOICE",
    "Choice",
    "Lamppost",
    "Play",
    "SeatOrders",
    "Standing",
    "choice_to_json",
    "merged",
    "orders_from_json",
    "orders_to_json",
    "standing_from_json",
    "standing_to_json",
]

BOARD: Final = "A"
"""The name that the one board has in orders."""

MOST_FALLBACKS: Final = 3
"""How many fallbacks may follow what is wanted first."""

_FURTHEST: Final = 9999
"""No board has a space of a greater number; those that a board has not are refused where it is known."""

_MOST_LISTED: Final = 100
"""The most preferences in one list."""

Lamppost: TypeAlias = Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What an action card is to do; only what its kind asks for is there.

    ``player`` is for sends, ``players`` for swap players (names, ``leader``, ``last``, ``me``), ``moves`` are of a
    piece, its top and its bottom, ``cards`` the two spaces of swap cards.
    """

    player: str | None = None
    players: tuple[str, str] | None = None
    moves: tuple[tuple[str, int, int], ...] = ()
    cards: tuple[int, int] | None = None


NO_CHOICE: Final = Choice()
"""The choice of an action that needs none."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the hand, by its kind, the space it is put on, and its action's choice (None: declined)."""

    card: str
    at: int
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Choices made in advance (u31): by what they are for (``CHOICE_KINDS``), the most wanted first.

    ``lamppost`` is for where two lampposts meet, ``snake_eyes`` who is sent by an evil pair of ones; None: not said.
    ``withdrawn`` is only in orders: what is taken back (kinds, ``lamppost``, ``snake-eyes``).
    """

    choices: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    lamppost: Lamppost | None = None
    snake_eyes: str | None = None
    withdrawn: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class SeatOrders:
    """What a seat sent; None for what it did not say.

    ``plays`` has a list for each placement, the most wanted first and then fallbacks; ``pieces`` is the preference
    list of the setup round: piece, top, bottom.
    """

    plays: tuple[tuple[Play, ...], ...] | None = None
    standing: Standing | None = None
    pieces: tuple[tuple[str, int, int], ...] | None = None


NOTHING: Final = SeatOrders()
"""The orders of a seat that sent nothing."""


def merged(old: Standing, new: Standing) -> Standing:
    """Return standing choices with new ones over them: what is not said anew holds, what is taken back is gone."""
    gone = new.withdrawn
    choices = {kind: choice for kind, choice in {**old.choices, **new.choices}.items() if kind not in gone}
    return Standing(
        choices,
        None if "lamppost" in gone else new.lamppost or old.lamppost,
        None if "snake-eyes" in gone else new.snake_eyes or old.snake_eyes,
    )


def orders_from_json(raw: RawOrders) -> SeatOrders:
    """Return a seat's orders; IllegalError, naming the key, when they are malformed.

    Whether they are possible is not asked: a card need not be in the hand, nor a space on the board.
    """
    if not isinstance(raw, Mapping):
        raise _illegal("order-shape", "orders", "must be an object, the order under the board's name")
    for board in raw:
        if board != BOARD:
            raise _illegal("board-unknown", f"orders.{board}", f"is no board to order for; the board is {BOARD}")
    if BOARD not in raw:
        return NOTHING
    keys = _object(raw[BOARD], f"orders.{BOARD}", ("plays", "standing", "pieces"))
    plays, standing, pieces = keys.get("plays"), keys.get("standing"), keys.get("pieces")
    return SeatOrders(
        None if plays is None else _plays(plays, f"orders.{BOARD}.plays"),
        None if standing is None else standing_from_json(standing, f"orders.{BOARD}.standing", orders=True),
        None if pieces is None else _moves(pieces, f"orders.{BOARD}.pieces"),
    )


def orders_to_json(orders: SeatOrders) -> dict[str, JsonObject]:
    """Return the JSON of a seat's orders; ``orders_from_json`` of it is equal. Empty when nothing was sent."""
    made: dict[str, Json] = {}
    if orders.plays is not None:
        made["plays"] = [
            [{"card": play.card, "at": play.at, **choice_to_json(play.choice)} for play in wanted]
            for wanted in orders.plays
        ]
    if orders.standing is not None:
        made["standing"] = standing_to_json(orders.standing)
    if orders.pieces is not None:
        made["pieces"] = [list(move) for move in orders.pieces]
    return {BOARD: made} if made else {}


def choice_to_json(choice: Choice | None) -> dict[str, Json]:
    """Return the JSON of a choice; empty for one that is declined."""
    made: dict[str, Json] = {}
    if choice is None:
        return made
    if choice.player is not None:
        made["player"] = choice.player
    if choice.players is not None:
        made["players"] = list(choice.players)
    if choice.moves:
        made["moves"] = [list(move) for move in choice.moves]
    if choice.cards is not None:
        made["cards"] = list(choice.cards)
    return made


def standing_to_json(standing: Standing) -> dict[str, Json]:
    """Return the JSON of standing choices."""
    made: dict[str, Json] = {
        kind: [choice_to_json(choice) for choice in wanted] for kind, wanted in standing.choices.items()
    }
    if standing.lamppost is not None:
        made["lamppost"] = standing.lamppost
    if standing.snake_eyes is not None:
        made["snake-eyes"] = standing.snake_eyes
    made.update(dict.fromkeys(sorted(standing.withdrawn)))
    return made


def standing_from_json(raw: Json, at: str, *, orders: bool = False) -> Standing:
    """Return standing choices; IllegalError when malformed. Only in ``orders`` may something be taken back (null)."""
    choices: dict[str, tuple[Choice, ...]] = {}
    withdrawn: set[str] = set()
    made = Standing()
    for key, value in _object(raw, at, (*CHOICE_KINDS, "lamppost", "snake-eyes")).items():
        here = f"{at}.{key}"
        if value is None and orders:
            withdrawn.add(key)
        elif key == "lamppost":
            if value != "up" and value != "down":
                raise _illegal("order-lamppost", here, 'must be "up" or "down"')
            made = replace(made, lamppost="up" if value == "up" else "down")
        elif key == "snake-eyes":
            made = replace(made, snake_eyes=_name(value, here))
        else:
            choices[key] = tuple(
                _standing_choice(one, key, f"{here}.{number}") for number, one in enumerate(_list(value, here), start=1)
            )
    return replace(made, choices=choices, withdrawn=frozenset(withdrawn))


def _standing_choice(raw: Json, kind: str, at: str) -> Choice:
    """Return one standing choice, which says something; IllegalError otherwise."""
    choice = _choice(_object(raw, at, (_ASKED[kind],)), kind, at)
    if choice is None:
        raise _illegal("order-choice", at, f'must say its "{_ASKED[kind]}"')
    return choice


def _plays(raw: Json, at: str) -> tuple[tuple[Play, ...], ...]:
    """Return the cards played, a list for each placement."""
    made: list[tuple[Play, ...]] = []
    for number, wanted in enumerate(_list(raw, at), start=1):
        here = f"{at}.{number}"
        listed = _list(wanted, here)
        if len(listed) > 1 + MOST_FALLBACKS:
            raise _illegal("order-fallbacks", here, f"may have {MOST_FALLBACKS} fallbacks, not {len(listed) - 1}")
        made.append(tuple(_play(play, f"{here}.{place}") for place, play in enumerate(listed, start=1)))
    return tuple(made)


def _play(raw: Json, at: str) -> Play:
    """Return one card that is played."""
    if not isinstance(raw, Mapping):
        raise _illegal("order-shape", at, "must be an object with a card and the space it goes on")
    kind = raw.get("card")
    if not isinstance(kind, str) or kind not in HAND_KINDS:
        hint = nearest(kind, HAND_KINDS) if isinstance(kind, str) else ""
        raise _illegal("order-card", f"{at}.card", f"must be a kind of card{hint or ': ' + ', '.join(HAND_KINDS)}")
    chosen = choice_kind(kind)
    asked = () if chosen is None else (_ASKED[chosen],)
    keys = _object(raw, at, ("card", "at", *asked))
    return Play(kind, _space(keys.get("at"), f"{at}.at"), None if chosen is None else _choice(keys, chosen, at))


_ASKED: Final[Mapping[str, str]] = {
    "swap-players": "players",
    **{kind: "moves" for kind in CHOICE_KINDS if kind.startswith("move-")},
    "swap-cards": "cards",
    "send-forward": "player",
    "send-back": "player",
}
"""The key of a choice, by what it is for."""

_TWO: Final = frozenset({"move-ladders", "move-snakes"})


def _choice(keys: JsonObject, kind: str, at: str) -> Choice | None:
    """Return the choice for an action among the keys of an order; None when there is none."""
    key = _ASKED[kind]
    value = keys.get(key)
    at = f"{at}.{key}"
    if value is None:
        return None
    if key == "player":
        return Choice(player=_name(value, at))
    if key == "moves":
        moves = _moves(value, at)
        most = 2 if kind in _TWO else 1
        if not 1 <= len(moves) <= most:
            raise _illegal("order-moves", at, f"must be {'one or two moves' if most == 2 else 'one move'} of a piece")
        return Choice(moves=moves)
    pair = _list(value, at)
    if len(pair) != 2:
        raise _illegal("order-choice", at, f"must be two {key}" if key == "players" else "must be two spaces")
    if key == "players":
        return Choice(players=(_name(pair[0], at), _name(pair[1], at)))
    return Choice(cards=(_space(pair[0], at), _space(pair[1], at)))


def _moves(raw: Json, at: str) -> tuple[tuple[str, int, int], ...]:
    """Return pieces with where their tops and bottoms go."""
    moves: list[tuple[str, int, int]] = []
    for number, move in enumerate(_list(raw, at), start=1):
        here = f"{at}.{number}"
        parts = _list(move, here)
        if len(parts) != 3:
            raise _illegal("order-moves", here, 'must be a piece, its top and its bottom, such as ["S2", 28, 12]')
        moves.append((_name(parts[0], here), _space(parts[1], here), _space(parts[2], here)))
    return tuple(moves)


def _list(raw: Json, at: str) -> Sequence[Any]:
    if not isinstance(raw, list | tuple) or len(raw) > _MOST_LISTED:
        raise _illegal("order-shape", at, f"must be a list, of at most {_MOST_LISTED}")
    return raw


def _name(raw: Json, at: str) -> str:
    if not isinstance(raw, str) or not raw:
        raise _illegal("order-name", at, "must be a name")
    return raw


def _space(raw: Json, at: str) -> int:
    if type(raw) is not int or abs(raw) > _FURTHEST:
        raise _illegal("order-space", at, "must be the number of a space")
    return raw


def _object(raw: Json, at: str, known: tuple[str, ...]) -> JsonObject:
    """Return ``raw`` if it is an object with only ``known`` keys; IllegalError otherwise."""
    if not isinstance(raw, Mapping):
        raise _illegal("order-shape", at, "must be an object")
    for key in raw:
        if key not in known:
            hint = nearest(key, known) or f"; known are {', '.join(known)}"
            raise _illegal("key-unknown", f"{at}.{key}", f"is unknown{hint}")
    return raw


def _illegal(code: str, at: str, message: str) -> PbmError:
    """Return the error that says what is wrong with one key of the orders."""
    return IllegalError(Problem(code, f"{at} {message}", key=at))
