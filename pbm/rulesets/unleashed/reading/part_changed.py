"""One part of the cards that stand, changed by somebody who has them in front of them: "other way round, 69 first".

Each part of such a mail is understood, as a change, as what stays, a courtesy or talk; and what they come to has to be
the same whatever part is looked at. Of anything else there is no change.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.actions import LAST, LEADER
from pbm.rulesets.unleashed.cards import CHOICE_KINDS, choice_kind
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.orders import (
    MOST_FALLBACKS,
    NOTHING,
    Choice,
    Play,
    SeatOrders,
    Standing,
    merged,
    orders_to_json,
)
from pbm.rulesets.unleashed.reading.orders import tokens_of
from pbm.rulesets.unleashed.reading.part_told import Said, said_in, sentences_of
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.letter import body_of

__all__ = ["with_part_changed"]

_LONGEST: Final = 400
_SECOND: Final = ("second", "2nd", "zweit", "deux", "tweed", "segund", "fallback", "backup", "back-up", "reserve")
_PAIR: Final = 2
_NAMES_WHAT_STANDS: Final = {"move", "keep", "else", "rest", "turn", "first", "next"}
"""What is said of a wish that is named as it stands; read as an order of its own it would lose the others."""


def with_part_changed(
    config: Config, state: State, seat: str, lines: Sequence[str], read: WordsRead, stands: SeatOrders
) -> WordsRead:
    """Return a reading by which one part of the one card that stands is changed; the reading itself otherwise."""
    plays = stands.plays or ()
    told = body_of(lines, seat)
    if len(plays) != 1 or not plays[0] or sum(map(len, told)) > _LONGEST:
        return read
    tokens, _ = tokens_of(config, state, seat, [_elided().sub(r"\1e ", line) for line in told])
    said = said_in(sentences_of(tokens, seat))
    plain = bool(read.orders) and not read.problems
    if not said or (plain and {one.way for one in said} - _NAMES_WHAT_STANDS):
        return read
    kept = state.standing.get(seat) or Standing()
    standing = merged(kept, stands.standing) if stands.standing is not None else kept
    change = _Change(plays[0], standing, stands.standing or Standing(), {card.kind for card in state.hands[seat]})
    if not change.makes(said):
        return read
    made = replace(NOTHING, plays=(tuple(change.wishes),))
    if change.gone:
        made = replace(made, standing=Standing(withdrawn=frozenset((change.gone,))))
    elif tuple(change.wishes) == plays[0] and not change.confirmed:
        return read
    return replace(
        read,
        orders=orders_to_json(made),
        problems=(),
        quotes=(),
        taken=frozenset(range(len(lines))),
        probable={},
        message=False,
    )


@cache
def _elided() -> re.Pattern[str]:
    """Return what is left out before a name: "plutôt qu'Emma"."""
    return re.compile(r"\b(qu|d)['’](?=[A-ZÉ])")


class _Change:
    """What is said of the one card that stands and its fallbacks, and what comes of it.

    ``wishes`` are as they are wanted, ``gone`` is the choice in advance that is taken back, ``confirmed`` says that the
    card stays which stands.
    """

    def __init__(self, wishes: Sequence[Play], standing: Standing, chosen: Standing, held: set[str]) -> None:
        self.wishes = list(wishes)
        self.gone = ""
        self.confirmed = False
        self._stood = tuple(wishes)
        self._standing = standing
        self._chosen = chosen  # beside the card, in the same orders
        self._held = held
        self._kept: set[int] = set()
        self._touched: set[int] = set()
        self._ways: set[str] = set()
        self._named = ""

    def makes(self, said: Sequence[Said]) -> bool:
        """Whether all that is said agrees; the wishes are then as they are wanted."""
        self._ways = {one.way for one in said}
        ranked = [one for one in said if one.way in ("first", "next")]
        if (ranked or "turn" in self._ways) and not self._turns(ranked, said):
            return False
        done = all(self._does(one) for one in said if one.way not in ("first", "next", "turn"))
        if not done or self._kept & self._touched or not self.wishes:
            return False
        places = {(play.card, play.at) for play in self.wishes}
        return len(places) == len(self.wishes) <= MOST_FALLBACKS + 1

    def _turns(self, ranked: Sequence[Said], said: Sequence[Said]) -> bool:
        """Whether two wishes change their order, and what is said of which comes first agrees with that."""
        if len(self._stood) != _PAIR or self._ways - {"first", "next", "turn", "rest", "card stays"}:
            return False
        turned = self._stood[::-1]
        for one in ranked:
            found = self._of(one.what)
            if found != [1 if one.way == "first" else 0]:
                return False
        if "turn" not in self._ways and [one.way for one in ranked] != ["first", "next"]:
            return False
        self.wishes = list(turned)
        return len(said) == len(ranked) + sum(one.way in ("turn", "rest", "card stays") for one in said)

    def _does(self, one: Said) -> bool:
        """Whether one thing said makes sense of what stands; it is then done."""
        if one.way == "rest" or (one.way == "same place" and "card" in self._ways):
            return True
        if one.way == "card stays":
            return not self._ways & {"card", "drop", "play", "only"}
        if one.way == "unless":
            self._named = one.what[1:]
            return "whom" in self._ways and self._victims(self._named) is not None
        if one.way in ("keep", "stay", "only"):
            return self._keeps(one)
        act = {
            "move": self._moves,
            "drop": self._drops,
            "play": self._plays,
            "else": self._adds,
            "choice": self._takes_back,
            "card": self._replaces,
            "whom": self._names,
            "cards": self._swaps,
            "only piece": self._moves_only,
            "leave piece": self._leaves,
        }.get(one.way)
        return act is not None and act(one)

    def _of(self, what: str) -> list[int]:
        """Return which of the wishes that stand are meant by a space, a card, or "the second"."""
        if what.isdigit():
            return [at for at, play in enumerate(self._stood) if play.at == int(what)]
        if what.startswith("<"):
            return [at for at, play in enumerate(self._stood) if play.card in kinds_of(what[1:-1])]
        if len(self._stood) < _PAIR:
            return []
        second = what.startswith(_SECOND)
        return (
            [1] if second and (what.startswith(("second", "2")) or len(self._stood) == _PAIR) else [] if second else [0]
        )

    def _card(self, what: str) -> str:
        """Return the card of the hand that is named, empty where it is none, or one of those that do something."""
        found = set(kinds_of(what[1:-1])) & self._held if what else set()
        return next(iter(found)) if len(found) == 1 and choice_kind(next(iter(found))) is None else ""

    def _moves(self, one: Said) -> bool:
        found = self._of(one.what)
        if len(found) != 1 or found[0] in self._touched or (one.more and found[0] not in self._of(one.more)):
            return False
        self._touched.add(found[0])
        self.wishes[found[0]] = replace(self.wishes[found[0]], at=int(one.new))
        return True

    def _keeps(self, one: Said) -> bool:
        found = self._of(one.what)
        if one.way == "stay":
            self.confirmed = len(found) == len(self._stood) and not self._ways - {"stay", "rest"}
            return self.confirmed or (bool(found) and "drop" in self._ways)
        if one.more.startswith("<"):
            found = [at for at in found if at in self._of(one.more)]
        if one.way == "only":
            places = not one.more or [self._stood[at].at for at in found] == [int(one.more)]
            return "drop" in self._ways and bool(found) and places and self.wishes == [self._stood[at] for at in found]
        self._kept |= set(found)
        return bool(found)

    def _drops(self, one: Said) -> bool:
        found = self._of(one.what)
        if not found or self._touched:
            return False
        if len(found) == len(self._stood):
            return "play" in self._ways  # another card takes its place
        if self._ways - {"drop", "only", "keep", "stay", "rest"}:
            return False
        self._touched |= set(found)
        self.wishes = [play for at, play in enumerate(self._stood) if at not in found]
        return True

    def _plays(self, one: Said) -> bool:
        card = self._card(one.more)
        whole = {play.card for play in self._stood}
        if not card or len(whole) != 1 or card in whole or self._ways != {"drop", "play"}:
            return False
        self.wishes = [Play(card, int(one.new))]
        return len(self._stood) == 1

    def _adds(self, one: Said) -> bool:
        last = len(self._stood) - 1
        if one.what and self._of(one.what) not in ([last], [*range(len(self._stood))]):
            return False
        if self._ways - {"else", "rest", "card stays"} or (one.way == "else" and not one.what and last):
            return False
        old = self._stood[last]
        if one.more:
            card = self._card(one.more)
            made = Play(card, int(one.new)) if card else None
        else:
            made = replace(old, at=int(one.new))
        if made is None or made.at == old.at:
            return False
        self.wishes.append(made)
        return True

    def _takes_back(self, one: Said) -> bool:
        kinds = {kind for kind in CHOICE_KINDS if kind in self._standing.choices}
        found = {kind for kind in kinds if kind in {choice_kind(card) for card in kinds_of(one.more[1:-1])}}
        if len(found) != 1 or self._ways - {"choice", "rest", "card stays", "keep"}:
            return False
        self.gone = next(iter(found))
        return self.gone not in {choice_kind(play.card) for play in self._stood}

    def _replaces(self, one: Said) -> bool:
        card, found = self._card(one.new), self._of(one.what)
        if not card or not found or any(self._stood[at].choice is not None for at in found):
            return False
        if len(found) < len(self._stood) and "same place" not in self._ways:
            return False
        self._touched |= set(found)
        for at in found:
            self.wishes[at] = replace(self.wishes[at], card=card)
        return True

    def _victims(self, name: str) -> list[int] | None:
        """Return the wishes that are done to a player, or to anybody; None where that is not plain."""
        found = [
            at
            for at, play in enumerate(self._stood)
            if play.choice is not None and play.choice.player is not None and name in ("", _folded(play.choice.player))
        ]
        beside = self._chosen if name else self._standing
        chosen = [one for wanted in beside.choices.values() for one in wanted]
        others = [one for one in chosen if one.player is not None and name in ("", _folded(one.player))]
        others += [one for one in chosen if one.players is not None]
        swaps = any(play.choice is not None and play.choice.players is not None for play in self._stood)
        return found if len(found) == 1 and not others and not swaps else None

    def _names(self, one: Said) -> bool:
        found = self._victims(one.what[1:] or self._named)
        new = one.new[1:].replace("_", " ")
        if found is None or one.new == one.what:
            return False
        (at,) = found
        play = self._stood[at]
        if (play.choice or Choice()).player in (new, None) or (not one.what and new not in (LEADER, LAST)):
            return False
        self._touched.add(at)
        self.wishes[at] = replace(play, choice=Choice(player=new))
        return True

    def _swaps(self, one: Said) -> bool:
        found = [at for at, play in enumerate(self._stood) if play.choice is not None and play.choice.cards is not None]
        wanted, old = (int(one.new), int(one.more)), int(one.what)
        if len(found) != 1 or self._stood[found[0]].choice is None:
            return False
        pair = (self._stood[found[0]].choice or Choice()).cards or ()
        if old not in pair or len({*pair} & {*wanted} - {old}) != 1 or old in wanted or len({*wanted}) != _PAIR:
            return False
        self._touched.add(found[0])
        self.wishes[found[0]] = replace(self._stood[found[0]], choice=Choice(cards=wanted))
        return True

    def _moves_only(self, one: Said) -> bool:
        found = [at for at, play in enumerate(self._stood) if one.what[1:] in _pieces(play)]
        if len(found) != 1 or len(_pieces(self._stood[found[0]])) < _PAIR:
            return False
        play = self._stood[found[0]]
        left = tuple(move for move in (play.choice or Choice()).moves if move[0] == one.what[1:])
        self._touched.add(found[0])
        self.wishes[found[0]] = replace(play, choice=Choice(moves=left))
        return True

    def _leaves(self, one: Said) -> bool:
        named = [at for at, play in enumerate(self._stood) if one.what[1:] in _pieces(play)]
        return len(named) == 1 and "only piece" in self._ways and one.what[1:] not in _pieces(self.wishes[named[0]])


def _pieces(play: Play) -> set[str]:
    return {move[0] for move in play.choice.moves} if play.choice is not None else set()


def _folded(name: str) -> str:
    return name.replace(" ", "_")
