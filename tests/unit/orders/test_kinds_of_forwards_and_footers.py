"""One's own mail passed on with marks on each line, a list's footer, and an offer that asks for a yes."""

from __future__ import annotations

import pytest

from pbm.orders.unsolicited.sales import is_sales_mail
from tests.unit.orders.forms import reading, short

FORWARDED = (
    "> Begin forwarded message:\n>\n> From: Nuno <nuno@correio.test>\n> Subject: Rattler turn 6\n"
    "> Date: 23 September 2025\n> To: Rattler GM <rattler@snl.test>\n>\n> Throw: 2\n> Trapdoor: 71\n>\n> Nuno\n"
)


def test_ones_own_mail_forwarded_with_marks() -> None:
    """Who says that their orders may not have come sends them again, also where the program marks each line."""
    words = "I am not sure that this arrived on Tuesday, so here are my orders once more.\n\nNuno\n\n"
    got = reading(words + FORWARDED, subject="Fwd: Rattler turn 6")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 71)})


@pytest.mark.parametrize("words", ["Look what Nuno sends me!", "Did you get this?", "For your information.", ""])
def test_a_mail_forwarded_with_marks_is_nobodys_orders(words: str) -> None:
    """Who does not say that they are theirs orders nothing by it."""
    got = reading(f"{words}\n\n{FORWARDED}", subject="Fwd: Rattler turn 6")
    assert short(got) == {}


def test_orders_above_a_mail_forwarded_with_marks() -> None:
    """One's own words count, whatever is passed on below them."""
    got = reading(f"Throw 4, trapdoor 45. Nuno says:\n\n{FORWARDED}", subject="Re: Rattler turn 6")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "footer",
    [
        'taipan-club -- 12 subscribers, 4 on holiday\nTo leave, write "leave 6" to taipan-club-request@lists.test',
        "To leave this list, send 5 to taipan-club-request@lists.test\nVol 5, no 31",
    ],
)
def test_a_lists_footer_has_no_orders(footer: str) -> None:
    """Below the list's rule its own numbers stand."""
    got = reading(f"I play the 1. Trapdoor 37.\n\nBozhidar\n{'_' * 47}\n{footer}", subject="Re: TAIPAN 12")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 37)})


def test_an_offer_that_asks_for_a_yes_is_an_offer() -> None:
    """However few its numbers: a price list, money back, a first page."""
    offer = (
        "We looked at your page and found 6 errors and 24 missed chances. Our 3 step plan takes you to space 1 on the "
        "first page in 30 days or your money back.\nShall I send the price list? Just answer YES."
    )
    assert is_sales_mail("Space 1 in 30 days?", offer.split("\n"))
    assert not is_sales_mail("Re: turn 4", ["Throw 1, trapdoor 30. Is there a price list for the zine?"])
