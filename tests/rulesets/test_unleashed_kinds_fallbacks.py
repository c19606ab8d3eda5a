"""Fallbacks, corrections, standing choices and conditions in many words, and their neighbours that are none."""

from __future__ import annotations

from typing import Any

from tests.rulesets.test_unleashed_by_others import judged, outcome

FIRST = "+3@16"
THEN = "+3@16 / +3@19"

IMPEDED = (
    "+3 on 16. If I'm pipped to it, 19.",
    "+3 on 16, or 19 if I turn out to be too slow.",
    "+3 on 16; should calamity strike, 19.",
    "+3 on 16. If the rules forbid it, 19.",
    "+3 on 16 if I'm allowed. 19 if I'm not.",
    "+3 on 16 if you'll let me; 19 if you won't.",
    "+3 on 16. Should some rascal be squatting there, 19.",
    "+3 on 16. If somebody's counter is parked on it by then, 19.",
    "+3 on 16. If there's a body on 16 when you get to me, 19.",
    "+3 on 16. If any of you lot are standing on it, 19.",
    "+3 on 16. If that falls through, 19.",
    "+3 on 16. If that doesn't come off, 19.",
    "+3 on 16. If the answer's no, 19.",
    "+3 on 16. In the unlikely event that it's occupied, 19.",
    "+3 on 16. Any problem, 19.",
    "+3 on 16. If it's no longer on offer, 19.",
    "+3 on 16 unless I've been beaten to it; then 19.",
    "+3 on 16 if there's nobody on it, 19 if there is.",
    "+3 on 16. If I can't have it, could I have 19?",
    "+3 auf 16. Falls mir jemand zuvorkommt, 19.",
    "+3 auf 16. Wenn das schiefgeht, 19.",
)
WONDERED = (
    "+3 on 16. Somebody on it? Then 19.",
    "+3 on 16. Occupied? 19.",
    "+3 on 16. Not allowed? Then please on 19.",
    "+3 on 16. Gone already? 19 then.",
    "+3 on 16. No joy? 19.",
    "+3 auf 16. Besetzt? Dann 19.",
)
NAMED = (
    "+3 on 16; plan B is 19.",
    "+3 on 16. My plan B: 19.",
    "+3 on 16, with 19 as my safety net.",
    "+3 on 16, 19 as insurance.",
    "+3 on 16 (substitute: 19).",
    "+3 on 16, 19 being my second string.",
    "+3 on 16. Next in line is 19.",
    "+3 on 16, 19 just in case.",
    "+3 on 16. My reserve would be 19.",
    "+3 on 16. If it can't be done, 19 is every bit as good.",
    "+3 on 16, though 19 would suit me just as well.",
    "+3 on 16 but I'd settle for 19.",
    "+3: 16 > 19",
)
GOES_WITHOUT_SAYING = (
    "When it's my turn, +3 on 16.",
    "When it gets round to me the +3 on 16.",
    "+3 on 16 as soon as I'm up.",
    "+3 on 16, if that's legal.",
    "+3 on 16 if the rules allow.",
    "+3 on 16, provided that's within the rules.",
    "+3 on 16 as long as nobody's standing on it.",
    "+3 on 16 unless it's occupied.",
    "+3 auf 16, wenn ich dran bin.",
)
NEVER_A_FALLBACK = (
    "+3 on 16. If Clive has overtaken me, 19.",
    "+3 on 16. If it rains, 19.",
    "+3 on 16. If Brenda objects, 19.",
    "+3 on 16. If Dora is lucky, 19.",
    "+3 on 16. If I'm last by then, 19.",
    "+3 on 16. If I'm not on 30 by then, 19.",
    "+3 on 16. If Dora is still on 3, 19.",
    "+3 on 16. If Clive takes 25, then 19.",
    "+3 on 16. If Clive beats me, 19.",
    "+3 on 16. If Clive goes before me, 19.",
    "+3 on 16. If Clive has taken the ladder, 19.",
    "+3 on 16. If there's a card on it already, 19.",
    "+3 on 16. If it's covered by a -2, 19.",
    "+3 on 16. If you think that's wiser, 19.",
    "+3 on 16 when Clive has gone.",
    "+3 on 16 when it's Clive's turn.",
    "+3 on 16 once I've overtaken Brenda.",
    "+3 on 16 if my wife lets me.",
    "+3 on 16 unless Clive moves.",
)
TALK = (
    "+3 on 16. My insurance is 40 quid dearer this year.",
    "+3 on 16. If you refuse, so be it.",
    "+3 on 16. If I can't win, so be it.",
    "Plan B is to win next year. +3 on 16.",
    "+3 on 16. Problem: my cat has eaten card 19 of the old game.",
)
CORRECTED = (
    ("+3 on 16. Argh, 19. Butterfingers.", "+3@19"),
    ("+3 on 16. Whoops! 19!", "+3@19"),
    ("+3 on 16, damn, 19.", "+3@19"),
    ("+3 on 16. Drat - 19.", "+3@19"),
    ("+3 on 16. No, not 16: 19.", "+3@19"),
    ("+3 on 16. I tell a lie, 19.", "+3@19"),
    ("+3 on 16. I pressed the wrong key: 19.", "+3@19"),
    ("+3 on 16. For 16 read 19.", "+3@19"),
    ("+3 on 16. Sorry, that should have been 19.", "+3@19"),
    ("+3 on 16. My sister says 19. All right, 19 it is.", "+3@19"),
    ("+3 on 16. Argh, reverse on 19.", "reverse@19"),
    ("+3 on 16. Oops, not the +3: the reverse.", "reverse@16"),
    ("+3 on 16, I mean the blank.", "blank@16"),
    ("Send back on 16, Clive - sorry, Dora.", "back-3@16>Dora"),
    ("+3 auf 16, ach nein, 19.", "+3@19"),
    ("+3 auf 16. Quatsch, 19.", "+3@19"),
    ("I did think about the blank. But no: the +3, on 16.", "+3@16"),
    ("I toyed with the reverse. Nah. +3 on 16.", "+3@16"),
)
CORRECTS_NOTHING = (
    "+3 on 16. Argh, Clive is on 24.",
    "+3 on 16. Oops, I'm late, it's 19 degrees here.",
    "+3 on 16. Damn, I wanted 19 last time.",
    "+3 on 16. Fat fingers run in the family.",
    "+3 on 16. No reverse.",
    "+3 on 16. Sorry, Clive!",
)
LANDING = (
    ("If I'm ever on a send back, it's Brenda.", {"send-back": "Brenda"}),
    ("Send back if landed on: Brenda.", {"send-back": "Brenda"}),
    ("Send backs, should I land on any: Brenda.", {"send-back": "Brenda"}),
    ("Send back (if I land on it): Brenda.", {"send-back": "Brenda"}),
    ("If the dice drop me on a send back, Brenda.", {"send-back": "Brenda"}),
    ("If I land on a send back, Brenda; if on a send forward, Dora.", {"send-back": "Brenda", "send-forward": "Dora"}),
    ("Landing on a send back: Brenda first, then Clive.", {"send-back": "Brenda / Clive"}),
    ("Should I hit a send-forward, the poor soul at the back gets it.", {"send-forward": "last"}),
    ("If lampposts cross, up please.", {"lamppost": "up"}),
    ("Should I throw a double one, Clive goes back to the start.", {"snake-eyes": "Clive"}),
)
TAKEN_AWAY = (
    "Take away my standing choice for send backs.",
    "Drop my standing choice for send backs.",
    "Get rid of my standing send back choice.",
    "I no longer want a standing choice for send back.",
    "My standing choice for send back can go.",
)


def clear(says: str, plays: str, **more: Any) -> dict[str, Any]:
    """Return a mail of one card that is plain."""
    return {"id": says, "round": "one", "says": says, "meant": "clear", "plays": plays, **more}


def test_whatever_stands_in_the_way_leads_to_the_fallback() -> None:
    """However a player says that the wish may not be possible, the space that is said with it is the fallback."""
    assert [says for says in IMPEDED if judged(clear(says, THEN)) != "right"] == []


def test_a_question_of_its_own_leads_to_the_fallback() -> None:
    """ "Somebody on it? Then 19." is no question for the GM."""
    assert [says for says in WONDERED if judged(clear(says, THEN)) != "right"] == []


def test_a_fallback_may_just_be_called_one() -> None:
    """A space that is called a safety net, a second string, or as good as the first is a fallback."""
    assert [says for says in NAMED if judged(clear(says, THEN)) != "right"] == []


def test_what_goes_without_saying_is_no_condition() -> None:
    """That the card is legal, and played when its turn comes, is so anyway: the order stands."""
    assert [says for says in GOES_WITHOUT_SAYING if judged(clear(says, FIRST)) != "right"] == []


def test_what_the_rules_cannot_wait_for_is_asked_about() -> None:
    """Where players are, what they want and what befalls them makes no fallback: at most the wish is taken."""
    found = {says: outcome({"round": "one", "says": says}) for says in NEVER_A_FALLBACK}
    assert [says for says, one in found.items() if not one.asked] == []
    assert [says for says, one in found.items() if one.taken not in ({}, {"plays": FIRST})] == []


def test_words_of_failing_that_are_about_something_else_change_nothing() -> None:
    """Insurance, refusal and problems may be talk beside an order; never is a space of theirs taken for a fallback."""
    found = {says: outcome({"round": "one", "says": says}).taken for says in TALK}
    assert {says: taken for says, taken in found.items() if taken not in ({}, {"plays": FIRST})} == {}


def test_fallbacks_come_in_chains() -> None:
    """Each condition goes on from the wish before it, to the default at the end."""
    assert (
        judged(clear("+3 on 16 - if not 19 - if not 22 - and if none of those, the default", f"{THEN} / +3@22"))
        == "right"
    )
    says = "+3 on 16 if I may. 19 if I may not. And if I may do neither, the blank on 7."
    assert judged(clear(says, f"{THEN} / blank@7")) == "right"
    assert judged(clear("+3 on 16. Taken? 19. Taken as well? 22.", f"{THEN} / +3@22")) == "right"


def test_a_fallback_of_two_cards_is_for_the_one_before_it() -> None:
    """In a round of two cards each has its own fallback; what is for "both" of them is asked about."""
    says = "Blank on 5, 6 if I'm beaten to it. Then +3 on 16, 19 if I'm beaten to that."
    mail = {"id": "two", "round": "two", "says": says, "meant": "clear", "plays": "blank@5 / blank@6 ; +3@16 / +3@19"}
    assert judged(mail) == "right"
    assert outcome({"round": "two", "says": "Blank on 5 and +3 on 16. If both are gone, reverse on 13."}).asked


def test_a_piece_may_be_gone_as_well() -> None:
    """In the setup round a piece that somebody else has is a reason for a fallback too."""
    says = "L2 on 9-25. If some blighter has nabbed L2, L3 9-25."
    mail = {"id": "piece", "round": "setup", "says": says, "meant": "clear", "pieces": "L2:25-9, L3:25-9"}
    assert judged(mail) == "right"


def test_a_slip_is_put_right() -> None:
    """What is cried out, confessed or settled after an order replaces it, and is no fallback for it."""
    assert [says for says, plays in CORRECTED if judged(clear(says, plays)) != "right"] == []


def test_a_cry_about_something_else_puts_nothing_right() -> None:
    """A number after a cry is no space where it is said of something."""
    assert [says for says in CORRECTS_NOTHING if judged(clear(says, FIRST)) != "right"] == []


def test_a_correction_that_is_not_decided_is_asked_about() -> None:
    """ "I might change it to 19" and "No, wait." leave the order open."""
    assert outcome({"round": "one", "says": "+3 on 16. I might change it to 19."}).asked
    assert outcome({"round": "one", "says": "+3 on 16. No, wait."}).asked


def test_a_standing_choice_may_be_told_in_many_ways() -> None:
    """Beside an order, what is to be done on landing is taken however the landing is told."""
    mails = [clear(f"+3 on 16. {says}", FIRST, standing=standing) for says, standing in LANDING]
    assert [mail["says"] for mail in mails if judged(mail) != "right"] == []


def test_a_standing_choice_may_be_taken_away_in_many_ways() -> None:
    """Whatever the word for it, the choice is no more."""
    mails = [clear(f"+3 on 16. {says}", FIRST, standing={"send-back": "null"}) for says in TAKEN_AWAY]
    assert [mail["says"] for mail in mails if judged(mail) != "right"] == []


def test_keeping_a_standing_choice_takes_nothing_away() -> None:
    """ "Don't take away" is the contrary of taking away, and what happens to others is no choice."""
    assert judged(clear("+3 on 16. Keep my standing choice for send backs.", FIRST)) == "right"
    assert "standing" not in outcome({"round": "one", "says": "+3 on 16. If Brenda is on a send back I'm safe."}).taken
    assert "standing" not in outcome({"round": "one", "says": "+3 on 16. Last time I hit a send back, Brenda."}).taken
    assert "standing" not in outcome({"round": "one", "says": "+3 on 16. Clive laughs if I land on a send back."}).taken
    says = "+3 on 16. Delete the standing choice for send backs, I've made my peace with Clive."
    assert judged(clear(says, FIRST, standing={"send-back": "null"})) == "right"
