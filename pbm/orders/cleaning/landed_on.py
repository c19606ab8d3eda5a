"""Where a throw leads, told behind it: "make it a 6, so I land on 50", "nimm die 5, dann bin ich auf 44".

The space that somebody will stand on is none that they nominate, unless they say so; so is one of which a sentence says
no more than that they land there ("soz meant 38. 36 is where i land"). Where they tell as well where they
stand, and the sum does not come out, it is left in the mail: it may show that another throw is meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_landings"]

_SPACE: Final = (
    r"(?:(?:the|space|square|number|field|das|der|dem|die|feld|nummer|la|le|l'|case|numéro|de|het|vak|vakje|el|los"
    r"|casilla|il|casella|numero|#)\s?){0,2}(?P<space>\d{1,3})"
)
_THUS: Final = (
    r"(?:(?:,|\s?[(–-])\s?(?:(?:so|then|and|so\sthat|and\sso|and\sthen|that\sway|which\smeans|meaning|hence)\s)?"
    r"|\s(?:so|then|and|so\sthat|and\sso|and\sthen|which\smeans)\s)"
)
_BEING: Final = (
    r"(?:i'm|i\sam|im|i'll\s(?:be|land|end\sup|finish|get)|i\swill\s(?:be|land)|i'd\sbe|i\swould\sbe|i\sshould\sbe"
    r"|i\sshall\sbe|i\s(?:can\s)?(?:land|end\sup|finish|finish\sup|stand|sit|arrive|get|come|stop|wind\sup)"
    r"|i(?:'d\slike|\swant|\swanted|\shope|\swish|'m\shoping|'m\saiming)\sto\s(?:be|land|end\sup|finish|stand|get|stop)"
    r"|(?:to|in\sorder\sto|so\sas\sto)\s(?:land|end\sup|finish\sup|be|stand)|landing|ending\sup|finishing\sup)"
    r"(?:\s(?:bang|right|just|exactly|nicely|then|back|up|now|out|standing|sitting|landing))?\s(?:on(?:to)?|at|to)"
)
_TAKING: Final = (
    r"(?:(?:that|which|it|this)(?:\s(?:will|'ll|would|should|just|then|nicely))?|that'll|it'll)\s"
    r"(?:puts?|gets?|takes?|lands?|brings?|leaves?|moves?|carr(?:y|ies))\sme(?:\s(?:bang|right|just|exactly"
    r"|nicely|up))?"
    r"\s(?:on(?:to)?|at|to)|(?:putting|taking|bringing|landing|getting)\sme\s(?:on(?:to)?|at|to)"
)
_ABROAD: Final = (
    r"(?:,|\s)\s?(?:(?:dann|damit|so|und|und\sdann|und\sso)\s"
    r"(?:bin|lande|stehe|komme|steh|land)\sich(?:\s(?:dann|genau))?\sauf|(?:damit|sodass|so\sdass)\sich\sauf"
    r"|(?:die|das|was)\sbringt\smich\s(?:genau\s)?auf|ich\s(?:will|möchte)\sauf"
    r"|(?:comme\sça\s|ainsi\s|donc\s|et\s(?:alors\s|ainsi\s|donc\s)?|alors\s|,\s?)?je\s(?:serai|suis|tombe"
    r"|tomberai|finis"
    r"|me\sretrouve|me\sretrouverai|termine|arrive|veux\sêtre|veux\sarriver)\s(?:sur|à|au|en)"
    r"|(?:pour|afin\sd')\s?(?:arriver|tomber|être|finir)\s(?:sur|à|au)"
    r"|(?:ce\squi|ça|cela|qui)\s(?:me\smet|m'amène|me\sporte|m'emmène)\s(?:sur|à|au)"
    r"|(?:dan|zo|en\sdan|en\szo)\s(?:sta|kom|zit|ben|beland|land)\sik(?:\s(?:dan|precies))?\sop|zodat\sik\sop"
    r"|(?:dat|die|wat)\sbrengt\sme\s(?:op|naar)"
    r"|(?:así|y|y\sasí|entonces)\s(?:me\s)?(?:caigo|quedo|estoy|llego|acabo|termino)\s(?:en|a|sobre)"
    r"|para\s(?:caer|llegar|quedar|estar|acabar)\s(?:en|a)|que\sme\s(?:lleva|pone|deja)\s(?:en|a)"
    r"|(?:così|e|e\scosì|allora)\s(?:mi\s)?(?:finisco|arrivo|sono|cado|trovo|fermo|atterro)\s(?:su|sul|sulla|a|al|alla)"
    r"|per\s(?:arrivare|finire|cadere|essere)\s(?:su|sul|sulla|a|al)|che\smi\s(?:porta|mette)\s(?:su|sul|a|al))"
)
_LANDING: Final = late(
    rf"(?:{_THUS}(?:{_BEING}|{_TAKING})|\s(?:{_TAKING})|{_ABROAD})\s(?:,\s)?{_SPACE}(?!\d|[.,:]\d)"
    r"(?:\s(?:lande|komme|stehe|bin|sta|kom|beland|uitkom|terechtkom|again|now|then))?"
    r"(?P<rest>(?:\s(?:and|und|et|en|y|e|where|wo|où|waar|donde|dove|which|with|for)\s|\s?[,;)–-])[^.!?;\n]{0,160})?"
    r"(?=\s{0,2}(?:[.!;\n]|$))",
    re.IGNORECASE,
)
_OWN_SPACE: Final = r"(?:[7-9]|[1-9]\d|100)(?![\w%]|[.:/]\d)"
_LANDED: Final = late(
    r"(?:^|(?<=\n)|(?<=[.!?;]\s)|(?<=\d,\s))(?:(?:oops|whoops|ups|oh|ah|ach|hoppla|huch|sorry|soz|hm+|but"
    r"|because|since|as|and|och|zut|vaya"
    r"|ops|aber|denn|want|car|pero|ma|well|damn|mist|wait),?\s){0,3}"
    rf"(?:(?:the\s|space\s|square\s)?{_OWN_SPACE}(?:\sis|'s|\swould\sbe)\s(?:(?:just\s|exactly\s)?where\s(?:i"
    rf"|we)(?:'ll|'d|\swill|\swould"
    r"|\sshall|'m)?\s(?:land|end\sup|finish|be|am|going\sto\sbe|come\sdown|come\sto\srest|stop|arrive|going)"
    r"|my\s(?:own\s)?(?:landing\s(?:spot|space|square|place)|own\sspace|own\ssquare))"
    rf"|(?:i|i'd|i'll|i\swould|i\swill|i\sshall)\s(?:land|come|end\sup|finish|arrive)\s(?:on"
    rf"|at)\s(?:the\s)?{_OWN_SPACE}"
    r"\s(?:myself|anyway)"
    rf"|auf\s(?:der\s|die\s|das\s)?{_OWN_SPACE}\s(?:lande|komme|stehe|bin)\sich"
    rf"|op\s(?:de\s)?{_OWN_SPACE}\s(?:kom|land|sta|beland|zit)\sik"
    rf"|(?:sur|à)\s(?:la\s|le\s)?{_OWN_SPACE},?\s(?:j'arrive|je\stombe|j'atterris|j'y\s(?:arrive|tombe))"
    rf"|(?:la\s|le\s){_OWN_SPACE},?\sc'est\s(?:là\soù\sj'(?:arrive|atterris)|là\soù\sje\stombe|ma\s(?:propre\s)?case)"
    rf"|en\s(?:el\s|la\s)?{_OWN_SPACE}\scaigo(?:\syo)?"
    rf"|sul(?:la)?\s{_OWN_SPACE}\sci\s(?:arrivo|finisco|cado)(?:\sio)?)"
    r"(?:\s(?:myself|anyway|now|lol|too|haha|then|with\s(?:it|that)|ja|doch|selbst|selber|dann|nämlich|schon|eh"
    r"|zelf|toch|al|immers"
    r"|dan|moi-même|mismo|misma|stesso|stessa|already|next)){0,3}\s?(?:[.!]{1,3}(?:\s?(?:lol|haha))?|(?=\n)|$)",
    re.IGNORECASE,
)
"""A sentence that says no more than on which space its writer lands."""
_OF_LANDING: Final = word_set(
    "where landing own myself anyway lande komme stehe bin kom land sta beland zit arrive tombe atterris case"
    " caigo arrivo "
    "finisco cado"
)
_NEEDS: Final = word_set(
    "i i'm im i'd i'll me landing ending finishing ich mich je me m ik así y caigo finisco così mi per para quedo e to"
    " qui amène"
)
_POINTING: Final = (
    r"\b(?:there|here|same\s(?:space|square|place|one|number)|that\s(?:space|square|one|number)|dort|dorthin|da"
    r"|hin|drauf"
    r"|là|daar|erop|ahí|allí|lì)\b"
)
_POINTED_AT: Final = late(_POINTING, re.IGNORECASE)
_DOOR: Final = late(
    r"\b(?:trap|hatch|nominat|vote|falltür|falle|trappe|valluik|luik|trampa|trampilla|botola|hole)|\btd\b"
    rf"|{_POINTING}",
    re.IGNORECASE,
)
_UNSURE: Final = late(
    r"\b(?:if|unless|or|wenn|oder|falls|si|ou|sauf|als|of|tenzij|o|se|oppure|would\sit|not)\b|n't\b", re.IGNORECASE
)
_OWN_PLACE: Final = late(
    r"\b(?:i'm|i\sam|im|ich\sbin|ich\sstehe|je\ssuis|ik\ssta|ik\sben|estoy|sono|sitting|standing|sat)\s[^.!?\d]{0,16}"
    r"\b(?:on|at|auf|sur|op|en|su|sul)\s\D{0,8}(?P<here>\d{1,3})"
    r"|\b(?:from|von|depuis|vanaf|desde|da)\s\D{0,8}(?P<there>\d{1,3})",
    re.IGNORECASE,
)
_SENTENCE: Final = late(r"[^.!?;\n]*$")
_FIGURES: Final = late(r"\d{1,9}")
_WORDS: Final = late(r"[^\W\d_]+")
_LEAST: Final = 7
"""The first space that is no throw."""
_FAR: Final = 200  # characters of a sentence before such a clause that are looked at
_NEAR: Final = 60  # characters in which a trapdoor is laid on that space: "Trapdoor there."
_MOST: Final = 2_000  # characters of a mail that are looked at


def without_landings(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without where the throw told before it leads its player."""
    said = words_in(lines)
    if not may_be_in(said, _NEEDS):
        return list(lines)
    text = "\n".join(lines).replace("’", "'")
    if len(text) > _MOST:
        return list(lines)
    if may_be_in(said, _OF_LANDING):
        text = _without_landed(text)
    made, end = "", 0
    for found in _LANDING.finditer(text):
        if _tells_only_where(text, found):
            rest = found["rest"] or ""
            kept = rest if any(map(str.isdigit, rest)) or _DOOR.search(rest) else ""
            made += text[end : found.start()] + kept
            end = found.end()
    return (made + text[end:]).split("\n")


def _without_landed(text: str) -> str:
    """Return a text without the sentences that only say where their writer lands, where it names another space."""
    if _POINTED_AT.search(text) is not None:
        return text
    rest = _LANDED.sub("", text)
    return rest if any(int(figure) >= _LEAST for figure in _FIGURES.findall(rest)) else text


def _tells_only_where(text: str, found: re.Match[str]) -> bool:
    """Whether a clause tells where a throw leads: the throw stands before it in its sentence, and no trapdoor does."""
    before = _SENTENCE.search(text, max(0, found.start() - _FAR), found.start())
    said = before.group() if before is not None else ""
    own = _OWN_PLACE.search(text, 0, found.start()) or _OWN_PLACE.search(text, found.end())
    here = int(own["here"] or own["there"]) if own is not None else 0
    throws, space = _throws_in(said, here), int(found["space"])
    if space < _LEAST or not throws or _DOOR.search(said) or _UNSURE.search(said):
        return False
    if here and space - here not in throws:
        return False
    rest = found["rest"] or ""
    pointed = _DOOR.search(rest) is not None and not any(map(str.isdigit, rest))
    return not pointed and _POINTED_AT.search(text, found.end(), found.end() + _NEAR) is None


def _throws_in(said: str, here: int) -> set[int]:
    """Return the numbers of a clause that can be throws, none where any but ``here`` is greater."""
    figures = {int(word) for word in _FIGURES.findall(said)} - {here}
    if any(value >= _LEAST for value in figures):
        return set()
    senses = (VOCABULARY.senses.get(word, {}).values() for word in _WORDS.findall(said.lower()))
    return {value for value in (*figures, *(sense.value for of in senses for sense in of)) if 0 < value < _LEAST}
