"""The languages' files, read once when the program starts. Nothing else in the reader of orders opens a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

__all__ = ["LANGUAGES", "TABLES"]

LANGUAGES: Final = ("en", "de", "fr", "nl", "es", "it")
"""The languages that orders may be written in. English is always spoken."""


def _read(name: str) -> Mapping[str, Any]:
    text = resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


TABLES: Final[Mapping[str, Mapping[str, Any]]] = {name: _read(name) for name in (*LANGUAGES, "others")}
"""Every file's tables by the language; ``others`` holds what is known of further languages' mail programs."""
