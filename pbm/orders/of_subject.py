"""What the subject of a mail adds to it, contradicts in it, or orders for it, and the turns that it names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pbm.core.orders import OrderForm
from pbm.orders import kinds
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.late import late
from pbm.orders.phrasing.turn_clauses import NUMBERS
from pbm.orders.reader import Reader, Taken
from pbm.orders.subject_alone import orders_alone, points_there, says_no_more

__all__ = [
    "beside_mail",
    "first_turn",
    "is_forward",
    "is_reply",
    "named_turns",
    "sets_subject_aside",
    "speaks_of_subject",
    "subject_orders",
    "turns_in",
    "typed_into",
]

_REPLY = late(
    r"\s{0,4}(?:\[[^\]]{0,60}\]\s{0,3})?(?:re|aw|sv|antw|vs|odp|r|fwd?|wg|tr|rv|i|enc)\s?(?:\[\d{1,3}\])?\s?:",
    re.IGNORECASE,
)
_FORWARD = late(r"\s{0,4}(?:fwd?|wg|tr|rv|i|enc)\s?:", re.IGNORECASE)
_OF_SUBJECT = late(r"\bsubject\b", re.IGNORECASE)
_SUBJECT_WRONG = late(
    r"\b(?:slips?|typos?|mistyped?|mistake|error|wrong|oops|misprint|not \d{1,3} as)\b[^.!?]{0,40}"
    r"\b(?:in|of|on) (?:the |my |that )?subject(?! of\b)\b"
    r"|\b(?:ignore|disregard|never mind|forget|scrap)\b[^.!?]{0,40}\b(?:the|my|this) subject(?! of\b)\b"
    r"|\b(?:the |my |^)subject(?: line)?(?:'s| is| was| has| should)[^.!?]{0,40}"
    r"\b(?:slip|typo|mistake|error|wrong|be|read|say|have|out of date|old|rubbish)\b",
    re.IGNORECASE,
)
_SUBJECT_ASIDE = late(
    r"\b(?:ignore|disregard|never mind|forget|scrap)\b (?:what(?:'s| is| it says)? in |anything in )?"
    r"(?:the |my |this )?subject\b"
    r"|\bsubject(?: line)?(?:'s| is| was) (?:all |quite |completely |totally )?"
    r"(?:wrong|rubbish|old|out of date|nonsense)\b",
    re.IGNORECASE,
)
_TURN = late(r"\b(?:turns?|rounds?)\s{0,2}(\d{1,4})\b", re.IGNORECASE)
_REPORTED = late(
    r"\b(?:turns?|rounds?)\s{0,2}\d{1,4},? (?:report|results?|is played|adjudicated)\b"
    r"|\b(?:report|results?) (?:of|on|for|after) (?:turns?|rounds?)\s{0,2}\d{1,4}\b"
    r"|\bafter (?:turns?|rounds?)\s{0,2}\d{1,4}\b",
    re.IGNORECASE,
)
"""A turn that is over: what is ordered is for the one after it."""
_TITLED = late(r"\s{0,4}(?i:(?:re|aw|sv)\s?:\s?)?\[?[A-Z]{3,20}\]?\s?[/ #-]\s?(?P<turn>\d{1,3})\s{0,2}(?:$|[-:(,])")
_SHORT = late(r"\b(?:T|[Mm]ove|[Rr]d) ?(?P<turn>\d{1,3})\b(?! ?[/&+-])")
_PAIRED = late(
    r"(?:^|[-:–—,;!.] ?|\b(?:a|an|the|throw|go|play|move|me|my) )(?:[1-6]|one|two|three|four|five|six)"
    r" ?(?:,? (?:and|with|plus|und|mit|et|avec|en|met|y|con|e)|&|\+)"
    r" (?:(?:a|an|the|my|une|la|le|ma|die|eine|een|il|el|una|mi) ){0,2}[^\W\d_]",
    re.IGNORECASE,
)
"""A throw before "and" and the trapdoor: "Cobra - 4 and trapdoor 57"; the 4 of "Cobra 4, trapdoor 57" may be a turn."""
_PLAYED = late(
    r"\b(?:using|playing|throwing|moving|going|spending|taking|use|play|throw|take|spend)"
    r" (?:(?:a|an|the|my) )?(?:[1-6]|one|two|three|four|five|six)(?: ?[,;-]| (?:and|with)\b)"
    r"|(?:^|[-:–—,;!.] ?)(?:(?:a|an|the|my) )?(?:[1-6]|one|two|three|four|five|six)"
    r" (?:for me|for us|please|pls|this time|this (?:turn|round|week)|today)\b"
    r"|\b(?:rd|rnd|round|turn)\.? ?\d{1,4}\b[^\d\n]{0,12}\bgo (?:(?:a|an|the|my) )?"
    r"(?:[1-6]|one|two|three|four|five|six)(?: ?[,;&-]| (?:and|with)\b)"
    r"|\b(?:orders?|moves?) ?[:=–—-] ?(?:[1-6]|one|two|three|four|five|six)\b",
    re.IGNORECASE,
)
"""A throw that is played, or asked for behind a sign: "Viper: using the 2, trapdoor 95", "Cobra: 1 for me".

In "Cobra go 4, trapdoor 57" the go may be the fourth; not in "Cobra round 8 - go 4, trapdoor 57".
"""
_POINTS_UP = late(
    r"\W{0,3}(?:(?:i have |i've )?(?:got )?nothing (?:else |more |further )?to (?:add|say)[,.;:! -]{0,3})?"
    r"(?:(?:it's|its|it is|they're|they are|that's|see|all|everything|everything's|my|the|orders?|moves?|is|are|as) )"
    r"{0,4}"
    r"(?:all )?(?:up there|above|in (?:the |my )?(?:subject|title|header|heading)(?: line)?|(?:the )?subject"
    r"(?: line)?)?"
    r"(?:,? (?:please|thanks|ta|cheers))?\W{0,5}(?:(?-i:[A-Z][a-z.]{0,12})\W{0,3})?",
    re.IGNORECASE,
)
"""Words of a mail that has its orders in the subject: "Nothing to add, it's all up there. Len"."""
_POINTER = late(r"\b(?:above|subject|title|header|heading|up there)\b", re.IGNORECASE)
_POINTS_OUT = late(
    r"\W{0,3}(?:sorry[,.]? )?(?:(?:it's|its|it is|they're|they are|that's|please|see|all|everything|everything's"
    r"|my|the|orders?|moves?|is|are|look|read) ){1,5}(?:(?:all )?(?:in|at) )?"
    r"(?:the |my )?(?:subject|title|header|heading)(?: line)?\b"
    r"(?! (?:is|was|says?|of|to|a|an|wrong|old|above)\b)"
    r"(?P<reason>[^\d\n]{0,60})",
    re.IGNORECASE,
)
"""The same with a reason for it: "(it's all in the subject, I'm on the bus)"."""
_UNPOINTED = late(
    r"\b(?:not|n't|no|never|ignore|wrong|old|except|but|instead|unless|if|maybe|perhaps|throws?|trap\w*|door|change[ds]?"
    r"|one(?! (?:thumb|finger|hand|bar)\b)|two|three|four|five|six|mistake|should|meant|last|tomorrow|tonight"
    r"|later|soon|next)\b|n't\b|\?",
    re.IGNORECASE,
)
"""What makes such a reason say more than why nothing else is written."""
_TOLD = late(
    r"\b(?:a|the|my) ([1-6]|two|three|four|five|six)"
    r"(?= (?:is|it is|will|would|takes|gets|brings|this|now|today|at last|and|but)\b|[.,;!]| ?[-–—] )",
    re.IGNORECASE,
)
"""A throw that is told of: "a 5 is worth the risk"."""
_MARK_AT_END = late(r"(?:^|[\s:,-])(?:re|aw|sv|antw|r)\s?:\s{0,4}$", re.IGNORECASE)
_MARKS = 4  # "Re: Re: " before a subject
_POINTING = 90  # characters of such a mail
_LINES = 40  # of a mail, in which it speaks of its subject
_REACH = 2_000  # characters of them


def is_reply(subject: str) -> bool:
    """Return whether a subject is that of an answer."""
    return _REPLY.match(subject) is not None


def is_forward(subject: str) -> bool:
    """Return whether a subject is that of a mail passed on."""
    return _FORWARD.match(subject) is not None


def typed_into(subject: str, answered: Iterable[str]) -> str:
    """Return what somebody wrote into a subject themselves: without marks of an answer, and what they ``answered``.

    Nothing of a mail that was passed on: that subject is another's.
    """
    if is_forward(subject):
        return ""
    for ours in answered:
        before, found, after = subject.casefold().partition(ours.strip().casefold())
        if found:
            subject = f"{subject[: len(before)]} {subject[len(subject) - len(after) :]}"
    for _ in range(_MARKS):
        subject = _REPLY.sub("", subject, count=1)
    return _MARK_AT_END.sub("", subject).strip(" -–—:,/|")


def turns_in(subject: str) -> tuple[int, ...]:
    """Return the turns that a subject names."""
    return tuple(map(int, _TURN.findall(subject)))


def speaks_of_subject(lines: Sequence[str]) -> bool:
    """Return whether a mail speaks of its subject: "never mind the subject line"."""
    return _OF_SUBJECT.search(_said(lines)) is not None


def sets_subject_aside(lines: Sequence[str]) -> bool:
    """Return whether a mail says that its subject is nothing: "ignore the subject"."""
    return _SUBJECT_ASIDE.search(_said(lines)) is not None


def beside_mail(reader: Reader, subject: str, lines: Sequence[str], taken: Taken) -> None:
    """Ask where a subject of the player's own orders something else than the mail, and add what that leaves unsaid."""
    typed = reader.take([subject], labelled=True)
    said = _said(lines)
    if not _SUBJECT_WRONG.search(said):
        _compare(reader, typed, taken)
    if not _SUBJECT_ASIDE.search(said):
        _completed(reader, typed, taken)


def _said(lines: Sequence[str]) -> str:
    return " ".join(lines[:_LINES])[:_REACH]


def subject_orders(
    reader: Reader, cleaned: Cleaned, subject: str, lines: Sequence[str], taken: Taken, writer: str = ""
) -> tuple[Sequence[str], Taken]:
    """Return the orders that a subject spells out with labels, when the mail itself has none.

    Where the mail says nothing else either, numbers without labels are orders too.
    """
    if _SUBJECT_ASIDE.search(_said(cleaned.words)):
        return lines, taken
    if (
        not _may_label(subject)
        or cleaned.forwarded
        or kinds.is_question(cleaned.words)
        or kinds.is_robot(cleaned.words)
    ):
        return lines, taken
    said = " ".join(line.strip() for line in cleaned.words[:_LINES] if line.strip())
    found = reader.take([_REPLY.sub("", subject)], labelled=True)
    if not any(made.throws or made.door is not None for made in found.settled.values()):
        less = says_no_more(cleaned.words, writer) if not cleaned.blank else None
        alone = None
        if less is not None:
            typed = _REPLY.sub("", subject)
            alone = orders_alone(reader, typed, replying=is_reply(subject), sure=less == "nothing")
        return (lines, taken) if alone is None else ([subject], alone)
    if _REPLY.match(subject):
        if any(line.strip() for line in cleaned.words):
            return lines, taken
        if not _TURN.search(subject):
            # An old subject goes from answer to answer; one that names its turn says when it was meant.
            return [subject], Taken(problems=[(reader.say("subject"), 0)])
    if not said or (len(said) < _POINTING and _points_up(said)):
        # Nothing but the subject: what its labels leave unsaid may be told in it without one.
        whole = reader.take([subject])
        if not any(made.problems for made in whole.settled.values()):
            for name, made in found.settled.items():
                other = whole.settled[name]
                if made.throws and made.door is None and other.throws == made.throws:
                    made.door = other.door
                elif made.door is not None and not made.throws and other.door == made.door:
                    paired = len(found.settled) > 1 or _PAIRED.search(subject) or _PLAYED.search(subject)
                    made.throws = other.throws if paired else made.throws
    _against_letter(reader, said, found)
    found.chatter = taken.chatter
    return [subject], found


def _may_label(subject: str) -> bool:
    """Whether a subject may have a label and what it labels: a word without a figure is one of them at most."""
    return any(sign.isnumeric() for sign in subject) or len(subject.split()) > 1


def _against_letter(reader: Reader, said: str, found: Taken) -> None:
    """Ask where the letter below a subject with the orders tells of another throw: "I've decided a 5 is worth it"."""
    told = {NUMBERS.get(number.casefold()) or int(number) for number in _TOLD.findall(said.replace("’", "'"))}
    for name, made in found.settled.items():
        if len(made.throws) == 1 and told and not told & set(made.throws):
            made.throws, made.throws_asked = [], True
            made.problems.append((reader.say("subject-throw", board=name), -1))


def _points_up(said: str) -> bool:
    """Whether a mail says only that its orders stand in the subject, and perhaps why."""
    if _POINTS_UP.fullmatch(said) is not None or points_there(said):
        return True
    pointing, _, chat = said.replace("! ", ". ", 1).partition(". ")
    if chat and _POINTER.search(pointing) and _POINTS_UP.fullmatch(pointing) and _UNPOINTED.search(chat) is None:
        return not any(sign.isdigit() for sign in chat)
    found = _POINTS_OUT.fullmatch(said)
    return found is not None and _UNPOINTED.search(found["reason"]) is None


def _completed(reader: Reader, subject: Taken, taken: Taken) -> None:
    """Add from a subject of the player's own what the mail leaves unsaid: "I throw a 3", and below "trapdoor 57"."""
    for name, made in taken.settled.items():
        other = subject.settled.get(name)
        if other is None or other.problems:
            continue
        if not made.throws and not made.throws_asked and made.second is None and other.throws:
            if taken.small is None or _only_counts(taken):
                made.throws = other.throws
            else:
                made.throws_asked = True
                made.problems.append((reader.say("throws-differ", board=name), taken.small))
        elif made.door is None and not made.problems and other.door is not None:
            made.door = other.door


def _only_counts(taken: Taken) -> bool:
    """Return whether every number of a mail that could be a throw counts something: "3 admissions and no tea"."""
    return taken.opinion is not None and taken.opinion.whole and set(taken.smalls) <= taken.opinion.counted()


def _compare(reader: Reader, subject: Taken, taken: Taken) -> None:
    """Ask where a subject of the player's own orders another throw or another trapdoor than the mail."""
    for name, made in taken.settled.items():
        other = subject.settled.get(name)
        if other is not None and other.throws and made.throws and other.throws != made.throws:
            made.throws = []
            made.throws_asked = True
            made.problems.append((reader.say("subject-throw", board=name), -1))
        if other is not None and isinstance(other.door, int) and made.door not in (None, other.door):
            made.door = None
            made.problems.append((reader.say("subject-door", board=name), -1))


def named_turns(subject: str, count: int) -> tuple[int, ...]:
    """Return the turn that a subject names, nothing where it names others than a round of ``count`` turns has."""
    named = tuple(dict.fromkeys(turns_in(_REPORTED.sub("", subject))))
    return named if len(named) == count == 1 else ()


_OPENING = late(
    r"\b(?:this being|this is|it is|it's|it being|being) the (?:very )?first turn"
    r"(?=\s?[.,;:!)–-]|\s(?:so|and)\b|\sof (?:the|this|our|a) (?:new )?(?:game|set)\b|$)"
    r"|^\W{0,4}(?:(?:well|ok|right|ooh|yay),? )?(?:my |the )?(?:very )?first turn,? so\b",
    re.IGNORECASE,
)
"""How a mail itself says that the round is the first of all."""


def first_turn(subject: str, lines: Sequence[str], form: OrderForm) -> bool:
    """Whether the round is known to begin a set of six: all numbers are left then."""
    if form.turns:
        return form.turns[0] % 6 == 1
    subject = _REPORTED.sub("", subject)
    told = [line[:1000] for line in lines[:50] if "turn" in (low := line.lower()) or "round" in low]
    named = {int(turn) for text in (subject[:1000], *told) for turn in _TURN.findall(text)}
    titled = (_TITLED.match(subject) or _SHORT.search(subject)) if not named else None
    named |= {int(titled["turn"])} if titled is not None else set()
    if not named:
        return any(map(_OPENING.search, told))
    return all(turn % 6 == 1 for turn in named)
