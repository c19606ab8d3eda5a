"""A number that was spoken of and is then pointed at: "May I use the 6 past 100? I take it anyway, trapdoor 99"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import AFTER_PLAIN, CONDITIONS, NOT_WORDS, UNITS

__all__ = ["follow_pointing", "just_named", "let_go"]

_VERBS = word_set("take play use throw enter put")
_IT = word_set("it they he she him her them")
_BEFORE_VERB = frozenset(("it", "the"))
_LITTLE = word_set(
    "anyway anyhow now just so then please today again regardless also in down jedenfalls trotzdem sowieso dennoch ein "
    "hin toch maar gewoon op in dus quand même donc igual igualmente pues comunque lo stesso to this time round turn"
)
_LEADING = word_set("so then well ok but and please just now anyway right oh no yes , - :")
_MINE = word_set("the my")
_FAR = 40  # tokens between a throw and what points at it
_LONGEST = 90  # words of a mail in which one number stands out
_SELVES = word_set("i i'm i'll i'd we we're we'll i've")
_THROWING = word_set("play playing throw throwing use using take taking")
_REFUSING = NOT_WORDS - {"only", "haven't", "hasn't", "havent"}  # "I haven't used my 4, so I'll have it"
_BEHIND_IT = word_set("and with now please today then this")
_NAMING = word_set("nominate nominating")
_AUXILIARY = word_set("am are will shall going to just still")
_PRONOUNS = frozenset(["it", "that", "sie", "ihn", "die", "le", "la", "lo", "ze", "hem"])
_VEHICLES = word_set("bus train tram plane flight exam pill pills tablet tablets bait hint ferry coach")
_OURS = word_set("my our mein unser mon notre mijn onze mi nuestro mio il nostro")
_THAT_IS = word_set(
    "that's that is this so das ist dies c'est ce est dat dit eso es è questo quello e and donc also dus"
)
_OF_OURS = 6  # words of "and that is our throw"
_REACH = 16  # tokens between a number and the "it" that stands for it
_ARTICLES = word_set("a an the my de het that this")
_RELEASED = frozenset(
    (
        *("here it goes", "off it goes", "out it goes", "in it goes", "out it comes", "here it comes", "here goes"),
        *("let it out", "let it go", "let it loose", "out with it", "it goes in", "it goes out"),
        *("using it", "using it now", "playing it", "throwing it"),
    )
)
_KEPT = word_set(
    "long for back has have is was been too enough in at up since all and gathering sulking burning waiting sitting "
    "lying that which till until to under around about tucked stuck"
)
"""What may be told of a number that somebody has held: not that it counts children."""
_OF_OLD = word_set("last yesterday previous earlier threw")
_HELD = word_set("sitting sat hanging held hung holding clinging clung")
_NEAR = 6  # tokens before a number in which it is told what carries it


@needing({"D"}, {"N"}, _VERBS)
def follow_pointing(tokens: list[Token], limits: Limits) -> list[Token] | None:
    """Order the only throw that a short mail names where a later sentence says "I take it", and label it there."""
    if limits.count != 1 or len(tokens) > _LONGEST or any(token.kind in "TB" for token in tokens):
        return tokens
    if not any(token.kind == "D" for token in tokens):
        return tokens
    small = [n for n, token in enumerate(tokens) if _is_throw(token, limits)]
    if len(small) != 1 or not _spoken_of(tokens, small[0]):
        return tokens
    first = small[0]
    start = first
    while start < len(tokens) and tokens[start].kind != "S":
        start += 1
    while start < len(tokens) and start - first < _FAR:
        end = start + 1
        while end < len(tokens) and tokens[end].kind != "S":
            end += 1
        if end >= len(tokens) or tokens[end].low != "?":
            stop = _pointing(tokens[start + 1 : end])
            if stop:
                line, number = tokens[start + 1].line, tokens[first]
                told = Token("N", number.low, line, number.value, number.text)
                number.kind = "X"
                label, ended = Token("T", "throw", line), Token("S", ".", line)
                tokens[start + 1 : start + 1 + stop] = [label, told, ended]
                return None
        start = end
    return tokens


def _is_throw(token: Token, limits: Limits) -> bool:
    article = token.low == "one" or token.text.casefold() in (
        "a",
        "an",
        "ein",
        "eine",
        "een",
        "un",
        "une",
        "una",
        "uno",
    )
    return token.kind == "N" and 0 < token.value <= limits.high and not article


def _spoken_of(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number stands by itself, "the 6", and counts nothing."""
    before = tokens[place - 1].low if place else ""
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    plain = after is None or after.kind in "PS" or after.low in AFTER_PLAIN or after.low not in UNITS
    noun = after is not None and after.kind == "W" and after.text[:1].isupper()
    return before in _MINE and plain and not noun


def _pointing(part: Sequence[Token]) -> int:
    """Return how many tokens at the head of a sentence take what was spoken of, nought where they take nothing."""
    step = 0
    while step < len(part) and part[step].low in _LEADING:
        step += 1
    mine = step < len(part) and part[step].low in ("i", "we", "i'll", "i'm")
    step += mine
    fronted = step < len(part) and part[step].low in _BEFORE_VERB
    step += fronted
    if step >= len(part) or part[step].low not in _VERBS:
        return 0
    step += 1
    if not fronted:
        if step >= len(part) or part[step].low not in _IT:
            return 0
        step += 1
    elif not mine:
        return 0
    while step < len(part) and (part[step].low in _LITTLE or part[step].text.casefold() in _LITTLE):
        step += 1
    ended = step >= len(part) or part[step].kind in "PD" or part[step].low in ("and", "with", "together")
    return step if ended else 0


@needing({"N"}, {"it", "goes"})
def let_go(tokens: list[Token], limits: Limits) -> list[Token] | None:
    """Order the only throw that is spoken of where a clause lets it go: "the 5 has gathered dust, so out it goes"."""
    small = [n for n, token in enumerate(tokens) if _is_throw(token, limits)]
    if limits.count != 1 or len(small) != 1:
        return tokens
    number, start = tokens[small[0]], small[0]
    after = tokens[start + 1 : start + 2]
    if (after and after[0].kind == "W" and after[0].low not in _KEPT) or any(t.low in _OF_OLD for t in tokens):
        return tokens
    for place in range(small[0] + 1, min(len(tokens), small[0] + _REACH)):
        if tokens[place].kind not in "PS":
            continue
        said = [token.low for token in tokens[start + 1 : place]]
        led = said[:1] in (["so"], ["and"], ["then"], ["now"], ["well"])
        ended = tokens[place].kind == "S" and tokens[place].low != "?"
        if ended and " ".join(said[led:]) in _RELEASED and _antecedent(tokens, place, "T", limits) == small[0]:
            line, told = tokens[start].line, replace(number)
            number.kind = "X"
            tokens[start + 1 : place] = [Token("S", ".", line), Token("W", "i", line), Token("T", "throw", line), told]
            return None
        start = place
    return tokens


def just_named(tokens: list[Token], limits: Limits) -> None:
    """Say again the number that "it" stands for in "Somewhere there lies the 1. I'm taking it."."""
    written = {(token.text or token.low).casefold() for token in tokens}
    pointing = not _PRONOUNS.isdisjoint(written) or any(token.low == "it" for token in tokens)
    for place in range(len(tokens) - 1, 1, -1):
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        if after is not None and after.kind not in "SP" and after.low not in _BEHIND_IT:
            continue
        field = "T" if _says_so(tokens, place) else _does_it(tokens, place) if pointing else ""
        number = _antecedent(tokens, place, field, limits) if field else -1
        if number < 0:
            continue
        told = replace(tokens[number])
        tokens[number].kind = "X"
        tokens[place + 1 : place + 1] = [
            Token("S", ".", told.line),
            Token("W", "so", told.line),
            Token("T", "throw", told.line) if field == "T" else Token("D", "trapdoor", told.line),
            told,
        ]
        return


def _says_so(tokens: Sequence[Token], place: int) -> bool:
    """Whether a clause that ends at ``place`` says no more than "That's our throw"."""
    start = place
    if tokens[place].kind != "T":
        return False
    while start and tokens[start - 1].kind != "S" and place - start < _OF_OURS:
        start -= 1
    if start and tokens[start - 1].kind != "S":
        return False
    shown = [(token.text or token.low).casefold() for token in tokens[start:place]]
    return len(shown) > 1 and shown[-1] in _OURS and all(word in _THAT_IS for word in shown[:-1])


def _does_it(tokens: Sequence[Token], place: int) -> str:
    """Return which field the words that end at ``place`` give to "it": "I'm throwing it", "je le joue", or none."""
    three = [token for token in tokens[max(0, place - 4) : place + 1] if token.low not in _AUXILIARY][-3:]
    if len(three) < 3:
        return ""
    shown = [(token.text or token.low).casefold() for token in three]
    for who, verb, what in ((0, 1, 2), (0, 2, 1), (2, 1, 0)):
        if three[who].low in _SELVES and (three[what].low == "it" or shown[what] in _PRONOUNS):
            known = three[verb].low
            having = known == "have" and three[who].low in ("i'll", "we'll")  # "so I'll have it"
            return "T" if known in _THROWING or having else "D" if known in _NAMING else ""
    return ""


def _antecedent(tokens: Sequence[Token], place: int, field: str, limits: Limits) -> int:
    """Return where the number stands that "it" is said of, -1 where that is not plain."""
    stops = 0
    for n in range(place - 1, max(-1, place - _REACH), -1):
        token = tokens[n]
        stops += token.kind == "S"
        if stops > 1 or token.low in _VEHICLES or token.low == "?" or token.low in CONDITIONS:
            return -1
        small = token.value <= limits.high
        if token.kind != "N" or token.low == "one" or (field == "T") != small:
            continue
        articled = n > 0 and tokens[n - 1].low in _ARTICLES
        on = field == "T" and n > 1 and tokens[n - 2].low in ("on", "at")
        if on and not (n > 2 and tokens[n - 3].low in _HELD):
            return -1  # "Ann is on the 4. I'll play that."
        denied = {t.low for t in tokens[max(0, n - 4) : place] if t.kind == "W"} & _REFUSING
        carried = {t.low for t in tokens[max(0, n - _NEAR) : n]} & _VEHICLES
        return n if (articled or field == "D") and not denied and not carried else -1
    return -1
