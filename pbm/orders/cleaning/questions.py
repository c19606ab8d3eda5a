"""What quoted lines ask for: a throw, a trapdoor, words to print, or something that has nothing to do with orders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pbm.orders.cleaning.prompt_meaning import meaning_of
from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, PRESS, RECORD, THROW, WEAK_DOOR, WEAK_THROW, role_of
from pbm.orders.word_set import word_set
from pbm.orders.words import keyword

__all__ = [
    "ITEM",
    "LONGEST",
    "NUMBER",
    "OTHER",
    "PARTED",
    "SENTENCE",
    "UNKNOWN",
    "WORD",
    "Question",
    "orders_itself",
    "questions_in",
]

OTHER: Final = "O"
"""A question about something else than orders."""

UNKNOWN: Final = ""
"""A question that may be about the orders, or no question."""

LONGEST: Final = 400  # characters of a question, and of the answer to one
NUMBER: Final = late(r"(?<![\w.])\d{1,3}(?![\w]|[.,:]\d)")
_FOR_ORDERS: Final = frozenset((THROW, DOOR, WEAK_THROW, WEAK_DOOR))
_MARKED: Final = late(
    r"\s{0,8}(?:\(?\d{1,2}[.)]|\(?[a-h]\)|(?:[QFVD]|Frage|Question|Vraag)\s?\d{0,2}\s?[.:)]|[*+•·▪◦-])\s{1,6}(?=\S)"
)
"""What numbers a question: "Q.", "2)"."""
ITEM: Final = late(r"\s{0,8}\(?(?P<item>\d{1,2})[.)]\s{1,6}(?P<said>\S)")
_PRINTED: Final = late(r"\([^()\n]{0,120}\)|\[[^\[\]\n]{0,80}\]|_{2,60}|\.{3,60}|…{1,20}|<[^<>\n]{0,60}>")
_TABLED: Final = late(r"(?:\.{3,60}|…{1,20}|_{2,60})\s{0,4}\d{1,3}\s{0,4}$")
"""Dots that lead to a number: where somebody stands, and nothing that is asked."""
SENTENCE: Final = late(r"(?<=[.!?])\s{1,4}(?=[^\W\d_a-z¿¡]|[¿¡\"'(])")
WORD: Final = late(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_OPTIONS: Final = late(
    r"(?<![\w.])[1-6](?:,? (?:(?:the|die|der|le|de|el|il|een|a) )?[1-6]){0,4},? (?:or|oder|ou|of|o) "
    r"(?:(?:the|die|der|le|de|el|il|een|a) )?[1-6]"
    r"(?= (?:this|next|now|diese|cette|deze|esta|questa|ce|dit)\b|\W*$)",
    re.IGNORECASE,
)
_NOT_NOW: Final = word_set(
    "did had have has was were does hast hattest hat war as avez avais heb hebt had has habías hai avevi is are"
)
"""A question that opens with one of these is no question for orders, though it speaks of dice or doors."""
_THROWING: Final = word_set(
    "wirfst wirft werft würfelst würfelt werfen gooi gooit gooien lances lancez jettes tiras lanzas tiri lanci"
)
"""Verbs in a question that asks for a throw without naming one."""
_BEHIND_WAS: Final = word_set("the it that this your my there he she")
"""Words by which "was" is English, and not the German "what"."""
_TO_PRINT: Final = word_set(
    "press gossip gazette zine newsletter magazine paper print printed printing publish publication readers others "
    "everybody everyone bulletin report zeitung bericht presse drucken journal imprimer krant pers periódico prensa "
    "imprimir giornale "
    "stampa stampare column"
)
_OFFERING: Final = word_set(
    "press anything something any words word message messages what your for to a etwas was ein für ons iets quelque un "
    "une wat een algo una qualcosa un per pour voor gossip pers presse prensa stampa and und et en y e"
)
"""Words that open a question for something to print, and not one about what is printed."""
_ABOUT_ORDERS: Final = word_set(
    "sure certain confirm confirmed correct right ok okay final happy change changed changes still really else instead "
    "that this it mind decided ready orders order turn round move moves go number numbers figure board boards space "
    "square alternatively otherwise backup "
    "sicher bestätigt richtig endgültig ändern noch wirklich sonst statt das es zug runde zahl nummer feld brett "
    "sûr certain confirmer correct final changer encore vraiment sinon ça ce coup tour chiffre numéro case "
    "zeker bevestigen juist klopt definitief veranderen echt anders dat zet beurt ronde getal vak bord "
    "seguro confirmar correcto cambiar todavía realmente eso jugada turno número casilla "
    "sicuro confermare giusto cambiare ancora davvero altro questo mossa casella numero tavola ordres órdenes ordini"
)
"""With one of these a question may be about the orders, as "Sure?" is, and what answers it is read as it stands."""
_SURE: Final = word_set(
    "sure certain confirm confirmed correct right ok okay final happy change changed changes still really else instead"
    " sicher bestätigt richtig endgültig ändern wirklich sonst sûr certain confirmer changer zeker bevestigen juist"
    " klopt definitief veranderen echt anders seguro confirmar correcto cambiar sicuro confermare giusto cambiare"
)
"""A question with one of these may be for orders that were sent already: "Is your last throw still right?"."""
_SAYS_LITTLE: Final = word_set(
    "and well so then which what will it be is are you your yours shall we do does the a an to for now how about when "
    "where who why would should can could may of in on at i my me us if any please yes no or not but here there now "
    "und also dann welche welcher welches was wird soll sein ist sind du dein deine ihr ihre nun wie wo wann wer bitte "
    "et alors puis quel quelle quoi sera est tu ton ta vous votre maintenant où quand qui en dan welke wat wordt is je "
    "jouw u uw nu hoe waar wanneer wie y entonces cuál qué será es tu su ahora dónde cuándo quién e allora quale che "
    "cosa sarà è tuo sua ora dove quando chi comments comment remarks thoughts "
)
_TURN: Final = late(
    r"\b(?:turn|round|move|zug|runde|tour|beurt|ronde|turno|go)\s{0,2}(?:no\.?\s?|nr\.?\s?)?(?P<turn>\d{1,4})\b",
    re.IGNORECASE,
)
_ORDINAL: Final = late(
    r"\b(?:(?P<first>first|1st|erste[rn]?|premi[eè]re?|eerste|primer[oa]?|prim[oa])"
    r"|(?P<second>second|2nd|zweite[rn]?|deuxième|tweede|segund[oa]|second[oa]))\b",
    re.IGNORECASE,
)
_BOARD: Final = late(
    r"\b(?:[Bb]oard|[Bb]rett|[Pp]lateau|[Bb]ord|[Tt]ablero|[Tt]avola) (?P<named>[A-H])\b|^(?P<led>[A-H])\s?[:.)-]\s"
    r"|\b(?:on|for|auf|für|sur|pour|op|voor|en|para|su|per) (?P<on>[A-H])(?!\w|')"
)
_NUMBER_OF: Final = late(
    r"\b(?:numbers?|anzahl|zahl|nombre|aantal|número|numero) (?:of|der|von|de|d'|van|di)\b", re.IGNORECASE
)
_A_NUMBER_NAMED: Final = late(
    r"\b(?:the|die|der|le|la|de|el|il) [1-9]\d?(?!\w|(?:st|nd|rd|th)\b)|(?<!\w)\d{1,3}\W*$", re.IGNORECASE
)
"""A number in a question that may be one of those ordered: "Is the 4 all you have?"."""
PARTED: Final = late(r"\s{0,3}(?:[,/;&+]|\b(?:and|und|et|en|y|e)\b)\s{0,3}")


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked at the places ``at``, and with which label it is told plainly."""

    kind: str
    label: str = "{}"
    at: tuple[int, ...] = ()
    turn: int = 0
    item: str = ""  # its number in a list
    printed: bool = False  # read as something to print, where the answer stands directly below it
    record: bool = False  # for what was, or is: "Where is your counter?"


def questions_in(texts: Sequence[str], asked: Sequence[int]) -> list[Question]:
    """Return what the end of a quotation asks for: its last question, and those for orders in the lines before it."""
    made: list[Question] = []
    for place in reversed(asked):
        found = _of_line(texts[place], place)
        made[:0] = found
        if not found or any(one.kind not in (THROW, DOOR) for one in found):
            break
    if made:
        return made
    # A question that goes over lines: the last sentence of what stands together.
    start = len(asked) - 1
    while start and asked[start] - asked[start - 1] == 1 and len(asked) - start < 4:
        start -= 1
    joined = " ".join(texts[place].strip() for place in asked[start:])
    found = _of_line(joined[-LONGEST:], asked[-1]) if joined.rstrip().endswith("?") else []
    return [replace(one, at=tuple(asked[start:])) for one in found]


def orders_itself(answer: str) -> bool:
    """Return whether an answer has two numbers and says itself what they are for: "A 5, and my vote goes to 62"."""
    numbers = {number.group() for number in NUMBER.finditer(answer[:LONGEST])}
    return len(numbers) > 1 and any(keyword(word.casefold()) is not None for word in WORD.findall(answer[:LONGEST]))


def _of_line(line: str, place: int) -> list[Question]:
    """Return what a line asks for at its end; nothing where it asks nothing, or has been answered behind its sign."""
    if len(line) > LONGEST or not line.strip():
        return []
    mark, item = _MARKED.match(line), ITEM.match(line)
    text = line[mark.end() :] if mark is not None else line.strip()
    boxed = _PRINTED.search(text) is not None
    sentences = SENTENCE.split(_PRINTED.sub(" ", text).strip())
    last = sentences[-1].strip()
    number = item["item"] if item is not None else ""
    if not last.endswith("?"):
        label = last.rstrip(": ")
        told = boxed and _TABLED.search(text) is not None
        if ":" in label or len(sentences) > 1 or told or not (boxed or last.endswith(":")):
            return []
        return [Question(_kind(label, asking=False), *_named(label, colon=True, place=place), item=number)]
    made: list[Question] = []
    for sentence in reversed(sentences):
        if not sentence.endswith("?"):
            break
        label = sentence.rstrip("?: ").lstrip("¿ ")
        kind = _kind(label, asking=True)
        if made and kind not in (THROW, DOOR):
            break
        printed = kind == OTHER and role_of(label) == PRESS
        record = kind == OTHER and role_of(label) == RECORD
        named = _named(label, colon=False, place=place)
        made.insert(0, Question(kind, *named, item=number, printed=printed, record=record))
    return made


def _kind(label: str, *, asking: bool) -> str:
    words = [word.casefold() for word in WORD.findall(label)]
    said = frozenset(words)
    if not words:
        return UNKNOWN
    past = asking and words[0] in _NOT_NOW and not (words[0] == "was" and said.isdisjoint(_BEHIND_WAS))
    role = role_of(_TURN.sub(" ", label))
    if len({role_of(part) for part in PARTED.split(label)} & _FOR_ORDERS) > 1:
        return UNKNOWN  # "Throw and trapdoor?"
    if role in (THROW, DOOR) and not past:
        return role
    if asking and not past and role not in _FOR_ORDERS and said & _THROWING:
        return THROW
    if not past and role != PRESS and _OPTIONS.search(label) is not None:
        return THROW
    if said & _TO_PRINT and words[0] in _OFFERING and not past:
        return PRESS
    counting = _NUMBER_OF.search(label) is not None and not said & {"turn", "turns", "board", "boards", "space"}
    if counting and role not in (THROW, DOOR):
        return OTHER
    if asking and role == RECORD and said.isdisjoint(_SURE):
        return OTHER  # "What was your throw last time?", "Which throws have you left?"
    if role in _FOR_ORDERS or said & _ABOUT_ORDERS or said <= _SAYS_LITTLE or any(map(keyword, said)):
        return UNKNOWN
    if any(pattern.search(label) for pattern in (_A_NUMBER_NAMED, _ORDINAL, _TURN)):
        return UNKNOWN
    return OTHER if asking or role == RECORD else UNKNOWN


def _named(label: str, *, colon: bool, place: int) -> tuple[str, tuple[int, ...], int]:
    """Return how to tell a question as a prompt, with its board; its place, and the turn that it names."""
    board, turn, ordinal = _BOARD.search(label), _TURN.search(label), _ORDINAL.search(label)
    number = int(turn["turn"]) if turn is not None else 0
    if colon and meaning_of(label) in (THROW, DOOR):
        return label.replace("{", "(").replace("}", ")"), (place,), number
    before = f"Board {board['named'] or board['led'] or board['on']} " if board is not None else ""
    if ordinal is not None:
        return f"{before}{'First' if ordinal['first'] else 'Second'} {{}}", (place,), number
    return f"{before}{{}}", (place,), number
