"""The names that people play under: what may stand in the head of a mail, and when two look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

__all__ = ["LONGEST_NAME", "made_unique", "name_fault", "names_another", "plain_name", "same_name", "tidy_name"]

LONGEST_NAME = 40
"""Letters of a name."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS = 2  # accents on one letter; more of them cover the lines around
# Letters of other alphabets, and digits, that nobody tells from the Latin ones; of one look, one letter.
_ALIKE = str.maketrans(
    "аеорсухіѕјкмтвнԁԛԝ" + "αβεζηικμνορτυχ" + "01i|",
    "aeopcyxlsjkmtbhdqw" + "abezhlkmnoptyx" + "olll",
)
_FOR_OTHERS = """
    gm gamemaster master dm moderator referee umpire admin administrator server postmaster mailerdaemon
    anonymous anon nobody none everybody everyone all allplayers players you me press report robot computer
"""


def name_fault(name: str) -> str | None:
    """Return what is wrong with a player's name, None when it will do. It stands in the heads of mails."""
    if not name:
        return "is empty"
    if len(name) > LONGEST_NAME:
        return f"is longer than {LONGEST_NAME} letters"
    if any(unicodedata.category(letter) in _UNSEEN for letter in name):
        return "has an invisible character in it: type it anew"
    if set(name) & set("<>@"):
        return "is not a name: leave out <, > and @"
    return None


def tidy_name(name: str) -> str:
    """Return a name with every run of blanks, of whatever width, made one plain blank."""
    return " ".join(name.split())


def same_name(name: str) -> str:
    """Return what two names that a reader would take for one have in common."""
    return unicodedata.normalize("NFKC", tidy_name(name)).casefold()


def _look(name: str) -> str:
    """Return what is left of a name for somebody who only glances at it."""
    return same_name(name).translate(_ALIKE)


def names_another(name: str) -> bool:
    """Return whether a name is one for the GM, for everybody or for nobody, so that no player should have it."""
    letters = "".join(letter for letter in _look(name) if letter.isalnum()).removeprefix("the")
    return letters in _OTHER_LOOKS


def plain_name(text: str) -> str:
    """Return a name made of hostile text, one without any fault; empty when nothing of it is a name."""
    seen = "".join(" " if letter.isspace() else letter for letter in text)
    kept = "".join(
        letter for letter in seen if unicodedata.category(letter) not in _UNSEEN and letter not in '<>@"[](){}|\\`$;:=?'
    )
    name = tidy_name(_fewer_marks(unicodedata.normalize("NFC", kept)))[:LONGEST_NAME].strip(" ,.-'")
    return name if any(letter.isalnum() for letter in name) else ""


def made_unique(name: str, taken: Collection[str]) -> str:
    """Return the name, or the name with a number after it, that looks like none of those taken, at a glance either."""
    same = {_look(other) for other in taken}
    if _look(name) not in same:
        return name
    number = 2
    while True:
        numbered = f"{name[: LONGEST_NAME - 4].rstrip()} {number}"
        if _look(numbered) not in same:
            return numbered
        number += 1


def _fewer_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= _MARKS:
            kept.append(letter)
    return "".join(kept)


_OTHER_LOOKS = frozenset(_look(name) for name in _FOR_OTHERS.split())
