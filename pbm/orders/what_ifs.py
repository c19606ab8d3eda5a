"""Questions whether a move is allowed, put on a line of their own, as the command CAN wants them.

"Quick check: can I move L1 to 32-17?" and "A point of theory. Could I really move S5 to 46-20?" are CAN I with words
around it. A question that goes on with what shall be done otherwise stays as it was written. One that goes on with
"then rather there" or "if so, please do" is what is wished: whether it is allowed, the receipt tells.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_what_ifs_apart"]

_DOING: Final = r"(?:move|put|play|place|lay|shift|set|slide)"
_WILL: Final = r"(?:(?:really|actually|just|even|also|theoretically|still|legally|in fact) ){0,2}"
_ASKED: Final = late(
    rf"(?P<asked>\b(?:(?:can|could|may|might) (?:i|we) {_WILL}{_DOING}"
    rf"|(?:am i|are we|is one|is it|would it be|would i be) (?:allowed|ok|okay|legal|lawful|possible|permitted|fair)"
    rf" (?:for me )?to {_DOING}"
    r"|(?:darf|kann|könnte|dürfte) (?:ich|man) (?!dich|sie\b|bitte))\b[^?\n]{3,150}\?)",
    re.IGNORECASE,
)
_ALLOWED: Final = late(r"^(?:am i|are we|is one|is it|would it be|would i be) \w+ (?:for me )?to ", re.IGNORECASE)
_ENDS_LEAD: Final = late(r"(?:[.!?:–—,;-]|^)\s*$")
_ORDERING: Final = late(
    r"\d|\b(?:please|pls|orders?|play|put|bitte|otherwise|else|if not|if so|then|do|so|sonst|wenn|falls|dann)\b",
    re.IGNORECASE,
)
_ELSE: Final = late(r"\b(?:or|else|otherwise|if not|failing|please|pls|bitte|sonst|oder|instead)\b", re.IGNORECASE)
_SHORT: Final = 200
_IF_SO: Final = late(
    r"\?\s*(?:and )?(?:if (?:so|yes|it is|that is|i (?:can|may)|(?:that|it)['’]s (?:ok|okay|allowed|fine|possible"
    r"|legal))|then(?! again)"
    r"|in that case|dann|falls ja|wenn ja|wenn (?:das )?(?:geht|ja)|si oui|alors|zo ja|dan|in dat geval),?\s"
    r"(?:[^.!?\n]*\b)?(?:rather|prefer|there|instead|please|pls|do (?:it|so|that)|make it|have it|put it|lieber"
    r"|dorthin|da(?:hin)?"
    r"|bitte|nimm|mach|plutôt|là|daar|liever|graag)\b[^?\n]*$"
    r"|\?\s*(?:if not|otherwise|sonst|wenn nicht|falls nicht|sinon|zo niet|anders),? (?:just |please |then |bitte )*"
    r"(?:leave|keep|lass|behalte|garde|laisse|laat|houd) (?:it|that|things|everything|es|alles|tout|het)\b[^?\d\n]*$",
    re.IGNORECASE,
)
_IF_NOT: Final = late(r"\?\s*(?:if not|otherwise|sonst|wenn nicht|falls nicht|sinon|zo niet|anders)\b", re.IGNORECASE)
_NO_WISH: Final = late(
    r"\b(?:not|no|never|should|he|she|they|him|her|them|don't|won't|tell|say|know|explain|why|how|what|nicht|kein\w*|sag|schreib|warum|wie|dis|dites|zeg)\b|n't\b",
    re.IGNORECASE,
)
_MAY_I: Final = late(
    r"^(?:.*[.!,:–—-]\s+)?(?:(?:can|could|may|might) (?:i|we)|(?:darf|kann|könnte|dürfte) (?:ich|man|wir)"
    r"|(?:am i|are we|is it|would it be) \w+ (?:for me )?to) (?P<wish>[^?\n]*)$",
    re.IGNORECASE,
)
_ALLOWING: Final = ", if that is allowed."
_SPACE_ASKED: Final = late(
    r"^(?:.*[.!,:–—-]\s+)?(?:(?:is|ist|would) (?:(?:space|square|die|der) ){0,2}(?P<asked>\d{1,3}) (?:\w+ ){0,2}"
    r"(?:free|allowed|ok|okay|legal|possible|available|permitted|fine|empty|frei|erlaubt|möglich|leer|work)"
    r"|(?:geht|ginge) (?:(?:auch|noch|denn|die|der|vielleicht) ){0,3}(?P<goes>\d{1,3})(?: auch| noch)?"
    r"|la (?P<libre>\d{1,3}) est(?:-elle)? (?:libre|possible)|is (?:vak )?(?P<vrij>\d{1,3}) (?:nog )?vrij)$",
    re.IGNORECASE,
)
_AGAIN: Final = late(
    r"^\? ?(?:and )?(?:if so|if yes|then|in that case|dann|falls ja|wenn ja|si oui|alors|zo ja|dan),?"
    r"(?: (?:please|make it|lieber|rather|die|the|auf|on|put it on|bitte))*(?P<card>[^?\n]*?) (?P<space>\d{1,3})\b",
    re.IGNORECASE,
)
_BESIDE: Final = late(r"\b(?:also|even|really|actually|just|auch|wirklich|noch|eigentlich|aussi|ook)\s", re.IGNORECASE)
_RELATIVE: Final = late(
    r",? (?:wo|where|which|that|although|though|even though|obwohl|if|wenn|où|waar) .*$|,? (?:mit|with) (?:dem"
    r"|der|the) .*$",
    re.IGNORECASE,
)


def with_what_ifs_apart(lines: Sequence[str]) -> list[str]:
    """Return lines with such a question on a line of its own, as CAN, and what stands before and after it on others."""
    made: list[str] = []
    for line in lines:
        wish = _wished(line) if "?" in line and len(line) <= _SHORT else ""
        if wish:
            made.append(wish)
            continue
        match = _ASKED.search(line) if "?" in line and len(line) <= _SHORT else None
        if match is None:
            made.append(line)
            continue
        before, after = line[: match.start()], line[match.end() :]
        whole = not before.strip() and not after.strip() and _ALLOWED.search(match["asked"]) is None
        told = _ORDERING.search(before) or _ORDERING.search(after) or _ELSE.search(match["asked"])
        if whole or told or _ENDS_LEAD.search(before) is None:
            made.append(line)
            continue
        parts = (before, _ALLOWED.sub("can I ", match["asked"].strip()), after)
        made += [part for part in parts if part.strip(" .,;!")]
    return made


def _wished(line: str) -> str:
    """Return what is wished by "Can I put the blank on 25? Then rather there than on 20."; empty where nothing is."""
    found = _IF_SO.search(line)
    told = line[found.start() :] if found is not None else ""
    kept = _IF_NOT.match(told) is not None
    if found is None or (not kept and _NO_WISH.search(told)):
        return ""
    asked = line[: found.start()]
    space = _SPACE_ASKED.match(asked)
    if space is not None:
        number = next(one for one in space.groups() if one)
        again = _AGAIN.search(told)
        named = again is not None and again["space"] == number and again["card"].strip()
        return told.lstrip("? ") if named else f"make it {number}{_ALLOWING}"
    begged = _MAY_I.match(asked)
    wish = _BESIDE.sub("", _RELATIVE.sub("", begged["wish"])).strip() if begged is not None else ""
    return f"{wish}{_ALLOWING}" if any(letter.isdigit() for letter in wish) and _ELSE.search(wish) is None else ""
