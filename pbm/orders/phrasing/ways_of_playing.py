"""Ways of saying that a throw is played, told simply: "I tender a four", "the remedy is a six", "two paces for my man".

Each is known by what stands right at its number and by how its sentence goes on; what it leaves is read as any throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.phrasing.put_aside import ends_clause, is_throw, lows_of
from pbm.orders.tokens.said import Telling, needing, parted, tell
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, MONTHS, NOT_WORDS, PLAY_VERBS

__all__ = ["WAYS_OF_PLAYING", "cured"]

_ARTICLES = word_set("a an the my our")
_NOT_NOW = word_set("hardly scarcely barely next turn month day sunday says said thinks reckons when until")
_LETTING = word_set("let make watch watched see saw help helped have had")
_LET_GO = word_set("him her them you it he she they")
_ME = word_set("i i'll i'd i'm i've we we'll we'd we're we've")
_UNSURE = CONDITIONS | HEDGES | NOT_WORDS | word_set("or ? never cannot can't could nobody")
_OTHER_TIMES = MONTHS | word_set("tomorrow yesterday later weekend every daily often usually then next last")
_JOINING = word_set("and with please plus for this now today while as , - –")
"""What may follow a number or its noun where the throw is said."""
_TENDERING = word_set("tender proffer hazard venture render essay")
_OF_TENDERING = 7  # words between "I" and the verb: "I am instructed by my client to"
_WALKING = word_set("walk go step march advance stroll proceed stride")
_STEPS = word_set(
    "houses house fields field cells cell squares square spaces space steps step paces pace strides stride"
)
_ONWARDS = word_set("forward forwards ahead onward onwards on further")
_COUNTERS = word_set("counter piece pawn token man marker pin peg horse")
_PACES = word_set("step steps pace paces stride strides space spaces square squares field fields hop hops")
_HOARDING = word_set(
    "saving keeping holding nursing hoarding guarding minding saved kept held nursed hoarded guarded sitting sat"
)
_SPENDING = word_set("spend use play throw release unleash")
_MOMENT = word_set("moment time day hour turn round month")
_NOW = word_set("now today")
_OF_HEAD = 4  # words between "I" and the verb of keeping
_OF_SPENDING = 4  # words between the moment and its verb
_CURES = word_set("remedy cure answer solution antidote prescription medicine response treatment tonic")
_PUZZLES = word_set("crossword quiz puzzle puzzles clue clues riddle sudoku acrostic homework exam")
"""Where one of these is spoken of, an answer may be to something else."""
_ORDERS = word_set("orders order moves")
_OWN_ORDERS = word_set("the my our so and now .")
_THIS_TIME = word_set("this week turn round month time for today the our")
_LED = word_set("so well and then , but my the our only obvious best sole clear")


def _plays(line: int) -> list[Token]:
    return [Token("W", "i", line, text="I"), Token("W", "play", line, text="play")]


def _goes_on(part: Sequence[Token], place: int) -> bool:
    """Whether a throw may be said before ``place``: a clause ends there, or goes on with nothing that it counts."""
    return ends_clause(part, place) or part[place].low in _JOINING


def _against(part: Sequence[Token]) -> bool:
    return any(token.low in _UNSURE for token in part)


def _within(part: Sequence[Token], place: int, words: frozenset[str], most: int) -> bool:
    """Whether one of ``words`` stands in the clause before ``place``, ``most`` words off at most."""
    for token in reversed(part[max(0, place - most) : place]):
        if token.low in words:
            return True
        if token.kind not in "WL":
            return False
    return False


@needing(_TENDERING)
def _tendered(part: list[Token], limits: Limits) -> list[Token]:
    """Say "throw" for the "tender" of "I am instructed to tender a four"."""
    for place in range(1, len(part) - 2):
        if part[place].low not in _TENDERING or part[place + 1].low not in _ARTICLES:
            continue
        own = _within(part, place, _ME, _OF_TENDERING) and not _against(part[:place])
        if own and is_throw(part[place + 2], limits) and _goes_on(part, place + 3):
            said = [*part[:place], Token("W", "play", part[place].line, text="play")]
            return [*said, *part[place + 1 :]]
    return part


@needing(_WALKING, _STEPS)
def _walked(part: list[Token], limits: Limits) -> list[Token]:
    """Say "spaces" for the houses or fields of "I want to walk 6 houses", as other languages call them."""
    open_ = any(token.low in _UNSURE and token.low != "only" for token in part)
    if open_ or any(token.low in _OTHER_TIMES for token in part):
        return part
    for place in range(1, len(part) - 1):
        number, noun = part[place], part[place + 1]
        by = place - 1 - (part[place - 1].low in ("by", "of", "for"))
        walks = by > 0 and part[by].low in _WALKING and _within(part, by, _ME, _OF_TENDERING)
        walks = walks and part[by - 1].low not in _LET_GO and not (by > 1 and part[by - 2].low in _LETTING)
        end = place + 2 + (place + 2 < len(part) and part[place + 2].low in _ONWARDS)
        end += end < len(part) and part[end].low in ("only", "just", "alone")
        if walks and noun.low in _STEPS and number.value <= limits.high and number.kind in "NX" and _goes_on(part, end):
            line = number.line
            moved = [Token("N", str(number.value), line, number.value, number.text), Token("W", "spaces", line)]
            return [*part[:place], *moved, *part[place + 2 :]]
    return part


@needing(_PACES, _COUNTERS)
def _paced(part: list[Token], limits: Limits) -> list[Token]:
    """Return "two paces for my counter" as "I play two"."""
    for place in range(len(part) - 3):
        number = part[place]
        counts = number.kind in "NX" and 0 < number.value <= limits.high and part[place + 1].low in _PACES
        step = place + 2 + (part[place + 2].low in _ONWARDS)
        owned = lows_of(part, step, step + 2) in (("for", "my"), ("for", "our"), ("from", "my"))
        starts = place == 0 or part[place - 1].kind in "PL" or part[place - 1].low in ("please", "and", "so")
        mine = owned and step + 2 < len(part) and part[step + 2].low in _COUNTERS
        if counts and starts and mine and _goes_on(part, step + 3) and not _against(part):
            line = number.line
            played = Token("N", str(number.value), line, number.value, number.text)
            return [*part[:place], *_plays(line), played, *part[step + 3 :]]
    return part


@needing({"and"}, {"shall", "will", "should"})
def _considered(part: list[Token], limits: Limits) -> list[Token]:
    """End a sentence in "I have considered the matter and shall advance by my three" where its second half begins."""
    if not part or part[0].low not in ("i", "we", "i've", "we've") or limits.count != 1:
        return part
    for place in range(3, len(part) - 2):
        if part[place].low != "and" or part[place + 1].low not in ("shall", "will", "should"):
            continue
        after = part[place + 1 :]
        numbers = [n for n, token in enumerate(after) if is_throw(token, limits)]
        labelled = any(token.kind in "TDU" for token in part[:place])
        played = len(numbers) == 1 and 1 < numbers[0] < _OF_TENDERING and after[1].low in PLAY_VERBS
        if played and _goes_on(after, numbers[0] + 1) and not labelled and not _against(part):
            line = part[place].line
            return [*part[:place], Token("S", ".", line), Token("W", "i", line, text="I"), *after]
    return part


@needing(_HOARDING, _SPENDING, {"it"})
def _spent(part: list[Token], limits: Limits) -> list[Token]:
    """Return "I have been saving my five all set, and this is the moment to spend it" as "I play my five"."""
    if sum(is_throw(token, limits) for token in part) != 1 or _against(part) or limits.count != 1:
        return part
    if any(token.kind == "U" or token.low in _OTHER_TIMES or token.low in _NOT_NOW for token in part):
        return part
    place = next(n for n, token in enumerate(part) if is_throw(token, limits))
    hoard = place - 1 - (part[place - 1].low in _ARTICLES)
    hoard -= hoard > 0 and part[hoard].low in ("on", "onto")
    if hoard < 1 or hoard == place - 1 or part[hoard].low not in _HOARDING:
        return part
    if not _within(part, hoard, _ME, _OF_HEAD):
        return part
    for end in range(place + 2, len(part)):
        if part[end].low != "it":
            continue
        spends = next((n for n in range(end - 2, end) if part[n].low in _SPENDING), 0)
        if not spends or not ends_clause(part, end + 1):
            continue
        near = part[max(place, spends - _OF_SPENDING - 1) : spends]
        texts = {token.text.casefold() for token in near}
        due = bool(texts & _MOMENT) and part[spends - 1].low == "to"
        due = due and any(token.low in ("is", "it's", "now", "now's", "come", "has") for token in near)
        own = bool(texts & _NOW) and any(token.low in _ME for token in near)
        if due or own:
            return [*_plays(part[place].line), *part[place - 1 : place + 1], *part[end + 1 :]]
    return part


@needing(_CURES, {"is"}, {"D"})
def cured(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "the remedy is a six" as "I play a six", where a trapdoor is named too and no other throw is."""
    if limits.count != 1 or any(token.kind == "T" or token.low in _PUZZLES for token in tokens):
        return tokens
    made: list[Token] = []
    for part in parted(tokens):
        plain = [token for token in part if token.kind != "L"]
        said = _cured(plain, limits)
        made.extend(part if said is plain else said)
    return made


def _cured(part: list[Token], limits: Limits) -> list[Token]:
    noun = 0
    while noun < len(part) and noun < _OF_HEAD and part[noun].low in _LED:
        noun += 1
    told = noun and lows_of(part, noun + 1, noun + 3) in (("is", "a"), ("is", "the"), ("is", "my"))
    place = noun + 3
    if not told or part[noun].low not in _CURES or place >= len(part) or not is_throw(part[place], limits):
        return part
    return [*_plays(part[place].line), *part[place - 1 :]] if _goes_on(part, place + 1) and not _against(part) else part


@needing({"orders", "order", "moves"}, {"are", "is"}, {"N"})
def _orders_are(part: list[Token], limits: Limits) -> list[Token]:
    """Return "my orders this week are 6 with …" as "my throw is 6 with …": a throw and no trapdoor is named first."""
    for place, token in enumerate(part[:-2]):
        if token.low not in _ORDERS or (place and part[place - 1].low not in _OWN_ORDERS):
            continue
        verb = next((n for n in range(place + 1, len(part) - 1) if part[n].low in ("are", "is")), len(part))
        number = verb + 1 + (verb + 1 < len(part) and part[verb + 1].low in (*_ARTICLES, ":"))
        if number >= len(part) or not is_throw(part[number], limits) or _against(part):
            continue
        apart = all(word.low in _THIS_TIME for word in part[place + 1 : verb])
        if apart and (number + 1 == len(part) or _goes_on(part, number + 1)):
            return [*part[:number], Token("T", "throw", token.line, text="throw"), *part[number:]]
    return part


_WAYS: Final[tuple[Telling, ...]] = (_considered, _orders_are, _tendered, _walked, _paced, _spent)


@needing(frozenset().union(_TENDERING, _WALKING, _COUNTERS, _SPENDING, _ORDERS, {"shall", "will", "should"}))
def _on_one_line(part: list[Token], limits: Limits) -> list[Token]:
    """Return a sentence as the ways of playing tell it, wherever its lines end; as it was where they find nothing."""
    plain = [token for token in part if token.kind != "L"]
    made = tell(plain, limits, _WAYS)
    return part if made is plain else made


@needing({"after"}, {"N"})
def _and_after(part: list[Token], limits: Limits) -> None:
    """Say "then" for the "after" of "I throw 4 and after the 1", which another throw follows and nothing else."""
    for place in range(2, len(part) - 1):
        before, number = part[place - 2], place + 1 + (part[place + 1].low in _ARTICLES)
        if part[place].low != "after" or part[place - 1].low != "and" or number >= len(part):
            continue
        if is_throw(before, limits) and is_throw(part[number], limits) and ends_clause(part, number + 1):
            part[place].low = "then"


WAYS_OF_PLAYING: Final[tuple[Telling, ...]] = (_on_one_line, _and_after)
