"""PRESS: what of a seat's press stands, and how to write some."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.orders import Asked, PressItem
from pbm.core.phrases import say
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.press import PRESS_LIMIT
from pbm.service.press_standing import standing_press, take_back

__all__ = ["perform", "takes_back_below"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Tell how press is written (the receipt shows what stands), or take back what stands for the report."""
    if desk.round_ is None:
        none = say("No round is open for you, so no press of yours is kept.")
        return Told(say("Your press"), (none,), outcome="asked for PRESS")
    pieces = standing_press(desk.work, desk.round_, desk.who.seat)
    if asked.argument == "replaced":
        take_back(desk.work, desk.round_, desk.who.seat)
        said = (
            say(
                "Your earlier press is taken back; what this mail has for the report, if anything, stands in its place."
            )
            if pieces
            else say("No press of yours stood before; what this mail has for the report, if anything, does now.")
        )
        return Told(say("Your press"), (said,), outcome="press replaced")
    if asked.argument:
        if not pieces:
            none = say("No press of yours is kept, so none will be in the report.")
            return Told(say("Your press"), (none,), outcome="PRESS NONE: none stood")
        take_back(desk.work, desk.round_, desk.who.seat)
        said = say(
            "Your press is taken back: none of it will be in the report. Letters that were sent cannot be called back."
        )
        return Told(say("Your press is taken back"), (said,), outcome="press taken back")
    if not pieces:
        stands = say("No press of yours stands for the report of round {number}.", number=desk.round_.number)
    else:
        stands = say(
            "What stands for the report of round {number} is shown below; PRESS NONE takes it back.",
            number=desk.round_.number,
        )
    others = [one.name for one in desk.work.seats.of_game(desk.who.game.id) if one.id != desk.who.seat.id]
    name = others[0] if others else "Clive"
    return Told(
        say("Your press"),
        (
            stands,
            say(
                "Words after PRESS: at the end of a mail are printed in the next report under your name; after "
                "ANONYMOUS PRESS: they are printed without it. Words after PRESS TO {name}: go to {name} alone, at "
                "once, and words after PRESS TO GM: to the GM. A report takes up to {limit} letters of yours.",
                name=name,
                limit=PRESS_LIMIT,
            ),
        ),
        outcome="asked for PRESS",
    )


def takes_back_below(lines: Sequence[str], asked: Sequence[Asked], items: Sequence[PressItem]) -> bool:
    """Return whether a mail of these lines takes press back below all the press it has itself: that goes too, then."""
    command = next((one.line.strip() for one in asked if one.command == "PRESS" and one.argument), "")
    last = items[-1].text.strip().partition("\n")[0] if items else ""
    if not command or not last:
        return False
    taken = max((place for place, line in enumerate(lines) if command in line), default=-1)
    return taken > max((place for place, line in enumerate(lines) if last in line), default=len(lines))
