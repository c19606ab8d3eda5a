"""Orders that name another game of the player's are for that; a game that is only talked of is not."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.games_named import Games
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, short

GAMES = Games(frozenset({"Vipers"}), frozenset({"Adders", "Winter", "A"}))


@pytest.mark.parametrize(
    "text", ["Adders: 6, trap 40", "[adders] 6 and trap 40", "6, trap 40 for Adders", "This is for Adders. 6, trap 40."]
)
def test_orders_for_another_game_are_asked_about(text: str) -> None:
    """A careful GM would not enter them here."""
    got = read(clean(text), form(), "Re: Vipers", games=GAMES)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    "subject",
    [
        "Adders",
        "Re: Adders",
        "Orders for Adders",
        "my adders turn",
        "Re: [Adders] Receipt 3: Your orders",
        "Orders for Winter",
        "Winter",
    ],
)
@pytest.mark.parametrize("text", ["6, trap 40", "WITHDRAW", "PLAY DEFAULT", "RESIGN"])
def test_a_subject_names_the_game_that_a_mail_is_for(subject: str, text: str) -> None:
    """Where the mail itself names none: what came to this game's address may be meant for that one."""
    got = read(clean(text), form(), subject, games=GAMES)
    assert (got.verdict, short(got), got.asked, got.command) == ("ask", {}, (), None)
    assert [named(problem) for problem in got.problems] == ["game-named"]


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        ("Re: Vipers", "6, trap 40"),
        ("Adders", "Vipers: 6, trap 40"),
        ("Adders and Vipers", "6, trap 40"),
        ("Good luck in Adders", "6, trap 40"),
        ("I won Adders!", "6, trap 40"),
        ("A question of snakes", "6, trap 40"),
    ],
)
def test_a_subject_may_talk_of_another_game(subject: str, text: str) -> None:
    """Or name both: then the mail is for the game to whose address it came."""
    got = read(clean(text), form(), subject, games=GAMES)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 40)})


@pytest.mark.parametrize("text", ["WITHDRAW\nAdders", "PLAY DEFAULT\n\nfor Adders"])
def test_what_is_asked_for_another_game_is_not_done_here(text: str) -> None:
    """Nothing is taken back, nor left to the rules, in the game that was not named."""
    got = read(clean(text), form(), games=GAMES)
    assert ([named(problem) for problem in got.problems], got.asked, got.command) == (["game-named"], (), None)


@pytest.mark.parametrize(
    "text",
    [
        "6, trap 40. Good luck in Adders",
        "Unlike in Adders, 6 and 40",
        "I won Adders, throw 6 trap 40",
        "Thanks for the Adders report: 6 please, trap 40",
    ],
)
def test_another_game_may_be_talked_of(text: str) -> None:
    """Beside orders for this one."""
    got = read(clean(text), form(), "Re: Vipers", games=GAMES)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 40)})


@pytest.mark.parametrize(
    "text",
    [
        "I throw the 4, trapdoor 37.\nIt is hot here in the Karoo, the dog won't even bark. I like Garter!",
        "I throw the 4, trapdoor 37.\nThey put the clocks back here in the Azores, the cows don't mind. I like Garter.",
    ],
)
def test_where_a_player_sits_is_no_game(text: str) -> None:
    """Though the mail names the game of its subject as well."""
    got = read(clean(text), form(), "Re: GARTER turn 10: orders by Friday")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 37)})


@pytest.mark.parametrize("text", ["These are for here in the Krait: 4, trapdoor 37."])
def test_what_is_put_here_in_a_game_of_snakes_is_for_that(text: str) -> None:
    """Such a name is nobody's village."""
    got = read(clean(text), form(), "Re: GARTER turn 10: orders by Friday")
    assert (got.verdict, [named(problem) for problem in got.problems]) == ("ask", ["other-game"])


IN_WORDS = Games(frozenset({"Hill", "hill"}), frozenset({"Spring", "spring", "Vale", "vale"}))
"""Games that are called by words of everyday English, and their keys."""


@pytest.mark.parametrize(
    "text",
    [
        "spring: 4 and 44",
        "[spring] 4 and 44",
        "spring 4 and 44",
        "spring - throw 4, trap 44",
        "for vale: throw 4, trap 44",
        "for vale it's 4 and 44",
        "For spring, throw 4, trap 44",
        "in vale: throw 4, trapdoor 44",
        "this is for vale. 4 and 44",
        "4 and 44. These are for spring",
        "throw 4, trap 44 for spring please",
        "throw 4, trap 44 in the vale game",
        "throw 4, trap 44 (vale)",
        "Hi! my spring orders: 4 and 44",
        "spring orders\n4\n44",
        "for the game spring: 4 and 44",
        "vale\n4 and 44",
        "Vale 4 and 44",
        "hill: 3 and 33\nvale: 4 and 44",
        "WITHDRAW\nspring",
    ],
)
def test_a_game_may_be_called_by_a_word(text: str) -> None:
    """In small letters too, as its key stands in brackets in every subject: where a name stands, it is the game."""
    got = read(clean(text), form(), "Re: [hill] Hill begins", games=IN_WORDS)
    assert [named(problem) for problem in got.problems] == ["game-named"]
    assert (got.verdict, short(got), got.asked, got.command) == ("ask", {}, (), None)


@pytest.mark.parametrize(
    "subject",
    ["spring orders", "Re: Spring orders", "Re: [spring] Spring begins", "spring", "Orders: spring", "Spring turn 3"],
)
def test_a_subject_may_name_it_by_the_word(subject: str) -> None:
    """Whoever writes anew types the key, or the title, and what it is about."""
    got = read(clean("4 and 44"), form(), subject, games=IN_WORDS)
    assert ([named(problem) for problem in got.problems], short(got)) == (["game-named"], {})


@pytest.mark.parametrize(
    "text",
    [
        "spring is here, throw 4, trap 44",
        "Spring is here, throw 4, trap 44",
        "back in spring, throw 4, trap 44",
        "Ready for spring! 4 and 44",
        "I can't wait for spring. 4 and 44",
        "in spring the snakes wake up: throw 4, trap 44",
        "For spring we go to France. 4 and 44",
        "throw 4 and trap 44, then I'm off for spring skiing",
        "spring cleaning took all day. throw 4, trap 44",
        "I'll throw 4 and spring the trapdoor on 44",
        "this spring 4 of us go away. throw 4, trap 44",
        "It's time for spring flowers. Throw 4, trap 44",
        "vale, 4 y 44",
        "throw 4\ntrap 44\nspring greetings,\nBrenda",
    ],
)
def test_the_word_may_be_no_game(text: str) -> None:
    """Spring comes also to those who play in a game of that name."""
    for subject in ("Re: [hill] Hill begins", "Spring greetings", "A lovely spring day"):
        got = read(clean(text), form(), subject, games=IN_WORDS)
        assert (got.verdict, short(got)) == ("clear", {"A": ([4], 44)})


def test_a_word_of_orders_is_that_whatever_games_there_are() -> None:
    """A game with the key "throw" does not take the label's place."""
    games = Games(frozenset({"hill"}), frozenset({"throw", "five"}))
    got = read(clean("throw: 5\ntrapdoor: 44"), form(), "Re: [hill]", games=games)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 44)})
