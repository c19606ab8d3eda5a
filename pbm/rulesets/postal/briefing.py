"""The rules in brief, as a game's first mail tells them, under the options that are set."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.rulesets.api import Briefing
from pbm.rulesets.postal.disclose import disclosed
from pbm.rulesets.postal.options import Options
from pbm.rulesets.postal.state import LEFT, Config, State

__all__ = ["briefing", "example"]


def briefing(config: Config, players: int) -> Briefing:
    """Return the rules for ``players`` in short paragraphs, and what the GM tells of the boards (r4)."""
    options = config.options
    count = len(config.boards)
    paragraphs = [
        _race(count, options),
        _throws(options),
        _trapdoors(options, players),
        _nominations(options),
        _missed(options),
    ]
    if count > 1:
        paragraphs.append(_several(count, options))
    paragraphs.append(_secrets(options))
    return Briefing(tuple(paragraphs), disclosed(config), example(config))


def _race(count: int, options: Options) -> Phrase:
    said = [
        say_count(
            "This is a race over a secret board of snakes and ladders.",
            "This is a race over {count} secret boards of snakes and ladders.",
            count,
        ),
        say(
            "You start off the board on space 0, and you choose your own throws. Where the snakes and ladders are, "
            "and often how the numbers are laid out, is for you to find out."
        ),
    ]
    if options.allow_space_zero:
        said.append(say("A snake may take you all the way back to 0."))
    if options.end_when_home == 1 and count > 1:
        said.append(
            say(
                "On each board the first to end a turn on or past the finish comes first, and with that turn the board "
                "is over; of several in the same turn it is whoever got furthest past it, and if that is equal they "
                "share. The others' places there are as they stand then, and the game goes on on the other boards."
            )
        )
    elif options.end_when_home == 1:
        said.append(
            say(
                "The first to end a turn on or past the finish wins; of several in the same turn it is whoever got "
                "furthest past it, and if that is equal they share."
            )
        )
    else:
        said.append(
            say(
                "Whoever ends a turn on or past the finish is home, and the earliest home comes first; of several in "
                "the same turn it is whoever got furthest past it, and if that is equal they share."
            )
        )
    if count > 1 and options.end_when_home > 1:
        said.append(say("A board is over when {count} players are home on it.", count=options.end_when_home))
    elif options.end_when_home == 0:
        said.append(say("Play goes on until everybody is home."))
    elif options.end_when_home > 1:
        said.append(say("Play goes on until {count} players are home.", count=options.end_when_home))
    return joined(said)


def _throws(options: Options) -> Phrase:
    said = [
        say(
            "Turns come in sets of six. In each set you use every number from 1 to 6 exactly once, in whatever order "
            "you like; then all six are yours again."
        )
    ]
    pairs, turn = [], 1
    for length in options.schedule:
        if length == 2:
            pairs.append(say("{first} and {second}", first=turn, second=turn + 1))
        turn += length
    if not pairs:
        return joined((*said, say("Each round is one turn: send one throw.")))
    if len(pairs) == 3:
        said.append(say("Each round is two turns: send both throws in the order you want them."))
    else:
        said.append(
            say(
                "Of each set, turns {turns} are played together in one round: send both throws in the order you want "
                "them.",
                turns=listed(pairs),
            )
        )
    said.append(say("If you send one, it is the first, and the lowest number you have left follows by itself."))
    if options.illegal_second_throw == "auto":
        said.append(say("The same happens if your second is one that you may not use."))
    else:
        said.append(say("If either is one that you may not use, neither counts."))
    return joined(said)


def _trapdoors(options: Options, players: int) -> Phrase:
    said = [
        say(
            "With each order you may nominate one space as a trapdoor. A space that gets enough nominations is a "
            "trapdoor for that round: {votes}. Anybody who comes to it drops to the space drawn directly beneath, and "
            "if a snake or ladder starts there it works as usual. A trapdoor takes the place of a snake or ladder on "
            "its own space. You may drop through several in a turn, but through the same one only once.",
            votes=_votes(options, players),
        )
    ]
    if options.below == "numeric_lower":
        said.append(say("Where the number beneath is higher, there can be no trapdoor."))
    if options.bottom_row_trapdoors == "to_zero":
        said.append(say("From the bottom row a trapdoor drops you to 0."))
    else:
        said.append(say("The bottom row has no trapdoors."))
    if options.trapdoors_above_finish:
        said.append(say("Spaces past the finish can be trapdoors too, and falling from one is no win."))
    else:
        said.append(say("There are none past the finish."))
    return joined(said)


def _votes(options: Options, players: int) -> Phrase:
    """Return how many votes it takes now, and what changes that (r8, r9)."""
    now = say_count("{count} vote", "{count} votes", options.votes_needed(players))
    if len({votes for _, votes in options.thresholds}) == 1:
        return now
    bands = [
        say("{votes} with up to {players} players", votes=votes, players=most)
        if most
        else say("{votes} with more", votes=votes)
        for most, votes in options.thresholds
    ]
    if options.threshold_basis == "start":
        return say("{votes} as things stand ({bands}, counting players at the start)", votes=now, bands=listed(bands))
    return say("{votes} as things stand ({bands}, counting players still racing)", votes=now, bands=listed(bands))


def _nominations(options: Options) -> Phrase:
    said = [
        say(
            "One nomination serves for the whole round. If you send none, the space your first throw leads to counts "
            "as your nomination, before any snake, ladder or trapdoor."
        )
    ]
    if options.allow_abstain:
        said.append(say('Write "none" to cast no vote.'))
    if options.invalid_nomination == "default":
        said.append(say("If you name a space that can be no trapdoor, that same space counts instead."))
    else:
        said.append(say("If you name a space that can be no trapdoor, your vote is lost."))
    return joined(said)


def _missed(options: Options) -> Phrase:
    said = say(
        "If nothing arrives from you in time, or your throw is not one you may use, you are moved by the lowest number "
        "you have left; a nomination you sent still counts."
    )
    if not options.max_consecutive_nmr:
        return said
    out = say_count(
        "Miss {count} round running and you are out of the game.",
        "Miss {count} rounds running and you are out of the game.",
        options.max_consecutive_nmr,
    )
    return joined((said, out))


def _several(count: int, options: Options) -> Phrase:
    if options.boards_orders == "shared":
        said = say("One throw and one nomination serve for all {count} boards.", count=count)
    else:
        said = say("You order a throw and a nomination for each of the {count} boards.", count=count)
    return joined((said, say("Your places on the boards are added up, and the lowest sum wins.")))


def _secrets(options: Options) -> Phrase:
    said = [
        say(
            "Reports show where everybody stands at the end of a round, and never who threw or nominated what, nor "
            "where a trapdoor was."
        )
    ]
    if options.trapdoor_notice == "opened":
        said.append(say("They say if one has opened, somewhere."))
    elif options.trapdoor_notice == "count":
        said.append(say("They say how many have opened, somewhere."))
    else:
        said.append(say("They do not say whether one has opened."))
    if options.announce_nmr:
        said.append(say("They name those whose move the server had to choose."))
    if options.late_join:
        said.append(say("Newcomers may join as a round opens, from space 0."))
    said.append(say("Making deals with other players is allowed."))
    return joined(said)


_FAVOURITES = (5, 2, 6, 3, 1, 4)
_SPACE = 45
_SPACE_OF_ANY_SIZE = 23


def example(config: Config, state: State | None = None, seat: str = "") -> Phrase:
    """Return orders in few words, for a first round or for what ``seat`` has left: more would be a quotation of ours.

    Of a board nothing but its finish has part in it, and only where players are told the size (r4).
    """
    turns = config.rounds[(state.turn - 1) % 6 if state else 0]
    # Which of two throws brought a player home is not told, so what is left on a board that is over has no part in it.
    places = {name: state.places[name].get(seat) for name in config.boards} if state else {}
    over = {name for name, place in places.items() if place is not None and place.home is not None}
    boards = {name: board for name, board in config.boards.items() if name not in over} or config.boards
    told = {name: board.finish if "size" in board.tell else None for name, board in boards.items()}
    spaces = {name: _space(finish) for name, finish in told.items()}
    (first, one), *more = spaces.items()
    throws = _numbers(state, seat, first, turns)
    if not more or config.options.boards_orders == "shared":
        return _orders(throws, min(spaces.values()))
    if turns > 1:
        return say("{board}: {orders} …", board=first, orders=_orders(throws, one))
    (second, other), *rest = more
    said = say(
        "{first}: {throw}/{one}, {second}: {then}/{other}",
        first=first,
        throw=throws[0],
        one=one,
        second=second,
        then=_numbers(state, seat, second, 2)[-1],
        other=max(1, other - 1),
    )
    return joined((said, "…")) if rest else said


def _numbers(state: State | None, seat: str, board: str, turns: int) -> tuple[int, ...]:
    """Return numbers that are left, as somebody might choose them."""
    place = state.places[board].get(seat) if state else None
    left = LEFT[place.used if place and place.home is None else 0]
    return tuple(number for number in _FAVOURITES if number in left)[:turns]


def _space(finish: int | None) -> int:
    """Return a space to nominate as an example, on a board of which players know the finish or not."""
    if finish is None:
        return _SPACE_OF_ANY_SIZE
    return _SPACE if finish > _SPACE else max(1, finish * 3 // 4)


def _orders(throws: Sequence[int], space: int) -> Phrase:
    if len(throws) == 1:
        return say("throw {number}, trapdoor {space}", number=throws[0], space=space)
    return say("throws {numbers}, trapdoor {space}", numbers=listed(throws), space=space)
