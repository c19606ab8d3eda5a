"""What is said beside an order: tales, courtesies, deliberation, moods, and what is put right within a mail."""
