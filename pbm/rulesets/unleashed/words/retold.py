"""Roundabout words of orders, told plainly: "S1 from wherever it is to 30-15", "if Clive has left it, else 20"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

__all__ = ["told_plainly"]

_FINAL: Final = (
    r"(?:(?<=[.!;])|(?<=\A)) *(?:(?:so|and|well),? )?(?:that'?s|that is|this is|those are|these are) (?:the|my)"
    r" (?:final |whole |only )?orders?(?: then| for (?:now|this (?:week|round|time|turn|go)))?(?=[.!]|\Z)"
)
"""What only says that the orders were told."""
_ANYWHERE: Final = (
    r",? ?\b(?:from wherever (?:it|he|she|that|the (?:snake|ladder|lamppost|piece)) (?:is|lies|may be|might be"
    r"|happens to be"
    r"|sits|stands|ends up)(?: (?:now|then|by then|at the time))?"
    r"|von wo auch immer (?:sie|er|es) (?:gerade |dann )?(?:ist|liegt|steht)|d'où qu'(?:il|elle) soit"
    r"|van waar (?:hij|ze|zij|het) ook (?:is|ligt)|desde donde esté|da dovunque (?:sia|si trovi)),?"
)
_LEFT: Final = (
    r"\b(?P<if>if|once|when) (?:(?:dear|old|our|poor|good) )?(?P<who>[^\W\d_]+) (?:has|is|have)"
    r" (?:(?:by then|already) )?"
    r"(?:left|gone from|moved from|moved off|gone off|got off|vacated|quit) (?:it|there|that (?:space|square|spot"
    r"|one))\b"
)
_SAID: Final = (
    r"\b(?:drop|forget|scrap|ignore|cancel|disregard|scratch) (?:what|whatever|everything|all) i"
    r" (?:said|wrote|told you|put|chose|sent|had) (?:about|for|on|of|under) (?:the |my )?"
)
_RATHER: Final = (
    r"[,:;.–-]* *(?:and |but )?(?:i'?d (?:rather|prefer|sooner) (?:(?:it|that|they) (?:was|were|is|be|hit)|have"
    r"|it to be|make it)"
    r"|make (?:it|that)|let it be|rather) (?=[^\W\d_])"
)
_WISHED: Final = r"(?<=[:,]) *i'?d (?:rather|prefer|sooner) (?:it|that) (?:was|were|be|to be|hit) (?=[^\W\d_])"
_AROUND: Final = r"\b(?P<pair>(?:swap|switch|change|turn) \d{1,3} (?:and|with|&) \d{1,3}) a?round\b"
_OVER: Final = (
    r"\b(?:swap|switch|change|turn) (?:over|a?round) (?P<one>\d{1,3}) (?:and|with|&) (?P<other>\d{1,3})\b"
    r"(?:,? so (?:that )?[^.!?\d\n]{3,60}(?=[.!?]|\Z))?"
)
_AWAY: Final = (
    r"\b(?:take|lift|fetch) (?:[^\W\d_]+ ){0,3}?(?P<piece>[SLP][1-6]) (?:away |off )?from (?:where|wherever|the place"
    r"|its place)[^.;,\d]{2,60}? and (?:set|put|move|place|lay) (?:it|him|her|that) "
)
_DEALT: Final = {
    r"blanks?(?: cards)?|leere karten|leerkarten|cartes vierges|lege kaarten": "blank",
    r"extra rolls?": "extra roll",
    r"reverses?|umkehrkarten": "reverse",
}
_ONE_OF: Final = (
    r"(?:one of (?:them|those|these)|eine davon|eine von ihnen|l'une d'elles|une d'elles|een (?:ervan|daarvan))"
)
_OF_THEM: Final = ("one of", "davon", "eine von", "une d'", "ervan", "daarvan")
_FIGURES: Final = r"\d+"
_FEW: Final = 40  # lines in which figures are looked for
_SEVERAL: Final = (
    r"\A[^.!?\n]*\b(?:two|three|2|3|zwei|drei|lauter|trois|deux|drie|twee|nothing but"
    r"|all) (?P<cards>CARDS)\b[^.!?\n]*[.!?]"
    rf"(?P<rest>[^\n]*?)\b{_ONE_OF}\b"
)
"""A hand that is told, and one of its cards: "Three blanks, what a hand! One of them on 20"."""
_MYSELF: Final = (
    r"(?<=[.!]) *(?:(?:ach so|ach|oh|ah|moment|wait|hm+|tiens|o),? )?(?:das bin (?:ja |doch )?ich(?: selbst)?"
    r"|that'?s me"
    r"|c'est moi|dat ben ik(?: zelf)?|soy yo|sono io)[.!]"
    r"(?= *(?:dann|then|alors|dan|entonces|allora) (?:lieber|besser|rather|plutôt|liever|mejor|meglio)\b)"
)
"""Why another is named then."""
_ATOP: Final = (
    r"\b(?P<on>on top of|over) (?:(?:that|the|this|your|my|his|her|[^\W\d_]+'s) )?(?:[^\W\d_]+ ){0,2}?"
    r"(?P<card>[+−-]\d|blank)(?: card)?,? (?:that'?s |which is |there |sitting |lying )?(?:at|on) (?P<at>\d{1,3})\b"
)


_LATE: Final = (
    r",? (?:if (?:it|that)(?:['’]s| is) not (?:already |yet )?too late|if it isn['’]t (?:already )?too late"
    r"|if (?:there['’]s|there is) still time|falls (?:es|das) (?:noch )?nicht zu spät ist"
    r"|wenn es (?:noch )?nicht zu spät ist"
    r"|s'il n'est pas trop tard|als het nog niet te laat is)(?=[.!,]|\Z)"
)
"""A condition that the server can tell by itself: whoever comes too late is told so."""
_ASIDE: Final = (
    r"(?P<order>\A(?![^?\n]*\b(?:or|if|shall|should|could|can|may|maybe|perhaps|would|were|wonder\w*|think\w*"
    r"|oder|ou)\b)[^?\n]*\d[^?\n]{0,30}?)(?:,| [-–—]|;|\.\.\.|…| and| but) (?:(?:and|but|oh|also|btw),? )*"
    r"(?P<asks>(?:is it true(?= )|how many|how much|how long|when(?:'s| is| does| do| did)|what(?:'s| is| does"
    r"| do| are)|who(?:'s| is| has)"
    r"|where(?:'s| is| are)|why (?:is|did|does|do)|did|does|is the|are the|are there|is there|do you know"
    r"|any idea|am i (?:last|first"
    r"|winning|leading)|wie viele|wann|stimmt es|wer|combien|hoeveel)\b(?![^?\n]*\b(?:think|say|reckon|prefer"
    r"|suggest|better|best|ok|okay|allowed|legal|it|that|there|this|meinst|denkst)\b)"
    r"[^?\d\n]*\?)"
)
"""A question that hangs on an order by a comma or a dash: "Blank on 20 - and is it true the pile is nearly done?"."""
_IN_ORDER: Final = (
    r"(?<![\d/])(?P<first>\d{1,2})/(?P<second>\d{1,2})(?:/(?P<third>\d{1,2}))?,? ?\(?(?:in (?:that|this) order"
    r"|in dieser reihenfolge"
    r"|dans cet ordre|in die volgorde)\)?"
)
_NOT_ON: Final = (
    r"(?<=[.!;]) *(?:and |but )?if (?P<old>\d{1,3})(?:['’]?s| is)(?:n['’]t| not) (?:on|possible|allowed|to be had),?"
    r" (?:then )?(?:use|make it|try|take|put it on|have) (?P<new>\d{1,3})(?: for it| instead)?(?=[.!]|\Z)"
)
"""What is wanted where a space that was named cannot be: "If 21's not on, use 22 for it"."""
_ANY_LEFT: Final = (
    r"(?P<piece>\b[SLP][1-6]\b[^.;!?\n]{3,24}\d),? if (?:there['’]?s|there is|there are) (?:any|some|one)"
    r"(?: still)? left(?: over)?(?=[.!,;]|\Z)"
)
"""What holds of any list: "S3 57-40 if there's any left"."""
_COVERING: Final = (
    r"(?P<on>\b(?:on|at) (?P<at>\d{1,3})(?: again| once more| please)?),? (?:and |to )?(?:clear|cover|bury|hide"
    r"|get rid of"
    r"|smother|blot out) (?:that|the|this|his|her|[^\W\d_]+'s) (?P<card>[+−-]\d|blank)(?: card)?(?=[.!,]|\Z)"
)
"""What a card is put on a space for: "blank on 42 again, clear that -4", where a -4 lies there."""
_COVERS: Final = ("cover ", "bury ", "hide ", "rid of ", "smother ", "blot out ")
_MAY_LAND: Final = (
    r"\b(?:(?:up)?on which|that|which) (?:i|we) (?:may|might|could|should|can|happen to|chance to) (?:happen to "
    r"|chance to "
    r"|ever )?(?:land|fall|stop|come|hit)(?: (?:up)?on)?\b"
)
_ONE_SENT: Final = (
    r"(?P<card>\bsend (?:back|forward)\b[^.!?;]{0,40}?),? (?:and|with) (?P<who>[^\W\d_]{2,20})"
    r" (?:(?:is|shall|should|will|must|may|has|ought)(?: to)?(?: be)?|being)(?: the (?:un)?(?:lucky )?(?:one|man"
    r"|person|player"
    r"|soul|victim))?(?: who is| who'?s)?(?: to be)?(?: (?:sent|moved|pushed|knocked|put))?(?: back| forward)?"
    r"(?=[.,;!]|\Z)"
)
"""Whom a card sends, in a clause behind it: "Send back 3 upon 17, and Yvonne is to be the one sent"."""
_STEPPING_BACK: Final = (
    r"\b(?P<land>(?:tombe|atterris|arrive) sur (?:une? |le |la )?)(?P<what>reculer|avancer)\b(?! un| de| d['’])"
)
"""A card of the French rules without its object: "si je tombe sur Reculer : Dora"."""
_ALL_OF: Final = (
    r"(?P<told>[^\W\d_]),? all (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) of"
    r" (?:it|them|us|you)(?=[.!?;]|\s*\Z)"
)
_SNATCHED: Final = (
    (
        r"\b(?:if|should|in case) (?:somebody|someone|anyone|anybody|others|another(?: player)?|they|people"
        r"|one of (?:you|them)"
        r"|any of (?:you|them)|some(?:one| bugger| blighter| devil) else|you lot)(?:['’]s|['’]ve| has| have| should)?"
        r"(?: already| just)? (?:had|have|taken|takes?|took|nicked|nicks?|pinched|pinch(?:es)?|nabbed|nabs?"
        r"|grabbed|grabs?"
        r"|snaffled|bagged|bags?|got|gets?|swiped|stolen|steals?|snatched|beaten me to|beats? me to|gone (?:off )?with)"
        r" (?:them|those|these|both|either|all of (?:them|those)|both of (?:them|those)|any of (?:them|those)|the lot)"
        r"(?: (?:away|off|first|already|both|all|before (?:me|i do)|from me|from under me))*\b",
        "else",
    ),
    (
        r"\bsi (?:on|quelqu['’]un|un autre|les autres)(?: me| nous)? (?:les|tous les deux|l['’])(?: a"
        r"| ont)? ?(?:déjà )?"
        r"(?:pren(?:d|nent)|pris(?:es)?|chip(?:e|ent|és?)|piqu(?:e|ent|és?)|souffl(?:e|ent|és?)|vol(?:e|ent|és?))"
        r"(?: (?:tous|toutes|avant moi|tous les deux))*\b",
        "sinon",
    ),
    (
        r"\b(?:wenn|falls) (?:mir )?(?:jemand|einer|die anderen|ein anderer)(?: mir)? (?:die|sie|beide"
        r"|alle)(?: schon| beide| alle"
        r"| vor mir)* (?:weg)?(?:nimmt|genommen|schnappt|geschnappt|klaut|geklaut)(?: hat| haben)?\b",
        "sonst",
    ),
    (
        r"\bals (?:iemand|een ander|anderen)(?: me)? (?:ze|die|beide)(?: al| allebei)* (?:(?:heeft|hebben) )?"
        r"(?:pakt|gepakt|pikt|ingepikt|weggekaapt|afpakt|neemt|genomen)(?: heeft| hebben)?\b",
        "anders",
    ),
    (
        r"\bsi (?:alguien |otro )?(?:me )?(?:los|las)(?: ha| han)? (?:quitan?|quitado|cogen?|cogido|llevan?"
        r"|llevado|roban?)\b",
        "si no",
    ),
    (
        r"\bse (?:qualcuno |un altro )?(?:me )?(?:li|le)(?: ha| hanno)? (?:prend(?:e|ono)|pres[ie]|soffian?o?"
        r"|rub(?:a|ano))\b",
        "altrimenti",
    ),
)
"""That all pieces named are gone, and what is wanted then."""
_TOP_FIRST: Final = (
    r"(?P<piece>\b[slp]\d{1,2}\b[^.;!?\d\n]{0,24}?)(?P<one>\d{1,2}),? (?:at|for|as|is|to be|being)? ?(?:the |its )?"
    r"(?:(?P<up>top|head|upper end|oben|en haut|boven(?:aan)?|arriba|in (?:alto|cima))"
    r"|(?:bottom|foot|tail|base|lower end|unten|en bas|onder(?:aan)?|abajo|in (?:basso|fondo)))(?: end)?,? "
    r"(?:(?:and|with|und|et|en|y|e) )?(?P<other>\d{1,2}),? (?:at|for|as|is|to be|being)? ?(?:the |its )?"
    r"(?:(?P<down>bottom|foot|tail|base|lower end|unten|en bas|onder(?:aan)?|abajo|in (?:basso|fondo))"
    r"|(?:top|head|upper end|oben|en haut|boven(?:aan)?|arriba|in (?:alto|cima)))\b(?: end)?"
)
"""A piece whose ends are told behind their numbers: "L6 to 61 at the top and 30 at the bottom"."""
_IN_RESERVE: Final = (
    r",? (?:with|and|keeping|leaving|holding|mit|et|avec|en|met|y|con|e) (?:the |die |la |le |de |het "
    r"|el )?(?P<space>\d{1,3})"
    r" (?:kept )?(?:in reserve|as (?:a |the |my )?(?:reserve|fallback|back-?up"
    r"|second choice|plan b)"
    r"|(?:als|en) r[eé]serve|achter de hand|in der hinterhand|de reserva|di riserva)\b"
)
_NOBODY: Final = (
    r"(?P<land>\b(?:(?:if|when|should) i (?:should |ever )?(?:land|hit|stop|fall|drop|end up)|si je tombe"
    r"|(?:wenn|falls) ich|als ik|si caigo|se (?:io )?(?:capito|finisco|cado))[^.:;,!?]{3,48}?) ?[:,] ?"
    r"(?:(?:then|alors|dann|dan) )?(?:nobody|no[ -]one|none of (?:them|you)|no choice|personne|aucun(?: choix)?"
    r"|rien|niemand(?:en)?"
    r"|keine[nr]?|niets?|nadie|ningun[oa]|nessuno)(?: at all| please| du tout)?(?=[.!;]|\s*\Z)"
)
"""A choice of nobody, which is none: "Si je tombe sur Échanger deux joueurs : personne"."""
_GONE: Final = ("if ", "should ", "in case ", "si ", "wenn ", "falls ", "als ", "se ")
_UPPER: Final = ("top", "head", "upper", "oben", "haut", "boven", "arriba", "alto", "cima")
_HURRIED: Final = ("too late", "still time", "zu spät", "trop tard", "te laat")


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def told_plainly(lines: Sequence[str], card_on: Callable[[int], str]) -> list[str]:
    """Return lines told plainly; ``card_on`` is what lies on a space, for a card that is said to lie there."""

    def atop(found: re.Match[str]) -> str:
        card = found["card"].replace("−", "-").casefold()
        return f"{found['on']} {found['at']}" if card_on(int(found["at"])) == card else found[0]

    def covering(found: re.Match[str]) -> str:
        card = found["card"].replace("−", "-").casefold()
        return found["on"] if card_on(int(found["at"])) == card else found[0]

    made: list[str] = []
    for written in lines:
        line = written
        low = written.casefold()
        if "order" in low:
            line = _pattern(_FINAL).sub("", line)
        if "wherever" in low or " wo " in low or "où" in low or "waar" in low or "dond" in low or "dovunque" in low:
            line = _pattern(_ANYWHERE).sub("", line)
        if " has " in low or " is " in low or " have " in low:
            line = _pattern(_LEFT).sub(r"\g<if> \g<who> has moved on", line)
        if " i " in low:
            line = _said_again(line)
        if " it " in low or " that " in low:
            line = _pattern(_WISHED).sub(" ", line)
        if "." in low or "!" in low:
            line = _pattern(_MYSELF).sub("", line)
        if "round" in low:
            line = _pattern(_AROUND).sub(r"\g<pair>", line)
        if "over" in low or "round" in low:
            line = _pattern(_OVER).sub(r"swap \g<one> and \g<other>", line)
        if "if " in low:
            line = _pattern(_NOT_ON).sub(_or_else, line)
            line = _pattern(_ANY_LEFT).sub(r"\g<piece>", line)
        if " from " in low and " and " in low:
            line = _pattern(_AWAY).sub(r"move \g<piece> ", line)
        if any(word in low for word in _OF_THEM) and len(_pattern(_FIGURES).findall(" ".join(lines[:_FEW]))) == 1:
            line = _one_of(line)
        if any(word in low for word in _HURRIED):
            line = _pattern(_LATE).sub("", line)
        if "land" in low or "which" in low:
            line = _pattern(_MAY_LAND).sub("i land on", line)
        if "send " in low:
            line = _pattern(_ONE_SENT).sub(r"\g<card>: \g<who>", line)
        if "tombe sur" in low or "sur " in low:
            line = _pattern(_STEPPING_BACK).sub(r"\g<land>\g<what> un joueur", line)
        if any(word in low for word in _GONE):
            for said, instead in _SNATCHED:
                line = _pattern(said).sub(instead, line)
        if any(word in low for word in _UPPER):
            line = _pattern(_TOP_FIRST).sub(_with_ends, line)
        if "reserv" in low or "réserve" in low or " as " in low or " hand" in low or "hinterhand" in low:
            line = _pattern(_IN_RESERVE).sub(r", else \g<space>", line)
        if "all " in low:
            line = _pattern(_ALL_OF).sub(r"\g<told>", line)
        line = _pattern(_NOBODY).sub(r"\g<land>: nothing", line)
        if "/" in low:
            line = _pattern(_IN_ORDER).sub(_ranked, line)
        if "?" in low:
            line = _pattern(_ASIDE).sub(lambda found: f"{found['order']}. {found['asks']}", line)
        if " clear " in low or any(word in low for word in _COVERS):
            line = _pattern(_COVERING).sub(covering, line)
        if "on top of" in low or "over" in low:
            line = _pattern(_ATOP).sub(atop, line)
        made.append(line)
    return made


def _said_again(line: str) -> str:
    """Return a line with "drop what I said about Send forward, I'd rather it was Clive" as two short wishes."""
    found = _pattern(_SAID).search(line)
    if found is None:
        return line
    rest = _pattern(_RATHER).sub(", instead ", line[found.end() :], count=1)
    return f"{line[: found.start()]}cancel my choice for {rest}"


def _or_else(found: re.Match[str]) -> str:
    """Return the other space as one for "else", where the space that cannot be was named before."""
    named = re.search(rf"(?<![\d-]){found['old']}(?!\d)", found.string[: found.start()])
    return f" Else {found['new']}" if named is not None else found[0]


def _with_ends(found: re.Match[str]) -> str:
    """Return a piece with its two ends, the top first, where each is told as what it is."""
    top, bottom = (found["one"], found["other"]) if found["up"] else (found["other"], found["one"])
    if (found["up"] is None) != (found["down"] is None):
        return found[0]
    plain = int(top) > int(bottom)
    return f"{found['piece']}{top}-{bottom}" if plain else f"{found['piece']} top on {top}, bottom on {bottom}"


def _ranked(found: re.Match[str]) -> str:
    return ", else ".join(space for space in (found["first"], found["second"], found["third"]) if space)


def _one_of(line: str) -> str:
    """Return a line with "one of them" as the card of which its writer was dealt several."""
    for names, card in _DEALT.items():
        found = _pattern(_SEVERAL.replace("CARDS", names)).search(line)
        if found is not None:
            return f"{found['rest'].lstrip()}{card}{line[found.end() :]}"
    return line
