"""What each word, number and sign of a player's line may mean in orders."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rapidfuzz.distance import OSA

from pbm.core.phrases import say
from pbm.rulesets.unleashed.words.lexicon import LONGEST_NUMBER, NUMBERS, NUMBERS_OF, folded, near, phrase_at

__all__ = ["FAMILIES", "NOUNS", "Found", "Token", "Vocabulary", "add_sign", "add_words"]

FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "blank": ("blank",),
    "roll": ("roll",),
    "reverse": ("reverse",),
    "swap": ("swap-players", "swap-cards"),
    **{
        kind: (kind,)
        for kind in (
            "swap-players",
            "swap-cards",
            "move-ladder",
            "move-snake",
            "move-piece",
            "move-ladders",
            "move-snakes",
        )
    },
    "green": tuple(f"+{value}" for value in range(1, 7)),
    "red": tuple(f"-{value}" for value in range(1, 7)),
    "send-back": ("back-2", "back-3", "back-4"),
    "send-forward": ("forward-2", "forward-3", "forward-4"),
    "either-back": (*(f"-{value}" for value in range(1, 7)), "back-2", "back-3", "back-4"),
}
"""The kinds of card that each name of one may mean."""

NOUNS: Final = {"snake": "S", "ladder": "L", "lamppost": "P"}
"""The letter that the name of a piece begins with, by what the piece is called."""

_ABBREVIATED: Final = frozenset({"no", "nr", "num", "sq", "pos"})
_FIGURES: Final = 5
_SAID_OF_SPACES: Final = frozenset(("no", "not", "taken", "gone", "full", "occupied", "blocked", "busy", "free"))
_STOPS: Final = ".;!?"


@dataclass(frozen=True, slots=True)
class Token:
    """A word, phrase, number or sign. ``kind`` is what it usually means, ``meanings`` all that it may.

    ``name`` is a card's family, a piece or a player; ``value`` a number's.
    """

    kind: str
    text: str
    line: int
    name: str = ""
    value: int = 0
    meanings: tuple[str, ...] = ()

    def means(self, *meant: str) -> bool:
        """Return whether this may be one of the meanings."""
        return self.kind in meant or any(meaning in meant for meaning in self.meanings)


class Vocabulary(NamedTuple):
    """The names of one game: pieces there are, the seats, and whose words are read; and the tongue of these words."""

    pieces: Collection[str]
    seats: Sequence[str]
    seat: str
    tongue: str = ""


class Found(NamedTuple):
    """A piece of a line as it was found: of which sort, as written, and folded for looking it up."""

    sort: str
    text: str
    low: str


def add_words(
    found: Sequence[Found],
    words: Sequence[str | None],
    at: int,
    number: int,
    names: Vocabulary,
    called: Mapping[tuple[str, ...], str],
    tokens: list[Token],
    assumed: list[str],
) -> int:
    """Add the token that begins with a word or a number; return how many words it has."""
    raw = found[at]
    for length in range(min(6, len(found) - at), 0, -1):
        seat = called.get(tuple(word or "" for word in words[at : at + length]))
        # A name that is a word too is meant as a name where it is written as one.
        if seat is not None and (raw.text[:1].isupper() or phrase_at(words, at, names.tongue) is None or length > 1):
            text = " ".join(one.text for one in found[at : at + length])
            who = "me" if seat == names.seat else seat
            tokens.append(Token("player", text, number, name=who))
            if text.casefold().endswith("'s"):
                tokens.append(Token("other", "'s", number))
            return length
    possessive = raw.text.casefold().removesuffix("'s")
    if possessive != raw.text.casefold() and (folded(possessive),) in called:
        tokens.append(Token("player", raw.text, number, name=called[(folded(possessive),)]))
        tokens.append(Token("s", "'s", number))
        return 1
    piece = _noun(found, words, at, number, names, tokens)
    if piece:
        return piece
    numbered = NUMBERS.get((folded(possessive),)) if possessive != raw.text.casefold() else None
    if numbered is not None:
        tokens.append(Token("num", raw.text, number, value=numbered))
        tokens.append(Token("be", "'s", number))
        return 1
    phrase = phrase_at(words, at, names.tongue)
    for length in range(LONGEST_NUMBER if names.tongue else 0, 0, -1):
        foreign = NUMBERS_OF[names.tongue].get(tuple(word or "" for word in words[at : at + length]))
        if foreign is not None and (phrase is None or phrase[0] <= length):
            text = " ".join(one.text for one in found[at : at + length])
            tokens.append(Token("num", text, number, value=foreign))
            return length
    if raw.low == "one" and _is_pronoun(tokens):
        tokens.append(Token("fill", raw.text, number))
        return 1
    for length in (2, 1):
        value = NUMBERS.get(tuple(word or "" for word in words[at : at + length]))
        if value is not None and (phrase is None or phrase[0] < length or (phrase[0] == 1 and raw.low != "one")):
            text = " ".join(one.text for one in found[at : at + length])
            tokens.append(Token("num", text, number, value=value))
            return length
    if phrase is not None:
        length, meanings = phrase
        text = " ".join(one.text for one in found[at : at + length])
        if not (raw.sort == "num" and length == 1):
            kind = meanings[0]
            if kind in FAMILIES:
                tokens.append(Token("card", text, number, name=kind, meanings=meanings))
            else:
                name = kind if kind in ("leader", "last", "me") else ""
                tokens.append(Token("player" if name else kind, text, number, name=name, meanings=meanings))
            return length
    if raw.sort == "num":
        tokens.append(Token("num", raw.text, number, value=int(raw.text[:6])))
    elif raw.sort == "nth":
        tokens.append(Token("dead", raw.text, number))
    else:
        return _unknown(found, words, at, number, names, called, tokens, assumed)
    return 1


def _is_pronoun(tokens: Sequence[Token]) -> bool:
    """Whether "one" behind these tokens is the card that was named, and no space: "drop the send back one"."""
    lead = tokens[-2].text.casefold().split()[-1:] if len(tokens) > 1 else []
    return bool(lead) and tokens[-1].kind == "card" and lead[0] in ("the", "that", "this", "my", "your")


def _noun(
    found: Sequence[Found],
    words: Sequence[str | None],
    at: int,
    number: int,
    names: Vocabulary,
    tokens: list[Token],
) -> int:
    """Add the piece that "snake 2", "ladder no. 3" or "snake S2" name; return how many words that takes, 0 for none."""
    if found[at].text in ("S", "L", "P") and at + 1 < len(found):
        spelt = f"{found[at].text}{NUMBERS.get((words[at + 1] or '',), 0)}"  # "S four"
        if spelt in names.pieces:
            tokens.append(Token("piece", f"{found[at].text} {found[at + 1].text}", number, name=spelt))
            return 2
    phrase = phrase_at(words, at, names.tongue)
    letter = next((NOUNS[meaning] for meaning in phrase[1] if meaning in NOUNS), None) if phrase else None
    if phrase is None or letter is None:
        # "move snake 2 to 28-12" names a piece, though "move snake" is a card.
        return 0
    step = at + phrase[0]
    if step < len(found) and found[step].sort in ("piece", "apart"):
        if found[step].text[0].upper() != letter and letter in "SL":
            text = f"{' '.join(one.text for one in found[at:step])} {found[step].text}"
            tokens.append(Token("no-piece", text, number, name=text))
            return step + 1 - at
        return step - at  # the name itself follows
    while (
        step < len(found)
        and step < at + 3
        and (found[step].text in "#.-" or words[step] in ("no", "number", "nr", letter.lower()))
    ):
        step += 1
    if step >= len(found):
        return 0
    value = int(found[step].text[:6]) if found[step].sort == "num" else _small(words[step], names.tongue)
    name = f"{letter}{value}"
    if name not in names.pieces:
        return 0
    text = " ".join(one.text for one in found[at : step + 1])
    tokens.append(Token("piece", text, number, name=name))
    return step + 1 - at


def _small(word: str | None, tongue: str) -> int:
    """Return the number that one word tells, 0 for none."""
    told = (word or "",)
    return NUMBERS_OF[tongue].get(told) or NUMBERS.get(told, 0)


def _unknown(
    found: Sequence[Found],
    words: Sequence[str | None],
    at: int,
    number: int,
    names: Vocabulary,
    called: Mapping[tuple[str, ...], str],
    tokens: list[Token],
    assumed: list[str],
) -> int:
    """Add a word that nobody knows, or what it is a slip for."""
    raw = found[at]
    slip = _near_name(raw, called)
    if slip is not None:
        who = "me" if slip == names.seat else slip
        assumed.append(say("“{word}” as {meant}", word=raw.text, meant=slip))
        tokens.append(Token("player", raw.text, number, name=who))
        return 1
    meant = near(raw.low)
    if meant is not None:
        mended = [*words[:0], *(words[at : at + 8])]
        mended[0] = meant
        phrase = phrase_at(mended, 0, names.tongue)
        if phrase is not None:
            # "send bakc": what went before may belong to it.
            if (tokens and tokens[-1].kind in ("send", "move", "swap")) or (tokens and tokens[-1].name == "swap"):
                longer = [*tokens[-1].text.casefold().split(), *mended]
                whole = phrase_at([folded(word) if word else None for word in longer], 0)
                if whole is not None and whole[0] > len(tokens[-1].text.split()) and whole[1][0] in FAMILIES:
                    length = whole[0] - len(tokens[-1].text.split())
                    text = " ".join([tokens[-1].text, *(one.text for one in found[at : at + length])])
                    tokens[-1] = Token("card", text, number, name=whole[1][0], meanings=whole[1])
                    assumed.append(say("“{word}” as “{meant}”", word=raw.text, meant=meant))
                    return length
            length, meanings = phrase
            kind = meanings[0]
            text = " ".join(one.text for one in found[at : at + length])
            card = kind in FAMILIES
            tokens.append(Token("card" if card else kind, text, number, name=kind if card else "", meanings=meanings))
            assumed.append(say("“{word}” as “{meant}”", word=raw.text, meant=meant))
            return length
    tokens.append(Token("unknown", raw.text, number))
    return 1


def _near_name(raw: Found, called: Mapping[tuple[str, ...], str]) -> str | None:
    """Return the seat that a word is a slip for: one letter or an exchange of two, and nobody else as near."""
    if len(raw.low) < 4 or not raw.text[:1].isupper():
        return None
    found = {
        seat
        for words, seat in called.items()
        if len(words) == 1
        and len(words[0]) >= 4
        and words[0][0] == raw.low[0]
        and OSA.distance(words[0], raw.low, score_cutoff=1) == 1
    }
    return found.pop() if len(found) == 1 else None


def add_sign(raw: Found, found: Sequence[Found], at: int, number: int, names: Vocabulary, tokens: list[Token]) -> None:
    """Add the token of a sign, or of what signs and figures make together."""
    text = raw.text
    if raw.sort == "dead":
        tokens.append(Token("dead", text, number))
    elif raw.sort in ("piece", "apart"):
        digits = "".join(letter for letter in text if letter.isdigit())
        name = f"{text[0].upper()}{int(digits)}"
        tokens.append(Token("piece" if name in names.pieces else "no-piece", text, number, name=name))
    elif raw.sort == "signed":
        digits = text[1:].strip().partition("#")[0].rstrip("sS")
        value = int(digits)
        after_piece = any(token.kind == "piece" for token in tokens[-4:-1]) and tokens[-1].kind == "num"
        if text[0] == "-" and (after_piece or value > 6 or (tokens and tokens[-1].kind == "num" and value > 6)):
            tokens.append(Token("dash", "-", number))
            tokens.append(Token("num", digits, number, value=value))
        elif 1 <= value <= 6:
            tokens.append(Token("card", text, number, name=f"{text[0]}{value}"))
        else:
            tokens.append(Token("odd", text, number))
    elif raw.sort == "arrow":
        tokens.append(Token("arrow", text, number))
    elif raw.sort == "dots":
        tokens.append(Token("comma", text, number))
    elif raw.sort == "mixed" and _spelt(raw, names):
        tokens.append(Token("piece", text, number, name=_spelt(raw, names)))
    elif raw.sort == "mixed" and _short_of_is(raw, found, at):
        tokens += [Token("num", text, number, value=int(text[:-1])), Token("be", "'s", number)]
    elif raw.sort == "mixed":
        tokens.append(Token("unknown", text, number))
    else:
        _sign(text, tokens, found, at, number)


def _short_of_is(raw: Found, found: Sequence[Found], at: int) -> bool:
    """Whether "17s" stands for "17 is": before "no good", "taken"."""
    after = found[at + 1].low if at + 1 < len(found) else ""
    return (
        raw.low[:-1].isascii()
        and raw.low[:-1].isdigit()
        and len(raw.low) < _FIGURES
        and (raw.low.endswith("s") and after in _SAID_OF_SPACES)
    )


def _spelt(raw: Found, names: Vocabulary) -> str:
    """Return the piece that "snake2" names, empty where it names none."""
    word = raw.low.rstrip("0123456789")
    phrase = phrase_at([word], 0, names.tongue) if word else None
    letter = next((NOUNS[meaning] for meaning in phrase[1] if meaning in NOUNS), "") if phrase else ""
    name = f"{letter}{raw.low[len(word) :]}"
    return name if name in names.pieces else ""


def _sign(text: str, tokens: list[Token], found: Sequence[Found], at: int, number: int) -> None:
    before = found[at - 1] if at else None
    after = found[at + 1] if at + 1 < len(found) else None
    if text == "." and before is not None and before.low == "i" and after is not None and after.low == "e":
        tokens[-1] = Token("fill", "i.e.", number)
        return
    if text == "." and before is not None and before.low == "e" and [one.text for one in tokens[-2:-1]] == ["i.e."]:
        tokens.pop()
        return
    if text == "." and before is not None and before.low in _ABBREVIATED and after is not None and after.sort == "num":
        return
    if text in _STOPS:
        if tokens and tokens[-1].kind == "stop" and tokens[-1].line == number:
            if text == "?":
                tokens[-1] = Token("stop", "?", number)
            return
        tokens.append(Token("stop", text, number))
        return
    kind = {
        ",": "comma",
        ":": "colon",
        "=": "colon",
        "/": "slash",
        "|": "comma",
        "-": "dash",
        "(": "open",
        ")": "close",
        "[": "open",
        "]": "close",
        "@": "on",
        "#": "hash",
        "&": "and",
        "+": "plus-sign",
        **dict.fromkeys('"“”„«»', "quote"),
    }.get(text)
    if kind is not None:
        tokens.append(Token(kind, text, number))
