"""A game played from data alone, by whichever process is asked: a hash of all that each round led to."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.dice import Dice, dice_of_round
from pbm.rulesets.api import AnyRuleset, Played
from pbm.rulesets.registry import find_ruleset

__all__ = ["dice_for", "hashes", "main", "told"]


def dice_for(rules: AnyRuleset, seed: int, number: int) -> Dice:
    """Return the dice of a round, new and the same each time; none where the game says that it has no chance."""
    secret = hashlib.sha256(f"conformance {seed}".encode()).digest() if rules.chance else b""
    return dice_of_round(secret, "conformance", number)


def told(rules: AnyRuleset, config: Any, played: Played[Any]) -> dict[str, Any]:
    """Return all that a round led to, as data."""
    return {
        "turns": list(played.turns),
        "state": rules.state_to_json(config, played.state),
        "report": played.report,
        "gm": played.gm,
        "missed": list(played.missed),
        "events": [[event.kind, event.data] for event in played.events],
        "log": [[entry.kind, entry.data] for entry in played.die_log],
    }


def hashes(task: Mapping[str, Any]) -> list[str]:
    """Return a hash for each round; ``task`` has the ruleset, boards, options and seats, and the orders by round."""
    rules = find_ruleset(task["ruleset"])
    config = rules.read_config(task["boards"], task["options"], read_board)
    state = rules.start(config, tuple(task["seats"]), dice_for(rules, 0, 0))
    found = []
    for number, orders in enumerate(task["rounds"], start=1):
        played = rules.adjudicate(config, state, orders, dice_for(rules, 0, number))
        facts = json.dumps(told(rules, config, played), sort_keys=True)
        found.append(hashlib.sha256(facts.encode()).hexdigest()[:16])
        state = played.state
    return found


def main() -> None:
    """Play the game that standard input tells of, and write the hashes of its rounds."""
    json.dump(hashes(json.load(sys.stdin)), sys.stdout)


if __name__ == "__main__":
    main()
