"""Orders below press that may be told to its readers, or be somebody else's: "Plan:", "Throw 4, will you?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.signing import is_ending
from pbm.orders.word_set import word_set

__all__ = ["perhaps_told"]

_HEAD: Final = 200  # characters of a line that are looked at
_SAYING: Final = 2  # words that go on with a letter
_ASKED_OF_THEM: Final = late(
    r"[,;.!–—-]\s{0,3}(?:and |so |then )?(?:(?:will|would|won't|can|could|can't|do|don't|did|shall|should|are|aren't"
    r"|ok(?:ay)?)(?: (?:you|we|ya|u|that|it))?|(?:is|isn't|does|doesn't) (?:that|it)(?: \w{2,5})?"
    r"|deal|agreed?|right|yes|no|what do you (?:say|think)|how about it|how about you|alright|all right|sounds good"
    r"|einverstanden|ja|oder|nicht wahr|abgemacht|machst du das|was meinst du|gut|d'accord|n'est-ce pas|hein|ça va"
    r"|tu veux bien|qu'en dis-tu|akkoord|afgesproken|goed|toch|oké|vale|de acuerdo|verdad|te parece|va bene"
    r"|d'accordo|vero|che ne dici)"
    r"(?:,? (?:please|[A-Z][\w'-]{1,20}))?\s?\?",
    re.IGNORECASE,
)
"""Orders that somebody is asked for: "Throw 6 and trapdoor 40, will you?"."""
_OTHERS: Final = late(
    r"\b(?:he|his|him|she|her|hers|they|their|theirs|them|we|us|our|ours|both|you|your|yours|said|says|cried|shouted"
    r"|sang|sings|roared|whispered|er|sein\w{0,2}|ihre?\w?|wir|uns|dein\w{0,2}|du|sagte?|rief|il|elle|ses?|nous|vous|tu"
    r"|ton|tes|dit|cria|wij|jij|jouw?|zei|riep|él|ella|sus?|nosotros|tuy?[oa]?|dijo|lui|lei|suo|sua|noi|disse)\b",
    re.IGNORECASE,
)
_THANKS: Final = late(
    r"\b(?:thank|thanks|thx|ta|cheers|please|hope|danke|merci|bedankt|gracias|grazie)\b", re.IGNORECASE
)
_OVER: Final = late(
    r"\s{0,4}[*_#=<\[({~|-]{0,10}(?:press\b|ps\b|p\.s|end\b|ends\b|to the gm|for the gm|gm\b)", re.IGNORECASE
)
_BUSINESS: Final = late(
    r"\b(?:orders?|throw\w{0,3}|trap ?doors?|trap|td|deadline|sorry|late|absent|away|remind|status|help"
    r"|report|receipt|turn|round|board|wurf|falltür|trappe|valluik|worp|trampilla|tirada|botola|tiro)\b",
    re.IGNORECASE,
)
_KEPT: Final = late(
    r"\b(?:changed?|changes|unchanged|before|otherwise|stays?|stands?|rest|instead|after all|now|gehabt|sonst|bleib\w+"
    r"|ändern?|setzen|legen|sinon|reste|inchangée?|verder|blijft|ongewijzigd|resto|igual|rimane|invariat\w)\b",
    re.IGNORECASE,
)
"""What is said of one's own orders behind a number: "change my trapdoor to 33, otherwise no change"."""
_FIGURE: Final = late(r"\d")
_BEHIND: Final = late(r"\d{1,3}\W{0,3}(?P<rest>\D*)$")
_WORD: Final = late(r"[^\W\d_]{2,}")
_LITTLE: Final = word_set(
    "please pls thanks thank you gm por favor cheers bitte danke merci svp graag bedankt gracias grazie per favore"
)


def perhaps_told(
    line: str, above: Sequence[str], below: Sequence[str], *, letter: bool, gm: Sequence[str] = ()
) -> bool:
    """Return whether orders on a ``line`` below press may be meant for its readers, or be told of somebody.

    ``above`` are the lines of the press, ``below`` those that follow; ``letter`` tells that the press is to some alone:
    whoever goes on below the orders may well go on with the letter.
    """
    head = line[:_HEAD]
    said = next((one.rstrip(" *_\"'") for one in reversed(above) if one.strip()), "")
    if said.endswith(":") or (said.endswith(",") and (letter or _OTHERS.search(said[-_HEAD:]))):
        return True
    if _ASKED_OF_THEM.search(head) is not None or head.lstrip()[:1] in "\"'":
        return True
    found = _BEHIND.search(head)
    if found is not None and _goes_on(found["rest"], letter=letter):
        return True
    return _continued(below, letter=letter, gm=gm)


def _goes_on(rest: str, *, letter: bool) -> bool:
    """Whether what stands behind the last number of an order speaks of others, or goes on with a letter."""
    if _THANKS.search(rest):
        return False
    if _OTHERS.search(rest):
        return True
    if _BUSINESS.search(rest) or _KEPT.search(rest):
        return False
    told = [word for word in _WORD.findall(rest) if word.casefold() not in _LITTLE]
    return letter and len(told) > _SAYING


def _continued(below: Sequence[str], *, letter: bool, gm: Sequence[str]) -> bool:
    """Whether the lines below orders go on with the press above them."""
    apart = False
    for line in below:
        words = line.strip()
        if not words:
            apart = True
            continue
        if _OVER.match(words) or (words.endswith(":") and apart):
            return False
        called = {part for name in gm for part in name.split()}
        if _FIGURE.search(words) and (_BUSINESS.search(words) or len(_WORD.findall(words)) < _SAYING):
            continue  # more of the orders
        if _signs(words) or _THANKS.search(words) or _BUSINESS.search(words) or called & set(_WORD.findall(words)):
            return False
        told = [word for word in _WORD.findall(words) if word.casefold() not in _LITTLE]
        if len(told) < _SAYING:
            return False  # a name
        return not apart or letter or _OTHERS.search(words[:_HEAD]) is not None
    return False


def _signs(words: str) -> bool:
    """Whether a line is the greeting or the name below a letter; "Don't tell" is none."""
    return words[:1].isupper() and "n't" not in words and is_ending(words)
