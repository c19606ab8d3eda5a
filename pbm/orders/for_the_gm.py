"""Questions for the GM that read like orders, or that stand at the end of some."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Asked, Reading
from pbm.orders.late import late

__all__ = ["for_the_gm", "without_answered"]

_REACH, _SHORT = 4_000, 400  # characters of a mail that are looked at, and of one that only asks
_BEFORE: Final = (
    r"(?:(?:and|but|also|oh|so|hm+|er+m?|um+|well|hi|hello|dear|hey|sorry|please|ps|p\.s\.|by the way|btw|incidentally"
    r"|just wondering|out of interest|(?:a |one )?(?:quick |silly |stupid |last )?question|(?:hi|hello|dear|hey)"
    r" [^\W\d_]{2,15}|alan|gm|übrigens|au fait|trouwens|por cierto|a proposito)\s?[,:.!–—-]{0,3}\s{0,2}){0,4}"
)
_OPENER: Final = (
    r"(?:what(?:'s|s)?|when(?:'s)?|where(?:'s)?|who(?:'s|se)?|why|how|which|is|isn't|are|aren't|was|were|does|doesn't"
    r"|do|did|didn't|has|have|can|can't|could|couldn't|may|might|will|won't|would|should|any (?:chance|news|idea)"
    r"|gibt|kann|könnte|darf|hat|habt|ist|sind|wann|wo|wer|wie|was|warum|welche[rs]?|est-ce|y a-t-il|quand|où|qui|quel"
    r"le?|pourquoi|comment|combien|puis-je|peut-on|kan|mag|wanneer|waar|wie|wat|hoe|waarom|hay|cuándo|dónde|quién|qué"
    r"|cómo|puedo|c'è|quando|dove|chi|cosa|come|perché|posso)"
)
_TAIL: Final = late(
    rf"(?:[,;:.–—]|\s-{{1,3}}|\s(?=and\b|but\b|by the way\b|btw\b))\s{{0,3}}{_BEFORE}"
    rf"(?P<asked>{_OPENER}\b(?P<rest>[^.!?\n]{{4,200}}))\?",
    re.IGNORECASE,
)
_UNMARKED: Final = late(
    rf"(?:(?<=[.!\n])|(?<=\d)[,;:–—]|(?<=\d)\s-{{1,3}}|(?<=\d)(?=\s))\s{{0,3}}{_BEFORE}"
    r"(?P<asked>(?:(?:who|what|where|when)(?:'?s| is| are| was| were| has| does| do| did)"
    r"|how(?:'s| is| are| do| does| did)|wots?(?: is| are)?|what do i do|(?:idk|no idea) (?:what|how)|c'?(?:est)? quoi"
    r"|how (?:far|many|much|long|often|big|old)|(?:is|are) there"
    r"|(?:wer|wo|wann|was) (?:ist|sind|hat|steht|war)|wie (?:weit|viele?|lange)"
    r"|où (?:est|en est)|c'est (?:où|quand)|combien"
    r"|(?:wie|waar|wanneer|wat) (?:is|zijn|staat|heeft)|hoe (?:ver|veel|lang)"
    r"|(?:quién|dónde|cuándo|qué) (?:está|es|hay)"
    r"|cuánt[oa]s?|(?:chi|dove|quando|cosa) (?:è|sta)|dov'è|quant[oiae])\b(?!(?: i)? more\b| else\b)"
    r"[^.!?,;\n]{4,120})[.!]?\s{0,3}(?=\n|$)",
    re.IGNORECASE,
)
"""A question without its mark that ends what is said: "1 and 72, how far's the finish again"."""
_WONDERED: Final = late(
    r"\b(?:doubts?|doubtful|wonder(?:ing)?|(?:not|un)(?: quite| at all)? ?(?:clear|sure|certain)|curious|puzzled"
    r"|rules (?:do not|don't) say)\b[^.!?\n\d]{0,60}\bwhether (?:an?|any|one|the same|two|both|several|you|players?"
    r"|trap ?doors?|spaces?|somebody|someone)\b",
    re.IGNORECASE,
)
"""A question on the rules that is put as a doubt: "I wonder whether a player may …"."""
_TO_BE_DONE: Final = late(
    r"(?:can|could|will|would|may|might)(?:'t|n't)? (?:you|i|we|u)(?: please| kindly| just)?"
    r" (?:confirm|enter|note|put|take|make|play|use|change|set|acknowledge|do|move|nominate|throw|record|add|accept"
    r"|book|have|go|let me know (?:you|if you) got|tell me (?:you|if you) got)\b",
    re.IGNORECASE,
)
"""A question that asks for the orders to be done, where it has their numbers or points at them."""
_POINTING: Final = late(r"\b(?:that|it|this|these|those|them|confirm|acknowledge|receipt)\b|\d", re.IGNORECASE)
_COURTESY: Final = late(
    r"(?:is|was|isn't|are) (?:that|this|it|these|those|they) (?:all )?(?:ok|okay|all right|alright|right|fine|clear"
    r"|correct|legal|allowed|enough|good|possible)(?: (?:now|then|with you|by you|for you|like that|so))?\s*"
    r"|(?:ist|sind) das (?:so )?(?:ok|okay|recht|gut|richtig)\s*|c'est bon\s*|is dat (?:goed|ok)\s*"
    r"|(?:what|how)(?:'s| is| do| about)(?: you)? (?:that|this|it|think)\s*|(?:would|could|will|can) you(?: please)?\s*"
    r"|who knows\s*|why not\s*|what else\s*|how are (?:you|things)\b.*|how's (?:things|life)\b.*",
    re.IGNORECASE,
)
_NUMBER: Final = late(r"(?<![\w.])\d{1,3}(?!\w)")
_SENTENCES: Final = late(r"[^.!?\n]{1,300}[.!?]{0,3}")
_OF_GAME: Final = late(
    r"\d|\b(?:throws?|traps?|trap ?doors?|nominat\w{1,5}|orders?|play|rolls?|td|one|two|three|four|five|six)\b",
    re.IGNORECASE,
)
_NEVER_ORDERS: Final = late(
    rf"{_BEFORE}(?:(?:must|need) (?:i|we|you|one|they|a|the)\b|(?:do|does|did) (?:i|we|you|one|they|a|the|everybody)"
    r"(?: all| both| always| still| really)? (?:have|need|get|want) to\b|am i (?:allowed|supposed|obliged|forced)\b"
    r"|(?:is|are|was|were) (?!(?:it|that|this|they) (?:ok|okay|all right|alright|fine|possible)\b)(?!i\b)"
    r"[^?]{1,120}\b(?:allowed|legal|permitted|against the rules|compulsory|optional|necessary|obligatory)\b)",
    re.IGNORECASE,
)
"""Openings of questions that are about the rules whatever numbers they have."""
_MAY_I: Final = late(
    rf"{_BEFORE}(?:(?:can|could|may|might|should) (?:i|we|you|one|people|two|both|somebody|someone|anybody|anyone|they"
    r"|a|the|trapdoors?|snakes|nominations?)|am i|are (?:we|trapdoors|nominations)|is it|is (?:a|the|every|any))\b",
    re.IGNORECASE,
)
_OF_RULES: Final = late(
    r"\b(?:twice|again|same|running|in a row|allowed|legal|legally|every (?:turn|round|time)|ever|still"
    r"|at all|more than"
    r"|both|before|already|on top of|on a|at a|after|without|instead of|any)\b",
    re.IGNORECASE,
)
_NUMBER_WORD: Final = late(
    r"\b(?:two|three|four|five|six)\b(?! (?:people|players|of (?:us|them|the players)|persons|friends|turns|rounds)\b)",
    re.IGNORECASE,
)
_SHOWING: Final = frozenset(("HELP", "STATUS", "ORDERS", "HISTORY", "REPORT", "GAMES"))
"""The commands that show something and change nothing."""
_PLEASE: Final = late(r"\b(?:please|pls|plz|bitte|have|put me|get me|lowest|highest|usual)\b", re.IGNORECASE)


def for_the_gm(reading: Reading, words: Sequence[str], *, asking: bool) -> Reading:
    """Return ``reading`` as a question where ``words`` only ask for the rules, or with a question to be passed on.

    ``asking`` tells that something is asked beside a command.
    """
    ordering = reading.asked or reading.letters or reading.later or reading.seconds or any(reading.orders.values())
    if reading.verdict == "ask" and not ordering and _only_asks_for_rules(words):
        return replace(reading, kind="question", problems=(), quotes=(), chatter=False, probable={})
    beside = asking or (
        reading.kind == "orders"
        and not reading.chatter
        and _asks_beside(without_answered(words, reading.asked), _values(reading))
    )
    return replace(reading, chatter=True) if beside else reading


def without_answered(words: Sequence[str], asked: Sequence[Asked]) -> Sequence[str]:
    """Return words without the sentences that ask for what a command shows: the answer to them is in the receipt."""
    questions = [one.line for one in asked if one.command in _SHOWING and "?" in one.line]
    if not questions:
        return words
    left = [" ".join(line.split()) for line in words]
    for question in questions:
        left = [line.replace(question, "") for line in left]
    return left


def _values(reading: Reading) -> set[int]:
    """Return the numbers that a reading orders."""
    given = [value for order in reading.orders.values() for value in order.values()]
    flat = [one for value in given for one in (value if isinstance(value, list) else [value])]
    return {one for one in flat if isinstance(one, int)}


def _asks_beside(words: Sequence[str], values: set[int]) -> bool:
    """Whether behind orders in the same sentence something else is asked: "4 and 22, is there a snake on 30?".

    ``values`` are the numbers that were taken: a question of those alone is a manner of ordering.
    """
    text = "\n".join(words)[:_REACH].replace("’", "'")
    if "whether" in text and _WONDERED.search(text) is not None:
        return True
    marked = _TAIL.finditer(text) if "?" in text else ()
    for found in (*marked, *_UNMARKED.finditer(text)):
        asked = found["asked"]
        numbers = {int(number) for number in _NUMBER.findall(asked)}
        ordering = _TO_BE_DONE.match(asked) is not None and _POINTING.search(asked) is not None
        if ordering or _COURTESY.fullmatch(asked) is not None or len(asked.split()) < 3:
            continue
        if numbers & values <= set(map(int, _NUMBER.findall(text[: found.start()]))):
            return True
    return False


def _only_asks_for_rules(words: Sequence[str]) -> bool:
    """Whether a mail does nothing but ask about the rules: "can I nominate the same trapdoor twice running?"."""
    text = "\n".join(words).strip().replace("’", "'")
    if "?" not in text or len(text) > _SHORT:
        return False
    asking = False
    for found in _SENTENCES.finditer(text):
        said = found.group().strip()
        if not said.endswith("?"):
            if _OF_GAME.search(said) is not None:
                return False
            continue
        if _NEVER_ORDERS.match(said) is None and not _asks_leave(said):
            return False
        asking = True
    return asking


def _asks_leave(said: str) -> bool:
    """Whether a question with no number in it asks what one may do."""
    if _MAY_I.match(said) is None or _OF_RULES.search(said) is None or _PLEASE.search(said) is not None:
        return False
    return _NUMBER.search(said) is None and _NUMBER_WORD.search(said) is None
