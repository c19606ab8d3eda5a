"""Cards that are not called by their names but described: "the card that gives another throw"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words_tokens import Token

__all__ = ["described"]

_WINDOW: Final = 16
_HEADS: Final = ("card", "one", "thing", "cards")
_RELATIVES: Final = ("that", "which", "with", "what", "for", "where", "without", "letting", "to", "giving")
_ENDS: Final = ("stop", "gap", "label", "comma", "colon", "open", "close", "else", "or", "num", "if", "unless")
_AGAIN: Final = frozenset(
    ("another", "again", "extra", "second", "twice", "more", "additional", "bonus", "free", "once")
)
_ROLLING: Final = frozenset(("throw", "throws", "roll", "rolls", "dice", "die"))
_TURNING: Final = frozenset(
    ("turn", "turns", "turned", "flip", "flips", "upside", "topsy", "reverse", "reverses", "reversed", "reversing",
     "inverts", "invert", "swaps", "switches", "makes", "changes", "round", "around", "mixes")
)  # fmt: skip
_SWAPPING: Final = frozenset(
    ("swap", "swaps", "swapping", "exchange", "exchanges", "switch", "switches", "change", "changes", "trade", "trades")
)
_PEOPLE: Final = frozenset(("players", "people", "persons", "pawns", "counters"))
_SENDING: Final = frozenset(
    ("send", "sends", "knock", "knocks", "push", "pushes", "boot", "boots", "kick", "kicks", "bump", "bumps", "shoves")
)
_SOMEBODY: Final = frozenset(
    ("somebody", "someone", "player", "another", "other", "anybody", "anyone", "opponent", "people")
)
_MOVING: Final = frozenset(
    ("move", "moves", "moving", "shift", "shifts", "shifting", "relocate", "relocates", "relocating", "budge", "budges")
)
_TAKING: Final = frozenset(("take", "takes", "taking", "go", "goes", "going", "move", "moves", "brings", "gives"))
_EMPTY: Final = frozenset(("nothing", "blank", "empty"))


def described(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with each description that fits one family of cards as that card; others stay as they are."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        if _is_head(tokens, at) and not _asks(made):
            end = _end(tokens, at + 2)
            within = tokens[at + 1 : end]
            name = _family(within)
            if name:
                text = " ".join(one.text for one in tokens[at:end])
                made.append(replace(tokens[at], kind="card", text=text, name=name, meanings=(name,)))
                at = end
                continue
        made.append(tokens[at])
        at += 1
    return made


def _is_head(tokens: Sequence[Token], at: int) -> bool:
    if at + 2 >= len(tokens):
        return False
    head = tokens[at].text.casefold().split()
    return bool(head) and head[-1] in _HEADS and tokens[at + 1].text.casefold().split()[:1] in [[w] for w in _RELATIVES]


def _asks(made: Sequence[Token]) -> bool:
    """Whether the head stands in "on the card that", which is a space."""
    before = next((one for one in reversed(made[-3:]) if one.kind != "fill" or one.text.casefold() == "a"), None)
    return before is not None and (before.kind == "on" or before.text.casefold() == "a")


def _end(tokens: Sequence[Token], at: int) -> int:
    """Return where a description ends: before where the card goes, or at the end of its part of the sentence."""
    step = at
    while step < min(len(tokens), at + _WINDOW):
        token = tokens[step]
        following = tokens[step + 1].kind if step + 1 < len(tokens) else ""
        moves = token.kind == "num" and token.value <= 6 and following != "stop"
        if token.kind in _ENDS and not moves:
            break
        if token.kind in ("on", "to") and following == "num":
            break
        if token.kind == "on" and token.text.casefold().endswith(" on"):
            break
        if token.kind in ("verb", "be") and following in ("on", "to"):
            break
        step += 1
    return step


def _family(tokens: Sequence[Token]) -> str:
    """Return the family of cards that the words of a description fit; empty where they fit none, or several."""
    words = {word for token in tokens for word in token.text.casefold().replace("-", " ").split()}
    kinds = {token.kind for token in tokens}
    numbers = [token.value for token in tokens if token.kind == "num"]
    signed = [token.name[1:] for token in tokens if token.kind == "card" and token.name[:1] in "+-fb"]
    if {"player", "piece", "not"} & (kinds - ({"not"} if words & _EMPTY else set())) or len(numbers) + len(signed) > 1:
        return ""
    fits: set[str] = set()
    snakes, ladders = bool(words & {"snake", "snakes"}), bool(words & {"ladder", "ladders"})
    if (words & _AGAIN and words & _ROLLING) or "roll" in {token.name for token in tokens}:
        fits.add("roll")
    if words & _TURNING and ((snakes and ladders) or words & {"everything", "topsy"} or {"upside", "down"} <= words):
        fits.add("reverse")
    elif words & _SWAPPING and words & _PEOPLE:
        fits.add("swap-players")
    elif words & _SWAPPING and "cards" in words:
        fits.add("swap-cards")
    elif words & _MOVING and snakes != ladders:
        several = words & {"snakes", "ladders"} and words & {"two", "both"}
        fits.add(f"move-{'snake' if snakes else 'ladder'}{'s' if several else ''}")
    elif words & _MOVING and words & {"piece", "lamppost", "anything"} and not snakes:
        fits.add("move-piece")
    number = "".join([*signed, *map(str, numbers)])
    back, forward = "back" in words or "backwards" in words, "forward" in words or "forwards" in words
    if back != forward and words & _SENDING and words & _SOMEBODY:
        way = "back" if back else "forward"
        fits.add(f"{way}-{number}" if number in ("2", "3", "4") else f"send-{way}" if not number else "")
    elif back != forward and number and not words & _SENDING and (words & _TAKING or words & {"me", "you", "one"}):
        fits.add(f"{'b' if back else 'f'}{number}")
    if words & _EMPTY and not fits and not number and len(words) < 7:
        fits.add("blank")
    return fits.pop() if len(fits) == 1 else ""
