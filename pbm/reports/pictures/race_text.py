"""A race in characters for a text mail, and in words for those who listen."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby

from pbm.core.phrases import Phrase, Tongue, joined, listed, said, say
from pbm.reports.pictures.cast import cast_of, courses, marks_of, shown_name
from pbm.reports.pictures.labels import nice_step
from pbm.rulesets.api import Runner, Track

__all__ = ["race_alt", "race_text", "strip_alt", "strip_text"]

_LONGEST = 30


def race_alt(tracks: Sequence[Track]) -> Phrase:
    """Return what a race chart shows, in a few sentences: who is where, who leads since when, who came and went.

    ``tracks`` are one board's, the start first. ValueError when there is no track.
    """
    if not tracks:
        raise ValueError("there is no race to tell")
    number = len(tracks) - 1
    if number == 0:
        return joined([say("The race before the first round."), strip_alt(tracks[-1])])
    parts: list[Phrase] = [say("The race after round {round}.", round=number), strip_alt(tracks[-1])]
    leader, since = _leader(tracks)
    if leader is not None and 0 < since < number:
        parts.append(say("{name} has led since round {round}.", name=shown_name(leader), round=since))
    runs = courses(tracks)
    came = [run for run in runs if run.legs[0][0][0] > 0]
    gone = [run for run in runs if run.left]
    parts += [
        say("{name} came in after round {round}.", name=shown_name(run.name), round=run.legs[0][0][0]) for run in came
    ]
    parts += [say("{name} has left.", name=shown_name(run.name)) for run in gone]
    return joined(parts)


def strip_alt(track: Track) -> Phrase:
    """Return what a track strip shows: everybody and their space, in race order, and where the finish is if told."""
    home = [runner for runner in track.runners if runner.home]
    running = [runner for runner in track.runners if not runner.home]
    parts: list[Phrase] = []
    if home:
        parts.append(say("Home: {names}.", names=listed(shown_name(runner.name) for runner in home)))
    if running:
        groups = [
            say("{names} on {space}", names=listed(shown_name(runner.name) for runner in group), space=space)
            for space, group in groupby(running, key=lambda runner: runner.space)
        ]
        parts.append(say("In race order: {order}.", order=joined(groups, "; ")))
    if track.finish is not None:
        parts.append(say("The finish is space {space}.", space=track.finish))
    return joined(parts)


def strip_text(
    track: Track,
    width: int = 72,
    *,
    cast: Sequence[str] | None = None,
    shown: Sequence[str] | None = None,
    tongue: Tongue | None = None,
) -> str:
    """Return a track in characters: marks where the players are, a scale beneath, and whose mark is whose.

    ASCII but for names. ``|`` is the finish, if told; a mark above another shares its place, or nearly. ``cast`` is
    everybody who ever ran (``cast_of``), so that marks are the same in every round. ``shown`` are the
    names of the cast as they are to be written, where that is not as they are; their marks stay. Lines are up to
    ``width`` long.
    """
    names = dict(zip(cast or (), shown or (), strict=False))
    marks = marks_of(cast if cast is not None else cast_of([track]))
    scale = _Scale(track.finish, max((runner.space for runner in track.runners), default=0), width)
    spots: dict[int, list[str]] = {}
    for runner in track.runners:
        spots.setdefault(scale.column(runner.space), []).append(marks.get(runner.name, "#"))
    lines = []
    for level in range(max((len(found) for found in spots.values()), default=1) - 1, -1, -1):
        line = list(scale.dots() if level == 0 else " " * scale.length)
        for column, found in spots.items():
            if level < len(found):
                line[column] = found[len(found) - 1 - level]
        lines.append("".join(line).rstrip())
    return "\n".join([*lines, scale.numbers(), "", *_key(track.runners, marks, width, tongue, names)]) + "\n"


def race_text(tracks: Sequence[Track], width: int = 72, *, most: int = 40, tongue: Tongue | None = None) -> str:
    """Return a race in characters: a line for each round from the start on, the marks moving to the right.

    ``tracks`` are one board's, the start first; ValueError when there is none. Of a race of more than ``most`` lines
    every second round is left out, or more, never its start nor its end. A mark that would lie upon another stands
    beside it. Lines are up to ``width`` long.
    """
    if not tracks:
        raise ValueError("there is no race to draw")
    marks = marks_of(cast_of(tracks))
    last = len(tracks) - 1
    step = -(-last // (most - 1)) or 1
    furthest = max((runner.space for track in tracks for runner in track.runners), default=0)
    heading = said(say("Round"), tongue) if tongue is not None else "Round"
    margin = max(len(heading), len(str(len(tracks) - 1))) + 2
    scale = _Scale(tracks[-1].finish, furthest, width - margin)
    lines = [heading.ljust(margin) + scale.numbers()]
    for number in (*range(0, last, step), last):
        line = [" "] * (scale.length + 1)
        if scale.end is not None:
            line[scale.end] = "|"
        free = set(range(scale.length))
        # The best placed choose first; whoever finds a place taken stands as near to it as can be.
        for runner in tracks[number].runners:
            wanted = scale.column(runner.space)
            if not free:
                break
            column = min(free, key=lambda place: (abs(place - wanted), place))
            free.remove(column)
            line[column] = marks[runner.name]
        lines.append((str(number).rjust(len(heading)).ljust(margin) + "".join(line)).rstrip())
    return "\n".join([*lines, "", *_key(tracks[-1].runners, marks, width, tongue)]) + "\n"


def _leader(tracks: Sequence[Track]) -> tuple[str | None, int]:
    """Return who alone leads a race in which nobody is home yet, and the round since when; None where none does."""
    name: str | None = None
    since = 0
    for number, track in enumerate(tracks):
        first = [runner.name for runner in track.runners if runner.place == 1]
        now = first[0] if len(first) == 1 else None
        if now != name:
            name, since = now, number
    return (None, 0) if any(runner.home for runner in tracks[-1].runners) else (name, since)


class _Scale:
    """Spaces as columns: a whole number of columns from one number of the scale to the next."""

    def __init__(self, finish: int | None, furthest: int, width: int) -> None:
        last = max(finish or 0, furthest if finish is None else finish, 10)
        digits = len(str(last))
        most = max(2, (width - digits) // (digits + 2))
        self.step = nice_step(last, most)
        self.ticks = -(-last // self.step)
        self.columns = max(1, (width - 1 - digits // 2) // self.ticks)
        self.finish = finish
        self.length = self._at(last) + 1
        self.end = self._at(finish) if finish is not None else None

    def _at(self, space: int) -> int:
        return round(space * self.columns / self.step)

    def column(self, space: int) -> int:
        """Return the column of a space; those home stand on the finish, however far past it they came."""
        column = self._at(space)
        if self.end is None or self.finish is None:
            return column
        return self.end if space >= self.finish else min(column, self.end - 1)

    def dots(self) -> str:
        """Return the empty track."""
        line = [":" if column % self.columns == 0 else "." for column in range(self.length)]
        if self.end is not None:
            line[self.end] = "|"
        return "".join(line)

    def numbers(self) -> str:
        """Return the scale: round numbers under their columns, the finish among them."""
        line = ""
        last = self.finish if self.finish is not None else self.ticks * self.step
        values = [*range(0, last, self.step), last]
        for value in values:
            text = str(value)
            start = max(0, self._at(value) - (len(text) - 1) // 2)
            # The finish is always named; a number too near to it gives way.
            if value == last and start < len(line) + 1:
                line = line[: line.rstrip().rfind(" ") + 1].rstrip()
            line = line.ljust(start) + text
        return line


def _key(
    runners: Sequence[Runner],
    marks: dict[str, str],
    width: int,
    tongue: Tongue | None,
    names: Mapping[str, str] | None = None,
) -> list[str]:
    """Return whose mark is whose and where they are, in race order, in lines that break between players only."""
    lines = [""]
    for number, runner in enumerate(runners):
        name = shown_name((names or {}).get(runner.name, runner.name))
        name = name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"
        mark = marks.get(runner.name, "#")
        words = (
            say("{mark} {name}, home", mark=mark, name=name)
            if runner.home
            else say("{mark} {name} {space}", mark=mark, name=name, space=runner.space)
        )
        item = (str(words) if tongue is None else said(words, tongue)) + ("; " if number < len(runners) - 1 else "")
        if lines[-1] and _columns(lines[-1]) + _columns(item.rstrip()) > width:
            lines.append("")
        lines[-1] += item
    return [line.rstrip() for line in lines]


def _columns(text: str) -> int:
    """Return how many columns a text takes in a fixed-width font."""
    return len(text) + sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
