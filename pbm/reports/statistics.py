"""What a game was like, in figures that everybody could have counted from the reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pbm.core.phrases import listed, say, say_count
from pbm.reports.model import GameStory, tracks_of
from pbm.rulesets.api import Runner, Track

__all__ = ["statistics"]


@dataclass(frozen=True, slots=True)
class _Step:
    """How far somebody came from one report to the next."""

    by: int
    name: str
    round_number: int


def statistics(story: GameStory) -> tuple[str, ...]:
    """Return sentences on a game: its length, best moves, longest slides, who led; board by board where several are.

    They are phrases. Moves are those from one report to the next.
    """
    boards = tuple(dict.fromkeys(track.board for track in story.newest.tracks))
    lines = [_length(story)] if story.rounds else []
    for board in boards:
        tracks = tracks_of(story, board)
        found = [*_moves(story, tracks), *_leads(tracks)]
        lines += [say("Board {board}: {line}", board=board, line=line) for line in found] if len(boards) > 1 else found
    return (*lines, *_missed(story))


def _length(story: GameStory) -> str:
    # A round that lays out the board is no turn, and a game that somebody's coming home has ended has none after it.
    played = [turn for round_ in story.rounds for turn in round_.view.played if turn > 0]
    newest = set(story.newest.played)
    home = [turn for track in story.newest.tracks for runner in track.runners for turn in runner.home if turn in newest]
    ended = max(home) if home and story.ending is None else None
    turns = sum(ended is None or turn <= ended for turn in played)
    return say(
        "Played: {rounds}, {turns}.",
        rounds=say_count("one round", "{count} rounds", len(story.rounds)),
        turns=say_count("one turn", "{count} turns", turns),
    )


def _steps(story: GameStory, tracks: Sequence[Track]) -> Iterator[_Step]:
    for round_, track in zip(story.rounds, tracks[1:], strict=False):
        for runner in track.runners:
            if runner.before is not None:
                yield _Step(runner.space - runner.before, runner.name, round_.number)


def _moves(story: GameStory, tracks: Sequence[Track]) -> list[str]:
    steps = tuple(_steps(story, tracks))
    best = max((step.by for step in steps), default=0)
    worst = min((step.by for step in steps), default=0)
    lines: list[str] = []
    if best > 0:
        far = say_count("one space", "{count} spaces", best)
        lines.append(say("Most gained in a round: {far}, by {who}.", far=far, who=_who(steps, best)))
    if worst < 0:
        far = say_count("one space", "{count} spaces", -worst)
        lines.append(say("Most lost in a round: {far}, by {who}.", far=far, who=_who(steps, worst)))
    return lines


def _who(steps: Iterable[_Step], by: int) -> str:
    """Return who moved by so much, and in which rounds."""
    rounds: dict[str, list[int]] = {}
    for step in steps:
        if step.by == by:
            rounds.setdefault(step.name, []).append(step.round_number)
    return listed(
        say_count(
            "{name} (round {numbers})", "{name} (rounds {numbers})", len(numbers), name=name, numbers=listed(numbers)
        )
        for name, numbers in rounds.items()
    )


def _leads(tracks: Sequence[Track]) -> list[str]:
    """Return how often the lead changed, and who was ahead after most rounds."""
    ahead = [frozenset(_leaders(track.runners)) for track in tracks[1:]]
    changes = _changes(ahead)
    counted = Counter(name for names in ahead for name in names)
    lines: list[str] = []
    if changes == 2:
        lines.append(say("The lead changed twice."))
    elif changes:
        lines.append(say_count("The lead changed once.", "The lead changed {count} times.", changes))
    elif len(ahead) > 1:
        lines.append(say("The lead never changed."))
    most = max(counted.values(), default=0)
    if most:
        rounds = say_count("one round", "{count} rounds", most)
        names = sorted(name for name, count in counted.items() if count == most)
        said = say("Longest in the lead, alone or with others: {who}, for {rounds}.", who=listed(names), rounds=rounds)
        lines.append(said)
    return lines


def _changes(ahead: Iterable[frozenset[str]]) -> int:
    """Return how often the lead went to others; who is caught up with still holds it until they are passed."""
    holders: frozenset[str] = frozenset()
    changes = 0
    for now in ahead:
        if not holders & now:
            changes += bool(holders and now)
            holders = now or holders
        else:
            holders &= now
    return changes


def _leaders(runners: Sequence[Runner]) -> tuple[str, ...]:
    """Return who is in front: those in the first place, who may be home."""
    if not runners or all(runner.space == 0 for runner in runners):
        return ()
    best = min(runner.place for runner in runners)
    return tuple(runner.name for runner in runners if runner.place == best)


def _missed(story: GameStory) -> list[str]:
    """Return who missed rounds, where the game announces it."""
    missed = {name: count for name, count in (story.missed or {}).items() if isinstance(count, int) and count}
    if not missed:
        return []
    told = (say("{name} {count}", name=name, count=count) for name, count in sorted(missed.items()))
    return [say("Rounds missed (NMR): {who}.", who=listed(told))]
