"""Numbers of what was set aside: proposals that fell, letters to be disregarded, a coin's other side, what was before.

"My wife's alternative, a 3 with 84, was voted down" is told to amuse; beside the order itself it is what is likeliest
taken for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.said import Telling, needing, said_in, tell
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import NOT_WORDS

__all__ = ["drop_set_aside"]

_PROPOSALS = word_set(
    "alternative alternatives suggestion suggestions proposal proposals counter-proposal counterproposal idea "
    "ideas motion motions amendment option plan scheme notion recommendation vorschlag vorschläge gegenvorschlag "
    "alternativvorschlag antrag gegenantrag idee einfall variante proposition propositions contre-proposition "
    "idée voorstel voorstellen tegenvoorstel alternatief propuesta propuestas contrapropuesta alternativa "
    "proposta proposte controproposta"
)
_LOST = word_set(
    "rejected dismissed defeated overruled outvoted withdrawn discarded scrapped shelved vetoed binned declined "
    "refused dropped abandoned verworfen abgelehnt überstimmt abgeschmettert rejetée rejeté rejetées écartée "
    "écarté refusée refusé repoussée battue verworpen afgewezen weggestemd afgekeurd rechazada rechazado "
    "descartada descartado derrotada respinta respinto scartata scartato bocciata bocciato"
)
_FELL = word_set("fell failed lost flopped died sank")
_LOST_PAIRS = frozenset(
    (
        *(("set", "aside"), ("voted", "down"), ("turned", "down"), ("thrown", "out"), ("laughed", "out")),
        *(("laughed", "off"), ("shouted", "down"), ("struck", "down"), ("ruled", "out"), ("put", "aside")),
        *(
            ("laughed", "down"),
            ("talked", "out"),
            ("found", "no"),
            ("met", "no"),
            ("got", "nowhere"),
            ("went", "nowhere"),
        ),
    )
)
_DENIED = NOT_WORDS | word_set("wasn't weren't hasn't haven't wasnt pas no nicht niet ni")
_KEPT = word_set("but although though favour favor for instead so zugunsten faveur favore favor")
_REACH = 16  # tokens from a proposal to what became of it
_DISREGARDED = word_set("disregard ignore forget scrap scrub bin cancel burn tear ignori ignorez dimentichi oublie")
_LETTERS = word_set(
    "letter mail email e-mail message note card postcard last latest earlier previous orders order brief lettre "
    "lettera carta mensaje messaggio courrier bericht nachricht one sent wrote"
)
_AFRESH = word_set(
    "instead make now please i'd i'll i want throw play use enter put should read new mine move nominate change but "
    "replace it's here herewith take let's correct send sending"
)
_TOLD_AGAIN = word_set("throw play use put nominate move mine i")
"""Words of orders that may be old ones."""
_OPENING = word_set("please kindly so and do just oh pls would you could can ps p.s hello hi dear sorry")
_BETWEEN_LETTER = 6  # tokens between "disregard" and the letter
_SIDES = word_set("heads tails kopf zahl face pile munt kop cara cruz testa croce")
_SIDE = word_set("was is were meant means for : = being - the a my an would be")
_SIDE_REACH = 4
_FEW = 6  # sides of coins that are looked at
_CROWDS = word_set("most many some half others everybody everyone class pupils nearly they rest majority people lads")
_ANSWERED = word_set("answered wrote guessed replied said says")
_ENTERING = word_set("put pit enter record note mark book down set")
_DOWN_FOR = word_set("me us down doon in as for on the a throw throwing playing going")
_HEAD = 6  # tokens at the head of a sentence
_LEADING = word_set(
    "bring take land put get carry leave lead move drop send give deposit plant dump bringen führen setzen porter "
    " amener "
    "mettre brengen zetten llevar dejar portare mettere"
)
_ME = word_set("me us my our")
_WOULD = word_set("would would've i'd we'd")
_ADVERBS = word_set("only just also then merely simply of course probably")
_GOING = word_set("go throw play roll move take use went threw played rolled moved took used were to")
_WITHIN = 7  # tokens from "would bring me" to the space
_MINE = word_set("my our the those")
_PAIRING = word_set("and with & / + on at for the , trapdoor")


@needing({"N"})
def drop_set_aside(tokens: list[Token], limits: Limits) -> None:
    """Make the numbers of what was set aside numbers of something else."""
    said = said_in(tokens)
    asked, told = [[rule for rule in rules if rule.fits(said)] for rules in (_ASKED, _TOLD)]
    if asked or told:
        start = 0
        for place, token in enumerate(tokens):
            # "my letter of the 14., the one with the 5" is one sentence, in languages that write days so.
            joined = token.low == "." and place + 1 < len(tokens) and tokens[place + 1].low == ","
            if (token.kind == "S" and not joined) or place + 1 == len(tokens):
                part = tokens[start : place if token.kind == "S" else place + 1]
                tell(part, limits, asked if token.low == "?" else told)
                start = place + 1
    tell(tokens, limits, _OF_MAIL)


@needing(_PROPOSALS, {"N"})
def _fallen(part: list[Token], _: Limits) -> None:
    """Take out a proposal that was not taken: "a motion for 3 and 84 fell", "her idea, a two, was laughed out"."""
    last = -1
    for place, token in enumerate(part):
        if token.low in _PROPOSALS and token.kind == "W":
            last = place
        lost = token.low in _LOST or token.low in _FELL
        lost = lost or (place + 1 < len(part) and (token.low, part[place + 1].low) in _LOST_PAIRS)
        if last < 0 or not lost or place - last > _REACH:
            continue
        told = part[last + 1 : place]
        if any(t.low in _DENIED or t.low in _KEPT - {"for"} for t in told) or any(t.kind in "BU" for t in told):
            continue
        if token.low in _FELL and any(t.low in ("i", "we", "i'll") for t in told):
            continue
        for each in told:
            if each.kind in "NTD":
                each.kind = "X" if each.kind == "N" else "W"
        last = -1


@needing(_DISREGARDED, _LETTERS, {"N"})
def _disregarded(part: list[Token], _: Limits) -> None:
    """Take out what a letter said that is not to count: "ignore my letter of the 14th, the one with the 5 and 39"."""
    first = 0
    while first < len(part) and (part[first].kind == "P" or part[first].low in _OPENING):
        first += 1
    if first >= len(part) or part[first].low not in _DISREGARDED:
        return
    rest = part[first + 1 :]
    letter = next((n for n, t in enumerate(rest[:_BETWEEN_LETTER]) if t.low in _LETTERS), -1)
    if letter < 0 or _says_anew(rest[letter + 1 :]):
        return
    for token in rest[letter:]:
        if token.kind in "NTD":
            token.kind = "X" if token.kind == "N" else "W"


def _says_anew(part: Sequence[Token]) -> bool:
    """Whether a sentence goes on to new orders; what a letter said may be told in brackets: "(throw 5)"."""
    within = False
    for token in part:
        within = (within or token.low == "(") and token.low != ")"
        if token.kind in "BU" or token.low in (_AFRESH - _TOLD_AGAIN if within else _AFRESH):
            return True
    return False


@needing(_ANSWERED, _CROWDS, {"N"})
def _answered_by_others(part: list[Token], _: Limits) -> None:
    """Take out what a crowd said of it: "Most answered 6, trapdoor 38"; what most voted for may be the order."""
    lows = [t.low for t in part[:_HEAD]]
    said = next((n for n, low in enumerate(lows) if low in _ANSWERED), -1)
    if said < 1 or not set(lows[:said]) & _CROWDS or {"i", "we", "me", "us"} & {t.low for t in part}:
        return
    for token in part[said:]:
        if token.kind in "NTD":
            token.kind = "X" if token.kind == "N" else "W"


@needing({"don't", "dont", "not", "never"}, _ENTERING, {"N"})
def _refused(part: list[Token], _: Limits) -> None:
    """Take out a number that is not to be entered: "don't put me down for the 2 just because I always play the 2"."""
    lows = [t.low for t in part]
    start = next((n for n, low in enumerate(lows[:_HEAD]) if low in ("don't", "dont", "not", "never")), -1)
    if start < 0 or start + 1 >= len(part) or lows[start + 1] not in _ENTERING:
        return
    step = start + 2
    while step < len(part) and (lows[step] in _DOWN_FOR or part[step].kind == "T"):
        step += 1
    if step >= len(part) or part[step].kind != "N" or step == start + 2:
        return
    again = any(low in ("instead", "but", "rather") for low in lows[step:])
    for token in part[start + 1 :]:
        if token.kind == "D" and token.low == "pit":
            token.kind = "W"
        if token.kind == "N" and token.value == part[step].value and not again:
            token.kind = "X"


@needing(_ANSWERED, {"("})
def _wondered(part: list[Token], _: Limits) -> None:
    """Take out what is told with a question mark in brackets: "(Ann said 80?)"."""
    opened = max((n for n, t in enumerate(part) if t.low == "("), default=-1)
    inner = part[opened + 1 :]
    if opened < 0 or any(t.low == ")" for t in inner) or not any(t.low in _ANSWERED for t in inner):
        return
    for token in inner:
        if token.kind == "N":
            token.kind = "X"


@needing({"last"}, {"time", "turn", "round", "month"}, {"N"})
def _of_last_time(part: list[Token], limits: Limits) -> None:
    """Take out both of "my 4 and 27 last time did nothing"."""
    for place in range(3, len(part) - 1):
        lows = [part[place].low, part[place + 1].low]
        if lows[0] != "last" or lows[1] not in ("time", "turn", "round", "month"):
            continue
        second = part[place - 1] if part[place - 1].low not in ("from", "of", ",") else part[place - 2]
        step = place - 2 if second is part[place - 1] else place - 3
        while step > 0 and part[step].low in _PAIRING:
            step -= 1
        first = part[step]
        owned = step > 0 and part[step - 1].low in _MINE
        if owned and first.kind == second.kind == "N" and first.value <= limits.high < second.value:
            first.kind = second.kind = "X"


@needing(_SIDES)
def _sides(tokens: list[Token], limits: Limits) -> None:
    """Take out what the sides of a coin stood for, where the throw is told after it: "Heads the 4, tails the 3 … 3"."""
    for place in [n for n, token in enumerate(tokens) if token.low in _SIDES and token.kind == "W"][:_FEW]:
        found = -1
        for step in range(place + 1, min(len(tokens), place + 1 + _SIDE_REACH)):
            if tokens[step].kind == "N" and tokens[step].value <= limits.high:
                found = step
                break
            if tokens[step].low not in _SIDE and tokens[step].kind != "T":
                break
        if found < 0:
            continue
        value = tokens[found].value
        others = [t for t in tokens[found + 1 :] if t.kind == "N" and t.value <= limits.high and t.low != "one"]
        if others and (any(t.value == value for t in others) or len(others) > 1):
            tokens[found].kind = "X"


@needing({"N"}, _WOULD | {"if"})
def _supposed(tokens: list[Token], limits: Limits) -> None:
    """Take out throws that were only thought through, where another number follows in a later sentence.

    "A throw of 3 would bring me to 44, … so I settled on the 4", "there's a ladder if I go 5. It's a 5".
    """
    if limits.count != 1:
        return
    small = [n for n, t in enumerate(tokens) if t.kind == "N" and limits.low <= t.value <= limits.high]
    small = [n for n in small if tokens[n].low != "one"]
    ends = [n for n, t in enumerate(tokens) if t.kind == "S" and (t.low or t.text)]
    if len(small) < 2 or not ends or any(t.kind == "B" for t in tokens):
        return
    for place in small[:-1]:
        if not any(place < end < small[-1] for end in ends):
            return
        if _would_lead(tokens, place, limits) or _if_i_go(tokens, place):
            tokens[place].kind = "X"


def _would_lead(tokens: Sequence[Token], place: int, limits: Limits) -> bool:
    """Whether it is said where the number at ``place`` would lead; label and space are taken out then."""
    step = place + 1
    if step >= len(tokens) or tokens[step].low not in _WOULD:
        return False
    step += 1
    while step < len(tokens) and tokens[step].low in _ADVERBS:
        step += 1
    verb = tokens[step] if step + 1 < len(tokens) else None
    if verb is None or not {verb.low, verb.text.casefold()} & _LEADING or tokens[step + 1].low not in _ME:
        return False
    for token in tokens[max(0, place - 3) : place]:
        if token.kind == "T":
            token.kind = "W"
    for token in tokens[step + 2 : step + 2 + _WITHIN]:
        if token.kind == "S" or token.low == ",":
            break
        if token.kind == "N" and token.value > limits.high:
            token.kind = "X"
            break
    return True


def _if_i_go(tokens: Sequence[Token], place: int) -> bool:
    """Whether a sentence ends with "if I go 5", or goes on from it after a comma without a number."""
    step = place - 1
    while step >= 0 and (tokens[step].low in ("a", "the", "my", "of") or tokens[step].kind == "T"):
        step -= 1
    if step < 0 or (tokens[step].low not in _GOING and step == place - 1):
        return False
    while step > 0 and tokens[step].low in _GOING:
        step -= 1
    if step < 1 or tokens[step].low not in ("i", "we") or tokens[step - 1].low != "if":
        return False
    start = end = place
    while start and tokens[start - 1].kind != "S":
        start -= 1
    while end + 1 < len(tokens) and tokens[end + 1].kind != "S":
        end += 1
    return not any(t.kind in "NDTX" for n, t in enumerate(tokens[start : end + 1], start) if not step <= n <= place)


_ASKED: Final[tuple[Telling, ...]] = (_wondered,)
_TOLD: Final[tuple[Telling, ...]] = (_fallen, _answered_by_others, _refused, _disregarded, _of_last_time)
_OF_MAIL: Final[tuple[Telling, ...]] = (_sides, _supposed)
