"""The throw of a board's part that nothing else tells: its only small number beside its trapdoor, by whatever verb."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.claims.of_mail import sentences
from pbm.orders.tokens.sentence import SPOKEN, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, CORRECTIONS, HEDGES, MEMORY, NOT_WORDS, THIRD_PERSONS, UNITS

__all__ = ["throw_of_part"]

_UNCLAIMED = frozenset(("", "in passing", "titled", "residue"))
_NOT_BEFORE = word_set(
    "on at from to past by in near behind before after under over until till into onto out off of about between than "
    "number turn round page no nr was is am are i'm most least worth won lost got need needs keep keeping save saving "
    "miss hope want wish owe owes for"
)
_UNSAID = (
    CONDITIONS | HEDGES | MEMORY | NOT_WORDS | THIRD_PERSONS | CORRECTIONS | word_set("or you your not never later")
)
_CLOSING = word_set("with and please pls for but so , . - ; ( ) :")
_PIECE_ITSELF = word_set("him her it them")
_PIECES = word_set("man men piece counter pawn token lad lass girl boy chap fellow runner horse lady")
_SHORT = 14  # tokens of a sentence that orders for one board


def throw_of_part(
    section: Sequence[Token], claims: Sequence[Claim], limits: Limits, *, together: bool = False
) -> list[Claim]:
    """Return ``claims`` of a board's part with its throw: "on A knal ik de 6 eruit met valluik 34".

    ``together`` tells that it must stand in the sentence of its trapdoor, as where the rest of a mail is about no board
    that it names: "B: coup 6, trappe 46. A inchangé."
    """
    made = list(claims)
    throws = [claim for claim in made if claim.field == "T"]
    doors = [claim for claim in made if claim.field == "D"]
    if limits.count != 1 or len(doors) != 1 or doors[0].doubt:
        return made
    if any(claim.doubt != "soft" or claim.reason not in _UNCLAIMED for claim in throws):
        return made
    small = [n for n, t in enumerate(section) if t.kind == "N" and limits.low <= t.value <= limits.high]
    small = [n for n in small if n != doors[0].place]
    if len(small) != 1 or not any(
        start <= small[0] < end
        and (not together or start <= doors[0].place < end)
        and _plain(section[start:end], small[0] - start)
        for start, end in sentences(section)
    ):
        return made
    token = section[small[0]]
    kept = [claim for claim in made if claim.field != "T"]
    return [*kept, Claim("T", [token.value], SPOKEN, small[0], token.line, end=small[0])]


def _plain(part: Sequence[Token], place: int) -> bool:
    """Whether a sentence is short, says nothing that casts a doubt, and ends soon after its number."""
    door = next((n for n in range(place + 1, len(part)) if part[n].kind == "D"), len(part))
    while door > place + 1 and part[door - 1].low in NOT_WORDS:
        door -= 1  # "le 2 sans trappe"
    him = {n for n in (place + 2,) if _for_my_man(part, place, n)}
    if len(part) > _SHORT or any(token.low in _UNSAID for n, token in enumerate(part[:door]) if n not in him):
        return False
    if any(t.kind in "XUT" or _named(part, n) for n, t in enumerate(part[:door])):
        return False
    before = part[place - 1] if place else None
    article = before is not None and before.low in ("the", "a", "my")
    ahead = part[place - 2] if place > 1 and article else before
    if ahead is not None and (ahead.low in _NOT_BEFORE - ({"on"} if article else set()) or ahead.kind in "NB"):
        return False
    after = part[place + 1 : place + 3]
    if not after or place + 1 >= door or after[0].kind in "PSD" or after[0].low in _CLOSING:
        return True
    if after[0].low in ("i", "we") and len(part) == place + 3:
        return part[-1].kind == "W" and not part[-1].low.endswith("ed")  # "the 6 I lay"
    return after[0].low not in UNITS and len(after) > 1 and (after[1].kind in "PSD" or after[1].low == "with")


def _for_my_man(part: Sequence[Token], place: int, step: int) -> bool:
    """Whether "4 for him" is said of the piece on the board: "my B man needs rescuing, so 4 for him"."""
    if step >= len(part) or part[step - 1].low != "for" or part[step].low not in _PIECE_ITSELF:
        return False
    return any(
        t.low in _PIECES and (n == 0 or part[n - 1].low not in ("his", "her", "their"))
        for n, t in enumerate(part[:place])
    )


def _named(part: Sequence[Token], place: int) -> bool:
    """Whether a word is the name of somebody, who may be who plays the number."""
    token = part[place]
    return token.kind == "W" and place > 0 and len(token.text) > 1 and token.text.istitle()
