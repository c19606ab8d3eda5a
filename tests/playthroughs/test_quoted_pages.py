"""Answers that quote the page of a report, as mail programs quote it: the player's words alone count."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from email.message import EmailMessage

import pytest

from pbm.mail.html_text import html_to_text
from tests.playthroughs.house import House, open_house, settings_in
from tests.playthroughs.test_reports import part, play

# How mail programs answer: what they make of our page, and where they put the player's words.


def _gmail(own: str, page: str, text: str) -> tuple[str, str]:
    plain = f"{own}\n\nOn Fri, Dec 4, 2026 at 8:01 PM Hill House <games@example.test> wrote:\n\n" + "\n".join(
        f"> {line}" for line in _as_gmail(page).splitlines()
    )
    html = (
        f'<div dir="ltr">{own}</div><br><div class="gmail_quote"><div class="gmail_attr">On Fri, Dec 4, '
        "2026 at 8:01 PM Hill House &lt;games@example.test&gt; wrote:<br></div>"
        f'<blockquote class="gmail_quote">{_body(page)}'
        "</blockquote></div>"
    )
    return plain, html


def _outlook(own: str, page: str, text: str) -> tuple[str, str]:
    sent = "Friday, December 4, 2026 8:01 PM"
    head = f"From: Hill House <games@example.test>\nSent: {sent}\nTo: Dora\nSubject: [hill] Round 1"
    plain = f"{own}\n\n{head}\n\n{_as_gmail(page)}"
    html = (
        f'<div class="WordSection1"><p class="MsoNormal">{own}</p>'
        '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">'
        f"<b>From:</b> Hill House &lt;games@example.test&gt;<br><b>Sent:</b> {sent}<br><b>To:</b> Dora<br>"
        f"<b>Subject:</b> [hill] Round 1</p></div>{_body(page)}</div>"
    )
    return plain, html


def _apple(own: str, page: str, text: str) -> tuple[str, str]:
    plain = f"{own}\n\n> On 4 Dec 2026, at 20:01, Hill House <games@example.test> wrote:\n> \n" + "\n".join(
        f"> {line}" for line in _as_gmail(page).splitlines()
    )
    html = (
        f'{own}<br><div><br><blockquote type="cite"><div>On 4 Dec 2026, at 20:01, Hill House '
        '&lt;games@example.test&gt; wrote:</div><br class="Apple-interchange-newline">'
        f"<div>{_body(page)}</div></blockquote></div>"
    )
    return plain, html


def _thunderbird(own: str, page: str, text: str) -> tuple[str, str]:
    quoted = "\n".join(f"> {line}" for line in text.splitlines())
    plain = f"On 04/12/2026 20:01, Hill House wrote:\n{quoted}\n\n{own}"
    html = (
        '<div class="moz-cite-prefix">On 04/12/2026 20:01, Hill House wrote:<br></div><blockquote type="cite">'
        f"{_body(page)}</blockquote><p>{own}</p>"
    )
    return plain, html


def _body(page: str) -> str:
    inside = page.partition("<body")[2].partition(">")[2].partition("</body>")[0]
    return re.sub(r"<img[^>]*>", '<img src="cid:image001.png@01D9">', inside)


def _as_gmail(page: str) -> str:
    """Return a page as programs write it as text: cells one below the other, pictures by their words."""
    inside = page.partition("<body")[2].partition(">")[2]
    inside = re.sub(r'<img[^>]*alt="([^"]*)"[^>]*>', r"<p>[image: \1]</p>", inside)
    inside = re.sub(r"</t[dh]>", "<br></td>", inside)
    inside = re.sub(r'<a [^>]*href="([^"]*)"[^>]*>(.*?)</a>', r"<p>\2</p>", inside)
    return html_to_text(inside).replace(" | ", "\n").replace("\n> ", "\n")


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> tuple[House, EmailMessage]:
    """A game after its first round, and the report that Dora got; answers to it are taken back."""
    house = open_house(settings_in(tmp_path_factory.mktemp("reported")))
    play(house, rounds=1)
    return house, house.sent_to("Dora")[-1]


@pytest.mark.parametrize("program", [_gmail, _outlook, _apple, _thunderbird], ids=lambda program: program.__name__)
@pytest.mark.parametrize("half", ["plain", "html"])
@pytest.mark.parametrize("named", [True, False])
def test_an_answer_that_quotes_our_page_is_read_right(
    reported: tuple[House, EmailMessage], program: Callable[[str, str, str], tuple[str, str]], half: str, named: bool
) -> None:
    """The player's words alone count: no position, no button, no example of ours; and alone they are no orders."""
    house, report = reported
    # An address gets so many answers within an hour.
    house.clock.moment += timedelta(hours=1)
    assert not any((house.standing("Dora") or {}).values())
    page, text = part(report, "html"), part(report, "plain")
    for own, expected in (("throw 4, trapdoor 31", [4]), ("", None), ("Thanks a lot!", None)):
        made = dict(zip(("plain", "html"), program(own, page, text), strict=True))[half]
        mail = EmailMessage()
        mail["From"], mail["To"] = "Dora <dora@players.test>", house.reply_address("Dora")
        mail["Subject"], mail["Message-ID"] = (
            "Re: [hill] Round 1",
            f"<{program.__name__}{half}{named}{len(own)}@x.test>",
        )
        if named:
            mail["In-Reply-To"] = str(report["Message-ID"])
        mail.set_content(made, subtype=half)
        house.inbound.deliver(mail.as_bytes())
        house.server.tick.beat(poll=True)
        standing = house.standing("Dora")
        if expected is None:
            assert standing is None or not any(standing.values()), own
        else:
            assert list(standing["A"]["throws"]) == expected
            assert standing["A"]["trapdoor"] == 31
            house.clock.moment += timedelta(minutes=1)
            house.write("Dora", "WITHDRAW")
            house.clock.moment += timedelta(minutes=1)


def test_a_form_filled_in_within_our_page_is_read(house: House) -> None:
    """As typed between the prompts of a quoted page."""
    play(house, rounds=1)
    report = house.sent_to("Dora")[-1]
    page = (
        part(report, "html")
        .replace("Throw for turn 2: <", "Throw for turn 2: 4<")
        .replace("Trapdoor: <", "Trapdoor: 31<")
    )
    assert "turn 2: 4<" in page
    mail = EmailMessage()
    mail["From"], mail["To"] = "Dora <dora@players.test>", house.reply_address("Dora")
    mail["Subject"], mail["Message-ID"] = "Re: [hill] Round 1", "<form@x>"
    mail["In-Reply-To"] = str(report["Message-ID"])
    mail.set_content(_outlook("", page, "")[1], subtype="html")
    house.inbound.deliver(mail.as_bytes())
    house.server.tick.beat(poll=True)
    assert house.standing("Dora") == {"A": {"throws": [4], "trapdoor": 31}}
