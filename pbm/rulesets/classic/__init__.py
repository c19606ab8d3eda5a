"""Classic Snakes and Ladders: two dice, an open board, and a double rolls again."""

from typing import Final

from pbm.rulesets.classic.ruleset import ClassicRuleset
from pbm.rulesets.classic.state import Config, State

__all__ = ["RULESET", "ClassicRuleset", "Config", "State"]

RULESET: Final = ClassicRuleset()
"""The one value the server asks; it holds nothing."""
