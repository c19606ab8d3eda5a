"""Where a mail program broke a line says nothing of what is ordered."""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path

import pytest

from pbm.mail.decode import decode
from pbm.orders.cleaning.unwrapped import as_broken, unwrapped
from tests.unit.orders.forms import reading, short

ORDERS = Path(__file__).parents[2] / "orders"
LETTERS = [
    path
    for path in sorted(ORDERS.glob("*.eml"))
    if b"multipart" not in path.read_bytes() and b"html" not in path.read_bytes()
]
WIDTHS = (34, 42, 50, 58, 66, 72)
PROSE = {
    "the Roman I of a pronoun": (
        "First time playing, so no point being shy - I should like the best throw I can make with what is left to me. "
        "That is the 4, I believe, and the trapdoor on space 45 if you please."
    ),
    "a number in two words": (
        "Being an old man I throw a four this time, and put my trapdoor at number forty-five, which was the "
        "number of the house where he was born and where his brother still lives."
    ),
    "what ought to be": (
        "please I would like to throw with the number 4, as the weather is so fine here. The trapdoor should be at the "
        "space 45, where I was standing myself when you last wrote to us all."
    ),
    "a reason before the number": (
        "I have settled upon a four for the coming turn. It has been kind to me ever since we did all this with carbon "
        "paper. Would you also be so good as to enter space 45 as my trapdoor; I have nobody in mind."
    ),
    "a change of mind": (
        "I'll play my 1 ... hmm, scrap that, looking at where Bettina has got to I'd better use the 4. Trapdoor 45 "
        "please, and my love to everybody who is still awake at this hour."
    ),
}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("which", PROSE)
def test_a_letter_says_the_same_at_every_width(which: str, width: int) -> None:
    """A number at one line's end, or its other half on the next line, is the same order."""
    text = textwrap.fill(PROSE[which], width, break_on_hyphens=False)
    got = reading(text, subject="Re: MAMBA turn 9")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)}), text


@pytest.mark.parametrize("path", LETTERS, ids=lambda path: path.stem)
def test_a_known_letter_says_the_same_at_every_width(path: Path) -> None:
    """What the sixty order is the same where their paragraphs are broken otherwise."""
    letter, meant = decode(path.read_bytes()), json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    boards = "".join(meant["boards"]) or "A"
    before = short(reading(letter.text, meant["turns"], boards, subject=letter.subject))
    for width in WIDTHS:
        text = re.sub(r"\S[^\n]{48,}(?:\n\S[^\n]*)*", lambda found: _broken(found.group(), width), letter.text)  # noqa: B023
        assert short(reading(text, meant["turns"], boards, subject=letter.subject)) == before, text


def _broken(paragraph: str, width: int) -> str:
    """Return a paragraph of prose at another width; what has signs of a list, a form or a quotation stays as it is."""
    if re.search(r"^[>|*#-]|:\s|\s{3}|^\S+:", paragraph, re.MULTILINE):
        return paragraph
    return textwrap.fill(" ".join(paragraph.split()), width, break_long_words=False, break_on_hyphens=False)


def test_sentences_stand_whole_on_the_line_that_they_begin_on() -> None:
    """As many lines as before: what goes on below is drawn up, what is empty then ends the paragraph."""
    lines = (
        "I have settled upon a five for the coming turn. It has been",
        "kind to me ever since. Would you also be so good as to enter",
        "64 as my trapdoor.",
        "",
        "Yours",
    )
    assert unwrapped(lines) == (
        "I have settled upon a five for the coming turn. It has been kind to me ever since.",
        "Would you also be so good as to enter 64 as my trapdoor.",
        "",
        "",
        "Yours",
    )


@pytest.mark.parametrize(
    "lines",
    [
        ("Throw: 4 because I like the look of it today", "Trapdoor: 45"),
        ("4 on A because I like the look of it there", "B 3"),
        ("Board    A     B     C   of the three we play", "throw    5     1     4"),
        ("- the four, which I have kept for a long time", "- and the trapdoor on 45"),
        ("The 4.", "the 45."),
        ("I throw the 4.", "My trapdoor is 45."),
    ],
)
def test_what_was_broken_on_purpose_stays_so(lines: tuple[str, ...]) -> None:
    """Rows of a form, a list or a table, and short lines, are no paragraph."""
    assert unwrapped(lines) == lines


def test_press_keeps_the_lines_that_it_was_written_in() -> None:
    """A verse is printed as a verse, though its sentence was read as a whole."""
    verse = "There was an old adder in Kent who never\nknew quite where she went, so up and\ndown the ladders she bent"
    got = reading(f"Throw 4, trapdoor 45.\n\nPress:\n{verse}", subject="Re: MAMBA turn 9")
    assert (got.press, short(got)) == (verse, {"A": ([4], 45)})
    assert as_broken(" ".join(verse.split()), verse.split("\n")) == verse
    assert as_broken("not there", verse.split("\n")) == "not there"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "Depends what Sandeep's up to. Should he have got past me this turn, then the\n\n"
            "6 is for me, to chase him; if not, the 2 will do. Trapdoor 70 whatever\n\nhappens.\n\nDougal",
            {"A": ([], 70)},
        ),
        (
            "I shall be brave this time and spend the four, since it is of no use to\n\n"
            "me where I stand. The trapdoor I should like to have on space number\n\n45, if you please.\n\nVera",
            {"A": ([4], 45)},
        ),
        (
            "I think the young lady has pressed the wrong button. This came to me\n\nand I don't suppose it was meant "
            "to.\n\nNorman\n\nFrom: Tig\n\nSent: Wednesday, October 22, 2025 5:58 PM\n\n"
            "To: nbirtles@birtles.example.net\n\nSubject: snakes\n\nthrow 5, trapdoor 47 pls\n\ntig",
            {},
        ),
        ("Hi\n\nthrow 4\n\ntrapdoor 45\n\nthanks\n\nVera", {"A": ([4], 45)}),
    ],
)
def test_a_blank_line_below_every_line(text: str, orders: object) -> None:
    """Some programs put a blank line below every line: a sentence runs over it, and so does a header."""
    assert short(reading(text, subject="Re: COBRA turn 9")) == orders


@pytest.mark.parametrize(
    "text",
    [
        "yo its jax, gonna go w a 4 and stick my trapdoor on 45 pls\n\nwait did amara actually land on 93?? so unfair",
        "this is Gavin my ram, he was number 27 at the show and hates ladders\n\ngo 4 for me and trapdoor on 45",
    ],
)
def test_paragraphs_of_a_line_each_are_no_broken_ones(text: str) -> None:
    """Who never writes a capital or a full stop begins anew below a blank line."""
    got = reading(text, subject="Re: COBRA turn 9")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize("between", ["\n\n", "\n"])
@pytest.mark.parametrize("line", ["I've changed my mind, I want to stay in", "please turn the reminders off please"])
def test_a_request_is_no_line_that_runs_on(line: str, between: str) -> None:
    """What may end a sentence is not joined to the label below it: both are done."""
    got = reading(f"{line}{between}throw 3 trapdoor 20", subject="Re: COBRA turn 9")
    assert short(got) == {"A": ([3], 20)}
    assert len(got.asked) == 1
