"""What people are shown of Magpies: the report, the receipt's lines, the rules in brief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.core.game import JsonObject
from pbm.core.phrases import Phrase, listed, say, say_count
from pbm.rulesets.api import Briefing, Played, Table
from pbm.rulesets.grid import Cell, CellKind, Grid
from pbm.rulesets.simple import Shown, SimpleRuleset
from pbm_magpies.game import Options, State, places

_WIDE = 5


class Showing(SimpleRuleset[Options, State]):
    """What is said of the game; the finds that are face down are in none of it, not even the GM's."""

    def shown(self, config: Options, state: State, played: Played[State] | None) -> Shown:
        report: Mapping[str, Any] = played.report if played is not None else {}
        ranks, bids, cackled = places(state), report.get("bids", {}), report.get("cackled", ())
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
        final = self.standings(config, state)
        headline = _headline(state, report, final.winners if final is not None else ())
        return Shown(headline, (Table("", columns, tuple(rows)),), tuple(notices), grids=(_grid(state),))

    def shown_to(self, config: Options, state: State, seat: str) -> tuple[str, ...]:
        if state.over or seat not in state.feathers:
            return ()
        lines = [say("Your feathers: {left}.", left=listed(state.feathers[seat]))]
        if seat not in state.cackled:
            lines.append(say("You may still cackle, once: what you take with that bid counts double, good or bad."))
        return tuple(lines)

    def ordered(self, report: Mapping[str, Any], seat: str) -> tuple[str, ...]:
        return (say("Your bid was the {bid}.", bid=report["bids"][seat]),) if seat in report["bids"] else ()

    def meaning(self, config: Options, state: State, seat: str, order: JsonObject) -> tuple[str, ...]:
        given: Mapping[str, Any] = order
        bid, pile = listed(given.get("feather", ())), worth(state.pile)
        if "feather" not in given:
            low = state.feathers[seat][0]
            return (say("No feather in these orders: without one your lowest, {bid}, is bid.", bid=low),)
        if given.get("cackle") == "cackle":
            return (say("You bid your {bid} for {pile}, cackling: it counts double for you.", bid=bid, pile=pile),)
        return (say("You bid your {bid} for {pile}.", bid=bid, pile=pile),)

    def briefing(self, config: Options, players: int) -> Briefing:
        count = config.treasures + config.eggs
        tied = say("stays there, and the next find is laid on top of it") if config.ties == "pile" else say("is lost")
        known = {"count": count, "best": config.treasures, "eggs": config.eggs, "tied": tied}
        rules = (
            say(
                "There are {count} finds: treasures worth 1 to {best}, and cuckoo's eggs that cost you points ({eggs} "
                "of them). They lie face down in an order drawn by lot; each round the next is turned up.",
                **known,
            ),
            say(
                "You have feathers numbered 1 to {count}. Each round everybody bids one for the find, and it is gone. "
                "Feathers of the same number cancel each other out.",
                **known,
            ),
            say(
                "Of the others the highest takes a pile worth 0 or more. A pile worth less goes to the lowest, who "
                "must take it. A pile that nobody gets {tied}.",
                **known,
            ),
            say("Once in the game you may cackle with your bid: if it takes the pile, it counts double, good or bad."),
            say("All bids are shown in the report, so everybody can see who has which feathers left."),
            say("If no bid comes from you, your lowest feather is bid. The most points win; equals share."),
            say("To order, write the number of a feather, and “cackle” if you like."),
        )
        sealed = say("There is no board. The order of the finds was drawn by the sealed dice, and nobody knows it.")
        return Briefing(rules, (sealed,), say("feather 5, and cackle"))


def worth(pile: Sequence[int]) -> str:
    """Return finds as one writes them: ``+7``, or ``+2 and -3``."""
    return listed(f"{find:+d}" for find in pile)


def _grid(state: State) -> Grid:
    """Return the finds as a strip, those that are face down blank."""
    now, seen = state.turn, state.finds[: state.turn]
    kinds: dict[bool, CellKind] = {True: "forward", False: "back"}
    turned = [Cell(at, kinds[find > 0], f"{find:+d}", fresh=at == now) for at, find in enumerate(seen, start=1)]
    blank = [Cell(number) for number in range(len(seen) + 1, len(state.finds) + 1)]
    return Grid(say("Finds"), -(-len(state.finds) // _WIDE), _WIDE, (*turned, *blank))


def _headline(state: State, report: Mapping[str, Any], winners: Sequence[str]) -> Phrase:
    """Return the round in a sentence."""
    if not report:
        return say("The first find is turned up: {pile}", pile=worth(state.pile))
    pile, taker = worth(report["pile"]), report["taken"]
    if winners:
        known = {"names": listed(winners), "points": state.scores[winners[0]]}
        return say_count("{names} wins with {points}", "{names} win with {points}", len(winners), **known)
    if taker is None:
        return say("Every feather meets its like, and nobody gets {pile}", pile=pile)
    return say("{name} takes {pile} with the {bid}", name=taker, pile=pile, bid=report["bids"][taker])
