"""The second opinion: what it may change, and what it must leave alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.likelihood import Likely, Opinion, opinion_of, weights
from pbm.orders.likelihood.weights import FILES, Weights
from pbm.orders.parse import read
from pbm.orders.replies import named, say
from pbm.orders.second_opinion import reconsidered
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize
from tests.timing import growth
from tests.unit.orders.forms import form, reading, short

CLEAR = Reading("orders", "clear", {"A": {"throws": [3], "trapdoor": 45}})
THREE, DOOR = Likely(3, 4.0, -9.0), Likely(45, -99.0, 4.0)


def opinion(*numbers: Likely, unsettled: float = -1.0, words: int = 9, whole: bool = True) -> Opinion:
    """Return an opinion on a short, settled mail."""
    return Opinion(lambda: numbers, unsettled, words, whole)


def asked(*which: str, **orders: object) -> Reading:
    """Return a reading that is asked about."""
    problems = tuple(say(one) for one in which)
    return Reading(
        "orders", "ask", {"A": dict(orders)} if orders else {}, problems=problems, quotes=(None,) * len(problems)
    )  # type: ignore[arg-type]


def test_a_settled_mail_with_likely_numbers_stays_as_it_is() -> None:
    """Nothing is asked without need."""
    assert reconsidered(form(), CLEAR, opinion(THREE, DOOR)) == CLEAR


def test_what_sounds_unsettled_is_asked_about_and_nothing_of_it_stands() -> None:
    """However plain the numbers are."""
    got = reconsidered(form(), CLEAR, opinion(THREE, DOOR, unsettled=2.0))
    assert (got.verdict, got.orders, [named(p) for p in got.problems]) == ("ask", {}, ["unsettled"])


def test_a_number_that_is_hardly_a_trapdoor_is_asked_about_and_the_throw_stands() -> None:
    """Each number is asked about by itself."""
    got = reconsidered(form(), CLEAR, opinion(THREE, Likely(45, -99.0, -3.0)))
    assert (got.orders, [named(p) for p in got.problems]) == ({"A": {"throws": [3]}}, ["door-doubt"])


def test_the_readers_own_doubt_gives_way_to_a_plain_opinion() -> None:
    """One number is far likelier than any other, and nothing else was asked."""
    got = reconsidered(form(), asked("no-throw", trapdoor=45), opinion(THREE, DOOR))
    assert (got.verdict, got.orders) == ("clear", {"A": {"trapdoor": 45, "throws": [3]}})


@pytest.mark.parametrize(
    "what",
    [
        opinion(THREE, DOOR, unsettled=0.5),
        opinion(THREE, Likely(4, 0.0, -9.0), DOOR),
        opinion(Likely(3, 0.2, -9.0), DOOR),
        opinion(THREE, DOOR, words=40),
        opinion(THREE, DOOR, whole=False),
        None,
    ],
)
def test_where_anything_is_open_the_question_stands(what: Opinion | None) -> None:
    """Another number as likely, an unsettled mail, a long letter, too many numbers."""
    question = asked("no-throw", trapdoor=45)
    assert reconsidered(form(), question, what) == question


@pytest.mark.parametrize("which", ["throw-conditional", "throws-differ", "taken-back", "other-player", "other-game"])
def test_a_question_with_a_reason_of_the_players_is_never_overruled(which: str) -> None:
    """Conditions, two values, what is taken back or another's: no opinion answers for the player."""
    question = asked("no-throw", which, trapdoor=45)
    assert reconsidered(form(), question, opinion(THREE, DOOR)) == question


@pytest.mark.parametrize(("turns", "boards"), [(2, "A"), (1, "AB")])
def test_rounds_of_several_throws_or_boards_are_not_guessed_at(turns: int, boards: str) -> None:
    """Which throw comes first, and on which board, is for the grammar alone."""
    question = asked("no-throw", trapdoor=45)
    assert reconsidered(form(turns, boards), question, opinion(THREE, DOOR)) == question


def test_what_is_looked_up_in_the_record_is_not_held_against_its_words() -> None:
    """ "My highest" names no number, and sounds like many a mail that has to be asked about."""
    six = Reading("orders", "clear", {"A": {"throws": [6], "trapdoor": 45}})
    assert reconsidered(form(), six, opinion(DOOR, unsettled=3.0)) == six


@pytest.mark.parametrize("name", FILES)
def test_weights_are_there_and_speak_of_known_things(name: str) -> None:
    """Each file has its weights, all of them finite and none too light to matter."""
    table = weights(name)  # type: ignore[arg-type]
    assert len(table.table) > 1000
    assert all(0.03 <= abs(weight) < 20 for weight in table.table.values())


def test_what_was_never_seen_weighs_nothing() -> None:
    """Unknown words leave the scale where it begins."""
    assert Weights({"known": 1.5}, -0.5).of(["known", "unknown"]) == 1.0
    assert Weights({"known": 1.5}, -0.5).of([]) == -0.5


def test_an_opinion_is_a_function_of_the_words() -> None:
    """The same mail has the same opinion, to the last digit."""
    tokens = tokenize(["I'll limp on with a 3, and whoever is on 45 had better have wings."], ("A",))
    once, again = opinion_of(tokens, 6), opinion_of([token.copy() for token in tokens], 6)
    for token in tokens:
        token.kind = "W"  # what is read of the tokens afterwards changes nothing of it
    assert (once.numbers(), once.unsettled, once.words) == (again.numbers(), again.unsettled, again.words)


def test_long_mails_take_time_in_proportion() -> None:
    """However many numbers a sentence has."""

    def numbers(size: int) -> list[Token]:
        return [Token("N", "3", 0, 3) for _ in range(size)]

    assert growth(lambda tokens: opinion_of(tokens, 6), numbers, 2_000, 20_000, 15) <= 15


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Throw 3, trapdoor 45.", "clear"),
        ("Throw 3, trapdoor 45. Grandma would like it known that she is winning.", "clear"),
        ("Put 3 and 45 in pencil for now, I may well rub it out on Sunday.", "ask"),
        ("Pencil me in for a 3 with 45, but my co-pilot has yet to sign it off.", "ask"),
    ],
)
def test_it_is_heard_in_whole_mails(text: str, verdict: str) -> None:
    """From the words to the verdict."""
    assert reading(text).verdict == verdict


PLAIN = (
    "throw {throw}, trapdoor {door}",
    "{throw} {door}",
    "{throw}/{door}",
    "Throw: {throw}\nTrapdoor: {door}",
    "T{throw} D{door}",
    "{throw} and {door} please",
    "Trapdoor {door}, throw {throw}.",
    "I'll throw a {throw} and nominate {door}.",
    "Throw {throw}. Trapdoor {door}. Regards, Clive",
)


@pytest.mark.parametrize("pattern", PLAIN)
def test_plain_orders_are_never_asked_about(pattern: str) -> None:
    """Whatever their numbers are: what was learned of words must not be held against a number."""
    for throw in range(1, 7):
        for door in (*range(7, 100, 5), 100):
            got = reading(pattern.format(throw=throw, door=door))
            assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)}), (throw, door)


@pytest.mark.parametrize("door", range(1, 7))
def test_a_trapdoor_may_be_as_small_as_a_throw(door: int) -> None:
    """Its label says what it is."""
    for throw in range(1, 7):
        got = reading(f"throw {throw}, trapdoor {door}")
        assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text", ["lowest", "lowest legal", "Lowest please", "my highest", "the lowest, and no trapdoor"]
)
def test_the_lowest_of_a_known_record_is_taken(text: str) -> None:
    """In the server the seat's record says which number that is."""
    assert read(clean(text), form(named=(1,)), "Re: orders", left={"A": (1, 2, 3, 4, 5, 6)}).verdict == "clear"


def test_all_that_lies_under_training_mails_can_be_learned_from() -> None:
    """`make weights` and `make network` read every file of mails there: one of another shape would stop both."""
    reads = "import weigh; print(sum(bool(list(weigh.short_mails(path))) for path in weigh.MAILS.glob('[!t]*.toml')))"
    training = Path(__file__).parents[3] / "training"
    files = list((training / "mails").glob("[!t]*.toml"))
    done = subprocess.run([sys.executable, "-c", reads], cwd=training, capture_output=True, text=True, check=False)
    assert (done.stdout, len(files) > 20) == (f"{len(files)}\n", True), done.stderr
