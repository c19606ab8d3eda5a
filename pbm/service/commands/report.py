"""REPORT: a report again, as the seat was sent it."""

from __future__ import annotations

import re

from pbm.core.orders import Asked
from pbm.orders.clean import REPLY_MARKER
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.records import ReportCopy, Round

__all__ = ["perform"]

_REPORTS = ("report", "final")


def perform(desk: Desk, asked: Asked) -> Told:
    """Send the seat's own copy of a round's report once more, without its form, which is another by now."""
    rounds = desk.work.rounds.of_game(desk.who.game.id)
    wanted = _wanted(asked.argument, rounds)
    if wanted == 0:
        copy = next((found for one in rounds if (found := _copy(desk, one, ("start",))) is not None), None)
    elif wanted is not None:
        copy = next((_copy(desk, one, _REPORTS) for one in rounds if one.number == wanted), None)
    else:
        played = [(one, found) for one in rounds if (found := _copy(desk, one, _REPORTS)) is not None]
        wanted, copy = (played[-1][0].number, played[-1][1]) if played else (1, None)
    if copy is None:
        return Told("No such report", (_none(desk, rounds, wanted),), outcome=f"asked for REPORT {wanted}: none")
    text = copy.text.partition(REPLY_MARKER)[0].rstrip()
    what = f"The report of round {wanted}" if wanted else "Your first mail"
    return Told(
        f"{what} again",
        ("This is what you were sent then, without its form:",),
        verbatim=("* * *", "", *text.splitlines(), "", "* * *"),
        outcome=f"asked for REPORT {wanted}",
    )


def _wanted(argument: str, rounds: tuple[Round, ...]) -> int | None:
    """Return the number of the round whose report is meant, 0 for the first mail; None where none is named."""
    if argument.casefold() == "first":
        return 0
    number = re.search(r"-?\d{1,9}", argument)
    if number is None:
        return None
    said = int(number.group())
    if re.search(r"\b(?:turn|tour)\b", argument, re.IGNORECASE):
        return next((one.number for one in rounds if said in one.turns), said)
    return said


def _copy(desk: Desk, round_: Round, kinds: tuple[str, ...]) -> ReportCopy | None:
    seat = desk.who.seat.id
    return next((one for one in desk.work.record.reports(round_.id) if one.seat_id == seat and one.kind in kinds), None)


def _none(desk: Desk, rounds: tuple[Round, ...], wanted: int) -> str:
    played = [one.number for one in rounds if _copy(desk, one, _REPORTS) is not None]
    if not played:
        first = any(_copy(desk, one, ("start",)) is not None for one in rounds)
        return "There is no report for you yet: no round has been played since you joined. " + (
            "REPORT 0 sends your first mail again." if first else "Your first mail comes when your first round opens."
        )
    span = f"round {played[0]}" if len(played) == 1 else f"rounds {played[0]} to {played[-1]}"
    return f"I have no report of round {wanted} for you; there are reports of {span}."
