"""Mails of somebody who is no player, or no player of this seat, in the name of one who is.

A neighbour, a nurse, a husband with an address of his own: "I'm Ted's neighbour. He's in hospital and asked me to send
you a 4", "I'm not in the game myself". Whose seat it is nobody can tell from such a mail.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["IN_THEIR_NAME", "KIN", "speaks_for_another", "written_for_a_player"]

_MOST = 4000  # characters that are looked at
_KIN_WORDS = (
    "wife husband mother father mum mam mom dad son daughter brother sister aunt uncle cousin neighbour neighbor "
    "friend nephew niece grandson granddaughter granny grandad partner flatmate housemate lodger landlord landlady "
    "colleague nurse carer secretary boyfriend girlfriend missus twin "
    "frau mann mutter vater sohn tochter bruder schwester tante onkel nachbar nachbarin freund freundin enkel enkelin "
    "kollege kollegin pflegerin pfleger "
    "femme mari mère père fils fille frère sœur soeur oncle voisin voisine ami amie collègue infirmière compagne "
    "vrouw man moeder vader zoon dochter broer zus oom buurman buurvrouw vriend vriendin kleinzoon kleindochter "
    "verpleegster "
    "mujer marido esposa esposo madre padre hijo hija hermano hermana tía tío vecino vecina amigo amiga nieto nieta "
    "enfermera "
    "moglie marito figlio figlia fratello sorella zia zio vicino vicina amico amica nipote infermiera"
)
KIN: Final = "(?:other half|" + "|".join(sorted(set(_KIN_WORDS.split()), key=lambda kin: (-len(kin), kin))) + ")"
_OWNER: Final = r"(?:[^\W\d_][\w.-]{0,20} ){0,2}?[^\W\d_]{1,20}(?:'s|s')"
_FULL: Final = r"(?:[.!?;:,\n(–—-]|$| but\b| and\b| myself\b| aber\b| mais\b| maar\b| pero\b| ma\b| und\b| en\b| et\b)"
_RELATED: Final = (
    rf"\b(?:i'm|i am|this is|it's|my name is \w+,?) (?:the |a )?{_OWNER} {KIN}\b"
    rf"|(?:^|[.!?,;(]) ?{_OWNER} {KIN} (?:here|writing|speaking|typing)\b"
    rf"|\b(?:here|writing|speaking|typing|name is \w+)(?: ?[,(–—-]){{1,2}} ?{_OWNER} {KIN}\b"
    rf"|\b(?:i'm|i am|this is) (?:the |a )?{KIN} (?:of|on|at) "
    rf"|\b(?:ich bin|hier ist|hier schreibt|je suis|c'est|ici|ik ben|hier is|met|soy|sono|qui|aquí)\b"
    rf"(?: [\w.,]+){{0,4}}? {KIN} (?:von|vom|der|des|de|du|d'|van|del|della|di|do)\b"
    r"|\bforgive a stranger\b|\byou don't know me\b|\byour player\b|\bi (?:look after|care for) (?:mr|mrs|ms|miss|dr)\b"
    rf"|\bfrom me, (?:her|his|their) {KIN}\b"
)
"""Who writes says whose neighbour, daughter or nurse they are."""
_CHARGED: Final = (
    r"\b(?:(?:has |have |'s )?asked|asks|wants|wanted|told|begged|would like|'d like) me to "
    r"(?:pass|send|mail|email|e-mail|forward|relay|enter|write|give|post|let you|tell you|put|submit|play)\b"
    r"(?! (?:you |on )?(?:her|his|their) (?:love|regards|best|thanks|wishes|apologies))"
    r"|\b(?:he|she|they)(?:'d like| would like| wants| wishes)"
    r"(?: to (?:throw|play|go|move|have)| you to| an?| the| no| \d)\b"
    r"|\b(?:he|she|they) (?:throws|plays|nominates|left me) "
    r"|\b(?:his|her|their) (?:phone|internet|wifi|email|e-mail|computer|laptop|line|machine|connection|broadband)"
    r"(?:'s| is| has) (?:been )?(?:down|dead|broken|bust|gone|off|out|packed|died|kaputt|not)"
    r"|\b(?:his|her|their) (?:throw|trapdoor|orders?|move)\b|\bsend (?:in )?(?:his|hers|theirs)\b"
    r"|\bfrom me, (?:her|his|their) "
    r"|\bmich gebeten\b|\bbat mich\b|\b(?:sie|er) (?:möchte|will|hätte gern|wünscht|würfelt|wirft|nimmt)\b"
    r"|\b(?:ihr|sein) (?:wurf|zug|rechner|computer|internet|telefon)\b"
    r"|\bm'(?:a|ont) (?:demandé|chargée?|priée?)\b|\b(?:il|elle) (?:veut|voudrait|souhaite|lance|joue|aimerait)\b"
    r"|\b(?:vroeg|vraagt) (?:me|mij)\b|\bheeft (?:me|mij) gevraagd\b|\b(?:hij|zij|ze) (?:wil|gooit|speelt|neemt)\b"
    r"|\bme (?:ha|han) (?:pedido|encargado|dicho)\b|\bme (?:pidió|pide)\b|\b(?:él|ella) (?:quiere|tira|juega)\b"
    r"|(?<!\bich )(?<!\bik )(?<!\byo )(?<!\bio )\b(?:quiere|vuole|vorrebbe|wil|will|möchte|veut|voudrait) "
    r"(?:eine?n?|een|une?|una|de|den|die|le|la|el|il) (?:\d|\w+ \d)"
    r"|\bmi (?:ha|hanno) (?:chiesto|pregato|incaricat\w)\b|\b(?:lui|lei) (?:vuole|vorrebbe|tira|gioca|lancia)\b"
)
"""What the player wants sent, or why it is somebody else who sends it."""
_MINE: Final = (
    r"\b(?:i'll|i|i'd like to|i want to|i would like to|i am going to|we|we'll) (?:now |also )?"
    r"(?:throw|play|nominate|go for|move|take|use)\b(?! it\b)"
    r"|\b(?:my|our) (?:own )?(?:throw|trapdoor|orders?|move|turn)\b|\bwe both\b|\bi'd rather\b|\bthe two of us\b"
    r"|\b(?:ich|wir) (?:würfle|werfe|nehme|spiele gern|spielen)\b|\bmeine? (?:wurf|falltür|zug)\b"
    r"|\bje (?:lance|joue|prends)\b|\bm(?:on|a) (?:coup|lancer|trappe)\b|\bqui joue aussi\b"
    r"|\bik (?:gooi|speel(?! zelf niet)|neem)\b|\bmijn (?:worp|valluik|zet)\b"
    r"|\byo (?:tiro|juego)\b|[.,;:] tiro\b|\bmi (?:tirada|trampilla|jugada)\b"
    r"|\b(?:io )?(?:tiro|lancio un)\b|\bla mia botola\b"
)
"""What the writer orders for themselves."""
_NO_PLAYER = late(
    r"(?<!if )(?<!when )(?<!that )(?<!because )(?<!since )(?<!as )(?<!while )(?:"
    rf"\bi(?:'m| am) not (?:actually |even |really )?(?:in (?:the|this|your|his|her) game|a player|one of (?:your|the) "
    rf"players|playing)(?: (?:myself|here|at all))?{_FULL}"
    rf"|\bplays\b[^.!?]{{0,40}}[,;] (?:but )?i don't{_FULL}"
    rf"|\bi (?:don't|do not) (?:actually |even )?play(?: (?:in )?(?:it|this|this game|the game))?(?: myself)?{_FULL}"
    rf"|\bich (?:selbst |selber )?spiele (?:ja |selbst |selber |gar |hier )?nicht mit{_FULL}"
    rf"|\bspiele (?:ich )?(?:selbst |selber )nicht mit{_FULL}"
    r"|\bich bin (?:selbst |selber )?(?:gar )?keine? mitspieler"
    rf"|\bje ne (?:joue pas(?: (?:moi[- ]m[êe]me))|suis pas (?:dans la partie|joueu(?:r|se)))"
    rf"|\bmoi,? je ne joue pas{_FULL}"
    rf"|\b(?:ik )?speel (?:zelf|ik zelf) (?:niet|niet mee){_FULL}|\bik (?:doe|speel) (?:zelf )?niet mee{_FULL}"
    rf"|\byo no (?:juego|participo|estoy en la partida){_FULL}|\bno soy (?:jugador|jugadora)\b"
    rf"|\bio (?:non gioco|non partecipo|non sono in gioco)(?: affatto)?{_FULL}"
    r")"
)
"""Who writes is no player at all. "I don't play chess" and "if I'm not in the game" are something else."""
_MESSENGER = late(
    r"\bi(?:'m| am) (?:only |just |merely )?(?:sending|passing|forwarding|writing|typing|mailing|emailing) (?:you )?"
    r"(?:this|these|it|the orders)(?: on| in| along)? (?:for|on behalf of) "
    rf"(?:my {KIN}\b(?! and me)|him\b|her\b(?! and me)|them\b)"
)
"""Who writes only carries what somebody else orders."""
_SENT_FOR_THEM = late(
    r"\b(?:asked|asks|wants|wanted|told|begged) me to (?:pass|send|mail|email|e-mail|forward|relay|give)"
    r"(?: (?:you|on|in|along)){0,2}(?: (?:an?|the|his|her|their))? (?:throw (?:of )?)?"
    r"(?:\d{1,2}|one|two|three|four|five|six)"
    r"(?= ?(?:[.,;:!?–-]|$)| (?:and|with|for|on|at|in|as|please|this|plus|then)\b)"
)
_KINSHIP = late(_RELATED)
_CHARGE = late(_CHARGED)
_OWN = late(_MINE)
_PLAYING = word_set(
    "game player players play plays playing spiele mitspieler mitspielerin joue joueur joueuse partie speel doe juego "
    "participo jugador jugadora partida gioco partecipo"
)
_NOT = word_set("not don don't nicht kein keine ne niet no non")
_CARRYING = word_set("sending passing forwarding writing typing mailing emailing")
_RELATIONS = word_set(_KIN_WORDS) | {"stranger", "player", "half", "after", "care", "know"}
_ASKED = word_set("asked asks wants wanted told begged")
_NO_TIME: Final = (
    r"(?!(?:to|yester)day|tonight|tomorrow|week|month|turn|round|morning|noon|afternoon|evening|night"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
)
"""Not before what has orders and is nobody: "this morning's orders"."""
_FOR_ANOTHER = late(
    r"\b(?:on behalf of"
    r"|(?:sending|send|enclosing|entering|giving) (?:you )?"
    rf"(?:hers|his|theirs|(?:her|their|{_NO_TIME}[^\W\d_]{{2,20}}'s) (?:orders?|moves?|throws?))"
    rf"|(?:her|his|their|{_NO_TIME}[^\W\d_]{{2,20}}'s) (?:orders?|moves?)(?: (?:are|is|too|as well)\b|\s?:)"
    rf"|(?:{_NO_TIME}[^\W\d_]{{2,20}}'s|her|his|their) (?:throw|roll|die|trapdoor|trap)\s?[:=]\s?\d)",
    re.IGNORECASE,
)
_FOR_ANOTHER_NEEDS = word_set("behalf her hers his their theirs s")
_ON_THEIR_OWN = late(
    r"[^.!?\d]{0,40}?\b(?:in the (?:post|mail)|on (?:their|her|his|its|the) way|(?:to )?follow|separately|soon|later"
    r"|tomorrow|tonight|(?:her|him|them)sel(?:f|ves)|already|yesterday|went|late|as usual|another|own)\b"
    r"(?![^.!?]{0,60}\d)",
    re.IGNORECASE,
)
"""What follows "his orders are" where they come some other way."""
_THEMSELVES = late(
    r"\b(?!(?:i|we|please|you|that)\b)[^\W\d_]{2,20}(?:(?:[’'](?:s|re|ll)|s|re| is| are| will| shall)(?: be)?)"
    r"(?: (?:just|only|probably|also|now))? $",
    re.IGNORECASE,
)
_WITH_THESE = late(
    r"[^.!?]{0,30}?(?:\b(?:through|via|with|by) (?:me|mine|us|this|my)\b"
    r"|\b(?:here|below|attached|herewith|as follows)\b|:)",
    re.IGNORECASE,
)
"""What follows "she's sending hers" where they come with the writer's."""
_AHEAD = 30  # characters before "sending hers" that say who sends
IN_THEIR_NAME: Final = _RELATIONS | _CARRYING | _ASKED | _NOT
"""Words of which one is in every such mail."""


def written_for_a_player(lines: Sequence[str]) -> bool:
    """Return whether somebody else writes for a player, and orders nothing of their own."""
    said = words_in(lines)
    denying = may_be_in(said, _PLAYING) and may_be_in(said, _NOT)
    carrying, asked = may_be_in(said, _CARRYING), may_be_in(said, _ASKED)
    related = may_be_in(said, _RELATIONS)
    if not (denying or carrying or asked or related):
        return False
    text = " ".join(line.strip() or "." for line in lines)[:_MOST].casefold()
    told = (denying and _NO_PLAYER.search(text)) or (carrying and _MESSENGER.search(text))
    told = told or (asked and _SENT_FOR_THEM.search(text))
    told = told or (related and _KINSHIP.search(text) and _CHARGE.search(text))
    return bool(told) and _OWN.search(text) is None


def speaks_for_another(said: str) -> bool:
    """Return whether orders of somebody else's are sent along: not where these come by themselves."""
    if not may_be_in(words_in([said]), _FOR_ANOTHER_NEEDS):
        return False
    return any(
        _ON_THEIR_OWN.match(said, found.end()) is None and not _sent_by_themselves(said, found.start(), found.end())
        for found in _FOR_ANOTHER.finditer(said)
    )


def _sent_by_themselves(said: str, start: int, end: int) -> bool:
    """Whether it is they who send what is theirs: "mum says she's sending hers later", not with the writer's."""
    theirs = _THEMSELVES.search(said[max(0, start - _AHEAD) : start]) is not None
    return theirs and said[start : start + 4].casefold() == "send" and _WITH_THESE.match(said, end) is None
