"""The game in figures: what anybody could have counted from the reports."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from pbm.reports.model import GameStory, RoundStory
from pbm.reports.statistics import statistics
from pbm.rulesets.api import Runner, Track, View

NOW = datetime(2026, 12, 1, tzinfo=UTC)


def view(number: int, *places: tuple[str, int, int | None, int]) -> View:
    """Return the public view after a round: (name, space, space before, place)."""
    runners = tuple(Runner(name, space, before, (), place) for name, space, before, place in places)
    return View((number,) if number else (), (), "", (), (), {}, (Track("A", 20, runners),))


def story(*views: View, missed: dict[str, int] | None = None) -> GameStory:
    """Return a story of these views, the opening first."""
    rounds = tuple(RoundStory(number, NOW, NOW, NOW, one) for number, one in enumerate(views[1:], start=1))
    people = ("Brenda", "Clive")
    return GameStory(
        "hill", "Hill", "postal", "", "over", "UTC", "", people, views[0], rounds, None, None, NOW, NOW, (), missed
    )


def test_figures_are_those_of_the_reports() -> None:
    """Length, best move, longest slide, changes of the lead, who led longest, missed rounds where announced."""
    found = statistics(
        story(
            view(0, ("Brenda", 0, None, 1), ("Clive", 0, None, 1)),
            view(1, ("Brenda", 6, 0, 1), ("Clive", 2, 0, 2)),
            view(2, ("Clive", 15, 2, 1), ("Brenda", 12, 6, 2)),
            view(3, ("Brenda", 14, 12, 1), ("Clive", 3, 15, 2)),
            missed={"Clive": 2, "Brenda": 0},
        )
    )
    assert [str(line) for line in found] == [
        "Played: 3 rounds, 3 turns.",
        "Most gained in a round: 13 spaces, by Clive (round 2).",
        "Most lost in a round: 12 spaces, by Clive (round 3).",
        "The lead changed twice.",
        "Longest in the lead, alone or with others: Brenda, for 2 rounds.",
        "Rounds missed (NMR): Clive 2.",
    ]


def test_a_game_of_which_nothing_was_played_has_none() -> None:
    """No figures, and no mistake."""
    assert statistics(story(view(0, ("Brenda", 0, None, 1)))) == ()


def test_who_is_caught_up_with_and_then_passed_has_lost_the_lead() -> None:
    """A tie between hides no change, and is none by itself."""
    found = statistics(
        story(
            view(0, ("Brenda", 0, None, 1), ("Clive", 0, None, 1)),
            view(1, ("Brenda", 6, 0, 1), ("Clive", 2, 0, 2)),
            view(2, ("Brenda", 8, 6, 1), ("Clive", 8, 2, 1)),
            view(3, ("Clive", 9, 8, 1), ("Brenda", 8, 8, 2)),
        )
    )
    assert "The lead changed once." in found


def test_rounds_after_the_end_of_a_race_are_no_rounds_of_it() -> None:
    """Who has won on one of two boards leads there no longer while the game goes on on the other."""
    end = view(2, ("Brenda", 20, 6, 1), ("Clive", 9, 2, 2))
    after = view(3, ("Brenda", 20, 20, 1), ("Clive", 9, 9, 2))
    after = replace(after, tracks=tuple(replace(track, over=True) for track in after.tracks))
    start = view(0, ("Brenda", 0, None, 1), ("Clive", 0, None, 1))
    found = statistics(story(start, view(1, ("Brenda", 6, 0, 1), ("Clive", 2, 0, 2)), end, after))
    assert "Longest in the lead, alone or with others: Brenda, for 2 rounds." in found


def test_turns_are_those_that_were_played() -> None:
    """Neither a round that lays out the board is one, nor what was left of a round when somebody had come home."""
    start = view(0, ("Brenda", 0, None, 1), ("Clive", 0, None, 1))
    laid = replace(start, played=(0,))
    won = Track("A", 20, (Runner("Brenda", 22, 0, (2,), 1), Runner("Clive", 9, 0, (), 2)))
    last = replace(view(1, ("Brenda", 22, 0, 1), ("Clive", 9, 0, 2)), played=(1, 2, 3), tracks=(won,))
    assert str(statistics(story(start, laid, last))[0]) == "Played: 2 rounds, 2 turns."
