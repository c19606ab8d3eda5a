"""The second stage of a mail: whose it is, what it says, what stands now, and the answer to it."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace

from pbm.core.errors import ConfigError
from pbm.service.answers import answer_seat
from pbm.service.identity import Ambiguous, Known, Stranger, who_wrote
from pbm.service.notices import answer_ambiguous, tell_of_forgery, tell_of_stranger
from pbm.service.office import Office
from pbm.service.ports import StoreError, UnitOfWork
from pbm.service.records import AuditEntry, MailIn

__all__ = ["process_waiting"]

log = logging.getLogger(__name__)

_ATTEMPTS = 3
_BATCH = 200


def process_waiting(office: Office) -> int:
    """Read every stored mail that has not been read, in the order received; return how many were.

    Each is one transaction. One that crashes the reader is tried at most three times, a restart counting as a try, then
    set aside and the GM told. StoreError leaves the rest for later.
    """
    done = 0
    while True:
        with office.store.begin() as work:
            mails = work.mails.waiting(_BATCH)
        progress = 0
        for mail in mails:
            progress += _process(office, mail)
        done += progress
        if len(mails) < _BATCH or not progress:
            return done


def _process(office: Office, mail: MailIn) -> bool:
    # The attempt is counted in a transaction of its own first, so that a mail that kills the process is counted too.
    mail = replace(mail, attempts=mail.attempts + 1)
    with office.store.begin() as work:
        if mail.attempts > _ATTEMPTS:
            _set_aside(office, work, mail)
            return True
        work.mails.update(mail)
    try:
        with office.store.begin() as work:
            read = _read(office, work, mail)
            work.mails.update(replace(read, status="processed"))
    except StoreError:
        # The mail is not to blame: the try does not count. If even that cannot be kept, the next start counts one.
        with contextlib.suppress(StoreError), office.store.begin() as work:
            work.mails.update(replace(mail, attempts=mail.attempts - 1))
        raise
    except ConfigError as error:
        log.error("mail %d waits: its game cannot be laid out: %s", mail.id, error)
        with office.store.begin() as work:
            work.mails.update(replace(mail, attempts=mail.attempts - 1))
        return False
    except Exception:
        # Whatever a mail does to the reader, the others must still be read; this one is tried again, then set aside.
        log.exception("mail %d could not be read (attempt %d)", mail.id, mail.attempts)
        if mail.attempts >= _ATTEMPTS:
            with office.store.begin() as work:
                _set_aside(office, work, mail)
            return True
        return False
    log.info("mail %d: %s", mail.id, read.outcome)
    return True


def _read(office: Office, work: UnitOfWork, mail: MailIn) -> MailIn:
    """Return the mail with what became of it; orders and the answer are in the same transaction."""
    letter = office.decode(mail.raw)
    if letter.automatic or letter.bounce or mail.envelope_from == "":
        kind = "bounce" if letter.bounce else "automatic"
        return replace(mail, outcome=f"{kind}: {letter.automatic or 'empty envelope sender'}; not answered")
    older = work.mails.soft_duplicate_of(mail)
    if older is not None:
        return replace(mail, outcome=f"the same as mail {older.id}; not answered again")
    who = who_wrote(work, office.letters.addresses, letter, mail.envelope_to)
    match who:
        case Known():
            outcome, round_ = answer_seat(office, work, mail, letter, who)
            return replace(
                mail,
                outcome=outcome,
                game_id=who.game.id,
                seat_id=who.seat.id,
                round_id=round_.id if round_ else None,
            )
        case Ambiguous():
            answer_ambiguous(office, work, mail, letter, who)
            return replace(mail, outcome="which game is meant was asked")
        case Stranger():
            if who.claimed is not None:
                tell_of_forgery(office, work, mail, letter, *who.claimed)
            else:
                tell_of_stranger(office, work, letter)
            return replace(mail, outcome=f"not counted: {who.reason}")


def _set_aside(office: Office, work: UnitOfWork, mail: MailIn) -> None:
    now = office.clock.now()
    work.mails.update(replace(mail, status="set-aside", outcome="set aside: it could not be read"))
    work.record.audit(AuditEntry(at=now, actor="server", action="mail set aside", detail=f"mail {mail.id}"))
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=f"mail-{mail.id}/set-aside",
        now=now,
        context={
            "title": "a mail was set aside",
            "lines": (
                f"Mail {mail.id} (received {mail.received_at:%Y-%m-%d %H:%M} UTC) could not be read in three tries "
                "and was set aside. It is kept whole in the database; rounds do not wait for it.",
                f"Who wrote: {mail.sender or 'unknown'}. Please look whether orders were in it; "
                f"`pbm mail retry {mail.id}` has it read once more.",
            ),
        },
    )
