"""Misgivings about numbers in words that are meant for another player: "please tell Clive that I'll nominate 20"."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import need
from pbm.orders.misgivings.text import Look, Misgiving, Sentence, Word, look_at
from pbm.orders.numbers import is_counting
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["has_message", "sent_to_others", "told_on_alone"]

_NAME: Final = (
    r"(?!(?:Me|You|Us|It|That|The|This|GM|I|My|Our|What|When|Whether|If|Him|Her|Them|All|Mum|Mom|Dad|Wie|Was|Mir)\b)"
    r"[A-Z][^\W\d_]{1,20}"
)
_WHO: Final = (
    rf"(?:{_NAME}(?:(?: ,)?(?: and| &| und| et| en| y| e| ,) {_NAME}){{0,3}}"
    r"|(?i:everybody|everyone|(?:all )?the others|the other players?|all the players|the rest|the lot of them|him|her"
    r"|them(?: all)?))"
)
_MINE: Final = r"(?i:I|I'll|I'm|I've|I'd|we|we'll|we're|my|mine)\b"
_SAYING: Final = rf"(?:(?: ,)?(?i: that)\b| :| [-–—](?! \d)|(?: ,)? (?={_MINE}))"
_OPENINGS: Final = late(
    r"(?<!\bnot )(?<!\bnever )(?<!n't )(?<!\bto )\b(?:"
    rf"(?i:tell|telling|told|remind|warn|assure|inform|advise|text|message) {_WHO}(?i: please)?{_SAYING}"
    rf"|(?i:let|letting) {_WHO} (?i:know)(?i: please)?{_SAYING}"
    rf"|(?i:pass|passing|send|relay|forward|give|say|mention|write|whisper)(?i: this| it| that| a message| word)?"
    rf"(?i: on| along)?(?i: to) {_WHO}{_SAYING}"
    rf"|(?i:message|note|word) (?i:for|to) {_WHO}{_SAYING}"
    rf"|(?i:sage?|sagt|sagen Sie|erzähle?|schreibe?|teile?|richte?|richten Sie)(?i: bitte)?(?i: dem| der)? {_WHO}"
    r"(?i: bitte)?(?i: mit| aus)?(?:(?: ,)?(?i: dass?| daß)\b| :)"
    rf"|(?i:lass|lassen Sie)(?i: bitte)? {_WHO}(?i: bitte)? (?i:wissen)(?:(?: ,)?(?i: dass?)\b| :)"
    r"|(?i:dis|dites|dire|transmets|transmettez|fais savoir|faites savoir)(?i: bien)?(?i: s'il (?:te|vous) plaît)?"
    rf"(?i: à) {_WHO}(?:(?i: que\b| qu')| :)"
    rf"|(?i:zeg|zegt u|vertel|laat)(?i: alsjeblieft| even| graag)?(?i: tegen| aan)? {_WHO}"
    r"(?i: alsjeblieft)?(?i: weten)?(?:(?: ,)?(?i: dat)\b| :)"
    rf"|(?i:dile|dígale|di|diga|dime|avisa|comunica)(?i: por favor)?(?i: a) {_WHO}(?:(?i: que)\b| :)"
    rf"|(?i:di '|dì|di|dica|digli|dille|fai sapere|faccia sapere)(?i: per favore)?(?i: a) {_WHO}(?:(?i: che)\b| :)"
    rf"|^(?i:to|an|für|à|aan|voor|a|para|per) {_NAME} : (?={_MINE}|(?i:ich|je|ik|yo|io)\b)"
    r"|^(?i:to )?(?i:all|everyone|everybody|the others|the rest|the lot of you)(?i: of you)?"
    rf"(?i: but| except| bar) {_NAME}"
    rf"(?:(?i: and| ,) {_NAME}){{0,2}} : "
    r")"
)
"""Words that open what is meant for somebody else, up to where that begins."""
_INVITING: Final = late(
    r"\b(?i:let's|lets|let us|shall we|why don't we)"
    r"(?i: all| both| the two of us| gang up| team up| club together| join forces| conspire| agree)\b"
)
_CALLED: Final = late(
    r"\W{0,3}(?i:(?:hi|hello|hey|hallo|dear|oh|ok|okay|so|and|ciao|hola|salut|bonjour|liebe|lieber|beste) )?"
    r"(?P<names>[^\W\d_]{2,21}(?:(?: ,)?(?: and| &| und| et| en| y| e| ,) [^\W\d_]{2,21}){0,2})(?: [,:!–—-]| ?$)"
)
"""Who a sentence is spoken to: "Max, let's …", "Dear Dora, …"."""
_VERBS: Final = word_set(
    "tell telling told remind warn assure inform advise text message let letting pass passing send relay forward give "
    "say mention write whisper note word let's lets shall why sage sag sagt sagen erzähl erzähle schreib schreibe "
    "teil teile richt richte richten lass lassen dis dites dire transmets transmettez fais faites zeg zegt vertel laat "
    ": dile dígale di diga dime avisa comunica dì di' dica digli dille fai faccia"
)
_TELLING: Final = _VERBS - {":"}
_HEADING: Final = word_set("to an für à aan voor a para per")  # what is for somebody by its heading: "To Max: …"
_TURNING_AWAY: Final = word_set("right righto alright ok okay anyway anyhow")
_TOGETHER: Final = word_set("you your yours yourself u ur ya ye let let's lets we our us both together")
_TELLS, _HEADS, _COLON = need(_TELLING), need(_HEADING), need((":",))
_MOST: Final = 200  # sentences that are looked at


def sent_to_others(look: Look) -> Iterator[Misgiving]:
    """What is ordered only in words for somebody else: "let Max know that I'll vote for 44", "Max, let's both …"."""
    if not (look.players or look.has(_TELLS) or (look.has(_HEADS) and look.has(_COLON))):
        return
    spans = _spans(look.words, look.sentences, look.players)
    if not spans:
        return
    for of in look.accepted:
        places = look.places(of)
        if places and all(any(start <= place < end for start, end in spans) for place in places):
            yield Misgiving("to-others", look.words[places[0]].line, of.field, of.board)


def has_message(lines: Sequence[str], players: Collection[str] = ()) -> bool:
    """Return whether words for another player stand in a mail; ``players`` are the others' names where known."""
    if not players and not may_be_in(words_in(lines), _VERBS):
        return False
    words, sentences = look_at(lines)
    return bool(_spans(words, sentences, players))


def told_on_alone(lines: Sequence[str], players: Collection[str] = ()) -> bool:
    """Return whether every number of a mail stands in words for another player: "please tell Dora I'm going for 17"."""
    if not players and not may_be_in(words_in(lines), _VERBS):
        return False
    words, sentences = look_at(lines)
    spans = _spans(words, sentences, players)
    numbers = [place for place, word in enumerate(words) if any(map(str.isdigit, word.low)) or is_counting(word.low)]
    return bool(numbers) and all(any(start <= place < end for start, end in spans) for place in numbers)


def _spans(words: Sequence[Word], sentences: Sequence[Sentence], players: Collection[str]) -> list[tuple[int, int]]:
    """Return where words that are for other players begin and end."""
    known = frozenset(player.casefold() for player in players)
    spans: list[tuple[int, int]] = []
    for number, sentence in enumerate(sentences[:_MOST]):
        part = words[sentence.start : sentence.end]
        lows = [word.low for word in part]
        telling = not _TELLING.isdisjoint(lows) or (lows[0] in _HEADING and ":" in lows)
        if not telling and not known:
            continue
        text = " ".join([word.text for word in part])
        called = _CALLED.match(text[:120]) if known else None
        if called is not None and _are_names(called["names"], known):
            # A mail that greets another player is a letter to them; a sentence that calls one is for them.
            greeted = number == 0 and called.end() >= len(text) and not _shouted(words, sentences, called["names"])
            spans.append((sentence.start, len(words) if greeted else sentence.end))
            continue
        found = (_OPENINGS.search(text) or _INVITING.search(text)) if telling else None
        if found is not None:
            start = sentence.start + text.count(" ", 0, found.end())
            end = next((n for n in range(start, sentence.end) if words[n].means("but")), sentence.end)
            spans.append((start, end))
    return spans


def _shouted(words: Sequence[Word], sentences: Sequence[Sentence], names: str) -> bool:
    """Whether the ``names`` that a mail begins with are a cry, and its writer turns to the GM: "Gaz! Right, the 1."."""
    first, following = sentences[0], sentences[1:3]
    if not following or first.end - first.start != len(names.split()):
        return False  # "Dear Gaz!" greets
    after = words[following[0].start]
    if after.line != words[first.start].line or not _TOGETHER.isdisjoint([w.low for w in words[first.end :]]):
        return False
    exclaimed = following[0].end - following[0].start == 1 and after.kind == "n"  # "Gaz!!! 21!!! Right …"
    opening = following[-1] if exclaimed else following[0]
    return words[opening.start].low in _TURNING_AWAY


def _are_names(said: str, known: Collection[str]) -> bool:
    """Return whether all the words that may be names are names of players."""
    names = [word for word in said.replace(",", " ").casefold().split() if len(word) > 1]
    links = ("and", "und", "et", "en")
    return bool(names) and all(name in known for name in names if name not in links)
