"""What the line above the rows of a form says of them: that they were sent before, or that they are to be filled in."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.form_rows import board_heading

__all__ = ["is_of_a_form", "queries", "recalls", "recalls_above", "turns_named", "vouches"]

_TURN: Final = late(r"\b(?:turns?|round|zug|runde|tour|beurt|ronde|turno|ronda|giro)\s{1,2}(?P<turn>\d{1,4})\b", re.I)
_TURN_WORDS: Final = (
    r"(?:turn|round|time|month|week|go|issue|orders?|moves?|answers?|throw|entry|runde|mal|zug|wurf|woche|monat|tour"
    r"|fois|coup|mois|beurt|ronde|keer|worp|zet|tirada|turno|ronda|vez|jugada|giro|volta|mossa|tiro|lancio)"
)
_LAST_WORDS: Final = (
    r"(?:last|previous|past|earlier|old|letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?|dernier|dernière|précédente?|passée?"
    r"|laatste|últim[oa]|anterior|pasad[oa]|ultim[oa]|scors[oa]|precedente|passat[oa])"
)
_RECALLS: Final = late(
    rf"\b{_LAST_WORDS} {_TURN_WORDS}\b|\b{_TURN_WORDS} {_LAST_WORDS}(?!\w)|\bfrom you\b"
    r"|\byou(?:'ve| have| had)? (?:sent|gave|given|played|threw|thrown|rolled|had|ordered|used|chose|chosen|wrote)\b"
    r"|\byour (?:record|history|last|previous|old|earlier)\b"
    r"|\byour (?:orders?|moves?|answers?) (?:(?:for|in) (?:turn|round) \d{1,4} )?(?:were|was|so far|are|is|stand|as)\b"
    r"|\b(?:results?|records?|history|received|confirm\w{0,6}|acknowledg\w{0,6}|receipt|registered|processed|as played"
    r"|summary|outcome|happened|on file|examples?|sample|specimen|how to|for instance|e\.g|so far|(?:up to|until) now"
    r"|at (?:present|the moment)|currently|(?:it|they|orders) stands?|stood|standing orders)\b"
    r"|\b(?:hatten|haben|erhielten|bekamen) wir\b|\bvon (?:dir|ihnen|euch)\b|\b(?:erhalten|bisher|beispiel|muster"
    r"|ergebniss?e?|erfasst|notiert)\b"
    r"|\breçus?(?: de (?:vous|toi))?(?!\w)|\b(?:exemple|résultats?|enregistrée?s?)\b"
    r"|\bvan (?:jou|je|u)\b|\b(?:ontvangen|kregen|voorbeeld|uitslag|genoteerd)\b"
    r"|\b(?:recibid[oa]s?|recibimos|ejemplo|resultados?|ricevut[oiae]|esempio|risultat[oi])\b"
    r"|^\W{0,4}(?!today|this|(?:the )?(?:week|month|turn|round|game)'s)(?-i:[A-Z])[\w-]{1,20}(?:'s|s')"
    r" (?:turn|orders?|moves?|go|round|throw|form|slip|sheet|card)\b",
    re.IGNORECASE,
)
"""A heading with one of these recalls something, or shows how to fill in a form."""
_SAID: Final = late(
    r"\b(?:throws?|threw|thrown|used|played|rolled|moves?|die|number|wurf|coup|worp|tirada|tiro)\b[^.\d]{0,12}"
    r"[1-6](?!\d)",
    re.IGNORECASE,
)
"""The line has said itself what was sent."""
_FIGURE: Final = late(r"(?<!\d)\d{1,3}(?!\d)")
_ADDRESS: Final = late(r"<[^<>\n]{1,100}>|\S{1,60}@\S{1,60}")
_NO_VALUE: Final = late(
    rf"{_TURN.pattern}|\d{{1,2}}[.:/-]\d{{1,2}}(?:[.:/-]\d{{2,4}})?|\d{{1,2}}(?:st|nd|rd|th)?\.? [^\W\d_]{{3,9}}"
    r" \d{4}",
    re.IGNORECASE,
)
"""Numbers of a line that are turns, dates and times."""
_FILL: Final = (
    r"\b(?:please|bitte|send (?:me|us|in|back|these|this)|fill|your turn|(?:this|next|new|coming|diese[nr]?"
    rf"|nächste[nr]?|nouve(?:au|lle)|prochaine?|deze|volgende|nieuwe?|nuev[oa]|próxim[oa]|nuov[oa]|prossim[oa])"
    rf" {_TURN_WORDS}|(?:wanted|needed|required|expected|awaited) from you)\b"
)
_ANEW: Final = late(_FILL, re.IGNORECASE)
"""What is to be done now, in a line that recalls something as well."""
_DAYS: Final = (
    r"(?:\w{3,6}days?|\w{3,7}tag|mittwoch|\w{3,6}dag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes"
    r"|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tonight|tomorrow)"
)
_ASKS: Final = late(
    rf"{_FILL}|^\W{{0,4}}(?:now|jetzt|nun|maintenant|nu|ahora|ora)\b"
    r"|\b(?:(?:orders?|moves?|answers?|reply|replies) (?:by|before|here|below|to me|due|wanted|to reach)|reply"
    r"|completed?|bounce|return|questions|would like|asks?|use (?:this|the|these|your own|plain)"
    r"|as you (?:like|please|prefer)"
    r"|answer\b|(?:your own|plain) words|to (?:order|reach)|dein(?:e[nr]?)? (?:zug|züge)"
    r"|ihre? (?:zug|züge)|ton coup|votre coup|je (?:zet|beurt)|tu (?:jugada|turno)|il tuo turno|la tua mossa)\b"
    r"|\b(?:by|before|until|till|bis|vor|avant|voor|antes|entro|clos\w{1,3}|due|deadline)\b[^.\d]{0,24}?"
    rf"(?:\d|{_DAYS}\b)"
    r"|\b(?:you are|you're|du bist|du stehst|vous êtes|je staat|estás|sei) [^.!?]{0,16}\d"
    r"|\b(?:position|space|square) \d",
    re.IGNORECASE,
)
"""A heading with one of these asks for what is below it, or tells where its player stands."""
_TITLE: Final = late(
    r"\W{0,40}(?:(?:your|my|dein|ihr|votre|ton|je|uw|tu|il tuo)? ?(?:orders?|moves?|answers?|form|slip|sheet|zug|züge"
    r"|befehle|formular|zettel|coup|ordres|formulaire|zet|formulier|briefje|jugada|formulario|mossa|modulo)"
    rf"(?: (?:for|für|pour|voor|para|per))? ?|[^\W\d_]{{2,20}} ?\W{{1,4}})?"
    rf"(?:(?:the )?(?:{_TURN.pattern}))?\W{{0,40}}$",
    re.IGNORECASE,
)
"""A heading that says no more than that what is below it is a form, or for which turn."""
_SHOWS: Final = late(r"\d|\s{2}|\t|[\[\]|]")
"""What a row of a table has, and no heading of words."""
_BOTH: Final = late(
    r"\b(?:throws?|die|dice|roll|number|wurf|würfe|zahl|coup|dé|worp|tirada|tiro|dado)\b.{1,40}\b(?:trap ?doors?|traps?"
    r"|hole|falltür|luke|trappe|valluik|luik|trampilla|botola)\b",
    re.IGNORECASE,
)
"""What is asked for, told above the rows that ask for it."""
_RECALLED: Final = late(
    r"\W{0,3}(?:the above|above|those|these|that|this|das|dies|c'était|dat|eso|questo)\b.{0,30}?\b(?:was|were|is what"
    r"|are what|is the|are the|as (?:played|received|sent)|war|waren|étai\w{1,3}|eran?|erano)\b",
    re.IGNORECASE,
)
_QUERIED: Final = late(
    r"\b(?:wrong|right\?|correct\?|mistakes?|misread|misheard|as (?:received|played)|richtig\?|falsch|stimmt|juste \?"
    r"|klopt|correcto|giusto)(?!\w)",
    re.IGNORECASE,
)
_OF_A_FORM: Final = late(
    r"\b(?:cut|tear|snip|detach|clip) (?:here|off|along|out)\b"
    r"|\b(?:return|send|post|mail) (?:this|it|the) (?:form|slip|back)\b"
    r"|\b(?:please|kindly) (?:return|fill|complete)\b|\bback to me\b|\bfill (?:in|out|this|it)\b"
    r"|\border (?:form|slip)\b"
    r"|\b(?:form|slip|coupon)\b[^.!?]{0,20}:?$|\b(?:bitte )?(?:ausfüllen|zurücksenden|zurückschicken|abschnitt)\b"
    r"|\b(?:remplir|renvoyer|invullen|terugsturen|rellenar|devolver|compilare|rispedire)\b|✂|8<",
    re.IGNORECASE,
)


def recalls(heading: str) -> bool:
    """Return whether a line above rows says that these were sent before, or are an example."""
    plain = _NO_VALUE.sub(" ", _ADDRESS.sub(" ", heading))
    said = heading.rstrip()[-1:] != ":" and len(_FIGURE.findall(plain)) > 1
    if said or _SAID.search(plain) is not None:
        return False
    return _RECALLS.search(plain) is not None and _ANEW.search(plain) is None


def recalls_above(line: str) -> bool:
    """Return whether a line below rows says that these were sent before: "Those were the orders I had."."""
    return _RECALLED.match(line) is not None


def queries(line: str) -> bool:
    """Return whether a line below rows asks whether they were read rightly."""
    return _QUERIED.search(line) is not None


def vouches(heading: str) -> bool:
    """Return whether a line above rows leaves no doubt that these are to be filled in: what announces them may not.

    Sentences, greetings and titles in capitals announce nothing.
    """
    line = heading.strip(" \t*_#=~")
    if not line or _ADDRESS.search(line) or board_heading(line):
        return True
    if _ASKS.search(line) or is_of_a_form(line) or _TITLE.match(line):
        return True
    told = line[-1] != ":" and _SHOWS.search(line) is not None
    return told or _BOTH.search(line) is not None or line[-1] in ".,!?)" or not any(letter.islower() for letter in line)


def is_of_a_form(line: str) -> bool:
    """Return whether a line is what a form says of itself beside its prompts: "cut here", "please return"."""
    return _OF_A_FORM.search(line) is not None


def turns_named(line: str) -> list[int]:
    """Return the turns that a line names."""
    return [int(found["turn"]) for found in _TURN.finditer(line)]
