"""Misgivings about a number that is named to say that it counts no more: "trapdoor 28 is off. 45 is on."."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["given_way", "said_off"]

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
_BETWEEN: Final = word_set("now then also officially hereby definitely jetzt nun also maintenant nu dan ahora ora")
_GOING_ON: Final = word_set(
    "please pls now and so then as because again instead this today since if for from but i we my mine bitte und "
    "jetzt nun dafür et maintenant donc en nu graag y ahora e ora"
)
"""What may stand behind such a word where it says all; "off to a good start" does not."""
_FIELDS_OF: Final = word_set("table cards menu list agenda")
_INSTEAD_OF: Final = frozenset(
    (
        *(("instead", "of"), ("rather", "than"), ("place", "of"), ("lieu", "of"), ("statt",), ("anstatt",)),
        *(("anstelle", "von"), ("lieu", "de"), ("plutôt", "que"), ("plaats", "van"), ("vez", "de"), ("vez", "del")),
        *(("lugar", "de"), ("lugar", "del"), ("invece", "di"), ("invece", "del"), ("posto", "di"), ("posto", "del")),
    )
)
_WAY: Final = {pair[0] for pair in _INSTEAD_OF}
_ARTICLES: Final = word_set("the a an my die der dem das le la un une de het een el los il lo")
_SIGNS: Final = ",:;()–—-"
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


@needs(_WAY)
def given_way(look: Look) -> Iterator[Misgiving]:
    """A number that is only named as the one that gives way: "6 on the second instead of 2"."""
    for of in look.accepted:
        places = look.places(of)
        if places and len(of.values) == 1 and all(_gives_way(look, place) for place in places):
            say = "door-doubt" if of.field == "D" else "throw-doubt"
            yield Misgiving(say, look.words[places[-1]].line, of.field, of.board)


def _gives_way(look: Look, place: int) -> bool:
    """Whether "instead of" stands before a number, an article or a label between them."""
    sentence = look.sentences[look.sentence_at(place)]
    step = place - 1
    while step > sentence.start and (look.words[step].low in _ARTICLES or look.label(look.words[step])):
        step -= 1
    lows = tuple(word.low for word in look.words[max(sentence.start, step - 1) : step + 1])
    return lows in _INSTEAD_OF or lows[-1:] in _INSTEAD_OF


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
        ended = not rest[2:] or behind[step + 2].text in _SIGNS or rest[2] in _GOING_ON - {"for", "from"}
        return step > 0 or (of_door and ended)
    off = rest[0] in _OFF or (of_door and rest[0] in _GONE)
    bare = of_door and rest[0] in _BARE  # not "let's have the six out", "mark the 5 off my card"
    if not off or (not bare and _BEING.isdisjoint(lows[:step])):
        return False
    after = rest[1:]
    ended = not after or behind[step + 1].kind == "p" or after[0] in _GOING_ON
    return ended or (after[0] == "the" and after[1:2] != [] and after[1] in _FIELDS_OF)
