"""Plain orders beside a question about the rules, a memory told as well, a sigh, or a keyboard without accents."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "4, trapdoor 12\n\nI have a question: can the trapdoor that I nominate hit me as well?",
        "4, botola 12\n\nAvrei una domanda: la botola che nomino puo' colpire anche me?",
        "4, botola 12\n\nLa botola può colpire anche me?",
        "4, Falltür 12\n\nEine Frage: kann die Falltür, die ich nenne, auch mich treffen?",
        "4, trappe 12\n\nUne question : la trappe que je nomme peut-elle me toucher aussi ?",
        "4, trampilla 12\n\nUna pregunta: ¿la trampilla que nombro puede afectarme a mí también?",
        "4, valluik 12\n\nIk heb een vraag: kan het valluik dat ik noem mij ook raken?",
        "Lancio 4, la botola e' la 12.",
        "4, trapdoor 12, if that's allowed.",
        "4, Falltür 12, falls das erlaubt ist.",
        "pfff je sais pas trop... allez 4. trappe 12",
        "hmm dunno... go on then, 4. trap 12",
        "tja, keine Ahnung... na gut, die 4. Falltür 12",
        "4, same trap as last time (12)",
        "lancio 4. su A la stessa botola del turno scorso, cioe' 12",
        "hola de nuevo! el 4, trampilla 12",
    ],
)
def test_orders_are_plain_beside_it(text: str) -> None:
    """What stands beside an order and leaves nothing open of it does not make it unsure."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 12)})


@pytest.mark.parametrize(
    "text",
    [
        "4, botola 12. La botola e' 12 o 13?",
        "4, trapdoor 12, if Dot allows it.",
        "je sais pas trop... allez, 4 ou 5. trappe 12",
        "je sais pas trop... 4 peut-être. trappe 12",
        "4, same trap as last time (12 or 13)",
        "4, trap as last time, I think 12 was it",
    ],
)
def test_what_is_open_is_asked_all_the_same(text: str) -> None:
    """A question about the orders, another's leave, or a choice behind the sigh is asked about."""
    assert reading(text).verdict == "ask"


def test_a_question_about_the_second_throw_leaves_both_as_they_are() -> None:
    """ "If I am home with the first, is the second lost?" asks for a rule and puts no condition."""
    text = "A: 4 e 6. B: 6 e 1. Nessuna botola. Se su B arrivo gia' con il primo lancio, il secondo va perduto?"
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, {board: throws for board, (throws, _) in short(got).items()}) == (
        "clear",
        {"A": [4, 6], "B": [6, 1]},
    )
