"""What to do where a program that a test needs is not there."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip the test, saying what it needs; fail it where skipping is forbidden."""
    message = f"this test needs {what}"
    if os.environ.get("PBM_FORBID_SKIPS") == "1":
        pytest.fail(message)
    pytest.skip(message)
