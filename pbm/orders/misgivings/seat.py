"""Misgivings about a seat that two people share: each says what they would throw, and nobody says whose word holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import need, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["two_of_one_seat", "under_two_names"]

_I = ("i", "i'd", "we", "i'm")
_OPINION = (
    *(
        "say",
        "says",
        "said",
        "think",
        "thinks",
        "want",
        "wants",
        "favour",
        "favor",
        "favours",
        "favors",
        "vote",
        "votes",
    ),
    *("fancy", "fancies", "prefer", "prefers", "reckon", "reckons", "like", "likes", "would", "for", "argue", "argues"),
    *(
        "suggest",
        "suggests",
        "rather",
        "plump",
        "plumps",
        "lean",
        "leans",
        "incline",
        "inclines",
        "advocate",
        "advocates",
    ),
)
_LED = (
    *("the", "a", "an", "we", "to", "play", "playing", "throw", "throwing", "should", "for", "that", "have", "towards"),
    *(
        "am",
        "is",
        "use",
        "using",
        "our",
        "go",
        "with",
        "be",
        "would",
        "ought",
        "it",
        "take",
        "i",
        "i'd",
        "rather",
        "my",
        "all",
    ),
)
_SETTLED = (
    *("but", "however", "though", "although", "so", "therefore", "overruled", "captain", "boss", "decide", "decided"),
    *("final", "tossed", "win", "wins", "won", "stands", "prevails", "agreed", "settled", "pencil", "pen", "mouse"),
    *("anyway", "nevertheless", "nonetheless", "still", "regardless", "please", "enter", "mine", "playing", "i'll"),
    *("goes", "it's", "settles", "choice", "sorry", "trust", "right", "ignore", "ignored", "despite"),
)
_MINDS = (
    "head",
    "heart",
    "gut",
    "guts",
    "brain",
    "luck",
    "instinct",
    "reason",
    "stomach",
    "soul",
    "conscience",
    "horoscope",
)
_PERSONS = (
    *(
        "he",
        "she",
        "they",
        "wife",
        "husband",
        "son",
        "daughter",
        "brother",
        "sister",
        "mother",
        "father",
        "half",
        "others",
    ),
    *(
        "mum",
        "dad",
        "gran",
        "grandson",
        "granddaughter",
        "nephew",
        "niece",
        "aunt",
        "uncle",
        "friend",
        "partner",
        "missus",
    ),
    *("children", "kids", "boys", "girls", "twins", "lodger", "cousin", "flatmate", "girlfriend", "boyfriend", "other"),
    *("dog", "cat", "baby", "parrot"),
)
_SIGNS = frozenset((":", "=", "-", "–"))
_SIGN = need(_SIGNS)
_FAR = 6  # words between somebody and the number that they would like


@needs(_I, _OPINION)
def two_of_one_seat(look: Look) -> Iterator[Misgiving]:
    """A throw that one of two would have and the other would not: "Jean says we play the 1, I say the 6"."""
    for of in look.accepted:
        places = look.places(of)
        if of.field != "T" or len(of.values) != 1 or len(places) != 1:
            continue
        number = look.sentence_at(places[0])
        if not _wished(look, places[0], _I):
            continue
        first = look.sentences[max(0, number - 1)].start
        last = look.sentences[min(number + 1, len(look.sentences) - 1)].end
        others = [
            n
            for n in range(first, last)
            if look.words[n].kind == "n"
            and 0 < look.words[n].value <= look.high
            and look.words[n].value not in of.values
        ]
        wished = [n for n in others if _wished(look, n, ()) or _named_beside(look, n, places[0])]
        if len({look.words[n].value for n in wished}) != 1:
            continue  # one who has heard two others has the last word
        begin = look.sentences[min(number, look.sentence_at(wished[0]))].start
        part = [*look.words[begin : look.sentences[number].end], *look.of_sentence(number + 1)]
        if not any(word.means(*_SETTLED) or word.means(*_MINDS) for word in part):
            yield Misgiving("throw-doubt", look.words[places[0]].line, "T", of.board)


@needs(_SIGNS)
def under_two_names(look: Look) -> Iterator[Misgiving]:
    """Orders of several people in one mail, each under a name: "Lukas: 5, trapdoor 20", "Mia: 1, trapdoor 97"."""
    if len(look.boards) > 1:
        return
    heads: dict[str, int] = {}
    for sign_place in look.where(_SIGN, 1, -1):
        place = sign_place + 1
        name, sign, number = look.words[place - 2 : place + 1]
        opens = place == 2 or look.words[place - 3].line != name.line
        throw = number.kind == "n" and 0 < number.value <= look.high and _spaced(look, place)
        called = name.kind == "w" and name.text.istitle() and len(name.low) > 2 and not _heading(name.low)
        if throw and opens and called and sign.low in _SIGNS and sign.line == number.line:
            heads.setdefault(name.low, name.line)
    if len(heads) > 1:
        for of in look.accepted:
            yield Misgiving("other-player", min(heads.values()), of.field, of.board)


def _spaced(look: Look, place: int) -> bool:
    """Whether a space stands behind the throw at ``place`` in the same line."""
    behind = look.words[place + 1 : place + 1 + _FAR]
    return any(w.kind == "n" and w.value > look.high and w.line == look.words[place].line for w in behind)


def _heading(low: str) -> bool:
    """Whether a word is no name but a heading of orders, or a word of English: "Throw: 3", "First: 3"."""
    return VOCABULARY.label(low) is not None or low in VOCABULARY.english


def _wished(look: Look, place: int, who: Sequence[str]) -> bool:
    """Whether the number at ``place`` is what ``who`` would like, or somebody else where nobody is named there."""
    first = look.sentences[look.sentence_at(place)].start
    step = place - 1
    opinion = False
    while step >= first and place - step <= _FAR and look.words[step].kind == "w":
        word = look.words[step]
        opinion = opinion or word.means(*_OPINION)
        if opinion and word.means(*(who or _I)) and (who or not _inner(look.words, step)):
            return bool(who)
        if not word.means(*_OPINION, *_LED):
            return opinion and not who and _is_somebody(word)
        step -= 1
    return False


def _is_somebody(word: Word) -> bool:
    named = word.text[:1].isupper() and len(word.low) > 2 and not word.text.isupper()
    return (named or word.means(*_PERSONS)) and not word.means(*_I, "you", "not", "and", *_MINDS)


def _inner(words: Sequence[Word], step: int) -> bool:
    """Whether "we" belongs to what somebody says: "Jean says we play the 1"."""
    return words[step].low in ("we", "i") and step > 0 and words[step - 1].means(*_OPINION)


def _named_beside(look: Look, place: int, mine: int) -> bool:
    """Whether a name stands before the number with nothing but an article between: "I favour the 3, Peter the 6"."""
    step = place - 1
    if not look.words[step].means("the", "a") or place < mine:
        return False
    name = look.words[step - 1]
    return (
        name.kind == "w"
        and len(name.low) > 2
        and name.text[:1].isupper()
        and not name.means(*_I)
        and look.sentence_at(place) == look.sentence_at(mine)
    )
