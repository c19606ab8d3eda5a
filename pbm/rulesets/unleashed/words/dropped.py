"""Fallbacks of cards that stand, taken back by a mail that may say more: "drop the fallback, and if …"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

__all__ = ["Dropped", "dropped_in", "may_drop"]

_NOUN: Final = (
    r"(?:fall-?backs?|fall backs?|alternatives?|back-?ups?|reserves?|plan b|(?:second|2nd|other)"
    r" (?:choices?|spaces?|squares?"
    r"|options?|places?|wish(?:es)?)|(?:spare|alternative|fall-?back|back-?up)"
    r" (?:choices?|spaces?|squares?|options?|cards?"
    r"|places?|wish(?:es)?)"
    r"|ausweich\w{0,20}|alternativen?|ersatz\w{0,20}|zweite wahl|rückfall\w{0,20}|reserve\w{0,10}"
    r"|solutions? (?:de rechange|de repli|de secours)|second choix|case de (?:secours|repli)"
    r"|alternatie(?:f|ven)|reservekaart|uitwijk\w{0,20}|tweede keus|terugval\w{0,20}"
    r"|alternativas?|reservas?|segunda opción|alternativ[ae]|riserva|ripiego|seconda scelta)"
)
_VERB: Final = (
    r"(?:drop|forget(?: about)?|scrap|scrub|leave out|leave off|cancel|remove|skip|delete|omit|lose|ditch|strike"
    r"|bin(?= (?:the|my)\b)|scratch|get rid of|take (?:out|off|away|back)|withdraw|do without|never mind"
    r"|i (?:don'?t|do not|no longer) (?:want|need)"
    r"|streich(?:e|en|t)?|vergiss|lösch(?:e|en)?"
    r"|oublie[rz]?|supprime[rz]?|enl[èe]ve[rz]?|annule[rz]?|laisse[rz]? tomber"
    r"|schrap|vergeet|verwijder|quita[r]?|elimina[r]?|olvida|borra[r]?|anula[r]?|togli|annulla|dimentica"
    r"|lascia perdere|cancella)"
)
_PARTED: Final = r"(?:lass|nimm|laat|haal)"
"""Verbs that drop something only with a word behind it: "lass die Alternative weg"."""
_AWAY: Final = r" (?:bitte |doch |maar |dann |wieder )*(?:weg|raus|fort|eruit|heraus)\b"
_BARE: Final = (
    r"(?:(?:no(?: more)?|without(?: the| my| any)?|ohne|keine?n?|sans|geen|zonder|sin|ninguna|senza|nessuna) "
    r"|(?:pas|plus) d(?:e |'))"
)
_THE: Final = (
    r"(?:(?:the|my|any|that|all|about|die|den|das|der|meine?n?|mein|l'|la|le|les|mon|ma|mes|de|het|mijn|el|mi|il|lo"
    r"|mia|mio|un|une|una|eine?|a|an) ?)*"
)
_ON: Final = r"(?:on|at|auf|sur|op|en|sulla|su|to) (?:the |space |square |feld |la |le |case |casilla |vak |casella )*"
_CARD: Final = r"(?:[+−-]\d|[^\W\d_][\w'’-]{1,14}(?: [^\W\d_][\w'’-]{1,14}){0,2})"
_WHAT: Final = (
    rf"(?:{_NOUN}(?: (?:of|to|for|at|on|with) (?:{_ON})?(?P<at1>\d{{1,3}}))?|(?P<at2>\d{{1,3}})(?: {_NOUN})?"
    rf"|(?P<card>{_CARD}) {_ON}(?P<at3>\d{{1,3}}))"
)
_BEHIND: Final = (
    r"(?:,? ?(?:please|pls|thanks|thank you|cheers|ta|then|now|after all|altogether|again|entirely|too"
    r"|any ?more"
    r"|for now|this (?:time|round)|for this round|if you would|will you|would you|bitte|danke|doch|wieder"
    r"|dann|svp"
    r"|s'il (?:te|vous) plaît|merci|finalement|alsjeblieft|dank je|maar|toch|por favor|gracias|per favore|grazie"
    r"|alan|dear|mate))*"
)
_LINK: Final = (
    r"(?:and|but|also|so|und|aber|et|mais|en|maar|y|e|pero|ma|plus)(?: (?:then|also|please|dann|bitte|auch|puis|aussi"
    r"|ook|dan|también|anche|poi))?"
)
_AHEAD: Final = (
    r"(?:(?:please|pls|actually|also|sorry|oh|oops|hmm|ok|okay|right|no|wait|well|yes|hi|hello|dear|and|so|just|kindly|ps"
    r"|on (?:reflection|second thoughts?)|thinking about it|come to think of it|i'd like to|i would like to|i want to"
    r"|i'll|i will|let's|let us|could you|can you|would you|will you|may i|bitte|ach|doch|nein|hallo|also|ich möchte"
    r"|s'il (?:te|vous) plaît|finalement|bonjour|non|graag|toch|nee|hoi|por favor|hola|mejor|ciao|anzi|per favore"
    r"|alan|changed my mind|i've changed my mind)[\s,.:!–-]+)*"
)
_STARTS: Final = r"(?:(?<=[.!?;:\n])|(?<=\A)) *"
_DROP: Final = (
    rf"{_STARTS}(?P<all>{_AHEAD}(?:{_VERB} {_THE}{_WHAT}|{_PARTED} {_THE}(?:(?P<at5>\d{{1,3}})|{_NOUN}){_AWAY}"
    rf"|(?P<bare>{_BARE}){_THE}{_NOUN}(?: {_ON}(?P<at4>\d{{1,3}}))?){_BEHIND})"
    rf"(?P<rest>(?: *[,–-]? *(?:(?P<link>{_LINK})\b)?[ ,:]*(?P<more>[^.!?;\n]*))?)(?P<end>[.!?;\n]|\Z)"
)
_HANGING: Final = (
    r"\b(?:if|unless|when|once|in case|except|as long as|should|until|falls|wenn|sofern|sobald|außer|si|sauf|quand|als"
    r"|tenzij|indien|salvo|cuando|se|quando)\b"
)
_LANDING: Final = (
    r"\b(?:if|when|should|whenever|falls|wenn|si|als|indien|cuando|se|quando) (?:i|ich|je|j'|ik|yo|io)?\W{0,2}"
    r"(?:should |ever )?"
    r"\b(?:land|hit|end|get|come|reach|step|auf|tombe|arrive|op|caigo|finisco|cado|on|an|in)"
)
_SAYS_DROP: Final = (
    rf"\b{_VERB} {_THE}(?:[\w+-]+ ){{0,2}}?{_NOUN}\b|\b{_BARE}{_THE}{_NOUN}{_BEHIND}(?: {_ON}\d{{1,3}})?"
    rf"(?= *(?:[,.!;\n]|\Z|{_LINK}\b))|\b{_PARTED} [^.!?;\n]{{0,30}}?{_NOUN}{_AWAY}"
)
_KEEPS: Final = (
    rf"\b{_NOUN} (?:stays?|remains?|stands?|bleib(?:t|en)|reste(?:nt)?|blijft|blijven|queda|resta)\b"
    rf"|\b(?:keep|leave|behalte|garde[rz]?|houd|mantén|tieni|mantieni) {_THE}{_NOUN}\b"
)
_DENIED: Final = r"\b(?:not|don'?t|never|nicht|pas|ne|n'|niet|non) "
_MOST: Final = 4_000
_POLITE: Final = ("could you", "can you", "would you", "will you", "may i")
_OWN_LINE: Final = 3  # words of a line above which a sentence does not run on: "Hi Alan"


@dataclass(frozen=True, slots=True)
class Dropped:
    """What a mail drops: the fallback that ``space`` tells, all of them for None; and what else it says.

    ``lines`` are the lines in which it is said.
    """

    space: int | None
    card: str
    rest: list[str]
    lines: frozenset[int]


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def _text(lines: Sequence[str]) -> tuple[str, list[int]]:
    """Return the lines as one text, with line ends only where a sentence may begin, and where each line begins."""
    made = ""
    starts: list[int] = []
    for line in lines:
        words = " ".join(line.replace("’", "'").split())
        above = made.rpartition("\n")[2]
        runs_on = above and words and above[-1] not in ".!?;:," and len(above.split()) > _OWN_LINE
        made += (" " if runs_on else "\n") if starts else ""
        starts.append(len(made))
        made += words
    return made[:_MOST], starts


def dropped_in(lines: Sequence[str]) -> Dropped | None:
    """Return what a sentence of a mail drops plainly; None where none does, or where it hangs on something."""
    text, starts = _text(lines)
    for found in _pattern(_DROP).finditer(text):
        more = found["more"] or ""
        asked = found["end"] == "?" and not found["all"].strip().casefold().startswith(_POLITE)
        parted = found["link"] or found["rest"].lstrip()[:1] in (",", "–", "-")
        hangs = _pattern(_HANGING).search(_pattern(_LANDING).sub(" ", more))
        # "If I land on …: Brenda. No fallback.", "no alternative but to …": perhaps of something else.
        other = found["bare"] and (
            _pattern(_LANDING).search(text[: found.start()]) or _goes_astray(found["link"], more)
        )
        if asked or hangs or other or (more and not parted):
            continue
        told = found["at1"] or found["at2"] or found["at3"] or found["at4"] or found["at5"]
        end = "." if found["end"] == "?" else found["end"]
        rest = f"{text[: found.start()]}\n{more.strip()}{end}{text[found.end() :]}"
        ends = [*starts[1:], len(text) + 1]
        within = [at for at, (start, past) in enumerate(zip(starts, ends, strict=True)) if _meet(start, past, found)]
        return Dropped(
            int(told) if told else None, (found["card"] or "").casefold(), rest.split("\n"), frozenset(within)
        )
    return None


def _meet(start: int, past: int, found: re.Match[str]) -> bool:
    return start < found.end("all") and found.start("all") < past


def _goes_astray(link: str | None, more: str) -> bool:
    """Whether "but" goes on with anything else than what shall be where one lands."""
    but = (link or "").casefold().split()[:1] in (["but"], ["aber"], ["mais"], ["maar"], ["pero"], ["ma"])
    return but and _pattern(_LANDING).match(more.strip()) is None


def may_drop(lines: Sequence[str]) -> bool:
    """Whether a mail speaks of dropping a fallback, without denying it, asking about it, or keeping it."""
    text, _ = _text(lines)
    if _pattern(_KEEPS).search(text):
        return False
    for sentence in re.split(r"(?<=[.!?;\n])", text):
        if sentence.rstrip().endswith("?") or _pattern(_DENIED).search(sentence):
            continue
        if _pattern(_SAYS_DROP).search(sentence):
            return True
    return False
