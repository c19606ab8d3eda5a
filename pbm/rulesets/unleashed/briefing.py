"""The rules in brief, as a game's first mail tells them, under the options that are set, and how to order."""

from __future__ import annotations

from functools import lru_cache

from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.rulesets.api import Briefing
from pbm.rulesets.unleashed.cards import is_action, is_movement, value
from pbm.rulesets.unleashed.options import Options
from pbm.rulesets.unleashed.orders import MOST_FALLBACKS
from pbm.rulesets.unleashed.pieces import decimal, distance, length_of
from pbm.rulesets.unleashed.state import Config, PieceSpec

__all__ = ["briefing", "examples", "pieces_example", "play_example"]


def briefing(config: Config, players: int) -> Briefing:
    """Return the rules for so many players in short paragraphs, what the deck holds, and an example of orders."""
    options = config.options
    rows, columns = options.size_for(players)
    paragraphs = [
        _race(rows, columns),
        _go(options),
        _landing(),
        _actions(options),
        _pieces(config),
        _rounds(options, players),
        _orders(config, players),
        _missed(options),
        say(
            "Your hand, your orders and what you choose in advance are yours alone. Everybody sees the board, the "
            "pieces, where everybody stands, the dice, and who played what."
        ),
    ]
    setup = options.setup == "players" and options.pieces
    example = pieces_example(config, players) if setup else play_example(rows, columns)
    return Briefing(tuple(paragraphs), (_deck(config),), example)


def _race(rows: int, columns: int) -> Phrase:
    return say(
        "This is a race over a board of {rows} rows of {columns} cards. It begins on the start, space 0 at the bottom "
        "left; the rows run to and fro, up to the finish, space {last}. Whoever is first to cross the finish wins: to "
        "land on it is not enough.",
        rows=rows,
        columns=columns,
        last=rows * columns - 1,
    )


def _go(options: Options) -> Phrase:
    said = [
        say_count(
            "In your go you first put a card from your hand on top of a card of the board, and draw up again to "
            "{hand}; then you roll two dice and move on by their sum.",
            "In your go you first put {count} cards from your hand on top of cards of the board, and draw up again to "
            "{hand}; then you roll two dice and move on by their sum.",
            options.placements,
            hand=options.hand,
        ),
        say(
            "A card may go anywhere but on the start, on the finish, where another player stands, and on a card that "
            "the player before you put there in their go."
        ),
    ]
    if options.play_out_hands:
        said.append(say("When the draw pile is empty, the cards in hand are played out."))
    else:
        said.append(say("When the draw pile is empty, no more cards are played."))
    if options.snake_eyes == "start":
        said.append(say("Who rolls two ones goes back to the start instead of moving."))
    elif options.snake_eyes == "evil":
        said.append(say("Who rolls two ones sends another player back to the start, and then moves."))
    return joined(said)


def _landing() -> Phrase:
    return say(
        "Where you land, a piece comes first: down a snake from its head, up a ladder from its foot, along a lamppost "
        "from either end. Then look at the card you are on: +3 takes you on by 3, -3 back by 3, an action card is "
        "performed. So it goes on until nothing more happens. Each card works only once in a go, whoever lands on it."
    )


def _actions(options: Options) -> Phrase:
    counts = options.counts()
    said = [
        say(
            "An action card is performed at once when you put it down, with the choice in your orders, and whenever "
            "you land on one, with what you chose in advance. Without a choice it does nothing; Extra roll needs none."
        )
    ]
    if counts.get("reverse"):
        said.append(
            say(
                "Nor does Reverse: from then on snakes lead up from the tail and ladders down from the top, until the "
                "next Reverse."
            )
        )
    return joined(said)


def _pieces(config: Config) -> Phrase:
    options = config.options
    said = []
    for long in (False, True):
        names = [spec.name for spec in config.pieces.values() if spec.long is long]
        if names:
            low, high = options.long if long else options.short
            words = {"pieces": listed(names), "low": decimal(f"{low:g}"), "high": decimal(f"{high:g}")}
            if long:
                said.append(say("{pieces} are long: {low} to {high} cards from end to end.", **words))
            else:
                said.append(say("{pieces} are short: {low} to {high} cards from end to end.", **words))
    return joined(
        [
            say(
                "Snakes (S), ladders (L) and lampposts (P) lead from one row to another; the top is the end nearer the "
                "finish."
            ),
            *said,
            say(
                "Two may meet on one card only if they are of one kind, top on bottom. Your reports list what fits, so "
                "you need no ruler."
            ),
        ]
    )


def _rounds(options: Options, players: int) -> Phrase:
    said = []
    if options.setup == "players" and options.pieces:
        said.append(
            say_count(
                "In the first round everybody sends a list of pieces and their places, the most wanted first; they are "
                "placed in turn until {count} is on the board.",
                "In the first round everybody sends a list of pieces and their places, the most wanted first; they are "
                "placed in turn until {count} are on the board.",
                options.pieces,
            )
        )
        said.append(say("That round ends as soon as everybody's list is there."))
    if options.mode == "sequential":
        said.append(say("Each round is one player's go, and ends as soon as the orders are there."))
    elif players > 1:
        said.append(
            say(
                "Each round everybody has one go, in turn; who begins moves on by one every round. So the board may "
                "change before it is your go."
            )
        )
    return joined(said) if said else say("Each round is one go.")


def _orders(config: Config, players: int) -> Phrase:
    play, *others, standing = examples(config, players)
    said = [
        say(
            "Orders are a card of your hand and the space it goes on, with up to {count} others in case that cannot "
            "be: “{play}”.",
            count=MOST_FALLBACKS,
            play=play,
        )
    ]
    if others:
        quoted = joined((say("“{order}”", order=order) for order in others), ", ")
        said.append(say("What an action card is to do you write with it: {orders}.", orders=quoted))
    said.append(
        say(
            "For action cards that you land on, choose in advance: “{standing}”. That holds until you change it.",
            standing=standing,
        )
    )
    if (moved := _moved(config, players)) is not None:
        said.append(say("Whether a piece may go somewhere you can ask by mail: CAN I move {moved}?", moved=moved))
    return joined(said)


def examples(config: Config, players: int) -> tuple[Phrase, ...]:
    """Return orders as somebody might write them: a card with a fallback, action cards, and last a standing choice.

    Only cards that the deck has are in them, and only spaces that the board has.
    """
    counts = config.options.counts()
    rows, columns = config.options.size_for(players)
    some = [play_example(rows, columns)]
    if counts.get("back-3"):
        some.append(say("Send back 3 on {space}: the leader", space=min(5, rows * columns - 2)))
    moved = _moved(config, players)
    if counts.get("move-snake") and moved is not None and moved.startswith("S"):
        some.append(say("Move a snake on {space}: {moved}", space=min(20, rows * columns - 2), moved=moved))
    if counts.get("back-3"):
        return (*some, say("If I land on Send back: the leader"))
    return (*some, say("If I land on Swap two players: me and the leader"))


def _moved(config: Config, players: int) -> str | None:
    """Return a piece and a place it fits, for an example; a snake if there is one."""
    for spec in config.pieces.values():
        places = _places(config, players, spec)
        if places:
            top, bottom = places[len(places) // 2]
            return f"{spec.name} {top}-{bottom}"
    return None


def _places(config: Config, players: int, spec: PieceSpec) -> tuple[tuple[int, int], ...]:
    """Return every top and bottom at which a piece may lie on an empty board."""
    rows, columns = config.options.size_for(players)
    low, high = length_of(config.options, spec)
    return _ends(rows, columns, low, high)


@lru_cache(maxsize=64)
def _ends(rows: int, columns: int, low: float, high: float) -> tuple[tuple[int, int], ...]:
    # All pairs of spaces are measured, and every mail that explains the game asks for them several times.
    return tuple(
        (top, bottom)
        for top in range(1, rows * columns - 1)
        for bottom in range(1, top)
        if top // columns != bottom // columns and low <= distance(columns, top, bottom) <= high
    )


def _missed(options: Options) -> Phrase:
    said = [
        say(
            "If no orders come from you, or no card of them can be played, a plain card of yours, a blank one first, "
            "goes on the lowest space it may go on."
        )
    ]
    if options.max_consecutive_nmr:
        said.append(
            say_count(
                "Miss {count} round running and you are out of the game.",
                "Miss {count} rounds running and you are out of the game.",
                options.max_consecutive_nmr,
            )
        )
    return joined(said)


def _deck(config: Config) -> Phrase:
    kinds = [card.kind for card in config.deck]
    return say(
        "The deck has {blank} blank cards, {forward} that lead forward, {back} that lead back and {action} action "
        "cards, besides the start and the finish.",
        blank=kinds.count("blank"),
        forward=sum(1 for kind in kinds if is_movement(kind) and value(kind) > 0),
        back=sum(1 for kind in kinds if is_movement(kind) and value(kind) < 0),
        action=sum(1 for kind in kinds if is_action(kind)),
    )


def play_example(rows: int, columns: int) -> Phrase:
    """Return an order for a card as somebody might write it, on spaces that a board of this size has."""
    most = rows * columns - 2
    return say("+3 on {space}, else on {other}", space=max(1, min(17, most - 1)), other=max(1, min(22, most)))


def pieces_example(config: Config, players: int) -> Phrase:
    """Return a list of pieces for the setup round as somebody might write it, each lawful beside those before it."""
    wanted: list[str] = []
    taken: set[int] = set()
    # A few of each kind, from all over the board.
    for number, spec in enumerate(sorted(config.pieces.values(), key=lambda spec: (spec.name[1:], spec.name))[:4]):
        places = [ends for ends in _places(config, players, spec) if not taken.intersection(ends)]
        if places:
            top, bottom = places[(number + 1) * len(places) // 6]
            taken |= {top, bottom}
            wanted.append(f"{spec.name} {top}-{bottom}")
    return joined(wanted, ", ")
