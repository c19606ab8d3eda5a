"""A yes is a yes, a no is a no, and everything else is neither."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.consent import consent, heard, heard_below, yes_with_numbers

NAMES = ("Brenda", "Alan")


@pytest.mark.parametrize(
    "words",
    [
        "YES",
        "Yes please!",
        "yes\n\nBrenda Smith",
        "Hi Alan,\n\nyes, that was me.\n\nCheers\nB",
        "Yes. Thanks for the game, it was fun",
        "ok, do it",
        "*YES*",
        "“Yes”",
        "y",
        "Yes - it's mine",
        "That was me.",
        "Ja, das war ich.\nGruß\nBrenda",
        "Oui, c’était moi",
        "ja graag",
        "Sí, fui yo",
        "Sì, sono stata io",
        "yes yes yes",
        "Yes, I wrote it from my phone, sorry!",
        "Yes.\nSent from my iPad",
        "Yes I did, from my phone.",
        "That was indeed me.",
        "Of course it was me, who else?",
        "Why do you ask? Of course I did.",
        "Yes, sorry about that - my tablet did something odd.",
        "No problem, that was me",
        "Guilty as charged",
        "Yes. That is what I wrote.",
        "Yes, exactly as I meant",
        "Please count it",
        "👍",
        "Hello Alan. Yes! Thanks for asking. Brenda",
        "Ja bitte, vielen Dank und liebe Grüße\nBrenda",
    ],
)
def test_plain_words_of_agreement(words: str) -> None:
    """In six languages, with a greeting before and a name and thanks after."""
    assert consent(words.split("\n"), NAMES) is True


@pytest.mark.parametrize(
    "words",
    [
        "no",
        "NO NO NO!!!",
        "That wasn't me.",
        "No, that wasn't me",
        "No! I did not write that! Please help",
        "Nope.",
        "I never wrote that",
        "I didn't write this",
        "Did not write it",
        "I know nothing of this mail",
        "No! I have just seen it. That was not me at all.",
        "Nicht ich",
        "Nein, das war ich nicht",
        "Non, ce n'est pas moi",
        "Nee, dat was ik niet",
        "No, no fui yo",
        "No, non sono stata io",
    ],
)
def test_plain_words_of_refusal(words: str) -> None:
    """Also said in anger."""
    assert consent(words.split("\n")) is False


@pytest.mark.parametrize(
    "words",
    [
        "",
        "\n\n",
        "maybe",
        "Yes?",
        "yes no",
        "yes but throw 3",
        "Yes, throw five",
        "OK. Throw five",
        "no, make that 5",
        "No trapdoor",
        "No worries",
        "None",
        "Yes I'd like to leave",
        "Yes, I'm out",
        "Yes, I'm staying",
        "I resign",
        "Ok, I'll think about it",
        "OK, the usual then, see you next week",
        "Yes, if the others agree",
        "Ja, aber erst morgen",
        "I am out of the office. yes",
        "throw 5 trapdoor 45",
        "yesterday",
        "Norway",
        "x" * 10_000,
        "Yes, somebody else wrote this",
        "Yes, Clive wrote it",
        "Yes. It is a fake",
        "Yes, that is spam",
        "Yes. And please also resign me",
        "yes. withdraw them",
        "Yes, undo it",
        "Yes, I am on holiday until Monday.",
        "Yes, your mail was received. We will answer soon.",
        "Correct, I didn't",
        "Correct, I don't",
        "Yes, that was Gus",
        "Yes, Gus did that",
        "Yes\n\nGus",
        "Yes, ignore it",
        "Yes.\n\nIgnore",
        "Yes.\nBrenda\nPlease ignore it",
        "Yes.\nBrenda\nNo",
        "Sure, bin it",
        "Yes, please reject it",
        "Yes, discard",
        "Yes, bin the late ones",
        "Yes, block it",
        "Yes, but not yet",
        "Ja, bitte löschen",
        "Ja, weg damit",
        "Oui, jetez-le",
        "Sí, bórralo",
        "Yes, it's from my brother",
        "Yes, Brenda's husband here, I sent it",
        "OK, will answer tonight",
        "Okay, thank you for your message",
        "Yes of course not",
        "Confirmed, not mine",
        "Yes but that's not what I wrote",
        "Yes. That is what I wrote on Tuesday",
        "No, it was me!",
        "Yes\nHoax",
        "Yes\n\nTear It Up",
        "Yes.\nTomorrow",
        "Ja\nQuatsch",
    ],
)
def test_everything_else_is_neither(words: str) -> None:
    """A condition, a question, an order, a robot: a careful person would ask."""
    assert heard(words.split("\n"), NAMES, ["Gus"]).plain is None


@given(st.text(max_size=200))
def test_any_text_returns(words: str) -> None:
    """Whatever is written, there is an answer."""
    assert consent(words.split("\n")) in (True, False, None)


@pytest.mark.parametrize("piece", ["yes ", "no", ",", ". ", "a", "yes,", "\n"])
def test_long_answers_cost_little(piece: str) -> None:
    """A megabyte of anything is looked at no further than its beginning."""
    begun = time.process_time()
    consent((piece * (1_000_000 // len(piece))).split("\n"))
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("yes 44", (44,)),
        ("Yes please, 4 and 44", (4, 44)),
        ("yes, 6 and 2", (6, 2)),
        ("Yes, throw 6 and trapdoor 4", ()),
        ("yes, A 5", ()),
        ("yes", ()),
    ],
)
def test_a_yes_may_repeat_numbers(words: str, numbers: tuple[int, ...]) -> None:
    """In their order; with the name of a throw, a trapdoor or a board it is an order, and no yes."""
    assert yes_with_numbers([words]) == numbers


@pytest.mark.parametrize(
    "words",
    [
        "ok thanks",
        "OK, got it",
        "Thank you!",
        "OK, cheers",
        "Fine, no problem",
        "ok thanks\n\nBrenda",
        "OK thanks Alan, see you soon",
        "In Ordnung, danke\nBrenda",
        "D'accord, merci",
        "Prima, dank je",
        "Vale, gracias",
        "Va bene, grazie",
    ],
)
def test_what_may_only_say_that_something_was_read(words: str) -> None:
    """In six languages, with a name or a greeting; where somebody else may be behind it, that is no yes."""
    assert heard(words.split("\n"), NAMES).only_seen


@pytest.mark.parametrize("words", ["Yes\nBren", "Yes\n\nB. Smith", "Yes.\n\nBrenda Smith", "Yes\nBS"])
def test_a_yes_may_be_signed_with_what_is_short_for_a_name(words: str) -> None:
    """As people call themselves."""
    assert consent(words.split("\n"), NAMES) is True


@pytest.mark.parametrize("words", ["Thank you!", "Many thanks, Brenda", "Hello Alan, thanks for telling me!"])
def test_thanks_ask_for_nothing(words: str) -> None:
    """They need no answer."""
    assert heard([words], NAMES).courteous


@pytest.mark.parametrize("words", ["YES", "No", "OK", "Thanks, was that you?", "WITHDRAW", ""])
def test_what_is_more_than_thanks_is_not_taken_for_it(words: str) -> None:
    """It is looked at."""
    assert not heard([words], NAMES).courteous


@pytest.mark.parametrize("answer", ["Yes", "Not me"])
@pytest.mark.parametrize(
    "footer",
    [
        "Kind regards\nBrenda Wood\nHead of Accounts | Acme Ltd\nT: 020 7946 0005",
        "Acme Ltd, 5 Main Street",
        "Please consider the environment before printing this e-mail.",
    ],
)
def test_what_an_office_puts_below_an_answer_is_no_part_of_it(answer: str, footer: str) -> None:
    """Who cannot help having it could never answer otherwise; an order below one's name is none of it."""
    lines = [*answer.splitlines(), "", *footer.splitlines()]
    assert consent(lines, ("Brenda Wood", "Alan Parr")) is (answer == "Yes")
    assert consent(["Yes", "", "Brenda Wood", "throw 5"], ("Brenda Wood",)) is None


@pytest.mark.parametrize(
    "below",
    [
        "it was gus@work.test who wrote that",
        "but not from this phone",
        "Gus Wood, Acme Ltd",
        "it came from the phone of my brother",
        "5 and 44 Main Street",
        "ignore it, Acme Ltd",
        "Throw 5, Acme Ltd",
    ],
)
def test_what_says_something_below_a_yes_is_no_footer(below: str) -> None:
    """Whoever names another writer, an order or a doubt below a yes is asked again, whatever office is named beside."""
    assert heard(["Yes", "", below], ("Brenda Wood",), ("Gus Grey",)).plain is None


@pytest.mark.parametrize(
    "words",
    [
        *("Yes I'm out", "Yes, resign", "Yes, I resign. Good luck all!", "OK, I'm leaving", "yes, count me out", "yes"),
        *(
            "I really do want to leave the game",
            "I quit",
            "Yes, sadly",
            "Yes, I'm afraid so.\n\nBrenda",
            "Yes I am sure",
        ),
        *("Ja, ich bin raus", "Oui, j'abandonne", "Ja, ik stop ermee", "Sí, me retiro", "Sì, mi ritiro", "Ja, leider"),
    ],
)
def test_who_really_leaves(words: str) -> None:
    """To the question whether one really leaves, that one does says as much as a yes."""
    assert heard(words.split("\n"), NAMES).leaves is True


@pytest.mark.parametrize(
    "words",
    [
        *(
            "Not really",
            "no, I'll stay",
            "I've changed my mind, staying",
            "No",
            "Actually no",
            "OK, I'll play on",
            "Stay!",
        ),
        *(
            "I'm not leaving after all",
            "Don't resign me",
            "not yet",
            "No, sorry, I was angry",
            "No, I'd like to carry on",
        ),
        *("Nein, ich bleibe", "eigentlich nicht", "Non, je reste", "Nee, ik speel door", "No, me quedo", "No, resto"),
    ],
)
def test_who_stays(words: str) -> None:
    """Whoever says that they stay has said no."""
    assert heard(words.split("\n"), NAMES).leaves is False


@pytest.mark.parametrize(
    "words",
    [
        *("I'm out", "leave", "resign", "OK", "ok thanks", "Yes, I'm staying", "Yes, I'll play on", "No, I'm leaving"),
        *("Yes, not really", "Yes, I'm not out", "I'm leaving on holiday", "Yes, when this set is over", "That was me"),
        *("No, count me out", "Yes, but not yet", "I'm out of town until Monday", "Am I out?"),
        *(
            "Yes. Gus is leaving",
            "Yes, I'm leaving for Spain, throw 3",
            "Yes, not me",
            "maybe",
            "I'll stay if Gus does",
        ),
    ],
)
def test_what_is_no_word_on_leaving(words: str) -> None:
    """What may be meant otherwise leaves nothing, and stays nowhere."""
    assert heard(words.split("\n"), NAMES, ["Gus"]).leaves is None


@pytest.mark.parametrize(
    ("subject", "words", "plain"),
    [
        *(("Yes", "", True), ("YES!", "Brenda", True), ("no thanks", "", False), ("Yes", "Thanks, Brenda", True)),
        *(("Yes", "No", False), ("Yes", "What is this?", None), ("Yes, throw 5", "", None), ("Round 3", "", None)),
        *(("No orders yet", "", None), ("", "yes", True)),
    ],
)
def test_an_answer_in_the_subject(subject: str, words: str, plain: bool | None) -> None:
    """It counts where nothing is said below it, and only when it is an answer and nothing else."""
    assert heard_below(subject, words.split("\n"), NAMES).plain is plain
