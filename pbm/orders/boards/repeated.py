"""What is said once for several boards, said for each of them: "traps A: 12, B: 14", "no trapdoor on either"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.boards.shares import JOINED, NONE, ON, behind, has_number, sentences_in
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, FILLERS, HEDGES, NONE_WORDS, NOT_WORDS, PLAY_VERBS, POLITE, STARTERS

__all__ = [
    "EVERY",
    "all_named",
    "by_field",
    "by_heads",
    "for_each",
    "handed_out",
    "respectively",
    "row_of_names",
    "under_heads",
]

EVERY = frozenset(["all", "both", "each", "every", "three", "either", "everywhere"])
"""Words that mean every board."""

_SEVERAL = 3  # of two boards with two numbers these may be of two turns
_MOST_NAMES = 20  # in a row; no game has more boards
_LED_IN = FILLERS | PLAY_VERBS | POLITE | STARTERS | {"and", "with", "my"}
_HIGHEST = 6  # number of a throw
_NEAR = 6  # tokens between a board and its number: "on B I would have the 4"
_GETTING = frozenset(("get", "gets", "have", "has", "receive"))
_OPEN = CONDITIONS | HEDGES - {"either"}
_ALSO = frozenset(("also", "likewise", "too", "then"))
_HEADING = word_set("are is my the as follows then and be will")
_HANDING = word_set(
    "and at on in are is to be be: then respectively that order please pls for the my squares spaces sq square space"
)


def by_heads(tokens: Sequence[Token]) -> list[Token]:
    """Repeat the head of "Turn 5: 1 on A, 4 on B" or "Trapdoors: 33 on A, 57 on B" for each board of the sentence."""
    made: list[Token] = []
    for sentence in sentences_in(tokens):
        begin = _label_within(sentence)
        made.extend(sentence[:begin])
        made.extend(_headed_by_board(sentence[begin:]))
    return made


def _headed_by_board(sentence: list[Token]) -> list[Token]:
    """Return a sentence that begins with a head with that before each board's share; another one as it is."""
    sign = next((n for n, token in enumerate(sentence[:5]) if token.kind == "P" and token.low in (":", "-", ",")), 0)
    head, rest = sentence[:sign], sentence[sign + 1 :]
    led_in = 1 + (len(sentence) > 2 and sentence[1].low in ("at", "on", "in", "for", "are", "to"))
    if len(sentence) > led_in and sentence[0].kind in "TD" and sentence[led_in].kind == "N":
        head, rest = sentence[:1], sentence[led_in:]
        if any(token.kind in "TD" for token in rest):
            head = []
    led = bool(head) and all(t.kind in "PUTD" for t in head) and any(t.kind in "UTD" for t in head)
    shares = behind(rest) if led and sum(token.kind == "B" for token in rest) > 1 else None
    made: list[Token] = []
    for board, part in shares or ():
        line = sentence[0].line
        made.extend((Token("B", board, line, text=board), *head, Token("P", ":", line), *part, Token("S", "", line)))
    return made or sentence


def _label_within(sentence: Sequence[Token]) -> int:
    """Return where a label stands behind words that order nothing, whose values are of one kind; nought for none.

    "And I'd put the trapdoors at 55 on A and at 56 on B".
    """
    place = next((n for n, token in enumerate(sentence) if token.kind in "TDNBUX"), 0)
    ends = [-1, *(n for n in range(place) if sentence[n].kind in "PL"), place]
    parts = [sentence[start + 1 : end] for start, end in pairwise(ends)]
    led = all(t.low in _LED_IN for part in parts if len(part) > 1 or part is parts[-1] for t in part)  # ", Alan, and"
    if sentence[place].kind not in "TD" or not led or any(t.low in _OPEN for t in sentence[:place]):
        return 0
    small = {token.value <= _HIGHEST for token in sentence[place:] if token.kind == "N"}
    return place if len(small) == 1 else 0


def all_named(tokens: Sequence[Token], boards: Sequence[str]) -> Sequence[Token]:
    """Put "all boards" for a row of the names of all of them: "same on A and B: 3/50".

    For every such row where no board is named outside of them, "a 5 on A and B, trapdoor 34 on A and on B"; else for
    the first alone.
    """
    first = made = _first_row_told(tokens, boards)
    for _ in range(_MOST_NAMES):
        if all(token.kind != "B" for token in made):
            return made
        made = _first_row_told(made, boards)
    return first


def _first_row_told(tokens: Sequence[Token], boards: Sequence[str]) -> Sequence[Token]:
    for place, token in enumerate(tokens):
        if token.kind != "B":
            continue
        names, end = row_of_names(tokens, place)
        if len(names) == len(boards) > 1 and set(names) == set(boards):
            line = token.line
            every = [Token("W", "on", line), Token("W", "all", line), Token("W", "boards", line)]
            before = tokens[:place]
            return [*(before[:-1] if before and before[-1].low in ON else before), *every, *tokens[end:]]
    return tokens


def row_of_names(tokens: Sequence[Token], place: int) -> tuple[list[str], int]:
    """Return the boards named in a row from ``place`` on, "A and on B", and where the row ends.

    Names with only a comma between are a row where no word goes on with the last: "A 5 on A, B to follow" has none.
    Nor is it one where the first has its number before it and the last its own behind: "5/53 on A and on B 4/54",
    "trapdoor 34 on A and on B none".
    """
    names, last, joined = [tokens[place].low], place, False
    while len(names) < _MOST_NAMES:
        step = last + 1
        while step < len(tokens) and (
            tokens[step].low in JOINED or (step > last + 1 and tokens[step].low in ON | _ALSO)
        ):
            step += 1
        if step == last + 1 or step >= len(tokens) or tokens[step].kind != "B":
            break
        joined = joined or any(token.low in ("and", "&", "+", "/") for token in tokens[last + 1 : step])
        names.append(tokens[step].low)
        last = step
    after = tokens[last + 1] if last + 1 < len(tokens) else None
    if not joined and after is not None and after.kind == "W":
        return names[:1], place + 1
    if len(names) > 1 and _each_with_its_own(tokens, place, last):
        return names[:1], place + 1
    return names, last + 1


def _each_with_its_own(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether what stands before the ``first`` of some boards is said anew behind the ``last``, as two throws are."""
    ahead: set[bool] = set()
    for token in reversed(tokens[:first]):
        if token.kind in "SB" or token.low == ":":
            break
        if token.kind == "N":
            ahead.add(token.value <= _HIGHEST)
    if not ahead:
        return False
    if last + 1 < len(tokens) and tokens[last + 1].low in NONE:
        return True
    for place, token in enumerate(tokens[last + 1 : last + 1 + _NEAR], last + 1):
        following = tokens[place + 1] if place + 1 < len(tokens) else None
        if token.kind in "SB" or (token.kind == "P" and token.low != "-") or token.low in ("and", "&", "then", "but"):
            return False
        if token.kind == "N":
            return (token.value <= _HIGHEST) in ahead and not (following is not None and following.low in ON)
    return False


def _heads_one(tokens: Sequence[Token], place: int, chunk: Sequence[Token]) -> bool:
    """Whether a colon stands between "same throw on both boards" and one number."""
    if not any(t.low in EVERY for t in chunk):
        return False
    rest = tokens[place + 1 : place + 3]
    return len(rest) == 2 and rest[0].kind == "N" and rest[1].kind == "S"


def _uncounted(chunk: Sequence[Token]) -> list[Token]:
    """Return a part of a sentence without the number of "all three", which counts the boards."""
    return [t for n, t in enumerate(chunk) if not (t.kind == "N" and n and chunk[n - 1].low == "all" and t.value < 7)]


def _of_every(chunk: Sequence[Token], place: int) -> bool:
    """Whether the word at ``place`` means every board: "on both", "both boards", "everywhere"."""
    token = chunk[place]
    if token.low not in EVERY:
        return False
    after = [t.low for t in chunk[place + 1 : place + 3] if t.kind != "X"]
    if token.low in ("each", "both") and chunk[place - 1].kind == "D":
        return True  # "Falltür jeweils 50"
    if token.low == "both" and chunk[place - 1].low == "and" and after[:1] != [] and after[0] in _GETTING:
        return True  # "and both get trapdoor 13"
    return chunk[place - 1].low in ON or token.low == "everywhere" or after[:1] in (["boards"], ["board"])


def _of_several(chunk: Sequence[Token]) -> bool:
    """Whether words decline trapdoors, more than one: "I won't bother with trapdoors on either"."""
    plural = any(t.kind == "D" and t.text.casefold().endswith("s") for t in chunk)
    denied = any(t.low in NONE_WORDS or t.low in NOT_WORDS for t in chunk)
    return plural and denied and not any(t.kind in "NBTUX" or t.low in _OPEN for t in chunk)


def _of_any(chunk: Sequence[Token], place: int) -> bool:
    """Whether "no trapdoor on any of them" declines for every board."""
    if chunk[place].low not in ("any", "anywhere") or (chunk[place].low == "any" and chunk[place - 1].low not in ON):
        return False
    return not any(t.kind == "N" for t in chunk)


def respectively(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return "throws 4 and 2, trapdoors 21 and 67, on A and B respectively" told board by board."""
    made: list[Token] = []
    sentences = list(sentences_in(tokens))
    while sentences:
        sentence = sentences.pop(0)
        told = None
        if _one_by_one(sentence) or _all_ahead(sentence, boards):
            behind = sentences[0] if sentences and not any(token.kind == "B" for token in sentences[0]) else []
            told = _told_apart([*_unended(sentence), *behind], boards) if behind else None
            if told is not None:
                sentences.pop(0)
            else:
                told = _told_apart(sentence, boards)
        made.extend(sentence if told is None else told)
    return made


def _unended(sentence: Sequence[Token]) -> list[Token]:
    return [*sentence[:-1]] if sentence and sentence[-1].kind == "S" else [*sentence]


def _one_by_one(sentence: Sequence[Token]) -> bool:
    """Whether numbers and names are told in the same order: "respectively", "for A, B and C in that order"."""
    return any(
        token.low == "respectively" or (token.low == "order" and sentence[n - 1].low in ("that", "this", "same"))
        for n, token in enumerate(sentence)
    )


def _all_ahead(sentence: Sequence[Token], boards: Sequence[str]) -> bool:
    """Whether a sentence begins with three or more boards, all in a row: "In the order A, B, C: throws 2, 5 and 2"."""
    first = next((n for n, token in enumerate(sentence) if token.kind == "N"), 0)
    names = [n for n, token in enumerate(sentence) if token.kind == "B"]
    if len(boards) < _SEVERAL or sorted(sentence[n].low for n in names) != sorted(boards) or names[-1] > first:
        return False
    return all(sentence[n].kind in "BP" or sentence[n].low == "and" for n in range(names[0], names[-1]))


def _told_apart(sentence: Sequence[Token], boards: Sequence[str]) -> list[Token] | None:
    names = [token.low for token in sentence if token.kind == "B"]
    count = len(names)
    if count < 2 or len(set(names)) < count or not set(names) <= set(boards):
        return None
    rows: list[tuple[Token, list[Token]]] = []
    first = len(sentence)
    label: Token | None = None
    begun = place = 0
    while place < len(sentence):
        token = sentence[place]
        if token.kind in "TD":
            label, begun = token, place
        if token.kind != "N":
            place += 1
            continue
        row = [token]
        while place + 2 < len(sentence) and sentence[place + 1].low in JOINED and sentence[place + 2].kind == "N":
            row.append(sentence[place + 2])
            place += 2
        place += 1
        if len(row) == 1 and not rows:
            label = None  # "a 4 on both boards, and trapdoors 21 and 67 …"
        elif len(row) != count or label is None:
            return None
        else:
            rows.append((label, row))
            first = min(first, begun)
    if not rows:
        return None
    line = sentence[0].line
    stop = Token("S", "", line)
    ahead = list(sentence[:first])
    made = [*ahead, stop] if any(t.kind == "N" for t in ahead) else []
    for number, name in enumerate(names):
        made.append(Token("B", name, line, text=name))
        for label, row in rows:
            made.extend((label, row[number], Token("P", ",", line)))
        made.append(stop)
    return made


def under_heads(tokens: Sequence[Token]) -> list[Token]:
    """Repeat a label that heads the lines below it, "Trapdoors are", for each board that has one: "board A - 14"."""
    made: list[Token] = []
    label: Token | None = None
    for sentence in sentences_in(tokens):
        kinds = [token for token in sentence if token.kind in "TD"]
        bare = all(t.kind in "TDPSL" or t.low in _HEADING for t in sentence)
        if len(kinds) == 1 and bare and not any(t.kind in "NXB" for t in sentence):
            label = kinds[0]
            made.extend(sentence)
            continue
        rows = sentence[0].kind == "B" and sum(t.kind == "N" for t in sentence) == 1 and not kinds
        if label is None or not rows or not all(t.kind in "BNPSL" for t in sentence):
            label = None
            made.extend(sentence)
            continue
        made.extend((sentence[0], label, *(t for t in sentence[1:] if t.low != "-")))
    return made


def for_each(tokens: Sequence[Token]) -> tuple[Sequence[Token], list[Token]]:
    """Return ``tokens`` without the part that is for every board, "trapdoor 45 on both", and that part."""
    kept: list[Token] = []
    whole: list[Token] = []
    chunk: list[Token] = []
    for place, token in enumerate((*tokens, Token("S", "", -1))):
        if token.kind not in "PS" or (token.low in (":", ",", "-") and _heads_one(tokens, place, chunk)):
            chunk.append(token)
            continue
        chunk = _uncounted(chunk)
        each = next((n for n, t in enumerate(chunk) if n and (_of_every(chunk, n) or _of_any(chunk, n))), -1)
        numbers = [t for t in chunk if t.kind == "N"]
        labelled = any(t.kind in "TD" for t in chunk)
        declined = any(t.kind == "D" for t in chunk) and any(t.low in NONE_WORDS for t in chunk) and not numbers
        if (
            each >= 0
            and (declined or (len(numbers) == 1 and (labelled or numbers[0].value <= 6)))
            and not any(t.kind == "B" for t in chunk)
            and not whole
        ):
            ahead = chunk[: each - 1] if chunk[each - 1].low in ON else chunk[:each]
            said = [t for t in (*ahead, *(() if _of_any(chunk, each) else chunk[each + 1 :])) if t.kind != "X"]
            whole = [t for t in said if t.low not in ("and", "with", "same", "board", "boards")]
            whole.append(Token("S", "", chunk[0].line))
        elif not whole and _of_several(chunk) and sum(t.kind == "D" for t in tokens) == 1:
            whole = [*(t for t in chunk if t.low != "either"), Token("S", "", chunk[0].line)]
        else:
            kept.extend(chunk)
        chunk = []
        if token.line >= 0:
            kept.append(token)
    return (kept, whole) if whole and any(t.kind == "N" or t.kind == "B" for t in kept) else (tokens, [])


def handed_out(tokens: Sequence[Token], order: Sequence[str]) -> Sequence[Token]:
    """Return ``tokens`` with "traps 30 and 31" after the boards' throws given out to the boards in their order."""
    if len(order) < 2:
        return tokens
    for place, label in enumerate(tokens):
        if label.kind not in "TD":
            continue
        start = place
        while start and tokens[start - 1].kind != "S":
            start -= 1
        own = {token.low for token in tokens[start:place] if token.kind == "B"}
        end = place + 1
        while end < len(tokens) and tokens[end].kind != "S":
            end += 1
        rest = tokens[place + 1 : end]
        numbers = [token for token in rest if token.kind == "N"]
        plain = all(t.kind in "NP" or t.low in _HANDING or t.kind == label.kind for t in rest)
        before = {token.low for token in tokens[:place] if token.kind == "B"}
        if len(numbers) != len(order) or not plain or before != set(order) or not has_number(tokens[:place]):
            continue
        spaces = all(number.value > _HIGHEST for number in numbers)  # no board has two trapdoors
        several = label.kind == "D" and (label.low.endswith("s") or spaces)
        if (own and own != set(order)) or not (several or any(token.low == "respectively" for token in rest)):
            continue
        stop = Token("S", "", label.line)
        made = [*tokens[:place], stop]
        for board, number in zip(order, numbers, strict=True):
            made.extend((Token("B", board, label.line, text=board), label, number, stop))
        return [*made, *tokens[end:]]
    return tokens


def by_field(tokens: Sequence[Token]) -> list[Token]:
    """Repeat the label of "Throws: A 3, B 6" after each board of its line."""
    made: list[Token] = []
    for line in sentences_in(tokens):
        first = next((n for n, t in enumerate(line) if t.kind in "TDB"), None)
        boards = [n for n, t in enumerate(line) if t.kind == "B"]
        if first is None or line[first].kind == "B" or len(boards) < 1 or any(t.kind == "N" for t in line[: boards[0]]):
            made.extend(line)
            continue
        label = line[first]
        others = any(t.kind in "TD" and t.kind != label.kind for t in line)
        opens = all(t.low in ("my", "the", "your") or t.low == "," for t in line[:first])
        if others or not opens:
            made.extend(line)
            continue
        for token in line[boards[0] :]:
            made.append(token)
            if token.kind == "B":
                made.append(Token(label.kind, label.low, label.line))
    return made
