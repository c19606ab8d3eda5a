"""What was secret, mailed to those who had the last report without it."""

from __future__ import annotations

from pbm.core.phrases import listed, say, say_count
from pbm.service.abandoned import is_abandoned
from pbm.service.everybody import News, playing, tell_everybody
from pbm.service.office import Office
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.records import Game, Round
from pbm.service.seals import seals

__all__ = ["send_reveal", "tell_of_blocked"]

_LAST = ("final", "report")


def send_reveal(office: Office, work: UnitOfWork, game: Game, last: Round, file: Attachment) -> None:
    """Queue the reveal file for every player who had the report of a game's ``last`` round, and for its observers.

    Of a game that its GM ended it goes to everybody who was told so: also to who had come in with the open round. The
    GM is told to whom it went. Done again, it queues nothing twice.
    """
    now = office.clock.now()
    reached = {copy.seat_id for copy in work.record.reports(last.id) if copy.kind in _LAST}
    if is_abandoned(game):
        reached |= {seat.id for seat in playing(work, game)}
    boards = tuple(board.name for board in work.boards.of_game(game.id))
    news = News({"file": file.name, "seals": seals(work, game), "boards": boards}, (file,))
    told = tell_everybody(
        office,
        work,
        game,
        kind="reveal",
        key=f"{game.key}/reveal",
        round_=last,
        now=now,
        seats=[seat for seat in work.seats.of_game(game.id) if seat.id in reached],
        to_seat=lambda _seat, _player: news,
        to_observer=news,
    )
    lines = [
        say("What was secret of {game} has been mailed to {names}.", game=game.title, names=listed(told.seats))
        if told.seats
        else say("What was secret of {game} is out now, and there is no player to mail it to.", game=game.title)
    ]
    if told.observers:
        lines.append(
            say_count("It went to one observer too.", "It went to {count} observers too.", len(told.observers)),
        )
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{game.key}/reveal/sent",
        now=now,
        game=game,
        context={"title": say("the secrets of the game are shown"), "lines": tuple(lines)},
    )


def tell_of_blocked(office: Office, work: UnitOfWork, game: Game, others: tuple[str, ...]) -> None:
    """Tell the GM, once, that a game ended without its reveal because its board is in use in ``others``."""
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{game.key}/reveal/board-in-use",
        now=office.clock.now(),
        game=game,
        context={
            "title": say("the board is not shown yet"),
            "lines": (
                say(
                    "{game} is over, and its last report has gone out without the reveal file. Its board is in use in "
                    "{others}, and to show it now would tell the players there where the snakes and ladders are.",
                    game=game.title,
                    others=listed(others),
                ),
                say(
                    "You need do nothing: as soon as the board is in use no more, the server mails the file to "
                    "everybody, and tells you. Players can verify the game when they have it."
                ),
            ),
        },
    )
