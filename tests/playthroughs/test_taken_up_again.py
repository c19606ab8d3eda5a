"""A game that its GM ended and takes up again: the round that was open is open once more, and everybody is told."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from pbm.core.errors import IllegalError
from pbm.reports.archive.model import Site
from pbm.service.archive import build_archive
from pbm.service.correcting import correct_round
from pbm.service.ending import end_game
from pbm.service.games import Entrant
from pbm.service.postponing import postpone_round
from pbm.service.records import Observer
from pbm.service.resuming import Resumed, resume_game
from pbm.service.zine import make_issue, remember_printed
from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_deadlines_moved import FRIDAY, GAMES, start
from tests.playthroughs.test_ended_by_gm import ended, last, verified
from tests.playthroughs.test_joining import opened

WEEK = timedelta(weeks=1)


def again(house: House, reason: str = "") -> Resumed:
    """Take the game up again, though its secrets have been shown."""
    done = resume_game(house.server.office, "hill", reason=reason, sure=True)
    house.server.tick.beat(poll=True)
    return done


def reminders(house: House, name: str) -> list[EmailMessage]:
    """Return the reminders that somebody had."""
    return [mail for mail in house.sent_to(name) if str(mail["Subject"]).startswith("[hill] Reminder")]


def play_out(house: House) -> None:
    """Let a game that runs come to its end."""
    for _ in range(60):
        if house.round() is None:
            return
        house.write("Brenda", "the highest I have left")
        house.pass_deadline()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rounds", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_the_round_that_was_open_is_open_again(house: House, game: str, rounds: int) -> None:
    """With the calendar's next deadline, of which every player is told, and played then as any round."""
    ended(house, game, rounds)
    house.clock.moment += 3 * WEEK
    done = again(house, reason="I am back from sea.")
    assert done.round is not None
    assert (done.anew, done.round.number, done.told) == (True, rounds + 1, ("Brenda", "Clive", "Dora"))
    assert timedelta(hours=12) <= done.round.deadline - house.clock.moment <= WEEK + timedelta(hours=12)
    said = text_of(last(house, "Clive"))
    when = f"after round {rounds}" if rounds else "before its first round was played"
    assert f"The GM has taken up Hill again, which had been ended {when}." in said
    assert f"Round {rounds + 1} is open once more; its deadline is now" in said
    assert f"{done.round.deadline:%B %Y}, 20:00" in said
    assert "A word from the GM: I am back from sea." in said
    assert (house.game().status, house.game().ended_at) == ("running", None)
    house.pass_deadline()
    with house.server.office.store.begin() as work:
        assert [one.status for one in work.rounds.of_game(1)][: rounds + 1] == ["closed"] * (rounds + 1)


def test_what_stood_in_the_round_stands(house: House) -> None:
    """Orders and press that had come before the end are in the round when it is played."""
    ended(house, rounds=1)
    assert house.game().status == "over"
    assert again(house).given == 1
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 45}}
    assert "Orders and press of yours that stood in this round stand" in text_of(last(house, "Brenda"))
    house.write("Clive", "throw 3 trapdoor 45")
    house.pass_deadline()
    assert "Farewell, then." in text_of(last(house, "Dora"))
    assert "Brenda" in text_of(last(house, "Dora"))


def test_a_deadline_that_players_were_told_is_never_drawn_nearer(house: House) -> None:
    """Taken up at once, the game has the deadline that it had."""
    house.start()
    end_game(house.server.office, "hill", sure=True)
    done = again(house)
    assert done.round is not None
    assert done.round.deadline == FRIDAY


def test_dates_that_ran_out_are_told_only_where_they_matter(house: House) -> None:
    """The GM reads of one deadline: the one that players had been told stands, so none had to be made up."""
    house.start(calendar={"dates": ["2026-12-04 20:00", "2026-12-11 20:00"], "zone": "Europe/London"})
    house.pass_deadline()
    postpone_round(house.server.office, "hill", "2027-02-12 20:00")
    end_game(house.server.office, "hill", sure=True)
    house.clock.moment += WEEK * 2
    done = again(house)
    assert done.round is not None
    assert done.round.deadline.date().isoformat() == "2027-02-12"
    assert not [mail for mail in house.to_gm() if "run out" in str(mail["Subject"])]


def test_done_again_it_tells_nobody(house: House) -> None:
    """The second time nothing is changed or sent, also when rounds have been played since."""
    ended(house)
    again(house)
    mails = len(house.outbox())
    done = resume_game(house.server.office, "hill")
    assert (done.anew, done.round) == (False, house.round())
    assert len(house.outbox()) == mails
    house.pass_deadline()
    assert not resume_game(house.server.office, "hill").anew


def test_cut_short_nothing_of_it_is_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed before its end, the game is as it was; said again, everything is done once."""
    ended(house)
    before = (house.game(), len(house.outbox()))

    def killed(*_args: object, **_more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("pbm.service.moved.tell_gm", killed)
        with pytest.raises(KeyboardInterrupt):
            again(house)
    assert (house.game(), len(house.outbox())) == before
    assert again(house).anew
    assert len([mail for mail in house.outbox() if mail.kind == "resumed"]) == 3


def test_shown_secrets_need_a_yes(house: House) -> None:
    """A GM hears what of them is out, and everybody that the GM plays on nevertheless; without any there is no need."""
    ended(house)
    with pytest.raises(IllegalError, match="its board among them; to play on nevertheless, say --yes"):
        resume_game(house.server.office, "hill")
    assert house.game().status == "over"
    again(house)
    assert "what was secret of it has been shown to everybody" in text_of(last(house, "Clive"))


def test_a_board_that_another_game_has_shown_needs_a_yes(house: House) -> None:
    """A game that is over keeps no other from showing the board; the GM hears so before it is played on again."""
    ended(house, reveal="never")
    house.start(key="dale", title="Dale", entrants=(Entrant("Eve", ("eve@players.test",), "Europe/London"),))
    end_game(house.server.office, "dale", sure=True)
    with pytest.raises(IllegalError, match="the board of 'hill' has been shown at the end of another game"):
        resume_game(house.server.office, "hill")
    assert house.game().status == "over"
    again(house)
    assert "secret" not in text_of(last(house, "Clive"))


def test_dice_that_are_shown_are_named(house: House) -> None:
    """Whoever has the number that the dice are drawn from knows every throw to come."""
    ended(house, "classic")
    with pytest.raises(IllegalError, match="what its dice will show among them"):
        resume_game(house.server.office, "hill")


def test_no_yes_is_needed_where_nothing_was_shown(house: House) -> None:
    """With reveal = "gm" nothing is out when the GM ends the game, and the mail says nothing of secrets."""
    ended(house, reveal="gm")
    assert resume_game(house.server.office, "hill").anew
    house.server.tick.beat()
    assert "secret" not in text_of(last(house, "Clive"))


def test_what_was_not_ended_by_hand_says_why(house: House) -> None:
    """A game that runs, one that has not begun, one that its rules have ended, and one that there is not."""
    house.start()
    office = house.server.office
    with pytest.raises(IllegalError, match="the game 'hill' was not ended: it is running"):
        resume_game(office, "hill")
    opened(house)
    with pytest.raises(IllegalError, match="the game 'vipers' was not ended: it has not begun"):
        resume_game(office, "vipers")
    with pytest.raises(IllegalError, match="there is no game 'mead'"):
        resume_game(office, "mead")
    play_out(house)
    with pytest.raises(IllegalError, match=r"'hill' is over by its rules, not because you ended it.*pbm round correct"):
        resume_game(office, "hill", sure=True)
    assert house.game().status == "over"


def test_the_last_round_can_be_corrected_again(house: House) -> None:
    """The refusal of an ended game names the way, and after it the erratum goes out."""
    ended(house)
    with pytest.raises(IllegalError, match="`pbm game resume hill` takes it up again"):
        correct_round(house.server.office, "hill", {"Brenda": "throw 5"}, "No.")
    again(house)
    assert correct_round(house.server.office, "hill", {"Brenda": "throw 5"}, "A slip.").told


def test_a_game_can_be_ended_once_more(house: House) -> None:
    """Everybody has the last mail again, with its own reason; the GM's record has every end and every beginning."""
    ended(house, rounds=1, reason="To sea.")
    again(house)
    end_game(house.server.office, "hill", reason="To sea once more.", sure=True)
    house.server.tick.beat()
    assert "A word from the GM: To sea once more." in text_of(last(house, "Clive"))
    assert [str(mail["Subject"]) for mail in house.sent_to("Clive")].count("[hill] Hill is ended") == 2
    again(house)
    with house.server.office.store.begin() as work:
        kept = [entry.action for entry in reversed(work.record.audits(50)) if entry.actor == "gm"]
    assert sorted(kept[-4:]) == ["game ended", "game ended", "game taken up again", "game taken up again"]


def test_the_proof_of_a_game_that_was_taken_up_agrees(house: House) -> None:
    """Played to its end by the rules, everything agrees, with the mails that ended it and took it up among the rest."""
    ended(house, rounds=1)
    again(house)
    play_out(house)
    (file,) = [part for part in last(house, "Brenda").iter_attachments() if "reveal" in str(part.get_filename())]
    data = file.get_payload(decode=True)
    assert isinstance(data, bytes)
    verdict = verified(house, data)
    assert verdict.findings == ()
    assert not any("The GM ended this game" in note for note in verdict.notes)


def test_players_are_reminded_of_the_new_deadline(house: House) -> None:
    """Who was reminded of the round before it was ended is reminded of it again."""
    start(house, "postal")
    house.clock.moment = FRIDAY - timedelta(hours=20)
    house.server.tick.beat(poll=True)
    end_game(house.server.office, "hill", sure=True)
    house.clock.moment = FRIDAY + timedelta(days=2)
    done = again(house)
    assert done.round is not None
    house.clock.moment = done.round.deadline - timedelta(hours=20)
    for _ in range(2):
        house.server.tick.beat(poll=True)
    assert len([mail for mail in house.outbox() if mail.kind == "reminder"]) == 6


@pytest.mark.parametrize("how", ["postponed", "taken up again"])
def test_a_new_deadline_is_a_mail_to_be_seen(house: House, how: str) -> None:
    """It may come in the place of a reminder, so it is marked like one: not as bulk mail, which is sorted away.

    An observer, who has nothing to send, gets it like the reports, with a way to have no more of them.
    """
    start(house, "postal")
    office = house.server.office
    began = house.game().created_at
    with office.store.begin() as work:
        work.observers.add(Observer(game_id=1, name="Eve", address="eve@players.test", since=began))
    if how == "postponed":
        postpone_round(office, "hill", "2026-12-06 20:00")
    else:
        end_game(office, "hill", sure=True)
        again(house)
    house.server.tick.beat()
    for name in ("Brenda", "Clive", "Dora"):
        assert (last(house, name)["Precedence"], last(house, name)["List-Id"]) == (None, None)
    assert last(house, "Eve")["Precedence"] == "bulk"
    assert "OBSERVE" in str(last(house, "Eve")["List-Unsubscribe"])


def test_observers_archive_and_zine_know_that_it_goes_on(house: House, tmp_path: Path) -> None:
    """Whoever reads along is told; the game's page speaks of no end any more; the zine tells the round when played."""
    start(house, "postal")
    with house.server.office.store.begin() as work:
        began = work.games.get(1).created_at
        work.observers.add(Observer(game_id=1, name="Eve", address="eve@players.test", since=began))
    house.pass_deadline()
    office = house.server.office
    end_game(office, "hill", reason="To sea.", sure=True)
    remember_printed(office, make_issue(office))
    assert again(house).observers == ("Eve",)
    assert "You observe this game." in text_of(last(house, "Eve"))
    build_archive(office, tmp_path / "www", Site("Games", "en"))
    page = (tmp_path / "www/games/hill/index.html").read_text()
    assert "ended this game" not in page
    assert "To sea." not in page
    assert "Round 2 is due" in page
    house.pass_deadline()
    (section,) = make_issue(office, since="last").page.sections
    assert [news.head for news in section.news] == ["Round 2 (turn 2):"]
