"""Mails that only say that something came, that it is right, or hello: "got it, cheers", "all correct, thank you"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["only_acknowledges"]

_REACH: Final = 400  # characters of such a mail
_RIGHT: Final = (
    r"(?:correct|fine|well|good|right|ok|okay|great|perfect|in order|as it should be|as i (?:meant"
    r"|wanted)(?: it)?|clear"
    r"|lovely|spot on)"
)
_WHAT: Final = (
    r"(?:all|everything|it|that|this|the receipt|your (?:mail|receipt|report)|the (?:mail|report|form)|receipt \d{1,4})"
)
_FOR: Final = (
    r"(?: (?:for|to) (?:the|your|this|that|you|all|letting me know|everything|confirming)(?: [^\W\d_]{2,14}){0,3})?"
)
_ABROAD: Final = (
    r"(?:danke(?: schön| sehr| dir| euch| ihnen| vielmals)?|(?:vielen|besten|herzlichen|lieben) dank"
    r"|alles (?:klar|gut|richtig|bestens|prima|super)|(?:das )?(?:passt|stimmt)(?: so| alles| für mich)?|super|prima"
    r"|klasse|bestens|perfekt|wunderbar|in ordnung|angekommen|erhalten|(?:ist )?(?:gut )?angekommen|mfg|lg|vg"
    r"|(?:viele |liebe |beste |schöne )?grüße|gruß|(?:schönen|guten) (?:tag|abend|morgen)(?: noch)?|schönes wochenende"
    r"|(?:un grand |mille )?merci(?: beaucoup| bien| à (?:toi|vous)| d'avance)?|(?:c'est )?(?:bien )?(?:reçu|noté)"
    r"|(?:c'est )?(?:parfait|très bien|nickel|bon pour moi)|d'accord|bonjour|bonsoir|salut|cordialement|à bientôt"
    r"|bonne (?:journée|soirée)|bon week-?end"
    r"|(?:heel erg |hartelijk )?(?:be)?dankt?(?: je| u)?(?: wel)?|dankjewel|dankuwel|(?:helemaal )?(?:top|in orde)"
    r"|(?:dat )?klopt|ontvangen|(?:hartelijke |vriendelijke )?groet(?:en|jes)?|hoi|fijn weekend|fijne (?:dag|avond)"
    r"|(?:muchas |mil )?gracias|perfecto|genial|estupendo|de acuerdo|vale|todo (?:bien|correcto|en orden)|recibido|hola"
    r"|(?:un )?saludos?|un abrazo|buen (?:día|fin de semana)"
    r"|(?:molte |tante )?grazie(?: mille| tante| a (?:te|voi))?|perfetto|ottimo|va bene(?: così)?"
    r"|tutto (?:ok|bene|a posto)|ricevuto|ciao|(?:cordiali )?saluti|buona (?:giornata|serata)|buon fine settimana)"
)
"""The same in five other languages."""
_SAID: Final = (
    rf"(?:(?:i(?:'ve| have)? ?)?(?:got|received|seen|noted|read|have) {_WHAT}(?: safely)?"
    r"|(?:safely |all )?(?:received|noted|understood|to hand|arrived|roger|copied|seen)"
    r"(?: with (?:many |much )?thanks| safely)?"
    rf"|(?:{_WHAT} )?(?:arrived|came)(?: (?:safely|through|fine|all right))?"
    rf"|(?:yes )?{_WHAT}(?:'s| is| all| looks| seems| was| are)*(?: (?:all|quite|just|absolutely|perfectly))? {_RIGHT}"
    rf"(?: to me| by me| here| now| with me)?|(?:looks?|seems|sounds) {_RIGHT}(?: to me)?|{_RIGHT}"
    rf"|(?:many |much |very many )?(?:thanks|thank you|thx|ta|cheers)(?: again| a lot| so much| very much"
    rf"| indeed)?{_FOR}"
    r"|(?:ok|okay|great|lovely|perfect|super|brilliant|excellent|wonderful|hooray|hurrah|yay|fab|nice one|good stuff"
    r"|no problem|no worries|will do|you're welcome|my pleasure|nothing (?:else|more|to add|to report)(?: from me)?)"
    r"|as far as i can (?:see|tell)|i think|i believe|for now|again|then|to me|indeed|all the best|best(?: wishes)?"
    r"|(?:kind |warm )?regards|love|bye(?: for now)?|have (?:fun|a good one)"
    r"|see you(?: (?:soon|all|there|then|(?:in |at |for )?(?:the )?next (?:round|time|turn|week)))?"
    r"|(?:have )?an? (?:very )?(?:nice|good|lovely|great|pleasant|peaceful) (?:rest of the )?(?:day|evening|weekend"
    r"|week|time|holiday|journey|trip|christmas|easter|summer)"
    r"|(?:please )?leave (?:everything|it all|it|things|all|all of it|that) as (?:it is|they are|is)"
    r"|(?:i )?(?:just|only) (?:wanted|want|writing|wrote|meant) to say (?:hello|hi|thanks|thank you|good luck|cheers)"
    r"(?: (?:to|for) (?:you|all|everybody|everyone|the lot)(?: all| of you)?)?"
    r"|(?:hi|hello|hey|dear|hallo|morning|good (?:morning|evening|afternoon))(?: there| all| everybody| everyone)?"
    r"(?: [^\W\d_]{2,15}){0,2}|(?:good luck|greetings)(?: to (?:you )?(?:all|everybody|everyone))?"
    rf"|{_ABROAD})"
)
_SENTENCE: Final = late(
    rf"(?:(?:and|so|but|all|yes|well|oh|ah) )?{_SAID}(?:(?: and|,| -)? {_SAID}){{0,4}}", re.IGNORECASE
)
_NAME: Final = late(r"[A-Z][^\W\d_]{0,14}(?: [A-Z][^\W\d_]{0,14}|x{1,3})?|x{1,3}|[:;]-?[)D]")
_ORDERING: Final = word_set(
    "cancel resign pass retract scrap withdraw undo stop quit help status orders default skip out"
)
"""Words that may be meant as commands, and are nobody's names."""
_PARTS: Final = late(r"[.!,;\n–—()]|\s-{1,2}\s")


def only_acknowledges(words: Sequence[str]) -> bool:
    """Return whether a mail says no more than that something came or is right, or greets: no orders are to come."""
    text = "\n".join(words).replace("’", "'").strip()
    if not text or len(text) > _REACH or "?" in text:
        return False
    parts = [" ".join(part.split()) for part in _PARTS.split(text) if part.strip()]
    said = [part for part in parts if _SENTENCE.fullmatch(part) is not None]
    rest = [part for part in parts if part not in said]
    named = all(_NAME.fullmatch(part) is not None and part.casefold() not in _ORDERING for part in rest)
    return bool(said) and named and len(rest) <= 2
