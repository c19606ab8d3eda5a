"""Proof, after the end: the reveal file, and whether it, the rules and the reports tell the same game."""
