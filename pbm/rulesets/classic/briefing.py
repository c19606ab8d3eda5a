"""The rules in brief, as a game's first mail tells them, under the options that are set."""

from __future__ import annotations

from pbm.core.phrases import Phrase, joined, say, say_count
from pbm.rulesets.api import Briefing
from pbm.rulesets.classic.check import on_order
from pbm.rulesets.classic.options import Options
from pbm.rulesets.classic.state import Config

__all__ = ["briefing"]


def briefing(config: Config) -> Briefing:
    """Return the rules in short paragraphs, and the whole board, which is open to all."""
    options = config.options
    example = say("roll") if on_order(config) else ""
    return Briefing((_race(config), _doubles(options), _by_mail(options), _dice()), _disclosed(config), example)


def _race(config: Config) -> Phrase:
    finish = config.board.finish
    said = [
        say(
            "This is the game everybody knows: a race from space 0 to {finish}, each in turn with two dice, which are "
            "added up and moved at once. Whoever stops at the foot of a ladder climbs it, and whoever stops at the "
            "head of a snake slides down; where that leads to, nothing more happens.",
            finish=finish,
        )
    ]
    match config.options.finish:
        case "stay":
            said.append(
                say(
                    "The first to land exactly on {finish} wins, by dice or by ladder, and nothing after that counts. "
                    "A roll that is too high is not moved.",
                    finish=finish,
                )
            )
        case "overshoot":
            said.append(
                say(
                    "The first to reach {finish} wins, by dice or by ladder, and nothing after that counts. A roll "
                    "that would go further ends there too.",
                    finish=finish,
                )
            )
        case _:
            said.append(
                say(
                    "The first to land exactly on {finish} wins, by dice or by ladder, and nothing after that counts. "
                    "A roll that is too high bounces: you go on to {finish} and count the rest back, and a snake or "
                    "ladder where you come out works as usual.",
                    finish=finish,
                )
            )
    return joined(said)


def _doubles(options: Options) -> Phrase:
    said = [say("A double is moved and gives you another roll, whatever it led to.")]
    if options.three_sixes != "off":
        said.append(say("But a third double six running is not moved, and your turn is over."))
    return joined(said)


def _by_mail(options: Options) -> Phrase:
    if options.play == "on_order":
        said = [
            say(
                "Send ROLL, and the answer shows you your dice at once. Whoever has not sent it by the deadline has "
                "them rolled all the same, so nobody misses a round; when everybody has sent it, the round need not "
                "wait for its deadline. Your dice are the same whenever you send it, and however often."
            )
        ]
    else:
        said = [
            say(
                "No orders are needed: at each deadline the dice are rolled for everybody, and the report tells how "
                "they fell. Press is welcome."
            )
        ]
    said.append(
        say_count(
            "Everybody has one turn a round, in the order of the players.",
            "Everybody has {count} turns a round: the players take them in their order, one each, {count} times over.",
            options.rolls_per_round,
        )
    )
    return joined(said)


def _dice() -> Phrase:
    return say(
        "All dice come from a seed that was drawn and sealed before the game. It is shown when the game is over, and "
        "then every roll can be checked."
    )


def _disclosed(config: Config) -> tuple[str, ...]:
    """Return what is to be known of the board besides what is seen of it: it is shown whole, in every mail."""
    said = [
        say(
            "The board is open to all, and every report shows it. Its spaces are numbered 1 to {finish}.",
            finish=config.board.finish,
        )
    ]
    if not any(end > start for start, end in config.jumps.items()):
        said.append(say("It has no ladders."))
    if not any(end < start for start, end in config.jumps.items()):
        said.append(say("It has no snakes."))
    return tuple(said)
