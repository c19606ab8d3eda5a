"""Misgivings about a board that is taken back by its name alone: "A 5/30, B 4/46. Forget A.", "Auf B lieber nicht"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import SEVERAL_BOARDS, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["board_dropped", "board_supposed"]

_DROPPING: Final = word_set(
    "forget ignore scrap scratch cancel skip drop withdraw bin scrub vergiss ignoriere streich streiche lass "
    "lassen "
    "storniere oublie oubliez annule annulez vergeet schrap negeer annuleer olvida anula ignora "
    "deja "
    "quita dimentica annulla"
)
_LEAVING: Final = word_set("leave lass lassen laisse laissez laat deja lascia")
_OUT: Final = word_set("out off aus weg raus tomber fuera stare")
"""With these, what is left is left out."""
_DENYING: Final = word_set(
    "not nothing no none nicht nichts keine kein pas rien aucun niet niets geen nada non niente nessun"
)
_ON: Final = word_set("on for at auf für bei sur pour op voor en para su per")
_REST: Final = word_set(
    "a the my orders order board all of it out off now moment please pls then yet this round turn week time being "
    "thanks sorry actually rather better after just and but ok oh das die der brett züge befehle zug erst mal lieber "
    "doch "
    "besser bitte jetzt noch weg aus raus runde diesmal danke le la les plateau ordres finalement plutôt mieux encore "
    "maintenant tour svp merci tomber de het bord orders liever toch maar even nu nog beurt ronde graag el los tablero "
    "órdenes mejor ahora por favor gracias fuera il lo tabellone ordini meglio di ora adesso stare favore grazie s'il "
    "te "
    "vous plaît"
)
_LONGEST: Final = 10  # words of such a sentence
_WOULD: Final = word_set("i'd would hätte hätten aurais aurions habría habríamos avrei avremmo")
_HAVE: Final = word_set("have 've")
_DONE: Final = word_set("gesagt gespielt genommen dit joué pris dicho jugado tirado detto giocato")
"""Behind "would", what was never done; in English "have" tells it."""
_NOW: Final = word_set("but now instead so therefore aber jetzt mais maintenant maar nu pero ahora ma ora then rather")


@needs(SEVERAL_BOARDS, _DROPPING | _DENYING | _LEAVING)
def board_dropped(look: Look) -> Iterator[Misgiving]:
    """The orders of a board of which a sentence behind them says only that they are to be none."""
    if len(look.boards) < 2:
        return
    for number in range(len(look.sentences)):
        sentence, part = look.sentences[number], look.of_sentence(number)
        board = "" if sentence.asked else _dropped(look, part)
        if not board:
            continue
        for of in look.accepted:
            places = look.places(of) if of.board == board else []
            if places and max(places) < sentence.start:
                yield Misgiving(
                    "throw-retracted" if of.field == "T" else "door-retracted", part[0].line, of.field, board
                )


def _dropped(look: Look, part: Sequence[Word]) -> str:
    """Return the board that a short sentence does no more than drop, an empty name where it says anything else."""
    if not 1 < len(part) <= _LONGEST or any(word.kind == "n" for word in part):
        return ""
    words = [word for word in part if word.kind == "w"]
    named = [n for n, word in enumerate(words) if word.text in look.boards]
    if len(named) == 2 and words[named[0]].text == "A" and named[0] == 0:
        named = named[1:]
    if len(named) != 1:
        return ""
    at = named[0]
    others = [word.low for n, word in enumerate(words) if n != at]
    if not all(low in _REST | _DROPPING | _DENYING | _ON | _LEAVING for low in others):
        return ""
    on = at > 0 and (words[at - 1].low in _ON or (at > 1 and words[at - 2].low in _ON))
    left = any(low in _LEAVING for low in others)
    if left and _OUT.isdisjoint(others):
        return ""  # as it is
    drops = (left or any(low in _DROPPING for low in others)) and not any(low in _DENYING for low in others)
    denies = on and any(low in _DENYING for low in others) and not any(low in _DROPPING for low in others)
    return words[at].text if drops or denies else ""


@needs(SEVERAL_BOARDS, _WOULD)
def board_supposed(look: Look) -> Iterator[Misgiving]:
    """Orders of a board that would have been given: "I'd have said A 5/30. B 4/46"."""
    if len(look.boards) < 2:
        return
    for of in look.accepted:
        places = look.places(of)
        if places and of.values and all(_supposed(look, place) for place in places):
            yield Misgiving(
                "door-doubt" if of.field == "D" else "throw-doubt", look.words[places[0]].line, of.field, of.board
            )


def _supposed(look: Look, place: int) -> bool:
    """Whether "I would have" stands before a number in its sentence, and no turn between them."""
    start = look.sentences[look.sentence_at(place)].start
    lows = [word.low for word in look.words[start:place]]
    would = next((n for n, low in enumerate(lows) if low in _WOULD), len(lows))
    said = lows[would + 1 :]
    if not said or not _NOW.isdisjoint(said):
        return False
    if said[0] in _HAVE:
        # "I'd have 5 on A" is a wish.
        return len(said) > 1 and said[1] not in ("a", "an", "the") and not said[1].isdigit()
    return not _DONE.isdisjoint(said)
