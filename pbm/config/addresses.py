"""Mail addresses as a GM writes them down: what may pass for one."""

from __future__ import annotations

import re

from pbm.config.document import Table

__all__ = ["address_fault", "host_name_is_plain", "read_address"]

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def address_fault(address: str) -> str | None:
    """Return what is wrong with an address, None when it can be written to.

    Plain addresses only: no quoted names before the ``@`` and no letters outside ASCII, which many mail hosts refuse.
    """
    local, at, domain = address.rpartition("@")
    if not at or not local or not domain:
        return "has to have something before and after an @"
    if not address.isascii():
        return "has a letter that is not ASCII, which many mail hosts refuse"
    if re.search(r"[\s<>(),;:\"\[\]\\]", address) or "@" in local:
        return "must be the bare address, one, without name or <brackets>"
    if len(local) > 64 or len(address) > 254:
        return "is longer than addresses can be"
    if not _LOCAL.fullmatch(local):
        return "is not an address: look at the dots before the @"
    if not host_name_is_plain(domain):
        return "is not an address: look at what stands after the @"
    return None


def host_name_is_plain(name: str) -> bool:
    """Return whether a machine or a domain can be called so."""
    return all(_LABEL.fullmatch(label) for label in name.split("."))


def read_address(table: Table, name: str, advice: str | None) -> str | None:
    """Return an address in lower case. ``advice`` says what to write when it is missing; None: it may be.

    Something that is no address is complained of, and None returned.
    """
    value = table.need(name, advice) if advice is not None else table.text(name)
    if not value:
        return None
    fault = address_fault(value)
    if fault is not None:
        table.complain("bad-address", f'"{value}" {fault}', name)
        return None
    return value.lower()
