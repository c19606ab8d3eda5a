"""Sums that do not come out: where a player says that the throw leads, it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import DOOR_TAKEN, TWO_TURNS, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word

__all__ = ["lands_elsewhere", "leads_otherwise", "moves_elsewhere", "only_landed_on", "own_place"]

_STANDING = ("on", "at")
_SELF = ("i'm", "im", "i")
_REACHING = (
    "land",
    "landing",
    "lands",
    "reach",
    "reaches",
    "get",
    "gets",
    "takes",
    "brings",
    "puts",
    "makes",
    "arrive",
    "gives",
)
_JUMPING = ("ladder", "ladders", "snake", "snakes", "trapdoor", "fall", "climb", "drop", "slide", "up", "down")
_THUS = ("so", "then")
_FROM = ("from",)
_ONES_OWN = ("i", "i'm", "im", "me", "us", "we")
_MOVING = (
    *("takes", "gives", "brings", "gets", "puts", "makes", "moves", "carries", "move", "go", "step", "hop", "stride"),
    *("moving", "taking", "bringing", "putting", "stepping", "hopping"),
    *("jump", "advance", "shuffle", "walk", "creep"),
)
_BEFORE_NOW = ("was", "were", "went", "fell", "slid", "had", "did", "came", "got", "moved", "landed", "wanted", "last")
_NOT_SO = ("if", "would", "could", "should", "instead", "not", "or", "he", "she", "they", "his", "her", "their")
_FAR = 10  # words between the space that one comes from and the one that one goes to
_MOST = 60  # sentences: what is at odds with an order stands near it


def _throws(look: Look) -> Iterator[Accepted]:
    """Yield the throw that was accepted, where there is one turn and one board."""
    if len(look.boards) <= 1 and look.count == 1:
        yield from (of for of in look.accepted if of.field == "T" and of.values and look.places(of))


@needs(_SELF, (*_REACHING, *_THUS))
def lands_elsewhere(look: Look) -> Iterator[Misgiving]:
    """A sum that does not come out: "I'm on 33 and want to land bang on 37, so that's the 2"."""
    doors = {value for of in look.accepted if of.field == "D" for value in of.values}
    for of in _throws(look):
        here = own_place(look)
        if here is None:
            continue
        for number in range(min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            jumps = any(w.means(*_JUMPING) for w in part) and not any(w.means("no", "without") for w in part)
            if jumps or any(w.means("was", "were", "he", "she", "they", "or") for w in part):
                continue
            at = next((n for n, w in enumerate(part) if w.means(*_REACHING)), len(part))
            there = next((w.value for w in part[at : at + 7] if w.kind == "n" and w.value > look.high), None)
            if there is None:
                at, there = _thus(part, look.high)
            if there is not None and there not in doors and _differs(look, of, here, there):
                yield Misgiving("throw-doubt", part[at].line, "T", of.board)
                return


@needs(_FROM, _ONES_OWN)
def moves_elsewhere(look: Look) -> Iterator[Misgiving]:
    """A way that is not as long as the throw: "from 71 that gives me 75", with a 5."""
    for of in _throws(look):
        for number in range(min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            here, there = _way(part, look.high)
            if here and there and _differs(look, of, here, there):
                yield Misgiving("throw-doubt", part[0].line, "T", of.board)
                return


@needs(TWO_TURNS, _FROM, _ONES_OWN)
def leads_otherwise(look: Look) -> Iterator[Misgiving]:
    """A way of two throws that the first does not begin: "the 3 and then the 1: from 40 on to 41, and up to 44"."""
    for of in look.accepted if len(look.boards) <= 1 else ():
        if of.field != "T" or len(of.values) != 2 or of.in_place:
            continue
        for number in range(min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            here, there = _way(part, look.high)
            if 0 < there - here <= look.high and there - here not in (of.values[0], sum(of.values)):
                yield Misgiving("throw-order", part[0].line, "T", of.board)
                return


@needs(DOOR_TAKEN, (*_SELF, *_FROM))
def only_landed_on(look: Look) -> Iterator[Misgiving]:
    """A space taken for a trapdoor that the throw leads to, and none is spoken of: "5, I'm on 40 so 45 it is"."""
    if len(look.boards) > 1 or any(look.label(word) == "D" for word in look.words):
        return
    here = {own_place(look)} | {_way(look.of_sentence(n), look.high)[0] for n in range(min(len(look.sentences), _MOST))}
    led = {value for of in look.accepted if of.field == "T" for value in (*of.values, sum(of.values))}
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and any(start and of.values[0] - start in led for start in here):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _thus(part: Sequence[Word], high: int) -> tuple[int, int | None]:
    """Return where a sentence draws its sum, and what it is: "I'm on 15, so 19"; no number for none."""
    for n, word in enumerate(part[:-1]):
        after = part[n + 1]
        if word.means(*_THUS) and after.kind == "n" and after.value > high:
            behind = part[n + 2] if n + 2 < len(part) else None
            return n, after.value if behind is None or behind.kind == "p" else None
    return 0, None


def _way(part: Sequence[Word], high: int) -> tuple[int, int]:
    """Return the spaces that a sentence says one's own piece comes from and goes to; zeros for none."""
    moving = any(w.means(*_ONES_OWN) for w in part) and any(w.means(*_MOVING) for w in part)
    if not moving or any(w.means(*_BEFORE_NOW, *_NOT_SO, *_JUMPING[:5]) for w in part):
        return 0, 0
    for n, word in enumerate(part):
        if word.means(*_FROM) and not word.quoted:
            spaces = [w.value for w in part[n + 1 : n + 1 + _FAR] if w.kind == "n" and w.value > high]
            if len(spaces) > 1 and any(w.kind == "n" for w in part[n + 1 : n + 4]):
                return spaces[0], spaces[1]
    return 0, 0


def _differs(look: Look, of: Accepted, here: int, there: int) -> bool:
    """Whether a way is one of one throw, and of another than the one accepted."""
    return 0 < there - here <= look.high and there - here not in of.values


def own_place(look: Look) -> int | None:
    """Return where the writer says that they stand: "I'm sat on 33"; None where it is not said."""
    for n in range(len(look.words) - 2):
        if look.words[n].low not in _SELF or look.words[n].quoted:
            continue
        for step in range(n + 1, min(n + 5, len(look.words) - 1)):
            after = look.words[step + 1]
            if look.words[step].means(*_STANDING) and after.kind == "n" and after.value > look.high:
                return after.value
    return None
