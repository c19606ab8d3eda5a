"""The command HELP."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command, or_number

__all__ = ["COMMAND"]

COMMAND = Command(
    name="HELP",
    help=say("sends this list of what you can write to the game"),
    takes=or_number,
    also=("help me", "help me out", "info", "instructions", "commands", "hilfe", "aide", "ayuda", "aiuto", "hulp"),
    phrases=(
        "how (?:do i|can i|does one|does it) (?:order|send (?:my |in )?orders|send in my orders|play|work)"
        "(?: this(?: game)?)?",
        "how does (?:this|the game|it all) work",
        "what (?:can|may|should|do) i (?:write|send|say|order)(?: here| to you| to the game)?",
        "what commands (?:are there|can i (?:use|send|write)|do you (?:know|have|understand))",
        "which commands (?:are there|can i (?:use|send|write)|do you (?:know|have|understand))",
        "(?:i need|please send|send me) (?:some )?help",
        "(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody) (?:please )?)help(?: me)?(?: out)?",
        "what (?:do i do|should i do|must i do|am i (?:supposed|meant) to do|happens)(?: now| next| here)?",
        "what now",
        "(?:help )?(?:i|ive|i have|we|weve) (?:have |quite |completely |totally |entirely |clean )?(?:forgotten"
        "|forgot|forget|lost)"
        " (?:how|what) (?:this|it|the game|all this|this game|to play|to order|to send orders|i (?:can|have to|must)"
        " (?:write"
        "|send))(?: (?:works|goes|is played|all works))?",
        "(?:help )?(?:i|we) (?:dont|do not) (?:know|understand|remember|see|get) how (?:this|it|the game|all this"
        "|this game)"
        "(?: all)? (?:works|goes|is played)",
        "help (?:please )?how does (?:this|it|the game) work",
        "wie (?:geht das|funktioniert das|gebe ich (?:meine )?züge ab)",
        "comment (?:ça marche|jouer|envoyer mes ordres)",
        "hoe werkt (?:dit|het|dat)",
        "cómo (?:funciona|se juega)(?: esto)?",
        "come (?:funziona|si gioca)",
    ),
    hints=(
        "forgotten forgot forget lost understand remember works goes order orders play work write say send commands"
        " help what geht funktioniert züge marche jouer ordres werkt "
        "funciona juega gioca"
    ),
    strangers=True,
)
