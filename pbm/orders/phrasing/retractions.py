"""Claims that are taken back, corrected or put in doubt by a later sentence of the same mail."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import ASIDE, TAKING_BACK, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import HEDGES, MEMORY, THIRD_PERSONS

__all__ = [
    "AT_THE_KEYS",
    "disowns",
    "door_kept",
    "left_revoked",
    "only_takes_back",
    "recalled",
    "refuted",
    "renewed",
    "retract",
    "revokes",
    "second_thoughts",
    "takes_back",
    "told_apart",
    "without_used",
]

_HEAD = 6  # words within which a question says that it is about one's own orders
_IGNORING = frozenset(("ignore", "disregard", "scrap", "scrub", "forget", "cancel", "scratch"))
_WHOSE = frozenset(("my", "the", "our", "his", "her", "a"))
_WHAT_WAS = word_set("that that's it it's line lines above those these bit nonsense first words top")
AT_THE_KEYS = word_set(
    "son daughter brother sister nephew niece grandson granddaughter grandchild grandchildren child children kid kids "
    "toddler baby boy girl lad cat dog parrot puppy kitten wife husband mother father mum dad mom granny youngest "
    "eldest twins infant friend flatmate cousin doing"
)
"""Those who are said to have typed what the player did not."""
_SECOND_THOUGHTS = word_set("better instead rather reflection thoughts prefer preferable wiser safer reconsider")
_NO = word_set("no nah nope wait scrap scrub strike scratch")
_GONE = word_set("used spent played had threw thrown gone took")
_SELF_OR_IT = word_set("i i've ive we is was been")
_STAYING = word_set("stays stay ok fine remains unchanged same stands good right correct is")
_UNSTAYING = word_set("not no wrong gone if where what which")
_REFUTED = late(
    r"\b(?:but|mais|aber|doch|ma|però|maar|pero)\b[^.!?]{0,60}?\b(?:(?:he|she|they) (?:was|were|is|are) (?:\w{2,10} )?"
    r"(?:wrong|mistaken|confus\w{2,4})|(?:he|she|they) (?:had|has) it wrong|confondait|confond|se trompait|se trompe"
    r"|s'est trompée?|avait tort|a tort|aveva torto|ha torto|si sbaglia(?:va)?|si è sbagliat[oa]|hatte unrecht"
    r"|hat unrecht|irrt(?:e)? sich|hat sich (?:geirrt|vertan|getäuscht)|had ongelijk|heeft ongelijk|vergist(?:e)? zich"
    r"|se equivoca(?:ba)?|se equivocó|no tenía razón)\b",
    re.IGNORECASE,
)
_ERRING = (
    *("wrong", "mistaken", "confus", "confond", "tromp", "tort", "sbagli", "unrecht", "irrt", "vertan", "getäuscht"),
    *("ongelijk", "vergist", "equivoc", "razón"),
)
"""Of the words by which somebody is said to be wrong, what each has in it, so that few sentences are searched."""
_HOLDING = word_set("hang hold on actually sod that stop oops wrong hmm a sec second minute it forget sorry er um oh")


_NONE_OF = word_set(
    "further more news need needs questions question comment comments press problem problems worries rush doubt joy "
    "luck idea message messages traffic changes surprises excuses time reason hurry fuss hard offence regrets "
    "complaints"
)
"""What there is none of where "no" takes nothing back: "No further traffic."."""


@needing(TAKING_BACK)
def only_takes_back(part: Sequence[Token]) -> bool:
    """Whether a sentence does nothing but take back what was said before: "no wait, other way round"."""
    words = [token for token in part if token.kind == "W"]
    return (
        0 < len(words) <= 8
        and words[0].low in TAKING_BACK - {"make", "final"}
        and not (words[0].low == "no" and len(words) > 1 and words[1].low in _NONE_OF)
        and not any(token.kind in "NTDX" for token in part)
    )


@needing(_NO)
def revokes(part: Sequence[Token]) -> bool:
    """Whether a sentence is hardly more than a "no": "Actually no.", "No, wait."."""
    words = {token.low for token in part if token.kind == "W"}
    return bool(words & _NO) and words <= _NO | _HOLDING and all(token.kind in "WP" for token in part)


def left_revoked(made: Sequence[Claim], revoked: int) -> None:
    """Doubt the claims before a "no" after which nothing takes their place; ``revoked`` tells how many they were."""
    before, after = made[:revoked], made[revoked:]
    if any(claim.override and claim.field == before[-1].field for claim in after):
        return
    fields = {claim.field for claim in before}
    if after and (len(fields) > 1 or fields & {claim.field for claim in after}):
        return
    for claim in before:
        if not claim.doubt:
            claim.doubt, claim.reason = "hard", "retracted"


@needing({"D"}, _STAYING)
def door_kept(part: Sequence[Token]) -> bool:
    """Whether a sentence says that the trapdoor is as it was: "The trapdoor stays."."""
    words = {token.low for token in part}
    plain = any(token.kind == "D" for token in part) and not any(token.kind in "NTB" for token in part)
    return plain and len(part) <= _HEAD and bool(words & _STAYING) and not words & (_UNSTAYING | HEDGES)


def told_apart(made: Sequence[Claim], door: int = -1) -> list[Claim]:
    """Return the claims with "No, 5. The 33 can stay." understood: what is said afresh was not what is corrected.

    ``door`` is where it is said that the trapdoor stays, -1 where that is not said.
    """
    kept: list[Claim] = []
    last = {claim.field: claim.place for claim in made if not claim.doubt and not claim.override}
    if door >= 0:
        last["D"] = max(door, last.get("D", -1))
    for claim in made:
        if claim.reason != "either" or not claim.override:
            kept.append(claim)
            continue
        afresh = {field for field, place in last.items() if place > claim.place}
        if claim.field in afresh:
            continue
        if afresh:
            claim.doubt, claim.reason = "", ""
        kept.append(claim)
    return kept


def disowns(part: Sequence[Token]) -> bool:
    """Whether a sentence says that somebody else typed what was said: "that first line was my daughter"."""
    for place, token in enumerate(part[:-2]):
        if token.low not in ("was", "were", "is", "that's", "it's"):
            continue
        ahead = [t.low for t in part[max(0, place - 4) : place + 1]]
        after = [
            t.low for t in part[place + 1 : place + 5] if t.low not in ("all", "only", "just", "again", "of", "work")
        ]
        if any(low in ("who", "that", "whose", "idea", "suggestion") for low in after):
            continue  # "it was my brother who taught me"
        if after[:1] and after[0] in _WHOSE and any(low in AT_THE_KEYS for low in after[1:3]):
            return any(low in _WHAT_WAS for low in ahead)
    return False


@needing(_IGNORING | AT_THE_KEYS)
def takes_back(part: Sequence[Token]) -> bool:
    """Whether a sentence takes back all that was said: "ignore the above"."""
    if disowns(part):
        return True
    for token, after in pairwise(part):
        if token.low in _IGNORING and after.low in ("above", "the", "all", "everything", "my", "previous", "earlier"):
            words = {t.low for t in part[:8]}
            if len({t.kind for t in part if t.kind in "TD"}) == 1 and not words & {"everything", "lot", "all"}:
                return False  # "ignore the trapdoor above" leaves the throw
            return bool(words & {"above", "everything", "previous", "earlier", "lot"})
    return False


def without_used(part: Sequence[Token], said: list[Claim], made: Sequence[Claim]) -> list[Claim]:
    """Return ``said`` without a throw ordered before that is now found to be used up: "sorry, the 3 is already used".

    The order before is taken back; what is put in its place may follow.
    """
    words = {token.low for token in part}
    gone_by = not words.isdisjoint(_GONE)
    over = {
        number.value
        for number, verb, gone in (zip(part, part[1:], part[2:], strict=False) if gone_by else ())
        if number.kind == "N" and verb.low in ("is", "was", "has") and gone.low in _GONE
    }
    if over:
        said = [claim for claim in said if not (claim.doubt == "soft" and claim.values and set(claim.values) <= over)]
    told = "already" in words and words & _GONE and words & _SELF_OR_IT and not words & (THIRD_PERSONS | HEDGES)
    if not said and not told:
        return said
    if refuted(" ".join([token.text for token in part])):
        known = {value for claim in made if claim.field == "T" for value in claim.values}
        return [claim for claim in said if claim.field != "T" or not set(claim.values) <= known]
    if not told or any(token.kind in "DB" for token in part):
        return said
    values = {token.value for token in part if token.kind == "N"}
    mine = [claim for claim in made if claim.field == "T" and not claim.doubt and claim.rank > ASIDE]
    used = next((claim for claim in reversed(mine) if set(claim.values) & values), None)
    if used is None or len(used.values) != 1:
        return said
    for claim in mine:
        if claim.values == used.values:
            claim.doubt, claim.reason = "hard", "retracted"
    return [claim for claim in said if claim.values != used.values]


def refuted(said: str) -> bool:
    """Return whether a sentence tells what somebody claimed, and that they were wrong: "but she was mistaken"."""
    said = said[:600]
    low = said.casefold()
    return any(word in low for word in _ERRING) and _REFUTED.search(said) is not None


def retract(made: Sequence[Claim]) -> None:
    """Doubt every claim: all of it was taken back."""
    for claim in made:
        claim.doubt, claim.reason = "hard", "retracted"


def renewed(made: Sequence[Claim]) -> list[Claim]:
    """Return the claims without those taken back in whose place something was put."""
    fields = {claim.field for claim in made if claim.reason != "retracted"}
    return [claim for claim in made if claim.reason != "retracted" or claim.field not in fields]


@needing(_SECOND_THOUGHTS)
def second_thoughts(part: Sequence[Token], limits: Limits, start: int) -> list[Claim]:
    """Return doubts about the numbers of "on reflection 4 might be better"."""
    words = {t.low for t in part}
    wavering = words & _SECOND_THOUGHTS and words & (HEDGES | {"what", "or", "think", "perhaps", "wonder", "should"})
    if not wavering or words & (THIRD_PERSONS | MEMORY) or any(t.kind in "D" for t in part):
        return []
    return [
        Claim("T" if t.value <= limits.high else "D", [t.value], ASIDE, start + n, t.line, "hard", "hedged")
        for n, t in enumerate(part)
        if t.kind == "N" and t.low != "one"
    ]


def recalled(part: Sequence[Token], said: Sequence[Claim], limits: Limits, start: int) -> list[Claim]:
    """Return doubts about the numbers of "Or was it 2?"."""
    pairs = {(token.low, after.low) for token, after in pairwise(part[:_HEAD])}
    if said or ("i", "ever") in pairs or not pairs & {("was", "it"), ("did", "i"), ("should", "it")}:
        return []  # "Did I ever tell you of the 17 nuns?"
    return [
        Claim("T" if t.value <= limits.high else "D", [t.value], ASIDE, start + n, t.line, "hard", "recalled")
        for n, t in enumerate(part)
        if t.kind == "N"
    ]
