"""Whose orders they are, when somebody else sits at the keys."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

BORROWED = [
    "Hello, this is Prue Askwith, mine has died so I'm on Bill's computer. It's a 4 and the trapdoor at 59.",
    "Jean's laptop but Derek at the keys. For MY counter, not hers: throw 5, trapdoor 22.",
    "Using Tom's phone. These are for me, not Tom: throw 3, trapdoor 40",
    "Ottoline here, borrowing Hugo's account: throw 3, trapdoor 40",
    "It's Wilma. I am typing on Fred's machine. Throw 2.",
]
OWN = [
    "Throw 4, trapdoor 40. Sent from Jean's kitchen.",
    "I'm on Jean's laptop as mine is broken. Throw 4, trapdoor 40",
    "Throw 4, trapdoor 40. Bill's computer is a wonder!",
    "Throw 4, trapdoor 40, not Bill's square.",
]

IN_THEIR_NAME = [
    (
        "Dear GM, I'm Ted Moss's neighbour. He's gone into hospital and asked me to send you a 4 with the "
        "trapdoor at 52 in his game. Yours, Ann Lee"
    ),
    (
        "Hello, Brian here, Sandra's husband. She asked me to send hers in from my email: throw 4, trapdoor "
        "47. I'm not in the game myself. Is it all right?"
    ),
    "This is Walter's daughter. Dad had a fall and wants me to send in his turn: throw 3, trapdoor 66.",
    "I am Olive's sister Joan, writing from my own address because Olive's has packed up. She'd like a 5, trapdoor 71.",
    "You don't know me. I'm the nurse on Mr Pratt's ward and he has asked me to pass on a 2 and a trapdoor at 38.",
    "I don't play myself, but my husband does and he is in bed with the flu. Throw 4, trapdoor 47 please.",
    "My name is Kate, I look after Mrs Bell. She wishes to throw a six, trapdoor at 83.",
    "Reg's wife here. Reg is at sea until Friday and he left me a note to send you: throw 6, trapdoor 19.",
    "I'm not in the game, I am only sending this for my brother Carl. Throw 5, trapdoor 20",
    "Hi, Tom's flatmate here - his phone is dead so he asked me to mail you. 4 and trapdoor 52.",
    (
        "Ich bin die Nachbarin von Herrn Moos. Er liegt im Krankenhaus und hat mich gebeten, Ihnen eine 4 und"
        " die Falltür auf 52 zu schicken."
    ),
    "Hallo, hier ist Jürgen, der Mann von Sabine. Sie möchte eine 4 und Falltür 47. Ich selbst spiele nicht mit.",
    "Je suis la voisine de M. Petit. Il est à l'hôpital et m'a demandé de vous envoyer un 4 et la trappe en 52.",
    "Bonjour, je suis le mari de Sophie, je ne joue pas moi-même. Lancer 4, trappe 47.",
    "Ik ben de buurvrouw van Kees. Hij ligt in het ziekenhuis en vroeg me u een 4 te sturen met het valluik op 52.",
    "Hallo, ik ben de man van Sandra en speel zelf niet mee. Worp 4, valluik 47.",
    "Soy la vecina de Pedro. Está en el hospital y me ha pedido que le mande un 4 y la trampilla en 52.",
    "Hola, soy el marido de Sandra, yo no juego. Tirada 4, trampilla 47.",
    "Sono la vicina di Carlo. È in ospedale e mi ha chiesto di mandarle un 4 con la botola alla 52.",
    "Ciao, sono il marito di Sandra, io non gioco. Lancio 4, botola 47.",
    "Brian writing, Sandra's other half. Her internet is down. 4 for the throw, 47 for the trapdoor.",
    "Sandra has lost her voice, so this comes from me, her mum. Throw 4, trapdoor 47.",
    (
        "Forgive a stranger writing. Your player Mr Dobbs lives below me and has no computer. His throw is a "
        "3 and his trapdoor 62."
    ),
    "Hallo, hier ist Jürgen, der Mann von Sabine. Sie möchte eine 4 und Falltür 47. Ich selbst spiele nicht mit.",
    (
        "Forgive a stranger writing. Your player Mr Dobbs lives below me and has no computer. His throw is a "
        "3 and his trapdoor 62."
    ),
    "I'm Mr Dobbs's landlady. He can't get online and he's told me to give you a five and no trapdoor.",
    "Hi there, this is Fay's mum. Fay is in bed with mumps; she wants a 6 and the trapdoor on 33.",
    "You won't know me, I'm Ivor's grandson. Grandad asked me to type this: throw 2, trapdoor 81.",
    "My dad plays in your game, I don't. He's in hospital, so: throw 2, trapdoor 81.",
    "I am writing for my uncle Bert who plays with you. Throw 2, trapdoor 81.",
    "Ich schreibe nur für meinen Bruder, ich spiele selbst nicht mit. Wurf 2, Falltür 81.",
    "C'est la fille de Marcel. Papa est malade et m'a chargée de vous transmettre un 2, trappe 81.",
    "Met de dochter van Piet. Pa ligt in bed, hij wil een 2 en valluik op 81.",
    "Soy Ana, la hija de Luis. Mi padre está enfermo y quiere un 2 y la trampilla en 81.",
    "Sono Anna, la figlia di Luigi. Papà è malato e vuole un 2 e la botola alla 81.",
    "Hier ist die Tochter von Karl. Papa liegt im Krankenhaus, er will eine 2 und die Falltür auf 81.",
    "Sandra's husband speaking. She's asked me to mail you from here: 4 and 47.",
    "Ted's gone into hospital and asked me to send you a 4 with the trapdoor at 52.",
    "Old Ted fell off a ladder and wants me to give you a two, trapdoor at 52.",
]
ONLY_RELATED = [
    "I'm Ted Moss's neighbour, by the way, he talked me into the game. Throw 4, trapdoor 52.",
    "Hello, Brian here, Sandra's husband. I'll throw 4, trapdoor 47. She asked me to send you her love.",
    "Throw 4, trapdoor 52. My neighbour's gone into hospital and asked me to feed the cat.",
    "My email is playing up, so this is from the office. Throw 4, trapdoor 47.",
    "I'm Gwen's mother as you know. Throw 4, trapdoor 47.",
    "I'm not in the lead any more. Throw 4, trapdoor 47.",
    "My wife doesn't play herself but she told me to throw 4. So: throw 4, trapdoor 47.",
    "My husband isn't in the game but he chose the trapdoor: throw 4, trapdoor 47.",
    "Throw 4, trapdoor 47. I'm not in the zine's other game, am I?",
    "Ich bin Sabines Mann, wie du weißt, und spiele gern mit. Wurf 4, Falltür 47.",
    "Meine Frau spielt nicht mit. Wurf 4, Falltür 47.",
    "Je suis la voisine de Marc, qui joue aussi. Je lance 4, trappe 47.",
    "I don't play chess myself. Throw 4, trapdoor 47.",
    "I'm Sandra's twin, so she'll go for 47 as well. Throw 4, trapdoor 47.",
    "Hello, I'm Sandra's friend from the club, she wants revenge. Throw 2, trapdoor 81.",
    "This is Tom. Kate's sister asked me to send her regards. Throw 2, trapdoor 81.",
    "I'm not playing safe this time: throw 2, trapdoor 81.",
    "I'm not in the game for the money. Throw 2, trapdoor 81.",
    "I'm Ivor's grandson and took over his seat. My throw is 2, my trapdoor 81.",
    "Throw 2, trapdoor 81. Let me know if I'm not in the game.",
    "Throw 2, trapdoor 81. My brother would like to join too, he's Kate's neighbour.",
    "Throw 2, trapdoor 81. I'm sending this for the third time.",
    "Throw 2, trapdoor 81. He wants to pass me!",
    "I'm Joan's sister (she beat me last year). Throw 2, trapdoor 81. Is she in his game as well?",
    "Ich bin der Bruder von Karl, dem vom Brett B. Wurf 2, Falltür 81.",
    "Je suis l'ami de Paul qui veut gagner. Lancer 2, trappe 81.",
    "My doctor told me to take 2 pills. Throw 2, trapdoor 81.",
    "Jim asked me to send you two tickets. My throw is 2, trapdoor 81.",
    "Throw 2, trapdoor 81. PS Jim asked me to give you 5 pounds",
]


@pytest.mark.parametrize("text", BORROWED)
def test_orders_from_a_borrowed_machine_are_asked_about(text: str) -> None:
    """Nobody's orders are entered for the owner of the machine they were typed on."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize("text", OWN)
def test_a_machine_that_is_only_mentioned_asks_nothing(text: str) -> None:
    """A player who writes from elsewhere still orders for themselves."""
    assert short(reading(text)) == {"A": ([4], 40)}


@pytest.mark.parametrize("text", IN_THEIR_NAME)
def test_nothing_is_entered_of_somebody_who_writes_for_a_player(text: str) -> None:
    """Neighbours, nurses and spouses who are no players are asked: whose seat it is nobody can tell from their mail."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize("text", ONLY_RELATED)
def test_who_only_tells_whose_neighbour_they_are_orders_for_themselves(text: str) -> None:
    """A player who is somebody's neighbour, or was asked for some favour, still plays for themselves."""
    made = reading(text)
    throw, door = (2, 81) if "81" in text else (4, 52) if "52" in text else (4, 47)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "can i throw 3 and the trap goes on 47, gran says shes sending hers later, we r there at 1 not 2 on sunday",
        "Throw 3, trapdoor 47. Dad is sending his tomorrow, we come at 4 on the 6th.",
        "Throw 3, trapdoor 47. She's sending hers by 8, she says.",
        "Throw 3, trapdoor 47. They are sending theirs on Friday the 9th.",
    ],
)
def test_others_who_send_theirs_themselves_take_nothing_from_ones_own(text: str) -> None:
    """The writer's orders are their own, whatever times and days stand behind what others will send."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [3], "trapdoor": 47}})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 47. She's sending hers through me, 4 and 33.",
        "Throw 3, trapdoor 47. She's sending hers with mine: 4 and 33.",
        "I'm sending his: throw 3, trapdoor 47.",
    ],
)
def test_orders_that_come_with_the_writers_are_asked_about(text: str) -> None:
    """What others send by way of the writer, in the same mail, is theirs."""
    assert reading(text).verdict == "ask"
