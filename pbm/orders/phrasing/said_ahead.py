"""What is said on the way to an order and tells nothing of it: "I find I have not sent you my orders".

Beside it stand the tools and the names that an order may have: "spade in at 31", "chuck us a 5 Dale".
"""

from __future__ import annotations

from typing import Final

from pbm.orders.phrasing.put_aside import ends_clause, is_throw, lows_of
from pbm.orders.tokens.said import Telling, needing, parted
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, LABELS_BEFORE, MONTHS, NOT_WORDS, UNITS

__all__ = ["ORDERED_SO", "SAID_AHEAD"]

_UNSURE = CONDITIONS | HEDGES | NOT_WORDS | word_set("or ?")
_SPADES = word_set("spade spades shovel shovels pickaxe pickaxes mattock")
_INTO = word_set("in goes go into going the ground earth is at on under number square space beneath please down")
_AT = word_set("at on under number square space beneath")
_OF_SPADE = 7  # words between the spade and its space
_FINDING = word_set("find see notice realise realize note gather discover")
_HAVE = (("i", "have", "not"), ("i", "haven't"), ("i", "never"), ("we", "have", "not"), ("we", "haven't"))
_SENT = word_set("sent given posted mailed emailed")
_MINE = word_set("my our any")
_ORDERS = word_set("orders order move moves")
_OF_PREFACE = 14  # words of it at most
_ROUNDS = word_set("round turn")
_OF_ANOTHER_ROUND = word_set(
    "this already sent one current last next then default now after instead hold later following that's orders order "
    "post have had stand stands"
)
_HELLOS = word_set("hi hello hey hiya howdy g'day gday morning evening")
_GIVING = word_set("chuck give gimme lob sling bung toss hand throw roll")
_US = word_set("us me")
_AFTER_NAME = word_set("and please with , . ! - – mate thanks")
_AFTER_PLAIN = word_set("please pls and with plus , thanks ta")


def _named(token: Token) -> bool:
    """Whether a token can be somebody's name: a capital, and no word that numbers something."""
    low = token.low
    known = low in LABELS_BEFORE or low in UNITS or low in MONTHS or low in _UNSURE
    return token.kind == "W" and token.text[:1].isupper() and token.text[1:].islower() and not known


@needing({"N"}, _SPADES)
def _dug(part: list[Token], limits: Limits) -> list[Token]:
    """Return "spade in at 31" as "trapdoor at 31", where a space follows and the sentence ends."""
    if any(token.kind in "TD" for token in part) or any(token.low in _UNSURE for token in part):
        return part
    for place, token in enumerate(part[:_OF_SPADE]):
        if token.low not in _SPADES:
            continue
        end = place + 1
        while end < len(part) and end - place < _OF_SPADE and part[end].low in _INTO:
            end += 1
        led = all(t.low in ("the", "my", "a", "and", "so", "put", "stick") for t in part[:place])
        space = end < len(part) and part[end].kind == "N" and part[end].value > limits.high
        if led and space and part[end - 1].low in _AT and ends_clause(part, end + 1):
            return [Token("D", "trapdoor", token.line, text=token.text), Token("P", ":", token.line), *part[end:]]
    return part


@needing({"N"}, _GIVING, _US)
def _addressed(part: list[Token], limits: Limits) -> list[Token]:
    """Return "chuck us a 5 Dale and whack the trapdoor on 62" without the name of who is spoken to."""
    if sum(is_throw(token, limits) for token in part) != 1:
        return part
    for place in range(3, len(part) - 1):
        given = lows_of(part, place - 1, place)[0] in ("a", "the", "my") and part[place - 2].low in _US
        name, after = part[place + 1], place + 2
        ends = ends_clause(part, after) or part[after].low in _AFTER_NAME
        if is_throw(part[place], limits) and given and part[place - 3].low in _GIVING and _named(name) and ends:
            return [*part[: place + 1], *part[after:]]
    return part


@needing({"N"}, _HELLOS)
def _greeted(part: list[Token], limits: Limits) -> list[Token]:
    """Return "Hi Dale 3 please" as "Hi, 3 please"."""
    if len(part) > 3 and part[0].low in _HELLOS and _named(part[1]) and is_throw(part[2], limits):
        goes_on = ends_clause(part, 3) or part[3].low in _AFTER_PLAIN
        if goes_on and not any(token.low in _UNSURE for token in part) and limits.count == 1:
            return [part[0], Token("P", ",", part[1].line), *part[2:]]
    return part


@needing(_FINDING, _SENT, _ORDERS)
def _prefaced(tokens: list[Token], _: Limits) -> list[Token]:
    """Leave out "I find I have not sent you my orders": they follow."""
    made: list[Token] = []
    for part in parted(tokens):
        made.extend(_without_preface(part))
    return made if len(made) < len(tokens) else tokens


def _without_preface(part: list[Token]) -> list[Token]:
    plain = [token for token in part if token.kind != "L"]
    start = next((n for n, token in enumerate(plain) if token.low in _FINDING and n), 0)
    if not start or plain[start - 1].low not in ("i", "we"):
        return part
    step = start + 1 + (lows_of(plain, start + 1, start + 2) == ("that",))
    have = next((have for have in _HAVE if lows_of(plain, step, step + len(have)) == have), ())
    sent = step + len(have) + (lows_of(plain, step + len(have), step + len(have) + 1) in (("yet",), ("actually",)))
    said = plain[sent : sent + _OF_PREFACE]
    lows = [token.low for token in said]
    ends = next((n for n, token in enumerate(said) if token.low in _ORDERS), 0)
    closed = (
        ends and said[ends - 1].low in _MINE and all(t.kind in "S" or t.low in ("yet", "you") for t in said[ends + 1 :])
    )
    return [*plain[: start - 1], *plain[-1:]] if have and lows[:1] and lows[0] in _SENT and closed else part


@needing({"next"}, _ROUNDS, {"N"}, {"D"})
def _next_open(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "for the next round I would like the 2" without its round, where the mail knows of no other.

    To who answers a report the round that is open is the next; who tells it from "this one" means a later.
    """
    if limits.count != 1 or sum(is_throw(token, limits) for token in tokens) != 1:
        return tokens
    for place in range(len(tokens) - 4):
        said = lows_of(tokens, place, place + 4)
        if said[:3] != ("for", "the", "next") or said[3] not in _ROUNDS:
            continue
        opens = place == 0 or tokens[place - 1].kind in "SLP"
        others = [token for n, token in enumerate(tokens) if not place <= n < place + 4]
        end = place + 4 + (tokens[place + 4].low == ",")
        mine = tokens[end].low in ("i", "i'd", "i'll", "please", "my")
        if opens and mine and not any(t.low in _OF_ANOTHER_ROUND or t.low in _UNSURE or t.kind == "U" for t in others):
            return [*tokens[:place], *tokens[end:]]
    return tokens


ORDERED_SO: Final[tuple[Telling, ...]] = (_dug, _addressed, _greeted)
SAID_AHEAD: Final[tuple[Telling, ...]] = (_prefaced, _next_open)
