"""Short paragraphs below press that are numbers and hardly anything besides: "Actually 4 not 3.", "So: 5/33."."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set

__all__ = ["NUMBER", "SHORT", "WORDS_OF_NUMBERS", "OwnGame", "names_order", "terse"]

SHORT: Final = 70  # characters of a line that says an order and nothing else
WORDS_OF_NUMBERS: Final = (
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|\w{3,6}ty(?:-\w{3,5})?"
    r"|eins?|eine|zwei|drei|vier|fünf|sechs|\w{3,8}zig|deux|trois|quatre|cinq|twee|drie|vijf|zes|dos|tres|cuatro|seis"
    r"|due|tre|quattro|cinque|sei)\b"
)
NUMBER: Final = rf"(?:\d{{1,3}}|{WORDS_OF_NUMBERS})"
_TERSE_WORDS: Final = word_set(
    "actually oh and also no not wait sorry ps p s then so well ok okay instead of make it that the a an my please "
    "pls thanks rather than after all now this time turn round today on at to for with is be it's i'll i i'd i'm will "
    "would like want wish let me have throw throwing roll rolling play playing use using take taking go going move "
    "moving nominate nominating vote voting choose one's correction scratch scrap hang second thoughts "
    "meant mean changed mind change plan i've as my keep stays stay same but except only week unchanged "
    "trapdoor trap door td hole nomination number space square die roll next with choosing picking pick put down "
    "usual as before nächste diese runde woche ce tour prochain au deze beurt volgende este turno próximo questo "
    "prossimo "
    "nein doch nicht sondern statt ich nehme nehmen werfe werfen würfle spiele möchte will gerne die den eine einen "
    "auf falltür wurf bitte lieber jetzt und mit "
    "non pas plutôt je joue lance voudrais le la une un sur trappe coup et avec svp finalement c'est "
    "nee toch maar niet ik gooi speel wil graag de het een op valluik worp en met "
    "no mejor el tiro juego quiero una en trampilla tirada y con "
    "invece meglio il tiro gioco voglio su botola e con "
    "otherwise yes do doe o ah ach oui ja sí sì favor favore aub alsjeblieft alstublieft stp"
)
_KEEPING: Final = late(r"\b(?:keep|stays?|same|but|except|unchanged|no changes?)\b", re.IGNORECASE)
_PUT_RIGHT: Final = late(
    r"\b(?:not|instead|rather|actually|after all|make (?:it|that)|correction|scratch|scrap|meant|changed my mind"
    r"|change of plan|maar|sorry|wait|oh|please|pls|now"
    r"|nein|doch|nicht|statt|stattdessen|lieber|bitte|non|pas|plutôt|finalement|nee|toch|niet|mejor|invece|meglio"
    r"|por favor|per favore|svp|stp|aub|als(?:je|tu)blieft)\b",
    re.IGNORECASE,
)
_LABEL: Final = late(
    r"\b(?:throw\w{0,3}|roll\w{0,3}|die|trap ?door|trap|td|hole|nominat\w{1,5}|vot(?:e|ing)|falltür|wurf|werfe|würfle"
    r"|trappe|coup|lance|valluik|worp|gooi|trampilla|tirada|tiro|botola)\b",
    re.IGNORECASE,
)
_PIECE: Final = late(r"\d+|[^\W\d_]+(?:['’][^\W\d_]+)?")
_FIGURED: Final = late(rf"\b{NUMBER}(?!\w)", re.IGNORECASE)
_NAMED_BOARD: Final = late(r"[B-H]")
_THROW: Final = late(r"(?<!\d)[1-6](?!\d)|\b(?:one|two|three|four|five|six)\b", re.IGNORECASE)
_OF_ME: Final = late(
    r"\b(?:i|i'll|i'd|i'm|my|mine|me|going|so|it is|usual|(?:this|next) (?:turn|round|time|week)|ich|je|ik|yo|io"
    r"|quiero|voglio|diese (?:runde|woche)|nächste (?:runde|woche)|ce tour|deze beurt|este turno|questo turno)\b",
    re.IGNORECASE,
)
"""What leads numbers that are perhaps an order, where no label says so: "I play 6 with 44", "This week 5/33"."""
_LATER: Final = late(
    r"\b(?:next|nächste[nrs]?|prochain|volgende|próxim[oa]|prossim[oa]) (?:turn|round|time|week|runde|woche|mal|tour"
    r"|beurt|turno|vez|volta)\b|\bau prochain tour\b",
    re.IGNORECASE,
)
"""What is for a later turn, so that there may be orders for this one as well: "Next turn 6."."""


_COURTEOUS: Final = late(
    r",?\s(?:if (?:you (?:please|would|will|wouldn['’]t mind|don['’]t mind|would be so (?:kind|good))|i may)"
    r"|wenn (?:ich (?:bitten )?darf|du (?:magst|so (?:nett|lieb) (?:bist|wärst))"
    r"|sie (?:mögen|so (?:nett|gut) (?:sind|wären)))|s['’]il (?:te|vous) pla[iî]t|si (?:vous voulez|tu veux) bien"
    r"|als (?:je|u) (?:wilt?|zo vriendelijk (?:wilt?|bent) zijn)"
    r"|si (?:no (?:te|le) importa|es tan amable)|se (?:non (?:ti|le) dispiace|permetti|permette))(?=\W{0,4}$)",
    re.IGNORECASE,
)
"""What ends a line as a "please" does."""


class OwnGame(Enum):
    """How surely words within press are of their writer's own game."""

    PLAIN = "for the GM, to be read as any other words of the mail"
    UNSURE = "perhaps an order, perhaps told to the others: neither printed nor taken"


def terse(line: str, gm: Sequence[str] = (), *, ordered: bool) -> OwnGame | None:
    """Return what a short line is that has numbers and nothing else than words of orders; None for any other.

    ``gm`` are the names of the GM, ``ordered`` tells that there may be orders before the press: then only what is put
    right, or is for a later turn, may be one as well. A plus is the sign of a card, which other games read themselves.
    """
    said = _COURTEOUS.sub(" please", line).strip()
    if not 0 < len(said) <= SHORT or said.endswith("?") or not _FIGURED.search(said):
        return None
    names = {part.casefold() for name in gm for part in name.split()}
    pieces = [piece.casefold().replace("’", "'") for piece in _PIECE.findall(said)]
    pieces = [piece for piece in pieces if piece not in names]
    boards = [piece.casefold() for piece in _PIECE.findall(said) if _NAMED_BOARD.fullmatch(piece)]
    known = _TERSE_WORDS.union(boards)
    if any(not (piece.isdigit() or piece in known or _FIGURED.fullmatch(piece) or _means(piece)) for piece in pieces):
        return None
    right = _PUT_RIGHT.search(said) is not None
    told = _LABEL.search(said) is not None or any(map(VOCABULARY.label, pieces))
    if right and not _KEEPING.search(said):
        return OwnGame.PLAIN
    unlabelled = (
        not said.endswith("!")
        and "+" not in said
        and _THROW.search(said) is not None
        and _OF_ME.search(said) is not None
    )
    perhaps = told or boards or _KEEPING.search(said) is not None or unlabelled
    return OwnGame.UNSURE if perhaps and (right or not ordered or (unlabelled and _LATER.search(said))) else None


def names_order(text: str) -> bool:
    """Return whether a word in a text is a label of a throw or of a trapdoor, in any language."""
    pieces = [piece.casefold() for piece in _PIECE.findall(text) if piece.casefold() != "die"]  # an article of German
    return _LABEL.search(" ".join(pieces)) is not None or any(map(VOCABULARY.label, pieces))


def _means(word: str) -> bool:
    """Whether a word means in any language one that orders consist of."""
    return any(
        sense.sort in ("number", "ordinal") or all(low in _TERSE_WORDS for low in sense.low.partition("/")[0].split())
        for sense in VOCABULARY.meanings(word).values()
    )
