"""Weighs words: makes pbm/orders/likelihood/*.tsv from mails whose meaning is known.

    python training/weigh.py [--leave-out NAME …]

Learned from are the mails under tests/orders and tests/orders_by_others, and those in training/mails. ``[[order]]`` are
plain orders, ``[[ask]]`` must be asked about, ``[[tail]]`` is what follows a plain order, and chatter*.txt have a
remark a line, which is put beside an order. Each number of a mail is a throw, a trapdoor or neither; each mail is to be
asked about or not, and so is each tail. The weights are those of a logistic regression that is held back from large
ones. Nothing under tests/orders_in_short is learned from: those mails show how well it does. ``--leave-out`` names
files or folders that are not learned from either.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
from scipy import optimize, sparse

from pbm.core.orders import Field, OrderForm
from pbm.mail.decode import decode
from pbm.orders import reader
from pbm.orders.cleaning.clean import clean
from pbm.orders.likelihood import Opinion, counted, of_mail, of_number, of_tail, places
from pbm.orders.misgivings.tails import said_after
from pbm.orders.misgivings.text import look_at
from pbm.orders.parse import read
from pbm.orders.tokens.token import Token

ROOT = Path(__file__).parents[1]
MAILS = ROOT / "training" / "mails"
WEIGHTS = ROOT / "pbm" / "orders" / "likelihood"
SEEN = {"throw": 2, "trapdoor": 2, "unsettled": 2, "tail": 4}
"""How often a thing must have been seen to be weighed."""
HELD_BACK = {"throw": 1.0, "trapdoor": 1.0, "unsettled": 2.0, "tail": 0.5}
BIAS_HELD_BACK = 50.0
"""Where hardly a word is known there is hardly an opinion: a mail of thanks must not sound unsettled by being short."""
CERTAIN = "sentences"
"""The sentences of our own tests, which count twice: what they show must stay so."""
TAILS = "tails"
"""How the files are named of what people write after a plain order: ``text``, and whether a GM would ``ask``."""
UNSEEN = "unleashed_in_short"
"""The letters of players of cards that are a measure, and not learned from."""
LEAST = 3  # hundredths: a lighter thing is left out
HIGH = 6


@dataclass(frozen=True)
class Known:
    """A mail, what it orders (throws and trapdoors of all boards together), and whether it must be asked about."""

    text: str
    turns: int
    boards: tuple[str, ...]
    throws: frozenset[int]
    doors: frozenset[int]
    ask: bool
    subject: str = "Re: Snakes"
    sent: Any = field(default=None, compare=False)


def orders_in(meant: Mapping[str, Any]) -> tuple[frozenset[int], frozenset[int]]:
    """Return the throws and the trapdoors in what is meant, of all boards."""
    doors = (order.get("trapdoor") for order in meant.values())
    throws = frozenset(value for order in meant.values() for value in order.get("throws", ()))
    return throws, frozenset(door for door in doors if isinstance(door, int) and door)


def short_mails(path: Path) -> Iterator[Known]:
    """Yield the mails of a file of ``[[order]]`` or ``[[ask]]``."""
    for sort, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for entry in entries:
            throws, doors = orders_in(entry["meant" if sort == "order" else "most"])
            boards = tuple(entry["boards"]) or ("A",)
            yield Known(entry["text"], entry["turns"], boards, throws, doors, sort == "ask")


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def remarks(path: Path, orders: Sequence[Known]) -> Iterator[Known]:
    """Yield each remark of a file by itself, before an order and after it."""
    single = [one for one in orders if one.turns == 1 and len(one.boards) == 1]
    for number, line in enumerate(filter(str.strip, path.read_text(encoding="utf-8").splitlines())):
        beside = next(one for one in single[number % len(single) :] + single if not _numbers(line) & _numbers(one.text))
        for parts in ((line, beside.text), (beside.text, line)):
            yield Known("\n\n".join(parts), 1, beside.boards, beside.throws, beside.doors, False)
        yield Known(line, 1, beside.boards, frozenset(), frozenset(), False)


def whole_mails(folder: Path) -> Iterator[Known]:
    """Yield the mails of a folder of NNN.eml and NNN.json, without robots and mere questions."""
    for path in sorted(folder.glob("*.eml")):
        meant = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        if meant["kind"] in ("orders", "other"):
            letter = decode(path.read_bytes())
            throws, doors = orders_in(meant["orders"])
            ask = meant["verdict"] == "ask"
            yield Known("", meant["turns"], tuple(meant["boards"]), throws, doors, ask, letter.subject, letter.text)


def known_mails(left_out: Sequence[str] = ()) -> dict[str, list[Known]]:
    """Return every mail that is learned from, by the name of its file or folder."""
    made: dict[str, list[Known]] = {}
    for path in sorted(MAILS.glob("*.toml")):
        if not path.stem.startswith(TAILS):
            made[path.stem] = list(short_mails(path))
    orders = [one for mails in made.values() for one in mails if not one.ask]
    for path in sorted(MAILS.glob("*.txt")):
        made[path.stem] = list(remarks(path, orders))
    for folder in sorted({path.parent for path in (ROOT / "tests").glob("orders*/**/*.eml")}):
        made[folder.name] = list(whole_mails(folder))
    return {name: mails for name, mails in made.items() if name not in left_out}


def tokens_of(mail: Known) -> Sequence[Token]:
    """Return the tokens that the reader forms its opinion on; none where it reads none."""
    heard: list[Token] = []

    def listening(tokens: Sequence[Token], _: int) -> Opinion:
        heard[:] = [token.copy() for token in tokens]
        return Opinion(tuple, 0.0, 0)

    throw = Field("throws", "", "numbers", count=mail.turns, low=1, high=HIGH)
    door = Field("trapdoor", "", "space", low=1, high=100, optional=True)
    with mock.patch.object(reader, "opinion_of", listening):
        read(
            clean(mail.sent if mail.sent is not None else mail.text),
            OrderForm(mail.boards, (), (throw, door)),
            mail.subject,
        )
    return heard


@dataclass
class Examples:
    """What was looked at, and what it was."""

    names: list[list[str]] = field(default_factory=list)
    are: list[bool] = field(default_factory=list)

    def add(self, names: list[str], are: bool) -> None:
        """Add one."""
        self.names.append(names)
        self.are.append(are)


def examples(mails: Sequence[Known]) -> dict[str, Examples]:
    """Return what is to be learned from mails, for each file of weights."""
    made = {name: Examples() for name in SEEN if name != "tail"}
    for mail in mails:
        tokens = tokens_of(mail)
        if not tokens:
            continue
        made["unsettled"].add(of_mail(tokens, HIGH), mail.ask)
        count = counted(tokens, HIGH)
        for place in places(tokens):
            names, value = of_number(tokens, place, HIGH, count), tokens[place].value
            made["trapdoor"].add(names, value in mail.doors)
            if value <= HIGH:
                made["throw"].add(names, value in mail.throws)
    return made


def rows_of(text: str) -> list[list[str]]:
    """Return a text's sentences as the reader weighs them, and all of it as one where there are several."""
    words, sentences = look_at(text.split("\n"))
    rows = [said_after(words[one.start : one.end], one.asked) for one in sentences]
    whole = [word for row in rows for word in row]
    return [whole, *rows] if len(rows) > 1 else [whole]


def tails(mails: Sequence[Known], left_out: Sequence[str] = ()) -> Examples:
    """Return what people write after an order: what leaves it open as a whole, other talk by its sentences too.

    Of ``mails``, and of the letters of players of cards, no sentence leaves anything open where nothing is to be asked.
    """
    made = Examples()
    for mail in mails:
        lines = clean(mail.sent).words if mail.sent is not None else mail.text.split("\n")
        for row in rows_of("\n".join(lines))[1:] if not mail.ask else ():
            made.add(of_tail(row), False)
    for path in sorted((ROOT / "tests" / "rulesets").glob("unleashed_*.toml")):
        if path.stem == UNSEEN:
            continue
        for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("mail", ()):
            for row in rows_of(entry["says"])[1:] if entry.get("meant") == "clear" else ():
                made.add(of_tail(row), False)
    for path in sorted(MAILS.glob(f"{TAILS}*.toml")):
        if path.stem in left_out:
            continue
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["tail"]:
            for row in rows_of(entry["text"])[: 1 if entry["ask"] else None]:
                made.add(of_tail(row), entry["ask"])
    for path in sorted(MAILS.glob("chatter*.txt")):
        for line in filter(str.strip, path.read_text(encoding="utf-8").splitlines()):
            for row in rows_of(line.strip()):
                made.add(of_tail(row), False)
    return made


def learned(given: Examples, seen: int, held_back: float) -> dict[str, int]:
    """Return the weights in hundredths, the bias under an empty name."""
    often = Counter(name for names in given.names for name in names)
    index = {name: n for n, name in enumerate(sorted(name for name, times in often.items() if times >= seen))}
    rows = [n for n, names in enumerate(given.names) for name in names if name in index]
    columns = [index[name] for names in given.names for name in names if name in index]
    matrix = sparse.csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(len(given.names), len(index)))
    are = np.array(given.are, dtype=float)

    def loss(weights: Any) -> tuple[float, Any]:
        sums = matrix @ weights[:-1] + weights[-1]
        likely = 1 / (1 + np.exp(-sums))
        slope = likely - are
        lost = np.logaddexp(0, sums) - are * sums
        return (
            float(lost.sum() + held_back / 2 * (weights[:-1] ** 2).sum() + BIAS_HELD_BACK / 2 * weights[-1] ** 2),
            np.append(matrix.T @ slope + held_back * weights[:-1], slope.sum() + BIAS_HELD_BACK * weights[-1]),
        )

    found = optimize.minimize(loss, np.zeros(len(index) + 1), jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
    made = {name: round(float(found[n]) * 100) for name, n in index.items()}
    return {name: value for name, value in made.items() if abs(value) >= LEAST} | {"": round(float(found[-1]) * 100)}


def main() -> int:
    """Learn, and write the files of weights."""
    parser = argparse.ArgumentParser(description="Weigh words by mails whose meaning is known.")
    parser.add_argument("--leave-out", nargs="*", default=[], help="files or folders that are not learned from")
    parser.add_argument("--into", type=Path, default=WEIGHTS, help="the folder for the weights")
    options = parser.parse_args()
    known = known_mails(options.leave_out)
    mails = [mail for each in known.values() for mail in each]
    given_by_name = examples([*mails, *known.get(CERTAIN, [])]) | {"tail": tails(mails, options.leave_out)}
    for name, given in given_by_name.items():
        weights = learned(given, SEEN[name], HELD_BACK[name])
        lines = [f"{named}\t{value}\n" for named, value in sorted(weights.items())]
        (options.into / f"{name}.tsv").write_text("".join(lines), encoding="utf-8")
        print(f"{name}: {len(given.are)} examples, {sum(given.are)} of them so; {len(weights)} weights")
    return 0


if __name__ == "__main__":
    sys.exit(main())
