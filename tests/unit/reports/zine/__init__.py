"""The page of a zine."""
