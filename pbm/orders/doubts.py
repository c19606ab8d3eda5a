"""Why a number that looks like an order may be none: it is of the past, somebody else's, asked, or hangs on an if."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.conditions import MEANT_ONCE, conditional
from pbm.orders.marks import ORDINALS
from pbm.orders.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import ASK_STARTS, BUT_WORDS, CONDITIONS, CORRECTIONS, HEDGES, MEMORY, STARTERS, THIRD_PERSONS

__all__ = ["Doubts", "clause_of", "tagged"]


_HEDGED = frozenset(
    (
        *(("i", "could"), ("could", "be"), ("thinking", "of"), ("thinking", "about")),
        *(("not", "sure"), ("not", "certain"), ("no", "idea"), ("if", "only")),
    )
)
_RECALLED = frozenset((("did", "i"), ("was", "it"), ("have", "i"), ("had", "i"), ("i", "meant"), ("i", "mean")))
_ASKED_OF_ME = _RECALLED - {("was", "it")}  # "does it take 3 votes, or was it 2?" asks for the rule
_THERE = frozenset((("there", "is"), ("there", "are"), ("there", "was"), ("there", "must"), ("there", "may")))
_CLAUSE_SIGNS = frozenset(",-:();|")
_AS_EVER = word_set("usual before last previously always ever")
_NEGATIONS = word_set(
    "not don't dont won't wont never isn't isnt wouldn't can't cannot didn't didnt doesn't doesnt hasn't "
    "haven't wasn't couldn't shouldn't mustn't aren't ain't unlikely avoid"
)
_REQUESTS = word_set("can could may would will please pls might")
_REQUESTED = word_set("i you we u ya please")
_ASKING = word_set("what which how who why where")
_TAGS = frozenset(
    tuple(tag.split())
    for tag in [
        "shall we",
        "shall i",
        "eh",
        "ok",
        "okay",
        "right",
        "alright",
        "all right",
        "yes",
        "yeah",
        "please",
        "pls",
        "huh",
        "hey",
        "deal",
        "why not",
        "don't you think",
        "is that ok",
        "is that okay",
        "is that alright",
        "is that all right",
        "is that fine",
        "if that's ok",
        "if i may",
        "if you please",
        "if that's okay",
        "if that's alright",
        "if that's possible",
        "if possible",
        "got it",
        "clear",
        "see",
        "you know",
        "you see",
        "what",
        "would you",
        "could you",
        "will you",
        "can you",
        "if you would",
        "if you don't mind",
        "if nobody minds",
        "if i'm not too late",
        "thanks",
        "innit",
        "i think",
        "yeah please",
        "mate",
        "happy",
        "sounds good",
        "good",
        "fair enough",
        "isn't it",
        "aren't i",
        "dear",
        "hm",
        "hmm",
        "then",
    ]
)
_MOST_THROWN = 6
_OLD = word_set("previous old earlier last original first former used")
_DASHES = frozenset(("-", "–", "—", "...", ";"))
_POINTING = frozenset(("that", "those", "them", "these", "this", "right", "allowed", "legal"))
_SENDING = frozenset(("ask", "tell", "get", "want", "remind", "beg", "allow", "for"))
_PERFECT = word_set("have has had having i've we've was were is been gone done went")
_KEEPING = word_set("keep keeping save saving hold holding leave leaving")
_IN_HAND = word_set("left remaining used unused remain")
_HELD = _IN_HAND | {"hand", "expended", "available", "reserve", "unplayed", "unspent", "spent", "spare", "gone"}
_WISHES = word_set("like love prefer wanted tempted rather fancy wish nice tempting temptation")
_ONESELF = word_set("i i'll ill i'd i'm im i've my me we we'll mine")
_SAYING = word_set(
    "says said thinks suggests suggested told reckons wants wanted tells advises advised insists hopes if"
)
_GETTING = word_set("have get book put please")
_ACTIONS = word_set(
    "says said thinks suggests told reckons asks throws plays rolls takes uses will would is has wants goes "
    "might should ought nominates chooses does gets doesn't didn't won't must can could would may needs sends"
)
_PLEASE = word_set("please pls plz plse thanks ta pretty kindly")
_NO_OWNERS = word_set("mine's it's that's here's let's what's")
_NO_NAMES = word_set("i gm my this the it that trapdoor throw board")


class Doubts:
    """The doubts that a sentence casts on its numbers; ``ending`` is the sign it ends with."""

    def __init__(self, tokens: Sequence[Token], ending: str) -> None:
        self.tokens = tokens
        self.asked = (
            ending == "?" and not _request(tokens) and not tagged(tokens) and not _asked_after(tokens)
        ) or bool(tokens and tokens[0].low in _ASKING)

    def of(self, place: int, last: int) -> tuple[str, str]:
        """Return how doubtful the numbers from ``place`` to ``last`` are (``""``, ``soft``, ``hard``) and why."""
        start, end = clause_of(self.tokens, place)
        ahead = self.tokens[start:place]
        meant = any(t.low in MEANT_ONCE and not (n and ahead[n - 1].kind in "TD") for n, t in enumerate(ahead))
        if meant or self._wished(start, place, end):
            return "soft", "past"
        if conditional(self.tokens, place):
            return "hard", "conditional"
        if last > place:
            end = max(end, clause_of(self.tokens, last)[1])
        lows = [token.low for token in self.tokens[start:end]]
        pairs = set(pairwise(lows))
        near = [token.low for token in self.tokens[max(start, place - 2) : place + 3]]
        hedged = any(
            token.low in HEDGES and not (token.low == "either" and self.tokens[n - 1].low in ("on", "for", "in"))
            for n, token in enumerate(self.tokens[start:end], start)
        )
        if hedged or "or" in near or pairs & _HEDGED:
            return "hard", "hedged"
        if self.asked:
            if pairs & (_RECALLED if ("was", "it") in pairwise(t.low for t in self.tokens[:4]) else _ASKED_OF_ME):
                return "hard", "recalled"  # "Did I put 45?": then what was said is in doubt
            return "soft", "asked"
        if any(t.low in ("leaving", "leaves") for t in self.tokens[max(0, place - 8) : place]):
            return "soft", "kept"  # "throw 5, leaving me 1, 4 and 6"
        if last > place and any(t.low in _IN_HAND for t in self.tokens[max(0, start - 6) : start]):
            return "soft", "past"  # "two left, 2 and 5", "used: 1, 3, 4"
        beside = set(pairwise([t.low for t in self.tokens[max(start, place - 5) : place + 1]]))
        if beside & _THERE or "there's" in lows or "theres" in lows:
            return "soft", "told"
        reason = self.tokens[start - 1].low if start else ""
        if reason in ("since", "because") and any(t.low in ("is", "are") for t in self.tokens[place + 1 : end]):
            return "soft", "told"  # "since 62 is the trapdoor now"
        if self._listed(place) or self._of_old(place) or any(self._past(n, lows) for n in range(start, end)):
            return "soft", "past"
        ahead = _own(self.tokens[_clause_start(self.tokens, place) : place])
        if _denies(ahead):
            return "soft", "negated"
        if any(t.low in ("says", "reads", "example") for t in self.tokens[:place]) and not any(
            t.low in _ONESELF for t in self.tokens[:place]
        ):
            return "soft", "told"
        if any(token.low in THIRD_PERSONS for token in ahead) or _somebody(ahead):
            return "soft", "somebody else"
        return "", ""

    def _listed(self, place: int) -> bool:
        """Whether the heading over a number tells what has been or what is held: "throws in hand: 2, 4, 5"."""
        sign = place - 1
        while sign >= 0 and (self.tokens[sign].kind in "NX" or self.tokens[sign].low in (",", "and", "&", "/")):
            sign -= 1
        if sign < 0 or self.tokens[sign].low != ":":
            return False
        head = self.tokens[:sign]
        held = any(token.low in _HELD or (token.low in MEMORY and token.low != "last") for token in head)
        return held and any(token.kind in "TD" for token in head)

    def _of_old(self, place: int) -> bool:
        """Whether a number is of orders that were: "previous orders: throw 3", "my old orders (throw 3, trap 44)"."""
        step = place - 1
        while step >= 0 and self.tokens[step].low not in ("(", ")", ":"):
            step -= 1
        if step < 0 or self.tokens[step].low == ")":
            return False
        head = self.tokens[max(0, step - 3) : step]
        orders = bool(head) and head[-1].low in ("orders", "order", "move", "moves")
        if not orders or not any(token.low in _OLD for token in head):
            return False
        # "Change to my previous orders: throw 5" has the new ones after it.
        return self.tokens[step].low == "(" or (
            step <= 3 and all(token.low in _OLD or token.low in ("my", "the", "our") for token in head[:-1])
        )

    def _past(self, place: int, lows: Sequence[str]) -> bool:
        low = self.tokens[place].low
        after = self.tokens[place + 1].low if place + 1 < len(self.tokens) else ""
        if low not in MEMORY or (low == "got" and after == "to") or (low == "had" and after == "better"):
            return False
        if low == "already" and not _PERFECT & set(lows):
            return False  # "throw 3 already"
        if low in ("left", "remaining") and place > 2 and self.tokens[place - 1].low in ("is", "that's", "which"):
            return self.tokens[place - 2].kind != "N" and self.tokens[place - 3].kind != "N"  # "the 1 that is left"
        if low == "last" and after in ("word", "answer", "offer", "resort", "change", "minute", "but"):
            return False
        mine = place > 0 and self.tokens[place - 1].low == "my" and after in ("number", "one", "remaining")
        return not (low == "last" and ("at" in lows or mine))

    def beside(self, place: int) -> bool:
        """Whether words that cast doubt stand right before the number at ``place``: "or maybe 46"."""
        return any(t.low in HEDGES | CONDITIONS | {"or"} for t in self.tokens[max(0, place - 4) : place])

    def _wished(self, start: int, place: int, end: int) -> bool:
        """Whether the number at ``place`` is only wished for: "I'd like a 9, but it must be the 3"."""
        if self._would(start, place):
            return True
        if not any(token.low in _WISHES for token in self.tokens[start:end]):
            return False
        but = next((n for n in range(place, len(self.tokens)) if self.tokens[n].low == "but"), -1)
        return but >= 0 and any(token.kind == "N" for token in self.tokens[but:])

    def _would(self, start: int, place: int) -> bool:
        """Whether another number is taken in the end: "I'd nominate 44 but Bob already has, so 45"."""
        if not any(token.low in ("i'd", "would", "i'ld") for token in self.tokens[start:place]):
            return False
        but = next((n for n in range(place, len(self.tokens)) if self.tokens[n].low in ("but", "only")), -1)
        rest = self.tokens[but:] if but >= 0 else ()
        small = self.tokens[place].value <= _MOST_THROWN
        return any(t.kind == "N" and t.low != "one" and (t.value <= _MOST_THROWN) == small for t in rest)


def _denies(ahead: Sequence[Token]) -> bool:
    """Whether what stands before a number denies it; "not 4 lol 3" denies the 4 alone."""
    for step in range(len(ahead) - 1, -1, -1):
        if ahead[step].low in _NEGATIONS:
            return True
        if ahead[step].kind in "NX" and not any(token.low in ("or", "nor", "and", "&", "/") for token in ahead[step:]):
            return False
    return False


def _denied_me(ahead: Sequence[Token], step: int) -> bool:
    """Whether "me" is only to whom something is not to be done: "don't give me a 5"."""
    return any(token.low in _NEGATIONS for token in ahead[max(0, step - 2) : step])


def _own(ahead: Sequence[Token]) -> Sequence[Token]:
    """Return what the player says of themselves right before a number: in "as Bob isn't moving I throw", "I throw"."""
    for step in range(len(ahead) - 1, 0, -1):
        if ahead[step].low in _ONESELF and not (ahead[step].low in ("me", "my") and _denied_me(ahead, step)):
            return ahead if any(token.low in _SAYING for token in ahead[:step]) else ahead[step:]
    return ahead


def tagged(tokens: Sequence[Token]) -> bool:
    """Whether a question is only the tag of what stands before it: "3 and 45, shall we?"."""
    comma = next((n for n in range(len(tokens) - 1, -1, -1) if tokens[n].kind == "P" and tokens[n].low != "'"), -1)
    tag = tuple(token.low for token in tokens[comma + 1 :])
    return comma >= 0 and tag in _TAGS


def _asked_after(tokens: Sequence[Token]) -> bool:
    """Whether only the end of a sentence asks, of no number: "2/45 - is it too late?"."""
    if tokens and tokens[0].low in ASK_STARTS:
        return False
    dash = next((n for n in range(len(tokens) - 1, -1, -1) if tokens[n].low in _DASHES), -1)
    rest = tokens[dash + 1 :]
    asking = dash > 0 and bool(rest) and rest[0].low in ASK_STARTS
    # "the 2 and the 4 - which first?" leaves their order open.
    return asking and not any(t.kind in "NXTDU" or t.low in _POINTING or t.low in ORDINALS for t in rest)


def _somebody(tokens: Sequence[Token]) -> bool:
    """Whether a name does something here, or owns it: "Bob throws", "Petra's trapdoor"."""
    before = ""
    for token, after in pairwise([*tokens, Token("S", "", 0)]):
        if token.kind != "W" or not token.text[:1].isupper() or token.text.isupper():
            before = token.low
            continue
        if token.low.endswith("'s") and token.low not in _NO_OWNERS:
            return True
        if after.low == "to" and before in _SENDING and token.low not in _NO_NAMES:
            return True  # "ask Bob to throw 5"
        before = token.low
        if after.low in _ACTIONS and token.low not in _NO_NAMES | CORRECTIONS | STARTERS | HEDGES:
            return True
    return False


def _clause_start(tokens: Sequence[Token], place: int) -> int:
    start = place
    while start > 0 and not _parts(tokens, start - 1):
        start -= 1
    return start


def clause_of(tokens: Sequence[Token], place: int) -> tuple[int, int]:
    """Return the bounds of the clause that ``place`` is in."""
    start = _clause_start(tokens, place)
    end = place + 1
    while end < len(tokens) and not _parts(tokens, end):
        end += 1
    # The label of a number is in its clause though a colon or a dash stands between: "last throw: 5".
    named = any(token.kind in "TD" for token in tokens[start:place])
    named = named or any(t.kind == "N" and t.value == tokens[place].value for t in tokens[max(0, start - 8) : start])
    if start > 0 and tokens[start - 1].low in (":", "-", "=") and place - start <= 2 and not named:
        led = start
        start -= 1
        while start > 0 and not _parts(tokens, start - 1):
            start -= 1
        if any(token.low in ("here", "here's", "again") for token in tokens[start:led]):
            start = led  # "so here is what was on it: 1"
    return start, end


def _parts(tokens: Sequence[Token], place: int) -> bool:
    token = tokens[place]
    if token.low == "as" and place + 1 < len(tokens) and tokens[place + 1].low in _AS_EVER:
        return False
    after = tokens[place + 1].low if place + 1 < len(tokens) else ""
    if token.low == "and" and after in _KEEPING:
        return True
    if token.low in ("instead", "rather") and after in ("of", "than"):
        return True
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
