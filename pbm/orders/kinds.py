"""What sort of mail it is, apart from the orders in it: a robot's, an advertisement, a farewell, a question."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.words import ASK_STARTS

__all__ = ["is_advertisement", "is_invitation", "is_question", "is_resignation", "is_robot", "is_robot_subject"]

_ROBOT_SUBJECT = re.compile(
    r"\s{0,4}(?:\[[^\]]{0,40}\]\s?)?(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|autoreply"
    r"|out[ -]of[ -](?:the )?office"
    r"|ooo\b|on (?:vacation|holiday|leave)\b|vacation (?:reply|response|notice)|away from (?:the "
    r"|my )?(?:office|mail|desk)"
    r"|abwesenheit|automatische antwort|réponse automatique|absence du bureau|respuesta automática"
    r"|risposta automatica"
    r"|automatisch antwoord|afwezig|autosvar|fuori sede|please confirm your (?:message|e-?mail)"
    r"|your (?:message|e-?mail) (?:has been|is being) held"
    r"|undeliver|delivery status|delivery (?:has )?fail|mail delivery|returned mail|failure notice"
    r"|read:|gelesen:)",
    re.IGNORECASE,
)
_ROBOT_WORDS = re.compile(
    r"\b(?:(?:i am|i'm|i will be|i'll be|am) (?:currently )?(?:out of (?:the )?office"
    r"|away from (?:the |my )?(?:office|desk|e-?mail))"
    r"|on (?:annual|maternity|paternity|parental|sick) leave (?:until|till|from)"
    r"|no (?:or limited )?access to (?:my )?e-?mail"
    r"|limited access to (?:my )?e-?mail|will (?:reply|respond|answer)(?: to your (?:e-?mail"
    r"|message))? (?:on|upon|when|after) (?:my |i )?return"
    r"|(?:this is an )?(?:automatic|automated|auto-?generated) (?:reply|response|message|answer)"
    r"|your e-?mail (?:has|will) not be(?:en)? forwarded"
    r"|your (?:message|e-?mail) (?:has been|was|is being) (?:held|quarantined)|could not be delivered"
    r"|undeliverable"
    r"|(?:do not|don't) reply to this (?:e-?mail|message)|ich bin (?:derzeit "
    r"|zurzeit )?nicht im (?:büro|haus)"
    r"|je suis (?:actuellement )?absente?|bin ich nicht erreichbar|estoy fuera de la oficina)",
    re.IGNORECASE,
)
_INVITATION = re.compile(
    r"\s{0,4}(?:accepted|declined|tentative(?:ly accepted)?|angenommen|zugesagt|accepté|canceled"
    r"|cancelled|invitation|updated invitation)\s?:",
    re.IGNORECASE,
)
_INVITED = re.compile(
    r"\bhas (?:tentatively )?(?:accepted|declined) (?:this|your|the) (?:invitation|event|meeting)", re.IGNORECASE
)
_SELLING = re.compile(
    r"unsubscribe|claim (?:now|your)|click here|\bbonus|\bfree\b|casino|jackpot|\bstake\b|lottery"
    r"|winner|limited (?:time )?offer|\b18\+|discount"
    r"|\bviagra|crypto|bitcoin|act now|order now|buy now|deposit|prize|congratulations|special offer"
    r"|view (?:this|in) (?:e-?mail|browser)",
    re.IGNORECASE,
)
_RESIGN = re.compile(
    r"\b(?:i (?:hereby |must |have to |wish to |want to |would like to |shall |will |am going to "
    r"|need to )*(?:resign|quit|retire)\b"
    r"|i'?(?:ll|m going to|d like to| have to|m afraid i (?:have|need) to) (?:have to )?(?:resign"
    r"|quit|drop out|withdraw)\b"
    r"|(?:have|need|want|wish|going|like|forced|decided) to (?:resign|quit|drop out|withdraw from"
    r"|retire from|pull out|bow out|leave the game|leave this game)"
    r"|i'?m (?:resigning|quitting|dropping out|withdrawing|pulling out|bowing out|leaving the game)"
    r"|i am (?:resigning|quitting|dropping out|withdrawing|leaving the game)"
    r"|(?:take|remove) (?:me|my piece|my counter|my name) (?:off|from|out)|(?:drop|count) me out"
    r"|i resign|i'?m out of (?:the|this) game|i concede|please drop me)",
    re.IGNORECASE,
)
_NOT_RESIGNING = re.compile(
    r"\b(?:not|never|don't|won't|wouldn't|isn't|no intention|rather than|if|unless|might|may|refuse"
    r"|almost|nearly|how (?:do|can)|can) "
    r"(?:\w{1,12} ){0,4}(?:resign|quit|drop|withdraw|retire|pull|bow|leave|leaving|resigning|quitting"
    r"|dropping|out)",
    re.IGNORECASE,
)
_REACH = 20_000  # a letter says what it is within this many characters


def _text(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines)[:_REACH].split())


def is_robot_subject(subject: str) -> bool:
    """Whether a subject is one that only machines write."""
    return _ROBOT_SUBJECT.match(subject[:200]) is not None


def is_robot(lines: Sequence[str]) -> bool:
    """Whether the words are those of a machine that answers for somebody."""
    return _ROBOT_WORDS.search(_text(lines)) is not None


def is_invitation(subject: str, lines: Sequence[str]) -> bool:
    """Whether a calendar wrote the mail."""
    return _INVITED.search(_text(lines)) is not None or (
        _INVITATION.match(subject[:200]) is not None and "@" in subject
    )


def is_advertisement(subject: str, lines: Sequence[str]) -> bool:
    """Whether the mail sells something."""
    found = {match.group().casefold() for match in _SELLING.finditer(f"{subject[:300]} {_text(lines)}")}
    return len(found) >= 3


def is_resignation(lines: Sequence[str]) -> bool:
    """Whether somebody gives up the game, in plain words of the first person."""
    text = _text(lines)
    return _RESIGN.search(text) is not None and _NOT_RESIGNING.search(text) is None


def is_question(lines: Sequence[str]) -> bool:
    """Whether something is asked."""
    for line in lines:
        if "?" in line:
            return True
    first = next((line for line in lines if line.strip()), "").split()
    return bool(first) and first[0].casefold().strip(",") in ASK_STARTS - {
        "will",
        "have",
        "has",
        "had",
        "should",
        "was",
        "were",
        "any",
        "anyone",
        "may",
    }
