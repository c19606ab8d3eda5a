"""Orders that are told to be for another game or for another player than the writer, and those that only seem so."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

_SUBJECT = "Re: [COBRA] Report 7 / turn 8 open"
NOT_OURS: list[tuple[str, str]] = [
    ("My orders for Krait: throw 5, trapdoor 28. Cobra to follow.\n\nJim", _SUBJECT),
    ("This is for the Mamba game, sorry for using the wrong thread. Throw 4, trap 33.", _SUBJECT),
    ("Mamba: 5/28. Cobra I'll do tomorrow.", _SUBJECT),
    ("Could you put this down for Adder please? 3 and trapdoor 61.", _SUBJECT),
    ("Wrong report, I know, but these orders belong to Viper: 2, trapdoor 19.", _SUBJECT),
    ("Throw 4, trapdoor 33. That's for Mamba - my Cobra orders come on Friday.", _SUBJECT),
    ("For Python (not Cobra!) I'd like a 3 with 44 as the trapdoor.", _SUBJECT),
    (
        (
            "I've lost the address for the Boa game so am writing here. In Boa please play my 6 and "
            "put the trapdoor at 71."
        ),
        _SUBJECT,
    ),
    ("Mamba orders. Throw: 2. Trapdoor: 40.", _SUBJECT),
    ("Dora's away next week, so play 4 and 41 for her then.", _SUBJECT),
    (("Ken has no signal on the boat, so here are his orders: 4 and 55. I'll send mine tonight."), _SUBJECT),
    (
        ("My mother can't get on the internet so I am writing for her. She would like to throw a 3, trapdoor 62."),
        _SUBJECT,
    ),
    (("Bert's in hospital and asked me to tell you: he throws 5 and his trapdoor is 39."), _SUBJECT),
    ("Dad says can you put him down for a 2, trapdoor 70. I'll do my own later.", _SUBJECT),
    ("Writing on Mildred's behalf. Throw 6, trapdoor 27.", _SUBJECT),
    (("Husband is driving, he wants throw 3 and trapdoor 50. Mine are on the kitchen table somewhere."), _SUBJECT),
    (("Anna asked if I'd pass this on as her email is down. Throw 4, trapdoor 18. Mine to follow."), _SUBJECT),
    ("Could you enter these for Pieter, whose wifi is dead: throw 1, trapdoor 81", _SUBJECT),
    (("Olive dictated this over the phone: throw two, trapdoor thirty-one. She says hello."), _SUBJECT),
    ("Viper turn 9 - throw 3, trapdoor 44. ", "KRAIT turn 3"),
    ("Meine Züge für Mamba: Wurf 3, Falltür 44. Krait kommt später.", "KRAIT turn 3"),
    ("Pour la partie Mamba : dé 3, trappe 44. Pour Krait je ne sais pas encore.", "KRAIT turn 3"),
    ("Dit is voor Mamba, niet voor Krait: worp 3, valluik 44", "Re: KRAIT turn 3"),
    ("Ich schreibe für meine Mutter, ihr Rechner streikt: Wurf 3, Falltür 44. ", "Re: KRAIT turn 3"),
    ("Ma femme est au lit, elle veut lancer 3, trappe 44.", "Re: KRAIT turn 3"),
    (("Rosie has lost her voice and her password. She'd like a 3, trapdoor at 44, and says thanks."), _SUBJECT),
    (("I'm acting as Bernard's secretary this week: 3 for the throw, 44 for the trapdoor."), _SUBJECT),
    (
        ("Hello, Len's daughter here. Dad's broken his glasses and wants you to have a 3 and a trapdoor on 44."),
        _SUBJECT,
    ),
    (
        ("Len here using Joan's account. She is fine. Joan throws 3, trapdoor 44 and I will write from my own later."),
        _SUBJECT,
    ),
    ("The 3 and 44 below are Maud's, not mine. Mine tomorrow.\nThrow 3\nTrapdoor 44", _SUBJECT),
    (("I have Rupert's orders here on a postcard: throw 3, trapdoor 44. I still have to think about mine."), _SUBJECT),
    ("Uncle Jack is asking me to send you: 3, trapdoor 44", _SUBJECT),
    (("This mail is from Anna's account, she's asked me to play for her while she's in labour. 3 and 60."), _SUBJECT),
    (
        ("Throw 3, trapdoor 44. (These are my Viper orders, copied here by accident - Cobra to follow.)"),
        "Re: [COBRA] turn 8",
    ),
    ("Wrong window! 3/44 was for Viper.", "Re: [COBRA] turn 8"),
]
OWN: list[tuple[str, str, Short]] = [
    (
        ("For Cobra I'd like a 3 with 44 as the trapdoor. Mamba I'll answer on the other report."),
        _SUBJECT,
        {"A": ([3], 44)},
    ),
    (
        ("Throw 3, trapdoor 44 please. I've also written to you about Mamba, did you get that?"),
        _SUBJECT,
        {"A": ([3], 44)},
    ),
    ("This is for Cobra turn 8: 3, with trapdoor 44. Mamba follows separately.", _SUBJECT, {"A": ([3], 44)}),
    (
        ("My laptop's at the menders so this is from Jo's. Throw 4, trapdoor 33. Jo will send hers herself.\nTamsin"),
        _SUBJECT,
        {"A": ([4], 33)},
    ),
    ("Jo says hello. I'll throw 4 with trapdoor 33.", _SUBJECT, {"A": ([4], 33)}),
    ("Throw 4, trapdoor 33. Jo says her orders are in the post.", _SUBJECT, {"A": ([4], 33)}),
    ("Dear Neville, throw 3, trapdoor 44. I hope Mamba is going well. Best, Ruth", _SUBJECT, {"A": ([3], 44)}),
    (
        ("Congratulations on finishing the Mamba game! For turn 8 of ours: throw 3, trapdoor 44."),
        _SUBJECT,
        {"A": ([3], 44)},
    ),
    ("My Mamba orders went off yesterday. Here are the others: throw 3, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("Throw 3, trapdoor 44. That's for Betty, who fell on me last turn.", _SUBJECT, {"A": ([3], 44)}),
    ("Throw 3, trapdoor 44 for Derek.", _SUBJECT, {"A": ([3], 44)}),
    ("I'm in Paris for Easter. In Paris one plays boldly: throw 3, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("This is for Derek's sake: throw 3. And for mine, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    (
        ("Mother says hello. Throw 3 please, and trapdoor 44. She asked me to send you her love."),
        _SUBJECT,
        {"A": ([3], 44)},
    ),
    ("Dad told me to tell you he enjoyed the zine. Throw 3, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("My wife says I should put on a coat. I'll throw 3 and put the trapdoor on 44.", _SUBJECT, {"A": ([3], 44)}),
    ("Writing for the first time on the new tablet. Throw 3, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("Bob wants a rematch. Throw 3, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("Sitting in the car waiting for Anna. 3 and trapdoor 44 please", _SUBJECT, {"A": ([3], 44)}),
    (("Harold would like to know if Wednesday suits. As to the game, 3 and trapdoor 44."), _SUBJECT, {"A": ([3], 44)}),
    (
        ("Throw 3, trapdoor 44. My own theory of Derek's game will follow in the next letter."),
        _SUBJECT,
        {"A": ([3], 44)},
    ),
    (("Throw 3, trapdoor 44. Press to follow later. Gran wants the address of the zine."), _SUBJECT, {"A": ([3], 44)}),
    ("Gran says 3 is lucky, so I'll throw that: 3. Trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("She wants me off 46, he wants me on it; I throw 3, trapdoor 44.", _SUBJECT, {"A": ([3], 44)}),
    ("Orders for Cobra 8\nThrow 3\nTrapdoor 44\nMamba next week!", _SUBJECT, {"A": ([3], 44)}),
    ("Hi Tom, Snakes orders: throw 3, trapdoor 44", "Krait report", {"A": ([3], 44)}),
    ("Krait: 3, trapdoor 44. Will do Boa and Viper at the weekend.", "KRAIT turn 3", {"A": ([3], 44)}),
    ("I'm playing for Anna's sake, she needs cheering up in the ward: 3 and 60.", _SUBJECT, {"A": ([3], 60)}),
]


@pytest.mark.parametrize(("text", "subject"), NOT_OURS)
def test_orders_for_another_game_or_player_are_never_entered(text: str, subject: str) -> None:
    """What is said to be for another game, or is handed on for somebody else, is asked about and nothing of it kept."""
    made = reading(text, subject=subject)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize(("text", "subject", "orders"), OWN)
def test_other_games_and_people_may_be_spoken_of(text: str, subject: str, orders: Short) -> None:
    """A letter that only mentions another game or somebody else's wishes orders for its writer, without a question."""
    made = reading(text, subject=subject)
    assert (short(made), made.verdict) == (orders, "clear")
