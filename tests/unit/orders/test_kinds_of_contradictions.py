"""Mails that say two things of one throw or trapdoor: asked about, whatever they sound like."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


@pytest.mark.parametrize(
    "text",
    [
        "I'll do a 1 and then a 6. Trapdoor 47.",
        "I'd like the 2, then the 6. Trapdoor 47.",
        "Throw ....... 5\nTrapdoor .... 47\n\nI can find nothing better than a 1, so the 1 is what I am throwing.",
    ],
)
def test_two_throws_in_a_round_of_one_are_asked_about(text: str) -> None:
    """Each is told in so many words: which of them is meant cannot be heard."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 47)})


@pytest.mark.parametrize(
    "text",
    [
        "I throw a 4, and may the one who wins the rolls buy them. Trapdoor 47.",
        "Throw 4. Trapdoor 47. We baked 600 rolls and one of them is yours :)",
    ],
)
def test_a_number_beside_that_is_no_throw_is_not(text: str) -> None:
    """An article, and what no die shows, are no second throw."""
    assert short(reading(text)) == {"A": ([4], 47)}


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 62. A 2 takes me past Ged, so I'm going with it.",
        "A 2 should take me neatly past Ged, so that is what I'm spending, and my\ntrapdoor is on 62.\n\n"
        "Sorry for the rush! To sum up:\n\n  throw 4\n  trapdoor 62\n\nPriya",
        "Throw: 4\nTrapdoor: 62\n\nA 3 lands me on the foot of the ladder, which is why I chose it.\n\nHelen",
        "Throw: 4\nTrapdoor: 62\n\nThe 3 does the job nicely.",
        "* throw: 4\n* trapdoor: 62\n\nThe 5 is gone after this, I know, but it gets me over the snake.",
        "Throw: 4\nTrapdoor: 62\n\nHarry says the 6 is a mistake, but I'm doing it anyway.",
        "Throw: 4\nTrapdoor: 62\n\nThe reason for the 6 is that I need to overtake Mo.",
        "Throw: 4\nTrapdoor: 62\n\nWhy the 6? Because I can.",
    ],
)
def test_reasons_for_another_throw_are_asked_about(text: str) -> None:
    """Whoever says why it is a 2 does not mean the 4 of the form, or not surely; the trapdoor is kept."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 62)})


@pytest.mark.parametrize(
    "words",
    [
        "A 4 takes me past Ged, so I'm going with it.",
        "A 2 takes me past Ged, but Bob is sitting there.",
        "Ged's 2 took him past me last turn.",
        "I'm keeping the 2 for the home straight, so that's the plan.",
        "A 6 puts me on the python, a 5 leaves me right in front of Mo, so the 4 it is.",
        "A 2 takes me straight down the big snake, hence the 4.",
        "With a 2 I'd reach the ladder, but I'm saving that.",
        "I know a 6 would be braver, but slow and steady wins the race.",
        "Harry says the 6 is the one to play, but I'm ignoring him.",
        "The 5 of us are off to Wales, so I'm sending this early.",
        "The 2 takes me to work in the mornings, so that's the bus I'm writing from.",
        "Three of you are ahead of me, so that's what I'm worried about!",
    ],
)
def test_a_throw_that_is_only_weighed_is_no_reason_to_ask(words: str) -> None:
    """What was rejected, saved, thrown last turn or by others, and the throw ordered, told once more."""
    got = reading(f"Throw 4. Trapdoor 62.\n\n{words}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 62)})


@pytest.mark.parametrize(
    "words",
    [
        "Jonty will be on 81 by then, so that's the one I'm nominating.",
        "81 is where Jonty is heading, hence my choice of trapdoor.",
        "Jonty will be sitting on 81 by Wednesday, so that's the square I've picked for my trapdoor. Sorry lad!",
        "Bev is bound to land on 81, so the trapdoor goes right under her feet.",
        "I chose 81 because both Bev and Al could land on it.",
        "81 is my lucky number, which is why I picked it.",
    ],
)
def test_reasons_for_another_space_are_asked_about(words: str) -> None:
    """Whoever says why it is 81 does not mean the 18 of the list, or not surely; the throw is kept."""
    got = reading(f"Throw 3, trapdoor 18.\n\n{words}")
    assert (got.verdict, short(got)) == ("ask", {"A": ([3], None)})


@pytest.mark.parametrize(
    "words",
    [
        "Bob will be on 50 by then, so that's the one I'm nominating.",
        "Jonty is on 44, hence my choice of trapdoor.",
        "It is six ahead of Jonty on 44, so that's why I picked it.",
        "Mo is certain to land on 57, so he's safe from me.",
        "Last time I nominated 57 and nobody came anywhere near.",
        "I considered 44 for the trapdoor too, but 50 is where the traffic is.",
        "Ines nominated 65 last turn; that's the one I fell into.",
        "I'll be on 65 then, so that's where you'll find me.",
        "Gran turns 65 on Sunday so that's where I'm going this weekend.",
        "I hope 50 catches somebody.",
    ],
)
def test_a_space_that_is_only_spoken_of_is_no_reason_to_ask(words: str) -> None:
    """Where others stand or will, what was nominated last turn or rejected, and the space named, told once more."""
    got = reading(f"Throw 3, trapdoor 50.\n\n{words}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 50)})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("I'll throw a 4 and put the trapdoor on 33.\n\nRecap: 2 and 33.", ([], 33)),
        ("I'd like my trapdoor on 33, right in front of Tim.\n\nThe order in short: 4, 77.", ([4], None)),
        ("I'll throw a 4, trapdoor on 33.\n\nSummary: 4, 33.", ([4], 33)),
        ("I'll throw a 4, trapdoor on 33.\n\nPS 3 of the 15 spaces in your map are wrong.", ([4], 33)),
    ],
)
def test_a_summary_that_says_otherwise_is_asked_about(text: str, kept: tuple[list[int], int | None]) -> None:
    """What a heading sums up, or a PS tells again, has to be what was said."""
    got = reading(text)
    assert (got.verdict, short(got)["A"]) == ("clear" if kept == ([4], 33) else "ask", kept)


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("I'm on 21 and I want the ladder on 26.", True),
        ("I'm on 21, so I'll be on 26.", True),
        ("I'm at 21 now, moving to 26.", True),
        ("21 + 5 = 26.", True),
        ("I'm on 21, so I'll be on 25.", False),
        ("21 + 4 = 25.", False),
        ("I'm on 21, Jo is on 26.", False),
        ("I'm on 21; Jo is on 44, moving to 45.", False),
        ("I'm on 21, so I'll be on 26 thanks to the ladder.", False),
        ("I'm on 21 and I want to get to the ladder on 26 eventually.", False),
    ],
)
def test_a_sum_that_the_throw_does_not_come_to_is_asked_about(words: str, asked: bool) -> None:
    """The space that one says to be on in the end is where the throw leads, if no ladder, snake or time is between."""
    got = reading(f"Throw 4, trapdoor 70.\n\n{words}")
    assert got.verdict == ("ask" if asked else "clear")
    assert short(got)["A"][0] == ([] if asked else [4])


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("That 5 on A gets me up the ladder and the 3 on B keeps me safe.", {"A": ([], 40), "B": ([], 50)}),
        ("I'm throwing the 5 on A because of the ladder.", {"A": ([], 40), "B": ([5], 50)}),
        ("On A the 4 takes me to the ladder, so that's an easy choice.", {"A": ([], 40), "B": ([5], 50)}),
        (
            "The trapdoor on 50 on board A is for Ruth, the one on 40 on B for Tim.",
            {"A": ([3], None), "B": ([5], None)},
        ),
        ("That 3 on A gets me up the ladder and the 5 on B keeps me safe.", {"A": ([3], 40), "B": ([5], 50)}),
        ("I have the 5 left on A too but I'm saving it.", {"A": ([3], 40), "B": ([5], 50)}),
        ("Ken threw a 6 on A last time and is on 34, so 40 might just get him.", {"A": ([3], 40), "B": ([5], 50)}),
    ],
)
def test_boards_exchanged_between_a_list_and_the_words_are_asked_about(words: str, kept: Short) -> None:
    """Each number stands for one board in the list, and for the other in the words below."""
    got = reading(f"A: throw 3, trapdoor 40\nB: throw 5, trapdoor 50\n\n{words}", boards="AB")
    assert short(got) == kept
    assert got.verdict == ("clear" if kept == {"A": ([3], 40), "B": ([5], 50)} else "ask")


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("First throw: 3\nSecond throw: 5\nTrapdoor: 40\n\nI'm starting with the 5, to reach the ladder.", []),
        ("1st: 3\n2nd: 5\nTrapdoor 40\n\nSummary: 5, 3, trapdoor 40", []),
        ("1st: 3\n2nd: 5\nTrapdoor 40\n\nSummary: 3, 5, trapdoor 40", [3, 5]),
        ("First throw: 3\nSecond throw: 5\nTrapdoor: 40\n\nI thought about the 5 first but 3 then 5 is safer.", [3, 5]),
    ],
)
def test_two_throws_told_in_another_order_are_asked_about(text: str, throws: list[int]) -> None:
    """The order of the list is not that of the words below; which one is meant only the player knows."""
    got = reading(text, 2)
    assert (got.verdict, short(got)["A"]) == ("clear" if throws else "ask", (throws, 40))


@pytest.mark.parametrize(
    ("subject", "throws"),
    [
        ("My 5 for this turn", []),
        ("My 3 for this turn", [3]),
        ("A 5 please", []),
        ("Re: Turn 5 results - Bob throws 6", [3]),
    ],
)
def test_a_throw_in_the_subject_is_one_of_the_mail(subject: str, throws: list[int]) -> None:
    """A subject of one's own that names a throw names it; the GM's names what others threw."""
    got = reading("Throw 3, trapdoor 40 please.", subject=subject)
    assert short(got) == {"A": (throws, 40)}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("A 2 for me, and trapdoor 26.\n\nThe hip is fine.\n\nSo, as I said at the top, a 5 and 26.", ([], 26)),
        ("I throw first the 6, and then, with the same move, also the 1. Trapdoor 26.", ([], 26)),
        ("Throw 4\nTrapdoor 26\n\nAfter hoarding my 1 it is a relief to be spending it at last this turn.", ([], 26)),
        ("Throw: 2\nTrapdoor: 39\n\nWe have sworn to sink whoever lands on 93, hence that nomination.", ([2], None)),
    ],
)
def test_a_letter_that_says_otherwise_than_its_orders_is_asked_about(text: str, left: object) -> None:
    """What it does not contradict is kept."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": left})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 26. No, sorry, 4 and 26.",
        "Throw 4, trapdoor 26.\n\nLast turn it was 5 and 26 too.",
        "Throw 4, trapdoor 26. I was going to do 5 and 26.",
        "First the 4, trapdoor 26. Then I'm off to the shops for 2 loaves.",
        "Throw 4, trapdoor 26. I'm keeping my 1 and spending it later.",
        "Throw 4, trapdoor 26. My 2 dogs send their love, the holiday is booked and we are spending it in Wales.",
    ],
)
def test_what_only_looks_like_a_second_throw_contradicts_nothing(text: str) -> None:
    """Earlier turns, what is kept for later, a correction, and what is no throw at all."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 26)})
