"""Tests of what only real databases do."""
