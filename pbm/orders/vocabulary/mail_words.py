"""What mail programs and machines write, in all languages together."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from pbm.orders.vocabulary.files import TABLES

__all__ = ["MAIL", "MailWords"]


@dataclass(frozen=True, slots=True)
class MailWords:
    """Phrases in lower case, written as ``pbm.orders.vocabulary.phrases`` explains; the longest come first.

    An attribution is ``attribution_openings`` … ``attribution_verbs``, as in "On Monday Bob wrote:", or the verb and
    one of ``attribution_days`` with a date. ``separators`` and ``forward_separators`` stand between dashes over a
    message answered or passed on, ``forward_banners`` without dashes. ``from_words`` and ``header_words`` are the
    names of header lines. ``footers`` and ``blurbs`` begin lines: a telephone's last line, and a disclaimer that
    goes on to the end; ``list_words`` are found in the last lines of mailing lists. ``auto_reply_subjects`` begin the
    subjects that only machines write, ``auto_reply_phrases`` are found in their words, and now and then in
    a person's who orders too; ``machine_phrases`` are what nobody writes to a GM. ``recall_subjects`` begin the subject
    of a mail by which a program asks for an earlier one to be given back, ``recall_phrases`` stand in its sentence.
    """

    attribution_openings: tuple[str, ...]
    attribution_verbs: tuple[str, ...]
    attribution_days: tuple[str, ...]
    separators: tuple[str, ...]
    forward_separators: tuple[str, ...]
    forward_banners: tuple[str, ...]
    from_words: tuple[str, ...]
    header_words: tuple[str, ...]
    footers: tuple[str, ...]
    blurbs: tuple[str, ...]
    list_words: tuple[str, ...]
    recall_subjects: tuple[str, ...]
    recall_phrases: tuple[str, ...]
    auto_reply_subjects: tuple[str, ...]
    auto_reply_phrases: tuple[str, ...]
    machine_phrases: tuple[str, ...]


def _all(name: str) -> tuple[str, ...]:
    phrases = {phrase for tables in TABLES.values() for phrase in tables["mail"].get(name, ())}
    return tuple(sorted(phrases, key=lambda phrase: (-len(phrase), phrase)))


MAIL: Final = MailWords(*(_all(field.name) for field in fields(MailWords)))
"""The words of every language: a person's mail program seldom speaks the language that the person writes in."""
