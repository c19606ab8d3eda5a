"""The words in which the throw or the trapdoor that stands is told to change, each a pattern of a part of a"
" sentence."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late

__all__ = [
    "ALTERED",
    "DOOR_TO",
    "DROPPED",
    "FURTHER",
    "KEPT_NUMBER",
    "LABEL_BEHIND",
    "MARKED",
    "MEANT",
    "MISTAKEN",
    "NO_GOOD",
    "OF_SPACE",
    "OF_THROW",
    "OTHERS_DO",
    "OTHERS_SAY",
    "REASON_BEHIND",
    "REJECTED",
    "SAYS_TO",
    "SET_RIGHT",
    "SET_STRAIGHT",
    "SO_BE_IT",
    "TAGS",
    "TAKEN_BACK",
    "THROW_TOPIC",
    "TOPIC_KEPT",
    "WHETHER_TO_CHANGE",
    "WRITTEN_DOWN",
    "WROTE",
]

_THE: Final = (
    r"(?:(?:the|that|this|my|an?|mine|space|square|throw(?: of)?|trap ?-?door|trap|on|at|for|from|number|die"
    r"|der|den|das"
    r"|meine|le|la|les|l'|un|une|mon|ma|eine[nr]?|het|de|een|mijn|el|los|las|mi|il|lo|una?) ?){0,3}"
)
_OLD, _OLD2, _OLD3, _OLD4, _OLD5, _OLD6 = (
    rf"{_THE}(?P<old{place}>\d{{1,3}})(?!\w)" for place in ("", "2", "3", "4", "5", "6")
)
_NEW, _NEW2, _NEW3, _NEW4, _NEW5, _NEW6, _NEW7, _NEW8 = (
    rf"{_THE}(?P<new{place}>\d{{1,3}})(?!\w)" for place in ("", "2", "3", "4", "5", "6", "7", "8")
)
_TAIL: Final = (
    r"(?: (?:please|pls|plz|then|now|though|tho|thanks|thank you|ta|cheers|instead|after all|if you would|again"
    r"|would you|will you|could you|can you|so do that|if (?:that's|it's)(?: still)? (?:ok|okay|all right|alright"
    r"|possible)|if it's not too late|if there's (?:still )?time|if possible|if i may|if you can|if you don't mind"
    r"|if i'm (?:still )?in time|if you(?:'ve| have| haven't)(?: not)?(?: yet| already)? (?:sealed|sent|closed|done"
    r"|played|run|posted|printed)(?: (?:it|the \w+|them))?(?: (?:off|yet|already))?|bitte|danke|doch|jetzt"
    r"|stattdessen|merci"
    r"|svp|finalement|graag|bedankt|toch|por favor|gracias|mejor|per favore|grazie|invece))*"
)
"""What is said for politeness; who asks whether there is time still wants the change."""
_I: Final = (
    r"(?:(?:i|we|ich|wir|j'ai|je|ik|he|ho|yo|io)(?:'ve|'d| have| had| habe| hab| heb| just| only| accidentally)* ?)?"
)
_ERROR: Final = (
    r"(?:wrong|silly|daft|stupid|rubbish|nonsense|crazy|no good|no use|not right|incorrect|a (?:bad|silly|daft|stupid)"
    r" (?:idea|choice)|an? (?:\w+ ){0,2}?(?:mistake|slip|typo|misprint|error|mistype|misclick|fat finger|blunder)"
    r"|meant to be something else|not what i (?:meant|wanted|want)|falsch|verkehrt|quatsch|ein (?:vertipper|tippfehler"
    r"|irrtum|versehen|fehler)|faux|une (?:erreur|faute)(?: de frappe)?|fout|verkeerd|een (?:tikfout|typefout"
    r"|vergissing)|un error|una equivocación|una errata|sbagliat[oa]|un errore|un refuso)"
)
_SHOULD: Final = (
    r"(?:should(?:'ve| have)?(?: (?:be|been|read|say|said))?|ought to (?:be|read|have been)|(?:was|is|were)"
    r" (?:meant|supposed"
    r"|intended) to (?:be|read|say|have been)|(?:was|is) an? (?:\w+ )?(?:typo|slip|misprint|mistake|mistype) for"
    r"|(?:could |should |can )?becomes?|soll(?:te)?(?: (?:eine?|doch))?|(?:doit|devait|devrait) être|moet|moest"
    r"|(?:debe|debía|debería) ser"
    r"|(?:deve|doveva|dovrebbe) essere)"
)
SET_RIGHT: Final = late(
    rf"(?:rather|lieber|plutôt|mejor|meglio|liever|eher) {_NEW3} (?:than|als|que|che|dan) {_OLD3}{_TAIL}|"
    rf"(?:swap|put|bring|pop) in {_NEW5} for {_OLD6}{_TAIL}|mache? aus {_OLD5} {_NEW6}{_TAIL}|(?:move|shift"
    rf"|bump|make|turn|switch|swap|change|alter|correct|amend"
    rf"|verschiebe?|sposta|déplace[rz]?"
    rf"|verplaats|mueve)"
    rf" {_OLD4} (?:to|into|for|a|an|nach|auf|su|à|en|naar|al?) {_NEW4}{_TAIL}|"
    rf"{_OLD} {_SHOULD} {_NEW}(?: (?:sein|zijn))?{_TAIL}"
    rf"|{_NEW2} (?:it )?(?:should(?:'ve| have) (?:been|read|said)|is what (?:it|that) should (?:be|say|read|have been))"
    rf",? ?(?:not {_OLD2})?{_TAIL}"
)
"""One number is told to be another: "the 44 should read 45", "plutôt 3 que 5"."""
REJECTED: Final = late(rf"(?:and )?(?:not|nicht|pas|niet|no|non|statt|anstatt|instead of|rather than) {_OLD}{_TAIL}")
"""What is not wanted, of which another part says what is: "not 44"."""
DROPPED: Final = late(
    rf"(?:scratch|scrap|kill|drop|lose|forget(?: about)?|cancel|ditch|bin|remove|strike(?: out)?|delete|scrub"
    rf"|never mind|nix|ignore|streiche?|vergiss|oubliez?|annule[rz]?|supprime[rz]?|schrap|vergeet|olvida|quita|borra"
    rf"|dimentica|togli|cancella) {_OLD}{_TAIL}"
)
"""What is to go, and nothing may come in its place: "scratch the 44"."""
NO_GOOD: Final = late(rf"{_OLD} (?:(?:was|is|were|war|ist|était|est|c'est|was|era|es|è)|,)? ?{_ERROR}{_TAIL}")
"""What is said to be a mistake: "44 was a typo"."""
WROTE: Final = late(
    rf"{_I}(?:typed|sent|wrote|put|said|gave|entered|ordered|nominated|chose|picked|asked for|went for|had|geschrieben"
    rf"|getippt|schrieb|tippte|écrit|mis|tapé|schreef|typte|getypt|escribí|puse|scritto|messo) {_OLD}"
    rf"(?: (?:by mistake|by accident|in error|earlier|before|last time|geschrieben|getippt|getypt))*"
    rf"|(?:ich habe?|ik heb) {_OLD2} (?:geschrieben|getippt|geschickt|getypt|geschreven|gestuurd)"
)
"""What was sent, of which another part says what was meant: "I typed 44"."""
MEANT: Final = late(
    rf"(?:i |we )?(?:actually |really )?(?:meant|mean|intended|wanted|want)(?: (?:to (?:say|put|type|write|send"
    rf"|be)|it to"
    rf" be|to))? {_NEW}{_TAIL}|{_NEW2} (?:is|was) (?:what|the one) i (?:want|wanted|meant|mean|need|intended){_TAIL}"
    rf"|(?:ich )?(?:meinte|wollte)(?: (?:ich|eigentlich|natürlich|doch))* {_NEW3}(?: (?:schreiben|haben|sagen))?{_TAIL}"
    rf"|(?:{_NEW4} (?:meinte|wollte) ich)|(?:je )?voulais(?: dire| mettre| écrire)? "
    rf"{_NEW5}{_TAIL}|(?:ik )?bedoelde(?: (?:ik|eigenlijk|natuurlijk))* "
    rf"{_NEW6}{_TAIL}|(?:quería|quise)(?: decir| poner| escribir)? "
    rf"{_NEW7}{_TAIL}|(?:volevo|intendevo)(?: dire| mettere| scrivere)? "
    rf"{_NEW8}{_TAIL}"
)
"""What was meant, in the place of what was sent: "I meant 4"."""
ALTERED: Final = late(
    rf"(?:i'm |i am |im |i'll |i will |we're )?(?:going to |gonna |now |hereby )*(?:change|changing|switch"
    rf"|switching|swap"
    rf"|swapping|move|moving|alter|amend|make)(?: (?:it|that|this|mine|over|up|down|around|my (?:throw|roll|go"
    rf"|number)|the"
    rf" (?:throw|roll)))* (?:(?:to|for|into|be) )?{_NEW}{_TAIL}"
)
"""What stands is changed to another: "I'm going to change to 3", "change it to 5"."""
WHETHER_TO_CHANGE: Final = late(
    r"(?:can|could|may|might) (?:i|we|(?:the )?gm)(?: (?:please|pls|kindly|possibly|just|still|perhaps|maybe|also))* "
    r"(?=(?:change|switch|swap|move|alter|amend|make|take|drop|remove|cancel|withdraw|lose|scrap)\b)"
    r"|(?:is there )?any (?:chance|possibility|way) (?:of |(?:i|we|you) (?:could|can) (?:have |do |get )?)"
    r"|(?:can|could) we (?:do|have|say) |would you be so (?:good|kind) as to |(?:i'd|i would) be (?:very |most )?"
    r"(?:grateful|obliged) if (?:you (?:could|would) )?"
)
"""A wish in the words of a question: "can I change it to 5"."""
MARKED: Final = late(
    r"\b(?:make|made|meant|instead|rather|should|shall|change|changed|changing|switch|switching|prefer|sooner"
    r"|stattdessen"
    r"|lieber|meinte|sollte|mach|plutôt|voulais|mets|finalement|liever|toch|bedoelde|maak|mejor|quería|quise|pon|invece"
    r"|meglio|volevo|metti)\b"
)
"""Words with which a number comes in the place of what stands: "make that 4"."""
SO_BE_IT: Final = late(
    rf"(?:so|and so|therefore|then|also|donc|dus|así que|quindi)(?: (?:let's have|it's|i'll (?:go|have|take)(?:"
    rf" with)?))? {_NEW}{_TAIL}"
    rf"|(?:so )?{_NEW2} (?:it is|it shall be|is it)(?: then)?"
    rf"|(?:so )?(?:i'll|i will|let's) (?:go (?:with|for)|have|take|play|say|try) {_NEW3}{_TAIL}"
)
"""What is decided after somebody else's opinion was told: "so 46 it is"."""
KEPT_NUMBER: Final = late(
    rf"(?:(?:i'm|i am|i'll be|i'll|i will) )?(?:leave|keep|leaving|keeping|stick(?:ing)? (?:to|with|at)|staying"
    rf" with|stay"
    rf"(?:ing)? (?:on|at|with)|happy with)(?: (?:it|that|things))?(?: (?:at|on|as|with))? {_OLD}(?: (?:as (?:it"
    rf" )?is|alone"
    rf"|as (?:stated|before|sent)|where it is|though))?{_TAIL}"
    rf"|{_OLD2} (?:stays|stands|is (?:right|fine|good|ok|correct)|bleibt|reste|blijft|(?:se )?queda|resta){_TAIL}"
    rf"|{_OLD3} (?:ist richtig|stimmt|passt|est bon|klopt|está bien|va bene){_TAIL}"
)
"""A number that stays: "I'm sticking with 44", "the 3 is right"."""
TOPIC_KEPT: Final = late(
    r"(?:the |my )?(?:(?P<throw>throw|roll)|(?P<door>trap ?-?door|trap|td)) (?:(?:(?:is|stays|stands|remains"
    r"|stay|keep) )?"
    r"(?:as (?:it )?(?:stated|was|is|before|sent)(?: before| already)?|unchanged|the same|same|right|fine|good|ok)"
    r"|stays|stands|remains)"
    r"|(?:leave|keep) (?:the |my )?(?:(?P<throw2>throw|roll)|(?P<door2>trap ?-?door|trap|td))"
    r"(?: (?:as (?:it )?(?:is|was|stated)|alone|where it (?:is|was)|be|the same))?(?: after all)?"
    r"|(?:keep )?(?:the )?same (?:(?P<throw3>throw|roll)|(?P<door3>trap ?-?door|trap|td))"
)
"""What stays by its name: "trapdoor as was"."""
MISTAKEN: Final = late(
    r"(?:(?:i )?(?:transposed|swapped|mixed up|muddled)(?: (?:the|my))? (?:digits|numbers|figures)|typo|fat fingers?"
    r"|(?:my |bad )?typing|no (?:hard feelings|worries|rush|problem|hurry)(?: \w+){0,4}|(?:sorry |oops )?(?:my"
    r" )?(?:mistake|slip|error|bad)|slip of the (?:finger|thumb|pen)"
    r"|wrong (?:key|number|way round)|vertippt|zahlendreher|tippfehler|faute de frappe|tikfout|errata|refuso)"
)
"""A part that only says that there was a mistake."""
OTHERS_SAY: Final = late(
    r"(?!(?:i|we|you|ich|je|ik|yo|io) )(?:(?:my|our|the|his|her) )?[^\W\d_][\w'’.-]{0,20}"
    r"(?: (?!and\b|but\b|throw|roll|trap|td\b)[^\W\d_][\w'’.-]{0,20}){0,3}? (?:says?|said"
    r"|thinks?|thought|reckons?|reckoned|suggests?"
    r"|suggested|insists?|swears?|told me|tells me|advises?|is sure|meint|sagt|dit|pense|zegt|vindt|dice|cree|pensa)\b"
    r"(?!.*\b(?:not|instead|change|make|but|scratch|scrap|kill|drop)\b)[\w' -]{0,60}"
)
"""What somebody else says, and the mail then decides: "my wife thinks 46 is better"."""
LABEL_BEHIND: Final = late(
    r"(?P<said>.+?) (?:for|as|on) (?:the |my |a )?(?:(?P<door>trap ?-?door|trap|td)|(?P<throw>throw|roll))"
    r"(?: nomination)?"
)
"""A change whose field is named last: "29 in place of 28 for the trapdoor"."""
OF_SPACE: Final = late(rf"(?:(?:viz|namely|to wit|it's|it is|on) )?(?:space|square|sq) (?P<new>\d{{1,3}})(?!\w){_TAIL}")
"""A trapdoor told as the space that it is."""
TAKEN_BACK: Final = late(
    r"(?:bin|ditch|scrub|kill|drop|forget|cancel|lose|scrap|remove|delete|skip) (?:the|my|that) (?:trap ?-?door"
    r"|trap|td)"
    rf"{_TAIL}|(?:take|withdraw|pull|have|get) (?:(?:back )?(?:the|my|that) (?:trap ?-?door|trap|td)(?:"
    rf" nomination)?(?: back)?)"
    rf"{_TAIL}"
)
"""The trapdoor is taken back: "can I take the trapdoor back?"."""
REASON_BEHIND: Final = late(
    r" (?=(?:(?:because|cos|coz|cause|as|since|for|weil|denn|car|parce que|omdat|porque|perché) )?(?:i've|i have|i had"
    r"|i've had|i'm|i am|i just|it's|it is|she's|she is|he's|he is|they|my|we|we've|ich|ik|j'ai|je)\b)"
)
"""Where a reason begins that no sign sets apart: "make that four not five I've had another look"."""
SAYS_TO: Final = late(
    r"(?!(?:i|we|you|ich|je|ik|yo|io) )(?:(?:my|our|the|his|her) )?[^\W\d_][\w'’.-]{0,20}(?: [^\W\d_]{1,20})?"
    r" (?:says?|reckons?|thinks?|suggests?)"
    r" (?:to |i should |we should |it should be )?"
)
"""Who wants the change: "our Derek says put it on 23 not 27"."""
TAGS: Final = late(rf"{_TAIL}$")
"""What follows a wish for politeness: "would you", "if you would"."""
DOOR_TO: Final = late(
    r"(?:swap|move|change|put|shift|set|switch|alter|have|get|pop|stick|nominate) (?:the|my|his|her|our) "
    rf"(?:trap ?-?door|trap|td)(?: nomination)? (?:(?:to|on|onto|at|for|be) )?{_NEW}{_TAIL}"
)
"""The trapdoor is moved to another space: "swap my trapdoor to 66"."""
FURTHER: Final = late(
    r"(?:further to|following(?: on from)?|in addition to) (?:mine|my|our)(?: (?!trap|throw|td\b"
    r"|nomination)[^\W\d_]+){0,5}"
)
"""What a letter begins with that goes on from another: "further to mine of earlier"."""
OTHERS_DO: Final = late(
    r"(?:(?:my|our|the) (?!trap|throw|roll|td\b|number|order|nomination|move|go\b|turn|last|first|second|other"
    r"|new|old|own"
    r"|plan|choice|vote)[^\W\d_]+(?:'s)?|she|he|they)(?:'s|'re| is| are| has| have| was| had)?"
    r" (?:using|playing|got|going|gone|on|in|at|used|played|plays|uses|wants|sat|stuck)\b[\w' ]{0,40}"
)
"""What somebody else does, which is a reason: "my mates using 6 in hers"."""
WRITTEN_DOWN: Final = late(
    r"(?:(?:(?:the|your|my) )?(?:receipt|confirmation|reply|answer|mail|it|form) (?:says|said|shows|reads|has|had)"
    r"|you(?:'ve| have)?(?: got| have| put| read| entered| noted| written| taken| say| says)+|you have)"
    rf"(?: (?:it|me|that|down|for|as|a|an|the|my|throw|trap ?-?door|trap))* {_OLD}(?: (?:for me|down|there))*"
)
"""What the receipt has, of which another part says what was meant: "you've put me down for 5"."""
SET_STRAIGHT: Final = late(
    r"(?:(?:i(?:'ve)?|it|that|mine)(?:'s)? )?(?:said|wrote|sent|typed|put|asked for|wanted|ordered|nominated|was|is"
    rf"|should(?:'ve| have)? be(?:en)?)(?: (?:it|that))? {_NEW}{_TAIL}"
)
"""What was sent instead of what is written down: "I said 6"."""
THROW_TOPIC: Final = late(r"(?:(?:the|my|change|new|and) )*(?:throw|roll)(?: (?:to|is|now|should be))*")
"""A throw without its number, which is told next: "throw: 5 → 6"."""
OF_THROW: Final = late(r"\b(?:throws?|rolls?|wurf|würfel|lancer|lance|worp|gooi|tirada|tiro|lancio)\b")
"""In a part with a number: it is the throw, whatever was spoken of before."""
