"""Races in pictures and in characters."""
