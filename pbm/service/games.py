"""Starting a game: its boards sealed, its seats filled, the first mail to everybody, the first round open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from pbm.core.deadlines import Calendar, anchored, check, deadlines, in_zone, next_deadline
from pbm.core.dice import dice_of_round
from pbm.core.errors import ConfigError, Problem
from pbm.core.game import JsonObject
from pbm.core.phrases import say
from pbm.core.seal import dice_seal, seal
from pbm.service.abandoned import is_abandoned
from pbm.service.letters import language_of
from pbm.service.mailing import send_start
from pbm.service.office import Office
from pbm.service.placing import Place, config_of, unplaced
from pbm.service.ports import UnitOfWork
from pbm.service.records import AuditEntry, Game, Player, Round, Seat, SecretBoard

__all__ = [
    "Entrant",
    "NewGame",
    "begin",
    "deadline_after",
    "deadline_of",
    "enrol",
    "keep_game",
    "namesakes",
    "open_round",
    "start_game",
]


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes a seat: the name they play under, their addresses and their time zone."""

    name: str
    addresses: tuple[str, ...]
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game as its file describes it: boards, options, calendar and what the GM allows besides (``house``) as parsed.

    ``place`` finds a problem's place.
    """

    key: str
    title: str
    ruleset: str
    zone: str
    gm_note: str
    boards: Mapping[str, JsonObject]
    options: JsonObject
    calendar: JsonObject
    entrants: tuple[Entrant, ...]
    house: JsonObject = field(default_factory=dict)
    place: Place = unplaced


_FIRST_NOTICE = timedelta(days=1)
_NOTICE = timedelta(hours=12)
_LATE = timedelta(hours=1)


def deadline_after(
    calendar: Calendar, now: datetime, *, first: bool = False, late: bool = False
) -> tuple[datetime, bool]:
    """Return the deadline of a round that opens now, and whether the calendar gave it.

    Dates a GM listed are kept as they are, unless the round before was played ``late``: nobody pays for our outage.
    A recurrence leaves players half a day at least, before the first
    deadline a whole day, so that a round closed late does not eat the next one. A list that has run out repeats
    its last interval, so that no game stands still.
    """
    by_the_wall = calendar.every is not None and calendar.every.elapsed is None
    notice = timedelta()
    if by_the_wall:
        notice = _FIRST_NOTICE if first else _NOTICE
    elif late and calendar.every is None:
        notice = _NOTICE
    deadline = next_deadline(calendar, now, at_least=notice)
    if deadline is not None:
        return deadline, True
    last = list(deadlines(calendar, datetime.min.replace(tzinfo=UTC) + timedelta(days=2)))[-2:]
    interval = last[-1] - last[0] if len(last) == 2 else timedelta(weeks=2)
    return max(now, last[-1]) + max(interval, _FIRST_NOTICE), False


def start_game(office: Office, new: NewGame) -> Game:
    """Start a game in one transaction and return it.

    ConfigError with every problem found: the board, the options, the calendar, a key that is taken. Nothing is
    sent and nothing kept when there is one.
    """
    options = _checked(office, new)
    with office.store.begin() as work:
        return begin(office, work, _kept(office, work, new, options))


def keep_game(office: Office, new: NewGame) -> Game:
    """Keep a game that people may still join, its boards sealed, and return it; nothing is sent yet.

    ConfigError as for ``start_game``.
    """
    options = _checked(office, new)
    with office.store.begin() as work:
        game = _kept(office, work, new, options)
        work.record.audit(
            AuditEntry(at=game.created_at, actor="gm", action="game opened", game_id=game.id, detail=game.title)
        )
    return game


def begin(office: Office, work: UnitOfWork, game: Game) -> Game:
    """Begin a game that is kept and return it: the first round opens, and everybody is written to.

    ConfigError when no deadline of its calendar is to come; IllegalError when the rules cannot start with its seats.
    """
    now = office.clock.now()
    calendar = Calendar.from_json(game.calendar)
    problems = check(calendar, now)
    if problems:
        raise ConfigError(*problems)
    table = office.table(work, game)
    names = [seat.name for seat in work.seats.of_game(game.id) if seat.status != "dropped"]
    state = table.ruleset.start(table.config, names, dice_of_round(game.dice_seed, game.key, 0))
    game = replace(
        game,
        status="running",
        started_at=now,
        calendar=anchored(calendar, now, _FIRST_NOTICE).to_json(),
        state=table.ruleset.state_to_json(table.config, state),
    )
    work.games.update(game)
    first = open_round(office, work, game, number=1, now=now)
    send_start(office, work, game, first, now)
    work.record.audit(
        AuditEntry(at=now, actor="gm", action="game started", game_id=game.id, detail=f"{len(names)} players")
    )
    return game


def _checked(office: Office, new: NewGame) -> JsonObject:
    """Return the options of a game, filled in with defaults; ConfigError with all that is wrong with it."""
    ruleset = office.ruleset(new.ruleset)
    problems = [new.place(problem, None) for problem in check(Calendar.from_json(new.calendar), office.clock.now())]
    try:
        config = config_of(ruleset, office.build, new.boards, new.options, new.place)
    except ConfigError as error:
        raise ConfigError(*error.problems, *problems) from None
    if problems:
        raise ConfigError(*problems)
    options = ruleset.config_to_json(config)["options"]
    if not isinstance(options, Mapping):
        raise TypeError(f"ruleset {ruleset.name}: config_to_json must give its options as an object")
    return options


def _kept(office: Office, work: UnitOfWork, new: NewGame, options: JsonObject) -> Game:
    """Keep a game with its boards, sealed, and its seats; ConfigError when its key is taken."""
    taken = work.games.by_key(new.key)
    if taken is not None:
        raise ConfigError(Problem("key-taken", _taken(taken), key="key"))
    salt = office.entropy.token(32)
    seed = office.entropy.token(32) if office.ruleset(new.ruleset).chance else b""
    game = work.games.add(
        Game(
            key=new.key,
            title=new.title,
            ruleset=new.ruleset,
            status="ready",
            zone=new.zone,
            gm_note=new.gm_note,
            options=options,
            calendar=new.calendar,
            house=new.house,
            options_salt=salt,
            options_seal=seal(salt, options),
            dice_seed=seed,
            dice_seal=dice_seal(seed) if seed else "",
            created_at=office.clock.now(),
        )
    )
    for name, source in new.boards.items():
        salt = office.entropy.token(32)
        work.boards.add(SecretBoard(game_id=game.id, name=name, source=source, salt=salt, seal=seal(salt, source)))
    for number, entrant in enumerate(new.entrants, start=1):
        player = enrol(work, entrant, language_of(game))
        work.seats.add(Seat(game_id=game.id, number=number, name=entrant.name, player_id=player.id))
    return game


def _taken(game: Game) -> str:
    """Return what a GM is told who starts a game of a key that is taken: perhaps the file of that game was edited."""
    key = game.key
    exists = f"a game with the key '{key}' exists already; for another game choose another key"
    if game.status == "over":
        again = f"; `pbm game resume {key}` takes it up where you ended it" if is_abandoned(game) else ""
        return f"{exists}. ({game.title} is over: it cannot be started again{again})"
    when = "kept" if game.status == "ready" else "started"
    once = (
        f"{exists}. If this is that game: its file was read once, when it was {when}, and what you change in it since "
        "changes nothing."
    )
    if game.status == "ready":
        return f"{once} `pbm game start {key}` begins the game; `pbm seat add`, `drop` and `address` change who plays"
    return (
        f"{once} A running game is changed by commands: `pbm round postpone {key}` moves its deadline, `pbm seat add`, "
        f"`drop`, `keep`, `rekey` and `address` are for its players, `pbm round correct {key}` puts orders right, "
        f"`pbm game end {key}` ends it"
    )


def namesakes(office: Office, game: Game) -> tuple[str, ...]:
    """Return the keys of other games, running or yet to begin, that have the title of this one."""
    with office.store.begin() as work:
        return tuple(
            other.key
            for other in work.games.all()
            if other.id != game.id
            and other.status in ("ready", "running")
            and " ".join(other.title.split()).casefold() == " ".join(game.title.split()).casefold()
        )


def enrol(work: UnitOfWork, entrant: Entrant, language: str) -> Player:
    """Return the player an entrant is: one known by an address and the same name, else a new one.

    ``language`` is that of a new player's mails; one who is known keeps theirs, and their clock, which they may have
    set themselves.
    """
    addresses = tuple(address.lower() for address in entrant.addresses)
    for address in addresses:
        for player in work.players.by_address(address):
            if player.name.casefold() == entrant.name.casefold():
                merged = replace(player, addresses=tuple(dict.fromkeys([*player.addresses, *addresses])))
                work.players.update(merged)
                return merged
    return work.players.add(Player(name=entrant.name, zone=entrant.zone, addresses=addresses, language=language))


def open_round(
    office: Office, work: UnitOfWork, game: Game, *, number: int, now: datetime, after: datetime | None = None
) -> Round:
    """Return the next round, opened on the game's present state with the next deadline of its calendar.

    The deadline is later than ``after``, the deadline of the round before: one that was closed early does not shorten
    the next.

    A calendar of dates that has run out repeats its last interval, so that no game stands still; the GM is told.
    """
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, game.state)
    deadline = deadline_of(office, work, game, number, now=now, after=after)
    return work.rounds.add(
        Round(
            game_id=game.id,
            number=number,
            turns=table.ruleset.turns(table.config, state),
            opened_at=now,
            deadline=deadline,
            state_before=table.ruleset.state_to_json(table.config, state),
        )
    )


def deadline_of(
    office: Office,
    work: UnitOfWork,
    game: Game,
    number: int,
    *,
    now: datetime,
    after: datetime | None = None,
    no_sooner: datetime | None = None,
) -> datetime:
    """Return the deadline of a round that opens now, later than ``after``; the GM is told if the dates ran out.

    ``no_sooner`` is the deadline that its players have been told before: it stands where it is later.
    """
    deadline, listed = deadline_after(
        Calendar.from_json(game.calendar),
        max(now, after or now),
        first=number == 1,
        late=after is not None and now - after > _LATE,
    )
    if no_sooner is not None and no_sooner >= deadline:
        return no_sooner
    if not listed:
        _tell_dates_ran_out(office, work, game, number, deadline, now)
    return deadline


def _tell_dates_ran_out(
    office: Office, work: UnitOfWork, game: Game, number: int, deadline: datetime, now: datetime
) -> None:
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"{game.key}/r{number}/dates-ran-out",
        now=now,
        game=game,
        context={
            "title": say("the dates in the calendar have run out"),
            "lines": (
                say(
                    "{game} has no deadline listed for round {number}. So that the game does not stand still, the last "
                    "interval was repeated: the deadline is {deadline}.",
                    game=game.title,
                    number=number,
                    deadline=in_zone(deadline, game.zone),
                ),
            ),
        },
    )
