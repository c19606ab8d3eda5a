"""Numbers that a turn of phrase makes none: what is in hand, scores in brackets, figures of a number, counted slips.

"I have the 3 and the 5 left: the 5 first" orders the 5 and the 3 once; "(6-4, 7-5)" is a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.orders.tokens.said import Telling, needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import PLAY_VERBS

__all__ = ["PUT_ASIDE", "ends_clause", "is_throw", "lows_of", "no_slips"]

_ENDING = word_set("ended ends end ending finished finishes began begins started starts begin start")
_ENDING_TO = word_set("in with for by on from")
_OF_ALL = word_set("our all my the their everybody's new fresh")
_ORDINALS = word_set("first second third next new fresh another last")
_ANEW = word_set("back again anew afresh left available once")
_BRACKET = 30  # tokens of what stands in brackets, or of a clause
_WAITING = frozenset((("can", "wait"), ("must", "wait"), ("will", "wait"), ("for", "later"), ("have", "wait")))
_TOLD = word_set("told telling said")
_TRUTH = word_set("truth really reality fact actually real true")
_TOLD_TO = 8  # tokens between "I told Nando" and the number
_ARTICLES = word_set("a an the my")
_PLAYING = (PLAY_VERBS | word_set("playing throwing taking using going choosing")) - word_set("say")
_SPACES = word_set("space square spot box field one")
_STANDING = word_set(
    "i'm im am was is he's she's landed land stand standing stood sit sitting sat stopped finished fell"
)
_IS = word_set("is was : =")
_SHUNNED = word_set("hate dread fear avoid least")
_MADE_FOR = frozenset((("to", "reach"), ("to", "get")))
_CLAUSE = 12  # tokens of what is told of a space
_CANNOT = word_set("cant can't cannot")
_WHOEVER = word_set("you u ya he she they nobody one")
_LED_IN = word_set("question and but also so oh ps by the way one last thing while i have you a : , . -")
_WONDERING = word_set("does do did is are was would will what who where how which happens am can could")
_BIDDING = word_set("can could will would")
_OF_ME = word_set("i my mine me i'll i'd you your please")
_PRINTED = word_set(
    "press report gazette zine paper bulletin magazine column newsletter times news noticeboard archive"
)
_MINDED = word_set("going about set minded")
_LEFT = word_set("left remaining have queda over")


def is_throw(token: Token, limits: Limits) -> bool:
    """Return whether a token is a number that a throw can be."""
    return token.kind == "N" and limits.low <= token.value <= limits.high


def lows_of(part: Sequence[Token], start: int, end: int) -> tuple[str, ...]:
    """Return the words of a stretch of tokens, in English and lower case."""
    return tuple(token.low for token in part[max(0, start) : end])


def ends_clause(part: Sequence[Token], place: int) -> bool:
    """Return whether a clause ends before ``place``."""
    return place >= len(part) or part[place].kind in "SPL"


@needing({":"}, _LEFT)
def _stock(part: list[Token], limits: Limits) -> None:
    """Make the numbers of "I have the 3 and the 5 left: the 3 first, then the 5" those in hand, where both follow."""
    sign = next((n for n, token in enumerate(part) if token.low == ":"), -1)
    if sign < 0 or limits.count != 2:
        return
    told = [token for token in part[:sign] if is_throw(token, limits)]
    ordered = [token for token in part[sign:] if is_throw(token, limits)]
    if len(told) == len(ordered) == 2 and {t.value for t in told} == {t.value for t in ordered}:
        lows = {token.low for token in part[:sign]}
        if lows & _LEFT and not any(token.kind in "TDU" for token in part[:sign]):
            for token in told:
                token.kind = "X"


@needing({"N"})
def _counted(part: list[Token], limits: Limits) -> None:
    """Make the number of "two throws and a hole" a count of what a round asks for, "our six throws back" too."""
    if limits.count < 2:
        _whole_set(part, limits)
        return
    for token, after in pairwise(part):
        counts = token.kind == "N" and token.value == limits.count and not token.low.isdigit()
        if counts and after.text.casefold() in ("throws", "rolls"):
            token.kind = "X"


def _whole_set(part: list[Token], limits: Limits) -> None:
    """Make the number of "we all have our six throws back", "to begin the second six" a count: a set has so many."""
    begun = any(token.low in _ENDING for token in part)
    for place in range(1, len(part) - 2):
        number, noun = part[place : place + 2]
        if number.kind != "N" or number.value != limits.high:
            continue
        if begun and part[place - 1].low in _ORDINALS and part[place - 2].low in _OF_ALL | {"a"}:
            number.kind = "X"
        if noun.text.casefold() not in ("throws", "rolls"):
            continue
        ahead = {token.low for token in part[max(0, place - 2) : place]}
        if ahead & _OF_ALL and part[place + 2].low in _ANEW:
            number.kind, noun.kind = "X", "W"


@needing(_ENDING, _ENDING_TO, {"D"})
def _last_figure(part: list[Token], _: Limits) -> None:
    """Make the number of "the trapdoor ended in 5 and in fact it's 65" a figure."""
    for place in range(2, len(part)):
        figure = part[place].kind == "N" and 0 <= part[place].value < 10
        ahead = lows_of(part, place - 3, place)
        if (
            figure
            and part[place - 1].low in (*_ENDING_TO, *_ARTICLES)
            and set(ahead) & _ENDING
            and set(ahead) & _ENDING_TO
        ):
            behind = [t.value for t in part[place + 1 : place + _BRACKET] if t.kind == "N" and t.value > 9]
            same = any(value % 10 == part[place].value for value in behind)
            if same and any(t.kind == "D" for t in part[max(0, place - _BRACKET) : place]):
                part[place].kind = "X"


@needing({"("})
def _tennis(part: list[Token], limits: Limits) -> None:
    """Make the sets of "(6-4, 7-5, thanks for asking)" scores: pairs within brackets, at least two of them."""
    if limits.count > 1:
        return
    for start, token in enumerate(part):
        if token.low != "(":
            continue
        last = min(len(part), start + _BRACKET)
        end = next((n for n in range(start + 1, last) if part[n].low == ")"), last)
        pairs: list[int] = []
        step = start + 1
        while step + 2 < end and part[step].kind == part[step + 2].kind == "N" and part[step + 1].low in ("-", ":"):
            pairs.append(step)
            step += 3
            if step < end and part[step].low not in (",", "and", "/"):
                break
            step += 1
        if len(pairs) > 1 and all(max(part[n].value, part[n + 2].value) <= 7 for n in pairs):
            for n in pairs:
                part[n].kind = part[n + 2].kind = "X"


@needing({"("}, {after for _, after in _WAITING})
def _kept_in_brackets(part: list[Token], limits: Limits) -> None:
    """Make the numbers of "my 1 now (the 5 and 6 can wait)" those that are kept."""
    for start, token in enumerate(part):
        last = min(len(part), start + _BRACKET)
        end = next((n for n in range(start + 1, last) if part[n].low == ")"), start) if token.low == "(" else start
        lows = lows_of(part, start, end)
        waits = any(pair in _WAITING for pair in pairwise(lows)) and not any(t.kind in "TD" for t in part[start:end])
        if waits and limits.count == 1:
            for each in part[start:end]:
                each.kind = "X" if is_throw(each, limits) else each.kind


@needing(_TOLD)
def _told_others(part: list[Token], limits: Limits) -> None:
    """Make the number of "I told Nando I'm playing the 6, but here is the truth: 1" one that was only told."""
    lows = lows_of(part, 0, len(part))
    if limits.count > 1:
        return
    told = next((n for n, low in enumerate(lows) if low in _TOLD), -1)
    if told < 0 or "been" in lows[:told] or not {"i", "i've", "have", "we"} & set(lows[max(0, told - 3) : told]):
        return
    mine = [n for n, token in enumerate(part) if is_throw(token, limits) and n > told]
    if not mine or mine[0] - told > _TOLD_TO or "you" in lows[told + 1 : mine[0]] or ":" in lows[told : mine[0]]:
        return
    between = lows[told : mine[0]]
    if (
        len(mine) == 1
        and ends_clause(part, mine[0] + 1)
        and set(between) & _PLAYING
        and not {"so", "and"} & set(between)
    ):
        part[mine[0]].kind = "X"
    if len(mine) < 2:
        return
    between = lows[mine[0] + 1 : mine[1]]
    if "but" in between and set(between) & _TRUTH:
        part[mine[0]].kind = "X"


@needing({"N"}, _CANNOT)
def _impossible(part: list[Token], _: Limits) -> None:
    """Make the numbers of "thats +8 and you cant throw 8" those of a doubt about what can be thrown."""
    for place, token in enumerate(part[:-2]):
        number = part[place + 2]
        whoever = place > 0 and part[place - 1].low in _WHOEVER and token.low in _CANNOT
        if whoever and part[place + 1].kind == "T" and number.kind == "N":
            for each in part:
                each.kind = "X" if each.kind == "N" and each.value == number.value else each.kind


@needing({"N"}, _SPACES, _IS)
def _stood_on(part: list[Token], limits: Limits) -> None:
    """Make the number of "the space I landed on is 76" and "the square I want to reach is 76" one of something."""
    for place in range(4, len(part)):
        last = place - 1 - (part[place - 1].low == "number")
        if part[place].kind != "N" or part[place].value <= limits.high or part[last].low not in _IS:
            continue
        start = next((n for n in range(last, max(-1, last - _CLAUSE), -1) if part[n].low in _SPACES), last)
        lows = lows_of(part, start, last)
        stood = lows[-1:] == ("on",) and lows[-2:-1] != () and lows[-2] in _STANDING
        if stood or not _SHUNNED.isdisjoint(lows) or any(pair in _MADE_FOR for pair in pairwise(lows)):
            part[place].kind = "X"


@needing({"if"}, {"?"}, {"N"})
def _supposed(part: list[Token], _: Limits) -> None:
    """Make the number of "if two of us name 9, does anything happen?" one of a question about the rules."""
    start = next((n for n, token in enumerate(part) if token.low not in _LED_IN), 0)
    comma = next((n for n in range(start, len(part) - 2) if part[n].low == ","), 0)
    if part[-1].low != "?" or part[start].low != "if" or not comma or part[comma + 1].low not in _WONDERING:
        return
    bidden = part[comma + 1].low in _BIDDING and part[comma + 2].low in _OF_ME
    if not bidden and not any(token.kind in "NTD" for token in part[comma:]):
        for token in part[start:comma]:
            token.kind = "X" if token.kind == "N" else token.kind


@needing({"one"}, {"for"}, _PRINTED)
def _one_for_print(part: list[Token], _: Limits) -> None:
    """Make the number of "in the meantime, one for the Gazette:" a piece of press."""
    for place in range(len(part) - 2):
        end = place + 2 + (part[place + 2].low in ("the", "our", "your"))
        end += end < len(part) and part[end].low in ("next", "public", "game")
        printed = end < len(part) and part[end].low in _PRINTED and ends_clause(part, end + 1)
        if part[place].low == "one" and part[place].kind == "N" and part[place + 1].low == "for" and printed:
            part[place].kind = "X"


@needing({"going", "about", "set", "minded"}, {"to"}, {"N"}, {"but", "until", "till"})
def _was_going_to(part: list[Token], _: Limits) -> None:
    """Make the number of "I was going to put 13 but Harold says no" one that was thought of."""
    for place in range(len(part) - 6):
        lows = lows_of(part, place, place + 4)
        if lows[0] not in ("i", "we") or lows[1] not in ("was", "were") or lows[3] != "to" or lows[2] not in _MINDED:
            continue
        number = place + 5
        while number < len(part) and number - place < _CLAUSE and part[number].kind in "WD":
            number += 1
        against = number + 1 < len(part) and part[number + 1].low in ("but", "until", "till", ",")
        if against and part[number].kind == "N" and not any(token.kind == "N" for token in part[number + 1 :]):
            part[number].kind = "X"
            if place and part[place - 1].low == ",":
                part[place - 1] = Token("S", ".", part[place].line)


def no_slips(tokens: list[Token], count: int) -> None:
    """Make the number of "I found my two slips: on A 1, on B 6" how many they are, as many as there are boards."""
    sign = next((n for n, token in enumerate(tokens[:_BRACKET]) if token.low == ":"), -1)
    behind = tokens[sign + 1 : sign + 4]
    if sign < 1 or not any(token.kind == "B" for token in behind) or any(t.kind in "TDBU" for t in tokens[:sign]):
        return
    for token in tokens[:sign]:
        if token.kind == "N" and token.value == count and not token.low.isdigit():
            token.kind = "X"


PUT_ASIDE: Final[tuple[Telling, ...]] = (
    *(_stock, _counted, _last_figure, _tennis, _kept_in_brackets, _told_others, _impossible, _stood_on),
    *(_supposed, _was_going_to, _one_for_print),
)
"""Rules that make the numbers of a sentence that its turns of phrase tell to be none numbers of something."""
