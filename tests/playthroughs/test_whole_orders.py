"""Unleashed by mail: which orders are whole, of which a reminder is sent, and which are a missed round."""

from __future__ import annotations

from datetime import timedelta

from tests.playthroughs.house import House, text_of


def test_only_who_lacks_a_card_is_reminded(house: House) -> None:
    """Both cards left to the rules are both there; of one card the second is still asked for, as from who sent none."""
    options = {"size": "4x5", "setup": "drawn", "placements": 2, "deck": {"blank": 60}}
    house.start(ruleset="unleashed", title="The Pit", boards={}, options=options)
    house.write("Brenda", "PLAY DEFAULT")
    house.write("Clive", "Blank on 5")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=10)
    house.server.tick.beat(poll=True)
    reminders = {
        name: sum("Reminder" in mail["Subject"] for mail in house.sent_to(name)) for name in ("Brenda", "Clive", "Dora")
    }
    assert reminders == {"Brenda": 0, "Clive": 1, "Dora": 1}


def test_choices_for_landing_alone_are_no_missed_round_and_end_none(house: House) -> None:
    """The round of one go stays open for the card; at the deadline the rules' card is played, and said, and no NMR."""
    options = {"size": "4x5", "setup": "drawn", "mode": "sequential"}
    house.start(ruleset="unleashed", title="The Pit", boards={}, options=options)
    receipt = text_of(house.write("Brenda", "If I land on Send back: the leader"))
    assert "No card in these orders" in receipt
    open_ = house.round()
    assert open_ is not None
    assert open_.number == 1
    house.pass_deadline()
    report = house.sent_to("Brenda")[-1]
    assert "missed" not in report["Subject"]
    assert "No card was in your orders, so the rules put" in text_of(report)
