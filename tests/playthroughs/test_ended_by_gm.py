"""A game that its GM ends as it stands: everybody is told so, nothing more is played, and the proof says so too."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from pbm.boards.reader import read_board
from pbm.core.errors import IllegalError
from pbm.mail.decode import decode
from pbm.proof.papers import Paper, paper_of_mail
from pbm.proof.reveal import read_reveal
from pbm.proof.verify import Verdict, verify
from pbm.reports.archive.model import Site
from pbm.reports.tongues import Tongues
from pbm.service.archive import build_archive
from pbm.service.correcting import correct_round
from pbm.service.ending import end_game
from pbm.service.postponing import postpone_round
from pbm.service.records import Observer
from pbm.service.reveal import reveal_by_hand
from pbm.service.zine import make_issue, remember_printed
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of
from tests.playthroughs.test_deadlines_moved import GAMES, start

TONGUES = [Tongues().of("en")]


def ended(house: House, game: str = "postal", rounds: int = 2, reason: str = "", **rules: str) -> None:
    """Play some rounds of a game, with orders for one more, and end it."""
    start(house, game, **rules)
    for _ in range(rounds):
        house.pass_deadline()
    if game == "postal":
        house.write("Brenda", "throw 6 trapdoor 45\n\nPRESS: Farewell, then.")
    end_game(house.server.office, "hill", reason=reason, sure=True)
    house.server.tick.beat(poll=True)


def last(house: House, name: str) -> EmailMessage:
    """Return the newest mail to somebody."""
    return house.sent_to(name)[-1]


def verified(house: House, file: bytes) -> Verdict:
    """Return what a player finds who verifies a game with every mail that they have."""
    papers: list[Paper] = []
    for number, mail in enumerate(house.sent_to("Brenda")):
        letter = decode(bytes(mail))
        papers.append(paper_of_mail(f"{number}.eml", bytes(mail), letter.text, letter.subject, "Brenda"))
    return verify(read_reveal(file), papers, read_board, TONGUES)


@pytest.mark.parametrize("game", ["postal", "classic", "on order", "goes"])
def test_everybody_gets_the_places_and_plain_words(house: House, game: str) -> None:
    """Who ended it, after which round, that the open round and its orders are not played, that nobody has won; and the
    places as they stand."""
    ended(house, game, rounds=1, reason="I am off to sea.")
    text = " ".join(text_of(last(house, "Clive")).split())
    assert str(last(house, "Clive")["Subject"]) == "[hill] Hill is ended"
    assert "The GM has ended Hill after round 1, before its rules did. Round 2 is not played" in text
    assert "There are no further deadlines, and nobody has won." in text
    assert "A word from the GM: I am off to sea." in text
    assert "PLACES AS THE GAME WAS LEFT Place Player Space" in text
    if game == "postal":
        assert "Farewell, then." in text
    assert house.game().status == "over"
    assert house.round() is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rounds", [0, 1])
def test_an_ended_game_is_verified_as_one(house: House, game: str, rounds: int) -> None:
    """Everything agrees, the last mail included, and the verdict says after which round the GM ended the game."""
    ended(house, game, rounds)
    (file,) = [part for part in last(house, "Brenda").iter_attachments() if "reveal" in str(part.get_filename())]
    data = file.get_payload(decode=True)
    assert isinstance(data, bytes)
    verdict = verified(house, data)
    assert verdict.findings == ()
    assert verdict.rounds == rounds
    after = f"after round {rounds}" if rounds else "before its first round was played"
    assert any(note.startswith(f"The GM ended this game {after}, before its rules did") for note in verdict.notes)


def test_nothing_more_happens_in_an_ended_game(house: House) -> None:
    """No deadline, no reminder, no report; a player who writes is answered, and the orders are not taken."""
    ended(house)
    mails = len(house.outbox())
    for _ in range(20):
        house.clock.moment += timedelta(days=1)
        house.server.tick.beat(poll=True)
    assert len(house.outbox()) == mails
    answer = house.write("Brenda", "throw 5 trapdoor 45")
    assert answer is not None
    assert "over" in text_of(answer)
    with house.server.office.store.begin() as work:
        assert [round_.status for round_ in work.rounds.of_game(1)] == ["closed", "closed", "void"]
    with pytest.raises(IllegalError, match="'hill' has no open round, so no deadline to move: it is over"):
        postpone_round(house.server.office, "hill", "2027-12-06 20:00", sure=True)
    with pytest.raises(IllegalError, match="you ended 'hill' after round 2"):
        correct_round(house.server.office, "hill", {"Brenda": "throw 5"}, "No.")


def test_an_end_that_is_repeated_tells_nobody_twice(house: House) -> None:
    """The second time nothing is changed or sent."""
    ended(house)
    mails = len(house.outbox())
    again = end_game(house.server.office, "hill", sure=True)
    assert (again.anew, again.after) == (False, 2)
    assert len(house.outbox()) == mails


def test_the_secrets_wait_where_the_gm_shows_them(house: House) -> None:
    """With reveal = "gm" the last mail comes without them, and the GM may show them afterwards."""
    ended(house, reveal="gm")
    assert not list(last(house, "Brenda").iter_attachments())
    reveal_by_hand(house.server.office, "hill")
    house.server.tick.beat()
    assert [part.get_filename() for part in last(house, "Brenda").iter_attachments()] == ["hill-reveal.json"]


def test_the_secrets_reach_everybody_of_a_game_ended_before_its_first_report(house: House) -> None:
    """There is no report that they could have had without them; whoever was told of the end is told what was secret."""
    ended(house, rounds=0, reveal="gm")
    for _ in range(2):
        reveal_by_hand(house.server.office, "hill")
        house.server.tick.beat()
    for name in ("Brenda", "Clive", "Dora"):
        files = [part.get_filename() for mail in house.sent_to(name) for part in mail.iter_attachments()]
        assert files.count("hill-reveal.json") == 1, name


def test_what_cannot_be_ended_says_why(house: House) -> None:
    """Without a yes, while a round waits for its release, and where the rules have ended the game."""
    house.start(house={"publish": "gm"})
    house.write("Brenda", "throw 4 trapdoor 40")
    with pytest.raises(
        IllegalError, match=r"Round 1 is not played any more \(1 seat has sent orders for it\).* with --yes"
    ):
        end_game(house.server.office, "hill")
    house.pass_deadline()
    with pytest.raises(IllegalError, match="`pbm round release hill` sends it; end the game after that"):
        end_game(house.server.office, "hill", sure=True)
    with pytest.raises(IllegalError, match="there is no game 'dale'"):
        end_game(house.server.office, "dale", sure=True)
    assert house.game().status == "running"


@pytest.mark.parametrize(
    ("rounds", "printed", "shown"),
    [
        (2, "the GM has ended the game after round 2; nobody has won", "The GM ended this game after round 2, before"),
        (0, "the GM has ended the game before its first", "The GM ended this game before its first round was played."),
    ],
)
def test_archive_and_zine_say_that_the_gm_ended_it(
    house: House, tmp_path: Path, rounds: int, printed: str, shown: str
) -> None:
    """No placings, no winner, and words that say why."""
    ended(house, rounds=rounds)
    office = house.server.office
    issue = make_issue(office, keys=("hill",))
    assert printed in issue.page.sections[0].about
    build_archive(office, tmp_path / "www", Site("Games", "en"))
    page = (tmp_path / "www/games/hill/index.html").read_text()
    assert shown in page
    assert "Final placings" not in page
    assert " won." not in page.replace("nobody has won.", "")


@pytest.mark.parametrize("rounds", [2, 0])
def test_archive_and_zine_have_the_last_words(house: House, tmp_path: Path, rounds: int) -> None:
    """What the GM said and the press that waited are on the game's page, among all its press, and in the zine."""
    ended(house, rounds=rounds, reason="I am off <b>to</b> sea.")
    office = house.server.office
    build_archive(office, tmp_path / "www", Site("Games", "en"))
    page = (tmp_path / "www/games/hill/index.html").read_text()
    assert "A word from the GM: I am off &lt;b&gt;to&lt;/b&gt; sea." in page
    assert "Brenda writes:" in page.partition("Press as the game was ended")[2]
    assert "Farewell, then." in page
    assert "Farewell, then." in (tmp_path / "www/games/hill/press.html").read_text()
    for keys in (("hill",), ()):
        (section,) = make_issue(office, keys=keys).page.sections
        assert section.news[-1].headline == f"The GM has ended the game; round {rounds + 1} is not played."
        assert section.news[-1].lines == ("A word from the GM: I am off <b>to</b> sea.",)
        assert [quote.paragraphs for quote in section.press[-1].quotes] == [(("Farewell, then.",),)]


def test_an_end_is_news_of_one_issue(house: House) -> None:
    """A page from the last on tells the end though no round is new, and the next page tells it no more."""
    start(house, "postal")
    house.pass_deadline()
    office = house.server.office
    remember_printed(office, make_issue(office))
    house.write("Brenda", "PRESS: Farewell, then.")
    end_game(office, "hill", reason="I am off to sea.", sure=True)
    issue = make_issue(office, since="last")
    (section,) = issue.page.sections
    assert [news.head for news in section.news] == ["The end:"]
    assert [press.title for press in section.press] == ["Press"]
    remember_printed(office, issue)
    with pytest.raises(IllegalError, match="every game that has begun is over and was printed"):
        make_issue(office, since="last")
    (named,) = make_issue(office, keys=("hill",), since="last").page.sections
    assert (named.news, named.press) == ((), ())
    assert "the GM has ended the game after round 1" in named.about


def test_observers_hear_of_it_and_a_rehearsal_keeps_it_home(tmp_path: Path) -> None:
    """Whoever reads along gets the same mail; in a rehearsal all of them go to its own address."""
    house = open_house(settings_in(tmp_path, mail='redirect_to = "me@example.test"'))
    game = house.start(boards={"A": BOARD})
    with house.server.office.store.begin() as work:
        work.observers.add(Observer(game_id=game.id, name="Eve", address="eve@players.test", since=game.created_at))
    done = end_game(house.server.office, "hill", sure=True)
    assert (done.told, done.observers) == (("Brenda", "Clive", "Dora"), ("Eve",))
    assert [mail.intended for mail in house.outbox() if mail.kind == "ended"][-1] == "eve@players.test"
    assert {mail.recipient for mail in house.outbox() if mail.kind == "ended"} == {"me@example.test"}


@pytest.mark.parametrize("game", ["postal", "classic"])
def test_status_and_history_know_that_the_game_was_ended(house: House, game: str) -> None:
    """No turn is promised that is never played."""
    ended(house, game)
    house.write("Brenda", "STATUS")
    said = " ".join(text_of(last(house, "Brenda")).split())
    assert "The GM has ended Hill: nothing more is played, and nobody has won." in said
    assert "Next:" not in said
    house.write("Brenda", "HISTORY")
    assert "The GM ended the game: nothing more was played." in text_of(last(house, "Brenda"))


def test_status_has_the_deadline_where_there_is_nothing_to_order(house: House) -> None:
    """In a game of dice that the server rolls, the day on which it does is all there is to know."""
    start(house, "classic")
    house.write("Brenda", "STATUS")
    assert "The deadline is " in text_of(last(house, "Brenda"))
