"""Misgivings about a trapdoor that is told by how far it is to be moved: "up the trapdoor by 2", "Falltür zwei höher".

The number is no space then. One with "to" or the like before it is: "move the trapdoor up to 45".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["door_shifted_by"]

_SHIFTING: Final = word_set(
    "move moving shift shifting up raise raising lift lower drop push pull nudge bump increase decrease advance slide "
    "add put set take bring "
    "erhöhe erhöhen erhöht verschiebe verschieben verschiebt schiebe schieben rücke rücken setze setzen "
    "avance avancez avancer recule reculez reculer augmente augmentez augmenter monte montez monter descends décale "
    "décalez décaler déplace déplacez verhoog verlaag verschuif schuif verplaats zet sube subid subir baja bajad mueve "
    "moved adelanta retrasa aumenta alza alzate alzare sposta spostate spostare avanza abbassa aumentate"
)
"""Verbs by which something is moved."""
_BY: Final = word_set("by um met de di por con d'")
"""Words before how far something is moved; "de" and "di" only behind a verb that moves."""
_UPWARDS: Final = word_set("up down back forward forwards forth plus minus vor zurück rauf runter vooruit terug")
"""Words right before how far something is moved: "trapdoor up 10"."""
_PLACING: Final = word_set("put set take bring setze setzen zet")
"""Verbs by which something is put "by" a space as well as at it."""
_MOVED: Final = (_SHIFTING - _PLACING - word_set("up add")) | word_set("it that this mine ihn sie es la le het hem lo")
"""What stands before "up 3" where something is moved so far: no "open up 35", "stand up 68", "put down 45"."""
_FALLING: Final = word_set("fall falls falling fell tumble tumbles plunge plunges vanish land lands go goes fallen")
"""What people do "down" a trapdoor."""
_FURTHER: Final = word_set(
    "higher lower up down further farther on forward forwards back along höher tiefer weiter zurück rauf runter "
    "vor hoger lager verder terug vooruit omhoog omlaag"
)
_WITH_VERB: Final = word_set("on along vor zurück down back")
"""Of those the ones that end other verbs too: "als Falltür schlage ich die 45 vor"."""
_MORE: Final = word_set("plus más più")
_WHERE: Final = word_set(
    "haut bas loin avant avance arriba abajo adelante atrás lejos alto basso avanti indietro su giù spaces squares "
    "fields felder cases vakjes vakken velden casillas caselle steps schritte"
)
_UNITS: Final = word_set(
    "space spaces square squares field fields place places spot spots step steps feld felder case cases vak vakje "
    "vakken vakjes veld velden casilla casillas casella caselle schritte stappen pasos passi"
)
_ENDING: Final = word_set("please bitte alstublieft svp thanks then now danke merci dank gracias grazie")
_REACH: Final = 8  # words between the verb and the number


@needs(DOOR_TAKEN, _BY | _UPWARDS | _FURTHER | _MORE | _UNITS)
def door_shifted_by(look: Look) -> Iterator[Misgiving]:
    """A number that says how far a trapdoor is moved, and not where to: "move the trapdoor up 3"."""
    for of in look.accepted:
        if of.field == "D" and of.values:
            found = next((place for place in look.places(of) if _shifts(look, place)), None)
            if found is not None:
                yield Misgiving("door-unclear", look.words[found].line, "D", of.board)


def _shifts(look: Look, place: int) -> bool:
    """Whether the number at ``place`` tells how far the trapdoor of its sentence is moved."""
    sentence = look.sentences[look.sentence_at(place)]
    ahead = [word.low for word in look.words[max(sentence.start, place - _REACH) : place]]
    after = list(look.words[place + 1 : sentence.end])
    moving = any(low in _SHIFTING for low in ahead)
    before = ahead[-1] if ahead else ""
    if before in _BY:
        return not _SHIFTING.isdisjoint(low for low in ahead if low not in _PLACING)
    if before in _UPWARDS:
        led = look.words[place - 2] if len(ahead) > 1 else None
        told = led is not None and (look.label(led) == "D" or led.low in _MOVED)
        return told and _ends(after) and _FALLING.isdisjoint(ahead)
    with_unit = bool(after) and after[0].low in _UNITS
    rest = after[1:] if with_unit else after
    if with_unit and moving and (_ends(rest) or before not in ("on", "to", "at")):
        return before not in ("on", "to", "at", "auf", "sur", "op", "en", "su", "à", "a", "naar")
    if rest and rest[0].low in _FURTHER and _ends(rest[1:]) and (moving or rest[0].low not in _WITH_VERB):
        return before not in ("on", "to", "at", "auf", "op", "naar")
    return len(rest) > 1 and rest[0].low in _MORE and rest[1].low in _WHERE


def _ends(after: Sequence[Word]) -> bool:
    """Whether nothing more is said in a clause: "up 3 please", "up 3, thanks"."""
    rest = [word.low for word in after if word.low not in _ENDING]
    return not rest or not rest[0].isalnum()
