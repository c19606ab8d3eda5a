"""Where a mail is heard as a whole: the questions that its sound makes needless, and the one that it calls for.

Hearing takes a hundred times as long as the grammar, so only mails in doubt are heard. It names no number that the
grammar did not read as one, and has no say where a question has a reason that is not in the words: another game, a
space that the board has not, the subject, what only the seat's record tells.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders.as_it_sounds import SURE, Ordered, laid, said, sounding, understood
from pbm.orders.as_meant import likelihood, plain_likelihood
from pbm.orders.beside_sound import (
    all_told,
    amiss,
    beside_corrected,
    governed,
    half_translated,
    left_over,
    most_likely,
    told_once,
    told_twice,
    unheard,
    without_articles,
)
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard, listened
from pbm.orders.outcome import asked_about, cleared, fields_of
from pbm.orders.probable import declined
from pbm.orders.replies import example_for, named, say
from pbm.orders.tokens.struck import struck
from pbm.orders.told_otherwise import letter_of, told_instead

__all__ = ["SETTLED", "hear", "heard_out", "holds", "sounding_alone"]

_REASONS: Final = frozenset(
    (
        *("throw-conditional", "door-conditional", "throw-hedged", "door-hedged", "throw-undecided", "waiting"),
        *("throw-recalled", "door-recalled", "throw-either", "door-either", "only-asked", "old-mail"),
        *("throw-same", "door-same", "door-any", "throw-record", "throws-differ", "door-differ"),
    )
)
"""What is asked because something in a mail's words speaks against taking it: a condition, or another number."""

_SEVERAL: Final = frozenset(("throws-differ", "door-differ"))
"""What is no reason where several throws or trapdoors are ordered at once."""

_LAYOUT: Final = frozenset(("no-board", "throw-order", "no-first"))
"""What is asked because nothing tells to which board a number belongs, or in which order two are to be played."""

_DOUBTS: Final = _REASONS | {
    *("no-throw", "throw-doubt", "door-doubt", "throws-many", "numbers"),
    *("throw-retracted", "door-retracted", "taken-back", "unsettled"),
}
"""What is asked because of how a mail is worded: that can be heard."""

_TAKEN: Final = 0.8
"""How likely what a question is about must be what is meant, for it not to be asked."""

_TAKEN_AGAINST: Final = 0.85
"""The same where there was a reason to ask, the second look withdrew something, or the second opinion is in doubt."""

_TAKEN_AMISS: Final = 0.9
"""The same where the throw does not lead from one space of the mail to the next."""

SETTLED: Final = -3.75
"""Up to here a mail sounds settled, though it is less likely else."""

_IMPROBABLE: Final = 0.25
"""How likely at least what sounds settled must be what is meant."""

_FIRM: Final = -8.0
"""The same where there was a reason to ask, or the second look withdrew something."""

_SETTLED_BESIDE: Final = -5.0
"""The same of one board's part of a mail, whatever the grammar made of it."""

_OPEN: Final = 2.5
"""From here on a mail is asked about, however plain its orders are."""

_DUBIOUS: Final = 0.7
"""Below this likelihood plain orders are asked about in whose mail something is left over."""

_TAKEN_BACK: Final = 3.0
"""From here on a mail sounds as if its own words took back what is plain, where a number hardly sounds ordered."""

_RESCUED: Final = 1.0
"""The same where the grammar was in doubt, and the second opinion was not."""

_LIKELIER: Final = 0.5
"""How likely it must then be what it is taken for."""

_TERSE: Final = 7
"""Words of a mail that has no more to hear in it than its orders."""

_UNCERTAIN: Final = -1.0
"""From here on the second opinion calls a mail uncertain enough to be heard."""

_HARDLY: Final = 0.2
"""How likely at most it is what it is not taken for."""

_ANOTHER: Final = 0.12
"""From here on a second space sounds as if it might be the trapdoor, where two are told."""

_UNLIKELY: Final = 0.15
"""Below this, what the grammar took a number for is asked about."""

_UNLIKELY_NAMED: Final = 0.1
"""The same of a number that its sentence calls a throw or a trapdoor in so many words."""

_NEVER: Final = 0.03
"""The same in a mail that is asked about in any case: there all of it sounds less likely."""

_REPLY: Final = "Re: Viper turn 4"
"""The subject that a mail without one is heard under."""


_NEXT: Final = frozenset(("next", "then", "after", "afterwards", "second"))
"""Words that begin what is for the second of two turns."""

_PAST_HOPE: Final = 3.5
"""From here on the second opinion calls a mail so unsettled that hardly a question about it was ever needless."""

_UNHEARD: Final = 1.0
"""From here on its sound alone settles no other question about it."""


def heard_out(
    form: OrderForm,
    reading: Reading,
    meant: RawOrders,
    opinion: Opinion | None,
    subject: str,
    *,
    withdrawn: bool = False,
    rescued: bool = False,
) -> Reading:
    """Return ``reading`` as it is when the mail has been heard; the same where that is not called for.

    ``meant`` is what it most probably orders; ``withdrawn`` says that the second look took something of it back, and
    ``rescued`` that the second opinion alone has found it plain. What is ordered for other turns, or changed of earlier
    orders, is left as it is.
    """
    throws, door = fields_of(form)
    if opinion is None or not opinion.whole or throws is None or door is None:
        return reading
    if reading.kind not in ("orders", "other") or reading.later or reading.seconds or reading.replacing:
        return reading
    hearing = cache(lambda: hear(form, opinion, subject))
    if reading.verdict == "ask":
        made = _answered(form, reading, meant, opinion, hearing, throws, door, withdrawn=withdrawn)
    elif any(reading.orders.values()):
        made = _reconsidered(form, reading, opinion, hearing, throws, door, rescued=rescued)
    else:
        return reading
    if made.verdict != "clear":
        return made
    seen = any(named(problem) == "throws-differ" for problem in reading.problems)
    return _without_contradicted(form, made, opinion, hearing, subject, throws, seen=seen)


def _answered(
    form: OrderForm,
    reading: Reading,
    meant: RawOrders,
    opinion: Opinion,
    hearing: Callable[[], Heard],
    throws: Field,
    door: Field,
    *,
    withdrawn: bool,
) -> Reading:
    """Return a mail that is asked about: without its questions where it sounds settled, or without what is doubtful."""
    asked = set(map(named, reading.problems))
    if not asked:
        return reading
    several = len(form.boards) > 1 or throws.count > 1
    doubts = _DOUBTS | _LAYOUT if several else _DOUBTS
    if not asked <= doubts or opinion.unsettled >= _PAST_HOPE or opinion.at_odds:
        return reading
    if not all_told(asked, opinion, throws):
        return reading
    heard = hearing()
    if unheard(opinion, heard):
        return reading
    sounds = sounding(form, reading, meant, opinion, heard)
    orders = {
        board: {**declined(meant, board, door), **reading.orders.get(board, {}), **sounds[board]} for board in sounds
    }
    ordered = said(orders, throws, door)
    never = opinion.held() | told_once(opinion.tokens, ordered.throws & ordered.doors)
    plain = holds(sounds, reading.orders) and holds(sounds, meant)
    half = half_translated(opinion.tokens, ordered.throws | ordered.doors, led=withdrawn)
    if orders and plain and not half and not (ordered.throws | ordered.doors) & never:
        reasons = asked & _REASONS - (_SEVERAL if several else frozenset())
        astray = amiss(opinion.tokens, ordered)
        counted = (ordered.throws | ordered.doors) & opinion.counted()
        against = withdrawn or bool(reasons | astray)
        doubted = against or bool(counted) or "unsettled" in asked
        case = understood(form, reading, sounds, withdrawn=withdrawn, guessed=bool(meant))
        least = _TAKEN_AMISS if astray else _TAKEN_AGAINST if doubted else _TAKEN
        chance = likelihood(case, heard, opinion)
        likely = "waiting" not in asked and chance > least  # who waits says what for
        hopeful = not counted and chance > _IMPROBABLE and (opinion.unsettled < _UNHEARD or "unsettled" in asked)
        another = "door-differ" in asked and _another_door(heard, ordered.doors)
        if not another and (likely or (hopeful and _settled(heard, _FIRM if against else SETTLED))):
            return cleared(reading, orders)
    return _without_doubtful(form, reading, opinion, heard, throws, door)


def _another_door(heard: Heard, doors: Container[int]) -> bool:
    """Return whether another space than those ordered sounds as if it might be the trapdoor."""
    return any(number.trapdoor > _ANOTHER and number.value not in doors for number in heard.numbers)


def holds(orders: RawOrders, plain: RawOrders) -> bool:
    """Return whether ``orders`` say the same as what is plain, whatever else they say."""
    return all(
        board in orders and orders[board].get(key, value) == value
        for board, order in plain.items()
        for key, value in order.items()
    )


def hear(form: OrderForm, opinion: Opinion, subject: str) -> Heard:
    """Return how a mail sounds, under its subject."""
    throws, _ = fields_of(form)
    return listened(opinion.tokens, form.boards, throws.count if throws is not None else 1, subject.strip() or _REPLY)


def sounding_alone(form: OrderForm, reading: Reading, opinion: Opinion, subject: str) -> RawOrders:
    """Return what a mail about one throw on one board orders by its sound alone, nothing where that is not sure.

    So may be heard what stands beside plain orders for other boards, and says the same of this one in other words.
    """
    throws, door = fields_of(form)
    if throws is None or door is None or throws.count != 1 or opinion.unsettled >= _UNHEARD or opinion.at_odds:
        return {}
    heard = hear(form, opinion, subject)
    orders = sounding(form, reading, {}, opinion, heard) if _settled(heard, _SETTLED_BESIDE) else {}
    ordered = said(orders, throws, door)
    never = opinion.denied | struck(opinion.tokens)
    plain = (
        holds(orders, reading.orders) and not ordered.throws & (opinion.others | never) and not ordered.doors & never
    )
    return orders if plain else {}


def _settled(heard: Heard, limit: float) -> bool:
    """Return whether a mail sounds settled up to a ``limit``, and each of its numbers surely ordered or surely not.

    A number counts as it sounds where it sounds ordered most.
    """
    if heard.unsettled > limit:
        return False
    most: dict[tuple[int, str], float] = {}
    for number in heard.numbers:
        for sort, score in (("throw", number.throw), ("trapdoor", number.trapdoor)):
            most[number.value, sort] = max(score, most.get((number.value, sort), 0.0))
    return not any(_HARDLY < score <= SURE for score in most.values())


def _reconsidered(
    form: OrderForm,
    reading: Reading,
    opinion: Opinion,
    hearing: Callable[[], Heard],
    throws: Field,
    door: Field,
    *,
    rescued: bool,
) -> Reading:
    """Return plain orders as they are, with a trapdoor that nothing was made of, or asked about.

    Heard are those in whose mail a number is left that might be an order, or whose words are uncertain, those of a
    round of two turns that have one throw ("3 now and 9 next"), and those in whose sentences stands a word that may
    take an order back: "I refuse to move 4".
    """
    taken = said(reading.orders, throws, door)
    if not taken.throws <= {token.value for token in opinion.tokens if token.kind == "N"}:
        return reading  # "my highest" was looked up in the seat's record, which nobody hears
    left = beside_corrected(opinion, left_over(opinion, taken), throws.high or 0)
    larger = {value for value in left if value > (throws.high or value) and door.low <= value <= (door.high or value)}
    silent = not any(door.key in order for order in reading.orders.values())
    bare = silent and len(form.boards) == throws.count == 1 and bool(larger)
    lacking = throws.count > 1 and any(len(order) < throws.count for order, _ in laid(form, reading.orders).values())
    if lacking and taken.doors - opinion.named and any(token.low in _NEXT for token in opinion.tokens):
        return asked_about(reading, {}, [say("unsettled", example=example_for(form))])
    terse = opinion.words <= _TERSE and not bare
    if not left and (terse or (opinion.unsettled <= _UNCERTAIN and not lacking)):
        doubted = rescued or governed(opinion.tokens, taken.throws | taken.doors)
        if not doubted or opinion.corrected:
            return reading
        return _unless_taken_back(form, reading, hearing(), throws, door, rescued=rescued)
    heard = hearing()
    if unheard(opinion, heard):
        return reading
    beside = lacking and any(n.value in left and max(n.throw, n.trapdoor) > _HARDLY for n in heard.numbers)
    if heard.unsettled > _OPEN or beside:
        return asked_about(reading, {}, [say("unsettled", example=example_for(form))])
    likelier = _without_doubtful(form, reading, opinion, heard, throws, door)
    if likelier is not reading:
        return likelier
    case = understood(form, reading, reading.orders, withdrawn=False, guessed=False)
    if plain_likelihood(case, without_articles(opinion, heard, taken), opinion) < _DUBIOUS:
        return asked_about(reading, {}, [say("unsettled", example=example_for(form))])
    whole = larger <= {number.value for number in heard.numbers}
    orders = sounding(form, reading, {}, opinion, heard) if bare and whole and _settled(heard, _FIRM) else {}
    return replace(reading, orders=orders) if orders and holds(orders, reading.orders) else reading


def _unless_taken_back(
    form: OrderForm, reading: Reading, heard: Heard, throws: Field, door: Field, *, rescued: bool
) -> Reading:
    """Return plain orders without those that their own sentences take back by their sound, each asked about."""
    if heard.unsettled <= (_RESCUED if rescued else _TAKEN_BACK):
        return reading
    taken, least = said(reading.orders, throws, door), _LIKELIER if rescued else _UNLIKELY_NAMED
    thrown = all(most_likely(heard, value, door=False) > least for value in taken.throws)
    nominated = all(most_likely(heard, value, door=True) > least for value in taken.doors)
    if thrown and nominated:
        return reading
    if len(form.boards) > 1 or throws.count > 1:
        return asked_about(reading, {}, [say("unsettled", example=example_for(form))])
    gone = ({} if thrown else {throws.key: "throw-doubt"}) | ({} if nominated else {door.key: "door-doubt"})
    ((board, order),) = reading.orders.items()
    left = {key: value for key, value in order.items() if key not in gone}
    return asked_about(reading, {board: left} if left else {}, [say(each) for each in gone.values()])


def _without_contradicted(
    form: OrderForm,
    reading: Reading,
    opinion: Opinion,
    hearing: Callable[[], Heard],
    subject: str,
    throws: Field,
    *,
    seen: bool,
) -> Reading:
    """Return plain orders for one throw on one board without it, and asked about, where a letter tells of another.

    ``seen`` tells that the grammar asked which of two throws is meant.
    """
    if throws.count != 1 or len(form.boards) != 1 or len(reading.orders) != 1:
        return reading
    ((board, order),) = reading.orders.items()
    match order.get(throws.key):
        case [int() as ordered]:
            letter = letter_of(opinion, throws.high or 0, ordered)
        case _:
            return reading
    if letter is None or letter.throws != {ordered}:
        return reading
    alone = hear(form, replace(opinion, tokens=letter.alone(opinion.tokens)), subject)
    told = told_instead(opinion, letter, hearing(), alone, seen=seen)
    if told is None:
        return reading
    left = {key: value for key, value in order.items() if key != throws.key}
    problem = say("throw-otherwise", details={"ordered": ordered, "told": told}, example=example_for(form))
    return asked_about(reading, {board: left} if left else {}, [problem])


def _without_doubtful(
    form: OrderForm, reading: Reading, opinion: Opinion, heard: Heard, throws: Field, door: Field
) -> Reading:
    """Return the reading of one throw on one board without the numbers that do not sound so, each asked about."""
    if throws.count != 1 or len(form.boards) != 1 or not reading.orders:
        return reading
    taken = said(reading.orders, throws, door)
    least = (_UNLIKELY, _UNLIKELY_NAMED) if reading.verdict == "clear" else (_NEVER, _NEVER)
    beside = beside_corrected(opinion, left_over(opinion, taken), throws.high or 0)
    doubtful = _doubtful(heard, taken, beside, opinion.named, least)
    ((board, order),) = reading.orders.items()
    gone = {throws.key: "throw-doubt"} if doubtful.throws else {}
    gone |= {door.key: "door-doubt"} if doubtful.doors else {}
    gone |= (
        {throws.key: "throw-doubt"} if reading.verdict == "ask" and told_twice(opinion, heard, taken, throws) else {}
    )
    left = {key: value for key, value in order.items() if key not in gone}
    return asked_about(reading, {board: left} if left else {}, list(map(say, gone.values()))) if gone else reading


def _doubtful(
    heard: Heard, said: Ordered, left: Container[int], named: frozenset[int], least: tuple[float, float]
) -> Ordered:
    """Return which of the numbers that were taken do not sound so, or all of a sort where one ``left`` surely does.

    ``least`` is how likely one must be, and one of those that are ``named`` for what they are.
    """
    throws: dict[int, float] = {}
    doors: dict[int, float] = {}
    for number in heard.numbers:
        limit = least[number.value in named]
        throws[number.value] = max(number.throw - limit, throws.get(number.value, -1.0))
        doors[number.value] = max(number.trapdoor - limit, doors.get(number.value, -1.0))
    others = [number for number in heard.numbers if number.value in left]
    return Ordered(
        said.throws if any(number.throw > SURE for number in others) else _below(throws, said.throws),
        said.doors if any(number.trapdoor > SURE for number in others) else _below(doors, said.doors),
    )


def _below(likely: Mapping[int, float], values: frozenset[int]) -> frozenset[int]:
    return frozenset(value for value in values if likely.get(value, 0.0) < 0)
