"""Mails of games that ask for other things than throws: their orders, and what the mails of any game may hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import say
from pbm.orders import kinds
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.commands import asked_in, asked_in_subject, command_in
from pbm.orders.form_fields import form_words
from pbm.orders.late import late
from pbm.orders.misgivings.for_any_game import without_doubtful
from pbm.orders.press.around import press_replaced
from pbm.orders.press.below import orders_below_press
from pbm.orders.press.held_back import held_back
from pbm.orders.press.openings import may_be_orders
from pbm.orders.press.parts import public_words, split_press
from pbm.orders.press.people import NOBODY, People
from pbm.orders.resigning import is_resignation
from pbm.orders.unsolicited.robots import is_unattended
from pbm.orders.unsolicited.sales import is_sales_mail
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.what_ifs import with_what_ifs_apart
from pbm.rulesets.abilities import WordsRead

__all__ = ["Answering", "Words", "are_postal", "is_postal", "own_lines", "read_form"]

Words = Callable[[Sequence[str]], WordsRead]
"""What makes orders of a player's lines."""

Answering = Callable[[Sequence[str], WordsRead], WordsRead]
"""What makes orders of a player's lines, and of what they were read as, where they may answer a question."""

_POSTAL = frozenset({"throws", "trapdoor"})
_MOST = 100_000
_MOST_LINES = 4_000
_LONG = 200  # characters of a line that are looked at
_PRESS_LINES = 40
_IN_PRESS = say(
    "There are words in your press that could be orders. If they are, please send them again above the press, without "
    "the word PRESS before them."
)
_WITHHELD = say(
    "These words below your press could be orders, so they are neither taken nor printed. If they are orders, please "
    "send them again above the press; if they are press, on the same lines as the rest of it."
)
_WORDS = late(r"[^\W_]+(?:[-'][^\W_]+)*")
_REPLY = late(r"\s{0,4}(?:\[[^\]]{0,60}\]\s{0,3})?(?:re|aw|sv|antw|r)\s?(?:\[\d{1,3}\])?\s?:", re.IGNORECASE)
_TAG = late(r"\[[^\]\n]{0,60}\]")
_BEGGING = late(
    r"\W{0,4}(?:(?:please )?(?:can|could|may|might) (?:i|we) (?:please |just )?"
    r"(?:have|(?:ask|trouble|bother|beg|get|persuade) you to)|please (?:can|could|may|might) (?!i |we ))\b",
    re.IGNORECASE,
)
_POLITE = late(r"^\W*(?:hi|hello|dear|hey|thanks|thank you|cheers|best|regards|hallo|danke|gruß|lg|vg)\b", re.I)


def is_postal(form: OrderForm) -> bool:
    """Whether a form asks for nothing but throws and trapdoors: those are read as prose."""
    return all(field.key in _POSTAL for field in form.fields)


def are_postal(orders: RawOrders) -> bool:
    """Whether orders hold nothing but throws and trapdoors."""
    return all(key in _POSTAL for order in orders.values() for key in order)


def read_form(
    cleaned: Cleaned,
    form: OrderForm,
    subject: str,
    words: Words | None = None,
    vocabulary: Vocabulary = VOCABULARY,
    people: People = NOBODY,
    answering: Answering | None = None,
) -> Reading:
    """Return what a mail was understood to say in a game with a form of its own.

    ``words`` reads the player's lines; by default the form's fields are looked for in them. Press, mail commands,
    questions, resignations and mails of machines are found as in every game. ``people`` are the GM and the players.
    ``answering`` reads the lines once more as the answer to a question.
    """
    subject = subject[:400]
    if kinds.is_robot_subject(subject):
        return Reading("auto-reply", "clear", {})
    lines = (*cleaned.words, *cleaned.form)
    if len(lines) > _MOST_LINES or sum(map(len, lines)) > _MOST:
        return Reading("other", "ask", {}, problems=(_too_long(),), quotes=(None,))
    read = words or partial(form_words, form)
    asked, own = asked_in(with_what_ifs_apart(cleaned.words))
    if asked and all(one.command == "CAN" and _BEGGING.match(one.line) and _order(read, [one.line]) for one in asked):
        asked, own = (), cleaned.words  # "Could I have snake S4 with the head at 38 and the tail at 12?"
    asked = (*asked, *press_replaced(own))
    own_words, letters = split_press(own, vocabulary, people)
    filled, form_letters = split_press(cleaned.form, vocabulary, people)
    silent = not any(line.strip() for line in cleaned.words)
    if not asked and silent and not any(line.strip() for line in cleaned.form):
        called = asked_in_subject(subject)
        asked = (called,) if called is not None else ()
    letters = letters or (form_letters if cleaned.sure or silent else ())
    spoken = [*own_words, "", *filled] if cleaned.sure else list(own_words)
    found = read(spoken)
    if not _said(found) and not cleaned.sure and filled and not cleaned.forwarded and not kinds.is_question(own_words):
        spoken = list(filled)
        found = read(spoken)
    if not _said(found) and silent and not asked and not _REPLY.match(subject):
        spoken = [_TAG.sub(" ", subject)]
        found = read(spoken)
    below = orders_below_press(letters, read) if letters else None
    letters = below.letters if below is not None else letters
    if below is not None and below.orders:
        spoken = [*spoken, "", *below.orders]
        found = read(spoken)
    if not _said(found) and letters:
        # Below a heading of press all is press; orders that stand there may have been meant as such.
        within = read([line for item in letters for line in _below_heading(item.text, own)])
        if any(item.held for item in letters) or any(within.orders.values()):
            found = WordsRead({}, (Problem("in-press", _IN_PRESS),), (None,))
            letters = held_back(letters, partial(_order, read), whole=partial(_order, read))
            letters = tuple(
                replace(item, held=True)
                if item.to and item.to != ("GM",) and _order(read, _below_heading(item.text, own))
                else item
                for item in letters
            )
    found = answering(spoken, found) if answering is not None else found
    found = without_doubtful(found, spoken, vocabulary)
    if below is not None and below.held:
        withheld = tuple(Problem("in-press", _WITHHELD) for _ in below.held)
        quoted = (*found.quotes, *[None] * len(found.problems))[: len(found.problems)]
        found = replace(found, problems=(*found.problems, *withheld), quotes=(*quoted, *below.held))
    nothing = not _said(found) and not asked and not letters
    robot = not _said(found) and kinds.is_robot(cleaned.words)
    if kinds.is_machine(cleaned.words) or robot or (nothing and is_unattended(subject, cleaned.words)):
        return Reading("auto-reply", "clear", {})
    if nothing and is_sales_mail(subject, cleaned.words):
        return Reading("other", "clear", {})
    rest = [line for place, line in enumerate(spoken) if place not in found.taken]
    problems, quotes = list(found.problems), [*found.quotes, *[None] * len(found.problems)][: len(found.problems)]
    wanted = {one.command for one in asked}
    resigning = "RESIGN" in wanted or is_resignation(rest, ordering=_said(found))
    if _said(found) and resigning:
        message = say("You ask to leave the game and send orders in the same mail: which is meant?")
        problems.insert(0, Problem("resigning", message))
        quotes.insert(0, None)
    orders = any(found.orders.values())
    if orders or problems:
        kind = "orders"
    elif resigning:
        kind = "resign"
    elif kinds.is_question(rest):
        kind = "question"
    elif wanted:
        kind = "orders"
    elif any(not item.to for item in letters):
        kind = "press"
    else:
        kind = "other"
    return Reading(
        kind,  # type: ignore[arg-type]
        "ask" if problems or kind == "question" else "clear",
        {board: dict(order) for board, order in found.orders.items()},
        public_words(letters),
        tuple(problems),
        tuple(quotes),
        command_in(cleaned.words),
        letters=letters,
        asked=asked,
        assumed=found.assumed,
        chatter=(kind == "orders" or bool(letters)) and (found.message or kinds.is_question(rest) or _is_remark(rest)),
        probable={board: dict(order) for board, order in found.probable.items()} if problems and not resigning else {},
    )


def own_lines(cleaned: Cleaned, vocabulary: Vocabulary = VOCABULARY, people: People = NOBODY) -> list[str]:
    """Return the lines of a mail in which its writer's orders are looked for: without commands, press and the form."""
    _, own = asked_in(cleaned.words)
    words, _ = split_press(own, vocabulary, people)
    filled, _ = split_press(cleaned.form, vocabulary, people) if cleaned.sure else ([], ())
    return [*words, "", *filled] if filled else list(words)


def _below_heading(text: str, own: Sequence[str]) -> list[str]:
    """Return the lines of press, but for the one that stands beside a heading of press: nobody orders there."""
    first, *others = text.split("\n")[:_PRESS_LINES]
    said = first.strip()
    beside = bool(said) and any(
        line.rstrip().endswith(said) and line.strip() != said and not may_be_orders(line.rstrip().removesuffix(said))
        for line in own
    )
    return others if beside else [first, *others]


def _too_long() -> Problem:
    return Problem("long", say("Your mail is too long for me to find orders in it. Please send them in a short one."))


def _order(read: Words, lines: Sequence[str]) -> bool:
    """Return whether lines order something."""
    return any(read(lines).orders.values())


def _said(found: WordsRead) -> bool:
    return any(found.orders.values()) or bool(found.problems)


def _is_remark(lines: Sequence[str]) -> bool:
    """Whether what is left of a mail says something, beyond a greeting and a name."""
    return any(len(_WORDS.findall(line[:_LONG])) >= 5 and not _POLITE.match(line) for line in lines)
