"""Fixtures for every test: the real servers of tests/servers."""

pytest_plugins = [
    "tests.servers.postgres",
]
