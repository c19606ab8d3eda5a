"""The ways in: an IMAP mailbox, embedded SMTP and LMTP, a Maildir. All store a mail before they acknowledge it."""
