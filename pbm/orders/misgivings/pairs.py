"""Misgivings about half a pair: the number of a trapdoor that was passed over, the one left of two in doubt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.core.errors import Problem
from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, NO_DOOR, ONE_TURN, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.replies import named
from pbm.orders.word_set import word_set
from pbm.orders.words import MONTHS, NONE_WORDS, NOT_WORDS, counted

__all__ = [
    "door_agreed",
    "door_cut_off",
    "door_spoken_of",
    "door_unread",
    "doubled",
    "halved",
    "one_after_another",
    "one_for_both",
    "put_there",
    "two_spaces",
]

_JOINING = word_set("and with plus y e et und mit avec con en met a an the la le el il die de , & / + -")
_LEADING_ON = frozenset(
    ("on", "at", "under", "to", "is", "in", "for", "space", "square", "number", "the", ":", "-", "=")
)
_LED_TO = frozenset(("on", "at", "under", "in", "to", "is"))
_ALSO = word_set("and & + plus und et en y e")
_BETWEEN_SPACES = _ALSO | word_set(
    "on at under in to another one second the a also auf bei sur à op bij en su sulla a al"
)
_NEAR = 3  # words before a space that tell when it was one
_FRAGMENT = 3  # letters of a word that breaks off
_THERE = frozenset(("there", "dort", "dorthin", "da", "là", "daar", "allí", "ahí", "lì"))
_PUTTING = ("put", "putting", "dig", "digging", "open", "opening", "place", "placing", "set", "nominate")
_AFTER_THAT = ("then", "also", "afterwards", "next", "after")
_LED_BY = 3  # words between "first" and its number
_APART_IN_TIME = 14  # words from one throw to the other
_DOUBLE = word_set("double doubles doppel dubbele dubbel doble doppio pasch")
_DOUBTED = frozenset(("throw-doubt", "door-doubt", "no-throw", "throw-record", "throw-hedged", "door-hedged"))
"""What is asked where a number of a pair was seen and not taken; of two values the other number stands."""
_DECLINED = NONE_WORDS | NOT_WORDS
_SINCE = frozenset(("%", "last", "times", "years", "yesterday", "ago"))
_OF_MANY = word_set("trapdoors traps holes hatches pits falltüren trappes valluiken trampas botole")
_LEFT = _DECLINED | word_set(
    "not cannot can't cant don't dont shan't shant won't wont isn't isnt didn't nae nobody nothing never neither "
    "nicht kein keine pas sans sin senza zonder geen niet leave leaving skip skipping alone rather sooner renounce "
    "waive default pass spare forgo empty blank mean cruel nasty nice lovely evil what that whoever love good great "
    "beware clever"
)
"""Words of a sentence that leaves the trapdoor alone, or is about those of others."""
_NOT_NOW = (
    "was",
    "were",
    "had",
    "did",
    "got",
    "fell",
    "went",
    "caught",
    "last",
    "been",
    "saw",
    "he",
    "she",
    "his",
    "her",
    "your",
    "their",
    "who",
)
_COMPARING = word_set(
    "higher lower further höher tiefer niedriger weiter hoger lager verder haut bas loin alto alta bajo baja lejos "
    "basso bassa lontano"
)
"""Words by which a space is told from another one: "one higher than last time"."""
_AGREED = word_set(
    "agreed geeinigt ausgemacht abgemacht abgesprochen vereinbart verabredet eens afgesproken overeengekomen convenus "
    "convenu accordés acordado quedado accordati concordato"
)
_NEVER = word_set("nicht kein keine niet geen pas sans sin senza nie nooit jamais nunca mai non")
_COUNTING = word_set("uhr uur h heures euro euros € £ $ % : o'clock pounds cent prozent procent punkte punten points")
_APART = 3  # words between the two numbers of a pair


def halved(look: Look, problems: Sequence[Problem]) -> Iterator[Misgiving]:
    """Yield the number that was taken of a pair told in one breath, the other of which is asked about.

    A label at either number is a word of its own about it, and the one it names may stand alone.
    """
    if len(look.boards) > 1 or look.count > 1 or len(look.accepted) != 1 or not look.accepted[0].values:
        return
    if not problems or not all(named(problem) in _DOUBTED for problem in problems):
        return
    of = look.accepted[0]
    places = look.places(of)
    if len(places) == 1 and _beside(look, of, places[0]):
        yield Misgiving(
            "throw-doubt" if of.field == "T" else "door-doubt", look.words[places[0]].line, of.field, of.board
        )


def _beside(look: Look, of: Accepted, place: int) -> bool:
    """Whether the other number of a pair stands before or behind the number at ``place``, and neither has a label."""
    step = 1 if of.field == "T" else -1
    other = place + step
    while 0 <= other < len(look.words) and abs(other - place) <= _APART and look.words[other].low in _JOINING:
        other += step
    if not 0 <= other < len(look.words) or abs(other - place) < 2 or look.words[other].kind != "n":
        return False
    if look.sentence_at(other) != look.sentence_at(place) or (look.words[other].value <= look.high) == (
        of.field == "T"
    ):
        return False
    sentence = look.sentences[look.sentence_at(place)]
    first, last = min(place, other), max(place, other)
    around = (*look.words[max(sentence.start, first - 3) : first], *look.words[last + 1 : min(sentence.end, last + 4)])
    return not any(look.label(word) and word.low not in ("throw", "throwing") for word in around)


@needs(ONE_TURN, ("first",), _AFTER_THAT)
def one_after_another(look: Look) -> Iterator[Misgiving]:
    """Two throws one after the other where a round has one: "first the 6, and then, with the same move, also the 1"."""
    if look.count != 1 or len(look.boards) > 1:
        return
    for of in look.accepted:
        for place in look.places(of) if of.field == "T" else ():
            sentence = look.sentences[look.sentence_at(place)]
            ahead = look.words[max(sentence.start, place - _LED_BY) : place]
            behind = look.words[place + 1 : min(sentence.end, place + _APART_IN_TIME)]
            then = next((n for n, word in enumerate(behind) if word.means(*_AFTER_THAT)), len(behind))
            others = [
                w
                for w, after in zip(behind[then:], [*behind[then + 1 :], None], strict=False)
                if w.kind == "n" and w.low != "one" and 0 < w.value <= look.high and not (after and counted(after.low))
            ]
            if any(word.means("first") for word in ahead) and any(w.value not in of.values for w in others):
                yield Misgiving("throws-differ", look.words[place].line, "T", of.board)
                return


@needs(DOOR_TAKEN, _ALSO)
def two_spaces(look: Look) -> Iterator[Misgiving]:
    """Two spaces for one trapdoor, each with a word that says where: "the trapdoors on 41 and on 59"."""
    if len(look.boards) > 1:
        return
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" and of.values else ():
            end = look.sentences[look.sentence_at(place)].end
            other = next((n for n in range(place + 1, end) if look.words[n].low not in _BETWEEN_SPACES), end)
            if other >= end or other < place + 3 or look.words[place + 1].low not in _ALSO:
                continue
            spare = look.words[other]
            rest = look.words[other + 1 : end]
            ended = not rest or rest[0].low in ",.;!)(–-—" or rest[0].low in ("so", "please", "pls", "as")
            space = spare.kind == "n" and spare.digits and spare.value > look.high
            if space and ended and spare.value not in of.values:
                yield Misgiving("door-differ", spare.line, "D", of.board)
                return


@needs(ONE_TURN, _DOUBLE)
def doubled(look: Look) -> Iterator[Misgiving]:
    """Two dice where a round has one throw: "double six please"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "T" and look.count == 1 and len(look.boards) == 1 else []
        if places and all(place and look.words[place - 1].low in _DOUBLE for place in places):
            yield Misgiving("throw-doubt", look.words[places[0]].line, "T", of.board)


@needs(SEVERAL_BOARDS, NO_DOOR, DOOR)
def door_cut_off(look: Look) -> Iterator[Misgiving]:
    """A mail of several boards that breaks off where it names a trapdoor: "B the 2 and trapdoor on th"."""
    part = look.of_sentence(len(look.sentences) - 1) if look.sentences and len(look.boards) > 1 else ()
    label = next((n for n in range(len(part) - 1, -1, -1) if look.label(part[n]) == "D"), -1)
    rest = [(word.low, word.kind == "w") for word in part[label + 1 :]]
    if (
        label < 0
        or not rest
        or rest[0][0] not in _LED_TO
        or not all(low in _LEADING_ON or (n and w and len(low) <= _FRAGMENT) for n, (low, w) in enumerate(rest))
    ):
        return
    board = next((word.text for word in reversed(part[:label]) if word.text in look.boards), "")
    declared = any(of.board == board and of.field == "D" for of in look.accepted)
    if board and not declared and any(of.board == board for of in look.accepted):
        yield Misgiving("door-doubt", part[label].line, "", board)


@needs(DOOR_TAKEN)
def one_for_both(look: Look) -> Iterator[Misgiving]:
    """A number that stands once, and was taken for the throw and for the trapdoor: "B 2 trapdoor"."""
    thrown = {(of.board, value): look.places(of) for of in look.accepted if of.field == "T" for value in of.values}
    for of in look.accepted:
        places = thrown.get((of.board, of.values[0])) if of.field == "D" and of.values else None
        if places is not None and len(places) == 1:
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


@needs(DOOR_TAKEN, _THERE)
def put_there(look: Look) -> Iterator[Misgiving]:
    """Another space that the trapdoor is said to be put on: "43 is dead ahead, so I put the trapdoor right there"."""
    taken = {value for of in look.accepted for value in of.values}
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        there = next((n for n, word in enumerate(part) if word.low in _THERE), -1)
        ahead = part[max(0, there - _APART) : max(0, there)]
        named = [n for n, word in enumerate(part[: max(there, 0)]) if word.kind == "n" and word.value > look.high]
        spaces = {part[n].value for n in named}
        between = part[max(0, named[0] - _NEAR) : there] if named else ()
        put = any(look.label(word) == "D" or word.means(*_PUTTING) for word in ahead)
        if not spaces or not put or sentence.asked or spaces & taken or any(word.means(*_NOT_NOW) for word in between):
            continue
        for of in look.accepted:
            if of.field == "D" and of.values:
                yield Misgiving("door-differ", part[there].line, "D", of.board)


@needs(NO_DOOR, DOOR)
def door_spoken_of(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is spoken of and neither declined nor read: "the trapdoor exactly half way between us".

    It is asked about where one board is played, and nothing was taken for a trapdoor.
    """
    for sentence in look.sentences:
        part = look.words[sentence.start : sentence.end]
        label = next((word for word in part if look.label(word) == "D" and word.low not in _OF_MANY), None)
        if label is None or sentence.asked or part[-1].low in "-:" or any(w.low.endswith("'s") for w in part):
            continue
        if any(word.low in _LEFT for word in part):
            continue
        if any(word.means(*_NOT_NOW) for word in part) and not any(word.low in _COMPARING for word in part):
            continue
        yield Misgiving("door-doubt", label.line, "", look.accepted[0].board)
        return


@needs(NO_DOOR, _AGREED)
def door_agreed(look: Look, last: int) -> Iterator[Misgiving]:
    """A space that was agreed with somebody, where no trapdoor was taken: "Dora und ich haben uns auf 45 geeinigt".

    It is asked about where one board is played; ``last`` is its last space.
    """
    for sentence in look.sentences:
        part = look.words[sentence.start : sentence.end]
        if sentence.asked or not any(word.low in _AGREED for word in part):
            continue
        if any(word.low in _DECLINED or word.low in _NEVER for word in part):
            continue
        for place, word in enumerate(part):
            after = part[place + 1].low if place + 1 < len(part) else ""
            if word.kind != "n" or not look.high < word.value <= last or counted(after):
                continue
            if after not in MONTHS and after not in _COUNTING and (not place or part[place - 1].low not in _COUNTING):
                yield Misgiving("door-doubt", word.line, "", look.accepted[0].board)
                return


@needs(NO_DOOR, DOOR)
def door_unread(look: Look, last: int) -> Iterator[Misgiving]:
    """A space in one sentence with a trapdoor, where none was taken: "the trapdoor was drawn by Femi: he pulled 81".

    It is asked about where one board is played, and nothing was taken for a trapdoor; ``last`` is its last space.
    """
    for sentence in look.sentences:
        part = look.words[sentence.start : sentence.end]
        label = next((n for n, word in enumerate(part) if look.label(word) == "D"), -1)
        if label < 0 or sentence.asked or any(word.low in _DECLINED or word.low == "-" for word in part):
            continue
        for place in range(label + 1, len(part)):
            after = part[place + 1].low if place + 1 < len(part) else ""
            if part[place].kind != "n" or not look.high < part[place].value <= last or counted(after):
                continue
            if after not in MONTHS and after not in _SINCE:
                yield Misgiving("door-doubt", part[place].line, "", look.accepted[0].board)
                return
