"""What names a card and a space and is no order is asked about; talk beside a plain order changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.test_unleashed_by_others import judged, outcome

WISHES = """
I wish I could put the +3 on 20
Oh to have the reverse on 27 right now...
In a perfect world my +3 sits on 21.
One day I'll put that reverse on 14, you'll see.
How I'd love to slap the -2 on 38!
What I wouldn't give for an extra roll on 12!
I'd put the -2 on 34 if I had the nerve.
Die Leere auf 16 wäre zu schön.
J'aimerais bien poser le -2 sur la 36 un jour.
Ojalá pudiera poner el -2 en la 36.
"""
IRONY = """
Sure, I'll just put my blank on 16 and hand Clive the game, shall I? Not likely.
Yeah right, +3 on 37 and a cherry on top.
I'll play the reverse on 27 when hell freezes over.
+3 on 30, said no one ever.
-2 on 35, haha, only messing
Extra roll on 12! April fool!
Blank on 14 - kidding!! you should see your face
reverse on 12 and down I slide /s
Umkehr auf 27 – war nur Spaß.
Lege kaart op 16. Grapje!
+3 sulla 20. No, scherzo.
"""
PROPOSALS = """
Suggestion for Brenda: blank on 16.
What do you say to the reverse on 25?
Would the +3 on 18 be a good idea?
I propose +3 on 20 if everyone agrees.
Any objections to -2 on 34?
Blank on 22, yes or no?
Talk me out of +3 on 20.
Wie wäre es mit +3 auf 20?
"""
TALES = """
In my last game I won by putting the blank on 22.
Remember the time Brenda put her +3 on 20 and we all cheered?
In the dream I put the reverse on 14 and flew.
A stronger player would put the blank on 32 here.
Clive once put a +3 on 20, the sly dog.
As the rules put it, "+3 on 17, else 22". Lovely.
Die +3 auf 18 hat mir letztes Mal Glück gebracht.
"""
DOUBTS = """
Blank on 16, I'm in two minds about it though.
Leaning towards the +3 on 20.
Current favourite: blank on 14. Will let you know.
The +3 on 20 is one possibility.
I keep looking at the blank on 7. And looking away.
Provisional: reverse on 13. Final word tomorrow.
I'm warming to the extra roll on 12.
My finger hovers over the blank on 14.
Blank on 16, but let me run it past my lawyer.
+3 op 20, of toch niet, ik denk er nog over na.
"""
LATER = """
Next round I'll put the blank on 16.
Sometime soon the reverse is going on 27.
The blank will go on 22 eventually.
I'll be putting the blank on 16 the moment Clive is gone.
Nächste Runde kommt die Leere auf die 16.
"""
ANOTHERS = """
Clive will put his +3 on 20, mark my words.
Clive's order, dictated over the phone: -2 on 34.
On behalf of my wife (Dora): +3 on 20.
Her card is the blank and it goes on 22.
Tell him the blank on 22 has his name on it.
Brenda soll ihre leere Karte auf 22 legen.
"""
TAKEN_BACK = """
+3 on 20. Changed my mind, will write later.
Blank on 16. Please ignore, wrong window.
-2 on 36. Scrub it, more anon.
Blank on 14. Stop! Don't process that.
Blank on 13. You can tear that up.
Reverse on 29. Let me rethink that.
Blank on 16. My husband vetoed that.
+3 on 21. Consider that withdrawn.
Blank on 9. Put that on ice till Sunday.
Reverse on 27. Nope, won't do.
Blank on 16. My wife was right, 22.
Umkehr auf 25. Quatsch, vergiss das.
+3 sur la 20. Non, attends, oublie.
Extra worp op 12. Laat maar, ik schrijf morgen opnieuw.
"""
DRAFTS = """
DRAFT - blank on 14
Not final: blank on 22
Work in progress - -2 on 36
Blank on 16 (placeholder, do not use)
Do nothing with this yet: reverse on 29
Kids typed this: blank on 30
Please hold my order (+3 on 20) until Brenda has phoned.
"""
ELSEWHERE = """
Blank on 16 - oh, that's for the Tuesday game.
For my other game: reverse on 25.
+3 on 20 is for the game with the cousins, not this.
The reverse on 25 is meant for Uncle Bob's tournament.
In my game with the neighbours it's blank on 14.
Für das andere Spiel: leere Karte auf 14.
"""
DENIED = """
I'd rather die than put the +3 on 17.
Wild horses wouldn't make me put the +3 on 20.
The blank on 9 is the last thing I'd play.
There's no chance of me playing the blank on 9.
The +3 on 20 is out of the question.
"""
NOBODY = """
Send back on 17, you know the one.
Send back on 16, for the rat.
Send back on 22, my arch enemy.
Send Back on 17 and the cheat gets it.
Swap on 14 with the handsome one.
Send back on 16 and give it to the smug one.
Zurückschicken auf 17, und zwar den Angeber.
"""

TALK = """
blank@16|Blank on 16 please. I wish you a happy Easter.
+3@20|+3 on 20. If only my knees were as good as my dice!
blank@22|It's my dream to win once. Blank on 22.
roll@12|Extra roll on 12. My sister says hello, she's just joking with the nurses all day.
reverse@25|Reverse on 25. I'll write again on Sunday with the photos.
blank@22|Blank on 22. Forget what I said about the weather, it's glorious.
reverse@13|Reverse on 13. I'm not sure who is more nervous, me or the dog.
blank@7|Blank on 7. In the other game I'm last.
blank@9|The blank on 9. My wife is against it, but I'm doing it.
reverse@29|I'd love to see your face: reverse on 29.
blank@14|Blank on 14. If you think that's daft, you should see my garden.
roll@11|The roll on 11, thank you. Draft beer was excellent by the way.
blank@30|Blank on 30. Clive proposed to Sue, did you hear?
blank@14|If Clive gloats once more I swear I'm moving to Peru. Blank on 14.
+3@20|+3 on 20. We had 14 people for dinner and only 12 chairs.
-2@34|-2 on 34. Dora would never do such a thing, she's far too nice.
blank@16|Blank on 16. Clive, if you go to 12 again I'll scream.
reverse@13|Did anyone ever get from 5 to 31 in one go? Reverse on 13, please.
+3@22|Clive thinks he's clever, putting that -5 on 33. +3 on 22.
roll@11|I don't care what anyone says: extra roll on 11.
+3@22|It had to be done: +3 on 22.
+3@11|Before I forget: +3 on 11.
blank@16|Meine Schwester meint, ich soll auf die 11, aber sie ist erst fünf. Leere Karte auf 16.
+3@20|Bei uns schneit es seit 3 Tagen. +3 auf die 20.
back-3@16>Clive|Send back on 16, Clive. He knows what he did.
"""

STANDING = """
blank@16|{"lamppost": "up"}|Blank on 16. Lampposts have always been up for me, keep it so: lampposts up.
-2@36|{"send-back": "Brenda"}|-2 on 36. And for send backs Brenda, she laughed at me last week.
"""


def _mails(text: str) -> list[str]:
    return [line for line in text.strip().split("\n") if line]


def _asked(says: str) -> bool:
    return judged({"says": says, "round": "one", "meant": "ask"}) == "right"


def test_a_wish_a_jest_or_a_proposal_is_no_order() -> None:
    """What somebody would like, makes fun of or suggests is asked about."""
    assert [says for says in _mails(WISHES + IRONY + PROPOSALS) if not _asked(says)] == []


def test_a_tale_a_doubt_or_a_plan_is_no_order() -> None:
    """What was, what is only being thought of, and what is for another turn is asked about."""
    assert [says for says in _mails(TALES + DOUBTS + LATER) if not _asked(says)] == []


def test_anothers_order_or_none_yet_is_no_order() -> None:
    """What is for somebody else, for another game, a draft, or refused is asked about."""
    assert [says for says in _mails(ANOTHERS + DRAFTS + ELSEWHERE + DENIED) if not _asked(says)] == []


def test_an_order_that_is_taken_back_is_no_order() -> None:
    """What is said after an order so that it does not stand is heard, in whatever few words."""
    assert [says for says in _mails(TAKEN_BACK) if not _asked(says)] == []


def test_a_victim_nobody_can_know_is_asked_about() -> None:
    """Somebody described and not named is no victim: the card is not taken as if nobody had been meant."""
    found = {says: outcome({"says": says, "round": "one"}) for says in _mails(NOBODY)}
    assert [says for says, one in found.items() if not one.asked] == []
    assert [says for says, one in found.items() if ">" in one.taken.get("plays", "")] == []


def test_talk_beside_a_plain_order_changes_nothing() -> None:
    """The same words in talk about other things leave a plain order as it is, and nothing is asked."""
    wanted = [(says, plays) for plays, says in (mail.split("|") for mail in _mails(TALK))]
    plain = {"round": "one", "meant": "clear"}
    assert [says for says, plays in wanted if judged({**plain, "says": says, "plays": plays}) != "right"] == []


def test_a_choice_told_with_a_tale_is_heard() -> None:
    """A standing choice beside an order is no tale, even where it tells of what was."""
    failing = []
    for mail in _mails(STANDING):
        plays, chosen, says = mail.split("|")
        wanted: dict[str, Any] = {"says": says, "round": "one", "meant": "clear", "plays": plays}
        kind, _, choice = chosen.strip("{}").replace('"', "").partition(": ")
        failing += [says] if judged({**wanted, "standing": {kind: choice}}) != "right" else []
    assert failing == []


@pytest.mark.parametrize(
    "says", ["S1 28-12, L1 4-15. Drat, that's the Thursday lot's list.", "S2 35-19. No, forget that."]
)
def test_pieces_for_another_list_are_asked_about(says: str) -> None:
    """What is said of a whole list holds for the pieces of the setup round too."""
    assert judged({"says": says, "round": "setup", "meant": "ask"}) == "right"
