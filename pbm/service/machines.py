"""Mail that a machine wrote: kept, sorted, never answered, never orders."""

from __future__ import annotations

import re
from dataclasses import replace

from pbm.orders.cleaning.clean import clean
from pbm.orders.words import keyword
from pbm.service.authorship import who_wrote
from pbm.service.bounces import note_bounce
from pbm.service.identity import Addresses, Known
from pbm.service.notices import tell_of_challenge
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import MailIn

__all__ = ["in_whose_name", "is_challenge", "is_mail_system", "note_machine", "of_a_person"]

_BEGINNING = 3000
_WEAK = (
    "it comes from a mailing list",
    "its subject",
    "its sender is an address",
    "Precedence: list",
    "it has more than",
)
"""How a sign begins that a person's mail may carry too."""
_CALENDARS = "it is a calendar's"
"""How a sign begins that a calendar sent a mail, perhaps with a note of its user's."""
_CERTAIN = ("it carries our own", "its sender is empty", "it is a re", _CALENDARS)
"""How a sign begins that no mail of a person's has: our own mark, no sender, reports and receipts of mail programs."""
_CALENDAR_FILE = "BEGIN:VCALENDAR"
_MAIL_SYSTEMS = frozenset(("postmaster", "mailer-daemon", "mailerdaemon", "mail-daemon", "maildaemon", "mdaemon"))
_HELD_BACK = re.compile(
    r"\b(?:your (?:e-?mail|message|mail)s?(?: you sent)?|th(?:is|e) (?:e-?mail|message|mail)s? (?:that )?you sent"
    r"(?: to \S{1,80})?) (?:has|have|is|was|will)(?: not)?"
    r" (?:been |be |being )?(?:held|quarantined|(?:wait|grey|gray)-?listed|delivered until|put on hold|waiting)"
    # What our mail is called may stand in between: "Your message attached below", "Your mail of 1 December to Brenda".
    r"|\byour (?:e-?mail|message|mail)s? [^.!?]{1,80} (?:has been|have been|is|are)(?: (?:being|now))?"
    r" (?:held|quarantined|kept|put on hold)\b"
    r"|\b(?:your|th(?:is|e)) (?:e-?mail|message|mail) is on hold\b|\b(?:has|have) not yet been delivered\b"
    r"|(?:wird|wurde) zurückgehalten|en attente de (?:votre )?(?:confirmation|validation)",
    re.IGNORECASE,
)
_ASKED_OF_US = re.compile(
    r"\bprotecting (?:myself|ourselves|himself|herself|themselves|itself|(?:my|our|this) \w{1,12})"
    r" (?:from|against) (?:\w{1,12} ){0,2}(?:junk|spam|unwanted)"
    r"|\bverify (?:that )?(?:you are|you're) (?:an? )?(?:(?:real|live|living|actual) ){0,2}(?:human|person|sender)"
    r"|\b(?:prove|confirm|show|verify|check)(?: to (?:me|us))? (?:that )?you(?: are|[’']re)"
    r"(?: not (?:an? )?(?:\w{1,12} ){0,2}(?:robot|bot|machine|computer|program|spammer)"
    r"| (?:an? )?(?:real |live )?human)\b"
    r"|\byou(?: are|[’']re) not an? (?:spam )?(?:ro)?bots?\b.{0,80}https?://"
    r"|\b(?:solve|answer|enter|type|copy|calculate|click|press|reply|respond)\b.{0,160}\b(?:to (?:have|get|let)"
    r" (?:your|this|the) (?:e-?mail|mail|message)s? (?:be )?(?:delivered|accepted|released|through)"
    r"|(?:before|until|or) (?:your|this|the) (?:e-?mail|mail|message) (?:is|can be|will be|gets) delivered)\b"
    r"|\badd yourself to my guest list\b"
    r"|\b(?:complete|finish) the (?:sender )?verification(?: process)?\b"
    r"|\b(?:only|incoming) (?:allow|accept) (?:\w{1,12} ){0,3}(?:messages|mail|e-?mails?) (?:only )?"
    r"from (?:senders|people)"
    r"|\bbe added to my list of (?:approved|allowed|known) senders\b"
    r"|\b(?:votre|ton) (?:e-?mail|message|courriel) (?:n'a|ne sera|est|a été) (?:\w{1,12} ){0,3}"
    r"(?:délivré|distribué|retenu|bloqué|mis en attente)\b.{0,200}\b(?:cliqu|authentifi|identifi)"
    r"|\b(?:vous authentifier|prouve[rz] que vous (?:êtes|n'êtes)|que vous n'êtes pas un robot)\b"
    r"|\bbestätigen sie, dass sie (?:ein mensch|kein (?:robot|spam))"
    r"|\bbevestig dat u (?:een mens|geen (?:robot|spam))|\bconfirme que (?:es|usted es) (?:una persona|humano)"
    r"|\bconferm(?:i|a) (?:di essere|che (?:lei è|sei)) (?:una persona|un essere umano)",
    re.IGNORECASE | re.DOTALL,
)
"""What only a program asks of whoever writes to somebody: to prove that no program wrote."""
_WORD = re.compile(r"[^\W\d_]+")
_PROVE = re.compile(
    r"\b(?:confirm|verify|authenticate|prove|validate|bestätigen|confirmer|valider)\b"
    r"|\b(?:click|visit|follow)\b.{0,80}\blink\b|\bcaptcha\b|\b(?:approved|safe|allowed|accepted) senders?\b"
    r"|\bwhite-?list|\bto have it delivered\b|\benter (?:the |this )?code\b|\b(?:has|have)(?: not|n't) been verified\b"
    r"|\bto (?:release|deliver) (?:your|the|this) (?:e-?mail|mail|message)|\bsend (?:me |us )?an? (?:empty|blank) ",
    re.IGNORECASE,
)


def is_challenge(letter: Letter) -> bool:
    """Return whether a mail says that ours is held until somebody proves to be a person.

    A person may write such words too; orders beside them show that one did.
    """
    words = f"{letter.subject}\n{letter.text[:_BEGINNING]}"
    held = _HELD_BACK.search(words) is not None and _PROVE.search(words) is not None
    if not held and _ASKED_OF_US.search(words) is None:
        return False
    return not any(map(_orders_in, clean(letter.text[:_BEGINNING]).words))


def _orders_in(line: str) -> bool:
    return any(map(str.isdigit, line)) and any(map(keyword, _WORD.findall(line.casefold())))


def of_a_person(letter: Letter) -> Letter:
    """Return a letter as a person's where a calendar sent it with orders that its user wrote beside the answer.

    Who accepts or declines an invitation may add a note; what the calendar writes of itself has no orders, and what
    stands in its own file is nobody's words.
    """
    if not (letter.automatic or "").startswith(_CALENDARS) or _CALENDAR_FILE in letter.text.upper():
        return letter
    if not any(map(_orders_in, clean(letter.text[:_BEGINNING]).words)):
        return letter
    return replace(letter, automatic=None)


def is_mail_system(work: UnitOfWork, letter: Letter) -> bool:
    """Return whether a mail is from a mail host's own address, and no player has that for theirs."""
    sender = letter.sender.address.lower() if letter.sender else ""
    return sender.partition("@")[0] in _MAIL_SYSTEMS and not work.players.by_address(sender)


def in_whose_name(work: UnitOfWork, addresses: Addresses, letter: Letter, mail: MailIn) -> Known | None:
    """Return the seat whose words a machine's mail may have, for the GM to look at; None where there is no sign of any.

    It came to the seat's signed address, or to the envelope sender of a mail of ours to the seat; and it has orders, or
    only its words, its sender or its way say that a machine wrote it.
    """
    if letter.bounce or is_challenge(letter) or (letter.automatic or "").startswith(_CERTAIN):
        return None
    weak = letter.automatic is None or letter.automatic.startswith(_WEAK)
    if not weak and not any(map(_orders_in, clean(letter.text[:_BEGINNING]).words)):
        return None
    who = who_wrote(work, addresses, letter, mail)
    if isinstance(who, Known) and who.how == "reply address":
        return who
    envelope = addresses.bounced(letter, mail.envelope_to)
    ours = work.outbox.by_envelope(envelope) if envelope is not None else None
    if ours is None or ours.seat_id is None or not any(map(_orders_in, clean(letter.text[:_BEGINNING]).words)):
        return None
    seat = work.seats.get(ours.seat_id)
    return Known(work.games.get(seat.game_id), seat, work.players.get(seat.player_id), "envelope", False)


def note_machine(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter) -> str:
    """Keep what a machine's mail tells us of an address, tell the GM of a challenge; return what it was."""
    if letter.bounce:
        return note_bounce(office, work, mail, letter)
    if is_challenge(letter):
        tell_of_challenge(office, work, mail, letter)
        return "automatic: it wants a person to prove that our mail is no spam; not answered"
    if letter.automatic is None and is_mail_system(work, letter):
        return "automatic: its sender is a mail system; not answered"
    return f"automatic: {letter.automatic or 'it came to an address that only machines write to'}; not answered"
