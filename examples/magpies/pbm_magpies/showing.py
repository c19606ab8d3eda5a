"""What people are shown of Magpies: the report, the receipt's lines, the rules in brief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.core.game import Audience
from pbm.core.phrases import Phrase, listed, say, say_count
from pbm.rulesets.api import Briefing, GmSheet, OwnView, Played, Table, View
from pbm.rulesets.grid import Cell, CellKind, Grid
from pbm_magpies.game import Bid, Options, State, places, standings

_WIDE = 5


def worth(pile: Sequence[int]) -> str:
    """Return finds as one writes them: ``+7``, or ``+2 and -3``."""
    return listed(f"{find:+d}" for find in pile)


def view(state: State, played: Played[State] | None, audience: Audience) -> View:
    """Return what an audience may see: all but the finds that are face down, which nobody may, not even the GM."""
    facts: Mapping[str, Any] = played.report if played is not None else {}
    final = standings(state)
    ranks, bids, cackled = places(state), facts.get("bids", {}), facts.get("cackled", ())
    columns = (say("Place"), say("Magpie"), say("Points"), say("Feathers left"), say("Bid"))
    rows = []
    for name in sorted(state.scores, key=lambda name: (ranks[name], name)):
        left = " ".join(map(str, state.feathers.get(name, ())))
        bid = say("{bid}, cackling", bid=bids[name]) if name in cackled else str(bids.get(name, ""))
        rows.append((str(ranks[name]), name, str(state.scores[name]), left, bid))
    missed = played.missed if played is not None else ()
    notices = [say("No bid came from {names} (NMR).", names=listed(missed))] if missed else []
    if not state.over:
        notices.append(say("Now there is {pile} to bid for.", pile=worth(state.pile)))
    seat, own = audience.seat, None
    if seat is not None and seat in state.scores:
        ordered = [say("Your bid was the {bid}.", bid=bids[seat])] if seat in bids else []
        own = OwnView(_own_lines(state, seat), tuple(ordered), missed=seat in missed)
    return View(
        played=played.turns if played is not None else (),
        coming=() if state.over else (state.turn,),
        headline=_headline(state, facts, final.winners if final is not None else ()),
        tables=(Table("", columns, tuple(rows)),),
        notices=tuple(notices),
        facts=facts or {"turn": state.turn - 1, "scores": dict(state.scores)},
        grids=(_grid(state),),
        standings=final,
        own=own,
        gm=GmSheet((), ()) if audience.is_gm else None,
    )


def _grid(state: State) -> Grid:
    """Return the finds as a strip, those that are face down blank."""
    now, seen = state.turn, state.finds[: state.turn]
    kinds: dict[bool, CellKind] = {True: "forward", False: "back"}
    turned = [Cell(at, kinds[find > 0], f"{find:+d}", fresh=at == now) for at, find in enumerate(seen, start=1)]
    blank = [Cell(number) for number in range(len(seen) + 1, len(state.finds) + 1)]
    return Grid(say("Finds"), -(-len(state.finds) // _WIDE), _WIDE, (*turned, *blank))


def _headline(state: State, facts: Mapping[str, Any], winners: Sequence[str]) -> Phrase:
    if not facts:
        return say("The first find is turned up: {pile}", pile=worth(state.pile))
    pile, taker = worth(facts["pile"]), facts["taken"]
    if winners:
        names, points = listed(winners), state.scores[winners[0]]
        return say_count(
            "{names} wins with {points}", "{names} win with {points}", len(winners), names=names, points=points
        )
    if taker is None:
        return say("Every feather meets its like, and nobody gets {pile}", pile=pile)
    return say("{name} takes {pile} with the {bid}", name=taker, pile=pile, bid=facts["bids"][taker])


def _own_lines(state: State, seat: str) -> tuple[str, ...]:
    if state.over or seat not in state.feathers:
        return ()
    lines = [say("Your feathers: {left}.", left=listed(state.feathers[seat]))]
    if seat not in state.cackled:
        lines.append(say("You may still cackle, once: what you take with that bid counts double, good or bad."))
    return tuple(lines)


def bid_lines(state: State, bid: Bid) -> tuple[str, ...]:
    """Return what a bid means, for its receipt."""
    pile = worth(state.pile)
    if bid.chosen:
        return (say("No feather in these orders: without one your lowest, {bid}, is bid.", bid=bid.feather),)
    if bid.cackle:
        return (say("You bid your {bid} for {pile}, cackling: it counts double for you.", bid=bid.feather, pile=pile),)
    return (say("You bid your {bid} for {pile}.", bid=bid.feather, pile=pile),)


def briefing(options: Options) -> Briefing:
    """Return the rules in brief."""
    count = options.treasures + options.eggs
    tied = say("stays there, and the next find is laid on top of it") if options.ties == "pile" else say("is lost")
    rules = (
        say(
            "There are {count} finds: treasures worth 1 to {best}, and cuckoo's eggs that cost you points ({eggs} of "
            "them). They lie face down in an order drawn by lot; each round the next is turned up.",
            count=count,
            best=options.treasures,
            eggs=options.eggs,
        ),
        say(
            "You have feathers numbered 1 to {count}. Each round everybody bids one for the find, and it is gone. "
            "Feathers of the same number cancel each other out.",
            count=count,
        ),
        say(
            "Of the others the highest takes a pile worth 0 or more. A pile worth less goes to the lowest, who must "
            "take it. A pile that nobody gets {tied}.",
            tied=tied,
        ),
        say("Once in the game you may cackle with your bid: if it takes the pile, that counts double, good or bad."),
        say("All bids are shown in the report, so everybody can see who has which feathers left."),
        say("If no bid comes from you, your lowest feather is bid. The most points win; equals share."),
        say("To order, write the number of a feather, and “cackle” if you like."),
    )
    disclosed = (say("There is no board. The order of the finds was drawn by the sealed dice, and nobody knows it."),)
    return Briefing(rules, disclosed, say("feather 5, and cackle"))
