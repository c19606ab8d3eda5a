"""Letters as they are posted: with an address below, sent twice, with a form left empty, of children's choices."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.cleaning.correspondents import Correspondents
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

TAKEN = [
    # whoever chose the trapdoor would like it somewhere; how old they are is no space
    ("Mia (who is 9) has chosen the trapdoor, and she would like it on 71. The throw is to be a four.", 4, 71),
    ("My nephew, aged 11, picked the trapdoor and he'd like 64. I throw the 2.", 2, 64),
    ("Throw 5. Grandma chose the trapdoor and she would like it at 39.", 5, 39),
    ("So for now: a 5 for\nRita and dig the pit at 52. He sends his love. He is 77 and plays bridge.\n\nRita", 5, 52),
    # nothing is opened, in whatever words
    ("Throw 4. Being in a good mood I shall not be digging the pit for anybody this round.", 4, "none"),
    ("I throw the 2. I won't be setting a trapdoor this time.", 2, "none"),
    ("Throw 6 please. We are not opening any trapdoor this month.", 6, "none"),
    # whose the orders are
    ("I'll go with 3 this time, and trapdoor no. 52. Tom's not playing so this is only mine!", 3, 52),
    ("Throw 2, trapdoor 61. Ellen has left the game so these are all mine.", 2, 61),
    # a formal opening, and numbers said twice
    (
        "Dear Sir,\n\nI submit herewith my orders for this round, which are as follows:\n\n"
        "(a) Throw: three (3)\n(b) Trapdoor: forty-one (41)\n\n"
        "I should be obliged if you would acknowledge receipt in the usual way.\n\nYours faithfully,\nA. Crane",
        3,
        41,
    ),
    # addresses between bars
    ("Throw is a 4. Trapdoor 88.\n\nMona Field\nSenior Clerk | Unit 9, Pit Lane | ext. 212", 4, 88),
    ("Throw 1, trapdoor 77\n\nJoe Hale\nSales Manager | Hatch Road | Floor 3", 1, 77),
]
ASKED = [
    "Throw 6, and put the trapdoor back where I had it in the last round.",
    "Throw 2. Leave the trapdoor where it was, please.",
    "Throw 3 and keep my trapdoor exactly where it stood.",
    "Bob has chosen the trapdoor, he'd like 88, and he wants to throw the 2.",
    "I have had no report since March. Send me the positions and I shall let you have my orders by return.",
    "We haven't had the report yet. I'll let you have my throw tomorrow.",
]


@pytest.mark.parametrize(("text", "throw", "door"), TAKEN)
def test_what_a_letter_plainly_orders_is_taken(text: str, throw: int, door: int | str) -> None:
    """Ages, addresses, courtesies and whose letter it is leave the orders as plain as they are."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize("text", ASKED)
def test_what_only_the_record_or_another_tells_is_asked(text: str) -> None:
    """Where it was before, what he wants, and a report that never came: each is asked about."""
    made = reading(text)
    assert made.verdict == "ask"
    assert not any("trapdoor" in order for order in made.orders.values()) or "Bob" in text


@pytest.mark.parametrize(
    "text", ["I'll throw a 5 and then another 5, trapdoor 43.", "Trapdoor 43. A 2 first and a further 2 after it."]
)
def test_one_number_for_both_turns_is_asked(text: str) -> None:
    """No set of six has a number twice."""
    made = reading(text, 2)
    assert (made.verdict, short(made)["A"][1]) == ("ask", 43)
    assert not made.orders["A"].get("throws")


@pytest.mark.parametrize(
    "text",
    [
        "On both boards I throw a 2. The trapdoor is 48 on board A and 90 on board\nB.",
        "Throw 2 on both boards please. My trapdoor is 48 for board A and 90 on\nB.",
        "I throw the 2 on both of the boards. The trapdoor goes to 48 on board\nA and 90 on board B.",
    ],
)
def test_a_board_that_the_line_breaks_off_is_still_named(text: str) -> None:
    """A line that ends with "board" goes on."""
    made = reading(text, 1, "AB")
    assert (made.verdict, short(made)) == ("clear", {"A": ([2], 48), "B": ([2], 90)})


@pytest.mark.parametrize(
    "said", ["nee dank je", "Nein, danke", "non merci", "niets, bedankt", "nada gracias", "no grazie"]
)
def test_press_is_declined_in_six_languages(said: str) -> None:
    """What only says that there is no press is none."""
    made = reading(f"Throw 3\nTrapdoor 40\nPress: {said}")
    assert (made.verdict, made.press, short(made)) == ("clear", None, {"A": ([3], 40)})


@pytest.mark.parametrize("said", ["Nee, dank je de koekoek, zei de slang!", "No gracias a la serpiente he llegado"])
def test_press_that_begins_with_a_no_is_press(said: str) -> None:
    """A "no" that goes on is somebody's wit."""
    assert reading(f"Throw 3\nTrapdoor 40\nPress: {said}").press == said


_SENT_ON = (
    "\n\nLarry\n\n-----Original Message-----\nFrom: Larry <l@example.com>\nTo: x@snl.example.org\nSubject: Viper\n\n"
)


@pytest.mark.parametrize(
    "above",
    [
        "It came back to me the first time, I'd spelt your address wrong. Here it is again.",
        "My first one bounced. Trying again.",
        "Kam als unzustellbar zurück, also nochmal.",
        "Ik had een verkeerd adres, daarom nog een keer.",
        "Mauvaise adresse la première fois.",
    ],
)
def test_a_letter_of_ones_own_that_came_back_is_taken(above: str) -> None:
    """What went astray orders what it ordered."""
    made = reading(f"{above}{_SENT_ON}Throw 4 please, with trapdoor 37.\nLarry", subject="FW: Viper 10")
    assert (made.verdict, short(made)) == ("clear", {"A": ([4], 37)})


@pytest.mark.parametrize(
    ("above", "subject"),
    [
        ("Look what Bob sent, his mail bounced.", "FW: Viper 10"),
        ("Bob's mail bounced, so here it is again.", "FW: Viper 10"),
        ("What do you make of this?", "FW: Viper 10"),
        ("The report bounced the first time.", "Re: Viper 10"),
    ],
)
def test_a_letter_of_somebody_elses_orders_nothing(above: str, subject: str) -> None:
    """Only one's own that went astray is taken."""
    made = reading(f"{above}{_SENT_ON}Throw 4 please, with trapdoor 37.\nLarry", subject=subject)
    assert not short(made)


_FORM = "\n\n> Hello, you are on space 65.\n>\n> Throw (1-6):\n> Trapdoor:\n> Press:\n"


@pytest.mark.parametrize(("name", "verdict"), [("Norma", "ask"), ("Norma West", "ask"), ("Thanks", "clear")])
def test_a_form_sent_back_empty_over_a_name_is_asked(name: str, verdict: str) -> None:
    """Whoever signs a form that is blank forgot to fill it in; whoever thanks for it did not."""
    made = reading(name + _FORM, subject="Re: MAMBA turn 6")
    assert (made.verdict, short(made)) == (verdict, {})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("A 5 for Dennis and dig the hole at 27.", [5]),
        ("A 5 for Dennis and Jean, dig the hole at 27. A 4 for Rita.", []),
    ],
)
def test_a_throw_for_the_writer_and_a_pit(text: str, throws: list[int]) -> None:
    """A name of one's own is "me", whatever is joined to it but another's."""
    made = read(clean(text), form(), "", writer="Dennis")
    assert made.orders.get("A", {}).get("throws", []) == throws


_ASTRAY = (
    "\n\n-------- Forwarded message --------\nFrom: Ada <ada@a.example>\nTo: gm@b.example\n\nThrow 4, trapdoor 37."
)


@pytest.mark.parametrize(
    "above",
    [
        "Blast, I sent this to the wrong address, it bounced. Here are my orders again, see below.",
        "I sent this to the wrong address. Here are my orders again.",
        "I mailed my orders to your old address. Once more:",
        "Mist, an die falsche Adresse geschickt. Hier nochmal meine Züge.",
        "Mauvaise adresse, désolé. Je renvoie mes ordres ci-dessous.",
        "Verkeerd adres gebruikt, hier nog eens mijn zetten.",
    ],
)
def test_ones_own_letter_that_went_astray_is_not_taken_back(above: str) -> None:
    """That orders were first sent to the wrong address is why they are sent on."""
    made = reading(above + _ASTRAY)
    assert (made.verdict, short(made)) == ("clear", {"A": ([4], 37)})


@pytest.mark.parametrize(
    "text",
    [
        "I sent this to the wrong address. That was for another game." + _ASTRAY,
        "I sent Bob's orders to the wrong address." + _ASTRAY,
        "It bounced. But I'm not sure any more." + _ASTRAY,
        "It bounced. Ignore the trapdoor though." + _ASTRAY,
        "Throw 4, trapdoor 37. I sent this to the wrong address.",
    ],
)
def test_another_letter_that_went_astray_is_asked_about(text: str) -> None:
    """What is said of the letter beside its going astray counts, and so does a letter that should not be here."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize("gap", [" ", " \t", "\t"])
@pytest.mark.parametrize(
    ("writer", "taken"), [("Gwen Lister <gwen@lister.example>", {}), ("Olive G <olive@g.example>", {"A": ([2], 39)})]
)
def test_a_mail_that_somebody_else_wrote_is_never_ones_own(writer: str, taken: object, gap: str) -> None:
    """Whatever is said of it: its header names who wrote it, with a blank or a tab behind the colon."""
    header = "".join(
        f"{name}:{gap}{value}\n"
        for name, value in (
            ("Subject", "krait"),
            ("Date", "Thu, 20 Nov 2025 10:58:02 +0000"),
            ("From", writer),
            ("To", "Olive G <olive@g.example>"),
        )
    )
    text = f"I suppose this was meant for you.\n\n-------- Forwarded Message --------\n{header}\n\nA 2, trapdoor 39.\n"
    who = Correspondents(domains=frozenset({"gm.example"}), writer=frozenset({"olive@g.example", "Olive G"}))
    assert short(read(clean(text, (), who), form(), "Fwd: krait")) == taken


@pytest.mark.parametrize("writer", ["Oliver Green <og@g.example>", "Gwen Oliver <gwen@x.example>"])
def test_a_name_that_only_looks_alike_is_somebody_elses(writer: str) -> None:
    """Names are compared word by word."""
    head = f"---------- Forwarded message ---------\nFrom: {writer}\nDate: 1 May 2025"
    text = f"This was meant for you.\n\n{head}\n\nA 2, trapdoor 39."
    who = Correspondents(domains=frozenset({"gm.example"}), writer=frozenset({"olive@g.example", "Olive G"}))
    assert short(read(clean(text, (), who), form(), "Fwd: krait")) == {}
