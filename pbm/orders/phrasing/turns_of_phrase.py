"""Turns of phrase round a number, told simply: "it is the 3 that I play", "the trapdoor, let's say, 15".

Each is known by the words that stand at its number, and changes nothing of what is ordered; what it leaves is read as
if it had been said so in the first place.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.orders.phrasing.all_over import on_all_boards
from pbm.orders.phrasing.as_given import stays_which_was, still_as_given
from pbm.orders.phrasing.by_size import sized_one, turned_by_size
from pbm.orders.phrasing.declining import rather_not
from pbm.orders.phrasing.fancied import FANCIED
from pbm.orders.phrasing.misspelt import MISSPELT
from pbm.orders.phrasing.pointed_at import let_go
from pbm.orders.phrasing.put_aside import PUT_ASIDE, ends_clause, is_throw, lows_of, no_slips
from pbm.orders.phrasing.said_ahead import ORDERED_SO, SAID_AHEAD
from pbm.orders.phrasing.texting import TEXTING
from pbm.orders.phrasing.unchanged import kept_beside_door, nothing_changes
from pbm.orders.phrasing.ways_of_playing import WAYS_OF_PLAYING, cured
from pbm.orders.phrasing.wished import WISHED
from pbm.orders.tokens.said import Telling, needing, parted, tell
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS, PLAY_VERBS

__all__ = ["told_simply"]

_ARTICLES = word_set("a an the my")
_SELF = word_set("i we i'll we'll i'd i'm we're im ill")
_PLAYING = (PLAY_VERBS | word_set("playing throwing taking using going choosing")) - word_set("say")
_IS = word_set("is it's its be")
_ME = word_set("i i'm i'd i've we we're we've")
_CHOSEN = frozenset(
    (
        *(("home", "with"), ("up", "with"), ("away", "with"), ("back", "with"), ("down", "to"), ("settled", "on")),
        *(("decided", "on"), ("going", "for"), ("plumped", "for"), ("opted", "for"), ("arrived", "at"), ("go", "for")),
        *(("settled", "for"), ("going", "with"), ("have", "chosen"), ("would", "like"), ("fixed", "on")),
    )
)
_CHOSEN_ALONE = word_set("chose chosen picked want like choose pick")
_WANTED = frozenset((me, verb) for me in ("i", "we") for verb in ("wanted", "meant", "chose", "picked"))
_BYGONE = word_set("but now originally first then last before though yesterday month round time instead until only")
_SAYING = (("let's", "say"), ("lets", "say"), ("i'd", "say"), ("i", "say"), ("say",), ("let's", "call", "it"))
_GIVING = word_set("gave sent had told ordered wrote given put said mentioned")
_OF_GIVING = 7  # words of "that I gave you last night"
_PRONOUNS = word_set("he she they")
_BY_OTHERS = 4  # words of "that she advised"
_LEFT = word_set("left remaining have queda over")
_THE_LAST = word_set("last only")
_OF_LAST = 10  # words of "which is the last one I have left"
_BY = 8  # tokens between a verb and its number
_OF_SIDE = 4  # words of "my wife was for the 2"
_GIVEN = word_set("please me down put enter thanks now throw move go this turn")
_SHRUGS = word_set("nevermind tough")
_SHRUG_PAIRS = frozenset((("never", "mind"), ("be", "it"), ("too", "bad"), ("hard", "luck"), ("hard", "cheese")))
_UNSURE = CONDITIONS | HEDGES | NOT_WORDS | {"or"}


def told_simply(tokens: Sequence[Token], limits: Limits, boards: Sequence[str] = ()) -> list[Token]:
    """Return ``tokens`` with turns of phrase that change nothing told simply."""
    made: list[Token] = []
    for part in parted(tokens):
        numbered = any(token.kind in "NX" for token in part)
        made.extend(tell(part, limits, _OF_SENTENCE if numbered else _OF_ANY))
    if len(boards) < 2:
        return tell(made, limits, (rather_not, _dice, let_go, _followed, cured, *SAID_AHEAD, turned_by_size))
    no_slips(made, len(boards))
    return tell(_all_of_them(on_all_boards(made, boards)), limits, (rather_not, _followed, turned_by_size))


def _all_of_them(tokens: Sequence[Token]) -> list[Token]:
    """Return "on all three boards" as "on all boards"."""
    return [
        token
        for place, token in enumerate(tokens)
        if not (
            token.kind in "NX"
            and 0 < place < len(tokens) - 1
            and tokens[place - 1].low in ("all", "both")
            and tokens[place + 1].low in ("boards", "games")
        )
    ]


@needing({"dice"})
def _real_dice(part: list[Token], limits: Limits) -> None:
    """Make no label of the dice that are rolled at home: "by the same method with two dice, 35"."""
    for place in range(2, len(part)):
        before, token = part[place - 1], part[place]
        counted = before.kind in "NX" and 1 < before.value <= limits.high
        if token.kind == "T" and token.low == "dice" and counted and part[place - 2].low in ("with", "by", "of"):
            token.kind, before.kind = "W", "X"


@needing({"if"}, _SHRUGS | {after for _, after in _SHRUG_PAIRS})
def _shrugged(part: list[Token], _: Limits) -> list[Token]:
    """Return "if Franca has passed me, never mind, I play the 6" as "I play the 6": nothing hangs on that."""
    start = next((n for n, t in enumerate(part) if t.low == "if" and (n == 0 or part[n - 1].kind in "PLS")), -1)
    for step in range(start + 2, len(part) - 1) if start >= 0 else ():
        if part[step].kind not in "WP" or part[step].low in CONDITIONS:
            return part
        pair = (part[step - 1].low, part[step].low)
        if part[step].low not in _SHRUGS and pair not in _SHRUG_PAIRS:
            continue
        end = step + 1 + (part[step + 1].low == ",")
        if end > step + 1 or part[end].low in _SELF or part[end].low == "anyway":
            return [*part[:start], *part[end:]]
    return part


@needing({"mind", "consider", "trouble"})
def _mannered(part: list[Token], limits: Limits) -> list[Token]:
    """Return "Consider my 5 played" as "I play my 5", "Don't mind if I do: five" as "please: five"."""
    lows = lows_of(part, 0, len(part))
    line = part[0].line
    if lows[:5] in (("don't", "mind", "if", "i", "do"), ("dont", "mind", "if", "i", "do")):
        return [Token("W", "please", line, text="please"), *part[5:]]
    for place in range(len(part) - 3):
        spent = lows[place + 3] in ("played", "thrown", "spent", "gone", "used")
        if lows[place : place + 2] == ("consider", "my") and is_throw(part[place + 2], limits) and spent:
            said = [Token("W", "i", line), Token("W", "play", line), part[place + 2]]
            return [*part[:place], *said, *part[place + 4 :]]
        troubling = lows[place : place + 2] == ("trouble", "you") and lows[place + 2] == "for"
        if (
            troubling
            and place
            and {"i", "we"} & set(lows[max(0, place - _BY) : place])
            and {"may", "might", "can", "could"} & set(lows[max(0, place - _BY) : place])
        ):
            if part[-1].low == "?":
                part[-1].low = "."
            return [Token("W", "please", line, text="please"), *part[place + 3 :]]
    return part


@needing(_IS, _PLAYING)
def _cleft(part: list[Token], limits: Limits) -> list[Token]:
    """Return "it is the 3 that I play" as "I play the 3"."""
    lows = lows_of(part, 0, len(part))
    for place in range(1, len(part) - 2):
        if not is_throw(part[place], limits):
            continue
        start = place - 1 - (lows[place - 1] in _ARTICLES)
        if start < 0 or lows[start] not in _IS or set(lows[max(0, start - 2) : start]) & _UNSURE:
            continue
        step = place + 1 + (lows[place + 1] in ("that", "which"))
        verb = step + (step < len(part) and lows[step] in _SELF)
        # In Italian and Spanish the verb says who plays.
        who = verb > step or step > place + 1
        if who and verb < len(part) and lows[verb] in _PLAYING and ends_clause(part, verb + 1):
            start -= start > 0 and lows[start - 1] in ("it", "this", "that")
            line = part[place].line
            said = [
                Token("W", "i", line),
                Token("W", "play", line),
                *part[place - (lows[place - 1] in _ARTICLES) : place + 1],
            ]
            return [*part[:start], *said, *part[verb + 1 :]]
    return part


@needing({"what", *(verb for _, verb in _WANTED)})
def _what_i_chose(part: list[Token], limits: Limits) -> list[Token]:
    """Return "what I came home with is a 2" as "I play a 2", and "it was the 2 I wanted" likewise."""
    lows = lows_of(part, 0, len(part))
    for place in range(2, len(part)):
        if not is_throw(part[place], limits):
            continue
        number = place - (lows[place - 1] in _ARTICLES)
        line = part[place].line
        said = [Token("W", "i", line), Token("W", "play", line), *part[number : place + 1]]
        head = next((n for n in range(number - 2, max(-1, number - 3 - _BY), -1) if lows[n] == "what"), -1)
        between = lows[head + 1 : number - 1]
        chosen = len(between) > 1 and between[0] in _ME and between[-2:] in _CHOSEN
        chosen = chosen or (len(between) > 1 and between[0] in _ME and between[-1] in _CHOSEN_ALONE)
        after = lows[place + 1 : place + 2]
        ends = ends_clause(part, place + 1) or after in (("and",), ("with",), ("together",))
        if head >= 0 and chosen and ends and lows[number - 1] in ("is", "was") and not set(between) & _UNSURE:
            return [*part[:head], *said, *part[place + 1 :]]
        start = number - 2
        wanted = start >= 0 and lows[start:number] in (("it", "was"), ("this", "was")) and number < place
        verb = place + 1 + (lows[place + 1 : place + 2] in (("that",), ("which",)))
        wanted = wanted and lows[verb : verb + 2] in _WANTED and ends_clause(part, verb + 2)
        rest = set(lows[verb + 2 :]) | set(lows[:start])
        if wanted and not rest & (_UNSURE | _BYGONE) and limits.count == 1:
            return [*part[:start], *said, *part[verb + 2 :]]
    return part


@needing({"D"}, {"say", "call"})
def _said_after_label(part: list[Token], limits: Limits) -> list[Token]:
    """Return "for the trapdoor let's say 15" as "for the trapdoor 15"."""
    for place, token in enumerate(part):
        if token.kind != "D":
            continue
        start = place + 1 + (place + 1 < len(part) and part[place + 1].low in (",", ":"))
        said = next((each for each in _SAYING if lows_of(part, start, start + len(each)) == each), None)
        if said is None:
            continue
        end = start + len(said)
        end += end < len(part) and part[end].low in (",", ":")
        number = end + sum(
            low in ("the", "on", "at", "number", "square", "space") for low in lows_of(part, end, end + 2)
        )
        if number < len(part) and part[number].kind == "N" and part[number].value > limits.high:
            return [*part[: place + 1], Token("P", ":", token.line), *part[end:]]
    return part


@needing({"instead", "rather", "instead of"}, _GIVING)
def _instead_of_given(part: list[Token], limits: Limits) -> list[Token]:
    """Return "instead of the 1 I gave you put me down for the 4" as "put me down for the 4"."""
    if lows_of(part, 0, 2) not in (("instead", "of"), ("rather", "than")) and lows_of(part, 0, 1) != ("instead of",):
        return part
    start = 2 if part[0].low != "instead of" else 1
    start += lows_of(part, start, start + 1)[:1] in (("the",), ("my",), ("a",))
    if start >= len(part) or part[start].kind != "N":
        return part
    end = start + 1
    while end < len(part) and end - start <= _OF_GIVING and part[end].kind == "W" and part[end].low not in _UNSURE:
        told = {token.low for token in part[start + 1 : end]}
        asked = part[end].low in _PLAYING or part[end].low == "put"
        if asked and told & _GIVING and any(is_throw(token, limits) for token in part[end:]):
            return part[end:]
        end += 1
    return part


@needing({"put", *_PLAYING}, _THE_LAST, _LEFT)
def _only_left(part: list[Token], limits: Limits) -> list[Token]:
    """Return "put the 6, which is the last one I have left, no trapdoor" as "put the 6, no trapdoor"."""
    for place, token in enumerate(part):
        if not is_throw(token, limits) or not {"put", *_PLAYING} & set(lows_of(part, place - _BY, place)):
            continue
        comma = place + 1 < len(part) and part[place + 1].low == ","
        start = place + 1 + comma
        opened = lows_of(part, start, start + 1)
        if not opened or (opened[0] not in ("that", "which", "it's", "it") and not comma):
            continue
        end = start
        while end < len(part) and part[end].kind in "WN" and end - start <= _OF_LAST:
            if part[end].kind == "N" and part[end].low not in ("one", "a"):
                break
            end += 1
        lows = set(lows_of(part, start, end))
        if ends_clause(part, end) and lows & _THE_LAST and lows & _LEFT and not lows & _UNSURE:
            return [*part[: place + 1], *part[end:]]
    return part


@needing({"that"}, _PRONOUNS, _PLAYING)
def _as_advised(part: list[Token], limits: Limits) -> list[Token]:
    """Return "I play the 4 that she advised, trapdoor 10" as "I play the 4, trapdoor 10"."""
    lows = lows_of(part, 0, len(part))
    for place in range(2, len(part) - 3):
        ahead = place - 1 - (lows[place - 1] in _ARTICLES)
        own = ahead > 0 and lows[ahead] in _PLAYING and lows[ahead - 1] in _SELF
        if not own or not is_throw(part[place], limits) or lows[place + 1 : place + 2] != ("that",):
            continue
        end = place + 3
        while end < len(part) and part[end].kind == "W" and end - place <= _BY_OTHERS + 1:
            end += 1
        told = set(lows[place + 3 : end])
        if lows[place + 2] in _PRONOUNS and ends_clause(part, end) and not told & _UNSURE:
            return [*part[: place + 1], *part[end:]]
    return part


@needing({"make"}, {"from", "of"})
def _made_of(part: list[Token], _: Limits) -> list[Token]:
    """Return "make it 2 of" as "make it 2": in Dutch the verb is parted, "maak er 2 van"."""
    for place in range(2, len(part) - 1):
        head = place - 1 - (part[place - 1].low in _ARTICLES)
        making = lows_of(part, head - 1, head + 1) in (("make", "it"), ("make", "that"))
        if (
            part[place].kind == "N"
            and making
            and part[place + 1].low in ("from", "of")
            and ends_clause(part, place + 2)
        ):
            return [*part[: place + 1], *part[place + 2 :]]
    return part


@needing({":"}, {"this", "this turn"})
def _heads_turn(part: list[Token], _: Limits) -> None:
    """End a sentence at the colon of "one thing at a time: this turn the 4"."""
    for place in range(1, len(part) - 2):
        after = lows_of(part, place + 1, place + 3)
        now = after in (("this", "turn"), ("this", "time")) or after[:1] == ("this turn",)
        if part[place].low == ":" and now and not any(token.kind in "TDBU" for token in part[:place]):
            part[place].kind, part[place].low = "S", "."
            return


@needing({"nothing", "no"}, {"personal", "offence", "offense", "hard"})
def _without_grudge(part: list[Token], _: Limits) -> list[Token]:
    """Return "41 gets the trapdoor, nothing personal" without its "nothing", which declines nothing."""
    for place, (token, after) in enumerate(pairwise(part)):
        if token.low in ("nothing", "no") and after.low in ("personal", "offence", "offense", "hard"):
            return [*part[:place], *part[place + 2 :]]
    return part


@needing({"for"}, {"me", "i"})
def _followed(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "Ann was for the 2, me for the 5. We play Ann's 2" with the numbers of both sides as none."""
    if limits.count != 1:
        return tokens
    sides: dict[str, Token] = {}
    for place in range(2, len(tokens)):
        token = tokens[place]
        start = place - 1 - (tokens[place - 1].low in _ARTICLES)
        if not is_throw(token, limits) or tokens[start].low != "for" or start < 1:
            continue
        first = start
        while (
            first > 0 and start - first < _OF_SIDE and tokens[first - 1].kind == "W" and tokens[first - 1].low != "and"
        ):
            first -= 1
        who = [t.low for t in tokens[first:start]]
        if (
            who
            and not set(who) & _PLAYING
            and (who[-1:] in (["me"], ["i"]) or (len(who) > 1 and who[-1] not in _GIVEN))
        ):
            sides[who[0]] = token
    if len({token.value for token in sides.values()}) < 2 or not {"me", "i"} & set(sides):
        return tokens
    for token in sides.values():
        token.kind = "X"
    for place, token in enumerate(tokens[:-2]):
        whose = tokens[place + 2].low if tokens[place + 1].low == "of" else ""
        if is_throw(token, limits) and whose in sides and sides[whose].value == token.value:
            return [*tokens[: place + 1], *tokens[place + 3 :]]
        owner = token.low.removesuffix("'s")
        after = tokens[place + 1]
        if owner != token.low and is_throw(after, limits) and owner in sides and sides[owner].value == after.value:
            return [*tokens[:place], Token("W", "the", token.line), *tokens[place + 1 :]]
    return tokens


@needing({"D"}, {"X"})
def _dice(tokens: list[Token], limits: Limits) -> None:
    """Make "D3 TD77" a throw of 3: a D or R before a figure is a die, where a trapdoor is marked as such beside it."""
    if not any(token.kind == "D" for token in tokens) or any(is_throw(token, limits) for token in tokens):
        return
    dice = [
        n for n, t in enumerate(tokens) if t.kind == "X" and len(t.low) == 2 and t.low[0] in "dr" and t.low[1].isdigit()
    ]
    if len(dice) != limits.count or not all(limits.low <= int(tokens[n].low[1]) <= limits.high for n in dice):
        return
    for n in dice:
        before = tokens[n - 1] if n else None
        if before is not None and before.kind == "W" and before.low not in ("then", "and", "orders"):
            return
        if tokens[n].low[0] == "r" and [t.low for t in tokens[n + 1 : n + 2]] == [":"]:
            return  # "R5:" heads what is for round 5
    for n in reversed(dice):
        token = tokens[n]
        value = int(token.low[1])
        tokens[n : n + 1] = [Token("T", "throw", token.line), Token("N", str(value), token.line, value, token.low[1])]


_OF_ANY: Final[tuple[Telling, ...]] = (nothing_changes,)
_OF_SENTENCE: Final[tuple[Telling, ...]] = (
    *(*TEXTING, *MISSPELT, *WISHED, *FANCIED, *WAYS_OF_PLAYING, *ORDERED_SO),
    *(_heads_turn, _real_dice),
    *PUT_ASIDE,
    *(_shrugged, _made_of, _mannered, _what_i_chose, _cleft, _said_after_label, _instead_of_given),
    *(
        _only_left,
        _as_advised,
        _without_grudge,
        nothing_changes,
        kept_beside_door,
        still_as_given,
        stays_which_was,
        sized_one,
    ),
)
