"""Words in capitals that our German mails tell people to write: whoever writes them is understood."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from pbm.core.orders import Field, OrderForm, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.consent import consent
from pbm.orders.forms import read_form
from pbm.orders.parse import read
from tests.unit.reports.test_tongues import forms, messages

LEFT = (1, 2, 3, 4, 5, 6)
FORM = OrderForm(
    ("A",),
    (1,),
    (Field("throws", "Throw", "numbers", low=1, high=6), Field("trapdoor", "Door", "space", high=60, optional=True)),
    left={"A": LEFT},
)
_CAPITALS = re.compile(r"(?<![\w{])[A-ZÄÖÜ]{2,}(?![\w])(?:[ :]{1,2}(?:[A-ZÄÖÜ]{2,}(?!\w)|\{\w{1,20}\}|\d{1,2}))*")

NO_ADVICE = {
    "NMR",
    "UTC",
    "DEINE ERSTEN ZÜGE",
    "FÜR SPÄTER AUFGEHOBEN",
    "GAME SEAT",  # what stands for names in a command for the GM's shell
    "NEW",
    "OLD",
    "NAME",
    "HTML",  # what FORMAT is about
    "ALL",  # beside WITHDRAW, as ADD and OFF are beside their commands in HELP's table
    "ADD",
    "OFF",
    "ROLL",  # an answer to the form of classic; tried below
}

Check = Callable[[Reading], object]


def command(name: str, argument: str = "") -> Check:
    """Return a check that a mail is this command and nothing else."""
    return lambda reading: [(one.command, one.argument) for one in reading.asked] == [(name, argument)]


def press(*to: str, anonymous: bool = False) -> Check:
    """Return a check that a mail's words are press, for whom."""
    return lambda reading: [(one.text, one.to, one.anonymous) for one in reading.letters] == [("Hallo.", to, anonymous)]


def orders(throw: int, door: int) -> Check:
    """Return a check that a mail orders this."""
    return lambda reading: reading.orders == {"A": {"throws": [throw], "trapdoor": door}} and not reading.problems


def later(reading: Reading) -> bool:
    """Return whether a mail orders a throw of 2 for turn 8."""
    return reading.later == {8: {"A": {"throws": [2]}}}


ADVICE: dict[str, tuple[str, Check]] = {
    "ABSENT": ("ABSENT bis 17. Mai", command("ABSENT", "bis 17. Mai")),
    "ABSENT 3": ("ABSENT 3. Mai bis 17. Mai", command("ABSENT", "3. Mai bis 17. Mai")),
    "ABSENT 17": ("ABSENT 17. Mai", command("ABSENT", "17. Mai")),
    "ABSENT OFF": ("ABSENT OFF", command("ABSENT", "OFF")),
    "ADDRESS ADD {address}": ("ADDRESS ADD ann@home.test", command("ADDRESS", "ADD ann@home.test")),
    "ADDRESS ADD": ("ADDRESS ADD ann@home.test", command("ADDRESS", "ADD ann@home.test")),
    "ABWESEND": ("ABWESEND bis 17. Mai", command("ABSENT", "bis 17. Mai")),
    "ADRESSE": ("ADRESSE", command("ADDRESS")),
    "ANONYME PRESSE": ("ANONYME PRESSE: Hallo.", press(anonymous=True)),
    "BERICHT 0": ("BERICHT 0", command("REPORT", "0")),
    "BERICHT": ("BERICHT", command("REPORT")),
    "CAN": ("CAN ich S2 28-12 umsetzen?", command("CAN", "ich S2 28-12 umsetzen")),
    "ERINNERUNG": ("ERINNERUNG AUS", command("REMIND", "AUS")),
    "FORMAT HTML": ("FORMAT HTML", command("FORMAT", "HTML")),
    "FORMAT TEXT": ("FORMAT TEXT", command("FORMAT", "TEXT")),
    "GAMES": ("GAMES", command("GAMES")),
    "HILFE": ("HILFE", command("HELP")),
    "JOIN {game}": ("JOIN vipers", command("JOIN", "vipers")),
    "JOIN {key}": ("JOIN vipers", command("JOIN", "vipers")),
    "LANGUAGE": ("LANGUAGE de", command("LANGUAGE", "de")),
    "OBSERVE {game}": ("OBSERVE vipers", command("OBSERVE", "vipers")),
    "OBSERVE {game} OFF": ("OBSERVE vipers OFF", command("OBSERVE", "vipers OFF")),
    "OBSERVE {key}": ("OBSERVE vipers", command("OBSERVE", "vipers")),
    "OBSERVE {key} OFF": ("OBSERVE vipers OFF", command("OBSERVE", "vipers OFF")),
    "OBSERVE OFF": ("OBSERVE OFF", command("OBSERVE", "OFF")),
    "PLAY DEFAULT": ("PLAY DEFAULT", command("PLAY DEFAULT")),
    "PRESS": ("PRESS", command("PRESS")),
    "PRESS NONE": ("PRESS NONE", command("PRESS", "NONE")),
    "PRESSE": ("PRESSE: Hallo.", press()),
    "PRESSE AN": ("PRESSE AN ANNA BAUER:\nHallo.", press("ANNA BAUER")),
    "PRESSE AN SPIELLEITER": ("PRESSE AN SPIELLEITER: Hallo.", press("GM")),
    "PRESSE AN {capitals}": ("PRESSE AN CLIVE:\nHallo.", press("CLIVE")),
    "PRESSE AN {name}": ("PRESSE AN Clive: Hallo.", press("Clive")),
    "REMIND OFF": ("REMIND OFF", command("REMIND", "OFF")),
    "REMIND ON": ("REMIND ON", command("REMIND", "ON")),
    "REPORT 0": ("REPORT 0", command("REPORT", "0")),
    "RESIGN": ("RESIGN", command("RESIGN")),
    "RESTORE": ("RESTORE 2", command("RESTORE", "2")),
    "RESTORE {number}": ("RESTORE 2", command("RESTORE", "2")),
    "RESIGN OFF": ("RESIGN OFF", command("RESIGN", "OFF")),
    "SPIELE": ("SPIELE", command("GAMES")),
    "SPRACHE": ("SPRACHE de", command("LANGUAGE", "de")),
    "VERLAUF": ("VERLAUF", command("HISTORY")),
    "STATUS": ("STATUS", command("STATUS")),
    "WITHDRAW": ("WITHDRAW", command("WITHDRAW")),
    "WITHDRAW ALL": ("WITHDRAW ALL", command("WITHDRAW", "ALL")),
    "WITHDRAW LATER": ("WITHDRAW LATER", command("WITHDRAW", "LATER")),
    "WITHDRAW TURN {turn}": ("WITHDRAW TURN 4", command("WITHDRAW", "TURN 4")),
    "WITHDRAW TURN": ("WITHDRAW TURN 4", command("WITHDRAW", "TURN 4")),
    "WURF 3 FALLTÜR 45": ("WURF 3 FALLTÜR 45", orders(3, 45)),
    "WURF {turn} FALLTÜR {space}": ("WURF 3 FALLTÜR 45", orders(3, 45)),
    "WURF {throws} FALLTÜR {space}": ("WURF 3 FALLTÜR 45", orders(3, 45)),
    "ZEITZONE": ("ZEITZONE Europe/Berlin", command("ZONE", "Europe/Berlin")),
    "ZONE": ("ZONE Europe/Berlin", command("ZONE", "Europe/Berlin")),
    "ZONE {zone}": ("ZONE Europe/Berlin", command("ZONE", "Europe/Berlin")),
    "ZÜGE": ("ZÜGE", command("ORDERS")),
    "ZUG 8: WURF 2": ("ZUG 8: WURF 2", later),
    "ZUG {turn}": ("ZUG 8: WURF 2", later),
    "ZUG {turn}: WURF {throw}": ("ZUG 8: WURF 2", later),
    "ZUG {later}: {one}": ("ZUG 8: WURF 2", later),
    "ZUG {turn}: FALLTÜR {space}": ("ZUG 8: WURF 2, FALLTÜR 45", lambda reading: set(reading.later) == {8}),
    "ZUG {turn}: {one}": ("ZUG 8: WURF 2", later),
}
SENTENCES = {
    "Wenn ich eine Runde versäume, spiel meine höchste übrige Zahl": "highest",
    "Daueranweisung zurücknehmen": "cancel",
}
ANSWERS = {"JA": True, "NEIN": False, "NICHT ICH": False}


def advised() -> dict[str, str]:
    """Return what the German catalogue has in capitals, each with a sentence that has it."""
    return {
        found: text
        for message in messages("de")
        for text in forms(message.string or "")
        for found in _CAPITALS.findall(text.partition("\nmsgid")[0])
    }


def test_every_word_that_german_mails_advise_is_known_here() -> None:
    """What a German sentence has in capitals is tried below, or is no advice."""
    found = advised()
    known = {*NO_ADVICE, *ADVICE, *ANSWERS}
    assert {word: text for word, text in found.items() if word not in known} == {}


@pytest.mark.parametrize("word", ADVICE)
def test_what_german_mails_advise_is_understood(word: str) -> None:
    """Written as it is advised, it does what the mail says."""
    mail, understood = ADVICE[word]
    reading = read(clean(mail, ()), FORM)
    assert understood(reading), reading


@pytest.mark.parametrize("words", SENTENCES)
def test_sentences_that_german_mails_advise_are_understood(words: str) -> None:
    """Standing instructions for missed rounds, given and taken back; and a mail does say so."""
    assert any(words in text for message in messages("de") for text in forms(message.string or ""))
    assert read(clean(f"{words}.", ()), FORM).missed == SENTENCES[words]


@pytest.mark.parametrize("words", ["ROLL", "Würfeln (antworte ROLL): ROLL", "Ich schicke ROLL!"])
def test_roll_is_understood_in_a_german_mail(words: str) -> None:
    """The only order of the classic game, alone or behind the German words of its form."""
    form = OrderForm(("A",), (1,), (Field("roll", "Dice (answer ROLL)", "choice", choices=("ROLL",)),))
    reading = read_form(clean(words, ()), form, "")
    assert (reading.orders, reading.problems) == ({"A": {"roll": "ROLL"}}, ())


@pytest.mark.parametrize("word", ANSWERS)
def test_yes_and_no_are_understood_in_german(word: str) -> None:
    """As answers to what we ask."""
    assert consent([word]) is ANSWERS[word]
