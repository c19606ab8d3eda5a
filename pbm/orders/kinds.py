"""What sort of mail it is, apart from the orders in it: a robot's, an advertisement, a farewell, a question."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.standing.staying import takes_resignation_back
from pbm.orders.vocabulary import LANGUAGES, MAIL, TABLES, VOCABULARY, alternatives, finding, needed_by
from pbm.orders.vocabulary.languages import Languages
from pbm.orders.word_set import may_be_in, word_set, words_in
from pbm.orders.words import ASK_STARTS

__all__ = [
    "is_advertisement",
    "is_form_promised",
    "is_invitation",
    "is_machine",
    "is_promise",
    "is_question",
    "is_resignation",
    "is_robot",
    "is_robot_subject",
    "is_thanks",
]

_ROBOT_SUBJECT = late(rf"\s{{0,4}}(?:\[[^\]]{{0,40}}\]\s?)?{alternatives(MAIL.auto_reply_subjects)}", re.IGNORECASE)
_ROBOT_WORDS = finding(MAIL.auto_reply_phrases)
_ROBOT_NEEDS = needed_by(MAIL.auto_reply_phrases)
_MACHINE_WORDS = finding(MAIL.machine_phrases)
_MACHINE_NEEDS = needed_by(MAIL.machine_phrases)
_MACHINE_WITHIN = 160  # characters of a mail that begins as a machine's
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
_RESIGN = late(
    r"\b(?:(?<!when )(?<!until )(?<!till )(?<!once )(?<!before )(?<!after )"
    r"(?:i|we) (?:hereby |must |have to |wish to |want to |would like to |shall |will |am going to |are going to "
    r"|need to )*(?:resign|quit|retire)\b"
    r"|i'?(?:ll|m going to|d like to| have to|m afraid i (?:have|need) to) (?:have to )?(?:resign"
    r"|quit|drop out|withdraw)\b"
    r"|(?:have|need|want|wish|going|like|forced|decided) to (?:resign|quit|drop out|withdraw from"
    r"|retire from|pull out|bow out|leave the game|leave this game)"
    r"|i'?m (?:resigning|quitting|dropping out|withdrawing|pulling out|bowing out|leaving the game)"
    r"|i am (?:resigning|quitting|dropping out|withdrawing|leaving the game)"
    r"|(?:we're|(?:we|all of us|the (?:house|family|household|flat|class|club|team|office)|\d{1,3} [A-Z][^.!?,]{2,30})"
    r" (?:is|are)) (?:all )?(?:dropping|pulling|bowing) out of (?:the|this|your|our) game\b"
    r"|(?:take|remove) us (?:off|from|out of) (?:the|this|your) (?:game|list|mailing list|board|rota)\b"
    r"|(?:take|remove) (?:me|my piece|our piece|my counter|our counter|my name|our name) (?:off|from|out)\b"
    r"(?! (?:of )?(?:(?:this|that|the|my) (?:\w{1,14} ){0,2})?(?:space |square )?\d)"
    r"|(?:drop|count) me out"
    r"|(?:my|this|a) (?:letter of )?resignation\b|take over (?:for me|my (?:position|seat|place|piece|game))"
    r"|(?:i'm|i am) (?:done|finished|through) with (?:this|the) game|(?:i'm|i am|i'll be) (?:standing|stepping) down"
    r"|(?:i am|i'm|we are|we're) (?:\w{1,10} ){0,2}giving up (?:on )?(?:the|this|your|our) game\b"
    r"|(?:give|giving) up my (?:seat|place|position)|(?:want|like|need) out of (?:the|this) game"
    r"|(?:must|have to|shall|i'll|am|want to|going to)\b[^.!?]{0,25}\bwithdraw(?:ing)? from\b"
    r"|(?<!says )(?<!said )(?<!thinks )(?<!that )\bi (?:really |now |therefore |sadly )?must (?:now |sadly |also )?"
    r"(?:drop|pull|bow|back) out of (?:the|this|your|our) (?:\w{1,14} )?game\b"
    r"|i (?:herewith|hereby|now|do) resign|(?:consider|count) me (?:as )?(?:resigned|out|gone|retired|withdrawn)"
    r"|decided to (?:hang up|give up|stop|call it a day)|don't move my (?:counter|piece|man) any (?:more|longer)"
    r"|i (?:(?:therefore|hereby|herewith|now|must|shall|will|so|regretfully|sadly|reluctantly) ){0,3}"
    r"withdraw from (?:the|this) game"
    r"|(?:my|a|say|saying|bid|bidding|wave) (?:(?:my|final|fond|last|sad) ){0,2}(?:good-?bye|farewell|adieu)"
    r" to (?:the|this|our|your) (?:game|race|snakes)"
    r"|(?:let|allow) me (?:to )?(?:drop|bow|pull|step|slip) out\b"
    r"|i resign|i'?m out of (?:the|this) game|i concede|please drop me)",
    re.IGNORECASE,
)
_I = (
    r"\b(?:i|we)(?:(?:'m| am|'re| are) (?:afraid|sorry)(?: to say)?(?: that)?(?: i| we)?)?"
    r"(?: \w{3,12}ly| just| simply)? ?"
)
_THE_GAME = (
    r"(?:the|this|your|our) (?:game|race|list of players)|(?:any )?further (?:part|turns|play)|playing"
    r"|(?-i:[A-Z]\w{2,14})"
)
_LEAVING = late(
    rf"\b(?:(?:retire|withdraw|release|excuse) me from (?:{_THE_GAME})\b"
    r"|(?:strike|cross) me off(?! (?:the )?(?:mail|remind))\b"
    r"|(?:take|put|remove) my name off (?:the (?:list|game|board)|your list)\b"
    rf"|{_I}no longer (?:wish|want|able|be able) to (?:play|take part|continue|carry on)\b"
    rf"|{_I}(?:can(?:'t|not)|can no longer) (?:carry on|go on|continue|keep up|keep playing)\b[^.!?]{{0,30}}"
    r"\b(?:with (?:the|this|your) game|playing|any (?:more|longer))\b"
    r"|(?:give|pass|offer|hand) my (?:place|seat|position) (?:to|up|over)\b"
    r"|\bi(?:'m| am|'ll| will| have to| must| think i'll)? (?:throw|throwing|threw) in the towel\b"
    r"|\b(?:i|we)(?:'d| would|'ve| have| must|'m| am|'re| are)? ?(?:like|want|wish|have|need|going|decided|rather)? ?"
    r"(?:to )?stop playing\b"
    r"|\bi(?:'m| am|'ll| will| have| must)? (?:(?:going|have|having|got) to ){0,2}(?:have to )?"
    r"giv(?:e|ing) (?:the|this|your) game up\b"
    r"|\bi(?:'m| am|'ll| will)? hang(?:ing)? up my (?:dice|die|snakes?|boots)\b|\b(?:i|we) must (?:sadly )?bow out\b"
    r"|\b(?:i|we) leave (?:the|this|your) game\b"
    r"|\b(?:remove|take)(?: please)? my (?:pawn|counter|piece|token|man)(?: please)?(?: off| from)?\b"
    r"|\bno more (?:snakes|ladders|snakes and ladders|turns|dice) for me\b"
    r"|(?:i'm|i am|this is me) out\s?[.,!;] ?(?:(?:sorry|thanks|thank you|bye|goodbye|had fun|folks|everyone|good luck"
    r"|all|the best|for everything|for having me|for the game|to you all|and|it was fun)[,.! ]{0,3}){1,6}"
    r"(?:(?-i:[A-Z])\w{1,14}\W{0,3})?$)",
    re.IGNORECASE,
)
"""Words of leaving the game that may well be of something else where somebody sends orders too."""
_NOT_LEAVING = late(
    r"\b(?:not|never|nobody|no one|no need|if|until|till|unless|when|he|she|they|says|said|hear|hope|crossword|press"
    r"|reminders?|mailing)\b|n't\b|\?",
    re.IGNORECASE,
)
"""Words in whose sentence nobody leaves."""
_RESIGN_WORDS = word_set(
    "resign resigned resigning resignation quit quitting retire drop dropping withdraw withdrawing pull pulling bow "
    "bowing bye goodbye farewell adieu concede"
)
_RESIGN_NEEDS = (
    (_RESIGN_WORDS, None),
    (word_set("take remove"), word_set("off from out over")),
    (word_set("count consider let allow"), word_set("out gone retired withdrawn")),
    (word_set("done finished through leave leaving out"), word_set("game")),
    (word_set("standing stepping give giving decided any"), word_set("down up stop day move")),
)  # words of which each has one, and one of those beside them
_LEAVING_NEEDS = frozenset().union(*(words for words, _ in _RESIGN_NEEDS)) | word_set(
    "release excuse strike cross longer carry continue keep pass offer hand throw throwing threw stop hang hanging more"
)
_NOT_RESIGNING = late(
    r"\b(?:not|never|don't|won't|wouldn't|isn't|no intention|rather than|if|unless|might|may|refuse"
    r"|almost|nearly|how (?:do|can)|can(?! you| we| u| someone)|whether"
    r"|wonder(?:ing)? if|thinking (?:of|about)|tempted to|considering"
    r"|(?:ought|should) i) "
    r"(?:\w{1,12} ){0,4}(?:giv(?:e|ing) up|resign|quit|drop|withdraw|retire|pull|bow|leave|leaving|resigning|quitting"
    r"|dropping|out)",
    re.IGNORECASE,
)
# What somebody gives up that is no game: "I resign myself to …", "I quit smoking", "I'd like to withdraw my orders".
_NO_GAME = late(
    r"\s*(?:myself|(?:my|the|his|her|our|from my|from the) (?!game\b|seat\b|place\b|race\b)\w|smoking|drinking"
    r"|work\b|it\b|that\b|twitter|facebook|what i|orders?\b)",
    re.IGNORECASE,
)
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
    r"|you shall)\b[^.!?]{0,25}\b(?:get|let|send|have|give|do|post|mail|submit|sort|supply|bring|drop|put|think"
    r"|work|decide|see to|follow up)\b[^.!?]{0,25}\b" + _ORDERS_TO_COME + r"\b[^.!?\d]{0,50}\b" + _SOMETIME + r"\b"
    r"|\b(?:my |the )" + _ORDERS_TO_COME + r"(?: for (?:this|the) \w{4,6})? (?:(?:to|will|shall|should|are|is|'ll) )?"
    r"(?:follow|be (?:along|with you|there|sent|in the post)|reach you|get to you|arrive|come|coming"
    r"|on (?:its|their) way|later|tomorrow|tonight)\b"
    r"|(?:^|[.!?,;] {0,3}|and )"
    + _ORDERS_TO_COME
    + r"(?: for (?:this|the) \w{4,6})? (?:to follow|to come|follow|coming|tomorrow|later|tonight"
    r"|(?:will|shall|should) (?:follow|come|arrive|reach you|be (?:with you|along|sent|there|in the post)))\b"
    r"|\bno (?:orders?|moves?) (?:from me )?(?:yet|just yet|for now|for the moment)\b"
    r"|\b(?:haven'?t|have not|hadn'?t|can'?t|cannot|couldn'?t|no time to)\b[^.!?]{0,20}\b(?:do|done|decide|decided"
    r"|choose|chosen|pick|picked|work|worked|made|make|look|looked|sort|sorted|think|thought)\b[^.!?]{0,25}\b"
    + _ORDERS_TO_COME
    + r"\b[^.!?]{0,20}\b(?:yet|tonight|today|now|just|till|until)\b",
    re.IGNORECASE,
)
_FORM_PROMISED = late(
    r"\b(?:i'?ll|will|shall|going to|hope to|intend to)\b[^.!?]{0,15}\b(?:fill|complete|do|return|answer|send)\b"
    r"[^.!?]{0,12}\b(?:this|it|th(?:e|at|is) (?:form|card|slip|sheet|lot))\b[^.!?\d]{0,25}\b" + _SOMETIME + r"\b",
    re.IGNORECASE,
)
_THANKS = late(
    r"\b(?:thanks|thank you|ta|cheers) (?:for|rupert|gm|again|a lot|very)"
    r"|\b(?:received|arrived|got it|to hand|read),? (?:safely )?(?:with )?(?:many |much |grateful )?thanks\b"
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
    r"\b(?:throw|throws|trap ?doors?|td|nominate|my (?:turn|orders?|go|piece|counter)|deadline|rupert)\b", re.IGNORECASE
)
"""Words of somebody who plays: no pitch has them."""
_OF_TRAPS = late(r"(?:trap|hole|pit|nominat|vot)[^.!?]{0,40}$", re.IGNORECASE)
_OTHERS = tuple(TABLES[language]["kinds"] for language in LANGUAGES if language != "en")
# Somebody else's language: how it gives up the game, with the words needed for that, and what a few words before it
# denies or softens that.
_RESIGNING = tuple(
    (
        needed_by(kinds["resigning"]),
        finding(kinds["resigning"]),
        frozenset(word.casefold() for word in kinds["not_resigning"]),
    )
    for kinds in _OTHERS
)
_SALES = tuple((needed_by(kinds["selling"]), finding(kinds["selling"])) for kinds in _OTHERS)
_ASKING = ASK_STARTS - frozenset(("will", "have", "has", "had", "should", "was", "were", "any", "anyone", "may"))
_AS_ALWAYS = frozenset(("wie immer", "wie üblich", "wie stets", "wie gehabt", "come sempre", "come al"))
_DENIED_WITHIN = 4
_PROMISED_WITHIN = 3_000
_REACH = 20_000  # a letter says what it is within this many characters


def _text(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines)[:_REACH].split())


def is_robot_subject(subject: str) -> bool:
    """Whether a subject is one that only machines write."""
    return _ROBOT_SUBJECT.match(subject[:200]) is not None


def is_robot(lines: Sequence[str]) -> bool:
    """Whether the words are those of a machine that answers for somebody."""
    text = _text(lines)
    if may_be_in(words_in(lines), _ROBOT_NEEDS) and _ROBOT_WORDS.search(text) is not None:
        return True
    return _REACTED.match(text[:200]) is not None or _machines_own(lines) >= 0


def is_machine(lines: Sequence[str]) -> bool:
    """Whether the words begin as only a machine's do, so that whatever orders they seem to have are none.

    Below orders such words are a footer that somebody's office puts there.
    """
    return 0 <= _machines_own(lines) < _MACHINE_WITHIN


def _machines_own(lines: Sequence[str]) -> int:
    """Return where the first phrase that only machines write begins, -1 where there is none or it is a footer."""
    if not may_be_in(words_in(lines), _MACHINE_NEEDS):
        return -1
    text = _text(lines)[:_PROMISED_WITHIN]
    places = (found.start() for found in _MACHINE_WORDS.finditer(text))
    place = next((place for place in places if _NOT_SO.search(text[:place][-30:]) is None), -1)
    return place if _ORDERING.search(text[: max(0, place)]) is None else -1


def is_invitation(subject: str, lines: Sequence[str]) -> bool:
    """Whether a calendar wrote the mail."""
    return _INVITED.search(_text(lines)) is not None or (
        _INVITATION.match(subject[:200]) is not None and "@" in subject
    )


def is_advertisement(subject: str, lines: Sequence[str]) -> bool:
    """Whether the mail sells something."""
    text = f"{subject[:300]} {_text(lines)}"
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


def is_resignation(lines: Sequence[str], *, ordering: bool = False) -> bool:
    """Whether somebody gives up the game, in plain words of the first person.

    ``ordering``: orders stand beside them, so that of English words only the plainest count.
    """
    if takes_resignation_back(lines):
        return False
    said = words_in(lines)
    text = _text(lines)
    may_be = any(may_be_in(said, words) and may_be_in(said, beside) for words, beside in _RESIGN_NEEDS)
    found = _RESIGN.search(text) if may_be else None
    if found is None and not ordering and may_be_in(said, _LEAVING_NEEDS) and _leaves(text):
        return True
    if found is not None:
        if found.group().casefold() == "count me out" and _OF_TRAPS.search(
            text[max(0, found.start() - 60) : found.start()]
        ):
            return False
        if re.search(
            r"\b(?:resign|quit|withdraw|quitting|withdrawing)$", found.group(), re.IGNORECASE
        ) and _NO_GAME.match(text, found.end()):
            return False
        return _NOT_RESIGNING.search(text) is None and not _is_asked(text[found.end() : found.end() + 200])
    return any(_gives_up(text, phrases, denials) for needed, phrases, denials in _RESIGNING if may_be_in(said, needed))


def _leaves(text: str) -> bool:
    """Whether words of leaving are meant so: by the other words of their sentence."""
    found = _LEAVING.search(text)
    if found is None:
        return False
    start = max(text.rfind(sign, 0, found.start() + 1) for sign in (*".!?;\n", ", so ")) + 1
    end = next((n for n in range(found.end(), len(text)) if text[n] in ".!;"), len(text))
    return _NOT_LEAVING.search(text[start : found.start()] + " " + text[found.end() : end + 1]) is None


def is_promise(lines: Sequence[str]) -> bool:
    """Whether somebody says that their orders will come: "I'll send my numbers at the weekend"."""
    return _PROMISE.search(_text(lines)[:_PROMISED_WITHIN]) is not None or is_form_promised(lines)


def is_form_promised(lines: Sequence[str]) -> bool:
    """Whether somebody says when they will fill in the form: "I'll do this on Sunday"."""
    return _FORM_PROMISED.search(_text(lines)[:_PROMISED_WITHIN]) is not None


def is_thanks(lines: Sequence[str]) -> bool:
    """Whether somebody only thanks for a report and tells how they liked it."""
    text = _text(lines)[:_PROMISED_WITHIN]
    return _THANKS.search(text) is not None and "?" not in text


def _is_asked(rest: str) -> bool:
    """Whether a sentence of which ``rest`` is left ends as a question."""
    return re.match(r"[^.!?]*\?", rest) is not None


def _gives_up(text: str, phrases: re.Pattern[str], denials: frozenset[str]) -> bool:
    found = phrases.search(text)
    if found is None:
        return False
    before = text[max(0, found.start() - 80) : found.start()].split()[-_DENIED_WITHIN:]
    around = [*before, *text[found.start() : found.end() + 40].split()[: len(found.group().split()) + 2]]
    return not any(word.casefold().strip(".,;:!?") in denials for word in around)


def is_question(lines: Sequence[str]) -> bool:
    """Whether something is asked."""
    for line in lines:
        if "?" in line and "?" in _ADDRESS.sub("", line[:2000]) + line[2000:]:
            return True
    if _WISHING_TO_KNOW.search(_text(lines)[:_PROMISED_WITHIN]):
        return True
    opening = next((line for line in lines if line.strip()), "")[:400].casefold()
    if _EXCLAIMING.match(opening.strip()):
        return False
    first = opening.split()
    return bool(first) and (_asks(first) or first[0].strip(",") in _ASKING)


def _asks(words: Sequence[str]) -> bool:
    """Whether a line in another language begins as a question does in it."""
    plain = [word.strip(",.;:!") for word in words]
    if " ".join(plain[:2]) in _AS_ALWAYS:
        return False
    language = Languages(VOCABULARY, [plain]).of_line(0)
    return language != "en" and plain[0] in TABLES[language]["kinds"]["questions"]
