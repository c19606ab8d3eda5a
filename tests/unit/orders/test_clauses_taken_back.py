"""Orders in every usual clause, put into sentences that take them back, put them off or ask about them.

What a sentence does to an order may not hang on the verb that the order is told with: each clause is tried in each
sentence. So are sentences that leave an order as plain as it was.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

THROWS = (
    *("throw the 4", "play my 4", "use the 4", "go with the 4", "move 4", "take the 4", "play a four"),
    *("throw 4", "go with a 4", "make it 4", "have the 4", "make my throw 4", "put down a 4", "advance four"),
    *("let the 4 go", "spend the 4", "roll a 4", "use my 4", "chuck in the 4", "burn the 4", "fire off the 4"),
    *("go forward 4", "have the four", "bring out the 4", "make my throw the 4"),
)
DOORS = (
    *("put the trapdoor on 45", "set my trapdoor on 45", "nominate 45", "place the trapdoor at 45", "vote for 45"),
    *("dig a trapdoor under 45", "have the trapdoor on 45", "go for 45 as the trapdoor", "open the trapdoor at 45"),
    *("lay my trap on 45", "choose 45 for the trapdoor", "move the trapdoor to 45", "drop the trapdoor on 45"),
)
DOUBTING = (
    *("If Bo moves first, {}.", "Unless Bo moves, {}.", "In case Bo resigns, {}.", "If it is legal to do that, {}."),
    *("Should I {}?", "Would it be wise to {}?", "What happens when I {}?", "Suppose I were to {}: what then?"),
    *("I might {}.", "I may {}.", "Perhaps I'll {}.", "I'm tempted to {}.", "I was going to {}, but not now."),
    *("I thought I'd {}, then thought better of it.", "I won't {}.", "Don't {}.", "Please do not {} for me."),
    *("I'd never {}.", "I shan't {} this time.", "I refuse to {}.", "I'd hate to {}.", "Next week I'll {}."),
    *("Bo told me he will {}.", "My husband wants me to {} but I am still thinking.", "Not sure whether to {}."),
    *("Can't decide whether to {}.", "I could {} I suppose, or not.", "I wish I could {}.", "It would be silly to {}."),
    *("If I had it left I would {}.", "Ignore what I wrote about wanting to {}.", "Far be it from me to {}."),
    *("Once I've heard from Bo I'll {}.", "When the report is out I'll {}.", "How about we {}? What do you think?"),
    *("Last week I said {}.", "Last turn I wanted to {}.", "Ann is going to {}, she says."),
    *("Everybody expects me to {}; they will be disappointed.", "I take back what I said: don't {}."),
)
PAIRS = (
    *("throw 4 then 2", "play the 4 first and the 2 second", "use my 4 and then my 2", "go with 4 first, 2 second"),
    "throw the 4 and after that the 2",
)
BOARDS = (
    *("throw 4 on A and 2 on B", "play the 4 on A and the 2 on B", "use my 4 on board A and my 2 on board B"),
    "put 4 on A and 2 on B",
)
FRAMES = (
    *("{0}.", "{0} please.", "Right, {1}.", "Well, after much thought: {1}.", "If it's all the same to you, {1}."),
    *("{0}, if you'd be so kind.", "{0}. Not that it will help.", "{0}. My wife says hello, by the way."),
    *("{0}. Last week was no fun.", "I know it won't win me the game, but {1}.", "Don't laugh, but {1}."),
    *("{0}, as long as that is still possible this week.", "{0}. If that's no longer allowed, shout."),
    *("Bo will hate this: {1}.", "Because nobody else seems to, {1}.", "{0}. What did Bo do last turn?"),
    *("Please {1}.", "I have decided to {1}.", "Let me {1}.", "I shall {1}.", "I'm going to {1}.", "I'd like to {1}."),
)
PLAIN_THROWS = (
    *("throw the 4", "play my 4", "use the 4", "go with the 4", "move 4", "take the 4", "throw 4", "play a four"),
    *("go with a 4", "use my 4", "throw a 4"),
)


@pytest.mark.parametrize(("sentence", "clause"), [*product(DOUBTING, THROWS)])
def test_a_throw_that_its_sentence_does_not_order(sentence: str, clause: str) -> None:
    """Nothing is thrown: whatever the verb, the player is asked, and at most the trapdoor beside it is kept."""
    got = reading(f"{sentence.format(clause)} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, [order.get("throws", []) for order in got.orders.values()]) in (("ask", []), ("ask", [[]]))


@pytest.mark.parametrize(("sentence", "clause"), [*product(DOUBTING, PAIRS)])
def test_two_throws_that_their_sentence_does_not_order(sentence: str, clause: str) -> None:
    """What a sentence does to one throw it does to two of a round of two turns."""
    got = reading(f"{sentence.format(clause)} Trapdoor 45.", 2, subject="Re: VIPER turns 5 and 6")
    assert (got.verdict, [order.get("throws", []) for order in got.orders.values()]) in (("ask", []), ("ask", [[]]))


@pytest.mark.parametrize(("sentence", "clause"), [*product(DOUBTING, BOARDS)])
def test_throws_on_two_boards_that_their_sentence_does_not_order(sentence: str, clause: str) -> None:
    """What it does to the throw on one board it does to that on the other, told in the same breath."""
    got = reading(f"{sentence.format(clause)} Trapdoors: A 45, B 54.", boards="AB", subject=SUBJECT)
    assert got.verdict == "ask"
    assert not any(order.get("throws") for order in got.orders.values())


@pytest.mark.parametrize(("sentence", "clause"), [*product(DOUBTING, DOORS)])
def test_a_trapdoor_that_its_sentence_does_not_order(sentence: str, clause: str) -> None:
    """No space is nominated, whatever the verb."""
    got = reading(f"Throw 4. {sentence.format(clause)}", subject=SUBJECT)
    assert not any(isinstance(order.get("trapdoor"), int) for order in got.orders.values())


@pytest.mark.parametrize(("frame", "clause"), [*product(FRAMES, PLAIN_THROWS)])
def test_a_throw_that_stays_plain(frame: str, clause: str) -> None:
    """What is said around an order and changes nothing of it is no reason to ask."""
    got = reading(f"{frame.format(clause[0].upper() + clause[1:], clause)} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "As it depends on Bo, the 4.",
        "As I'm not sure, throw the 4.",
        "Throw 4. If that's not allowed, ask Bo.",
        "Throw 4, as long as that is possible with Bo on 20.",
        "Not that I will throw the 4.",
        "Ann will like this: Bo throws 4.",
        "Bo asked me: could you throw the 4?",
        "If Bo moves, could you throw the 4?",
        "Could you throw my 4? Only if Bo has moved.",
        "Could you throw the 4? Or is it gone?",
        "Would you throw the 4 for me if you were me?",
        "Would you throw the 4?",
        "Throw 4. If it's not allowed, the 3.",
    ],
)
def test_what_looks_like_a_remark_beside_an_order(text: str) -> None:
    """A reason, a request or a remark that leaves the order open is no courtesy: the throw is asked about."""
    got = reading(f"{text} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, [order.get("throws", []) for order in got.orders.values()]) in (("ask", []), ("ask", [[]]))
