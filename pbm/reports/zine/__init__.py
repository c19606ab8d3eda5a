"""The page of a zine: every game of an issue, ready to be pasted, in five formats."""
