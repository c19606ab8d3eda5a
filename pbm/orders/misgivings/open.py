"""Misgivings about a throw told in another way than by its number, or in another place by another number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.another_game import is_name
from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, NO_DOOR, TWO_TURNS, needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.words import FILLERS, POLITE, STARTERS, UNITS

__all__ = [
    "another_in_sentence",
    "named_again",
    "otherwise_told",
    "place_described",
    "put_right",
    "second_open",
    "unclaimed_door",
]

_OTHER = ("second", "2nd", "other", "next", "then", "afterwards", "later", "after")
_UNNAMED = (
    *("best", "highest", "lowest", "biggest", "smallest", "whatever", "whichever", "undecided", "mind", "unsure"),
    *("decide", "decided", "deciding", "follow", "follows", "later", "tomorrow", "tonight", "soon", "thinking"),
    *("know", "confirm", "choose", "chosen", "advise", "hear", "ask", "day", "days", "week", "wait", "come", "comes"),
    *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
    *("coming", "sleep", "slept", "depends", "depend", "hinges", "consult", "consulting", "soon", "weekend", "yet"),
)
_BEFORE = 6  # words before it
_PLACING = (
    *("put", "place", "placing", "putting", "want", "like", "have", "set", "nominate", "go", "goes", "prefer", "stick"),
    *("position", "plonk", "should", "ought", "let's", "please", "dig", "belongs", "i'd", "make", "lay", "open"),
)
_FEW = 5
_LAST_SPACE = 100  # of the largest board; "140 guests for the 25th" has none beside the 25
_TELLING = (
    *(
        "not",
        "not/none",
        "no",
        "none",
        "don't",
        "won't",
        "never",
        "was",
        "were",
        "opened",
        "fell",
        "caught",
        "last",
        "had",
    ),
    *("got", "went", "been", "again", "why", "how", "love", "loved", "saw", "without", "there", "there's", "did"),
)
_CORRECTING = (
    "make",
    "no",
    "sorry",
    "meant",
    "mean",
    "correction",
    "wait",
    "oops",
    "scratch",
    "instead",
    "actually",
    "rather",
)
_SMALL_WORDS = (
    FILLERS | POLITE | STARTERS | {"tell", "lie", "i", "ps", "p", "s", "should", "have", "been", "oh", "damn"}
)
_SHORT = 9  # words
_AGAIN = 11  # words of a sentence that may put one number in the place of another
_DEFINITE = ("the", "my", "a")
_NEAR_LABEL = 8  # words behind a label that are about it
_BENEATH = ("under", "underneath", "beneath", "below")
_DESCRIBED = 15  # words behind a label that may tell its place
_REACH = 8  # words between the throw that is spoken of and what is said of it
_DOING = ("playing", "throwing", "using", "rolling")
_SELF = ("i'm", "im", "i")
_PAST = (
    "last",
    "was",
    "were",
    "been",
    "had",
    "never",
    "thinks",
    "believes",
    "says",
    "expects",
    "reckons",
    "not",
    "not/none",
    "yesterday",
)
_UNWILLING = (
    "hate",
    "loathe",
    "not",
    "don't",
    "won't",
    "never",
    "rather",
    "unless",
    "if",
    "refuse",
    "without",
    "mustn't",
)
_SPACES = ("on", "at", "square", "space", "from", "to", "board", "turn", "round", "field", "or")


@needs(TWO_TURNS)
def second_open(look: Look) -> Iterator[Misgiving]:
    """The second throw of a round of two is spoken of without its number: "4 first, and then my best one"."""
    for of in look.accepted:
        if look.count != 2 or of.field != "T" or len(of.values) != 1:
            continue
        for number, sentence in enumerate(look.sentences):
            part = look.of_sentence(number)
            if look.boards_in(number) not in ((), (of.board,)) or sentence.asked or _by_itself(part):
                continue
            if _choice(look, part, of.values[0]):
                yield Misgiving("second-open", part[0].line, "", of.board)
                return
            turns = [n for n, w in enumerate(part[:-1]) if w.means("turn", "round") and part[n + 1].kind in "nx"]
            last = next((n for n in reversed(turns) if not _given(look, part, n)), None)
            told = next((n for n, w in enumerate(part) if w.means(*_OTHER)), last)
            if told is None and not any(_is_throw(look, w) for w in part[2:]) and _unsure(part):
                told = 0  # "Turn 6: not sure yet"
            open_ = [n for n, w in enumerate(part) if w.means(*_UNNAMED) or _to_be_seen(part, n)]
            values = {w.value for n, w in enumerate(part) if _is_throw(look, w) and n - 1 not in turns}
            if told is None or values - set(of.values) - _idle(part):
                continue
            unsure = last is not None and any(w.means("sure", "unsure", "certain", "tba", "tbc") for w in part[last:])
            if unsure or _unsure(part) or any(-_BEFORE <= place - told <= _REACH for place in open_):
                yield Misgiving("second-open", part[told].line, "", of.board)
                return


def _by_itself(part: Sequence[Word]) -> bool:
    """Whether the second throw is the one that is left over: "the other comes by itself"."""
    lows = [word.low for word in part]
    end = next((n for n, low in enumerate(lows) if low in ("itself", "automatically", "own")), -1)
    ahead = lows[: max(end, 0)]
    coming = any(low in ("comes", "come", "follows", "follow", "plays", "goes") for low in ahead)
    return coming and not any(low in _UNWILLING for low in ahead)


@needs(TWO_TURNS)
def another_in_sentence(look: Look) -> Iterator[Misgiving]:
    """Another throw beside the one taken, in a round of two: "the 3 on Thursday and the 5 on the one after"."""
    for of in look.accepted:
        if look.count != 2 or of.field != "T" or len(of.values) != 1:
            continue
        elsewhere = {value for other in look.accepted if other.board != of.board for value in other.values}
        for place in look.places(of):
            number = look.sentence_at(place)
            sentence = look.sentences[number]
            theirs = elsewhere if len(look.boards_in(number)) > 1 else ()  # "the 6 on A, the 2 on B"
            if place <= sentence.start or not look.words[place - 1].means(*_DEFINITE):
                continue
            for step in range(place + 1, sentence.end):
                word, before = look.words[step], look.words[step - 1]
                if word.value in of.values or word.value in theirs:
                    continue
                if _is_throw(look, word) and before.means(*_DEFINITE):
                    yield Misgiving("throw-order", word.line, "T", of.board)
                    return


def _to_be_seen(part: Sequence[Word], place: int) -> bool:
    """Whether "see" ends its sentence or goes on with what is awaited, "we'll see how", or one lets you have it."""
    if part[place].low == "let" and [w.low for w in part[place + 1 : place + 3]] == ["you", "have"]:
        return True
    if not part[place].means("see"):
        return False
    return place == len(part) - 1 or part[place + 1].means("how", "where", "what", "whether", "if")


def _choice(look: Look, part: Sequence[Word], first: int) -> bool:
    """Whether two other throws are left to choose from, or any: "that leaves the 3 or the 2", "3 and something"."""
    for n, word in enumerate(part):
        if word.means("something", "anything", "whatever") and n > 1 and part[n - 1].means("and", "then", "plus"):
            return _is_throw(look, part[n - 2])
        near = [w for w in part[max(0, n - 2) : n + 4] if _is_throw(look, w)]
        if word.means("or") and len(near) == 2 and near[0].value != near[1].value:
            past = any(w.means(*_PAST) or w.low in UNITS for w in part)
            return not past and first not in (near[0].value, near[1].value)
    return False


@needs(NO_DOOR, DOOR)
def unclaimed_door(look: Look) -> Iterator[Misgiving]:
    """A space that is called the writer's own for a trapdoor and was not taken: "my square is 31, for the trapdoor"."""
    for of in look.accepted:
        if of.field != "T" or any(other.field == "D" and other.board == of.board for other in look.accepted):
            continue
        for number, sentence in enumerate(look.sentences):
            part = look.of_sentence(number)
            boards = look.boards_in(number)
            labelled = any(look.label(w) == "D" for w in part)
            spaces = [n for n, w in enumerate(part) if w.kind == "n" and w.value > look.high and w.digits]
            if labelled and not spaces and not sentence.asked and _points_back(look, number):
                yield Misgiving("door-doubt", part[0].line, "", of.board)
                return
            if sentence.asked or not labelled or len(spaces) != 1 or (boards and of.board not in boards):
                continue
            ahead = part[max(0, spaces[0] - 3) : spaces[0]]
            mine = len(ahead) > 1 and ahead[-1].means("is", ":") and any(w.means("my", "mine") for w in ahead)
            wanting = any(w.means("i", "i'd", "i'll") for w in part) and any(
                w.means("want", "like", "put") for w in part
            )
            there = part[-1].means("there") or (len(part) > 1 and part[-2].means("there"))
            if (mine or wanting or there) and not any(w.means(*_TELLING) for w in (part[:-2] if there else part)):
                yield Misgiving("door-doubt", part[spaces[0]].line, "", of.board)
                return


def _points_back(look: Look, number: int) -> bool:
    """Whether a few words say what the only space before them is: "It has to be 13. The trapdoor, that is."."""
    part, before = look.of_sentence(number), (*look.of_sentence(number - 2), *look.of_sentence(number - 1))
    spaces = [w for w in before if w.kind == "n" and w.value > look.high and w.digits]
    short = sum(w.kind == "w" for w in part) <= _FEW and any(w.means("that", "there", "mean", "that's") for w in part)
    return short and len(spaces) == 1 and not any(w.means(*_TELLING) for w in part)


def _given(look: Look, part: Sequence[Word], turn: int) -> bool:
    """Whether the turn that is named at ``turn`` has its throw there: "turn 5: a two", "2 for turn 5"."""
    end = next((n for n in range(turn + 2, len(part)) if part[n].means("turn", "round")), len(part))
    ahead = part[max(0, turn - 3) : turn] if turn and part[turn - 1].means("for", "on", "in", "at") else ()
    return any(_is_throw(look, w) for w in (*ahead, *part[turn + 2 : min(end, turn + 7)]))


def _idle(part: Sequence[Word]) -> set[int]:
    """Return the numbers of "a day or two", "in 2 days", which are no throws."""
    spans = ("day", "days", "week", "hour", "hours", "minute")
    return {
        w.value
        for n, w in enumerate(part)
        if w.kind == "n" and any(near.means(*spans) for near in (*part[max(0, n - 2) : n], *part[n + 1 : n + 2]))
    }


@needs(NO_DOOR, DOOR, (*_BENEATH, *phrases("spots")))
def place_described(look: Look) -> Iterator[Misgiving]:
    """A trapdoor whose place is told in words alone: "in the top left-hand corner", "at the foot of the ladder"."""
    for of in look.accepted:
        if of.field != "T" or any(other.field == "D" and other.board == of.board for other in look.accepted):
            continue
        for number, sentence in enumerate(look.sentences):
            part = look.of_sentence(number)
            label = next((n for n, w in enumerate(part) if look.label(w) == "D"), None)
            boards = look.boards_in(number)
            if label is None or sentence.asked or (boards and of.board not in boards):
                continue
            if _directs(part, label) and _describes(look, number, label):
                yield Misgiving("door-doubt", part[label].line, "", of.board)
                return


def _directs(part: Sequence[Word], label: int) -> bool:
    """Whether a sentence says where the trapdoor is to be, and tells nothing of what was or of no trapdoor at all."""
    if any(w.means(*_TELLING) for w in part[: label + _NEAR_LABEL]):
        return False
    opens = label < 2 or all(w.means("my", "the", "a", "and", "as", "for", "to") or w.kind == "p" for w in part[:label])
    return opens or any(w.means(*_PLACING) or w.low in _PLACING for w in part)


def _describes(look: Look, number: int, label: int) -> bool:
    """Whether a place is told in words: "right under Ottoline", "in the middle of the top row"."""
    sentence = look.sentences[number]
    if any(w.kind == "n" and w.value > look.high for w in look.of_sentence(number)):
        return False
    first = sentence.start + label + 1
    last = min(first + _DESCRIBED, sentence.end)
    within = next((start for start, _ in look.found("wherein") if first <= start < last), last)
    led = within + (within + 1 < last and look.words[within].low not in _BENEATH)
    below = look.words[led + 1] if led + 1 < last and look.words[led].low in _BENEATH else None
    if below is not None and (is_name(below) or (below.text[:1].isupper() and below.low.endswith("'s"))):
        return True
    return any(within < start < last for start, _ in look.found("spots"))


def _unsure(part: Sequence[Word]) -> bool:
    """Whether a sentence that is headed by a turn says that it is not known yet: "turn 6: not sure yet"."""
    if len(part) < 3 or not part[0].means("turn", "round") or part[1].kind != "n":
        return False
    return any(w.means("sure", "unsure", "certain", "tba", "tbc", "yet", *_UNNAMED) for w in part[2:])


@needs(_DOING, _SELF)
def otherwise_told(look: Look) -> Iterator[Misgiving]:
    """Another number that the player says is the one: "throw: 6", and below "a 1 is right, that's what I'm playing"."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        numbers = [n for n, w in enumerate(part) if _is_throw(look, w) and not _hyphened(part, n)]
        values = {part[n].value for n in numbers}
        if len(values) != 1 or sentence.asked or not _says_so(part) or any(w.means(*_PAST) for w in part):
            continue
        ahead, after = part[numbers[0] - 1 : numbers[0]], part[numbers[0] + 1 : numbers[0] + 2]
        if any(w.means(*_SPACES) for w in ahead) or any(w.low in UNITS for w in after):
            continue
        boards = look.boards_in(number)
        for of in look.accepted:
            concerned = of.field == "T" and (not boards or of.board in boards)
            if concerned and len(look.boards) < 2 and not values & set(of.values):
                yield Misgiving("throws-differ", part[0].line, "T", of.board)


@needs((*_CORRECTING, "lie"))
def put_right(look: Look) -> Iterator[Misgiving]:
    """A short sentence that puts something right with a number that was not taken: "Make that 61.", "I mean 3"."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        numbers = [w for w in part if w.kind == "n" and w.low != "one"]
        reckoned = [w.low for w in part[:3]] == ["i", "make", "it"]  # "how many are we? I make it five"
        correcting = not reckoned and any(w.means(*_CORRECTING) or w.low == "lie" for w in part)
        if sentence.asked or not correcting or len(numbers) != 1 or len(part) > _SHORT:
            continue
        if not all(w.kind in "np" or w.low in _SMALL_WORDS or w.means(*_CORRECTING) for w in part):
            continue
        value = numbers[0].value
        field = "T" if value <= look.high else "D"
        boards = look.boards_in(number)
        before = [of for of in look.accepted if look.places(of) and look.places(of)[-1] < sentence.start]
        if not before or any(value in of.values for of in look.accepted):
            continue
        for of in before:
            if of.field == field and (not boards or of.board in boards):
                yield Misgiving("throws-differ" if field == "T" else "door-differ", part[0].line, field, of.board)


@needs(DOOR_TAKEN)
def named_again(look: Look) -> Iterator[Misgiving]:
    """What was ordered, named once more beside another number: "forget the 59, the 64 suits me better"."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        if sentence.asked or len(part) > _AGAIN:
            continue
        boards = look.boards_in(number)
        for of in look.accepted:
            places = look.places(of)
            if of.field != "D" or not of.values or len(places) < 2 or places[0] >= sentence.start:
                continue
            if boards and of.board not in boards:
                continue
            spaces = {w.value for w in part if w.kind == "n" and look.high < w.value <= _LAST_SPACE}
            known = {value for other in look.accepted for value in other.values}
            if of.values[0] in spaces and len(spaces - known) == 1 and len(spaces) == 2:
                yield Misgiving("door-differ", part[0].line, "D", of.board)


def _hyphened(part: Sequence[Word], place: int) -> bool:
    """Whether a number is one of two that a hyphen joins: "the four-two split"."""
    sides = (part[place - 2 : place], part[place + 1 : place + 3])
    return any(len(two) == 2 and {"-"} & {w.low for w in two} and any(w.kind == "n" for w in two) for two in sides)


def _says_so(words: Sequence[Word]) -> bool:
    """Whether words such as "that's what I'm playing", "is the right throw for me" are among those of a sentence."""
    for place, word in enumerate(words):
        if word.means(*_DOING) and any(w.means(*_SELF) for w in words[max(0, place - 2) : place]):
            return any(w.means("what", "which") or w.low == "one" for w in words[max(0, place - 4) : place])
    return False


def _is_throw(look: Look, word: Word) -> bool:
    return word.kind == "n" and 0 < word.value <= look.high and word.low != "one"
