"""Press that is typed behind the prompt of our form, wherever and however the form is quoted."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.playthroughs.house import House, last_mail, text_of

HEADS = {
    "outlook": "________________________________\nFrom: Hill House <games@example.test>\nSent: Monday, November 30, "
    "2026 10:00 AM\nTo: Brenda <brenda@players.test>\nSubject: [hill] Round 1\n\n",
    "german": "________________________________\nVon: Hill House <games@example.test>\nGesendet: Montag, 30. "
    "November 2026 10:00\nAn: Brenda <brenda@players.test>\nBetreff: [hill] Round 1\n\n",
    "copied": "",
}


def _filled(mail: EmailMessage, answers: dict[str, str], mark: str = "") -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    text = str(body.get_content())
    for prompt, answer in answers.items():
        assert f"{prompt}:" in text
        text = text.replace(f"{prompt}:", f"{prompt}: {answer}", 1)
    return "\n".join(f"{mark}{line}" for line in text.split("\n"))


@pytest.mark.parametrize(
    "press",
    [
        *("Greetings from Vienna", "Good luck all", "Cheers", "Love to all", "Happy climbing!", "Thanks, Clive"),
        *("Liebe Grüße aus Wien", "Amitiés de Paris", "Groeten uit Gent", "Saludos desde Madrid", "Saluti da Roma"),
        "What a game it is.",
    ],
)
@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("above", ["See below.\n\n", ""])
def test_press_behind_its_prompt_is_kept_however_it_sounds(house: House, press: str, head: str, above: str) -> None:
    """It may be no more than a greeting, as ends a letter elsewhere; beside orders and alone."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 28")
    assert receipt is not None
    alone = house.write("Brenda", above + HEADS[head] + _filled(receipt, {"Press": press}))
    assert f"| {press}" in text_of(alone)
    orders = {"Throw for turn 1": "6", "Trapdoor": "44", "Press": f"{press} "}
    assert f"| {press}" in text_of(house.write("Brenda", above + HEADS[head] + _filled(receipt, orders)))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}


def test_press_between_marked_lines_is_kept_too(house: House) -> None:
    """Where each line of the form is marked as quoted."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 28")
    assert receipt is not None
    said = text_of(house.write("Brenda", "See below\n\n" + _filled(receipt, {"Press": "Good luck all"}, "> ")))
    assert "| Good luck all" in said


@pytest.mark.parametrize("answer", ["none", "no", "-"])
def test_no_press_is_none(house: House, answer: str) -> None:
    """Who says that there is none has none."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 28")
    assert receipt is not None
    orders = {"Throw for turn 1": "6", "Trapdoor": "44", "Press": answer}
    said = text_of(house.write("Brenda", HEADS["outlook"] + _filled(receipt, orders)))
    assert "YOUR PRESS" not in said
    assert last_mail(house).outcome == "orders taken, receipt 2"


def test_the_end_of_a_letter_below_the_press_is_none_of_it(house: House) -> None:
    """Greeting and name below what was typed behind the prompt end the letter."""
    house.start()
    receipt = house.write("Brenda", "throw 3 trapdoor 28")
    assert receipt is not None
    text = HEADS["outlook"] + _filled(receipt, {"Press": "It rains here.\n\nCheers,\nBrenda"})
    said = text_of(house.write("Brenda", text))
    assert "| It rains here. The deadline" in said
