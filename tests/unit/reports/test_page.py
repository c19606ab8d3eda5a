"""A mail's text known again in its parts: no word lost, none added, nothing broken where the text was."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.cleaning.clean import REPLY_MARKER
from pbm.reports.layout import paragraph, safe_line, table
from pbm.reports.page import Block, blocks_of, with_note
from pbm.rulesets.api import Table

LINES = st.lists(
    st.one_of(
        st.sampled_from(["", "YOUR GAME", "- item", "| press", "|", "-----  ---", "a  b", "    Friday", "--"]),
        st.just(REPLY_MARKER),
        st.text(max_size=60),
    ),
    max_size=12,
)


def words(block: Block) -> str:
    """Return all that a block says."""
    found = block.table
    cells = [*found.columns, *(cell for row in found.rows for cell in row)] if found else []
    return " ".join((*block.lines, *cells))


@given(lines=LINES)
def test_no_word_is_lost(lines: list[str]) -> None:
    """Whatever the text: signs that only laid it out are gone, letters and figures are all there, in order."""
    text = "\n".join(safe_line(line, 60) if line.strip() == line else line for line in lines)
    said = "".join(words(block) for block in blocks_of(text, REPLY_MARKER))
    assert sorted(re.sub(r"[\W_]", "", said)) == sorted(re.sub(r"[\W_]", "", text))


def test_the_parts_of_a_mail_are_known() -> None:
    """Headings, paragraphs made whole, items, tables, press, the marker and the form."""
    long = "A space that gets enough nominations is a trapdoor for that round, and so it is as long as it lasts. " * 2
    text = "\n\n".join(
        (
            "YOUR GAME",
            paragraph(long),
            paragraph(long, "  ", "- ") + "\n- short",
            table(Table("", ("Place", "Player"), (("1", "Brenda"), ("2", "Clive")))),
            paragraph(long, "| ", "| ") + "\n|",
            "One.\nTwo.",
            f"{REPLY_MARKER}\n\nThrow for turn 2:\nTrapdoor:",
        )
    )
    blocks = blocks_of(text, REPLY_MARKER)
    kinds = ["heading", "text", "item", "item", "table", "press", "text", "text", "marker", "form"]
    assert [block.kind for block in blocks] == kinds
    assert blocks[1].lines == (long.strip(),)
    assert blocks[2].lines == (long.strip(),)
    assert blocks[4].table == Table("", ("Place", "Player"), (("1", "Brenda"), ("2", "Clive")))
    assert blocks[-1].lines == ("Throw for turn 2:", "Trapdoor:")


def test_a_name_that_goes_on_below_is_whole_again() -> None:
    """A table that had to be narrowed has as many rows as it had."""
    name = "Maximilian Theodor von und zu Hohenlohe"
    columns = ("Place", "Player", "Space", "Change")
    data = Table("", columns, (("1", name, "home, turns 11–12, 3 past", "+12"), ("2", "B", "4", "")))
    (block,) = blocks_of(table(data))
    assert block.table is not None
    assert block.table.rows == data.rows


def test_a_note_stands_before_all_else() -> None:
    """Escaped, in the column of the page; also on a page that has no body of its own."""
    noted = with_note('<html><body class="x"><p>a</p>', "<b>")
    assert re.fullmatch(r'<html><body class="x">\n<p class="quiet" style="[^"<>]+">&lt;b&gt;</p><p>a</p>', noted)
    assert re.fullmatch(r"\n<p [^<>]+>n</p><p>a</p>", with_note("<p>a</p>", "n"))


def kinds_and_words(text: str) -> list[tuple[str, str]]:
    """Return what each block of a text is, and its words."""
    return [(block.kind, " ".join(block.lines)) for block in blocks_of(text)]


def test_an_indented_paragraph_is_whole_again() -> None:
    """A choice of a question, indented and with its later lines further in, is one paragraph of the page."""
    yes = "YES: it is a new address of yours, and from then on what we send you goes there too."
    no = "NO: you wrote that mail, and nothing is to change. Nothing is added, and what it ordered stands as it is."
    text = f"{paragraph(yes, '    ', '  ')}\n{paragraph(no, '    ', '  ')}"
    assert kinds_and_words(text) == [("text", yes), ("text", no)]


def test_what_belongs_to_a_line_stands_under_it() -> None:
    """A command with what it does, a problem with the words that it is about."""
    words = (
        "takes back your orders of this round; or these and those you gave for later turns; or those alone; or those"
    )
    assert kinds_and_words(f"HELP\n  sends this list\nWITHDRAW\n{paragraph(words, '  ')}\n{'A' * 75}\n  x") == [
        ("term", "HELP"),
        ("under", "sends this list"),
        ("term", "WITHDRAW"),
        ("under", words),
        ("term", "A" * 75),
        ("under", "x"),
    ]
    asked = (
        "A throw is a number from 1 to 6; 7 is none. Which one shall it be, of those that you have left in this set?"
    )
    assert kinds_and_words(f"{paragraph(asked, '  ', '- ')}\n  You wrote: “7”\n- x") == [
        ("item", asked),
        ("under", "You wrote: “7”"),
        ("item", "x"),
    ]


def test_lines_that_fill_the_width_are_not_joined() -> None:
    """Seals, and the seats of a list, each have a line of their own, however long it is."""
    seals = [f"board {'0a' * 32}", f"options {'1b' * 32}"]
    assert kinds_and_words("\n".join(["Seals:", *seals])) == [("text", "Seals:"), *(("seal", seal) for seal in seals)]
    seats = [
        f"{number:2d}. Brenda, brenda@example.org, brenda@work.example.org, Europe/London" for number in (9, 10, 11)
    ]
    assert kinds_and_words("\n".join(seats)) == [("text", seat.strip()) for seat in seats]
    date = "So the round closes later than was said in the last report: on Friday, 12."
    assert kinds_and_words(f"{date}\n25. December is no day for it.") == [
        ("text", f"{date} 25. December is no day for it.")
    ]


def test_the_lines_of_somebodys_words_stay_set_in() -> None:
    """By blanks that a page does not fold into one."""
    (block,) = blocks_of("| Roses\n|   are red\n")
    assert block.lines == ("Roses", "\u00a0\u00a0are red")
