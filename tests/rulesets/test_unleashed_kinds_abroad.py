"""Orders in other tongues, pieces in whatever words, two cards told in any order: taken as meant, or asked about."""

from __future__ import annotations

from typing import Any

from tests.rulesets.test_unleashed_by_others import judged, outcome

TAKEN = {
    "-2 op 34": "-2@34",
    "le +3 en 19": "+3@19",
    "+3 su 19": "+3@19",
    "extra worp 27": "roll@27",
    "tirada extra, 27": "roll@27",
    "blank op 11": "blank@11",
    "Meno due sulla trentatré, grazie": "-2@33",
    "menos dos en la treinta y seis": "-2@36",
    "Mijn lege kaart op vakje zesentwintig": "blank@26",
    "La carte vide sur la trente et une": "blank@31",
    "La verde da tre sulla ventotto": "+3@28",
    "Die rote Zwei auf die Einunddreißig": "-2@31",
    "Mets-moi la vide en 21, s'il te plaît": "blank@21",
    "¿Me pones la vacía en la 21, por favor?": "blank@21",
    "Zou je de lege voor mij op 21 willen leggen?": "blank@21",
    "Potresti mettere la vuota sulla 21, per favore?": "blank@21",
    "Könntest du die Umkehr auf die 24 legen?": "reverse@24",
    "Mon inversion va sur la 24 ; si elle est prise, sur la 25.": "reverse@24 / reverse@25",
    "L'inversione sulla 24, e se c'è già qualcuno, sulla 25.": "reverse@24 / reverse@25",
    "La inversión en la 24. Si ya hay alguien, en la 25.": "reverse@24 / reverse@25",
    "De omkering mag op 24. Zit daar al iemand, dan op 25.": "reverse@24 / reverse@25",
    "Brenda recule de trois cases, la carte en 16": "back-3@16>Brenda",
    "Brenda retrocede tres casillas, la carta en la 16": "back-3@16>Brenda",
    "Brenda torna indietro di tre caselle, la carta sulla 16": "back-3@16>Brenda",
    "Brenda drie vakjes terug, kaart op 16": "back-3@16>Brenda",
    "Renvoi de 3 sur la 16 contre celui qui est en tête": "back-3@16>leader",
    "J'échange ma place avec Dora, carte en 10": "swap-players@10>me&Dora",
    "Ik wissel van plaats met Dora, kaart op 10": "swap-players@10>me&Dora",
    "+3 sur la 19, euh non, la 20": "+3@20",
    "+3 op 19. Nee, toch maar 20.": "+3@20",
    "+3 en la 19, digo, la 20": "+3@20",
    "+3 sulla 19, volevo dire la 20": "+3@20",
    "+3 auf die 19, ach Quatsch, auf die 20": "+3@20",
    "Pas l'inversion cette fois, mais la vide en 21.": "blank@21",
    "Hola amigos, swap me and Brenda, card on 10": "swap-players@10>me&Brenda",
    "Bonjour mes amis, blank on 21": "blank@21",
    "Mia figlia dice la 28 e io obbedisco: +3 sulla 28.": "+3@28",
    "Mijn kleinzoon wil dat ik de lege speel, dus: lege kaart op 21.": "blank@21",
}
"""What is plainly ordered, and what is taken."""

ASKED = {
    "Peut-être le +3 en 19, on verra": "",
    "Ne mets surtout pas le +3 en 19": "",
    "Est-ce que je peux mettre la vide en 21 ?": "",
    "Et si je mettais la vide en 21 ?": "",
    "El +3 en la 19 no, por favor": "",
    "No pongas el +3 en la 19": "",
    "El +3 en la 19, pero en la próxima ronda": "",
    "Casi pongo la vacía en la 21.": "",
    "Il +3 non va sulla 19": "",
    "Stavo per mettere la vuota sulla 21.": "",
    "La vuota sulla 21 o sulla 22, come preferisci": "",
    "De +3 op 19? Of toch 20?": "",
    "Lege kaart op 21. Laat maar, ik schrijf morgen wel.": "",
    "Als Clive vooruit gaat, omkering op 24": "",
    "Bloß nicht die Umkehr auf die 24!": "",
    "Zurückschicken auf 16, wen, sage ich dir morgen.": "back-3@16",
    "Renvoyer sur la 16, devine qui !": "back-3@16",
    "Enviar atrás en la 16, mañana te digo a quién": "back-3@16",
}
"""What is not plain, and how much of it may stand."""

PIECES = {
    "Just ladder L5 for me, bottom at 3, top at 28.": "L5:28-3",
    "S5, head 37, tail 14. If that place is no good, head 38, tail 14.": "S5:37-14, S5:38-14",
    "please could ladder L1 stand on 5 and reach up to 18?": "L1:18-5",
    "May I have the snake S2, 36 to 21?": "S2:36-21",
    "L6 climbing all the way from six right up to thirty-three": "L6:33-6",
    "Somewhere near the end I want a snake: S3, head on 37, tail on 22.": "S3:37-22",
    "Snake S1. Head 35. Tail 19.": "S1:35-19",
    "35-19 for S1, 6-22 for L2": "S1:35-19, L2:22-6",
    "S6: 37 as the head, 8 as the tail.": "S6:37-8",
    "S1, which I'd like at 35-19": "S1:35-19",
    "S3, la tête en 37, la queue en 21": "S3:37-21",
    "Scala L4: piede sul 5, cima sul 30. Se non si può, piede sul 6, cima sul 31.": "L4:30-5, L4:31-6",
    "S2 bovenaan 36, onderaan 21": "S2:36-21",
    "Escalera L1 del 5 al 18 por favor": "L1:18-5",
}
"""The pieces of the setup round, and the list that is taken."""

PIECES_ASKED = (
    "S1 head on 35, tail not sure yet",
    "L1 from about 4 to somewhere round 20",
    "Could L1 go from 4 to 17, or is that too long?",
    "Brenda had S1 on 34-18 last game and it was murder.",
    "S1 35-19? Or 36-19? Hmm.",
    "Whatever you do, not S1 on 35-19.",
)
"""Pieces that are not wished plainly."""

TWO = {
    "Second card is the -2 on 36. First card is the +3 on 22.": "+3@22 ; -2@36",
    "one: extra roll on 14\ntwo: reverse on 26": "roll@14 ; reverse@26",
    "hello, 1st extra roll on 32, 2nd blank on 33, cheers all": "roll@32 ; blank@33",
    "reverse first (22), swap second (23). swap is me & whoever leads": "reverse@22 ; swap-players@23>me&leader",
    "+3 on 21 second, -2 on 36 first": "-2@36 ; +3@21",
    "My husband picked the first, I picked the second: +3 on 25, blank on 26.": "+3@25 ; blank@26",
    "Red before blue, as they say: -2 on 35 and only then the blank on 12.": "-2@35 ; blank@12",
    "Number one: +3 on 21. Number two: -2 on 36.": "+3@21 ; -2@36",
    "Die zweite Karte ist die -2 auf 36, die erste die +3 auf 22.": "+3@22 ; -2@36",
    "La deuxième carte est le -2 en 36, la première le +3 en 22.": "+3@22 ; -2@36",
    "De tweede kaart is de -2 op 36, de eerste de +3 op 22.": "+3@22 ; -2@36",
    "La segunda carta es el -2 en la 36, la primera el +3 en la 22.": "+3@22 ; -2@36",
    "La seconda carta è il -2 sulla 36, la prima il +3 sulla 22.": "+3@22 ; -2@36",
    "First card blank on 9, second choice 10. Second card reverse on 24.": "blank@9 / blank@10 ; reverse@24",
}
"""Two cards, and the order in which they are played."""


def read(says: str, round_: str, **meant: Any) -> str:
    """Return how a mail was understood that means this."""
    return judged({"says": f"{says}\n", "round": round_, "meant": "clear", **meant})


def test_plain_orders_are_taken_in_every_tongue() -> None:
    """German, French, Dutch, Spanish and Italian are read as English is: cards, numbers, fallbacks, corrections."""
    assert [says for says, plays in TAKEN.items() if read(says, "one", plays=plays) != "right"] == []


def test_what_is_not_plain_is_asked_about_in_every_tongue() -> None:
    """Doubts, refusals, tales, questions and plans for another turn are never taken for an order."""
    meant = {says: {"meant": "ask", **({"plays": plays} if plays else {})} for says, plays in ASKED.items()}
    assert [says for says, wanted in meant.items() if read(says, "one", **wanted) != "right"] == []


def test_pieces_are_taken_in_whatever_words() -> None:
    """A piece and its two ends are a wish, however the piece is said to lie there."""
    assert [says for says, pieces in PIECES.items() if read(says, "setup", pieces=pieces) != "right"] == []


def test_a_piece_without_plain_ends_is_asked_about() -> None:
    """Nothing is put on the list that was not wished for, or not quite."""
    assert [says for says in PIECES_ASKED if outcome({"says": f"{says}\n", "round": "setup"}).taken] == []
    assert [says for says in PIECES_ASKED if read(says, "setup", meant="ask") != "right"] == []


def test_two_cards_are_played_in_the_order_that_is_said() -> None:
    """Which card comes first is what the player says of it, wherever in the letter the card stands."""
    assert [says for says, plays in TWO.items() if read(says, "two", plays=plays) != "right"] == []


def test_first_and_second_choice_stay_fallbacks_of_one_card() -> None:
    """Where only one card is played, "1st … 2nd …" are what is wanted most, and what instead."""
    assert read("1st blank on 9, 2nd blank on 10", "one", plays="blank@9 / blank@10") == "right"
