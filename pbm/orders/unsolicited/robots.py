"""Machines that write by themselves: they answer for somebody, return a mail, or guard a mailbox."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.unsolicited.players_words import OWN_MAIL, PLAYER, QUOTED, orders_plainly
from pbm.orders.unsolicited.weighing import Signs, told, weighed
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["is_unattended"]

_ANSWERING: Final[Signs] = (
    (
        1,  # thanks for a mail, and not for what was in it
        late(
            r"\b(?:thanks|thank you|many thanks) (?:very much )?(?:for (?:(?:getting|being) in touch|contacting"
            r"|writing|(?:your|the) (?:e-?mail|mail|message|note|enquiry|inquiry|letter|correspondence|interest))"
            r"|vielen dank für|merci de (?:votre|nous)|bedankt voor|gracias por|grazie per)\b|\b(?:your (?:e-?mail"
            r"|mail|message|note)|you) (?:(?:has|have) )?reached (?:me|us|the|this)\b|\bgot your note\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # where somebody is instead of at the desk, or when they work
        late(
            r"\bon (?:(?:annual|maternity|paternity|parental|sick|study|bereavement|compassionate"
            r"|carer'?s) )?(?:leave|sabbatical|secondment|holidays?|vacation|jury (?:service|duty))\b"
            r"|\b(?:out on leave|away from|out of (?:the )?(?:office|country|town)|at a conference|travell?ing"
            r"|(?:am|'m|be|is|are|currently) (?:away|out|abroad|absent|off|unavailable|unreachable|on the road))\b"
            r"|\b(?:i|we) (?:only |usually )?work (?:part[- ]time|mondays?|tuesdays?|wednesdays?|thursdays?"
            r"|fridays?|\d|from|between)|\b(?:office|school|shop|surgery|clinic|library|workshop|studio|practice"
            r"|centre|department) (?:is|are|will be) (?:open|shut|closed)|\b(?:re-?opens?|opens again) on\b"
            r"|\b(?:opening|our|office|working) (?:hours|times)\b|\bsees? (?:his|her|their|my) (?:e-?mail"
            r"|mail) next\b|\bwith my phone off\b|\b(?:cannot|can't|can not) be reached\b|\b(?:is|am) now retired\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # nobody reads it
        late(
            r"(?:n't|\b(?:not|nobody|no one|no-one|never|without|nothing))\b(?: \w+){0,2} (?:be )?(?:read|reads"
            r"|reading|check|checks|checking|checked|monitor|monitors|monitored|monitoring|look|looks|looking|watch"
            r"|watched|watches|see|seen|sees)\b(?: at)? ?(?:(?:this|my|the|these|any|your|such) )?(?:mail ?box"
            r"|in-?box|account|address|e-?mails?|mails?|messages?|them|it|what (?:is|was) sent)\b|\b(?:mail"
            r"|messages?|e-?mails?|anything)\b[^.!?\n]{0,40}\b(?:is|are|will be|gets?) (?:kept|deleted|not (?:read"
            r"|seen|forwarded|watched|monitored|looked at)|stored|unread)\b|\b(?:(?:mail ?box|in-?box|address"
            r"|account) (?:is|was)(?: not|n't) (?:for|seen|watched|read|monitored|checked|attended|manned|in use)"
            r"|(?:(?:limited|little|no|intermittent|patchy|poor|restricted|infrequent|sporadic) access|(?:limited"
            r"|intermittent|patchy|restricted|infrequent|sporadic) e-?mail)|with no mail\b|(?:is"
            r"|are) (?:only )?(?:checked|looked at|read) (?:on|once|only|every|daily|weekly)|\bread by a human\b"
            r"|\bcannot answer (?:each|every|all)\b|only (?:look|check|read)s? (?:at )?(?:this|my|the) (?:mail ?box"
            r"|inbox|account|mail|e-?mail))",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # an answer at another time
        late(
            r"\b(?:i|we|i'll|we'll|i’ll|someone|somebody|one of (?:us|our|the)[^.!?\n]{0,20}"
            r"|a member of[^.!?\n]{0,20}|replies|aim|your (?:e-?mail|mail|message|enquiry"
            r"|request))\b[^.!?\n]{0,30}\b(?:reply|respond|answer|answer(?:ed)?|get back|come back|be in touch"
            r"|deal(?:t)? with|attend(?:ed)? to|look at (?:it|your)|picked up|be slow|be delayed|catch up)\b"
            r"|\bmails get an answer\b|\bwir melden uns\b|\bnous vous répondrons\b|\band (?:will|shall) (?:reply"
            r"|respond|answer|get back|come back|be in touch)\b|\bexpect (?:a |some )?delays?\b"
            r"|\bmessages will be picked up\b|\bwrite again (?:after|then|when)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # somebody else to turn to
        late(
            r"\b(?:cannot|can't) wait\b[^!?\n]{0,40}(?:\bext\b|\d{3})|\bfor (?:[a-z'-]+ ){1,4}(?:please )?(?:ring"
            r"|call|phone|contact|write to|e-?mail)\b[^!?\n]{0,40}(?:\b0\d{2,}|@|\bext\b)|\bmy successor\b|\b(?:her"
            r"|his|their|my) deputy\b|\b(?:please|kindly|you (?:may|can|should)|otherwise|urgent(?:ly)?|important"
            r"|cannot wait|can't wait|emergency|in my absence|while i am away|meanwhile|instead|future"
            r"|need (?:a hand|help)|anything|correspondence)\b[,:?]?[^.!?\n]{0,45}\b(?:contact|call|ring|phone"
            r"|telephone|speak to|write to|e-?mail|try|direct|address|redirect|dial|ask for|use)\b(?! (?:me|us|it"
            r"|this)\b)[^!?\n]{0,60}(?:\bext(?:ension|\b\.)? ?\d|@|\b0\d{2,}|\boption \d|\bon \d{2,}"
            r"|(?-i:[A-Z][a-z]+ [A-Z][a-z]+)|\boffice|\bdesk|\breception|\bcolleague|\bteam)",
            re.IGNORECASE,
        ),
    ),
    (
        3,  # it says what it is
        late(
            r"\bthis (?:reply|note|message|answer|notice|e-?mail|mail|acknowledge?ment)\b[^.!?\n]{0,25}\b(?:is|was"
            r"|has been|will be|gets) sent (?:to you )?(?:only )?(?:once|automatic|by (?:a|my|our|the) (?:mail"
            r"|e-?mail|program|computer|system|machine|server|robot)|to (?:everyone|everybody|all|anyone))"
            r"|\bthis (?:reply|note|message|answer|notice|e-?mail|mail) (?:is|was|has been) (?:generated|created"
            r"|produced|composed) (?:automatically|by (?:a|the|my|our) (?:\w+ )?(?:system|program|server|computer|robot"
            r"|software))"
            r"|\bsent (?:to you )?automatically\b|\b(?:you|each sender) (?:only )?(?:gets?|receives?|will (?:get"
            r"|receive|see)) this (?:note|message|notice|reply|answer) (?:only )?once\b|\bis sent by my (?:mail"
            r"|e-?mail) program\b|\bunattended (?:mail ?box|in-?box|address|account)\b|\b(?:un(?:monitored|manned"
            r"|attended|watched)) (?:mail ?box|in-?box|address|account)\b"
            r"|(?<!no )(?<!not a )(?<!not an )(?<!not your )\b(?:standing|automatic|automated|auto-generated|canned"
            r"|generated) (?:message|reply|response|note|notice|answer|acknowledge?ment|e-?mail)\b"
            r"|\bthe person (?:you|to whom)\b|\bthis is \w+'s (?:e-?mail|mail ?box|inbox)\b|\b(?:reply|answer"
            r"|message|note) (?:comes|came) from (?:a|the|my) (?:machine|computer|program|robot)\b"
            r"|\bonly (?:notification|notice|reply) you will (?:receive|get)\b|\bplease (?:do not|don't) (?:reply"
            r"|respond|answer)(?: to (?:it|this)| this)?\b(?=[^.!?\n]{0,40}\b(?:mail|e-?mail|message|it|address"
            r"|notice|mailbox|monitored|watched))",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # somebody is gone for good
        late(
            r"\bno longer (?:works?|with (?:the|this|our)|employed|at this|in use|in service|used|active"
            r"|available at)\b|\bhas left (?:the|this|our)\b|\bmoved on from (?-i:[A-Z])"
            r"|\bmy last (?:working )?day was\b|\bhave left (?-i:[A-Z])[^.!?\n]{0,40}\b(?:as of|on|since)\b"
            r"|\bin (?:the )?future (?:please )?(?:write|contact|use|direct|send)\b"
            r"|\bplease write to\b[^.!?\n]{0,40}@|\b(?:direct|redirect) (?:your|all|any) (?:mail|e-?mails?"
            r"|correspondence|enquiries|messages)\b",
            re.IGNORECASE,
        ),
    ),
    (
        3,  # a desk that counts what comes in
        late(
            r"\byour (?:request|enquiry|inquiry|message|query|e-?mail|mail|application|complaint|feedback|ticket"
            r"|case)\b[^.!?\n]{0,20}\b(?:(?:has|have) been|was|is) (?:logged|registered|recorded|assigned|passed to"
            r"|given (?:the|a)|opened|placed in)\b|\bgiven it the (?:number|reference)\b|\bquote (?:the )?(?:number"
            r"|reference|ref)\b|\b(?:have|has) received your (?:application|enquiry|inquiry|request|query|complaint"
            r"|e-?mail|mail|message)\b|\b(?:has been put|is placed|place) in (?:the |a |our )?queue\b"
            r"|\bihre (?:anfrage|nachricht|e-?mail|mail) (?:ist|wurde) (?:bei uns|erfasst|registriert|eingegangen)"
            r"|\byour (?:ticket|case|request|enquiry) (?:no\.? ?|#)?\d{3,}|\b(?:ticket|case|reference|request"
            r"|enquiry) (?:number|no\.?|id|#)\s?[:#]?\s?\w{0,4}-?\d{3,}|\b(?:one|a member) of (?:our"
            r"|the)(?: \d)? (?:\w+ )?(?:agents?|advisers?|advisors?|team|staff|colleagues)\b",
            re.IGNORECASE,
        ),
    ),
    (2, late(r"\brate us\b|\bhow did we do\b|\byour feedback\b|\bwere we (?:able )?of help\b", re.IGNORECASE)),
)
_ANSWERING_NEEDS: Final = (
    word_set("thanks thank many vielen dank merci bedankt gracias grazie reached note"),
    word_set(
        "leave sabbatical secondment holiday holidays vacation jury duty service away office country town conference "
        "travelling traveling out abroad absent off unavailable unreachable road work open shut closed re reopen "
        "reopens opens hours times see sees phone reached retired"
    ),
    word_set(
        "read reads reading check checks checking checked monitor monitors monitored monitoring look looks looking "
        "looked watch watched watches see seen sees kept deleted forwarded stored unread mail mails mailbox box inbox "
        "email emails message messages address account access anything answer"
    ),
    word_set(
        "reply respond answer answered back touch deal dealt attend attended look picked slow delayed catch delay "
        "delays melden répondrons again"
    ),
    word_set(
        "wait ring call phone contact write mail email successor deputy telephone speak try direct address redirect "
        "dial ask use"
    ),
    word_set(
        "automatic automatically automated auto generated created produced composed canned standing once program "
        "computer system machine server robot everyone everybody all anyone unattended unmonitored unmanned unwatched "
        "person mail email mailbox box inbox notification notice reply respond answer"
    ),
    word_set("longer left moved last future write direct redirect"),
    word_set(
        "request enquiry inquiry message query mail email application complaint feedback ticket case number reference "
        "ref queue quote given anfrage nachricht agent agents adviser advisers advisor advisors team staff colleague "
        "colleagues"
    ),
    word_set("rate did feedback help"),
)
"""Words of which each of these kinds of signs has one."""
_RETURNED: Final[Signs] = (
    (
        2,
        late(
            r"(?:n't|\b(?:not|cannot|unable to|failed to|never)) (?:yet |able to )?(?:be |been )?(?:deliver(?:ed)?"
            r"|accept(?:ed)?)\b|\bdeliver(?:y|ed)\b[^.!?\n]{0,30}\b(?:fail(?:ed|ure)?|put off|delayed|impossible"
            r"|unsuccessful)\b|\b(?:has been|was|is) (?:blocked|dropped|returned to (?:the )?sender|rejected"
            r"|bounced)\b|\bnicht zugestellt\b|\bn'a pas pu être (?:remis|livré)|\bniet (?:worden )?(?:bezorgd"
            r"|afgeleverd)\b|\bno se (?:ha podido|pudo) entregar\b|\bnon è stato (?:possibile recapitare"
            r"|recapitato)\b|\bmail delivery software\b|\bdelivery (?:is|has been) (?:put off|delayed|deferred)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\b(?:mail ?box|in-?box|account|quota)\b[^.!?\n]{0,25}\b(?:full|exceeds?|exceeded|over quota"
            r"|unavailable|disabled)|\b(?:user|address|recipient|mailbox|host|domain)s? (?:is |was "
            r"|were )?(?:un(?:known|available)|not found|rejected|does(?: not|n't) exist|could(?: not|n't) be found"
            r"|invalid)\b|\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b|\b55\d (?:user|no such|mailbox|unknown|sorry|over"
            r"|recipient)|\bover quota\b|\bgreylisted\b|\bbenutzer unbekannt\b|\butilisateur inconnu\b"
            r"|\bonbekende gebruiker\b|\blooks like (?:junk|spam)\b|\bconsidered spam\b|\b(?:spam )?score \d"
            r"|\bno such (?:user|address|mailbox|person)\b|\bretry limit\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\b(?:folgende (?:adresse|empfänger)|adresse suivante|volgende adres|siguiente dirección"
            r"|seguente indirizzo)|\b(?:permanent (?:error|failure)|given up|fatal error|reporting-mta"
            r"|final-recipient|diagnostic-code|arrival-date|message identifier|remote host|mail server"
            r"|transcript of session|the following (?:address(?:es)?|recipients?)|(?:to )?the addresse?e?s? below"
            r"|attempts (?:will|were|have|:)|(?:keep|be) (?:trying|tried|made)|try again for|no action is (?:needed"
            r"|required)|need not (?:send|do)|do not need to (?:re)?send|could not be polled|the mail system"
            r"|[45]\.\d\.\d{1,2}|unable to receive mail)\b|\b(?:your|a|the) message to (?:<|[\w.+-]+@)"
            r"|\breason: [45]\d\d",
            re.IGNORECASE,
        ),
    ),
)
_GUARDING: Final[Signs] = (
    (
        2,
        late(
            r"\b(?:message|mail|e-?mail|posting|it)\b[^.!?\n]{0,60}?\b(?:is|are|was|has been"
            r"|will be)\b[^.!?\n]{0,20}?\b(?:being held|held|waiting|in (?:a |the )?queue|quarantined?"
            r"|in quarantine|waiting queue|pending|kept for)\b|\blet (?:it|your (?:message|mail)"
            r"|the message)\b[^.!?\n]{0,40}\bthrough\b|\bawaits? (?:moderator|approval)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\buses? (?-i:[A-Z])\w+ to (?:keep|stop|block|fight|filter|guard|prevent)\b"
            r"|\bkeep (?:\w+ )?(?:\w+ )?(?:out )?(?:junk|spam|robots)\b|\bguard(?:s|ing)? the (?:mail|inbox)\b"
            r"|\bkeep my (?:inbox|mailbox) (?:clean|free)\b|(?:n't|\bnot) (?:yet )?(?:on|in|among|one of) (?:my|the"
            r"|his|her|their) (?:list|(?:known|approved|safe|allowed) senders?|address ?book|white ?list)\b"
            r"|\b(?:known|approved|allowed) senders\b|\blist moderator\b|\bnon-?member\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\b(?:prove|confirm|verify|show|check) (?:that )?(?:you|yourself|it|your (?:message|mail|e-?mail"
            r"|address))\b|\b(?:click|press|follow|visit|go to|type|enter|solve)\b[^.!?\n]{0,40}(?:\blink"
            r"|\bnumbers?\b|\bfigures?\b|\bcode\b|\bpage\b|\bbutton\b|\bbelow\b|https?://|\bonce\b|\bthis\b)"
            r"|\b(?:reply|answer|respond)(?: to)?(?: this (?:mail|message"
            r"|e-?mail))?\b[^.!?\n]{0,30}\bwith (?:the )?(?:code|word|number)\b|\bwithout changing the subject\b"
            r"|\bsend back the answer\b|\bcancel this posting\b|\bneed do this only once\b",
            re.IGNORECASE,
        ),
    ),
)
_OF_MAIL: Final = word_set(
    "mail mails email message messages posting delivery delivered undelivered undeliverable recipient recipients "
    "mailer daemon smtp server nachricht zustellung courrier courriel bericht mensaje correo messaggio"
)
"""Words of which what a mail system writes has one."""
_OF_GUARDS: Final = word_set(
    "sender senders spam junk robot robots inbox mailbox box list captcha click link http https figures code prove "
    "confirm verify approve approval approved moderator quarantine quarantined held queue guard guards filter account "
    "user host domain address addressee quota greylisted code page button folgende adresse suivante volgende siguiente "
    "seguente benutzer utilisateur gebruiker error permanent score"
)
"""Further words of which one stands in what returns a mail, or guards a mailbox."""
_ENOUGH: Final = 3  # what an answer weighs that somebody's mailbox may have given by itself
_CERTAIN: Final = 5
_BOTH: Final = 4  # two of the three kinds of signs of a mail system
_ALL: Final = 6
_ADDRESS = late(r"https?://\S{1,500}|\burgent\?", re.IGNORECASE)


def is_unattended(subject: str, lines: Sequence[str]) -> bool:
    """Whether a machine wrote some lines: an absence answered, a failed delivery, a guard that wants a proof.

    "Hi! I'm on parental leave and won't be reading this mailbox before the 12th. This reply is sent once only."
    """
    text = told(lines)
    plainly = orders_plainly(lines)
    of_mail = may_be_in(words_in(lines), _OF_MAIL)
    if not text.strip() or (plainly and not of_mail):
        return False
    of_system = of_mail or may_be_in(words_in(lines), _OF_GUARDS)
    system = max(weighed(_RETURNED, text)[0], weighed(_GUARDING, told(lines, subject))[0]) if of_system else 0
    if system >= _BOTH:
        said = QUOTED.sub(" ", text)
        if OWN_MAIL.search(said) is not None:
            return False
        if system < _ALL:
            return PLAYER.search(said) is None and not plainly
        # What a mail system returns may have a report of the game below: "Sanne 33 - threw 5, trapdoor 72".
        places = (found.start() for _, sign in (*_RETURNED, *_GUARDING) if (found := sign.search(text)) is not None)
        return not orders_plainly([text[: min(places, default=len(text))]])
    words = words_in(lines)
    told_of = zip(_ANSWERING, _ANSWERING_NEEDS, strict=True)
    signs = tuple(sign for sign, needed in told_of if may_be_in(words, needed))
    weight = weighed(signs, text)[0] if sum(heavy for heavy, _ in signs) >= _ENOUGH else 0
    if weight < _ENOUGH or plainly:
        return False
    asked = "?" in _ADDRESS.sub("", text)
    return weight >= _CERTAIN or (not asked and PLAYER.search(text) is None)
