"""Misgivings about a number itself: the player says elsewhere that it is used, or not it, or something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Sentence, Word
from pbm.orders.phrasing.retractions import refuted
from pbm.orders.words import CORRECTIONS

__all__ = [
    "declined_beside",
    "denied",
    "either_or",
    "left_off",
    "not_in_hand",
    "somewhere",
    "spent",
    "used",
    "word_and_figure",
]

_SPENT = ("used", "threw", "thrown", "spent", "played", "took", "gone", "away")
_LEFT = ("left", "remaining", "unused")
_NOT = (
    *("not", "don't", "dont", "won't", "never", "can't", "cannot", "isn't", "haven't", "hasn't", "didn't", "not/none"),
    *("havent", "wasn't"),
)
_BETWEEN_NOT = (
    *(
        "the",
        "my",
        "a",
        "an",
        "that",
        "throwing",
        "playing",
        "using",
        "throw",
        "play",
        "use",
        "number",
        "to",
        "trapdoor",
    ),
    *("square", "space", "nominating", "nominate", "on", "at", "no", "want"),
)
_PRONOUNS = ("it", "that", "this", "them", "those", "these", "already", "before", "yet", "one")
_OR = ("or", "maybe", "perhaps", "alternatively")
_OTHERS = ("he", "she", "they", "his", "her", "their", "who", "everyone", "somebody")
_AFTERWARDS = ("leaves", "leaving", "leave", "after", "afterwards", "then", "will", "next", "i'll", "would", "remain")
_CORRECTING = ("make", "instead", "rather", "put", "but", "change", "changed", "so", "now", "nominate", "take", "use")
_NONE = ("no", "none", "nothing", "without", "not", "not/none", "skip", "don't", "won't", "decline", "zero", "never")
_MEMORY = ("last", "previous", "before", "previously", "had", "was", "yesterday", "earlier")
_LINKS = ("on", "at", "to", "from", "past", "behind", "square", "space", "field", "number", "is", "in", "up", "off")
_TO_FILL = (
    "on",
    "at",
    "is",
    "to",
    "of",
    "in",
    "the",
    "space",
    "square",
    "will",
    "be",
    "a",
    "my",
    "number",
    "for",
    "as",
)


@needs(("(",))
def word_and_figure(look: Look) -> Iterator[Misgiving]:
    """A figure and a word that should say the same and do not: "four (5)"."""
    words = look.words
    for place in range(len(words) - 2):
        first = words[place]
        if first.kind != "n":
            continue
        step = place + 1
        while step < len(words) and words[step].kind == "p" and words[step].low != "(":
            step += 1
        if not (step + 1 < len(words) and words[step].low == "(" and words[step + 1].kind == "n"):
            continue
        second = words[step + 1]
        closing = next((w for w in words[step + 2 : step + 6] if w.kind != "p" or w.low == ")"), None)
        alike = (first.value <= look.high) == (second.value <= look.high)
        if (
            first.value == second.value
            or first.digits == second.digits
            or not alike
            or not closing
            or closing.low != ")"
        ):
            continue
        for of in look.accepted:
            if {first.value, second.value} & set(of.values):
                yield Misgiving("figure-word", first.line, of.field, of.board)


@needs((*_SPENT, *phrases("unsure_of_it")))
def used(look: Look) -> Iterator[Misgiving]:
    """A throw that the player says, or fears, is used: "I played the 3 last month", "unless I've used it"."""
    throws = [of for of in look.accepted if of.field == "T"]
    for start, end in look.found("unsure_of_it"):
        if start and look.words[start - 1].means("how") and look.words[start].low in ("did", "do"):
            continue  # "How did the driving test go?"
        number = look.sentence_at(start)
        boards = look.boards_in(number)
        part = look.of_sentence(number)
        if refuted(" ".join(word.low for word in part)):
            continue
        named = {w.value for n, w in enumerate(part) if _is_throw(look, w) and not _of_turn(part, n)}
        for of in throws:
            places = look.places(of)
            meant = bool(named & set(of.values)) if named else _of_it(look, end)
            concerned = meant and (not boards or of.board in boards)
            if concerned and (not places or places[0] < start):
                yield Misgiving("throw-used", look.words[start].line, "T", of.board)
    for of in throws:
        for place in look.places(of):
            if _used_at(look, place) and look.boards_in(look.sentence_at(place)) in ((), (of.board,)):
                yield Misgiving("throw-used", look.words[place].line, "T", of.board)
                break


def _of_it(look: Look, place: int) -> bool:
    """Whether nothing else is spoken of at ``place``, where words such as "unless I've used" end: "it", or the end."""
    if place >= look.sentences[look.sentence_at(place - 1)].end:
        return True
    word = look.words[place]
    return word.kind == "p" or word.means(*_PRONOUNS) or word.low == "one"


def _of_turn(words: Sequence[Word], place: int) -> bool:
    """Whether the number at ``place`` is a turn's: "I used the 4 in turn 2"."""
    return place > 0 and words[place - 1].means("turn", "round", "turns", "rounds")


def _is_throw(look: Look, word: Word) -> bool:
    return word.kind == "n" and 0 < word.value <= look.high and word.low != "one"  # "that one" is no number


def _used_at(look: Look, place: int) -> bool:
    """Whether the number at ``place`` is told to be used, by the player, of their own numbers."""
    sentence = look.sentences[look.sentence_at(place)]
    if place > sentence.start and _of_turn(look.words, place):
        return False
    if refuted(" ".join(word.low for word in look.words[sentence.start : sentence.end])):
        return False
    ahead = _clause_before(look.words, sentence, place)
    if any(word.means(*_OTHERS) for word in ahead):
        return False
    for step in range(len(ahead) - 1, -1, -1):
        word = ahead[step]
        if word.low in ("used", "threw", "thrown", "spent") or word.means("used", "threw", "played", "took"):
            before = ahead[max(0, step - 3) : step]
            if word.low in ("play", "use", "throw") or any(
                w.means(*_NOT, "never", "almost", "nearly", "hadn't", "haven't") for w in before
            ):
                return False
            mine = any(w.means("i", "i've", "we", "already", "my") for w in ahead)
            return mine and not any(w.means("to", "it") for w in ahead[step + 1 :])
        if word.means("play", "throw", "go", "now", "so") and word.kind == "w":
            return False
    after = look.words[place + 1 : min(sentence.end, place + 5)]
    ending = look.words[place + 1 : min(sentence.end, place + 7)]
    if any(w.means("i") for w in ahead) and any(not w.english and w.means("played", "used", "threw") for w in ending):
        return not any(w.means(*_NOT) for w in ending)  # the verb comes last: "ich habe die 5 schon gespielt"
    if after and after[0].means("is", "was", "has", "are", "gone", "already"):
        told = [w for w in after[:4] if w.means("gone", "used", "spent", "away")]
        return bool(told) and not any(w.means(*_NOT) for w in after) and bool(ahead) and not ahead[-1].means("throw")
    return False


def _clause_before(words: Sequence[Word], sentence: Sentence, place: int) -> list[Word]:
    """Return the few words before a number, in its own clause; the numbers of a list do not part them."""
    made: list[Word] = []
    for step in range(place - 1, max(sentence.start, place - 12) - 1, -1):
        word = words[step]
        if word.kind == "p" and word.low in ":()-—–":
            break
        if word.kind == "p" and word.low == "," and words[step - 1].kind != "n":
            break
        if word.means("but", "so", "then") and word.kind == "w":
            break
        made.append(word)
    return made[::-1]


@needs(phrases("there_it_goes"))
def spent(look: Look) -> Iterator[Misgiving]:
    """Another number that goes by these very orders: throw 1 was ordered, and "that's my 6 gone" is said of it."""
    for start, end in look.found("there_it_goes"):
        number = look.sentence_at(start)
        boards = look.boards_in(number)
        after = [w for w in look.words[end : end + 3] if w.kind == "n" and 0 < w.value <= look.high]
        if after and after[0].low == "one":
            continue  # "four, that is the one after three"
        if not after or (len(look.boards) > 1 and not boards):
            continue
        for of in look.accepted:
            concerned = of.field == "T" and (not boards or of.board in boards) and after[0].value not in of.values
            if concerned and (look.places(of) or [start])[0] < start:
                yield Misgiving("throws-differ", look.words[start].line, "T", of.board)


@needs((*_LEFT, "hand"))
def not_in_hand(look: Look) -> Iterator[Misgiving]:
    """A throw that is not among the numbers that the player lists as left: "I have 2, 4 and 5 … throw 3"."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        hold = next((n for n, w in enumerate(part) if w.means(*_LEFT) or w.low == "hand"), None)
        if hold is None or any(w.means(*_AFTERWARDS, *_NOT, *_OTHERS) for w in part):
            continue
        listed = [n for n, w in enumerate(part) if w.kind == "n" and 0 < w.value <= look.high]
        mine = any(w.means("i", "i've", "my", "number", "numbers") for w in part)
        if len(listed) < 2 or not mine or not _a_list(part, listed):
            continue
        held = {part[n].value for n in listed}
        boards = look.boards_in(number)
        for of in look.accepted:
            places = look.places(of)
            later = [p for p in places if p >= sentence.end]
            if of.field == "T" and later and not set(of.values) <= held and (not boards or of.board in boards):
                yield Misgiving("throw-used", part[0].line, "T", of.board)


def _a_list(part: Sequence[Word], places: Sequence[int]) -> bool:
    """Whether nothing but commas and "and" is between numbers."""
    between = part[places[0] : places[-1]]
    return all(w.kind in "np" or w.means("and") for w in between)


@needs(_NOT)
def denied(look: Look) -> Iterator[Misgiving]:
    """The number that was accepted is denied in so many words: "not the 4", "I won't play the 5"."""
    for of in look.accepted:
        for place in look.places(of):
            if _is_none(look, of, place):
                continue  # "(dash = I don't want one)"
            sentence = look.sentences[look.sentence_at(place)]
            if _not_after(look.words[sentence.start : place], look.words[place + 1 : sentence.end]):
                yield Misgiving(_recalled(of), look.words[place].line, of.field, of.board)
                break
            step = place - 1
            while step >= sentence.start and place - step <= 4 and look.words[step].means(*_BETWEEN_NOT):
                if look.words[step].means("not"):
                    break
                step -= 1
            if step < sentence.start or not look.words[step].means(*_NOT) or look.words[step].low in ("no", "pas"):
                continue
            before = look.words[step - 1] if step > sentence.start else None
            after = look.words[place + 1] if place + 1 < sentence.end else None
            if before is not None and before.means("why", "if", "whether", "could", "may"):
                continue
            if after is not None and after.means("only", "because", "again"):
                continue
            again = any(other > place for other in look.places(of))
            if not again:
                yield Misgiving(_recalled(of), look.words[place].line, of.field, of.board)
                break


def _is_none(look: Look, of: Accepted, place: int) -> bool:
    """Whether "one" is no number: it has no article, and the 1 that was ordered stands in figures."""
    if look.words[place].low != "one" or (place and look.words[place - 1].means("the", "a", "my", "number", "that")):
        return False
    return any(look.words[other].digits for other in look.places(of))


def _not_after(ahead: Sequence[Word], after: Sequence[Word]) -> bool:
    """Whether a number is denied by the word behind it: "I take the 3 not"."""
    mine = any(w.means("i", "i'll", "my") for w in ahead)
    denied = mine and bool(after) and after[0].means("not") and after[0].low != "pas"
    return denied and (len(after) == 1 or after[1].kind == "p")


def _recalled(of: Accepted) -> str:
    return "throw-recalled" if of.field == "T" else "door-recalled"


@needs(DOOR_TAKEN, DOOR, _NONE)
def declined_beside(look: Look) -> Iterator[Misgiving]:
    """A space in the sentence that declines to nominate: "no trapdoor, the 51 never did me any good"."""
    for of in look.accepted:
        if of.field != "D" or not of.values:
            continue
        places = look.places(of)
        if places and all(_declined(look, place) for place in places):
            yield Misgiving("door-recalled", look.words[places[0]].line, "D", of.board)


def _declined(look: Look, place: int) -> bool:
    sentence = look.sentences[look.sentence_at(place)]
    part = look.words[sentence.start : sentence.end]
    for step, word in enumerate(part[:-1]):
        if not word.means(*_NONE) or word.low in ("not", "nicht"):
            continue
        label = next((n for n in range(step + 1, min(step + 4, len(part))) if look.label(part[n]) == "D"), None)
        if label is None or any(w.kind == "p" or w.low in CORRECTIONS for w in part[step + 1 : label]):
            continue  # "trapdoor 18, no sorry trapdoor 19"
        rest = part[label + 1 :]
        first = next((n for n, w in enumerate(rest) if w.kind == "n"), None)
        if first is None or sentence.start + label + 1 + first != place:
            continue
        between = rest[:first]
        if any(w.means(*_CORRECTING, *_MEMORY) or look.label(w) for w in between if not w.means("this")):
            continue
        return True
    return False


@needs(DOOR_TAKEN, _LINKS)
def somewhere(look: Look) -> Iterator[Misgiving]:
    """A space that is only somebody's place: "Clive on 51", "I am on 33"; a throw that is only an hour: "at 5"."""
    for of in look.accepted:
        places = look.places(of)
        if of.field == "D" and of.values and places and all(_placed(look, place) for place in places):
            yield Misgiving("no-order", look.words[places[0]].line, "D", of.board)


def _placed(look: Look, place: int) -> bool:
    sentence = look.sentences[look.sentence_at(place)]
    step = place - 1
    links = 0
    while step >= sentence.start and links < 4 and look.words[step].means(*_LINKS):
        if look.label(look.words[step]) or look.words[step].kind != "w":
            return False
        step -= 1
        links += 1
    if not links or step < sentence.start:
        return False
    who = look.words[step]
    led = look.words[max(sentence.start, step - 5) : step]
    if any(look.label(w) == "D" for w in led) or who.kind != "w" or look.label(who):
        return False
    name = who.text[:1].isupper() and step > sentence.start and not who.text.isupper() and who.low not in ("i", "gm")
    return name or who.low in ("i'm", "he's", "she's", "they're")


@needs(_OR)
def either_or(look: Look) -> Iterator[Misgiving]:
    """Another number right after an "or": "throw 2, I think, or 3"."""
    for place, word in enumerate(look.words[:-1]):
        if word.kind != "w" or not word.means(*_OR):
            continue
        number = look.sentence_at(place)
        sentence = look.sentences[number]
        after = look.words[place + 1 : min(sentence.end, place + 4)]
        other = next((n for n, w in enumerate(after) if w.kind == "n"), None)
        if other is None or any(
            not w.means("the", "a", "my", "even", "maybe", "perhaps", "on", "throw") for w in after[:other]
        ):
            continue
        value = after[other].value
        ahead = look.words[place - 1] if place > sentence.start else None
        if ahead is not None and ahead.low == "instead":
            continue  # "instead of 5", and not the Dutch "of"
        if ahead is not None and ahead.kind == "n" and not any(ahead.value in of.values for of in look.accepted):
            continue  # "33 or 34" are two of something else
        follows = after[other + 1] if other + 1 < len(after) else None
        if follows is not None and follows.kind == "w" and not follows.means("instead", "please", "but", "and", "i"):
            continue
        for of in look.accepted:
            field = "T" if value <= look.high else "D"
            before = [p for p in look.places(of) if sentence.start <= p < place or look.sentence_at(p) == number - 1]
            later = [p for p in look.places(of) if p > place + 1 + other]
            opens = all(w.kind == "p" for w in look.words[sentence.start : place])
            near = [p for p in before if p >= sentence.start or opens]
            if of.field == field and value not in of.values and near and not later:
                yield Misgiving("throw-hedged" if field == "T" else "door-hedged", word.line, field, of.board)


@needs(_TO_FILL)
def left_off(look: Look) -> Iterator[Misgiving]:
    """A mail that breaks off where a number was to come: "and the trapdoor on"."""
    last = look.of_sentence(len(look.sentences) - 1)
    if look.sentences[-1:] and (look.sentences[-1].asked or not last):
        return
    label = next((n for n in range(len(last) - 1, -1, -1) if look.label(last[n])), None)
    if label is None or label + 1 >= len(last):
        return
    rest = last[label + 1 :]
    if all(w.kind == "w" and w.low in _TO_FILL for w in rest) and rest[-1].low not in ("the", "a", "my", "as", "for"):
        field = look.label(last[label])
        for of in look.accepted:
            if not any(other.field == field for other in look.accepted):
                yield Misgiving("cut-off", rest[-1].line, "", of.board)
                return
