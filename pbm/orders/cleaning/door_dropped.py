"""A trapdoor that is dropped with more beside it: "Forget the trapdoor, what's left?", "no trapdoor for me after all".

A question orders nothing, so that the two are told apart. Only a question on one's own numbers is: what is left of the
cake may be asked of anybody. Who wants none and says why, "it seems unsporting", wants none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_door_dropped_apart"]

_NEEDS: Final = word_set(
    "forget drop scrap cancel withdraw remove scrub vergiss streich streiche oublie oubliez annule retire vergeet"
    " schrap olvida quita anula lascia togli annulla dimentica"
)
_VERB: Final = (
    r"(?:forget|drop|scrap|cancel|withdraw|remove|scrub|vergiss|streich|streiche|oublie|oubliez|annule|retire|vergeet"
    r"|schrap|olvida|quita|anula|lascia (?:perdere|stare)|togli|annulla|dimentica)"
)
_DOOR: Final = (
    r"(?:the|my|that|die|meine|la|ma|het|mijn|mi|la mia) (?:trap ?-?door|trap|td|falltüre?|trappe|valluik|luik"
    r"|trampilla|botola)"
)
_GIVEN: Final = (
    r"(?: (?:that )?(?:i|we) (?:gave|sent|named|had)(?: you)?|,? die ich .{3,24}| que .{3,24}| che .{3,24})?"
)
_LEFT: Final = (
    r"(?:what(?:'s| is| have i| do i have| numbers do i have| numbers have i)(?: got)?(?: still)? left"
    r"(?: (?:in|of|for|to) (?:my|this|the|me)(?: (?:set|hand|numbers|throws?))?)?"
    r"|which (?:numbers|throws) (?:do i have|have i|are)(?: got)?(?: still)? left"
    r"|was (?:hab|habe) ich noch(?: übrig)?|was bleibt mir(?: noch)?|que me reste-t-il|qu'est-ce qu'il me reste"
    r"|wat heb ik nog(?: over)?|qué me queda|cosa mi resta|che cosa mi resta|cosa mi rimane)"
)
_WHOLE: Final = late(
    rf"(?P<lead>(?:^|(?<=[.!?] ))(?:(?:please|hi \w{{2,12}}|bitte|ok),? )?)(?P<drop>{_VERB} {_DOOR}{_GIVEN})"
    rf"\s?(?:[,;–—-]|[.,;]? (?:and|und|et|en|y|e))\s{{0,2}}(?P<asked>¿?{_LEFT})(?= ?(?:,? please)?\?)",
    re.IGNORECASE,
)

_NO: Final = word_set("no keine pas geen sin niente nessuna ninguna aucune")
_DOORS: Final = word_set("trapdoor trap td door falltür trappe valluik luik trampilla botola")
_NO_DOOR: Final = (
    r"(?:no\s(?:trap\s?-?door|trap|td)|keine\sfalltür|(?:pas\sde|aucune)\strappe|geen\s(?:val)?luik"
    r"|(?:sin|ninguna)\strampilla|(?:niente|nessuna)\sbotola)"
)
_AFTER_ALL: Final = (
    r"(?:on\s(?:reflection|second\sthoughts?|balance)|actually|after\sall|having\s(?:thought|slept)(?:\sabout|\son)?\sit"
    r"|i\sthink|then|doch|nach\s(?:reiflicher\s)?überlegung|eigentlich|lieber|finalement|réflexion\sfaite|tout\scompte\sfait"
    r"|toch|bij\snader\sinzien|eigenlijk|al\sfinal|pensándolo\sbien|mejor|alla\sfine|ripensandoci|a\sripensarci|for\sme"
    r"|für\smich|pour\smoi|voor\smij|para\smí|per\sme|this\s(?:time|round|turn)|diesmal|cette\sfois|deze\skeer|esta\svez"
    r"|questa\svolta|please|bitte|merci|graag|por\sfavor|per\sfavore)"
)
"""What may stand around "no trapdoor" and adds nothing to it."""
_ON: Final = (
    r"(?:on|for|auf|für|sur|op|voor|en|para|su|sul|per)\s(?:the\s|le\s|het\s|el\s|il\s)?"
    r"(?:(?:board|brett|plateau|bord|tablero|tabellone)\s)?(?P<board>(?-i:[A-H]))"
)
_WHY: Final = (
    r"(?:\s(?!(?:[^.!?\n]{0,80}\b(?:but|unless|if|instead|trap\w*|throw|change|aber|wenn|falls|stattdessen|falltür|mais|si|trappe|maar"
    r"|als|valluik|pero|trampilla|ma|se|botola)\b))"
    r"(?:(?:it|that|this)(?:'s|\sis|'d\sbe|\swould\sbe|\sseems|\sfeels|\sstrikes\sme|\slooks|\shardly\sseems)"
    r"|(?:there's|there\sis)\s(?:nobody|no\sone|no-one)|nobody\sis|no\sone\sis|(?:das|es)\s(?:wäre|ist|scheint|erscheint|kommt\smir)"
    r"|(?:ce|cela|ça)\s(?:serait|me\ssemble|me\sparaît)|c'est|(?:dat|het)\s(?:lijkt|is|zou|voelt)|me\sparece|sería|mi\s(?:sembra|pare)"
    r"|sarebbe)\s[^.!?\n\d]{2,90}(?:[.!]|(?=\n|$)))?"
)
"""Why, in the sentence behind it."""
_START: Final = r"(?:^|(?<=\n)|(?<=[.!]\s))"
_LEAD: Final = rf"(?:(?:so|and|but|also|und|aber|et|mais|en|maar|y|pero|e|ma),?\s)?(?:{_AFTER_ALL},?\s){{0,3}}"
_TAIL: Final = rf"(?:,?\s{_AFTER_ALL}){{0,3}}"
_SPACE: Final = re.compile(r"\d{2}")
_WANTED_NONE: Final = Retelling(
    (
        (_NO, _DOORS),
        late(
            rf"{_START}{_LEAD}{_NO_DOOR}{_TAIL}\s{_ON}{_TAIL}(?:\s?[.!]{_WHY}|(?=\n|$))",
            re.IGNORECASE,
        ),
        r"No trapdoor on board \g<board>.",
    ),
    (
        (_NO, _DOORS),
        late(
            rf"{_START}(?!{_NO_DOOR}\s?[.!\n]){_LEAD}{_NO_DOOR}{_TAIL}(?:\s?[.!]{_WHY}|(?=\n|$))",
            re.IGNORECASE,
        ),
        "No trapdoor.",
    ),
)


def with_door_dropped_apart(lines: Sequence[str]) -> list[str]:
    """Return ``lines``, as many as before, with a trapdoor that is dropped beside such words told by itself."""
    if not any(map(_SPACE.search, lines)):  # where a space is named as well, which of the two holds is another matter
        lines = retold(lines, _WANTED_NONE)
    if not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    return [_apart(line) if "?" in line else line for line in lines]


def _apart(line: str) -> str:
    """Return a line with the trapdoor dropped in a sentence of its own, and the question behind it."""
    said = line.replace("’", "'")
    found = _WHOLE.search(said)
    if found is None:
        return line
    return f"{line[: found.start()]}{found['lead']}No trapdoor. What's left{line[found.end() :]}"
