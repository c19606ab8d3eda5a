"""Words laid out as plain text: never wider than a mail, never other than harmless."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.reports.layout import WIDTH, columns, paragraph, safe_line, table
from pbm.rulesets.api import Table

TRICKS = "\r\n\0\t\x0b\x0c\x85\u2028\u2029\u202e\u2066\u200b\u200f\u061c\u00ad\ufeff\u3164\u2800\u0300\u0301\u0302"
HOSTILE = st.text(st.one_of(st.characters(), st.sampled_from(TRICKS + "aA1漢 ")), max_size=300)


@given(text=HOSTILE, limit=st.integers(1, 60))
def test_a_safe_line_is_one_line_that_shows_what_it_is(text: str, limit: int) -> None:
    """Nothing breaks it, turns it about or hides in it; accents cover no other line; it is no longer than asked."""
    line = safe_line(text, limit)
    assert len(line) <= limit
    assert line.splitlines() in ([line], [])
    assert "  " not in line
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for char in line)
    assert not set(line) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\u061c\ufeff")
    marks = 0
    for char in line:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        assert marks <= 2


@given(text=HOSTILE, indent=st.sampled_from(["", "  ", "| "]), first=st.sampled_from([None, "- ", "  ", "| "]))
def test_no_line_of_a_paragraph_is_wider_than_a_mail(text: str, indent: str, first: str | None) -> None:
    """Words with no room are broken, wide letters counted as wide; no word is lost."""
    made = paragraph(safe_line(text, 300), indent, first)
    assert all(columns(line) <= WIDTH for line in made.split("\n"))
    assert "".join(made.split()).replace("|", "").replace("-", "") == "".join(safe_line(text, 300).split()).replace(
        "|", ""
    ).replace("-", "")


def test_a_word_of_ten_thousand_letters_keeps_its_bar() -> None:
    """Each line that it is broken into begins as the first does."""
    lines = paragraph("x" * 10_000, "| ", "| ").split("\n")
    assert all(line.startswith("| ") and len(line) <= WIDTH for line in lines)


@given(rows=st.lists(st.tuples(HOSTILE, HOSTILE, HOSTILE), max_size=5))
def test_a_table_fits_whatever_is_in_it(rows: list[tuple[str, str, str]]) -> None:
    """Names as long as may be go on in the next line of their column."""
    made = table(Table("", ("Player", "Space", "Change"), tuple(rows)))
    assert all(columns(line) <= WIDTH for line in made.split("\n"))


def test_a_table_is_aligned() -> None:
    """Numbers to the right, words to the left, also where a name is too long for its line."""
    data = Table(
        "",
        ("Place", "Player", "Space", "Change"),
        (
            ("1", "Maximilian Theodor von und zu Hohenlohe-L", "home, turns 11–12, 3 past", "+12"),
            ("2", "漢字", "4", "0"),
        ),
    )
    lines = table(data, 60).split("\n")
    assert max(map(columns, lines)) == WIDTH
    assert lines[0].startswith("Place  Player")
    assert lines[-1].startswith("    2  漢字")
    assert lines[-1].endswith("0")


@pytest.mark.parametrize("text", ["", "word", "two words"])
def test_a_short_paragraph_is_as_it_is(text: str) -> None:
    """Nothing is added to it."""
    assert paragraph(text) == text
