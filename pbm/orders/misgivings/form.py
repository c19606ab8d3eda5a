"""Misgivings about orders that a filled-in prompt says otherwise than the player's own sentence does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import THROW, WEAK_THROW, role_of
from pbm.orders.misgivings.needs import DOOR_TAKEN, ONE_TURN, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.numbers import NUMBER_WORDS

__all__ = ["form_and_door", "form_and_words"]

_MOST = 60  # lines that are compared
_LONGEST = 300
_TWO = 2
_PROMPTING = frozenset(":=?")
_FILLED = late(r"\W{0,6}(?P<label>[^\W\d_][^:=?\n]{1,60}?)\s?[:=?]{1,2}\s{0,12}(?P<value>[1-6])[\s.!]{0,4}$")
_SPENDING = late(
    r"\b(?:spend|use|play|throw|roll|burn|risk|sacrifice|part with|go with|blow|let go of|send|move|step|hop|advance)"
    r"(?: (?:up|by|forward|on|only|just))?"
    r"(?: (?P<whose>my|the|an?)(?: (?:last|only|lovely|precious|dear|big|little|trusty|lone|single|one)){0,2})?"
    r" (?P<value>[1-6]|one|two|three|four|five|six)\b"
    r"(?![-.:]\w| (?:or|a side|and|of the|times|more|o'clock|[ap]\.?m)\b|\s?[%/])"
    r"(?! (?:[^\W\d_]{3,12} )?(?!this\b|as\b|is\b|please\b|thanks\b"
    r"|spaces\b|squares\b|steps\b|places\b)[^\W\d_]{2,14}s\b)",
    re.IGNORECASE,
)
_WILLING = late(
    r"\b(?:i will|i'll|i shall|i am going to|i'm going to|going to|gonna|decided to|decided (?:to be|on) [^.!?\d]{2,30}"
    r"|resolved to|plan to|intend to|mean to|want to|would like to|i'd like to|let me|time to|about to|please)\b",
    re.IGNORECASE,
)
_NOT_SO = late(
    r"\b(?:not|never|no|don't|won't|can't|cannot|didn't|wouldn't|without|instead|rather|next|later|last|tempted|if|when"
    r"|unless|nearly|almost|actually|change[ds]?|correct\w{0,4}|sorry|wait|make that|after all|before|until|till|then"
    r"|used to|tomorrow|wanted|you|he|she|they|his|her|their|we|might|could|may|perhaps|maybe|scrap|ignore|oops)\b",
    re.IGNORECASE,
)
_NOT_NOW = late(
    r"\b(?:not|n't|never|without|(?:spend|use|play|throw)ing|keep|save|next (?:time|turn|round|month|week)|later)\b"
    r"[^.!?\d]{0,30}\b[1-6]\b"
    r"|\b[1-6]\b[^.!?\d]{0,20}\b(?:next (?:time|turn|round|month|week)|later|for (?:then|the end))\b",
    re.IGNORECASE,
)
_PUT_RIGHT = late(
    r"\b(?:instead|change[ds]?|chang\w{3}|correct\w{0,5}|sorry|wait|actually|make (?:it|that|my)|scrap|ignore|oops"
    r"|wrong|mistake|should (?:be|read|say)|rather than|misread|mistyped?|typo|second thoughts?|after all"
    r"|amend\w{0,4})\b",
    re.IGNORECASE,
)
_OWNING = r"(?:my|mon|il mio|mio|meine?n?|mi|mijn)"
_SAID_NOW = late(
    r"\bi(?:'ve| have) gone (?:for|with) (?:the|an?|my) (?P<gone>[1-6])\b"
    rf"|\b(?:confirm|confirme|confermo|bestätige|confirmo|bevestig)\b[^.!?\d]{{0,12}}\b{_OWNING} (?P<sure>[1-6])\b"
    r"|\b(?:glad|happy|relieved|delighted|conten(?:t|te|to|ta)|felice|heureu(?:x|se)|freue?|froh|blij|alegro|alegra)\b"
    rf"[^.!?\d]{{0,50}}\b(?:{_OWNING}|the|le|il|die|de|el) (?P<kept>[1-6])\b[^.!?\d]{{0,25}}\b(?:this (?:turn|round"
    r"|month|time)|questo (?:giro|turno)|questa volta|ce (?:tour|coup)|cette fois|diese[rns]? (?:runde|mal)"
    r"|esta (?:ronda|vez)|este turno|deze (?:ronde|beurt|keer))\b",
    re.IGNORECASE,
)
_THEN = late(
    r"\b(?:not|never|didn't|don't|would|could|nicht|pas|non|niet|no|hätte|aurais|avrei|instead|sorry|wait|change[ds]?)\b",
    re.IGNORECASE,
)
_HOLE = r"(?:trap[- ]?doors?|traps?|doors?|nominations?|td|hole)"
_FILLED_DOOR = late(
    r"(?:\s{0,6}\(?\d{1,2}[.):]|[^\n]{2,40}[:=] ?\d{1,3}[,;/|])?"
    rf"\W{{0,6}}(?:(?:my|the|your|a space to nominate as a) ){{0,2}}{_HOLE}"
    r"(?: (?:on|at|space|square|number|no)){0,2}\s?[:=.–-]{0,3}\s{0,12}(?P<value>\d{1,3})[\s.!]{0,4}$",
    re.IGNORECASE,
)
_DUG = late(
    rf"\b(?:went|gone|going|go|plumped|opted|settled) (?:for|on|with) (?:space |square |number )?(?P<gone>\d{{1,3}})"
    rf"(?: again)? (?:with|as|for) (?:the|my|our|a) {_HOLE}\b"
    rf"|\b(?:put|putting|place|placing|placed|set|setting|having|moved?|moving|got|have) (?:the|my|our|a) {_HOLE}"
    r" (?:on|at|to|under|in) (?:space |square |number )?(?P<put>\d{1,3})\b"
    rf"|\b(?P<best>\d{{1,3}}) (?:for|as) (?:the|my|our) {_HOLE}(?= (?:seemed|seems|felt|feels|looked|looks|was my)\b)"
    rf"|\b{_HOLE} (?:on|at|under|in) (?P<there>\d{{1,3}}),? (?:so|and) that's where (?:mine|it|i)\b"
    rf"|\b(?:my|our) {_HOLE} of (?P<own>\d{{1,3}})\b"
    rf"|\b(?:my|our) {_HOLE}(?: is|'s| goes| will be| shall be| sits)?(?: there| up| down| right| now)?"
    r" (?:on|at|to|under|in) (?:the )?(?:space |square |number )?(?P<mine>\d{1,3})\b"
    r"|\b(?:who|somebody|someone|anyone|anybody|everyone|everybody|they all)(?: will| is going to)?"
    r" (?:falls?|drops?|goes|tumbles?|plunges?|plummets?) (?:right |straight )?(?:through|down|into|in at|at)"
    r" (?:the )?(?:space |square |number )?(?P<fallen>\d{1,3})\b",
    re.IGNORECASE,
)
"""A sentence by which its writer has a trapdoor somewhere."""
_NOT_MINE = late(
    r"\b(?:not|never|no|n't|didn't|last|earlier|before|previous|wrong|if|instead of|rather than|was|were|had|once"
    r"|used to|would|could|might|nearly|almost|tempted|why|he|she|his|her|their|next|later|yesterday)\b",
    re.IGNORECASE,
)
_NOT_THAT = late(
    r"\b(?:not|instead of|rather than|no longer|forget|scrap|drop) (?:(?:the|on|at|space|square) ){0,2}"
    r"(?P<old>\d{1,3})\b",
    re.IGNORECASE,
)
_TURN = late(
    r"\W{0,4}(?:for )?(?:turn|round|zug|runde|tour|beurt|ronde|turno|ronda) (?P<turn>\d{1,3})\b", re.IGNORECASE
)
_SENTENCE = late(r"(?<=[.!?;])\s{1,8}")


@needs(ONE_TURN)
def form_and_words(look: Look) -> Iterator[Misgiving]:
    """A prompt with one throw, and prose with another: "Your number: 1", and "I've decided to spend my 4"."""
    accepted = [of for of in look.accepted if of.field == "T"]
    if look.count != 1 or len(accepted) != 1 or len(look.boards) > 1:
        return
    lines = look.lines[:_MOST]
    filled = {value for line in lines if (value := _filled(line))}
    if len(filled) != 1:
        return
    if not filled & set(accepted[0].values) and not any(_PUT_RIGHT.search(line[:_LONGEST]) for line in lines):
        for place, line in enumerate(lines):
            if _NOT_NOW.search(line[:_LONGEST]):
                yield Misgiving("throws-differ", place, "T", accepted[0].board)
                return
    for place, value in (*_spent(lines), *_said_now(lines)):
        if value not in filled:
            yield Misgiving("throws-differ", place, "T", accepted[0].board)
            return


@needs(ONE_TURN, DOOR_TAKEN)
def form_and_door(look: Look) -> Iterator[Misgiving]:
    """A prompt with one space, and prose with another: "Trapdoor: 64", and "so my trapdoor is there on the 67"."""
    accepted = [of for of in look.accepted if of.field == "D" and of.values]
    spaces = {word.value for word in look.words if word.value > look.high}
    if len(accepted) != 1 or len(look.boards) > 1 or len(spaces) < _TWO:
        return
    lines = [line[:_LONGEST].replace("’", "'") for line in look.lines[:_MOST]]
    filled = {
        int(found["value"])
        for line in lines
        if (found := _FILLED_DOOR.match(line)) is not None and not _of_another_turn(line, look.turns)
    }
    if len(filled) != 1 or any(_PUT_RIGHT.search(line) for line in lines):
        return
    if any(int(found["old"]) in filled for line in lines for found in _NOT_THAT.finditer(line)):
        return  # "trapdoor 60 please, not 77"
    for place, value in (*_dug(lines), *((-1, value) for value in accepted[0].values)):
        if value not in filled:
            at = place if place >= 0 else next(n for n, line in enumerate(lines) if _FILLED_DOOR.match(line))
            yield Misgiving("door-differ", at, "D", accepted[0].board)
            return


def _of_another_turn(line: str, turns: Sequence[int]) -> bool:
    """Whether a line begins with a turn that is not open: "Turn 2: 6, trapdoor 30"."""
    found = _TURN.match(line)
    return found is not None and bool(turns) and int(found["turn"]) not in turns


def _dug(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the line and the space of each sentence of prose by which a trapdoor of the player's is somewhere."""
    for place, line in enumerate(lines):
        for sentence in _SENTENCE.split(line) if _FILLED_DOOR.match(line) is None else ():
            found = _DUG.search(sentence)
            if found is not None and _NOT_MINE.search(sentence[: found.end()]) is None:
                yield place, int(next(value for value in found.groups() if value))


def _said_now(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the line and the number of each sentence that tells which one was gone for, or is got rid of this turn."""
    for place, line in enumerate(lines):
        for sentence in _SENTENCE.split(line[:_LONGEST].replace("’", "'")):
            found = _SAID_NOW.search(sentence)
            if found is not None and _THEN.search(sentence) is None:
                yield place, int(found["gone"] or found["sure"] or found["kept"])


def _filled(line: str) -> int:
    """Return the throw that a line of a form is filled in with, nought for others."""
    found = _FILLED.match(line) if len(line) <= _LONGEST and not _PROMPTING.isdisjoint(line) else None
    return int(found["value"]) if found is not None and role_of(found["label"]) in (THROW, WEAK_THROW) else 0


def _spent(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the line and the number of each sentence that has its writer play one, and that puts nothing right."""
    for place, line in enumerate(lines):
        for sentence in _SENTENCE.split(line[:_LONGEST]):
            found = _SPENDING.search(sentence)
            if found is None or (found["whose"] is None and found.group().casefold().startswith("send")):
                continue
            if _WILLING.search(sentence[: found.start()]) is None or _NOT_SO.search(sentence[: found.end() + 40]):
                continue
            low = found["value"].casefold()
            yield place, int(low) if low.isdigit() else NUMBER_WORDS[low]
