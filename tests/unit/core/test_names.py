"""Names that people play under."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.core.names import LONGEST_NAME, made_unique, name_fault, names_another, plain_name, same_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Zo\u00eb \t Quill ", "Zo\u00eb Quill"),
        ("O'Neill, Brenda", "O'Neill, Brenda"),
        ("<script>Bob</script>", "scriptBob/script"),
        ("Ann\r\nBcc: evil@example.test", "Ann Bcc evilexample.test"),
        ("\u202egnp.exe", "gnp.exe"),
        ("Ivan $(rm -rf)", "Ivan rm -rf"),
        ("=?utf-8?Q?Clive?=", "utf-8QClive"),
        ("B" + "\u0334" * 50 + "ob", "B\u0334\u0334ob"),
        ("A" * 10_000, "A" * 40),
        ("!!!", ""),
        ("", ""),
    ],
)
def test_a_name_is_made_of_whatever_a_mail_calls_its_sender(text: str, name: str) -> None:
    """What is no part of a name goes; nothing is left of what is none at all."""
    assert plain_name(text) == name


@given(st.text(max_size=120))
def test_a_plain_name_has_no_fault(text: str) -> None:
    """Whatever it is made of, it can stand in the head of a mail and in the GM's file."""
    name = plain_name(text)
    assert name == "" or name_fault(name) is None


@given(st.text(min_size=1, max_size=LONGEST_NAME), st.lists(st.text(max_size=LONGEST_NAME), max_size=5))
def test_a_unique_name_looks_like_no_other(name: str, taken: list[str]) -> None:
    """Not in capitals, not in blanks, not in another form of the same letters."""
    taken = [*taken, name]
    made = made_unique(name, taken)
    assert same_name(made) not in {same_name(other) for other in taken}
    assert len(made) <= LONGEST_NAME


@pytest.mark.parametrize("name", ["\u0421live", "C1ive", "CIive", "clive ", "\uff23live", "Cl\u0456ve"])
def test_a_name_that_is_only_spelt_otherwise_gets_a_number(name: str) -> None:
    """A Cyrillic letter, a digit or a capital that looks like another letter makes no second Clive."""
    assert made_unique(name, ["Clive"]).endswith(" 2")


@pytest.mark.parametrize("name", ["GM", "g.m.", "The GM", "Game Master", "G\u041c", "Anonymous", "Everybody", "al1"])
def test_nobody_is_called_as_the_gm_or_as_everybody(name: str) -> None:
    """Press under such a name would be taken for somebody else's."""
    assert names_another(name)


@pytest.mark.parametrize("name", ["Gmelin", "Alan", "Anon Smith", "Allie", "\u0418\u0432\u0430\u043d"])
def test_names_that_only_begin_so_are_names(name: str) -> None:
    """A name is refused for what it is, not for its letters."""
    assert not names_another(name)
    assert made_unique(name, ["Clive"]) == name
