"""The command REMIND."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "wants_reminders"]

_ON = ("on", "yes", "me", "an", "ein", "ja", "mich", "oui", "aan", "sí", "sì")
_OFF = ("off", "no", "none", "not", "aus", "ab", "nein", "keine", "plus", "geen", "niente", "non", "nee", "uit")


def wants_reminders(argument: str) -> bool | None:
    """Return whether an argument asks for reminders or for none; None when it only asks how it is."""
    word = argument.casefold().strip(" .!")
    return True if word in _ON else False if word in _OFF else None


def _takes(argument: str) -> bool:
    return not argument or wants_reminders(argument) is not None


_REMINDERS = "(?:reminders?|reminder (?:e-?)?mails?|reminder messages|reminding me)"
_THOSE = "(?:(?:the|those|these|your|my|all|any|such|further|more|of|deadline) ){0,3}"
_ASKING = (
    "(?:please |(?:can|could|would|will) (?:you|i|we) (?:please |kindly |just |perhaps )?|kindly |just "
    "|(?:id|i would) like (?:you )?to |i want (?:you )?to ){0,2}"
)
_FROM_NOW = "(?: (?:to me|for me|any ?more|from now on|in future|in the future|now|altogether|please)){0,3}"
_ERINNERUNGEN = "(?:erinnerungen|erinnerungsmails|erinnerung)"
_BITTE = "(?:bitte |(?:kannst|könntest) du (?:mir )?(?:bitte )?)?"

COMMAND = Command(
    name="REMIND",
    arguments="ON|OFF",
    help=say("whether you get a reminder before a deadline when you have sent no orders"),
    takes=_takes,
    also=(
        *("reminders", "reminder", "erinnerung", "erinnerungen", "rappel", "rappels", "herinnering", "herinneringen"),
        *("recordatorio", "recordatorios", "promemoria"),
    ),
    phrases=(
        f"(?:please )?(?P<no>no) (?:more |further )?{_REMINDERS}{_FROM_NOW}",
        f"{_ASKING}(?:stop|cancel|cut out|leave out|do without)(?: sending| mailing)?(?: me| us)? {_THOSE}{_REMINDERS}"
        f"(?P<off>){_FROM_NOW}",
        f"{_ASKING}(?:dont|do not|no longer) (?:send|mail)(?: me| us)? {_THOSE}{_REMINDERS}(?P<off>){_FROM_NOW}",
        f"{_ASKING}(?:turn|switch) off {_THOSE}{_REMINDERS}(?P<off>){_FROM_NOW}",
        f"{_ASKING}(?:turn|switch) (?:back )?(?P<on>on) {_THOSE}{_REMINDERS}(?: for me| please| again)*",
        f"{_ASKING}(?:turn|switch) (?:back )?{_THOSE}{_REMINDERS} (?:off(?P<off>)|(?:back )?on(?P<on>))(?: again)?"
        f"{_FROM_NOW}",
        f"{_ASKING}(?:resume|restart|bring back|start(?: sending)?(?: me)?|have|get)(?P<on>) {_THOSE}{_REMINDERS}"
        f"(?: (?:back|again|once more))+{_FROM_NOW}",
        f"i (?:dont|do not) (?:need|want) {_THOSE}{_REMINDERS}(?P<off>)(?: any ?more)?",
        "(?:please )?(?:dont|do not) remind me(?: any more| anymore| again)?(?P<off>)",
        "(?:please |(?:can|could|will|would) you (?:please )?)?remind (?P<on>me) (?:again )?(?:before|of) "
        "(?:(?:the|each|every|my) )?deadlines?(?: again)?",
        f"{_ASKING}(?:stop|quit) (?:nagging|pestering|bothering|reminding) (?:me|us)"
        f"(?: (?:with|by) {_THOSE}{_REMINDERS})?(?P<off>){_FROM_NOW}",
        "(?:please |could you |can you )?(?:send me|start sending me|let me have|i want|id like|i would like) "
        f"(?:the |my |your )?{_REMINDERS} (?:again|back)(?P<on>)(?: please)?",
        f"{_ASKING}(?:take|remove|strike|drop|get|leave|cross) (?:me|us|my name) (?:off|from|out of|off of) "
        f"(?:the |your )?{_REMINDERS}(?: list| mailing list)?(?P<off>){_FROM_NOW}",
        f"{_ASKING}(?:put|add|sign|get) (?:me|us|my name) (?:back )?(?P<on>(?:on|to|onto|up for)) (?:the |your )?"
        f"{_REMINDERS}(?: list| mailing list)?(?: again)?{_FROM_NOW}",
        "bitte (?:erinnere|erinnert) (?P<on>mich)(?: vor dem abgabetermin)?",
        rf"{_BITTE}(?P<no>keine) (?:weiteren )?{_ERINNERUNGEN}(?: mehr)?(?: bitte)?",
        rf"{_BITTE}(?:schick|schicke|schickt|send|sende) mir (?:bitte )?(?P<no>keine) {_ERINNERUNGEN}(?: mehr)?",
        rf"ich (?:will|möchte|brauche) (?P<no>keine) {_ERINNERUNGEN}(?: mehr)?",
        rf"{_BITTE}(?:stell|stelle|schalt|schalte) (?:mir )?(?:bitte )?(?:die |meine )?{_ERINNERUNGEN} (?:wieder )?"
        "(?:an|ein)(?P<on>)",
        rf"{_BITTE}(?:stell|stelle|schalt|schalte) (?:mir )?(?:bitte )?(?:die |meine )?{_ERINNERUNGEN} (?:wieder )?"
        "(?:ab|aus)(?P<off>)",
        rf"{_BITTE}(?:erinnere|erinnert) mich (?:bitte )?(?:wieder(?P<on>)|nicht mehr(?P<off>))",
        r"(?:s'il vous plaît )?(?P<no>plus) de rappels(?: svp| merci)?",
        r"(?P<no>geen) herinneringen meer(?: graag)?",
        r"(?P<no>no) más recordatorios(?: por favor)?",
        r"(?P<no>niente) più promemoria(?: grazie| per favore)?",
    ),
    hints="nagging pestering bothering reminders reminder reminding remind erinnere erinnert erinnerung erinnerungen"
    " erinnerungsmails rappels herinneringen recordatorios promemoria",
)
