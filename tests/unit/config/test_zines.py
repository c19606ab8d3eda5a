"""[[zine]] in pbm.toml: what a good one means, and what is said of a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbm.config import load_settings
from pbm.core.errors import ConfigError
from pbm.service.editors import Editor
from tests.unit.config.test_settings import GOOD, write


def refused(folder: Path, zine: str) -> str:
    """Return what is said of a zine."""
    with pytest.raises(ConfigError) as caught:
        load_settings(write(folder, GOOD + zine))
    return str(caught.value)


def test_a_zine_is_read_with_what_it_leaves_out(tmp_path: Path) -> None:
    """Two keys suffice: all games, as a document, in English."""
    settings = load_settings(write(tmp_path, GOOD + '[[zine]]\nname = "Mad Policy"\naddress = "Ed@Zine.test"\n'))
    assert settings.zines == (Editor(name="Mad Policy", address="ed@zine.test"),)
    assert settings.zines[0].prints("any")
    assert load_settings(write(tmp_path, GOOD)).zines == ()


@pytest.mark.parametrize(
    ("zine", "said"),
    [
        ('[[zine]]\naddress = "a@b.test"\n', "zine[1].name: is missing"),
        ('[[zine]]\nname = "Z"\n', "zine[1].address: is missing"),
        ('[[zine]]\nname = "Z"\naddress = "nowhere"\n', "has to have something before and after an @"),
        ('[[zine]]\nname = "Z"\naddress = "a@b.test"\nformat = "word"\n', 'must be "text", "markdown", "html", "docx"'),
        ('[[zine]]\nname = "Z"\naddress = "a@b.test"\ngames = ["No Key"]\n', '"No Key" is no key'),
        ('[[zine]]\nname = "Z"\naddress = "a@b.test"\nlanguage = "fr"\n', 'must be "en" or "de"'),
        ('[[zine]]\nname = "Z"\naddress = "a@b.test"\nformt = "docx"\n', 'did you mean "format"?'),
        ('[[zine]]\nname = "Z\\u202e"\naddress = "a@b.test"\n', "must be one line of plain words"),
        ('[[zine]]\nname = "Z"\naddress = "a@b.test"\n' * 2, 'there is a zine "Z" already'),
    ],
)
def test_a_mistake_is_named_with_its_cure(tmp_path: Path, zine: str, said: str) -> None:
    """Each with the key it is in."""
    assert said in refused(tmp_path, zine)
