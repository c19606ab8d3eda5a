"""Tests of the figures that are worked out and not played."""
