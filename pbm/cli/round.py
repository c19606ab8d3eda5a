"""`pbm round`: look at a round, move its deadline, close it, look at its reports and release them, put it right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pbm.bootstrap import reading_mailboxes
from pbm.cli.archive import renew_archive
from pbm.cli.correction import also_from, orders_from
from pbm.cli.game import Key
from pbm.cli.output import say, say_again, say_reached, show_json, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of, office_with, say_rehearsal, settings_of
from pbm.cli.values import LARGEST, whole
from pbm.core.deadlines import in_zone
from pbm.mail.decode import decode
from pbm.service.correcting import Corrected, correct_round
from pbm.service.finding import find_game
from pbm.service.gm import close_by_hand, round_sheet
from pbm.service.office import Office
from pbm.service.postponing import Postponed, postpone_round
from pbm.service.records import Game, Round
from pbm.service.releasing import Release, preview, release_round
from pbm.service.waiting import is_waiting

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Look at a round, move its deadline, close, release or correct it.")

Number = Annotated[
    int | None,
    typer.Option(
        "--round",
        "-r",
        metavar="N",
        parser=whole(-LARGEST, LARGEST, "name a round by its number, which `pbm game show` shows"),
        help="Which round; the newest if not given.",
        show_default=False,
    ),
]
Note = Annotated[str, typer.Option("--note", help="A word of yours that stands in this one report.")]
_RULE = "=" * 72


@app.command()
def show(key: Key, number: Number = None, config: ConfigPath = None, as_json: AsJson = False) -> None:
    """Show a round's orders and, once it is played, the GM's sheet. Secret: for the GM's eyes."""
    with office_of(config) as office:
        sheet = round_sheet(office, key, number)
    if as_json:
        show_json(
            {
                "game": sheet.game.key,
                "round": sheet.round.number,
                "turns": list(sheet.round.turns),
                "status": sheet.round.status,
                "deadline": sheet.round.deadline.isoformat(),
                "closed": sheet.round.closed_at.isoformat() if sheet.round.closed_at else None,
                "released": sheet.round.released_at.isoformat() if sheet.round.released_at else None,
                "orders": [dict(zip(sheet.orders.columns, row, strict=True)) for row in sheet.orders.rows],
                "report": sheet.round.public,
                "gm": sheet.round.gm,
            }
        )
        return
    say(f"{sheet.game.title}, round {sheet.round.number}: {_status(sheet.round, sheet.game.zone)}")
    say("")
    show_table(sheet.orders)
    if sheet.sheet:
        say("")
        say(sheet.sheet)


def _status(round_: Round, zone: str) -> str:
    """Return how far a round is. One that was closed early says so: its orders came long before its deadline."""
    deadline = in_zone(round_.deadline, zone)
    if round_.closed_at is None:
        return f"{round_.status}, its deadline is {deadline}"
    played = "played, waits for your release" if is_waiting(round_) else round_.status
    if round_.closed_at < round_.deadline:
        return f"{played}; you closed it on {in_zone(round_.closed_at, zone)}, before its deadline, {deadline}"
    return f"{played}; its deadline was {deadline}"


@app.command()
def close(
    key: Key,
    early: Annotated[bool, typer.Option("--early", help="Close it although its deadline has not passed.")] = False,
    config: ConfigPath = None,
) -> None:
    """Close a game's open round now: play it, queue the reports, open the next.

    The server does this by itself at each deadline; this is for a round that you want played earlier, or while
    the server is down. The mailboxes are read first; the round is not closed while one cannot be, or while mail
    received before the deadline has not been processed. Where you release the reports, the round then waits.

    Closed early, the next round's deadline is the first of the calendar after the one that players had been told. The
    rules choose for who has sent nothing, but that does not count as a round missed.
    """
    settings = settings_of(config)
    with reading_mailboxes(settings) as server:
        began = server.office.clock.now()
        server.tick.read_mail()
        round_ = close_by_hand(server.office, key, early=early, began=began)
        game, coming = _standing(server.office, key)
        if is_waiting(round_):
            say(f"Round {round_.number} is closed and played, and waits; your sheet is in the outbox.")
            say(f"`pbm round preview {key}` shows its reports, `pbm round release {key}` sends them.")
        else:
            say(f"Round {round_.number} is closed and played; the reports are in the outbox.")
            _tell_coming(game, coming)
            renew_archive(server.office, settings)


@app.command()
def postpone(
    key: Key,
    time: Annotated[
        list[str],
        typer.Argument(
            metavar="DATE TIME",
            help='The new deadline, on the clock of the game\'s zone: "2026-12-04 20:00".',
            show_default=False,
        ),
    ],
    yes: Annotated[
        bool, typer.Option("--yes", help="Move it although the time is earlier, or more than a year away.")
    ] = False,
    config: ConfigPath = None,
) -> None:
    """Move the deadline of a game's open round, and tell everybody who plays or observes.

    Orders that have been sent stand as they are; those that came too late for the old deadline are read again, as in
    time for the new one, and their players get a receipt. Reminders are counted from the new deadline. The round after
    it has the calendar's first deadline later than the new one. A server that runs goes by it from its next beat.
    """
    settings = settings_of(config)
    with office_with(settings) as office:
        done = postpone_round(office, key, " ".join(time), sure=yes)
        _tell_postponed(done)
        if done.anew:
            say_rehearsal(office)
            renew_archive(office, settings)


def _tell_postponed(done: Postponed) -> None:
    zone, number = done.game.zone, done.round.number
    deadline = in_zone(done.round.deadline, zone)
    if not done.anew:
        say(f"The deadline of round {number} is {deadline} already: nothing is changed, and nobody is told again.")
    else:
        say(f"The deadline of round {number} is now {deadline}; it was {in_zone(done.was, zone)}.")
    following = in_zone(done.following, zone)
    if done.on_release:
        say(f"Round {number + 1} opens when you release the reports; its deadline is {following}, or later.")
    elif done.listed:
        say(f"The next deadline of the calendar after it, for round {number + 1}, is {following}.")
    else:
        say(
            f"The calendar has no date after it: its last interval is repeated, so that the deadline of round "
            f"{number + 1} is {following}."
        )
    if done.anew:
        say_again(done.again)
        say_reached(done.told, done.observers)


@app.command("preview")
def preview_command(
    key: Key,
    seat: Annotated[str | None, typer.Option("--seat", help="The mail to this seat alone: its name or number.")] = None,
    note: Note = "",
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="DIR", help="Write the mails there as .eml files, to be opened in a program."),
    ] = None,
    config: ConfigPath = None,
) -> None:
    """Show the very mails that a release would send now. Nothing is sent and nothing kept."""
    with office_of(config) as office:
        mails = preview(office, key, seat, note=note)
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
            for place, mail in enumerate(mails, start=1):
                file = save / f"{place:02d}-{mail.kind}.eml"
                # Whoever reads one of these may play for its seat: they hold its reply address.
                file.touch(mode=0o600)
                file.write_bytes(mail.raw)
        except OSError as error:
            raise typer.BadParameter(f"{error.filename}: {error.strerror}", param_hint="--save") from None
        say(f"{_counted(len(mails), 'mail')} written to {save}.")
        return
    for place, mail in enumerate(mails):
        letter = decode(mail.raw)
        say(("\n" if place else "") + f"{_RULE}\nTo: {mail.to}\nSubject: {letter.subject}\n{_RULE}\n")
        say(letter.text.rstrip())


@app.command()
def release(key: Key, note: Note = "", config: ConfigPath = None) -> None:
    """Release the round that waits: queue its reports, let players come and go, open the next round.

    Said again it does nothing and says so: no report is sent twice.
    """
    settings = settings_of(config)
    with office_with(settings) as office:
        done = release_round(office, key, note=note)
        _tell_released(done)
        if done.anew:
            renew_archive(office, settings)


def _tell_released(done: Release) -> None:
    zone = done.game.zone
    if not done.anew:
        when = f" on {in_zone(done.round.released_at, zone)}" if done.round.released_at else ""
        say(f"Nothing waits: round {done.round.number} was released{when}.")
    else:
        say(f"Round {done.round.number} is released; its reports are in the outbox.")
    _tell_coming(done.game, done.coming)


def _standing(office: Office, key: str) -> tuple[Game, Round | None]:
    """Return a game as it is now, and the round of it that is open, if one is."""
    with office.store.begin() as work:
        game = find_game(work, key)
        return game, work.rounds.open_of(game.id)


def _tell_coming(game: Game, coming: Round | None) -> None:
    if coming is not None:
        say(f"Round {coming.number} is open; its deadline is {in_zone(coming.deadline, game.zone)}.")
    else:
        say("The game is over.")


@app.command()
def correct(
    key: Key,
    seat: Annotated[str, typer.Option("--seat", help="Whose orders are put right: the seat's name or number.")],
    reason: Annotated[str, typer.Option("--reason", help="What was wrong, for everybody to read: give no order away.")],
    number: Number = None,
    throws: Annotated[
        list[str] | None,
        typer.Option("--throws", metavar="[A:]N[,N]", help="The throws it should have been played with, in order."),
    ] = None,
    trapdoor: Annotated[
        list[str] | None,
        typer.Option("--trapdoor", metavar="[A:]N|none|--", help="The nomination: a space, none, or -- for no word."),
    ] = None,
    orders: Annotated[
        str,
        typer.Option("--orders", metavar="WORDS", help='Or the orders in words, as in a mail: "throw 5, trapdoor 45".'),
    ] = "",
    nothing: Annotated[bool, typer.Option("--nothing", help="Nothing should have counted: the rules choose.")] = False,
    also: Annotated[
        list[str] | None,
        typer.Option(
            "--also",
            metavar="SEAT=N/N",
            help='Another seat in the same correction: "Clive=5/45", "Clive=nothing", or in words.',
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Play on though the game's board has been shown to everybody.")
    ] = False,
    config: ConfigPath = None,
) -> None:
    """Put orders right that were read or filed wrongly, in the newest round that was played, and play it again.

    What is not said stays as it stood. With several boards say which, as in --throws A:5 --throws B:2; the option is
    repeated for each. Everybody gets an erratum with your reason and the positions before and after; orders that stand
    in the open round are kept where the rules still allow them. A round that still waits for its release is put right
    without a word to anybody but the player, who reads of it in the report.
    """
    if orders and (throws or trapdoor or nothing):
        raise typer.BadParameter("in words is enough: leave out --throws, --trapdoor and --nothing")
    own = orders or orders_from(throws or [], trapdoor or [], nothing=nothing)
    wanted = {seat: own, **dict(map(also_from, also or []))}
    settings = settings_of(config)
    with office_with(settings) as office:
        done = correct_round(office, key, wanted, reason, number=number, resume=resume)
        _tell(done)
        if done.told:
            renew_archive(office, settings)


def _tell(done: Corrected) -> None:
    if not done.told:
        say(f"Round {done.round.number} was played again; your new sheet is in the outbox. It still waits.")
        return
    say(f"Round {done.round.number} was played again; the errata are in the outbox.")
    if done.ended:
        say("With these orders the game is over.")
    if done.resumed:
        say("With these orders the game is not over: it goes on.")
    if done.coming is not None:
        say(f"Round {done.coming.number} is open; its deadline is {in_zone(done.coming.deadline, done.game.zone)}.")
    if done.dropped:
        say(f"Their orders for it cannot all stand any more, and they are told: {', '.join(done.dropped)}.")


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
