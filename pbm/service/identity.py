"""The server's own addresses: those of seats and of questions, each with a secret in it; and who a mail may be by."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from pbm.service.another_player import Another
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, Player, Seat

__all__ = [
    "Addresses",
    "Ambiguous",
    "Claim",
    "Known",
    "Stranger",
    "Unproven",
    "redacted",
    "server_secret",
    "without_secrets",
    "without_tags",
]

_KEY_NAME = "server-key"
_TAG = re.compile(r"(?P<game>[a-z0-9-]{1,40})\.(?P<seat>\d{1,4})\.(?P<mac>[a-z2-7]{26})")
_SUBJECT_TAG = re.compile(
    r"\[\s{0,3}(?P<game>[a-z0-9-]{1,40})\s{1,3}(?P<seat>\d{1,4})\s{1,3}(?P<mac>[a-z2-7]{26})\s{0,3}\]", re.IGNORECASE
)
_QUESTION_TAG = re.compile(r"yes-(?P<token>[a-z2-7]{26})")
_SUBJECT_QUESTION = re.compile(r"\[\s{0,3}yes\s{1,3}(?P<token>[a-z2-7]{26})\s{0,3}\]", re.IGNORECASE)
_SECRET = re.compile(r"(?<![a-z0-9])[a-z2-7]{26}(?![a-z0-9])", re.IGNORECASE)
_BEFORE_A_SECRET = re.compile(r"(?:[a-z0-9]\.\d{1,4}\.|[a-z0-9]\s{1,3}\d{1,4}\s{1,3}|yes[-\s]\s{0,2})$", re.IGNORECASE)
_BOUNCE_TOKEN = re.compile(r"(\+bounce-)[0-9a-f]{20}", re.IGNORECASE)
_BROKEN = r"[\W_]{0,20}"  # what may stand between two letters: the end of a line, signs of quotation, a dash
_BACK = 20  # characters before a secret that tell it from a long word
_SUBJECT_ROOM = 180
_GENERATIONS = 200


def redacted(text: str) -> str:
    """Return a text without what proves that a mail is a seat's: for press, letters passed on, and log lines.

    Signatures of reply addresses go, subject tags but for the game's name, tokens of questions and of bounces.
    """

    def hidden(match: re.Match[str]) -> str:
        told = any(ch.isdigit() for ch in match[0]) or _BEFORE_A_SECRET.search(
            text[max(0, match.start() - _BACK) : match.start()]
        )
        return "…" if told else match[0]

    text = _SUBJECT_TAG.sub(r"[\g<game>]", text)
    return _BOUNCE_TOKEN.sub(r"\1…", _SECRET.sub(hidden, text))


def without_secrets(text: str, secrets: Iterable[str]) -> str:
    """Return a text without these secrets, however they stand in it: in any case, inside a longer word, broken up.

    ``redacted`` knows secrets by their shape alone; these are known letter by letter.
    """
    for secret in secrets:
        text = re.sub(_BROKEN.join(map(re.escape, secret)), "…", text, flags=re.IGNORECASE)
    return text


def without_tags(subject: str) -> str:
    """Return a subject without the tags that say whose it is, so that the rest can be read and shown."""
    bare = _SUBJECT_QUESTION.sub(" ", _SUBJECT_TAG.sub(" ", subject))
    return redacted(" ".join(bare.split())) if bare != subject else redacted(subject)


def server_secret(work: UnitOfWork, fresh: bytes) -> bytes:
    """Return this server's secret; ``fresh`` becomes it when there is none yet."""
    known = work.meta.get(_KEY_NAME)
    if known is None:
        work.meta.put(_KEY_NAME, fresh)
        return fresh
    return known


@dataclass(frozen=True, slots=True)
class Claim:
    """What a tag says it is: the seat ``number`` of the game ``game``, proved by ``mac``; all lower case."""

    game: str
    number: int
    mac: str


@dataclass(frozen=True, slots=True)
class Addresses:
    """The server's own addresses: ``base`` ("games@example.org") and the signed ones of every seat.

    A seat's address is ``games+KEY.SEAT.MAC@example.org``: the MAC is 128 bits of HMAC-SHA-256 over game, seat and
    generation, in base32, read in any case. Where the provider loses what follows a plus, ``tags`` is ``subject``:
    then mail is to be answered to ``base``, and the same stands in the subject as ``[KEY SEAT MAC]``. What is read
    does not depend on it. ``authserv_id`` is the name under which the mail host of these addresses says who it found
    a mail to be from; without one nobody's word is taken for it.
    """

    base: str
    secret: bytes
    tags: Literal["address", "subject"] = "address"
    authserv_id: str | None = None

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
        """Return the signed reply address of a seat."""
        return f"{self.local}+{game.key}.{seat.number}.{self.mac(game, seat)}@{self.domain}"

    def reply_to(self, game: Game, seat: Seat) -> str:
        """Return the address that a seat's mail is to be answered to."""
        return self.of_seat(game, seat) if self.tags == "address" else self.base

    def subject(self, subject: str, game: Game, seat: Seat) -> str:
        """Return the subject of a mail to a seat, with its tag where addresses lose theirs."""
        if self.tags == "address":
            return subject
        return f"{subject[:_SUBJECT_ROOM]} [{game.key} {seat.number} {self.mac(game, seat)}]"

    def question(self, token: str) -> str:
        """Return the address that the answer to a question goes to."""
        return f"{self.local}+yes-{token}@{self.domain}"

    def question_reply_to(self, token: str) -> str:
        """Return what stands in Reply-To of the mail that asks a question."""
        return self.question(token) if self.tags == "address" else self.base

    def question_subject(self, subject: str, token: str) -> str:
        """Return the subject of the mail that asks a question, with its tag where addresses lose theirs."""
        return subject if self.tags == "address" else f"{subject[:_SUBJECT_ROOM]} [yes {token}]"

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

    def claims(self, letter: Letter, envelope_to: Iterable[str]) -> Iterator[Claim]:
        """Yield the seats that a mail's addresses and its subject name, with their MACs, true or not."""
        for tag in self._tags(letter, envelope_to):
            match = _TAG.fullmatch(tag)
            if match is not None:
                yield Claim(match["game"], int(match["seat"]), match["mac"])
        for match in _SUBJECT_TAG.finditer(letter.subject):
            yield Claim(match["game"].lower(), int(match["seat"]), match["mac"].lower())

    def question_token(self, letter: Letter, envelope_to: Iterable[str]) -> str | None:
        """Return the token of the question that a mail answers by its address or subject; None when it answers none."""
        for tag in self._tags(letter, envelope_to):
            match = _QUESTION_TAG.fullmatch(tag)
            if match is not None:
                return match["token"]
        match = _SUBJECT_QUESTION.search(letter.subject)
        return match["token"].lower() if match else None

    def bounced(self, letter: Letter, envelope_to: Iterable[str]) -> str | None:
        """Return the envelope sender of ours that a mail was sent to, true or not; None when it was sent to none.

        Who writes to a seat's address too, or only names such a sender in a header, is somebody who answers.
        """
        handed = [tag for tag in map(self.tag, envelope_to) if tag is not None]
        tags = handed or list(self._tags(letter, ()))[:1]
        if not tags or any(not tag.startswith("bounce-") for tag in tags):
            return None
        return f"{self.local}+{tags[0]}@{self.domain}"

    def named_outside(self, letter: Letter, envelope_to: Iterable[str]) -> frozenset[str]:
        """Return the tags of ours that only the envelope of a mail names: its bytes do not tell whose it is."""
        handed = frozenset(tag for tag in map(self.tag, envelope_to) if tag is not None)
        return handed - frozenset(self._tags(letter, ()))

    def names_a_seat(self, letter: Letter) -> bool:
        """Return whether an address or the subject of a mail has one of our tags, true or not."""
        return (
            any(self.tag(address) is not None for address in letter.recipients)
            or _SUBJECT_TAG.search(letter.subject) is not None
            or _SUBJECT_QUESTION.search(letter.subject) is not None
        )

    def generation(self, game: Game, seat: Seat, mac: str) -> int | None:
        """Return which generation of a seat's reply address a MAC is of; None when it is of none."""
        found = None
        for generation in range(max(0, seat.generation - _GENERATIONS), seat.generation + 1):
            if hmac.compare_digest(self.mac(game, replace(seat, generation=generation)), mac):
                found = generation
        return found

    def _tags(self, letter: Letter, envelope_to: Iterable[str]) -> Iterator[str]:
        for address in (*envelope_to, *letter.recipients):
            tag = self.tag(address)
            if tag is not None:
                yield tag


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
    """The sender holds several seats and the mail does not say which it is for, or names two.

    ``proven`` says whether it is certain that the mail is theirs.
    """

    player: Player
    seats: tuple[tuple[Game, Seat], ...]
    proven: bool = True


@dataclass(frozen=True, slots=True)
class Unproven:
    """The mail may be a seat's, but it is not certain. ``old``: it came to a reply address that the seat had once.

    ``another``: it came to the seat's own reply address, but looks like that other player's.
    """

    game: Game
    seat: Seat
    player: Player
    old: int | None = None
    another: Another | None = None


@dataclass(frozen=True, slots=True)
class Stranger:
    """Nobody who plays, as far as the mail proves.

    ``claimed`` is the seat whose address was used with a MAC that does not fit, ``proven`` that the From is certain to
    be its player's all the same; ``registered`` says that the From is an address of a player, none of whose games is
    on.
    """

    reason: str
    claimed: tuple[Game, Seat] | None = None
    registered: bool = False
    proven: bool = False
