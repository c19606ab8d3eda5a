"""Words that name days, weeks and stretches of them, in the six languages."""

from __future__ import annotations

import re

from pbm.orders.late import late

__all__ = [
    "AND",
    "BACK",
    "FROM",
    "IDLE",
    "LATER",
    "MONTHS",
    "NEAR",
    "NEXT",
    "OPEN_END",
    "TO",
    "UNTIL",
    "WEEKDAYS",
    "plainly",
]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_MONTH_WORDS = (
    ("january", "jan", "januar", "jänner", "janvier", "janv", "januari", "enero", "ene", "gennaio", "gen"),
    ("february", "feb", "februar", "feber", "février", "fevrier", "févr", "fév", "februari", "febrero", "febbraio"),
    ("march", "mar", "märz", "maerz", "mär", "mars", "maart", "mrt", "marzo"),
    ("april", "apr", "avril", "avr", "abril", "abr", "aprile"),
    ("may", "mai", "mei", "mayo", "maggio", "mag"),
    ("june", "jun", "juni", "juin", "junio", "giugno", "giu"),
    ("july", "jul", "juli", "juillet", "juil", "julio", "luglio", "lug"),
    ("august", "aug", "août", "aout", "augustus", "agosto", "ago"),
    ("september", "sep", "sept", "septembre", "septiembre", "settembre", "set"),
    ("october", "oct", "oktober", "okt", "octobre", "octubre", "ottobre", "ott"),
    ("november", "nov", "novembre", "noviembre"),
    ("december", "dec", "dezember", "dez", "décembre", "decembre", "déc", "diciembre", "dic", "dicembre"),
)
MONTHS = {word: number for number, words in enumerate(_MONTH_WORDS, start=1) for word in words}
"""Months, from 1, by their names and short names."""

_WEEKDAY_WORDS = (
    "monday mon montag lundi maandag lunes lunedì",
    "tuesday tue tues dienstag mardi dinsdag martes martedì",
    "wednesday wed mittwoch mercredi woensdag miércoles mercoledì",
    "thursday thu thur thurs donnerstag jeudi donderdag jueves giovedì",
    "friday fri freitag vendredi vrijdag viernes venerdì",
    "saturday sat samstag samedi zaterdag sábado sabato",
    "sunday sun sonntag dimanche zondag domingo domenica",
)
WEEKDAYS = {word: number for number, words in enumerate(_WEEKDAY_WORDS) for word in words.split()}
"""Weekdays, Monday being 0, by their names and short names."""

TO = _words("- to until till til through thru bis au jusquau tot t/m tm hasta al a fino and und et en y e")
UNTIL = _words("until till til through bis jusquau tot t/m hasta fino to by")
AND = _words("and und et en y e")
"""What joins two days by themselves, unless they are told to be those between them."""
FROM = _words(
    "from since between starting von vom ab du dès van vanaf desde del de dal da zwischen entre tussen fra tra"
)
BACK = _words("back zurück retour terug")
LATER = _words("later")
NEXT = _words("next nächsten nächster")
IDLE = _words(
    "the of on op at met mit der den dem zum am le la les il el l d du de del dem all again only incl inclusive"
    " including einschliesslich inclus this mo di mi do fr sa so wieder"
)
OPEN_END = frozenset(
    (
        *("until further notice", "till further notice", "for the foreseeable future", "for the time being"),
        *("indefinitely", "until im back", "until i am back", "till im back", "until i write again"),
        *("until you hear from me", "for some time", "bis auf weiteres", "jusquà nouvel ordre", "tot nader order"),
        *("hasta nuevo aviso", "fino a nuovo avviso"),
    )
)
"""What people say who are away and cannot say how long."""
NEAR = {
    **dict.fromkeys(_words("now today heute aujourdhui vandaag hoy oggi"), 0),
    **dict.fromkeys(_words("tomorrow morgen demain mañana domani"), 1),
}
"""Days by how many they are from today."""

_COUNTS = {
    **dict.fromkeys(_words("a an one ein eine einen einer un une een una"), 1),
    **dict.fromkeys(_words("two zwei deux twee dos due"), 2),
    **dict.fromkeys(_words("three drei trois drie tres tre"), 3),
    **dict.fromkeys(_words("four vier quatre cuatro quattro"), 4),
    **dict.fromkeys(_words("five fünf cinq vijf cinco cinque"), 5),
    **dict.fromkeys(_words("six sechs zes seis sei"), 6),
    **dict.fromkeys(_words("ten zehn dix tien diez dieci"), 10),
}
_WEEK_UNITS = _words("week weeks woche wochen semaine semaines weken semana semanas settimana settimane")
_FORTNIGHT = "fortnight"
_COUNTED = "|".join(sorted(_COUNTS, key=len, reverse=True))
_LASTING = late(
    r"(?:\b(?:for|für|pendant|pour|voor|por|durante|per) )?(?:\b(?:the )?(?:next|coming|nächsten) )?"
    rf"\b(?P<count>\d{{1,2}}|{_COUNTED}) "
    r"(?P<unit>days?|weeks?|fortnight|tagen?|wochen?|jours?|semaines?|dagen|dag|weken|días?|semanas?|giorn[oi]"
    r"|settiman[ae])(?: (?:long|lang))?\b"
)
_SPANS = (
    (
        late(
            r"\b(?:the |die |la )?(?:whole (?:of )?|ganze )?(?:(?:next|nächste[rn]?|kommende[rn]?|volgende|próxima"
            r"|prossima) (?:week|woche|semana|settimana)|semaine prochaine|semana (?:que viene|próxima)"
            r"|settimana prossima)\b"
        ),
        " @next ",
    ),
    (
        late(
            r"\b(?:(?:for )?(?:the )?rest of (?:the|this) week|(?:the )?(?:whole (?:of )?)?this week|diese(?:r)? woche"
            r"|cette semaine|deze week|esta semana|questa settimana)\b"
        ),
        " @this ",
    ),
    (
        late(
            r"\b(?:(?:over |at |for )?(?:this|the|the coming) weekend|(?:am|dieses) wochenende|ce week-?end|dit weekend"
            r"|este fin de semana|questo (?:fine settimana|weekend))\b"
        ),
        " @weekend ",
    ),
)
_FROM_ON = late(r"\b(?:à partir d[eu]|a partir del?|a partire d(?:a|al)|dès le|ab dem|von dem)\s")
_SMOOTH = {ord(ch): "-" for ch in "–—‐‑‒−→~"} | {ord(ch): None for ch in "'’‘`´@"}


def plainly(text: str) -> str:
    """Return a text in small letters, in which words for a stretch of days are one: ``@next``, ``@14`` (days)."""
    text = text.casefold().translate(_SMOOTH).replace("->", "-").strip(" .!")
    text = _FROM_ON.sub("since ", text)
    for pattern, said in _SPANS:
        text = pattern.sub(said, text)
    return _LASTING.sub(_lasting, text)


def _lasting(match: re.Match[str]) -> str:
    count = int(match["count"]) if match["count"].isdigit() else _COUNTS[match["count"]]
    days = 14 if match["unit"] == _FORTNIGHT else 7 if match["unit"] in _WEEK_UNITS else 1
    return f" @{count * days} "
