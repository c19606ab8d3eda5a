"""What each sentence claims: which of its numbers is a throw, which a trapdoor, and how sure that is.

A number is claimed by the label beside it ("throw 5", "45 as trapdoor"), by a verb of playing ("I'll go with
a 3"), or by standing alone ("5/45"). Numbers that nothing claims are chat.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from pbm.orders.claims.both_asked import asked_together
from pbm.orders.claims.charge import decided_for_us, overruled, puts_in_charge
from pbm.orders.claims.greeting import without_greetings
from pbm.orders.claims.in_sentence import claims_in
from pbm.orders.claims.lone_door import lone_door
from pbm.orders.claims.lone_throw import lone_throw
from pbm.orders.claims.no_throw import headed_elsewhere
from pbm.orders.claims.only_number import only_number
from pbm.orders.claims.own_two import own_two
from pbm.orders.claims.own_words import own_throw
from pbm.orders.claims.pairs import by_size, second_left
from pbm.orders.claims.two_turns import by_their_turns, in_a_tale, one_door, one_then_two, other_way_round, told_before
from pbm.orders.doubts.of_number import Doubts
from pbm.orders.phrasing.replacing import DROPPING, replaced
from pbm.orders.phrasing.retractions import (
    door_kept,
    left_revoked,
    only_takes_back,
    recalled,
    renewed,
    retract,
    revokes,
    second_thoughts,
    takes_back,
    told_apart,
    without_used,
)
from pbm.orders.phrasing.scores import without_scores
from pbm.orders.phrasing.slipped import slipped
from pbm.orders.phrasing.turning import turned
from pbm.orders.phrasing.weighing import settled, weighs
from pbm.orders.tokens.said import said_in
from pbm.orders.tokens.sentence import ASIDE, LABELLED, Claim, Limits, Sentence, ordered_before
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import HEDGES, PLAY_VERBS

__all__ = ["claims_of", "sentences"]

_MUTTERED = word_set("hmm hm er erm um oh well ps p s pps actually no")
_NEEDING = frozenset(("need", "later", "used", "gone", "save", "saving", "spent"))
_COMING = frozenset(("only", "just", "simply", "here", "here's", "now"))
_AT_PRESENT = word_set("this time turn round week month today now from me then")
_NO_MATTER = frozenset(("past", "kept", "told", "somebody else", "another turn", "negated"))
_COUNTING = _NO_MATTER | {"residue"}
_DECLINING = word_set("don't dont do won't wont will shall would i'd i'll wish want make prefer rather abstain decline")
_REMARK = 4  # tokens of a sentence between "The trapdoor?" and its space
_HEAD = 6  # words within which a question says that it is about one's own orders
_LONGEST = 120  # a sentence without an end is cut here, so that reading stays linear


def sentences(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    """Return where each sentence begins and ends in ``tokens``."""
    found: list[tuple[int, int]] = []
    start = 0
    for place, token in enumerate(tokens):
        if token.kind == "S" or place - start >= _LONGEST:
            if place > start:
                found.append((start, place))
            start = place + 1 if token.kind == "S" else place
    if start < len(tokens):
        found.append((start, len(tokens)))
    return found


def claims_of(tokens: Sequence[Token], limits: Limits, *, lone: bool = False) -> list[Claim]:
    """Return every claim in ``tokens``, in their order; ``lone`` where they are all about one board by name."""
    made: list[Claim] = []
    held: list[int] = []
    revoked, kept_door = 0, -1
    follows = open_door = correcting = announced = led = counted = False
    unspoken = not any(token.kind == "D" for token in tokens)
    spans = sentences(tokens)
    for start, end in spans:
        part = [token.copy() for token in tokens[start:end]]  # claiming marks tokens as it goes
        words = said_in(part)
        kept_door = start if door_kept.fits(words) and door_kept(part) else kept_door
        sentence = Sentence(part, limits, made[-1] if made else None, follows, open_door)
        sentence.doors_elsewhere = not unspoken and "D" not in words
        sentence.lone_door = unspoken and bool(made) and made[-1].field == "T"
        sentence.corrects = correcting
        sentence.counts_before = counted
        sentence.earlier = made
        said = without_used(part, claims_in(sentence), made)
        said = one_door(part, said) if limits.count == 2 else said
        if limits.count == 2 and told_before(part) and other_way_round(part, made, limits):
            said = []
        correcting = only_takes_back.fits(words) and only_takes_back(part)
        if made and revokes.fits(words) and revokes(part) and tokens[start - 1].low != "?":
            revoked = len(made)
        for claim in said if sentence.replaced else ():
            earlier = {value for other in made if other.field == claim.field for value in other.values}
            if sentence.replaced & earlier and not sentence.replaced & set(claim.values):
                claim.override, claim.rank = True, LABELLED  # the number that it takes the place of is named
        if takes_back.fits(words) and takes_back(part):
            retract(made)
        announced = announced or _announces(part)
        lows = [token.low for token in part]
        told_us = led and end < len(tokens) and tokens[end].low != "?" and decided_for_us(lows)
        ours = told_us and not overruled([token.low for token in tokens[end : end + _LONGEST]])
        led = led or (puts_in_charge.fits(words) and puts_in_charge(lows))
        follows = bool(said)
        figures = [token for token in part if token.kind in "NX"]
        counted = bool(figures) and all(c.reason in _COUNTING for c in said) and not ordered_before(figures, made)
        remark = open_door and len(part) <= _REMARK and all(token.kind in "WP" for token in part)  # "Somewhere nasty."
        open_door = remark or (
            any(token.kind == "D" for token in part)
            and not any(claim.field == "D" and claim.rank > ASIDE for claim in said)
        )
        if end < len(tokens) and tokens[end].low == "?":
            made.extend(recalled(part, said, limits, start))
        if made and second_thoughts.fits(words) and all(claim.doubt for claim in said):
            made.extend(second_thoughts(part, limits, start))
        held = sentence.in_hand or held
        order = (
            by_size(part, held)
            if limits.count == 2 and not said and tokens[min(end, len(tokens) - 1)].low != "?"
            else None
        )
        for turn, value in enumerate(order or (), 1):
            made.append(Claim("T", [value], LABELLED, start, part[0].line, turn=turn))
        if limits.count == 2:
            one_then_two(part, said, made)
            second = second_left(part, made, limits, start) if tokens[min(end, len(tokens) - 1)].low != "?" else None
            if second is not None:
                made.append(second)
                continue
        if not said:
            continue
        doubts = Doubts(part, tokens[end].low if end < len(tokens) else "", limits.count)
        nominating = any(claim.field == "D" for claim in said)
        for claim in said:
            if not _weighed(claim, doubts):
                continue
            if ours and claim.doubt == "soft" and claim.reason in ("somebody else", "told"):
                claim.doubt, claim.reason = "", ""
            if limits.count == 1 and weighs(part, tokens[end].low if end < len(tokens) else "", claim):
                claim.reason = "weighed"
            if claim.rank == ASIDE and claim.field == "T" and not claim.doubt and not (lone or nominating):
                titled = _titled(part, claim.place)
                claim.doubt, claim.reason = "soft", "titled" if titled else "in passing"
                claim.reason = "told" if headed_elsewhere(part, claim.place) else claim.reason
                if limits.count == 1 and any(t.kind == "U" for t in part[: claim.place]):
                    claim.reason = "another turn"  # "roll on turn 7, and then watch me: 6 straight away!"
            claim.place += start
            claim.end += start
            told = claim.doubt == "soft" and claim.reason in _NO_MATTER - {"negated"}
            put = claim.override and claim.rank < LABELLED and made and made[-1].field != claim.field
            # "Scrub that 3" names the throw.
            scrubbed = put and (bool(words & DROPPING) or _needed(words)) and _of_one_field(claim, made)
            if put and not told and not scrubbed and not _apart(claim, part, start, made, limits):
                # "Throw 4, trapdoor 33. No, 5": nobody can tell which of the two is taken back.
                claim.doubt, claim.reason = "hard", "either"
                made.append(replace(claim, field=made[-1].field))
            made.append(claim)
    made = without_scores(tokens, made, limits)
    if revoked:
        left_revoked(made, revoked)
    made = without_greetings(tokens, spans, made)
    made = turned(tokens, spans, replaced(tokens, spans, told_apart(made, kept_door), limits), limits)
    _promote(made, announced=announced)
    made = slipped(tokens, spans, made, limits)
    door = None if lone else lone_door(tokens, spans, made, limits)
    if door is not None:
        made = [claim for claim in made if claim.field != "D" or door.doubt] + [door]
    asked_together(tokens, spans, made)
    throw = lone_throw(tokens, spans, made, limits)
    if throw is None and not lone:
        throw = only_number(tokens, spans, made, limits) or own_throw(tokens, spans, made, limits)
    if throw is not None:
        made.append(throw)
    made = own_two(tokens, spans, made, limits) or made
    chosen = max((c.place for c in made if c.field == "T" and not c.doubt and c.rank > ASIDE), default=-1)
    made = [claim for claim in made if claim.reason != "undecided" or claim.place > chosen]
    if limits.count == 2:
        made = by_their_turns(in_a_tale(made, tokens, spans))
    return renewed(settled(made))


def _apart(claim: Claim, part: Sequence[Token], start: int, made: Sequence[Claim], limits: Limits) -> bool:
    """Whether it is plain what a correction puts right, as its number can be nothing else or is put back."""
    return (
        any(other.field == claim.field and other.reason == "retracted" for other in made)
        or any(value > limits.high for value in claim.values)
        or _with_article(part, claim.place - start)
    )


def _needed(words: AbstractSet[str]) -> bool:
    """Whether a sentence tells that a number is wanted, or gone: "No wait, I need the 3 later"."""
    return not words.isdisjoint(_NEEDING)


def _of_one_field(claim: Claim, made: Sequence[Claim]) -> bool:
    """Whether what a claim says was claimed before, of its own field and of no other."""
    return {other.field for other in made if other.values == claim.values} == {claim.field}


def _with_article(part: Sequence[Token], place: int) -> bool:
    """Whether "a" stands before a number, which a throw has and a space has not: "make that a 4"."""
    return place > 0 and part[place - 1].low in ("a", "an")


def _titled(part: Sequence[Token], place: int) -> bool:
    """Whether a number stands under a heading that is none of ours: "knees: 2"."""
    sign = next((n for n in range(place - 1, -1, -1) if part[n].kind == "P"), -1)
    return sign > 0 and part[sign].low == ":" and all(t.kind in "WP" and t.low not in PLAY_VERBS for t in part[:sign])


def _announces(part: Sequence[Token]) -> bool:
    """Whether a sentence ends by saying that a throw comes: "so only the throw"."""
    end = len(part) - 1
    while end > 0 and part[end].low in _AT_PRESENT:
        end -= 1
    return part[end].kind == "T" and any(token.low in _COMING for token in part[max(0, end - 3) : end])


def _promote(made: Sequence[Claim], *, announced: bool) -> None:
    """Take the one throw that is given in passing, "so a 2", where nothing else is a throw.

    It is taken where a trapdoor is named, or where the player says that a throw comes.
    """
    throws = [claim for claim in made if claim.field == "T" and claim.reason not in _NO_MATTER and claim.turn != 2]
    passing = [claim for claim in throws if claim.reason in ("in passing", "titled")]
    named = announced or any(claim.field == "D" and not claim.doubt for claim in made)
    if named and passing and len(passing) == len(throws) and all(c.values == passing[0].values for c in passing):
        for claim in passing:
            claim.doubt, claim.reason = "", ""


def _first_word(tokens: Sequence[Token]) -> str:
    """Return the first word that says something: the "or" of "PS hmm, or 46"."""
    return next((t.low for t in tokens[:_HEAD] if t.kind == "W" and t.low not in _MUTTERED), "")


def _weighed(claim: Claim, doubts: Doubts) -> bool:
    """Cast the sentence's doubts on a claim; return False for one that is most likely about something else."""
    if claim.doubt == "hard":
        claim.reason = claim.reason or "either"
        return True
    doubt, reason = doubts.of(claim.place, max(claim.place, claim.end))
    if claim.field == "D" and not claim.values and claim.rank == LABELLED:
        near = doubts.tokens[max(0, claim.place - 6) : claim.place]
        if reason == "negated" or (reason == "past" and any(t.low in _DECLINING for t in near)):
            doubt, reason = "", ""  # "I won't nominate" is what it says, "after what happened last time" or not
        if reason == "hedged" and any(t.low in ("default", "defaults") for t in doubts.tokens):
            return False  # "no idea about trapdoors, leave that to the default"
    if reason == "kept" and claim.turn >= 0:
        doubt, reason = "", ""  # "which leaves the 2 for turn 12"
    wavering = doubt == "hard" and _first_word(doubts.tokens) in HEDGES | {"or"}  # "P.S. Or perhaps 46"
    if claim.reason == "delegated" and reason in ("somebody else", "past", "told", "recalled", "negated"):
        doubt, reason = "", ""  # "the trapdoor was left to my granddaughter, who says 27"
    if claim.reason == "bidden" and reason == "past":
        doubt, reason = "", ""  # "in the orders I sent please replace the throw of 2 by a throw of 5"
    if claim.reason == "pictured" and reason == "somebody else":
        doubt, reason = "", ""  # "I should like to see somebody vanish through 85"
    if claim.reason == "residue" and doubt and reason not in ("recalled", "kept") and not wavering:
        return False
    stronger = doubt == "hard" and (not claim.doubt or reason == "recalled" or doubts.beside(claim.place))
    if stronger or not claim.doubt:
        claim.doubt, claim.reason = doubt, reason
    return True
