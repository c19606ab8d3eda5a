"""The words in which what stands on one board of several is told to change, each a pattern of a part of a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.standing.two_told import NUMBERS, ORDINALS

__all__ = [
    "AWAY",
    "DOORS_AWAY",
    "DOORS_KEPT",
    "DOOR_FROM_TO",
    "DOOR_TOPIC",
    "EVERY",
    "FLIP",
    "FROM_TO",
    "KEPT",
    "LEADING",
    "LIKE",
    "NOTHING",
    "NOT_THAT",
    "NUMBER",
    "OF_DOOR",
    "OF_THROWS",
    "ONE_DOOR",
    "PLACED",
    "REST_KEPT",
    "SAME_DOOR",
    "SPOKEN_OF",
    "SWAPPED_DOORS",
    "TAIL",
    "THERE",
    "THROWS_KEPT",
    "TOO",
    "TOO_LATE",
    "value_of",
    "with_marks",
]

_DOOR: Final = (
    r"(?:trap ?-?doors?|traps?|tds?|falltür(?:en)?|fallen?|trappes?|valluik(?:en)?|luik(?:en)?|trampillas?|trampas?"
    r"|botol[ae])(?: nominations?)?"
)
_N: Final = rf"(?:\d{{1,3}}|{'|'.join(NUMBERS)})(?!\w)"
_SMALL: Final = (
    r"(?:the|my|an?|die|der|den|das|meine|la|le|les|ma|el|los|las|mi|il|lo|i|de|het|mijn|een|una?|une|l"
    r"|is|be|to|at|on|in|now|should|shall|can|make|made|put|set|goes|go|ist|soll|sein|sei|est|sera|e'|è|es|sea"
    r"|eine[nrm]?|auf|zu|à|en|su|op|naar|wird|wordt|becomes|instead|rather|please|then|doch|lieber|bitte|jetzt|nun|mal|eher"
    r"|und|zwar|da|dann|dort|plutôt|finalement|toch|liever|graag|maar|mejor|al|final|ahora|invece|meglio|pure|anche"
    r"|auch|too|also|as|well|tb|también|aussi|ook|same|gleiche|selbe|dieselbe|misma|même|meme|dezelfde|zelfde|stessa"
    r"|sorry|pongo|pon|metto|metti|mets|neem|nehme?|nimm|ich|quiero|voglio|veux|wil|want|take|have|play|i'll|i'd"
    r"|like|throw|y|and|et|e|:|nehmen|spielen|setzen|machen|nemen|spelen|zetten|maken|gooien|prendre|jouer|mettre"
    r"|poner|tomar|jugar|usar|prendere|giocare|mettere|usare)"
)
_NOT: Final = (
    r"(?:instead of|in place of|rather than|than|(?:and )?not|nicht|anstatt|statt|pas|au lieu d[eu]|niet|ipv"
    r"|in plaats van|no|en vez del?|non|invece d(?:i|el))"
)
_SMALLS: Final = rf"(?:{_SMALL} )*"
_TAILS: Final = rf"(?: {_SMALL})*"

NUMBER: Final = late(rf"{_SMALLS}(?P<new>{_N})(?: it is)?(?:,? {_NOT} (?:{_SMALL} )?(?P<old>{_N}))?{_TAILS}")
"""A number with nothing but small words around it: "make it the 4 then", "5 not 6"."""
FROM_TO: Final = late(
    rf"(?:(?:change|alter|amend|switch|ändere|tausche|change[rz]?|wissel|verander|wijzig|cambiar?|cambiare|cambi) )?"
    rf"{_SMALLS}(?P<old>{_N}) (?:to|into|in|auf|zu|gegen|en|par|naar|voor|por|a|con) {_SMALLS}(?P<new>{_N}){_TAILS}"
    rf"(?: (?:tauschen|ändern|wechseln|wisselen|veranderen|wijzigen)){{0,1}}{_TAILS}"
)
"""One number in the place of another: "change the 4 to a 6"."""
PLACED: Final = late(
    rf"{_SMALLS}(?P<place>{'|'.join(sorted(ORDINALS, key=len, reverse=True))})"
    rf"(?: (?:one|throw|roll|number|wurf|zahl|lancer|worp|tirada|tiro|lancio))?"
    rf"(?: (?:{_SMALL}|have|been|read|meant|sollte|doit|devrait|être|moet|moest|zijn|debe|ser|deve|essere))*"
    rf" (?P<new>{_N}){_TAILS}"
)
"""A throw told by its place: "the second one should be 5"."""
OF_THROWS: Final = late(r"\b(?:throws|rolls|numbers|dice|würfe|zahlen|lancers|coups|worpen|tiradas|tiri|lanci)\b")
OF_DOOR: Final = late(
    rf"{_SMALLS}{_DOOR} {_SMALLS}(?P<new>{_N})(?:,? {_NOT} (?:{_SMALL} )?(?P<old>{_N}))?{_TAILS}"
    rf"|{_SMALLS}(?P<new2>{_N}) (?:as|als|comme|como|come|for) {_SMALLS}{_DOOR}{_TAILS}"
)
DOOR_FROM_TO: Final = late(
    rf"(?:(?:move|change|shift|verschieb|verlege?|ändere|déplace|change[rz]?|verplaats|mueve|cambia|sposta) )?"
    rf"{_SMALLS}{_DOOR} (?:from|von|de|du|van|del?|da|dal) {_SMALLS}(?P<old>{_N})"
    rf" (?:to|auf|nach|zu|à|en|sur|naar|op|al?|su) {_SMALLS}(?P<new>{_N}){_TAILS}"
)
"""A trapdoor moved from what stands: "move my trap from 12 to 20"."""
DOORS_AWAY: Final = late(
    r"(?:(?:take|lose|remove|scrap|delete|cancel) (?:(?:the|my|both) )+(?:trap ?-?doors|traps)(?: off| away| out)?"
    r"(?: both)?(?: please)?)|(?:no|without|keine|ohne|pas de|sans|aucune|geen|zonder|sin|senza|nessuna) (?:more )?"
    rf"(?:trap ?-?doors|traps|falltüren|fallen|trappes|valluiken|luiken|trampillas|trampas|botole)(?: at all)?{_TAILS}"
)
"""None on any board: "no traps after all"."""
DOOR_TOPIC: Final = late(rf"{_SMALLS}{_DOOR}{_TAILS}")
"""A trapdoor without its number, which is told next: "the trapdoor on B:"."""
ONE_DOOR: Final = late(r"\b(?:trap ?-?door|trap|td|falltür|falle|trappe|valluik|luik|trampilla|trampa|botola)\b")
"""The label of one trapdoor: behind its space another number need not be one."""
TOO_LATE: Final = late(r"(?:is it|would it be) (?:too late|(?:ok|okay|all right|alright) if i)\b")
"""A question about the deadline, by which the change is wished."""
TOO: Final = late(r"\b(?:too|also|as well|auch|ebenfalls|aussi|également|ook|tb|también|tambien|anche|pure)\b")
"""Beside "the same trapdoor": then it is the one of another board, and not what stands."""
SAME_DOOR: Final = late(r"\b(?:same|gleiche|selbe|dieselbe|misma|même|meme|dezelfde|zelfde|stessa)\b")
LIKE: Final = late(r"\b(?:as|like|wie|comme|que|als|zoals|como|come)\b")
"""Beside "the same trapdoor" and a board: then it is that one's, for another."""
SPOKEN_OF: Final = late(
    r"\b(?:at|in|on|to|auf|zu|à|en|su|op|naar|too|also|as well"
    r"|(?:i|we|ich|j'|ik|yo|io)\s?(?:have|hab|habe|ai|heb|tengo|ho))\b"
)
"""Words beside a number that is no plain answer: "at 4", "I have 4"."""
NOT_THAT: Final = late(rf"{_NOT} (?:{_SMALL} )?(?P<old>{_N})")
AWAY: Final = late(
    rf"(?:(?:please|bitte|just|sólo|solo) )?(?:remove|delete|cancel|scrap|lose|get rid of|quitar?|quito|elimina|enlève"
    rf"|enleve|retire|supprime|streiche?|schrap|verwijder|togli|leva)(?:me)? {_SMALLS}{_DOOR}{_TAILS}"
    rf"|(?:take|nimm|haal|lass|laat) {_SMALLS}{_DOOR}(?: (?:off|away|out|weg|raus|heraus|eraf)){_TAILS}"
    rf"|{_SMALLS}{_DOOR} (?:ahi |ahí |there )?(?:(?:la|las|je l'|ik haal|die) ?)?(?:quito|quita|enlève|away|weg|off"
    rf"|gone|cancelled|removed|streichen|weglassen|gestrichen){_TAILS}"
    rf"|(?:no|without(?: an?)?|keine|ohne|sans|pas de|aucune|geen|zonder|sin|senza|nessuna) (?:more )?{_DOOR}{_TAILS}"
)
"""The trapdoor is taken away: "quita la trampilla", "no trapdoor on B please"."""
SWAPPED_DOORS: Final = late(
    rf"(?:swap|switch|exchange|flip|interchange|(?:ver)?tausche?|vertausch|échange|echange|inverse|wissel|verwissel"
    rf"|cambia|intercambia|scambia|inverti)(?: (?:round|over|just|only|juste|nur|mal|bitte|even|pure|solo))* "
    rf"(?:(?:the|my|both|two|die|beiden|les|mes|deux|de|twee|las|los|dos|le|due) )*{_DOOR}"
    rf"(?: (?:round|around|over|about|um|om))?{_TAILS}"
    rf"|(?:andersom|omgekeerd|umgekehrt|andersrum|(?:the )?other way (?:round|around|about)|al revés|al contrario"
    rf"|l'inverse|à l'envers)(?: (?:for|with|bei|mit|pour|met|con|per))?"
    rf" (?:(?:the|those|my|die|les|mes|de|mijn|las|mis|le) )*{_DOOR}{_TAILS}"
    rf"|(?:i|i've|i have|j'ai|he|ho) (?:got )?(?:mixed up|muddled(?: up)?|inversé|confundido|scambiato"
    rf"|confuso) (?:(?:the|my|both|two|les|mes|deux|las|los|dos|le|due) )*{_DOOR}"
    rf"|(?:i've got|i got|ich habe?|ik heb) (?:(?:the|my|both|die|meine|beiden|de|mijn|twee) )*{_DOOR}"
    rf" (?:vertauscht|verwechselt|verwisseld|omgewisseld|mixed up|muddled(?: up)?)"
    rf"|{_SMALLS}{_DOOR} (?:are )?(?:the )?wrong way (?:round|around|about)"
    rf"|{_SMALLS}{_DOOR} (?:andersom|omgekeerd|umgekehrt|andersrum|vertauschen|tauschen|vertauscht|swapped(?: over)?"
    rf"|(?:the )?other way (?:round|around|about)|omwisselen|wisselen|al revés|al contrario){_TAILS}"
)
"""The trapdoors of the two boards change places: "swap the traps over"."""
FLIP: Final = late(
    r"(?:flip|swap|switch|reverse|invert|turn|umdrehen|umkehren|tauschen|inverser|omdraaien|invertire?|dreh|drehe|inverse|échange|draai|wissel|inverti|invierte)"
    r"(?: (?:round|around|over|about|um|om|mal|even|bitte))*(?: for me)?(?: (?:please|bitte|stp|svp|graag))?"
)
"""What is turned is the board that the part names: "flip B"."""
_BEFORE: Final = (
    r"(?:as (?:it|they|before|is|was)(?: (?:is|was|are|were|stands))?|unchanged|alone|untouched|like before"
    r"|wie (?:es |sie |er )?(?:ist|war|sind|gehabt|bisher|vorher|zuvor)|unverändert"
    r"|comme (?:avant|ça|ca|il est|c'est)|tel quel|inchangé|zoals (?:het )?(?:is|was)"
    r"|como (?:está|esta|estaba|antes)|com'è|come prima)"
)
_AS: Final = (
    rf"(?:{_BEFORE}|where (?:it|they) (?:is|are)|wo (?:sie|er) (?:ist|sind)|où elles? (?:est|sont)"
    r"|waar (?:hij|ze) (?:is|zijn)|donde (?:está|están)|dove (?:è|sono)"
    r"|the same|same|be|put|so|dabei|stehen|bestehen|gleich|pareil|zo|hetzelfde|igual|así|asi|così|uguale)"
)
"""Behind a verb that keeps; "B the same" alone may be the same as on A."""
_STAY: Final = (
    r"(?:(?:can|may|should|to|kann|soll|darf|können|sollen|peut|peuvent|mag|kan|mogen|kunnen|pueden?|può|possono) )?"
    r"(?:so )?(?:stays?|stands?|remains?|bleibt?"
    r"|bleiben|reste|rester|blijft?|blijven|(?:se )?queda|quedar(?:se)?|resta|rimane|restare|rimanere)"
)
_FINE: Final = r"(?:is|are|ist|est|è|está) (?:fine|good|ok|okay|gut|bien|bon|prima|goed)"
_KEEP: Final = r"(?:leave|keep|lass|lasse|behalte?|laisse|garde|laat|houd|hou|deja|dejo|lascia|tieni)"
_UNCHANGED: Final = (
    r"(?:no changes?|keine änderung|pas de changement|geen wijziging|sin cambios?|nessun cambiamento"
    r"|(?:ne )?change(?:nt)? pas|doesn't change|does not change|ändert sich nicht|verandert niet"
    r"|no cambia|non cambia)"
)
_KEPT: Final = (
    rf"(?:{_STAY}(?: {_AS})*|(?:is |ist |est |è )?{_BEFORE}|{_FINE}(?: {_AS})?|{_UNCHANGED}|{_KEEP}(?: it)?(?: {_AS})*)"
)
KEPT: Final = late(rf"{_KEPT}{_TAILS}")
"""What is said of a board that stays as it is: "leave (A) as it is", "(A) bleibt"."""
_ALIKE: Final = (
    r"(?:(?:the|die|de|la|le|lo|el|het|as) )?(?:same|gleiche?|selbe|dieselbe|hetzelfde|dezelfde|zelfde|igual|misma"
    r"|même|meme|pareil(?:le)?|stessa|uguale|is|before|unchanged)(?: as (?:before|it is|they are))?"
)
DOORS_KEPT: Final = late(
    rf"{_SMALLS}{_DOOR} {_KEPT}{_TAILS}|{_KEEP} {_SMALLS}{_DOOR}(?: {_AS})*{_TAILS}|{_SMALLS}{_DOOR} {_ALIKE}"
    rf"|{_SMALLS}{_DOOR} (?:lasse?n?|laten|laisser)(?: ich)?(?: {_AS})*{_TAILS}"
)
THROWS_KEPT: Final = late(
    rf"{_SMALLS}(?:throws?|rolls?|würfe|wurf|lancers?|coups?|worp(?:en)?|tiradas?|tir[oi]|lanci?o?) {_KEPT}{_TAILS}"
)
REST_KEPT: Final = late(
    r"(?:(?:the |all the )?rest|(?:everything|all|anything) else|the others?(?: one| board)?|(?:der )?rest"
    r"|sonst(?: bleibt)?(?: alles)?"
    r"|alles andere|ansonsten(?: alles)?|(?:tout )?le reste|de rest|verder(?: alles)?|(?:todo )?lo dem[áa]s"
    rf"|el resto|(?:tutto )?il resto) (?:{_KEPT}|(?:is |ist |est |è )?{_AS}){_TAILS}"
    rf"|{_KEEP} (?:(?:everything|all) else|the rest|alles andere|den rest|(?:tout )?le reste|de rest|todo lo demás"
    rf"|lo demás|el resto|(?:tutto )?il resto)(?: {_AS})*{_TAILS}"
    rf"|(?:sonst|ansonsten) bleibt alles(?: {_AS})*{_TAILS}|verder blijft alles(?: {_AS})*{_TAILS}"
)
NOTHING: Final = late(
    r"(?:oh )?i see|(?:ah|oh) (?:ja|yes|right|ok|okay|nein|ne|no|nee)|ach (?:ja|ne|nee|nein|so)|typo"
    r"|my (?:mistake|bad|fault)|silly me"
    r"|change of (?:plan|plans|mind|heart)|mi correggo|correzione|(?:una )?correzione|mi (?:sono )?sbagliat[oa]"
    r"|(?:oups |oh )?je me suis (?:trompée?|trompee)|corrección|me (?:he )?equivo(?:cado|qué|que)|vergissing|foutje"
    r"|ich (?:habe?|hab) mich (?:vertan|verschrieben|geirrt)|vertippt|oups|upps|ups|oeps|anders überlegt|planänderung"
    r"|(?:(?:i|i've|i have) )?(?:already )?(?:used|had|played|spent) (?:that|that one|it|this one)(?: up)?(?: already)?"
    r"|(?:die|den|das) (?:hab|habe|hatte) ich (?:ja )?schon(?: gespielt)?|c'est vrai|stimmt|klopt|es verdad|è vero"
    r"|in that order|in dieser reihenfolge|dans cet ordre|in die volgorde|en ese orden|in quest'ordine"
    r"|(?:(?:oh|ah|of course|sorry|pardon|oops) )*(?:you're|you are) (?:quite |absolutely |of course )?right"
    r"|(?:du hast|sie haben) (?:ja )?recht|tu as raison|vous avez raison|(?:je hebt|u hebt|u heeft) gelijk"
    r"|tienes razón|tiene razón|hai? ragione|già usato|déjà (?:joué|utilisé)|al gebruikt|ya (?:usado|jugado)"
    r"|schon gespielt|already used"
    r"|wo sie (?:ist|sind|steht|stehen)"
    r"|fair enough|quite right|of course|natürlich|bien sûr|natuurlijk|claro|certo|cheers bro|ta bro|so|also"
)
"""A part that says nothing of orders."""
LEADING: Final = late(
    r"(?:(?:mach|mache|macht|fais|faites|mets|haz|fai|maak|doe|mal|bitte|nur|just|only|juste|sólo|solo|toch|so|dus|oups|oh"
    r"|ach|ah|ne|nee|nein|sorry|al final|por favor|je me suis (?:trompée?|trompee)|je voulais dire|i meant"
    r"|i mean|ich meinte|ik bedoelde|quería decir|queria decir|volevo dire|make that|make it|let it be|es soll|il faut"
    r"|change|changing|make|making|playing|be|goes|should be|is|are|then|dann|alors|dan|pues|entonces|allora"
    r"|auch|too|also|tb|también|aussi|ook|anche|erst|first|zuerst|d'abord|eerst|eerste|primero|prima) )+"
)
TAIL: Final = late(
    r"(?: (?:after all|sorry|bro|mate|pal|please|bitte|pls|stp|svp|porfa|por favor|per favore|graag|aub|ta|thanks"
    r"|danke|merci"
    r"|then|again|mal|doch|for me|though|cheers))+$"
)
THERE: Final = late(r" (?:there|ahi|ahí|dort|là|daar)(?= |$)")
"""On the board that was named before."""

_PREP: Final = (
    r"(?:on|for|from|of|at|with|auf|für|bei|beim|von|vom|sur|pour|pr|de|du|op|voor|bij|van|en|para|del|su|sul|per|di"
    r"|in|zu|à|au)"
)
_ART: Final = r"(?:the|le|la|el|il|lo|het|de|den|dem|das)"
_NOUN: Final = r"(?:board|brett|spielbrett|plateau|bord|speelbord|tablero|tabellone)"
_PLACES: Final = tuple(
    rf"(?:{'|'.join(sorted((word for word, at in ORDINALS.items() if at == place), key=len, reverse=True))}|{more})"
    for place, more in enumerate(("erstes|1e|1er|1º", "zweites|2e|2ème|2º"))
)
"""How the first and the second of two boards are told."""
_ELIDED: Final = late(r"\bl['’](?=\d)", re.IGNORECASE)
_OF_MIND: Final = (
    r"(?! (?:correction|change|small|slight|quick|minor|wee|little|tiny|thought|request|question|moment|sec)\b)"
)
_AHEAD: Final = (
    r"(?:(?:on|off|auf|op|sur|su|bei|bij|sul|del) |(?:on|off|sur|pr|pour|en|op) (?:the|le|el|het) )"
    rf"(?:{_NOUN} )?|(?:{_PREP} )?(?:{_ART} )?{_NOUN} "
)
"""Before a small letter that is a word besides, and a board here."""
_FREE: Final = r"(?<![\w@'’])"
_END: Final = r"(?![\w'’@])"
_ALL: Final = (
    r"(?i:both|each|every|all|beiden?|jedem|allen|les deux|allebei|beide|los dos|ambos|entrambi|tutti e due|tutt'e due)"
)
_NOUNS: Final = r"(?i:boards?|brettern?|plateaux|borden|tableros|tabelloni)"
_EVERYWHERE: Final = late(
    rf"{_FREE}(?:(?i:on|for|auf|für|sur|pour|op|voor|en|para|su|per) {_ALL}(?: (?:of )?(?:the )?{_NOUNS})?"
    rf"|{_ALL} (?:the )?{_NOUNS}){_END}"
)
_BOTH_DOORS: Final = late(
    r"\b(?:both|beide|les deux|allebei|las dos|ambas|entrambe le|tutte e due le) "
    rf"(?:(?:of )?(?:the|my|meine|mes|de|mijn|mis) )?(?P<doors>{_DOOR})\b",
    re.IGNORECASE,
)
EVERY: Final = "*"
"""Marks all boards, as a name does one."""


def with_marks(text: str, boards: Sequence[str]) -> str:
    """Return a text in small letters, its boards told by a mark: "5 auf A" is "5 @a", "5 on both" is "5 @*".

    A small "a" is a board only behind a word that leads to one, for it is a word too. Of two boards "the second board"
    is one as well.
    """
    text = _ELIDED.sub("", text)
    if len(boards) == len(_PLACES):
        for board, place in zip(boards, _PLACES, strict=True):
            text = re.sub(
                rf"{_FREE}(?i:(?:{_PREP} )?(?:(?:{_ART}|den|dem|l['’]) ?)?{place} {_NOUN}){_END}", f"@{board}", text
            )
    for board in boards:
        name, small = re.escape(board), re.escape(board.lower())
        noun = rf"(?i:{_NOUN})"
        led = rf"(?:(?i:{_PREP}) )?(?:(?i:{_ART}) )?(?:{noun} )?"
        text = re.sub(rf"{_FREE}{led}{name}(?:['’]s)?{_END}(?!\.\w){_OF_MIND}(?: {noun}\b)?", f"@{board}", text)
        word = len(board) == 1 and board.lower() in "aeiouy"
        text = re.sub(rf"{_FREE}(?:{_AHEAD}){'' if word else '?'}{small}(?:['’]s)?{_END}", f"@{board}", text)
    text = _BOTH_DOORS.sub(rf"@{EVERY} \g<doors>", text)
    return _EVERYWHERE.sub(f"@{EVERY}", text).lower().replace("’", "'")


def value_of(word: str) -> int:
    """Return the number of a figure or a word."""
    return int(word) if word.isdigit() else NUMBERS[word]
