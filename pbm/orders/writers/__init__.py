"""Who writes, and for whom: players of themselves by name, those who type for them, and strangers in their name."""
