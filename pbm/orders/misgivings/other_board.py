"""Misgivings about "the other board" of which it is not plain which one it is, and of a trapdoor that is "the same"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import DOOR, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["door_as_elsewhere", "other_board_unheard"]

_OTHER: Final = word_set("other andere anderen anderem autre autres otro otra altro altra")
_SECOND: Final = word_set("second 2nd zweiten zweite zweites deuxième second 2e 2ème tweede segundo 2º secondo")
_ELIDED: Final = word_set("l'autre l'altro sull'altro sull'altra all'altro")
_BOARD: Final = word_set(
    "board boards brett bretter brettern plateau plateaux bord borden tablero tableros tabellone one"
)
_LEADING: Final = word_set("on for auf für sur pour op voor en para su per sull the den dem das l het el il")
_AS: Final = word_set("as like same ditto wie gleiche comme même zoals zelfde como igual misma come stessa")
_NUMBERED: Final = word_set("and , : - with mit et avec met y con e")
_GOING_ON: Final = word_set(
    "the a an my die der den das eine einen ein le la un une de het een el los una il lo i i'll ich ik je let let's"
    " throw play take nehme spiele dann please bitte speel joue juego gioco make it it's then"
)
"""What "on the other" goes on with ahead of its number: "on the other the 5"."""
_BEING: Final = word_set("is am i'm are was were be stand stands standing sits been ist bin stehe suis est ben sta")
_NEAR: Final = 6  # words from a label to the board that its space is that of
_CLOSE: Final = 5  # words from "other" to the name of that board
_ON: Final = word_set("on at auf sur op en su a")


@needs(SEVERAL_BOARDS, _OTHER | _SECOND | _ELIDED)
def other_board_unheard(look: Look) -> Iterator[Misgiving]:
    """A number that is said for "the other board" and was not taken: both boards, or neither, were named before it.

    In a round of one throw "on the second" is a board too.
    """
    taken = {value for of in look.accepted for value in of.values}
    everywhere = {of.board for of in look.accepted if of.field == "T"} >= set(look.boards)
    first = min((max(places) for of in look.accepted if (places := look.places(of))), default=0)
    for number, sentence in enumerate(look.sentences):
        if everywhere and sentence.end <= first:
            continue  # "second on one board and fifth on the other, seven altogether", above the orders of both
        part = look.of_sentence(number)
        place = next((n for n, word in enumerate(part) if _is_other_board(part, n, look.count)), None)
        named = place is not None and any(word.text in look.boards for word in part[place : place + _CLOSE])
        if place is None or named or sentence.asked:
            continue  # "on the other one, the B, a two"
        other = part[place].low in _OTHER
        if everywhere and not other:
            continue  # "A 3, B 5. I come home on the second, 2 days late"
        told = part if other else part[place:]
        if any(word.kind == "n" and word.value not in taken and not _is_place(told, n) for n, word in enumerate(told)):
            said = [
                of.board
                for of in look.accepted
                if of.field == "T" and any(sentence.start <= at < sentence.end for at in look.places(of))
            ]
            # "6 on the one and 2 on the other": whose the 6 is, is not told either.
            each = [("T", board) for board in said] if everywhere else []
            for field, board in each or [("", look.boards[0])]:
                yield Misgiving("no-board", part[place].line, field, board)
            return


@needs(SEVERAL_BOARDS, DOOR, _AS)
def door_as_elsewhere(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is to be as on another board, and was not taken for its own: "C: 5, trapdoor as on A"."""
    nominated = {of.board for of in look.accepted if of.field == "D"}
    for number in range(len(look.sentences)):
        part = look.of_sentence(number)
        label = next((n for n, word in enumerate(part) if look.label(word) == "D"), None)
        if label is None or any(word.kind == "n" for word in part[label : label + _NEAR]):
            continue
        behind = part[label + 1 : label + 1 + _NEAR]
        alike = next((n for n, word in enumerate(behind) if word.low in _AS), len(behind))
        elsewhere = next((word.text for word in behind[alike + 1 :] if word.text in look.boards), None)
        ahead = look.words[: look.sentences[number].start + label]
        own = next((word.text for word in reversed(ahead) if word.text in look.boards), None)
        if elsewhere is not None and own is not None and own != elsewhere and own not in nominated:
            yield Misgiving("door-doubt", part[label].line, "", own)
            return


def _is_other_board(part: Sequence[Word], place: int, count: int) -> bool:
    """Whether "other" is that of a board: "the other board", "on the other 6"; "on the second" of one throw too."""
    if part[place].low in (_SECOND if count == 1 else ()) or part[place].low in _ELIDED:
        led = place > 0 and (part[place].low.startswith(("sull", "all")) or part[place - 1].low in _LEADING)
        then = [word for word in part[place + 1 : place + 3] if word.low not in (",", ":")]
        return led and bool(then) and (then[0].kind == "n" or then[0].low in _GOING_ON)
    if part[place].low not in _OTHER or place + 1 >= len(part):
        return place == len(part) - 1 and part[place].low in _OTHER and part[max(0, place - 2)].low in _LEADING
    after = part[place + 1]
    led = place > 1 and part[place - 1].low in _LEADING and part[place - 2].low in _LEADING
    numbered = after.kind == "n" or after.low in _NUMBERED | _GOING_ON | {"one"}
    return after.low in _BOARD - {"one"} or (led and numbered)


def _is_place(part: Sequence[Word], place: int) -> bool:
    """Whether somebody is said to stand on a number: "on the other board Dora is on 44"."""
    return place > 1 and part[place - 1].low in _ON and part[place - 2].low in _BEING
