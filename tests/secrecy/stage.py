"""A world played through the whole server, and everything that anybody but the GM gets to see of it."""

from __future__ import annotations

import hashlib
import logging
import re
import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from pbm.reports.archive.model import Site
from pbm.reports.archive.site import site_files
from pbm.reports.writer import Writer
from pbm.reports.zine import pictures as zine_pictures
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import Format
from pbm.reports.zine.render import render
from pbm.service import report_parts
from pbm.service.archive import entries_of
from pbm.service.games import Entrant
from pbm.service.releasing import preview, release_round
from pbm.service.zine import make_issue
from tests.playthroughs.house import HandClock, House, open_house, settings_in
from tests.secrecy.worlds import Ordered, Pair, World

ZINES = """
[[zine]]
name = "Mad Policy"
address = "editor@zine.test"
format = "{format}"
language = "{language}"
"""
FORMATS: tuple[Format, ...] = ("text", "markdown", "html", "typst", "docx")
_DRAWING = (
    "pbm.service.report_parts.race_png",
    "pbm.reports.zine.pictures.race_png",
    "pbm.reports.zine.pictures.race_svg",
)
OBSERVER = "olga@watchers.test"
QUESTIONS = (
    "STATUS",
    "HISTORY",
    "REPORT 1",
    "REPORT",
    "HELP",
    "ORDERS",
    "PRESS",
    "GAMES",
    "RESIGN",
    "What have I got left?",
    "What are the rules?",
    "throw 9, trapdoor 3",
    "throw 7",
    "throw 3 3 3, trapdoor 1",
    "trapdoor 99999",
    "trapdoor 0",
    "trapdoor 41 or maybe 42",
    "throw",
    "board Q: throw 2",
    "PRESS\nHello from the hill, <b>all</b> of you.",
    "PRESS TO CLIVE: psst",
    "PRESS TO GM: is space 12 a snake?",
    "ABSENT 3 May to 17 May",
    "REMIND OFF",
    "If I miss a round, play my highest left.",
    "Am I on a ladder? Is there a trapdoor on 12? How many votes open one?",
    "TURN 2: THROW 4, TRAPDOOR 9",
    "TURN 3: THROW 1\nTURN 4: THROW 2\nTURN 40: THROW 2",
    "WITHDRAW",
    "PLAY DEFAULT",
    "thanks!",
)
"""What the looker-on asks and tries, before its orders."""


class SlotEntropy:
    """Secrets that follow from the moment they are drawn at, so that they do not tell who drew before."""

    def __init__(self, clock: HandClock) -> None:
        self.clock, self.moment, self.count = clock, clock.moment, 0

    def token(self, size: int) -> bytes:
        """Return bytes that look like a secret."""
        if self.clock.moment != self.moment:
            self.moment, self.count = self.clock.moment, 0
        self.count += 1
        return hashlib.shake_256(f"{self.moment} {self.count}".encode()).digest(size)


@dataclass(frozen=True, slots=True)
class Script:
    """What is the same in both worlds: the looker-on's mails, the ways of the house, and the way the pages are made.

    ``asks`` are the questions of the looker-on by round, sent before its orders. Where pictures are not ``drawn``, one
    stands in for each that holds all that it would be drawn from.
    """

    asks: tuple[tuple[str, ...], ...]
    language: str = "en"
    format: str = "HTML"
    publish: str = "auto"
    zine: Format = "text"
    late: bool = False
    drawn: bool = False
    stand_by: str = "off"

    @classmethod
    def draw(cls, rng: Random, pair: Pair, *, drawn: bool = False) -> Script:
        """Return one at random. Who misses a round in it leaves no word for missed rounds: the rules are to choose."""
        misses = any(orders[pair.names[0]] is None for orders in pair.one.orders)
        able = [words for words in QUESTIONS if not (misses and words.startswith("If I miss"))]
        asks = tuple(tuple(rng.sample(able, rng.choice([0, 1, 2, 3]))) for _ in pair.one.orders)
        return cls(
            drawn=drawn,
            asks=asks,
            language=rng.choice(["en", "de"]),
            format=rng.choice(["HTML", "TEXT"]),
            publish=rng.choice(["auto", "auto", "gm"]),
            zine=rng.choice(FORMATS),
            late=rng.random() < 0.3,
        )


@dataclass
class Seen:
    """What left: (what it is, its bytes), in order; and ``public``, what the rules made public, to know a true pair."""

    things: list[tuple[str, bytes]] = field(default_factory=list)
    public: list[Any] = field(default_factory=list)

    def difference(self, other: Seen) -> str | None:
        """Return the first thing that is not the same in both, None when all is."""
        for (name, mine), (theirs_name, theirs) in zip(self.things, other.things, strict=False):
            if name != theirs_name:
                return f"{name} here, {theirs_name} there"
            if mine != theirs:
                at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
                return f"{name}: {mine[max(0, at - 90) : at + 60]!r} here, {theirs[max(0, at - 90) : at + 60]!r} there"
        if len(self.things) != len(other.things):
            longer = max(self.things, other.things, key=len)
            return f"{longer[min(len(self.things), len(other.things))][0]} only in one"
        return None


def words_of(order: Ordered, boards: Sequence[str]) -> str | None:
    """Return a mail with these orders, None for none."""
    if not order:
        return None
    lines = []
    for board, part in order.items():
        throws = " then ".join(map(str, part["throws"]))
        said = f"throw {throws}" + (f", trapdoor {part['trapdoor']}" if part.get("trapdoor") is not None else "")
        lines.append(f"Board {board}: {said}" if len(boards) > 1 else said)
    return "\n".join(lines)


@contextmanager
def listening(things: list[tuple[str, bytes]]) -> Iterator[None]:
    """Keep every line of the log at the default level."""

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            things.append(("log", f"{record.levelname} {record.name} {record.getMessage()}".encode()))

    keeper, log = Keeper(logging.INFO), logging.getLogger("pbm")
    before = log.level
    log.addHandler(keeper)
    log.setLevel(logging.INFO)
    try:
        yield
    finally:
        log.removeHandler(keeper)
        log.setLevel(before)


def unsealed(salt: bytes, value: Any) -> str:
    """Return a seal of nothing: so all bytes can be compared as they are, with none left out."""
    return hashlib.sha256(salt).hexdigest()


@lru_cache(maxsize=4)
def shared_writer(*args: Any, **kwargs: Any) -> Writer:
    """Return one writer for all houses: its templates are read once."""
    return Writer(*args, **kwargs)


def undrawn(*args: Any, **kwargs: Any) -> bytes:
    """Return a PNG of one dot with everything in it that a picture would be drawn from: what differs there is seen."""
    words = repr((args, {key: value for key, value in kwargs.items() if key != "tongue"})).encode()

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    dot = zlib.compress(b"\0\0")
    facts = b"facts\0" + re.sub(rb"0x[0-9a-f]+", b"", words)
    chunks = chunk(b"IHDR", header) + chunk(b"tEXt", facts) + chunk(b"IDAT", dot) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunks


def play(
    folder: Path,
    pair: Pair,
    world: World,
    script: Script,
    *,
    pages: bool = True,
    other_mails: Callable[[House, int], None] | None = None,
    afterwards: Callable[[House], None] | None = None,
) -> Seen:
    """Play a world to its last round and return all that left, as the looker-on, an observer and an editor see it.

    ``other_mails`` writes what else is written in a round, ``afterwards`` does something when all are played. Where
    ``pages`` is false no archive is built.
    """
    folder.mkdir()
    seen = Seen()
    with ExitStack() as patches:
        patches.enter_context(listening(seen.things))
        patches.enter_context(mock.patch("pbm.service.games.seal", unsealed))
        patches.enter_context(mock.patch("pbm.bootstrap.Writer", shared_writer))
        if not script.drawn:
            for place in _DRAWING:
                patches.enter_context(mock.patch(place, undrawn))
        # A picture kept from the other world would be the same whatever it shows.
        report_parts._chart.cache_clear()
        zine_pictures._race.cache_clear()
        stage = _Stage(folder, pair, script, seen)
        stage.begin(world)
        for number, orders in enumerate(world.orders):
            stage.round(number, orders, other_mails)
            if afterwards is not None and number == len(world.orders) - 1:
                afterwards(stage.house)
                stage.keep()
            if pages and number == len(world.orders) - 1:
                stage.pages()
        seen.public = stage.public()
    return seen


class _Stage:
    """One house in which a world is played."""

    def __init__(self, folder: Path, pair: Pair, script: Script, seen: Seen) -> None:
        self.pair, self.script, self.seen = pair, script, seen
        extra = ZINES.format(format=script.zine, language=script.language)
        self.house = open_house(settings_in(folder, extra=extra))
        object.__setattr__(self.house.server.office, "entropy", SlotEntropy(self.house.clock))
        self.kept = 0
        self.eyes = {f"{pair.names[0].lower()}@players.test", OBSERVER, "editor@zine.test"}

    def begin(self, world: World) -> None:
        """Start the game; the looker-on says how it wants its mails, and somebody observes."""
        self.house.start(
            boards=world.boards,
            options=self.pair.options,
            house={
                "publish": self.script.publish,
                "observe": True,
                "join": "open",
                "language": self.script.language,
                "standing_orders": True,
                "stand_by": self.script.stand_by,
                "reveal": "gm",
            },
            entrants=tuple(
                Entrant(name, (f"{name.lower()}@players.test",), "Europe/London") for name in self.pair.names
            ),
        )
        me = self.pair.names[0]
        self.house.write(me, f"FORMAT {self.script.format}\nLANGUAGE {self.script.language}")
        asked = self.house.write(
            "Olga", "OBSERVE hill", sender=f"Olga <{OBSERVER}>", to="games@example.test", subject="observe"
        )
        if asked is not None:
            to = str(asked["Reply-To"].addresses[0].addr_spec)
            self.house.write("Olga", "YES", sender=f"Olga <{OBSERVER}>", to=to, answering=str(asked["Message-ID"]))
        self.keep()

    def round(self, number: int, orders: dict[str, Ordered], other_mails: Callable[[House, int], None] | None) -> None:
        """Play a round: everybody writes at a time of their own, then the deadline passes."""
        house, names = self.house, self.pair.names
        round_ = house.round()
        assert round_ is not None
        opened = house.clock.moment
        house.mails = 1000 * (number + 1)
        boards = sorted(self.pair.one.boards)
        for place, name in enumerate(names[1:], start=1):
            house.clock.moment = opened + timedelta(minutes=10 * place)
            house.write(name, words_of(orders[name], boards) or "STATUS")
            self.keep()
        if other_mails is not None:
            house.clock.moment = opened + timedelta(hours=3)
            house.mails += 400
            other_mails(house, number)
            self.keep()
        house.clock.moment = opened + timedelta(hours=5)
        # The looker-on's own Message-IDs are the same, however many mails others wrote.
        house.mails = 1000 * (number + 1) + 800
        for ask in self.script.asks[number]:
            house.clock.moment += timedelta(minutes=20)
            house.write(names[0], ask)
        mine = words_of(orders[names[0]], boards)
        house.clock.moment += timedelta(minutes=20)
        # Who asked for what would stand takes it back.
        house.write(names[0], mine or "WITHDRAW ALL")
        house.clock.moment = round_.deadline - timedelta(hours=20)
        house.server.tick.beat(poll=True)
        self.keep()
        house.pass_deadline()
        if self.script.publish == "gm":
            self.wait_and_release()
        elif self.script.late and number + 1 == len(self.pair.one.orders):
            house.write(names[0], "throw 6, trapdoor 12", at=round_.deadline + timedelta(seconds=20))
        self.keep()

    def wait_and_release(self) -> None:
        """Ask this and that while the round waits, then release it."""
        for ask in ("STATUS", "REPORT"):
            self.house.clock.moment += timedelta(minutes=5)
            self.house.write(self.pair.names[0], ask)
        preview(self.house.server.office, "hill")
        release_round(self.house.server.office, "hill")
        self.house.server.tick.beat(poll=True)

    def keep(self) -> None:
        """Keep what left since: to everybody who it went to and what it was, to those who look on every byte."""
        mails = self.house.outbox()
        for mail in mails[self.kept :]:
            if mail.intended == "alan@example.test":
                continue
            things = self.seen.things
            if mail.kind == "reminder" and mail.intended not in self.eyes:
                continue  # that somebody has sent nothing is for them alone
            things.append(("to whom", f"{mail.kind} {mail.intended} {mail.created_at} {mail.status}".encode()))
            if mail.intended in self.eyes:
                # The whole of it, its envelope too; its number in the database does not leave.
                things.append((f"{mail.kind} to {mail.intended}", mail.raw))
                things.append(("envelope", f"{mail.envelope_from} {mail.recipient} {mail.subject}".encode()))
        self.kept = len(mails)
        sent = [(mail.recipient, len(mail.raw)) for mail in self.house.outbound.sent if mail.recipient in self.eyes]
        self.seen.things.append(("post", repr(sent).encode()))

    def pages(self) -> None:
        """Make the zine's page with its pictures, and the archive."""
        office = self.house.server.office
        issue = make_issue(office, language=self.script.language)
        images = {each.stem: each.png for each in issue.pictures}
        made = render(issue.page, self.script.zine, Layout(images=images), office.letters.writer)
        self.seen.things.append((f"zine as {self.script.zine}", made))
        for each in issue.pictures:
            self.seen.things += [(f"{each.stem}.png", each.png), (f"{each.stem}.svg", each.svg)]
        site = Site("Hill House", self.script.language, "https://example.test/")
        for path, data in site_files(entries_of(office), site, office.letters.writer).items():
            self.seen.things.append((f"archive {path}", data))

    def public(self) -> list[Any]:
        """Return what the rules made public of each round."""
        with self.house.server.office.store.begin() as work:
            return [(round_.public, round_.turns) for round_ in work.rounds.of_game(1) if round_.status == "closed"]
