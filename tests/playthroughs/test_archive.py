"""The archive of a server: what of its games is in it, and when it is renewed."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pbm.core.errors import ConfigError, IllegalError
from pbm.reports.archive.model import Site
from pbm.service.archive import build_archive, entries_of
from pbm.service.records import OrderVersion
from pbm.service.releasing import release_round
from tests.playthroughs.house import BOARD, House, open_house, parsed, settings_in

SITE = Site("Hill House")
SHORT = {**BOARD, "finish": 20, "ladders": {"7": 15}, "snakes": {"3": 1}}


def to_the_end(house: House) -> None:
    """Play until the game is over, everybody throwing what chance says."""
    chance = random.Random(7)
    while (round_ := house.round()) is not None:
        with house.server.office.store.begin() as work:
            game = work.games.get(house.game_id())
            table = house.server.office.table(work, game)
            state = table.ruleset.state_from_json(table.config, round_.state_before)
            for seat in work.seats.of_game(game.id):
                form = table.ruleset.order_form(table.config, state, seat.name)
                if form is not None:
                    orders = {
                        board: {"throws": chance.sample(form.left[board], len(form.turns))} for board in form.left
                    }
                    receipt = 100 * round_.number + seat.number
                    work.orders.add(
                        OrderVersion(
                            round_id=round_.id,
                            seat_id=seat.id,
                            receipt=receipt,
                            orders=orders,
                            origin="gm",
                            mail_id=None,
                            received_at=house.clock.now(),
                        )
                    )
        house.pass_deadline()


def words(folder: Path) -> str:
    """Return all that an archive says."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*")) if path.is_file())


def test_a_round_is_in_the_archive_once_it_is_released(house: House, tmp_path: Path) -> None:
    """A round that waits for its release is nowhere in the archive, not even as being over; then it is."""
    house.start(house={"publish": "gm"})
    folder = tmp_path / "archive"
    build_archive(house.server.office, folder, SITE)
    before = words(folder)
    house.write("Brenda", "throw 3, trapdoor 44\n\nPRESS: Hello from the hill.")
    house.pass_deadline()
    build_archive(house.server.office, folder, SITE)
    assert "Hello from the hill" not in words(folder)
    assert not (folder / "games/hill/round-01.html").exists()
    assert "round 1" not in before.lower().replace("round 1 is due", "")
    release_round(house.server.office, "hill")
    build_archive(house.server.office, folder, SITE)
    assert "Hello from the hill" in (folder / "games/hill/round-01.html").read_text()


def test_the_board_is_in_it_after_the_end_and_not_before(house: House, tmp_path: Path) -> None:
    """While the game goes on no file has the board; once it is over the archive has it, and the file that proves it."""
    house.start(boards={"A": {**SHORT, "public": {"tell": []}}})
    house.write("Brenda", "throw 3, trapdoor 44")
    house.pass_deadline()
    folder = tmp_path / "archive"
    build_archive(house.server.office, folder, SITE)
    assert not list(folder.rglob("*board*"))
    assert not list(folder.rglob("*reveal*"))
    assert entries_of(house.server.office)[0].boards == {}
    to_the_end(house)
    build_archive(house.server.office, folder, SITE)
    sent = next(parsed(mail) for mail in reversed(house.outbox()) if mail.kind == "final")
    attached = [part for part in sent.iter_attachments() if (part.get_filename() or "").endswith("reveal.json")]
    kept = json.loads((folder / "games/hill/hill-reveal.json").read_text())
    assert kept["boards"]["A"]["board"]["snakes"] == {"3": 1}
    assert "snake to 1" in (folder / "games/hill/board.html").read_text()
    assert all(json.loads(part.get_content()) == kept for part in attached)


def test_a_game_that_keeps_its_secrets_shows_no_board(house: House, tmp_path: Path) -> None:
    """With reveal = "never" the archive has the game and its result, and nothing of its board."""
    house.start(boards={"A": SHORT}, house={"reveal": "never"})
    to_the_end(house)
    build_archive(house.server.office, tmp_path / "archive", SITE)
    assert not list((tmp_path / "archive").rglob("*board*"))
    assert not list((tmp_path / "archive").rglob("*reveal*"))
    assert "won" in (tmp_path / "archive" / "hall-of-fame.html").read_text().lower()


def test_no_address_and_nobodys_orders_are_in_it(house: House, tmp_path: Path) -> None:
    """Of the players the archive has the names they play under: no address, no words to one alone."""
    house.start()
    house.write("Brenda", "throw 3, trapdoor 44\n\nPRESS TO Clive: meet me on the ladder")
    house.pass_deadline()
    build_archive(house.server.office, tmp_path / "archive", SITE)
    text = words(tmp_path / "archive")
    assert "example.test" not in text
    assert "players.test" not in text
    assert "meet me on the ladder" not in text


def test_only_the_games_that_are_named_are_in_it(house: House, tmp_path: Path) -> None:
    """A GM may leave games out; a key that is no game's is refused, with those there are."""
    house.start()
    house.start(key="dale", title="Dale")
    build_archive(house.server.office, tmp_path / "archive", SITE, ["dale"])
    assert {path.name for path in (tmp_path / "archive" / "games").iterdir()} == {"dale"}
    with pytest.raises(IllegalError, match="no game 'vale'"):
        build_archive(house.server.office, tmp_path / "archive", SITE, ["vale"])
    with pytest.raises(IllegalError, match="no language 'tlh'"):
        build_archive(house.server.office, tmp_path / "archive", replace(SITE, language="tlh"))


def house_with_archive(tmp_path: Path) -> House:
    """Return a server that keeps an archive."""
    return open_house(settings_in(tmp_path, '[archive]\nfolder = "www"\nbase_url = "https://example.org/games"\n'))


def test_the_server_renews_its_archive_when_a_round_is_played(tmp_path: Path) -> None:
    """With [archive] the pages of a round are there as soon as its reports are out."""
    house = house_with_archive(tmp_path)
    house.start()
    assert (tmp_path / "www" / "index.html").exists()
    house.write("Brenda", "throw 3, trapdoor 44")
    house.pass_deadline()
    assert (tmp_path / "www" / "games" / "hill" / "round-01.html").exists()
    assert "https://example.org/games/feed.xml" in (tmp_path / "www" / "feed.xml").read_text()


def test_what_the_gm_releases_is_there_within_the_hour(tmp_path: Path) -> None:
    """A release by hand is another program's doing: the server looks once an hour whether there is news."""
    house = house_with_archive(tmp_path)
    house.start(house={"publish": "gm"})
    house.pass_deadline()
    release_round(house.server.office, "hill")
    page = tmp_path / "www" / "games" / "hill" / "round-01.html"
    house.server.tick.beat()
    assert not page.exists()
    house.clock.moment += timedelta(minutes=61)
    house.server.tick.beat()
    assert page.exists()


def test_an_archive_that_cannot_be_built_stops_no_round(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """With something in the way the round is played and its reports are sent all the same; the log says what it was."""
    house = house_with_archive(tmp_path)
    (tmp_path / "www").mkdir()
    (tmp_path / "www" / "thesis.doc").write_text("years of work")
    house.start()
    house.write("Brenda", "throw 3, trapdoor 44")
    house.pass_deadline()
    assert any(mail.kind == "report" for mail in house.outbox())
    assert "name a folder that is new or empty" in caplog.text
    assert [path.name for path in (tmp_path / "www").iterdir()] == ["thesis.doc"]


def test_mistakes_in_the_configuration_are_said(tmp_path: Path) -> None:
    """An address that is none, a language there is not, a game's key that cannot be: each with its line."""
    extra = '[archive]\nfolder = "www"\nbase_url = "example.org"\nlanguage = "tlh"\ngames = ["A B"]\ntitel = "x"\n'
    with pytest.raises(ConfigError) as refused:
        settings_in(tmp_path, extra)
    said = str(refused.value)
    for word in ("example.org", "language", "A B", "titel"):
        assert word in said
