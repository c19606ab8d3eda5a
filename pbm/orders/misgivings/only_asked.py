"""Misgivings about what is only asked about: an order quoted, an example, a permission, a supposition, advice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pbm.orders.misgivings.needs import ASKED, QUOTED, needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set
from pbm.orders.words import OF_RULES

__all__ = ["advised", "hypothetical", "permission", "quoted", "told_as_example"]

_ASSENTING = ("so", "i'll", "ok", "agree", "right", "obey", "listen", "yes", "fine", "therefore", "follow", "gladly")
_ADVISING = (
    *("reckons", "reckoned", "says", "said", "thinks", "thought", "suggests", "suggested", "told", "tells"),
    *("advises", "advised", "insists", "insisted", "recommends", "recommended", "wants", "keeps", "urges", "swears"),
)
_OUGHT = ("should", "ought", "must", "could", "to", "might")
_BESIDES = word_set("write speak say tell mention stop thank apologise apologize ask rest sleep eat greet remember pay")
"""What somebody should do that is no move: "my wife says I must write English to you"."""
_PERSONS = (
    "he",
    "she",
    "they",
    "somebody",
    "someone",
    "everyone",
    "wife",
    "husband",
    "brother",
    "sister",
    "son",
    "daughter",
)
_ALLOWING = frozenset(("may", "can", "could", "am", "must"))
_POLITELY = frozenset(
    ("trouble", "have", "get", "please", "pls", "plz", "order", "ask", "put", "change", "switch", "swap", "make")
)
_ELSEWHERE = word_set("next later tomorrow instead behalf for turn round game board another after before in at")
"""What a request to throw is for another time or somebody else with."""
_BEGGING = frozenset(("please", "pls", "plz"))
_COUNSELLING = frozenset(("would", "do", "should", "is", "does"))
_COUNSEL = frozenset(
    ("advise", "recommend", "suggest", "advisable", "wise", "sensible", "legal", "allowed", "worth", "stupid", "better")
)
_POINTING = (
    *(
        "that",
        "this",
        "these",
        "those",
        "it",
        "they",
        "them",
        "mean",
        "means",
        "meant",
        "right",
        "correct",
        "ok",
        "allowed",
    ),
    *("what", "which", "how", "why", "or", "so", "order", "orders", "number", "numbers", "form", "both", "legal"),
)
_OF_THE_CLOCK = word_set("pm am oclock uhr gmt bst cet utc midnight noon")
_TOLD = 7  # sentences of a supposed case, with the question
_SELVES = ("i", "we", "i'm", "i'd", "i've")


@needs(ASKED, QUOTED)
def quoted(look: Look) -> Iterator[Misgiving]:
    """Orders within quotation marks, in a sentence that asks about them: "what does 'THROW 3' mean?"."""
    for of in look.accepted:
        places = look.places(of)
        loose = [p for p in places if not look.words[p].quoted and not look.asks(look.sentence_at(p))]
        places = [place for place in places if look.words[place].quoted]
        if not places or loose:
            continue
        told = {look.sentence_at(place) for place in places}
        asked = [n for n in told if look.asks(n) or (look.asks(n + 1) and _points_back(look, n + 1))]
        if asked:
            yield Misgiving("only-asked", look.words[places[0]].line, of.field, of.board, asking=True)


def _points_back(look: Look, number: int) -> bool:
    """Whether a question is about what was said before it: "What does that mean?"; "Café on Tuesday?" is not."""
    said = look.of_sentence(number)
    return any(w.kind == "n" or look.label(w) or w.means(*_POINTING) for w in said)


@needs(ASKED, phrases("example", "cited"))
def told_as_example(look: Look) -> Iterator[Misgiving]:
    """The GM's own example, or what a form says, and a question whether it is meant: "is the 3 only an example?"."""
    # "Does Friday 6pm mean your time or mine?" asks about no order.
    timed = [any(w.low in _OF_THE_CLOCK for w in look.words[start:end]) for start, end in look.found("example")]
    taken = {value for of in look.accepted for value in of.values}
    for n, (start, end) in enumerate(look.found("example")):
        # "does landing on 80 mean I slide to 24?"
        about = look.of_sentence(look.sentence_at(start))
        timed[n] = timed[n] or (
            look.asks(look.sentence_at(start)) and any(w.kind == "n" and w.value not in taken for w in about)
        )
        # "when two stand in a column, for example 45 and 36, do I fall twice?"
        timed[n] = timed[n] or any(w.kind == "n" and w.value not in taken for w in look.words[end : end + 2])
    found = zip(look.found("example"), timed, strict=True)
    asked = [look.sentence_at(start) for (start, _), of_time in found if not of_time]
    asked = [number for number in asked if look.asks(number)]
    cited = {look.sentence_at(start) for start, _ in look.found("cited")}
    if not asked and not cited:
        return
    near = {number + step for number in asked for step in (-2, -1, 0)}
    for of in look.accepted:
        numbers = {look.sentence_at(place) for place in look.places(of)}
        covered = near | {n for n in numbers if look.asks(n)}
        covered |= {n for n in cited if any(look.asks(n + step) for step in (0, 1, 2))}
        if numbers and numbers <= covered and (asked or numbers & cited):
            yield Misgiving("only-asked", _line(look, min(numbers)), of.field, of.board, asking=True)


@needs(ASKED, _ALLOWING | _COUNSELLING)
def permission(look: Look) -> Iterator[Misgiving]:
    """Only whether it is allowed is asked: "May I nominate 60?", "Can I throw a 6 again?"; "can I have" orders."""
    asking = {
        number
        for number, sentence in enumerate(look.sentences)
        if sentence.asked
        and (_may(list(look.of_sentence(number))[:12]) or _asks_more(look, number))
        and not _goes_on(look, number)
        and not _done_anyway(look, number)
    }
    asking -= {number for number in asking if _whole_order(look, number)}
    if not asking:
        return
    for of in look.accepted:
        places = look.places(of)
        if places and all(look.sentence_at(place) in asking for place in places):
            yield Misgiving("only-asked", look.words[places[0]].line, of.field, of.board, asking=True)


def _asks_more(look: Look, number: int) -> bool:
    """Whether a mail without a throw asks one thing more: "If two choose the same, what happens? And can I put …?"."""
    if not number or not look.asks(number - 1) or any(of.field == "T" for of in look.accepted):
        return False
    lows = [word.low for word in look.of_sentence(number) if word.kind == "w"][:4]
    return any(first in _ALLOWING and second == "i" for first, second in pairwise(lows))


def _whole_order(look: Look, number: int) -> bool:
    """Whether a throw and a trapdoor are asked for together, as by nobody who asks for a rule: "could I go 5/9?"."""
    fields = {of.field for of in look.accepted if number in map(look.sentence_at, look.places(of))}
    said = look.of_sentence(number)
    return fields == {"T", "D"} and not any(word.low in OF_RULES or word.low in ("may", "must") for word in said)


def _goes_on(look: Look, number: int) -> bool:
    """Whether the next sentence asks for the rest of the order: "Can I play the 3? And can I have 29 as my …"."""
    if number + 1 >= len(look.sentences):
        return False
    lows = [word.low for word in look.of_sentence(number + 1)[:4]]
    opens = lows[:1] == ["and"] and lows[1:2] != [] and lows[1] in _ALLOWING
    return opens and lows[2:] in (["i", "have"], ["i", "get"])


def _done_anyway(look: Look, number: int) -> bool:
    """Whether one of the next sentences does what was asked: "May I take the 6 past the end? I take it anyway"."""
    for after in (number + 1, number + 2):
        lows = [word.low for word in look.of_sentence(after)[:5]]
        does = any(lows[n : n + 2] in (["i", "take"], ["i", "play"], ["i", "use"], ["i", "throw"]) for n in range(3))
        if does and "it" in lows and "that" not in lows and not look.asks(after):
            return True
    return False


def _may(words: list[Word]) -> bool:
    lows = [word.low for word in words if word.kind == "w"]
    for place, (first, second) in enumerate(pairwise(lows)):
        if first in _COUNSELLING and second in ("you", "it", "that") and _COUNSEL & set(lows[place + 2 :]):
            return True
        if first in _ALLOWING and second == "i" and not (place and lows[place - 1] == "who"):
            if place and lows[place - 1] in _BEGGING and not (OF_RULES | _ELSEWHERE) & set(lows[place + 2 :]):
                return False  # "Please may I throw 3?"
            return not _POLITELY & set(lows[place + 2 :])
    return False


@needs(ASKED, phrases("supposing"))
def hypothetical(look: Look) -> Iterator[Misgiving]:
    """Only supposed: "suppose I threw a 5", "what happens if I name 40?", "were I to play 6, would …?"."""
    supposed = [look.sentence_at(start) for start, _ in look.found("supposing")]
    covered: set[int] = set()
    for number in supposed:
        asked = next((n for n in range(number, number + _TOLD) if look.asks(n)), None)
        if asked is not None:
            covered.update(range(number, asked + 1))
    for of in look.accepted:
        numbers = {look.sentence_at(place) for place in look.places(of)}
        if covered and all(number in covered or look.asks(number) for number in numbers):
            yield Misgiving("only-asked", _line(look, min(covered)), of.field, of.board, asking=True)


@needs(_ADVISING, _OUGHT)
def advised(look: Look) -> Iterator[Misgiving]:
    """Only what somebody else says the player should do: "Bob reckons I should throw 4"."""
    for of in look.accepted:
        numbers = {look.sentence_at(place) for place in look.places(of)}
        if numbers and all(_advice(look, number) for number in numbers):
            yield Misgiving("only-asked", _line(look, min(numbers)), of.field, of.board, asking=True)


def _advice(look: Look, number: int) -> bool:
    part = look.of_sentence(number)
    for place, word in enumerate(part):
        if not word.means(*_ADVISING) or not place:
            continue
        teller = part[place - 1]
        named = teller.kind == "w" and teller.text[:1].isupper() and teller.low not in _SELVES
        if not named and not teller.means(*_PERSONS):
            continue
        after = part[place + 1 : place + 6]
        besides = any(a.means(*_OUGHT) and b.low in _BESIDES for a, b in pairwise(part[place + 1 : place + 7]))
        if any(a.means("i", "me", "we") for a in after) and any(a.means(*_OUGHT) for a in after) and not besides:
            rest = (*part[place + 1 :], *look.of_sentence(number + 1))
            return not any(w.means(*_ASSENTING) for w in rest)
    return False


def _line(look: Look, number: int) -> int:
    return look.words[look.sentences[number].start].line
