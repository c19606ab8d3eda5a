"""Whole orders of two turns in one breath, and orders sent ahead: "this turn 4 and 45, next turn 5 and 50".

A stretch is told by turns only where it has nothing but the words for the turns, the throws and their spaces, so that
it is the same in six languages. "Next turn" is the turn after the open one where the open one has orders beside it, or
where its player says that they are sent ahead: "für nächste Runde schon mal die 6". Alone it is told in English, so
that it means in every language what "next turn 6" does. Who is away for the next turn, and says what to play then, has
sent it ahead too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import AFTER, AFTER_NEXT, NEXT, NOW
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["away_for_the_next", "sent_ahead", "this_and_next_told"]

_NEEDS: Final = word_set(
    "next following nächste nächsten nächster nächstes prochain prochaine suivant suivante volgende próximo próxima"
    " siguiente prossimo prossima nächstes"
)
_NEEDS_AFTER: Final = word_set("after danach ensuite daarna después dopo")
_FOR: Final = r"(?:(?:for|in|on|für|in der|beim|pour|au|à|voor|en|para|per|al|alla|nel) )?"
_THE: Final = r"(?:(?:the|my|die|der|das|den|meine|de|het|mijn|le|la|ma|mon|el|mi|il|lo|mio|a|an|eine|un|une|una|een) )"
_NEXT: Final = rf"(?:{NEXT.pattern})(?:'s)?(?: (?:orders?|throw|wurf|worp|lancer|tirada|tiro))?"
_SHORT_NEXT: Final = (
    rf"(?:{_NEXT}|{_FOR}{_THE}?(?:next|nächste[snr]?|prochaine?|suivante?|volgende|próxim[oa]|siguiente|prossim[oa]))"
)
"""The next one, where the word for a turn stands beside the open one: "ce tour-ci 4 et 45, le prochain 5 et 50"."""
_ALREADY: Final = (
    r"(?:(?:schon mal|schon|bereits|vorab|im voraus|already|in advance|ahead of time|alvast|(?:d'ores et )?déjà"
    r"|d'avance|à l'avance|ya|por adelantado|già|in anticipo)(?: vorab| im voraus)?)"
)
_DOOR: Final = (
    r"(?:trap ?-?door|trap|td|falltüre?|trappe|valluik|luik|trampilla|botola)(?: ?:)?"
    r"(?: (?:on|at|auf|bei|sur|en|à|au|op|su|sul|al|in|a))?"
)
_THEN: Final = r"(?:(?:dann|then|dan|puis|luego|poi) )?"
_AND: Final = r"(?:and|with|n|und|mit|et|avec|en|met|y|con|e)"
_SAYING: Final = (
    r"(?:(?:kindly|please|pls|just|bitte|i|we|i'll|we'll|i'd|i will|i would|it's|it is|make it|let's|(?:can|could|would"
    r"|will) (?:you|u)|ich|wir|je|j'|ik|wij) ){0,3}"
)
_PLAY: Final = (
    rf"(?:{_SAYING}(?:(?:play|playing|throw|throwing|take|have|use|enter|like|put (?:me|us) down for|give (?:me|us)"
    r"|go (?:for|with)|spiele?n?|spielt|nehme|nimm|würfle|joue[zr]?|prends|jouer|speel|neem|juega|juego|juegue|tomo"
    r"|gioca|gioco|giocate|prendo) )?(?:(?:please|bitte|graag) )?)"
)
_FOR_ME: Final = r"(?:,? (?:for (?:me|us)|für (?:mich|uns)|pour (?:moi|nous)|voor (?:mij|ons)|por mí|para mí|per me))?"


def _door(name: str, *, words: str) -> str:
    """Return a pattern for the space beside a throw: ", Falltür 50", "/50", "with the trapdoor on 50", "and 50"."""
    named = "_".join(part for part in (name, words) if part)
    return (
        rf"(?:(?:\s?[/,+&;]\s?(?:{_AND} )?| {_AND} | (?=trap|\d\d)){_THE}?(?:{_DOOR} {_THE}?(?P<{named}_door>\d{{1,3}})"
        rf"|(?P<{named}_space>[7-9]|[1-9]\d|100))(?![\d:%]|[./]\d))?"
    )


def _pair(name: str) -> str:
    """Return a pattern for a throw and, perhaps, the space beside it: "die 5 und 50", "5/50", "6, Falltür 50"."""
    return rf"{_throw(name)}{_FOR_ME}{_door(name, words='')}"


def _throw(name: str) -> str:
    return rf"{_THE}?(?P<{name}>[1-6])(?![\d:%]|[./]\d\d?[./]|\.\d)"


_BEGINS: Final = r"(?:^|(?<=[.!?:]\s)|(?<=\n))[ \t]{0,4}"
_POLITE: Final = r"(?:,? (?:please|pls|bitte|svp|aub|graag|por favor|per favore|thanks|thank you|ta|cheers|danke))?"
_ENDS: Final = rf"{_POLITE}(?=[ \t]{{0,3}}(?:[.!\n;]|$))"
_AFTER_THAT: Final = rf"(?:{AFTER.pattern}|{AFTER_NEXT.pattern}|(?:pour )?celui d'après|(?:et )?après)"
_BOTH: Final = late(
    rf"{_BEGINS}(?P<head>(?:{NOW.pattern}\s?[,:=–—-]?\s?)?){_pair('now')}{_POLITE}"
    rf"(?P<joint>\s?[.,;\n–—-]\s{{0,2}}(?:{_AND} )?| {_AND} )(?:{_SHORT_NEXT}|{AFTER.pattern})\s?[,:=–—-]?\s?"
    rf"{_THEN}{_PLAY}(?:{_ALREADY} )?{_pair('next')}{_FOR_ME}"
    rf"(?:(?:\s?[.,;\n–—-]\s{{0,2}}(?:{_AND} )?| {_AND} ){_AFTER_THAT}\s?[,:=–—-]?\s?{_THEN}{_PLAY}{_pair('third')})?"
    rf"{_ENDS}",
    re.IGNORECASE | re.MULTILINE,
)
_OPENING: Final = (
    r"(?:(?:(?:hi|hello|hey|dear|hallo|salut|bonjour|hoi|hola|ciao)(?: [^\W\d_]{2,12})?"
    r"|so|ok|okay|right|well|also)[,:]? )?"
)
_WHY: Final = r"(?:(?:as|since|because|weil|da) [^.!?;\n\d]{3,60}, )?"
_BEHIND: Final = late(
    rf"{_BEGINS}{_OPENING}{_PLAY}{_throw('now')}{_door('now', words='')},? {NOW.pattern}{_door('now', words='after')}"
    rf"(?:\s?[.,;\n–—-]\s{{0,2}}(?:{_AND} )?| {_AND} |\s{{1,2}}(?=[1-6][\s/])){_WHY}"
    rf"(?:(?:{_SHORT_NEXT}|{AFTER.pattern})\s?[,:=–—-]?\s?{_THEN}{_PLAY}{_pair('next')}"
    rf"|{_PLAY}{_pair('last')},? (?:{_SHORT_NEXT}|{AFTER.pattern}){_door('last', words='after')}){_ENDS}",
    re.IGNORECASE | re.MULTILINE,
)
"""Both turns, the first of them named behind its throw: "the 4 this time with 58, and 3 and 22 for the one after"."""
_AHEAD: Final = late(
    rf"{_BEGINS}(?:(?:hier|here is|here are|this is|hierbij|voici|aquí va|ecco) )?(?:"
    rf"(?P<first>{_ALREADY}[ ,]{{1,2}})?{_NEXT}\s?[,:=–—-]?\s?{_THEN}(?P<second>{_ALREADY}\s?[,:–—-]?\s?)?"
    rf"{_pair('ahead')}(?P<third>,? {_ALREADY})?"
    rf"|(?P<fourth>{_ALREADY} )?{_pair('before')}(?P<fifth>,? {_ALREADY})?,? {_NEXT}(?P<sixth>,? {_ALREADY})?){_ENDS}",
    re.IGNORECASE | re.MULTILINE,
)
_GONE: Final = (
    r"(?:away|abroad|absent|off(?! to bed)|in (?:the )?hospital|at sea|on a (?:cruise|course|trip)"
    r"|on (?:the road|vacation|holiday|leave)|offline|out of (?:town|reach|touch|the country)|travelling|unavailable"
    r"|not (?:here|around|there|able to write)|verreist|weg|abwesend|nicht (?:da|hier)|im (?:urlaub|krankenhaus)"
    r"|unterwegs|absente?s?|pas là|en vacances|en voyage|er niet|afwezig|op (?:vakantie|reis)|fuera|ausentes?"
    r"|de viaje|de vacaciones|via|assent[ei]|fuori|in vacanza|in viaggio|non ci (?:sono|sarò|siamo))"
)
_ABSENCE: Final = word_set(
    "away abroad absent off hospital sea cruise course trip road vacation holiday leave offline out travelling not"
    " unavailable verreist weg abwesend nicht urlaub krankenhaus unterwegs absente absents absentes pas vacances voyage"
    " niet afwezig vakantie reis fuera ausente ausentes viaje vacaciones via assente assenti fuori vacanza viaggio non"
)
_SO: Final = (
    r"(?:(?:so|and|but|hence|therefore|also|deshalb|darum|daher|und|donc|et|dus|en|así que|y|quindi|e|alors),? ){0,2}"
)
_AT_THAT: Final = (
    r"(?:then|(?:for|in|on) (?:that|it)(?: (?:one|round|turn|week|time))?|da|dann|dan|entonces|allora|à ce moment-là)"
)
_AWAY: Final = late(
    rf"{_BEGINS}(?P<gone>[^.!?;:\n\d]{{0,60}}?(?:{NEXT.pattern}[^.!?;:\n\d]{{0,40}}?\b{_GONE}\b"
    rf"|\b{_GONE}\b[^.!?;:\n\d]{{0,30}}?{NEXT.pattern})[^.!?;:,\n\d]{{0,30}}?)(?:\s?[,;:.–—-]\s|\s(?=so|and|und|dus"
    rf"|y|e))"
    rf"{_SO}(?:(?P<first>{_AT_THAT}),? )?{_SAYING}(?:(?:play|throw|take|have|use|enter|put (?:me|us) down for|give me"
    r"|spiele?n?|spielt|nehme|nimm|joue[zr]?|speel|neem|juega|juegue|gioca|giocate) )?(?:(?P<second>then|dann|dan"
    rf"|entonces|allora) )?(?:(?:ich|wir|ik|please|bitte|graag) )?"
    rf"{_throw('ahead')}{_FOR_ME}(?: (?P<fourth>{_AT_THAT}))?{_door('ahead', words='')}{_FOR_ME}"
    rf"(?:,? (?P<third>{_AT_THAT}))?{_FOR_ME}{_POLITE}(?=[ \t]{{0,3}}(?:[.!?\n;]|$))",
    re.IGNORECASE | re.MULTILINE,
)
"""Orders of who is away for the next turn, with or without a word that they are for then."""
_SELF: Final = late(
    r"\b(?:i|i'm|i'll|we|we're|we'll|ich|wir|je|j'|nous|on|ik|wij|estar[ée](?:mos)?|estoy|estamos|sar[òo]|sono|siamo"
    r"|me)\b",
    re.IGNORECASE,
)
_OF_NOBODY: Final = word_set(
    "i am will won't might may probably likely possibly perhaps maybe be being not in at on for the a as since because"
    " if sorry hi hello alan but also turn and bin werde sein als da weil im in der die das den serai suis sera serons"
    " au à la le pour comme en ben er zal de het voor omdat estoy estaré estaremos el al para como por sarò sono"
    " saremo per il ne ci non"
)
"""Words of an absence that need not say whose it is."""
_SUPPOSED: Final = late(
    r"\b(?:if|unless|in case|might|may|maybe|perhaps|possibly|probably|likely|should|whether|not sure|wenn|falls"
    r"|vielleicht|si|peut-être|misschien|quizás?|tal vez|se|forse|said|says|was|were)\b",
    re.IGNORECASE,
)
_WORD: Final = late(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_HEADED: Final = late(
    rf"{_BEGINS}(?:(?:my |here are my |these are my )?(?:orders?|moves?) )?(?:for )?this(?: (?:turn|round|week|time"
    rf"|one))?"
    r" (?:and|&|\+)(?: for)? (?:the )?next(?: (?:turn|round|week|time|one))?\s?[:=–—-]?\s"
    rf"{_PLAY}{_pair('now')}\s?[,;.]?\s{{0,2}}(?:(?:and|then) ){{0,2}}{_PLAY}{_pair('next')}{_ENDS}",
    re.IGNORECASE | re.MULTILINE,
)
"""Both turns named ahead of both orders: "for this turn and the next: 4/41, 3/22"."""
_FIGURE: Final = late(r"(?<![\d.:])[1-6](?!\d|[.:]\d|%)(?=\W|$)")
_NEAR: Final = 150  # characters behind the next turn that an absence and its order take
_TURN_NAMED: Final = late(r"\b(?:turn|round|zug|runde|tour|manche|beurt|ronde|turno|ronda|giro) \d", re.IGNORECASE)
_TURNS: Final = word_set("turn round zug runde tour manche beurt ronde turno ronda giro")
_BEFORE_TURN: Final = late(
    rf"{_BEGINS}(?:{NOW.pattern}\s?[,:=–—-]?\s?)?{_PLAY}{_pair('now')}{_POLITE}\s?[.,;\n–—-]\s{{0,3}}"
    rf"(?={_FOR}{_THE}?(?:turn|round|zug|runde|tour|manche|beurt|ronde|turno|ronda|giro) (?P<turn>\d{{1,3}})\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""The orders of now in front of those of a turn that is named: "5 and 53. Turn 2: 6, trapdoor 30"."""
_PARTS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
_MOST: Final = 2_000  # characters of a mail that are looked at


def this_and_next_told(text: str, turns: Sequence[int], said: frozenset[str]) -> str:
    """Return ``text`` with the orders of now and of the next turn told one by one, where both are plain.

    ``turns`` are the open ones: of several, "next" may be another of them, and nothing is told anew.
    """
    if len(turns) != 1 or len(text) > _MOST:
        return text
    after = turns[0] + 1
    if may_be_in(said, _TURNS) and _TURN_NAMED.search(text) is not None:
        text = _BEFORE_TURN.sub(lambda found: _told_before(found, after), text)
    named = may_be_in(said, _NEEDS)
    if not (named or may_be_in(said, _NEEDS_AFTER)):
        return text
    told = text
    if len(_FIGURE.findall(text)) > 1:  # a throw for each of two turns
        told = _HEADED.sub(lambda found: _told_headed(found, after), told) if "this" in said else told
        told = _BOTH.sub(lambda found: _told_both(found, after), told)
        if NOW.search(told.lower()) is not None:
            told = _BEHIND.sub(lambda found: _told_behind(found, after), told)
    if not named:
        return told
    if may_be_in(said, _ABSENCE) and _may_be_away(text):
        told = _AWAY.sub(lambda found: _told_away(found, after), told)
    return _AHEAD.sub(lambda found: _told_ahead(found, after), told)


def sent_ahead(words: Sequence[str]) -> bool:
    """Return whether orders are called those of the next turn and sent ahead, with no word of the open one."""
    text = _written(words)
    ahead = any(any(found[part] for part in _PARTS) for found in _AHEAD.finditer(text))
    return ahead or any(_is_away(found) and _at_that(found) for found in _AWAY.finditer(text))


def away_for_the_next(words: Sequence[str]) -> bool:
    """Return whether a sentence that orders tells that its writer is away for the next turn: "away next week, 2/44"."""
    return any(_is_own(found) for found in _AWAY.finditer(_written(words)))


def _written(words: Sequence[str]) -> str:
    return "\n".join(words)[:_MOST].replace("’", "'")


def _may_be_away(text: str) -> bool:
    """Return whether a number stands soon behind the next turn, as it does where orders are for an absence."""
    near = (found.end() for found in NEXT.finditer(text.lower()))
    return any(_FIGURE.search(text, end, end + _NEAR) is not None for end in near)


def _is_own(found: re.Match[str]) -> bool:
    """Return whether it is the writer who is away, or may be."""
    gone = found["gone"].lower()
    words = _WORD.findall(re.sub(_GONE, " ", NEXT.sub(" ", gone)))
    return _SELF.search(gone) is not None or all(word in _OF_NOBODY for word in words)


def _is_away(found: re.Match[str]) -> bool:
    """Return whether it is the writer who is away, and surely."""
    return _is_own(found) and _SUPPOSED.search(found["gone"]) is None


def _at_that(found: re.Match[str]) -> bool:
    """Return whether it is said that the orders are for the turn of that absence."""
    return any(found[part] for part in ("first", "second", "third", "fourth"))


def _told_away(found: re.Match[str], after: int) -> str:
    """Return what is to be played in an absence with its turn; as it is where it may be for now."""
    if not _is_away(found) or not _at_that(found):
        return found.group()
    return f"{found['gone']}.\nTurn {after}: {_told(found, 'ahead')}\n"


def _told_behind(found: re.Match[str], after: int) -> str:
    """Return the two turns on lines of their own; as it is where two spaces are told for the first.

    "5 now, 3 next and 40" does not say for which of them the space is.
    """
    spaced = any(found[f"now{words}_{kind}"] for words in ("", "_after") for kind in ("door", "space"))
    if found["last_after_space"] and not spaced:
        return found.group()
    for name in ("now", "last"):
        if sum(bool(found[f"{name}{words}_{kind}"]) for words in ("", "_after") for kind in ("door", "space")) > 1:
            return found.group()
    return f"{_told(found, 'now')}\nTurn {after}: {_told(found, 'next' if found['next'] else 'last')}"


def _told_before(found: re.Match[str], after: int) -> str:
    """Return the orders of now on a line of their own, where a turn to come is named behind them."""
    spaced = found["now_door"] or found["now_space"]
    return f"{_told(found, 'now')}.\n" if spaced and int(found["turn"]) >= after else found.group()


def _told_headed(found: re.Match[str], after: int) -> str:
    """Return the two turns on lines of their own; as it is where only one of them has a space."""
    spaced = [bool(found[f"{name}_door"] or found[f"{name}_space"]) for name in ("now", "next")]
    return f"{_told(found, 'now')}.\nTurn {after}: {_told(found, 'next')}" if spaced[0] == spaced[1] else found.group()


def _told_both(found: re.Match[str], after: int) -> str:
    """Return the two turns on lines of their own; as it is where nothing tells the first from the second."""
    if not found["head"] and not found["joint"].strip(" ,"):
        return found.group()
    third = f"\nTurn {after + 1}: {_told(found, 'third')}" if found["third"] else ""
    return f"{_told(found, 'now')}\nTurn {after}: {_told(found, 'next')}{third}"


def _told_ahead(found: re.Match[str], after: int) -> str:
    """Return the orders that are sent ahead with their turn; those of "next turn" alone, perhaps now, in English."""
    name = "ahead" if found["ahead"] else "before"
    if not any(found[part] for part in _PARTS):
        own = found.group()
        return own if "next" in own.lower() else f"next turn {_told(found, name).removeprefix('throw ')}"
    return f"Turn {after}: {_told(found, name)}"


def _told(found: re.Match[str], name: str) -> str:
    """Return a throw and its space with their labels."""
    named = [f"{name}{words}_{kind}" for words in ("", "_after") for kind in ("door", "space")]
    door = next((found[one] for one in named if one in found.re.groupindex and found[one]), None)
    return f"throw {found[name]}" + (f", trapdoor {door}" if door else "")
