"""Late orders that could hardly be meant otherwise: they are offered for the next round, as in time they would be."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


def written_late(house: House, words: str) -> str:
    """Answer the mail of the round that has just been played, and say YES to what comes; return what came."""
    answered = str(house.sent_to("Brenda")[-1]["Message-ID"])
    house.pass_deadline()
    came = house.write("Brenda", words, answering=answered)
    assert came is not None
    assert house.standing("Brenda") is None
    house.write("Brenda", "yes", answering=str(came["Message-ID"]))
    return text_of(came)


@pytest.mark.parametrize(
    "words",
    ["Same again but 5", "Same as before but a 5", "Hetzelfde maar de 5", "Lo mismo pero el 5", "Lo stesso ma il 5"],
)
def test_the_same_but_for_the_throw_has_the_trapdoor_too(ordered: House, words: str) -> None:
    """What is said to be the same is that of the round that the mail came too late for, and nothing stands unasked."""
    assert "It is not lost: reply YES" in written_late(ordered, words)
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 28}}


def test_another_throw_alone_is_offered_alone(ordered: House) -> None:
    """Where nothing is the same, no trapdoor comes along."""
    written_late(ordered, "Toch liever de 5")
    assert ordered.standing("Brenda") == {"A": {"throws": [5]}}


@pytest.mark.parametrize("words", ["Same again", "Same again but 3", "maybe 5, maybe 4", "Clive wants the 5"])
def test_what_cannot_be_told_or_played_is_not_offered(ordered: House, words: str) -> None:
    """A number that is used, a doubt, and what somebody else wants make no offer."""
    assert "It is not lost" not in written_late(ordered, words)
    assert ordered.standing("Brenda") is None
