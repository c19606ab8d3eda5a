"""What stands, changed in a few words: when it was sent, that one part stays, and what the other becomes."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("this morning's orders: 5 and 45", 5, 45),
        ("Please amend this morning's orders: throw to be 6 in place of 3. Trapdoor remains 28.", 6, 28),
        ("Please change last night's orders: throw 6 instead of 3", 6, 28),
        ("Tonight's throw: 5, trapdoor 45", 5, 45),
        ("Il 3 resta, la botola diventa 31", 3, 31),
        ("Le 3 reste, la trappe devient 31", 3, 31),
        ("La botola resta, il tiro diventa 5", 5, 28),
        ("The 3 stays, the trapdoor becomes 31", 3, 31),
    ],
)
def test_what_is_changed_is_taken(ordered: House, words: str, throw: int, door: int) -> None:
    """A time of day has no orders of its own, and "becomes" is an order in every language."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize(
    "words",
    [
        *("Clive's orders: 5 and 45", "Mother's orders: 5 and 45", "Sunday's orders are for Dora: 5 and 45"),
        *("Last week's orders were 5 and 45", "Monday's throw was 5", "Sending Clive's orders: 5 and 45"),
    ],
)
def test_what_is_somebody_elses_or_bygone_is_asked_about(ordered: House, words: str) -> None:
    """A person has orders of their own, and last week's are those of last week."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("doch lieber die 5", "Nein, doch lieber die 5!", "Nee, toch liever de 5", "bij nader inzien de 5"),
        *("en fait je préfère le 5", "mejor el 5", "meglio il 5", "rather the 5", "the 5 after all"),
        *("Je préfère le 5 finalement. La trappe reste.", "Prefiero el 5. La trampilla queda."),
        *("I've decided on a 5 after all. Kettle's on.", "Hallo Alan,\ndoch lieber die 5.\nGruß, Brenda"),
    ],
)
def test_another_throw_in_so_many_words_is_taken(ordered: House, words: str) -> None:
    """A mail that only puts a number in the place of what stands changes that, and nothing else."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("Doch lieber die 5 oder die 6", "Clive nimmt doch lieber die 5", "Doch lieber die 5 Kinder einladen"),
        *("Doch lieber um 5", "The 5 after all?", "I'd rather the 5 of us meet", "I'd rather 5 o'clock"),
        *("Mejor 5 minutos", "I prefer 5 if Clive moves", "The 5 after all, or not", "The 5 after all. No, leave it."),
    ],
)
def test_what_only_sounds_like_a_change_changes_nothing(ordered: House, words: str) -> None:
    """A choice, a question, guests, hours, and what somebody else takes are no change."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
