"""Conformance and rules of every game."""
