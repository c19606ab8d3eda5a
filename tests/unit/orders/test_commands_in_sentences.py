"""Commands in sentences as players write them who know none of the words."""

from __future__ import annotations

import pytest

from pbm.orders.commands import asked_in

MEANT = (
    ("STATUS", "", "Alan what numbers will I have left after this one"),
    ("STATUS", "", "omg im LAST 💀 whats numbers have i got left"),
    ("STATUS", "", "which numbers do i still have"),
    ("STATUS", "", "Alan which numbers are left to me"),
    ("STATUS", "", "Mick when is the deadline"),
    ("REPORT", "", "Alan, please can you send me again the last report?"),
    ("REPORT", "", "could you send me again the report"),
    ("REPORT", "round 4", "I have mislaid the report of round 4, having used it as a bookmark."),
    ("REPORT", "round 2", "Would you be so kind as to send me the report of round 2 again?"),
    ("HISTORY", "", "Alan, could you send me a list of everything I've thrown so far?"),
    ("HISTORY", "", "Can I have a list of all my throws?"),
    ("HISTORY", "", "I'd like a list of the numbers I've used"),
    ("REMIND", "on", "Could you turn my reminders back on please?"),
    ("REMIND", "on", "Alan could you turn back on the reminders"),
    ("REMIND", "on", "Can I get the reminders back please"),
    ("REMIND", "on", "please start sending me reminders again"),
    ("STATUS", "", "wo steh ich?"),
    ("STATUS", "", "wo bin ich grad?"),
    ("STATUS", "", "wheres my piece at"),
    ("STATUS", "", "When's it due?"),
    ("REPORT", "", "I lost the report, could I have it again?"),
    ("REPORT", "", "Kannst du mir den Bericht nochmal schicken?"),
    ("ORDERS", "", "Have you got mine?"),
    ("GAMES", "", "Can I join another game?"),
    ("GAMES", "", "is there another game I could join?"),
    ("FORMAT", "text", "can I have plain text"),
    ("FORMAT", "text", "Could I get plain text mails?"),
    ("FORMAT", "text", "Text only please"),
    ("FORMAT", "text", "text only from now on please"),
    ("FORMAT", "text", "No pictures please"),
    ("FORMAT", "text", "Please don't send me any pictures"),
    ("FORMAT", "text", "keine Bilder mehr bitte"),
    ("FORMAT", "text", "texte seul svp"),
    ("FORMAT", "text", "alleen tekst graag"),
    ("FORMAT", "text", "solo texto por favor"),
    ("FORMAT", "text", "solo testo grazie"),
    ("ZONE", "Lisbon time", "my clocks are Lisbon time"),
    ("ZONE", "Lisbon time", "my clocks are on Lisbon time"),
    ("ZONE", "Lisbon", "clocks to Lisbon please"),
    ("ZONE", "Lisbon", "deadlines in Lisbon time please"),
    ("REMIND", "off", "Take me off the reminder list"),
    ("REMIND", "on", "Put me back on the reminder list"),
    ("REMIND", "off", "please remove me from the reminders"),
    ("REMIND", "on", "add me to the reminder list again please"),
    ("ABSENT", "", "When am I noted as away?"),
    ("GAMES", "", "which games am I in?"),
    ("GAMES", "", "What games do I play in?"),
    ("GAMES", "", "list my games please"),
    ("ORDERS", "", "What did I send you for this round?"),
    ("ORDERS", "", "what have I sent you for this round?"),
    ("PRESS", "", "What press of mine stands?"),
    ("PRESS", "", "which press have I written?"),
    ("PRESS", "", "show me my press"),
    ("REPORT", "first", "Could you send me the very first one again, the one with the rules?"),
    ("REPORT", "first", "please send the first mail again"),
    ("REPORT", "9", "Can I get a copy of the round 9 report?"),
    ("REPORT", "3", "I'd like a copy of the round 3 report"),
    ("REPORT", "5", "Merci de m'envoyer le rapport du tour 5"),
    ("REPORT", "5", "Kun je het verslag van ronde 5 nog eens sturen?"),
    ("REPORT", "4", "¿Puedes mandarme el informe de la ronda 4?"),
    ("REPORT", "3", "Puoi mandarmi il resoconto del turno 3?"),
    ("REPORT", "first", "Can you resend me the first message with the rules?"),
    ("HISTORY", "", "Which numbers have I used up so far?"),
    ("HISTORY", "", "what did I throw last round?"),
    ("STATUS", "", "what time does this close on Friday?"),
    ("STATUS", "", "when does it close?"),
    ("STATUS", "", "by when must I send my orders?"),
    ("STATUS", "", "what's the closing date?"),
    ("OBSERVE", "off Unleashed", "no more Unleashed reports please"),
    ("HELP", "", "Help, I've forgotten how this works"),
    ("HELP", "", "I don't remember how this works"),
    ("HELP", "", "I have forgotten how it works"),
)
NOT_MEANT = (
    "4 and 45 💀 what have i got left",
    "six and forty 💀 what have i got left",
    "Guess what numbers have I left",
    "Can I have a list of everybody's throws?",
    "make a list of presents",
    "I have lost the first round",
    "I've lost the report of round 4 to a ladder",
    "have you got mine or Clive's?",
    "can I join another game when this is over?",
    "is it game over?",
    "Game over for me I think",
    "I lost the report, could Clive have it again?",
    "unsubscribe from Unleashed",
    "Unsubscribe",
    "deadlines in next time please",
    "no pictures of me were taken",
    "only text me when it is over",
    "My clocks are all wrong",
    "the clocks go back on Sunday",
    "Take me off the list",
    "Put me back on 3",
    "When was I away?",
    "what games we play",
    "What did I do for this round?",
    "what did I send Clive for this round?",
    "The press of mine stands in the corner",
    "send the first one again",
    "The first one with the rules wins",
    "Which numbers have you used up?",
    "what time does the pub close?",
    "no more Clive please",
    "unsubscribe from this list",
    "unsubscribe me from reminders",
    "Help Clive, he has forgotten how this works",
    "I forgot how much I like this game",
    "I've forgotten what to throw",
    "plain text is best",
    "text me",
    "pictures please",
    "no pictures were lovelier",
    "my games are over",
    "stop Clive reports",
    "no reports please",
    "I don't know what to do",
    "send more reports please",
    "the deadline in Lisbon",
    "remind Clive",
    "Put Clive on the reminder list",
    "Clive's clocks are on Lisbon time",
)


@pytest.mark.parametrize(("command", "argument", "text"), MEANT)
def test_a_sentence_that_plainly_means_a_command_is_it(command: str, argument: str, text: str) -> None:
    """Wishes for plain mails, another clock, no reminders, and questions that a command answers."""
    asked, rest = asked_in([text])
    assert [(one.command, one.argument) for one in asked] == [(command, argument)]
    assert not any(rest)


@pytest.mark.parametrize("text", NOT_MEANT)
def test_a_sentence_that_only_sounds_like_a_command_is_none(text: str) -> None:
    """Talk of pictures, clocks, games and others, and what may be meant for more than one command."""
    assert asked_in([text]) == ((), (text,))


@pytest.mark.parametrize(
    "text",
    [
        "Alan, please withdraw my orders.",
        "Alan please withdraw my orders",
        "Alan, withdraw my orders.",
        "Withdraw my orders please, Alan.",
        "Alan, please cancel my orders for this turn.",
        "Alan, please take my orders back.",
        "Alan, bitte zieh meine Befehle zurück.",
        "Alan, annule mes ordres s'il te plaît.",
        "Alan, anula mis órdenes por favor.",
        "Alan, annulla i miei ordini per favore.",
    ],
)
def test_who_is_asked_by_name_to_take_orders_back_is_understood(text: str) -> None:
    """A name before or behind the request changes nothing of it."""
    assert [(asked.command, asked.argument) for asked in asked_in([text])[0]] == [("WITHDRAW", "")]


@pytest.mark.parametrize(
    "text",
    [
        "Clive says, withdraw my orders.",
        "Tomorrow, withdraw my orders.",
        "Otherwise, please withdraw my orders.",
        "If Bo moves, please withdraw my orders.",
        "Alan, withdraw my orders?",
        "Alan, don't withdraw my orders.",
        "Alan, please withdraw my orders if Bo moves.",
        "Alan, please withdraw my orders and play 5.",
        "They withdraw my orders, Alan.",
    ],
)
def test_what_is_no_plain_request_takes_nothing_back(text: str) -> None:
    """What others say, another day, a condition, a doubt or a denial withdraws nothing."""
    assert asked_in([text])[0] == ()
