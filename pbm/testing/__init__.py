"""Twins of the ports for tests: in memory, scripted, and faithful to the contracts the real adapters keep."""
