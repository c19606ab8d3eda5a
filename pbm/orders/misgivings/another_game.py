"""Misgivings about orders that are told in prose to be for another game than the one that the subject names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set

__all__ = ["for_another_game", "heads_subject", "is_name"]

_GAMES = ("game", "games", "orders", "order", "moves", "report", "sheet", "letter", "turn", "turns", "round", "thread")
_HANDED = (
    *("these", "this", "those", "that's", "they", "here", "here's", "following", "below", "orders", "order", "moves"),
    *("meant", "put", "enter", "belong", "belongs", "intended", "numbers", "it's"),
)
_TO_WHOM = ("for", "to", "in")
_ELSEWHERE = (
    *("follow", "follows", "separately", "already", "yesterday", "went", "sent", "about", "later", "tomorrow"),
    *("did", "got", "finished", "won", "congratulations", "enjoyed", "tonight", "don't", "haven't", "next"),
    *("another", "other", "owe", "still", "soon", "won't", "can't", "received", "done", "same", "before", "whenever"),
)
_POINTING = ("that", "that's", "those", "these", "this", "it", "it's", "they", "they're", "both", "all")
_DENYING = ("not", "never", "than", "of", "nothing")
_AFTER_NAME = ("please", "turn", "round", "game", "only", "this", "and", "not", "i", "i'd", "i'll", "my", "as", "who")
_DAYS = (
    *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "christmas", "easter", "today"),
    *("january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november"),
    *("december", "tomorrow", "now", "me", "us", "you", "myself"),
)
_KINDS_OF_ORDERS = (
    "master",
    *("new", "final", "proper", "latest", "late", "early", "standing", "real", "actual", "fresh", "short", "usual"),
    *("official", "definite", "quick", "brief", "humble", "marching", "right", "correct", "full", "complete", "double"),
    *("current", "present", "formal", "simple", "monthly", "weekly", "winning", "sealed", "doctor", "further", "which"),
    *(
        "next",
        "last",
        "first",
        "second",
        "third",
        "tiny",
        "two",
        "both",
        "combined",
        "battle",
        "boring",
        "different",
        "same",
        "emergency",
    ),
)
_SNAKES = word_set(
    "adder anaconda asp boa boomslang bushmaster cobra copperhead cottonmouth krait mamba moccasin python rattler "
    "rattlesnake sidewinder taipan viper"
)
"""What games of snakes and ladders are called, and people are not."""
_REACH = 6  # words between what hands orders over and the name they are for
_HEADS = 80  # words that a game's name may head


@needs((*_TO_WHOM, *_GAMES, "[", ":"))
def for_another_game(look: Look) -> Iterator[Misgiving]:
    """Orders that are said to be for a game which the subject does not name: "these are for Mamba turn 3"."""
    names = [n for n in look.capitals() if is_name(look.words[n])]
    if names and _shouted(look.words):
        names = [n for n in names if look.words[n].low in _SNAKES]
    subject = look.subject_words() if names else ()
    own = {w.low for n, w in enumerate(subject) if heads_subject(subject, n, capitals=look.replying)}
    if not own:
        return
    known = {word.low for word in subject}
    strange_ones = [n for n in names if look.words[n].low not in known]
    named = {look.words[n].low for n in strange_ones if _of_a_game(look.words, n)}
    mentions = [n for n, word in enumerate(look.words) if word.low in own] if strange_ones else []
    governing = [n for n in strange_ones if _governs(look, n, named, mentioned=bool(mentions))]
    if not governing:
        return
    mine = [n for n in mentions if not _denied(look.words, n)]
    heads = sorted([*((n, False) for n in mine), *((n, True) for n in governing)])
    for of in look.accepted:
        places = look.places(of)
        if places and _under_another(look, heads, places):
            strange = next(place for place, foreign in heads if foreign)
            yield Misgiving("other-game", look.words[strange].line, of.field, of.board)


def heads_subject(words: Sequence[Word], place: int, *, capitals: bool) -> bool:
    """Return whether a word of the subject is a game's name: "[COBRA]", "KRAIT 4", "Mamba, turns 5 and 6", "(Krait)".

    ``capitals`` tells that one in capitals is so by itself.
    """
    word = words[place]
    if not is_name(word):
        return False
    before = words[place - 1].low if place else ""
    after = [w for w in words[place + 1 : place + 3] if w.low not in (",", "(", "-", ":", "–")]
    numbered = bool(after) and (after[0].kind == "n" or after[0].means(*_GAMES))
    return before in ("[", "(") or numbered or (capitals and word.text.isupper())


def is_name(word: Word) -> bool:
    """Whether a word is hardly anything but a name."""
    return word.kind == "w" and word.text[:1].isupper() and _may_name(word.low)


@lru_cache(maxsize=4096)
def _may_name(low: str) -> bool:
    """Whether a word may be a name where it is written with a capital."""
    if len(low) < 3 or "'" in low or low in _KINDS_OF_ORDERS or low in _GAMES:
        return False
    if low.endswith(("ed", "th", "ième", "te")) or low in VOCABULARY.english or VOCABULARY.meanings(low):
        return False
    return VOCABULARY.label(low) is None and low not in _DAYS


def _shouted(words: Sequence[Word]) -> bool:
    """Whether a mail is all in capitals, so that they tell no names."""
    return not any(word.kind == "w" and word.text.lower() == word.text for word in words)


def _of_a_game(words: Sequence[Word], place: int) -> bool:
    """Whether a name is said to be a game's: "Mamba turn 3", "the Mamba game", "my Mamba orders", "game of Mamba"."""
    before = [w.low for w in words[max(0, place - 2) : place]]
    after = words[place + 1] if place + 1 < len(words) else None
    if before[-2:] == ["game", "of"] or before[-1:] in (["game"], ["["]):
        return True
    if after is None or after.line - words[place].line > 1 or not after.means(*_GAMES):
        return False
    # "Easy round from me" has no name in it.
    opens = place == 0 or words[place - 1].low in (".", "!", "?")
    then = words[place + 2] if place + 2 < len(words) else None
    return not opens or not after.means("round", "turn") or then is None or then.kind in "np"


def _denied(words: Sequence[Word], place: int) -> bool:
    return any(w.means(*_DENYING) for w in words[max(0, place - 2) : place])


def _governs(look: Look, place: int, named: set[str], *, mentioned: bool) -> bool:
    """Whether a strange name tells what the orders near it are for."""
    words, number = look.words, look.sentence_at(place)
    sentence = look.sentences[number]
    if _denied(words, place):
        return False
    ahead = words[max(sentence.start, place - _REACH) : place]
    led = any(w.means(*_TO_WHOM) for w in ahead[-3:]) and not _put_up(ahead)
    gamely = words[place].low in named
    if ahead and is_name(ahead[-1]) and not gamely and words[place].low not in _SNAKES:
        return False  # "writing this from a hostel in Airlie Beach"
    if not gamely and words[place].low not in _SNAKES and _is_here(ahead):
        return False  # "hot here in the Karoo"
    if not (led or gamely or mentioned or words[place].low in _SNAKES):
        return False
    taken = {p for of in look.accepted for p in look.places(of)}
    numbers = any(sentence.start <= p < sentence.end for p in taken)
    here = any(w.means(*_POINTING, "here", "here's", "following", "below") for w in ahead)
    if not numbers and not here and any(w.means(*_ELSEWHERE) for w in words[place + 1 : sentence.end]):
        return False
    after = words[place + 1] if place + 1 < sentence.end else None
    closes = after is None or after.kind != "w" or after.means(*_AFTER_NAME)
    if led and gamely and (not numbers or closes):
        return True
    given = any(sentence.start <= p < place or sentence.start - 12 <= p < sentence.start for p in taken)
    if led and closes and ahead[-1].low != "in" and any(w.means(*_HANDED) for w in ahead[:-1]):
        return (
            not given or any(w.means("these", "those", "orders", "moves", "both", "enter") for w in ahead) or mentioned
        )
    if led and closes and mentioned and numbers and not given and ahead[-1].low != "in":
        return True
    if led and len(ahead) == 1 and numbers and not given and words[place].low in _SNAKES:
        return True  # "In Viper I throw 4"
    opens = not ahead or (len(ahead) <= 2 and ahead[-1].means("my", "the", "for", "in", "re"))
    if opens and gamely and after is not None and after.means("orders", "order", "moves", "turn", "round"):
        return True
    if gamely and (numbers or here) and any(w.means("my", "the") for w in ahead[-1:]) and (after is not None):
        return after.means("orders", "order", "moves")
    if opens and after is not None and after.low == ":" and words[place].low in _SNAKES:
        return True  # "Taipan: 3 and trapdoor 44"
    heads = after is not None and after.low == ":" and (words[place].text.isupper() or gamely)
    if mentioned and opens and after is not None and (heads or any(w.means("for") for w in ahead[-1:])):
        return numbers or any(sentence.end <= p < sentence.end + 12 for p in taken)
    return False


def _is_here(ahead: Sequence[Word]) -> bool:
    """Whether a name is told to be where the writer is: "here in the …", "down here on …"."""
    lows = [word.low for word in ahead[-3:] if word.low != "the"]
    return lows[-2:-1] == ["here"] and lows[-1] in ("in", "on", "at", "near")


def _put_up(ahead: Sequence[Word]) -> bool:
    """Whether something is only to be shown there: "hymns to put up for Evensong"."""
    lows = [word.low for word in ahead]
    return any(first == "put" and then in ("up", "out") for first, then in pairwise(lows))


def _under_another(look: Look, heads: Sequence[tuple[int, bool]], places: Sequence[int]) -> bool:
    """Whether every number of an order stands under another game's name, or is said afterwards to be for one."""
    first = places[0]
    before = [head for head in heads if head[0] < first]
    if before:
        place, strange = before[-1]
        return strange and first - place < _HEADS
    place, strange = heads[0]
    number = look.sentence_at(place)
    sentence = look.sentences[number]
    pointing = any(w.means(*_POINTING) for w in look.words[sentence.start : place])
    same = look.sentence_at(places[-1]) == number
    return strange and (pointing or same) and number - look.sentence_at(places[-1]) <= 2
