"""Numbers that are plainly something else, taken out before a mail is read: sums, results, verses; and loose ends.

"By my reckoning (16 plus 4)", "We won 4-1 away": neither can be an order. "Oh and 6 please" is "6 please", and
"keep 40" keeps a trapdoor.
"""

from __future__ import annotations

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["drop_asides", "loosen"]

_PLUS = word_set("plus minus + times less")
_MAKING = word_set("is = makes make gives equals equal")
_RESULT_BEHIND = word_set("away win victory defeat thrashing aet pens agg drubbing hammering nil penalties")
_RESULT_AHEAD = word_set(
    "won lost beat drew winning losing beaten thrashed hammered leading score scoreline finished ended"
)
_MATCHES = word_set(
    "football footie footy rugby cricket hockey netball match derby fußball fussball foot voetbal fútbol futbol calcio "
    "partido partita wedstrijd rugbymatch fußballspiel"
)
_DAYS = word_set(
    "mon tue tues wed weds thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday"
)
_LEADING = word_set("oh ah and also so plus well right anyway um ,")
_ARTICLES = word_set("a an the my")
_POLITE = word_set("please pls plz for me thanks ta , .")
_KEEPING = word_set("keep keeping")
_BOOKS = word_set(
    "genesis gen exodus exod leviticus lev numbers deuteronomy deut joshua judges ruth samuel sam kings chronicles "
    "ezra nehemiah esther job psalm psalms ps proverbs prov ecclesiastes eccles eccl isaiah isa jeremiah jer "
    "lamentations ezekiel ezek daniel dan hosea joel amos jonah micah matthew matt mt mark mk luke lk john jn acts "
    "romans rom corinthians cor galatians gal ephesians eph philippians phil colossians thessalonians timothy tim "
    "titus hebrews heb james peter pet jude revelation revelations rev mose prediger kohelet sprüche jesaja "
    "matthäus mattheüs markus lukas johannes römer korinther offenbarung psaume psaumes proverbes ecclésiaste "
    "matthieu marc luc jean prediker spreuken salmo salmos salmi proverbios eclesiastés mateo marcos lucas juan "
    "proverbi matteo marco luca giovanni koran quran sura surah"
)
"""Books that are cited by chapter and verse."""
_GOAL = 20  # goals of a match at most
_REACH = 5


@needing({"N"})
def drop_asides(tokens: list[Token], limits: Limits) -> None:
    """Make sums and results of matches numbers of something."""
    for place, token in enumerate(tokens):
        if token.kind == "N":
            _sum(tokens, place, limits)
            _result(tokens, place)
            _verse(tokens, place)
        if token.low in _KEEPING and limits.count == 2:
            _kept(tokens, place, limits)


def _at(tokens: list[Token], place: int) -> Token | None:
    return tokens[place] if 0 <= place < len(tokens) else None


def _low(tokens: list[Token], place: int) -> str:
    token = _at(tokens, place)
    return token.low if token is not None else ""


def _sum(tokens: list[Token], place: int, limits: Limits) -> None:
    """Take out "(16 plus 4)" and "16 + 4 makes 20"; "40 plus a 4" without either may be orders."""
    other = _at(tokens, place + 2)
    if other is None or other.kind != "N" or _low(tokens, place + 1) not in _PLUS or tokens[place].value <= limits.high:
        return
    bracketed = _low(tokens, place - 1) == "(" and _low(tokens, place + 3) == ")"
    total = _at(tokens, place + 4)
    made = _low(tokens, place + 3) in _MAKING and total is not None and total.kind == "N"
    if bracketed or made:
        tokens[place].kind = other.kind = "X"
        if made and total is not None:
            total.kind = "X"


def _result(tokens: list[Token], place: int) -> None:
    """Take out "4-1 away from home", "we won 3-2"."""
    other = _at(tokens, place + 2)
    if other is None or other.kind not in "NX" or _low(tokens, place + 1) not in ("-", ":", "to"):
        return
    if max(tokens[place].value, other.value) > _GOAL:
        return
    ahead = {token.low for token in tokens[max(0, place - _REACH) : place]}
    at_home = _low(tokens, place + 3) == "at" and _low(tokens, place + 4) in ("home", "half-time")
    shift = _low(tokens, place + 1) != ":" and _low(tokens, place + 3) in _DAYS  # "I'm on 6-2 Weds"
    told = {token.text.casefold() or token.low for token in tokens[max(0, place - 2 * _REACH) : place]}
    if told & _MATCHES or {token.low for token in tokens[max(0, place - 2 * _REACH) : place]} & _MATCHES:
        shift = tokens[place - 1].kind == "S" or shift
    if shift or _low(tokens, place + 3) in _RESULT_BEHIND or at_home or ahead & _RESULT_AHEAD:
        tokens[place].kind = other.kind = "X"


def _verse(tokens: list[Token], place: int) -> None:
    """Take out chapter and verse: "(Eccles. 4:9)", "Matthew 6:34"."""
    if _low(tokens, place + 1) not in (":", ",", "v"):
        return
    book = place - 2 if _low(tokens, place - 1) == "." else place - 1
    other = _at(tokens, place + 2)
    named = book >= 0 and (tokens[book].text or tokens[book].low).casefold() in _BOOKS
    if named and other is not None and other.kind in "NX":
        tokens[place].kind = other.kind = "X"


def _kept(tokens: list[Token], place: int, limits: Limits) -> None:
    """Name the trapdoor in "swap the two, and keep 40", where that space was named before."""
    number = _at(tokens, place + 1)
    if number is None or number.kind != "N" or number.value <= limits.high or _low(tokens, place + 2) in ("for", "in"):
        return
    named = any(
        token.kind == "N" and token.value == number.value and tokens[before - 1].kind == "D"
        for before, token in enumerate(tokens[:place])
        if before
    )
    if named:
        tokens[place] = Token("D", "trapdoor", tokens[place].line)


@needing({"N"}, {"and", "plus", "also"})
def loosen(tokens: list[Token], limits: Limits) -> None:
    """Take the "and" off "Oh and 6 please, trapdoor 45." where a whole order follows."""
    starts = [0, *(place + 1 for place, token in enumerate(tokens) if token.kind == "S")]
    for start in starts:
        step = start
        while step < len(tokens) and step - start < _REACH and tokens[step].low in _LEADING:
            step += 1
        joined = [place for place in range(start, step) if tokens[place].low in ("and", "plus", "also")]
        number = step + (_low(tokens, step) in _ARTICLES)
        first = _at(tokens, number)
        if not joined or first is None or first.kind != "N" or first.value > limits.high:
            continue
        end = number
        while end < len(tokens) and tokens[end].kind != "S":
            end += 1
        numbers = [token.value for token in tokens[number:end] if token.kind == "N"]
        following = _low(tokens, number + 1)
        if len(numbers) == 2 and numbers[1] > limits.high and following in _POLITE | {"and"}:
            for place in joined:
                tokens[place] = Token("P", ",", tokens[place].line)
