"""Mails in languages that the reader does not know: of those it believes what is plain, and denies nothing unheard.

A number pair is the same in all languages. But a "not" that is not understood turns an order into its opposite, and
what stands beside may be press or an absence: where a mail shows by its words that it is in such a language, orders
beside a word of denial are asked about, nothing is offered, and the rest is for the GM.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.orders import Reading
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["heard_with_care", "in_another_tongue"]

_TELLING: Final = word_set(
    "alçapão alçapao alcapão alcapao imprensa obrigado obrigada estarei rodada dezembro janeiro "
    "fallucka falluckan faldlem faldlemmen fallem fallemmen bortrest bortrejst tärning omgång hälsningar "
    "zapadnia zapadni zapadnię zapadnią rzucam rzut cześć pozdrawiam wyjeżdżam prasa grudnia stycznia dziękuję turze "
    "propadlo padací hraju házím děkuji prosince luukku heitän kiitos terveisin lehdistö csapóajtó dobok köszönöm "
    "sajtó mulțumesc bacam hvala teşekkürler atıyorum asseblief gràcies sisplau"
)
"""Words of which one tells that a mail is in a language of its own."""
_SMALL: Final = word_set(
    "não nao sem olá jogo jogar lanço quero também você meu minha "
    "jag jeg inte ikke utan uden uten ingen och og är på tack helst denna dette kvar omgangen "
    "tej nie chcę proszę jestem będę polu witam bez ahoj díky prosím chci nechci jsem budu "
    "ilman minä haluan tällä és nem nélkül szia legyen kérek üdv fără arunc pozdrav tuzak kapak merhaba istemiyorum "
    "olmasın ek baie dankie vull aquest aquesta"
)
"""Words of which two do; each may be a name or a slip in one that is known."""
_ENOUGH: Final = 2
_ENGLISH: Final = word_set(
    "the my and with please that this you your it's i'll i'm want would throw trapdoor but so not"
)
"""Words of which three do for a mail in English, whatever it greets with."""
_AT_HOME: Final = 3
_DENYING: Final = word_set(
    "não nao sem nem nunca ikke inte ikkje uden uten utan ingen inget intet aldrig nie bez żadnej brak nechci ne žádné "
    "žádná ilman ei nincs nélkül fără nu yok istemiyorum olmasın sense"
)
"""Words that deny something there, or may."""
_NONE: Final = word_set("no none without keine kein ohne pas sans aucune geen zonder sin ninguna senza nessuna")
"""Words by which no trapdoor is nominated in a language that is known."""
_PRESS: Final = word_set("imprensa prasa lehdistö sajtó")
_SAYING: Final = 5  # words of a mail that may say more than its orders


def in_another_tongue(said: frozenset[str]) -> bool:
    """Return whether a mail of these words is in a language that the reader does not know."""
    other = may_be_in(said, _TELLING) or len(said & _SMALL) >= _ENOUGH
    return other and len(said & _ENGLISH) < _AT_HOME


def heard_with_care(reading: Reading, lines: Sequence[str], say: Callable[[str], Problem]) -> Reading:
    """Return the reading of a mail, whose own ``lines`` these are, that trusts it less where it is in such a language.

    ``say`` words what is asked.
    """
    said = words_in(lines)
    if not in_another_tongue(said):
        return reading
    ordered = [order for order in reading.orders.values() if order]
    none = any(order.get("trapdoor") == "none" for order in ordered) and not may_be_in(said, _NONE)
    unheard = none or may_be_in(said, _DENYING)
    numbers = reading.kind == "other" and reading.verdict == "clear" and any(word.isdigit() for word in said)
    if (unheard and ordered) or numbers:
        asking = say("other-tongue")
        return replace(
            reading,
            kind="orders",
            verdict="ask",
            orders={},
            later={},
            seconds={},
            replacing={},
            probable={},
            problems=(asking,),
            quotes=(None,),
            chatter=True,
        )
    more = may_be_in(said, _PRESS) or sum(word.isalpha() for word in said) >= _SAYING
    return replace(reading, probable={}, chatter=reading.chatter or more)
