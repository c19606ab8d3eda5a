"""Whether words change what stands or take its place: "the rest stays", "also …", "my whole list: …"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

__all__ = ["adds", "begins_anew", "puts_in_its_place", "ranks", "ranks_first", "stays", "without_stays"]

_REST: Final = (
    r"(?:all|every(?:thing|body)?|anything) (?:the )?(?:else|other)"
    r"|(?:the |my |all )?(?:the )?(?:rest|others|remainder)"
    r"(?: of (?:it|them|the list|my list|my orders|my wishes))?"
    r"|(?:der |den )?rest|alles? (?:andere|übrige|sonstige)|(?:das |die )?(?:übrigen?|anderen?)"
    r"|(?:tout )?le reste|les autres|de rest|al het andere|de andere|(?:lo|el|los|las) (?:demás|resto|otros)"
    r"|(?:il )?resto|gli altri"
)
_UNCHANGED: Final = (
    r"(?:(?:is|are|be|to be|can|may|should|shall|will|all) ){0,3}(?:please |just |exactly |all ){0,2}"
    r"(?:as (?:it (?:is|was|stands)|is|was|before|they (?:are|were)|sent|listed|above|previously|earlier)"
    r"|like before|stays?(?: put)?|stands?|remains?|(?:the )?same|unchanged|unaltered|untouched|ok(?:ay)?|fine|good"
    r"|keeps?|left alone|holds?)"
    r"|(?:bitte |soll |alles |so )?(?:bleibt|bleiben|wie (?:gehabt|bisher|vorher|zuvor|gesendet|es ist)|unverändert"
    r"|gleich|lassen)"
    r"|(?:ne (?:change|bouge)(?:nt)? pas|reste(?:nt)?|inchangée?s?|pareil|identiques?|comme (?:avant|prévu)"
    r"|sans changement)"
    r"|(?:blijft|blijven|hetzelfde|onveranderd|zoals (?:het|eerst|eerder|voorheen))"
    r"|(?:igual|sin cambios?|queda(?:n)?|como (?:antes|está))"
    r"|(?:uguale|invariat[oi]|rest(?:a|ano)|come prima)"
)
_STAYS: Final = (
    rf"\b(?:(?:and |but |with |und |et |en |y |e )?(?:{_REST})[ ,:]{{1,2}}(?:{_UNCHANGED})\b"
    rf"|(?:keep|leave|lass(?:t|e)?|garde[rz]?|laissez?|laat|deja|lascia) (?:please |bitte )?(?:{_REST})"
    r"(?: (?:as (?:is|it is|they are|before)|alone|be|the same|unchanged|so|wie (?:gehabt|bisher)|comme (?:avant"
    r"|ça)))?"
    r"|(?:for|on|with|as for|bei|für|pour|voor|para|per) [^\W\d][^.;:,!?\d]{2,40},? (?:please |then )?(?:leave|keep) "
    r"(?:it|that|them|this)(?: (?:just |exactly )?(?:as|the way|how) (?:it|they) (?:was|were|is|are|stands?)| alone| be"
    r"| the same| unchanged)"
    r"|(?:i (?:should|would|do) (?:still )?like to |i'd (?:still )?like to |i'll |please )?(?:keep|leave"
    r"|stick (?:to|with)) "
    r"(?:what|everything|all|the choices?) i (?:said|wrote|chose|told you|had|sent)"
    r"(?: (?:about|for|on|of|in case of) [^.;:,!?\d]{2,40})?"
    r"|otherwise (?:(?:all |exactly |it is |it's )?(?:as|like) (?:before|sent|is|it (?:was|is))|(?:the )?same"
    r"|unchanged"
    r"|no changes?|nothing changes)"
    r"|(?:and )?no (?:other|further|more) changes?|nothing else (?:changes|has changed)"
    r"|(?:sonst|ansonsten) (?:alles )?(?:wie (?:gehabt|bisher|vorher)|bleibt alles|unverändert|gleich)"
    r"|(?:(?:it(?:'s| is)|all|everything|list|orders?|wishes) )?(?:the )?(?:same|as) (?:list |orders? |wishes )?"
    r"(?:as )?(?:before|last time|above|sent|earlier|previously),? (?:but|except|only|plus|just|save)"
    r"(?: for| that| with)?"
    r"|same(?: list)?,? (?:but|except|only)(?: for| that| with)?"
    r"|(?:alles )?wie (?:gehabt|bisher|vorher),? (?:aber|nur|außer|bloß)"
    r"|comme avant,? (?:mais|sauf)|zoals (?:eerst|eerder),? (?:maar|behalve)|como antes,? (?:pero|salvo)"
    r"|come prima,? (?:ma|tranne))\b"
)
_ANEW: Final = (
    r"\b(?:(?:new|complete|full|whole|entire|final|revised|updated) (?:list|orders?|wishes|set)"
    r"|(?:my|the|this) list (?:is|again|now|reads|should (?:be|read)|shall (?:be|read))|my list ?:"
    r"|(?:scrap|forget|ignore|bin|cancel|drop|delete|disregard|replace|instead of|in place of|not|tear up) "
    r"(?:all(?: of)? |everything |the lot|the whole |my (?:whole |entire )?)"
    r"(?:that|this|them|it|my|the|list|lists|orders?|wishes|earlier|old|previous|first|before|i (?:sent|wrote))?"
    r"|from scratch|start(?:ing)? (?:again|afresh|anew|over|from)|completely different|nothing but"
    r"|(?:neue|ganze|vollständige|komplette|gesamte|endgültige) (?:liste|wünsche)|meine liste (?:ist|lautet|nun|jetzt)"
    r"|vergiss (?:alles|die|meine)|(?:nouvelle|toute la) liste|liste complète|nieuwe lijst|hele lijst|nueva lista"
    r"|lista (?:completa|nueva)|nuova lista)\b"
)
_ALSO: Final = (
    r"\b(?:also|add(?:ed|ing)?|additional(?:ly)?|in addition|as well|plus|another|furthermore|besides|append"
    r"|one more|(?:at|to) the (?:end|bottom)|too|auch|noch|dazu|zusätzlich|außerdem|ergänze|hinzu|hinten"
    r"|aussi|ajoutez?|ajouter|en plus|également|ook|erbij|toevoegen|voeg|también|añad[eo]|además|anche|aggiungi"
    r"|inoltre)\b"
)
_INSTEAD: Final = (
    r"\b(?:instead|in its place|in place|stattdessen|dafür|statt|à la place|in plaats|en su lugar|invece)\b"
)
_FIRST: Final = (
    r"(?:first|(?:very )?top|zuerst|ganz oben|an erster stelle|an die spitze|en premier|en tête|eerst|bovenaan"
    r"|primero|per primo|in cima)"
)
_RANKED: Final = (
    r"\b(?:first|top|second|third|before|above|ahead|below|after|higher|lower|most|between|zuerst|oben|vor|nach"
    r"|erster?"
    r"|zweite[rs]?|premier|première|deuxième|tête|avant|après|eerst|bovenaan|tweede|voor|primero|segundo|antes|primo"
    r"|secondo|cima|prima)\b"
)
_OF_ENDS: Final = (
    r"\b(?:(?:top|bottom)(?: (?:end|at|on|is|to be|of it)){0,3}[ :=]{1,3}\d{1,3}\b|\d{1,3},? ?\(?(?:at |is "
    r"|as )?(?:the )?"
    r"(?:top|bottom)\b(?! (?:of|choice|wish)))"
)
"""What calls a number the top or the bottom of a piece: no place on the list."""
_LAST: Final = (
    r"\b(?:after (?:that|those|these|them|it|all (?:that|those))|afterwards|last of all|danach|nach (?:denen|diesen)"
    r"|après (?:ça|cela)|daarna|después(?: de eso)?|dopo(?: di che)?)\b(?=[ .!,]*\Z)"
)
"""What puts what was said before it at the end of the list."""
_READ: Final = 4_000


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def _joined(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines)[:_READ].replace("’", "'").split())


def stays(lines: Sequence[str]) -> bool:
    """Whether words say that what they do not name stays as it was: "rest as is", "same as before but …"."""
    return _pattern(_STAYS).search(_joined(lines)) is not None


def without_stays(lines: Sequence[str]) -> list[str]:
    """Return lines without the words that say so: they name nothing that is ordered."""
    return [_pattern(_STAYS).sub(" ", line) for line in lines]


def begins_anew(lines: Sequence[str]) -> bool:
    """Whether words say that what they name is all there is now: "my new list: …", "forget all that: …"."""
    return _pattern(_ANEW).search(_joined(lines)) is not None


def adds(lines: Sequence[str]) -> bool:
    """Whether words say that what they name comes to the rest: "also …", "add …"."""
    said = _joined(lines)
    return _pattern(_ALSO).search(said) is not None or said.casefold().startswith(("and ", "und ", "plus ", "et "))


def ranks(lines: Sequence[str]) -> bool:
    """Whether words may say where on the list something comes: "first", "before P1"."""
    told = _pattern(_LAST).sub(" ", _pattern(_OF_ENDS).sub(" ", _joined(without_stays(lines))))
    return _pattern(_RANKED).search(told) is not None


def ranks_first(lines: Sequence[str], name: str) -> bool:
    """Whether words say of a piece and its ends that it comes first: "S4 46-13 first"."""
    led = rf"\b{name}\b[^.;]{{0,16}}?\d+\D{{1,6}}\d+\W{{1,3}}"
    between = r"(?:as|is|goes|comes|should|shall|be|go|come|to|at|on|in|of|please|the|my|very|then|now|list) "
    return _pattern(rf"{led}(?:{between}){{0,6}}{_FIRST}\b(?! \w+ was)").search(_joined(lines)) is not None


def puts_in_its_place(lines: Sequence[str]) -> bool:
    """Whether words say that something takes the place of what they take away: "instead"."""
    return _pattern(_INSTEAD).search(_joined(lines)) is not None
