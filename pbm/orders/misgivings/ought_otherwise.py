"""Misgivings about a number of which it is said that it should be another: "trapdoor 23 there? It should be 33.".

So it is where a receipt has one number, and its reader "typed", "wanted" or "was sure of" another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["ought_otherwise", "wanted_otherwise"]

_OUGHT: Final = word_set(
    "should ought must needs supposed meant intended muss müsste soll sollte richtig devrait doit faut fallait moet "
    "moest hoort debe debería tiene dovrebbe deve doveva"
)
_TOLD: Final = late(
    r"(?:#(?P<old>\d{1,3})\b(?P<amid>[^#?]{0,60}?)|^(?:no|and|but|sorry)?[ ,]*)"
    r"(?:\b(?:it|that|this|which|das|es|die|der|dat|het|deze|ça|cela|elle|il|eso|trap ?door|throw|and|but|wrong) "
    r"|\bit's |\bit 's |[,;:–—-] ?|(?<=\d) )"
    r"(?:really |actually |aber |doch |toch |ma |mais )?"
    r"(?:should|ought to|must|needs to|has to|(?:is |was )?(?:supposed|meant|intended) to|muss|müsste|soll|sollte"
    r"|richtig (?:ist|wäre)|(?:devrait|doit) être|faut|fallait|moet|moest|hoort|debe|debería|tiene que|dovrebbe|deve"
    r"|doveva)"
    r"(?: (?:really|actually|have|been|be|read|say|go|on|at|the|a|my|es|lire|ser|decir|essere|dire|die|der|le|la|el"
    r"|il|de|het|trap ?door|throw))* ?[:=]? ?"
    r"#(?P<new>\d{1,3})\b"
    r"(?: (?:please|instead|sein|heißen|heissen|lauten|zijn|worden|moeten|wezen|thanks|bitte|graag|not|now|though))*"
    r" ?(?:[.,;!)–—-]|$)"
)
_OF_A_TURN: Final = late(
    r" (?:(?:on|in|for|of) )?(?:the |my )?(?:turn|round|move|receipt|zug|runde|tour|beurt|ronde|turno|ronda)"
    r" #\d{1,3}(?= )"
)
"""A number beside the other that tells of which turn it is."""
_RECEIPTS: Final = word_set(
    "receipt receipts confirmation quittung bestätigung empfangsbestätigung reçu accusé bevestiging "
    "ontvangstbevestiging "
    "acuse recibo confirmación ricevuta conferma"
)
_ONESELF: Final = word_set(
    "i i'm i'd i've my mine ich je j ik yo estoy quería pedí dije puse escribí io ho avevo volevo"
)
_WANTED: Final = word_set(
    "wanted meant typed wrote written sent said asked ordered intended put had after wollte meinte schrieb geschrieben "
    "gesagt getippt gewollt geschickt voulais dit écrit mis demandé tapé voulu wilde wou bedoelde schreef geschreven "
    "opgeschreven gezegd getypt gevraagd quería pedí dije puse escribí escrito dicho puesto pedido volevo scritto "
    "detto "
    "messo chiesto voluto"
)
_NEAR: Final = 4  # words behind a number, where German and Dutch have their verb
_MOST: Final = 40  # sentences that are looked at


@needs(_OUGHT)
def ought_otherwise(look: Look) -> Iterator[Misgiving]:
    """What was taken, where the mail says that it should be another number: "I see trapdoor 23 …, it should be 33"."""
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        if not any(word.low in _OUGHT for word in part):
            continue
        for found in _TOLD.finditer(_OF_A_TURN.sub(" ", spelled(part))):
            new = int(found["new"])
            before = look.of_sentence(number - 1) if found["old"] is None and number else ()
            beside = [int(found["old"])] if found["old"] else [word.value for word in before if word.kind == "n"][-1:]
            for of in look.accepted:
                fits = (new <= look.high) == (of.field == "T")
                both = len(of.values) > 1 and new in of.values
                if fits and beside and beside[0] in of.values and beside[0] != new and (both or new not in of.values):
                    say = "throws-differ" if of.field == "T" else "door-differ"
                    yield Misgiving(say, part[0].line, of.field, of.board)


@needs(_RECEIPTS)
def wanted_otherwise(look: Look) -> Iterator[Misgiving]:
    """What a receipt has, where its reader wanted another: "the receipt has 23, though I'm sure I typed 33"."""
    for number in range(min(len(look.sentences), _MOST)):
        start, end, _ = look.sentences[number]
        at = next((place for place in range(start, end) if look.words[place].low in _RECEIPTS), None)
        if at is None:
            continue
        numbers = [place for place in range(start, end) if look.words[place].kind == "n"]
        for of in look.accepted:
            if len(of.values) != 1 or not any(look.words[place].value == of.values[0] for place in numbers):
                continue
            others = [
                place
                for place in numbers
                if look.words[place].value not in of.values
                and (look.words[place].value <= look.high) == (of.field == "T")
            ]
            if any(
                place > numbers[0] and _wanted(look.words[numbers[0] : min(place + _NEAR, end)]) for place in others
            ):
                yield Misgiving(
                    "throws-differ" if of.field == "T" else "door-differ", look.words[at].line, of.field, of.board
                )


def _wanted(part: Sequence[Word]) -> bool:
    """Whether a part of a sentence tells what its writer wanted: "but I am sure I typed 33"."""
    words = {word.low for word in part}
    return not words.isdisjoint(_ONESELF) and not words.isdisjoint(_WANTED)
