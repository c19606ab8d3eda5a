"""What stands around a sentence that tells of an absence: whom it speaks to, that it is noted, what one does there.

"Alan, kindly note that I shall be away from 4 to 9 May, at Mary's" says that its writer is away from 4 to 9 May.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pbm.orders.day_words import MONTHS, WEEKDAYS
from pbm.orders.late import late
from pbm.orders.openings import without_opening
from pbm.orders.word_set import word_set

__all__ = ["orders_nothing", "plainer"]

_AWAY: Final = word_set(
    "away absent abroad holiday holidays hols vacation off gone offline unavailable unreachable im am be were weg fort "
    "abwesend urlaub verreist ferien unterwegs bin sind absente vacances voyage suis serai sommes serons vakantie reis "
    "afwezig onbereikbaar ben zit zitten zijn fuera ausente vacaciones viaje estaré estoy estamos estaremos via"
    " assente vacanza "
    "viaggio sarò sono siamo saremo parto pars ga fahre"
)
"""Words of which a sentence that tells of an absence has one."""
_WHEN: Final = frozenset((*MONTHS, *WEEKDAYS)) | word_set(
    "week weeks weekend until till tomorrow fortnight days christmas xmas easter woche wochen bis tage weihnachten "
    "ostern semaine semaines jusquau jusquà jours noël pâques weken tot dagen kerst kerstmis semana semanas hasta días "
    "navidad navidades settimana settimane fino giorni natale pasqua"
)
"""Words of which the days of one have one."""
_GOING: Final = (
    r"(?:at|in|on|with|for|visiting|seeing|going|staying|skiing|sailing|walking|camping|cycling|travelling|attending"
    r"|helping|looking|minding|babysitting|to see|to visit|to stay|because|cos|coz|bc|it's|its|as|since|due"
    r"|owing|bei|zu|zum|zur|auf|mit"
    r"|wegen|im|chez|à|au|aux|avec|pour|dans|voir|rendre|bij|naar|met|voor|wegens|op|con|para|por|de visita|da|dai"
    r"|dalla|per|a trovare)"
)
_ENDING: Final = late(
    rf"\s{{0,3}}(?:[,;(]|(?<=\s)[–—-](?=\s))\s{{0,3}}(?!\d)(?=[^\W\d_])|\s{{1,3}}(?={_GOING}\b)", re.IGNORECASE
)
"""Where what one does there may begin."""
_MORE: Final = late(
    r"\d|\?|^(?:and|but|und|aber|et|mais|maar|y|pero|e|ma)\b|\bbut\b|\b(?:if|unless|except|maybe|perhaps|might"
    r"|may|probably|possibly|sure|so|play|throw|trap\w*|nominat\w*"
    r"|one|two|three|four|five|six|default|lowest|highest|same|usual|orders?|moves?|send|write|hold|wait|skip|miss"
    r"|pass|deadline|extension|round|turn|you|your|can|could|would|will|won|please|pls|till|until|from|between|to the"
    r"|january|february|march|april|june|july|august|september|october|november|december|weeks?|days?|fortnight"
    r"|month|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?|christmas|easter|morning"
    r"|evenings?|afternoons?|nights?|back|then|laptop|computer|internet|e-?mails?|mails?|phone|online|reachable"
    r"|wi-?fi|signal|latest|least|most|earliest|theory|half|part|not|no|nothing|never|he|she|they|the snakes?|space"
    r"|wenn|falls|außer|vielleicht|bitte|nicht|kein\w*|oder|wurf|werfe|spiel\w*|nimm|woche\w*|tage?|zurück"
    r"|sauf|peut-être|pas|ou|jou\w*|lance\w*|semaines?|jours?|retour|tenzij|misschien|niet|geen|of|speel"
    r"|gooi|weken|dagen|terug|salvo|quizás?|jueg\w*|tir\w*|semanas?|días?|vuelta|tranne|forse|non|gioc\w*"
    r"|settiman[ae]|giorni|ritorno|too|also|both|as well|auch|aussi|ook|también|anche)\b",
    re.IGNORECASE,
)
"""Words by which an ending says more than what one does there."""
_NET: Final = (
    r"(?:internet|netz|empfang|wlan|w-?lan|wi-?fi|signal|reception|e-?mails?|computer|réseau|connexion|bereik|cobertura"
    r"|conexión|rete|connessione|web)"
)
_UNHEARD: Final = late(
    r"(?:,|\s[–—-])?\s{1,2}(?:(?:so|and|und|also|et|donc|en|dus|y|así que|e|quindi),? )?"
    r"(?:you (?:may|might|will|probably won't|may well|won't|'ll)(?: probably)?(?: not)? hear"
    r"(?: much| anything| nothing| a word| little| less)? (?:from|of) (?:me|us)"
    r"|(?:please )?(?:don't|do not) (?:worry|fret|be surprised)"
    r"(?: if (?:you don't hear (?:from )?me|i'm (?:quiet|silent)))?"
    r"|i (?:may|might|will|shall|'ll) be (?:quiet|silent|out of touch)"
    rf"|(?:where )?(?:there(?:'s| is| will be|'ll be)|she|he|they|we)(?: has| have)?(?:n't| not)?(?: got)?"
    rf" (?:no|any|the) {_NET}"
    rf"|(?:da|dort|wo)(?: es)? (?:gibt(?: es)?|haben wir|habe ich|hab ich|ist|wir|ich)? ?kein(?:en)? {_NET}"
    r"(?: gibt| haben| habe)?"
    r"|(?:ihr|du|sie) (?:werdet|wirst|hört|hörst|hören)(?: dann)? (?:nichts|wenig) von (?:mir|uns)(?: hören)?"
    rf"|(?:où )?(?:il n'y (?:a|aura)(?: là-bas)?|on n'(?:a|aura)) pas (?:de |d'){_NET}"
    rf"|(?:daar|waar)(?: is| er| hebben we| heb ik){{0,2}} geen {_NET}(?: is| hebben)?"
    rf"|(?:allí|donde|y allí) no (?:hay|tengo|tenemos|habrá) {_NET}"
    rf"|(?:lì|dove|là) non (?:c'è|ho|abbiamo|ci sarà) {_NET})"
    r"(?P<rest>[^.!?\d]{0,60})[.!]?$",
    re.IGNORECASE,
)
"""That nothing will be heard meanwhile, or why: it ends what tells of an absence and says nothing more of it."""
_HANGS: Final = late(
    r"\b(?:if|unless|but|except|play|throw|trap\w*|default|lowest|highest|orders?|moves?|until|till|from|wenn"
    r"|falls|aber"
    r"|spiel\w*|wurf|falltür|si|mais|sauf|als|maar|pero|se|ma)\b",
    re.IGNORECASE,
)
"""Words by which such an ending may say more."""
_PLACED: Final = late(
    r"(?P<away>\b(?:away|off|gone|abroad|holiday|vacation|absente?|vacances|weg|urlaub|vakantie|fuera|vacaciones|via"
    rf"|vacanza))\s{{1,2}}(?P<placed>{_GOING}\s[^.!?;,\d]{{2,40}}?),?\s{{1,2}}"
    r"(?P<when>(?:from|until|till|between|next|all|vom|von|bis|nächste|du|jusqu|la semaine|van|tot|volgende|del"
    r"|desde|hasta|dal|fino)\b|\d)",
    re.IGNORECASE,
)
"""What one does there, told before the days."""
_WEEK: Final = late(
    r"(?P<week>\b(?:all )?(?:next week|nächste woche|la semaine prochaine|volgende week|la (?:próxima semana|semana que"
    r" viene)|la (?:prossima settimana|settimana prossima))\b)(?P<between>[^.!?;,\d]{2,40}),\s{1,3}(?P<days>\S.{3,60})",
    re.IGNORECASE,
)
"""A week, and behind what is said of it the days themselves: "ik ben volgende week met vakantie, van 21 tot 28 mei"."""
_BESIDE_MORE: Final = late(
    rf"\b(?:where )?(?:(?:with|has|have|having|and|there's|mit|avec|met|con) )?(?:no|any|keine?n?|kein|pas de"
    rf"|geen|sin|senza)"
    rf" (?:{_NET}|wireless|phones?|telephones?|mobiles?|television|telly|computers?|laptops?|post|papers?|visitors?)\b"
    r"|\b\d{1,3}(?:st|nd|rd|th)(?= (?:birthday|anniversary|wedding)\b|$)",
    re.IGNORECASE,
)
"""What else may be said of where one is: what it lacks, and which birthday it is."""
_TOLD_AHEAD: Final = late(
    r"\s{0,3}(?P<ahead>[^:?\d\n]{4,90}):\s{1,3}(?=(?:absent|away|abwesend|absente|afwezig|ausente|assente"
    r"|i(?:'m|'ll|\sam|\sshall|\swill)|im"
    r"|we(?:'re|'ll|\sare|\sshall|\swill)|ich|wir|je|nous|ik|wij|estoy|estaré|sono|sarò|van|vom|du|del|dal|op"
    r"|am|from)\b)",
    re.IGNORECASE,
)
"""What heads an absence: "further to my note about the knee: ABSENT 28 December to 3 January"."""
_THEIRS: Final = late(
    r"\b(?:says?|said|writes?|wrote|tells?|told|asks?|asked|from|he|she|they|his|her|their|brother|sister|wife"
    r"|husband|friend"
    r"|press|example|instance|if|unless|not|no|never|don't|sagt|schreibt|von|er|sie|presse|beispiel|wenn|falls|nicht"
    r"|dit|écrit|de la part|il|elle|exemple|si|pas|zegt|schrijft|hij|zij|voorbeeld|als|niet|dice|escribe"
    r"|ejemplo|scrive|esempio|se)\b",
    re.IGNORECASE,
)
"""Words of a heading by which what follows may be somebody else's, or not meant."""
_LONGEST: Final = 12  # words of an ending
_MOST: Final = 4  # places in which it may begin


_LACKED: Final = (
    r"(?:wi-?fi |mobile |phone |e-?mail |internet |data )?(?:internet|netz|handynetz|empfang|wlan|w-?lan|wi-?fi|signal"
    r"|reception|coverage|e-?mails?|mails?|computers?|laptop|phone|telephone|network|connection|data|web|rechner|handy"
    r"|réseau|connexion|ordinateur|téléphone|wifi|bereik|verbinding|telefoon|cobertura|conexión|señal|ordenador"
    r"|teléfono"
    r"|red|rete|connessione|segnale|telefono|campo)"
)
_UNREACHED: Final = (
    r"(?:(?:so|and|but|where|und|wo|et|où|en|waar|y|donde|e|dove),? )?"
    r"(?:(?:i|we)(?:'ll| will| shall|'ve)?(?: have| get| got)?(?: got)? |there(?:'s| is| will be|'ll be| are) |with )?"
    r"(?:without|zero|no|hardly any|barely any|scarcely any|next to no|almost no|very little|little|not much|poor"
    r"|patchy"
    r"|limited|bad|terrible|dodgy|unreliable|ohne|kein\w{0,2}|kaum|schlechte[snr]?|sans|peu d['e] ?|pas d['e] ?"
    r"|zonder|geen"
    r"|nauwelijks|weinig|slecht|sin|apenas|poca|mala|senza|poc[ao]|niente) ?(?:a |an |any |my |much |proper |decent )?"
    rf"{_LACKED}(?: (?:access|connection|coverage|signal|there|at all|here|whatsoever|either|up there|out there"
    r"|dort|da|là-bas|daar|allí|lì))"
    rf"{{0,3}}(?:(?:,| or| nor| and| und| oder| et| ni| en| of| y| o| e)(?: no| kein\w{{0,2}}| geen)? (?:{_LACKED}"
    rf"|nothing"
    r"|anything|nichts|rien|niets|nada|niente|cooker|telly|tv)){0,3}"
)
"""What one lacks there: "zero signal", "without internet", "and hardly any reception there"."""
_LACKING: Final = late(
    rf"\s{{0,3}}(?:[,;(]|(?<=\s)[–—-])?\s{{1,3}}{_UNREACHED}\)?\s{{0,3}}[.!]{{0,3}}\s*$", re.IGNORECASE
)
_ALL_LACKED: Final = late(rf"\s*{_UNREACHED}\s{{0,3}}[.!]{{0,3}}\s*", re.IGNORECASE)
_LACKS: Final = 3  # of them that follow one another
_FRONTED: Final = late(
    r"\s*(?P<days>(?:from|between|until|till) [^,;:.!?]{4,50}?),? (?P<said>(?:i|we) (?:will|shall|am"
    r"|are)\b[^,;:!?]{3,60})",
    re.IGNORECASE,
)
"""The days before who is away on them."""
_PROMISE: Final = late(
    r"\s{0,3}(?:but )?(?:i'?ll|i will|we'?ll|we will) (?:still )?(?:do|send|post)(?: you)? something"
    r" before (?:i go|we go|i leave|we leave|then|that)[.! ]{0,4}"
    r"|\s{0,3}(?:aber )?(?:ich|wir) (?:schicken?|senden?|machen?|bestellen?)(?: euch| dir| aber| also){0,2} vorher noch"
    r" (?:et)?was[.! ]{0,4}",
    re.IGNORECASE,
)


def orders_nothing(sentence: str) -> bool:
    """Return whether a sentence behind an absence orders nothing: "Zero signal.", "I'll do something before I go." """
    bare = sentence.replace("’", "'").replace("\n", " ")
    return _PROMISE.fullmatch(bare) is not None or _ALL_LACKED.fullmatch(bare) is not None


def plainer(sentence: str, words: list[str]) -> Iterator[str]:
    """Yield a sentence that may tell of an absence without what stands around that, the fullest first.

    ``words`` are its words in small letters. Nothing is yielded that is the sentence itself.
    """
    if _AWAY.isdisjoint(words) or _WHEN.isdisjoint(words):
        return
    bare = _reached(_heard_again(without_opening(_behind_heading(sentence))))
    for told in _without_middle(bare):
        if told is not sentence:
            yield told
        for _, found in zip(range(_MOST), _ENDING.finditer(told), strict=False):
            ending = told[found.end() :]
            if found.start() > 0 and len(ending.split()) <= _LONGEST and _says_no_more(ending):
                yield told[: found.start()]


def _behind_heading(sentence: str) -> str:
    """Return a sentence without what heads its absence; as it is where that may speak of somebody else's."""
    found = _TOLD_AHEAD.match(sentence) if ":" in sentence and "?" not in sentence else None
    return sentence if found is None or _THEIRS.search(found["ahead"]) is not None else sentence[found.end() :]


def _says_no_more(ending: str) -> bool:
    """Whether an ending says no more than where one is, and why."""
    return _MORE.search(_BESIDE_MORE.sub(" ", ending).strip()) is None


def _heard_again(sentence: str) -> str:
    """Return a sentence without the ending that nothing will be heard meanwhile; as it is where that says more."""
    found = _UNHEARD.search(sentence)
    if found is None or found.start() == 0 or _HANGS.search(found["rest"]) is not None:
        return sentence
    return sentence[: found.start()]


def _reached(sentence: str) -> str:
    """Return a sentence without what its writer lacks there, which ends it."""
    for _ in range(_LACKS):
        found = _LACKING.search(sentence)
        if found is None or found.start() == 0:
            break
        sentence = sentence[: found.start()]
    return sentence


def _without_middle(sentence: str) -> Iterator[str]:
    """Yield a sentence, and as it is with its week beside its days, or without what one does there before them."""
    moved = _WEEK.search(sentence)
    if moved is not None:
        yield f"{sentence[: moved.start()]}{moved['between'].strip()} {moved['week']} {moved['days']}"
        return
    yield sentence
    fronted = _FRONTED.fullmatch(sentence)
    if fronted is not None:
        yield f"{fronted['said']} {fronted['days']}"
    placed = _PLACED.search(sentence)
    if placed is not None and _MORE.search(placed["placed"]) is None:
        yield f"{sentence[: placed.end('away')]} {sentence[placed.start('when') :]}"
