"""Answers to the question for press that refuse it: they leave the orders answered above them as they are."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

QUESTIONS = {
    "en": ("Which number do you throw?", "Trapdoor nomination?", "Anything for the press?"),
    "de": ("Welche Zahl wirfst du?", "Falltür?", "Etwas für die Presse?"),
    "fr": ("Quel nombre lances-tu ?", "Trappe ?", "Un mot pour la presse ?"),
    "nl": ("Welk getal gooi je?", "Valluik?", "Iets voor de pers?"),
    "es": ("¿Qué número tiras?", "¿Trampilla?", "¿Algo para la prensa?"),
    "it": ("Che numero tiri?", "Botola?", "Qualcosa per la stampa?"),
}
REFUSALS = {
    "en": ("Not today", "Next time", "Rather not", "Better not", "Maybe", "No way", "Never mind", "Nope", "Maybe not"),
    "de": ("Noch nicht.", "Nächstes Mal", "Lieber nicht", "Besser nicht", "Vielleicht", "Auf keinen Fall", "Nö"),
    "fr": ("Pas encore", "La prochaine fois", "Plutôt pas", "Peut-être", "Surtout pas", "Non"),
    "nl": ("Nog niet", "Volgende keer", "Liever niet", "Misschien", "In geen geval", "Nee"),
    "es": ("Todavía no", "La próxima vez", "Mejor no", "Quizás", "Ni hablar", "No"),
    "it": ("Non ancora", "La prossima volta", "Meglio di no", "Forse", "Assolutamente no", "No"),
}


@pytest.mark.parametrize(("language", "refusal"), [(name, said) for name, every in REFUSALS.items() for said in every])
@pytest.mark.parametrize("name", ["", "\n\nOttoline"])
def test_press_that_is_refused_below_its_question(language: str, refusal: str, name: str) -> None:
    """What would take an order back, were it a remark on it, answers the question right above it."""
    throw, door, press = QUESTIONS[language]
    got = reading(f"> {throw}\n\n4\n\n> {door}\n\n45\n\n> {press}\n\n{refusal}{name}\n", subject="Re: MAMBA turn 9")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([4], 45)}, None)


def test_what_is_said_right_behind_an_order_is_no_refusal_of_press() -> None:
    """Without the question above it the same words are a remark on the order."""
    assert reading("Throw 4.\n\nRather not.", subject="Re: MAMBA turn 9").verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 45. That's Bo's idea.",
        "I am 80 next week. Imagine! Throw 4. Trapdoor 45.",
        "Sorry, I never write. Throw 4, trapdoor 45.",
        "Throw 4. Trapdoor 45. I bought a boat. That was a mistake.",
    ],
)
def test_what_only_looks_like_a_remark_on_the_orders(text: str) -> None:
    """Whose idea it was, and what is said of other things, leaves the orders plain."""
    got = reading(text, subject="Re: MAMBA turn 9")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


def test_the_first_turn_for_somebody_is_not_the_first_of_a_set() -> None:
    """Their highest is not known then."""
    got = reading("It's the first turn for me since Easter, so the highest please. Trapdoor 45.", subject="Re: MAMBA")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 45)})
