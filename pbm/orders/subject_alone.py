"""Orders without labels in the subject of a mail that says nothing else: "5/44", and below it nothing or a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from pbm.orders.commands import command_in
from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.reader import Reader, Taken
from pbm.orders.standing.acknowledged import only_acknowledges
from pbm.orders.unanswered import only_signed
from pbm.orders.word_set import word_set

__all__ = ["orders_alone", "points_there", "says_no_more"]

_Less = Literal["nothing", "a word"]

_BRIEF: Final = 90  # characters of a mail that says no more than who wrote it
_SUBJECT_LONGEST: Final = 60
_TOO_SHORT: Final = 2  # letters that are neither an initial nor short for a name: "No", "Ok"
_NAMED = late(r"\W{0,3}(?:[A-ZÄÖÜÉ][^\W\d_]{0,14}\.?[\s-]?){1,3}\W{0,3}(?:x{1,3})?\W{0,3}")
_POINTS = late(
    r"\W{0,3}(?:(?:bitte )?(?:siehe?|s\.) (?:im |den )?betreff(?:zeile)?"
    r"|(?:steht )?(?:alles )?(?:im|in der) betreff(?:zeile)?"
    r"|voir (?:l'|le |en )?(?:objet|sujet|titre)|(?:tout est )?dans (?:l'objet|le sujet|le titre)"
    r"|zie (?:de |het )?(?:onderwerp(?:regel)?|titel)|staat in (?:de |het )?(?:onderwerp(?:regel)?|titel)"
    r"|(?:ver|véase|mira) (?:el )?asunto|en el asunto|(?:vedi|si veda) (?:l')?oggetto|nell'oggetto"
    r"|(?:as |see |orders? )?(?:in |the )?(?:subject|title|header|heading|above)(?: line)?)\b\W{0,3}"
    r"(?:(?:please|thanks|thank you|ta|cheers|danke|merci|bedankt|gracias|grazie)\W{0,3})?",
    re.IGNORECASE,
)
_SAID = late(r"[^\W\d_]+|\d+|[^\w\s]")
_BESIDE = word_set(
    "orders order my our please thanks and with for me züge zug meine bitte danke und mit ordres mes coups et avec "
    "merci zetten mijn en met graag bedankt órdenes mis y con gracias ordini mosse i miei e grazie"
)
_SIGNS: Final = frozenset("/,&+;:.–—-")
_PAIR = late(r"^(\d)\s(?:y|e|en|et|und|con|met|avec|mit)\s(\d{1,3})$", re.IGNORECASE)
_DATED = late(r"^\D{0,30}\d{1,2}\s?[./–—-]\s?(?:[0-2]?\d|3[01])\D{0,30}$")
"""Two figures that may be a day and its month: "5/12"."""


def points_there(said: str) -> bool:
    """Return whether words only point to the subject, in any of the six languages: "siehe Betreff"."""
    return len(said) < _BRIEF and _POINTS.match(said) is not None and _rest_is_name(said)


def says_no_more(lines: Sequence[str], writer: str = "") -> _Less | None:
    """Return ``nothing`` where the words below a subject are none, the writer's name, thanks, or point to the subject.

    ``a word`` where they are a word or two that may be a name, or may say something; None for any others.
    """
    said = " ".join(line.strip() for line in lines if line.strip())
    if not said or points_there(said):
        return "nothing"
    if len(said) >= _BRIEF or command_in(lines) is not None:
        return None
    named = _NAMED.fullmatch(said) is not None
    if (named and only_signed([said]) and _is_of(said, writer)) or only_acknowledges(lines):
        return "nothing"
    return "a word" if named else None


def _is_of(said: str, writer: str) -> bool:
    """Return whether words are the writer's name, in full or short: "Brenda", "Bren", "B. Wood"."""
    parts = writer.casefold().split()
    words = [word for word in _SAID.findall(said.casefold()) if word.isalpha()]
    return all(
        any(part == word or (len(word) != _TOO_SHORT and part.startswith(word)) for part in parts) for word in words
    )


def orders_alone(reader: Reader, subject: str, *, replying: bool, sure: bool) -> Taken | None:
    """Return what a subject orders that is all there is of a mail; None where no number in it can be an order.

    What is made of numbers and signs alone is taken as it would be in the mail. Whatever else may be an order is asked
    about: what may be a day, words beside the numbers, and all that stands in the subject of an answer, as that may be
    an old one. So is all of it where the mail is not ``sure`` to say nothing.
    """
    subject = subject.strip()
    if len(subject) > _SUBJECT_LONGEST or not (any(map(str.isdigit, subject)) or is_counting(subject)):
        return None
    whole = reader.take([_PAIR.sub(r"\1 and \2", subject)])
    if not whole.ordering:
        return None
    ordered = any(made.throws or made.door is not None for made in whole.settled.values())
    if replying:
        return Taken(problems=[(reader.say("subject"), 0)]) if ordered else None
    bare = _only_numbers(reader, subject)
    if sure and bare and _DATED.match(subject) is None and _is_whole(whole):
        return whole
    return Taken(problems=[(reader.say("numbers"), 0)], figures=whole.figures) if ordered or bare else None


def _only_numbers(reader: Reader, subject: str) -> bool:
    """Return whether a subject is made of numbers, signs and the names of boards, and of what says no more."""
    boards = {board.casefold() for board in reader.form.boards} if len(reader.form.boards) > 1 else frozenset[str]()
    words = _SAID.findall(subject.casefold())
    return all(
        word.isdigit() or word in _SIGNS or word in _BESIDE or word in boards or is_counting(word) for word in words
    )


def _is_whole(taken: Taken) -> bool:
    """Return whether throws and spaces were found on each board, and nothing is to be asked: "5" may be a turn."""
    found: Sequence[bool] = [
        bool(made.throws) and made.door is not None and not made.problems for made in taken.settled.values()
    ]
    return bool(found) and all(found) and not taken.problems and taken.loose is None


def _rest_is_name(said: str) -> bool:
    found = _POINTS.match(said)
    rest = said[found.end() :] if found is not None else said
    return not rest.strip() or _NAMED.fullmatch(rest) is not None
