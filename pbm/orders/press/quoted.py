"""Press in quotation marks within other words: "5 and 45, and please put "Happy birthday Dora" in the report"."""

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
    r"|bulletin|press|magazine|gazette|page|column|news ?sheet|issue)"
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
_LETTERS: Final = late(r"[^\W\d_]{2}")
_NEEDED: Final = word_set(
    "report zine fanzine newsletter bulletin press magazine gazette page column sheet newssheet issue bericht "
    "rundbrief zeitung blatt rapport compte journal verslag krant blad informe boletín reporte "
    "resoconto rapporto bollettino giornale"
)


@dataclass(frozen=True, slots=True)
class Quoted:
    """The quoted ``words`` that are to be printed, without a name where so asked, and the ``rest`` of their line."""

    words: str
    unsigned: bool
    rest: str


def quoted_for_print(line: str) -> Quoted | None:
    """Return what a line outside press quotes and asks to be printed; None for a line that does not."""
    head = line[:_FAR]
    if not any(mark in head for mark in _MARKS) or not may_be_in(words_in([head]), _NEEDED):
        return None
    found = _ASKED.search(head.replace("’", "'"))
    if found is None or _LETTERS.search(found["words"]) is None:
        return None
    before = head[: found.start()].rstrip(" ,;–—-")
    mark = head[found.start() : found.start() + 1]
    rest = f"{before}{mark if mark in '.!?' else ''} {head[found.end() :]}{line[_FAR:]}"
    return Quoted(head[found.start("words") : found.end("words")], found["unsigned"] is not None, rest.strip())
