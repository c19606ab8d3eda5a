"""Numbers that are told and not ordered: regretted, rumoured, drafted, proposed; and plain mails like them."""

from __future__ import annotations

import pytest

from pbm.cli.orders import understood
from tests.unit.orders.forms import form, reading, short

SUBJECT = "Re: KRAIT turn 8"

ASKED: dict[str, list[str]] = {
    "drafts and trials": [
        "Draft:\nThrow 4\nTrapdoor 45",
        "Test test. Throw 1 trapdoor 2.",
        "Draft for my own use - please don't count this yet:\nThrow 4\nTrapdoor 66",
        "Entwurf: Wurf 4, Falltür 45.",
        "Brouillon : lancer 4, trappe 45",
        "Bozza: lancio 4, botola 45",
        "Borrador: tiro 4, trampa 45",
        "Kladje: worp 4, valluik 45",
    ],
    "said beforehand not to count": [
        "Kindly ignore the following, it's for the printer: Throw 4, trapdoor 45.",
        "Disregard what follows, the children typed it. Throw 4, trapdoor 45.",
        "Not for entry: throw 4, trapdoor 45.",
        "This isn't an order: throw 3, trapdoor 45.",
        "Das ist kein Zug: Wurf 3, Falltür 45.",
        "Ce n'est pas un ordre : lancer 3, trappe 45.",
        "Esto no es una orden: tiro 3, trampa 45.",
        "Questo non è un ordine: lancio 3, botola 45.",
    ],
    "taken back": [
        "Throw 4, trapdoor 45 - strike that, both of them.",
        "Throw 4, trapdoor 45. Don't enter that, it's only to see whether your reader works.",
        "4. Sorry, that was for Tom's other game. Here I'm stuck.",
        "Throw 4, trapdoor 45. Haha, you wish. April fool!",
        "Tiro 4. Borra eso, ya te escribo.",
        "Lancer 4, trappe 45. Ne les enregistrez pas encore, je réfléchis.",
    ],
    "regret and other people's places": [
        "Avrei dovuto lanciare 5. Gli ordini arrivano domani.",
        "Throw 5 is what I'd do in Sue's place.",
        "Here is what I'd send if I were sober: throw 4, trapdoor 45.",
        "A wiser man would throw 3.",
        "Ojalá pudiera tirar 3 con la trampa en 45.",
        "Letzte Runde warf ich 5, Falltür 44. Diesmal weiß ich noch nicht.",
    ],
    "rumours, proposals and reports": [
        "Rumour: Sue throws 5. Trapdoor 44 they say. Me? You'll see.",
        "You printed my throw as 4 but I had sent 5.",
        "Sue proposes: both throw 3, both trap 45. Hmm.",
        "I've written to Sue to propose that we both throw 3 and trap 45. Will tell you when she answers.",
        "Minutes of our last meeting: throw 3 proposed, trapdoor 45 seconded, vote postponed.",
        "The winner last year threw 6, 5, 4 in a row with a trapdoor on 77. Inspiring!",
    ],
    "no agreement, or not theirs to decide": [
        "We couldn't agree over breakfast: she says 4, I say 5. No trapdoor.",
        "The two of us disagree. He says 2, I say 6.",
        "Tom, the 4 stands, or falls, with Bob. If he moves I keep it.",
        "Throw 5 subject to my wife's approval.",
        "3, but only with Sue's say-so.",
        "Should Bob fall I'd throw 4; should he not, 5.",
        "One of us wants to throw 2 and one of us wants 6; expect a verdict by Saturday.",
    ],
    "later, perhaps": [
        "Throw 5 - NO! - give me an hour.",
        "I may throw 5. I may also nominate 52.",
        "Throw 5 tomorrow, not today.",
        "I'd throw 5 any day but today.",
    ],
    "provisional": [
        "Throw 3 for now, final answer Friday.",
        "Just so you have something: 3, 45. Real thing later this week.",
        "As things stand it would be 4 and 45. Things may not stand.",
        "Unofficially: throw 4, trapdoor 45. Officially you'll hear tomorrow.",
        "Dear Tom, put a pin in the 3, I may want it back.",
        "Ich dachte an 4 und Falltür 45, aber Bob rät ab. Morgen mehr.",
        "Lancer 3 pour l'instant, réponse définitive vendredi.",
        "Pick any: 3/45, 4/46, 5/47",
    ],
    "somebody else's": [
        "Voici les ordres de Paul : lancer 6, trappe 71.",
        "Estas son las órdenes de Pablo: tiro 6, trampa 71.",
        "Ecco gli ordini di Paolo: lancio 6, botola 71.",
        "Dit zijn de orders van Piet: worp 6, valluik 71.",
        "Throw 2 (that's for Bob's seat, not mine).",
        "Throw 2. (Typed by Sam, Joan's husband, who doesn't know about it yet.)",
        "Lancer 2, trappe 66 : c'est ce que Jean voudrait que je fasse.",
        "Tiro 2, trampa 66. Perdón, eso era para otra partida.",
        "Lancio 2, botola 66. Scusa, era per un'altra partita.",
        "Throw 4 for Bob, he's in hospital.",
        "A 5 for my wife, she's away this month.",
        "Here's Peter's: throw 3, trapdoor 45. Mine: still brooding.",
        "Peter (who has no computer) rang: 3 and 45 for him.",
        "THROW 3 TRAPDOOR 45 (this is what my sister sent, mine's the line below)\nTHROW",
        "Peter lässt grüßen und wirft 3, Falltür 45. Ich selbst überlege noch.",
    ],
    "advice that is asked for": [
        "Would you advise 3 with the trapdoor on 45?",
        "A 4 would take me to 51. A 5 is safe. A 6 is a ladder. What do you reckon I do?",
    ],
}
"""By kind: mails of which nothing may be entered."""

PLAIN: list[tuple[str, int | None, int | None]] = [
    ("My wife says 4, I say 5, and it's my counter, so 5 it is.", 5, None),
    ("She wanted 4. I say 5. I win. Trapdoor 61.", 5, 61),
    ("I should have thrown 5 last time. Live and learn: 3 now, trapdoor 45.", 3, 45),
    ("I would've played the 5 but Jean talked me into the 2. Trapdoor on 34.", 2, 34),
    ("They say it never rains but it pours. Throw 2, trapdoor 44.", 2, 44),
    ("I hear Sue has a new dog. Throw 2, trapdoor 44.", 2, 44),
    ("You printed my name wrong last time (one n in Anne). Throw 4, trapdoor 45.", 4, 45),
    ("Your report shows me on 41, so throw 5 and trapdoor 45 please.", 5, 45),
    ("Test match starts today so in haste: throw 3, trapdoor 50.", 3, 50),
    ("I failed my driving test. Throw 3, trapdoor 50.", 3, 50),
    ("Ignore the coffee stain. Throw 6, trapdoor 70.", 6, 70),
    ("Pay no attention to my husband's remarks. Throw 6, trapdoor 70.", 6, 70),
    ("In your place I'd charge for this zine. Throw 6. Trapdoor 70.", 6, 70),
    ("If I were you I'd take a holiday. Throw 6, trapdoor 70.", 6, 70),
    ("Word is Bob is leading. Throw 1, trapdoor 33.", 1, 33),
    ("Throw 1, trapdoor 33. Don't print that bit about Sue!", 1, 33),
    ("Put me down as a 1 with the trapdoor on 33.", 1, 33),
    ("Could you put me down for a 1 and trapdoor 33?", 1, 33),
    ("The kids voted: Tim says 4, Lucy says 4, I say 4. Trapdoor 52.", 4, 52),
    ("I wish I'd gone to the sea. Throw 4, trapdoor 60.", 4, 60),
    ("I was going to write yesterday. Throw 4, trapdoor 45.", 4, 45),
    ("I thought of you at Easter but never wrote! Throw 4, trapdoor 45.", 4, 45),
    ("Bob threw 6 last time, the lucky dog. Throw 4, trapdoor 45.", 4, 45),
    ("Bob threw a party. Trapdoor 45, throw 4.", 4, 45),
    ("The cat walked over the keyboard so excuse the typos. Throw 4, trapdoor 45.", 4, 45),
    ("Throw 4, trapdoor 45. Which would you rather, snow or rain?", 4, 45),
    ("As for next time, we'll see. Throw 4, trapdoor 45.", 4, 45),
    ("Throw 3, trapdoor 45. Final answer!", 3, 45),
    ("As things stand I throw 3, trapdoor 45.", 3, 45),
    ("Should you need me I'm at Mum's. Throw 3, trapdoor 45.", 3, 45),
    ("I propose a toast to the GM! Throw 3, trapdoor 45.", 3, 45),
    ("Throw 3, trapdoor 45. Press to come when I feel funnier.", 3, 45),
    ("Pick any beer you like, I'm paying. Throw 3, trapdoor 45.", 3, 45),
    ("I may as well throw 4, trapdoor 45.", 4, 45),
    ("I can't wait. Throw 4, trapdoor 45. Don't play it too loud!", 4, 45),
    ("No press, not today. Throw 4, trapdoor 45.", 4, 45),
    ("It's his fault, not mine. Throw 4, trapdoor 45.", 4, 45),
    ("Give me a shout at the con. Throw 4, trapdoor 45.", 4, 45),
    ("Strike while the iron is hot: 3, trapdoor 48.", 3, 48),
    ("Ich hätte früher schreiben sollen. Wurf 5, Falltür 55.", 5, 55),
    ("Im Bericht steht, ich sei auf 41. Wurf 5, Falltür 55.", 5, 55),
    ("Ich dachte, du wärst krank. Wurf 4, Falltür 45.", 4, 45),
    ("Kein Zug fährt heute, daher früher: Wurf 3, Falltür 45.", 3, 45),
    ("J'aurais dû écrire plus tôt. Lancer 5, trappe 55.", 5, 55),
    ("Voici les ordres de Marie : lancer 6, trappe 71.\n\nMarie", 6, 71),
    ("Mon choix définitif : lancer 3, trappe 45.", 3, 45),
    ("Ik had eerder moeten schrijven. Worp 5, valluik 55.", 5, 55),
    ("Debería haber escrito antes. Tiro 5, trampa 55.", 5, 55),
    ("Avrei dovuto scrivere prima. Lancio 5, botola 55.", 5, 55),
    ("Dicono che piove da voi. Lancio 5, botola 55.", 5, 55),
]
"""Mails with the same words, that are plain."""

SECOND_OPEN = [
    "The 5 first. That leaves the 3 or the 2.",
    "4 for now; the second depends on where I land.",
    "Throw 4, trapdoor 45.\nThen we'll see.",
    "3, and for the other one see how the first goes.",
    "3 and something. Trapdoor 45.",
]


@pytest.mark.parametrize("text", [text for texts in ASKED.values() for text in texts])
def test_what_is_only_told_is_asked_about(text: str) -> None:
    """Not a number of it is entered, and the player is asked."""
    got = reading(text, subject=SUBJECT)
    assert got.verdict == "ask"
    assert not any(order.get("throws") or isinstance(order.get("trapdoor"), int) for order in got.orders.values())


@pytest.mark.parametrize(("text", "throw", "door"), PLAIN)
def test_plain_orders_beside_such_words_stand(text: str, throw: int, door: int | None) -> None:
    """A tale, a joke or a regret beside the orders takes nothing from them."""
    got = reading(text, subject=SUBJECT)
    made = short(got).get("A", ([], None))
    assert (got.verdict, made[0], made[1] if isinstance(made[1], int) else None) == ("clear", [throw], door)


@pytest.mark.parametrize("text", SECOND_OPEN)
def test_a_second_throw_that_is_left_open_is_asked_for(text: str) -> None:
    """The first stands, and the player is asked for the other."""
    got = reading(text, 2, subject=SUBJECT)
    assert got.verdict == "ask"
    assert len(short(got).get("A", ([], None))[0]) <= 1


def test_a_trapdoor_of_ones_own_is_never_lost_in_silence() -> None:
    """A space that is called the writer's for a trapdoor is taken or asked about."""
    got = reading("Throw 3 please. My square is 31, as ever, for the trapdoor.", subject=SUBJECT)
    assert got.verdict == "ask" or short(got)["A"][1] == 31


def test_a_subject_that_says_draft_is_heeded() -> None:
    """Orders sent under "Draft" or "Test" are not entered; a reply to such a subject may be."""
    for word in ("Draft", "test"):
        raw = f"Subject: {word}\n\nThrow 4, trapdoor 45\n".encode()
        assert understood(raw, form()).verdict == "ask"
        assert understood(b"Subject: Re: " + raw[9:], form()).verdict == "clear"


@pytest.mark.parametrize(
    "text",
    [
        "Hi, just to understand before I order. Say I'm on 47, I throw a 3 and I\nnominate 50 myself as the trapdoor. "
        "Do I fall down my own hole, or only\nthe others?",
        "Suppose I'm on 47. I throw a 3 and nominate 50. Do I fall?",
        "Imagine this: I throw a 3 and nominate 50. What happens to me?",
        "Let's say I throw a 3 with the trapdoor on 50. Would I fall?",
        "Assume I throw 3 and put the trapdoor on 50. Do I fall in?",
        "Say I am on 47. I throw a 3. I nominate 50. Someone else does too. Do we both fall?",
        "Picture this. I'm on 47, I throw a 3, I nominate 50. Who falls?",
        "Before I order: I'm on 47, throw 3, trapdoor 50 - do I fall?",
        "Nehmen wir an, ich bin auf 47. Ich würfle 3, Falltür 50. Falle ich?",
        "Mettons que je sois sur 47, je lance 3 et je nomme la trappe 50. Est-ce que je tombe ?",
        "Stel ik sta op 47, ik gooi een 3 en zet het valluik op 50. Val ik dan zelf?",
        "Pongamos que estoy en 47, tiro un 3 y trampilla en 50. ¿Me caigo yo?",
        "Poniamo che sono sul 47, tiro 3, botola 50. Cado?",
    ],
)
def test_a_case_that_is_supposed_orders_nothing(text: str) -> None:
    """What is supposed is so until its question is done, however many sentences that takes."""
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("question", "ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "Suppose I throw a 3 and nominate 50, do I fall? Anyway, throw 4, trapdoor 60 please.",
        "Imagine I throw 3 and land on my own trapdoor 50. Do I fall?\n\nMy orders: throw 4, trapdoor 60",
        "Say I'm on 47 and throw a 3, do I win? Anyway: 4 and 60 please",
        "Throw 4, trapdoor 60. By the way, say I'm on 47 and throw a 3, do I fall into my own trapdoor on 50?",
        "Let's say throw 4, trapdoor 60.",
        "Say hello to Bob. I throw 4, trapdoor 60. Is he well?",
        "Imagine my joy! Throw 4, trapdoor 60. When is the next deadline?",
        "Angenommen, ich würfle 3 und die Falltür ist 50. Falle ich? Jedenfalls: Wurf 4, Falltür 60.",
    ],
)
def test_orders_beside_a_supposed_case_stand(text: str) -> None:
    """Who goes on to order has done with supposing."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 60)})


def test_a_second_supposed_case_is_no_order() -> None:
    """Not everything behind a question is one."""
    got = reading("Suppose I throw a 3 and nominate 50, do I fall? And suppose I throw 4, trapdoor 60?")
    assert (got.verdict, short(got)) == ("ask", {})
