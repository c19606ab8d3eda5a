"""Real servers for tests, started in temporary folders."""
