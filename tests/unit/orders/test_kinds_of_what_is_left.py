"""What somebody has left, had saved or leaves open, and what only looks like a number or a condition."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: MAMBA turn 7 please"


@pytest.mark.parametrize(
    "text",
    [
        "Only the 6 left in the tin so it'll have to be that, won't it. Trapdoor 45.",
        "I've only the 6 left, so that's it. Trapdoor 45.",
        "I have been hoarding the six like a squirrel, and shall now spend it. Trapdoor 45.",
        "I've been saving my 6 for a rainy day and will use it now. Trapdoor 45.",
        "New set, all six back in my hand, so give me the biggest! Trapdoor 45.",
        "Turn 7, and all six back in my hand! The biggest I have, please. Trapdoor 45.",
    ],
)
def test_the_throw_that_is_left_or_was_saved(text: str) -> None:
    """What somebody has left alone, or had saved until now, is thrown; and the biggest of a new set is the 6."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "If only the 6 is left so it'll have to be that. Trapdoor 45.",
        "Have I only the 6 left so it has to be that? Trapdoor 45.",
        "I have been hoarding the six like a squirrel, and shall now spend it if Bo moves. Trapdoor 45.",
        "I have been saving the six and will spend it next week. Trapdoor 45.",
        "Bo has been saving the six and will now spend it. Trapdoor 45.",
    ],
)
def test_what_may_be_left_is_not_thrown(text: str) -> None:
    """A condition, a question, another day and another player leave it unthrown."""
    got = reading(text, subject=SUBJECT)
    assert got.verdict == "ask"
    assert not any(order.get("throws") for order in got.orders.values())


@pytest.mark.parametrize(
    "text",
    [
        "Only two left in the set, so I'll name the first and the other comes by itself: 2 for turn 5.\n\nTrapdoor 45.",
        "2 first and the second follows automatically. Trapdoor 45.",
    ],
)
def test_the_second_throw_that_comes_by_itself(text: str) -> None:
    """By the rules one throw is enough for the last two turns of a set: who says so is not asked for the other."""
    got = reading(text, 2, subject="Re: BOOMSLANG turns 5 and 6")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 45)})


@pytest.mark.parametrize("text", ["throw 2 <3 trap 45", "2 and 45 pls <3", "my number is 2 :D and trapdoor in 45 </3"])
def test_a_heart_is_no_number(text: str) -> None:
    """The 3 of a heart is not thrown."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 45)})


def test_a_trapdoor_that_is_put_on_the_case() -> None:
    """Who thinks in French puts him on the case 45."""
    got = reading("I play the 2, and the trapdoor, you can put him on the case\n45 please.", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 45)})


def test_what_is_put_up_for_evensong_is_for_no_other_game() -> None:
    """A name behind what is put up somewhere is no game's."""
    text = "I have hymns 65, 34 and 72 still to put up for\nEvensong. I shall take the one, and nominate 45."
    got = reading(text, subject="Re: [TAIPAN] Turn 5 report")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "My throw is 4.\nThe trapdoor, I would like to set it under the player who will be first.",
        "Throw 4. The trapdoor goes under whoever is first.",
        "Throw 4. Put my trapdoor below the leader please.",
        "A 4 for me please. And after all that dithering I've decided on\nmy trapdoor, it's to go on\n\nRos",
    ],
)
def test_a_trapdoor_whose_space_is_not_told(text: str) -> None:
    """A trapdoor under somebody who is still to move, and one whose space was left out, are asked about."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("ask", {"A": ([4], None)})


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("Throw 4. Trapdoor on 45, that's under the leader.", 45),
        ("Throw 4. Bo put his trapdoor under the leader. No trapdoor from me.", "none"),
        ("I walk with the 4. The trapdoor I ask to put on the\nhouse 45, if it is possible.", 45),
        ("Throw (1-6)       [ 4 ]\nTrapdoor (1-100)  [ 45 ]\nPress             [            ]", 45),
    ],
)
def test_a_trapdoor_whose_space_is_told(text: str, door: int | str) -> None:
    """A space is told in a box too, as a house, and beside who stands there."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], door)})


def test_going_as_far_as_one_can_is_no_doubt() -> None:
    """Who wants to go as far as they can in the first turn throws the 6."""
    text = "It is the first turn so I want to go as far as I can, the highest legal one please! And trapdoor on 45."
    got = reading(text, subject="RE: KRAIT starts - turn 1")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 45)})


def test_the_unused_throws_of_a_form_are_no_answer() -> None:
    """Those that the quoted form lists as unused are not what is filled in below them."""
    text = (
        "Here it is.\n\nOn Mon, 30 Jun 2025 19:00:00 +0000, Cobra <cobra@snl.example.org> wrote:\n\n"
        "> Player: Gwilym Pugh          Your square: 52\n> Unused throws of this set: 2 5 6\n>\n"
        "> Throw ............ 2\n> Trapdoor ......... 45\n"
    )
    got = reading(text, subject="Re: COBRA - order form turn 10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 45)})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("Well, since it's a two-fer this week I'll lead off with my 4 and come in\nbehind it with the 1.", [4, 1]),
        ("The 4 for me please. What comes after it may come by itself, as it stands\nin the rules.", [4]),
        ("Only one throw from me, the 4, and let the other come by itself as the\nrules say.", [4]),
    ],
)
def test_a_round_of_two_turns_in_other_words(text: str, throws: list[int]) -> None:
    """Two throws in a row, or the first alone."""
    got = reading(f"{text} Trapdoor 45.", 2, subject="Re: MAMBA turns 8 and 9 (two at once)")
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, 45)})


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Lemme get a 6. Trapdoor 99, nobody gets past me.", ([6], 99)),
        ("This being the very first turn: the highest legal throw for me, please, and the trapdoor on 24.", ([6], 24)),
        (
            "Second thoughts! Please forget what I sent at lunch (throw 5, trapdoor 72). These are my orders now:\n\n"
            "Throw: 3\nTrapdoor: 27",
            ([3], 27),
        ),
    ],
)
def test_orders_in_other_words(text: str, order: tuple[list[int], int | None]) -> None:
    """What a mouth says, the highest of the first turn, and what was sent before in brackets."""
    got = reading(text, subject="Re: Copperhead")
    assert (got.verdict, short(got)) == ("clear", {"A": order})


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            "My doctor wants that I look less at screens, so I leave the Taipan game from today. The throw 4 with "
            "trapdoor 30 that I sent yesterday, please put it in the basket. You may take off my piece.",
            "resign",
        ),
        ("The throw 4 with trapdoor 30 that I sent yesterday, please forget.", "orders"),
        ("Throw 4 with trapdoor 30, which I sent last night, please cancel.", "orders"),
    ],
)
def test_orders_that_were_sent_and_are_thrown_away(text: str, kind: str) -> None:
    """What was sent before and is thrown away orders nothing, least of all in a farewell."""
    got = reading(text, subject="TAIPAN")
    assert (got.kind, got.orders) == (kind, {})


def test_a_trapdoor_where_it_was_the_last_time() -> None:
    """Only the record knows that space: it is asked for."""
    text = "I throw 4. And the trapdoor let it please be there where I have had it the last time."
    got = reading(text, subject="Re: Taipan - turn 5")
    assert (got.verdict, short(got)) == ("ask", {"A": ([4], None)})
