"""Players that are programs: they see what a player's seat sees, and nothing else.

A bot is handed the types of ``seen``, which hold no board; ``desk`` alone makes them, out of the ruleset's own views.
"""
