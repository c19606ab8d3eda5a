"""Letters marked as boards, where they name one."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.tokens.board_names import led_to
from pbm.orders.tokens.token import Token

__all__ = ["mark_boards", "names_no_other", "owning_board"]

_BOARD = frozenset(("board", "boards", "brd", "bd", "borad", "baord", "boad", "bord", "broad", "boards", "boared"))
_BEFORE_A = frozenset(("on", "upon", "for", "in", "&", "and", ",", "|", "(", "/"))
_CALLED = {
    name: name[0].upper()
    for name in ("alpha", "alfa", "able", "bravo", "baker", "charlie", "delta", "echo", "foxtrot", "golf")
}
_BEFORE_BOARD = frozenset(
    ("on", "for", "in", "and", "the", "then", "with", "my", "also", "of", "to", "from", "at", "as")
)
_RECEIVING = frozenset(("gets", "takes", "wants", "receives"))
_LIKEWISE = frozenset(("also", "too", "likewise", "then", "simply", "just"))
_SEEMING = frozenset(
    ("might", "may", "looks", "seems", "feels", "will", "could", "can", "has", "needs", "was", "deserves")
)
_OUTERMOST = frozenset(("lowest", "highest", "smallest", "biggest"))
_LOUD = late(r"\bA\b\s?[:=]?\s?\d")
_NOTHING = Token("S", "", -1)


def mark_boards(tokens: Sequence[Token], names: frozenset[str], *, shouted: bool = False) -> list[Token]:
    """Return ``tokens`` with the letters that name a board marked: "board A", "A:", a capital that is no article.

    ``shouted`` says that every letter is a capital, and no other board named.
    """
    made: list[Token] = []
    several = len(names) > 1
    for place, token in enumerate(tokens):
        if (token.kind != "W" or len(token.text) != 1) and not several:
            made.append(token)
            continue
        opens = not place or tokens[place - 1].kind == "S"
        called = _CALLED.get(token.low) if several and opens else None
        if called in names and len(tokens) > place + 1 and tokens[place + 1].low in (":", "-", "=", ","):
            made.append(Token("B", str(called), token.line, text=token.text))
            continue
        if owner := owning_board(token.text, names) if token.kind == "W" else "":
            if made and made[-1].low in _BOARD:
                made.pop()
            made.append(Token("B", owner, token.line, text=owner))  # "A's throw is a 2"
            continue
        if token.kind != "W" or len(token.text) != 1 or not token.text.isalpha():
            made.append(token)
            continue
        before = tokens[place - 1] if place else _NOTHING
        after = tokens[place + 1] if place + 1 < len(tokens) else _NOTHING
        given = token.text == "A" and "A" in names and several and _given(tokens, place)
        given = given or (token.text in names and several and led_to(tokens, place, names))
        article = token.text == "a" and len(made) > 1 and made[-1].low in _BOARD and _described(made[-2], after)
        article = article or (shouted and before.kind in "TD" and token.text == "A" and after.low not in (":", "="))
        article = article or _initials(tokens, place)
        if article or not (given or _names_board(token, before, after, names)):
            made.append(token)
            continue
        if before.low in _BOARD:
            made.pop()
        made.append(Token("B", token.text.upper(), token.line, text=token.text))
        if several and after.kind == "W":
            then = tokens[place + 2] if place + 2 < len(tokens) else _NOTHING
            if after.low in _LIKEWISE and then.low in _RECEIVING:
                after.kind, after.low, after = "P", ":", then  # "board B also gets a 2"
            if after.low in _RECEIVING:
                after.kind, after.low = "P", ":"
    return made


def names_no_other(lines: Sequence[str], names: frozenset[str]) -> bool:
    """Return whether a mail is all capitals and names no board but A: "THROW A 3" has an article then."""
    if len(names) < 2 or not all(line.isupper() for line in lines if any(map(str.isalpha, line))):
        return False
    if sum(len(_LOUD.findall(line)) for line in lines) > 1:
        return False  # "THROW A 3", "TRAPDOOR A 45"
    words = {word.strip(".,;:()!?'\"") for line in lines for word in line.split()}
    return not any(word.partition("'")[0] in names - {"A"} for word in words)


def owning_board(text: str, names: frozenset[str]) -> str:
    """Return the board that a word says something is of, "C's": the letter of one of several; empty for other words."""
    owner = text[:-2] if len(text) == 3 and text.endswith("'s") and len(names) > 1 else ""
    return owner if owner in names else ""


def _described(token: Token, after: Token) -> bool:
    """Whether ``token`` tells which board is meant, so that "a" is an article: "on the left-hand board a 4"."""
    return token.kind == "B" or (after.kind in "NX" and token.kind == "W" and token.low not in _BEFORE_BOARD)


def _initials(tokens: Sequence[Token], place: int) -> bool:
    """Whether the letter at ``place`` is the first of somebody's initials, at the end of a line: "A. P."."""
    behind = tokens[place + 1 : place + 5]
    letters = [token.text for token in behind[1:3] if len(token.text) == 1 and token.text.isupper()]
    dotted = [token.text or token.low for token in behind[:1]] == ["."] and len(letters) == 1
    line = tokens[place].line
    return dotted and behind[1].line == line and not any(t.line == line and t.kind in "WNTDX" for t in behind[2:])


def _given(tokens: Sequence[Token], place: int) -> bool:
    """Whether the letter at ``place`` is no article, as a verb or an article and a number follow: "A is the 5"."""
    before = tokens[place - 1] if place else _NOTHING
    listed = [t.low for t in tokens[place + 2 : place + 4]]
    if (
        tokens[place + 1 : place + 2]
        and tokens[place + 1].kind == "N"
        and listed in ([",", "b"], ["and", "b"], [";", "b"])
    ):
        return True  # "the trapdoors are A 15, B 25"
    if before.kind not in "SP" and before.low != "and":
        return False
    after = tokens[place + 1 : place + 4]
    if len(after) > 1 and after[0].low in ("and", "&", "+", "/", ",") and after[1].text in ("B", "C", "D"):
        return True
    if before.kind != "W" and after and after[0].low in _SEEMING:
        return True  # "A might be a lost cause: 3"
    step = 1 if after and after[0].low in ("is", *_RECEIVING) else 0
    article = step < len(after) and after[step].low in ("the", "a", "my")
    number = after[step + article] if step + article < len(after) else _NOTHING
    return bool(step or article) and number.kind == "N"


def _names_board(token: Token, before: Token, after: Token, names: frozenset[str]) -> bool:
    """Whether a letter means a board; one that nobody knows does too where it stands as a label."""
    name = token.text.upper()
    several = len(names) > 1
    capital = token.text.isupper()
    opens = before is _NOTHING
    if several and capital and name in names and before.low == "game":
        return True  # "in game A I shall throw the 5"
    if before.low in _BOARD:
        if name not in names and (name == "I" or not capital):
            return False  # "on both boards I throw a 4"
        if (
            name in ("A", "I")
            and before.low == "boards"
            and not (capital and (after.kind == "P" or after.low == "and"))
        ):
            return False  # "for both boards a 4"
        return name in names or (several and after is not _NOTHING)
    if opens and after.low in (":", ")") and several and capital:
        return True
    if name not in names:
        return False
    if opens and after.low in (":", ")", "=", "|"):
        return True
    if not several:
        return False
    if opens and after.low in ("-", ".", "/"):
        return True
    if not capital or after.low == "'":
        return False
    if name not in ("A", "I") or after.low in (":", "="):
        return True  # "then A: 1"
    if (opens and after is _NOTHING) or (before.low == "the" and after.low == "board"):
        return True  # a heading; "the A board"
    if before.kind in "STD" and (after.low in (":", "=") or (after.kind == "N" and after.low.isdigit())):
        return True
    if opens and after.low == ",":
        return True
    labelled = opens and (after.kind in ("T", "D") or (after.kind == "N" and after.low.isdigit()))
    labelled = labelled or (before.kind in "PS" and after.low in _OUTERMOST)  # "A lowest, B 6"
    return labelled or before.low in _BEFORE_A or before.kind == "P"
