"""Misgivings about orders that the letter around them disowns: "the form is just an example", "I'm keeping the 4"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import ONE_TURN, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["denied_in_letter", "disowned_in_letter", "sent_and_binned"]

_TIME: Final = r"(?:week|turn|round|month|time|issue)"
_FORM: Final = (
    r"(?:the|this|that|my|these|those) (?:form|orders?|lines?|numbers|answers?)(?: (?:above|below|there|here|in it))?"
)
_BEFORE: Final = (
    r"(?:(?:(?:that|which) )?(?:i|we)(?:'ve| have| had)? (?:just |already )?(?:sent|gave|given|mailed|posted|submitted)"
    r"(?! (?:above|below|here|in this))\b|(?:from|of) (?:this morning|yesterday|earlier|before|last night|lunch)"
    r"|in my (?:last|previous|earlier|first|other|old) )"
)
"""What says of orders that they came in another mail."""
_DISOWNED: Final = (
    rf"(?:these|{_FORM}|this) (?:is|are|was|were) (?:(?:only|just|still|all|merely) )*"
    rf"(?:(?:from )?last {_TIME}(?:'s)?(?: orders?| ones?)?(?= ?[,.;!-]| and| so| but|$)"
    r"|(?:an? |the )?(?:example|draft|test|joke|specimen|trial"
    r"|mistake|wrong (?:one|ones|orders|form))s?|wrong|not mine|not right|not my orders?|to be ignored|void)",
    rf"(?:please )?(?:ignore|disregard|forget|skip|overlook) (?:{_FORM}(?! {_BEFORE})"
    r"|what (?:is|stands) (?:above|below)|the above|the below)",
    r"i(?:'ve| have)? (?:only |just )?(?:filled|sent|completed|typed)(?: in| out)?"
    r" (?:this|it|the form|that|these|them)(?: in| out)?"
    r" (?:by (?:mistake|accident)|in error|to (?:see|test|try|check)|as an? (?:test|example|trial|joke)|for fun)",
    r"(?:not )?to be (?:used|entered|counted|played|filed|sent) (?:before|until|till|only)",
    r"my (?:son|daughter|wife|husband|brother|sister|cat|dog|grandson|granddaughter) filled"
    rf" (?:in |out )?(?:{_FORM}|it|this|that)",
)
_LETTER: Final = late(
    rf"^(?:(?:please|sorry|oops|ps|p\.s|nb|note|and|but|so|hi|hello) ?[,:!]? )*(?:{'|'.join(_DISOWNED)})\b"
)
"""What a sentence of the letter says of the orders beside it."""
_BINNED: Final = late(
    r"#\d{1,3}\b.{0,40} (?:that|which) (?:i|we) (?:sent|wrote|ordered|gave|named)\b(?: [a-z]+){0,4}"
    r" ?,? ?(?:please )?(?:(?:put|throw|drop|chuck|tear|burn) (?:it|them|that|both)"
    r"|(?:bin|forget|ignore|disregard|cancel|scrap|delete)(?: it| them| that| both)?(?= ?(?:[,.;!]|$)))"
)
"""What was ordered before, and is thrown away."""
_ABOVE: Final = late(r"\babove\b|^(?:that|those|they|it|this) (?:was|were)\b")
_BELOW: Final = late(r"\bbelow\b")
"""Where the orders stand that are spoken of; elsewhere it is wherever they stand."""
_DENIED: Final = late(
    r"\b(?:don't|do not|dont|never|must not|mustn't|won't|will not|shan't|not going to|refuse to|rather not)"
    r"(?P<between>(?: (?!mind|just|only|like|hesitate|think|care|often|usually|normally|always|forget)[a-z']+){0,4})"
    r" (?:throw|use|play|spend|waste|take|burn) (?:the |my |an? |that )?#(?P<denied>\d)\b"
    r"|\b(?:i'm|i am|i'll be|i shall be) (?:still )?(?:keeping|saving|hoarding|holding)(?: on to| onto)? (?:the|my)"
    r" #(?P<kept>\d)\b(?! (?:as|on|for (?:my |the )?throw|in play))"
    r"|\b(?:i'll|i will|i shall|please|to) (?:keep|save) (?:the|my) #(?P<saved>\d) (?:for|until|till|back)\b"
)
"""What denies a throw in so many words, or keeps it for later."""
_RESTORED: Final = word_set(
    "but anyway still after instead except unless although though however today now yet all said says tells told if "
    "again wait sorry meant mean typo wrong"
)
_HEADS: Final = word_set(
    "these those this that they the my please ignore disregard forget skip overlook i i've not to sorry oops ps note hi"
)
_DENYING: Final = word_set(
    "don't do dont never must mustn't won't will shan't not refuse rather keeping saving keep save only"
)
_ONLY: Final = late(
    r"^(?:but )?(?:use |throw |play )?(?:the |my )?#(?P<denied>\d) only (?:if|when|once|after|provided)\b"
)
"""What is thrown on a condition."""
_MOST: Final = 60  # sentences that are looked at


@needs(_HEADS)
def disowned_in_letter(look: Look) -> Iterator[Misgiving]:
    """Orders that a sentence of their own calls last week's, a trial, wrong or somebody else's."""
    numbered = {look.sentence_at(place) for of in look.accepted for place in look.places(of)}
    for number in range(min(len(look.sentences), _MOST)):
        if number in numbered or look.asks(number):
            continue
        found = _LETTER.match(spelled(look.of_sentence(number)))
        if found is None:
            continue
        start = look.sentences[number].start
        for of in look.accepted:
            ahead = any(place < start for place in look.places(of))
            behind = any(place >= start for place in look.places(of))
            if ahead and not behind if _ABOVE.search(found[0]) else behind or not _BELOW.search(found[0]):
                yield Misgiving("waiting", look.words[start].line, of.field, of.board)


@needs(word_set("sent wrote ordered gave named"))
def sent_and_binned(look: Look) -> Iterator[Misgiving]:
    """What was sent before and is thrown away: "the throw 4 that I sent yesterday, please put it in the bin"."""
    for number in range(min(len(look.sentences), _MOST)):
        if not _BINNED.search(spelled(look.of_sentence(number))):
            continue
        for of in look.accepted:
            places = look.places(of)
            if places and all(look.sentence_at(place) == number for place in places):
                yield Misgiving("taken-back", look.words[places[0]].line, of.field, of.board)


@needs(ONE_TURN, _DENYING)
def denied_in_letter(look: Look) -> Iterator[Misgiving]:
    """A throw that stands in a form or a line of orders, and that the letter denies: "please don't throw the 4"."""
    thrown = [of for of in look.accepted if of.field == "T" and len(of.values) == 1 and len(look.places(of)) > 1]
    for of in thrown:
        for number in sorted({look.sentence_at(place) for place in look.places(of)}):
            if look.asks(number) or number >= _MOST:
                continue
            part = look.of_sentence(number)
            said = spelled(part)
            only = _ONLY.match(said)
            found = only or _DENIED.search(said)
            told = {int(group) for group in found.groupdict().values() if group and group.isdigit()} if found else set()
            if told == set(of.values) and (only or not any(word.low in _RESTORED for word in part)):
                yield Misgiving("throw-doubt", part[0].line, "T", of.board)
                break
