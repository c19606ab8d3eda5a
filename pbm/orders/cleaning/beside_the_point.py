"""What stands beside an order and changes nothing of it, left out before a mail is read.

"Because he told me to" gives a reason, "unless you hear otherwise" says what every order says, and "if there's a
trapdoor going" hangs on nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.of_another_throw import without_another_throw
from pbm.orders.cleaning.retold import ENDS, Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["without_what_is_beside_the_point"]

_ALLOWED: Final = r"(?:allowed|legal|permitted|possible|valid|ok|okay|fine|all\sright|alright)"
_REMARKS: Final = Retelling(
    (word_set("throw"), late(r"\bthrow-(?:ins?|away|aways?|backs?|offs?)\b", re.IGNORECASE), "start"),
    (
        word_set("left"),
        late(
            r"(?:(?<=^)|(?<=\n)|(?<=[.!?]\s))(?:i(?:'ve|\shave)?(?:\sgot)?\s)?only\s(?:two|2|three|3)\s"
            r"(?:numbers\s|throws\s)?left(?:\sanyway|\snow|\sin\sthe\sset)?,?\sso[:,]\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("here listen look say"),
        late(r"(?:(?<=^)|(?<=[.!?]\s)|(?<=\n))(?:here|listen|look|say),\s(?=if\s[^.!:;\d]{5,200}\?)", re.IGNORECASE),
        "",
    ),
    (
        word_set("disregard ignore forget scrap cancel bin"),
        late(
            r"(?P<mail>\b(?:disregard|ignore|forget|scrap|cancel|bin)\s(?:that|my|the|this)\s(?:\w{3,12}\s){0,2}"
            r"(?:mail|e-?mail|message|letter|orders?|one)(?:\s(?:altogether|entirely|completely|please|of\s\w{3,9}))?)"
            r"\s\((?:it|that|which|they)\s(?:said|had|read|was|were|asked)[^()\n]{0,60}\)",
            re.IGNORECASE,
        ),
        r"\g<mail>",
    ),
    (
        word_set("nobody one noone none"),
        late(
            r",\s(?:as\s|because\s|since\s)?(?:nobody|no[\s-]?one|none\sof\s(?:them|you))(?:'ll|\swill|\swould|'d|\sever)?"
            r"\s(?:ever\s)?(?:expects?|looks?|suspects?|guess(?:es)?|notices?)(?:\s(?:it|that|one|me|for\sit)){0,2}"
            r"(?:\s(?:there|coming|at\sall))?" + ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("dice counters"),
        late(
            r"\b(?P<lost>(?:ate|eaten|eats|chewed|lost|broke|broken|hid|hidden|stole|stolen|swallowed|nicked|pinched|buried"
            rf"|mislaid|missing|found))\s{THROW}\sof\s(?=(?:my|the|our|his|her|their)\s"
            r"(?:\w{3,9}\s)?(?:dice|counters)\b)",
            re.IGNORECASE,
        ),
        r"\g<lost> some of ",
    ),
    (word_set("all"), late(r",\s(?:and\s)?this\sis\sall(?=\s?[.!](?:\s|$)|$)", re.IGNORECASE), ""),
    (
        word_set("allowed legal permitted possible valid ok okay fine right alright"),
        late(
            r",?\s(?:as|so)\slong\sas\s(?:that|this|it)(?:'s|\sis)(?:\sstill|\sall)?\s"
            + _ALLOWED
            + r"(?:\s(?:this|by|with|for)(?:\s[a-z]+){1,3})?(?=\s?[.!;]|\s{0,3}$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("shout tell let say yell scream holler ask"),
        late(
            r"\bif\s(?:that|this|it)(?:'s|\sis)\s(?:(?:not|no\slonger)\s)?(?:"
            + _ALLOWED
            + r"|wrong|a\sproblem|too\slate|against\sthe\srules),?\s(?:please\s|just\s|do\s)?"
            r"(?:(?:shout|tell\sme|let\sme\sknow|say(?:\sso)?|yell|scream|holler)[.!]?(?=\s|$)"
            r"|ask(?:\sme)?(?:[.!]|(?=\n|$)))",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("not"),
        late(
            r"(?:(?<=^)|(?<=[.!?\n]\s)|(?<=\n))not\sthat\s(?:it|this|that|i|anyone|anybody|he|she|they|any\sof\s(?:it|this))"
            r"(?:'ll|'s|\s)(?![^.!?]{0,50}\b(?:one|two|three|four|five|six)\b)[^.!?:;,\d]{3,50}[.!]",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("will"),
        late(
            r"(?:(?<=^)|(?<=[.!?]\s)|(?<=\n))(?-i:[A-Z])[^\W\d_]{1,14}\swill\s(?:hate|love|like|enjoy|adore|loathe|laugh\sat"
            r"|groan\sat|kill\sme\sfor|never\sforgive\sme\sfor)\s(?:this|it|that|me)(?:\sfor\s(?:this|it|that))?"
            r"\s?[:,;–-]\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("because as since"),
        late(
            r"(?:(?<=^)|(?<=[.!?]\s)|(?<=\n))(?:because|as|since)\s(?:i|we|it|there|that|this|he|she|they|nobody|everybody"
            r"|everyone|no\sone)\b(?!\s(?:said|wrote|ordered|usual|always|told|asked)\b)"
            r"(?![^.!?;:,]{0,60}\b(?:if|unless|whether|might|may|perhaps|maybe|usual|same|one|two|three|four|five|six"
            r"|depend\w{0,3}|sure|unsure|certain|undecided|decide|mind|torn|guess\w{0,3}|hesitat\w{0,3}|wonder\w{0,3})\b)"
            r"[^.!?;:,\d]{3,60},\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (word_set("10"), late(r"(?<![\w.:/-])10-4(?![\w/:-])(?=[\s,.!])"), "Understood"),
    (
        word_set("otherwise else"),
        late(
            r"(?<=\d),?\s(?:otherwise|or\selse)\s(?:i|she|he|they|we|it|(?-i:[A-Z])[^\W\d_]{1,14})(?:'ll|\swill)?\s"
            r"(?!(?:throw|play|use|take|go|spend|want|nominate|put|set|dig)\b)[^.!?:;\d]{3,80}(?=[.!\n]|$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("exhaust finish complete end close use round conclude"),
        late(
            r"\b(?:as\s|since\s)?(?:turns?|rounds?)\s\d{1,3}\s(?:and|&|\+)\s\d{1,3}\s(?:exhaust|finish|complete|end|close"
            r"|use\sup|round\soff|conclude)\s(?:my|the|this|our)\s(?:current\s|present\s)?set\b,?",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("because cos coz"),
        late(
            r",?\s(?:because|cos|coz)\s(?:he|she|they|my\s[^\W\d_]{2,12}|(?-i:[A-Z])[^\W\d_]{1,14})"
            r"\s(?:told\sme\s(?:to|so)|asked\sme\sto|says?\sso|said\sso|wants?\s(?:it|to|me\sto))" + ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("there"),
        late(
            r"\b(?:and\s)?if\sthere(?:'s|\sis|\sare)\s(?:a|any|one)\s?(?:trap\s?doors?|traps?)?\s?"
            r"(?:going|to\sbe\shad|on\soffer|to\sspare|left\sover),?\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("case"),
        late(
            r"\b(?:just\s)?in\scase\s(?:i|we)\s(?:do\snot|don't|can't|cannot|fail\sto|shouldn't)\s"
            r"(?:reach|get\sto|see|find|get\snear|get\sback\sto|come\snear)\s(?:an?|my|the|any)\s"
            r"(?:keyboard|computer|screen|phone|laptop|internet|machine|desk|mail)(?:\sagain)?"
            r"(?:\sbefore\s[^,.:;\n]{1,30}|\sin\stime)?,?\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("unless until"),
        late(
            r"(?:\b(?:(?:please\s)?let\s)?(?:these|this|those)(?:\sorders?)?(?:\swill|\smay|\sshall)?\s(?:stands?|hold)"
            r"(?:\sgood)?,?\s)?\b(?:unless|until)\s(?:(?:you\shear|i\s(?:tell\syou|say|write|send))"
            r"(?:\s(?:otherwise|differently|again|anything\selse|something\selse|something\snewer|newer\sones"
            r"|better\sones|others)){1,2}(?:\sfrom\sme)?"
            r"|(?:something|anything)\s(?:newer|new|else|better)\s(?:comes|arrives|follows|reaches\syou)(?:\sfrom\sme)?)"
            r"(?:\s?[,:]|(?=\s?[.;!\n)]|\s{0,3}$))",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("yet"),
        late(
            r"\bif\syou\s(?:haven't|have\snot|hadn't)\s(?:opened|closed|done|run|processed|started|begun|worked|played"
            r"|typed|adjudicated|posted|sent)\b[^,.;:?\d\n]{0,30}?\syet,?\s"
            r"(?=(?:could|can|may|might|please|i|let|then|my)\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("later"),
        late(
            r"(?<!\bwait),\s(?:i|i'll)\s(?:want|need|may\sneed|might\sneed|am\skeeping|am\ssaving)\s(?:that|it|this|the\s[1-6])"
            r"(?:\sone)?"
            r"\s(?:for\s)?later(?:\son)?(?=\s?[.;!)])",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("idea thoughts plan"),
        late(
            r"\b(?:if|should)\s(?:i|we)\s(?:should\s)?(?:have|get|think\sof|come\sup\swith|find)\s(?:an?\s|any\s)?"
            r"(?:better|other|different|new|brighter|second)\s(?:ideas?|plan|thoughts?)\b[^.!?\d]{0,40}?"
            r"\b(?:i|we)(?:'ll|\swill|\sshall)\s(?:write|mail|tell\syou|let\syou\sknow|send\sword|be\sback|shout)"
            r"(?:\sagain)?(?:,?\s(?:but|and|so)\s(?:don't|do\snot)\s(?:wait|hold\sup)(?:\sfor\s(?:it|me|that))?)?[.!]?",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("way"),
        late(
            r"\b(?P<one>[1-6])(?:\sfirst)?,?\s(?:and\s)?then\s(?:the\s|a\s)?(?P<two>[1-6])\s?[-–—.,;]{1,2}\s?"
            r"(?:no|oops|sorry|wait)\b[^.:\d]{0,30}\bother\sway\s(?:about|round|around)\s?[:,;–-]{1,2}\s"
            r"(?=(?:the\s)?(?P=two)\b[^.\d]{0,20}\b(?P=one)\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("reason"),
        late(
            r",?\s(?:and|so)\s(?:i\s(?:can\s)?(?:see|have|find)|there(?:'s|\sis))\sno\s(?:good\s)?reason\s(?:at\sall\s)?to\s"
            r"(?:change|desert|abandon|alter|forsake|drop|leave|move|stop|give\sup)(?:\s(?:it|that|this|him|her|them|there"
            r"|now|on\sit)){0,2}" + ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("leaves leaving"),
        late(
            rf",\s(?:which\sleaves|leaving)(?:\sme)?(?:\swith)?\s(?:just\s|only\s)?(?:the\s|a\s)?{THROW}"
            rf"(?:(?:,\s|\sand\s|,\sand\s)(?:the\s|a\s)?{THROW}){{0,4}}"
            r"(?:\sfor\s(?:the\s|a\s)?(?:double|last\sturns?|next\s(?:turns?|time|round|week)|later|the\send|the\srest"
            r"|rest)(?:\s(?:turn|round))?)?(?=\s?[.!;)]|\s{0,3}$)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("being"),
        late(
            rf",\s(?:that|this|it)\sbeing\s(?:all|the\sonly\s(?:one|number)|the\slast(?:\sone)?|what)\s(?:that\s)?"
            rf"i(?:'ll|\swill|'ve|\shave|'d)?\s(?:have|got|be\sleft\swith)?\s?(?:left\s)?(?:once|when|after)\s"
            rf"(?:the\s|my\s)?{THROW}\s(?:is|has|goes)(?:\s(?:gone|spent|used|played|been\splayed))?" + ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("later laters l8r"),
        late(r"(?<=[.!])\s(?:laters?|l8r)[.!]?(?=\s{0,4}\n\s{0,4}[^\W\d_]{1,12}\s{0,3}$)", re.IGNORECASE),
        "",
    ),
    (
        word_set("same"),
        late(
            r"\b(?:and\s)?if\sit(?:'s|\sis)\s(?:all\s)?the\ssame\s(?:to|with)\s(?:you|everybody|everyone|the\sothers),?\s?",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("ones twos threes fours fives sixes"),
        late(
            r"\b(?:ones|twos|threes|fours|fives|sixes)\sall\sround,\s(?=an?\s(?:[1-6]|one|two|three|four|five|six)\son\s"
            r"(?:every|each|all)\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("rule rules"),
        late(
            r"\b(?:(?:just|simply|please|so|and)\s){0,2}(?:(?:move|play)\s(?:me|on\sfor\sme)\sby\sthe\s(?:usual|normal)\srules?"
            r"|let\sthe\srules\s(?:move|play)\s(?:on\s)?(?:for\s)?me\b"
            r"|let\s(?:the\s)?(?:usual\s|normal\s|ordinary\s|standard\s)?rules?\s"
            r"(?:for|about|on)\s(?:the\s)?(?:missing|absent|away|absentees?|no-?shows?|nmrs?|people\swho)\b[^.!?,;\d]{0,40}?\s"
            r"(?:take\s(?:its|their)\scourse|apply|decide|do\s(?:its|their)\s(?:work|worst|best|thing))"
            r"|whatever\sthe\srules\s(?:do|say|have)\s(?:with|about|for)\s(?:absentees?|missing\splayers|no-?shows?)"
            r"(?:\sis\s(?:fine|all\sright|ok|okay)(?:\s(?:by|with)\sme)?)?)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("others"),
        late(
            r"\bshould\sthere\sbe\s(?:any\s)?others\sof\s(?:like|the\ssame)\smind,?\s",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("nothing nobody"),
        late(
            r"(?P<sum>\b(?:that's|that\sis|which\sis|which\smakes|makes)\s\d{1,3}),?\sif\s(?:nothing|nobody)\s"
            r"(?:eats|bites|swallows|gets)\sme(?:\sfirst)?\b(?=\s?[.,;!)\n])",
            re.IGNORECASE,
        ),
        r"\g<sum>",
    ),
    (
        word_set("botola falltür trappe valluik trampa trampilla luik"),
        late(r"(?<=\btrapdoor)\s\((?:botola|falltür|trappe|valluik|trampa|trampilla|luik)\)", re.IGNORECASE),
        "",
    ),
    (
        word_set("mwahaha mwahahaha muahaha muahahaha hehe hehehe haha hahaha heh lol"),
        late(
            r"(?<=\d)\s(?:mwa(?:ha){2,4}|mua(?:ha){2,4}|(?:he){1,3}h?|(?:ha){2,4}|lol)(?=\s{0,3}(?:\n|$))",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("wait"),
        late(
            r"(?:^|(?<=\n))wait,?\s(?=(?:is|are|was|were|what|who|how|did|does|why)\b(?![^\n]{0,200}\bif\b))",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("spent gone used played"),
        late(
            rf"\b(?:(?:by|on)\smy\s(?:reckoning|count|list),?\s|as\sfar\sas\si\scan\ssee,?\s)?"
            rf"(?:(?:the|my)\s{THROW}(?:,\s|,?\sand\s)){{1,4}}"
            rf"(?:the|my)\s{THROW}\s(?:are|have\sbeen)\s(?:all\s)?(?:spent|gone|used(?:\sup)?|played|crossed\soff)"
            r"(?:\s(?:already|by\snow|so\sfar))?(?:,\sso\s|[.;]\s(?:out\sof\s(?:what\sis\sleft|the\srest),?\s)?)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("four five six seven eight nine one two three zero"),
        late(
            r",?\sthat's\s(?:zero|one|two|three|four|five|six|seven|eight|nine)\s(?:zero|one|two|three|four|five|six|seven|eight"
            r"|nine)\b(?!\s(?:zero|one|two|three|four|five|six|seven|eight|nine)\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("idea"),
        late(
            r",?\s(?:the\s)?same\sidea\sas\s(?:everyone|everybody)(?:\selse)?(?:,?\s(?:i\s(?:bet|guess|expect)|no\sdoubt))?,\s(?=\d)",
            re.IGNORECASE,
        ),
        " ",
    ),
    (
        word_set("why"),
        late(r",?\s(?:cuz|cos|coz|because|bc)\swhy\snot\b", re.IGNORECASE),
        "",
    ),
    (
        word_set("fat typo slip finger fingers"),
        late(
            r"\s?(?:[-–—,]\s|\()(?:my\s|a\s)?(?:fat\sfingers?|typo|finger\strouble|slip\sof\sthe\s(?:pen|finger|thumb))\)?"
            r"(?=\s?[.,;!\n])",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("fail miss"),
        late(
            r"(?<=\bto\sgreet\shim)\sif\si\s(?:fail|miss)\b|(?<=\bto\sgreet\sher)\sif\si\s(?:fail|miss)\b",
            re.IGNORECASE,
        ),
        "",
    ),
    (word_set("rub"), late(r"\b(?:please\s)?(?:don't|no\sneed\sto)\srub\sit\sin[.!]?", re.IGNORECASE), ""),
    (
        word_set("sooner"),
        late(r",?\ssooner\sor\slater(?=,?\sso\s(?:let\sit\sbe|why\snot)\s(?:now|today)\b)", re.IGNORECASE),
        "",
    ),
    (
        word_set("sooner"),
        late(
            r"(?P<others>\b(?:they|he|she|somebody|someone|one\sof\sthem)\s[^.,;!?\d\n]{3,40}?),?\ssooner\sor\slater"
            + ENDS,
            re.IGNORECASE,
        ),
        r"\g<others>",
    ),
    (word_set("left"), late(r"\bthat(?:'s|\sis)\swhat\si\shave\sleft,\sso\s", re.IGNORECASE), ""),
)
"""Each remark, with the words of which it has one, and what of it stays."""


def without_what_is_beside_the_point(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with such remarks left out."""
    return retold(without_another_throw(lines), _REMARKS)
