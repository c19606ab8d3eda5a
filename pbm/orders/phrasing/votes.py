"""Classes and clubs that vote and tell the count: "9 hands up for a 6, 14 for a 3, so a 3 it is"; and what all want."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing, parted
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["counted_votes", "drawn_doors", "outvoted", "voted_throw", "wanted_by_all"]

_VOTES = word_set("votes voices")
_FOR = word_set("for wanted want voted favoured favour")
_VOTING = word_set("hands hand votes vote voted voting voices children pupils members ballots show count poll")
_ARTICLES = word_set("a an the number")
_NO_VOTES = NOT_WORDS | word_set("i i'll i'd my me mine turn round board throw play move take trapdoor then or at")
_ABSTAINING = word_set(
    "was were abstained abstentions abstention absent undecided didn't slept away ill off asleep had"
)
_THEREFORE = word_set("so then therefore hence thus just accordingly")
_WINNING = word_set("wins won carries carried prevails prevailed has gets takes it is")
_WINS = word_set("wins won carries carried prevails prevailed")
_AGAINST = (
    HEDGES
    | CONDITIONS
    | NOT_WORDS
    | word_set(
        "but however though or tomorrow recount tie draw next until last previous previously "
        "earlier yesterday again looks seems prefer overruled wrong nobody"
    )
)
_EVERYBODY = word_set("everybody everyone all")
_AGREEING = word_set(
    "agreed agree agrees wanted want wants were was voted votes chose liked shouted querían volevano voulait"
)
_TO_DOOR = word_set("that on to for the our it a la le de be have wish as with one upon about in favour of had")
_DRAWING = word_set("drawn picked pulled chosen selected fished plucked drawed won")
_CASTING = word_set("vote votes nominate nomination voting voted nominating")
_TO_NUMBER = word_set(": , - for goes to is the a an my number on at under space square")
_DREW = 16  # tokens from "the trapdoor was drawn" to its number
_FEW = 4  # words between a count and "for"
_BETWEEN = 14  # tokens from a count to the next, and to what was decided
_MOST = 400  # tokens that are looked at


@needing({"N"}, _FOR)
def counted_votes(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return the tokens with the counts of votes, and what they were for, as no orders; what won is thrown."""
    tallies: list[tuple[int, int]] = []  # where each count stands, and what it is for
    for place, token in enumerate(tokens[:_MOST]):
        aim = _aim(tokens, place, limits) if token.kind in "NX" and token.value > 0 else -1
        if aim >= 0 and (not tallies or place - tallies[-1][1] <= _BETWEEN):
            tallies.append((place, aim))
    if len(tallies) < 2 or len({tokens[aim].value for _, aim in tallies}) < len(tallies):
        return tokens
    around = tokens[max(0, tallies[0][0] - _BETWEEN) : tallies[-1][1]]
    if limits.count > 1 and not any(token.low in _VOTING for token in around):
        return tokens  # "2 for 5 and 3 for 6" is of turns
    most = max(tokens[count].value for count, _ in tallies)
    winners = {tokens[aim].value for count, aim in tallies if tokens[count].value == most}
    decided = _decided(tokens, tallies[-1][1] + 1, winners, {tokens[aim].value for _, aim in tallies})
    if decided is None:
        return tokens
    after = tallies[-1][1] + 1
    while after < len(tokens) and after - tallies[-1][1] <= _BETWEEN and tokens[after].low not in _THEREFORE:
        if _abstaining(tokens, after):
            tokens[after].kind = "X"
        after += 1
    for count, aim in tallies:
        tokens[count].kind = tokens[aim].kind = "X"
    return decided


@needing({"N"}, _VOTES)
def outvoted(tokens: list[Token], _: Limits) -> list[Token]:
    """Return the tokens with both counts of "by 7 votes to 3" as no orders."""
    for place in range(1, min(len(tokens), _MOST) - 2):
        first, word, to, second = tokens[place - 1 : place + 3]
        if word.low in _VOTES and to.low in ("to", "against") and first.kind in "NX" and second.kind == "N":
            first.kind = second.kind = "X"
    return tokens


def _aim(tokens: Sequence[Token], place: int, limits: Limits) -> int:
    """Return where the throw stands that a count is for: "14 hands up for a 3"; -1 where it is for none."""
    if place and tokens[place - 1].kind in "TDUB":
        return -1
    step = place + 1
    while step < len(tokens) and step - place <= _FEW and tokens[step].kind == "W" and tokens[step].low not in _FOR:
        if tokens[step].low in _NO_VOTES:
            return -1
        step += 1
    if step >= len(tokens) or tokens[step].low not in _FOR:
        return -1
    step += 1 + (tokens[step].low == "voted" and tokens[step + 1 : step + 2] != [] and tokens[step + 1].low == "for")
    step += step < len(tokens) and tokens[step].low in _ARTICLES
    found = step < len(tokens) and tokens[step].kind == "N" and limits.low <= tokens[step].value <= limits.high
    beside = tokens[step + 1].kind if step + 1 < len(tokens) else "S"
    return step if found and beside not in "NX" else -1


def _abstaining(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number at ``place`` counts those who did not vote: "4 were in the toilet"."""
    return tokens[place].kind == "N" and place + 1 < len(tokens) and tokens[place + 1].low in _ABSTAINING


def _decided(tokens: list[Token], start: int, winners: set[int], all_: set[int]) -> list[Token] | None:
    """Return the tokens with a throw of what is decided behind the counts, "so a 3 it is"; None where nothing is.

    What is said to follow from them and does not, or is not settled by them, is no throw.
    """
    doubtful = False
    for place in range(start, min(len(tokens), start + 2 * _BETWEEN)):
        token = tokens[place]
        doubtful = doubtful or token.low in _AGAINST
        if token.kind != "N" or _abstaining(tokens, place):
            continue
        so = next((n for n in range(place - 1, start - 1, -1) if tokens[n].low in _THEREFORE), -1)
        wins = place + 1 < len(tokens) and tokens[place + 1].low in _WINS
        told = any(t.kind in "TDS" for t in tokens[so + 1 : place]) if so >= 0 else not wins
        if token.value not in all_ or told:
            return None
        ahead = so if so >= 0 else place - (tokens[place - 1].low in _ARTICLES)
        end = place + 1
        while end < len(tokens) and tokens[end].low in _WINNING:
            end += 1
        stop = next((n for n in range(end, len(tokens)) if tokens[n].kind == "S"), len(tokens) - 1)
        unsettled = doubtful or any(t.low in _AGAINST or t.low == "?" for t in tokens[end : stop + 1])
        if unsettled or token.value not in winners:
            token.kind = "X"
            return tokens
        return [*tokens[:ahead], Token("T", "throw", token.line, text="throw"), token, *tokens[end:]]
    return None


@needing(_CASTING, {"N"})
def voted_throw(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "I vote: the six, and a trapdoor at 73" with a throw of six: it is no second trapdoor."""
    labelled = [(place, _numbered_by(tokens, place)) for place, token in enumerate(tokens) if token.kind == "D"]
    labelled = [(place, number) for place, number in labelled if number is not None]
    if limits.count != 1 or len(labelled) != 2 or any(token.kind == "T" for token in tokens):
        return tokens
    (vote, first), (door, second) = labelled
    if tokens[vote].low not in _CASTING or tokens[door].low in _CASTING:
        return tokens
    small = first is not None and 0 < first.value <= limits.high
    if small and second is not None and second.value > limits.high and sum(t.kind == "N" for t in tokens) == 2:
        tokens[vote] = Token("T", "throw", tokens[vote].line, text="throw")
    return tokens


def _numbered_by(tokens: Sequence[Token], label: int) -> Token | None:
    """Return the number right behind a label and the small words after it."""
    step = label + 1
    while step < len(tokens) and tokens[step].low in _TO_NUMBER:
        step += 1
    return tokens[step] if step < len(tokens) and tokens[step].kind == "N" else None


@needing(_EVERYBODY, _AGREEING, {"D"}, {"N"})
def wanted_by_all(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "everybody agreed that the trapdoor should go on 42" without those who agreed: it goes there."""
    made: list[Token] = []
    for part in parted(tokens):
        made += _plainly(part, limits)
    return made


def _plainly(part: list[Token], limits: Limits) -> list[Token]:
    start = next((n for n, token in enumerate(part[:-1]) if token.low in _EVERYBODY), -1)
    if start < 0 or part[start + 1].low not in _AGREEING or any(token.low in _AGAINST for token in part):
        return part
    ahead = part[start - 1] if start else None
    if ahead is not None and ahead.low in ("we", "us", "they", "class"):
        start -= 1
        ahead = part[start - 1] if start else None
    if part[-1].low == "?" or (ahead is not None and ahead.kind == "W" and ahead.low not in ("and", "so", "then")):
        return part
    step = start + 1
    while step < len(part) and part[step].low in _AGREEING | _TO_DOOR:
        step += 1
    doors = [n for n, token in enumerate(part) if token.kind == "N" and token.value > limits.high]
    if step >= len(part) or len(doors) != 1 or doors[0] < step or any(t.low.endswith("'s") for t in part[step:]):
        return part
    if part[step].kind != "D" and part[step].kind != "N":
        return part
    return [*part[:start], *part[step:]]


@needing(_DRAWING, {"D"}, {"N"})
def drawn_doors(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "the trapdoor was drawn from a hat by Jerome: it is 88" without how it was found."""
    return [token for part in parted(tokens) for token in _told_of_door(part, limits)]


def _told_of_door(part: list[Token], limits: Limits) -> list[Token]:
    for place in range(1, len(part) - 2):
        was = part[place].low in ("was", "is", "has") and part[place - 1].kind == "D"
        verb = place + 1 + (part[place + 1].low in ("been", "again", "duly"))
        if not was or part[verb].low not in _DRAWING:
            continue
        end = verb + 1
        while end < len(part) and end - verb <= _DREW and part[end].kind in "WPL" and part[end].low not in _AGAINST:
            end += 1
        told = end < len(part) and part[end].kind == "N" and part[end].value > limits.high
        last = part[end - 1].low in ("is", "was", "be", ":", "it's", "on", "at") if told else False
        return [*part[:place], *part[end:]] if last else part
    return part
