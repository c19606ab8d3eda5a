"""Which board each part of a mail is about."""
