"""The command GAMES."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command, or_number

__all__ = ["COMMAND"]

COMMAND = Command(
    name="GAMES",
    help=say("lists the games that are open to join or to observe, and your own"),
    takes=or_number,
    also=("list games", "spiele", "jeux", "spellen", "juegos", "giochi"),
    phrases=(
        "(?:which|what) (?:other )?games (?:are (?:there|open|on|running)|can i (?:join|play|observe))"
        "(?: now| at the moment| to join)?",
        "(?:in )?(?:which|what) games (?:am i|are we) (?:in|playing|playing in|a player (?:of|in)|signed up for|part"
        " of)(?: now)?",
        "can (?:i|we) (?:please )?(?:join|play(?: in)?|enter|start) (?:another|a second|one more|a new) game(?:"
        " too| as well| of yours)?",
        "(?:is there|have you got|do you (?:have|run)) (?:another|a second|a new|any other) game"
        "(?: (?:that )?i (?:can|could) join| to join| going| open)?(?: too| as well)?",
        "in (?:which|what) games (?:am i|do i play)(?: now)?",
        "(?:which|what) games do i play(?: in)?(?: now)?",
        "(?:(?:please )?(?:list|show me|tell me) )?(?:all )?my games",
        "in welchen spielen (?:bin|spiele) ich(?: mit)?",
        "(?:à|dans) quels jeux (?:est ce que )?(?:je joue|suis-?je)",
        "are there (?:any )?(?:other |open )?games(?: open)?(?: to join| i (?:can|could) join| to play)?",
        "(?:which|what) (?:other )?games (?:do you have|have you got|do you run)",
        "quels (?:autres )?jeux (?:sont ouverts|y a-t-il|puis-je rejoindre)",
        "welke (?:andere )?spellen (?:zijn er|lopen er)",
        "(?:welche|was für) spiele (?:gibt es|laufen|sind offen)",
    ),
    hints="games game spiele jeux spellen",
    strangers=True,
)
