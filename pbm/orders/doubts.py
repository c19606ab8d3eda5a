"""Why a number that looks like an order may be none: it is of the past, somebody else's, asked, or hangs on an if."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.token import Token
from pbm.orders.words import BUT_WORDS, CONDITIONS, HEDGES, MEMORY, THIRD_PERSONS

__all__ = ["Doubts", "clause_of"]


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_HEDGED = frozenset(
    (
        *(("i", "could"), ("could", "be"), ("thinking", "of"), ("thinking", "about")),
        *(("not", "sure"), ("not", "certain"), ("no", "idea"), ("if", "only")),
    )
)
_THERE = frozenset((("there", "is"), ("there", "are"), ("there", "was"), ("there", "must"), ("there", "may")))
_CLAUSE_SIGNS = frozenset(",-:();|")
_AS_EVER = _set("usual before last previously always ever")
_NEGATIONS = _set("not don't dont won't wont never isn't isnt wouldn't can't cannot didn't didnt avoid")
_REQUESTS = _set("can could may would will please pls might")
_REQUESTED = _set("i you we u ya please")
_ASKING = _set("what which how who why where")
_POLITE_IFS = _set(
    "you may please possible poss ok okay so allowed not that's thats that its it's it this i nobody noone anyone "
    "memory need there's there still i'm im anything convenient"
)
_IDIOM_ENDS = _set(
    "ok okay possible poss fine alright allowed right please may would could can mind minds like so late wish will you "
    "serves remember be time suits counts convenient must anything interested curious objections"
)
_INDIRECT = _set("see wonder wonders know tell check find out remember ask asked asking knows knowing seeing care matter")
_TAGS = frozenset(
    tuple(tag.split())
    for tag in (
        "shall we|shall i|eh|ok|okay|right|alright|all right|yes|yeah|please|pls|huh|hey|deal|why not|don't you think|"
        "is that ok|is that okay|is that alright|is that all right|is that fine|if that's ok|if i may|if you please|"
        "if that's okay|if that's alright|if that's possible|if possible|got it|clear|see|you know|you see|what|"
        "would you|could you|will you|can you|if you would|if you don't mind|if nobody minds|if i'm not too late|"
        "thanks|innit|i think|yeah please|mate|happy|sounds good|good|fair enough|isn't it|aren't i|dear|hm|hmm|then"
    ).split("|")
)
_MEANT_ONCE = _set(
    "planned intended meant thought wanted hoped fancied considered tempted almost nearly would've should've could've "
    "originally till until"
)
_ONESELF = _set("i i'll ill i'd i'm im i've my me we we'll mine")
_SAYING = _set("says said thinks suggests suggested told reckons wants wanted tells advises advised insists hopes if")
_GETTING = _set("have get book put please")
_ACTIONS = _set(
    "says said thinks suggests told reckons asks throws plays rolls takes uses "
    "will would is has wants goes might should nominates chooses does gets"
)
_PLEASE = _set("please pls plz plse thanks ta pretty kindly")
_NO_OWNERS = _set("mine's it's that's here's let's what's")
_NO_NAMES = _set("i gm my this the it that trapdoor throw board")


class Doubts:
    """The doubts that a sentence casts on its numbers; ``ending`` is the sign it ends with."""

    def __init__(self, tokens: Sequence[Token], ending: str) -> None:
        self.tokens = tokens
        self.asked = (ending == "?" and not _request(tokens) and not _tagged(tokens)) or bool(
            tokens and tokens[0].low in _ASKING
        )

    def of(self, place: int, last: int) -> tuple[str, str]:
        """Return how doubtful the numbers from ``place`` to ``last`` are (``""``, ``soft``, ``hard``) and why."""
        start, end = clause_of(self.tokens, place)
        ahead = self.tokens[start:place]
        if any(token.low in _MEANT_ONCE for token in ahead):
            return "soft", "past"
        if _condition(self.tokens, place):
            return "hard", "conditional"
        if last > place:
            end = max(end, clause_of(self.tokens, last)[1])
        lows = [token.low for token in self.tokens[start:end]]
        pairs = set(pairwise(lows))
        near = [token.low for token in self.tokens[max(start, place - 2) : place + 3]]
        if any(low in HEDGES for low in lows) or "or" in near or pairs & _HEDGED:
            return "hard", "hedged"
        if self.asked:
            return "soft", "asked"
        if pairs & _THERE or "there's" in lows or "theres" in lows:
            return "soft", "told"
        if any(low in MEMORY and not (low == "last" and "at" in lows) for low in lows):
            return "soft", "past"
        ahead = _own(ahead)
        if any(token.low in _NEGATIONS for token in ahead):
            return "soft", "negated"
        if any(token.low in THIRD_PERSONS for token in ahead) or _somebody(ahead):
            return "soft", "somebody else"
        return "", ""


def _own(ahead: Sequence[Token]) -> Sequence[Token]:
    """Return what the player says of themselves right before a number: in "as Bob isn't moving I throw", "I throw"."""
    for step in range(len(ahead) - 1, 0, -1):
        if ahead[step].low in _ONESELF:
            return ahead if any(token.low in _SAYING for token in ahead[:step]) else ahead[step:]
    return ahead


def _tagged(tokens: Sequence[Token]) -> bool:
    """Whether a question is only the tag of what stands before it: "3 and 45, shall we?"."""
    comma = next((n for n in range(len(tokens) - 1, -1, -1) if tokens[n].kind == "P" and tokens[n].low != "'"), -1)
    tag = tuple(token.low for token in tokens[comma + 1 :])
    return comma >= 0 and tag in _TAGS


def _somebody(tokens: Sequence[Token]) -> bool:
    """Whether a name does something here, or owns it: "Bob throws", "Petra's trapdoor"."""
    for token, after in pairwise([*tokens, Token("S", "", 0)]):
        if token.kind != "W" or not token.text[:1].isupper() or token.text.isupper():
            continue
        if token.low.endswith("'s") and token.low not in _NO_OWNERS:
            return True
        if after.low in _ACTIONS and token.low not in _NO_NAMES:
            return True
    return False


def clause_of(tokens: Sequence[Token], place: int) -> tuple[int, int]:
    """Return the bounds of the clause that ``place`` is in."""
    start = place
    while start > 0 and not _parts(tokens, start - 1):
        start -= 1
    end = place + 1
    while end < len(tokens) and not _parts(tokens, end):
        end += 1
    # The label of a number is in its clause though a colon or a dash stands between: "last throw: 5".
    if start > 0 and tokens[start - 1].low in (":", "-", "=") and place - start <= 2:
        start -= 1
        while start > 0 and not _parts(tokens, start - 1):
            start -= 1
    return start, end


def _parts(tokens: Sequence[Token], place: int) -> bool:
    token = tokens[place]
    if token.low == "as" and place + 1 < len(tokens) and tokens[place + 1].low in _AS_EVER:
        return False
    return (token.kind == "P" and (token.low in _CLAUSE_SIGNS or token.low == "...")) or (
        token.kind == "W" and token.low in BUT_WORDS
    )


def _request(tokens: Sequence[Token]) -> bool:
    """Whether a question is a polite order: "could you put me down for a 5?"."""
    words = [token.low for token in tokens if token.kind == "W"]
    for number, low in enumerate(words[:8]):
        if low in _REQUESTS and number + 1 < len(words) and words[number + 1] in _REQUESTED:
            # "Can I throw a 3?" may ask for the rule; "can I have a 3" asks for the throw.
            asking = low in ("can", "could") and words[number + 1] in ("i", "we")
            return not asking or any(word in _GETTING | _PLEASE for word in words[number + 2 :])
    return words[:1] == ["please"]


def _condition(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` hangs on a condition anywhere in its sentence."""
    for number, token in enumerate(tokens):
        if token.low not in CONDITIONS or token.kind != "W":
            continue
        if token.low == "else" and number and tokens[number - 1].kind == "W" and tokens[number - 1].low != "or":
            continue
        if token.low in ("when", "until"):
            continue  # of time, hardly ever of chance
        if token.low == "if" and _idiom(tokens, number):
            continue
        if token.low in ("if", "whether") and number and tokens[number - 1].low in _INDIRECT:
            continue
        if token.low == "whether" and any(t.low == "not" for t in tokens[number + 1 : number + 9]):
            continue
        before = tokens[number - 1].low if number else ""
        if number > place:
            # "Throw 5, and if it works I'll sing": a new thought, unless it is tied to the order itself.
            if before in ("and", "but", "cos", "because", "so") and token.low == "if":
                continue
            if any(t.kind in "NX" for t in tokens[place + 1 : number]) and before in ("and", "but"):
                continue
        return True
    return False


def _idiom(tokens: Sequence[Token], number: int) -> bool:
    """Whether an "if" is only polite: "if I may", "if you please", "if that's ok"."""
    words: list[str] = []
    for token in tokens[number + 1 : number + 8]:
        if token.kind != "W":
            break
        words.append(token.low)
    if not words or words[0] not in _POLITE_IFS:
        return False
    return any(word in _IDIOM_ENDS for word in words[:5])
