"""A line's words in the English that the grammar knows, whatever language they are written in.

Words that only one language has are understood wherever they stand. A word that English has too ("die", "no", "six")
means what it means in the language of its line, and number words are taken only of a language that is in evidence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from pbm.orders.vocabulary.files import TABLES
from pbm.orders.vocabulary.fronted import fronted_objects
from pbm.orders.vocabulary.languages import ENOUGH, Languages
from pbm.orders.vocabulary.lexicon import Vocabulary
from pbm.orders.vocabulary.near import near, respelt
from pbm.orders.vocabulary.piece import Piece
from pbm.orders.vocabulary.senses import OWN, Sense
from pbm.orders.vocabulary.steps import steps_told
from pbm.orders.vocabulary.word_order import verbs_first

__all__ = ["Piece", "translated", "unelided"]

_THIRD = {
    "throw": "throws",
    "play": "plays",
    "take": "takes",
    "nominate": "nominates",
    "choose": "chooses",
    "use": "uses",
    "put": "uses",
    "move": "goes",
    "go": "goes",
}
_AFTER_ONE = frozenset(("and", "then", "please", "but"))
_ARTICLES = frozenset(("a", "of", "the", "my", "this"))
_POLITE_AFTER = frozenset(("possible", "allowed", "ok", "please", "not", "legal"))
_OUT_OF = frozenset(("from", "of"))
_INTO = frozenset(("on", "at", "to"))
_VALUES = frozenset(("num", "number"))
_APOSTROPHES = frozenset(("'", "’"))
_ROMAN = frozenset(("II", "III", "IV", "VI"))
_SPENDING = frozenset(("spend", "play", "use", "take", "throw", "try", "put", "make"))
_AFTER_PARTICLE = frozenset(("on", "at", "in", "a", "for", "please", "again", "with", "just"))
_VERBS = frozenset(("put", "want", "have", "use", "play", "take", "name", "choose", "nominate"))
_NUMBERS = frozenset(("number", "split", "article", "ordinal"))
_CONDITIONS = frozenset(TABLES["en"]["roles"]["conditions"].split())


def unelided(piece: Piece, languages: Languages) -> tuple[Piece, ...]:
    """Return "l'ultimo" and "j'annonce" in two; any other word as it is."""
    head, mark, rest = piece.low.partition("'")
    if not mark or not rest or languages.meanings(piece.low) or piece.low in languages.vocabulary.english:
        return (piece,)
    if not languages.meanings(f"{head}'") or not len(head) <= 5:
        return (piece,)
    cut = len(head) + 1
    middle = piece.start + cut
    return (
        replace(piece, text=piece.text[:cut], low=piece.low[:cut], end=middle),
        replace(piece, text=piece.text[cut:], low=piece.low[cut:], start=middle),
    )


def translated(
    line: str, pieces: Sequence[Piece], languages: Languages, language: str, names: frozenset[str] = frozenset()
) -> list[Piece]:
    """Return the pieces of a line in ``language`` with their words in English, phrases as one piece.

    ``names`` are those of boards, capitals that are never translated.
    """
    made: list[Piece] = []
    place = 0
    while place < len(pieces):
        piece = pieces[place]
        if piece.sort == "word" and _is_plain(languages.vocabulary, piece.text) and not _marked(pieces, place):
            made.append(piece)
            place += 1
            continue
        named = len(piece.text) == 1 and piece.text in names
        if (
            piece.sort != "word"
            or piece.text in _ROMAN
            or (named and not _opens_phrase(line, pieces, place, languages))
        ):
            made.append(piece)
            place += 1
            continue
        before = made[-1] if made else None
        if _elided(pieces, place, languages, language):
            piece = replace(piece, low=f"{piece.low}'", end=piece.end + 1)
            made.append(_one(line, [piece], 0, 1, languages.meanings(piece.low)[language], languages, language))
            place += 2
            continue
        taken, sense = _understood(line, pieces, place, languages, language)
        if sense is None:
            made.append(_guessed(piece, languages, language))
        elif sense.sort in ("number", "split"):
            made.append(_number(line, pieces, place, taken, sense, languages, language))
            if sense.language not in (OWN, "en", language) and before is not None and _counts(before, languages):
                made[-1].sort = "dead"  # only half of the number was understood
            while place + taken < len(pieces) and pieces[place + taken].start < made[-1].end:
                taken += 1
        else:
            made.append(_one(line, pieces, place, taken, sense, languages, language))
            _third_person(line, made[-1], before, sense, languages)
        place += taken
    _idiomatic(made, languages)
    if language != "en":
        steps_told(made, language)
        fronted_objects(made)
    verbs_first(made)
    return made


@lru_cache(maxsize=8192)
def _is_plain(vocabulary: Vocabulary, text: str) -> bool:
    """Whether a word is English and means itself, whatever stands beside it."""
    low = text.casefold()
    other = vocabulary.starts.get(low, 1) > 1 or vocabulary.meanings(low) or vocabulary.senses.get(text)
    return low in vocabulary.english and not other


def _marked(pieces: Sequence[Piece], place: int) -> bool:
    """Whether an apostrophe follows a word, which may then be elided."""
    return place + 1 < len(pieces) and pieces[place + 1].low in _APOSTROPHES


def _elided(pieces: Sequence[Piece], place: int, languages: Languages, language: str) -> bool:
    """Whether a word is the article or preposition that is elided before a number: the "all'" of "all'85"."""
    if place + 2 >= len(pieces) or pieces[place + 1].low not in _APOSTROPHES or pieces[place + 2].sort != "num":
        return False
    word, mark, number = pieces[place : place + 3]
    return word.end == mark.start and mark.end == number.start and language in languages.meanings(f"{word.low}'")


def _denied(piece: Piece, after: Sequence[Piece], languages: Languages) -> None:
    """Put "pas de trappe" as "no trapdoor", and "non metto botola" as "put no trapdoor"."""
    verb = after[0] if after and after[0].low in _VERBS else None
    rest = [other for other in after[verb is not None :] if other.low not in _ARTICLES]
    if verb is not None and rest and rest[0].low in ("no", "not", "none"):
        rest = rest[1:]
    if not rest or languages.vocabulary.labels.get(rest[0].low) != "D":
        return
    if verb is None:
        piece.low = "no"
    else:
        piece.low, verb.low, verb.foreign = "just", f"{verb.low} no", True


def _own_move(piece: Piece, after: Sequence[Piece], pieces: Sequence[Piece]) -> None:
    """Put "Zug: 5. Falltür: 84" as "move: 5": a German turn is a move where its trapdoor stands beside it."""
    ends = len(after) > 1 and after[1].sort == "sign" and after[0].sort in _VALUES
    if ends and any(other.low == "trapdoor" for other in pieces) and not any(other.low == "throw" for other in pieces):
        piece.low = "move"


def _my_last(piece: Piece, before: Sequence[Piece]) -> None:
    """Put "ich verheize meine letzte 2" as "i spend my only 2", which is no memory."""
    lows = [other.low for other in before if other.foreign and other.low not in ("the", "just")]
    if len(lows) > 1 and lows[-1] == "my" and lows[-2] in _SPENDING:
        piece.low = "only"


def _particle(piece: Piece, around: Sequence[Piece]) -> None:
    """Put the Dutch "maar" that contrasts nothing as "just": "leg het valluik maar op 59"."""
    if len(around) < 2 or around[0].sort != "word":
        return
    after = around[2] if len(around) > 2 else None
    if after is None or after.sort not in ("word", "num", "number") or after.low in _AFTER_PARTICLE:
        piece.low = "just"


def _opens_phrase(line: str, pieces: Sequence[Piece], place: int, languages: Languages) -> bool:
    """Whether what may be a board's name opens a sentence with a phrase of several words: "A lo mejor"."""
    most = languages.vocabulary.starts.get(pieces[place].low, 1)
    opens = place == 0 or pieces[place - 1].sort == "sign"
    return opens and any(count > 2 and languages.meanings(words) for count, words in _run(line, pieces, place, most))


def _counts(piece: Piece, languages: Languages) -> bool:
    """Whether a word was left as it is that is a number in some language."""
    known = languages.meanings(piece.low) if piece.sort == "word" and not piece.foreign else {}
    return any(sense.sort == "number" for sense in known.values())


def _guessed(piece: Piece, languages: Languages, language: str) -> Piece:
    """Return a word that nobody knows as the label or the word of the grammar that it very nearly is."""
    if piece.low in languages.vocabulary.english or languages.meanings(piece.low):
        return piece
    guess = near(piece.low, language)
    if guess is not None:
        return replace(piece, low=guess[1], said=piece.text)
    right = respelt(piece.low) if language == "en" else None
    return piece if right is None else replace(piece, low=right)


def _idiomatic(pieces: Sequence[Piece], languages: Languages) -> None:
    """Put "als valluik" as "as trapdoor", "von 3 auf 6" as "from 3 to 6"."""
    for place, piece in enumerate(pieces):
        if not piece.foreign:
            continue
        if piece.text.casefold() == "zug" and [other.low for other in pieces[place + 1 : place + 2]] == [":"]:
            _own_move(piece, pieces[place + 2 : place + 4], pieces)
        if piece.low == "last" and place + 1 < len(pieces) and pieces[place + 1].sort in _VALUES:
            _my_last(piece, pieces[max(0, place - 3) : place])
        elif piece.text == "maar":
            _particle(piece, pieces[place - 1 : place + 2] if place else ())
        if piece.low == "not":
            _denied(piece, pieces[place + 1 : place + 6], languages)
        elif piece.low == "if" and place + 1 < len(pieces) and pieces[place + 1].low == ",":
            piece.low = "just"  # "au cas où, je répète"
        elif piece.low == "if" and place + 1 < len(pieces) and piece.text.casefold() == "als":
            # The Dutch "als" is "if" and "as".
            label = languages.vocabulary.labels.get(pieces[place + 1].low)
            numbered = place + 2 < len(pieces) and pieces[place + 2].sort in _VALUES
            named = _only_named(pieces[place + 1 : place + 4])
            piece.low = "as" if named or label == "D" or (label == "T" and not numbered) else "if"
        elif piece.low in _OUT_OF and place + 3 < len(pieces):
            old, into, new = pieces[place + 1 : place + 4]
            if old.sort in _VALUES and new.sort in _VALUES and into.low in _INTO:
                piece.low, into.low = "from", "to"


def _only_named(after: Sequence[Piece]) -> bool:
    """Whether no clause follows the Dutch "als" but a noun alone: "de 5 als opener", "als een cadeautje"."""
    words = after[1:] if after and after[0].low in _ARTICLES else after
    if not words or words[0].sort != "word" or words[0].low in _POLITE_AFTER:
        return False
    return len(words) == 1 or words[1].sort == "sign" or words[1].low == "and"


def _run(line: str, pieces: Sequence[Piece], place: int, most: int) -> Iterator[tuple[int, str]]:
    """Yield how many pieces each row of words from ``place`` on takes, and the words with one blank between them."""
    words = pieces[place].low
    end = pieces[place].end
    yield 1, words
    count = 1
    found = 1
    for step in range(place + 1, min(len(pieces), place + 2 * most)):
        piece = pieces[step]
        count += 1
        if piece.sort == "sign" and piece.low == "-":
            continue
        gap = line[end : piece.start]
        if piece.sort != "word" or len(gap) > 3 or gap.strip() not in ("", "-") or found == most:
            return
        words = f"{words}{' ' if gap or not words.endswith(chr(39)) else ''}{piece.low}"
        end = piece.end
        found += 1
        yield count, words


def _understood(
    line: str, pieces: Sequence[Piece], place: int, languages: Languages, language: str
) -> tuple[int, Sense | None]:
    """Return how many pieces the longest phrase at ``place`` takes that is understood, and its meaning."""
    piece = pieces[place]
    most = languages.vocabulary.starts.get(piece.low, 1)
    if most > 1:
        for count, words in reversed(list(_run(line, pieces, place, most))):
            if count > 1:
                sense = _chosen(words, languages.meanings(words), languages, language)
                if sense is not None:
                    return count, sense
    if piece.text != piece.low and place and pieces[place - 1].sort == "word":
        known = languages.vocabulary.senses.get(piece.text, {})
        if language in known:
            return 1, known[language]
    sense = _chosen(piece.low, languages.meanings(piece.low), languages, language)
    if sense is not None and sense.low in _CONDITIONS and _named(pieces, place):
        return 1, None  # "too bad for dear Anders"
    return 1, sense


def _named(pieces: Sequence[Piece], place: int) -> bool:
    """Whether a word has a capital after a word without one, as a name does."""
    before = pieces[place - 1] if place else None
    return pieces[place].text.istitle() and before is not None and before.sort == "word" and before.text.islower()


def _chosen(word: str, meanings: Mapping[str, Sense], languages: Languages, language: str) -> Sense | None:
    """Return which of its meanings a word has in a line of ``language``; None where it is English or unknown."""
    if not meanings:
        return None
    for first in (OWN, language, "en"):
        if first in meanings and not (first == "en" and word in languages.vocabulary.labels):
            return meanings[first]
    if word in languages.vocabulary.english:
        return None
    known = sorted((-languages.mail[name], name) for name in meanings if name in languages.mail)
    if not known:
        return None
    name = known[0][1]
    sense = meanings[name]
    several = any(other.value != sense.value for other in meanings.values())
    if sense.sort in _NUMBERS and (several or languages.foreign(name) < ENOUGH):
        return None
    return sense


def _number(
    line: str, pieces: Sequence[Piece], place: int, taken: int, sense: Sense, languages: Languages, language: str
) -> Piece:
    """Return a number word as a piece, with what follows a hundred added to it: "a hundred and twelve"."""
    last = pieces[place + taken - 1]
    whole = line[pieces[place].start : last.end]
    sort = "number" if sense.sort == "number" or " " not in whole else "split"
    value, end = sense.value, last.end
    if value and value % 100 == 0:
        step = place + taken
        joining = _meaning(pieces, step, languages, language)
        if "and" in (joining.low if joining else "", pieces[step].low if step < len(pieces) else ""):
            step += 1
        if step < len(pieces) and pieces[step].sort == "word" and len(line[end : pieces[step].start].split()) <= 1:
            count, rest = _understood(line, pieces, step, languages, language)
            if rest is not None and rest.sort == "number" and 0 < rest.value < 100:
                value, end = value + rest.value, pieces[step + count - 1].end
    return Piece(sort, line[pieces[place].start : end], sense.low, pieces[place].start, end, value, foreign=True)


def _meaning(pieces: Sequence[Piece], place: int, languages: Languages, language: str) -> Sense | None:
    if place >= len(pieces) or pieces[place].sort != "word":
        return None
    return _chosen(pieces[place].low, languages.meanings(pieces[place].low), languages, language)


def _one(
    line: str, pieces: Sequence[Piece], place: int, taken: int, sense: Sense, languages: Languages, language: str
) -> Piece:
    """Return a word or phrase as one piece with its English meaning."""
    piece, last = pieces[place], pieces[place + taken - 1]
    made = replace(piece, text=line[piece.start : last.end], low=sense.low, end=last.end, foreign=True)
    after = pieces[place + taken] if place + taken < len(pieces) else None
    followed = after is not None and after.sort in ("word", "num", "mixed", "dead")
    if sense.sort == "slip":
        made.said = made.text
    elif sense.sort == "ordinal":
        made.sort, made.value = "ordinal", sense.value
    elif sense.sort == "article":
        next_ = _meaning(pieces, place + taken, languages, language)
        if sense.value and (not followed or (next_ is not None and next_.low in _AFTER_ONE)):
            made.sort, made.value = "number", sense.value
    elif "/" in sense.low:
        first, _, second = sense.low.partition("/")
        made.low = first if followed else second
    return made


def _third_person(line: str, piece: Piece, before: Piece | None, sense: Sense, languages: Languages) -> None:
    """Put "Bob lance" as "Bob throws", and "Bobs Falltür" as "Bob's trapdoor".

    Many languages have one form for what I do and what Bob does.
    """
    if before is None or before.sort != "word" or before.foreign or sense.language == "en":
        return
    unknown = len(before.text) > 1 and before.low not in languages.vocabulary.english
    if not unknown or not line[before.end : piece.start].isspace():
        return
    if not before.text[:1].isupper():
        if sense.language == "fr" and sense.low in _THIRD:
            before.low = "somebody"  # "bob lance 5": who speaks of himself says "je"
    elif sense.low in _THIRD and piece.text[:1].islower():
        piece.low = _THIRD[sense.low]
    elif sense.low in languages.vocabulary.labels and before.low.endswith("s"):
        before.low += "'s"
