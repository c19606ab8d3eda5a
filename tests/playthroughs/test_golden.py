"""A short game whose every mail is kept word for word: read them after any change of words.

`PBM_GOLDEN=write pytest tests/playthroughs/test_golden.py` writes them anew; the difference is then for reading.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.playthroughs.house import BOARD, House, parsed

GOLDEN = Path(__file__).parent / "golden"
PAGES = ("start", "receipt", "report", "final")
"""Mails of which the page is kept too, for one reader."""


def play(house: House) -> None:
    """Three people, a board of twenty spaces, all sorts of mail."""
    house.start(
        boards={"A": {**BOARD, "finish": 20, "ladders": {"7": 15}, "snakes": {"18": 3}}},
        options={"announce_nmr": True},
        gm_note="No drinks near the board, please.",
    )
    house.write("Brenda", "Dear GM,\n\nI shall throw a six, and my trapdoor vote goes to 12.\n\nYours,\nBrenda")
    house.write("Clive", "6/12")
    house.write("Clive", "throw 9, trap 40")
    house.write("Brenda", "PRESS: The ladder is mine.\n*** Round 9 report ***")
    house.write("Dora", "Is there a prize for the winner?")
    house.pass_deadline()
    house.write("Brenda", "throw 6 trapdoor 14")
    house.write("Clive", "5 15")
    house.write("Dora", "HELP")
    house.pass_deadline()
    while house.round() is not None:
        house.write("Brenda", "lowest legal, no trapdoor")
        house.write("Clive", "the highest I have left, trapdoor 16")
        house.pass_deadline()


def test_every_mail_of_a_short_game_is_as_it_was_read_and_approved(house: House) -> None:
    """The words, the order and the recipients of all mails are those kept in golden/."""
    play(house)
    mails = house.outbox()
    texts = {}
    for number, mail in enumerate(mails, start=1):
        whole = parsed(mail)
        body = whole.get_body(("plain",))
        assert body is not None
        name = f"{number:02d}-{mail.kind}-{mail.intended.partition('@')[0]}.txt"
        words = str(body.get_content()).replace("\r\n", "\n")
        texts[name] = f"To: {whole['To']}\nSubject: {whole['Subject']}\n\n{words}"
        page = whole.get_body(("html",))
        if mail.kind in PAGES and mail.intended == "dora@players.test" and page is not None:
            texts[name.replace(".txt", ".html")] = str(page.get_content()).replace("\r\n", "\n")
    if os.environ.get("PBM_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        for old in GOLDEN.iterdir():
            old.unlink()
        for name, text in texts.items():
            (GOLDEN / name).write_text(text, encoding="utf-8")
    kept = {path.name: path.read_text("utf-8") for path in GOLDEN.iterdir()}
    assert sorted(texts) == sorted(kept)
    for name, text in texts.items():
        assert text == kept[name], name
