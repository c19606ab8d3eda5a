"""What a mail builds on where that is not what stands: an offer that it answers, or the older receipt that it names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbm.core.errors import Problem
from pbm.core.orders import RawOrders
from pbm.core.phrases import say
from pbm.orders.commands import asked_in
from pbm.orders.commands.restore import PREVIOUS
from pbm.orders.late import late
from pbm.rulesets.abilities import ReadsChanges
from pbm.service import questions
from pbm.service.identity import Known
from pbm.service.letters import receipt_key
from pbm.service.merging import said
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import OrderVersion, Round
from pbm.service.restoring import receipt_asked_for

__all__ = ["Unknown", "built_on", "orders_changed", "orders_of_receipt"]

_AS_HERE = late(
    r"(?i)\b(?:as|like|than|wie|comme|als|como|come) (?:(?:in|on|per|by|with|dans|op|en|su) )?"
    r"(?:(?:this|that|these|those|the above) (?:receipt|mail|e-?mail|answer|message|one|orders?)"
    r"|(?:dieser|diesem|ce|cette|deze|dit|este|esta|questa|questo) \w{4,12}|(?:shown )?(?:here|above|below)\b)"
)
_BACK = (
    r"(?:as|like|same|identical|back to|going back to|return(?:ing)? to|revert(?:ing)? to|restore|reinstate|use|keep"
    r"|take|wie|zurück zu|comme|als|zoals|como|come)"
)
_AS_NUMBERED = late(
    rf"(?i)\b(?<!not )(?<!n't ){_BACK}(?: (?:as|to|in|on|per|by|with|from|of|my|the|orders?|throws?|those|it was|was"
    r"|were|auf|in|dans|op|en|su)){0,5} (?:receipt|quittung|empfangsbestätigung|récépissé|ontvangstbewijs|recibo"
    r"|ricevuta)\s{0,2}(?:(?:no|nr|number|nummer)\b\.?\s?)?#?(?P<number>\d{1,4})\b"
)
_AS_FIRST = late(
    rf"(?i)(?:^|[\n.!?,;:–-]\s{{0,3}}|\b{_BACK} (?:as |to |in |with )?)(?:my|the) (?:original|first|initial) orders?\b"
)
_READ = 400  # characters in which such words are looked for


@dataclass(frozen=True, slots=True)
class Unknown:
    """A receipt that a mail builds on and that is none of orders for the open round.

    It is 0 for the first of the round, ``PREVIOUS`` for the one before that which stands.
    """

    receipt: int

    @property
    def problem(self) -> Problem:
        """What is asked of the player."""
        if self.receipt == PREVIOUS:
            asking = say(
                "No other orders of yours stood before in this round. Please send your orders in full, or WITHDRAW if "
                "you want none."
            )
            return Problem("ambiguous", asking)
        asking = (
            say(
                "Receipt {receipt} has no orders for this round that I could go by. Please send your orders in full.",
                receipt=self.receipt,
            )
            if self.receipt
            else say("You have sent no orders for this round that could stand again. Please send your orders in full.")
        )
        return Problem("ambiguous", asking)


def built_on(
    work: UnitOfWork, letter: Letter, who: Known, round_: Round, words: Sequence[str]
) -> RawOrders | Unknown | None:
    """Return the orders that a mail changes, None where these are those that stand.

    Who answers the offer of late orders with "2 instead" changes what was offered, as long as nothing stands. Who
    answers an older receipt "as in this receipt, but trapdoor 25" changes what that one says, and so does who names it
    by its number, or as the original orders.
    """
    standing = work.orders.standing(round_.id, who.seat.id)
    nothing = standing is None or not said(standing.orders)
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    for question in work.questions.open_of_seat(who.seat.id, "late") if nothing else ():
        shown = [ours for ours in answered if ours.key.startswith(f"{who.game.key}/mail-{question.mail_id}/")]
        offered = shown or [ours for ours in answered if ours.kind == "report"]
        if offered and question.round_id == round_.id and not question.data.get("waits"):
            return questions.offered_orders(question)
    text = "\n".join(words)[:_READ]
    versions = _versions(work, who, round_)
    numbered = _AS_NUMBERED.search(" ".join(text.split()))
    if numbered is not None:
        return orders_of_receipt(work, who, round_, int(numbered["number"]))
    if versions and _AS_FIRST.search(text):
        return min(versions, key=lambda version: version.receipt).orders
    if not _AS_HERE.search(" ".join(text.split("\n"))):
        return None
    for version in reversed(versions):
        if version.mail_id is not None and any(
            ours.key.startswith(receipt_key(who.game, version.mail_id)) for ours in answered
        ):
            return version.orders
    return None


def orders_changed(
    office: Office, work: UnitOfWork, letter: Letter, who: Known, round_: Round | None, words: Sequence[str]
) -> RawOrders:
    """Return the orders that a mail may change by its words; none where it takes them back or leaves all to the rules.

    They are those that stand, or what else it builds on; none either in games whose words do not speak of them.
    """
    ruleset: object = office.ruleset(who.game.ruleset)
    if round_ is None or not isinstance(ruleset, ReadsChanges):
        return {}
    asked, _ = asked_in(words)
    restored = receipt_asked_for(asked)
    if restored is None and any(one.command in ("WITHDRAW", "PLAY DEFAULT") for one in asked):
        return {}
    over = (
        built_on(work, letter, who, round_, words)
        if restored is None
        else orders_of_receipt(work, who, round_, restored)
    )
    if isinstance(over, Unknown):
        return {}
    standing = work.orders.standing(round_.id, who.seat.id) if over is None else None
    return said(over or (standing.orders if standing is not None else {}))


def orders_of_receipt(work: UnitOfWork, who: Known, round_: Round, receipt: int) -> RawOrders | Unknown:
    """Return the orders that a receipt of the seat told of in a round; Unknown where it has none.

    The first for 0; for ``PREVIOUS`` those that stood before, and were others.
    """
    versions = _versions(work, who, round_)
    if receipt == PREVIOUS:
        standing = work.orders.standing(round_.id, who.seat.id)
        others = [one for one in versions if standing is None or said(one.orders) != said(standing.orders)]
        return max(others, key=lambda one: one.receipt).orders if others else Unknown(receipt if versions else 0)
    if not receipt and versions:
        return min(versions, key=lambda version: version.receipt).orders
    return next((version.orders for version in versions if version.receipt == receipt), Unknown(receipt))


def _versions(work: UnitOfWork, who: Known, round_: Round) -> list[OrderVersion]:
    """Return what a seat's own mails ordered in a round, one after the other."""
    return [
        version
        for version in work.orders.of_seat(who.seat.id)
        if version.mail_id is not None and version.round_id == round_.id and said(version.orders)
    ]
