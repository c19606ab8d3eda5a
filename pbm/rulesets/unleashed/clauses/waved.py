"""What is said before an order or after it and is no part of it: "don't laugh, but …", "… and tell Clive I'm sorry"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.clauses.talk import NAMING
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["has_message", "passed_on", "waved", "waved_aside"]

_BUT: Final = ("but", "so", "and so", "anyway", "hence", "aber", "also", "mais", "donc", "maar", "dus", "pero", "ma")
_SO: Final = ("so", "and so", "hence", "therefore", "thus", "also", "donc", "dus", "quindi")
_AS: Final = ("as", "since", "cause", "coz", "seeing")
_WAVING: Final = ("not", "later", "past", "taken")
_DANGER: Final = frozenset(("not", "unsure", "if", "unless", "later", "or", "else", "fix", "cancel", "pondering"))
_MATTER: Final = frozenset(
    ("card", "num", "piece", "no-piece", "if", "unless", "unsure", "or", "else", "fix", "cancel")
)
_MEANT: Final = frozenset(
    ("hold", "quote", "sure", "certain", "know", "final", "promise", "promises", "decided", "order", "orders",
     "mean", "confirmed", "confirm", "count", "enter", "use", "say", "said", "says", "told", "wrote", "writes",
     "wants", "thinks", "suggested", "suggests", "idea", "convinced", "settled", "believe", "agree", "think", "want",
     "like", "bet", "swear", "guarantee", "behalf", "message", "pass", "phone", "asks", "asked", "here", "speaking",
     "texts", "rings", "rang", "serious", "for", "turn", "proceed", "ready", "official", "binding", "card", "cards",
     "yet")
)  # fmt: skip
_PITY: Final = frozenset(("sorry", "apologies", "poor", "news", "condolences", "commiserations", "regrets", "beware"))
_REFERRING: Final = ("there", "it", "same")
_SHRUGGING: Final = frozenset(
    ("ask", "judge", "laugh", "shout", "worry", "panic", "blame", "tell", "word", "fuss", "messing", "mess",
     "nonsense", "questions", "regrets", "peeking", "gloating", "arguments", "argument", "quibbles", "frills",
     "hurry", "rush", "pressure", "offence", "offense", "complaints", "excuses", "drama", "cry", "moan", "groan",
     "bothered", "resist", "giggle", "sulk", "pity", "mercy", "apologies", "shame", "prisoners")
)  # fmt: skip
_MESSAGES: Final = frozenset(
    ("tell", "remind", "warn", "ask", "inform", "let", "wish", "congratulate", "thank", "sag", "sage", "richte",
     "bestell", "erinnere", "warne", "frag", "frage", "grüß", "grüße", "dis", "dites", "zeg", "dile", "dille")
)  # fmt: skip
_OF_ORDERS: Final = frozenset((*_MATTER, "later", "pondering", "default", "yours", "unsettled"))
"""What may change an order, so that words with it in them are no mere message."""
_HAND: Final = 3
_FEW: Final = 5
_HERE: Final = 12


def waved(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens of a clause without what only leads to its order, or gives a reason for it."""
    kept = _unreasoned(list(tokens)[: passed_on(tokens)])
    parts = _parted(kept)
    while len(parts) > 1 and (_shrugs(parts[-1]) or _counts_on(parts) or _keeps(parts)):
        parts.pop()
        kept = [token for part in parts for token in part]
    if len(parts) < 2:
        return kept
    concluded = _concluded(parts)
    if concluded is not None:
        return concluded
    first, rest = parts[0], [token for part in parts[1:] for token in part]
    if _leads_nowhere(first, parts[1]) and _is_order(rest):
        return rest
    colon = next((at for at, part in enumerate(parts[:_FEW]) if part[0:1] != [] and part[0].kind == "colon"), 0)
    head = [token for part in parts[:colon] for token in part]
    rest = [token for part in parts[colon:] for token in part]
    return rest if colon and _announces(head) and _is_order(rest) else kept


def passed_on(tokens: Sequence[Token]) -> int:
    """Return where a message to another player begins behind an order, else the end: "… and tell Brenda I hate her"."""
    for at in range(1, len(tokens)):
        if not _is_message(tokens, at) or not any(one.kind == "num" for one in tokens[:at]):
            continue
        aimed = any(kind.startswith(NAMING) for one in tokens[:at] for kind in kinds_of(one.name))
        if aimed and not any(one.kind == "player" for one in tokens[:at]):
            return len(tokens)  # "send back on 19 and tell Brenda she is it"
        return at - (tokens[at - 1].kind in ("and", "comma"))
    return len(tokens)


def has_message(tokens: Sequence[Token]) -> bool:
    """Whether something is to be told to another player, in a sentence or behind an order."""
    return any(_is_message(tokens, at) for at in range(len(tokens)))


def _is_message(tokens: Sequence[Token], at: int) -> bool:
    """Whether there begin words that are to be told to another player, with nothing of an order in them."""
    *leading, verb = tokens[at].text.casefold().split() or ("",)  # "and let" is one
    begins = bool(leading) or at == 0 or tokens[at - 1].kind in ("and", "comma", "tag", "stop", "gap")
    if not begins or verb not in _MESSAGES:
        return False
    end = next((one for one in range(at, len(tokens)) if tokens[one].kind in ("stop", "gap", "label")), len(tokens))
    said = tokens[at + 1 : end]
    after = [one for one in said if one.kind != "fill"]
    somebody = after[:1] != [] and after[0].kind == "player" and after[0].name not in ("me", "leader", "last")
    let = verb == "let" and "know" not in [one.text.casefold() for one in said[:3]]
    return somebody and not let and not {one.kind for one in after} & _OF_ORDERS


def waved_aside(tokens: Sequence[Token]) -> set[int]:
    """Return the tokens of a clause that are understood to be no part of its order, by identity."""
    return {id(token) for token in tokens} - {id(token) for token in waved(tokens)}


def _parted(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the tokens between commas, brackets and colons, and before "but" and "so"; each with what begins it."""
    made: list[list[Token]] = [[]]
    seen: set[str] = set()
    for at, token in enumerate(tokens):
        begins = token.kind in ("comma", "open", "close", "colon", "dash")
        seen.add(token.kind)
        negated = token.kind == "not" and seen >= {"card", "num"} and made[-1][-1:] != [] and len(made[-1]) > 1
        negated = negated or (token.kind == "and" and at + 1 < len(tokens) and tokens[at + 1].kind == "not")
        turns = token.text.casefold() in _BUT and token.kind != "comma"
        only = len(made[-1]) == 1 and made[-1][0].kind == "comma"
        if begins or negated or (turns and not only):
            made.append([token])
        else:
            made[-1].append(token)
    return made


def _shrugs(part: Sequence[Token]) -> bool:
    """Whether a part after an order only waves away what might be said of it: ", don't ask why", ", no messing"."""
    kinds = {token.kind for token in part}
    words = {word for token in part for word in token.text.casefold().split()}
    others = any(token.kind == "player" and token.name != "me" for token in part)
    if others or kinds & _MATTER or words.isdisjoint(_SHRUGGING):
        return False
    return bool(kinds & {"not", "taken"}) or "no" in words


def _leads_nowhere(part: Sequence[Token], after: Sequence[Token]) -> bool:
    """Whether a part refuses, puts off or tells something that is no order, and the order comes of it all the same."""
    kinds = {token.kind for token in part}
    words = {word for token in part for word in token.text.casefold().replace("'", " ").split()}
    if after[0].kind == "colon" and not kinds & _MATTER and _is_sorry(part):
        return True
    if not kinds & {*_WAVING} or kinds & _MATTER or words & _MEANT or kinds & {*_REFERRING}:
        return False
    somebody = any(token.kind in ("player", "other") and token.name != "me" for token in part)
    if "past" in kinds and somebody:
        return False
    turned = after[0].kind == "colon" or any(token.text.casefold() in _BUT for token in after[:2])
    without = any(token.text.casefold() in ("without", "ohne", "sans") for token in part[:1]) and "unknown" in kinds
    return without or (turned and ("unknown" in kinds or "player" in kinds or len(part) > _HAND))


def _announces(head: Sequence[Token]) -> bool:
    """Whether what stands before a colon names somebody, or counts something, and orders nothing by itself.

    "To keep Brenda honest: …" does; "Clive: …" and "Brenda says: …" may tell what somebody else plays.
    """
    kinds = [token.kind for token in head]
    words = {word for token in head for word in token.text.casefold().split()}
    if {"card", "piece", "no-piece", "past", "verb", *_DANGER} & set(kinds) or words & {*_MEANT} - {"for", "like"}:
        return False
    said = [token for token in head if token.kind not in ("fill", "comma", "s", "be", "tag")]
    if not {"player", "num"} & set(kinds) or said[0].kind in ("player", "from") or "from" in kinds:
        return False
    return "reason" in kinds or sum(token.kind not in ("player", "num") for token in said) > 1 - ("unknown" in kinds)


def _counts_on(parts: Sequence[Sequence[Token]]) -> bool:
    """Whether the last part only says of the space what else it is: ", that's three short of the end"."""
    part = parts[-1]
    before = {token.kind for one in parts[:-1] for token in one}
    words = [token.text.casefold() for token in part if token.kind != "comma"]
    numbers = [token.value for token in part if token.kind == "num"]
    opens = words[:1] in (["that's"], ["thats"], ["which"], ["that"], ["das"]) or words[:1] == ["to"]
    if not {"card", "num"} <= before or not opens or {"card", "piece", "on", *_DANGER} & {token.kind for token in part}:
        return False
    if words[:1] == ["to"]:
        return not numbers and len(part) > _HAND - 1 and part[-1].kind != "num" and "unknown" in {t.kind for t in part}
    return all(number <= _HAND * 2 for number in numbers) and bool(numbers)


def _keeps(parts: Sequence[Sequence[Token]]) -> bool:
    """Whether the last part only says what is kept, or which other card is not played: "rather than the reverse"."""
    part = parts[-1]
    kinds = {token.kind for token in part}
    before = [token for one in parts[:-1] for token in one]
    ordered = [token for token in before if token.kind == "card"]
    if len(ordered) != 1 or "num" not in {token.kind for token in before} or "not" not in kinds:
        return False
    if kinds & (_MATTER - {"card"}) or any(token.kind in ("player", "other") for token in part):
        return False
    denied = next(token.text.casefold() for token in part if token.kind == "not")
    cards = [token for token in part if token.kind == "card"]
    keeping = denied.startswith(("keep", "sav", "hang", "hold"))
    apart = all(not set(kinds_of(card.name)) & set(kinds_of(ordered[0].name)) for card in cards)
    return apart and (keeping or bool(cards))


def _is_sorry(part: Sequence[Token]) -> bool:
    """Whether a part only warns or pities somebody: "bad news for Dora: …"."""
    words = {word for token in part for word in token.text.casefold().split()}
    return bool(words & _PITY) and sum(token.kind == "player" for token in part) == 1


def _is_order(tokens: Sequence[Token]) -> bool:
    kinds = [token.kind for token in tokens]
    if kinds.count("card") != 1 or "num" not in kinds or _DANGER & set(kinds):
        return False
    ahead = tokens[: kinds.index("card")]
    return not any(token.kind in ("player", "other") and token.name != "me" for token in ahead)


def _concluded(parts: Sequence[Sequence[Token]]) -> list[Token] | None:
    """Return the order that "so" or "it is" draws from what was told before; None where nothing is drawn from it."""
    for at in range(1, min(len(parts), _HERE)):
        part = parts[at]
        if not any(token.text.casefold() in _SO for token in part[:2]):
            continue
        before = [token for one in parts[:at] for token in one]
        after = [token for one in parts[at:] for token in one]
        cards = [token for token in after if token.kind == "card"]
        spaces = [token for token in after if token.kind == "num"]
        somebody = any(token.kind in ("player", "other") and token.name != "me" for token in after)
        gets = [token for token in before if token.kind == "card"]
        owned = any(token.kind in ("player", "other") and token.name != "me" for token in before)
        refers = any(token.kind in ("it", "there") for token in after)
        if (
            not cards
            and len(gets) == len(spaces) == 1
            and refers
            and not owned
            and not {token.kind for token in before} & {*_DANGER, "num"}
        ):
            return [gets[0], replace(spaces[0], kind="on", text="on", value=0), spaces[0]]
        if len(cards) != 1 or somebody or _DANGER & {token.kind for token in after}:
            return None
        told = {token.value for token in before if token.kind == "num"}
        named = [token for token in before if token.kind == "card"]
        same = all(set(kinds_of(one.name)) & set(kinds_of(cards[0].name)) for one in named)
        if len(spaces) == 1 and named and same and spaces[0].value in told:
            return after
        if len(spaces) == 1 and not named and told and not owned and not _DANGER & {token.kind for token in before}:
            return after
        drawn = any(token.kind == "there" or token.text.casefold() in ("where", "there") for token in after)
        doubted = {token.kind for token in before} & {"if", "unless", "unsure", "not", "later"}
        if not spaces and len(told) == 1 and same and drawn and not doubted:
            number = next(token for token in before if token.kind == "num")
            plain = [token for token in after if token.kind != "there" and token.text.casefold() != "where"]
            return [*plain, replace(number, kind="on", text="on", value=0), number]
    return None


def _unreasoned(tokens: list[Token]) -> list[Token]:
    """Return the tokens without a reason that comes after the card and its space: "… as nine is what Gran threw"."""
    kinds: set[str] = set()
    for at, token in enumerate(tokens):
        if kinds >= {"card", "num"} and (token.kind == "reason" or _gives_reason(tokens, at)):
            joined = tokens[at - 1].kind == "and" or token.text.casefold().startswith("and ")
            ends = (
                s
                for s in range(at + 1, len(tokens))
                if _ends_reason(tokens, s) or (joined and tokens[s].kind == "card")
            )
            end = next(ends, len(tokens))
            if not {"if", "unless", "unsure"} & {one.kind for one in tokens[at + 1 : end]}:
                return [*tokens[:at], *tokens[end:]]
        kinds.add(token.kind)
    return tokens


def _ends_reason(tokens: Sequence[Token], at: int) -> bool:
    return (
        tokens[at].kind in ("comma", "open", "close", "colon")
        or (tokens[at].kind in ("and", "then") and tokens[at + 1 : at + 2] != [] and tokens[at + 1].kind == "card")
        or (tokens[at].kind == "card" and [one.kind for one in tokens[at + 1 : at + 3]] == ["on", "num"])
    )


def _gives_reason(tokens: Sequence[Token], at: int) -> bool:
    after = tokens[at + 1 : at + 3]
    return tokens[at].text.casefold() in _AS and tokens[at].kind in ("fill", "unknown", "unless") and len(after) == 2
