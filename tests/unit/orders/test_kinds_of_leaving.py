"""Words of leaving the game, and words that only sound so."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

LEAVING = [
    "Please count me as resigned from now on. It has been a joy for 3 years.",
    "sorry, this isnt really my thing. can you take me out of the game please",
    "Please retire me from Viper as of now.",
    "I'm afraid I can't carry on with the game. Please give my place to somebody else.",
    "It's time I threw in the towel. Sorry.",
    "I'd like to stop playing, thanks for everything",
    "I'm going to have to give the game up, sorry",
    "I am hanging up my dice for good.",
    "I'm out, sorry folks",
    "New shifts from Monday, so I'd better drop out of the race altogether. Give my seat to whoever likes it.",
    "I'd better resign, the twins eat my evenings.",
    "We had better pull out of the game, Len is poorly.",
    "Querido Paco: con pena te escribo para dejar la partida. Nos mudamos.",
    "Quita mi ficha del tablero, por favor, ya no tengo tiempo.",
    "Bitte nimm meine Figur vom Brett, ich habe keine Zeit mehr.",
    "J'écris pour quitter la partie. Amitiés à tous.",
    "Haal mijn pion van het bord, ik heb geen tijd meer.",
    "Scrivo per lasciare la partita, grazie di tutto.",
    "Ich möchte aus dem Spiel aussteigen.",
    "Je souhaite quitter la partie, désolé.",
    "Quiero dejar la partida.",
    "Vorrei ritirarmi dal gioco.",
]


@pytest.mark.parametrize("text", LEAVING)
def test_leaving_is_understood_in_many_words(text: str) -> None:
    """Whoever wants to leave the game is asked once more, and not for a throw."""
    assert reading(text).kind == "resign"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5, trapdoor 45. No more snakes for me please!",
        "If this goes on I must stop playing. Throw 5, trapdoor 45",
        "Throwing in the towel on the crossword. Throw 5, trapdoor 45",
    ],
)
def test_a_sigh_beside_orders_is_no_leaving(text: str) -> None:
    """Who sends orders plays on, whatever they sigh."""
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("orders", "clear", {"A": ([5], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "I don't want to stop playing, just tell me what I have left.",
        "I'm not giving the game up yet!",
        "Please don't strike me off the list, I will send something soon.",
        "I'm not throwing in the towel",
        "I never said I no longer wish to play.",
        "If I land on that snake again I'd better drop out of the game. Lovely report",
        "I'd better drop out of the choir. Lovely report",
        "I'd better drop out of this round, sorry.",
        "I'd better quit moaning! Lovely report",
        "I'd better resign myself to last place.",
        "No quites mi ficha del tablero, por favor.",
        "No te escribo para dejar la partida, sino para saludar.",
        "Nimm meine Figur nicht vom Brett!",
        "N'enlevez pas mon pion du plateau !",
        "Bob can no longer carry on with the game, he says.",
        "I hope nobody will throw in the towel. My orders follow on Sunday.",
        "Bert is throwing in the towel, I hear. Press: Good riddance",
        "If I fall again I will throw in the towel.",
        "Can't carry on playing until I know where I am",
        "Please cross me off the reminder list",
        "Excuse me from printing press this time",
        "I'm out, thanks to that snake!",
        "I'm out, sorry - back on Monday.",
        "Please release me from jail on 45",
        "Ken veut quitter la partie, moi non.",
        "Wollt ihr ohne mich weiter spielen?",
    ],
)
def test_what_is_denied_or_said_of_others_is_no_leaving(text: str) -> None:
    """Nobody is taken for leaving by what they deny, fear, or tell of somebody else."""
    assert reading(text).kind != "resign"


@pytest.mark.parametrize(
    "text",
    [
        "With much regret I must leave the game. I have been transferred to Itanagar from the 1st. I was on 74, my "
        "best ever. Please remove my name with my thanks to one and all.",
        "I started in 1987 with a throw of 6 and a snake, and at 80 I think I may\nstop. Please take this as my "
        "resignation from Taipan from now on. I had\nthought of a last 2 and a trapdoor on 11 for old times' sake, but "
        "no, let\nit be; no more orders from me.\n\nThe stamps enclosed in my last letter are yours to keep.",
        "I'm leaving your game, sorry. I had a 5 and a trapdoor on 33 in mind but never mind.",
        "This is to tell you that I shall not be playing any more. My last throw was a 3.",
        "It is with regret that I write to leave the game.",
        "My time has come to leave the game, after 40 turns.",
        "I shan't be playing any more, please drop my piece.",
        "After 12 years I am retiring from the game.",
        "Please strike my name from the game.",
        "Please cancel my membership of the game.",
        "No more orders from me, please let somebody else have my place.",
    ],
)
def test_who_leaves_orders_nothing_by_looking_back(text: str) -> None:
    """What was thrown once, or only thought of, is no order of somebody who gives up the game."""
    got = reading(text)
    assert (got.kind, got.verdict, got.orders) == ("resign", "clear", {})


@pytest.mark.parametrize(
    "text",
    [
        "Please remove my name from the report, and throw 5, trapdoor 45",
        "My resignation from the bank is in the post. Throw 5, trapdoor 45",
        "Please take this as my resignation from the committee, and throw 5, trapdoor 45",
        "Bob must leave the game. Throw 5, trapdoor 45",
        "I shall not be playing any more 6s. Throw 5, trapdoor 45",
        "I must leave the game to the others for a week, throw 5, trapdoor 45",
        "No more orders from me this round: throw 5, trapdoor 45 stands.",
        "With much regret I must leave the 6 for later. Throw 5, trapdoor 45",
    ],
)
def test_words_of_leaving_that_are_of_something_else(text: str) -> None:
    """Neither another's leaving nor a name in a report keeps anybody from playing."""
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("orders", "clear", {"A": ([5], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "Please remove my name from the reminder list.",
        "Please remove my counter from 45",
        "I was sorry to hear that Bob must leave the game.",
        "No more orders from me until Monday.",
        "Must I leave the game if I miss a turn?",
    ],
)
def test_nobody_is_taken_to_leave_by_half_a_sentence(text: str) -> None:
    """What is said of a list, a counter or somebody else gives up nothing."""
    assert reading(text).kind != "resign"


def test_a_counter_that_is_given_away_is_no_throw() -> None:
    """Its number orders nothing."""
    got = reading(
        "I'm going to leave the game. Take me out from this turn, and give number 5 to somebody who deserves it."
    )
    assert (got.kind, got.verdict, got.orders) == ("resign", "clear", {})


def test_a_last_throw_is_asked_about() -> None:
    """Who resigns and orders all the same is asked which of the two they want."""
    got = reading("Please take this as my resignation. I started with a 6. One last throw: 5, trapdoor 45.")
    assert (got.kind, got.verdict) == ("orders", "ask")


@pytest.mark.parametrize("said", ["I must leave the game.", "Sadly I have to leave your game now."])
def test_who_leaves_the_game_and_orders_all_the_same_is_asked(said: str) -> None:
    """Which of the two they want, in the plainest words of leaving too."""
    got = reading(f"{said} Throw 5, trapdoor 45")
    assert (got.verdict, short(got)) == ("ask", {"A": ([5], 45)})


def test_the_game_of_somebody_who_died_is_given_up() -> None:
    """By whoever writes for them, in plain words; nothing is asked about the numbers in such a letter."""
    letter = (
        "I am sorry to tell you that my husband passed away on the 4th of May. He was 81.\n\nPlease take {} the game."
    )
    assert reading(letter.format("him out of")).kind == "resign"
    assert reading("Take him off the game board in your mind, he bores me. Throw 5, trapdoor 45").kind != "resign"


@pytest.mark.parametrize(
    "text",
    [
        "hey mate gonna have to pull the pin on sidewinder, moving to perth and uni has me cooked. so im out sorry.",
        "I'm pulling the plug on this game, I'm afraid.",
        "so im out sorry, moving house, bye all",
        "My eyes are no better. So I must drop out now, with real regret. Somebody else is welcome to my place on 64.",
    ],
)
def test_who_pulls_the_pin_leaves(text: str) -> None:
    """They are asked once more, as everybody is."""
    assert reading(text).kind == "resign"


@pytest.mark.parametrize(
    "text",
    [
        "Mother had a tumble and is in ward 7, bed 42. She won't be up to playing for 3 or 4 weeks. She says don't you "
        "dare take her off the board.",
        "Mother had a tumble. She won't be up to playing for 3 or 4 weeks.",
        "My husband is ill for 2 or 3 weeks.",
    ],
)
def test_who_is_away_for_a_while_does_not(text: str) -> None:
    """An absence is noted; nothing is asked, and its weeks are no throws."""
    got = reading(text)
    assert (got.kind, got.verdict) == ("other", "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Kindly strike my name from Krait forthwith. I require no further reports.",
        "Please strike my name at once.",
        "Remove my name from your books, please.",
    ],
)
def test_a_name_that_is_struck_from_the_game(text: str) -> None:
    """They resign; who is struck from another list does not."""
    assert reading(text).kind == "resign"
    other = reading("Please strike my name from the crossword list. Throw 4 trapdoor 30")
    assert (other.kind, short(other)) == ("orders", {"A": ([4], 30)})
