"""Rounds, and the record of what happened in them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from pbm.core.events import DieLogEntry, Event
from pbm.service.records import AuditEntry, Correction, ReportCopy, Round
from pbm.storage.mapping import to_values
from pbm.storage.plain import plain_record, utc
from pbm.storage.repositories.base import Rows
from pbm.storage.tables.rounds import AuditRow, CorrectionRow, DieLogRow, EventRow, ReportRow, RoundRow

__all__ = ["SqlRecord", "SqlRounds"]


class SqlRounds(Rows):
    """The rounds."""

    def add(self, round_: Round) -> Round:
        """Return the round with its id."""
        return self.get(self._insert(RoundRow, to_values(plain_record(round_))))

    def get(self, round_id: int) -> Round:
        """Return one round; LookupError when there is none."""
        return self._get(Round, RoundRow, round_id)

    def update(self, round_: Round) -> None:
        """Keep the round as given, all but its status, which only those below change."""
        self._update_one(RoundRow, round_.id, to_values(plain_record(round_), without=("status",)))

    def of_game(self, game_id: int) -> tuple[Round, ...]:
        """Return a game's rounds, by number."""
        return self._find(Round, RoundRow, ["number"], game_id=game_id)

    def open_of(self, game_id: int) -> Round | None:
        """Return the round of a game that is open, if one is."""
        return self._find_one(Round, RoundRow, ["number"], game_id=game_id, status="open")

    def due(self, now: datetime) -> tuple[Round, ...]:
        """Return the open rounds whose deadline is at or before ``now``, oldest deadline first."""
        return self._find(Round, RoundRow, ["deadline", "id"], status="open", deadline__le=utc(now))

    def claim(self, round_id: int) -> bool:
        """Close the round if it is open, in this transaction; return whether this call closed it."""
        return self._update(RoundRow, {"status": "closed"}, id=round_id, status="open") == 1

    def release(self, round_id: int, at: datetime) -> bool:
        """Release a closed round at ``at`` if it has not been, in this transaction; return whether this call did."""
        return self._update(RoundRow, {"released_at": utc(at)}, id=round_id, status="closed", released_at=None) == 1

    def void(self, round_id: int) -> bool:
        """Make an open round void, in this transaction; return whether this call did."""
        return self._update(RoundRow, {"status": "void"}, id=round_id, status="open") == 1

    def reopen(self, round_id: int) -> bool:
        """Open a void round again, in this transaction; return whether this call did."""
        return self._update(RoundRow, {"status": "open"}, id=round_id, status="void") == 1


class SqlRecord(Rows):
    """What happened: events, die log, reports and audit."""

    def add_events(self, round_id: int, events: Sequence[Event]) -> None:
        """Keep a round's events in order, after those it has."""
        for position, event in enumerate(events, start=self._next(EventRow, "position", round_id=round_id)):
            self._insert(EventRow, to_values(plain_record(event), round_id=round_id, position=position))

    def events(self, round_id: int) -> tuple[Event, ...]:
        """Return a round's events in order."""
        return self._find(Event, EventRow, ["position"], round_id=round_id)

    def add_die_log(self, round_id: int, entries: Sequence[DieLogEntry]) -> None:
        """Keep a round's die log in order, after what it has."""
        for position, entry in enumerate(entries, start=self._next(DieLogRow, "position", round_id=round_id)):
            self._insert(DieLogRow, to_values(plain_record(entry), round_id=round_id, position=position))

    def die_log(self, round_id: int) -> tuple[DieLogEntry, ...]:
        """Return a round's die log in order."""
        return self._find(DieLogEntry, DieLogRow, ["position"], round_id=round_id)

    def add_report(self, report: ReportCopy) -> None:
        """Keep what somebody was sent."""
        self._insert(ReportRow, to_values(plain_record(report)))

    def reports(self, round_id: int) -> tuple[ReportCopy, ...]:
        """Return what was sent about a round, oldest first."""
        return self._find(ReportCopy, ReportRow, round_id=round_id)

    def add_correction(self, correction: Correction) -> None:
        """Keep a correction of a round."""
        self._insert(CorrectionRow, to_values(plain_record(correction)))

    def corrections(self, round_id: int) -> tuple[Correction, ...]:
        """Return a round's corrections, oldest first."""
        return self._find(Correction, CorrectionRow, round_id=round_id)

    def drop_die_log(self, round_id: int) -> None:
        """Forget a round's events and die log."""
        self._delete(EventRow, round_id=round_id)
        self._delete(DieLogRow, round_id=round_id)

    def audit(self, entry: AuditEntry) -> None:
        """Keep an entry."""
        self._insert(AuditRow, to_values(plain_record(entry)))

    def audits(self, limit: int) -> tuple[AuditEntry, ...]:
        """Return the newest entries, newest first."""
        return self._find(AuditEntry, AuditRow, ["-id"], limit)
