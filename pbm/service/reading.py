"""The second stage of a mail: whose it is, what it says, what stands now, and the answer to it."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace

from pbm.core.errors import ConfigError
from pbm.core.phrases import say
from pbm.orders.cleaning.clean import clean
from pbm.service.addresses import note_stranger
from pbm.service.answers import answer_seat
from pbm.service.authorship import who_wrote
from pbm.service.commands.outside import answer_outside
from pbm.service.confirming import answer_question
from pbm.service.copies import copied, take_for_a_copy
from pbm.service.headed_by import without_heading
from pbm.service.holding import hold, release
from pbm.service.identity import (
    Addresses,
    Ambiguous,
    Known,
    Stranger,
    Unproven,
    redacted,
    without_secrets,
    without_tags,
)
from pbm.service.laid_out import is_laid_out, tell_not_laid_out
from pbm.service.machines import in_whose_name, is_challenge, is_mail_system, note_machine, of_a_person
from pbm.service.notices import tell_of_forgery, tell_of_stranger
from pbm.service.office import Office
from pbm.service.overlooked import FROM_ELSEWHERE
from pbm.service.ports import Letter, StoreError, UnitOfWork
from pbm.service.questions import question_of
from pbm.service.records import AuditEntry, Game, MailIn, Player, Question
from pbm.service.repeated import beginning_of
from pbm.service.traces import left_of
from pbm.service.unproven import heard, sound_of
from pbm.service.waiting import on_table
from pbm.service.which_seat import answer_ambiguous

__all__ = ["process_waiting"]

log = logging.getLogger(__name__)

_ATTEMPTS = 3
_BATCH = 200
_UNANSWERED = ("auto-reply", "bounce, not", FROM_ELSEWHERE)
"""How the outcome of a mail begins whose sender nobody is asked about."""


def process_waiting(office: Office) -> int:
    """Read every stored mail that has not been read, in the order received; return how many were.

    Each is one transaction. One that crashes the reader is tried at most three times, a restart counting as a try, then
    set aside and the GM told. StoreError leaves the rest for later. Another process may read at the same time.
    """
    done = 0
    broken: set[int] = set()
    while True:
        with office.store.begin() as work:
            mails = work.mails.waiting(_BATCH, broken)
        read, before = 0, len(broken)
        for mail in mails:
            if mail.game_id not in broken:
                read += _process(office, mail.id, broken)
        done += read
        if len(mails) < _BATCH or (not read and len(broken) == before):
            return done + _released(office, broken)


def _released(office: Office, broken: set[int]) -> int:
    """Read what was held and has just been confirmed; return how many mails that were."""
    with office.store.begin() as work:
        mails = work.mails.waiting(_BATCH, broken)
    released = [mail.id for mail in mails if mail.confirmed_at is not None and not mail.attempts]
    return sum(_process(office, mail_id, broken) for mail_id in released)


def _process(office: Office, mail_id: int, broken: set[int]) -> bool:
    """Read one mail if nobody has meanwhile; return whether this call did, or set it aside.

    A game that it is for and that cannot be laid out is put to the ``broken`` ones.
    """
    # The attempt is counted in a transaction of its own first, so that a mail that kills the process is counted too.
    with office.store.begin() as work:
        mail = _waiting(work, mail_id)
        if mail is None:
            return False
        if mail.attempts >= _ATTEMPTS:
            _set_aside(office, work, mail)
            return True
        attempt = mail.attempts + 1
        work.mails.update(replace(mail, attempts=attempt))
    try:
        with office.store.begin() as work:
            mail = _waiting(work, mail_id)
            if mail is None:
                return False
            if mail.seat_id is None:
                mail = replace(mail, game_id=None)  # noted only for as long as that game could not be laid out
            read = _read(office, work, mail)
            work.mails.update(read if read.status == "held" else replace(read, status="processed"))
    except StoreError:
        # The mail is not to blame: the try does not count. If even that cannot be kept, the next start counts one.
        with contextlib.suppress(StoreError):
            _uncount(office, mail_id)
        raise
    except ConfigError as error:
        _wait_for_game(office, mail_id, error, broken)
        return False
    except Exception:
        # Whatever a mail does to the reader, the others must still be read; this one is tried again, then set aside.
        log.exception("mail %d could not be read (attempt %d)", mail_id, attempt)
        if attempt < _ATTEMPTS:
            return False
        with office.store.begin() as work:
            mail = _waiting(work, mail_id)
            if mail is not None:
                _set_aside(office, work, mail)
        return mail is not None
    # What somebody wrote is theirs to know, and a log is read by others than the GM: that it was read is enough.
    log.info("mail %d: %s", mail_id, "held" if read.status == "held" else "read")
    log.debug("mail %d: %s", mail_id, read.outcome)
    return True


def _waiting(work: UnitOfWork, mail_id: int) -> MailIn | None:
    """Return a mail as it is now, in this transaction; None when another process has read it since it was looked for.

    A mail found in an earlier transaction is never written back: what has become of it meanwhile would be undone.
    """
    mail = work.mails.get(mail_id)
    return mail if mail.status == "stored" else None


def _uncount(office: Office, mail_id: int) -> None:
    """Take back a try that was not the mail's fault."""
    with office.store.begin() as work:
        mail = _waiting(work, mail_id)
        if mail is not None and mail.attempts:
            work.mails.update(replace(mail, attempts=mail.attempts - 1))


def _wait_for_game(office: Office, mail_id: int, error: ConfigError, broken: set[int]) -> None:
    """Leave a mail for when its game can be laid out, and count no try; only that game's rounds then wait for it."""
    with office.store.begin() as work:
        mail = _waiting(work, mail_id)
        if mail is None:
            return
        game = _game_of(office, work, mail)
        if game is not None:
            broken.add(game.id)
            tell_not_laid_out(office, work, game, error)
        if game is None or mail.game_id is None:
            log.error("mail %d waits: its game cannot be laid out: %s", mail.id, error.codes)
        game_id = game.id if game is not None else None
        work.mails.update(replace(mail, attempts=max(mail.attempts - 1, 0), game_id=game_id))


def _game_of(office: Office, work: UnitOfWork, mail: MailIn) -> Game | None:
    """Return the game that a mail is for, going by who wrote it or what it answers; None where that is not one."""
    if mail.seat_id is not None and mail.game_id is not None:
        return work.games.get(mail.game_id)
    letter, addresses = of_a_person(office.decode(mail.raw)), office.letters.addresses
    question = question_of(work, addresses, letter, mail)
    if question is not None and question.game_id is not None:
        return work.games.get(question.game_id)
    who = who_wrote(work, addresses, letter, mail)
    return who.game if isinstance(who, Known | Unproven) else None


def _read(office: Office, work: UnitOfWork, mail: MailIn) -> MailIn:
    """Return the mail with what became of it; orders and the answer are in the same transaction."""
    letter = of_a_person(office.decode(mail.raw))
    addresses = office.letters.addresses
    if mail.again:
        return _read_again(office, work, mail, letter)
    to_bounces = addresses.bounced(letter, mail.envelope_to) is not None
    by_machine = letter.written_by_machine(mail.envelope_from) or is_mail_system(work, letter)
    if to_bounces or by_machine or is_challenge(letter):
        named = in_whose_name(work, addresses, letter, mail)
        mail = replace(mail, outcome=note_machine(office, work, mail, letter))
        return _for_the_sheet(work, mail, named) if named is not None else mail
    older = work.mails.soft_duplicate_of(mail)
    question = question_of(work, addresses, letter, mail)
    if question is not None and older is None:
        return _answer(office, work, mail, letter, question)
    who = who_wrote(work, addresses, letter, mail)
    if older is not None and mail.confirmed_at is None:
        # What nothing proved, or was somebody else's, does not stand in the way of the same words with proof.
        seat_id = who.seat.id if isinstance(who, Known | Unproven) else None
        elsewhere = seat_id is not None and older.seat_id not in (None, seat_id)
        if elsewhere:  # the same words for another seat: they are no copy for this one
            older = work.mails.soft_duplicate_of(mail, seat_id)
        if older is not None and not isinstance(who, Known):
            return replace(mail, outcome=copied(older))
        if isinstance(who, Known):
            older = work.mails.soft_duplicate_of(mail, who.seat.id) or older
        if older is not None and older.status == "held":
            release(work, older, mail)
        elif older is not None and isinstance(who, Known) and older.seat_id == who.seat.id:
            return take_for_a_copy(office, work, mail, _readable(letter), who, older)
    certain = isinstance(who, Known) or (isinstance(who, Ambiguous) and who.proven)
    letter = _readable(letter if certain else beginning_of(letter))
    match who:
        case Known():
            return _known(office, work, mail, _without_own(work, addresses, letter, who), who)
        case Ambiguous():
            return _ambiguous(office, work, mail, letter, who)
        case Unproven():
            return hold(office, work, mail, letter, who)
        case Stranger():
            return replace(mail, outcome=_stranger(office, work, mail, letter, who))


def _read_again(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter) -> MailIn:
    """Return a mail that came too late once as it is to be kept; what is not its seat's any more stays too late."""
    addresses = office.letters.addresses
    who = who_wrote(work, addresses, letter, mail)
    if not isinstance(who, Known) or who.seat.id != mail.seat_id:
        return mail
    return _known(office, work, mail, _without_own(work, addresses, _readable(letter), who), who)


def _answer(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, question: Question) -> MailIn:
    """Return a mail that answers a question as it is to be kept; orders that it brings besides are the seat's."""
    answered = answer_question(office, work, mail, _readable(letter), question)
    if question.seat_id is not None:
        _note_writing(work, work.players.get(work.seats.get(question.seat_id).player_id), letter)
    if question.seat_id is None or not answered.rest:
        return replace(mail, outcome=answered.outcome, game_id=question.game_id, seat_id=question.seat_id)
    seat = work.seats.get(question.seat_id)
    who = Known(work.games.get(seat.game_id), seat, work.players.get(seat.player_id), "question", True)
    rest = replace(letter, subject="", text="\n".join(answered.rest))
    read = _known(office, work, mail, _without_own(work, office.letters.addresses, _readable(rest), who), who)
    return replace(read, outcome=f"{answered.outcome}; {read.outcome}")


def _for_the_sheet(work: UnitOfWork, mail: MailIn, who: Known) -> MailIn:
    """Return a machine's mail as a seat's of the round on the table: the GM's sheet then shows it."""
    round_ = on_table(work, who.game.id)
    return replace(mail, game_id=who.game.id, seat_id=who.seat.id, round_id=round_.id if round_ else None)


def _readable(letter: Letter) -> Letter:
    """Return a letter without what proved whose it is: it has served, and must not get any further."""
    return replace(letter, subject=without_tags(letter.subject), text=redacted(letter.text))


def _without_own(work: UnitOfWork, addresses: Addresses, letter: Letter, who: Known) -> Letter:
    """Return a letter without what its player alone knows: the signatures of their seats, tokens they were sent."""
    secrets = [addresses.mac(work.games.get(seat.game_id), seat) for seat in work.seats.of_player(who.player.id)]
    secrets += [question.token for question in work.questions.open_of_seat(who.seat.id)]
    hidden = [without_secrets(text, secrets) for text in (letter.subject, letter.text)]
    return replace(letter, subject=hidden[0], text=hidden[1])


def _known(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known) -> MailIn:
    before = left_of(work, who.game, who.seat) if not who.registered else {}
    letter = replace(letter, text=without_heading(letter.text, who.game, _others(work, who)))
    outcome, round_ = answer_seat(office, work, mail, letter, who)
    sender = letter.sender.address.lower() if letter.sender else ""
    if who.registered:
        _note_writing(work, who.player, letter)
    elif not outcome.startswith(_UNANSWERED):
        note_stranger(office, work, mail, who, sender, before)
    return replace(
        mail, outcome=outcome, game_id=who.game.id, seat_id=who.seat.id, round_id=round_.id if round_ else None
    )


def _others(work: UnitOfWork, who: Known) -> set[str]:
    """Return the names of the other seats of a game, and each part of them."""
    names = {seat.name for seat in work.seats.of_game(who.game.id) if seat.id != who.seat.id}
    return names | {part for name in names for part in name.split()}


def _note_writing(work: UnitOfWork, player: Player, letter: Letter) -> None:
    """Note that an address works, for its player has written from it with what only they were sent, or proof."""
    sender = letter.sender.address.lower() if letter.sender else ""
    if sender in player.addresses:
        work.players.clear_trouble(sender)


def _ambiguous(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Ambiguous) -> MailIn:
    """Return a mail that may be for several seats as it is to be kept: a person is asked which, a machine is not."""
    # Read as if it were for the first of them; one of a game that cannot be laid out need not keep back the others.
    laid_out = [place for place in who.seats if is_laid_out(office, work, place[0])]
    game, seat = (laid_out or who.seats)[0]
    place = (game, seat, work.players.get(seat.player_id))
    sound = (sound_of if who.proven else heard)(office, work, mail, letter, place) if laid_out else None
    machine = sound.machine if sound is not None else ""
    if not machine:
        return replace(mail, outcome=answer_ambiguous(office, work, mail, letter, who))
    mail = replace(mail, outcome=f"{machine}, not asked about")
    shared = len({one.player_id for _, one in who.seats}) > 1
    return mail if shared else _for_the_sheet(work, mail, Known(*place, "unproven", registered=False))


def _stranger(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Stranger) -> str:
    if who.claimed is not None:
        tell_of_forgery(office, work, mail, letter, *who.claimed, proven=who.proven)
        return f"not counted: {who.reason}"
    done = answer_outside(office, work, mail, letter, clean(letter.text, ()).words)
    if done is not None:
        return done
    tell_of_stranger(office, work, letter, registered=who.registered)
    return f"not counted: {who.reason}"


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
            "title": say("a mail was set aside"),
            "lines": (
                say(
                    "Mail {mail} (received {time} UTC) could not be read in three tries and was set aside. It is kept "
                    "whole in the database; rounds do not wait for it.",
                    mail=mail.id,
                    time=f"{mail.received_at:%Y-%m-%d %H:%M}",
                ),
                say(
                    "Who wrote: {sender}. Please look whether orders were in it; `pbm mail retry {mail}` has it read "
                    "once more.",
                    sender=mail.sender or say("unknown"),
                    mail=mail.id,
                ),
            ),
        },
    )
