"""A game as everybody may see it, put together from what is kept: only rounds whose report has been released."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pbm.core.game import PUBLIC, Audience, Json, JsonObject
from pbm.core.phrases import say
from pbm.reports.model import Ending, Erratum, GameStory, RoundStory
from pbm.rulesets.api import Played
from pbm.service.abandoned import is_abandoned
from pbm.service.ahead_of_time import CUT_SHORT, is_cut_short
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import public
from pbm.service.records import Game, Round
from pbm.service.seals import seals
from pbm.service.stand_by import left_before, played_on, since, with_stand_bys

__all__ = ["as_played", "missed_in", "state_after", "story_of"]


def story_of(office: Office, work: UnitOfWork, game: Game, audience: Audience = PUBLIC) -> GameStory:
    """Return a game's story so far, for everybody, or as one seat or the GM may see it.

    ConfigError when the game can no longer be laid out; LookupError when it has not begun.
    """
    table = office.table(work, game)
    ruleset, config = table.ruleset, table.config
    rounds = work.rounds.of_game(game.id)
    if game.started_at is None or not rounds:
        raise LookupError(f"the game {game.key} has not begun")
    told = [round_ for round_ in rounds if round_.status == "closed" and round_.released_at is not None]
    following = {round_.number: round_ for round_ in told}
    seats = work.seats.of_game(game.id)
    stories = []
    for round_ in told:
        before = ruleset.state_from_json(config, round_.state_before)
        after = ruleset.state_from_json(config, state_after(game, round_, rounds))
        view = ruleset.view(config, before, after, as_played(work, round_), audience)
        headline = with_stand_bys(view, played_on(table, after, seats)).headline
        was, now = ruleset.seats(before), ruleset.seats(after)
        gone_before = {seat.name for seat in seats if left_before(round_, seat)}
        stories.append(
            RoundStory(
                number=round_.number,
                deadline=round_.deadline,
                closed_at=round_.closed_at or round_.deadline,
                released_at=round_.released_at or round_.deadline,
                view=replace(view, headline=headline),
                press=public(work, round_),
                changes=(
                    *((CUT_SHORT,) if is_cut_short(office, work, game, round_) else ()),
                    *(say("{name} joins the game.", name=name) for name in now if name not in was),
                    *(
                        say("{name} has left the game.", name=name)
                        for name in was
                        if name not in now and name not in gone_before
                    ),
                    *since(game, table, round_, after, seats, following.get(round_.number + 1)),
                ),
                # What was put right before the report left is no erratum: nobody was told otherwise.
                errata=tuple(
                    Erratum(each.at, each.by, each.reason)
                    for each in work.record.corrections(round_.id)
                    if round_.released_at is None or each.at >= round_.released_at
                ),
                note=round_.note,
            )
        )
    start = ruleset.state_from_json(config, rounds[0].state_before)
    newest = ruleset.state_from_json(config, state_after(game, told[-1], rounds)) if told else start
    waiting = any(round_.status == "closed" and round_.released_at is None for round_ in rounds)
    open_round = None if waiting else work.rounds.open_of(game.id)
    return GameStory(
        key=game.key,
        title=game.title,
        ruleset=ruleset.name,
        ruleset_title=ruleset.title,
        status="running" if waiting else game.status,
        zone=game.zone,
        note=game.gm_note,
        players=tuple(seat.name for seat in seats if seat.status != "joining"),
        opening=ruleset.view(config, None, start, None, audience),
        rounds=tuple(stories),
        coming=open_round.number if open_round else None,
        deadline=open_round.deadline if open_round else None,
        started_at=game.started_at,
        ended_at=None if waiting else game.ended_at,
        seals=seals(work, game),
        missed=_missed(office, work, game, told),
        ending=_ending(work, game, rounds),
        left=tuple(seat.name for seat in seats if seat.status == "dropped"),
        stand_bys=played_on(table, newest, seats),
    )


def _ending(work: UnitOfWork, game: Game, rounds: Sequence[Round]) -> Ending | None:
    """Return the end that the GM put to a game, None where its rules end it: what was said is kept with the round."""
    if not is_abandoned(game):
        return None
    unplayed = rounds[-1]
    return Ending(unplayed.number, unplayed.note, public(work, unplayed))


def state_after(game: Game, round_: Round, rounds: Sequence[Round]) -> Json:
    """Return the state in which the round after this one opened: who left and who came in are in it.

    ``rounds`` are all of the game.
    """
    later = [other for other in rounds if other.number == round_.number + 1]
    return later[0].state_before if later else game.state


def as_played(work: UnitOfWork, round_: Round) -> Played[Any]:
    """Return a closed round as its ruleset played it, from what was kept; ``state`` is its JSON.

    Of a round that was over before its deadline nobody is told who had sent nothing by then: they have missed nothing.
    """
    public_facts, gm = round_.public or {}, round_.gm or {}
    if round_.closed_at is not None and round_.closed_at < round_.deadline:
        public_facts = {key: value for key, value in public_facts.items() if key != "nmr"}
    return Played(
        turns=round_.turns,
        state=round_.state_after,
        report=public_facts,
        gm=gm,
        missed=missed_in(gm),
        die_log=work.record.die_log(round_.id),
    )


def missed_in(gm: JsonObject) -> tuple[str, ...]:
    """Return who missed a round, from the GM's record of it: a list under ``nmr``, of the whole or of each board.

    Who is in the list of one board and had a throw of their own on another has not missed the round.
    """
    missed: set[str] = set()
    ordered: set[str] = set()
    for sheet in (gm, *gm.values()):
        names = sheet.get("nmr") if isinstance(sheet, Mapping) else None
        if isinstance(sheet, Mapping) and isinstance(names, list):
            throws = sheet.get("throws")
            missed.update(map(str, names))
            ordered.update(set(throws).difference(map(str, names)) if isinstance(throws, Mapping) else ())
    return tuple(sorted(missed - ordered))


def _missed(office: Office, work: UnitOfWork, game: Game, rounds: Sequence[Round]) -> Mapping[str, int] | None:
    """Return how many rounds were missed, by name, where the game announces it (ruling 21)."""
    if game.options.get("announce_nmr") is not True:
        return None
    whole = (round_ for round_ in rounds if not is_cut_short(office, work, game, round_))
    return dict(Counter(name for round_ in whole for name in missed_in(round_.gm or {})))
