"""Orders for a turn to come that hold as long as nothing else is heard: "if I don't reply, play 3 in turn 2".

"If I may" says as little. Orders for later turns are kept until they are replaced, so such words add nothing. What
hangs on anything else cannot be kept: a turn is played with all its orders at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import AFTER, AFTER_NEXT, NEXT, TURNS_ON
from pbm.orders.phrasing.sentence_around import SENTENCE
from pbm.orders.phrasing.turn_clauses import THROW, lowered
from pbm.orders.word_set import word_set

__all__ = ["hangs_on_something", "without_unless_heard"]

_ME: Final = r"(?:me|us)"
_THEN: Final = (
    r"(?: (?:again|else|more|anything(?: (?:else|new|different))?|any orders?|orders?|any more|to you|to this|back"
    r"|in time|by then|before then|until then|then|next (?:time|week|round|turn)|(?:by|before|until) "
    r"(?:the deadline|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week))){0,3}"
)
_SILENCE: Final = late(
    r"\b(?:(?:if|in case|should) (?:"
    rf"you (?:don't|do not|haven't|have not|should not|shouldn't) (?:hear|heard|get|receive|got|received)"
    rf"(?: (?:anything|any word|word|more|a word))?(?: else| more| new| different| further)? from {_ME}{_THEN}"
    rf"|you(?: should)? hear (?:nothing|no more)(?: else| more| new| different| further)? from {_ME}{_THEN}"
    r"|(?:nothing|no mail|no word|no orders?)(?: else| more| new| further)? (?:comes|arrives|reaches you)"
    rf" from {_ME}{_THEN}"
    rf"|(?:i|we) (?:don't|do not|can't|cannot|fail to|forget to|happen not to|should fail to|should not|shouldn't)"
    r"(?: (?:manage to|get round to|get to|happen to))?"
    rf" (?:reply|write|answer|respond|mail|email|order|send|get back to you|be in touch|get in touch){_THEN}"
    rf"|(?:i|we)(?:'m| am|'re| are) (?:silent|late|not back(?: in time)?){_THEN}"
    rf"|(?:i|we) (?:should )?forget{_THEN}"
    r")|unless (?:you hear (?:otherwise|differently|something else|anything else|more)?(?: ?from (?:me|us))?"
    rf"|(?:i|we) (?:say|write|tell you|let you know|mail|change|decide|send)(?: otherwise| differently"
    rf"| something else| anything else| again| new ones| you){{0,2}}{_THEN}"
    r"|(?:i|we) (?:change my mind|change our minds|have a better idea|think better of it)"
    r"|told otherwise)"
    r"|if (?:i may|you (?:don't|do not) mind|you (?:would|please)|possible|allowed"
    r"|(?:that's|that is|it's) (?:ok|okay|all right|alright|fine|possible|allowed)(?: (?:with|by) you)?"
    r"|(?:it is not|it's not|it isn't|not) too (?:early|soon)(?: to (?:say(?: so)?|ask|order|send (?:it|them|this)))?"
    r"|you (?:take|keep|accept) (?:orders|such(?: things| orders)?|them|these)(?: (?:so|that) (?:far ahead"
    r"|early|soon))?)"
    r"|(?:wenn|falls) (?:ich darf|es (?:nicht zu früh|möglich) ist|(?:das|es) (?:schon |jetzt ){0,2}(?:geht"
    r"|möglich ist))"
    r"|als (?:het|dat) (?:al )?(?:mag|kan|niet te vroeg is))(?!\w)",
    re.IGNORECASE,
)
_AROUND: Final = late(r"\s{0,2}(?:,|–|—|:)?\s{0,2}(?:(?:then|please) ){0,2}")
_CONDITION: Final = late(
    r"[\s,]{0,4}(?:(?:and|but|so|or) )?(?:(?:if|provided|as long as|only if|wenn|falls)\b|si\b(?!\s?[,.!])"
    r"|als (?:ik|hij|zij?|het|er|de|je|jij|wij?|niemand|iemand)\b)",
    re.IGNORECASE,
)
"""What a sentence begins with that hangs on something; "als nächstes" names a time, and "si," says yes."""
_BEHIND: Final = late(r"\b(?:(?:only )?if|provided|as long as|wenn|falls)\b", re.IGNORECASE)
_KINDLY: Final = late(
    r"\bif (?:you (?:don't mind|would|please|can|could|will|like|need|want)|that'?s|that is|it'?s|i may|i can|possible"
    r"|allowed|not too late|so)\b",
    re.IGNORECASE,
)
_TURN: Final = late(r"(?<!next )\b(?:turns?|rounds?|zug|züge|runden?|tours?|beurt|turno) ?(?P<turn>\d{1,3})\b")
_LEADING: Final = word_set("and but then so for in on at the und aber dann für et mais puis pour en maar dan voor")
_TIMES: Final = (NEXT, AFTER_NEXT, TURNS_ON, AFTER)


def without_unless_heard(text: str, turns: Sequence[int]) -> str:
    """Return ``text`` without "if you don't hear from me" and the like, where a throw is for a turn after ``turns``."""
    if not turns or _SILENCE.search(text.replace("’", "'")) is None:
        return text
    return SENTENCE.sub(lambda found: _without(found.group(), max(turns)), text)


def _without(sentence: str, last: int) -> str:
    found = _SILENCE.search(sentence.replace("’", "'"))
    if found is None:
        return sentence
    before, behind = sentence[: found.start()], sentence[found.end() :]
    if not _is_ahead(f"{before} ~ {behind}", last):
        return sentence
    after = _AROUND.match(behind)
    return before + behind[after.end() if after is not None and not before.strip() else 0 :]


def hangs_on_something(sentence: str, last: int) -> bool:
    """Return whether a throw for a turn after ``last`` hangs on something: "if it goes well, 3 for turn 2".

    So does "3 for turn 2 if it goes well"; in "tell me if turn 2 is 3 days late" nothing is thrown before the "if".
    """
    if _KINDLY.search(sentence) is not None:
        return False
    if _CONDITION.match(sentence) is not None:
        return _is_ahead(sentence, last)
    behind = _BEHIND.search(sentence)
    if behind is None:
        return False
    head = sentence[: behind.start()]
    return _is_ahead(head, last) or (_only_names_time(head) and _is_ahead(sentence, last))


def _only_names_time(head: str) -> bool:
    """Whether words name a turn and nothing else: "Next turn, " before "if the 6 is still there, 6"."""
    said = _TURN.sub(" ", lowered(head))
    for time in _TIMES:
        said = time.sub(" ", said)
    return all(word in _LEADING for word in said.replace(",", " ").replace(":", " ").split())


def _is_ahead(sentence: str, last: int) -> bool:
    """Whether a sentence has a throw in it and tells of a turn to come."""
    said = lowered(sentence)
    named = [int(found["turn"]) for found in _TURN.finditer(said)]
    ahead = any(turn > last for turn in named) if named else any(time.search(said) for time in _TIMES)
    return ahead and THROW.search(_TURN.sub(" ", said)) is not None
