"""Sentences understood as a whole: bare numbers, changes of a value, "no trapdoor", and what was missed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.claims.no_throw import hangs, no_throw
from pbm.orders.tokens.sentence import ASIDE, LABELLED, SPOKEN, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import (
    ASK_STARTS,
    CHANGE_VERBS,
    MEMORY,
    NONE_WORDS,
    NOT_WORDS,
    PLACES,
    POLITE,
    STARTERS,
    of_manner,
)

__all__ = ["alone", "changed", "dangling", "declined", "opened", "where_i_put"]

_ARTICLES = frozenset(("a", "an", "the", "my", "number", ","))
_BETWEEN = word_set(
    "a an any the my want have need for to on nominating of be going nominate name naming make bother with put "
    "specify specifying open opening digging setting laying springing leaving "
    "using use wanting having this time go in wish desire intend plan care from require"
)
_SIGNS = frozenset((":", "=", "-", "is", "on", "at", "door", ",", "("))
_LINKS = frozenset(("door", "be", "to", "is", "goes", "go"))
_PREPOSITIONS = frozenset(("on", "at", "under", "where", "wherever", "below", "beneath"))
_PADDING = word_set(
    "steps spaces pips places forward along finally oh i n on definitely certainly it'll be from it is "
    "number no affirmative answer final ah aye"
)
_SPACES = word_set("square sq space spot")
_BESIDE_NUMBERS = POLITE | STARTERS | _PADDING | _SPACES
_NAMING_SPACES = _SPACES | {"number", "no", "the", "up"}
_BENEATH = word_set("in on at under beneath below underneath over")
_GAPING = word_set(
    "opens open opening gives give gape gapes yawn yawns drops drop falls fall collapse collapses caves "
    "vanish vanishes disappear disappears"
)
_FLOORS = word_set("floor ground boards floorboards earth flagstones flagstone plank planks carpet lino")
_ARTICLE = word_set("and the this a , my please our let then")
_WISHING = word_set(
    "make suggest propose let let's may should want like hope wish vote please have would i'd ask see love"
)
_FEW = 5  # words between the floor and its opening
_INSIDE = frozenset(("in", "under", "on", "underneath", "beneath"))
_BY_SOMEBODY = word_set(
    "front path wherever anywhere somewhere something copy whoever random surprise decide whoever's leader leading "
    "whichever behind nearby side"
)
_WHICH = frozenset(("same", "highest", "lowest", "one", "other", "usual", "last"))
_PUTTING = word_set("put putting place placing have drop dropping want set setting")
_EVER = word_set("ever catches caught catch opens opened stops stopped scares frightens works worked bites holds")
_NEEDING = word_set("need needs needed require requires required took takes")
_SKIPPING = word_set("skip skipping skipped forgo forgoing omit omitting")
_WANTING = word_set("with want wanting need needing have having name naming nominate nominating use using")
_RETURNING = _PUTTING | word_set("leave leaving keep keeping stick dig open nominate replace return move shift again")
_KEEPERS = word_set("i it we mine he she they one bob last the")
_STOOD = word_set("had was put is were left placed stood set opened has been have")
_FOR_NOW = word_set("this now today for thanks please at and so just again")
_REMAKING = frozenset(("make", "making", "turn", "turning"))
_CHANGING = CHANGE_VERBS | _REMAKING
_SWAPS = frozenset(("swap", "swapping", "replace", "replacing", "exchange"))


def opened(s: Sentence, place: int, token: Token) -> bool:
    """Whether a space is to open: "let's open 45", "and see if 45 opens"."""
    if token.value <= s.limits.high:
        return False
    step = place - 1
    while s.low(step) in _NAMING_SPACES:
        step -= 1
    if s.low(step) in ("open", "opening"):
        return True
    if s.low(place + 1) == "opened" and any(t.low in ("want", "have", "like", "see", "be") for t in s.tokens[:place]):
        return True
    if (
        s.low(place - 1) in ("at", "on")
        and s.low(place - 2) == "mine"
        and any(t.low in _PUTTING for t in s.tokens[:place])
    ):
        return True
    step = place + 1
    while s.low(step) in ("to", "will", "might", "does", "actually"):
        step += 1
    if [s.low(n) for n in (place + 1, place + 2)] in (["with", "a"], ["with", "my"]) and s.low(place + 4) in _INSIDE:
        return s.at(place + 3) is not None and s.tokens[place + 3].kind == "D"  # "I'd like to see 35 with a hole in it"
    if s.low(step) == "be" and s.low(step + 1) == "opening":
        return True
    if s.low(place - 2) == "way" and s.low(place - 1) in _PREPOSITIONS and s.low(place - 3) in ("give", "gives"):
        return True  # "may the ground give way at 64"
    if _floor_opens(s, place):
        return True
    return s.low(step) in ("opens", "open") and not any(t.low == "if" and n == 0 for n, t in enumerate(s.tokens))


def _floor_opens(s: Sentence, place: int) -> bool:
    """Whether the floor is wished to open at a number: "I suggest that the floor opens in 68"."""
    step = place - 1
    while s.low(step) in _NAMING_SPACES:
        step -= 1
    if s.low(step) not in _BENEATH:
        return False
    step -= 1
    if s.low(step) == "up":
        step -= 1
    if s.low(step) == "way":
        step -= 1
    if s.low(step) not in _GAPING:
        return False
    ahead = s.tokens[:step]
    floor = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].low in _FLOORS), -1)
    if floor < 0 or step - floor > _FEW:
        return False
    led = [token.low for token in ahead[:floor]]
    return all(low in _ARTICLE for low in led) or any(low in _WISHING for low in led)


def where_i_put(s: Sentence, place: int, token: Token) -> bool:
    """Return whether a space is told to be where the player's trapdoor goes: "26, which is where I put my …"."""
    if token.value <= s.limits.high or any(claim.field == "D" for claim in s.made):
        return False
    listed = s.low(place - 1) == "the" and s.low(place - 2) == "against"
    if listed and any(s.tokens[label].kind == "D" and place < label < place + 9 for label in s.labels):
        return True  # "my name entered against the eighty-fourth square in your list of trapdoors"
    step = place + 1
    while s.low(step) in (",", "which", "is", "that's", "that", "-", "because", "so"):
        step += 1
    mine = s.low(step) == "where" and s.low(step + 1) in ("i", "i'm", "i'd", "i'll", "my", "we", "we're")
    labelled = any(s.tokens[label].kind == "D" and step < label < step + 9 for label in s.labels)
    return mine and labelled and not any(t.low in NOT_WORDS | MEMORY for t in s.tokens[step : step + 9])


def alone(s: Sentence) -> bool:
    """Claim the numbers of a sentence that holds nothing else: "5", "5/45", "3, 6, 52 please", "5 none"."""
    if [s.low(n) for n in range(3)] in (["i", "make", "it"], ["we", "make", "it"]):
        return False  # "how many are we? I make it five"
    values: list[tuple[int, int | None]] = []
    turn = -1
    for place, token in enumerate(s.tokens):
        if token.kind == "U" and s.limits.count == 1 and turn < 0 and not values:
            turn = token.value
        elif token.kind == "N":
            before = s.at(place - 1)
            if token.low == "one" and before is not None and before.kind == "W" and before.low != "a":
                return False
            values.append((place, token.value))
        elif token.kind == "W" and values and token.low in NONE_WORDS and token.low not in ("no", "pass", "skip"):
            values.append((place, None))
        elif token.kind == "W" and (token.low in _BESIDE_NUMBERS or of_manner(token.low)):
            if token.low == "on" and s.low(place - 1) != "go":
                return False
        elif token.kind != "P" or (token.low != "turn" and token.low.isalnum()):
            return False
    numbers = [(place, value) for place, value in values if value is not None]
    if not numbers or len(values) > s.limits.count + 2:
        return False
    spaces = {place for place, _ in numbers if _of_space(s, place)}
    throws = [(place, value) for place, value in numbers if value <= s.limits.high and place not in spaces]
    others = [(p, value) for p, value in values if value is None or value > s.limits.high or p in spaces]
    if not throws and len(values) == 1 and (s.open_door or (s.before is not None and s.before.field == "T")):
        # "5" and on the next line "67"; "Trapdoor? Hmm. 67."
        firm = s.follows or s.open_door or bool(spaces)
        door = s.add("D", numbers[0][1], SPOKEN if firm else ASIDE, numbers[0][0])
        door.doubt = "" if firm else "soft"
        return True
    if not throws and len(values) == 1 and s.before is not None and s.before.values == [numbers[0][1]]:
        s.add("D", numbers[0][1], SPOKEN, numbers[0][0])  # "71, if nobody minds? Yes, 71."
        return True
    if not throws or len(others) > 1 or (others and values.index(others[0]) not in (0, len(values) - 1)):
        return False
    if len(numbers) == 1 and no_throw(s, throws[0][0]):
        return False
    claim = s.add("T", throws[0][1], SPOKEN, throws[0][0], turn=turn)
    claim.values = [value for _, value in throws]
    claim.doubt, claim.reason = hangs(s, throws[-1][0])
    if s.limits.count == 2 and len(throws) == len(others) == 1 and s.doors_elsewhere and not spaces:
        value = others[0][1]
        if value is not None and value <= 20 and others[0][0] > throws[0][0]:
            claim.values.append(value)  # "3 and 7. Trap 44": the 7 is a throw, if a wrong one
            return True
    claim.end = throws[-1][0]
    if others:
        door = s.add("D", others[0][1], SPOKEN, others[0][0])
        if len(throws) > s.limits.count:
            door.doubt = "hard"
    return True


def _of_space(s: Sentence, place: int) -> bool:
    before = s.low(place - 1)
    return before in _SPACES or (before in ("number", "no", ".", "#") and s.low(place - 2) in _SPACES)


def changed(s: Sentence) -> bool:
    """Claim the new value of "change the throw from 3 to 6" and "swap the 3 for a 5"."""
    lows = [token.low for token in s.tokens]
    told = any(s.low(label + 1) == "from" for label in s.labels)  # "trapdoor from 45 to 54"
    if not told and _CHANGING.isdisjoint(lows):
        return False
    numbers = [place for place, token in enumerate(s.tokens) if token.kind == "N"]
    for old, new in pairwise(numbers):
        ahead = [low for low in lows[:old] if low not in _ARTICLES]
        between = [t.low for t in s.tokens[old + 1 : new] if t.low not in _ARTICLES | {"of"} and t.kind not in "TD"]
        swapped = any(low in _SWAPS for low in ahead)
        moved = told or not CHANGE_VERBS.isdisjoint(lows)  # no change: "wasted it in turn 13 getting from 20 to 26"
        remade = (
            ahead[-1:] and ahead[-1] in _REMAKING and (between == ["into"] or lows[old + 1 : new] in (["a"], ["an"]))
        )
        if not (
            remade
            or (moved and ahead[-1:] == ["from"] and between == ["to"])
            or (swapped and between in (["for"], ["with"], ["by"]))
        ):
            continue
        label = next((s.tokens[p].kind for p in reversed(s.labels) if p < old), None)
        high = s.limits.high
        values = (s.tokens[old].value, s.tokens[new].value)
        field = label or ("T" if max(values) <= high else "D" if min(values) > high else None)
        s.tokens[old].kind = "X"
        if field is None:
            return False
        s.labels = [p for p in s.labels if p > new]
        claim = s.add(field, values[1], LABELLED, new)
        claim.override = True
        verb = next((n for n in range(old - 1, -1, -1) if s.low(n) in CHANGE_VERBS), -1)
        if s.low(verb - 1) in ("please", "kindly"):
            claim.reason = "bidden"  # "in the orders I sent please replace …"
        s.tokens[new].kind = "X"
        s.last = new
        return False
    return False


def declined(s: Sentence, label: int) -> None:
    """Claim "no trapdoor", "trapdoor: none"."""
    if s.tokens[label].kind != "D":
        return
    before = [t.low for t in s.tokens[max(0, label - 7) : label]]
    while before and before[-1] in _BETWEEN:
        before.pop()
    place = label + 1
    while s.low(place) in _SIGNS:
        place += 1
    if s.low(place) == "i" and s.low(place + 1) in NONE_WORDS | NOT_WORDS - {"no", "not"}:
        place += 1  # "as to the trapdoor I pass"
    after = s.at(place)
    value = after is not None and after.kind == "W" and after.low in NONE_WORDS
    following = s.at(place + 1)
    if value and s.low(place) in ("no", "na") and following is not None:
        value = following.kind != "N" and following.low not in (".", "longer")  # "trapdoor no. 45" nominates 45
    if value and s.low(place) == "no" and s.low(place - 1) == "(" and following is not None and following.kind == "W":
        value = False  # "18 as the trapdoor (no exclamation mark)"
    if before and before[-1] in NOT_WORDS and _counts(s, label):
        return
    if s.low(label).startswith("vote") and s.low(label - 1) == "no" and s.low(label - 2) in _NEEDING:
        return  # "the trapdoor needed no vote: space 68"
    if s.low(label - 1) == "to" and s.low(label - 2) == "nothing" and _numbered(s, label):
        return  # "it costs me nothing to nominate 52"
    ahead = [t.low for t in s.tokens[max(0, label - 3) : label] if t.low not in ("the", "my", "a", "for", "of")]
    left_blank = (
        any(t.low in ("blank", "default", "defaults") for t in s.tokens[label:]) or ahead[-1:] == ["default"]
    ) and not any(t.kind == "N" for t in s.tokens[label:])
    if left_blank and not any(claim.field == "D" for claim in s.made):
        s.add("D", None, LABELLED, label)
        return
    none = _not_one(s, label)
    skipping = bool(before) and before[-1] in _SKIPPING and not set(before[-4:-1]) & NOT_WORDS
    if (none or skipping) and not any(t.kind == "N" and t.value > s.limits.high for t in s.tokens[label + 1 :]):
        s.add("D", None, LABELLED, none or label)
        return
    if not value and _told_of(s, label):
        return
    if (before and before[-1] in NOT_WORDS) or (before and before[-1] in NONE_WORDS) or value:
        if before and before[-1] == "none" and "for" not in [t.low for t in s.tokens[max(0, label - 3) : label]]:
            return
        s.add("D", None, LABELLED, label)


def _numbered(s: Sentence, label: int) -> bool:
    """Whether a number stands right behind a label."""
    after = s.at(label + 1)
    return after is not None and after.kind == "N"


def _not_one(s: Sentence, label: int) -> int:
    """Return where it is said behind a trapdoor that none is wanted: "…, but I'm not bothering with one"; else 0."""
    for place in range(label + 2, len(s.tokens)):
        if s.low(place) == "one" and s.low(place - 1) in _WANTING:
            ahead = [t.low for t in s.tokens[max(label + 1, place - 5) : place]]
            ends = place + 1 >= len(s.tokens) or s.tokens[place + 1].kind == "P" or s.low(place + 1) in _FOR_NOW
            if ends and {"i'm", "i"} & set(ahead) and set(ahead) & NOT_WORDS:
                return place
    return 0


def _told_of(s: Sentence, label: int) -> bool:
    """Whether something is told of what no trapdoor does: "no trapdoor ever catches Ivy"."""
    step = label + 1
    while s.low(step) in ("has", "had", "have", "will", "can", "could", "would", "of", "mine", "yet"):
        step += 1
    return s.low(step) in _EVER or (step == label + 2 and s.low(label + 1) in ("has", "had", "can", "could"))


def _counts(s: Sentence, label: int) -> bool:
    """Whether a number follows that says what is not nominated: "I won't nominate 55"."""
    step = label + 1
    while s.low(step) in _SPACES | {
        "on",
        "at",
        "number",
        "under",
        "the",
        "to",
        "in",
        "no",
        "for",
        "this",
        "time",
        "turn",
    }:
        step += 1
    number = s.at(step)
    return number is not None and number.kind == "N" and number.value > s.limits.high


def dangling(s: Sentence) -> None:
    """Doubt a sentence that speaks of a throw or a trapdoor and gives it in a way that was not understood."""
    taken = {claim.place for claim in s.made}
    if s.tokens and s.tokens[0].low in ASK_STARTS and s.low(1) not in ("you", "i", "we", "u"):
        return  # "can a trapdoor be on the finish"
    for label in s.labels:
        kind = s.tokens[label].kind
        if any(claim.field == kind for claim in s.made):
            continue
        if kind == "T":
            if any(token.kind == "X" for token in s.tokens[label + 1 : label + 4]):
                s.doubtful("T", label)
            continue
        if (
            s.low(0) in ("who", "whoever")
            and s.low(label - 1) in ("that", "the", "a")
            and s.low(label + 2) in ("me", "us")
        ):
            continue  # "Whoever put that trapdoor under me, I WILL find you."
        near = (*range(max(0, label - 3), label), *range(label + 1, min(label + 9, len(s.tokens))))
        loose = any(
            s.tokens[n].kind in ("NX" if n > label else "N") and n not in taken and not _listed(s, n) for n in near
        )
        after = [t for t in s.tokens[label + 1 : label + 5] if t.low not in _LINKS]
        somewhere = len(after) > 1 and (
            after[0].low in _PREPOSITIONS or (after[0].low == "the" and after[1].low in PLACES | _WHICH)
        )
        somewhere = (
            somewhere or _named(s, label, after) or any(t.low in _BY_SOMEBODY for t in s.tokens[label + 1 : label + 6])
        )
        somewhere = somewhere or _described(s, label)
        somewhere = somewhere or ("where" in [t.low for t in s.tokens[max(0, label - 3) : label]] and not taken)
        if loose or somewhere or _where_it_was(s, label):
            s.doubtful("D", label)


def _where_it_was(s: Sentence, label: int) -> bool:
    """Whether a trapdoor is to be where it was, which only the record tells: "put it back where I had it"."""
    putting = any(t.low in _RETURNING for t in s.tokens[:label])
    where = next((n for n in range(label + 1, min(label + 5, len(s.tokens))) if s.low(n) == "where"), 0)
    stood = [t.low for t in s.tokens[where + 1 : where + 6]] if where else []
    return putting and bool(set(stood[:3]) & _KEEPERS) and any(low in _STOOD for low in stood)


def _described(s: Sentence, label: int) -> bool:
    """Whether words stand where the space should: "Trapdoor: Bob's square"."""
    if s.low(label + 1) not in (":", "="):
        return False
    after = [t for t in s.tokens[label + 2 : label + 6] if t.kind == "W"]
    return bool(after) and after[0].low not in NONE_WORDS and s.tokens[label + 2].kind == "W"


def _named(s: Sentence, label: int, after: Sequence[Token]) -> bool:
    """Whether somebody is to be trapped by name: "trap Clive!"."""
    verb = s.tokens[label].low in ("trap", "trapdoor", "nominate")
    return verb and bool(after) and after[0].kind == "W" and after[0].text.istitle() and len(after[0].text) > 1


def _listed(s: Sentence, place: int) -> bool:
    return any(s.tokens[place].value in claim.values for claim in s.made)
