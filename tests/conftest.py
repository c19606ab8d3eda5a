"""Fixtures for every test: the real servers of tests/servers; how long properties are tried."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from pbm.cli.logs import RedactingFormatter
from tests.shares import share_of

pytest_plugins = [
    "tests.servers.dovecot",
    "tests.servers.postgres",
    "tests.servers.smtp_sink",
    "tests.servers.tables",
]

# `make test` tries a fixed share of what `make soak` tries whole; a slow machine is no failure of a property.
settings.register_profile("test", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", parent=settings.get_profile("test"), max_examples=3000)
settings.load_profile("soak" if os.environ.get("PBM_SOAK") else "test")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the sentences that are read be tried in part."""
    parser.addoption("--one-in", type=int, default=1, help="try one in so many of the sentences that are read")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a share that is none."""
    every = config.getoption("--one-in")
    if every < 1:
        raise pytest.UsageError(f"--one-in {every}: one in how many? 1 tries all")


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Leave out the cases that are not in the share asked for, before anything is made of them.

    Collecting all would take longer than a tenth of the tests; pytest has no public way to leave out cases so early.
    """
    yield
    share = share_of(metafunc.definition.nodeid, metafunc.config.getoption("--one-in"))
    metafunc._calls = metafunc._calls[::share]


@pytest.fixture(autouse=True)
def _logs_end_with_the_test() -> Iterator[None]:
    """Take away the log that a command has begun: what it writes to is closed by then."""
    root = logging.getLogger()
    level = root.level
    yield
    root.setLevel(level)
    root.handlers[:] = [handler for handler in root.handlers if not isinstance(handler.formatter, RedactingFormatter)]
