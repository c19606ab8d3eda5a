"""What stands beside orders: a reason for a change, what is left then, questions on the rules, words for print."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("I want my 3 this time. As for the trapdoor, I am fond of 97 and I see no reason to abandon it.", 3, 97),
        ("The 2 from me. Hm, scrub that, I've just seen where Ottoline sits. The 3 instead. Trapdoor 71.", 3, 71),
        ("I spend the 4 of my numbers. The trapdoor is good at 92.", 4, 92),
        ("Four paces forrard, and the trapdoor at 29.", 4, 29),
        ("The cat sat on the die, so let's pretend it came up 2 for me, trapdoor 64", 2, 64),
        ("I'll take the 6. Trapdoor wherever 25 happens to be.", 6, 25),
        ("I'm playing the 4, which leaves the 2 and the 5 for the last turns. Trapdoor 36.", 4, 36),
        ("The six looked handsome, but prudence says the three. Trapdoor at eighty.", 3, 80),
        ("Trapdoor 5, throw 2. Yes, 5, I feel mean.", 2, 5),
        ("Throw 2. The trapdoor, which did not fit in the line above, is to be 74.", 2, 74),
        ("3 on the die, trap 57. later\n\nMo", 3, 57),
        ("I play 6 and for the trapdoor I choose 43 (my wife says I should write in English).", 6, 43),
        (
            "Throw 4, trapdoor 50.\n\nJo\n\nPS My son says 50 is daft. So please write 39 for the trapdoor instead.",
            4,
            39,
        ),
        ("Throw 4, trapdoor 63. I read an old zine, the one with your letter in it.", 4, 63),
        ("Captain Tibbs, three sheets to the wind, orders: throw 4, trapdoor on 29.", 4, 29),
    ],
)
def test_what_is_said_beside_an_order(text: str, throw: int, door: int) -> None:
    """The orders are those that a friend would read."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    [
        "My head says the three, duty says the five. Trapdoor at eighty.",
        "Trapdoor 5, throw 2. No, 5, I feel mean.",
        "The wife says I should throw 5 and trap 43.",
        "Scrub that, I've just seen the 3 is gone. Trapdoor 71.",
    ],
)
def test_what_is_left_open_is_asked_about(text: str) -> None:
    """Two voices, a no, an advice, and a number that is gone are no orders."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 29.\n\nIf two of us vote for the same space does it open?",
        "Throw 3, trapdoor 29.\n\nOn the rules: if 2 of us name the same space, is it enough, or do you need 3?",
        "Throw 3, trapdoor 29. What happens if everybody nominates another square, does none of them open?",
    ],
)
def test_a_question_on_the_rules_leaves_the_orders_alone(text: str) -> None:
    """What happens if several players do something is a question to the GM, and goes to them."""
    got = reading(text)
    assert (got.verdict, short(got), got.chatter) == ("clear", {"A": ([3], 29)}, True)


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3. If two of us vote for 29 does it open? Then put me down for it.",
        "Throw 3. If nobody names 29 could I have it as my trapdoor?",
    ],
)
def test_a_nomination_that_hangs_on_others_does_not_become_plain(text: str) -> None:
    """Whoever wants a trapdoor only if others do something has not ordered it."""
    got = reading(text)
    assert short(got).get("A", ([], None))[1] is None


@pytest.mark.parametrize(
    "text",
    [
        "What lies on 36? I need to know that before I spend my 5 and nominate 45.",
        "Does a ladder take me up from there? Tell me before I play my 5.",
    ],
)
def test_who_wants_to_know_first_has_not_ordered(text: str) -> None:
    """What is to be decided when the answer has come is a question."""
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("question", "ask", {})


def test_before_somebody_forgets_is_at_once() -> None:
    """Only deciding is put off by "before I": what is said before anything else is said now."""
    assert short(reading("Before I go to bed: throw 5, trapdoor 45.")) == {"A": ([5], 45)}
    assert short(reading("I'd like to know who won. Throw 5 before I change my mind, trapdoor 45.")) == {"A": ([5], 45)}


@pytest.mark.parametrize(
    "text",
    [
        "I play the 1. I want the trapdoors on 41 and on 59, so they cannot run away.",
        "I'm back from the hills.\n\nI play the 1. I'd like trapdoors under 41 and under 59.",
    ],
)
def test_two_trapdoors_are_one_too_many(text: str) -> None:
    """One may be nominated: which is asked, and the throw stands."""
    got = reading(text)
    assert (short(got), list(map(named, got.problems))) == ({"A": ([1], None)}, ["door-differ"])


def test_a_trapdoor_and_where_somebody_stands() -> None:
    """A second space that is not for the trapdoor takes nothing away."""
    assert short(reading("I play the 1. Trapdoor on 41, and on 59 I shall be safe.")) == {"A": ([1], 41)}


def test_two_throws_one_after_the_other() -> None:
    """ "After that" comes after the first, and what is left when it is gone is the second."""
    assert short(reading("6 first and then the 1 after that. Trapdoor 55", turns=2)) == {"A": ([6, 1], 55)}
    text = "6 and then the 3, that being all I'll have once the 6 is gone. Trapdoor at 50."
    assert short(reading(text, turns=2)) == {"A": ([6, 3], 50)}


def test_the_one_on_another_board_is_a_trapdoor() -> None:
    """ "One" stands for the trapdoor of the other board, and is no throw."""
    got = reading("A 2 on both boards. The trapdoor on A at 19, the one on B at 92.", boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 19), "B": ([2], 92)})


def test_a_subject_for_two_boards_to_which_the_mail_points() -> None:
    """Each board stands before its throw, so the number there is one."""
    subject = "Python turn 7: A 2 trapdoor 18, B 5 trapdoor 65"
    meant = {"A": ([2], 18), "B": ([5], 65)}
    for text in ("As above!\n\nGlenys", "As above! I hope your roof keeps the rain out.\n\nGlenys"):
        got = reading(text, boards="AB", subject=subject)
        assert (got.verdict, short(got)) == ("clear", meant)
    assert reading("As above! But not the 5.\n\nGlenys", boards="AB", subject=subject).verdict == "ask"


def test_a_subject_that_contradicts_is_asked_about_however_the_mail_sounds() -> None:
    """What is heard in the mail's words says nothing about the subject's."""
    text = (
        "A 4 for my throw please pet, and 40 for the trapdoor. It's a little girl!! 6lb 2 and lungs like a horn\n\nBern"
    )
    got = reading(text, subject="Rattler turn 14: throw 5, trapdoor 40")
    assert (list(map(named, got.problems)), short(got)) == (["subject-throw"], {"A": ([], 40)})
    assert reading(text, subject="Rattler turn 14: throw 4, trapdoor 40").verdict == "clear"


def test_press_goes_on_where_its_sentence_does() -> None:
    """A line that begins with "trapdoor at 44" is no order where the sentence of the line above leads to it."""
    press = "BULLETIN. Residents may sleep soundly, as there is no truth in the rumour of a\ntrapdoor at 44."
    got = reading(f"No orders yet, but please run this:\n\nPRESS: {press}\n\nLorcan")
    assert (got.kind, got.verdict, got.press) == ("press", "clear", press)
    ended = reading("PRESS: Residents may sleep soundly.\ntrapdoor at 44\nthrow 3")
    assert short(ended) == {"A": ([3], 44)}


def test_a_double_form_filled_in_within_the_quotation() -> None:
    """Its prompts may be called numbers."""
    text = (
        "Quoting Boomslang <boomslang@snl.example.org>:\n\n> Last time from you: number 1, trapdoor 28.\n>\n"
        "> First number:  4\n> Second number: 3\n> Trapdoor:      57\n\nBest, Hester"
    )
    assert short(reading(text, turns=2)) == {"A": ([4, 3], 57)}


def test_a_header_with_wide_gaps_begins_a_quotation() -> None:
    """Some programs set the names and dates of what they quote in a column."""
    text = (
        'Throw:  3\nTrapdoor:  16\n\nAudrey\n\n\nFrom:        "Rattler" <rattler@snl.example.org>\n'
        "To:        a.finch@harbour.example.org\nDate:        24/11/2025 20:05\nSubject:        Rattler t10\n"
        "________________________________________\n\nAudrey, you are on 25. Last time: throw 6, trapdoor 30.\n\n"
        "Throw:\nTrapdoor:\n"
    )
    assert short(reading(text)) == {"A": ([3], 16)}
