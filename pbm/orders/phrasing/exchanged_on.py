"""One number for another on a board that is named: "en el B mejor el 5 en vez del 6", "auf B lieber die 5 statt der 6".

Such a sentence is told as "B: 5 instead of 6", where it says no more than that and perhaps that one has thought again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["exchanged_on"]

_NEEDS: Final = word_set(
    "swap swop reverse switch exchange tausche same instead rather vez lugar statt anstatt anstelle lieu plaats invece"
    " posto meant meinte dire decir zeggen bedoelde bedoel"
)
_NUMBER: Final = r"(?<![\w.,:/-])\d{1,3}(?![\w%/]|[.,:]\d)"
_THE: Final = r"(?:(?:the|an?|my|die|der|den|eine|le|la|un|une|de|het|een|el|il|lo)\s|l')?"
_LEAD: Final = (
    r"(?:[^\W\d_]{2,15}\s?,\s)?(?:(?:(?:a\s)?change\sof\s(?:mind|plan|heart)|(?:i've\s(?:had|changed)\s|i\shave\shad\s)?"
    r"(?:second\sthoughts|my\smind)|on\s(?:second\sthoughts|reflection)|(?:ich\shabe\s)?(?:es\smir|mir's)\sanders\süberlegt"
    r"|sinneswandel|(?:j'ai\s)?chang(?:é|ement)\sd'avis|(?:ik\sben\s)?van\sgedachten?\sveranderd|cambio\sde\s(?:idea|planes)"
    r"|he\scambiado\sde\sidea|(?:ho\s)?cambi(?:o|ato)\s(?:di\s)?idea|actually|sorry|perdón|scusa|pardon|doch)\s?[:,;.–—-]{1,2}\s?)?"
)
_ON: Final = (
    r"(?:(?:on|for|auf|bei|für|sur|pour|op|voor|en|para|su|per)\s)?(?:(?:the|dem|le|la|het|el|il)\s)?"
    r"(?:(?i:board|brett|plateau|bord|tablero|tabellone)\s)?"
)
_RATHER: Final = (
    r"(?:,?\s(?:rather|better|make\sit|i'd\s(?:rather|sooner)\s(?:have|play|throw)|i'd\slike|lieber|doch|doch\slieber|besser"
    r"|plutôt|liever|beter|toch|mejor|meglio|piuttosto|bitte|please))?[:,]?\s"
)
_INSTEAD: Final = (
    r"\s(?:instead\sof|rather\sthan|in\splace\sof|statt|anstatt|anstelle|au\slieu\sd(?:e|u)|plutôt\sque|in\splaats\svan"
    r"|en\s(?:vez|lugar)\sde(?:l)?|invece\sd(?:i|el)|al\sposto\sd(?:i|el))\s"
)
_MEANT: Final = (
    r"(?:,?\s(?:i\smeant(?:\sto\s(?:say|put|write))?|meinte\sich|ich\smeinte|hab\sich\sgemeint|je\svoulais\s(?:dire|mettre)"
    r"|bedoelde\sik|ik\sbedoelde|bedoel\sik|quería\sdecir|queria\sdecir|volevo\sdire))[:,]?\s"
)
"""What says that another number was meant: "for B I meant 5, not 6"."""
_NOT: Final = r"\s?,?\s(?:(?:and|und|et|en|y|e)\s)?(?:not|nicht|pas|niet|no|non)\s(?:um\s)?"
_WRONG: Final = (
    r"(?:(?:sorry|oops|ups|hoppla|(?:i\s)?made\sa\smistake|my\smistake|je\sme\ssuis\stromp[ée]e?|j'ai\sfait\sune\serreur"
    r"|ich\shab(?:e)?\smich\svertan|(?:ik\sheb\sme\s)?vergist|foutje|me\sequivoqu[eé]|me\she\sequivocado|mi\ssono\ssbagliat[oa])"
    r"\s?[:,.;–-]?\s)?"
)
_ENDS: Final = r"(?:,?\s(?:please|pls|bitte|svp|graag|por\sfavor|per\sfavore))?(?=\s?[.!;]|\s*$)"
_SWAPPED: Final = (
    r"(?P<begins>^|(?<=[.!])\s)(?i:(?:please\s)?(?:swap|swop|reverse|switch|exchange|tausche?)(?:\s(?:round|over))?"
    r"\s(?:the|my|those|these|die)\s(?:two|throws|numbers|two\sthrows|beiden)\s(?:on|for|auf)\s(?:board\s)?)"
    r"(?P<board>%s)\b(?i:(?:,?\s(?:please|bitte))?\s?[,:;–-]?\s(?:so|that's|to\sbe|making\sit|i\.e\.|also)\s)"
    r"(?P<two>[1-6](?i:\s?,?\s(?:(?:and\s)?then|dann)\s)[1-6])(?=\s?[.!;]|\s*$)"
)
"""The two throws of a board in their new order, which its swapping only leads to: "swap the two on A, so 1 then 3"."""
_SAME_TOO: Final = late(r"(?<![\d/.,])([1-6]\s[1-6])\s(?=(?i:(?:the\s)?same\sas\s(?:on\s)?)[A-Z]\b)")
_ARTICLE: Final = late(r"\s*A\s\d")
"""What may be a board and may be none: "A 5 instead of the 6"."""
_LONGEST: Final = 240  # characters of a line that is looked at
_HIGHEST: Final = 6  # number of a throw


def exchanged_on(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with the sentences that put one number in another's place on one of ``boards`` told plainly."""
    if len(boards) < 2 or not may_be_in(words_in(lines), _NEEDS):
        return lines
    names = "|".join(map(re.escape, boards))
    sentence = late(
        rf"(?P<begins>^|(?<=[.!])\s)(?i:{_LEAD}{_ON})"
        rf"(?P<board>{names})\b(?i:{_RATHER}{_THE})"
        rf"(?P<new>{_NUMBER})(?i:{_INSTEAD}{_THE})(?P<old>{_NUMBER})(?i:{_ENDS})"
    )
    meant = late(
        rf"(?P<begins>^|(?<=[.!])\s)(?i:{_WRONG}(?:(?:pr|pour|for)\s(?:le\s)?)?{_ON})(?P<board>{names})"
        rf"\b(?i:{_MEANT}{_THE})(?P<new>{_NUMBER})(?i:{_NOT}{_THE})(?P<old>{_NUMBER})(?i:{_ENDS})"
    )
    swapped = late(_SWAPPED % names)
    made: list[str] = []
    for line in lines:
        if len(line) <= _LONGEST:
            told = meant.sub(_plainly, sentence.sub(_plainly, line.replace("’", "'")))
            told = swapped.sub(r"\g<begins>\g<board>: \g<two>", told)
            made.append(_SAME_TOO.sub(r"\1, ", told))
        else:
            made.append(line)
    return made


def _plainly(found: re.Match[str]) -> str:
    """Return the sentence in plain words; itself where the two numbers are not of one kind."""
    new, old = int(found["new"]), int(found["old"])
    if (new <= _HIGHEST) != (old <= _HIGHEST) or new == old or _ARTICLE.match(found.group()) is not None:
        return found.group()
    what = "" if new <= _HIGHEST else "trapdoor "
    return f"{found['begins']}{found['board']}: {what}{new} instead of {old}"
