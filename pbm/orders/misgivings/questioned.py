"""Misgivings about spaces that a mail asks about: "trapdoor 47. wait is 47 free", "Is 27 allowed for the trapdoor?"."""

from __future__ import annotations

from collections.abc import Iterator

from pbm.orders.misgivings.needs import ASKED, DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["asked_of_own", "asked_outright", "door_asked_about", "door_pointed_at", "not_going_there"]

_ASKING = ("is", "isn't", "are", "would", "will", "can", "could", "may")
_LED = word_set("wait hang hold on oh hmm hm er but and so or , a sec ps p s btw also")
_JOINING = ("on", "with", "and", "for", "board", "the")
_DOUBTED = (
    *("free", "taken", "allowed", "legal", "wise", "silly", "possible", "valid", "safe", "clever", "sensible", "daft"),
    *("stupid", "permitted", "available", "okay", "ok"),
)
_POINTS = ("that's", "that", "thats", "those", "there", "it's")
_OWN = ("my", "our")
_NOT_GOING = ("isn't", "won't", "not", "never", "doesn't", "can't", "cannot", "shan't")
_THEIRS = ("his", "her", "their", "your", "was", "were", "last", "he", "she", "they")
_BEHIND = 5  # words between what points and a trapdoor


@needs(_ASKING, _DOUBTED)
def asked_of_own(look: Look) -> Iterator[Misgiving]:
    """An order and the question whether it is any good: "Throw 3, trapdoor 47. Is 47 free?", "wait is 47 taken"."""
    for of in look.accepted:
        places = look.places(of)
        questions = [place for place in places if _questions(look, place)]
        if questions and len(questions) < len(places):
            which = "throw-hedged" if of.field == "T" else "door-hedged"
            yield Misgiving(which, look.words[questions[-1]].line, of.field, of.board)


def _questions(look: Look, place: int) -> bool:
    """Whether a sentence, or a line, begins "wait is 47", and goes on to what is asked of it."""
    sentence = look.sentences[look.sentence_at(place)]
    line = look.words[place].line
    step = next((n for n in range(place, sentence.start, -1) if look.words[n - 1].line != line), sentence.start)
    while step < place and look.words[step].low in _LED:
        step += 1
    number = step + 1 + look.words[step + 1].means("space", "square", "number", "the", "a") if step < place else -1
    asked = number == place and look.words[step].means(*_ASKING)
    return asked and any(word.means(*_DOUBTED) for word in look.words[number + 1 : min(sentence.end, number + 4)])


@needs(ASKED)
def asked_outright(look: Look) -> Iterator[Misgiving]:
    """Orders that are nothing but a question: "4 on A with 45, 5 on B with 46?"."""
    asked = [look.sentences[number] for number in range(len(look.sentences)) if _only_asks(look, number)]
    for of in look.accepted if asked else ():
        places = look.places(of)
        if places and all(any(one.start <= place < one.end for one in asked) for place in places):
            which = "throw-doubt" if of.field == "T" else "door-doubt"
            yield Misgiving(which, look.words[places[0]].line, of.field, of.board)


def _only_asks(look: Look, number: int) -> bool:
    """Whether a sentence is a question of nothing but numbers; "4 Trapdoor?" is the answer and the next prompt."""
    part = [word for word in look.of_sentence(number) if word.kind != "p"]
    asked = look.sentences[number].asked and bool(part) and look.label(part[-1]) == ""
    return asked and all(_is_bare(look, word) for word in part)


def _is_bare(look: Look, word: Word) -> bool:
    """Whether a word is a number, a sign, a board, a label, or only joins these."""
    plain = word.kind in "np" or word.text in look.boards or look.label(word) in ("T", "D")
    return plain or word.low in _JOINING or word.means(*_JOINING)


@needs(DOOR_TAKEN, _POINTS, _NOT_GOING)
def not_going_there(look: Look) -> Iterator[Misgiving]:
    """A space where the trapdoor is said not to go: "Bo wants 81, so that's where my trapdoor isn't going"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" else []
        if places and all(_not_there(look, place) for place in places):
            yield Misgiving("door-doubt", look.words[places[0]].line, "D", of.board)


def _not_there(look: Look, place: int) -> bool:
    """Whether the sentence goes on behind the number at ``place`` with "that's where my trapdoor isn't going"."""
    rest = look.words[place + 1 : look.sentences[look.sentence_at(place)].end]
    door = next((n for n, word in enumerate(rest) if n and look.label(word) == "D"), -1)
    pointed = door > 0 and any(word.means(*_POINTS) for word in rest[:door])
    own = door > 0 and rest[door - 1].means(*_OWN)
    return pointed and own and any(word.means(*_NOT_GOING) for word in rest[door + 1 : door + 3])


@needs(_ASKING, _DOUBTED)
def door_asked_about(look: Look, last: int) -> Iterator[Misgiving]:
    """A space of which it is only asked if the trapdoor may be there, where none was taken; ``last`` is the last."""
    for number, sentence in enumerate(look.sentences):
        part = look.words[sentence.start : sentence.end]
        if not sentence.asked or not part[0].means(*_ASKING) or any(word.means(*_THEIRS) for word in part):
            continue
        labelled = any(look.label(word) == "D" and not word.low.endswith("s") for word in part)
        space = any(word.kind == "n" and look.high < word.value <= last for word in part)
        others = any(word.low == "'s" or word.low.endswith("'s") for word in part)
        if labelled and space and not others and any(word.means(*_DOUBTED) for word in look.of_sentence(number)):
            yield Misgiving("door-doubt", part[0].line, "", look.accepted[0].board)
            return


@needs(_POINTS, _OWN)
def door_pointed_at(look: Look, last: int) -> Iterator[Misgiving]:
    """A trapdoor pointed at behind spaces, where none was taken: "She'll be on 58 or 59, so that's my trapdoor"."""
    for sentence in look.sentences:
        part = look.words[sentence.start : sentence.end]
        if sentence.asked:
            continue
        for place, word in enumerate(part):
            if not word.means(*_POINTS):
                continue
            behind = part[place + 1 : place + 1 + _BEHIND]
            own = any(w.means(*_OWN) for w in behind) and any(look.label(w) == "D" for w in behind)
            if own and any(w.kind == "n" and look.high < w.value <= last for w in part[:place]):
                yield Misgiving("door-doubt", word.line, "", look.accepted[0].board)
                return
