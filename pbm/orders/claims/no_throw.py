"""Numbers without a label that look like throws and are none: "thanks for the 5", "I like the 3", "a 4 to come"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.sentence import Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set
from pbm.orders.words import PLAY_VERBS

__all__ = ["hangs", "headed_elsewhere", "no_throw"]

_ARTICLES = word_set("a an the my that this your another")
_THANKING = word_set("thanks thank you ta cheers ty thx congratulations congrats apologies oh done sorry")
_PARTED_WITH = word_set("rid use favour favor shot dispose disposing choice chance relieve go throw extent tune")
_BECOMING = word_set("going go have having make making")
_LIKING = word_set("like love adore fancy enjoy admire respect dislike loathe hate mind")
_WOULD = word_set("i'd i'ld would should we'd to might")
_BEING = word_set("i'm im am we're")
_WILL_BE = word_set("i'll ill i he'll she'll we'll they'll she he we will")
_PERSONS = word_set("i i'm im i'll he he's she she's he'll she'll they'll son daughter grandson granddaughter boy girl")
_EXPECTING = word_set("expect expecting await anticipate")
_TO_THEM = word_set("him her them us you me")
_STILL_TO = word_set("come follow spare last wait")
_HEDGING = word_set("perhaps maybe possibly probably presumably conceivably hopefully")
_TAKING_BACK = word_set("no nope nah not")
_STRIVING = word_set("trying aiming hoping looking gunning longing praying angling")
_OF_ELSE = word_set("house flat place position age score phone room bus favourite favorite shirt lucky telephone")
_HEADINGS = word_set(
    "used spent left remaining unused gone position place balance score subs subscription cover postage currently "
    "total rank age issue already played unplayed held kept rating marks"
)
_SHORT = 4  # words of a heading
_ONCE = word_set("i i'm i've we we're we've my the")
_SIGNS = frozenset((",", "-", "...", "("))


def no_throw(s: Sentence, place: int) -> bool:
    """Return whether what stands beside an unlabelled number makes it none that is thrown now."""
    step = place - 1
    while s.low(step) in _ARTICLES:
        step -= 1
    low, before = s.low(step), s.low(step - 1)
    if _aged(s, place):
        return True
    small = s.tokens[place].value <= s.limits.high
    if not small:
        return False
    if [s.low(n) for n in range(place - 3, place)] == ["i", "make", "it"]:
        return True  # that is counting
    if low == "for" and before in _THANKING | _STRIVING:
        return True
    if place == 1 and s.low(0) == "nice" and s.tokens[1].value == 1:
        return s.low(2) not in ("please", "for", "")  # "Nice 1 on the report"
    if low == "of" and step and s.tokens[step - 1].kind == "W" and before not in _PARTED_WITH:
        # "A father of 3" is none, "advance my pawn of six" is one, from abroad.
        return not any(token.low in PLAY_VERBS - _BECOMING for token in s.tokens[max(0, step - 4) : step])
    if low in _LIKING and before in ("i", "we", "do") and s.low(step - 2) not in _WOULD:
        return True
    if step == place - 1 and (low in _BEING or (low == "be" and before in _WILL_BE and s.low(step - 2) != "it")):
        return True
    ahead = [token.low for token in s.tokens[max(0, step - 4) : step + 1]]
    if low == "is" and set(ahead) & _OF_ELSE:
        return True  # "my house number is 4"
    if (low in ("take", "need") and before in ("would", "it'd")) or "trying" in ahead:
        return True  # "it would take a 6"
    if s.limits.count == 1 and s.low(place + 1) == "later":
        return True  # "I'll decide on the 4 later"
    if any(token.low in _EXPECTING for token in s.tokens[max(0, place - 4) : place]):
        return True
    return _given_away(s, place)


def _aged(s: Sentence, place: int) -> bool:
    """Whether somebody becomes as old as a number: "I am going to be 10 on Saturday", "our Tim turns 4"."""
    ahead = [token.low for token in s.tokens[max(0, place - 6) : place]]
    if ahead[-1:] == ["be"]:
        return any(low in _PERSONS for low in ahead) and not any(low in ("it", "throw", "move") for low in ahead)
    return ahead[-1:] in (["turns"], ["turned"], ["turning"]) and len(ahead) > 1


def _given_away(s: Sentence, place: int) -> bool:
    """Whether a number goes to somebody, or is still to come: "my 2 to Bob", "a 4 to come", "the 6 can wait"."""
    then = s.at(place + 2)
    if then is None:
        return False
    if s.low(place + 1) == "to":
        name = then.kind == "W" and then.text.istitle() and len(then.text) > 2
        return name or then.low in _STILL_TO | _TO_THEM
    return s.low(place + 1) in ("can", "must", "will") and then.low in ("wait", "stay", "keep", "rest")


def hangs(s: Sentence, place: int) -> tuple[str, str]:
    """Return the doubt on an unlabelled number, and why: "the 4, perhaps", "4... no", "once I'm back, a 4"."""
    after = s.at(place + 1)
    last = s.low(place + 2) if after is not None and after.low in _SIGNS and s.at(place + 3) is None else ""
    if last in _HEDGING or (last in _TAKING_BACK and s.low(place + 1) == "..."):
        return "hard", "hedged"
    if s.low(0) == "once" and s.low(1) in _ONCE and any(t.low == "," for t in s.tokens[2:place]):
        return "hard", "conditional"
    return "", ""


def headed_elsewhere(part: Sequence[Token], place: int) -> bool:
    """Return whether a number stands under a heading of what is used up, or under a name: "spent: 5", "Bob: 5"."""
    sign = next((n for n in range(place - 1, -1, -1) if part[n].kind == "P"), -1)
    if sign < 1 or part[sign].low != ":":
        return False
    head = part[:sign]
    if len(head) <= _SHORT and any(token.low in _HEADINGS for token in head):
        return True
    name = head[0]
    known = name.low in VOCABULARY.english or bool(VOCABULARY.meanings(name.low))
    return sign == 1 and name.text.istitle() and len(name.text) > 2 and not known and name.low not in PLAY_VERBS
