"""A list of pieces, or two cards, that stand and are put in another order: "S6 first, then S1", "swap those two "
"round"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.reading.stood import Move
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["rearranged", "turns_round"]

_PLAIN: Final = frozenset(
    ("piece", "first", "then", "fill", "tag", "comma", "and", "fix", "verb", "be", "stop", "dash", "it", "top",
     "on", "to", "arrow", "self", "decided", "gap", "of", "colon", "second", "move", "request")
)  # fmt: skip
_LISTED: Final = ("list", "of the list", "my list", "liste", "liste", "lijst", "lista", "do", "have", "the list")
_HEAD: Final = (
    "first", "top", "head", "front", "zuerst", "oben", "anfang", "spitze", "d'abord", "tête", "eerst", "bovenaan",
    "primero", "prima", "start",
)  # fmt: skip
_ROUND: Final = frozenset(
    ("swap the order", "swap them round", "swap them around", "swap those two round", "swap those two around",
     "swap these two round", "swap the two round", "swap them over", "swap those two", "swap the two", "swap them",
     "reverse the order", "turn them round", "turn them around", "switch them round", "switch them around",
     "switch the order", "switch those two", "change the order", "the other way round", "the other way around",
     "other way round", "other way around", "vice versa", "umgekehrt", "andersherum", "andersrum",
     "andere reihenfolge", "in umgekehrter reihenfolge", "die reihenfolge umdrehen", "tausche die reihenfolge",
     "beide tauschen", "inverse l'ordre", "inversez l'ordre", "dans l'autre sens", "l'inverse", "draai ze om",
     "draai de volgorde om", "andersom", "al revés", "viceversa", "al contrario")
)  # fmt: skip
_AROUND: Final = frozenset(
    ("please", "pls", "actually", "sorry", "no", "wait", "oh", "can", "could", "you", "would", "bitte", "doch",
     "lieber", "svp", "alsjeblieft", "and", "then", "ta", "thanks", "cheers", "mate", "alan", "hi", "ok", "i'd",
     "like", "to", "have", "it", "in", "of", "my", "cards", "pieces", "the", "round", "again", "instead")
)  # fmt: skip


def turns_round(lines: Sequence[str]) -> bool:
    """Whether lines say no more than that two things change their order: "swap those two round please"."""
    said = " ".join(" ".join(lines).replace("’", "'").casefold().split())
    if len(said) > 80 or any(map(str.isdigit, said)):
        return False
    for phrase in _ROUND:
        before, found, after = said.strip(" .!?").partition(phrase)
        if found and {word.strip(".,!?") for word in f"{before} {after}".split()} <= {*_AROUND, ""}:
            return True
    return False


def rearranged(tokens: Sequence[Token], stood: Sequence[Move]) -> tuple[Move, ...]:
    """Return a list with the pieces that are named, and no ends, at its head; empty where words say anything else."""
    named = [token.name for token in tokens if token.kind == "piece"]
    moves = {name: (name, top, bottom) for name, top, bottom in stood}
    if not named or len({*named}) < len(named) or not {*named} <= {*moves}:
        return ()
    told = [token for token in tokens if token.kind != "piece"]
    if any(token.text == "?" and not any(one.kind == "request" for one in tokens) for token in told):
        return ()
    if not all(token.kind in _PLAIN or token.text.casefold() in _LISTED for token in told):
        return ()
    words = {word for token in told for word in token.text.casefold().split()}
    ranked = bool(words & {*_HEAD}) or any(token.kind == "first" for token in told)
    after = len(named) > 1 and any(token.kind == "then" for token in told)  # "then S1" alone puts it last, if anywhere
    listed = len(named) == len(moves) > 1 and any(token.kind in ("comma", "arrow") for token in told)
    if not (ranked or after or listed):
        return ()
    made = (*(moves[name] for name in named), *(move for name, move in moves.items() if name not in named))
    return made if list(made) != list(stood) else ()
