"""Misgivings about who sits at the keys: somebody on the player's machine, or somebody else in the player's name."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.misgivings.needs import OWNER, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.words import HOUSE
from pbm.orders.writers.for_a_player import IN_THEIR_NAME, written_for_a_player

__all__ = ["at_the_keys", "for_a_player", "passed_on"]

_MACHINES = (
    *(
        "laptop",
        "computer",
        "machine",
        "phone",
        "account",
        "email",
        "e-mail",
        "mail",
        "address",
        "tablet",
        "ipad",
        "pc",
    ),
    *("keyboard", "mailbox", "login", "wifi", "telephone"),
)
_OTHERS = ("him", "hers", "his", "her", "he'll", "she'll", "theirs", "he", "she", "they", "them")
_OWNED = ("his", "hers", "theirs")
_OWNERS = ("his", "her", "their")
_ORDERS = ("orders", "order", "moves", "move", "throw", "numbers")
_HANDING = (
    "send",
    "sending",
    "pass",
    "passing",
    "forward",
    "forwarding",
    "give",
    "giving",
    "enter",
    "relay",
    "tell",
    "are",
)
_MINE = ("my", "mine", "me", "myself", "i'll", "i'd")
_NEAR = 12  # words between whose machine it is and who uses it


@needs(OWNER, _MACHINES)
def at_the_keys(look: Look) -> Iterator[Misgiving]:
    """Orders for the writer's own seat from somebody else's machine: "this is Prue, on Bill's computer"."""
    for place, word in enumerate(look.words[:-1]):
        owner = word.kind == "w" and word.low.endswith("'s") and word.text[:1].isupper()
        owner = owner and word.low.removesuffix("'s") not in HOUSE  # "Lucy, on Mum's email": who plays is Lucy
        if not owner or not look.words[place + 1].means(*_MACHINES):
            continue
        name = word.low.removesuffix("'s")
        around = [w for w in look.words[max(0, place - _NEAR) : place + 2 * _NEAR] if w.kind == "w"]
        if _presents_another(around, name) or _sets_apart(look.words, name):
            for of in look.accepted:
                yield Misgiving("other-player", word.line, of.field, of.board)
            return


@needs((*_OWNED, *_OWNERS), _HANDING)
def passed_on(look: Look) -> Iterator[Misgiving]:
    """Orders that are handed on for somebody else: "he asked me to send you his: throw 5", "her orders are …"."""
    for place, word in enumerate(look.words[:-1]):
        after = look.words[place + 1]
        whose = word.means(*_OWNED) and after.kind in "pn"
        named = word.means(*_OWNERS) and after.means(*_ORDERS)
        around = look.words[max(0, place - 4) : place + 4]
        if not (whose or named) or not any(w.means(*_HANDING) for w in around):
            continue
        own = next((n for n in range(place + 1, len(look.words)) if look.words[n].means(*_MINE)), len(look.words))
        before = [p for of in look.accepted for p in look.places(of) if p < place]
        if before:
            return
        for of in look.accepted:
            if any(place < p < own for p in look.places(of)) and not any(p > own for p in look.places(of)):
                yield Misgiving("other-player", word.line, of.field, of.board)
        return


@needs(IN_THEIR_NAME)
def for_a_player(look: Look) -> Iterator[Misgiving]:
    """Orders of somebody who writes in a player's name: "I'm Ted's neighbour, he asked me to send you a 4"."""
    if written_for_a_player(look.lines):
        for of in look.accepted:
            yield Misgiving("other-player", -1, of.field, of.board)


def _presents_another(around: list[Word], owner: str) -> bool:
    """Whether somebody gives a name that is not the owner's: "this is Prue", "but Derek at the keys"."""
    for before, word, after in zip([None, *around], around, [*around[1:], None], strict=False):
        if not word.text[:1].isupper() or word.text.isupper() or word.low in (owner, f"{owner}'s") or len(word.low) < 3:
            continue
        told = before is not None and before.means("is", "it's", "am", "i'm", "but")
        there = after is not None and after.means("here", "at", "typing", "writing", "speaking")
        if told or there:
            return True
    return False


def _sets_apart(words: list[Word], owner: str) -> bool:
    """Whether the orders are told to be for the writer and not for the owner: "for ME, not Bill"."""
    for place, word in enumerate(words[:-1]):
        if not word.means("me", "my", "mine"):
            continue
        following = words[place + 1 : place + 6]
        denied = next((n for n, w in enumerate(following) if w.means("not")), None)
        if denied is not None and any(w.low == owner or w.means(*_OTHERS) for w in following[denied + 1 : denied + 3]):
            return True
    return False
