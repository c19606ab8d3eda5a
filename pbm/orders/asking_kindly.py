"""Kind words around a command: "hi there, could you please send me my", "thanks"."""

from __future__ import annotations

from pbm.orders.late import late

__all__ = ["AFTER", "BEFORE", "GREETING", "KIND", "OWN", "starts"]

KIND = (
    "please|pls|plz|pse|thanks|thank you|thank you very much|many thanks|thanks a lot|thx|ta|cheers|ok|okay|so|and|also"
    "|good morning|sorry|sorry but|guys|folks|btw|by the way|fyi|unfortunately|just to say|just to say that"
    "|just to let you know|just to let you know that|im afraid|im afraid that|bitte|danke|danke schön|vielen dank"
    "|und|svp|sil vous plaît|sil te plaît|merci|et"
    "|alsjeblieft|graag|bedankt|dank je|en|por favor|gracias|y|per favore|grazie|prego|e|x|xx"
)
_HELLO = "(?:dear|hi|hello|hey|hallo|hoi|hola|ciao|bonjour|salut|moin)(?: there)?"
GREETING = f"{_HELLO}(?: [^\\W\\d]{{2,20}})?|gm"
_SEND = (
    "(?:can|could|will|would) (?:you|i) (?:please |pls )?(?:send|get|show|give|have|see)(?: me)?(?: my| the| a)?"
    "|(?:re)?send(?: me)?(?: my| the| a)?|(?:show|give|get) me(?: my| the| a)?"
    "|(?:id like|i would like|i want|i need)(?: to see| to have)?(?: my| the| a)?|command"
)
OWN = late(r"(?:(?:my|the|our|own|current|present|latest|last|game|full) ){1,3}")
BEFORE = late(rf"(?:{KIND}|{GREETING}|{_SEND}) ")
AFTER = late(rf" (?:{KIND}|again|now|then|too|as well|{GREETING})$")
# What may stand before a sentence: of two that begin alike the longer, and a greeting with or without a name.
_OPENINGS = (
    late(rf"(?:{'|'.join(sorted(KIND.split('|'), key=len, reverse=True))}|{_HELLO}|gm) "),
    late(rf"{_HELLO} [^\W\d]{{2,20}} "),
)


def starts(text: str) -> list[int]:
    """Return where a sentence may begin, after up to three kind words and greetings."""
    found = [0]
    reached = found
    for _ in range(3):
        reached = [
            match.end()
            for start in reached
            for opening in _OPENINGS
            if (match := opening.match(text, start)) is not None
        ]
        if not reached:
            break
        found += reached
    return found
