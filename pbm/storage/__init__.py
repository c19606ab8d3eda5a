"""Where everything is kept: SQLite or PostgreSQL behind the ports of the service."""
