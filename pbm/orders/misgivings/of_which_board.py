"""Misgivings about a trapdoor behind the throws of several boards, which may be for the last of them or for all."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.misgivings.needs import DOOR_TAKEN, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving

__all__ = ["door_of_which"]

_NEAR = 4  # words from a number to the board that it is on


@needs(SEVERAL_BOARDS, DOOR_TAKEN)
def door_of_which(look: Look) -> Iterator[Misgiving]:
    """One trapdoor behind a throw for each board, with no board at it: "A 5, B 2. Trapdoor 44."."""
    doors = [of for of in look.accepted if of.field == "D" and of.values]
    thrown = {of.board: look.places(of) for of in look.accepted if of.field == "T"}
    if len(doors) != 1 or len(thrown) < 2 or any(of.field == "D" and not of.values for of in look.accepted):
        return
    if _is_loose(look, doors[0], thrown):
        yield Misgiving("no-board", look.words[look.places(doors[0])[0]].line, "D", doors[0].board)


def _is_loose(look: Look, door: Accepted, thrown: dict[str, list[int]]) -> bool:
    """Whether the trapdoor stands behind every throw, and nothing tells that it is for the last board alone."""
    places = look.places(door)
    behind = look.words[places[-1] + 1 : places[-1] + 1 + _NEAR] if places else ()
    if any(word.text in look.boards for word in behind) or any(p > places[0] for at in thrown.values() for p in at):
        return False  # "trapdoor 12 on A only"
    lasts = {board: max((p for p in at if places and p < places[0]), default=-1) for board, at in thrown.items()}
    if min(lasts.values()) < 0 or max(lasts, key=lambda board: lasts[board]) != door.board:
        return False
    last, line = lasts[door.board], look.words[places[0]].line
    between = look.words[last + 1 : places[0]]
    if any(word.text in look.boards for word in between):
        return False
    if look.words[last].line != line:
        # Below "Board B" on a line of its own, everything is that board's.
        named = look.words[look.sentences[look.sentence_at(last)].start : last]
        return any(word.text == door.board and word.line == look.words[last].line for word in named)
    number = look.sentence_at(places[0])
    if look.sentence_at(last) != number:
        return all(look.words[place].line == line for place in lasts.values())
    together = all(look.sentence_at(place) == number for place in lasts.values())
    return together and any(word.low in (",", ";", "and", "&", "+") for word in between)
