"""The ways out: SMTP, and a Maildir."""
