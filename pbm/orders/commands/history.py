"""The command HISTORY."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command, or_number

__all__ = ["COMMAND"]

COMMAND = Command(
    name="HISTORY",
    help=say("sends your own orders and receipts round by round, with everybody's positions"),
    takes=or_number,
    also=("verlauf", "historique", "geschiedenis", "historial", "storia"),
    phrases=(
        "what (?:have i|did i) (?:thrown|played|throw|play)(?: so far| (?:in |the )?(?:last|previous) (?:round|turn"
        "|time))?",
        "(?:(?:(?:can|could|would|will) you (?:please |kindly )?|please )?(?:send|give|show|make|do) (?:me |us )?"
        "|(?:can|could|may|might) i (?:please )?(?:have|get|see) |(?:id|i would) like )?(?:a |the )?(?:full )?"
        "list (?:of )?"
        "(?:(?:all |everything |all of )?(?:that |what |which )?(?:ive|i have)|(?:all )?(?:(?:of )?my|the) "
        "(?:throws|numbers|orders|moves|rolls)(?: (?:that )?(?:ive|i have))?)"
        "(?: (?:already )?(?:thrown|played|used|rolled|sent|ordered|made))?(?: so far| up to now| till now| already)*",
        "(?:which|what) (?:numbers|throws) (?:have i|did i) (?:already )?(?:thrown|played|used(?: up)?|throw|play|use)"
        "(?: so far| already)?",
        "what (?:has happened|happened)(?: in the game)? so far",
        "was habe ich (?:bisher|bis jetzt) (?:geworfen|gespielt|gewürfelt)",
    ),
    hints="what which list bisher bis",
)
