"""Why a number that looks like an order may be none: it is of the past, somebody else's, asked, or hangs on an if."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.doubts.conditions import MEANT_ONCE, asked_kindly, conditional
from pbm.orders.doubts.laid_doors import may_do
from pbm.orders.doubts.others_doing import (
    NEGATIONS,
    ONESELF,
    all_they_have,
    assents,
    dared,
    own_words_of,
    said_by,
    somebody_does,
)
from pbm.orders.doubts.questions import is_asked
from pbm.orders.tokens.clauses import clause_of, clause_start
from pbm.orders.tokens.said import needing, said_in
from pbm.orders.tokens.telling import anybodys, leaving, reads_out
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, MEMORY, THIRD_PERSONS

__all__ = ["Doubts"]


_HEDGED = frozenset(
    (
        *(("i", "could"), ("could", "be"), ("thinking", "of"), ("thinking", "about")),
        *(("not", "sure"), ("not", "certain"), ("no", "idea"), ("if", "only")),
    )
)
_RECALLED = frozenset((("did", "i"), ("was", "it"), ("have", "i"), ("had", "i"), ("i", "meant"), ("i", "mean")))
_ASKED_OF_ME = _RECALLED - {("was", "it")}  # "does it take 3 votes, or was it 2?" asks for the rule
_THERE = frozenset((("there", "is"), ("there", "are"), ("there", "was"), ("there", "must"), ("there", "may")))
_UNKNOWN = word_set("not don't dont isn't no")
_LAST_WORDS = 6
_FOLLIES = word_set("mad daft crazy foolish stupid insane fool idiot madness folly silly")
_OF_PLAY = word_set(
    "turn time round week month year one move throw go trapdoor trap orders order mail letter number numbers "
    "nomination was is and to : ,"
)
_LITTLE = word_set("not nothing little no hardly isn't")
_TO_SAY = word_set("decide say choose discuss add think ponder tell report consider")
_MOST_THROWN = 6
_OLD = word_set("previous old earlier last original first former used")
_NEXT = frozenset((("next", "turn"), ("next", "round"), ("next", "month"), ("next", "week")))
_OWN_IDEA = word_set("idea choice suggestion decision thought pick invention")
_PERFECT = word_set("have has had having i've we've was were is been gone done went")
_IN_HAND = word_set("left remaining used unused remain")
_HELD = _IN_HAND | {"hand", "expended", "available", "reserve", "unplayed", "unspent", "spent", "spare", "gone"}
_WISHES = word_set("like love prefer wanted tempted rather fancy wish nice tempting temptation")
_SAYS = word_set("says said")
_WOULD = word_set("i'd would i'ld")
_WISHING = _WISHES | _WOULD
_BIDS = word_set("no yes play the a go for use take you i should must be , to with throw")
_THEIRS = word_set("his her their your someone's bob's")
_PLACES = word_set("shoes place position seat boots")
_HEDGES_AT_LAST = HEDGES - {"either", "possibly"}
_TELLERS = word_set("says said told thinks think thought say")


class Doubts:
    """The doubts that a sentence casts on its numbers; ``ending`` is the sign it ends with."""

    def __init__(self, tokens: Sequence[Token], ending: str, count: int = 1) -> None:
        self.tokens = tokens
        self.count = count
        self.said = said_in(tokens)
        self.asked = is_asked(tokens, ending)

    def of(self, place: int, last: int) -> tuple[str, str]:
        """Return how doubtful the numbers from ``place`` to ``last`` are (``""``, ``soft``, ``hard``) and why."""
        said = self.said
        start, end = clause_of(self.tokens, place)
        ahead = self.tokens[start:place]
        if anybodys.fits(said) and anybodys(self.tokens, place):
            return "soft", "told"  # "you can throw a 6 twice"
        meant = not MEANT_ONCE.isdisjoint(said) and any(
            t.low in MEANT_ONCE
            and not (start + n and (self.tokens[start + n - 1].low == "as" or (n and ahead[n - 1].kind in "TD")))
            for n, t in enumerate(ahead)
        )  # "as planned" is what is done
        if "like" in said:
            meant = meant or bool(set(pairwise(t.low for t in ahead)) & {("felt", "like"), ("feeling", "like")})
        if meant or (not _WISHING.isdisjoint(said) and self._wished(start, place, end)):
            return "soft", "past"
        if place and self.tokens[place - 1].low in ("her", "his", "their"):
            return "soft", "somebody else"  # "50 is where she will be if she throws her 3"
        if all_they_have.fits(said) and all_they_have(self.tokens, place):
            return "soft", "told"  # "Monsignor has nothing left but a 2"
        if not _PLACES.isdisjoint(said) and self._in_shoes(place):
            return "soft", "told"  # "in his shoes I'd do the 4"
        if not _FOLLIES.isdisjoint(said) and any(
            t.low in _FOLLIES and after.low == "to" for t, after in pairwise(ahead)
        ):
            return "soft", "told"  # "I'd be mad to put a trapdoor on 56"
        if conditional.fits(said) and conditional(self.tokens, place):
            return "hard", "conditional"
        if last > place:
            end = max(end, clause_of(self.tokens, last)[1])
        lows = [token.low for token in self.tokens[start:end]]
        pairs = set(pairwise(lows))
        near = [token.low for token in self.tokens[max(start, place - 2) : place + 3]]
        hedged = not HEDGES.isdisjoint(said) and any(
            token.low in HEDGES and not self._no_hedge(n) for n, token in enumerate(self.tokens[start:end], start)
        )
        if "next" in said and self._next_time(start, place):
            return "soft", "told"  # "next time I might throw the 3"
        if said_by.fits(said) and said_by(self.tokens, place):
            return "soft", "told"
        if dared.fits(said) and dared(self.tokens, place) and not assents(self.tokens, place):
            return "soft", "told"
        if not _SAYS.isdisjoint(said) and self._bidden(place) and not assents(self.tokens, place):
            against = any(token.low == "no" for token in self.tokens[max(0, place - 4) : place])
            return ("hard", "recalled") if against else ("soft", "told")  # "my brother says no, throw 3"
        if _of_the_game.fits(said) and _of_the_game(self.tokens[max(start, place - 8) : place]):
            return "soft", "told"  # "there were either two votes for 40 or a snake"
        ifs = (n for n, t in enumerate(self.tokens) if t.low == "if" and asked_kindly(self.tokens, n))
        kindly = next(ifs, -1) if "if" in said else -1
        if kindly >= 0 and not any(t.low in HEDGES - {"might", "possibly"} for t in self.tokens[start:end]):
            pairs, hedged = pairs - {("could", "be")}, False  # "I should be glad if the trapdoor could be at 74"
        if hedged or "or" in near or pairs & _HEDGED or _unsure_at_last(self.tokens[place + 1 :]):
            return "hard", "hedged"
        if self.asked:
            pairs = pairs - {("did", "i"), ("have", "i")} if ("i", "ever") in pairs else pairs
            if pairs & (_RECALLED if ("was", "it") in pairwise(t.low for t in self.tokens[:4]) else _ASKED_OF_ME):
                return "hard", "recalled"  # "Did I put 45?": then what was said is in doubt
            return "soft", "asked"
        left = leaving.fits(said) and leaving(self.tokens[max(0, place - 8) : place])
        if left or _kept_back(self.tokens[place + 1 : place + 6]):
            return "soft", "kept"  # "throw 5, leaving me 1, 4 and 6"
        if last > place and any(t.low in _IN_HAND for t in self.tokens[max(0, start - 6) : start]):
            return "soft", "past"  # "two left, 2 and 5", "used: 1, 3, 4"
        beside = (
            {*pairwise([t.low for t in self.tokens[max(start, place - 5) : place + 1]])} if "there" in said else set()
        )
        there = "there's" in lows or "theres" in lows
        if beside & _THERE or (there and not _little_to_say(self.tokens[start:place])):
            return "soft", "told"
        reason = self.tokens[start - 1].low if start else ""
        if reason in ("since", "because") and any(t.low in ("is", "are") for t in self.tokens[place + 1 : end]):
            return "soft", "told"  # "since 62 is the trapdoor now"
        if (
            (":" in said and self._listed(place))
            or (not _OLD.isdisjoint(said) and self._of_old(place))
            or any(
                self._past(n, lows)
                for n in (range(start, end) if not MEMORY.isdisjoint(said) else ())
                if not 0 <= kindly < n < kindly + 7 or self.tokens[n].low not in ("was", "were", "had", "went", "sent")
            )
        ):
            return "soft", "past"
        if place and self.tokens[place - 1].low == "no" and _for_me(self.tokens[place + 1 : place + 3]):
            return "soft", "negated"  # "no 3 for me"
        ahead = own_words_of(self.tokens[clause_start(self.tokens, place) : place])
        if _denies.fits(said) and _denies(ahead):
            return "soft", "negated"
        if reads_out.fits(said) and self._read_out(place):
            return "soft", "told"
        if "nobody" in said and any(t.low == "nobody" and ahead[n - 1].low == "if" for n, t in enumerate(ahead) if n):
            return "", ""  # "if nobody objects 80"
        others = (t for n, t in enumerate(ahead) if t.low != "them" or not n or ahead[n - 1].low != "of")
        if (any(token.low in THIRD_PERSONS for token in others) or somebody_does(ahead)) and not assents(
            self.tokens, place
        ):
            return "soft", "somebody else"
        return "", ""

    def _in_shoes(self, place: int) -> bool:
        """Whether a number is what somebody else ought to play: "in his shoes I'd do the 4"."""
        ahead = [t.low for t in self.tokens[max(0, place - 8) : place]]
        return any(
            ahead[n - 2] == "in" and ahead[n - 1] in _THEIRS for n in range(2, len(ahead)) if ahead[n] in _PLACES
        )

    def _next_time(self, start: int, place: int) -> bool:
        """Whether a number is of a turn to come: "next time I might throw the 3"."""
        ahead = set(pairwise([token.low for token in self.tokens[start:place]]))
        return ("next", "time") in ahead or (self.count == 1 and bool(ahead & _NEXT))

    def _read_out(self, place: int) -> bool:
        """Whether a number is read out of something that its writer draws no conclusion from."""
        ahead = self.tokens[:place]
        concluding = any(t.low == "so" and n and ahead[n - 1].low not in _TELLERS for n, t in enumerate(ahead))
        read = not concluding and any(reads_out(self.tokens, n) for n in range(place))
        return read and not any(t.low in ONESELF for t in ahead)

    def _no_hedge(self, place: int) -> bool:
        """Whether a word of doubt is a courtesy, or ends what it stands in: "might I have", "71 either"."""
        low = self.tokens[place].low
        after = [t.low for t in self.tokens[place + 1 : place + 4]]
        if low in ("might", "may") and may_do(self.tokens, place):
            return True
        if low == "either":
            return self.tokens[place - 1].low in ("on", "for", "in") or not after or not after[0].isalpha()
        if low == "might" and after[:1] in (["i"], ["we"]):
            return not self.asked
        courteous = after[:1] in (["if"], ["whether"]) and len(after) == 3 and after[1] in ("you", "i", "we")
        return low == "wonder" and courteous and after[2] in ("could", "might", "would", "can", "may")

    def _bidden(self, place: int) -> bool:
        """Whether somebody else bids the player what to play: "my brother says no, throw 3"."""
        for step in range(place - 1, max(0, place - 7), -1):
            token = self.tokens[step]
            if token.low in _SAYS and token.kind == "W":
                return self.tokens[step - 1].low not in ("i", "it", "heart", "gut", "head", "form", "me")
            if token.kind not in "PT" and token.low not in _BIDS:
                return False
        return False

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

    def _thing_after(self, place: int) -> bool:
        """Whether a word that is none of the game's follows: "my last visit", not "my last throw", "my last two"."""
        after = self.tokens[place + 1] if place + 1 < len(self.tokens) else None
        return after is not None and after.kind == "W" and after.low not in _OF_PLAY

    def _past(self, place: int, lows: Sequence[str]) -> bool:
        low = self.tokens[place].low
        after = self.tokens[place + 1].low if place + 1 < len(self.tokens) else ""
        if low not in MEMORY or (low == "got" and after == "to") or (low == "had" and after == "better"):
            return False
        if low == "hit" and after in ("me", "us"):
            return False  # "hit me with the 4"
        if low == "nominated" and place > 1 and self.tokens[place - 1].kind == "N":
            return self.tokens[place - 2].low not in ("with", "and", ",")  # "a throw of four with 48 nominated"
        if low == "last" and self.tokens[place - 1].low == "my" and self._thing_after(place):
            return False  # "in memory of my last visit there"
        if (
            low == "was"
            and after in ("my", "all", "entirely")
            and any(t.low in _OWN_IDEA for t in self.tokens[place + 2 : place + 5])
        ):
            return False  # "trapdoor 29 was my own idea"
        theirs = low == "chose" and lows[0] in ("my", "our", "the", "chose") and "last" not in lows
        if theirs and any(t.kind == "D" for t in self.tokens[place + 1 :]):
            return False  # "my tutor group chose 43 for the trapdoor"
        if low == "already" and not _PERFECT & set(lows):
            return False  # "throw 3 already"
        if low in ("left", "remaining") and place > 2 and self.tokens[place - 1].low in ("is", "that's", "which"):
            return self.tokens[place - 2].kind != "N" and self.tokens[place - 3].kind != "N"  # "the 1 that is left"
        if low == "last" and after in ("word", "answer", "offer", "resort", "change", "minute", "but"):
            return False
        ended = (
            place + 1 >= len(self.tokens) or self.tokens[place + 1].kind == "P" or after in ("and", "then", "please")
        )
        if low == "last" and self.count > 1 and ended and self.tokens[place - 1].low not in ("the", "my", "was"):
            return False  # "and save the 2 for last", "5 last, 2 first"
        mine = place > 0 and self.tokens[place - 1].low == "my" and after in ("number", "one", "remaining")
        return not (low == "last" and ("at" in lows or mine))

    def beside(self, place: int) -> bool:
        """Whether words that cast doubt stand right before the number at ``place``: "or maybe 46"."""
        return any(t.low in HEDGES | CONDITIONS | {"or"} for t in self.tokens[max(0, place - 4) : place])

    def _wished(self, start: int, place: int, end: int) -> bool:
        """Whether the number at ``place`` is only wished for: "I'd like a 9, but it must be the 3"."""
        if self._would(start, place):
            return True
        if ("have", "liked") in pairwise(t.low for t in self.tokens[start:place]):
            return True  # "I would have liked to take the 5"
        if not any(token.low in _WISHES for token in self.tokens[start:end]):
            return False
        but = next((n for n in range(place, len(self.tokens)) if self.tokens[n].low == "but"), -1)
        return but >= 0 and any(token.kind == "N" for token in self.tokens[but:])

    def _would(self, start: int, place: int) -> bool:
        """Whether another number is taken in the end: "I'd nominate 44 but Bob already has, so 45"."""
        if not any(token.low in _WOULD for token in self.tokens[start:place]):
            return False
        but = next((n for n in range(place, len(self.tokens)) if self.tokens[n].low in ("but", "only")), -1)
        rest = self.tokens[but:] if but >= 0 else ()
        small = self.tokens[place].value <= _MOST_THROWN
        return any(t.kind == "N" and t.low != "one" and (t.value <= _MOST_THROWN) == small for t in rest)


def _little_to_say(ahead: Sequence[Token]) -> bool:
    """Whether a colon parts a number from "there's not much to decide", which is said of no number."""
    sign = next((n for n in range(len(ahead) - 1, 1, -1) if ahead[n].low == ":"), -1)
    head = ahead[:sign] if sign > 0 else ()
    said = {token.low for token in head}
    plain = all(token.kind in "WP" for token in head) and not said & THIRD_PERSONS
    return plain and bool(said & _LITTLE) and bool(head) and head[-1].low in _TO_SAY and head[-2].low == "to"


def _kept_back(after: Sequence[Token]) -> bool:
    """Whether it is said of a number that it is kept: "the 3, I keep it"."""
    lows = [token.low for token in after]
    return lows[:2] == [",", "i"] and any(low in ("keep", "save", "hold") for low in lows[2:4])


def _unsure_at_last(after: Sequence[Token]) -> bool:
    """Whether a sentence ends by saying that the player is in doubt: "I would take the 3, but I do not know"."""
    rest = [token for token in after if token.kind != "P"]
    wavering = bool(rest) and rest[-1].low in _HEDGES_AT_LAST and len(rest) < _LAST_WORDS
    if wavering and all(token.kind == "W" for token in rest):
        return True  # "play 3 spaces forward, maybe"
    but = next((n for n, token in enumerate(after) if token.low in ("but", "though", "although")), -1)
    end = [token.low for token in after[but + 1 :] if token.kind != "P"] if but >= 0 else []
    if not 0 < len(end) <= _LAST_WORDS or end[0] not in ("i", "i'm", "im", "unsure", "not"):
        return False
    unknown = end[-1] in ("sure", "certain", "know") and bool(_UNKNOWN & set(end))
    return unknown or bool({"unsure", "undecided"} & set(end[-2:]))


@needing({"votes", "there"})
def _of_the_game(ahead: Sequence[Token]) -> bool:
    """Whether a number is of what is or was on the board: "either there is a trapdoor at 40 or a snake"."""
    lows = [token.low for token in ahead]
    pairs = set(pairwise(lows))
    if pairs & {("there", "could"), ("there", "can"), ("there", "can't"), ("there", "might"), ("there", "would")}:
        return True
    votes = lows[-2:] == ["votes", "for"] and not {"my", "i", "i'll", "please"} & set(lows)
    return votes or (bool(pairs & (_THERE | {("there", "were")})) and "either" in lows)


def _for_me(after: Sequence[Token]) -> bool:
    """Whether "for me" or the like follows."""
    return [token.low for token in after] in (["for", "me"], ["for", "us"])


@needing(NEGATIONS | {"longer"})
def _denies(ahead: Sequence[Token]) -> bool:
    """Whether what stands before a number denies it; "not 4 lol 3" denies the 4 alone."""
    for step in range(len(ahead) - 1, -1, -1):
        if ahead[step].low == "longer" and step and ahead[step - 1].low == "no":
            return True  # "I no longer want the 3"
        if ahead[step].low in NEGATIONS:
            polite = [token.low for token in ahead[max(0, step - 2) : step + 2]]
            return (*polite[:1], *polite[3:]) != ("if", "too")  # "if it isn't too much bother"
        if ahead[step].kind in "NX" and not any(token.low in ("or", "nor", "and", "&", "/") for token in ahead[step:]):
            return False
    return False
