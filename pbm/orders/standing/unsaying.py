"""Words that may take orders back, where no command plainly does: those are asked about."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["disowns", "may_withdraw"]

_WITHDRAWN_ABROAD = word_set(
    "zurückziehen zurücknehmen zurück retirer annuler intrekken retirar anular ritirare ritiro annullare"
)
_ALL = (
    r"(?:everything|all of (?:it|them|that|mine)|it all|them all|the (?:whole )?lot|the whole thing|all)"
    r"(?=\s?[.,;!]|\s*$| (?:please|pls|thanks|thank you|again|now|for (?:now|me|this (?:round|turn|week)))\b)"
)
_UNSAYING = late(
    r"\b(?:withdraw|cancel|scrap|disregard|ignore|forget|retract|undo)\b.{0,40}"
    r"\b(?:orders?|moves?|mail|throw|trapdoor|subject"
    r"|(?:what|whatever|all|everything|anything)(?: that)? i(?:'ve| have)? (?:sent|gave|given|wrote"
    r"|written|said|ordered)"
    r"(?! about\b))\b"
    r"|\b(?:nehme|ziehe|nimm) (?:bitte )?(?:hiermit )?(?:ich )?(?:das )?alles (?:wieder )?zurück\b"
    r"|\bje (?:retire|reprends|annule) tout\b|\bik (?:trek|neem) alles (?:weer )?(?:in|terug)\b"
    r"|\b(?:retiro|anulo) todo\b|\b(?:ritiro|annullo) tutto\b"
    r"|\b(?:delete|erase|remove|revoke|annul|void|tear up|bin|drop)\b.{0,20}\b(?:my|the|those|these) (?:\w{1,10} )?"
    r"(?:orders?|moves?)\b"
    r"|\b(?:orders?|moves?)\b[^.!?]{0,20}\b(?:are|is|be|as)\b[^.!?]{0,20}\b(?:withdrawn|cancell?ed|retracted|revoked"
    r"|void|invalid|off(?=\W*$|[.!,])|no longer valid)\b"
    r"|\btake (?:it|that|this|them|those|everything|(?:the|my) (?:default|throw|trap ?door|orders?"
    r"|moves?))(?: all)? back\b"
    r"|\btake (?:all )?(?:my|those|the) (?:orders?|moves?) out\b(?! of\b)"
    r"|^\W{0,4}(?:(?:please|oh|no|wait|hang on|sorry|actually)\W{1,3}){0,2}(?:scrap|scratch|cancel)"
    r" (?:that|it|this|those|them|mine)(?:,? (?:please|alan|sorry|for now|all))?\W{0,4}$"
    rf"|\b(?:withdraw|cancel|scrap|retract|undo|revoke|annul|delete|scratch) (?:please )?{_ALL}"
    r"|\b(?:storniere?|annuliere?|widerrufe?|streiche?) (?:bitte )?alles\b"
    r"|\balles (?:stornieren|widerrufen|streichen)\b|\bannulez? tout\b|\bannuleer alles\b"
    r"|\balles annuleren\b|\b(?:cancela|anula)r? todo\b|\bannullat?e? tutto\b"
    r"|^\W{0,4}(?:null and )?void\W{0,4}$"
    r"|^\W{0,4}(?:withdraw|undo|retract)\W{0,4}$",
    re.IGNORECASE,
)
_UNUSED = late(
    r"\b(?:don't|do not|never|no longer|not to|please not) (?:use|play|count|take|enter|go by) (?:any of |all of )?"
    r"(?:(?:my|the|those|these) (?:\w{1,10} ){0,2}(?:orders?|moves?|throw)|what i (?:sent|gave|wrote|said|ordered))\b",
    re.IGNORECASE,
)
"""Words of somebody who does not want their orders played."""


def may_withdraw(said: str) -> bool:
    """Return whether a mail without orders seems to take some back: "I withdraw everything I said", "wihtdraw"."""
    return _UNSAYING.search(said) is not None or _is_withdrawing(said)


def disowns(said: str) -> bool:
    """Return whether a mail says that orders sent before are not to be played: "please don't use my orders"."""
    return _UNUSED.search(said) is not None


def _is_withdrawing(said: str) -> bool:
    """Whether a mail is one word that means taking back, or nearly so: "wihtdraw", "zurückziehen"."""
    word = said.strip(" .!").casefold()
    return word in _WITHDRAWN_ABROAD or (word != "withdraw" and OSA.distance(word, "withdraw", score_cutoff=2) <= 2)
