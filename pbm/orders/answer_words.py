"""The words of which an answer to "Is this yours?" or "Shall it be so?" is made, by what each of them says.

An answer is understood where it is made of these and of nothing else: who says more than yes may mean something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Final, Literal

__all__ = ["NAME", "RHETORICAL", "WIDEST", "Sense", "phrases"]

Sense = Literal["yes", "ok", "no", "mine", "wrote", "not mine", "add", "keep out", "leave", "out", "stay", "thanks", ""]
"""``ok`` may be said of having read something; ``mine`` that a thing is one's own, ``wrote`` that one wrote a mail;
``add`` and ``keep out`` are about an address; ``leave`` and ``stay`` about a game, and so is ``out`` beside a yes, for
it may be said of more; ``thanks`` and the empty one go with a yes as well as with a no."""

NAME: Final = "§"
"""Stands for a name of the writer, or of whom they write to."""

WIDEST: Final = 12
"""Words in the longest of the phrases, at most."""

RHETORICAL: Final = frozenset(
    ("who else", "who else would it be", "why do you ask", "how are you", "wer sonst", "qui d autre")
)
"""Questions that want no answer."""

_WHAT: Final = (
    "it|that|this|them|those|these|it myself|that myself|that mail|this mail|the mail|that email|this email|the email"
    "|that message|this message|the message|that one|this one|that letter|this letter|the letter|those orders"
    "|these orders|the orders|that order|my orders|it to you|that to you|you that|you it|you that mail|it all|both"
)
_SURE: Final = "|indeed|really|definitely|certainly|of course|actually|just|only|also|absolutely|truly"
_STAY: Final = (
    "stay|stay in|stay on|play on|go on|carry on|continue|keep playing|keep on playing|go on playing|carry on playing"
    "|continue playing|remain|keep going"
)
_AFTER: Final = "|after all|in the game|in it|in|instead|for now|now|then"
_ALL: Final = "|at all|either|for sure|indeed|of course|myself"


def _made(*slots: str) -> Iterator[str]:
    """Yield each way of filling the slots, whose fillings are apart by bars; an empty one leaves its slot out."""
    for words in product(*(slot.split("|") for slot in slots)):
        yield " ".join(word for word in words if word)


_YES: Final = """
    yes, yep, yup, yeah, yes please, yea, aye, jawohl, affirmative, agreed, certainly, absolutely, definitely
    of course
    correct, confirm, confirmed, i confirm, i confirm it, i confirm this, i confirm that, thats right, that is right
    thats correct, that is correct, quite right, i agree, i do, i am, i am sure, im sure, i really do
    they stand, let them stand, that stands, sure was, sure did, sure do, sure is, sure am, yes to that, right you are
    so it is, it is so, i can confirm, i can confirm that, i can confirm it, i hereby confirm, yes and yes, oh yes
    go ahead, please go ahead
    ja, jo, jep, stimmt, das stimmt, genau, natürlich, na klar, klar, einverstanden, bestätigt, ich bestätige
    ich bestätige das, gern, gerne, sehr gern, sehr gerne, mach das, ja bitte, aber ja, richtig
    das ist richtig
    oui, ouais, bien sûr, bien sur, je confirme, confirmé, cest exact, exact, cest ça, cest cela, oui oui
    jazeker, zeker, klopt, dat klopt, graag, natuurlijk, doe maar, bevestigd, ja hoor, ik bevestig
    sí, si, claro, claro que sí, por supuesto, confirmo, confirmado, correcto, lo confirmo, así es
    sì, certo, certamente, confermo, confermato, esatto, lo confermo, proprio così
"""
_OK: Final = """
    ok, okay, sure, fine, okey, okey dokey, all right, alright, right, sure thing, very well
    in ordnung, geht klar, daccord, prima, akkoord, vale, de acuerdo, va bene, daccordo
"""
_NO: Final = """
    no, noo, nope, nah, no way, never, negative, dont, do not, please dont, please do not, dont do it, do not do it
    dont do that, do not do that, dont count it, do not count it, please dont count it, please do not count it
    no never, not really, actually not, rather not, id rather not, i would rather not, id prefer not to, better not
    im afraid not, unfortunately not, sadly not
    not at all, i do not, i dont, i am not, im not, forget it, certainly not, definitely not, absolutely not
    of course not
    i do not want that, i dont want that, i do not want it, i dont want it, not so, that is not so, that is wrong
    thats wrong, no no no, i do not want to, i dont want to, leave it
    nein, nö, ne, nee, bitte nicht, nicht wirklich, eigentlich nicht, leider nicht, doch nicht, auf keinen fall
    das will ich nicht, natürlich nicht, lieber nicht
    non, pas vraiment, plutôt pas, non finalement, pas du tout, jamais, surtout pas, bien sûr que non, je ne veux pas
    niet echt, eigenlijk niet, helaas niet, toch niet, liever niet, zeker niet, natuurlijk niet, niet doen
    no realmente, la verdad es que no
    mejor no, de ninguna manera, claro que no, por supuesto que no
    non proprio, veramente no, meglio di no, assolutamente no, certo che no, mai
"""
_MINE: Final = """
    mine, thats my mail, that is my mail, thats my address, that is my address, its my address, it is my address
    it is my new address, its my new address, thats my new address, that is my new address, my new address, my address
    they are mine, theyre mine, those are mine, these are mine, those are my orders, these are my orders, all mine
    yes me, me, that address is mine, this address is mine, the address is mine, that mail is mine, this mail is mine
    the mail is mine, it is one of mine, its one of mine, my orders, my mail, my own, its my own
    das bin ich, ich bin das, ich bins, ist meine, das ist meine, ist von mir, das ist von mir, meine adresse
    das ist meine adresse, das ist meine neue adresse, meine neue adresse
    cest moi, cest bien moi, cest le mien, cest la mienne, cest mon adresse, cest ma nouvelle adresse, moi
    dat ben ik, van mij, dat is van mij, dat is mijn adres, dat is mijn nieuwe adres
    soy yo, es mío, es mía, es mi dirección, es mi nueva dirección, yo
    sono io, è mio, è mia, è il mio indirizzo, è il mio nuovo indirizzo
"""
_WROTE: Final = """
    i did, i did indeed, i did so, indeed i did, guilty as charged, guilty, i was the one, i have, i did it, by me
    das war ich, ich war es, ich wars, ich war das, war ich, das habe ich geschrieben, das hab ich geschrieben
    ich habe das geschrieben, ich hab das geschrieben, ich habe es geschrieben, ich habe sie geschrieben, war von mir
    das war von mir, die war von mir, die mail war von mir, das kam von mir, die kam von mir, die ist von mir
    die habe ich geschrieben, die hab ich geschrieben, die habe ich geschickt, das habe ich geschickt
    cétait moi, cétait bien moi, je lai écrit, cest moi qui lai écrit, cest moi qui ai écrit, je lai envoyé
    cest moi qui lai envoyé, cest bien moi qui lai écrit, cest bien moi qui lai envoyé
    dat was ik, ik was het, ik was dat, dat heb ik geschreven, die was van mij, die heb ik gestuurd, dat was van mij
    fui yo, he sido yo, era yo, lo escribí yo, yo lo escribí, lo he escrito yo, lo envié yo
    ero io, sono stato io, sono stata io, lho scritto io, lho scritta io, lho mandata io, lho mandato io
"""
_NOT_MINE: Final = """
    not me, not mine, not from me, not by me, not my mail, not my orders, wasnt me, i didnt, i did not, i have not
    i havent, not my doing, i never did, not my address, none of mine, not my message, not me at all, not guilty
    thats not my mail, that is not my mail, thats not my address, that is not my address, it is not from me
    its not from me, its not my address, it is not my address, that is not from me, thats not from me
    they are not mine, theyre not mine, those are not mine, these are not mine, these are not my orders
    those are not my orders, i know nothing of it, i know nothing about it, i know nothing of this mail
    i know nothing about this mail, i know nothing of this, i know nothing about this, that mail is not mine
    this mail is not mine, not written by me, not sent by me
    das war ich nicht, ich war es nicht, ich wars nicht, das bin ich nicht, nicht von mir, ich nicht, nicht meine
    das ist nicht von mir, das war nicht von mir, die ist nicht von mir, die war nicht von mir, nicht ich
    das habe ich nicht geschrieben, ich habe das nicht geschrieben, ich habe es nicht geschrieben
    die habe ich nicht geschrieben, die habe ich nicht geschickt, das ist nicht meine, das ist nicht meine adresse
    ce nest pas moi, ce nétait pas moi, pas moi, pas de moi, je ne lai pas écrit, ce nest pas mon adresse
    ce nest pas le mien, ce nest pas moi qui lai écrit, cest pas moi, cétait pas moi, je ne lai pas envoyé
    dat was ik niet, dat ben ik niet, niet van mij, ik niet, dat heb ik niet geschreven, die is niet van mij
    die was niet van mij, dat is niet mijn adres, ik was het niet
    no fui yo, no he sido yo, no soy yo, no era yo, no lo escribí, no lo escribí yo, no es mío, no es mía, no lo envié
    no es mi dirección, yo no
    non sono io, non ero io, non sono stato io, non sono stata io, non lho scritto io, non lho scritto, non è mio
    non è mia, non lho scritta io, io no, non è il mio indirizzo
"""
_ADD: Final = """
    add it, please add it, add that, add this, please add that, do add it, add, please add, add me
    please add the address, add the address, add that address, add this address, add the new address
    write there too, please write there too, write to both, please write to both, use both, add it to mine
    füg sie hinzu, bitte hinzufügen, hinzufügen, ajoutez la, ajoute la, ajoutez le, voeg maar toe, toevoegen
    añádela, agrégala, aggiungilo, aggiungetelo
"""
_KEEP_OUT: Final = """
    dont add it, do not add it, please dont add it, please do not add it, dont add that, do not add that
    no new address
    not a new address, its not a new address, it is not a new address, just this once, only this once, just once
    only once, only this one time, just this time, only this time, not needed, no need, no need to, leave it as it is
    leave it as is, leave things as they are, keep the old one, keep my old one, keep the old address
    nothing to change
    nothing is to change, nothing to add, dont write there, do not write there, never write there
    please dont write there, please do not write there, please never write there, wrong address, the wrong address
    not yet, not now, i changed my mind, ive changed my mind, typo, a typo, that was just my phone
    it was just my phone
    not necessary, dont bother, no change, no changes, dont change anything, do not change anything
    nur dieses mal, nur diesmal, nur einmal, nicht hinzufügen, bitte nicht hinzufügen, nicht nötig, keine neue adresse
    juste cette fois, une seule fois, pas de nouvelle adresse, pas besoin, ne lajoutez pas
    alleen deze keer, niet nodig, niet toevoegen, geen nieuw adres, solo esta vez, no hace falta, no la añadas
    solo questa volta, non serve, non aggiungerlo
"""
_LEAVING: Final = """
    i resign, i quit, i am resigning, im resigning, i am quitting, im quitting, i am leaving, im leaving
    i am dropping out, im dropping out, i am stepping down, im stepping down, i am bowing out, im bowing out
    ich steige aus, ich höre auf, ich verlasse das spiel, ich will aussteigen, ich möchte aussteigen, ich kündige
    jabandonne, jarrête, je quitte la partie, je quitte le jeu, je pars, je me retire, je démissionne
    ik stop, ik stop ermee, ik stap eruit, ik verlaat het spel, ik wil stoppen
    me retiro, lo dejo, abandono, dejo el juego, dejo la partida, quiero dejarlo, renuncio
    mi ritiro, lascio, abbandono, lascio il gioco, lascio la partita, voglio smettere, mi dimetto
"""
_OUT: Final = """
    resign, resign me, quit, leave, leaving, out, im out, i am out, im out of it, im out of here, im off, gone, drop me
    drop me out, count me out, take me out, take me out of it, take me out of the game, let me go, let me out, go
    raus, ich bin raus, bin raus, ich bin draußen, aussteigen, je suis dehors, sans moi, eruit, ik ben eruit, zonder mij
    fuera, me voy, sin mí, fuori, sono fuori, me ne vado, senza di me
"""
_STAYING: Final = """
    stay, staying, staying in, play on, playing on, not leaving, not resigning, not quitting, no resignation, im in
    i am in, im still in, count me in, keep me in, leave me in, let me stay, dont resign me, do not resign me
    no resign, dont resign, do not resign, resign off, i take it back, i take that back, i took it back, stay in
    i have thought better of it, ive thought better of it, on second thoughts, on second thought, false alarm
    joking, kidding, jk, j k, only a joke, just a joke, not really leaving, not really quitting, not really resigning
    i was having a laugh, i was only having a laugh, i was pulling your leg, i was only pulling your leg
    i didnt mean it, i did not mean it, i never meant it, didnt mean it, i dont mean it
    nur spaß, nur spass, war nur spaß, war nur spass, das war nur spaß, das war nur spass, das war ein scherz
    das war nur ein scherz, war ein scherz, war nur ein scherz, nur ein scherz, das war ein witz, war ein witz
    das war nur ein witz, war nur ein witz
    ich hab nur spaß gemacht, ich habe nur spaß gemacht, ich hab nur gescherzt, ich habe nur gescherzt
    cétait une blague, cétait juste une blague, cétait pour rire, je plaisantais, je rigolais, je blaguais
    grapje, een grapje, het was maar een grapje, het was een grapje, dat was maar een grapje, dat was een grapje
    ik maakte maar een grapje
    era broma, era una broma, era solo una broma, solo era una broma, estaba bromeando, es broma
    scherzavo, stavo scherzando, era uno scherzo, era solo uno scherzo, era una battuta
    ich bleibe, ich bleib, ich bleibe dabei, ich spiele weiter, ich mache weiter, bleibe, weiterspielen
    ich will bleiben
    ich habe es mir anders überlegt, ich habs mir anders überlegt
    je reste, je continue, je veux rester, jai changé davis, je joue encore
    ik blijf, ik speel door, ik speel verder, ik ga door, ik wil blijven, ik heb me bedacht
    me quedo, sigo, sigo jugando, quiero seguir, he cambiado de idea, he cambiado de opinión
    resto, rimango, continuo, continuo a giocare, voglio restare, ho cambiato idea
"""
_THANKS: Final = """
    thanks, thank you, thanks a lot, thanks again, many thanks, thank you very much, thanks very much, thanks so much
    thank you so much, thx, ta, cheers, much obliged, got it, noted, understood
    no problem, no worries, not a problem
    danke, vielen dank, danke schön, dankeschön, besten dank, danke dir, danke sehr
    merci, merci beaucoup, merci bien, dank je, dank u, dank je wel, dankjewel, bedankt, hartelijk dank
    gracias, muchas gracias, mil gracias, grazie, grazie mille, molte grazie
"""
_BESIDE: Final = """
    and, but, so, then, well, oh, ah, please, now, too, actually, sadly, unfortunately, alas, regretfully, im afraid
    i am afraid, im afraid so, i am afraid so, with regret, with a heavy heart, really, indeed, sorry, so sorry
    im sorry, i am sorry
    very sorry
    sorry about that, sorry about this, sorry for that, my apologies, apologies, excuse me, pardon, my mistake
    my fault
    silly me, oops, whoops, of course, who else, who else would it be
    why do you ask, how are you, again, as well, i said, all of it, all of them, for certain, for sure, thats it
    for asking, for checking, for the question, for the game, for everything, for your trouble, for your patience
    for your work, for letting me know, for telling me, for the warning, for your help, for your care
    for being careful
    for running the game, for running this, for taking care, for making sure, for looking out, for the trouble
    for the confusion, for the fuss, for the bother, for the inconvenience, for not replying, for the delay, for all
    hi, hello, hey, dear, hi there, hello there, dear gm, hi gm, hello gm, good morning, good evening, good afternoon
    regards, kind regards, best regards, warm regards, best wishes, best, all the best, yours, yours truly
    yours sincerely, yours faithfully, sincerely, love, with love, much love, xx, xxx, x, greetings, bye
    bye bye
    goodbye, see you, see you soon, see you then, take care, have fun, good luck, good luck all, good luck to all
    good luck everybody, good luck everyone, good luck to everybody, good luck to everyone, have a nice day
    have a good day, have a nice weekend, have a good weekend, have a nice evening, have a good one, keep well
    stay well
    it was fun, great fun, good fun, it was great fun, great game, nice game, good game, lovely game, i enjoyed it
    i enjoyed the game, i love this game, well done, good work, keep it up, looking forward to the report
    looking forward to the next round, merry christmas, happy new year, happy easter
    my tablet did something odd, my phone did something odd, my computer did something odd, my mail did something odd
    das ist mein büro, das ist meine arbeitsadresse, das ist meine büroadresse, das ist meine neue adresse
    das ist meine adresse im büro, das ist meine andere adresse, cest mon bureau, cest mon adresse de travail
    cest mon adresse au bureau, cest ma nouvelle adresse, dat is mijn werkadres, dat is mijn kantoor
    dat is mijn nieuwe adres
    es mi oficina, es mi dirección del trabajo, es mi nueva dirección, è il mio ufficio, è il mio indirizzo di lavoro
    è il mio nuovo indirizzo
    leider, malheureusement, hélas, helaas, por desgracia, lamentablemente, purtroppo
    bitte, ich, wirklich, tatsächlich, doch, aber, und, entschuldigung, sorry dafür, tut mir leid, fürs nachfragen
    für die nachfrage, für das spiel, fürs spiel, für die mühe, hallo, liebe grüße, liebe grüsse, viele grüße
    viele grüsse, beste grüße, beste grüsse, mit freundlichen grüßen, mit freundlichen grüssen, schöne grüße
    schöne grüsse, gruß, gruss, grüße, grüsse, lg, vg, mfg, bis bald, tschüss, schönen tag, schönes wochenende
    viel glück
    svp, sil vous plaît, sil te plaît, désolé, désolée, pardon, bonjour, bonsoir, salut, cordialement, bien à vous
    amicalement, à bientôt, bonne journée, bonne chance, pour le jeu, bien cordialement, et, mais
    hoor, alsjeblieft, alstublieft, hallo, hoi, groet, groeten, groetjes, met vriendelijke groet, vriendelijke groeten
    tot ziens, veel plezier, succes, sorry hoor, en, maar
    por favor, hola, saludos, un saludo, un abrazo, abrazos, perdón, perdona, disculpa, suerte, buenos días, pero
    per favore, per piacere, ciao, saluti, cordiali saluti, buongiorno, buonasera, scusa, scusate, a presto, però
"""
_BY: Final = (
    "from|on|with|via|at|using|sent from|written on|typed on",
    "my|the|our|a|my new|my old|my other|my own",
    "phone|mobile|mobile phone|cell|cellphone|tablet|ipad|iphone|laptop|computer|pc|mac|work|work address|work account"
    "|work computer|work mail|work email|office|office computer|address|account|email|mail|mail program|android",
)


def _apart(text: str) -> Iterable[str]:
    return (phrase.strip() for phrase in text.replace("\n", ",").split(",") if phrase.strip())


def _composed() -> Iterator[tuple[str, Sense]]:
    """Yield the phrases that are put together of slots."""
    it = "it|that|this|that mail|this mail|the mail|they|those|that email|this email|that message|this message"
    own = "me|mine|my mail|my message|my email|my own|from me|by me|my orders|my order|my doing|me who wrote it"
    for words in _made(it, "was|were", _SURE, own, _ALL):
        yield words, "wrote"
    yield from ((words, "wrote") for words in _made("was", "me|mine"))
    for words in _made(
        "thats|its|that is|it is|this is|this ones|that one is|thisll be", _SURE, "me|mine|my mail|my own"
    ):
        yield words, "mine"
    for words in _made(
        "i|yes i|i myself", _SURE, "wrote|sent|typed|did write|did send|have written|have sent", _WHAT, _ALL
    ):
        yield words, "wrote"
    yield from ((words, "wrote") for words in _made("i did|yes i did", "indeed|really|definitely", "write|send", _WHAT))
    for words in _made(
        "thats|that is|it is|its|this is|thats just|that is just|just|thats exactly|that is exactly|exactly",
        "what|as",
        "i",
        "wrote|meant|mean|said|had in mind|intended|intend|put|was after",
    ):
        yield words, "wrote"
    not_was = "was not|wasnt|were not|werent|was definitely not|was certainly not|definitely wasnt|certainly wasnt"
    for words in _made(it, not_was, own, _ALL):
        yield words, "not mine"
    for words in _made("it was not|it wasnt|that was not|that wasnt|was not|wasnt"):
        yield words, "not mine"
    not_is = "is not|isnt|is definitely not|are not|arent|definitely isnt"
    for words in _made(it, not_is, "me|mine|my mail|from me|my address|my orders", _ALL):
        yield words, "not mine"
    for words in _made("thats not|its not|theyre not", "me|mine|my mail|from me|my address|my orders", _ALL):
        yield words, "not mine"
    yield from ((words, "no") for words in _made("it is not|it isnt|that is not|that isnt|its not|thats not"))
    wrote = "write|send|type|order"
    never = "never wrote|never sent|never typed|have never written|have never sent|have not written|havent written"
    for words in _made(
        "i", f"{never}|have not sent|havent sent|never ordered", f"{_WHAT}|any such mail|such a mail", _ALL
    ):
        yield words, "not mine"
    for words in _made("i did not|i didnt|did not|didnt|i certainly did not", wrote, f"{_WHAT}|any such mail", _ALL):
        yield words, "not mine"
    for words in _made("|please|do|please do|yes please", "do|count|take|accept|use|enter", "it|that|this|them|those"):
        yield words, "yes"
    yield "please do", "yes"
    wish = (
        "i want to|i do want to|i really want to|i really do want to|i would like to|id like to|id really like to"
        "|i wish to|i do wish to|i still want to|i have to|i must|i need to|ill|i will|i do|i really do|let me"
        "|please let me|i have decided to|ive decided to"
    )
    for words in _made(wish, "leave|resign|quit|drop out|step down|bow out", "|now|the game|this game"):
        yield words, "leave"
    for words in _made(
        "|i want to|i really want to|id like to|i would like to|ill|i will|ill just|let me|id rather|i would rather"
        "|id sooner|i would sooner|i much rather|id prefer to|i would prefer to",
        _STAY,
        _AFTER,
    ):
        yield words, "stay"
    game = "in the game after all|in this game after all|in it after all"
    wished = "i|ill|i will|id like to|i would like to|i want to|id rather|i would rather|id prefer to"
    for words in _made(wished, "stay|stay on|play on|remain|carry on", f"after all|in the game|{game}"):
        yield words, "stay"
    for words in _made("im|i am", "staying|playing on|remaining|carrying on", game):
        yield words, "stay"
    staying = "staying|playing on|carrying on|staying in|staying on|continuing"
    for words in _made("im|i am", staying, _AFTER):
        yield words, "stay"
    wishes = (
        "i dont want to|i do not want to|i really dont want to|i no longer want to|i wont|i will not|i dont wish to"
    )
    yield from ((words, "leave") for words in _made(wishes, _STAY, f"{_AFTER}|any more|anymore|any longer"))
    yield from ((words, "leave") for words in _made("im not|i am not|im no longer", staying, _AFTER))
    for words in _made(
        "im not|i am not|i dont want to|i do not want to|i wont|i will not|i no longer want to",
        "leave|resign|quit|leaving|resigning|quitting|drop out|dropping out|going",
        _AFTER,
    ):
        yield words, "stay"
    out = "take|drop|kick|throw|remove|count|strike|cut|boot|chuck"
    kept = "me|me out|me off|me out of it|me out of the game|me off the list|me from the game|me from it"
    for words in _made("dont|do not|please dont|please do not|pls dont|never|dont you dare", out, kept, "|please|pls"):
        yield words, "stay"
    for words in _made("|i was|im|i am|was|it was|that was|twas|its", "only|just", "joking|kidding|a joke|messing"):
        yield words, "stay"
    for words in _made("i was|im|i am|it was|that was|was", "joking|kidding|a joke"):
        yield words, "stay"
    for words in _made("ive|i have", "changed my mind", "|about leaving|about resigning|about it|about that"):
        yield words, "keep out"
    for words in _made(*_BY):
        yield words, ""
    for words in _made(
        "thats|that is|its|it is|this is|that one is",
        "my",
        "office|work|work address|work email|work mail|work account|office address|office email|office mail"
        "|other address|second address|new address|private address|home address|other email|new email|other account",
    ):
        yield words, ""  # what the address is; whether the mail was theirs is said beside it
    yield from ((f"at {place}", "") for place in ("work", "home", "the office"))
    yield from ((f"from {place}", "") for place in ("work", "home", "the office", "abroad"))
    for words in _made(
        "|this is|its|it is|here is|i am|im|hi|hello|dear|hey|hallo|lieber|liebe", NAME, "|here|speaking"
    ):
        yield words, ""


@cache
def phrases() -> dict[str, Sense]:
    """Return what each phrase says; words are small, apart by one blank, with apostrophes closed up."""
    lists: tuple[tuple[str, Sense], ...] = (
        (_BESIDE, ""),
        (_THANKS, "thanks"),
        (_OK, "ok"),
        (_YES, "yes"),
        (_NO, "no"),
        (_MINE, "mine"),
        (_WROTE, "wrote"),
        (_NOT_MINE, "not mine"),
        (_ADD, "add"),
        (_KEEP_OUT, "keep out"),
        (_LEAVING, "leave"),
        (_OUT, "out"),
        (_STAYING, "stay"),
    )
    known: dict[str, Sense] = dict(_composed())
    for text, sense in lists:
        known.update(dict.fromkeys(_apart(text), sense))
    return known
