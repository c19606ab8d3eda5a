"""Where a mail turns: what was said before "oh wait, 44 is where I land", or as a joke, gives way to what follows.

Two orders that differ are asked about. Where the player says between them why the first will not do, or says the first
only as what others would play, the second is what a reader enters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.phrasing.retractions import AT_THE_KEYS
from pbm.orders.tokens.said import needing, said_in
from pbm.orders.tokens.sentence import ASIDE, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS

__all__ = ["part_at_turns", "turned"]

_STOPPING = word_set(
    "wait oops whoops oopsie damn blast bother bugger drat doh stop crikey argh no nah nope correction"
)
_AFTER_STOPPING = word_set("for to till until trapdoor problem matter doubt need news more one idea")
_STOPPING_PAIRS = frozenset(
    (
        *(
            ("hang", "on"),
            ("hold", "on"),
            ("one", "sec"),
            ("no", "wait"),
            ("oh", "wait"),
            ("ah", "no"),
            ("oh", "no"),
            ("not", "wait"),
        ),
        *(("on", "reflection"), ("changed", "my"), ("second", "thoughts"), ("second", "thought"), ("oh", "dear")),
        *(("only", "joking"), ("just", "joking"), ("only", "kidding"), ("just", "kidding"), ("oh", "bother")),
        *(("oh", "damn"), ("oh", "blast"), ("hold", "it"), ("not", "today"), ("i", "won't"), ("i", "jest")),
        ("a", "lie"),
        *(("thinking", "again"), ("of", "course"), ("better", "be"), ("better", "make"), ("made", "mistake")),
        *(("but", "no"), ("ok", "no"), ("well", "no"), ("hm", "no"), ("hmm", "no"), ("make", "it"), ("make", "that")),
        *(
            ("make", "the"),
            ("make", "my"),
            ("not", "really"),
            ("joke", "over"),
            ("be", "serious"),
            ("had", "better"),
            ("should", "be"),
            ("should", "read"),
        ),
    )
)
_JOKING = word_set("joking kidding jesting teasing")
_EXCUSING = word_set("sorry ignore disregard excuse forget apologies pardon")
_MOST = 40  # claims; nobody's mail makes more, and each is held against every sentence
_LONGEST = 60  # tokens in which a clause comes to its end
_HEAD = 3  # words within which a sentence or a clause says that it turns
_SELF = word_set("me i i'm im i'll i'd my mine myself i've")
_BEING = word_set("is isn't isnt would will that's thats s be was wouldn't won't being")
_OWN_SPACE = word_set("own square space spot position place field")
_SIGHING = word_set("oh ah ach aw och ok okay well hm hmm eh ooh argh ugh")
_HOPING = word_set("like want wish hope fancy need love put")
_SPENT = word_set("used uses spent played threw thrown went gone had burned burnt use")
_THAT = word_set("that that's thats it it's which")
_OTHERS = word_set("he she they he's she's they're he'll she'll they'll his her")
_WOULD = word_set("would should ought might could")
_LIKING = word_set("like love prefer you be")
_USUALLY = word_set("normally usually ordinarily rights")
_THINKING = _WOULD | _USUALLY
_FINDING = {"T": _SPENT, "D": frozenset(("where", "me", "my"))}
"""Words of which one is said wherever a number of a field is found not to do."""
_SENSIBLE = word_set(
    "sensible sane wiser wise cautious prudent clever cleverer obvious safe safer smart smarter right rational canny "
    "logical sense proper correct braver saner lesser better"
)
_BIDDING = word_set("please pls i'll let's")
_GIVING_WAY = word_set(
    "no not oh all right alright ok okay fine then failing pity never thought joking kidding spoilsport well shame "
    "allowed worth sigh instead serious seriously boo damn but only"
)


@needing({"?"} | _SPENT | _JOKING)
def part_at_turns(tokens: list[Token], _: Limits) -> None:
    """End the sentence before a clause that stops itself to look again: "50 - hang on, isn't 50 where I am?"."""
    for place in range(len(tokens) - 3, 1, -1):
        # "i throw zero lol only joking i throw 4", without a sign
        jest = tokens[place].low in _JOKING and tokens[place - 1].low in ("only", "just", "i'm", "im", "was")
        after = tokens[place + 1]
        if jest and tokens[place - 2].kind in "WN" and (after.kind in "TN" or after.low in ("i", "i'll", "it's", "my")):
            tokens.insert(place - 1, Token("S", ".", tokens[place].line))
    for place, token in enumerate(tokens[:-2]):
        if token.kind != "P" or token.low not in (",", "-", "...", "("):
            continue
        if not _stops(tokens, place + 1 + (tokens[place + 1].low in _SIGHING)):
            continue
        end = place + 1
        while end < len(tokens) and tokens[end].kind != "S" and end - place < _LONGEST:
            end += 1
        asked = end < len(tokens) and tokens[end].low == "?"
        rest = tokens[place + 1 : end]
        if asked or (any(t.low in _SPENT for t in rest) and not any(t.low in _OTHERS for t in rest)):
            token.kind, token.low = "S", "."


def turned(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> list[Claim]:
    """Return the claims, those that give way to later ones gone and the later ones told to take their place."""
    if not 1 < len(made) <= _MOST:
        return list(made)
    kept = list(made)
    said = said_in(tokens)
    for field in "TD":
        mine = [claim for claim in kept if claim.field == field]
        firm = [claim for claim in mine if _is_firm(claim, limits)]
        finding = not _FINDING[field].isdisjoint(said)
        found = [claim for claim in firm if _found_in(tokens, spans, claim)] if finding else []
        if len(found) < len(firm):
            firm = [claim for claim in firm if claim not in found]
            kept = [claim for claim in kept if claim not in found]
        thinking = not _THINKING.isdisjoint(said)
        thought = [claim for claim in firm if _thought_in(tokens, spans, claim)] if thinking else []
        last = next((claim for claim in reversed(firm) if claim not in thought), None)
        hanging = any(claim.doubt == "hard" and claim.reason == "conditional" for claim in mine)
        if hanging:
            continue
        gone = list(thought)
        if last is not None:
            before = [claim for claim in mine if claim.place < last.place and claim.values != last.values]
            if field == "T" and limits.count == 2:
                before = _of_first_pair(mine, last)
            gone += [claim for claim in before if _gives_way(tokens, spans, claim, last, limits)]
            if finding:
                _doubt_found_out(tokens, spans, last)
        else:
            for claim in gone:
                claim.doubt, claim.reason = "soft", "told"
            gone = []
        kept = [claim for claim in kept if not any(claim is other for other in gone)]
    return kept


def _of_first_pair(mine: Sequence[Claim], last: Claim) -> list[Claim]:
    """Return the throws that two others take the place of, in a round of two turns; none where the last are not two."""
    firm = [claim for claim in mine if not claim.doubt and claim.rank > ASIDE and claim.place <= last.place]
    second = firm[-1:] if len(last.values) == 2 else firm[-2:]
    values = [value for claim in second for value in claim.values]
    first = firm[: -len(second)]
    if len(values) != 2 or values[0] == values[1] or sum(len(claim.values) for claim in first) != 2:
        return []
    return [claim for claim in first if claim.values != last.values or claim.turn != last.turn]


def _found_in(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], claim: Claim) -> bool:
    span = _span(spans, claim.place) if claim.field == "D" else None
    return span is not None and _found_out(tokens[span[0] : span[1]], claim)


def _thought_in(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], claim: Claim) -> bool:
    span = _span(spans, claim.place)
    return span is not None and _thought_of(tokens[span[0] : span[1]], claim.place - span[0])


def _doubt_found_out(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], last: Claim) -> None:
    """Doubt what is found not to do, with nothing put in its place: "Hang on. 44 is where I land."."""
    after = [span for span in spans if span[0] > last.place]
    stopped = False
    for start, end in after:
        part = tokens[start:end]
        stopped = stopped or _turns(part)
        if stopped and _found_out(part, last):
            last.doubt, last.reason = "hard", "recalled"
            return


def _is_firm(claim: Claim, limits: Limits) -> bool:
    legal = claim.field == "D" or all(limits.low <= value <= limits.high for value in claim.values)
    return not claim.doubt and claim.rank > ASIDE and bool(claim.values) and legal


def _gives_way(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], claim: Claim, last: Claim, limits: Limits
) -> bool:
    """Whether what one claim says gives way to a later one of another sentence."""
    mine = _span(spans, claim.place)
    other = _span(spans, last.place)
    if mine == other or mine is None or other is None:
        return False
    between = [span for span in spans if mine < span <= other]
    if claim.field == "T" and any(value > limits.high for value in claim.values) and claim.rank > ASIDE:
        words = {token.low for start, end in between for token in tokens[start:end] if token.kind == "W"}
        return bool(words & _GIVING_WAY)
    for start, end in between:
        head = start == other[0]
        part = tokens[start : last.place] if head else tokens[start:end]
        if head and claim.field == "T" and _found_out(part, claim):
            return True  # "my 4 is gone, so it has to be the 3"
        if _turns(part) or (not head and (_found_out(tokens[start:end], claim) or _pointed_out(tokens[start:end]))):
            return True
    return False


def _span(spans: Sequence[tuple[int, int]], place: int) -> tuple[int, int] | None:
    low, high = 0, len(spans)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if spans[middle][0] <= place else (low, middle)
    return spans[low - 1] if low else None


def _turns(part: Sequence[Token]) -> bool:
    """Whether a sentence stops itself, at its head or after a sign: "hang on", "P.S. changed my mind"."""
    if any(token.low in CONDITIONS for token in part):
        return False
    return _apologises(part) or any(_stops(part, place) for place in _heads(part))


def _apologises(part: Sequence[Token]) -> bool:
    """Whether a sentence is sorry for what somebody else typed: "Sorry, the cat.", "Ignore Molly"."""
    if not part or part[0].low not in _EXCUSING or any(token.kind in "TD" for token in part):
        return False
    named = len(part) > 1 and part[1].text.istitle() and part[0].low != "sorry"
    return named or any(token.low in AT_THE_KEYS for token in part)


def _heads(part: Sequence[Token]) -> Iterator[int]:
    words = 0
    for place, token in enumerate(part):
        if token.kind == "P":
            words = 0
            continue
        if words < _HEAD:
            yield place
        words += 1


def _stops(part: Sequence[Token], place: int) -> bool:
    token = part[place]
    after = part[place + 1].low if place + 1 < len(part) else ""
    if token.kind != "W":
        return False
    if (token.low, after) in _STOPPING_PAIRS:
        return True
    before = part[place - 1] if place else None
    opens = before is None or before.kind in "PS" or before.low in _SIGHING
    return opens and token.low in _STOPPING and after not in _AFTER_STOPPING


def _found_out(part: Sequence[Token], claim: Claim) -> bool:
    """Whether a sentence finds that a number will not do: "44 is where I land", "I used the 2 in turn 7"."""
    lows = [token.low for token in part]
    if any(low in _OTHERS or low in _HOPING for low in lows):
        return False
    for place, token in enumerate(part):
        if token.kind not in "NX" or token.value not in claim.values:
            continue
        beside = lows[max(0, place - 2) : place] + lows[place + 1 : place + 3]
        around = lows[max(0, place - 4) : place] + lows[place + 1 : place + 7]
        if claim.field == "D" and any(low in _BEING for low in beside) and _of_oneself(lows[place + 1 : place + 6]):
            return True
        if claim.field == "T" and any(low in _SPENT for low in around):
            return True
    return False


def _of_oneself(after: Sequence[str]) -> bool:
    """Whether the words after a number tell that the player will be there: "is where I land", "is my own square"."""
    if "where" in after:
        return any(low in _SELF for low in after)
    owned = "my" in after and any(low in _OWN_SPACE for low in after[after.index("my") + 1 :])
    return "me" in after or owned


def _pointed_out(part: Sequence[Token]) -> bool:
    """Whether a sentence says it of what was said before: "that's me", "that is exactly where I'll be sitting"."""
    lows = [token.low for token in part]
    if any(low in _OTHERS for low in lows) or not any(low in _THAT for low in lows[:4]):
        return False
    return any(low in _SELF for low in lows) and ("me" in lows or "where" in lows or any(low in _SPENT for low in lows))


def _thought_of(part: Sequence[Token], place: int) -> bool:
    """Whether a number is only what others would play, or what ought to be played: "any sane person would throw 1"."""
    ahead = part[:place]
    lows = [token.low for token in ahead]
    if any(low in _BIDDING for low in lows):
        return False
    if any(low in _USUALLY for low in lows):
        return any(low in ("i'd", "would") for low in lows)
    for step, (token, after) in enumerate(pairwise(lows)):
        if token not in _WOULD or (after in _LIKING and after != "be"):
            continue
        before = part[step - 1] if step else None
        if before is None or before.kind in "TD" or before.low == "you":
            continue
        others = before.low not in ("i", "it", "which", "that")
        if (others and any(low in _SENSIBLE for low in lows)) or "sense" in lows:
            return True
        if others and any(low in ("any", "anyone", "anybody", "everyone", "some", "others", "most") for low in lows):
            return True
    return False
