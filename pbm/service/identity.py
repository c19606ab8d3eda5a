"""Who wrote a mail: the signed reply address of a seat, or else an address that is registered."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass

from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, Player, Seat

__all__ = ["Addresses", "Ambiguous", "Known", "Stranger", "redacted", "server_secret", "who_wrote"]

_KEY_NAME = "server-key"
_TAG = re.compile(r"^(?P<game>[a-z0-9-]{1,40})\.(?P<seat>\d{1,4})\.(?P<mac>[a-z2-7]{26})$")


_SIGNED = re.compile(r"(\+[a-z0-9-]+\.\d+\.)[a-z2-7]{26}(?=@|\b)", re.IGNORECASE)


def redacted(text: str) -> str:
    """Return a text without the signatures of reply addresses: for press, and for log lines."""
    return _SIGNED.sub(r"\1…", text)


def server_secret(work: UnitOfWork, fresh: bytes) -> bytes:
    """Return this server's secret; ``fresh`` becomes it when there is none yet."""
    known = work.meta.get(_KEY_NAME)
    if known is None:
        work.meta.put(_KEY_NAME, fresh)
        return fresh
    return known


@dataclass(frozen=True, slots=True)
class Addresses:
    """The server's own addresses: ``base`` ("games@example.org") and the signed ones of every seat.

    A seat's address is ``games+KEY.SEAT.MAC@example.org``: the MAC is 128 bits of HMAC-SHA-256 over game, seat and
    generation, in base32, read in any case.
    """

    base: str
    secret: bytes

    @property
    def domain(self) -> str:
        """The part after the @, lower case."""
        return self.base.rpartition("@")[2].lower()

    @property
    def local(self) -> str:
        """The part before the @, lower case."""
        return self.base.rpartition("@")[0].lower()

    def mac(self, game: Game, seat: Seat) -> str:
        """Return the MAC of a seat in base32, lower case, 26 letters."""
        text = f"seat|{game.key}|{seat.number}|{seat.generation}".encode()
        digest = hmac.new(self.secret, text, hashlib.sha256).digest()[:16]
        return base64.b32encode(digest).decode().rstrip("=").lower()

    def of_seat(self, game: Game, seat: Seat) -> str:
        """Return the reply address of a seat."""
        return f"{self.local}+{game.key}.{seat.number}.{self.mac(game, seat)}@{self.domain}"

    def bounce(self, mail_key: str) -> str:
        """Return the envelope sender of one mail, so that a bounce tells which mail it was."""
        token = hmac.new(self.secret, f"bounce|{mail_key}".encode(), hashlib.sha256).hexdigest()[:20]
        return f"{self.local}+bounce-{token}@{self.domain}"

    def message_id(self, mail_key: str) -> str:
        """Return the Message-ID of a mail: the same for the same key, guessable by nobody."""
        token = hmac.new(self.secret, f"message|{mail_key}".encode(), hashlib.sha256).hexdigest()[:24]
        return f"<{token}@{self.domain}>"

    def loop_mark(self) -> str:
        """Return the value of our X-Loop header, which makes our own mail known when it comes back."""
        return f"pbm-{hmac.new(self.secret, b'loop', hashlib.sha256).hexdigest()[:16]}"

    def accepts(self, address: str) -> bool:
        """Return whether an address is ours: the base address, or it with any tag."""
        local, _, domain = address.strip().lower().rpartition("@")
        return domain == self.domain and local.partition("+")[0] == self.local

    def tag(self, address: str) -> str | None:
        """Return the tag of one of our addresses, lower case; None when it has none or is not ours."""
        if not self.accepts(address):
            return None
        return address.strip().lower().rpartition("@")[0].partition("+")[2] or None


@dataclass(frozen=True, slots=True)
class Known:
    """The mail is a seat's. ``how`` says by what; ``registered`` whether its From is an address of the player."""

    game: Game
    seat: Seat
    player: Player
    how: str
    registered: bool


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """The sender holds several seats and the mail does not say which it is for."""

    player: Player
    seats: tuple[tuple[Game, Seat], ...]


@dataclass(frozen=True, slots=True)
class Stranger:
    """Nobody we know. ``claimed`` is the seat whose address was used with a MAC that does not fit."""

    reason: str
    claimed: tuple[Game, Seat] | None = None


def who_wrote(
    work: UnitOfWork, addresses: Addresses, letter: Letter, envelope_to: Iterable[str]
) -> Known | Ambiguous | Stranger:
    """Return whose mail this is.

    A valid MAC in any recipient address decides. A MAC that does not fit is a forgery, whatever the From says.
    Without one the From must be a registered address, and the thread, the subject or there being only one
    game tells which seat is meant. An address that two people share never decides by itself.
    """
    sender = letter.sender.address.lower() if letter.sender else ""
    claimed: tuple[Game, Seat] | None = None
    signed: dict[int, tuple[Game, Seat]] = {}
    for address in (*envelope_to, *letter.recipients):
        match = _TAG.match(addresses.tag(address) or "")
        if match is None:
            continue
        game = work.games.by_key(match["game"])
        seat = _seat_number(work, game, int(match["seat"])) if game else None
        if game is None or seat is None:
            continue
        if hmac.compare_digest(addresses.mac(game, seat), match["mac"]):
            signed[seat.id] = (game, seat)
        else:
            claimed = claimed or (game, seat)
    if signed:
        pairs = tuple(signed.values())
        game, seat = pairs[0]
        player = work.players.get(seat.player_id)
        if len(pairs) > 1:
            return Ambiguous(player, pairs)
        return Known(game, seat, player, "reply address", sender in player.addresses)
    if claimed is not None:
        return Stranger("the reply address does not fit the seat", claimed)
    people = work.players.by_address(sender) if sender else ()
    if not people:
        return Stranger("neither a reply address of a seat nor a registered sender")
    seats = [
        (game, seat)
        for player in people
        for seat in work.seats.of_player(player.id)
        for game in (work.games.get(seat.game_id),)
        if seat.status != "dropped"
    ]
    thread = [
        (mail.game_id, mail.seat_id)
        for message_id in (*letter.in_reply_to, *reversed(letter.references))
        for mail in (work.outbox.by_message_id(message_id),)
        if mail is not None
    ]
    # A thread names the seat we wrote to; between two people who share the address it is a mere hint.
    if len(people) == 1:
        for game_id, seat_id in thread:
            for game, seat in seats:
                if game.id == game_id and seat_id in (None, seat.id):
                    return Known(game, seat, people[0], "thread and sender", True)
    named = [pair for pair in seats if _names(letter.subject, pair[0].key)]
    open_seats = [pair for pair in seats if pair[0].status == "running"]
    for choice in (named, open_seats, seats):
        if len(choice) == 1 and len(people) == 1:
            return Known(*choice[0], people[0], "sender", True)
    if not seats:
        return Stranger("a registered sender without a seat")
    return Ambiguous(people[0], tuple(open_seats or seats))


def _seat_number(work: UnitOfWork, game: Game, number: int) -> Seat | None:
    return next((seat for seat in work.seats.of_game(game.id) if seat.number == number), None)


def _names(subject: str, key: str) -> bool:
    """Return whether a subject names a game: its key in square brackets, or alone but for a Re: before it."""
    words = rf"\[{re.escape(key)}\]|^\s*(?:\w{{1,4}}:\s*)*{re.escape(key)}\s*$"
    return re.search(words, subject, re.IGNORECASE) is not None
