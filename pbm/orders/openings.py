"""What a sentence begins with that is no part of what it says: a name, "kindly note that", "quick question:"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["without_opening"]

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
    r"|o ja|oh ja|ach ja|ah oui|oh oui|ah sí|ah sì"
    r"|et|mais|au fait|en|maar|trouwens|overigens|y|pero|por cierto|e|ma|comunque|a proposito)\b[,:]?"
    r"|(?:(?:kindly|please|pls|bitte|do|would you|could you|can you|be so (?:kind|good)(?: as)?|to|also) ){0,3}"
    r"(?:note|be advised|be aware|take note"
    r"|remember|bear in mind|be informed|mark|know)(?: down)?(?:,? (?:too|also|please))?(?: that|:|,)?"
    r"|(?:just )?(?:a |one )?(?:quick |short |little |small |gentle )?(?:note|line|word|reminder|warning|heads[- ]up)"
    r"(?: to (?:say|let you know|tell you|inform you))?(?: that|:|,|\s-)?"
    r"|just (?:to (?:say|let you know|tell you|mention)|so you know|letting you know|saying)(?: that|:|,)?"
    r"|(?:i|we) (?:would like to |wish to |want to |hereby |must )?(?:inform you|let you know|tell you)(?: that|:|,)?"
    r"|(?:i|we) (?:should|must|ought to|had better|have to|need to|want to|wanted to|may)(?: just| also)?"
    r" (?:mention|say|add|tell you|warn you|let you know|point out|inform you)(?: that|,)?"
    r"|(?:i )?forgot to (?:say|mention|tell you|add)(?: that|:|,|\s[-–])?"
    r"|(?:i am|i'm) (?:sorry|afraid|sad|pleased|happy|glad)(?: to (?:say|tell you))?(?: that|,| but)?"
    r"|(?:i|we) (?:(?:only|just|really|also) )?(?:meant|wanted)(?: to say| to tell you)?(?: only)?(?: that|:|,)"
    r"|(?:ich|wir) (?:wollten?|meinten?|hatten?)(?: (?:doch|ja|eigentlich|nur|bloß|damit|auch)){0,3}"
    r"(?: (?:sagen|gemeint|gesagt))?,? dass"
    r"|(?:je|nous) (?:voulais|voulions|disais|disions)(?: (?:juste|seulement|simplement)){0,2}(?: dire)? que?"
    r"|(?:ik|we|wij) (?:wilden?|bedoelden?)(?: (?:alleen|eigenlijk|maar|ook|enkel)){0,3}(?: (?:te )?zeggen)?,? dat"
    r"|(?:solo |sólo |sólamente )?(?:quería|queríamos)(?: (?:solo|sólo))? decir que"
    r"|(?:solo )?(?:volevo|volevamo)(?: (?:solo|soltanto))? dire che"
    r"|for (?:your|the) (?:information|diary|diaries|record|records)[,:]?|fyi[,:]?|one (?:more|last|other) thing[,:.]?"
    r"|before i forget[,:]?|as (?:you (?:may )?know|mentioned|i (?:said|mentioned))[,:]?|sadly,?|alas,?"
    r"|unfortunately,?|regrettably,?|luckily,?|leider,?|(?:nur )?zur info(?:rmation)?[,:]?|malheureusement,?"
    r"|pour info(?:rmation)?[,:]?|(?:je )?(?:te|vous) (?:signale|préviens|rappelle|dis|informe) que"
    r"|(?:veuillez )?noter? que|(?:sache|sachez|note|notez) que|à noter[,:]?|helaas,?|ter info(?:rmatie)?[,:]?"
    r"|lamentablemente,?|(?:te|os|le) (?:aviso|recuerdo|informo)(?: de)? que|ten en cuenta que|que sepas que"
    r"|para tu información,?|purtroppo,?|(?:ti|vi|le) (?:avviso|ricordo|segnalo|informo) che|tieni presente che"
    r"|sappi che|per tua informazione,?"
    r"|(?:(?:just|one|a|only|another) ){0,2}(?:(?:quick|short|small|little|stupid|silly|daft|last|brief) ){0,2}"
    r"questions?\s?[,:–-]"
    r"|i was (?:just )?wondering[,:]|sorry[,:]|(?:nur )?(?:(?:eine|kurze|kleine|noch|mal) ){0,3}frage\s?[,:–-]"
    r"|(?:(?:une|petite|autre) ){0,2}question\s?[,:–-]|(?:(?:een|korte|nog) ){0,3}vraag(?:je)?\s?[,:–-]"
    r"|(?:una )?pregunta(?: rápida)?\s?[,:–-]|(?:una )?domanda(?: veloce)?\s?[,:–-]"
    r")(?:\s{1,3}|(?<=-)\s{0,3}|(?<=–)\s{0,3})",
    re.IGNORECASE,
)
_STARTS: Final = 4  # of them that follow one another


def without_opening(sentence: str) -> str:
    """Return a sentence without the names and the words of noting that it begins with."""
    start = 0
    for _ in range(_STARTS):
        found = _NAMED.match(sentence, start) or _NOTED.match(sentence, start)
        if found is None:
            break
        start = found.end()
    return sentence[start:] if start else sentence
