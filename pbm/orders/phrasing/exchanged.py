"""One number for another in a sentence that says no more: "c'est le 4, pas le 3", "change 28 into 45 and 3 into 6".

Such a sentence is told as "4 instead of 3". Two numbers that a throw can be are throws, two that none can be are
spaces; of one of each nothing is made.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.out_and_in import PUTTING, TAKING_OUT, TAKING_WORDS, one_of
from pbm.orders.word_set import Gated, Needed, word_set, words_in

__all__ = ["exchanged"]

_VALUES: Final = {
    **dict.fromkeys(("one", "eins", "un", "een", "uno"), 1),
    **dict.fromkeys(("two", "zwei", "deux", "twee", "dos", "due"), 2),
    **dict.fromkeys(("three", "drei", "trois", "drie", "tres", "tre"), 3),
    **dict.fromkeys(("four", "vier", "quatre", "cuatro", "quattro"), 4),
    **dict.fromkeys(("five", "fünf", "cinq", "vijf", "cinco", "cinque"), 5),
    **dict.fromkeys(("six", "sechs", "zes", "seis", "sei"), 6),
}
_NUMBER: Final = rf"(?:\d{{1,3}}|{'|'.join(_VALUES)})\b(?![.,:/]\d|[%°€£$])"
_THE: Final = r"(?:(?:the|a|an|my|die|der|das|eine|meine|le|la|un|une|de|het|een|el|il|lo|space|square) )?"
_NEW: Final = rf"{_THE}(?P<new>{_NUMBER})"
_OLD: Final = rf"{_THE}(?P<old>{_NUMBER})"
_AND: Final = (
    rf"(?:(?:,| and| und| et| en| y| e|, and) {_THE}(?P<old2>{_NUMBER}) (?:into|to|for|with|by|in|auf|durch|en|par|naar"
    rf"|door|por|con) {_THE}(?P<new2>{_NUMBER}))?"
)
_IT_IS: Final = (
    r"(?:it's|it is|that's|it should be|make it|i meant|i mean|es ist|ich meine|c'est|je voulais dire|het is|ik bedoel"
    r"|es|quiero decir|è|intendo|volevo dire) "
)
_PATTERNS: Final[tuple[tuple[Needed, str], ...]] = (
    (
        word_set("not pas nicht niet no non"),
        rf"(?:(?P<said>{_IT_IS}))?{_NEW},? (?:and )?(?:not|pas|nicht|niet|no|non) {_OLD}",
    ),
    (
        (word_set("rather sooner"), word_set("than")),
        rf"(?:i'd|i would|we'd|we would) (?:rather|sooner)(?: (?:have|play|throw|use|take|go for|go with|put))? {_NEW}"
        rf" (?:rather )?than {_OLD}",
    ),
    (
        word_set("prefer"),
        rf"(?:i|we)(?:'d| would)? prefer {_NEW} (?:to|over|rather than) {_OLD}",
    ),
    (
        word_set("lieber"),
        rf"(?:ich (?:hätte|nähme|nehme|spiele|will|möchte|werfe) )?(?:doch )?lieber {_NEW} als {_OLD}",
    ),
    (
        word_set("préfère préférerais"),
        rf"je (?:préfère|préférerais) {_NEW} (?:au|à la|à|plutôt que) {_OLD}",
    ),
    (
        word_set("liever"),
        rf"(?:ik (?:heb|neem|speel|wil) )?(?:toch )?liever {_NEW} dan {_OLD}",
    ),
    (
        word_set("prefiero"),
        rf"prefiero {_NEW} (?:al|a la|a|antes que) {_OLD}",
    ),
    (
        word_set("preferisco"),
        rf"preferisco {_NEW} (?:al|alla|a|piuttosto che) {_OLD}",
    ),
    (
        word_set(
            "change switch alter amend turn replace ändere ersetze remplace remplacez changez wijzig verander"
            " vervang cambia cambie reemplaza sostituisci"
        ),
        rf"(?:(?:please|pls|can you|could you|kindly|bitte|i'd like to|i want to) )?"
        rf"(?:change|switch|alter|amend|turn|replace|ändere|ersetze|remplacez?|changez?|wijzig|verander|vervang"
        rf"|cambia|cambie"
        rf"|reemplaza|sostituisci) {_OLD} (?:into|to|for|with|by|in|auf|durch|en|par|naar|door|por|con) {_NEW}{_AND}",
    ),
    (
        word_set("don dont not"),
        rf"(?:(?:please|so|sorry,?) )?(?:don't|dont|do not) (?:do|use|play|throw|take|roll|go with) {_OLD}"
        rf"(?:,? (?:but |and )?|; ?)(?:please )?(?:do|use|play|throw|take|roll|go with|have|make it) {_NEW}(?:"
        rf" instead)?",
    ),
    (
        word_set("nicht"),
        rf"(?:bitte )?(?:nimm|spiel|spiele|wirf) (?:bitte |doch )?nicht {_OLD},? (?:sondern|nimm|spiel|spiele|wirf)"
        rf"(?: lieber)? {_NEW}",
    ),
    (
        word_set("pas"),
        rf"ne (?:joue|jouez|prends|prenez) pas {_OLD},? (?:mais|joue|jouez|prends|prenez)(?: plutôt)? {_NEW}(?:"
        rf" plutôt)?",
    ),
    (
        word_set("niet"),
        rf"(?:doe|speel|neem|gooi) (?:toch )?niet {_OLD},? (?:maar|doe|speel|neem|gooi) (?:toch )?(?:maar )?{_NEW}",
    ),
    (
        word_set("no"),
        rf"no (?:juegues|uses|tires|pongas) {_OLD},? (?:sino|juega|usa|tira|pon)(?: mejor)? {_NEW}(?: en su lugar)?",
    ),
    (
        word_set("non"),
        rf"non (?:giocare|usare|tirare|mettere) {_OLD},? (?:ma|gioca|usa|tira|metti)(?: piuttosto)? {_NEW}(?: invece)?",
    ),
    (
        word_set("anstelle stelle statt anstatt"),
        rf"(?:anstelle|an stelle|statt|anstatt) (?:von )?{_OLD},? (?:(?:bitte|nehme ich|spiele ich|jetzt) )?{_NEW}",
    ),
    (
        word_set("ersetzen austauschen tauschen ändern"),
        rf"(?:bitte )?{_OLD} (?:bitte )?(?:ersetzen durch|austauschen gegen|tauschen gegen|ändern in) {_NEW}",
    ),
    (
        word_set("durch gegen"),
        rf"(?:bitte |ich möchte |ich will )?{_OLD} (?:durch|gegen) {_NEW} (?:ersetzen|tauschen|austauschen)",
    ),
    (
        word_set("tausche ersetze ändere"),
        rf"(?:bitte )?(?:ich )?(?:tausche|ersetze|ändere) {_OLD} (?:gegen|durch|in|auf) {_NEW}(?: (?:aus|um))?",
    ),
    (
        word_set("aus"),
        rf"(?:bitte )?mache? (?:bitte )?(?:mir )?aus {_OLD} (?:(?:bitte|doch|lieber) ){{0,2}}{_NEW}",
    ),
    (
        (word_set("substitute put use have"), word_set("for place lieu")),
        rf"(?:please |kindly |i'd like to |can you |could you ){{0,2}}(?:substitute|put|use|have) {_NEW}"
        rf" (?:for|in the place of|in lieu of) {_OLD}",
    ),
    (
        word_set("remplace change échange"),
        rf"je (?:remplace|change|échange) {_OLD} (?:par|contre|en|pour) {_NEW}",
    ),
    (
        (TAKING_WORDS, word_set("et")),
        rf"{one_of(TAKING_OUT['fr'])} {_OLD} et {one_of(PUTTING['fr'])} {_NEW}(?: à la place)?",
    ),
    (
        word_set("vervang ruil verander"),
        rf"(?:ik )?(?:vervang|ruil|verander) {_OLD} (?:door|voor|tegen|in) {_NEW}",
    ),
    (
        word_set("maak"),
        rf"maak van {_OLD} {_NEW}",
    ),
    (
        word_set("haal"),
        rf"haal {_OLD} (?:weg|eruit) en {one_of(PUTTING['nl'])} {_NEW}(?: erin)?",
    ),
    (
        (TAKING_WORDS, word_set("y")),
        rf"{one_of(TAKING_OUT['es'])} {_OLD} y {one_of(PUTTING['es'])} {_NEW}",
    ),
    (
        word_set("cambio sustituye sustituyo sustituya reemplazo"),
        rf"(?:yo )?(?:cambio|sustituye|sustituyo|sustituya|reemplazo) {_OLD} (?:por|con) {_NEW}",
    ),
    (
        (TAKING_WORDS, word_set("e")),
        rf"{one_of(TAKING_OUT['it'])} {_OLD} e {one_of(PUTTING['it'])} {_NEW}",
    ),
    (
        word_set("sostituisco cambio sostituite"),
        rf"(?:sostituisco|cambio|sostituite) {_OLD} (?:con|per) {_NEW}",
    ),
    (
        (word_set("wrote put sent typed gave said"), word_set("had meant wanted intended")),
        rf"(?:i (?:find|see|notice|think|fear)(?: that)? )?i (?:wrote|put|sent|typed|gave|said) {_OLD},?"
        rf" (?:where|when|but)"
        rf" i (?:really )?(?:had|meant|wanted|intended) {_NEW}(?: in (?:my head|mind))?",
    ),
    (
        word_set("sondern"),
        rf"nicht {_OLD},? sondern {_NEW}",
    ),
    (
        word_set("mais maar ma sino but"),
        rf"(?:pas|niet|non|no|not) {_OLD},? (?:mais|maar|ma|sino|but) {_NEW}",
    ),
)
_INSTEAD: Final[tuple[tuple[Needed, str], ...]] = (
    (
        word_set("instead rather place"),
        rf"(?:(?:please|pls|can (?:i|you|we)|could (?:i|you|we)|may i|i(?:'d| would) like to|i want to|i wanna"
        rf"|let me|i'?ll"
        rf"|kindly|just) )*(?:(?:change|switch|swap|go|move|alter|amend)(?: (?:it|that|mine|my (?:throw|orders?)))?"
        rf"(?: to| for)?|have|make (?:it|that)|do|use|play|throw|take|go (?:for|with)|rather|better)? ?{_NEW}"
        rf" (?:instead of|rather than|in place of) {_OLD}",
    ),
    (
        word_set("statt anstatt anstelle stelle"),
        rf"(?:(?:bitte|doch|dann|ich|nimm|nehmt|nehmen sie|nehme?|setze?|mache?|spiele?|werfe?|würfle|gib mir|möchte"
        rf"|hätte gerne?|will|lieber|mal|jetzt|besser|gern|eher|also|nun) )*{_NEW},? (?:statt|anstatt|anstelle"
        rf"|an stelle)"
        rf" (?:von )?{_OLD}",
    ),
    (
        word_set("statt anstatt anstelle stelle"),
        rf"(?:statt|anstatt|anstelle|an stelle) (?:von )?{_OLD},? (?:(?:bitte|doch|dann|lieber|nehme? ich"
        rf"|spiele? ich|jetzt"
        rf"|besser|nun) )*{_NEW}",
    ),
    (
        word_set("lieu place plutôt"),
        rf"(?:(?:je|prends|joue|veux|préfère|mets|mettez|prenez|finalement|plutôt|alors|donc|mieux) )*{_NEW}"
        rf" (?:plutôt )?(?:au lieu d[eu]|à la place d[eu]|plutôt que) {_OLD}",
    ),
    (
        word_set("plaats ipv p"),
        rf"(?:(?:doe|neem|ik|wil|maak er|liever|toch|maar|dan|graag|mij|speel|heb|beter) )*{_NEW}"
        rf" (?:in plaats van|ipv|i\.p\.v\.) {_OLD}",
    ),
    (
        word_set("vez lugar"),
        rf"(?:(?:mejor|pon|ponme|pongo|juego|quiero|prefiero|cambio a|que sea|entonces|pues) )*{_NEW}"
        rf" (?:en vez de|en lugar de)l? {_OLD}",
    ),
    (
        word_set("invece posto"),
        rf"(?:(?:meglio|metti|prendo|gioco|facciamo|voglio|preferisco|anzi|allora|piuttosto) )*{_NEW}"
        rf" (?:invece|al posto) d(?:i|el|ella|ell') ?{_OLD}",
    ),
)
"""Those in which one number stands instead of another, in so many words; all with the words of which each has one."""
_SLIP: Final = (
    r"(?:my mistake|i made a mistake|i got (?:it|that) wrong|je me suis trompée?s?|erreur de ma part|mein fehler|vertan"
    r"|ich habe mich (?:vertan|geirrt|verschrieben)|ik heb me vergist|vergissing|me he equivocado|me equivoqué"
    r"|mi sono sbagliat[oa]|ho sbagliato)"
)
_ON: Final = (
    r"(?:on|for|auf|für|sur|op|voor|en|para|su|sul|per)\s(?:(?:the|dem|le|het|el|il)\s)?"
    r"(?:(?:board|brett|spielbrett|bord|plateau|tablero|tabellone)\s)?(?P<board>[A-H])\b[,:]?\s"
    r"|(?P<alone>[B-H])\b[,:]?\s|(?P<first>A)[,:]\s"
)
"""How a board is named ahead; "A 5" alone may be a 5."""
_NAMED: Final = r"[^\W\d_]+,\s(?=(?:on|auf|sur|op|en|su|sul)\s(?:[^\W\d_]{2,13}\s){0,2}[A-H]\b|[A-H][,:]?\s)"
_OPENS: Final = (
    r"(?P<lead>^|(?<=[.!])\s)(?:(?:p\.?s\.?|forgive me|excuse me|apologies|my apologies|oops|oups|ups|oeps|ops"
    r"|whoops|sorry|no|nein|nee|non|actually"
    r"|correction|perdón"
    rf"|pardon|scusa|entschuldigung)[,:!.–-]{{1,2}} )?(?:{_NAMED})?(?:{_SLIP}\s?[,:!.–-]{{1,2}} )?"
    r"(?:(?:no|nah|naw|wait|hang on|hold on|actually|ok|okay|hmm+|well|sorry|ah|oh|so|doch|nee|anzi|pues|ach"
    r"|nein|dann|also|dan|alors|donc|allora|entonces)[,!…-]{0,2}\s){0,3}"
    rf"(?:{_ON})?"
)
_ENDS: Final = (
    r"(?:,? (?:please|pls|thanks|bitte|danke|svp|merci|graag|bedankt|por favor|gracias|per favore|grazie))?"
    r"(?=\s?[.!;]|\s*$)"
)
_WAYS: Final = Gated(
    (needed, late(f"{_OPENS}(?:{pattern}){_ENDS}", re.IGNORECASE)) for needed, pattern in (*_PATTERNS, *_INSTEAD)
)
_NUMBERS: Final = late(rf"\b{_NUMBER}", re.IGNORECASE)
_PAIR: Final = 2  # numbers of which one takes the other's place
_HIGH: Final = 6
_LONGEST: Final = 240  # characters of a line that is looked at


def exchanged(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with the sentences that put one number in another's place told as "4 instead of 3"."""
    return [_told(line) for line in lines] if _WAYS.of(words_in(lines)) else lines


def _told(line: str) -> str:
    if len(line) > _LONGEST or len(_NUMBERS.findall(line)) < _PAIR:
        return line
    line = line.replace("’", "'")
    for sentence in _WAYS.of(words_in([line])):
        line = sentence.sub(_instead, line)
    return line


def _instead(found: re.Match[str]) -> str:
    """Return what a sentence says, plainly; itself where its two numbers are not of one kind."""
    groups = found.groupdict()
    board = found["board"] or found["alone"] or found["first"]
    if (found["lead"] or board) and "said" in groups and not groups["said"]:
        return found.group()  # "The score was wrong. 3, not 2."
    pairs = [(found["old"], found["new"])]
    if groups.get("old2"):
        pairs.append((found["old2"], found["new2"]))
    made: list[str] = []
    for old, new in pairs:
        kinds = {_value(number) <= _HIGH for number in (old, new)}
        if len(kinds) != 1 or _value(old) == _value(new):
            return found.group()
        made.append(f"throw {new} instead of {old}" if kinds == {True} else f"trapdoor {new} instead of {old}")
    if board is not None and not board.isupper():
        return found.group()
    return found["lead"] + (f"{board}: " if board else "") + ". ".join(made)


def _value(number: str) -> int:
    return int(number) if number.isdigit() else _VALUES[number.casefold()]
