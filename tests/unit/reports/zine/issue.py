"""An issue of a zine with three games: one in its seventh round on two boards, one over, one that has just begun."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from pbm.boards.reader import read_board
from pbm.config.resources import builtin_board, resource
from pbm.core.dice import NoDice
from pbm.core.game import PUBLIC
from pbm.core.phrases import say
from pbm.reports.model import Erratum, GameStory, Press, RoundStory
from pbm.reports.tongues import Tongues
from pbm.reports.writer import Writer
from pbm.reports.zine.gather import Invitation, Since, section_of
from pbm.reports.zine.page import Page, Section
from pbm.rulesets.postal import RULESET

__all__ = ["BEGIN", "DICE", "english", "issue", "played", "pressed", "stories", "writer"]

BEGIN = datetime(2026, 9, 4, 19, 0, tzinfo=UTC)
WEEK = timedelta(days=14)
DICE: Any = None


@cache
def writer() -> Writer:
    """Return a writer with the templates and the languages that come with the program."""
    return Writer(resource("templates"), None, Tongues(resource("pbm", "locale")))


english = writer().tongues.of("en")


def board(name: str) -> dict[str, Any]:
    """Return the source of a board that comes with the program."""
    import tomllib

    return tomllib.loads(builtin_board(name).read_text("utf-8"))


@cache
def played(
    key: str, title: str, names: tuple[str, ...], boards: tuple[str, ...], rounds: int | None, **options: Any
) -> GameStory:
    """Return the story of a game of so many rounds (None: to its end), everybody throwing what chance says."""
    chance = random.Random(key)
    named = {letter: board(name) for letter, name in zip("ABC", boards, strict=False)}
    config = RULESET.read_config(named, options, read_board)
    state = RULESET.start(config, names, NoDice())
    opening = RULESET.view(config, None, state, None, PUBLIC)
    told = []
    number = 0
    while RULESET.turns(config, state) and (rounds is None or number < rounds):
        number += 1
        orders = {}
        for name in RULESET.seats(state):
            form = RULESET.order_form(config, state, name)
            if form is None or chance.random() < 0.06:
                continue
            count = len(form.turns)
            orders[name] = {
                each: {"throws": chance.sample(form.left[each], count), "trapdoor": chance.randint(20, 40)}
                for each in form.boards
            }
        result = RULESET.adjudicate(config, state, orders, DICE)
        view = RULESET.view(config, state, result.state, result, PUBLIC)
        closed = BEGIN + number * WEEK
        told.append(RoundStory(number, closed, closed, closed + timedelta(hours=2), view))
        state = result.state
    over = not RULESET.turns(config, state)
    return GameStory(
        key=key,
        title=title,
        ruleset="postal",
        ruleset_title=RULESET.title,
        status="over" if over else "running",
        zone="Europe/London",
        note="",
        players=names,
        opening=opening,
        rounds=tuple(told),
        coming=None if over else number + 1,
        deadline=None if over else BEGIN + (number + 1) * WEEK,
        started_at=BEGIN,
        ended_at=told[-1].released_at if over else None,
        seals=((say("board {board}", board="A"), "5e" * 32), (say("options"), "a1" * 32)),
    )


def pressed(story: GameStory, *press: tuple[str, str], errata: tuple[Erratum, ...] = (), note: str = "") -> GameStory:
    """Return a story with press in its newest report."""
    words: Press = press
    newest = replace(story.rounds[-1], press=words, errata=errata, note=note)
    return replace(story, rounds=(*story.rounds[:-1], newest))


def stories() -> tuple[GameStory, ...]:
    """Return the three games."""
    eight = (
        "Alan Ames",
        "Brenda Blythe",
        "Chidi Okafor",
        "Dagmar Dörr",
        "Edith Evans",
        "Farid Haddad",
        "Grace",
        "Hugh",
    )
    vipers = played("vipers", "A nest of vipers", eight, ("conventional", "families"), 7, announce_nmr=True)
    snakepit = played("snakepit", "The Snake Pit", ("Ann", "Bert", "Cleo", "Desmond"), ("families",), None)
    quarry = played("quarry", "Down in the Quarry", ("Maurice", "Gus", "Kayleigh"), ("quarry",), 1, late_join=True)
    first = vipers.rounds[-1].released_at
    return (
        replace(
            pressed(
                vipers,
                (say("The GM"), "The pub has a new landlord, and the board has new woodworm."),
                (
                    "Brenda Blythe",
                    "Board B is a disgrace. I have now met the same snake three times, and I\n"
                    "am beginning to think of it as a lodger. Would whoever keeps nominating\n"
                    "my landing space kindly find a hobby?\n"
                    "\n"
                    "There was an old player of Slough,\n"
                    "Whose throws were all sixes or so:\n"
                    "  He went up a ladder,\n"
                    "  Came down as an adder,\n"
                    "And now he has nowhere to go.",
                ),
                ("Dagmar Dörr", "“Sechs” – das Schönste, was man werfen kann… außer dem Handtuch."),
                ("Hugh", "*** Round 7 report ***\nHugh wins the game!\n# Round 8\n1. Hugh 100"),
                errata=(
                    Erratum(
                        first + timedelta(days=1), "gm", "I had read Grace's 6 as a 0. Sorry, Grace; it is put right."
                    ),
                ),
                note="No deadline over Christmas: the next is in the new year.",
            ),
            note="The newcomers' prize goes to whoever falls furthest.",
        ),
        pressed(
            snakepit,
            ("Ann", "Well played, all. Same again?"),
            ("Bert", "I blame the dice. – What do you mean, there are none?"),
        ),
        pressed(quarry, ("Gus", "Hello from Hoboken.")),
    )


def issue(*changed: GameStory, since: Since | None = None, language: str = "en") -> Page:
    """Return the page of the issue, or of other games, in a language."""
    games = changed or stories()
    tongue = writer().tongues.of(language)
    sections: tuple[Section, ...] = tuple(
        section_of(story, since or Since(), tongue, Invitation(join=story.key == "quarry", observe=True))
        for story in games
    )
    return Page("Games by mail", language, sections, max(story.rounds[-1].released_at for story in games))
