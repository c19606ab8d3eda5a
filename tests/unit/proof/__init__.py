"""Tests of the proof: reveal files, replays, reports."""
