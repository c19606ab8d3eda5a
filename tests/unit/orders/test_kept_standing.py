"""What a mail leaves as it stands, and what only sounds like it."""

from __future__ import annotations

import pytest

from pbm.orders.standing.kept_standing import kept_standing


@pytest.mark.parametrize(
    ("text", "rest", "what"),
    [
        ("6. Trapdoor stays. Thx.", "6. Thx.", "door"),
        ("trapdoor unchanged\nthrow 6", "\nthrow 6", "door"),
        ("six instead, hole untouched", "six instead", "door"),
        ("instead of the 3, 6; trapdoor the same", "instead of the 3, 6", "door"),
        ("6 (trapdoor unchanged)", "6", "door"),
        ("Throw 6, trapdoor same", "Throw 6", "door"),
        ("Throw 6, trapdoor ditto", "Throw 6", "door"),
        ("Wurf 6, Falltür dieselbe", "Wurf 6", "door"),
        ("Lancer 6, trappe idem", "Lancer 6", "door"),
        ("Worp 6, valluik dezelfde", "Worp 6", "door"),
        ("Tirada 6, trampilla la misma", "Tirada 6", "door"),
        ("Tiro 6, botola uguale", "Tiro 6", "door"),
        ("Trapdoor 45, throw same", "Trapdoor 45", "throw"),
        ("4 and then 6, trapdoor the same", "4 and then 6", "door"),
        ("Leave the trapdoor, 6", "6", "door"),
        ("keep my trapdoor and 6", "6", "door"),
        ("Throw 6, don't move my trapdoor", "Throw 6", "door"),
        ("erst 6 dann 4 und die Falltür wie gehabt", "erst 6 dann 4", "door"),
        ("Lass die Falltür, 6", "6", "door"),
        ("Laat het valluik, 6", "6", "door"),
        ("Deja la trampilla, 6", "6", "door"),
        ("Falltür doch 24, Wurf wie gehabt", "Falltür doch 24", "throw"),
        ("Throw stays, trapdoor 45", "trapdoor 45", "throw"),
        ("Falltür auf 44, sonst alles wie gehabt", "Falltür auf 44", "rest"),
        ("6, rest as before", "6", "rest"),
        ("6, otherwise no change", "6", "rest"),
        ("My orders are unchanged.", "", "whole"),
        ("Orders as before.", "", "whole"),
        ("Keep my orders.", "", "whole"),
        ("No change.", "", "whole"),
        ("all good as is", "", "whole"),
        ("As sent.", "", "whole"),
        ("Alles bleibt wie es ist.", "", "whole"),
        ("Pas de changement.", "", "whole"),
        ("Geen wijzigingen.", "", "whole"),
        ("Sin cambios.", "", "whole"),
        ("Nessun cambiamento.", "", "whole"),
        ("No change on either board.", "", "whole"),
        ("No change to mine.", "", "whole"),
        ("No change from me this week", "", "whole"),
        ("Keine Änderungen von mir.", "", "whole"),
        ("Pas de changement de ma part", "", "whole"),
        ("Geen wijzigingen van mij", "", "whole"),
        ("No further changes from me.", "", "rest"),
        ("Throw 4. No further changes.", "Throw 4.", "rest"),
        ("no more changes from my side, thanks", "", "rest"),
        ("Keine weiteren Änderungen von mir", "", "rest"),
        ("Pas d'autre changement de ma part.", "", "rest"),
        ("6 it is. The remainder stands.", "6 it is.", "rest"),
        ("6. The nomination is unaffected.", "6.", "door"),
        ("6. My trapdoor nomination remains unchanged.", "6.", "door"),
        ("Nessun altro cambiamento da parte mia", "", "rest"),
    ],
)
def test_what_stays_is_told_apart_from_the_orders(text: str, rest: str, what: str) -> None:
    """The clause goes, with the signs around it; every other word and every line stays."""
    kept = kept_standing(text.split("\n"))
    assert kept is not None
    assert ("\n".join(kept.rest).rstrip(), kept.what) == (rest, frozenset({what}))


@pytest.mark.parametrize(
    "text",
    [
        "If the trapdoor stays, 6",
        "Trapdoor stays if Dora moves. 6",
        "Trapdoor stays, unless Dora moves. 6",
        "Trapdoor stays on 28. 6",
        "Leave the trapdoor on 45, 6",
        "Leave the trapdoor, 45",
        "Keep the trapdoor: 45. Throw 6",
        "I hope the trapdoor stays. 6",
        "Dora's trapdoor stays. 6",
        "Keep the trapdoor for now. 6",
        "Same trapdoor as last time, 6",
        "Can I keep my orders?",
        "Trapdoor stays? 6",
        "No change of plan, 6 and 44",
        "There is no change in the weather. 6 and 44",
        "Nothing changes here in the village. 6/44",
        "Keep the change, 6/44",
        "Keep the throw of 3",
        "Keep the throw, 3",
        "Leave the throw to you",
        "The rest is history. 6/44",
        "The rest stays at home. 6/44",
        "The remainder of the cake stays here. 6/44",
        "The nomination of the mayor stands. 6/44",
        "Is the nomination unaffected? 6/44",
        "Keep my orders until Friday.",
        "No further changes from me until Friday",
        "No further changes from me, unless Gaz moves",
        "No more changes from me?",
        "No change to the rules this week.",
        "No further changes to the newsletter.",
        "No change for the bus!",
        "Keine weiteren Änderungen an den Regeln bitte",
    ],
)
def test_what_hangs_on_something_or_is_about_something_else_is_left(text: str) -> None:
    """A condition, a time, a space of its own, a question or the weather leave no order as it stands."""
    assert kept_standing(text.split("\n")) is None
