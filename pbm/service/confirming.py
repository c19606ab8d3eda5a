"""The answer to a question that went out with a token: yes or no, and what follows from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from pbm.core.deadlines import in_zone
from pbm.orders.cleaning.clean import clean
from pbm.orders.consent import consent
from pbm.orders.words import keyword
from pbm.service import addresses, holding
from pbm.service.commands import joining, observing
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.questions import answered, letter_key
from pbm.service.records import MailIn, Question

__all__ = ["answer_question"]

_MOST_TOLD = 3
_LOOKED_AT = 2000
_WORD = re.compile(r"[^\W\d_]+")


def answer_question(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, question: Question) -> str:
    """Take the answer to a question and do what follows; return what was done, in a few words.

    An answer that is neither a yes nor a no is asked about once; one that comes too late is told so once, and so is one
    to a question that was answered, unless it says the same again. Orders in any of them are not read, and that is told
    each time, within limits. Each of them goes to whom the question went to, never to the sender of the mail.
    """
    asked = work.outbox.by_key(f"{letter_key(question)}/{question.address}")
    ours = office.decode(asked.raw).text.splitlines() if asked is not None else []
    words = clean(letter.text, [line for line in ours if line.strip()]).words
    yes = consent(words or (letter.subject,))
    if question.status != "open" or mail.received_at > question.expires_at:
        status = "expired" if question.status == "open" else question.status
        if yes is None or status not in ({"yes", "replaced"} if yes else {"no"}):
            _tell_again(office, work, question, "too-late" if status == "expired" else "answered", words)
        return f"an answer to a question that is {status}"
    if yes is None:
        _tell_again(office, work, question, "unclear", words)
        return "an answer to a question that is neither yes nor no"
    question = answered(work, question, yes, mail.received_at)
    return _follow(office, work, question, yes, mail.received_at)


def _follow(office: Office, work: UnitOfWork, question: Question, yes: bool, at: datetime) -> str:
    match question.kind:
        case "hold" if yes:
            return holding.confirmed(work, question, at)
        case "hold":
            _tell(office, work, question, "forgotten")
            return holding.refused(office, work, question)
        case "address" if yes:
            return addresses.confirmed(office, work, question)
        case "address":
            done = addresses.refused(office, work, question, at)
            if done is None:
                _tell(office, work, question, "undone")
            return done or "no: undone already"
        case "join" if yes:
            return joining.confirmed(office, work, question)
        case "observe" if yes:
            return observing.confirmed(office, work, question)
    return "no: nothing was done"


def _tell_again(office: Office, work: UnitOfWork, question: Question, what: str, words: Sequence[str]) -> None:
    """Say once what became of a mail to a question; again, a few times at most, where orders in it were not read.

    A robot may answer each of these too.
    """
    times = _MOST_TOLD if any(map(keyword, _WORD.findall(" ".join(words)[:_LOOKED_AT].casefold()))) else 1
    for number in range(times):
        key = what if number == 0 else f"{what}-{number + 1}"
        if work.outbox.by_key(f"{letter_key(question)}/{key}/{question.address}") is None:
            _tell(office, work, question, what, key=key)
            return


def _tell(office: Office, work: UnitOfWork, question: Question, what: str, *, key: str | None = None) -> None:
    """Say once to whom a question was put what became of it: ``too-late``, ``answered``, ``unclear``, ``forgotten``.

    And ``undone``: what they said no to had been undone at an earlier no.
    """
    key = f"{letter_key(question)}/{key or what}"
    now = office.clock.now()
    if question.seat_id is not None:
        seat = work.seats.get(question.seat_id)
        player = work.players.get(seat.player_id)
        office.letters.to_seat(
            work,
            kind="question",
            key=key,
            game=work.games.get(seat.game_id),
            seat=seat,
            player=player,
            now=now,
            question=question if what == "unclear" else None,
            context={"what": what, "asked": in_zone(question.asked_at, player.zone), "kind": question.kind},
        )
