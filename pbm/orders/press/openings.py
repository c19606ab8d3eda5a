"""Words that announce what is to be printed: "Please print this:", "A haiku for the report:", "Now for my press:"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives
from pbm.orders.word_set import word_set

__all__ = [
    "asks_for_press",
    "attached_press",
    "denied_above",
    "may_be_orders",
    "opening_within",
    "printed_below",
    "runs_into",
    "speaks_of_print",
    "with_press_asked_for",
]

_LONGEST = 110  # characters of an announcement
_WORDS = 16
_SENTENCES = 12  # sentences of a line that are looked at for an announcement
_FAR = 600  # characters of a line in which one may begin

_PLACES = (
    r"(?:publication|publishing|print(?:ing)?|report|(?:fan)?zine|mag(?:azine)?|newsletter|bulletin|gazette|noticeboard"
    r"|letters? (?:page|column)s?|press (?:column|page|section)|(?:personal|small ads?) column|next (?:issue|number"
    r"|edition))"
)
_ADJECTIVES = (
    r"(?:(?:the|our|your|this|that|next|coming|press|public|general|wider|month's|week's|turn's|esteemed) ){0,4}"
)
_ALL = (
    r"(?:(?:all )?(?:of )?(?:you |my |the |our |your )?(?:fellow[- ]|other |esteemed |dear |honourable )?"
    r"(?:players|climbers|competitors|readers|rivals|opponents|enemies|fellows?|sufferers|travellers|gamers"
    r"|(?<=fellow[- ])snakes)"
    r"|everyone|everybody|one and all|all and sundry|all|the world|the (?:public|others|rest|table|field|masses))"
)
_FOR_PRINT = late(rf"\b(?:for|in) {_ADJECTIVES}{_PLACES}\b", re.IGNORECASE)
_SHEETS = (
    r"(?:(?:front |back |news |letters |last )?pages?|paper|news(?:-| )?sheet|sheet|columns?|wall|rag|journal|chronicle"
    r"|(?:notice|message|bulletin)[ -]?board|herald|organ|website|readers|masses)"
)
_FOR_SHEET = late(
    r"\W{0,4}(?:(?:and|now|also|oh|ps)[,:]? )?(?:(?:something|(?:a few |some )?words?|text|news|an? [^\W\d_]{3,12}) )?"
    rf"for (?:the|our|your|this|next) {_ADJECTIVES}{_SHEETS}(?: (?:please|then|this (?:time|week|month|turn)))?\s*$",
    re.IGNORECASE,
)
"""A label by its shape, where its noun alone would say little: "For the public page", "For your columns"."""
_PRINT_THIS = late(
    r"\b(?:print|publish|run|insert|include|put|stick|pop|shove) (?:this|these|the following|what follows"
    r"|the below)\b(?! (?:off|back|down|away|aside|right|straight|on hold|again|late)\b)"
    rf"|\badd (?:this|these|the following) (?:as press|to {_ADJECTIVES}{_PLACES})\b"
    r"|\b(?:print|publish) (?:the )?(?:below|following|as follows)\b|\bto be (?:printed|published)\b"
    r"|\b(?:print|publish) (?:it|them|these (?:few )?lines|my (?:few )?lines)(?: please)?$"
    r"|\b(?:following|this|these) (?:is|are) (?:meant |intended )?(?:for (?:everyone|everybody|all)|to print)\b",
    re.IGNORECASE,
)
_PUT_THIS = late(
    r"\b(?:run|insert|include|put|stick|pop|shove) (?:this|these|the following|what follows|the below)\b", re.IGNORECASE
)
_PRESS_OR_PLACE = late(rf"\b(?:press|print|publish\w{{0,3}}|{_PLACES})\b", re.IGNORECASE)
_PRINT_BARE = late(r"\W{0,4}(?:please |kindly |pls )?(?:print|publish)(?: please| pls)?\s*$", re.IGNORECASE)
_TO_ALL = late(
    rf"\W{{0,4}}(?:(?:an? |my |and |some |a few )?(?:open |public |short |brief |little |final |last )?"
    rf"(?:messages?|notes?|words?|letter|announcement|notice|greetings?|plea|appeal|challenge|warning|statement"
    rf"|memo) )?"
    rf"(?:to|for) {_ALL}(?: (?:in|for|via|please|of you|and|concerned|here|{_PLACES}|the|next|our|game|board))*\s*$",
    re.IGNORECASE,
)
_NOT = word_set(
    "not don't dont no never nothing without isn't question questions query queries suggestion suggestions correction "
    "corrections mistake error errors erratum read saw seen see noticed notice says said asks mentions thanks deadline "
    "order orders throw throws trapdoor move roll dice die sorry apologies who which why how where unless wrong idea "
    "reply answer sent withdraw cancel pull hold drop instead last's yesterday yesterday's saturday monday tuesday "
    "wednesday thursday friday sunday earlier previous thank waiting wait looking instructions format layout button key"
)
_HEAD = word_set(
    "my our some a an the this here is are here's comes now and then first secondly second next finally final last "
    "lastly "
    "more also another bit piece of usual following promised short brief little quick tiny public open as ps pps p.s. "
    "for to of today's week's month's turn's round's inevitable obligatory customary on with it's its that's that "
    "now's "
    "so right ok okay well oh anyway all new big one two item items enclosed attached traditional mandatory "
    "official long "
    "grim shocking breaking new very i've i have got me let let's by way you your space in box under heading "
    "please print"
)
_PRESS = late(
    r"press(?:[ -]?(?:releases?|items?|statements?|notices?|bulletins?|columns?|corner|reports?|bits?|pieces?"
    r"|offerings?"
    r"|contributions?|efforts?|box|time|room|office))?",
    re.IGNORECASE,
)
_BEHIND = word_set(
    "bit bits piece pieces item items release notice bulletin column corner report offering contribution effort "
    "section "
    "as follows begins starts is are below follows here coming first now for from by of the next report zine please "
    "this time turn round week month today item no number part one two three then again only at last to all my and in "
    "print printing publication anonymous unsigned both if there's room you like will me us"
)
_TO_READ = late(
    r" (?:for (?:all|everyone|everybody|anyone|the others|others|people)(?: else)? to|so (?:that )?"
    r"(?:all|everyone|everybody|the others|others|people) (?:can|may|could|might)) (?:read|see|enjoy|marvel at)\b",
    re.IGNORECASE,
)
_AFTERTHOUGHT = late(r"\W{0,4}p\.?\s?(?:p\.?\s?)?s\b[.:,\s-]{0,4}", re.IGNORECASE)
_DASH = late(r"\s-{1,3}\s|[–—]")
_DASHED = late(
    r"\W{0,4}(?:(?:and|oh|also|so|ps|p\.s\.)[,:]? )?"
    r"(?:(?:can|could|would|will) you\b|please|kindly|you (?:can|may|could)\b"
    r"|(?:kannst|könntest) du\b|können sie\b|bitte\b|peux-tu\b|pouvez-vous\b|kun je\b|kunt u\b|puedes\b|puoi\b)"
    r"[^.!?:\d]{4,90}?(?:\s-{1,3}|\s?[–—])\s{1,3}(?=\S+\s\S+\s\S)",
    re.IGNORECASE,
)
"""A request with a dash before what is to be printed: "Can you put this in the report for me - …"."""
_INDULGING = late(
    r",? \b(?:(?:if|should) (?:you|there) (?:(?:will|would|could|can|please|kindly|are|is|be) ){0,2}(?:so kind|see fit"
    r"|no objections?|like|indulge me|allow me|have no objections?|have (?:the )?(?:room|space)|room|space|willing))"
    r"(?: (?:for|to) (?:it|this|me|print it))?$",
    re.IGNORECASE,
)
"""What is said to be polite, and has words in it that otherwise deny that something follows."""
_POINTED = late(
    r"\b(?:print|publish|printed|published) (?:this|that|it|these|those|them|the above)\b"
    rf"|\bfor {_ADJECTIVES}{_PLACES}\b"
    r"|\b(?:put|run|insert|include|stick|pop|mention|write|add|get) [^.!?\n]{1,160}?"
    rf" in(?:to)? {_ADJECTIVES}(?:{_PLACES}|(?:news)?paper)\b"
    r"|\b(?:setz|schreib|druck|nimm|mets|mettez|zet|schrijf|pon|metti|scrivi)\w{0,2} [^.!?\n]{1,160}?"
    r" (?:bericht|rapport|compte[- ]rendu|verslag|informe|resoconto)\b",
    re.IGNORECASE,
)
_SO = late(r"\b(?:so|anyway|therefore|right then|okay?)\b[, ]{0,2}", re.IGNORECASE)
_SPLIT = late(r"[.!?;)\]]\s{1,4}")
_WORD = late(r"[^\W_]+(?:['’.-][^\W_]+)*\.?")
_HEADING = late(
    r"[\s*_#=<\[({~|>-]{0,10}(?:(?:something|press|words?|news"
    r"|(?:an? )?(?:note|word|item|piece|haiku|poem|limerick|ad|advert|notice)) )?"
    rf"for {_ADJECTIVES}{_PLACES}(?: please)?[\s*_#=>\])}}~.-]{{0,10}}$",
    re.IGNORECASE,
)
_COLUMN = late(
    r"\s{0,6}(?:[\[<(](?i:press)[\]>)]\s{0,3}|(?i:press)"
    r"(?:\t\s{0,20}|\s{2,40}|\s{0,20}\.{3,40}\s{0,4}|\s?\|\s?|\s{0,3}(?:>>|=>|->|=)\s{0,3}))(?P<words>[^\W\d_\s|].*)$",
    re.DOTALL,
)
_ABROAD = tuple(
    table["print"]
    for language in LANGUAGES
    if language != "en" and (table := TABLES[language].get("press"))
    if "print" in table
)
_GREETING = (
    r"(?!\W{0,3}(?:hola|hallo|hoi|dag|servus|moin|guten|liebe|salut|bonjour|bonsoir|chers?|ciao|cari|buen\w*)\b)"
)
_PRINT_ABROAD = late(
    rf"{_GREETING}(?:[^\W\d_]{{2,14}} ){{0,3}}{alternatives([phrase for phrases in _ABROAD for phrase in phrases])}"
    r"(?: (?:bitte|svp|s'il vous plaît|graag|alstublieft|aub|por favor|per favore))?\s{0,2}$",
    re.IGNORECASE,
)
_ASKING = late(
    rf"\b{_PLACES}\b|\b(?:words?|message|anything|something|news|gossip|comments?|remarks?) (?:to|for) "
    rf"(?:say|add|print|{_ALL}|{_ADJECTIVES}{_PLACES})\b|\bto (?:print|publish)\b",
    re.IGNORECASE,
)
_ASKING_NOT = late(r"\b(?:throw|trap|trapdoor|die|roll|space|square|number|absent|away|format)\b", re.IGNORECASE)
_IN_FILE = r"(?:attach(?:ed|ment)?|enclosed|enclosure|\bfile\b|\.txt\b|\.doc)"
_LINES = 60  # lines of a mail in which its prompts are answered
_ANSWERED = late(
    r"\s{0,6}(?P<label>(?P<press>(?:any )?press)|[^:?\n\d]{4,60}?)\s?\?\s{1,6}(?P<words>(?=[^\W_])[^?]*"
    r"(?:\?[^?]*[^?\s])?)$",
    re.IGNORECASE | re.DOTALL,
)
"""A prompt that asks, with its answer on the same line; who asks back answers nothing."""
_NUMBER_BEHIND = late(r"\b[^\W\d_]{3,12}\s?\?\s{0,4}(?:\d{1,3}|none)(?!\w)", re.IGNORECASE)
_ATTACHED = late(
    rf"\b(?:press|for (?:the )?(?:zine|report|newsletter|bulletin|publication|print)|column|article|my piece)\b"
    rf"[^.!?]{{0,80}}{_IN_FILE}|{_IN_FILE}[^.!?\d]{{0,60}}\bpress\b",
    re.IGNORECASE,
)
_ATTACHED_ALSO = late(
    r"\b(?:orders?|moves?|throws?|everything|it'?s all|all in|both)\b[^.!?]{0,60}" + _IN_FILE, re.IGNORECASE
)


def printed_below(line: str) -> str | None:
    """Return the first words to be printed where a line announces some, None where it announces none.

    They are empty where the line says no more than that they follow.
    """
    low = line[:_FAR].lower()
    column = _COLUMN.match(line) if "press" in low else None
    if column is not None:
        return column["words"]
    if len(line) < _LONGEST and "for" in low and _HEADING.match(line):
        return ""
    dashed = _DASHED.match(line[: _LONGEST + 20]) if _DASH.search(line) else None
    if dashed is not None and _announces(dashed.group().rstrip(" -–—"), bare=False):
        return line[dashed.end() :]
    place = line.find(":", 0, _LONGEST)
    if place < 0:
        return "" if len(line) < _LONGEST and line.rstrip().endswith("?") and _PRINT_THIS.search(line) else None
    if place + 1 < len(line) and not (line[place + 1].isspace() or line[place + 1] in "*_\"'“"):
        return None
    words = line[place + 1 :].lstrip(" *_\t")
    return words if _announces(line[:place], bare=not words.strip()) else None


def may_be_orders(heading: str) -> bool:
    """Return whether words behind a heading may be orders as well as press: "Put this in: if I land on …"."""
    head = heading[:_LONGEST]
    return _PUT_THIS.search(head) is not None and _PRESS_OR_PLACE.search(head) is None


def denied_above(above: str, line: str) -> bool:
    """Return whether a sentence that began in the line ``above`` says "not": "please do not / print this:"."""
    if not line.lstrip()[:1].islower() or line.lstrip()[:5] == "press":
        return False
    begun = _SPLIT.split(above[-_LONGEST:] + " ")[-1]
    return _denies([word.casefold().replace("’", "'") for word in _WORD.findall(begun)])


def runs_into(above: str, line: str) -> bool:
    """Return whether an announcement that nothing follows begins at the end of one line and ends with the next."""
    if not line.rstrip(" *_").endswith(":") or len(line) > _LONGEST or not above.strip():
        return False
    begun = _SPLIT.split(above[-_LONGEST:])[-1]
    whole = f"{begun.strip()} {line.strip()}"
    return len(whole) <= _LONGEST + 20 and printed_below(whole) == ""


def opening_within(line: str) -> int | None:
    """Return where in a line, behind its first sentence, an announcement begins; None where none does."""
    if ":" not in line and not _DASH.search(line):
        return None
    for number, found in enumerate(_SPLIT.finditer(line[:_FAR])):
        if number >= _SENTENCES:
            break
        near = line[found.end() : found.end() + _LONGEST]
        if (":" in near or _DASH.search(near)) and printed_below(line[found.end() :]) is not None:
            return found.end()
    return None


def asks_for_press(prompt: str) -> bool:
    """Return whether a prompt of a form asks for words to be printed: "3. Words for the next report?"."""
    head = prompt[:_LONGEST]
    asked = _ASKING.search(head) is not None or _FOR_SHEET.match(head.rstrip(" ?.:")) is not None
    return asked and _ASKING_NOT.search(head) is None


def with_press_asked_for(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with the answer to "Press?" behind a label, where the prompts above it are answered like it."""
    answering = False
    for place, line in enumerate(lines[:_LINES] if any("?" in line for line in lines[:_LINES]) else ()):
        found = _ANSWERED.match(line[:_FAR]) if answering else None
        if found is not None and (found["press"] or asks_for_press(found["label"])):
            return [*lines[:place], f"Press: {line[found.start('words') :]}", *lines[place + 1 :]]
        answering = (answering and not line.strip()) or _NUMBER_BEHIND.search(line[:_LONGEST]) is not None
    return lines


def attached_press(words: str) -> bool:
    """Return whether a mail says that the file attached to it is press, and not that it is more."""
    head = words[:3000]
    return _ATTACHED.search(head) is not None and _ATTACHED_ALSO.search(head) is None


def speaks_of_print(words: Sequence[str]) -> bool:
    """Return whether something said in a mail may be meant for print, or not to be: "you can print that"."""
    return _POINTED.search(" ".join(words)[:3000]) is not None


def _announces(head: str, *, bare: bool) -> bool:
    """Whether what stands before a colon announces words to be printed; ``bare``: nothing follows it on its line."""
    head = _INDULGING.sub("", _TO_READ.sub("", head))
    after = _AFTERTHOUGHT.match(head)
    if after is not None:
        head = head[after.end() :]
    words = [word.casefold().replace("’", "'") for word in _WORD.findall(head)]
    if not 0 < len(words) <= _WORDS:
        return False
    if _PRINT_ABROAD.match(head.strip(" *_#-[(")) or _FOR_SHEET.match(head):
        return True
    if _denies(words):
        last = _SO.split(head)[-1]  # "Dan says I can put something in, so for the report please"
        told = [word.casefold().replace("’", "'") for word in _WORD.findall(last)]
        return last != head and not _denies(told) and _FOR_PRINT.search(last) is not None
    if (
        _FOR_SHEET.match(head)
        or _PRINT_THIS.search(head)
        or _FOR_PRINT.search(head)
        or _PRINT_BARE.match(head)
        or _TO_ALL.match(head)
    ):
        return True
    return _names_press(words, head, bare=bare, afterthought=after is not None)


def _denies(words: Sequence[str]) -> bool:
    """Whether words before a colon are of something else than what is to be printed."""
    return any(word in _NOT or (place == 0 and word.rstrip(".").isdigit()) for place, word in enumerate(words))


def _names_press(words: list[str], head: str, *, bare: bool, afterthought: bool) -> bool:
    """Whether an announcement calls what follows press: "Now for my press", "Press first, before I lose my nerve"."""
    place = next((n for n, word in enumerate(words) if word.startswith("press") and _PRESS.fullmatch(word)), -1)
    if place < 0 or any(word not in _HEAD for word in words[:place]):
        return False
    behind = words[place + 1 :]
    if not behind:
        return bool(words[:place]) or afterthought
    first = head.split(",")[0] if "," in head else head
    inside = [word.casefold().replace("’", "'") for word in _WORD.findall(first)][place + 1 :]
    if bare or (behind[0] in ("from", "by", "of") and len(behind) < 8):
        return behind[0] in ("from", "by", "as") or all(word in _BEHIND or word.isdigit() for word in inside)
    return all(word in _BEHIND or word.isdigit() for word in behind)
