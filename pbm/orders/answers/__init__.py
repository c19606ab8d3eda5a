"""From claims to what may stand for each board, what must be asked, and what is left over."""
