"""Misgivings about what the head of its own sentence takes back, or puts off: "far be it from me to throw the 4"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import ASKED, ONE_TURN, SEVERAL_BOARDS, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = [
    "as_they_say",
    "asked_whether",
    "averse_to",
    "in_one_breath",
    "next_time",
    "perhaps_done",
    "said_before",
    "thought_better_of",
    "when_it_is_so",
]

_MAD: Final = r"(?:silly|mad|foolish|crazy|daft|unwise|rash|stupid|madness|folly|a fool|a mistake|an idiot|bonkers)"
_AVERSE: Final = late(
    r"\b(?:far be it from (?:me|us) to"
    r"|(?:i|we)(?:'d| would)? (?:hate|loathe|refuse|decline|hesitate|fear|dread) to"
    rf"|(?:would|'d) be (?:\w+ly )?{_MAD} (?:of me )?to"
    r"|\w+ expects? (?:me|us) to|(?:nobody|no one|nobody else)(?: [a-z]+){0,4} would"
    r"|(?:heaven|god|lord) forbid(?: that)? i(?: should)?|perish the thought(?: that)? i(?: should)?"
    r"|(?:ignore|forget|disregard) (?:what|all|anything|everything) i (?:wrote|said|told you)"
    r"(?: earlier| before)? about(?: wanting to| going to)?)\b(?P<between>[^,;:#]{0,40})#(?P<number>\d{1,3})\b"
)
"""What nobody does who says so. A comma, a colon or another number ends what it is said of."""
_WHEN: Final = late(
    r"^(?:(?:and|so|but|then) )?(?:when|once|as soon as) (?!in doubt|more\b|again\b|upon\b|bitten\b|asked\b)"
    r"[^,;:#]{3,60},? (?:i'll|i will|i shall|we'll|we will|we shall)\b(?P<between>[^;:#]{0,40})#(?P<number>\d{1,3})\b"
)
"""What is done when something has happened."""
_MAY: Final = late(
    r"(?<!\bif )\b(?:i|we) (?:may|might)(?! as well\b)(?! (?:be|add|say|not|seem|sound|ask|regret|live|need|want)\b)"
    r"(?! have (?!the\b|my\b|a\b))"
    r"(?P<between>[^,;:#]{0,40})#(?P<number>\d{1,3})\b"
)
_ONCE: Final = late(
    r"\b(?:i|we)(?: had|'d)? (?:thought|was going|were going|meant|wanted|intended|planned)"
    r" (?:i'd|we'd|i would|to|of|about)\b"
    r"(?P<between>[^,;:#]{0,40})#(?P<number>\d{1,3})\b[^;:]{0,40}?, (?:but |and )?(?:then )?(?:i |we )?"
    r"(?:thought better|changed my mind|changed our minds|decided against|not now|no longer|not any more)\b"
)
"""What somebody has thought better of."""
_ASKED: Final = late(
    r"^(?:(?:and|so|but|hm+|well) ,? ?)?(?:(?:should|shall) (?:i|we)|what (?:happens|if)|why (?:would|should)|is it"
    r"|(?:would|is|could|might) it be(?! (?:asking|too much|all right|alright|ok|okay|possible|a bother"
    r"|convenient)\b))\b"
    r"(?P<between>[^,;:#]{0,60})#(?P<number>\d{1,3})\b"
)
_NEXT: Final = late(
    r"^(?:and |but |so )?next (?:week|turn|round|month|time|go) ,? ?(?:i'll|i will|i shall|we'll|we will|we shall)\b"
    r"(?P<between>[^;:#]{0,40})#(?P<number>\d{1,3})\b"
)
_BYGONE: Final = late(
    r"^(?:and |but |well ,? ?)?(?:(?:the )?last (?:week|turn|round|month|time)|yesterday|the other day) ,? ?(?:i|we)"
    r" (?:said|wrote|wanted|meant|planned|thought|intended|would have)\b"
    r"(?P<between>[^,;:#]{0,40})#(?P<number>\d{1,3})\b"
)
_AGAIN: Final = word_set("again same keep stands stand still stays stay unchanged likewise")
"""Words by which what was said last week counts today."""
_THEIRS: Final = late(
    r"\b(?!he\b|she\b|they\b)\w+ (?:told|tells|says|said)(?: me| us)?(?: that)?"
    r" (?:he|she|they)(?:'ll| will| would| is going to| plans to)\b(?P<between>[^,;:#]{0,40})#(?P<number>\d{1,3})\b"
    r"|\b(?!he\b|she\b|they\b|trapdoor\b|trap\b|throw\b|vote\b|it\b|this\b|that\b)\w+ is (?:going|planning) to"
    r"(?P<then>[^,;:#]{0,40})#(?P<said>\d{1,3})\b[^;:]{0,60}?, (?:he|she|they)"
    r" (?:says|said|tells me|told me)\b"
)
"""What somebody who is named does; "he says he will …" may be what is typed for whose seat it is."""
_TURNED: Final = late(r"\b(?:and|but|so|be|then|anyway|nevertheless|still)\b")
_LINKS: Final = word_set("on board and the my a an , & with in")
_LINKS_ON: Final = frozenset(("and", "&"))
_MOST: Final = 60  # sentences that are looked at
_HEADS: Final = word_set(
    "far hate loathe refuse decline hesitate fear dread would 'd forbid perish ignore forget disregard expect expects "
    "nobody no"
)
_HEADS_ON: Final = frozenset(("it'd", "that'd", "i'd", "we'd"))


@needs(_HEADS | _HEADS_ON)
def averse_to(look: Look) -> Iterator[Misgiving]:
    """What its writer would never do: "I'd hate to throw the 4", "it would be silly to put the trapdoor on 45"."""
    yield from _of_heads(look, _AVERSE, "doubt")


@needs(word_set("better changed against now longer more"))
def thought_better_of(look: Look) -> Iterator[Misgiving]:
    """What its writer has thought better of: "I thought I'd nominate 45, then changed my mind"."""
    yield from _of_heads(look, _ONCE, "doubt")


@needs(ASKED)
def asked_whether(look: Look) -> Iterator[Misgiving]:
    """What its writer asks about: "should I nominate 45?", "what happens when I throw the 4?"."""
    yield from _of_heads(look, _ASKED, "doubt", asked=True)


@needs(word_set("next"), ONE_TURN)
def next_time(look: Look) -> Iterator[Misgiving]:
    """What is for the next turn: "throw 4. Next week I'll nominate 45"."""
    yield from _of_heads(look, _NEXT, "doubt")


@needs(word_set("last yesterday day"))
def said_before(look: Look) -> Iterator[Misgiving]:
    """What its writer wanted another time, and does not keep: "last turn I wanted to nominate 45"."""
    if not any(word.low in _AGAIN for word in look.words):
        yield from _of_heads(look, _BYGONE, "recalled")


@needs(word_set("told tells says said"))
def as_they_say(look: Look) -> Iterator[Misgiving]:
    """What somebody else says that they do: "Bo told me he will vote for 45", "Ann is going to throw 4, she says"."""
    yield from _of_heads(look, _THEIRS, "doubt")


@needs(word_set("may might"))
def perhaps_done(look: Look) -> Iterator[Misgiving]:
    """What its writer may do: "I may put the trapdoor on 45". Who "may as well" do it does it."""
    yield from _of_heads(look, _MAY, "hedged")


@needs(word_set("when once soon"))
def when_it_is_so(look: Look) -> Iterator[Misgiving]:
    """What is to be done when something has happened: "when the report is out I'll throw the 4"."""
    yield from _of_heads(look, _WHEN, "conditional")


def _of_heads(look: Look, heads: re.Pattern[str], why: str, *, asked: bool = False) -> Iterator[Misgiving]:
    """Yield a misgiving for each order whose number stands nowhere but behind one of the ``heads`` of a sentence.

    ``asked``: only of sentences that are questions.
    """
    behind: dict[int, int] = {}  # sentences, and the number that their head is said of
    for number in range(min(len(look.sentences), _MOST)):
        found = heads.search(spelled(look.of_sentence(number))) if look.asks(number) or not asked else None
        if found is None:
            continue
        between, value = (part for part in found.groups() if part is not None)
        if _TURNED.search(between) is None:
            behind[number] = int(value)
    for of in look.accepted if behind else ():
        places = look.places(of)
        number = look.sentence_at(places[0]) if places else -1
        same = bool(places) and look.sentence_at(places[-1]) == number and len(places) == len(of.values)
        if same and number in behind and (behind[number] <= look.high) is (of.field == "T"):
            said = look.of_sentence(number)[: places[0] - look.sentences[number].start + 1]
            if all(word.value != behind[number] for word in said):
                continue
            field = "throw" if of.field == "T" else "door"
            yield Misgiving(f"{field}-{why}", look.words[places[0]].line, of.field, of.board)


@needs(SEVERAL_BOARDS)
def in_one_breath(look: Look) -> Iterator[Misgiving]:
    """The throw of a board that is told in one breath with another's that is asked about: "if …, 4 on A and 2 on B"."""
    for of in look.accepted if look.throw_doubted else ():
        places = look.places(of) if of.field == "T" else []
        if len(places) != 1:
            continue
        start = look.sentences[look.sentence_at(places[0])].start
        before = look.words[start : places[0]]
        last = max((n for n, word in enumerate(before) if word.kind == "n" and 0 < word.value <= look.high), default=-1)
        if last < 0 or any(of.board != other.board and other.field == "T" for other in look.accepted):
            continue
        linking = all(word.low in _LINKS or word.text in look.boards for word in before[last + 1 :])
        if linking and any(word.low in _LINKS_ON for word in before[last + 1 :]):
            yield Misgiving("throw-doubt", look.words[places[0]].line, "T", of.board)
