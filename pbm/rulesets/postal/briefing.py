"""The rules in brief, as a game's first mail tells them, under the options that are set."""

from __future__ import annotations

from pbm.rulesets.api import Briefing
from pbm.rulesets.postal.disclose import disclosed
from pbm.rulesets.postal.options import Options
from pbm.rulesets.postal.state import Config
from pbm.rulesets.postal.wording import listing, plural

__all__ = ["briefing"]


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
    return Briefing(tuple(paragraphs), disclosed(config))


def _race(count: int, options: Options) -> str:
    boards = "a secret board" if count == 1 else f"{count} secret boards"
    text = (
        f"This is a race over {boards} of snakes and ladders. You start off the board on space 0, and you "
        "choose your own throws. Where the snakes and ladders are, and often how the numbers are laid out, "
        "is for you to find out."
    )
    if options.allow_space_zero:
        text += " A snake may take you all the way back to 0."
    if options.end_when_home == 1:
        text += " The first to end a turn on or past the finish wins"
    else:
        text += " Whoever ends a turn on or past the finish is home, and the earliest home comes first"
    text += "; of several in the same turn it is whoever got furthest past it, and if that is equal they share."
    if options.end_when_home == 0:
        text += " Play goes on until everybody is home."
    elif options.end_when_home > 1:
        text += f" Play goes on until {options.end_when_home} players are home."
    return text


def _throws(options: Options) -> str:
    text = (
        "Turns come in sets of six. In each set you use every number from 1 to 6 exactly once, in whatever "
        "order you like; then all six are yours again."
    )
    starts, turn = [], 1
    for length in options.schedule:
        if length == 2:
            starts.append(f"{turn} and {turn + 1}")
        turn += length
    if not starts:
        return text + " Each round is one turn: send one throw."
    if len(starts) == 3:
        text += " Each round is two turns:"
    else:
        text += f" Of each set, turns {listing(starts)} are played together in one round:"
    text += " send both throws in the order you want them. If you send one, it is the first, and the lowest"
    text += " number you have left follows by itself."
    if options.illegal_second_throw == "auto":
        return text + " The same happens if your second is one that you may not use."
    return text + " If either is one that you may not use, neither counts."


def _trapdoors(options: Options, players: int) -> str:
    text = (
        "With each order you may nominate one space as a trapdoor. A space that gets enough nominations is a "
        f"trapdoor for that round: {_votes(options, players)}. Anybody who comes to it drops to the space "
        "drawn directly beneath, and if a snake or ladder starts there it works as usual. A trapdoor takes "
        "the place of a snake or ladder on its own space. You may drop through several in a turn, but through "
        "the same one only once."
    )
    if options.below == "numeric_lower":
        text += " Where the number beneath is higher, there can be no trapdoor."
    if options.bottom_row_trapdoors == "to_zero":
        text += " From the bottom row a trapdoor drops you to 0."
    else:
        text += " The bottom row has no trapdoors."
    if options.trapdoors_above_finish:
        return text + " Spaces past the finish can be trapdoors too, and falling from one is no win."
    return text + " There are none past the finish."


def _votes(options: Options, players: int) -> str:
    """Return how many votes it takes now, and what changes that (r8, r9)."""
    now = plural(options.votes_needed(players), "vote")
    if len({votes for _, votes in options.thresholds}) == 1:
        return now
    bands = []
    for most, votes in options.thresholds:
        bands.append(f"{votes} with up to {most} players" if most else f"{votes} with more")
    basis = "at the start" if options.threshold_basis == "start" else "still racing"
    return f"{now} as things stand ({listing(bands)}, counting players {basis})"


def _nominations(options: Options) -> str:
    text = (
        "One nomination serves for the whole round. If you send none, the space your first throw leads to "
        "counts as your nomination, before any snake, ladder or trapdoor."
    )
    if options.allow_abstain:
        text += ' Write "none" to cast no vote.'
    if options.invalid_nomination == "default":
        return text + " If you name a space that can be no trapdoor, that same space counts instead."
    return text + " If you name a space that can be no trapdoor, your vote is lost."


def _missed(options: Options) -> str:
    text = (
        "If nothing arrives from you in time, or your throw is not one you may use, you are moved by the "
        "lowest number you have left; a nomination you sent still counts."
    )
    if options.max_consecutive_nmr:
        text += f" Miss {plural(options.max_consecutive_nmr, 'round')} running and you are out of the game."
    return text


def _several(count: int, options: Options) -> str:
    if options.boards_orders == "shared":
        text = f"One throw and one nomination serve for all {count} boards."
    else:
        text = f"You order a throw and a nomination for each of the {count} boards."
    return text + " Your places on the boards are added up, and the lowest sum wins."


def _secrets(options: Options) -> str:
    text = (
        "Reports show where everybody stands at the end of a round, and never who threw or nominated what, "
        "nor where a trapdoor was."
    )
    if options.trapdoor_notice == "opened":
        text += " They say if one has opened, somewhere."
    elif options.trapdoor_notice == "count":
        text += " They say how many have opened, somewhere."
    else:
        text += " They do not say whether one has opened."
    if options.announce_nmr:
        text += " They name those whose move the server had to choose."
    if options.late_join:
        text += " Newcomers may join as a round opens, from space 0."
    return text + " Making deals with other players is allowed."
