"""Tests of the archive's pages."""
