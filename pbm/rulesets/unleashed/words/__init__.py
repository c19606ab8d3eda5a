"""What words mean in orders of cards: the vocabulary, and a line as tokens that may each mean several things."""
