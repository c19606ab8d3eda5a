"""Answers to "Press?" that are none: "Nothing printable :-)", "no, not this time", "too busy", and placeholders."""

from __future__ import annotations

import re

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["is_no_letter", "is_no_press", "none_given", "refuses_press", "says_nothing"]

_LONGEST = 90  # characters of an answer
_MOST = 10  # words of one
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_FACE = re.compile(r"[:;=8][-'o]?[()DPpOo/|\\*\]\[](?!\w)|<3")
_PICTURE = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff]")
_NOTHING = word_set(
    "no nope nah naw none nothing nil null not nought zilch nowt nichts nix nein kein keine keins niets niks nee geen "
    "rien non aucun aucune pas nada ninguna ninguno niente nulla nessuna nessuno blank skip pass without"
)
_LED_IN = word_set(
    "sorry alas afraid i'm im i am fear oh well hm hmm er erm um we i've have got there there's is it's my me from for "
    "leider tut mir malheureusement désolé désolée je j'ai n'ai ai helaas sorry ik heb lo siento yo tengo purtroppo mi "
    "dispiace ho a the please thanks es gibt ich habe hier von de ma part da parte mia diesmal heute deze keer vandaag "
    "cette fois esta vez hoy questa volta oggi it's just"
)
_BESIDE = _LED_IN | word_set(
    "printable fit to print printing printed worth worthy suitable publishing publication publishable family zine "
    "repeatable polite decent public consumption this time today week round turn month year now right moment at all "
    "much new us here thank you ta cheers yet really very special clever exciting interesting say tell report announce "
    "add contribute write anybody anyone anything others other players them press news comment? can could would think "
    "of comes springs mind that pass the any one want read care share offer declare in on by so far more else either "
    "once still mood sir ma'am maam madam mate captain boss chief guv guvnor skipper gm man dear love friend "
    "friends folks for poetry poem poems verse verses rhyme rhymes prose wit jokes joke gossip banter speech speeches "
    "stories story tales literature limerick limericks headline headlines quips wisdom statement comments remarks "
    "druckreifes druckreif zu melden sagen berichten schreiben danke vielen dank mal neues dieses runde woche pers "
    "presse "
    "te zeggen melden vertellen bedankt dank je wel dit deze ronde week nieuws nieuw "
    "à dire d'imprimable imprimable signaler merci tour semaine de nouveau "
    "que decir contar gracias nuevo imprimible turno semana publicable "
    "da dire segnalare grazie stampabile di nuovo turno settimana"
)
_BUSY = word_set(
    "be funny witty amusing poetic rhyme "
    "too busy tired lazy hungover sleepy late so much far very awfully rather bit little work on going swamped skint "
    "uninspired speechless time inspiration ideas idea inspired feeling mind's head's brain empty blank run out dry "
    "maybe perhaps next another later again tomorrow day not my "
    "zu müde faul beschäftigt keine zeit lust ideen einfall nächstes nächste vielleicht wenig "
    "trop occupé occupée fatigué fatiguée temps le prochaine d'idée d'idées d'inspiration inspiration peut-être la "
    "te druk moe lui geen tijd zin volgende misschien "
    "demasiado ocupado ocupada cansado cansada sin tiempo tiempo ideas próxima quizás quizá vez la "
    "troppo occupato occupata stanco stanca senza tempo idee prossima forse la volta"
)
_TIRED = word_set(
    "busy tired lazy hungover sleepy swamped uninspired speechless inspiration inspired ideas idea blank time "
    "zeit lust "
    "ideen einfall müde faul beschäftigt occupé occupée fatigué fatiguée temps d'idée d'idées d'inspiration druk "
    "moe lui "
    "tijd zin ocupado ocupada cansado cansada tiempo occupato occupata stanco stanca tempo idee next another later"
)
_NOT_WHAT = word_set(
    "this today now much fit printable for yet really worth suitable in publishable repeatable the at from a my decent "
    "polite very thanks so"
)
_END_MARK = late(
    r"\W{0,6}(?:eof|e\.o\.f\.?|eom|(?:end|ende|fin|fine|einde) (?:of |der |de |della |van (?:de |het )?)?(?:the "
    r"|this )?"
    r"(?:file|form|message|mail|e-mail|transmission|orders?|datei|formular|nachricht|fichier|formulaire|bestand"
    r"|formulier|archivo|formulario|modulo))\W{0,6}$",
    re.IGNORECASE,
)
_PLACEHOLDER = late(
    r"[<\[({#/*;|]{1,4}[\s!-]{0,4}(?:(?:your|type|write|put|enter|optional|press|text|message|words|goes?|here|any"
    r"|if|free"
    r"|for|the|report|in|public|to|be|printed|or|leave|this|blank|empty|lines?|some|you|want|like|none)\W{1,6}){1,12}$",
    re.IGNORECASE,
)
_NO_I = late(
    r"(?:no|nope|nah|nein|non|nee|no,? thanks?)\s?[,.;:–—-]{1,2}\s?"
    r"(?:i|i['’](?:m|ve|d|ll)|we|we['’](?:re|ve|ll)|my|our|ich|wir|je|j['’]ai|ik|yo|io"
    r"|(?=(?:saving|keeping|resting|holding) (?:it|them|this|that|my)\b|too\b|couldn|can['’]?t|haven))\b"
    r"(?=[^!?\"“”«»]{0,80}$)"
    r".{0,60}?\b(?:(?:best|good|clever|funny|my) (?:lines|words|jokes?|material|poems?|verses?)|lips are sealed"
    r"|sav(?:e|ing) (?:myself|it|them)|hold(?:ing)? (?:it|them) back"
    r"|to myself|quiet|silent|my peace|muse|inspir\w+|uninspired|too (?:busy|tired)"
    r"|too [^\W\d_]{2,12} to (?:be (?:funny|witty|clever|amusing|interesting)|think|write|rhyme|joke|bother|say)"
    r"|nothing to (?:say|add|report|declare)"
    r"|(?:next|another) (?:time|round|month|issue|week)|rather not|pass(?=\W*$)|not bother|won['’]?t bother"
    r"|can(?:['’]t|not) think|don['’]?t want to|leave it|(?:busy|tired)(?=\W*$)|zu müde|beschäftigt|keine ideen"
    r"|nächste[sn]? mal|passe(?=\W*$)|trop occupée?|trop fatiguée?|prochaine fois|te druk|te moe|volgende keer"
    r"|callad[oa]|ocupad[oa]|cansad[oa]|próxima vez|occupat[oa]|stanc[oa]|prossima volta)\b.{0,30}$",
    re.IGNORECASE,
)
"""An answer to whoever asked: "No, I'm saving my best lines". Without a word of holding back it is a message."""


_REFUSED = late(
    r"\W{0,3}(?:(?:sorry|oh|hm+|well|nein|non|nee|no|nope|nah|just kidding)\W{1,4}){0,2}(?:"
    r"(?:i['’]d |i would )?(?:rather|better) not|i think not|not (?:yet|now|today|really|at all|this time)"
    r"|no way|never mind"
    r"|(?:maybe|perhaps)(?: (?:not|later|next (?:time|turn|week|round|month)))?|(?:some )?other time"
    r"|next (?:time|turn|week|round|month)(?:,? (?:maybe|perhaps))?|no(?:pe)?|nah"
    r"|(?:hopefully|maybe|perhaps|probably|possibly) (?:next|another|some other) (?:time|turn|week|round|month)"
    r"\s?[.,;:–—-]{1,2}\s?(?:too|no time|no ideas|(?:very |so |really )?busy|swamped|work|"
    r"(?:i have|i've(?: got)?|i still have|we have) [^.!?\n]{1,40} to [^\W\d_]{2,12}"
    r"|(?:i'm|i am|we're) (?:too |so |very |really )?(?:busy|swamped|tired|rushed|late|off|in a (?:hurry|rush)))"
    r"\b[^.!?\n]{0,40}"
    r"|noch nicht|(?:das )?nächstes? mal|nächste (?:runde|woche)|lieber nicht|besser nicht|vielleicht|heute nicht"
    r"|auf keinen fall|(?:morgen|später) mehr|nö|nee"
    r"|pas encore|(?:à )?la prochaine(?: fois)?|(?:au )?prochain tour|plutôt pas|peut-être|surtout pas|non"
    r"|nog niet|(?:de )?volgende (?:keer|ronde|beurt)|liever niet|misschien|in geen geval"
    r"|(?:todavía|aún) no|la próxima(?: vez)?|mejor no|quizás?|ni hablar"
    r"|non ancora|(?:al)?la prossima(?: volta)?|meglio di no|forse|assolutamente no"
    r")\W{0,4}$",
    re.IGNORECASE,
)


def refuses_press(text: str) -> bool:
    """Return whether an answer to the question for press refuses or puts it off: "Rather not", "Noch nicht."."""
    return _REFUSED.match(text[:_LONGEST].replace("’", "'")) is not None or is_no_press(text)


def is_no_press(text: str, *, alone: bool = True) -> bool:
    """Return whether words in the place of press say that there is none, or nothing that could be printed.

    ``alone`` tells that nothing else stands there: then being too busy is an answer as well.
    """
    if _PICTURE.search(text):
        return False
    said = text.strip()
    lines = [line for line in said.split("\n") if line.strip() and not _END_MARK.match(line[:60])]
    worded = any(len(word) > 1 for word in _WORD.findall(_FACE.sub(" ", said[:2_000])))
    if not lines or not (worded or any(character.isdigit() for character in said[:_LONGEST])):
        return alone  # a bare number may well be a message
    if len(said) > _LONGEST or len(lines) > 1:
        return False
    if _PLACEHOLDER.match(lines[0] + " ") or (alone and _NO_I.match(lines[0].strip())):
        return True
    words = [word.lower().replace("’", "'") for word in _WORD.findall(_FACE.sub(" ", lines[0]))]
    if len(words) > _MOST or lines[0].rstrip().endswith("?"):
        return False
    start = next((n for n, word in enumerate(words) if word not in _LED_IN), len(words))
    bare = lines[0].rstrip().endswith("!") and set(words) <= _LED_IN | _NOTHING
    told = start < len(words) and not bare and (words[start] != "not" or set(words[start + 1 : start + 2]) <= _NOT_WHAT)
    if told and words[start] in _NOTHING and all(word in _BESIDE | _NOTHING for word in words):
        return True
    rest = set(words) - _BESIDE - _NOTHING
    denied = told and words[start] in _NOTHING  # "nope, too tired", whatever stands below
    return (alone or denied) and not set(words).isdisjoint(_TIRED) and rest <= _BUSY


_NONE = late(
    r"\W{0,4}(?:n/a|nil|none|no|nope|nothing|not|-+)?(?: (?:today|this time|this week|this turn|this round"
    r"|for now|from me|press|"
    r"to report|to say|thanks|thank you|at all|yet|return|entry))*\W{0,4}$"
    r"|\W{0,4}(?:nein|nee|non|no|nichts|nix|niets|niks|rien|nada|niente|nulla|keine|kein|geen|aucune?|nessuna?"
    r"|ninguna?|danke|bedankt|merci|gracias|grazie)"
    r"(?:,? (?:danke|vielen dank|dank (?:je|u)(?: wel)?|bedankt|merci|gracias|grazie|heute|diesmal|vandaag|dit keer"
    r"|deze keer|cette fois|aujourd'hui|esta vez|hoy|questa volta|oggi|nichts|niets|rien|nada|niente|press?e|prensa"
    r"|stampa|pers|von mir|van mij|de ma part|de mi parte|da parte mia|per me))*\W{0,4}$",
    re.IGNORECASE,
)
_NIL = late(
    r"\W{0,4}(?:i )?(?:can't|cannot|could not|couldn't) think of (?:anything|any|one|a thing|something)\b|"
    r"\W{0,4}(?:none|nothing|nil|no press|no),? (?:i'm afraid|i fear|sorry|alas)\b"
    r"|\W{0,4}(?:nothing|none|nil|no|nope|not|no press)(?: (?:much|new|exciting|clever|more))?"
    r" (?:(?:for |from )?(?:today|me|now|this (?:time|week|turn|round|month)|us))(?: (?:i'm afraid|sorry|thanks))?"
    r"(?=\s?[,;.(!–-]|\s{1,3}(?:as|because|since|i)\b)",
    re.IGNORECASE,
)
_AS_BEFORE = late(
    r"\W{0,4}(?:(?:please )?(?:keep|leave|use|print|run|repeat|drop|pull|scrap|withdraw)\b[^.!?\n]{0,30}\b(?:last"
    r"|previous|old|earlier|sent)\b"
    r"[^.!?\n]{0,30}|(?:same )?as (?:above|before|sent|last (?:time|turn|round|month))(?: please)?"
    r"|see (?:above|below|attached|enclosed)|(?:to|will) follow"
    r"|(?:i(?:'ll| will|'m going to) )?(?:send|write|think of|do)(?: you)? (?:some|it|one|something|that|more)"
    r" (?:later|tomorrow|soon|tonight|next (?:time|week|month|turn)|on \w{3,6}day|at the weekend)"
    r"|later|tba|tbc)\W{0,4}$",
    re.IGNORECASE,
)
_NO_LETTER = late(
    r"\W{0,4}(?:none|nil|n/a|nothing|keine?|aucune?|geen|ninguna?|nessuna?)\W{0,4}$|\s{0,4}[-–—]{1,4}\s{0,4}$",
    re.IGNORECASE,
)
"""What stands behind the label of a letter that is none; a "no" may well be one."""
_DECLINED = late(r"\s{0,4}(?:\w|[-~/])")


def is_no_letter(words: str) -> bool:
    """Return whether what stands behind the label of a letter says that there is none."""
    return _NO_LETTER.match(words[:80]) is not None


def says_nothing(text: str) -> bool:
    """Return whether the whole of some press says that there is none."""
    return _NONE.match(text[:80]) is not None or is_no_press(text)


def none_given(words: str) -> bool:
    """Return whether what stands behind a label of press is that there is none, or none that is new."""
    if _NIL.match(words[:80]) or _AS_BEFORE.match(words[:120]):
        return True
    return _DECLINED.match(words[:80]) is not None and (
        _NONE.match(words[:80]) is not None or is_no_press(words, alone=False)
    )
