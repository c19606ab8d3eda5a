"""A small network that hears a mail's words in their order, learned from mails whose meaning is known.

``listened`` returns how unsettled a mail sounds and what each of its numbers likely is. It takes some tens of
milliseconds and memory of its own, so it is asked only about mails in doubt. What it knows is in ``network.npz``, made
by ``training/listen.py``; where that came from, ``NOTICE`` says. ``leaves_open`` returns what one sentence makes of the
order before it; its upper half, in ``afterwards.npz``, learned nothing else (``training/afterwards.py``).
"""

from pbm.orders.network.listening import Heard, Number, leaves_open, listened

__all__ = ["Heard", "Number", "leaves_open", "listened"]
