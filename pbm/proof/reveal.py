"""The reveal file: everything that was secret of a game, with which anybody can play it again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal, TypeVar

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import RawOrders

__all__ = [
    "MEDIA_TYPE",
    "VERSION",
    "Change",
    "Mending",
    "Recorded",
    "Reveal",
    "RevealedRound",
    "Sealed",
    "file_name",
    "read_reveal",
    "write_reveal",
]

VERSION: Final = 1
MEDIA_TYPE: Final = "application/json"

ORIGINS: Final = ("mail", "gm", "advance", "standing", "stand-by", "default")
"""Where orders can have come from."""

_LONGEST: Final = 64 * 1024 * 1024  # bytes; no game is that long, and a file must not fill the memory
_WIDTH: Final = 110  # letters of a line
_MOST_RECEIPTS: Final = 1_000_000  # of one player in one game
_GAME_KEY: Final = re.compile(r"[a-z0-9-]{1,40}")
_DEEPEST: Final = 60  # brackets in brackets; boards and states have a dozen

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sealed:
    """Something that was sealed, with its salt and the seal that was published."""

    salt: bytes
    seal: str
    value: JsonObject


@dataclass(frozen=True, slots=True)
class Recorded:
    """What a round was: the orders by seat, what everybody was told, what only the GM knew, and the state after it."""

    orders: Mapping[str, RawOrders]
    report: JsonObject
    gm: JsonObject
    state_after: JsonObject


@dataclass(frozen=True, slots=True)
class Mending:
    """A GM's correction of a round: when, by whom and why, and the round before and after it."""

    at: str
    by: str
    reason: str
    before: Recorded
    after: Recorded


@dataclass(frozen=True, slots=True)
class Change:
    """Somebody who left the game or came into it between two rounds."""

    seat: str
    what: Literal["left", "joined"]


@dataclass(frozen=True, slots=True)
class RevealedRound:
    """A round as it stands at the end; ``receipts`` and ``origins`` say of each seat's orders where they came from."""

    number: int
    turns: tuple[int, ...]
    recorded: Recorded
    receipts: Mapping[str, int]
    origins: Mapping[str, str]
    changes: tuple[Change, ...]
    corrections: tuple[Mending, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """A reveal file, read. ``dice`` is (seed, seal), None for a game without dice; ``result`` None while it goes on."""

    key: str
    title: str
    ruleset: str
    seats: tuple[str, ...]
    started: str
    ended: str | None
    boards: Mapping[str, Sealed]
    options: Sealed
    dice: tuple[bytes, str] | None
    start: JsonObject
    rounds: tuple[RevealedRound, ...]
    result: JsonObject | None


def file_name(key: str) -> str:
    """Return what the reveal file of a game is called."""
    return f"{key}-reveal.json"


def write_reveal(reveal: JsonObject) -> bytes:
    """Return the text of a reveal file, laid out so that a person can find their way in it."""
    return (_laid_out(reveal, "") + "\n").encode()


def _laid_out(value: Json, indent: str) -> str:
    """Return the JSON of a value, on one line where it is short, else a line for each thing in it."""
    flat = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if len(indent) + len(flat) <= _WIDTH or not isinstance(value, Mapping | list | tuple):
        return flat
    deeper = f"{indent} "
    if isinstance(value, Mapping):
        lines = [
            f"{deeper}{json.dumps(key, ensure_ascii=False)}: {_laid_out(each, deeper)}" for key, each in value.items()
        ]
    else:
        lines = [f"{deeper}{_laid_out(each, deeper)}" for each in value]
    opening, closing = "{}" if isinstance(value, Mapping) else "[]"
    return "\n".join((opening, ",\n".join(lines), f"{indent}{closing}"))


def read_reveal(text: bytes) -> Reveal:
    """Return the reveal in a file; ConfigError, naming the place of everything that is wrong with its shape."""
    raw = _parsed(text)
    reading = _Reading()
    if not isinstance(raw, Mapping) or raw.get("pbm") != "reveal":
        raise _refusal("this is no reveal file: it should begin with {“pbm”: “reveal”, …")
    if type(raw.get("version")) is not int or raw["version"] != VERSION:
        raise _refusal(
            f"this reveal file is of version {json.dumps(raw.get('version'))[:20]}; this pbm verifies those of version "
            f"{VERSION}. Another release of pbm can verify it",
            "version",
        )
    reveal = reading.reveal(raw)
    if reveal is None or reading.problems:
        raise ConfigError.of(reading.problems)
    return reveal


def _parsed(text: bytes) -> Json:
    if len(text) > _LONGEST:
        raise _refusal(f"this file is too long for a reveal file: more than {_LONGEST:,} bytes")
    try:
        words = text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _refusal("this is no reveal file: it is not text in UTF-8. Save the attachment as it is") from None
    if _depth(words) > _DEEPEST:
        raise _refusal("this is no reveal file: its brackets go too deep")
    try:
        raw: Json = json.loads(words, object_pairs_hook=_once, parse_constant=_no_constant)
        # What no JSON text of ours can hold, half of a surrogate pair, could not be sealed.
        json.dumps(raw, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        message = f"this is no reveal file, or only a part of one ({error.msg}): save the attachment as it is"
        raise ConfigError(Problem("reveal-json", message, line=error.lineno)) from None
    except UnicodeEncodeError:
        raise _refusal("this file holds a character that is none") from None
    except ValueError as error:
        raise _refusal(str(error)) from None
    return raw


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"“{twice[:60]}” stands twice in the same brackets, so the file says two things at once")
    return found


def _no_constant(word: str) -> Json:
    raise ValueError(f"{word} is no number")


def _depth(text: str) -> int:
    """Return how deep brackets go, those within words too: a bound, found before anything is built."""
    deepest = depth = 0
    for letter in text:
        if letter in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "]}":
            depth -= 1
    return deepest


def _refusal(message: str, key: str | None = None) -> ConfigError:
    return ConfigError(Problem("reveal", message, key=key))


@dataclass(slots=True)
class _Reading:
    """One reading of a file: all that is wrong with it is collected."""

    problems: list[Problem] = field(default_factory=list)

    def reveal(self, raw: JsonObject) -> Reveal | None:
        top = self.table(raw, "", ("pbm", "version", "game", "boards", "options", "dice", "start", "rounds", "result"))
        game = self.table(top.get("game"), "game", ("key", "title", "ruleset", "seats", "started", "ended"))
        seats = [self.text(name, f"game.seats[{at}]") for at, name in self.items(game.get("seats"), "game.seats")]
        boards = self.object(top.get("boards"), "boards")
        sealed = {name: self.sealed(value, f"boards.{name}", "board") for name, value in boards.items()}
        options = self.sealed(top.get("options"), "options", "options")
        dice = None
        if top.get("dice") is not None:
            raw_dice = self.table(top["dice"], "dice", ("seed", "seal"))
            dice = (self.hex(raw_dice.get("seed"), "dice.seed"), self.text(raw_dice.get("seal"), "dice.seal"))
        rounds = [self.round(item, f"rounds[{at}]") for at, item in self.items(top.get("rounds"), "rounds")]
        result = top.get("result")
        started = self.moment(game.get("started"), "game.started")
        ended = None if game.get("ended") is None else self.moment(game["ended"], "game.ended")
        if started and ended and datetime.fromisoformat(ended) < datetime.fromisoformat(started):
            self.say("game.ended", "should not be before the game started")
        return Reveal(
            key=self.key(game.get("key"), "game.key"),
            title=self.text(game.get("title"), "game.title"),
            ruleset=self.text(game.get("ruleset"), "game.ruleset"),
            seats=tuple(seats),
            started=started,
            ended=ended,
            boards=sealed,
            options=options,
            dice=dice,
            start=self.object(top.get("start"), "start"),
            rounds=tuple(rounds),
            result=None if result is None else self.object(result, "result"),
        )

    def sealed(self, raw: Json, at: str, what: str) -> Sealed:
        table = self.table(raw, at, ("salt", "seal", what))
        return Sealed(
            self.hex(table.get("salt"), f"{at}.salt"),
            self.text(table.get("seal"), f"{at}.seal"),
            self.object(table.get(what), f"{at}.{what}"),
        )

    def round(self, raw: Json, at: str) -> RevealedRound:
        known = ("number", "turns", "orders", "changes", "report", "gm", "state_after", "corrections")
        table = self.table(raw, at, known)
        orders: dict[str, RawOrders] = {}
        receipts: dict[str, int] = {}
        origins: dict[str, str] = {}
        for name, version in self.object(table.get("orders"), f"{at}.orders").items():
            place = f"{at}.orders.{name}"
            given = self.table(version, place, ("receipt", "origin", "orders"))
            orders[name] = self.orders(given.get("orders"), f"{place}.orders")
            receipts[name] = self.whole(given.get("receipt"), f"{place}.receipt")
            if not 1 <= receipts[name] <= _MOST_RECEIPTS:
                self.say(f"{place}.receipt", f"should be a number from 1 to {_MOST_RECEIPTS:,}")
            origins[name] = self.text(given.get("origin"), f"{place}.origin")
            if origins[name] not in ORIGINS:
                self.say(f"{place}.origin", f"should be one of {', '.join(ORIGINS)}")
        return RevealedRound(
            number=self.whole(table.get("number"), f"{at}.number"),
            turns=tuple(
                self.whole(turn, f"{at}.turns[{n}]") for n, turn in self.items(table.get("turns"), f"{at}.turns")
            ),
            recorded=Recorded(
                orders,
                self.object(table.get("report"), f"{at}.report"),
                self.object(table.get("gm"), f"{at}.gm"),
                self.object(table.get("state_after"), f"{at}.state_after"),
            ),
            receipts=receipts,
            origins=origins,
            changes=tuple(
                self.change(item, f"{at}.changes[{n}]") for n, item in self.items(table.get("changes"), f"{at}.changes")
            ),
            corrections=tuple(
                self.correction(item, f"{at}.corrections[{n}]")
                for n, item in self.items(table.get("corrections"), f"{at}.corrections")
            ),
        )

    def change(self, raw: Json, at: str) -> Change:
        table = self.table(raw, at, ("seat", "what"))
        what = table.get("what")
        if what not in ("left", "joined"):
            self.say(f"{at}.what", "should be “left” or “joined”")
        return Change(self.text(table.get("seat"), f"{at}.seat"), "joined" if what == "joined" else "left")

    def correction(self, raw: Json, at: str) -> Mending:
        table = self.table(raw, at, ("at", "by", "reason", "before", "after"))
        return Mending(
            self.moment(table.get("at"), f"{at}.at"),
            self.text(table.get("by"), f"{at}.by"),
            self.text(table.get("reason"), f"{at}.reason"),
            self.recorded(table.get("before"), f"{at}.before"),
            self.recorded(table.get("after"), f"{at}.after"),
        )

    def recorded(self, raw: Json, at: str) -> Recorded:
        table = self.table(raw, at, ("orders", "report", "gm", "state_after"))
        orders = self.object(table.get("orders"), f"{at}.orders")
        return Recorded(
            {name: self.orders(given, f"{at}.orders.{name}") for name, given in orders.items()},
            self.object(table.get("report"), f"{at}.report"),
            self.object(table.get("gm"), f"{at}.gm"),
            self.object(table.get("state_after"), f"{at}.state_after"),
        )

    def orders(self, raw: Json, at: str) -> RawOrders:
        return {board: self.object(order, f"{at}.{board}") for board, order in self.object(raw, at).items()}

    def table(self, raw: Json, at: str, known: Sequence[str]) -> JsonObject:
        """Return an object that has exactly these keys, or as much of it as there is."""
        found = self.object(raw, at)
        if not isinstance(raw, Mapping):
            return found
        for key in found:
            if key not in known:
                self.say(f"{at}.{key}" if at else key, "does not belong here")
        for key in known:
            if key not in found:
                self.say(f"{at}.{key}" if at else key, "is missing")
        return found

    def object(self, raw: Json, at: str) -> JsonObject:
        return self.right(raw, at, lambda value: isinstance(value, Mapping), "names with values, in {…}", {})

    def items(self, raw: Json, at: str) -> list[tuple[int, Json]]:
        return list(enumerate(self.right(raw, at, lambda value: isinstance(value, list), "a list, in […]", [])))

    def text(self, raw: Json, at: str) -> str:
        return self.right(raw, at, lambda value: isinstance(value, str), "words in quotes", "")

    def whole(self, raw: Json, at: str) -> int:
        return self.right(raw, at, lambda value: type(value) is int, "a whole number", 0)

    def key(self, raw: Json, at: str) -> str:
        """Return the short name of a game: small letters, digits and hyphens."""
        found = self.text(raw, at)
        if isinstance(raw, str) and _GAME_KEY.fullmatch(found) is None:
            self.say(at, "should be the short name of a game: small letters, digits and hyphens")
        return found

    def moment(self, raw: Json, at: str) -> str:
        """Return a moment as it is written in the file; empty where it is none."""
        found = self.text(raw, at)
        try:
            if datetime.fromisoformat(found).tzinfo is not None:
                return found
        except ValueError:
            pass
        if isinstance(raw, str):
            self.say(at, "should be a moment with its zone, such as “2026-12-01T09:00:00+00:00”")
        return ""

    def hex(self, raw: Json, at: str) -> bytes:
        """Return bytes written as pairs of 0 … 9 and a … f, in exactly one way."""
        words = self.text(raw, at)
        try:
            found = bytes.fromhex(words)
        except ValueError:
            found = b""
        if raw is not None and (found.hex() != words or not found):
            self.say(at, "should be a row of digits and letters a to f")
        return found

    def right(self, raw: Json, at: str, fits: Callable[[Json], bool], wanted: str, empty: T) -> T:
        if fits(raw):
            return raw  # type: ignore[return-value]  # that is what ``fits`` has seen to
        if not any(problem.key == at for problem in self.problems):
            self.say(at, f"should be {wanted}")
        return empty

    def say(self, at: str, message: str) -> None:
        self.problems.append(Problem("reveal-shape", message, key=at))
