"""Whom a card is done to, where that is told beside the order: "he's the one who goes back", "swap us"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.parts import Clause, Part
from pbm.rulesets.unleashed.words.tokens import FAMILIES, Token

__all__ = ["named", "told_of"]

_ENDS: Final = ("stop", "gap", "label")
_OPEN: Final = frozenset(("not", "unsure", "if", "unless", "later", "pondering", "unsettled", "yours", "landing"))
_PRONOUNS: Final = (
    "him", "her", "he", "she", "he's", "hes", "she's", "shes", "he is", "she is", "ihn", "ihm", "elle", "lui", "haar",
    "ella", "lei",
)  # fmt: skip
_AIMED: Final = ("with", "send", "on", "back", "forward")
_US: Final = ("us", "the two of us", "our places", "places with each other")
_CHANGING: Final = (
    "change", "changed", "trade", "traded", "swap", "swapped", "switch", "switched", "exchange", "exchanged",
)  # fmt: skip
_MARKED: Final = frozenset(
    ("victim", "target", "unlucky", "lucky", "chosen", "straw", "hit", "brunt", "punishment", "recipient", "sorry",
     "apologies", "poor", "condolences", "commiserations", "farewell", "opfer", "ziel", "cible", "victime", "pech")
)  # fmt: skip
_YOU: Final = ("you're", "youre", "you are", "you")
_SPARED: Final = ("fill", "be", "s", "it", "verb", "land", "comma", "and", "self")
_GOING: Final = frozenset(("go", "goes", "going", "sent", "moves", "slides", "drops", "falls", "geht", "gehen"))
_FROM: Final = ("from", "with", "unknown", "fill", "to", "self")
_NEAR: Final = 7
_LOOK_BACK: Final = 2


def named(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "her" and "us" as the player who was named just before, where a card is done to them.

    Nothing is changed where two were named, or none.
    """
    made: list[Token] = []
    earlier: list[set[str]] = []
    sentence: list[Token] = []
    for token in [*tokens, Token("stop", "", -1)]:
        if token.kind not in _ENDS:
            sentence.append(token)
            continue
        made += _resolved(sentence, set().union(*earlier[-_LOOK_BACK:]))
        earlier.append({one.name for one in sentence if one.kind == "player" and one.name != "me"})
        sentence = []
        if token.line >= 0:
            made.append(token)
    return made


def _resolved(sentence: Sequence[Token], earlier: set[str]) -> list[Token]:
    """Return a sentence with its pronouns replaced; ``earlier`` are those who were named before it."""
    aims = any(_does(token) for token in sentence)
    made: list[Token] = []
    here: set[str] = set()
    for at, token in enumerate(sentence):
        low = token.text.casefold()
        known = here or earlier
        if low in ("other", "another") and made and made[-1].text.casefold() in ("each", "one"):
            made[-1] = replace(made[-1], kind="fill", meanings=())
            made.append(replace(token, kind="fill", meanings=()))
            continue
        if token.kind == "player" and token.name != "me":
            here.add(token.name)
        one = next(iter(known)) if len(known) == 1 else ""
        before = made[-1].kind if made else ""
        if one and aims and low in _US and token.kind in ("unknown", "self", "fill") and before in ("card", "verb"):
            made += [replace(token, kind="player", name="me"), Token("and", "and", token.line)]
            made.append(replace(token, kind="player", name=one, meanings=()))
            continue
        if one and aims and low in _YOU and _addressed(made, here):
            made[-1:] = []  # "Clive, you're going back three"
            continue
        if one and aims and low in ("for you", "you") and (low == "for you" or before == "with"):
            made += [] if before == "with" else [Token("with", "for", token.line)]
            made.append(replace(token, kind="player", name=one, meanings=()))
            continue
        if (
            one
            and aims
            and token.kind == "other"
            and low in _PRONOUNS
            and (before in _AIMED or _is_subject(sentence, at))
        ):
            made.append(replace(token, kind="player", name=one, meanings=()))
            continue
        made.append(token)
    return made


def _is_subject(sentence: Sequence[Token], at: int) -> bool:
    """Whether it is said of "he", "she" that they go back, or are the victim: "he's the one to go back"."""
    if sentence[at].text.casefold() in ("him", "her"):
        return False
    after = sentence[at + 1 : at + _NEAR]
    going = any(token.kind in ("back", "forward") for token in after) or (at > 0 and sentence[at - 1].kind == "back")
    return going or any(not _MARKED.isdisjoint(token.text.casefold().split()) for token in after)


def _addressed(made: Sequence[Token], here: set[str]) -> bool:
    """Whether a name and a comma stand before "you're": somebody is spoken to."""
    return len(made) > 1 and made[-1].kind == "comma" and made[-2].kind == "player" and made[-2].name in here


def _does(token: Token) -> bool:
    """Whether a token is of a card that is done to players, or of what it does."""
    return token.kind in ("send", "back", "forward") or (
        token.kind == "card" and token.name[:4] in ("send", "swap", "back", "forw", "b2", "b3", "b4")
    )


def told_of(clause: Clause) -> Part | None:
    """Return what a clause says is to be done to whom, without a card or a space for it; None where it says nothing.

    The kinds of card are None where it does not say what.
    """
    if clause.question or clause.land or clause.context == "standing":
        return None
    found: list[Part] = []
    part: list[Token] = []
    for token in [*clause.tokens, Token("comma", ",", clause.line)]:
        if token.kind not in ("comma", "open", "close", "colon"):
            part.append(token)
            continue
        said = _told(part, clause)
        found += [said] if said is not None else []
        part = []
    return found[0] if len(found) == 1 else None


def _told(part: Sequence[Token], clause: Clause) -> Part | None:
    """Return what one part of a clause says is to be done to whom; None for nothing."""
    kinds = [token.kind for token in part]
    if _OPEN & set(kinds) or any(token.kind == "num" and token.value > _NEAR for token in part):
        return None
    for at, token in enumerate(part):
        if token.kind != "player" or token.name == "me":
            continue
        if "past" in kinds or (kinds.count("player") > 1 and not _changes(part, at)):
            return None
        sort = _goes(part, at + 1) or _goes_turned(part, at)
        if sort:
            return Part("", clause.line, _family(sort), token.text, players=[token.name])
        if _changes(part, at):
            return Part("", clause.line, FAMILIES["swap-players"], token.text, players=["me", token.name], linked=True)
        words = {word for one in part for word in one.text.casefold().split()}
        news = "news" in words and part[at - 1].kind == "with" and at > 0
        receives = [one.kind for one in part[at + 1 :]] == ["verb", "it"]
        if (words & _MARKED or news or receives) and kinds.count("player") == 1 and "past" not in kinds:
            return Part("", clause.line, None, token.text, players=[token.name])
    return None


def _family(sort: str) -> tuple[str, ...]:
    return FAMILIES.get(sort, (sort,))


def _goes_turned(part: Sequence[Token], at: int) -> str:
    """Return the family of cards that "back she goes" is; empty for none."""
    if at == 0 or part[at - 1].kind not in ("back", "forward"):
        return ""
    going = any(not _GOING.isdisjoint(token.text.casefold().split()) for token in part[at + 1 : at + 3])
    return f"send-{part[at - 1].kind}" if going else ""


def _goes(part: Sequence[Token], at: int) -> str:
    """Return the family of cards that "goes back", "is the one who goes three steps down" are; empty for none."""
    number = 0
    gone = False
    for step, token in enumerate(part[at : at + _NEAR], at):
        if token.kind == "unknown" and token.text.casefold() in _GOING:
            gone = True
            continue
        gone = gone or not _GOING.isdisjoint(token.text.casefold().split())
        if token.kind in ("back", "forward"):
            away = step + 1 < len(part) and part[step + 1].kind in _FROM  # "goes back to work"
            if away or not (gone or number):
                return ""
            return f"{token.kind}-{number}" if number else f"send-{token.kind}"
        if token.kind == "card" and token.name[:1] in "bf" and token.name[1:] in ("2", "3", "4"):
            return f"{'back' if token.name[0] == 'b' else 'forward'}-{token.name[1:]}"
        if token.kind == "num" and 2 <= token.value <= 4 and not number:
            number = token.value
        elif number and token.kind == "down":
            return f"back-{number}"
        elif not (number and token.kind in ("spaces", "relative")) and token.kind not in (*_SPARED, "to"):
            return ""
    return ""


def _changes(part: Sequence[Token], at: int) -> bool:
    """Whether the player here is who the one that writes changes places with: "time I changed places with Clive"."""
    kinds = [token.kind for token in part[:at]]
    if any(token.kind == "past" or (token.kind == "player" and token.name != "me") for token in part[:at]):
        return False
    texts = [token.text.casefold() for token in part[:at]]
    if kinds[-1:] == ["with"] and texts[-2:-1] in (["places"], ["place"], ["seats"]):
        return any(word in _CHANGING for word in texts[-4:-2])
    wants = any(word.endswith(("want to", "like to", "love to")) for word in texts)
    return wants and texts[-1:] == ["where"]
