"""Snakes & Ladders Unleashed: a board of cards that changes as it is played on, and pieces that move."""

from typing import Final

from pbm.rulesets.unleashed.ruleset import UnleashedRuleset
from pbm.rulesets.unleashed.state import Config, State

__all__ = ["RULESET", "Config", "State", "UnleashedRuleset"]

RULESET: Final = UnleashedRuleset()
"""The one value the server asks; it holds nothing."""
