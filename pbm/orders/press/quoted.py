"""Press within other words: "5 and 45, and please put "Happy birthday Dora" in the report".

It stands in quotation marks, or is the sentence that is pointed back at.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Quoted", "quoted_for_print"]

_FAR: Final = 1_000  # characters of a line that are looked at
_MARKS: Final = '"“”„«»'
_AND: Final = (
    r"(?:(?:and|also|oh|ps|then|so|but|plus|und|auch|et|aussi|en|ook|y|también|e|anche)[,:]? |(?:p\.s\.|p\.s|ps)[:,]? )"
)
_KIND: Final = (
    r"(?:please|kindly|pls|just|(?:can|could|would|will) you|i(?:'d| would) like you to|bitte|kannst du|könntest du"
    r"|können sie|svp|s'il te plaît|s'il vous plaît|peux-tu|pouvez-vous|graag|kun je|kunt u|wil je|por favor|puedes"
    r"|podrías|per favore|puoi|potresti)"
)
_VERB: Final = (
    r"(?:put|print|publish|include|run|insert|add|stick|pop|write|setz|setze|schreib|schreibe|druck|drucke|nimm|stell"
    r"|mets|mettez|mettre|imprime|imprimez|imprimer|publie|publiez|publier|ajoute|ajoutez|insère|zet|plaats|druk|neem"
    r"|schrijf|pon|publica|imprime|incluye|añade|poner|publicar|metti|pubblica|stampa|inserisci|aggiungi|mettere"
    r"|pubblicare)"
)
_PLACE: Final = (
    r"(?:(?:in(?:to)?|for|on) (?:(?:the|your|our|this|next|coming|public|press) ){1,3}(?:report|zine|fanzine|newsletter"
    r"|bulletin|press|magazine|gazette|page|column|news ?sheet|issue|(?:news)?paper)"
    r"|(?:in den|in die|im|in der|für den) (?:nächsten? )?(?:bericht|rundbrief|zeitung|blatt)"
    r"|dans (?:le|la|ton|votre) (?:prochaine? )?(?:rapport|compte[- ]rendu|journal|bulletin)"
    r"|in (?:het|de) (?:volgende )?(?:verslag|krant|blad|rapport)"
    r"|en (?:el|la) (?:próxim[oa] )?(?:informe|boletín|reporte)"
    r"|nel (?:prossimo )?(?:resoconto|rapporto|bollettino|giornale))"
)
_BEHIND: Final = (
    r"(?: (?:setzen|schreiben|drucken|aufnehmen|abdrucken|auf|op|zetten|plaatsen|afdrukken|opnemen))?"
    r"(?P<unsigned>,? (?:anonymously|unsigned|without my name|anonym|anonymement|anoniem|anónimamente|anonimamente))?"
    r"(?:,? (?:for me|from me|if you can|please|pls|thanks|thank you|ta|too|as well|again|bitte|danke|svp|merci|graag"
    r"|bedankt|por favor|gracias|per favore|grazie|this (?:time|turn|round|week|month)))*"
)
_SAID: Final = rf"[{_MARKS}]\s?(?P<words>[^{_MARKS}\n]{{2,400}}?)\s?[{_MARKS}]"
_ASKED: Final = late(
    rf"(?:^\s{{0,4}}|[.!?;,)]\s{{1,3}}|\s[–—-]{{1,2}}\s|(?<=\d)\s|\s(?=and |und |et |en |y |e )){_AND}{{0,2}}"
    rf"(?:{_KIND},? ){{0,2}}{_VERB} (?:(?:bitte|graag|please) )?{_SAID},? {_PLACE}{_BEHIND}"
    r"(?:\s?[.!?;,]|\s{0,3}$|(?=\s(?:and|but|und|aber|et|en|y|e)\s))",
    re.IGNORECASE,
)
_TAG: Final = (
    r",? (?:will you|would you|won't you|can you|could you|for me|please|pls|then|thanks|thank you|ta|cheers|bitte"
    r"|danke"
    r"|svp|s'il te plaît|merci|graag|alsjeblieft|bedankt|por favor|gracias|per favore|grazie)\b"
)
_ASKS_BACK: Final = (
    rf"{_AND}?(?P<kindly>(?:{_KIND},? ){{0,2}}){_VERB} (?:(?:bitte|graag|please) )?"
    rf"(?:this|that|it|das|es|ça|cela|dat|het|eso|esto|questo|quello),?(?: (?:bitte|graag|please|svp))? {_PLACE}"
)
_ASKED_BACK: Final = late(rf"\b{_ASKS_BACK}", re.IGNORECASE)
_POINTED_BACK: Final = late(
    rf"(?P<words>[^.!?:;\n\d{_MARKS}]{{6,200}}?)(?:(?P<apart>\s?[,!.–—-]{{1,2}})\s{{1,2}}|\s)"
    rf"{_ASKS_BACK}(?P<tag>{_TAG}){{0,3}}"
    r"(?:\s?[.!?;,]|\s{0,3}$|(?=\s(?:and|but|und|aber|et|en|y|e)\s))",
    re.IGNORECASE,
)
_ENDS: Final = late(r"[.!?]\s{1,3}")
_NO_PRESS: Final = late(
    r"\b(?:throws?|trap ?-?doors?|traps?|nominat\w*|orders?|roll|not|never|don't|can|could|may|might|should|shall"
    r"|must|to"
    r"|said|says|he|she|they|who|if|unless|i'll have|i'll take|wurf|falltür|nicht|nie|lancer|trappe|pas|jamais|worp"
    r"|valluik|niet|nooit|tirada|trampilla|nunca|tiro|botola|non|mai)$"
    r"|^(?:dear|hi|hello|hey|hallo|moin|liebe[rs]?|cher|chère|salut|bonjour|beste|hoi|hola|querid[oa]|car[oa]|ciao|good"
    r" (?:morning|evening|afternoon))\b"
    r"|\b(?:throws?|trap ?-?doors?|nominat\w*|i'll (?:have|take|play|throw)|don't|never|wurf|falltür|trappe|valluik"
    r"|trampilla|botola)\b",
    re.IGNORECASE,
)
"""What is no press: orders, a greeting, and what goes on in the words that point back at it."""
_LETTERS: Final = late(r"[^\W\d_]{2}")
_NEEDED: Final = word_set(
    "report zine fanzine newsletter bulletin press magazine gazette page column sheet newssheet issue bericht "
    "rundbrief zeitung blatt rapport compte journal verslag krant blad informe boletín reporte "
    "resoconto rapporto bollettino giornale paper newspaper"
)


@dataclass(frozen=True, slots=True)
class Quoted:
    """The quoted ``words`` that are to be printed, without a name where so asked, and the ``rest`` of their line."""

    words: str
    unsigned: bool
    rest: str


def quoted_for_print(line: str) -> Quoted | None:
    """Return what a line outside press quotes, or has said, and asks to be printed; None for a line that does not."""
    head = line[:_FAR]
    if not may_be_in(words_in([head]), _NEEDED):
        return None
    if not any(mark in head for mark in _MARKS):
        return _pointed_back(head, line[_FAR:])
    found = _ASKED.search(head.replace("’", "'"))
    if found is None or _LETTERS.search(found["words"]) is None:
        return None
    before = head[: found.start()].rstrip(" ,;–—-")
    mark = head[found.start() : found.start() + 1]
    rest = f"{before}{mark if mark in '.!?' else ''} {head[found.end() :]}{line[_FAR:]}"
    return Quoted(head[found.start("words") : found.end("words")], found["unsigned"] is not None, rest.strip())


def _pointed_back(head: str, more: str) -> Quoted | None:
    """Return the sentence that a line asks to be printed behind it: "get well soon to Arthur put that in the paper".

    What comes before it must be orders: of two sentences of talk nobody can tell how much "that" is.
    """
    told = head.replace("’", "'")
    asked = _ASKED_BACK.search(told)
    start = 0 if asked is None else max((found.end() for found in _ENDS.finditer(told[: asked.start()])), default=0)
    if asked is not None and start and told[start : asked.start()].strip() == "":
        start = max((found.end() for found in _ENDS.finditer(told[: start - 2])), default=0)
    found = None if asked is None else _POINTED_BACK.match(told, start)
    if found is None or len(found["words"].split()) < 2 or _NO_PRESS.search(found["words"].strip()) is not None:
        return None
    before = told[:start]
    if not (found["apart"] or found["tag"] or found["kindly"]) or (before and not any(map(str.isdigit, before))):
        return None
    words = head[found.start("words") : found.end("words")].strip()
    return Quoted(words, unsigned=False, rest=f"{head[:start]}{head[found.end() :]}{more}".strip())
