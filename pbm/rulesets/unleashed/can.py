"""The command CAN: whether something is allowed as things stand, and why not, from what the asker may see only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pbm.core.phrases import joined, listed, say
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.check import barred_for_good, barred_now
from pbm.rulesets.unleashed.clauses.clauses import wishes
from pbm.rulesets.unleashed.clauses.lines import tokenize
from pbm.rulesets.unleashed.clauses.moves import ends_said
from pbm.rulesets.unleashed.clauses.patterns import merged_tokens
from pbm.rulesets.unleashed.go import placement_problem
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.orders import Choice
from pbm.rulesets.unleashed.pieces import lawful_places
from pbm.rulesets.unleashed.reach import spans
from pbm.rulesets.unleashed.state import Config, State, known_preceding
from pbm.rulesets.unleashed.words.parts import Part
from pbm.rulesets.unleashed.words.tokens import Token, Vocabulary

__all__ = ["can"]

_LONGEST: Final = 2_000
_WHERE: Final = frozenset({"where", "wo", "wohin", "which", "what", "welche", "welches", "places", "spaces", "how"})
_MOVING: Final[Mapping[str, tuple[str, ...]]] = {
    "snake": ("move-snake", "move-piece", "move-snakes"),
    "ladder": ("move-ladder", "move-piece", "move-ladders"),
    "lamppost": ("move-piece",),
}


def can(config: Config, state: State, seat: str, question: str) -> tuple[str, ...]:
    """Return the answer to a question in sentences, made of nothing but what the seat may see."""
    if state.phase == "over":
        return (say("The game is over: nothing can be played any more."),)
    if seat not in state.positions:
        return (say("You are not in this game any more."),)
    names = Vocabulary(config.pieces, [name for name in state.seats if name not in state.dropped], seat)
    lines = question[:_LONGEST].replace("?", " ").splitlines() or [""]
    made, assumed = tokenize([" ".join(lines)], names)
    tokens = [token for token in merged_tokens(made, state.turn) if token.kind not in ("stop", "gap", "index")]
    answer = _answer(config, state, seat, tokens)
    if not answer:
        return _examples(config, state)
    taken = [say("I take {what}.", what=what) for what in assumed]
    return (*taken, *answer)


def _answer(config: Config, state: State, seat: str, tokens: Sequence[Token]) -> tuple[str, ...]:
    unknown = next((token for token in tokens if token.kind == "no-piece"), None)
    if unknown is not None:
        return (say("No. There is no piece {piece} in this game.", piece=unknown.name),)
    asks_where = any(token.text.casefold() in _WHERE for token in tokens)
    part = wishes(tokens)
    if part is None:
        return _free(state, seat) if asks_where and state.phase == "play" and _about_cards(tokens) else ()
    piece = next((token.name for token in tokens if token.kind == "piece"), None)
    if piece is not None and not part.moves:
        return _places(config, state, seat, piece, *ends_said(tokens))
    if part.kinds is not None and state.phase == "setup":
        return (say("No cards are played yet: this round is for snakes, ladders and lampposts."),)
    if part.moves and (
        part.kinds is None or (part.place is None and state.phase == "play" and _holds(state, seat, part))
    ):
        return _moved(config, state, seat, part)
    if part.kinds is not None:
        return _card(config, state, seat, part, asks_where=asks_where)
    if part.place is not None:
        return _space(config, state, seat, part.place)
    return ()


def _holds(state: State, seat: str, part: Part) -> bool:
    """Whether a card that is named is in the hand: "can I move L1 to 32-17 with the Move a ladder?"."""
    return any(card.kind in (part.kinds or ()) for card in state.hands[seat])


def _about_cards(tokens: Sequence[Token]) -> bool:
    return any(token.text.casefold() in ("card", "cards", "karte", "karten") for token in tokens)


# --- pieces


def _moved(config: Config, state: State, seat: str, part: Part) -> tuple[str, ...]:
    """Return whether pieces may be moved so, and by which card of the hand."""
    choice = Choice(moves=tuple(part.moves))
    for piece, _, _ in part.moves:
        if state.phase == "play" and piece not in state.pieces:
            return (say("No. {piece} is not on the board, so it cannot be moved.", piece=piece),)
    why = barred_now(config, state, seat, choice)
    if why:
        piece, top, _ = part.moves[-1]
        return (say("No. {why}", why=why[0]), *_reaches(config, state, piece, top))
    said = listed(f"{piece} {top}-{bottom}" for piece, top, bottom in part.moves)
    return (say("Yes, as things stand that may be done: {moves}.", moves=said), *_by_hand(config, state, seat, part))


def _reaches(config: Config, state: State, piece: str, top: int) -> tuple[str, ...]:
    bottoms = [low for high, low in lawful_places(config, state, piece) if high == top]
    if not bottoms:
        return ()
    return (
        say(
            "With its top on {top}, {piece} may have its bottom on {spaces}.",
            top=top,
            piece=piece,
            spaces=spans(bottoms),
        ),
    )


def _by_hand(config: Config, state: State, seat: str, part: Part) -> tuple[str, ...]:
    if state.phase == "setup":
        return ()
    kinds = [config.pieces[piece].kind for piece, _, _ in part.moves]
    held = dict.fromkeys(card.kind for card in state.hands[seat])
    cards = [
        card
        for card in held
        if all(card in _MOVING[kind] for kind in kinds) and (len(kinds) == 1 or card in ("move-snakes", "move-ladders"))
    ]
    if cards:
        return (say("In your hand {cards} can do it.", cards=listed(card_name(card) for card in cards)),)
    return (say("But you have no card in your hand that does it."),)


def _places(
    config: Config, state: State, seat: str, piece: str, top: int | None, bottom: int | None
) -> tuple[str, ...]:
    """Return where a piece may lie, with an end that is given."""
    if state.phase == "play" and piece not in state.pieces:
        return (say("{piece} is not on the board, so it cannot be moved.", piece=piece),)
    preceding = known_preceding(state, seat)
    if preceding is not None and piece in preceding.pieces:
        return (say("Nowhere: {piece} has just been moved by {name}, so it stays.", piece=piece, name=preceding.seat),)
    found = lawful_places(config, state, piece)
    if top is not None:
        spaces = [low for high, low in found if high == top]
        if not spaces:
            return (say("As things stand {piece} cannot have its top on {space}.", piece=piece, space=top),)
        return (
            say(
                "With its top on {top}, {piece} may have its bottom on {spaces}.",
                top=top,
                piece=piece,
                spaces=spans(spaces),
            ),
        )
    if bottom is not None:
        spaces = [high for high, low in found if low == bottom]
        if not spaces:
            return (say("As things stand {piece} cannot have its bottom on {space}.", piece=piece, space=bottom),)
        return (
            say(
                "With its bottom on {bottom}, {piece} may have its top on {spaces}.",
                bottom=bottom,
                piece=piece,
                spaces=spans(spaces),
            ),
        )
    if not found:
        return (say("As things stand there is no place where {piece} could go.", piece=piece),)
    bottoms: dict[int, list[int]] = {}
    for high, low in found:
        bottoms.setdefault(high, []).append(low)
    rows = joined((f"{high}: {spans(lows)}" for high, lows in bottoms.items()), "; ")
    return (say("{piece} may go, by its top and then where its bottom may be: {places}.", piece=piece, places=rows),)


# --- cards


def _card(config: Config, state: State, seat: str, part: Part, *, asks_where: bool) -> tuple[str, ...]:
    """Return whether a card may be put somewhere and do what is said."""
    hand = [card.kind for card in state.hands[seat]]
    held = [kind for kind in part.kinds or () if kind in hand]
    if not held:
        cards = listed(card_name(kind) for kind in hand)
        return (say("No: that card is not in your hand. You have {cards}.", cards=cards),)
    kind = held[0]
    choice = _chosen(kind, part)
    if choice is not None:
        barred = barred_for_good(config, state, seat, kind, choice)
        if barred is not None:
            return (say("No. {why}", why=barred.message),)
        why = barred_now(config, state, seat, choice)
        if why:
            return (say("No, not as things stand. {why}", why=why[0]),)
    if part.place is None:
        return _free(state, seat) if asks_where or choice is None else (say("Yes, as things stand that can be done."),)
    problem = placement_problem(config, state, seat, kind, part.place)
    if problem is not None:
        return (say("No, not as things stand. {why}", why=problem.message),)
    return (say("Yes: as things stand {card} may go on {space}.", card=card_name(kind), space=part.place),)


def _chosen(kind: str, part: Part) -> Choice | None:
    asked = choice_kind(kind)
    if asked in ("send-back", "send-forward") and len(part.players) == 1:
        return Choice(player=part.players[0])
    if asked == "swap-players" and part.players:
        players = ("me", *part.players) if len(part.players) == 1 else part.players
        return Choice(players=(players[0], players[1]))
    if asked == "swap-cards" and part.pair:
        return Choice(cards=part.pair)
    if asked is not None and asked.startswith("move-") and part.moves:
        return Choice(moves=tuple(part.moves))
    return None


def _free(state: State, seat: str) -> tuple[str, ...]:
    """Return where a card may not be put."""
    last = len(state.cells) - 1
    taken = sorted({at for name, at in state.positions.items() if name != seat and 0 < at < last})
    said = [say("A card may go on any space from 1 to {last} but these:", last=last - 1)]
    if taken:
        said.append(say("{spaces}, where others stand;", spaces=listed(taken)))
    preceding = known_preceding(state, seat)
    fresh = [at for at, pile in enumerate(state.cells) if preceding is not None and pile[-1] in preceding.cards]
    if preceding is not None and fresh:
        said.append(say("{spaces}, where {name} has just put a card;", spaces=listed(fresh), name=preceding.seat))
    if len(said) == 1:
        return (say("As things stand a card may go on any space from 1 to {last}.", last=last - 1),)
    return (joined([*said, say("and the board may change before it is your go.")]),)


def _space(config: Config, state: State, seat: str, at: int) -> tuple[str, ...]:
    """Return whether any card of the hand may be put on a space."""
    hand = state.hands[seat]
    if state.phase == "setup" or not hand:
        return ()
    problem = placement_problem(config, state, seat, hand[0].kind, at)
    if problem is not None:
        return (say("No, not as things stand. {why}", why=problem.message),)
    return (say("Yes: as things stand a card of yours may go on {space}.", space=at),)


def _examples(config: Config, state: State) -> tuple[str, ...]:
    """Return what may be asked, for questions that nobody understands."""
    piece = next(iter(state.pieces or config.pieces), "S1")
    if state.phase == "setup":
        return (
            say("I do not understand the question. You may ask: “CAN I put {piece} on 28-12?”", piece=piece),
            say(
                "Or: “CAN: where can {piece} go?” “CAN: where can the top of {piece} be with its bottom on 9?”",
                piece=piece,
            ),
        )
    return (
        say(
            "I do not understand the question. You may ask: “CAN I put +3 on 17?” “CAN I move {piece} 28-12?”",
            piece=piece,
        ),
        say(
            "Or: “CAN: where can {piece} go?” “CAN: where can the top of {piece} be with its bottom on 9?”", piece=piece
        ),
    )
