"""The addresses of players: a further one, confirmed from one that is registered; one that somebody else wrote from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from pbm.core.deadlines import in_zone
from pbm.core.errors import IllegalError, Problem
from pbm.core.game import JsonObject
from pbm.core.phrases import Phrase, say
from pbm.service import questions
from pbm.service.gm import find_game, find_seat
from pbm.service.identity import Known
from pbm.service.letters import receipt_key
from pbm.service.notices import send_fresh_address, understood_of
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.questions import QUESTIONS_A_DAY, QUESTIONS_AN_HOUR, asked_lately, letter_key, was_asked
from pbm.service.records import AuditEntry, Game, MailIn, Player, Question, Seat
from pbm.service.traces import Trace, between, left_of, owners, traces_of
from pbm.service.undoing import undo
from pbm.service.waiting import on_table

__all__ = ["AddressChange", "change_addresses", "confirmed", "note_stranger", "propose_address", "refused"]

MOST_ADDRESSES = 10
_DAYS = 14
_HOUR = timedelta(hours=1)
_DAY = timedelta(days=1)
_ADDRESS = re.compile(r"[^\s<>()\[\],;:\"\\@]{1,64}@[^\s<>()\[\],;:\"\\@]{1,255}")


@dataclass(frozen=True, slots=True)
class AddressChange:
    """A seat, its player as they are now, and what the GM should know about the change."""

    seat: Seat
    player: Player
    warnings: tuple[str, ...] = ()


def note_stranger(office: Office, work: UnitOfWork, mail: MailIn, who: Known, sender: str, before: JsonObject) -> None:
    """Note what a mail changed that counted though its sender is not registered, and ask the player about the sender.

    Only the registered addresses are asked, once about each sender, three times an hour and ten a day, three of them
    about mails that changed nothing: YES adds it, NO undoes what came from it and from others like it. ``sender`` is
    empty where the mail names none. ``before`` is how all stood for the seat when it came.
    """
    now = office.clock.now()
    changes = between(before, left_of(work, who.game, who.seat))
    if on_table(work, who.game.id) is None and not changes:
        return
    asked = [one for one in work.questions.open_of_seat(who.seat.id, "address") if _generation(one, who) is not None]
    known = next((one for one in asked if one.data.get("address") == sender), None)
    question = known or questions.ask(
        office,
        work,
        kind="address",
        address=who.player.addresses[0],
        game=who.game,
        seat=who.seat,
        mail=mail,
        data={"address": sender, "by_command": False, "asked": False, "generation": who.seat.generation},
        days=max(_DAYS, _days_left(work, who.game, now)),
    )
    counted = bool(changes) or _acted(work, who, mail)
    own = [Trace(mail.id, now.isoformat(), changes)] if counted else []
    traces = [*traces_of(question.data), *own]
    puts = not was_asked(question) and _may_ask([one for one in asked if was_asked(one)], now, counted=counted)
    data = {**question.data, "traces": [trace.kept() for trace in traces], "asked": was_asked(question) or puts}
    question = replace(question, data=data, asked_at=now if puts else question.asked_at)
    work.questions.update(question)
    if puts:
        found = [trace for one in asked if one.id != question.id for trace in traces_of(one.data)]
        player = owners(work, who.game, who.seat, [*found, *traces])
        _put(office, work, mail, who, player, question, by_command=False, counted=counted)


def _may_ask(asked: Sequence[Question], now: datetime, *, counted: bool) -> bool:
    """Return whether a player may be asked one question more about an address, after those that were ``asked``.

    These are counted by themselves: unsigned mails in the player's name must not use them up.
    """
    today = [one for one in asked if one.asked_at >= now - _DAY]
    lately = sum(one.asked_at >= now - _HOUR for one in today)
    idle = sum(not traces_of(one.data) for one in today)
    return lately < QUESTIONS_AN_HOUR and len(today) < QUESTIONS_A_DAY and (counted or idle < QUESTIONS_AN_HOUR)


def _generation(question: Question, who: Known) -> int | None:
    """Return the generation of the reply address that a question is about, None where that has been replaced since."""
    generation = question.data.get("generation", who.seat.generation)
    return generation if isinstance(generation, int) and generation == who.seat.generation else None


def _acted(work: UnitOfWork, who: Known, mail: MailIn) -> bool:
    """Return whether a mail gave orders or press for the round on the table."""
    round_ = on_table(work, who.game.id)
    if round_ is None:
        return False
    made = [version.mail_id for version in work.orders.of_round(round_.id)]
    return mail.id in made or any(piece.mail_id == mail.id for piece in work.press.of_round(round_.id))


def _days_left(work: UnitOfWork, game: Game, now: datetime) -> int:
    round_ = work.rounds.open_of(game.id)
    return (round_.deadline - now).days + 1 if round_ is not None else 0


def propose_address(office: Office, work: UnitOfWork, mail: MailIn, who: Known, address: str) -> str:
    """Ask a player's registered addresses whether a further one is to be added; return what to tell the player."""
    address = address.strip().strip("<>").lower()
    if not _is_address(address):
        return say(
            "“{address}” does not look like an address; please write it like name@example.org.", address=address[:80]
        )
    if office.letters.addresses.accepts(address):
        return say("{address} is the games' own address; there is nothing to add.", address=address)
    if address in who.player.addresses:
        return say("{address} is registered to you already.", address=address)
    if len(who.player.addresses) >= MOST_ADDRESSES:
        return say(
            "{address} is left out: you have {count} addresses already; please ask the GM to take one out first.",
            address=address,
            count=MOST_ADDRESSES,
        )
    if asked_lately(office, work, who.player.addresses[0], "address") >= QUESTIONS_AN_HOUR:
        return say(
            "{address} is left out for now: you have been asked three questions within the hour. Please send ADDRESS "
            "ADD {address} again in an hour.",
            address=address,
        )
    question = questions.ask(
        office,
        work,
        kind="address",
        address=who.player.addresses[0],
        game=who.game,
        seat=who.seat,
        mail=mail,
        data={"address": address, "by_command": True, "generation": who.seat.generation},
        days=_DAYS,
    )
    _put(office, work, mail, who, who.player, question, by_command=True)
    return say(
        "A mail is on its way to your registered address; reply YES to it, and {address} is added.", address=address
    )


def _put(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    player: Player,
    question: Question,
    *,
    by_command: bool,
    counted: bool = False,
) -> None:
    """Queue the letter that asks about an address; to ``player`` as they were before somebody else wrote for them.

    ``counted`` says that the mail from there gave orders or press, or changed something else.
    """
    address = str(question.data["address"])
    round_ = work.rounds.open_of(who.game.id)
    receipt = f"{receipt_key(who.game, mail.id, mail.again)}/{player.addresses[0]}"
    office.letters.to_seat(
        work,
        kind="new-address",
        key=letter_key(question),
        game=who.game,
        seat=who.seat,
        player=player,
        now=office.clock.now(),
        question=question,
        context={
            "new": address or say("an unknown sender"),
            "by_command": by_command,
            "counted": counted,
            "can_add": _can_add(office, player, address),
            "receipted": work.outbox.by_key(receipt) is not None,
            "round": round_,
            "understood": understood_of(office, work, who.game, who.seat, round_),
            "received": in_zone(mail.received_at, player.zone),
            "expires": in_zone(question.expires_at, player.zone),
        },
    )


def _can_add(office: Office, player: Player, address: str) -> bool:
    return bool(address) and not office.letters.addresses.accepts(address) and len(player.addresses) < MOST_ADDRESSES


def confirmed(office: Office, work: UnitOfWork, question: Question) -> str:
    """Add an address to its player, who has said yes from a registered one; return what was done, in a few words."""
    game, seat, player, address = _of(work, question)
    if address in player.addresses:
        return "yes to an address that is registered already"
    if not _can_add(office, player, address):
        return "yes to an address that cannot be added, or one too many; not added"
    others = _shared_with(work, player, address)
    player = replace(player, addresses=(*player.addresses, address))
    work.players.update(player)
    now = office.clock.now()
    work.record.audit(AuditEntry(at=now, actor="player", action="address added", game_id=game.id, detail=seat.name))
    office.letters.to_seat(
        work,
        kind="address-added",
        key=f"{letter_key(question)}/added",
        game=game,
        seat=seat,
        player=player,
        now=now,
        context={"new": address},
    )
    lines = [
        say(
            "{name} has a further address, {address}, and has confirmed it from a registered one.",
            name=seat.name,
            address=address,
        )
    ]
    if others:
        lines.append(_warning(address, others))
    _tell_gm(office, work, question, game, say("{name} has a new address", name=seat.name), tuple(lines))
    return "yes: the address was added"


def refused(office: Office, work: UnitOfWork, question: Question, at: datetime) -> str | None:
    """Undo what came from addresses that are not the player's, and change the seat's reply address, which is known.

    The orders that stood before stand again as a new version. Return what was done, in a few words; None where all of
    it had been done at an earlier no.
    """
    if question.data.get("undone"):
        return None
    game, seat, _, address = _of(work, question)
    undone = undo(work, game, seat, question, at)
    seat = replace(work.seats.get(seat.id), generation=seat.generation + 1)
    work.seats.update(seat)
    now = office.clock.now()
    work.record.audit(AuditEntry(at=now, actor="player", action="seat rekeyed", game_id=game.id, detail=seat.name))
    send_fresh_address(office, work, game, seat, undone=undone)
    _tell_gm(
        office,
        work,
        question,
        game,
        say("somebody else wrote with {name}'s reply address", name=seat.name),
        (
            say(
                "A mail from {address}, or about it, came to {name}'s own reply address and was read as theirs. {name} "
                "says that it was not theirs, so their reply address was changed.",
                address=address or say("an unknown sender"),
                name=seat.name,
            ),
            *([say("What {name} was told:", name=seat.name), *undone] if undone else []),
            say(
                "Rounds that have been played are as they were, and letters that were sent stay sent. If something "
                "else was done in their name, please talk to the player."
            ),
        ),
    )
    return "no: undone, and the seat has a fresh reply address"


def change_addresses(
    office: Office, key: str, who: str, *, add: Sequence[str] = (), remove: Sequence[str] = ()
) -> AddressChange:
    """Add or remove addresses of a seat's player, as the GM says, and tell the player; return them. Without any, look.

    IllegalError, and nothing is changed, for what is no address, one that is there already or is not, and the last one.
    """
    with office.store.begin() as work:
        game = find_game(work, key)
        seat = find_seat(work, game, who)
        player = work.players.get(seat.player_id)
        if not add and not remove:
            return AddressChange(seat, player)
        warnings: list[str] = []
        added = list(dict.fromkeys(address.strip().lower() for address in add))
        removed = list(dict.fromkeys(address.strip().lower() for address in remove))
        for address in added:
            _check_new(office, player, address)
            player = replace(player, addresses=(*player.addresses, address))
            others = _shared_with(work, player, address)
            if others:
                warnings.append(_warning(address, others))
        for address in removed:
            if address not in player.addresses:
                theirs = ", ".join(player.addresses)
                raise _illegal("no-such-address", f"{seat.name} has no address {address}; theirs: {theirs}")
            player = replace(player, addresses=tuple(one for one in player.addresses if one != address))
            work.players.clear_trouble(address)
        if not player.addresses:
            last = "that is the only address" if len(removed) == 1 else "those are all the addresses"
            raise _illegal("last-address", f"{last} of {seat.name}; add another one first")
        work.players.update(player)
        changes = [*(f"+{address}" for address in added), *(f"-{address}" for address in removed)]
        now = office.clock.now()
        detail = f"{seat.name}: {' '.join(changes)}"
        work.record.audit(AuditEntry(at=now, actor="gm", action="addresses changed", game_id=game.id, detail=detail))
        office.letters.to_seat(
            work,
            kind="addresses-changed",
            key=f"{game.key}/seat-{seat.number}/addresses/{now:%Y%m%d%H%M%S}/{'/'.join(changes)}",
            game=game,
            seat=seat,
            player=player,
            now=now,
            context={"added": tuple(added), "removed": tuple(removed)},
        )
    return AddressChange(seat, player, tuple(warnings))


def _check_new(office: Office, player: Player, address: str) -> None:
    if not _is_address(address):
        raise _illegal("no-address", f"“{address}” is no address; write it like name@example.org")
    if office.letters.addresses.accepts(address):
        raise _illegal("own-address", f"{address} is the games' own address, so the server would write to itself")
    if address in player.addresses:
        raise _illegal("known-address", f"{address} is an address of {player.name} already")
    if len(player.addresses) >= MOST_ADDRESSES:
        raise _illegal("too-many", f"{player.name} has {MOST_ADDRESSES} addresses already; remove one first")


def _is_address(text: str) -> bool:
    return _ADDRESS.fullmatch(text) is not None and text.isprintable() and "." in text.rpartition("@")[2]


def _illegal(code: str, message: str) -> IllegalError:
    return IllegalError(Problem(code, message))


def _of(work: UnitOfWork, question: Question) -> tuple[Game, Seat, Player, str]:
    if question.seat_id is None:
        raise AssertionError("a question about an address is a seat's")
    seat = work.seats.get(question.seat_id)
    return work.games.get(seat.game_id), seat, work.players.get(seat.player_id), str(question.data.get("address", ""))


def _shared_with(work: UnitOfWork, player: Player, address: str) -> tuple[str, ...]:
    return tuple(other.name for other in work.players.by_address(address) if other.id != player.id)


def _warning(address: str, others: tuple[str, ...]) -> Phrase:
    return say(
        "{address} is also an address of {names}: mail from it counts only when it comes to a seat's own reply "
        "address.",
        address=address,
        names=", ".join(others),
    )


def _tell_gm(
    office: Office, work: UnitOfWork, question: Question, game: Game, title: str, lines: tuple[str, ...]
) -> None:
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{letter_key(question)}/gm",
        now=office.clock.now(),
        game=game,
        context={"title": title, "lines": lines},
    )
