"""What in a clause is talk and no order, and why an order may not be plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.core.errors import Problem
from pbm.core.phrases import say
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.clauses.refused import refusal
from pbm.rulesets.unleashed.conditions.supposed import remarked
from pbm.rulesets.unleashed.words.parts import ATOMS, Clause, Part, trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = [
    "NAMING",
    "danger_in",
    "not_judged",
    "split",
    "unclear_in",
    "unsure",
    "wavers",
    "without_reason",
    "without_talk",
]

_ORDERED: Final = frozenset(["card", "piece", "no-piece"])
NAMING: Final = ("back-", "forward-", "swap-players")
"""How the kinds of card begin that are done to players."""

_TELLING: Final = ("verb", "be", "s", "unknown", "colon", "land", "request")
_SINCE: Final = frozenset(("comma", "open", "unless", "fill", "unknown", "with", "self", "and"))
_RECEIVING: Final = ("player", "verb", "it", "fill", "be", "comma", "and", "forward", "back")
_MINE: Final = ("my", "mein", "meine", "meinen")
_OBJECTS: Final = ("her", "him", "them")
_LASTING: Final = ("from now on", "in future", "ab jetzt", "von nun an", "ab sofort")
_TURNED: Final = ("way round", "way around", "other order", "reverse order", "vice versa", "umgekehrt", "andersherum")
_UNDECIDED: Final = frozenset(
    (
        "can't decide", "cant decide", "decide", "undecided", "torn", "not sure", "i'm not sure", "im not sure",
        "not certain", "don't know", "dont know", "dunno", "unsure", "wondering", "weiß nicht", "unsicher", "zweifle",
    )
)  # fmt: skip
_EACH_OTHER: Final = ("each", "one", "themselves", "ourselves", "us", "einander")
_CONCLUDING: Final = (
    "so", "but", "also", "aber", "sondern", "mais", "donc", "maar", "dus", "pero", "sino", "ma", "bensì", "quindi",
)  # fmt: skip
_DANGER: Final = ("unless", "unsure", "not", "if", "later")


def without_talk(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without the parts between commas that tell a tale: of the past, or of what others do."""
    kept: list[Token] = []
    told = False
    parted = [one for part in split(tokens) for one in _anew(part)]
    for place, part in enumerate(parted):
        if (place + 1 < len(parted) and _muses(part, parted[place + 1])) or _contrasts(part, kept):
            continue
        placed = any(token.kind == "num" for token in kept)
        if (placed and _is_brief(part)) or (not placed and _tells_place(part, kept)):
            kept += part
            continue
        kinds = {token.kind for token in part}
        ordered = bool(kinds & {*_ORDERED, "default"})
        # "Clive put +3 on 17, a blank on 5": a tale goes on until somebody says what to do.
        concluded = "colon" in kinds or any(token.text.casefold() in _CONCLUDING for token in part[:2])
        if _tells(part) or (told and ordered and not concluded and not kinds & {"verb", "self"}):
            told = told or ordered
            continue
        kept += part
    return kept


def _anew(part: Sequence[Token]) -> list[Sequence[Token]]:
    """Return a part in two where "and I" begins anew after a tale without an order: "I had lunch and I play …"."""
    colon = next((place for place, token in enumerate(part) if token.kind == "colon"), 0)
    ahead = [token.kind for token in part[:colon]]
    if ahead[-2:] == ["unknown", "num"] and not {"card", "piece", "player"} & set(ahead):
        return [part[:colon], part[colon + 1 :]]  # "from the train, seat 41: …"
    told = False
    for place, token in enumerate(part[:-1]):
        if token.kind in ATOMS:
            break
        told = told or token.kind == "past"
        if told and token.kind == "and" and part[place + 1].kind == "self":
            return [part[:place], part[place:]]
    return [part]


def _muses(part: Sequence[Token], after: Sequence[Token]) -> bool:
    """Whether a part says what somebody thinks, at some length, and an order comes of it: "I think …, so I play …"."""
    kinds = [token.kind for token in part]
    words = [token for token in after if token.kind != "comma"]
    cards = [token.name for token in part if token.kind == "card"]
    others = {token.name for token in words if token.kind == "card"}
    if {"num", "piece", "if", "unless", "later"} & set(kinds) or not words or kinds[:1] == ["open"]:
        return False
    if len(cards) == 1 and "not" in kinds[: kinds.index("card")] and "unsure" not in kinds:
        concluded = words[0].text.casefold().split()[0] in _CONCLUDING
        opposed = kinds[0] == "not" and [token.kind for token in words[:2]] in (
            ["fill", "card"],
            ["card"],
            ["card", "on"],
        )
        return (concluded or opposed) and bool(others - {*cards})
    if "unsure" not in kinds or cards or "not" in kinds:
        return False
    if "player" in kinds and words[0].text.casefold().split()[0] not in ("but", "aber"):
        return False
    concluded = bool(words) and words[0].text.casefold().split()[0] in (*_CONCLUDING, "anyway")
    said = any(token.kind in ("self", "verb") for token in words) and any(token.kind == "card" for token in words)
    return concluded and said and kinds.count("unknown") > 0 and not any(token.kind in _DANGER for token in words)


def _contrasts(part: Sequence[Token], kept: Sequence[Token]) -> bool:
    """Whether a part only says where an order is not for: "… on 27, not 25"."""
    kinds = [token.kind for token in part if token.kind not in ("fill", "on", "same", "past", "be", "it")]
    if kinds not in (["comma", "not", "num"], ["open", "not", "num"]):
        return False
    number = next(token.value for token in part if token.kind == "num")
    before = [token.value for token in kept if token.kind == "num"]
    return bool(before) and number not in before


def _is_brief(part: Sequence[Token]) -> bool:
    """Whether a part after an order is no more than a strange word and a number, and may be more of it: ", alt 25"."""
    kinds = [token.kind for token in part if token.kind not in ("fill", "on")]
    placed = any(token.kind == "on" for token in part)
    return kinds == ["comma", "unknown", "num"] or (placed and kinds == ["comma", "unknown", "unknown", "num"])


def _in_time(part: Sequence[Token]) -> bool:
    """Whether a part only says after what something was decided: "after a long talk with my cat, …"."""
    words = [token for token in part if token.kind not in ("fill", "comma", "open")]
    kinds = {token.kind for token in part}
    return bool(words) and words[0].text.casefold() == "after" and kinds <= _SINCE and "unknown" in kinds


def _tells_place(part: Sequence[Token], kept: Sequence[Token]) -> bool:
    """Whether a part says the number of the space that a card was put on in words: "…, that's 38"."""
    kinds = [token.kind for token in part if token.kind != "fill"]
    return kinds == ["comma", "be", "num"] and any(token.kind == "on" for token in kept)


def split(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the tokens between commas and brackets."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind in ("comma", "open", "close"):
            made.append([token])
        else:
            made[-1].append(token)
    return made


def _tells(part: Sequence[Token]) -> bool:
    if remarked(part) or _in_time(part):
        return True
    atoms = [place for place, token in enumerate(part) if token.kind in ATOMS]
    if any(token.kind in _DANGER and (atoms or token.kind != "later") for token in part):
        return False
    if not atoms:
        return any(token.kind == "past" for token in part) or (
            all(
                token.kind in ("unknown", "comma", "fill", "be", "it", "dead", "open", "close", "self")
                for token in part
            )
            and any(token.kind == "unknown" for token in part)
        )
    if any(token.kind == "past" for token in part):
        return True
    words = [token for token in part if token.kind not in ("fill", "comma")]
    if words[0].text.casefold() in ("tell", "remind", "warn", "ask") and words[1:] and words[1].kind == "player":
        return True
    ordered = next((place for place, token in enumerate(part) if token.kind in _ORDERED), len(part))
    if all(token.kind in _RECEIVING for token in part):
        return False  # "Clive gets it": whom the card is for
    for place, token in enumerate(part[:ordered]):
        if token.kind == "eyes":
            return False  # "snake eyes: Dora goes back"
        after = part[place + 1] if place + 1 < len(part) else None
        somebody = token.kind == "player" and token.name not in ("me", "leader", "last")
        if somebody and after is not None and after.kind in _TELLING:
            return True
        if token.kind == "other" and after is not None and after.kind in ("verb", "be", "unknown", "move", "colon"):
            return not (after.kind == "colon" and token.text.casefold() in _OBJECTS)
    if ordered < len(part) or any(token.kind in ("player", "verb", "else") for token in part):
        return False
    # "I'm on 12", "5 ahead": only a number, and it is nobody's order.
    kinds = [token.kind for token in part]
    standing = any(token.kind == "self" and token.text.casefold() not in _MINE for token in part)
    return standing or "unknown" in kinds or ("be" in kinds and "on" not in kinds)


def without_reason(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without reasons given ("because …", up to a comma), which order nothing.

    What an order hangs on is no reason, and stays.
    """
    kept: list[Token] = []
    within = opening = joined = False
    atoms = False
    for place, token in enumerate(tokens):
        if token.kind == "reason" and atoms:
            within = opening = True
            joined = token.text.casefold().startswith("and ") or tokens[place - 1].kind == "and"
            continue
        within = within and token.kind not in ("comma", "open", "close") and not (joined and token.kind == "card")
        if not within or token.kind == "unless" or (token.kind == "if" and not opening):
            kept.append(token)
            atoms = atoms or token.kind in ATOMS
        opening = False
    return kept


def danger_in(clause: Clause, tokens: Sequence[Token]) -> Part | None:
    """Return a wish that is not to be taken, with its problem (None in it: it is talk); None when all is plain."""
    lasting = clause.land or any(token.kind in ("up", "down", "eyes") for token in tokens)
    found = next(
        (t for t in tokens if t.kind in _DANGER and not (lasting and t.text.casefold() in _LASTING)),
        None,
    )
    hangs = found is not None and found.kind in ("if", "unless") and any(token.kind == "player" for token in tokens)
    ordered = (hangs and any(token.kind == "send" for token in tokens)) or any(
        token.kind in _ORDERED for token in tokens
    )
    denied = found is not None and found.kind == "not"
    verb = any(
        token.kind in ("verb", "on", "there", "unless") or (token.kind == "it" and not denied) for token in tokens
    )
    part = Part(clause.join or "", clause.line)
    if found is None and not clause.question:
        return None
    threat = [token.text.casefold() for token in tokens[:2]] if found is not None and found.kind == "if" else []
    if threat[1:] in (["you"], ["du"]) and not ordered:
        return part  # "If you play that again …": said to another player
    if clause.inquiry and (found is None or found.kind in ("if", "unsure", "not", "unless", "later")):
        return part
    if clause.inquiry and not any(token.kind in ATOMS for token in tokens):
        return part
    about = verb or any(token.kind in ATOMS for token in tokens)
    if not ordered and not (about and found is not None and clause.join):
        if clause.land or clause.context:
            return None if found is None else part
        starts = found is not None and any(token.kind == "num" for token in tokens) and verb
        if not starts:
            return part
    if clause.question and (found is None or found.kind != "unless"):
        part.problem = trouble(
            "words-question",
            say("Is this a question or an order? If it is an order, write it plainly: “+3 on 17”."),
        )
    elif found is None:
        return None
    elif found.kind == "later":
        part.problem = trouble(
            "words-later", say("Orders are taken for the coming turn only: your hand and the board change until then.")
        )
    elif found.kind in ("unless", "if"):
        part.problem = not_judged()
    elif found.kind == "not":
        part.problem = refusal(clause, tokens)
    else:
        part.problem = unsure()
    return part


def wavers(clause: Clause) -> bool:
    """Whether somebody says with a fallback that they cannot choose yet: "or the +3, can't decide"."""
    undecided = any(token.kind == "pondering" or token.text.casefold() in _UNDECIDED for token in clause.tokens)
    said = " ".join(token.text.casefold() for token in clause.tokens)
    turned = any(phrase in said for phrase in _TURNED)
    return (
        undecided
        or turned
        or any(token.kind == "later" and token.text.casefold() not in _LASTING for token in clause.tokens)
    )


def unsure() -> Problem:
    """Return that a wish is doubted by the player."""
    return trouble(
        "words-unsure",
        say("You do not sound sure, so I have not taken this. If you mean it, write it plainly: “+3 on 17”."),
    )


def not_judged() -> Problem:
    """Return that an order hangs on what happens before it is carried out."""
    return trouble(
        "words-depends",
        say(
            "This depends on what happens before your go, and I cannot judge that for you. Say what you want most, "
            "and what instead: “+3 on 17, else 22”."
        ),
    )


def unclear_in(tokens: Sequence[Token], whole: Sequence[Token]) -> Problem | None:
    """Return that words within an order are not understood; words around it are no matter.

    ``whole`` are the tokens with the talk among them, where a name may be that nobody in the game has.
    """
    naming = any(
        any(kind.startswith(NAMING) for kind in kinds_of(token.name)) for token in tokens if token.kind == "card"
    )
    named = naming or any(token.kind == "eyes" for token in tokens)
    ordered = any(token.kind in ("card", "piece") for token in tokens)
    stranger = next(filter(None, map(_stranger, split(_announced(whole)))), None) if naming else None
    if stranger is not None:
        return trouble(
            "player-unknown",
            say("Nobody called {name} is in the game. Whom do you mean?", name=stranger.text[:40]),
        )
    parts = split(_announced(tokens))
    for part in parts:
        atoms = [
            place
            for place, token in enumerate(part)
            if token.kind in ATOMS and (token.kind != "player" or named or not ordered)
        ]
        if not atoms:
            continue
        if any(token.kind == "no-piece" for token in part):
            continue
        ordering = max(
            (
                place
                for place, token in enumerate(part[: atoms[0]])
                if token.kind in ("self", "verb", "request", "move")
            ),
            default=-1,
        )
        before = [token for token in part[ordering + 1 : atoms[0]] if token.kind in ("unknown", "odd")]
        within = [token for token in part[atoms[0] : atoms[-1]] if token.kind in ("unknown", "odd", "past")]
        after = [token for token in part[atoms[-1] + 1 :] if token.kind in ("unknown", "odd")]
        ahead = [token for token in part[: max(0, ordering)] if token.kind == "unknown"]
        afar = [token for token in part if token.kind == "relative"]
        short = any(part is not one and _is_brief(part) for one in parts[:1])
        strange = afar or within or (before if len(before) > 1 or short else []) or (after if len(after) > 1 else [])
        if not strange and len(ahead) > 6:
            strange = ahead
        if strange:
            return _not_understood(strange[0], part, atoms)
    return None


def _announced(tokens: Sequence[Token]) -> Sequence[Token]:
    """Return the tokens after a colon that stands before anything is ordered: "Time to play: send back …"."""
    start = 0
    for place, token in enumerate(tokens):
        if token.kind in _ORDERED or token.kind == "num":
            break
        if token.kind == "colon":
            start = place + 1
    return tokens[start:]


def _stranger(part: Sequence[Token]) -> Token | None:
    """Return a name that nobody in the game has; None where there is none."""
    for place, token in enumerate(part):
        if token.kind != "unknown":
            continue
        before = part[place - 1].kind if place else ""
        low = token.text.casefold()
        if low in _EACH_OTHER or (place + 1 < len(part) and part[place + 1].kind == "it"):
            continue
        if before in ("and", "with") or (
            token.text[:1].isupper() and before in ("colon", "card", "comma", "on", "to", "num", "send")
        ):
            return token
    return None


def _not_understood(token: Token, part: Sequence[Token], atoms: Sequence[int]) -> Problem:
    names = any(part[place].kind == "player" or "back-" in kinds_of(part[place].name) for place in atoms)
    if token.text[:1].isupper() and names:
        return trouble(
            "player-unknown", say("Nobody called {name} is in the game. Whom do you mean?", name=token.text[:40])
        )
    return trouble(
        "words-unclear",
        say(
            "I do not understand “{word}” here. Write only the card and where it goes: “+3 on 17”.",
            word=token.text[:40],
        ),
    )
