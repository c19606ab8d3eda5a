"""When things happen: the system's clock and the tick. The times themselves come from the database."""
