"""Promises of the rules themselves: play, replay, states, the end, dropping out, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.errors import ConfigError, PbmError
from pbm.core.events import DieLogEntry
from pbm.core.game import Json
from pbm.rulesets.api import Played
from pbm.service.history import missed_in
from pbm.testing.conformance.cases import Case, ensure, plain, played_out, same
from pbm.testing.plays import told

__all__ = [
    "adjudication_is_a_function_of_its_inputs",
    "config_and_state_survive_json",
    "every_option_is_explained",
    "nobody_need_order_anything",
    "nonsense_is_refused_with_a_reason",
    "replay_equals_play",
    "seats_may_be_dropped_at_any_time",
    "stored",
    "the_end_is_told_when_it_has_come",
    "what_is_kept_of_a_round_tells_the_same",
]

_JUNK: tuple[Any, ...] = (None, True, 0, -1, 1.5, "x", [], {}, [[]], {"x": None})


def stored(played: Played[Any]) -> Played[Any]:
    """Return a round as it is read from what was kept of it."""
    gm: Mapping[str, Any] = plain(played.gm)
    log = tuple(DieLogEntry(entry.kind, plain(entry.data)) for entry in played.die_log)
    return replace(played, report=plain(played.report), gm=gm, missed=missed_in(gm), events=(), die_log=log)


def _told(case: Case, played: Played[Any]) -> Any:
    return plain(told(case.rules, case.config, played))


def adjudication_is_a_function_of_its_inputs(case: Case) -> None:
    """The same state, orders and dice give the same round, whatever the order of the orders; nothing is changed."""
    for seed in range(case.games):
        for round_ in played_out(case, seed):
            before, orders = case.to_json(round_.before), plain(round_.orders)
            turned = {seat: orders[seat] for seat in reversed(list(orders))}
            dice = case.dice(seed, round_.number)
            again = case.rules.adjudicate(case.config, case.from_json(before), turned, dice)
            same(_told(case, again), _told(case, round_.played), f"round {round_.number}, played again")
            same(turned, orders, f"round {round_.number} changed the orders that it was given")
            same(case.to_json(round_.before), before, f"round {round_.number} changed the state that it was given")
            turns = case.rules.turns(case.config, round_.before)
            ensure(turns[:1] == round_.played.turns[:1], f"round {round_.number} played other turns than were due")


def config_and_state_survive_json(case: Case) -> None:
    """A configuration and every state are the same when they come back from JSON, and go on in the same way."""
    raw = plain(case.rules.config_to_json(case.config))
    same(set(raw), {"boards", "options"}, "the keys of a configuration")
    again = case.rules.read_config(raw["boards"], raw["options"], read_board)
    same(plain(case.rules.config_to_json(again)), raw, "a configuration, read from its JSON")
    for seed in range(case.games):
        for round_ in played_out(case, seed):
            for state in (round_.before, round_.played.state):
                back = case.rules.state_from_json(again, case.to_json(state))
                same(back, state, "a state, read from its JSON")
                same(case.rules.seats(back), case.rules.seats(state), "who is in a state, read from its JSON")


def replay_equals_play(case: Case) -> None:
    """The log of each round alone, as it is kept, leads from the state before it to the state after it."""
    for seed in range(case.games):
        for round_ in played_out(case, seed, dropping=0.05):
            log = stored(round_.played).die_log
            after = case.rules.replay(case.config, round_.before, log)
            same(after, round_.played.state, f"round {round_.number}, replayed")


def what_is_kept_of_a_round_tells_the_same(case: Case) -> None:
    """Views are the same from what was kept of a round as when it was played; who missed it is in the GM's record."""
    for seed in range(case.games):
        for round_ in played_out(case, seed, ordering=0.6):
            played = round_.played
            kept = stored(played)
            same(kept.missed, played.missed, "who missed a round, by the GM's record and by the round")
            for audience in case.audiences():
                live = case.rules.view(case.config, round_.before, played.state, played, audience)
                later = case.rules.view(case.config, round_.before, played.state, kept, audience)
                same(later, live, f"round {round_.number} as {audience} sees it later")
                plain(live.facts)


def nobody_need_order_anything(case: Case) -> None:
    """A game in which no orders ever come goes on by default to its end; who should have ordered has missed."""
    for seed in range(case.games):
        for round_ in played_out(case, seed, ordering=0):
            asked = {
                seat
                for seat in case.rules.seats(round_.before)
                if case.rules.order_form(case.config, round_.before, seat) is not None
            }
            extra = set(round_.played.missed) - asked
            ensure(not extra, f"{sorted(extra)} missed round {round_.number}, in which they had nothing to order")


def seats_may_be_dropped_at_any_time(case: Case) -> None:
    """Whoever is dropped, and whenever, the game goes on without them, or ends; to drop them again changes nothing."""
    for seed in range(2 * case.games):
        for round_ in played_out(case, seed, dropping=0.3):
            for seat in set(case.seats) - set(case.rules.seats(round_.before)):
                what = f"{seat}, dropped before round {round_.number},"
                form = case.rules.order_form(case.config, round_.before, seat)
                ensure(form is None, f"{what} is asked for orders")
                ensure(seat not in round_.played.missed, f"{what} has missed it")
                again = case.rules.drop(case.config, round_.before, seat)
                same(again, round_.before, f"{what} and then again")
    state = case.start()
    for seat in case.seats:
        state = case.rules.drop(case.config, state, seat)
        same(case.from_json(case.to_json(state)), state, "a state with seats dropped, read from its JSON")
        for audience in case.audiences():
            case.rules.view(case.config, None, state, None, audience)
        case.rules.standings(case.config, state)
    same(case.rules.seats(state), (), "who is in a game that everybody has left")
    same(case.rules.turns(case.config, state), (), "the turns of a game that everybody has left")
    _refused("dropping a stranger", case.rules.drop, case.config, case.start(), "Nobody at all")


def the_end_is_told_when_it_has_come(case: Case) -> None:
    """Placings of all who began are there when no turn is to come, and not before; who left has not won."""
    for seed in range(2 * case.games):
        state = case.start(seed)
        for round_ in played_out(case, seed, dropping=0.1 * (seed % 2)):
            ensure(
                case.rules.standings(case.config, round_.before) is None, "there are placings while the game goes on"
            )
            state = round_.played.state
        if case.rules.turns(case.config, state):
            continue  # the last of them left after the last round
        final = case.rules.standings(case.config, state)
        ensure(final is not None, "the game is over and has no placings")
        if final is None:
            continue
        for board, ranks in final.ranks.items():
            same(set(ranks), set(case.seats), f"who is placed on {board}")
            ensure(all(type(place) is int and place >= 1 for place in ranks.values()), f"places on {board}: {ranks}")
        ensure(set(final.winners) <= set(case.rules.seats(state)), f"{final.winners} won; somebody of them has left")
        ensure(final.winners, "nobody has won, though somebody stayed")
        for seat in case.seats:
            form = case.rules.order_form(case.config, state, seat)
            ensure(form is None, f"{seat} is asked for orders when the game is over")
        view = case.rules.view(case.config, None, state, None, case.audiences()[0])
        same((view.coming, view.standings), ((), final), "what is to come, and the placings, in the view of the end")


def nonsense_is_refused_with_a_reason(case: Case) -> None:
    """A state, orders or seats that are none raise a PbmError that says so, and nothing else."""
    good: dict[str, Json] = case.to_json(case.start())
    for junk in _JUNK:
        _refused(f"the state {junk!r}", case.from_json, junk)
        for key in good:
            _tried(f"a state with {key} {junk!r}", case.from_json, {**good, key: junk})
    for key in good:
        _tried(f"a state without {key}", case.from_json, {k: good[k] for k in good if k != key})
    rules, config, state, seat = case.rules, case.config, case.start(), case.seats[0]
    _refused("orders of a stranger", rules.adjudicate, config, state, {"Nobody at all": {}}, case.dice(0, 1))
    for board in ("A", "no such board"):
        for junk in (*_JUNK, {"no such key": 1}):
            _tried(f"the orders {junk!r}", rules.adjudicate, config, state, {seat: {board: junk}}, case.dice(0, 1))
    for seats in ((), ("Brenda", "Brenda")):
        _refused(f"the seats {seats}", rules.start, config, seats, case.dice(0, 0))
    _tried("a log of another game", rules.replay, config, state, (DieLogEntry("x", {}),))
    _refused("a game joined twice", rules.join, config, state, seat)


def _refused(what: str, do: Callable[..., Any], *args: Any) -> None:
    ensure(not _tried(what, do, *args), f"{what}: accepted")


def _tried(what: str, do: Callable[..., Any], *args: Any) -> bool:
    """Do something that may be refused with a reason; return whether it was accepted."""
    try:
        do(*args)
    except PbmError as error:
        ensure(error.problems and all(problem.message for problem in error.problems), f"{what}: refused without a word")
        return False
    except Exception as error:  # noqa: BLE001 - whatever comes is what the promise is about
        ensure(False, f"{what}: {type(error).__name__} ({error}) in place of a reason")
    return True


def every_option_is_explained(case: Case) -> None:
    """Every option has a sentence, its default is what it is when nothing is said, and a false one is named."""
    rules = case.rules
    ensure(rules.name == case.ruleset, f"the game is registered as {case.ruleset} and calls itself {rules.name}")
    ensure(rules.title.strip(), "the game has no title")
    ensure(type(rules.chance) is bool, "chance is to be True or False")
    helps = {each.key: each for each in rules.options()}
    filled = plain(rules.config_to_json(case.config))["options"]
    same(sorted(helps), sorted(filled), "the options that are explained, and those of a configuration")
    bare = rules.read_config(case.boards, {}, read_board)
    same(plain(rules.config_to_json(bare))["options"], plain({k: h.default for k, h in helps.items()}), "the defaults")
    for key, each in helps.items():
        ensure(len(each.help.split()) >= 3 and each.help.endswith("."), f"{key} is not explained in a sentence")
        for junk in ({"x": [None]}, [[None]], "no such value"):
            try:
                rules.read_config(case.boards, {key: junk}, read_board)
            except ConfigError as error:
                named = any(problem.key == key and key in problem.message for problem in error.problems)
                ensure(named, f"{key} = {junk!r} is refused without the key being named: {error}")
            else:
                ensure(False, f"{key} may be {junk!r}")
    try:
        rules.read_config(case.boards, {"no_such_option": 1}, read_board)
    except ConfigError as error:
        ensure(any(problem.key == "no_such_option" for problem in error.problems), f"an unknown option: {error}")
    else:
        ensure(False, "an option that there is not is taken")
