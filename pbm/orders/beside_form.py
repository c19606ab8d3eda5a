"""A form that was filled in within a quotation, beside what its player says above it: what each leaves to the other."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.answers.of_board import Settled
from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.reader import Reader, Taken

__all__ = ["agreed_with_form", "contradicted_form", "form_denied", "points_at_form"]

_POINTING = late(
    r"\b(?:as|like|what(?:ever)?|the rest|rest|others?|remainder|everything else|all else)\b[^.!?\d]{0,30}"
    r"\b(?:filled|form|slip|sheet|card|coupon|below|entered|ticked|typed|there)\b"
    r"|\b(?:hole|pit|hatch|door|square|space|trap ?door|trap|throw|die|roll|number|rest|other)s?"
    r" (?:(?:should|ought to) (?:be|read|say|have)"
    r"|as (?:is|it is|stated|given|shown|before me)|stands?|stays?|remains?|unchanged"
    r"|is (?:right|fine|ok|okay|correct)"
    r"|(?:as|is) (?:on|in|per) the)\b",
    re.IGNORECASE,
)
_PUT_RIGHT = late(
    r"\b(?:make (?:that|the|it|my)|should (?:be|read|say|have (?:been|said|read))|instead of|rather than|not \d{1,3}"
    r"|typo"
    r"|(?:change|alter|correct|amend|swap|misread|mistyped?|slip|correction|wrong|meant|mean)\b[^.!?]{0,60}\d)",
    re.IGNORECASE,
)
_STEPPING = late(
    r"\b(?:i|i'll|i'd|will|shall|let me|going to|want to)(?: [^\W\d_]{2,9}){0,1}"
    r" (?:step|hop|move|go|walk|march|advance)"
    r"(?: (?:a|an|the|by|for|on|only|just)){0,2} (?P<number>[1-6]|one|two|three|four|five|six)(?![\w-])"
    r"(?! (?:o'clock|days?|weeks?|miles|of|or|times|more)\b)",
    re.IGNORECASE,
)
_FORMS = r"(?:form|slip|sheet|card|coupon|answers|quote|below)"
_POINTED_AT = late(
    r"\b(?:filled|completed|answered|typed|written|entered|put)(?: (?:it|them|all|both|everything|this|mine"
    r"|(?:my|the|your) [^\W\d_]{2,12}))?(?: (?:in|out|up))?"
    r" (?:above|below|beneath|underneath|inline|in (?:the|your) (?:form|quote|slip|boxes|gaps))\b"
    r"[^?.!;\n]{0,40}[.!,;\n]",
    re.IGNORECASE,
)
"""Words by which the form that is quoted beside them is what its player orders, whatever else is asked."""
_OF_BEFORE = late(r"\b(?:last|yesterday|already|before|ago|earlier|arrived?|received?|reached?|lost)\b", re.IGNORECASE)
_UNUSED = late(
    rf"\b(?:ignore|disregard|scrap|(?:don't|do not|not to) (?:use|take|count|play|read))\b"
    rf"[^.!?\d]{{0,30}}\b{_FORMS}\b"
    rf"|\b{_FORMS}\b[^.!?\d]{{0,30}}\b(?:is|are|was|were) (?:only |just |still )?"
    r"(?:last|an? old|not mine|void|invalid|out of date)\b",
    re.IGNORECASE,
)
_OF_ANOTHER = late(
    r"\b(?:(?!(?:it|that|this|here|there|what|let|today|week|month|year|turn|round|tomorrow|yesterday|gm)'s)"
    r"[^\W\d_]{2,20}'s|his|hers?|their) (?:(?!own)[^\W\d_]{2,10} )?"
    r"(?:form|slip|sheet|card|coupon|answers)\b|\bnot mine\b",
    re.IGNORECASE,
)
_COUNTED = late(
    r"(?<![\w.])(?P<number>[1-6]|one|two|three|four|five|six)(?![\w-]|[.:]\d)"
    r"(?! (?:[^\W\d_]{3,12} )?"
    r"(?!this\b|as\b|is\b|please\b|thanks\b|yes\b|spaces\b|squares\b|steps\b)[^\W\d_]{2,14}s\b)",
    re.IGNORECASE,
)
"""A small number that no noun in the plural makes a count of something."""
_AGED = late(
    r"\(\d{1,2}\)|\b(?:aged?|is|turned|turns) \d{1,2}(?= (?:years|now|today|next|this|on)\b)",
    re.IGNORECASE,
)
_CORRECTING = late(
    r"\b(?:no wait|wait|sorry|actually|make (?:it|that|my|the)|instead|chang\w{1,4}|correct\w{0,4}|oops|rather|wrong"
    r"|should|ignore|scrap|forget|disregard|mistake|mistyped?|typo|not|misread|after all|on second thoughts?|slip"
    r"|amend\w{0,4}|alter\w{0,4}|update\w{0,4}|new|(?<!at )last|previous|old|earlier)\b",
    re.IGNORECASE,
)
"""Words of somebody who says which of the two counts, or that one of them is old."""
_REACH = 2_000  # characters of a mail in which it points at its form


def agreed_with_form(reader: Reader, taken: Taken, filled: Sequence[str], words: Sequence[str]) -> None:
    """Add to orders that stand in ``words`` what a form beside them says as well.

    A number that the words have and nothing makes an order is one where the form has it too; what the words do not
    speak of is the form's only where they say so.
    """
    if not taken.ordering or taken.problems or not any(line.strip() for line in filled):
        return
    pointing = _POINTING.search(" ".join(words)[:_REACH]) is not None
    form = reader.take(filled)
    for name, made in taken.settled.items():
        other = form.settled.get(name)
        if other is None or other.problems:
            continue
        if _put_right(made, other, " ".join(words)[:_REACH]):
            made.throws = made.throws or list(other.throws)
            made.door = made.door if made.door is not None else other.door
            continue
        if _the_same(taken, made, other):
            made.throws, made.door, made.problems = list(other.throws), other.door, []
            made.throws_asked = False
            continue
        if _another_throw(made, other) and _CORRECTING.search(" ".join(words)[:_REACH]) is None:
            made.throws, made.throws_asked = [], True
            made.door = other.door
            made.problems.append((reader.say("throws-differ", board=name), -1))
            continue
        alike = made.door in (None, other.door) or other.door is None
        if other.throws and not made.throws and not made.throws_asked and made.second is None and alike:
            small = [value for value in taken.figures if reader.limits.low <= value <= reader.limits.high]
            if set(small) == set(other.throws) or (pointing and taken.small is None):
                made.throws = list(other.throws)
        elif pointing and made.throws and made.door is None and not made.problems and other.door is not None:
            made.door = other.door


def form_denied(words: Sequence[str]) -> str | None:
    """Return what to say of a form of which the words beside it say that it is not to be used, or whose it is."""
    text = " ".join(words)[:_REACH]
    if _OF_ANOTHER.search(text) is not None:
        return "other-player"
    return "announced" if _UNUSED.search(text) is not None else None


def _number(found: re.Match[str]) -> int:
    number = found["number"].casefold()
    return int(number) if number.isdigit() else NUMBER_WORDS[number]


def _the_same(taken: Taken, made: Settled, form: Settled) -> bool:
    """Whether words of which little was understood have the form's numbers and no others: "as it says, five and 61"."""
    if not made.problems or made.throws or any(problem.code != "not-understood" for problem, _ in made.problems):
        return False
    return len(form.throws) == 1 and set(taken.figures) == {form.throws[0], form.door}


def _another_throw(made: Settled, form: Settled) -> bool:
    """Whether words order another throw than the form, and no other trapdoor: then they are not simply new orders."""
    if not made.throws or not form.throws or made.throws == form.throws:
        return False
    return isinstance(form.door, int) and made.door in (None, form.door)


def _put_right(made: Settled, form: Settled, words: str) -> bool:
    """Whether words only put one figure of a form right, and name it: "make that trapdoor 47, not 74"."""
    if made.problems or made.throws_asked or made.second is not None or bool(made.throws) == (made.door is not None):
        return False
    old = form.throws if made.throws else [form.door]
    if not form.throws or old in ([made.door], made.throws) or len(old) != 1:
        return False
    return _PUT_RIGHT.search(words) is not None and re.search(rf"(?<!\d){old[0]}(?!\d)", words) is not None


def contradicted_form(reader: Reader, taken: Taken, said: Taken, words: Sequence[str]) -> None:
    """Ask for the throw of a form, in ``taken``, where the words beside it have another number that a throw can be."""
    text = " ".join(words)[:_REACH]
    small = {value for value in map(_number, _COUNTED.finditer(_AGED.sub(" ", text))) if value in said.smalls}
    small |= set(map(_number, _STEPPING.finditer(text)))
    for name, made in taken.settled.items():
        if made.throws and small and not small & set(made.throws):
            made.throws = []
            made.throws_asked = True
            made.problems.append((reader.say("throws-differ", board=name), -1))


def points_at_form(words: Sequence[str]) -> bool:
    """Return whether a player says that the orders were filled into the form: "Filled in above. Are boards alike?"."""
    said = "\n".join(words)[:_REACH] + "\n"
    return _POINTED_AT.search(said) is not None and _OF_BEFORE.search(said) is None
