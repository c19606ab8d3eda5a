"""A person's words made into orders: text in, a reading out. Knows nothing of mail's wrapping."""
