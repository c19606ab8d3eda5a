"""A mail as the network hears it: the numbers of pieces of words, and where its numbers stand among them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbm.orders.tokens.token import Token

__all__ = ["LONGEST", "Pieces"]

LONGEST = 200  # pieces; of a longer mail the sentences without a number or a word of orders are left out
_SUBJECT, _OF_SUBJECT = 80, 24  # characters and pieces of a subject
_OF_WORD = 12  # pieces
_LONG_WORD = 40  # characters; nobody's words are longer
_START, _STOP, _UNKNOWN, _LINE = "[CLS]", "[SEP]", "[UNK]", "|"
_WITHIN = "##"
_TELLING = "NTDB"
"""The sorts of tokens that tell of orders: numbers, throws, trapdoors, boards."""


class Pieces:
    """The pieces that words are made of, by their numbers."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self._numbers = numbers
        self._unknown = numbers[_UNKNOWN]

    def of(
        self, tokens: Sequence[Token], boards: Sequence[str], count: int, subject: str
    ) -> tuple[list[int], list[tuple[int, int]]]:
        """Return a mail's pieces, at most ``LONGEST``, and of each number where it stands among them and its value.

        ``boards`` and ``count``, the throws of a round, are said before the subject, and that before the words.
        """
        several = "boards " + " ".join(boards) if len(boards) > 1 else "board"
        head = [self._numbers[_START], *self._of_text(f"{'double' if count > 1 else 'single'} {several}"), self._stop]
        head += [*self._of_text(subject[:_SUBJECT])[:_OF_SUBJECT], self._stop]
        made, places = self._of_tokens(head, tokens)
        if len(made) > LONGEST - 1:
            made, places = self._of_tokens(head, _telling(tokens))
        return [*made[: LONGEST - 1], self._stop], [place for place in places if place[0] < LONGEST - 1]

    def _of_tokens(self, head: Sequence[int], tokens: Iterable[Token]) -> tuple[list[int], list[tuple[int, int]]]:
        """Return the pieces of ``head`` and ``tokens``, somewhat too many where these are too long, and the numbers."""
        made = list(head)
        places: list[tuple[int, int]] = []
        for token in tokens:
            if len(made) >= LONGEST:
                break
            if token.kind == "N":
                places.append((len(made), token.value))
                made += self._of_text(str(token.value))
            elif token.kind in "SL" and not token.low.strip():
                made.append(self._numbers[_LINE])
            else:
                made += self._of_text(token.low or token.text)
        return made, places

    @property
    def _stop(self) -> int:
        return self._numbers[_STOP]

    def _of_text(self, text: str) -> list[int]:
        return [piece for word in _words(text) for piece in self._of_word(word)][:_OF_WORD]

    def _of_word(self, word: str) -> list[int]:
        """Return the longest known pieces of a word from its head on; one unknown piece where some of it is strange."""
        made: list[int] = []
        start = 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = self._numbers.get((_WITHIN if start else "") + word[start:end])
                if piece is not None:
                    made.append(piece)
                    start = end
                    break
            else:
                return [self._unknown]
        return made


def _telling(tokens: Sequence[Token]) -> list[Token]:
    """Return the sentences of a mail that have a number or a word of orders."""
    made: list[Token] = []
    start = 0
    for place, token in enumerate(tokens, 1):
        if token.kind != "S" and place < len(tokens):
            continue
        if any(each.kind in _TELLING for each in tokens[start:place]):
            made += tokens[start:place]
        start = place
    return made


def _words(text: str) -> Iterator[str]:
    """Yield the words of a text without accents and in lower case, and each sign by itself."""
    plain = (c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    word = ""
    for character in plain:
        if character.isalnum():
            word += character
            continue
        if word:
            yield word[:_LONG_WORD]
        word = ""
        if not character.isspace():
            yield character
    if word:
        yield word[:_LONG_WORD]
