"""Steps that a counter goes, in other languages than English: "zwei Felder vor", "j'avance d'une case".

Whatever the language calls its steps and the way onward, the grammar is told "2 spaces forward"; "the 1" that is said
beside "one step" is said once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.vocabulary.files import LANGUAGES, TABLES
from pbm.orders.vocabulary.piece import Piece
from pbm.orders.vocabulary.senses import folded, spellings

__all__ = ["steps_told"]

_ABROAD = tuple(language for language in LANGUAGES if language != "en")


def _rows(language: str, key: str) -> frozenset[tuple[str, ...]]:
    forms = (form.strip() for form in TABLES[language]["steps"][key].split(","))
    spelt = (folded(word) for form in forms if form for word in (*spellings(form, language), form))
    return frozenset(tuple(form.replace("'", "' ").split()) for form in spelt)


_STEPS: Final = {language: _rows(language, "steps") for language in _ABROAD}
_LITTLE: Final = {language: _rows(language, "little") for language in _ABROAD}
_ONWARD: Final = {language: _rows(language, "onward") for language in _ABROAD}

_MOST = 9
_VALUES = frozenset(("num", "number"))
_OVER = frozenset(("of", "by", "um", "at", "with", "just", "er"))
"""What may stand between the verb and the number of its steps."""
_VERBS = frozenset(
    (
        *("move", "go", "play", "take", "put", "use", "choose", "want", "will", "spend", "i go", "give me", "for me"),
        *("i want", "could you", "could you put", "shall i", "make it", "opt", "try", "can", "stick", "stick with"),
        *("must", "should", "go forward", "put me down for"),
    )
)
_LEADING = frozenset(
    (
        *("and", "so", "then", "ok", "please", "just", "now", "hello", "thanks", "this", "for me", "i", "me", "but"),
        *("sorry", "first", "this turn", "yes", "late", "with", "another"),
    )
)
_CLOSING = frozenset(
    (
        *("and", "so", "then", "please", "just", "now", "for", "for me", "thanks", "but", "because", "this", "with"),
        *("this turn", "i", "instead", "go", "move", "be", "regards", "hello", "from me", "instead of"),
    )
)
_PAST = frozenset(
    (
        *("was", "had", "has", "fell", "landed", "moved", "went", "moves", "goes", "stands", "stood", "still", "left"),
        *(
            "already",
            "last",
            "last time",
            "he",
            "she",
            "they",
            "his",
            "if",
            "when",
            "whether",
            "unless",
            "need",
            "keep",
        ),
        *("not", "not/no", "never", "without", "wanted", "hope", "miss", "lose", "how", "why", "what", "nobody"),
        *("somebody", "from", "yesterday", "in", "on", "to", "until", "remaining", "no longer", "you", "your", "or"),
    )
)
_THAT_IS = frozenset(
    (
        "so",
        "just",
        "also",
        "cioè",
        "sea",
        "or",
        "be",
        "o",
        "dus",
        "donc",
        "that",
        "is",
        "namely",
        "then",
        "oder",
        "dire",
    )
)
_ARTICLES = frozenset(("the", "a", "my", "number"))
_ENDS = frozenset(".!?;:")
_NEAR = 6
_MOST_TOLD = 12  # moves of a line that are put in English: longer lines are nobody's orders
_FAR = 400


def steps_told(pieces: list[Piece], language: str) -> None:
    """Put "j'avance d'une petite case (le 1)" as "i move 1 spaces forward", in place, in a line of ``language``."""
    if language not in _STEPS:
        return
    place = told = 0
    while place < len(pieces) and told < _MOST_TOLD:
        value = _value(pieces[place])
        after = _stepped(pieces, place, language) if value else 0
        if after:
            told += 1
            _said_once(pieces, after, value)
        place += 1
    for place in range(min(len(pieces) - 2, _FAR), 0, -1):
        if pieces[place - 1].low in ("go", "move", "i go") and pieces[place - 1].foreign:
            size = _matched(pieces, place, _ONWARD[language])
            beyond = pieces[place + size] if size and place + size < len(pieces) else None
            if beyond is not None and (beyond.low in _OVER or _value(beyond)):
                pieces[place : place + size] = [_word(pieces[place], "forward")]


def _value(piece: Piece) -> int:
    """Return the small number that a piece is, "a" among them; 0 for others."""
    if piece.sort == "number":
        return piece.value if 0 < piece.value <= _MOST else 0
    if piece.sort == "num":
        return int(piece.text) if len(piece.text) == 1 else 0
    return 1 if piece.foreign and piece.low == "a" else 0


def _words(piece: Piece) -> tuple[str, ...]:
    return tuple(folded(piece.text.casefold()).replace("'", "' ").split())


def _matched(pieces: Sequence[Piece], place: int, forms: frozenset[tuple[str, ...]]) -> int:
    """Return how many pieces from ``place`` on make one of ``forms``, the most there are; 0 for none."""
    said: tuple[str, ...] = ()
    best = 0
    for step in range(place, min(len(pieces), place + 3)):
        if pieces[step].sort not in ("word", "number"):
            break
        said += _words(pieces[step])
        if said in forms:
            best = step - place + 1
    return best


def _stepped(pieces: list[Piece], place: int, language: str) -> int:
    """Put the steps whose number stands at ``place`` in English.

    Returns where what follows them begins then, 0 where there are none that are an order.
    """
    step = place + 1
    while step < place + 4 and step < len(pieces) and _matched(pieces, step, _LITTLE[language]):
        step += 1
    named = _matched(pieces, step, _STEPS[language])
    onward = _matched(pieces, step + named, _ONWARD[language])
    onward = onward if _closes(pieces, step + named + onward) else 0
    after = step + named + onward
    article = pieces[place].sort == "word"
    alone = step > place + 1 and _moves(pieces, place)  # "avanzo solo una", "avanzo di uno solo"
    if (not named and (not onward or article) and not alone) or not _closes(pieces, after):
        return 0
    if pieces[step].text.casefold() == "pas" and not onward and place and pieces[place - 1].low in _ARTICLES:
        return 0  # "le 3 pas"
    head = place
    while head and place - head < _NEAR and pieces[head - 1].low in _OVER:
        head -= 1
    if not _opens(pieces, head, surely=bool(onward)):
        return 0
    number = pieces[place]
    if article:
        number = Piece("number", number.text, "1", number.start, number.end, 1, foreign=True)
    told = [number, _word(pieces[after - 1], "spaces forward")]
    verb = pieces[after] if after < len(pieces) and pieces[after].foreign else None
    if verb is not None and verb.low in ("go", "move"):
        pieces[head : after + 1] = [verb, *told]
        return head + 3
    if _starts(pieces, head):
        told.insert(0, _word(number, "play"))
    pieces[head:after] = told
    return head + len(told)


def _moves(pieces: Sequence[Piece], place: int) -> bool:
    """Whether a verb of moving stands right before the number at ``place``."""
    head = place
    while head and place - head < _NEAR and pieces[head - 1].low in _OVER:
        head -= 1
    return bool(head) and pieces[head - 1].foreign and pieces[head - 1].low in ("move", "go")


def _word(piece: Piece, low: str) -> Piece:
    return Piece("word", piece.text, low, piece.start, piece.end, foreign=True)


def _closes(pieces: Sequence[Piece], place: int) -> bool:
    """Whether a clause ends before ``place``, or goes on with something that is no part of how far a counter goes."""
    if place >= len(pieces):
        return True
    piece = pieces[place]
    if piece.sort in ("sign", "dots"):
        return piece.low not in ("%", "'", "/")
    return piece.foreign and piece.low in _CLOSING


def _clause(pieces: Sequence[Piece], place: int) -> Iterator[Piece]:
    """Yield the pieces of a sentence before ``place``, the nearest first."""
    for step in range(place - 1, max(-1, place - _NEAR - 1), -1):
        if pieces[step].low in _ENDS:
            return
        yield pieces[step]


def _opens(pieces: Sequence[Piece], head: int, *, surely: bool) -> bool:
    """Whether what stands before steps lets them be an order; ``surely`` where they are said to lead onward."""
    verb = False
    for count, piece in enumerate(_clause(pieces, head)):
        if piece.low in _PAST and piece.sort == "word" and (piece.foreign or count == 0):
            return False
        if piece.foreign and piece.low in _VERBS:
            verb = True
        if piece.sort in _VALUES:
            break
    return verb or _starts(pieces, head) or (surely and pieces[head - 1].low != "the")


def _starts(pieces: Sequence[Piece], head: int) -> bool:
    """Whether a clause starts at ``head``, but for a word that leads up to it."""
    before = pieces[head - 1] if head else None
    return before is None or before.sort in ("sign", "dots") or (before.foreign and before.low in _LEADING)


def _said_once(pieces: list[Piece], place: int, value: int) -> None:
    """Drop the "(le 1)", ", o sea el 1" that says once more how many steps were told before ``place``."""
    if place < len(pieces) and pieces[place].foreign and pieces[place].low == "for me":
        place += 1
    step = place
    if step >= len(pieces) or pieces[step].low not in ("(", ",", "-", "–", "=", ":", "."):
        return
    opened = pieces[step].low == "("
    stop = pieces[step].low == "."
    step += 1
    while step < len(pieces) and (pieces[step].low in _THAT_IS | _ARTICLES) and step - place < _NEAR:
        step += 1
    if step >= len(pieces) or pieces[step].sort not in _VALUES or _value(pieces[step]) != value or stop:
        return
    step += 1
    while step < len(pieces) and pieces[step].foreign and pieces[step].low in _THAT_IS:
        step += 1
    if opened:
        if step >= len(pieces) or pieces[step].low != ")":
            return
        step += 1
    elif not _closes(pieces, step):
        return
    del pieces[place:step]
