"""Remarks beside an order that change nothing in it, each known by its words: they are left out before it is read.

"put the blank on 23, that minus five is horrible", "… I don't like the look of that -3", "… and I'm not changing my
mind": of the card that is played, or of a space, they say nothing. Where they do, they stay, and are asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["complains_of_print", "without_remarks"]

_ENDS: Final = ("stop", "gap", "label")
_LONG: Final = 60
_OF_SOMEBODY: Final = (
    "he",
    "she",
    "they",
    "he's",
    "she's",
    "they're",
    "er",
    "sie",
    "il",
    "elle",
    "hij",
    "zij",
    "ze",
    "lui",
    "lei",
)
_MORE: Final = frozenset(
    ("card", "num", "piece", "no-piece", "if", "unless", "unsure", "else", "or", "default", "later", "yours", "fix",
     "cancel", "land", "landing", "up", "down")
)  # fmt: skip
_SENDING: Final = ("send", "sends", "sended", "schickt", "schick")
_SUMMED: Final = 3
_NOON: Final = 12
_AT: Final = ("at", "um", "à", "om", "a las", "alle", "for", "starts at", "begins at")
_UNTIL: Final = ("before", "until", "till", "bevor", "vor", "avant", "voor", "antes", "prima")
_DID_YOU: Final = r" , (?:did|didnt|have|havent|had|were) (?:ye|you|ya|yer|youse|yiz|we)(?: now| then| lot)? ?$"
_NOT_FOR_PRINT: Final = (
    r"(?:wasnt|werent|isnt|arent|was not|were not|is not|was never|were never|wasnt ever|never|never was|not)"
    r" (?:really |actually |ever )?(?:meant|intended|supposed|written)? ?(?:(?:to be|to go|as) )?"
    r"(?:for (?:everyone|everybody|every one|the others|all|you all|print|publication|the report|the press|the public"
    r"|others)\b|(?:press|printed|public|published|in the report|read (?:out|by))\b)"
    r"|(?:war|waren) nicht (?:für (?:alle|die anderen|den bericht)|zum (?:abdrucken|veröffentlichen))"
    r"|n ?(?:était|étaient|etait) pas (?:pour (?:tout le monde|tous|les autres|le rapport)|destiné\w*)"
    r"|(?:was|waren) niet (?:voor iedereen|voor het verslag)|no era para (?:todos|los demás)|non era per (?:tutti"
    r"|gli altri)"
)
_ALONE: Final = frozenset(
    ("only", "just", "all", "nothing", "but", "nur", "lauter", "alles", "que", "uniquement", "rien", "alleen", "solo",
     "sólo", "everywhere", "galore")
)  # fmt: skip
_ALL_OF_THEM: Final = frozenset(
    ("the", "way", "down", "up", "lol", "haha", "for", "me", "please", "pls", "from", "des")
)
_SIGNS: Final = {"plus": "+", "minus": "-", "plus-sign": "+", "dash": "-"}
_OF_PIECES: Final = {"snake": ("S", "move-snake"), "ladder": ("L", "move-ladder"), "lamppost": ("P", "move-piece")}
_HOW: Final = (
    r"(?:horrible|horrid|awful|nasty|mean|cruel|vicious|ugly|terrible|dreadful|evil|rotten|wicked|vile|grim"
    r"|brutal|scary"
    r"|harsh|unkind|lovely|beautiful|gorgeous|splendid|handsome|fine|grand|funny|hilarious|annoying|infuriating"
    r"|an? (?:nightmare|beast|killer|pain|stinker|menace|brute|horror|joke)"
    r"|gemein|fies|böse|schrecklich|furchtbar|übel|ekelhaft|grausam|hässlich|widerlich|ärgerlich|lustig|herrlich"
    r"|affreux|affreuse|méchante?|vilaine?|cruelle|gemeen|vreselijk|akelig|wreed|malo|mala|feo|fea|terrible"
    r"|orribile|terribile|brutt[oa]|crudele|cattiv[oa])"
)
_VERY: Final = (
    r"(?:(?:ja|so|really|just|right|very|a bit|quite|proper|rather|pretty|too|well|echt|ganz|wirklich|sehr|aber|doch"
    r"|vraiment|un peu|bien|très|muy|molto|davvero|erg|wel|best) )*"
)
_IS: Final = r"(?:is|are|s|was|were|looks?|looked|ist|sind|war|sieht|est|était|es|era|è|sono)"
_THAT: Final = (
    r"(?:that|this|those|these|the|your|his|her|their|die|der|das|dieser?|dieses|deine|ce|cet|cette|ces|le|la|l|deze"
    r"|es[ae]|est[ae]|el|que(?:l|lla|sto|sta)|il)"
)
_ONE: Final = r"(?:one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|[1-6])"
_CARD: Final = (
    rf"(?:(?:[+-]|plus|minus|moins|meno|menos|min) ?{_ONE}s?|blanks?(?: cards?)?|leerkarten?|reverse|umkehr\w*"
    rf"|extra roll"
    r"|swap(?: two (?:cards|players))?|send (?:back|forward)(?: [2-4])?|(?:two )?(?:snakes?|ladders?)"
    r"|schlangen?|leitern?|serpents?|échelles?|slangen?|serpientes?|serpent[ei])"
)
_WHERE: Final = (
    r"(?: (?:thing|card|one|there|up there|over there|ahead|in front|up ahead|da|dort|vorne|hinten|là|daar|lì))"
)
_ON_TO: Final = r"(?:(?:and|but|cos|because|as|since|then|so|und|denn|aber|weil|et|mais|car|en|want|y|pero|e|ma|,) )*"
_END: Final = r"(?= [,;:()—–¶-](?: |$)| ?$)"
_SOME: Final = rf"(?:no|any|that|this|those|these|the|another|more|your|{_THAT})"
_LIKING: Final = (
    r"(?:(?:like|fancy|trust|stand|bear|care for|love|want no|want any|need no|need any)"
    r"(?: (?:the|any) (?:look|sound|smell|thought|sight) of| the looks of)?)"
)
_SPEECH: Final = (
    # "I don't like the look of that minus 3 thing", "i don't want no snakes"
    rf"{_ON_TO}i (?:really |just |still )?(?:dont|do not|cant|cannot|never|didnt) (?:much |really |ever )?{_LIKING}"
    rf" (?:{_SOME} )?{_CARD}{_WHERE}*(?: at all| one bit)?{_END}",
    rf"{_ON_TO}ich (?:mag|will) (?:(?:{_THAT}|auch|gar) )*(?:keine )?{_CARD}{_WHERE}*(?: (?:gar|so"
    rf"|wirklich))?(?: nicht)?{_END}",
    rf"{_ON_TO}{_THAT} {_CARD}{_WHERE}* gefällt mir (?:gar )?nicht{_END}",
    rf"{_ON_TO}je n ?aime pas {_THAT} {_CARD}{_WHERE}*{_END}",
    rf"{_ON_TO}ik hou niet van {_THAT} {_CARD}{_WHERE}*{_END}",
    rf"{_ON_TO}no me gusta {_THAT} {_CARD}{_WHERE}*{_END}",
    rf"{_ON_TO}non mi piace {_THAT} {_CARD}{_WHERE}*{_END}",
    # "that minus five is horrible", "die -6 da vorne ist ja gemein"
    rf"{_ON_TO}{_THAT} {_CARD}{_WHERE}* {_IS} {_VERY}{_HOW}(?: isnt it| innit| though| eh| oder| gell| non)*{_END}",
    rf"{_ON_TO}what (?:an? )?{_HOW} {_CARD}{_WHERE}*{_END}",
    # "to take the shine off that plus six"
    r"(?:to (?:take the (?:shine|edge|sting|fun) (?:off|out of)|spite|annoy|bury|get back at|rile|balance|cancel out"
    r"|counter|offset|make up for|match|tease|spoil|ruin|neutralise|blunt|soften|tame)"
    rf" {_THAT} {_CARD}{_WHERE}*|um {_THAT} {_CARD}{_WHERE}* (?:\w+ ){{0,4}}zu \w+){_END}",
    # "and I'm not changing my mind this time"
    rf"{_ON_TO}(?:(?:i am|im) not (?:going to |gonna )?chang(?:e|ing) my mind|i (?:wont|will not"
    rf"|shant) (?:be )?chang(?:e|ing)"
    r" my mind|(?:theres )?no (?:talking me out of it|changing my mind)|ich (?:ändere meine meinung"
    r"|überlege? (?:es mir|mirs))"
    r" (?:jetzt |diesmal )?nicht (?:mehr )?(?:anders)?|je ne change(?:rai)? pas d ?avis|ik verander niet van gedachten"
    r"|no (?:voy a cambiar|cambio) de (?:idea|opinión)|non cambio idea)"
    rf"(?: (?:this time|now|again|any ?more|either|whatever \w+ says|diesmal|mehr|cette fois|esta vez"
    rf"|stavolta))*{_END}",
    # "same as your example, why not"
    rf"{_ON_TO}(?:(?:its |thats )?(?:just |exactly )?(?:the )?(?:same as|like|as) (?:in )?(?:your|the) example"
    r"|(?:genau )?(?:so )?wie (?:in|bei) deinem beispiel|comme dans (?:votre|ton) exemple|net als (?:in )?je voorbeeld"
    rf"|como en tu ejemplo|come nel tuo esempio){_END}",
    rf"(?:why not|warum (?:auch )?nicht|pourquoi pas|waarom niet|por qué no|perché no){_END}",
)
_OF_THE_REPORT: Final = (
    r"(?<![^ ])(?:(?:where|when) (?:it|the report) (?:says|said|reads) (?:[^\d;]{0,60} )?(?:had|has) chosen nothing"
    r"(?: ,)?(?: (?:can|could|may) i (?:still )?choose(?: something)? for (?:the )?next (?:time|round)(?: then)?)?)"
    r"(?= [,;¶]| ?$)"
)
_SUM: Final = (
    r"(?<![^ ])(?:(?:no|oh|ah|hang on|wait|hm+) ,? ?){0,3}(?:because |cos |as )?(?:[\w-]+ ){1,2}(?:and|plus|und|et|en"
    r"|y|e) (?:[\w-]+ ){1,2}(?:is|makes|are|s|equals|macht|ist|sind|gibt|font|is|son|fa) [\w-]+(?: [\w-]+)??"
    r"(?: ,?(?: ?and)? ?(?:thats|that is|which is|und das ist) (?:the|a|where|der|die|das) [^\d¶,;]{2,40})?"
    r"(?= [,;¶]| ?$)"
)
_OF_A_PIECE: Final = rf"^[slp] ?\d{{1,2}} {_IS} {_VERY}{_HOW}{_END}"
_TOGETHER: Final = (
    r"^(?:(?:wow|mensch|ha|oh|so|well|na) ,? ?)*(?:wir |wir sind |were |we are )?(?:alle|all|every(?:one|body)"
    r"|jeder|tous|iedereen|todos"
    rf"|tutti)(?: (?:\w+ )?(?:of us|together|zusammen|{_ONE}|stehen|stand|standing|are|sind|now|jetzt))*"
    r" (?:auf|on|sur|op|en|su)(?: (?:der|dem|the|la|de|il|space|feld|square))* (?P<space>\d{1,2}|[a-zäöüß-]{3,24})\b"
)
_LEAVING: Final = r"\b(?P<cut>(?:before|while|bevor|während|avant que|voordat|antes de que|prima che) [^\d:,;]{3,60}) :"


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"(?<![^ ]){one}") for one in _SPEECH)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text)


def without_remarks(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens without such remarks; all of them where nothing would be left that orders anything."""
    sentences = list(_sentences(tokens))
    dropped: set[int] = set()
    for sentence in sentences:
        if len(sentence) <= _LONG:
            dropped |= {id(token) for token in _remarks(sentence, tokens)}
    kept = [token for token in tokens if id(token) not in dropped]
    return kept if dropped and _orders(kept) else list(tokens)


def _sentences(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Yield the sentences without what ends them; a semicolon ends one too."""
    made: list[Token] = []
    for token in tokens:
        if token.kind in _ENDS:
            yield made
            made = []
        else:
            made.append(token)
    yield made


def _remarks(sentence: Sequence[Token], tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence that only remark on something."""
    text, starts = _told(sentence)
    spans = [match.span() for pattern in _patterns() for match in pattern.finditer(text)]
    whole = _pattern(_OF_A_PIECE).search(text)
    spans += [whole.span()] if whole is not None else []
    leading = _pattern(_LEAVING).search(text)
    if leading is not None and not _names_game(_between(sentence, starts, *leading.span("cut"))):
        spans.append(leading.span("cut"))
    made = [token for start, end in spans for token in _fitting(_between(sentence, starts, start, end), tokens)]
    added = _pattern(_SUM).search(text)
    if added is not None:
        part = _between(sentence, starts, *added.span())
        values = [token.value for token in part if token.kind == "num"]
        # "thirty five and five is forty, that's the lamppost": no card is told, and the sum is right.
        if len(values) == _SUMMED and values[0] + values[1] == values[2] and not _named(part):
            made += part
    made += [*_why(sentence), *_done_to_oneself(sentence), *_of_the_clock(sentence), *_sums_up(sentence, tokens)]
    if _pattern(_NOT_FOR_PRINT).search(text) and "card" not in {token.kind for token in sentence}:
        made += sentence
    if _pattern(_DID_YOU).search(text) and not _MORE & {token.kind for token in sentence} - {"num"}:
        made += sentence  # "Stuck it on 1 for me, did ye."
    quoted = _pattern(_OF_THE_REPORT).search(text)
    made += _between(sentence, starts, *quoted.span()) if quoted is not None else []
    together = _pattern(_TOGETHER).search(text)
    if together is not None and not any(token.kind in ("card", "piece", *_SIGNS) for token in sentence):
        at = next((t for t in _between(sentence, starts, *together.span("space")) if t.kind == "num"), None)
        others = [one.value for one in tokens if one.kind == "num" and one is not at]
        made += sentence if at is not None and at.value not in others else []
    return made


def _why(sentence: Sequence[Token]) -> list[Token]:
    """Return why somebody is named, from the comma on: "Send back: Dora, since she is at the start again"."""
    for at in range(1, len(sentence) - 2):
        if sentence[at].kind != "comma" or sentence[at - 1].kind != "player":
            continue
        start = at + 1 + (sentence[at + 1].kind == "reason" or sentence[at + 1].text.casefold() == "as")
        rest = sentence[at + 1 :]
        of_them = start < len(sentence) and sentence[start].text.casefold() in _OF_SOMEBODY
        if of_them and len(rest) > 1 and not _MORE & {token.kind for token in rest if token.kind != "reason"}:
            return list(sentence[at:])
    return []


def _done_to_oneself(sentence: Sequence[Token]) -> list[Token]:
    """Return a sentence that tells that the writer is sent, which no card of their own can do: "Clive send me back"."""
    if (_MORE - {"land"}) & {token.kind for token in sentence}:
        return []
    for token, after in pairwise(sentence):
        if token.text.casefold() in _SENDING and after.name == "me":
            return list(sentence)
    return []


def _of_the_clock(sentence: Sequence[Token]) -> list[Token]:
    """Return a sentence that tells when something begins: "Evensong is at six, so I shall not look again"."""
    numbers = [at for at, token in enumerate(sentence) if token.kind == "num"]
    if len(numbers) != 1 or sentence[numbers[0]].value > _NOON:
        return []
    head, rest = sentence[: numbers[0]], [token for at, token in enumerate(sentence) if at != numbers[0]]
    told = {token.kind for token in rest if token.text.casefold() not in _UNTIL}
    begins = len(head) > _SUMMED - 1 and head[-1].text.casefold() in _AT and head[-2].kind in ("be", "unknown", "verb")
    plain = begins and any(token.kind == "unknown" for token in head) and head[0].kind != "verb"
    return list(sentence) if plain and not told & {*_MORE, "player", "it", "there", "arrow"} else []


def _sums_up(sentence: Sequence[Token], tokens: Sequence[Token]) -> list[Token]:
    """Return a sentence that only tells of which kind all the pieces are: "s6 60 to 32, s1 29 to 10. snakes only"."""
    letters = {token.name[:1] for token in tokens if token.kind == "piece"}
    said = [token for token in sentence if token.kind != "comma"]
    kinds = [token.kind for token in said if token.kind in _OF_PIECES]
    words = {word for token in said if token.kind not in _OF_PIECES for word in token.text.casefold().split()}
    same = len(kinds) == 1 and letters == {_OF_PIECES[kinds[0]][0]}
    return list(sentence) if same and words & _ALONE and words <= _ALONE | _ALL_OF_THEM else []


def _told(sentence: Sequence[Token]) -> tuple[str, list[int]]:
    """Return a sentence in small letters, without apostrophes and with ¶ between its lines, and where each"
    " token begins."""
    starts: list[int] = []
    said = ""
    line = sentence[0].line if sentence else 0
    for token in sentence:
        said += "¶ " if token.line != line else ""
        line = token.line
        starts.append(len(said))
        said += f"{token.text.casefold().replace('’', '').replace(chr(39), '')} "
    return said.rstrip(), starts


def _between(sentence: Sequence[Token], starts: Sequence[int], start: int, end: int) -> list[Token]:
    return [token for token, at in zip(sentence, starts, strict=True) if start <= at < end]


def _fitting(part: list[Token], tokens: Sequence[Token]) -> list[Token]:
    """Return a part where it names no card or piece that the rest of the mail names too; else nothing."""
    within = {id(token) for token in part}
    named = _named(part)
    rest = _named([token for token in tokens if id(token) not in within])
    of_piece = {told for token in part for told in _OF_PIECES.get(token.kind, ())}
    return [] if named & rest or of_piece & rest else part


def _named(tokens: Sequence[Token]) -> set[str]:
    """Return the cards that are named, and the first letters of pieces."""
    made: set[str] = set()
    for at, token in enumerate(tokens):
        if token.kind == "card":
            made |= {token.name}
        elif token.kind == "piece":
            made |= {token.name, token.name[:1]}
        elif token.kind in _SIGNS and at + 1 < len(tokens) and tokens[at + 1].kind == "num":
            made.add(f"{_SIGNS[token.kind]}{tokens[at + 1].value}")
    return made


def complains_of_print(tokens: Sequence[Token]) -> bool:
    """Whether a sentence says that something that was printed was not meant for all: the GM is to hear of it."""
    return any(_pattern(_NOT_FOR_PRINT).search(_told(one)[0]) for one in _sentences(tokens) if len(one) <= _LONG)


def _names_game(part: Sequence[Token]) -> bool:
    """Whether a part names somebody or something of the game."""
    return any(token.kind in ("card", "piece", "no-piece", "num", "player", "other", "land", "eyes") for token in part)


def _orders(tokens: Sequence[Token]) -> bool:
    kinds = {token.kind for token in tokens}
    named = "num" in kinds or {"land", "player"} <= kinds
    return named and bool(kinds & {"card", "piece", "it", "plus", "minus", "plus-sign", "send", "swap"})
