"""Standing choices as they are read: what to do on action cards landed on, on lampposts, for snake eyes (u31)."""

from __future__ import annotations

from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import listed, say
from pbm.rulesets.unleashed.cards import CHOICE_KINDS, choice_kind
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.reading.so_far import MOST_WISHES, SoFar
from pbm.rulesets.unleashed.wishes.meant import (
    choice_json,
    choice_problem,
    fitting,
    landing_decides,
    preferences,
    two_things,
)
from pbm.rulesets.unleashed.words.parts import Clause, Part, trouble

__all__ = ["ChoicesRead"]


_SENDING: Final = {"send-forward": say("Send forward"), "send-back": say("Send back")}
_DROPPING: Final = (
    "cancel", "delete", "remove", "revoke", "withdraw", "drop", "clear", "erase", "forget", "scrap", "undo", "streiche",
    "lösche",
)  # fmt: skip
_TAKING: Final = (
    "take away", "taking away", "take off", "get rid of", "getting rid of", "rid of", "wipe", "wipe out",
    "strike out", "cross out", "cross off", "strike off", "lift", "do away with", "throw out", "throw away",
    "chuck out", "bin", "void", "rescind", "nullify", "abandon", "ditch", "dump", "drop", "stop", "no more",
    "can go", "is off", "no longer", "lapses", "is cancelled", "is no more", "shall lapse", "may lapse", "ends",
    "weg", "entferne", "entfernen", "nimm", "don't want", "do not want", "without a", "want no",
)  # fmt: skip
_KEEPING: Final = (
    "don't take",
    "do not take",
    "don't drop",
    "don't cancel",
    "never",
    "keep",
    "don't remove",
    "not yet",
)
_JOINED: Final = ("else", "and", "comma", "or")
_PLAYERS_ONLY: Final = frozenset(("player", "and", "comma", "fill", "tag", "then", "colon"))
_RATHER: Final = ("lieber", "rather", "plutôt", "liever", "mejor", "meglio", "piuttosto", "instead")
_CHOICE: Final = ("choice", "choices", "standing", "dauerwahl", "dauerauftrag", "vorauswahl", "dauerwahlen")
_OPPOSING: Final = ("instead of", "rather than", "statt", "anstatt")
_CHANGING: Final = frozenset(
    (
        "put", "change", "changed", "changing", "changes", "replace", "replaced", "swap", "swapped", "instead",
        "wherever", "alter", "altered", "amend", "amended", "update", "updated", "switch", "exchange", "ändere",
        "ersetze", "ersetzen", "tausche", "statt",
    )
)  # fmt: skip


class ChoicesRead:
    """What a player was understood to choose in advance, and to take back."""

    def __init__(self, so_far: SoFar) -> None:
        self._so_far = so_far
        self._wishes: dict[str, list[Part]] = {}
        self._lamppost = self._eyes = ""
        self._withdrawn: set[str] = set()
        self._key = self._settled = self._dropped = ""
        self._lacking: list[str] = []

    def changes(self, clause: Clause) -> bool:
        """Ask about "put Brenda wherever it says Dora": what each standing choice shall be is not said."""
        kinds = {token.kind for token in clause.tokens}
        words = {word for token in clause.tokens for word in token.text.casefold().split()}
        cards = any(token.kind == "card" and token.name not in ("swap", "reverse") for token in clause.tokens)
        denied = any(token.kind == "not" and token.text.casefold() not in _OPPOSING for token in clause.tokens)
        if "standing" not in kinds or cards or denied or kinds & {"num", "eyes", "up", "down"} or not words & _CHANGING:
            return False
        self._so_far.ask(_which_action(), clause.line)
        return True

    def withdraws(self, clause: Clause) -> bool:
        """Take back the standing choices that a clause cancels; whether it is about that."""
        kinds = {token.kind for token in clause.tokens}
        about = clause.context == "standing" or clause.land or "standing" in kinds
        chosen = any(token.text.casefold() in _DROPPING for token in clause.tokens)
        settled = "eyes" in kinds or any(token.means("meeting") for token in clause.tokens)
        about = about or (chosen and settled)
        cancels = "cancel" in kinds or self._takes_away(clause)
        about = about or (cancels and _is_choice(clause))
        cancels = cancels or (
            about and "unknown" not in kinds and any(token.means("nothing") for token in clause.tokens)
        )
        if not (cancels and about) or "num" in kinds or ("player" in kinds and not _cancels_first(clause)):
            return False
        found: set[str] = set()
        held = self._so_far.state.standing.get(self._so_far.seat)
        for token in clause.tokens:
            if token.kind == "card":
                named = [kind for kind in map(choice_kind, kinds_of(token.name)) if kind is not None]
                # "Swaps" may be of players or of cards: those that stand, else of players.
                found |= {kind for kind in named if held is not None and kind in held.choices} or {*named[:1]}
            elif token.kind == "eyes":
                found.add("snake-eyes")
            elif token.means("meeting"):
                found.add("lamppost")
        if not found and "cancel" in kinds and held is not None:
            found |= set(held.choices)
            found |= {"lamppost"} if held.lamppost else set()
            found |= {"snake-eyes"} if held.snake_eyes else set()
        self._withdrawn |= found
        self._dropped = next(iter(found)) if len(found) == 1 else ""
        self._so_far.taken.add(clause.line)
        return True

    def corrects(self, clause: Clause) -> bool:
        """Take "no, Brenda and Clive" of the choice that was made last, or was just taken back; whether it is that."""
        dropped, self._dropped = self._dropped, ""
        key = dropped or (self._key if self._so_far.last == "standing" else "")
        kinds = {token.kind for token in clause.tokens}
        fixed = clause.join == "fix" or any(token.text.casefold() in _RATHER for token in clause.tokens)
        players = [token.name for token in clause.tokens if token.kind == "player"]
        if not (key and players and fixed) or clause.question or not kinds <= _PLAYERS_ONLY:
            return False
        needed = {"send-back": 1, "send-forward": 1, "swap-players": 2}.get(key, 0)
        if len(self._wishes.get(key, ())) > 1 or len({*players}) != needed or len(players) != needed:
            self._wishes.pop(key, None)
            self._so_far.ask(two_things(), clause.line)
            return True
        self._withdrawn.discard(key)
        self._wishes[key] = [Part("", clause.line, None, "", players=players)]
        self._key, self._so_far.last = key, "standing"
        self._so_far.taken.add(clause.line)
        return True

    def _takes_away(self, clause: Clause) -> bool:
        """Whether a clause says in other words that a standing choice is to be no more: "take away …", "… can go"."""
        said = f" {' '.join(token.text.casefold() for token in clause.tokens)} "
        if not _is_choice(clause) or clause.question or any(f" {phrase} " in said for phrase in _KEEPING):
            return False
        if any(token.kind in ("past", "if", "unless", "later", "unsure") for token in clause.tokens):
            return False
        return any(f" {phrase} " in said for phrase in _TAKING)

    def settle(self, part: Part) -> bool:
        """Take a choice for lampposts or snake eyes; whether it was one, or is asked about."""
        if part.lamppost:
            if self._lamppost and self._lamppost != part.lamppost:
                self._so_far.ask(
                    trouble("words-two", say("Up or down where two lampposts meet? You say both.")), part.line
                )
            self._lamppost = part.lamppost
            self._settled = "lamppost"
        elif len(part.players) == 1:
            self._eyes = part.players[0]
            self._settled = "eyes"
        elif part.players:
            self._so_far.ask(
                trouble("words-two", say("Who shall go back to the start for your snake eyes? Name one.")), part.line
            )
        else:
            return False
        self._so_far.last = ""
        return True

    def wavers(self, clause: Clause) -> bool:
        """Whether a clause leaves a choice open that was made last, "or Clive, as you like", which is asked about."""
        kinds = {token.kind for token in clause.tokens}
        settled, self._settled = self._settled, ""
        if settled and clause.join == "else" and kinds & {"player", "up", "down"} and not kinds & {"card", "num"}:
            if settled == "eyes" and "player" in kinds:
                self._eyes = ""
            elif settled == "lamppost" and kinds & {"up", "down"}:
                self._lamppost = ""
            else:
                return False
        elif self._so_far.last == "standing" and "yours" in kinds and self._wishes.get(self._key):
            self._wishes.pop(self._key)
        elif not (clause.land and _hangs(clause)):
            return False
        self._so_far.ask(two_things(), clause.line)
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
                        _which_action(),
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
                            cards=listed([_called(kind) for kind in CHOICE_KINDS if kind in found]),
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
            missing = _missing(key)
            self._so_far.ask(missing, part.line)
            self._lacking = [*self._lacking, key] if part.join in (*_JOINED, "") else [key]
            return True
        for one in self._lacking_with(part):
            self._so_far.problems.remove((_missing(one), part.line))
            self._add(one, part)
        self._lacking = []
        self._add(key, part)
        return True

    def _add(self, key: str, part: Part) -> None:
        self._wishes.setdefault(key, [])
        self._wishes[key] += preferences(key, part)[: MOST_WISHES - len(self._wishes[key])]

    def _lacking_with(self, part: Part) -> list[str]:
        """Return the kinds of card that were named just before another one, and share its choice.

        "If I land on move any piece or move a snake: S3 43-34".
        """
        if part.join not in _JOINED or part.kinds is None:
            return []
        asked = [one for one in self._lacking if (_missing(one), part.line) in self._so_far.problems]
        plain = all(
            choice_problem(one, part) is None
            and choice_json(one, part)
            and (not part.moves or bool(fitting(part, (one,))))
            for one in asked
        )
        return asked if plain else []

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


def _cancels_first(clause: Clause) -> bool:
    """Whether a choice is cancelled before a comma, and somebody is only named after it, as in a reason."""
    comma = next((at for at, token in enumerate(clause.tokens) if token.kind in ("comma", "open", "dash")), 0)
    head = {token.kind for token in clause.tokens[:comma]}
    return bool(head & {"cancel"}) and bool(head & {"card", "eyes"}) and "player" not in head


def _is_choice(clause: Clause) -> bool:
    """Whether a clause speaks of standing choices."""
    words = {word for token in clause.tokens for word in token.text.casefold().split()}
    return not words.isdisjoint(_CHOICE)


def _hangs(clause: Clause) -> bool:
    """Whether somebody has to stand somewhere as well: "if I land on a send back and Clive is ahead"."""
    kinds = [token.kind for token in clause.tokens]
    return any(
        kinds[at : at + 3] == ["and", "player", "be"] and kinds[at + 3 : at + 4] not in ([], ["comma"])
        for at in range(len(kinds))
    )


def _called(key: str) -> str:
    """Return what the cards of a kind are called: "Send back" for all of them."""
    return _SENDING.get(key) or card_name(key)


def _missing(key: str) -> Problem:
    """Return that nothing is chosen for a kind of card."""
    return trouble(
        "choice-missing",
        say("What shall happen when you land on {card}? Write it after the card’s name.", card=_called(key)),
    )


def _which_action() -> Problem:
    """Return that it is not said which action card a standing choice is for."""
    return trouble(
        "card-missing", say("On which action card shall this be done? For example: “Send back: the leader”.")
    )
