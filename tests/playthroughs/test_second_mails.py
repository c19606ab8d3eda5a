"""What people write while orders of theirs stand: what they ask about them, and how they change a part of them."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail

STANDS = {"A": {"throws": [2], "trapdoor": 43}}


def sent(house: House, words: str) -> str:
    """Return what became of a mail sent while 2 and 43 stand."""
    house.start()
    house.write("Brenda", "throw 2 trapdoor 43")
    house.write("Brenda", words)
    return last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        "Does anything happen with my trapdoor on 43 if nobody else names 43?",
        "Noch eine Frage: Passiert mit meiner Falltür auf der 43 überhaupt etwas, wenn kein anderer die 43 nennt?",
        "What happens to my trapdoor on 43 if I'm the only one who names it?",
        "If no one else names 43, does my trapdoor do anything at all?",
        "Quick question: is my trapdoor at 43 any use when nobody else picks 43?",
        "Que se passe-t-il avec ma trappe sur 43 si personne d'autre ne la nomme ?",
        "Wat gebeurt er met mijn valluik op 43 als niemand anders 43 noemt?",
        "¿Qué pasa con mi trampilla en 43 si nadie más la nombra?",
        "Cosa succede alla mia botola sul 43 se nessun altro la nomina?",
        "I sent 2 and trapdoor 43. Is that still what you have?",
    ],
)
def test_what_becomes_of_ones_trapdoor_is_a_question(house: House, words: str) -> None:
    """It is for the GM, and asks for no order, though it has a condition."""
    assert sent(house, words) == "question: passed on to the GM"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "Can I have trapdoor 14 if nobody else names it?",
        "Would you put my trapdoor on 14 if nobody else names 14?",
        "Could my trapdoor be 14 if no one else wants it?",
        "Will you move my trapdoor to 14 if somebody else names 43?",
        "Is it possible to have the trapdoor on 14 if nobody else takes it?",
        "What about trapdoor 14 if no one else has it?",
        "If someone else names 43 I want my trap on 20 instead, ok?",
    ],
)
def test_a_trapdoor_that_hangs_on_others_is_asked_about(house: House, words: str) -> None:
    """Who asks for one on a condition is told that there are none."""
    assert sent(house, words) == "asked back, nothing changed"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "I'd put 2 and 43, is that still what you have?",
        "I put 2 and 43, is that what you've got?",
        "Do you still have 2 and 43 for me?",
        "Have you got 2 and 43 down for me?",
        "Are my orders still 2 and 43?",
        "Is my trapdoor still on 43?",
        "I had 2 and 43 - is that what's down for me?",
        "Could you check I've got 2 and 43?",
        "Ich hatte 2 und 43, steht das noch so?",
        "Ik had 2 en 43, staat dat nog zo?",
        "J'avais mis 2 et 43, c'est bien ce que vous avez ?",
    ],
)
def test_whether_ones_numbers_stand_is_told_from_the_record(house: House, words: str) -> None:
    """As ORDERS is."""
    assert sent(house, words) == "asked for ORDERS"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words", ["I put 3 and 50, is that right?", "I'd like 3 and 50, have you got that?", "Is 3 and 50 still possible?"]
)
def test_other_numbers_are_no_such_question(house: House, words: str) -> None:
    """They may be wanted."""
    assert "ORDERS" not in sent(house, words)
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("is it too late to change my trap? if not 24", 2, 24),
        ("Is it too late to change my trapdoor? If not, 24 please.", 2, 24),
        ("am i too late to swap my throw? if not a 5", 5, 43),
        ("Is there still time to change my throw? If so, the 5.", 5, 43),
        ("Can I still change my trapdoor? If so 24.", 2, 24),
        ("Is it too late for changes? If not, 5 and 24.", 5, 24),
        ("Have I missed the deadline? If not: 5, trapdoor 24", 5, 24),
        ("Ist es zu spät, meine Falltür zu ändern? Wenn nicht, 24.", 2, 24),
        ("Est-il trop tard pour changer ma trappe ? Sinon, 24.", 2, 24),
        ("Is het te laat om mijn valluik te wijzigen? Zo niet, 24.", 2, 24),
        ("¿Es tarde para cambiar mi trampilla? Si no, 24.", 2, 24),
        ("È tardi per cambiare la botola? Se no, 24.", 2, 24),
    ],
)
def test_what_is_wanted_if_it_is_in_time_is_ordered(house: House, words: str, throw: int, door: int) -> None:
    """Whether it is in time the server sees."""
    assert sent(house, words).startswith("orders taken")
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize(
    "words",
    [
        "is it too late to change my trap?",
        "Is it too late to change my trap? If so never mind.",
        "is it too late to change my trap? if it is, i'll live with 24",
        "Is it too late to change my trap? If not I'll think about 24.",
        "is it too late to change my trap? if not 24 or 25",
        "Can I still change my trap? If not, 24 is fine.",
        "is it too late for Clive to change her trap? if not 24",
        "Is it too late to change my throw? If not 24",
    ],
)
def test_what_is_asked_of_the_time_alone_changes_nothing(house: House, words: str) -> None:
    """Nor what is weighed, or wanted only if it is too late."""
    sent(house, words)
    assert house.standing("Brenda") == STANDS
