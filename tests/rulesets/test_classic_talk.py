"""Classic on order: what is a plain ROLL, however it is said, and what only speaks of the dice."""

from __future__ import annotations

import pytest

from pbm.orders.form_fields import form_words
from pbm.rulesets.classic import RULESET
from tests.rulesets.classic_games import config, stand


def heard(words: str) -> str:
    """Return whether words are taken for ROLL, asked about, or neither."""
    form = RULESET.order_form(config(play="on_order"), stand(Brenda=3), "Brenda")
    assert form is not None
    read = form_words(form, words.split("\n"))
    return "asked" if read.problems else "rolls" if read.orders else ""


@pytest.mark.parametrize(
    "words",
    [
        "roll",
        "ROLLLLL",
        "rolll",
        "RRROLL!",
        "je lance les dés",
        "Bonjour Alan, je lance les dés ! Pierre",
        "Jette les dés pour moi, s'il te plaît, je suis au ski jusqu'à dimanche.",
        "Lance pour moi, merci !",
        "je les lance",
        "Hola, tira los dados por mí",
        "lanzo los dados",
        "Ciao, tiro i dadi",
        "lancia per me, grazie",
        "Alan, gooi maar voor mij!",
        "gooi de dobbelstenen",
        "würfel bitte für mich, ich bin bis Sonntag weg",
        "Bitte für mich würfeln",
        "Roll them for me, would you? And blow on them first.",
        "Could you roll for me please?",
        "Can I roll please?",
        "Would you kindly roll for me, Alan?",
        "Throw them for me, would you?",
        "ROLL AGAIN. RON.",
        "roll twice",
        "Please take my roll.",
        "please make my roll for me",
        "roll please, i'm away until friday",
        "Roll, and I'll be away until Friday",
        "ROLL - and merry Christmas to everyone on the list",
        "Let's have my roll then",
        "rolling!",
        "let's have it",
        "same again please",
        "hit me",
        "gooien maar!",
        "Los geht's",
    ],
)
def test_whoever_says_so_rolls(words: str) -> None:
    """In six languages, drawn out, and put as a kind question."""
    assert heard(words) == "rolls"


@pytest.mark.parametrize(
    "words",
    [
        "HOLD MY ROLL UNTIL FRIDAY.",
        "hold my dice",
        "can i roll twice",
        "Can I roll again?",
        "can I roll the dice myself",
        "keep my roll till the weekend",
        "I'm saving my roll",
        "I'll hang on to my roll",
        "please postpone my roll",
        "skip my roll",
        "swap my roll",
        "bank my roll",
        "give my roll to Dora",
        "Dora can have my roll",
        "My roll can wait",
        "I would like to hold the roll",
        "leave my roll until the end",
        "ROLL FRIDAY",
        "roll after Clive",
        "roll for Clive first",
        "should i roll",
        "am i allowed to roll twice",
        "why did you roll for me",
        "Is there a limit on how often I can roll",
        "will you roll for me anyway?",
        "Would you roll if you were me?",
        "roll three dice",
        "drum rollllll",
        "My children throw the dice at the club",
        "we throw the dice at home too",
        "Clive lance les dés comme un pied",
        "lance les dés plus tard",
        "je peux lancer les dés deux fois ?",
        "on lance les dés vendredi",
        "warte mit dem Würfeln",
        "darf ich zweimal würfeln",
        "mein Wurf soll warten",
        "Der Würfel ist gefallen",
        "wacht tot vrijdag met gooien",
        "tira los dados el viernes",
        "tira i dadi venerdì",
        "aspetta a tirare i dadi",
        "ma vie est lancée",
        "tira para casa",
    ],
)
def test_a_roll_that_is_kept_handed_on_or_asked_about_is_none(words: str) -> None:
    """Who holds the roll back, puts it off, or asks how one may roll has not rolled."""
    assert heard(words) != "rolls"


@pytest.mark.parametrize(
    "words",
    [
        "hiya, do i roll here?? ROLL",
        "Howdy! Not bad for a start, eh? Roll again please",
        "roll pls, half past five, might as well",
        "up a mountain till the 20th, no signal there. can you roll for me this week and next??",
        "Roll. If I land on that snake again I'm eating the board",
        "Roll. When is the deadline, by the way?",
        "Roll\nWho is in front, is it Clive or Dora?",
        "Never thought I'd be third! roll",
        "roll if you would",
        "Roll when you have a minute",
        "Hold my roll. No, roll now please.",
        "Why did you roll for me last time? Roll now please.",
        "Je lance.",
        "Lancez, lancez ! Il ne m'en manque que douze, ce serait trop beau.",
        "Allez, lancez.",
        "Lancer, s'il vous plaît",
        "Dann würfle ich mal und hoffe auf bessere Zeiten als letzte Woche",
        "Lanzo.",
        "Lancio!",
        "Ik gooi maar",
    ],
)
def test_what_is_said_beside_a_roll_does_not_undo_it(words: str) -> None:
    """It risks nothing: a remark, a question or a condition in another sentence leaves a plain ROLL as it is."""
    assert heard(words) == "rolls"


@pytest.mark.parametrize(
    "words",
    [
        "Roll. No wait, don't.",
        "roll!! only joking",
        "Roll, but only if Clive has",
        "If Clive has rolled, roll",
        "Roll. If Clive has gone first.",
        "roll, unless Dora is ahead",
        "roll - but not yet",
        "Roll. Later.",
        "I don't want to roll",
        "Please don't roll for me, I'll roll myself",
        "Roll? Not yet.",
        "Je lance demain.",
        "Je lance un appel aux dons pour l'école",
        "Lancez-vous dans la reliure !",
        "Lance le chien aboie",
    ],
)
def test_a_roll_that_is_taken_back_or_hangs_on_something_is_none(words: str) -> None:
    """Who takes it back in the next breath, or says when it is to be, has not rolled yet."""
    assert heard(words) != "rolls"


@pytest.mark.parametrize(
    "words",
    [
        "hit me with the rules",
        "rolling in the aisles here",
        "dice please, what are they made of?",
        "I never said let's have it",
        "same again as last year, we lost",
    ],
)
def test_what_only_begins_so_is_no_roll(words: str) -> None:
    """Words that mean a roll alone mean none in a sentence of something else."""
    assert heard(words) != "rolls"
