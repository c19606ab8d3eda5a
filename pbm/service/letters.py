"""Mails the server writes: composed once, frozen, and put into the outbox in the caller's transaction."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from pbm.reports.writer import Writer, Written
from pbm.service.identity import Addresses
from pbm.service.ports import Compose, Draft, Letter, Mailbox, UnitOfWork
from pbm.service.records import Game, MailIn, MailOut, Observer, Player, Question, Round, Seat

__all__ = ["Letters", "Post"]


@dataclass(frozen=True, slots=True)
class Post:
    """How the server's mails are addressed: its name, the GM, and where a rehearsal sends everything."""

    from_name: str
    gm: Mailbox
    redirect_to: str | None = None


@dataclass(frozen=True, slots=True)
class Letters:
    """Writes mails from templates into the outbox.

    Every mail has a key; a key is queued once, so a step that is repeated queues nothing twice. The key makes the
    Message-ID, so that a retry, or a restart, sends the same bytes.
    """

    writer: Writer
    compose: Compose
    addresses: Addresses
    post: Post

    def to_seat(
        self,
        work: UnitOfWork,
        *,
        kind: str,
        key: str,
        game: Game,
        seat: Seat,
        player: Player,
        now: datetime,
        context: dict[str, Any],
        round_: Round | None = None,
        bulk: bool = False,
        answering: tuple[MailIn, Letter] | None = None,
        also_to: str | None = None,
        question: Question | None = None,
    ) -> Written:
        """Queue a mail for each address of a seat's player and return what was written.

        It threads under the game's first mail to that seat. ``answering`` is the player's mail that this one answers;
        ``also_to`` a further address, one the player wrote from with a valid reply address. ``question`` is what the
        mail asks: a reply to it goes to the question, not to the seat.
        """
        written = self.writer.write(kind, game=game, seat=seat, player=player, **context)
        recipients = list(dict.fromkeys([*player.addresses, *([also_to] if also_to else [])]))
        for number, address in enumerate(recipients):
            own_key = f"{key}/{address}"
            parent, references = self._thread(work, game, seat, address, answering)
            self._queue(
                work,
                own_key,
                written,
                kind=kind,
                to=Mailbox(player.name, address),
                reply_to=(
                    self._to_question(question)
                    if question
                    else Mailbox(f"{game.title} orders", self.addresses.reply_to(game, seat))
                ),
                subject=(
                    self.addresses.question_subject(written.subject, question.token)
                    if question
                    else self.addresses.subject(written.subject, game, seat)
                ),
                parent=parent,
                references=references,
                automatic="replied" if answering else "generated",
                bulk=bulk,
                html=player.format == "html",
                now=now,
                game=game,
                round_id=round_.id if round_ else None,
                seat_id=seat.id,
                answers=answering[0].id if answering and number == 0 else None,
            )
        return written

    def to_gm(
        self,
        work: UnitOfWork,
        *,
        kind: str,
        key: str,
        now: datetime,
        context: dict[str, Any],
        game: Game | None = None,
        round_: Round | None = None,
        reply_to: Mailbox | None = None,
    ) -> Written:
        """Queue a mail for the GM and return what was written. ``reply_to`` is the player it passes on, if one."""
        written = self.writer.write(kind, game=game, **context)
        root = self.addresses.message_id(f"{game.key}/start/gm") if game else None
        own = self.addresses.message_id(key)
        self._queue(
            work,
            key,
            written,
            kind=kind,
            to=self.post.gm,
            reply_to=reply_to,
            parent=root if root != own else None,
            references=(root,) if root and root != own else (),
            automatic="generated",
            bulk=False,
            now=now,
            game=game,
            round_id=round_.id if round_ else None,
        )
        return written

    def to_address(
        self,
        work: UnitOfWork,
        *,
        kind: str,
        key: str,
        address: str,
        now: datetime,
        context: dict[str, Any],
        answering: tuple[MailIn, Letter],
        reply_to: Mailbox | None = None,
        question: Question | None = None,
        counts: bool = True,
    ) -> Written:
        """Queue an answer to somebody whose seat is not known, or who has none.

        ``question`` is what the mail asks: a reply to it goes to the question. It ``counts`` among the answers that the
        address gets within an hour, unless anybody could have brought it about.
        """
        written = self.writer.write(kind, **context)
        letter = answering[1]
        self._queue(
            work,
            key,
            written,
            kind=kind,
            to=Mailbox(letter.sender.name if letter.sender else "", address),
            reply_to=self._to_question(question) if question else reply_to,
            subject=self.addresses.question_subject(written.subject, question.token) if question else None,
            parent=letter.message_id,
            references=(*letter.references[-8:], *([letter.message_id] if letter.message_id else [])),
            automatic="replied",
            bulk=False,
            now=now,
            answers=answering[0].id if counts else None,
        )
        return written

    def to_observer(
        self,
        work: UnitOfWork,
        *,
        kind: str,
        key: str,
        game: Game,
        observer: Observer,
        now: datetime,
        context: dict[str, Any],
        round_: Round | None = None,
    ) -> Written:
        """Queue a public report for somebody who reads a game without playing, with a way to have no more of them."""
        written = self.writer.write(kind, game=game, observer=observer, **context)
        root = self.addresses.message_id(f"{game.key}/observer/{observer.id}")
        own = self.addresses.message_id(key)
        self._queue(
            work,
            key,
            written,
            kind=kind,
            to=Mailbox(observer.name, observer.address),
            reply_to=None,
            parent=root if root != own else None,
            references=(root,) if root != own else (),
            automatic="generated",
            bulk=True,
            unsubscribe=f"OBSERVE {game.key} off",
            now=now,
            game=game,
            round_id=round_.id if round_ else None,
        )
        return written

    def _to_question(self, question: Question) -> Mailbox:
        return Mailbox("Yes or no", self.addresses.question_reply_to(question.token))

    def _thread(
        self, work: UnitOfWork, game: Game, seat: Seat, address: str, answering: tuple[MailIn, Letter] | None
    ) -> tuple[str | None, tuple[str, ...]]:
        """Return In-Reply-To and References: under the first mail to this address, or under the mail answered."""
        root = work.outbox.by_key(f"{game.key}/start/{seat.number}/{address}")
        base = (root.message_id,) if root else ()
        if answering is None:
            return (root.message_id if root else None), base
        letter = answering[1]
        mine = letter.message_id
        known = tuple(dict.fromkeys([*base, *letter.references[-6:], *([mine] if mine else [])]))
        return (mine or (root.message_id if root else None)), known

    def _queue(
        self,
        work: UnitOfWork,
        key: str,
        written: Written,
        *,
        kind: str,
        to: Mailbox,
        reply_to: Mailbox | None,
        parent: str | None,
        references: tuple[str, ...],
        automatic: Literal["generated", "replied"],
        bulk: bool,
        now: datetime,
        game: Game | None = None,
        round_id: int | None = None,
        seat_id: int | None = None,
        answers: int | None = None,
        html: bool = False,
        unsubscribe: str = "",
        subject: str | None = None,
    ) -> None:
        if work.outbox.by_key(key) is not None:
            return
        message_id = self.addresses.message_id(key)
        intended, recipient, text = to.address, to.address, written.text
        if self.post.redirect_to is not None:
            recipient = self.post.redirect_to
            text = f"[Rehearsal: this mail is for {to.name} <{to.address}>; nobody else has been sent it.]\n\n{text}"
            to = replace(to, name=f"{to.name} (rehearsal)", address=recipient)
        draft = Draft(
            sender=Mailbox(self.post.from_name, self.addresses.base),
            to=to,
            reply_to=reply_to,
            subject=subject if subject is not None else written.subject,
            text=text,
            message_id=message_id,
            date=now,
            in_reply_to=parent,
            references=references,
            automatic=automatic,
            bulk=bulk,
            list_id=f"{game.title} <{game.key}.{self.addresses.domain}>" if game and bulk else None,
            unsubscribe=self.addresses.base if unsubscribe else None,
            unsubscribe_subject=unsubscribe,
            html=html,
            loop_mark=self.addresses.loop_mark(),
        )
        work.outbox.add(
            MailOut(
                key=key,
                kind=kind,
                game_id=game.id if game else None,
                round_id=round_id,
                seat_id=seat_id,
                answers=answers,
                message_id=message_id,
                envelope_from=self.addresses.bounce(key),
                recipient=recipient,
                intended=intended,
                subject=written.subject,
                raw=self.compose(draft),
                created_at=now,
                next_attempt_at=now,
            )
        )
