"""Which of two throws goes first, asked for kindly: "can you put the 6 before the 1?", "could I use 6, then 1?".

Such a question says all there is to say, and is told as the two throws in their order. "Second throw a 3 not a 2" puts
one of them in the place of one that stands; whether that stands there, only the record knows. So does "not 5 but 6
first", and "and 6" is the second.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["PLACED", "SECOND", "with_first_as_asked"]

_THE: Final = r"(?:(?:the|a|an|my|die|der|den|le|la|el|il|lo|de|het)\s|l')?"
_NUMBER: Final = (
    r"(?:[1-6]|one|two|three|four|five|six|eins?|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|een|twee"
    r"|drie|vijf|zes"
    r"|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?![\w%/]|[.,:]\d)"
)
_ONE: Final = rf"{_THE}(?P<one>{_NUMBER})"
_OTHER: Final = rf"{_THE}(?!(?P=one)\b)(?P<other>{_NUMBER})"
_PLEASE: Final = (
    r"(?:(?:,\s|\s)(?:please|pls|bitte|s'il\s(?:te|vous)\splaît|svp|alsjeblieft|graag|por\sfavor|per\sfavore))?"
)
_ASKED: Final = rf"{_PLEASE}(?:,?\s(?:alan|instead|then|after\sall|this\stime))?\s?\?"
_TOLD: Final = r"First throw: \g<one>. Second throw: \g<other>."
PLACED: Final = late(
    r"(?:^|(?<=[.!;:,\n]\s)|(?<=\n))(?:(?:make|the|my|sorry|oops|please|and|der|den|mein|meinen|le|mon|de"
    r"|mijn),?\s){0,4}"
    r"(?P<place>first|1st|second|2nd|ersten?r?|zweiten?r?|premier|deuxième|second|eerste|tweede)\s"
    r"(?:throw|roll|go|wurf|lancer|worp)\s?(?:[:,]\s?|(?:is|to\sbe|should\sbe|ist|bitte|est)\s)?"
    rf"{_ONE},?\s(?:and\s)?(?:not|instead\sof|rather\sthan|nicht|statt|pas|au\slieu\sde|niet|in\splaats\svan)\s{_OTHER}"
    rf"{_PLEASE}(?:,?\s(?:and\s)?then\si(?:'m|\sam)\s(?:done|off|finished))?(?=\s?[.!,;\n)]|\s?$)",
    re.IGNORECASE,
)
"""A throw in the place of another, said of the first or the second of the round."""
SECOND: Final = word_set("second 2nd zweite zweiter zweiten deuxième tweede")
"""What the second is called."""


_NOT: Final = r"(?:not|nicht|pas|niet|no|non)"
_BUT: Final = r"(?:but|sondern|mais|maar|sino|ma|rather)"
_PLACE: Final = (
    r"(?:first|second|zuerst|als\s(?:erste[rsn]?|zweite[rsn]?)|d'abord|en\s(?:premier|second)|eerst|primero|prima)"
)
_ENDED: Final = rf"{_PLEASE}(?=\s?[.!\n)]|\s?$)"
_STARTS: Final = r"(?:^|(?<=[.!;:\n]\s)|(?<=\n))(?:(?:no|oops|sorry|and|actually|please|bitte|nein|non|nee),?\s){0,3}"
_PLACES: Final = word_set(
    "first second zuerst erste erster erstes ersten zweite zweiter zweites zweiten d premier eerst primero prima"
)
_DENIED: Final = late(
    rf"{_STARTS}(?:{_NOT}\s{_THE}(?P<old>{_NUMBER}),?\s{_BUT}\s{_THE}(?P<new>{_NUMBER})\s{_PLACE}"
    rf"|{_PLACE},?\s{_NOT}\s{_THE}(?P<old2>{_NUMBER}),?\s{_BUT}\s{_THE}(?P<new2>{_NUMBER})"
    rf"|{_THE}(?P<new3>{_NUMBER}),?\s(?:{_NOT}|instead\sof|rather\sthan|statt"
    rf"|au\slieu\sdu?e?)\s{_THE}(?P<old3>{_NUMBER})"
    rf"\s{_PLACE}){_ENDED}",
    re.IGNORECASE,
)
"""One throw in the place of another, which is not meant: "not 5 but 6 first"."""
_JOINS: Final = (
    r"(?:and\sthen|and|then|plus|\+|&|und\sdann|und|dann|et\spuis|et\sensuite|et|puis|ensuite|en\sdan"
    r"|en\sdaarna|en|dan|daarna"
    r"|y\sluego|y\sdespués|y|luego|después|e\spoi|e|poi)"
)
_TOO: Final = r"(?:as\swell|too|also|next|dazu|en\splus|erbij|también|anche)"
_ADDED: Final = late(
    r"\A\s{0,4}(?:(?:oh|oops|sorry|p\.?s\.?|hi|hi\salan|hello|ah)[,:.!]?\s){0,2}"
    rf"(?:{_JOINS}\s{_THE}(?P<added>{_NUMBER})(?:\s{_TOO})?|{_THE}(?P<also>{_NUMBER}),?\s{_TOO}){_PLEASE}"
    rf"(?=\s?[.!,;\n)]|\s?$)(?![^.!?\n]{{0,80}}\s{_NUMBER})",
    re.IGNORECASE,
)
"""A throw that a mail begins with as with what comes next: "and 6", "then the 6 please"."""


def _way(needed: str, text: str) -> tuple[frozenset[str], re.Pattern[str], str]:
    """Return a way to ask for it, which needs one of some words and ends with a question mark."""
    return word_set(needed), late(text + _ASKED, re.IGNORECASE), _TOLD


_WAYS: Final = Retelling(
    (
        (word_set("not nicht pas niet no non instead rather statt lieu"), _PLACES),
        _DENIED,
        r"\g<new>\g<new2>\g<new3> instead of \g<old>\g<old2>\g<old3>",
    ),
    (
        word_set(
            "and then plus + & und dann et puis ensuite en dan daarna y luego después e poi well too also next"
            " dazu erbij "
            "también anche"
        ),
        _ADDED,
        r"\g<added>\g<also> as the second throw",
    ),
    (word_set("first 1st erste erster ersten premier eerste") | SECOND, PLACED, r"\g<one> instead of \g<other>"),
    _way(
        "before afore ahead front",
        rf"\b(?:can|could|will)\s(?:you|ye|yer|u|we)\s(?:please\s|just\s|possibly\s|kindly\s){{0,2}}(?:put|place|move)"
        rf"\s{_ONE}\s(?:before|afore|ahead\sof|in\sfront\sof)\s{_OTHER}",
    ),
    _way(
        "then followed",
        r"\b(?:(?:could|may|might)\s(?:i|we)\s(?:please\s|just\s|possibly\s)?(?:use|play|throw|take|roll|spend"
        r"|have|do|go(?:\sfor)?)"
        r"|can\s(?:i|we)\s(?:please\s|just\s)?have)"
        rf"\s{_ONE}(?:\sfirst)?,?\s(?:(?:and\s)?then|followed\sby|and\safter\s(?:that"
        rf"|it)),?\s{_OTHER}(?:\s(?:second|next))?",
    ),
    _way(
        "dann danach",
        r"\b(?:könnte|dürfte|darf)\sich\s(?:bitte\s|gern\s|gerne\s)?(?:zuerst\s|erst\s)?"
        rf"{_ONE},?\s(?:und\s)?(?:dann|danach)\s{_OTHER}\s(?:nehmen|spielen|werfen|setzen|haben)",
    ),
    _way(
        "puis ensuite",
        r"\b(?:puis-je|pourrais-je|je\speux|je\spourrais)\s(?:jouer|utiliser|prendre|lancer|avoir)\s"
        rf"{_ONE},?\s(?:et\s)?(?:puis|ensuite)\s{_OTHER}",
    ),
    _way(
        "dan daarna",
        rf"\b(?:mag|zou)\sik\s(?:graag\s)?(?:eerst\s)?{_ONE},?\s(?:en\s)?(?:dan|daarna)\s{_OTHER}"
        r"(?:\s(?:mogen\s)?(?:gooien|spelen|nemen|gebruiken|hebben))?",
    ),
    _way(
        "luego después",
        rf"\b(?:puedo|podría)\s(?:usar|jugar|tirar|poner)\s{_ONE},?\s(?:y\s)?(?:luego|después)\s{_OTHER}",
    ),
    _way(
        "poi",
        rf"\b(?:posso|potrei)\s(?:usare|giocare|tirare|avere)\s{_ONE},?\s(?:e\s)?poi\s{_OTHER}",
    ),
    _way(
        "swap swop switch reverse flip",
        r"\b(?:can|could|may|might)\s(?:i|we|you|ye|u)\s(?:please\s|just\s|kindly\s)?(?:swap|swop|switch|reverse|flip)"
        r"(?:\s(?:them|these|those|my|the|both|two|throws|rolls|order|of|round|around|over|about)){1,6}\s?[,:;–-]\s?"
        rf"(?:so\s|to\s|i\.?e\.?,?\s)?{_ONE}(?:\s(?:goes\s)?first)?,?\s(?:(?:and"
        rf"|&)\s)?then\s{_OTHER}(?:\s(?:second|next|last))?",
    ),
    (
        word_set("swap swop switch reverse flip"),
        late(
            r"\b(?:can|could|would|will)\s(?:you|ye|u)\s(?:please\s|just\s|kindly\s){0,2}(?:swap|swop|switch"
            r"|reverse|flip)\s"
            r"(?P<what>(?:round\s|around\s)?(?:my|the|those|these)\s(?:two\s)?(?:throws|rolls)(?:\s(?:round"
            r"|around|over))?)"
            rf"{_PLEASE}(?:\s?\?|(?=\s?[.!\n]|\s?$))",
            re.IGNORECASE,
        ),
        r"reverse \g<what>.",
    ),
    _way(
        "vor",
        rf"\b(?:kannst|könntest|würdest)\sdu\s(?:bitte\s)?{_ONE}\svor\s{_OTHER}\s(?:setzen|stellen|legen|ziehen"
        rf"|nehmen)",
    ),
    _way(
        "avant",
        r"\b(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu\speux|tu\spourrais)\s(?:s'il\s(?:te|vous)\splaît,?\s)?"
        rf"(?:mettre|placer)\s{_ONE}\savant\s{_OTHER}",
    ),
    _way(
        "voor",
        rf"\b(?:kun|kan|wil|zou)\s(?:je|u)\s(?:alsjeblieft\s)?{_ONE}\svoor\s{_OTHER}\s(?:(?:willen"
        rf"|kunnen)\s)?(?:zetten|doen"
        r"|plaatsen)",
    ),
    _way("antes", rf"\b(?:puedes|podrías|puede|podría)\sponer\s{_ONE}\santes\s(?:de\s|del\s){_OTHER}"),
    _way(
        "prima",
        rf"\b(?:puoi|potresti|può|potrebbe)\smettere\s{_ONE}\sprima\s(?:del(?:la|lo)?\s|dell'|di\s){_OTHER}",
    ),
)


def with_first_as_asked(lines: Sequence[str]) -> list[str]:
    """Return the lines of a round of two turns with the order of its throws told that is asked for."""
    return retold(lines, _WAYS)
