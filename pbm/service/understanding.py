"""A seat's words, understood as its game's orders are: as prose, by the form, or by the game's own language."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from pbm.core.orders import Asked, OrderForm, RawOrders, Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.forms import Answering, is_postal, own_lines, read_form
from pbm.orders.games_named import ONE_GAME, Games
from pbm.orders.parse import read
from pbm.rulesets.abilities import ReadsAnswers, ReadsChanges, ReadsWords
from pbm.service.merging import said
from pbm.service.office import Office
from pbm.service.people import people_of, press_apart
from pbm.service.ports import UnitOfWork
from pbm.service.read_mail import read_mail
from pbm.service.records import Game, Round, Seat
from pbm.service.restoring import receipts_of

__all__ = ["NO_FORM", "order_form", "understood"]

NO_FORM = OrderForm((), (), ())
"""What is asked where nothing can be ordered."""


def order_form(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round | None) -> OrderForm | None:
    """Return what a seat could order in a round, None when it could order nothing."""
    if round_ is None:
        return None
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    return table.ruleset.order_form(table.config, state, seat.name)


def understood(
    office: Office,
    work: UnitOfWork,
    game: Game,
    name: str,
    round_: Round | None,
    form: OrderForm,
    cleaned: Cleaned,
    subject: str = "",
    *,
    same_foot: bool = False,
    changed: RawOrders | None = None,
    asked: Cleaned | None = None,
) -> Reading:
    """Return what words of a seat say, which may order what ``form`` asks in ``round_`` (None: no round is open).

    ``same_foot`` says that the signature below them stood below orders of the seat that were taken before; ``changed``
    are the orders of the seat that the words may speak of, None where they are to be understood by themselves;
    ``asked`` is the seat's own mail that was asked about before, None for none.
    """
    reread = partial(
        _understood,
        office,
        work,
        game,
        name,
        round_,
        form,
        subject=subject,
        same_foot=same_foot,
        changed=changed,
        asked=asked,
    )
    receipts = partial(receipts_of, work, game, name, round_)
    apart = press_apart(office, work, game, name)
    return read_mail(reread, cleaned, subject, form, apart, games=partial(_games, work, game, name), receipts=receipts)


def _understood(
    office: Office,
    work: UnitOfWork,
    game: Game,
    name: str,
    round_: Round | None,
    form: OrderForm,
    cleaned: Cleaned,
    *,
    subject: str,
    same_foot: bool,
    changed: RawOrders | None,
    asked: Cleaned | None,
) -> Reading:
    words = office.words(game)
    people = people_of(office, work, game, name)
    if is_postal(form):
        games = _games(work, game, name)
        return read(
            cleaned,
            form,
            subject,
            writer=name,
            players=people.players,
            games=games,
            left=form.left,
            vocabulary=words,
            deadline=round_.deadline.date() if round_ is not None else None,
            same_foot=same_foot,
            gm=people.gm,
        )
    ruleset: Any = office.table(work, game).ruleset
    if round_ is None or not isinstance(ruleset, ReadsWords):
        return read_form(cleaned, form, subject, None, words, people)
    config = office.table(work, game).config
    state = office.table(work, game).ruleset.state_from_json(config, round_.state_before)
    spoken = partial(ruleset.read_words, config, state, name)
    if changed and isinstance(ruleset, ReadsChanges):
        spoken = partial(ruleset.read_changes, config, state, name, standing=changed)
    answering: Answering | None = None
    if asked is not None and isinstance(ruleset, ReadsAnswers):
        before = own_lines(asked, words, people)
        answering = partial(ruleset.read_answer, config, state, name, asked=before, standing=changed or {})
    return _as_default(read_form(cleaned, form, subject, spoken, words, people, answering), form)


def _as_default(reading: Reading, form: OrderForm) -> Reading:
    """Return a reading that leaves an empty list of all that is asked for as the order for it: PLAY DEFAULT."""
    needed = {field.key for field in form.fields if not field.optional}
    empty = all(order.get(key) == [] for order in reading.orders.values() for key in needed)
    if not reading.orders or not needed or not empty or reading.problems or reading.asked or said(reading.orders):
        return reading
    return replace(reading, orders={}, asked=(Asked("PLAY DEFAULT"),))


def _games(work: UnitOfWork, game: Game, name: str) -> Games:
    """Return the names of this game and of the others, not over yet, that the player of a seat plays."""
    seat = next((seat for seat in work.seats.of_game(game.id) if seat.name == name), None)
    if seat is None or seat.player_id is None:
        return ONE_GAME
    played = [work.games.get(other.game_id) for other in work.seats.of_player(seat.player_id)]
    others = {named for one in played if one.id != game.id and one.status != "over" for named in (one.key, one.title)}
    own = {game.key, game.title}
    known = {named.casefold() for named in (*own, *(other.name for other in work.seats.of_game(game.id)))}
    return Games(frozenset(own), frozenset(other for other in others if other.casefold() not in known))
