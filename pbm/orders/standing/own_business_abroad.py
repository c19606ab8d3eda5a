"""Mails in other languages than English that are about the writer's own orders and leave them, or the trapdoor, open.

"Comme d'habitude, merci", "such dir was aus", "te mando mi jugada mañana": whoever writes so is written back to. The
phrases are data, under ``[kinds]`` in each language's vocabulary.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from pbm.orders.vocabulary import LANGUAGES, TABLES, VOCABULARY, finding
from pbm.orders.vocabulary.languages import Languages
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["door_left_open", "of_own_orders_abroad", "promised_abroad", "thanks_abroad"]

_ABROAD = tuple(language for language in LANGUAGES if language != "en")
_OPEN = {
    language: {key: finding(TABLES[language]["kinds"][key]) for key in ("undecided", "yours", "before", "later", "own")}
    for language in _ABROAD
}
_SENTENCE = re.compile(r"[.!?;…]+(?=\s|$)|\n")
_SOMETIME = word_set(
    "morgen übermorgen später bald nachher heute abend wochenende montag dienstag mittwoch donnerstag freitag samstag "
    "sonnabend sonntag demain après-demain soir tard bientôt week-end weekend lundi mardi mercredi jeudi vendredi "
    "samedi dimanche overmorgen later straks vanavond binnenkort maandag dinsdag woensdag donderdag vrijdag zaterdag "
    "zondag mañana noche tarde luego pronto lunes martes miércoles jueves viernes sábado domingo domani dopodomani "
    "stasera presto poi lunedì martedì mercoledì giovedì venerdì sabato domenica "
    "folgt folgen suit suivent suivra suivront volgt volgen seguirá seguirán segue seguono seguirà seguiranno"
)
"""Words that say when, or that something follows."""
_WORD = re.compile(r"[^\W\d_]{1,40}(?:'[^\W\d_]{1,30})?")
_SMALL = re.compile(r"(?<![\w.,:])[1-6](?![\w:%]|[.,]\d)")
_THANKS = re.compile(
    r"\b(?:danke|dank|merci|bedankt|gracias|grazie)\b[^.!?\d]{0,12}\b(?:für|fuer|pour|voor|por|per|de|del|della|dell)\b",
    re.IGNORECASE,
)
_CLUELESS = re.compile(r"\b(?:id[eé]e|idea|ahnung)\b", re.IGNORECASE)  # no idea of a trapdoor is none
_BENEATH = re.compile(r"\s?[,–—-]\s?[^\W\d_a-z][^\W\d_]{1,30}$")  # a name beneath
_SPACE = re.compile(r"(?<![\w.,:])(?:[7-9]|[1-9]\d)(?![\w:%]|[.,]\d)")
_PADDING = frozenset(
    (
        *("please", "thanks", "thank", "hello", "dear", "regards", "for me", "ok", "then", "again", "just", "i", "me"),
        *("the", "my", "a", "put", "play", "take", "choose", "orders", "turn", "and", "for", "so", "now", "it", "yes"),
        *("as", "this", "you", "like", "want", "throw", "usual", "last time", "all", "of", "also", "is", "play the"),
        *("rather", "instead", "both", "but", "that", "everyone", "to", "in", "on", "last", "round", "months", "times"),
        *("my friend", "gm", "give me", "spend", "use", "have", "same", "number", "from me", "at", "favore", "favor"),
        *("plaît", "plait", "cortesia", "piacere", "alstublieft", "il", "s'il", "te", "vous", "dans", "aub", "ciao"),
        *("jefe", "chef", "capo", "fai", "faccia", "fa", "fate", "fais", "faites", "mach", "doe", "haz", "metti"),
    )
)
_SHORT = 300  # characters of a mail that is about one thing
_REACH = 3_000
_LONGEST = 400  # characters of a sentence
_MOST = 40  # sentences


def of_own_orders_abroad(words: Sequence[str]) -> str | None:
    """Return what to ask of a mail that orders nothing and is about its writer's own orders, None for any other.

    ``words`` are the player's own lines.
    """
    text = "\n".join(words)[:_REACH].replace("’", "'")
    whole = " ".join(text.split())
    found = _OPEN.get(_language(whole))
    if found is None:
        return None
    said = list(_sentences(text))
    short = len(whole) <= _SHORT
    if any(_only(found["before"], part) for part in said):
        return "earlier"
    if "?" in whole or not short or thanks_abroad(whole):
        return None  # in a letter of thanks a promise to write again is a courtesy
    for key, say in (("yours", "announced"), ("undecided", "waiting")):
        if any(found[key].search(part) for part in said):
            return say
    numbered = _SMALL.search(whole) is not None or any(map(_a_number, _WORD.findall(whole)))
    if (numbered or found["own"].search(whole)) and any(found["later"].search(part) for part in said):
        return "waiting"
    return None


def promised_abroad(words: Sequence[str]) -> bool:
    """Return whether a note only promises its writer's orders and says when: "Mon coup suivra demain"."""
    if not may_be_in(words_in(words), _SOMETIME):
        return False
    text = "\n".join(words)[: _SHORT + 1].replace("’", "'")
    if len(text) > _SHORT or "?" in text or any(map(str.isdigit, text)):
        return False
    if any(map(_a_number, _WORD.findall(text))):
        return False
    said = list(_sentences(text))
    return any(_promises(found, said) for found in _OPEN.values())


def _promises(found: Mapping[str, re.Pattern[str]], said: Sequence[str]) -> bool:
    """Whether orders are promised with their time in one of some sentences, and none leaves them open."""
    if any(found[key].search(part) for key in ("yours", "undecided") for part in said):
        return False
    promising = (part for part in said if found["own"].search(part) and found["later"].search(part))
    return any(not _SOMETIME.isdisjoint(map(str.casefold, _WORD.findall(part))) for part in promising)


def door_left_open(words: Sequence[str]) -> bool:
    """Whether the trapdoor is left to somebody, or to later, in a sentence that speaks of it: "mets-la où tu veux"."""
    text = "\n".join(words)[:_REACH].replace("’", "'")
    language = _language(" ".join(text.split()))
    found = _OPEN.get(language)
    if found is None:
        return False
    for part in _sentences(text):
        words_of = [word.casefold() for word in _WORD.findall(part)]
        if any(VOCABULARY.label(word) == "D" for word in words_of):
            keys = ("yours", "later") if _CLUELESS.search(part) else ("yours", "later", "undecided", "before")
            if any(found[key].search(part) for key in keys):
                return True
        if _SPACE.search(part) and any(_like_others(word, language) for word in words_of):
            return True  # "77, als de rest ook 77 doet"
    return False


def _like_others(word: str, language: str) -> bool:
    """Whether a word makes what is said hang on something: "if", "otherwise"."""
    sense = VOCABULARY.meanings(word).get(language)
    return sense is not None and sense.low in ("if", "otherwise", "unless", "provided")


def thanks_abroad(text: str) -> bool:
    """Whether somebody thanks for something in another language: "danke für die Auswertung"."""
    return _THANKS.search(text[:_REACH]) is not None


def _language(text: str) -> str:
    return Languages(VOCABULARY, [[word.casefold() for word in _WORD.findall(text)]]).of_line(0)


def _sentences(text: str) -> Iterator[str]:
    for part in _SENTENCE.split(text)[:_MOST]:
        words = " ".join(part[:_LONGEST].split())
        if words:
            yield words


def _a_number(word: str) -> bool:
    """Whether a word is a throw's number and nothing else: "drei", not the article "ein"."""
    senses = VOCABULARY.meanings(word.casefold()).values()
    return any(sense.sort == "number" and 1 < sense.value <= 6 for sense in senses)


def _only(phrases: re.Pattern[str], part: str) -> bool:
    """Whether a sentence has little beside one of ``phrases``: "Wie immer, bitte", not "wie immer toll geschrieben"."""
    part = _BENEATH.sub("", part)
    match = phrases.search(part)
    if match is None:
        return False
    rest = f"{part[: match.start()]} {part[match.end() :]}"
    return all(_padding(word) for word in _WORD.findall(rest)) and not any(sign.isdigit() for sign in rest)


def _padding(word: str) -> bool:
    lows = {low for sense in VOCABULARY.meanings(word.casefold()).values() for low in sense.low.split("/")}
    return bool(lows & _PADDING) or word.casefold() in _PADDING
