"""What the reading of settings and game files is held to."""
