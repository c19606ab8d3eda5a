"""The answer to a mail program that wishes to have an earlier mail of its writer back."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.service.receipts import Answer

__all__ = ["answer_recall"]


def answer_recall(answer: Answer, *, alone: bool) -> None:
    """Say in ``answer`` that no mail is given back; ``alone``: nothing else is in it. The receipt has what stands."""
    answer.said.append(
        say(
            "Your mail program asks to have an earlier mail of yours back. Mail that has reached us cannot be "
            "recalled, so that changed nothing; new orders, or WITHDRAW, do."
        )
    )
    if alone:
        answer.title = say("No mail can be recalled")
        answer.outcomes.append("a mail program's recall: nothing changed")
