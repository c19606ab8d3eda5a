"""What a player wants of a card or a piece: which one is meant, whom it is done to, and what a form has."""
