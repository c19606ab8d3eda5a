"""What stands around a sentence that tells of an absence: whom it speaks to, that it is noted, what one does there.

"Alan, kindly note that I shall be away from 4 to 9 May, at Mary's" says that its writer is away from 4 to 9 May.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pbm.orders.day_words import MONTHS, WEEKDAYS
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["plainer"]

_AWAY: Final = word_set(
    "away absent abroad holiday holidays hols vacation off gone offline unavailable unreachable im am be were weg fort "
    "abwesend urlaub verreist ferien unterwegs bin sind absente vacances voyage suis serai sommes serons vakantie reis "
    "afwezig onbereikbaar ben zit fuera ausente vacaciones viaje estaré estoy estamos estaremos via assente vacanza "
    "viaggio sarò sono siamo saremo parto pars ga fahre"
)
"""Words of which a sentence that tells of an absence has one."""
_WHEN: Final = frozenset((*MONTHS, *WEEKDAYS)) | word_set(
    "week weeks weekend until till tomorrow fortnight days christmas xmas easter woche wochen bis tage weihnachten "
    "ostern semaine semaines jusquau jusquà jours noël pâques weken tot dagen kerst kerstmis semana semanas hasta días "
    "navidad navidades settimana settimane fino giorni natale pasqua"
)
"""Words of which the days of one have one."""
_VOCATIVE: Final = r"(?:(?:dear|hi|hello|hey|hallo|hoi|hola|ciao|bonjour|salut|cher|liebe[rs]?|beste) )?"
_NAMED: Final = late(
    rf"\s{{0,4}}(?i:{_VOCATIVE})(?!(?i:if|when|unless|should|perhaps|maybe|possibly|probably|not|no|never|vielleicht"
    r"|falls|wenn|nicht|peut|si|pas|misschien|als|niet|quizás?|forse|se|non|while|until|last|press|presse|pers"
    r"|prensa|tonight|today|tomorrow|next|yesterday)\b)[A-Z][^\W\d_]{1,15}[,:!]\s{1,3}"
)
"""A name, or another word by itself, before what is said to them."""
_NOTED: Final = late(
    r"\s{0,4}(?:"
    r"(?:and|but|also|oh|ps|p\.s\.|nb|n\.b\.|btw|by the way|so|well|now|right|anyway|und|aber|übrigens|ach|noch etwas"
    r"|et|mais|au fait|en|maar|trouwens|overigens|y|pero|por cierto|e|ma|comunque|a proposito)\b[,:]?"
    r"|(?:(?:kindly|please|pls|bitte|do|would you|could you|can you) ){0,2}(?:note|be advised|be aware|take note"
    r"|remember|bear in mind|be informed|mark|know)(?: down)?(?:,? (?:too|also|please))?(?: that|:|,)?"
    r"|(?:just )?(?:a |one )?(?:quick |short |little |small |gentle )?(?:note|line|word|reminder|warning|heads[- ]up)"
    r"(?: to (?:say|let you know|tell you|inform you))?(?: that|:|,|\s-)?"
    r"|just (?:to (?:say|let you know|tell you|mention)|so you know|letting you know|saying)(?: that|:|,)?"
    r"|(?:i|we) (?:should|must|ought to|had better|have to|need to|want to|wanted to|may)(?: just| also)?"
    r" (?:mention|say|add|tell you|warn you|let you know|point out|inform you)(?: that|,)?"
    r"|(?:i )?forgot to (?:say|mention|tell you|add)(?: that|:|,|\s[-–])?"
    r"|(?:i am|i'm) (?:sorry|afraid|sad|pleased|happy|glad)(?: to (?:say|tell you))?(?: that|,| but)?"
    r"|for (?:your|the) (?:information|diary|diaries|record|records)[,:]?|fyi[,:]?|one (?:more|last|other) thing[,:.]?"
    r"|before i forget[,:]?|as (?:you (?:may )?know|mentioned|i (?:said|mentioned))[,:]?|sadly,?|alas,?"
    r"|unfortunately,?|regrettably,?|luckily,?|leider,?|(?:nur )?zur info(?:rmation)?[,:]?|malheureusement,?"
    r"|pour info(?:rmation)?[,:]?|(?:je )?(?:te|vous) (?:signale|préviens|rappelle|dis|informe) que"
    r"|(?:veuillez )?noter? que|(?:sache|sachez|note|notez) que|à noter[,:]?|helaas,?|ter info(?:rmatie)?[,:]?"
    r"|lamentablemente,?|(?:te|os|le) (?:aviso|recuerdo|informo)(?: de)? que|ten en cuenta que|que sepas que"
    r"|para tu información,?|purtroppo,?|(?:ti|vi|le) (?:avviso|ricordo|segnalo|informo) che|tieni presente che"
    r"|sappi che|per tua informazione,?"
    r")(?:\s{1,3}|(?<=-)\s{0,3}|(?<=–)\s{0,3})",
    re.IGNORECASE,
)
_GOING: Final = (
    r"(?:at|in|on|with|for|visiting|seeing|going|staying|skiing|sailing|walking|camping|cycling|travelling|attending"
    r"|helping|looking|minding|babysitting|to see|to visit|to stay|because|as|since|due|owing|bei|zu|zum|zur|auf|mit"
    r"|wegen|im|chez|à|au|aux|avec|pour|dans|voir|rendre|bij|naar|met|voor|wegens|op|con|para|por|de visita|da|dai"
    r"|dalla|per|a trovare)"
)
_ENDING: Final = late(
    rf"\s{{0,3}}(?:[,;(]|(?<=\s)[–—-](?=\s))\s{{0,3}}(?!\d)(?=[^\W\d_])|\s{{1,3}}(?={_GOING}\b)", re.IGNORECASE
)
"""Where what one does there may begin."""
_MORE: Final = late(
    r"\d|\?|^(?:and|but|und|aber|et|mais|maar|y|pero|e|ma)\b|\bbut\b|\b(?:if|unless|except|maybe|perhaps|might|may|probably|possibly|sure|so|play|throw|trap\w*|nominat\w*"
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
_LONGEST: Final = 12  # words of an ending
_MOST: Final = 4  # places in which it may begin
_STARTS: Final = 4  # words before the sentence that follow one another


def plainer(sentence: str, words: list[str]) -> Iterator[str]:
    """Yield a sentence that may tell of an absence without what stands around that, the fullest first.

    ``words`` are its words in small letters. Nothing is yielded that is the sentence itself.
    """
    if _AWAY.isdisjoint(words) or _WHEN.isdisjoint(words):
        return
    bare = _without_beginning(sentence)
    for told in _without_middle(bare):
        if told is not sentence:
            yield told
        for _, found in zip(range(_MOST), _ENDING.finditer(told), strict=False):
            ending = told[found.end() :]
            if found.start() > 0 and len(ending.split()) <= _LONGEST and _MORE.search(ending) is None:
                yield told[: found.start()]


def _without_beginning(sentence: str) -> str:
    """Return a sentence without the names and the words of noting that it begins with."""
    start = 0
    for _ in range(_STARTS):
        found = _NAMED.match(sentence, start) or _NOTED.match(sentence, start)
        if found is None:
            break
        start = found.end()
    return sentence[start:] if start else sentence


def _without_middle(sentence: str) -> Iterator[str]:
    """Yield a sentence, and as it is with its week beside its days, or without what one does there before them."""
    moved = _WEEK.search(sentence)
    if moved is not None:
        yield f"{sentence[: moved.start()]}{moved['between'].strip()} {moved['week']} {moved['days']}"
        return
    yield sentence
    placed = _PLACED.search(sentence)
    if placed is not None and _MORE.search(placed["placed"]) is None:
        yield f"{sentence[: placed.end('away')]} {sentence[placed.start('when') :]}"
