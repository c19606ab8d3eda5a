"""A game played again from its reveal file: the seals, and every round from its orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pbm.core.board import BoardBuilder
from pbm.core.dice import dice_of_round
from pbm.core.errors import PbmError
from pbm.core.game import Json, JsonObject, Standings
from pbm.core.orders import RawOrders
from pbm.core.seal import dice_seal, seal
from pbm.proof.differences import differences, plain_json
from pbm.proof.findings import Finding
from pbm.proof.reveal import Change, Recorded, Reveal, RevealedRound
from pbm.rulesets.api import AnyRuleset, Played

__all__ = ["FindRuleset", "Replay", "RoundAgain", "Telling", "ending", "replayed"]

FindRuleset = Callable[[str], AnyRuleset]

_SHOWN = 4
"""Differences of one round that are named one by one."""

# What the rules raise when a file has the right shape but values that no game has.
_UNPLAYABLE = (PbmError, LookupError, TypeError, ValueError, ArithmeticError)

_PARTS = (
    ("report", "what everybody was told"),
    ("gm", "the throws, nominations and moves"),
    ("state_after", "where everybody stood"),
)


@dataclass(frozen=True, slots=True)
class Telling:
    """A round as a report of it was written: the states around it, and what was played."""

    before: Any
    after: Any
    played: Played[Any]


@dataclass(frozen=True, slots=True)
class RoundAgain:
    """A round played again; ``tellings`` are how reports may tell it: as it stands, and as it was before corrections.

    ``orders`` are those it was played from; ``changes`` who left and who came in after it.
    """

    number: int
    orders: Mapping[str, RawOrders]
    changes: tuple[Change, ...]
    tellings: tuple[Telling, ...]


@dataclass(slots=True)
class Replay:
    """A game played again. ``ruleset`` and ``config`` are None when it could not be laid out at all."""

    reveal: Reveal
    ruleset: AnyRuleset | None = None
    config: Any = None
    start: Any = None
    rounds: list[RoundAgain] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    over: bool = False

    def say(self, code: str, message: str, key: str | None = None, **more: Any) -> None:
        """Note something that does not agree."""
        self.findings.append(Finding(code, message, key=key, **more))


def ending(final: Standings | None) -> JsonObject | None:
    """Return how a game ended, as the reveal file has it; None while it goes on."""
    if final is None:
        return None
    won = len(final.winners) == 1
    return {
        "ranks": {board: dict(places) for board, places in final.ranks.items()},
        "totals": None if final.totals is None else dict(final.totals),
        "result": {"winner": final.winners[0]} if won else {"draw": list(final.winners)},
    }


def replayed(reveal: Reveal, build: BoardBuilder, find: FindRuleset) -> Replay:
    """Return the game of a reveal file played again, with everything in the file that does not agree with it."""
    replay = Replay(reveal)
    _check_seals(replay)
    try:
        ruleset = find(reveal.ruleset)
        boards = {name: sealed.value for name, sealed in reveal.boards.items()}
        replay.config = ruleset.read_config(boards, reveal.options.value, build)
        replay.ruleset = ruleset
    except _UNPLAYABLE as error:
        replay.say("unplayable", f"The game in the reveal file cannot be set up: {error}", "boards")
        return replay
    state = _started(replay, ruleset)
    if state is None:
        return replay
    _check_numbers(replay)
    _Rounds(replay, ruleset).play(state)
    return replay


def _check_seals(replay: Replay) -> None:
    reveal = replay.reveal
    named = {f"board {name}": (f"boards.{name}", sealed) for name, sealed in reveal.boards.items()}
    for what, (key, sealed) in {**named, "options": ("options", reveal.options)}.items():
        found = seal(sealed.salt, sealed.value)
        if found != sealed.seal:
            replay.say(
                "seal",
                f"The seal of the {what} does not fit: it, its salt or its seal was changed after it was sealed.",
                f"{key}.seal",
                says=sealed.seal,
                replay=found,
            )
    if reveal.dice is not None:
        seed, published = reveal.dice
        if dice_seal(seed) != published:
            replay.say(
                "seal",
                "The seal of the dice does not fit: their seed or their seal was changed after it was sealed.",
                "dice.seal",
                says=published,
                replay=dice_seal(seed),
            )


def _started(replay: Replay, ruleset: AnyRuleset) -> Any:
    """Return the state before the first round, None when there is none."""
    reveal, config = replay.reveal, replay.config
    try:
        names = ruleset.seats(ruleset.state_from_json(config, reveal.start))
        seed = reveal.dice[0] if reveal.dice else b""
        state = ruleset.start(config, names, dice_of_round(seed, reveal.key, 0))
    except _UNPLAYABLE as error:
        replay.say("start", f"The start of the game is none that the rules know: {error}", "start")
        return None
    for difference in differences(reveal.start, plain_json(ruleset.state_to_json(config, state)), "start"):
        replay.say(
            "start",
            "The game did not start as the rules have it.",
            difference.place,
            says=difference.says,
            replay=difference.should,
        )
    replay.start = state
    came = [*names, *(c.seat for round_ in reveal.rounds for c in round_.changes if c.what == "joined")]
    for name in sorted({*came} ^ {*reveal.seats}):
        unknown = "played, but is not among the players" if name in came else "is among the players, but never played"
        replay.say("seats", f"{name} {unknown} in the reveal file.", "game.seats")
    return state


def _check_numbers(replay: Replay) -> None:
    """Note rounds that are missing, stand twice or in the wrong order."""
    due = 1
    for at, round_ in enumerate(replay.reveal.rounds):
        if round_.number != due:
            missing = f"round {due} is missing" if round_.number > due else f"round {due} should stand there"
            replay.say(
                "round-number",
                f"The rounds are not all there, or not in order: where round {round_.number} stands, {missing}.",
                f"rounds[{at}].number",
                round_number=round_.number,
                says=str(round_.number),
                replay=str(due),
            )
        due = max(due, round_.number) + 1


@dataclass(slots=True)
class _Rounds:
    """The rounds of a replay, one after the other.

    Where a round does not agree, the next may begin where the replay left off or where the file says: a false order
    leads astray, a false position in the file does not. The one with which the next round agrees is the right one.
    """

    replay: Replay
    ruleset: AnyRuleset

    def play(self, state: Any) -> None:
        """Play every round from the state before the first."""
        states = [state]
        for at, round_ in enumerate(self.replay.reveal.rounds):
            states = self.round(at, round_, states)
            if not states:
                return
        config, final = self.replay.config, states[0]
        self.replay.over = not self.ruleset.turns(config, final)
        found = plain_json(ending(self.ruleset.standings(config, final)))
        for difference in differences(self.replay.reveal.result, found, "result"):
            self.replay.say(
                "result",
                "The result in the reveal file is not the one that the rounds lead to.",
                difference.place,
                says=difference.says,
                replay=difference.should,
            )

    def round(self, at: int, round_: RevealedRound, states: Sequence[Any]) -> list[Any]:
        """Play one round from whichever state it agrees with; return those in which the next may begin."""
        tried = []
        for state in states:
            findings: list[Finding] = []
            again = self.again(at, round_, state, findings)
            if again is None or findings:
                tried.append((state, again, findings))
                continue
            tried = [(state, again, findings)]
            break
        state, again, findings = min(tried, key=lambda one: (one[1] is None, len(one[2])))
        self.replay.findings.extend(findings)
        following: list[Any] = []
        if again is not None:
            self.replay.rounds.append(again)
            following.append(again.tellings[0].after)
        if findings:
            try:
                told = self.ruleset.state_from_json(self.replay.config, round_.recorded.state_after)
                following.append(self.changed(at, round_, told, []))
            except _UNPLAYABLE:
                pass  # a finding of this round has said so
        return following

    def again(self, at: int, round_: RevealedRound, state: Any, findings: list[Finding]) -> RoundAgain | None:
        """Return a round played again from a state, noting what does not agree; None when it cannot be played."""
        key = f"rounds[{at}]"
        try:
            turns = self.ruleset.turns(self.replay.config, state)
            if turns != round_.turns:
                findings.append(
                    Finding(
                        "turns",
                        f"Round {round_.number} has other turns than the rules give it.",
                        key=f"{key}.turns",
                        round_number=round_.number,
                        says=" and ".join(map(str, round_.turns)) or "none",
                        replay=" and ".join(map(str, turns)) or "none: the game is over",
                    )
                )
            played = self.played(round_.number, state, round_.recorded.orders)
        except _UNPLAYABLE as error:
            message = f"Round {round_.number} cannot be played from the orders in the reveal file: {error}"
            findings.append(Finding("orders", message, key=f"{key}.orders", round_number=round_.number))
            return None
        self.compare(round_, round_.recorded, played, key, findings)
        earlier = self.corrections(round_, state, key, findings)
        after = self.changed(at, round_, played.state, findings)
        told = [Telling(state, self.changed(at, round_, before.state, []), before) for before in earlier]
        return RoundAgain(round_.number, round_.recorded.orders, round_.changes, (Telling(state, after, played), *told))

    def played(self, number: int, state: Any, orders: Mapping[str, RawOrders]) -> Played[Any]:
        reveal = self.replay.reveal
        dice = dice_of_round(reveal.dice[0] if reveal.dice else b"", reveal.key, number)
        return self.ruleset.adjudicate(self.replay.config, state, orders, dice)

    def compare(
        self, round_: RevealedRound, recorded: Recorded, played: Played[Any], key: str, findings: list[Finding]
    ) -> None:
        """Note where a round as it is recorded is not as it was played again."""
        state = self.ruleset.state_to_json(self.replay.config, played.state)
        again: Mapping[str, Json] = {"report": played.report, "gm": played.gm, "state_after": state}
        found = [
            (what, difference)
            for part, what in _PARTS
            for difference in differences(getattr(recorded, part), plain_json(again[part]), f"{key}.{part}")
        ]
        # The shorter a place, the more it says: a throw rather than each step of the move that it led to.
        found.sort(key=lambda one: one[1].place.count(".") + one[1].place.count("["))
        for what, difference in found[:_SHOWN]:
            findings.append(
                Finding(
                    "round",
                    f"Round {round_.number} does not agree with the orders and the board: {what}.",
                    key=difference.place,
                    round_number=round_.number,
                    says=difference.says,
                    replay=difference.should,
                )
            )
        if len(found) > _SHOWN:
            message = f"Round {round_.number} differs in {len(found) - _SHOWN} more places."
            findings.append(Finding("round", message, key=key, round_number=round_.number))

    def corrections(self, round_: RevealedRound, state: Any, key: str, findings: list[Finding]) -> list[Played[Any]]:
        """Return a round as it was before each of its corrections; note corrections that do not lead to each other."""
        earlier: list[Played[Any]] = []
        chain = [(mending.before, mending.after) for mending in round_.corrections]
        # What a correction made is what the next one began with, and the last made the round as it stands.
        followed = [*(before for before, _ in chain[1:]), round_.recorded]
        for number, ((before, after), following) in enumerate(zip(chain, followed, strict=False)):
            at = f"{key}.corrections[{number}]"
            for recorded, part in ((before, "before"), (after, "after")):
                try:
                    played = self.played(round_.number, state, recorded.orders)
                except _UNPLAYABLE as error:
                    message = f"Round {round_.number} cannot be played as it was {part} its correction: {error}"
                    findings.append(
                        Finding("correction", message, key=f"{at}.{part}.orders", round_number=round_.number)
                    )
                    continue
                self.compare(round_, recorded, played, f"{at}.{part}", findings)
                if part == "before":
                    earlier.append(played)
            for difference in _steps(after, following):
                findings.append(
                    Finding(
                        "correction",
                        f"The correction of round {round_.number} does not lead to what stands after it.",
                        key=f"{at}.after.{difference.place}",
                        round_number=round_.number,
                        says=difference.says,
                        replay=difference.should,
                    )
                )
        return earlier

    def changed(self, at: int, round_: RevealedRound, state: Any, findings: list[Finding]) -> Any:
        """Return a state with those gone who left after a round and those in it who joined."""
        for number, change in enumerate(round_.changes):
            act = self.ruleset.join if change.what == "joined" else self.ruleset.drop
            try:
                state = act(self.replay.config, state, change.seat)
            except _UNPLAYABLE as error:
                message = f"After round {round_.number} {change.seat} cannot have {change.what} the game: {error}"
                place = f"rounds[{at}].changes[{number}]"
                findings.append(Finding("change", message, key=place, round_number=round_.number))
        return state


def _steps(after: Recorded, following: Recorded) -> Iterator[Any]:
    """Yield where what a correction made is not what the next one began with."""
    for part in ("orders", *(name for name, _ in _PARTS)):
        yield from differences(plain_json(getattr(after, part)), plain_json(getattr(following, part)), part)
