"""The command RESIGN."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

_OH = (
    "(?:(?:oh|ah|hm|hmm|um|actually|no|sorry|well|look|hang on|wait|hold on|on second thoughts?|on reflection|after all"
    "|having slept on it) ){0,3}"
)
_STAY = "(?:stay|play on|stay in|stay on|carry on|keep playing)(?: in the game)?(?: after all)?"
_STAYING = (
    rf"(?:(?:id like|i would like|id rather like|i want|i have decided|ive decided) to {_STAY}"
    "|(?:im|i am|ill be|i will be) (?:staying|playing on|carrying on)(?: in the game| in| on| after all){1,2}"
    "|(?:im|i am) not (?:leaving|resigning|quitting)(?: the game)?(?: after all| any ?more| now)?"
    "|i (?:no longer|dont|do not) (?:want|wish) to (?:leave|resign|quit)(?: the game)?(?: after all| any ?more| now)?)"
)
_ASKING = (
    "(?:i (?:hereby |must |have to |now )?(?:want to |would like to |wish to |need to )?|id like to |ill |i will "
    "|(?:can|could|would|will|may) (?:you|i) (?:please |kindly )?|please |kindly )?"
)
_TAKING_BACK = "(?:take back|withdraw|cancel|retract|revoke|rescind|scrap|undo|forget|ignore|disregard|drop|annul)"
_TAKING = "(?:taking back|withdrawing|cancelling|canceling|retracting|revoking)"
_RESIGNATION = "(?:my|the|that|this) resignation(?: (?:letter|mail|e-?mail|of mine))?"
_REST = rf"(?: please| (?:(?:and|so|as|because|since|for) )?(?:im staying|i am staying|{_STAYING})| after all){{0,3}}"
_MIND = "(?:i have |ive |i )?changed my mind"


def _takes(argument: str) -> bool:
    return argument.casefold().strip(" .!") in ("", "off", "no", "none")


COMMAND = Command(
    name="RESIGN",
    arguments=say("or RESIGN OFF"),
    help=say("leaves the game; you are asked once more first. RESIGN OFF: you stay after all"),
    takes=_takes,
    also=("i resign", "quit", "i quit"),
    phrases=(
        rf"{_OH}{_ASKING}{_TAKING_BACK} {_RESIGNATION}(?P<off>){_REST}",
        rf"{_OH}{_ASKING}take {_RESIGNATION} back(?P<off>){_REST}",
        rf"{_OH}(?:im|i am) {_TAKING} {_RESIGNATION}(?P<off>){_REST}",
        rf"{_OH}(?:{_MIND}(?: about (?:leaving|resigning))? (?:and )?)?{_STAYING}(?P<off>)",
        rf"{_OH}{_MIND} about (?:leaving|resigning)(?P<off>)",
        "ich (?:nehme|ziehe) (?:meine kündigung|meinen rücktritt|meinen ausstieg) zurück(?P<off>)",
        "je retire ma démission(?P<off>)",
        "ik trek mijn (?:opzegging|ontslag) (?:in|terug)(?P<off>)",
        "retiro mi (?:renuncia|dimisión)(?P<off>)",
        "ritiro le mie dimissioni(?P<off>)",
    ),
    hints=(
        "resignation resigning leaving quitting stay staying play playing carry carrying keep leave resign quit "
        "kündigung rücktritt ausstieg démission opzegging ontslag renuncia dimisión dimissioni"
    ),
)
