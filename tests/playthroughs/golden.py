"""Mails kept word for word: what a game sent, beside the files that were read and approved.

`PBM_GOLDEN=write` writes the files anew; the difference is then for reading.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from pbm.service.records import MailOut
from tests.playthroughs.house import parsed

__all__ = ["FOLDER", "as_approved", "told"]

FOLDER = Path(__file__).parent / "golden"
"""A folder for each game, by the name of its rules."""


def told(mails: Iterable[MailOut], pages: Iterable[str] = ()) -> dict[str, str]:
    """Return the text of each mail by the name of its file, and the page of each whose name is in ``pages``."""
    texts = {}
    for number, mail in enumerate(mails, start=1):
        whole = parsed(mail)
        body = whole.get_body(("plain",))
        assert body is not None
        name = f"{number:02d}-{mail.kind}-{mail.intended.partition('@')[0]}"
        words = str(body.get_content()).replace("\r\n", "\n")
        texts[f"{name}.txt"] = f"To: {whole['To']}\nSubject: {whole['Subject']}\n\n{words}"
        page = whole.get_body(("html",))
        if name in pages and page is not None:
            texts[f"{name}.html"] = str(page.get_content()).replace("\r\n", "\n")
    return texts


def as_approved(folder: Path, texts: dict[str, str]) -> None:
    """Fail unless the texts are those of a folder, file by file; or write them there, where that is asked for."""
    if os.environ.get("PBM_GOLDEN") == "write":
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    kept = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    assert sorted(texts) == sorted(kept)
    for name, text in texts.items():
        assert text == kept[name], name
