"""Six people who play the demonstration by mail. They know what their mails tell them, and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid

from pbm.cli.demo_games import DemoGame

__all__ = ["CAST", "Habit", "Person", "Wish", "when"]


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to order, the report it answers, and the chance of the moment."""

    throws: list[int]
    trapdoor: int
    report: str
    rng: random.Random


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody writes: ``words`` puts a wish into a mail, ``hours`` is when, before the deadline.

    ``forgets`` and ``repeats`` are chances, out of one, of writing nothing and of ordering a number again.
    """

    says: str
    words: Callable[[Wish], str]
    way: str
    hours: tuple[float, float] = (4.0, 100.0)
    forgets: float = 0.0
    repeats: float = 0.0
    minds: float = 0.0


@dataclass(slots=True)
class Person:
    """A player at home: a mailbox of the texts received and a way of writing. ``other`` is a game without throws."""

    name: str
    address: str
    zone: str
    habit: Habit
    rng: random.Random
    other: DemoGame | None = None
    seen: list[EmailMessage] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)

    def latest_report(self) -> EmailMessage | None:
        """Return the newest mail that carries a form; in other games a reminder shows too little to play by."""
        if self.other is not None:
            newest = (mail for mail in reversed(self.seen) if "Re:" not in mail["Subject"])
            return next((mail for mail in newest if "Reminder" not in mail["Subject"]), None)
        return next((mail for mail in reversed(self.seen) if "Re:" not in mail["Subject"] and self._left(mail)), None)

    def _left(self, mail: EmailMessage) -> list[int]:
        found = re.search(r"left[^:.]*:\s*([1-6](?:\s*,\s*[1-6])*)", " ".join(_text(mail).split()))
        return [int(digit) for digit in re.findall(r"[1-6]", found[1])] if found else []

    def write(self, now: datetime, turns: int) -> EmailMessage | None:
        """Return the mail this person sends about the round that is open, or None when they forget."""
        report = self.latest_report()
        if report is None or self.rng.random() < self.habit.forgets:
            return None
        if self.other is not None:
            words = self.other.words(_text(report), self.habit.way, self.rng)
            return None if words is None else self._reply(report, words, now)
        left = self._left(report)
        if len(left) >= 6:
            self.spent = []
        throws = self.rng.sample(left, min(turns, len(left)))
        if self.spent and self.rng.random() < self.habit.repeats:
            throws = [self.rng.choice(self.spent), *throws[1:]]
        self.spent.extend(throw for throw in throws if throw in left)
        return self._reply(report, self.habit.words(Wish(throws, self._trapdoor(report), _text(report), self.rng)), now)

    def change_of_mind(self, now: datetime) -> EmailMessage | None:
        """Return a second mail that changes only the trapdoor, from those who change their minds."""
        report = self.latest_report()
        if report is None or self.other is not None or self.rng.random() >= self.habit.minds:
            return None
        return self._reply(report, f"Second thoughts: trapdoor {self._trapdoor(report)} instead, please.\n", now)

    def _trapdoor(self, report: EmailMessage) -> int:
        """Nominate a little ahead of somebody: where they may well land."""
        spaces = [int(found) for found in re.findall(r"^ *\d+  \w+ +(\d+) +[-+0]", _text(report), re.MULTILINE)]
        return min(99, max(11, self.rng.choice(spaces or [20]) + self.rng.randint(1, 6)))

    def _reply(self, report: EmailMessage, words: str, now: datetime) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = f"{self.name} <{self.address}>"
        mail["To"] = str(report["Reply-To"])
        subject = str(report["Subject"])
        mail["Subject"] = subject if subject.startswith("Re:") else f"Re: {subject}"
        mail["Date"] = format_datetime(now)
        mail["Message-ID"] = make_msgid(domain=self.address.partition("@")[2])
        mail["In-Reply-To"] = str(report["Message-ID"])
        mail["References"] = f"{report.get('References', '')} {report['Message-ID']}".strip()
        mail.set_content(words)
        return mail


def _text(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    return str(body.get_content()) if body else ""


def _quoted(report: str) -> str:
    return "".join(f"> {line}".rstrip() + "\n" for line in report.splitlines())


def _fills_in_the_form(wish: Wish) -> str:
    lines = []
    for line in wish.report.splitlines():
        if re.match(r"Throws? for .*:\s*$", line):
            line = f"{line.rstrip()} {' '.join(map(str, wish.throws))}"
        elif re.match(r"Trapdoor.*:\s*$", line):
            line = f"{line.rstrip()} {wish.trapdoor}"
        lines.append(f"> {line}".rstrip())
    return "On Monday the Snake Pit wrote:\n" + "\n".join(lines) + "\n"


def _terse(wish: Wish) -> str:
    return f"{' '.join(map(str, wish.throws))} trap {wish.trapdoor}\n\nC.\n\n{_quoted(wish.report)}"


def _prose(wish: Wish) -> str:
    numbers = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    play = " and then a ".join(numbers[throw] for throw in wish.throws)
    opening = wish.rng.choice(
        ["The garden is under water again.", "My regards to the others.", "What a round that was!"]
    )
    vote = f"my trapdoor vote goes to {wish.trapdoor}"
    return f"Dear GM,\n\n{opening} I shall throw a {play}, and {vote}.\n\nYours,\nMaurice\n"


def _phone(wish: Wish) -> str:
    orders = f"throw {' then '.join(map(str, wish.throws))} n trapdoor {wish.trapdoor} pls"
    return f"{orders}\n\nSent from my phone\n\n{_quoted(wish.report)}"


def _labelled(wish: Wish) -> str:
    return f"THROW {' '.join(map(str, wish.throws))}\nTRAPDOOR {wish.trapdoor}\n"


CAST: tuple[tuple[str, str, str, Habit], ...] = (
    ("Brenda", "brenda@holroyd.example", "Europe/London", Habit("fills in the form", _fills_in_the_form, "form")),
    (
        "Clive",
        "clive@ashdown.example",
        "Europe/London",
        Habit("terse, and changes his mind", _terse, "terse", minds=0.3),
    ),
    ("Maurice", "maurice@trubshaw.example", "Europe/Paris", Habit("writes prose", _prose, "prose")),
    ("Gus", "gus@docks.example", "America/New_York", Habit("forgets", _labelled, "labelled", forgets=0.45)),
    (
        "Kayleigh",
        "kayleigh@phone.example",
        "Europe/London",
        Habit("repeats a throw now and then", _phone, "phone", repeats=0.5),
    ),
    ("Hugh", "hugh@shed.example", "Australia/Sydney", Habit("always late", _labelled, "labelled", hours=(-0.4, -0.1))),
)
"""(name, address, zone, habit) of each."""


def when(habit: Habit, deadline: datetime, rng: random.Random) -> datetime:
    """Return when somebody writes, given the deadline; after it for those who are late."""
    return deadline - timedelta(hours=rng.uniform(*habit.hours))
