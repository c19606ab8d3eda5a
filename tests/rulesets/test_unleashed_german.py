"""What German mails of Unleashed call cards, ask for and advise: written back, it is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbm.core.phrases import said
from pbm.reports.tongues import Tongues
from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.briefing import briefing, examples
from pbm.rulesets.unleashed.can import can
from pbm.rulesets.unleashed.cards import KINDS
from pbm.rulesets.unleashed.choosing import said_orders
from pbm.rulesets.unleashed.naming import card_name, card_title
from pbm.rulesets.unleashed.orders import orders_from_json
from tests.rulesets.test_unleashed_words import read, table, written

GERMAN = Tongues(Path(__file__).parents[2] / "pbm" / "locale").of("de")
PLAYABLE = [kind for kind in KINDS if kind not in ("start", "finish")]
NOT_UNDERSTOOD = said(can(*table(1), "Alan", "banana")[0], GERMAN)


@pytest.mark.parametrize("kind", PLAYABLE)
@pytest.mark.parametrize("named", [card_name, card_title])
def test_a_card_may_be_called_what_german_mails_call_it(kind: str, named: object) -> None:
    """By its name in a sentence and by its name in a table."""
    assert callable(named)
    found = read(f"{said(named(kind), GERMAN)} auf 17", hand=f"{kind} blank")
    assert (written(found), found.problems) == ({"plays": f"{kind}@17"}, ())


@pytest.mark.parametrize("placements", [1, 2])
def test_the_german_form_filled_in_is_read(placements: int) -> None:
    """Each of its prompts, with what the first mail gives as an example."""
    game, state = table(placements)
    form = RULESET.order_form(game, state, "Alan")
    assert form is not None
    answers = ["+3 auf 17, sonst 22", "Leerkarte auf 9"][:placements]
    filled = [f"{said(one.prompt, GERMAN)}: {words}" for one, words in zip(form.fields, answers, strict=False)]
    standing = f"{said(form.fields[-1].prompt, GERMAN)}: Zurückschicken: wer führt; Laternen: hinauf"
    found = read("\n".join([*filled, standing]), placements)
    plays = " ; ".join(["+3@17 / +3@22", "blank@9"][:placements])
    assert written(found) == {"plays": plays, "standing": {"send-back": "leader", "lamppost": "up"}}
    assert not found.problems


def test_the_german_form_of_the_setup_round_is_read() -> None:
    """With the example of the first mail."""
    game, state = table(1, phase="setup")
    form = RULESET.order_form(game, state, "Alan")
    assert form is not None
    example = said(briefing(game, 3).example, GERMAN)
    found = read(f"{said(form.fields[0].prompt, GERMAN)}: {example}", phase="setup")
    assert written(found) == {"pieces": ", ".join(piece.replace(" ", ":") for piece in example.split(", "))}


def test_what_the_first_german_mail_gives_as_examples_is_read() -> None:
    """A card with a fallback, action cards with what they shall do, and a standing choice."""
    game, _ = table(1)
    hand = "+3 back-3 move-snake blank"
    read_of = [read(said(example, GERMAN), hand=hand) for example in examples(game, 3)]
    assert [problem for found in read_of for problem in found.problems] == []
    assert [sorted(written(found)) for found in read_of] == [["plays"], ["plays"], ["plays"], ["standing"]]
    assert written(read_of[0])["plays"] == "+3@17 / +3@22"
    assert written(read_of[-1])["standing"] == {"send-back": "leader"}


@pytest.mark.parametrize(
    "words",
    [
        "+3 auf 17, sonst 22; Zurückschicken: wer führt",
        "Deine Karte: Zwei Spieler tauschen auf 9 (du und wer führt); wenn das nicht geht, +3 auf 10.",
        "Wenn du auf eine Aktionskarte kommst: Zwei Spieler tauschen: du und wer führt, sonst Brenda und Clive; "
        "Laternen: hinunter; Schlangenaugen: wer hinten liegt.",
        "Wenn du auf eine Aktionskarte kommst: Zwei Schlangen umsetzen: S1 28-12 und S2 30-14.",
        "Deine Karte: Zwei Karten tauschen auf 9 (12 und 30).",
    ],
)
def test_a_german_receipt_sent_back_orders_the_same(words: str) -> None:
    """Copied from a receipt into an answer."""
    hand = "+3 swap-players swap-cards back-3 blank"
    found = read(words, hand=hand)
    assert found.orders
    assert not found.problems
    told = "\n".join(said(line, GERMAN) for line in said_orders(orders_from_json(found.orders)))
    assert written(read(told, hand=hand)) == written(found)


@pytest.mark.parametrize(
    "question",
    [
        "ich S1 auf 28-12 legen",
        "ich +3 auf 17 legen",
        "ich S2 28-12 umsetzen",
        ": wohin kann S2",
        ": wohin kann S2 oben, mit dem unteren Ende auf 9",
    ],
)
def test_questions_that_german_mails_suggest_are_answered(question: str) -> None:
    """In both phases where they are suggested; and none is taken for something else."""
    game, state = table(1)
    answer = [said(line, GERMAN) for line in can(game, state, "Alan", question)]
    assert answer
    assert NOT_UNDERSTOOD not in answer
    if "unteren" in question:
        assert answer[0].startswith("Mit dem unteren Ende auf 9 ")


def test_said_in_german_none_of_it_is_english() -> None:
    """A card and its label have a German name, but for signs and numbers."""
    for kind in PLAYABLE:
        name = card_name(kind)
        assert said(name, GERMAN) != name or kind[0] in "+-", kind
