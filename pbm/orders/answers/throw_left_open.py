"""A throw that a mail says something about and does not give, beside a trapdoor that is plain.

"Not the 3! Trapdoor 50" gives no throw. Where none stands it is asked for; where one does, the mail would otherwise
only put the trapdoor elsewhere, and what it says of the throw – that it is not to be, that it hangs on something, that
its writer cannot decide – would be lost. A number that could be a throw, or a word for one, is therefore accounted for:
it counts, dates or tells something, says that the throw stays, or is asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pbm.orders.answers.told_numbers import only_told
from pbm.orders.claims.counted import numbers
from pbm.orders.claims.no_throw import no_throw
from pbm.orders.claims.of_mail import sentences
from pbm.orders.doubts.of_number import Doubts
from pbm.orders.tokens.clauses import clause_of
from pbm.orders.tokens.sentence import Claim, Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import AFTER_PLAIN, CONDITIONS, HEDGES, MONTHS, NOT_WORDS, PLAY_VERBS, UNITS, counted

__all__ = ["OpenThrow", "throw_left_open"]

_UNSURE: Final = HEDGES | word_set(
    "unsure undecided uncertain sure certain think thinking doubt doubts doubtful decide deciding hesitate hesitating "
    "depends depend depending ponder mull reconsider reconsidering rethink rethinking torn open later follow follows "
    "following wait waiting coming tbd tba "
    "überlege überlegen zweifel zweifle warte folgt unklar offen entscheide réfléchis réfléchir doute doutes suivra "
    "attends décide volgt wacht twijfel beslis dudas duda sigue espero decido dubbi dubbio segue aspetto deciderò"
)
"""Words of somebody who cannot tell yet."""
_TAKING_BACK: Final = word_set(
    "forget cancel scrap scrub strike drop withdraw retract delete remove ignore disregard undo revoke mistake "
    "mistaken wrong error slip regret regretted "
    "fehler irrtum versehen falsch streichen streich lösch lösche löschen vergiss vergesst zurückziehen "
    "erreur faux supprime supprimez efface oublie oubliez retire vergissing fout foutje verkeerd wis schrap vergeet "
    "error equivocación equivocado borra borrad olvida anula errore sbaglio sbagliato cancella dimentica togli"
)
"""Words that take something back, or are sorry for it."""
_WANTED: Final = word_set(
    "want wanted like liked love loved wish wished prefer preferred rather fancy tempted tempting mind need needed "
    "between any more longer except but instead else anything or than would should could without idea"
)
_OPEN: Final = NOT_WORDS | CONDITIONS | _UNSURE | _TAKING_BACK | _WANTED
"""Words of which no sentence has one that only tells a number."""
_AGAINST: Final = (_OPEN - _WANTED) | word_set(
    "between any longer except but anything would liked keep keeping save saving reserve spare hold holding"
)
"""Words beside which a number is no guess at what may be wanted."""
_STAYING: Final = word_set(
    "stays stay remains remain unchanged same keep keeps kept leave before change changes changing fine ok okay good "
    "right correct stands stand holds bleibt bleiben lassen reste garde blijft houd queda rimane resta tengo"
)
_THE: Final = frozenset(("the", "a", "my"))
_HAVING: Final = word_set("have has had got my our his her their with are of am is was were for")
_ELSEWHERE: Final = frozenset(("past", "told", "somebody else", "another turn"))
_EXCEPTING: Final = frozenset(("but", "except", "unless"))
_LEADING: Final = frozenset(("please", "just", "and", "so", "ok"))
_KEEPING: Final = frozenset(("keep", "leave", "retain", "stick", "stay"))
_GOING_ON: Final = frozenset(("and", "please", "as", "then", "thanks"))
_SENT: Final = frozenset(("sent", "ordered", "gave", "wrote", "submitted", "posted"))
_NUMBERED: Final = word_set("place platz plaats lugar posto rank rang page seite number nummer level week year")
_THEIR_VERBS: Final = word_set("throws rolls needs gets threw rolled got needed plays played throw")
_OF_DICE: Final = frozenset(("dots", "eyes"))
_POINTED: Final = frozenset(("them", "those", "these"))
_HAVING_ONE: Final = word_set("have has had having gives give giving gave got without need needs wants")
_ORDERING_ONE: Final = word_set(
    "please let let's lets just then throw roll go play ok okay yes you will would shall should can could may might "
    "must"
)
_NEAR: Final = 4
"""Words between what somebody does and the number."""
_OWN: Final = word_set("i i'm i'd i'll i've we we're we'd we'll my our me")


class OpenThrow(NamedTuple):
    """What a mail says of a throw that it does not give, and on which ``line``.

    ``standing`` is one that is said to stand, or 0. ``against`` tells that a number is denied, kept back or hangs on
    something: it is no guess then.
    """

    line: int
    standing: int = 0
    against: bool = False


def throw_left_open(tokens: Sequence[Token], claims: Sequence[Claim], limits: Limits) -> OpenThrow | None:
    """Return what is said of a throw which nothing claims; None where nothing is."""
    doors = {claim.place for claim in claims if claim.field == "D"}
    found: OpenThrow | None = None
    for start, end in sentences(tokens):
        part = tokens[start:end]
        ending = tokens[end].low if end < len(tokens) else ""
        smalls = [number.place for number in numbers(part, limits) if start + number.place not in doors]
        smalls += [n for n, token in enumerate(part) if token.kind == "X" and _all_but(part, n, limits)]
        wanted = [
            place
            for place in smalls
            if not _of_something(part, place, ending, limits) and not only_told(part, place, ending)
        ]
        if wanted or (not smalls and any(t.kind == "T" and _undone(part, n, ending) for n, t in enumerate(part))):
            told = {part[place].value for place in wanted} if all(_as_sent(part, place) for place in wanted) else set()
            standing = told.pop() if len(told) == 1 else 0
            if not standing or (found is not None and found.standing != standing):
                against = ending == "?" or any(token.low in _AGAINST for token in part)
                return OpenThrow(part[0].line, against=against)
            found = OpenThrow(part[0].line, standing)
    return found


def _all_but(part: Sequence[Token], place: int, limits: Limits) -> bool:
    """Whether a number is the one that is not to be: "anything but the 3"."""
    before = place - 1
    while before > 0 and part[before].low in _THE:
        before -= 1
    return limits.low <= part[place].value <= limits.high and before >= 0 and part[before].low in _EXCEPTING


def _as_sent(part: Sequence[Token], place: int) -> bool:
    """Whether a number is one that the mail says to stand already: "keep the 3", "I sent 3 yesterday"."""
    lows = [token.low for token in part]
    if _OPEN & set(lows) or any(token.kind == "X" for token in part):
        return False
    led = lows[0] if lows[0] not in _LEADING else lows[1] if len(lows) > 1 else ""
    ends = place + 1 >= len(part) or part[place + 1].kind == "P" or part[place + 1].low in _GOING_ON
    kept = led in _KEEPING and place <= lows.index(led) + 2 and ends  # not "keep the 3 in reserve"
    return kept or (bool(_SENT & set(lows[:place])) and bool(_OWN & set(lows[:place])))


def _of_something(part: Sequence[Token], place: int, ending: str, limits: Limits) -> bool:
    """Whether a number counts, dates or tells something, and is no throw that is wanted or is not."""
    if [token.low for token in part[place + 1 : place + 2]] == ["of"] and _pointed(part, place + 2):
        return False  # "I hop: three of them"
    if _counts(part, place) or _by_what_stands_before(part, place) or _any_one(part, place):
        return True
    if place + 1 < len(part) and part[place + 1].low in MONTHS | UNITS:
        return True
    lows = {token.low for token in part}
    if no_throw(Sentence(part, limits, None, False), place) and not lows & (_UNSURE | _TAKING_BACK | NOT_WORDS):
        return True  # "thanks for the 5", "our Tim turns 4"
    if lows & (CONDITIONS | _TAKING_BACK) or (lows & _SENT and lows & _OWN):
        return False
    if _theirs(part, place):
        return True
    if lows & _OPEN:
        return False
    doubt, reason = Doubts(part, ending, limits.count).of(place, place)
    return doubt == "soft" and reason in _ELSEWHERE


def _pointed(part: Sequence[Token], place: int) -> bool:
    return place < len(part) and part[place].low in _POINTED


def _by_what_stands_before(part: Sequence[Token], place: int) -> bool:
    """Whether what stands before a number makes it one of something else: "back at 6", "in place 2", "one more: …"."""
    step = place - 1
    while step > 0 and part[step].low == "the":
        step -= 1
    before = part[step].low if step >= 0 else ""
    if before in MONTHS | _NUMBERED or (before == "at" and not {token.low for token in part} & _OPEN):
        return True
    after = part[place + 1].low if place + 1 < len(part) else ""
    return place == 0 and part[0].value == 1 and not part[0].text.isdigit() and after in ("still", "more")


def _any_one(part: Sequence[Token], place: int) -> bool:
    """Whether "one" is one of what was spoken of, whoever has it: "bad luck not to have one", "what they give one".

    Whoever says "I'll have one", or "give me one", orders it.
    """
    start, end = clause_of(part, place)
    if part[place].text.casefold() != "one" or place + 1 < end or place < start + 2:
        return False
    before = {token.low for token in part[start:place]}
    return part[place - 1].low in _HAVING_ONE and not before & (_OWN | _ORDERING_ONE)


def _theirs(part: Sequence[Token], place: int) -> bool:
    """Whether somebody else throws a number: "I hope Clive throws a 6", "who threw the 6?"."""
    for step in range(place - 1, max(0, place - _NEAR), -1):
        if part[step].low in _THEIR_VERBS:
            who = part[step - 1]
            return who.low in ("who", "he", "she", "they") or (who.kind == "W" and who.text.istitle())
    return False


def _counts(part: Sequence[Token], place: int) -> bool:
    """Whether what follows a number is counted by it: "3 children", "die 3 Kinder", not "the 3 any more"."""
    if place + 1 >= len(part) or part[place + 1].kind != "W":
        return False
    after, before = part[place + 1], part[place - 1].low if place else ""
    if after.low in _OF_DICE:
        return False
    named = after.text[:1].isupper() and after.text[1:].islower()
    if counted(after.low) or named:
        return True
    if after.low in AFTER_PLAIN | NOT_WORDS | _OPEN | _STAYING or before in PLAY_VERBS | NOT_WORDS | _WANTED:
        return False
    return before in _HAVING


def _undone(part: Sequence[Token], place: int, ending: str) -> bool:
    """Whether the clause of a word for a throw leaves it open, or takes it back: "not sure about the throw yet"."""
    start, end = clause_of(part, place)
    lows = {token.low for token in part[start:end]} | {t.text.casefold() for t in part[start:end] if t.kind == "W"}
    if lows & _STAYING and not (lows & HEDGES or ending == "?"):
        return False
    if ending == "?":
        return bool(lows & _OWN)
    wanted = bool(lows & NOT_WORDS) and bool(lows & _WANTED - {"any", "but", "more"})
    return bool(lows & (_UNSURE | _TAKING_BACK | CONDITIONS)) or wanted
