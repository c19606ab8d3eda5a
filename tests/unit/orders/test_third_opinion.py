"""The third opinion: which mails are heard, what that may change, and what it must leave alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pbm.core.orders import OrderForm, Reading
from pbm.orders import third_opinion
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard, Number
from pbm.orders.replies import named, say
from pbm.orders.third_opinion import heard_out
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize
from tests.unit.orders.forms import form

CLEAR = Reading("orders", "clear", {"A": {"throws": [3], "trapdoor": 45}})
THREE, DOOR = Number(3, 0.98, 0.01), Number(45, 0.01, 0.98)
SETTLED, OPEN = -6.0, 6.0
DETAILS = {"later": 2, "value": 145, "low": 1, "high": 100, "turns": "4"}


def words(*numbers: int) -> list[Token]:
    """Return the words of a mail that hold these numbers."""
    return [Token("N", str(number), 0, number) for number in numbers]


def opinion(*numbers: int, unsettled: float = -4.0, whole: bool = True) -> Opinion:
    """Return the second opinion on a mail of a few words."""
    return Opinion(tuple, unsettled, 9, whole, tokens=words(*numbers))


def asked(*which: str, **orders: object) -> Reading:
    """Return a reading that is asked about."""
    problems = tuple(say(one, details=DETAILS) for one in which)
    return Reading(
        "orders", "ask", {"A": dict(orders)} if orders else {}, problems=problems, quotes=(None,) * len(problems)
    )  # type: ignore[arg-type]


def heard(unsettled: float, numbers: tuple[Number, ...]) -> Heard:
    """Return how a mail sounds, of which nothing else is told."""
    return Heard(unsettled, numbers, np.zeros(384, np.float32))


@pytest.fixture
def likely(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a list whose last entry is how likely every mail is meant as it was understood."""
    likelihoods = [0.6]
    monkeypatch.setattr(third_opinion, "likelihood", lambda *_: likelihoods[-1])
    return likelihoods


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a list whose last entry is how likely all plain orders are meant as they were understood."""
    likelihoods = [0.9]
    monkeypatch.setattr(third_opinion, "plain_likelihood", lambda *_: likelihoods[-1])
    return likelihoods


@pytest.fixture
def hear(monkeypatch: pytest.MonkeyPatch, likely: list[float], plainly: list[float]) -> list[Heard]:
    """Return a list whose last entry is what every mail is heard as; empty, hearing fails."""
    assert likely
    assert plainly
    sounds: list[Heard] = []
    monkeypatch.setattr(third_opinion, "listened", lambda *_: sounds[-1])
    return sounds


@pytest.mark.parametrize("which", ["no-throw", "throw-doubt", "numbers", "unsettled", "taken-back"])
def test_a_question_about_the_wording_alone_is_not_asked_when_it_can_be_heard(hear: list[Heard], which: str) -> None:
    """One throw and one trapdoor, both beyond doubt, in a mail that sounds settled."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    got = heard_out(form(), asked(which), {}, opinion(3, 45), "")
    assert (got.verdict, got.orders, got.problems) == ("clear", {"A": {"throws": [3], "trapdoor": 45}}, ())


def test_plain_orders_that_are_hardly_meant_so_are_asked_about(hear: list[Heard], plainly: list[float]) -> None:
    """However surely each number sounds: another number of the mail may speak against them."""
    hear.append(heard(SETTLED, (THREE, DOOR, Number(5, 0.01, 0.01))))
    assert heard_out(form(), CLEAR, {}, opinion(3, 45, 5), "") is CLEAR
    plainly.append(0.5)
    got = heard_out(form(), CLEAR, {}, opinion(3, 45, 5), "")
    assert (got.verdict, got.orders, [named(problem) for problem in got.problems]) == ("ask", {}, ["unsettled"])


def test_what_is_likely_meant_is_taken_though_its_sound_alone_would_not_do(
    hear: list[Heard], likely: list[float]
) -> None:
    """Where nothing speaks against it eight times in ten are enough, where something does one in seven is too much."""
    hear.append(heard(0.0, (Number(3, 0.7, 0.1), DOOR)))
    plain, against = asked("no-throw", trapdoor=45), asked("no-throw", "throw-conditional", trapdoor=45)
    for chance, taken in ((0.7, []), (0.82, [plain]), (0.9, [plain, against])):
        likely.append(chance)
        clear = [one for one in (plain, against) if heard_out(form(), one, {}, opinion(3, 45), "").verdict == "clear"]
        assert clear == taken
    assert heard_out(form(), plain, {}, opinion(3, 45), "").orders == {"A": {"throws": [3], "trapdoor": 45}}


def test_what_was_withdrawn_or_leads_elsewhere_must_be_likelier(hear: list[Heard], likely: list[float]) -> None:
    """The second look had a reason of its own, and from 41 to 46 it is no three."""
    hear.append(heard(0.0, (THREE, DOOR)))
    question = asked("no-throw", trapdoor=45)
    for chance, verdict in ((0.82, "ask"), (0.95, "clear")):
        likely.append(chance)
        assert heard_out(form(), question, {}, opinion(3, 45), "", withdrawn=True).verdict == verdict
        assert heard_out(form(), question, {}, opinion(41, 46, 3, 45), "").verdict == verdict


def test_no_likelihood_speaks_for_what_is_held(hear: list[Heard], likely: list[float]) -> None:
    """Somebody else's number, or one that would have to be the throw and the trapdoor at once."""
    likely.append(0.99)
    hear.append(heard(0.0, (THREE, DOOR)))
    question = asked("throw-doubt")
    assert heard_out(form(), question, {}, replace(opinion(3, 45), others=frozenset({3})), "") is question
    once = asked("no-throw", trapdoor=3)
    assert heard_out(form(), once, {}, opinion(3), "").verdict == "ask"


def test_a_number_that_counts_something_must_be_likelier(hear: list[Heard], likely: list[float]) -> None:
    """ "Only 3 hens" hardly throws 3, and its sound alone never says so; "five eyes on the die" may be a five."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    hens = Opinion(tuple, -4.0, 9, tokens=tokenize(["Only 3 hens. Trapdoor 45."], ("A",)))
    for chance, verdict in ((0.82, "ask"), (0.9, "clear")):
        likely.append(chance)
        assert heard_out(form(), asked("throw-doubt"), {}, hens, "").verdict == verdict


def test_what_sounds_settled_and_is_unlikely_meant_is_asked_about(hear: list[Heard], likely: list[float]) -> None:
    """ "I'm 6 today!!!" sounds like an order, and everything else says that it is none."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    for chance, verdict in ((0.2, "ask"), (0.3, "clear")):
        likely.append(chance)
        assert heard_out(form(), asked("throw-doubt"), {}, opinion(3, 45), "").verdict == verdict


def test_the_throws_of_two_turns_are_taken_with_the_trapdoor_that_is_heard(
    hear: list[Heard], likely: list[float]
) -> None:
    """Their order was plain, and the one space that is left sounds like the trapdoor."""
    likely.append(0.85)
    hear.append(heard(0.0, (Number(5, 0.98, 0.0), THREE, DOOR)))
    got = heard_out(form(2), asked("door-doubt", throws=[5, 3]), {}, opinion(5, 3, 45), "")
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [5, 3], "trapdoor": 45}})


def test_numbers_that_surely_sound_ordered_are_laid_out_first(hear: list[Heard], likely: list[float]) -> None:
    """ "My three counters": it may be a throw, but with those that surely are every board has its own."""
    likely.append(0.85)
    three, five, one = Number(3, 0.7, 0.0), Number(5, 0.98, 0.0), Number(1, 0.98, 0.0)
    text = "My three counters, then. On A the five, on B the one."
    told = Opinion(tuple, -4.0, 9, tokens=tokenize([text], ("A", "B")))
    hear.append(heard(0.0, (three, five, one)))
    both = {"A": {"throws": [5]}, "B": {"throws": [1]}}
    assert heard_out(form(1, "AB"), asked("no-board"), {}, told, "").orders == both
    hear.append(heard(0.0, (Number(3, 0.0, 0.0), Number(5, 0.7, 0.0), one)))
    assert heard_out(form(1, "AB"), asked("no-board"), {}, told, "").orders == both


@pytest.mark.parametrize(
    "which",
    [
        *(
            "other-player",
            "other-game",
            "throw-range",
            "door-range",
            "subject-door",
            "copying",
            "in-press",
            "forwarded",
        ),
        *("attached", "throw-order", "second-open", "throw-turn"),
    ],
)
def test_a_question_with_a_reason_that_cannot_be_heard_stands(hear: list[Heard], which: str) -> None:
    """Another player, another game, no such space, the subject, a copy: nobody listens."""
    question = asked("no-throw", which)
    assert heard_out(form(), question, {}, opinion(3, 45), "") is question


@pytest.mark.parametrize(
    "sound",
    [
        heard(0.0, (THREE, DOOR)),
        heard(SETTLED, (THREE, Number(4, 0.95, 0.0), DOOR)),
        heard(SETTLED, (THREE, Number(4, 0.4, 0.0), DOOR)),
        heard(SETTLED, (THREE, DOOR, Number(46, 0.0, 0.95))),
        heard(SETTLED, (THREE, Number(145, 0.0, 0.98))),
        heard(SETTLED, (DOOR,)),
        heard(SETTLED, ()),
    ],
)
def test_where_anything_is_open_the_question_stands(hear: list[Heard], sound: Heard) -> None:
    """An unsettled mail, two throws, a number that may be one, two spaces, a space that there is not, no throw."""
    hear.append(sound)
    question = asked("no-throw")
    assert heard_out(form(), question, {}, opinion(3, 45), "") is question


@pytest.mark.parametrize("plain", [{"throws": [4]}, {"trapdoor": 46}, {"trapdoor": None}])
def test_what_was_plain_is_never_contradicted(hear: list[Heard], plain: dict[str, object]) -> None:
    """Another throw, another trapdoor, or none on purpose: what is at odds with what is heard is asked about."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    got = heard_out(form(), asked("unsettled", **plain), {}, opinion(3, 45), "")
    assert (got.verdict, got.orders) == ("ask", {"A": plain} if None in plain.values() else {})
    assert heard_out(form(), asked("unsettled"), {"A": plain}, opinion(3, 45), "").verdict == "ask"  # type: ignore[dict-item]


def test_a_throw_that_leads_elsewhere_than_is_said_is_not_taken(hear: list[Heard]) -> None:
    """From 41 to 44 it is three."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    question = asked("no-throw")
    assert heard_out(form(), question, {}, opinion(41, 44, 3, 45), "").verdict == "clear"
    assert heard_out(form(), question, {}, opinion(41, 46, 3, 45), "") is question


def test_a_trapdoor_in_doubt_is_not_passed_over(hear: list[Heard]) -> None:
    """Whoever seems to nominate something is not entered without it."""
    hear.append(heard(SETTLED, (THREE,)))
    question = asked("door-doubt", throws=[3])
    assert heard_out(form(), question, {}, opinion(3, 45), "") is question


def test_of_several_throws_and_boards_only_what_the_grammar_made_of_them_is_taken(hear: list[Heard]) -> None:
    """Which throw comes first, and on which board, cannot be heard: the numbers can."""
    hear.append(heard(SETTLED, (Number(5, 0.98, 0.0), THREE, DOOR)))
    meant = {"A": {"throws": [5], "trapdoor": 45}, "B": {"throws": [3]}}
    question = asked("unsettled")
    assert heard_out(form(1, "AB"), question, meant, opinion(5, 3, 45), "").orders == meant
    assert heard_out(form(1, "AB"), question, {}, opinion(5, 3, 45), "") is question
    assert heard_out(form(2), question, {}, opinion(5, 3, 45), "") is question


def test_plain_orders_beside_which_nothing_stands_are_not_heard(hear: list[Heard]) -> None:
    """An ordinary mail is read as fast as ever."""
    assert heard_out(form(), CLEAR, {}, opinion(3, 45), "") is CLEAR


def test_a_number_beside_plain_orders_has_the_mail_heard(hear: list[Heard]) -> None:
    """Asked about where it sounds open, with nothing taken; else the orders stand."""
    hear.append(heard(OPEN, (THREE, DOOR)))
    got = heard_out(form(), CLEAR, {}, opinion(3, 45, 6), "")
    assert (got.verdict, got.orders, [named(p) for p in got.problems]) == ("ask", {}, ["unsettled"])
    hear.append(heard(SETTLED, (THREE, DOOR)))
    assert heard_out(form(), CLEAR, {}, opinion(3, 45, 6), "") is CLEAR


@pytest.mark.parametrize(
    ("sound", "kept", "question"),
    [
        ((Number(3, 0.1, 0.0), DOOR), {"trapdoor": 45}, "throw-doubt"),
        ((THREE, Number(45, 0.0, 0.1)), {"throws": [3]}, "door-doubt"),
        ((THREE, DOOR, Number(6, 0.95, 0.0)), {"trapdoor": 45}, "throw-doubt"),
        ((THREE, DOOR, Number(54, 0.0, 0.95)), {"throws": [3]}, "door-doubt"),
    ],
)
def test_a_number_that_does_not_sound_like_its_sort_is_asked_about(
    hear: list[Heard], sound: tuple[Number, ...], kept: dict[str, object], question: str
) -> None:
    """Or where another one surely does: the rest of the order stands."""
    hear.append(heard(SETTLED, sound))
    got = heard_out(form(), CLEAR, {}, opinion(3, 45, 6, 54), "")
    assert (got.verdict, got.orders, [named(p) for p in got.problems]) == ("ask", {"A": kept}, [question])


@pytest.mark.parametrize(("likely", "kept"), [(0.12, True), (0.08, False)])
def test_a_number_that_is_called_a_throw_must_sound_even_less_so(hear: list[Heard], likely: float, kept: bool) -> None:
    """ "Throw: 3" says so itself; "so glad to be rid of that 5" below it speaks against it all the same."""
    hear.append(heard(SETTLED, (Number(3, likely, 0.0), DOOR)))
    told = replace(opinion(3, 45, 5), named=frozenset({3}))
    got = heard_out(form(), CLEAR, {}, told, "")
    assert got.orders == ({"A": {"throws": [3], "trapdoor": 45}} if kept else {"A": {"trapdoor": 45}})


def test_of_a_mail_that_is_asked_about_nothing_doubtful_is_kept(hear: list[Heard]) -> None:
    """What was taken for the trapdoor does not sound like one: it is asked about as well."""
    hear.append(heard(OPEN, (Number(5, 0.4, 0.0), Number(9, 0.0, 0.02))))
    got = heard_out(form(), asked("no-throw", trapdoor=9), {}, opinion(5, 9), "")
    assert (got.orders, [named(p) for p in got.problems]) == ({}, ["no-throw", "door-doubt"])
    hear.append(heard(OPEN, (Number(5, 0.4, 0.0), Number(9, 0.0, 0.9))))
    kept = asked("no-throw", trapdoor=9)
    assert heard_out(form(), kept, {}, opinion(5, 9), "") is kept


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (asked("no-throw", trapdoor=45), opinion(45)),
        (asked("no-throw", trapdoor=45), opinion(45, 7)),
        (asked("throw-conditional", trapdoor=45), opinion(3, 45, unsettled=3.5)),
        (asked("door-range", throws=[3]), opinion(3, 145)),
    ],
)
def test_a_mail_is_not_heard_where_no_question_could_be_spared(question: Reading, told: Opinion) -> None:
    """No throw stands in it, it sounds altogether unsettled, or there is no such space: hearing would tell nothing."""
    assert heard_out(form(), question, {}, told, "") is question


def test_a_throw_of_one_is_heard_in_whatever_words(hear: list[Heard]) -> None:
    """ "A one" is a number like others where it was taken for one."""
    one = Reading("orders", "clear", {"A": {"throws": [1], "trapdoor": 45}})
    hear.append(heard(OPEN, (Number(1, 0.9, 0.0), DOOR)))
    told = Opinion(tuple, -4.0, 9, tokens=tokenize(["I need a 6 or creep with a one. Trapdoor 45."], ("A",)))
    assert heard_out(form(), one, {}, told, "").verdict == "ask"


def test_of_several_boards_no_number_is_doubted_by_itself(hear: list[Heard]) -> None:
    """It may be a change of another's number; only how the whole mail sounds counts."""
    both = Reading("orders", "clear", {"A": {"throws": [5]}, "B": {"throws": [3], "trapdoor": 45}})
    hear.append(heard(SETTLED, (Number(5, 0.98, 0.0), Number(3, 0.1, 0.0), DOOR)))
    assert heard_out(form(1, "AB"), both, {}, opinion(5, 3, 45, 6), "") is both
    hear.append(heard(OPEN, ()))
    assert heard_out(form(1, "AB"), both, {}, opinion(5, 3, 45, 6), "").verdict == "ask"


def test_what_the_second_look_withdrew_must_sound_more_than_settled(hear: list[Heard]) -> None:
    """It had a reason of its own."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    question = asked("throw-doubt")
    assert heard_out(form(), question, {}, opinion(3, 45), "", withdrawn=True) is question
    hear.append(heard(2 * SETTLED, (THREE, DOOR)))
    assert heard_out(form(), question, {}, opinion(3, 45), "", withdrawn=True).verdict == "clear"


@pytest.mark.parametrize(
    "which",
    [
        *("throw-conditional", "door-hedged", "throw-undecided", "door-recalled", "waiting", "throw-either"),
        *("only-asked", "old-mail", "throw-record", "door-same"),
    ],
)
def test_a_condition_or_a_choice_not_made_must_sound_more_than_settled(hear: list[Heard], which: str) -> None:
    """Words that wait for something mostly do."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    question = asked(which)
    assert heard_out(form(), question, {}, opinion(3, 45), "") is question
    hear.append(heard(2 * SETTLED, (THREE, DOOR)))
    assert heard_out(form(), question, {}, opinion(3, 45), "").verdict == "clear"


@pytest.mark.parametrize("text", ["A 3 for Gwen, trapdoor 45.", "My second choice is 3. Trapdoor 45."])
def test_what_is_for_somebody_by_name_or_another_choice_is_not_taken(hear: list[Heard], text: str) -> None:
    """However settled it sounds."""
    hear.append(heard(2 * SETTLED, (THREE, DOOR)))
    told = Opinion(tuple, -4.0, 9, tokens=tokenize([text], ("A",)))
    question = asked("no-throw", trapdoor=45)
    assert heard_out(form(), question, {}, told, "") is question


@pytest.mark.parametrize("which", ["throws-differ", "door-differ"])
def test_what_is_at_odds_with_a_form_or_a_subject_cannot_be_heard(hear: list[Heard], which: str) -> None:
    """Only the words are: there must be two numbers of the sort in them."""
    hear.append(heard(2 * SETTLED, (THREE, DOOR)))
    question = asked(which)
    assert heard_out(form(), question, {}, opinion(3, 45), "") is question
    assert heard_out(form(), question, {}, opinion(3, 2, 45, 54), "").verdict == "clear"


@pytest.mark.parametrize("held", ["denied", "others"])
def test_what_is_said_not_to_be_or_of_somebody_else_is_not_taken(hear: list[Heard], held: str) -> None:
    """However it sounds: nobody plays for somebody else."""
    hear.append(heard(SETTLED, (THREE, DOOR)))
    question = asked("throw-doubt")
    told = replace(opinion(3, 45), **{held: frozenset({3})})  # type: ignore[arg-type]
    assert heard_out(form(), question, {}, told, "") is question


def test_what_is_looked_up_in_the_record_is_not_heard(hear: list[Heard]) -> None:
    """ "My highest" names no number, and sounds like many a mail that has to be asked about."""
    six = Reading("orders", "clear", {"A": {"throws": [6], "trapdoor": 45}})
    assert heard_out(form(), six, {}, opinion(45, 3, unsettled=3.0), "") is six


def test_a_trapdoor_that_nothing_was_made_of_is_seen(hear: list[Heard]) -> None:
    """Only where it is the one that sounds so, all spaces of the mail were heard, and the throw is heard as read."""
    bare = Reading("orders", "clear", {"A": {"throws": [3]}})
    hear.append(heard(2 * SETTLED, (THREE, DOOR)))
    assert heard_out(form(), bare, {}, opinion(3, 45), "").orders == {"A": {"throws": [3], "trapdoor": 45}}
    assert heard_out(form(), bare, {}, opinion(3, 45, 91), "") is bare
    hear.append(heard(2 * SETTLED, (THREE, DOOR, Number(91, 0.0, 0.02))))
    assert heard_out(form(), bare, {}, opinion(3, 45, 91), "").orders == {"A": {"throws": [3], "trapdoor": 45}}
    hear.append(heard(2 * SETTLED, (THREE, DOOR, Number(91, 0.0, 0.98))))
    assert heard_out(form(), bare, {}, opinion(3, 45, 91), "") is bare
    hear.append(heard(2 * SETTLED, (Number(3, 0.5, 0.0), DOOR)))
    assert heard_out(form(), bare, {}, opinion(3, 45), "") is bare
    hear.append(heard(SETTLED, (THREE, DOOR)))
    assert heard_out(form(), bare, {}, opinion(3, 45), "") is bare


@pytest.mark.parametrize("what", [opinion(3, 45, whole=False), None])
def test_who_writes_more_numbers_than_can_be_looked_at_is_not_heard(hear: list[Heard], what: Opinion | None) -> None:
    """Nor a mail that nothing was read of."""
    question = asked("no-throw")
    assert heard_out(form(), question, {}, what, "") is question


def test_forms_without_throws_or_spaces_are_left_alone(hear: list[Heard]) -> None:
    """Other games have their own words."""
    bare = OrderForm(("A",), (), ())
    question = asked("no-throw")
    assert heard_out(bare, question, {}, opinion(3, 45), "") is question
