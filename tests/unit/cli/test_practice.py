"""`pbm practice`: a game in the terminal against bots."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from pbm.analysis.bots.play import BOTS
from pbm.cli.app import app
from pbm.cli.practice import Practice
from tests.unit.analysis.boards import rule_3
from tests.unit.analysis.test_bots import OnlyToPlay, shut


def practise(lines: str, *words: str) -> Result:
    """Return what the command did with what was typed."""
    return CliRunner().invoke(app, ["practice", "--seed", "4", "--bots", "greedy,random", *words], input=lines)


def said(result: Result) -> str:
    """Return what was printed, on one line."""
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_orders_in_the_players_own_words_are_played_by_the_rules() -> None:
    """Understood, told before the board has a say, played; the report shows everybody's space and the own orders."""
    told = said(practise("I throw a five please, trapdoor 3\n\nquit\n"))
    assert "Throw 5: 0 + 5 = 5, before any snake, ladder or trapdoor. Trapdoor nomination: 3." in told
    assert "TURN 1 Alan takes the lead on 15." in told
    assert "Your throw: 5. Your trapdoor nomination: 3. You are on 15." in told
    assert "You have left the game; the board stays a secret." in told


def test_a_slip_changes_nothing_that_stands() -> None:
    """A throw there is not, one used already, chatter, a nomination alone: as the server answers mails."""
    told = said(practise("throw 5\n\nthrow 3\nthrow 5\nthrow 7\nlovely weather\ntrapdoor 12\n\nquit\n"))
    assert "You have used 5 already in this set" in told
    assert "7 is none" in told
    assert told.count("Nothing has changed.") == 2
    assert "No orders were found in that." in told
    assert "Your throw: 3. Your trapdoor nomination: 12." in told


def test_what_a_server_would_understand_is_told_apart_from_chatter() -> None:
    """The default on purpose, press, orders ahead and other commands: done, or told that they are for games by mail."""
    told = said(practise("throw 5\nplay default\n\nTURN 4: THROW 2, TRAPDOOR 45\nPRESS: hello\nGAMES\nquit\n"))
    assert "an empty line plays the lowest number you have left" in told
    assert "The lowest left was played for you: 1." in told
    assert "Orders for later turns are kept in games by mail" in told
    assert "Press is for games by mail" in told
    assert "GAMES is for games by mail" in told
    assert "No orders were found" not in told


def test_no_orders_are_asked_about_once() -> None:
    """An empty line with nothing ordered: a word of warning; another: the lowest left is played, as the rules say."""
    told = said(practise("\n\nquit\n"))
    assert "You have ordered nothing." in told
    assert "The lowest left was played for you: 1." in told


@pytest.mark.parametrize("asked", ["status please", "Where am I?", "STATUS", "what have I got left?"])
def test_a_plain_question_is_answered_as_by_mail(asked: str) -> None:
    """Where one is and what is left, in whatever words a mail may ask for it; orders that stand go on standing."""
    told = said(practise(f"throw 5\n{asked}\n\nquit\n"))
    assert told.count("You are on 0. Numbers left in this set") == 2
    assert "No orders were found" not in told
    assert "Your throw: 5." in told


def test_orders_can_be_looked_at_and_taken_back() -> None:
    """As by mail: ORDERS shows what stands, WITHDRAW takes it back."""
    told = said(practise("orders\nthrow 5\nmy orders please\nwithdraw\nwithdraw\n\n\nquit\n"))
    assert told.count("You have ordered nothing yet.") == 2
    assert told.count("Throw 5: 0 + 5 = 5") == 2
    assert "Your orders are taken back." in told
    assert "The lowest left was played for you: 1." in told


def test_the_rules_are_told_in_any_words() -> None:
    """A newcomer asks as people ask."""
    assert practise("what are the rules?\nquit\n").stdout.count("race over a secret board") == 1


@pytest.mark.parametrize(("players", "company"), [("2", ["learner"]), ("3", ["learner", "greedy"])])
def test_a_small_company_needs_no_names(players: str, company: list[str]) -> None:
    """Who says only how many play is not told that the bots they did not choose are too many."""
    result = CliRunner().invoke(app, ["practice", "--players", players], input="quit\n")
    assert re.findall(r"\((learner|greedy|random)\)", said(result)) == company


@pytest.mark.parametrize("lines", ["quit\n", "", "help\nstatus\nrules\nI resign\nbye\n"], ids=["quit", "end", "help"])
def test_leaving_is_polite_and_shows_nothing(lines: str) -> None:
    """By a word or at the end of the input: thanks, the seed, and no board."""
    told = said(practise(lines))
    assert "Thank you for playing!" in told
    assert "--seed 4" in told
    assert "Ladders (" not in told


def test_the_end_is_told_with_all_that_was_secret() -> None:
    """The placings, the board as drawn, and what everybody threw and nominated in every round."""
    told = said(practise("\n" * 200))
    ending = told.partition("THE END")[2]
    assert "Ladders (11): 5 → 15" in ending
    assert "Hopscotch Hill" in ending
    assert "Trapdoors" in ending
    assert "Thank you for playing" not in ending


def test_the_same_seed_the_same_game() -> None:
    """The bots' chance is the seed's."""
    assert practise("\n" * 200).stdout == practise("\n" * 200).stdout


def test_nothing_before_the_end_comes_from_the_board() -> None:
    """Everything but the rounds is asked of a board that cannot be read: words, reports, receipts, bots."""
    typed = iter(
        ["throw 4, trapdoor 30", "", "status", "rules", "throw 6", "trapdoor 77", "", "what?", "lowest", "", "quit"]
    )
    shown: list[str] = []
    config = rule_3()
    rules: Any = OnlyToPlay(config)
    game = Practice(rules, shut(config), "Alan", BOTS, np.random.default_rng(1), lambda: next(typed), shown.append)
    assert not game.play()
    text = " ".join(" ".join(shown).split())
    assert re.search(r"TURN 3 .*You are on \d+", text)


def test_wrong_usage_is_told() -> None:
    """A bot there is not, a name that is taken, one player: exit status 2; a board that cannot be: 1."""
    assert practise("", "--bots", "wizard").exit_code == 2
    assert practise("", "--name", "Brenda").exit_code == 2
    assert practise("", "--players", "1").exit_code == 2
    result = practise("", "--board", "builtin:nowhere")
    assert result.exit_code == 1
    assert "nowhere" in result.stderr
