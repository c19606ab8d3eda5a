"""Mails of several boards whose parts are plain one by one, and those of which only the parts seem so."""

from __future__ import annotations

import pytest

from pbm.orders.boards.headings import cut_by_board
from tests.unit.orders.forms import Short, reading, short

ABC: Short = {"A": ([5], 24), "B": ([2], 63), "C": ([4], 30)}


@pytest.mark.parametrize(
    "text",
    [
        "First A, where I am last as usual: let me have the 5 and dig a hole under 24. On B I'm so far ahead I can "
        "dawdle, so a 2, with the pit at 63. C is anybody's guess - say a 4, and 30 for the trapdoor.",
        "I'm behind on board A, so the 5 there and a hole at 24. Board B I'm in no hurry: 2 will do and you may put "
        "the trapdoor at 63. Then C, which is a holy show; throw the 4 and open the floor at 30.",
        "My three horses, then. On A the old mare gets a 5 and the ditch is at 24.\nB has gone lame and shall hobble "
        "on by 2, with a ditch at 63. But C smells the stable: a 4 for him, and 30 for the ditch.",
        "Board B first, because it vexes me: a two there, and the trapdoor on 63. On A I am content with a five, and "
        "let them dig at 24. For C, where I have not a hope, I shall go out with a bang, a four, and the hole at 30.",
        "All three this time, I promise\n\nA - 5 and 24\nB - 2 and 63\nC - 4 and 30\n\nC. Aspinall",
    ],
)
def test_what_is_said_of_each_board_is_read_as_of_one_board(text: str) -> None:
    """Whoever speaks of one board after the other is understood where they would be with each board alone."""
    made = reading(text, 1, "ABC")
    assert (made.verdict, short(made)) == ("clear", ABC)


@pytest.mark.parametrize(
    "text",
    [
        "On A I'm last: let me have the 5 and dig a hole under 24. On B I dawdle, so a 2 or a 1, and a pit at 63.",
        "On A I'm last: the 5 and a hole under 24. On B I dawdle: the 2 and a pit at 63. Swap the two, though.",
        "On A I'm last: the 5 and a hole under 24. On B I dawdle: would the 2 do, with a pit at 63?",
        "A 4, 43 ... B 3, 87 ... these were what I'd have sent had you not cancelled the round?",
        "a - 3 t 44\nb - 6 t none\n\ndone before the deadline for once",
    ],
)
def test_a_part_that_is_not_plain_leaves_all_to_be_asked(text: str) -> None:
    """A mail is asked about of which one board's part is, has a number left over, or may be for another board."""
    assert reading(text, 1, "AB").verdict == "ask"


def test_a_mail_is_cut_where_its_boards_are_named() -> None:
    """Each board has its sentences, as who had no other board would say them; no mail comes back to one."""
    cut = cut_by_board(["Hello. On A the 5, hole", "at 24. Ha! B is dull;", "the 2 there.", "", "Ann"], "AB")
    assert cut is not None
    assert cut.ahead == ("Hello.",)
    assert cut.parts == {
        "A": ("here the 5, hole", "at 24.", "Ha!"),
        "B": ("this board is dull;", "the 2 there.", "Ann"),
    }
    assert cut_by_board(["On A the 5. On B the 2. On A a hole at 24."], "AB") is None
    assert cut_by_board(["On A the 5, on B the 2."], "AB") is None
    assert cut_by_board(["On A the 5."], "AB") is None
