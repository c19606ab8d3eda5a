"""Whole sentences that are talk and nothing else, taken out before a mail is read.

What is confided about others, "only to say that I enjoy this", word to be passed on, pints owed, rules asked for: none
of it orders anything or leaves anything open. A sentence that speaks of orders, of numbers or of a doubt is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from pbm.orders.late import late
from pbm.orders.word_set import Gated, word_set, words_in

__all__ = ["without_small_talk"]

_LINES, _LONGEST = 60, 6_000
_START = r"(?:(?<=[.!?…] )|(?<=[.!?…]\n)|(?<=\n)|\A)"
_REST = r"[^.!?…\d\n]{0,160}(?:\n[^.!?…\d\n]{1,120}){0,2}(?:[.!…]{1,3}|(?=\n\s*\n)|\Z)"
_CONFIDED = late(
    _START + r"(?:(?:strictly|just|purely|but) )?(?:between (?:ourselves|us|you and (?:me|i)|these four walls)"
    r"|off the record|confidentially|in confidence|entre nous|unter uns(?: gesagt)?|im vertrauen|onder ons"
    r"|in vertrouwen|entre nosotros|en confianza|detto tra noi|tra noi|in confidenza|not for print(?:ing)?"
    r"|don't print this)(?:,? (?:and )?(?:not for (?:printing|print|publication|the report)|please|nicht zum drucken))?"
    r"\s?[:,–-]{1,2}\s" + _REST,
    re.IGNORECASE,
)
_ONLY_TO_SAY = late(
    _START + r"(?:(?:no|nope|nothing|nein|nee|non|nada|niente|no no)[,;:.]? )?"
    r"(?:(?:only|just|except) (?:to (?:say|add|tell you|mention)|that)|only (?=(?:to say|that))"
    r"|nur (?:so viel|dass|noch,? dass)|nur um zu sagen,? dass|alleen (?:maar )?(?:dat|om te zeggen dat)"
    r"|(?:juste|seulement) (?:pour (?:te |vous )?dire (?:que |qu')|que |qu')"
    r"|(?:s[oó]lo|solamente|nada más) (?:para decir(?:te)? que|decir(?:te)? que|que)"
    r"|solo (?:per dire che|per dirti che|che))\W" + _REST,
    re.IGNORECASE,
)
_PASSED_ON = late(
    _START + r"(?:(?:please|pls|oh and|and|do|ps:?|p\.s\.:?) ){0,2}(?:tell|remind|let)(?-i: [A-Z][^\W\d_]{1,15})"
    r"(?: know)?(?: that)? (?:(?:i(?:'ve|'d|'m| have| am)?|we(?:'ve|'re| have)?|he|she|they) "
    r"(?:(?:still|really|badly|just|only) )?"
    r"(?:needs?|wants?|lost|miss(?:ed)?|owes?|got|have|has|mislaid|found|would like|waiting for)"
    r"(?: me| us)? (?:back )?(?:his|her|their|my|our)(?: (?:new|old|other|phone|telephone|mobile|postal|e-?mail))?"
    r" [^\W\d_]{2,14}(?: (?:back|again|please|now|still)){0,2}"
    r"|to (?:wait for me|watch out|look out|beware|behave|say h(?:is|er) prayers|start running|watch h(?:is|er) (?:step"
    r"|back)|get well(?: soon)?|write(?: to me)?|ring me|call me|mind h(?:is|er) (?:step|head)))\s?(?:[.!]{1,3}"
    r"|(?=\n)|\Z)",
    re.IGNORECASE,
)
_RULES_ASKED = late(
    _START + r"(?:(?:please|bitte|ps:?|p\.s\.:?|and|und|oh),? )?"
    r"(?:(?:könnten|können|würden|kannst|könntest|würdest|pourriez|pouvez|pourrais|peux|kunt|kun|zou|puede|podría"
    r"|puedes"
    r"|podrías|può|potrebbe|puoi|potresti|could|can|would|will)\b[-\s](?:(?:sie|du|vous|tu|u|je|usted|you) )?)"
    r"[^.!?…\d\n]{0,40}\b(?:regeln|spielregeln|regelheft|règles|règlement|spelregels|regels|reglas|reglamento|regole"
    r"|regolamento|rules|rulebook)\b[^.!?…\d\n]{0,40}\?",
    re.IGNORECASE,
)
_ACCOUNT = (
    r"(?:subs?|subscriptions?|account|credit|balance|cheques?|address label|back issues?|renewal|membership|postage"
    r"|abo|abonnement|konto|guthaben|scheck|rückporto|mitgliedschaft|compte|chèque|adhésion|tegoed|lidmaatschap"
    r"|suscripción|cuenta|saldo|abbonamento|conto|assegno)"
)
_NO_HURRY = (
    r"(?:(?:there(?:'s| is) )?no(?: great| particular| real)? (?:hurry|rush)"
    r"(?: (?:with|about|over|for) (?:this|it|that))?"
    r"|keine eile|nicht eilig|rien d'urgent|rien ne presse|geen haast|sin prisas?|senza fretta"
    r"|when(?:ever)? you (?:have|get) (?:a|the) (?:moment|minute|time|chance))"
)
_ACCOUNT_ASKED = late(
    _START + r"(?:(?:and|but|oh|ps:?|p\.s\.:?|by the way|incidentally|also|übrigens|au fait|trouwens|por cierto"
    rf"|a proposito),? )?{_NO_HURRY}?[\s,;:¿–-]{{0,3}}(?:(?:but|and|aber|mais|maar|pero|ma)[ ¿]{{1,2}})?"
    r"(?:how(?:'s)?|what(?:'s)?|when|where|is|are|do|does|did|has|have|can|could|would|will|wie|was|wann|ist|habe|hast"
    r"|où|comment|quand|est-ce|as-tu|avez-vous|hoe|wat|wanneer|heb|cómo|cuánto|cuándo|está|come|quanto|quando|è)\b"
    rf"[^.!?…\d]{{0,100}}\b{_ACCOUNT}\b[^.!?…\d]{{0,80}}\?",
    re.IGNORECASE,
)
_OF_ASKING = late(
    rf"{_NO_HURRY}|\b(?:could|can|may|should|before|first|till|until|yet|later|check\w*)\b", re.IGNORECASE
)
"""What belongs to the manner of such a question, and tells nothing of orders."""
_ORDERED = late(
    r"\b(?:throws?|trap ?doors?|traps?|td|rolls?|plays?|die|wurf|werfe|falltür|luke|lance|dé|trappe|gooi|worp|luik"
    r"|valluik|tiro|tirada|tiri|trampilla|lancio|botola)\b[^\w\n]{0,3}(?:[^\W\d_]{1,9}[^\w\n]{1,2}){0,2}\d",
    re.IGNORECASE,
)
"""A label with its number."""
_FIRST = late(
    r"\b(?:before|until|till|first)\b[^.!?]{0,12}\b(?:you|i|we|this|these|any|anything|it) (?:\w{1,9} ){0,2}?"
    r"(?:count|enter|take|taking|process|use|do|go|commit|play|accept|book|run)\w{0,3}\b",
    re.IGNORECASE,
)
"""What is to be known before anything counts."""
_UNITS = (
    r"(?:pints?|beers?|quid|fivers?|tenners?|euros?|pounds?|dollars?|bucks|drinks?|coffees?|cakes?|bottles?|pence|bob"
    r"|bier|biere|pils|halbe|kaffee|biertjes?|pilsjes?|bières?|verres?|euros|cañas?|cervezas?|birre|birra|caffè)"
)
_COUNTED = rf"(?:[£$€]\s?\d{{1,3}}|\d{{1,3}}\s?(?:[£$€]|{_UNITS})(?!\w))"
_OWED = late(
    _START + rf"(?=(?:[^.!?…\d]{{0,60}}{_COUNTED}){{1,3}}[^.!?…\d]{{0,80}}(?:[.!…]{{1,3}}|\n|\Z))"
    r"(?=[^.!?…]{0,120}\b(?:you(?:'d)? owe|owes? (?:me|you|us)|(?:schuldest|schuldet) (?:du|mir|er|sie)"
    r"|du schuldest|bent me|me debes|me dois|tu me dois|mi devi|my bet|our bet|wager)\b)"
    r"[^.!?…]{1,160}(?:[.!…]{1,3}|(?=\n)|\Z)",
    re.IGNORECASE,
)
_ADDRESS = late(
    r"(?P<head>\b(?:address|adresse|anschrift|adres|dirección|direccion|indirizzo)\b[^.!?:\n\d]{0,30}"
    r"(?:\s?:|\bis|\bist|\blautet|\best|\bes|è))\s"
    r"(?:\d{1,4}[a-z]?,? )?[^\W\d_][^\d\n,:!?]{2,30}(?: \d{1,3}[a-z]?(?! ?[a-z]))?(?:,? \d{4,5}\b)?"
    r"(?:,? [^\W\d_][^\d\n,:!?.]{2,25}){0,2}[.!]?(?=\s*(?:\n|\Z))",
    re.IGNORECASE,
)
_MATTERS = late(
    r"\b(?:throw\w*|trap\w*|td|orders?|moves?|dice|nominat\w*|spaces?|squares?|numbers|mine|my (?:turn|go|number)"
    r"|undecided|decid\w+|rather|prefer\w*|instead|chang\w+|wait(?:ing)?|hold|cancel\w*|withdraw\w*|scrap|forget|ignore"
    r"|sure|certain|maybe|perhaps|might|unless|whether|confirm\w*|later|yet|first|before|until|till|if|should|could|may"
    r"|not|don't|won't|can't|other|wrong|mistake|correct\w*|else|check\w*|think about|play(?:ing)?|skip|pass"
    r"|wrote|sent|typed|written|guess\w*|regret\w*|drunk|ones?|two|three|four|five|six|low(?:er|est)?|high(?:er"
    r"|est)?|same|usual|hope|wish|plan|subject|tomorrow"
    r"|wurf|würf\w*|zug|züge|falltür|feld|zahl|ändern?|vielleicht|sicher|noch nicht|warten?|statt\w*|wenn|falls|lieber"
    r"|kein\w*|nicht|gilt|eins|zwei|drei|vier|fünf|sechs|worp\w*|zet\w*|valluik|vak|getal|misschien|zeker|wachten?|als"
    r"|niet|geen|liever|een|twee|drie|vijf|zes|lancers?|lance|coup|trappe|case|chiffre|peut-être|sûre?|attend\w*|si"
    r"|pas|plutôt|deux|trois|quatre|cinq|tirada|tiro|trampilla|casilla|número|quizás?|segur\w+|esper\w+|no|mejor|dos"
    r"|tres|cuatro|cinco|seis|tiri|botola|casella|mossa|numero|forse|sicur\w+|aspett\w+|se|non|meglio|due|tre|quattro"
    r"|cinque|sei)\b",
    re.IGNORECASE,
)
_OPENING = late(
    r"^\s*(?:no|nope|nothing|nein|nee|non|nada|niente)\b|not for [a-z]+|nicht zum drucken|don't print this"
    r"|between (?:you and me|you and i|us|ourselves)|tra noi|entre nous|unter uns",
    re.IGNORECASE,
)
_THINKING = late(
    r"\b(?:i (?:do )?(?:think|believe|suspect|reckon|bet|fear|have a feeling)|ich (?:glaube|denke|vermute|fürchte)"
    r"|je (?:crois"
    r"|pense|soupçonne)|ik (?:denk|geloof|vermoed)|(?:yo )?(?:creo|pienso|sospecho)|(?:io )?(?:credo|penso"
    r"|sospetto))\b",
    re.IGNORECASE,
)
_GLAD = late(
    r"\b(?:i(?:'m| am)? (?:(?:really|do|still|very much|always|am|so) ){0,2}(?:enjoy(?:ing|ed)?|love|like|loving"
    r"|liked|loved"
    r"|miss|grateful|thankful|having fun|had fun|look(?:ing)? forward|greet|thank|having)|it (?:gives|gave) me"
    r"|me and my"
    r"|ich (?:genieße|liebe|mag|freue mich|danke)|mir (?:macht das|das) |j'(?:adore|aime)|je (?:m'amuse|m'éclate"
    r"|vous remercie"
    r"|te remercie)|ik (?:geniet|vind het|hou)|me (?:encanta|divierte|lo paso)|mi (?:piace|diverto))(?!\w)",
    re.IGNORECASE,
)
_MYSELF = late(
    r"\b(?:i|i'm|i've|i'd|i'll|im|me|my|mine|myself|we|we're|our|us|ich|mich|mir|mein\w*|wir|je|j'ai|moi|mon|ma|mes"
    r"|nous|ik"
    r"|mij|mijn|wij|yo|mi|mis|conmigo|io|mio|mia|miei)\b",
    re.IGNORECASE,
)
_OWED_ENDS = late(
    r"\b(?:if|when|wenn|falls|als|si|se) (?:it|this|that|i'm|es|das|het|dat|ça|c'est|esto|sale|funziona|va|klappt"
    r"|lukt)\b[^.!?…]{0,30}(?=[.!…\n]|\Z)|,? (?:and )?not (?=[£$€\d])|,? nicht (?=[£$€\d])",
    re.IGNORECASE,
)


_HOW_IT_IS = late(
    _START + r"(?:(?:and|und|et|en|y|e|so|also),? )?¿?"
    r"(?:how(?:'s| is| are| was| were) (?:the weather|things|life|you|everything|everybody|the (?:family|kids|children)"
    r"|your (?:wife|husband|mother|mum|back|knee|leg|dog|cat|garden|holiday|christmas))|what's the weather"
    r"|wie (?:geht(?:'s| es)|ist das wetter|war (?:der urlaub|weihnachten))|comment (?:ça va|vas-tu|allez-vous|va)"
    r"|quel temps fait-il|hoe (?:gaat het|is het weer)|qué tal|cómo (?:estás?|va|anda|está el tiempo)"
    r"|come (?:stai|va|state)|che tempo fa)(?![\w-])[^.!?…\d\n]{0,60}\?",
    re.IGNORECASE,
)
"""What is asked of the GM's health, family and weather."""


_WHEN = (
    r"(?:\d{1,3}(?:[.:]\d\d)?\.?(?:st|nd|rd|th|e|er|º|ª)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
)
_INVITED = late(
    _START + r"(?:(?:and|but|oh|so|ps:?|p\.s\.:?|do|please|also|und|bitte|et|en|y|e),? ){0,2}"
    r"(?:come|drop (?:in|by|round|over)|pop (?:in|by|round|over)|meet (?:me|us)|join (?:me|us)|see you|(?:ring|call"
    r"|phone|visit) (?:me|us)"
    r"|pick (?:me|us|him|her|the kids|mum|dad) up|let's (?:meet|eat|have (?:dinner|lunch|tea|a drink))|be (?:here"
    r"|there|with us)"
    r"|turn up|(?:dinner|lunch|tea|supper|breakfast|(?:the|our) (?:party|meeting|film|match|train|bus)) (?:is|starts"
    r"|begins|leaves)"
    r"|kommt?(?: doch| bitte| ruhig| lieber){0,2}|ruft? (?:mich|uns)(?: doch| bitte)? an|triff (?:mich|uns)|bis"
    r"|viens|venez|appelle-moi|kom(?: maar| toch| gerust| liever){0,2}|bel (?:me|ons)(?: maar)?"
    r"|ven(?:ga|id)?|llámame|pásate|vieni|venite|chiamami)(?![\w'])"
    rf"[^.!?,:…\d\n]{{0,60}}(?<!\sto)(?<!\sauf)(?<!\ssur)(?<!\sop)(?<!\ssulla) (?:{_WHEN})"
    rf"[^.!?…\d\n]{{0,20}}\s(?:instead of|rather than|not|statt|anstatt|au lieu d(?:e|u|es)|et pas"
    rf"|in plaats van|en niet|en (?:vez|lugar) de(?:l)?|y no|invece (?:di|del|delle|che)"
    rf"|e non)\s[^.!?…\d\n]{{0,16}}?{_WHEN}"
    r"[^.!?…\d\n]{0,60}(?:[.!…]{1,3}|(?=\n)|\Z)",
    re.IGNORECASE,
)
"""Who is to come, and when they had rather come: "do come at 7 instead of 8"."""
_OF_A_GAME = late(
    r"\b(?:throws?|trap ?-?doors?|traps?|td|rolls?|dice|die|spaces?|squares?|numbers?|counter|piece|orders?|moves?"
    r"|nominat\w*|wurf"
    r"|würfel\w*|falltür\w*|luke|feld|zahl|zug|lancer|dé|trappe|case|chiffre|coup|worp|gooi|valluik|luik|vak|getal"
    r"|zet|tirada"
    r"|dado|trampilla|casilla|número|jugada|lancio|tiro|botola|casella|numero|mossa)\b",
    re.IGNORECASE,
)

_KEPT_FOR_ME = late(
    _START + r"(?:(?:please|pls|and|do|oh|so|but|then|also|ps:?),? ){0,3}"
    r"(?:keep|save|reserve|bake|bring|put aside|set aside) (?:please )?"
    r"(?:(?:for )?(?:me|us) |(?=[^.!?…\d\n]{3,40} for (?:me|us)\b))"
    r"(?:a|an|one|two|three|some|any|the|your|another|half a) "
    r"(?!(?:one|two|three|four|five|six|other|same|lowest|highest|low|high|lot|bit|please|for|more|if|back|free|open"
    r"|step|place|way|rest|last)\b)[^.!?…\d\n]{3,60}(?:[.!…]{1,3}|(?=\n)|\Z)",
    re.IGNORECASE,
)
"""What is to be kept for somebody that is no number: "please keep for me one bread", "save me a slice"."""


def without_small_talk(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without such sentences, as many lines as before; a long mail is left as it is."""
    head = list(lines[:_LINES])
    said = words_in(head)
    found = _GATED.of(said)
    if not found or sum(map(len, head)) > _LONGEST:
        return list(lines)
    whole = text = "\n".join(head).replace("’", "'")
    for pattern, told in found:
        text = pattern.sub(told, text)
    if text == whole:
        return list(lines)
    return [*text.split("\n"), *lines[_LINES:]]


def _of_others(found: re.Match[str]) -> str:
    """Return the line ends of what is told of others or enjoyed, and the words themselves of anything else."""
    said = found.group()
    told = _GLAD.sub(" ", _THINKING.sub(" ", _OPENING.sub(" ", said)))
    return said if _MATTERS.search(told) or _MYSELF.search(told) else "\n" * said.count("\n")


def _of_debts(found: re.Match[str]) -> str:
    """Return the line ends of what is owed, and the words themselves of anything else."""
    said = found.group()
    return said if _MATTERS.search(_OWED_ENDS.sub(" ", said)) else "\n" * said.count("\n")


def _of_address(found: re.Match[str]) -> str:
    """Return what leads to an address without it; the words themselves where they may be of orders."""
    return found.group() if _MATTERS.search(found.group()) else found["head"]


def _of_health(found: re.Match[str]) -> str:
    """Return the line ends of what is asked about health and weather beside orders, and else the words themselves."""
    return found.group() if _MATTERS.search(found.group()) else _beside_orders(found)


def _of_account(found: re.Match[str]) -> str:
    """Return the line ends of what is asked about money or issues beside orders, and else the words themselves."""
    said = found.group()
    beside = _ORDERED.search(found.string) is not None and not _FIRST.search(said)
    return _breaks(found) if beside and not _MATTERS.search(_OF_ASKING.sub(" ", said)) else said


def _of_visit(found: re.Match[str]) -> str:
    """Return the line ends of what is told of a visit or kept; the words themselves where the game is spoken of."""
    return found.group() if _OF_A_GAME.search(found.group()) else _breaks(found)


def _beside_orders(found: re.Match[str]) -> str:
    """Return the line ends of what is asked beside figures, and the words themselves where nothing else is written."""
    return _breaks(found) if re.search(r"\d", found.string) else found.group()


def _breaks(found: re.Match[str]) -> str:
    return "\n" * found.group().count("\n")


_Told: TypeAlias = Callable[[re.Match[str]], str]
_TALK: tuple[tuple[frozenset[str], re.Pattern[str], _Told], ...] = (
    (
        word_set(
            "between record confidentially confidence entre unter vertrauen onder vertrouwen confianza tra confidenza "
            "print printing"
        ),
        _CONFIDED,
        _of_others,
    ),
    (
        word_set("only just except nur alleen juste seulement sólo solo solamente más"),
        _ONLY_TO_SAY,
        _of_others,
    ),
    (word_set("address adresse anschrift adres dirección direccion indirizzo"), _ADDRESS, _of_address),
    (word_set("tell remind let"), _PASSED_ON, _breaks),
    (
        word_set(
            "regeln spielregeln regelheft règles règlement spelregels regels reglas reglamento regole regolamento "
            "rules rulebook"
        ),
        _RULES_ASKED,
        _beside_orders,
    ),
    (
        word_set(
            "sub subs subscription subscriptions account credit balance cheque cheques label issue issues renewal "
            "membership postage abo abonnement konto guthaben scheck rückporto mitgliedschaft compte chèque adhésion "
            "tegoed lidmaatschap suscripción cuenta saldo abbonamento conto assegno"
        ),
        _ACCOUNT_ASKED,
        _of_account,
    ),
    (
        word_set("how how's what's wie comment quel hoe qué cómo come che"),
        _HOW_IT_IS,
        _of_health,
    ),
    (
        word_set("instead rather not statt anstatt lieu pas plaats niet vez lugar no invece non"),
        _INVITED,
        _of_visit,
    ),
    (word_set("keep save reserve bake bring aside"), _KEPT_FOR_ME, _of_visit),
    (word_set("owe owes schuldest schuldet bent debes dois devi bet wager"), _OWED, _of_debts),
)
"""Each kind of talk, with the words of which it has one, and what is told instead."""
_GATED = Gated((needed, (pattern, told)) for needed, pattern, told in _TALK)
