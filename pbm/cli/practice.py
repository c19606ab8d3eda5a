"""`pbm practice`: a game in the terminal against bots, by the real rules and in the player's own words."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pbm.cli.board import board_path, refuse
from pbm.cli.board_simulate import bots_named, game_options, postal_config
from pbm.cli.values import LARGEST, whole
from pbm.core.dice import NoDice
from pbm.core.errors import PbmError
from pbm.core.game import Audience, JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.reports.layout import paragraph, safe_line, table
from pbm.rulesets.api import AnyRuleset, Played, Table, View

if TYPE_CHECKING:
    from numpy.random import Generator

    from pbm.analysis.bots.seen import Bot

__all__ = ["Practice", "practice_command"]

_NAMES = ("Brenda", "Clive", "Dora", "Eric", "Fay", "Gus", "Hilda", "Ivor", "Jess", "Kit", "Lou", "Mona", "Ned", "Olga")
_MOST_PLAYERS = len(_NAMES) + 1
_BOARD = "builtin:families"
_BOTS = "learner,greedy,random"
_LONGEST_LINE = 2000
_LEAVING = ("quit", "exit", "bye", "q")
_WORDS = {"?": "help", "help": "help", "rules": "rules", "status": "status"}
_ASKED = {
    ("HELP", ""): "help",
    ("STATUS", ""): "status",
    ("ORDERS", ""): "orders",
    ("REPORT", "first"): "rules",
    ("WITHDRAW", ""): "withdraw",
    ("WITHDRAW", "all"): "withdraw",
    ("PLAY DEFAULT", ""): "default",
}
"""What a line asks for, by the mail command that it is."""
_HELP = (
    'Write your orders as you would in a mail, on one line: "throw 5, trapdoor 45", or "I throw 5 then 2".',
    "An empty line plays the round. Before that, another line changes your orders: what it leaves unsaid stays.",
    "Also: status (where everybody stands), orders, withdraw, rules, help, quit.",
)


def practice_command(
    board: Annotated[
        str,
        typer.Option(
            "--board", metavar="FILE", help="A board file, TOML or JSON; or builtin: and the name of one of ours."
        ),
    ] = _BOARD,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,…",
            help="Whom you play against: random, lowest, greedy, learner. The last named fills the other seats.",
        ),
    ] = _BOTS,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(2, _MOST_PLAYERS, f"say a number of players from 2 to {_MOST_PLAYERS}, you among them"),
            help="How many play, you among them. If not given: you and those named, or six where one kind is.",
            show_default=False,
        ),
    ] = None,
    name: Annotated[
        str, typer.Option("--name", metavar="NAME", help="Your own name, as reports shall have it.")
    ] = "Alan",
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            parser=whole(0, LARGEST, "say a number"),
            help="The bots' chance; with the same number they play the same against the same orders.",
            show_default=False,
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="KEY=VALUE", help="An option of the game, such as chain=follow.", show_default=False
        ),
    ] = None,
) -> None:
    """Play a game in the terminal against bots, who see no more of the board than you do.

    The board is shown when the game is over. Exit status 0: played, or left; 1: the board is refused; 2: wrong usage.
    """
    from numpy.random import default_rng

    from pbm.analysis.bots.play import bot_named
    from pbm.rulesets.registry import find_ruleset

    seats_left = players - 1 if players is not None else None
    # A small company that nobody has named begins with those that play best.
    wanted = ",".join(_BOTS.split(",")[:seats_left]) if bots == _BOTS else bots
    against = bots_named(wanted, seats_left, 5)
    if len(against) >= _MOST_PLAYERS:
        raise typer.BadParameter(f"at most {_MOST_PLAYERS - 1} bots fit at the table", param_hint="--bots")
    chance = seed if seed is not None else secrets.randbelow(1_000_000)
    try:
        config = postal_config(board_path(Path(board)), game_options(option or []))
    except PbmError as error:
        refuse(error)
    seats = {_NAMES[place]: bot_named(name) for place, name in enumerate(against)}
    game = Practice(find_ruleset("postal"), config, _player(name, seats), seats, default_rng(chance), _line, _write)
    try:
        ended = game.play()
    except (KeyboardInterrupt, EOFError):
        ended = False
        _write("")
    if not ended:
        _write("You have left the game; the board stays a secret. Thank you for playing!")
    _write(f"(The bots' chance was --seed {chance}.)")


def _player(name: str, taken: Collection[str]) -> str:
    """Return the player's name as it stands in reports; BadParameter for none, or one that a bot has."""
    plain = safe_line(name, 40).strip()
    if not plain or plain in taken:
        why = "a bot is called so" if plain else "a name has a letter at least"
        raise typer.BadParameter(f"{name!a} will not do, for {why}: choose another", param_hint="--name")
    return plain


def _line() -> str:
    """Return a line of the player's; EOFError at the end of the input."""
    if sys.stdin.isatty():
        return input("> ")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def _asked(line: str) -> str:
    """Return what a line asks for, in the words of a mail; empty where it asks for nothing that there is here."""
    from pbm.orders.commands import asked_in

    word = _WORDS.get(line.lower().strip(".!"))
    if word is not None:
        return word
    asked, rest = asked_in((line,))
    if len(asked) != 1 or any(part.strip() for part in rest):
        return ""
    return _ASKED.get((asked[0].command, asked[0].argument.lower()), "")


def _write(text: str) -> None:
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    typer.echo(text.encode(encoding, "replace").decode(encoding))


@dataclass(slots=True)
class Practice:
    """A game of one player at a terminal against bots. What is written before the end is made of the player's view.

    ``name`` is the player's own. ``read`` returns the player's next line, ``write`` shows some.
    """

    ruleset: AnyRuleset
    config: Any
    name: str
    bots: Mapping[str, Bot]
    chance: Generator
    read: Callable[[], str]
    write: Callable[[str], None]
    _rounds: list[Played[Any]] = field(default_factory=list)

    def play(self) -> bool:
        """Play to the end; return False where the player leaves before."""
        from pbm.analysis.bots.desk import brief_of, seen_of

        ruleset, config, dice = self.ruleset, self.config, NoDice()
        state = ruleset.start(config, (self.name, *self.bots), dice)
        beliefs = {seat: bot.begin(brief_of(ruleset, config, state, seat)) for seat, bot in self.bots.items()}
        self._greet()
        view = ruleset.view(config, None, state, None, Audience(self.name))
        self._show(view)
        while view.coming:
            orders: dict[str, RawOrders] = {}
            for seat, bot in self.bots.items():
                form = ruleset.order_form(config, state, seat)
                if form is not None:
                    orders[seat] = bot.order(beliefs[seat], form, self.chance)
            mine = self._ask(state, view)
            if mine is None:
                return False
            if mine:
                orders[self.name] = mine
            played = ruleset.adjudicate(config, state, orders, dice)
            self._rounds.append(played)
            for seat, bot in self.bots.items():
                beliefs[seat] = bot.learn(beliefs[seat], seen_of(ruleset, config, state, played.state, played, seat))
            view = ruleset.view(config, state, played.state, played, Audience(self.name))
            state = played.state
            self._show(view)
        self._reveal(view)
        return True

    def _greet(self) -> None:
        """Say who plays, and what the first mail of a game says."""
        named = ", ".join(f"{name} ({bot.name})" for name, bot in self.bots.items())
        self._say("PRACTICE: POSTAL SNAKES AND LADDERS", f"You are {self.name}. Against you: {named}.")
        self._say("They see no more of the game than you do.")
        self._say(*self.ruleset.briefing(self.config, len(self.bots) + 1).disclosed)
        self.write("")
        self._say(*_HELP)

    def _rules(self) -> None:
        for text in self.ruleset.briefing(self.config, len(self.bots) + 1).rules:
            self._say(text)
            self.write("")

    def _show(self, view: View) -> None:
        """Show a view as a report shows it."""
        self.write("")
        if view.played:
            turns = " and ".join(map(str, view.played))
            self.write(f"TURN{'S' if len(view.played) > 1 else ''} {turns}")
        self._say(view.headline)
        self.write("")
        for data in view.tables:
            self.write(table(data))
            self.write("")
        self._say(*(notice for notice in view.notices if notice.strip(".").lower() not in view.headline.lower()))
        if view.own is not None:
            self._say(*view.own.ordered, *view.own.lines)

    def _ask(self, state: Any, view: View) -> RawOrders | None:
        """Return the player's orders, empty where they send none; None when they leave."""
        form = self.ruleset.order_form(self.config, state, self.name)
        if form is None:
            return {}
        orders: RawOrders = {}
        warned = False
        while True:
            line = self.read()[:_LONGEST_LINE].strip()
            if line.lower().strip(".!") in _LEAVING:
                return None
            word = _asked(line)
            if word == "help":
                self._say(*_HELP)
            elif word == "rules":
                self._rules()
            elif word == "status":
                self._show(view)
            elif word == "default":
                orders, warned = {}, True
                self._say("Nothing of your own then: an empty line plays the lowest number you have left.")
            elif word == "withdraw" and orders:
                orders = {}
                self._say("Your orders are taken back.")
            elif word in ("orders", "withdraw"):
                check = self.ruleset.check(self.config, state, self.name, orders)
                self._say(*(check.lines if orders else ("You have ordered nothing yet.",)))
            elif not line:
                if orders or warned:
                    return orders
                warned = True
                self._say(
                    "You have ordered nothing. One more empty line, and the lowest number you have left is played."
                )
            else:
                orders = self._heard(state, form, line, orders)

    def _heard(self, state: Any, form: OrderForm, line: str, orders: RawOrders) -> RawOrders:
        """Return the orders as a line changes them, and say what was understood and what was not.

        As with mails, a line that cannot be taken changes nothing that stands.
        """
        from pbm.orders.cleaning.clean import clean
        from pbm.orders.parse import read
        from pbm.service.amend import merged, nothing_to_replace, said, with_replaced, with_seconds

        reading = read(clean(line), form, left=form.left)
        wanted = with_seconds(merged(orders, said(reading.orders)), reading.seconds, form)
        wanted, unmet = with_replaced(wanted, reading.replacing, form)
        check = self.ruleset.check(self.config, state, self.name, wanted)
        thrown = all(order.get("throws") for order in wanted.values()) and bool(wanted)
        asked = [problem for problem in reading.problems if problem.code != "missing" or not thrown]
        wrong = [problem.message for problem in asked if problem.code != "missing"]
        wrong += [nothing_to_replace(form, board, old) for board, old in unmet.items()]
        wrong += [problem.message for problem in check.problems]
        missing = [problem.message for problem in asked if problem.code == "missing"]
        if reading.kind == "resign":
            self._say("To leave the game, write: quit.")
            return orders
        beside = _only_by_mail(reading)
        self._say(*beside)
        if not (reading.orders or reading.seconds or reading.replacing or wrong):
            if not beside:
                self._say("No orders were found in that. Write help to see how they may look.")
            return orders
        self._say(*dict.fromkeys(wrong + missing))
        kept = check.accepted if wrong else wanted
        if wrong and (orders or not kept):
            self._say("Nothing has changed." if orders else "")
            return orders
        now = self.ruleset.check(self.config, state, self.name, kept)
        self._say(*now.lines, "An empty line plays the round; another line changes your orders.")
        return now.accepted

    def _reveal(self, view: View) -> None:
        """Show what was secret, now that it is over: the board, and what everybody threw and nominated."""
        from pbm.reports.pictures.board_text import draw_text
        from pbm.reports.writer import placings

        self.write("")
        self.write("THE END")
        if view.standings is not None:
            for place, names in placings(view.standings):
                self.write(f"{place:2d}. {names}")
        for board in self.ruleset.boards(self.config).values():
            self.write("")
            called = board.source.get("name")
            self.write(draw_text(replace(board, name=called) if isinstance(called, str) else board).rstrip("\n"))
        self.write("")
        self.write("What everybody threw, and after the stroke nominated:")
        self.write(table(self._thrown(), 60, 100))

    def _thrown(self) -> Table:
        """Return what everybody threw and nominated, and which trapdoors opened, by round."""
        seats = (self.name, *self.bots)
        rows = []
        for played in self._rounds:
            turns = "-".join(map(str, dict.fromkeys((played.turns[0], played.turns[-1]))))
            for sheet in played.gm.values():
                if isinstance(sheet, Mapping):
                    rows.append((turns, *(_order(sheet, seat) for seat in seats), _doors(sheet)))
        return Table("", ("Turn", *seats, "Trapdoors"), tuple(rows))

    def _say(self, *paragraphs: str) -> None:
        for text in paragraphs:
            if text:
                self.write(paragraph(safe_line(text, 2000)))


def _only_by_mail(reading: Reading) -> list[str]:
    """Return what to say of words that a server would do something with, and for which there is no use here."""
    said = []
    if reading.later:
        said.append("Orders for later turns are kept in games by mail; here you are asked turn by turn.")
    if reading.letters:
        said.append("Press is for games by mail: nobody would read it here.")
    if reading.asked:
        said.append(f"{reading.asked[0].command} is for games by mail; help says what there is here.")
    return said


def _order(sheet: JsonObject, seat: str) -> str:
    throws, votes = sheet.get("throws"), sheet.get("nominations")
    own = throws.get(seat) if isinstance(throws, Mapping) else None
    if not isinstance(own, Sequence) or not isinstance(votes, Mapping):
        return ""
    return f"{' '.join(map(str, own))}/{votes.get(seat)}"


def _doors(sheet: JsonObject) -> str:
    doors = sheet.get("trapdoors")
    return " ".join(map(str, doors)) if isinstance(doors, Sequence) else ""
