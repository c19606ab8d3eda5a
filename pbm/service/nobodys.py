"""Addresses of people we do not know: mail may have come from them, or may only have borne their names."""

from __future__ import annotations

from pbm.core.phrases import Phrase, joined, say
from pbm.service.daily import one_more_today
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork

__all__ = ["is_nobodys", "told_of_nobody"]

_A_DAY = 3


def is_nobodys(office: Office, work: UnitOfWork, address: str) -> bool:
    """Return whether an address is neither a player's, nor an observer's, nor the GM's."""
    if address.lower() in (office.letters.post.gm.address.lower(), (office.letters.post.redirect_to or "").lower()):
        return False
    return not work.players.by_address(address) and not work.observers.by_address(address)


def told_of_nobody(office: Office, work: UnitOfWork, address: str) -> Phrase | None:
    """Return what the GM is told of an address of nobody that mail does not reach; None where it was enough today.

    Anybody can put any number of such addresses on their mails: three a day are told of.
    """
    number = one_more_today(office, work, "addresses-of-nobody", _A_DAY)
    if not number:
        return None
    told = say(
        "{address} is an address of nobody who plays or reads along, so no player misses anything. Somebody may have "
        "put it on a mail to us; there is nothing to do.",
        address=address,
    )
    if number < _A_DAY:
        return told
    last = say(
        "You hear of no more such addresses today; `pbm outbox list --status failed` and `pbm mail list` show them."
    )
    return joined((told, last))
