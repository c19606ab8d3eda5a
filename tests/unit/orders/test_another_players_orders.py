"""Orders of another player of the game are asked about; a name that only stands in a mail makes it nobody else's."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from pbm.orders.writers.names_marked import names_known_by
from tests.unit.orders.forms import form, short

PLAYERS = ("Clive", "Maurice", "Gus", "Kayleigh", "Hugh", "Will", "May", "Max")

FOR_ANOTHER = [
    "This is for Clive: throw 5, trapdoor 14",
    "this is for clive. throw 5, trapdoor 14",
    "Please throw 5 for Clive, trapdoor 12. Thanks, Brenda",
    "Please enter throw 5 and trapdoor 12 for Clive.",
    "5 and 12 for Clive",
    "5 and 12 for Clive please",
    "throw 5, trapdoor 12 - for Clive",
    "Please give Clive a 5 and trapdoor 12",
    "Please set Clive to 5 and 12",
    "Could you put Clive down for 5 and 12?",
    "Put Clive down for 5 and trapdoor 12",
    "Put May down for 5 and trapdoor 12",
    "Enter Clive: 5 12",
    "Clive Wood\n5\n12",
    "Clive Wood\nThrow: 5\nTrapdoor: 12",
    "Clive Wood, throw 5, trapdoor 12",
    "Orders for Clive\n\nThrow: 5\nTrapdoor: 12",
    "Orders for Will\n\nThrow: 5\nTrapdoor: 12",
    "This mail is for Kayleigh's seat: throw 5, trapdoor 12",
    "Use this for Hugh: 5, trapdoor 12",
    "Bitte für Clive eine 5 und Falltür 12",
    "Für Clive: Wurf 5, Falltür 12",
    "Pour Clive: lancer 5, trappe 12",
    "Les ordres de Clive : lancer 5, trappe 12",
    "Clives Zug: Wurf 5, Falltür 12",
    "Clives throw: 5, trapdoor 12",
    "Clive's throw 5, trapdoor 12",
    "Please change Clive's throw to 5.",
    "Clive goes 5/12",
    "Clive says: throw 5 and trapdoor 12",
    "Clive texted: 5 and 12, can you pass it on? So here it is.",
    "throw 5, trapdoor 12, says Clive",
    "Clive is away, so I play for him: 5 and 12",
    "Clive is on holiday. I'll play for Clive this week: 5 and 12",
    "Clive would like to throw 5 and nominate 12",
]
FROM_ANOTHER = [
    "throw 5 trapdoor 12 Max",
    "Player: Clive\nThrow: 5\nTrapdoor: 12",
    "Throw for turn 1: 5\nTrapdoor: 12\nPlayer: Clive",
    "Name: Clive\nThrow 5, trapdoor 12",
    "Spieler: Clive\nWurf: 5\nFalltür: 12",
    "From Clive: 5, 12",
    "Orders from Clive: 5 and 12",
    "Passing this on from Clive: throw 5, trapdoor 12",
    "The following is from Clive:\n\nthrow 5 trapdoor 12",
    "This is Clive. 5 and 12",
    "Hi Alan, it's Clive. 5 and 12",
    "I'm Clive, throw 5 trapdoor 12",
    "I’m Clive, throw 5 trapdoor 12",
    "As Clive: throw 5 trapdoor 12",
    "Me, Clive: 5 and 12",
    "My name is Clive and I throw 5, trapdoor 12",
    "Clive here\n\nThrow 5\nTrapdoor 12",
    "Clive speaking: throw 5, trapdoor 12",
    "Hello, Clive again! Throw 5 and trapdoor 12",
    "Hier ist Clive: 5 und Falltür 12",
    "Ici Clive: lancer 5, trappe 12",
    "throw 5 trapdoor 12\n\nClive",
    "throw 5 trapdoor 12\n\nRegards\nClive",
    "throw 5 trapdoor 12\n\nClive\n\nPS: see you Sunday",
    "throw 5 trapdoor 12\nClive Jones",
    "Wurf 5, Falltür 12\n\nViele Grüße\nClive",
    "Love, Clive\n\nthrow 5 trapdoor 12",
    "5 and 12.\nYours, Clive",
    "5 and 12. Clive",
    "5 and 12, Clive.",
    "throw 5, trapdoor 12 (Clive)",
    "throw 5, trapdoor 12 // Clive",
    "throw 5 trapdoor 12\n\nMay",
    "throw 5 trapdoor 12\n\nClive & Gus",
]
FOR_BOTH = [
    "Please throw 5 and trapdoor 12 for both of us.\nClive & Brenda",
    "throw 5, trapdoor 12. And the same for Clive.",
    "Put me and Clive down for 5 and 12",
    "Brenda and Clive both throw 5, trapdoor 12.",
]
ASKING = [
    "WITHDRAW\nClive",
    "PLAY DEFAULT\nClive",
    "RESIGN\nClive",
    "I'm Clive and I resign",
    "WITHDRAW\n\nRegards\nClive",
]
OWN = [
    "throw 5 trapdoor 12 max",
    "throw 5, trapdoor 12. Clive says ten rounds, but he said so last year.",
    "trap on 12 for Clive, throw 5",
    "throw 5, trapdoor 12\n\nClive!",
    "Clive and I have decided: throw 5, trapdoor 12",
    "throw 5, and trap 12 for Clive to fall into",
    "5 and 12, see you Sunday Clive",
    "throw 5, trapdoor 12, thanks Clive",
    "throw 5, trapdoor 12\n\nThanks Clive for the lift!",
    "throw 5 trapdoor 12\nBrenda and Clive",
    "throw 5 trapdoor 12\n\nClive\nand Brenda",
    "throw 5 trapdoor 12 (this is Brenda, not Clive!)",
    "Clive says hello. I throw 5, trapdoor 12.",
    "Clive told me 5 is the best throw, so 5 it is, and trapdoor 12.",
    "Clive says 5 is lucky, and I throw 5, trapdoor 12.",
    "Greetings from Clive. Throw 5, trapdoor 12.",
    "Give Clive my regards. Throw 5, trapdoor 12.",
    "Throw 5, trapdoor 12. That's bad news for Clive!",
    "Bad luck for Clive: I throw 5, trapdoor 12.",
    "I'm with Clive on this: throw 5, trapdoor 12.",
    "I'm Clive's sister. Throw 5, trapdoor 12.",
    "It's Clive I'm worried about. Throw 5, trapdoor 12.",
    "This is Clive's lucky number: throw 5, trapdoor 12.",
    "Throw 5, trapdoor 12, not for Clive but for me.",
    "Will throw 5, trapdoor 12",
    "May I throw 5, trapdoor 12",
    "throw 5 trapdoor 12\n\nGood luck Clive\nBrenda",
    "throw 5 trapdoor 12\n\nClive, see you Sunday!\n\nBrenda",
    "I'm just behind Clive. 5 and 12.",
    "It's your birthday, Clive! But first: throw 5, trapdoor 12. Love, Brenda",
    "throw 5 trapdoor 12\n\nPress to Clive: you are next",
    "Please throw 5 for Brenda, trapdoor 12.",
    "This is Brenda. 5 and 12",
    "Player: Brenda\nThrow: 5\nTrapdoor: 12",
]


def from_brenda(text: str, subject: str = "") -> Reading:
    """Return how a mail is read that comes to Brenda's address."""
    return read(clean(text, ()), form(), subject, writer="Brenda", players=PLAYERS)


@pytest.mark.parametrize("text", [*FOR_ANOTHER, *FROM_ANOTHER])
def test_another_players_orders_are_not_the_writers(text: str) -> None:
    """Nothing of them is taken nor offered for a YES, and it is said why."""
    made = from_brenda(text)
    assert (short(made), made.verdict, dict(made.probable)) == ({}, "ask", {})
    assert [named(problem) for problem in made.problems] == ["other-player"]


@pytest.mark.parametrize("text", FOR_BOTH)
def test_orders_for_two_are_offered_to_the_writer(text: str) -> None:
    """Who hears that they can be entered for nobody else."""
    made = from_brenda(text)
    assert (short(made), [named(problem) for problem in made.problems]) == ({}, ["own-only"])
    assert made.probable == {"A": {"throws": [5], "trapdoor": 12}}


def test_another_players_orders_beside_ones_own_are_told_apart() -> None:
    """Who sends both hears that only their own can be entered."""
    made = from_brenda("My own orders are 5, trapdoor 12. Would you also put Gus in for a 3 and trapdoor 26?")
    assert (short(made), [named(problem) for problem in made.problems]) == ({}, ["own-only"])


@pytest.mark.parametrize("text", ASKING)
def test_what_another_player_asks_is_not_done(text: str) -> None:
    """Nothing is taken back, left to the rules or given up in the writer's name."""
    made = from_brenda(text)
    assert ([named(problem) for problem in made.problems], made.asked, made.command) == (["other-asks"], (), None)
    assert made.kind != "resign"


def test_what_only_asks_is_answered() -> None:
    """Whoever's name stands below: the answer goes to the seat's own address."""
    made = from_brenda("STATUS\n\nClive")
    assert ([one.command for one in made.asked], made.problems) == (["STATUS"], ())


@pytest.mark.parametrize("subject", ["Orders for Clive", "Clive's orders", "For Clive"])
def test_a_subject_tells_whose_orders_these_are(subject: str) -> None:
    """As a heading of the mail would."""
    made = from_brenda("5 and 12", subject)
    assert (short(made), [named(problem) for problem in made.problems]) == ({}, ["other-player"])


def test_players_are_known_by_their_first_names() -> None:
    """But not by a title, an article or another word that opens a name."""
    names = ("Clive Wood", "Dora", "The Doctor", "Dr Who", "May Bee", "Jo Li")
    assert names_known_by(names) == ("Clive Wood", "Clive", "Dora", "The Doctor", "Dr Who", "May Bee", "Jo Li")


def test_the_subject_of_an_answer_is_not_the_writers() -> None:
    """It was written by whom they answer."""
    assert short(from_brenda("5 and 12", "Re: Orders from Clive")) == {"A": ([5], 12)}


@pytest.mark.parametrize("text", OWN)
def test_another_players_name_may_stand_in_a_mail(text: str) -> None:
    """Who is greeted, thanked, teased or told of orders nothing: the orders are the writer's."""
    made = from_brenda(text)
    assert (short(made), made.verdict) == ({"A": ([5], 12)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Alfie's turn: a 3 please, and his trapdoor is 52.\n\nLove, Edna",
        "Mum's turn: 3, trap 52",
        "Ann's go: 3 and 52 please",
        "Jean's orders: throw 3, trapdoor 52.",
        "His move: throw 3, trapdoor 52.",
        "Alfie's turn:\nThrow 3\nTrapdoor 52\n\nLove, Edna",
        "Here are Ann's orders:\n3\n52",
    ],
)
def test_nothing_but_orders_under_a_name_is_asked_about(text: str) -> None:
    """Such orders are not entered, and not lost: whoever sent them hears that they were not taken."""
    got = read(clean(text), form(), "Re: KRAIT turn 15")
    assert ([named(problem) for problem in got.problems], short(got)) == (["other-player"], {})


@pytest.mark.parametrize(
    "text", ["Ann's move: she went up the ladder, hah!", "Ann's turn: she landed on 52, poor thing."]
)
def test_what_another_did_is_no_order(text: str) -> None:
    """News of somebody's move is chat."""
    assert short(read(clean(text), form(), "Re: KRAIT turn 15")) == {}
