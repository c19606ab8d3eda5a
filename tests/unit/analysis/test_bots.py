"""Bots: what they see, that they order what is allowed, and that one of them learns."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pbm.analysis.bots
from pbm.analysis.bots.charts import beneath, charts_of, families_told
from pbm.analysis.bots.desk import brief_of, seen_of, told_of
from pbm.analysis.bots.learner import Learner, LearnerBelief
from pbm.analysis.bots.play import BOTS, bot_named, play_game
from pbm.analysis.bots.seen import Brief, Seen
from pbm.analysis.bots.simple import scattering
from pbm.analysis.simulate import simulate_bots
from pbm.analysis.tally import Tally
from pbm.boards import read_board
from pbm.core.board import Board
from pbm.core.dice import NoDice
from pbm.core.errors import ConfigError
from pbm.core.orders import OrderForm, RawOrders
from pbm.rulesets.postal import RULESET
from pbm.rulesets.postal.state import Config, State, Track
from tests.secrecy.test_board_unread import SECRET, BoardReadError, closed_book
from tests.unit.analysis.boards import RULE_3, rule_3

HANDED = ("seen", "simple", "learner", "evidence", "charts", "planning")
"""The modules of bots: all but the desk that hands them what they see, and the table they sit at."""


def shut(config: Config) -> Config:
    """Return a configuration of whose boards nothing can be read but what players are told."""
    return replace(
        config,
        boards={name: closed_book(board) for name, board in config.boards.items()},
        tracks={
            name: track._replace(ladders=SECRET, jumps=SECRET, below=SECRET) for name, track in config.tracks.items()
        },
    )


class OnlyToPlay:
    """The rules, with an open board to play rounds on and a shut one for everything else that is asked."""

    def __init__(self, config: Config) -> None:
        self.open = config

    def __getattr__(self, name: str) -> Any:
        """Return what the rules have."""
        return getattr(RULESET, name)

    def adjudicate(self, config: Config, state: State, orders: Mapping[str, RawOrders], dice: Any) -> Any:
        """Return a round played on the open board."""
        return RULESET.adjudicate(self.open, state, orders, dice)


@pytest.mark.parametrize("tell", [[], ["size"]], ids=["nothing told", "size told"])
def test_a_whole_game_of_bots_is_played_without_a_look_at_the_board(tell: list[str]) -> None:
    """All four bots order, see and learn from a board that cannot be read; only rounds are played on an open one."""
    board = {**RULE_3, "public": {"tell": tell}}
    config = RULESET.read_config({"A": board, "B": board}, {"end_when_home": 2}, read_board)
    rules: Any = OnlyToPlay(config)
    ended = play_game(rules, shut(config), list(BOTS.values()), np.random.default_rng(1))
    assert ended.standings is not None
    with pytest.raises(BoardReadError):
        play_game(RULESET, shut(config), list(BOTS.values()), np.random.default_rng(1))


class Watching(Learner):
    """A learner that keeps all that it was handed."""

    def __init__(self) -> None:
        self.handed: list[Any] = []

    def begin(self, brief: Brief) -> LearnerBelief:
        """Keep the first mail."""
        self.handed.append(brief)
        return super().begin(brief)

    def learn(self, belief: LearnerBelief, seen: Seen) -> LearnerBelief:
        """Keep what was seen."""
        self.handed.append(seen)
        return super().learn(belief, seen)

    def order(self, belief: LearnerBelief, form: OrderForm, chance: np.random.Generator) -> RawOrders:
        """Keep the form."""
        self.handed.append((belief, form))
        return super().order(belief, form, chance)


def inside(value: Any) -> Iterator[Any]:
    """Yield a value and all that can be come to from it."""
    yield value
    if is_dataclass(value):
        for one in fields(value):
            yield from inside(getattr(value, one.name))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from inside(key)
            yield from inside(part)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for part in value:
            yield from inside(part)


def test_nothing_that_is_handed_to_a_bot_holds_a_board() -> None:
    """Through everything in its hands there is no board, configuration, state or GM's sheet, and no throw of others."""
    watching = Watching()
    play_game(RULESET, rule_3(), [watching, BOTS["random"], BOTS["greedy"]], np.random.default_rng(2))
    assert len(watching.handed) > 20
    for handed in watching.handed:
        for part in inside(handed):
            assert not isinstance(part, Board | Config | State | Track)
            if isinstance(part, Seen):
                assert part.view.gm is None
                assert set(part.view.facts) <= {"turn", "positions", "trapdoor_opened", "result"}


def test_bots_cannot_come_by_a_board() -> None:
    """Their modules import no board, no rules but the protocol's types, and nothing that plays."""
    allowed = ("pbm.analysis.bots.", "pbm.core.game", "pbm.core.orders", "pbm.rulesets.api")
    for name in HANDED:
        source = Path(pbm.analysis.bots.__file__).with_name(f"{name}.py").read_text()
        for node in ast.walk(ast.parse(source)):
            found = [node.module] if isinstance(node, ast.ImportFrom) else []
            found += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in found:
                if module and module.startswith("pbm"):
                    assert module.startswith(allowed), f"{name} imports {module}"
                    assert module.rpartition(".")[2] not in ("desk", "play"), f"{name} imports {module}"
                assert module is None or module.split(".")[0] not in ("gc", "inspect", "sys", "importlib")


GAMES: tuple[tuple[dict[str, Any], list[str]], ...] = (
    ({}, ["size", "layout", "rules", "counts"]),
    ({"schedule": [2, 2, 2], "chain": "follow", "trapdoor_notice": "silent"}, []),
    ({"boards_orders": "shared", "end_when_home": 0, "bottom_row_trapdoors": "to_zero"}, ["size"]),
    ({"trapdoors_above_finish": True, "thresholds": [[0, 1]], "trapdoor_notice": "count"}, ["layout"]),
)


@pytest.mark.parametrize(("options", "tell"), GAMES, ids=["all told", "doubles", "shared", "one vote"])
def test_what_bots_order_is_allowed(options: dict[str, Any], tell: list[str]) -> None:
    """On two boards, under many options, told much or nothing: the rules have nothing to say against any order."""
    spiral = {"finish": 64, "layout": {"kind": "spiral_in", "width": 8, "height": 8}, "ladders": {"5": 30}}
    config = RULESET.read_config(
        {"A": {**RULE_3, "public": {"tell": tell}}, "B": {**spiral, "public": {"tell": tell}}}, options, read_board
    )
    chance = np.random.default_rng(3)
    bots = {**BOTS, "scattering": scattering(BOTS["random"])}
    state = RULESET.start(config, tuple(bots), NoDice())
    beliefs = {seat: bot.begin(brief_of(RULESET, config, state, seat)) for seat, bot in bots.items()}
    for _ in range(9):
        orders = {}
        for seat, bot in bots.items():
            form = RULESET.order_form(config, state, seat)
            if form is not None:
                orders[seat] = bot.order(beliefs[seat], form, chance)
                assert RULESET.check(config, state, seat, orders[seat]).problems == ()
        played = RULESET.adjudicate(config, state, orders, NoDice())
        assert played.missed == ()
        for seat, bot in bots.items():
            seen = seen_of(RULESET, config, state, played.state, played, seat)
            beliefs[seat] = bot.learn(beliefs[seat], seen)
        state = played.state


def test_the_same_history_makes_the_same_belief() -> None:
    """What a bot believes and orders is made of what it has seen alone: told twice, it is the same."""
    watching = Watching()
    play_game(RULESET, rule_3(), [watching, *[BOTS["random"]] * 4], np.random.default_rng(4))
    learner = Learner()
    belief: LearnerBelief | None = None
    for handed in watching.handed:
        if isinstance(handed, Brief):
            belief = learner.begin(handed)
        elif isinstance(handed, Seen):
            assert belief is not None
            belief = learner.learn(belief, handed)
        else:
            then, form = handed
            assert belief == then
            one, other = (learner.order(belief, form, np.random.default_rng(9)) for _ in range(2))
            assert one == other


def wins(games: int, seed: int) -> Tally:
    """Return games of a learner against seven who throw at random and nominate where they throw to."""
    bots = [BOTS["learner"], *[BOTS["random"]] * 7]
    return sum(simulate_bots(RULESET, rule_3(), bots, games, seed), Tally.none(8))


def test_the_learner_wins_more_than_its_share() -> None:
    """Against seven at random, on a board of which only the size is told: nearly all of a handful of games."""
    assert wins(5, 1).wins[0] >= 4


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_the_learner_wins_most_of_two_thousand_games() -> None:
    """The lower bound of its chance to win is far above 30 in 100; an eighth would be its share."""
    found = wins(2000, 6).win(0)
    print(f"learner: {found.value:.1%} ({found.low:.1%} to {found.high:.1%})")
    assert found.low >= 0.9


def test_the_learner_finds_the_snakes_and_ladders() -> None:
    """After fifteen rounds it believes in jumps that are there, some that nobody has met yet among them."""
    config = rule_3()
    watching = Watching()
    play_game(RULESET, config, [watching, *[BOTS["random"]] * 7], np.random.default_rng(5), longest=18)
    from pbm.analysis.bots.learner import _Mind

    belief, form = [handed for handed in watching.handed if isinstance(handed, tuple)][-1]
    leads = _Mind(belief, "A", form, np.zeros((7, 7))).now.leads
    jumps = config.tracks["A"].jumps
    believed = {space: int(leads[space].argmax()) for space in range(1, 100)}
    found = {space for space, end in believed.items() if jumps.get(space) == end}
    wrong = {space for space, end in believed.items() if end != jumps.get(space, space)}
    assert len(found) >= 14  # of the 19 there are
    assert len(wrong - set(jumps)) <= 3


def test_what_is_told_is_told_and_no_more() -> None:
    """Each word of [public] tell, and what a bot gets for it."""
    config = RULESET.read_config({"A": {**RULE_3, "public": {"tell": []}}}, {}, read_board)
    told = told_of(config.boards["A"])
    assert all(getattr(told, one.name) is None for one in fields(told))
    everything = {"tell": ["size", "layout", "rules", "counts"]}
    told = told_of(RULESET.read_config({"A": {**RULE_3, "public": everything}}, {}, read_board).boards["A"])
    assert (told.finish, told.last, told.ladders, told.snakes) == (100, 100, 10, 9)
    assert told.layout == RULE_3["layout"]
    assert told.rules is not None
    chart = charts_of(told.layout, 100)[0]
    families = families_told(told.rules, chart, 100, 113)
    ladders, snakes = (set(map(int, np.flatnonzero(spaces))) for spaces, _ in families)
    board = config.boards["A"]
    assert ladders == set(board.ladders)
    assert snakes == set(board.snakes)


@pytest.mark.parametrize("kind", ["rows", "boustrophedon", "columns", "columns_boustrophedon"])
@pytest.mark.parametrize("start", ["bottom-left", "bottom-right", "top-left", "top-right"])
def test_the_layouts_a_bot_imagines_are_those_of_the_board_file(kind: str, start: str) -> None:
    """What lies beneath each space under a layout that is told is what lies there on the board."""
    size = "width" if "columns" not in kind else "height"
    layout = {"kind": kind, size: 7, "start": start}
    config = RULESET.read_config({"A": {"finish": 45, "layout": layout}}, {}, read_board)
    falls = beneath(charts_of(layout, 45)[0], 60)
    found = {space: int(row.argmax()) for space, row in enumerate(falls) if row.any()}
    assert found == dict(config.tracks["A"].below)


def test_a_bot_there_is_not_is_answered_with_those_there_are() -> None:
    """ConfigError names them all."""
    with pytest.raises(ConfigError, match="random, lowest, greedy, learner"):
        bot_named("wizard")
