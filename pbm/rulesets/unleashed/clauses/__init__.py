"""The clauses of a mail and what each orders, with a second look at what was taken."""
