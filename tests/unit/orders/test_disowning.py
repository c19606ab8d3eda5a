"""A cry that a mail was not the writer's is heard, however it is put; talk of the game is none."""

from __future__ import annotations

import time

import pytest

from pbm.orders.disowning import cries_out, disowns, takes_back_barely


@pytest.mark.parametrize(
    "words",
    [
        "No! I never sent that.",
        "I didn't send this.",
        "That wasn't me.",
        "I've been spoofed",
        "Receipt 2 is not mine. Receipt 1 is.",
        "I did not order a 6!",
        "I didn't throw 6, somebody else must have",
        "Somebody is writing in my name",
        "Somebody else sent that",
        "Someone else wrote this in my name",
        "Whoever sent those orders for me, it was not me",
        "That was not me who wrote it",
        "Who sent this? I didn't.",
        "Someone has hacked my account, please ignore whatever comes from it",
        "That order for 6 and 13 isn't mine, I want 2 and 8 as before",
        "Someone else knows my reply address, please change it",
        "that mail from work was not from me",
        "fake!!",
        "I know nothing of this e-mail",
        "Das war ich nicht!",
        "Ich habe das nicht geschrieben",
        "Ce n'est pas moi qui ai envoyé ça",
        "Dat was ik niet",
        "No fui yo",
        "Non sono stata io",
        *(
            "not my numbers",
            "Those aren't my orders!",
            "I gave no such orders",
            "I never sent you anything",
            "I sent nothing",
        ),
        *("That did not come from me", "I have no idea where that came from", "Somebody's impersonating me"),
        *("These orders are not from me", "I don't recognise those numbers", "I never gave those orders"),
        *("Das sind nicht meine Züge", "Ich habe nichts geschickt", "Jemand anders hat das geschickt"),
        *("So was habe ich nie geschickt", "jemand schreibt in meinem Namen", "Ich bin das nicht gewesen"),
        *(
            "Ce ne sont pas mes ordres",
            "Je n'ai rien envoyé",
            "quelqu'un d'autre a envoyé ça",
            "ça ne vient pas de moi",
        ),
        *("Dat heb ik niet gestuurd", "Ik heb niets gestuurd", "niet mijn zetten", "iemand anders heeft dat gestuurd"),
        *(
            "Yo no mandé eso",
            "nunca mandé eso",
            "yo no mandé nada",
            "esos no son mis números",
            "alguien escribe en mi nombre",
        ),
        *("Non ho mandato niente", "non sono i miei numeri", "qualcun altro l'ha mandato", "questo non viene da me"),
    ],
)
def test_a_cry_is_heard(words: str) -> None:
    """In six languages."""
    assert disowns([words])


@pytest.mark.parametrize(
    "words",
    [
        "throw 5 trapdoor 9",
        "I did not order before the deadline, sorry",
        "I did not send my orders in time",
        "I never throw a 6",
        "That was not my best throw",
        "I didn't get that mail",
        "Nobody wrote to me",
        "Sorry I didn't write before",
        "No trapdoor",
        "Did somebody land on 12?",
        "Somebody else must have won by now",
        "I hope somebody else has the 6",
        "Someone wrote to me about the game, throw 3",
        "Did anybody order before me?",
        "It is not me who moves first, throw 5",
        *("I have not sent any orders yet", "I didn't send anything last round", "I sent nothing yet, sorry"),
        *("These are not my final orders", "not my numbers for next week", "Not my best throws", "It's not my week"),
        *("I never played a 6 in this set", "That's not what I meant, make it 5", "I don't recognise the board"),
        *("Ich habe noch nichts geschickt", "Ich habe nichts bekommen", "das ist nicht mein Tag"),
        *("Je n'ai rien envoyé la semaine dernière", "Ik heb nog niets gestuurd", "Todavía no mandé nada"),
        *("No mandé nada la semana pasada", "Non ho ancora mandato niente", "No es mi día"),
    ],
)
def test_talk_of_the_game_is_no_cry(words: str) -> None:
    """What was not done in time, not received, or is only said of a move."""
    assert not disowns([words])


@pytest.mark.parametrize(
    "words",
    [
        "I have never played this by post before. A 1/15 B 2/13",
        "I've never played this",
        "I've never played it by mail, so be gentle",
        "I haven't played this for years",
        "I never played this as a child",
        "I have never really played any games by post",
        "I have not played that game since school",
        "I've never played that sort of game",
        "I've never sent an order by e-mail before, hope this is right",
        "I have never written one of these before",
        "I have not sent any orders by mail before",
        "Je n'ai jamais écrit ce genre de mail",
        "Je n'ai jamais envoyé ça par la poste",
        "Ich habe so etwas noch nie gespielt",
        "Ik heb dit nog nooit gespeeld",
        "Nunca he jugado a esto por correo",
        "Non ho mai giocato per posta",
    ],
)
def test_a_newcomer_disowns_nothing(words: str) -> None:
    """Who has never played the game, or never sent orders before, is new to it."""
    assert not disowns([words])


@pytest.mark.parametrize(
    "words",
    [
        "I've never sent that",
        "I have never sent this",
        "I never played this",
        "I haven't played this",
        "The 6? I never played it",
        "I have never played this move",
        "I've never played these numbers",
        "I've never ordered a 6 and 13",
        "I never sent any orders by email!",
        "I've never sent any such order",
        "Je n'ai pas écrit ce mail",
    ],
)
def test_who_never_made_a_move_is_no_newcomer(words: str) -> None:
    """A mail, a move or a number that was never sent is disowned, whatever the tense."""
    assert disowns([words])


@pytest.mark.parametrize(
    ("words", "bare"), [("No", True), ("Undo!", True), ("Stop", True), ("Nope.", True), ("No 6", False), ("", False)]
)
def test_a_word_that_turns_down_what_it_does_not_name(words: str, bare: bool) -> None:
    """A mail that has nothing else needs a question back."""
    assert takes_back_barely([words]) is bare


@pytest.mark.parametrize("piece", ["that ", "i never ", "the mail ", "a", " ", "somebody is "])
def test_long_mails_cost_little(piece: str) -> None:
    """A megabyte of anything is looked at no further than its beginning."""
    begun = time.process_time()
    disowns([piece * (1_000_000 // len(piece))])
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    "words",
    [
        "NOT ME!!! Please cancel the 5 and 45",
        "Not me, I only write from brenda@players.test",
        "It was not me. I threw 4 and 12, those should stand.",
        "Who is this? Not me!",
        "I did not write this! 5 and 45 are not what I want",
        "I never sent that mail of 10:45, please take the 6 out",
        "Somebody is using my name, please undo the 6",
        "Das war ich nicht! Bitte die 5 und 45 streichen.",
        "Nein, nicht ich. Meine Züge sind 4 und 12",
    ],
)
def test_a_cry_is_one_whatever_numbers_are_beside_it(words: str) -> None:
    """Who says that it was not they need not say it alone."""
    assert cries_out([words])


@pytest.mark.parametrize(
    "words",
    [
        "Not me? Of course it was.",
        "Not me, but count it please",
        "Not me but my wife, for me: 5 and 45",
        "Not me, my son typed it: keep 5 and 45",
        "It was me, not Clive",
        "Not my usual address, yes",
        "I do not write from there as a rule",
        "Not me who is late",
        "5 and 45",
        "Was it not me?",
        "Not me. Or was it? 5",
        "",
    ],
)
def test_what_may_be_a_yes_is_no_cry(words: str) -> None:
    """It is asked about again."""
    assert not cries_out([words])
