"""Mails the server writes: composed once, frozen, and put into the outbox in the caller's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from pbm.core.phrases import Phrase, say
from pbm.reports.page import with_note
from pbm.reports.writer import Writer, Written
from pbm.service.identity import Addresses
from pbm.service.ports import Attachment, Compose, Draft, Letter, Mailbox, Picture, UnitOfWork
from pbm.service.records import Game, MailIn, MailOut, Observer, Player, Question, Round, Seat
from pbm.service.shown import shown
from pbm.service.template_faults import template_notice

__all__ = ["Letters", "Post", "language_of", "receipt_key"]


@dataclass(frozen=True, slots=True)
class Post:
    """How the server's mails are addressed: its name, the GM, and where a rehearsal sends everything.

    ``gm_language`` is the one that the GM is written to in; empty for that of the game.
    """

    from_name: str
    gm: Mailbox
    redirect_to: str | None = None
    gm_language: str = ""


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
        question: Question | None = None,
        pictures: Sequence[Picture] = (),
        files: Sequence[Attachment] = (),
    ) -> Written:
        """Queue a mail for each address of a seat's player and return what was written.

        It goes to nobody else: what other addresses may be told is ``Elsewhere``. It threads under the game's first
        mail to that seat. ``answering`` is the player's mail that this one answers. ``question`` is what the mail asks:
        a reply to it goes to the question, not to the seat. ``pictures`` are those that its page shows, ``files`` go
        along.
        """
        written = self._write(kind, player.language, {"game": game, "seat": seat, "player": player, **context})
        for number, address in enumerate(dict.fromkeys(player.addresses)):
            own_key = f"{key}/{address}"
            parent, references = self._thread(work, game, seat, address, answering)
            self._queue(
                work,
                own_key,
                written,
                kind=kind,
                to=Mailbox(player.name, address),
                reply_to=(
                    self._to_question(question, player.language)
                    if question
                    else Mailbox(
                        self._said(say("{title} orders", title=game.title), player.language),
                        self.addresses.reply_to(game, seat),
                    )
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
                plain=player.format == "text",
                pictures=pictures,
                files=files,
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
        written = self._write(kind, self.post.gm_language or language_of(game), {"game": game, **context})
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
        language: str = "",
    ) -> Written:
        """Queue an answer to somebody whose seat is not known, or who has none.

        ``question`` is what the mail asks: a reply to it goes to the question. It ``counts`` among the answers that
        the address gets within an hour, unless anybody could have brought it about. Without a ``language`` it is in
        that of the game it is about, or in the GM's where it is about none.
        """
        game = context.get("game")
        of_game = language_of(game) if isinstance(game, Game) else self.post.gm_language or "en"
        written = self._write(kind, language or of_game, context)
        letter = answering[1]
        subject = self.addresses.question_subject(written.subject, question.token) if question else None
        self._queue(
            work,
            key,
            written,
            kind=kind,
            to=Mailbox(letter.sender.name if letter.sender else "", address),
            reply_to=self._to_question(question, language or of_game) if question else reply_to,
            subject=subject,
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
        pictures: Sequence[Picture] = (),
        files: Sequence[Attachment] = (),
    ) -> Written:
        """Queue a public report for somebody who reads a game without playing, with a way to have no more of them."""
        written = self._write(kind, language_of(game), {"game": game, "observer": observer, **context})
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
            pictures=pictures,
            files=files,
            now=now,
            game=game,
            round_id=round_.id if round_ else None,
        )
        return written

    def to_editor(
        self,
        work: UnitOfWork,
        *,
        key: str,
        address: str,
        name: str,
        language: str,
        game: Game,
        round_: Round,
        now: datetime,
        context: dict[str, Any],
        files: Sequence[Attachment],
    ) -> Written:
        """Queue a game's page for the editor of a zine; a reply goes to the GM, who ends it."""
        written = self._write("zine", language, {"game": game, **context})
        self._queue(
            work,
            key,
            written,
            kind="zine",
            to=Mailbox(name, address),
            reply_to=self.post.gm,
            parent=None,
            references=(),
            automatic="generated",
            bulk=True,
            files=files,
            now=now,
            game=game,
            round_id=round_.id,
        )
        return written

    def _write(self, kind: str, language: str, context: dict[str, Any]) -> Written:
        """Return what a template makes of a context, of which it sees no more than it may."""
        return self.writer.write(kind, language, **{name: shown(value) for name, value in context.items()})

    def _tell_of_templates(self, work: UnitOfWork, now: datetime) -> None:
        """Tell the GM of own templates that failed, once a day of each, in a mail that none of them has part in."""
        for path, problem in self.writer.faults():
            key = f"template/{path}/{now:%Y-%m-%d}"
            if work.outbox.by_key(key) is None:
                language = self.post.gm_language or "en"
                written = self.writer.write("gm-notice", language, builtin=True, **template_notice(path, problem))
                self._queue(
                    work,
                    key,
                    written,
                    kind="gm-notice",
                    to=self.post.gm,
                    reply_to=None,
                    parent=None,
                    references=(),
                    automatic="generated",
                    bulk=False,
                    now=now,
                )

    def _to_question(self, question: Question, language: str) -> Mailbox:
        return Mailbox(self._said(say("Yes or no"), language), self.addresses.question_reply_to(question.token))

    def _said(self, words: Phrase, language: str) -> str:
        return str(self.writer.tongues.of(language).said(words))

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
        plain: bool = False,
        pictures: Sequence[Picture] = (),
        files: Sequence[Attachment] = (),
        unsubscribe: str = "",
        subject: str | None = None,
    ) -> None:
        self._tell_of_templates(work, now)
        if work.outbox.by_key(key) is not None:
            return
        message_id = self.addresses.message_id(key)
        intended, recipient, text, page = to.address, to.address, written.text, written.html
        if self.post.redirect_to is not None:
            recipient = self.post.redirect_to
            whose = f"{to.name} <{to.address}>" if to.name else to.address
            note = f"[Rehearsal: this mail is for {whose}; nobody else has been sent it.]"
            text, page = f"{note}\n\n{text}", with_note(page, note)
            to = replace(to, name=f"{to.name} (rehearsal)".strip(), address=recipient)
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
            page="" if plain else page,
            pictures=() if plain else tuple(pictures),
            attachments=tuple(files),
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


def language_of(game: Game | None) -> str:
    """Return the language of a game, for those who have chosen none themselves."""
    language = game.house.get("language") if game is not None else None
    return language if isinstance(language, str) else "en"


def receipt_key(game: Game, mail_id: int, again: int = 0) -> str:
    """Return the key of the receipt that answers a mail, or answers it when it was read ``again``; it begins alike."""
    return f"{game.key}/mail-{mail_id}/receipt" + (f"/again-{again}" if again else "")
