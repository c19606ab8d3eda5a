"""The mail of a seat that a question of ours is open about: its answer need not say again what was plain in it."""

from __future__ import annotations

from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.rulesets.abilities import ReadsAnswers
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.our_lines import our_lines
from pbm.service.overlooked import asked_about
from pbm.service.ports import UnitOfWork
from pbm.service.records import MailIn, Round

__all__ = ["asked_before"]


def asked_before(office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round | None) -> Cleaned | None:
    """Return what a seat's own mail said that was asked about last before ``mail``; None where orders came since.

    None too in games whose orders are told in one mail, and for mail that is not from the player's own address.
    """
    if round_ is None or not who.registered or not isinstance(office.ruleset(who.game.ruleset), ReadsAnswers):
        return None
    own = [
        one
        for one in asked_about(work, round_, who.seat)
        if one.id != mail.id and one.received_at <= mail.received_at
        if one.confirmed_at is not None or (one.sender or "").lower() in who.player.addresses
    ]
    if not own:
        return None
    letter = office.decode(max(own, key=lambda one: (one.received_at, one.id)).raw)
    return clean(letter.text, our_lines(office, work, letter, who, round_, round_))
