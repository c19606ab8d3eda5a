"""What several tokens say together: cards with a number, "send Clive back", "if I land on", "if that is taken"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.cards import KINDS
from pbm.rulesets.unleashed.words_tokens import FAMILIES, Token

__all__ = ["kinds_of", "merged_tokens"]

_WINDOW: Final = 14
_CONDITION: Final = ("s", "it", "there", "num", "on", "player", "other", "fill", "not", "be", "self", "then", "and")
_BREAKS: Final = ("stop", "gap", "label", "comma", "else", "or", "index", "close", "open")
_SOMEBODY: Final = ("player", "whoever", "whoevers", "who", "person", "spieler", "wer")
_TURNS: Final = ("turn", "round", "game", "issue", "zug", "runde", "spiel", "go")
_LETTERS: Final = {"move-snake": "S", "move-ladder": "L", "move-piece": "P"}
_REFUSALS: Final = ("no", "scrap that", "forget that", "ignore that", "strike that", "scrap", "forget", "cancel")
_OBJECTS: Final = ("player", "other", "fill", "it", "self")
_INVERTED: Final = ("unless", "except if", "außer wenn", "es sei denn")
_SEPARATORS: Final = ("comma", "or", "else", "and")
_ATOMS: Final = ("card", "num", "player", "piece")
_SIGNED: Final = {"plus": "+", "minus": "-", "forward": "f", "back": "b"}


def kinds_of(family: str) -> tuple[str, ...]:
    """Return the kinds of card that a name as players write it may mean: ``f3`` (forward 3) is +3 or forward-3."""
    if family in FAMILIES:
        return FAMILIES[family]
    if family in KINDS:
        return (family,)
    sign, number = family[:1], family[1:]
    if sign == "f":
        return (f"+{number}", f"forward-{number}") if number in "234" else (f"+{number}",)
    if sign == "b":
        return (f"-{number}", f"back-{number}") if number in "234" else (f"-{number}",)
    if sign == "n":
        return tuple(kind for other in "fb" for kind in kinds_of(f"{other}{number}"))
    return (family,)


def merged_tokens(tokens: Sequence[Token], turn: int) -> list[Token]:
    """Return the tokens with what belongs together made one. ``turn`` is the turn that orders are for."""
    return _trailing(_conditions(_senders(_numbered(_requests(_placed(_dated(tokens, turn)))))))


def _dated(tokens: Sequence[Token], turn: int) -> list[Token]:
    """Return the tokens without the turn that is named, where it is the coming one; another one is ``later``."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        word = token.text.casefold().removeprefix("this ")
        step = at + 1
        if word in _TURNS and token.kind in ("fill", "unknown", "label"):
            while step < min(len(tokens), at + 3) and tokens[step].kind in ("colon", "hash", "be"):
                step += 1
            if step < len(tokens) and tokens[step].kind == "num":
                # Some count the setup round as the first.
                known = (turn, turn + 1) if word in ("round", "runde") else (turn,)
                if word not in ("game", "spiel", "issue") and tokens[step].value not in known:
                    made.append(replace(token, kind="later", meanings=()))
                at = step + 1
                continue
        made.append(token)
        at += 1
    return made


def _placed(tokens: Sequence[Token]) -> list[Token]:
    """Return "the player on 26" as somebody who is not named."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        step = at + 1
        if token.text.casefold() in _SOMEBODY:
            while step < min(len(tokens), at + 4) and tokens[step].kind in ("be", "fill", "s"):
                step += 1
            if step + 1 < len(tokens) and tokens[step].kind == "on" and tokens[step + 1].kind == "num":
                made.append(replace(token, kind="other", text=f"{token.text} {tokens[step + 1].text}", meanings=()))
                at = step + 2
                continue
        made.append(token)
        at += 1
    return made


def _requests(tokens: Sequence[Token]) -> list[Token]:
    """Return "could you put" as no more than "put"; its question mark is none."""
    made: list[Token] = []
    asked = False
    for place, token in enumerate(tokens):
        after = next((t for t in tokens[place + 1 : place + 4] if t.kind != "fill"), None)
        if token.kind == "request" and after is not None and after.kind in ("verb", "move", "send", "card"):
            asked = True
            made.append(replace(token, kind="self", meanings=()))
        elif token.kind == "stop":
            made.append(replace(token, text=".") if asked and token.text == "?" else token)
            asked = False
        else:
            made.append(token)
    return made


def _numbered(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "plus three" and "3 back" as cards, "send back 3" with its number."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = _refusal(tokens, at)
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        rolled = token.kind == "land" and token.text.casefold() == "roll" and after is not None and after.kind == "on"
        if rolled and at + 2 < len(tokens) and tokens[at + 2].kind == "num":
            made.append(replace(token, kind="card", name="roll", meanings=()))
            at += 1
            continue
        if token.kind in _SIGNED or token.kind == "plus-sign":
            sign = "+" if token.kind == "plus-sign" else _SIGNED[token.kind]
            if after is not None and after.kind == "num" and 1 <= after.value <= 6:
                made.append(replace(token, kind="card", text=f"{token.text} {after.text}", name=f"{sign}{after.value}"))
                at += 2
                continue
        elif (
            token.kind == "num"
            and 1 <= token.value <= 6
            and after is not None
            and after.kind in ("forward", "back")
            and not (made and made[-1].kind in ("on", "to", "from", "dash", "piece"))
        ):
            made.append(
                replace(
                    token, kind="card", text=f"{token.text} {after.text}", name=f"{_SIGNED[after.kind]}{token.value}"
                )
            )
            at += 2
            continue
        elif token.name in ("send-back", "send-forward") and after is not None and after.kind == "num":
            if 2 <= after.value <= 4:
                made.append(replace(token, text=f"{token.text} {after.text}", name=f"{token.name[5:]}-{after.value}"))
                at += 2
                continue
        elif token.name in _LETTERS and after is not None and after.kind == "num" and _is_piece(tokens, at):
            made.append(replace(token, kind="move", name="", meanings=()))
            made.append(replace(after, kind="piece", name=f"{_LETTERS[token.name]}{after.value}"))
            at += 2
            continue
        made.append(token)
        at += 1
    return made


def _refusal(tokens: Sequence[Token], at: int) -> Token:
    """Return "no" and "scrap that" before a card as a refusal of it; elsewhere "no" counts only before a number."""
    token = tokens[at]
    if token.kind == "spaces":
        follows = at + 1 < len(tokens) and tokens[at + 1].kind == "num"
        return replace(token, kind="on" if follows else "relative")
    low = token.text.casefold()
    if low not in _REFUSALS:
        return token
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind != "fill"), None)
    if after is not None and after.kind in ("card", "piece", "plus", "minus"):
        return replace(token, kind="not", meanings=())
    if low == "no" and (after is None or after.kind != "num"):
        return replace(token, kind="fill")
    return token


def _is_piece(tokens: Sequence[Token], at: int) -> bool:
    """Whether the number after "move snake" is the snake's: two ends follow it, and no other piece."""
    if tokens[at + 1].value > 9:
        return False
    numbers = 0
    for token in tokens[at + 2 : at + _WINDOW]:
        if token.kind == "piece":
            return False
        if token.kind in ("stop", "gap", "label"):
            break
        numbers += token.kind == "num"
    return numbers >= 2


def _senders(tokens: Sequence[Token]) -> list[Token]:
    """Return "send Clive back 3" as the card and the player."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "send":
            step = at + 1
            while step < min(len(tokens), at + 7) and tokens[step].kind in _OBJECTS:
                step += 1
            if (
                step > at + 1
                and step < len(tokens)
                and tokens[step].name[:1] in ("b", "f")
                and tokens[step].kind == "card"
            ):
                card = tokens[step]
                word = "back" if card.name[0] == "b" else "forward"
                if card.name[1:] in ("2", "3", "4"):
                    made.append(replace(card, name=f"{word}-{card.name[1:]}"))
                    made += [one for one in tokens[at + 1 : step] if one.kind == "player"]
                    at = step + 1
                    continue
            if step > at + 1 and step < len(tokens) and tokens[step].kind in ("back", "forward"):
                made.append(replace(token, kind="card", name=f"send-{tokens[step].kind}"))
                made += [one for one in tokens[at + 1 : step] if one.kind == "player"]
                at = step + 1
                continue
        made.append(token)
        at += 1
    return made


def _conditions(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "if I land on" as ``landing``, "if it is taken" as ``else``, "if it is free" left out."""
    made: list[Token] = []
    seen: set[int] = set()
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.means("landing"):
            made.append(replace(token, kind="landing"))
            at += 1
            continue
        if token.kind == "num":
            seen.add(token.value)
        begins = token.kind == "if"
        if token.text.casefold() == "should" and made and made[-1].kind not in _BREAKS:
            made.append(replace(token, kind="unsure"))
            at += 1
            continue
        if token.kind == "unless" and token.text.casefold() in _INVERTED:
            step = _taken(tokens, at, made, seen, negated=True)
            if step is not None:
                at = step
                continue
        if begins:
            step = _landing(tokens, at, made)
            if step is None:
                step = _taken(tokens, at, made, seen)
            if step is not None:
                at = step
                continue
        made.append(token)
        at += 1
    return made


def _landing(tokens: Sequence[Token], at: int, made: list[Token]) -> int | None:
    """Add ``landing`` for "if I land on" (a card may stand before a German verb); return where to go on, or None."""
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("fill", "be"):
        step += 1
    if step >= len(tokens) or not (tokens[step].kind == "self" or tokens[step].text.casefold().startswith("ich ")):
        return None
    step += 1
    carried: list[Token] = []
    end = min(len(tokens), step + 8)
    while step < end:
        token = tokens[step]
        if token.means("land") and token.kind != "self":
            step += 1
            while step < len(tokens) and (tokens[step].kind in ("on", "to", "fill", "with")):
                step += 1
            made.append(Token("landing", "", tokens[at].line))
            made += carried
            return step
        if token.kind in ("card", "thing", "eyes", "lamppost"):
            carried.append(token)
        elif token.kind not in ("on", "fill", "be", "self", "to"):
            return None
        step += 1
    return None


def _taken(tokens: Sequence[Token], at: int, made: list[Token], seen: set[int], *, negated: bool = False) -> int | None:
    """Add ``else`` for a condition that the wish cannot be; return where to go on, None where it says otherwise."""
    numbers: list[Token] = []
    standing = False
    step = at + 1
    end = min(len(tokens), at + _WINDOW)
    while step < end:
        token = tokens[step]
        if token.means("taken", "free"):
            holds = token.means("taken") != negated
            step += 1
            while step < len(tokens) and tokens[step].kind == "be":
                step += 1
            if step < len(tokens) and tokens[step].means("taken") and tokens[step].kind == "taken":
                step += 1
            return _settled(tokens, step, at, holds, numbers, made, seen)
        if token.kind == "not":
            negated = not negated
        elif token.kind == "nobody":
            negated = not negated
            standing = True
        elif token.kind == "num":
            numbers.append(token)
            if standing and step + 1 < len(tokens) and tokens[step + 1].kind not in ("and", "or", "num"):
                known = token.value in seen
                return _settled(tokens, step + 1, at, not negated, numbers, made, seen) if known else None
        elif token.kind == "there" and standing:
            return _settled(tokens, step + 1, at, not negated, numbers, made, seen)
        elif token.kind in ("player", "other") and not numbers:
            standing = True
        elif token.kind not in _CONDITION:
            return None
        step += 1
    return None


def _settled(
    tokens: Sequence[Token], step: int, at: int, holds: bool, numbers: list[Token], made: list[Token], seen: set[int]
) -> int | None:
    """Add what a condition that was understood comes to; return where to go on, None when it is about another space."""
    if holds:
        if any(number.value not in seen for number in numbers):
            return None
        about = numbers[0].value if len(numbers) == 1 else 0
        made.append(Token("else", "", tokens[at].line, value=about))
        return step
    for number in numbers:
        if number.value not in seen:
            made.append(Token("on", "", number.line))
            made.append(number)
            seen.add(number.value)
    return step


def _trailing(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with an ``else`` that ends its sentence put where what it is about begins."""
    made: list[Token] = []
    start = 0
    for token in tokens:
        if token.kind in ("stop", "gap", "label"):
            while made[start:] and made[-1].kind in ("fill", "be", "comma"):
                made.pop()
            if len(made) > start and made[-1].kind == "else":
                trailing = made.pop()
                where = len(made) - 1
                atoms = False
                while where >= start and not (made[where].kind in _SEPARATORS and atoms):
                    atoms = atoms or made[where].kind in _ATOMS
                    where -= 1
                if where < start:
                    if atoms:
                        made.insert(start, trailing)
                elif made[where].kind not in ("or", "else"):
                    made[where] = trailing
            made.append(token)
            start = len(made)
        else:
            made.append(token)
    return made
