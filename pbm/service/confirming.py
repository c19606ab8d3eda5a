"""The answer to a question that went out with a token: yes or no, and what follows from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from pbm.core.deadlines import in_zone
from pbm.core.phrases import Phrase, joined, say
from pbm.orders.cleaning.clean import clean
from pbm.orders.consent import Heard, heard_below, yes_with_numbers
from pbm.orders.disowning import cries_out, disowns, knows_nothing
from pbm.orders.of_subject import typed_into
from pbm.service import addresses, holding
from pbm.service.beside_no import orders_beside
from pbm.service.commands import joining, observing
from pbm.service.identity import Known, without_tags
from pbm.service.notices import pass_on, tell_of_stranger
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.questions import answered, letter_key
from pbm.service.records import MailIn, Question

__all__ = ["Answered", "answer_question"]

_MOST_TOLD = 3
_MOST_PASSED_ON = 10
"""Answers within an hour that disown a mail and reach the GM, though nobody is told any more."""
_NUMBER = re.compile(r"\d+")
_Decision = Literal["yes", "no", "keep"]
"""What an answer decides; ``keep`` that no address is added, and that a mail is not said to be another's."""


@dataclass(frozen=True, slots=True)
class _Reply:
    """A mail to a question, and what it says."""

    mail: MailIn
    letter: Letter
    said: Heard
    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class Answered:
    """What was done by an answer, in a few words, and what is left of it to be read as the seat's own orders."""

    outcome: str
    rest: tuple[str, ...] = ()


def answer_question(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, question: Question) -> Answered:
    """Take the answer to a question and do what follows; return what was done.

    An answer that decides nothing is asked about again, one from an address that is not the player's does nothing,
    whatever it says, and one to a question that is settled is told so, unless it says the same again or is only polite.
    All three are passed on to the GM, and that is told, within limits; one that says that somebody else wrote reaches
    the GM whatever else came to the question. Each of them goes to whom the question went to,
    never to the sender of the mail.
    """
    asked = work.outbox.by_key(f"{letter_key(question)}/{question.address}")
    ours = office.decode(asked.raw) if asked is not None else None
    words = clean(letter.text, [line for line in ours.text.splitlines() if line.strip()] if ours else []).words
    typed = typed_into(without_tags(letter.subject), [without_tags(ours.subject)] if ours else [])
    names = _names(office, work, question)
    reply = _Reply(mail, letter, heard_below(typed, words, *names), words)
    if question.status != "open" or mail.received_at > question.expires_at:
        status = "expired" if question.status == "open" else question.status
        same = reply.said.plain is not None and status in ({"yes", "replaced"} if reply.said.plain else {"no"})
        if status != "no" and _disowns(reply) and not _is_elsewhere(work, question, letter):
            _tell_disowned(office, work, question, reply)
        elif not reply.said.courteous and (
            not same or (reply.said.plain and question.data.get("by_gm") and status == "no")
        ):
            _tell_again(office, work, question, "too-late" if status == "expired" else "answered", reply)
        return Answered(f"an answer to a question that is {status}")
    if _is_elsewhere(work, question, letter):
        _tell_again(office, work, question, "elsewhere", reply)
        return Answered("an answer from an address that is not registered: nothing was done")
    beside = orders_beside(office, work, question, words, names)
    if beside is not None:
        reply = _Reply(mail, letter, beside.heard, beside.words)
    rest = beside.rest if beside is not None else ()
    decision = _decision(office, work, question, reply)
    if decision is None:
        _tell_again(office, work, question, "unclear", replace(reply, words=words))
        return Answered("an answer to a question that is neither yes nor no")
    if decision == "keep":
        if work.outbox.by_key(f"{letter_key(question)}/kept/{question.address}") is None:
            _tell(office, work, question, "kept")
        work.questions.update(replace(question, data={**question.data, "kept": True}))
        return Answered("the mail was theirs, and no address is added", rest)
    question = answered(work, question, decision == "yes", mail.received_at)
    unread = reply if decision == "no" and (reply.said.more or reply.said.unsafe) else None
    if unread is not None:
        _pass_on(office, work, question, unread, "refused")
    return Answered(_follow(office, work, question, decision == "yes", mail.received_at, unread), rest)


def _is_elsewhere(work: UnitOfWork, question: Question, letter: Letter) -> bool:
    """Return whether an answer to a player's question comes from an address that is not theirs.

    The letter that asks may have been forwarded, or lie in a mailbox that is theirs no longer: its token alone neither
    counts a mail nor throws it away, adds no address and takes nothing back.
    """
    if question.seat_id is None:
        return False
    player = work.players.get(work.seats.get(question.seat_id).player_id)
    return letter.sender is None or letter.sender.address.lower() not in player.addresses


def _names(office: Office, work: UnitOfWork, question: Question) -> tuple[list[str], list[str]]:
    """Return the names of whom a question went to and of the GM, and those of the others in the game."""
    own = [office.letters.post.gm.name, str(question.data.get("name", ""))]
    if question.seat_id is None:
        return own, []
    seat = work.seats.get(question.seat_id)
    own += [seat.name, work.players.get(seat.player_id).name]
    return own, [other.name for other in work.seats.of_game(seat.game_id) if other.id != seat.id]


def _decision(office: Office, work: UnitOfWork, question: Question, reply: _Reply) -> _Decision | None:
    """Return what an answer to an open question decides, None where that is not plain."""
    said, plain = reply.said, reply.said.plain
    if question.kind == "address":
        decision = _of_address(question, said)
        if decision is None and cries_out(reply.words):
            return "no"
        # Who does not know the address has hardly written from it: what NOT ME does is told once more.
        return None if decision == "keep" and knows_nothing(reply.words) else decision
    if said.only_seen or (said.nods and question.kind == "hold" and not question.data.get("own", True)):
        # Of a mail that may be forged, or a seat that anybody may have asked for, it says that our question came.
        return None
    if plain is None and question.kind == "hold" and cries_out(reply.words):
        return "no"
    if plain is None and question.kind == "hold" and _repeats(office, work, question, reply):
        return "yes"
    return None if plain is None else "yes" if plain else "no"


def _of_address(question: Question, said: Heard) -> _Decision | None:
    """Return what an answer decides about a mail that came from an unknown address, or asked for a further one.

    That the mail was theirs is no wish to be written to there, nor is a bare no the word that somebody else wrote it.
    """
    senses = said.senses
    if said.disowns:
        return "no" if said.plain is False else None
    if said.unsafe and senses & {"yes", "ok", "add"}:
        return None
    if senses & {"keep out", "no"} and not senses & {"not mine"}:
        bound = senses & {"yes", "ok", "mine", "add"}
        # Whoever says more beside a no may say that it was forged: "No. Please undo that mail."
        plain = not said.more or (not bound and "keep out" in senses)
        return "keep" if plain and (not bound or "keep out" in senses) else None
    if said.plain is not True or said.nods:
        return None
    if "wrote" in senses and not senses & {"add", "mine"} and not question.data.get("by_command"):
        # "Yes, that was me" begins with the word that adds the address, and says what the other answer is for.
        return None if "yes" in senses else "keep"
    return "yes"


def _repeats(office: Office, work: UnitOfWork, question: Question, reply: _Reply) -> bool:
    """Return whether an answer is a yes with the very numbers of the mail that is held: "Yes, 4 and 22"."""
    numbers = yes_with_numbers(reply.words)
    if not numbers or question.mail_id is None:
        return False
    held = " ".join(clean(office.decode(work.mails.get(question.mail_id).raw).text, ()).words)
    return numbers == tuple(map(int, _NUMBER.findall(held)[: len(numbers) + 1]))


def _follow(
    office: Office, work: UnitOfWork, question: Question, yes: bool, at: datetime, unread: _Reply | None
) -> str:
    """Do what a yes or a no asks for, and return what was done; ``unread`` is an answer whose words the GM has."""
    match question.kind:
        case "hold" if yes:
            return holding.confirmed(work, question, at)
        case "hold":
            _tell(office, work, question, "forgotten", reply=unread)
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


def _tell_again(office: Office, work: UnitOfWork, question: Question, what: str, reply: _Reply) -> None:
    """Say what became of a mail to a question, and pass it on to the GM: a bare yes or no once, words a few times.

    A robot may answer each of these too, so they come to an end.
    """
    if question.seat_id is None:
        tell_of_stranger(office, work, reply.letter)
        return
    times = 1 if reply.said.plain is not None and not reply.said.more else _MOST_TOLD
    number = _free(work, question, question.seat_id, what, times)
    if number:
        _tell(office, work, question, what, key=_numbered(what, number), reply=reply, last=number == _MOST_TOLD)
        _pass_on(office, work, question, reply, what)


def _free(work: UnitOfWork, question: Question, seat_id: int, what: str, times: int) -> int:
    """Return the how-manieth of so many letters about a question this would be, from 1; 0 where all have been sent."""
    known = work.players.get(work.seats.get(seat_id).player_id).addresses
    for number in range(1, times + 1):
        key = f"{letter_key(question)}/{_numbered(what, number)}"
        if not any(work.outbox.by_key(f"{key}/{address}") for address in known):
            return number
    return 0


def _numbered(what: str, number: int) -> str:
    return what if number == 1 else f"{what}-{number}"


def _disowns(reply: _Reply) -> bool:
    """Return whether an answer says that somebody else wrote in its writer's name."""
    return reply.said.disowns or disowns(reply.words) or cries_out(reply.words)


def _tell_disowned(office: Office, work: UnitOfWork, question: Question, reply: _Reply) -> None:
    """Have the GM hear that a mail was not the player's, though its question is settled; say so, a few times."""
    if question.seat_id is None:
        tell_of_stranger(office, work, reply.letter)
        return
    number = _free(work, question, question.seat_id, "disowned", _MOST_TOLD)
    if number:
        key = _numbered("disowned", number)
        _tell(office, work, question, "disowned", key=key, reply=reply, last=number == _MOST_TOLD)
    _pass_on(office, work, question, reply, "disowned", most=None if number else _MOST_PASSED_ON)


def _pass_on(
    office: Office, work: UnitOfWork, question: Question, reply: _Reply, what: str, *, most: int | None = None
) -> None:
    """Pass an answer to a player's question on to the GM, with what became of it; ``most``: so many an hour."""
    if question.seat_id is not None:
        seat = work.seats.get(question.seat_id)
        game, player = work.games.get(seat.game_id), work.players.get(seat.player_id)
        who = Known(game, seat, player, "question", what != "elsewhere")
        pass_on(office, work, reply.mail, reply.letter, who, _why_passed_on(question, what, who), most=most)


def _why_passed_on(question: Question, what: str, who: Known) -> str:
    """Return what the GM is told of an answer that is passed on; of one from elsewhere, what they can do about it."""
    if what == "unclear":
        return say("It came as an answer to a question of ours, and was not understood as one.")
    if what == "refused":
        return say("It came as a no to a question of ours, and counted as that; what else is in it is for you.")
    if what == "disowned":
        return _why_disowned(question, who)
    if what != "elsewhere":
        return say("It came as an answer to a question of ours that is settled, and nothing was done.")
    said = say(
        "It came as an answer to a question of ours, but not from an address of {name}'s that we know, so nothing was "
        "done; {name} has been told. If it was somebody else, `pbm seat rekey {key} {number}` gives the seat a fresh "
        "reply address.",
        name=who.seat.name,
        key=who.game.key,
        number=who.seat.number,
    )
    if question.kind != "hold" or question.mail_id is None:
        return said
    sure = say(
        "If you are sure that it was {name}: `pbm mail accept {mail}` counts the mail that the question is about, "
        "`pbm mail refuse {mail}` throws it away.",
        name=who.seat.name,
        mail=question.mail_id,
    )
    return joined((said, sure))


def _why_disowned(question: Question, who: Known) -> Phrase:
    """Return what the GM is told of an answer that disowns a mail when its question is settled: what they can do."""
    told = say(
        "{name} says that a mail in their name was not theirs. Our question about it is settled, so nothing was done "
        "by itself. `pbm seat rekey {key} {number}` gives the seat a fresh reply address.",
        name=who.seat.name,
        key=who.game.key,
        number=who.seat.number,
    )
    address = str(question.data.get("address", ""))
    if question.kind != "address" or address not in who.player.addresses:
        return told
    added = say(
        "The question was about {address}, which is one of {name}'s addresses now: `pbm seat address {key} {number} "
        "--remove {address}` takes it out.",
        address=address,
        name=who.seat.name,
        key=who.game.key,
        number=who.seat.number,
    )
    return joined((told, added))


def _tell(
    office: Office,
    work: UnitOfWork,
    question: Question,
    what: str,
    *,
    key: str | None = None,
    reply: _Reply | None = None,
    last: bool = False,
) -> None:
    """Say to whom a question was put what became of it: ``too-late``, ``answered``, ``unclear``, ``forgotten``.

    And ``kept``: no address is added, and nothing undone; ``undone``: what they said no to had been undone at an
    earlier no; ``elsewhere``: the answer came from an address that is not theirs; ``disowned``: it says that somebody
    else wrote, and nothing can be done by itself any more. An address that was asked about is not written to, though
    it may have been added since: it may be somebody else's. ``reply``, where it is given, is
    passed on to the GM; after the ``last`` of these nothing more is told.
    """
    key = f"{letter_key(question)}/{key or what}"
    now = office.clock.now()
    if question.seat_id is not None:
        seat = work.seats.get(question.seat_id)
        player = work.players.get(seat.player_id)
        asked_about = str(question.data.get("address", "")) if question.kind == "address" else ""
        others = tuple(address for address in player.addresses if address != asked_about)
        by_gm = question.data.get("by_gm") is True
        counts = question.status == "yes" or (by_gm and question.status == "replaced")
        office.letters.to_seat(
            work,
            kind="question",
            key=key,
            game=work.games.get(seat.game_id),
            seat=seat,
            player=replace(player, addresses=others or player.addresses),
            now=now,
            question=question if what in ("unclear", "kept", "elsewhere") else None,
            context={
                "what": what,
                "asked": in_zone(question.asked_at, player.zone),
                "kind": question.kind,
                "by_command": question.data.get("by_command") is True,
                "sender": str(question.data.get("address", "")) or say("an unknown sender"),
                "counted": question.kind == "hold" and counts,
                "refused": by_gm and question.status == "no",
                "passed": reply is not None,
                "writer": reply.letter.sender.address if reply and reply.letter.sender else say("an unknown sender"),
                "last": last,
            },
        )
