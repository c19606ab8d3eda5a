"""Plain orders told with a reason, a courtesy or small talk are taken; what is really asked, or left open, is asked."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

_RE = "Re: orders"
_FIRST = "Re: Viper turn 1"


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Throw 3. Jonty will be on 81, so that's my trapdoor.", 3, 81),
        ("Throw 3. Jonty will be on 81, so that's where my trapdoor goes.", 3, 81),
        ("Throw 3. Jonty will be sitting on 81 by Wednesday, so that's the square I've picked for my trapdoor.", 3, 81),
        ("Hilda will go to 58, so I'm nominating that. And throw 1.", 1, 58),
        ("Now that Mira's on 88 there's only one place for my trapdoor: 94. And a 5 for me.", 5, 94),
        ("gonna go 3 n stick my trapdoor on 47 thx\n\nwait is uncle nev actually on 90 or did u make that up", 3, 47),
        ("2 and trapdoor 39 pls\nwait how did geoff get to 95 already lol", 2, 39),
        ("I'm going to spend my “5”… trapdoor “92”, that's where the Commander's headed. Café on Tuesday?", 5, 92),
        ("Gwen, the five if I may. Trapdoor on ninety-one.", 5, 91),
        ("A five, if you would. Trapdoor at fifty, if you please.", 5, 50),
        ("Would it be all right if I threw the 2? Trapdoor 39, please.", 2, 39),
        ("Would you mind awfully if I played the 6? Trapdoor 14.", 6, 14),
        ("Would you mind putting me down for the 3? Trapdoor 72.", 3, 72),
        ("Might I ask you for the 5, if it's no bother. Trapdoor: 40.", 5, 40),
        ("Please may I throw 3? My trapdoor on 67 if you please.", 3, 67),
        ("i go 4 now and i want the trapdoor on the house 68 ok?", 4, 68),
        ("i play 4 and put the trapdoor in the casa 68 ok", 4, 68),
        ("We all have our six throws back. Throw 2, trapdoor 60.", 2, 60),
        ("Throw 3, trapdoor 47. Is Jonty still on 47? What a good spot.", 3, 47),
        ("Throw 3. No need to keep my trapdoor where it is; move it to 47.", 3, 47),
        ("Would you mind if I paid the fee late? I throw 3 and nominate 47 as the trapdoor.", 3, 47),
        ("Throw 3, trapdoor 47. Could you give me the highest score ever reached?", 3, 47),
    ],
)
def test_reasons_and_courtesies_change_nothing(text: str, throw: int, door: int) -> None:
    """What is ordered stays so, whatever is told or asked beside it."""
    found = reading(text, subject=_RE)
    assert (found.verdict, short(found)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("If Jonty is on 81, then that's my trapdoor. Throw 3.", {"A": ([3], None)}),
        ("Throw 4. Jonty will be on 81 and Mo on 83, so that's where my trapdoor goes.", {"A": ([4], None)}),
        ("Throw 3. Jonty wants to be on 81, so that's where his trapdoor goes.", {"A": ([3], None)}),
        ("Throw 3. Jonty wants me on 81, so that's where my trapdoor isn't going.", {"A": ([3], None)}),
        ("Hilda will be on 58 or 59, so that's my trapdoor. I throw 2.", {"A": ([2], None)}),
        ("There's only one place for my trapdoor if Mira stays: 94. Throw 3.", {}),
        ("throw 3 trapdoor 47\nwait is 47 taken", {"A": ([3], None)}),
        ("Throw 3, trapdoor 47. Is 47 free?", {"A": ([3], None)}),
        ("Is 27 allowed for the trapdoor? Throw 1.", {"A": ([1], None)}),
        ("throw 3 trapdoor 47\nwait is nev on 90 cos if so 90", {}),
        ("The five if I may use it twice. Trapdoor on ninety-one.", {"A": ([], 91)}),
        ("Would it be all right if I threw the 2 again? Trapdoor 39.", {"A": ([], 39)}),
        ("Would it be OK if I threw a 2 or a 3? Trapdoor 39.", {"A": ([], 39)}),
        ("Would you mind not entering the 3? Trapdoor 47.", {"A": ([], 47)}),
        ("May I ask for the 5 again? Trapdoor 33.", {"A": ([], 33)}),
        ("i take 4 or 5 ok?", {}),
    ],
)
def test_what_is_really_asked_or_hangs_on_something_is_asked(text: str, kept: Short) -> None:
    """A condition, two spaces, a question about the number itself: it is asked, and what is plain is kept."""
    found = reading(text, subject=_RE)
    assert (found.verdict, short(found)) == ("ask", kept)


@pytest.mark.parametrize(
    ("text", "throw"),
    [
        ("Kindly enter a 1 for me. I see no reason to move my trapdoor, so leave it where it was last turn.", 1),
        ("4 please. No need to move my trapdoor.", 4),
        ("I throw 2. My trapdoor is fine where it is, so leave it there.", 2),
        ("Throw 3. Trapdoor stays put.", 3),
        ("Throw 6 and trapdoor where I had it last time.", 6),
    ],
)
def test_a_trapdoor_that_is_to_stay_is_asked_for_its_space(text: str, throw: int) -> None:
    """Nobody goes by earlier rounds: the throw is kept and the space asked for."""
    found = reading(text, subject=_RE)
    assert (found.verdict, short(found)) == ("ask", {"A": ([throw], None)})
    assert [problem.message for problem in found.problems] == [
        "Please name the space for your trapdoor; I do not go by earlier rounds."
    ]


@pytest.mark.parametrize(
    ("text", "subject", "throw", "door"),
    [
        ("could you just give me the lowest legal throw? And 27 for the trapdoor", _FIRST, 1, 27),
        ("The lowest legal throw, and the trapdoor at 60.", _FIRST, 1, 60),
        ("Would you be so good as to enter the lowest legal number for me? Trapdoor 35.", _FIRST, 1, 35),
        ("May I have the highest? And my trapdoor on 15.", _FIRST, 6, 15),
        (
            "Turn 19 already. The lowest legal throw for me, if you would, and the trapdoor at 60.",
            "after turn 18",
            1,
            60,
        ),
    ],
)
def test_the_lowest_that_is_asked_for_is_taken(text: str, subject: str, throw: int, door: int) -> None:
    """Where a set of six begins, the lowest legal throw is a 1 and the highest a 6, however it is asked for."""
    found = reading(text, subject=subject)
    assert (found.verdict, short(found)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    [
        "What is the lowest legal throw? Trapdoor 35.", "Could you tell me the lowest legal throw? Trapdoor 35.",
        "Can I throw the lowest again? Trapdoor 35.", "Could you give me Jonty's lowest? Trapdoor 35.",
        "The lowest legal throw or a 4, and the trapdoor at 35.", "Is it wise to play my lowest? Trapdoor 35.",
        "Could you give me the lowest if Bob plays high? Trapdoor 35.",
    ],
)  # fmt: skip
def test_a_lowest_that_is_only_enquired_about_is_asked(text: str) -> None:
    """A question about the lowest orders none, and one of two is no order."""
    found = reading(text, subject=_FIRST)
    assert (found.verdict, short(found)) == ("ask", {"A": ([], 35)})
