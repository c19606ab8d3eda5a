"""A player's tokens in clauses: between stops, "else", numbers of a list, and "if I land on"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.rulesets.unleashed.talk.inquiries import OF_GM
from pbm.rulesets.unleashed.words.parts import ATOMS, Clause
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["clauses_of"]

_RETRACTING: Final = frozenset(
    f"{verb} that" for verb in ("scrap", "forget", "scratch", "strike", "ignore", "cancel", "scrub", "belay")
)
_CARRIED: Final = ("else", "fix")
# fmt: off
_ASKING: Final = frozenset(
    (
        "what", "what's", "whats", "how", "which", "who", "who's", "whose", "why", "where", "wie", "welche", "welcher",
        "wer", "wann", "wo", "warum", "wieso", "was",
    )
)
# fmt: on
_AM_I_RIGHT: Final = (
    "am i right",
    "am i correct",
    "is it right",
    "is it true",
    "is it correct",
    "do i understand",
    "if were me",
)
_INSTEAD: Final = ("instead", "stattdessen")
_NOES: Final = frozenset(("no", "nein", "non", "nee", "not"))
_WOULD: Final = ("would", "could", "may", "might", "will", "can", "is", "are", "do", "does")
_WHETHER: Final = frozenset(("does", "do", "did", "gibt", "darf man", "kann man"))


def clauses_of(tokens: Sequence[Token]) -> list[Clause]:
    """Return the clauses of the tokens, each with the form's label that it stands under."""
    made: list[Clause] = []
    context = ""
    said = ranked = False
    start = 0
    skipped = -1
    current = Clause([], "", "")

    def close() -> None:
        current.ranked = ranked
        current.begins = len(made) == start
        if current.tokens or current.land or current.retracts:
            made.append(current)

    for place, token in enumerate(tokens):
        if token.kind == "stop" and token.text == "\n" and current.join in _CARRIED and not current.tokens:
            continue  # "or" has a line for itself
        if token.kind == "fix" and current.join == "else" and not _begun(current):
            continue  # "if that is taken, make it 22"
        if token.kind in ("stop", "gap", "label"):
            close()
            inquires = token.text == "?" and start < len(made)
            inquires = inquires and (token.name == OF_GM or _inquires(made[start]) or _supposes(made[start:]))
            for clause in made[start:]:
                clause.question = token.text == "?" and not _tagged(clause)
                clause.inquiry = inquires
            start = len(made)
            if token.kind == "label":
                context, said = token.name, False
            elif token.kind == "gap" and said:
                context, ranked = "", False
            current = Clause([], "label" if token.kind == "label" else "", context, line=token.line)
            continue
        if token.kind == "ranking":
            ranked, said = True, False
            current.ranked = True
            continue
        said = said or token.kind != "colon"
        begins = not current.tokens and (not made or len(made) == start)
        if begins and not current.join and _numbers_card(tokens, place):
            context = "play" if tokens[place + 1].value == 1 else "second"
            current = Clause([], "label", context, line=token.line)
            skipped = place + 2
        if place <= skipped:
            continue
        if token.kind == "first" and not current.tokens and _heads(tokens, place + 1):
            close()
            context = "play"
            current = Clause([], "label", context, line=token.line)
            continue
        if token.kind == "first" and not any(one.kind in ("card", "num", "piece") for one in current.tokens):
            continue
        if token.kind in ("else", "or", "index", "rank", "fix", "landing", "first", "ahead"):
            close()
            join = {"or": "else", "index": f"index{token.value}", "landing": "", "first": ""}.get(
                token.kind, token.kind
            )
            within = token.kind == "landing" and any(one.kind in ATOMS for one in current.tokens)
            current = Clause([], "given" if within else join, context, land=token.kind == "landing", line=token.line)
            current.about = token.value or None if token.kind == "else" else None
            low = token.text.casefold()
            if low in _INSTEAD and len(made) > start and _supposed(made[-1]):
                current.join = ""  # "if he has fallen behind, play the blank on 13 instead"
            following = tokens[place + 1].kind if place + 1 < len(tokens) else "stop"
            current.retracts = token.kind == "fix" and (low in _RETRACTING or (low == "no" and following == "stop"))
            current.retracts = current.retracts or (token.kind == "fix" and _refuses(tokens, place))
            continue
        if token.kind == "standing" and place + 1 < len(tokens) and tokens[place + 1].kind == "colon":
            close()
            context, said = "standing", True
            current = Clause([], "label", context, line=token.line)
            continue
        if token.kind == "leads" and any(one.kind == "card" for one in current.tokens):
            while current.tokens[-1].kind in ("fill", "be", "verb", "self", "and", "comma"):
                current.tokens.pop()
            close()
            current = Clause([], "", context, line=token.line)
        if not current.tokens:
            current.line = token.line
        current.tokens.append(token)
    close()
    return made


def _supposed(clause: Clause) -> bool:
    """Whether a clause says what may become of somebody, so that the next hangs on it."""
    kinds = {token.kind for token in clause.tokens}
    somebody = any(token.kind in ("player", "other") and token.name != "me" for token in clause.tokens)
    return bool(kinds & {"if", "unless"}) and somebody and "card" not in kinds


def _inquires(clause: Clause) -> bool:
    """Whether a question asks for what is: it begins with "what", "who", "does" …, and nothing is to be done."""
    for token in clause.tokens:
        word = token.text.casefold()
        if word in _ASKING or (word in _WHETHER and not any(one.kind == "verb" for one in clause.tokens)):
            return not any(one.kind == "not" for one in clause.tokens)
        if token.kind not in ("fill", "and", "comma", "colon", "unknown", "num", "dead"):
            return False
    return False


def _heads(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "card:" of "First card: …" stands here."""
    kinds = [token.kind for token in tokens[at : at + 2]]
    return kinds == ["fill", "colon"] and tokens[at].text.casefold() in ("card", "karte")


def _numbers_card(tokens: Sequence[Token], at: int) -> bool:
    """Whether "Card 2: …" begins within a line."""
    kinds = [token.kind for token in tokens[at : at + 3]]
    named = tokens[at].text.casefold() in ("card", "karte")
    return named and kinds[1:] == ["num", "colon"] and tokens[at + 1].value in (1, 2)


def _refuses(tokens: Sequence[Token], at: int) -> bool:
    """Whether a sentence only takes back what was said before: "Actually no.", "Nein, warte."."""
    start, end = at, at + 1
    while start and tokens[start - 1].kind not in ("stop", "gap", "label") and start > at - 3:
        start -= 1
    while end < len(tokens) and tokens[end].kind not in ("stop", "gap", "label") and end < at + 3:
        end += 1
    whole = (start == 0 or tokens[start - 1].kind in ("stop", "gap", "label")) and (
        end >= len(tokens) or tokens[end].kind in ("stop", "gap", "label")
    )
    said = [
        token
        for token in tokens[start:end]
        if token.kind not in ("comma", "fill", "fix") and token.text.casefold() not in _NOES
    ]
    words = {word for token in tokens[start:end] for word in token.text.casefold().split()}
    return whole and not said and bool(words & _NOES or tokens[at].text.casefold() == "as you were")


def _supposes(clauses: Sequence[Clause]) -> bool:
    """Whether a question is about what may be: "if I put …, does anything happen?", "would a blank on a head …?"."""
    tokens = [token for clause in clauses for token in clause.tokens]
    words = [token for token in tokens if token.kind not in ("fill", "and", "comma", "colon")]
    if not words:
        return False
    first = words[0].text.casefold()
    said = " ".join(token.text.casefold() for token in words[:4])
    if said.startswith(_AM_I_RIGHT):
        return True
    if first in _WOULD and words[1:] and words[1].means("card", "snake", "ladder", "lamppost", "meeting", "player"):
        return not any(token.kind == "num" for token in tokens)
    asked = [
        after.text.casefold()
        for token, after in pairwise(tokens)
        if token.kind in ("comma", "dash", "then") or token is tokens[0]
    ]
    return any(token.kind == "if" for token in words[:6]) and any(word in _ASKING or word in _WHETHER for word in asked)


def _begun(clause: Clause) -> bool:
    """Whether anything of an order has been said in a clause."""
    return any(token.kind not in ("comma", "fill", "be", "it", "verb", "self", "then") for token in clause.tokens)


def _tagged(clause: Clause) -> bool:
    """Whether the question is no more than "ok?" after an order."""
    if len(clause.tokens) < 2 or not clause.tokens[-1].means("tag"):
        return False
    return clause.tokens[0].kind in ("card", "verb", "num", "fill", "on") and clause.tokens[0].text.casefold() != "is"
