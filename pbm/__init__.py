"""A play-by-mail server: players email orders, the server plays each round by the rules and mails reports."""

__version__ = "0.1.0"
