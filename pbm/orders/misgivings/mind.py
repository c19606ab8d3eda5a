"""Misgivings about what the writer had in mind: words that wait, take back or prove."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pbm.orders.misgivings.needs import needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = [
    "below_the_name",
    "sent_as_proof",
    "taken_back",
    "waiting",
]

_KEEPING = ("keep", "keeping", "stands", "stand", "stay", "stays", "stick", "sticking", "unchanged", "else")
_DISCARDING = (
    *("scrap", "ignore", "bin", "forget", "disregard", "cancel", "discard", "delete", "withdraw", "scratch", "scrub"),
    *("replace", "replaces", "supersedes", "overrides", "instead", "burn", "shred", "trash", "ditch", "drop"),
)
_AMENDING = ("amend", "correct", "change", "alter", "revise", "update", "fix", "rectify", "replace")
_GONE = ("bin", "dustbin", "fire", "scrapped", "ignored", "forgotten", "binned", "disregarded", "rubbish", "nonsense")
_CERTAIN = word_set(
    "sure certain convinced sicher überzeugt sûr sûre certaine convaincu convaincue zeker overtuigd seguro segura "
    "convencido convencida sicuro sicura convinto convinta"
)
_KEPT_ALL_THE_SAME = ("but", "anyway", "keep", "keeping", "stays", "stay", "however", "still", "was", "were")
_BRIEFLY = 14  # words of a sentence that doubts a number
_FEW = 5  # words between "scrap" and what is scrapped
_NOBODY = 4  # words from "nobody" to what nobody does
_JEST = 3  # words of a jest itself
_TRIAL = ("test", "testing", "trial", "draft", "entwurf", "probe")
"""Words of what is sent to try the mail, and not to see what a trapdoor does."""


@needs(phrases("waiting"))
def waiting(look: Look) -> Iterator[Misgiving]:
    """Not to be entered yet, wherever that is said: "these are provisional", "just testing"."""
    for start, end in look.found("waiting"):
        if look.words[start].low == "any" and (_declines(look, start) or _nobody_does(look, start)):
            continue  # "no trapdoors on any of them", "nobody can sing any of them"
        tried = any(word.low in _TRIAL for word in look.words[start:end])
        if look.words[start].means("just", "only") and not tried and _laid(look, start):
            continue  # "trapdoor on 1, just to see if anyone is that unlucky"
        yield from _about(look, start, "waiting")


def _declines(look: Look, start: int) -> bool:
    """Whether the sentence of a word says before it that there is no trapdoor."""
    ahead = look.words[look.sentences[look.sentence_at(start)].start : start]
    return any(w.means("no", "none", "not", "without") for w in ahead) and any(look.label(w) == "D" for w in ahead)


def _laid(look: Look, start: int) -> bool:
    """Whether it is a trapdoor that is laid to see what comes of it."""
    ahead = look.words[look.sentences[look.sentence_at(start)].start : start]
    door = next((place for place in range(len(ahead) - 1, -1, -1) if look.label(ahead[place])), -1)
    return door >= 0 and look.label(ahead[door]) == "D" and any(w.kind == "n" for w in ahead[door:])


def _nobody_does(look: Look, start: int) -> bool:
    """Whether a word is of what nobody does: "nobody can sing any of them" leaves no choice to anybody."""
    return any(w.means("nobody", "no-one") for w in look.words[max(0, start - _NOBODY) : start])


@needs(_CERTAIN | phrases("taking_back", "doubting"))
def taken_back(look: Look) -> Iterator[Misgiving]:
    """Taken back or put in doubt after the orders, and nothing put in their place: "scrub that, let me think"."""
    yield from _doubted_alone(look)
    for kind, say in (("taking_back", "taken-back"), ("doubting", "waiting")):
        for start, end in look.found(kind):
            past = kind == "doubting" and _was(look, start)
            before = look.words[start - 1 if start else 0]
            past = past or before.low in ("a", "an", "must", "didn't", "didnt")  # "what a scrap it makes"
            past = past or _shrugged(look, start, end) or _not_bidden(look, start)
            if not past and not _of_a_jest(look, start, end) and not _answered(look, start, end):
                yield from _about(look, start, say, before=True)


def _doubted_alone(look: Look) -> Iterator[Misgiving]:
    """Yield the one number that its writer is not sure of, told before: "I'm not so sure about 39. The 5 stays"."""
    for of in look.accepted:
        places = look.places(of)
        number = look.sentence_at(places[-1]) if len(of.values) == 1 and len(places) > 1 else -1
        if number <= look.sentence_at(places[0] if places else 0) or look.asks(number):
            continue
        part = look.of_sentence(number)
        unsure = next((n for n, word in enumerate(part) if word.low in _CERTAIN), -1)
        said = max(unsure, places[-1] - look.sentences[number].start)
        part = part[: next((n for n in range(said, len(part)) if part[n].low in ",-–—("), len(part))]
        denied = any(word.means("not", "no", "never", "isn't", "wasn't") for word in part[:unsure])
        clause = [word for word in part if word.kind in "wn"]
        if unsure < 0 or not denied or len(clause) > _BRIEFLY or any(w.means(*_KEPT_ALL_THE_SAME) for w in part):
            continue
        if sum(word.kind == "n" for word in part if word.value not in of.values and word.low != "one") == 0:
            yield Misgiving("waiting", look.words[places[-1]].line, of.field, of.board)


def _not_bidden(look: Look, start: int) -> bool:
    """Whether words are no bidding but the answer to one's own question, or denied: "Rain? No it isn't"."""
    number = look.sentence_at(start)
    before = look.words[start - 1] if start > look.sentences[number].start else None
    answering = look.words[start].means("no") and look.asks(number - 1)
    return answering or (look.words[start].low == "wait" and before is not None and before.means("not", "don't"))


def _shrugged(look: Look, start: int, end: int) -> bool:
    """Whether words are only what follows from themselves: "if it's wrong it's wrong"."""
    first = look.sentences[look.sentence_at(start)].start
    ahead = [word.low for word in look.words[first:start] if word.kind == "w"]
    said = [word.low for word in look.words[start:end] if word.kind == "w"]
    behind = [word.low for word in look.words[end : end + len(said) + 3] if word.kind == "w" and word.low != "then"]
    again = ahead[-len(said) - 1 :] == ["if", *said]
    return bool(said) and (again or (ahead[-1:] == ["if"] and behind[: len(said)] == said))


def _was(look: Look, start: int) -> bool:
    """Whether a doubt is over: "I was in two minds"."""
    first = look.sentences[look.sentence_at(start)].start
    if look.words[start].low == "or" and start - 2 >= first:
        return look.words[start - 2].means("take")  # "take it or leave it"
    return start > first and (
        look.words[start - 1].means("was", "were", "had", "been")
        or (look.words[start].means("second", "other") and look.words[start - 1].means("no", "without"))
    )


def _of_a_jest(look: Look, start: int, end: int) -> bool:
    """Whether it is something else that was only a joke: "Bob owes me a pint (only joking)"."""
    said = [word.low for word in look.words[start:end]]
    if not {"joking", "kidding"} & set(said) and said != ["not", "really"]:
        return False
    number = look.sentence_at(start)
    part, ahead = look.of_sentence(number), look.words[look.sentences[number].start : start]
    if (
        number
        and all(word.kind == "p" for word in ahead)
        and look.words[start - len(ahead) - 1].line == look.words[start].line
    ):
        part = ahead = list(look.of_sentence(number - 1))  # "good luck everyone!! (not really)"
    told = sum(word.kind == "w" for word in ahead) >= _JEST
    return told and not any(word.kind == "n" or look.label(word) for word in part)


def _spoken_of(look: Look, place: int, end: int) -> bool:
    """Whether the number at ``place`` is what a doubt that ends at ``end`` is about: "not sure about the 60"."""
    between, ahead = look.words[end:place], look.words[max(0, place - 3) : place]
    near = len(between) <= 4 and all(w.kind == "w" for w in between)
    return near and any(w.means("about", "of", "on") for w in ahead)


def _answered(look: Look, start: int, end: int) -> bool:
    """Whether orders follow, or what was said is kept after all."""
    number = look.sentence_at(start)
    values = {value for of in look.accepted if not _told_afresh(look, of, start, end) for value in of.values}
    for place in range(end, len(look.words)):
        word = look.words[place]
        if word.kind == "n" and word.value in values and not _spoken_of(look, place, end):
            return True
    rest = (*look.words[end : look.sentences[number].end], *look.of_sentence(number + 1))
    return any(word.means(*_KEEPING) for word in rest)


def _told_afresh(look: Look, of: Accepted, start: int, end: int) -> bool:
    """Whether an order is told for the first time behind a doubt: "throw 1 … hold that actually. Trapdoor 75"."""
    places = look.places(of)
    if not places or places[0] < end or look.sentence_at(places[0]) == look.sentence_at(start):
        return False
    throw = of.field == "T"
    ahead = (word for word in look.words[:start] if word.kind == "n")
    return not any((0 < word.value <= look.high) == throw for word in ahead)


def _about(look: Look, start: int, say: str, *, before: bool = False) -> Iterator[Misgiving]:
    """Yield the misgivings that words at ``start`` give: about the boards and the fields that their sentence names."""
    number = look.sentence_at(start)
    boards = look.boards_in(number)
    fields = look.fields_in(number)
    if say == "taken-back" and _by_other_numbers(look, number):
        fields = "TD"  # "ignore that, I see that Hannah's on 60"
    if say == "waiting" and not before and look.words[look.sentences[number].end - 1].line > look.words[start].line:
        said = {look.label(w) for w in look.of_sentence(number) if w.line == look.words[start].line} - {""}
        fields = fields if said else "TD"  # "please don't count this yet:" above the orders
    for of in look.accepted:
        places = look.places(of)
        within = say == "waiting" and places and all(look.sentence_at(place) == number for place in places)
        concerned = (of.field in fields or within) and (not boards or of.board in boards)
        if before and fields == of.field == "D" and not of.values:
            continue  # "scrub the trapdoor, I want none"
        if concerned and (not before or not places or places[0] < start):
            yield Misgiving(say, look.words[start].line, of.field, of.board)


def _by_other_numbers(look: Look, number: int) -> bool:
    """Whether a sentence names no throw and no trapdoor, and only numbers that nobody ordered."""
    part = look.of_sentence(number)
    values = {value for of in look.accepted for value in of.values}
    return not any(look.label(w) or (w.kind == "n" and w.value in values) for w in part)


@needs(phrases("proof"))
def sent_as_proof(look: Look) -> Iterator[Misgiving]:
    """An old mail shown again, to prove something: "as proof, this is what I sent last month: …"."""
    for start, end in look.found("proof"):
        if _of_open_turn(look, end):
            continue
        article = start > 1 and look.words[start - 1].low == "a" and look.words[start - 2].low not in ("as", "for")
        if article:
            continue  # "the exam had a proof that nobody had seen before"
        if any(word.low in _AMENDING for word in look.words[max(0, start - _FEW) : start]):
            continue  # "please amend what I sent you last night: the trapdoor should be 69"
        if _thrown_away(look, start) or (start and look.words[start - 1].low == "no"):
            continue  # "I've no proof of it"
        after = [of for of in look.accepted if look.places(of) and min(look.places(of)) > start]
        ahead = [of for of in look.accepted if look.places(of) and min(look.places(of)) < start]
        if after and not ahead:
            for of in after:
                yield Misgiving("old-mail", look.words[start].line, of.field, of.board)


def _of_open_turn(look: Look, end: int) -> bool:
    """Whether words that end in "of turn" are followed by a turn that is open: "my orders of turn 10"."""
    if end >= len(look.words) or not look.words[end - 1].means("turn", "round"):
        return False
    titled = {word.value for before, word in pairwise(look.subject_words()) if before.means("turn", "round")}
    return look.words[end].value in (set(look.turns) or titled)


def _thrown_away(look: Look, start: int) -> bool:
    """Whether an old mail is named to be thrown away, with no number of it: "please scrap what I sent last night"."""
    number = look.sentence_at(start)
    ahead = look.words[look.sentences[number].start : start]
    discarded = any(word.low in _DISCARDING for word in ahead[-_FEW:])
    discarded = discarded or (bool(ahead) and ahead[-1].low in ("away", "out"))
    discarded = discarded or any(word.low in _GONE for word in look.words[start : look.sentences[number].end])
    kept = any(word.low in ("not", "don't", "dont", "never", "no", "nor") for word in ahead)
    return discarded and not kept and not any(word.kind == "n" for word in look.of_sentence(number))


@needs(phrases("closing"))
def below_the_name(look: Look) -> Iterator[Misgiving]:
    """A number that stands only in the address below the writer's name."""
    signed = next((look.words[start].line for start, _ in look.found("closing")), None)
    if signed is None:
        return
    for of in look.accepted:
        lines = {look.words[place].line for place in look.places(of)}
        named = any(look.label(word) for place in look.places(of) for word in look.of_sentence(look.sentence_at(place)))
        if lines and min(lines) > signed + 1 and not named and not any(_ordering(look, line) for line in lines):
            yield Misgiving("no-order", min(lines), of.field, of.board)


def _ordering(look: Look, line: int) -> bool:
    """Whether a line has a label, says "PS", or holds hardly more than the number."""
    words = [word for word in look.words if word.line == line]
    numbers = sum(word.kind in "nx" for word in words)
    labelled = any(word.low in ("ps", "p", "pps") or look.label(word) for word in words)
    return labelled or len(words) <= 3 or (numbers == 1 and len(words) <= 5)
