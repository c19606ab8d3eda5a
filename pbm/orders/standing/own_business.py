"""Mails in which nothing is ordered, and which are about the writer's own orders all the same.

Somebody who cannot decide, leaves it to the GM, means "the usual" or promises to send a number later is written back
to; news, thanks and chatter are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["about_a_report", "of_own_orders", "waited_for"]

_ORDERS = r"(?:orders?|moves?|throws?|turn|go|numbers?|choices?|picks?|decision|trap ?doors?|nominations?|die|dice)"
_UNDECIDED = late(
    r"\b(?:haven'?t|have not|not|can(?:'?t| ?not)|couldn'?t|yet to|struggl\w{1,4} to|unable to|trying to)\b"
    r"[^.!?]{0,25}\b(?:decided?|choose|chosen|ma[dk]e (?:up )?(?:my|our) mind|settled? on|pick(?:ed)? (?:a|one|my"
    r"|which))"
    r"\b(?! (?:whether|if|where|how|who|when)\b)"
    r"|\b(?:i(?:'m| am)|we(?:'re| are)|still|bit|quite) (?:\w{1,12} )?(?:undecided|torn|dithering|stuck for|stumped"
    r"|at a loss|in two minds|deciding|(?:thinking|pondering|mulling)(?= about (?:it|my)| it\b|[.,!]|$))"
    r"|^\W{0,3}(?:undecided|torn between|dithering|still (?:thinking|deciding|pondering))\b"
    r"|\b(?:dunno|do ?n[o']?t k?no?w?|no idea|not (?:sure|certain)|unsure|no clue|not a clue|wondering|can'?t think)\b"
    r"[^.!?]{0,12}\b(?:w[ho]?at|which|how) (?:\w{1,10} )?(?:to|2|i should|i want)\b (?:do|play|throw|choose|pick|go"
    r"|send|order"
    r"|nominate|number|put|say)?(?= (?:this|now|next|yet|lol|here|me|for|with)\b|[.,!?]|$)"
    r"|\bawait(?:ing|s)? (?:inspiration|developments)\b|\bwaiting for (?:inspiration|a sign)\b"
    r"|\b(?:leaning|veering|inclin(?:ed|ing)|drawn) towards?\b|\b(?:i'm|i am|am) (?:\w{1,10} )?tempted (?:by"
    r"|to (?:throw|play|go))\b"
    r"|\b(?:up in the air|haven'?t (?:a |got a |the foggiest|the faintest)(?:clue|idea|notion)?|changed my mind)\b"
    r"(?=[.,!]|$| this| yet| about (?:my|the (?:throw|number))| what)"
    r"|\b(?:second|2nd) thought\b|\bplan\b[^.!?]{0,40}\b(?:sucks|stinks|off|dead|in the bin|no good|gone)\b"
    r"|\bbut (?:\w{1,10} )?(?:i'?m|i am|we'?re) (?:not|no longer|less) (?:\w{1,10} )?(?:sure|certain)"
    r"(?: (?:now|any ?more)\b|[.,!]|$)"
    r"|\bcan(?:'?t| ?not) bring myself to\b"
    r"|\b(?:lot|much|deal|lots|something) to be said (?:for|against) (?:the|a|my) "
    r"|\b(?:won'?t|can'?t|shan'?t|not|refuse to) commit (?:to|myself)\b"
    r"|\b(?:nothing|not much|not a thing) to (?:say|send|order|offer) yet\b",
    re.IGNORECASE,
)
_YOURS = late(
    r"\buse your (?:\w{1,10} )?(?:judge?ment|discretion|imagination|loaf|head|own)\b"
    r"|(?:^|[.!?,;:] ?|\b(?:please|just|so|and|can|could|would|will|let) )you (?:choose|pick|decide)\b"
    r"|\b(?:up to you|your (?:call|choice|pick|decision)|in your hands|surprise me|dealer'?s choice|i trust you)\b"
    r"|(?<!n't )(?<!not )(?<!to )\b(?:do|play|throw|pick|choose|enter|put|roll|move|send|order|nominate)"
    r"(?: me| for me| in)? "
    r"(?:what(?:ever)?|as|anything|which(?:ever)?(?: one)?|any (?:old )?(?:number|one|thing)|something"
    r"|a (?:random )?number)\b"
    r"(?: (?:number|one))?(?: (?:you|comes|looks|seems|feels|low|high|small|sensible|random|safe|for me|big)\b|[.,!]|$)"
    r"|\b(?:leave|leaving) (?:it|this|that|everything|mine|my \w{1,10}) (?:all )?(?:up )?(?:to|with|in) (?:you|fate"
    r"|chance"
    r"|luck|the gods)\b"
    r"|\b(?:roll|throw|toss|flip|draw) (?:\w{1,10} ){0,3}(?:for me|on my behalf)\b"
    r"|\b(?:pick|choose|decide|play|move|take) (?:\w{1,10} ){0,3}(?:for me|on my behalf|in my (?:place|stead))\b"
    r"|\b(?:rolled|threw|tossed|flipped) (?:a |the )?(?:die|dice|coin)\b[^.!?]{0,20}\b(?:for (?:it|this)"
    r"|to (?:decide|choose))\b"
    r"|\b(?:put me (?:down|in) for|give me|i'?ll (?:have|take|do)|make it|go with|move me) (?:something|anything"
    r"|whatever"
    r"|wherever|any old|somewhere|some(?:thing)? (?:low|high|small|big))\b"
    r"|\b(?:pass|leave|hand) (?:the |this |my |that )?(?:decision|choice|move|turn|orders?) (?:over )?to\b"
    r"|\b(?:one|number|throw|move) (?:that )?you (?:suggest|recommend|advis|propos|mention)\w{1,3}\b"
    r"|\btalk me (?:out of|into)\b|\b(?:your )?advice\b[^.!?]{0,12}\b(?:please|wanted|needed|welcome)\b"
    r"|\btell me what (?:to|i should) (?:do|play|throw|order)\b|\bwhat would you (?:do|play|throw)\b"
    r"|\b(?:this|my) (?:turn|time|go|move)\b[^.!?]{0,20}\bhelp\W{0,4}$",
    re.IGNORECASE,
)
_THEIRS = late(
    r"(?<![\w'])(?!(?:we|you|ill|who|it|this|that|what|there)\b)[^\W\d_]{2,20}(?:'s|'ll| is| are| will| can"
    r"| shall)(?: be)?(?: going to)? (?:do(?:ing)?|handl\w{1,4}|send(?:ing)?|play(?:ing)?"
    r"|throw(?:ing)?|order(?:ing)?|tak(?:e|ing)|look(?:ing)? after|sort(?:ing)?|decid(?:e|ing)|choos(?:e|ing)"
    r"|pick(?:ing)?)"
    r"(?: over| out)? (?:my|mine|for me)(?: (?:orders?|turn|go|moves?|throw|numbers?|round))?\b"
    r"|\b(?:ask|ring|phone|text|email|write to|check with|talk to|speak to) (?!me\b|you\b|us\b)(?:my |our |the )?"
    r"[^\W\d_]{2,20} "
    r"(?:what|which) (?:\w{1,10} )?(?:i|to|my)\b[^.!?]{0,20}\b(?:throw|play|do|order|number|have|want|go)\b"
    r"|\b(?:handles|does|plays|sends|manages|decides|looks after|takes care of|runs|gives|tells|brings|hands|passes)"
    r"(?: you)? my (?:orders?|turn|go|moves?|throw|numbers?|decisions?)\b"
    r"|(?:^|[.!,;] |\band )(?!(?:i|ill|we|well|you|will|shall|who|it|this|that)\b)[^\W\d_]{2,20}"
    r"(?:'ll| will| can| shall| is going to) (?:give|tell|bring|hand|pass|send|ring|mail|email) (?:you )?"
    r"(?:with )?my (?:orders?|turn|go|moves?|throw|numbers?)\b"
    r"|\bwhat(?:ever)? (?:he|she|they|[^\W\d_]{2,20})(?:'s| is|'re| are) (?:playing|throwing|doing|having|picking"
    r"|going for)\b"
    r"|\b(?:in charge of|responsible for|taken over|run(?:s|ning)?|has|knows) my (?:orders?|moves?|numbers?|turn|go)\b"
    r"|\b(?:put|count) me (?:in |down )?with the (?:majority|rest|others|crowd|herd)\b"
    r"|\b(?:opposite|reverse) (?:of|to) (?:what|whatever|[^\W\d_]{2,20}'s)\b",
    re.IGNORECASE,
)
_PLAIN = (
    r"(?:please|pls|thanks|thank you|ta|cheers|for me|for us|again|this (?:time|turn|round|month)|then|and|x{1,3}|mate)"
)
_AS_BEFORE = late(
    r"\W{0,3}(?:(?:hi|hello|dear|hey|please|pls|oh|just|so|well|and|yes|ok|i'll (?:have|take|do|play)|i want|give me"
    r"|put me down for|let's have|make (?:it|mine)|mine(?:'s| is)|my (?:orders?|moves?|turn|go)(?: (?:are|is|as))?"
    r"|orders?|same procedure|do|play|it's|for me|we'll have|enter)[ ,:]{1,3}){0,4}"
    r"(?:(?:the |my )?usual(?: (?:orders?|thing|moves?|ones?|numbers?))?"
    r"|(?:the )?same(?: (?:orders?|moves?|ones?|numbers?|thing|procedure))?(?: (?:again|as (?:before|ever|always"
    r"|usual|(?:what )?(?:i|we) (?:put|had|did|sent|wrote|gave(?: you)?) last|last)))"
    r"(?: (?:time|month|turn|round|week))?"
    r"|as (?:usual|ever|always|before|agreed|discussed|arranged|per usual|previously|planned|we (?:agreed|said"
    r"|discussed))"
    r"|as (?:we |i )?(?:agreed|said|told you|discussed|arranged)(?: (?:on|over|by|in) (?:the )?\w{3,9})?"
    r"|(?:stick|stay|go) with what i had(?: (?:last|before)(?: \w{4,5})?)?"
    r"|ditto|no change|same again|business as usual|unchanged"
    r"|(?:repeat|copy|reuse|as|like|same as) (?:my |the |for |in )?last (?:time|month|turn|round|week|issue)(?:'s)?"
    r"(?: (?:orders?|moves?|numbers?|ones?|go))?)"
    r"(?:[ ,]{1,2}" + _PLAIN + r"){0,4}\W{0,3}",
    re.IGNORECASE,
)
_REFERRED = late(
    r"\b(?:that|the|same|our) (?:\w{1,10} )?(?:numbers?|ones?|orders?|moves?|throw|plan)(?: (?:that|as))? (?:we|i"
    r"|you and i) "
    r"(?:both )?(?:rang|phoned|wrote|had|talked|spoke|agreed|discussed|told|said|mentioned|sent|gave|settled|planned)\b"
    r"|\b(?:last|previous) (?:round|turn|month|time)'s (?:orders?|moves?|numbers?)\b"
    r"|\byou (?:already )?know (?:what|which(?: one)?|the (?:numbers?|one)) (?:i|we|it|to)\b"
    r"|\bmy (?:lucky|usual|favou?rite|old|special|normal) (?:number|one|square|space)\b(?! (?:is|was|came|has|let))"
    r"|\bconfirm(?:ing|ed)? (?:all|everything|it|that|my)\b",
    re.IGNORECASE,
)
_HOLDING = late(
    r"\b(?:hang|hold) (?:fire|off|on|the (?:front page|deadline|presses))\b"
    r"|\b(?:don'?t|do not) (?:close|run|start|go|move|adjudicate|draw|play|count|enter|put|process)\b[^.!?]{0,20}"
    r"\b(?:without me|before|until|till|yet)\b"
    r"|(?<!not )(?<!n't )(?<!nt )(?<!no need to )"
    r"\bwait for (?:me|mine|my (?:orders?|throw|move|go|numbers?))\b|\bgive me (?:till|until|another|a (?:day|bit"
    r"|few|while))\b"
    r"|\b(?:get|come) back to you\b|\blet you know (?:later|tomorrow|tonight|soon|when|by|at|on|what|which|my)\b"
    r"|\b(?:scrap|scrub|ignore|forget|cancel|disregard|bin) (?:all )?(?:of )?(?:that|this|it all|everything|the lot"
    r"|me)\b"
    r"(?=[.,!]|$| please| and)"
    r"|\b(?:scrap|ignore|forget|cancel|disregard|bin) my (?:last|latest|letter|e-?mail|mail|message|note|card|orders?"
    r"|previous|earlier)\b",
    re.IGNORECASE,
)
_COMING = late(
    r"\b(?:i(?:'?ll| will| shall)|will|shall|we'?ll|gonna|going to)\b[^.!?]{0,25}?"
    r"\b(?:do|send|drop|get|let|ring|phone|call|text|write|post|sort|think|decide|choose|mail|email"
    r"|make|order)\b[^.!?]{0,30}\b(?:later|tomorrow"
    r"|tonight|soon|shortly|(?:at|over|on|by|after|before) (?:the )?(?:week ?end|\w{3,6}day|deadline|\d{1,2})|when i"
    r"|once i)\b"
    r"|\b(?:day|bit|little|hour|week)s? late with (?:mine|my)\b"
    r"|\b(?:orders?|moves?|numbers?|throws?) (?:late|delayed|to follow|to come|will follow|follow|coming|later"
    r"|tomorrow|tonight|soon)\b",
    re.IGNORECASE,
)
_BRIEFLY = late(
    r"\bmy (?:turn|go|moves?|throw|numbers?|orders?|trap ?door)\b"
    r"(?!\s?-| (?:at|to (?!throw|play|move|choose|decide|go)|house|van|is 0|days?|of phone|you have|already))"
    r"|\b(?:tb[ac]|to be (?:confirmed|announced|decided))\b"
    r"|\b(?:not|no longer|less) (?:\w{1,10} )?(?:sure|certain)(?: (?:yet|now|any ?more|myself|this time)\b|[.,!]|$)"
    r"|\b(?:wait and see|wait to (?:see|hear)) (?:what|how|who|where)\b|\bcould be any(?:thing|one| number)\b"
    r"|\b(?:i'?ll|will|shall|gonna|going to|need to|must|have to) (?:\w{1,10} ){0,2}(?:do (?:it|mine|them|this)"
    r"|sort (?:it|mine|this)|decide|choose|pick one|think about it|be (?:boring|brave|bold|cautious|careful|daring)"
    r"|play (?:it )?safe|gamble|risk it|(?:ring|phone|text|call|mail|write to|tell)(?: you)?(?: \w{2,10}){0,2} with)\b"
    r"|\b(?:move|shift|nudge|push|shove|go|inch|roll) me\b(?! to tears)"
    r"|^\W{0,3}(?:(?:just|only|a|an|the|my|some|another|please|something) ){0,2}(?:small|low|high|big|large|modest|tiny"
    r"|lucky|random|any|biggest|smallest|lowest|highest|sensible|safe)(?:er|est)?(?: (?:number|one|throw|move|step))?"
    r"(?: please| pls| for me|[.,!]|$)"
    r"|^\W{0,3}(?:whatever|whichever|anything|something|wherever)(?:'s)?"
    r"(?: (?:keeps|gets|is|works|suits|seems|avoids|takes|looks|you|the|low|high|small|big|safe|will|please|for)\b"
    r"|[.,!]|$)"
    r"|\b(?:leave|leaving|left) (?:\w{1,5} ){1,2}to (?:the )?(?:dice|fates?|chance|gods|luck|lap of)\b"
    r"|\bnothing from me\b|\b(?:still|just|busy) (?:scheming|plotting|humming|dithering|hatching|doing the sums"
    r"|weighing|calculating|working (?:it|things|mine) out|thinking)\b"
    r"|^\W{0,3}(?:(?:and|so|then|ok|right),? )?(?:here (?:are|is)|here's|herewith|these are|this is) mine"
    r"(?: (?:then|too|at last|again|for (?:this|the) (?:turn|round)))?$"
    r"|\bsomewhere (?:nice|safe|sunny|quiet|warm|else)\b(?= please|[.,!]|$)",
    re.IGNORECASE,
)
_TIMED = late(
    r"\b(?:tomorrow|tonight|in (?:a|an|one|two) (?:\w{3,8} ){0,2}(?:days?|hours?|weeks?|or two)|this (?:evening"
    r"|afternoon|week)"
    r"|(?:by|before|on|till|until|after|at|over|am|for|le|el) (?:the |this |next |ce |il )?(?:week-? ?end\w{0,2}"
    r"|\w{3,6}day|\w{3,5}tag|wochenende|\d{1,2}(?:st|nd|rd|th)?|deadline|that|then)"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week-end|wochenende|morgen|demain|domani|mañana|deadline"
    r"|once i|when i|later|soon|shortly|(?:will|to) follow)\b",
    re.IGNORECASE,
)
_ALOUD = late(
    r"\b(?:lines of|leaning|toying|guess|might|maybe|perhaps|probably|prob|reckon|thinking|provisionally|be|is|occhio"
    r"|between|either|or|sarà|será|sera|wird|wordt) (?:\w{1,10} ){0,3}?\d{1,2}\b(?! (?:weddings?|people|kids"
    r"|children|days?|hours?|guests))",
    re.IGNORECASE,
)
_SENDING = late(
    r"\b(?:kommen|komen|schicke?|folgen|volgen|stuur|sturen|enverrai|enverrons|suivront|mando|manderò|invio|invierò"
    r"|seguono"
    r"|enviaré|mandaré|envío)\b",
    re.IGNORECASE,
)
_OURS = late(
    r"\b(?:my|our|this) " + _ORDERS + r"\b|\b(?:orders?|mine|s ?& ?l|snakes|this (?:one|game))\b", re.IGNORECASE
)
_UNFINISHED = late(
    r"^\W{0,3}(?:(?:my|the|hi|hello|dear|so|and) )?(?:\w{1,10}, )?(?:throw|trap ?door|numbers?|orders?"
    r"|moves?)\s?[:=…-]{0,3}$|"
    r"\b(?:my|our|the|here(?:'s| is| are)) (?:\w{1,10} ){0,2}?" + _ORDERS + r"\b[^.!?]{0,60}?"
    r"(?:\b(?:are|is|be|as follows|throw|trap ?door|on|to|for|and|a|the)\b)?\s?[:…,-]{0,3}\s{0,3}"
    r"(?:\b(?:are|is|as follows|throw|trap ?door|play|on|to|and|a|the)\s{0,2}|[:…]{1,3}|-{1,2})$",
    re.IGNORECASE,
)
_SMALL = r"(?:[1-6]|one|two|three|four|five|six|ace|deuce)"
_NUMBER = late(
    r"\b(?:a|an|the|my|either|thought|then|maybe|perhaps|probably|prob|be) "
    + _SMALL
    + r"\b(?=\s?(?:[,.;:!)]|$)|\s(?:or|if|i|but|for me|then|and the plan|perhaps|maybe)\b)"
    r"|\b" + _SMALL + r" for me\b",
    re.IGNORECASE,
)
_MINE = late(
    r"\b(?:i'd|i'll|i'd've|i would|i will|i might|i may|i could|i should|i shall|it'd be|it'll be|either|perhaps|maybe"
    r"|probably|prob|thought|plan|for me|if)\b",
    re.IGNORECASE,
)
_OWN = late(
    r"(?<!in )(?<!of )(?<!since )\bmy (?:orders?|moves?|throw|trap ?door|nomination|decision|next (?:throw|move"
    r"|number))(?!\w)"
    r"(?! (?:are (?:in|with you|already|on)|is (?:in|with)|already|you have|was|were|went|last|had|has|in |did|got"
    r"|for (?:last|the last)|to (?:resign|leave)|number))",
    re.IGNORECASE,
)
_PAST = late(
    r"\b(?:last|was|were|had|went|fell|got|threw|sent|already|did|previous|have them|you have|yesterday|caught"
    r"|landed|opened|took"
    r"|did|arrived|reached|safely|ate|lost)\b",
    re.IGNORECASE,
)
_NEWS = late(
    r"\b(?:got|received|read|enjoyed|loved|liked|saw) (?:the|your|this|that)\b|\b(?:report|zine|bulletin|issue)\b",
    re.IGNORECASE,
)
_NO_NEWS = late(
    r"\b(?:no|without (?:a|the|any)|not (?:had|got|seen|received) (?:a|the|any|your)"
    r"|\w{2,6}n't (?:had|got|seen|received|get|receive|see) (?:a|the|any|your)|missing|missed|lost|deleted)"
    r" (?:\w{1,12} ){0,2}(?:report|zine|bulletin|issue)\b"
    r"|\b(?:report|zine|bulletin|issue) (?:has |have |had |did )?(?:not|never|n't|hasn't|didn't|got lost|is missing)\b",
    re.IGNORECASE,
)
"""Words of news that did not come."""
_SENTENCE = late(r"[.!?;]+(?=\s|$)|\n\s*\n|\n(?=[A-Z])")
_BRIEF = 110  # characters of a mail that is hardly more than a sentence
_SHORT = 300  # characters of a mail that is about one thing
_REACH = 3_000
_LONGEST = 400  # characters of a sentence


def waited_for(words: Sequence[str], *, promised: bool) -> bool:
    """Return whether orders are promised with their time, which needs no answer, and no numbers are thought of aloud.

    ``promised`` tells that orders are known to be promised.
    """
    whole = " ".join("\n".join(words)[:_REACH].replace("’", "'").split())
    coming = promised or _is_coming(whole)
    return coming and _TIMED.search(whole) is not None and _ALOUD.search(whole) is None


def _is_coming(whole: str) -> bool:
    return _SENDING.search(whole) is not None or (_COMING.search(whole) is not None and _OURS.search(whole) is not None)


def about_a_report(words: Sequence[str]) -> bool:
    """Return whether a mail speaks of a report that came: "that was the funniest report yet"."""
    whole = " ".join("\n".join(words)[:_REACH].replace("’", "'").split())
    return _NEWS.search(whole) is not None and _NO_NEWS.search(whole) is None


def of_own_orders(words: Sequence[str], *, thanked: bool, promised: bool) -> str | None:
    """Return what to ask of a mail that speaks of its writer's own orders without giving any, None for chatter.

    ``words`` are the player's own lines; ``thanked`` tells that the mail is a letter of thanks or holds press, in
    which a promise to write again is a courtesy; ``promised`` that orders are promised in it.
    """
    text = "\n".join(words)[:_REACH].replace("’", "'")
    said = [part.strip()[:_LONGEST] for part in _SENTENCE.split(text)]
    said = [" ".join(part.split()) for part in said if part.strip()]
    whole = " ".join(text.split())
    coming = promised or _is_coming(whole)
    if any(_AS_BEFORE.fullmatch(part) for part in said) or (len(whole) <= _SHORT and _REFERRED.search(whole)):
        return "earlier"
    if _HOLDING.search(whole):
        return "waiting"
    for part in said:
        if _UNDECIDED.search(part):
            return "waiting"
        if _YOURS.search(part) or _THEIRS.search(part):
            return "announced"
        if _NUMBER.search(part) and _MINE.search(part) and not _PAST.search(part):
            return "waiting"
    if thanked or len(whole) > _SHORT or (_NEWS.search(whole) and not _NO_NEWS.search(whole)):
        return None
    if len(whole) <= _BRIEF and any(_BRIEFLY.search(part) and not _PAST.search(part) for part in said):
        return "announced"
    if coming:
        return "waiting"
    if any(_UNFINISHED.search(part) for part in said) or any(_OWN.search(p) and not _PAST.search(p) for p in said):
        return "announced"
    return None
