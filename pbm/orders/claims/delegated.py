"""A space that somebody was given to choose: "I let the cat choose the trapdoor and she chose 44"."""

from __future__ import annotations

from pbm.orders.claims.unlabelled import of_somewhere, plain_after
from pbm.orders.tokens.sentence import Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["delegated"]

_GIVING = word_set(
    "let allowed left leave leaving asked got gets given gave entrusted invited delegated handed permitted charge "
    "turn job trusted honour task privilege chose chosen picked choosing choose picks chooses "
    "drawn drew pulled plucked "
    "fished"
)
_CHARGE = word_set("department job business province decision responsibility privilege honour turn pin")
_CHOOSING = word_set(
    "choose chose chosen pick picked choice decide decided decision to say trapdoor place put "
    "in of with over up select hat lots bag"
)
_NAMING = word_set(
    "says say said chose chooses picked picks wants wanted insists insisted named names pointed points settled went "
    "goes go plumped plumps decided decides opted opts selected declared announced shouted whispered stabbed landed "
    "jabbed came replied answered decreed ordained sat trod put"
)
_WOULD = word_set("would he'd she'd they'd we'd")
_GLUE = word_set("on for at upon the number it to is be it's should of with his her paw finger that , : up as out")
_CASTING = word_set(
    "not don't didn't won't never but though however unless if or maybe perhaps overruled ignored refused previous"
)
_HEADING = word_set("for as to the our my")
_HEAD = 5  # tokens in which "as for the trapdoor" heads a sentence
_LAST = 3  # signs and small words between "says" and the number


def delegated(s: Sentence, place: int, token: Token) -> bool:
    """Return whether the number at ``place`` is the space that somebody names who was left to choose the trapdoor."""
    if token.value <= s.limits.high or any(claim.field == "D" and claim.values for claim in s.made):
        return False
    if not (s.open_door or any(s.tokens[label].kind == "D" and label < place for label in s.labels)):
        return False
    if not plain_after(s, place) and s.low(place + 1) not in ("because", "that", "being", "which", "as"):
        return False
    step = place - 1
    while step >= 0 and place - step <= _LAST and s.low(step) in _GLUE:
        step -= 1
    wishing = s.low(step) == "like" and s.low(step - 1) in _WOULD
    if (s.low(step) not in _NAMING and not wishing) or (
        of_somewhere(s, place) and s.low(place - 1) not in ("on", "at", "to", "upon", "as")
    ):
        return False
    ahead = s.tokens[:step]
    if (
        any(t.low in _CASTING for t in s.tokens)
        or sum(t.kind in "NX" and t.value > s.limits.high and not _age(s, n) for n, t in enumerate(s.tokens)) > 1
    ):
        return False
    given = next((n for n, t in enumerate(ahead) if t.low in _GIVING), -1)
    charged = any(t.low in _CHARGE for t in ahead)
    return (
        charged or _headed(s, step) or (given >= 0 and any(t.low in _CHOOSING or t.kind == "D" for t in ahead[given:]))
    )


def _age(s: Sentence, place: int) -> bool:
    """Whether a number tells how old somebody is, beside their name: "Alfie (who is 7)", "my niece, aged 9,"."""
    begins = s.low(place - 1) in ("(", ",") or s.low(place - 1) in ("aged", "age")
    begins = begins or (s.low(place - 1) in ("is", "be") and s.low(place - 2) in ("who", ",", "("))
    return begins and s.low(place + 1) in (")", ",")


def _headed(s: Sentence, verb: int) -> bool:
    """Whether "for the trapdoor he says" stands before the number: of somebody who helps to choose."""
    label = next((n for n in range(min(verb, _HEAD)) if s.tokens[n].kind == "D"), -1)
    led = label > 0 and s.low(0) in ("for", "as") and all(t.low in _HEADING for t in s.tokens[:label])
    return led and s.low(verb - 1) in ("he", "she", "they") and verb - label <= _LAST
