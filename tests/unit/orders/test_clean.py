"""Only the player's own words are read: quotes, signatures, footers and our own lines are not."""

from __future__ import annotations

from textwrap import wrap

import pytest

from pbm.orders.cleaning.clean import REPLY_MARKER, clean
from pbm.reports.form import form_lines
from tests.unit.orders.forms import form, reading, short

OLD = "You are on 37. For turn 9 you sent:\nThrow: 3\nTrapdoor: 20"
SENT = (
    "Postal Snakes & Ladders, round 4",
    "Bob 61, Brenda 27, Clive 31. The trapdoor of the day was nobody's, and the GM is well.",
    "Throw: 3",
    "Trapdoor: 20",
    REPLY_MARKER,
    *form_lines(form(), boards_named=False),
)


def quoted(text: str) -> str:
    """Return a text as clients quote it."""
    return "\n".join(f"> {line}" for line in text.split("\n"))


@pytest.mark.parametrize(
    "over",
    [
        "On Mon, 17 Mar 2025 at 19:00, Snakes (VIPER) <viper@games.test> wrote:",
        "On Mon, 17 Mar 2025 at 19:00, Snakes (VIPER) <\nviper@games.test> wrote:",
        "Am 17.03.2025 um 20:00 schrieb Adder GM:",
        "Le lun. 17 mars 2025 à 20:00, Adder GM <gm@games.test> a écrit :",
        "Op ma 17 mrt 2025 om 20:00 schreef Adder GM <gm@games.test>:",
        "El lun, 17 mar 2025 a las 20:00, Adder GM (<gm@games.test>) escribió:",
        "Il giorno lun 17 mar 2025 alle ore 20:00 Adder GM <gm@games.test> ha scritto:",
        "-----Original Message-----",
        "-----Ursprüngliche Nachricht-----",
        "From: Adder GM <gm@games.test>\nSent: 17 March 2025 19:00\nTo: Hugh\nSubject: ADDER turn 10",
        "________________________________\nVon: Adder GM\nGesendet: Montag, 17. März 2025\nAn: Hugh\nBetreff: ADDER",
        f"{REPLY_MARKER}",
    ],
)
@pytest.mark.parametrize("marked", [True, False])
def test_what_is_quoted_is_not_read(over: str, marked: bool) -> None:
    """Below an attribution, a header block or our marker stands our mail, marked as quoted or not."""
    text = f"Throw 5, trapdoor 45\n\nBob\n\n{over}\n\n{quoted(OLD) if marked else OLD}\n"
    assert clean(text).words[:1] == ("Throw 5, trapdoor 45",)
    assert short(reading(text)) == {"A": ([5], 45)}


@pytest.mark.parametrize(
    "tail",
    [
        "-- \nDr E. Laidlaw\ntrapdoor 12\nthrow 3",
        "--\nDr E. Laidlaw, 3/5 Leith Crescent",
        "Sent from my iPhone 6",
        "Von meinem iPhone 6 gesendet",
        "Envoyé de mon iPhone 6",
        "_______________________________________________\nplayers mailing list\nunsubscribe: set nomail 3",
        "This email and any attachments are confidential.\nThrow 3 of them away.",
    ],
)
def test_signatures_and_footers_are_not_read(tail: str) -> None:
    """What a client, a list or a lawyer puts below is no order."""
    assert clean(f"5/45\n{tail}").words == ("5/45",)


def test_two_dashes_may_be_only_a_rule() -> None:
    """Below dashes without a space orders are still orders."""
    assert short(reading("Throw 5\n--\nTrapdoor 45")) == {"A": ([5], 45)}


def test_clear_signed_words_are_read_without_their_armour() -> None:
    """The armour and the escaped dashes go, the words stay."""
    text = (
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nThrow 5\n\n- -- \nT\n"
        "-----BEGIN PGP SIGNATURE-----\n\niQ3/45\n-----END PGP SIGNATURE-----"
    )
    assert clean(text).words == ("Throw 5",)


def test_a_forwarded_mail_is_somebody_elses() -> None:
    """Its words are cut, and the reader knows that there were some."""
    got = clean("For you?\n\n---------- Forwarded message ---------\nFrom: Zoe\n\nthrow 6 trapdoor 43")
    assert (got.words, got.forwarded) == (("For you?",), True)
    assert reading("Begin forwarded message:\n\nthrow 6 trapdoor 43").verdict == "ask"


def test_lines_that_we_sent_are_taken_away_unmarked_too() -> None:
    """A client that marks nothing, or breaks our lines anew, does not make our words the player's."""
    ours = SENT[1]
    text = f"Throw 5, trapdoor 45\n\n{chr(10).join(wrap(ours, 40))}\n{SENT[2]}\n{SENT[3]}"
    assert clean(text, SENT).words == ("Throw 5, trapdoor 45",)
    assert short(reading(text, sent=SENT)) == {"A": ([5], 45)}


def test_a_form_filled_in_within_the_quote_counts() -> None:
    """Answers added to our own lines are the player's, wherever they stand; old orders beside them are not."""
    form_part = "Your throw: 5\nA space to nominate as a trapdoor: 45\nPress: Hello!"
    text = f"GM wrote on 1 March 2025:\n{quoted(chr(10).join(SENT[:5]))}\n{quoted(form_part)}"
    got = reading(text, sent=SENT)
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([5], 45)}, "Hello!")
    assert clean(text, SENT).sure


def test_answers_under_quoted_prompts_count() -> None:
    """The line typed below a quoted prompt answers it."""
    got = clean("> Your throw:\n5\n> A space to nominate as a trapdoor:\n\n45\n\n> Press:\n\nMerci !")
    assert got.form == ("Your throw: 5", "A space to nominate as a trapdoor: 45")
    assert got.words == ("Merci !",)


def test_an_empty_form_answers_nothing() -> None:
    """Prompts that were left empty are no orders, and neither are last round's beside them."""
    text = quoted("Throw: 3  Trapdoor: 20   <- your orders last round\nYour throw (1-6):\nTrapdoor:")
    assert reading(text).orders == {}
    assert reading(quoted(OLD.replace("\n", " ") + "\nThrow:\nTrapdoor:")).orders == {}


def test_the_form_of_two_turns_and_several_boards() -> None:
    """Every line of every form that we print is understood when it is filled in."""
    asked = form(2, "AB", named=(5, 6))
    answers = iter(("3 6", "52", "2, 4", "none"))
    lines = [line + next(answers) if not line.startswith("Press") else line for line in form_lines(asked, True)]
    got = reading("\n".join(lines), 2, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3, 6], 52), "B": ([2, 4], "none")})


def test_the_marker_is_no_signature() -> None:
    """No client takes our marker for the end of the mail."""
    assert not REPLY_MARKER.startswith("--")
    assert len(REPLY_MARKER) < 70


def test_an_example_of_ours_may_be_sent_as_it_stands() -> None:
    """What our mail shows as an example is an order when it stands alone; quoted with the rest it is ours."""
    sent = (
        "For action cards that you land on, choose in",
        "advance: “If I land on Send back: the leader”. That holds until you",
        "change it.",
    )
    alone = clean("If I land on Send back: the leader", sent)
    assert alone.words == ("If I land on Send back: the leader",)
    assert clean("\n".join(("Thanks!", "", *sent)), sent).words == ("Thanks!",)
    assert clean("advance: “If I land on Send back: the leader”. That holds until you", sent).words == ()


ASKED = [
    "Hello Gwen,",
    "Thank you for your mail, but I could not take orders from it as it is.",
    "- This depends on what happens before your go, and I cannot judge that",
    "  for you.",
    "  You wrote: “If I land on Swap two cards: 38 and 42, please. And if on",
    "  Send forward, then Clive, poor thing.”",
    "The deadline is Friday 18 December 2026, 20:00 (Europe/London).",
]
"""What we sent to somebody whose words we asked about."""


@pytest.mark.parametrize(
    "again",
    [
        ["If I land on Swap two cards: 38 and 42"],
        ["If I land on Swap two cards: 38 and 42", "If I land on Send forward: Clive"],
        ["If I land on Swap two cards: 38 and 42, please.", "And if on Send forward, then Clive, poor thing."],
        ["If I land on Swap two cards: 38 and 42, please. And if on Send forward, then Clive, poor thing."],
    ],
)
def test_words_that_we_asked_about_may_be_sent_again(again: list[str]) -> None:
    """Who repeats what we quoted of their mail has written it, whole or in part, and on lines of their own."""
    assert list(clean("\n".join(again), ASKED).words) == again


def test_words_that_we_asked_about_are_ours_among_our_lines() -> None:
    """A client that quotes our mail without a mark quotes with it what we asked about, broken as it likes."""
    quoted = "\n".join(ASKED).replace("42, please.", "42,\nplease.")
    assert list(clean(f"Yes, that is it\n\n{quoted}", ASKED).words) == ["Yes, that is it"]
