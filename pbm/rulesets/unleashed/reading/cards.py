"""The cards of a go as they are read: for each placement what is wanted first, and what if that cannot be (u30)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import say
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.clauses.talk import split
from pbm.rulesets.unleashed.orders import MOST_FALLBACKS
from pbm.rulesets.unleashed.reading.groups import MANY, Group, Told, choose_as, fall_back, probable_plays, put_in_order
from pbm.rulesets.unleashed.reading.so_far import SoFar
from pbm.rulesets.unleashed.talk.defaults import default_part, said_in
from pbm.rulesets.unleashed.talk.remarks import chooses_else, is_talk_of_others, lacks_piece
from pbm.rulesets.unleashed.wishes.meant import TWO, inherited, plays_of, two_things, which_piece
from pbm.rulesets.unleashed.wishes.of_one_kind import of_one_kind
from pbm.rulesets.unleashed.words.parts import Clause, Part, trouble

__all__ = ["CardsRead"]


_ORDERED: Final = frozenset(("card", "num", "piece", "no-piece"))
_LOOKED_AT: Final = 10
"""Cards that are looked at for what is said of one again: nobody plays more."""
_DOUBTING: Final = frozenset(("if", "unless", "unsure", "not", "later", "past"))


class CardsRead:
    """What a player was understood to play."""

    def __init__(self, so_far: SoFar) -> None:
        self._so_far = so_far
        self._groups: list[Group] = []
        self._passed_over = False
        self._told = Told()
        self.many = False
        """Whether more fallbacks were named than there can be."""
        self.cut = False
        """Whether a card is taken without a fallback that is asked about."""

    def hears(self, clause: Clause) -> None:
        """Remember of a clause to whom something is to be done, for a card that is named with it or after it."""
        if self._told.hears(clause, self.wish if self._so_far.last == "play" else None):
            self._so_far.taken.add(clause.line)
            clause.whole = True

    @property
    def wish(self) -> Part | None:
        """The last wish, None before the first."""
        return self._groups[-1].wishes[-1] if self._groups and self._groups[-1].wishes else None

    def doubt(self, problem: Problem, *, last: bool = True) -> None:
        """Ask about all that is wished for the last placement, or for all of them."""
        for group in self._groups[-1 if last else 0 :][:_LOOKED_AT]:
            for wish in group.wishes[:_LOOKED_AT]:
                wish.problem = wish.problem or problem

    def defaults(self, clause: Clause) -> bool:
        """Take "the default for me", "the default for the second card"; whether a clause is that and nothing else.

        What else is in the clause is left in it.
        """
        if any(token.kind == "yours" for token in clause.tokens):
            return self._pleases(clause)
        if not any(token.kind == "default" for token in clause.tokens) or clause.question or clause.land:
            return False
        if self._so_far.state.phase == "setup" or clause.context == "standing":
            return False
        parts = split(clause.tokens)
        said = said_in(parts)
        plain = default_part(parts)
        if plain is None:
            return False
        alone = not any(kinds & _ORDERED for kinds in said)
        if clause.join != "else":  # else it is what is played when nothing else can be
            first = plain == 0 or alone
            if not (first and self._leave(second="second" in said[plain], rest=alone, line=clause.line)):
                return False
        self._so_far.taken.add(clause.line)
        clause.tokens = [token for at, part in enumerate(parts) if at != plain for token in part]
        return alone

    def _pleases(self, clause: Clause) -> bool:
        """Take "you choose for me" as the default, where no more is said; among cards that are named it is a doubt."""
        said = {token.kind for token in clause.tokens}
        if said & _ORDERED or (said & _DOUBTING and self._groups):
            clause.tokens = [
                replace(token, kind="unsure", meanings=()) if token.kind == "yours" else token
                for token in clause.tokens
            ]
            if clause.join == "else" and self.wish is not None:
                self.wish.problem = two_things()
            return False
        if self._so_far.state.phase == "setup" or clause.question or clause.land or clause.context == "standing":
            return False
        if said & {*_DOUBTING, "player", "other"} or chooses_else(clause):
            return False
        if clause.join == "else":
            self._so_far.taken.add(clause.line)
            return True
        several = next((group for group in self._groups[:_LOOKED_AT] if len(group.wishes) > 1), None)
        if several is not None:
            several.wishes[0].problem = two_things()
            return True
        if self._leave(second=False, rest=True, line=clause.line):
            self._so_far.taken.add(clause.line)
        return True

    def leads(self, kinds: tuple[str, ...], line: int) -> bool:
        """Put a card that was named already before the other, where it is said to be first; whether it was named."""
        named = [
            (at, number)
            for at, group in enumerate(self._groups[:_LOOKED_AT])
            for number, wish in enumerate(group.wishes)
            if set(wish.kinds or ()) & set(kinds)
        ]
        if not named:
            return False
        (at, number), *others = named
        firm = len(self._groups) == 2 and not any(group.second for group in self._groups)
        if number == 0 and firm and all(one == at for one, _ in others):
            self._groups.insert(0, self._groups.pop(at))
            self._so_far.taken.add(line)
        elif number or at or others:
            self._so_far.ask(two_things(), line)
        return True

    def states_order(self, clause: Clause) -> bool:
        """Take "the send back is card 1 and the reverse is card 2" of two cards that were named; whether it is that."""
        if not put_in_order(self._groups, clause):
            return False
        self._so_far.taken.add(clause.line)
        return True

    def each(self, parts: list[Part]) -> bool:
        """Take fallbacks for several cards at once, "13 for the blank and 21 for the +3"; whether they are that."""
        if not fall_back(self._groups, parts):
            return False
        self._so_far.last = "play"
        return True

    def denies(self, kinds: tuple[str, ...]) -> bool:
        """Whether none of the cards is wished, so that it may be said of them that they are not played."""
        return not any(
            set(wish.kinds or ()) & set(kinds) for group in self._groups[:_LOOKED_AT] for wish in group.wishes
        )

    def _leave(self, *, second: bool, rest: bool, line: int) -> bool:
        """Leave a card to the rules, or all that are left; whether it is plain which."""
        left = self._so_far.config.options.placements - len(self._groups)
        if second and not self._groups:
            return False
        if left > 0:
            self._groups += [Group() for _ in range(left if rest else 1)]
        else:
            self._so_far.ask(two_things(), line)
        self._so_far.last = ""
        return True

    def continues(self, part: Part) -> bool:
        """Whether a card named again only says what the card played last shall do."""
        wish = self.wish
        return (
            wish is not None
            and wish.kinds is not None
            and not wish.chooses
            and bool(set(wish.kinds) & set(part.kinds or ()))
        )

    def take(self, clause: Clause, part: Part) -> bool:
        """Take a wish: the first for a placement, a fallback, more of the last; whether it was one or is asked of."""
        group = self._groups[-1] if self._groups else None
        wish = self.wish
        if group is None:
            part = of_one_kind(part, clause, self._so_far.hand)
        if group is None:
            self._told.give(part)
        self_contained = part.kinds is not None and part.place is not None
        if part.problem is not None and part.problem.code == "words-unclear" and self._remarks(clause, part):
            return False
        if is_talk_of_others(part, wish):
            return False
        if part.problem is not None:
            self._so_far.last = "play"
            if part.join == "else" and group is not None:
                if part.problem.code in ("words-depends", "words-unsure") and not part.chooses and not part.kinds:
                    self.doubt(part.problem)  # "+3 on 17 or 22, whichever Brenda does not want"
                group.wishes.append(part)
            else:
                self._groups.append(Group([part]))
            return True
        if part.join == "ahead" and group is not None:
            if not self_contained or self._so_far.config.options.placements < 2:
                part.problem = two_things()
            self._groups.insert(max(0, len(self._groups) - 1), Group([part]))
            self._so_far.last = "play"
            return True
        if part.join == "fix" and part.kinds is not None and len(self._groups) > 1:
            same = (
                [one for one in self._groups[:_LOOKED_AT] if set(one.wishes[-1].kinds or ()) & set(part.kinds)]
                if group
                else []
            )
            if len(same) == 1:
                group, wish = same[0], same[0].wishes[-1]
        if clause.context == "play" and part.join == "label" and len(self._groups) == 1 and self._groups[0].second:
            self._groups[0].second = False
            self._groups.insert(0, Group([part]))  # "2nd card: …" was written above "1st card: …"
            self._so_far.last = "play"
            return True
        if clause.context == "second" and part.join == "label":
            self._groups.append(Group([part], second=True))
        elif group is None or wish is None:
            if part.kinds is None and not part.chooses and part.place is not None and not self._orders_space(clause):
                return False
            if part.kinds is None and part.place is None and not part.moves and not part.pair:
                return False
            if not part.firm and not self_contained:
                return False
            self._groups.append(Group([part], second=part.second and not self._groups))
        elif wish.problem is not None and part.join != "fix" and not self_contained:
            self._passed_over = True
            return True
        elif part.join == "fix":
            vague = len(group.wishes) > 1 and not self_contained
            if vague or group.may_right_fallback(part, self._passed_over):
                self._groups.append(Group([replace(part, problem=two_things())]))
            else:
                fixed = inherited(part, wish)
                if fixed.place is None:
                    fixed.place, fixed.there = wish.place, True  # "blank on 22, I mean the reverse"
                group.wishes[:] = [fixed]
        elif self._is_else(clause, part, self_contained=self_contained):
            meant = self._about(clause, group) if part.join == "else" else group
            if meant is None:
                part.problem = two_things()
                group.wishes.append(part)
            else:
                meant.wishes.append(inherited(part, meant.wishes[-1]))
        elif (
            part.join in ("comma", "then") and part.kinds is None and wish.kinds is not None and wish.place is not None
        ):
            if part.join == "comma":
                self._so_far.assumed.append(
                    say("{first}, {second} as an order of preference", first=wish.place, second=part.place)
                )
            group.wishes.append(inherited(part, wish))
        else:
            return self._another(clause, part, wish)
        self._so_far.last = "play"
        return True

    def _another(self, clause: Clause, part: Part, wish: Part) -> bool:
        """Take a wish that nothing says is a fallback: what was lacking, the same again, or one thing too many."""
        if part.kinds is None and part.place is None:
            if (part.players or part.moves or part.pair) and wish.kinds is not None and not wish.chooses:
                if not part.moves and not part.pair and not any(choice_kind(kind) for kind in wish.kinds):
                    return False
                choose_as(wish, part)
            elif len(part.moves) == len(wish.moves) == 1 and any(kind in TWO for kind in wish.kinds or ()):
                wish.moves += part.moves
            elif part.moves:
                part.problem = two_things()
                self._groups.append(Group([part]))
            else:
                return False
        elif part.kinds is None:
            if wish.place is None or (wish.there and {token.kind for token in clause.tokens} <= {"on", "num", "fill"}):
                wish.place, wish.there = part.place, False
                if part.chooses and not wish.chooses:
                    choose_as(wish, part)
            elif wish.place == part.place:
                return True
            elif part.join in ("and", "beside") or self._orders_space(clause):
                part.problem = which_piece() if lacks_piece(wish) else two_things()
                self._groups.append(Group([part]))
            else:
                return False
        elif part.place is None and wish.kinds is None:
            wish.kinds, wish.named, wish.bare = part.kinds, part.named, part.bare
        elif _is_same(part, wish):
            wish.place = part.place if wish.place is None else wish.place  # "The blank, says my son. So: blank on 8."
            if part.chooses and not wish.chooses:
                choose_as(wish, part)
            wish.kinds = tuple(kind for kind in wish.kinds or () if kind in part.kinds)
        elif part.place is None and not part.firm and part.join != "and":
            return False
        else:
            self._groups.append(Group([part]))
        self._so_far.last = "play"
        return True

    def _about(self, clause: Clause, group: Group) -> Group | None:
        """Return the placement that a fallback is for: the one whose space is named, else the last; None: several."""
        if clause.about is None:
            return group
        found = [one for one in self._groups if any(wish.place == clause.about for wish in one.wishes)]
        return None if len(found) > 1 else found[0] if found else group

    def _is_else(self, clause: Clause, part: Part, *, self_contained: bool) -> bool:
        """Whether a wish is for when the one before cannot be."""
        ranked = clause.ranked and self_contained and part.join in ("", "comma")
        listed = part.join.startswith("index") or (ranked and self._so_far.config.options.placements < 2)
        return part.join == "else" or (listed and self._is_fallback(clause, part))

    def _is_fallback(self, clause: Clause, part: Part) -> bool:
        """Whether a number before a wish says how much it is wanted, and not which placement it is for."""
        if part.join == "index1":
            return False
        return self._so_far.config.options.placements < 2 or clause.context in ("play", "second")

    def _remarks(self, clause: Clause, part: Part) -> bool:
        """Whether words that are not understood have a number in them, and else nothing of an order."""
        named = part.kinds is not None or part.place is None or bool(part.moves)
        return not (self._groups or named or clause.join or self._orders_space(clause))

    def _orders_space(self, clause: Clause) -> bool:
        """Whether a clause with a number and no card is about putting a card there."""
        kinds = {token.kind for token in clause.tokens}
        strange = bool(kinds & {"unknown", "odd"})
        return bool({"verb"} & kinds and kinds & {"it", "on", "there"}) or not (
            strange or "be" in kinds or "dash" in kinds
        )

    def as_json(self) -> list[Json] | None:
        """Return the lists of wishes that are plain; what is not is asked about, and what comes after it left out."""
        if not self._groups:
            return None
        if len(self._groups) > self._so_far.config.options.placements and not any(
            wish.problem is not None for group in self._groups for wish in group.wishes
        ):
            self._so_far.ask(two_things(), self._groups[-1].wishes[0].line)
            return None
        made: list[list[Json]] = []
        made += [[]] if self._groups[0].second else []
        for group in self._groups:
            listed_plays: list[Json] = []
            for wish in group.wishes:
                plays, problem = plays_of(wish, self._so_far.hand, self._so_far.assumed)
                if problem is not None:
                    self._so_far.ask(problem, wish.line)
                    break
                listed_plays += [play for play in plays if play not in listed_plays]
            else:
                if len(listed_plays) > 1 + MOST_FALLBACKS:
                    self.many = True
                    self._so_far.ask(
                        trouble(
                            MANY,
                            say("Three fallbacks are the most there can be, so only your first three can be taken."),
                        ),
                        group.wishes[-1].line,
                    )
                made.append(listed_plays[: 1 + MOST_FALLBACKS])
                continue
            if listed_plays:
                self.cut = True
            if listed_plays and len(self._groups) <= self._so_far.config.options.placements:
                made.append(listed_plays[: 1 + MOST_FALLBACKS])
                break
            plain = any(made) and len(self._groups) <= self._so_far.config.options.placements
            return [*made] if plain else None
        return self._apart(made)

    def probable(self) -> list[Json] | None:
        """Return the lists of wishes where all that is asked about is a word the reader does not know; else None."""
        asked = {problem for problem, _ in self._so_far.problems if problem.code != MANY}
        if self._passed_over or len(self._groups) > self._so_far.config.options.placements:
            return None
        return probable_plays(self._groups, self._so_far.hand, asked)

    def _apart(self, made: list[list[Json]]) -> list[Json]:
        """Return the lists of wishes, without the second where it would cover the first and does not say so."""
        if len(self._groups) == len(made) == 2 and all(made):
            first, second = (group.wishes[0] for group in self._groups)
            if first.place == second.place and not second.atop:
                self._so_far.ask(_covered(first.place), second.line)
                return [*made[:1]]
        return [*made]


def _is_same(part: Part, wish: Part) -> bool:
    """Whether the card of a wish is named again, without another space."""
    again = bool(set(part.kinds or ()) & set(wish.kinds or ())) and not part.there
    return again and (part.place in (None, wish.place) or (wish.place is None and part.join in ("", "comma")))


def _covered(space: int | None) -> Problem:
    """Return that the second card would cover the first."""
    return trouble(
        "words-cover",
        say(
            "Both your cards would go on {space}, the second over the first. If you mean that, write “on top of "
            "{space}” for the second; if not, where shall it go?",
            space=space,
        ),
    )
