"""The addresses of players: a further one, confirmed from one that is registered; one that somebody else wrote from."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from pbm.core.deadlines import in_zone
from pbm.core.errors import IllegalError, Problem
from pbm.core.phrases import Phrase, say
from pbm.service.gm import find_game, find_seat
from pbm.service.identity import Known
from pbm.service.notices import send_fresh_address
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.questions import QUESTIONS_AN_HOUR, ask, letter_key, may_ask
from pbm.service.records import AuditEntry, Game, MailIn, OrderVersion, Player, Question, Round, Seat

__all__ = ["AddressChange", "change_addresses", "confirmed", "offer_address", "propose_address", "refused"]

MOST_ADDRESSES = 10
_DAYS = 14
_HOUR = timedelta(hours=1)
_ADDRESS = re.compile(r"[^\s<>()\[\],;:\"\\@]{1,64}@[^\s<>()\[\],;:\"\\@]{1,255}")


@dataclass(frozen=True, slots=True)
class AddressChange:
    """A seat, its player as they are now, and what the GM should know about the change."""

    seat: Seat
    player: Player
    warnings: tuple[str, ...] = ()


def offer_address(office: Office, work: UnitOfWork, mail: MailIn, who: Known, sender: str) -> None:
    """Ask a player about an address that is not theirs, as far as we know, from which a mail came that counted.

    Only the registered addresses are asked, once about each: YES adds it, NO undoes what came from it.
    """
    if office.letters.addresses.accepts(sender) or len(who.player.addresses) >= MOST_ADDRESSES:
        return
    asked = work.questions.open_of_seat(who.seat.id, "address")
    if any(question.data.get("address") == sender for question in asked):
        return
    # Counted by themselves: unsigned mails in the player's name must not use these questions up.
    begin = office.clock.now() - _HOUR
    if sum(question.asked_at >= begin for question in asked) < QUESTIONS_AN_HOUR:
        _ask(office, work, mail, who, sender, by_command=False)


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
        return say("You have {count} addresses already; please ask the GM to take one out first.", count=MOST_ADDRESSES)
    if not may_ask(office, work, who.player.addresses[0]):
        return say("You have been asked three questions within the hour; please try again later.")
    _ask(office, work, mail, who, address, by_command=True)
    return say(
        "A mail is on its way to your registered address; reply YES to it, and {address} is added.", address=address
    )


def _ask(office: Office, work: UnitOfWork, mail: MailIn, who: Known, address: str, *, by_command: bool) -> None:
    question = ask(
        office,
        work,
        kind="address",
        address=who.player.addresses[0],
        game=who.game,
        seat=who.seat,
        mail=mail,
        data={"address": address},
        days=_DAYS,
    )
    zone = who.player.zone
    office.letters.to_seat(
        work,
        kind="new-address",
        key=letter_key(question),
        game=who.game,
        seat=who.seat,
        player=who.player,
        now=office.clock.now(),
        question=question,
        context={
            "new": address,
            "by_command": by_command,
            "received": in_zone(mail.received_at, zone),
            "expires": in_zone(question.expires_at, zone),
        },
    )


def confirmed(office: Office, work: UnitOfWork, question: Question) -> str:
    """Add an address to its player, who has said yes from a registered one; return what was done, in a few words."""
    game, seat, player, address = _of(work, question)
    if address in player.addresses:
        return "yes to an address that is registered already"
    if len(player.addresses) >= MOST_ADDRESSES:
        return "yes to one address too many; not added"
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


def refused(office: Office, work: UnitOfWork, question: Question, at: datetime) -> str:
    """Undo what came from an address that is not the player's, and change the seat's reply address, which is known.

    The orders that stood before stand again as a new version. Return what was done, in a few words.
    """
    game, seat, _, address = _of(work, question)
    if game.status == "over" or seat.status == "dropped":
        return "no; but the game is over"
    undone = _undo(work, game, seat, question, address, at)
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
                "A mail from {address}, or about it, came to {name}'s own reply address and counted. {name} says that "
                "it was not theirs, so their reply address was changed.",
                name=seat.name,
                address=address,
            ),
            *undone,
            say(
                "Rounds that have been played are as they were. If something else was done in their name, such as a "
                "resignation, an absence or an instruction for missed rounds, please talk to the player."
            ),
        ),
    )
    return "no: undone, and the seat has a fresh reply address"


def _undo(work: UnitOfWork, game: Game, seat: Seat, question: Question, address: str, at: datetime) -> tuple[str, ...]:
    """Undo what mails that were not the player's did in the open round and for later turns; return it in words."""
    bad: dict[int, bool] = {}

    def is_bad(mail_id: int | None) -> bool:
        if mail_id is None:
            return False
        if mail_id not in bad:
            bad[mail_id] = mail_id == question.mail_id or work.mails.get(mail_id).sender == address
        return bad[mail_id]

    lines: list[str] = []
    round_ = work.rounds.open_of(game.id)
    if round_ is not None:
        versions = [version for version in work.orders.of_round(round_.id) if version.seat_id == seat.id]
        standing = work.orders.standing(round_.id, seat.id)
        good = [version for version in versions if version.stands and not is_bad(version.mail_id)]
        if standing is not None and is_bad(standing.mail_id):
            lines.append(_stands_again(work, round_, seat, good[-1] if good else None, at))
        elif any(is_bad(version.mail_id) for version in versions):
            lines.append(say("Orders of yours that came later stand; please look whether they are what you meant."))
        for piece in work.press.of_round(round_.id):
            if piece.seat_id == seat.id and piece.stands and is_bad(piece.mail_id):
                work.press.update(replace(piece, stands=False))
                lines.append(say("Press of that mail is not printed."))
    turns = [order.turn for order in work.orders.advance(seat.id) if is_bad(order.mail_id)]
    if turns:
        work.orders.drop_advance(seat.id, turns)
        lines.append(say("Its orders for later turns ({turns}) are gone.", turns=", ".join(map(str, turns))))
    for other in work.questions.open_of_seat(seat.id):
        if other.kind in ("late", "meant", "resign", "address") and is_bad(other.mail_id):
            work.questions.update(replace(other, status="replaced", answered_at=at))
    return tuple(dict.fromkeys(lines))


def _stands_again(work: UnitOfWork, round_: Round, seat: Seat, earlier: OrderVersion | None, at: datetime) -> str:
    version = work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=seat.id,
            receipt=work.orders.next_receipt(seat.id),
            orders=earlier.orders if earlier else {},
            origin=earlier.origin if earlier else "mail",
            mail_id=earlier.mail_id if earlier else None,
            received_at=at,
        )
    )
    if earlier is None or not any(earlier.orders.values()):
        return say("The orders of that mail are undone (receipt {receipt}); none stand now.", receipt=version.receipt)
    return say(
        "The orders of that mail are undone: those of receipt {earlier} stand again, as receipt {receipt}.",
        earlier=earlier.receipt,
        receipt=version.receipt,
    )


def change_addresses(
    office: Office, key: str, who: str, *, add: str | None = None, remove: str | None = None
) -> AddressChange:
    """Add or remove an address of a seat's player, as the GM says; with neither, change nothing. Return them.

    IllegalError for what is no address, one that is there already or is not, and the last one of a player.
    """
    with office.store.begin() as work:
        game = find_game(work, key)
        seat = find_seat(work, game, who)
        player = work.players.get(seat.player_id)
        addresses = list(player.addresses)
        warnings: list[str] = []
        if add is not None:
            added = add.strip().lower()
            _check_new(office, player, added)
            addresses.append(added)
            others = _shared_with(work, player, added)
            if others:
                warnings.append(_warning(added, others))
        if remove is not None:
            removed = remove.strip().lower()
            if removed not in addresses:
                raise _illegal(
                    "no-such-address", f"{seat.name} has no address {removed}; theirs: {', '.join(addresses)}"
                )
            addresses.remove(removed)
            work.players.clear_trouble(removed)
        if not addresses:
            raise _illegal("last-address", f"that is the only address of {seat.name}; add another one first")
        if add is None and remove is None:
            return AddressChange(seat, player)
        player = replace(player, addresses=tuple(addresses))
        work.players.update(player)
        changes = [*([f"+{add}"] if add else []), *([f"-{remove}"] if remove else [])]
        work.record.audit(
            AuditEntry(
                at=office.clock.now(),
                actor="gm",
                action="addresses changed",
                game_id=game.id,
                detail=f"{seat.name}: {' '.join(changes)}",
            )
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
