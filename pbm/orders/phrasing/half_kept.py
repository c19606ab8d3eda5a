"""One of two orders put right in the same mail, and the other expressly kept: "Hang on, make it the 6. The 40 stays.".

Said so, nobody need guess which of the two gives way. The new number is told where the old one stood, and what puts
it right is told no more: what stands above it may then be read as if it had been written so at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["half_kept"]

_NEEDS: Final = word_set(
    "stays stay stands stand fine keep leave remains unchanged ok okay good right bleibt bleiben lass lassen passt "
    "reste restent garde gardez laisse laissez blijft blijven laat houd queda quedan deja dejar mantengo resta restano "
    "lascia tengo rimane"
)


def _spaced(text: str) -> re.Pattern[str]:
    """Return a pattern in which any white space may stand where ``text`` has a space."""
    return late(text.replace(" ", r"\s"), re.IGNORECASE)


_THROW_WORDS: Final = r"(?:throws?|rolls?|die|dice|wurf|würfel|lancer|jet|dé|worp|dobbelsteen|tirada|dado|tiro|lancio)"
_DOOR_WORDS: Final = (
    r"(?:trap ?-?doors?|trap|door|td|falltüre?|falle|trappe|valluik|valdeur|luik|trampilla|trampa|botola)"
)
_VALUES: Final = {
    **dict.fromkeys(("two", "zwei", "deux", "twee", "dos", "due"), 2),
    **dict.fromkeys(("three", "drei", "trois", "drie", "tres", "tre"), 3),
    **dict.fromkeys(("four", "vier", "quatre", "cuatro", "quattro"), 4),
    **dict.fromkeys(("five", "fünf", "cinq", "vijf", "cinco", "cinque"), 5),
    **dict.fromkeys(("six", "sechs", "zes", "seis", "sei"), 6),
}
"""The words for throws: that for one is too often no number."""
_SPELT: Final = "|".join(sorted(_VALUES, key=len, reverse=True))
_SMALL: Final = rf"(?:[1-6](?![\d%°]|[.,:/]\d)|(?:{_SPELT})\b)"
_NUMBER: Final = rf"(?:\d{{1,3}}(?![\d%°]|[.,:/]\d)|(?:{_SPELT})\b)"
_ARTICLE: Final = (
    r"(?:(?:my|the|a|an|die|der|den|das|meine?n?|eine?n?|mein|la|le|l'|les|ma|mon|une?|de|het|mijn|een|el|los|mi|il"
    r"|lo|i|mia|mio) ?)"
)
_TO: Final = (
    r"(?:(?:is|on|at|to|of|goes|for|a|an|the|under|space|square|number|no|auf|bei|unter|feld|bleibt|est|sur|en|à|la"
    r"|le|case|op|vak|veld|sobre|a|el|casilla|su|sulla|casella|=|:|,|-) ?)"
)
_ORDERS: Final = (
    _spaced(
        rf"(?<![\w.,:/])(?P<throw>{_SMALL})(?P<between>[^.!?;\d]{{1,40}}?)\b{_DOOR_WORDS}\b ?{_TO}{{0,4}}"
        rf"(?P<door>\d{{1,3}})(?![\d%°]|[.,:/]\d)",
    ),
    _spaced(
        rf"\b{_DOOR_WORDS}\b ?{_TO}{{0,4}}(?P<door>\d{{1,3}})(?![\d%°]|[.,:/]\d)(?P<between>[^.!?;\d]{{1,40}}?)"
        rf"(?P<throw>{_SMALL})",
    ),
)
_TURNING: Final = _spaced(
    r"\b(?:wait|hang on|hold on|no|nope|oops|whoops|sorry|actually|scrap|scratch|oh (?:drat|dear|damn|blast|bother|no)"
    r"|on second thoughts?|on reflection|changed my mind|change of (?:mind|heart)|i overrule|i'll overrule|correction"
    r"|halt|moment|stop|doch lieber|ach nein|nein|attende[zs]|attends|non|pardon|plutôt|wacht|nee|toch liever"
    r"|espera|perdón|mejor|aspetta|anzi|scusa)\b",
)
_WHERE: Final = (
    r"(?:,? (?:as|where|how|wie|wo|comme|là où|zoals|waar|como|donde|come|dove)"
    r" (?:i (?:just )?(?:said|put|wrote|had)(?: it| that)?|(?:it|that) (?:is|was)|is|was|before"
    r"|gesagt|er war|sie (?:war|ist)|(?:elle|il) (?:est|était)|ik zei|hij (?:is|was)|est[aá](?:ba)?|dije"
    r"|è|era|ho detto))"
)
_STAYING: Final = (
    r"(?:(?:can |may |shall |should |will |does |must )?(?:stay|stand|remain|stays|stands|remains)(?: put"
    r"| as(?: it)? is| the same| unchanged| good)?|(?:is|was)(?: still| perfectly| quite| all)?"
    r" (?:fine|ok|okay|good|right|unchanged)"
    r"|'s (?:fine|ok|okay)|bleibt|kann bleiben|darf bleiben|passt|reste|ne change pas|(?:kan |mag )?blijft?|kan blijven"
    r"|se queda|queda|sigue(?: igual)?|resta|rimane|va bene)"
)
_LEAVING: Final = (
    r"(?:leave|keep|i(?:'ll| will) (?:keep|leave)|i(?:'m| am) keeping|lass|ich lasse|je (?:garde|laisse)|garde[zr]?"
    r"|laisse[zr]?|laat|houd?|deja|mantengo|lascia|tengo)"
)
_TAIL: Final = (
    rf"(?:{_WHERE}|,? (?:please|then|though|of course|by all means|alone|be|as is|the same|unchanged|dabei|so"
    r"|wie er ist|où elle est|staan|zo|thanks|bitte|danke|merci|graag|así|così|com'è|igual)){0,3}"
)
_WHAT: Final = (
    rf"(?:{_ARTICLE}{{0,2}}(?P<label>{_THROW_WORDS}|{_DOOR_WORDS})\b ?(?:{_TO}{{0,2}}(?P<value>{_NUMBER}))?"
    rf"|{_ARTICLE}(?P<number>{_NUMBER}))"
)
_OPENS: Final = r"(?:[.,;:!?()\n-]\s{0,2}|\b(?:and|but|und|mais|maar|pero|aber|y|e|o) )"
_ENDS: Final = r"(?=\s?(?:[.,;:!)\n-]|$| (?:but|so|and|aber|und|mais|et|maar|en|pero|y|ma|e)\b))"
_KEPT: Final = (
    _spaced(rf"{_OPENS}(?:and |but |und |mais |maar |pero |ma ){{0,1}}{_WHAT} {_STAYING}{_TAIL}{_ENDS}"),
    _spaced(rf"{_OPENS}(?:and |but |please ){{0,2}}{_LEAVING} {_WHAT}{_TAIL}{_ENDS}"),
)
_MAKING: Final = (
    r"(?:(?:please |just |better |i'll |i will |let's |let me )?(?:make|put|set|move|change|switch|play|use|throw|take"
    r"|go with|go for|have)|nehme? ich|ich nehme|nimm|mach|je (?:prends|joue|mets|lance)|mets|mettez|ik (?:neem|gooi)"
    r"|neem|doe|zet|juego|tomo|pon|tiro|metti|gioco|faccio)"
)
_INSTEAD: Final = (
    r"(?:instead|rather|please|then|now|stattdessen|lieber|bitte|à la place|plutôt|svp|in plaats daarvan|liever|graag"
    r"|en su lugar|mejor|por favor|invece|piuttosto)"
)
_THAN: Final = (
    rf"(?:(?:,? (?:instead of|rather than|not)|,? (?:statt|als|anstatt)|,? (?:au lieu (?:de|du)|que)"
    rf"|,? (?:in plaats van|dan)|,? en vez (?:de|del)|,? (?:invece (?:di|del)|non)) {_ARTICLE}?(?P<than>{_NUMBER}))"
)
_NEW: Final = (
    _spaced(
        rf"{_OPENS}(?:(?:so|then|and|but|oh|please|also|dann|also|alors|dus|entonces|allora),? ){{0,2}}"
        rf"{_MAKING} (?:it|that|this|es|das|het|ça|lo)? ?(?:{_ARTICLE}?(?P<label>{_THROW_WORDS}|{_DOOR_WORDS})\b ?)?"
        rf"{_TO}{{0,2}}{_ARTICLE}?(?P<new>{_NUMBER})(?:,? {_INSTEAD}){{0,2}}{_THAN}?{_ENDS}",
    ),
    _spaced(
        rf"{_OPENS}(?:(?:so|then|and|but|please),? ){{0,2}}{_ARTICLE}?(?P<label>{_THROW_WORDS}|{_DOOR_WORDS}) ?"
        rf"{_TO}{{0,2}}(?P<new>{_NUMBER})(?:,? {_INSTEAD}){{0,2}}{_THAN}?{_ENDS}",
    ),
    _spaced(
        rf"{_OPENS}(?:(?:so|then|and|but|please),? ){{0,2}}(?P<label>){_ARTICLE}?(?P<new>{_NUMBER})"
        rf"(?:,? {_INSTEAD}){{1,2}}{_THAN}?{_ENDS}",
    ),
    _spaced(
        rf"{_OPENS}(?:dann |also |doch |alors |dan |toch |entonces |allora ){{0,2}}"
        rf"(?:lieber|plutôt|liever|mejor|meglio|piuttosto|rather|better) (?P<label>){_ARTICLE}?(?P<new>{_NUMBER})"
        rf"{_THAN}?{_ENDS}",
    ),
)
_OPEN: Final = _spaced(
    r"\?|\b(?:if|unless|or|maybe|perhaps|might|may be|could|should i|not sure|unsure|probably|possibly|think about"
    r"|let me think|tempted|for now|for the moment|last (?:turn|round|time|month|week)|previous|previously|yesterday"
    r"|next (?:turn|round|time|month|week)|wenn|falls|oder|vielleicht|wohl|nächste\w?|letzte\w?|si|ou|peut-être"
    r"|als (?:het|hij|de|je)|of (?:een|de|het|toch)|misschien|volgende|vorige|quizás?|acaso|forse|oppure"
    r"|se(?! queda))\b",
)
_OTHERS: Final = _spaced(
    r"\b(?:he|she|they|his|her|their|says|said that|wants|suggests|suggested|not|never|don't|won't|was|were|last|er|sie"
    r"|nicht|il|elle|pas|hij|zij|niet|ella|él|lei|lui|non)\b|n't\b",
)
"""Words in the sentence of an order, or of the one in its place, with which it is somebody else's, or none."""
_NUMBERS: Final = _spaced(rf"(?<![\w.,:/]){_NUMBER}")
_LABELS: Final = _spaced(rf"\b(?:{_THROW_WORDS}|{_DOOR_WORDS})\b")
_DOOR: Final = _spaced(rf"\b{_DOOR_WORDS}\b ?{_TO}{{0,4}}\d")
_ENDING: Final = _spaced(r"[.!?;](?=\s|$)|\n\n")
_LED_IN: Final = _spaced(
    r"(?:\s?\b(?:p\.?s\.?|pps|oh|ah|hm{1,3}|er|um|but|and|ok|okay|well|edit|ach|och|aber|mais|maar|ma|pero)\b"
    r"|\s?[,:;–(-]){0,4} ?$"
)
"""What leads to the words that turn, and says nothing without them."""
_MOST, _REACH, _BEHIND, _NEXT = 3_000, 320, 400, 60
"""Characters of a mail, of what puts it right, behind that, and right behind it."""
_HIGH: Final = 6

_Field = Literal["throw", "door"]


class _Change(NamedTuple):
    """The order to be put right, its new number as it is written, and where what puts it right stands."""

    field: _Field
    new: str
    start: int
    end: int


def half_kept(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines``, as many as before, with a number put right in its place where the other is expressly kept.

    ``count`` is how many throws a round has: only where that is one, on one board, is it plain what is meant.
    """
    if count != 1 or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text = "\n".join(lines)
    if len(text) > _MOST:
        return list(lines)
    for pattern in _ORDERS:
        order = pattern.search(text)
        change = _changed(text, order) if order is not None else None
        if order is None or change is None:
            continue
        first, last = order.span(change.field)
        told = text[:first] + change.new + _LED_IN.sub("", text[last : change.start])
        told += "" if told.endswith((".", "!", "\n")) else "."
        lost = text.count("\n", 0, change.end) - told.count("\n")
        return (told + "\n" * lost + text[change.end :].lstrip(" .,;:!)-")).split("\n")
    return list(lines)


def _changed(text: str, order: re.Match[str]) -> _Change | None:
    """Return what puts one number of an order right and keeps the other; None where that is not all that is said."""
    start = max((found.end() for found in _ENDING.finditer(text, 0, order.start())), default=0)
    turning = _TURNING.search(text, order.end(), order.end() + _REACH)
    if turning is None:
        return None
    ending = _ENDING.search(text, order.end(), turning.start())
    ordering = text[start : turning.start() if ending is None else ending.start()]
    throw, door = _value(order["throw"]), int(order["door"])
    others = {_value(found.group()) for found in _NUMBERS.finditer(ordering)} - {throw, door}
    if throw == door or others or _OTHERS.search(ordering) or _OPEN.search(ordering) or _DOOR.search(text[:start]):
        return None
    part = text[: order.end() + _REACH]
    kept = [found for pattern in _KEPT for found in pattern.finditer(part, order.end())]
    if len(kept) != 1 or kept[0].start() < turning.start():
        return None
    stays = _field_kept(kept[0], throw, door)
    new = [found for pattern in _NEW for found in pattern.finditer(part, turning.start())]
    new = [found for found in new if found.end() <= kept[0].start() or found.start() >= kept[0].end()]
    if stays is None or len({found.span("new") for found in new}) != 1:
        return None
    field: _Field = "door" if stays == "throw" else "throw"
    end = max(kept[0].end(), new[0].end())
    if not _plain(part, new[0], field, throw, door) or _OPEN.search(text[order.end() : end + 1]):
        return None
    return None if _goes_on(text[end : end + _BEHIND]) else _Change(field, new[0]["new"], turning.start(), end)


def _field_kept(kept: re.Match[str], throw: int, door: int) -> _Field | None:
    """Return which of the two orders is kept, None where its label and its number say otherwise."""
    label, said = kept["label"], kept["value"] or kept["number"]
    named: _Field | None = None if not label else "door" if re.fullmatch(_DOOR_WORDS, label, re.IGNORECASE) else "throw"
    if said is None:
        return named
    of_value: _Field | None = "throw" if _value(said) == throw else "door" if _value(said) == door else None
    return of_value if of_value is not None and named in (None, of_value) else None


def _plain(text: str, new: re.Match[str], field: _Field, throw: int, door: int) -> bool:
    """Whether a number is plainly put in the place of the old one of ``field``, and of nothing else."""
    value, old = _value(new["new"]), throw if field == "throw" else door
    label = new["label"]
    named = None if not label else "door" if re.fullmatch(_DOOR_WORDS, label, re.IGNORECASE) else "throw"
    if value == old or (field == "throw" and not 0 < value <= _HIGH) or named not in (None, field):
        return False
    if field == "door" and ((value <= _HIGH and named is None) or not new["new"].isdigit()):
        return False
    if new["than"] is not None and _value(new["than"]) != old:
        return False
    head = max((found.end() for found in _ENDING.finditer(text, 0, new.start("new"))), default=0)
    return _OTHERS.search(text[head : new.start("new")]) is None


def _goes_on(behind: str) -> bool:
    """Whether what stands behind may put it right once more: a number, a label, a condition, words that take back."""
    return _OPEN.search(behind[:_NEXT]) is not None or any(
        pattern.search(behind) for pattern in (_NUMBERS, _LABELS, _TURNING)
    )


def _value(written: str) -> int:
    return int(written) if written.isdigit() else _VALUES[written.casefold()]
