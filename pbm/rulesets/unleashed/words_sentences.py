"""A player's tokens in clauses: between stops, "else", numbers of a list, and "if I land on"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words_parts import ATOMS, Clause
from pbm.rulesets.unleashed.words_tokens import Token

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
_WHETHER: Final = frozenset(("does", "do", "did", "gibt", "darf man", "kann man"))


def clauses_of(tokens: Sequence[Token]) -> list[Clause]:
    """Return the clauses of the tokens, each with the form's label that it stands under."""
    made: list[Clause] = []
    context = ""
    said = ranked = False
    start = 0
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
            inquires = token.text == "?" and start < len(made) and _inquires(made[start])
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
            following = tokens[place + 1].kind if place + 1 < len(tokens) else "stop"
            current.retracts = token.kind == "fix" and (low in _RETRACTING or (low == "no" and following == "stop"))
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


def _inquires(clause: Clause) -> bool:
    """Whether a question asks for what is: it begins with "what", "who", "does" …, and nothing is to be done."""
    for token in clause.tokens:
        word = token.text.casefold()
        if word in _ASKING or (word in _WHETHER and not any(one.kind == "verb" for one in clause.tokens)):
            return not any(one.kind == "not" for one in clause.tokens)
        if token.kind not in ("fill", "and", "comma", "colon", "unknown", "num", "dead"):
            return False
    return False


def _begun(clause: Clause) -> bool:
    """Whether anything of an order has been said in a clause."""
    return any(token.kind not in ("comma", "fill", "be", "it", "verb", "self", "then") for token in clause.tokens)


def _tagged(clause: Clause) -> bool:
    """Whether the question is no more than "ok?" after an order."""
    if len(clause.tokens) < 2 or not clause.tokens[-1].means("tag"):
        return False
    return clause.tokens[0].kind in ("card", "verb", "num", "fill", "on") and clause.tokens[0].text.casefold() != "is"
