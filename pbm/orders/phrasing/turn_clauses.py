"""The clauses of a sentence that tell of turns to come: "5 next time and 6 after that, trapdoor 30 each time"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import (
    AFTER,
    AFTER_NEXT,
    EACH,
    FAR_OFF,
    NEXT,
    NOW,
    ORDINAL,
    ORDINALS,
    PASSED,
    TURNS_ON,
)
from pbm.orders.phrasing.second_of_round import is_second_of_round, tells_what_is_left
from pbm.orders.phrasing.sentence_around import sentence_around
from pbm.orders.word_set import word_set

__all__ = [
    *("DOOR", "FILLER", "FURTHEST", "NUMBERS", "THROW", "WORD", "Telling", "lowered", "take_sentence"),
]

FURTHEST: Final = 24
"""Turns ahead of the open round; a number beyond that is a slip."""

NUMBERS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_NEAR: Final = 12  # characters between a clause and what belongs to it: a sign, "and the"
_JOINT: Final = late(
    r"\s{0,2}(?:,|–|—|&|\+| -(?= )|\b(?:and|then|but|und|dann|et|puis|en|dan|y|luego|e|poi)\b"
    r"(?! (?:with )?(?:(?:a|an|the|my) )?(?:trap|door|td|nominat))){1}\s{0,2}",
    re.IGNORECASE,
)
_TURN: Final = late(
    r"(?:\b(?:for|in|on|at|of) )?(?:\bmy )?\b(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda) "
    r"?(?P<turn>\d{1,3})(?:'s)?(?![\d/-])"
)
DOOR: Final = late(
    r"\b(?:trap ?doors?|trap|td|door|falltür|trappe|valluik|trampilla|botola)\b\s{0,2}"
    r"(?:(?:[:=#-]|is|on|at|to|under|in|space|square|number|sq|auf|sur|op|en|su)\s{0,2}){0,3}"
    r"(?P<space>\d{1,3})\b|\b(?P<before>\d{2,3}) (?:for|as) (?:the|my|a) (?:trap ?door|trap)\b"
)
THROW: Final = late(r"(?<![\w/])(?:(?P<digit>[1-6])(?![\d%]|/(?!\d))|(?P<word>two|three|four|five|six|(?<=a )one)\b)")
_SLASHED: Final = late(r"(?<![\w/])(?P<throw>[1-6])/(?P<space>\d{1,3})(?![\w/])")
FILLER: Final = word_set(
    "i i'll i'd ill id i'm will would like to have play playing throw throwing roll take taking use using go going with"
    " for a an the my me please pls then and also so it it's its is be make let's let us do want put down thanks thank"
    " you in on same as well too die number order orders move down hi hello ok okay we we'll we'd our"
    " ich nehme würfle spiele setze die der das eine einen den bitte wurf für mich je joue prends un une le la s'il"
    " vous plaît svp merci first ik speel neem graag de het een juego tomo el por favor gioco prendo il per favore"
)
_HOLDING: Final = word_set(
    "not don't keep keeping kept save saving saved hold holding if unless or maybe perhaps might may"
)
WORD: Final = late(r"[^\W\d_]+(?:['-][^\W\d_]+)*|[^\s\w]|\d+")
_BARE: Final = late(r"\bnext$|^(?:then )?next\b(?= (?:throw )?[1-6]$)")
_SAME: Final = late(r"\b(?:the same|same again|ditto|likewise)\b")
_BEHIND: Final = late(r"\s{0,3}([^\W\d_]+)")
_BEFORE: Final = late(
    r"(?:^|~|:|\b(?:a|the|my|with|throw|play|use|take|have|go|put|for|want|eine?|un|het|die))\s{0,3}$"
)
_SAID_AT_ONCE: Final = late(r"\s{0,2}[:,–—-]?\s{0,2}(?=\d)")
_APART: Final = late(
    r"(?<=[1-6]) (?:(?:for|in|on) )?(?:the )?(?:this|next) (?:time|week|round|turn|go|one)(?P<gap>\s{1,2})"
    r"(?=(?:(?:a|the|throw) )?[1-6]\b)"
)
"""A throw and its time, right behind which comes another throw: "3 this week 4 next week"."""
_SPACE_ALONE: Final = late(
    r"\W*(?:(?:the|my|a|space|on|at|to)\s+)*\d{1,3}\s+(?:(?:for|on|in|at)\s+)?(?:(?:the|my)\s+)?~\W*"
)
"""A space, without a word of trapdoors, and its time behind it: "and 51 for the next"."""
_SHORTLY: Final = 60  # characters of a sentence that says no more than "not this week"
_SET: Final = 6  # turns of a set, of which the last two are played together
_DOUBLED: Final = 5


@dataclass(slots=True)
class Telling:
    """One mail's text as it is told anew."""

    text: str
    turns: Sequence[int]
    added: list[tuple[int, int, list[str]]] = field(default_factory=list)  # where, the turn, what for it
    cut: list[tuple[int, int]] = field(default_factory=list)
    asked: list[tuple[str, str]] = field(default_factory=list)
    now: int = 0  # throws that were given for the open turns
    given: int = 0  # those of them up to here,
    told: int = 0  # and up to this sentence
    door_now: bool = False
    known: int | None = None  # the turn that was named last
    bare: int = -1  # where a throw was last given without a word of when
    headed: list[int] = field(default_factory=list)  # later turns that were named by their numbers, and stay so
    passed: bool = False  # nothing is said of the open turns: "not now"
    passes: list[tuple[int, int]] = field(default_factory=list)  # the sentences that say no more than that
    said_now: bool = False  # a throw was given in words for now
    led: bool = False  # the last later turn was named before its throw
    below: int | None = None  # from where on all is for a later turn, which stands on a line of its own above it

    @property
    def last(self) -> int:
        """The last of the open turns."""
        return max(self.turns)

    def is_cut(self, place: int) -> bool:
        """Whether what stands at ``place`` is taken out."""
        return any(start <= place < end for start, end in self.cut)

    def add(self, where: int, turn: int, throw: str, door: str = "") -> None:
        """Note what is ordered for a later turn, told up to ``where``."""
        said = [f"throw {throw}"] if throw else []
        self.added.append((where, turn, said + ([f"trapdoor {door}"] if door else [])))
        self.known = turn

    def ask(self, which: str, start: int, end: int, *, leave: bool = False) -> None:
        """Ask about a stretch, and take it out of what is read for the open round."""
        words = " ".join(self.text[start:end].split()).strip(" ,;&+-")
        if words:
            self.asked.append((which, words[:200]))
        if not leave:
            self.cut.append((start, end))


def lowered(text: str) -> str:
    """Return a text in small letters, each where it was."""
    small = text.lower()
    return small if len(small) == len(text) else "".join(low if len(low := one.lower()) == 1 else one for one in text)


def take_sentence(telling: Telling, start: int, end: int) -> None:
    """Tell the clauses of a sentence anew that are for a turn to come."""
    said = lowered(telling.text[start:end])
    telling.told = 0 if telling.given and tells_what_is_left(lowered(telling.text[:start])) else telling.given
    joints = _joints(telling.text, said, start, end)
    if PASSED.search(said) is not None:
        telling.passed = True
        if end - start < _SHORTLY and not any(letter.isdigit() for letter in said):
            telling.passes.append((start, end))
    stop = end - (end - start - len(telling.text[start:end].rstrip(" .!?;\n")))
    question = "?" in telling.text[stop:end]
    behind = False
    for place in range(len(joints) + 1):
        led, begin = joints[place - 1] if place else (start, start)
        close = joints[place][0] if place < len(joints) else max(stop, begin)
        whole = not place and not joints
        clause = _Clause(led, begin, close, end if whole else close, lowered(telling.text[begin:close]), question)
        behind = _take(telling, clause, behind=behind)


def _joints(text: str, said: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return where the clauses of a sentence are joined; a time that only leads it, "next week, 5", is no clause."""
    joints = [found.span() for found in _JOINT.finditer(text, start, end)]
    joints += [(start + found.start("gap"), start + found.end("gap")) for found in _APART.finditer(said)]
    joints.sort()
    if joints:
        lead = said[: joints[0][0] - start].strip()
        if any(time.fullmatch(lead) for time in (TURNS_ON, FAR_OFF, AFTER_NEXT, NEXT, AFTER, NOW)):
            return joints[1:]
    return joints


@dataclass(slots=True)
class _Clause:
    """A clause: ``led`` is where the word before it begins, ``cut`` where what is taken out with it ends."""

    led: int
    start: int
    end: int
    cut: int
    said: str
    question: bool
    when: re.Match[str] | None = None
    relative: bool = False
    rest: str = ""
    space: str = ""
    throws: tuple[str, ...] = ()
    counting: bool = False  # a number of it counts something
    played: bool = False  # what stands before its number is what people say before a throw

    @property
    def plain(self) -> bool:
        """Whether it says nothing but a throw, or a space, and when."""
        words = WORD.findall(THROW.sub(" ", self.rest))
        if self.question or self.counting or any(word.endswith("n't") for word in words):
            return False
        return all(word in FILLER or (not word.isalnum() and word not in "?%£$€/") for word in words)


def _take(telling: Telling, clause: _Clause, *, behind: bool) -> bool:
    """Take one clause; return whether it was for a turn to come. ``behind`` tells that the one before it was."""
    clause.said = clause.said.replace("’", "'")
    turn = _turn_of(telling, clause)
    _part(clause)
    if _second_of_round(telling, clause):
        clause.when = turn = None
    each = EACH.search(clause.said)
    if each is not None and clause.space and not clause.throws and (telling.added or telling.headed):
        _each_door(telling, clause, each)
        return False
    if behind and clause.when is None and clause.space and not clause.throws and clause.plain:
        own = telling.door_now or (telling.led and not telling.now and telling.bare < 0)
        if own and telling.added and 0 <= clause.start - telling.added[-1][0] <= _NEAR:
            telling.added[-1][2].append(f"trapdoor {clause.space}")
            telling.cut.append((clause.led, clause.cut))
        else:
            telling.ask("door-turn", clause.led, clause.cut)
        return True
    if clause.when is None or (turn is not None and turn <= telling.last):
        _of_now(telling, clause)
        return False
    only_door = bool(clause.space) and not clause.throws and clause.plain
    if only_door and turn is not None and telling.bare >= sentence_around(telling.text, clause.start)[0]:
        # "Throw 4, trapdoor 40 for turn 2": nobody can tell whether the throw is for that turn too.
        telling.ask("ahead", *sentence_around(telling.text, clause.start))
        return True
    if not clause.relative:
        if turn is not None and _follows(clause) and clause.plain and (len(clause.throws) == 1 or only_door):
            _add(telling, clause, turn)
            return True
        if turn is not None:
            telling.known = turn
            telling.headed.append(turn)
        return False
    return _relative(telling, clause, turn)


def _second_of_round(telling: Telling, clause: _Clause) -> bool:
    """Whether "and after that 4" is the second throw of a round of two turns."""
    begun = telling.known is not None or telling.headed or telling.passed or len(telling.turns) != len("12")
    if begun or clause.when is None or clause.when.re.pattern != AFTER.pattern or not clause.throws:
        return False
    said = lowered(telling.text[sentence_around(telling.text, clause.start)[0] : clause.start])
    return is_second_of_round(clause.when.group(), said, telling.told, THROW)


def _add(telling: Telling, clause: _Clause, turn: int) -> None:
    """Note what a clause orders for a later turn, and take it out of what is read for now."""
    telling.add(clause.end, turn, clause.throws[0] if clause.throws else "", clause.space)
    telling.cut.append((clause.led, clause.cut))
    telling.led = clause.when is not None and not clause.said[: clause.when.start()].strip()


def _each_door(telling: Telling, clause: _Clause, each: re.Match[str]) -> None:
    """Give every turn that was named the trapdoor that is told for each of them."""
    for _, _, order in telling.added:
        if not any(part.startswith("trapdoor") for part in order):
            order.append(f"trapdoor {clause.space}")
    heads = (int(head["turn"]) for head in _TURN.finditer(lowered(telling.text[: clause.start])))
    told = {turn for _, turn, _ in telling.added}
    for turn in dict.fromkeys([*telling.headed, *heads]):
        if telling.last < turn <= telling.last + FURTHEST and turn not in told:
            telling.add(clause.end, turn, "", clause.space)
    if telling.now:
        telling.cut.append((clause.start + each.start(), clause.start + each.end()))
    else:
        telling.cut.append((clause.led, clause.cut))


def _relative(telling: Telling, clause: _Clause, turn: int | None) -> bool:
    """Take a clause that is for the turn after another one; return whether it was."""
    told = len(clause.throws) == 1 or (clause.space and not clause.throws)
    if telling.door_now and not clause.throws and _SPACE_ALONE.fullmatch(clause.rest):
        telling.ask("door-turn", clause.led, clause.cut)
        return True
    based = telling.known is not None or telling.now >= len(telling.turns) or telling.passed
    after = clause.when is not None and clause.when.re.pattern in _NEVER_NOW
    counted = clause.when is not None and clause.when.re.pattern in _COUNTED
    if turn is None or not (based or counted):
        if clause.plain and clause.throws and (after or based):
            # Nobody can tell which turn it comes after, and so not whether that is the open one either.
            start, end = (clause.led, clause.cut) if based else sentence_around(telling.text, clause.start)
            telling.ask("ahead", start, end)
            return based
        _without_time(telling, clause)
        return False
    if clause.plain and told:
        _add(telling, clause, turn)
        return True
    if _SAME.search(clause.rest) and not clause.throws and not clause.question:
        telling.ask("ahead", clause.start, clause.end, leave=True)
        return False
    held = not _HOLDING.isdisjoint(WORD.findall(clause.rest))
    if clause.played and not held and not clause.counting and not clause.question:
        telling.ask("ahead", clause.start, clause.end, leave=True)
    return False


def _turn_of(telling: Telling, clause: _Clause) -> int | None:
    """Return the turn that a clause names, and note the words that do; None where none is, or nobody could tell."""
    last, said = telling.last, clause.said
    for pattern, relative in _TIMES:
        found = pattern.search(said)
        if found is None or (pattern is ORDINAL and tuple(telling.turns) != (1,)):
            continue
        clause.when, clause.relative = found, relative
        if pattern is ORDINAL:
            return int(found["digits"]) if found["digits"] else ORDINALS[found["word"]]
        if pattern is FAR_OFF:
            return None
        if pattern is TURNS_ON:
            counted = found["in"] or found["on"]
            return last + int(NUMBERS.get(counted, counted))
        if telling.headed and pattern is not AFTER:
            return None  # "turn 3: 2, next turn 4": the next after that, or after this one
        if pattern is AFTER:
            base = telling.known if telling.known is not None else last
            return base + 1 if base == last or base % _SET != _DOUBLED else None
        if pattern is AFTER_NEXT:
            weeks = "week" in found.group() or "woche" in found.group()
            known = telling.passed or telling.now or telling.known is not None
            return last + 2 if (last + 1) % _SET != _DOUBLED and (known or not weeks) else None
        return last + 1
    clause.when, now = _TURN.search(said), NOW.search(said)
    if now is not None and (clause.when is None or now.start() <= clause.when.start() < now.end()):
        clause.when = now  # "this turn 5" is no fifth turn
    if clause.when is None:
        return None
    named = int(clause.when["turn"]) if clause.when.re.groups else last
    return named if named <= last + FURTHEST else None


_TIMES: Final = (
    *((TURNS_ON, True), (FAR_OFF, True), (AFTER_NEXT, True), (NEXT, True), (AFTER, True), (_BARE, True)),
    (ORDINAL, False),
)
"""What names a time other than now, and whether it is told from another one."""
_COUNTED: Final = frozenset((TURNS_ON.pattern, AFTER_NEXT.pattern))
_NEVER_NOW: Final = _COUNTED | {FAR_OFF.pattern, AFTER.pattern}
"""Times that no open round is, whatever is said beside."""


def _without_time(telling: Telling, clause: _Clause) -> None:
    """Take the time away that is the open round's, where the number behind it would be read as part of its name."""
    if clause.when is None or not clause.plain or len(clause.throws) != 1 or len(telling.turns) != 1:
        return
    end = _SAID_AT_ONCE.match(clause.said, clause.when.end())
    if end is not None:
        telling.cut.append((clause.start + clause.when.start(), clause.start + end.end()))


def _part(clause: _Clause) -> None:
    """Note what a clause says beside when it is for: throws, a space, and whatever else."""
    found = clause.when
    bare = clause.said if found is None else clause.said[: found.start()] + " ~ " + clause.said[found.end() :]
    bare = EACH.sub(" ", bare)
    door, slashed = DOOR.search(bare), _SLASHED.search(bare)
    if door is not None:
        clause.space = door["space"] or door["before"]
        bare = f"{bare[: door.start()]} {bare[door.end() :]}"
    elif slashed is not None:
        clause.space = slashed["space"]
        bare = f"{bare[: slashed.start()]} {slashed['throw']} {bare[slashed.end() :]}"
    clause.rest = bare
    throws = list(THROW.finditer(bare))
    clause.throws = tuple(one["digit"] or str(NUMBERS[one["word"]]) for one in throws)
    after = (_BEHIND.match(bare, one.end()) for one in throws)
    clause.counting = any(word is not None and word[1] not in FILLER for word in after)
    clause.played = bool(throws) and _BEFORE.search(bare[: throws[0].start()]) is not None


def _follows(clause: _Clause) -> bool:
    """Whether the turn is named behind the throw: what stands behind the turn is read as it is."""
    if clause.when is None or "digits" in clause.when.re.groupindex:
        return clause.when is not None
    found = THROW.search(clause.rest)
    if found is None and clause.space:
        return clause.said.find(clause.space) < clause.when.start()
    return found is not None and found.start() < clause.rest.find("~")


def _of_now(telling: Telling, clause: _Clause) -> None:
    """Count the throws that a clause gives for the open turns."""
    now = NOW.search(clause.said) is not None and _HOLDING.isdisjoint(WORD.findall(clause.rest))
    later = telling.below is not None and clause.start >= telling.below
    if (
        (clause.plain or (now and not clause.counting))
        and not (later and not now)
        and len(clause.throws) <= len(telling.turns)
    ):
        telling.now += len(clause.throws)
        telling.given += len(clause.throws)
        telling.said_now = telling.said_now or (now and bool(clause.throws))
    if now:
        _without_time(telling, clause)
    if clause.throws and clause.when is None:
        telling.bare = clause.start
    telling.door_now = telling.door_now or bool(clause.space)
