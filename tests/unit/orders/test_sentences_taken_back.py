"""Orders in one sentence, and another one beside it that takes them back, puts them off or asks about them.

A few words right behind an order, or a heading before it, may say that it is none; others change nothing of it.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

ORDERS = (
    *("Throw the 4", "Play my 4", "I'll use the 4", "Go with a 4", "Move 4", "I'm taking the 4", "Four it is"),
    *("My throw is 4", "Put me down for a 4", "Advance 4", "I'd like the 4", "Throw: 4"),
)
DOORS = (
    *("Trapdoor on 45", "Trapdoor 45", "I nominate 45", "Put the trapdoor on 45", "45 for the trapdoor"),
    *("My trap goes under 45", "I'd like 45 as a trapdoor", "Trapdoor: 45", "Vote 45"),
)
PAIRS = ("Throw 4 then 2", "4 first and then 2", "Throws: 4, 2", "I'll play 4 and 2 in that order")
BOARDS = ("4 on A and 2 on B", "A: 4, B: 2", "On A I throw 4, on B 2")
BEHIND = (
    *("No, rather not.", "No, better not.", "Hmm, no.", "On second thoughts, no.", "On reflection, no.", "Nope."),
    *("Scrap that.", "Scratch that.", "Not!", "Just kidding.", "Only joking.", "No way.", "No, don't."),
    *("No, wait.", "Wait, no.", "Actually, don't.", "Actually no.", "Forget that.", "Forget it.", "Never mind."),
    *("Ignore that.", "Hold on, I need to think.", "Let me think about it.", "But not yet."),
    *("But don't enter it yet.", "Don't enter it yet.", "Not final.", "That's not final.", "To be confirmed."),
    *("I'll confirm tomorrow.", "Subject to confirmation.", "If Bo moves first.", "Unless Bo moves first."),
    *("Only if 45 is shut.", "But only if Bo stays put.", "Provided Bo stays put.", "That is if Bo agrees."),
    *("Depends on Bo.", "It depends on what Bo does.", "What do you think?", "Should I?", "Or not?", "Maybe."),
    *("Perhaps.", "Possibly.", "I think.", "Not sure though.", "I'm not sure.", "I haven't decided yet."),
    *("I may change my mind.", "I might change it.", "That was last week's."),
    *("That's what I wanted to say last week.", "That was for the other game.", "That's for next turn."),
    *("Next turn, I mean.", "That's Bo's order.", "That's what Bo would do.", "My son wants that, I don't."),
    *("That's a joke.", "April fool!", "Ha, as if.", "As if.", "You wish.", "I wish.", "If only.", "Dream on."),
    *("Kidding!", "Said nobody ever.", "Please don't.", "I take that back.", "I withdraw that.", "Cancel that."),
    *("Strike that.", "Delete that.", "Undo that.", "Please disregard.", "Wrong game, sorry."),
    *("Sorry, wrong number.", "Sorry, I mean something else.", "No, that's wrong.", "That's wrong."),
    *("That can't be right.", "Wait for my next mail.", "Details tomorrow.", "Draft only.", "This is a draft."),
    "This is just a test.",
)
"""What may be said right behind an order, so that it is none, or none yet."""
OTHERWISE = (*("Or maybe the 2.", "Or the 2.", "Or should I use the 2?", "Or would the 2 be better?"),)
"""What puts another throw beside it."""
AHEAD = (
    *("Don't do this yet:", "This is only a draft:", "Just thinking aloud:", "Ignore the next line."),
    *("Hypothetically:", "If I were Bo:", "For next turn:", "For the other game:", "Last week's orders were:"),
    *("I'd never do this:", "What if:", "Bo's orders:", "Bo asked me to send this:", "An example:", "For example:"),
    *("Suppose:", "Joke of the week:", "Not decided yet.", "I'm still thinking.", "I haven't made up my mind."),
    *("Wait for me to confirm this:", "Please don't enter this yet:", "Not my order:", "Rumour has it:"),
    *("My wife would say:", "In a dream I said:", "Don't print or enter this:", "Test, please ignore.", "Testing:"),
    *("Not an order:", "This is not an order:", "Bo said to me:", "Next time:", "Later maybe:", "Either or:"),
    "One of these two:",
)
"""What may head an order, so that it is none, or none yet."""
ANSWERS = frozenset(("Nope.", "What do you think?"))
"""What behind orders of two throws may also be said of something else: an answer, a question of its own."""
BESIDE = (
    *("Good luck everyone.", "Sorry I'm late.", "That's it.", "That's all.", "Done.", "As always.", "Ha!"),
    *("Bo will hate it.", "I know, I know.", "Don't laugh.", "Don't ask.", "No press.", "No press this time."),
    *("Nothing for the zine.", "Not a great turn.", "Not that it matters.", "I hope that's right."),
    *("Thanks for the report.", "Sorry about last week.", "Last turn was awful.", "Next turn I'll be on holiday."),
    *("Next week is Easter.", "Maybe my luck turns.", "I think that's all.", "I think I'm last.", "What a game!"),
    *("When is the deadline?", "How is your cat?", "See you next week.", "More news soon.", "That's my move."),
    *("That's my order.", "That was a nice report.", "No joke.", "Not a joke!", "I mean it.", "No kidding."),
    *("Seriously.", "Really.", "Final answer.", "My mind is made up.", "I won't change it.", "No second thoughts."),
    *("Wish me luck.", "If only my knee were as good.", "It's a test of nerve."),
    *("A joke to finish: what has two ladders?", "You may print this.", "The wrong side of the board again."),
    *("Better late than never.", "I'd rather be fishing.", "Just saying."),
)
"""What changes nothing of an order."""


@pytest.mark.parametrize(("behind", "order", "door"), [*product((*BEHIND, *OTHERWISE), ORDERS, (" Trapdoor 45.", ""))])
def test_a_throw_taken_back_by_the_next_sentence(behind: str, order: str, door: str) -> None:
    """What is taken back, put off or asked about right behind it is not thrown."""
    got = reading(f"{order}. {behind}{door}", subject=SUBJECT)
    assert not any(each.get("throws") for each in got.orders.values())


@pytest.mark.parametrize(("ahead", "order"), [*product(AHEAD, ORDERS)])
def test_a_throw_under_a_heading_that_makes_it_none(ahead: str, order: str) -> None:
    """An example, a draft, last week's orders and a dream are no orders of this turn."""
    led = order if not ahead.endswith(":") or order.startswith("I") else order[0].lower() + order[1:]
    got = reading(f"{ahead} {led}. Trapdoor 45.", subject=SUBJECT)
    assert not any(each.get("throws") for each in got.orders.values())


@pytest.mark.parametrize(("behind", "door", "first"), [*product(BEHIND, DOORS, (True, False))])
def test_a_trapdoor_taken_back_by_the_next_sentence(behind: str, door: str, first: bool) -> None:
    """Nor is such a space nominated, whether the throw stands before it or behind."""
    got = reading(f"{door}. {behind} Throw 4." if first else f"Throw 4. {door}. {behind}", subject=SUBJECT)
    assert not any(isinstance(each.get("trapdoor"), int) for each in got.orders.values())


@pytest.mark.parametrize(("behind", "pair"), [*product((w for w in BEHIND if w not in ANSWERS), PAIRS)])
def test_two_throws_taken_back_by_the_next_sentence(behind: str, pair: str) -> None:
    """The two throws of a round of two turns are taken back together."""
    got = reading(f"{pair}. {behind} Trapdoor 45.", 2, subject="Re: VIPER turns 5 and 6")
    assert not any(each.get("throws") for each in got.orders.values())


@pytest.mark.parametrize(("behind", "both"), [*product((w for w in BEHIND if w not in ANSWERS), BOARDS)])
def test_throws_on_two_boards_taken_back_by_the_next_sentence(behind: str, both: str) -> None:
    """So are the throws on two boards."""
    got = reading(f"{both}. {behind} Trapdoors: A 45, B 54.", boards="AB", subject=SUBJECT)
    assert not any(each.get("throws") for each in got.orders.values())


@pytest.mark.parametrize(("beside", "order", "place"), [*product(BESIDE, ORDERS, range(3))])
def test_orders_that_stay_plain(beside: str, order: str, place: int) -> None:
    """A sentence that changes nothing of the orders is no reason to ask, wherever it stands."""
    said = [f"{order}.", "Trapdoor 45."]
    said.insert(place, beside)
    got = reading(" ".join(said), subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})
