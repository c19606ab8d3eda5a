"""One part of the list of pieces that stands, changed by who has it in front of them: "put P2 on the end, 60 and 30".

Each part of such a mail is understood, as a change, as what stays, a courtesy or talk. Of anything else there is no
change.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.core.game import Json
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.reading.orders import tokens_of
from pbm.rulesets.unleashed.reading.part_told import DROP, REST, SAME_PLACE, Said, Ways, said_in, sentences_of
from pbm.rulesets.unleashed.reading.stood import Move
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.letter import body_of

__all__ = ["with_list_changed"]

_LONGEST: Final = 400
_ART: Final = r"(?:(?:the|my|that|a|la|le|l'|mon|ma|der|die|das|den|mein|meine|meinen|de|het|mijn|el|mi|il|lo) )*"
_SIZE: Final = r"(?:(?:short|shorter|small|smaller|little|long|longer|big|bigger|large) )?"
_PIECE: Final = rf"{_ART}{_SIZE}%\w+\*?"
_ENDS: Final = r"\d{1,4} (?:- |– |to |and |down to |up to |, |auf |bis |à |et |tot |a |y )?\d{1,4}"
_NAMED: Final = (
    r"(?:, )?(?:head|top|kopf|tête) (?:at |on )?\d{1,4} ,? ?(?:and )?(?:tail|bottom|foot) (?:at |on )?\d{1,4}"
)
_AT: Final = rf"(?:(?:, |at |on |from |: |auf |sur |op |von |de |van )?(?:{_ENDS})|{_NAMED})"
_LIST: Final = r"(?:on|at|to|ans?|ans|à|au|en|aan|op|al|a) (?:the )?(?:very )?"
_LAST: Final = rf"{_LIST}(?:end|bottom|tail|foot|ende|schluss|fin|eind|einde|final|fondo)"
_OF_LIST: Final = r"(?: of (?:my|the) list| (?:my|the) list| meiner liste| de (?:ma|la) liste| van (?:mijn|de) lijst)?"
_BEFORE: Final = r"(?:before|ahead of|in front of|above|vor|avant|voor|antes de|prima di)"
_AFTER: Final = r"(?:after|behind|below|nach|hinter|après|na|achter|después de|dopo)"
_PUT: Final = r"(?:put |add |have |place |move |i want |i'd like |setz |mets |zet |pon |metti )?"
_ITS_PLACE: Final = r"in its (?:stead|place)"
_INSTEAD: Final = r"(?:instead|stattdessen|à la place|in plaats daarvan|en su lugar|al suo posto)"

_WAYS: Final[Ways] = (
    ("rest", REST),
    ("same place", SAME_PLACE),
    ("first two", r"(?:<swap>|switch|reverse|turn) (?:the )?first 2(?: pieces| ones)?(?: round| around| over| about)"),
    ("first two", r"(?:the )?first 2 (?:the )?other way (?:round|around|about)"),
    ("before", rf"{_PUT}(?P<new>{_PIECE}) {_BEFORE} (?P<what>{_PIECE})"),
    ("after", rf"{_PUT}(?P<new>{_PIECE}) {_AFTER} (?P<what>{_PIECE})"),
    (
        "ends",
        rf"(?:change|move|shift|make|put|have|ändere|change[rz]?|mets|verander|cambia) (?P<what>{_PIECE}) "
        rf"(?:to |at |be |into |auf |à |naar |a )?(?P<new>{_ENDS})",
    ),
    ("last", rf"{_PUT}(?P<what>{_PIECE}) {_LAST}{_OF_LIST} ?(?P<new>{_AT})"),
    ("last", rf"{_PUT}(?P<what>{_PIECE}) ?(?P<new>{_AT}) ,? ?{_LAST}{_OF_LIST}"),
    ("drop", rf"{DROP} (?P<what>{_PIECE})"),
    ("its place", rf"{_PUT}{_ITS_PLACE} (?P<what>{_PIECE}) ?(?P<new>{_AT})"),
    ("its place", rf"{_PUT}(?P<what>{_PIECE}) ?(?P<new>{_AT}) ,? ?{_ITS_PLACE}"),
    ("instead", rf"{_PUT}{_INSTEAD} (?P<what>{_PIECE}) ?(?P<new>{_AT})"),
    ("instead", rf"{_PUT}(?P<what>{_PIECE}) ?(?P<new>{_AT}) ,? ?{_INSTEAD}"),
    ("rank", rf"(?:then |dann |puis |dan )?(?P<what>{_PIECE})(?: first| last| @last| zuerst| zuletzt| d'abord)?"),
)
_SHORTER: Final = ("short", "shorter", "small", "smaller", "little")


def with_list_changed(
    config: Config, state: State, seat: str, lines: Sequence[str], read: WordsRead, stood: Sequence[Move]
) -> WordsRead:
    """Return a reading by which one part of the list that stands is changed; the reading itself otherwise."""
    told = body_of(lines, seat)
    if not stood or sum(map(len, told)) > _LONGEST:
        return read
    said = said_in(sentences_of(tokens_of(config, state, seat, told)[0], seat), _WAYS)
    if not said or (read.orders and not read.problems and all(one.way != "its place" for one in said)):
        return read
    made = _changed(said, list(stood))
    if made is None or made == list(stood):
        return read
    order: dict[str, Json] = {"pieces": [list(one) for one in made]}
    taken = frozenset(range(len(lines)))
    return WordsRead({BOARD: order}, assumed=read.assumed, taken=taken)


def _changed(said: Sequence[Said], stood: list[Move]) -> list[Move] | None:
    """Return the list as all that is said of it has it, None where that does not agree."""
    made = list(stood)
    ranked = [name for one in said if one.way == "rank" for name in (_name(one.what, stood),)]
    if ranked:
        if sorted(ranked) != sorted(name for name, _, _ in stood):
            return None
        made = [next(move for move in stood if move[0] == name) for name in ranked]
    gone: list[int] = []
    for one in said:
        if one.way in ("rest", "same place", "rank"):
            continue
        if one.way in ("first two", "before", "after"):
            changed = _placed(one, made, fixed=bool(ranked))
        else:
            changed = _entered(one, made, gone)
        if changed is None:
            return None
        made = changed
    return None if gone or len({name for name, _, _ in made}) < len(made) else made


def _placed(one: Said, made: list[Move], *, fixed: bool) -> list[Move] | None:
    """Return a list with one piece put before or behind another; one whose whole order is told has to agree."""
    if one.way == "first two":
        return None if fixed or len(made) < len(("first", "second")) else [made[1], made[0], *made[2:]]
    new, old = _name(one.new, made), _name(one.what, made)
    names = [name for name, _, _ in made]
    if not new or not old or new == old:
        return None
    agrees = (names.index(new) < names.index(old)) == (one.way == "before")
    if fixed or agrees:
        return made if agrees else None
    move = made[names.index(new)]
    rest = [each for each in made if each != move]
    at = [name for name, _, _ in rest].index(old) + (one.way == "after")
    return [*rest[:at], move, *rest[at:]]


def _entered(one: Said, made: list[Move], gone: list[int]) -> list[Move] | None:
    """Return a list with a piece put elsewhere, added, or taken off; ``gone`` is the place that waits for another."""
    if one.way == "drop":
        name = _name(one.what, made)
        at = next((at for at, move in enumerate(made) if move[0] == name), -1)
        if at < 0 or gone:
            return None
        gone.append(at)
        return [*made[:at], *made[at + 1 :]]
    ends = _ends(one.new)
    if ends is None or (one.way in ("instead", "its place") and not gone):
        return None
    name = one.what.rpartition("%")[2]
    known = name in {move[0] for move in made}
    if one.way == "ends":
        name = _name(one.what, made)
        return [(name, *ends) if move[0] == name else move for move in made] if name else None
    if known or "*" in name:
        return None
    move = (name, *ends)
    if one.way in ("instead", "its place"):
        at = gone.pop()
        return [*made[:at], move, *made[at:]]
    return [*made, move]


def _ends(said: str) -> tuple[int, int] | None:
    """Return the top and the bottom that words tell, None where they call the lower one the top."""
    first, second = map(int, re.findall(r"\d+", said))
    if first == second or (first < second and re.match(r"(?:, )?[a-zê]+ (?:at |on )?\d", said) and "ail" in said):
        return None
    return max(first, second), min(first, second)


def _name(said: str, moves: Sequence[Move]) -> str:
    """Return the piece of a list that words name, "the short ladder"; empty where that may be none or several."""
    named = said.rpartition("%")[2]
    if "*" not in named:
        return named if named in {name for name, _, _ in moves} else ""
    found = [move for move in moves if move[0].startswith(named[0])]
    size = said.split(" %")[0].rpartition(" ")[2]
    if len(found) == 1:
        return found[0][0]
    sized = re.search(_SIZE + "%", said)
    if not found or sized is None or sized.group() == "%":
        return ""
    found.sort(key=lambda move: move[1] - move[2], reverse=size not in _SHORTER)
    alike = found[0][1] - found[0][2] == found[1][1] - found[1][2]
    return "" if alike else found[0][0]
