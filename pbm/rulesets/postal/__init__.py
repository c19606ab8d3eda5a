"""Postal Snakes and Ladders: players choose their throws and vote for trapdoors; the board is secret."""

from typing import Final

from pbm.rulesets.postal.ruleset import PostalRuleset
from pbm.rulesets.postal.state import Config, State

__all__ = ["RULESET", "Config", "PostalRuleset", "State"]

RULESET: Final = PostalRuleset()
"""The one value the server asks; it holds nothing."""
