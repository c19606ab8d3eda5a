"""Kinds of things that people write in letters, each in several people's words, with what a GM takes from them."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SLANG = [
    ("Chuck us a 5 this go, trapdoor on 66.", 5, 66),
    ("Give us a 3 this time, trap on 40.", 3, 40),
    ("Do us a 2 will you. Trapdoor 71.", 2, 71),
    ("Stick us down for a 4, trapdoor 52 ta", 4, 52),
    ("I'll take the 1 hey, trapdoor at 90.", 1, 90),
    ("Throw 3 can already lah, trapdoor 82.", 3, 82),
    ("a 6 mate, and the trapdoor on 33", 6, 33),
    ("I'll have the 2 ya, trapdoor 18.", 2, 18),
    ("throw 4 pal, trap 61", 4, 61),
    ("The 5 for me love, trapdoor 44.", 5, 44),
    ("this time I take the 6. The fall door please on the 72.", 6, 72),
    ("I take the 3. My falling door is on 55.", 3, 55),
    ("Throw is 2. Trapdoor's 47.", 2, 47),
    ("My throw's 5, my trapdoor's 61.", 5, 61),
    ("The dice's a 3 this time. The hole's 50.", 3, 50),
]

ADVERBS = [
    ("Finally the 6!! And 77 for the trapdoor.", 6, 77),
    ("Reluctantly a 2. Trapdoor 31.", 2, 31),
    ("Definitely the 4, and trapdoor 90.", 4, 90),
    ("Regretfully, the 1. Trap on 12.", 1, 12),
    ("At last the 5! Trapdoor 48.", 5, 48),
]

NUMBERS_OF_SOMETHING = [
    ("Bulletin:\n\n - throw: 4\n - trapdoor: 69\n - outside temp: 14 and damp\n - knees: 2, both bad", 4, 69),
    ("throw: 3\ntrapdoor: 41\ncats: 2\nkittens: 5, all fed", 3, 41),
    ("Throw: 1\nTrapdoor: 30\nDays of rain: 4\n", 1, 30),
    ("Position: 37\nPlayer no.: 5\nThrow submitted: 6\nTrapdoor submitted: 24\nPages: 1", 6, 24),
    ('Quick one, the "5-minute" kind. Let me have a 2 for the dice. For the trapdoor, 61.', 2, 61),
    ("Back from a 3-day walk. Throw 5, trapdoor 45.", 5, 45),
    ("Writing this in a 4-hour queue: throw 2, trapdoor 66.", 2, 66),
    ("stick me down for a 6 and the trapdoor on 47. throw in is at 3 so i'm rushing", 6, 47),
    ("I'm a stone's throw from 4 pubs. Throw 2, trapdoor 33.", 2, 33),
]

ALSO_MEMORIES = [
    ("Same trapdoor idea as before but 45 instead. Let's have a 2.", 2, 45),
    ("I'll throw the 4. Trapdoor as I wrote, 59.", 4, 59),
    ("Throw 2. Trapdoor as I said on Monday: 31.", 2, 31),
    ("Throw 6. Trapdoor same as last time, i.e. 40.", 6, 40),
    ("Same again for the trapdoor, ie 31. This time it's a 2.", 2, 31),
    ("Trapdoor as ever: 17. Throw 3.", 3, 17),
]


def _one(text: str, throw: int | None, door: int | str | None) -> None:
    read_ = reading(text)
    wanted = ([throw] if throw is not None else [], door)
    assert (short(read_).get("A"), read_.verdict) == (wanted, "clear"), [p.message for p in read_.problems]


@pytest.mark.parametrize(("text", "throw", "door"), SLANG)
def test_homely_words_do_not_hide_an_order(text: str, throw: int, door: int) -> None:
    """Words of a dialect, of another tongue's English, or a name at the end leave an order as plain as it was."""
    _one(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), ADVERBS)
def test_a_number_after_a_word_of_feeling_is_a_throw(text: str, throw: int, door: int) -> None:
    """A sentence that is only a number and how it is given orders the number."""
    _one(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), NUMBERS_OF_SOMETHING)
def test_a_number_of_something_else_is_no_second_throw(text: str, throw: int, door: int) -> None:
    """Numbers under headings of their own, or that measure something, leave the labelled orders alone."""
    _one(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), ALSO_MEMORIES)
def test_a_space_that_is_spelt_out_after_a_memory_is_nominated(text: str, throw: int, door: int) -> None:
    """ "As before" is no riddle where the number follows it."""
    _one(text, throw, door)


OWN_FORMS = [
    (
        "Throws expended this set: 1, 3, 6.\nThrows in hand: 2, 4, 5.\nThrow for turn 10: 4.\nTrapdoor nomination: 39.",
        4,
        39,
    ),
    ("Numbers used: 1, 2\nThrow for this month: 6\nTrapdoor wanted: 71", 6, 71),
    ("Ref: your report no. 10, p. 3, para. 2.\n\n1. Present position: 37.\n2. Throw: 4.\n3. Trapdoor: 39.", 4, 39),
    ("Player no.: 5\nThrow chosen: 3\nTrapdoor chosen: 64\nTrapdoor chosen last time: 26", 3, 64),
    ("a) Throw (one of six): 2\nb) Trapdoor (one only, rule 10): 18", 2, 18),
]

TAKEN_BACK = [
    ("not 4 lol 3. trap 29 not 28 coz everyone wd guess 28", 3, 29),
    ("Throw 3, trap 52.\n\nNo, scrub that. The 3 went in turn 8. Make it a 6. The 52 can stay.", 6, 52),
    ("Throw 2, trapdoor 30. Sorry, wrong. I used the 2 in turn 7. Make it a 4, and 30 may stay.", 4, 30),
    ("Je joue 2. Pas de trappe cette fois-ci, la 51 ne m'a rien rapporté du tout !", 2, "none"),
    ("Throw 5. No trapdoor this time, the 44 never did me any good.", 5, "none"),
    ("I thought about 41, then about 43. So 52 it is for the trapdoor, and a 3 for the die.", 3, 52),
    ("Throw 3 already, trapdoor 40!", 3, 40),
]

TWO_TURNS = [
    ("First the 6, second the 1. Trapdoor 38 for both.", [6, 1], 38),
    (
        "(i) First of the two turns (the eleventh): one.\n(ii) Second of the two turns (the twelfth): five.",
        [1, 5],
        None,
    ),
    ("First turn of the pair: 3\nSecond turn of the pair: 6\nTrapdoor: 20", [3, 6], 20),
    ("My first throw will be the 2, my second the 5. Trap 61.", [2, 5], 61),
    ("Six first, leaving me the two for turn 18. Trapdoor sixty-six.", [6, 2], 66),
]


@pytest.mark.parametrize(("text", "throw", "door"), OWN_FORMS)
def test_a_form_of_somebodys_own_making_is_read_by_its_headings(text: str, throw: int, door: int) -> None:
    """A heading says what its number is, whatever words it has: what is in hand or was used is no order."""
    _one(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), TAKEN_BACK)
def test_what_is_denied_or_told_does_not_touch_the_number_that_is_meant(text: str, throw: int, door: int | str) -> None:
    """A denial denies its own number; what is told of another turn corrects nothing."""
    _one(text, throw, door)


@pytest.mark.parametrize(("text", "throws", "door"), TWO_TURNS)
def test_an_ordinal_says_which_turn_a_throw_is_for(text: str, throws: list[int], door: int | None) -> None:
    """First and second are the two turns of a round, however many words stand between them and the numbers."""
    read_ = reading(text, turns=2)
    assert (short(read_).get("A"), read_.verdict) == ((throws, door), "clear"), [p.message for p in read_.problems]


ALIKE = [
    ("A: throw 5, trapdoor 33\nB: same throw, but trapdoor 40", ([5], 33), ([5], 40)),
    ("A: throw 5, trap 33. B the same.", ([5], 33), ([5], 33)),
    ("A 5/33, B ditto", ([5], 33), ([5], 33)),
    ("On A throw 5 with trap 33\nOn B throw 3, same trapdoor", ([5], 33), ([3], 33)),
    ("Board A I'll throw 2 and trap 60. On board B same throw, trap 61", ([2], 60), ([2], 61)),
]

ANNOUNCED = [
    ("No time this week, so only the throw. See you next month, 4.", 4),
    ("Only a throw this time. Love to all, 3.", 3),
    ("Here's my throw.\n4", 4),
    ("No time, just a throw: 4", 4),
]


@pytest.mark.parametrize(("text", "one", "other"), ALIKE)
def test_the_same_on_the_next_board_is_what_the_board_before_got(
    text: str, one: tuple[list[int], int], other: tuple[list[int], int]
) -> None:
    """Where boards are given one after another, "same" points at the board before, not at last month."""
    read_ = reading(text, boards="AB")
    assert (short(read_), read_.verdict) == ({"A": one, "B": other}, "clear"), [p.message for p in read_.problems]


@pytest.mark.parametrize("text", ["A: throw 5, trap 33\nB: same as last time", "A: same throw\nB: throw 5, trap 33"])
def test_the_same_as_nothing_in_the_mail_is_asked(text: str) -> None:
    """ "Same" that points at an earlier month, or at no board before, is not looked up."""
    read_ = reading(text, boards="AB")
    assert read_.verdict == "ask"


@pytest.mark.parametrize(("text", "throw"), ANNOUNCED)
def test_a_throw_that_is_announced_is_the_number_that_follows(text: str, throw: int) -> None:
    """Who says that a throw comes, and then writes one number, has given it."""
    _one(text, throw, None)


def test_a_reply_whose_subject_names_its_turn_and_orders_is_taken_when_the_mail_is_empty() -> None:
    """Orders typed into a reply's subject count where the subject says for which turn; else they are asked."""
    named = reading("", subject="Re: KRAIT turn 8 - throw 2 and trapdoor 37 pls")
    assert (short(named), named.verdict) == ({"A": ([2], 37)}, "clear")
    assert reading("", subject="Re: throw 2, trapdoor 37").verdict == "ask"
    other = reading("thanks for the report", subject="Re: KRAIT turn 8 - throw 2 and trapdoor 37")
    assert short(other) == {}


SEVERAL_GAMES = [
    ("COBRA: throw 5, trap 40\nKRAIT: throw 2, trap 12", 5, 40),
    ("KRAIT\nthrow 5 trap 40\n\nCOBRA\nthrow 1 trap 12\n", 1, 12),
    (
        "All my games.\n\nDIPLOMACY\nF Lon - Nth, A Bel stands\n\nCOBRA\nThrow 4. Trap 30\n\nACQUIRE\nBuy 3 Tower",
        4,
        30,
    ),
    (
        "RAILWAY RIVALS, round 4\n Build 5; race 3.\n\nSNAKES AND LADDERS\n Throw 6, trapdoor 47.\n\nSOPWITH\n Move 4.",
        6,
        47,
    ),
    ("SOPWITH:\nMove 4 (left 2), fire.\n\nSnakes & Ladders:\nThrow 2, no trapdoor", 2, "none"),
]


@pytest.mark.parametrize(("text", "throw", "door"), SEVERAL_GAMES)
def test_only_this_games_part_of_a_mail_for_several_games_is_read(text: str, throw: int, door: int | str) -> None:
    """Headings part the orders of several games; what stands under another game's is none of ours, press neither."""
    read_ = reading(text + "\n\nNigel", subject="Re: [COBRA] Turn 4: your orders please")
    assert (short(read_).get("A"), read_.verdict) == (([throw], door), "clear"), [p.message for p in read_.problems]


def test_headings_of_ones_own_orders_are_no_games() -> None:
    """Capitals alone make no game of a heading: throw, trapdoor, press and a remark are read on."""
    read_ = reading("THROW: 5\nTRAPDOOR: 40\n\nPRESS: hello all", subject="Re: [COBRA] Turn 4")
    assert (short(read_).get("A"), read_.verdict, read_.press) == (([5], 40), "clear", "hello all")


POLITE = [
    ("Much obliged if you'd enter a three for me, and place the trapdoor at seventy-one.", 3, 71),
    ("I'd be grateful if you could put me down for a 4. Trapdoor 12.", 4, 12),
    ("Not sure whether you got my mail of the 12th, so again: 3 and 45.", 3, 45),
    ("Could I have a reminder of what I've got left? Meanwhile 3 / 45.", 3, 45),
    ("Deal me a five. As for trapdoors: 45 again.", 5, 45),
    ("I'll shift my counter on two and put the trapdoor under 88", 2, 88),
    ("i want 3 n 45 thx", 3, 45),
    ("5,45 please", 5, 45),
]

CHOSEN = [
    ("Throw the 4. And 38 gets my vote.", 4, 38),
    ("Play my three. 45's my pick.", 3, 45),
    ("Throw 2. My choice is 61.", 2, 61),
    ("3. As to trapdoors, count me out.", 3, "none"),
    ("I would've played the 5 but Jean talked me into the 2. Trapdoor on 34.", 2, 34),
    ("I shall throw neither the 5 nor the 6 but the 2; trapdoor 41.", 2, 41),
    ("Throw 5. I'd nominate 44 but Bob already has, so 45.", 5, 45),
    ("The missus says 3, the dog says 4, I say 5. Trapdoor 45.", 5, 45),
    ("Previous orders: throw 3, trapdoor 44.\nNew orders: throw 5, trapdoor 45.", 5, 45),
    ("Please replace my earlier orders (throw 3, trap 44) by throw 5, trap 45.", 5, 45),
]


@pytest.mark.parametrize(("text", "throw", "door"), POLITE)
def test_politeness_is_no_condition(text: str, throw: int, door: int) -> None:
    """An "if" or a "whether" of courtesy hangs nothing on anything, nor does a question beside the orders."""
    _one(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), CHOSEN)
def test_the_number_that_is_chosen_in_the_end_is_taken(text: str, throw: int, door: int | str) -> None:
    """What was ordered before, wished for, denied or said by others gives way to what the player takes."""
    _one(text, throw, door)


def test_same_as_somebody_else_is_asked() -> None:
    """Nobody's orders are looked up for somebody else."""
    assert reading("Same as Bob, whatever he has.").verdict == "ask"


def test_a_comma_between_a_throw_and_a_space_makes_no_decimal() -> None:
    """ "3,30" behind a board's name is a throw and a space."""
    read_ = reading("A=3,30; B=4,31", boards="AB")
    assert (short(read_), read_.verdict) == ({"A": ([3], 30), "B": ([4], 31)}, "clear")


MANNERS = [
    ("Five's the throw, 83's the trap.", 5, 83),
    ("6, of course; 77, naturally.", 6, 77),
    ("Throw 6 and nominate the big 77", 6, 77),
    ("It's 3 not 5, and 45 not 54, sorry for the muddle", 3, 45),
    ("He threw a 6! I'm stuck with the 2. Trapdoor 45.", 2, 45),
    ("Since I only have the 2 left: 2. Trapdoor 45.", 2, 45),
    ("Sorry I'm late - 2/45 - is it too late?", 2, 45),
    ("2 on the die, 45 on the door", 2, 45),
    ("Cancel my 5. I'll do a 3. Trapdoor 40.", 3, 40),
    ("Throw 5, trapdoor 45. PS make it 46.", 5, 46),
    ("Throw 5, trapdoor 45. Any news of Bob? No.", 5, 45),
    ("Throw 5, trapdoor 45. Sorry for the delay.", 5, 45),
]

NOT_MEANT = [
    "Please ask Bob to throw 5.",
    "Don't give me a 5. Trapdoor none.",
    "Throw 5. No wait.",
    "Throw 5, trapdoor 45. Actually no.",
    "Throw 5, trapdoor 45. On second thoughts don't bother.",
    "5 and 45, subject to confirmation",
    "For Bob: 5 and 45.",
    "You have me down as throwing 5 with trapdoor 45. That's wrong.",
    "Everyone throws 5.",
    "I was going to throw the 5.",
    "Pass",
    "Skip me this turn please",
]

IN_DOUBT = [
    ("Throw 5, trapdoor 45. Hmm, or 46.", ([5], None)),
    ("Throw 5, trapdoor 45. PS I think 46 might be better", ([5], None)),
    ("Throw 5. No wait. Trapdoor 45.", ([], 45)),
]

IN_ORDER = [
    ("Low then high: 2, 5. Trapdoor 45", [2, 5]),
    ("Oh go on then, 2 and 5, trap 45", [2, 5]),
    ("After the holiday: 2 and 5, trapdoor 45", [2, 5]),
    ("Finish with the 2, having begun with the 5. Trapdoor 45", [5, 2]),
    ("I've 2 and 3 left, that's all. Bigger one first please. Trapdoor 45.", [3, 2]),
]


@pytest.mark.parametrize(("text", "throw", "door"), MANNERS)
def test_manners_of_speech_are_understood(text: str, throw: int, door: int) -> None:
    """However a number is presented, it is taken where nothing else can be meant."""
    _one(text, throw, door)


@pytest.mark.parametrize("text", NOT_MEANT)
def test_what_is_not_meant_is_not_entered(text: str) -> None:
    """No throw and no space of somebody else's, denied, taken back or given up is ever an order."""
    read_ = reading(text)
    made = {board: (throws, None if door == "none" else door) for board, (throws, door) in short(read_).items()}
    assert all(order == ([], None) for order in made.values())


@pytest.mark.parametrize(("text", "kept"), IN_DOUBT)
def test_a_later_doubt_leaves_only_what_it_does_not_touch(text: str, kept: tuple[list[int], int | None]) -> None:
    """A second thought at the end puts its own part in doubt, and the player is asked."""
    read_ = reading(text)
    assert (short(read_)["A"], read_.verdict) == (kept, "ask")


@pytest.mark.parametrize(("text", "throws"), IN_ORDER)
def test_two_throws_keep_the_order_that_is_meant(text: str, throws: list[int]) -> None:
    """A stray "then" or "after" turns nothing round; words of beginning and ending, and of size, do."""
    read_ = reading(text, turns=2)
    assert (short(read_)["A"], read_.verdict) == ((throws, 45), "clear"), [p.message for p in read_.problems]
