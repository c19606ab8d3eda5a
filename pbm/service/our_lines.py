"""The lines of ours that a mail may quote, so that they can be told from the player's own."""

from __future__ import annotations

from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Round

__all__ = ["our_lines"]

_LATEST = 5  # mails to a seat of which one is quoted most probably


def our_lines(
    office: Office, work: UnitOfWork, letter: Letter, who: Known, meant: Round | None, round_: Round | None
) -> tuple[str, ...]:
    """Return the lines that we sent this seat, in order, so that they can be told from the player's own."""
    texts: list[str] = []
    last = round_ or meant
    first = min(meant.number, last.number) - 1 if meant and last else 0
    for earlier in work.rounds.of_game(who.game.id):
        if last is not None and first <= earlier.number <= last.number:
            texts += [copy.text for copy in work.record.reports(earlier.id) if copy.seat_id == who.seat.id]
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    answered = [ours for ours in answered if ours.seat_id == who.seat.id]
    if not answered:  # a program that names no mail quotes one all the same
        answered = list(work.outbox.latest_of(who.game.id, who.seat.id, _LATEST))
    texts += [office.decode(ours.raw).text for ours in answered]
    return tuple(line for text in texts for line in text.splitlines() if line.strip())
