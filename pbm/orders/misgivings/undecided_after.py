"""The misgiving about orders whose writer is in two minds behind them: "I can't settle between the two of them".

A doubt in the midst of a mail is often overcome by its end. One that stands behind the orders, and behind which nothing
is decided, takes their certainty from them, however plain they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["undecided_after"]

_NEEDED: Final = word_set(
    "settle decide choose pick mind minds forth between torn undecided entscheiden unentschlossen schwanke décider "
    "hésite choisir beslissen kiezen twijfel decidir decidirme elegir dudo decidere decidermi scegliere"
)
_I: Final = (
    r"(?:^|[,;:(] ?|\b(?:but|and|though|as|so|still|now|yet|because|only|trouble is|fact is|is|honestly) )(?:i|we)"
    r"(?:'m| am| are|'re)?(?: (?:just|simply|still|honestly|really|quite|genuinely|now))*"
)
_OF_THEM: Final = (
    r"(?: (?:at all|yet|now|today|here|really|honestly|any more|anymore|this (?:time|turn|week)|for the life of me"
    r"|between (?:the (?:#2|two|pair|lot|numbers|spaces|squares|throws)|them|these|those|both|#\d+ (?:and|or) #\d+)"
    r"(?: of them)?|which(?: (?:one|space|square|number|throw|trap ?door|of (?:the #2|them|these|those)))?"
    r"(?: to (?:take|throw|play|name|nominate|choose|pick|use|have))?"
    r"|on (?:one|either|it|that|the (?:throw|trap ?door|number|space|square)|a (?:number|space|square|trap ?door))"
    r"|about (?:it|that|this|the (?:throw|trap ?door|number|space|square))))*"
)
_END: Final = r"(?= ?(?:[,;:)…–-]|$))"
_UNDECIDED: Final = (
    late(
        rf"{_I} (?:can't|cannot|can not|couldn't|could not|unable to|not able to)"
        r"(?: (?:really|quite|seem to|just|yet))* (?:settle|decide|choose|pick|make (?:up )?(?:my|our) minds?(?: up)?)"
        r"(?: for the life of me)?"
        rf"{_OF_THEM}{_END}"
    ),
    late(
        rf"{_I} (?:keep|keeps|kept|go|am going|going|been going) (?:going |changing |swinging |wavering )?"
        rf"(?:back and forth|to and fro|(?:my|our) minds?|between them){_OF_THEM}{_END}"
    ),
    late(rf"{_I} (?:torn|undecided|in two minds|of two minds|wavering|dithering){_OF_THEM}{_END}"),
    late(
        r"\b(?:ich kann mich (?:einfach |nicht |noch |da |zwischen (?:den beiden|beiden) )*nicht entscheiden"
        r"|ich (?:bin (?:mir )?(?:noch )?(?:unentschlossen|unschlüssig)"
        r"|schwanke(?: noch)?(?: zwischen (?:den )?beiden)?)"
        r"|je n'arrive pas à (?:me décider|choisir)(?: entre les deux)?|j'hésite(?: entre les deux| encore)*"
        r"|ik kan (?:niet|maar niet|gewoon niet) (?:beslissen|kiezen)|ik twijfel(?: nog)?(?: tussen de twee)?"
        r"|no (?:puedo|consigo) (?:decidir(?:me)?|elegir)(?: entre los dos| entre las dos)?|dudo entre l[oa]s dos"
        r"|non riesco a (?:decider(?:e|mi)|scegliere)(?: tra (?:i|le) due)?)"
        rf"{_END}"
    ),
)
_SETTLED: Final = word_set(
    "but so anyway still however finally stick sticking stay staying go going leave final decided settled will "
    "nevertheless nonetheless aber also trotzdem bleibt bleibe mais donc reste maar dus blijf pero así quedo ma quindi "
    "resto toss tossed coin"
)
"""Words behind such a doubt by which it is overcome."""


@needs(_NEEDED)
def undecided_after(look: Look) -> Iterator[Misgiving]:
    """Orders behind which their writer is in two minds, and decides nothing any more."""
    behind = max((place for of in look.accepted for place in look.places(of)), default=-1)
    if behind < 0:
        return
    for number in range(look.sentence_at(behind) + 1, len(look.sentences)):
        said = spelled(look.of_sentence(number)).replace("’", "'")
        found = next((found for one in _UNDECIDED if (found := one.search(said)) is not None), None)
        if found is None or look.asks(number):
            continue
        rest = [said[found.end() :], *(spelled(look.of_sentence(n)) for n in range(number + 1, len(look.sentences)))]
        if not _SETTLED.isdisjoint(" ".join(rest).replace(",", " ").split()):
            return
        fields = _about(look, number)
        for of in look.accepted:
            if of.field in fields:
                which = "throw-undecided" if of.field == "T" else "door-hedged"
                yield Misgiving(which, look.words[look.sentences[number].start].line, of.field, of.board)
        return


def _about(look: Look, number: int) -> str:
    """Return of which orders a doubt is: by a word or number in its sentence, or in the one before it."""
    for sentence in (number, number - 1):
        part = look.of_sentence(sentence)
        kinds = {look.label(word) for word in part} & {"T", "D"}
        values = [word.value for word in part if word.kind == "n" and word.digits]
        kinds |= {"T" if value <= look.high else "D" for value in values} if not kinds else set()
        if kinds:
            return "".join(sorted(kinds))
    return "TD"
