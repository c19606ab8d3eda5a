"""What was sent for a turn to come and is taken back: "forget what I sent for next week" is WITHDRAW TURN 2."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_turn_taken_back"]

_NEEDS: Final = word_set(
    "withdraw cancel take retract scrap scratch scrub drop delete remove forget bin undo ditch streich streiche"
    " streichen"
    " lösch lösche löschen storniere vergiss vergessen nimm annule annulez supprime supprimez retire retirez efface"
    " effacez"
    " oublie oubliez schrap annuleer wis verwijder vergeet trek anula anule borra borre cancela cancele elimina olvida"
    " annulla annullate cancella ritira"
)
_TO_COME: Final = word_set(
    "turn next later nächste nächsten zug tour prochain prochaine suivant beurt volgende turno próximo próxima"
    " siguiente"
    " viene prossimo prossima"
)
_NEXT_EN: Final = r"next (?:turn|round|week|time|go|one)"
_EN: Final = (
    r"(?:withdraw|cancel|take back|retract|scrap|scratch|scrub|drop|delete|remove|forget(?: about)?|bin|undo|ditch) "
    r"(?:(?:all )?(?:(?:of )?(?:my|the) (?:orders?|moves?|stuff)|what(?:ever)? i(?:'ve| have)? (?:sent|gave|given"
    r"|ordered"
    r"|put(?: down| in)?|told you)|everything)(?: (?:that )?i (?:sent|gave|ordered))?(?: you)?(?: in)? "
    rf"(?:for|of) (?:the |my )?(?:{_NEXT_EN})|(?:the |my )?(?:{_NEXT_EN}|turn (?P<en>\d{{1,3}}))'s(?: (?:orders?"
    rf"|moves?))?)"
)
_DE: Final = (
    r"(?:(?:streichen?|streich|löschen?|lösch|storniere|vergiss|vergessen|nimm)(?: sie)?(?: bitte| wieder| mal){0,2} "
    r"(?:(?:(?:alle )?(?:meine|die) (?:befehle?|züge|orders?|anweisungen)|alles|mein(?:en)? zug)(?: (?:bitte|wieder))? "
    r"für )?(?:die nächste (?:runde|woche)|nächste (?:runde|woche)|den nächsten zug|zug (?P<de>\d{1,3}))"
    r"(?: (?:zurück|wieder zurück))?)"
)
_FR: Final = (
    r"(?:(?:annule|supprime|retire|efface|oublie)[zr]?(?: svp| stp)? (?:(?:tous )?mes ordres|mon ordre|mon coup"
    r"|ce que j'ai (?:envoyé|donné)) (?:pour|de) (?:la prochaine (?:fois|manche)|la semaine prochaine"
    r"|le (?:prochain tour|tour (?:prochain|suivant))|le tour (?P<fr>\d{1,3})))"
)
_NL: Final = (
    r"(?:(?:schrap|annuleer|wis|verwijder|vergeet|trek)(?: maar| graag)? mijn (?:orders?|opdracht(?:en)?"
    r"|zet(?:ten)?) voor "
    r"(?:(?:de )?volgende (?:beurt|ronde|keer|week)|beurt (?P<nl>\d{1,3}))(?: (?:maar )?(?:in|terug))?)"
)
_ES: Final = (
    r"(?:(?:anul[ae]|borr[ae]|cancel[ae]|elimin[ae]|olvida) (?:mis órdenes|mi orden|mi jugada|mis jugadas"
    r"|lo que (?:mandé|envié)) (?:para|de) (?:el (?:próximo|siguiente) turno|la próxima (?:vez|ronda|semana)"
    r"|la semana que viene|el turno (?P<es>\d{1,3})))"
)
_IT: Final = (
    r"(?:(?:annull[ai]|annullate|cancell[ai]|elimina|ritira) (?:i miei ordini|il mio ordine|la mia mossa"
    r"|quello che ho mandato) (?:per|di) (?:il prossimo turno|la prossima (?:volta|settimana)|il turno"
    r" (?P<it>\d{1,3})))"
)
_LED: Final = (
    r"(?:(?:please|pls|bitte|kindly|and|also|oh|hi alan|i want to|i'd like to|(?:can|could|would|will) you|s'il"
    r" (?:te|vous)"
    r" plaît|svp|por favor|per favore),? ){0,3}"
)
_ENDS: Final = (
    r"(?:,? (?:please|pls|bitte|wieder|svp|stp|merci|s'il (?:te|vous) plaît|aub|graag|por favor|gracias|per favore"
    r"|grazie"
    r"|thanks|thank you|danke|after all|again)){0,2}(?=\s{0,3}(?:[.!;?]|$))"
)
_SENTENCE: Final = late(
    rf"(?P<head>^\W{{0,4}}|[.!?;]\s{{1,3}}){_LED}(?:{'|'.join((_EN, _DE, _FR, _NL, _ES, _IT))}){_ENDS}", re.IGNORECASE
)
_LONGEST: Final = 300  # characters of a line that is looked at


def with_turn_taken_back(lines: Sequence[str], turns: Sequence[int]) -> list[str]:
    """Return ``lines`` in which orders for a turn after ``turns`` that are taken back are said as the command is.

    "Next turn" is the one after those that are open: of what is open nothing is taken back so.
    """
    said = words_in(lines) if turns else frozenset()
    if not turns or not may_be_in(said, _NEEDS) or not may_be_in(said, _TO_COME):
        return list(lines)
    told = partial(_as_command, max(turns))
    return [
        _SENTENCE.sub(told, line.replace("’", "'")) if len(line) <= _LONGEST and _SENTENCE.search(line) else line
        for line in lines
    ]


def _as_command(last: int, found: re.Match[str]) -> str:
    """Return a sentence as a command; as it is where it names a turn that is open, or over."""
    named = next((found[tongue] for tongue in ("en", "de", "fr", "nl", "es", "it") if found[tongue]), None)
    turn = int(named) if named else last + 1
    return f"{found['head']}withdraw turn {turn}" if turn > last else found.group()
