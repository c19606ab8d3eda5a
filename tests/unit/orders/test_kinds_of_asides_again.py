"""Words beside an order that say what it hangs on, that another throw is the one of now, or nothing at all."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


def test_to_be_rid_of_another_throw_is_to_play_it() -> None:
    """A form that says 4 above a sigh of relief over the 5 is asked about; over the 4, or over last time, it is not."""
    form = "Throw: 4\nTrapdoor: 29\n\n"
    got = reading(form + "I am so glad to be getting rid of that dreadful 5 at last, this turn it goes.")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 29)})
    assert reading(form + "I am so glad to be getting rid of that dreadful 4 at last.").verdict == "clear"
    assert reading(form + "Glad I got rid of my 5 last time.").verdict == "clear"


@pytest.mark.parametrize(
    "text",
    [
        "If that's so I'd throw a 6 and put it on 72.",
        "If it's right back to 1 I'd throw a 6 and put it on 72. If not, I'd play differently.",
        "If she moves first then I will most probably, I should say, want to\nthrow a 6 and nominate 72.",
        "Throw 6. For the trapdoor, kindly use the same space I gave you the time before last.",
    ],
)
def test_what_hangs_on_something_is_asked_about(text: str) -> None:
    """However politely it begins, and wherever its line breaks; no space is taken from earlier rounds."""
    got = reading(text)
    assert got.verdict == "ask"
    assert got.orders.get("A", {}).get("trapdoor") is None


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("4, 44. Edit: trapdoor 45", 4, 45),
        ("6 and 17, in the usual order", 6, 17),
        ("(i)  I expend my two.\n(ii) I nominate space 38 for the purposes of the trapdoor.", 2, 38),
        ("Your circular came and, the same being in order, I reply: I throw two. I nominate 38.", 2, 38),
        ("if that's ok I'll play 6, trap 72", 6, 72),
    ],
)
def test_what_changes_nothing_is_passed_over(text: str, throw: int, door: int) -> None:
    """Orders stay what they are beside it."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


def test_a_lowest_throw_may_be_asked_for_politely() -> None:
    """In the first turn of a set it is the 1; below the report of that turn nobody can tell."""
    asked = "New set of six: lowest legal for turn 7, and trapdoor 25 if you'd be so good."
    assert short(reading(asked, subject="Viper turn 7")) == {"A": ([1], 25)}
    assert reading("The biggest I have, trapdoor 94.", subject="Re: [VIPER] Turn 7 report").verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "my first throw is the 3, the trapdoor is 15. The second throw I send you on Sunday.",
        "A three to begin, then a nine to follow. And 15 for the trapdoor.",
    ],
)
def test_a_second_throw_to_come_is_asked_for(text: str) -> None:
    """Or one that no die shows; the first is kept."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("ask", {"A": ([3], 15)})


@pytest.mark.parametrize(
    "ahead", ["I'll start with the one I'm winning.", "Three boards, three minds, none of them mine.\n\n"]
)
def test_talk_ahead_of_the_boards_is_for_none_of_them(ahead: str) -> None:
    """Its numbers count boards, or stand for one."""
    orders = " Board C: throw the 1, trapdoor 92. Board B: throw the 3, trapdoor 14. And on board A throw the 4."
    assert short(reading(ahead + orders, boards="ABC")) == {"A": ([4], None), "B": ([3], 14), "C": ([1], 92)}


@pytest.mark.parametrize(
    "text",
    [
        "My doctor says I must take more walks, so I leave the game from today.",
        "Please remove my pawn. Eight turns of pure pleasure, thank you.",
    ],
)
def test_more_words_of_leaving(text: str) -> None:
    """What a doctor says is no reason to doubt it."""
    assert reading(text).kind == "resign"


@pytest.mark.parametrize(
    "text",
    [
        "Throw the 4 if I still have it, and I do. Trapdoor 31.",
        "The 4, provided it's still available, which I believe it is, since I've only used the 2 and the 6. "
        "Trapdoor on 31.",
        "I should like to go forward by four if that is one I am still\nallowed, and I trust it is. Trapdoor 31.",
        "I play the four if I haven't used it yet, and I'm sure I haven't. Trapdoor 31",
        "Wurf 4, wenn ich die noch habe, und die habe ich. Falltür 31.",
        "Worp 4, als ik die nog heb, en die heb ik. Valluik 31",
        "Tirada 4 si aún lo tengo, y lo tengo. Trampilla 31.",
        "Tiro 4 se ce l'ho ancora, e ce l'ho. Botola 31.",
    ],
)
def test_a_condition_that_is_answered_at_once_is_none(text: str) -> None:
    """Whether a number is left is for the record to say."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 31)})


@pytest.mark.parametrize(
    "said",
    [
        "if I still have it",
        "if I still have it, and I think I do, but if not the 3",
        "if I still have it, and I haven't",
        "if I haven't used it yet, and I have",
        "if it is allowed, and it is not",
        "if it is free, and I do like it",
        "if Bob is on 40, and I believe he is",
        "if that is one I am allowed, which I doubt",
    ],
)
def test_a_condition_that_is_left_open_is_asked_about(said: str) -> None:
    """Answered with a no or a doubt, or about somebody else, it stays one."""
    got = reading(f"Throw the 4 {said}. Trapdoor 31.")
    assert got.verdict == "ask"
    assert short(got) in ({}, {"A": ([], 31)})
