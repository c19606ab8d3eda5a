"""What the core is held to."""
