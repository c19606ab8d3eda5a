"""One remark beside a plain order of Unleashed does not sink it; what speaks of the order itself is asked about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.test_unleashed_by_others import judged, outcome, short

REMARKS = r"""
blank@16|Blank on 16 please, I don't like the look of that minus 5 thing.
blank@16|Blank on 16 then i don't want no snakes
blank@16|Put the blank on sixteen, that minus five is horrible
blank@16 / blank@22|put the blank on sixteen that minus five is horrible\nor if you can't then 22
blank@16|Leerkarte auf 16. Die -6 da vorne ist ja gemein.
blank@16|Leerkarte auf die 16, ich mag die -6 da nicht.
blank@16|Blank on 16. What a nasty minus 4!
-2@34|-2 on 34, to take the shine off that plus six.
-2@34|Die -2 auf 34, um der +6 den Glanz zu nehmen.
blank@16|Blank on 16 and I'm not changing my mind this time
blank@16|Blank on 16, no talking me out of it
blank@16|Leerkarte auf 16, ich überlege es mir nicht anders.
blank@16|Same as your example, why not: blank on 16.
blank@16|Blank on 16. Why not.
blank@16|Alle drei auf der 12, das gibt es doch nicht! Leerkarte auf 16.
blank@16|All of us on 12, would you believe it! Blank on 16.
blank@16 / blank@22|One last thing before the train leaves for Leeds: blank on 16, otherwise 22.
blank@16|The dice were kind; L6 is rather fine. Blank on 16.
blank@16|No me gusta ese -5. Blank on 16.
blank@16 / blank@22|Blank on 16, and if someone's already plonked himself there, 22.
blank@16|Blank on 16 for old times' sake.
blank@16|hang on, eleven and five is sixteen and that's where I want it\nput the blank on sixteen
blank@22|35 and 5 is 40, that's the finish isn't it\nblank on 22
"""
ABOUT_THE_ORDER = """
Blank on 16. I don't like the blank.
Blank on 16, I don't like 16.
Blank on 16, but I don't want that.
+3 on 20, that plus three is horrible though.
Blank on 16 to cover the +3 on 20
Blank on 16 before Clive leaves: or 22?
Blank on 16, why not 22?
Blank on 16, I'm not sure.
Blank on 16. 35 and 5 is 41.
"""


def _mails(listed: str) -> list[str]:
    return listed.strip().splitlines()


@pytest.mark.parametrize("mail", REMARKS.strip().splitlines())
def test_a_remark_leaves_the_order_beside_it_as_it_is(mail: str) -> None:
    """Of the card that is played, and of its space, such a remark says nothing."""
    plays, _, says = mail.partition("|")
    told: dict[str, Any] = {"round": "one", "meant": "clear", "plays": plays, "says": says.replace("\\n", "\n")}
    assert judged(told) == "right"


@pytest.mark.parametrize("says", _mails(ABOUT_THE_ORDER))
def test_what_is_said_of_the_order_itself_is_asked_about(says: str) -> None:
    """A doubt about the card or the space that is ordered is no remark."""
    found = outcome({"round": "one", "says": says})
    assert found.reading.problems or not found.taken


def test_assumed_is_nothing_that_is_a_word_of_its_own() -> None:
    """No snake is in "for form's sake"."""
    found = outcome({"round": "one", "says": "Blank on 16 for form's sake."})
    assert short(found.reading.orders["A"]) == {"plays": "blank@16"}
    assert not found.reading.assumed
