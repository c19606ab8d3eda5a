"""A cry that something was not the writer's: "I never sent that", "somebody is writing in my name", "undo that"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["cries_out", "disowns", "in_jest", "knows_nothing", "takes_back_barely"]

_REACH: Final = 1_000  # characters of a mail that are looked at
_BARE: Final = frozenset(
    """
    no|nope|nah|nein|nee|non|undo|undo that|undo it|undo this|please undo|please undo that|please undo it|stop|stop it
    stop that|stop this|cancel|cancel it|cancel that|please cancel|oops|whoops|wrong|that is wrong|thats wrong|no no
    no no no
    stopp|halt|falsch|stornieren|rückgängig|annuler|arrête|arrêtez|annuleren|fout|para|anular|mal|annulla|ferma|sbagliato
    """.replace("\n", "|").split("|")
)
_MAIL: Final = (
    r"(?:it|that|this|them|those|these|anything|any|(?:(?:that|this|the|any|such|an?|your|those|these|receipt|last"
    r"|latest|other|any such|such an?) ){1,3}(?:mails?|emails?|messages?|orders?|throws?|receipts?|letters?|moves?"
    r"|ones?|nominations?|trapdoors?|\d{1,4}))"
)
_NOT_DONE: Final = (
    r"(?:(?:did not|didnt|certainly did not|never did)(?: ever)?"
    r" (?:write|send|type|order|throw|nominate|ask|submit|play|give|enter|place)"
    r"|(?:never|have not|havent|have never)(?: ever)? (?:wrote|written|sent|typed|ordered|threw|thrown|nominated|asked"
    r"|submitted|played|gave|given|entered|placed))(?: you)?"
)
_NEVER: Final = r"(?:(?:have )?never|have not|havent)(?: (?:ever|really|actually))?"
_NEW_TO_IT: Final = (
    r"(?:(?:have |(?<=ive ))never(?: (?:ever|really|actually))? played (?:it|this|these)\b"
    rf"|{_NEVER} played (?:(?:it|this|these) (?:before|by|for|since|as|in|at|with|when)\b|anything\b"
    r"|any of (?:it|these)\b|(?:that|this|such|any|an?) (?:\w{1,12} ){0,2}(?:games?|sort|kind|things?)\b)"
    rf"|{_NEVER} (?:written|sent|typed|ordered|thrown|nominated|asked|submitted|given|entered|placed)(?: you)?"
    r" (?:it|this|anything|any|an?|one|such) (?:(?!(?:i|and|but|so|who|that)\b)\w{1,12} ){0,5}before\b)"
    r"(?! (?:\w{1,12} ){0,2}(?:moves?|orders?|throws?|numbers?|nominations?|trapdoors?|ones|\d{1,4})\b)"
)
"""What somebody says who plays for the first time: "I have never played this by post", "never sent an order before"."""
_ORDERS: Final = (
    r"(?:numbers|orders|throws|moves|mails?|emails?|messages?|letters?|choices|nominations?|figures)\b"
    r"(?! (?:yet|for|to|of|any ?more|at all|until|till|final)\b)"
)
"""What is disowned with "not my"; "for next week" or "yet" makes it talk of the game."""
_UNTIL: Final = r"(?:yet|so far|before|last|this|for|because|but|in|else|until|till|as|since|weil|bisher|seit)\b"
_SUCH: Final = (
    r"(?:it|that|this|these|those|they|receipt \d{1,4}"
    r"|(?:that|this|the|your|these|those) (?:\w{1,12} ){0,5}(?:mail|email|message|numbers|throws|moves"
    r"|orders?|receipt|one)(?: \d{1,4})?(?: \w{1,8} \d{1,3}(?: and \d{1,3})?| from \w{1,20})?)"
)
_DOING: Final = r"(?:writing|wrote|sending|sent|playing|ordering|ordered)"
_ABUSING: Final = (
    r"(?:impersonating|impersonated|using|used|forging|forged|faking|faked|hacked|hacking|stolen|stole|pretending)"
)
_MY_OWN: Final = (
    r"(?:my (?:own )?(?:names?|orders?|address|account|mails?|email|place|seat|behalf|stead|throws?|moves?|reply)|"
    r"(?:as|for|not|than|but|in) (?:me|i|myself))\b"
)
_ABROAD: Final = (
    r"\bdas war ich nicht\b|\bich war (?:es|das) nicht\b|\bich bin (?:es|das) nicht gewesen\b|\bnicht von mir\b"
    r"|\b(?:das|die|es) waren? nicht (?:ich|von mir)\b"
    r"|\bich habe? (?:das|es|die|diese \w{1,12}|so (?:et)?was) (?:so )?(?:nie|nicht|niemals)"
    r" (?:geschrieben|geschickt|gesendet|bestellt|gesetzt)\b"
    r"|\b(?:das|es|die|so (?:et)?was|diese[ns]? \w{1,12}) habe? ich (?:so )?(?:nie|nicht|niemals)"
    r" (?:geschrieben|geschickt|gesendet|bestellt|gesetzt)\b"
    r"|\bich habe? (?:gar |überhaupt )?nichts (?:geschrieben|geschickt|gesendet|bestellt)\b"
    r"(?! (?:weil|da|bisher|bis|seit)\b)"
    r"|\bnicht meine (?:zahlen|züge|zuege|würfe|befehle|mails?|nachricht|anweisungen)\b(?! für\b)"
    r"|\bjemand ander(?:s|er|es) (?:hat|muss)\b.{0,40}\b(?:geschickt|geschrieben|gesendet|bestellt|gewesen)\b"
    r"|\bjemand (?:anders )?(?:schreibt|schickt|spielt|bestellt)\b.{0,20}\bin meinem namen\b",
    r"\bje ne lai (?:pas|jamais) (?:écrit|envoyé)|\bce n(?:est|était) pas moi\b|\bcest pas moi\b|\bcest un faux\b"
    r"|\bje nai (?:pas|jamais) (?:écrit|envoyé|donné|demandé|passé) (?:ça|cela|ce|cet|cette|ces)\b"
    r"(?! (?:genre|type|sorte)\b|(?: \w{1,12}){0,2} (?:avant|auparavant|par (?:la )?(?:poste|courrier))\b)"
    r"|\bje nai (?:absolument )?rien (?:écrit|envoyé|demandé)\b"
    r"(?! (?:la|le|depuis|cette|pendant|encore|hier|car|parce)\b)"
    r"|\b(?:ce ne sont pas|ce n(?:est|était|étaient) pas|cest pas|\Apas|\| pas) (?:mes|mon) "
    r"(?:ordres|chiffres|nombres|coups"
    r"|lancers|numéros|messages?|mails?|courriels?)\b(?! pour\b)"
    r"|\bquelquun dautre (?:l?a|doit)\b.{0,30}\b(?:envoyé|écrit|joué|commandé)\b"
    r"|\bquelquun (?:dautre )?(?:écrit|envoie|joue)\b.{0,20}\ben mon nom\b|\b(?:ne )?vient pas de moi\b",
    r"\bdat was ik niet\b|\bik was (?:het|dat) niet\b|\bniet van mij\b"
    r"|\bik heb (?:dat|dit|het|die|zoiets) (?:niet|nooit) (?:geschreven|gestuurd|verzonden|besteld)\b"
    r"|\b(?:dat|dit|het|die|zoiets) heb ik (?:niet|nooit) (?:geschreven|gestuurd|verzonden|besteld)\b"
    r"|\bik heb (?:helemaal )?niets (?:geschreven|gestuurd|verzonden)\b(?! (?:omdat|want|sinds|tot)\b)"
    r"|\bniet mijn (?:zetten|nummers|getallen|orders|worpen|mails?|bericht|cijfers|opdrachten)\b(?! voor\b)"
    r"|\b(?:dat|dit) zijn mijn (?:zetten|nummers|getallen|orders|worpen|cijfers) niet\b"
    r"|\biemand anders (?:heeft|moet)\b.{0,40}\b(?:gestuurd|geschreven|verzonden)\b"
    r"|\biemand (?:anders )?(?:schrijft|stuurt|speelt)\b.{0,20}\b(?:in|uit) mijn naam\b",
    r"\bno (?:fui|he sido) yo\b|\byo no lo (?:escribí|envié|mandé)\b|\bno lo (?:escribí|envié|mandé) yo\b"
    r"|\b(?:no|nunca|jamás) (?:he )?(?:escribí|envié|mandé|ordené|pedí|escrito|enviado|mandado|ordenado|pedido)"
    r" (?:eso|esto|es[ao]s|est[ao]s|ese|esa|tal)\b"
    r"|(?:\A|\byo )no (?:he )?(?:escribí|envié|mandé|escrito|enviado|mandado) nada\b"
    r"(?! (?:la|el|esta|este|por|todavía|aún|en|desde|hasta)\b)"
    r"|\bno (?:es|son|era|eran) mis? (?:números|órdenes|jugadas|tiradas|correos?|mensajes?)\b(?! para\b)"
    r"|\b(?:correo|mensaje|mail|orden) no (?:es|era) mí[ao]\b"
    r"|\b(?:otra persona|alguien más|otro) (?:lo |la )?(?:escribió|envió|mandó|ha (?:escrito|enviado|mandado))\b"
    r"|\balguien (?:más )?(?:escribe|está escribiendo|manda|envía|juega)\b.{0,20}\ben mi nombre\b",
    r"\bnon sono stat[oa] io\b|\bnon ero io\b|\bnon lho (?:mai )?(?:scritt|mandat|inviat)[oaie]\b"
    r"|\bnon ho (?:mai )?(?:scritto|mandato|inviato|ordinato)"
    r" (?:quest[oaie]|quell[oaie]|quei|(?:niente|nulla)(?! (?:la|ancora|da|perché|finora|in)\b))(?!\w)"
    r"|\bnon (?:sono|erano|è|era) (?:i |le |la |il )?mi(?:ei|e|a|o) (?:numeri|ordini|mosse|lanci|mail|messaggio)\b"
    r"(?! per\b)"
    r"|\b(?:mail|messaggio|ordine) non (?:è|era) mi[ao]\b|\bnon (?:viene|vengono|veniva) da me\b"
    r"|\bqualcun altro (?:l?ha|deve)\b.{0,30}\b(?:scritt|mandat|inviat)[oaie]\b"
    r"|\bqualcuno (?:sta )?scriv(?:e|endo)\b.{0,20}\b(?:nome mio|mio nome)\b",
)
"""The same in German, French, Dutch, Spanish and Italian."""
_CRY: Final = late(
    rf"\bi(?:ve)? (?!{_NEW_TO_IT}){_NOT_DONE}(?: for)? {_MAIL}\b(?! (?:(?:orders?|mails?|moves?|throws?) )?"
    r"(?:yet|before|in|until|till|because|again|as|last|so far)\b)"
    rf"|\b{_SUCH} (?:(?:is|was|are|were) ?(?:not|nt)|isnt|wasnt|arent|werent)"
    r" (?:mine|me|from me|by me|my orders?|my mail|sent by me|written by me)\b"
    r"(?! (?:who|whose|that|but) (?!sent|wrote))"
    rf"|(?:\b(?:is|are|was|were) not|\b(?:is|are|was|were)nt"
    rf"|\b(?:thats|its|theyre|no) not|\A(?:no )?not|\| not) my {_ORDERS}"
    rf"|\b{_SUCH} (?:did not|didnt|do not|dont|does not|doesnt) come from me\b"
    r"|\b(?:came|comes|come|is|are|was|were) (?:from|by) (?:some ?body|some ?one) else\Z"
    r"|\bi (?:sent|wrote|gave|ordered|placed|entered|did) no such\b"
    rf"|\bi (?:have )?(?:sent|written|wrote|ordered) nothing\b(?! {_UNTIL})"
    r"|\bi (?:did not|didnt|never) (?:make|made) (?:that|this|those|these|any such)"
    r" (?:moves?|orders?|throws?|choices?)\b"
    rf"|\bno (?:idea|clue) where {_SUCH} came from\b"
    r"|\bi (?:do not|dont) recogni[sz]e (?:that|this|those|these) (?:mails?|emails?|messages?|orders?|numbers|moves?)\b"
    r"|\b(?:some ?bodys?|some ?ones?|any ?body|any ?one|another player|a thief|whoever)(?: else)?"
    r" (?:(?:is|has|was|must have|may be|might be|seems to be|has been) )?(?:been )?"
    rf"(?:{_DOING}\b[^|]{{0,30}}\b{_MY_OWN}|{_ABUSING}\b[^|]{{0,30}}\b(?:my|me|i)\b)"
    r"|\bsome ?(?:body|one) else (?:(?:must have|has|did)(?= (?:sent|written|done it|done that|ordered|been)\b|\Z| \|)"
    r"|(?:sent|wrote) (?:it|that|this|them|those|these|the mail|my)\b|knows my\b)"
    r"|\bwho (?:sent|wrote|ordered) (?:it|that|this|these|those)\b.{0,20}\b(?:i didnt|i did not|not me|not i)\b"
    r"|\b(?:ive|i have|i was|i am being|i got) (?:been |got )?(?:spoofed|hacked|impersonated)\b"
    r"|\bmy (?:account|address|email|mail|password) (?:was|has been|is|got) (?:being )?"
    r"(?:hacked|stolen|spoofed|forged|abused|misused)\b"
    r"|\bi know nothing (?:of|about) (?:it|this|that|these|those|any)\b"
    r"|\b(?:this|that|it) (?:is|was) (?:a )?(?:fake|forgery|forged|faked|spoof)\b"
    r"|\bthats (?:a )?(?:fake|forgery|forged)\b|\A(?:a )?(?:fake|forgery)\b"
    rf"|{'|'.join(_ABROAD)}"
)


_SENTENCE: Final = late(r"[.!?;,:\n]+")
_ASKED: Final = late(r"([^.!?;,:\n]+)\?")

_UNKNOWN: Final = late(
    r"\bwho (?:is|are|was|on)\b|\bwhos\b|\b(?:dont|do not|didnt) (?:know|recogni[sz]e)\b|\bnever heard\b|\bno idea\b"
    r"|\bunknown to me\b|\bstranger\b|\bwer ist\b|\bkenne? (?:ich |das |die |sie )?nicht\b|\bnie gehört\b|\bqui est\b"
    r"|\b(?:connais|sais) pas\b|\bwie is (?:dat|dit|die)\b|\bken (?:ik |dat |die )?niet\b|\bquién es\b"
    r"|\bno (?:lo |la )?conozco\b|\bchi è\b|\bnon (?:lo |la )?conosco\b"
)


def knows_nothing(words: Iterable[str]) -> bool:
    """Return whether somebody who is asked about an address seems not to know it: "No. Who is that?"."""
    return _UNKNOWN.search(_plain(" \n".join(words)[:_REACH])) is not None


def disowns(words: Iterable[str]) -> bool:
    """Return whether words say that a mail or orders in the writer's name are not theirs."""
    return _CRY.search(_plain(" \n".join(words)[:_REACH])) is not None


_ASKED_BEFORE: Final = late(
    r"(?P<asked>[^.!?\n]{1,80})\?[\s!]{1,3}(?:(?:no|nein|non|nee),? )?"
    r"(?P<cry>(?:(?:that's|it's|is) )?(?:certainly |definitely )?not (?:me|i|mine)"
    r"|ich nicht|nicht ich|pas moi|niet ik|ik niet|yo no|non io|io no)"
    r"(?=\s?[.!,]|\s*$)",
    re.IGNORECASE | re.MULTILINE,
)
"""A question that the writer puts and answers: "Who needs help? Not me!"."""
_BLAMED: Final = late(
    r"\b(?:that|it|this) was(?:n['’]t| not) (?:me|my fault|my doing)[,;:.!–-]{1,2}\s{1,3}"
    r"(?:(?:but|no|blame|that was|it was|it's) ){0,2}"
    r"(?:the|my|those|that|all|just|bad|sheer) (?:\w{2,10} ){0,2}"
    r"(?:dice|die|luck|snakes?|ladders?|trapdoors?|fate|weather|gods?|board|wind|fortune|gravity|space \d{1,3})\b",
    re.IGNORECASE,
)
"""What is blamed on the game: "That wasn't me, it was the dice!"."""
_OF_MAIL: Final = word_set(
    "mail mails email emails message messages order orders sent send wrote write written writing ordered receipt name "
    "throw trapdoor numbers numbers that this it these those schrieb geschrieben geschickt das écrit envoyé ça cela "
    "geschreven gestuurd dat escribió envió eso scritto mandato questo"
)
_NOT_ME: Final = late(
    r"\A(?:no |nein |non |nee )?(?:(?:that|it|this) (?:was|is) )?"
    r"(?:definitely |certainly )?not (?:me|mine|from me|by me)\b"
    r"|\A(?:nein |no |non |nee )?(?:nicht ich|nicht von mir|pas moi|niet ik|niet van mij|non io)\b"
)
_DOUBT: Final = late(
    r"\b(?:yes|yeah|yep|ok|okay|sure|but|except|unless|however|if|instead|though|although|think|maybe|perhaps|wait"
    r"|sorry|oops|mistake|actually|ja|oui|sí|si|sì|aber|außer|wenn|doch|mais|sauf|maar|behalve|pero|salvo|excepto|però"
    r"|tranne|vielleicht|peut être|misschien|quizás?|forse|moment|count|accept|keep|add"
    r"|my (?:\w{1,12} )?(?:son|daughter|brother|sister|wife|husband|partner|friend|phone|laptop|tablet|ipad"
    r"|work|computer|other|new))\b"
    r"|\b(?:it|that|this) was (?:me|mine|i)\b|\bi (?:did(?! not)|wrote|sent)\b"
    r"|\bnot (?:me|mine) (?:who|that|only|alone)\b"
)
_WONDERING: Final = late(r"\A(?:who|how|what|why|whats|whos|hows|wer|wie|was|warum|qui|comment|pourquoi|wat|waarom)\b")


def in_jest(words: Sequence[str]) -> tuple[str, ...] | None:
    """Return the words without what is no cry though it sounds like one; None where there is nothing of the kind.

    So is an answer to a question of one's own that speaks of no mail, and what one blames on the dice.
    """
    text = "\n".join(words)[:_REACH]

    def without(found: re.Match[str]) -> str:
        plain = _plain(found["asked"]).split()
        return found[0] if not _OF_MAIL.isdisjoint(plain) else f"{found['asked']}?"

    left = _BLAMED.sub("", _ASKED_BEFORE.sub(without, text))
    return tuple(left.split("\n")) if left != text else None


def cries_out(words: Iterable[str]) -> bool:
    """Return whether an answer to "Was it you?" says that it was not, with nothing beside it that speaks for a yes.

    Whatever numbers are named, and whatever is asked for besides: "NOT ME!!! Please cancel the 5 and 45". A question is
    a cry's companion only where it wonders who it was, or how.
    """
    text = " \n".join(words)[:_REACH]
    said = [part for part in (_plain(one) for one in _SENTENCE.split(text)) if part]
    asked = [_plain(one) for one in _ASKED.findall(text)]
    if _DOUBT.search(_plain(text)) or not all(_WONDERING.search(one) for one in asked if one):
        return False
    return any(_NOT_ME.search(part) or _CRY.search(part) for part in said if part not in asked)


def takes_back_barely(words: Iterable[str]) -> bool:
    """Return whether a mail is nothing but a word that turns something down, and does not say what: "No", "Undo!"."""
    said = [_plain(line) for line in words if line.strip()]
    return bool(said) and said[0] in {word.strip() for word in _BARE} and len(said) == 1


def _plain(text: str) -> str:
    """Return words alone, small, with apostrophes closed up and sentences apart by a bar."""
    text = unicodedata.normalize("NFKC", text).casefold().replace("e-mail", "email")
    made = "".join(
        ch if ch.isalnum() or unicodedata.combining(ch) else "" if ch in "'’‘`´" else " | " if ch in ".!?\n" else " "
        for ch in text
    )
    return " ".join(made.split()).strip("| ")
