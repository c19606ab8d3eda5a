"""Exact figures of boards: an empty room, with its layer declared."""
