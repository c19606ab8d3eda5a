"""Cards told with their number ("plus three", "send back (3)"), and words that refuse what stands behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["numbered"]

_SENT: Final = {"sb": "back", "sf": "forward"}
_WINDOW: Final = 14
_LEAST: Final = 6
"""The most that a card of movement has."""
_LETTERS: Final = {"move-snake": "S", "move-ladder": "L", "move-piece": "P"}
_REFUSALS: Final = ("no", "scrap that", "forget that", "ignore that", "strike that", "scrap", "forget", "cancel")
_ORDINALS: Final = ("third", "fourth", "fifth", "sixth")
_UNDOING: Final = ("take back", "withdraw", "revoke", "undo", "delete", "remove", "erase")
_SORRY: Final = ("sorry", "pardon", "apologies", "entschuldigung", "sorry again")
_SIGNED: Final = {"plus": "+", "minus": "-", "forward": "f", "back": "b"}
_COLOURS: Final = {
    **dict.fromkeys(("green", "grüne", "grünen", "grün", "verte", "verde", "groene"), "+"),
    **dict.fromkeys(("red", "rote", "roten", "rot", "rouge", "rossa", "roja", "rode"), "-"),
}


def numbered(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "plus three" and "3 back" as cards, "send back 3" with its number."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = _refusal(tokens, at)
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        leads = not made or made[-1].kind in ("stop", "gap", "label", "index")
        if token.text.casefold() == "roll" and token.kind == "land" and _follows_space(made, after):
            made.append(replace(token, kind="card", name="roll", meanings=()))  # "14 roll"
            at += 1
            continue
        glued = _glued(token) if token.kind == "unknown" else None
        if glued is not None:
            made.append(glued)
            at += 1
            continue
        if leads and _is_labelled(tokens, at):
            made.append(replace(token, kind="card", name="roll", meanings=()))
            at += 1
            continue
        if leads and token.kind in ("back", "forward") and _is_hyphened(tokens, at + 1):
            number = tokens[at + 2]
            name = f"{_SIGNED[token.kind]}{number.value}"
            made.append(replace(token, kind="card", text=f"{token.text}-{number.text}", name=name, meanings=()))
            at += 3
            continue
        rolled = token.kind == "land" and token.text.casefold() == "roll" and after is not None
        rolled = rolled and after is not None and (after.kind == "on" or (leads and after.kind == "to"))
        beside = after is not None and after.kind in ("or", "else")
        if beside and token.text.casefold() == "roll" and made and made[-1].text.casefold() in ("the", "my"):
            made.append(replace(token, kind="card", name="roll", meanings=()))  # "either the roll or the reverse"
            at += 1
            continue
        if rolled and at + 2 < len(tokens) and tokens[at + 2].kind == "num":
            made.append(replace(token, kind="card", name="roll", meanings=()))
            at += 1
            continue
        if token.text.casefold() in _ORDINALS and made and after is not None and after.kind in ("piece", "card"):
            made.append(replace(token, kind="then", meanings=()))
            at += 1
            continue
        small = after is not None and after.kind == "num" and 1 <= after.value <= _LEAST
        if small and after is not None and token.name in ("green", "red") and _is_coloured(token):
            name = f"{'+' if token.name == 'green' else '-'}{after.value}"
            made.append(replace(token, text=f"{token.text} {after.text}", name=name, meanings=()))
            at += 2
            continue
        if token.text.casefold() in _COLOURS and after is not None and after.kind == "num" and 1 <= after.value <= 6:
            name = f"{_COLOURS[token.text.casefold()]}{after.value}"
            made.append(replace(token, kind="card", text=f"{token.text} {after.text}", name=name, meanings=()))
            at += 2
            continue
        if token.kind in _SIGNED or token.kind == "plus-sign":
            sign = "+" if token.kind == "plus-sign" else _SIGNED[token.kind]
            if after is not None and after.kind == "num" and 1 <= after.value <= 6:
                made.append(replace(token, kind="card", text=f"{token.text} {after.text}", name=f"{sign}{after.value}"))
                at += 3 if _steps(tokens, at + 2) else 2
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
        if token.kind in _SIGNED and after is not None and after.kind == "it" and after.text.casefold() == "one":
            if at + 2 < len(tokens) and tokens[at + 2].kind in ("verb", "on") and not _sending(made):
                made.append(replace(token, kind="card", text=f"{token.text} one", name=f"{_SIGNED[token.kind]}1"))
                at += 2
                continue
        elif token.name in ("send-back", "send-forward") and _bracketed(tokens, at + 1):
            number = tokens[at + 2]
            made.append(replace(token, text=f"{token.text} {number.text}", name=f"{token.name[5:]}-{number.value}"))
            at += 4
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
        made.append(replace(token, kind="and") if token.kind == "plus-sign" else token)
        at += 1
    return made


def _is_coloured(token: Token) -> bool:
    """Whether a card is called by its colour alone, so that a number after it is its own: "die rote Zwei"."""
    return token.text.casefold().split()[-1] in _COLOURS


def _glued(token: Token) -> Token | None:
    """Return "minus2", "SB3" as a card; None for any other word."""
    low = token.text.casefold()
    if low[:2] in _SENT and low[2:] in ("2", "3", "4"):
        return replace(token, kind="card", name=f"{_SENT[low[:2]]}-{low[2:]}", meanings=())
    word, digit = low[:-1], low[-1:]
    if word not in ("plus", "minus", "back", "forward") or digit not in ("1", "2", "3", "4", "5", "6"):
        return None
    return replace(token, kind="card", name=f"{_SIGNED[word]}{digit}", meanings=())


def _follows_space(made: Sequence[Token], after: Token | None) -> bool:
    """Whether nothing stands in a sentence before "roll" but a space, and nothing behind it: "14 roll", "14: roll"."""
    kinds = [token.kind for token in made[-3:]]
    while kinds and kinds[-1] in ("colon", "dash", "comma", "fill"):
        kinds.pop()
    begins = len(made) < 3 or kinds[-2:-1] in (["stop"], ["gap"], ["label"], []) or kinds == ["num"]
    ends = after is None or after.kind in ("stop", "gap", "label", "else", "or", "tag", "open")
    return kinds[-1:] == ["num"] and begins and ends


def _is_labelled(tokens: Sequence[Token], at: int) -> bool:
    """Whether "roll" stands here for the card, and then no more than a space: "roll = 17", "Roll 12, else 13"."""
    if tokens[at].text.casefold() not in ("roll", "throw") or tokens[at].kind != "land":
        return False
    step = at + 1
    if step < len(tokens) and tokens[step].kind in ("colon", "comma", "dash", "arrow", "to", "slash", "hash"):
        step += 1
    if step >= len(tokens) or tokens[step].kind != "num":
        return False
    ends = tokens[step + 1] if step + 1 < len(tokens) else None
    parted = step > at + 1 or tokens[step].value > _LEAST
    closing = ("stop", "gap", "label", "else", "or", "open", "tag", "comma", "fill", "dash")
    return parted and (ends is None or ends.kind in closing)


def _is_hyphened(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "-3" of "back-3 against Clive" stands here, and no more numbers of a piece."""
    kinds = [token.kind for token in tokens[at : at + 3]]
    return kinds[:2] == ["dash", "num"] and kinds[2:] not in (["dash"], ["num"]) and 1 <= tokens[at + 1].value <= _LEAST


def _bracketed(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "(3)" of "send back (3)" stands here."""
    kinds = [token.kind for token in tokens[at : at + 3]]
    return kinds == ["open", "num", "close"] and 2 <= tokens[at + 1].value <= 4


def _steps(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "spaces" of "back three spaces" stand here, and not those of "+3 spaces 17 and 22"."""
    here = at < len(tokens) and tokens[at].kind == "spaces"
    return here and not (at + 1 < len(tokens) and tokens[at + 1].kind == "num")


def _sending(made: Sequence[Token]) -> bool:
    return any(token.kind == "send" for token in made[-4:])


def _refusal(tokens: Sequence[Token], at: int) -> Token:
    """Return "no" and "scrap that" before a card as a refusal of it; elsewhere "no" counts only before a number."""
    token = tokens[at]
    if token.kind == "spaces":
        follows = at + 1 < len(tokens) and tokens[at + 1].kind == "num"
        return replace(token, kind="on" if follows else "relative")
    low = token.text.casefold()
    if token.kind == "cancel" and low in _UNDOING and _undoes(tokens, at):
        return replace(token, kind="not", meanings=())
    if low not in _REFUSALS and low not in _SORRY:
        return token
    if low in _SORRY:
        return replace(token, kind="fix", meanings=()) if _slips(tokens, at) else token
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind != "fill"), None)
    if after is not None and after.kind in ("card", "piece", "plus", "minus"):
        return replace(token, kind="not", meanings=())
    if low == "no" and at and _parts(tokens, at - 1) and _parts(tokens, at + 1):
        return replace(token, kind="fix", meanings=())
    if low == "no" and (after is None or after.kind != "num"):
        # "la 13 no, por favor" is a refusal, "no, la 13" is none.
        stays = token.kind == "not" and not ((at == 0 or _parts(tokens, at - 1)) and _parts(tokens, at + 1))
        return token if stays else replace(token, kind="fill")
    return token


def _undoes(tokens: Sequence[Token], at: int) -> bool:
    """Whether a card comes next and where it was put: "take back the blank on 14"."""
    kinds = [token.kind for token in tokens[at + 1 : at + 6] if token.kind not in ("fill", "self")]
    return kinds[:1] == ["card"] and "num" in kinds


def _slips(tokens: Sequence[Token], at: int) -> bool:
    """Whether "sorry" stands between what was said and what is said instead: "on 20, sorry, on 22"."""
    if not _parts(tokens, at - 1) or tokens[at - 1].kind == "stop":
        return False
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind not in ("comma", "fill", "on", "dash")), None)
    return after is not None and after.kind in ("num", "card", "piece")


def _parts(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word is parted from its neighbours by a comma, a dash or the end of a sentence."""
    return 0 <= at < len(tokens) and tokens[at].kind in ("comma", "dash", "stop", "open")


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
