"""What several tokens say together: cards with a number, "send Clive back", "if I land on", "if that is taken"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.cards import KINDS
from pbm.rulesets.unleashed.conditions.conditions import conditions, leading, trailing
from pbm.rulesets.unleashed.conditions.departed import departed
from pbm.rulesets.unleashed.conditions.hindered import hindered
from pbm.rulesets.unleashed.conditions.landings import landings
from pbm.rulesets.unleashed.conditions.preferred import preferred
from pbm.rulesets.unleashed.conditions.reserves import reserves
from pbm.rulesets.unleashed.conditions.ruled_out import ruled_out
from pbm.rulesets.unleashed.conditions.supposed import supposed
from pbm.rulesets.unleashed.talk.asides import wishes_ends, without_asides
from pbm.rulesets.unleashed.talk.corrected import corrected
from pbm.rulesets.unleashed.talk.courtesy import uncurtsied
from pbm.rulesets.unleashed.talk.decided import decided
from pbm.rulesets.unleashed.wishes.told import named
from pbm.rulesets.unleashed.wishes.victims import emphasized
from pbm.rulesets.unleashed.words.described import described
from pbm.rulesets.unleashed.words.glossed import glossed
from pbm.rulesets.unleashed.words.numbered import numbered
from pbm.rulesets.unleashed.words.placing import placing
from pbm.rulesets.unleashed.words.senders import senders
from pbm.rulesets.unleashed.words.spoken import unquoted
from pbm.rulesets.unleashed.words.tokens import FAMILIES, Token

__all__ = ["kinds_of", "merged_tokens"]

_NOWHERE: Final[Mapping[str, int]] = {}
_WONDERING: Final = ("which", "what", "where", "how", "who", "why", "welche", "wie", "wo", "wer", "warum")
_SOMEBODY: Final = ("player", "whoever", "whoevers", "who", "person", "spieler", "wer")
_TURNS: Final = ("turn", "round", "game", "issue", "zug", "runde", "spiel", "go")


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


def merged_tokens(tokens: Sequence[Token], turn: int, stands: Mapping[str, int] = _NOWHERE) -> list[Token]:
    """Return the tokens with what belongs together made one.

    ``turn`` is the turn that orders are for; ``stands`` where the other players stand, by name.
    """
    if any(token.kind == "not" for token in tokens):
        tokens = emphasized(tokens)
    said = glossed(without_asides(reserves(corrected(unquoted(tokens)))))
    plain = _printed(_dated(supposed(decided(described(said))), turn))
    ordered = senders(numbered(named(_requests(uncurtsied(placing(_placed(plain)))))))
    return trailing(leading(conditions(hindered(preferred(departed(landings(ruled_out(ordered, stands)), stands))))))


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


def _printed(tokens: Sequence[Token]) -> list[Token]:
    """Return a card "with the 3 on it" as the one of that number."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        after = tokens[at + 1].text.casefold() if at + 1 < len(tokens) else ""
        if token.kind == "num" and token.value <= 6 and after in ("on it", "printed on it"):
            card = next(
                (step for step in range(len(made) - 1, max(-1, len(made) - 8), -1) if made[step].kind == "card"), -1
            )
            if card >= 0 and not {"num", "stop", "gap"} & {one.kind for one in made[card:]}:
                name = made[card].name
                if name in ("send-back", "send-forward") and 2 <= token.value <= 4:
                    name = f"{name[5:]}-{token.value}"
                made[card:] = [replace(made[card], name=name)]
                at += 2
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
    asked = asking = False
    pleading = _pleading(tokens)
    for place, token in enumerate(tokens):
        after = next((t for t in tokens[place + 1 : place + 4] if t.kind != "fill"), None)
        asking = asking or token.text.casefold() in _WONDERING or _as_you(tokens, place)
        if token.kind == "request" and asking:
            made.append(replace(token, kind="unsure", meanings=()))  # "Which would you play, …?"
        elif token.kind == "request" and place + 1 < len(tokens) and tokens[place + 1].text == "?":
            asked = True  # "Send Clive back, would you?"
        elif token.kind == "request" and _begs(token) and place not in pleading and not wishes_ends(tokens, place):
            made.append(replace(token, kind="unsure", meanings=()))  # "Could I have …?" may ask whether that is lawful
        elif token.kind == "request" and after is not None and after.kind in ("verb", "move", "send", "card", "piece"):
            asked = True
            made.append(replace(token, kind="self", meanings=()))
        elif token.kind == "stop":
            made.append(replace(token, text=".") if asked and token.text == "?" else token)
            asked = asking = False
        else:
            made.append(token)
    return made


def _begs(token: Token) -> bool:
    return "i" in token.text.casefold().split()


def _as_you(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "were" of "if you were me, would you …?" stands here."""
    said = [token.text.casefold() for token in tokens[max(0, at - 2) : at + 1]]
    return said[-2:] == ["you", "were"] and said[:1] == ["if"]


def _pleading(tokens: Sequence[Token]) -> set[int]:
    """Return the places of the tokens whose sentence says please."""
    found: set[int] = set()
    start = 0
    pleads = False
    for place, token in enumerate(tokens):
        pleads = pleads or token.text.casefold() in ("please", "pls", "plz", "bitte")
        if token.kind in ("stop", "gap", "label") or place == len(tokens) - 1:
            found |= set(range(start, place + 1)) if pleads else set()
            start, pleads = place + 1, False
    return found
