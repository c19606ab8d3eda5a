"""Every game that can be played here keeps the promises that the server relies on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pbm.rulesets.registry import find_ruleset, ruleset_names
from pbm.testing.conformance import PROMISES, BrokenPromise, Case
from tests.rulesets.conformance import CASES

ROOT = Path(__file__).parents[2]
ALL = [pytest.param(case, id=f"{name}-{place}") for name, cases in CASES.items() for place, case in enumerate(cases, 1)]


def test_every_game_there_is_has_cases() -> None:
    """A game that is registered is tried: it has a case or more in the table, each its own."""
    assert set(CASES) == set(ruleset_names())
    for name, cases in CASES.items():
        assert cases
        assert all(case.ruleset == name for case in cases)


@pytest.mark.parametrize("case", ALL)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_every_game_keeps_every_promise(promise: Callable[[Case], None], case: Case) -> None:
    """Each promise (its docstring says which) is kept in each case."""
    promise(case)


@pytest.mark.parametrize("name", sorted(CASES))
def test_every_option_is_in_the_readme_of_its_game(name: str) -> None:
    """pbm/rulesets/NAME/README.md, or the page of game files, names every option of the game."""
    page = ROOT / "pbm" / "rulesets" / name / "README.md"
    text = page.read_text(encoding="utf-8") + (ROOT / "docs" / "reference" / "game-file.md").read_text(encoding="utf-8")
    for option in find_ruleset(name).options():
        assert f"`{option.key}`" in text or f"`{option.key} = " in text, option.key


class Broken:
    """A ruleset that does everything as another does, but for what it is made to do wrong."""

    def __init__(self, real: Any, **wrong: Any) -> None:
        self._real = real
        for name, value in wrong.items():
            setattr(self, name, value)

    def __getattr__(self, name: str) -> Any:
        """Do as the real one does."""
        return getattr(self._real, name)


def broken(case: Case, **wrong: Callable[..., Any]) -> Case:
    """Return a case of the same game with methods of its ruleset replaced; each gets the real ruleset first."""
    real = case.rules

    def method(do: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args: do(real, *args)

    copy = replace(case)
    copy.__dict__["rules"] = Broken(real, **{name: method(do) for name, do in wrong.items()})
    return copy


def _peeping(real: Any, config: Any, before: Any, state: Any, played: Any, audience: Any) -> Any:
    """A view that shows everybody the numbers that the first seat has used."""
    view = real.view(config, before, state, played, audience)
    places = next(iter(state.places.values()))
    return replace(view, notices=(*view.notices, str(next(iter(places.values())).used)))


def _forgetful(real: Any, config: Any, state: Any, seat: str) -> Any:
    """A default order of a number that there is not."""
    return {board: {**order, "throws": [9]} for board, order in real.default_order(config, state, seat).items()}


def _counting() -> Callable[..., Any]:
    """An adjudication that is another each time."""
    calls = []

    def adjudicate(real: Any, *args: Any) -> Any:
        calls.append(1)
        played = real.adjudicate(*args)
        return replace(played, report={**played.report, "calls": len(calls)})

    return adjudicate


def _blank(real: Any, *args: Any) -> Any:
    """A form whose prompts cannot be found again."""
    form = real.order_form(*args)
    return form and replace(form, fields=tuple(replace(each, prompt=f"{each.prompt}:") for each in form.fields))


def _stuck(real: Any, config: Any, state: Any, log: Any) -> Any:
    """A replay that goes nowhere."""
    return state


@pytest.mark.parametrize(
    ("promise", "wrong"),
    [
        ("what_is_hidden_is_in_no_view", {"view": _peeping}),
        ("default_orders_are_lawful", {"default_order": _forgetful}),
        ("adjudication_is_a_function_of_its_inputs", {"adjudicate": _counting()}),
        ("a_form_explains_itself", {"order_form": _blank}),
        ("replay_equals_play", {"replay": _stuck}),
        ("nonsense_is_refused_with_a_reason", {"state_from_json": lambda real, config, raw: raw["turn"]}),
        ("every_option_is_explained", {"options": lambda real: real.options()[1:]}),
        ("seats_may_be_dropped_at_any_time", {"drop": lambda real, config, state, seat: state}),
    ],
)
def test_a_broken_promise_is_seen(promise: str, wrong: dict[str, Callable[..., Any]]) -> None:
    """The promises can be broken: a ruleset that does one thing wrong is found out by the promise about it."""
    check = next(each for each in PROMISES if each.__name__ == promise)
    with pytest.raises(BrokenPromise):
        check(broken(CASES["postal"][0], **wrong))
