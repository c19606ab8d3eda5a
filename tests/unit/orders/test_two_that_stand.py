"""How the two throws that stand are to change, told with nothing else: read with what stands in view."""

from __future__ import annotations

import pytest

from pbm.orders.standing.two_that_stand import Stands, names_a_throw, two_changed

NAMES = {"Gwen", "Nigel", "Alan"}


def made(words: str, *, door: bool = True) -> tuple[tuple[int, int], int | None] | None:
    """Return the throws that come of words over 5 and 2 for turns 13 and 14, and the trapdoor that is named there."""
    change = two_changed(words.split("\n"), Stands((5, 2), (13, 14), door), NAMES)
    return None if change is None else (change.throws, change.door)


@pytest.mark.parametrize(
    "words",
    [
        "swap my throws",
        "Swap them please, Alan.",
        "A correction: kindly reverse my two throws.\n\nN.",
        "other way round please",
        "The other way about, please",
        "turn mine round, thanks",
        "Oh Alan, would it be a trouble to turn mine round?\n\nGwen",
        "could you swap the two throws round please?",
        "Would you mind swapping my throws?",
        "can I swap my throws please?",
        "I'd like to take my two throws in the opposite order.",
        "On reflection I should prefer to take them in reverse order. The nomination is unaffected.",
        "same numbers, other way round",
        "Same throws but the other way round. Rest stands.",
        "Change the order of my throws",
        "the second one first",
        "Please reverse the order of my throws for this round.",
        "I want to change the order of my throws: 2 first, then 5.",
        "I had them the wrong way round, sorry. 2 then 5.",
        "Got them back to front, it should be 2 then 5",
        "Swap 'em round",
        "smaller number first, then the bigger one",
        "Small one first then the big one",
        "Erst die 2, dann die 5.",
        "¿Puedes invertir mis tiradas?",
        "andersherum bitte",
        "Bitte die beiden Würfe vertauschen.",
        "Meine Würfe bitte in umgekehrter Reihenfolge. Rest bleibt.",
        "Kannst du meine Würfe bitte tauschen?",
        "Ich habe es mir anders überlegt, lieber umgekehrt",
        "Sinneswandel: lieber umgekehrt",
        "inversez mes deux coups",
        "Alan, inversez mes deux coups, s'il vous plaît. Le reste est bon.",
        "Bitte die beiden Würfe vertauschen. Der Rest ist gut so.",
        "Draai mijn worpen om. De rest is goed.",
        "al revés por favor. El resto está bien.",
        "Scambia i miei due tiri. Il resto va bene.",
        "Dans l'autre sens, s'il te plaît.",
        "Draai mijn worpen om",
        "graag andersom",
        "Intercambia mis dos tiradas, por favor",
        "al revés por favor",
        "Scambia i miei due tiri",
        "al contrario per favore",
        "the 2 first",
        "would it be a trouble to turn mine round? The 2 first and the 5 after.",
        "I'll take them in the opposite order, i.e. 2 and then 5.",
        "The 5 after the 2, please",
        "little one first",
        "Och I've thought again. Wee yin first.",
        "the bigger one last",
        "Die kleinere zuerst bitte",
        "le plus petit d'abord",
        *("nur tauschen", "Nur die Würfe tauschen bitte", "einfach umdrehen", "alleen omwisselen", "juste inverser"),
        *("sólo cambiar el orden", "solo invertire l'ordine"),
    ],
)
def test_two_throws_that_stand_change_places(words: str) -> None:
    """Whether by their numbers, by their size or by neither: nothing else can be meant."""
    assert made(words) == ((2, 5), None)


@pytest.mark.parametrize(
    "words", ["swap my throws, trapdoor 41", "Trapdoor 41 and reverse the order", "Würfe tauschen, Falltür 41"]
)
def test_a_trapdoor_beside_it_is_told(words: str) -> None:
    """The caller sees whether it was read so."""
    assert made(words) == ((2, 5), 41)


@pytest.mark.parametrize(
    ("words", "throws"),
    [
        ("In respect of turn 14 please substitute 3 for the 2. The remainder stands.", (5, 3)),
        ("Turn 14: 3 instead of 2", (5, 3)),
        ("for turn 14, the 3, not the 2", (5, 3)),
        ("change turn 13 from 5 to 6", (6, 2)),
        ("Noch eine Bitte: den 14. Zug mit der 3 statt der 2.", (5, 3)),
        ("Zug 13 bitte 6 statt 5", (6, 2)),
        ("au tour 14 le 3 au lieu du 2", (5, 3)),
        ("tour 14 : 3 au lieu de 2", (5, 3)),
        ("beurt 14 de 3 in plaats van de 2", (5, 3)),
        ("turno 14: 3 invece di 2", (5, 3)),
        ("Make the second one a 3", (5, 3)),
        ("Second throw to 3 please", (5, 3)),
        ("make my first throw a 6 instead of 5", (6, 2)),
        ("change the 2 on turn 14 to a 3", (5, 3)),
        ("Keep the 5 first but make the second a 3", (5, 3)),
        ("First throw stays, second throw 3 instead of 2", (5, 3)),
        ("Turn 13: 6 not 5. Turn 14: 3 not 2.", (6, 3)),
        ("sorry sorry me again, second throw a 3 not a 2, then I'm DONE xx", (5, 3)),
        ("second throw a 3 instead", (5, 3)),
        ("Scrub that. Leave the 5 where it is but make the second one a 3. Trapdoor the same.", (5, 3)),
        ("The 5 stays where it is, second throw a 3 instead of the 2", (5, 3)),
        ("big one first", (5, 2)),
    ],
)
def test_one_throw_takes_the_place_of_one_that_stands_there(words: str, throws: tuple[int, int]) -> None:
    """By its turn, or as the first or the second; what is said to stay does."""
    assert made(words) == (throws, None)


@pytest.mark.parametrize(
    "words",
    [
        "should I swap my throws?",
        *("soll ich tauschen?", "nur tauschen, wenn Clive zieht", "nicht tauschen", "nur die Falltür tauschen"),
        "swap my throws?",
        "Can I swap my throws?",
        "Can I play the 2 before the 5?",
        "would you swap my throws?",
        "I should swap my throws",
        "I would swap my throws",
        "don't swap my throws",
        "swap my throws if Gaz moves",
        "swap my throws, or not",
        "Swap my throws. No.",
        "Swap my throws. Scrub that.",
        "Scrub that. Swap my throws.",
        "Scrub that. Make the second one a 3.",
        "swap my throws tomorrow",
        "swap my throws with Gaz",
        "Gaz can swap his throws",
        "change my order",
        "reverse my orders",
        "swap the trapdoor",
        "swap both",
        "swap them back please",
        "The other way round it would be 2 first",
        "Not the other way round",
        "Have you got my throws the wrong way round?",
        "I had them the wrong way round",
        "Biggest first, as they say.",
        "If in doubt 2 first",
        "2 first or 5 first",
        "Turn 13: 6 not 5. Turn 13: 3 not 5.",
        "Turn 13: 6 not 5. Turn 14: 6 not 2.",
        "Sollen wir die Würfe tauschen?",
        "andersherum wäre besser",
        "Reihenfolge bleibt",
        "swap my throws and play 6",
        "I'll take them in the opposite order, i.e. 5 and then 2.",
        "swap my throws, big one first",
        "the 3 first",
        "turn 14 a 3 not a 5",
        "second throw a 3 not a 2?",
        "was my second throw a 3 not a 2",
        "turn 15: 3 instead of 2",
        "round 14: 3 instead of 2",
        "make the second one a 5",
        "make the second one a 2",
        "Leave the 2 where it is but make the second one a 3.",
        "Leave the 5 where it is",
        "Keep my orders",
        "The rest stands.",
        "Trapdoor 41",
        "Trapdoor 41, trapdoor 42, swap my throws",
        "bigger fish first",
        "swap my throws\nGaz",
        "",
    ],
)
def test_what_may_mean_something_else_is_left_to_be_asked_about(words: str) -> None:
    """A question, a condition, a denial, others' throws, a number that does not stand there, two that disagree."""
    assert made(words) is None


def test_a_trapdoor_that_stays_has_to_stand() -> None:
    """Whoever leaves one as it is has one in mind."""
    assert made("Swap my throws, trapdoor the same.") == ((2, 5), None)
    assert made("Swap my throws, trapdoor the same.", door=False) is None


def test_a_number_that_may_be_a_throw_is_seen() -> None:
    """ "My two throws" has none."""
    assert names_a_throw(["maybe a 4"])
    assert names_a_throw(["four then three?"])
    assert not names_a_throw(["turn my two throws rownd"])


@pytest.mark.parametrize("words", ["turn 14 " + "to be " * 60 + "q", "swap " + "the my " * 50, "i will " + "now " * 90])
def test_words_that_lead_nowhere_are_given_up_at_once(words: str) -> None:
    """However often they are repeated, nothing is tried over and over."""
    assert made(words) is None
