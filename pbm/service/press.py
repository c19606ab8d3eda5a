"""Press: words for the report, for some of the players, or for the GM, signed or not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pbm.core.orders import PressItem
from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.service.daily import one_more_this_hour
from pbm.service.held_press import letter_held, part_held, press_held
from pbm.service.identity import Known, redacted
from pbm.service.notices import write_to_gm
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import standing_press, take_back
from pbm.service.records import MailIn, PressPiece, Round, Seat
from pbm.service.waiting import is_waiting

__all__ = [
    "PRESS_LIMIT",
    "Pressed",
    "take_press",
]

PRESS_LIMIT = 4000
"""Characters of press that a seat may have in one report: some two pages of a zine. A letter is no longer either."""

LETTERS_A_ROUND = 20
"""Letters to other players that a seat may write in one round."""

_AND = re.compile(r"[,;/&+]|\b(?:and|und|et|en|y|e)\b", re.IGNORECASE)
_NOTHING = frozenset(
    (
        "none",
        "no",
        "nothing",
        "nil",
        "no press",
        "na",
        "keine",
        "nichts",
        "rien",
        "aucune",
        "geen",
        "niets",
        "nada",
        "ninguna",
        "niente",
        "nessuna",
    )
)
_GM = frozenset(
    (
        "gm",
        "the gm",
        "game master",
        "the game master",
        "gamemaster",
        "moderator",
        "referee",
        "dm",
        "spielleiter",
        "den spielleiter",
        "spielleiterin",
        "die spielleiterin",
        "spielleitung",
        "die spielleitung",
        "sl",
    )
)


@dataclass(slots=True)
class Pressed:
    """What was done with the press of a mail, and what the player is told of it.

    ``said`` are sentences for the player, ``unsent`` what could not be sent, and why; ``to_gm`` are the words for the
    GM, ``held`` those that the GM gets as they may be orders, ``doubted`` all that was held back as it may be some.
    ``done`` tells whether anything came of it at all.
    """

    said: list[str] = field(default_factory=list)
    unsent: list[str] = field(default_factory=list)
    to_gm: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    doubted: list[str] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether there was any press."""
        return bool(self.said or self.unsent)


def take_press(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    items: Sequence[PressItem],
    *,
    withdrawn: bool = False,
) -> Pressed:
    """Keep what a mail has for the report, send its letters, and return what was done.

    ``withdrawn`` says that the same mail takes back in the end what it has for the report: nothing of that is kept.

    ``round_`` is the round whose report is to come; once the game is over it is the last one played, and there is no
    report any more for words to all. No signature of a reply address gets into anything that others read.
    """
    pressed = Pressed()
    kept = repeated = False
    for item in items:
        text = redacted(item.text).strip("\r\n").rstrip()
        if not text:
            continue
        names = [name.strip(" .:;") for name in item.to if name.strip(" .:;")]
        everybody = [name for name in names if _everybody(name)]
        if everybody and not all(_everybody(name) or _is_gm(office, name) for name in names):
            # Perhaps "all, not Clive": what was for some must not be read by all.
            pressed.unsent.append(
                say(
                    "Your press to everybody (“{names}”) was not taken: it names everybody and others too. Please "
                    "write PRESS: for everybody, or PRESS TO, the names of those who are to have it and a colon.",
                    names=", ".join(name for name in names if not _everybody(name)),
                )
            )
        elif item.held and not names:
            pressed.unsent.append(press_held())
            pressed.held.append(text)
            pressed.doubted.append(text)
        elif item.held and names == ["GM"]:
            pressed.unsent.append(part_held())
            pressed.held.append(text)
            pressed.doubted.append(text)
        elif names and not everybody:
            _letter(office, work, mail, who, round_, replace(item, text=text, to=tuple(names)), pressed)
        elif withdrawn:
            continue
        elif _is_nothing(text):
            count = take_back(work, round_, who.seat)
            if count:
                pressed.said.append(say("Your press is taken back: none of it will be in the report."))
        elif round_.status != "open" and not is_waiting(round_):
            pressed.unsent.append(say("The game is over: there is no further report for your press to be in."))
        elif _is_there(work, round_, who.seat, text, (), item.anonymous):
            repeated = True
        else:
            kept = True
            _add_public(work, mail, who, round_, text, item.anonymous, pressed)
    if pressed.to_gm or pressed.held:
        _to_gm(office, work, mail, who, pressed)
    if kept:
        pressed.said.insert(
            0,
            say("Your press is kept for the report after that of round {number}.", number=round_.number)
            if is_waiting(round_)
            else say("Your press is kept for the report."),
        )
    elif repeated:
        pressed.said.append(say("Your press stands already, so it is not added twice."))
    return pressed


def _add_public(
    work: UnitOfWork, mail: MailIn, who: Known, round_: Round, text: str, anonymous: bool, pressed: Pressed
) -> None:
    room = PRESS_LIMIT - sum(len(piece.text) for piece in standing_press(work, round_, who.seat))
    if len(text) > room:
        longer = say(
            "Your press for this report is longer than {limit} characters; only its beginning is kept.",
            limit=PRESS_LIMIT,
        )
        if longer not in pressed.said:
            pressed.said.append(longer)
    if room > 0:
        _keep(work, mail, who, round_, text[:room], (), anonymous)


def _letter(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, item: PressItem, pressed: Pressed
) -> None:
    """Send a letter to the players it names, at once; what is for the GM is passed on."""
    seats = [seat for seat in work.seats.of_game(who.game.id) if seat.status in ("active", "leaving")]
    others = [seat for seat in seats if seat.id != who.seat.id]
    found, unknown, to_gm = _addressees(office, item.to, others, who)
    if unknown:
        unsent = say(
            "Your letter to {names} was not sent: {why}.", names=", ".join(item.to), why=_why_nobody(work, who, unknown)
        )
        pressed.unsent.append(joined((unsent, _who_else(others))))
        return
    if to_gm:
        pressed.to_gm.append(item.text)
    if not found:
        return
    names = listed(seat.name for seat in found)
    if item.held:
        pressed.unsent.append(letter_held(names))
        pressed.doubted.append(item.text)
        if not to_gm:
            pressed.held.append(item.text)
        return
    to = tuple(seat.number for seat in found)
    if _is_there(work, round_, who.seat, item.text, to, item.anonymous):
        pressed.said.append(say("Your letter to {names} was sent before, so it was not sent again.", names=names))
        return
    written = [piece for piece in work.press.of_round(round_.id) if piece.seat_id == who.seat.id and piece.to]
    if len(written) >= LETTERS_A_ROUND:
        pressed.unsent.append(
            say(
                "Your letter to {names} was not sent: you have written {count} this round, and that is the most.",
                names=names,
                count=LETTERS_A_ROUND,
            )
        )
        return
    piece = _keep(work, mail, who, round_, item.text[:PRESS_LIMIT], to, item.anonymous)
    pressed.said.append(
        say("Your letter was sent to {names}, without your name.", names=names)
        if item.anonymous
        else say("Your letter was sent to {names}.", names=names)
    )
    if len(item.text) > PRESS_LIMIT:
        pressed.said.append(say("Only its beginning went, for it was very long."))
    for seat in found:
        office.letters.to_seat(
            work,
            kind="letter",
            key=f"{who.game.key}/mail-{mail.id}/letter-{piece.id}/{seat.number}",
            game=who.game,
            seat=seat,
            player=work.players.get(seat.player_id),
            now=office.clock.now(),
            round_=round_,
            context={
                "writer": None if item.anonymous else who.seat.name,
                "others": tuple(other.name for other in found if other.id != seat.id),
                "lines": tuple(piece.text.splitlines()),
            },
        )


def _who_else(others: Sequence[Seat]) -> Phrase:
    if not others:
        return say("There is no other player.")
    return say_count(
        "The other player is {names}.",
        "The other players are {names}.",
        len(others),
        names=listed(seat.name for seat in others),
    )


def _why_nobody(work: UnitOfWork, who: Known, name: str) -> Phrase:
    """Return why a name is that of nobody who can be written to."""
    seat = next((seat for seat in work.seats.of_game(who.game.id) if _same(seat.name, name)), None)
    if seat is None:
        return say("I do not know who is meant by “{name}”", name=name)
    if seat.id == who.seat.id:
        return say("that is you")
    if seat.status == "joining":
        return say("{name} is not in the game yet", name=seat.name)
    return say("{name} is not in the game any more", name=seat.name)


def _to_gm(office: Office, work: UnitOfWork, mail: MailIn, who: Known, pressed: Pressed) -> None:
    """Pass on to the GM what is for the GM, and nothing else of the mail: one letter, and so many an hour.

    Those of others who know the reply address are counted apart: they must not use up the player's.
    """
    key = f"{who.game.key}/mail-{mail.id}/to-gm"
    counted = f"to-gm/{who.seat.id}{'' if who.registered else '/elsewhere'}"
    if work.outbox.by_key(key) is None and not one_more_this_hour(office, work, counted):
        pressed.unsent.append(
            say(
                "Nothing of this mail was passed on to the GM after all: ten mails with words for them were within the "
                "hour, and that is the most. Please send it again later."
            )
        )
        return
    text = "\n\n".join((*pressed.to_gm, *pressed.held))
    if pressed.to_gm:
        pressed.said.append(
            say("Your words to the GM were passed on, their beginning only, for they were very long.")
            if len(text) > PRESS_LIMIT
            else say("Your words to the GM were passed on.")
        )
    write_to_gm(
        office,
        work,
        office.decode(mail.raw),
        who,
        key=key,
        subject=say("a word to you"),
        lines=tuple(text[:PRESS_LIMIT].splitlines()),
    )


def _addressees(
    office: Office, names: Sequence[str], seats: Sequence[Seat], who: Known
) -> tuple[list[Seat], str, bool]:
    """Return the seats that names mean, the first name that means nobody ("" where all do), and whether the GM is one.

    A letter that goes astray cannot be called back: only a whole name, or a part of one that is nobody else's, counts.
    """
    found: list[Seat] = []
    to_gm = False
    for whole in names:
        parts = [whole] if _seats_called(whole, seats) else [part.strip() for part in _AND.split(whole)]
        for name in parts:
            meant = _seats_called(name, seats)
            if len(meant) == 1:
                found += [meant[0]] if meant[0] not in found else []
            elif not meant and _is_gm(office, name):
                to_gm = True
            elif name:
                return [], name, False
    return sorted(found, key=lambda seat: seat.number), "" if found or to_gm else who.seat.name, to_gm


def _seats_called(name: str, seats: Sequence[Seat]) -> list[Seat]:
    whole = [seat for seat in seats if _same(seat.name, name)]
    return whole or [seat for seat in seats if name.casefold() in seat.name.casefold().split()]


def _is_gm(office: Office, name: str) -> bool:
    return name.casefold() in _GM or _same(name, office.letters.post.gm.name)


def _same(one: str, other: str) -> bool:
    return " ".join(one.casefold().split()) == " ".join(other.casefold().split())


def _everybody(name: str) -> bool:
    return name.casefold() in (
        "all",
        "everybody",
        "everyone",
        "all players",
        "the players",
        "alle",
        "tous",
        "allen",
        "toutes",
        "iedereen",
        "todos",
        "todas",
        "tutti",
        "tutte",
    )


def _is_nothing(text: str) -> bool:
    return re.sub(r"[^\w ]", "", text[:40].casefold()).strip() in _NOTHING and len(text) < 40


def _is_there(work: UnitOfWork, round_: Round, seat: Seat, text: str, to: tuple[int, ...], anonymous: bool) -> bool:
    words = text[:PRESS_LIMIT].split()
    return any(
        piece.text.split() == words and piece.to == to and piece.anonymous == anonymous
        for piece in work.press.of_round(round_.id)
        if piece.seat_id == seat.id and piece.stands
    )


def _keep(
    work: UnitOfWork, mail: MailIn, who: Known, round_: Round, text: str, to: tuple[int, ...], anonymous: bool
) -> PressPiece:
    return work.press.add(
        PressPiece(
            round_id=round_.id,
            seat_id=who.seat.id,
            mail_id=mail.id,
            text=text,
            to=to,
            anonymous=anonymous,
            received_at=mail.received_at,
        )
    )
