"""publish = "gm": while a round waits, neither the zine, nor its pictures, nor the archive, nor a mail tells of it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbm.core.errors import IllegalError
from pbm.reports.archive.model import Site
from pbm.reports.archive.site import site_files
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.render import render
from pbm.service.archive import entries_of
from pbm.service.correcting import correct_round
from pbm.service.releasing import preview, release_round
from pbm.service.zine import make_issue
from tests.playthroughs.house import BOARD, House, open_house, settings_in
from tests.secrecy.stage import FORMATS, ZINES, unsealed

OUTSIDERS = ("editor@zine.test", "olga@watchers.test")


def opened(folder: Path, brenda: str, clive: str, monkeypatch: pytest.MonkeyPatch) -> House:
    """Return a house in which a round was played as told, and the next one too, which waits for the GM."""
    monkeypatch.setattr("pbm.service.games.seal", unsealed)
    folder.mkdir()
    house = open_house(settings_in(folder, extra=ZINES.format(format="html", language="en")))
    house.start(
        house={"publish": "gm", "observe": True},
        boards={"A": {**BOARD, "finish": 12, "last": 60, "snakes": {}, "ladders": {}}},
    )
    asked = house.write("Olga", "OBSERVE hill", sender="Olga <olga@watchers.test>", to="games@example.test")
    assert asked is not None
    house.write(
        "Olga",
        "YES",
        sender="Olga <olga@watchers.test>",
        to=str(asked["Reply-To"].addresses[0].addr_spec),
        answering=str(asked["Message-ID"]),
    )
    house.write("Brenda", "throw 6, trapdoor 41")
    house.pass_deadline()
    release_round(house.server.office, "hill")
    house.write("Brenda", f"{brenda}\n\nPRESS: On we go.")
    house.write("Clive", clive)
    house.pass_deadline()
    house.clock.moment += timedelta(hours=1)
    return house


def everything(house: House) -> dict[str, bytes]:
    """Return all that can be had without the GM: the zine in every format with its pictures, the archive, the mails."""
    office = house.server.office
    out: dict[str, bytes] = {}
    for language in ("en", "de"):
        issue = make_issue(office, language=language)
        layout = Layout(images={each.stem: each.png for each in issue.pictures})
        for kind in FORMATS:
            out[f"zine {language} {kind}"] = render(issue.page, kind, layout, office.letters.writer)
        out |= {f"{language} {each.stem}": each.svg + each.png for each in issue.pictures}
    out |= site_files(entries_of(office), Site("Hill", "en", ""), office.letters.writer)
    for number, mail in enumerate(house.outbox()):
        if mail.intended in OUTSIDERS:
            out[f"mail {number}"] = mail.raw
    return out


def test_zine_archive_and_mails_are_the_same_whatever_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round that ends the game and one that goes on, seen while they wait: not a byte differs; released, they do."""
    ends = opened(tmp_path / "ends", "throw 5, trapdoor 4", "throw 2", monkeypatch)
    goes_on = opened(tmp_path / "goes-on", "throw 1, trapdoor 9", "throw 4", monkeypatch)
    for house in (ends, goes_on):
        # What the GM looks at beforehand changes nothing of it.
        preview(house.server.office, "hill")
    one, other = everything(ends), everything(goes_on)
    assert one.keys() == other.keys()
    assert [name for name in one if one[name] != other[name]] == []
    assert not any(b"On we go" in data for data in one.values())
    for house in (ends, goes_on):
        release_round(house.server.office, "hill")
    one, other = everything(ends), everything(goes_on)
    assert one["index.html"] != other["index.html"]
    assert b"On we go" in one["zine en text"]


def test_the_players_and_the_zine_get_one_and_the_same_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the GM put right while the round waited is in all that leaves; what was first played is in nothing."""
    house = opened(tmp_path / "one", "throw 5, trapdoor 4", "throw 2", monkeypatch)
    before = everything(house)
    correct_round(house.server.office, "hill", {"Brenda": {"A": {"throws": [1], "trapdoor": 4}}}, "A slip.")
    assert everything(house) == before
    release_round(house.server.office, "hill")
    after = everything(house)
    page = after["zine en text"].decode()
    row = next(line for line in page.splitlines() if "Brenda" in line and "+" in line)
    assert "+1" in row
    mails = [mail for mail in house.outbox() if mail.kind in ("report", "observer", "zine")]
    newest = {mail.kind: mail.raw.decode() for mail in mails}
    for kind in ("report", "observer", "zine"):
        assert "Brenda" in newest[kind]
        assert "+1" in newest[kind], kind


def test_nothing_can_be_previewed_once_it_is_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview is of a round that waits, and of no other."""
    house = opened(tmp_path / "one", "throw 5, trapdoor 4", "throw 2", monkeypatch)
    release_round(house.server.office, "hill")
    with pytest.raises(IllegalError):
        preview(house.server.office, "hill")
