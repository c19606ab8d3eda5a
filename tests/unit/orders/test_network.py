"""The network that hears whole mails: what it tells, of which numbers, and what hearing costs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pbm.orders.network import Heard, listened
from pbm.orders.network.pieces import LONGEST, Pieces
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize
from tests.timing import growth
from tests.unit.orders.forms import reading, short


def _listened(text: str, boards: Sequence[str] = ("A",), count: int = 1) -> Heard:
    return listened(tokenize(text.split("\n"), tuple(boards)), boards, count, "Re: Viper turn 4")


def test_the_network_tells_orders_from_other_numbers() -> None:
    """In words that no rule knows."""
    heard = _listened("I fancy the 4 and will lay my trap under 83. At 56 there is little hope, and at 61 less.")
    likely = {number.value: (number.throw > 0.5, number.trapdoor > 0.5) for number in heard.numbers}
    assert likely == {4: (True, False), 83: (False, True), 56: (False, False), 61: (False, False)}


def test_the_network_hears_the_same_each_time() -> None:
    """Nothing of it is drawn at random."""
    assert _listened("A 4 for me, 83 for the trap.") == _listened("A 4 for me, 83 for the trap.")


def test_only_numbers_of_the_mail_are_named() -> None:
    """Each where it stands, none besides."""
    assert [number.value for number in _listened("Throw 4, trapdoor 83, not 38.").numbers] == [4, 83, 38]
    assert _listened("Nothing from me.").numbers == ()
    assert _listened("").numbers == ()


def test_hearing_takes_no_longer_however_long_a_mail_is() -> None:
    """Of a long one the head is heard."""

    def mail(size: int) -> list[Token]:
        return [Token("W", "word", 0) for _ in range(size)]

    assert growth(lambda tokens: listened(tokens, ("A",), 1, ""), mail, 1_000, 10_000, 5) <= 3


@pytest.mark.parametrize("word", ["a" * 5_000, "☃" * 5_000, "é" * 5_000, "-" * 5_000, "日本" * 2_000])
def test_whatever_a_word_is_made_of_it_has_few_pieces(word: str) -> None:
    """Strange ones are one unknown piece; accents are dropped."""
    pieces = Pieces({"[CLS]": 0, "[SEP]": 1, "[UNK]": 2, "|": 3, "a": 4, "##a": 5, "e": 6, "##e": 7, "-": 8})
    made, places = pieces.of(
        [Token("W", word, 0), *(Token("N", str(number), 0, number) for number in range(300))], ("A",), 1, word
    )
    assert len(made) <= LONGEST
    assert all(place < len(made) - 1 for place, _ in places)


def test_a_mail_is_told_with_its_board_and_subject_first() -> None:
    """So that two boards, two throws and a subject at odds can be heard."""
    known = {name: number for number, name in enumerate(("[CLS]", "[SEP]", "[UNK]", "|", "single", "board", "5", "hi"))}
    made, places = Pieces(known).of([Token("W", "Hi", 0), Token("S", "\n", 0), Token("N", "5", 0, 5)], ("A",), 1, "Hi")
    assert made == [0, 4, 5, 1, 7, 1, 7, 3, 6, 1]
    assert places == [(8, 5)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Shall advance with the two. Mine to be laid at 83. That ought to stop the rot.", ([2], 83)),
        (
            "After much pencil-chewing I come down in favour of a 3. The trapdoor to 26, please.",
            ([3], 26),
        ),
    ],
)
def test_it_is_heard_in_whole_mails(text: str, meant: tuple[list[int], int]) -> None:
    """From the words to the orders."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": meant})
