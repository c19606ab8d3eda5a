"""Orders that a player says and somebody beside them types: "I am typing for Gran. She says she wants the 5".

They are the player's own, so they are read as the player said them: "I want the 5". The same goes for what the mail
tells of the player whose seat it is, by name, whoever types, and for what a child says whom the player let choose. Who
sends, passes on or hands in what another wants, from elsewhere, is somebody else; that is told apart where such mails
are read.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in
from pbm.orders.words import OVERRULING
from pbm.orders.writers.for_a_player import KIN
from pbm.orders.writers.of_oneself import WORDS_TOO

__all__ = ["OWN_ORDERS", "as_it_was_said", "told_by_themselves"]

_MOST = 4000  # characters that are looked at
_NEEDS = word_set(
    "typing typed typist dictating dictates dictated type types scribe secretary calling reading shouting wants says "
    "here"
)
_ELDERS = (
    "gran grandma grandpa grandmother grandfather granddad nan nana nanny mummy daddy papa oma opa abuela nonna mamie"
)
_KIN = rf"(?:(?:my|our|the|great|dear|old|poor|little)[\s-]+){{0,2}}(?:{KIN}|{'|'.join(_ELDERS.split())})"
_NAME = r"(?-i:(?:(?:Mr|Mrs|Ms|Miss|Dr|Great|Uncle|Aunt|Auntie|Old)\.?\s+){0,2}[A-Z][^\W\d_]{1,14})"
_PARENT = r"(?:mum|mam|mom|dad|mummy|daddy|mother|father)"
_WHO = rf"(?:{_KIN}|him|her|them|{_NAME})(?!\w)"
_TAKEN_DOWN = late(
    rf"\b(?:typing|tapping)(?:\s+(?:this|it|these|that|away|in|out|down|up)){{0,2}}\s+for\s+"
    rf"(?P<for>{_WHO})(?!\s+(?:and\s+me|another|in\s+the)\b)"
    rf"|\b(?:this\s+is|it's)\s+{_NAME}\s+typing\s+(?:because|as|since|while|for)\s+(?P<with>{_KIN}|{_NAME})"
    r"|\bI\s+(?:did|do|am\s+doing)\s+(?:all\s+)?the\s+typing\b"
    r"|\bI(?:'m|\s+am)\s+(?:just\s+|only\s+|merely\s+)?(?:the|his|her|their)\s+(?:typist|scribe)\b"
    rf"|\b(?P<by>{_KIN}|{_NAME})\s+(?:is\s+)?(?:dictating|dictates),?\s+(?:and\s+|so\s+)?I(?:'m|\s+am)?\s+(?:only\s+|just\s+)?typ(?:e|ing)\b"
    rf"|\b(?:he|she|(?P<calls>{_KIN}|{_NAME}))(?:'s|\s+is)\s+(?:calling|reading|shouting|dictating)\s+(?:(?:it|this|them|these)\s+)?"
    r"(?:out\s+)?to\s+me\b"
    rf"|\b(?P<asks>{_KIN}|{_NAME})\b[^.!?\n]{{0,60}}\bwants\s+me\s+to\s+(?:write|type|put)\s+(?:exactly\s+|just\s+)?(?:this|that)\b"
    r"|\bI(?:'m|\s+am)\s+(?:only\s+|just\s+)?typing\s+(?:up\s+|down\s+)?(?:just\s+|exactly\s+)?what\s+(?:he|she|they)\b"
    rf"|(?<!'s )\b(?P<says>mum|mummy|mam|mom|dad|daddy|gran|grandma|grandad|grandpa|nan|nana)\s+(?:is|has|can't)\b"
    r"[^.!?\n]{0,60}?(?=\b(?:and\s+)?(?:she|he)\s+says\s+to\s+(?:tell|say|type|put|send|write)\b)"
    rf"|\b(?P<here>{_NAME})\s+here,?\s+(?:on|from|using|at)\s+(?P<of>{_NAME})['’]s\s+(?:own\s+)?"
    r"(?:e-?mail|account|phone|telephone|mobile|laptop|computer|tablet|i-?pad|address|machine)\b"
    rf"|\b(?P<child>{_NAME})['’]s\s+{_PARENT}\s+here\b"
    rf"|\b(?:she|he|{_NAME})\s+(?:has\s+)?dictated\s+(?:her|his|their|the)\s+orders(?:\s+to\s+me)?"
    rf"(?:\s+with\s[^.!?:\n]{{1,30}})?(?=\s?[:–-])(?=[^()]{{0,600}}\((?P<ward>{_NAME})['’]s\s+{_PARENT}\))"
    rf"|\btyped\s+by\s+(?:his|her|their)\s+{_KIN}(?=\s+(?:as|because|while|since)\b)",
    re.IGNORECASE,
)
_STRANGER = r"\bfor\s+(?:me|us)\b|\b(?:neighbou?r|friend|colleague|lodger|landlord|landlady|hospital)\b|\basked\s+me\b"
_OF_STRANGERS = late(rf"{_STRANGER}|\b(?:some(?:body|one)|an?other)\b", re.IGNORECASE)
_OTHERWISE = late(
    rf"{_STRANGER}|\b(?:over|on|by)\s+(?:the\s+)?(?:phone|telephone)\b|\b(?:rang|phoned|called|texted)\s+(?:me|us)\b",
    re.IGNORECASE,
)
"""What tells that who types is not beside the player, or is the player."""
OWN_ORDERS = late(
    r"\bI(?:'ll|'d|\s+will|\s+would|\s+shall)?\s+(?:throw|play|nominate|want|wanted|like|prefer|go|move|take|said|say|think|hope)\b"
    r"|\b(?:my|our)\s+(?:own\s+)?(?:throw|trapdoor|orders?|move|turn|number|go)\b",
    re.IGNORECASE,
)
"""What the one who types orders, or thinks of it, themselves."""
_QUOTED = late(r"""(?<=[:,])\s*["“](?P<said>[^"”]{3,400})["”]""")
_TOLD = late(
    r"""(?<=[:,])\s*["“][^"”]{3,80}["”]"""
    r"|\b(?:he|she)(?:'d| would)? (?:says|said|told me|wants|like|dictated|asked me|has asked)\b",
    re.IGNORECASE,
)
"""What tells that it is the owner of an address who orders."""
_NOT_TOLD = late(
    r"\b(?:he|she) (?:told|asked|says|said)\b[^.!?]{0,20}\b(?:not|never|mine|my)\b|\bmy own\b", re.IGNORECASE
)
_CHOOSING = word_set(
    "charge choosing picking deciding boss shots helm chose chooses choose picked picks pick decides decide decided "
    "spoken chosen insists"
)
_YOUNG = (
    r"(?:(?:grand)?(?:son|daughter|child|kid)|boy|girl|lad|lass|wee\s+one|little\s+(?:one|man|girl|boy)|toddler|youngest"
    r"|eldest|nephew|niece)"
)
_CHILD = late(
    rf"\b(?:(?:my|our|the)\s+(?:\w+\s+)?(?P<who>{_YOUNG})\b(?:\s+(?P<name>{_NAME}))?(?:\s*\([^()\n]{{1,20}}\)"
    rf"|,[^,.!?\n]{{1,20}},)?|(?P<aged>{_NAME})(?:\s*\(\d{{1,2}}\)|,\s+(?:aged\s+)?\d{{1,2}},|\s+is\s+\d{{1,2}}\s+and\s+s?he))"
    r"(?:'s|\s+(?:is|was))?\s+"
    r"(?:in\s+charge|choosing|picking|deciding|the\s+boss|calling\s+the\s+shots|at\s+the\s+helm"
    r"|(?:has\s+)?(?:spoken|chosen|picked|decided|chose)|chooses|picks|decides"
    r"|(?:wanted|gets|got)\s+to\s+(?:pick|choose|decide)|(?=insists\s+on\b))\b"
    r"(?![^.!?\n]*\blast\s+(?:time|turn|week|month|round)\b)",
    re.IGNORECASE,
)
"""A child of the house whom the player lets choose: "my daughter is in charge", "Alfie is 5 and he is choosing"."""
_SOMEBODY = late(
    rf"\bfor\s+(?P<for>{_NAME})|\b(?P<who>(?!(?:she|he|they|it|that|this|there|here|who|what|throw|trap|trapdoor|move)\b)"
    rf"{_NAME}|{KIN})(?:'s(?!\s+(?:{KIN}))|\s+(?:is|has|was|will|would|can't|wants?|says?|said|thinks|plays|throws))\b",
    re.IGNORECASE,
)
_PARTNER = (
    r"(?:husband|wife|(?:other|better)\s+half|partner|hubby|missus|son|daughter|mum|mam|mom|dad|mother|father|sister"
    r"|brother|grand(?:son|daughter))"
)
_HERE = late(
    rf"\A\s*(?:(?:hi|hello|hey|dear|good\s+\w+|g'?day)\b[^.!?\n\d]{{0,30}}?[,!.]?\s+)?"
    rf"(?P<here>{_NAME})\s+here(?:,\s+(?P<of>{_NAME})['’]s\s+{_PARTNER})?"
    r"(?:,?\s+(?:on|from|using|at)\s+(?:her|his)\s+(?:own\s+)?(?:e-?mail|account|phone|laptop|computer|tablet|address))?"
    r"(?=\s*[.,!:;–-])",
    re.IGNORECASE,
)
"""Who writes from the address of one they live with: "Sid here, Gwen's husband. She says six"."""
_TOLD_THEM = late(
    r"\b(?:he|she)(?:(?:'s|\s+is)\s[^.!?,;\n\d]{1,50}?\band)?\s+(?:has\s+|'s\s+)?(?:just\s+)?"
    r"(?:rang|rung|phoned|called|texted|messaged)\s+(?:me\s+)?(?:just\s+now\s+|from\s+the\s+[^\W\d]{1,20}\s+)?"
    r"(?:to\s+say|saying|and\s+said)\s+(?:that\s+)?",
    re.IGNORECASE,
)
_HAD_IN_MIND = late(
    r"\b(?:he|she)\s+(?P<verb>(?:wrote|put|typed|sent|meant|wanted|said)\b|(?:does\s+not|doesn't)(?=\s+(?:want|mind|care|need)\b))",
    re.IGNORECASE,
)
_SHE_SAYS = late(r"(?P<who>She)\s+says\b")
_GUESSED = late(
    r"\bI\s+(?:reckon|guess|suppose|imagine|bet|believe|expect|suspect)\b|\bI'm\s+guessing\b", re.IGNORECASE
)
_SPOKEN = late(r"""(?:(?<=[.,:] )|(?<=throw )|(?<=play ))"(?P<said>[^"]{3,80}?)[.,!]*"(?P<on>(?=\s+[a-z]))?""")
_WANTS = {
    "wants": "want",
    "wishes": "wish",
    "would like": "would like",
    "'d like": "'d like",
    "will": "will",
    "'ll": "'ll",
    "is going": "am going",
    "'s going": "'m going",
    "is throwing": "am throwing",
    "is playing": "am playing",
    "throws": "throw",
    "plays": "play",
    "rolls": "roll",
    "takes": "take",
    "moves": "move",
    "goes for": "go for",
    "picks": "pick",
    "chooses": "choose",
    "nominates": "nominate",
    "has chosen": "have chosen",
    "has picked": "have picked",
    "insists on": "want",
}
_VERB = "|".join(want.replace(" ", r"\s+") for want in sorted(_WANTS, key=len, reverse=True))
_OWNED = r"throws?|moves?|trap\s?-?doors?|traps?|orders?|die|dice|numbers?|nomination|roll|go|turn"
_ASKED_TO_SEND = late(
    r"\b(?:has\s+)?(?:asks|asked|wants|begs)\s+(?:that\s+)?me\s+to\s+(?:send|give|pass|let|mail|post|forward|hand|type)"
    r"(?:\s+(?:in|you|on|along|over|have|up|out)){0,2}\s+my\s+(?:orders?|moves?|numbers)(?:\s+(?:in|to\s+you|for\s+(?:him|her)))?\b",
    re.IGNORECASE,
)
"""What the one at whose address a mail is written has asked of who writes it."""
_NOT_I = late(r"\b(?:it|that|this|they) won't\b")
"""What somebody thinks of an order and lets it stand: "I have told him that it won't work"."""
_SAYS_BEHIND = late(r",?\s+(?:he|she)\s+says(?=\s*(?:[.!]|$))", re.IGNORECASE | re.MULTILINE)
_SIGNED_FOR = late(
    r"^(?P<name>[^\n()]{1,30}?)[ ,]*\((?:for|pp|p\.p\.|on behalf of) [^\n()]{1,30}\)[ .]*$", re.MULTILINE
)


def as_it_was_said(lines: Sequence[str], players: Collection[str] = (), writer: str = "") -> list[str]:
    """Return ``lines`` with what a player dictated to who types it in the player's own words: "I", "me" and "my".

    ``players`` are the names of the other players, where they are known: who types for one of them has another seat.
    ``writer`` is the name of the player whose seat it is, where that is known.
    """
    said = words_in(lines)
    names = [name for name in (writer, *writer.split()[:1]) if len(name) > 2 and name.casefold() not in WORDS_TOO]
    named = any(word.casefold() in said for name in names for word in name.split()[:1])
    typed, chosen = may_be_in(said, _NEEDS), may_be_in(said, _CHOOSING)
    text = "\n".join(lines).replace("’", "'")
    head, rest = text[:_MOST], text[_MOST:]
    if not (typed or named or chosen) or OWN_ORDERS.search(_QUOTED.sub(" ", head)):
        return list(lines)
    others = {player.casefold() for player in players}
    told = _dictated(head, others) if typed else None
    if told is None and typed and names:
        told = _passed_on_at_home(head, names, others)
    if told is None and named:
        told = _told_of(head, _owner_in(head, names), others)
    if told is None and chosen:
        told = _told_of(head, _CHILD.search(head), others)
    return list(lines) if told is None else (told + rest).split("\n")


def _dictated(head: str, others: Collection[str]) -> str | None:
    """Return a text as the player told it to one who says that they only type, None where nobody says so."""
    found = _TAKEN_DOWN.search(head)
    if found is None or _OTHERWISE.search(head[: found.start()] + head[found.end() :]):
        return None
    who = [found[name] for name in ("for", "of", "by", "with", "calls", "asks", "says", "child", "ward") if found[name]]
    if any(name.casefold() in others for name in (*who, found["here"] or "")):
        return None
    if found["of"] and (not _TOLD.search(head, found.end()) or _NOT_TOLD.search(head, found.end())):
        return None  # "Clive here on Bob's phone: 5 and 12" are Clive's own
    typing = re.sub(r"[^\n]+", "\n" if found["says"] else " ", found.group())
    return told_by_themselves(head[: found.start()] + typing + head[found.end() :], who)


def _passed_on_at_home(head: str, names: Sequence[str], others: Collection[str]) -> str | None:
    """Return a text as the owner of an address told it to who writes from it, None where nobody says that they do.

    ``names`` are those of the owner: "Sid here, Gwen's husband, on her email. She says six" is what Gwen says.
    """
    found = _HERE.search(head)
    if found is None or found["here"].casefold() in {*others, *(name.casefold() for name in names)}:
        return None
    if found["of"] is not None and found["of"].casefold() not in {name.casefold() for name in names}:
        return None
    if _OF_STRANGERS.search(head) or not (_TOLD.search(head) or _HAD_IN_MIND.search(head)) or _NOT_TOLD.search(head):
        return None
    tale = _TOLD_THEM.sub(" ", head[found.end() :].lstrip(" .,!:;–-"))
    tale = _HAD_IN_MIND.sub(lambda one: f"I {re.sub('^does(?= |n)', 'do', one['verb'], flags=re.IGNORECASE)}", tale)
    return _told_of(f"She says {tale}", _SHE_SAYS.match("She says "), others)


def _owner_in(head: str, names: Sequence[str]) -> re.Match[str] | None:
    """Return where a text tells of the player whose seat it is, by name: "Gwen's wrist", "for Gwen", "Gwen says"."""
    name = "|".join(map(re.escape, names))
    return re.search(
        rf"\b(?:for|of)\s+(?P<who>(?i:{name}))(?!\w)"
        rf"|\b(?P<name>(?i:{name}))(?:'s(?!\s+here)|\s+(?:is|was|has|had|can't|cannot|says|said|asks|asked|wants))\b",
        head,
    )


def _told_of(head: str, found: re.Match[str] | None, others: Collection[str]) -> str | None:
    """Return a text with what it tells of one person, ``found`` in it, told by themselves; None if it tells nothing.

    Where somebody else comes in before the last of it, or overrules them, nobody can tell whose orders they are.
    """
    said = re.findall(r"[\w']+", _NOT_I.sub(" ", head.casefold()))
    if found is None or not OVERRULING.isdisjoint(said):
        return None
    who = [name for name in (*found.groupdict().values(), found.group().strip()) if name]
    chosen = "aged" in found.re.groupindex
    tale = told = head[found.start() :]
    if chosen:
        told = _SPOKEN.sub(lambda one: one["said"] + (". " if one["on"] is None else ","), told)
    told = _ASKED_TO_SEND.sub("here are my orders", told_by_themselves(told, who, kin=False))
    same = next((n for n in range(1, len(tale) + 1) if tale[-n:] != told[-n:]), 0)  # behind the last of it
    ahead = tale[: len(tale) - same + 1]
    since = max(ahead.find("."), 0) if chosen else 0  # "Lily is in charge, as Oscar has a cold"
    if (
        not same
        or _GUESSED.search(ahead)
        or any((one["for"] or one["who"]) not in who for one in _SOMEBODY.finditer(ahead, since))
    ):
        return None
    named = {word.casefold() for word in re.findall(r"\w+", ahead)}
    if named & {word for other in others for word in other.split()}:
        return None
    if found.group().casefold().startswith("for "):
        told = f"for me{told[len(found.group()) :]}"  # a game's name might stand there
    return head[: found.start()] + told


def told_by_themselves(text: str, who: Sequence[str], *, kin: bool = True) -> str:
    """Return a text with what it tells of who said it, of "she", or of the family (``kin``), told by themselves."""
    they = "|".join(("she", "he", "they", *((_KIN,) if kin else ()), *(re.escape(one) for one in who)))
    says = rf"(?:{they}|and)\s+(?:says?|said|tells\s+(?:me|you)|told\s+me)"
    says += r"(?:\s+that|\s+to\s+(?:tell\s+you|say|type|put|send|write))?[:,]?\s+"
    wants = re.compile(rf"\b(?:{says})?(?:{they})(?P<gap>\s+(?:also\s+)?|(?='))(?P<verb>{_VERB})\b", re.IGNORECASE)
    owns = re.compile(rf"\b(?:his|her|their|(?:{they})'s)\s+(?=(?:{_OWNED})\b)", re.IGNORECASE)
    gives = re.compile(
        r"\b(?P<verb>give|put|mark|enter)\s+(?:him|her|them)(?=\s+(?:down|an?|the|in|\d)\b)", re.IGNORECASE
    )
    text = _SIGNED_FOR.sub(r"\g<name>", text)
    text = _QUOTED.sub(r" \g<said>", text)
    text = wants.sub(lambda one: f"I{one['gap']}{_WANTS[' '.join(one['verb'].casefold().split())]}", text)
    text = re.sub(rf"\b{says}", " ", _SAYS_BEHIND.sub("", text), flags=re.IGNORECASE)
    return gives.sub(r"\g<verb> me", owns.sub("my ", text))
