"""Misgivings about what other players do or said: "Dora and Max nominate 40", "The others take 40, I hear"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import DOOR_TAKEN, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["had_before", "headed_by_another", "lucky_they_say", "others_do", "wished_by_them"]

_DOING = word_set(
    "nominate nominates nominated nominating take takes took taking play plays played throw throws threw go goes going "
    "went have has had want wants wanted use uses used choose chooses chose pick picks picked put puts name names "
    "named say says said told tell tells wrote writes bid will"
)
_OTHERS = ("others", "friends", "rivals", "opponents", "enemies", "neighbours", "lot")
_LED = ("the", "my", "our", "all", "and", "most", "of", "some", "but", "well", "i", "hear", "that", "think", "so")
_JOINING = ("and", "&", ",", "or")
_ONESELF = ("i", "i'll", "i'd", "i'm", "i've", "me", "my", "we", "we'll", "we'd", "us", "our", "mine", "so", "then")
_WORDS_TOO = frozenset(
    ("will", "may", "mark", "rose", "grace", "hope", "bill", "pat", "frank", "art", "guy", "sue", "rob")
)
_HAD = word_set("had has hat hatte hatten avait avaient tenía tenían aveva avevano")
_NEAR = 3  # words between "had" and what it was
_WISHED = word_set(
    "wanted wollte wollten wünschte voulait voulaient wilde wilden wou quería querían voleva volevano wished fancied"
)
_SELVES = word_set(
    "me my mine we us our mich mir mein meine meinen wir uns moi mon ma nous mij mijn wij ons nosotros noi"
)
_FAR = 6  # words from a wish to its number
_LUCKY = word_set(
    "lucky luck luckiest glück glückszahl bonheur chance chanceux porte-bonheur geluk geluksgetal suerte fortuna "
    "fortunato fortunata afortunado"
)
_SAYING = word_set(
    "says said say swears reckons thinks claims tells told sagt meint sagte dit pense zegt zei denkt dice dijo"
)
_CONCLUDING = word_set(
    "so therefore hence also daher deshalb darum donc alors dus daarom así entonces quindi allora "
    "i i'll i'd i've i'm we we'll ich je j' ik yo io"
)
_OPENING = 5  # words before the subject of a sentence


@needs(_DOING)
def others_do(look: Look) -> Iterator[Misgiving]:
    """What other players are said to do, or said: nothing in that sentence is an order before "I" begins one."""
    told = _told(look)
    for of in look.accepted if told else ():
        places = look.places(of) if of.values else []
        if places and all(any(start <= place < end for start, end in told) for place in places):
            yield Misgiving("other-player", look.words[places[0]].line, of.field, of.board)


@needs()
def headed_by_another(look: Look) -> Iterator[Misgiving]:
    """Orders right behind another player's name, which opens the mail: "Dora 6, 40"."""
    names = _names(look)
    if not names or len(look.words) < 2 or look.words[0].low not in names or look.words[1].kind != "n":
        return
    for of in look.accepted:
        if look.places(of)[:1] and look.sentence_at(look.places(of)[0]) == 0:
            yield Misgiving("other-player", look.words[0].line, of.field, of.board)


@needs(SEVERAL_BOARDS, DOOR_TAKEN, _HAD)
def had_before(look: Look) -> Iterator[Misgiving]:
    """A trapdoor of several that somebody "had": "I had traps 17 A, 18 B. A 5, B 4"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and all(_was_had(look, place) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _was_had(look: Look, place: int) -> bool:
    """Whether the sentence before the number at ``place`` has a trapdoor right behind "had"."""
    start = look.sentences[look.sentence_at(place)].start
    label = next((n for n in range(start, place) if look.label(look.words[n]) == "D"), start)
    return any(word.low in _HAD for word in look.words[max(start, label - _NEAR) : label])


@needs(DOOR_TAKEN, _WISHED)
def wished_by_them(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that somebody else wanted: "Clive wollte Falltür 33. Wurf 4"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and all(_theirs(look, place) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _theirs(look: Look, place: int) -> bool:
    """Whether somebody "wanted" the trapdoor at ``place``, and nobody says "I" in that sentence."""
    sentence = look.sentences[look.sentence_at(place)]
    part = look.words[sentence.start : place]
    verb = next((n for n, word in enumerate(part) if word.low in _WISHED), 0)
    if not verb or not any(look.label(word) == "D" for word in part[verb:]) or len(part) - verb > _FAR:
        return False
    whole = {word.low for word in look.words[sentence.start : sentence.end]}
    return part[verb - 1].kind == "w" and whole.isdisjoint(_CONCLUDING | _SELVES)


@needs(DOOR_TAKEN, _LUCKY, _SAYING)
def lucky_they_say(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that somebody only says is lucky: "my neighbour says 44 is lucky. The 5 rather"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" and of.values else []
        if places and all(_lucky(look, look.sentence_at(place), of.values) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _lucky(look: Look, number: int, values: Sequence[int]) -> bool:
    """Whether a sentence tells of a number that it is said to be lucky, and draws no conclusion from that."""
    part = look.of_sentence(number)
    words = {word.low for word in part}
    if words.isdisjoint(_LUCKY) or words.isdisjoint(_SAYING):
        return False
    told = next(n for n, word in enumerate(part) if word.kind == "n" and word.value in values)
    ordered = any(look.label(word) == "D" for word in part) or any(word.low == ":" for word in part[:told])
    return not ordered and words.isdisjoint(_CONCLUDING)


def _names(look: Look) -> frozenset[str]:
    """Return the other players' names that are one word, in small letters, and no other word: "Will", "May", "Mark"."""
    return frozenset(name.casefold() for name in look.players if " " not in name.strip()) - _WORDS_TOO


def _told(look: Look) -> list[tuple[int, int]]:
    """Return where it is told what others do: from the verb to the end of the sentence, or to what "I" do."""
    names = _names(look)
    told: list[tuple[int, int]] = []
    for start, end, asked in look.sentences:
        part = look.words[start:end]
        verb = 0 if asked else _verb(part, names)
        if not verb:
            continue
        stop = next(
            (n for n in range(verb + 1, len(part)) if part[n].low in _ONESELF or part[n].low == "but"), len(part)
        )
        told.append((start + verb, start + stop))
    return told


def _verb(part: Sequence[Word], names: frozenset[str]) -> int:
    """Return where the verb stands whose subject is other players, 0 where there is none."""
    step = 0
    while step < min(len(part), _OPENING) and part[step].low in _LED and part[step].low not in names:
        step += 1
    subject = step
    while step < len(part) and (part[step].low in names or part[step].low in _OTHERS or part[step].low in _JOINING):
        if part[step].low == "," and (step + 1 >= len(part) or part[step + 1].low not in names):
            return 0  # "Max, take the 4"
        step += 1
    if step == subject or step >= len(part) or not part[step].means(*_DOING):
        return 0
    return step
