"""A mail that was held, put in its place among the mails that came after it: what stands when each is read in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.cleaning.clean import clean
from pbm.service.built_on import orders_changed
from pbm.service.identity import Known, without_tags
from pbm.service.merging import is_merged, merged, said, with_replaced, with_seconds
from pbm.service.office import Office
from pbm.service.our_lines import our_lines
from pbm.service.ports import UnitOfWork
from pbm.service.records import MailIn, OrderVersion, Round
from pbm.service.understanding import understood

__all__ = ["is_lawful", "read_again", "read_in_order", "with_changes_since"]


def is_lawful(office: Office, work: UnitOfWork, who: Known, round_: Round, orders: RawOrders) -> bool:
    """Return whether the rules let orders of a seat stand in a round."""
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    return not table.ruleset.check(table.config, state, who.seat.name, orders).problems


def read_again(office: Office, work: UnitOfWork, who: Known, round_: Round, form: OrderForm, mail: MailIn) -> Reading:
    """Return what a mail of the seat says for a round, as it was read when it came."""
    letter = office.decode(mail.raw)
    cleaned = clean(letter.text, our_lines(office, work, letter, who, round_, round_))
    changed = orders_changed(office, work, letter, who, round_, cleaned.words)
    subject = without_tags(letter.subject)
    return understood(office, work, who.game, who.seat.name, round_, form, cleaned, subject, changed=changed)


def read_in_order(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    form: OrderForm,
    reading: Reading,
    versions: Sequence[OrderVersion],
) -> dict[str, JsonObject] | None:
    """Return the orders that stand when a confirmed mail and those that came after it are read as they were received.

    ``versions`` are the seat's own of the round. None where that is not for certain: where one of the mails is more
    than plain orders or changes of them, where the GM ordered since, or where a change finds nothing to change.
    """
    before = [one for one in versions if one.received_at < mail.received_at]
    since = [one for one in versions if one.received_at >= mail.received_at and not is_merged(work, one)]
    if any(one.origin != "mail" or one.mail_id is None or not said(one.orders) for one in since):
        return None
    made = {one.mail_id for one in since}
    later_mails = tuple(_since(work, mail, who, round_))
    if not made <= {one.id for one in later_mails}:
        return None
    again = [reading]
    for later in later_mails:
        one = read_again(office, work, who, round_, form, later)
        if later.id in made or _only_changes(one):
            again.append(one)
    return _in_turn(said(before[-1].orders) if before else {}, again, form)


def with_changes_since(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, form: OrderForm, reading: Reading
) -> dict[str, JsonObject] | None:
    """Return a confirmed mail's orders with what later mails change in them, which found nothing to change till now.

    None where there are no such mails, or where it is not for certain what they change.
    """
    if mail.confirmed_at is None or not said(reading.orders):
        return None
    later = (read_again(office, work, who, round_, form, one) for one in _since(work, mail, who, round_))
    changes = [one for one in later if _only_changes(one)]
    orders = _in_turn({}, [reading, *changes], form) if changes else None
    standing = work.orders.standing(round_.id, who.seat.id)
    whole = merged(said(standing.orders) if standing else {}, orders or {})
    return orders if orders is not None and is_lawful(office, work, who, round_, whole) else None


def _since(work: UnitOfWork, mail: MailIn, who: Known, round_: Round) -> Iterable[MailIn]:
    """Return the seat's own mails that came for a round after another one, and have been read."""
    for one in work.mails.of_seat(who.seat.id, mail.received_at):
        own = one.confirmed_at is not None or (one.sender or "").lower() in who.player.addresses
        later = (one.received_at, one.id or 0) > (mail.received_at, mail.id or 0)
        if own and later and one.status == "processed" and one.round_id == round_.id:
            yield one


def _only_changes(reading: Reading) -> bool:
    """Return whether a mail does nothing but change what another one orders: "make the second a 6"."""
    return bool(reading.seconds or reading.replacing) and not said(reading.orders)


def _in_turn(base: RawOrders, readings: Iterable[Reading], form: OrderForm) -> dict[str, JsonObject] | None:
    orders: dict[str, JsonObject] = dict(base)
    for one in readings:
        new = said(one.orders)
        if one.asked or one.command or any(problem.code != "missing" for problem in one.problems):
            return None
        if not new and not _only_changes(one):
            return None
        orders = merged(orders, new)
        if any(not orders.get(board) for board in one.seconds):
            return None
        orders, unmet = with_replaced(with_seconds(orders, one.seconds, form), one.replacing, form)
        if unmet or any(board not in orders for board in one.replacing):
            return None
    return orders
