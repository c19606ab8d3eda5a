"""Questions to the GM, with a question mark or without: about the rules, and about what the GM has noted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from pbm.rulesets.unleashed.words.lexicon import folded
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["OF_GM", "asks_gm", "with_question_marks", "without_address"]

OF_GM: Final = "gm"
"""The name of the stop behind a question to the GM."""
_ENDS: Final = ("stop", "gap", "label")
_LONG: Final = 40
_CHECKING: Final = (
    r"(?:(?:i am |im )?just (?:checking|wondering|making sure|to check|to be sure|a check)|checking|to check"
    r"|to be sure"
    r"|can you (?:confirm|check)|could you (?:confirm|check)|please (?:confirm|check)|would you (?:confirm|check))"
)
_NOTED: Final = (
    r"(?:you ?ve|you have|youve|you|have you|do you have|did you|you did|that you|that i ?m|i ?m|i am|am i|im|my)"
    r" (?:really |still |definitely |only |have |ve )?(?:got|get|have|had|put|noted|noting|recorded|down|received"
    r"|read)"
)
_CHECKS: Final = (
    rf"^{_CHECKING}\b.*\b{_NOTED}\b|^(?:have|did|do) you (?:got|get|have|note|noted|put|received?) (?:me|my)\b"
    r"|^(?:have|did) you (?:really |still )?(?:got|get|note|noted|put|received?) (?:me|my)\b"
    r"|^am i (?:still )?down (?:for|as|with|on)\b"
    r"|^(?:i )?(?:assume|take it|trust|hope|presume|suppose) (?:that )?you (?:have|ve)(?: still)?(?: got)? me\b"
    r"|^youve got me (?:down )?(?:as|for|on|with) .*\b(?:right|correct|yes|havent you)$"
    r"|^hast du (?:mich|meine)\b.*\b(?:notiert|bekommen|stehen|eingetragen)|^(?:nur )?zur kontrolle\b"
    r"|^(?:tu mas|vous mavez|tu as) bien (?:note|recu)|^je verifie juste\b|^heb je (?:me|mijn)\b.*\b(?:staan"
    r"|genoteerd|ontvangen)"
    r"|^even checken\b|^tienes (?:mi|mis)\b.*\banotad|^hai (?:il mio|la mia|i miei)\b.*\bsegnat"
)
_ALLOWED: Final = (
    r"^(?:can|may|could|might|am|are|is|does|do|would) (?:i|we|you|one|a player|anyone|people|it|players|somebody"
    r"|someone)\b"
    r"|^(?:is|was|isnt) it (?:true|right|correct|legal|allowed|possible|ok|okay|permitted|fair|against|the case|so)\b"
    r"|^(?:darf|kann|duerfen|koennen) (?:man|ich|wir)\b|^(?:ist|stimmt) es\b|^(?:peut on|puis je|est ce qu"
    r"|peux tu|on peut)\b"
    r"|^(?:mag|kan|mogen|kunnen) (?:ik|je|men|we)\b|^(?:puedo|se puede|podemos)\b|^(?:posso|si puo|possiamo)\b"
)
_DUTIES: Final = (
    r"^(?:[^\W\d_]+ )?(?:so )?(?:(?:do|must|should|need) (?:i|we)(?: really| also| already| always| still)?"
    r"(?: (?:have|need|got|get) to)?"
    r"|(?:muss|soll|sollte) ich(?: (?:auch|schon|immer|jetzt|denn|eigentlich|jedes mal)){0,3}"
    r"|(?:dois je|faut il|je dois|moet ik(?: (?:ook|al|nu))?|tengo que|devo))"
    r" (?:say|tell|choose|send|name|write|pick|decide|specify|mention|wait|.*\b(?:sagen|angeben|waehlen|schreiben"
    r"|nennen|schicken|warten)$|dire|choisir|indiquer|ecrire|zeggen|kiezen|opgeven|decir|elegir|dire|scegliere)\b"
)
_PICKING: Final = (
    r"^(?:[^\W\d_]+ ){0,3}(?:if|when|wenn|falls) (?:i|ich) (?:land|end up|lande|komme|auf)\b.{3,60}\b(?:do|must"
    r"|should|can|may|am) i"
    r" (?:then |still )?(?:get to |have to |need to |allowed to |supposed to |meant to )?"
    r"(?:pick|choose|say|tell|decide|name|write|select)\b"
    r"|^(?:wenn|falls) ich auf .{3,60}\b(?:muss|darf|kann|soll) ich .*\b(?:sagen|waehlen|aussuchen|angeben"
    r"|entscheiden)$"
)
_ASTONISHED: Final = (
    r"\bi (?:said|wrote|ordered|asked for|chose|sent|wanted|played)\b.*\b(?:report|round"
    r"|results?)\b.*\b(?:reckons?|says?"
    r"|said|ha(?:s|ve)|shows?|claims?|got|thinks?|tells?)\b|\b(?:report|result)\b.*\b(?:reckons?|says?|said|has"
    r"|shows|claims|thinks"
    r"|tells)\b.*\bi (?:said|wrote|ordered|asked for|chose|sent|wanted|played)\b"
    r"|\bich (?:hatte|habe|hab)\b.*\b(?:gesagt|geschrieben|bestellt|gewaehlt)\b.*\bbericht\b"
)
_WONDERS: Final = (
    r"^(?:[^\W\d_]+ )?(?:and |but |so |oh |hang on )?(?:what ?s (?:this|that|all this|the)|what (?:is|does|do"
    r"|are) (?!i )"
    r"|what am i (?:meant|supposed)|why (?!not\b|dont\b|do not\b)|how come|how (?:do|does) (?!i put|i play)"
    r"|am i (?:meant|supposed|expected) to (?:tell|say|choose|do something|write|know)"
    r"|was (?:ist|heisst|bedeutet|soll) |warum (?!nicht)|wieso |pourquoi (?!pas)|waarom (?!niet)|por que (?!no\b)"
    r"|perche (?!no\b))"
)
_LED: Final = r"^(?:(?:and|but|so|oh|ah|um|wait|hang on|hey|hi|also|ps|btw|by the way|well|ok|okay|now|right) )*"
_CALLED_QUESTION: Final = (
    rf"{_LED}(?:[^\W\d_]+ )?(?:(?:just )?(?:an?|one|another) (?:(?:quick|small|little|silly|daft|stupid|last|more|other"
    r"|further) )*question\b|(?:i have|ive|i ve|ive got) an? (?:(?:quick|small|little|silly|daft) )*question\b"
    r"|(?:one|a|the only|another) thing i (?:dont|do not|cant|cannot|didnt) (?:quite |really )?(?:follow"
    r"|understand|get|see"
    r"|grasp)\b|(?:may|might|can|could) (?:i|we) (?:just )?ask (?:whether|if|how|what|why|when|who|which"
    r"|you whether|you if)\b"
    r"|(?:nur )?(?:eine|ne) (?:(?:kurze|kleine|dumme|letzte) )?frage\b|kurze frage\b|une (?:petite "
    r"|derniere )?question\b"
    r"|(?:een|nog een|n) (?:klein )?vraag(?:je)?\b|una (?:pequena )?pregunta\b|una (?:piccola )?domanda\b)"
)
"""What calls itself a question: "Une petite question : …?", "One thing I don't follow, …?"."""
_MATTERS: Final = (
    r"\bdoes(?:nt)? it (?:matter|make a difference|make any difference) (?:if|whether|that|where|which|what|when)\b"
    r"|\b(?:macht es (?:etwas|was)|ist es schlimm|spielt es eine rolle)\b|\best ce que (?:ca|cela) (?:gene|change"
    r"|fait)\b"
    r"|\bmaakt het (?:iets )?uit\b|\bimporta (?:si|se)\b"
)
_OTHERS_MAY: Final = (
    r"^(?:can|could|may|will|does|do) (?:someone|somebody|anyone|anybody|other players|another player|the others"
    r"|they)\b.*"
    r"\b(?:me|my|mine)\b"
    r"|^(?:quelqu ?un|un autre joueur|les autres|on)(?: d autre)? (?:peut|peuvent)(?: (?:il|elle|on|ils))? (?:me"
    r"|m|mon|ma|mes)\b"
    r"|^(?:est ce qu ?(?:e )?)(?:quelqu ?un|un autre joueur|les autres|on) (?:peut|peuvent) (?:me|m|mon|ma|mes)\b"
    r"|^(?:kann|darf|koennen) (?:mich |mir )?(?:jemand|einer|man|ein anderer|die anderen)\b.*\b(?:mich|mir|mein\w*)?\b"
    r"|^kan (?:iemand|een ander|men)\b.*\b(?:me|mij|mijn)\b|^(?:puede|pueden) (?:alguien|otro|los demas)\b"
    r"|^(?:puo|possono) (?:qualcuno|un altro|gli altri)\b|^qualcuno puo\b"
)
"""What others may do to the writer: "Can anybody send me back before my go?"."""
_OF_CARDS: Final = r"^(?:is|are|does) (?:a|an|the) "
_IN_GENERAL: Final = (
    r"\b(?:(?:a|any|an occupied|the same|another) (?:space|square|card|spot|place|players?|snake|ladder|lamppost"
    r"|piece)s?"
    r"(?: s)? ?(?:\w+ ){0,3}(?:where|with|that|which|who|already|head|tail|top|bottom|foot|twice)"
    r"|(?:a|any) (?:snakes?|ladders?|lampposts?)(?: s)? (?:head|tail|top|bottom|foot)|on top of (?:a|an|any|another)\b"
    r"|where (?:some|any)(?:one|body)|where (?:a|another) player|some(?:one|body)(?: else)? (?:is|stands|is standing)"
    r"|allowed to|against the rules|in the rules|legal to|true that|is it (?:true|right|correct|legal|allowed|fair)"
    r"|feld\b.{0,12}\b(?:wo|auf dem)|case\b.{0,12}\bou|vak\b.{0,12}\bwaar|casilla\b.{0,12}\bdonde"
    r"|casella\b.{0,12}\bdove|two cards|2 cards|more than one card)\b"
)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text)


def without_address(tokens: Sequence[Token]) -> list[Token]:
    """Return a sentence without who is addressed at its head: "Alan, is it true that …"."""
    kept = [token for token in tokens if token.kind != "comma" or token is not tokens[0]]
    comma = next((at for at, token in enumerate(kept[:4]) if token.kind == "comma"), 0)
    if comma and all(token.kind in ("unknown", "fill") for token in kept[:comma]):
        return kept[comma + 1 :]
    return kept


def asks_gm(sentence: Sequence[Token], *, marked: bool = False) -> bool:
    """Whether a sentence asks the GM what is allowed or needed in general, or what is noted of the player's orders.

    ``marked`` says that a question mark ends it.
    """
    told = _told(sentence)
    words = _words(told)
    if _pattern(_CHECKS).search(words):
        return True
    if marked and _pattern(_ASTONISHED).search(words):
        return True  # "I said +3 on 17, and the report says I put a blank on 1?"
    named = any(token.kind in ("num", "piece") for token in told)
    general = _pattern(_ALLOWED).search(words) and _pattern(_IN_GENERAL).search(words)
    wonders = _pattern(_WONDERS).search(words) if marked else None
    return not named and bool(
        general
        or wonders
        or _pattern(_DUTIES).search(words)
        or _pattern(_PICKING).search(words)
        or (marked and _pattern(_OTHERS_MAY).search(words))
        or _pattern(_OF_CARDS).search(words)
    )


def _told(sentence: Sequence[Token]) -> list[Token]:
    return without_address([token for token in sentence if token.kind not in _ENDS])[:_LONG]


def _words(told: Sequence[Token]) -> str:
    words = " ".join(folded(token.text) for token in told)
    return " ".join(re.sub(r"['’:]", "", words).replace(",", " ").split())


def _calls_itself_question(sentence: Sequence[Token]) -> bool:
    """Whether a sentence with a question mark says that it is a question, and has no card with a space in it."""
    told = _told(sentence)
    words = _words(told)
    kinds = {token.kind for token in told}
    if _pattern(_MATTERS).search(words):
        return "num" not in kinds
    ordered = "num" in kinds and (kinds & {"card", "verb", "move"} or not kinds & {"if", "land"})
    return _pattern(_CALLED_QUESTION).search(words) is not None and not ordered


def with_question_marks(tokens: Sequence[Token]) -> tuple[list[Token], bool]:
    """Return the tokens with a question mark behind each such question; whether there is any.

    What calls itself a question is left out.
    """
    made: list[Token] = []
    sentence: list[Token] = []
    found = False
    for token in [*tokens, Token("gap", "", -1)]:
        if token.kind not in _ENDS:
            sentence.append(token)
            continue
        if sentence and token.text == "?" and _calls_itself_question(sentence):
            found, sentence = True, []
            made.append(token)
            continue
        asks = bool(sentence) and asks_gm(sentence, marked=token.text == "?")
        found = found or asks
        made += sentence
        if asks and token.kind == "stop":
            made.append(replace(token, text="?", name=OF_GM))
        else:
            made += [Token("stop", "?", sentence[-1].line, name=OF_GM)] if asks else []
            made += [token] if token.line >= 0 else []
        sentence = []
    return made, found
