"""Promises of secrecy: what a ruleset lets an audience see, and what it must not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from pbm.core.game import GM, PUBLIC, Audience
from pbm.core.orders import RawOrders
from pbm.rulesets.abilities import AnswersWhatIfs, TellsAtOnce
from pbm.testing.conformance.cases import Case, Round, played_out, same
from pbm.testing.conformance.rules import stored

__all__ = [
    "all_audiences_see_the_same_story",
    "an_answer_at_once_needs_nobody_elses_orders",
    "what_is_hidden_is_in_no_view",
]


def all_audiences_see_the_same_story(case: Case) -> None:
    """A seat sees what everybody sees and a part of its own, the GM a part of the GM's; nobody sees another's part."""
    for seed in range(case.games):
        for round_ in played_out(case, seed, dropping=0.05):
            for state, before, played in _moments(round_):
                public = case.rules.view(case.config, before, state, played, PUBLIC)
                same((public.own, public.gm), (None, None), "the parts of a seat and of the GM in what everybody sees")
                for audience in case.audiences()[1:]:
                    view = case.rules.view(case.config, before, state, played, audience)
                    if not audience.is_gm:
                        same(view.gm, None, f"the GM's part in what {audience.seat} sees")
                    same(replace(view, own=None, gm=None), public, f"what {audience} sees, and what everybody sees")
                sheet = case.rules.view(case.config, before, state, played, GM)
                same((sheet.own, sheet.gm is None), (None, False), "the parts of the GM's view")


def _moments(round_: Round) -> tuple[tuple[Any, Any, Any], ...]:
    """Return (state, state before, round played) of the views around a round: as it opens, and as it is reported."""
    return (round_.before, None, None), (round_.played.state, round_.before, round_.played)


def what_is_hidden_is_in_no_view(case: Case) -> None:
    """In another game that differs in what is hidden alone, all looks the same: views, forms, answers to orders.

    The game is the case's ``twin``, and of what was kept of the round only what the audience may know is left. A case
    without a twin says that the state hides nothing; then only the record of the round is taken away.
    """
    chance = Random(2)  # noqa: S311 - no secret
    for seed in range(case.games):
        for round_ in played_out(case, seed, dropping=0.05):
            for seat in (None, *case.rules.seats(round_.before)):
                audience = PUBLIC if seat is None else Audience(seat)
                config, before = _twin(case, round_.before, seat, chance)
                _, after = _twin(case, round_.played.state, seat, chance)
                kept = stored(round_.played)
                known = case.known or (lambda gm, seat: {} if seat is None else _own_part(gm, case.seats, seat))
                log = tuple(entry for entry in kept.die_log if seat is not None and entry.data.get("seat") == seat)
                shadow = replace(kept, state=after, gm=known(kept.gm, seat), die_log=log, events=())
                live = case.rules.view(case.config, round_.before, round_.played.state, round_.played, audience)
                view = case.rules.view(config, before, after, shadow, audience)
                same(view, live, f"round {round_.number} of a game with other secrets, as {audience} sees it")
                same(
                    case.rules.briefing(config, len(case.seats)),
                    case.rules.briefing(case.config, len(case.seats)),
                    "the briefing of a game with other secrets",
                )
                if seat is not None:
                    _answers_the_same(case, round_, seat, config, before, chance)


def _answers_the_same(case: Case, round_: Round, seat: str, config: Any, other: Any, chance: Random) -> None:
    rules, mine, before = case.rules, case.config, round_.before
    form = rules.order_form(mine, before, seat)
    what = f"{seat}, before round {round_.number}, in a game with other secrets:"
    same(rules.order_form(config, other, seat), form, f"{what} the form")
    same(rules.default_order(config, other, seat), rules.default_order(mine, before, seat), f"{what} the default order")
    if form is None:
        return
    tried: list[RawOrders] = [case.orders(mine, before, seat, form, chance), round_.orders.get(seat, {}), {}]
    for orders in tried:
        same(rules.check(config, other, seat, orders), rules.check(mine, before, seat, orders), f"{what} a check")
        later = {form.turns[-1] + 1: orders}
        there, here = (rules.check_later(c, s, seat, {}, later) for c, s in ((config, other), (mine, before)))
        same(there, here, f"{what} a check of later orders")
        if isinstance(rules, AnswersWhatIfs):
            words = case.words(orders, form)
            same(rules.can(config, other, seat, words), rules.can(mine, before, seat, words), f"{what} CAN {words}")


def _twin(case: Case, state: Any, seat: str | None, chance: Random) -> tuple[Any, Any]:
    if case.twin is None:
        return case.config, state
    config, raw = case.twin(case.config, case.to_json(state), seat, chance)
    return config, case.rules.state_from_json(config, raw)


def _own_part(value: Any, names: tuple[str, ...], seat: str) -> Any:
    """Return the GM's record of a round without whatever stands under, or is, the name of another seat."""
    others = set(names) - {seat}
    if isinstance(value, Mapping):
        if others & {each for each in value.values() if isinstance(each, str)}:
            return {}
        return {key: _own_part(each, names, seat) for key, each in value.items() if key not in others}
    if isinstance(value, list):
        kept = [_own_part(each, names, seat) for each in value if not (isinstance(each, str) and each in others)]
        return [each for each, was in zip(kept, value, strict=False) if each != {} or was == {}] if kept else kept
    return value


def an_answer_at_once_needs_nobody_elses_orders(case: Case) -> None:
    """Where a receipt tells what comes of an order, it says the same whatever others have ordered, or have not."""
    rules = case.rules
    if not isinstance(rules, TellsAtOnce):
        return
    for seed in range(case.games):
        for round_ in played_out(case, seed, ordering=1):
            for seat in round_.orders:
                alone: dict[str, RawOrders] = {seat: round_.orders[seat]}
                dice = [case.dice(seed, round_.number) for _ in range(2)]
                told = rules.at_once(case.config, round_.before, seat, alone, dice[0])
                among = rules.at_once(case.config, round_.before, seat, round_.orders, dice[1])
                same(told, among, f"what {seat} is told at once in round {round_.number}, alone and among others")
