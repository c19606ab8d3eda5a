"""What players' words order in Unleashed: sentences and their meanings."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from pbm.core.board import Board
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.orders import Standing, orders_from_json
from pbm.rulesets.unleashed.reading.orders import read_words
from pbm.rulesets.unleashed.state import Config, State

SENTENCES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("unleashed_words.toml").read_text(encoding="utf-8")
)["sentence"]
PIECES = {"S1": [14, 3], "S2": [37, 20], "L1": [22, 5], "L4": [45, 21], "P1": [33, 17]}


def no_board(*_: Any) -> Board:
    """Refuse to build a board: this game has none."""
    raise AssertionError("no board is asked for")


def config(**options: Any) -> Config:
    """Return a configuration."""
    return RULESET.read_config({}, {"size": "6x8", **options}, no_board)


def state(
    game: Config,
    *,
    hand: str = "+3 blank back-3",
    phase: str = "play",
    standing: dict[str, Any] | None = None,
    **keys: Any,
) -> State:
    """Return a state on a board of blank cards, with Alan's hand of the kinds named."""
    counts: dict[str, int] = {}

    def card(kind: str) -> str:
        counts[kind] = counts.get(kind, 0) + 1
        return f"{kind}#{counts[kind]}"

    cells = [["start#1"], *([card("blank")] for _ in range(46)), ["finish#1"]]
    raw = {
        "turn": 0 if phase == "setup" else 3,
        "phase": phase,
        "seats": ["Alan", "Brenda", "Clive"],
        "first": "Brenda",
        "rows": 6,
        "columns": 8,
        "cells": cells,
        "draw": ["-1#4", "-2#4"],
        "hands": {
            "Alan": [card(kind) for kind in hand.split()],
            "Brenda": [card("-4"), card("forward-2"), card("+5")],
            "Clive": [card("-5"), card("-6"), card("+6")],
        },
        "positions": {"Alan": 0, "Brenda": 0, "Clive": 0}
        if phase == "setup"
        else {"Alan": 12, "Brenda": 19, "Clive": 26},
        "pieces": {} if phase == "setup" else PIECES,
        "standing": {"Alan": standing} if standing else {},
        **keys,
    }
    return RULESET.state_from_json(game, raw)


@lru_cache(maxsize=32)
def table(placements: int, **about: Any) -> tuple[Config, State]:
    """Return a game with evil snake eyes."""
    game = config(placements=placements, snake_eyes="evil")
    return game, state(game, **about)


def read(text: str, placements: int = 1, **about: Any) -> WordsRead:
    """Return what Alan's words order."""
    return read_words(*table(placements, **about), "Alan", text.strip("\n").split("\n"))


def written(read_orders: WordsRead) -> dict[str, Any]:
    """Return orders that were read in the table's short way of writing."""
    return short(read_orders.orders.get("A", {}))


def short(order: Mapping[str, Any]) -> dict[str, Any]:
    """Return orders in the table's short way of writing."""
    made: dict[str, Any] = {}
    if "plays" in order:
        made["plays"] = " ; ".join(" / ".join(_play(play) for play in wanted) for wanted in order["plays"])
    if "standing" in order:
        made["standing"] = {
            key: value if isinstance(value, str) else "null" if value is None else " / ".join(map(_choice, value))
            for key, value in order["standing"].items()
        }
    if "pieces" in order:
        made["pieces"] = ", ".join(f"{piece}:{top}-{bottom}" for piece, top, bottom in order["pieces"])
    return made


def _play(play: dict[str, Any]) -> str:
    choice = _choice(play)
    return f"{play['card']}@{play['at']}" + (f">{choice}" if choice else "")


def _choice(choice: dict[str, Any]) -> str:
    if "player" in choice:
        return str(choice["player"])
    if "players" in choice:
        return "&".join(choice["players"])
    if "cards" in choice:
        return "&".join(map(str, choice["cards"]))
    return ",".join(f"{piece}:{top}-{bottom}" for piece, top, bottom in choice.get("moves", ()))


@pytest.mark.parametrize("sentence", SENTENCES, ids=[f"{n}-{s['says'].strip()[:40]}" for n, s in enumerate(SENTENCES)])
def test_a_sentence_orders_what_an_attentive_gm_would_understand(sentence: dict[str, Any]) -> None:
    """Each sentence of the table: what it orders, what is asked about, and whether a slip was mended."""
    found = read(sentence["says"], **{key: sentence[key] for key in ("hand", "phase", "placements") if key in sentence})
    expected = {key: sentence[key] for key in ("plays", "standing", "pieces") if key in sentence}
    codes = [problem.code for problem in found.problems]
    assert (written(found), codes) == (expected, [sentence["asks"]] if "asks" in sentence else [])
    assert bool(found.assumed) == sentence.get("assumed", False)
    assert bool(found.taken) == bool(expected or codes)
    assert len(found.quotes) == len(found.problems)
    orders_from_json(found.orders)


CHANGES = (
    ("one", "On reflection 18 would be better"),
    ("one", "No wait, don't"),
    ("one", "Or not"),
    ("one", "Tell you what, 22"),
    ("one", "I take it back"),
    ("one", "Please wait for my confirmation"),
    ("one", "Only joking"),
    ("one", "But the other way round if the board is reversed"),
    ("one", "My second thought is 22"),
    ("one", "Typing error: 18"),
    ("one", "Erratum: eighteen, not seventeen"),
    ("one", "One less would do"),
    ("one", "Make that minus two"),
    ("one", "Bitte 17 durch 18 ersetzen"),
    ("one", "Die 18 wäre mir lieber"),
    ("one", "Finalement je préfère la 18"),
    ("one", "Unless it is reversed already"),
    ("one", "Actually no"),
    ("one", "As you were"),
    ("one", "But only once Brenda has moved"),
    ("one", "Provided Clive has moved"),
    ("one", "I haven't made up my mind yet"),
    ("one", "Don't put it down before I say so"),
    ("one", "Wait with this until I've heard from Brenda"),
    ("one", "Ask Brenda first, please"),
    ("one", "Cancel this if Brenda wins"),
    ("one", "Hmm, 18?"),
    ("two", "Other way round please"),
    ("two", "Swap those two round"),
    ("two", "Forget the second one"),
    ("two", "Second card first"),
    ("two", "If the first can't be done I don't want the second done either"),
)
TALK = (
    "My son swapped his bike for a guitar. I'd rather he hadn't",
    "We had second thoughts about the holiday and went to Spain instead",
    "First time I've played this since 1987",
    "Brenda, you got lucky with that ladder. Clive, watch out",
    "I still can't decide what to wear for the wedding",
    "The snake on 28 gave me nightmares last round",
    "PS: I changed my address, please note: 22 Mill Lane",
    "Dora is in the lead again, hats off",
    "I'm on 8, Clive is on 24: some gap",
    "Last but not least: thanks for the zine",
    "As for Brenda, she deserves everything she gets",
    "Nobody likes a snake, but I like the one with the red tail",
    "You choose the wine next time",
    "Take your pick of the courgettes",
    "I considered the reverse too, but no",
    "May you all roll sixes",
    "The other two kids have measles",
    "He gets to 80 next month, my dad",
)


@pytest.mark.parametrize(("round_", "words"), CHANGES)
def test_words_that_may_change_an_order_are_never_passed_over(round_: str, words: str) -> None:
    """What is said after a plain order and may change it is asked about: the order does not stand as it was."""
    cards = {"one": ("+3 on 17", 1), "two": ("+3 on 17, blank on 5", 2)}
    order, placements = cards[round_]
    assert not read(order, placements=placements).problems
    assert read(f"{order}. {words}.", placements=placements).problems


@pytest.mark.parametrize("words", TALK)
def test_talk_beside_an_order_is_left_alone(words: str) -> None:
    """What plainly is no order and changes none is not asked about, wherever it stands."""
    for text in (f"+3 on 17.\n\n{words}.", f"{words}.\n\n+3 on 17."):
        found = read(text)
        assert written(found) == {"plays": "+3@17"}
        assert not found.problems


DOUBTS = (
    "maybe {}",
    "I won't {}",
    "do not {}",
    "Clive says {}",
    "Clive plays {}",
    "{} if Brenda passes 30",
    "{} unless Clive goes first",
    "{}?",
    "should I {}",
    "I might {}",
    "I would {}",
    "last turn I played {}",
    "next round {}",
    "{}, perhaps",
    "{}, I think",
    "if Clive moves, {}",
    "{} depending on Clive",
    "vielleicht {}",
    "{} falls Clive vorbeizieht",
)
SINGLE = [
    sentence
    for sentence in SENTENCES
    if "plays" in sentence
    and "asks" not in sentence
    and not re.search(r"[.!?;:](?!$)|please[?.]?$|ok\?$", sentence["says"].strip().rstrip("!"))
]


@pytest.mark.parametrize("doubt", DOUBTS)
def test_an_order_that_is_doubted_is_asked_about(doubt: str) -> None:
    """No order that is plain by itself is taken unasked when it is doubted, denied, hung on others or another's."""
    assert len(SINGLE) > 30
    for sentence in SINGLE:
        text = doubt.format(sentence["says"].strip().rstrip(".!?"))
        found = read(text, **{key: sentence[key] for key in ("hand", "placements") if key in sentence})
        assert found.problems or "plays" not in found.orders.get("A", {}), text


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("+3 on 17\n\nThe gardening club met at 14 in the village hall.", "+3@17"),
    ],
)
def test_what_only_the_reader_doubts_is_offered(text: str, plays: str) -> None:
    """Orders that stand beside something the reader does not know are asked about, and a YES is all they need."""
    found = read(text)
    assert found.problems
    assert not found.orders
    assert short(found.probable["A"]) == {"plays": plays}


@pytest.mark.parametrize(
    "text",
    [
        "+3 on 17, maybe",
        "+3 on 17 unless Brenda is there",
        "+3 on 17. Tell you what, 19",
        "+3 on 17. No, not that one after all.",
        "+3 on 17 if Clive has moved away",
        "+3 on 17 or the blank, you choose",
        "+3 on 17. Put it somewhere else if the club meets at 14.",
        "+3 on 17. I would rather see 19 in the gardening club.",
        "+3 gaat on 17, else 20",
        "+3 on 17 and the blank on 20 if I must",
        "+3 gaat on 17. Not yet though, ask me again.",
        "+3",
        "+3 on 17",
    ],
)
def test_what_the_player_leaves_open_is_not_offered(text: str) -> None:
    """Nothing is offered where the player wavers, makes conditions, takes back or leaves open, or where it is plain."""
    assert read(text).probable == {}


def test_it_looks_at_nothing_that_the_seat_does_not_know() -> None:
    """Others' hands, the pile and others' standing choices change nothing that is read, checked or answered."""
    game = config(snake_eyes="evil")
    one = state(game)
    other = replace(
        one,
        hands={**one.hands, "Brenda": one.hands["Clive"], "Clive": one.hands["Brenda"]},
        draw=one.draw[::-1],
        standing={"Clive": Standing(lamppost="down")},
    )
    for sentence in SENTENCES:
        lines = sentence["says"].split("\n")
        first, second = read_words(game, one, "Alan", lines), read_words(game, other, "Alan", lines)
        assert first == second
        assert RULESET.check(game, one, "Alan", first.orders) == RULESET.check(game, other, "Alan", second.orders)
        assert RULESET.can(game, one, "Alan", sentence["says"]) == RULESET.can(game, other, "Alan", sentence["says"])


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ("If I land on Send back: the leader, but never Clive", "A choice in advance can have no exception."),
        ("On Swap players: me and the leader, but not with Clive", "A choice in advance can have no exception."),
        ("On Send back: the leader, not Clive", "A choice in advance can have no exception."),
        ("Send back 3 on 31, but do nothing with it", "write only where the card goes: “Send back 3 on 31”."),
        ("Send back 3 on 31 without effect", "An action for which no choice was made has no effect."),
        ("+3 not on 31", "Which card shall go where?"),
        ("Reverse on 31 without effect", "You say what you do not want."),
    ],
)
def test_what_is_not_wanted_is_asked_about_in_words_that_fit(says: str, told: str) -> None:
    """An exception to a choice, a card that shall do nothing, a space that is not meant: each has its answer (u27)."""
    found = read(says)
    assert not found.orders
    assert [problem.code for problem in found.problems] == ["words-not"]
    assert told in found.problems[0].message


def test_more_fallbacks_than_there_can_be_are_offered_without_the_rest() -> None:
    """Of five wishes the first four are offered for a YES."""
    found = read("+3 on 17, else 18, else 19, else 20, else 21")
    assert [problem.code for problem in found.problems] == ["words-many"]
    assert short(found.probable["A"]) == {"plays": "+3@17 / +3@18 / +3@19 / +3@20"}
    assert read("+3 on 17, else 18, else 19, else 20").problems == ()


@pytest.mark.parametrize(
    "says", ["default please, I'm at the beach", "the default, we're on holiday", "The default for me, I am in Spain"]
)
def test_where_somebody_is_unsettles_no_default(says: str) -> None:
    """Who is away and wants the default gets it."""
    assert written(read(says)) == {"plays": ""}


@pytest.mark.parametrize(
    "says",
    [
        "no default, I'm at the beach",
        "default if I'm at the beach",
        "the default, I played that last time",
        "default, I'm at 12",
    ],
)
def test_a_default_that_is_doubted_is_none(says: str) -> None:
    """What is refused, supposed or told of an earlier round leaves nothing to the rules."""
    assert not read(says).orders
