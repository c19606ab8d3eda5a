"""The embedded SMTP server: players' mail servers hand mail to it directly, or a relay in front of it does."""

from __future__ import annotations

from typing import ClassVar, Literal

from pbm.mail.inbound.conversation import Conversation
from pbm.mail.inbound.listener import Listener

__all__ = ["SmtpListener"]


class SmtpListener(Listener):
    """Listens for SMTP on a host and port (0: any free one, see ``port``).

    ``accepts`` says whether a recipient's address is one of the server's; nothing else is taken. A refused address
    of one of ``domains`` (``hostname`` when none are given) is unknown (550 5.1.1), any other a try to relay
    (550 5.7.1).
    """

    _time_source: ClassVar[Literal["smtp", "lmtp"]] = "smtp"
    _conversation: ClassVar[type[Conversation]] = Conversation
