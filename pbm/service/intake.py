"""Mail at the door: stored and committed before anybody is told it was taken."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from pbm.service.identity import Addresses
from pbm.service.office import Office
from pbm.service.ports import Arrival, Letter, UnitOfWork
from pbm.service.records import MailIn

__all__ = ["Intake", "fingerprint"]

log = logging.getLogger(__name__)

_LINE_END = re.compile(rb"\r\n|\r|\n")
_HEADER_ENDS = re.compile(rb"\r?\n\r?\n")


def fingerprint(raw: bytes, named: Iterable[str] = ()) -> str:
    """Return the SHA-256 of a mail with its line ends made one kind: the same mail by two ways has the same.

    ``named`` are the tags of ours that only its envelope names: the same bytes handed over for another seat (a blind
    copy, delivered by itself) are another mail.
    """
    digest = hashlib.sha256(_LINE_END.sub(b"\n", raw))
    for tag in sorted(named):
        digest.update(b"\0" + tag.encode(errors="backslashreplace"))
    return digest.hexdigest()


def _body(raw: bytes) -> bytes:
    normal = _LINE_END.sub(b"\n", raw)
    return normal.partition(b"\n\n")[2].strip()


def _had_a_part(work: UnitOfWork, address: str, moment: datetime) -> bool:
    """Return whether an address was a player's with a seat, or an observer's, at a moment."""
    if any(one.since.replace(microsecond=0) <= moment for one in work.observers.by_address(address)):
        return True
    seats = [seat for player in work.players.by_address(address) for seat in work.seats.of_player(player.id)]
    return any(seat.was_theirs(work.games.get(seat.game_id), moment) for seat in seats)


@dataclass(frozen=True, slots=True)
class Intake:
    """What the ways in hand mail to (the port ``MailSink``)."""

    office: Office
    addresses: Addresses

    def known(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID has been stored."""
        with self.office.store.begin() as work:
            return work.mails.known_uid(source, uidvalidity, uid)

    def wants(self, source: str, header: bytes, received_at: datetime) -> bool:
        """Return whether a mail is for a game: addressed to one, in one's thread, or from a registered address.

        By its address alone only what came since its player has a seat: what friends wrote to the GM before there was a
        game is private. Everything else in a GM's own mailbox is the GM's own letter: left as it lies, never stored.
        """
        letter = self.office.decode(header)
        if self.addresses.names_a_seat(letter):
            return True
        with self.office.store.begin() as work:
            if any(
                work.outbox.by_message_id(message_id) is not None
                for message_id in (*letter.in_reply_to, *letter.references)
            ):
                return True
            if letter.sender is not None and _had_a_part(work, letter.sender.address, received_at):
                return True
        log.debug("%s: a mail that is for no game is left where it lies", source)
        return False

    def writers(self) -> str:
        """Return a mark that is another one when an address, a seat or an observer comes or changes."""
        with self.office.store.begin() as work:
            games = work.games.all()
            seats = [seat for game in games for seat in work.seats.of_game(game.id)]
            known: list[object] = [(seat.id, seat.taken_at) for seat in seats]
            known += [work.players.get(one).addresses for one in sorted({seat.player_id for seat in seats})]
            known += [(one.address, one.since) for game in games for one in work.observers.of_game(game.id)]
        return hashlib.sha256(repr(known).encode()).hexdigest()

    def store(self, arrival: Arrival) -> bool:
        """Store a mail and commit; return False when it was stored before. StoreError: nothing was stored."""
        letter = self._glance(arrival.raw)
        mail = MailIn(
            source=arrival.source,
            uidvalidity=arrival.uidvalidity,
            uid=arrival.uid,
            sha256=fingerprint(arrival.raw, self.addresses.named_outside(letter, arrival.envelope_to)),
            message_id=letter.message_id,
            sender=letter.sender.address if letter.sender else None,
            body_sha256=hashlib.sha256(_body(arrival.raw)).hexdigest(),
            envelope_from=arrival.envelope_from,
            envelope_to=arrival.envelope_to,
            received_at=arrival.received_at,
            time_source=arrival.time_source,
            stored_at=self.office.clock.now(),
            size=arrival.size or len(arrival.raw),
            truncated=arrival.truncated,
            raw=arrival.raw,
        )
        with self.office.store.begin() as work:
            stored = work.mails.add(mail)
        if stored is None:
            log.info("%s: a mail that was stored before came again", arrival.source)
            return False
        log.info("%s: mail %d stored", arrival.source, stored.id)
        return True

    def note_uidvalidity(self, source: str, uidvalidity: int) -> None:
        """Remember a mailbox's UIDVALIDITY; when it has changed, say so: content tells duplicates apart from now."""
        with self.office.store.begin() as work:
            state = work.mailboxes.get(source)
            if state.uidvalidity == uidvalidity:
                return
            work.mailboxes.put(replace(state, uidvalidity=uidvalidity))
        if state.uidvalidity is not None:
            log.warning("%s: the mailbox was renumbered (UIDVALIDITY changed); reading it anew", source)

    def _glance(self, raw: bytes) -> Letter:
        """Return the letter as its header shows it; reading the body waits for the second stage."""
        end = _HEADER_ENDS.search(raw)
        return self.office.decode(raw[: end.end()] if end else raw)
