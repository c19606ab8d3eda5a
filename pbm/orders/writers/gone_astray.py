"""Orders of the player's own that first went astray and are passed on: "I sent these to the wrong address"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["claims_as_own", "without_claim"]

_OWN = late(
    r"\b(?:(?:these|they|those|that|this|here|below)(?: (?:are|is|were)|'s|'re)"
    r" (?:mine|my (?:own )?(?:orders?|moves?|mail))"
    r"|(?:are|is) (?:all )?my (?:own )?(?:orders|moves)"
    r"|my (?:own )?(?:orders?|moves?|mail),? (?:which |that )?(?:i )?(?:sent|went|posted|mailed)"
    r"|(?:sent|mailed|addressed|posted|went) (?:\w{1,12} ){0,4}?(?:to|from) (?:the )?(?:\w{1,12} ){0,3}?"
    r"(?:wrong|another|other|old|work|own|different)\b"
    r"|(?:it|this|that|these|they|those|mail|letter|message|orders|ones?|mine)(?:'s|'ve| has| have| was| were|, which)?"
    r"(?: just| all| only)? (?:came|come|bounced|been returned|returned|sent)(?: straight| right)? back\b"
    r"|bounced\b(?! (?:off|along|up))"
    r"|(?:had|got) (?:it|this|that|these|them|my (?:mail|orders?)) (?:sent |returned )?back\b"
    r"|(?:my|the) (?:orders?|moves?|mail)(?: is| are)? below\b"
    r"|(?:spel(?:t|led)|typed|mistyped|misspel(?:t|led)|wrote|got|had|put|used) (?:your|the|a) (?:\w{1,9} )?address"
    r" (?:slightly |down |all )?(?:wrong(?:ly)?|incorrectly)"
    r"|(?:misspel(?:t|led)|mistyped) (?:your|the)(?: \w{1,9})? address"
    r"|zurückgekommen|unzustellbar|kam (?:\w{1,9} ){0,3}?zurück|falsche[rn]? adresse"
    r"|(?:m'est|est) revenue?|mauvaise adresse|verkeerde? adres|teruggekomen|kwam (?:\w{1,9} ){0,3}?terug"
    r"|dirección equivocada|(?:fue|ha sido|han) (?:devuelt[oa]|rebotado)"
    r"|indirizzo sbagliato|tornat[ao] indietro"
    r"|(?:this|it|they|these|that|mine|mails?|orders?)(?: (?:one|just|all|only|has|have))? "
    r"(?:never reached|was returned|were returned|got returned"
    r"|didn't (?:reach|get to|go through)|did not (?:reach|get to|go through))\b"
    r"(?=[^?]{0,80}\b(?:again|once more|another (?:go|try)|re-?send\w{0,3}|second (?:go|try|attempt)|here (?:it|they)"
    r" (?:is|are))\b)"
    r"|(?:no|never an?|not an?) (?:answer|reply|receipt|acknowledge?ment)s?\b[^.!?]{0,40}\b(?:so|therefore|hence)\b"
    r"[^.!?]{0,12}"
    r"\b(?:send|sending|forward|forwarding)\b[^.!?]{0,25}\b(?:again|once more|a second time)"
    r"|(?:no|never an?|not an?|without an?) (?:answer|reply|receipt|acknowledge?ment)s?\b[^.!?]{0,60}"
    r"\bhere (?:it|they) (?:is|are)\b[^.!?]{0,12}\b(?:again|once more|a second time)"
    r"|(?:(?:not|n't) (?:quite |entirely )?(?:sure|certain|know)|unsure|in case|worried|afraid)\b[^.!?]{0,40}"
    r"\b(?:arriv\w{1,4}|reach\w{0,3}|lost|got (?:there|through|to you)|(?:come|came|gone|went|go) (?:through|astray))\b"
    r"[^?]{0,60}\b(?:again|once more|re-?send\w{0,3}|second time)"
    r"|(?:take|count|use|treat|enter|accept) (?:these|this|those|them|it)(?: mail| here| below)? as (?:mine|my)\b"
    r"|(?:sitting|stuck|left|still|stayed) in (?:my |the )?(?:outbox|drafts?|unsent)\b[^?]{0,60}"
    r"\b(?:again|here (?:it|they) (?:is|are)|now)\b"
    r"|(?:send|sending|re-?send|re-?sending) (?:mine|my orders|my own|it|them|these) (?:again|once more)\b"
    r"|here (?:it|they) (?:is|are) again\b|same orders,? just count (?:them|it) once"
    r"|meant for you\b|should have (?:come|gone|been sent) to you\b)",
    re.IGNORECASE,
)
_DOUBT = late(
    r"\?|\b(?:not mine|aren't mine|isn't mine|not my|his|her|hers|their"
    r"|(?-i:[A-Z])[^\W\d_]{1,20}'s (?:e-?mail|mail|orders?|moves?|letter|message)"
    r"|seine?|ihre?|zijn|haar|leurs?|ignore|disregard|for information|fyi"
    r"|last (?:time|month|turn|round))\b",
    re.IGNORECASE,
)
_SENTENCE = late(r"[^.!?]+(?:[.!?]+\s*|$)|[.!?]+\s*")
_REACH = 600  # characters of what stands above a mail that is passed on


def claims_as_own(words: Sequence[str]) -> bool:
    """Return whether the player's own words say that the mail they pass on holds their orders of this round."""
    said = " ".join(words)[:_REACH]
    return _OWN.search(said) is not None and _DOUBT.search(said) is None


def without_claim(words: Sequence[str]) -> list[str]:
    """Return the player's own words without the sentences that say how the mail they pass on went astray.

    By "I sent this to the wrong address" such a mail is not taken back; anything else they say of it still counts.
    """
    text = "\n".join(words)
    kept = [part for part in _SENTENCE.findall(text[:_REACH]) if _OWN.search(" ".join(part.split())) is None]
    return ["".join(kept) + text[_REACH:]] if kept or len(text) > _REACH else []
