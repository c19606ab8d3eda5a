"""The second look: what was understood and a careful GM would not enter all the same, and what stands."""

from __future__ import annotations

import pytest

from pbm.orders.misgivings import aim, mind, numbers, only_asked
from pbm.orders.misgivings.every_kind import KINDS
from pbm.orders.misgivings.text import Accepted, Look, look_at
from tests.timing import growth
from tests.unit.orders.forms import reading, short

SUBJECT = "Re: ADDER turn 6"

# Each kind: texts that give the misgiving and texts that are near it and do not, both with the throw and the trapdoor
# that were accepted (None: nothing was; 0: no trapdoor), and where it matters with a subject of their own.
FELT: dict[str, list[tuple[str, int | None, int | None]]] = {
    "quoted": [
        ('What does "THROW 3 TRAPDOOR 45" mean?', 3, 45),
        ("Do I type “throw 3 trapdoor 45” just so?", 3, 45),
        ('You sent "throw 3, trapdoor 45". Is that what I send too?', 3, 45),
        ("Muss ich „Wurf 3, Falltür 45“ genau so schreiben?", 3, 45),
        ("Faut-il écrire « coup 3, trappe 45 » en anglais ?", 3, 45),
    ],
    "told_as_example": [
        ("It says throw 3 trapdoor 45. Is that only an example?", 3, 45),
        ("Your note says throw 3 trapdoor 45. Are those mine?", 3, 45),
        ("Throw 3 trapdoor 45, is that just a sample or do I get those?", 3, 45),
        ("En tu ejemplo pones tirada 3 y trampilla 45. ¿Vale para mí?", 3, 45),
        ("Wurf 3, Falltür 45: ist das nur ein Beispiel?", 3, 45),
        ("At the bottom it says THROW 3 TRAPDOOR 45. Is that what I am meant to send? Do we all throw 3?", 3, 45),
    ],
    "permission": [
        ("May I throw 5 and nominate 40?", 5, 40),
        ("Can I play 5 again with the trapdoor on 40?", 5, 40),
        ("Am I allowed to throw 5? May I name 40?", 5, 40),
        ("Could I throw a 5 again and trap 40?", 5, 40),
    ],
    "hypothetical": [
        ("Suppose I threw a 5 and named 40. Would Ken fall in?", 5, 40),
        ("What happens if I throw 5 and name 40?", 5, 40),
        ("Were I to throw 5 and name 40, would the ladder still be there?", 5, 40),
        ("Suppose I am on 58 and throw a 5 without a trapdoor. Does 63 count?", 5, 0),
        ("Supposons que je joue 5 et la trappe 40, que se passe-t-il ?", 5, 40),
        ("Angenommen, ich werfe 5 und nehme Falltür 40. Fällt Ken?", 5, 40),
    ],
    "advised": [
        ("Bob reckons I should throw 4 with the trapdoor on 65.", 4, 65),
        ("She says I ought to throw 4 and name 65.", 4, 65),
        ("My wife thinks I must throw 4, trapdoor 65. What do you make of it?", 4, 65),
        ("Petra told me I should play 4 and trap 65.", 4, 65),
    ],
    "waiting": [
        ("These are provisional: throw 4, trapdoor 65", 4, 65),
        ("Throw 4, trapdoor 65. Please don't enter that yet.", 4, 65),
        ("Just testing! Throw 4, trapdoor 65", 4, 65),
        ("Wurf 4, Falltür 65, aber bitte noch nicht eintragen", 4, 65),
        ("Je joue 4, trappe 65, à confirmer", 4, 65),
        ("Worp 4, valluik 65, maar nog niet definitief", 4, 65),
    ],
    "taken_back": [
        ("Throw 4, trapdoor 65.\nNo, scrub that, let me think.", 4, 65),
        ("Throw 4, trapdoor 65.\n\nPS Please ignore the above.", 4, 65),
        ("Throw 4, trapdoor 65. On second thoughts, I'll get back to you tomorrow.", 4, 65),
        ("Throw 4, trapdoor 65. I'll sleep on it.", 4, 65),
        ("Throw 4, trapdoor 65. Only joking!", 4, 65),
        ("Wurf 4, Falltür 65. Vergiss das, ich überlege noch.", 4, 65),
        ("Je joue 4, trappe 65. Non, laissez tomber.", 4, 65),
        ("Tiro 4, trampilla 65. Olvídalo, tengo que pensarlo.", 4, 65),
        ("Lancio 4, botola 65. No aspetta, ci devo pensare.", 4, 65),
        ("Worp 4, valluik 65. Grapje!", 4, 65),
    ],
    "sent_as_proof": [
        ("As proof, this is my mail:\n\nThrow 4\nTrapdoor 65", 4, 65),
        ("You say I sent nothing, but see what I sent last month: throw 4, trapdoor 65", 4, 65),
        ("Here are last month's orders: throw 4, trapdoor 65", 4, 65),
        ("Als Beweis, dass ich geschrieben habe: Wurf 4, Falltür 65", 4, 65),
    ],
    "below_the_name": [
        ("Throw 4 please.\n\nYours faithfully,\nV. Iyer\nNo. 65/2, 6th Cross, 4th Main, Bengaluru", None, 65),
        ("Hello\n\nKind regards\nSam\nFlat 65, 12 Long Road, Leeds", None, 65),
        ("Hello\n\nBest wishes\nSam\nUnit 4, The Old Mill, Mill Lane, Bath", 4, None),
        ("Hallo\n\nMit freundlichen Grüßen\nSam\nWohnung 65, Lange Straße 12, Hinterhaus, Bonn", None, 65),
    ],
    "used": [
        ("Throw 4, trapdoor 65, unless I've used it.", 4, 65),
        ("I played the 4 last month. Throw 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. Have I still got the 4?", 4, 65),
        ("Throw 4, trapdoor 65. I may already have used that.", 4, 65),
        ("My 4 is gone, I think. Throw 4, trapdoor 65.", 4, 65),
        ("Wurf 4, Falltür 65. Vielleicht habe ich die schon gespielt?", 4, 65),
    ],
    "spent": [
        ("Throw 4, trapdoor 65. So that's my 6 gone.", 4, 65),
        ("Throw 4, trapdoor 65. There goes my 6!", 4, 65),
        ("Throw 4, trapdoor 65. Goodbye to my 6, then.", 4, 65),
        ("Worp 4, valluik 65. Daar gaat mijn 6.", 4, 65),
    ],
    "not_in_hand": [
        ("I have 2, 5 and 6 left. Throw 4.", 4, None),
        ("Numbers left: 2, 5, 6\nThrow: 4", 4, None),
        ("a) numbers I have left ..... 2, 5 and 6\nb) number I am throwing ... 4", 4, None),
        ("My remaining numbers are 2, 5 and 6. I throw 4.", 4, None),
    ],
    "denied": [
        ("Throw 4, trapdoor 65.\nPS not the 4 after all.", 4, 65),
        ("Throw 4, trapdoor 65 - no, sorry, not 65.", 4, 65),
        ("Throw 4. Oh, I won't play the 4.", 4, None),
        ("Wurf 4, Falltür 65. Doch nicht die 4!", 4, 65),
    ],
    "declined_beside": [
        ("I throw 4. No trapdoor this time, the 65 never did me any good.", 4, 65),
        ("Je joue 4. Pas de trappe cette fois-ci, la 65 ne m'a rien rapporté.", 4, 65),
        ("Keine Falltür, die 65 war ein Reinfall.", None, 65),
        ("Geen valluik, 65 lijkt mij niets.", None, 65),
    ],
    "somewhere": [
        ("I throw 4, with Clive on 65.", 4, 65),
        ("I throw 4 and watch Clive on square 65.", 4, 65),
        ("Throw 4. I'm on 65 and stuck.", 4, 65),
        ("Throw 4, as Nina is on 65.", 4, 65),
    ],
    "either_or": [
        ("Throw 4, I think, or 3.", 4, None),
        ("Throw 4. Or maybe 5.", 4, None),
        ("Throw 4, trapdoor 65 or 66", 4, 65),
        ("Wurf 4 oder 5", 4, None),
    ],
    "left_off": [
        ("I will play the 4 and the trapdoor on", 4, None),
        ("Throw 4, trapdoor is", 4, None),
        ("Throw 4 and nominate space", 4, None),
        ("Throw 4. My trapdoor will be at", 4, None),
    ],
    "word_and_figure": [
        ("Throw four (5)", 4, None),
        ("Throw 5 (four) please", 5, None),
        ("Trapdoor 65 (fifty-six)", None, 65),
        ("Trapdoor sixty-five (56)", None, 65),
        ("Wurf vier (5)", 4, None),
    ],
    "other_game": [
        ("For KRAIT round 11: throw 4, trapdoor 65.", 4, 65),
        ("Krait turn 3\nThrow 4, trapdoor 65", 4, 65),
        ("For Krait: throw 4, trapdoor 65", 4, 65),
        ("Für Krait: Wurf 4, Falltür 65", 4, 65),
    ],
    "other_turn": [
        ("Orders for turn 5: throw 4, trapdoor 65", 4, 65),
        ("Turn 5: throw 4, trapdoor 65", 4, 65),
        ("For turn 9: throw 4", 4, None),
        ("Turn 5 throw 4 trapdoor 65", 4, 65),
    ],
    "other_person": [
        ("These are Jean's orders: throw 4, trapdoor 65", 4, 65),
        ("Jean's orders: throw 4, trapdoor 65", 4, 65),
        ("Please enter Monika's moves, her computer is broken. Throw 4.", 4, None),
        ("I enclose Hilda's order: throw 4, trapdoor 65", 4, 65),
    ],
}
STANDING: dict[str, list[tuple[str, int | None, int | None]]] = {
    "quoted": [
        ('Please enter "throw 4, trapdoor 65" for me.', 4, 65),
        ('"Throw 4, trapdoor 65" it is, said the spider.', 4, 65),
        ('Throw 4, trapdoor 65. What does "Ausgleich" mean?', 4, 65),
        ('Throw "4" trapdoor "65" please. Thanks for the report.', 4, 65),
    ],
    "told_as_example": [
        ("Throw 4, trapdoor 65. For example I hope Bob falls in.", 4, 65),
        ("It says in the Times that snow is coming. Have you any?\nThrow 4, trapdoor 65.", 4, 65),
        ("Is the 3 in your mail only an example? I wondered a while.\nWell.\nThrow 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. When is the next one due?", 4, 65),
        ("Could you put me down for a 4 and trapdoor 65?", 4, 65),
    ],
    "permission": [
        ("Can I have a 4, and 65 for the trapdoor?", 4, 65),
        ("Could I get throw 4 and trapdoor 65 please?", 4, 65),
        ("Throw 4, trapdoor 65. May I see the last report again?", 4, 65),
        ("May I throw 4 and trap 65, please.", 4, 65),
    ],
    "hypothetical": [
        ("I suppose I had better throw 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. Imagine my face!", 4, 65),
        ("Throw 4, trapdoor 65. What if Bob lands there, will he moan?", 4, 65),
        ("Throw 4, trapdoor 65. In theory that wins.", 4, 65),
    ],
    "advised": [
        ("Bob reckons I should throw 4, trapdoor 65, so that's what I'll do.", 4, 65),
        ("My wife says I should throw 4 and trap 65. Yes dear!", 4, 65),
        ("Bob says hello. Throw 4, trapdoor 65.", 4, 65),
        ("She thinks I should retire. Throw 4, trapdoor 65.", 4, 65),
    ],
    "waiting": [
        ("Throw 4, trapdoor 65. My new mail works, testing was fun.", 4, 65),
        ("Throw 4, trapdoor 65. The draft from the window is awful.", 4, 65),
        ("Throw 4, trapdoor 65. This is my final answer.", 4, 65),
        ("I was slow, and the other game is not in yet. Throw 4.", 4, None),
    ],
    "taken_back": [
        ("Throw 3, trapdoor 60. Scrub that, make it throw 4, trapdoor 65.", 4, 65),
        ("Hold on to your hats: throw 4, trapdoor 65!", 4, 65),
        ("Throw 4, trapdoor 65. Ignore my moaning last month.", 4, 65),
        ("Throw 4, trapdoor 65. I will confirm the hotel next week.", 4, 65),
        ("Throw 4, trapdoor 65. Let me know how Dad gets on.", 4, 65),
        ("In the other game I was in two minds for weeks. Here: throw 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. Second thoughts? No, it stands.", 4, 65),
    ],
    "sent_as_proof": [
        ("I sent this on Tuesday and got no receipt: throw 4, trapdoor 65", 4, 65),
        ("Throw 4, trapdoor 65. The proof of the pudding is in the eating.", 4, 65),
        ("Throw 4, trapdoor 65, not as in last month's orders.", 4, 65),
        ("Resending, in case it was lost: throw 4, trapdoor 65", 4, 65),
    ],
    "below_the_name": [
        ("Throw 4, trapdoor 65\n\nKind regards\nSam", 4, 65),
        ("Throw 4\n\nKind regards\nSam\n\nPS and the trapdoor on 65 please, I nearly forgot it", 4, 65),
        ("Kind regards to all at home.\nThrow 4, trapdoor 65", 4, 65),
        ("Best wishes for the new year!\n\n4\n65", 4, 65),
    ],
    "used": [
        ("My 6 is gone and the 5 too, so throw 4, trapdoor 65.", 4, 65),
        ("I used up my 6 last month. Throw 4, trapdoor 65.", 4, 65),
        ("I haven't used my 4 yet. Throw 4, trapdoor 65.", 4, 65),
        ("Bob has used his 4. Throw 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. Have I still got the 6?", 4, 65),
    ],
    "spent": [
        ("Throw 4, trapdoor 65. So that's my 4 gone.", 4, 65),
        ("My 6 is gone already. Throw 4, trapdoor 65.", 4, 65),
        ("There goes my 6th holiday. Throw 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. There goes my chance.", 4, 65),
    ],
    "not_in_hand": [
        ("I have 2, 4 and 6 left. Throw 4.", 4, None),
        ("Throw 4. That leaves me 2, 5 and 6.", 4, None),
        ("After this I have 2, 5 and 6 left. I throw 4.", 4, None),
        ("Bob and she have 2, 5 and 6 left, I reckon. Throw 4.", 4, None),
    ],
    "denied": [
        ("Not 3 but 4. Trapdoor 65.", 4, 65),
        ("Throw 4, not 5.", 4, None),
        ("Why not 4? Yes, throw 4.", 4, None),
        ("I'm not sure the 65 is right, but trapdoor 65.", None, 65),
    ],
    "declined_beside": [
        ("No trapdoor last time, so this time 65.", None, 65),
        ("No, trapdoor 65.", None, 65),
        ("No trapdoor on 64, make it 65.", None, 65),
        ("Trapdoor 65. No trapdoor has ever worked for me.", None, 65),
    ],
    "somewhere": [
        ("Throw 4, trapdoor on 65.", 4, 65),
        ("Put my trapdoor under Clive on 65.", None, 65),
        ("Throw 4 with 65.", 4, 65),
        ("Clive is on 65, so trapdoor 65.", None, 65),
    ],
    "either_or": [
        ("Throw 4, come rain or shine.", 4, None),
        ("Throw 4. I shall be on 33 or 34 then.", 4, None),
        ("Throw 4. One or 2 beers later I am sure.", 4, None),
        ("3 or 4? I throw 4.", 4, None),
    ],
    "left_off": [
        ("Throw 4. No trapdoor", 4, 0),
        ("Throw 4, trapdoor on 65", 4, 65),
        ("Throw 4. Who fell in the trapdoor?", 4, None),
        ("Throw 4, and I want no part of the trapdoor business", 4, None),
    ],
    "word_and_figure": [
        ("Throw four (4), trapdoor sixty-five (65)", 4, 65),
        ("Throw four (65 for the trapdoor)", 4, 65),
        ("Throw 4 (65)", 4, 65),
        ("Throw four (2 and 6 are left)", 4, None),
    ],
    "other_game": [
        ("For ADDER turn 6: throw 4, trapdoor 65", 4, 65),
        ("Hi Bob turn 6: throw 4, trapdoor 65", 4, 65),
        ("For Whitsun I am in Wales. Throw 4, trapdoor 65.", 4, 65),
        ("Throw 4, trapdoor 65. In Krait turn 3 was a disaster!", 4, 65),
    ],
    "other_turn": [
        ("Orders for turn 6: throw 4, trapdoor 65", 4, 65),
        ("Throw 4, trapdoor 65. Turn 5 was a disaster.", 4, 65),
        ("Turn 5 was a disaster. Throw 4, trapdoor 65.", 4, 65),
        ("I waited for turn 5 so long. Throw 4.", 4, None),
    ],
    "other_person": [
        ("My orders: throw 4, trapdoor 65. Jean's orders come from Jean.", 4, 65),
        ("Jean's orders made me laugh. Throw 4, trapdoor 65.", 4, 65),
        ("Orders for ADDER: throw 4, trapdoor 65", 4, 65),
        ("It's orders time: throw 4, trapdoor 65", 4, 65),
    ],
}


def look(text: str, throw: int | None, door: int | None, subject: str = SUBJECT) -> Look:
    """Return what is looked at where these orders were accepted of a text."""
    accepted = [Accepted("A", "T", (throw,))] if throw else []
    accepted += [Accepted("A", "D", (door,) if door else ())] if door is not None else []
    lines = text.split("\n")
    words, sentences = look_at(lines)
    return Look(words, sentences, tuple(accepted), lines, subject, True, ("A",))


def felt(kind: str, text: str, throw: int | None, door: int | None, subject: str = SUBJECT) -> bool:
    """Whether a text gives one kind of misgiving."""
    found = {each.__name__: each for each in KINDS}[kind]
    return any(found(look(text, throw, door, subject)))


@pytest.mark.parametrize(
    ("kind", "text", "throw", "door"), [(kind, *case) for kind, cases in FELT.items() for case in cases]
)
def test_a_misgiving_is_felt(kind: str, text: str, throw: int | None, door: int | None) -> None:
    """Words that a careful GM would stop at give the misgiving of their kind."""
    assert felt(kind, text, throw, door)


@pytest.mark.parametrize(
    ("kind", "text", "throw", "door"), [(kind, *case) for kind, cases in STANDING.items() for case in cases]
)
def test_no_misgiving_without_need(kind: str, text: str, throw: int | None, door: int | None) -> None:
    """Words that are only like them give none."""
    assert not felt(kind, text, throw, door)


SUBJECTS = [
    ("Re: ADDER turn 6: throw 2, trapdoor 65", "Throw 4, trapdoor 65", True),
    ("ADDER throw 4 trapdoor 60", "Throw 4, trapdoor 65", True),
    ("ADDER throw 2", "Throw 4", True),
    ("Re: ADDER turn 6", "Throw 4, trapdoor 65", False),
    ("Re: ADDER turn 6: throw 4, trapdoor 65", "Throw 4, trapdoor 65", False),
    ("Re: ADDER turn 5: throw 2, trapdoor 60", "Never mind the subject line. Throw 4, trapdoor 65", False),
    ("Re: throw 2 trapdoor 60", "Please change that to throw 4, trapdoor 65", False),
    ("Re: throw us a party", "Throw 4, trapdoor 65", False),
    ("Re: ADDER turn 6: 2 and 60", "As in the subject, so the four and the trapdoor on 65. Throw 4.", True),
]


@pytest.mark.parametrize(("subject", "text", "differs"), SUBJECTS)
def test_a_subject_of_the_players_own(subject: str, text: str, differs: bool) -> None:
    """A subject with other orders than the mail gives a misgiving; the GM's own subject and a disowned one do not."""
    assert felt("subject_differs", text, 4, 65, subject) is differs


def test_every_kind_is_tried() -> None:
    """Each kind about numbers, aim and mind is shown by at least four texts that give it and four that do not."""
    modules = {module.__name__ for module in (aim, mind, numbers, only_asked)}
    named = {kind.__name__ for kind in KINDS if kind.__module__ in modules}
    assert named - {"subject_differs"} == FELT.keys() == STANDING.keys()
    assert all(len(cases) >= 4 for cases in (*FELT.values(), *STANDING.values()))


ASKED = [
    ("Throw 4, trapdoor 65.\n\nPS please ignore the above, I'll get back to you.", {}),
    ("Throw 4, trapdoor 65.\nPS not the 4 after all.", {"A": ([], 65)}),
    ("Throw 4, trapdoor 65 (fifty-six)", {"A": ([4], None)}),
    ("Orders for turn 5: throw 4, trapdoor 65", {}),
]


@pytest.mark.parametrize(("text", "kept"), ASKED)
def test_only_what_is_in_doubt_is_withdrawn(text: str, kept: dict[str, tuple[list[int], int | None]]) -> None:
    """What is in doubt is asked about with a line of the player's own, and the rest is kept."""
    made = reading(text, subject=SUBJECT)
    assert made.verdict == "ask"
    assert short(made) == kept
    assert made.problems
    assert any(made.quotes)


def test_a_question_about_the_example_orders_nothing() -> None:
    """A question whether the example is meant orders nothing."""
    made = reading("Your note says throw 3 trapdoor 45. Is that a sample or are those my orders?", subject=SUBJECT)
    assert (made.verdict, made.orders) == ("ask", {})


def test_one_board_in_doubt_leaves_the_others() -> None:
    """A doubt about a board that is named is about that board only."""
    made = reading("A throw 2 trapdoor 30\nB throw 5 trapdoor 31\nI am not sure about B yet.", boards="AB")
    assert short(made) == {"A": ([2], 30)}


@pytest.mark.parametrize(
    "shape",
    [
        "throw 4 ",
        "suppose i ",
        '"',
        "“",
        "5 (four) ",
        "not the 4 ",
        "or 5 ",
        "x\n",
        "? ",
        "Krait turn 5 ",
        "scrub that. ",
        "Jean's orders: ",
        "4 ",
        "it says 4? ",
        "4 or 5 ",
    ],
)
def test_the_second_look_takes_linear_time(shape: str) -> None:
    """Ten times the words cost at most some fifteen times the time, whatever they are."""

    def second_look(text: str) -> None:
        looked = look(text, 4, 65)
        for kind in KINDS:
            list(kind(looked))

    def words(size: int) -> str:
        return f"throw 4 trapdoor 65\n{shape * (size // len(shape))}"

    assert growth(second_look, words, 2_000, 20_000, 15) <= 15
