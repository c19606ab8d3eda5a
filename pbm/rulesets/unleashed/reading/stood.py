"""The list of pieces that stands while a mail about it is read: what of it is put elsewhere, added, or replaced."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from pbm.rulesets.unleashed.words.parts import Clause
from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["DROPPING", "Move", "Stood", "dropped_in", "replaced_in"]

Move: TypeAlias = tuple[str, int, int]
"""A piece, its top and its bottom."""

# fmt: off
DROPPING: Final = frozenset(
    (
        "forget", "drop", "scrap", "cancel", "delete", "omit", "scratch", "strike", "skip", "remove", "lose",
        "streiche", "lösche", "entferne", "supprime", "supprimez", "enlève", "enlevez", "schrap", "verwijder", "quita",
        "elimina", "togli",
    )
)
"""Verbs by which a piece is taken off the list."""

_PLACE_OF: Final = (
    "instead of", "rather than", "in place of", "in lieu of", "statt", "anstatt", "anstelle", "anstelle von",
    "à la place de", "in plaats van", "en lugar de", "en vez de", "invece di", "al posto di",
)
_REPLACING: Final = frozenset(
    (
        "replace", "swap", "exchange", "change", "substitute", "ersetze", "ersetzt", "tausche", "remplace", "remplacez",
        "vervang", "reemplaza", "cambia", "sostituisci",
    )
)
# fmt: on
_WITHOUT: Final = (
    "no",
    "without",
    "ohne",
    "kein",
    "keine",
    "keinen",
    "sans",
    "zonder",
    "geen",
    "sin",
    "senza",
    "minus",
)
_BY: Final = ("by", "with", "for", "durch", "par", "door", "por", "con")
_OPEN: Final = frozenset(("if", "unless", "unsure", "past"))


@dataclass(slots=True)
class Stood:
    """What stood (``moves``), and of what a mail wishes (``named``) how it changes that.

    ``given_up`` is the wish whose place the next one takes; ``asked_for`` says that the form's own line was filled in,
    ``rest_stays`` that the mail says of the rest of the list that it stays.
    """

    moves: tuple[Move, ...] = ()
    named: list[Move] = field(default_factory=list)
    given_up: Move | None = None
    asked_for: bool = False
    rest_stays: bool = False

    def names(self) -> set[str]:
        """Return the pieces on the list that stood."""
        return {name for name, _, _ in self.moves}

    def enter(self, wanted: dict[Move, None], move: Move) -> dict[Move, None]:
        """Return a list with a wish entered: a piece that stood is put elsewhere, another one comes at the end."""
        again = any(one[0] == move[0] for one in self.named)
        old = next((one for one in self.moves if one[0] == move[0] and one in wanted and not again), None)
        old, self.given_up = old or self.given_up, None
        self.named.append(move)
        if old is None or old not in wanted:
            return {**wanted, move: None}
        return {(move if one == old else one): None for one in wanted}


def replaced_in(clause: Clause) -> tuple[str, list[Token]]:
    """Return the piece that a clause replaces by another whose ends it names, and its tokens of the other alone.

    "L2 37-22 instead of P1", "replace P1 by L2 37-22"; an empty name where it says no such thing.
    """
    tokens = clause.tokens
    kinds = [token.kind for token in tokens]
    named = [at for at, kind in enumerate(kinds) if kind == "piece"]
    if len(named) != 2 or kinds.count("num") != 2 or clause.question or _OPEN & set(kinds):
        return "", tokens
    first, second = named
    between = [token.text.casefold() for token in tokens[first + 1 : second] if token.kind not in ("fill", "comma")]
    behind = any(token.kind == "num" for token in tokens[second + 1 :])
    if not behind and between and between[-1] in _PLACE_OF:
        rest = [token for token in tokens[second + 1 :] if token.kind != "there"]
        return tokens[second].name, [*tokens[: second - 1], *rest]
    led = {word for token in tokens[:first] for word in token.text.casefold().split()}
    if behind and len(between) == 1 and between[0] in _BY and led & _REPLACING:
        return tokens[first].name, tokens[second:]
    return "", tokens


def dropped_in(clause: Clause) -> tuple[str, list[Token]]:
    """Return what a clause first takes off the list, a piece's name or the letter of its kind, and what it says then.

    "drop the snake, and put L2 37-22 instead", "no P1"; an empty name where it says no such thing.
    """
    words = [token for token in clause.tokens if token.kind not in ("fill", "tag")]
    if len(words) < 2 or clause.question or clause.land or _OPEN & {token.kind for token in words}:
        return "", clause.tokens
    first, second, *rest = words
    target = second.name if second.kind == "piece" else NOUNS.get(second.kind, "")
    text = first.text.casefold()
    led_on = bool(rest) and rest[0].kind in ("comma", "and") and any(token.kind == "piece" for token in rest)
    if target and led_on and (text in DROPPING or (first.kind == "not" and text in _WITHOUT)):
        return target, rest[1:]
    if target and not rest and first.kind == "not" and text in _WITHOUT:
        return target, []
    return "", clause.tokens
