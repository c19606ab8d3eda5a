"""Orders with one tap: the mail that a link writes, read back as the order that its button promises."""

from __future__ import annotations

from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from pbm.core.orders import Field, OrderForm
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import SHARED, read
from pbm.reports.one_tap import mailto, taps
from pbm.reports.tongues import ENGLISH

ADDRESS = "games+hill.3.abcdefghijklmnopqrstuvwxyz@example.test"
DOOR = Field("trapdoor", "Trapdoor", "space", high=100, optional=True)


def form(turns: tuple[int, ...], left: dict[str, tuple[int, ...]], *, shared: bool = False) -> OrderForm:
    """Return a form of the postal game."""
    prompt = (
        f"Throw for turn {turns[0]}" if len(turns) == 1 else f"Throws for turns {turns[0]} and {turns[1]}, in order"
    )
    numbers = Field("throws", prompt, "numbers", count=len(turns), high=6)
    return OrderForm(tuple(left), turns, (numbers, DOOR), shared=shared, left=left)


def tapped(address: str, subject: str, lines: tuple[str, ...]) -> tuple[str, str, str]:
    """Return address, subject and body as a telephone takes them from the link (RFC 6068)."""
    link = mailto(address, subject, lines, ENGLISH)
    assert link.isascii()
    assert not set(link) & set(" +\"'<>\r\n")
    parts = urlsplit(link)
    query = parse_qs(parts.query, keep_blank_values=True)
    return unquote(parts.path), query["subject"][0], query["body"][0]


FORMS = (
    form((4,), {"A": (1, 2, 5)}),
    form((5, 6), {"A": (2, 5)}),
    form((5, 6), {"A": (1, 2, 5, 6)}),
    form((6,), {"A": (3,)}),
    form((4,), {"A": (1, 2, 5), "B": (2, 5, 6)}),
    form((4,), {"A": (1, 2, 5), "B": (1, 2, 5)}, shared=True),
)


@pytest.mark.parametrize("asked", FORMS, ids=lambda asked: f"{len(asked.boards)}-boards-{len(asked.turns)}-turns")
def test_every_button_orders_what_it_says(asked: OrderForm) -> None:
    """The very numbers, on every board, no nomination, no press, and no question back."""
    found = taps(asked, boards_named=len(asked.boards) > 1)
    for tap in found[:-1]:
        address, subject, body = tapped(ADDRESS, "[hill] Orders for round 4", tap.lines)
        assert (address, subject) == (ADDRESS, "[hill] Orders for round 4")
        assert "\r\n" in body
        reading = read(clean(body.replace("\r\n", "\n")), asked, subject, left=asked.left)
        assert (reading.verdict, reading.press, reading.problems) == ("clear", None, ()), tap.label
        promised = [int(char) for char in tap.label if char.isdigit()]
        boards = (SHARED,) if asked.shared and SHARED in reading.orders else asked.boards
        for board in boards:
            assert reading.orders[board]["throws"] == promised
            assert not reading.orders[board].get("trapdoor")


def test_there_is_a_button_for_each_number_left_on_every_board() -> None:
    """And for each order of two; where those are too many, for each first number; and one for everything else."""

    def labels(asked: OrderForm) -> list[str]:
        return [str(tap.label) for tap in taps(asked, boards_named=len(asked.boards) > 1)]

    assert labels(FORMS[0]) == ["Throw 1", "Throw 2", "Throw 5", "Something else"]
    assert labels(FORMS[1]) == ["2, then 5", "5, then 2", "Something else"]
    assert labels(FORMS[2]) == ["1, then 2", "2, then 1", "5, then 1", "6, then 1", "Something else"]
    assert labels(FORMS[4]) == ["Throw 2", "Throw 5", "Something else"]


def test_a_game_that_asks_for_more_than_numbers_has_the_blank_form_alone() -> None:
    """A link cannot know the rest."""
    asked = OrderForm(("A",), (1,), (Field("throws", "Throw", "numbers"), Field("to", "To", "space")), left={"A": (1,)})
    assert [tap.lines for tap in taps(asked, boards_named=False)] == [("Throw: ", "To: ", "Press: ")]


def test_hostile_titles_stay_in_the_subject() -> None:
    """Signs that end a header or a parameter are encoded; blanks are %20, never a plus."""
    link = mailto("a b@x.test", "Hill & Dale? 100% &cc=evil@x.test\r\nBcc: y", ("Press: ü",), ENGLISH)
    assert link.count("&") == 1
    assert link.count("?") == 1
    assert "a%20b@x.test" in link
    assert "%20%26%20" in link
    assert link.endswith("body=Press%3A%20%C3%BC")
