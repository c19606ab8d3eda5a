"""Tests of the board file and of boards as they are built."""
