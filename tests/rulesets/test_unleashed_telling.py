"""What a report of Unleashed says of a round, in sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbm.core.game import PUBLIC
from pbm.rulesets.unleashed.cards import KINDS
from pbm.rulesets.unleashed.naming import card_effect, card_label, card_name, card_title
from pbm.rulesets.unleashed.telling import told_goes
from pbm.rulesets.unleashed.view import view
from pbm.rulesets.unleashed.whys import why_void
from tests.rulesets.test_unleashed_view import small

HEADLINES = [
    ({"Alan": 8, "Brenda": 12, "Clive": 0}, "Brenda still leads on 12, 4 ahead."),
    ({"Alan": 14, "Brenda": 11, "Clive": 2}, "Alan passes Brenda and leads on 14."),
    ({"Alan": 12, "Brenda": 12, "Clive": 2}, "Alan and Brenda share the lead on 12."),
    ({"Alan": 12, "Brenda": 1, "Clive": 2}, "Alan passes Brenda and leads on 12; Brenda drops back to 1."),
]


@pytest.mark.parametrize(("positions", "words"), HEADLINES)
def test_headlines(positions: dict[str, int], words: str) -> None:
    """The head of a report says who leads, whom they passed and who fell."""
    game, before = small()
    assert view(game, before, replace(before, positions=positions), None, PUBLIC).headline == words


def go(**keys: Any) -> dict[str, Any]:
    """Return a report of one go of Brenda's."""
    plain = {"seat": "Brenda", "played": [], "drew": 1, "rolls": [[4, 3]], "steps": []}
    return {"goes": [{**plain, **keys}]}


def step(via: str, start: int, end: int, seat: str = "Brenda", **keys: Any) -> dict[str, Any]:
    """Return a step of a report."""
    return {"seat": seat, "via": via, "from": start, "to": end, **keys}


def play(card: str, at: int, **keys: Any) -> dict[str, Any]:
    """Return a card put down, of a report."""
    return {"card": card, "at": at, "by": "order", "action": None, "void": None, "steps": [], **keys}


ROLL = step("roll", 12, 19, dice=[4, 3])


TOLD: list[tuple[dict[str, Any], str]] = [
    (
        go(played=[play("+3", 17)], steps=[ROLL, step("ladder", 19, 28, piece="L2"), step("card", 28, 30, card="+2")]),
        "Brenda puts +3 on 17 and rolls 4 and 3: 12 to 19, up L2 to 28, +2 to 30.",
    ),
    (go(steps=[ROLL]), "Brenda rolls 4 and 3: 12 to 19."),
    (go(steps=[step("roll", 36, 39, dice=[1, 4], crossed=True)]), "Brenda rolls 1 and 4: 36 over the finish."),
    (
        go(steps=[ROLL, step("snake", 19, 2, piece="S1"), step("card", 2, 0, card="-3")]),
        "Brenda rolls 4 and 3: 12 to 19, down S1 to 2, -3 back to the start.",
    ),
    (
        go(
            played=[
                play("back-3", 17, action={"player": "Clive"}, steps=[step("send", 20, 17, "Clive", by="Brenda")]),
            ],
            steps=[ROLL],
        ),
        "Brenda puts Send back 3 on 17: Clive is sent. Clive: 20 to 17. Brenda rolls 4 and 3: 12 to 19.",
    ),
    (
        go(
            steps=[
                ROLL,
                step("action", 19, 19, card="swap-players", action={"players": ["Brenda", "Alan"]}, void=None),
                step("swap", 19, 5, by="Brenda"),
                step("swap", 5, 19, "Alan", by="Brenda"),
                step("lamppost", 5, 20, piece="P1"),
            ]
        ),
        "Brenda rolls 4 and 3: 12 to 19. On 19, Swap two players: Brenda and Alan change places. Brenda: 19 to 5. "
        "Alan: 5 to 19. Brenda: up P1 to 20.",
    ),
    (
        go(steps=[ROLL, step("action", 19, 19, card="move-snake", action={"moves": [["S2", 28, 12]]}, void=None)]),
        "Brenda rolls 4 and 3: 12 to 19. On 19, Move a snake: S2 goes to 28-12.",
    ),
    (
        go(steps=[ROLL, step("action", 19, 19, card="move-snake", action=None, void="declined")]),
        "Brenda rolls 4 and 3: 12 to 19. On 19, Move a snake: Brenda had chosen nothing for it.",
    ),
    (
        go(played=[play("move-ladder", 9, void="piece-length")], steps=[ROLL]),
        "Brenda puts Move a ladder on 9; it has no effect: the piece is not of that length. "
        "Brenda rolls 4 and 3: 12 to 19.",
    ),
    (
        go(played=[play("blank", 3, by="default")], steps=[step("snake-eyes", 9, 0, dice=[1, 1])]),
        "Brenda puts a blank card on 3. Brenda rolls snake eyes, 1 and 1, and goes back: 9 to the start.\n"
        "The rules chose Brenda's card.",
    ),
    (
        go(steps=[step("snake-eyes", 30, 0, "Alan", by="Brenda"), step("roll", 9, 11, dice=[1, 1])]),
        "Brenda rolls snake eyes, and Alan goes back: 30 to the start. Brenda rolls 1 and 1: 9 to 11.",
    ),
    (
        go(played=[play("reverse", 3, action={"reversed": True}), play("roll", 4, action={})], steps=[ROLL, ROLL]),
        "Brenda puts Reverse on 3: snakes now lead up, and ladders down. Brenda puts Extra roll on 4. "
        "Brenda rolls 4 and 3: 12 to 19. Brenda rolls 4 and 3: 12 to 19.",
    ),
    (
        {
            "goes": [
                {"seat": "Alan", "setup": [{"piece": "S2", "top": 28, "bottom": 12, "by": "order"}]},
                {"seat": "Clive", "setup": [{"piece": "P1", "top": 9, "bottom": 6, "by": "draw"}]},
            ]
        },
        "Alan places S2 28-12; the dice place P1 9-6 for Clive.",
    ),
]


@pytest.mark.parametrize(("report", "words"), TOLD)
def test_what_happened_is_told_in_sentences(report: dict[str, Any], words: str) -> None:
    """Every way of moving, every action and every failure of one has its sentence."""
    assert "\n".join(told_goes(report)) == words


def test_every_card_has_its_words() -> None:
    """Every kind of card has a name, a title, a short label and a sentence on what it does."""
    for kind in KINDS:
        assert card_name(kind)
        assert card_title(kind)[0].isupper() or card_title(kind)[0] in "+-"
        assert card_label(kind) or kind == "blank"
        assert all(len(word) <= 8 for word in card_label(kind).split())
        if kind not in ("start", "finish"):
            assert card_effect(kind).endswith(".")


def test_every_failure_has_its_words() -> None:
    """An unknown reason is told in general words, a known one in its own."""
    assert why_void("piece-length") != why_void("something new")
