"""Sentences that tell of an absence without that word: where somebody is, what they lack there, what their days are.

Each is a pattern over small letters without apostrophes and commas, as those of a command are. What they are about
must be a stretch of days: "I'm in Spain until the 14th" tells of one, "I'm in doubt until Friday" does not.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from pbm.orders.word_set import word_set

__all__ = ["HINTS", "TOLD", "is_of_days", "tells_of_days_away"]

_I_AM: Final = (
    "(?:i am|im|we are|were|i will be|ill be|i shall be|we will be|well be|we shall be|i am going to be|im going to be)"
    "(?: (?:both|all|now|then|also|actually|currently|again|going to be)){0,2}"
)
_WILL_BE: Final = "(?:i will be|ill be|i shall be|we will be|well be|we shall be|i am going to be|im going to be)"
_OUT_OF: Final = "out of (?:reach|range|contact|action|town|the country|the office|office|circulation|touch|signal)"
_LACKED: Final = "(?:internet|wi-?fi|e-?mails?|mails?|computer|laptop|signal|connection|reception|phone|web|network)"
_GONE: Final = (
    f"(?:absent|abroad|offline|off-?line|off the grid|incommunicado|unavailable|unreachable|{_OUT_OF}"
    "|not (?:here|around|at home|available|reachable|contactable|online|on ?line)|on (?:holidays?|hols|vacation|leave)"
    "|travelling|traveling|in (?:the |a )?(?:hospital|clinic|rehab)|on (?:the road|tour|safari|honeymoon|jury duty"
    "|jury service|a (?:trip|cruise|boat|ship|course|retreat|business trip|school trip|walking holiday|sailing trip))"
    "|at (?:sea|a (?:conference|congress|festival|convention|wedding|funeral))"
    "|at (?:my|our) (?:mothers|mums|moms|parents|sisters|brothers|sons|daughters|in-?laws|grandparents|aunts|uncles)"
    "|away from (?:my |the |our )?(?:computer|desk|home|keyboard|internet|e-?mail|pc|laptop)"
    f"|(?:without|with no) (?:any |an |a |my )?{_LACKED}(?: access)?|away|off|out|gone)"
)
_NO_PLACE: Final = (
    "sleep|school|church|choir|lunch|dinner|pub|hide|win|get|go|see|do|doubt|front|love|charge|touch|contact|reach"
    "|town|time|luck|bed|trouble|debt|order|limbo|position|place|first"
    "|second"
    "|third|last|lead|session|school|term|class|power|office|season|play|print|stock|force|effect|production|business"
    "|operation|work|space|square|field|cell|it|this|that|here|there|no|two|three|a|an|his|her|their|your|its|with"
    "|for|to"
    "|all|any|each|every|good|bad|high|low|full|general|fact|case|total|advance|turn|round|game|games|board|between"
    "|which"
    "|what|on|off|at|by|one|over|shape|form|mourning|agreement|favou?r|line|view|need|want|hope|half|danger|check|sight"
    "|tune|step|style|the (?:lead|office|house|running|race|dark|mood|same|red|black|middle|way|top|bottom|club|pub"
    "|bath"
    "|garden|kitchen|game|meantime|first|last|second|third|next|end|beginning|know|clear|picture|loop|balance|money"
    "|hunt"
    "|mix|frame|home|box)"
)
_PLACE: Final = (
    rf"(?!(?:{_NO_PLACE})\b)(?:the )?[^\W\d_][^\W\d_.'-]{{1,20}}(?:[ -](?!(?:until|till|til|from|between|through|for"
    rf"|next"
    r"|all)\b)[^\W\d_][^\W\d_.'-]{1,20}){0,2}"
)
_STRETCH: Final = (
    r"(?P<argument>(?:(?:until|till|til|through|from|between) |(?:for )?(?:all |the whole of |all of )?next (?:week|\d"
    r"|two weeks|three weeks|fortnight)|for (?:a|an|one|two|three|four|\d{1,2}|the (?:next|rest)) |the rest of "
    r"|\d{1,2}(?:st|nd|rd|th|\.)?(?: [^\W\d_]{3,9})? ?(?:-|to |until |till )|[^\W\d_]{3,9} \d{1,2}(?:st|nd|rd|th)? ?"
    r"(?:-|to |until |till ))[^?]{0,45}?)"
)
_DAYS: Final = r"(?P<argument>(?=[^?]{0,40}(?:[^\W\d_]{3}|\d[./]\d))[^?]{2,50}?)"
"""Days with a word or a date among them: bare numbers behind "off" are orders rather."""
_LACKING: Final = (
    f"(?: (?:so |and |with )?(?:so )?(?:no {_LACKED}(?: (?:access|there|then|at all|(?:in|at|on) (?:the |my |our )?"
    "[a-z]{3,12})){0,2}|(?:i )?(?:cant|wont|cannot|will not) (?:be )?(?:able to )?(?:check|read|play|send|order|answer"
    "|write)(?: (?:my |our )?(?:e-?mails?|mails?|orders|then|there|anything|at all)){0,2}))?"
)
_BYE: Final = (
    "(?: (?:bye|bye bye|goodbye|see you|see you all|cu|so long|take care|have fun|all|everyone|everybody)){0,2}"
)
_END: Final = f"{_LACKING}{_BYE}"
_SPELL: Final = (
    "(?:(?:my|our|the|annual|family|christmas|xmas|easter|summer|winter|autumn|skiing|short) ){0,3}"
    "(?:holidays?|vacation|hols|leave|trip|business trip|cruise|absence)"
)
_HERR: Final = "(?:ich |wir )?(?:bin|sind|werde|bleibe)(?: ich| wir)?(?: leider| dann)?"
_WEG: Final = (
    "(?:weg|fort|abwesend|verreist|unterwegs|offline|unerreichbar|nicht (?:da|hier|erreichbar|zu erreichen|online"
    "|zu hause|zuhause)|im urlaub|in urlaub|auf reisen|auf dienstreise|in den ferien|im krankenhaus|in der klinik"
    "|außer haus|ohne (?:internet|netz|empfang|computer|rechner|e-?mail))"
)

_LAND: Final = r"(?!der lage|ordnung|führung|eile|not\b)[^\W\d_]{3,20}"
_OFFLINE: Final = "(?:internet|réseau|ordinateur|connexion)"

TOLD: Final = (
    rf"{_WILL_BE}(?: both| all)? (?:{_GONE}|in {_PLACE})(?P<later>) (?P<argument>for [^?]{{2,40}}?){_END}",
    rf"(?:{_I_AM} )?(?:both |all )?{_GONE} {_DAYS}{_END}",
    rf"(?:{_DAYS} )(?:{_I_AM}) {_GONE}{_END}",
    rf"{_I_AM} (?:staying |visiting family |on holiday |travelling )?in {_PLACE} {_STRETCH}{_END}",
    rf"(?:staying |visiting family |on holiday )?in {_PLACE} {_STRETCH}{_END}",
    rf"(?:(?:{_I_AM}) )?(?:off|gone|flying|travelling|traveling|heading|heading off|away) (?:to|in)"
    rf" {_PLACE} "
    rf"{_STRETCH}{_END}",
    rf"(?:i|we) (?:wont|will not|shant|dont|do not|cant|cannot) (?:have|get|see|read|check|be able to (?:read|check|get"
    rf"|see)|be on|look at) (?:any |an |my |access to |our ){{0,2}}{_LACKED}(?: (?:access|connection)){{0,2}}"
    rf" {_STRETCH}{_BYE}",
    rf"(?:i have|ive|i will have|ill have|therell be|there will be|theres|there is|we have|weve|we will have|well"
    rf" have) no "
    rf"{_LACKED}(?: (?:access|connection|here|there|at all)){{0,2}} {_STRETCH}{_BYE}",
    rf"{_DAYS} (?:i have|ive|i will have|ill have|we have|weve|we will have|there is|theres|there will be)"
    rf" (?:no|zero|hardly any) {_LACKED}(?: (?:access|connection|there|at all)){{0,2}}{_BYE}",
    rf"{_DAYS} (?:i|we) (?:wont|will not|shant|shall not|cant|cannot) (?:have|get|read|check) (?:any |my )?{_LACKED}"
    rf"(?: (?:access|connection|there|at all)){{0,2}}{_BYE}",
    rf"(?:i|we) (?:have to |must )?(?:go|travel|leave)(?: (?:away|abroad|on (?:holidays?|vacation)|(?:to|in) {_PLACE}"
    rf"|to see my (?:family|parents))){{0,2}}"
    rf" (?P<argument>(?:from|between|until|till) (?=[^?]{{0,40}}[^\W\d_]{{3}})[^?]{{2,45}}?){_END}",
    rf"no (?:internet|wi-?fi|computer|laptop|signal|e-?mail access|web|network)(?: (?:access|connection|here|there"
    rf"|at all"
    rf"|for me|at home)){{0,2}} {_STRETCH}{_BYE}",
    rf"{_SPELL} (?:(?:is|are|will be|runs?|lasts?|goes) )?(?:from (?=\d|the ))?{_DAYS}{_END}",
    rf"{_SPELL} (?:in|to) {_PLACE} {_STRETCH}{_END}",
    rf"(?:{_I_AM} |i come |we come )?back(?: home)? (?:a|one|two|three|four|some|a few|\d) (?:days?|weeks?)"
    rf" (?:earlier|early|sooner|later)(?: than planned| than i said| already| now){{0,2}}(?P<back>) {_DAYS}{_BYE}",
    # German
    rf"{_HERR} {_DAYS} (?:leider )?{_WEG}",
    rf"{_HERR} {_WEG} {_DAYS}",
    rf"(?:leider )?{_WEG} {_DAYS}",
    rf"{_DAYS} (?:leider )?{_WEG}",
    rf"{_HERR} (?P<argument>(?:vom|von|bis|nächste) [^?]{{2,50}}?) in {_LAND}",
    rf"(?:{_HERR} )?in {_LAND} (?P<argument>(?:bis|vom|von) [^?]{{2,50}}?)",
    r"(?:ich habe |wir haben |habe )?(?P<argument>(?:bis|vom|von) [^?]{2,50}?) kein(?:en)? (?:internet|netz|empfang"
    r"|computer"
    r"|rechner|zugang)",
    r"(?:ich habe |wir haben |habe )?kein(?:en)? (?:internet|netz|empfang|computer|rechner) (?P<argument>(?:bis|vom"
    r"|von) "
    r"[^?]{2,50})",
    # French
    r"(?:je (?:suis|serai|ne serai|ne suis)|nous (?:sommes|serons)) (?:pas (?:là|disponible|joignable|chez moi)"
    r"|injoignable"
    rf"|indisponible|hors ligne|à lhôpital|sans {_OFFLINE}) (?P<argument>[^?]{{2,50}})",
    rf"(?:pas (?:là|disponible|joignable)|injoignable|indisponible|hors ligne|sans {_OFFLINE}"
    r"|pas (?:dinternet|de réseau|de connexion)) (?P<argument>[^?]{2,50})",
    r"(?:je (?:suis|serai|pars|vais)|nous (?:sommes|serons|partons)) (?:en|au|aux|à) (?!retard|avance|tête|bout|jour)"
    r"[^\W\d_]{3,20} (?P<argument>(?:jusquau|jusquà|du|de) [^?]{2,50})",
    # Dutch
    r"ik ben (?:er )?(?P<argument>(?:van|tot|vanaf|volgende) [^?]{2,50}?) (?:niet(?: thuis| bereikbaar)?"
    r"|onbereikbaar|offline"
    r"|in (?!orde|staat|de war)[^\W\d_]{3,20})",
    r"(?:ik ben )?(?:er niet|onbereikbaar|niet bereikbaar|niet thuis|offline|in het ziekenhuis"
    r"|in (?!orde|staat|de war)[^\W\d_]{3,20}) (?P<argument>(?:van|tot|vanaf|volgende) [^?]{2,50})",
    r"(?:ik heb )?geen (?:internet|bereik|computer|verbinding) (?P<argument>(?:van|tot|vanaf|volgende) [^?]{2,50})",
    # Spanish
    r"(?:estoy|estaré|estamos|estaremos) (?:ilocalizable|sin (?:internet|conexión|cobertura|ordenador)|en el hospital"
    r"|en (?!duda|casa|cabeza|forma)[^\W\d_]{3,20}) (?P<argument>(?:hasta|del?|desde) [^?]{2,50})",
    r"(?:no (?:estoy|estaré|estoy disponible|estaré disponible)|sin (?:internet|conexión|cobertura)|no tengo internet"
    r"|no tendré internet) (?P<argument>(?:hasta|del?|desde) [^?]{2,50})",
    # Italian
    r"(?:sono|sarò|siamo|saremo) (?:irraggiungibile|senza (?:internet|rete|connessione|computer)|in ospedale|offline"
    r"|in (?!dubbio|casa|testa|ritardo|forma)[^\W\d_]{3,20}) (?P<argument>(?:fino|dal|da|del) [^?]{2,50})",
    r"(?:non (?:ci sono|ci sarò|sono disponibile|sarò disponibile)|senza (?:internet|rete|connessione)|non ho internet"
    r"|non avrò internet) (?P<argument>(?:fino|dal|da|del) [^?]{2,50})",
)
"""What people write who will be away, beside "I'm away", which the command itself knows."""

_STRETCHES: Final = (
    "until till til week weeks fortnight days from between through next bis vom nächste jusquau tot hasta fino dal del"
    " du van jan feb mar apr jun jul aug sep sept oct nov dec january february march april june july august september"
    " october november december"
)
"""Words of a stretch of days, with one of which most such sentences name theirs."""
_AWAY: Final = (
    "unavailable unreachable offline line hospital clinic rehab out road tour safari honeymoon conference sea grid"
    " incommunicado leave trip cruise hols earlier early sooner later"
)
HINTS: Final = f"{_STRETCHES} {_AWAY}"
"""Words of which each such sentence has one."""
_STRETCHING: Final = word_set(_STRETCHES)
_SOMEWHERE: Final = word_set(
    "in en au aux à niet internet wi wifi email emails e mail mails computer laptop signal connection reception phone "
    "web network netz empfang rechner zugang dinternet connexion réseau ordinateur bereik verbinding conexión "
    "cobertura ordenador rete connessione staying visiting heading online contactable boat ship course retreat jury "
    "congress festival convention wedding funeral mothers mums moms parents sisters brothers sons daughters inlaws "
    "laws grandparents aunts uncles playing writing sending answering replying unterwegs unerreichbar erreichen "
    "dienstreise krankenhaus klinik haus hier disponible joignable indisponible là chez ligne bereikbaar ziekenhuis "
    "ospedale at with mother mum mom father dad folks sister brother son daughter gran aunt uncle grandchildren "
    "grandson granddaughter children kids family friend friends cousin cousins girlfriend boyfriend niece nephew bei "
    "travel mountains "
    "auf zur kur beim skifahren am an ski famille zit bij op aan con esquiando dai dalla dalle dagli al sciare "
    "ga gaan fahre fahren fliege fliegen"
)
"""Words that tell of an absence only beside such a stretch: "in Spain until the 14th", "no internet next week"."""


def tells_of_days_away(words: Collection[str]) -> bool:
    """Return whether the words of a sentence may tell of days away, though none of them does by itself."""
    return not _STRETCHING.isdisjoint(words) and not _SOMEWHERE.isdisjoint(words)


def is_of_days(word: str) -> bool:
    """Return whether a word is only of the days of an absence, and not of the absence."""
    return word in _STRETCHING
