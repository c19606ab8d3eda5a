"""How a mail changes what stands on two boards, with the standing orders in view."""

from __future__ import annotations

import pytest

from pbm.orders.standing.boards_that_stand import BoardsChange, boards_changed
from pbm.orders.standing.said_of_boards import OnBoard
from tests.timing import is_quick

TWO = {"A": OnBoard((3, 5), 33), "B": OnBoard((4, 2), 14)}
ONE = {"A": OnBoard((3,), 33), "B": OnBoard((4,), 14)}
ASKED = {"A": OnBoard((3,), 33), "B": OnBoard((), None)}
NAMES = ("Brenda", "Alan")


def changed(words: str, stands: dict[str, OnBoard], count: int, about: str = "") -> BoardsChange | None:
    """Return how words change what stands."""
    return boards_changed(words.split("\n"), stands, count, NAMES, about)


@pytest.mark.parametrize(
    ("words", "turned"),
    [
        ("flip B please", True),
        ("Could you turn B round for me?", True),
        ("can you flip B for me so the 2 goes first", False),
        ("switch the two on B round, leave A alone", True),
        ("Leave A as it is but switch the two on B round", True),
        ("swap my two throws on board B please. A stays.", True),
        ("B the other way about, two then four. A can stay.\n\nBrenda", False),
        ("other way round on B sorry, 2 then 4", False),
        ("please play the 2 first on B", False),
        ("on B the smaller one first", True),
        ("B 2, 4 in that order. A as before", False),
        ("Kleine Änderung: auf B umgekehrt, erst die 2 und dann die 4. A bleibt.", False),
        ("mach auf B mal andersrum, 2 dann 4", False),
        ("Auf Brett B bitte erst die 2, dann die 4. Rest bleibt.", False),
        ("dreh B bitte um", True),
        ("inverse sur B stp, A ne change pas", True),
        ("sur B dans l'autre sens, d'abord le 2 puis le 4", False),
        ("op b andersom, dus eerst 2 dan 4", False),
        ("en el B al revés, primero el 2 y luego el 4", False),
        ("su B al contrario: prima 2 poi 4", False),
    ],
)
def test_the_two_throws_of_one_board_change_places(words: str, turned: bool) -> None:
    """The other board stays; whether the numbers are told as well is noted."""
    assert changed(words, TWO, 2) == BoardsChange({"B": (2, 4)}, {}, ("B",) if turned else (), swapped=False)


@pytest.mark.parametrize(
    ("words", "throws"),
    [
        ("make the second one on B a 6", {"B": (4, 6)}),
        ("change the 4 on B to a 6", {"B": (6, 2)}),
        ("on A 6 instead of the 5", {"A": (3, 6)}),
        ("B 6 then 1 instead, A as it was", {"B": (6, 1)}),
    ],
)
def test_one_of_two_throws_of_a_board_is_replaced(words: str, throws: dict[str, tuple[int, ...]]) -> None:
    """By its place, by the number that gives way, or both anew."""
    assert changed(words, TWO, 2) == BoardsChange(throws, {}, (), swapped=False)


@pytest.mark.parametrize(
    "words", ["flip both boards", "auf beiden umgekehrt", "swap my throws on both", "flip A and flip B"]
)
def test_the_throws_of_both_boards_change_places(words: str) -> None:
    """Each for itself."""
    assert changed(words, TWO, 2) == BoardsChange({"A": (5, 3), "B": (2, 4)}, {}, ("A", "B"), swapped=False)


@pytest.mark.parametrize(
    "words",
    [
        "change of plan, A 5 instead, B as before",
        "5 on A instead",
        "ach ne, auf A doch lieber die 5, der Rest kann so bleiben",
        "pr le A je voulais dire 5 pas 3. le reste change pas",
        "oups je me suis trompee pr le A je voulais dire 5 pas 3",
        "op a toch 5, de rest blijft",
        "al final en el A tb el 5",
        "su A meglio il 5, B resta così",
        "B is fine, change A to 5",
        "throw 5 on A, rest as is",
        "A should be 5 not 3, sorry",
        "traps stay, A 5",
        "nur auf A die 5, sonst bleibt alles",
        "On A I'd rather have the 5 after all",
    ],
)
def test_the_throw_of_one_board_is_changed(words: str) -> None:
    """What else stands is not touched."""
    assert changed(words, ONE, 1) == BoardsChange({"A": (5,)}, {}, (), swapped=False)


@pytest.mark.parametrize(
    ("words", "doors"),
    [
        ("So, Falltür auf B: da doch die 20. Rest bleibt.", {"B": 20}),
        ("Falltür B doch lieber 20, sonst alles wie gehabt.", {"B": 20}),
        ("Falltür auf B doch auch, und zwar die 20.", {"B": 20}),
        ("Mi correggo: su B la botola e' la 20, non la 14.\n\nB. Rossi", {"B": 20}),
        ("trap on B to 20, A stays", {"B": 20}),
        ("A: trap 20. B: trap 22.", {"A": 20, "B": 22}),
        ("A: stays. B: trap 20", {"B": 20}),
        ("trap on B 20 not 14", {"B": 20}),
        ("y en el B tb pongo trampilla, la misma 33", {"B": 33}),
        ("the same trapdoor on B too", {"B": 33}),
        ("actually swap the traps over, 14 on A and 33 on B", {"A": 14, "B": 33}),
        ("toch andersom die valluiken: 14 op a en 33 op b", {"A": 14, "B": 33}),
        ("echange juste les trappes stp: 14 sur A et 33 sur B", {"A": 14, "B": 33}),
        ("on B the trapdoor on 20 after all. A: no change.", {"B": 20}),
        ("I mixed up my traps, 14 on A and 33 on B", {"A": 14, "B": 33}),
        ("trap 20 on both boards", {"A": 20, "B": 20}),
        ("keine Falltür auf beiden", {"A": None, "B": None}),
        ("quita la trampilla del B porfa", {"B": None}),
        ("take the trap off B", {"B": None}),
        ("Falltür auf B weg", {"B": None}),
        ("pas de trappe sur B finalement", {"B": None}),
        ("geen valluik op b", {"B": None}),
        ("senza botola su B", {"B": None}),
    ],
)
def test_a_trapdoor_of_one_board_is_changed(words: str, doors: dict[str, int | None]) -> None:
    """It is named, is that of the other board, changes places with it, or goes."""
    assert changed(words, ONE, 1) == BoardsChange({}, doors, (), swapped=False)


@pytest.mark.parametrize(
    "words",
    [
        "swap the traps over",
        "Falltüren tauschen bitte",
        "inverse les trappes stp",
        "the trapdoors are the wrong way round",
        "ich hab die Falltüren vertauscht",
        "cambia las trampillas",
        "scambia le botole",
    ],
)
def test_the_trapdoors_of_two_boards_change_places_without_their_spaces(words: str) -> None:
    """It is noted that no space is told."""
    assert changed(words, ONE, 1) == BoardsChange({}, {"A": 14, "B": 33}, (), swapped=True)


@pytest.mark.parametrize(
    ("words", "throws", "doors"),
    [
        ("4", {"B": (4,)}, {}),
        ("Four then.", {"B": (4,)}, {}),
        ("Sorry, you're right. The 4 then.", {"B": (4,)}, {}),
        ("Già usato, hai ragione. Allora il 4.", {"B": (4,)}, {}),
        ("Ach ja, du hast recht. Dann die 4.", {"B": (4,)}, {}),
        ("The 4.", {"B": (4,)}, {}),
        ("Oh I see, I've used that one up. Make it the four then.\n\nBrenda", {"B": (4,)}, {}),
        ("Hello Alan, 4 it is.", {"B": (4,)}, {}),
        ("Stimmt, die hab ich schon. Dann die 4.", {"B": (4,)}, {}),
        ("pues el 4", {"B": (4,)}, {}),
        ("4, trap 20", {"B": (4,)}, {"B": 20}),
        ("trap 45", {}, {"B": 45}),
        ("Falltür 45", {}, {"B": 45}),
        ("the 45", {}, {"B": 45}),
    ],
)
def test_an_answer_is_for_the_board_that_was_asked_about(
    words: str, throws: dict[str, tuple[int, ...]], doors: dict[str, int | None]
) -> None:
    """Where no board was, it is for none."""
    assert changed(words, ASKED, 1, "B") == BoardsChange(throws, doors, (), swapped=False)
    assert changed(words, ASKED, 1) is None


@pytest.mark.parametrize(
    ("words", "throw"),
    [
        ("Can I change the 4 to a 6 on B?", 6),
        ("Can I change the four to a six on the second board? Leave everything else.", 6),
        ("can i still change the 4 to a 6 on B", 6),
        ("May I please play the 6 on B?", 6),
        ("is it too late to make B a 6?", 6),
        ("Would you mind making B a 6?", 6),
        ("Kann ich auf B die 4 gegen eine 6 tauschen?", 6),
        ("Puis-je changer le 4 en 6 sur B ?", 6),
        ("¿Puedo cambiar el 4 por un 6 en B?", 6),
        ("Kan ik op B de 4 in een 6 veranderen?", 6),
        ("bei B bitte die 2 nehmen, nicht die 4. Danke.", 2),
        ("auf dem zweiten Brett bitte die 2", 2),
        ("Op B de 1, valluik hetzelfde.", 1),
        ("Su B l'1, stessa botola.", 1),
        ("I'd rather a 5 on B than the 4", 5),
        ("B: 5. The trapdoors can stay where they are.", 5),
        ("Doch lieber auf B die 5. Falltür lassen.", 5),
        ("Sur B le 5. La trappe peut rester où elle est.", 5),
        ("Auf B die 5. Die Falltüren können bleiben, wo sie sind.", 5),
    ],
)
def test_a_change_is_asked_for_in_many_ways(words: str, throw: int) -> None:
    """As a question whether one may, by the place of the board, with its verb last, beside a trapdoor that stays."""
    assert changed(words, ONE, 1) == BoardsChange({"B": (throw,)}, {}, (), swapped=False)


@pytest.mark.parametrize(
    "words",
    [
        "Kyle says I should have gone bigger. Can I change the four to a six on the second board? Leave the rest.",
        "Dear Alan,\n\nMy wife laughed at me. Please change the 4 to a 6 on B.\n\nBrenda",
        "Kaum abgeschickt, ärgert es mich. Bitte auf B die 4 in eine 6 ändern.",
    ],
)
def test_talk_before_a_change_that_names_what_gives_way(words: str) -> None:
    """Whole sentences without a number, a board or a condition are no part of it."""
    assert changed(words, ONE, 1) == BoardsChange({"B": (6,)}, {}, (), swapped=False)


@pytest.mark.parametrize(
    "words",
    [
        *("If Bo goes, fine. Change the 4 to a 6 on B.", "This is a draft. Change the 4 to a 6 on B."),
        *("Kyle says no. Change the 4 to a 6 on B.", "Kyle wrote:\n\nChange the 4 to a 6 on B."),
        *(
            "Kyle says change the 4 to a 6 on B.",
            "Perhaps Kyle is right. Change the 4 to a 6 on B.",
            "Kyle laughed. B 6",
        ),
    ],
)
def test_what_is_said_before_may_be_about_the_change(words: str) -> None:
    """A condition, a denial, a doubt, another's words; and a change that does not name what gives way."""
    assert changed(words, ONE, 1) is None


@pytest.mark.parametrize(
    "words",
    [
        *("is it possible to play a 6 on B?", "is it too late to swap A and B?", "should I take the traps off?"),
        *("can I play the 6 on B?", "Can I change the 3 to a 6 on B?", "can I change the 4 to a 6?"),
        *("can I change the 4 to a 6 on B if Clive moves?", "the other board 5", "A 6, B 5, trap the same as on A"),
        *("move my trap from 33 to 20", "move my trap on B from 33 to 20", "no traps last time", "no trap after all"),
        *("trap 22 on A, 6 on B", "trap 22 on A and 6 on B", "Falltür 22 auf A, 6 auf B", "trap on A 22, on B 6"),
    ],
)
def test_what_may_be_meant_otherwise_changes_nothing(words: str) -> None:
    """A question of the rules, a number that does not stand, no board, another's trapdoor, a throw behind a space."""
    assert changed(words, ONE, 1) is None


@pytest.mark.parametrize(
    ("words", "doors"),
    [
        ("traps 22 on A, 6 on B", {"A": 22, "B": 6}),
        ("Trapdoors: A 22, B 6", {"A": 22, "B": 6}),
        ("trap 22 on A, trap 6 on B", {"A": 22, "B": 6}),
        ("trapdoor on B: 6", {"B": 6}),
        ("move my trap on B from 14 to 20", {"B": 20}),
        ("Falltür auf B von 14 auf 20", {"B": 20}),
        ("both traps to 20 please", {"A": 20, "B": 20}),
        ("beide Falltüren auf 20", {"A": 20, "B": 20}),
        ("no traps after all", {"A": None, "B": None}),
        ("take the traps off please", {"A": None, "B": None}),
        ("pas de trappes finalement", {"A": None, "B": None}),
    ],
)
def test_trapdoors_are_told_by_one_label_or_by_one_each(words: str, doors: dict[str, int | None]) -> None:
    """A space that a throw may be needs such a label; none, or both, may be told at once."""
    assert changed(words, ONE, 1) == BoardsChange({}, doors, (), swapped=False)


@pytest.mark.parametrize(
    "words",
    [
        "could you swap the two round on board B, 2 first and then 4?",
        "can you flip B for me, 2 then 4? Same trapdoors.",
        "kannst du bitte B umdrehen, erst die 2, dann die 4?",
    ],
)
def test_a_request_goes_on_up_to_its_mark(words: str) -> None:
    """Only the part that begins it has the words of a request."""
    made = changed(words, TWO, 2)
    assert made is not None
    assert made.throws == {"B": (2, 4)}


@pytest.mark.parametrize(
    "words",
    [
        "flip B if Clive moves",
        "Clive says flip B",
        "don't flip B",
        "should I flip B?",
        "B was the other way round last time",
        "flip both if you can",
        "swap A and B on both",
        "swap the throws",
        "swap A and B",
        "switch A with B",
        "other way round on A, 3 then 5",
        "other way round on A, 6 then 2",
        "flip B, leave B alone",
        "B the other way about. Trap 20.",
        "flip B. 5 then 6.",
        "A 6 first",
        "B 2",
        "A 3 then 6 or 5 then 6",
        "no trap on B last time",
        "is there no trapdoor on B?",
        "drop the trap on B",
    ],
)
def test_what_is_not_plain_of_two_throws_changes_nothing(words: str) -> None:
    """A condition, others' words, a question, both boards, numbers that do not fit, a new sentence without a board."""
    assert changed(words, TWO, 2) is None


@pytest.mark.parametrize(
    "words",
    [
        "A 5, B the same",
        "A 5 not 4",
        "A 5 or 6 instead",
        "A 5 instead?",
        "trap on B 20 not 15",
        "on B the trap, the same 20",
        "swap the traps over, 15 on A and 33 on B",
        "the other way round",
        "A correction: 5",
        "make it a 5",
        "A 5 tomorrow",
        "A 9",
        "A and B: 5",
        "A 6 and B 5 and trap 9",
        "A 6, B 5, trap 9",
    ],
)
def test_what_is_not_plain_of_one_throw_changes_nothing(words: str) -> None:
    """Two ways to take it, a number that does not stand, no board."""
    assert changed(words, ONE, 1) is None


@pytest.mark.parametrize(
    "words",
    [
        "4?",
        "perhaps 4",
        "4 or 5",
        "4 if I have it",
        "4 days to Christmas",
        "Clive has a 4",
        "9",
        "at 4",
        "I have 4",
        "4 o'clock",
        "not 4",
    ],
)
def test_what_is_no_plain_answer_changes_nothing(words: str) -> None:
    """However short it is."""
    stands = {"A": OnBoard((3,), 33), "B": OnBoard((), 14)}
    assert changed(words, stands, 1, "B") is None


def test_a_small_number_answers_nothing_where_the_throw_stands() -> None:
    """The question may have been which trapdoor."""
    assert changed("4", {"A": OnBoard((3,), 33), "B": OnBoard((5,), None)}, 1, "B") is None


@pytest.mark.parametrize("word", ["be", "on B", "the trap", "and flip", "4 then"])
def test_words_without_an_end_cost_no_time(word: str) -> None:
    """Nobody says so much of one change between two signs, so it is not looked for there."""
    words = " ".join([word] * 60)[:399]
    assert changed(words, TWO, 2, "B") is None
    assert is_quick(lambda: changed(words, TWO, 2, "B"), 0.1)
