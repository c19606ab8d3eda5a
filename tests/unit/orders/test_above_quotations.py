"""A player's last words above what a mail program quotes are the player's, whatever they begin with."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.vocabulary import MAIL
from tests.unit.orders.forms import reading, short

_OLD = "Your throw: 3\nA space to nominate as a trapdoor: 20"
_MARKED = "\n".join(f"> {line}" for line in _OLD.split("\n"))
_HEADER = "From: Snakes <gm@games.test>\nSent: Monday, 4 December 2026 20:01\nTo: Pen <pen@x.test>\nSubject: VIPER 4"
QUOTED = {
    "Gmail": f"On Fri, 4 Dec 2026 at 20:01, Snakes <gm@games.test> wrote:\n\n{_MARKED}",
    "Apple Mail": f"> On 4 Dec 2026, at 20:01, Snakes <gm@games.test> wrote:\n>\n{_MARKED}",
    "Apple Mail, broken": f"> On 4 Dec 2026, at 20:01, Snakes and Ladders\n> <gm@games.test> wrote:\n>\n{_MARKED}",
    "Outlook": f"{_HEADER}\n\n{_OLD}",
    "Outlook on the web": f"________________________________\n{_HEADER}\n\n{_OLD}",
    "Outlook Express": f"-----Original Message-----\n{_HEADER}\n\n{_OLD}",
}
"""What programs put below the words of a reply."""

WORDS = (
    "On reflection make it the 4 with trapdoor 25.",
    "On second thoughts the 4, and trap 25.",
    "Le 4 encore une fois ! Trappe 25.",
    "Il 4 ancora, botola 25!",
    "El 4, trampilla 25.",
    "Den Wurf 4 bitte, und Falltür 25.",
    "Op naar de 4. Valluik 25.",
    "At last: throw 4, trapdoor 25",
)


@pytest.mark.parametrize("program", QUOTED)
@pytest.mark.parametrize("words", WORDS)
def test_words_that_begin_as_attributions_do_are_read(words: str, program: str) -> None:
    """ "On", "Le", "Den" and the like open the line of many a mail program, and many a player's sentence."""
    got = reading(f"Hi Alan,\n\n{words}\n\n{QUOTED[program]}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 25)})


@pytest.mark.parametrize("program", QUOTED)
@pytest.mark.parametrize("greeting", ["", "Hi Alan,\n\n"])
def test_a_line_for_two_boards_is_no_header(greeting: str, program: str) -> None:
    """ "A:" is whom a mail is for in French and Italian, and the first board of most games with several."""
    got = reading(f"{greeting}A: 5/45, B: 2/44\n\n{QUOTED[program]}", 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 45), "B": ([2], 44)})


@pytest.mark.parametrize("program", QUOTED)
def test_no_word_that_programs_use_eats_what_the_player_typed(program: str) -> None:
    """Every word with which an attribution or a line of a header begins may begin a player's last line."""
    begun = (*MAIL.attribution_openings, *MAIL.from_words, *MAIL.header_words, *MAIL.attribution_verbs)
    lines = [f"{word.split('(')[0].capitalize()} I throw the 5, trapdoor 45" for word in begun]
    lost = [line for line in lines if not any("45" in word for word in clean(f"{line}\n\n{QUOTED[program]}").words)]
    assert lost == []


def test_a_receipt_that_is_quoted_is_no_form_filled_in() -> None:
    """What it says of where a throw leads is nobody's answer to "Throw for turn 1:" below it."""
    receipt = "ORDERS THAT STAND FOR ROUND 1 (receipt 1)\nThrow 3: 0 + 3 = 3, before any snake, ladder or trapdoor."
    form = "Throw for turn 1:\nTrapdoor:\nPress:"
    quoted = "\n".join(f"> {line}" for line in f"{receipt}\n\n{form}".split("\n"))
    found = clean(f"See you on Friday.\n\nOn Fri, 4 Dec 2026 at 20:01, Snakes <gm@games.test> wrote:\n\n{quoted}")
    assert (found.words, found.form, found.blank) == (("See you on Friday.",), (), True)
