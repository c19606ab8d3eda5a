"""The property can fail: each of these leaks, planted by hand, is caught by the comparison of a pair."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

import pbm.bootstrap
from pbm.core.errors import Problem
from pbm.rulesets.postal.ruleset import PostalRuleset
from pbm.service import releasing, rounds
from pbm.service.archive import story_of
from pbm.service.identity import Addresses
from pbm.service.letters import Letters
from tests.secrecy.by_hand import ASKING, HOME, RICH
from tests.secrecy.stage import Script, play
from tests.secrecy.worlds import Pair

Leak = Callable[[ExitStack], None]


class Gm:
    """What a program that leaks would leak: the GM's record of the newest round."""

    record: dict[str, Any] = {}  # noqa: RUF012 - one record for all leaks: set anew by each game that is played

    @classmethod
    def moves(cls) -> list[dict[str, Any]]:
        """Return every move of the newest round."""
        return [move for sheet in cls.record.values() for made in sheet["moves"].values() for move in made]

    @classmethod
    def steps(cls) -> int:
        """Return by how many snakes, ladders and trapdoors people went."""
        return sum(len(move["path"]) for move in cls.moves())

    @classmethod
    def throws(cls) -> str:
        """Return who threw what."""
        return str({board: sheet["throws"] for board, sheet in cls.record.items()})


def watch(patches: ExitStack) -> None:
    """Have the GM's record of each round at hand."""
    adjudicate = PostalRuleset.adjudicate
    Gm.record = {}

    def watched(self: PostalRuleset, *args: Any) -> Any:
        played = adjudicate(self, *args)
        Gm.record = dict(played.gm)
        return played

    patches.enter_context(mock.patch.object(PostalRuleset, "adjudicate", watched))


def change(patches: ExitStack, place: str, made: Callable[..., Any]) -> None:
    """Let ``made`` stand where ``place`` was: it is given what that function returned, then its arguments."""
    module, _, name = place.rpartition(".")
    original = getattr(__import__(module, fromlist=[name]), name)
    patches.enter_context(mock.patch(place, lambda *args, **kwargs: made(original(*args, **kwargs), *args, **kwargs)))


def headline(patches: ExitStack) -> None:
    """The headline tells by how many steps people went."""
    change(
        patches,
        "pbm.rulesets.postal.ruleset.view",
        lambda view, *_: replace(view, headline=f"{view.headline} In {Gm.steps()} steps."),
    )


def table_order(patches: ExitStack) -> None:
    """Those home are in the order of the turns they came home in."""

    def ordered(view: Any, _config: Any, _before: Any, state: Any, *_: Any) -> Any:
        def turn(row: tuple[str, ...]) -> int:
            home = state.places["A"][row[1]].home
            return home.turn if home else 99

        return replace(view, tables=tuple(replace(t, rows=tuple(sorted(t.rows, key=turn))) for t in view.tables))

    change(patches, "pbm.rulesets.postal.ruleset.view", ordered)


def page_comment(patches: ExitStack) -> None:
    """The HTML part has a comment."""
    write = Letters._write

    def written(self: Letters, kind: str, language: str, context: dict[str, Any]) -> Any:
        made = write(self, kind, language, context)
        return replace(made, html=f"{made.html}<!-- {Gm.steps()} -->") if made.html else made

    patches.enter_context(mock.patch.object(Letters, "_write", written))


def white_space(patches: ExitStack) -> None:
    """A line of the text ends in blanks, one for each step."""
    write = Letters._write

    def written(self: Letters, kind: str, language: str, context: dict[str, Any]) -> Any:
        made = write(self, kind, language, context)
        return replace(made, text=made.text + " " * Gm.steps() + "\n")

    patches.enter_context(mock.patch.object(Letters, "_write", written))


def picture_data(patches: ExitStack) -> None:
    """The picture of the race has words in it that nobody sees."""

    change(patches, "pbm.service.report_parts.race_png", lambda data, *_, **__: data + Gm.throws().encode())


def nomination_refused(patches: ExitStack) -> None:
    """A nomination of a space where no trapdoor can open is refused."""

    def checked(check: Any, config: Any, _state: Any, _seat: str, orders: Any) -> Any:
        for board, order in orders.items():
            if order.get("trapdoor", 1) not in config.tracks[board].below:
                return replace(check, problems=(*check.problems, Problem("nothing-beneath", "There is no such place.")))
        return check

    change(patches, "pbm.rulesets.postal.ruleset.check", checked)


def receipt_words(patches: ExitStack) -> None:
    """A receipt is a word longer where the throw leads to a ladder."""

    def checked(check: Any, config: Any, state: Any, seat: str, orders: Any) -> Any:
        for board, order in orders.items():
            for throw in order.get("throws", ())[:1]:
                if state.places[board][seat].space + throw in config.tracks[board].jumps:
                    return replace(check, lines=(*check.lines, "Well thrown."))
        return check

    change(patches, "pbm.rulesets.postal.ruleset.check", checked)


def log_line(patches: ExitStack) -> None:
    """The log says where people landed."""
    change(
        patches,
        "pbm.service.rounds.play",
        lambda round_, *_: (rounds.log.info("targets %s", [m["target"] for m in Gm.moves()]), round_)[1],
    )


def attachment_size(patches: ExitStack) -> None:
    """The deadline's file is longer by a line for each step."""
    change(patches, "pbm.service.report_parts.deadline_file", lambda data, **_: data + b"\r\n" * Gm.steps())


def archive_throws(patches: ExitStack) -> None:
    """The archive has the throws in it, as a game's note."""
    original = story_of
    patches.enter_context(
        mock.patch("pbm.service.archive.story_of", lambda *args: replace(original(*args), note=Gm.throws()))
    )


def archive_file(patches: ExitStack) -> None:
    """The archive has one file more when a trapdoor opened."""

    def files(made: dict[str, bytes], *_: Any) -> dict[str, bytes]:
        return {**made, **({"new.txt": b""} if Gm.steps() % 2 else {})}

    change(patches, "tests.secrecy.stage.site_files", files)


def message_id(patches: ExitStack) -> None:
    """A Message-ID follows from what only the GM knows."""
    made = Addresses.message_id
    patches.enter_context(
        mock.patch.object(Addresses, "message_id", lambda self, key: made(self, f"{key}{Gm.throws()}"))
    )


def date_header(patches: ExitStack) -> None:
    """A mail is dated later by a second for each step."""
    compose = pbm.bootstrap.compose
    patches.enter_context(
        mock.patch(
            "pbm.bootstrap.compose",
            lambda draft: compose(replace(draft, date=draft.date + timedelta(seconds=Gm.steps()))),
        )
    )


def header(patches: ExitStack) -> None:
    """A mail has a header nobody looks at."""
    compose = pbm.bootstrap.compose
    patches.enter_context(
        mock.patch("pbm.bootstrap.compose", lambda draft: b"X-Steps: %d\r\n" % Gm.steps() + compose(draft))
    )


def order_of_mails(patches: ExitStack) -> None:
    """The editor's mail comes before the players' in some rounds."""
    first, last = releasing.send_to_editors, releasing.send_round

    def sent(office: Any, work: Any, game: Any, outcome: Any, now: Any, **rest: Any) -> None:
        if Gm.steps() % 2:
            first(office, work, game, rest["story"], outcome.closed, now)
        last(office, work, game, outcome, now, **rest)

    patches.enter_context(mock.patch("pbm.service.releasing.send_round", sent))


def one_mail_more(patches: ExitStack) -> None:
    """Somebody who looks on gets a mail more when a player fell."""
    last = releasing.send_round

    def sent(office: Any, work: Any, game: Any, outcome: Any, now: Any, **rest: Any) -> None:
        last(office, work, game, outcome, now, **rest)
        if Gm.steps() % 2:
            again = replace(outcome, closed=replace(outcome.closed, number=99))
            last(office, work, game, again, now, **rest)

    patches.enter_context(mock.patch("pbm.service.releasing.send_round", sent))


def trapdoors_told(patches: ExitStack) -> None:
    """A game whose notices are silent tells of a trapdoor."""

    def told(view: Any, _config: Any, _before: Any, _state: Any, played: Any, *_: Any) -> Any:
        opened = played is not None and any(sheet["trapdoors"] for sheet in played.gm.values())
        return replace(view, notices=(*view.notices, "A trapdoor has opened, somewhere.")) if opened else view

    change(patches, "pbm.rulesets.postal.ruleset.view", told)


def docx_properties(patches: ExitStack) -> None:
    """A document for a zine has something behind its end."""
    change(patches, "pbm.reports.zine.render.as_docx", lambda data, *_: data + Gm.throws().encode())


def zine_picture(patches: ExitStack) -> None:
    """A picture for a zine has an id of its own."""

    change(patches, "pbm.reports.zine.pictures.race_svg", lambda data, *_, **__: data + b"<!-- %d -->" % Gm.steps())


LEAKS = (
    headline,
    table_order,
    page_comment,
    white_space,
    picture_data,
    nomination_refused,
    receipt_words,
    log_line,
    attachment_size,
    archive_throws,
    archive_file,
    message_id,
    date_header,
    header,
    order_of_mails,
    one_mail_more,
    trapdoors_told,
    docx_properties,
    zine_picture,
)
_AT_HOME = (table_order,)
_DRAWN = (picture_data, zine_picture)
_ON_PAGES = (archive_throws, archive_file)


@pytest.mark.parametrize(
    "leak",
    [pytest.param(leak, marks=[pytest.mark.soak] if place % 3 else []) for place, leak in enumerate(LEAKS)],
    ids=lambda leak: leak.__name__,
)
def test_a_planted_leak_is_caught(leak: Leak, tmp_path: Path) -> None:
    """Clean as the pair is without it, with the leak its two games can be told apart."""
    pair: Pair = HOME if leak in _AT_HOME else RICH
    script = Script(asks=((),)) if pair is HOME else ASKING
    script = replace(script, drawn=leak in _DRAWN, zine="docx" if leak is docx_properties else "text")
    seen = []
    for name, world in (("one", pair.one), ("other", pair.other)):
        with ExitStack() as patches:
            watch(patches)
            leak(patches)
            seen.append(play(tmp_path / name, pair, world, script, pages=leak in _ON_PAGES))
    assert seen[0].difference(seen[1]) is not None, leak.__doc__
