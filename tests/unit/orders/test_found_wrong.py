"""A number that stands wrongly in the receipt, and what it should be."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize(
    "text",
    [
        "I see trapdoor 23 in my receipt, it should be 33.",
        "Hi Alan, I notice my trapdoor is down as 23 - should be 33 please",
        "My trapdoor shows as 23 on the receipt. It should be 33.",
        "Trapdoor 23 is wrong, it should be 33.",
        "Trapdoor 23 is a typo for 33.",
        "The trapdoor came out as 23, it's meant to be 33.",
        "My receipt says trapdoor 23 instead of 33.",
        "You've got trapdoor 23, it was supposed to be 33.",
        "trapdoor 23 should be 33",
        "In der Quittung steht Falltür 23, das muss 33 heißen.",
        "Da steht Falltür 23 statt 33 in der Quittung.",
        "Je vois trappe 23 dans mon reçu, ça devrait être 33.",
        "Ik zie in mijn bevestiging valluik 23, dat moet 33 zijn.",
        "valluik 23 moet 33 zijn",
        "En el recibo pone trampilla 23, debe ser 33.",
        "Vedo nella ricevuta botola 23, dovrebbe essere 33.",
        "C'est écrit trappe 23 dans l'accusé, je voulais 33",
        "Dans ton mail il y a trappe 23, moi j'avais dit 33",
        "In der Quittung steht Falltür 23, ich hatte 33 gesagt.",
        "Du hast Falltür 23 notiert, ich wollte die 33.",
        "In de bevestiging staat valluik 23, ik had 33 gevraagd",
        "En el acuse pone trampilla 23, yo quería 33",
        "El acuse dice trampilla 23, pero yo pedí la 33",
        "Nella ricevuta c'è scritto botola 23, io volevo 33",
        "La ricevuta dice botola 23, ma io ho detto 33.",
        "You wrote trapdoor 23, I said 33",
        "The receipt says trapdoor 23, I'd said 33",
    ],
)
def test_what_it_should_be_is_the_order(text: str, turns: int) -> None:
    """What stands wrongly is never ordered anew: the number that it should be is."""
    assert short(reading(text, turns)) == {"A": ([], 33)}


@pytest.mark.parametrize(
    "text",
    [
        "The receipt has throw 4, it should be 3.",
        "Alan, I see I've got a throw of 4, it should have been a 3.",
        "Ich sehe Wurf 4 in der Quittung, das sollte 3 sein.",
        "Throw 4 should be throw 3.",
    ],
)
def test_a_throw_that_stands_wrongly_is_put_right(text: str) -> None:
    """The same of a throw."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], None)})


def test_a_board_that_is_named_is_the_one() -> None:
    """Of several boards it is the one that the sentence names; where it names none, that is asked."""
    assert short(reading("I see trapdoor 23 on board B in my receipt, it should be 33.", 1, "AB")) == {"B": ([], 33)}
    assert short(reading("I see trapdoor 23 in my receipt, it should be 33.", 1, "AB")) == {}
    assert short(reading("C'est écrit trappe 23 sur B dans l'accusé, je voulais 33", 1, "AB")) == {"B": ([], 33)}


@pytest.mark.parametrize(
    "text",
    [
        "I see trapdoor 23 in the report, it should have been 33.",
        "If you see trapdoor 23 it should be 33.",
        "trapdoor 23 should be 33?",
        "I see trapdoor 23 in Clive's orders, it should be 33.",
        "Throw 4 on turn 2 is wrong, should be 3.",
    ],
)
@pytest.mark.parametrize("turns", [1, 2])
def test_what_says_more_is_asked_about(text: str, turns: int) -> None:
    """Where it is about a report, others, a turn or a condition, neither number is taken."""
    got = reading(text, turns)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "The receipt has trapdoor 23, though I'm certain I typed 33",
        "In der Quittung steht Falltür 23, und ich bin sicher, dass ich 33 geschrieben habe.",
        "L'accusé dit trappe 23, mais si je me souviens bien je voulais 33",
        "In de bevestiging staat valluik 23, terwijl ik toch echt 33 had opgeschreven",
        "En el acuse sale trampilla 23 aunque yo estoy segura de que quería 33",
        "Nella ricevuta leggo botola 23, però sono sicuro che volevo 33",
        "L'accusé dit trappe 23, Clive voulait 33.",
    ],
)
def test_what_a_receipt_has_though_another_was_wanted_is_not_ordered(text: str) -> None:
    """A receipt's own number is nobody's wish where its reader speaks of another, in whatever words."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "The receipt says trapdoor 23, thanks. Throw 4, trapdoor 23.",
        "Throw 4, trapdoor 23. I wanted 33 but it's too far.",
        "Lancer 4, trappe 23. Dans ton mail il y a 33 fautes.",
    ],
)
def test_an_order_beside_a_receipt_stands(text: str) -> None:
    """What is ordered plainly stands, whatever else was once wanted."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 23)})


def test_one_of_two_throws_that_should_be_another_is_asked_about() -> None:
    """Two numbers of which one should be the other are not the two throws of the round."""
    got = reading("I see throw 4 on turn 2 in my receipt, it should be 3.", 2)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 23 should be safe.",
        "Throw 4 must be my worst; trapdoor 23 should do.",
        "Throw 4, trapdoor 23, that should be 3 in a row.",
        "Throw 4, trapdoor 23. My position should be 33.",
        "Throw 4, trapdoor 23. Dinner at Mo's should be 7.",
        "Trapdoor 23 has to be one of 3 places. Throw 4.",
        "Throw 4, trapdoor 23, it should be 12 degrees.",
    ],
)
def test_what_should_be_something_else_is_no_order(text: str) -> None:
    """Positions, dinners and degrees should be something too, and change no order."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 23)})


@pytest.mark.parametrize(
    "text",
    [
        "Bei der Falltür hab ich mich vertan, 51 sollte es heißen und nicht 45.",
        "Nachtrag: bei der Falltür hab ich mich vertan, 51 sollte es heißen und nicht 45.\n\nGruß, Ulrich",
        "Korrektur: Falltür 51 muss es heißen, nicht 45.",
        "I made a slip with the trapdoor, 51 it should be and not 45.",
        "The trapdoor is wrong: 51 is what I meant, not 45.",
        "Trapdoor: 51 it should have been, not 45.",
        "Bij het valluik heb ik me vergist, 51 moest het zijn en niet 45.",
        "Botola sbagliata: 51 doveva essere, non 45.",
        "Me he equivocado con la trampilla, 51 debía ser y no 45.",
        "Je me suis trompée pour la trappe, 51 cela devait être et non 45.",
    ],
)
def test_what_is_right_may_come_first(text: str) -> None:
    """The number in front of the verb is the order, and the one behind it what stood wrongly."""
    got = reading(text)
    assert (got.kind, short(got)) == ("orders", {"A": ([], 51)})


@pytest.mark.parametrize(
    "text",
    [
        "Bei Gaz' Falltür hat er sich vertan, 51 sollte es heißen und nicht 45.",
        "Vielleicht hab ich mich bei der Falltür vertan, 51 sollte es heißen und nicht 45?",
        "Wenn Gaz rückt, hab ich mich bei der Falltür vertan, 51 sollte es heißen und nicht 45.",
        "Falltür von letzter Woche: 51 sollte es sein und nicht 45.",
        "The trapdoor in turn 3: 51 it should have been, not 45.",
        "My postcode is wrong: 51 it should be and not 45.",
    ],
)
def test_what_is_right_of_something_else_is_no_order(text: str) -> None:
    """Others, another turn, a condition, a doubt or a postcode: nothing is taken, and nobody is thought to leave."""
    got = reading(text)
    assert got.kind in ("orders", "other")
    assert short(got) == {}


@pytest.mark.parametrize(
    "text",
    [
        "Put the trapdoor on 45 instead of 54.",
        "Please put my trapdoor on 45 rather than 54.",
        "Could you put the trapdoor on 45 instead of 54?",
        "Put the trapdoor on 45 (instead of 54).",
        "Trapdoor on 45 instead of on 54.",
        "Have the trapdoor on 45 instead of on 54, please.",
        "Setze die Falltür auf 45 statt 54.",
        "Leg die Falltür auf 45 statt auf 54.",
        "Trappe sur 45 au lieu de sur 54.",
        "Valluik op 45 in plaats van op 54.",
        "Pon la trampilla en 45 en vez de en 54.",
        "Metti la botola sul 45 invece che sul 54.",
    ],
)
def test_what_is_to_be_put_somewhere_instead_is_not_found_there(text: str) -> None:
    """Who asks for 45 instead of 54 wants the 45; only who finds 45 instead of 54 wants the 54."""
    assert short(reading(f"Throw 2. {text}")) == {"A": ([2], 45)}


@pytest.mark.parametrize(
    "text", ["You put my trapdoor on 45 instead of 54.", "The receipt says trapdoor 45 instead of 54."]
)
def test_what_stands_somewhere_instead_is_wrong(text: str) -> None:
    """It is the other way round there."""
    assert short(reading(f"Throw 2. {text}")) == {"A": ([2], 54)}
