"""Cards that are not called by their names but described: "the card that gives another throw"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

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
_EMPTY: Final = frozenset(("nothing", "blank", "empty", "nowt", "zilch"))
_COLOURS: Final = {"green": "green", "red": "red", "grüne": "green", "rote": "red"}
_FORWARD: Final = frozenset(("forward", "forwards", "ahead", "onward", "onwards", "vorwärts"))
_BACK: Final = frozenset(("back", "backward", "backwards", "zurück", "rückwärts"))
_STEPPING: Final = frozenset(
    ("step", "steps", "space", "spaces", "square", "squares", "place", "places", "card", "one", "go", "goes", "a",
     "move", "moves", "hop", "hops", "pace", "paces")
)  # fmt: skip
_PRAISE: Final = frozenset(
    ("card", "one", "only", "goes", "gets", "lone", "single", "last", "little", "good", "old", "nice", "lovely",
     "trusty", "dear", "remaining", "solitary", "sole", "cards")
)  # fmt: skip
_BEGINS: Final = ("self", "verb", "stop", "gap", "comma", "colon", "label", "on", "request", "with", "send", "be")
_ARTICLES: Final = ("the", "a", "an", "that", "this", "der", "die", "das", "den")
_MARKED: Final = ("marked", "called", "named", "labelled", "labeled", "titled", "saying", "reading", "namens")
_BRIEF: Final = 6


def described(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with each description that fits one family of cards as that card; others stay as they are."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        marked = _marked(tokens, at)
        if marked:
            made.append(next(token for token in tokens[at:marked] if token.kind == "card"))
            at = marked
            continue
        if _is_head(tokens, at) and not _asks(made):
            end = _end(tokens, at + 2)
            within = tokens[at + 1 : end]
            name = _family(within)
            if name:
                text = " ".join(one.text for one in tokens[at:end])
                made.append(replace(tokens[at], kind="card", text=text, name=name, meanings=(name,)))
                at = end
                continue
        start = _briefly(made, tokens[at])
        if start < len(made) or tokens[at].kind == "card":
            name = _brief(made[start:], tokens[at])
            if name:
                text = " ".join(one.text for one in [*made[start:], tokens[at]])
                made[start:] = [replace(tokens[at], kind="card", text=text, name=name, meanings=(name,))]
                if tokens[at].kind == "verb":
                    made.append(tokens[at])  # the "goes" of "card goes"
                at += 1
                continue
        made.append(tokens[at])
        at += 1
    return made


def _marked(tokens: Sequence[Token], at: int) -> int:
    """Return where to go on after the card marked "Reverse"; 0 where no such card stands here."""
    if tokens[at].text.casefold().split()[-1:] not in (["card"], ["one"]):
        return 0
    step = at + 1
    if step >= len(tokens) or tokens[step].text.casefold() not in _MARKED:
        return 0
    while step + 1 < min(len(tokens), at + _BRIEF) and tokens[step].kind != "card":
        step += 1
        if tokens[step].kind not in ("quote", "fill", "card", "colon"):
            return 0
    if tokens[step].kind != "card":
        return 0
    closes = step + 1 < len(tokens) and tokens[step + 1].kind == "quote"
    return step + 2 if closes else step + 1


def _briefly(made: Sequence[Token], head: Token) -> int:
    """Return where the words begin that say before "card" which it is, "the go-again card"; the end for none."""
    words = head.text.casefold().split()
    goes = head.kind == "verb" and words[0] == "card" and len(words) > 1
    if not goes and (words[-1:] not in (["card"], ["one"]) or head.kind not in ("fill", "it", "card")):
        return len(made)
    start = len(made)
    while start and len(made) - start < _BRIEF:
        before = made[start - 1]
        if before.kind in _BEGINS and before.text.casefold() not in ("do", "does", "go"):
            return start
        if before.text.casefold() in _ARTICLES:
            return start
        if before.kind in ("card", "player", "piece", "index"):
            return len(made)
        start -= 1
    return start if not start else len(made)


def _brief(tokens: Sequence[Token], head: Token) -> str:
    """Return the family of cards that a few words before "card" fit; empty where they fit none."""
    words = {word for token in (*tokens, head) for word in token.text.casefold().replace("-", " ").split()}
    numbers = [token.value for token in tokens if token.kind == "num"]
    names = {_COLOURS[word] for word in words if word in _COLOURS}
    if len(names) == 1 and not numbers and words <= {*_COLOURS, *_PRAISE}:
        return names.pop()
    if len(numbers) == 1 and 1 <= numbers[0] <= _BRIEF:
        said = words - {token.text.casefold() for token in tokens if token.kind == "num"}
        if said <= {*_STEPPING, *_BACK} and said & _BACK:
            return f"b{numbers[0]}"
        return f"f{numbers[0]}" if said <= {*_STEPPING, *_FORWARD} and said & _FORWARD else ""
    if numbers or head.kind == "card":
        return ""
    if words & {"nothing", "nowt", "zilch"} and words & {"do", "does", "doing"}:
        return "blank"
    if "again" in words and words & {"go", "roll", "throw", "dice"}:
        return "roll"
    if words & {"upside", "topsy"} and words & {"down", "turvy"}:
        return "reverse"
    return ""


def _is_head(tokens: Sequence[Token], at: int) -> bool:
    if at + 2 >= len(tokens):
        return False
    head = tokens[at].text.casefold().split()
    return bool(head) and head[-1] in _HEADS and tokens[at + 1].text.casefold().split()[:1] in [[w] for w in _RELATIVES]


def _asks(made: Sequence[Token]) -> bool:
    """Whether the head stands in "on the card that", which is a space."""
    before = next((one for one in reversed(made[-3:]) if one.kind != "fill"), None)
    return before is not None and (before.kind == "on" or (before.kind == "be" and made[-1].text.casefold() == "a"))


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
        placed = "num" in {one.kind for one in tokens[step + 2 : step + 4]}
        if token.kind in ("verb", "be") and following in ("on", "to") and placed:
            break
        step += 1
    return step


def _family(tokens: Sequence[Token]) -> str:
    """Return the family of cards that the words of a description fit; empty where they fit none, or several."""
    words = {word for token in tokens for word in token.text.casefold().replace("-", " ").split()}
    kinds = {token.kind for token in tokens}
    numbers = [token.value for token in tokens if token.kind == "num"]
    signed = [token.name[1:] for token in tokens if token.kind == "card" and token.name[:1] in "+-fb"]
    if any(token.kind == "player" and token.name != "me" for token in tokens):
        return ""
    if {"piece", "not"} & (kinds - ({"not"} if words & _EMPTY else set())) or len(numbers) + len(signed) > 1:
        return ""
    fits: set[str] = set()
    snakes, ladders = bool(words & {"snake", "snakes", "serpent", "serpents"}), bool(words & {"ladder", "ladders"})
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
    if not fits and not number and len(words) < 7 and len(words & {"minus", "plus"}) == 1:
        fits.add("red" if "minus" in words else "green")
    return fits.pop() if len(fits) == 1 else ""
