"""The receipt that answers an order mail, and the one that stands for those withheld."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import Audience
from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.core.zones import to_the_second
from pbm.service import put_off, questions
from pbm.service.advance import kept_lines
from pbm.service.ahead_of_time import is_complete
from pbm.service.asking import Asks
from pbm.service.at_once import told_at_once
from pbm.service.commands.told import Told
from pbm.service.elsewhere import Elsewhere, tell_elsewhere, writes_from
from pbm.service.identity import Known
from pbm.service.laid_out import is_laid_out
from pbm.service.late import Offer, all_in, counted_from
from pbm.service.leaving import told_of_leaving
from pbm.service.letters import receipt_key
from pbm.service.mailing import seat_context
from pbm.service.membership import left_by
from pbm.service.notices import pass_on
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.press_standing import is_for_the_next, press_words, standing_press
from pbm.service.records import Game, MailIn, OrderVersion, Player, Round, Seat
from pbm.service.standing import as_played, in_force
from pbm.service.waiting import is_waiting, on_table
from pbm.service.which_seat import tell_put_off

__all__ = ["ANSWERS_AN_HOUR", "Answer", "send_receipt", "send_withheld_receipts"]

ANSWERS_AN_HOUR = 10
"""Answers to one address within an hour; the last of them says that no more come before the hour is over."""

PASSED_ON_UNANSWERED = 10
"""Mails of a seat within an hour that the GM is still sent when no receipts are."""

HOUR = timedelta(hours=1)


@dataclass(slots=True)
class Answer:
    """What the receipt will say, gathered as the mail is read.

    ``said`` are the sentences it begins with; none at all: the mail is not answered. ``problems`` are what must be
    asked, each with the player's own words; ``meant`` what the orders would do that the mail probably meant;
    ``assumed`` near misses that were taken, ``told`` the answers to commands, ``offer`` what a late mail is offered;
    ``instructed`` says that a standing instruction was just talked of, ``leaving_told`` that the answer says whether
    the seat leaves, ``played_told`` that it has been said that the round was played, ``last_of_same`` that the same
    words once more get no answer, ``last_from_elsewhere`` that no mail like it does today; ``not_left`` is said of a
    yes to leaving that was not alone. ``unasked`` has, by its
    place in ``said``, what is said instead of a sentence that asks for a YES where the receipt is withheld.
    ``outcomes`` say in a few words, for the GM, what became of the mail, and ``to_gm`` (None: nothing)
    what the GM is told with the player's words.
    """

    outcomes: list[str] = field(default_factory=list)
    title: str = ""
    said: list[str] = field(default_factory=list)
    problems: list[tuple[str, str | None]] = field(default_factory=list)
    stored: OrderVersion | None = None
    replaces: int | None = None
    to_gm: str | None = None
    too_late: bool = False
    assumed: tuple[str, ...] = ()
    told: list[Told] = field(default_factory=list)
    offer: Offer | None = None
    meant: tuple[str, ...] = ()
    instructed: bool = False
    leaving_told: bool = False
    played_told: bool = False
    last_of_same: bool = False
    unasked: dict[int, str] = field(default_factory=dict)
    last_from_elsewhere: bool = False
    not_left: Phrase | None = None

    @property
    def outcome(self) -> str:
        """What became of the mail, in a few words."""
        return "; ".join(self.outcomes)

    @property
    def lead(self) -> Phrase:
        """What the receipt begins with."""
        return joined(self.said)


def send_receipt(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, round_: Round | None, answer: Answer
) -> None:
    """Queue the receipt of a mail, unless ten answers within the hour were enough; pass on what is for the GM."""
    now = office.clock.now()
    if not answer.said:
        return
    # As they are now: the mail may just have changed their clock or how they are written to.
    player = work.players.get(who.player.id)
    sender = letter.sender.address if letter.sender else None
    elsewhere = writes_from(office, letter, who)
    made = max(
        work.outbox.answers_to(address, now - HOUR) for address in (*player.addresses, *([sender] if sender else []))
    )
    if made >= ANSWERS_AN_HOUR:
        answer.outcomes.append("receipt withheld: ten answers in an hour")
        questions.unasked(work, who.seat.id, mail, now)
        passed = True
        if answer.to_gm is not None:
            # What is for the GM is promised still; of a robot's mails no more than so many are.
            passed = pass_on(office, work, mail, letter, who, answer.to_gm, most=PASSED_ON_UNANSWERED)
            answer.outcomes += [] if passed else ["not passed on: ten unanswered ones in an hour were"]
        tongue = office.letters.writer.tongues.of(player.language)
        put_off.note(work, who.seat.id, tongue, _told_later(mail, letter, who, answer, passed=passed))
        # What was asked about a round's orders is of use before its deadline only.
        ordering = answer.stored is not None or bool(answer.problems)
        put_off.wait(work, who.seat.id, round_ if ordering else None, now)
        return
    if answer.to_gm is not None:
        pass_on(office, work, mail, letter, who, answer.to_gm)
    # A deadline that has passed is no deadline, and its form no form: the report is on its way.
    answers_now = not answer.too_late or (round_ is not None and round_.deadline > now)
    waits = round_ is not None and is_waiting(round_)
    over = round_ is not None and all_in(round_.deadline) <= now
    came_late = over and round_ is not None and counted_from(mail) >= all_in(round_.deadline)
    if came_late or (round_ is not None and round_.status != "open"):
        answers_now = False
    shown, taken = round_ if answers_now else None, answer.stored is not None
    standing = _standing_context(office, work, who.game, who.seat, player, shown, told=taken)
    asks: Asks = standing["asks"]
    settled = answer.stored is not None and not answer.problems and round_ is not None and answers_now
    ends = settled and bool(asks.early) and round_ is not None and is_complete(office, work, who.game, round_)
    closing = answers_now and over
    office.letters.to_seat(
        work,
        kind="receipt",
        key=receipt_key(who.game, mail.id, mail.again),
        game=who.game,
        seat=who.seat,
        player=player,
        now=now,
        round_=round_,
        answering=(mail, letter),
        context={
            **standing,
            "may_leave": told_of_leaving(work, who.seat, player, offering=bool(answer.meant or answer.offer)),
            **(_waiting_context(office, work, who.game, who.seat, round_) if round_ is not None and waits else {}),
            "title": answer.title,
            "lead": answer.lead,
            "problems": _quoted_once(answer.problems),
            "assumed": answer.assumed,
            "told": tuple(answer.told),
            "offer": answer.offer,
            "meant": answer.meant,
            "instructed": answer.instructed,
            **({"leaving": "", "may_leave": None} if answer.leaving_told else {}),
            **({"form": (), "taps": None, "closing": True} if closing else {}),
            "stored": answer.stored,
            **({"asks": replace(asks, complete=True)} if ends else {}),
            "replaces": answer.replaces,
            "received": in_zone(mail.received_at, player.zone),
            "time_source": mail.time_source,
            "unreadable": letter.unreadable,
            "overbuilt": letter.overbuilt,
            "truncated": mail.truncated,
            "from_elsewhere": None if who.registered else sender or say("an unknown sender"),
            "noted": elsewhere is not None,
            "unsure": _may_be_forged(office, letter, who),
            "last_answer": made + 1 == ANSWERS_AN_HOUR,
            "last_of_same": answer.last_of_same,
        },
    )
    if elsewhere is not None:
        told = Elsewhere(
            receipt=answer.stored.receipt if answer.stored is not None else None,
            asked=bool(answer.problems),
            late=answer.too_late and answer.stored is None,
            passed_on=answer.to_gm is not None,
        )
        tell_elsewhere(office, work, (mail, letter), (who.game, who.seat, player), elsewhere, told)


def _told_later(mail: MailIn, letter: Letter, who: Known, answer: Answer, *, passed: bool) -> tuple[Told, ...]:
    """Return what the receipt that stands for others says of a mail; nothing where its receipt number says it all.

    ``passed`` tells that what is in it for the GM was passed on, if anything is.
    """
    if passed and answer.stored is not None and len(answer.said) == 1 and not (answer.problems or answer.told):
        return ()
    lines = [answer.unasked.get(place, sentence) for place, sentence in enumerate(answer.said)]
    lines += [told.unasked for told in answer.told if told.unasked]
    for problem, quote in _quoted_once(answer.problems):
        lines.append(problem)
        if quote:
            lines.append(say("You wrote: “{words}”", words=quote))
    if not passed:
        lines.append(
            say(
                "Nothing of this mail was passed on to the GM after all: ten mails with words for them were within the "
                "hour, and that is the most. Please send it again later."
            )
        )
    if not who.registered:
        lines.append(
            say(
                "It was sent from {address}, which is not your registered address; it counts because it came to your "
                "own reply address.",
                address=letter.sender.address if letter.sender else say("an unknown sender"),
            )
        )
    head = Told(say("Your mail of {received}", received=to_the_second(mail.received_at, who.player.zone)), tuple(lines))
    return (head, *(told for told in answer.told if not told.unasked))


def _may_be_forged(office: Office, letter: Letter, who: Known) -> bool:
    """Return whether a mail counted by its reply address alone, though our mail host could have vouched for its From.

    Who knows the reply address may have made the From up too. Where no mail host says anything this is so of every
    mail, and a warning on each would soon be read by nobody.
    """
    name = office.letters.addresses.authserv_id
    return bool(name) and who.registered and who.how == "reply address" and letter.dmarc(name) != "pass"


def _quoted_once(problems: list[tuple[str, str | None]]) -> tuple[tuple[str, str | None], ...]:
    """Return the problems, each once; of those with the same quotation only the last shows it."""
    unique = list(dict.fromkeys(problems))
    last = {quote: place for place, (_, quote) in enumerate(unique)}
    return tuple((text, quote if last[quote] == place else None) for place, (text, quote) in enumerate(unique))


def _standing_context(
    office: Office,
    work: UnitOfWork,
    game: Game,
    seat: Seat,
    player: Player,
    round_: Round | None,
    *,
    told: bool = False,
) -> dict[str, Any]:
    """Return what a receipt says of the seat besides its answer: what stands, where it is, the deadline, the form.

    ``told`` says that the answer tells already what comes of the orders that stand.
    """
    table = office.table(work, game)
    seat = work.seats.get(seat.id)
    understood: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    press: tuple[tuple[bool, str], ...] = ()
    standing: OrderVersion | None = None
    if round_ is not None:
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        own_view = table.ruleset.view(table.config, None, state, None, Audience(seat=seat.name)).own
        own = own_view.lines if own_view else ()
        standing = work.orders.standing(round_.id, seat.id)
        if standing is not None and any(standing.orders.values()):
            at_once = told_at_once(office, work, game, seat, round_) if not told else ()
            understood = (*as_played(table, game, seat, state, standing.orders), *at_once)
        kept = kept_lines(office, work, game, seat, round_)
        press = press_words(standing_press(work, round_, seat))
    return {
        **seat_context(office, work, game, seat, player, round_),
        "standing": standing,
        "understood": understood,
        "own": own,
        "kept": kept,
        "press": press,
        "later_press": (),
        "closing": False,
        "if_missed": in_force(game, seat),
        "leaving": (left_by(work, seat) or "gm") if seat.status == "leaving" else "",
    }


def _waiting_context(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round) -> dict[str, Any]:
    """Return what a receipt lists for a seat while a round waits: what is kept for turns to come, and its press.

    Press that came when the round had been played is for the report after it.
    """
    pieces = standing_press(work, round_, seat)
    later = tuple(piece for piece in pieces if is_for_the_next(work, round_, piece))
    return {
        "kept": kept_lines(office, work, game, work.seats.get(seat.id), round_),
        "press": press_words(piece for piece in pieces if piece not in later),
        "later_press": press_words(later),
    }


def send_withheld_receipts(office: Office) -> int:
    """Send the one receipt that stands for those withheld, within an hour of the first of them; return how many."""
    now = office.clock.now()
    with office.store.begin() as work:
        seats = work.seats.receipts_due(now)
    for seat in seats:
        with office.store.begin() as work:
            _send_withheld(office, work, work.seats.get(seat.id), now)
    return len(seats)


def _lead_of_withheld(work: UnitOfWork, game: Game, seat: Seat, since: datetime, waited: put_off.PutOff) -> Phrase:
    """Return what the one receipt begins with: that mails were not answered, and the receipts that none was sent of."""
    untold = [
        str(version.receipt)
        for version in work.orders.of_seat(seat.id)
        if version.origin == "mail" and version.mail_id is not None and version.received_at >= since
        if not any(
            work.outbox.by_key(f"{receipt_key(game, version.mail_id, again)}/{address}")
            for again in (work.mails.get(version.mail_id).again,)
            for address in work.players.get(seat.player_id).addresses
        )
    ]
    said = [
        say("A mail of yours within the hour was read but not answered at once. This is how things stand now.")
        if waited.mails == 1
        else say(
            "Several mails of yours within the hour were read but not answered one by one. This is how things stand "
            "now."
        )
    ]
    if untold:
        numbers = listed(untold)
        said.append(
            say_count(
                "They changed your orders; receipt {receipts} was given for that.",
                "They changed your orders; receipts {receipts} were given for that.",
                len(untold),
                receipts=numbers,
            )
        )
        said.append(say("If that was not you, please write to the GM at once."))
    if waited.left_out:
        said.append(
            say_count(
                "One more mail of yours is not answered here. If you miss something, please write again.",
                "{count} more mails of yours are not answered here. If you miss something, please write again.",
                waited.left_out,
            )
        )
    return joined(said)


def _send_withheld(office: Office, work: UnitOfWork, seat: Seat, now: datetime) -> None:
    game, player = work.games.get(seat.game_id), work.players.get(seat.player_id)
    if not is_laid_out(office, work, game):
        return
    on_it = on_table(work, game.id)
    waits = on_it is not None and is_waiting(on_it)
    round_ = None if waits else on_it
    due = seat.receipt_due_at or now
    waited = put_off.take(work, seat.id)
    work.seats.update(replace(seat, receipt_due_at=None))
    if tell_put_off(office, work, seat) and not waited.mails:
        return
    office.letters.to_seat(
        work,
        kind="receipt",
        key=f"{game.key}/seat-{seat.number}/withheld/{due:%Y%m%d%H%M%S}",
        game=game,
        seat=seat,
        player=player,
        now=now,
        round_=round_,
        context={
            **_standing_context(office, work, game, seat, player, round_),
            "may_leave": told_of_leaving(work, seat, player),
            **(_waiting_context(office, work, game, seat, on_it) if on_it is not None and waits else {}),
            "title": say("Your orders"),
            "lead": _lead_of_withheld(work, game, seat, due - HOUR, waited),
            "problems": (),
            "assumed": (),
            "told": waited.told,
            "offer": None,
            "meant": (),
            "instructed": False,
            "stored": None,
            "replaces": None,
            "received": None,
            "time_source": None,
            "unreadable": False,
            "overbuilt": False,
            "truncated": False,
            "from_elsewhere": None,
            "noted": False,
            "unsure": False,
            "last_answer": False,
            "last_of_same": False,
        },
    )
