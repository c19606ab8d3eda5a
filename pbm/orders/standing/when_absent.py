"""A standing instruction under its name or for one's absence: "Dauerauftrag: niedrigste", "en mon absence, le bas".

Such words need no verb, so that they look like an order of the open round. Where they say more than which number is to
be played, or say it in a way that is not known, it is unclear what they want: never is it played now.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["Instruction", "when_absent"]

Instructed: TypeAlias = Literal["lowest", "highest", "cancel", "unclear"]

_NAMES: Final = (
    r"(?:dauer(?:auftr[aä]ge?s?|(?:an)?weisung(?:en)?|befehle?s?|order|regel)"
    r"|(?:vaste|staande|doorlopende) (?:opdracht|instructie|order|regel)"
    r"|(?:ordre|consigne|instruction|règle)s? (?:permanente?s?|fixes?)"
    r"|(?:orden|instrucción|regla|órdenes|instrucciones) (?:permanentes?|fijas?)"
    r"|(?:ordine|istruzione|regola|ordini|istruzioni) (?:permanent[ei]|fiss[aeoi])|standing (?:orders?|instructions?))"
)
_ABSENCES: Final = (
    r"(?:(?:bei|im falle?|während) (?:meiner |von )?abwesenheit|(?:wenn|falls) (?:ich )?abwesend"
    r"|(?:in case of (?:my )?|(?:in|during) my )absence|(?:pendant|en|durant) (?:cas d'|mon )absence"
    r"|(?:à|a) défaut de (?:mes )?nouvelles|(?:sans|faute de) (?:mes )?nouvelles(?: de ma part| de moi)?"
    r"|(?:si|quand) (?:tu n'as|vous n'avez|t'as|on n'a)(?: pas| plus)?(?: de)? (?:mes )?nouvelles(?: de moi)?"
    r"|(?:bij|in geval van|tijdens) (?:mijn )?afwezigheid|bij (?:mijn )?stilzwijgen"
    r"|(?:en|durante) (?:caso de |mi )ausencia|(?:a falta de|sin) (?:mis )?noticias(?: mías)?"
    r"|(?:in|durante) (?:caso di |la |mia )?(?:mia )?assenza|(?:in )?mancanza di (?:mie )?notizie"
    r"|senza (?:mie )?notizie|failing (?:any |further )?(?:word|news|orders?|mail)(?: from me)?"
    r"|if you (?:should )?hear nothing(?: from me)?|if (?:you have|there is|there's) no (?:word|news)(?: from me)?"
    r"|(?:hörst|hört) (?:du|ihr) (?:(?:mal|wieder|von mir) ){0,2}nichts(?: von mir)?"
    r"|(?:wenn|falls) (?:du|ihr|sie) nichts (?:hörst|hört|hören)"
    r"|(?:hoor|hoort|krijg) (?:je|jij|jullie|u) (?:van mij |van me )?(?:niks|niets)(?: van mij| van me)?"
    r"|(?:als|indien|wanneer) (?:je|jij|jullie|u) (?:(?:dan|verder|nog|van mij|van me|van ons) ){0,2}(?:niks|niets)"
    r"(?: meer)?(?: van (?:mij|me|ons))? (?:hoort|krijgt)"
    r"|si no (?:sabes|oyes|tienes) nada|se non (?:senti|sai|hai) (?:nulla|niente|notizie)"
    r"|se (?:allora )?non mi (?:senti|sente|sentite|faccio (?:sentire|vivo|viva)))"
    r"(?! (?:of|von|van|di|del|de(?! (?:ma part|moi)))\b)"
)
_OWN_ABSENCES: Final = (
    r"(?:(?:bei|im falle?|während|in) meiner abwesenheit|(?:wenn|falls) ich abwesend bin"
    r"|(?:in case of my |(?:in|during) my )absence|failing (?:any )?(?:orders|moves)(?: at all)? from me"
    r"|(?:in the )?absence of (?:any )?orders from me|without (?:any )?orders from me|ohne (?:züge|befehle) von mir"
    r"|(?:pendant|en|durant) mon absence|sans ordres (?:de ma part|de moi)|(?:bij|tijdens|in) mijn afwezigheid"
    r"|zonder (?:orders|zetten) van mij|(?:en|durante) mi ausencia|sin órdenes mías|(?:in|durante) (?:la )?mia assenza"
    r"|senza ordini miei"
    r"|(?:while|whilst) (?:i'm|i am|we're|we are|i'll be) (?:away|gone|abroad|on (?:holiday|leave|vacation|a cruise)"
    r"|in (?:the )?hospital|at sea|off|offline|out of the country|travelling)"
    r"|(?:solange|während|wenn) (?:ich|wir) (?:weg|fort|verreist|im urlaub|abwesend|nicht da|unterwegs) (?:bin|sind)"
    r"|(?:pendant|tant) que (?:je suis|nous sommes) (?:absente?s?|en vacances|en voyage|partie?s?)"
    r"|(?:terwijl|zolang) (?:ik|we|wij) (?:weg|afwezig|op vakantie|op reis) (?:ben|zijn)"
    r"|mientras (?:estoy|esté|estamos|estemos) (?:fuera|ausentes?|de viaje|de vacaciones)"
    r"|mentre (?:sono|siamo) (?:via|assent[ei]|fuori|in vacanza|in viaggio))"
)
"""Absences of the writer, and not only that nothing new has come from them since: "unless you hear otherwise"."""
_LOWEST: Final = (
    r"lowest|smallest|niedrigste[nrs]?|kleinste[nrs]?|tiefste[nrs]?|laagste|plus (?:petite?|bas(?:se)?|faible)"
    r"|más (?:baj[oa]|pequeñ[oa])|mas (?:baj[oa]|pequen[oa])|menor|più (?:bass[oa]|piccol[oa])|minore"
)
_HIGHEST: Final = (
    r"highest|biggest|largest|höchste[nrs]?|größte[nrs]?|groesste[nrs]?|hoogste|grootste"
    r"|plus (?:grande?|haute?|élevée?)|más (?:alt[oa]|grande)|mas alt[oa]|mayor|più (?:alt[oa]|grande)|maggiore"
)
_SIZE: Final = rf"(?:(?P<low>{_LOWEST})|(?P<high>{_HIGHEST}))"
_BETWEEN: Final = (
    r"(?:(?:please|always|just|then|simply|my|the|play|use|throw|take|as|for|missed|rounds?|turns?|bitte|dann|immer"
    r"|stets|einfach|halt|jeweils|automatisch|meine[ns]?|die|der|das|den|für|versäumte|verpasste|runden|spiele?n?|spielt|nimm"
    r"|nehmt|ist|lautet|als|automatiquement|toujours|alors|simplement|mon|ma|le|la|pour|joue[zr]?|lance[zr]?|prends"
    r"|prenez|mets|mettez|svp|stp|graag|altijd|dan|maar|gerust|ruhig|gewoon|steeds|mijn|m'n|het|de|speel|neem|gooi|zet|siempre"
    r"|simplemente|entonces|mi|el|juega|juegue|tira|usa|pon|por|favor|per|favore|sempre|allora|il|mio|mia|gioca|giocate"
    r"|metti|numero|número|chiffre|nombre|è|es|est|is|to)[\s,:]{1,3}){0,7}"
)
_SIGN: Final = r"\s{0,2}[,:=–—-]{0,2}\s{0,2}"
_FOLLOWED: Final = late(rf"(?<!\w)(?:{_NAMES}|{_ABSENCES})(?!\w){_SIGN}{_BETWEEN}{_SIZE}(?!\w)", re.IGNORECASE)
_LED: Final = late(
    rf"(?<!\w){_BETWEEN}{_SIZE}(?!\w)(?: (?:left|number|one|zahl|wurf|nombre|chiffre|getal|worp|número|numero"
    r"|possible|mögliche|mogelijke|restante|verbleibende|übrige))?,?"
    rf" (?:(?:as|als|comme|como|come) (?:(?:a|my|eine[nr]?|meine|een|un[ea]?|mon|ma) )?{_NAMES}|{_ABSENCES})(?!\w)",
    re.IGNORECASE,
)
_SOMEWHERE: Final = late(
    rf"(?<!\w)(?:(?:{_NAMES}|{_ABSENCES})(?!\w)[^.!?;\n]{{0,80}}?(?<!\w){_SIZE}(?!\w)"
    rf"|(?:{_LOWEST}|{_HIGHEST})(?!\w)[^.!?;\n]{{0,80}}?(?<!\w)(?:{_NAMES}|{_ABSENCES})(?!\w))",
    re.IGNORECASE,
)
"""Both in one sentence, with other words between."""
_NUMBERED: Final = late(rf"(?<!\w){_NAMES}\s{{0,2}}[:=–—-]\s{{0,2}}{_BETWEEN}\d", re.IGNORECASE)
_NUMBERED_AWAY: Final = late(
    r"(?:^|(?<=[.!?;,\n])\s{0,3}|(?<=\s)(?:and|but|und|aber|et|en|y|e)\s)(?:please |bitte |svp )?"
    rf"{_OWN_ABSENCES}(?!\w){_SIGN}{_BETWEEN}(?:(?:with|a|the|wurf|throw|coup|worp|tiro|lancio) ){{0,2}}"
    r"[1-6](?![\w.:]|/(?!3[2-9]|[4-9]\d|1\d\d))"
    r"(?!\s?(?:[-–]|(?:to|until|till|bis|tot|t/m|au|al|weeks|days|wochen|tage|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
    r"|okt|dez)))",
    re.IGNORECASE,
)
"""Numbers for rounds in which the writer is away; no instruction can be one, and it is none of this round."""
_THIS_ROUND: Final = late(
    r"\b(?:for now|this (?:time|round|turn|week)|today|diesmal|jetzt|heute|diese runde|(?:pour )?ce tour|cette fois"
    r"|maintenant|deze (?:keer|beurt|ronde)|nu|esta vez|este turno|ahora|questa volta|questo turno|adesso)\b",
    re.IGNORECASE,
)
_MINE: Final = (
    r"(?:(?:mes|mon|ma|meine[ns]?|die|den|das|mijn|de|het|mis?|las?|los|el|il mio|la mia|i miei|le mie|my|all) ){0,2}"
)
_OPENS: Final = (
    r"(?:^|(?<=[.!;\n]))\s{0,3}(?:(?:et|und|en|y|e|and|bitte|please|svp|s'il vous plaît|graag|por favor|per favore|donc"
    r"|also|dus),? ){0,3}"
)
_CLOSES: Final = (
    r"(?:,? (?:bitte|svp|stp|s'il (?:vous|te) pla[iî]t|merci|danke|graag|alstublieft|alsjeblieft|aub|por favor|gracias"
    r"|per favore|grazie|maintenant|jetzt|wieder|nu|ahora|ora|adesso)){0,2}(?=\s{0,2}(?:[.!,;\n]|$))"
)
_TAKEN_BACK: Final = (
    rf"{_OPENS}(?:(?:(?:j'|je )?(?:annule|supprime|retire|efface)|annulez|supprimez|retirez|effacez|oubliez"
    r"|annuler|supprimer|retirer|streiche?n?(?: sie)?|lösche?n?(?: sie)?|ich (?:streiche|lösche|widerrufe)"
    r"|widerrufe?n?(?: sie)?|schrap|annuleer|wis|verwijder|ik (?:schrap|annuleer)|(?:anul|cancel|borr)(?:a|e|ad|o)"
    r"|(?:elimin|quit)(?:a|e|ad|o)|(?:annull|cancell|elimin)(?:a|i|ate|o)|togli|tolga) (?:bitte )?"
    rf"{_MINE}{_NAMES}(?!\w)"
    rf"|(?:ich )?(?:nehmen? sie |nehme |nimm |ziehe )(?:bitte )?{_MINE}{_NAMES} (?:wieder )?zurück"
    rf"|(?:ik )?trek {_MINE}{_NAMES} (?:weer )?in|{_MINE}{_NAMES} (?:bitte )?(?:löschen|streichen|widerrufen|schrappen"
    rf"|annuleren|intrekken)){_CLOSES}"
)
"""A standing instruction that is taken back: "annulez mes ordres permanents", "bitte den Dauerauftrag löschen"."""
_ENDED: Final = late(
    rf"(?:(?<!\w)(?:kein(?:en?)?|ohne|pas d[e']|plus d[e']|sans|geen|zonder|sin|ningun[ao]|senza|nessun[ao]?|basta)"
    rf"\s?{_NAMES}(?: (?:mehr|meer|plus|più|más))?(?=\s{{0,2}}(?:[.!,;\n]|$))"
    rf"|(?:^|[.!\n]\s*)(?:(?:meine?n?|mijn|mon|ma|mi|il mio|la mia) )?{_NAMES}(?!\w)\s?[:=–—-]{{0,2}}\s?"
    r"(?:(?:ist|is|est|è|es) )?(?:keine?[rns]?|aus|weg|beendet|gelöscht|ende|aucune?|supprimée?|terminée?|geen|uit"
    r"|vervalt|ningun[ao]|anulad[ao]|fuera|nessun[ao]|annullat[ao]|off|none)(?!\w)"
    rf"|{_TAKEN_BACK})",
    re.IGNORECASE,
)
_NEEDED: Final = (
    *("dauer", "opdracht", "instruc", "consigne", "ordre", "règle", "regla", "orden", "órden", "ordin"),
    *("istruzion", "regola", "standing", "absen", "abwesen", "nouvelles", "afwezig", "stilzwijgen", "ausencia"),
    *(
        "assenza",
        "notici",
        "notizi",
        "failing",
        "rders from me",
        "ohne ",
        "zonder ",
        "sin órdenes",
        "senza ordini",
        "hear nothing",
        "no word",
        "no news",
        "vaste",
    ),
    *("while i", "while we", "whilst ", "solange", "während ", "pendant que", "tant que", "terwijl", "zolang"),
    *("mientras", "mentre"),
    *(
        "staande",
        "doorlopende",
        "hörst",
        "hört",
        "hören",
        "hoor",
        "krijg",
        "sabes nada",
        "oyes nada",
        "tienes nada",
        "senti n",
        "sai n",
        "hai n",
        "non mi ",
    ),
)
"""Pieces of which each text has one that speaks of these."""
_SIZES: Final = word_set(
    "lowest smallest highest biggest largest niedrigste niedrigsten niedrigster niedrigstes kleinste kleinsten "
    "kleinster kleinstes tiefste tiefsten höchste höchsten höchster höchstes größte größten groesste laagste hoogste "
    "grootste petit petite bas basse faible grand grande haut haute élevé élevée bajo baja pequeño pequeña pequeno "
    "pequena menor alto alta mayor basso bassa piccolo piccola minore maggiore"
)
_NOW: Final = late(
    r"[\s,–—-]{1,4}(?:(?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma) )?(?:for now|this (?:time|round|turn)|now|today"
    r"|diesmal|jetzt|heute|(?:für )?diese runde|(?:pour )?(?:ce tour|cette fois)|maintenant|nu"
    r"|deze (?:keer|beurt|ronde)|(?:para )?(?:esta vez|este turno)|ahora"
    r"|(?:per )?(?:questa volta|questo turno)|adesso|ora)(?!\w)",
    re.IGNORECASE,
)
"""What begins the order of the open round behind it."""
_MORE: Final = late(
    r"\d|\b(?:but|except\w*|only|not|never|unless|until|till|or|if|aber|außer|ausser|nur|ohne|bis|sondern|solange"
    r"|jedoch|oder|nicht|nie|wenn|falls|mais|sauf|seulement|excepté|jusqu\w*|sans|ou|tant que|jamais|pas|si|maar"
    r"|behalve|alleen|tot|zonder|tenzij|of|nooit|niet|als|pero|excepto|salvo|s[oó]lo|hasta|menos|sin|nunca|però|ma|tranne|eccetto"
    r"|soltanto|fino|senza|mai|non|se)\b",
    re.IGNORECASE,
)
"""What is said beyond the number."""
_OF_OTHERS: Final = late(
    r"\b(?:was|were|had|last (?:week|time|round|turn)|war|waren|hatte|hast|letzte[rs]? (?:woche|runde|mal)|étais|était"
    r"|a joué|as joué|dernière fois|was|waren|vorige|estuve|jugaste|última vez|ero|ha giocato|l'ultima volta"
    r"|(?-i:[A-Z])\w+(?:'s|s) (?:standing|absence))\b",
    re.IGNORECASE,
)
_OVER: Final = late(
    r"\b(?:(?:thank you|thanks|cheers|ta)(?: (?:so|very|ever so) much| a lot| again)?,? for (?:\w+ing|the)\b"
    r"|(?:i see|i saw|i notice|i noticed|glad|grateful|pleased)\b[^.!?;]{0,20}\b(?:played|threw|took|used|moved|saw to"
    r"|seeing to|was|were)|you (?:played|threw|took|used|moved|saw to)|(?:danke|dank dir|vielen dank)(?: dir| euch)?,?"
    r" (?:dass|für)|(?:habt|hast) [^.!?;]{0,40}(?:gespielt|genommen)|merci (?:d'avoir|pour)|tu as joué|vous avez joué"
    r"|(?:bedankt|dank je)(?: wel)?,? (?:dat|voor)|gracias por (?:haber|jugar)|has jugado|grazie (?:per|di) (?:aver|il"
    r"|la)|hai giocato)\b"
)
"""Thanks for what was played in an absence that is over, and what is told of it."""
_AHEAD: Final = late(
    r"\b(?:please|will|next|again|always|from now on|in future|if|when|whenever|bitte|immer|künftig|wenn|falls"
    r"|toujours|si|quand|steeds|altijd|als|siempre|cuando|sempre|se|quando)\b"
)
"""Words by which it is for absences to come."""
_SENTENCE_END: Final = late(r"[.!?;\n]")
_COMMA: Final = late(r"[,.!?;:\n\d–—]|\s-\s")
_DENIED: Final = late(
    r"\b(?:no|not a|never|kein(?:en?)?|ohne|nicht|pas|sans|geen|zonder|niet|sin|ningun[ao]?|senza|nessun[ao]?|non)"
    r"(?: \w{2,9})?\W{0,3}$",
    re.IGNORECASE,
)


class Instruction(NamedTuple):
    """What a standing instruction wants, and where it stands in its text."""

    wanted: Instructed
    start: int
    end: int


def when_absent(text: str, said: frozenset[str]) -> Instruction | None:
    """Return the standing instruction that ``text`` has under its name or for an absence; ``said`` are its words."""
    low = text.replace("’", "'").lower()
    if len(low) != len(text) or not any(piece in low for piece in _NEEDED):
        return None
    ended = _ENDED.search(low)
    if ended is not None:
        lead = ended.group()
        return Instruction("cancel", ended.start() + len(lead) - len(lead.lstrip(".! \n")), ended.end())
    numbered = _NUMBERED.search(low) or _numbered_away(low)
    if numbered is not None:
        return Instruction("unclear", numbered.start(), _end(low, numbered.end()))
    if not may_be_in(said, _SIZES):
        return None
    found = _FOLLOWED.search(low) or _LED.search(low)
    if found is None:
        return _in_other_words(low)
    return None if _is_over(low, found) else _plainly(low, found)


def _is_over(text: str, found: re.Match[str]) -> bool:
    """Whether somebody only tells, or gives thanks, of what was played: "thank you for seeing to the lowest"."""
    start = max(text.rfind(sign, 0, found.start()) for sign in ".!?;\n") + 1
    sentence = text[start : _end(text, found.end())]
    return _OVER.search(sentence) is not None and _AHEAD.search(sentence) is None


def _numbered_away(text: str) -> re.Match[str] | None:
    """Return numbers for the writer's absence, which say nothing of this round; None where it is meant too."""
    found = _NUMBERED_AWAY.search(text)
    if found is None or _THIS_ROUND.search(text, found.start(), _end(text, found.end())) is not None:
        return None
    return found


def _plainly(text: str, found: re.Match[str]) -> Instruction:
    """Return the instruction of words that stand beside each other."""
    end = _end(text, found.end())
    now = _NOW.search(text, found.end(), end)
    rest = text[found.end() : now.start() if now is not None else end]
    until = now.start() if now is not None else end
    asked = text[end : end + 1] == "?"
    before = text[max(text.rfind(sign, 0, found.start()) for sign in ".!?;\n") + 1 : found.start()]
    if asked or _MORE.search(rest) is not None or _DENIED.search(before) is not None:
        return Instruction("unclear", found.start(), until)
    comma = _COMMA.search(text, found.end(), until)
    stop = comma.start() if comma is not None else until
    return Instruction("lowest" if found["low"] else "highest", found.start(), stop)


def _in_other_words(text: str) -> Instruction | None:
    """Return an instruction that is not understood, where its name and the number share a sentence that is of now."""
    found = _SOMEWHERE.search(text)
    if found is None:
        return None
    start = max(text.rfind(sign, 0, found.start()) for sign in ".!?;\n") + 1
    end = _end(text, found.end())
    if text[end : end + 1] == "?" or _OF_OTHERS.search(text[start:end]) is not None:
        return None
    now = _NOW.search(text, found.end(), end)
    return Instruction("unclear", found.start(), now.start() if now is not None else end)


def _end(text: str, start: int) -> int:
    """Return where the sentence ends in which something stands at ``start``."""
    found = _SENTENCE_END.search(text, start)
    return found.start() if found is not None else len(text)
