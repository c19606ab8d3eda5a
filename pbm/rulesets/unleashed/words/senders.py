"""Players sent back or forward in whatever order of words: "send Clive back 3", "Clive goes back three"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["senders"]

_OBJECTS: Final = ("player", "other", "fill", "it", "self")


def _goes(tokens: Sequence[Token], at: int) -> int:
    """Return where the card stands of "Clive goes back three" as an order of its own; 0 where there is none."""
    begins = at == 0 or tokens[at - 1].kind in ("stop", "gap", "label", "colon")
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("verb", "fill"):
        step += 1
    if not begins or step == at or step >= len(tokens) or tokens[step].kind != "card":
        return 0
    ends = step + 1 >= len(tokens) or tokens[step + 1].kind in ("stop", "comma", "open", "on", "dash")
    return step if ends and tokens[step].name[:1] in ("b", "f") and tokens[step].name[1:] in ("2", "3", "4") else 0


def _far(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """Return how far somebody is sent where "by three spaces" stands here, else 0; and where to go on."""
    step = at
    while step < min(len(tokens), at + 2) and tokens[step].kind in ("fill", "with"):
        step += 1
    kinds = [token.kind for token in tokens[step : step + 2]]
    spaced = kinds in (["num", "spaces"], ["num", "relative"]) or (
        kinds[:1] == ["num"] and step > at and kinds[1:] in (["stop"], ["comma"], [])
    )
    if spaced and 2 <= tokens[step].value <= 4:
        return tokens[step].value, step + len([kind for kind in kinds if kind in ("num", "spaces", "relative")])
    return 0, at


def senders(tokens: Sequence[Token]) -> list[Token]:
    """Return "send Clive back 3" as the card and the player."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        named = token.name if token.name in ("send-back", "send-forward") else ""
        if token.kind == "send" and at + 1 < len(tokens) and tokens[at + 1].kind in ("back", "forward"):
            named = f"send-{tokens[at + 1].kind}"
        after = at + (2 if token.kind == "send" else 1)
        if named and after < len(tokens) and tokens[after].kind == "player":
            far, ends = _far(tokens, after + 1)
            if far or token.kind == "send":
                name = f"{named[5:]}-{far}" if far else named
                made += [replace(token, kind="card", name=name, meanings=()), tokens[after]]
                at = ends
                continue
        going = _goes(tokens, at) if token.kind == "player" and token.name != "me" else 0
        if going:
            card = tokens[going]
            word = "back" if card.name[0] == "b" else "forward"
            made += [replace(card, name=f"{word}-{card.name[1:]}"), token]
            at = going + 1
            continue
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
                far, ends = _far(tokens, step + 1)
                way = tokens[step].kind
                made.append(replace(token, kind="card", name=f"{way}-{far}" if far else f"send-{way}"))
                made += [one for one in tokens[at + 1 : step] if one.kind == "player"]
                at = ends
                continue
        made.append(token)
        at += 1
    return made
