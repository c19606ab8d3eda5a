"""The words of the game, in plain Python: no I/O, no clock, no randomness of its own."""
