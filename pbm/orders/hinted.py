"""Which command a mail probably wanted in which nothing was found to do: the answer names it, and nothing is done.

Each topic has the words of which a mail must have one, and a pattern over its small letters without apostrophes and
commas.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from pbm.orders.folded import folded
from pbm.orders.late import late

__all__ = ["command_hinted"]

_LONGEST: Final = 600  # characters of a mail that is about one wish
_MONTH: Final = (
    r"(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|mei|mag|jun|jul|juil|lug|aug|août|ago|sep|set|oct|okt|ott|nov|dec"
    r"|dez|dic"
    r"|déc|ene|gen)[^\W\d_]{0,7}"
)
_DAY: Final = (
    rf"(?:\d{{1,2}}(?:st|nd|rd|th|\.)?(?: of| de)? {_MONTH}|{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th)"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|new year|easter|tomorrow|next (?:week|month))\b"
)
_SPAN: Final = (
    rf"(?:\b(?:until|till|til|from|bis|vom|jusquau|du|tot|van|hasta|fino al?|dal) (?:the |zum |le |el |al? )?{_DAY}"
    rf"|{_DAY} ?(?:-|to|bis|au|tot|al?) ?(?:the )?{_DAY}|\b\d{{1,2}} ?(?:-|to|bis) ?\d{{1,2}}(?:th|\.)? {_MONTH}"
    r"|\b(?:all|the whole of) (?:next|this) week\b)"
)
_MINE: Final = r"\b(?:i|im|ill|ive|we|well|weve|my|our|ich|bin|wir|je|jai|nous|ik|estoy|estaré|sono|sarò|mon|mein\w*)\b"

_ASKED: Final = r"^(?=.*(?:\?|\b(?:how|whats?|which|do|does|can|is|are|will|must|when)\b))"
_TRAPS: Final = r"(?:trap ?doors?|traps?|nominations?|votes?|voting)"

_TOPICS: Final = (
    (
        "NUDGE",
        "nudge prod poke remind reminder",
        late(
            r"\b(?:can|could|would|will) (?:you|i|we) (?:please |perhaps |maybe |always ){0,2}(?:send|give|drop|mail"
            r"|get|have) (?:me |us )?(?:a |an? \w+ )?(?:nudge|prod|poke|reminder)\b"
            r".{0,20}\b(?:before|day|deadline|if|when|unless|time)\b"
            r"|\b(?:can|could|would|will) you (?:please |perhaps )?(?:nudge|prod|poke) (?:me|us)\b"
        ),
    ),
    (
        "DEADLINE",
        "deadline time day due by closing cutoff",
        late(
            r"^(?!.*\b(?:extend\w*|extension|moved?|put back|later|longer|extra|more time|waits?|late|report|meet"
            r"|party|train|film|match|call|ring|instead)\b)"
            r"(?:.*\b(?:what|which) (?:time|day)\b.{0,40}\b(?:deadline|in by|due|clos\w+|cut-?off|orders?|moves?)\b"
            r"|.*\b(?:is|was) the deadline\b|.*\bdeadline\b.{0,60}\b(?:what|which) (?:time|day)\b)"
        ),
    ),
    (
        "RULES",
        "trapdoor trapdoors trap traps nominations votes voting exact exactly overshoot past back again same over work",
        late(
            rf"{_ASKED}(?:.*\bhow many (?:ppl|people|players|of us|others|votes?|nominations?|does it)\b"
            rf".{{0,30}}{_TRAPS}\b"
            r"|.*\b(?:do|must|have|need|does) .{0,20}\b(?:land|hit|reach|finish|get to|win|go|end|throw)\b"
            r".{0,25}\b(?:exact(?:ly)?|bang on|spot on|overshoot)\b"
            r"|.*\b(?:get|have|are) .{0,20}\b(?:all (?:six|6)|numbers|throws)\b.{0,14}\b(?:back|again|anew)\b"
            rf"|.*\bhow (?:do|does) (?:a |the |these |those )?{_TRAPS}\b.{{0,20}}\bwork"
            rf"|.*\bwhats? (?:is |are |does |do )?(?:a |the )?{_TRAPS}(?: (?:even|for|do|again|mean|anyway)){{0,2}}\W*$"
            r"|.*\bcan (?:two|2|several|more than one|both) .{0,40}\bsame (?:space|square)\b)"
        ),
    ),
    (
        "WRITING",
        "press",
        late(r"\bhow (?:do|does|can|to)\b.{0,30}\bpress\b"),
    ),
    (
        "FORMAT",
        "html plain text pictures images graphics fonts bilder colours colors",
        late(
            r"\b(?:html|plain text|text[ -]only|only text|text mails?|text version|just text|nur text)\b"
            r"|\b(?:no|without|fewer|less|stop|turn off|hide|cant (?:see|read|open)|cannot (?:see|read|open)|dont want)"
            r" (?:\w+ ){0,3}(?:pictures|images|graphics|fonts|colou?rs|bilder)\b|\bpictures? .{0,40}\b(?:eat|cost"
            r"|heavy|big|slow)"
        ),
    ),
    (
        "ZONE",
        "time timezone clock clocks zone gmt utc zeit zeitzone",
        late(
            r"\btime ?zones?\b|\bmy clocks?\b|\bclocks? to\b|\b(?:deadlines?|times?) (?:\w+ )?(?:in|by|on) [^\W\d_]+"
            r" time\b"
            r"|\b(?:in|on|use) (?:my )?(?:local|own) time\b|\b[^\W\d_]{3,12}(?:ese|ish|ean|ian|can) time\b|\bzeitzone\b"
        ),
    ),
    (
        "REMIND",
        "remind reminder reminders reminding nag nagging erinnerung erinnerungen erinnere rappel rappels",
        late(
            r"^(?!.*\b(?:thank|thanks|sorry|danke|merci|remind me (?:what|how|where|who|why|which|when|that|of))\b)"
            r"(?=.*\b(?:stop|off|no|not|don't|dont|again|back|fewer|less|without|turn|switch|start|want|need|nag\w*|kein\w*"
            r"|nicht|aus|mehr|ohne|plus|pas|sans|geen|zonder|niet|sin|senza|send|get|hate|annoy\w*|sick|bother\w*|too)\b).*"
        ),
    ),
    (
        "STOP",
        "unsubscribe subscribe subscription mailing list emails mails messages reports off desabonner désabonner"
        " afmelden"
        " abmelden abbestellen uitschrijven",
        late(
            r"\bunsubscrib|\b(?:my|the|this) subscription\b|\bmailing list\b"
            r"|\b(?:stop|no more|cancel|end)(?: (?:sending|mailing|all|any|the|these|those|your|me|of|more)){0,4} "
            r"(?:e-?mails?|mails?|messages|reports)\b|\b(?:take|remove|delete|strike) (?:me|my name|my address)"
            r" (?:off|from)\b"
            r"|\bd[ée]sabonn|\bafmelden\b|\babmelden\b|\babbestell|\buitschrijven\b"
        ),
    ),
    (
        "PRESS",
        "press presse pers",
        late(r"\b(?:my|meine|ma|mijn) (?:\w+ ){0,2}(?:press|presse|pers)\b|\bpress of mine\b"),
    ),
    (
        "GAMES",
        "games spiele jeux spellen",
        late(
            r"\b(?:which|what|list|how many|any|other|all|open|new|welche|quels|welke) (?:\w+ ){0,2}(?:games|spiele"
            r"|jeux|spellen)"
            r"\b.*(?:\?|\b(?:i|me|join|open|there|please|ich)\b)"
        ),
    ),
    (
        "ORDERS",
        "send sent order ordered orders tell told stands get got receive received",
        late(
            r"\bwhat (?:did|have|had) i (?:\w+ ){0,2}(?:send|sent|order|ordered|tell|told|give|given|write|written)\b"
            r"|\bwhat (?:of mine )?stands\b|\b(?:which|what) (?:were|are|was) my (?:\w+ )?orders?\b"
            r"|\b(?:did|have) you (?:get|got|receive|received) (?:my \w+|mine)\b"
        ),
    ),
    (
        "HISTORY",
        "used thrown played throw play",
        late(
            r"\b(?:which|what) (?:\w+ )?(?:numbers?|throws?|dice|ones)? ?(?:\w+ ){0,3}(?:have i|did i|ive|i have|i)"
            r" (?:\w+ ){0,2}(?:used|thrown|played|throw|play)\b"
        ),
    ),
    (
        "REPORT",
        "report rules first last lost deleted",
        late(
            r"\b(?:lost|deleted|find|resend|re-send|send|copy|got|get|see|read)\b.{0,40}\b(?:report|rules|first"
            r" (?:mail|one"
            r"|message)|last (?:mail|one|message))\b|\b(?:what are|where are|the) rules\b"
        ),
    ),
    (
        "STATUS",
        "close closes end ends due left deadline time where",
        late(
            r"\b(?:when|what time|how long|by when|what day)\b.{0,40}\b(?:clos\w+|ends?|due|deadline|left|finish\w*"
            r"|over)\b"
            r"|\bwhere am i\b|\b(?:what|which)\b.{0,30}\b(?:i have|have i|do i have|got) left\b"
        ),
    ),
    (
        "ABSENT",
        "",
        late(
            rf"^(?!.*\b(?:was|were|had|deadline|extend|extension|more time|wait|late|can i|could i|decide|think"
            rf"|thinking|let you know|hear|is|if"
            rf"|unless|he|she|they|his|her)\b)(?=.*(?:{_MINE}|^.{{0,50}}$)).*(?:{_SPAN})"
            r"|^(?!.*\b(?:was|were|had|if|unless|he|she|they|his|her)\b).*\b(?:i|im|ill|we|well) .{0,40}\b(?:away|on"
            r" holiday"
            r"|on vacation|in hospital|abroad|unavailable|without internet|no internet)\b"
        ),
    ),
    (
        "HELP",
        "help how hilfe aide hulp ayuda aiuto",
        late(
            r"^(?:help|hilfe|aide|hulp|ayuda|aiuto)\b(?! (?:clive|him|her|them|yourself))|\bhow (?:do|does|can|to|on"
            r" earth)\b.{0,30}"
            r"\b(?:work|works|play|order|send|write)\b|\b(?:need|want|some) help\b"
        ),
    ),
)
"""What is wished, the words of which one must be said (any where none is named), and how it is said."""
_WORDS: Final = {name: frozenset(words.split()) for name, words, _ in _TOPICS}


def command_hinted(words: Sequence[str], done: Collection[str] = ()) -> str:
    """Return the command that a mail probably wanted (STOP: to get fewer mails), empty where it wanted none.

    ``done`` are the commands that the mail has asked for plainly: they are not named again.
    """
    text = " ".join(words)
    if not text.strip() or len(text) > _LONGEST:
        return ""
    small = folded(text)
    said = frozenset(re.split(r"[\s?.!:;-]+", small))
    for name, _, pattern in _TOPICS:
        needed = _WORDS[name]
        if name not in done and (not needed or not needed.isdisjoint(said)) and pattern.search(small) is not None:
            return name
    return ""
