"""Apologies and manners within an order, left out before a mail is read: they leave nothing open.

"The 5, sorry, I should have been clearer" orders the 5, "the trapdoor 42, same as I wrote you" names its space, "by
mouth if necessary" and "24, if that's allowed" are no conditions, as the rules tell what is allowed, who is wished joy
of a trapdoor stands on a space that is none, and thanks for what the GM has noted, or "forgive me, I change my mind
like the weather", order nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["without_manners"]

_ORDERED: Final = (
    r"(?:throws?|rolls?|moves?|trap\s?doors?|traps?|würfe?|zug|züge|falltür|coups?|trappe|worp|worpen|valluik|luik|tirada"
    r"|trampilla|tiro|botola)"
)
_THANKS: Final = (
    r"(?:(?:vielen\sdank|besten\sdank|danke(?:\s(?:dir|ihnen|schön))?),?\sdass\s(?:du|sie|ihr)\s[^.!?\d\n]{1,60}"
    r"\s(?:hast|haben|habt)"
    r"|(?:thank\syou|thanks)\sfor\s(?:noting|entering|writing|keeping|taking|sorting|putting|remembering)\s[^.!?\d\n]{2,40}"
    r"|merci\sd'avoir\s[^.!?\d\n]{2,40}|(?:bedankt|dank\sje)\sdat\sje\s[^.!?\d\n]{2,40}\s(?:hebt|had)"
    r"|gracias\spor\s(?:haber|apuntar|anotar)[^.!?\d\n]{2,40}|grazie\s(?:di|per)\saver[^.!?\d\n]{2,40})"
)
_SORRY: Final = (
    r"(?:sorry|forgive\sme|(?:my\s)?apologies|excuse\sme|pardon(?:\sme|nez-moi|ne-moi)?|désolée?|excusez?-moi|excuse-moi"
    r"|entschuldige?n?(?:\ssie)?|entschuldigung|verzeihung|verzeih(?:en\ssie)?|excuus|perdon[ae]|perdón|disculp[ae]|scus[ai]"
    r"|perdonami|mi\sscusi|i\sknow,\si\sknow)"
)
_LIKE: Final = (
    r"(?:like|as\soften|all\sthe\stime|every|again|too\soften|comme|sans\scesse|wie|zoals|als\seen|como|come|cada|ogni)"
)
_FICKLE: Final = (
    r"(?:i\s(?:do\s)?(?:keep\schanging|change|am\salways\schanging)|i'm\salways\schanging)\smy\smind"
    r"|je\schange(?:\s(?:souvent|toujours|tout\sle\stemps|encore))?\sd'avis"
    r"|ich\s(?:ändere|wechsle)(?:\s(?:ständig|dauernd|immer(?:zu)?))?\smeine\smeinung"
    r"|ik\sverander(?:\s(?:steeds|telkens|altijd|zo\svaak))?\svan\s(?:gedachten|mening)"
    r"|cambio(?:\ssiempre|\smucho)?\sde\s(?:opinión|idea)|cambio(?:\s(?:sempre|spesso))?\sidea"
)
_WAYS: Final = Retelling(
    (
        word_set("mind avis meinung gedachten mening opinión idea"),
        late(
            rf"(?:^|(?<=\n)|(?<=[.!]\s)){_SORRY},?\s(?:[^\W\d_]{{2,15}},?\s)?(?:but\s)?(?:{_FICKLE})(?:\s{_LIKE}(?:\s[^.!?:,;\d\n]{{1,40}})?)?"
            r"\s?(?:[.!]{1,3}|(?=\n|$))(?![\s\S]{0,600}\d)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("danke dank thank thanks merci bedankt gracias grazie"),
        late(
            rf"(?:^|(?<=\n)|(?<=[.!?]\s))(?![^.!?\n]*\b{_ORDERED}\b){_THANKS}\s?[.!]\s(?=[^\n]{{0,300}}?\d)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("slept geschlafen dormi geslapen dormido dormito"),
        late(
            r"(?P<before>(?:^|(?<=[\n.!?,])) ?)(?:i(?:'ve|\shave)?\s(?:now\s)?slept\son\s(?:it|this|that)"
            r"|ich\shabe?\s(?:noch\smal\s|einmal\s)?(?:darüber|drüber)\sgeschlafen|j'ai\sdormi\sdessus"
            r"|ik\sheb\ser\s(?:een\snacht(?:je)?\s)?over\sgeslapen|lo\she\sconsultado\scon\sla\salmohada|ci\sho\sdormito\ssopra)"
            r"(?:,?\s(?:and|und|et|en|y|e)\s|\s?[.!:,;]\s)(?=[^.!?\n]{0,40}\b\d)",
            re.IGNORECASE,
        ),
        r"\g<before>",
    ),
    (
        word_set(
            "allowed permitted legal rules erlaubt zulässig permis autorisé mag toegestaan permitido permite "
            "permesso consentito"
        ),
        late(
            r"(?P<door>(?:^|(?<=\n)|(?<=[.!?;]\s))(?!(?:make|change)\b)[^.!?;\n]{0,40}(?:trap\s?door|trap|falltür|trappe|valluik|trampilla"
            r"|botola)[^.!?;\n\d]{0,40}\b\d{2,3}),?\s(?:if\s(?:that|it|this|they)(?:'s|\sis|'re|\sare)\s(?:allowed|permitted|legal|within\sthe\srules)"
            r"|(?:falls|wenn|sofern)\s(?:das|es)\s(?:so\s)?(?:erlaubt|zulässig)\sist|si\sc'est\s(?:permis|autorisé)"
            r"|als\sdat\s(?:mag|toegestaan\sis)|si\s(?:está\spermitido|se\spermite)|se\sè\s(?:permesso|consentito))"
            r"(?:,?\s(?:of\scourse|natürlich|bien\ssûr|natuurlijk|claro|naturalmente))?(?=\s?[.,;!\n]|\s?$)",
            re.IGNORECASE,
        ),
        r"\g<door>",
    ),
    (
        word_set("count add read spell type"),
        late(
            r"\A(?P<before>(?:(?!\b(?:one|two|three|four|five|six)\b)[^\d]){0,120}?(?:^|[.!?,]\s|\n))"
            r"(?:(?:sorry|oops|silly\sme|doh),?\s)?(?:i(?:'ve|\shave)?\s(?:just\s)?(?:seen|noticed|realised|realized|see)"
            r"[,:]?\s(?:that\s)?)?i\s(?:really\s|simply\s|just\s|still\s)?(?:can't|cannot|never\scould|could\snever)"
            r"\s(?:count|add\sup|read\smy\sown\s(?:writing|handwriting|notes)|spell|type)(?:\stoday|\stonight)?\s?[.!:;]\s+"
            rf"(?=[^.!?\n]{{0,40}}\b{THROW}\b)",
            re.IGNORECASE,
        ),
        r"\g<before>",
    ),
    (
        word_set("clearer clear unclear plainer"),
        late(
            r",?\s(?:sorry|apologies|my\smistake|my\sfault)(?:,|\s[–-])?\s(?:(?:i|we|that|it)\s)?(?:should\shave\sbeen"
            r"\s(?:more\s)?(?:clearer|clear|plainer)|(?:was|wasn't)\s(?:very\s|too\s|quite\s)?(?:unclear|clear)"
            r"|for\snot\sbeing\s(?:clearer|clear)|if\s(?:i|that|it)\swas(?:n't)?\s(?:unclear|clear))(?=\s?[.,;!\n]|\s?$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("wrote told said"),
        late(
            r"(?<=\d),?\s(?:(?:the\s)?same\s)?as\si\s(?:already\s)?(?:wrote|told|said)(?:\s(?:to\s)?you)(?=\s?[.,;!\n]|\s?$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("necessary need needs"),
        late(
            r",?\sby\s(?!(?:then|me|us|you|him|her|them|tomorrow|tonight|noon)\b)[a-z]{3,12},?\sif\s(?:necessary|need\sbe"
            r"|needs\sbe)(?=\s?[.,;!\n]|\s?$)",
        ),
        "",
    ),
    (
        word_set("may"),
        late(
            r"(?:,|\s[–—-])\s(?:and\s)?may\s(?:[^\W\d_]{2,12}\s){1,5}(?:on|at)\s\d{1,3}\s(?:enjoy|like|love|forgive"
            r"|appreciate|rue)\b[^.!?;:\d\n]{0,30}(?=[.!…\n]|$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        (word_set("promise promised"), word_set("last")),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:and\s)?i\spromise(?:\syou)?,?\s(?:that\s)?(?:that's|this\sis|it's|that\sis|it\sis)\sthe\slast"
            r"(?:\s(?:one|time|change|of\sit|you'll\shear\sof\sit))?\s?[.!](?=\s|$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("isn hasn wasn won doesn didn can couldn wouldn"),
        late(
            r",\s(?:isn|hasn|wasn|won|doesn|didn|can|couldn|wouldn)'t\s(?:he|she)(?=,\s|\s?[.!]\s|\s?[.!]?$)",
            re.IGNORECASE,
        ),
        "",
    ),
)


def without_manners(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without such words."""
    return retold(lines, _WAYS)
