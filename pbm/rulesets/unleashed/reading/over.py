"""A mail read over orders of its writer's own that stand: what it leaves unsaid stays as it was (u30, u31)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pbm.core.errors import IllegalError
from pbm.core.game import Json
from pbm.core.orders import RawOrders
from pbm.core.phrases import say
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.choosing import said_pieces
from pbm.rulesets.unleashed.orders import (
    BOARD,
    SeatOrders,
    Standing,
    merged,
    orders_from_json,
    standing_from_json,
    standing_to_json,
)
from pbm.rulesets.unleashed.reading.list_changed import with_list_changed
from pbm.rulesets.unleashed.reading.orders import has_turned, read_words, tokens_of
from pbm.rulesets.unleashed.reading.over_cards import with_cards
from pbm.rulesets.unleashed.reading.part_changed import with_part_changed
from pbm.rulesets.unleashed.reading.rearranged import rearranged, turns_round
from pbm.rulesets.unleashed.reading.stood import Move, Stood
from pbm.rulesets.unleashed.reading.whom import with_another
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.choices_dropped import told_as_dropped
from pbm.rulesets.unleashed.words.headed import headed
from pbm.rulesets.unleashed.words.letter import body_of
from pbm.rulesets.unleashed.words.parts import trouble
from pbm.rulesets.unleashed.words.requested import told_as_wishes, without_old_ends
from pbm.rulesets.unleashed.words.whole import (
    adds,
    begins_anew,
    puts_in_its_place,
    ranks,
    ranks_first,
    stays,
    without_stays,
)

__all__ = ["read_over"]

_SHORT: Final = 200
"""Characters of a mail that only puts in another order what stands."""


def read_over(config: Config, state: State, seat: str, lines: Sequence[str], before: RawOrders) -> WordsRead:
    """Return what a seat's lines order over orders that stand: whole, with what of those is left as it was."""
    read = _read_over(config, state, seat, lines, before)
    if not has_turned(read):
        return read
    meant = _read_over(config, state, seat, lines, before, turned=True)
    return replace(read, probable={} if meant.problems else meant.orders)


def _read_over(
    config: Config, state: State, seat: str, lines: Sequence[str], before: RawOrders, *, turned: bool = False
) -> WordsRead:
    written = lines
    lines = without_old_ends(told_as_wishes(lines), _listed(before))
    read = _over_standing(config, state, seat, lines, written, before, turned=turned)
    return replace(read, quotes=_quoted(read.quotes, lines, written))


def _over_standing(
    config: Config,
    state: State,
    seat: str,
    lines: Sequence[str],
    written: Sequence[str],
    before: RawOrders,
    *,
    turned: bool,
) -> WordsRead:
    """Return what lines order over orders that stand; ``written`` are the lines as their writer has them."""
    alone = _read_without_stays(config, state, seat, lines, turned=turned)
    try:
        stands = orders_from_json(before)
    except IllegalError:
        return alone
    dropped = told_as_dropped(lines, _only_chosen(state, seat, stands))
    if dropped != list(lines):
        lines, alone = dropped, _read_without_stays(config, state, seat, dropped, turned=turned)
        alone = replace(alone, quotes=_quoted(alone.quotes, dropped, written))
    if state.phase == "setup":
        read = _with_pieces(config, state, seat, lines, alone, stands.pieces or (), turned=turned)
        read = with_list_changed(config, state, seat, written, read, stands.pieces or ())
        return _with_choices(read, stands)
    read = with_cards(config, state, seat, lines, alone, stands.plays or ())
    read = with_another(config, state, seat, lines, read, stands)
    return _with_choices(with_part_changed(config, state, seat, written, read, stands), stands)


def _read_without_stays(
    config: Config,
    state: State,
    seat: str,
    lines: Sequence[str],
    stood: Stood | None = None,
    *,
    turned: bool = False,
) -> WordsRead:
    """Return what lines order without what they say of the rest; what is quoted of them is quoted as it was written."""
    told = without_stays(lines)
    read = read_words(config, state, seat, told, stood, turned=turned)
    return replace(read, quotes=_quoted(read.quotes, told, lines))


def _quoted(quotes: Sequence[str | None], told: Sequence[str], lines: Sequence[str]) -> tuple[str | None, ...]:
    """Return quotations of what lines were taken for as the player wrote them."""
    written = {short.strip(): line.strip() for short, line in zip(told, lines, strict=True)}
    return tuple(quote and written.get(quote, quote) for quote in quotes)


def _with_choices(read: WordsRead, stands: SeatOrders) -> WordsRead:
    """Return a reading with the choices that stood for what it chooses nothing for."""
    if stands.standing is None:
        return read
    return replace(
        read,
        orders=_added_up(read.orders, stands.standing),
        probable=_added_up(read.probable, stands.standing),
    )


def _added_up(orders: RawOrders, stood: Standing) -> RawOrders:
    order = orders.get(BOARD, {})
    if "standing" not in order:
        return orders
    new = standing_from_json(order["standing"], "standing", orders=True)
    anew = {*new.choices, *(("lamppost",) if new.lamppost else ()), *(("snake-eyes",) if new.snake_eyes else ())}
    gone = new.withdrawn
    whole = Standing(
        {kind: wanted for kind, wanted in {**stood.choices, **new.choices}.items() if kind not in gone},
        new.lamppost or (None if "lamppost" in gone else stood.lamppost),
        new.snake_eyes or (None if "snake-eyes" in gone else stood.snake_eyes),
        (stood.withdrawn - anew) | gone,
    )
    return {**orders, BOARD: {**order, "standing": standing_to_json(whole)}}


# --- the list of pieces


def _with_pieces(
    config: Config,
    state: State,
    seat: str,
    lines: Sequence[str],
    alone: WordsRead,
    stood: Sequence[Move],
    *,
    turned: bool,
) -> WordsRead:
    """Return a reading whose list of pieces is the whole one: what is left of the list that stood is on it."""
    said = _moves_of(alone)
    if not stood or begins_anew(lines) or {name for name, _, _ in stood} <= {name for name, _, _ in said}:
        return alone
    if alone.problems or not said:
        again = _rearranged(config, state, seat, lines, stood)
        if again:
            taken = frozenset(range(len(lines)))
            order: dict[str, Json] = {"pieces": [list(one) for one in again]}
            return replace(
                alone, orders={BOARD: order}, problems=(), quotes=(), taken=taken, probable={}, message=False
            )
    notes = Stood(tuple(stood), rest_stays=stays(lines))
    over = _read_without_stays(config, state, seat, lines, notes, turned=turned)
    made = _moves_of(over)
    if notes.asked_for and len(said) > 1:
        return alone  # the form asks for the list, and was filled in
    if made == list(stood) and not notes.named:
        # Nothing is said of the list; what was asked about may be of it.
        if said:
            return replace(alone, orders=_without(alone.orders), probable={}, **_asking(alone, made, said))
        return replace(over, orders=_without(over.orders)) if over.problems and not alone.orders else alone
    if not made:
        return over if over.problems else alone
    heads = headed(lines)[1]
    first = [one for one in notes.named if one[0] in heads or ranks_first(lines, one[0])]
    if len(first) == 1 == len(notes.named) and not over.problems and (stays(lines) or adds(lines)):
        made = [*first, *(one for one in made if one != first[0])]
        return replace(over, orders={BOARD: {**over.orders[BOARD], "pieces": [list(one) for one in made]}})
    change = _Change(tuple(stood), tuple(notes.named), tuple(made))
    if change.is_plain(lines):
        return over
    ranked = ranks(lines)
    asked = replace(over, orders=_without(over.orders), **_asking(over, stood, notes.named, ranked=ranked))
    likely = not (over.problems or ranked) and made != list(stood) and len(notes.named) == 1
    return replace(asked, probable={BOARD: dict(over.orders[BOARD])} if likely else {})


def _rearranged(
    config: Config, state: State, seat: str, lines: Sequence[str], stood: Sequence[Move]
) -> tuple[Move, ...]:
    """Return the list that stands in another order, where lines say no more than that; else nothing."""
    said = without_stays(body_of(lines, seat))
    if sum(map(len, said)) > _SHORT:
        return ()
    if len(stood) == len(("first", "second")) and turns_round(said):
        return tuple(reversed(stood))
    return rearranged(tokens_of(config, state, seat, said)[0], stood)


class _Change:
    """What a mail does to a list of pieces: which it puts elsewhere, names as they were, adds, and takes away."""

    def __init__(self, stood: tuple[Move, ...], named: tuple[Move, ...], made: tuple[Move, ...]) -> None:
        names = [name for name, _, _ in stood]
        self._kept_order = [names.index(one[0]) for one in named if one[0] in names]
        self._elsewhere = [one for one in named if one[0] in names and one not in stood]
        self._restated = [one for one in named if one in stood]
        self._added = [one for one in named if one[0] not in names]
        self._gone = set(names) - {name for name, _, _ in made}
        self._turned = [one for one in made if one in stood] != [one for one in stood if one in made]

    def is_plain(self, lines: Sequence[str]) -> bool:
        """Whether it is plain that the rest of the list stays: said so, or else the words would make no list."""
        if (self._added or self._elsewhere) and ranks(lines):
            return False
        if stays(lines):
            return bool(self._elsewhere or self._added or self._gone or self._turned)
        if self._restated or self._kept_order != sorted(self._kept_order):
            # Who names again what stands as it stands may be writing the whole list.
            return False
        if self._gone:
            return not self._added or adds(lines) or puts_in_its_place(lines) or len(self._gone) == len(self._added)
        return not self._added or (not self._elsewhere and adds(lines))


def _only_chosen(state: State, seat: str, stands: SeatOrders) -> set[str]:
    """Return what a choice stands for in advance while no card of that kind is to be played."""
    kept = state.standing.get(seat) or Standing()
    chosen = merged(kept, stands.standing) if stands.standing is not None else kept
    played = {choice_kind(play.card) for wishes in stands.plays or () for play in wishes}
    return {*chosen.choices} - played


def _listed(before: RawOrders) -> tuple[Move, ...]:
    """Return how pieces lie that are on the list that stands, or moved by a card."""
    try:
        stands = orders_from_json(before)
    except IllegalError:
        return ()
    moved = [move for wishes in stands.plays or () for play in wishes if play.choice for move in play.choice.moves]
    return (*(stands.pieces or ()), *moved)


def _moves_of(read: WordsRead) -> list[Move]:
    made: Any = read.orders.get(BOARD, {}).get("pieces") or ()
    return [(str(name), int(top), int(bottom)) for name, top, bottom in made]


def _without(orders: RawOrders) -> dict[str, dict[str, Json]]:
    """Return orders without their list of pieces."""
    rest = {key: value for key, value in orders.get(BOARD, {}).items() if key != "pieces"}
    return {BOARD: rest} if rest else {}


def _asking(read: WordsRead, stood: Sequence[Move], named: Sequence[Move], *, ranked: bool = False) -> dict[str, Any]:
    """Return a reading's problems with the question whether a list is the whole one, and their quotations.

    ``ranked`` says that the words may tell where on the list something comes, which only a whole list says plainly.
    """
    if ranked:
        problem = trouble(
            "list-rank",
            say(
                "Your list is {stood}. Where on it {named} shall come I cannot tell for certain. Please send the whole "
                "list, the most wanted first, with “my whole list” before it.",
                stood=said_pieces(stood),
                named=said_pieces(named),
            ),
        )
        return {"problems": (problem, *read.problems), "quotes": (None, *read.quotes)}
    problem = trouble(
        "list-whole",
        say(
            "Your list is {stood}. Is {named} your whole list now, or does the rest of it stay? Please send it once "
            "more with “my whole list” or “the rest stays” before it.",
            stood=said_pieces(stood),
            named=said_pieces(named),
        ),
    )
    return {"problems": (problem, *read.problems), "quotes": (None, *read.quotes)}
