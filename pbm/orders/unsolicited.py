"""Mails that nobody plays with, known by their words alone: a robot's answer, a failed delivery, a guard, a spammer.

No header may show it, and no one phrase proves it: a player is away, laughs at a lottery, or sells a trapdoor in
press. So signs of several kinds are counted, each kind once, and what only somebody writes who plays outweighs them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["is_sales_mail", "is_unattended", "orders_plainly"]

_REACH = 5_000  # characters; a mail shows what it is within these
_Signs = tuple[tuple[int, re.Pattern[str]], ...]

_NUMBER = r"(?:\d{1,3}|one|two|three|four|five|six)"
_DEALS = (
    r"(?!\s?(?:%|percent\b|for\b|x\b|[£$€]|pounds?\b|euros?\b|eur\b|gbp\b|usd\b|dollars?\b|cm\b|mm\b|inch|pm\b|am\b"
    r"|days?\b|hours?\b|weeks?\b|months?\b|years?\b|years\b|off\b|packs?\b|[.:,/]\d))"
)
_LABEL = (
    r"(?:throws?|trap ?doors?|traps?|td|die|roll|move|wurf|w[uü]rfe|fallt[uü]r|lancer?|lanc[eé]s?|trappe|worp|gooi|valluik"
    r"|tirada|tiro|lancio|trampilla|botola|my (?:throw|move|go|turn|trapdoor)|board [a-z]|[a-f])"
)
_OWN = late(
    # a line that begins as a form's or a terse player's does: "Throw: 4"
    rf"^\W{{0,4}}{_LABEL}\b\s?(?:is|on|at|to|no|number|=|:|-|–)?\s?{_NUMBER}\b{_DEALS}(?=\s{{0,3}}(?:[,.;&+/!)]|and\b|$))"
    # a line with nothing but a throw
    r"|^\W{0,3}[1-6]\W{0,3}$"
    # somebody says what they do
    r"|\b(?:i|i'll|i'd|i'm|i’ll|i’d|i’m|my|let me|ich|mein|je|mon|ik|mijn|yo|mi|io)\b[^.!?\n]{0,30}"
    r"\b(?:throw|throwing|play|playing|take|roll|nominate|trap ?door|trap|go for|go with|have|want|choose|pick|move"
    r"|werfe|wurf|w[uü]rfle|fallt[uü]r|lance|joue|trappe|gooi|valluik|tiro|juego|lancio|gioco|botola)\b"
    rf"(?! (?:away|out|open|up|down|off)\b)[^.!?\n]{{0,20}}\b{_NUMBER}\b{_DEALS}"
    # or asks it politely
    rf"|\b{_NUMBER}\b{_DEALS}(?: for me)?,? (?:please|pls|plz|bitte|s'il|svp|alstublieft|alsjeblieft|por favor|per favore)\b"
    rf"(?! (?:call|ring|contact|phone|see|note|click|reply|do|visit|send|write|press))"
    rf"|\b(?:please|pls|plz|kindly) (?:(?:throw|play|move|roll|nominate)(?: an?| me an?| the)?|put me down for(?: an?)?"
    rf"|(?:my )?trap ?door (?:on|at|is)?) {_NUMBER}\b{_DEALS}",
    re.IGNORECASE | re.MULTILINE,
)
"""What only somebody writes who orders."""
_PLAYER = late(
    r"\b(?:i|i'll|i'd|i'm|i’ll|i’d|i’m|i've|my|me|we|our|us)\b[^.!?\n]{0,40}"
    r"\b(?:counter|trap ?door|orders?(?! (?:has|have|is|was|will|no|number))|throw|turn \d|this turn|round|ladder"
    r"|snakes?|deadline|the game|the board|the report|the zine|press)\b"
    r"|\b(?:the|your|this) (?:game|report|zine|round|write-?up|deadline)\b|\brupert\b|\bGM\b|\bgame ?master\b"
    r"|\b(?:next|this|for|of|till|until|by|before) (?:turn|round)\b|\bturn \d",
    re.IGNORECASE,
)
"""Words of somebody who plays, or talks of playing."""
_PLAYING = late(
    r"\b(?:i|i'll|i'd|i'm|i've|my|me)\b[^.!?\n]{0,40}"
    r"\b(?:counter|trap ?door|orders?|throw(?! in\b)|turn|round|snakes?|deadline|the game|the board|the report|press)\b"
    r"|\b(?:the|your|this) (?:report|zine|round|write-?up|deadline)\b|\brupert\b|\bGM\b|\bgame ?master\b"
    r"|\b(?:this|for|until|by|before) (?:turn|round)\b|\bturn \d",
    re.IGNORECASE,
)
"""The same where a shop may say "our ladders"."""
_FIRST_PERSON = late(r"\b(?:i|i'll|i'd|i'm|i've|my|me|myself|mine)\b(?![.&])", re.IGNORECASE)
_GAME_SUBJECT = late(
    r"(?:re|aw|sv|antw|rv|rif|tr|r)\s?:.{0,80}\b(?:turn|round|move|orders?|report|zug|runde|ronde|tour|turno"
    r"|viper|cobra|krait|mamba|taipan|python)\b",
    re.IGNORECASE,
)

_ANSWERING: Final[_Signs] = (
    (
        1,  # thanks for a mail, and not for what was in it
        late(
            r"\b(?:thanks|thank you|many thanks) (?:very much )?(?:for (?:(?:getting|being) in touch|contacting|writing"
            r"|(?:your|the) (?:e-?mail|mail|message|note|enquiry|inquiry|letter|correspondence|interest))"
            r"|vielen dank für|merci de (?:votre|nous)|bedankt voor|gracias por|grazie per)\b"
            r"|\b(?:your (?:e-?mail|mail|message|note)|you) (?:(?:has|have) )?reached (?:me|us|the|this)\b|\bgot your note\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # where somebody is instead of at the desk, or when they work
        late(
            r"\bon (?:(?:annual|maternity|paternity|parental|sick|study|bereavement|compassionate|carer'?s) )?"
            r"(?:leave|sabbatical|secondment|holidays?|vacation|jury (?:service|duty))\b"
            r"|\b(?:out on leave|away from|out of (?:the )?(?:office|country|town)|at a conference|travell?ing"
            r"|(?:am|'m|be|is|are|currently) (?:away|out|abroad|absent|off|unavailable|unreachable|on the road))\b"
            r"|\b(?:i|we) (?:only )?work (?:part[- ]time|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|\d|from|between)"
            r"|\b(?:office|school|shop|surgery|clinic|library|workshop|studio|practice|centre|department) "
            r"(?:is|are|will be) (?:open|shut|closed)|\b(?:re-?opens?|opens again) on\b|\bopening (?:hours|times)\b"
            r"|\bwith my phone off\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # nobody reads it
        late(
            r"\b(?:not|n't|nobody|no one|no-one|never|without)\b(?: \w+){0,2} (?:be )?(?:read|reads|reading|check|checks"
            r"|checking|checked|monitor|monitors|monitored|monitoring|look|looks|looking|watch|watched|watches|see|seen|sees)"
            r"\b(?: at)? ?(?:(?:this|my|the|these|any|your|such) )?(?:mail ?box|in-?box|account|address|e-?mails?|mails?"
            r"|messages?|them|it|what (?:is|was) sent)\b"
            r"|\b(?:mail|messages?|e-?mails?|anything)\b[^.!?\n]{0,40}\b(?:is|are|will be|gets?) (?:kept|deleted|not (?:read"
            r"|seen|forwarded|watched|monitored|looked at)|stored|unread)\b"
            r"|\b(?:(?:mail ?box|in-?box|address|account) (?:is|was)(?: not|n't) (?:seen|watched|read|monitored|checked|attended"
            r"|manned|in use)|(?:limited|little|no|intermittent|patchy|poor|restricted|infrequent|sporadic|only occasional)"
            r" (?:access|e-?mail|internet)|with no mail\b"
            r"|(?:is|are) (?:only )?(?:checked|looked at|read) (?:on|once|only|every|daily|weekly)"
            r"|only (?:look|check|read)s? (?:at )?(?:this|my|the) (?:mail ?box|inbox|account|mail|e-?mail))",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # an answer at another time
        late(
            r"\b(?:i|we|i'll|we'll|i’ll|someone|somebody|one of (?:us|our|the)[^.!?\n]{0,20}|a member of[^.!?\n]{0,20}|replies"
            r"|aim|your (?:e-?mail|mail|message|enquiry|request))\b[^.!?\n]{0,30}"
            r"\b(?:reply|respond|answer|answer(?:ed)?|get back|come back|be in touch|deal(?:t)? with|attend(?:ed)? to"
            r"|look at (?:it|your)|picked up|be slow|be delayed|catch up)\b"
            r"|\bexpect (?:a |some )?delays?\b|\bmessages will be picked up\b|\bwrite again (?:after|then|when)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # somebody else to turn to
        late(
            r"\b(?:please|kindly|you (?:may|can|should)|otherwise|urgent(?:ly)?|important|cannot wait|can't wait|emergency"
            r"|in my absence|while i am away|meanwhile|instead|future|need (?:a hand|help)|anything|correspondence)\b[,:]?"
            r"[^.!?\n]{0,45}"
            r"\b(?:contact|call|ring|phone|telephone|speak to|write to|e-?mail|try|direct|address|redirect|dial|ask for|use)\b"
            r"(?! (?:me|us|it|this)\b)[^!?\n]{0,60}(?:\bext(?:ension|\.)? ?\d|@|\b0\d{2,}|\boption \d|\bon \d{2,}"
            r"|(?-i:[A-Z])[a-z]+ (?-i:[A-Z])[a-z]+|\boffice|\bdesk|\breception|\bcolleague|\bteam)",
            re.IGNORECASE,
        ),
    ),
    (
        3,  # it says what it is
        late(
            r"\bthis (?:reply|note|message|answer|notice|e-?mail|mail|acknowledge?ment)\b[^.!?\n]{0,25}"
            r"\b(?:is|was|has been|will be|gets) sent (?:to you )?(?:only )?(?:once|automatic|by (?:a|my|our|the) (?:mail"
            r"|e-?mail|program|computer|system|machine|server|robot)|to (?:everyone|everybody|all|anyone))"
            r"|\bsent (?:to you )?automatically\b|\b(?:you|each sender) (?:only )?(?:gets?|receives?|will (?:get|receive|see)) "
            r"this (?:note|message|notice|reply|answer) (?:only )?once\b"
            r"|\bis sent by my (?:mail|e-?mail) program\b|\bunattended (?:mail ?box|in-?box|address|account)\b"
            r"|\b(?:un(?:monitored|manned|attended|watched)) (?:mail ?box|in-?box|address|account)\b"
            r"|\b(?:standing|automatic|automated|auto-generated|canned|generated) (?:message|reply|response|note|notice|answer"
            r"|acknowledge?ment|e-?mail)\b|\bonly (?:notification|notice|reply) you will (?:receive|get)\b"
            r"|\bplease (?:do not|don't) (?:reply|respond|answer)(?: to (?:it|this)| this)?\b"
            r"(?=[^.!?\n]{0,40}\b(?:mail|e-?mail|message|it|address|notice|mailbox|monitored|watched))",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # somebody is gone for good
        late(
            r"\bno longer (?:works?|with (?:the|this|our)|employed|at this|in use|in service|used|active|available at)\b"
            r"|\bhas left (?:the|this|our)\b|\bhave left (?-i:[A-Z])[^.!?\n]{0,40}\b(?:as of|on|since)\b"
            r"|\bin (?:the )?future (?:please )?(?:write|contact|use|direct|send)\b|\bplease write to\b[^.!?\n]{0,40}@"
            r"|\b(?:direct|redirect) (?:your|all|any) (?:mail|e-?mails?|correspondence|enquiries|messages)\b",
            re.IGNORECASE,
        ),
    ),
    (
        3,  # a desk that counts what comes in
        late(
            r"\byour (?:request|enquiry|inquiry|message|query|e-?mail|mail|application|complaint|feedback|ticket|case)\b"
            r"[^.!?\n]{0,20}\b(?:(?:has|have) been|was|is) (?:logged|registered|recorded|assigned|passed to|given (?:the|a)"
            r"|opened|placed in)\b|\bgiven it the (?:number|reference)\b"
            r"|\b(?:ticket|case|reference|request|enquiry) (?:number|no\.?|id|#)\s?[:#]?\s?\w{0,4}-?\d{3,}"
            r"|\b(?:one|a member) of (?:our|the)(?: \d)? (?:\w+ )?(?:agents?|advisers?|advisors?|team|staff|colleagues)\b",
            re.IGNORECASE,
        ),
    ),
)
_RETURNED: Final[_Signs] = (
    (
        2,
        late(
            r"\b(?:not|n't|cannot|unable to|failed to|could not|never) (?:yet |able to )?(?:be |been )?deliver(?:ed)?\b"
            r"|\bdeliver(?:y|ed)\b[^.!?\n]{0,30}\b(?:fail(?:ed|ure)?|put off|delayed|impossible|unsuccessful)\b"
            r"|\b(?:has been|was|is) (?:dropped|returned to (?:the )?sender|rejected|bounced)\b"
            r"|\bmail delivery software\b|\bdelivery (?:is|has been) (?:put off|delayed|deferred)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\b(?:mail ?box|in-?box|account|quota)\b[^.!?\n]{0,25}\b(?:full|exceeds?|exceeded|over quota|unavailable|disabled)"
            r"|\b(?:user|address|recipient|mailbox|host|domain)s? (?:is |was |were )?(?:un(?:known|available)|not found"
            r"|rejected|does(?: not|n't) exist|could(?: not|n't) be found|invalid)\b"
            r"|\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b|\b55\d (?:user|no such|mailbox|unknown|sorry|over|recipient)"
            r"|\bover quota\b|\bgreylisted\b|\bno such (?:user|address|mailbox|person)\b|\bretry limit\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\b(?:permanent (?:error|failure)|given up|fatal error|reporting-mta|final-recipient|diagnostic-code|arrival-date"
            r"|message identifier|remote host|mail server|transcript of session|the following (?:address(?:es)?|recipients?)"
            r"|(?:to )?the addresse?e?s? below|attempts (?:will|were|have|:)|(?:keep|be) (?:trying|tried|made)"
            r"|try again for|no action is (?:needed|required)|need not (?:send|do)|do not need to (?:re)?send"
            r"|could not be polled|unable to receive mail)\b|\b(?:your|a|the) message to (?:<|[\w.+-]+@)|^reason: ",
            re.IGNORECASE,
        ),
    ),
)
_GUARDING: Final[_Signs] = (
    (
        2,
        late(
            r"\b(?:message|mail|e-?mail|posting|it)\b[^.!?\n]{0,60}?\b(?:is|are|was|has been|will be)\b[^.!?\n]{0,20}?"
            r"\b(?:being held|held|waiting|in (?:a |the )?queue|quarantined?|in quarantine|waiting queue|pending|kept for)\b"
            r"|\blet (?:it|your (?:message|mail)|the message)\b[^.!?\n]{0,40}\bthrough\b|\bawaits? (?:moderator|approval)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\buses? (?-i:[A-Z])\w+ to (?:keep|stop|block|fight|filter|guard|prevent)\b|\bkeep (?:\w+ )?(?:\w+ )?"
            r"(?:out )?(?:junk|spam|robots)\b|\bguard(?:s|ing)? the (?:mail|inbox)\b"
            r"|\bkeep my (?:inbox|mailbox) (?:clean|free)\b"
            r"|\b(?:not|n't) (?:yet )?(?:on|in|among|one of) (?:my|the|his|her|their) (?:list|(?:known|approved|safe|allowed)"
            r" senders?|address ?book|white ?list)\b|\b(?:known|approved|allowed) senders\b|\blist moderator\b|\bnon-?member\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,
        late(
            r"\b(?:prove|confirm|verify|show|check) (?:that )?(?:you|yourself|it|your (?:message|mail|e-?mail|address))\b"
            r"|\b(?:click|press|follow|visit|go to|type|enter|solve)\b[^.!?\n]{0,40}(?:\blink|\bnumbers?\b|\bfigures?\b"
            r"|\bcode\b|\bpage\b|\bbutton\b|\bbelow\b|https?://|\bonce\b|\bthis\b)"
            r"|\b(?:reply|answer|respond)(?: to)?(?: this (?:mail|message|e-?mail))?\b[^.!?\n]{0,30}"
            r"\bwith (?:the )?(?:code|word|number)\b"
            r"|\bwithout changing the subject\b|\bsend back the answer\b|\bcancel this posting\b|\bneed do this only once\b",
            re.IGNORECASE,
        ),
    ),
)
_SELLING: Final[_Signs] = (
    (
        2,  # how to be rid of it
        late(
            r"\bunsubscribe\b|\bopt[- ]out\b|\bto be removed\b|\bto leave\b(?= *$)|\b(?:reply|answer|text|send)(?: with)?"
            r" (?:stop|remove|no \d|\W\d\W)|\bto stop (?:receiving |getting )?(?:these|our|such|this)\b"
            r"|\byou (?:get|receive|received|are getting|are receiving|got) this (?:(?:e-?)?mail |message |newsletter |letter )?"
            r"(?:because|as|since)\b|\bleave (?:(?:the|this|our|mailing) )?list\b"
            r"|\b(?:not|n't) (?:wish|want) (?:to hear from us|(?:to (?:get|receive) )?(?:these|such|our) (?:offers|mails))"
            r"|\b(?:manage|update)(?: your)? (?:subscription|preferences)\b|\babmelden\b|\babbestellen\b|\bafmelden\b",
            re.IGNORECASE | re.MULTILINE,
        ),
    ),
    (
        2,  # what it costs
        late(
            r"[£$€]\s?\d|\b\d{1,6}(?:[.,]\d\d)?\s?(?:€|£|euros?\b|eur\b|gbp\b|usd\b|pounds?\b|dollars?\b)"
            r"|\b(?:from|only|now|was|just|for|under|at|of)(?: (?:only|just|now))? \d{1,5}\.\d\d\b|\b\d{1,4}\.9[59]\b"
            r"|\b\d{1,2}% (?:interest|apr)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # a bargain
        late(
            r"\b\d\d?\s?% (?:off|extra|reduced|discount)|\b\d\d?\s?% rabatt|-\d\d%|\bsave (?:up to |over |now |[£$€]?\d)"
            r"|\bhalf price\b|\bfor the price of\b|\b[2-9] for [1-8] on\b|\bbuy \d\b|\bpay for \d\b"
            r"|\bfree (?:gift|postage|quote|survey|audit|trial|delivery|shipping|rail|grab)|\b(?:months|days|\d+) free\b"
            r"|\bcode (?-i:[A-Z]{3,}\d+)|\bat the (?:till|checkout)\b|\bvouchers?\b|\b(?-i:SALE)\b|\bclearance\b"
            r"|\binterest[ -]free\b|\bbest-?sell\w+\b|\breduced by\b|\bspecial offer\b|\b\d\d? off\b|\bgutschein\w*\b"
            r"|\bprice of \d\b|\bspend \d|\bdiscounts?\b|\bquotes\b|\bbacklinks\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # what to do at once
        late(
            r"\b(?:shop|order|book|buy|start|pay|roll|call|act|apply|join|play|sign up|register|reply|claim|enrol"
            r"|subscribe)(?: \w+)? (?:now|here|today|before|yes)\b|\b(?:call|ring|phone|text) (?:us |me )?(?:on )?0\d{2,}"
            r"|\bcall me back\b|\bclaim (?:your|my|now|here|it)\b|\bclick (?:here|to|once|below|the)\b|\breply yes\b"
            r"|\bjust (?:answer|reply) yes\b|\bconfirm delivery\b|\bread more\b|\blog ?in\b|\border at\b|\bshop \|"
            r"|\bcall \w+ today\b|\bvisit our\b|\bget a (?:quote|lift|loan)\b|\bsend your order\b|\bfill in the form at\b"
            r"|\breply (?:within|with your|with full)\b|\bwrite back for\b|\border by\b|\bwrite me at\b|\bbook a new\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # there is no time to lose
        late(
            r"\bthis (?:week|weekend|month)(?:end)? only\b|\bonly \d+ (?:\w+ )?(?:days?|hours?|slots?|spots?|places?|left)\b"
            r"|\b\d+ (?:days?|hours?|minutes?)(?: only| left)\b|\blast \d+ (?:days|hours)\b|\bends? (?:tonight|on|at|in|\d"
            r"|sunday|soon|today)\b|\boffer (?:ends|expires|number|valid)\b|\b(?:final|last) (?:hours|reminder|notice|chance)\b"
            r"|\b(?:within|in) \d+ (?:days?|hours?|minutes?)\b|\bwhile stocks\b|\bthis (?:week|weekend)[:!]"
            r"|\bnur (?:noch )?\d+ tage\b|\bnur bis\b|\buntil (?:sunday|the \d+|\d+ \w+)\b|\bat once\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # to nobody in particular
        late(
            r"\b(?:dear|hello|hi|attention|attn)[,:]? (?:dear )?(?:valued |esteemed |our )?(?:customers?|clients?|home ?owner"
            r"|subscriber|user|member|beneficiary|friend|parent|collector|gardener|gamer|neighbou?r|sir ?/ ?madam|sir or madam"
            r"|account ?holder|winner|e-?mail user|driver|player of the week|shopper|investor|team)\b"
            r"|\b(?:sir ?/ ?madam)\b|\bmy dearest\b|\bgood day\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # a firm speaks
        late(
            r"\b(?:our|we)\b(?: [\w'-]+){0,3} (?:range|sale|shop|warehouse|models?|package|offers?|showrooms?|bestsellers?"
            r"|stairlifts?|ladders|team|website|records|albums|depot|store|prices|lend|give out|throw in|recorded|deliver)\b"
            r"|\b(?:[A-Z]\w+ )?(?:ltd|gmbh|inc|llc|plc)\b|\bdept\b|\bdesk\b|\bheadquarters\b|\baccounts\b"
            r"|\b(?:business development|head of|manager of)\b|\byour (?:area|postcode|website|site|roof|stairs)\b",
            re.IGNORECASE,
        ),
    ),
    (1, late(r"\b(?:https?://|www\.)[^\s<>]{1,500}", re.IGNORECASE)),
    (
        2,  # a bill
        late(
            r"\b(?:charge|fee|payment|balance|refund|bill|invoice|amount|customs|postage|deposit)s?\b[^.!?\n]{0,25}"
            r"\b(?:of|is|due|for|has|was|declined|failed|reminder|overdue|approved)\b"
            r"|\b(?:not|n't) been (?:settled|paid)\b|\b(?:pay|settle|transfer|send|earn)\b[^.!?\n]{0,25}(?:[£$€]\s?\d"
            r"|\bfee\b|\bcharge\b|\b\d+ (?:dollars|pounds|euro|a day)|\busd\b|\bbitcoin\b)|\btaken from your\b|\bhas been renewed\b"
            r"|\bpay (?:now|here|within)\b|\b(?:take|took) your payment\b|\border confirmation\b|\btotal \d",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # a locked door: an account, a parcel
        late(
            r"\byour (?:\w+ )?(?:account|mail ?box|password|card|statement|package|parcel|subscription|profile|device|courier"
            r"|order|plan|delivery|website|inheritance|loan)\b[^.!?\n]{0,30}"
            r"\b(?:is|has|was|will|ending|ends|expires?|held|could|locked|suspended|waiting|ready|called|been|from)\b"
            r"|\b(?:verify|confirm|update|validate|secure|keep) (?:your|the|my)(?: \w+)? (?:details|account|password|card|identity"
            r"|mailbox|delivery|address|payment)\b|\bsign-?in\b|\bdelivery attempt\b|\bparcels?\b[^.!?\n]{0,30}"
            r"\b(?:goes back|returned|is waiting|could not|unclaimed|are kept|no\.? ?\d)\b|\b(?:item|it) goes back\b"
            r"|\b(?:bring|deliver) parcel\b|\bbe (?:closed|suspended|returned|cancelled)\b|\bput a hold\b|\bdid not place this\b"
            r"|\bwish to cancel\b|\bwasn't you\b|\bunclaimed\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # sums that nobody has
        late(
            r"\b\d+(?:[.,]\d+)? ?(?:million|billion|m(?=illions?\b))|\b\d{1,3},000\b|\bmillions? (?:of )?(?:dollars|pounds|euros?)"
            r"|\bthousands of (?:dollars|pounds)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # who left them
        late(
            r"\b(?:next of kin|inherit\w*|beneficiary|barrister|widow|deceased|consignment|bequeath\w*|dying|cancer"
            r"|late (?:husband|client|father)|died in|business proposal|mutual benefit|confidential|charity|funds|paying office"
            r"|manager of a bank)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # what is wanted of whoever answers
        late(
            r"\b(?:full name|bank details|telephone and age|age and telephone|your (?:passport|telephone|phone number|age)"
            r"|name, address|in private|answer in private|send you (?:my )?photo|your friends will see|in bitcoin|write back"
            r"|to the wallet|contact our agent)\b|\bwrite me\b|\breply with\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # credit
        late(
            r"\b(?:loans?|lend|lending|credit|borrow|no (?:credit )?checks|\d\s?% apr|at \d\d?%|repay|debts?|pre-?approved"
            r"|work from home|from home|be your own boss|no skill)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # luck
        late(
            r"\b(?:you (?:have )?(?:won|been (?:selected|chosen))|has won|have been (?:selected|chosen)|winner|lottery|jackpot"
            r"|\d spins?|spins? (?:left|up)|casino|free spins|ballot|win (?:a|\d|[£$€]|up)|congratulations|prizes?)\b",
            re.IGNORECASE,
        ),
    ),
    (2, late(r"\b18\+|\b(?:terms|t&cs?)(?: and conditions)? apply\b", re.IGNORECASE)),
    (
        2,  # wares that are sold by no one else
        late(
            r"\b(?:no prescription|pills?|viagra|pharmacy|saw your profile|meet singles|stair ?lifts?|toner|loft (?:ladders?|hatch)"
            r"|antivirus|seo|guest posts?|search results|on google|ranking|(?:page|position|number) 1|top \d|keywords|visitors off"
            r"|certain sites|your camera)\b",
            re.IGNORECASE,
        ),
    ),
)
_ANSWERING_NEEDS = word_set(
    "mail email e-mail e mailbox inbox message messages note reply replies reach answer office desk leave holiday vacation "
    "sabbatical request enquiry ticket case correspondence account works contacting touch"
)
_ENOUGH: Final = 3
_CERTAIN: Final = 5
_BOTH: Final = 4
_SOLD: Final = 5
_SOLD_WAYS: Final = 3


def is_unattended(subject: str, lines: Sequence[str]) -> bool:
    """Whether a machine wrote some lines: an absence answered, a failed delivery, a guard that wants a proof.

    "Hi! I'm on parental leave and won't be reading this mailbox before the 12th. This reply is sent once only."
    """
    text = _text("", lines)
    if not may_be_in(words_in(lines), _ANSWERING_NEEDS) or not text.strip():
        return False
    if _weight(_RETURNED, text)[0] >= _BOTH or _weight(_GUARDING, f"{subject[:200]}\n{text}")[0] >= _BOTH:
        return not orders_plainly(lines) and _talk_of_play(text) is None
    weight = _weight(_ANSWERING, text)[0]
    if weight < _ENOUGH or orders_plainly(lines):
        return False
    asked = "?" in re.sub(r"https?://\S{1,500}", "", text)
    return weight >= _CERTAIN or (not asked and _talk_of_play(text) is None)


def is_sales_mail(subject: str, lines: Sequence[str]) -> bool:
    """Whether some lines are a firm's or a cheat's that wants money: "Dear customer, a charge of 1.99 is due"."""
    text = _text(subject, lines)
    weight, ways = _weight(_SELLING, text)
    enough = weight >= _SOLD and ways >= _SOLD_WAYS
    if not enough and (weight < _SOLD - 1 or _FIRST_PERSON.search(text) is not None):
        return False
    if orders_plainly(lines):
        return False
    return _GAME_SUBJECT.match(subject[:200]) is None and _PLAYING.search(_text("", lines)) is None


def orders_plainly(lines: Sequence[str]) -> bool:
    """Whether somebody orders in words that no machine and no shop writes: "Throw: 4", "I'll throw a 5"."""
    return _OWN.search(_text("", lines)) is not None


def _talk_of_play(text: str) -> re.Match[str] | None:
    return _PLAYER.search(text)


def _text(subject: str, lines: Sequence[str]) -> str:
    head = f"{subject[:200]}\n" if subject else ""
    return (head + "\n".join(lines)[:_REACH]).replace("’", "'")


def _weight(signs: _Signs, text: str) -> tuple[int, int]:
    """Return what the signs found in a text weigh together, and how many kinds of them are found."""
    running = re.sub(r"(?<=[^\n])\n(?=[^\n])", " ", text)
    found = [weight for weight, sign in signs if sign.search(running) is not None]
    return sum(found), len(found)
