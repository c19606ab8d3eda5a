"""Magpies: everybody bids a feather for what glitters; equal feathers cancel each other out."""

from pbm_magpies.ruleset import RULESET

__all__ = ["RULESET"]
