"""Who may be named above what a seat's mail quotes: the game and its GM, the player, and all others."""

from __future__ import annotations

from pbm.orders.cleaning.correspondents import Correspondents, bare_address
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork

__all__ = ["correspondents"]


def correspondents(office: Office, work: UnitOfWork, letter: Letter, who: Known) -> Correspondents:
    """Return by which names and addresses the game, its GM and its players write."""
    post = office.letters.post
    ours = {bare_address(office.letters.addresses.base), bare_address(post.gm.address)}
    own = {who.seat.name, who.player.name, *map(bare_address, who.player.addresses)}
    if letter.sender is not None:
        own.add(bare_address(letter.sender.address))
    others = {seat.name for seat in work.seats.of_game(who.game.id)}
    return Correspondents(
        addresses=frozenset(ours),
        names=frozenset({post.from_name, str(who.game.title)}),
        gm=post.gm.name,
        others=frozenset(others - own),
        writer=frozenset(own - ours),
    )
