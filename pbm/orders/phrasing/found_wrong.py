"""A number that stands wrongly, and what it should be: "I see trapdoor 23 in my receipt, it should be 33".

What stands somewhere and ought to be otherwise orders nothing by its first number. Such a sentence is told as
"trapdoor 33 instead of 23", where every word of it is known and one label says of which order it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.turn_words import DOOR, NUMBER, THROW
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["found_wrong"]

_OUGHT: Final = (
    r"(?:(?:should|ought to|must|needs? to|has to|wants? to)(?:(?:'ve| have)? been| be| read| say| show)"
    r"|should|(?:is|was|'s) (?:meant|supposed|intended) to (?:be|read|say)"
    r"|(?:muss|müsste|soll|sollte|gehört|richtig (?:ist|wäre|war))(?: es)?"
    r"|(?:doit|devrait|devait|aurait dû) être|il (?:faut|fallait|faudrait)(?: lire| mettre)?"
    r"|moet|moest|hoort|had|(?:debe|debería|debía|tiene que|tendría que|tenía que|ha de)(?: ser| decir| poner)?"
    r"|(?:dovrebbe|deve|doveva|avrebbe dovuto)(?: essere| dire)?)"
    r"(?: (?:actually|really|of course|instead|aber|doch|eigentlich|natürlich|plutôt|toch|natuurlijk|eigenlijk"
    r"|invece))?"
)
_SAID_LAST: Final = (
    rf"(?:ich (?:hatte|habe?)|ik (?:had|heb))(?=(?: (?:aber|doch|die|auf|eigentlich|toch|de|het|op"
    rf"|om)){{0,2}} {NUMBER} "
    r"(?:gesagt|gemeint|gewollt|gewünscht|bestellt|geschrieben|gezegd|gevraagd|bedoeld|gewild|geschreven)\b)"
)
"""Who said so, where the verb comes behind the number: "ich hatte 33 gesagt"."""
_MEANT: Final = (
    r"(?:i(?:'d| had|'ve| have)? (?:meant|wanted|intended|asked for|ordered|sent|wrote|written|said|chose|picked)"
    r"|(?:please |kindly )?(?:make|correct|change|amend|alter) (?:it|that|this)(?: to| into)?"
    r"|(?:typo|slip|mistake|misprint) for|instead of|rather than"
    r"|tippfehler für|ich (?:meinte|wollte|sagte|schrieb)|(?:gemeint|gewollt|gewünscht) (?:ist|war)|statt|anstatt"
    r"|je voulais(?: dire| mettre)?|j'(?:avais|ai) (?:dit|demandé|mis|écrit|voulu)"
    r"|c'est|c'était|au lieu d[eu]|ik (?:bedoelde|wilde|wou|zei|schreef)|in plaats van|quería(?: decir| poner)?"
    r"|quise(?: decir)?|(?:pedí|dije|puse|escribí)|(?:había|he) (?:dicho|pedido|puesto|escrito)"
    r"|en (?:vez|lugar) de(?:l)?|(?:volevo|avrei voluto)(?: dire| scrivere)?|(?:avevo|ho) (?:detto|chiesto|scritto"
    r"|messo)"
    rf"|{_SAID_LAST}|intendevo|invece d(?:i|el))"
)
"""What says what is right only where something was seen before it."""
_NEEDS: Final = word_set(
    "should ought must needs need has wants want meant supposed intended muss müsste soll sollte gehört richtig doit "
    "devrait devait dû faut fallait faudrait moet moest hoort had debe debería debía tiene tendría tenía ha dovrebbe "
    "deve doveva dovuto wanted asked ordered sent wrote chose picked make correct change amend alter instead rather "
    "typo slip mistake misprint tippfehler heißen heissen lauten wäre meinte wollte gemeint "
    "statt anstatt voulais est était lieu bedoelde wilde wou plaats quería quise vez lugar volevo intendevo invece "
    "said written gesagt gewollt gewünscht bestellt geschrieben sagte schrieb dit demandé mis écrit voulu zei schreef "
    "gezegd gevraagd bedoeld gewild geschreven pedí dije puse escribí dicho pedido puesto escrito voluto detto chiesto "
    "scritto messo"
)
_ON_BOARD: Final = late(
    r"\s?\b(?i:on|for|auf|für|sur|op|voor|en|su|per)\s(?:(?i:board|bord|brett|spielbrett|plateau|tablero|tabellone)\s)?"
    r"(?P<board>[A-H])(?![\w'’])"
)
_LABELLED: Final = late(rf"\b(?:(?P<throw>{THROW}s?)|(?P<door>{DOOR}s?))\b", re.IGNORECASE)
_GREETED: Final = late(
    r"\s*(?:(?:(?:hi|hello|hey|dear|oh|sorry|oops|hallo|hoi|beste|lieber?|salut|bonjour|cher|chère|hola|ciao|caro"
    r"|querido|ps|p\.s\.|perdón|pardon|scusa|entschuldigung)\s?)(?:[^\W\d_]+\s?)?[,!:–-]\s?|[^\W\d_]+,\s(?=i\s|my\s))",
    re.IGNORECASE,
)
"""How such a sentence may be opened, without a word of its own."""
_FOUND: Final = late(
    rf"(?P<start>^|(?<=[.!;:)]\s))(?P<ahead>[^\d.!?;\n]{{0,90}}?)(?<![\w.,:/-])(?P<old>{NUMBER})"
    rf"(?P<amid>[^\d!?;\n]{{0,60}}?)(?<!\bi\s)(?<!\bwe\s)(?<!\byou\s)(?:(?<![\w'])|(?='s\s))(?:(?P<ought>{_OUGHT})"
    rf"|(?P<meant>{_MEANT}))"
    rf"(?P<next>(?:\s(?:[^\W\d_]|['’]){{1,12}}){{0,2}}?)\s(?:[=:]\s?)?(?P<new>{NUMBER})"
    r"(?P<behind>[^\d!?.;\n]{0,40})(?P<end>[.;!]|$)",
    re.IGNORECASE,
)
_VERB_LAST: Final = (
    r"(?:(?:it|that) (?:should|ought to|was (?:meant|supposed) to|must) (?:be|read|say|have (?:been|read|said))"
    r"|(?:(?:is|was) )?what (?:it (?:should|ought to) (?:be|say|read|have been)|i (?:meant|wanted|intended))"
    r"|(?:sollte?|muss|müsste|müßte)(?: es| das| sie)?(?: eigentlich| doch| natürlich| aber)? (?:heißen|heissen|sein"
    r"|lauten|werden)|wäre richtig(?: gewesen)?|ist richtig|(?:habe? ich gemeint|meinte ich|wollte ich)"
    r"|(?:moet|moest|had)(?: het| dat)?(?: eigenlijk| natuurlijk)? (?:zijn|wezen|worden|moeten zijn)|bedoelde ik"
    r"|(?:debe|debía|debería|tenía que)(?: ser| decir)|quería (?:decir|poner)|(?:deve|doveva|dovrebbe) essere"
    r"|(?:volevo|intendevo)(?: dire| scrivere)?|(?:ça|cela) (?:devait|aurait dû|devrait) être)"
)
"""The verb behind what is right, as German and Dutch like it: "51 sollte es heißen"."""
_NOT_OLD: Final = (
    r"(?:(?:und|en|and|et|y|e) )?(?:not|nicht|keine|niet|geen|non(?: pas)?|no|statt|anstatt|instead of|rather than"
    r"|in plaats van|au lieu d[eu]|en vez de|en lugar de|invece d(?:i|el))"
)
_RIGHT_FIRST: Final = late(
    rf"(?P<start>^|(?<=[.!;:)]\s))(?P<ahead>[^\d.!?;\n]{{0,90}}?)(?<![\w.,:/-])(?P<new>{NUMBER})(?P<amid>),?"
    rf"\s{_VERB_LAST}(?P<meant>)(?P<next>),?\s{_NOT_OLD}(?:\s(?:the|die|der|de|het|le|la|el|il|auf|op|on))?"
    rf"\s(?P<old>{NUMBER})(?P<behind>[^\d!?.;\n]{{0,40}})(?P<end>[.;!]|$)",
    re.IGNORECASE,
)
"""What is right, and behind it what stands wrongly: "trapdoor: 51 it should be, and not 45"."""
_WORD: Final = late(r"(?:[^\W\d_]|['’](?=\w))+")
_ELIDED: Final = late(r"\b(?:[cdjlmnst]|qu)'(?=[^\W\d_]{2})", re.IGNORECASE)
"""What French and Italian cut short before a vowel: "l'accusé", "c'est"."""
_NO_DIE: Final = late(
    r"\bdice(?=\s(?:trampilla|trampa|botola|tirada|tiro|lancio)\b)|(?<=\s)die(?=\s\s|\s?$)", re.IGNORECASE
)
"""Words that are dice in English and no more than "says" and "the" elsewhere."""
_SEEN: Final = word_set(
    "tippfehler see saw notice noticed spot spotted find found says shows say show reads has have gives lists states "
    "said had down got typed written put wrong typo mistake error incorrect misprint slip sehe lese steht stand zeigt "
    "sagt falsch fehler verkehrt vois lis dit indique donne porte écrit d erreur faux fausse zie lees staat zegt "
    "geeft fout verkeerd veo leo pone dice sale aparece figura mal vedo leggo riporta indica risulta scritto "
    "sbagliata sbagliato errore vertan vertippt verschrieben geirrt vergist equivocado equivoqué receipt "
    "confirmation quittung bestätigung reçu accusé bevestiging message messaggio "
    "mensaje bericht nachricht ontvangstbevestiging recibo confirmación ricevuta conferma acuse marqué noté notée "
    "mail e-mail mails courriel antwoord respuesta risposta réponse answer reply antwort notiert genoteerd escrito "
    "wrote dice apuntado apuntada escrita segnato segnata scritta"
)
"""Words of which a sentence has one that says what stands somewhere, or that it is wrong."""
_KNOWN: Final = _SEEN | word_set(
    "i i've my me mine the a an that this it it's which you you've your is was as of on at for to in from with but "
    "and just now here there mail email e-mail reply answer message orders order listed showing entered recorded came "
    "out appears space square number sorry please thanks thank again instead alan not is's by though mit ich meine "
    "meiner meinem meinen mein die der das den dem eine einer im auf da dort hier aber und als von bei antwort feld "
    "zahl ist war es sein heißen heissen lauten werden bitte danke eurer deiner ihrer eingetragen l dans mon ma mes "
    "le la les un une sur ce cela ça il elle et mais pour de du j'ai accusé réception réponse case numéro est était "
    "merci svp être votre ta ik mijn het een op van er maar en dat deze dit vak veld nummer zijn worden wezen moeten "
    "bedankt graag alsjeblieft jullie je uw mi el los una como pero y eso esto casilla número está gracias por favor "
    "habe hab mich leider beim bij nachtrag korrektur berichtigung kleine ein vergissing heb me he slipped correction "
    "trompé trompée suis mi sono "
    "avais ton tes yo io moi vous nous avez hai hast hebt está has aparecía laut gesagt gewollt gewünscht bestellt "
    "geschrieben gezegd gevraagd bedoeld gewild geschreven y'a yo euch you'd i'd it'd lui même y "
    "tu su que nella nel nell mia mio lo uno come e questo quella casella numero è grazie per favore c'è tua sulla"
)
"""All the words that such a sentence may have: what else it says may be about others, another turn or a doubt."""
_INSTEAD: Final = word_set("instead rather statt anstatt lieu plaats vez lugar invece")
_ASKED_FOR: Final = late(
    r"\s*(?:(?:please|kindly|just|so|and|but|then|ok|okay|well|no|bitte|also|doch|svp|alors|donc|dan|maar|pues|allora"
    r"|(?:can|could|would|will|may|might) (?:you|we|i)|i(?:'d| would) (?:like|prefer|rather)(?: you)?(?: to)?"
    r"|i want(?: you)?(?: to)?|i'll|let's|kannst du|könntest du|peux-tu|pourrais-tu|kun je|puedes|puoi),?\s){0,4}"
    r"(?:put|set|have|enter|write|type|use|take|place|give|note|mark|list|show|read|setze?|lege?|nimm|schreibe?"
    r"|notiere?|mets|mettez|place|note|écris|zet|leg|schrijf|noteer|neem|pon|ponga|ponme|anota|metti|metta|mettere"
    r"|scrivi|segna)\b",
    re.IGNORECASE,
)
"""How one asks for something to be put: "put the trapdoor on 45 instead of 54" finds nothing wrong."""
_LONGEST: Final = 300
_HIGH: Final = 6


def found_wrong(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with what stands wrongly, and what it should be, told as the one instead of the other."""
    if not may_be_in(words_in(lines), _NEEDS) or len(lines) > _LONGEST:
        return lines
    return [_told(line) if len(line) <= _LONGEST and any(map(str.isdigit, line)) else line for line in lines]


def _told(line: str) -> str:
    told = line.replace("’", "'")
    return _RIGHT_FIRST.sub(_instead, _FOUND.sub(_instead, told))


def _instead(found: re.Match[str]) -> str:
    """Return what a sentence says, plainly; itself where it says more, or not of which order it is."""
    said = _NO_DIE.sub(" ", " ".join(found[name] for name in ("ahead", "amid", "next", "behind")))
    boards = {on["board"] for on in _ON_BOARD.finditer(said)}
    greeted = _GREETED.match(said)
    said = _ON_BOARD.sub(" ", said[greeted.end() :] if greeted is not None else said)
    labels = {label.lastgroup for label in _LABELLED.finditer(said)}
    words = {word.casefold() for word in _WORD.findall(_ELIDED.sub(" ", _LABELLED.sub(" ", said)))}
    if len(labels) != 1 or len(boards) > 1 or not words <= _KNOWN:
        return found.group()
    meant = found["meant"].casefold() if found["meant"] else ""
    if meant and not (words | set(meant.split() if meant.endswith((" for", " für")) else ())) & _SEEN:
        return found.group()
    if not _INSTEAD.isdisjoint(meant.split()) and _ASKED_FOR.match(found["ahead"]) is not None:
        return found.group()
    field = labels.pop()
    old, new = found["old"], found["new"]
    small = [not number.isdigit() or int(number) <= _HIGH for number in (old, new)]
    if field == "door" and small[0] and _LABELLED.search(found["ahead"]) is None:
        return found.group()  # "the 2 for me. The trapdoor should be at 74"
    if old == new or (field == "throw") != all(small) or (field == "door" and any(small) and not old.isdigit()):
        return found.group()
    on = f"{boards.pop()}: " if boards else ""
    what = "throw" if field == "throw" else "trapdoor"
    return f"{on}{what} {new} instead of {old}{found['end'] or '.'}"
