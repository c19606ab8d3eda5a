"""Learns what tells of another throw than the one ordered: makes otherwise.tsv, otherwise_prose.tsv of the likelihood.

    python training/otherwise.py [--leave-out FOLDER …] [--try] [--check]

Learned from are all mails under tests/orders*, of one throw on one board, in which a throw is ordered on a line of its
own or in a sentence, and another such number stands in the letter beside it: that number tells of another throw where
the mail must be asked about, and does not where it is plain. Of several, the one that tells so most counts.
``--leave-out`` names folders that are not learned from; ``--try`` writes nothing, and says of them, or of each part of
all, what would be asked about by what the others teach; ``--check`` returns 1 where what is written is not what is
learned. It takes some five minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from unittest import mock

from first_sight import form_of
from weigh import ROOT, WEIGHTS, Examples, learned

from pbm.cli.orders import understood
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders import parse
from pbm.orders.likelihood import Opinion, Weights
from pbm.orders.third_opinion import hear
from pbm.orders.told_otherwise import facts_of, letter_of

FILES = {False: WEIGHTS / "otherwise.tsv", True: WEIGHTS / "otherwise_prose.tsv"}
SEEN = 2
HELD_BACK = 3.0
ROUNDS = 3
PARTS = 8
SHOWN = (0.0, 0.4, 0.7, 1.0, 1.5)
HIGH = 6


@dataclass(frozen=True)
class Known:
    """A mail of the set ``of``: what is looked at of each number in its letter, and whether it must be asked about.

    ``prose`` tells that the throw is ordered in a sentence.
    """

    of: str
    prose: bool
    numbers: list[list[str]]
    asked: bool


def known_in(folder: Path) -> Iterator[Known]:
    """Yield the mails of a folder that have an order and a letter."""
    for mail in sorted(folder.glob("*.eml")):
        meant = json.loads(mail.with_suffix(".json").read_text(encoding="utf-8"))
        if meant["turns"] != 1 or len(meant["boards"]) != 1 or meant["kind"] != "orders":
            continue
        found: list[tuple[OrderForm, Opinion, str, int | None]] = []

        def listening(
            form: OrderForm,
            reading: Reading,
            likely: RawOrders,
            opinion: Opinion | None,
            subject: str,
            found: list[tuple[OrderForm, Opinion, str, int | None]] = found,
            **_withdrawn: bool,
        ) -> Reading:
            if opinion is not None and opinion.whole:
                found.append((form, opinion, subject, taken_of(reading.orders) or taken_of(likely)))
            return reading

        with mock.patch.object(parse, "heard_out", listening):
            understood(mail.read_bytes(), form_of(meant))
        for form, opinion, subject, taken in found[-1:]:
            letter = letter_of(opinion, HIGH, taken)
            throws = meant["orders"].get("A", {}).get("throws", [])
            asked = meant["verdict"] == "ask" and not throws
            if letter is None or not (asked or set(throws) & letter.throws):
                continue
            alone = replace(opinion, tokens=letter.alone(opinion.tokens))
            numbers = facts_of(opinion, letter, hear(form, opinion, subject), hear(form, alone, subject))
            if numbers:
                yield Known(folder.name, letter.prose, numbers, asked)


def taken_of(orders: RawOrders) -> int | None:
    """Return the throw of orders for one board, None where they have none, or two."""
    match [order.get("throws") for order in orders.values()]:
        case [[int() as throw]]:
            return throw
        case _:
            return None


def taught(mails: Sequence[Known]) -> Weights:
    """Return the weights that mails teach; which number of a letter tells of another throw is found out with them."""
    telling = [(mail, mail.numbers) for mail in mails]
    for _ in range(ROUNDS):
        given = Examples()
        for mail, numbers in telling:
            for names in numbers:
                given.add(names, mail.asked)
        table = {name: value / 100 for name, value in learned(given, SEEN, HELD_BACK).items()}
        made = Weights(table, table.pop("", 0.0))
        telling = [(mail, [max(mail.numbers, key=made.of)] if mail.asked else mail.numbers) for mail in mails]
    return made


def teaching(mails: Sequence[Known], *, prose: bool) -> list[Known]:
    """Return the mails that teach of orders in ``prose``, or on lines: of those alone, as there are enough of them."""
    return [mail for mail in mails if prose or not mail.prose]


def said(made: Weights) -> str:
    """Return weights as they are written."""
    table = {name: round(value * 100) for name, value in made.table.items()} | {"": round(made.bias * 100)}
    return "".join(f"{name}\t{value}\n" for name, value in sorted(table.items()))


def tried(mails: Sequence[Known], parts: Sequence[Sequence[str]]) -> None:
    """Print how many of each part would be asked about by what the others teach."""
    for prose in FILES:
        scores: list[tuple[Known, float]] = []
        for part in parts:
            made = taught(teaching([mail for mail in mails if mail.of not in part], prose=prose))
            judged = [mail for mail in mails if mail.of in part and mail.prose is prose]
            scores += [(mail, max(map(made.of, mail.numbers))) for mail in judged]
        asked = [score for mail, score in scores if mail.asked]
        plain = [score for mail, score in scores if not mail.asked]
        print(f"orders {('on lines', 'in prose')[prose]}: {len(asked)} to be asked about, {len(plain)} plain ones")
        for least in SHOWN:
            rightly, in_vain = (sum(score > least for score in scores) for scores in (asked, plain))
            print(f"from {least:<4g} {rightly:>5} rightly {in_vain:>5} in vain")


def main() -> int:
    """Learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--leave-out", nargs="*", default=[], metavar="FOLDER", help="folders that are not learned from"
    )
    parser.add_argument("--try", dest="tries", action="store_true", help="say what would be asked about; write nothing")
    parser.add_argument("--check", action="store_true", help="say whether what is written is what is learned")
    options = parser.parse_args()
    folders = sorted({path.parent for path in (ROOT / "tests").glob("orders*/**/*.eml")})
    strange = set(options.leave_out) - {folder.name for folder in folders}
    if strange:
        parser.error(f"no folder of mails under tests is called {', '.join(sorted(strange))}")
    mails = [mail for folder in folders for mail in known_in(folder)]
    if options.tries:
        names = sorted({mail.of for mail in mails})
        tried(mails, [options.leave_out] if options.leave_out else [names[part::PARTS] for part in range(PARTS)])
        return 0
    mails = [mail for mail in mails if mail.of not in options.leave_out]
    made = {path: said(taught(teaching(mails, prose=prose))) for prose, path in FILES.items()}
    if options.check:
        same = all(path.read_text(encoding="utf-8") == text for path, text in made.items())
        print("what is written is what is learned" if same else "what is written is not what is learned")
        return 0 if same else 1
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {text.count(chr(10))} weights")
    print(f"{len(mails)} mails, {sum(mail.asked for mail in mails)} to be asked about")
    return 0


if __name__ == "__main__":
    sys.exit(main())
