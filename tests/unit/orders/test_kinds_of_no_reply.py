"""Mails in which nothing is ordered and nothing wanted are left alone; what leaves things open is not."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "I'm away until the 14th, no need to reply.",
        "Just a note to say I've moved. My new address is 4 Mill Lane.",
        "My new address: Mill Lane 4, Hull.",
        "Nothing to enter today.",
        "Keine Antwort nötig, nur ein Gruß aus Kiel.",
        "Heute nichts einzutragen.",
        "Du musst nicht antworten.",
        "Pas besoin de répondre.",
        "Nouvelle adresse : 4 rue des Lilas, 69003 Lyon.",
        "Je hoeft niet te antwoorden.",
        "Nieuw adres: Kerkstraat 3, 1017 Amsterdam.",
        "No hace falta que contestes.",
        "Nueva dirección: Calle Mayor 5, 28013 Madrid.",
        "Non serve rispondere.",
    ],
)
def test_who_wants_nothing_is_not_written_back_to(text: str) -> None:
    """Absence, a new address and "no reply needed" order nothing and are asked nothing."""
    found = reading(text)
    assert (found.kind, found.verdict, found.orders) == ("other", "clear", {})


@pytest.mark.parametrize(
    "text",
    [
        "Please don't play for me.",
        "No reply needed, but you choose for me.",
        "No reply needed. I can't decide.",
        "You have my orders already. Please scrap them.",
        "Just to let you know I'm away until Tuesday; hold the deadline please.",
        "Just to let you know I've moved my trapdoor to 34.",
        "Ich kann mich nicht entscheiden. Keine Antwort nötig.",
        "Bitte nicht für mich ziehen.",
        "Choisis pour moi, pas besoin de répondre.",
        "Ne joue pas pour moi.",
        "Speel alsjeblieft niet voor mij.",
        "Por favor, no juegues por mí.",
        "Non giocare per me.",
    ],
)
def test_who_leaves_it_open_is_asked_all_the_same(text: str) -> None:
    """ "No reply needed" beside what is undecided, left to the GM or taken back silences nothing."""
    assert reading(text).verdict == "ask"


def test_the_number_of_a_house_is_no_throw() -> None:
    """An address is nobody's order, wherever the number stands in it."""
    assert not reading("Neue Adresse ab März: Hafenstr. 4, 24103 Kiel.").orders
    found = reading("My address is 4 Mill Lane, Hull.\nThrow 5, trapdoor 34.")
    assert found.orders == {"A": {"throws": [5], "trapdoor": 34}}


def test_a_button_below_a_mail_of_ours_is_no_mail_of_a_player() -> None:
    """What a program writes of a thumb is never answered."""
    assert reading("Tilly Osborne reacted to your message:\n\n👍", subject="Re: Viper").kind == "auto-reply"
    assert reading("I reacted to your message with a 5 and 45", subject="Re: Viper").kind == "orders"


@pytest.mark.parametrize(
    "text",
    [
        "What a lovely report, we read it out at breakfast. I shall send my move at the weekend.",
        "Report received safely, thank you. My orders will be with you by Wednesday as usual.",
    ],
)
def test_thanks_and_a_promise_need_no_answer(text: str) -> None:
    """A call is no question, and orders that come "as usual" are not the usual ones."""
    got = reading(text, subject="Re: Viper")
    assert (got.kind, got.verdict) == ("other", "clear")


def test_a_form_that_came_back_empty_is_asked_about() -> None:
    """However settled the words above it sound."""
    text = "Here you are, all filled in I hope!\n\nOn 2 May GM wrote:\n> Throw:\n> Trapdoor:\n> Press:\n"
    assert reading(text, subject="Re: Viper").verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Hi Ned\n\nSailing to Mull from the 12th, 6 days, no signal. Back on the 18th, and turn 9 gets a letter then.",
        "Off to my sister's until the 9th, no internet there. I'm back on the 10th and will play on then. Bea",
        "Wij zijn van 3 tot 17 mei op vakantie en ik neem geen laptop mee. Na de 18e doe ik weer mee! Piet",
        "Wir sind vom 3. bis 17. Juli im Urlaub, ohne Rechner. Ab dem 18. Juli bin ich wieder dabei. Grete",
        "Je serai en vacances du 3 au 17 juillet, sans internet. De retour le 18 juillet, je rejoue ensuite. Luc",
        "Estaré de vacaciones del 3 al 17 de julio, sin internet. Vuelvo el 18 de julio y sigo jugando. Ana",
        "Sono in vacanza dal 3 al 17 luglio, senza computer. Torno il 18 luglio e gioco di nuovo. Ugo",
    ],
)
def test_who_is_out_of_reach_for_some_days_is_asked_nothing(text: str) -> None:
    """An absence with its days, and a promise to play on from then, need no answer."""
    made = reading(text, subject="Away")
    assert (made.verdict, made.kind) == ("clear", "other")


@pytest.mark.parametrize(
    "text",
    [
        "Away from the 24th, no signal. Back on the 29th then. Use my usual until then.",
        "Away from the 24th to the 29th, no signal, back on the 30th then. Can you wait?",
        "Away from Monday to Friday, no signal, back on Saturday then. I can't decide.",
        "Away from Monday, no signal, back on Saturday. Orders as last time then!",
    ],
)
def test_who_is_away_and_leaves_something_open_is_asked(text: str) -> None:
    """What else stands beside an absence may have to be asked about."""
    assert reading(text, subject="Away").verdict == "ask"


@pytest.mark.parametrize(("said", "throw"), [("Throw 4.", 4), ("5 it is until then!", 5)])
def test_orders_beside_an_absence_are_orders(said: str, throw: int) -> None:
    """Who is away and orders before it has ordered."""
    assert short(reading(f"Away from Monday, no signal, back on Saturday. {said}")) == {"A": ([throw], None)}


@pytest.mark.parametrize(
    "text",
    [
        "Got it ta. Will send mine Friday once I've been round to number 9 to see Joan's sheet",
        "Got it, thanks. I'll send mine on Sunday.",
        "Got the report! I'll do mine when I am back from Hull",
        "Received. Will return mine at the weekend, the printer is broken",
    ],
)
def test_who_will_send_theirs_later_needs_no_answer(text: str) -> None:
    """ "Will send mine Friday" is a promise of orders with its day, as "will send the form Friday" is."""
    made = reading(text)
    assert (made.kind, made.verdict, made.orders) == ("other", "clear", {})


@pytest.mark.parametrize("text", ["I'll send mine when Bob sends his", "Got it. I'll send mine Friday, maybe the 4"])
def test_a_promise_that_hangs_on_somebody_or_tells_a_number_is_asked_about(text: str) -> None:
    """What is promised on a condition, or with a number thought of aloud, is not let go by."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    "above",
    [
        "You have my orders from Monday and they stand. This is only for the paper:",
        "You have my orders already. For the zine:",
        "You've no need to reply, you already have my moves.",
    ],
)
def test_press_beside_orders_that_were_sent_is_only_press(above: str) -> None:
    """Whoever says that their orders are there, and stand, orders nothing with the numbers they tease others with."""
    made = reading(f"{above}\n\nPRESS: To the Dean. I hear you mean to throw a 4 and to open the ground at 66.")
    assert (made.kind, made.verdict, made.orders) == ("press", "clear", {})


@pytest.mark.parametrize(
    "above", ["This is only for the paper:", "You have my orders from Monday, but scrap the throw.", "My news:"]
)
def test_numbers_in_press_without_other_orders_are_asked_about(above: str) -> None:
    """Where no orders are known to stand, those that stand within press may be meant."""
    assert reading(f"{above}\n\nPRESS: Throw a 4, trapdoor at 66.").verdict == "ask"
