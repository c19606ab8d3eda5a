"""Players and their figures, from what the reports tell."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from pbm.core.game import Standings
from pbm.reports.archive.people import people_of, person_key
from pbm.reports.archive.rating import ratings
from tests.unit.reports.archive.games import entries, nasty_entries, story_with


def test_a_name_is_one_player_in_whatever_games_it_stands() -> None:
    """Capitals make no difference: Ann and ann are one, with three games."""
    found = {person.key: person for person in people_of(entries())}
    assert [each.entry.story.key for each in found["ann"].appearances] == ["snakepit", "towers", "vipers"]
    assert len(found["ann"].finished) == 2


def test_wins_and_places_are_those_of_the_standings() -> None:
    """Of every game that is over each winner has one win, and every player the place the last report gave them."""
    people = people_of(entries())
    over = [entry for entry in entries() if entry.story.newest.standings is not None]
    for entry in over:
        final = entry.story.newest.standings
        assert final is not None
        won = {
            each.name for person in people for each in person.finished if each.entry.story == entry.story and each.won
        }
        assert won == set(final.winners)
    assert sum(person.wins for person in people) + sum(person.draws > 0 for person in people) >= len(over)


def test_missed_rounds_are_counted_only_where_the_game_tells() -> None:
    """Of somebody who plays only in games that keep it to themselves nothing is said of missed rounds."""
    found = {person.key: person for person in people_of(entries())}
    assert found["brenda"].missed is None
    missed = found["ann"].missed
    assert missed is not None
    assert missed[1] == len(entries()[0].story.rounds)


def test_pages_of_players_have_plain_names_of_their_own() -> None:
    """Whatever a name is made of, its page's name is letters, digits and hyphens, and no two share one."""
    people = people_of((*entries(), *nasty_entries()))
    slugs = [person.slug for person in people]
    assert len(set(slugs)) == len(slugs)
    assert all(slug.isascii() and slug.replace("-", "").isalnum() and slug == slug.lower() for slug in slugs)


def test_a_page_keeps_its_name_when_others_come() -> None:
    """Links to a player's page go on working."""
    few, many = people_of(entries()[:1]), people_of(entries())
    later = {person.key: person.slug for person in many}
    assert all(later[person.key] == person.slug for person in few)


def test_somebody_who_left_is_said_to_have_left() -> None:
    """A player whom the newest report no longer shows has left."""
    entry = entries()[2]
    newest = entry.story.rounds[-1]
    track = newest.view.tracks[0]
    without = replace(track, runners=tuple(runner for runner in track.runners if runner.name != "Farid"))
    rounds = (*entry.story.rounds[:-1], replace(newest, view=replace(newest.view, tracks=(without,))))
    people = {person.key: person for person in people_of([story_with(entry, rounds=rounds)])}
    assert people["farid"].appearances[0].left
    assert not people["brenda"].appearances[0].left


def test_who_left_is_rated_behind_somebody_at_the_same_place() -> None:
    """A stand-by came in first in their seat: who stayed came in last and shares that place with them, and is rated
    higher, as the rules place who was dropped after all others (r20)."""
    entry = next(each for each in entries() if each.story.newest.standings is not None)
    names = entry.story.players
    final = Standings({"A": {name: place for place, name in enumerate(names, start=1)}}, None, (names[0],))
    newest = entry.story.rounds[-1]
    rounds = (*entry.story.rounds[:-1], replace(newest, view=replace(newest.view, standings=final)))
    people = {person.name: person for person in people_of([story_with(entry, rounds=rounds, left=(names[0],))])}
    gone, last = people[names[0]], people[names[-1]]
    assert gone.appearances[0].place == last.appearances[0].place == len(names)
    assert gone.rating is not None
    assert last.rating is not None
    assert gone.rating.cautious < last.rating.cautious


def test_the_better_placed_is_rated_higher() -> None:
    """After one game ratings are in the order of the places, and those who share a place share a rating."""
    found = ratings([{"a": 1, "b": 2, "c": 2, "d": 4}])
    assert found["a"].cautious > found["b"].cautious > found["d"].cautious
    assert abs(found["b"].cautious - found["c"].cautious) < 1e-9


def test_one_lucky_win_is_not_worth_as_much_as_ten() -> None:
    """The cautious estimate grows with games that go well; a few of them are provisional."""
    once = ratings([{"a": 1, "b": 2, "c": 3}])["a"]
    often = ratings([{"a": 1, "b": 2, "c": 3}] * 10)["a"]
    assert often.cautious > once.cautious
    assert once.provisional
    assert not often.provisional


def test_a_game_alone_tells_nothing() -> None:
    """Somebody who raced against nobody has no rating."""
    assert ratings([{"a": 1}]) == {}


@given(st.permutations(["a", "b", "c", "d", "e"]))
def test_the_order_of_names_does_not_matter(names: list[str]) -> None:
    """A rating depends on the places and on nothing else."""
    places = {"a": 1, "b": 2, "c": 2, "d": 4, "e": 5}
    assert ratings([{name: places[name] for name in names}]) == ratings([places])


@given(st.text(max_size=30))
def test_every_name_has_a_key(name: str) -> None:
    """A name is known by the same key however its capitals are."""
    assert person_key(name.upper()).casefold() == person_key(name.upper())
