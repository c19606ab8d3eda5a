"""The one small number of a mail that the player does something with, by whatever verb: "I limp on with a 2"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.claims.no_throw import no_throw
from pbm.orders.claims.unlabelled import plain_after
from pbm.orders.doubts.of_number import Doubts
from pbm.orders.tokens.sentence import ASIDE, SPOKEN, Claim, Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import LABELS_BEFORE, MONTHS, UNITS

__all__ = ["lone_throw"]

_ARTICLES = frozenset(("a", "an", "the", "my", "that", "this", "our"))
_SELF = word_set("i i'm im i've i'd i'll ill id ive we we're we've we'll we'd me us my our myself mine")
_NOT_AS_MOVED = word_set(
    "at from than past by in near behind before after under over until till into onto off out am i'm im are we're "
    "about between beyond still is be being have had has i've got get gets getting want wanted of above below around "
    "against"
)
"""What may not stand right before "a 4" where it is played."""
_ON = frozenset(("on", "upon"))
_SETTLING = word_set(
    "resolve resolved resolving settle settled settling decide decided deciding agree agreed insist insisting landed "
    "alighted fallen seized hit fix fixed fixing bank banking bet betting gamble gambling rely relying carry set down "
    "plump plumped fastened lit"
)
_NOT_MEANT = word_set(
    "hope hoping hoped wait waiting waited pray praying need needed needing needs dread dreading fear fearing afraid "
    "miss missing missed save saving saved keep keeping kept hold holding left rid without instead spent after may "
    "remember reading watching wish wishing wished if could liked loved wanted longing yearning aching thirsting "
    "dream dreaming dreamt regret regretting owe owes nearly almost hate hated bought buy buying won win lost lose "
    "scored score drew refuse refusing resist resisting avoid avoiding next tomorrow sooner later longer anything "
    "otherwise usually always never both guess bet counting neither nor or not don't won't can't cannot wouldn't "
    "shan't fancy fancied tempted tempting prefer preferred incline inclined inclining lean leaning leant drawn "
    "veering verging toying sleep mull ponder deadline again live lives lived work slept walk drink eat study wake "
    "woke used expended promised promise thought thinking think consider considering cursing mourning cry crying "
    "expect expecting hang hanging hardly scarcely barely complaining complain dying"
)
_DECIDED = word_set(
    "go going plump opt vote settle down coming resolved decided settled plumped opted elected chosen agreed picked "
    "reduced forced driven obliged compelled stuck condemned bound persuaded gone talked determined voted landed"
)
_REDUCED = word_set("myself ourselves reduced driven committed resigned limited confined helping brought")
_BYGONE = word_set(
    "was were came went saw took got had ran made found fell met sat stood left did said told knew gave threw won "
    "lost sent began rode drove flew broke stole been done seen taken given drawn brought sold kept felt"
)
_TIGHT = word_set(
    "please pls this for and with now again from then instead but so because since as today anyway all at on it be "
    "will i just if thanks here round once finally myself ourselves"
)
"""What may follow the number in its sentence."""
_LINKS = word_set("with for on upon to of by")
_AWAY = frozenset(("in", "out", "up", "forth", "off", "away"))
_BETWEEN = word_set("only just still also but")
_SERVES = frozenset(("do", "suffice", "serve"))
_POINTING = frozenset(("it", "this", "that", "them"))
_ANNOUNCED = frozenset(("tomorrow", "shortly", "later", "trying"))
_FAR = 12  # words between "I" and the number
_ADJECTIVES = 2


def lone_throw(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> Claim | None:
    """Return the throw of a mail in which nothing else is one: the only number of the player's own doing.

    None where a throw was claimed, no trapdoor is plain, or two numbers could be it.
    """
    if limits.count != 1 or not any(claim.field == "D" and not claim.doubt for claim in made):
        return None
    if any(c.field == "T" and (c.doubt != "soft" or (c.rank > ASIDE and not c.reason)) for c in made):
        return None
    found: list[Claim] = []
    doors = {claim.place for claim in made if claim.field == "D"}
    for start, end in spans:
        part = tokens[start:end]
        small = [n for n, t in enumerate(part) if t.kind == "N" and limits.low <= t.value <= limits.high]
        if not any(start + n not in doors and _meant(part, n) for n in small):
            continue
        sentence = Sentence(part, limits, None, False)
        doubts = Doubts(part, tokens[end].low if end < len(tokens) else "", limits.count)
        for place in small:
            closes = plain_after(sentence, place) or sentence.low(place + 1) == "will"
            last = place + 2 >= len(part) or part[place + 2].kind == "P"
            closes = closes or (sentence.low(place + 1) in _AWAY and last)
            closes = closes or (place <= _ADJECTIVES + 1 and sentence.low(place + 1) == "from")
            closes = closes or (sentence.low(place + 1) in ("at", "on") and sentence.low(place + 2) in _POINTING)
            if start + place in doors or not closes or not _meant(part, place):
                continue
            if no_throw(sentence, place) or any(t.low in _ANNOUNCED for t in part):
                continue
            if doubts.of(place, place)[0] and not _passive(part, place):
                continue
            found.append(Claim("T", [part[place].value], SPOKEN, start + place, part[place].line, end=start + place))
    return found[0] if len({claim.values[0] for claim in found}) == 1 else None


def _meant(part: Sequence[Token], place: int) -> bool:
    """Whether the player does something with the number at ``place``: "I am treating myself to the 6"."""
    if any(t.low in _SERVES for t in part[place + 1 : place + 5]) and part[place + 1].low == "will":
        return place < _ADJECTIVES + 2  # "a four will have to do me"
    step = place - 1
    while step >= 0 and place - step <= _ADJECTIVES and part[step].kind == "W" and part[step].low not in _ARTICLES:
        step -= 1
    if step < 0 or part[step].low not in _ARTICLES or part[step].text.casefold() not in ("", part[step].low):
        return False  # "je sors le 3" is a date
    if any(t.low in _NOT_MEANT | LABELS_BEFORE | UNITS | MONTHS for t in part[step + 1 : place]):
        return False
    if [t.low for t in part[:step]] == ["any", "chance", "of"]:
        return True
    verb = step - 1
    after = part[place + 1] if place + 1 < len(part) else None
    if verb < 0 and place > step + 1:
        return after is None or after.kind == "P" or after.low in ("from", "please")  # "A plain honest four from us"
    while verb > 0 and part[verb].low in _BETWEEN:
        verb -= 1
    if verb < 0 or part[verb].kind != "W" or part[verb].low in _NOT_AS_MOVED:
        return False
    if after is not None and after.kind == "W" and after.low not in _TIGHT | _AWAY:
        return False
    if any(t.low in ("gone", "used", "left", "mine", "wasn't") for t in part[place + 1 : place + 8]):
        return False
    if part[verb].low in _ON and part[verb - 1].low not in _SETTLING:
        return False
    if part[verb].low in ("for", "to") and part[verb - 1].low not in (
        _DECIDED if part[verb].low == "for" else _REDUCED
    ):
        return False  # "I'm dying for a 4", "I'm hanging on to my 6"
    if _passive(part, place):
        return True
    for n in range(verb, max(-1, verb - _FAR), -1):
        token = part[n]
        if token.kind in "TDNXBU" or token.low in (":", ";", "(", "-") or (n and token.low in _NOT_MEANT):
            return False
        if token.low in _SELF and token.low not in ("me", "us", "my", "our", "myself", "mine"):
            return n < verb and _not_told(part[n : verb + 1])
    return part[0].low in ("am", "may", "will", "shall", "going")


def _passive(part: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is moved to be played: "motion: that a two be played"."""
    return [t.low for t in part[place + 1 : place + 3]] == ["be", "played"] and part[max(0, place - 2)].low == "that"


def _not_told(said: Sequence[Token]) -> bool:
    """Whether "I am treating myself to", "I limp on with" is of now: "I finished with" is of what was."""
    lows = {token.low for token in said}
    if said[-1].low in _LINKS and len(said) < 3:
        return False  # "I with a 4"
    if lows & _DECIDED:
        return True
    told = lows & _BYGONE or any(low.endswith("ed") and len(low) > 4 for low in lows)
    return not told and not ({"would", "have"} <= lows) and len(said) > 1
