"""Clauses beside orders that order nothing, as far as it is plain: which of them the player is asked about."""

from __future__ import annotations

from typing import Final

from pbm.rulesets.unleashed.clauses.talk import unsure
from pbm.rulesets.unleashed.reading.pieces import names_pieces
from pbm.rulesets.unleashed.reading.so_far import SoFar
from pbm.rulesets.unleashed.talk.hearsay import says
from pbm.rulesets.unleashed.talk.remarks import answers
from pbm.rulesets.unleashed.words.parts import Clause, Part

__all__ = ["RemarksRead"]

_BESIDE: Final = ("earlier", "further", "sooner", "lower", "higher", "one before", "one after", "the next", "adjacent")
_WONDERED: Final = frozenset(("num", "on", "fill", "comma", "unknown", "else"))


class RemarksRead:
    """The lines of clauses that nothing was made of.

    ``talk`` are those that are asked about where no order is found at all, ``unplaced`` those that are asked about
    beside one.
    """

    def __init__(self, so_far: SoFar) -> None:
        self._so_far = so_far
        self.talk: list[int] = []
        self.unplaced: list[int] = []
        self.cut = False
        """Whether there may be a fallback among them."""

    def wonder(self, line: int) -> None:
        """Remember a line that is asked about whatever else is found."""
        self.unplaced.append(line)
        self.talk.append(line)

    def hear(self, clause: Clause, wish: Part | None, *, tale: bool) -> None:
        """Remember a clause that orders nothing, but might have been meant to.

        ``wish`` is the last one for a card; ``tale`` says that the clause goes on with something that was only told.
        """
        kinds = {token.kind for token in clause.tokens}
        spaces = {token.value for token in clause.tokens if token.kind == "num"}
        wondered = (len(kinds) < 4 and kinds <= _WONDERED) or clause.join == "else"
        played = wish is not None and self._so_far.last == "play" and wish.place not in spaces
        if wish is not None and played and wondered and clause.question and len(spaces) == 1:
            wish.problem = wish.problem or unsure()  # "Hmm, 18?"
        others = any(token.kind in ("player", "other") and token.name != "me" for token in clause.tokens)
        if "default" in kinds and "past" not in kinds and not others and not clause.question:
            self.unplaced.append(clause.line)
        told = bool(self._so_far.last) and kinds & {"num", "card", "piece"}
        vague = clause.join == "else" and bool(kinds & {"free", "relative"}) and bool(kinds & {"on", "spaces"})
        beside = any(token.text.casefold() in _BESIDE for token in clause.tokens) and not spaces
        vague = vague or (clause.join == "else" and beside)
        asked_for = {"verb", "num"} <= kinds and not kinds & {"past", "player", "other"} and not clause.question
        if self._so_far.last == "play" and (vague or asked_for):
            self.unplaced.append(clause.line)
        if "eyes" in kinds and "past" not in kinds and not clause.question:
            self.unplaced.append(clause.line)
        if self._so_far.last and answers(clause):
            self.unplaced.append(clause.line)
        self.cut = self.cut or (bool(told) and clause.join == "else" and not tale)
        if told and ((clause.join == "else" and not tale) or ("if" in kinds and "past" not in kinds)):
            self.unplaced.append(clause.line)
        named = ("past" not in kinds or "verb" in kinds) and bool(kinds & {"card", "piece", "no-piece"})
        setup = self._so_far.state.phase == "setup"
        sort = setup and "num" in kinds and bool(kinds & {"snake", "ladder", "lamppost"})
        if (named or sort) and not clause.inquiry:
            self.talk.append(clause.line)
        wanted = says(clause.tokens)
        if (sort or (setup and "piece" in kinds)) and names_pieces(clause) and ("past" not in kinds or wanted):
            self.unplaced.append(clause.line)
            self.talk += [clause.line] if wanted else []
        # A card with its space that somebody at home says may be the first of two, or nothing: "My wife says …".
        if not setup and wanted and not others and not clause.question and {"card", "num"} <= kinds:
            self.unplaced.append(clause.line)
            self.talk.append(clause.line)
