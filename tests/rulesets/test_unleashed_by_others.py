"""Mails of Unleashed by somebody who had never seen this program: what is taken from them, and what is asked about."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import pytest

from pbm.core.orders import Check, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.forms import read_form
from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.state import Config, State
from tests.rulesets.test_unleashed_words import no_board, short

MAILS: list[dict[str, Any]] = [
    mail
    for name in (
        "unleashed_by_others.toml",
        "unleashed_by_others_2.toml",
        "unleashed_by_others_3.toml",
        "unleashed_by_others_4.toml",
        "unleashed_short.toml",
        "unleashed_cards.toml",
        "unleashed_talk.toml",
    )
    for mail in tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))["mail"]
]
LETTERS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("unleashed_letters.toml").read_text(encoding="utf-8")
)["mail"]
NEEDLESS = {
    "w11-kind-not-name": "pieces by their size, not by their names",
    "w31-form-quoted-inline": "answers under prompts that are not the server's",
    "w32-form-filled-in-quote": "a form that is not the server's, filled in within the quotation",
    "w37-withdraw": "WITHDRAW within a letter",
    "w47-query-and-order": "an order that hangs on the answer to a question",
    "w52-joker-snake-tale": "an order told as a tale",
    "w58-zitat-de": "answers under prompts that are not the server's",
    "w66-two-one-line-shorthand": "shorthand of the player's own",
    "w73-two-form-numbered-and-press": "answers under prompts that are not the server's",
    "x06-put-the-snake-first": "the order of a list, turned round by a sentence after it",
    "x24-s2-longhand": "an order told in three sentences, with where the snake lies now",
    "x26-tail-stays-put": "a tail that stays where it is",
    "x32-dont-put-it-down-yet": "no order yet, as the player says: told so once more",
    "x44-maureen-types": "written by somebody else, who tells what the player says",
    "x52-hang-on-to-the-swap": "a second card that is taken back before another is named",
    "x55-brackets": "fallbacks in brackets, explained below",
    "y06-crossword-setter": "a place told as a crossword clue, before it is told plainly",
    "y41-take-back-tuesday": "WITHDRAW within a letter",
    "y107-clive-goes-back-3-courtesy": "an order told by what it does",
    "v17-get-clive": "a victim told in a shout before the order",
    "v27-bren": "an order told to its victim, by a pet name",
    "y150-two-word-order-blank-thirty": "a number that counts the words of the order",
    "u1-073-plus-3-on-17-no-wait": "somebody else's advice, called for by a second thought, before it is taken",
    "u1-094-thirteen-unlucky-for-some-not-for": "a number for others, and a card for the player: no order in the words",
    "k-025-they-say-revenge-is-best": "a tale of where the card was kept, before its order",
    "k-033-what-did-i-ever-do": "a tale of cards that others played, before the order",
    "k-036-two-things-one-the-report": "two points counted, of which only the second is an order",
}
"""Mails that are plain to an attentive GM, and are asked about or passed on nevertheless, with what is in them."""
NEEDLESS_LETTERS = {"c20": "hang on, by which in every game an order is left open, though another victim follows"}
"""Letters that are asked about though a friend would understand them, with what is in them."""

HAND = ("+3", "-2", "blank", "roll", "back-3", "swap-players", "move-snake", "reverse")
PIECES = {"S1": [28, 12], "S2": [33, 20], "L1": [15, 4], "L2": [31, 18], "P1": [26, 10]}
SEATS = ("Alan", "Brenda", "Clive", "Dora")


@lru_cache(maxsize=3)
def table(round_: str) -> tuple[Config, State]:
    """Return the game of these mails: 40 cards, and pieces that reach as far as the writer took them to."""
    placements = 2 if round_ == "two" else 1
    options: dict[str, Any] = {"size": "5x8", "placements": placements, "snake_eyes": "evil", "hand": len(HAND)}
    game = RULESET.read_config({}, {**options, "short": [0.5, 9.0], "long": [0.5, 9.0]}, no_board)
    setup = round_ == "setup"
    raw = {
        "turn": 0 if setup else 3,
        "phase": "setup" if setup else "play",
        "seats": list(SEATS),
        "first": "Brenda",
        "rows": 5,
        "columns": 8,
        "cells": [["start#1"], *([f"blank#{number}"] for number in range(2, 40)), ["finish#1"]],
        "draw": ["-1#4", "-2#4"],
        "hands": {"Alan": [f"{kind}#1" for kind in HAND], "Brenda": ["-4#1"], "Clive": ["-5#1"], "Dora": ["-6#1"]},
        "positions": dict.fromkeys(SEATS, 0) if setup else {"Alan": 8, "Brenda": 19, "Clive": 24, "Dora": 3},
        "pieces": {} if setup else PIECES,
        "standing": {},
    }
    return game, RULESET.state_from_json(game, raw)


@dataclass(frozen=True)
class Outcome:
    """What came of a mail: read, checked, and in the table's short way of writing."""

    reading: Reading
    check: Check

    @property
    def taken(self) -> dict[str, Any]:
        """What would stand."""
        return short(self.check.accepted.get("A", {}))

    @property
    def asked(self) -> bool:
        """Whether the player is asked about anything."""
        return bool(self.reading.problems or self.check.problems) or self.reading.verdict == "ask"


def outcome(mail: dict[str, Any]) -> Outcome:
    """Return what is made of a mail, as the server makes it."""
    game, now = table(mail["round"])
    form = RULESET.order_form(game, now, "Alan")
    assert form is not None
    reading = read_form(clean(mail["says"]), form, "", partial(RULESET.read_words, game, now, "Alan"))
    return Outcome(reading, RULESET.check(game, now, "Alan", reading.orders))


def meant(mail: dict[str, Any]) -> dict[str, Any]:
    """Return what a mail is meant to order."""
    return {key: mail[key] for key in ("plays", "standing", "pieces") if key in mail}


def within(taken: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether nothing was taken but what is meant: of each placement its first wishes, of the others any."""
    placements = wanted["plays"].split(" ; ") if "plays" in wanted else []
    played = taken["plays"].split(" ; ") if "plays" in taken else []
    if len(played) > len(placements) or any(
        not f"{whole} / ".startswith(f"{part} / ") for part, whole in zip(played, placements, strict=False)
    ):
        return False
    if not taken.get("standing", {}).items() <= wanted.get("standing", {}).items():
        return False
    pieces = iter(wanted.get("pieces", "").split(", "))
    return "pieces" not in taken or all(piece in pieces for piece in taken["pieces"].split(", "))


def judged(mail: dict[str, Any]) -> str:
    """Return how well a mail was understood: ``right``, ``needless``, ``unasked`` or ``misread``."""
    found = outcome(mail)
    whole = {key: value for key, value in short(found.reading.orders.get("A", {})).items() if value is not None}
    if "told" in mail and any(mail["told"] in line for line in found.check.lines) and whole == meant(mail):
        return "right"
    if "refused" in mail:
        codes = [problem.code for problem in found.check.problems]
        return "right" if whole == meant(mail) and codes == [mail["refused"]] else "misread"
    if not within(found.taken, meant(mail)):
        return "unasked" if mail["meant"] == "ask" and not found.asked else "misread"
    if mail["meant"] == "ask":
        return "right" if found.asked or not found.taken else "unasked"
    commands = [f"{one.command} {one.argument}".strip() for one in found.reading.asked]
    if found.reading.kind == "resign":
        commands.append("RESIGN")
    wanted = [mail["command"]] if "command" in mail else []
    if found.taken == meant(mail) and commands == wanted and not found.check.problems and not found.reading.problems:
        return "right"
    # What is neither taken nor asked about is lost, unless nothing at all was found: then the GM gets the mail.
    passed_on = not found.taken and found.reading.kind in ("other", "question", "press")
    return "needless" if found.asked or passed_on else "misread"


@pytest.mark.parametrize("mail", MAILS, ids=[mail["id"] for mail in MAILS])
def test_a_stranger_is_understood_or_asked(mail: dict[str, Any]) -> None:
    """Each mail is read exactly as it was meant, or is one of those about which too much is asked; none is misread."""
    assert judged(mail) == ("needless" if mail["id"] in NEEDLESS else "right")


@pytest.mark.parametrize("letter", LETTERS, ids=[letter["id"] for letter in LETTERS])
def test_a_letter_is_understood_as_a_friend_would(letter: dict[str, Any]) -> None:
    """Each letter is read exactly as it was meant, or is one about which too much is asked; none is misread."""
    wanted = "needless" if letter["id"] in NEEDLESS_LETTERS else "right"
    assert judged({"round": "one", "meant": "clear", **letter}) == wanted


def test_there_are_mails_of_many_kinds() -> None:
    """Mails of many hands, some in other languages than English, some of which must be asked about."""
    assert len(MAILS) == 1040
    assert {mail["id"] for mail in MAILS} >= set(NEEDLESS)
    assert {letter["id"] for letter in LETTERS} >= set(NEEDLESS_LETTERS)
    assert sum(mail["meant"] == "ask" for mail in MAILS) >= 15
