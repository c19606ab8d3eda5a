"""A player's tokens in clauses: between stops, "else", numbers of a list, and "if I land on"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.rulesets.unleashed.words_parts import ATOMS, Clause
from pbm.rulesets.unleashed.words_tokens import Token

__all__ = ["clauses_of"]


def clauses_of(tokens: Sequence[Token]) -> list[Clause]:
    """Return the clauses of the tokens, each with the form's label that it stands under."""
    made: list[Clause] = []
    context = ""
    said = ranked = False
    start = 0
    current = Clause([], "", "")

    def close() -> None:
        current.ranked = ranked
        if current.tokens or current.land:
            made.append(current)

    for token in tokens:
        if token.kind in ("stop", "gap", "label"):
            close()
            for clause in made[start:]:
                clause.question = token.text == "?" and not _tagged(clause)
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
        if token.kind in ("else", "or", "index", "rank", "fix", "landing", "first"):
            close()
            join = {"or": "else", "index": f"index{token.value}", "landing": "", "first": ""}.get(
                token.kind, token.kind
            )
            within = token.kind == "landing" and any(one.kind in ATOMS for one in current.tokens)
            current = Clause([], "given" if within else join, context, land=token.kind == "landing", line=token.line)
            current.about = token.value or None if token.kind == "else" else None
            continue
        if not current.tokens:
            current.line = token.line
        current.tokens.append(token)
    close()
    return made


def _tagged(clause: Clause) -> bool:
    """Whether the question is no more than "ok?" after an order."""
    if len(clause.tokens) < 2 or not clause.tokens[-1].means("tag"):
        return False
    return clause.tokens[0].kind in ("card", "verb", "num", "fill", "on") and clause.tokens[0].text.casefold() != "is"
