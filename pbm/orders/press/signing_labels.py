"""Whether press bears its writer's name: "Without my name: …", "Press signed: …", "Please don't sign this."."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import Label
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["may_be_unsigned", "signed_anew", "unsigned_below"]

_LONGEST: Final = 100  # characters of a label, or of a sentence that says no more
_MY: Final = r"(?:my |the |a |any |our |writer's |author's )?(?:full |real |own )?"
_NAME: Final = r"(?:names?|signature)"
_UNSIGNED: Final = late(
    r"\b(?:an\s?on(?:ymous)?(?:ly)?|anonymously|unsigned|unattributed|incognito|nameless(?:ly)?|no name(?:s)?"
    rf"|(?:not|never|isn't|don't|do not|without being)(?: to)?(?: be)? sign(?:ed)?|(?:under|with) no name"
    rf"|from an? (?:anonymous|unknown|secret|nameless) [a-z-]{{3,15}}|without {_MY}{_NAME}"
    rf"|not (?:with|under|over|in) {_MY}{_NAME}"
    rf"|(?:leave|keep|drop|omit) {_MY}{_NAME} (?:out|off|away)?(?: ?(?:of|from|off|out of) (?:this|it|that|these))?"
    rf"|(?:don't|do not|without|not|never) (?:use|print|put|say|saying|tell|give|giving|mention|mentioning|add"
    r"|name|naming) (?:them |anyone |anybody |everybody )?"
    rf"(?:me|(?:{_MY}{_NAME}(?: (?:to|on|under|below|with|beside|in) (?:this|it|that|these))?)"
    r"|(?:who|whom) (?:it(?:'s| is| was| comes| came)?(?: by| from)?|wrote (?:it|this|that|these)|i am"
    r"|says (?:it|this|so))|(?:(?:it|this|that)(?:'s| is| was)|it comes) (?:me|mine|by me|from me))"
    r"|anonym\w{0,2}|ungezeichnet\w{0,2}|nicht gezeichnet|ohne (?:meinen )?namen|ohne unterschrift"
    r"|nicht unter meinem namen"
    r"|anonyme(?:s|ment)?|(?:non|pas) signée?s?|sans (?:mon )?nom|sans signature|sans signer"
    r"|anonie?me?|ongetekend|niet ondertekend|zonder (?:mijn )?naam|zonder ondertekening"
    r"|anónim(?:[oa]s?|amente)|anonimamente|sin (?:mi )?(?:nombre|firma)|sin firmar"
    r"|anonim[oaie]|in forma anonima|senza (?:il )?(?:mio )?nome|senza (?:la (?:mia )?)?firma|non firmat[oa])(?!\w)",
    re.IGNORECASE,
)
_SIGNED: Final = late(
    r"(?:\bsigned|\b(?:with|under|over|in) my (?:full |real |own )?name|\bwith (?:the |a )?name|\bgezeichnet\w{0,2}"
    r"|\b(?:mit|unter) (?:meinem )?namen|\bsignée?s?|\b(?:avec|sous) (?:mon )?nom|\bondertekend"
    r"|\b(?:met|onder) (?:mijn )?naam|\bfirmad[oa]s?|\bcon (?:mi )?(?:nombre|firma)|\bfirmat[oa]"
    r"|\bcon (?:il )?(?:mio )?nome)(?!\w)",
    re.IGNORECASE,
)
_BESIDE: Final = word_set(
    "and but also now plus then so ps p s pps oh or this that these those one ones the next following rest other "
    "others second last another bit item items piece part line lines paragraph word words message note press "
    "release something more is are be to it its it's as goes go with only just strictly please pls kindly print "
    "printed publish published run put for report zine in from me my if possible would could can you i'd i like "
    "want prefer rather what follows below all both by let again here comes however though of course a an thanks "
    "thank public und aber auch nun jetzt noch dies dieses das der die den folgende folgendes rest nächste bitte "
    "drucken presse in den bericht diesmal et mais aussi ceci cela ce qui suit suivant la le les reste suite svp "
    "presse en maar ook dit dat het volgende graag pers y pero también esto lo siguiente que sigue el resto por "
    "favor prensa e ma anche questo quello segue seguente il per favore stampa "
)
"""Words that a label may have beside those that say whether it is signed."""
_ALSO: Final = word_set(
    "press presse pers prensa stampa this that one next following rest other item piece bit dies "
    "dieses das ceci suite dit volgende esto siguiente questo seguente my meinem namen mon nom mijn naam mi nombre mio "
    "nome name"
)
"""Words one of which a label of signed press has besides: "Signed: the Mayor" is a signature."""
_AHEAD: Final = late(
    r"\b(?:rest|remainder|next|following|follows|below|what comes|now|folgende\w?|nächste\w?|suit|suivante?|suite"
    r"|volgende|siguiente|sigue|segue|seguente)\b",
    re.IGNORECASE,
)
"""Words by which a sentence speaks of what comes behind it alone."""
_SIGN: Final = late(r":[*_]{0,3}|\s[–—-]{1,2}(?=\s)")
_PAINT: Final = " \t*_#=<[({~|-–—.!,"
_FIGURE: Final = late(r"\d")
_WORD: Final = late(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_SENTENCE: Final = late(r"[^.!?\n]+(?:[.!?]+|\Z|(?=\n))")
_DENIED: Final = late(r"\b(?:not|non|nicht|pas|niet|no|never|isn't|don't)\b", re.IGNORECASE)
_NEEDED: Final = word_set(
    "anon anonymous anonymously unsigned unattributed incognito nameless namelessly name names sign signed signature "
    "me mine who whom wrote anonym anonyme anonymer anonymes ungezeichnet namen unterschrift anonymement signé signée "
    "nom signer anoniem anonieme ongetekend ondertekend naam anónimo anónima anónimamente nombre firma firmar anonimo "
    "anonima anonimamente nome firmato firmata gezeichnet firmado firmada"
)
_MOST: Final = 1_000  # sentences of press that are looked at


def may_be_unsigned(said: frozenset[str]) -> bool:
    """Return whether anything may be found here where these words are ``said``."""
    return may_be_in(said, _NEEDED)


def signed_anew(line: str) -> Label | None:
    """Return the label in a line that says whether the words behind it are unsigned; None where none says which.

    A label says no more than that: "Alcoholics Anonymous: a meeting" is none, nor is "Signed: the Mayor".
    """
    found = _SIGN.search(line[: _LONGEST + 4])
    if found is None or not line[: found.start()].strip():
        return None
    label, words = line[: found.start()], line[found.end() :].lstrip(" *_\t")
    said = _said(label)
    if said is None or (":" not in found.group() and said is False):
        return None
    return Label(None, said, words)


def unsigned_below(words: str) -> tuple[int, int, bool] | None:
    """Return where in press a sentence asks that it be not signed, and whether it speaks of what follows alone."""
    for number, found in enumerate(_SENTENCE.finditer(words)):
        if number >= _MOST:
            break
        sentence = found.group()
        if len(sentence) > _LONGEST or ":" in sentence:
            continue
        if _said(sentence) is True and _asks(sentence):
            return found.start(), found.end(), _AHEAD.search(sentence) is not None
    return None


def _asks(sentence: str) -> bool:
    """Whether a sentence asks something of who prints it; a name or a title alone asks nothing."""
    bracketed = sentence.lstrip()[:1] in "(["
    return bracketed or len(_WORD.findall(sentence)) > 1


def _said(label: str) -> bool | None:
    """Return whether a label says that something is unsigned; False for signed, None for one that says neither."""
    told = label.strip(_PAINT).replace("’", "'")
    unsigned = _UNSIGNED.search(told)
    found = unsigned or _SIGNED.search(told)
    if found is None or _FIGURE.search(told):
        return None
    rest = [word.casefold() for word in _WORD.findall(f"{told[: found.start()]} {told[found.end() :]}")]
    if any(word not in _BESIDE for word in rest):
        return None
    if unsigned is not None:
        return True
    everything = {word.casefold() for word in _WORD.findall(told)}
    if _DENIED.search(told):
        return True  # "this is not to be signed"
    return None if everything.isdisjoint(_ALSO) else False
