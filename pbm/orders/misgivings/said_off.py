"""Misgivings about a number that is named to say that it counts no more: "trapdoor 28 is off. 45 is on."."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["said_off"]

_OFF: Final = word_set(
    "off out cancelled canceled scrapped void withdrawn dropped binned ditched deleted scrubbed raus gestrichen "
    "hinfällig storniert ungültig annulé annulée supprimé supprimée abandonné abandonnée vervalt vervallen geschrapt "
    "fuera anulado anulada cancelado cancelada annullato annullata cancellato cancellata"
)
"""Said of a number, these take it back whatever it was."""
_GONE: Final = word_set("gone dead history over finished passé weg passee fini finie finita finito dood voorbei via")
"""These take back a trapdoor; a throw is gone when it has been played."""
_NO_MORE: Final = (
    *(("no", "longer"), ("no", "more"), ("not", "any"), ("nicht", "mehr"), ("niet", "meer"), ("ne", "plus")),
    *(("ya", "no"), ("non", "più"), ("non", "vale"), ("no", "vale")),
)
_BARE: Final = word_set("off out raus weg fuera via vervalt annulé annulée")
"""Behind the number these need no "is"."""
_BEING: Final = word_set(
    "is it's 's has been are be goes gets wird ist sind gilt est c'est vaut is wordt geldt es está queda vale è"
)
_BETWEEN: Final = word_set("now then also officially hereby definitely all jetzt nun also maintenant nu dan ahora ora")
_GOING_ON: Final = word_set(
    "please pls now and so then as because again instead this today since if for from but i we my mine bitte und "
    "jetzt nun dafür et maintenant donc en nu graag y ahora e ora"
)
"""What may stand behind such a word where it says all; "off to a good start" does not."""
_FIELDS_OF: Final = word_set("table cards menu list agenda")
_NEAR: Final = 4


@needs(_OFF | _GONE | {pair[0] for pair in _NO_MORE} | {pair[1] for pair in _NO_MORE})
def said_off(look: Look) -> Iterator[Misgiving]:
    """A number that is said to count no more, the last time that it is named."""
    for of in look.accepted:
        places = look.places(of)
        if not places or len(of.values) != 1:
            continue
        of_door = of.field == "D"
        told = places[-1:] if of_door else places
        if all(_is_off(_behind(look, place), of_door=of_door) for place in told):
            say = "door-retracted" if of_door else "throw-retracted"
            yield Misgiving(say, look.words[places[-1]].line, of.field, of.board)


def _behind(look: Look, place: int) -> Sequence[Word]:
    """Return what follows a number in its sentence."""
    return look.words[place + 1 : look.sentences[look.sentence_at(place)].end]


def _is_off(behind: Sequence[Word], *, of_door: bool) -> bool:
    """Whether a sentence goes on from its number with "is off", and that is all that it says of it."""
    lows = [word.low for word in behind[: 2 * _NEAR]]
    step = 0
    while step < len(lows) and step < _NEAR and lows[step] in _BEING | _BETWEEN:
        step += 1
    rest = lows[step:]
    if not rest:
        return False
    if tuple(rest[:2]) in _NO_MORE:
        return step > 0 or of_door
    off = rest[0] in _OFF or (of_door and rest[0] in _GONE)
    if not off or (not step and rest[0] not in _BARE):
        return False
    after = rest[1:]
    ended = not after or behind[step + 1].kind == "p" or after[0] in _GOING_ON
    return ended or (after[0] == "the" and after[1:2] != [] and after[1] in _FIELDS_OF)
