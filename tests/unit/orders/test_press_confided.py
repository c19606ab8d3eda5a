"""What is to be printed of a letter, and what never is: announcements in its middle, and words for the GM alone."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

ORDER = "Throw 5, trapdoor 45."
WORDS = "Snakes have no knees. I checked."
SECRET = "I shall throw the 6 next time whatever happens"

CONFIDED = [
    "And this one is not for printing, only for your ears: {}.",
    "But this bit isn't for print: {}.",
    "This one is just for you: {}.",
    "The next bit is for your eyes only: {}.",
    "Not for the zine: {}.",
    "Not for print, but {}.",
    "Off the record, {}.",
    "Between ourselves {}.",
    "Between you, me and the gatepost, {}.",
    "Please don't print this, but {}.",
    "Don't print this bit: {}.",
    "Do not print the following: {}.",
    "Please do not publish what follows: {}.",
    "In the strictest confidence: {}.",
    "Confidentially, {}.",
    "And privately, {}.",
    "For your information only: {}.",
    "PS (not for printing) {}.",
    "(This is for you, not for the report: {}.)",
    "Everything below is for you only. {}.",
    "What follows is private. {}.",
    "{}. Please don't print that.",
    "{}. That's not for the report, of course.",
    "{}. But that stays between us.",
    "{} - but don't put that in the report.",
    "Keep this under your hat: {}.",
    "Don't tell the others, but {}.",
    "A word in your ear: {}.",
    "That was for the report. {}.",
    "And one thing that must not go in the report: {}.",
    "And here is something you must not print: {}.",
    "Not to be repeated: {}.",
    "Please keep the following out of the report: {}.",
    "Leave this out: {}.",
    "Nothing of this in the report: {}.",
    "The rest of this isn't press. {}.",
    "I wouldn't want the others to know, but {}.",
    "{}, but don't let on.",
    "{{private}} {} {{/private}}",
    "{}. Please do not publish the third sentence.",
    "{}, which the others needn't know.",
    "Meanwhile, Gwil, for your ears only, {}.",
    "Mum's the word, but {}.",
    "Psst! {}.",
    "(ssh!) {}.",
    "Personal to Harry – {}.",
    "No-one must hear of this but you: {}.",
    "Das bitte nicht drucken: {}.",
    "Unter uns gesagt, {}.",
    "À ne pas publier : {}.",
    "Dit niet afdrukken: {}.",
    "No lo publiques: {}.",
    "Da non pubblicare: {}.",
]


@pytest.mark.parametrize("joint", ["\n\n", "\n", " "])
@pytest.mark.parametrize("said", CONFIDED)
def test_what_is_confided_is_never_printed(said: str, joint: str) -> None:
    """Wherever in the press somebody turns to the GM alone, what they say then is for nobody else."""
    got = reading(f"Press: {WORDS}{joint}{said.format(SECRET)}\n\nTobias")
    assert "the 6" not in (got.press or "")
    assert not any(got.orders.values())
    if joint == "\n\n":
        assert got.press == WORDS


@pytest.mark.parametrize("after", ["PS Please don't print that after all.", "PS Don't print my press this time."])
def test_press_may_be_taken_back_below_the_name(after: str) -> None:
    """What was meant to be printed, and then is not, goes to the GM."""
    got = reading(f"{ORDER}\n\nPress: {WORDS}\n\nTobias\n\n{after}")
    assert (got.press, [item.to for item in got.letters], short(got)) == (None, [("GM",)], {"A": ([5], 45)})


@pytest.mark.parametrize("said", ["Don't print that: {}.", "Between ourselves, {}."])
def test_what_is_confided_to_a_player_stays_with_them(said: str) -> None:
    """A letter to one player is no press, and goes on to its end."""
    got = reading(f"{ORDER}\n\nPress to Sue: {WORDS} {said.format(SECRET)}")
    assert (got.press, got.letters[0].to) == (None, ("Sue",))
    assert SECRET in got.letters[0].text


@pytest.mark.parametrize(
    "text",
    [
        '"Between ourselves," said the Duke, "the snake is a fraud."',
        "Off the record, the mayor admitted to falling.",
        "The mayor was asked, off the record, whether he fell.",
        "Privately, he wept.",
        "I do not print money.",
        "The others shouldn't see me weep, said he. He did not let on.",
        "We do not publish that sort of thing, says the Times.",
        "A ladder is not for everyone.",
        "To you only the snake is kind.",
        "This is private property. Keep off.",
        "The ladder is not for you, Bob!",
        "The 6 is not in print any more.",
        "Mum says the word is fish.",
        "Nobody can see why I fell.",
    ],
)
def test_press_may_speak_of_secrets(text: str) -> None:
    """What only tells of a secret is printed whole."""
    got = reading(f"{ORDER}\n\nPress: The news. {text} {WORDS}\n\nTobias")
    assert (got.press, short(got)) == (f"The news. {text} {WORDS}", {"A": ([5], 45)})


ASKED_FOR = [
    "Can you put this in the report for me - {}\n\nTa ra,\nBridie",
    "Could you please print this - {}\n\nBridie",
    "Can you pop this in the report?\n\n{}\n\nBridie",
    "For the public report, if you will indulge me: {}\n\nI remain, Sir, yours very truly,\nR. Chatterji\n(Emeritus)",
    "For the magazine, should you see fit: {}\n\nBridie",
    "Press: {}\n\nI have the honour to be, Sir, your obedient servant,\nA. Crabtree",
    "Press: {}\n\nBelieve me, dear Sir, yours sincerely,\nA. Crabtree\nHon. Treasurer",
    "Press: {}\n\nYours in sport,\nDr. Alan Crabtree, B.A. (Oxon)",
    "This is only for the next report, please\nprint it:\n\n{}\n\nDanica",
    "You may print this: {}\n\nBridie",
    "If you have a corner left in the report: {}\n\nBridie",
    "Bitte im Bericht abdrucken: {}\n\nBridie",
    "Kannst du das bitte in den Bericht setzen - {}\n\nBridie",
    "Peux-tu mettre ceci dans le rapport : {}\n\nBridie",
    "Kun je dit in het verslag zetten: {}\n\nBridie",
    "Puedes poner esto en el informe: {}\n\nBridie",
    "Puoi mettere questo nel rapporto: {}\n\nBridie",
]


@pytest.mark.parametrize("text", ASKED_FOR)
def test_what_is_asked_to_be_printed_is(text: str) -> None:
    """Exactly that: without the request, the close of the letter and the name."""
    got = reading(f"{ORDER}\n\n{text.format(WORDS)}")
    assert (got.verdict, got.press, short(got)) == ("clear", WORDS, {"A": ([5], 45)})


@pytest.mark.parametrize(
    "text",
    [
        f"{WORDS} You can print that.",
        f"{WORDS} (for the report)",
        f"Please don't print this: {WORDS}",
        f"Could you not put this in the report - {WORDS}",
        f"This is not for the report, so please do not\nprint it:\n\n{WORDS}",
        f"I hope that you will not\nprint this:\n\n{WORDS}",
        f"Please remember my dice - {WORDS}",
    ],
)
def test_what_may_not_be_for_print_is_not_printed(text: str) -> None:
    """Where nobody can tell where it begins, or it is not to be printed at all, the GM sees it and nobody else."""
    got = reading(f"{ORDER}\n\n{text}\n\nBridie")
    assert (got.press, short(got)) == (None, {"A": ([5], 45)})
    assert got.chatter or "print" not in text


def test_press_is_led_by_the_italian_word_for_a_report() -> None:
    """ "Per il resoconto:" is as good as "per il rapporto"."""
    got = reading(f"Lancio: 5\nBotola: 45\n\nPer il resoconto: {WORDS}\n\nGrazie,\nTobias")
    assert (got.press, short(got)) == (WORDS, {"A": ([5], 45)})
