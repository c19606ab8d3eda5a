"""A second look at orders that were understood: what a careful GM would not enter without asking."""
