"""Misgivings about what stands behind the orders of several boards: a trapdoor for one or for all, a correction.

What puts an order right names what it is for by its old value, or as the first or the second: not by the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, NO_DOOR, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set
from pbm.orders.words import MONTHS, counted

__all__ = [
    "door_of_all_taken_for_one",
    "door_of_which",
    "put_right_on_a_board",
    "put_there_unheard",
    "same_but_for_the_throw",
    "space_unheard",
]

_NEAR = 4  # words from a number to the board that it is on
_PUTTING_RIGHT = (
    *(
        "should",
        "make",
        "sorry",
        "meant",
        "mean",
        "correction",
        "oops",
        "instead",
        "change",
        "read",
        "replace",
        "wrong",
    ),
    *("ought", "alter", "amend", "mistake", "actually", "no", "typo", "swap", "switch", "slip"),
)
_BESIDE = 4  # words from a throw to the space beside it
_MOST_SPACES = 100
_BYGONE = ("last", "ago", "yesterday", "before", "more")
_DENYING = ("not", "of", "than", "from", "nicht", "pas", "niet", "no", "non")
_SAME = ("same", "ditto", "identical", "likewise")
_BUT = ("but", "except", "only", "bar", "though")
_COUNTED = ("first", "second", "third", "other", "last", "1st", "2nd", "3rd", "latter", "former", "top", "bottom")
_ON: Final = word_set("on at for auf für bei sur pour à op voor bij en para su per sul")
_ONE: Final = word_set("one another eine een une una eins un uno")
_PLEASE: Final = word_set("please pls thanks bitte danke merci svp graag bedankt gracias grazie too then")
_BOTH: Final = word_set(
    "both each every all beide beiden jedem allen deux chacun chaque toutes tous elk allebei ambos ambas cada entrambe "
    "entrambi ognuna ciascuna"
)
_STANDING: Final = word_set(
    "is am are was were be been i'm he's she's it's there's stand stands standing sit sits stuck landed land lands "
    "from "
    "to past behind snake snakes ladder ladders counter token piece ist bin war steht stehe schlange leiter suis est "
    "était serpent échelle ben was staat sta slang estoy está serpiente escalera sono è serpente scala score points if "
    "had has last saw see hat avait had tenía aveva"
)
"""What a sentence has that tells of who or what is on a space."""


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
    if not places:
        return False  # a space that was put together, "six-four", stands nowhere as it is
    behind = look.words[places[-1] + 1 : places[-1] + 1 + _NEAR]
    if any(word.text in look.boards for word in behind) or any(p > places[0] for at in thrown.values() for p in at):
        return False  # "trapdoor 12 on A only"
    lasts = {board: max((p for p in at if places and p < places[0]), default=-1) for board, at in thrown.items()}
    if min(lasts.values()) >= 0 and len(set(lasts.values())) == 1 and _behind_the_same(look, lasts, places[0]):
        return True
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


def _behind_the_same(look: Look, lasts: dict[str, int], door: int) -> bool:
    """Whether a trapdoor stands behind one throw for all boards, and names none: "A 4, B the same. Trapdoor 60"."""
    between = look.words[max(lasts.values()) + 1 : door]
    same = next((n for n, word in enumerate(between) if word.means(*_SAME)), len(between))
    return same < len(between) and not any(word.text in look.boards for word in between[same:])


@needs(SEVERAL_BOARDS, NO_DOOR)
def space_unheard(look: Look) -> Iterator[Misgiving]:
    """A space beside the throw of a board, of which nothing was made: "on A 3 with 12 beneath, on B …"."""
    if len(look.boards) < 2:
        return
    taken = {value for of in look.accepted for value in of.values}
    named = {of.board for of in look.accepted if of.field == "D"}
    for of in look.accepted:
        places = look.places(of) if of.field == "T" and of.board not in named else []
        for place in places[:1]:
            end = look.sentences[look.sentence_at(place)].end
            after = look.words[place + 1 : min(end, place + 1 + _BESIDE)]
            stop = next((n for n, word in enumerate(after) if word.text in look.boards), len(after))
            for n, word in enumerate(after[:stop]):
                unit = after[n + 1].low if n + 1 < len(after) else ""
                named_so = n > 0 and look.label(after[n - 1]) == "D"  # "trapdoor six-oh"
                space = word.kind == "n" and (named_so or look.high < word.value <= _MOST_SPACES)
                if space and word.value not in taken:
                    if not counted(unit) and unit not in MONTHS and _led_to_board(look, place, of.board):
                        yield Misgiving("door-doubt", word.line, "", of.board)
                    break


@needs(SEVERAL_BOARDS, DOOR_TAKEN, NO_DOOR, _BOTH)
def door_of_all_taken_for_one(look: Look) -> Iterator[Misgiving]:
    """A trapdoor said to be for every board that was taken for one of them: "A 5 B 4, 46 on both"."""
    nominated = [of for of in look.accepted if of.field == "D"]
    thrown = {of.board for of in look.accepted if of.field == "T"}
    if len(nominated) != 1 or not nominated[0].values or not thrown - {nominated[0].board}:
        return
    for place in look.places(nominated[0]):
        after = [word.low for word in look.words[place + 1 : place + 4]]
        if after[:1] and after[0] in _ON and not _BOTH.isdisjoint(after[1:]):
            yield Misgiving("no-board", look.words[place].line, "D", nominated[0].board)
            return


@needs(SEVERAL_BOARDS, NO_DOOR)
def put_there_unheard(look: Look) -> Iterator[Misgiving]:
    """A space behind the throws that is said to be a board's, of which nothing was made: "…, and one at 46 on B"."""
    if len(look.boards) < 2:
        return
    taken = {value for of in look.accepted for value in of.values}
    nominated = {of.board for of in look.accepted if of.field == "D"}
    thrown = {of.board: look.places(of)[0] for of in look.accepted if of.field == "T" and look.places(of)}
    for place in range(1, len(look.words)):
        word, ahead, after = look.words[place], look.words[max(0, place - 2) : place], look.words[place + 1 : place + 3]
        if word.kind != "n" or not look.high < word.value <= _MOST_SPACES or word.value in taken:
            continue
        named = len(after) > 1 and after[0].low in _ON and after[1].text in look.boards
        one = (
            ahead[-1].low in _ON
            and ahead[0].low in _ONE
            and not (after and after[0].kind == "w" and after[0].low not in _PLEASE)
        )
        number = look.sentence_at(place)
        part = look.of_sentence(number)
        if look.sentences[number].asked or any(other.low in _STANDING for other in part) or not (named or one):
            continue
        before = [board for board, at in sorted(thrown.items(), key=lambda each: each[1]) if at < place]
        board = after[1].text if named else (before or [""])[-1]
        if board in thrown and board not in nominated:
            yield Misgiving("door-doubt", word.line, "", board)


def _led_to_board(look: Look, place: int, board: str) -> bool:
    """Whether the name of ``board`` stands right before a number."""
    return any(word.text == board for word in look.words[max(0, place - _NEAR) : place])


@needs(SEVERAL_BOARDS, DOOR_TAKEN, NO_DOOR, _SAME, _BUT)
def same_but_for_the_throw(look: Look) -> Iterator[Misgiving]:
    """A board with another's orders but for the throw: "A 3, 12 and B the same but 5"; its trapdoor is asked about."""
    if len(look.boards) < 2:
        return
    named = {of.board for of in look.accepted if of.field == "D"}
    for of in look.accepted:
        for place in look.places(of) if of.field == "T" and of.board not in named else ():
            ahead = look.words[max(0, place - _NEAR) : place]
            same = next((n for n, word in enumerate(ahead) if word.means(*_SAME)), -1)
            if same >= 0 and any(word.means(*_BUT) for word in ahead[same:]):
                yield Misgiving("door-doubt", look.words[place].line, "", of.board)
                break


@needs(SEVERAL_BOARDS, _PUTTING_RIGHT)
def put_right_on_a_board(look: Look) -> Iterator[Misgiving]:
    """A correction behind all boards that names none: "A 5 40, B 3 30. The 5 should be a 4"."""
    last = max((place for of in look.accepted for place in look.places(of)), default=-1)
    if len(look.boards) < 2:
        return
    for number in range(look.sentence_at(last) if last >= 0 else 0, len(look.sentences)):
        part = look.of_sentence(number)
        if not any(word.means(*_PUTTING_RIGHT) for word in part):
            continue
        values = [word.value for word in part if word.kind == "n"]
        if look.boards_in(number):
            yield from _unheard(look, part, number)
            continue
        bygone = any(word.means(*_BYGONE) or word.low.endswith("'s") for word in part)
        counted = any(word.means(*_COUNTED) for word in part) and not bygone
        for of in look.accepted:
            others = [value for value in values if value not in of.values and (value > look.high) == (of.field == "D")]
            again = not set(values).isdisjoint(of.values) and set(look.places(of)) != set(_within(look, of, number))
            if others and (again or (counted and _named(look, part, of.field))):
                yield Misgiving("throws-differ" if of.field == "T" else "door-differ", part[0].line, of.field, of.board)


def _unheard(look: Look, part: Sequence[Word], number: int) -> Iterator[Misgiving]:
    """Yield the trapdoors of a board that a correction names, beside a space that nothing was made of."""
    taken = {value for of in look.accepted for value in of.values}
    loose = any(
        word.kind == "n" and word.value > look.high and word.value not in taken and not part[n - 1].means(*_DENYING)
        for n, word in enumerate(part)
        if n
    )
    for of in look.accepted:
        if loose and of.field == "D" and of.board == look.boards_in(number)[-1] and _within(look, of, number):
            yield Misgiving("door-differ", part[0].line, "D", of.board)


def _within(look: Look, of: Accepted, number: int) -> list[int]:
    return [place for place in look.places(of) if look.sentence_at(place) == number]


def _named(look: Look, part: Sequence[Word], field: str) -> bool:
    """Whether a sentence names a throw, or a trapdoor, by its label."""
    return any(look.label(word) == field for word in part)
