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
_GO_DE: Final = "(?:fahren?|fliegen?|verreisen?|reisen?|gehen?)"
_LEAVING: Final = f"(?:ich |wir )?{_GO_DE}(?: dann| leider)?"
_WOHIN: Final = (
    rf"(?:weg|fort|in (?:den |die )?(?:ski)?(?:urlaub|ferien)|(?:zum )?ski(?:fahren|laufen)|zur kur"
    rf"|auf (?:kur|klassenfahrt|skifreizeit|reisen|tournee)|zu (?:meine[mnr]|unsere[mnr]) {_WHOSE}"
    rf"|nach (?!hause\b)[^\W\d_]{{3,20}}"
    r"|in die (?:berge|alpen)|ans meer|an die (?:see|nordsee|ostsee))"
)
_ON_PART: Final = "(?:on (?:part|va)|nous (?:partons|allons)|je (?:pars|vais))"
_GO_NL: Final = "(?:ga|gaan|vertrek|vertrekken)"
_GAAN: Final = f"(?:ik |we |wij )?{_GO_NL}(?: dan| lekker)?"
_WAARHEEN: Final = (
    rf"(?:weg|skiën|kamperen|zeilen|op (?:(?:ski)?vakantie|wintersport|reis|kamp)|met vakantie|uit logeren"
    rf"|(?:logeren )?(?:bij|naar) (?:mijn|mn|onze) {_WHOSE}|naar (?!bed\b|huis\b|school\b|boven\b)(?:de |het )?"
    r"[^\W\d_]{3,20}|de bergen in)"
)
_ME_VOY: Final = "(?:me voy|nos vamos|voy|vamos|salgo|salimos|viajo|viajamos)"
_ADONDE: Final = (
    rf"(?:fuera|de (?:vacaciones|viaje)|a esquiar|a la (?:playa|montaña|nieve)|al (?:pueblo|extranjero|campo)"
    rf"|a (?:ver|visitar) a mis? {_WHOSE}|a casa de {_WHOSE})"
)
_VADO: Final = "(?:vado|andiamo|parto|partiamo|me ne vado|ce ne andiamo)"
_DOVE: Final = (
    rf"(?:via|in (?:vacanza|viaggio|ferie|montagna|campagna|settimana bianca)|al mare|a sciare|allestero"
    rf"|(?:dai|dalla|dalle|dal) (?:mi[aeo]i? |nostr[aeio] )?(?!\d){_WHOSE}|a trovare (?:i |la |il |le )?{_WHOSE})"
)
_WEG_BEN: Final = "(?:weg|er niet|afwezig|op vakantie|met vakantie|op reis|niet thuis|onbereikbaar|op wintersport)"
_WEG_BIN: Final = (
    "(?:weg|fort|nicht da|verreist|im urlaub|abwesend|unterwegs|in den ferien|nicht (?:zu hause|erreichbar))"
)

VISITS: Final = (
    rf"{_LEAVING} {_VOM} {_WOHIN}",
    rf"{_LEAVING} {_WOHIN} {_VOM}",
    rf"{_VOM} {_GO_DE} (?:ich|wir) {_WOHIN}",
    rf"{_ON_PART} (?:{_CHEZ}|en (?:vacances|voyage)) {_DU}",
    rf"{_DU} {_ON_PART} (?:{_CHEZ}|en (?:vacances|voyage))",
    rf"{_GAAN} {_VAN} {_WAARHEEN}",
    rf"{_GAAN} {_WAARHEEN} {_VAN}",
    rf"{_VAN} {_GO_NL} (?:ik|we|wij) {_WAARHEEN}",
    rf"{_ME_VOY} {_ADONDE} {_DEL}",
    rf"{_ME_VOY} {_DEL} {_ADONDE}",
    rf"{_DEL} {_ME_VOY} {_ADONDE}",
    rf"{_VADO} {_DOVE} {_DAL}",
    rf"{_VADO} {_DAL} {_DOVE}",
    rf"{_DAL} {_VADO} {_DOVE}",
    # As they stand behind "that": "ik bedoelde dat ik weg ben van 9 tot 17 januari".
    rf"(?:ik {_WEG_BEN} ben|(?:we|wij) {_WEG_BEN} zijn) {_VAN}",
    rf"(?:ik|we|wij) {_VAN} {_WEG_BEN} (?:ben|zijn)",
    rf"(?:ich|wir) {_VOM} {_WEG_BIN} (?:bin|sind)",
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
