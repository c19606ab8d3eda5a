"""Misgivings about whose orders they are and what for: the subject, another game, another turn, another player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.misgivings.another_turn import all_are_for
from pbm.orders.misgivings.needs import ONE_TURN, OWNER, need, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.vocabulary import VOCABULARY

_WITH_TURN = 3  # numbers of a subject that has a turn beside a throw and a space
__all__ = ["other_game", "other_person", "other_turn", "subject_differs"]

_ANSWERING = ("reply", "replied", "replying", "answer", "answering", "mail", "email", "thread", "subject")
_OLDER = ("old", "older", "before", "previous", "earlier", "wrong")
_FEW = 12  # sentences in which a mail says so
_REPORTING = ("results", "result", "report", "standings")
_MY_THROW = late(
    r"^(?:(?:orders|order|moves?)\b[^#]{0,20})?(?:my|an?|the) #([1-6])(?!\d)"
    r"(?: (?:for (?:this|the|me|turn|round)|this|in (?:this|turn|round)|please|from me|it is)\b|$)"
)
_BESIDE = ("is", "be", "a", "the", "my", "on", "at", "number", "to", "of", "space", "square")
_TURNS = ("turn", "turns", "round", "rounds", "t", "r")
_CHANGING = (
    "change",
    "changed",
    "instead",
    "now",
    "ignore",
    "wrong",
    "correction",
    "corrected",
    "sorry",
    "oops",
    "actually",
)
_CHANGED = need(_CHANGING)
_LEADING = 6  # words from a turn to the sign before its orders
_WISHING = ("i", "i'd", "i'll", "i'm", "we", "we'll", "we'd", "please", "my", "let")
_BEFORE_NOW = ("sent", "had", "threw", "was", "were", "played", "did", "used", "wanted", "meant", "got", "thought")
_GREETING = ("hi", "hello", "dear", "hey", "morning", "thanks", "cheers", "from", "hallo")
_OWNED = ("orders", "order", "moves", "move")
_COLON, _OWNING, _OF_ORDERS = need((":",)), need(OWNER), need(_OWNED)
_GIVING = ("are", "is", "for", "send", "sending", "enclose", "with", "enter", "take")
_REACH = 60  # words between a heading and the orders that it heads
_MINE = ("my", "mine", "i", "i'll", "i'd", "me")
_NO_OWNERS = (
    *("it's", "that's", "here's", "let's", "what's", "today's", "there's", "he's", "she's", "who's", "where's"),
    *("morning's", "afternoon's", "evening's", "week's", "month's", "turn's", "round's"),
)


def subject_differs(look: Look) -> Iterator[Misgiving]:
    """The subject orders another throw or trapdoor than the mail: "throw 2, trapdoor 50" over "throw 3"."""
    words = look.subject_words()
    if len(look.boards) > 1 or not any(word.kind == "n" for word in words):
        return
    pair = _pair(look, words)
    mine = _MY_THROW.findall(spelled(words)) if look.count == 1 and not look.replying else []
    if pair is None and not mine and not any(look.label(word) for word in words):
        return  # "Re: KRAIT turn 5", as most are: nothing is ordered there
    own = any(word.means("please", "pls", "my", "mine", "i", "throw", "orders") for word in words)
    if look.replying and not own and any(word.means(*_REPORTING) for word in words):
        return  # "Re: turn 5 results: Bob throws 6" is the GM's
    if _disowned(look) or (look.has(_CHANGED) and any(word.means(*_CHANGING) for word in look.words)):
        return
    named = {"T": _labelled(look, words, "T"), "D": _labelled(look, words, "D")}
    named["T"] |= set(map(int, mine))
    if pair is not None and not any(named.values()) and (not look.replying or look.found("see_subject")):
        named = {"T": {pair[0]}, "D": {pair[1]}}
    elif pair is not None and not look.replying and not named["T"] and named["D"] == {pair[1]}:
        named["T"] = {pair[0]}  # "5 and trapdoor 22"
    for of in look.accepted:
        values = named[of.field]
        if values and of.values and not values & set(of.values):
            yield Misgiving("subject-throw" if of.field == "T" else "subject-door", -1, of.field, of.board)


def _disowned(look: Look) -> bool:
    """Whether the mail speaks of its subject and does not rest on it: "never mind the subject line"."""
    return bool(look.found("of_subject")) and not look.found("see_subject")


def _answers_an_older(look: Look) -> bool:
    """Whether the mail says that it answers an older one: "I've only the old mail to reply to, this is for turn 10"."""
    return look.replying and any(
        any(word.means(*_ANSWERING) for word in part) and any(word.means(*_OLDER) for word in part)
        for part in map(look.of_sentence, range(min(len(look.sentences), _FEW)))
    )


def _labelled(look: Look, words: Sequence[Word], field: str) -> set[int]:
    made: set[int] = set()
    for place, word in enumerate(words):
        if look.label(word) != field:
            continue
        for after in words[place + 1 : place + 5]:
            if after.kind == "n":
                made.add(after.value)
                break
            if after.kind == "x" or (after.kind == "w" and not after.means(*_BESIDE)):
                break
    return {value for value in made if field == "D" or 0 < value <= look.high}


def _pair(look: Look, words: Sequence[Word]) -> tuple[int, int] | None:
    """Return the throw and the space of a subject such as "COBRA T5: 4 and 38", None for any other."""
    free = [
        place
        for place, word in enumerate(words)
        if word.kind == "n" and not (place and words[place - 1].means(*_TURNS))
        if word.digits or (place and words[place - 1].low in ("a", "an", "the"))
    ]
    if len(free) == _WITH_TURN and free[0] == 1:
        free = free[1:]  # "Krait 16 - a three and 81"
    if len(free) != 2:
        return None
    first, second = (words[place] for place in free)
    between = words[free[0] + 1 : free[1]]
    joined = all(w.kind == "p" or w.means("and", "with") or look.label(w) for w in between)
    fits = 0 < first.value <= look.high < second.value
    return (first.value, second.value) if joined and fits else None


@needs((*_TURNS, "for", "game"))
def other_game(look: Look) -> Iterator[Misgiving]:
    """Orders headed with another game's name than the one that the subject bears: "For KRAIT round 11: …"."""
    named = _games(look.words, look.capitals(), loose=False)
    told = [n for n in named if n + 1 < look.sentences[look.sentence_at(n)].end]  # "Evening. Turn 13 …" names none
    words = look.subject_words() if told else ()
    own = {words[place].low for place in _games(words, range(len(words)), loose=True)}
    if not own:
        return
    known = {word.low for word in words}
    if any(word.low in own for word in look.words):
        return
    for place in told:
        if look.words[place].low in known:
            continue
        places = [p for of in look.accepted for p in look.places(of)]
        if places and min(places) > place:
            for of in look.accepted:
                yield Misgiving("other-game", look.words[place].line, of.field, of.board)
            return


def _games(words: Sequence[Word], places: Sequence[int], *, loose: bool) -> list[int]:
    """Return at which of ``places`` only a game's name can stand: "KRAIT turn 5", "[KRAIT]", "for KRAIT:"."""
    made: list[int] = []
    for place in places:
        word = words[place]
        if not word.text[:1].isupper() or word.kind != "w" or len(word.low) < 3 or _ordinary(word.low):
            continue
        before = words[place - 1] if place else None
        after = [w for w in words[place + 1 : place + 3] if w.line == word.line]
        if not after:
            continue
        numbered = len(after) > 1 and after[1].kind == "n" and after[0].means(*_TURNS)
        bracketed = loose and before is not None and before.low in "[(" and after[0].low in "])"
        headed = (
            before is not None
            and before.line == word.line
            and before.means("for", "game")
            and (after[0].low == ":" or after[0].means("game"))
        )
        if not (numbered or bracketed or headed) or (before is not None and before.means(*_GREETING)):
            continue
        opens = before is None or before.line != word.line or before.kind == "p" or before.means("for", "game", "re")
        if (numbered and (loose or opens)) or bracketed or headed:
            made.append(place)
    return made


@lru_cache(maxsize=4096)
def _ordinary(low: str) -> bool:
    return low in VOCABULARY.english or bool(VOCABULARY.meanings(low)) or VOCABULARY.label(low) is not None


@needs(ONE_TURN, ("turn", "round"))
def other_turn(look: Look) -> Iterator[Misgiving]:
    """Orders headed with another turn than the subject names, or the quoted mail asks for, where none is known."""
    if look.count > 1 or look.turns or _disowned(look) or _answers_an_older(look):
        return
    words = look.subject_words()
    open_: dict[str, set[int]] = {}
    written = {word.value for word in words if word.kind == "n"}  # "Viper turn 6 (no - 7!)"
    for place, (before, word) in enumerate(pairwise(words)):
        if word.kind == "n" and any(led.means("report", "results") for led in words[max(0, place - 2) : place]):
            written.discard(word.value)
        elif word.kind == "n" and before.means("turn", "round"):
            open_.setdefault("turn" if before.means("turn") else "round", set()).add(word.value)
            if any(led.means("after") for led in words[max(0, place - 1) : place]):
                written.add(word.value + 1)  # "after turn 8": the ninth is open
    if look.quoted_turn:
        # A subject of one's own names the turn that one writes for, whichever is open.
        written = {look.quoted_turn, *(written if look.replying else ())}
        open_["turn"] = {look.quoted_turn, *open_.get("turn", ())}
    for place, word in enumerate(look.words[:-1]):
        number = look.words[place + 1]
        kind = "turn" if word.means("turn") else "round" if word.means("round") else ""
        if not kind or number.kind != "n" or kind not in open_ or number.value in written:
            continue
        ahead = look.words[place - 1] if place and look.words[place - 1].line == word.line else None
        after = look.words[place + 2] if place + 2 < len(look.words) else None
        opens = place - 1 == look.sentences[look.sentence_at(place)].start
        heads = (
            ahead is None
            or ahead.low in (":", "here's", "here", "is")
            or (ahead.means("for") and (opens or _led(look, place - 2)))
        )
        if all_are_for(look, place):
            yield from (Misgiving("other-turn", word.line, of.field, of.board) for of in look.accepted)
            return
        if (
            not heads
            or after is None
            or not (_is_order(look, after) or _is_wished(look, place + 2) or _is_told_early(look, place + 2))
        ):
            continue
        places = [p for of in look.accepted for p in look.places(of)]
        if places and min(places) > place + 1:
            for of in look.accepted:
                yield Misgiving("other-turn", word.line, of.field, of.board)
            return


def _is_order(look: Look, word: Word) -> bool:
    """Whether what follows a turn begins its orders: "turn 9: 5", "turn 9 throw 5", "turn 9 orders"."""
    return word.kind != "w" or bool(look.label(word)) or word.means("orders")


def _is_told_early(look: Look, place: int) -> bool:
    """Whether a few words lead from a turn to its orders: "turn 24 in good time: throw 5"."""
    after = look.words[place : min(place + _LEADING, look.sentences[look.sentence_at(place)].end)]
    return any(word.low == ":" for word in after)


def _is_wished(look: Look, place: int) -> bool:
    """Whether what follows a turn is what its writer wants for it: "for turn 17 I'd like throw 2"."""
    part = look.words[place : look.sentences[look.sentence_at(place)].end]
    taken = {p for of in look.accepted for p in look.places(of)}
    ordered = any(place <= p < place + len(part) for p in taken)
    return ordered and part[0].low in _WISHING and not any(word.low in _BEFORE_NOW for word in part)


def _led(look: Look, place: int) -> bool:
    """Whether "for turn 9" opens its line, or "orders" stands before it."""
    before = look.words[place]
    return before.line != look.words[place + 1].line or before.means("orders", "order", "moves", "move", "throw")


def _for_somebody(look: Look, place: int) -> bool:
    """Whether "for Bob:" opens a line: somebody who is neither a game of the subject nor a word of orders."""
    word, sign = look.words[place], look.words[place + 1]
    led = place and look.words[place - 1].means("for") and look.words[place - 1].line == word.line
    opens = place < 2 or look.words[place - 2].line != word.line
    name = word.kind == "w" and word.text.istitle() and len(word.low) > 1 and not _ordinary(word.low)
    return bool(led) and opens and name and sign.low == ":" and word.low not in look.subject.casefold()


def _orders_of(look: Look, place: int) -> bool:
    """Whether "these are the orders of Paul:" stands here, and Paul is not who signs the mail."""
    word, link, who, sign = look.words[place : place + 4]
    if not word.means(*_OWNED) or link.low not in ("of", "de", "di", "van", "von") or sign.low != ":":
        return False
    led = look.words[place - 1].line == word.line and look.words[place - 1].kind == "w"
    name = who.kind == "w" and who.text.istitle() and len(who.low) > 1 and not _ordinary(who.low)
    once = sum(other.low == who.low for other in look.words) == 1
    return led and name and once and who.low not in look.subject.casefold()


@needs((":", *OWNER))
def other_person(look: Look) -> Iterator[Misgiving]:
    """Orders headed as somebody else's: "These are Jean's orders: …", "For Jean: …"."""
    headed = next((place - 1 for place in look.where(_COLON, 1) if _for_somebody(look, place - 1)), None)
    if headed is not None and not any(word.means(*_MINE) for word in look.words[headed:]):
        for of in look.accepted:
            if min(look.places(of), default=-1) > headed:
                yield Misgiving("other-player", look.words[headed].line, of.field, of.board)
    told = next((place for place in look.where(_OF_ORDERS, 1, -3) if _orders_of(look, place)), None)
    if told is not None and not any(word.means(*_MINE) for word in look.words[told:]):
        for of in look.accepted:
            if min(look.places(of), default=-1) > told:
                yield Misgiving("other-player", look.words[told].line, of.field, of.board)
    for place in look.where(_OWNING, 0, -1):
        word = look.words[place]
        owner = word.kind == "w" and word.low.endswith("'s") and word.text[:1].isupper() and word.low not in _NO_OWNERS
        shown = (
            place > 0
            and look.words[place - 1].means("here's", "here", "is", "are")
            and look.words[place + 1].low == ":"
        )
        if not owner or not (shown or look.words[place + 1].means(*_OWNED)):
            continue
        before = look.words[place - 1] if place else None
        after = look.words[place + 2] if place + 2 < len(look.words) else None
        given = shown or (before is not None and before.means(*_GIVING))
        heads = after is not None and (after.low == ":" or after.line != word.line or after.means("are", "is"))
        if not (given or heads):
            continue
        for of in look.accepted:
            places = look.places(of)
            between = look.words[place + 2 : places[0]] if places and place < places[0] < place + _REACH else None
            if between is not None and not any(w.means(*_MINE) for w in between):
                yield Misgiving("other-player", word.line, of.field, of.board)
