"""Whether it is somebody else who does, says or bids something with a number, and whether the player goes along."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CORRECTIONS, HEDGES, STARTERS

__all__ = ["NEGATIONS", "ONESELF", "all_they_have", "assents", "dared", "own_words_of", "said_by", "somebody_does"]

NEGATIONS = word_set(
    "not don't dont won't wont never isn't isnt wouldn't can't cannot didn't didnt doesn't doesnt hasn't "
    "hardly scarcely haven't wasn't couldn't shouldn't mustn't aren't ain't unlikely avoid"
)
_OBJECTS = word_set("everybody everyone somebody someone them him her all")
_GOING_ON = word_set("am shall will have so")
_SENDING = frozenset(("ask", "tell", "get", "want", "remind", "beg", "allow", "for"))
_TOLD = word_set("said says cried shouted urged whispered begged advised insisted suggested")
_DARING = word_set(
    "dared dares daring challenged challenges begged begs implored implores urged urges pestered nagged bribed tempted "
    "goaded egged"
)
_DARING_REACH = 9
_SHALL = word_set("shall will do obey agree oblige comply must")
ONESELF = word_set("i i'll ill i'd i'm im i've my me we we'll mine")
_SAYING = word_set(
    "says said thinks suggests suggested told reckons wants wanted tells advises advised insists hopes if"
)
_ACTIONS = word_set(
    "says said thinks suggests told reckons asks throws plays rolls takes uses will would is has wants goes "
    "might should ought nominates chooses does gets doesn't didn't won't must can could would may needs sends"
)
_KIN = word_set(
    "wife husband son daughter brother sister mother father mum mam mom dad gran granny grandmother grandfather "
    "grandad granddad grandpa grandma grandson granddaughter nephew niece aunt auntie uncle cousin neighbour neighbor "
    "friend boss boyfriend girlfriend partner flatmate lodger colleague secretary twins children kids boys girls lad "
    "lass missus eldest youngest mate doctor vicar carer tenant"
)
_THINKING = word_set(
    "thinks thought reckons reckoned says said suggests suggested wants wanted insists insisted recommends recommended "
    "fancies fancied votes voted proposes proposed urges urged begged advises advised"
)
_WRITING = word_set("write put enter note pencil mark jot record pop")
_NO_OWNERS = word_set("mine's it's that's here's let's what's")
_ADVERBS = word_set("always never still just really often even only also now already usually probably obviously")
_NO_NAMES = word_set(
    "i gm my our this the it that trapdoor throw board notre nos unser unsere unseren onze ons nuestro nuestra nostro "
    "nostra"
)
_NEVER_ACTING = _NO_NAMES | CORRECTIONS | STARTERS | HEDGES


@needing({"nothing"}, {"but"})
def all_they_have(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is all that somebody else has left: "she has nothing but the 2"; "I have" may be an order."""
    ahead = [t.low for t in tokens[max(0, place - 8) : place] if t.low not in ("a", "the", "left", "remaining")]
    if ahead[-2:] != ["nothing", "but"] or ahead[-3:-2] not in (["has"], ["got"], ["have"], ["had"]):
        return False
    return not any(low in ("i", "i've", "we", "we've", "me") for low in ahead)


@needing(_TOLD)
def said_by(tokens: Sequence[Token], place: int) -> bool:
    """Whether somebody else is told to have said what was before: "throw the 6" said my wife."""
    after = [token for token in tokens[place + 1 : place + 4] if token.kind != "P"][:2]
    return len(after) == 2 and after[0].low in _TOLD and after[1].kind == "W" and after[1].low not in ("i", "it", "the")


@needing(_DARING, {"me", "us"}, {"to"})
def dared(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is what somebody wants of the player: "Gavin dared me to throw the 6"."""
    ahead = [token.low for token in tokens[max(0, place - _DARING_REACH) : place]]
    return any(
        ahead[n] in _DARING and ahead[n + 1] in ("me", "us") and "to" in ahead[n + 2 : n + 4]
        for n in range(len(ahead) - 2)
    )


def assents(tokens: Sequence[Token], place: int) -> bool:
    """Whether the player does what somebody bids: "he wants me to throw a 6 and so I shall"."""
    if not any(token.low in ("me", "i") for token in tokens[:place]):
        return False
    rest = [token.low for token in tokens[place + 1 :]]
    return any(first in ("i", "we") and second in _SHALL for first, second in pairwise(rest)) and not (
        set(rest) & NEGATIONS
    )


def _denied_me(ahead: Sequence[Token], step: int) -> bool:
    """Whether "me" is only to whom something is not to be done: "don't give me a 5"."""
    return any(token.low in NEGATIONS for token in ahead[max(0, step - 2) : step])


def own_words_of(ahead: Sequence[Token]) -> Sequence[Token]:
    """Return what the player says of themselves right before a number: in "as Bob isn't moving I throw", "I throw"."""
    for step in range(len(ahead) - 1, 0, -1):
        if ahead[step].low == "and" and _goes_on(ahead, step):
            return ahead[step:]
        if ahead[step].low == "me" and ahead[step + 1 : step + 2] and ahead[step + 1].low in _SAYING:
            continue  # "ma femme me dit de jouer"
        if ahead[step].low in ONESELF and not (ahead[step].low in ("me", "my") and _denied_me(ahead, step)):
            return ahead if any(token.low in _SAYING for token in ahead[:step]) else ahead[step:]
    return ahead


def _goes_on(ahead: Sequence[Token], step: int) -> bool:
    """Whether "and" goes on with what the player does: "I ignored him and am using the 4", "I'll beat them and"."""
    if ahead[step + 1 : step + 2] and ahead[step + 1].low in _GOING_ON:
        return any(t.low in ("i", "i've", "we") for t in ahead[:2])
    beaten = step > 2 and ahead[step - 1].low in _OBJECTS and ahead[0].low in ONESELF
    return beaten and not any(t.low in _SAYING for t in ahead[:step])


def somebody_does(tokens: Sequence[Token]) -> bool:
    """Whether a name does something here, or owns it: "Bob throws", "Petra's trapdoor", "my nephew suggests"."""
    said = [token.low for token in tokens if token.low != "me"]
    if any(first in _KIN and second in _THINKING for first, second in pairwise(said)):
        return True
    before = ""
    plain = [token for token in tokens if token.low not in _ADVERBS]  # "Matt always thinks I'll go 5"
    for token, after in pairwise([*plain, Token("S", "", 0)]):
        if token.kind != "W" or not token.text[:1].isupper() or token.text.isupper():
            before = token.low
            continue
        if token.low.endswith("'s") and token.low not in _NO_OWNERS:
            return True
        if after.low == "to" and before in _SENDING and token.low not in _NO_NAMES:
            return True  # "ask Bob to throw 5"
        before = token.low
        if token.low == "you" and after.low in ("may", "can", "could") and _WRITING & set(said):
            continue  # "You may write down 73 for the trapdoor"
        if after.low in _ACTIONS and token.low not in _NEVER_ACTING:
            return True
        if after.low == "want" and token.low not in _NEVER_ACTING | ONESELF and ONESELF.isdisjoint(said):
            return True  # "Bo will die 4 werfen", "Bo wil de 4 gooien": one form for "I want" and "he wants"
    return False
