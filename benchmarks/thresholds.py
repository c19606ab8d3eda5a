"""What a threshold of the third opinion does: how mails are understood with each of several values of it.

    python benchmarks/thresholds.py NAME=VALUE[,VALUE …] [NAME=…] PATH …

NAME is a number in pbm/orders/third_opinion.py, as ``_TAKEN``; each PATH is a folder of mails as ``reading.py`` reads
them, or a file of short ones. Each combination of values is a line. Only sets that the network has not learned from
tell anything: of those it has learned from it is always sure.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any
from unittest import mock

from reading import COLUMNS, form, judged, mails, row, wanted_of

from pbm.cli.orders import understood
from pbm.core.orders import OrderForm, Reading
from pbm.orders import parse, third_opinion
from pbm.orders.cleaning.clean import clean
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard


@dataclass(frozen=True)
class Case:
    """A mail's meaning, how it is read unheard, and what the third opinion is told of it; nothing where it is not."""

    meant: dict[str, Any]
    unheard: Reading
    told: tuple[tuple[Any, ...], dict[str, Any]] | None

    def outcome(self) -> str:
        """Return the column that the mail counts in."""
        if self.told is None:
            return judged(self.meant, self.unheard)
        args, named = self.told
        return judged(self.meant, third_opinion.heard_out(*args, **named))


def cases(path: Path) -> Iterator[Case]:
    """Yield the mails of a folder, or of a file of short ones."""
    told: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def unheard(*args: Any, **named: Any) -> Reading:
        told.append((args, named))
        return args[1]

    with mock.patch.object(parse, "heard_out", unheard):
        if path.is_dir():
            for raw, meant in mails(path):
                got = understood(raw, form(meant["turns"], meant["boards"]))
                yield Case(meant, got, told[-1] if told and got.kind == told[-1][0][1].kind else None)
                told.clear()
            return
        for sort, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for entry in entries if sort in ("order", "ask") else ():  # what is said after an order is no mail
                meant = wanted_of(sort, entry)
                got = parse.read(clean(entry["text"]), form(entry["turns"], meant["boards"]), "Re: Snakes")
                yield Case(meant, got, told[-1] if told else None)
                told.clear()


def lines(known: Sequence[Case], names: Sequence[str], values: Sequence[Sequence[float]]) -> Iterator[str]:
    """Yield a line for each combination of values."""
    for chosen in product(*values):
        with mock.patch.multiple(third_opinion, **dict(zip(names, chosen, strict=True))):
            tally = Counter(case.outcome() for case in known)
        yield row(" ".join(f"{name}={value:g}" for name, value in zip(names, chosen, strict=True)), tally)


def varied(given: str) -> tuple[str, list[float]]:
    """Return the name of a threshold and its values; raise ArgumentTypeError where there is none such, or no number."""
    name, _, values = given.partition("=")
    if not isinstance(getattr(third_opinion, name, None), (int, float)):
        known = ", ".join(key for key, value in vars(third_opinion).items() if isinstance(value, (int, float)))
        raise argparse.ArgumentTypeError(f"there is no threshold {name} (there are {known})")
    try:
        return name, [float(value) for value in values.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"{given}: write numbers behind the sign, as {name}=1,2.5") from None


def existing(given: str) -> Path:
    """Return a path that there is; raise ArgumentTypeError where there is none."""
    if not Path(given).is_dir() and not Path(given).is_file():
        raise argparse.ArgumentTypeError(f"{given}: no such file or folder")
    return Path(given)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("given", nargs="+", metavar="NAME=VALUE[,VALUE …] | PATH", help="thresholds, and mails")
    given: list[str] = parser.parse_args().given
    try:
        values = dict(varied(one) for one in given if "=" in one)
        paths = [existing(one) for one in given if "=" not in one]
    except argparse.ArgumentTypeError as wrong:
        parser.error(str(wrong))
    if not paths:
        parser.error("no mails: name a folder of them, as tests/orders")
    known = [case for path in paths for case in cases(path)]
    hear, heard = third_opinion.hear, {}

    def once(form: OrderForm, opinion: Opinion, subject: str) -> Heard:
        if id(opinion) not in heard:
            heard[id(opinion)] = hear(form, opinion, subject)
        return heard[id(opinion)]

    print(f"{'mails':<28}{'':>6}  " + "  ".join(COLUMNS))
    with mock.patch.object(third_opinion, "hear", once):
        for line in lines(known, list(values), list(values.values())):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
