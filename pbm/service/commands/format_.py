"""FORMAT: mails as plain text, or with an HTML part beside it."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands.format_ import format_named
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["perform"]

_SAID = {
    "text": say("From now on your mails are plain text."),
    "html": say(
        "From now on your mails have an HTML part beside the plain text: the same words, for programs that show plain "
        "text badly. FORMAT TEXT goes back."
    ),
}


def perform(desk: Desk, asked: Asked) -> Told:
    """Set the format, or say which it is."""
    player = desk.work.players.get(desk.who.player.id)
    wanted = format_named(asked.argument)
    if wanted is None and asked.argument:
        said = say("There is FORMAT TEXT and FORMAT HTML. Nothing was changed.")
        return Told(say("Your mails"), (said,), outcome="FORMAT: not known")
    if wanted is None:
        said = (
            say("Your mails are plain text; FORMAT HTML changes that.")
            if player.format == "text"
            else say("Your mails are plain text with an HTML part beside it; FORMAT TEXT changes that.")
        )
        return Told(say("Your mails"), (said,), outcome="asked for FORMAT")
    desk.work.players.update(replace(player, format=wanted))
    return Told(say("Your mails"), (_SAID[wanted],), outcome=f"format: {wanted}")
