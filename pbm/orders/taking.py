"""What is taken of a mail as its orders, and what it says beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pbm.core.errors import Problem
from pbm.core.orders import Asked, OrderForm, PressItem
from pbm.orders import kinds
from pbm.orders.beside_form import agreed_with_form, contradicted_form, form_denied, points_at_form
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.commands import command_in
from pbm.orders.for_the_gm import without_answered
from pbm.orders.judging import Heard
from pbm.orders.late import late
from pbm.orders.layouts.own_rows import rows_of_others
from pbm.orders.layouts.prompts import answered_lines
from pbm.orders.numbers_of_press import with_numbers_announced
from pbm.orders.of_subject import (
    beside_mail,
    first_turn,
    is_forward,
    is_reply,
    named_turns,
    speaks_of_subject,
    subject_orders,
)
from pbm.orders.over_form import said_over_form
from pbm.orders.press.held_back import held_back
from pbm.orders.press.parts import split_press
from pbm.orders.press.scenes import told_in_tales, without_speeches
from pbm.orders.read_in_press import PressRead
from pbm.orders.reader import Reader, Taken
from pbm.orders.resigning import is_resignation
from pbm.orders.standing.acknowledged import only_acknowledges
from pbm.orders.standing.no_reply import wants_nothing
from pbm.orders.unanswered import only_signed
from pbm.orders.worded import Mail, Worded
from pbm.orders.writers.gone_astray import claims_as_own

__all__ = ["Took", "heard_of", "took"]

_LINES = 40  # of press or a quotation in which orders are looked for
_LETTER = 1_000  # characters of a word to the GM
_SENTENCE = late(r"[^.!?\n]+")
_BARE = late(r"\s*\d{1,2}\s*(?:[/,&+:–—-]|and|with|und|mit|et|avec|en|met|y|con|e)\s*\d{1,3}\s*")
_SIGNED = 24  # characters of a word of thanks and a name


@dataclass(frozen=True, slots=True)
class Took:
    """What was taken of a mail, out of which ``lines``, by whom.

    ``asked`` are its commands, ``letters`` its press. ``passed`` are the words of a mail passed on that are the
    player's own; ``sent_on`` tells that somebody else's were, ``denied`` what to say of a form that is not to be used.
    """

    reader: Reader
    taken: Taken
    lines: Sequence[str]
    asked: tuple[Asked, ...]
    letters: tuple[PressItem, ...]
    passed: tuple[str, ...]
    sent_on: bool
    denied: str | None


def took(mail: Mail, told: Worded) -> Took:
    """Return what a mail orders, wherever it does so: in its words, its form, its subject, or in what it passes on."""
    cleaned, form, subject, words = mail.cleaned, mail.form, mail.subject, told.words
    asked, letters, filled = told.asked, told.letters, told.filled
    if not letters and (cleaned.sure or not any(line.strip() for line in words)):
        letters = told.form_letters
    lines: Sequence[str] = [*told.spoken, "", *filled] if cleaned.sure else told.spoken
    reader = _reader(mail, lines)
    taken = reader.take(lines)
    has_form = told.default_in_form or any(line.strip() for line in filled)
    denied = form_denied(words) if has_form and not cleaned.sure else None
    may_use_form = cleaned.sure or (not denied and _may_use_form(cleaned, cleaned.form, words, subject))
    if told.default_in_form and may_use_form:
        asked = (*asked, Asked("PLAY DEFAULT", line="play default"))
    if not taken.ordering and not cleaned.sure and may_use_form and any(line.strip() for line in filled):
        spoken_of, lines = taken, filled
        taken = reader.take(lines)
        contradicted_form(reader, taken, spoken_of, words)
        if taken.opinion is not None and spoken_of.opinion is not None:
            taken.opinion = taken.opinion.below(spoken_of.opinion.tokens)
        letters = letters or (told.form_letters if taken.ordering else ())
    elif not cleaned.sure and not denied:
        agreed_with_form(reader, taken, filled, words)
    if has_form and may_use_form and denied is None:
        said_over_form(reader, taken, told.unpressed)
    sent_on = (cleaned.forwarded or is_forward(subject)) and not taken.ordering
    passed = tuple(cleaned.passed_on) if sent_on and claims_as_own(cleaned.words) else ()
    if passed:
        lines = answered_lines(split_press(passed, mail.vocabulary, mail.people)[0], form)
        taken = reader.take(lines)
    if not taken.ordering:
        lines, taken = subject_orders(reader, cleaned, subject, lines, taken, mail.writer)
        sent_on = sent_on and not taken.ordering
    elif not is_reply(subject):
        beside_mail(reader, subject, lines, taken)
    announced = with_numbers_announced(letters, words, cleaned.words) if letters and taken.ordering else None
    if announced is not None:
        letters, lines, taken = announced, [], reader.take([])
    if letters and (taken.ordering or not wants_nothing(words)):
        known = (*mail.people.gm, *mail.people.players)
        below = PressRead(reader, form, taken, told_in_tales(letters, known), mail.writer)
        letters = held_back(letters, below.orders, below.both, below.named)
        letters = tuple(
            replace(item, held=True)
            if item.to and item.to != ("GM",) and below.within_letter(item.text, mail.people.gm)
            else item
            for item in letters
        )
    return Took(reader, taken, lines, asked, letters, passed, sent_on, denied)


def heard_of(mail: Mail, told: Worded, made: Took) -> Heard:
    """Return what a mail says beside its orders."""
    cleaned, ordering = mail.cleaned, made.taken.ordering
    unfilled = cleaned.blank and not ordering and only_signed(told.words)
    passing = cleaned.forwarded and not (made.passed and ordering)
    words: Sequence[str] = [] if unfilled else told.words
    if (made.asked or told.missed) and not told.ahead.told:  # orders of turns to come are looked at as they were told
        words = without_answered(told.written, made.asked)
    return Heard(
        words=words,
        written=[] if unfilled else [*told.written, *cleaned.form] if told.default_in_form else told.written,
        subject=mail.subject,
        letters=made.letters,
        asked=made.asked,
        missed=told.missed,
        command=command_in(cleaned.words),
        replying=is_reply(mail.subject),
        forwarded=passing or (made.sent_on and _orders_of_others(made.reader, cleaned)),
        problems=[] if ordering else _not_taken(mail.form, told, made, mail.writer),
    )


def _orders_in(reader: Reader, form: OrderForm, lines: Sequence[str], *, half: bool = False) -> bool:
    """Whether lines of press order a throw and a trapdoor by their labels; ``half``: one of them is enough."""
    settled = reader.take(answered_lines(lines[:_LINES], form), labelled=True).settled.values()
    if half:
        return any(one.throws or isinstance(one.door, int) for one in settled)
    return any(isinstance(one.door, int) and one.throws and not one.problems for one in settled)


def _reader(mail: Mail, lines: Sequence[str]) -> Reader:
    """Return who reads a mail, with what its subject and its quotation say of the turn."""
    reader = Reader(mail.form, mail.left, first_turn(mail.subject, lines, mail.form), mail.vocabulary)
    reader.players = tuple(mail.players)
    reader.quoted_turn = mail.cleaned.asked_turn
    if not speaks_of_subject(lines):  # "never mind the subject line"
        reader.named = named_turns(mail.subject, reader.limits.count)
    return reader


def _orders_of_others(reader: Reader, cleaned: Cleaned) -> bool:
    """Return whether somebody's orders stand in what was quoted of others: whoever sends those on wants something."""
    return bool(cleaned.of_others) and bool(reader.take(answered_lines(cleaned.of_others, reader.form)).ordering)


def _may_use_form(cleaned: Cleaned, filled: Sequence[str], words: Sequence[str], subject: str) -> bool:
    """Whether a form that was filled in inside a quote speaks for the player: only where nothing else does."""
    if not any(line.strip() for line in filled) or cleaned.forwarded or is_forward(subject):
        return False
    asked = kinds.is_question(words) and not (kinds.asks_only_how(words) or points_at_form(words))
    acknowledged = only_acknowledges(words) and not kinds.says_nothing(words)  # "Thanks, that is all correct"
    signed = cleaned.in_part and sum(map(len, words)) < _SIGNED  # "Cheers! Ben", below a form with a prompt left empty
    return not (asked or (acknowledged and not signed) or kinds.is_robot(words) or is_resignation(words))


def _ends_in_orders(reader: Reader, item: PressItem) -> bool:
    """Return whether a word to the GM has a sentence of nothing but a throw and a space: "Is this thing on? 6/44"."""
    if item.to != ("GM",):
        return False
    for sentence in _SENTENCE.findall(item.text[:_LETTER]):
        if _BARE.fullmatch(sentence) is not None:
            settled = reader.take([sentence.strip()]).settled.values()
            if any(made.throws and isinstance(made.door, int) for made in settled):
                return True
    return False


def _not_taken(form: OrderForm, told: Worded, made: Took, writer: str) -> list[tuple[Problem, int]]:
    """Return the question whether orders are meant that stand within a quotation or press, or under another name."""
    reader = made.reader
    if made.denied is not None:
        return [(reader.say(made.denied), -1)]
    letters = made.letters if made.letters and not wants_nothing(told.words) else ()
    if any(
        item.held or _orders_in(reader, form, without_speeches(item.text.split("\n"), writer), half=item.to == ("GM",))
        for item in letters
    ):
        return [(reader.say("in-press"), -1)]
    quoted = told.words if told.quoting else []
    found = reader.take(answered_lines(quoted[:_LINES], form))
    # What is quoted need not be as plain as a label to be asked about: a limerick may tell its throw in any words.
    if any(
        isinstance(one.door, int) or len(one.problems) > 1  # "Dad says: “Give him a two and put the trapdoor on 39”"
        for one in found.settled.values()
    ):
        return [(reader.say("in-press"), -1)]
    if any(_ends_in_orders(reader, item) for item in letters):
        return [(reader.say("in-press"), -1)]
    others = rows_of_others(told.words)
    if others and reader.take(answered_lines(others, form)).ordering:
        return [(reader.say("other-player"), -1)]  # "Alfie's turn: a 3 please", and no orders besides
    return []
