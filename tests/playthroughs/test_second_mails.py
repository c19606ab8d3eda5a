"""What people write while orders of theirs stand: what they ask about them, and how they change a part of them."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail

STANDS = {"A": {"throws": [2], "trapdoor": 43}}


def sent(house: House, words: str) -> str:
    """Return what became of a mail sent while 2 and 43 stand."""
    house.start()
    house.write("Brenda", "throw 2 trapdoor 43")
    house.write("Brenda", words)
    return last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        "Does anything happen with my trapdoor on 43 if nobody else names 43?",
        "Noch eine Frage: Passiert mit meiner Falltür auf der 43 überhaupt etwas, wenn kein anderer die 43 nennt?",
        "What happens to my trapdoor on 43 if I'm the only one who names it?",
        "If no one else names 43, does my trapdoor do anything at all?",
        "Quick question: is my trapdoor at 43 any use when nobody else picks 43?",
        "Que se passe-t-il avec ma trappe sur 43 si personne d'autre ne la nomme ?",
        "Wat gebeurt er met mijn valluik op 43 als niemand anders 43 noemt?",
        "¿Qué pasa con mi trampilla en 43 si nadie más la nombra?",
        "Cosa succede alla mia botola sul 43 se nessun altro la nomina?",
        "I sent 2 and trapdoor 43. Is that still what you have?",
    ],
)
def test_what_becomes_of_ones_trapdoor_is_a_question(house: House, words: str) -> None:
    """It is for the GM, and asks for no order, though it has a condition."""
    assert sent(house, words) == "question: passed on to the GM"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "Can I have trapdoor 14 if nobody else names it?",
        "Would you put my trapdoor on 14 if nobody else names 14?",
        "Could my trapdoor be 14 if no one else wants it?",
        "Will you move my trapdoor to 14 if somebody else names 43?",
        "Is it possible to have the trapdoor on 14 if nobody else takes it?",
        "What about trapdoor 14 if no one else has it?",
        "If someone else names 43 I want my trap on 20 instead, ok?",
    ],
)
def test_a_trapdoor_that_hangs_on_others_is_asked_about(house: House, words: str) -> None:
    """Who asks for one on a condition is told that there are none."""
    assert sent(house, words) == "asked back, nothing changed"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "I'd put 2 and 43, is that still what you have?",
        "I put 2 and 43, is that what you've got?",
        "Do you still have 2 and 43 for me?",
        "Have you got 2 and 43 down for me?",
        "Are my orders still 2 and 43?",
        "Is my trapdoor still on 43?",
        "I had 2 and 43 - is that what's down for me?",
        "Could you check I've got 2 and 43?",
        "Ich hatte 2 und 43, steht das noch so?",
        "Ik had 2 en 43, staat dat nog zo?",
        "J'avais mis 2 et 43, c'est bien ce que vous avez ?",
    ],
)
def test_whether_ones_numbers_stand_is_told_from_the_record(house: House, words: str) -> None:
    """As ORDERS is."""
    assert sent(house, words) == "asked for ORDERS"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words", ["I put 3 and 50, is that right?", "I'd like 3 and 50, have you got that?", "Is 3 and 50 still possible?"]
)
def test_other_numbers_are_no_such_question(house: House, words: str) -> None:
    """They may be wanted."""
    assert "ORDERS" not in sent(house, words)
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("is it too late to change my trap? if not 24", 2, 24),
        ("Is it too late to change my trapdoor? If not, 24 please.", 2, 24),
        ("am i too late to swap my throw? if not a 5", 5, 43),
        ("Is there still time to change my throw? If so, the 5.", 5, 43),
        ("Can I still change my trapdoor? If so 24.", 2, 24),
        ("Is it too late for changes? If not, 5 and 24.", 5, 24),
        ("Have I missed the deadline? If not: 5, trapdoor 24", 5, 24),
        ("Ist es zu spät, meine Falltür zu ändern? Wenn nicht, 24.", 2, 24),
        ("Est-il trop tard pour changer ma trappe ? Sinon, 24.", 2, 24),
        ("Is het te laat om mijn valluik te wijzigen? Zo niet, 24.", 2, 24),
        ("¿Es tarde para cambiar mi trampilla? Si no, 24.", 2, 24),
        ("È tardi per cambiare la botola? Se no, 24.", 2, 24),
    ],
)
def test_what_is_wanted_if_it_is_in_time_is_ordered(house: House, words: str, throw: int, door: int) -> None:
    """Whether it is in time the server sees."""
    assert sent(house, words).startswith("orders taken")
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize(
    "words",
    [
        "is it too late to change my trap?",
        "Is it too late to change my trap? If so never mind.",
        "is it too late to change my trap? if it is, i'll live with 24",
        "Is it too late to change my trap? If not I'll think about 24.",
        "is it too late to change my trap? if not 24 or 25",
        "Can I still change my trap? If not, 24 is fine.",
        "is it too late for Clive to change her trap? if not 24",
        "Is it too late to change my throw? If not 24",
    ],
)
def test_what_is_asked_of_the_time_alone_changes_nothing(house: House, words: str) -> None:
    """Nor what is weighed, or wanted only if it is too late."""
    sent(house, words)
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("soz meant 38. 36 is where i land lol", 2, 38),
        ("Sorry, I meant 38.", 2, 38),
        ("Oops, meant the 38. 43 is my own landing spot.", 2, 38),
        ("meant to say 38, 43 is where i end up", 2, 38),
        ("Sorry meant 5", 5, 43),
        ("Meinte 38. Auf der 43 lande ich ja selbst.", 2, 38),
        ("Ups, auf die 43 komme ich ja selbst. Falltür dann lieber 51.", 2, 51),
        ("Ik bedoelde 38. Op 43 kom ik zelf.", 2, 38),
        ("Je voulais dire 38, la 43 c'est ma case", 2, 38),
        ("I'll land on 38 myself. 43 stays", 2, 43),
        ("Ignore the 43, everyone will be past it. 36 please.", 2, 36),
        ("Disregard the 43, I'd rather have 36.", 2, 36),
        ("Never mind the 43, 36 please", 2, 36),
        ("Ignore the 2. 5 please.", 5, 43),
        ("Vergiss die 43, da sind alle vorbei. Bitte 36.", 2, 36),
        ("Vergeet de 43. Doe maar 36.", 2, 36),
        ("Oubliez la 43, tout le monde sera passé. 36 svp.", 2, 36),
    ],
)
def test_a_number_in_the_place_of_one_that_stands(house: House, words: str, throw: int, door: int) -> None:
    """Where its writer lands is no space of theirs, and why the old one is not wanted none either."""
    assert sent(house, words).startswith("orders taken")
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize(
    "words",
    [
        "soz meant 38 or 39",
        "36 is where i land lol",
        "meant 38 but 43 will do",
        "I meant 38 for next turn",
        "I meant to ask about 38",
        "Sorry meant 38 then thought better of it",
        "I never meant 38",
        "Clive meant 38",
        "Trapdoor there. 43 is where I land. 38 is Clive.",
        "Ignore the 43 people who voted. 36 please",
        "Ignore the 43. 36 or 37 please",
        "Ignore the 43 or the 2. 36 please",
        "Ignore my last mail. 36 please.",
    ],
)
def test_other_numbers_take_no_place(house: House, words: str) -> None:
    """What is weighed, told of others or of where one lands changes nothing."""
    sent(house, words)
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "Either the 5 or the 2; I have not made up my mind. Trapdoor 43 in any event.",
        "5 or 2, I haven't decided. Trapdoor 43.",
        "The 5 or the 2, I'm still thinking. Trapdoor 43 either way.",
        "Die 5 oder die 2, ich weiß es noch nicht. Falltür auf jeden Fall 43.",
        "De 5 of de 2, ik weet het nog niet. Valluik in elk geval 43.",
        "Le 5 ou le 2, je n'ai pas encore décidé. Trappe 43 de toute façon.",
    ],
)
def test_the_trapdoor_beside_a_choice_of_throws_is_kept(house: House, words: str) -> None:
    """And the throw asked about; its answer, a number alone, leaves the trapdoor where it is."""
    house.start()
    house.write("Brenda", words)
    assert last_mail(house).outcome == "orders taken, receipt 1, partly"
    house.write("Brenda", "The 5.")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 43}}


@pytest.mark.parametrize("words", ["I haven't decided. Trapdoor 43.", "I have not made up my mind. Trapdoor 43."])
def test_who_is_undecided_orders_nothing(house: House, words: str) -> None:
    """Where nothing is told that they choose from, it may be the trapdoor."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") is None


@pytest.mark.parametrize(
    "words",
    [
        "As it was: 4, then 2.",
        "No. One must not be ruled by a cat. As it was: 4, then 2.",
        "The way it was: 4, 2.",
        "How I had it first: 4 then 2.",
        "Just as it was before, please: 4 and then 2",
        "no, as it was - 4 then 2",
        "Wie es vorher war: 4, dann 2.",
        "Comme c'était : 4 puis 2.",
        "Come prima: 4, poi 2",
    ],
)
def test_two_throws_as_they_were(house: House, words: str) -> None:
    """They are those that are told."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "2 then 4, trapdoor 43")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4, 2], "trapdoor": 43}}


@pytest.mark.parametrize(
    "words",
    ["As it was: 4 or 2.", "As it was.", "As it was in March: 4 games, 2 lost", "If it is as it was: 4, then 2."],
)
def test_what_was_otherwise_changes_nothing(house: House, words: str) -> None:
    """It is weighed, recalled or told of something else."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "2 then 4, trapdoor 43")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [2, 4], "trapdoor": 43}}


@pytest.mark.parametrize(
    "words",
    [
        "The 4, I think. Trapdoor on 43, where I myself have just been so well treated.",
        "The 4. Trapdoor on 43, where I myself will not be.",
        "4 and trapdoor 43. I myself have been there, and it's no fun.",
        "4, trapdoor 43, because I myself am already beyond it.",
        "Die 4. Falltür auf 43, wo ich selbst nicht hinkomme.",
        "Le 4. Trappe sur 43, où moi-même je ne serai pas.",
        "De 4. Valluik op 43, waar ik zelf net was.",
    ],
)
def test_who_tells_where_they_themselves_were_orders_for_themselves(house: House, words: str) -> None:
    """It is no promise of orders of their own to come."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 43}}


@pytest.mark.parametrize(
    "words", ["Throw 4, trapdoor 43. I myself will need more time.", "Wurf 4, Falltür 43. Ich selbst überlege noch."]
)
def test_who_promises_their_own_is_asked_whose_these_are(house: House, words: str) -> None:
    """They may be somebody else's."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") is None


@pytest.mark.parametrize(
    ("words", "days"),
    [
        ("I shall be away from 28 December until 3 January, in a ward with no wireless.", "2026-12-28 to 2027-01-03"),
        ("Further to my note about the knee: ABSENT 28 December to 3 January.", "2026-12-28 to 2027-01-03"),
        ("btw im away 9th to 12th jan its me mums 50th", "2027-01-09 to 2027-01-12"),
        ("Im away 9th to 12th jan cos its my sisters wedding", "2027-01-09 to 2027-01-12"),
        ("I'm away from 9 to 12 January, in a cottage without any internet", "2027-01-09 to 2027-01-12"),
        ("Op 25 en 26 januari ben ik er niet, beurs in Utrecht.", "2027-01-25 to 2027-01-26"),
        ("Am 25. und 26. Januar bin ich nicht da, Messe in Leipzig.", "2027-01-25 to 2027-01-26"),
        ("Les 25 et 26 janvier je serai absent.", "2027-01-25 to 2027-01-26"),
        (
            "O ja Alan, van 24 tot en met 27 december zitten we bij mijn schoonouders in Drenthe, daar is geen bereik.",
            "2026-12-24 to 2026-12-27",
        ),
        ("En over de kerst: ik ben afwezig van 24 december tot en met 27 december.", "2026-12-24 to 2026-12-27"),
        ("Et puis: je serai absent du 24 au 27 décembre.", "2026-12-24 to 2026-12-27"),
        ("Zur Erinnerung: abwesend vom 24. bis 27. Dezember", "2026-12-24 to 2026-12-27"),
    ],
)
def test_an_absence_among_more_words_is_noted(house: House, words: str, days: str) -> None:
    """Behind a heading, beside where one is and why, and of two days that follow one another."""
    assert sent(house, words) == f"absent {days}"
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "Dora says: I'm away from 3 to 9 January",
        "From Dora: away from 3 to 9 January",
        "For example: ABSENT 3 May to 17 May",
        "My brother: away 3 to 9 January",
        "If all goes well: away 3 to 9 January",
        "I'm away from 9 to 12 January but not the 11th",
        "What do I send when away: ABSENT 3 to 9 January?",
        "ABSENT 25 and 28 January",
    ],
)
def test_what_may_be_no_absence_of_ones_own_is_not(house: House, words: str) -> None:
    """Others', examples, what hangs on something, and two days that do not follow one another."""
    assert not sent(house, words).startswith("absent")
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "Put the 43 back.",
        "Second thoughts, and I apologise for the traffic. Put the 43 back.",
        "Reinstate the 43 please",
        "Bring back the 43",
        "Setz die 43 bitte wieder ein.",
        "Nimm wieder die 43.",
        "Zet de 43 maar terug.",
        "Vuelve a poner el 43, por favor",
        "Rimetti il 43",
    ],
)
def test_a_space_that_is_put_back_is_nominated(house: House, words: str) -> None:
    """It can be no throw."""
    house.start()
    house.write("Brenda", "throw 2, no trapdoor")
    house.write("Brenda", words)
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    "words",
    [
        "Put the 6 back",
        "Put the 43 back or the 44",
        "Please take the 43 back",
        "I want the 43 people back",
        "Bring back the 43 bus!",
    ],
)
def test_what_else_is_put_back_changes_nothing(house: House, words: str) -> None:
    """A throw that is put back may be wanted, or wanted no more."""
    house.start()
    house.write("Brenda", "throw 2, no trapdoor")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": "none"}}


@pytest.mark.parametrize(
    "words",
    [
        "Withdraw the trapdoor only, please. Throws unchanged.",
        "Withdraw only the trapdoor.",
        "Only withdraw the trapdoor please",
        "Cancel just the trapdoor, keep the throw",
        "Withdraw trapdoor only",
        "Remove the trapdoor, nothing else.",
        "Nur die Falltür streichen bitte",
        "Retirez seulement la trappe",
        "Alleen het valluik intrekken.",
        "Retira solo la trampilla",
        "Ritira solo la botola",
    ],
)
def test_the_trapdoor_alone_is_withdrawn(house: House, words: str) -> None:
    """The throw stays."""
    sent(house, words)
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": "none"}}


@pytest.mark.parametrize(
    "words",
    [
        "Withdraw the throw only",
        "Withdraw the trapdoor only if nobody is there",
        "Withdraw the trapdoor only on Friday",
        "Withdraw Clive's trapdoor only",
    ],
)
def test_what_is_not_plainly_the_trapdoor_alone_stays(house: House, words: str) -> None:
    """A condition, a day, another's, or the throw."""
    sent(house, words)
    assert house.standing("Brenda") == STANDS


@pytest.mark.parametrize(
    ("words", "ahead"),
    [
        ("4/36. For turn 2 I should like the 6, if it is not too early to say so.", "turn 2"),
        ("4/36. For turn 2 the 6 please, if you take orders that far ahead.", "turn 2"),
        ("4/36. Für Zug 2 die 6, wenn das schon geht.", "turn 2"),
        ("4/36. For turn 2 the 6, als het kan.", "turn 2"),
        ("4/36. My orders for the next round: turn 2 the 6, turn 3 the 5.", "turn 2 and 3"),
    ],
)
def test_orders_in_advance_beside_courtesies_and_a_heading_are_kept(house: House, words: str, ahead: str) -> None:
    """Nothing hangs on a courtesy, and what heads turns that are named says no more than they do."""
    house.start(options={"schedule": [1, 2, 1, 2]})
    house.write("Brenda", words)
    assert last_mail(house).outcome == f"orders taken, receipt 1; kept in advance for {ahead}"


@pytest.mark.parametrize("words", ["4/36. For turn 2 the 6, if nobody has passed me", "4/36. Turn 2: 6 if I am behind"])
def test_orders_in_advance_on_a_condition_are_asked_about(house: House, words: str) -> None:
    """They are kept until others are sent."""
    house.start(options={"schedule": [1, 2, 1, 2]})
    house.write("Brenda", words)
    assert last_mail(house).outcome.endswith("orders in advance: asked about")


@pytest.mark.parametrize(
    ("words", "throw"),
    [
        ("No, no, I am dithering. Back to the 6, if you please.", 6),
        ("Return to the 6, please.", 6),
        ("Ach nein, lieber die 6 statt der 2. Sonst wie gehabt.", 6),
        ("Dann mach aus der 2 bitte eine 5. Die Falltür kann bleiben.", 5),
    ],
)
def test_a_throw_that_is_gone_back_to_or_made_another(house: House, words: str, throw: int) -> None:
    """And the trapdoor stays, as is said of it."""
    sent(house, words)
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": 43}}


@pytest.mark.parametrize(
    "words",
    [
        "Return to the 6 o'clock post",
        "Back to the 6, if you please, or the 5.",
        "I return to the 6 in May",
        "Back to the 6 if Dora moves",
        "Mach aus der 2 bitte eine 5 oder 6",
        "Dann mach aus 2 Eiern bitte 5 Omeletts",
    ],
)
def test_what_is_only_like_it_changes_nothing(house: House, words: str) -> None:
    """A choice, a condition, a time of day and eggs."""
    sent(house, words)
    assert house.standing("Brenda") == STANDS
