"""Firms and cheats that want money of whoever reads them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.unsolicited.players_words import FIRST_PERSON, PLAYING, orders_plainly
from pbm.orders.unsolicited.weighing import Signs, told, weighed
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["is_sales_mail", "may_be_sales_mail"]

_GAME_SUBJECT = late(
    r"(?:re|aw|sv|antw|rv|rif|tr|r)\s?:.{0,80}\b(?:turn|round|move|(?<!your )(?<!outstanding )orders?"
    r"(?!\s?(?:no\b|number|nr|#|confirmation|id\b))|report|zug|runde|ronde|tour|turno)\b",
    re.IGNORECASE,
)

_SELLING: Final[Signs] = (
    (
        2,  # how to be rid of it
        late(
            r"\bunsubscribe\b|\bopt[- ]out\b|\bto be removed\b|\bto leave\b(?= *$)|\bstop (?:these|our) (?:mails"
            r"|e-?mails|offers)\b|\b(?:reply|answer|text|send)(?: with)? (?:stop|remove|no \d|\W\d\W)"
            r"|\bto stop (?:receiving |getting )?(?:these|our|such|this)\b|\byou (?:get|receive|received"
            r"|are getting|are receiving|got) this (?:(?:e-?)?mail |message |newsletter |letter )?(?:because|as"
            r"|since)\b|\bleave (?:(?:the|this|our|mailing) )?list\b|(?:n't|\bnot) (?:wish|want) (?:this\?|these\b"
            r"|to hear from us|(?:to (?:get|receive) )?(?:these|such|our) (?:offers|mails))|\b(?:manage"
            r"|update)(?: your)? (?:subscription|preferences)\b|\babmelden\b|\babbestellen\b|\bafmelden\b",
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
            r"\b\d\d?\s?% (?:off|extra|reduced|discount)|\b\d\d?\s?% rabatt|-\d\d%|\bsave (?:up to |over |now "
            r"|[£$€]?\d)|\bhalf price\b|\bfor the price of\b|\b[2-9] for [1-8] on\b|\bbuy \d\b|\bpay for \d\b"
            r"|\bfree (?:gift|postage|quote|survey|audit|trial|delivery|shipping|rail|grab)|\b(?:months|days"
            r"|\d+) free\b|\bcode (?-i:[A-Z]{3,}\d+)|\bat the (?:till|checkout)\b|\bvouchers?\b|\b(?-i:SALE)\b"
            r"|\bclearance\b|\binterest[ -]free\b|\bbest-?sell\w+\b|\breduced by\b|\bspecial offer\b|\b\d\d? off\b"
            r"|\bgutschein\w*\b|\bprice of \d\b|\bspend \d|\bdiscounts?\b|\bquotes\b|\bbacklinks\b"
            r"|\bmoney[ -]back\b|\bprice ?list\b"
            r"|\b(?:the|on) first page\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # what to do at once
        late(
            r"\b(?:shop|order|book|buy|start|pay|roll|call|act|apply|join|play|sign up|register|reply|claim|enrol"
            r"|subscribe)(?: \w+)? (?:now|here|today|before|yes)\b|\b(?:call|ring|phone|text) (?:us "
            r"|me )?(?:on )?0\d{2,}|\bcall me back\b|\bclaim (?:your|my|now|here|it)\b|\bclick (?:here|to|once"
            r"|below|the)\b|\breply yes\b|\bjust (?:answer|reply) yes\b|\bconfirm delivery\b|\bread (?:more"
            r"|it online|on)\b|\blog ?in\b|\bupgrade (?:to|your)\b|\bsee (?:my|our) (?:work|prices|website)\b"
            r"|\bopen (?:the |your )?(?:document|file|message)\b|\blisten:|\btrack:|\bchoose a new\b"
            r"|\bsend me the codes\b|\bpress the button\b|\btrack (?:it|your|the)\b|\bthe link is good\b"
            r"|\border at\b|\bshop \||\bcall \w+ today\b|\bvisit our\b|\bget a (?:quote|lift|loan)\b"
            r"|\bsend your order\b|\bfill in the form at\b|\breply (?:within|with your|with full)\b"
            r"|\bwrite back for\b|\border by\b|\bwrite me at\b|\bbook a new\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # there is no time to lose
        late(
            r"\bthis (?:week|weekend|month)(?:end)? only\b|\bonly \d+ (?:\w+ )?(?:days?|hours?|slots?|spots?"
            r"|places?|left)\b|\b\d+ (?:days?|hours?|minutes?)(?: only| left)\b|\blast \d+ (?:days|hours)\b"
            r"|\bends? (?:tonight|on|at|in|\d|sunday|soon|today)\b|\boffer (?:ends|expires|number|valid)\b"
            r"|\b(?:final|last) (?:hours|reminder|notice|chance)\b|\b(?:within|in) \d+ (?:days?|hours?|minutes?)\b"
            r"|\bwhile stocks\b|\bthis (?:week|weekend)[:!]|\bnur (?:noch )?\d+ tage\b|\bnur bis\b"
            r"|\buntil (?:sunday|the \d+|\d+ \w+)\b|\bat once\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # to nobody in particular
        late(
            r"\b(?:dear|hello|hi|attention|attn)[,:]? (?:dear )?(?:valued |esteemed |our )?(?:customers?|clients?"
            r"|home ?owner|subscriber|user|member|beneficiary|friend|parent|collector|gardener|gamer|neighbou?r"
            r"|sir ?/ ?madam|sir or madam|account ?holder|winner|e-?mail user|driver|player of the week|shopper"
            r"|investor|team)\b|\b(?:sir ?/ ?madam)\b|\bmy dearest\b|\bgood day\b|\b(?:hello|hi) dear\b"
            r"|\byour subscriber\b|\bdear members?\b",
            re.IGNORECASE,
        ),
    ),
    (
        1,  # a firm speaks
        late(
            r"\b(?:our|we)\b(?: [\w'-]+){0,3} (?:range|sale|shop|warehouse|models?|package|offers?|showrooms?"
            r"|bestsellers?|stairlifts?|ladders|team|website|records|albums|depot|store|prices|lend|give out"
            r"|throw in|recorded|deliver)\b|\b(?:[A-Z]\w+ )?(?:ltd|gmbh|inc|llc|plc)\b|\bdept\b|\bdesk\b"
            r"|\bheadquarters\b|\baccounts\b|\b(?:business development|head of|manager of)\b|\byour (?:area"
            r"|postcode|website|site|roof|stairs)\b",
            re.IGNORECASE,
        ),
    ),
    (1, late(r"\b(?:https?://|www\.)[^\s<>]{1,500}", re.IGNORECASE)),
    (
        2,  # a bill
        late(
            r"\b(?:charge|fee|payment|balance|refund|bill|invoice|amount|customs|postage"
            r"|deposit)s?\b[^.!?\n]{0,25}\b(?:of|is|due|for|has|was|declined|failed|reminder|overdue|approved)\b"
            r"|(?:n't|\bnot) been (?:settled|paid)\b|\b(?:pay|settle|transfer|send"
            r"|earn)\b[^.!?\n]{0,25}(?:[£$€]\s?\d|\bfee\b|\bcharge\b|\b\d+ (?:dollars|pounds|euro|a day)|\busd\b"
            r"|\bbitcoin\b)|\btaken from your\b|\bhas been renewed\b|\bpay (?:now|here|within)\b|\b(?:take"
            r"|took) your payment\b|\border confirmation\b|\btotal \d|\bremittance\b|\bdid not go through\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # a locked door: an account, a parcel
        late(
            r"\byour (?:\w+ )?(?:account|mail ?box|password|card|statement|package|parcel|subscription|profile"
            r"|device|courier|order|plan|delivery|website|inheritance|loan)\b[^.!?\n]{0,30}\b(?:is|has|was|will"
            r"|ending|ends|expires?|held|could|locked|suspended|waiting|ready|called|been|from)\b|\b(?:verify"
            r"|confirm|update|validate|secure|keep) (?:your|the|my)(?: \w+)? (?:details|account|password|card"
            r"|identity|mailbox|delivery|address|payment)\b|\bsign-?in\b|\breset (?:your )?password\b"
            r"|\bone-time code\b|\bdelivery attempt\b|\bparcels?\b[^.!?\n]{0,30}\b(?:goes back|returned|is waiting"
            r"|could not|unclaimed|are kept|no\.? ?\d)\b|\b(?:item|it) goes back\b|\b(?:bring|deliver) parcel\b"
            r"|\bbe (?:closed|suspended|returned|cancelled)\b|\bput a hold\b|\bdid not place this\b"
            r"|\bwish to cancel\b|\bwasn't you\b|\bnot you\?|\bunclaimed\b|\bpick-?up point\b|\bat your door\b"
            r"|\b(?:your )?shipment\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # sums that nobody has
        late(
            r"\b\d+(?:[.,]\d+)? ?(?:million|billion|m(?=illions?\b))|\b\d{1,3},000\b|\bmillions? (?:of )?(?:dollars"
            r"|pounds|euros?)|\bthousands of (?:dollars|pounds)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # who left them
        late(
            r"\b(?:next of kin|inherit\w*|beneficiary|barrister|widow|deceased|consignment|bequeath\w*|dying|cancer"
            r"|late (?:husband|client|father|mr)|died in|business proposal|mutual benefit|confidential|charity"
            r"|funds|paying office|manager of a bank|trunk box(?:es)?|us army|sergeant|foundation|compensation"
            r"|scam victims?)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # what is wanted of whoever answers
        late(
            r"\b(?:full name|bank details|telephone and age|age and telephone|your (?:passport|telephone"
            r"|phone number|age)|name, address|in private|answer in private|send you (?:my )?photo"
            r"|your friends will see|in bitcoin|write back|to the wallet|contact our agent)\b|\bwrite me\b"
            r"|\breply with\b|\bcan i trust you\b|\byour consent\b|\bpresent you\b|\bact for the late\b"
            r"|\bgift cards\b|\bfor your claim\b"
            r"|\b(?:work|time|free|available|hop on|jump on) (?:for )?a (?:quick |short )?"
            r"(?:call|chat|demo)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # credit
        late(
            r"\b(?:loans?|lend|lending|credit|borrow|no (?:credit )?checks|\d\s?% apr|at \d\d?%|repay|debts?"
            r"|pre-?approved|work from home|from home|be your own boss|no skill)\b",
            re.IGNORECASE,
        ),
    ),
    (
        2,  # luck
        late(
            r"\b(?:you (?:have )?(?:won|been (?:selected|chosen))|has won|have been (?:selected|chosen)|winner"
            r"|lottery|jackpot|\d spins?|spins? (?:left|up)|casino|free spins|ballot|win (?:a|\d|[£$€]|up)"
            r"|congratulations|prizes?)\b",
            re.IGNORECASE,
        ),
    ),
    (2, late(r"\b18\+|\b(?:terms|t&cs?)(?: and conditions)? apply\b", re.IGNORECASE)),
    (
        2,  # wares that are sold by no one else
        late(
            r"\b(?:no prescription|pills?|viagra|pharmacy|saw your profile|meet singles|stair ?lifts?|toner"
            r"|loft (?:ladders?|hatch)|antivirus|seo|guest posts?|search results|on google|ranking|(?:page|position"
            r"|number) 1|top \d|keywords|horoscope|lucky numbers|logos?|flyers|newsletter|in this issue"
            r"|guest article|visitors off|certain sites|your camera)\b",
            re.IGNORECASE,
        ),
    ),
)
_SOLD: Final = 5
_SOLD_WAYS: Final = 3  # kinds of signs that make up the weight


_MARKS: Final = word_set(
    "account mailbox password unsubscribe invoice parcel verify validate lottery winner prize voucher discount "
    "customer customers subscriber refund quota webmail"
)


def may_be_sales_mail(lines: Sequence[str]) -> bool:
    """Return whether some lines have a word of those mails; few of players do."""
    return may_be_in(words_in(lines), _MARKS)


def is_sales_mail(subject: str, lines: Sequence[str]) -> bool:
    """Whether some lines are a firm's or a cheat's that wants money: "Dear customer, a charge of 1.99 is due".

    Where nobody says "I", somewhat less is enough.
    """
    plays = _GAME_SUBJECT.match(subject[:200]) is not None or PLAYING.search(told(lines)) is not None
    if plays or orders_plainly(lines):
        return False
    text = told(lines, subject)
    weight, ways = weighed(_SELLING, text)
    enough = weight >= _SOLD and ways >= _SOLD_WAYS
    return enough or (weight >= _SOLD - 1 and FIRST_PERSON.search(text) is None)
