"""Letters that commands of people without a seat lead to: a question to confirm, and a short note."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pbm.core.deadlines import in_zone
from pbm.core.game import Json
from pbm.service.commands.games import language_outside
from pbm.service.letters import language_of
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.questions import ask, letter_key
from pbm.service.records import Game, MailIn

__all__ = ["note_outside", "put_question"]

_DAYS = 7


def put_question(
    office: Office,
    work: UnitOfWork,
    kind: Literal["join", "observe"],
    address: str,
    game: Game,
    mail: MailIn,
    letter: Letter,
    data: Mapping[str, Json],
) -> None:
    """Ask an address whether it really wants to join or to observe: anybody can write a mail in another's name."""
    question = ask(office, work, kind=kind, address=address, game=game, mail=mail, data=data, days=_DAYS)
    office.letters.to_address(
        work,
        kind="confirm-outside",
        key=f"{letter_key(question)}/{question.address}",
        address=question.address,
        now=office.clock.now(),
        answering=(mail, letter),
        question=question,
        context={
            "game": game,
            "joining": kind == "join",
            "as_name": data.get("name", ""),
            "ask_gm": data.get("ask_gm", False),
            "expires": in_zone(question.expires_at.replace(second=0, microsecond=0), game.zone),
        },
    )


def note_outside(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    letter: Letter,
    game: Game | None,
    title: str,
    lines: tuple[str, ...],
) -> None:
    """Answer the mail of somebody without a seat with a few sentences."""
    if letter.sender is None:
        return
    language = language_of(game) if game is not None else language_outside(office, work)
    office.letters.to_address(
        work,
        kind="outside-note",
        key=f"mail-{mail.id}/note/{title}",
        address=letter.sender.address,
        now=office.clock.now(),
        answering=(mail, letter),
        language=language,
        context={"game": game, "title": title, "lines": lines},
    )
