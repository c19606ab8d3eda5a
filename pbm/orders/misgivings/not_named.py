"""Misgivings about what is not named: a trapdoor told by where it lies or what it is not, a throw thought of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word

__all__ = ["any_but", "from_somebody", "ranged", "throw_wavering"]

_STEPS = (
    *("space", "spaces", "square", "squares", "field", "row", "rows", "up", "down", "on", "back", "further", "short"),
    *("right", "just", "places", "steps"),
)
_RELATIONS = (
    *("below", "under", "above", "over", "before", "after", "behind", "past", "ahead", "from", "beyond", "of"),
    *("in", "front", "off", "short", "the", "my", "to"),
)
_LANDMARKS = ("finish", "end", "home", "top", "last", "goal", "start", "snake", "ladder", "ladders", "snakes", "where")
_PERSONS = ("me", "him", "her", "them", "us", "you", "whoever", "everybody", "everyone", "mine", "leader")
_MOST_STEPS = 12
"""Spaces that somebody counts from somebody else."""
_REACH = 6  # words from a number to whom it is counted from
_TO = ("to", "till", "until", "through", "thru")
_MOVING = ("from", "change", "changed", "move", "moved", "shift", "switch", "correct", "amend", "alter")
_ANYTHING = ("any", "anything", "anywhere", "anyone", "all", "everything", "whatever", "whichever", "each", "every")
_BUT = ("but", "except", "bar", "save", "excepting", "barring")
_ANY_REACH = 5
_WAVERING = ("maybe", "perhaps", "possibly", "probably", "thinking", "considering", "tempted", "might", "may")
_WAVERING_TOWARDS = (
    "of",
    "by",
    "about",
    "the",
    "a",
    "my",
    "throw",
    "play",
    "use",
    "take",
    "using",
    "playing",
    "go",
    "for",
)


@needs(DOOR_TAKEN, _RELATIONS)
def from_somebody(look: Look) -> Iterator[Misgiving]:
    """A number that only counts from somebody or something: "trapdoor 3 below Clive", "3 before the finish"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values and of.values[0] <= _MOST_STEPS else []
        doors = [place for place in places if _labelled(look, place)] or places
        if doors and all(_counted_from(_behind(look, place)) for place in doors):
            yield Misgiving("door-doubt", look.words[doors[0]].line, "D", of.board)


@needs(DOOR_TAKEN, _TO)
def ranged(look: Look) -> Iterator[Misgiving]:
    """A space that is the first of several: "trapdoor 40 to 42"; not "from 40 to 42", which changes it."""
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" else ():
            behind = _behind(look, place)
            if len(behind) < 2 or not behind[0].means(*_TO) or behind[1].kind != "n":
                continue
            start = look.sentences[look.sentence_at(place)].start
            moving = any(word.means(*_MOVING) for word in look.words[start:place])
            if not moving and _labelled(look, place) and behind[1].value > look.words[place].value:
                yield Misgiving("door-differ", behind[0].line, "D", of.board)
                break


@needs(DOOR_TAKEN, _BUT, _ANYTHING)
def any_but(look: Look) -> Iterator[Misgiving]:
    """A space that is the only one not wanted: "trapdoor any but 40"."""
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" else ():
            start = look.sentences[look.sentence_at(place)].start
            ahead = look.words[max(start, place - _ANY_REACH) : place]
            but = next((n for n, word in enumerate(ahead) if word.low in _BUT), 0)
            if but and any(word.means(*_ANYTHING) for word in ahead[:but]):
                yield Misgiving("door-doubt", look.words[place].line, "D", of.board)
                break


@needs(DOOR_TAKEN, _WAVERING)
def throw_wavering(look: Look) -> Iterator[Misgiving]:
    """A throw that is only thought of, beside a trapdoor that is plain: "maybe the 6, trap 44"."""
    if len(look.boards) > 1 or any(of.field == "T" for of in look.accepted):
        return
    taken = {value for of in look.accepted for value in of.values}
    for place, word in enumerate(look.words):
        if word.kind != "n" or not 0 < word.value <= look.high or word.value in taken:
            continue
        start = look.sentences[look.sentence_at(place)].start
        behind = _behind(look, place)[:2]
        step = place - 1
        while step > start and look.words[step].means(*_WAVERING_TOWARDS):
            step -= 1
        led = step >= start and look.words[step].means(*_WAVERING)
        ends = not behind or behind[0].kind == "p"
        followed = (
            bool(behind) and behind[0].means("maybe", "perhaps", "possibly") and (step < start or step == place - 1)
        )
        if (led and ends) or followed:
            yield Misgiving("throw-hedged", word.line, "")
            return


def _behind(look: Look, place: int) -> Sequence[Word]:
    """Return the few words behind a number, to the end of its sentence."""
    end = look.sentences[look.sentence_at(place)].end
    return look.words[place + 1 : min(end, place + 1 + _REACH)]


def _labelled(look: Look, place: int) -> bool:
    """Whether the word for a trapdoor stands in the sentence of a number, ahead of it."""
    start = look.sentences[look.sentence_at(place)].start
    return any(look.label(word) == "D" for word in look.words[start:place])


def _counted_from(behind: Sequence[Word]) -> bool:
    """Whether words lead from a number to somebody or something that it is counted from."""
    step = 0
    while step < len(behind) and behind[step].means(*_STEPS):
        step += 1
    related = step
    while step < len(behind) and behind[step].kind == "w" and behind[step].means(*_RELATIONS):
        step += 1
    if step >= len(behind):
        return False
    moved = any(word.means("before", "past", "beyond", "off") for word in behind[:step])
    if step == related and not moved:
        return False
    whom = behind[step]
    named = whom.kind == "w" and whom.text[:1].isupper() and not whom.text.isupper()
    return whom.kind == "w" and (named or whom.means(*_LANDMARKS, *_PERSONS))
