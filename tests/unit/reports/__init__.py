"""Tests of what is written and drawn."""
