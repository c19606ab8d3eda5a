"""A throw that is gone back to: "nah go back to the 6", "doch wieder zurück zur 6", "je reviens au 6".

Where a sentence says no more, it is the throw. That one "is back on 6" or "goes back to square one" is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["back_to"]

_SIX: Final = r"(?P<throw>[1-6]|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|twee|vijf|zes)"
_LED: Final = (
    r"(?P<start>^|(?<=\n)|(?<=[.!?]\s))(?:[^\W\d_]+,\s(?=(?:please|can|could|let's|let|i'll|i'd|go|je|ich)\b))?"
    r"(?:(?:no|nah|naw|oh|ah|ok|okay|wait|actually|sorry|hmm+|well|so|then|please|pls|doch|nein|also|bitte|non"
    r"|finalement"
    r"|nee|toch|anzi|no no|pues|mejor|on second thoughts?|on reflection|i've changed my mind)[,!…:-]{0,3}\s){0,3}"
)
_ENDED: Final = (
    r"(?:,? (?:please|pls|then|after all|instead|again|for me|thanks|thank you|ta|bitte|doch|dann|svp|merci|finalement"
    r"|graag|toch|por favor|gracias|per favore|grazie|lol|if you please|if you would|if i may|if you don't mind)){0,3}"
    r"(?=\s?(?:[.!]|\n|$))"
)
_MAY: Final = r"(?:(?:can i|could i|may i|can we|can you|could you|let's|let me|i'll|i'd like to|i want to|please) )?"
_SPACE: Final = r"(?P<space>[7-9]|[1-9]\d|100)(?![\w%]|[.:,/]\d)"
_PUTTING_BACK: Final = word_set("back reinstate restore wieder remets remettez terug vuelve rimetti")
_WAYS: Final = Retelling(
    (
        word_set("back"),
        late(
            rf"{_LED}(?:(?:can i|could i|may i|can we|can you|could you|let's|let me|i'll|i'd like to|i want to"
            rf"|please) )?"
            r"(?:(?:put|move|set) (?:it|that|mine|the trap|the trap ?door|my trap ?door) back (?:on|onto|to|at)"
            r"|(?:go|going|switch|change|revert|swap)(?: it)? back to) (?:the |my )?(?:space |square |trap ?door )?"
            rf"{_SPACE}{_ENDED}",
            re.IGNORECASE,
        ),
        r"\g<start>trapdoor \g<space>",
    ),
    *(
        (_PUTTING_BACK, pattern, r"\g<start>trapdoor \g<space>")
        for pattern in (
            late(
                rf"{_LED}{_MAY}(?:(?:reinstate|restore|bring back|put back)(?: the| my| space| square){{1,2}}"
                r"|(?:setze?|stelle?|nimm|tu) (?:bitte )?wieder die|(?:remets|remettez) (?:la|le)"
                rf"|vuelve a poner (?:el|la)|rimetti (?:il|la)) {_SPACE}{_ENDED}",
                re.IGNORECASE,
            ),
            late(
                rf"{_LED}{_MAY}(?:(?:put|have|bring)(?: the| my| space| square){{1,2}} "
                rf"|(?:setze?|stelle?|nimm|tu) (?:bitte )?die |zet (?:de|het) ){_SPACE}"
                rf" (?:maar )?(?:back(?: in| on| down| there)?|(?:bitte )?wieder(?: rein| ein| hin)?|terug){_ENDED}",
                re.IGNORECASE,
            ),
        )
    ),
    (
        word_set("back"),
        late(
            r"\A\s*(?:(?:no|oh|ok|okay|actually|sorry|hmm+|please)[,.]? ){0,3}back to (?:the |my )?(?:space "
            r"|square |trap ?door )?"
            rf"{_SPACE}(?:,? (?:please|pls|then|after all|thanks))*\s?\.?(?=\n|$)(?![\s\S]*\d)",
            re.IGNORECASE,
        ),
        r"trapdoor \g<space>",
    ),
    (
        word_set("back return returning revert reverting"),
        late(
            rf"{_LED}(?:(?:can i|could i|may i|can we|can you|could you|let's|let me|let us|i'll|i'd like to|i want to"
            r"|i wanna|i think i'll|we'll|i'm going to|please) )?(?:(?:go|going|switch|change|revert|put it|put"
            r" me|swap)"
            rf"(?: it)? )?(?:back|return(?:ing)?|revert(?:ing)?) to (?:the |my |throwing |a )"
            rf"(?:original |first |old )?(?:throw (?:of )?)?{_SIX}{_ENDED}",
            re.IGNORECASE,
        ),
        r"\g<start>throw \g<throw>",
    ),
    (
        (
            word_set(": – — -"),
            word_set(
                "was were had originally original first way war hatte ursprünglich gehabt eerst avant était début avais"
                " estaba era tenía prima com'era"
            ),
        ),
        late(
            rf"{_LED}(?:(?:just |exactly |back |it's |put it back |leave it |have it )?(?:(?:as|like|how) (?:it"
            rf" was|they were"
            r"|that was|it stood|i had (?:it|them)|i had it first|originally|in the original)|the way (?:it was"
            r"|they were|i had it"
            r"|it stood))"
            r"|(?:so |doch )?wie (?:es (?:vorher |zuerst |eben )?war|gehabt|ich es hatte|ursprünglich)|zoals"
            r" (?:het was|ze waren|ik het had|eerst)"
            r"|comme c'était|comme (?:au début|je l'avais)|como (?:estaba|era|lo tenía)|com'era|come (?:era|prima))"
            r"(?:,? (?:before|first|at first|originally|then|please|pls|in the first place|the first time"
            r"|vorher|zuerst|eerst|avant|antes"
            r"|prima)){0,2},? ?[:–—-] (?=(?:the |a |die |de |le |la |el |il )?[1-6]\b(?![.:/%]\d))",
            re.IGNORECASE,
        ),
        r"\g<start>",
    ),
    (
        word_set("zurück"),
        late(
            rf"{_LED}(?:(?:ich|dann|geh(?:e|en)?|möchte|will|gern|lieber|wieder|doch|nun|wir) ){{0,5}}zurück"
            rf" (?:zur|zu der|auf die) {_SIX}{_ENDED}",
            re.IGNORECASE,
        ),
        r"\g<start>Wurf \g<throw>",
    ),
    (
        word_set("reviens revenons retour"),
        late(rf"{_LED}(?:je reviens|revenons|on revient|retour) au {_SIX}{_ENDED}", re.IGNORECASE),
        r"\g<start>je joue \g<throw>",
    ),
    (
        word_set("terug"),
        late(rf"{_LED}(?:(?:ik|ga|dan|maar|weer|toch|wil) ){{0,4}}terug naar de {_SIX}{_ENDED}", re.IGNORECASE),
        r"\g<start>worp \g<throw>",
    ),
    (
        word_set("vuelvo volvemos vuelta torno torniamo ritorno"),
        late(rf"{_LED}(?:vuelvo|volvemos|vuelta|torno|torniamo|ritorno) al {_SIX}{_ENDED}", re.IGNORECASE),
        r"\g<start>throw \g<throw>",
    ),
)
"""Each way, with the words of which it has one, and what is told instead."""


def back_to(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with the throw that is gone back to told as thrown."""
    return retold(lines, _WAYS)
