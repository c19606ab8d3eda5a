"""What mail commands do: one module each. They answer through ``Told``; the receipt carries it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands import misspelt_in
from pbm.service.commands import (
    absent,
    address,
    can,
    format_,
    games,
    help_,
    history,
    joining,
    language,
    observing,
    orders,
    press,
    remind,
    report,
    resign,
    status,
    zone,
)
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["Desk", "Told", "perform"]

_DONE: dict[str, Callable[[Desk, Asked], Told]] = {
    "HELP": help_.perform,
    "STATUS": status.perform,
    "ORDERS": orders.perform,
    "CAN": can.perform,
    "REPORT": report.perform,
    "HISTORY": history.perform,
    "PRESS": press.perform,
    "ABSENT": absent.perform,
    "REMIND": remind.perform,
    "ZONE": zone.perform,
    "LANGUAGE": language.perform,
    "FORMAT": format_.perform,
    "ADDRESS": address.perform,
    "RESIGN": resign.perform,
    "GAMES": games.perform,
    "JOIN": joining.perform,
    "OBSERVE": observing.perform,
}


def perform(desk: Desk, asked: Asked) -> Told | None:
    """Do what a mail command asks and return the answer; None for one that is done elsewhere, with the orders.

    Where its name was misspelt, the answer begins with what it was taken for.
    """
    command = _DONE.get(asked.command)
    if command is None:
        return None
    told = command(desk, asked)
    written = misspelt_in(asked)
    if written is None:
        return told
    assumed = say("Assuming you meant {command} by “{written}”.", command=asked.command, written=written)
    return replace(told, lines=(assumed, *told.lines))
