"""REPORT: a report again, as the seat was sent it."""

from __future__ import annotations

import re

from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, joined, say, say_count
from pbm.orders.cleaning.sent import above_marker
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
        return Told(say("No such report"), (_none(desk, rounds, wanted),), outcome=f"asked for REPORT {wanted}: none")
    texts = [above_marker(one.text).rstrip() for one in (copy, *_errata(desk, copy))]
    return Told(
        say("The report of round {number} again", number=wanted) if wanted else say("Your first mail again"),
        (say("This is what you were sent then, without its form:"),),
        verbatim=("* * *", *(line for text in texts for line in ("", *text.splitlines(), "", "* * *"))),
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


def _errata(desk: Desk, copy: ReportCopy) -> tuple[ReportCopy, ...]:
    """Return what the seat was told of corrections to the round of a report: without it the report would mislead."""
    copies = desk.work.record.reports(copy.round_id) if copy.kind in _REPORTS else ()
    return tuple(one for one in copies if one.seat_id == copy.seat_id and one.kind == "erratum")


def _none(desk: Desk, rounds: tuple[Round, ...], wanted: int) -> Phrase:
    played = [one.number for one in rounds if _copy(desk, one, _REPORTS) is not None]
    if not played:
        first = any(_copy(desk, one, ("start",)) is not None for one in rounds)
        return joined(
            (
                say("There is no report for you yet: no round has been played since you joined."),
                say("REPORT 0 sends your first mail again.")
                if first
                else say("Your first mail comes when your first round opens."),
            )
        )
    return say_count(
        "I have no report of round {wanted} for you; there are reports of round {first}.",
        "I have no report of round {wanted} for you; there are reports of rounds {first} to {last}.",
        len(played),
        wanted=wanted,
        first=played[0],
        last=played[-1],
    )
