"""How well mails are understood: right, asked needlessly, should have been asked, misread.

    python benchmarks/reading.py [FOLDER …]

Each FOLDER holds pairs NNN-slug.eml and NNN-slug.json: a raw mail, and what an attentive GM takes from it. Without
one, tests/orders and every folder of such pairs beside it are read, and the short mails of tests/orders_in_short, which
nobody has looked at. Not counted as right: a mail of which something is missing, or whose kind is wrong.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pbm.cli.orders import understood
from pbm.core.orders import Field, OrderForm, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read

TESTS = Path(__file__).parents[1] / "tests"
ROBOTS = {"auto-reply", "bounce", "other"}
COLUMNS = ("right", "asked needlessly", "should have asked", "misread", "incomplete")


def order_of(orders: Any, board: str) -> tuple[list[int], int | None]:
    """Return the throws and the nomination of a board; declining is the same as saying nothing."""
    order = orders.get(board) or {}
    door = order.get("trapdoor")
    return order.get("throws") or [], door if isinstance(door, int) else None


def judged(meant: dict[str, Any], got: Reading) -> str:
    """Return the column that a reading counts in."""
    boards = meant["boards"]
    for board in boards:
        (throws, door), (right_throws, right_door) = order_of(got.orders, board), order_of(meant["orders"], board)
        if throws not in ([], right_throws) or door not in (None, right_door):
            return "misread"
    if got.press and not meant["press"]:
        return "misread"
    if meant["verdict"] == "ask":
        return "right" if got.verdict == "ask" else "should have asked"
    if got.verdict == "ask":
        return "asked needlessly"
    same = all(order_of(got.orders, board) == order_of(meant["orders"], board) for board in boards)
    press = " ".join((got.press or "").split()) == " ".join((meant["press"] or "").split())
    kind = got.kind == meant["kind"] or {got.kind, meant["kind"]} <= ROBOTS
    return "right" if same and press and kind else "incomplete"


def mails(folder: Path) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """Yield the raw mails of a folder with what they mean."""
    for mail in sorted(folder.glob("*.eml")):
        meaning = mail.with_suffix(".json")
        if meaning.exists():
            yield mail.read_bytes(), json.loads(meaning.read_text(encoding="utf-8"))


def row(name: str, tally: Counter[str]) -> str:
    """Return a line of the table."""
    return f"{name:<28}{sum(tally.values()):>6}  " + "  ".join(f"{tally[column]:>{len(column)}}" for column in COLUMNS)


def wanted_of(sort: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Return what is meant by a short mail, an ``order`` or an ``ask``, as beside a whole one."""
    boards = entry["boards"] or ["A"]
    said = entry["meant" if sort == "order" else "most"]
    orders = {board: {**order, "trapdoor": order.get("trapdoor") or None} for board, order in said.items()}
    verdict = "clear" if sort == "order" else "ask"
    return {"boards": boards, "orders": orders, "press": None, "kind": "orders", "verdict": verdict}


def short_mails() -> Iterator[tuple[str, Counter[str]]]:
    """Yield how the mails of each file of short ones are read."""
    for path in sorted((TESTS / "orders_in_short").glob("*s.toml")):
        tally: Counter[str] = Counter()
        if path.stem == "tails":
            continue
        for sort, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for entry in entries:
                wanted = wanted_of(sort, entry)
                got = read(clean(entry["text"]), form(entry["turns"], wanted["boards"]), "Re: Snakes")
                tally[judged(wanted, got)] += 1
        yield f"in short: {path.stem}", tally


def tails() -> Iterator[tuple[str, Counter[str]]]:
    """Yield how a plain order is read with each of the sentences after it that leave it open, or leave it be."""
    entries = tomllib.loads((TESTS / "orders_in_short" / "tails.toml").read_text(encoding="utf-8"))["tail"]
    for asking, name in ((True, "doubt"), (False, "talk")):
        tally: Counter[str] = Counter()
        for entry in (entry for entry in entries if entry["ask"] is asking):
            asked = read(clean(f"Throw 3, trapdoor 45. {entry['text']}"), form(1, "A"), "Re: Snakes").verdict == "ask"
            tally["right" if asked is asking else "should have asked" if asking else "asked needlessly"] += 1
        yield f"after an order: {name}", tally


def form(turns: int, boards: Sequence[str]) -> OrderForm:
    """Return the form of a round of so many throws."""
    throw = Field("throws", "Your throw", "numbers", count=turns, low=1, high=6)
    door = Field("trapdoor", "A space to nominate as a trapdoor", "space", low=1, high=100, optional=True)
    return OrderForm(tuple(boards), (), (throw, door))


def main() -> int:
    """Print a line for every folder; return 1 when more was misread of one than is known to be."""
    given = [Path(folder) for folder in sys.argv[1:]]
    for folder in given:
        if not any(mails(folder)):
            print(f"{folder}: no mails there, pairs NNN-slug.eml and NNN-slug.json", file=sys.stderr)
            return 2
    folders = given or sorted({mail.parent for mail in TESTS.glob("orders*/**/*.eml")})
    print(f"{'mails':<28}{'':>6}  " + "  ".join(COLUMNS))
    lists = (TESTS / of / "misread.txt" for of in ("orders_by_others", "orders_in_two_minds"))
    known = (name for path in lists for name in path.read_text(encoding="utf-8").split())
    known_of = Counter(name.partition("/")[0] for name in known)
    worse = False
    for folder in folders:
        tally: Counter[str] = Counter()
        for raw, meant in mails(folder):
            tally[judged(meant, understood(raw, form(meant["turns"], meant["boards"])))] += 1
        if tally:
            print(row(folder.name, tally))
            worse |= tally["misread"] > known_of[folder.name]
    for name, tally in () if given else (*short_mails(), *tails()):
        print(row(name, tally))
    return int(worse)


if __name__ == "__main__":
    sys.exit(main())
