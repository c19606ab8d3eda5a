"""The people, those who only read, and small facts about the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import RowMapping

from pbm.service.records import AddressTrouble, Observer, Player
from pbm.storage.mapping import to_record, to_values
from pbm.storage.plain import folded, plain_record, plain_text
from pbm.storage.repositories.base import Rows
from pbm.storage.tables.people import AddressRow, AddressTroubleRow, MetaRow, ObserverRow, PlayerRow

__all__ = ["SqlMeta", "SqlObservers", "SqlPlayers"]


class SqlMeta(Rows):
    """Small facts about this server."""

    def get(self, key: str) -> bytes | None:
        """Return what was put under ``key``, None when nothing was."""
        rows = self._rows(MetaRow, ["key"], key=plain_text(key))
        return rows[0]["value"] if rows else None

    def put(self, key: str, value: bytes) -> None:
        """Keep ``value`` under ``key``."""
        self._put(MetaRow, "key", {"key": plain_text(key), "value": value})


class SqlPlayers(Rows):
    """The people and their addresses."""

    def add(self, player: Player) -> Player:
        """Return the player with its id."""
        player = plain_record(player)
        player_id = self._insert(PlayerRow, to_values(player, without=("addresses",)))
        self._add_addresses(player_id, player.addresses)
        return self.get(player_id)

    def get(self, player_id: int) -> Player:
        """Return one player; LookupError when there is none."""
        return self._record(self._row(PlayerRow, player_id))

    def update(self, player: Player) -> None:
        """Keep the player as given."""
        player = plain_record(player)
        self._update_one(PlayerRow, player.id, to_values(player, without=("addresses",)))
        self._delete(AddressRow, player_id=player.id)
        self._add_addresses(player.id, player.addresses)

    def by_address(self, address: str) -> tuple[Player, ...]:
        """Return everybody this address (any case) is registered to, by id."""
        owners = self._rows(AddressRow, ["player_id"], address=plain_text(address).lower())
        return tuple(self.get(row["player_id"]) for row in owners)

    def trouble(self, address: str) -> AddressTrouble | None:
        """Return the trouble with an address (any case), None when there is none."""
        return self._find_one(AddressTrouble, AddressTroubleRow, ["address"], address=folded(address))

    def put_trouble(self, trouble: AddressTrouble) -> None:
        """Keep the trouble with an address; it replaces what was kept of it."""
        self._put(AddressTroubleRow, "address", to_values(plain_record(trouble)))

    def clear_trouble(self, address: str) -> None:
        """Forget the trouble with an address, if there is any."""
        self._delete(AddressTroubleRow, address=folded(address))

    def _add_addresses(self, player_id: int, addresses: tuple[str, ...]) -> None:
        for position, address in enumerate(addresses):
            self._insert(AddressRow, {"player_id": player_id, "position": position, "address": address})

    def _record(self, row: RowMapping) -> Player:
        owned = self._rows(AddressRow, ["position"], player_id=row["id"])
        return to_record(Player, row, addresses=tuple(address["address"] for address in owned))


class SqlObservers(Rows):
    """Those who read a game without playing."""

    def add(self, observer: Observer) -> Observer:
        """Return the observer with its id."""
        observer_id = self._insert(ObserverRow, self._values(observer))
        return self._get(Observer, ObserverRow, observer_id)

    def update(self, observer: Observer) -> None:
        """Keep the observer as given."""
        self._update_one(ObserverRow, observer.id, self._values(observer))

    def of_game(self, game_id: int) -> tuple[Observer, ...]:
        """Return a game's observers, by id, those who stopped included."""
        return self._find(Observer, ObserverRow, game_id=game_id)

    def by_address(self, address: str) -> tuple[Observer, ...]:
        """Return what this address (any case) observes, by id, what it stopped included."""
        return self._find(Observer, ObserverRow, address_folded=folded(address))

    @staticmethod
    def _values(observer: Observer) -> Mapping[str, Any]:
        return to_values(plain_record(observer), address_folded=folded(observer.address))
