"""What is only a manner of speaking, said plainly before it is weighed: courtesies, amends, the other nominators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.phrasing.courtesies import COURTESIES, without_musing
from pbm.orders.phrasing.declining import DECLINING
from pbm.orders.phrasing.door_withdrawn import door_given_back, door_taken_out, door_withdrawn
from pbm.orders.phrasing.in_a_row import numbered
from pbm.orders.phrasing.outcomes import reckoned
from pbm.orders.phrasing.sayings import drop_sayings
from pbm.orders.phrasing.together import AMONG_SEVERAL
from pbm.orders.tokens.said import Telling, needing, parted, tell
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import HEDGES, NOUGHTS, TRAPPINGS

__all__ = ["told_plainly"]

_KINDLY = word_set("kindly humbly politely respectfully hereby please also would like to you only and now")
_REQUESTING = word_set("ask request beg solicit petition")
_TO_NUMBER = word_set("of on in at to the a number space square field no : = be is for")
_INTERJECTIONS = word_set("hmm hm hmmm er erm um oh no nah wait actually sorry well oops ah")
_DROPPING = word_set("scrap scratch strike scrub cancel forget bin nix")
_INSTEAD = word_set("put make it that on to at have i'll ill let's lets be a the instead please rather we'll go with")
_LEADING = word_set("my the a is on at to : = space square of for i'll throw please number")
_WHICH = word_set("first second last one either other")
_EVEN = word_set("even auch selbst sogar même zelfs incluso hasta aun aún anche perfino persino")
_NOT_KNOWN = word_set("know sure idea wonder wondering certain see ask not")
_NO_MATTER = word_set("regardless irrespective egal gleich gleichgültig importe importa")
_UNTIL = word_set("until till til at by from about around gone")
_GRATEFUL = word_set("glad grateful obliged delighted pleased happy thankful")
_VERY = word_set("most very ever so much truly really rather deeply extremely awfully more than")
_OF_SOMEBODY = word_set("has who plays takes moves says wants picked chose chooses picks")
_HOUSES = word_set("house box casa casilla casella casela caja pole rubrik ruta vakje hokje kästchen rute felt")
_BEFORE_HOUSE = word_set("in on at to under choose is want take put for be pick nominate use say name vote door : =")
_BEHIND_HOUSE = word_set(
    "please pls and this for thanks then with but so if as because where i to today in ok okay right yes thx ta cheers"
)
_ANYBODY = word_set("anyone anybody someone somebody others another any some")
_ALIKE = frozenset(
    (
        *(("of", "the", "same", "mind"), ("of", "the", "same", "opinion"), ("thinks", "the", "same"), ("agrees",)),
        *(
            ("agree",),
            ("feels", "the", "same"),
            ("thinks", "as", "i", "do"),
            ("thinks", "like", "me"),
            ("thinks", "so"),
        ),
        *(("feel", "the", "same"), ("think", "the", "same"), ("think", "so"), ("joins", "in"), ("joins", "me")),
        *(("likes", "it", "too"), ("votes", "for", "it"), ("wants", "it", "too"), ("of", "a", "like", "mind")),
    )
)
_MY_WAY = word_set("with me too as well likewise please")
_COUNTED = word_set("i and so of by the see this time now again today here then month round week board turn it is")
_OF_MINE = word_set("i i'm i'll am will shall want to like be going")
_LABEL_WITHIN = 9  # tokens from a number to the end of "is what I'm going to throw"
_MACHINES = word_set(
    "autocorrect autocorrection dictation spellcheck spellchecker autokorrektur rechtschreibung correcteur "
    "autocorrectie autocorrector corrector correttore"
)
_LEAVE_IT = word_set("keep leave skip")
_DONT = word_set("don't dont do no not won't")
_CARE = word_set("want need fancy require like")
_LED = 4  # tokens from a trapdoor's name to its figures
_REACH = 10  # tokens from a trapdoor to "the house 39"
_COMPANY = 9  # tokens of "if anyone else is of the same mind"


def told_plainly(tokens: Sequence[Token], limits: Limits, boards: int = 1) -> list[Token]:
    """Return ``tokens`` with manners of speaking that cannot be meant otherwise told plainly."""
    drop_sayings(tokens)
    made: list[Token] = []
    for part in parted(tell(list(tokens), limits, _OF_MAIL)):
        made.extend(tell(part, limits, _ASKED if part[-1].low == "?" else _TOLD))
    if boards > 1:
        _count_boards(made, (boards, limits.count))
    return made


@needing(_LEAVE_IT, {"D"}, _CARE)
def _keep_yours(part: list[Token], _: Limits) -> None:
    """Say "no trapdoor" for "keep the trapdoor, I don't want one": what is wanted so little is not kept from before."""
    for place in range(len(part) - 4):
        door = place + 1 + (part[place + 1].low in ("the", "your", "that", "any"))
        if part[place].low not in _LEAVE_IT or part[door].kind != "D":
            continue
        rest = [t.low for t in part[door + 1 :] if t.low not in ("i", "me", "really", "just", "thanks", "that", "this")]
        if (
            rest[:1] in ([","], ["-"], [";"])
            and rest[1:2] != []
            and rest[1] in _DONT
            and rest[2:3]
            and rest[2] in _CARE
        ):
            end = next((n for n in range(door + 1, len(part)) if part[n].low in _CARE), door)
            end += end + 1 < len(part) and part[end + 1].low in ("one", "it", "any")
            part[place : end + 1] = [Token("W", "no", part[place].line, text="no"), part[door]]
            return


@needing({"i"}, {"for"}, _REQUESTING)
def _unceremonious(part: list[Token], _: Limits) -> list[Token]:
    """Return "I ask kindly for the roll of 3" as "the roll of 3"; only where a label and its number follow at once."""
    words = [n for n, token in enumerate(part[:_REACH]) if token.kind != "L"]
    lows = [part[n].low for n in words]
    if lows[:1] != ["i"] or "for" not in lows or not set(lows) & _REQUESTING:
        return part
    end = lows.index("for")
    if not all(low in _KINDLY | _REQUESTING for low in lows[1:end]) or not set(lows[:end]) & _REQUESTING:
        return part
    rest = [token for token in part[words[end] + 1 :] if token.kind != "L"]
    rest = rest[1:] if rest and rest[0].low in ("the", "a", "my") else rest
    if not rest or rest[0].kind not in "TD":
        return part
    number = next((token for token in rest[1:] if token.low not in _TO_NUMBER), None)
    return part[words[end] + 1 :] if number is not None and number.kind == "N" else part


@needing({"if"}, _GRATEFUL)
def _obliged(part: list[Token], _: Limits) -> list[Token]:
    """Return "I'd be obliged if you'd push me three" as "please push me three": that is no condition."""
    lows = [token.low for token in part]
    for place in range(2, len(part) - 2):
        if lows[place] != "if" or lows[place - 1] not in _GRATEFUL:
            continue
        start = place - 1
        while start > 0 and lows[start - 1] in _VERY:
            start -= 1
        if lows[start - 1 : start] != ["be"] or lows[start - 2] not in ("i'd", "would", "should", "we'd", "i'll"):
            return part
        start -= 2 + (lows[start - 3 : start - 2] in (["i"], ["we"]))
        end = place + 1
        if lows[end] == "you'd" or lows[end : end + 2] in (["you", "would"], ["you", "could"], ["you", "can"]):
            end += 1 + (lows[end] == "you")
        else:
            return part
        return [*part[:start], Token("W", "please", part[start].line, text="please"), *part[end:]]
    return part


@needing({"if", "whether"})
def _though(part: list[Token], _: Limits) -> None:
    """Make "even if it lands me on Beth", "même si" and "egal ob" what they say: that nothing hangs on it."""
    for place in range(len(part) - 1, 0, -1):
        before = part[place - 1]
        written = (before.text or before.low).casefold().rpartition(" ")[2]
        conceding = part[place].low == "if" and written in _EVEN
        conceding = conceding and (place < 2 or part[place - 2].low not in _NOT_KNOWN)  # "I don't know even if"
        if before.kind == "W" and (conceding or (part[place].low in ("if", "whether") and written in _NO_MATTER)):
            part[place - 1 : place + 1] = [Token("W", "although", before.line, text=before.text)]


@needing({":"}, {"N"})
def _garbled(part: list[Token], _: Limits) -> None:
    """Take out what a telephone made of it: "autocorrect made it 'trapdoor forty tooth': 5, 42"."""
    machine = next((n for n, t in enumerate(part) if (t.text or t.low).casefold() in _MACHINES), -1)
    sign = next((n for n in range(machine + 2, len(part)) if part[n].low == ":"), -1) if machine >= 0 else -1
    if sign < 0 or not any(t.kind == "N" for t in part[sign:]) or any(t.kind == "N" for t in part[:machine]):
        return
    for token in part[machine:sign]:
        token.kind = "X" if token.kind == "N" else "W" if token.kind in "TD" else token.kind


@needing({"N"}, {"D"})
def _digit_by_digit(tokens: list[Token], limits: Limits) -> None:
    """Make one space of two figures told one by one: "trapdoor five nought", "one four for the trapdoor".

    A figure that a throw can be is one of a space only where a throw stands elsewhere, or nought follows.
    """
    throws = [n for n, t in enumerate(tokens) if t.kind == "N" and limits.low <= t.value <= limits.high]
    for place in range(len(tokens) - 2, -1, -1):
        first, second = tokens[place], tokens[place + 1]
        if first.kind != "N" or not 0 < first.value < 10:
            continue
        nought = second.low in NOUGHTS
        figures = nought or (second.kind == "N" and second.value < 10)
        alike = first.low.isdigit() == second.low.isdigit() and not (first.low == second.low and second.low.isdigit())
        beside = tokens[place + 2] if place + 2 < len(tokens) else None
        if not figures or not alike or (beside is not None and beside.kind in "NX") or not _of_door(tokens, place):
            continue
        if nought or first.value > limits.high or any(n not in (place, place + 1) for n in throws):
            first.value = 10 * first.value + (0 if nought else second.value)
            first.low = first.text = str(first.value)
            del tokens[place + 1]


def _of_door(tokens: Sequence[Token], place: int) -> bool:
    """Whether a trapdoor's name leads to two figures, or they open their sentence and it follows them."""
    step = place - 1
    while step >= 0 and place - step < _LED and tokens[step].low in _TO_NUMBER:
        step -= 1
    if step >= 0 and tokens[step].kind == "D":
        return True
    after = [t for t in tokens[place + 2 : place + 6] if t.low not in ("the", "a", "my")]
    opens = step < 0 or tokens[step].kind in "SL" or tokens[step].low in (",", "and", "-")
    return opens and len(after) > 1 and after[0].low in ("for", "as") and after[1].kind == "D"


@needing({"one"}, {"on", "about", "how"})
def _that_one(part: list[Token], _: Limits) -> None:
    """Make the "one" of "no changing my mind on that one", "is that how one says it" a word."""
    for n in range(2, len(part)):
        pointing = part[n - 1].low in ("that", "this") and part[n - 2].low in ("on", "about")
        says = [t.low for t in part[n - 1 : n + 2]] in (["how", "one", "says"], ["how", "one", "puts"])
        if says or (pointing and part[n].low == "one" and all(t.kind in "SPL" for t in part[n + 1 : n + 2])):
            part[n].kind = "W"


@needing({"is"}, {"what"}, {"N"})
def _labelled_behind(part: list[Token], _: Limits) -> None:
    """Put the label of "3 is what I'm throwing, 19 is what I'm nominating" before its number."""
    made: list[Token] = []
    place = 0
    while place < len(part):
        step = place + 3
        if part[place].kind == "N" and [t.low for t in part[place + 1 : step]] == ["is", "what"]:
            while step < min(len(part), place + _LABEL_WITHIN) and part[step].low in _OF_MINE:
                step += 1
            ended = step + 1 >= len(part) or part[step + 1].kind in "SPL"
            if place + 3 < step < len(part) and part[step].kind in "TD" and ended:
                made += [part[step], part[place]]
                place = step + 1
                continue
        made.append(part[place])
        place += 1
    part[:] = made


@needing({"door's"})
def _doors_on(part: list[Token], limits: Limits) -> None:
    """Make a trapdoor of "the door's on 66"; "our front door's on the latch" is none."""
    for place, token in enumerate(part[:-1]):
        step = place + 1 + (part[place + 1].low in ("on", "at", "to", "under"))
        opens = place == 0 or part[place - 1].kind != "W" or part[place - 1].low in ("the", "my", "and", "so", "with")
        number = part[min(step, len(part) - 1)]
        last = step + 1 >= len(part) or part[step + 1].kind != "W" or part[step + 1].low in _COUNTED
        if token.low == "door's" and opens and last and number.kind == "N" and number.value > limits.high:
            token.kind, token.low = "D", "door"


@needing({"two"}, _WHICH)
def _of_the_two(part: list[Token], _: Limits) -> None:
    """Count the turns in "in the first of the two": no throw is meant by them."""
    for place in range(3, len(part)):
        lows = [token.low for token in part[place - 3 : place + 1]]
        if part[place].kind == "N" and lows[1:] == ["of", "the", "two"] and lows[0] in _WHICH:
            part[place].kind = "X"


@needing({"("}, _OF_SOMEBODY)
def _ages(part: list[Token], _: Limits) -> None:
    """Make the number of "Cerys (15) has board A" an age: it stands in brackets behind somebody who does something."""
    for place in range(2, len(part) - 2):
        name, sign, number, closing, after = part[place - 2 : place + 3]
        bracketed = number.kind == "N" and sign.low == "(" and closing.low == ")"
        if after.kind == "L" and place + 3 < len(part):
            after = part[place + 3]
        if bracketed and name.kind == "W" and after.low in _OF_SOMEBODY:
            number.kind = "X"


@needing({"past"}, _UNTIL)
def _minutes(part: list[Token], _: Limits) -> None:
    """Make the number of "I have it until 20 past" a time of the day."""
    for place in range(1, len(part) - 1):
        past = part[place + 1].low == "past" and (place + 2 >= len(part) or part[place + 2].kind in "SPL")
        if past and part[place].kind == "N" and part[place - 1].low in _UNTIL:
            part[place].kind = "X"


@needing({"D"}, _HOUSES)
def _in_squares(part: list[Token], limits: Limits) -> None:
    """Make the space of "the trapdoor I put in the house 39" one, as languages call it: a house, a box."""
    door = -1
    for place, token in enumerate(part[:-1]):
        if token.kind == "D":
            door = place
        elif token.kind in "NXT":
            door = -1
        if door < 0 or token.low not in _HOUSES or place - door > _REACH:
            continue
        step = place + 1 + (part[place + 1].low in ("number", "no"))
        after = part[min(step, len(part) - 1)]
        ahead = part[place - 1].low if part[place - 1].low != "the" else part[place - 2].low
        counts = step + 1 < len(part) and part[step + 1].kind == "W" and part[step + 1].low not in _BEHIND_HOUSE
        if counts or (ahead not in _BEFORE_HOUSE and place - 1 != door):
            continue
        if after.kind in "NX" and after.low.isdigit() and limits.high < after.value <= 100:
            token.low, after.kind = "square", "N"


@needing({"if", "provided", "should"}, _ANYBODY)
def _without_company(part: list[Token], limits: Limits) -> list[Token]:
    """Return a sentence without "if anyone else is of the same mind" behind its nomination: that goes for each."""
    start = next((n for n in range(len(part) - 1, -1, -1) if part[n].low in ("if", "provided", "should")), -1)
    if start < 1 or not _nominated(part[:start], limits):
        return part
    rest = [token for token in part[start + 1 :] if token.kind not in "LS"]
    if not rest or len(rest) > _COMPANY or any(token.kind not in "WP" for token in rest):
        return part
    lows = [
        token.low for token in rest if token.kind == "W" and token.low not in ("else", "is", "are", "other", "player")
    ]
    while lows and lows[-1] in _MY_WAY and tuple(lows[1:]) not in _ALIKE:
        lows.pop()
    if lows[:1] == [] or lows[0] not in _ANYBODY or tuple(lows[1:]) not in _ALIKE:
        return part
    return [*part[:start], part[-1]] if part[-1].kind == "S" else part[:start]


def _nominated(ahead: Sequence[Token], limits: Limits) -> bool:
    """Whether the last number is a space that is nominated, with no other condition before it."""
    last = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].kind in "NX"), -1)
    if (
        last < 0
        or ahead[last].kind != "N"
        or ahead[last].value <= limits.high
        or any(t.kind == "T" for t in ahead[last:])
    ):
        return False
    door = next((t for t in reversed(ahead[:last]) if t.kind in "TDN" or t.low in TRAPPINGS), None)
    unsure = any(token.low in HEDGES or token.low in ("if", "unless", "or") for token in ahead)
    return door is not None and door.kind not in "TN" and not unsure


@needing(_DROPPING, {"that", "it"})
def _amended(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "Trapdoor 18. Hmm, scrap that, put it on 24 instead." as "Trapdoor 24.": one field, one value for it."""
    made = list(tokens)
    parts = parted(made)
    kept = [True] * len(parts)
    for place in range(len(parts) - 1):
        first, second = parts[place], parts[place + 1]
        value = _replacement(second)
        old = _lone(first)
        if value is None or old is None or second[-1].low == "?" or first[-1].low == "?":
            continue
        same = (old.value > limits.high) == (value.value > limits.high)
        about = next((t.kind for t in first if t.kind in "TD"), "") == ("D" if value.value > limits.high else "T")
        if same and about and limits.count == 1:
            old.low, old.value, old.text, old.line = value.low, value.value, value.text, value.line
            kept[place + 1] = False
    return [token for part, keep in zip(parts, kept, strict=True) if keep for token in part]


def _lone(part: Sequence[Token]) -> Token | None:
    """Return the number of a sentence that is hardly more than a label and its number."""
    numbers = [token for token in part if token.kind == "N"]
    plain = all(token.kind in "TDNLPS" or token.low in _LEADING for token in part)
    labels = {token.kind for token in part if token.kind in "TD"}
    return numbers[0] if plain and len(numbers) == 1 and len(labels) == 1 else None


def _replacement(part: Sequence[Token]) -> Token | None:
    """Return the number of "hmm, scrap that, put it on 24 instead"."""
    words = [token for token in part if token.kind not in "LPS"]
    start = next((n for n, token in enumerate(words) if token.low not in _INTERJECTIONS), len(words))
    words = words[start:]
    if len(words) < 3 or words[0].low not in _DROPPING or words[1].low not in ("that", "it"):
        return None
    numbers = [token for token in words if token.kind == "N"]
    rest = all(token.kind == "N" or (token.kind == "W" and token.low in _INSTEAD) for token in words[2:])
    return numbers[0] if rest and len(numbers) == 1 else None


def _count_boards(tokens: Sequence[Token], counts: tuple[int, int]) -> None:
    """Make the numbers of "Two and two this time, I see", ahead of the first board, counts of boards and turns."""
    first = next((n for n, token in enumerate(tokens) if token.kind == "B"), 0)
    for part in parted(tokens[:first]):
        lows = {token.low for token in part if token.kind == "W"}
        numbers = [token for token in part if token.kind == "N"]
        counting = {"this", "time"} <= lows or {"i", "see"} <= lows
        said = part[-1].kind == "S" and len(numbers) <= len(counts) and all(t.value in counts for t in numbers)
        if counting and said and lows <= _COUNTED:
            for token in numbers:
                token.kind = "X"


_OF_MAIL: Final[tuple[Telling, ...]] = (
    *AMONG_SEVERAL,
    door_given_back,
    door_taken_out,
    door_withdrawn,
    _amended,
    without_musing,
    _digit_by_digit,
)
_ASKED: Final[tuple[Telling, ...]] = (
    *(_in_squares, _of_the_two, _ages, numbered, _minutes, _that_one, _labelled_behind, _garbled, _though),
    *(_keep_yours, _doors_on, reckoned),
    *COURTESIES,
)
_TOLD: Final[tuple[Telling, ...]] = (*_ASKED, _unceremonious, _obliged, _without_company, *DECLINING)
