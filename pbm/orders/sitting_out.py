"""Somebody who wants to sit a round out: "pass", "skip me this week", "count me out for this round", "ich setze aus".

Nobody can: a piece moves in every round. So nothing of it is done, and what can be done instead is said.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import OrderForm, Reading
from pbm.orders.asking_kindly import AFTER, BEFORE
from pbm.orders.folded import folded
from pbm.orders.late import late
from pbm.orders.replies import example_for, say
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["JUST_NOW", "sits_out", "without_sitting_out"]

JUST_NOW: Final = (
    r"(?:for |in |of |on )?(?:just )?(?:(?:this|the|the next|next|the coming|that) (?:\w{3,8} )?"
    r"(?:rounds?|turns?|weeks?|time|throws?|go)"
    r"|(?:one|a|a single|1) (?:round|turn|week|go)|(?:round|turn) \d{1,3}|now|once|today|the moment|the time being"
    r"|this one)"
)
"""For one round, or the next, in words that come behind what is wanted then."""

_ALSO: Final = rf"(?: (?:out|off|please|{JUST_NOW})){{0,3}}"
_ME: Final = r"(?:me|us|my (?:throw|move|turn|go|orders?)|our (?:throw|move|turn|go|orders?))"
_I: Final = (
    r"(?:i|we|ill|well|im|were|i will|we will|i am|we are|i must|i have to|i think i will|i think ill|id like to"
    r"|id rather|i would like to|i want to|let me|let us|can i|could i|may i|i shall|we have to)"
)
_GO: Final = r"(?:round|turn|week|time|go|throw|one|move)"
_ENGLISH: Final = (
    rf"(?:{_I} )?pass(?:ing)?(?: (?:for me|from me|on this (?:one|round|turn)|my (?:turn|go|throw)))?{_ALSO}",
    rf"(?:a |its a |thats a )?pass (?:for|from) (?:me|us){_ALSO}",
    rf"(?:{_I} )?(?:skip|skipping|miss out|omit|pass over|jump) {_ME}(?: out)?{_ALSO}|miss {_ME} out{_ALSO}",
    rf"(?:{_I} )?(?:skip|skipping|miss|missing|sit out|sitting out) (?:this|the|a|my|next) (?:\w{{3,8}} )?{_GO}{_ALSO}",
    rf"(?:{_I} )?(?:sit|sitting) (?:this|it|the next|next)(?: (?:one|{_GO}))? out{_ALSO}",
    rf"(?:please )?(?:count|deal|leave|rule|mark) (?:me|us) (?:out|as out)(?: of it)? {JUST_NOW}(?: please)?",
    rf"(?:i am|im|we are|were|ill be|i will be) (?:sitting )?(?:out|not in|out of it|not playing) {JUST_NOW}",
    r"(?:i am|im|we are|were|ill be) (?:out of|not in|not part of) this (?:round|turn|weeks? round)",
    r"(?:i|we) (?:wont|will not|shant|shall not|dont want to|do not want to|would rather not|dont wish to)"
    r" (?:play|throw|move|go|take part|roll)(?: (?:in|for))? (?:this|the next|next) (?:round|turn|time|one|go)",
    rf"id rather not (?:play|throw|move|go|take part|roll) {JUST_NOW}",
    rf"no (?:throw|move|roll|go|turn)s? (?:for|from) (?:me|us){_ALSO}",
    rf"(?:dont|do not|please dont|please do not) (?:throw|play|roll|move) (?:for )?(?:me|us|my (?:piece|counter|man))"
    rf" {JUST_NOW}(?: please)?",
    rf"(?:leave|keep|let) (?:me|my (?:piece|counter|man)) (?:stay )?(?:where (?:it|he|i) (?:is|am)|stay|standing)"
    rf" {JUST_NOW}",
)
_DANN: Final = r"(?:diese runde|diesmal|diese woche|dieses mal|nächste runde|eine runde|in dieser runde|heute)"
_ALORS: Final = r"(?:ce tour|cette fois|cette semaine|cette manche|un tour|mon tour|le prochain tour|pour ce tour)"
_DAN: Final = r"(?:deze ronde|deze beurt|deze keer|deze week|een ronde|een beurt|mijn beurt|dit keer)"
_ESTA: Final = r"(?:este turno|esta ronda|esta vez|esta semana|un turno|una ronda|mi turno|el turno)"
_QUESTA: Final = r"(?:questo turno|questa volta|questa settimana|questo giro|un turno|il mio turno|il turno|un giro)"
_ABROAD: Final = (
    rf"(?:ich )?(?:setze?|passe)(?: {_DANN})?(?: mal)?(?: aus)?(?: {_DANN})?",
    rf"(?:ich )?(?:muss|möchte|will|würde)(?: gern)?(?: {_DANN})? (?:aussetzen|passen)",
    rf"(?:{_DANN} )?(?:bitte )?(?:überspring(?:e|t)?|lass(?:t)?) mich(?: bitte)?(?: {_DANN})?(?: aus)?",
    rf"{_DANN} ohne (?:mich|uns)|ohne (?:mich|uns) {_DANN}|aussetzen(?: {_DANN})?|{_DANN} aussetzen",
    rf"(?:ich )?(?:bin|spiele|mache)(?: ich)? {_DANN}(?: ich)? (?:raus|nicht (?:dabei|mit))",
    rf"{_DANN} (?:bin|spiele|mache) ich (?:raus|nicht (?:dabei|mit))|{_DANN} (?:setze|passe) ich(?: aus)?",
    rf"(?:je )?(?:passe|saute)(?: {_ALORS})?|{_ALORS} sans moi|sans moi {_ALORS}|{_ALORS} je (?:passe|ne joue pas)",
    rf"je ne joue pas {_ALORS}|(?:sautez?|passez?)[- ]moi {_ALORS}|comptez? sans moi {_ALORS}",
    rf"(?:ik )?pas(?: {_DAN})?|(?:ik )?sla {_DAN} over|sla (?:mij|me) {_DAN} over|sla (?:mij|me) over {_DAN}",
    rf"{_DAN} (?:zonder mij|doe ik niet mee|sla ik over|pas ik)|(?:ik )?doe {_DAN} niet mee|zonder mij {_DAN}",
    rf"(?:yo )?paso(?: (?:de )?{_ESTA}| turno)?|(?:me )?salto {_ESTA}|{_ESTA} (?:no juego|paso|sin mí)"
    rf"|no juego {_ESTA}",
    rf"(?:io )?(?:passo|salto)(?: {_QUESTA})?|{_QUESTA} (?:non gioco|passo|salto|senza di me)|non gioco {_QUESTA}",
)
_SITS_OUT: Final = late("|".join((*_ENGLISH, *_ABROAD)), re.IGNORECASE)
_PLAINLY: Final = word_set(
    "pass passing skip skipping miss missing sit sitting out omit jump setze setz passe aussetzen passen ohne raus "
    "überspring überspringe überspringt saute sautez saute-moi sautez-moi passez-moi sans comptez compte sla pas "
    "zonder paso salto sin passo senza"
)
_REFUSING: Final = word_set("no not dont wont shant rather leave keep let nicht lass lasst ne niet juego gioco")
_FOR_NOW: Final = word_set(
    "round rounds turn turns week time throw go move one roll now today play diesmal runde woche mal heute tour fois "
    "manche semaine ronde beurt keer week turno vez ronda volta giro settimana"
)
_NEEDS: Final = _PLAINLY | _REFUSING | word_set("don won shan")
_FEW: Final = 16  # words of such a clause, with kind ones around it
_PARTED: Final = late(
    r"[.!;\n]+|,\s|\s[–—-]+\s|(?=\?)|\b(?:so|but|and|also|because|as|und|aber|et|mais|en|y|pero|e|ma)\b "
)
_LABEL: Final = late(
    r"\s{0,4}(?:my )?(?:orders?|throw|move|turn|zug|wurf|coup|zet|mossa|jugada)\s?[:=-]\s?", re.IGNORECASE
)
_LONGEST: Final = 600  # characters of a mail that says so
_KINDNESSES: Final = 4


def without_sitting_out(reading: Reading, own: Sequence[str], form: OrderForm) -> Reading:
    """Return the reading of a mail with its ``own`` words, which says so where these want to sit a round out.

    Beside orders or commands the GM hears of it; else it is all that is asked.
    """
    if reading.kind in ("auto-reply", "bounce") or not sits_out(own, numbered=True):
        return reading
    ordering = any(reading.orders.values()) or reading.seconds or reading.replacing or reading.later or reading.missed
    if ordering or reading.asked or reading.command:
        return replace(reading, chatter=True)
    if not sits_out(own):
        return reading
    return replace(
        reading,
        kind="other" if reading.kind in ("resign", "question") else reading.kind,
        verdict="ask",
        problems=(say("sitting-out", example=example_for(form)),),
        quotes=(None,),
        probable={},
        chatter=reading.chatter or reading.kind == "question",
    )


def _may_sit_out(lines: Sequence[str]) -> bool:
    """Whether a mail is short and has a word of those who sit a round out."""
    return sum(map(len, lines)) <= _LONGEST and may_be_in(words_in(lines), _NEEDS)


def sits_out(lines: Sequence[str], *, numbered: bool = False) -> bool:
    """Return whether a short mail says, in a clause of its own, that its writer wants no move for a round.

    A question says no such thing. A number beside it that is not the round's may be an order, so that such a mail is
    looked at only where that does not matter (``numbered``).
    """
    if not _may_sit_out(lines):
        return False
    parts = [part for part in _PARTED.split("\n".join(lines)) if part.strip()]
    found = False
    for number, part in enumerate(parts):
        asked = number + 1 < len(parts) and parts[number + 1].startswith("?")
        if not asked and _may_be_one(part) and _SITS_OUT.fullmatch(_plain(part)) is not None:
            found = True
        elif not numbered and any(map(str.isdigit, part)):
            return False
    return found


def _may_be_one(part: str) -> bool:
    """Whether a clause is short and has the words that one which sits a round out has."""
    words = folded(part).split()
    if len(words) > _FEW:
        return False
    return not _PLAINLY.isdisjoint(words) or not (_REFUSING.isdisjoint(words) or _FOR_NOW.isdisjoint(words))


def _plain(part: str) -> str:
    """Return a clause in small words, without a label before it and kind words around it."""
    text = folded(_LABEL.sub("", part.lstrip("?"), count=1))
    for _ in range(_KINDNESSES):
        if _SITS_OUT.fullmatch(text) is not None:
            break
        shorter = AFTER.sub("", BEFORE.sub("", text, count=1), count=1)
        if shorter == text:
            break
        text = shorter
    return text
