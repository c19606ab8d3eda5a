"""The part of a mail that each board's name owns: what stands after it, before it, or round it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.token import Token
from pbm.orders.words import CONDITIONS, FILLERS, HEDGES, NONE_WORDS, NOT_WORDS, PLAY_VERBS, POLITE, TELLING_OF

__all__ = ["JOINED", "NONE", "ON", "behind", "has_number", "owned_parts", "sentences_in", "without_stray"]

ON = frozenset(["on", "for", "in", "board", "boards"])
"""Words right before the name of a board."""

JOINED = frozenset(["and", "&", ",", "+", "/"])
"""What joins the names of several boards."""

NONE = frozenset(("none", "nothing", "nil"))
"""Words that decline by themselves, whatever they stand beside."""

_PARTING = frozenset(["and", "while", "but", "whereas", "then"])
_STEPS = frozenset(("squares", "spaces", "steps", "square", "space", "step", "pips", "places"))
_STANDING = frozenset(("stand", "i'm", "am", "sit", "i", "was", "now", "currently"))
_RELATIVE = frozenset(("where", "who", "that", "which", "of", "with"))


def has_number(tokens: Sequence[Token]) -> bool:
    """Whether there is a number; "one" is none after a word that it stands for: "quick one"."""
    for place, token in enumerate(tokens):
        before = tokens[place - 1] if place else None
        after = tokens[place + 1].low if place + 1 < len(tokens) else ""
        if token.kind == "N" and after in ("of", "throws", "boards", "moves") and not token.low.isdigit():
            continue  # "two throws, one of me"
        if before is not None and before.low == "all" and token.kind == "N" and after in (":", "", "of", ","):
            continue  # "all three: A two, B five, C one"
        if token.low == "one" and before is not None and before.low in ("in", "at") and _noun(tokens, place + 1):
            continue  # "three boards in one breath"
        told_of = before is not None and before.low == "the" and after in TELLING_OF
        if token.low == "one" and (after in _RELATIVE or told_of):
            continue  # "the one where I am not yet disgraced"
        pronoun = token.low == "one" and before is not None and before.kind == "W"
        if token.kind == "N" and not (pronoun and before is not None and before.low not in FILLERS | PLAY_VERBS):
            return True
    return False


def _noun(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word that says what there is one of stands at ``place``."""
    return place < len(tokens) and tokens[place].kind == "W" and tokens[place].low not in FILLERS | ON | _PARTING


def owned_parts(tokens: Sequence[Token]) -> list[tuple[str, list[Token]]] | None:
    """Return what each board's name owns, in the one manner that fits the mail or else each sentence; None: none."""
    made = _manner(tokens)
    if made is not None:
        return made
    owned: list[tuple[str, list[Token]]] = []
    for sentence in sentences_in(tokens):
        if not has_number(sentence) and not any(token.kind == "B" for token in sentence):
            continue
        boards = {token.low for token in sentence if token.kind == "B"}
        part = _manner(sentence) or _chunked(sentence)
        if not boards and len({board for board, _ in owned[-1:]}) == 1:
            owned[-1][1].extend(sentence)
        elif part is None or not boards:
            return None
        else:
            owned.extend(part)
            if len(boards) > 1:
                owned.append((part[-1][0], []))
    return owned


def sentences_in(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the sentences of ``tokens``, each with its end."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        made[-1].append(token)
        if token.kind == "S":
            made.append([])
    return [part for part in made if part]


def _manner(tokens: Sequence[Token]) -> list[tuple[str, list[Token]]] | None:
    """Return what stands after each board's name ("A: 5/45"), or before it ("5/45 on A"); None in another manner."""
    ahead, owned = _split(tokens)
    if has_number(ahead):
        return behind(tokens)
    for (_, part), (_, following) in pairwise(owned):
        trailing = bool(part) and (part[-1].low in ON or part[-1].low == "(") and not _declines_apart(part, following)
        if trailing and has_number(part) and not has_number(_clause_of(following)):
            return None  # "A 3 for board B": whose is the 3?
    return owned


def _clause_of(part: Sequence[Token]) -> Sequence[Token]:
    """Return what is still said in the sentence of a board's name: what follows may be about anything."""
    return part[: next((n for n, token in enumerate(part) if token.kind == "S"), len(part))]


def _declines_apart(part: Sequence[Token], following: Sequence[Token]) -> bool:
    """Whether a board's name begins a clause of its own that declines: "on A the trapdoor is 50, on B none"."""
    apart = len(part) > 1 and (part[-2].kind in "PS" or part[-2].low in _PARTING)
    return apart and any(token.low in NONE_WORDS for token in _clause_of(following))


def _split(tokens: Sequence[Token]) -> tuple[list[Token], list[tuple[str, list[Token]]]]:
    """Return what stands before the first board, and what follows each board's name."""
    ahead: list[Token] = []
    owned: list[tuple[str, list[Token]]] = []
    for token in tokens:
        if token.kind == "B":
            owned.append((token.low, []))
        elif owned:
            owned[-1][1].append(token)
        else:
            ahead.append(token)
    for place in range(len(owned) - 2, -1, -1):
        part = owned[place][1]
        if part and all(token.low in JOINED for token in part) and part[-1].low in ("and", "&", "+"):
            owned[place] = (owned[place][0], list(owned[place + 1][1]))  # "A and B: throw 1"
    if owned and not has_number(ahead):
        owned[0][1][:0] = _leading_doubt(ahead)
    return ahead, owned


def _leading_doubt(ahead: Sequence[Token]) -> list[Token]:
    """Return the words before the first board that leave its orders open: "Perhaps on B 5", "If Bo moves, B 5"."""
    begins = next((n + 1 for n in range(len(ahead) - 1, -1, -1) if ahead[n].kind in "SL"), 0)
    start = next((n + 1 for n in range(len(ahead) - 1, begins - 1, -1) if ahead[n].kind == "P"), begins)
    condition = [token for token in ahead[begins : begins + 1] if token.low in CONDITIONS]
    why = any(token.low == "why" for token in ahead[start:])
    return condition + [t for t in ahead[start:] if t.low in HEDGES or (t.low in NOT_WORDS and not why)]


def _chunked(sentence: Sequence[Token]) -> list[tuple[str, list[Token]]] | None:
    """Return the boards' shares of "throw 4 on A with 30 as trapdoor, and 5 on B with 31".

    A part that names no board goes with the one before it or with the one after it, if only one of the two gives
    each board as many numbers.
    """
    chunks: list[list[Token]] = [[]]
    for token in sentence:
        if token.kind in "PS" or token.low in _PARTING:
            chunks.append([])
        else:
            chunks[-1].append(token)
    chunks = [chunk for chunk in chunks if chunk]
    names = [{token.low for token in chunk if token.kind == "B"} for chunk in chunks]
    if any(len(named) > 1 for named in names):
        return None
    fitting = []
    for ways in (range(len(chunks)), range(len(chunks) - 1, -1, -1)):
        shares: dict[str, list[tuple[int, list[Token]]]] = {}
        board = ""
        for place in ways:
            board = next(iter(names[place]), board)
            if board or has_number(chunks[place]):
                shares.setdefault(board, []).append((place, chunks[place]))
        counts = {sum(token.kind == "N" for _, chunk in share for token in chunk) for share in shares.values()}
        if "" not in shares and len(counts) == 1:
            fitting.append(shares)
    fitting = fitting or _on_either_side(chunks, names)
    if not fitting or (len(fitting) == 2 and fitting[0].keys() == fitting[1].keys() and any(not n for n in names)):
        same = len(fitting) == 2 and all(
            sorted(p for p, _ in fitting[0][k]) == sorted(p for p, _ in fitting[1][k]) for k in fitting[0]
        )
        if not same:
            return None
    comma = Token("P", ",", sentence[0].line)
    made: list[tuple[str, list[Token]]] = []
    for board, share in fitting[0].items():
        joined: list[Token] = []
        for _, chunk in sorted(share, key=lambda placed: placed[0]):
            joined.extend(_nameless(chunk))
            joined.append(comma)
        made.append((board, joined))
    return made


def _on_either_side(
    chunks: Sequence[list[Token]], names: Sequence[set[str]]
) -> list[dict[str, list[tuple[int, list[Token]]]]]:
    """Return the shares of two boards of which one is named behind its orders, the other ahead of its own, if so.

    "5 and trapdoor 53 on A and on B 4 and trapdoor 54".
    """
    named = [place for place, each in enumerate(names) if each]
    if len(named) != len("AB") or named[1] != named[0] + 1 or names[named[0]] == names[named[1]]:
        return []
    first, last = chunks[named[0]], chunks[named[1]]
    opens = next(token for token in last if token.low not in ON).kind == "B"
    if first[-1].kind != "B" or not opens or not has_number(last):
        return []
    placed = list(enumerate(chunks))
    made = {"".join(names[named[0]]): placed[: named[1]], "".join(names[named[1]]): placed[named[1] :]}
    counts = {sum(token.kind == "N" for _, chunk in share for token in chunk) for share in made.values()}
    return [made] if len(counts) == 1 else []


def _nameless(chunk: Sequence[Token]) -> list[Token]:
    """Return a part without the board's name and the word that leads to it: "on B 4" is no space that one is on."""
    named = {n for n, token in enumerate(chunk) if token.kind == "B"}
    led = named - {len(chunk) - 1}
    return [t for n, t in enumerate(chunk) if n not in named and not (n + 1 in led and t.low in ON)]


def without_stray(
    owned: Sequence[tuple[str, list[Token]]],
) -> tuple[list[tuple[str, list[Token]]], list[Token]]:
    """Return the boards' shares without a nomination that follows the throws of all boards in its own sentence."""
    kept = list(owned)
    if len({board for board, _ in owned}) < 2:
        return kept, []
    board, last = kept[-1]
    first = next((n for n, token in enumerate(last) if token.kind == "S"), len(last))
    rest = last[first:]
    if any(token.low == "there" for token in rest[:8]):
        return kept, []  # "The hatch there, 17."
    elsewhere = any(t.kind == "D" for _, part in kept[:-1] for t in part) or any(t.kind == "D" for t in last[:first])
    elsewhere = elsewhere or _a_line_each(kept)
    if elsewhere or not has_number(last[:first]) or not (has_number(rest) and any(t.kind == "D" for t in rest)):
        return kept, []
    kept[-1] = (board, last[:first])
    return kept, rest


def _a_line_each(owned: Sequence[tuple[str, list[Token]]]) -> bool:
    """Whether each board has a line of its own with as many numbers: "A - six, open 34. / B - 3. Trapdoor 45."."""
    lines = [{token.line for token in part if token.kind == "N"} for _, part in owned]
    counts = {sum(token.kind == "N" for token in part) for _, part in owned}
    apart = len({board for board, _ in owned}) == len(owned) == len(set().union(*lines))
    standing = any(
        token.low in _STANDING and part[n + 1].low in ("on", "at")
        for _, part in owned
        for n, token in enumerate(part[:-1])
    )
    return apart and len(counts) == 1 and not standing and all(len(each) == 1 for each in lines)


def _tied(part: Sequence[Token]) -> bool:
    """Whether a trapdoor right behind a board's name is that board's: "6 on A with trapdoor 91 and 5 on B"."""
    return bool(part) and part[0].low in ("with", "without") and any(t.kind == "D" for t in part[1:4])


def _end_of_tied(part: Sequence[Token]) -> int:
    """Return where "with trapdoor 91" and "with no trapdoor" end, up to what joins the next board's throw."""
    return next((n for n, t in enumerate(part) if n and (t.low in _PARTING or t.kind in "PS")), len(part))


def behind(tokens: Sequence[Token]) -> list[tuple[str, list[Token]]] | None:
    """Return what stands before each board's name, for "5/45 on A, 2/15 on B"; None when that is not the manner."""
    owned: list[tuple[str, list[Token]]] = []
    part: list[Token] = []
    tied = False
    for place, token in enumerate(tokens):
        if token.kind != "B":
            part.append(token)
            continue
        before = tokens[place - 1].low if place else ""
        ends = max((n for n, t in enumerate(part) if t.kind == "S"), default=0) if owned else 0
        if any(t.kind in "ND" for t in part[:ends]):
            return None  # "4 for A, trap 20; 1 for B": the trapdoor is of the board before
        if (before not in ON and before != "(") or not any(t.kind == "N" or t.low in NONE for t in part):
            return None
        if part[-1].low in ON:
            part.pop()
        if owned and _tied(part):
            cut = _end_of_tied(part)
            if not any(t.kind == "N" or t.low in NONE for t in part[cut:]):
                return None
            owned[-1][1].extend([Token("P", ",", token.line), *part[:cut]])
            part = part[cut:]
            tied = True
        while part and (part[0].low in (",", ")", "-") or part[0].low in POLITE & {"please", "pls"}):
            part.pop(0)
        if part and part[0].low in ("and", "then", "with"):
            part.pop(0)
        if len(part) > 1 and part[0].low == "of" and part[1].kind == "N":
            part.pop(0)  # "j'avance de 6 sur A, de 2 sur B"
        if len(part) > 1 and part[-1].low in _STEPS and part[-2].kind == "N":
            part.pop()  # "six squares on A and four squares on B"
        owned.append((token.low, part))
        part = []
    end = next((n for n, t in enumerate(part) if t.kind == "S"), len(part))
    if owned and _tied(part) and (tied or not any(t.kind == "N" for t in part[:end])):
        owned[-1][1].extend([Token("P", ",", part[0].line), *part[:end]])
        part = part[end:]
    if any(t.kind == "N" for t in part):
        return None
    if owned and any(t.low in HEDGES | CONDITIONS or t.low == "same" for t in part):
        owned[-1][1].extend(part)  # "and 1 on B perhaps", "1 for B, same trap"
    return owned
