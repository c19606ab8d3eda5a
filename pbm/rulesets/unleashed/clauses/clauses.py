"""One clause of a player's orders: the cards, spaces, pieces and players it names, as wishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.core.errors import Problem
from pbm.core.phrases import say
from pbm.rulesets.unleashed.clauses.moves import moves_in, pair_in
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.clauses.talk import NAMING, danger_in, unclear_in, without_reason, without_talk
from pbm.rulesets.unleashed.clauses.waved import waved
from pbm.rulesets.unleashed.talk.certain import is_chosen, is_placed, is_remark
from pbm.rulesets.unleashed.wishes.meant import two_things
from pbm.rulesets.unleashed.words.parts import ATOMS, Clause, Part, trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["parts_of", "wishes"]

_ONESELF: Final = ("i", "you", "ich", "du")
_ATOP: Final = ("on top of", "atop", "over", "covering", "cover", "über")
_FEW: Final = 3
_ELSEWHERE: Final = frozenset(("odd", "past", "relative", "other", "unsure", "if", "unless", "not", "later"))
_FIRM: Final = ("verb", "self", "move", "request", "label", "else", "first", "second")


def parts_of(clause: Clause, placements: int, *, swaps: bool = False) -> list[Part]:
    """Return the wishes of a clause, none where it is talk; a wish that is not plain has its problem.

    ``swaps`` says that it goes on after a card that swaps two.
    """
    tokens = without_reason(without_talk(waved(clause.tokens)))
    if not any(t.kind in ATOMS or t.kind in ("up", "down", "eyes") for t in tokens):
        # "…, else on 22, perhaps": the doubt has come loose from what it is about.
        doubt = danger_in(clause, [*tokens, Token("verb", "", clause.line)]) if clause.join == "else" else None
        return [doubt] if doubt is not None and doubt.problem is not None else []
    kinds = [token.kind for token in tokens]
    if kinds.count("card") > 1 and not {"num", "verb", "move", "player", "piece"} & set(kinds):
        return []  # "I have +3 and a blank"
    if "piece" in kinds and not {"num", "card"} & set(kinds) and {"unknown", "be"} & set(kinds) and not clause.land:
        return []  # "L1 is in a silly place"
    danger = danger_in(clause, tokens)
    if danger is not None:
        return [danger] if danger.problem is not None else []
    if is_remark(tokens) and not clause.land:
        return []
    moves, rest = moves_in(_card_first(tokens))
    pair, rest = pair_in(rest, swaps=swaps)
    parts = _assembled(clause, rest, moves, pair, placements)
    firm = bool(clause.context or clause.join or clause.land) or any(t.kind in _FIRM for t in tokens)
    firm = firm or not any(t.kind in ("unknown", "odd", "other") for t in tokens)
    for part in parts:
        part.firm = firm
    unclear = unclear_in(tokens, clause.tokens)
    chosen = unclear is not None and is_chosen(tokens)
    if chosen and parts:
        parts[0].firm = True
    if unclear is not None and parts and not (unclear.code == "words-unclear" and (chosen or is_placed(tokens))):
        parts[0].doubted = parts[0].problem is None and _is_strange(tokens, unclear)
        parts[0].problem = parts[0].problem or unclear
    return parts


def _is_strange(tokens: Sequence[Token], unclear: Problem) -> bool:
    """Whether an order has only a few words in it that nobody knows, and nothing that may mean another space."""
    kinds = [token.kind for token in tokens]
    return unclear.code == "words-unclear" and kinds.count("unknown") < _FEW and not _ELSEWHERE & set(kinds)


def _card_first(tokens: list[Token]) -> list[Token]:
    """Return "S2 with my snake card, to 34-21" with the card before the piece."""
    piece = next((at for at, token in enumerate(tokens) if token.kind == "piece"), len(tokens))
    step = piece + 1
    if step >= len(tokens) or tokens[step].kind != "with":
        return tokens
    while step < len(tokens) and tokens[step].kind in ("with", "self", "fill"):
        step += 1
    if step >= len(tokens) or tokens[step].kind != "card" or any(token.kind == "card" for token in tokens[:piece]):
        return tokens
    return [*tokens[:piece], tokens[step], tokens[piece], *tokens[step + 1 :]]


def wishes(tokens: Sequence[Token]) -> Part | None:
    """Return what a question names: the first wish of its tokens, every move of a piece in it; None for nothing."""
    moves, rest = moves_in(tokens)
    pair, rest = pair_in(rest)
    parts = _assembled(Clause([], "", ""), rest, moves, pair, 1)
    return parts[0] if parts else None


def _assembled(
    clause: Clause,
    tokens: Sequence[Token],
    moves: dict[int, tuple[str, int, int] | Problem],
    pair: tuple[int, int] | None,
    placements: int,
) -> list[Part]:
    """Return the wishes that the tokens make one after the other."""
    parts = [Part(clause.join, clause.line)]
    between = ""
    atop = False
    bare = _bare(tokens)
    swaps = any(token.kind == "card" and "swap-players" in kinds_of(token.name) for token in tokens)
    lit = any(token.means("meeting") for token in tokens)
    for place, token in enumerate(tokens):
        part = parts[-1]
        if token.kind == "card" and token.text.casefold().endswith(" with"):
            part.linked = True
        if token.kind == "card" or place == bare:
            kinds = kinds_of(f"n{token.value}") if place == bare else kinds_of(token.name)
            both = tuple(kind for kind in part.kinds or () if kind in kinds)
            begun = part.place is not None or bool(part.moves or part.players)
            anew = between in ("and", "then") or (
                between == "comma" and (part.join == "else" or (part.join == "comma" and _placed(tokens, place)))
            )
            only_players = bool(part.players) and part.place is None and not part.moves and "swap-players" in kinds
            if part.kinds is None and begun and anew and not only_players:
                parts.append(Part(between, token.line, kinds, token.text, atop=atop))
            elif part.kinds is None:
                part.kinds, part.named, part.bare = kinds, token.text, place == bare
            elif both and not (part.place is not None and kinds[0][0] in "+-b"):
                if len(both) < len(part.kinds):
                    part.kinds, part.named = both, token.text
            else:
                parts.append(Part(between or "and", token.line, kinds, token.text, atop=atop))
            between, atop = "", False
        elif token.kind == "num":
            counted = tokens[place + 1] if place + 1 < len(tokens) else None
            if counted is not None and counted.kind == "card" and _counts(token, counted):
                part.problem = part.problem or trouble(
                    "words-count",
                    say(
                        "Say of each card where it goes: “+3 on 17”. You write “{words}”.",
                        words=f"{token.text} {counted.text}",
                    ),
                )
            elif part.place is None:
                part.place = token.value
            elif part.place != token.value:
                parts.append(Part(between or "beside", token.line, place=token.value))
            between = ""
        elif token.kind == "there":
            part.there = True
        elif token.kind == "on":
            over = token.text.casefold() in _ATOP
            atop = over and part.place is not None and between in ("and", "then")
            part.atop = part.atop or (over and not atop)
        elif token.kind == "piece":
            move = moves[token.value]
            if isinstance(move, Problem):
                part.problem = part.problem or move
            else:
                if between == "and" and any(move[0] == one[0] and move != one for one in part.moves):
                    part.problem = part.problem or two_things()
                part.moves.append(move)
                part.come_from += [(move[0], int(number)) for number in token.meanings]
                part.commas = part.commas or (between == "comma" and len(part.moves) > 1)
            between = ""
        elif token.kind == "no-piece":
            part.problem = part.problem or trouble(
                "piece-unknown", say("There is no piece {piece} in this game.", piece=token.name)
            )
        elif token.kind == "player":
            if part.players[-1:] != [token.name]:  # "Anna-Marie" is found by each of her names
                part.players.append(token.name)
            between = ""
        elif token.text.casefold() in _ONESELF and _beside_another(tokens, place):
            part.players.append("me")
        elif token.kind == "other" and any(kind.startswith(NAMING) for kind in part.kinds or ()):
            part.problem = part.problem or trouble(
                "player-which", say("Whom do you mean by “{word}”? Write a name, or “the leader”.", word=token.text)
            )
        elif token.kind in ("with", "slash", "and", "comma", "then", "second"):
            withal = token.kind == "with" and token.text.casefold() not in ("for", "by", "für")
            part.linked = (
                part.linked or (token.kind == "with" and bool(part.players or part.kinds)) or (withal and swaps)
            )
            between = (
                "comma"
                if token.kind in ("comma", "slash")
                else "and"
                if token.kind in ("and", "second")
                else token.kind
            )
            if token.kind == "second" and placements < 2:
                between = "else"
            elif token.kind == "second" and (part.empty or place == len(tokens) - 1):
                part.second = True
        elif token.kind in ("up", "down") and lit:
            if not part.empty:
                parts.append(Part(between or "and", token.line))
            parts[-1].lamppost = token.kind
        elif token.kind == "eyes":
            if not part.empty and between:
                parts.append(Part(between, token.line))
                between = ""
            parts[-1].eyes = True
    if pair is not None:
        _swapping(parts).pair = pair
    return [part for part in parts if not part.empty]


def _swapping(parts: Sequence[Part]) -> Part:
    """Return the wish that two spaces are told for which change places: the only card of its clause that swaps two."""
    found = [part for part in parts if "swap-cards" in (part.kinds or ())]
    return found[0] if len(found) == 1 else parts[0]


def _counts(number: Token, card: Token) -> bool:
    """Whether a number says how many cards: "two blanks"."""
    return 2 <= number.value <= 3 and card.text[:1].isalpha() and card.text.casefold().endswith("s")


def _beside_another(tokens: Sequence[Token], place: int) -> bool:
    """Whether "I", or a receipt's "you", stands for a player: "Clive and I", "you and the leader"."""
    beside = [tokens[at].kind for at in (place - 1, place + 1) if 0 <= at < len(tokens)]
    if tokens[place].kind == "self":
        acts = place + 1 < len(tokens) and tokens[place + 1].kind in ("card", "verb", "send", "move")
        if acts and [token.kind for token in tokens[max(0, place - 2) : place]] != ["player", "and"]:
            return False
        beside = beside[:1] if place else []
    return bool({"and", "with", "slash"} & set(beside))


def _placed(tokens: Sequence[Token], place: int) -> bool:
    """Whether a card has a place of its own after it: "… 22, blank on 5"."""
    after = [token.kind for token in tokens[place + 1 : place + 5] if token.kind != "fill"]
    return after[:2] == ["on", "num"]


def _bare(tokens: Sequence[Token]) -> int:
    """Return where a card is named by its number alone, "the 3 on 17"; -1 where none is."""
    if any(token.kind in ("card", "piece") for token in tokens):
        return -1
    numbers = [place for place, token in enumerate(tokens) if token.kind == "num"]
    if len(numbers) < 2:
        return -1
    first, second = numbers[:2]
    between = [token.kind for token in tokens[first + 1 : second]]
    tied = set(between) <= {"on", "to", "fill", "hash"} and bool({"on", "to"} & set(between))
    spaced = any(token.kind == "on" for token in tokens[:first])
    return first if 1 <= tokens[first].value <= 6 and tied and not spaced else -1
