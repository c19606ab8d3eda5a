"""What can go wrong on the other side of a seam."""

from __future__ import annotations

from pbm.core.errors import PbmError

__all__ = ["ConflictError", "InboundError", "OutboundError", "StoreError"]


class StoreError(PbmError):
    """The store could not do it now (full disk, locked, gone). Nothing was written; try again later."""


class ConflictError(PbmError):
    """What was to be kept contradicts what is there (a key twice, an unknown game). Nothing was written."""


class InboundError(PbmError):
    """A way in could not be read or opened. Nothing was lost; try again later."""


class OutboundError(PbmError):
    """The way out could not be opened at all (refused, wrong password, no TLS). Nothing was sent."""
