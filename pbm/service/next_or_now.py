"""Orders for "next turn" while others stand for this one: "next turn 6 and 44" may be of either.

Before anything stands, "next turn" is the one that is open: its player has just read a report. Once orders stand, it
may as well be the turn after it, so nothing is changed before the player has said which. What is sent "already for
next turn" is for the turn after the open one where orders stand for that; else it may be for either. Who will be away
when this round is over, and is not before that, has the turn after it in view.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import dropwhile
from typing import Final

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.days import Days, read_days
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.phrasing.named_times import NEXT, NOW
from pbm.orders.phrasing.sentence_around import SENTENCE
from pbm.orders.phrasing.this_and_next import away_for_the_next, sent_ahead
from pbm.orders.phrasing.turn_clauses import FILLER, WORD, lowered
from pbm.orders.replies import named
from pbm.orders.word_set import may_be_in, word_set, words_in
from pbm.service.merging import said

__all__ = ["asked_if_ahead", "asked_which_turn", "away_by_then", "ordered_next"]

_NEEDS: Final = word_set(
    "next following nächste nächsten nächster nächstes prochain prochaine suivant suivante volgende próximo próxima"
    " viene siguiente prossimo prossima"
)
_ORDERING: Final = FILLER | word_set(
    "trap trapdoor trapdoors td door hole falltür trappe valluik luik trampilla botola nominate nominating nomination"
    " space square sq board boards throws two three four five six zwei drei vier fünf sechs deux trois quatre cinq"
    " twee drie vijf zes dos tres cuatro cinco seis due tre quattro cinque sei no none keine und et y e avec mit met"
    " con with at under dann then dan puis luego poi siguiente"
    " wurf lancer dé worp tirada tiro auf sur op su do i'd brett plateau bord tablero alan both each"
    " can could would you also kindly already auch aussi ook también anche pls plz thx cheers ta while you're"
    " instead stattdessen lieber doch plutôt liever toch change should make switch move amend alter not ändere changer"
    " wijzig cambia"
)
"""Words of a sentence that does nothing but order."""
_PUZZLED: Final = frozenset(("missing", "no-throw", "door-hedged", "door-doubt", "throw-doubt"))
"""What is asked of orders that only the words for the next turn make doubtful."""
_BARE: Final = late(
    r"(?i)(?:^|[.!?\n])\s{0,3}(?:(?:cheers|thanks|thank you|ta|great|fine|lovely|and|ok|okay|danke|merci"
    r"|bedankt|gracias|grazie)[,.!]? ){0,2}"
    r"(?:(?P<ahead>then|next|next up|after that|dann|danach|als nächstes|puis|ensuite|après|dan|daarna|luego|después"
    r"|poi|dopo),?:? (?:(?:the|a|die|eine|le|un|de|een|el|il) )?[1-6]|(?:the |a )?[1-6] (?P<behind>next|after that))"
    r"(?:,? (?:then|please|pls|i think|i guess|i suppose|dann|bitte|svp|graag|por favor|per favore)){0,2}"
    r"\s{0,3}(?:[.!\n]|$)"
)
"""A throw that is told to come next, beside one that stands for a round of one turn: "6 next", "then 6"."""
_BOARD: Final = 2  # letters of a board's name at most
_BEFORE_NEXT: Final = word_set(
    "for in on at für der beim pour au à voor para en per al alla nel nella the my das die den de het le la el il lo"
)
_NUMBER: Final = re.compile(r"\d{1,3}")
_SPELT: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5}
_MOST: Final = 2_000  # characters of a mail that are looked at


def asked_which_turn(reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm) -> Reading:
    """Return a reading that asks for which turn its orders are, where they are for the next and others stand.

    ``own`` are the words of the mail, without its press.
    """
    if not _is_of_next(reading, own, standing, form):
        return reading
    sure = all(problem.code == "missing" for problem in reading.problems)
    bare = _bare(own, standing, form)
    words = _named(own) if bare is None else bare["ahead"] or bare["behind"]
    turn = max(form.turns) + 1
    asking: Phrase = say(
        "Your orders for this round stand already, so “{words}” may be this round's or the one after it. If you mean "
        "this round, please send the orders again without those words; if not, please begin them with TURN {turn}.",
        words=words,
        turn=turn,
    )
    return replace(
        reading,
        verdict="ask",
        orders={},
        seconds={},
        replacing={},
        problems=(Problem("ambiguous", asking),),
        quotes=(None,),
        probable=reading.probable or (said(reading.orders) if sure else {}),
    )


def away_by_then(
    reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm, *, today: date, deadline: date
) -> Reading:
    """Return a reading with its orders kept for the turn after this one, where they are for then; else as it was.

    They are for "the next round", others stand for this one, and the days on which their writer says to be away begin
    behind the ``deadline``: "From 27 December I am in the mountains. So for the next round I play 6".
    """
    spells = [read_days(one.argument, today) for one in reading.asked if one.command == "ABSENT"]
    gone = any(isinstance(days, Days) and days.first > deadline for days in spells)
    if not gone or len(form.turns) != 1 or not _is_of_next(reading, own, standing, form):
        return reading
    orders = ordered_next(reading, own)
    if not orders or not _says_next(own, _values(reading)):
        return reading  # "I'm off next week, so 6 and 50" may be sent before they go
    later = {max(form.turns) + 1: orders}
    return replace(reading, verdict="clear", orders={}, later=later, problems=(), quotes=(), probable={})


def ordered_next(reading: Reading, own: Sequence[str]) -> RawOrders:
    """Return what a mail with words for the next turn orders where only these are in doubt; nothing where more is."""
    if reading.seconds or reading.replacing:
        return {}
    if all(problem.code == "missing" for problem in reading.problems):
        return said(reading.orders)
    puzzled = {named(each) for each in reading.problems} <= _PUZZLED
    return said(reading.probable) if puzzled and _values(reading) in _told_of_next(own) else {}


def _is_of_next(reading: Reading, own: Sequence[str], standing: RawOrders, form: OrderForm) -> bool:
    """Return whether a mail gives orders for the next turn while others stand for this one."""
    sure = all(problem.code == "missing" for problem in reading.problems)
    beside = any(one.command != "ABSENT" for one in reading.asked)
    plain = not (reading.later or beside) and (sure or {named(each) for each in reading.problems} <= _PUZZLED)
    changing = _ordered(reading) or reading.seconds or reading.replacing
    if not (plain and changing and form.turns and said(standing)) or not is_postal(form):
        return False
    if _bare(own, standing, form) is not None:
        return True
    if not may_be_in(words_in(own), _NEEDS):
        return False
    return _says_next(own, _values(reading)) or away_for_the_next(own)


def _bare(own: Sequence[str], standing: RawOrders, form: OrderForm) -> re.Match[str] | None:
    """Return where a mail tells a throw to come next, in a round of one turn whose throw stands; else None."""
    throws = {field.key for field in form.fields if field.kind == "numbers"}
    stands = any(order.get(key) for order in said(standing).values() for key in throws)
    return _BARE.search("\n".join(own)[:_MOST]) if len(form.turns) == 1 and stands else None


def _named(own: Sequence[str]) -> str:
    """Return the words by which a mail names the next turn, as they are written in it."""
    text = "\n".join(own)[:_MOST].replace("’", "'")
    found = NEXT.search(lowered(text))
    words = ["next", "turn"] if found is None else text[found.start() : found.end()].split()
    return " ".join(dropwhile(lambda word: word.lower() in _BEFORE_NEXT, words))


def _ordered(reading: Reading) -> RawOrders:
    """Return what a mail orders, or most probably does where it is asked about."""
    return said(reading.orders) or (reading.probable if reading.problems else {})


def asked_if_ahead(reading: Reading, own: Sequence[str], form: OrderForm) -> Reading:
    """Return a reading that asks for which turn its orders are, where they are sent ahead and none stand for this one.

    ``own`` are the words of the mail, without its press.
    """
    after = max(form.turns, default=0) + 1
    alone = set(reading.later) == {after} and not (said(reading.orders) or reading.asked or reading.problems)
    if not alone or not is_postal(form) or not may_be_in(words_in(own), _NEEDS) or not sent_ahead(own):
        return reading
    asking = say(
        "No orders of yours stand for this round, so “{words}” may be this round's or the one after it. If you mean "
        "this round, please send the orders again without those words; if not, please begin them with TURN {turn}.",
        words=_named(own),
        turn=after,
    )
    return replace(
        reading, verdict="ask", later={}, problems=(Problem("ambiguous", asking),), quotes=(None,), probable={}
    )


def _values(reading: Reading) -> set[int]:
    """Return the numbers that a mail orders."""
    values = set(reading.seconds.values()) | {new for _, new in reading.replacing.values()}
    for order in _ordered(reading).values():
        for value in order.values():
            values.update(one for one in (value if isinstance(value, list) else [value]) if isinstance(one, int))
    return values


def _says_next(own: Sequence[str], values: set[int]) -> bool:
    """Whether a sentence that orders one of ``values`` says that it is for the next turn, and does nothing else."""
    return any(values & numbers for numbers in _told_of_next(own))


def _told_of_next(own: Sequence[str]) -> Iterator[set[int]]:
    """Yield the numbers of each sentence that orders them for the next turn, and does nothing else."""
    text = lowered("\n".join(own)[:_MOST]).replace("’", "'")
    for sentence in SENTENCE.finditer(text):
        part = sentence.group()
        if NEXT.search(part) is None or NOW.search(part) is not None or "?" in part:
            continue
        rest = NEXT.sub(" ", part)
        said_words = WORD.findall(rest)
        numbers = {int(one) for one in _NUMBER.findall(rest)} | {_SPELT[word] for word in said_words if word in _SPELT}
        if all(word in _ORDERING or len(word) <= _BOARD or not word.isalpha() for word in said_words):
            yield numbers
