"""Teaches what leaves the order before it open: makes pbm/orders/network/afterwards.npz.

    python training/afterwards.py [--rounds N] [--talk FILE] [--out FILE] [--try FILE …]

The lower half of the network stays as ``listen.py`` taught it; its upper half learns anew for one question only: does
an order still stand, with a sentence behind it? Learned from are the tails of ``mails/tails_*.toml`` behind the
plainest order there is, and the sentences behind orders in known mails about which nothing is asked, as they leave
those alone. They are found by reading every third of those mails, in some ten minutes, and kept in ``--talk`` for the
next time. ``--try`` says of files of tails that nothing is learned from how many of their doubts and how much of
their talk sound open, as it is said of the talk that is kept back. It takes half an hour, and PyTorch.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest import mock

import numpy as np
import torch
from first_sight import form_of
from net import WIDTH, Layer, of_layer
from torch import nn
from torch.nn import functional
from weigh import MAILS, ROOT, TAILS

from pbm.cli.orders import understood
from pbm.orders.misgivings import tails
from pbm.orders.misgivings.heard_after import BOARDS, SUBJECT, behind_an_order, sentence_of
from pbm.orders.network.listening import FILE, OF_WHAT_FOLLOWS, known
from pbm.orders.network.pieces import Pieces

OUT = ROOT / "pbm" / "orders" / "network" / OF_WHAT_FOLLOWS
KEPT = 3
"""Layers that stay as they are: they know words, and how those go together."""
ROUNDS, RATE, BATCH, SOFT = 3, 2e-4, 32, 0.02
EVERY = 3  # of the known mails
HELD_BACK = 7
"""Every so manieth sentence of talk is not learned from, so that it can say how much of it sounds open."""
STEPS = (0, 1, 2, 3, 4, 5, 6)
"""How open something sounds, for ``--try``."""

Told = tuple[str, bool]
"""A sentence, and whether it leaves the order before it open."""


class Upper(nn.Module):
    """The upper layers of the network, and how open a mail sounds to them."""

    def __init__(self) -> None:
        super().__init__()
        arrays = known(FILE)
        self._words, self._places = _scaled(arrays, "words"), _tensor(arrays["positions"])
        self._norm = _known_norm(nn.LayerNorm(WIDTH, eps=1e-12), arrays, "norm")
        deep = sum(name.endswith(".qkv") for name in arrays)
        lower, upper = (
            [_known_layer(arrays, number) for number in numbers] for numbers in (range(KEPT), range(KEPT, deep))
        )
        self._lower = lower  # a list: what is in it is not taught
        self.layers, self.open = nn.ModuleList(upper), nn.Linear(WIDTH, 1)
        named = bytes(arrays["pieces"]).decode().split("\n")
        self._pieces = Pieces({piece: number for number, piece in enumerate(named)})
        with torch.no_grad():
            self.open.weight[0] = _tensor(arrays["unsettled"])
            self.open.bias[0] = float(arrays["unsettled.bias"])

    def forward(self, heard: Sequence[torch.Tensor]) -> torch.Tensor:
        """Return how open each sounds of what ``below`` has returned."""
        x, there = _side_by_side(heard)
        for layer in self.layers:
            x = layer(x, there[:, None, None, :].bool())
        return self.open(x[:, 0] + (x * there[..., None]).sum(1) / there.sum(1, keepdim=True))[:, 0]

    @torch.no_grad()
    def below(self, sentence: str) -> torch.Tensor:
        """Return what the lower layers make of a sentence behind an order."""
        pieces, _ = self._pieces.of(behind_an_order(sentence), BOARDS, 1, SUBJECT)
        x = self._norm(self._words[pieces] + self._places[: len(pieces)])[None]
        there = torch.ones(1, 1, 1, len(pieces), dtype=torch.bool)
        for layer in self._lower:
            x = layer.eval()(x, there)
        return x[0].half()

    @torch.no_grad()
    def scores(self, heard: Sequence[torch.Tensor]) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """Return how open each sounds, when nothing is being learned."""
        self.eval()
        parts = [self(heard[start : start + BATCH]).numpy() for start in range(0, len(heard), BATCH)]
        return np.concatenate([np.zeros(0, dtype=np.float32), *parts])


def _side_by_side(heard: Sequence[torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
    """Return mails of different lengths as one table, and where in it something is."""
    longest = max(len(one) for one in heard)
    x, there = torch.zeros(len(heard), longest, WIDTH), torch.zeros(len(heard), longest)
    for row, one in enumerate(heard):
        x[row, : len(one)] = one.float()
        there[row, : len(one)] = 1
    return x, there


def _tensor(array: np.ndarray) -> torch.Tensor:  # type: ignore[type-arg]
    return torch.tensor(array.astype(np.float32))


def _scaled(arrays: dict[str, np.ndarray], name: str) -> torch.Tensor:  # type: ignore[type-arg]
    return _tensor(arrays[name]) * _tensor(arrays[f"{name}.scale"])[:, None]


def _known_norm(norm: nn.LayerNorm, arrays: dict[str, np.ndarray], name: str) -> nn.LayerNorm:  # type: ignore[type-arg]
    norm.load_state_dict({part: _tensor(arrays[f"{name}.{part}"]) for part in ("weight", "bias")})
    return norm


def _known_layer(arrays: dict[str, np.ndarray], number: int) -> Layer:  # type: ignore[type-arg]
    layer = Layer()
    mixed, biases = _scaled(arrays, f"{number}.qkv"), _tensor(arrays[f"{number}.qkv.bias"])
    parts = (layer.query, layer.key, layer.value)
    for part, weight, bias in zip(parts, mixed.split(WIDTH), biases.split(WIDTH), strict=True):
        part.load_state_dict({"weight": weight, "bias": bias})
    for name in ("out", "wide", "narrow"):
        weight, bias = _scaled(arrays, f"{number}.{name}"), _tensor(arrays[f"{number}.{name}.bias"])
        getattr(layer, name).load_state_dict({"weight": weight, "bias": bias})
    for name in ("norm1", "norm2"):
        _known_norm(getattr(layer, name), arrays, f"{number}.{name}")
    return layer


def told_tails(path: Path) -> list[Told]:
    """Return the tails of a file."""
    return [(tail["text"], tail["ask"]) for tail in tomllib.loads(path.read_text(encoding="utf-8"))["tail"]]


def talk() -> Iterator[str]:
    """Yield the sentences behind the orders of known mails about which nothing is asked, as nothing should be."""
    said: list[Sequence[str]] = []

    def weighed(words: Sequence[str]) -> float:
        said.append(words)
        return -99.0  # so settled that nobody listens

    with mock.patch.object(tails, "unsettling", weighed):
        for path in sorted((ROOT / "tests" / "orders_by_others").glob("*/*.eml"))[::EVERY]:
            meant = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
            said.clear()
            if meant["verdict"] == "clear" and understood(path.read_bytes(), form_of(meant)).verdict == "clear":
                yield from (sentence_of(words) for words in said if len(words) > 1)


def teach(upper: Upper, known_tails: Sequence[Told], rounds: int) -> None:
    """Teach the upper layers: every sentence is seen ``rounds`` times, in another order each."""
    chance = np.random.default_rng(0)
    torch.manual_seed(0)
    heard = [upper.below(sentence) for sentence, _ in known_tails]
    asks = torch.tensor([float(ask) for _, ask in known_tails]) * (1 - SOFT) + SOFT / 2
    optimizer = torch.optim.AdamW(upper.parameters(), lr=RATE, weight_decay=0.01)
    steps, step = rounds * -(-len(heard) // BATCH), 0
    for number in range(rounds):
        upper.train()
        mixed = chance.permutation(len(heard))
        piles = [
            sorted(mixed[at : at + BATCH * 40], key=lambda one: len(heard[one]))
            for at in range(0, len(mixed), BATCH * 40)
        ]
        batches = [pile[at : at + BATCH] for pile in piles for at in range(0, len(pile), BATCH)]
        lost = 0.0
        for at in chance.permutation(len(batches)):
            step += 1
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1.0, step / 100) * max(0.02, 1 - step / steps)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                scores = upper([heard[one] for one in batches[at]])
            loss = functional.binary_cross_entropy_with_logits(scores.float(), asks[batches[at]])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(upper.parameters(), 1.0)
            optimizer.step()
            lost += loss.item()
        print(f"round {number + 1}: {lost / len(batches):.4f}", flush=True)


def tried(upper: Upper, named: str, told: Sequence[Told]) -> str:
    """Return a line that says how many doubts and how much talk sound open, from several steps on."""
    scores = upper.scores([upper.below(sentence) for sentence, _ in told])
    doubts = np.array([ask for _, ask in told], dtype=bool)
    shares = [f"{np.sum(scores[doubts] > step)}/{np.sum(scores[~doubts] > step)}" for step in STEPS]
    return f"{named:<16}{doubts.sum():>6} doubts {np.sum(~doubts):>6} talk  " + "  ".join(shares)


def main() -> int:
    """Learn, and write the upper layers; or say how they hear what they did not learn from."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help="how often every sentence is seen")
    parser.add_argument("--talk", type=Path, default=ROOT / "build" / "talk.txt", metavar="FILE", help="kept talk")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FILE", help="where the layers are written")
    parser.add_argument(
        "--try", dest="tried", type=Path, nargs="*", default=(), metavar="FILE", help="tails to be heard"
    )
    options = parser.parse_args()
    if not options.talk.exists():
        options.talk.parent.mkdir(exist_ok=True)
        options.talk.write_text("".join(f"{line}\n" for line in dict.fromkeys(talk())), encoding="utf-8")
    kept = [(line, False) for line in options.talk.read_text(encoding="utf-8").splitlines()]
    from_tails = [told for path in sorted(MAILS.glob(f"{TAILS}_*.toml")) for told in told_tails(path)]
    apart, learned = kept[::HELD_BACK], [one for at, one in enumerate(kept) if at % HELD_BACK]
    torch.set_num_threads(1)
    upper = Upper()
    print(f"{len(from_tails)} tails, {len(learned)} sentences of talk", flush=True)
    teach(upper, [*from_tails, *learned], options.rounds)
    for name, told in (("talk kept back", apart), *((path.stem, told_tails(path)) for path in options.tried)):
        print(tried(upper, name, told), flush=True)
    made = {name: array for at, layer in enumerate(upper.layers, KEPT) for name, array in of_layer(at, layer).items()}
    ends = {"unsettled": upper.open.weight[0], "unsettled.bias": upper.open.bias[0]}
    np.savez_compressed(options.out, **made, **{name: end.detach().numpy() for name, end in ends.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
