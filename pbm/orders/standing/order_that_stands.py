"""How the throw and the trapdoor that stand on one board are to change: "not 44, 54", "make that five not six".

Whoever has the standing orders in front of them sees which of the two a number is to replace: the one that it is told
to replace, or the only one whose place it can take. Each part of such a mail has to be known: the change, what stays, a
word of thanks, a name; talk besides is let pass where it has no number and no word of orders, doubt or denial.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from copy import deepcopy
from typing import Final, NamedTuple

from pbm.orders.late import late
from pbm.orders.standing.addressed import unaddressed
from pbm.orders.standing.boards_told import (
    AWAY,
    DOOR_FROM_TO,
    DOOR_TOPIC,
    FROM_TO,
    NOTHING,
    NUMBER,
    OF_DOOR,
    SAME_DOOR,
    TAIL,
    value_of,
)
from pbm.orders.standing.in_figures import in_figures
from pbm.orders.standing.order_told import (
    ALTERED,
    DOOR_TO,
    DROPPED,
    FURTHER,
    KEPT_NUMBER,
    LABEL_BEHIND,
    MARKED,
    MEANT,
    MISTAKEN,
    NO_GOOD,
    OF_SPACE,
    OF_THROW,
    OTHERS_DO,
    OTHERS_SAY,
    REASON_BEHIND,
    REJECTED,
    SAYS_TO,
    SET_RIGHT,
    SET_STRAIGHT,
    SO_BE_IT,
    TAGS,
    TAKEN_BACK,
    THROW_TOPIC,
    TOPIC_KEPT,
    WHETHER_TO_CHANGE,
    WRITTEN_DOWN,
    WROTE,
)
from pbm.orders.standing.said_of_order import OrderStands, SaidOfOrder, What
from pbm.orders.standing.talk_before import is_talk
from pbm.orders.standing.two_told import COURTESY, GREETING, JOINED, LEADS, OPENING, PLEASE, WHETHER_I, WHETHER_YOU

__all__ = ["OrderChange", "OrderStands", "order_changed"]

_LONGEST: Final = 400  # characters of such a mail
_MOST_PARTS: Final = 16
_LONGEST_PART: Final = 24  # words between two signs
_PART: Final = late(r"(?P<said>[^.!?;:,\n()…–—]+)(?P<end>[.!?;:,\n()…–—\s]*)")
_STOP: Final = late(r"[.!?;\n]")
_OPEN: Final = late(
    r"\b(?:if|or|otherwise|else|unless|instead|rather|better|should|wenn|falls|oder|sonst|lieber|si|ou|sinon"
    r"|plutôt|als|of|anders|liever|o|mejor|se|meglio|invece)\b"
)
"""Words of a question on whose answer the orders may hang."""
_TURNING: Final = late(
    r"sorry|apolog|oops|oups|\bups|hoppla|argh|doh|d'oh|damn|correct|change|mind|thought|reflection|consider|rethink|think"
    r"|mistake|typo|slip|wrong|änderung|korrektur|anders|sinneswandel|pardon|désolé|avis|wijziging|gedacht|perdón|cambi|equivoc|scusa|sbagliat|vertippt"
    r"|zahlendreher|tippfehler|erreur|faute|tikfout|errata|refuso|digits|keys?\b|fingers?\b"
)
"""In a word of courtesy: behind a second thought a number alone is what is meant."""
_ARROW: Final = late(r"\s?(?:-+>|=+>|→|⇒)\s?|(?<=\d)\s?>+\s?(?=\d)")
_STARRED: Final = late(r"\*\d{1,3}(?!\d|\*)|(?<![\d*])\d{1,3}\*(?!\*)")
"""A number with an asterisk, as people put right what they have typed."""
_NO: Final = late(r"\d,? no \d")
"""Between two numbers: the second instead of the first, or "not" as it is said in Scotland and in Spain."""
_SPANISH: Final = late(r"\b(?:trampilla|trampa|casilla|tirada|mejor|quiero|pon|pongo|el|la)\b")
_OOPS: Final = late(r"(?:oops|whoops|oups|ups|hoppla|argh|doh|d'oh|damn|sorry|bit late but|late,? i know,? but) (?=\S)")
_DASH: Final = late(r"\s-{1,2}\s")
_SIGNS: Final = late(r"[#*_\"“”„«»¿¡]")
_AND: Final = late(r" (?:n|&) ")
_BUT: Final = late(r"(?:but|and|sondern|aber|und|sino|mais|maar|et|en|y|e|ma|bensì) ")
_TYPED: Final = late(r"\b(?:soz|sry|u|ur|ya)\b")
_MEANING: Final = {"soz": "sorry", "sry": "sorry", "u": "you", "ur": "your", "ya": "you"}
_IT: Final = late(r"\b(put|set|move|shift|make|have) (?:it|that|mine)(?= (?:(?:on|at|to|in|an?|the|to be) )?\d)")


class OrderChange(NamedTuple):
    """What comes to stand: the throw and the trapdoor, None for what stays; ``undone`` takes the trapdoor away.

    ``named`` says that what gives way is told by its number or its name: what is meant is then the same whatever stood.
    ``talk`` says that the mail has something else in it, which is for the GM, and ``asks`` that it has a question.
    """

    throw: int | None
    door: int | None
    undone: bool
    named: bool
    talk: bool
    asks: bool


def order_changed(lines: Sequence[str], stands: OrderStands, names: Collection[str]) -> OrderChange | None:
    """Return how a mail changes what stands, "not 44, 54"; None where it says anything else of it, or nothing.

    ``names`` are those by which its writer and the GM go.
    """
    text = "\n".join(lines).strip()
    if not text or len(text) > _LONGEST:
        return None
    parts = [(" ".join(found["said"].split()), found["end"]) for found in _PART.finditer(_plainer(text))]
    parts = [(part, end) for part, end in parts if part]
    if not 0 < len(parts) <= _MOST_PARTS:
        return None
    known = {word for name in names for word in name.lower().split()} | {name.lower() for name in names}
    told = SaidOfOrder(stands, turned=_STARRED.search(text) is not None)
    opens = True
    for sentence in _sentences([(unaddressed(part, known), end) for part, end in parts]):
        asked = "?" in sentence[-1][1]
        before = deepcopy(told)
        if not all(_said(part, end, known, told, first=opens, asked=asked) for part, end in sentence):
            if not asked or any(_OPEN.search(part) for part, _ in sentence):
                return None
            told = before
            told.asks = True
        opens = False
    return _made(told)


def _sentences(parts: Sequence[tuple[str, str]]) -> Iterator[list[tuple[str, str]]]:
    """Yield the parts of each sentence."""
    sentence: list[tuple[str, str]] = []
    for part, end in parts:
        sentence.append((part, end))
        if _STOP.search(end):
            yield sentence
            sentence = []
    if sentence:
        yield sentence


def _said(part: str, end: str, known: Collection[str], told: SaidOfOrder, *, first: bool, asked: bool) -> bool:
    """Note what a part says; return whether it is understood, or talk."""
    if "?" not in end and _says_nothing(part, known, told, first=first):
        return True
    oops = _OOPS.match(part)
    if oops is not None and _TURNING.search(oops.group()):
        told.turned = True
    if _read(part if oops is None else part[oops.end() :], told, asked=asked):
        return True
    told.talk = True
    return not asked and ":" not in end and not told.awaits and is_talk(part)


def _plainer(text: str) -> str:
    """Return a text in small letters, its numbers in figures, without the signs that stand in the middle of a part."""
    text = _SIGNS.sub("", text.replace("’", "'").lower())
    text = _AND.sub(" and ", _DASH.sub(", ", _ARROW.sub(" to ", text)))
    text = _TYPED.sub(lambda typed: _MEANING[typed[0]], text)
    return _IT.sub(r"\1", "\n".join(in_figures(line) for line in text.split("\n")))


def _says_nothing(part: str, known: Collection[str], told: SaidOfOrder, *, first: bool) -> bool:
    """Whether a part is a courtesy, a greeting or a name; a second thought is noted, for a number may follow it."""
    plain = TAIL.sub("", part)
    lead = LEADS.match(plain)
    for said in (part, plain, plain[lead.end() :] if lead is not None else plain):
        if said in known or any(way.fullmatch(said) for way in (COURTESY, NOTHING, MISTAKEN, FURTHER)):
            told.turned = told.turned or (said not in known and _TURNING.search(said) is not None)
            return True
        if first and OPENING.fullmatch(said):
            told.turned = True
            return True
    greeted = GREETING.fullmatch(part)
    return greeted is not None and (not greeted["who"] or greeted["who"] in known)


def _read(part: str, told: SaidOfOrder, *, asked: bool) -> bool:
    """Note what a part says of what stands; return whether it is understood to its end."""
    if len(part.split()) > _LONGEST_PART:
        return False
    joined = _BUT.match(part)
    plain, wish = _without_lead(part[joined.end() :] if joined is not None else part)
    if asked and not wish:
        return False
    pieces = JOINED.split(plain)
    if len(pieces) > 1 and _read_all(pieces, told):
        return True
    for said in dict.fromkeys((part, wish or part, plain, TAIL.sub("", plain), TAGS.sub("", plain))):
        if any(way(said, told) for way in _WAYS):
            return True
    labelled = LABEL_BEHIND.fullmatch(TAGS.sub("", plain))
    if labelled is not None:
        told.topic = "door" if labelled["door"] else "throw"
        return _read(labelled["said"], told, asked=False)
    if _others(part, told):
        return True
    reason = REASON_BEHIND.search(plain)
    if reason is not None and is_talk(plain[reason.end() :]):
        told.talk = True
        return _read(plain[: reason.start()], told, asked=False)
    return False


def _read_all(pieces: Sequence[str], told: SaidOfOrder) -> bool:
    """Note what every one of some pieces says; where one is not understood, nothing."""
    trial = deepcopy(told)
    if not all(COURTESY.fullmatch(piece) or _read(piece, trial, asked=False) for piece in pieces):
        return False
    told.take(trial)
    return True


def _without_lead(part: str) -> tuple[str, str]:
    """Return a part without what leads to a wish, and what is wished in the words of a question; empty for none."""
    wish = ""
    whole = part
    for _ in range(4):
        lead = LEADS.match(part)
        part = part[lead.end() :] if lead is not None else part
        for pattern in (WHETHER_YOU, WHETHER_TO_CHANGE, WHETHER_I):
            found = pattern.match(part) if not wish else None
            if found is not None and (pattern is not WHETHER_I or PLEASE.search(whole)):
                part = wish = part[found.end() :]
    return part or whole, wish


def _replaced(part: str, told: SaidOfOrder) -> bool:
    """One number comes in the place of another that stands: "5 not 6", "the 44 should read 45"."""
    for pattern in (SET_RIGHT, NUMBER, FROM_TO, DOOR_FROM_TO, OF_DOOR):
        found = pattern.fullmatch(part)
        groups = found.groupdict() if found is not None else {}
        if found is None or not any(value for key, value in groups.items() if key.startswith("old")):
            continue
        if any(value.isalpha() for key, value in groups.items() if value and key.startswith(("old", "new"))):
            return False  # a word that may be no number: those that are stand in figures
        if _NO.search(part) and not (told.turned or _SPANISH.search(part)):
            return False
        old = _value(found, "old")
        labelled = pattern in (DOOR_FROM_TO, OF_DOOR) or told.topic == "door"
        what: What | None = "door" if labelled and told.stands.door == old else told.standing(old)
        return told.put(what, _value(found))
    return False


def _of_door(part: str, told: SaidOfOrder) -> bool:
    """A trapdoor is named, or taken away, or only spoken of before its number."""
    moved = DOOR_TO.fullmatch(part)
    if moved is not None:
        return told.put("door", _value(moved))
    found = OF_DOOR.fullmatch(part)
    if found is not None:
        number = found["new"] or found["new2"]
        return found["old"] is None and number.isdigit() and told.put("door", int(number))
    spaced = OF_SPACE.fullmatch(part)
    if spaced is not None:
        return told.put("door", _value(spaced))
    if AWAY.fullmatch(part) or TAKEN_BACK.fullmatch(part):
        return told.stands.door is not None and told.put("door", None)
    if DOOR_TOPIC.fullmatch(part) and SAME_DOOR.search(part) is None:
        told.topic = "door"
        return True
    if THROW_TOPIC.fullmatch(part):
        told.topic = "throw"
        return True
    return False


def _rejected(part: str, told: SaidOfOrder) -> bool:
    """What stands is not wanted, or was a mistake, or was only what was sent: "not 44", "44 was a typo"."""
    for pattern in (REJECTED, DROPPED, NO_GOOD, WROTE, WRITTEN_DOWN):
        found = pattern.fullmatch(part)
        what = told.standing(_value(found, "old")) if found is not None else None
        if found is None or what is None:
            continue
        told.gone.add(what)
        told.dropped = told.dropped or (pattern is DROPPED and what == "door")
        return True
    return False


def _given(part: str, told: SaidOfOrder) -> bool:
    """A number comes to stand: "make that 4", "I meant 4", or alone behind what is not wanted: "not 44, 54"."""
    straight = (SET_STRAIGHT,) if told.gone - told.new.keys() else ()
    for pattern in (MEANT, ALTERED, *straight):
        found = pattern.fullmatch(part)
        if found is not None:
            return told.placed(_value(found))
    found = SO_BE_IT.fullmatch(part) if told.decides else None
    if found is not None:
        return told.placed(_value(found))
    found = NUMBER.fullmatch(part)
    if found is None or found["old"] is not None or not found["new"].isdigit():
        return False
    if OF_THROW.search(part):
        return told.put("throw", int(found["new"]))
    again = any(int(found["new"]) in said for said in told.new.values())
    awaited = again or bool(told.gone - set(told.new)) or told.topic is not None or told.turned
    return (awaited or MARKED.search(part) is not None) and told.placed(int(found["new"]))


def _kept(part: str, told: SaidOfOrder) -> bool:
    """Something stays: "I'm sticking with 44", "trapdoor as was"."""
    settled = SO_BE_IT.fullmatch(part)
    if settled is not None and told.standing(_value(settled)) is not None:
        told.confirmed = True
        return told.put(told.standing(_value(settled)), _value(settled))
    found = KEPT_NUMBER.fullmatch(part)
    if found is not None:
        what = told.standing(_value(found, "old"))
        told.confirmed = told.confirmed or what is not None
        return told.put(what, _value(found, "old"))
    found = TOPIC_KEPT.fullmatch(part)
    if found is None:
        return False
    what = "throw" if any(found[each] for each in ("throw", "throw2", "throw3")) else "door"
    if part.endswith((" was", " was after all")):
        told.topic = what
    told.kept.add(what)
    return bool(told.stands.throws) if what == "throw" else told.stands.door is not None


def _others(part: str, told: SaidOfOrder) -> bool:
    """Somebody else's opinion, after which the mail has to decide; a change that they tell is the wish."""
    says = SAYS_TO.match(part)
    if says is not None and _replaced(TAGS.sub("", _without_lead(part[says.end() :])[0]), told):
        told.talk = True
        return True
    if OTHERS_DO.fullmatch(part) is not None:
        told.talk = True
        return True
    if OTHERS_SAY.fullmatch(part) is None:
        return False
    told.decides = told.talk = True
    return True


_WAYS: Final[tuple[Callable[[str, SaidOfOrder], bool], ...]] = (_replaced, _of_door, _rejected, _kept, _given)


def _value(found: re.Match[str], name: str = "new") -> int:
    """Return the number that a pattern found under a name, whichever of its ways of saying it that was."""
    return value_of(next(said for key, said in found.groupdict().items() if said and key.startswith(name)))


def _made(told: SaidOfOrder) -> OrderChange | None:
    """Return the change that all parts agree on, None where they do not, or where nothing changes or is confirmed."""
    differ = any(len(said) != 1 for said in told.new.values()) or told.kept & (told.new.keys() | told.gone)
    if differ or told.awaits:
        return None
    if told.gone - told.new.keys():
        if told.gone - told.new.keys() != {"door"} or not told.dropped:
            return None
        told.new["door"] = {None}
    throw = next(iter(told.new.get("throw", {None})))
    doors = told.new.get("door")
    door = next(iter(doors)) if doors else None
    undone = doors is not None and door is None
    same = throw in (None, *told.stands.throws) and door in (None, told.stands.door) and not undone
    if (same and not (told.confirmed and told.new)) or (told.asks and told.unsure):
        return None
    return OrderChange(throw, door, undone, not told.unsure, told.talk, told.asks)
