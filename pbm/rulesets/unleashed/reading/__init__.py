"""What a player's words order: cards and where they go, standing choices, and the pieces of the setup round."""
