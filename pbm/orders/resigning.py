"""Whether somebody gives up the game, in plain words of the first person."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

from pbm.orders.late import late
from pbm.orders.sitting_out import JUST_NOW
from pbm.orders.standing.half_meant import in_earnest, is_only_toyed_with
from pbm.orders.standing.staying import takes_resignation_back
from pbm.orders.vocabulary import LANGUAGES, TABLES, finding, needed_by
from pbm.orders.word_set import may_be_in, running, word_set, words_in

__all__ = ["is_resignation", "orders_no_more", "told_tersely"]

_RESIGN = late(
    r"\b(?:(?<!when )(?<!until )(?<!till )(?<!once )(?<!before )(?<!after )"
    r"(?:i|we) (?:hereby |must |have to |wish to |want to |would like to |shall |will |am going to |are going to "
    r"|need to )*(?:resign|quit|retire)\b"
    r"|i'?(?:ll|m going to|d like to| have to|m afraid i (?:have|need) to) (?:have to )?(?:resign"
    r"|quit|drop out|withdraw)\b"
    r"|(?:^|(?<=[.!?,;] )|\bso )i must (?:now |sadly |therefore )?(?:drop|bow|pull) out(?=\s?[.,;!]|$| now\b)"
    r"|(?:have|need|want|wish|going|like|forced|decided) to (?:resign|quit|drop out|withdraw from"
    r"|retire from|pull out|bow out|leave the game|leave this game)"
    r"|i'?m (?:resigning|quitting|dropping out|withdrawing|pulling out|bowing out|leaving the game)"
    r"|i am (?:resigning|quitting|dropping out|withdrawing|leaving the game)"
    r"|(?:we're|(?:we|all of us|the (?:house|family|household|flat|class|club|team|office)|\d{1,3} [A-Z][^.!?,]{2,30})"
    r" (?:is|are)) (?:all )?(?:dropping|pulling|bowing) out of (?:the|this|your|our) game\b"
    r"|(?:take|remove) us (?:off|from|out of) (?:the|this|your) (?:game|list|mailing list|board|rota)\b"
    r"|(?:take|remove) (?:me|my piece|our piece|my counter|our counter|my name|our name) (?:off|from|out)\b"
    r"(?! (?:of )?(?:(?:this|that|the|my) (?:\w{1,14} ){0,2})?(?:space |square )?\d)"
    r"(?! (?:of )?(?:(?:the|your|this|that|next|public) ){1,2}(?:report|remind\w*|press|zine|website|page|results|table"
    r"|photos?|pictures?|mails?|mailing|newsletter|address|letter|default)\b)"
    r"|(?:^|(?<=[.!?,;:–-] )|(?<=\bso )|(?<=\band ))i (?:now |hereby |therefore |must )?leave (?:the|this|your|our)"
    r" (?:\w{1,14} )?game (?:from|as of|as from|with) (?:today|now|this|immediate)\b"
    r"|(?:take|remove) (?:off|away) my (?:piece|counter|name)\b"
    rf"|(?:drop|count) me out(?! {JUST_NOW})"
    r"|(?:my|this|a) (?:letter of )?resignation\b(?! from (?!(?:the |this |your |our )?(?:game|race)\b|(?-i:[A-Z])))"
    r"|take over (?:for me|my (?:position|seat|place|piece|game))"
    r"|(?:i'm|i am) (?:done|finished|through) with (?:this|the) game|(?:i'm|i am|i'll be) (?:standing|stepping) down"
    r"|(?:i am|i'm|we are|we're) (?:\w{1,10} ){0,2}giving up (?:on )?(?:the|this|your|our) game\b"
    r"|(?:give|giving) up my (?:seat|place|position)|(?:want|like|need) out of (?:the|this) game"
    r"|(?:must|have to|shall|i'll|am|want to|going to)\b[^.!?]{0,25}\bwithdraw(?:ing)? from\b"
    r"|(?<!says )(?<!said )(?<!thinks )(?<!that )\bi (?:really |now |therefore |sadly )?must (?:now |sadly |also )?"
    r"(?:drop|pull|bow|back) out of (?:the|this|your|our) (?:\w{1,14} )?game\b"
    r"|(?:^|(?<=[.!?,;:–-] )|(?<=\band )|(?<=\bbut )|(?<=\bso )|(?<=\bsadly ))i (?:really |now |therefore |sadly )?"
    r"(?:must|have to|need to) (?:\w{3,9}ly |now )?"
    r"leave (?:the|this|your|our) (?:\w{1,14} )?game(?=\s?[.,;!]|$| now\b(?! to\b)| today\b| and\b| because\b| as\b)"
    r"|i (?:herewith|hereby|now|do) resign|(?:consider|count) me (?:as )?"
    rf"(?:resigned|out(?! {JUST_NOW})|gone|retired|withdrawn)"
    r"|decided to (?:hang up|give up|stop|call it a day)|don't move my (?:counter|piece|man) any (?:more|longer)"
    r"|i (?:(?:therefore|hereby|herewith|now|must|shall|will|so|regretfully|sadly|reluctantly) ){0,3}"
    r"withdraw from (?:the|this) game"
    r"|(?:my|a|say|saying|bid|bidding|wave) (?:(?:my|final|fond|last|sad) ){0,2}(?:good-?bye|farewell|adieu)"
    r" to (?:the|this|our|your) (?:game|race|snakes)"
    r"|(?:let|allow) me (?:to )?(?:drop|bow|pull|step|slip) out\b"
    r"|(?<!n't )(?<!not )resign me(?=\s?(?:[.,;!]|$)| (?:please|now|as of|with effect)\b"
    r"| from (?:the|this|your|our) game\b)"
    r"|(?:ask|want|beg|wish|say|said)(?:s|ed|es)? (?:me )?to (?:write|say|tell you|let you know|inform you)"
    r" (?:that )?(?:he|she|they)(?:'s| is|'re| are) (?:now |sadly )?"
    r"(?:giving up (?:his|her|their) (?:seat|place|position)|leaving the (?:\w{2,12} )?game|resigning"
    r"|(?:dropping|pulling|bowing) out)\b"
    r"|(?:ask|want)(?:s|ed)? me to (?:resign|withdraw|step down|(?:drop|pull|bow) out)(?: from (?:the|this|your) game)?"
    r" (?:for|on behalf of) (?:him|her|them)\b"
    r"|(?:^|(?<=[.!?] )|(?<=\bbut )|(?<=\band ))(?:then )?"
    r"i(?: leave|'m leaving| am leaving|(?:'m| am) (?:off|out) for good|(?<=but i)(?:'m| am) out)(?=\s?[.!]|$)"
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
_GOING = r"(?-i:[^.!?,;A-Z]{0,30})\b"  # words between who leaves and that they do; no name of somebody else
_LEAVING = late(
    rf"\b(?:(?:retire|withdraw|release|excuse) me from (?:{_THE_GAME})\b"
    r"|(?:strike|cross) me off(?! (?:the )?(?:mail|remind))\b"
    r"|(?:take|put|remove) my name off (?:the (?:list|game|board)|your list)\b"
    rf"|{_I}no longer (?:wish|want|able|be able) to (?:play|take part|continue|carry on)\b"
    rf"|{_I}(?:can(?:'t|not)|can no longer) (?:carry on|go on|continue|keep up|keep playing)\b[^.!?]{{0,30}}"
    r"\b(?:with (?:the|this|your) game|playing|any (?:more|longer))\b"
    r"|(?:give|pass|offer|hand) my (?:place|seat|position) (?:to|up|over)\b"
    r"|(?:give|pass|offer|hand) my (?:counter|piece|spot|slot|chair) to (?:some|any|another|whoever|the next)"
    r"|\bi(?:'m| am|'ll| will| have to| must| think i'll)? (?:throw|throwing|threw) in the towel\b"
    r"|\b(?:i|we)(?:'d| would|'ve| have| must|'m| am|'re| are)? ?(?:like|want|wish|have|need|going|decided|rather)? ?"
    r"(?:to )?stop playing\b"
    r"|\bi(?:'m| am|'ll| will| have| must)? (?:(?:going|have|having|got) to ){0,2}(?:have to )?"
    r"giv(?:e|ing) (?:the|this|your) game up\b"
    r"|\b(?:i(?:'m| am|'ll| will)?|(?:time|best|going)(?: has come)?(?: for me)? to) hang(?:ing)? up my (?:dice|die"
    r"|snakes?|boots)\b|\b(?:i|we) must (?:sadly )?bow out\b"
    r"|\b(?:i|we) leave (?:the|this|your) game\b"
    r"|\b(?:(?:going|gonna|gunna|got|gotta|have|need|time|decided|want) (?:to )?(?:have to )?|must |i'll |will )"
    r"pull the (?:pin|plug) on (?:(?:the|this|your|our|my) (?:\w{2,12} )?(?:game|race|place|seat)\b|this one\b|it all\b"
    r"|(?!(?:the|this|that|your|our|my|a|him|her|them|it)\b)\w{3,14}(?=\s?[.,;!]|$))"
    r"|\b(?:i'?m|i am|we'?re) pulling the (?:pin|plug) on (?:the|this|your|our|my) (?:\w{2,12} )?"
    r"(?:game|race|place|seat)\b"
    r"|(?:^|(?<=[.!?,;] )|\bso )i(?:'?m| am) out of (?-i:[A-Z]{3,15})(?=\s?[.,;!]|$)"
    r"|(?:^|(?<=[.!?,;] )|\bso )i'?m out,? (?:sorry|guys|mate|mates|folks|everyone|all)(?=\s?[.,;!]|$)"
    r"|\b(?:i'd|i had|we'd|we had) better (?:now |just |sadly )?(?:resign\b"
    r"(?! (?:myself|as\b|from (?!the (?:game|race)|this game|your game)|my (?!place|seat|position)))"
    r"|(?:leave|quit|retire from|pull out of|drop out of|bow out of) (?:the|this|your|our)"
    r" (?:game|race|league|ladder|tournament|competition|snakes)\b|(?:drop|bow) out(?=\s?[.,;!]|$| now\b| altogether\b"
    r"| for good\b| and\b| before\b))"
    r"|\b(?:remove|take|pull)(?: please)? my (?:pawn|counter|piece|token|man)(?: please)?(?: off| from)?\b"
    r"(?![^.!?]{0,30}\d)"
    r"|\b(?:remove|strike|delete|drop) my (?:name|piece|counter)(?=\s?(?:[.,;!]|$)| (?:with|and|please|from"
    r" (?:the|your) (?:game|list|board|roll|register|books?)"
    r"|from (?-i:[A-Z])\w{2,14}|forthwith|immediately|at once|now|too|as)\b)"
    rf"|\b(?:i|we){_GOING}(?:must|have to|shall|need to|decided to|wish to|write to|going to) (?:\w{{3,9}}ly |now )?"
    r"leave (?:the|this|your|our) (?:\w{2,12} )?game\b(?! (?:to|alone|for|on|open)\b)"
    rf"|\b(?:i|we|i'm|we're){_GOING}(?:leaving|retiring from) (?:the|this|your|our) (?:\w{{2,12}} )?game\b"
    r"(?! (?:to|alone|for|on|open)\b)"
    rf"|{_I}(?:must|have to|need to|'ll have to|will have to|shall have to) (?:now |sadly ){{0,2}}"
    r"(?:drop|bow|pull) out of (?-i:[A-Z])\w{2,14}"
    r"(?=\s?[.,;!]|$| (?:from|as of|at once|for good|now|with|and|because)\b)"
    r"|\btime (?:has come |is come )?(?:for me )?to leave (?:the|this|your) game\b"
    r"|\b(?:i|we) (?:won't|shan't|will not|shall not) be (?:playing any (?:more|longer)(?! \w{0,3}\d)"
    r"|(?:carrying|going) on with (?:the|this|your) game|continuing (?:with|in) (?:the|this|your) game)\b"
    r"|\bcancel my (?:membership|place|entry|participation)\b"
    r"(?! (?:of|in|at) (?!the (?:game|race)|your game|this game))"
    r"|\bno more (?:orders|throws|moves|turns) from me\b(?! (?:until|till|this|today|for|before|tonight|now|on|yet)\b)"
    r"|\blet (?:somebody|someone|anyone|another)(?: else)? (?:have|take) my (?:place|seat|position|piece|counter)\b"
    r"|\b(?:take|remove|strike) (?:him|her|my (?:late )?(?:husband|wife|father|mother|brother|sister|son|daughter))"
    r" (?:out of|off|from) (?:the|this|your|our) (?:\w{2,12} )?(?:game|list|race)\b"
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
    (word_set("leave leaving"), word_set("i")),
    (word_set("off out"), word_set("good but")),
    (word_set("standing stepping give giving decided any"), word_set("down up stop day move")),
)  # words of which each has one, and one of those beside them
_LEAVING_NEEDS = frozenset().union(*(words for words, _ in _RESIGN_NEEDS)) | word_set(
    "remove delete drop retiring playing cancel let won shan shall "
    "release excuse strike cross longer carry continue keep pass offer hand throw throwing threw stop hang hanging more"
)
_NOT_RESIGNING = late(
    r"\b(?:not|never|don't|won't|wouldn't|isn't|no intention|rather than|if|unless|might|may|refuse"
    r"|almost|nearly|how (?:do|can)|can(?! you| we| u| someone)|whether"
    r"|wonder(?:ing)? if|thinking (?:of|about)|tempted to|considering"
    r"|(?:ought|should) i) "
    r"(?:\w{1,12} ){0,4}(?:giv(?:e|ing) up|resign|quit|drop|withdraw|retire|pull|bow|leave|leaving|resigning|quitting"
    r"|dropping|(?<!find )(?<!found )(?<!work )(?<!make )out)",
    re.IGNORECASE,
)
# What somebody gives up that is no game: "I resign myself to …", "I quit smoking", "I'd like to withdraw my orders".
_NO_GAME = late(
    r"\s*(?:myself|(?:my|the|his|her|our|from my|from the) (?!game\b|seat\b|place\b|race\b)\w|smoking|drinking"
    r"|work\b|it\b|that\b|twitter|facebook|what i|orders?\b)",
    re.IGNORECASE,
)
_OF_TRAPS = late(r"(?:trap|hole|pit|nominat|vot)[^.!?]{0,40}$", re.IGNORECASE)
# Somebody else's language: how it gives up the game, with the words needed for that, and what a few words before it
# denies or softens that.
_RESIGNING = tuple(
    (
        needed_by(kinds["resigning"]),
        finding(kinds["resigning"]),
        frozenset(word.casefold() for word in kinds["not_resigning"]),
    )
    for kinds in (TABLES[language]["kinds"] for language in LANGUAGES if language != "en")
)
_DENIED_WITHIN = 4
_SENTENCES = late(r"[^.!?;]{1,600}")
_ORDERED = late(
    r"\b(?:throw\w{0,3}|threw|trap ?doors?|traps?|nominat\w{1,5}|rolls?|rolled|dice|die|moves?|plays?)\b"
    r"|^\W*\d{1,3}\W{1,3}\d{1,3}\W*$",
    re.IGNORECASE,
)
_BYGONE = late(
    r"\b(?:i|we) (?:once |first |last |only |even )?(?:had|was|were|threw|rolled|started|began|joined|played|got"
    r"|thought|meant|intended)\b|\bmy last (?:throw|roll|move|trapdoor) was\b"
    r"|\bno more\b|\b(?:would|might|could|should) have\b",
    re.IGNORECASE,
)
"""What somebody threw once, or thought of throwing."""
_GIVEN_AWAY = late(
    r"\b(?:give|pass|hand|leave|bequeath)\b[^.!?]{0,60}\bto (?:some(?:body|one)|any(?:body|one)|another|whoever)\b",
    re.IGNORECASE,
)
"""What becomes of one's counter afterwards."""
_AFTER_ALL = late(
    r"\b(?:please|this (?:turn|round|time)|one last|my (?:final|last) (?:orders?|throw|move|turn)(?! was)"
    r"|but (?:first|before)|\d[^.!?]{0,30}\bbut (?:then )?i(?:'m| am)? (?:leave|leaving|off|out|quit|resign)|"
    r"i(?:'ll| will| shall)? (?:throw|play|nominate)|throw (?:a |the |me )?[1-6])\b",
    re.IGNORECASE,
)
"""What orders all the same."""
_LOOKING_BACK = word_set(
    "had was were threw rolled started began joined played got thought meant intended more have give pass hand leave "
    "bequeath"
)
_FAREWELLS = word_set(
    "resign resigned resigning resignation quit quitting retire retiring retired drop dropping withdraw withdrawing "
    "pull pulling bow bowing goodbye good farewell adieu concede remove take off out done finished through leave "
    "leaving stand standing step stepping give giving stop release excuse strike cross longer carry continue keep hang "
    "hanging towel snakes ladders end ended"
)
"""Words of which one who orders nothing more has one each, in English."""
_NUMBER = late(r"(?<!\d)\d{1,3}(?!\d)")
_TERSE = 5  # words; a shorter sentence with a number may be an order: "The 4, and 45"
_REACH = 20_000  # a letter says what it is within this many characters


def is_resignation(lines: Sequence[str], *, ordering: bool = False) -> bool:
    """Whether somebody gives up the game, in plain words of the first person.

    ``ordering``: orders stand beside them, so that of English words only the plainest count.
    """
    if takes_resignation_back(lines):
        return False
    said = words_in(lines)
    may_be = any(may_be_in(said, words) and may_be_in(said, beside) for words, beside in _RESIGN_NEEDS)
    text = running(lines, _REACH)
    if may_be or may_be_in(said, _LEAVING_NEEDS):
        text = in_earnest(text, said)
    found = _RESIGN.search(text) if may_be else None
    if is_only_toyed_with(text, said):
        return False
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


def orders_no_more(lines: Sequence[str]) -> bool:
    """Return whether who gives up the game orders nothing more, and only tells of throws that were or might have been.

    "I started with a throw of 6. Please take this as my resignation; I had thought of a last 2 and a trapdoor on 11".
    """
    words = words_in(lines)
    if not (may_be_in(words, _LOOKING_BACK) and may_be_in(words, _FAREWELLS) and is_resignation(lines)):
        return False
    said = [part.group() for part in _SENTENCES.finditer(running(lines, _REACH))]
    told = [part for part in said if _ORDERED.search(part) or _GIVEN_AWAY.search(part)]
    counting = [part for part in said if part not in told and any(char.isdigit() for char in part)]
    if any(len(part.split()) < _TERSE or _AFTER_ALL.search(part) is not None for part in counting):
        return False
    return bool(told or counting) and all(
        _GIVEN_AWAY.search(part) or (_BYGONE.search(part) and _AFTER_ALL.search(part) is None) for part in told
    )


def told_tersely(lines: Sequence[str], values: Container[int]) -> bool:
    """Return whether one of ``values`` stands in a sentence of a few words: "4 and 45", "the 4 please"."""
    parts = (part.group() for part in _SENTENCES.finditer(running(lines, _REACH)))
    return any(
        int(number) in values for part in parts if len(part.split()) <= _TERSE for number in _NUMBER.findall(part)
    )


def _leaves(text: str) -> bool:
    """Whether words of leaving are meant so: by the other words of their sentence."""
    found = _LEAVING.search(text)
    if found is None:
        return False
    start = max(text.rfind(sign, 0, found.start() + 1) for sign in (*".!?;\n", ", so ")) + 1
    end = next((n for n in range(found.end(), len(text)) if text[n] in ".!;"), len(text))
    return _NOT_LEAVING.search(text[start : found.start()] + " " + text[found.end() : end + 1]) is None


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
