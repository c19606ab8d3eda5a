"""The network while it learns: made from a small English language model, and given back as numbers of few bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional

__all__ = ["WIDTH", "Example", "Layer", "Network", "arrays_of", "mean_of", "of_layer", "pieces_in", "taught"]

WIDTH, HEADS, INNER = 384, 12, 1536
LONGEST = 200
DROPPED = 0.1
BATCH = 32
SHUFFLED = 0.6
"""The share of mails that are learned with other numbers each time, so that none is learned by its number."""
SOFT = 0.02
"""How far nobody is sure of an answer."""
UNTOLD = -100
"""The sort of a number that nobody has told."""
SIGNS = "£€…–—‘’“”°§·•«»"
SPECIAL = ("[CLS]", "[SEP]", "[UNK]")


@dataclass(frozen=True)
class Example:
    """A mail's pieces, its numbers as place, value and sort (0 nothing, 1 throw, 2 trapdoor), and whether to ask."""

    pieces: list[int]
    numbers: list[tuple[int, int, int]]
    ask: bool


def pieces_in(model: Path) -> dict[str, int]:
    """Return the pieces of the model that can occur in a mail put in plain letters, and their numbers there."""
    named = (model / "vocab.txt").read_text(encoding="utf-8").splitlines()
    return {
        piece: number
        for number, piece in enumerate(named)
        if piece in SPECIAL
        or (not (piece.startswith("[") and len(piece) > 1) and all(32 < ord(c) < 127 or c in SIGNS for c in piece))
    }


class Layer(nn.Module):
    """A layer of attention, and what is made of what each piece takes from the others."""

    def __init__(self) -> None:
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.wide, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x: torch.Tensor, heeded: torch.Tensor) -> torch.Tensor:
        """Return what becomes of ``x``; ``heeded`` says which pieces are there."""
        rows, length, _ = x.shape
        query, key, value = (
            part(x).view(rows, length, HEADS, -1).transpose(1, 2) for part in (self.query, self.key, self.value)
        )
        dropped = DROPPED if self.training else 0.0
        taken = functional.scaled_dot_product_attention(query, key, value, attn_mask=heeded, dropout_p=dropped)
        x = self.norm1(x + self._drop(self.out(taken.transpose(1, 2).reshape(rows, length, WIDTH))))
        return self.norm2(x + self._drop(self.narrow(functional.gelu(self.wide(x), approximate="tanh"))))

    def _drop(self, x: torch.Tensor) -> torch.Tensor:
        return functional.dropout(x, DROPPED, self.training)


_NAMES = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "out": "attention.output.dense",
    "norm1": "attention.output.LayerNorm",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
    "norm2": "output.LayerNorm",
}


class Network(nn.Module):
    """Layers of attention over the pieces of a mail; what sort each number is, and whether to ask."""

    def __init__(self, model: Path) -> None:
        super().__init__()
        known = load_file(model / "model.safetensors")
        self.pieces = list(pieces_in(model))
        words = known["embeddings.word_embeddings.weight"][list(pieces_in(model).values())]
        self.words = nn.Embedding.from_pretrained(words, freeze=False)
        places = known["embeddings.position_embeddings.weight"][:LONGEST]
        self.positions = nn.Parameter(places + known["embeddings.token_type_embeddings.weight"][0])
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.norm.load_state_dict({part: known[f"embeddings.LayerNorm.{part}"] for part in ("weight", "bias")})
        deep = sum(name.endswith("attention.self.query.weight") for name in known)
        self.layers = nn.ModuleList(Layer() for _ in range(deep))
        for number, layer in enumerate(self.layers):
            for name, there in _NAMES.items():
                parts = {part: known[f"encoder.layer.{number}.{there}.{part}"] for part in ("weight", "bias")}
                getattr(layer, name).load_state_dict(parts)
        self.sorts, self.unsettled = nn.Linear(WIDTH, 3), nn.Linear(WIDTH, 1)

    def forward(self, pieces: torch.Tensor, there: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the scores of the sorts of every piece, and how unsettled each mail sounds."""
        x = functional.dropout(
            self.norm(self.words(pieces) + self.positions[: pieces.shape[1]]), DROPPED, self.training
        )
        for layer in self.layers:
            x = layer(x, there[:, None, None, :].bool())
        mean = (x * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        return self.sorts(x), self.unsettled(x[:, 0] + mean)[:, 0]


def _shuffled(example: Example, digits: dict[int, int], chance: np.random.Generator) -> Example:
    """Return a mail with other numbers, the same for the same; ``digits`` are the pieces of the numbers to 100."""
    if chance.random() > SHUFFLED:
        return example
    low, high = chance.permutation(range(1, 7)).tolist(), chance.permutation(range(7, 101)).tolist()
    to = dict(zip(range(1, 101), (*low, *high), strict=True))
    pieces = list(example.pieces)
    for place, value, _ in example.numbers:
        if value in to and pieces[place] == digits[value]:
            pieces[place] = digits[to[value]]
    return Example(pieces, example.numbers, example.ask)


def _batched(examples: Sequence[Example]) -> tuple[torch.Tensor, torch.Tensor]:
    longest = max(len(example.pieces) for example in examples)
    pieces = torch.zeros(len(examples), longest, dtype=torch.long)
    there = torch.zeros(len(examples), longest)
    for row, example in enumerate(examples):
        pieces[row, : len(example.pieces)] = torch.tensor(example.pieces)
        there[row, : len(example.pieces)] = 1
    return pieces, there


def taught(
    model: Path, examples: Sequence[Example], rounds: int, rate: float, seed: int, say: Callable[[str], None]
) -> Network:
    """Return the model when it has seen the examples ``rounds`` times; the same seed gives much the same network."""
    chance = np.random.default_rng(seed)
    torch.manual_seed(0)  # all begin alike: networks whose ends were drawn apart have no mean worth keeping
    network = Network(model).train()
    torch.manual_seed(seed)
    known = {piece: number for number, piece in enumerate(network.pieces)}
    digits = {value: known[str(value)] for value in range(1, 101)}
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.01)
    steps, step = rounds * -(-len(examples) // BATCH), 0
    for number in range(rounds):
        lost = [0.0, 0.0]
        batches = _batches(examples, chance)
        for batch in batches:
            step += 1
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1.0, step / 100) * max(0.02, 1 - step / steps)
            losses = _losses(network, [_shuffled(one, digits, chance) for one in batch])
            optimizer.zero_grad()
            sum(losses).backward()  # type: ignore[union-attr]
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            lost = [sofar + loss.item() for sofar, loss in zip(lost, losses, strict=True)]
        say(f"round {number + 1}: numbers {lost[0] / len(batches):.4f} asks {lost[1] / len(batches):.4f}")
    return network.eval()


def mean_of(networks: Sequence[Network]) -> Network:
    """Return a network of the mean weights of some that were made from the same model: it errs less than each."""
    first, *others = networks
    states = [other.state_dict() for other in others]
    with torch.no_grad():
        for name, weights in first.state_dict().items():
            for state in states:
                weights += state[name]
            weights /= len(networks)
    return first


def _batches(examples: Sequence[Example], chance: np.random.Generator) -> list[list[Example]]:
    """Return the examples in batches of like length, in another order each time."""
    mixed = [examples[at] for at in chance.permutation(len(examples))]
    pile = BATCH * 50
    piles = [sorted(mixed[at : at + pile], key=lambda one: len(one.pieces)) for at in range(0, len(mixed), pile)]
    batches = [pile[at : at + BATCH] for pile in piles for at in range(0, len(pile), BATCH)]
    return [batches[at] for at in chance.permutation(len(batches))]


def _losses(network: Network, batch: Sequence[Example]) -> tuple[torch.Tensor, torch.Tensor]:
    with torch.autocast("cpu", dtype=torch.bfloat16):
        sorts, unsettled = network(*_batched(batch))
    told = [(row, place, sort) for row, one in enumerate(batch) for place, _, sort in one.numbers if sort != UNTOLD]
    asks = torch.tensor([float(one.ask) for one in batch])
    asked = functional.binary_cross_entropy_with_logits(unsettled.float(), asks)
    if not told:
        return sorts.float().sum() * 0, asked
    rows, places, meant = (list(column) for column in zip(*told, strict=True))
    scores = sorts.float()[rows, places]
    return functional.cross_entropy(scores, torch.tensor(meant), label_smoothing=SOFT), asked


def _rows(name: str, weights: torch.Tensor) -> dict[str, np.ndarray[Any, Any]]:
    """Return weights as whole numbers to 127, and the scale of each row."""
    values = weights.detach().float().numpy()
    scale = (np.abs(values).max(axis=1) / 127 + 1e-9).astype(np.float16)
    whole = np.round(values / scale.astype(np.float32)[:, None]).clip(-127, 127).astype(np.int8)
    return {name: whole, f"{name}.scale": scale}


def of_layer(number: int, layer: Layer) -> dict[str, np.ndarray[Any, Any]]:
    """Return what a layer knows, by the names that the network has for it."""
    mixing = (layer.query, layer.key, layer.value)
    made = _rows(f"{number}.qkv", torch.cat([part.weight for part in mixing]))
    made[f"{number}.qkv.bias"] = torch.cat([part.bias for part in mixing]).detach().float().numpy()
    for name in ("out", "wide", "narrow"):
        made |= _rows(f"{number}.{name}", getattr(layer, name).weight)
        made[f"{number}.{name}.bias"] = getattr(layer, name).bias.detach().float().numpy()
    for name in ("norm1", "norm2"):
        for part in ("weight", "bias"):
            made[f"{number}.{name}.{part}"] = getattr(getattr(layer, name), part).detach().float().numpy()
    return made


def arrays_of(network: Network) -> dict[str, np.ndarray[Any, Any]]:
    """Return what the network knows: weights as whole numbers to 127 with a scale a row, and its pieces by name."""
    made = {"pieces": np.frombuffer("\n".join(network.pieces).encode(), dtype=np.uint8)}
    made |= _rows("words", network.words.weight)
    made["positions"] = network.positions.detach().numpy().astype(np.float16)
    for part in ("weight", "bias"):
        made[f"norm.{part}"] = getattr(network.norm, part).detach().float().numpy()
    for number, layer in enumerate(network.layers):
        made |= of_layer(number, layer)
    made["sorts"] = network.sorts.weight.detach().float().numpy()
    made["sorts.bias"] = network.sorts.bias.detach().float().numpy()
    made["unsettled"] = network.unsettled.weight[0].detach().float().numpy()
    made["unsettled.bias"] = network.unsettled.bias[0].detach().float().numpy()
    return made
