"""Pictures. A board is drawn for the GM alone."""
