"""Fixtures for every test: the real servers of tests/servers."""

pytest_plugins = [
    "tests.servers.dovecot",
    "tests.servers.postgres",
    "tests.servers.smtp_sink",
]
