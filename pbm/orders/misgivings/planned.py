"""Misgivings about a throw where another one is the plan: "with a 3 I reach the ladder, so that's the plan"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.words import counted

__all__ = ["glad_of_another", "planned_with_another", "spent_at_last", "used_after_all"]

_CHOOSING = (
    *("choose", "choosing", "chose", "chosen", "pick", "picked", "picking", "play", "playing", "use", "using"),
    *("take", "taking", "go", "going"),
)
_PLANS = ("plan", "idea", "choice", "move", "throw", "one", "reason", "aim", "why")
_MINE = ("i", "we", "i'd", "i'll", "i'm", "i've")
_NOT_NOW = (
    *("not", "don't", "didn't", "can't", "if", "later", "next", "last", "was", "had", "but", "would've", "instead"),
    *("already", "used", "then", "wanted", "would", "could", "might"),
)
_COMING = ("should", "shall", "will", "ought", "hope", "i'll", "we'll", "expect")
_REACHING = ("land", "reach", "get", "be", "arrive", "go", "pass", "clear", "climb", "make", "end", "catch", "overtake")
_GLAD = (
    *("pleased", "glad", "happy", "delighted", "chuffed", "thrilled", "thought", "figured", "reckon", "time"),
    "heart",
)
_TAKES = (
    *("takes", "gets", "brings", "carries", "lifts", "lands", "puts", "moves", "sees", "clears"),
    *("taking", "getting", "bringing", "carrying", "lifting", "landing", "putting"),
)
_SPENDING = ("spending", "spend", "using", "playing", "throwing")
_TODAY = ("turn", "time", "now", "today", "round", "week")
_KEEPING = ("keeping", "saving", "holding", "hoarding", "losing", "missing", "reserving", "cursing", "regretting")
_KEPT = (
    *("keep", "keeping", "kept", "save", "saving", "saved", "hoard", "hoarding", "hoarded", "hold", "holding"),
    "sitting",
)
_USING = (
    *("use", "using", "spend", "spending", "play", "playing", "throw", "throwing", "burn", "burning", "splash"),
    *("take", "taking", "risk", "risking", "release", "releasing"),
)
_THINGS = ("it", "him", "her", "that")
_ANOTHER_DAY = (
    *("next", "later", "until", "till", "when", "if", "unless", "not", "don't", "won't", "last", "double"),
    "used",
)
_DONE_WITH = ("way", "road", "hands", "system", "over", "rid")
_DOING_AWAY = ("get", "getting", "have", "be", "put")
_MOST = 60  # sentences that are looked at


@needs(("with", "mit", "avec", "met", "con"), (*_CHOOSING, *_PLANS, *_COMING))
def planned_with_another(look: Look) -> Iterator[Misgiving]:
    """Another throw that is said to be chosen for what it does: "with the 4 I land on 62, so I am choosing it"."""
    yield from _at_odds(look, _planned)


def _at_odds(look: Look, found: Callable[[Look, Sequence[Word], int], Word | None]) -> Iterator[Misgiving]:
    """Yield that the throw differs from another one that is ``found`` in a sentence that asks nothing."""
    if look.count != 1 or len(look.boards) > 1:
        return
    for of in look.accepted:
        if of.field != "T" or len(of.values) != 1:
            continue
        for number in range(min(len(look.sentences), _MOST)):
            other = None if look.sentences[number].asked else found(look, look.of_sentence(number), of.values[0])
            if other is not None:
                yield Misgiving("throws-differ", other.line, "T", of.board)
                return


def _planned(look: Look, part: Sequence[Word], taken: int) -> Word | None:
    """Return the other throw that a sentence plans with, None where it plans with none."""
    for n in range(2, len(part) - 2):
        word = part[n]
        other = word.kind == "n" and 0 < word.value <= look.high and word.value != taken
        if not other or not part[n - 1].means("the", "a", "my") or not part[n - 2].means("with"):
            continue
        after = part[n + 1 :]
        mine = after[0].means(*_MINE)
        own = part[n - 1].low == "my" and _leads(after)
        if mine and (own or _settled(after)) and not any(w.means(*_NOT_NOW) for w in after):
            return word
    return None


def _leads(after: Sequence[Word]) -> bool:
    """Whether it is told where one's own number leads: "with my 3 I ought to land just short of Bob"."""
    coming = any(w.means(*_COMING) for w in after[:3])
    return coming and any(w.means(*_REACHING) for w in after[1:6])


def _settled(after: Sequence[Word]) -> bool:
    """Whether it is said that this is what is done: "so I choose it", "so that's the plan"."""
    chosen = any(w.means(*_CHOOSING) and then.low in ("it", "that") for w, then in pairwise(after))
    pointed = [n for n, w in enumerate(after) if w.low in ("that's", "that", "thats", "it's")]
    return chosen or any(w.means(*_PLANS) for n in pointed for w in after[n + 1 : n + 4])


@needs(_GLAD, (*_TAKES, *_DONE_WITH))
def glad_of_another(look: Look) -> Iterator[Misgiving]:
    """Another throw that is called the one of now: "I'm glad, the 5 takes me clear", "to get my 6 out of the way"."""
    yield from _at_odds(look, _glad)


def _glad(look: Look, part: Sequence[Word], taken: int) -> Word | None:
    """Return the other throw that a sentence is glad of, None where there is none or it is of another time."""
    at_last = [n for n in range(1, len(part)) if part[n].means("last") and part[n - 1].means("at")]
    if not any(w.means(*_GLAD) for w in part) or any(
        w.means(*_NOT_NOW) for n, w in enumerate(part) if n not in at_last
    ):
        return None
    for n in range(1, len(part) - 1):
        word = part[n]
        if word.kind != "n" or word.low == "one" or not 0 < word.value <= look.high or word.value == taken:
            continue
        before, after = part[max(0, n - 4) : n], part[n + 1 : n + 6]
        owned = len(after) > 2 and after[0].means("of") and after[1].means("mine")
        takes = before[-1].means("the", "my", "a", "that") and after[2 * owned].means(*_TAKES)
        if takes and any(w.means("me", "us") for w in after[: 2 + 2 * owned]):
            return word
        if any(w.means("rid") and then.means("of") for w, then in pairwise(part[max(0, n - 5) : n])):
            return word  # "so glad to be getting rid of that dreadful 5 at last"
        away = any(w.means(*_DOING_AWAY) for w in before) and any(w.low == "my" for w in before)
        if away and after[0].means("out", "off", "over") and any(w.means(*_DONE_WITH) for w in after):
            return word
    return None


@needs(_KEPT, _USING, _THINGS, _TODAY)
def used_after_all(look: Look) -> Iterator[Misgiving]:
    """Another throw that was kept until today: "been saving the five for a rainy day, so this week I'm spending it"."""
    yield from _at_odds(look, _used)


def _used(look: Look, part: Sequence[Word], taken: int) -> Word | None:
    """Return the other throw that a sentence keeps at its beginning and uses at its end, None where there is none."""
    for n in range(2, len(part) - 3):
        word = part[n]
        other = word.kind == "n" and 0 < word.value <= look.high and word.value != taken
        if not other or not part[n - 1].means("the", "my") or not any(w.means(*_KEPT) for w in part[max(0, n - 5) : n]):
            continue
        after = part[n + 1 :]
        pairs = enumerate(pairwise(after))
        used = next((at for at, (verb, it) in pairs if verb.means(*_USING) and it.low in _THINGS), -1)
        if used < 0 or any(w.means(*_ANOTHER_DAY) for w in after[max(0, used - 3) :]):
            continue
        if any(w.means(*_TODAY) for w in after):
            return word
    return None


@needs(("my",), (*_SPENDING, *_TODAY))
def spent_at_last(look: Look) -> Iterator[Misgiving]:
    """Another throw of one's own that is now spent: "after hoarding my 1 it is a relief to be spending it at last".

    "I am burning my six this turn" spends it as well, whatever the word for it.
    """
    yield from _at_odds(look, _spent)


def _spent(look: Look, part: Sequence[Word], taken: int) -> Word | None:
    """Return the other throw that a sentence has its writer spend now, None where there is none."""
    at_last = [n for n in range(1, len(part)) if part[n].means("last") and part[n - 1].means("at")]
    if any(w.means(*_NOT_NOW) for n, w in enumerate(part) if n not in at_last):
        return None
    for mine, word in pairwise(part):
        other = word.kind == "n" and word.low != "one" and 0 < word.value <= look.high and word.value != taken
        if other and mine.low == "my":
            behind = part[part.index(word) + 1 :]
            if behind and counted(behind[0].low):
                return None  # "my 2 dogs"
            doing = part[max(0, part.index(mine) - 1)]
            now = doing.low.endswith("ing") and not doing.means(*_KEEPING) and any(w.means(*_TODAY) for w in behind[:3])
            own = any(w.means("i'm", "am", "we're", "are") for w in part[: part.index(mine)])
            spent = any(w.means(*_SPENDING) and it.low == "it" for w, it in pairwise(behind))
            return word if spent or (now and own) else None
    return None
