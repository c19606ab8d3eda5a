"""A piece at the top of the list of Unleashed, and tops and bottoms that are called each other's names."""

from __future__ import annotations

import pytest

from tests.rulesets.test_unleashed_changes import listed, read
from tests.rulesets.test_unleashed_words import read as read_alone
from tests.rulesets.test_unleashed_words import short, written

STOOD = {"pieces": [["S1", 32, 16], ["L1", 19, 4]]}


@pytest.mark.parametrize(
    "words",
    [
        "S3 30-16 at the top of my list, rest as is.",
        "Fine, the ruler people win. S3 30-16 at the top of my list please, the rest stays.",
        "S3 30-16 on top of the list, rest as is",
        "put S3 30-16 to the top, rest as is",
        "S3 30-16 at the very top, rest as before",
        "S3 30-16 goes to the top of the pile, the rest stays",
        "S3 30-16 as my top choice, rest stays",
        "S3 30-16 ganz oben auf meine Liste, Rest bleibt",
        "S3 30-16 en haut de ma liste, le reste ne change pas",
        "S3 30-16 bovenaan mijn lijst, de rest blijft",
        "S3 30-16 en lo alto de mi lista, el resto igual",
        "S3 30-16 in cima alla mia lista, il resto uguale",
    ],
)
def test_the_top_of_the_list_is_no_end_of_a_piece(words: str) -> None:
    """ "At the top of my list" behind a piece and its ends says where on the list it comes, in six languages."""
    found = read(words, STOOD, phase="setup")
    assert (listed(found), found.problems) == ("S3 30-16, S1 32-16, L1 19-4", ())


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("S3 30-16 at the top of my list. L1 19-4, S1 32-20", "S3:30-16, L1:19-4, S1:32-20"),
        ("L1 19-4, S1 32-20. And S3 30-16 at the top of the list", "S3:30-16, L1:19-4, S1:32-20"),
        ("Top of the list S3 30-16, then L1 19-4", "S3:30-16, L1:19-4"),
        ("bottom of the list: S3 30-16", "S3:30-16"),
        ("L2 top 30 bottom 16, L1 19-4", "L2:30-16, L1:19-4"),
        ("L2 30 at the top, 16 at the bottom", "L2:30-16"),
    ],
)
def test_a_list_begins_with_what_heads_it(words: str, wanted: str) -> None:
    """Wherever it is said of a piece that it heads the list, it does; the top of a piece is still its top."""
    found = read_alone(words, phase="setup")
    assert (written(found), found.problems) == ({"pieces": wanted}, ())


@pytest.mark.parametrize("words", ["L2 top 30 bottom 16, rest as is", "L2 30 (top) 16 (bottom), rest stays"])
def test_tops_of_pieces_rank_nothing(words: str) -> None:
    """Ends that are called top and bottom leave no doubt where on the list the piece comes."""
    found = read(words, STOOD, phase="setup")
    assert (listed(found), found.problems) == ("S1 32-16, L1 19-4, L2 30-16", ())


@pytest.mark.parametrize(
    "words",
    [
        "S3 30-16 at the top of my list",
        "S3 30-16 and L2 40-12 at the top of my list, rest as is",
        "S3 30-16 not at the top of my list, rest as is",
        "is S3 30-16 at the top of my list?",
        "S3 16 bottom 30 top of my list, rest as is",
    ],
)
def test_a_place_at_the_top_that_is_not_plain_is_asked_about(words: str) -> None:
    """Whether the rest stays, which of two is first, what is denied or asked: nothing is changed before it is told."""
    found = read(words, STOOD, phase="setup")
    assert listed(found) is None
    assert found.problems


def test_ends_called_each_others_names_are_offered() -> None:
    """ "Do you mean S3 30-16?" is offered for a YES, over a list as a part of it, and the mail is quoted whole."""
    found = read_alone("S3 top 16 bottom 30", phase="setup")
    assert not found.orders
    assert short(found.probable["A"]) == {"pieces": "S3:30-16"}
    over = read("S3 top 16 bottom 30, rest as is.", STOOD, phase="setup")
    assert not over.orders
    assert short(over.probable["A"]) == {"pieces": "S1:32-16, L1:19-4, S3:30-16"}
    assert over.quotes == ("S3 top 16 bottom 30, rest as is.",)
    card = read_alone("Move a snake on 17: S1 top 5 bottom 12", hand="move-snake blank roll")
    assert short(card.probable["A"]) == {"plays": "move-snake@17>S1:12-5"}
