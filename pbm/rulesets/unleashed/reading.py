"""What a player's words order: the cards and where they go, standing choices, and the pieces of the setup round.

Whatever could mean two things, hangs on what others do, or names what the player has not is asked about; talk is left
alone. Nothing is looked at that the player does not know: their own hand, the board and the names of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import listed, say
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.cards import CHOICE_KINDS, choice_kind
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.orders import BOARD, MOST_FALLBACKS
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words_clauses import parts_of
from pbm.rulesets.unleashed.words_meant import (
    TWO,
    choice_json,
    choice_problem,
    fitting,
    inherited,
    landing_decides,
    one_end,
    plays_of,
    preferences,
    two_things,
    which_piece,
)
from pbm.rulesets.unleashed.words_parts import Clause, Part, trouble
from pbm.rulesets.unleashed.words_patterns import kinds_of, merged_tokens
from pbm.rulesets.unleashed.words_sentences import clauses_of
from pbm.rulesets.unleashed.words_tokens import Vocabulary, tokenize

__all__ = ["read_words"]

_MOST_LINES: Final = 2_000
_LANDED_ON: Final = {"card", "thing", "eyes", "lamppost", "meeting"}
_MOST_WISHES: Final = 100
_MOST_TOLD: Final = 12


def read_words(config: Config, state: State, seat: str, lines: Sequence[str]) -> WordsRead:
    """Return what a seat's lines order, from what that seat knows only. Whatever is in them, it returns."""
    if seat not in state.hands or state.phase == "over":
        return WordsRead({})
    seats = [name for name in state.seats if name not in state.dropped]
    tokens, assumed = tokenize(lines[:_MOST_LINES], Vocabulary(config.pieces, seats, seat))
    reader = _Reader(config, state, seat, assumed)
    for clause in clauses_of(merged_tokens(tokens, state.turn)):
        reader.read(clause)
    return reader.result(lines)


def _lacks_piece(wish: Part) -> bool:
    """Whether a card that moves pieces is wished without naming one."""
    return not wish.chooses and any(kind.startswith("move-") for kind in wish.kinds or ())


@dataclass
class _Group:
    """The wishes for one placement, the most wanted first."""

    wishes: list[Part] = field(default_factory=list)
    second: bool = False


class _Reader:
    """What has been understood so far."""

    def __init__(self, config: Config, state: State, seat: str, assumed: list[str]) -> None:
        self.config, self.state, self.seat = config, state, seat
        self.hand = tuple(card.kind for card in state.hands[seat])
        self.assumed = assumed
        self.groups: list[_Group] = []
        self.standing: dict[str, list[Part]] = {}
        self.lamppost = self.eyes = ""
        self.withdrawn: set[str] = set()
        self.pieces: dict[tuple[str, int, int], None] = {}
        self.problems: list[tuple[Problem, int]] = []
        self.taken: set[int] = set()
        self.last = ""
        self.key = ""
        self.talk: list[int] = []
        self.tale = False

    def read(self, clause: Clause) -> None:
        """Take in one clause."""
        if self._withdraws(clause) or self._repeats(clause):
            return
        if clause.join == "given":
            clause.join = ""
            if self.last == "play" and not {token.kind for token in clause.tokens} & _LANDED_ON:
                # "+3 on 17 if I roll a 5": the order itself hangs on it.
                self.groups[-1].wishes[-1].problem = landing_decides()
                return
        wish = self.groups[-1].wishes[-1] if self.groups and clause.join == "else" else None
        swaps = wish is not None and wish.pair is not None
        if clause.join == "else" and self.tale:
            self._talks(clause)
            return
        parts = parts_of(clause, self.config.options.placements, swaps=swaps)
        self.tale = not parts and any(token.kind in ("card", "piece") for token in clause.tokens)
        if not parts:
            self._talks(clause)
            return
        ordered = False
        for number, part in enumerate(parts[:_MOST_WISHES]):
            if number == 0:
                part.join = clause.join
            if self._place(clause, part):
                ordered = True
            else:
                self._talks(clause)
        if ordered:
            self.taken |= {token.line for token in clause.tokens}

    def _talks(self, clause: Clause) -> None:
        """Remember a clause that orders nothing, but might have been meant to."""
        kinds = {token.kind for token in clause.tokens}
        named = ("past" not in kinds or "verb" in kinds) and kinds & {"card", "piece", "no-piece"}
        sort = self.state.phase == "setup" and "num" in kinds and kinds & {"snake", "ladder", "lamppost"}
        if named or sort:
            self.talk.append(clause.line)

    def _withdraws(self, clause: Clause) -> bool:
        """Take back the standing choices that a clause cancels; whether it is about that."""
        kinds = {token.kind for token in clause.tokens}
        about = clause.context == "standing" or clause.land or "standing" in kinds
        cancels = "cancel" in kinds or (about and any(token.means("nothing") for token in clause.tokens))
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
            held = self.state.standing.get(self.seat)
            if held is not None:
                found |= set(held.choices)
                found |= {"lamppost"} if held.lamppost else set()
                found |= {"snake-eyes"} if held.snake_eyes else set()
        self.withdrawn |= found
        self.taken.add(clause.line)
        return True

    def _repeats(self, clause: Clause) -> bool:
        """Ask what "the same again" is, where no more is said."""
        kinds = {token.kind for token in clause.tokens}
        if "same" not in kinds or kinds & {"card", "num", "piece"} or clause.context in ("standing", "pieces"):
            return False
        if kinds <= {"same", "fill", "verb", "be", "self", "it", "comma", "tag", "then"}:
            self._ask(
                trouble(
                    "words-same", say("Your hand and the board have changed. Write which card goes where: “+3 on 17”.")
                ),
                clause.line,
            )
        return True

    def _ask(self, problem: Problem, line: int) -> None:
        self.problems.append((problem, line))
        self.taken.add(line)

    def _place(self, clause: Clause, part: Part) -> bool:
        """Put a wish where it belongs; whether it was an order, or is asked about."""
        for piece, number in part.come_from:
            if number in self.state.pieces.get(piece, ()):
                part.problem = part.problem or one_end(piece)
        if part.lamppost or part.eyes:
            return self._settle(part)
        landing = clause.land or (clause.context == "standing" and (part.place is None or part.problem is not None))
        if self.state.phase == "setup":
            if landing or (self.last == "standing" and part.join == "else"):
                return self._stand(part)
            return self._prefer(part)
        if landing and not (part.kinds is not None and part.place is not None and part.join == "and"):
            return self._stand(part)
        if part.join == "else" and self.last == "standing" and part.place is None:
            return self._stand(part)
        if part.place is None and part.problem is None and part.kinds is not None and part.chooses:
            held = any(kind in self.hand for kind in part.kinds)
            played = bool(self.groups) and self.groups[-1].wishes[-1].place is not None and part.join in ("", "and")
            if (not held or played) and not self._continues(part):
                return self._stand(part)
        return self._play(clause, part)

    def _continues(self, part: Part) -> bool:
        """Whether a card named again only says what the card played last shall do."""
        wish = self.groups[-1].wishes[-1] if self.groups else None
        return (
            wish is not None
            and wish.kinds is not None
            and not wish.chooses
            and bool(set(wish.kinds) & set(part.kinds or ()))
        )

    # --- the setup round

    def _prefer(self, part: Part) -> bool:
        if part.problem is not None:
            self._ask(part.problem, part.line)
        elif part.moves:
            self.pieces.update(dict.fromkeys(part.moves))
        elif part.kinds is not None and part.place is not None:
            self._ask(
                trouble("setup-only", say("No cards are played yet: this round is for snakes, ladders and lampposts.")),
                part.line,
            )
        else:
            return False
        self.last = "pieces"
        return True

    # --- standing choices

    def _settle(self, part: Part) -> bool:
        if part.lamppost:
            if self.lamppost and self.lamppost != part.lamppost:
                self._ask(trouble("words-two", say("Up or down where two lampposts meet? You say both.")), part.line)
            self.lamppost = part.lamppost
        elif len(part.players) == 1:
            self.eyes = part.players[0]
        elif part.players:
            self._ask(
                trouble("words-two", say("Who shall go back to the start for your snake eyes? Name one.")), part.line
            )
        else:
            return False
        self.last = ""
        return True

    def _stand(self, part: Part) -> bool:
        """Take a choice for an action that may be landed on."""
        self.last = "standing"
        if part.problem is not None:
            self._ask(part.problem, part.line)
            return True
        if part.kinds is None:
            if part.join != "else" and not (self.key and not self.standing.get(self.key)):
                if part.chooses:
                    self._ask(
                        trouble(
                            "card-missing",
                            say("On which action card shall this be done? For example: “Send back: the leader”."),
                        ),
                        part.line,
                    )
                return part.chooses
            key = self.key
        else:
            found = {kind for kind in map(choice_kind, fitting(part, part.kinds)) if kind is not None}
            if not found and part.place is not None:
                self._ask(landing_decides(), part.line)
                return True
            if not found:
                self._ask(
                    trouble("choice-none", say("{card} needs no choice when you land on it.", card=part.named)),
                    part.line,
                )
                return True
            if len(found) > 1:
                self._ask(
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
        self.key = key
        problem = choice_problem(key, part)
        if part.place is not None:
            problem = trouble(
                "standing-place",
                say("What you choose for landing counts on every space. Leave {space} out of it.", space=part.place),
            )
        if problem is not None:
            self._ask(problem, part.line)
            return True
        if not choice_json(key, part):
            self._ask(
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
        self.standing.setdefault(key, [])
        self.standing[key] += preferences(key, part)[: _MOST_WISHES - len(self.standing[key])]
        return True

    # --- cards

    def _play(self, clause: Clause, part: Part) -> bool:
        group = self.groups[-1] if self.groups else None
        wish = group.wishes[-1] if group else None
        self_contained = part.kinds is not None and part.place is not None
        if part.problem is not None:
            self.last = "play"
            if part.join == "else" and group is not None:
                group.wishes.append(part)
            else:
                self.groups.append(_Group([part]))
            return True
        if clause.context == "second" and part.join == "label":
            self.groups.append(_Group([part], second=True))
        elif group is None or wish is None:
            if part.kinds is None and not part.chooses and part.place is not None and not self._orders_space(clause):
                return False
            if part.kinds is None and part.place is None and not part.moves and not part.pair:
                return False
            if not part.firm and not self_contained:
                return False
            self.groups.append(_Group([part]))
        elif wish.problem is not None and part.join != "fix" and not self_contained:
            return True
        elif part.join == "fix":
            if len(group.wishes) > 1 and not self_contained:
                part.problem = two_things()
                self.groups.append(_Group([part]))
            else:
                group.wishes[:] = [inherited(part, wish)]
        elif part.join == "else" or (part.join.startswith("index") and self._is_fallback(clause, part)):
            group.wishes.append(inherited(part, wish))
        elif (
            part.join in ("comma", "then") and part.kinds is None and wish.kinds is not None and wish.place is not None
        ):
            if part.join == "comma":
                self.assumed.append(
                    say("{first}, {second} as an order of preference", first=wish.place, second=part.place)
                )
            group.wishes.append(inherited(part, wish))
        else:
            return self._another(clause, part, wish)
        self.last = "play"
        return True

    def _another(self, clause: Clause, part: Part, wish: Part) -> bool:
        """Take a wish that nothing says is a fallback: what was lacking, the same again, or one thing too many."""
        if part.kinds is None and part.place is None:
            if (part.players or part.moves or part.pair) and wish.kinds is not None and not wish.chooses:
                if not part.moves and not part.pair and not any(choice_kind(kind) for kind in wish.kinds):
                    return False
                wish.players, wish.moves, wish.pair = part.players, part.moves, part.pair
                wish.linked, wish.commas = part.linked, part.commas
            elif len(part.moves) == len(wish.moves) == 1 and any(kind in TWO for kind in wish.kinds or ()):
                wish.moves += part.moves
            elif part.moves:
                part.problem = two_things()
                self.groups.append(_Group([part]))
            else:
                return False
        elif part.kinds is None:
            if wish.place is None:
                wish.place = part.place
                if part.chooses and not wish.chooses:
                    wish.players, wish.moves, wish.pair = part.players, part.moves, part.pair
                    wish.linked, wish.commas = part.linked, part.commas
            elif wish.place == part.place:
                return True
            elif part.join in ("and", "beside") or self._orders_space(clause):
                part.problem = which_piece() if _lacks_piece(wish) else two_things()
                self.groups.append(_Group([part]))
            else:
                return False
        elif part.place is None and wish.kinds is None:
            wish.kinds, wish.named, wish.bare = part.kinds, part.named, part.bare
        elif set(part.kinds) & set(wish.kinds or ()) and part.place in (None, wish.place) and not part.there:
            if part.chooses and not wish.chooses:
                wish.players, wish.moves, wish.pair = part.players, part.moves, part.pair
                wish.linked, wish.commas = part.linked, part.commas
            wish.kinds = tuple(kind for kind in wish.kinds or () if kind in part.kinds)
        elif part.place is None and not part.firm:
            return False
        else:
            self.groups.append(_Group([part]))
        self.last = "play"
        return True

    def _is_fallback(self, clause: Clause, part: Part) -> bool:
        """Whether a number before a wish says how much it is wanted, and not which placement it is for."""
        if part.join == "index1":
            return False
        return self.config.options.placements < 2 or clause.context in ("play", "second")

    def _orders_space(self, clause: Clause) -> bool:
        """Whether a clause with a number and no card is about putting a card there."""
        kinds = {token.kind for token in clause.tokens}
        strange = bool(kinds & {"unknown", "odd"})
        return bool({"verb"} & kinds and kinds & {"it", "on", "there"}) or not (
            strange or "be" in kinds or "dash" in kinds
        )

    # --- what it comes to

    def result(self, lines: Sequence[str]) -> WordsRead:
        """Return all that was understood."""
        order: dict[str, Json] = {}
        plays = self._plays()
        if plays is not None:
            order["plays"] = plays
        standing = self._standing_json()
        if standing:
            order["standing"] = standing
        if self.pieces:
            order["pieces"] = [list(move) for move in islice(self.pieces, _MOST_WISHES)]
        if not order and not self.problems and self.talk:
            if self.state.phase == "setup":
                unclear = say(
                    "I am not sure which pieces you mean. Write each with its top and its bottom: “S2 28-12”."
                )
            else:
                unclear = say("I am not sure whether this is your order. If it is, write it plainly: “+3 on 17”.")
            self._ask(trouble("words-unclear", unclear), self.talk[0])
        problems = list(dict.fromkeys(self.problems))[:_MOST_TOLD]
        return WordsRead(
            orders={BOARD: order} if order else {},
            problems=tuple(problem for problem, _ in problems),
            quotes=tuple(lines[line].strip() if 0 <= line < len(lines) else None for _, line in problems),
            assumed=tuple(dict.fromkeys(self.assumed))[:_MOST_TOLD] if order or problems else (),
            taken=frozenset(line for line in self.taken if 0 <= line < len(lines)),
        )

    def _plays(self) -> list[Json] | None:
        """Return the lists of wishes that are plain; what is not is asked about, and what comes after it left out."""
        if not self.groups:
            return None
        if len(self.groups) > self.config.options.placements and not any(
            wish.problem is not None for group in self.groups for wish in group.wishes
        ):
            self._ask(two_things(), self.groups[-1].wishes[0].line)
            return None
        made: list[Json] = []
        if self.groups[0].second:
            made.append([])
        for group in self.groups:
            listed_plays: list[Json] = []
            for wish in group.wishes:
                plays, problem = plays_of(wish, self.hand, self.assumed)
                if problem is not None:
                    self._ask(problem, wish.line)
                    break
                listed_plays += [play for play in plays if play not in listed_plays]
            else:
                if len(listed_plays) > 1 + MOST_FALLBACKS:
                    self._ask(
                        trouble(
                            "words-many",
                            say("Three fallbacks are the most there can be; the others are left out."),
                        ),
                        group.wishes[-1].line,
                    )
                made.append(listed_plays[: 1 + MOST_FALLBACKS])
                continue
            if listed_plays and len(self.groups) <= self.config.options.placements:
                made.append(listed_plays[: 1 + MOST_FALLBACKS])
                break
            plain = any(made) and len(self.groups) <= self.config.options.placements
            return made if plain else None
        return made

    def _standing_json(self) -> dict[str, Json]:
        made: dict[str, Json] = {
            key: [choice_json(key, wish) for wish in wishes] for key, wishes in self.standing.items() if wishes
        }
        if self.lamppost:
            made["lamppost"] = self.lamppost
        if self.eyes:
            made["snake-eyes"] = self.eyes
        for key in sorted(self.withdrawn):
            made.setdefault(key, None)
        return made
