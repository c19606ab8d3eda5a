"""The label that a number belongs to, before it or after it, and the turn it is given for."""

from __future__ import annotations

from pbm.orders.claims.unlabelled import dated, plain_after
from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.sentence import Sentence
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, FILLERS, HEDGES, MEMORY, NONE_WORDS, PLACES, PLAY_VERBS, RIGHT_FILLERS

__all__ = ["label_after", "label_before", "labels_follow", "turn_of"]

_BEGINNING = word_set("begin beginning start starting lead leading open opening kick")
_FINISHING = word_set("finish finishing follow following end ending close closing conclude concluding")
_POSTFIX = {**ORDINALS, "last": 2, "afters": 2, "later": 2, "starters": 1, "openers": 1}
_TO_ORDINAL = word_set("on for in as the my goes comes is to be go come being played thrown turn")
_BEHIND_TURN = FILLERS | PLAY_VERBS | word_set("comes come then follows it will be")
_BEFORE_NUMBER = FILLERS | PLACES
_NUMERALS = frozenset(("i", "ii", "iii", "iv", "v", "vi", "one", "item", "a", "b", "c"))
_ALLOWING = word_set("may can could might shall should will must")
_WRITING = word_set(
    "write put enter note pencil mark jot set book record take pop scribble inscribe chalk ink type fill have place "
    "register log stick bung pen"
)
_WRITING_ON = word_set("down in up me us for as a the number space square at on under my our name out it")
_BIDDEN = 3  # words: "you may enter"
_UNSURE = CONDITIONS | HEDGES | MEMORY | frozenset(("not", "or", "but", "no"))
_GLUE = frozenset((":", "=", "-", ","))
_PARTING = frozenset(("/", "|", "+", "&", "and", "or", "then", "but", "so"))


def _kind(s: Sentence, place: int) -> str:
    token = s.at(place)
    return token.kind if token is not None else ""


def labels_follow(s: Sentence) -> bool:
    """Whether each label stands after its number: "3 throw, 45 trapdoor"."""
    order: list[int] = []
    for place, token in enumerate(s.tokens):
        if token.kind in "NTD" and not (order and token.kind != "N" and s.tokens[order[-1]].kind == token.kind):
            order.append(place)
    if len(order) < 4 or len(order) % 2:
        return False
    return all((s.tokens[place].kind == "N") == (index % 2 == 0) for index, place in enumerate(order)) and all(
        label_after(s, number, followed=True) == label for number, label in zip(order[::2], order[1::2], strict=True)
    )


def label_before(s: Sentence, place: int) -> tuple[int | None, bool]:
    """Return the label that a number follows, and whether a comma comes between."""
    number = s.tokens[place]
    near = [t.low for t in s.tokens[max(0, place - 2) : place]]
    strange = 3 if any(low in PLACES or low in (":", "=") for low in near) else 0
    if s.labels and s.low(place - 1) == ":" and s.labels[0] < place and _heads_line(s, s.labels[0], place - 1):
        return s.labels[0], False  # "Throw submitted: 6"
    around = _round_an_aside(s, place)
    if around is not None:
        return around, False
    comma = False
    for step in range(place - 1, max(-1, place - 14), -1):
        token = s.tokens[step]
        if token.kind in "TD":
            enclosed = s.low(place - 1) == "(" and s.low(place + 1) == ")"
            limit = 3 if token.kind == "D" else 1 if "a" in near or "the" in near else 0
            if s.low(step + 1) == ":" and 2 < place - step <= 8 and _closing(s, place):
                return step, False  # "Throw: Kelly's eye, number 1."
            unknown = _strangers(s, step + 1, place)
            strange_thing = place - 2 > step and bool(_strangers(s, place - 2, place - 1))
            if token.kind == "T" and strange_thing and dated(s, place - 2):
                return None, False  # "je lance mon site le 3"
            if (
                unknown == 1
                and place - step == 3
                and s.low(step + 1) in ("the", "a", "good", "my")
                and number.value > s.limits.high
            ):
                unknown = 0  # "nominate the big 77"
            if _bidding(s, step + 1, place):
                unknown = 0
            unsure = unknown > min(limit, strange or limit) or (token.kind == "D" and unknown and not strange)
            called = any(t.kind == "W" and t.value > 0 for t in s.tokens[step + 1 : place])
            if called and token.kind == "D" and unknown <= 3 and _closing(s, place) and number.value > s.limits.high:
                return step, False  # "trapdoor two little ducks 22"
            if unsure and not (enclosed and token.kind == "D" and unknown <= 3 and number.value > s.limits.high):
                return None, False
            taken = any(claim.place == step and not claim.values for claim in s.made)
            if taken and (comma or number.value <= s.limits.high):
                return None, False
            wrong = (number.value <= s.limits.high) == (token.kind == "D")
            if comma and wrong and _has_number(s, step):
                return None, False  # "88 for the pit, two for the legs"
            return step, comma
        if token.kind in "NXB" or token.low in _PARTING:
            return None, False
        if token.low == ",":
            if comma:
                return None, False
            comma = True
    return None, False


def _bidding(s: Sentence, start: int, end: int) -> bool:
    """Whether words between a label and its number only bid the GM: "for the trapdoor you may write down 73"."""
    lows = [token.low for token in s.tokens[start:end] if token.low not in ("kindly", "please", ",", "then", "now")]
    if len(lows) < _BIDDEN or lows[0] != "you" or lows[1] not in _ALLOWING or lows[2] not in _WRITING:
        return False
    return all(low in _WRITING_ON for low in lows[3:])


def _round_an_aside(s: Sentence, place: int) -> int | None:
    """Return the label of "I throw, in the grand tradition of my house, the five"; None where no aside is between."""
    step = place - 1
    while s.low(step) in _BEFORE_NUMBER:
        step -= 1
    if s.low(step) != "," or not _closing(s, place):
        return None
    start = step - 1
    while start > 0 and s.tokens[start].kind == "W":
        kindly = s.low(start) == "if" and s.low(start + 1) in ("possible", "convenient")
        if s.low(start) in _UNSURE and not kindly:
            break
        start -= 1
    label = start - 1
    if start == step - 1 or s.low(start) != "," or _kind(s, label) not in ("T", "D"):
        return None
    number = s.tokens[place].value
    return label if (number <= s.limits.high) == (_kind(s, label) == "T") else None


def _heads_line(s: Sentence, label: int, sign: int) -> bool:
    """Whether a label and a few words with it are the heading before a colon, as in a form that somebody drew up."""
    ahead, within = s.tokens[:label], s.tokens[label + 1 : sign]
    opens = all(t.low in FILLERS or t.kind == "P" or t.low in _NUMERALS for t in ahead)
    short = len(within) <= 4 and all(t.kind == "W" or t.low in ("two", "2") for t in within)
    bracketed = len(within) <= 12 and s.low(sign - 1) == ")" and all(t.kind in "WXP" for t in within)
    return opens and (short or (bracketed and sign + 2 >= len(s.tokens)))


def _has_number(s: Sentence, label: int) -> bool:
    """Whether a label follows the number that it is said of: "88 for the pit"."""
    step = label - 1
    while s.low(step) in RIGHT_FILLERS:
        step -= 1
    return any(claim.place == step and claim.field == s.tokens[label].kind for claim in s.made)


def _closing(s: Sentence, place: int) -> bool:
    after = s.at(place + 1)
    return after is None or after.kind == "P"


def _strangers(s: Sentence, start: int, end: int) -> int:
    return sum(1 for token in s.tokens[start:end] if token.kind == "W" and token.low not in _BEFORE_NUMBER)


def label_after(s: Sentence, place: int, *, followed: bool) -> int | None:
    """Return the label that a number stands before, unless that label has a number of its own after it."""
    for step in range(place + 1, min(len(s.tokens), place + 7)):
        token = s.tokens[step]
        if not token.low:
            continue
        if token.kind in "TD":
            said_of = s.low(step - 1) in ("the", "my") and s.low(step - 2) in ("on", "for", "as", "in")
            if followed or (said_of and s.low(step + 1) == "," and step > place + 2):
                return step  # "6 on the die, 44 for the drop"
            after = step + 1
            while (
                s.low(after) in _GLUE
                or s.low(after) in FILLERS
                or _kind(s, after) == token.kind
                or (s.low(after) == "." and _kind(s, after) == "P")
            ):
                after += 1
            has_own = _kind(s, after) in ("N", "X") or s.low(after) in NONE_WORDS
            return None if has_own else step
        if token.low in ("=", "(") and _kind(s, step + 1) in ("T", "D") and s.low(step + 2) in ("", ")", ",", "and"):
            continue  # "5 = throw", "5 (throw)"
        if token.low == "with" and step == place + 1 and s.tokens[place].value > s.limits.high:
            continue  # "I'll have another go at 63 with the trapdoor"
        if token.kind != "W" or token.low not in RIGHT_FILLERS:
            return None
    return None


def _led_with(s: Sentence, place: int) -> int:
    """Return 1 for "begin with the 5", "before it the 5", 2 for "finish with the 2", "after that the 2"; else 0."""
    if s.limits.count < 2:
        return 0
    step = place - 1
    while s.low(step) in ("the", "a", "my", "that", "i", "should", "like", "i'd", "it", ",", "play", "use", "comes"):
        step -= 1
    near = [t.low for t in s.tokens[step + 1 : place]]
    if s.low(step) == "before" and near == ["the"] and any(t.kind == "N" for t in s.tokens[place + 1 :]):
        return 2  # "before the 5 I want the 3"
    if s.low(step) in ("before", "after") and near[:1] in (["it"], ["that"]):
        return 1 if s.low(step) == "before" else 2
    if s.low(step) == "after" and s.low(step - 1) in ("and", ",") and near[:1] in ([], ["the"]):
        ahead = [t.low if t.kind != "N" else "#" for t in s.tokens[:step]]
        return 2 if "first" in ahead and "#" in ahead[ahead.index("first") :] else 0  # "first the 6 and after the 4"
    if s.low(step) in ("with", "on"):
        step -= 1
        while s.low(step) in ("up", "off", "it", "things"):
            step -= 1
        return 1 if s.low(step) in _BEGINNING else 2 if s.low(step) in _FINISHING else 0
    return 0


def _ordinal_after(s: Sentence, place: int) -> int:
    """Return 1 or 2 for "3 first", "6 on the second turn", "the 2 goes second"; 0 where nothing of the sort follows."""
    if s.limits.count < 2:
        return 0
    if any(token.kind == "U" or token.low in ORDINALS for token in s.tokens[:place] if token.kind != "N") and not any(
        token.kind == "N" for token in s.tokens[:place]
    ):
        return 0  # the ordinals come before their numbers: "first 3, then 6"
    step = place + 1
    while s.low(step) in _TO_ORDINAL:
        step += 1
    found = s.at(step)
    if found is None or found.low not in _POSTFIX or found.kind == "N":
        return 0
    after = s.at(step + 1)
    if after is not None and after.kind == "N":
        return 0
    return _POSTFIX[found.low]


def turn_of(s: Sentence, place: int, label: int | None) -> int:
    """Return the turn that a number is given for: "turn 11: 1", "turn 11 throw 1", "3 on turn 5"."""
    start = place + 2 if s.low(place + 1) in ("goes", "comes", "is", "played") else place + 1
    start += s.low(start) in ("on", "for", "in", "(")
    turn = s.at(start + 1)
    several = s.low(start + 2) in ("and", "&", "/", "+", "-") and _kind(s, start + 3) == "U"
    if s.low(start) == "turn" and turn is not None and turn.kind == "U" and not several:
        return turn.value
    ordinal = _ordinal_after(s, place) or _led_with(s, place)
    if ordinal:
        return ordinal
    within = [token for token in s.tokens[label:place] if token.kind == "U"] if label is not None else []
    if within:
        return within[0].value if len(within) == 1 else -1  # "throw for turn 4: 3"
    apart = False
    for step in range((place if label is None else label) - 1, -1, -1):
        token = s.tokens[step]
        if token.kind == "U" and apart and not plain_after(s, place):
            return -1  # "third go, only 5 minors"
        if token.kind == "U":
            joined = step > 1 and s.tokens[step - 2].kind == "U" and s.tokens[step - 1].kind != "N"
            following = s.at(step + 1)
            several = joined or (following is not None and following.kind == "P" and following.low == "turn")
            return -1 if several else token.value
        heads = token.low == "," and step <= 3 and _kind(s, step - 1) == "U" and s.limits.count > 1
        if heads and not any(t.kind in "NX" for t in s.tokens[: step - 1]):
            apart = label is None
            continue  # "Turn 5, the 2."
        stranger = token.kind == "W" and token.low not in _BEHIND_TURN
        if stranger or token.kind in "NXTDB" or token.low in (",", "/"):
            return -1
    return -1
