"""Words by which somebody wants no more of our mail."""

from __future__ import annotations

import pytest

from pbm.orders.stopping import wants_no_more


@pytest.mark.parametrize(
    "text",
    [
        *(
            "unsubscribe please",
            "UNSUBSCRIBE",
            "Please unsubscribe me",
            "Unsubscribe please. Thank you!",
            "stop",
            "OFF",
        ),
        *("Stop, please", "please stop sending me these", "Hi Alan,\nplease take me off the list.\nThanks\nBo"),
        *("could you remove me from your mailing list please?", "No more reports please", "cancel my subscription"),
        *("I don't want these mails any more", "bitte abmelden", "Bitte keine Mails mehr, danke", "désabonner svp"),
        *("uitschrijven graag", "baja por favor", "I'd like to unsubscribe", "don't send me any more reports"),
    ],
)
def test_no_more_is_wanted(text: str) -> None:
    """Whatever kind words stand around it, and a greeting above and a name below."""
    assert wants_no_more(text.split("\n"))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "stop that snake!",
            "please don't stop",
            "How do I stop?",
            "I want more reports",
            "never stop",
            "Thanks",
            "no",
        ),
        *("cancel the trapdoor", "no more snakes", "don't take me off the list", "off to bed", "send me the reports"),
        *(
            "Lovely report. No more to say",
            "end of the game?",
            "I do not want to stop these reports",
            "stop by for tea",
        ),
        "One\ntwo\nthree\nfour\nfive\nstop",
    ],
)
def test_what_says_something_else_stops_nothing(text: str) -> None:
    """It reaches the GM, as ever."""
    assert not wants_no_more(text.split("\n"))
