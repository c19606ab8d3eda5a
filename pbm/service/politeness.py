"""Mails that only thank, or say that ours came: answered in kind, and left at that."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.core.phrases import say
from pbm.orders.consent import Heard, heard
from pbm.orders.kinds import is_thanks, may_order, says_nothing
from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.of_subject import typed_into
from pbm.orders.replies import named
from pbm.orders.standing.acknowledged import only_acknowledges
from pbm.service import amend
from pbm.service.commands import Desk
from pbm.service.identity import Known, without_tags
from pbm.service.ports import UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import Round
from pbm.service.unconfirmed import told_of_waiting

__all__ = ["answer_politeness", "as_a_letter", "is_warm", "only_thanks", "orders_stand", "speaks_of_orders"]

_SMILES: Final = frozenset("👍👌✅✔☑❤♥💚💙💛🧡💜😀😃😄😁😊🙂😉😍🥰😎🙏🎉👏💪🥳😅😂🤣")
_OF_MAIL: Final = (
    r"(?:now|it|that|this|all|everything|letting me know|confirming"
    r"|(?:your|the) (?:mail|e-?mail|receipt|answer|reply|message|confirmation|report|update))"
)
_TO_SOMEBODY: Final = late(
    rf"(?i)\b(?:for|für|pour|voor|por|per)\b(?! {_OF_MAIL}\b)"
    r"|\b(?:everybody|everyone|you all|to all|folks|alle|allen|zusammen|tous|toutes|allemaal|todos|tutti|guys)\b"
)
"""Thanks for something that somebody has done, or words for all: somebody is to read those."""
_HEADINGS: Final = frozenset(("orders", "my orders", "snakes", "züge", "meine züge"))
"""Subjects that only say what a mail is."""
_PARTS: Final = late(r"[.!,;\n()]|\s[–—-]\s")
_NAME: Final = 2  # words of a name
_SHORT: Final = 200
_LETTER: Final = 12  # words of a mail that is more than a note
_ELSEWHERE: Final = late(r"\b(?:up|down|(?:come|came|coming|be|am|are|is) back)\b", re.IGNORECASE)


def only_thanks(words: Sequence[str], said: Heard, names: Sequence[str] = ()) -> bool:
    """Return whether a mail is made of thanks, of greetings or of a smile: "Thanks! Lovely.", "got it", a thumb.

    A word alone that is nobody's name may be more: "Thanks. Beware."
    """
    text = " ".join(words)
    if not text.strip() or "?" in text or any(map(str.isdigit, text)) or is_counting(text):
        return False
    if _smiles(text) or said.courteous or said.only_seen or said.nods:
        return True
    parts = [part for part in _PARTS.split("\n".join(words)) if len(part.split()) in (1, _NAME)]
    known = all(only_acknowledges([part]) or heard((part,), names).silent for part in parts)
    return known and only_acknowledges(words)


def is_warm(words: Sequence[str]) -> bool:
    """Return whether a short mail without a number thanks or praises, whatever else it says."""
    text = " ".join(words)
    return len(text) <= _SHORT and not any(map(str.isdigit, text)) and (only_acknowledges(words) or is_thanks(words))


def answer_politeness(desk: Desk, said: Heard, words: Sequence[str], reading: Reading, answer: Answer) -> bool:
    """Answer a mail that only thanks, and have nobody else hear of it; return whether this is such a mail.

    Where something is asked about the mail and no orders stand it may have been meant to bring some; what is typed into
    the subject, or is said to another player's letter, may be more than politeness. Thanks for what somebody did,
    words for all, and thanks after the end of the game reach the GM as ever.
    """
    names = (desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name)
    if reading.kind == "question" or not only_thanks(words, said, names) or _more_in_subject(desk):
        return False
    if desk.who.game.status == "over" and any(map(str.isalpha, " ".join(words))):
        return False  # thanks at the end of a game are the GM's to read
    if desk.letter.unreadable or desk.letter.overbuilt or _TO_SOMEBODY.search(" ".join(words)):
        return False
    answered = [ours for ours in map(desk.work.outbox.by_message_id, desk.letter.in_reply_to) if ours is not None]
    if any(ours.kind == "letter" for ours in answered) or (
        reading.problems and not orders_stand(desk.work, desk.who, desk.round_)
    ):
        return False
    answer.title = say("Thank you")
    answer.outcomes.append("thanks: nothing to do")
    answer.said.append(say("You are welcome. Your mail asks for nothing, so nothing has changed."))
    answer.said += told_of_waiting(desk.work, desk.who.seat, desk.who.player)
    return True


def as_a_letter(desk: Desk, reading: Reading, words: Sequence[str]) -> Reading:
    """Return a reading of which nothing is asked where orders stand and a mail has no word of any: the GM reads it.

    "What a clever machine!" above a receipt that is quoted whole, with its form, is no attempt to order.
    """
    nothing = bool(reading.problems) and all(named(problem) in ("empty", "announced") for problem in reading.problems)
    if reading.kind != "other" or not nothing or reading.asked or not any(map(str.isalpha, "".join(words))):
        return reading
    if says_nothing(words) or speaks_of_orders(words) or not orders_stand(desk.work, desk.who, desk.round_):
        return reading
    return replace(reading, verdict="clear", problems=(), quotes=(), chatter=True)


def speaks_of_orders(words: Sequence[str]) -> bool:
    """Return whether a mail has a word of orders; in a letter "up", "down" and "come back" tell of other things.

    "Bump it up" changes something; "I'll have the phone up on the roof of an evening, so just yell" does not.
    """
    letter = sum(len(line.split()) for line in words) >= _LETTER
    return may_order([_ELSEWHERE.sub("", line) for line in words] if letter else words)


def orders_stand(work: UnitOfWork, who: Known, round_: Round | None) -> bool:
    """Return whether orders of a seat stand for a round; where none is open none are lacking."""
    if round_ is None:
        return True
    standing = work.orders.standing(round_.id, who.seat.id)
    return standing is not None and bool(amend.said(standing.orders))


def _more_in_subject(desk: Desk) -> bool:
    """Return whether a player wrote something into the subject that is more than thanks too."""
    answered = [ours for ours in map(desk.work.outbox.by_message_id, desk.letter.in_reply_to) if ours is not None]
    subjects = [without_tags(desk.office.decode(ours.raw).subject) for ours in answered]
    typed = typed_into(without_tags(desk.letter.subject), subjects)
    if not any(map(str.isalnum, typed)) or typed.casefold().strip(" .!") in _HEADINGS:
        return False
    return not only_thanks([typed], heard([typed]))


def _smiles(text: str) -> bool:
    """Return whether a text is made of nothing but friendly signs."""
    signs = [ch for ch in text if not ch.isspace() and unicodedata.category(ch) not in ("Mn", "Cf", "Sk")]
    return bool(signs) and all(ch in _SMILES for ch in signs)
