"""Standing choices as they are read: what to do on action cards landed on, on lampposts, for snake eyes (u31)."""

from __future__ import annotations

from pbm.core.game import Json
from pbm.core.phrases import listed, say
from pbm.rulesets.unleashed.cards import CHOICE_KINDS, choice_kind
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.reading_so_far import MOST_WISHES, SoFar
from pbm.rulesets.unleashed.words_meant import choice_json, choice_problem, fitting, landing_decides, preferences
from pbm.rulesets.unleashed.words_parts import Clause, Part, trouble
from pbm.rulesets.unleashed.words_patterns import kinds_of

__all__ = ["ChoicesRead"]


class ChoicesRead:
    """What a player was understood to choose in advance, and to take back."""

    def __init__(self, so_far: SoFar) -> None:
        self._so_far = so_far
        self._wishes: dict[str, list[Part]] = {}
        self._lamppost = self._eyes = ""
        self._withdrawn: set[str] = set()
        self._key = ""

    def withdraws(self, clause: Clause) -> bool:
        """Take back the standing choices that a clause cancels; whether it is about that."""
        kinds = {token.kind for token in clause.tokens}
        about = clause.context == "standing" or clause.land or "standing" in kinds
        cancels = "cancel" in kinds or (
            about and "unknown" not in kinds and any(token.means("nothing") for token in clause.tokens)
        )
        if not (cancels and about) or "num" in kinds or "player" in kinds:
            return False
        found: set[str] = set()
        for token in clause.tokens:
            if token.kind == "card":
                found |= {kind for kind in map(choice_kind, kinds_of(token.name)) if kind is not None}
            elif token.kind == "eyes":
                found.add("snake-eyes")
            elif token.means("meeting"):
                found.add("lamppost")
        if not found and "cancel" in kinds:
            held = self._so_far.state.standing.get(self._so_far.seat)
            if held is not None:
                found |= set(held.choices)
                found |= {"lamppost"} if held.lamppost else set()
                found |= {"snake-eyes"} if held.snake_eyes else set()
        self._withdrawn |= found
        self._so_far.taken.add(clause.line)
        return True

    def settle(self, part: Part) -> bool:
        """Take a choice for lampposts or snake eyes; whether it was one, or is asked about."""
        if part.lamppost:
            if self._lamppost and self._lamppost != part.lamppost:
                self._so_far.ask(
                    trouble("words-two", say("Up or down where two lampposts meet? You say both.")), part.line
                )
            self._lamppost = part.lamppost
        elif len(part.players) == 1:
            self._eyes = part.players[0]
        elif part.players:
            self._so_far.ask(
                trouble("words-two", say("Who shall go back to the start for your snake eyes? Name one.")), part.line
            )
        else:
            return False
        self._so_far.last = ""
        return True

    def take(self, part: Part) -> bool:
        """Take a choice for an action that may be landed on; whether it was one, or is asked about."""
        self._so_far.last = "standing"
        if part.problem is not None:
            self._so_far.ask(part.problem, part.line)
            return True
        if part.kinds is None:
            if part.join != "else" and not (self._key and not self._wishes.get(self._key)):
                if part.chooses:
                    self._so_far.ask(
                        trouble(
                            "card-missing",
                            say("On which action card shall this be done? For example: “Send back: the leader”."),
                        ),
                        part.line,
                    )
                return part.chooses
            key = self._key
        else:
            found = {kind for kind in map(choice_kind, fitting(part, part.kinds)) if kind is not None}
            if not found and part.place is not None:
                self._so_far.ask(landing_decides(), part.line)
                return True
            if not found:
                self._so_far.ask(
                    trouble("choice-none", say("{card} needs no choice when you land on it.", card=part.named)),
                    part.line,
                )
                return True
            if len(found) > 1:
                self._so_far.ask(
                    trouble(
                        "card-which",
                        say(
                            "Which card do you mean by “{word}”: {cards}?",
                            word=part.named,
                            cards=listed([card_name(kind) for kind in CHOICE_KINDS if kind in found]),
                        ),
                    ),
                    part.line,
                )
                return True
            key = found.pop()
        self._key = key
        problem = choice_problem(key, part)
        if part.place is not None:
            problem = trouble(
                "standing-place",
                say("What you choose for landing counts on every space. Leave {space} out of it.", space=part.place),
            )
        if problem is not None:
            self._so_far.ask(problem, part.line)
            return True
        if not choice_json(key, part):
            self._so_far.ask(
                trouble(
                    "choice-missing",
                    say(
                        "What shall happen when you land on {card}? Write it after the card’s name.",
                        card=card_name(key),
                    ),
                ),
                part.line,
            )
            return True
        self._wishes.setdefault(key, [])
        self._wishes[key] += preferences(key, part)[: MOST_WISHES - len(self._wishes[key])]
        return True

    def as_json(self) -> dict[str, Json]:
        """Return all choices, as in the JSON of orders; what is taken back is null."""
        made: dict[str, Json] = {
            key: [choice_json(key, wish) for wish in wishes] for key, wishes in self._wishes.items() if wishes
        }
        if self._lamppost:
            made["lamppost"] = self._lamppost
        if self._eyes:
            made["snake-eyes"] = self._eyes
        for key in sorted(self._withdrawn):
            made.setdefault(key, None)
        return made
