"""Another player in the place of the one to whom something is done: "make that Clive, not Brenda", "Clive instead"."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, short, state

SEND: dict[str, Any] = {"plays": [[{"card": "back-3", "at": 20, "player": "Brenda"}]]}
SWAP: dict[str, Any] = {"plays": [[{"card": "swap-players", "at": 20, "players": ["me", "Brenda"]}]]}
CHOICE: dict[str, Any] = {
    "plays": [[{"card": "+3", "at": 20}]],
    "standing": {"send-back": [{"player": "Brenda"}, {"player": "leader"}]},
}
BOTH: dict[str, Any] = {**SEND, "standing": {"send-forward": [{"player": "Brenda"}]}}
PLAIN: dict[str, Any] = {"plays": [[{"card": "+3", "at": 20}]]}


def read(words: str, before: dict[str, Any], **options: Any) -> WordsRead:
    """Return what words mean over orders that stand."""
    game = config(**options)
    now = state(game, hand="+3 back-3 swap-players")
    return RULESET.read_changes(game, now, "Alan", words.split("\n"), {"A": before})


def ordered(found: WordsRead) -> Any:
    """Return the orders of a reading; None where there are none, or where anything is asked."""
    return None if found.problems else found.orders.get("A")


@pytest.mark.parametrize(
    "words",
    [
        "make that clive not brenda",
        "make it Clive",
        "Clive instead",
        "Clive instead of Brenda",
        "actually Clive please",
        "Send Clive, not Brenda",
        "send Clive rather than Brenda, rest as it was",
        "change Brenda to Clive",
        "not brenda, clive",
        "Not Brenda but Clive.",
        "Hi Alan,\n\nSorry, I meant Clive, not Brenda.\n\nAlan",
        "Make it Clive, he needs the help",
        "Send back 3 on 20: Clive, not Brenda",
        "doch lieber Clive statt Brenda",
        "nicht Brenda, sondern Clive",
        "Hallo,\n\nich meinte Clive, nicht Brenda.",
        "plutôt Clive que Brenda",
        "liever Clive dan Brenda",
    ],
)
def test_a_card_is_done_to_somebody_else(words: str) -> None:
    """Who names another player in the place of the one a card is done to need not name card and space again."""
    wanted = [[{"card": "back-3", "at": 20, "player": "Clive"}]]
    assert ordered(read(words, SEND)) == {"plays": wanted}


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ("with Clive, not Brenda", ["me", "Clive"]),
        ("swap me with Clive instead of Brenda", ["me", "Clive"]),
        ("Clive instead of me", ["Clive", "Brenda"]),
    ],
)
def test_one_of_two_who_change_places_is_another(words: str, players: list[str]) -> None:
    """Of two players the one who is named changes, and the other stays."""
    assert ordered(read(words, SWAP)) == {"plays": [[{"card": "swap-players", "at": 20, "players": players}]]}


@pytest.mark.parametrize(
    "words", ["Clive instead of Brenda", "for send back I'd rather Clive than Brenda", "make that Clive not Brenda"]
)
def test_a_choice_in_advance_names_somebody_else(words: str) -> None:
    """A choice in advance is changed like a card; what was to be tried next stays."""
    assert ordered(read(words, CHOICE)) == {"standing": {"send-back": [{"player": "Clive"}, {"player": "leader"}]}}


def test_a_card_and_a_choice_are_told_apart_by_name() -> None:
    """Where both name the same player, the words have to say which is meant."""
    found = read("if I land on Send forward Clive instead of Brenda", BOTH)
    assert ordered(found) == {"standing": {"send-forward": [{"player": "Clive"}]}}
    assert ordered(read("Clive instead of Brenda", BOTH)) is None


@pytest.mark.parametrize(
    "words",
    [
        "No, Clive!",
        "Oh Clive",
        "Actually, Clive, you are a menace",
        "Clive, not Brenda, is miles ahead",
        "Clive not Brenda is the one to watch I think",
        "Should it be Clive not Brenda?",
        "Clive not Brenda if he is behind her",
        "Clive or Brenda",
        "the leader, not Brenda",
        "I'd rather be Clive than Brenda",
        "Make it quick, Clive",
        "actually Clive please tell Brenda sorry",
        "Brenda is ahead of Clive",
        "not Clive, Brenda",
        "Make it Clive and the +3 too",
    ],
)
def test_talk_of_players_changes_nothing(words: str) -> None:
    """A name that is only called, told of, or asked about changes nothing that stands."""
    found = ordered(read(words, SEND))
    assert found is None or found.get("plays") in (None, SEND["plays"])


def test_nobody_is_named_for_a_card_that_is_done_to_nobody() -> None:
    """A name changes no plain card."""
    assert ordered(read("Clive instead of Brenda", PLAIN)) is None


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Send back 3 on 20: Clive, not Brenda", "back-3@20>Clive"),
        ("swap two players on 20, me and Clive, not Brenda", "swap-players@20>me&Clive"),
        ("+3 on 20, not 21", "+3@20"),
        ("+3 on 20 not on 21.", "+3@20"),
    ],
)
def test_what_is_denied_beside_what_is_wanted_is_no_question(words: str, wanted: str) -> None:
    """Who says at once what is wanted and what is not has said what is wanted."""
    game = config()
    found = RULESET.read_words(game, state(game, hand="+3 back-3 swap-players"), "Alan", [words])
    assert (short(found.orders.get("A", {})).get("plays"), found.problems) == (wanted, ())


@pytest.mark.parametrize("words", ["Send back 3 on 20: the leader, not Brenda", "+3 on 20, not 21?", "+3 not on 20"])
def test_what_is_only_denied_is_asked(words: str) -> None:
    """An exception, a question, and a space that is not wanted leave open what is."""
    game = config()
    assert RULESET.read_words(game, state(game, hand="+3 back-3 swap-players"), "Alan", [words]).problems
