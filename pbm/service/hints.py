"""A word that does what a mail probably wanted, where nothing was found in it to do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pbm.core.phrases import Phrase, joined, say
from pbm.orders.hinted import command_hinted

__all__ = ["NO_DAYS_NOTED", "hint_for"]

_SAID: Final = {
    "RULES": say("The rules are in your first mail, and REPORT 0 sends it again."),
    "WRITING": say(
        "Words after PRESS: are printed in the next report, words after PRESS TO, a name and a colon go to that player "
        "alone, and any question goes to the GM."
    ),
    "FORMAT": say("If you want mails of plain text, without HTML and pictures: FORMAT TEXT does that."),
    "ZONE": say("To be told deadlines by another clock, send ZONE and a town, such as ZONE Europe/Lisbon."),
    "REMIND": say("REMIND OFF ends the reminders before a deadline, and REMIND ON brings them back."),
    "STOP": say(
        "To get fewer mails: REMIND OFF ends reminders, OBSERVE OFF the reports of games that you only observe, and "
        "RESIGN leaves this game."
    ),
    "PRESS": say("PRESS sends your press that stands, and PRESS NONE takes it back."),
    "GAMES": say("GAMES lists the games that you play in, and those that are open."),
    "ORDERS": say("ORDERS sends what you have ordered for this round."),
    "HISTORY": say("HISTORY sends what you have ordered round by round, and everybody's positions."),
    "REPORT": say("REPORT sends the last report again, and REPORT 0 your first mail, with the rules."),
    "STATUS": say("STATUS sends where you are, what you have left, and the deadline."),
    "ABSENT": say(
        "If this is about days on which you are away, send for instance ABSENT 3 May to 17 May, and they are noted."
    ),
}
NO_DAYS_NOTED: Final = say(
    "No days on which you are away were noted. If you will be away, send for instance ABSENT 3 May to 17 May."
)
"""What is said beside what was done, where days were told of in words that could not be noted."""
_REMINDED: Final = say("You get a reminder; REMIND OFF stops them.")
_NOT_REMINDED: Final = say("You get no reminders; REMIND ON brings them.")
_DUE: Final = say("The deadline is told at the end of this mail.")
_ALL: Final = say("HELP lists all such words.")
_HELP: Final = say("HELP lists all that you can write to the game.")


def hint_for(words: Sequence[str], done: Collection[str] = (), *, reminded: bool, due: bool) -> Phrase | None:
    """Return what a player is told who probably wanted a command; None where nothing sounds like one.

    ``done`` are the commands that the mail has asked for plainly; ``reminded`` tells that the player gets reminders,
    ``due`` that the answer ends with a deadline.
    """
    command = command_hinted(words, done)
    if not command:
        return None
    if command == "NUDGE":
        return _REMINDED if reminded else _NOT_REMINDED
    if command == "DEADLINE":
        return _DUE if due else joined((_SAID["STATUS"], _ALL))
    return _HELP if command == "HELP" else joined((_SAID[command], _ALL))
