"""What a mail says beside this round's orders: later turns, missed rounds, one throw of two, words for the GM."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.core.orders import Asked, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

LATER = [
    # (words, open turns, what is for the open round, what is for later)
    ("turn 4: 2, turn 5: 6", (4,), {"A": ([2], None)}, {5: {"A": {"throws": [6]}}}),
    ("Turn 4: 2/30\nTurn 5: 6/40", (4,), {"A": ([2], 30)}, {5: {"A": {"throws": [6], "trapdoor": 40}}}),
    (
        "Throw 2, trapdoor 30. For turn 5: throw 6, trapdoor 40.",
        (4,),
        {"A": ([2], 30)},
        {5: {"A": {"throws": [6], "trapdoor": 40}}},
    ),
    ("Turn 4\nThrow 2\nTrapdoor 30\n\nTurn 5\nThrow 6", (4,), {"A": ([2], 30)}, {5: {"A": {"throws": [6]}}}),
    ("turn 5: 6", (4,), {}, {5: {"A": {"throws": [6]}}}),
    (
        "turn 5: 2, turn 6: 6, turn 7: 1, turn 8: 3",
        (5, 6),
        {"A": ([2, 6], None)},
        {7: {"A": {"throws": [1]}}, 8: {"A": {"throws": [3]}}},
    ),
]
MISSED = [
    ("If I'm away, play my highest left.", "highest"),
    ("If you don't hear from me please play my lowest.", "lowest"),
    ("Any round I miss: play the lowest.", "lowest"),
    ("Whenever I miss a deadline, use the highest I have left.", "highest"),
    ("Play my lowest whenever I am late with orders.", "lowest"),
    ("In case I forget to write, throw my\nlowest number for me.", "lowest"),
    ("Please cancel my standing instruction.", "cancel"),
    ("Standing orders: lowest", "lowest"),
    ("My standing instruction is: always the highest, please.", "highest"),
    ("Set my standing order to highest please", "highest"),
    ("If I miss a round: lowest.", "lowest"),
    ("I may miss a round; in that case play my lowest.", "lowest"),
    ("If I'm on holiday, play my lowest left, if you don't mind.", "lowest"),
    ("If Bob is away, play my lowest.", None),
    ("Play my lowest.", None),
]
LIMITED = [
    "if I miss a turn play my lowest but not the 1",
    "if I miss a turn play my highest left but only in December",
    "If I'm away next week, play my lowest.",
    "If I miss a turn, play my highest unless it lands me on a snake.",
    "Whenever I forget, play my highest left on A and the lowest on B.",
    "Play my lowest whenever I am late, trapdoor 30.",
    "Standing instruction: always play highest left when I forget, trapdoor 30",
    "If I don't write, play my lowest until I am back.",
    "Standing orders: lowest?",
    "Standing orders: throw 3, trapdoor 40",
    "Wenn ich eine Runde verpasse, spiel meine höchste, aber nicht die 6.",
    "Si je manque un tour, jouez mon plus petit, sauf le 1.",
    "Als ik een ronde mis, speel mijn laagste, behalve de 1.",
]
CHATTER = [
    ("Throw 5, trapdoor 45. How is your knee?", True),
    ("Throw 5, trapdoor 45. I wonder how you keep all these boards apart.", True),
    ("Throw 5, trapdoor 45.\n\nThe garden has suffered terribly from the storm.", True),
    ("Throw 5, trapdoor 45, shall we?", False),
    ("Hello Alan,\n\nThrow 5, trapdoor 45 please.\n\nKind regards,\nBob", False),
    ("Could you put me down for a 5 and trapdoor 45?", False),
    ("5/45", False),
    ("Throw 5\nPRESS: Who is afraid of the great big snake?", False),
]


def read_in(text: str, turns: tuple[int, ...]) -> Reading:
    """Return how a text is understood while ``turns`` are open."""
    return read(clean(text), form(len(turns), named=turns))


@pytest.mark.parametrize(("text", "turns", "now", "later"), LATER)
def test_orders_for_later_turns_are_kept_apart(text: str, turns: tuple[int, ...], now: object, later: object) -> None:
    """Where the open turns are known, what is for turns after them is no order of this round."""
    got = read_in(text, turns)
    assert (got.verdict, short(got), got.later) == ("clear", now, later)


def test_a_nomination_after_several_turns_is_asked_about() -> None:
    """Nobody can tell whether it is for this round or for the later one."""
    got = read_in("turn 4: 2, turn 5: 6, trapdoor 45", (4,))
    assert (got.verdict, short(got), got.later) == ("ask", {"A": ([2], None)}, {5: {"A": {"throws": [6]}}})


def test_orders_for_a_later_turn_are_asked_about_like_any_other() -> None:
    """A 7 on turn 5 is as wrong as one now, and two turns where the open ones are unknown are two throws."""
    got = read_in("turn 4: 2, turn 5: 7", (4,))
    assert (got.verdict, got.later) == ("ask", {})
    assert "turn 5" in got.problems[0].message
    assert reading("turn 4: 2, turn 5: 6").verdict == "ask"
    assert short(reading("turn 5: 2, turn 6: 6", 2)) == {"A": ([2, 6], None)}


@pytest.mark.parametrize(("text", "missed"), MISSED)
def test_a_standing_instruction_is_no_order(text: str, missed: str | None) -> None:
    """What is to be played in rounds that are missed is kept apart from the orders of this one."""
    got = reading(f"Throw 5, trapdoor 45.\n\n{text}")
    assert got.missed == missed
    if missed is not None:
        assert (got.verdict, short(got)) == ("clear", {"A": ([5], 45)})
        assert reading(text).orders == {}


@pytest.mark.parametrize("text", LIMITED)
def test_a_standing_instruction_with_a_limit_is_not_kept_without_it(text: str) -> None:
    """What says more than "my lowest" or "my highest" would be another instruction; nor is any of it this round's."""
    got = reading(text)
    assert (got.missed, got.orders, got.probable) == ("unclear", {}, {})
    got = reading(f"{text}\n\nThrow 5, trapdoor 45.")
    assert (got.missed, short(got)) == ("unclear", {"A": ([5], 45)})


def test_orders_of_this_round_beside_an_instruction_are_no_limit_of_it() -> None:
    """Those that say that they are for now, and those on lines of their own."""
    got = reading("If I miss a turn play my highest, but this turn throw 5, trapdoor 45.")
    assert (got.missed, short(got)) == ("highest", {"A": ([5], 45)})
    got = reading("If I'm away play my highest left\nTrapdoor 45\nThrow 5")
    assert (got.missed, short(got)) == ("highest", {"A": ([5], 45)})


def test_a_question_quotes_what_was_written() -> None:
    """A line that the reader had put in order is quoted as it stands in the mail."""
    written = "Hello Alan. If I'm away play my highest left. Perhaps throw 5 or 6"
    got = reading(written)
    assert (got.missed, got.orders) == ("highest", {})
    assert [quote for quote in got.quotes if quote] == [written]


def test_a_change_of_one_part_is_that_part_alone() -> None:
    """The trapdoor, the throw, the second throw by itself: the rest is left unsaid, so that it can stay as it was."""
    got = reading("only change the trapdoor to 40")
    assert (short(got), [problem.code for problem in got.problems]) == ({"A": ([], 40)}, ["missing"])
    for text in ("change the second throw to 4", "second throw 4 instead", "my throw on turn 6 is 4"):
        got = read_in(text, (5, 6))
        assert (got.orders, got.seconds, [problem.code for problem in got.problems]) == ({}, {"A": 4}, ["missing"])
    got = read_in("change the first throw to 4", (5, 6))
    assert (short(got), got.seconds) == ({"A": ([4], None)}, {})


@pytest.mark.parametrize(("text", "chatter"), CHATTER)
def test_words_for_the_gm_are_noticed(text: str, chatter: bool) -> None:
    """A question or a remark beside the orders is noticed, with or without a question mark; courtesies are none."""
    got = reading(text)
    assert (got.verdict, got.chatter) == ("clear", chatter)


def test_sentences_that_mean_a_command_are_commands() -> None:
    """They are taken out of the words that orders are looked for in."""
    got = reading("Throw 5, trapdoor 45.\n\nWhat have I got left?")
    assert got.asked == (Asked("STATUS", "", "What have I got left?"),)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 45)})
    assert (reading("What have I got left?").kind, reading("What have I got left?").verdict) == ("question", "ask")
    got = reading("just play my default please")
    assert ([asked.command for asked in got.asked], got.verdict, got.orders) == (["PLAY DEFAULT"], "clear", {})


def test_a_near_miss_is_taken_and_told() -> None:
    """The player hears what was assumed."""
    got = reading("thorw 5 trpadoor 45")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 45)})
    assert got.assumed == ("“thorw” as throw", "“trpadoor” as trapdoor")


def test_an_example_fits_the_form() -> None:
    """Nobody is told to send a number that they have not left, a space beyond the board, or a throw too few."""
    got = read(clean("trapdoor 45"), form(), left={"A": (2, 5)})
    assert "THROW 2 TRAPDOOR 45" in got.problems[0].message
    got = read(clean("trapdoor 12"), form(high=20), left={"A": (4, 6)})
    assert "THROW 4 TRAPDOOR 10" in got.problems[0].message
    got = read(clean("trapdoor 12"), form(2))
    assert "THROW 3 6 TRAPDOOR 45" in got.problems[0].message
    got = read(clean("5/45"), form(boards="NS"), left={"N": (1,), "S": (2,)})
    assert "N: THROW 1" in got.problems[0].message


def test_a_line_is_quoted_once() -> None:
    """Two questions about one line show it once."""
    got = reading("maybe throw 5 and maybe trapdoor 45")
    assert len(got.problems) == 2
    assert got.quotes == ("maybe throw 5 and maybe trapdoor 45", None)


def test_a_shared_form_knows_later_turns_too() -> None:
    """Where one order serves all boards a later one does too."""
    got = read(clean("turn 4: 2, turn 5: 6"), replace(form(boards="AB", named=(4,)), shared=True))
    assert (short(got), got.later) == ({"*": ([2], None)}, {5: {"*": {"throws": [6]}}})


def test_somebody_elses_orders_are_not_taken() -> None:
    """Orders under another name are left alone, and the player is asked to have them sent by their owner."""
    got = reading("Jean's orders: throw 3, trapdoor 9\n\nMine: throw 5, trapdoor 45")
    assert (got.verdict, short(got)) == ("ask", {"A": ([5], 45)})
    got = reading("Here are Jean's orders:\nThrow 3\nTrapdoor 9\n\nMy orders:\nThrow 5\nTrapdoor 45")
    assert (got.verdict, short(got)) == ("ask", {"A": ([5], 45)})
    assert reading("Bob's orders: throw 3, trapdoor 9. Mine are the same.").orders == {}


MISSED_ELSEWHERE = [
    ("Wenn ich eine Runde verpasse, spiel meine höchste übrige Zahl.", "highest"),
    ("Falls du nichts von mir hörst, nimm bitte die niedrigste.", "lowest"),
    ("Spiel meine niedrigste, wenn ich mal nichts schicke.", "lowest"),
    ("Falls ich eine Runde versäume, soll die\nhöchste gespielt werden.", "highest"),
    ("Bitte lösche meine Daueranweisung.", "cancel"),
    ("Meine Daueranweisung bitte streichen.", "cancel"),
    ("Si je manque un tour, jouez mon plus petit.", "lowest"),
    ("Annulez ma consigne permanente.", "cancel"),
    ("Als ik een ronde mis, speel mijn laagste.", "lowest"),
    ("Si no recibes nada de mí, juega el más bajo.", "lowest"),
    ("Se salto un turno, gioca il più alto.", "highest"),
    ("Wenn Bob weg ist, spiel meine höchste.", None),
    ("Spiel meine niedrigste Zahl.", None),
    ("Falls ich mit der 3 weg bin, nimm die höchste.", None),
]


@pytest.mark.parametrize(("text", "wanted"), MISSED_ELSEWHERE)
def test_a_standing_instruction_is_understood_in_every_language(text: str, wanted: str | None) -> None:
    """What to play in rounds that are missed may be left in the player's own language, and taken back in it."""
    assert read_in(text, (4,)).missed == wanted
