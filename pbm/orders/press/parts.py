"""Words for others, marked as press, apart from the orders: for everybody, for some players, for the GM, unsigned."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.orders import PressItem
from pbm.orders.press.declined import is_no_letter, says_nothing
from pbm.orders.press.divided import divided, joined_again
from pbm.orders.press.gathering import Gathering
from pbm.orders.press.labels import Item
from pbm.orders.press.openings import with_press_asked_for
from pbm.orders.press.own_game import spoken_to_gm
from pbm.orders.press.page import Page
from pbm.orders.press.people import NOBODY, People
from pbm.orders.press.signing_labels import may_be_unsigned
from pbm.orders.press.stopped import with_labels_stopped
from pbm.orders.press.unsigned import unsigned_as_asked
from pbm.orders.signing import signed_off
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.word_set import words_in

__all__ = ["below_press", "public_words", "split_press"]

_SIGNS = " \n:;,._-–—|/\\*[]()"
"""What says nothing, and is no press by itself."""


def split_press(
    lines: Sequence[str], vocabulary: Vocabulary = VOCABULARY, people: People = NOBODY
) -> tuple[list[str], tuple[PressItem, ...]]:
    """Return ``lines`` with the press blank, and the press: every item with whom it is for.

    What stands below press and may be an order, though it may be told to the others as well, is an item for the GM.
    """
    whole_lines = with_press_asked_for(with_labels_stopped(lines, people))
    page = Page(whole_lines, vocabulary, people)
    pieces = divided(whole_lines, page.leaves, lambda words: spoken_to_gm(words, people.gm))
    gathered = Gathering(pieces, page, vocabulary, people)
    items, rest = gathered.items, gathered.rest
    if items and may_be_unsigned(words_in(whole_lines)):
        items = unsigned_as_asked(items, rest)
    made = [PressItem(text, item.to, item.anonymous, item.held) for item in items if (text := _told(item, people))]
    return joined_again(pieces, rest, whole_lines), tuple(made)


def _told(item: Item, people: People) -> str:
    """Return what press says, without the end of a letter; nothing where it says that there is none."""
    whole = "\n".join(item.lines).strip("\n")
    if item.held:
        return whole if whole.strip(_SIGNS) else ""
    text = signed_off(item.lines, people.writer)
    if item.bare:  # "To Clive: R.I.P." is no name, and "none to you!" no answer
        return text if text.strip(_SIGNS) else whole
    if not text.strip(_SIGNS) or is_no_letter(text):
        return ""
    nothing = not item.is_letter and says_nothing(text)
    return "" if nothing else text


def below_press(lines: Sequence[str], rest: Sequence[str]) -> list[str]:
    """Return the ``lines`` of a mail that stand below its press and are none; ``rest`` are those without press."""
    first = next(
        (place for place, (line, left) in enumerate(zip(lines, rest, strict=False)) if line != left), len(lines)
    )
    return [line for line in rest[first + 1 :] if line.strip()]


def public_words(items: Sequence[PressItem]) -> str | None:
    """Return what is meant for the report, its items joined by a blank line; None where there is nothing."""
    return "\n\n".join(item.text for item in items if not item.to and not item.held) or None
