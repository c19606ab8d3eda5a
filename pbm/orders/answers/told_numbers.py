"""Small numbers that a sentence of small talk only tells: "we have 4 grandchildren and 2 dogs", "tea at 6", "lost 3-2".

Each needs something beside it that makes it one: what it counts, a clock's word, whose age it is, a score. A sentence
that speaks of a throw, or plays one, tells nothing in this sense, nor does a clause that denies or wavers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.claims.of_mail import sentences
from pbm.orders.claims.only_number_words import MANY_MORE, STEPS
from pbm.orders.tokens.clauses import clause_of
from pbm.orders.tokens.sentence import LABELLED, Claim
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import (
    AFTER_PLAIN,
    CONDITIONS,
    HEDGES,
    HOUSE,
    MONTHS,
    NOT_WORDS,
    PLACES,
    PLAY_VERBS,
    POLITE,
    UNITS,
    counted,
)

__all__ = ["only_told", "without_told"]

_FAMILY: Final = HOUSE | word_set(
    "kid son sons daughters boys girls grandsons granddaughters grandkids baby cat dog pony puppy kitten house "
    "kinder kind sohn tochter söhne töchter junge jungen mädchen enkel enkelin zwillinge kleine kleiner große großer "
    "fils fille filles garçons garçon enfants enfant petit petite jumeaux zoon zoons dochter dochters jongens meisjes "
    "kleinzoon kleindochter tweeling hijo hija hijos hijas niño niña niños niñas nieto nieta nietos mellizos "
    "figlio figlia figli figlie bambino bambina bambini nipote nipoti gemelli ragazzi"
)
"""Who has an age in a letter."""
_BECOMING: Final = word_set(
    "is are turns turn turned turning now today tomorrow just nearly almost and , ( or already 's be has have "
    "wird werden heute jetzt schon morgen bald gerade ist sind ont ans aujourd'hui maintenant wordt worden vandaag nu "
    "cumple cumplen hoy tiene tienen ya compie compiono oggi ha hanno adesso fa et und en y e ed"
)
"""What stands between a person and an age."""
_CLOCK: Final = word_set("at by since till until around about past before after from um seit bis gegen om sinds tegen")
_HOURS: Final = word_set(
    "tea lunch dinner supper breakfast home bus train plane flight up bed meeting school work kick-off kickoff kick "
    "match doors dentist doctor appointment church pub out back awake baby party film concert cooker oven ring "
    "zug tee kaffee termin arzt bett fußball kommt bahn flug lève train avion rendez-vous médecin dîner rentre "
    "trein tandarts vliegtuig eten thuis autobús autobus tren avión cena médico sale treno aereo dottore parte"
)
"""What happens at an hour."""
_TELLING: Final = word_set(
    "have has had got we're fed ate eaten drank bought sold saw met cooked baked made won lost drew beat scored ended "
    "hebben heb haben habe hatten avons ai avez tengo tenemos ho abbiamo abbia with con mit avec met siamo somos "
    "sommes sind zijn rained snowed slept walked drove cycled read wrote painted planted picked caught grew weighs "
    "weighed costs cost is are were was our"
)
"""Verbs and the like of whoever tells something, which no throw is ordered by."""
_ALSO_TELLING: Final = word_set("have has had having got read")
_SCORES: Final = word_set("lost won beat drew ended scored score match game final finished gewonnen verloren spiel")
_COMPANY: Final = word_set("are we're were siamo somos sommes sind zijn")
_DASHES: Final = frozenset(("-", "–", ":", "to"))
_US: Final = word_set("we we're us siamo somos sommes sind zijn nous wir there there's")
_AFTER_COMPANY: Final = word_set("for in at on of here zu thuis casa home tonight now today and with , à en")
_LOOKS: Final = word_set("looks seems sounds feels tempts suits needs wants gets says pleases appeals works fits helps")
_NO_THING: Final = (
    AFTER_PLAIN
    | NOT_WORDS
    | CONDITIONS
    | HEDGES
    | PLAY_VERBS
    | POLITE
    | STEPS
    | MANY_MORE
    | PLACES
    | _LOOKS
    | word_set(
        "spaces squares fields cells spots any more longer only later still stays stay remains is are was were will "
        "would could should can may might does do felder feld cases casillas casilla caselle vakjes vakken schritte "
        "pas passi pasos stappen augen ogen points punkte puntos punti punten"
    )
)
"""Words behind a number that are no things counted."""
_ONE_THING: Final = word_set("the that this my your her his their a an")
_OF_THROWS: Final = word_set(
    "throw throws roll rolls die dice move moves go order orders number numbers choose choice take use play pick "
    "mine instead keep keeping save saving hold holding reserve spare prefer fancy tempted rather want wanted like "
    "would should could idea think thinking sure unsure decide undecided doubt maybe perhaps mistake wrong error "
    "later wait follow follows depends forget cancel steps spaces squares hops pips"
)
"""Words of a sentence in which a number may well be a throw."""
_THROWERS: Final = word_set("throw throws roll rolls get gets need needs threw rolled got needed plays play throwing")
_SOON: Final = word_set("will surely probably certainly always never just may might must shall would")
_SHORT: Final = word_set("short man woman person down up ill sick away missing of")
_ARTICLES: Final = word_set("a an the")
_REACH: Final = 6


def without_told(tokens: Sequence[Token], claims: list[Claim]) -> list[Claim]:
    """Return claims without the doubtful throws of small talk, where a trapdoor is plain and no throw is."""
    mine = [claim for claim in claims if claim.field == "T"]
    door = any(claim.field == "D" and not claim.doubt for claim in claims)
    if not mine or not door or not all(claim.doubt == "soft" or _since(tokens, claim) for claim in mine):
        return claims
    parts = sentences(tokens)
    kept: list[Claim] = []
    for claim in claims:
        where = next(((start, end) for start, end in parts if start <= claim.place < end), None)
        told = claim.field == "T" and (claim.rank < LABELLED or claim.reason == "somebody else") and where is not None
        if told and where is not None:
            start, end = where
            part = tokens[start:end]
            ending = tokens[end].low if end < len(tokens) else ""
            smalls = [n for n, t in enumerate(part) if t.kind == "N" and t.value in claim.values]
            if smalls and all(only_told(part, n, ending) for n in smalls):
                continue
        kept.append(claim)
    return kept


def _since(tokens: Sequence[Token], claim: Claim) -> bool:
    """Whether an unlabelled throw stands behind "since": "I've been up since 4"."""
    return claim.rank < LABELLED and not claim.doubt and _low(tokens, claim.place - 1) == "since"


def only_told(part: Sequence[Token], place: int, ending: str) -> bool:
    """Return whether the small number at ``place`` of a sentence only counts, dates, scores or tells something."""
    if _anothers(part, place, ending):
        return True
    start, end = clause_of(part, place)
    words = {token.low for token in part} | {token.text.casefold() for token in part}
    clause = {token.low for token in part[start:end]}
    if words & _OF_THROWS - _ALSO_TELLING or any(token.kind in "TD" for token in part) or words & CONDITIONS:
        return False
    if _aged(part, place):
        return True
    if clause & (NOT_WORDS - {"can't"}) or clause & HEDGES:
        return False
    return (
        _counting(part, place)
        or _clocked(part, place)
        or _scored(part, place)
        or _in_company(part, place)
        or _goes_on(part, place)
    )


def _low(part: Sequence[Token], place: int) -> str:
    return part[place].low if 0 <= place < len(part) else ""


def _counting(part: Sequence[Token], place: int) -> bool:
    """Whether things are counted: "4 grandchildren", "2 katten", "a pair of dogs"; none of "the 4 please"."""
    after = part[place + 1] if place + 1 < len(part) else None
    if after is None or after.kind != "W" or len(after.text) < 2 or after.low in _NO_THING or after.low == "of":
        return False
    if after.text.casefold() in _NO_THING or (place and part[place - 1].low in _ONE_THING - {"my"}):
        return False
    if place and part[place - 1].low == "my":
        return counted(after.low) or after.low in _FAMILY
    if place == 0:
        return counted(after.low) and len(part) > place + 2 and part[place].text.isalpha()
    told = {t.low for t in part[max(0, place - _REACH) : place]} | {
        t.text.casefold() for t in part[max(0, place - _REACH) : place]
    }
    return bool(told & _TELLING) or counted(after.low)


def _clocked(part: Sequence[Token], place: int) -> bool:
    """Whether a number is an hour: "home by 5, tea at 6", "the bus goes at 4 or 5", "up since 4 with the baby"."""
    step = place - 1
    while step > 0 and (_low(part, step) in ("or", "and", "the", "-", "to", "/") or part[step].kind in "NX"):
        step -= 1
    if _low(part, step) not in _CLOCK and part[max(0, step)].text.casefold() not in ("à", "a", "alle", "om", "um"):
        return False
    return any(t.low in _HOURS or t.text.casefold() in _HOURS for t in part) and not any(
        t.low in PLAY_VERBS - {"goes", "go", "having", "try"} and t.low not in _HOURS for t in part[: place + 1]
    )


def _scored(part: Sequence[Token], place: int) -> bool:
    """Whether a number is of a match: "we lost 3-2", "Jack scored 3 and Tom 2"."""
    dashed = _low(part, place + 1) in _DASHES and place + 2 < len(part) and part[place + 2].kind in "NX"
    dashed = dashed or (place > 1 and _low(part, place - 1) in _DASHES and part[place - 2].kind in "NX")
    if dashed and any(t.low in _SCORES or t.text.casefold() in _SCORES for t in part):
        return True
    return any(t.low in _SCORES or t.text.casefold() in _SCORES for t in part[:place]) and (
        any(t.kind in "NX" for t in part[max(0, place - 4) : place]) or any(t.kind in "NX" for t in part[place + 1 :])
    )


def _in_company(part: Sequence[Token], place: int) -> bool:
    """Whether so many are together: "we are 6 for dinner", "nous sommes 4 à la maison", "siamo in 5 in casa"."""
    ahead = [t.low for t in part[max(0, place - 3) : place]] + [
        t.text.casefold() for t in part[max(0, place - 3) : place]
    ]
    us = bool(set(ahead) & _US) and bool(set(ahead) & _COMPANY)
    after = part[place + 1] if place + 1 < len(part) else None
    if us and (after is None or after.low in _AFTER_COMPANY or after.text.casefold() in _AFTER_COMPANY):
        return True
    if part[place].text.isdigit():
        return False
    many = _low(part, place + 1) == "are" and part[place].value > 1
    short = _low(part, place) == "one" and _low(part, place + 1) in _SHORT and _low(part, place - 1) == "be"
    return many or short  # "two are ill", "we'll be one short"


def _goes_on(part: Sequence[Token], place: int) -> bool:
    """Whether a number goes on counting what was counted before it: "2 exams on Friday and 1 on Monday"."""
    before = [n for n in range(place) if part[n].kind in "NX"]
    if not before:
        return False
    last = before[-1]
    if _low(part, place - 1) in UNITS and last == place - 2:
        return True  # "6 pounds 4"
    if _low(part, last + 1) not in UNITS and not _counting(part, last):
        return False
    on_day = _low(part, place + 1) == "on" and _low(part, place + 2) in MONTHS
    return on_day or (_low(part, place - 1) == "for" and place + 1 == len(part) and "then" in _lows(part[last:place]))


def _lows(part: Sequence[Token]) -> frozenset[str]:
    return frozenset(token.low for token in part)


def _aged(part: Sequence[Token], place: int) -> bool:
    """Whether a number is somebody's age: "kids are 3 and 5 now", "my two boys (5 and 6)", "meine Tochter wird 5"."""
    if [_low(part, place - 2), _low(part, place - 1)] == ["who", "is"]:
        return True  # "Emil, who is 6"
    step = place - 1
    while step >= 0:
        token = part[step]
        said = token.text.casefold()
        if token.low in _FAMILY or said in _FAMILY or any(word in _FAMILY for word in said.split()):
            earlier = [n for n in range(step) if part[n].kind in "NX"]
            return step < place - 1 or bool(earlier and _aged(part, earlier[-1]))  # "my son is 4, my daughter 6"
        if token.low.removesuffix("'s") in _FAMILY and token.low.endswith("'s"):
            return True  # "my boy's 6"
        if token.kind not in "NX" and token.low not in _BECOMING and said not in _BECOMING:
            return False
        step -= 1
    return False


def _anothers(part: Sequence[Token], place: int, ending: str) -> bool:
    """Whether another throws or threw it: "Clive will surely throw a 6", "was the six last week Emil's?"."""
    lows = [token.low for token in part]
    if {"i", "i'm", "i'll", "my", "me", "mine", "we", "we'll", "if"} & set(lows):
        return False
    step = place - 1
    while step > 0 and lows[step] in _ARTICLES:
        step -= 1
    if step > 0 and lows[step] in _THROWERS:
        step -= 1
        while step > 0 and lows[step] in _SOON:
            step -= 1
        who = part[step]
        return step == 0 and who.kind == "W" and who.text.istitle() and place + 1 == len(part) and ending != "?"
    last = {"last", "week"} <= set(lows) or {"last", "time"} <= set(lows) or {"last", "round"} <= set(lows)
    return ending == "?" and last and lows[0] in ("was", "were") and any(low.endswith("'s") for low in lows)
