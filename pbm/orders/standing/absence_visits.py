"""Sentences that tell of an absence by whom or what somebody visits: "with my sister from 3 to 5 May", "au ski".

Each is a pattern over small letters without apostrophes and commas, as those of a command are, and has a stretch of
days. Nobody who only names a day is away: "at Mary's on Friday" tells of an evening.
"""

from __future__ import annotations

from typing import Final

__all__ = ["VISITS"]

_I_AM: Final = (
    "(?:i am|im|we are|were|i will be|ill be|i shall be|we will be|well be|we shall be|i am going to be|im going to be"
    "|i am going|im going|we are going|were going)(?: (?:both|all|now|then|also|off))?"
)
_KIN: Final = (
    "(?:mother|mum|mom|father|dad|parents|folks|sister|brother|son|daughter|in-?laws|grandparents|gran|aunt|uncle"
    "|grandchildren|grandson|granddaughter|children|kids|family|friends?|cousins?|girlfriend|boyfriend|niece|nephew)"
)
_WHOM: Final = (
    rf"(?:(?:at|with|visiting|seeing|to see|to visit|to stay with|staying with|staying at|to) (?:my|our|the) (?:\w+ )?"
    rf"{_KIN}(?:s|es)?(?: (?:house|place|family))?"
    r"|(?:staying |stopping )?at [^\W\d_]{2,14}s(?: (?:house|place))?|staying with [^\W\d_]{2,14}(?: [^\W\d_]{2,14})?)"
)
_SPAN: Final = (
    r"(?P<argument>(?:(?:from|between|until|till) |(?:for |all )?next week|\d{1,2}(?:st|nd|rd|th)?(?: [^\W\d_]{3,9})? ?"
    r"(?:-|to |until )|[^\W\d_]{3,9} \d{1,2}(?:st|nd|rd|th)? ?(?:-|to |until ))[^?]{0,45}?)"
)
_WHOSE: Final = r"[^\W\d_]{2,20}(?:[ -][^\W\d_]{3,20})?"
_VOM: Final = r"(?P<argument>(?:vom|von|bis|zwischen|nächste woche)[^?]{0,50}?)"
_BEI: Final = (
    rf"(?:zu besuch )?(?:bei (?:den |der |dem |meine[nmr] |unsere[nmr] )?{_WHOSE}"
    r"|auf (?:kur|reha|montage|klassenfahrt|skifreizeit|dem land|besuch|tournee)|zur kur|beim skifahren|skifahren"
    r"|zum skifahren|in den bergen|am meer|an der (?:see|nordsee|ostsee))"
)
_HERR: Final = "(?:ich |wir )?(?:bin|sind)(?: ich| wir)?(?: dann| leider)?"
_DU: Final = r"(?P<argument>(?:du|de|jusquau|jusquà|entre|la semaine prochaine|toute la semaine)[^?]{0,50}?)"
_CHEZ: Final = (
    rf"(?:chez (?:mes|ma|mon|nos|notre|des|les|la|le) {_WHOSE}|chez [^\W\d_]{{2,14}}|au ski"
    r"|à la (?:montagne|mer|campagne|neige)|en famille)"
)
_JE: Final = "(?:je (?:suis|serai)|nous (?:sommes|serons)|on (?:est|sera))"
_VAN: Final = r"(?P<argument>(?:van|tot|vanaf|volgende week|tussen)[^?]{0,50}?)"
_BIJ: Final = (
    rf"(?:(?:logeren )?bij (?:mijn|mn|onze|de|het) {_WHOSE}|op wintersport|aan zee|in de bergen|skiën|uit logeren)"
)
_DEL: Final = r"(?P<argument>(?:del?|desde|hasta|entre|la semana que viene|la próxima semana)[^?]{0,50}?)"
_CASA: Final = (
    rf"(?:en casa de {_WHOSE}|con mis? {_WHOSE}|en (?:el pueblo|la playa|la montaña|la nieve)"
    rf"|esquiando|visitando a {_WHOSE})"
)
_ESTOY: Final = "(?:estoy|estaré|estamos|estaremos)"
_DAL: Final = r"(?P<argument>(?:dal?|fino|la prossima settimana|la settimana prossima)[^?]{0,50}?)"
_DAI: Final = (
    rf"(?:(?:dai|da|dalla|dalle|dagli|dal) (?:mi[aeo]i? |nostr[aeio] )?(?!\d){_WHOSE}|dai miei|in montagna|al mare"
    r"|a sciare|in campagna)"
)
_SONO: Final = "(?:sono|sarò|siamo|saremo)"

VISITS: Final = (
    rf"{_I_AM} {_WHOM} {_SPAN}",
    rf"{_SPAN} {_I_AM} {_WHOM}(?: in [^\W\d_]{{3,20}})?",
    rf"{_HERR} {_VOM} {_BEI}",
    rf"{_HERR} {_BEI} {_VOM}",
    rf"{_VOM} {_HERR} {_BEI}",
    rf"{_JE} {_CHEZ} {_DU}",
    rf"{_DU} {_JE} {_CHEZ}",
    rf"{_JE} {_DU} {_CHEZ}",
    rf"(?:ik )?(?:ben|zit) {_VAN} {_BIJ}",
    rf"(?:ik )?(?:ben|zit) {_BIJ} {_VAN}",
    rf"{_VAN} (?:(?:ben|zit) ik|(?:zitten|zijn) (?:we|wij)) {_BIJ}",
    rf"(?:we|wij) (?:zitten|zijn) {_VAN} {_BIJ}",
    rf"(?:we|wij) (?:zitten|zijn) {_BIJ} {_VAN}",
    rf"ben ik {_VAN} (?:weg|afwezig|op vakantie|met vakantie|op reis|er niet|niet thuis|onbereikbaar|{_BIJ})",
    rf"{_ESTOY} {_CASA} {_DEL}",
    rf"{_ESTOY} {_DEL} {_CASA}",
    rf"{_DEL} {_ESTOY} {_CASA}",
    rf"{_SONO} {_DAI} {_DAL}",
    rf"{_SONO} {_DAL} {_DAI}",
    rf"{_DAL} {_SONO} {_DAI}",
)
"""What people write who are somewhere else for some days, beside that they are away."""
