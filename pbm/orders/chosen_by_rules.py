"""The default that is ordered on purpose in a person's own words: where that is plain, and where it is to be asked.

Whoever leaves the throw to the rules has ordered, and has missed nothing. What plainly says so is told anew as the
command, on a line of its own, with what stands beside it on the next; what may say so is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from pbm.orders.late import late
from pbm.orders.press.elsewhere import pressed_elsewhere
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["chosen_apart", "chosen_in_form", "leaves_to_rules"]

_LINES, _LINE, _REACH = 200, 200, 5_000  # lines, characters of each, and of a mail, that are looked at
_COMMAND: Final = "play default"
_DEFAULT: Final = (
    r"(?P<default>(?:default|standard(?:zug|wurf)|standaard(?:zet|worp)|standard|standaard|vorgabe)"
    r"(?: (?:throw|move|orders?|number|turn|play|option|choice|zug|wurf|zet|worp))?"
    r"|(?:(?:coup|choix|valeur|lancer|jugada|tirada|valor|mossa|tiro|valore) )?"
    r"(?:par défaut|por defecto|predefinit[oa]|di default))"
)
_ARTICLE: Final = r"(?:(?:the|my|a|den|die|das|de|het|le|la|el|il|mijn|meinen?|mon|mi) )"
_SOFT: Final = (
    r"(?:please|pls|just|simply|ok|okay|so|well|then|and|but|sorry|yes|right|hi|hello|for me|bitte|also|dann|einfach"
    r"|graag|gewoon|svp|por favor|per favore|simplement|(?:hi|hello|dear|hey|hallo) [^\W\d_]{2,15}|no time"
    r"|no orders?(?: from me)?|nothing(?: from me)?)"
)
_NOW: Final = (
    r"(?:(?:for |in |on )?(?:this|the current|the open) (?:round|turn|time|week|month|go|one|throw)|now|today|diesmal"
    r"|(?:für |in )?diese[rn]? (?:runde|zug|wurf)|ce tour(?:-ci)?|cette fois|deze (?:ronde|beurt|keer)"
    r"|este turno|esta vez|questo turno|questa volta"
    r"|(?:(?:for|in|on|für|voor|pour|para|per) )?(?:turn|zug|tour|beurt|turno) (?P<turn{0}>\d{{1,4}}))"
)
_DO: Final = (
    r"(?:(?:(?:i'?ll|i will|i'?d like to|i would like to|i want to|i choose to|i|we'?ll|we|let me|let's|can i|could i"
    r"|(?:can|could|would|will) you|ich|je|ik|yo|io)(?: please| just| simply)? )?"
    r"(?:play|take|use|order|go (?:with|for)|have|choose|pick|throw|want|like|enter|give me|put me down for|opt for"
    r"|settle for|make it|make mine|spiele?|nehme|nimm|möchte|joue|jouez|prends|speel|neem|juego|juega|tomo|gioco"
    r"|gioca|prendo) )"
)
_SAID: Final = r"(?:please|pls|for me|on purpose|again|it is|then|now|thanks|thank you|bitte|danke|graag|svp|merci|ta)"
_FIELD: Final = (
    r"(?:(?:my |your |the )?(?:throws?|orders?|moves?|wurf|zug|lancer|worp|tirada|tiro)(?: is| are)?"
    r"(?: (?:for )?(?:turn|zug|tour|beurt|turno) (?P<turn1>\d{1,4}))?"
    r"|(?:turn|zug|tour|beurt|turno|t) ?(?P<turn2>\d{1,4})|this (?:turn|round|time))"
)
_PLAIN: Final = late(
    rf"\W{{0,3}}(?:(?P<field>{_FIELD}) ?(?:[:=–—-]|(?<=is)|(?<=are))? ?)?(?:{_SOFT}[ ,:–—-]{{1,3}}){{0,4}}"
    rf"(?:(?P<before>{_NOW.format(3)})[ ,:–—-]{{1,3}})?"
    rf"(?:{_SOFT}[ ,]{{1,2}}){{0,2}}(?P<do>{_DO})?{_ARTICLE}?{_DEFAULT}"
    rf"(?P<after>(?:[ ,–—-]{{1,3}}(?:{_SAID}|{_NOW.format(4)})){{0,5}})"
    r"(?:(?P<named>,? ?(?:thanks|thank you|please|cheers|bitte|danke|merci|love|–|—|-|,),?"
    r"(?: (?-i:[A-Z])[^\W\d_]{1,14}){1,2}))?[ .!)]{0,3}",
    re.IGNORECASE,
)
_ASKED_KINDLY: Final = late(r"\W{0,3}(?:[^\W\d_]{2,8},? ){0,2}(?:can|could|would|will|may) (?:you|i)\b", re.IGNORECASE)
_ASKED_BESIDE: Final = late(r"\s?[,;–—-] ?(?:and|but|also|ps|oh|by the way|btw)\b", re.IGNORECASE)
_COMPOUND: Final = late(r"default|standard\w|standaard\w|défaut|defecto|predefinit", re.IGNORECASE)
_NOUN: Final = late(
    r"zug|wurf|zet|worp|coup|choix|lancer|jugada|tirada|mossa|tiro|throw|move|orders?|number|play", re.IGNORECASE
)
_ABROAD: Final = late(
    r"\b(?:bitte|danke|ich|diese\w?|diesmal|zug|runde|spiele?|nehme?|nimm|möchte|graag|deze|ik|speel|neem|beurt)\b",
    re.IGNORECASE,
)
"""What makes "Standard" the default: in English it may be anything."""
_NEXT: Final = late(
    r"(?:(?:and|but|then|und|aber|dann|et|en|y|e) ){0,2}(?:(?:in|for|on|für|voor|pour|para|per|op) )?"
    r"(?:(?:my|the|der|die|den|le|la|de|el|il) )?"
    r"(?:(?:turn|zug|tour|beurt|turno|t) ?\d{1,4}\b|next (?:turn|round|time|week)|nächsten? (?:runde|zug))",
    re.IGNORECASE,
)
_JOINT: Final = late(r"\s{0,2}[,;:–—-]\s?|\s(?=(?:and|but|then|und|aber|et|en|y|e)\s)|[.!?]\s{1,3}", re.IGNORECASE)
_PRESS: Final = late(
    r"\s{0,8}[*_#]{0,3}(?:(?:public |anonymous |private |secret )?press\b|for the (?:press|report|zine)"
    r"|private\b|secret\b|confidential\b|(?:to|for) [^\n:]{2,40}:)",
    re.IGNORECASE,
)
_STEMS: Final = ("default", "standard", "standaard", "vorgabe", "défaut", "defecto", "predefinit")
_WORD: Final = late("|".join(_STEMS), re.IGNORECASE)
_WANTED: Final = late(
    r"(?<!\bby )(?<!\bin )\bdefault\b(?! (?:rules?|value|settings?|language|zone|on (?:a|the|my|his"
    r"|her)\b|by\b|back\b))"
    r"|\bstandard(?:zug|wurf)\b|\bstandaard(?:zet|worp)\b|\b(?:par défaut|por defecto|predefinit[oa])\b"
    r"|\b(?:let|leave (?!(?:(?:the|my) )?(?:second|other|next|last)\b)[^.!?;,\n]{1,30}? to|left to) the rules\b"
    r"|(?:^|[.!?,;:] ?|\b(?:do|play|take|throw|choose|want|have|just|with|me|please) )what(?:ever)?(?: it is)?"
    r" the rules (?:say|decide|choose|play|pick|do|give|prescribe|would|will|want|have)\b"
    r"|\bthe rules (?:can|may|shall|should|will|must) (?:choose|decide|play|pick|move)\b"
    r"|\b(?:what|as)(?:ever)?(?: (?:you|it|the server|would))? (?:do|does|happens|play|plays|happen) (?:if|when) i"
    r" (?:send nothing|send no|don'?t send|do not send|am silent|say nothing|miss|forget)\b"
    r"|\b(?:on )?auto-?pilot\b|\bdie regeln (?:wählen|entscheiden|bestimmen)\b",
    re.IGNORECASE,
)
_WANTED_NEEDS: Final = word_set(
    "default standardzug standardwurf standaardzet standaardworp défaut defecto predefinito predefinita rules regeln "
    "autopilot pilot send silent nothing miss forget"
)
_UNWANTED: Final = late(
    r"\b(?:not|never|no|nobody|without|avoid|anything but|rather than|instead of|other than|except|unless|before|if"
    r"|lest|else|otherwise|or|got|was|were|had|played|last|he|she|they|his|her|their|kein\w{0,2}|nicht|pas|niet|non)\b"
    r"|n'?t\b|\b(?!(?:it|that|let|what)'s)[^\W\d_]{2,20}'s\b",
    re.IGNORECASE,
)
"""Words before the default in whose clause nobody orders it now."""
_ELSEWHEN: Final = late(
    r"\b(?:turns?|rounds?|zug|runde|tours?|beurt|turno) \d|\b(?:next|later|each|every|all|always|both"
    r"|rest of|following|from now)\b",
    re.IGNORECASE,
)
"""Words of the default for more than the round that is open, or for another."""
_DOOR: Final = r"(?:(?:trap|nominat)[\w-]{0,10}(?: door)?|td)\b"
_OF_DOOR: Final = late(rf"[ -](?:(?:for|of|on) )?(?:(?:the|my|a) )?{_DOOR}", re.IGNORECASE)
_DOOR_TO: Final = late(
    rf"\b{_DOOR}[ :=–—-]{{0,3}}(?:(?:is|to|as|at|on|by|the|my|a|just|please) ){{0,3}}$", re.IGNORECASE
)
"""The trapdoor that the default is of: "default for the trapdoor", "trapdoor: default"."""
_CLAUSE: Final = late(r"[.!;:\n]|,|\bbut\b|\bso\b", re.IGNORECASE)
_SENTENCE: Final = late(r"[^.!?\n]{1,400}[.!?]?", re.IGNORECASE)


def chosen_apart(lines: Sequence[str], turns: Sequence[int], players: Sequence[str] = ()) -> Sequence[str]:
    """Return ``lines`` with the command on a line of its own wherever the default is plainly ordered for ``turns``.

    Press, and what stands below its heading, is left as it is, and so is what one of the other ``players`` has signed.
    """
    low = "\n".join(lines[:_LINES]).casefold()
    if not any(stem in low for stem in _STEMS):
        return lines
    made: list[str] = []
    for place, line in enumerate(lines):
        if place >= _LINES or _PRESS.match(line[:_LINE]) or pressed_elsewhere(line[:_LINE]) is not None:
            made += lines[place:]
            break
        if len(line) > _LINE or _WORD.search(line) is None or _names(line, players):
            made.append(line)
        else:
            made += _apart(line, turns)
    return made


def chosen_in_form(lines: Sequence[str], turns: Sequence[int]) -> tuple[bool, list[str]]:
    """Return whether an answer in a form orders the default for ``turns``, and the form's lines without that answer."""
    told = [(line, _WORD.search(line[:_LINE]) is not None and _apart(line[:_LINE], turns)) for line in lines]
    return any(one == (_COMMAND,) for _, one in told), [line for line, one in told if one != (_COMMAND,)]


def leaves_to_rules(words: Sequence[str]) -> Literal["", "default-meant", "default-later"]:
    """Return what to ask of a mail that may say that its writer wants what the rules choose; empty: it does not."""
    if not may_be_in(words_in(words), _WANTED_NEEDS):
        return ""
    text = "\n".join(words)[:_REACH].replace("’", "'")
    for found in _WANTED.finditer(text):
        sentence = next((s for s in _SENTENCE.finditer(text) if s.start() <= found.start() < s.end()), None)
        if sentence is None or _only_asks(sentence.group(), found.end() - sentence.start()):
            continue
        ahead = text[sentence.start() : found.start()]
        if _OF_DOOR.match(text, found.end()) or _DOOR_TO.search(ahead):
            continue
        before = _CLAUSE.split(ahead)[-1]
        if _UNWANTED.search(before) is None:
            return "default-later" if _ELSEWHEN.search(sentence.group()) else "default-meant"
    return ""


def _only_asks(sentence: str, end: int) -> bool:
    """Whether a sentence asks about the default that ends at ``end`` in it, and does not only ask something else."""
    if not sentence.endswith("?") or _ASKED_KINDLY.match(sentence.strip()):
        return False
    return _ASKED_BESIDE.search(sentence, end) is None


def _apart(line: str, turns: Sequence[int]) -> Sequence[str]:
    """Return a line with the command apart from what stands before and behind it; as it is where nothing is plain."""
    joints = [(found.start(), found.end()) for found in _JOINT.finditer(line)]
    if _is_plain(line.strip(), turns):
        return (_COMMAND,)
    for start, end in joints:
        head, rest = line[:start].strip(), line[end:].strip()
        sign = line[start:end].strip()
        if sign in (".", "!", "?") and _is_plain(f"{head}{sign}", turns):
            return (_COMMAND, rest)
        if _NEXT.match(rest) and (_is_plain(head, turns) or _bare(head)):
            return (_COMMAND, rest)
    for start, end in joints:
        if line[start:end].strip() in (".", "!", "?") and _is_plain(line[end:].strip(), turns):
            return (line[:start] + line[start:end].strip(), _COMMAND)
    return (line,)


def _names(line: str, players: Sequence[str]) -> bool:
    """Whether another player's name stands in a line."""
    said = words_in([line])
    return any(said.issuperset(player.casefold().split()) for player in players if player.strip())


def _bare(head: str) -> bool:
    return head.casefold().strip() in ("default", "the default", "default now")


def _is_plain(said: str, turns: Sequence[int]) -> bool:
    """Whether words order the default, and for all that is open: with a verb, a courtesy, a time or a label."""
    asking = said.endswith("?")
    if asking and _ASKED_KINDLY.match(said) is None:
        return False
    found = _PLAIN.fullmatch(" ".join(said.rstrip("? ").replace("’", "'").split()))
    if found is None:
        return False
    if _COMPOUND.search(found["default"]) is None and _ABROAD.search(said) is None:
        return False
    named = {int(found[f"turn{n}"]) for n in range(1, 5) if found[f"turn{n}"]}
    if named and (not turns or named != set(turns)):
        return False
    beside = any(found[name] for name in ("field", "do", "before", "after", "named"))
    return beside or _NOUN.search(found["default"]) is not None
