"""Apologies, manners and reasons within an order leave nothing open; conditions that look like them do."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

PLAIN = (
    *("The 5, sorry, I should have been clearer. Trapdoor 42.", "The 5, sorry if that was unclear. Trapdoor 42."),
    *("The 5, and the trapdoor 42, same as I told you.", "Throw 5, by mouth if necessary. Trapdoor 42."),
    *(
        "Throw 5, by force if need be, trapdoor 42.",
        "Throw 5 - trapdoor 42 - and may the learned gentleman on 43 enjoy it.",
    ),
    "I'll throw the 3. No, scrap that, I want the 5, I just saw where the 3 would take me. Trapdoor 42.",
    "Ich nehme die 5, ich hab gerade gesehen, wohin mich die 3 führt. Falltür 42.",
)
KEPT_BACK = (
    "I shall take the five now and save the others. Trapdoor 42.",
    "The 5 this time, and I'll save the big ones for later. Trapdoor 42.",
    "Sorry, I can't read my own writing. It's the 5 I want, trapdoor 42.",
    "I've just seen, I can't count. It's 5, and 42 for the trapdoor.",
    "Ich nehme jetzt die 5 und spare die anderen auf. Falltür 42",
)
OPEN = (
    *(
        "Should I take the 5 now and save the others? Trapdoor 42.",
        "Maybe the 5 now, and save the others. Trapdoor 42.",
    ),
    *("I'd rather save the five and use the others. Trapdoor 42", "I'll save the 5 and save the others. Trapdoor 42"),
    *("I could take the 5 and save the others. Trapdoor 42?", "3. I can't count. It's 5 I want. Trapdoor 42"),
    *("Throw 5 if necessary. Trapdoor 42.", "Throw 5 by Friday if Clive moves. Trapdoor 42."),
    *("Throw 5, as I told Clive if he moves. Trapdoor 42.", "The 5, I should have been clearer whether. Trapdoor 42?"),
    *("The 5 may be best. Trapdoor 42.", "Throw the 5, I just saw the 3. Which is better? Trapdoor 42."),
)


@pytest.mark.parametrize("words", [*PLAIN, *KEPT_BACK])
def test_manners_leave_nothing_open(words: str) -> None:
    """What is only said politely, or why, is no doubt of the order beside it."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 42)})


@pytest.mark.parametrize("words", OPEN)
def test_conditions_and_doubts_stay_what_they_are(words: str) -> None:
    """An order that hangs on something is asked about as before."""
    assert reading(words).verdict == "ask"


@pytest.mark.parametrize(
    "remark",
    [
        "Pardonnez-moi, Alan, je change d'avis comme de parapluie.",
        "Sorry Alan, I keep changing my mind.",
        "Forgive me, Alan, I change my mind like the weather.",
        "Entschuldige, Alan, ich ändere meine Meinung wie das Wetter.",
        "Sorry Alan, ik verander steeds van gedachten.",
        "Perdona, Alan, cambio de opinión como de camisa.",
        "Scusa, Alan, cambio idea come il vento.",
    ],
)
def test_who_apologises_for_changing_their_mind_has_made_it_up(remark: str) -> None:
    """Behind the order it leaves nothing open."""
    made = reading(f"5 rather than 6, trapdoor 30. {remark}")
    assert (made.verdict, short(made)) == ("clear", {"A": ([5], 30)})


@pytest.mark.parametrize(
    "remark",
    ["Sorry, I changed my mind.", "Sorry Alan, I keep changing my mind. 4.", "Sorry, I change my mind if Clive asks."],
)
def test_who_does_change_their_mind_is_asked(remark: str) -> None:
    """What is said behind it may be another order."""
    assert reading(f"5 rather than 6, trapdoor 30. {remark}").verdict == "ask"
