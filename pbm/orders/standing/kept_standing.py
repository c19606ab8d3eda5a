"""What a mail leaves as it stands: "trapdoor stays", "leave the trapdoor, 6", "keep my orders", "no change".

Such a clause orders nothing, so the mail is read without it; whether anything stands that can stay, only the record
of the round knows. What is said to stay under a condition, or for a time, is no such clause.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pbm.orders.late import late
from pbm.orders.standing.changes_dropped import with_changes_dropped
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Kept", "kept_standing"]

_NEEDS: Final = word_set(
    "stays stay stands stand remains remain unchanged unaffected untouched same keep leave change changes changed good "
    "fine ok as "
    "okay touch move bleibt bleiben lass lassen gehabt unverändert gleich änderung änderungen reste restent change "
    "changement inchangé inchangée inchangés laisse laissez garde gardez blijft blijven laat ongewijzigd onveranderd "
    "wijziging wijzigingen hetzelfde queda quedan igual cambio cambios cambia deja dejo resta restano rimane sent "
    "behalte behalt behaltet behalten houd hou behoud conserva mantén mantieni tieni "
    "let forget never don vergiss nicht oublie déjalo dejalo déjala dejala lascialo lasciala "
    "cambiamento cambiamenti modifica lascia invariata invariato ditto idem dieselbe derselbe pareil pareille "
    "dezelfde misma uguale stessa gut ordnung bon bien goed orde bene"
)
_MY: Final = (
    r"(?:(?:the|my|die|der|den|meinen?|meine|la|les?|ma|mon|mes|het|de|mijn|el|las|los|mi|mis|il|gli|mia|mio|i miei) )?"
)
_DOOR: Final = (
    r"(?:(?:trap ?-?door|trap|td|hole|falltür|falle|loch|trappe|valluik|luik|trampilla|trampa|botola)(?: nomination)?"
    r"|nomination)"
)
_THROW: Final = r"(?:throws?|rolls?|würfe|wurf|lancers?|dé|worp(?:en)?|tiradas?|tir[oi]|lancio?)"
_ORDERS: Final = r"(?:orders?|moves?|befehle?|züge?|ordres?|coups?|zetten?|opdrachten|órdenes|ordini|mosse?)"
_BEFORE: Final = (
    r"wie (?:gehabt|bisher|vorher|zuvor)|unverändert|gleich|la même|les mêmes|comme avant|inchangée?s?|hetzelfde"
    r"|ongewijzigd|onveranderd|igual(?:es)?|como estaban?|uguale|invariat[aoi]|come prima"
    r"|idem|die ?selbe|der ?selbe|pareille?s?|dezelfde|la misma|la stessa"
)
_AS: Final = (
    r"(?:as (?:it|they|before|is|(?:already |previously |originally |first |last )?(?:sent|ordered|submitted|entered"
    r"|stated|given|nominated|notified|advised|requested|instructed)(?: (?:before|earlier|already|previously))?)"
    r"(?: (?:is|are|was|were|stands?))?|where it (?:is|was)|put|the same|be"
    r"|unchanged|alone|untouched|wie (?:sie (?:ist|sind|war)|es ist)|so|dabei|bestehen|stehen"
    rf"|comme (?:elle est|ils sont)|où elle est|zoals (?:het|ze) (?:is|zijn|was)|zo|staan|gelijk"
    rf"|como están?|com'è|come sono|così|{_BEFORE})"
)
_STAYS: Final = (
    r"(?:(?:can |may |should |to |shall |will |kann |soll |peut |mag )?"
    r"(?:stays?|stands?|remains?|bleib(?:t|en)|reste(?:nt)?|blij(?:ft|ven)|quedan?|resta(?:no)?|rimane|rimangono)"
    rf"(?:,? {_AS})?"
    r"|(?:is |are |= ?|: ?|ist |sind |est |es |è )?(?:unchanged|unaffected|not affected|untouched|(?:the )?same|ditto"
    r"|as (?:before|it (?:is|was)|is|sent"
    rf"|they (?:are|were))|{_BEFORE})"
    r"|(?:is|are) (?:fine|good|ok|okay|all right|alright)(?: (?:as (?:it )?(?:is|was)|where it is|with me|by me))?"
    r"|(?:ist|passt|est|is|está|va) (?:so )?(?:gut|in ordnung|okay|ok|bon|bien|goed|in orde|bene)"
    r"(?: so| comme ça| zo| así| così)?"
    r"|(?:does not|doesn't|do not|don't) change|ne chang(?:e|ent) pas|(?:ver)?ändert sich nicht|verandert niet"
    r"|no cambian?|non cambia(?:no)?|:? ?no change)"
)
_KEEP: Final = (
    r"(?:(?:please |bitte |just )?(?:leave|keep|lass(?:t|en sie)?|behalt(?:e|et|en sie)?|laissez?|gardez?"
    r"|laat|houd?|behoud|deja|dejo|conserva|mantén|lascia|mantieni|tieni|tengo)"
    r"(?: bitte)?)"
)
_DONT: Final = r"(?:(?:please )?(?:don't|do not) (?:touch|change|move|alter))"
_ALL: Final = r"(?:all|everything|it all|things|alles|tout|todo|tutto)"
_REST: Final = (
    r"(?:(?:the |all the )?(?:rest|remainder)|(?:everything|all) else|the others?|otherwise|(?:der )?rest|sonst(?:"
    r" alles)?|ansonsten"
    r"|alles andere|le reste|tout le reste|de rest|verder(?: alles)?|(?:todo )?lo demás|el resto|(?:tutto )?il resto)"
)
_OF_MINE: Final = (
    r"from (?:me|us|my (?:side|end))|on my (?:side|part|end)|(?:for |in )?this (?:game|turn|round|week|time|one)"
    r"|needed|required|here|at all|to (?:mine|ours|(?:my|our) orders|(?:my|our|the) (?:last|previous|earlier) orders"
    r"|what i(?:'ve)? sent)|of orders|(?:on|for) (?:either|any|both|all)(?: the)? boards?"
)
_FROM_ME: Final = (
    r"(?: (?:von (?:mir|uns|meiner seite)|meinerseits|de ma part|pour moi|van (?:mij|ons|mijn kant)|(?:por|de) mi parte"
    r"|da parte mia|per me))?"
)
_NO_CHANGE: Final = (
    rf"(?:no changes?(?: (?:{_OF_MINE})){{0,3}}"
    r"|nothing (?:changes|changed|has changed)"
    rf"|(?:keine|ohne) änderung(?:en)?{_FROM_ME}|nichts ändert sich|es ändert sich nichts"
    rf"|(?:pas de|aucun|sans) changements?{_FROM_ME}|rien ne change"
    rf"|(?:geen|zonder) (?:wijziging(?:en)?|verandering(?:en)?){_FROM_ME}|er verandert niets"
    rf"|sin cambios?{_FROM_ME}|nada cambia|nessun cambiamento{_FROM_ME}|niente cambia|nulla cambia)"
)
_NO_OTHER: Final = (
    rf"(?:no (?:further|more|other) changes?(?: (?:{_OF_MINE})){{0,3}}"
    rf"|keine (?:weiteren?|anderen?) änderung(?:en)?{_FROM_ME}"
    rf"|(?:pas d'autres?|aucun autre|sans autre) changements?{_FROM_ME}"
    rf"|geen (?:verdere|andere) (?:wijziging(?:en)?|verandering(?:en)?){_FROM_ME}"
    rf"|(?:sin|no hay) (?:más|otros) cambios{_FROM_ME}|(?:nessun altro cambiamento|nessuna altra modifica){_FROM_ME})"
)
"""Beside orders it leaves what they do not change."""
_AND: Final = r"(?:and|but|with|und|aber|mit|et|mais|avec|en|maar|met|y|pero|con|e|ma) "
_OPENS: Final = rf"(?:(?P<sign>^[ \t]{{0,3}}|[.,;!?:(\n–]\s{{0,3}}|\s-\s)(?:{_AND})?|\s{_AND})"
_ENDS: Final = (
    r"(?:,? (?:please|pls|thanks|thx|ta|bitte|danke|svp|merci|graag|bedankt|por favor|gracias|per favore|grazie|then"
    r"|though|too|again|obviously|of course|natürlich|bien sûr|évidemment|natuurlijk|uiteraard|claro|por supuesto"
    r"|ovviamente|naturalmente))*"
    r"(?=\s?[.,;!)]|\s{0,3}\n|\s{0,3}$|\s[/-]\s|\s(?:and|und|et|en|y|e|but|aber|mais|maar|pero|ma)\s)"
    r"(?!\s?[,(–-]?\s?(?:but |and |und |aber )?(?:if|unless|until|till|when|or|except|for now|for the moment|maybe"
    r"|i think|wenn|falls|bis|oder|vorerst|vielleicht|si|sauf|jusqu|ou|als|tot|tenzij|of|hasta|salvo|o|se|finché)\b)"
    r"(?!\smaar\s(?:vervallen|weg|vallen|los)\b)"
)


def _clause(text: str) -> re.Pattern[str]:
    """Return a pattern of a whole clause; it begins where a sign ends another, or "and" joins it."""
    return late(rf"{_OPENS}(?:{text}){_ENDS}", re.IGNORECASE)


def _of_one(what: str) -> re.Pattern[str]:
    """Return a pattern of a clause that leaves one thing as it stands."""
    return _clause(rf"{_MY}{what}:? ?{_STAYS}|{_KEEP} {_MY}{what}(?: {_AS})?|{_DONT} {_MY}{what}|{_MY}same {what}")


_PATTERNS: Final = (
    (
        "rest",
        word_set(
            "rest remainder else other others otherwise sonst ansonsten andere reste verder demás resto further more "
            "weitere "
            "weiteren anderen autre autres d'autre d'autres verdere más otros altro altra"
        ),
        _clause(rf"{_REST}(?:,? {_STAYS}|,? {_AS}|: ?{_STAYS}|,? {_NO_CHANGE})|{_NO_OTHER}"),
    ),
    (
        "whole",
        word_set(
            "opdrachten change changes changed order orders move moves all everything things alles tout todo tutto "
            "sent "
            "befehl befehle züge ändert änderung änderungen ordre ordres coup coups changement changements zet zetten "
            "cambia "
            "wijziging wijzigingen verandert verandering veranderingen órdenes cambio cambios ordini mossa mosse "
            "cambiamento"
        ),
        _clause(
            rf"{_NO_CHANGE}|{_KEEP} {_MY}{_ORDERS}(?: {_AS})?|{_MY}{_ORDERS} (?:still )?{_STAYS}|{_DONT} {_MY}{_ORDERS}"
            rf"|(?:it's |that's |that is )?{_ALL}(?:'s| is| are| stays| remains)?(?: (?:good|fine|ok|okay|right|well))?"
            rf" as (?:it )?is|(?:my orders )?as (?:already )?sent(?: before| already| earlier)?|alles bleibt(?: {_AS})?"
            rf"|alles wie gehabt|tout reste (?:comme avant|pareil|comme c'est)|alles blijft(?: {_AS})?"
            rf"|todo (?:queda )?igual|tutto (?:resta )?(?:come prima|uguale|invariato)"
            rf"|{_KEEP} {_ALL}(?: {_AS})?|{_ALL} (?:{_STAYS}|as (?:before|(?:it|they) (?:is|are|was|were)))"
            r"|(?:(?:i'm |i'll |i am |i will )?(?:stick|stay|sticking|staying) with|i'm happy with|keep|leave)"
            r" what i(?:'ve| have)? (?:sent|ordered|said|gave|got|put)(?: (?:before|already|earlier))?"
            r"|(?:it's |that's |all )?(?:fine|good|ok|okay) as (?:it is|they are)"
        ),
    ),
    (
        "door",
        word_set(
            "nomination trapdoor trapdoors trap door td hole falltür falle loch trappe valluik luik trampilla trampa"
            " botola"
        ),
        _of_one(_DOOR),
    ),
    (
        "throw",
        word_set("throw throws roll rolls wurf würfe lancer lancers dé worp worpen tirada tiradas tiro tiri lancio"),
        _of_one(_THROW),
    ),
)
_OWN_NUMBER: Final = late(
    r"\s?[,.;:(–-]?\s?(?:on |at |the |auf |space |square |it is |it's |that is |that's |still )*"
    r"(?P<value>\d{1,3})(?!\d)",
    re.IGNORECASE,
)
_UNWANTED: Final = late(
    r"[^.!?\n]{0,12}\b(?:(?:do|can|could|will|would|wo|ca)(?:n't|nnot| not)|no need|no use|not for me|not bother\w*"
    r"|brauche? (?:keine|ich nicht)|will keine|n'en veux|pas besoin|niet nodig|geen zin|no (?:la )?(?:quiero|necesito)"
    r"|non (?:la |ne )?(?:voglio|serve))\b",
    re.IGNORECASE,
)
"""What follows a trapdoor that is left out altogether: "leave the trapdoor, can't be bothered"."""
_HIGH: Final = 6
_MOST: Final = 3_000  # characters of a mail in which this is looked for
_SENTENCE_END: Final = late(r"[.!?\n]")
_LEFT: Final = late(
    r"(?P<start>^|(?<=[.!?]))[ \t]*(?:[,;:./–-]+[ \t]*)+(?:(?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma) )?"
    r"|^[ \t]*(?:and|but|und|aber|et|mais|en|maar|y|pero|ma) (?=\d)|[ \t]*\([ \t]*\)|[ \t]*[,;:/–-][ \t]*$",
    re.MULTILINE | re.IGNORECASE,
)
"""Signs that nothing stands between any more, at the ends of a line or of a sentence."""


class Kept(NamedTuple):
    """The lines of a mail without what it leaves as it stands, and what that is: ``door throw whole rest``."""

    rest: list[str]
    what: frozenset[str]


def kept_standing(lines: Sequence[str]) -> Kept | None:
    """Return ``lines``, as many as before, without the clauses that leave something as it stands; None without any."""
    if len(lines) > _MOST or not may_be_in(words_in(lines), _NEEDS):
        return None
    lines = with_changes_dropped(lines)
    words, text = words_in(lines), "\n".join(lines)
    if len(text) > _MOST:
        return None
    text = text.replace("’", "'")
    what: set[str] = set()
    told: set[int] = set()
    for kind, needed, pattern in _PATTERNS:
        start = 0
        while may_be_in(words, needed) and (found := pattern.search(text, start)) is not None:
            start = found.start() + 1
            if _stays(text, found, kind):
                what.add(kind)
                told.add(text.count("\n", 0, found.end()))
                text = text[: found.start()] + (found["sign"] or "").rstrip(" ") + text[found.end() :]
    if not what:
        return None
    rest = [_tidy(line) if place in told else line for place, line in enumerate(text.split("\n"))]
    return Kept(rest, frozenset(what))


def _tidy(line: str) -> str:
    """Return a line without the signs that stood around a clause which is gone."""
    plain = _LEFT.sub(lambda left: "" if left.start() == 0 or left["start"] is None else " ", line)
    return plain if any(map(str.isalnum, plain)) else ""


def _stays(text: str, found: re.Match[str], kind: str) -> bool:
    """Whether the sentence of a clause is no question, and no number behind it says what stays."""
    own = _OWN_NUMBER.match(text, found.end())
    if own is not None and kind in ("door", "throw") and (int(own["value"]) > _HIGH) == (kind == "door"):
        return False  # "keep the trapdoor, 45"
    if kind == "door" and _UNWANTED.match(text, found.end()):
        return False
    end = _SENTENCE_END.search(text, found.end())
    return end is None or end.group() != "?"
