"""Clauses beside an order that are none: guesses, answers to nothing, talk of others, what the GM may choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.core.errors import Problem
from pbm.core.phrases import say
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.words.parts import Clause, Part, trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = [
    "answers",
    "chooses_else",
    "concludes",
    "guesses",
    "is_talk_of_others",
    "lacks_piece",
    "same_again",
    "whether_order",
    "without_the_rest",
]

_LOOKED_AT: Final = 10


def concludes(part: Sequence[Token]) -> bool:
    """Whether a part says what comes of the ones before it: "no idea, so the default"."""
    words = [token.text.casefold() for token in part if token.kind != "comma"]
    return words[:1] in (["so"], ["then"], ["also"], ["hence"])


def chooses_else(clause: Clause) -> bool:
    """Whether it is said what the GM may choose, and it is no card: "you choose the wine"."""
    for token, *after in (clause.tokens[at:] for at in range(min(len(clause.tokens), _LOOKED_AT))):
        if token.kind == "yours" and token.text.casefold().split()[-1] in ("choose", "pick", "decide"):
            return next((one.kind for one in after if one.kind != "fill"), "") == "unknown"
    return False


def is_talk_of_others(part: Part, wish: Part | None) -> bool:
    """Whether a wish is no more than a name among words that are not understood, where nobody's name is wanted."""
    bare = part.kinds is None and part.place is None and not part.moves and part.pair is None
    wanted = wish is not None and not wish.chooses and any(choice_kind(kind) for kind in wish.kinds or ())
    return bare and part.problem is not None and bool(part.players) and part.join in ("", "and") and not wanted


def lacks_piece(wish: Part) -> bool:
    """Whether a card that moves pieces is wished without naming one."""
    return not wish.chooses and any(kind.startswith("move-") for kind in wish.kinds or ())


def guesses(clause: Clause) -> bool:
    """Whether a clause after "or" says what a space may be instead: the player does not know it."""
    kinds = [token.kind for token in clause.tokens if token.kind not in ("fill", "comma")]
    return kinds[:2] == ["it", "unsure"] and "num" in kinds and not {"verb", "player", "other"} & set(kinds)


def answers(clause: Clause) -> bool:
    """Whether a clause is no more than an answer: "down", "me and Clive"; to what, nobody has said."""
    kinds = {token.kind for token in clause.tokens}
    both = kinds == {"player", "and"} and any(token.name in ("me", "leader", "last") for token in clause.tokens)
    return not clause.join and not clause.question and (both or kinds in ({"up"}, {"down"}))


def same_again() -> Problem:
    """Return that "the same again" says nothing by itself."""
    return trouble("words-same", say("Your hand and the board have changed. Write which card goes where: “+3 on 17”."))


def whether_order() -> Problem:
    """Return that it is not plain whether an order was given at all."""
    whether = say("I am not sure whether this is your order. If it is, write it plainly: “+3 on 17”.")
    return trouble("words-unclear", whether)


def without_the_rest() -> Problem:
    """Return that a card is taken without the fallback that is asked about."""
    return trouble(
        "words-rest",
        say(
            "I have not taken all that you want if your card cannot go there. Please write it together with your card: "
            "“+3 on 17, else 22”."
        ),
    )
