"""Numbers that are hedged, left open or one of two, in forms and in prose: none of them is taken."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

THROWS = (
    *("maybe 4", "probably 4", "perhaps a 4", "possibly the 4", "4 or 2", "4 or the 2", "either 4 or 2"),
    *("4/2 whichever", "4, alternatively 2", "4 and/or 2", "4 or so", "about 4", "around 4", "4ish"),
    *("something like a 4", "a 4 or thereabouts", "4??", "4 (?)", "4, or is it 2?", "the 4? or the 2?", "4 (or 2)"),
    *("4 [2?]", "let's say 4, or no", "4 unless 2", "4 if not 2", "4 but maybe 2", "torn between 4 and 2"),
    *("can't choose between 4 and 2", "4 vs 2", "toss a coin: heads 4, tails 2", "coin toss between 4 and 2"),
    *("you pick: 4 or 2", "any of 4, 2", "one of 4 and 2", "2 or 4", "4 or 5", "4-5", "4 to 5", "between 4 and 5"),
    *("4, no 2, no 4, oh I don't know", "4. Or 2. Or 6.", "4 today, 2 tomorrow", "4 I think, or was it 2"),
    *("4 maybe", "4 perhaps", "4 probably", "4 possibly", "4, not sure", "4 not sure", "4 pending", "4 tbc"),
    *("4 (tbc)", "4 provisionally", "provisional 4", "tentatively 4", "4 tentatively", "4 subject to change"),
    *("4 but ask me again", "4 but check with me first", "4 but wait", "leaning to 4", "thinking 4"),
    *("thinking of 4", "considering 4", "4 might be good", "4 could be it", "I'd say 4?", "4 - or not"),
)
IN_WHICH = (
    *("{0}. Trapdoor 45.", "Throw: {0}\nTrapdoor: 45", "Throw {0}, trapdoor 45.", "Trapdoor 45. Throw {0}."),
    "My throw is {0}. Trapdoor 45.",
)
DOORS = (
    *("maybe 45", "probably 45", "perhaps 45", "45 or 54", "either 45 or 54", "45/54", "45 or so", "about 45"),
    *("around 45", "45ish", "somewhere around 45", "in the 45 region", "between 45 and 54", "45-54", "45 to 54"),
    *("45??", "45 or is it 54?", "45 (or 54)", "45 unless it's taken", "45 if possible, else 54"),
    *("one of 45 and 54", "45 maybe", "45 perhaps", "45 tbc", "45 (tbc)", "45 provisionally"),
    *("45 subject to change", "torn between 45 and 54", "you pick: 45 or 54", "wherever Bo is, 45?"),
    *("45 or wherever Bo lands", "45 vs 54", "near 45", "next to 45", "just after 45", "one past 45"),
    *("anywhere but 45", "under Bo at 45, or 54"),
)
AT_WHICH = (
    *("Throw 2. Trapdoor {0}.", "Throw: 2\nTrapdoor: {0}", "Throw 2, trapdoor {0}.", "Throw 2. I nominate {0}."),
    "Throw 2. Put the trapdoor on {0}.",
)
SECONDS = (
    *("maybe 2", "2 or 3", "2 if Bo moves", "2 unless Bo moves", "probably 2", "2?", "perhaps 2", "2 (tbc)"),
    *("possibly the 2", "2 once Bo has moved", "either 2 or 3", "not 2", "2 if still there", "2 - no, not that"),
    *("2, or was it 3", "I don't know yet", "you choose", "whatever is left or 2", "let me think about 2"),
)
AFTER_FOUR = (
    *("Throw 4 then {0}.", "4 first and then {0}.", "Throws: 4, {0}", "First throw 4, second throw {0}."),
    *("Turn 5: 4. Turn 6: {0}.", "I'll play 4 and after that {0}.", "4 now, {0} after."),
    "Turn 5 - 4\nTurn 6 - {0}",
)
ON_B = (
    *("maybe 2", "2 or 3", "2 if Bo moves", "2 unless Bo moves", "probably 2", "2?", "2 (tbc)"),
    *("2 once Bo has moved", "either 2 or 3", "not 2", "2 next week", "I don't know yet", "you choose"),
    "2 - no, not that",
)
BESIDE_A = (
    *("A: 4, B: {0}", "4 on A, {0} on B.", "On A I throw 4, on B {0}.", "Board A: throw 4\nBoard B: throw {0}"),
    *("A 4 / B {0}", "Throw 4 on A and {0} on B."),
)


@pytest.mark.parametrize(("throw", "form"), [*product(THROWS, IN_WHICH)])
def test_a_throw_that_is_hedged(throw: str, form: str) -> None:
    """A throw that is doubted in so many words, or is one of two, is asked about."""
    text = form.format(throw)
    got = reading(text[0].upper() + text[1:], subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


@pytest.mark.parametrize(("door", "form"), [*product(DOORS, AT_WHICH)])
def test_a_trapdoor_that_is_hedged(door: str, form: str) -> None:
    """So is a space that is only near the one that is meant, or one of two."""
    got = reading(form.format(door), subject=SUBJECT)
    assert not isinstance(short(got).get("A", ([], None))[1], int)


@pytest.mark.parametrize(("second", "form"), [*product(SECONDS, AFTER_FOUR)])
def test_a_second_throw_that_is_hedged(second: str, form: str) -> None:
    """The second throw of a round of two turns is no plainer than the first would be."""
    text = form.format(second)
    got = reading(f"{text}{' ' if text.endswith('.') else chr(10)}Trapdoor 45.", 2, subject="Re: VIPER turns 5 and 6")
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] in ([], [4])


@pytest.mark.parametrize(("second", "form"), [*product(ON_B, BESIDE_A)])
def test_a_throw_on_another_board_that_is_hedged(second: str, form: str) -> None:
    """Nor is the throw on another board."""
    got = reading(f"{form.format(second)}\nTrapdoors: A 45, B 54.", boards="AB", subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("B", ([], None))[0] == []
