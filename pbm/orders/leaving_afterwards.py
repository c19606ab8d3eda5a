"""Somebody who leaves the game after this round, and still orders for it: "My last orders: 6 and 31. I resign then"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.folded import sentence_ends
from pbm.orders.late import late
from pbm.orders.press.around import outside_press
from pbm.orders.resigning import is_resignation, orders_no_more

__all__ = ["may_leave_afterwards", "without_leaving_afterwards"]

_REACH = 20_000  # characters of a mail that are looked at
_SENTENCE = 600  # characters of a sentence that is
_RUN = 4  # clauses in which somebody says that they leave: "I'm sorry, Alan, but after this round, I resign"

_THIS = r"(?:this|the|that|the current|the present|my|my next|my last|the coming)"
_ROUND = r"(?:round|turn|one|move|go|throw|game turn|deadline|report)"
_AFTER = (
    rf"after(?:wards?| that| it\b| {_THIS} {_ROUND}\b| this(?=\s?(?:[.,;!)]|$)))"
    rf"|(?:at|with|from|by) the end of {_THIS} {_ROUND}\b"
    rf"|(?:once|when|as soon as) {_THIS} {_ROUND}(?:'s| is| has)\b"
    r"|(?:from|as of|as from|starting|beginning|with|before|for) (?:the )?(?:next|following) (?:round|turn)\b"
    r"|with (?:this|these|those) (?:orders?|moves?|throws?|round|turn)\b"
)
_AFTERWARDS = late(
    rf"\b(?:{_AFTER}"
    r"|nach (?:dieser|der) runde|nach diesem (?:\w{0,8}zug|wurf)|danach|ab (?:der )?nächste[rn]? (?:runde|zug)"
    r"|am ende (?:dieser|der) runde"
    r"|après (?:ce|le) (?:tour|coup)|après cette (?:manche|partie)|ensuite|dès le (?:prochain tour|tour prochain)"
    r"|à la fin du tour|na deze (?:ronde|beurt|worp)|daarna|vanaf (?:de )?volgende (?:ronde|beurt)"
    r"|después(?: de est[ae] (?:ronda|turno|jugada))?|a partir de(?:l| la) (?:próxim[oa]|siguiente)"
    r"|dopo quest[oa] (?:turno|giro|mano|mossa)|poi|dal prossimo (?:turno|giro))\b"
    r"|^\W{0,4}(?:and )?then\b|\bthen\W{0,4}$",
    re.IGNORECASE,
)
"""That somebody leaves when the round has been played."""
_LAST = late(
    r"\b(?:(?:my|these are my|here are my|a|one) (?:very )?(?:last|final) (?:ever )?"
    r"(?:orders?|turn|throw|move|go|numbers?|form|round)(?! (?:was|were|had)\b)"
    r"|for the (?:very )?last time"
    r"|meine? (?:aller)?letzte[rns]? (?:züge?|befehle?|order|runde|wurf)|mes derni[eè]re?s (?:ordres|coups)"
    r"|mon dernier (?:coup|tour)|mijn laatste (?:orders?|opdrachten|zet|zetten|worp|beurt)"
    r"|mis últimas (?:órdenes|jugadas)|mi última (?:jugada|tirada)|i miei ultimi (?:ordini|tiri)|il mio ultimo (?:tiro"
    r"|turno)|letzter (?:wurf|zug)|dernier (?:coup|lancer)|laatste (?:worp|zet)|última (?:tirada|jugada)"
    r"|ultim[oa] (?:tiro|lancio|mossa))\b",
    re.IGNORECASE,
)
"""That the orders beside it are meant, and are the last."""
_LED_ABROAD = late(
    r"\W{0,4}(?:(?:et|en|y|e) )?"
    r"(?P<then>(?:ensuite|après(?: ça| cela)?|puis|daarna|dan|después|luego|poi|dopo)[ ,]{1,2})?"
    r"(?:j'arrête(?: là)?|j'abandonne|je m'arrête(?: là)?|je (?:quitte|laisse tomber)|je me retire"
    r"|(?:stop|kap) ik(?: er ?mee)?|hou(?:d)? ik er ?mee op|ik stop(?: er ?mee)?|ik hou(?:d)? er ?mee op"
    r"|lo dejo|me retiro|abandono|me despido|smetto|mi ritiro|abbandono|mi fermo|lascio)"
    r"(?: (?:le jeu|la partie|de jouer|met (?:het|dit) spel|met spelen|el juego|la partida|de jugar|il gioco|la partita"
    r"|di giocare))?\W*$",
    re.IGNORECASE,
)
"""A clause in which somebody stops, and nothing but the game can be what they stop."""
_LED = late(
    r"\W{0,4}(?:please |pls |and |then |so ){0,2}(?:resign|quit|retire|withdraw me|drop me|take me out)(?: me)?"
    r"(?: please| kindly)?(?: from (?:the|this) game| of (?:the|this) game)?,? (?:but (?:only )?|only |then )?"
    rf"(?:{_AFTER})"
    r"|\W{0,4}(?:und )?(?:nach (?:dieser|der) runde|danach) (?:höre?|steige?) ich (?:\w{2,8} )?(?:auf|aus)\b",
    re.IGNORECASE,
)
"""The command to leave, for when the round is over: "RESIGN after this round"."""
_UNSAID = late(
    r"\b(?:changed my mind|was (?:going|about) to|had (?:thought|planned|meant|wanted)|thought (?:of|about)|used to"
    r"|maybe|perhaps|probably|possibly|but (?:now|then) not|vielleicht|wollte|peut-être|misschien|quizás?|forse)\b",
    re.IGNORECASE,
)
"""That it is not settled, or not so any more."""
_LED_SOMEWHERE = late(
    r"\b(?:resign|quit|retire|withdraw me|drop me|take me out|höre? ich|steige? ich"
    r"|j['’](?:arrête|abandonne)|je (?:m['’]arrête|quitte|laisse|me retire)|(?:stop|kap|houd?) ik|ik (?:stop|houd?)"
    r"|lo dejo|me retiro|abandono|me despido|smetto|mi ritiro|abbandono|mi fermo|lascio)\b",
    re.IGNORECASE,
)
_LABEL = late(
    r"(?P<whose>\b(?:my|here are my|these are my) )(?:very )?(?:last|final) "
    r"(?P<what>(?:orders?|turn|throw|move|numbers?)\s?(?:[:=]|are\b|is\b))"
    r"|(?P<deren>\bmeine? )letzten? (?P<zug>(?:züge?|befehle?|wurf)\s?(?:[:=]|sind\b|ist\b))"
    r"|(?P<le>\b(?:mon|mijn|mi|il mio|la mia) )?(?<!\w)(?:letzter|dernier|laatste|última|ultim[oa]) "
    r"(?P<coup>(?:wurf|zug|coup|lancer|worp|zet|tirada|jugada|tiro|lancio|mossa)\s?[:=])",
    re.IGNORECASE,
)
"""Last orders that are told now: "My last orders: 6 and 31"; nobody takes them for those of an earlier turn."""
_JOINT = late(r"[,;:\n()]|\s[-–—]{1,2}\s|\b(?:and|but|so|und|aber|et|mais|en|maar|y|pero|e|ma)\b(?=\s)", re.IGNORECASE)
_BUT = late(r"[\s,;]{0,4}\b(?:but|aber|mais|maar|pero|ma)\s", re.IGNORECASE)
"""What joins leaving to orders that count all the same: "5 and 45, but I leave"."""
_FIGURE = late(r"\d|\b(?:(?<!this )(?<!that )(?<!the )one|two|three|four|five|six)\b", re.IGNORECASE)
_START = late(r"^")
_BLANKS = late(r"\n\s{0,40}\n")


def may_leave_afterwards(lines: Sequence[str]) -> bool:
    """Return whether a mail may have the command to leave with a time beside it, which is no plain command."""
    return any(_LED_SOMEWHERE.search(line[:_SENTENCE]) for line in lines)


def without_leaving_afterwards(lines: Sequence[str]) -> tuple[str, ...] | None:
    """Return lines without the words that their writer leaves the game when the round has been played.

    None where nobody says so, where somebody leaves at once, or where that cannot be told from what is ordered.
    """
    if sum(map(len, lines)) > _REACH or orders_no_more(lines):
        return None
    own = outside_press(lines)
    if not own:
        return None
    text = "\n".join(lines[place] for place in own)
    ends = {0, len(text), *sentence_ends(text), *(found.end() for found in _BLANKS.finditer(text))}
    spans = list(pairwise(sorted(ends)))
    last = _LAST.search(text) is not None
    kept, left = "", False
    for start, end in spans:
        sentence = text[start:end]
        if len(sentence) > _SENTENCE or not _may_leave(sentence):
            kept += sentence
            continue
        rest = None if _UNSAID.search(sentence) else _without_run(sentence, last=last)
        if rest is None:
            return None
        kept, left = kept + rest, True
    made = dict(zip(own, kept.split("\n"), strict=True))
    if not left or _leaves(kept):
        return None
    return tuple(_LABEL.sub(_unlabelled, made.get(place, line).strip()) for place, line in enumerate(lines))


def _unlabelled(found: re.Match[str]) -> str:
    whose = found["whose"] or found["deren"] or found["le"] or ""
    return f"{whose}{found['what'] or found['zug'] or found['coup']}"


def _leaves(text: str) -> bool:
    return is_resignation(text.split("\n"))


def _without_run(sentence: str, *, last: bool) -> str | None:
    """Return a sentence without its clauses that say who leaves and when, with its line breaks; None if not plain.

    ``last``: the orders of the mail are called the last ones, which says when.
    """
    cuts = sorted({0, len(sentence), *(found.start() for found in _JOINT.finditer(sentence))})
    pieces = [sentence[start:end] for start, end in pairwise(cuts)]
    for length in range(1, _RUN + 1):
        for first in range(len(pieces) - length + 1):
            run = "".join(pieces[first : first + length])
            bare = " ".join((_JOINT.sub("", run, count=1) if _JOINT.match(run) else run).split())
            if _FIGURE.search(bare):
                continue
            told = (
                _LED.match(bare)
                or _stops_abroad(bare, last=last)
                or (_leaves(bare) and (last or _AFTERWARDS.search(bare)))
                or (_BUT.match(run) and _leaves(bare) and _FIGURE.search("".join(pieces[:first])))
            )
            if told:
                before, behind = pieces[:first], pieces[first + length :]
                return _joined("".join(before), run, "".join(behind))
    return None


def _may_leave(sentence: str) -> bool:
    """Whether a sentence may have a clause by which somebody leaves."""
    if _leaves(sentence) or _LED.search(sentence) is not None:
        return True
    return _LED_SOMEWHERE.search(sentence) is not None and any(
        _LED_ABROAD.match(" ".join(sentence[found.end() :].replace("’", "'").split()))
        for found in (*_JOINT.finditer(sentence), *_START.finditer(sentence))
    )


def _stops_abroad(clause: str, *, last: bool) -> bool:
    """Whether a clause of another language than English says that its writer stops after this round."""
    found = _LED_ABROAD.match(clause.replace("’", "'"))
    return found is not None and (last or found["then"] is not None)


def _joined(before: str, run: str, behind: str) -> str:
    """Return what stands around a stretch of a sentence, in as many lines as there were."""
    said, behind = before.rstrip(" ,;:-–—("), behind.removeprefix(")")
    dot = "." if said[-1:].isalnum() else ""
    rest = behind if any(map(str.isalnum, behind)) else "\n" * behind.count("\n")
    gap = " " if rest[:1].isalnum() else ""
    return f"{said}{dot}" + "\n" * run.count("\n") + gap + rest
