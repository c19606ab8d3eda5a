"""Orders for the turn after this one, told apart from orders of now that stay: "This week as sent. Next week 6 and 44."

"Next turn" alone may well be the open one: a player who has just read a report is about to move. Beside words that
leave the open turn as it is, it is the one after that. Its orders are then told as "Turn 2: 6 and 44", as if they had
been sent so; where that cannot be told they are asked about, and nothing of them is taken for now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import AFTER, AFTER_NEXT, NEXT, NOW
from pbm.orders.phrasing.now_as_it_stands import NUMBER, TIMES, WORD, Staying, clauses_staying, may_say_so
from pbm.orders.phrasing.sentence_around import SENTENCE
from pbm.orders.phrasing.turn_clauses import FILLER, lowered
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["Parted", "may_part", "next_told_from_now"]

_NAMES_NEXT: Final = word_set(
    "next following after then afterwards nächste nächsten nächstes nächster übernächste danach dann darauf prochain"
    " prochaine suivant suivante ensuite puis volgende daarna dan próximo próxima viene después luego prossimo prossima"
    " dopo poi fortnight weeks months turns wochen semaines weken semanas settimane"
)
_ELLIPTIC: Final = late(
    r"\b(?:for |in |on )?(?:the |my )?(?:next|following)(?: (?:turn|round|week|time|go|move)s?)?(?: one)?\b"
    r"|\b(?:(?:la|le|die|der|den|de|het|el|il) )?(?:nächste[snrm]?|prochaine?|suivante?|volgende|próxim[oa]"
    r"|prossim[oa])\b"
)
"""The next one, where the word for a turn is left to the words before it."""
_THEN: Final = late(
    r"\W{0,3}(?:(?:and|und|et|en|y|e) )?(?:then|dann|puis|dan|luego|poi)\b[,:]?(?=[^.!?\n]{0,30}\d)",
)
_HEADED: Final = late(r"\b(?:for |in |on |für |pour |voor )?(?:turn|round|zug|runde|tour|beurt|turno|giro) ?\d{1,3}")
_LEADS: Final = late(
    r"(?:'s)?(?: (?:orders?|moves?|befehle?|ordres|órdenes|ordini|opdrachten))?"
    r"(?: (?:are|is|to be|sind|sont|zijn|son|sono))?\s{0,2}[:,=–—-]?\s{0,2}"
)
_ENDS: Final = late(
    r"(?:[\s,;–—&-]|\b(?:and|but|und|et|en|y|e|that's|these are|this is|that is|those are|for|is|are)(?=\s|$))*$"
)
_POINTS: Final = word_set(
    "that that's thats this these those they they're it it's is are for meant all both the my orders order das die sind"
    " ist für gilt gelten c'est ce est pour sont dat voor zijn es son para è sono per please"
)
_DOOR: Final = late(
    r"\W{0,3}(?:(?:and|with|und|et|en|y|e|my|the) ){0,2}(?:trap ?-?door|trap|td|door|hole|nominat\w+|falltüre?|trappe"
    r"|valluik|luik|trampilla|botola)\b"
)
_ORDERED: Final = late(
    r"\b(?:throws?|roll|die|play|trap ?-?doors?|trap|td|nominat\w*|wurf|falltüre?|lancer|trappe|worp|valluik|tirada"
    r"|trampilla|tiro|botola)\b|(?<!\d)[1-6]\s?(?:[/,+&;]|\b(?:and|with|und|mit|et|avec|en|met|y|con|e)\b)\s?"
    r"(?:\w{1,9} )?\d{1,3}\b"
)
_SAYS_LITTLE: Final = FILLER | word_set(
    "and und et en y e mit avec met con sur bei auf op trap trapdoor td door falltür trappe valluik trampilla botola"
    " nominate nominating space square sq number throw die roll wurf lancer worp tirada tiro two three four five six"
    " zwei drei vier fünf sechs deux trois quatre cinq twee drie vijf zes dos tres cuatro cinco seis due tre quattro"
    " cinque sei highest lowest biggest smallest at under to again ich möchte hätte gern will no none keine sans sin"
    " give au à al alla im zum zur na"
)
_JOINED: Final = late(r"(?<=\d) (?:und|et|en|y|e) (?=\d)")
"""A word that joins two numbers, whose language the few words left may not tell."""
_MOST: Final = 40  # sentences that are looked at


@dataclass(slots=True)
class Parted:
    """A text in which what is for the turn after now is told by its number; ``asked``: the words that cannot be."""

    text: str
    asked: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Time:
    """A turn to come where it is named: its number, -1 for the one after the last, 0 where nobody could tell."""

    start: int
    end: int
    turn: int
    headed: bool = False


def may_part(said: frozenset[str]) -> bool:
    """Return whether the next turn may be told apart from now where these words are ``said``."""
    return may_say_so(said) and may_be_in(said, _NAMES_NEXT)


def next_told_from_now(text: str, turns: Sequence[int], said: frozenset[str]) -> Parted:
    """Return ``text`` with "next week 6 and 44" told as "Turn 2: 6 and 44" where the orders of now are left to stand.

    ``turns`` are the open ones, ``said`` the words of the text. In a round of several turns, what is for the next is
    asked about: that may be another turn of the same round.
    """
    if not turns or not may_part(said):
        return Parted(text)
    low = lowered(text).replace("’", "'")
    spans = [found.span() for found in SENTENCE.finditer(text)][:_MOST]
    staying = clauses_staying(low, spans, turns)
    if not staying:
        return Parted(text)
    telling = _Telling(text, low, turns, staying)
    for start, end in spans:
        telling.take(start, end)
    return telling.parted()


class _Telling:
    """A text that is told anew, sentence by sentence."""

    def __init__(self, text: str, low: str, turns: Sequence[int], staying: Sequence[Staying]) -> None:
        self.text = text
        self.low = low
        self.turns = turns
        self.staying = staying
        self.sure = len(turns) == 1 and any(clause.how != "perhaps" for clause in staying)
        self.edits: list[tuple[int, int, str]] = []
        self.asked: list[tuple[int, int]] = []
        self.begun = False  # the sentences before were for a later turn

    def take(self, start: int, end: int) -> None:
        """Tell a sentence anew that is for a turn to come."""
        body = self._beside_staying(start, end)
        times = self._times(body, start)
        numbers = [n.start() for n in NUMBER.finditer(body) if not any(t.start <= n.start() < t.end for t in times)]
        if not times or all(time.headed for time in times):
            self._goes_on(start, end, body if not times else "")
        elif not numbers:
            self._names_only(start, end, body, times)
        else:
            self._orders(start, end, body, times, numbers)

    def parted(self) -> Parted:
        """Return the text as it is told anew, and what is to be asked about."""
        if not self.edits and not self.asked:
            return Parted(self.text)
        edits = [*self.edits, *((start, end, "") for start, end in self.asked)]
        edits += [
            (clause.start, clause.end, "")
            for clause in self.staying
            if clause.how == "said" and not any(start <= clause.start < end for start, end, _ in edits)
        ]
        made, place = "", 0
        for start, end, put in sorted(edits):
            made += self.text[place:start] + put
            place = max(end, place)
        quotes = [" ".join(self.text[start:end].split())[:200] for start, end in self.asked]
        return Parted(made + self.text[place:], [("ahead", quote) for quote in quotes])

    def _beside_staying(self, start: int, end: int) -> str:
        """Return a sentence in small letters, with white space where it says what stays."""
        body = self.low[start:end]
        for clause in self.staying:
            if clause.how != "perhaps" and start <= clause.start < end:
                first, last = clause.start - start, clause.end - start
                body = body[:first] + " " * (last - first) + body[last:]
        return body

    def _times(self, body: str, start: int) -> list[_Time]:
        """Return where a sentence names turns to come."""
        after = max(self.turns) + 1
        turns = {NEXT.pattern: after, _ELLIPTIC.pattern: after, AFTER.pattern: -1, AFTER_NEXT.pattern: after + 1}
        found: list[_Time] = []
        for pattern in (*TIMES, _ELLIPTIC, _HEADED):
            for match in pattern.finditer(body):
                if all(match.end() <= time.start or time.end <= match.start() for time in found):
                    found.append(_Time(*match.span(), turns.get(pattern.pattern, 0), pattern is _HEADED))
        if not found:
            ends = [c.end - start for c in self.staying if c.now and start <= c.start < start + len(body)]
            then = next((led for end in ends if (led := _THEN.match(body, end)) is not None), None)
            found += [_Time(*then.span(), after)] if then is not None else []
        return sorted(found, key=lambda time: time.start)

    def _goes_on(self, start: int, end: int, body: str) -> None:
        """Ask about orders behind those for a later turn, which may be for that too; a trapdoor of theirs is."""
        if self.begun and NUMBER.search(body) and not NOW.search(body) and _may_order(body) and not _DOOR.match(body):
            self.asked.append((start, end))
        self.begun = self.begun and bool(body)

    def _names_only(self, start: int, end: int, body: str, times: Sequence[_Time]) -> None:
        """Take a sentence that only names a turn to come: what stands below it, or before it, is for that."""
        words = [word for word in WORD.finditer(body) if not any(t.start <= word.start() < t.end for t in times)]
        if any(word.group() not in _POINTS for word in words):
            return
        heads = body.rstrip().endswith(":") or (self.low[end : end + 1] == "\n" and not words)
        if heads and self.sure and times[0].turn > 0:
            self.edits.append((start, end, f"\nTurn {times[0].turn}:"))
            self.begun = False
        elif not self.begun and NUMBER.search(self.low[:start]):
            self.asked.append((0, end))

    def _orders(self, start: int, end: int, body: str, times: Sequence[_Time], numbers: Sequence[int]) -> None:
        """Tell the orders of a sentence by their turns; ask about them where that is not plain."""
        parts = _parts(body, times, numbers)
        if not any(_may_order(body[first:last]) for first, last in parts or [(0, len(body))]):
            return  # "next week there are 14 of us"
        self.begun = True
        outside = body[: min(times[0].start, parts[0][0])] + body[max(times[-1].end, parts[-1][1]) :] if parts else "?"
        plain = "?" not in body and set(WORD.findall(outside)) <= _SAYS_LITTLE | _POINTS
        told = self._told(start, body, times, parts) if plain else []
        if not told:
            self.asked.append((start, end))
            return
        kept = [c for c in self.staying if start <= c.start < end and c.how == "half"]
        self.edits.append(
            (start, end, "".join(f"{self.text[c.start : c.end].strip()}. " for c in kept) + "".join(told))
        )

    def _told(self, start: int, body: str, times: Sequence[_Time], parts: Sequence[tuple[int, int]]) -> list[str]:
        """Return a line for each turn to come; nothing where it is not plain which that is, or what is for it."""
        lines: list[str] = []
        known = max(self.turns)
        for time, (first, last) in zip(times, parts, strict=True):
            if time.headed and first == time.end:
                lines.append(f"\n{self.text[start + time.start : start + last].strip(' ,&')}")
                continue
            known = known + 1 if time.turn < 0 else time.turn
            led = _LEADS.match(body, first, last)
            first = first if led is None else led.end()
            ends = _ENDS.search(body, first, last)
            last = last if ends is None or body[last - 1 : last] in ".!" else ends.start()
            plain = set(WORD.findall(body[first:last])) <= _SAYS_LITTLE
            if not (self.sure and plain and known > max(self.turns)) or not NUMBER.search(body, first, last):
                return []
            lines.append(
                f"\nTurn {known}: {_JOINED.sub(' and ', self.text[start + first : start + last].strip(' ,&'))}"
            )
        return lines


def _may_order(part: str) -> bool:
    """Whether a stretch sounds like orders: it has a word for them, or nothing but its numbers to say."""
    return _ORDERED.search(part) is not None or (
        NUMBER.search(part) is not None and set(WORD.findall(part)) <= _SAYS_LITTLE | _POINTS
    )


def _parts(body: str, times: Sequence[_Time], numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return what is said of each time: what stands behind it, or before it; nothing where that is not plain."""
    if numbers[0] > times[0].start:
        ends = [*(time.start for time in times[1:]), len(body)]
        made = [(time.end, end) for time, end in zip(times, ends, strict=True)]
    elif numbers[-1] < times[-1].start:
        begins = [0, *(time.end for time in times[:-1])]
        made = [(begin, time.start) for begin, time in zip(begins, times, strict=True)]
    else:
        return []
    return made if all(any(first <= n < last for n in numbers) for first, last in made) else []
