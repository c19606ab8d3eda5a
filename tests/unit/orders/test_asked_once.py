"""What one question asks is not asked by another as well."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.asked_once import asked_once
from pbm.orders.replies import named, say
from tests.unit.orders.forms import reading


@pytest.mark.parametrize(
    "words",
    [
        "3 for me please. I can't think of a trapdoor, so whatever you think best.",
        "I can't think of a trapdoor, so whatever you think best. 3 for me please.",
    ],
)
def test_a_trapdoor_left_to_the_gm_is_asked_for_once(words: str) -> None:
    """The player is asked for a space, and not also whether they meant one."""
    assert [named(problem) for problem in reading(words).problems] == ["door-any"]


def test_doubts_of_other_words_and_boards_are_kept() -> None:
    """A doubt about other words than those of the other question, or of another board, is a question by itself."""
    doubt, either = say("door-doubt"), say("door-any")
    quoted = Reading("other", "ask", {}, problems=(doubt, either), quotes=("45 perhaps", "whatever you like"))
    assert asked_once(quoted) is quoted
    boards = Reading("other", "ask", {}, problems=(say("door-doubt", board="A"), say("door-any", board="B")))
    assert asked_once(boards) is boards
    assert asked_once(Reading("other", "ask", {}, problems=(doubt, either))).problems == (either,)
    throws = Reading(
        "other", "ask", {}, problems=(say("throw-doubt"), say("throws-differ")), quotes=("3 or 4", "3 or 4")
    )
    assert [named(problem) for problem in asked_once(throws).problems] == ["throws-differ"]
