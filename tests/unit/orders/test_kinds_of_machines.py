"""Words that only machines write are no orders and get no answer; people who say the like of themselves are heard."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

MACHINES = [
    "Please note I only work Tuesdays. I will respond when I am next in.",
    "This mailbox is no longer monitored. Please write to info@acme.test instead.",
    "I am on sick leave. Your mail is not being forwarded.",
    "Your request has been received and will be answered within 2 working days.",
    "A ticket has been created. Your ticket number is 4545.",
    "Vielen Dank für Ihre Nachricht. Ich bin ab 14.12. wieder erreichbar. In dringenden Fällen Tel. 0345 / 45.",
    "Ich bin bis 12.12. abwesend. Ihre Mail wird nicht bearbeitet.",
    "Ich bin bis 13.12. abwesend. E-Mails werden in dieser Zeit nicht gelesen.",
    "Dies ist eine automatisch generierte Antwort. Bitte antworten Sie nicht auf diese E-Mail.",
    "Merci pour votre message. Je suis en vacances et je vous répondrai à mon retour le 12 décembre.",
    "Nous avons bien reçu votre demande. Pour toute urgence, appelez le 45.",
    "Ik ben afwezig tot 12 december. Ik heb geen toegang tot mijn e-mail.",
    "Wegens vakantie ben ik afwezig van 3 tot 10 december. Uw mail wordt niet doorgestuurd.",
    "Gracias por su mensaje. Estaré de vacaciones hasta el 14 de diciembre y no tendré acceso a mi correo.",
    "No estaré disponible del 3 al 10 de diciembre. Responderé a mi regreso.",
    "Grazie per il messaggio. Sono in ferie fino al 14 dicembre e risponderò al mio rientro.",
    "L'ufficio rimarrà chiuso dal 24 dicembre al 6 gennaio.",
]
WITH_NUMBERS = [
    "This is an automatic reply. Trap 15, throw 2 jokes aside, I am out.",
    "This is an automated message. Throw 5, trapdoor 45.",
    "Dies ist eine automatisch generierte Antwort. Wurf 5, Falltür 45.",
    "Uw mail wordt niet gelezen. Worp 5, valluik 45.",
]
PEOPLE: list[tuple[str, Short]] = [
    (text, {"A": ([5], 45)})
    for text in (
        "This is not an automatic reply, I am a real person! Throw 5, trapdoor 45",
        "Merci pour votre message. Je joue 5, trappe 45.",
        "Bedankt voor uw bericht. Ik gooi 5, valluik 45.",
        "Sehr geehrte Damen und Herren, ich werfe 5, Falltür 45.",
        "I'm on sick leave, so there's plenty of time to play: throw 5, trapdoor 45.",
        "I'm on holiday until the 15th and won't be checking email. Throw 5, trapdoor 45.",
    )
]
LONE = [
    "5\n\nThis is an automatically generated email, please do not reply",
    "I'll go with 5 please.\n\nThis is an automatically generated footer.",
    "5 please\n\nThis inbox is not monitored at weekends",
]
FOOTERS = [
    *(
        f"Four minutes before my next patient! Please enter a 5 for me, trapdoor 45.\n\nBest,\nSue\n\n{footer}"
        for footer in (
            "** PLEASE NOTE this mailbox is not monitored for clinical matters **",
            "This mailbox is no longer monitored after 6 pm.",
            "Our office is closed on Mondays.",
            "If the matter is urgent ring 01632 960 360.",
        )
    ),
    "I've got no time! Please enter a 5 for me, trapdoor 45.\n\nDr S. Menon\n** This mailbox is not monitored **",
    "5 and 45\n\nYour mail will not be forwarded while I am out of the office.",
    "Throw five, trapdoor forty-five\n\nThis is an automatically generated footer. This mailbox is not read at night.",
]
AWAY = [
    "I'm away 3-10 December.",
    "Ich bin vom 3. bis 10. Dezember im Urlaub.",
    "Ik ben afwezig van 3 tot 10 december.",
    "Je serai absent du 3 au 10 décembre.",
    "Estaré de vacaciones hasta el 14 de diciembre.",
    "Sarò in ferie dal 3 al 10 dicembre.",
]


@pytest.mark.parametrize("text", [*MACHINES, *WITH_NUMBERS])
def test_what_only_machines_write_is_a_machines(text: str) -> None:
    """In the six languages, without any header that says so, and whatever numbers stand beside it."""
    made = reading(text)
    assert (made.kind, short(made), made.asked) == ("auto-reply", {}, ())


@pytest.mark.parametrize(("text", "orders"), PEOPLE)
def test_people_order_beside_such_words(text: str, orders: Short) -> None:
    """Who only sounds a little like an office, and orders, is a person."""
    made = reading(text)
    assert (made.kind, short(made), made.verdict) == ("orders", orders, "clear")


@pytest.mark.parametrize("text", FOOTERS)
def test_a_footer_takes_no_orders_away(text: str) -> None:
    """What an office prints below every mail says nothing of the player's words above it."""
    made = reading(text)
    assert (made.kind, short(made), made.verdict) == ("orders", {"A": ([5], 45)}, "clear")


@pytest.mark.parametrize("text", LONE)
def test_a_lone_throw_above_a_footer_is_taken(text: str) -> None:
    """As it is without the footer."""
    assert short(reading(text)) == {"A": ([5], None)}


@pytest.mark.parametrize("text", AWAY)
def test_people_who_are_away_are_no_machines(text: str) -> None:
    """Days told in one's own words are noted."""
    made = reading(text)
    assert [one.command for one in made.asked] == ["ABSENT"]


@pytest.mark.parametrize(
    "text",
    [
        "Thanks for your message! It is half term and I am not reading mail between 2 March and 6 March inclusive. If "
        "your child is ill in week 3 please ring the office on 01632 960 444, option 2.\n\nMr Oake (Year 4)",
        "Thank you for contacting Elm Surgery. Messages are not monitored in week 6. Please call reception, room 3.",
        "Vielen Dank für Ihre Mail! Es sind Ferien und ich lese bis zum 17. Juli keine Nachrichten. Bitte rufen Sie im "
        "Sekretariat an, Zimmer 4.",
        "Bedankt voor je bericht! Het is vakantie en ik kan tot 17 juli geen mails lezen. Bel de school, toestel 4.",
        "Merci pour votre message. Je suis en congé et ne lis pas mes messages du 3 au 17 juillet. Veuillez appeler le "
        "secrétariat, poste 4.",
    ],
)
def test_an_office_that_sends_elsewhere_is_a_machine(text: str) -> None:
    """Thanks for a mail that nobody reads, and whom to ring instead, are written by no player."""
    got = reading(text, subject="Re: Newt 4")
    assert (got.kind, got.verdict, short(got)) == ("auto-reply", "clear", {})


@pytest.mark.parametrize(
    "text",
    [
        "Thanks for your email! I am not checking messages much this week. 4 and 60 please.",
        "Thanks for your report! I've not read it all. Please contact Sid about the picnic. I play 4 and 60.",
        "Thanks for your mail, I have not read the table. Please phone me if you like. 4, 60",
        "Thanks for your message. Throw 4 and trapdoor 60. I'm not reading mail at work, please call me at home.",
    ],
)
def test_a_player_who_thanks_and_orders_is_no_machine(text: str) -> None:
    """Orders beside such words are a player's."""
    assert short(reading(text, subject="Re: Newt 4")) == {"A": ([4], 60)}


def test_a_friend_who_has_no_time_is_no_machine() -> None:
    """Thanks, something unread and whom to ring may be anybody's words."""
    words = "Thanks for your mail! I have not read all of it. Please ring Mum if anything is urgent."
    assert reading(words).kind != "auto-reply"
