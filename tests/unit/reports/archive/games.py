"""Games for an archive, played by chance: their stories, and what the reveal tells of those that are over."""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from pbm.boards.reader import read_board
from pbm.config.resources import builtin_board, resource
from pbm.core.dice import NoDice
from pbm.core.game import PUBLIC
from pbm.core.phrases import say
from pbm.reports.archive.model import Entry, Site
from pbm.reports.archive.site import site_files
from pbm.reports.model import Erratum, GameStory, Press, RoundStory
from pbm.reports.writer import Writer
from pbm.rulesets.postal import RULESET
from tests.unit.reports.zine.open_boards import classic, unleashed

__all__ = [
    "BEGIN",
    "NASTY",
    "SITE",
    "built",
    "entries",
    "nasty_entries",
    "open_entries",
    "played",
    "story_with",
    "writer",
]

BEGIN = datetime(2026, 9, 4, 19, 0, tzinfo=UTC)
WEEK = timedelta(days=7)
SITE = Site("Hill House games")
DICE: Any = None

NASTY = (
    '<script>alert("x")</script>',
    '"><img src=x onerror=alert(1)>',
    "\u202eReversed\u202c",
    "*** Round 7 report ***\n<h1>Hugh wins</h1>",
    "{{ 7*7 }}{% raw %}",
    "../../../etc/passwd",
    "con\x00trol\x1b[31m\ufeff",
    "x" * 10_000,
    "</title></style>]]>--><!--",
    "javascript:alert(1)",
    "&lt;b&gt; &amp;",
    "\ud800half",
)
"""Words that would do harm if a page took them for its own."""


def writer() -> Writer:
    """Return a writer with the templates that come with the program."""
    return Writer(resource("templates"))


@cache
def played(
    key: str,
    title: str,
    names: tuple[str, ...],
    boards: tuple[str, ...] = ("families",),
    rounds: int | None = None,
    began: int = 0,
    **options: Any,
) -> Entry:
    """Return a game of so many rounds, revealed if it was played to its end (None), begun ``began`` weeks later."""
    chance = random.Random(key)
    named = {
        letter: tomllib.loads(builtin_board(name).read_text("utf-8"))
        for letter, name in zip("ABC", boards, strict=False)
    }
    config = RULESET.read_config(named, options, read_board)
    state = RULESET.start(config, names, NoDice())
    opening = RULESET.view(config, None, state, None, PUBLIC)
    told, shown, missed = [], [], dict.fromkeys(names, 0)
    start = BEGIN + began * WEEK
    while (turns := RULESET.turns(config, state)) and (rounds is None or len(told) < rounds):
        number = len(told) + 1
        orders = {}
        for name in RULESET.seats(state):
            form = RULESET.order_form(config, state, name)
            if form is None or chance.random() < 0.06:
                continue
            orders[name] = {
                each: {
                    "throws": chance.sample(form.left[each], len(form.turns)),
                    "trapdoor": chance.choice((20, 25, 30, 33, 44)),
                }
                for each in form.boards
            }
        result = RULESET.adjudicate(config, state, orders, DICE)
        view = RULESET.view(config, state, result.state, result, PUBLIC)
        closed = start + number * WEEK
        told.append(RoundStory(number, closed, closed, closed + timedelta(hours=2), view))
        shown.append({"number": number, "turns": list(turns), "gm": result.gm, "changes": []})
        for name in result.missed:
            missed[name] += 1
        state = result.state
    over = not RULESET.turns(config, state)
    story = GameStory(
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
        coming=None if over else len(told) + 1,
        deadline=None if over else start + (len(told) + 1) * WEEK,
        started_at=start,
        ended_at=told[-1].released_at if over else None,
        seals=((say("board {board}", board="A"), "5e" * 32), (say("options"), "a1" * 32)),
        missed={name: count for name, count in missed.items() if count} if options.get("announce_nmr") else None,
        reveal={"pbm": "reveal", "version": 1, "rounds": shown} if over else None,
    )
    briefing = RULESET.briefing(config, len(names))
    return Entry(story, briefing.rules, briefing.disclosed, RULESET.boards(config) if over else {})


def story_with(entry: Entry, press: Press = (), errata: tuple[Erratum, ...] = (), **changes: Any) -> Entry:
    """Return a game with press and errata in its newest report, and other changes of its story."""
    story: GameStory = replace(entry.story, **changes)
    if story.rounds:
        newest = replace(story.rounds[-1], press=press, errata=errata)
        story = replace(story, rounds=(*story.rounds[:-1], newest))
    return replace(entry, story=story)


def entries() -> tuple[Entry, ...]:
    """Return six games: two over and revealed (one on two boards), one under way, one that has just begun.

    The last two have boards that everybody may see: one of cards, over and revealed, and one of squares, under way.
    """
    pit = played("snakepit", "The Snake Pit", ("Ann", "Bert", "Cleo", "Desmond"), announce_nmr=True)
    towers = played(
        "towers",
        "Two Towers",
        ("Ann", "Bert", "Cleo", "Edith Evans-Featherstonehaugh"),
        ("conventional", "seven"),
        began=3,
    )
    vipers = played("vipers", "A nest of vipers", ("Brenda", "ann", "Dörte", "Farid"), ("article",), 7, began=9)
    quarry = played("quarry", "Down in the Quarry", ("Maurice", "Gus"), ("quarry",), 0, began=12)
    first = vipers.story.rounds[-1].released_at
    return (
        story_with(pit, (("Ann", "Well played, all.\n\nSame again?"), (say("The GM"), "With pleasure."))),
        towers,
        story_with(
            vipers,
            (("Dörte", "“Sechs” – das Schönste, was man werfen kann."),),
            (Erratum(first + timedelta(days=1), "gm", "I had read Farid's 6 as a 0."),),
            note="The newcomers' prize goes to whoever falls furthest.",
        ),
        quarry,
        *open_entries(),
    )


def open_entries() -> tuple[Entry, ...]:
    """Return the two games whose boards everybody may see."""
    reveal: dict[str, Any] = {"pbm": "reveal", "version": 1, "rounds": []}
    names = ("Ida", "Jonas", "Kim")
    return Entry(replace(unleashed(None, names), reveal=reveal)), Entry(classic(4, names))


def nasty_entries() -> tuple[Entry, ...]:
    """Return games whose names, titles, notes and press are hostile."""
    names = tuple(dict.fromkeys(name[:60] for name in NASTY))[:8]
    made = played("nasty", NASTY[0], names)
    press: Press = tuple((name, words) for name in names[:3] for words in NASTY)
    return (
        story_with(made, press, (Erratum(BEGIN, NASTY[1], NASTY[4]),), note=NASTY[3]),
        story_with(played("nastier", NASTY[8], names, rounds=2), press, note=NASTY[1]),
    )


@cache
def built() -> dict[str, bytes]:
    """Return the files of the archive of the four games."""
    return site_files(entries(), SITE, writer())
