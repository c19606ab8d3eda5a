"""What a mail of a player says, all told: the one reader of the server and of `pbm orders read`.

It needs no game and no store. What only the record knows, as which other games there are and which receipts were
given, is asked for where a mail speaks of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.beside_subject import with_subject
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.commands import asked_in
from pbm.orders.games_named import ONE_GAME, Games
from pbm.orders.led_by_commands import apart_from_commands
from pbm.orders.nearly_commands import nearly_changing, restores_nothing
from pbm.orders.press.parts import split_press
from pbm.orders.replies import named
from pbm.orders.wishes_beside import with_wishes
from pbm.orders.wishes_elsewhere import may_wish_elsewhere, wished_elsewhere
from pbm.service.left_standing import in_the_mail
from pbm.service.merging import said
from pbm.service.other_games import is_for_another, not_done_here, words_left
from pbm.service.people import PressApart
from pbm.service.read_whole import read_whole
from pbm.service.restoring import which_receipt

__all__ = ["read_mail"]


def read_mail(
    reread: Callable[[Cleaned], Reading],
    cleaned: Cleaned,
    subject: str,
    form: OrderForm,
    apart: PressApart = split_press,
    *,
    games: Callable[[], Games] = lambda: ONE_GAME,
    receipts: Callable[[], Sequence[int]] | None = None,
) -> Reading:
    """Return what a mail says that may order what ``form`` asks; ``reread`` reads words by themselves.

    ``apart`` tells press from other words as that does, ``games`` are those the player is in, ``receipts`` the numbers
    of those that orders were taken by in the round, None where they are not known.
    """
    cleaned = in_the_mail(cleaned, subject)
    elsewhere = None
    if may_wish_elsewhere(cleaned.words):
        elsewhere = wished_elsewhere(apart(cleaned.words)[0], games())
    here = cleaned if elsewhere is None else replace(cleaned, words=words_left(cleaned.words, elsewhere, apart))
    reading = _settled(read_whole(reread, here, form, apart), here.words, apart, receipts)
    if elsewhere is not None:
        if said(reading.orders) and is_for_another(whole := read_whole(reread, cleaned, form, apart)):
            return whole  # the orders beside it are for the other game too
        reading = not_done_here(reading, elsewhere)
    return with_wishes(with_subject(reading, here, subject, reread), here, subject)


def _settled(
    reading: Reading, words: Sequence[str], apart: PressApart, receipts: Callable[[], Sequence[int]] | None
) -> Reading:
    """Return a reading of which nothing is asked where commands are all that was said.

    A command that changes orders is asked about as what it may be where a slip is in it, and so is RESTORE without the
    number of one of the ``receipts``. ``apart`` tells press from other words.
    """
    if reading.asked and reading.problems and not said(reading.orders):
        if not any(asked_in(apart_from_commands(words))[1]):
            return replace(reading, problems=(), quotes=())
        if all(named(problem) in ("announced", "empty") for problem in reading.problems):
            # Who asked for something and sent no orders wanted to send none; what else they say is the GM's to read.
            return replace(reading, verdict="clear", problems=(), quotes=(), chatter=True)
        return reading
    if reading.asked or not (nearly_changing(words) or restores_nothing(words)):
        return reading
    own = apart(words)[0]
    near = nearly_changing(own)
    if near is not None and near != "RESTORE":
        asking = say(
            "Did you mean {command}? It changes your orders, so I do not go by a guess. If you want it, please send a "
            "line with only that.",
            command=near,
        )
        return _asked_alone(reading, asking)
    if said(reading.orders) or not (near == "RESTORE" or restores_nothing(own)):
        return reading
    return _asked_alone(reading, which_receipt(None if receipts is None else receipts()))


def _asked_alone(reading: Reading, asking: Phrase) -> Reading:
    """Return a reading by which nothing is done before one thing is answered."""
    return replace(
        reading,
        kind="other" if reading.kind == "resign" else reading.kind,
        verdict="ask",
        orders={},
        seconds={},
        replacing={},
        probable={},
        problems=(Problem("ambiguous", asking),),
        quotes=(None,),
    )
