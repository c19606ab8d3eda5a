"""What the players of the demonstration write in games without throws, from what their mails tell them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["GAMES", "DemoGame"]

_HAND = re.compile(r"Your hand: (.*?)\.(?:\s|$)")
_SPACES = re.compile(r"any space from (\d+) to (\d+)(?: but (.*?))?\.(?:\s|$)")
_PLACES = re.compile(r"^ *(\d+) +(\d[\d, –-]*?)(?: {2,}.*)?$", re.MULTILINE)
_SHORT = re.compile(r"Short pieces: ([\w, ]+?) and (\w\d)")
_CHOOSES = ("Move", "Swap", "Send")


@dataclass(frozen=True, slots=True)
class DemoGame:
    """A game of the demonstration: its file, and what somebody writes who has a way of writing and a report.

    ``seed`` is that of the game shown to who asks for none: neither over at once nor long. ``words`` is given the
    report's text, the way (``form``, ``terse``, ``prose``, ``labelled``, ``phone``) and the chance of the moment; None:
    there is nothing to write.
    """

    file: str
    seed: int
    words: Callable[[str, str, random.Random], str | None]


def _classic(report: str, way: str, rng: random.Random) -> str | None:
    line = {
        "form": _filled(report, {"roll": "roll"}),
        "terse": "Roll.",
        "prose": "Dear GM,\n\nthe postman is at the gate, so please roll for me at once.\n\nYours,\nMaurice",
        "labelled": "ROLL",
        "phone": "roll pls\n\nSent from my phone",
    }[way]
    press = rng.choice(("", "", "PRESS: Sixes, I tell you. It is all in the wrist."))
    return f"{line}\n\n{press}\n" if press and way != "form" else f"{line}\n"


def _unleashed(report: str, way: str, rng: random.Random) -> str | None:
    text = " ".join(report.split())
    hand = _HAND.search(text)
    if hand is None:
        return None
    if "Your card and where it goes" not in text:
        return _pieces(report, way, rng)
    cards = hand[1].split(", ")
    spaces = _SPACES.search(text)
    low, high = (int(spaces[1]), int(spaces[2])) if spaces else (1, 20)
    barred = {int(number) for number in re.findall(r"\d+", spaces[3] or "")} if spaces else set()
    free = [space for space in range(low, high + 1) if space not in barred]
    plain = [card for card in cards if not card.startswith(_CHOOSES)] or cards
    card = rng.choice(plain)
    first, second = rng.sample(free, 2)
    ways = {
        "form": _filled(
            report, {"your card": f"{card} on {first}, else on {second}", "if you land": "Send back: leader"}
        ),
        "terse": f"{card} {first}",
        "prose": f"Dear GM,\n\nI shall play my {card} on {first}; if that is taken, put it on {second}.\n\nMaurice",
        "labelled": f"CARD: {card} on {first}\nIf I land on a send back: the leader",
        "phone": f"{card} on top of {first} pls, if thats taken put it on {second}\n\nSent from my phone",
    }
    return ways[way] + "\n"


def _pieces(report: str, way: str, rng: random.Random) -> str | None:
    """Return a list of pieces for the first round: what is short, on places that the mail says are lawful.

    None where it says nothing of places.
    """
    found = _SHORT.search(" ".join(report.split()))
    names = [*found[1].split(", "), found[2]] if found else ["S1", "L1", "P1"]
    rng.shuffle(names)
    places = [(int(top), int(re.findall(r"\d+", bottoms)[0])) for top, bottoms in _PLACES.findall(report)]
    if not places:
        return None
    rng.shuffle(places)
    listed = [f"{name} {top}-{bottom}" for name, (top, bottom) in zip(names[:6], places, strict=False)]
    if way == "form":
        return _filled(report, {"snakes, ladders": ", ".join(listed)})
    return "\n".join(listed) + "\n"


def _filled(report: str, answers: dict[str, str]) -> str:
    """Return a report quoted, with its form filled in: each answer behind the line that holds its word."""
    lines = []
    for line in report.splitlines():
        wanted = next((answer for word, answer in answers.items() if word in line.lower()), None)
        typed = f"{line.rstrip()} {wanted}" if wanted is not None and line.rstrip().endswith(":") else line
        lines.append(f"> {typed}".rstrip())
    return "On Monday the games wrote:\n" + "\n".join(lines)


GAMES = {
    "classic": DemoGame("classic.toml", 4, _classic),
    "unleashed": DemoGame("unleashed.toml", 5, _unleashed),
}
"""The games besides the postal one, by ruleset."""
