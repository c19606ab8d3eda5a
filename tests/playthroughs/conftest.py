"""The house in memory as a fixture, and a look over the shoulder of whoever writes its mails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pbm.reports.writer import Writer, Written
from tests.playthroughs.house import House, open_house, settings_in
from tests.templates_documented import documented


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A server in memory."""
    return open_house(settings_in(tmp_path))


@pytest.fixture
def ordered(house: House) -> House:
    """A game in which orders of Brenda's stand."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    return house


@pytest.fixture(autouse=True)
def documented_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is played here, each template is given the variables that its documentation lists, and no others."""
    written, known = Writer.write, documented()

    def write(self: Writer, name: str, language: str = "en", *, builtin: bool = False, **context: Any) -> Written:
        listed = known.get(name)
        assert listed is not None, f"docs/reference/templates.md does not name the template {name}"
        assert listed.always <= set(context), (name, "documented, but not given", listed.always - set(context))
        assert set(context) <= listed.always | listed.sometimes, (name, "given, but not documented", set(context))
        return written(self, name, language, builtin=builtin, **context)

    monkeypatch.setattr(Writer, "write", write)
