"""A trapdoor that is told for several turns at once: "turn 2: 6, turn 3: 5, always trapdoor 44"."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import AFTER, NEXT
from pbm.orders.phrasing.sentence_around import SENTENCE
from pbm.orders.phrasing.turn_clauses import lowered
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["doors_told_of_each", "may_tell_of_each"]

_NEEDS: Final = word_set(
    "always both each every all throughout same stets immer jeweils jedes beide beidemal toujours chaque deux altijd"
    " telkens elke siempre cada ambas ambos sempre ogni entrambe entrambi gleiche dieselbe selbe même zelfde misma"
    " stessa present current existing unchanged stays likewise ditto as have actual jetzigen jetzige aktuellen aktuelle"
    " bisherigen bleibt unverändert actuelle reste inchangée huidige blijft ongewijzigd queda attuale resta tutti todos"
    " allen alle alla tous"
)
_LABEL: Final = (
    r"(?:trap ?-?door|trap|td|falltüre?|falle|trappe|valluik|luik|trampilla|trampa|botola)\b"
    r"(?:\s{0,2}(?:[:=]|is|on|at|to|under|space|square|auf|sur|op|en|su|number)){0,2}"
)
_EACH: Final = (
    r"(?:(?:for |in |on |à |für )?(?:each|every|both|all)(?: (?:time|turn|round|week|one|way)s?"
    r"|(?: of)? (?:them|these|those|the (?:two|three|four|turns))|(?: the)? (?:turns|rounds|time))?|always|throughout"
    r"|jeweils|immer|stets|jedes mal"
    r"|beide ?male?|für (?:beide|alle)|toujours|chaque fois|les deux fois|altijd|telkens|elke keer|beide keren"
    r"|voor (?:beide|alle)|siempre"
    r"|cada vez|(?:para )?(?:ambas|ambos)(?: veces)?|sempre|ogni volta|(?:per )?entramb[ei](?: le volte)?)"
)
_LED: Final = (
    r"(?:^|(?<=[,;.!\n–—(])|(?<= and)|(?<= with)|(?<= und)|(?<= mit)|(?<= et)|(?<= avec)|(?<= en)|(?<= met)"
    r"|(?<= y)|(?<= con)|(?<= e))"
)
_WITH: Final = r"(?:\s{1,2}(?:with|and|having|have|the|a|my|mit|und|die|der|meine|avec|et|la|ma|met|het|een|con|el|mi))"
_ENDS: Final = r"(?:,? (?:please|thanks|bitte|svp|graag|por favor|per favore))?(?=\s{0,2}(?:[.,;!\n)]|$))"
_SPACE: Final = r"(?P<space{0}>\d{{1,3}})(?![\d/%]|\.\d)"
_TOLD: Final = (
    late(rf"{_LED}{_WITH}?{_WITH}?\s{{0,2}}{_EACH}{_WITH}{{0,2}}\s{{1,2}}{_LABEL}\s{{0,2}}{_SPACE.format(1)}{_ENDS}"),
    late(rf"{_LED}{_WITH}?{_WITH}?\s{{0,2}}{_LABEL}\s{{0,2}}{_SPACE.format(1)},?\s{{1,2}}{_EACH}{_ENDS}"),
    late(
        rf"{_LED}{_WITH}?{_WITH}?\s{{0,2}}{_LABEL}\s{{1,2}}{_EACH}\s{{1,2}}(?:on |at |auf |sur |op |en |su )?"
        rf"{_SPACE.format(1)}{_ENDS}"
    ),
    late(rf"{_LED}{_WITH}?\s{{0,2}}{_EACH}\s{{1,2}}(?:with|mit|avec|met|con)\s{_SPACE.format(1)}{_ENDS}"),
)
_SAME: Final = late(
    rf"{_LED}{_WITH}?\s{{0,2}}(?:{_EACH}{_WITH}?\s{{1,2}})?(?:the |my |die |la |le |het |de )?"
    r"(?:same|gleiche|selbe|dieselbe|même|zelfde|misma|stessa)\s(?:trap ?-?door|trap|td|falltür|trappe|valluik"
    rf"|trampilla|botola)(?: again| as (?:now|before|this turn|in turn \d+|that))?(?:,?\s{_EACH})?{_ENDS}"
)
_AS_NOW: Final = late(
    rf"{_LED}{_WITH}{{0,2}}\s{{0,2}}(?:(?:my|the|die|der|meiner|meine|ma|la|mijn|mi|il|het|de)\s)?"
    r"(?:(?:present|current|existing|jetzigen?|aktuellen?|bisherigen?|huidige)\s"
    r"(?:trap ?-?door|trap|td|falltür|valluik)"
    r"|(?:trap ?-?door|trap|td|falltüre?|trappe|valluik|luik|trampilla|botola)"
    r"(?::? (?:as (?:now|it is(?: now)?|at present|it stands|before|this turn)|stays(?: as it is)?|unchanged"
    r"|likewise|ditto|(?:that )?i have(?: now)?|wie (?:jetzt|bisher|gehabt)|bleibt|unverändert|actuelle|inchangée|reste"
    r"|comme maintenant|zoals nu|blijft|ongewijzigd|actual|como ahora|queda igual|attuale|come adesso|resta uguale)))"
    rf"(?:,?\s{_EACH})?{_ENDS}"
)
"""A trapdoor of turns to come that is to be what it is now."""
_IN_ALL: Final = late(
    rf"{_LED}{_WITH}?{_WITH}?\s{{0,2}}{_LABEL}\s{{0,2}}{_SPACE.format(1)},?\s{{1,2}}"
    r"(?:(?:in|for|on|at|during) (?:all|every|each)(?: (?:of )?(?:the|my|coming|future|later|these))*"
    r" (?:turns?|rounds?)"
    r"|(?:in|für) allen?(?: kommenden)? (?:zügen|züge|runden)|(?:dans|pour|à) (?:tous les|chaque) tours?"
    r"|in alle beurten|(?:en|para) todos los turnos|in tutti i turni)"
    rf"{_ENDS}"
)
"""A trapdoor for all turns, of which none but the open one is named."""
_LATER: Final = late(
    r"(?<!next )\b(?:turns?|rounds?|zug|züge|runden?|tours?|beurt|beurten|turnos?|turni) (?P<turn>\d{1,3})\b"
    r"|\bt(?P<short>\d{1,2})\b"
)


_LINK: Final = late(r"(?:[\s,;.–—(]|\b(?:and|with|und|mit|et|avec|en|met|y|con|e)(?=[\s,;.–—(]*$))+$")
"""What joins such a trapdoor to the throws before it."""


def may_tell_of_each(said: frozenset[str]) -> bool:
    """Return whether a trapdoor may be told for several turns where these words are ``said``."""
    return may_be_in(said, _NEEDS)


def doors_told_of_each(
    text: str, last: int, said: frozenset[str], *, single: bool = False
) -> tuple[str, list[tuple[str, str]]]:
    """Return ``text`` with the trapdoor of several turns told at its end, and what is to be asked about it.

    ``last`` is the last of the open turns, ``single`` that it is the only one, ``said`` the words of the text. Where
    the space is only "the same", or that of now, it is asked about: nobody knows which one it is.
    """
    if not may_tell_of_each(said):
        return text, []
    low = lowered(text)
    later = [n.start() for n in _LATER.finditer(low) if int(n["turn"] or n["short"]) > last]
    later += [n.start() for pattern in (NEXT, AFTER) for n in pattern.finditer(low)]
    if not later:
        of_all = _IN_ALL.search(low) if single else None
        if of_all is None or _asks(low, of_all.start()):
            return text, []
        start, end = of_all.span()
        return text[:start] + text[end:], [("door-turn", " ".join(text[start:end].split()).strip(" ,;"))]
    found = [one for pattern in _TOLD for one in pattern.finditer(low) if not _asks(low, one.start())]
    if len(found) == 1:
        start, end = found[0].span()
        if start < min(later):
            return text[:start] + text[end:], [("door-turn", " ".join(text[start:end].split()).strip(" ,;"))]
        return f"{_LINK.sub('', text[:start])}, trapdoor {found[0]['space1']} each time{text[end:]}", []
    referring = (one for pattern in (_SAME, _AS_NOW) for one in pattern.finditer(low) if one.start() > min(later))
    same = next(referring, None)
    if found or same is None or _asks(low, same.start()):
        return text, []
    start, end = same.span()
    quote = " ".join(text[start:end].split()).strip(" ,;")
    return _LINK.sub("", text[:start]) + text[end:], [("later-door", quote)]


def _asks(low: str, place: int) -> bool:
    """Whether the sentence at ``place`` asks something."""
    return any(found.start() <= place < found.end() and "?" in found.group() for found in SENTENCE.finditer(low))
