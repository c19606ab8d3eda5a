"""What stands beside an order and does not fit it is asked about: hearsay, what others believe, the other way round.

Nothing here is read off a list of mails: each kind is told in several languages, and beside each stand its neighbours
that are plain orders.
"""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


def one(throw: int | None = None, door: int | str | None = None) -> Short:
    """Return the orders of one board."""
    return {"A": ([throw] if throw else [], door)}


@pytest.mark.parametrize(
    "text",
    [
        "Down at the club they think that I'll go for 4 and 63. They're not far off.",
        "It may well be that it comes down to 2 and trapdoor 90.",
        "It may be that I throw the 2. Trapdoor 90 perhaps.",
        "Im Verein glauben sie, dass ich auf 4 und Falltür 63 gehe. Gar nicht so falsch.",
        "Kann sein, dass es auf 2 und Falltür 90 hinausläuft.",
        "Op het werk denken ze dat ik 4 met valluik 63 gooi.",
        "Het zou kunnen dat het 2 met valluik 90 wordt.",
        "Au bureau ils croient tous que je joue 4, trappe 63.",
        "Il se pourrait que je joue le 2, trappe 64.",
        "En la oficina creen que voy con 4 y trampilla 63.",
        "Puede que tire un 2, con trampilla 90.",
        "In ufficio pensano che gioco 4, botola 63.",
        "Può darsi che giochi il 2, botola 64.",
        "According to Joris I absolutely must take the 6, with trapdoor 72.",
        "Laut Horoskop soll ich die 1 nehmen, mit Falltür 77.",
        "Volgens Joris moet ik de 6 nemen met valluik 72.",
        "Selon Paul je dois jouer 6, trappe 72.",
        "Según Paco debo tirar un 6, trampilla 72.",
        "Secondo l'oroscopo dovrei fare 1 con botola 77.",
        "The mail with '1, trapdoor 50' was not from me.",
        "Die Mail mit „1, Falltür 50“ ist nicht von mir.",
        "Die mail met '1, luik 50' is niet van mij.",
    ],
)
def test_what_others_believe_or_bid_is_no_order(text: str) -> None:
    """What the writer is held or bidden to play, or may play, is entered for nobody."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("It may be that I'm late next time: throw 3, trapdoor 45.", 3, 45),
        ("They all think that I'm mad, but throw 3, trapdoor 45.", 3, 45),
        ("Kann sein, dass ich nächste Woche weg bin, also Wurf 3, Falltür 45.", 3, 45),
        ("Laut Wetterbericht regnet es: Wurf 3, Falltür 45.", 3, 45),
        ("Volgens mij is dit duidelijk: worp 3, valluik 45.", 3, 45),
        ("Selon mes notes il me reste de la place. Lancer 3, trappe 45.", 3, 45),
        ("Secondo me basta così: lancio 3, botola 45.", 3, 45),
        ("Throw 3, trapdoor 45. The blue pen is not mine.", 3, 45),
    ],
)
def test_what_is_told_beside_an_order_leaves_it(text: str, throw: int, door: int) -> None:
    """The same words about something else take nothing away."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(throw, door), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 5\nTrapdoor: 62\n\nSo glad to get rid of my 4 this turn!",
        "Wurf: 5\nFalltür: 62\n\nEndlich werde ich meine 4 los, diese Runde geht es vorwärts!",
        "Worp: 5\nValluik: 62\n\nBlij dat ik deze ronde mijn 4 kwijt ben!",
        "Dé : 5\nTrappe : 62\n\nContent de me débarrasser de mon 4 ce tour !",
        "Tirada: 5\nTrampilla: 62\n\n¡Qué bien, esta ronda me deshago de mi 4!",
        "Lancio: 5\nBotola: 62\n\nContento di essermi tenuto il 4 per questo giro!",
        "Heads is the 1, tails the 6. Toss it for me, please. Trapdoor 62.",
        "Kopf ist die 1, Zahl ist die 6. Wirfst du bitte für mich? Falltür 62.",
        "Kop is de 1, munt is de 6. Gooi jij hem voor me op? Valluik 62.",
        "Trapdoor 62, and for the throw please one more than last time.",
        "Falltür 62, und als Wurf bitte eins mehr als letztes Mal.",
        "Throw 6, trapdoor 62. Now that I see it written, didn't I use the 6 already?",
        "Tirada 6, trampilla 62. Ahora que lo veo, ¿el 6 no lo usé ya?",
        "Lancio 6, botola 62. Adesso che lo vedo, il 6 non l'ho già giocato?",
    ],
)
def test_a_throw_that_something_speaks_against_is_asked(text: str) -> None:
    """Another throw that goes this round, a coin still to fall, a sum or a doubt: the trapdoor alone stands."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(None, 62), "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5, trapdoor 62. I got rid of my 4 last turn.",
        "Wurf 5, Falltür 62. Schön, dass ich diese Runde die 5 loswerde.",
        "Kopf war die 1, Zahl die 5, es kam Zahl. Wurf 5, Falltür 62.",
        "Worp 5, valluik 62. Meer dan genoeg voor deze week.",
    ],
)
def test_its_neighbours_are_plain(text: str) -> None:
    """What was got rid of before, a coin that fell and a figure of speech say nothing against the throw."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(5, 62), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "First the 4, then the 1. So first the little hop, then the big jump. Trapdoor 43.",
        "Zuerst die 4, danach die 1. Also erst der kleine Hüpfer. Falltür 43.",
        "Eerst de 4, daarna de 1. Dus eerst de kleine. Valluik 43.",
        "D'abord le 4, ensuite le 1, en commençant par le petit. Trappe 43.",
        "Primero el 4, luego el 1, empezando por el pequeño. Trampilla 43.",
        "Prima il 4, poi l'1, cominciando dal basso: prima il piccolo. Botola 43.",
        "Ik begin met de 4. Daarna de 1. Dus inderdaad de 1 vooraan. Valluik 43.",
        "The 4 and the 1, arrange them however you like. Trapdoor 43.",
        "Die 4 und die 1, stell sie wie du magst. Falltür 43.",
        "De 4 en de 1, zet ze zoals jij wilt. Valluik 43.",
        "El 4 y el 1, colócalos como Dios te dé a entender. Trampilla 43.",
        "Le 4 et le 1, mets-les comme tu veux. Trappe 43.",
        "Il 4 e l'1, mettili come ti pare. Botola 43.",
    ],
)
def test_two_throws_told_both_ways_round_are_asked(text: str) -> None:
    """Which of the two comes first is asked where the words say it otherwise, or leave it to the GM."""
    read = reading(text, turns=2)
    assert (short(read), read.verdict) == (one(None, 43), "ask")


@pytest.mark.parametrize(
    "text",
    [
        "First the 4, then the 1. So first the big jump, then the little hop. Trapdoor 43.",
        "Zuerst die 4, danach die 1. Erst der große Sprung, dann der kleine Hüpfer. Falltür 43.",
        "Eerst de 4, daarna de 1. Dus de 4 vooraan. Valluik 43.",
        "First a little greeting from the coast! 4, then 1. Trapdoor 43.",
    ],
)
def test_two_throws_told_the_same_way_twice_are_plain(text: str) -> None:
    """Words that say the order of the two once more leave it."""
    read = reading(text, turns=2)
    assert (short(read), read.verdict) == ({"A": ([4, 1], 43)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "A 5, gentlemen. For the trapdoor I'm between what my gut says, 74, and what revenge says, 47.",
        "Eine 5. Bei der Falltür schwanke ich zwischen der 74 und der 47.",
        "De 5. Voor het valluik zit ik tussen 74 en 47.",
        "Un 5. Pour la trappe je suis entre la 74 et la 47.",
        "Un 5, señores. Para la trampilla estoy entre lo que me pide el cuerpo, la 74, y la venganza, la 47.",
        "Un 5. Per la botola sono tra la 74 e la 47.",
    ],
)
def test_a_trapdoor_between_two_spaces_is_asked(text: str) -> None:
    """The throw stands, and which of the two spaces it is to be is asked."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(5), "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Draft, not to be sent\nThrow 2\nTrapdoor 27",
        "ENTWURF – NICHT ABSCHICKEN\nWurf 2\nFalltür 27",
        "Concept - nog niet versturen\nWorp 2\nValluik 27",
    ],
)
def test_a_draft_that_says_so_is_asked(text: str) -> None:
    """A heading that says not to send what follows holds all of it back."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Ergens tussen de 2 en de 4, ik voel me gematigd vandaag.",
        "Irgendwo zwischen der 2 und der 4.",
        "Quelque part entre le 2 et le 4.",
        "Por ahí entre el 2 y el 4.",
        "Da qualche parte tra il 2 e il 4.",
        "Tenía escrito «6 y trampilla 96» y me arrepiento. Dejémoslo en el aire.",
        "Der Kleine will die 5, die Große die 2. Es wird heute Abend noch abgestimmt.",
    ],
)
def test_what_is_not_chosen_yet_is_asked(text: str) -> None:
    """A mail that leaves its throw between two numbers is answered with a question."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3. Trapdoor somewhere in the neighbourhood of 40.",
        "Wurf 3. Falltür in der Gegend von 40.",
        "Worp 3. Valluik in de buurt van 40.",
        "Lancer 3. La trappe aux alentours de 40.",
        "Tirada 3. La trampilla por la zona de los cuarenta.",
        "Lancio 3. Botola nei paraggi della 40.",
        "Throw 3. I only dare put the trapdoor on 40 if you tell me that I'm not alone.",
        "Wurf 3. An die 40 als Falltür trau ich mich erst ran, wenn du mir sagst, dass ich nicht allein bin.",
    ],
)
def test_a_trapdoor_that_is_only_near_is_asked(text: str) -> None:
    """The throw stands; a space that is only about there, or waits for word from the GM, is asked for."""
    read = reading(text)
    assert read.verdict == "ask"
    assert all(door != 40 for _, door in short(read).values())


@pytest.mark.parametrize(
    "text",
    [
        "Wil je mijn zet van gisteren (2, valluik 77) schrappen?",
        "Kannst du meinen Zug von gestern (2, Falltür 77) streichen?",
        "Puoi la mia mossa di ieri (2, botola 77) annullare?",
    ],
)
def test_orders_in_brackets_that_are_to_be_scrapped_are_none(text: str) -> None:
    """What is named in brackets to be taken back is not entered."""
    read = reading(text)
    assert short(read) == {}
    assert read.verdict == "ask"


def test_a_neighbourhood_beside_a_trapdoor_is_none_of_its() -> None:
    """Who lives near some other space leaves the nomination alone."""
    read = reading("Throw 3, trapdoor 45. Dora lives in the neighbourhood of 40, I hear.")
    assert (short(read), read.verdict) == (one(3, 45), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Voy con el 4. La trampilla en el 17... no, en el 17 no. Mañana más.",
        "Lancio 4. Botola alla 17... no, alla 17 no.",
        "Wurf 4, Falltür auf die 17. Oder halt, auf die 17 nicht.",
    ],
)
def test_a_space_that_is_denied_again_is_asked(text: str) -> None:
    """A trapdoor that is named a second time only to be denied is none."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(4), "ask")


def test_a_space_that_is_named_twice_stands() -> None:
    """Who asks for no more than to be agreed with has not denied anything."""
    read = reading("Voy con el 4. Trampilla en el 17, por 17 no va a ser.")
    assert (short(read), read.verdict) == (one(4, 17), "clear")
