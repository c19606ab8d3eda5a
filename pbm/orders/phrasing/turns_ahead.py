"""Orders for turns to come in a person's own words, told as turns are named: "6 now and 4 next week".

Only what is plainly a throw for a later turn is told anew, on a line of its own. Where it is plain that a turn to come
is meant and not which, or with which throw, that part is asked about and nothing of it is taken for this round.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.dates_ahead import ask_of_dates, may_name_days
from pbm.orders.phrasing.doors_of_each import doors_told_of_each
from pbm.orders.phrasing.named_times import EACH, NEXT, NOW
from pbm.orders.phrasing.next_from_now import may_part, next_told_from_now
from pbm.orders.phrasing.sentence_around import SENTENCE, sentence_around
from pbm.orders.phrasing.this_and_next import this_and_next_told
from pbm.orders.phrasing.turn_amended import amendments
from pbm.orders.phrasing.turn_changes import changes
from pbm.orders.phrasing.turn_clauses import DOOR, THROW, Telling, lowered, take_sentence
from pbm.orders.phrasing.turn_lists import turn_lists, without_values
from pbm.orders.phrasing.turns_respelt import respelt, written_out
from pbm.orders.phrasing.unless_heard import hangs_on_something, without_unless_heard
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Ahead", "told_by_turn"]

_LINES, _LINE, _MOST = 60, 600, 8_000  # lines, characters of each, and of all, that are looked at
_NEEDED: Final = word_set(
    "turn turns round rounds next following after afterwards double zug züge runde runden nächste nächsten nächstes"
    " nächster übernächste danach tour tours prochain prochaine suivant suivante ensuite beurt beurten volgende daarna"
    " próximo próxima viene después turno turni prossimo prossima dopo second third fourth fifth sixth 2nd 3rd 4th 5th"
    " 6th zügen turnos beurten weeks week fortnight month months wochen semaines weken semanas settimane nxt rnd"
)
_SHORT_WORDS: Final = word_set("nxt rnd wk")
_FIGURE_LAST: Final = late(r"\d\s{0,3}$")
_FIGURE_FIRST: Final = late(r"\s{0,2}[:,–-]?\s{0,2}(?:(?:throw|a|the|my|i play|play|orders?:?) ){0,2}\d")
_EXCHANGE: Final = late(
    r"\b(?:swap|swop|switch|exchange|interchange|reverse|tausche?|vertausche?|échangez?)\b[^.!?\n]{0,40}"
    r"\b(?:turn|round|zug|runde|tour) (?P<turn>\d{1,3})\b[^.!?\n]{0,30}\b\d{1,3}\b",
    re.IGNORECASE,
)
_TAKING_BACK: Final = late(
    r"\b(?:withdraw|cancel|take back|retract|scrap|scratch|scrub|drop|delete|remove|forget|annul)\b[^.!?:;\n\d]{0,40}"
    r"\b(?:turns?|zug) (?P<turn>\d{1,3})\b",
    re.IGNORECASE,
)
_UNWANTED: Final = late(
    r"\b(?:changed (?:my|our) mind|second thoughts|gone off (?:it|the idea))\b[^.!?:;\n\d]{0,30}"
    r"\b(?:turn|zug) (?P<turn>\d{1,3})\b(?P<instead>[^!?\n]{0,60}?(?<![\w.])\d{1,3}\b[^.!?\n]{0,60})?"
    r"|\b(?:nothing|no orders?|none|nichts|keine züge|rien|niets|nada|niente)\b[^.!?:;\n\d]{0,16}"
    r"\b(?:turn|zug|tour|beurt|turno) (?P<none>\d{1,3}),?"
    r" (?:please|then|now|after all|any ?more|bitte|mehr|doch|finalement|toch|al final|dopotutto)\b",
    re.IGNORECASE,
)
"""What was ordered for a turn and is not wanted any more, and a number that may be wanted in its place."""
_DOUBLE: Final = late(
    r"\b(?:for|on|in|at) (?:the|my|our) double(?:[- ](?:turn|round|throw|one|go|move))?\b", re.IGNORECASE
)
_IN_SHORT: Final = late(r"\bt\d|\b(?:r|rd|rnd)\.?\s?\d|\b1st\b", re.IGNORECASE)
_ON: Final = late(r"\s{0,2}(?:[,–—]|\b(?:and|but|und|aber|et|mais)\b)\s{0,2}", re.IGNORECASE)
_JOINED: Final = late(
    r"(?:\b(?:next|turn \d{1,3}|nächste|prochain|volgende|after(?: that| this)?|afterwards|danach"
    r"|ensuite|daarna|después|dopo)\b[^.!?;\n\d]{0,30}(?P<throw>[1-6])"
    r"|(?<!\d)(?P<ahead>[1-6]) next(?: (?:turn|round|week|time|go|month))?)"
    r"(?P<door>(?:,| ?\+| ?&|,? (?:and|und|et|en|y|e)) ?(?P<space>[7-9]|[1-9]\d|100))(?![\w/%:]|\.\d)"
    r"(?! (?:now|today|this|for now|jetzt|years|people))",
    re.IGNORECASE,
)
"""A throw of a later turn, and a space beside it that no word calls a trapdoor."""
_TURN_HEAD: Final = late(
    r"(?<!next )\b(?:turn|round|zug|runde|tour|beurt|turno) (?P<turn>\d{1,3})\b(?![/-])", re.IGNORECASE
)
_ALONE: Final = late(
    r"^\W{0,4}(?:for )?(?:turn|round|zug|runde|tour|beurt|turno) (?P<turn>\d{1,3})\s?:?\s{0,2}$",
    re.IGNORECASE | re.MULTILINE,
)
"""A turn on a line of its own, above what is for it."""
_SHORT: Final = 45  # characters of a line that was not broken for its length


@dataclass(frozen=True, slots=True)
class Ahead:
    """Lines in which every later turn is named by its number; ``asked``: what cannot be taken, and the own words.

    ``now`` is how many throws they were seen to give for the open turns; ``told`` says that a turn's orders were told
    anew.
    """

    lines: list[str]
    asked: tuple[tuple[str, str], ...] = ()
    now: int = 0
    told: bool = False


def told_by_turn(
    lines: Sequence[str], turns: Sequence[int], count: int, *, several: bool = False, deadline: date | None = None
) -> Ahead:
    """Return ``lines`` with the orders for turns after those open (``turns``, ``count`` throws) told by their numbers.

    Where it is not known which are open, only lists for several turns are told apart; of ``several`` boards no throw
    is moved, as each may have its own. What is told for a day after the ``deadline`` is not for this round.
    """
    head = list(lines[:_LINES])
    said = words_in(head)
    dated = deadline is not None and may_name_days([line[:_LINE] for line in head], said)
    named = dated or may_be_in(said, _NEEDED) or may_part(said) or any(_IN_SHORT.search(line[:_LINE]) for line in head)
    if not named or any(len(line) > _LINE for line in head) or sum(map(len, head)) > _MOST:
        return Ahead(list(lines))
    head = written_out(head) if may_be_in(said, _SHORT_WORDS) else head
    said = words_in(head) if may_be_in(said, _SHORT_WORDS) else said
    told = without_unless_heard("\n".join(_next_apart(head)), turns)
    told = told if several else this_and_next_told(told, turns, said)
    parted = next_told_from_now(respelt(told, turns, several=several), turns, said)
    single = len(turns) == 1
    each, unknown = doors_told_of_each(parted.text, max(turns), said, single=single) if turns else (parted.text, [])
    listed, asked = _lists(each, turns, count)
    asked = [*parted.asked, *unknown, *asked]
    if not turns:
        return Ahead([*listed.split("\n"), *lines[_LINES:]], tuple(asked))
    telling = Telling(listed, turns, asked=asked)
    alone = (head.end() for head in _ALONE.finditer(listed) if int(head["turn"]) > max(turns))
    telling.below = next(alone, None)
    amendments(telling)
    _taken_back(telling)
    if len(turns) == 1:
        _put_aside(telling)
    changes(telling)
    _ask_of_conditions(telling)
    _ask_of_the_one_between(telling)
    ask_of_dates(telling, deadline)
    telling = telling if several else _by_sentences(telling)
    _ask_of_spaces(telling)
    if telling.added:
        telling.cut += telling.passes
    moved = bool(telling.added or telling.cut)
    return Ahead([*_rewritten(telling).split("\n"), *lines[_LINES:]], tuple(telling.asked), telling.now, moved)


def _next_apart(lines: Sequence[str]) -> list[str]:
    """Return lines of which one that begins with the next turn's orders is no more of the sentence above it.

    "6/44" above "next turn 5/45" are two orders: the space of the one is not told for the other.
    """
    made = list(lines)
    for place, line in enumerate(lines[1:]):
        if _FIGURE_LAST.search(made[place][-8:]) is not None:
            low = lowered(line.lstrip())
            heads = NEXT.match(low)
            if heads is not None and _FIGURE_FIRST.match(low, heads.end()) is not None:
                made[place] = made[place].rstrip() + "."
    return made


def _by_sentences(telling: Telling) -> Telling:
    """Return what is told sentence by sentence; anew where a throw for now comes behind one for "next week"."""
    first = replace(telling, added=list(telling.added), cut=list(telling.cut), asked=list(telling.asked), passes=[])
    for sentence in SENTENCE.finditer(first.text):
        if not any(start < sentence.end() and sentence.start() < end for start, end in first.cut):
            take_sentence(first, sentence.start(), sentence.end())
    if not first.said_now or telling.now or first.now < len(telling.turns):
        return first
    again = replace(telling, now=first.now, door_now=first.door_now, said_now=False)
    return _by_sentences(again)


def _lists(text: str, turns: Sequence[int], count: int) -> tuple[str, list[tuple[str, str]]]:
    """Return a text with lists for several turns told one by one, and what of them must be asked."""
    asked: list[tuple[str, str]] = []
    made, end = "", 0
    for found in turn_lists(text, turns, count):
        made += text[end : found.start]
        end = found.end
        if found.orders is None and not turns:
            made += text[found.start : end]
            continue
        if found.orders is None:
            asked.append(("ahead", " ".join(text[found.start : found.end].split())))
            continue
        orders = list(found.orders)
        door = DOOR.match(lowered(text[end : end + 60]).lstrip(" ,;&+"))
        lead = len(text[end:]) - len(text[end:].lstrip(" ,;&+"))
        if door is not None and turns and not any("trapdoor" in order for order in orders):
            each = EACH.match(lowered(text[end + lead + door.end() :][:40]).lstrip(" ,"))
            stretch = text[end + lead : end + lead + door.end()]
            end += lead + door.end()
            if each is None:
                asked.append(("door-turn", " ".join(stretch.split())))
            else:
                end += lowered(text[end : end + 60]).find(each.group()) + len(each.group())
                orders = [f"{order}, trapdoor {door['space'] or door['before']}" for order in orders]
        made += ", ".join(f"turn {turn}: {order}" for turn, order in zip(found.turns, orders, strict=True))
    return made + text[end:], asked


def _ask_of_spaces(telling: Telling) -> None:
    """Ask about a space beside a later turn's throw, as nobody said that it is for now: "5 now, next turn 3 and 40"."""
    bare = {order[0] for _, _, order in telling.added if len(order) == 1}
    for found in _JOINED.finditer(telling.text) if bare else ():
        if f"throw {found['throw'] or found['ahead']}" in bare and not telling.is_cut(found.start("space")):
            telling.ask("door-turn", found.start("door"), found.end("door"))


def _taken_back(telling: Telling) -> None:
    """Ask about a later turn that is taken back beside other words: nothing of its sentence is an order for it."""
    for found in _TAKING_BACK.finditer(telling.text):
        if int(found["turn"]) > telling.last and not telling.is_cut(found.start()):
            _ask_of_sentence(telling, "unsaying-later", found)
    for found in _UNWANTED.finditer(telling.text):
        if int(found["turn"] or found["none"]) <= telling.last or telling.is_cut(found.start()):
            continue
        if found["instead"] is None or NOW.search(lowered(found["instead"])) is not None:
            _ask_of_sentence(telling, "unsaying-later", found)
        else:
            telling.ask("ahead", sentence_around(telling.text, found.start())[0], found.end())


def _ask_of_conditions(telling: Telling) -> None:
    """Ask about a sentence whose throw for a later turn hangs on something."""
    for sentence in SENTENCE.finditer(telling.text):
        if hangs_on_something(sentence.group(), telling.last) and not telling.is_cut(sentence.start()):
            telling.ask("later-if", *sentence.span())


def _ask_of_the_one_between(telling: Telling) -> None:
    """Ask about "next turn 5" beside "turn 3: 6", where turn 1 is open: the turn left out may be meant."""
    named = {int(found["turn"]) for found in _TURN_HEAD.finditer(telling.text)}
    if (
        len(telling.turns) > 1
        or telling.last + 2 not in named
        or not named.isdisjoint((telling.last, telling.last + 1))
    ):
        return
    for found in NEXT.finditer(lowered(telling.text)):
        start, end = sentence_around(telling.text, found.start())
        head = _TURN_HEAD.search(telling.text, start, end)
        end = end if head is None else head.start()
        said = lowered(telling.text[start:end])
        if start <= found.start() < end and THROW.search(said) and NOW.search(said) is None:
            telling.ask("ahead", start, end)


def _ask_of_sentence(telling: Telling, which: str, found: re.Match[str]) -> None:
    """Ask about the sentence in which something was found, but for what it says of now behind that."""
    start, end = sentence_around(telling.text, found.start())
    joint = _ON.search(telling.text, found.end(), end)
    beside = joint is not None and NOW.search(lowered(telling.text[joint.end() : end])) is not None
    telling.ask(which, start, joint.end() if joint is not None and beside else end)


def _put_aside(telling: Telling) -> None:
    """Ask about turns that are only named, exchanged, or called the double: no number of theirs is a throw of now."""
    for found in (*_EXCHANGE.finditer(telling.text), *without_values(telling.text)):
        named = [int(number) for number in re.findall(r"\d{1,3}", found.group())]
        if max(named) > telling.last and not telling.is_cut(found.start()):
            _ask_of_sentence(telling, "ahead", found)
    for found in _DOUBLE.finditer(telling.text):
        start, end = sentence_around(telling.text, found.start())
        rest = telling.text[found.start() : end].lower()
        if THROW.search(rest) and NOW.search(rest) is None and not telling.is_cut(found.start()):
            before = telling.text[start : found.start()]
            telling.ask("ahead", found.start() if THROW.search(before.lower()) else start, end)


def _rewritten(telling: Telling) -> str:
    """Return the text without what was taken out, and each later turn's orders on a line behind theirs."""
    if not telling.added and not telling.cut:
        return telling.text
    put: dict[int, list[str]] = {}
    for where, turn, order in sorted(telling.added, key=lambda one: one[1]):
        put.setdefault(_line_end(telling.text, where), []).append(f"Turn {turn}: {', '.join(order)}")
    made, end = "", 0
    marks = sorted([(start, 1, stop) for start, stop in telling.cut] + [(place, 0, place) for place in put])
    for start, cutting, stop in marks:
        made += telling.text[end : max(start, end)]
        if not cutting:
            made += "".join(f"\n{line}" for line in put[start])
        end = max(end, stop)
    return made + telling.text[end:]


def _line_end(text: str, where: int) -> int:
    """Return where the line ends in which the sentence at ``where`` does."""
    stop = sentence_around(text, max(0, where - 1))[1]
    place = text.find("\n", max(where, stop))
    while place >= 0:
        line = text[text.rfind("\n", 0, place) + 1 : place].rstrip()
        following = text[place + 1 : place + 2]
        if not line or line[-1] in ".!?:;" or not following.strip() or len(line) < _SHORT:
            return place
        place = text.find("\n", place + 1)
    return len(text)
