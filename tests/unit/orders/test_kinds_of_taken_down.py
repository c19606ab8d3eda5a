"""What a player says and somebody beside them types is the player's order; what comes from elsewhere is asked about."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.writers.secretaries import as_the_office_was_told
from pbm.orders.writers.taken_down import as_it_was_said
from tests.unit.orders.forms import form, reading

SAID = [
    ("Gran says she wants to throw a 6 and put her trapdoor on 45. I did the typing.\n\nOscar (for Gran)", 6, 45),
    (
        "Hello this is Alfie I am 9 and I am typing for Great Gran because her\nhands are bad. She says she wants "
        "number 5 and the trap door is 14.\n\nfrom Alfie",
        5,
        14,
    ),
    (
        "Harold's eyes are bandaged so he's calling it out and I'm typing it for him:\n"
        '"Give me the 4, and put my trapdoor on 59."\n\nJeannie (for Harold)',
        4,
        59,
    ),
    ("Typing for Dad. Dad would like to throw his 5, with the trapdoor on 31.", 5, 31),
    ("Mum is dictating, I type: she throws the 5 and nominates 31", 5, 31),
    ("Typed by her daughter as Mum's hand is in plaster: she'd like the 5, and 31 for the trapdoor please", 5, 31),
    (
        "This is Poppy typing because Granny has broken her glasses. She says:\n\n"
        '"Tell the nice man I shall throw the one, and he can put the trapdoor at\ntwenty-two."',
        1,
        22,
    ),
    ("granda has his hands in the sink so im typing for him. he says its a 2 and the hole goes on 47. im 8", 2, 47),
    ("He can't type, so he's calling it out to me from the armchair: he throws a 1, and his trapdoor is 90.", 1, 90),
    ('Oakley stands next to me and wants me to write exactly this:\n\n"I roll a FIVE and I want a hole at 62"', 5, 62),
    (
        'Val here on Len\'s email. He is in ward 9, bed 2. I wrote it on my cuff: "throw 3, trapdoor 29". So there.',
        3,
        29,
    ),
    (
        "Hello, Val here, using Len's laptop. He has the flu. He says he'll take the 4 and wants 52 as his trapdoor.",
        4,
        52,
    ),
    ("Val here from Len's phone, he can't sit up. He wants the 2 and his trapdoor on 61. Visiting is till 8.", 2, 61),
    ("Nora typing for Len, he is well, bed 3 bay 4. A 1 it is, he says. Trapdoor on 65 he says.", 1, 65),
    ("Typing for him since he's driving: he'll take the 3 and wants 71 as his trapdoor.", 3, 71),
]

ASKED = [
    "I'm typing this for my neighbour Ted, he's in hospital. He wants the 4 and 31.",
    "Clive here on Len's phone, throw 5, trapdoor 12. He's in the pub.",
    "Clive here, using Len's email as mine is down: I want the 5, trapdoor 12. He wants a 3.",
    "Val here on Len's email. He says he wants a 5 or a 6, trapdoor 12.",
    "I'm typing for Gran. She wants a 5 or a 6, and the trapdoor is 14",
    "I'm typing for Gran. She says Bob will throw a 6 but she has not decided on her throw",
    "Dad wants a 2 with the trapdoor on 30, and Owen wants a 4 with the trapdoor on 71. I'm only the typist!",
]


@pytest.mark.parametrize(("text", "throw", "door"), SAID)
def test_what_is_taken_down_is_ordered(text: str, throw: int, door: int) -> None:
    """As the player said it."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [throw], "trapdoor": door}})


OF_THE_OWNER = [
    ("Callum's at football so he's asked me to send his move. It's a 3 he wants and his trapdoor is 50. Jo", "Callum"),
    (
        "Ifor typing this for Gwen at her laptop, her wrist is in plaster for 6 weeks. She is sat next to me and says "
        "she will throw the 3 and the trapdoor is to be 50. She says also to tell Dawn thank you for the grapes.",
        "Gwen Pritchard",
    ),
    ("This is Marjorie's neighbour. She tells me she is throwing 3 and wants the trapdoor put at 50.", "Marjorie"),
]
NOT_OF_THE_OWNER = [
    ("Sean's in bed so he's asked me to send his move. It's a 3 he wants and his trapdoor is 50. Jo", "Jo"),
    ("Dot says Sean's ill, he wants the 3 and trapdoor 50", "Dot"),
    ("Gethin here. Mair's in bed, she'd like the 3, trapdoor 50", "Gethin"),
    ("Callum's away and I'm guessing he wants the 3 and trapdoor 50", "Callum"),
    ("Callum has told you Ned's move, he wants 3 and trapdoor 50", "Callum"),
]
CHOSEN = [
    "Lily (6) was in charge today, as Oscar has a cold. She would like to move 4, and to have the trapdoor on 88.",
    "My daughter Lily is in charge tonight. She wants to throw the four and she'd like the trapdoor on 88.",
    "Alfie is 5 and he is choosing tonight. He'd like the 4 and the trapdoor goes on 88, our door number.",
    'The boy has spoken. "Four, Daddy, the blue one." And the trapdoor is to go on 88.',
    "My son insists on the four. He also insists on 88 for the trapdoor. Who am I to argue?",
]
NOT_CHOSEN = [
    "Lily (6) is in charge today. She wants the 4 but I am not having that.",
    "My daughter is choosing between the 4 and the 5. She wants the trapdoor on 33.",
    "My son insists on the four. I insist on the five.",
    "My son is deciding. He wants the 6, my wife wants the 2.",
    "My son chose badly last turn. He wants the 5 back.",
]


@pytest.mark.parametrize(("text", "writer"), OF_THE_OWNER)
def test_what_is_told_of_the_player_by_name_is_theirs(text: str, writer: str) -> None:
    """Whoever types: the mail comes from the player's seat, and tells what that player wants."""
    got = read(clean(text), form(), "Re: Krait", writer=writer, players=("Dawn", "Ned"))
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [3], "trapdoor": 50}})


@pytest.mark.parametrize(("text", "writer"), NOT_OF_THE_OWNER)
def test_what_is_told_of_somebody_else_or_guessed_is_nobodys(text: str, writer: str) -> None:
    """The player's name alone, beside what somebody else wants or is thought to want, orders nothing."""
    got = read(clean(text), form(), "Re: Krait", writer=writer, players=("Ned",))
    assert (got.verdict, got.orders.get("A", {}).get("throws")) == ("ask", None)


@pytest.mark.parametrize("text", CHOSEN)
def test_a_child_may_choose(text: str) -> None:
    """A player who lets a child choose orders what the child says."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [4], "trapdoor": 88}})


@pytest.mark.parametrize("text", NOT_CHOSEN)
def test_a_childs_wish_is_no_choice_where_it_is_open_or_overruled(text: str) -> None:
    """What a child wants counts for nothing where they have not chosen, or somebody says otherwise."""
    got = reading(text)
    assert got.verdict == "ask"
    assert not got.orders.get("A", {}).get("throws")


def test_another_player_of_a_childs_name_is_asked_about() -> None:
    """Whoever chooses as a player of the same game has a seat of their own."""
    text = "Lily (61) is choosing today. She would like the 4, and the trapdoor on 88."
    assert read(clean(text), form(), "Re: Krait", writer="Ron", players=("Lily",)).verdict == "ask"


@pytest.mark.parametrize(
    "news",
    [
        "Margaret will send hers on Saturday when she's back from Cromer, the 3.15 train.",
        "Our Sean is sending his own once he has got the baby down, she was up at 3 and again at 5.",
    ],
)
def test_whoever_sends_theirs_themselves_leaves_the_players_orders_be(news: str) -> None:
    """News of what another player will send is no order for them."""
    got = reading(f"I'm having the 6, and trapdoor at 41. {news}")
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [6], "trapdoor": 41}})


@pytest.mark.parametrize("said", ["I will send hers too:", "Margaret is sending hers through me:", "Sending hers:"])
def test_whoever_sends_anothers_is_asked_about(said: str) -> None:
    """Orders that come with the player's for somebody else are not theirs."""
    assert reading(f"{said} 6 and trapdoor 41").verdict == "ask"


@pytest.mark.parametrize("text", ASKED)
def test_what_is_open_stays_open(text: str) -> None:
    """Who types makes no order of what is none, and nobody is a player because somebody else can type."""
    got = reading(text)
    assert got.verdict == "ask"
    assert not got.orders.get("A", {}).get("throws")


@pytest.mark.parametrize(
    "text",
    [
        "My husband types this for me. He wants 5 but I want 4.",
        "I am typing for Gran, and I throw the 4 myself. She wants a 2.",
        "Gran wants the 4.",
        "",
    ],
)
def test_a_players_own_words_stay_as_they_are(text: str) -> None:
    """Where the one who types orders too, or nobody dictated anything."""
    assert as_it_was_said([text]) == [text]


def test_who_types_for_another_player_orders_nothing_for_themselves() -> None:
    """Where the others are known, their names are no player's who sits beside."""
    text = "Typing for Bob, he wants 5, trap 20"
    assert as_it_was_said([text], ("Bob", "Dora")) == [text]
    assert as_it_was_said([text], ("Dora",)) != [text]
    assert as_it_was_said(["typing on behalf of Bob, he wants 5"]) == ["typing on behalf of Bob, he wants 5"]


FROM_THE_OFFICE = [
    "Dear Mr Prosser\n\nMr Strand, who is in theatre until six, has asked me to reply for him as I\nalways do. "
    "He would like to throw the 2, with the trapdoor on 89.\n\nKind regards\n\nJanice Pargiter\n"
    "Medical Secretary to Mr L. Strand FRCS\nDirect line 01632 960118",
    "Dear Sir,\n\nMr Pemberton-Hale is in court at 10 and has left me the following on the\nmachine. I have typed it "
    'exactly as spoken as I do not know the game:\n\n"Dear Games Master, for this turn throw four, no, strike that, '
    'Janet, make\nit two. Trapdoor eighty-nine. That is all."\n\nYours faithfully,\nJanet Oakes\nSecretary to C. '
    "Pemberton-Hale\nDirect line 0117 496 0142 | Room 5",
    'Dear GM\n\nDr Okafor has dictated the following:\n\n"Throw 2, trapdoor 89."\n\nEve Hill\nPA to Dr Okafor',
    "Dear GM\n\nMrs Lund asked me to send you her turn: she throws the 2 and nominates 89.\n\n"
    "Tom Bell\nClerk to Mrs Lund",
    "hi this is poppy im 8 mum is driving me to swiming she says to tell you 2 and the trap door is 89 please",
    "Dad is up a ladder and he says to put throw 2, trapdoor 89",
]
NOT_FROM_THE_OFFICE = [
    "Dear GM\n\nMr Strand has asked me to send his: throw 5, trapdoor 33.\n\nEve\nSecretary to Mr Cole",
    "Dear GM\n\nTed has asked me to send you a 2 with the trapdoor on 89.\n\nEve Hill",
    "Dear GM\n\nMr Cole has asked me to send you a 2 and a trapdoor on 89.\n\nEve Hill\nSecretary to Mr Cole",
    "Fay's mum is in bed and she says to tell you 2 and trapdoor 89",
]


@pytest.mark.parametrize("text", FROM_THE_OFFICE)
def test_a_secretary_sends_what_the_player_said(text: str) -> None:
    """Whoever writes for whom they work for, or for who is beside them, orders what those want."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [2], "trapdoor": 89}})


@pytest.mark.parametrize("text", NOT_FROM_THE_OFFICE)
def test_nobody_is_a_secretary_by_being_asked(text: str) -> None:
    """Somebody else's clerk, a friend and a neighbour's mother are asked about as before."""
    assert reading(text).verdict == "ask"


def test_a_secretary_of_another_player_is_asked_about() -> None:
    """Who works for another player of the game has that one's orders, and this seat gets none of them."""
    text = (
        "Dear GM\n\nMr Strand asked me to reply for him. He throws the 2, trapdoor 89.\n\nEve\nSecretary to Mr Strand"
    )
    assert as_the_office_was_told(text.split("\n"), ["Lionel Strand"]) == text.split("\n")
    got = read(clean(text), form(), players=["Lionel Strand"], writer="Max Cole")
    assert got.verdict == "ask"
    assert not any(got.orders.values())


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Sid here. She says the 5, and trapdoor 31.", {"throws": [5], "trapdoor": 31}),
        (
            "Hello, Sid here, Gwen's husband, on her email. She's at the dentist and rang me to say she doesn't want "
            "the 6 after all, make it a 3. Trapdoor 31.",
            {"throws": [3], "trapdoor": 31},
        ),
        ("Sid here, Gwen's other half. She wants the 2 with a trapdoor on 40.", {"throws": [2], "trapdoor": 40}),
        ("Sid here. She texted me just now to say she'd like the 4. Trapdoor 31", {"throws": [4], "trapdoor": 31}),
        ("Sid here, she's asleep. She says six and she doesn't mind about the trapdoor.", {"throws": [6]}),
        (
            "Sid here. The 4. She wrote 62 for the trapdoor but she meant 60.",
            {"throws": [4], "trapdoor": 60},
        ),
    ],
)
def test_who_lives_with_the_player_writes_from_their_address(text: str, orders: dict[str, object]) -> None:
    """From the player's own address "she says" is said of the player whose address it is."""
    got = read(clean(text), form(1, ["A"]), "Re: Snakes", writer="Gwen Ash", players=("Dora", "Bob"))
    assert (got.verdict, got.orders) == ("clear", {"A": orders})


@pytest.mark.parametrize(
    "text",
    [
        "Sid here, Dora's husband. She says 2 and trapdoor 40.",
        "Dora here. She says 2 and trapdoor 40.",
        "Sid here. Dora is with us, she wants the 2 and trapdoor 40.",
        "Sid here. I guess she wants the 2 and trapdoor 40.",
        "Sid here. My neighbour sends hers: she wants the 2 and trapdoor 40.",
        "Sid here. Somebody rang me to say she wants the 2 and trapdoor 40.",
        "Sid here. She says the 4 or the 5, trapdoor 40",
        "Sid here. She is away, so I'll throw the 4 for her.",
    ],
)
def test_what_others_want_is_no_word_of_the_player(text: str) -> None:
    """Another's husband, another player, a neighbour, and who orders or guesses themselves are asked about."""
    got = read(clean(text), form(1, ["A"]), "Re: Snakes", writer="Gwen Ash", players=("Dora", "Bob"))
    assert got.verdict == "ask"
