"""What is written: words, numbers, labels and marks, and the sentences and clauses they stand in."""
