"""Mails in which nothing is ordered are told apart by how they sound."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pbm.core.orders import Asked, Reading
from pbm.orders import unordered
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard, Number
from pbm.orders.replies import say
from pbm.orders.resigning import is_resignation
from pbm.orders.standing.half_meant import in_earnest, is_only_toyed_with
from pbm.orders.tokens.token import Token
from pbm.orders.unordered import by_sound
from tests.unit.orders.forms import form, reading

LEAVING = [
    "The new job eats my evenings, so I would like you to take me off the players. Thank you for two merry years.",
    "My uncle Reg died on the 6th, aged 83. Would you see that he is taken out of your game, please?",
    "Please treat this as my withdrawal from the game, we are moving to Pune.",
    "We are moving north next month and there is no more place for games between the boxes, so I must leave Krait from "
    "today. Please do not wait for me or take orders in my name.",
    "Would you take me out of the game from now on please? Sorry to go when there are only 7 of you.",
    "I am afraid I must call it a day with Krait, I cannot keep up with two games. I shall carry on in Cobra.",
]
IDLE = [
    "On nights from the 5th to the 14th, so if I miss one don't worry, I've not given up.",
    "We sail on Monday and there'll be no signal until the 3rd. Don't fret if you hear nothing for turns 18 and 19.",
    "They are mending the telephone line until the 9th, so if I am silent that is why.",
]
OPEN = [
    "If I wanted to leave, would someone else be given my counter?",
    "Away from the 5th, so play 3 if the trapdoor on 40 opens, otherwise 2.",
    "I am in Wales for turns 18 and 19, you choose something for me.",
    "Took a quick snap of my orders on the fridge pad, see the picture. No signal till Monday.",
    "Hello, I throw the and would like nobody dropped this week.",
]


@pytest.mark.parametrize("text", LEAVING)
def test_who_leaves_is_understood_in_anybodys_words(text: str) -> None:
    """Whoever gives up the game, or somebody else's who no longer can, is asked whether they do and nothing else."""
    got = reading(text, subject="Re: Krait")
    assert (got.kind, got.verdict, got.orders, got.problems) == ("resign", "clear", {}, ())


def test_who_will_send_orders_later_does_not_leave() -> None:
    """However it sounds: somebody who asks first and plays on is asked nothing about leaving."""
    got = reading(
        "Morning! Before I send anything in: is 6 pm your time or mine, and can I nominate a square someone is already "
        "standing on, say 41? Proper orders tonight.",
        subject="Re: [Mamba] turn 10 is open",
    )
    assert (got.kind, got.verdict, got.orders) != ("resign", "clear", {})
    assert got.verdict == "ask"


@pytest.mark.parametrize("text", IDLE)
def test_who_is_away_is_not_asked_for_orders(text: str) -> None:
    """A note that somebody is away orders nothing, whatever its dates, and leaves nothing to ask."""
    got = reading(text, subject="Re: Krait")
    assert (got.kind, got.verdict, got.orders) == ("other", "clear", {})


def test_orders_that_follow_are_waited_for_beside_press() -> None:
    """Press whose writer says that orders follow is press alone, whatever is counted in it or beside it."""
    notices = "PRESS: Lost between 60 and 70, one slipper.\n\nPRESS: Mr Kay may call any Tuesday after 2."
    got = reading(f"Three small ads for you, orders separately.\n\n{notices}", subject="Krait")
    assert (got.kind, got.verdict, got.orders) == ("press", "clear", {})
    assert got.press == "Lost between 60 and 70, one slipper.\n\nMr Kay may call any Tuesday after 2."


def test_a_lone_number_is_no_throw_where_orders_are_to_come() -> None:
    """Who says that orders will come has ordered nothing by a number without a label."""
    got = reading("Two for the column, please. Orders will come from home.\n\nPRESS: Found, a plank.", subject="Krait")
    assert not got.orders


@pytest.mark.parametrize(
    "text",
    [
        "I've half a mind to resign and come back as a ghost, Alan, but I shan't. It's far too much fun.",
        "I was sorely tempted to quit when that snake had me, but I won't.",
        "I thought of leaving the game after that, but I'm staying.",
    ],
)
def test_who_only_toyed_with_leaving_is_not_asked(text: str) -> None:
    """They say themselves that they stay."""
    got = reading(text, subject="Re: Krait")
    assert (got.kind, got.verdict, got.orders) == ("other", "clear", {})


@pytest.mark.parametrize(
    "text", ["I have half a mind to resign my seat in this game and be done with it.", "I resign, but I won't sulk."]
)
def test_a_thought_of_leaving_without_its_answer_is_no_staying(text: str) -> None:
    """Nothing tells that they stay."""
    assert not is_only_toyed_with(text)


@pytest.mark.parametrize(
    "text",
    [
        "if i land on that snake 1 more time im quitting jk",
        "One more trapdoor like that and I resign. Only joking.",
        "If Clive passes me again I'm leaving this game, ha ha ha",
        "I resign if Dora wins again!",
        "don't drop me please, it was only a joke",
        "never take me out of the game, Alan",
        "That's it, I quit. Just kidding.",
    ],
)
def test_a_threat_a_joke_and_a_wish_to_be_kept_give_up_nothing(text: str) -> None:
    """Who leaves only if the game goes badly, says that they joked or wants to be kept is not asked whether they go."""
    assert not is_resignation([text])
    assert reading(text, subject="Re: Krait").kind != "resign"


@pytest.mark.parametrize(
    "text",
    [
        "If it's all the same to you I'd like to resign.",
        "Sorry if this spoils the last round but I have to quit the game.",
        "I'm quitting the game. If you see Clive again, say hello.",
        "I'm not joking, I resign.",
        "Once more thank you, and I resign.",
        "Just kidding, Clive! Alan, I have to resign, my mother is ill.",
        "I am leaving the game. Please don't remove me from the mailing list though.",
        "I resign, if that's all right, as I lost my job last week.",
    ],
)
def test_who_leaves_politely_leaves(text: str) -> None:
    """Manners, thanks and jokes about something else change nothing of it."""
    assert is_resignation([text])
    assert reading(text, subject="Re: Krait").kind == "resign"


def test_nobody_leaves_in_a_question_without_a_word_of_leaving() -> None:
    """However it sounds: it is the GM who answers it."""
    text = (
        "Alan, strictly between ourselves, are you allowed to say who voted for that trapdoor? No, I thought not. "
        "Had to ask.\n\nA."
    )
    got = reading(text, subject="Re: Badger round 3")
    assert (got.kind, got.verdict) == ("question", "ask")


def test_what_is_said_in_earnest_is_left() -> None:
    """Only the threat, the joke and the wish go."""
    assert in_earnest("Lovely game. One more hole and I quit!").strip(" !") == "Lovely game."
    assert in_earnest("I quit. Only joking. See you").strip(". ") == "See you"


@pytest.mark.parametrize("text", OPEN)
def test_what_is_left_open_is_asked_about(text: str) -> None:
    """Who asks about leaving, thinks of it, or wants something while they are away is written back to."""
    got = reading(text, subject="Re: Krait")
    assert (got.kind == "resign", got.verdict, got.orders) == (False, "ask", {})


ASKED = Reading("other", "ask", {}, problems=(say("numbers"),), quotes=(None,))


def opinion(words: int = 12) -> Opinion:
    """Return the second opinion on a mail of so many words."""
    return Opinion(tuple, 0.0, words, tokens=[Token("W", word, 0) for word in ("my", "game") * words][:words])


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float, float]]:
    """Return a list whose last entry is how likely every mail is open, idle, or one of somebody who leaves."""
    likely = [(0.0, 0.0, 0.0)]
    monkeypatch.setattr(unordered, "hear", lambda *_: Heard(0.0, (), np.zeros(384, np.float32)))
    monkeypatch.setattr(unordered, "_likely", lambda *_: unordered.Likely(*likely[-1]))
    return likely


def test_only_a_surer_sound_settles_a_question(sound: list[tuple[float, float, float]]) -> None:
    """Questions fall away only where surely nothing is to be asked."""
    sound.append((0.1, 0.9, 0.1))
    assert by_sound(form(), ASKED, opinion(), "").verdict == "clear"
    sound.append((0.1, 0.6, 0.1))
    assert by_sound(form(), ASKED, opinion(), "") is ASKED
    assert by_sound(form(), ASKED, opinion(), "", unasked=True).verdict == "clear"
    sound.append((0.6, 0.9, 0.1))
    assert by_sound(form(), ASKED, opinion(), "") is ASKED
    for neither in ((0.6, 0.6, 0.1), (0.3, 0.2, 0.1), (0.9, 0.9, 0.1)):
        sound.append(neither)
        assert by_sound(form(), ASKED, opinion(), "", unasked=True) is ASKED


def test_what_sounds_settled_leaves_nothing_to_ask(
    sound: list[tuple[float, float, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only the weights of words ask, a mail that surely sounds as if it left nothing open is enough."""
    sound.append((0.3, 0.2, 0.1))
    monkeypatch.setattr(unordered, "hear", lambda *_: Heard(-8.0, (), np.zeros(384, np.float32)))
    assert by_sound(form(), ASKED, opinion(), "", unasked=True).verdict == "clear"
    assert by_sound(form(), ASKED, opinion(), "") is ASKED


def test_what_has_another_reason_is_left_as_it_is(sound: list[tuple[float, float, float]]) -> None:
    """Orders, commands, orders for other turns and questions with a reason of their own are no matter of sound."""
    sound.append((0.0, 0.1, 0.99))
    for left in (
        Reading("orders", "clear", {"A": {"throws": [3]}}),
        Reading("other", "clear", {}, asked=(Asked("ABSENT", "3-9"),)),
        Reading("orders", "clear", {}, later={9: {"A": {"throws": [2]}}}),
        Reading("other", "ask", {}, problems=(say("other-player"),)),
    ):
        assert by_sound(form(), left, opinion(), "") is left
    assert by_sound(form(), ASKED, opinion(5), "") is ASKED
    assert by_sound(form(), ASKED, opinion(), "").kind == "resign"


def test_a_number_that_sounds_ordered_is_asked_about(
    sound: list[tuple[float, float, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However idle a mail sounds, a number in it that may be a throw, or that was not heard, keeps its question."""
    sound.append((0.0, 0.99, 0.0))
    assert by_sound(form(), ASKED, replace(opinion(), tokens=[Token("N", "3", 0, 3)]), "") is ASKED
    monkeypatch.setattr(unordered, "hear", lambda *_: Heard(0.0, (Number(3, 0.4, 0.0),), np.zeros(384, np.float32)))
    assert by_sound(form(), ASKED, opinion(), "") is ASKED


@pytest.mark.soak
def test_the_weights_are_those_that_the_mails_teach() -> None:
    """What is written is what is learned from the rows and sentences under training, whoever learns it anew."""
    script = Path(__file__).parents[3] / "training" / "unordered.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "these are the weights\n"), done.stderr


def test_what_sounds_ordered_in_new_words_is_not_filed() -> None:
    """Who surely orders a throw and a trapdoor is asked for them in plainer words."""
    got = reading(
        "Using the works mail because mine's down. I'd like to take the 6 out of the\nbox this time, please, and the"
        " drop should be at 94.\n\nMagnus"
    )
    assert (got.kind, got.verdict) == ("orders", "ask")


@pytest.mark.parametrize(
    "text", ["We had 6 for dinner and Jo turned 94.", "Lovely report, 6 of us read it on the 94 bus."]
)
def test_what_sounds_like_chat_is_chat(text: str) -> None:
    """Numbers that nobody orders are no reason to ask."""
    got = reading(text)
    assert (got.kind, got.verdict) == ("other", "clear")
