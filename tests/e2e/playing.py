"""Six people at a mail host of their own, for games over real servers."""

from __future__ import annotations

import random
import re
import threading
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Any, cast

from pbm.mail.inbound.smtp import SmtpListener
from pbm.scheduling.clock import SystemClock
from pbm.service.gm import find_game
from pbm.service.office import Office
from pbm.service.ports import Arrival
from pbm.service.scenario import adjudicate_scenario

NAMES = ("Brenda", "Clive", "Maurice", "Gus", "Kayleigh", "Hugh")
BASE = "games@example.test"

SMALL_BOARD = """name = "Short Hill"
finish = 30
[layout]
kind = "boustrophedon"
width = 6
[ladders]
3 = 11
14 = 20
[snakes]
17 = 5
28 = 19
[public]
tell = ["size"]
"""


def game_file(calendar: str) -> str:
    """Return a game of six on the small board."""
    players = "".join(
        f'[[players]]\nname = "{name}"\naddress = "{name.lower()}@players.test"\nzone = "Europe/London"\n'
        for name in NAMES
    )
    return f"""key = "hill"
title = "Short Hill"
zone = "Europe/London"
[boards]
A = "board.toml"
[options]
announce_nmr = true
[calendar]
{calendar}
{players}"""


@dataclass
class PlayersHost:
    """The mail host of the players: files what comes by address (a real SMTP listener on loopback)."""

    boxes: dict[str, list[EmailMessage]] = field(default_factory=dict)
    raw: list[bytes] = field(default_factory=list)
    news: threading.Condition = field(default_factory=threading.Condition)

    def __post_init__(self) -> None:
        """Start to listen."""
        self.listener = SmtpListener("127.0.0.1", 0, source="players", accepts=lambda _: True, clock=SystemClock())
        self.listener.start(cast(Any, self), lambda: None)

    def store(self, arrival: Arrival) -> bool:
        """File a mail."""
        mail = cast(EmailMessage, message_from_bytes(arrival.raw, policy=policy.default))
        with self.news:
            self.raw.append(arrival.raw)
            for address in arrival.envelope_to:
                self.boxes.setdefault(address, []).append(mail)
            self.news.notify_all()
        return True

    def of(self, address: str) -> list[EmailMessage]:
        """Return the mails to an address so far."""
        with self.news:
            return list(self.boxes.get(address, []))

    def stop(self) -> None:
        """Stop listening."""
        self.listener.stop()


def text_of(mail: EmailMessage) -> str:
    """Return the plain text of a mail."""
    body = mail.get_body(("plain",))
    return str(body.get_content()) if body else ""


def numbers_left(text: str) -> list[int]:
    """Return the numbers a report says are left."""
    found = re.search(r"left[^:.]*: ([1-6](?:(?:, | and )[1-6])*)", " ".join(text.split()))
    return [int(digit) for digit in re.findall("[1-6]", found[1])] if found else []


@dataclass
class Player:
    """A player who answers each report once, in a manner of their own."""

    name: str
    rng: random.Random
    answered: int = 0
    sent: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where their mail goes."""
        return f"{self.name.lower()}@players.test"

    def answer(self, report: EmailMessage) -> EmailMessage | None:
        """Return the answer to a report, None when they forget this one."""
        text = text_of(report)
        left = numbers_left(text)
        if not left or (self.name == "Gus" and self.rng.random() < 0.4):
            return None
        double = "Throws for turns" in text or "throws for turns" in text
        throws = self.rng.sample(left, min(len(left), 2 if double else 1))
        if self.name == "Kayleigh" and len(left) < 6 and self.rng.random() < 0.3:
            throws = [next(number for number in range(1, 7) if number not in left)]
        trapdoor = self.rng.randint(7, 29)
        words = {
            "Brenda": f"Throw {' then '.join(map(str, throws))}, trapdoor {trapdoor}.",
            "Clive": f"{' '.join(map(str, throws))} trap {trapdoor}",
            "Maurice": f"Dear GM,\n\nI throw {' then '.join(map(str, throws))}. Trapdoor {trapdoor}.\n\nYours\nMaurice",
        }.get(self.name, f"THROW {' '.join(map(str, throws))}\nTRAPDOOR {trapdoor}")
        mail = reply(self.name, report, words)
        self.sent.append(str(mail["Message-ID"]))
        return mail


def reply(name: str, report: EmailMessage, words: str) -> EmailMessage:
    """Return somebody's answer to a report, which is quoted below it."""
    mail = EmailMessage()
    mail["From"] = f"{name} <{name.lower()}@players.test>"
    mail["To"] = str(report["Reply-To"])
    mail["Subject"] = f"Re: {report['Subject']}"
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain="players.test")
    mail["In-Reply-To"] = str(report["Message-ID"])
    mail.set_content(words + "\n\n" + "".join(f"> {line}\n" for line in text_of(report).splitlines()))
    return mail


def reports_of(host: PlayersHost, player: Player) -> list[EmailMessage]:
    """Return the mails with a form that are no answers: the first mail and the reports, in order."""
    return [mail for mail in host.of(player.address) if mail["Auto-Submitted"] == "auto-generated"]


def as_adjudicated(office: Office) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return (what the server played, what `pbm adjudicate` makes of the same orders)."""
    with office.store.begin() as work:
        game = find_game(work, "hill")
        rounds = [round_ for round_ in work.rounds.of_game(game.id) if round_.status == "closed"]
        seats = work.seats.of_game(game.id)
        orders = []
        for round_ in rounds:
            given = {}
            for seat in seats:
                version = work.orders.standing(round_.id, seat.id)
                if version is not None:
                    given[seat.name] = version.orders
            orders.append(given)
        scenario = {
            "ruleset": game.ruleset,
            "boards": {board.name: board.source for board in work.boards.of_game(game.id)},
            "options": game.options,
            "state": rounds[0].state_before,
            "rounds": orders,
        }
    result = adjudicate_scenario(cast(Any, scenario))
    played = {
        "rounds": [{"turns": list(r.turns), "report": r.public, "gm": r.gm} for r in rounds],
        "state": rounds[-1].state_after,
    }
    return played, cast(dict[str, Any], result)
