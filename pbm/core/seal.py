"""Seals: proof, after the game, that the board, the options and the dice never changed."""

from __future__ import annotations

import hashlib
import json

from pbm.core.game import Json

__all__ = ["canonical_json", "dice_seal", "seal"]


def canonical_json(value: Json) -> bytes:
    """Return the one JSON text of a value: keys sorted, no spaces, UTF-8, non-ASCII as it is."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def seal(salt: bytes, value: Json) -> str:
    """Return SHA-256(salt ‖ 0x00 ‖ canonical JSON) in hex."""
    return hashlib.sha256(salt + b"\0" + canonical_json(value)).hexdigest()


def dice_seal(seed: bytes) -> str:
    """Return SHA-256(seed) in hex: what is published of the dice before they are thrown."""
    return hashlib.sha256(seed).hexdigest()
