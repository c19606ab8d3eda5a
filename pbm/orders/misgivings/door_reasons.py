"""Misgivings about a trapdoor whose writer gives reasons for another space: "she will be on 81, so I picked that"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR_TAKEN, needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["space_for_another_reason"]

_ME = r"(?:i|we|i'm|i am|we're|i'll|we'll|i will|i shall|i've|i have|we've)"
_ASIDE = r"(?:[\w']+ ){0,2}?"
_DOOR = r"(?:trap ?-? ?doors?|traps?|hatch|nomination|nominee)"
_PLACE = r"(?:square|space|spot|place|field|one|number|cell|tile|location)"
_NOMINATE = (
    r"(?:nominat(?:e|ed|ing)|pick(?:ed|ing)?|choos(?:e|ing)|chose|chosen|select(?:ed|ing)?|go(?:ing|ne)? for|went for"
    r"|settl(?:ed|ing) (?:on|for)|plump(?:ed|ing) for|opt(?:ed|ing) for|decid(?:ed|ing) (?:on|for)|put(?:ting)?"
    r"|set(?:ting)?"
    r"|plac(?:ed|ing)|want(?:ed)? (?:it|my|the)|go(?:ing|ne)? with|went with|dig(?:ging)?|dug|target(?:ed|ing)?"
    r"|after|aim(?:ed|ing) for)"
)
_THAT = (
    rf"\b(?:that's|that is|thats|it's|it is|which is) (?:exactly |just )?(?:the )?(?:what|where|{_PLACE})"
    rf" (?:that )?(?:{_ME} {_ASIDE}{_NOMINATE}|(?:for )?(?:my|the) {_DOOR})"
    rf"|\b(?:that's|that is|thats|it's|it is|which is) (?:my|the) (?:{_DOOR}|choice (?:of|for (?:the|my)) {_DOOR}"
    rf"|{_PLACE} for (?:my|the) {_DOOR})"
    rf"|\bso (?:my |the )?{_DOOR} (?:is|goes|went|will go|will be|should go|had better go|has gone|belongs) there\b"
    rf"|\bso (?:that|there) (?:is|goes|go|went) (?:where )?(?:my|the) {_DOOR}"
    rf"|\b{_ME} {_ASIDE}(?:put|set|placed|plac(?:e|ing)|putting|dug|dig|digging|laid|lay|nominat(?:e|ed|ing)) "
    rf"(?:(?:my|the|a) {_DOOR}|it|mine|one) (?:right |exactly )?there\b"
)
"""What points at the space that was named before it: "so that's the square I've picked"."""
_THUS = (
    rf"\bhence (?:my|the|this|that) (?:choice|pick|nomination|{_DOOR}|{_PLACE})(?! of throw)"
    rf"|\b(?:which is|that is|that's|thats|hence) why (?:{_ME} {_ASIDE}{_NOMINATE}|(?:my|the) {_DOOR} (?:is|goes|went)"
    rf"|(?:it's|it is|that's|that is) (?:my|the) (?:choice|pick|nomination|{_DOOR}|{_PLACE}))"
    rf"|\bso (?:my |the )?{_DOOR} (?:is|goes|went|will go|should go) (?:right |straight )?(?:under|beneath|below"
    rf"|in|at) "
    r"(?:his|her|their|its)\b"
    rf"|\bso {_ME} {_ASIDE}(?:put|set|placed|putting|dug|laid|nominated|chose|picked) (?:my|the|a) {_DOOR}"
    rf" (?:right |straight )?(?:under|beneath|below|in|at) (?:his|her|their)\b"
)
"""What is drawn from it and may be another space than the one somebody stands on: "hence my choice of trapdoor"."""
_PUT_THERE = late(
    rf"\b(?:that's|that is|thats|it's|it is|which is) (?:exactly |just )?where {_ME} {_ASIDE}"
    rf"(?:put(?:ting)?|set|placed|plac(?:e|ing)|dug|dig|digging|laid|lay) (?:my|the|a) {_DOOR}\b"
)
"""Who says so has put it just there, whatever else stands in the sentence."""
_OFFSET = late(
    r"\b(?:ahead|in front|behind|beyond|past|away|further|farther|from there|short of|after that|next to|beside"
    r"|near(?:by)?|plus|minus|halfway|between|opposite|above|below|on (?:his|her|their) way)\b"
)
_POINTED, _DRAWN = late(_THAT), late(_THUS)
_OPENS = late(r"^(?:and |so |hence |thus |therefore |that's |that is |which |it's )")
_CATCH = r"(?:catch|trap|get|swallow|sink|stop|drop|surprise|annoy|slow|hold|ruin|teach|bother|spoil)"
_MINE = late(
    rf"\b{_ME} {_ASIDE}(?:nominat(?:e|ed|ing)|pick(?:ed|ing)?|choos(?:e|ing)|chose|chosen|select(?:ed|ing)?)"
    rf"(?: (?:space|square|number|field))? #(?P<space>\d{{1,3}})"
    rf"(?= ?(?:$|[,;:(–—-]|because\b|as\b|since\b|so\b|to\b|which\b|where\b|this\b))"
    rf"|\bmy {_DOOR} (?:is )?(?:there )?(?:on|at) #(?P<own>\d{{1,3}}) (?:should|ought to|will|is|must|looks"
    rf"|had better)\b"
    rf"|\bwith (?:the )?(?:{_PLACE} )?#(?P<with>\d{{1,3}}) {_ME} (?:hope|want|mean|intend|aim|plan|expect|reckon)"
    rf" (?:to |i'll |we'll )?{_CATCH}\b"
    rf"|(?:^|\bthe )(?:{_PLACE} )?#(?P<catching>\d{{1,3}}) (?:should|ought to|had better|is (?:meant|there|intended)"
    rf" to) {_CATCH}\b"
    rf"|\bmy nominated {_PLACE} (?:is|:) #(?P<called>\d{{1,3}})\b"
    r"|^why #(?P<why>\d{1,3})$"
)
_REASON = late(r"\b(?:because|as|since|so)\b")
_THROWN = late(r"^ ?(?:for|as|with) (?:my |the |a )?(?:throw|roll|die|dice|move)")
_NOT_SO = late(
    r"n't\b|\b(?:not|never|neither|nor|unless|would|could|i'd|we'd|was|were|had|last|previous\w*|earlier|ago|instead"
    r"|rather than|or|next|later|another (?:time|day)|tempt\w*|nearly|almost|until|till|wish\w*|used to|although|though"
    r"|however|than|whether|suppose|imagine|originally|first|before|consider\w*|thought (?:about|of)|thinking of|toyed"
    r"|again|but|yet|old)\b"
)
"""Words of a sentence about another time, or about what is not done."""
_BESIDE = late(
    r"\b(?:ahead|in front|behind|beyond|past|away|further|farther|from there|from here|short of|after (?:that|it"
    r"|him|her)|next to"
    r"|beside|near(?:by)?|close|within|plus|minus|more|less|spaces|squares|steps|halfway|between|opposite|above|below"
    r"|ladders?|i'll be|i will be|if|in case|throws?|rolls?|needs?|reach|range"
    r"|on (?:his|her|their) way|up to|from|whole|any(?:one|body|thing)?)\b"
)
"""Words by which a space is only one to reckon from: "six ahead of Jonty on 44"."""
_STANDS = late(r"\b(?:is|are|sits|stands|sitting|standing|sat|currently|now|at present|still|'s)\b(?:[^#]){0,25}#\d")
_TO_COME = late(r"\b(?:will|'ll|bound|heading|headed|going|due|lands?|landing|should|must|by then|ends?)\b")
_REACH = 12  # spaces that somebody may come to in a turn or two
_MOST = 60  # sentences that are looked at
_NEEDED = word_set(
    "that's that thats it's it which hence so nominate nominated nominating pick picked picking choose choosing chose "
    "chosen select selected selecting went gone going go plump plumped plumping settled settling opt opted opting "
    "is seems seemed looks looked felt feels strikes struck sounds sounded my and to on at there why reason reasons "
    "hope hoping fingers let's may"
)


@needs(DOOR_TAKEN, _NEEDED)
def space_for_another_reason(look: Look) -> Iterator[Misgiving]:
    """Reasons for a space that was not nominated: "trapdoor 18. Jonty will be on 81, so that's the one I picked"."""
    doors = [of for of in look.accepted if of.field == "D" and of.values]
    texts: dict[int, str] = {}

    def text(number: int) -> str:
        if number not in texts:
            texts[number] = spelled(look.of_sentence(number))
        return texts[number]

    taken = {value for of in look.accepted for value in of.values}
    for number in range(min(len(look.sentences), _MOST)) if doors else ():
        if not any(w.kind == "n" and w.value > look.high and w.value not in taken for w in look.of_sentence(number)):
            continue
        asked = look.sentences[number].asked and not text(number).startswith("why ")
        if asked or not _spaces(text(number), look.high):
            continue
        of = _concerned(look, doors, number)
        other = _reasoned(look, text, number, of.values[0]) if of is not None else 0
        if of is not None and other and not any(other in each.values for each in look.accepted):
            yield Misgiving("door-at-odds", look.words[look.sentences[number].start].line, "D", of.board)
            return


def _reasoned_from(said: str) -> int:
    """Return where a reason begins: "I chose 44 because …"; the end where none does."""
    found = _REASON.search(said)
    return found.start() if found is not None else len(said)


def _spaces(said: str, high: int) -> set[int]:
    return {int(each) for each in re.findall(r"#(\d{1,3})", said) if int(each) > high}


def _reasoned(look: Look, text: Callable[[int], str], number: int, door: int) -> int:
    """Return the space that a sentence gives its writer's reasons for; nought for none."""
    said = text(number)
    spaces = _spaces(said, look.high)
    if len(spaces) != 1:
        return 0
    other = spaces.pop()
    found = _MINE.search(said)
    if found is not None and str(other) in found.groups():
        ahead = said[: found.end() + _reasoned_from(said[found.end() :])]
        return 0 if _NOT_SO.search(ahead) is not None else other
    if _NOT_SO.search(said) is not None:
        return 0
    if _PUT_THERE.search(said[said.index(f"#{other}") :]) is not None and _OFFSET.search(said) is None:
        return other
    first = said.index(f"#{other}")
    after = text(number + 1) if not look.asks(number + 1) else ""
    behind = said[first:]
    if _OPENS.match(after) and not _spaces(after, look.high) and _NOT_SO.search(after) is None:
        behind = f"{behind} . {after}"
    if _BESIDE.search(f"{said[:first]} {behind}") is not None:
        return 0
    pointed, drawn = _POINTED.search(behind), _DRAWN.search(behind)
    near = 0 < door - other <= _REACH and _STANDS.search(said) is not None and _TO_COME.search(said) is None
    told = pointed or (drawn if not near else None)
    return other if told is not None and _THROWN.match(behind[told.end() :]) is None else 0


def _concerned(look: Look, doors: list[Accepted], number: int) -> Accepted | None:
    """Return the trapdoor that a sentence is about: the only one, or that of the board it names."""
    if len(look.boards) < 2:
        return doors[0] if len(doors) == 1 else None
    about = [of for of in doors if (of.board,) == look.boards_in(number)]
    return about[0] if len(about) == 1 else None
