"""For games without board files: options declared as the fields of a dataclass, and the answers such games share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import Field, asdict, field, fields
from difflib import get_close_matches
from typing import Any, ClassVar, Generic, TypeVar

from pbm.core.board import Board, BoardBuilder
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Check, RawOrders
from pbm.core.phrases import say
from pbm.rulesets.api import OptionHelp

__all__ = ["SimpleRuleset", "option"]

C = TypeVar("C")
S = TypeVar("S")


def option(default: Any, help: str, allowed: Collection[Json]) -> Any:  # noqa: A002 - as in OptionHelp
    """Return a dataclass field that is an option of a game: its default, what it does, and every value it may have."""
    return field(default=default, metadata={"help": help, "allowed": allowed})


class SimpleRuleset(Generic[C, S]):
    """What a small game may inherit of ``pbm.rulesets.api.Ruleset``.

    ``config_type`` is a frozen dataclass, every field an ``option``: an instance of it is a game's configuration. Such
    a game has no boards, takes no newcomers and no orders for turns to come, and drops nobody but by its option
    ``max_consecutive_nmr``. Whatever is not so in a game, it defines itself.
    """

    config_type: ClassVar[Any]

    def options(self) -> tuple[OptionHelp, ...]:
        """Return every option of the game, with its default."""
        defaults: Any = self.config_type()
        return tuple(OptionHelp(o.name, getattr(defaults, o.name), str(o.metadata["help"])) for o in self._fields())

    def read_config(
        self,
        boards: Mapping[str, JsonObject],
        options: JsonObject,
        build: BoardBuilder,  # noqa: ARG002 - the protocol's
    ) -> C:
        """Return the options, filled in; ConfigError with every one that is unknown or not allowed, and for boards."""
        problems = [Problem("boards-count", "this game is played without board files", key="boards")] if boards else []
        known = {one.name: one for one in self._fields()}
        for key, value in options.items():
            if key not in known:
                close = get_close_matches(key, known, n=1)
                hint = f'did you mean "{close[0]}"?' if close else f"known are {', '.join(known) or 'none'}"
                problems.append(Problem("option-unknown", f'there is no option "{key}"; {hint}', key=key))
                continue
            one = known[key]
            # True is 1 to Python, and to nobody else.
            if not any(type(value) is type(each) and value == each for each in one.metadata["allowed"]):
                message = f"{key} cannot be {value!a}: {one.metadata['help']}"
                problems.append(Problem("option-value", message, key=key))
        if problems:
            raise ConfigError.of(problems)
        config: C = self.config_type(**options)
        return config

    def config_to_json(self, config: C) -> JsonObject:
        """Return the options as data."""
        chosen: Any = config
        return {"boards": {}, "options": asdict(chosen)}

    def boards(self, config: C) -> Mapping[str, Board]:  # noqa: ARG002 - the protocol's
        """Return no boards."""
        return {}

    def check_later(
        self,
        config: C,  # noqa: ARG002 - the protocol's
        state: S,  # noqa: ARG002 - the same
        seat: str,  # noqa: ARG002 - the same
        orders: RawOrders,  # noqa: ARG002 - the same
        later: Mapping[int, RawOrders],
    ) -> Mapping[int, Check]:
        """Return that nothing is kept for turns after the coming round."""
        problem = Problem("later", say("This game takes orders for the coming round only."))
        return dict.fromkeys(later, Check({}, (problem,)))

    def join(self, config: C, state: S, seat: str) -> S:  # noqa: ARG002 - the protocol's
        """Refuse a newcomer."""
        raise IllegalError.saying("late-join", "this game takes no newcomers once it has begun")

    def max_consecutive_nmr(self, config: C) -> int:
        """Return the option ``max_consecutive_nmr`` where the game has it, else 0: nobody is dropped."""
        return int(getattr(config, "max_consecutive_nmr", 0))

    def _fields(self) -> tuple[Field[Any], ...]:
        return fields(self.config_type)
