"""What sort of mail it is, apart from the orders in it: a robot's, an advertisement, a promise, a question."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.signing import only_signs
from pbm.orders.vocabulary import LANGUAGES, MAIL, TABLES, VOCABULARY, alternatives, finding, needed_by
from pbm.orders.vocabulary.languages import Languages
from pbm.orders.word_set import may_be_in, running, word_set, words_in
from pbm.orders.words import ASK_STARTS

__all__ = [
    "OF_CHANGE",
    "asks_only_how",
    "is_advertisement",
    "is_form_promised",
    "is_invitation",
    "is_machine",
    "is_promise",
    "is_question",
    "is_robot",
    "is_robot_subject",
    "is_thanks",
    "may_order",
    "says_nothing",
]

OF_CHANGE = word_set(
    "swap swop switch flip reverse reversed exchange change alter amend shift move replace raise lower increase "
    "decrease reduce add up down higher lower bigger smaller other different instead another "
    "tauschen tausche vertauschen ändern ändere andere anderen höher niedriger verschieben stattdessen "
    "changer changez inverser échanger autre plutôt augmenter wisselen omdraaien veranderen wijzig andere hoger lager "
    "cambiar intercambiar otro otra invertir cambiare scambiare altro altra invece"
)
"""Words of which a mail has one that changes something, however it is said."""
_OF_ORDERS = word_set(
    "order orders ordering move moves number numbers attached enclosed sheet form above below default lowest highest "
    "same usual ditto undo scrap cancel forget ignore bin withdraw retract disregard scratch revert back wrong "
    "mistake correction befehle zug züge zahl zahlen anhang formular oben unten vorgabe gleiche zurück widerrufe "
    "storniere streiche falsch ordre ordres coup coups chiffre numéro joint jointe formulaire même annule retire "
    "erreur faux zet zetten getal nummer bijlage formulier zelfde intrek intrekken fout verkeerd órdenes jugada "
    "número adjunto formulario mismo misma anula retira mal ordini mossa numero allegato modulo stesso stessa annulla "
    "ritira sbagliato"
)
"""Words of what is ordered, attached or taken back."""
_ROBOT_SUBJECT = late(rf"\s{{0,4}}(?:\[[^\]]{{0,40}}\]\s?)?{alternatives(MAIL.auto_reply_subjects)}", re.IGNORECASE)
_ROBOT_WORDS = finding(MAIL.auto_reply_phrases)
_ROBOT_NEEDS = needed_by(MAIL.auto_reply_phrases)
_MACHINE_WORDS = finding(MAIL.machine_phrases)
_MACHINE_NEEDS = needed_by(MAIL.machine_phrases)
_MACHINE_WITHIN = 160  # characters of a mail that begins as a machine's
_INITIALS = 3  # letters of a name
_THANKING = late(r"\b(?:thank|cheers|ta\b|great|nice|lovely|danke|merci|bedankt|gracias|grazie|ok)", re.IGNORECASE)
_CHEERS = late(r"\s*[Cc]heers,? [A-Z][^\W\d_]+\.?\s*")
"""What thanks for nothing where a name stands behind it: "Cheers, Idris"."""
_ORDERING = late(
    r"(?<![\d.:/-])[1-6](?!\s?[\d:./–-]|\s(?:tot|to|till|until|bis|al|au|et|jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep"
    r"|o[kc]t|nov|d[eé][zc])|\s(?:working |business )?(?:days?|weeks?|hours?|minutes?|tage?n?|wochen?|dagen|jours)\b)"
    r"|\b(?:one|two|three|four|five|six)\b(?!\s(?:working |business )?(?:days?|weeks?|hours?|minutes?)\b)"
    r"|\b(?:throw|trap\w*|wurf|falltür|lance|trappe|gooi|worp|valluik|tiro|trampilla|botola)\b",
    re.IGNORECASE,
)
"""What stands above a footer where somebody orders."""
_NOT_SO = late(
    r"\b(?:not|isn't|no|kein|keine|nicht|pas|geen|niet|non|nessun|ningún|ninguna)\W{1,3}(?:\w{1,4}\W)?$", re.IGNORECASE
)
_INVITATION = late(
    r"\s{0,4}(?:accepted|declined|tentative(?:ly accepted)?|angenommen|zugesagt|accepté|canceled"
    r"|cancelled|invitation|updated invitation)\s?:",
    re.IGNORECASE,
)
_INVITED = late(
    r"\bhas (?:tentatively )?(?:accepted|declined) (?:this|your|the) (?:invitation|event|meeting)", re.IGNORECASE
)
_REACTED = late(
    r"\W{0,4}(?!(?:i|we|and|my|we've|i've) )(?:[\w.'’-]{1,30} ){1,4}"
    r"(?:reacted|hat (?:auf ihre nachricht )?reagiert|a réagi)"
    r" (?:to your (?:message|e-?mail)|à votre message)\b",
    re.IGNORECASE,
)
"""What a mail program writes for somebody who only pressed a button: "Len reacted to your message"."""
_THANKED = late(
    r"\W{0,4}(?:(?:hi|hello|(?:dear|beste) [^\n.!?,]{2,30}|good (?:morning|day)|hallo|bonjour|hola)[,.!]? )?"
    r"(?:(?:many )?thanks|thank you|danke|vielen dank|bedankt|dank|merci|gracias|grazie) (?:u |je )?"
    r"(?:for|für|voor|pour|de|por|per) "
    r"(?:your|contacting|getting|ihre|deine|uw|je|votre|su|tu|la sua|il suo|el)\b",
    re.IGNORECASE,
)
_NOT_READ = late(
    r"\b(?:(?:not|n't) (?:be |being )?(?:checking|reading|monitoring|monitored|answering)\b"
    r"(?! (?:it|the|that|this)\b)|unable to (?:check|read|answer)\b|(?:keine|nicht|niet|geen|pas|no|non)\b[^.!?]{0,30}"
    r"\b(?:nachrichten|mails?|e-mails?|lesen|gelezen|berichten|messages|lire|lus|correos?|leer|messaggi|leggere)\b)",
    re.IGNORECASE,
)
_INSTEAD = late(
    r"\b(?:please (?:ring|call|phone|contact|telephone|speak to|get in touch with)(?! (?:me|us)\b)|rufen sie"
    r"|wenden sie sich|kontaktieren sie|(?:bel|belt u|neem)\b[^.!?]{0,30}\b(?:school|kantoor|receptie|contact)"
    r"|veuillez (?:appeler|contacter)|(?:llame|contacte)\b|(?:chiamare|contattare)\b)",
    re.IGNORECASE,
)
_THANKED_NEEDS = word_set("thank thanks danke dank bedankt merci gracias grazie")
_SELLING = late(
    r"unsubscribe|claim (?:now|your)|click here|\bbonus|\bfree\b|casino|jackpot|\bstake\b|lottery"
    r"|winner|limited (?:time )?offer|\b18\+|discount"
    r"|\bviagra|crypto|bitcoin|act now|order now|buy now|deposit|prize|congratulations|special offer"
    r"|view (?:this|in) (?:e-?mail|browser)|\bsale\b|\d\d?% off|\bsavings\b|newsletter|\binvoice\b|\boverdue\b|\busd\b"
    r"|\b(?:using|via|through|follow|at) the link\b|verify your|your account\b",
    re.IGNORECASE,
)
_SOLD = (
    *("unsubscribe", "claim ", "click here", "bonus", "free", "casino", "jackpot", "stake", "lottery", "winner"),
    *("limited ", "18+", "discount", "viagra", "crypto", "bitcoin", "act now", "order now", "buy now", "deposit"),
    *("prize", "congratulations", "special offer", "browser", "view ", "sale", "% off", "savings", "newsletter"),
    *("invoice", "overdue", "usd", "the link", "verify your", "your account"),
)
"""What the words of ``_SELLING`` hold, each one of them."""
_ORDERS_TO_COME = (
    r"(?:orders?|numbers?|moves?|throws?|turn|go|choices?|answers?|picks?|decision|two numbers|dice?|form|slip|card)"
)
_SOMETIME = (
    r"(?:later|tomorrow|tonight|soon|shortly|(?:at|over|on|after|before|this|next|during) (?:the |this |next |my )?"
    r"(?:week ?end|week|evening|afternoon|morning|month|\w{2,8}day)|by (?:the |this |next )?\w{2,9}|once|when|after"
    r"|in (?:a |the )?(?:day|bit|few|while|couple|week|hour|minute|moment|morning|evening|due)|another (?:day|time)"
    r"|in (?:good )?time|as soon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|separately|to(?:morrow|night))"
)
_PROMISE = late(
    r"\b(?:i'?ll|let me|hope to|i (?:will|shall|hope to|expect to|mean to|promise to|intend to|can)|will|shall"
    r"|going to|you'?ll"
    r"|you shall)\b[^.!?]{0,60}\b(?:get|let|send|have|give|do|post|mail|submit|sort|supply|bring|drop|put|think"
    r"|work|decide|see to|follow up)\b[^.!?]{0,25}\b" + _ORDERS_TO_COME + r"\b[^.!?\d]{0,50}\b" + _SOMETIME + r"\b"
    r"|\b(?:my |the )" + _ORDERS_TO_COME + r"(?: for (?:this|the) \w{4,6})? (?:(?:to|will|shall|should|are|is|'ll) )?"
    r"(?:follow|be (?:along|with you|there|sent|in the post)|reach you|get to you|arrive|come|coming"
    r"|on (?:its|their) way|later|tomorrow|tonight)\b"
    r"|\b(?:my |the )" + _ORDERS_TO_COME + r" (?:i|we)(?:'ll| will| shall) (?:send|mail|post|give|let you have|do)\b"
    r"|(?:^|[.!?,;] {0,3}|and )"
    + _ORDERS_TO_COME
    + r"(?: for (?:this|the) \w{4,6})? (?:to follow|to come|follow|coming|tomorrow|later|tonight"
    r"|(?:will|shall|should) (?:follow|come|arrive|reach you|be (?:with you|along|sent|there|in the post)))\b"
    r"|\b(?:i'?ll|i (?:will|shall)) (?:order|move|throw|play) (?:again |mine )?" + _SOMETIME + r"\b"
    r"|\bno (?:orders?|moves?) (?:from me )?(?:yet|just yet|for now|for the moment)\b"
    r"|\b(?:haven'?t|have not|hadn'?t|can'?t|cannot|couldn'?t|no time to)\b[^.!?]{0,20}\b(?:do|done|decide|decided"
    r"|choose|chosen|pick|picked|work|worked|made|make|look|looked|sort|sorted|think|thought)\b[^.!?]{0,25}\b"
    + _ORDERS_TO_COME
    + r"\b[^.!?]{0,20}\b(?:yet|tonight|today|now|just|till|until)\b",
    re.IGNORECASE,
)
_FORM_PROMISED = late(
    r"\b(?:i'?ll|will|shall|going to|hope to|intend to)\b[^.!?]{0,15}\b(?:fill|complete|do|return|answer|send)\b"
    r"[^.!?]{0,12}\b(?:this|it|mine|th(?:e|at|is) (?:form|card|slip|sheet|lot))\b[^.!?\d]{0,25}\b" + _SOMETIME + r"\b",
    re.IGNORECASE,
)
_HANDED_ON = late(
    r"\b(?:asks?|asked|told|wants?|says?) (?:me to|you to|an? [1-6]\b|hers|his|theirs)\b|\bpass on\b", re.IGNORECASE
)
_THANKS = late(
    r"\b(?:thanks|thank you|ta|cheers) (?:for|gm|again|a lot|very)"
    r"|\b(?:received|arrived|got (?:it|this|that|the report)|to hand|read),? (?:safely )?(?:with )?"
    r"(?:many |much |grateful )?(?:thanks|thank you|ta|cheers)\b"
    r"|\b(?:got|received|read|enjoyed|loved|liked) "
    r"(?:the|your|this|that) (?:report|issue|zine|mail|round|news|results?)"
    r"|\b(?:lovely|great|brilliant|good|wonderful|splendid|super|nice|cracking|excellent|fantastic) "
    r"(?:report|issue|zine|read|round|write-?up|stuff|work)",
    re.IGNORECASE,
)
_WISHING_TO_KNOW = late(
    r"\b(?:(?:je (?:voudrais|voulais|souhaiterais)|j'aimerais) (?:bien )?savoir"
    r"|ich (?:wollte|möchte|würde) (?:nur |gern |gerne )?(?:noch )?(?:wissen|fragen)"
    r"|ik (?:wil|wilde|zou) (?:nog |even |graag )?(?:willen )?weten|(?:quisiera|querría|me gustaría) saber"
    r"|(?:vorrei|volevo|mi piacerebbe) sapere)\b",
    re.IGNORECASE,
)
"""Words of a question that has no question mark, in other languages than English."""
_EXCLAIMING = late(
    r"(?:what an? |how (?:lovely|nice|kind|funny|wonderful|exciting|delightful|sweet|annoying)\b)"
    r"(?![^\n]*\b(?:when|where|which|who|what|how many|do you|can you|could you)\b)[^\n]*[.!,]"
)
"""A call, "what a lovely report.", which asks nothing."""
_ASKED_HOW = late(
    r"\W{0,4}(?:(?-i:[A-Z])\w{1,14}[,:!.-]{1,2}\s)?"
    r"(?:(?:hi|hello|dear|hallo|hoi|hola|ciao|salut|bonjour) ?\w{0,14}[,!. ]{1,3})?"
    r"(?:(?:filled (?:it|this) in|done|here (?:it is|you are|you go|goes))[,.!: -]{1,3})?"
    r"(?:(?:is (?:it|this|that) (?:done )?|ok(?:ay)? |just |all right )?like (?:so|this|that)"
    r"|is (?:this|that) (?:the way|how (?:it(?:'s| is) done|(?:you|we|i|one) (?:do|fill|should)[^.?!\d]{0,30}))"
    r"|(?:have i|did i) (?:fill(?:ed)?|done?|do|answer(?:ed)?|completed?) (?:it|this|that|the form)(?: in| out)?"
    r" (?:right|correctly|properly)(?: this time)?"
    r"|so (?:richtig|recht|in ordnung)|ist das so richtig|comme (?:ça|cela)|c'est comme ça"
    r"|zo(?: goed| dan)?|is het zo goed|así(?: está bien)?|va bene così|così)"
    r"\s?\?{1,3}(?:\s{0,3}(?:thanks|thank you|ta|cheers|danke|merci|bedankt|gracias|grazie|regards|best)[,.!]{0,2})?"
    r"\s{0,3}[-~/]{0,2}\s?(?:(?-i:[A-Z])[\w.]{0,14}(?: (?-i:[A-Z])[\w.]{0,14})?)?[\sx.!]{0,4}$",
    re.IGNORECASE,
)
"""A question that is good manners, beside a form that says it all."""
_HOW_WITHIN = 120
_ADDRESS = late(r"\b(?:https?://|www\.)[^\s<>]{1,500}", re.IGNORECASE)
_PITCHING = late(
    r"\bseo\b|\bback-?links?\b|\bgoogle\b|\b(?:your|the) (?:web ?)?site\b|\bwebsites?\b|\bprice list\b|\bguest posts?\b"
    r"|\bweb (?:design|development)\b|\b(?:first page|page (?:1|one))\b|\btraffic\b|\bmobile apps?\b"
    r"|\bfree (?:quote|audit)\b"
    r"|\branking|\brank\b|\bproposal\b|\bclients?\b|\bdigital marketing\b|\baffordable\b|\bfrom \$\d"
    r"|\bsponsored\b|\bb2b\b|\bwebmaster\b|\bbusiness development\b|\bvirtual assistants?\b",
    re.IGNORECASE,
)
_PLAYING = late(
    r"\b(?:throw|throws|trap ?doors?|td|nominate|my (?:turn|orders?|go|piece|counter)|deadline)\b", re.IGNORECASE
)
"""Words of somebody who plays: no pitch has them."""
_OTHERS = tuple(TABLES[language]["kinds"] for language in LANGUAGES if language != "en")
_SALES = tuple((needed_by(kinds["selling"]), finding(kinds["selling"])) for kinds in _OTHERS)
_ASKING = ASK_STARTS - frozenset(("will", "have", "has", "had", "should", "was", "were", "any", "anyone", "may"))
_AS_ALWAYS = frozenset(("wie immer", "wie üblich", "wie stets", "wie gehabt", "come sempre", "come al"))
_PROMISED_WITHIN = 3_000
_OFFICE_WITHIN = 700
_REACH = 20_000  # a letter says what it is within this many characters


def is_robot_subject(subject: str) -> bool:
    """Whether a subject is one that only machines write."""
    return _ROBOT_SUBJECT.match(subject[:200]) is not None


def is_robot(lines: Sequence[str]) -> bool:
    """Whether the words are those of a machine that answers for somebody."""
    text = running(lines, _REACH)
    if may_be_in(words_in(lines), _ROBOT_NEEDS) and _ROBOT_WORDS.search(text) is not None:
        return True
    if may_be_in(words_in(lines), _THANKED_NEEDS) and _sends_elsewhere(text):
        return True
    return _REACTED.match(text[:200]) is not None or _machines_own(lines) >= 0


def _sends_elsewhere(text: str) -> bool:
    """Whether an office answers by itself: thanks for the mail, says that nobody reads it, and whom to ring instead."""
    head = text[:_OFFICE_WITHIN]
    unread = _NOT_READ.search(head) if _THANKED.match(head) is not None else None
    return unread is not None and _INSTEAD.search(head, unread.end()) is not None and _PLAYING.search(text) is None


def is_machine(lines: Sequence[str]) -> bool:
    """Whether the words begin as only a machine's do, so that whatever orders they seem to have are none.

    Below orders such words are a footer that somebody's office puts there.
    """
    return 0 <= _machines_own(lines) < _MACHINE_WITHIN


def _machines_own(lines: Sequence[str]) -> int:
    """Return where the first phrase that only machines write begins, -1 where there is none or it is a footer."""
    if not may_be_in(words_in(lines), _MACHINE_NEEDS):
        return -1
    text = running(lines, _PROMISED_WITHIN)
    places = (found.start() for found in _MACHINE_WORDS.finditer(text))
    place = next((place for place in places if _NOT_SO.search(text[:place][-30:]) is None), -1)
    return place if _ORDERING.search(text[: max(0, place)]) is None else -1


def is_invitation(subject: str, lines: Sequence[str]) -> bool:
    """Whether a calendar wrote the mail."""
    return _INVITED.search(running(lines, _REACH)) is not None or (
        _INVITATION.match(subject[:200]) is not None and "@" in subject
    )


def is_advertisement(subject: str, lines: Sequence[str]) -> bool:
    """Whether the mail sells something."""
    text = f"{subject[:300]} {running(lines, _REACH)}"
    low = text.casefold()
    if any(part in low for part in _SOLD) and _often(_SELLING, text):
        return True
    said = words_in([text])
    if any(may_be_in(said, needed) and _often(words, text) for needed, words in _SALES):
        return True
    return _PLAYING.search(text) is None and _often(_PITCHING, text)


def _often(words: re.Pattern[str], text: str) -> bool:
    """Whether three different ones of some words are in a text."""
    return len({match.group().casefold() for match in words.finditer(text)}) >= 3


def is_promise(lines: Sequence[str]) -> bool:
    """Whether somebody says that their orders will come: "I'll send my numbers at the weekend"."""
    return _PROMISE.search(running(lines, _PROMISED_WITHIN)) is not None or is_form_promised(lines)


def is_form_promised(lines: Sequence[str]) -> bool:
    """Whether somebody says when they will fill in the form, "I'll do this on Sunday", and hands on nobody else's."""
    text = running(lines, _PROMISED_WITHIN)
    return _FORM_PROMISED.search(text) is not None and _HANDED_ON.search(text) is None


def is_thanks(lines: Sequence[str]) -> bool:
    """Whether somebody only thanks for a report and tells how they liked it."""
    text = running(lines, _PROMISED_WITHIN)
    return _THANKS.search(text) is not None and "?" not in text


def asks_only_how(lines: Sequence[str]) -> bool:
    """Return whether a mail asks nothing but whether its form was filled in as forms are: "Like so? Bea"."""
    text = running(lines, _HOW_WITHIN + 1)
    return len(text) <= _HOW_WITHIN and _ASKED_HOW.match(text) is not None


def is_question(lines: Sequence[str]) -> bool:
    """Whether something is asked."""
    for line in lines:
        if "?" in line and "?" in _ADDRESS.sub("", line[:2000]) + line[2000:]:
            return True
    if _WISHING_TO_KNOW.search(running(lines, _PROMISED_WITHIN)):
        return True
    opening = next((line for line in lines if line.strip()), "")[:400].casefold()
    if _EXCLAIMING.match(opening.strip()):
        return False
    first = opening.split()
    left_out = first[:1] in (["shall"], ["am"]) and first[1:2] in (["be"], ["away"], ["off"], ["out"], ["going"])
    return bool(first) and not left_out and (_asks(first) or first[0].strip(",") in _ASKING)


def _asks(words: Sequence[str]) -> bool:
    """Whether a line in another language begins as a question does in it."""
    plain = [word.strip(",.;:!") for word in words]
    if " ".join(plain[:2]) in _AS_ALWAYS:
        return False
    if plain[0] == "bin" and plain[1:2] != ["ich"]:
        return False  # "Bin raus", "bin weg": of oneself
    language = Languages(VOCABULARY, [plain]).of_line(0)
    return language != "en" and plain[0] in TABLES[language]["kinds"]["questions"]


def may_order(lines: Sequence[str]) -> bool:
    """Return whether lines have a number, or a word of what is ordered or changed: few letters to the GM have none."""
    text = " ".join(lines)
    if any(map(str.isdigit, text)) or _ORDERING.search(text) is not None:
        return True
    return may_be_in(words_in(lines), OF_CHANGE | _OF_ORDERS) or is_counting(text)


def says_nothing(lines: Sequence[str]) -> bool:
    """Return whether lines hold no more than a greeting and a name, and do not even thank: "Best, Sanne"."""
    said = [line for line in lines if line.strip()]
    shouted = any(len(word) > _INITIALS and word.isupper() for line in said for word in line.split())  # "ZONE Nowhere"
    thanked = any(_THANKING.search(line) is not None and _CHEERS.fullmatch(line) is None for line in said)
    return not said or (only_signs(said) and not shouted and not thanked)
