"""Misgivings about orders that are told again below, on exchanged boards or with two throws in another order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, ONE_TURN, SEVERAL_BOARDS, TWO_TURNS, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = [
    "doors_on_other_boards",
    "order_told_otherwise",
    "repeated_otherwise",
    "summed_otherwise",
    "throws_on_other_boards",
]

_MOST = 60  # sentences that are looked at
_ON = late(
    r"\b(?:(?:the|my|that|an?) |(?P<at>on |at |in ))#(?P<value>\d{1,3})"
    r"(?: (?:is |goes |stays )?(?:on|for) (?:board )?(?P<board>\w{1,12})\b)"
)
_ME = late(r"\b(?:i|i'm|i'll|me|my|us|we|we're|we'll)\b")
_NOT_NOW = late(
    r"n't\b|\b(?:not|never|if|would|could|i'd|was|were|had|last|ago|earlier|instead|or|next|later|than|thought"
    r"|consider\w*"
    r"|tempt\w*|nearly|almost|he|she|they|his|her|their|your|you|have|got|still|left|remaining|saving|saved|kept"
    r"|play(?:ed|s)|threw|used|landed|standing|stand|sit|sitting|am|meant|sorry|wrong|swap\w*|chang\w*|no)\b"
)
"""Words of a sentence about another time or another's orders, about what one has, or about what is put right."""
_FIRST_WITH = (
    r"\b(?:start(?:ing|s)?(?: off)? with|begin(?:ning|s)? with|lead(?:ing)? (?:off )?with|open(?:ing)? with"
    r"|kick(?:ing)? off with|first comes|first (?:i throw|i'll throw|i play|i'll play|of all)) (?:the |my |a "
    r"|an )?#{last}(?!\d)"
    r"|\b(?:the|my|a) #{last} (?:comes |goes |is )?first\b"
    r"|\b(?:finish(?:ing)?|end(?:ing)?|follow(?:ing)?(?: (?:it|that|this))?(?: up)?) (?:up |off )?with (?:the "
    r"|my |a |an )?#{first}(?!\d)"
)
_SUMMED = (
    r"^(?:p ?\.? ?s ?\.? )?(?:so |in |to |just to )?(?:a )?(?:summary|sum up|summarise|summarize|short|brief"
    r"|recap|recapitulate"
    r"|be clear|be sure|conclude|confirm|order|orders|throws|my throws|my orders"
    r"|moves)\b[^#]{{0,30}}#{last}(?!\d) ?(?:,|/|-|–|&|and|then)"
    r" ?(?:and |then )?(?:the |a |an )?#{first}(?!\d)(?! ?(?:in (?:that|the) other|respectively))"
)
_FIRST_WORDS = word_set(
    "start starting starts begin beginning begins lead leading open opening kick kicking first finish finishing end "
    "ending follow following summary sum summarise summarize short brief recap recapitulate clear sure conclude "
    "confirm order orders throws moves"
)


_HEADING = (
    r"(?:(?:so |in |to |just to |a quick |quick )?(?:summary|sum up|summarise|summarize|short|brief|recap"
    r"|recapitulate|be clear"
    r"|conclude|repeat)|the orders? in short|my orders? in short|in a nutshell|tl ?; ?dr)"
)
_PAIR = late(
    rf"^{_HEADING}(?: [\w']+){{0,3}}? ?[.:,;–—-]{{0,3}} ?(?:that's |that is |so |it's |i throw |throw "
    rf"|throwing )?(?:a |an |the )?"
    r"#(?P<throw>[1-6]) ?(?:,|;|/|\+|&|-|–|and|with|on) ?(?:a |an |the |and |my )?(?:trap ?doors? )?(?:on |at |is )?"
    r"#(?P<space>\d{1,3})(?! ?(?:times|people|of|days?|weeks?|years?|euros?|pounds?|%|am|pm))\b"
)
_SPACE = late(r"#(\d{2,3})")
_CHANGING = word_set("swap swapped swapping change changed instead sorry thoughts wait reverse round")
_BESIDE = 4  # words before a space in which its throw is told with it
_JOINED = 2
_JOINING = word_set("and , / & + with on at the a")
_HEADED = word_set(
    "summary sum summarise summarize short brief recap recapitulate clear conclude repeat orders order nutshell tl"
)


@needs(_HEADED)
def summed_otherwise(look: Look) -> Iterator[Misgiving]:
    """Throw and space told once more under a heading, and otherwise: "I'll throw a 4 …" and "Recap: 2 and 33"."""
    if len(look.boards) > 1 or look.count > 1:
        return
    for number in range(1, min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        found = _PAIR.search(spelled(part)) if not look.sentences[number].asked and len(part) > 2 else None
        if found is None or int(found["space"]) <= look.high:
            continue
        for of in look.accepted:
            value = int(found["throw" if of.field == "T" else "space"])
            if of.values and value not in of.values:
                say = "throw-at-odds" if of.field == "T" else "door-at-odds"
                yield Misgiving(say, part[0].line, of.field, of.board)
        asked = look.accepted and all(of.field == "T" for of in look.accepted)
        if asked and _nominated(look, number) - {int(found["space"])}:
            yield Misgiving("door-at-odds", part[0].line, "", look.accepted[0].board)


@needs(ONE_TURN, DOOR_TAKEN)
def repeated_otherwise(look: Look) -> Iterator[Misgiving]:
    """A throw told once more beside the same space, and otherwise: "a 2, trapdoor 26", and below "so a 5 and 26"."""
    throws = [of for of in look.accepted if of.field == "T" and of.values]
    doors = {value for of in look.accepted if of.field == "D" for value in of.values}
    several = len(look.boards) > 1 or look.count > 1 or len(throws) != 1 or bool(look.kept)
    if several or not look.places(throws[0]):
        return
    first = look.sentence_at(look.places(throws[0])[0])
    for place in [n for n, word in enumerate(look.words) if word.kind == "n" and word.value in doors][:_MOST]:
        number = look.sentence_at(place)
        told = look.words[max(look.sentences[number].start, place - _BESIDE) : place]
        values = [word.value for word in told if word.kind == "n"]
        joined = all(w.kind == "n" or w.low in _JOINING or look.label(w) for w in told[-_JOINED:])
        joined = joined and not any(w.low in (":", "no", "nr", "number") for w in told)  # "Q2: 28"
        if number <= first or look.asks(number) or not joined or not values or not 0 < values[-1] <= look.high:
            continue
        if values[-1] not in throws[0].values and _NOT_NOW.search(spelled(look.of_sentence(number))) is None:
            yield Misgiving("throw-at-odds", look.words[place].line, "T", throws[0].board)
            return


def _nominated(look: Look, end: int) -> set[int]:
    """Return the spaces of the sentences before ``end`` that speak of a trapdoor of one's own: "my trapdoor on 40"."""
    made: set[int] = set()
    for number in range(end):
        part = look.of_sentence(number)
        if any(look.label(word) == "D" for word in part) and _ME.search(spelled(part)):
            said = spelled(part).replace("i'd like", "i want")
            made |= {int(each) for each in _SPACE.findall(said)} if _NOT_NOW.search(said) is None else set()
    return made


@needs(SEVERAL_BOARDS, ("on", "for"))
def throws_on_other_boards(look: Look) -> Iterator[Misgiving]:
    """Throws told below for other boards: "A: 3, B: 5", and "that 5 on A gets me up, the 3 on B keeps me safe"."""
    yield from _on_other_boards(look, "T")


@needs(SEVERAL_BOARDS, DOOR, ("on", "for"))
def doors_on_other_boards(look: Look) -> Iterator[Misgiving]:
    """Trapdoors told below for other boards: "the trapdoor on 50 on A is for Ruth, the one on 40 on B for Tim"."""
    yield from _on_other_boards(look, "D")


def _on_other_boards(look: Look, field: str) -> Iterator[Misgiving]:
    taken = {of.board.casefold(): of for of in look.accepted if of.field == field and of.values}
    if len(look.boards) < 2 or (field == "T" and look.count > 1):
        return
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        if look.sentences[number].asked or not any(word.kind == "n" for word in part):
            continue
        said = spelled(part)
        told = _ME.search(said) if field == "T" else any(look.label(word) == "D" for word in part)
        if not told or _NOT_NOW.search(said) is not None:
            continue
        beside = [
            of
            for found in _ON.finditer(said)
            if (of := taken.get(found["board"])) is not None and _of_another(look, int(found["value"]), of, taken)
        ]
        for of in beside:
            say = "throw-at-odds" if field == "T" else "door-at-odds"
            yield Misgiving(say, part[0].line, field, of.board)
        if beside:
            return


def _of_another(look: Look, value: int, of: Accepted, taken: Mapping[str, Accepted]) -> bool:
    """Whether a number is what was taken for another board, or may be, and not what was taken for this one."""
    others = [taken.get(board.casefold()) for board in look.boards if board != of.board]
    fits = (value <= look.high) == (of.field == "T")
    return fits and value not in of.values and any(other is None or value in other.values for other in others)


@needs(TWO_TURNS, _FIRST_WORDS)
def order_told_otherwise(look: Look) -> Iterator[Misgiving]:
    """Two throws that are told in another order below: "first 3, second 5", and "I'm starting with the 5"."""
    throws = [of for of in look.accepted if of.field == "T" and len(of.values) == 2 and not of.in_place]
    changed = any(word.low in _CHANGING for word in look.words)  # "4 and 6. Swap them: 6 first, then 4."
    if len(throws) != 1 or len(look.boards) > 1 or changed:
        return
    first, last = throws[0].values
    told = re.compile(_FIRST_WITH.format(first=first, last=last))
    summed = re.compile(_SUMMED.format(first=first, last=last))
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        if look.sentences[number].asked or not any(word.kind == "n" for word in part):
            continue
        said = spelled(part)
        if (told.search(said) or summed.search(said)) and _NOT_NOW.search(said) is None:
            yield Misgiving("order-turned", part[0].line, "T", throws[0].board)
            return
