"""Mail that nothing proves to be a player's: held until its registered address, or the GM, says that it is."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Literal

from pbm.core.deadlines import in_zone
from pbm.core.errors import IllegalError, Problem
from pbm.core.phrases import Phrase, say
from pbm.service.elsewhere import Elsewhere, tell_elsewhere
from pbm.service.identity import Unproven, redacted
from pbm.service.notices import send_fresh_address
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.questions import DAYS, QUESTIONS_A_DAY, QUESTIONS_AN_HOUR, ask, asked_lately, asked_today, letter_key
from pbm.service.records import AuditEntry, Game, MailIn, Question, Seat
from pbm.service.repeated import ANSWERED
from pbm.service.unproven import Sound, heard
from pbm.service.waiting import on_table

__all__ = ["accept_held", "confirmed", "hold", "refuse_held", "refused", "release"]

_QUOTED = 6
_WIDE = 100


def hold(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Unproven) -> MailIn:
    """Hold a mail and ask the registered address whether it is theirs; return the mail as it is to be kept.

    Three such questions an hour and ten a day go to an address, so that nobody can be flooded through us, and as many
    about mails from elsewhere to a reply address of the seat; about mails that order nothing three a day, which leave
    the others alone. Mails beyond that are held without a word. What is held changes nothing, and no round waits for
    it. Words that are a machine's, or that it says again and again, are kept for the GM's sheet and not asked about.
    Who wrote to another player's reply address, from an address of their own, is told that it did not count.
    """
    now = office.clock.now()
    address = who.player.addresses[0]
    # Who writes to a reply address from elsewhere must not use up the questions about the player's own mails.
    sender = letter.sender.address.lower() if letter.sender else ""
    group = "" if sender in who.player.addresses else "elsewhere"
    found = heard(office, work, mail, letter, (who.game, who.seat, who.player), group)
    sound = found or Sound("", True, 0)
    if sound.machine or (sound.before >= ANSWERED and not sound.ordering):
        on_it = on_table(work, who.game.id)
        again = f"automatic: the same words for the {sound.before + 1}th time within a day; not asked about"
        return replace(
            mail,
            outcome=f"{sound.machine}, not asked about" if sound.machine else again,
            game_id=who.game.id,
            seat_id=who.seat.id,
            round_id=on_it.id if on_it else None,
        )
    leaked = who.another is not None and bool(group)
    asked = asked_lately(office, work, address, "hold", group)
    most = QUESTIONS_A_DAY if sound.ordering else ANSWERED
    today = asked_today(office, work, address, group, ordering=sound.ordering)
    silent = _why_not_asked(asked, today, most, sound) if found else "there were many within the hour"
    round_ = work.rounds.open_of(who.game.id)
    # Until the deadline a YES is of use, however far off that is.
    days = max(DAYS, (round_.deadline - now).days + 1 if round_ else 0)
    question = ask(
        office,
        work,
        kind="hold",
        address=address,
        game=who.game,
        seat=who.seat,
        round_=round_,
        mail=mail,
        data={
            "group": group,
            "asked": not silent,
            "ordering": sound.ordering,
            "leaked": who.seat.generation if leaked else None,
            # From an address of the player's, and like nobody else's: an OK is yes enough.
            "own": not group and who.another is None,
        },
        days=days,
    )
    held = replace(
        mail,
        status="held",
        outcome=_why_held(who),
        game_id=who.game.id,
        seat_id=who.seat.id,
        round_id=round_.id if round_ else None,
    )
    if silent:
        return replace(held, outcome=f"{held.outcome}; not asked about: {silent}")
    zone = who.player.zone
    lines = [redacted(line)[:_WIDE] for line in sound.words if line.strip()]
    if who.another is not None:
        lines.clear()  # they may be the other player's orders, which are nobody else's to read
    elif letter.subject.strip():
        lines.insert(0, say("Subject: {subject}", subject=redacted(letter.subject)[:_WIDE]))
    office.letters.to_seat(
        work,
        kind="confirm",
        key=letter_key(question),
        game=who.game,
        seat=who.seat,
        player=who.player,
        now=now,
        round_=round_,
        question=question,
        context={
            "sender": letter.sender.address if letter.sender else say("an unknown sender"),
            "received": in_zone(mail.received_at, zone),
            "lines": tuple(lines[:_QUOTED]),
            "more": len(lines) > _QUOTED,
            "old": who.old is not None,
            "another": who.another.seat.name if who.another is not None else "",
            "why": who.another.why if who.another is not None else "",
            "leaked": leaked,
            "replaced": _replaced_on(work, who),
            "round": round_,
            "deadline": in_zone(round_.deadline, zone) if round_ else None,
            "expires": in_zone(question.expires_at, zone),
            "last": "day" if today + 1 == most else "hour" if asked + 1 == QUESTIONS_AN_HOUR else "",
        },
    )
    if leaked and letter.sender is not None and not office.letters.addresses.accepts(sender):
        place = (who.game, who.seat, who.player)
        tell_elsewhere(office, work, (mail, letter), place, letter.sender.address, Elsewhere(held=True))
    return replace(held, outcome=f"{held.outcome}; the registered address was asked")


def _why_not_asked(lately: int, today: int, most: int, sound: Sound) -> str:
    """Return why a mail is held without a word, empty where its player is to be asked."""
    if lately >= QUESTIONS_AN_HOUR:
        return "there were three within the hour"
    if today >= most:
        return "there were enough within a day"
    return "the same mail again" if sound.before >= ANSWERED else ""


def _why_held(who: Unproven) -> str:
    if who.another is not None:
        return f"held: it looks like {who.another.seat.name}'s"
    return "held: nothing proves who wrote it" if who.old is None else "held: it came to an old reply address"


def _replaced_on(work: UnitOfWork, who: Unproven) -> str | None:
    """Return when the reply address that a mail came to was replaced, in the player's zone, if that is known."""
    if who.old is None:
        return None
    for address in who.player.addresses:
        told = work.outbox.by_key(f"{who.game.key}/seat-{who.seat.number}/rekeyed/{who.old + 1}/{address}")
        if told is not None:
            return in_zone(told.created_at, who.player.zone)
    return None


def confirmed(work: UnitOfWork, question: Question, at: datetime) -> str:
    """Have a held mail counted, for its registered address has said yes; it is read again as received when it was.

    Return what was done, in a few words. ``at`` is when the yes came: what is confirmed after a deadline is late.
    """
    mail = _held(work, question)
    if mail is None:
        return "yes to a mail that is held no longer"
    work.mails.update(_released(mail, at))
    return f"yes: mail {mail.id} counts"


def refused(office: Office, work: UnitOfWork, question: Question) -> str:
    """Forget a held mail, for its registered address has said no, and tell the GM; return what was done.

    Where somebody else holds the seat's reply address, that is changed.
    """
    mail = _held(work, question)
    if mail is None:
        return "no to a mail that is held no longer"
    # Nobody's mail: it does not stand in the way of a copy that comes with proof.
    outcome = "not theirs, said the registered address: not counted"
    work.mails.update(replace(mail, status="processed", seat_id=None, outcome=outcome))
    if question.game_id is not None and question.seat_id is not None:
        game, seat = work.games.get(question.game_id), work.seats.get(question.seat_id)
        office.letters.to_gm(
            work,
            kind="gm-notice",
            key=f"{letter_key(question)}/refused",
            now=office.clock.now(),
            game=game,
            context={
                "title": say("a mail in {name}'s name was not theirs", name=seat.name),
                "lines": (
                    say(
                        "Mail {mail}, from {sender}, came in {name}'s name. It was held, and {name} says that they did "
                        "not write it. It was not counted.",
                        mail=mail.id,
                        sender=mail.sender or say("an unknown sender"),
                        name=seat.name,
                    ),
                    _what_to_do(question, game, seat),
                ),
            },
        )
        if question.data.get("leaked") == seat.generation:
            seat = replace(seat, generation=seat.generation + 1)
            work.seats.update(seat)
            now = office.clock.now()
            work.record.audit(
                AuditEntry(at=now, actor="player", action="seat rekeyed", game_id=game.id, detail=seat.name)
            )
            send_fresh_address(office, work, game, seat, undone=())
            return f"no: mail {mail.id} is not counted, and the seat has a fresh reply address"
    return f"no: mail {mail.id} is not counted"


def _what_to_do(question: Question, game: Game, seat: Seat) -> Phrase:
    """Return what the GM is told about a mail that a player says is not theirs: what it means, and what they may do."""
    if question.data.get("leaked") is not None:
        return say(
            "So somebody else knows the reply address of {name}. It is changed at once, and mail to the old one counts "
            "no longer. If letters of {name}'s are read by others, please talk to them.",
            name=seat.name,
        )
    return say(
        "So somebody seems to have tried to write as {name}. Nothing of the game was changed by it, and mails like it "
        "are held and asked about too. Please ask {name} whether somebody uses their address or reads their mails; if "
        "so, `pbm seat rekey {key} {number}` gives the seat a fresh reply address, and the old one counts no longer.",
        name=seat.name,
        key=game.key,
        number=seat.number,
    )


def release(work: UnitOfWork, held: MailIn, proven: MailIn) -> None:
    """Let go of a held mail, for a copy of it came that is certain to be the player's."""
    _close_question(work, held, proven.received_at)
    work.mails.update(
        replace(held, status="processed", outcome=f"the same as mail {proven.id}, whose writer is certain")
    )


def accept_held(office: Office, mail_id: int) -> None:
    """Have a held mail counted because the GM knows whose it is; IllegalError when there is none that is held."""
    with office.store.begin() as work:
        mail = _for_gm(work, mail_id)
        _close_question(work, mail, office.clock.now())
        # The GM's word is about when it came: a deadline that has passed since does not make it late.
        work.mails.update(_released(mail, mail.received_at))
        _audit(office, work, mail, "held mail accepted")


def refuse_held(office: Office, mail_id: int) -> None:
    """Forget a held mail because the GM says so; IllegalError when there is none that is held."""
    with office.store.begin() as work:
        mail = _for_gm(work, mail_id)
        _close_question(work, mail, office.clock.now(), refused=True)
        work.mails.update(replace(mail, status="processed", seat_id=None, outcome="refused by the GM: not counted"))
        _audit(office, work, mail, "held mail refused")


def _released(mail: MailIn, at: datetime) -> MailIn:
    return replace(mail, status="stored", attempts=0, confirmed_at=at)


def _held(work: UnitOfWork, question: Question) -> MailIn | None:
    mail = work.mails.get(question.mail_id) if question.mail_id is not None else None
    return mail if mail is not None and mail.status == "held" else None


def _for_gm(work: UnitOfWork, mail_id: int) -> MailIn:
    try:
        mail = work.mails.get(mail_id)
    except LookupError:
        raise IllegalError(
            Problem("no-such-mail", f"no mail {mail_id} has come in; `pbm mail list` shows those that have")
        ) from None
    if mail.status != "held":
        raise IllegalError(
            Problem(
                "not-held",
                f"mail {mail_id} is not held: it is {mail.status}; `pbm mail list --status held` shows those that are",
            )
        )
    return mail


def _close_question(work: UnitOfWork, mail: MailIn, at: datetime, *, refused: bool = False) -> None:
    for question in work.questions.open_of_seat(mail.seat_id, "hold") if mail.seat_id is not None else ():
        if question.mail_id == mail.id:
            data = {**question.data, "by_gm": True}
            status: Literal["no", "replaced"] = "no" if refused else "replaced"
            work.questions.update(replace(question, status=status, data=data, answered_at=at))


def _audit(office: Office, work: UnitOfWork, mail: MailIn, action: str) -> None:
    work.record.audit(
        AuditEntry(at=office.clock.now(), actor="gm", action=action, game_id=mail.game_id, detail=f"mail {mail.id}")
    )
