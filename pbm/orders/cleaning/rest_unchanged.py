"""What is said beside a change of all that is not changed: "Falltür auf 44, sonst alles wie gehabt".

"Sonst", "sinon", "otherwise" mean "else" as well as "apart from that": before what stays as it is nothing hangs on it.
"""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.word_set import word_set

__all__ = ["NEEDS", "REST_UNCHANGED", "rest_unchanged"]

NEEDS: Final = word_set(
    "otherwise sonst ansonsten übrigen rest sinon autrement ailleurs part anders verder overige demás altrimenti resto "
    "apart aside"
)
"""Words of which such a remark has one."""

_APART: Final = (
    r"(?:otherwise|apart from (?:that|this)|aside from (?:that|this)|for the rest|sonst|ansonsten|im übrigen|der rest"
    r"|das übrige|sinon|autrement|à part (?:ça|cela)|par ailleurs|pour le reste|le reste|anders|verder"
    r"|voor de rest|voor het overige|de rest|por lo demás|en lo demás|el resto|lo demás|altrimenti|per il resto"
    r"|il resto|the rest)"
)
_IS: Final = (
    r"(?:bleibt|bleiben|ist|is|are|stays?|remains?|stands?|can stay|reste|demeure|est|blijft|queda|sigue|permanece"
    r"|rimane|resta|è)"
)
_ALL: Final = (
    r"(?:alles|das|alle|everything(?: else)?|all(?: else)?|it|they|tout|le tout|rien|het|todo|tutto|mein \w{3,8})"
)
_KEPT: Final = (
    r"(?:wie (?:gehabt|vorher|bisher|zuvor|geschickt|gesendet|es (?:war|ist|steht))|(?:unverändert|gleich|dasselbe"
    r"|beim alten|so|dabei|wie es (?:ist|war))|(?:as|like) (?:before|sent|it (?:was|is|stands)|they (?:were|are|stand)"
    r"|i sent (?:it|them)|already sent)|unchanged|the same|as is|no changes?|nothing (?:changes|changed|else|new)"
    r"|comme (?:avant|envoyé|prévu)|inchangée?|pareil|(?:ne )?change(?: pas| rien)?|zoals (?:het (?:was|is)|eerst"
    r"|gestuurd)|hetzelfde|ongewijzigd|gelijk|igual|como (?:antes|estaba|está)|sin cambios|uguale|come prima"
    r"|invariato|nichts neues|keine änderung(?:en)?|ändert sich nichts"
    r"|(?:bitte )?nichts (?:ändern|geändert|anders|anfassen)|(?:ne )?rien (?:changer|toucher|ne change)"
    r"|(?:please )?(?:change|touch|alter) nothing|(?:please )?(?:do not|don't) change (?:anything|a thing)"
    r"|niets (?:veranderen|wijzigen)|no cambiar nada|non cambiare (?:nulla|niente)|nichts|rien|niets|nada|niente)"
)
_STAYS: Final = (
    r"(?:(?:(?:all )?the rest|rest)(?: of (?:it|them))? (?:stays?|can stay|remains?|stands?|is fine)"
    r"|der rest (?:bleibt|passt)|le reste (?:reste|est bon)|de rest blijft(?: staan)?"
    r"|(?:el resto|lo demás) (?:se )?queda|il resto (?:resta|rimane))"
)
"""The rest of it and what it does, with nothing more said."""
REST_UNCHANGED: Final = late(
    r"(?P<before>[\s,;(–-]{0,3}(?:\b(?:and|but|und|et|mais|en|maar|y|pero|e|ma)\s)?)"
    rf"\b(?:{_STAYS}|{_APART}[,:]?"
    rf"(?: {_IS})?(?: {_ALL})?(?: {_IS})?(?: (?:auch|still|also|just))? {_KEPT}(?: {_IS})?)"
    r"(?: (?:please|thanks|bitte|danke|merci|graag|gracias|grazie))?(?=\s{0,2}(?:[.,;!)\n]|$))",
    re.IGNORECASE,
)


def rest_unchanged(found: re.Match[str]) -> str:
    """Return nothing for such a remark behind an order, and the words themselves where none stands before it."""
    ahead = found.string[: found.start()]
    return "" if any(map(str.isdigit, ahead)) or is_counting(ahead) else found.group()
