"""The command LANGUAGE."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "LANGUAGES", "language_named"]

LANGUAGES = {
    "en": say("English"),
    "de": say("German"),
    "fr": say("French"),
    "nl": say("Dutch"),
    "es": say("Spanish"),
    "it": say("Italian"),
}
"""The languages that orders may be written in, by code."""

_NAMES = {
    **{name.casefold(): code for code, name in LANGUAGES.items()},
    "deutsch": "de",
    "français": "fr",
    "francais": "fr",
    "nederlands": "nl",
    "español": "es",
    "espanol": "es",
    "castellano": "es",
    "italiano": "it",
    "englisch": "en",
    "anglais": "en",
    "engels": "en",
    "inglés": "en",
    "inglese": "en",
    "espagnol": "es",
    "spanisch": "es",
    "französisch": "fr",
    "italienisch": "it",
    "italien": "it",
    "niederländisch": "nl",
    "holländisch": "nl",
    "allemand": "de",
    "duits": "de",
    "frans": "fr",
    "alemán": "de",
    "tedesco": "de",
}


def language_named(text: str) -> str | None:
    """Return the code of a language named by its code or its name, in any case; None for others."""
    word = text.strip(" .!").casefold()
    return _NAMES.get(word, word.partition("-")[0] if word.partition("-")[0] in LANGUAGES else None)


def _takes(argument: str) -> bool:
    return not argument or (
        len(argument) <= 20 and argument.replace("-", "").isalpha() and argument.casefold() not in _KIND
    )


_KIND = ("please", "pls", "bitte", "thanks")
_NAMED = "(?P<argument>" + "|".join(_NAMES) + ")"
_FROM_NOW = "(?: please| from now on| from today| now| in future| bitte){0,2}"
_AB_JETZT = "(?:(?:von |ab )(?:jetzt|nun|sofort|heute)(?: an)?|künftig|in zukunft)"

_HAVING = (
    "(?:please )?(?:(?:can|could|may) i (?:please )?(?:have|get)|(?:id|i would) like(?: to have)?"
    "|(?:can you |could you )?(?:please )?(?:send|write)(?: me)?)"
)
_MAILS = "(?:(?:my|the|your|all|these|our) ){0,2}(?:mails?|e-?mails?|messages|reports?)"

COMMAND = Command(
    name="LANGUAGE",
    arguments="xx",
    help=say("notes the language you would like our mails in: en, de, fr, nl, es or it"),
    takes=_takes,
    also=("sprache", "langue", "taal", "idioma", "lingua"),
    phrases=(
        "(?:(?:can|could|would|will) you )?(?:please )?(?:write|send)(?: to me| me)?(?: it| them| mails?| e-?mails?)?"
        f" in {_NAMED}{_FROM_NOW}",
        f"(?:(?:can|could|would|will) you )?(?:please )?(?:write|reply|answer|mail|e-?mail)(?: to me| me)? in {_NAMED}"
        f"{_FROM_NOW}",
        f"{_HAVING} {_MAILS} in {_NAMED}{_FROM_NOW}",
        f"from now on (?:please )?(?:write (?:to me )?|mails? )?in {_NAMED}(?: please)?",
        f"(?:in|auf|en) {_NAMED}{_FROM_NOW}",
        f"(?:und )?{_AB_JETZT} (?:bitte )?(?:alles |mails? )?auf {_NAMED}(?: bitte)?",
        f"(?:{_AB_JETZT} )?(?:bitte )?(?:schreib|schreibe|schreibt) mir (?:bitte )?(?:{_AB_JETZT} )?(?:bitte )?auf "
        f"{_NAMED}(?: bitte)?",
        f"(?:kannst|könntest) du (?:mir )?(?:bitte )?(?:{_AB_JETZT} )?(?:bitte )?auf {_NAMED} schreiben",
        f"{_NAMED} please",
    ),
    hints=" ".join(_NAMES),
)
