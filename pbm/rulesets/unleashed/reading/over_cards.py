"""Cards that are read over cards that stand: a space put right, one card of two changed, what was wished else kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from pbm.core.phrases import say
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.choosing import said_play
from pbm.rulesets.unleashed.go import space_problem
from pbm.rulesets.unleashed.orders import (
    BOARD,
    MOST_FALLBACKS,
    NOTHING,
    Play,
    SeatOrders,
    orders_from_json,
    orders_to_json,
)
from pbm.rulesets.unleashed.reading.changes import changed_cards
from pbm.rulesets.unleashed.reading.orders import read_words
from pbm.rulesets.unleashed.reading.rearranged import turns_round
from pbm.rulesets.unleashed.state import Config, State, known_preceding
from pbm.rulesets.unleashed.wishes.meant import two_things
from pbm.rulesets.unleashed.words.dropped import Dropped, dropped_in, may_drop
from pbm.rulesets.unleashed.words.parts import trouble
from pbm.rulesets.unleashed.words.put_right import (
    one_number,
    other_way,
    place_of,
    says_else,
    says_which,
    space_for_space,
    with_same_place,
)
from pbm.rulesets.unleashed.words.whole import adds, begins_anew, puts_in_its_place, stays, without_stays

__all__ = ["with_cards"]

Wishes: TypeAlias = tuple[Play, ...]

_FIRST: Final = re.compile(r"\b(?:first|1st|erste\w?|première?|premier|eerste|primer\w?|prim[ao])\b", re.IGNORECASE)
_SECOND: Final = re.compile(r"\b(?:second|2nd|zweite\w?|deuxième|seconde?|tweede|segund\w|second[ao])\b", re.IGNORECASE)
_ALLOWED: Final = re.compile(r",? ?\bif (?:that|it)(?:['’]s| is) (?:allowed|legal|ok|okay|possible)\b", re.IGNORECASE)
_PLUS: Final = re.compile(r"[+−-]\d")
_DEFAULT: Final = re.compile(r"\b(?:defaults?|rules|standard|regeln|you choose|up to you|règles)\b", re.IGNORECASE)


def with_cards(
    config: Config, state: State, seat: str, lines: Sequence[str], alone: WordsRead, stood: Sequence[Wishes]
) -> WordsRead:
    """Return a reading, ``alone`` by itself, with what it leaves of the cards that stand as it was."""
    told = [_ALLOWED.sub("", line) for line in lines]
    read = _over_cards(config, state, seat, told, alone, stood)
    if read.problems or not any(stood) or told == list(lines):
        return read
    return _with_what_stood(state, seat, read, stood)


def _with_what_stood(state: State, seat: str, read: WordsRead, stood: Sequence[Wishes]) -> WordsRead:
    """Return a reading of a card that is wished for if it is allowed, which it is not as things stand: else the old."""
    plays = orders_from_json(read.orders).plays or ()
    if len(plays) != 1 or len(stood) != 1 or not plays[0]:
        return read
    tops = [pile[-1] for pile in state.cells]
    preceding = known_preceding(state, seat)
    if space_problem(tops, state.positions, preceding, seat, plays[0][0].at) is None:
        return read
    wishes = (*plays[0], *(play for play in stood[0] if play not in plays[0]))[: 1 + MOST_FALLBACKS]
    return replace(read, orders={**read.orders, BOARD: {**read.orders[BOARD], **_orders((wishes,))[BOARD]}})


def _over_cards(
    config: Config, state: State, seat: str, lines: Sequence[str], alone: WordsRead, stood: Sequence[Wishes]
) -> WordsRead:
    read = _with_cards(config, state, seat, lines, alone, stood)
    if not any(stood) or begins_anew(lines) or (not read.problems and "plays" in read.orders.get(BOARD, {})):
        return read
    told = without_stays(lines)
    if len(stood) == len(("first", "second")) and all(stood) and turns_round(told):
        taken = _all(lines)
        return replace(alone, orders=_orders(stood[::-1]), problems=(), quotes=(), taken=taken, probable={})
    changed = changed_cards(config, state, seat, told, tuple(stood), stays=stays(lines))
    if changed is None:
        return read
    made = replace(alone, orders=changed.read.orders, problems=(), quotes=(), taken=_all(lines), probable={})
    whole = _with_fallbacks(made, changed.plays, stood, lines)
    return replace(whole, assumed=made.assumed) if changed.dropped else whole


def _with_cards(
    config: Config, state: State, seat: str, lines: Sequence[str], alone: WordsRead, stood: Sequence[Wishes]
) -> WordsRead:
    if any(len(wishes) > 1 for wishes in stood):
        without = _without_fallbacks(config, state, seat, lines, alone, stood)
        if without is not None:
            return without
    if not any(stood) or begins_anew(lines):
        return alone
    told = orders_from_json(alone.orders)
    if told.plays is None:
        right = _put_right(without_stays(lines), stood)
        if right is not None:  # "swap my 20 for 21" is no choice in advance, where a card stands on 20
            return replace(alone, orders=_orders(right), problems=(), quotes=(), taken=_all(lines), probable={})
    if told.plays is None and not told.standing:
        if place_of(lines):
            places = [play.at for play in stood[0]]
            if len(stood) == 1 and len({play.card for play in stood[0]}) == 1:
                again = read_words(config, state, seat, with_same_place(lines, places))
                return again if again.orders else alone
        return _offered(alone, lines, stood, len(state.cells) - 1)
    if told.plays is None:
        return alone
    if config.options.placements == 1:
        return _with_fallbacks(alone, told.plays, (stood[0],), lines)
    return _of_two(alone, told, lines, tuple(stood))


def _put_right(lines: Sequence[str], stood: Sequence[Wishes]) -> tuple[Wishes, ...] | None:
    """Return the cards that stand with one space in the place of another, or without what was wished else."""
    named = other_way(lines)
    if named is not None and len(stood) == 1 and len(stood[0]) == len(("first", "second")):
        first, second = stood[0]
        if named in ([], [second.card, first.card], [str(second.at), str(first.at)]) and first != second:
            return ((second, first),)
    spaces = space_for_space(lines)
    if spaces is not None:
        old, new, card = spaces
        meant = [play for wishes in stood for play in wishes if play.at == old]
        chosen = {at for wishes in stood for play in wishes if play.choice for at in play.choice.cards or ()}
        chosen |= {
            end for wishes in stood for play in wishes if play.choice for move in play.choice.moves for end in move[1:]
        }
        if any(card != play.card for play in meant if card):
            return None
        if len(meant) != 1 or old in chosen or any(meant[0] in one and new in {p.at for p in one} for one in stood):
            return None
        return tuple(tuple(replace(play, at=new) if play.at == old else play for play in wishes) for wishes in stood)
    return None


def _without_fallbacks(
    config: Config, state: State, seat: str, lines: Sequence[str], alone: WordsRead, stood: Sequence[Wishes]
) -> WordsRead | None:
    """Return a reading by which a fallback is dropped, with what else the mail says; None where none may be meant.

    Where one may be, it is asked.
    """
    dropped = dropped_in(lines)
    left = _left(dropped, stood) if dropped is not None else None
    if dropped is None or left is None:
        told = orders_from_json(alone.orders)
        return _asked(alone, stood) if told.plays is None and not alone.problems and may_drop(lines) else None
    rest = read_words(config, state, seat, without_stays(dropped.rest))
    read = with_cards(config, state, seat, dropped.rest, rest, left)
    orders = read.orders.get(BOARD, {})
    said = orders_from_json(rest.orders).plays or ()
    named = {wishes[0].card for wishes in said if wishes}
    if not named <= {wishes[0].card for wishes in left if wishes}:
        # "Drop the 20 and put the blank on 21 instead": in the place of the fallback, or of the card?
        return _which_place(read, said, left)
    if "plays" not in orders:
        orders = {**orders, **_orders(left)[BOARD]}
    taken = alone.taken | dropped.lines
    return replace(read, orders={BOARD: orders}, taken=taken, message=alone.message, probable={})


def _which_place(read: WordsRead, told: Sequence[Wishes], left: Sequence[Wishes]) -> WordsRead:
    """Return a reading with the question whether another card is wanted first, or only in place of a fallback."""
    orders = {key: value for key, value in read.orders.get(BOARD, {}).items() if key != "plays"}
    likely = _orders(((*left[0], *told[0]),)) if len(left) == len(told) == 1 else {}
    return replace(
        read,
        orders={BOARD: orders} if orders else {},
        problems=(two_things(), *read.problems),
        quotes=(None, *read.quotes),
        probable=likely if not read.problems and len(told[0]) == 1 else {},
    )


def _left(dropped: Dropped, stood: Sequence[Wishes]) -> tuple[Wishes, ...] | None:
    """Return the cards that stand without the fallback that is dropped; None where it is not plain which."""
    if dropped.space is None:
        return tuple(wishes[:1] for wishes in stood) if sum(len(wishes) > 1 for wishes in stood) == 1 else None
    found = [play for wishes in stood for play in wishes[1:] if play.at == dropped.space]
    named = _PLUS.fullmatch(dropped.card) is not None
    if len(found) != 1 or (named and found[0].card != dropped.card.replace("−", "-")):
        return None
    return tuple((*wishes[:1], *(play for play in wishes[1:] if play != found[0])) for wishes in stood)


def _asked(alone: WordsRead, stood: Sequence[Wishes]) -> WordsRead:
    """Return a reading with the question whether a fallback is to be dropped: ``stood`` has one at least."""
    wishes = next(wishes for wishes in stood if len(wishes) > 1)
    problem = trouble(
        "fallback-stays",
        say(
            "Shall {fallback} still be played if {card} cannot be? Please write once more what you want, with “Drop "
            "the fallback.” or “The fallback stays.” before it.",
            fallback=said_play(wishes[1]),
            card=said_play(wishes[0]),
        ),
    )
    return replace(alone, problems=(problem,), quotes=(None,))


def _offered(alone: WordsRead, lines: Sequence[str], stood: Sequence[Wishes], last: int) -> WordsRead:
    """Return a reading of a space for which no card is named with an offer: the card that stands goes there."""
    space = one_number(lines)
    asked = [problem.code for problem in alone.problems]
    if asked != ["card-missing"] or len(stood) != 1 or space is None or not 0 < space < last or alone.probable:
        return alone
    wishes = stood[0]
    if any(play.at == space for play in wishes) or (len(wishes) > 1 and says_which(lines)):
        return alone
    first = (replace(wishes[0], at=space), *wishes[1:])
    made = (*wishes, replace(wishes[-1], at=space)) if says_else(lines) else first
    return replace(alone, probable=_orders((made,))) if len(made) <= 1 + MOST_FALLBACKS else alone


def _of_two(alone: WordsRead, told: SeatOrders, lines: Sequence[str], stood: tuple[Wishes, ...]) -> WordsRead:
    """Return a reading of one card, where two are played, with the other one as it stands."""
    said = told.plays or ()
    text = " ".join(lines)
    if sum(map(bool, said)) != 1 or _DEFAULT.search(text) or len(said) > len(stood) + 1:
        return alone
    card = next(wishes for wishes in said if wishes)
    first, second = bool(_FIRST.search(text)), bool(_SECOND.search(text)) or len(said) == 2
    same = [at for at, wishes in enumerate(stood) if wishes and wishes[0].card == card[0].card]
    if second and not first:
        place = 1
    elif first and not second:
        place = 0
    elif len(same) == 1:
        place = same[0]
    elif len(stood) == 1 and adds(lines):
        place = 1
    elif len(stood) == 1 and (same or puts_in_its_place(lines)):
        place = 0
    else:
        return _which(alone, card, stood)
    olds = (*stood, ())[:2]
    made = tuple(card if at == place else wishes for at, wishes in enumerate(olds))
    made = made[:1] if not made[1] else made
    return _with_fallbacks(alone, made, olds, lines)


def _with_fallbacks(
    alone: WordsRead, made: Sequence[Wishes], stood: Sequence[Wishes], lines: Sequence[str]
) -> WordsRead:
    """Return a reading with what was wished else before, where the rest is to stay; else say that it is gone."""
    kept: list[Wishes] = []
    assumed: list[str] = []
    for at, wishes in enumerate(made):
        old = stood[at] if at < len(stood) else ()
        wishes = tuple(_as_chosen(play, old) for play in wishes)
        rest = [play for play in old[1:] if play not in wishes]
        if len(wishes) == 1 and rest and wishes != old:
            if stays(lines):
                wishes = (*wishes, *rest)
            else:
                assumed.append(
                    say("{card} alone, without what was to be played if that cannot be", card=said_play(wishes[0]))
                )
        kept.append(wishes)
    orders = {**alone.orders.get(BOARD, {}), **_orders(kept)[BOARD]}
    return replace(alone, orders={BOARD: orders}, assumed=(*alone.assumed, *assumed))


def _as_chosen(play: Play, stood: Wishes) -> Play:
    """Return a card that is only put elsewhere with the choice that stood for it."""
    same = [one for one in stood if one.card == play.card and one.choice is not None]
    return replace(play, choice=same[0].choice) if play.choice is None and same else play


def _which(alone: WordsRead, card: Wishes, stood: Sequence[Wishes]) -> WordsRead:
    """Return a reading of a card of which it is asked which card of the two it is."""
    rest = {key: value for key, value in alone.orders.get(BOARD, {}).items() if key != "plays"}
    problem = trouble(
        "cards-which",
        say(
            "You play two cards, and some stand already. Is {card} your first or your second card? Write “first card: "
            "…” or “second card: …”.",
            card=said_play(card[0]),
        ),
    )
    likely = _orders((*stood, card)) if len(stood) == 1 else {}
    return replace(
        alone,
        orders={BOARD: rest} if rest else {},
        problems=(problem, *alone.problems),
        quotes=(None, *alone.quotes),
        probable=likely if not alone.problems else {},
    )


def _orders(plays: Sequence[Wishes]) -> dict[str, Any]:
    return dict(orders_to_json(replace(NOTHING, plays=tuple(plays))))


def _all(lines: Sequence[str]) -> frozenset[int]:
    return frozenset(range(len(lines)))
