"""What the commands are held to."""
