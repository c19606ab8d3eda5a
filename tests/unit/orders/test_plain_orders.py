"""Orders as people write them when they are plain: they are taken without a question."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

ONE_TURN = [
    ("THROW 5 TRAPDOOR 45", 5, 45),
    ("Throw: 5\nTrapdoor: 45", 5, 45),
    ("throw=5;trapdoor=45", 5, 45),
    ("thorw 5 trpadoor 45", 5, 45),
    ("5 45", 5, 45),
    ("5/45", 5, 45),
    ("5, 45 please", 5, 45),
    ("5\n45", 5, 45),
    ("5 and trap 45 pls", 5, 45),
    ("trap 45, 5", 5, 45),
    ("td 45 throw 5", 5, 45),
    ("5 throw, 45 trapdoor", 5, 45),
    ("45 trapdoor 3 throw", 3, 45),
    ("Throw no. 5, trapdoor no. 45", 5, 45),
    ("throw five trapdoor forty-five", 5, 45),
    ("three / seventy one", 3, 71),
    ("throw 4 trapdoor one hundred", 4, 100),
    ("die: 5 hole: 45", 5, 45),
    ("move 5, trapdoor 45", 5, 45),
    ("5 please", 5, None),
    ("It'll be a 3 for me and I think I'll drop the trap on 71 this time.", 3, 71),
    ("Let's say 3 and 71", 3, 71),
    ("I choose to move 3 spaces and nominate square 71 as a trapdoor.", 3, 71),
    ("Could you put me down for a 5 and trapdoor 45?", 5, 45),
    ("Turn 3: throw 4 trap 67", 4, 67),
    ("Game: Viper\nTurn: 4\nThrow: 3\nTrapdoor: 71", 3, 71),
    ("５／４５", 5, 45),
    ("٥ ٤٥", 5, 45),
    ("⚄ trapdoor ４５", 5, 45),
    ("Throw\u00a0–\u00a05\nTrapdoor\u00a0—\u00a045", 5, 45),
    ("🎲 5️⃣ 🕳️ 4️⃣5️⃣", 5, 45),
    ("th\u200brow 5, trap\u00addoor 45", 5, 45),
]
DECLINED = ["5 none", "Throw 5, no trapdoor", "Throw: 5\nTrapdoor: none", "3 pls n no trap", "trapdoor n/a throw 5"]
CORRECTED = [
    ("Throw 3. Trapdoor 45. Sorry, make that throw 4.", 4, 45),
    ("Throw 3, trapdoor 45. Make that 46.", 3, 46),
    ("Throw 4... no, 5", 5, None),
    ("throw 3 - sorry, 4", 4, None),
    ("Throw 4. Actually 5. No wait, 4.", 4, None),
    ("change my throw from 3 to 6", 6, None),
    ("replace my 3 with a 4", 4, None),
    ("4 instead of 3, trapdoor 67", 4, 67),
    ("New orders: throw 3 (was 5), trapdoor 71 (was 67)", 3, 71),
]
BESIDE = [
    "Throw 4, trapdoor 67. See you at 5!",
    "Throw 4, trapdoor 67. Is 5 legal?",
    "Throw 4, trapdoor 67 (leaves 2, 3, 6)",
    "Throw 4, trapdoor 67. I have 2, 3 and 6 left",
    "Bob should throw 5. Me: throw 4, trapdoor 67",
    "I threw a 3 last time so 4 this time, trap 67",
    "Don't throw 3, throw 4. Trap 67",
    "I'm off to Spain for 2 weeks. 4 and 67.",
    "Throw 4 trap 67\nBob, 12 High Street, 5th floor",
    "Throw 4 trap 67\nring 07700 900123 before 5pm on 3/4/2025, it costs £6",
    "As I'm on 45 I'll throw a 4 to land on 49. Trapdoor 67",
    "Throw 4, trapdoor 67, and if it comes off I'm buying",
]


@pytest.mark.parametrize(("text", "throw", "door"), ONE_TURN + CORRECTED)
def test_plain_orders_are_taken(text: str, throw: int, door: int | None) -> None:
    """A throw and a nomination in the usual ways are accepted; of a correction, the new value."""
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("orders", "clear", {"A": ([throw], door)})


@pytest.mark.parametrize("text", DECLINED)
def test_a_nomination_can_be_declined(text: str) -> None:
    """Whoever says that there is to be no trapdoor has said so: the order is ``none``."""
    got = reading(text)
    assert got.verdict == "clear"
    assert short(got)["A"][1] == "none"


@pytest.mark.parametrize("text", BESIDE)
def test_other_numbers_are_chat(text: str) -> None:
    """Dates, sums, addresses, other players and what is left in the hand do not disturb plain orders."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 67)})


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("3 then 6, trap 52", [3, 6], 52),
        ("THROWS 3 6", [3, 6], None),
        ("3/6/52", [3, 6], 52),
        ("turn 11: 1\nturn 12: 4", [1, 4], None),
        ("turn 12: 4 / turn 11: 1", [1, 4], None),
        ("Throw 1: 3\nThrow 2: 6", [3, 6], None),
        ("Second throw: 6\nFirst throw: 3", [3, 6], None),
        ("3 on turn 5 and 6 on turn 6", [3, 6], None),
        ("turns 5 and 6: 3 & 6 trapdoor 52", [3, 6], 52),
        ("Your throw on turn 5: 3\nYour throw on turn 6: 6", [3, 6], None),
        ("I'd like to throw a 3 and then a 6, with a trapdoor on 52", [3, 6], 52),
        ("throw 3 trapdoor 52", [3], 52),
    ],
)
def test_two_turns_take_two_throws_in_order(text: str, throws: list[int], door: int | None) -> None:
    """In a round of two turns the throws are taken in the order meant; one alone is the first."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, door)})


@pytest.mark.parametrize(
    "text",
    [
        "A 4 31\nB 2 15\nC 1 77",
        "A: 4/31 B: 2/15 C: 1/77",
        "A4/31 B2/15 C1/77",
        "a: 4, 31\nb: 2, 15\nc: 1, 77",
        "4/31 on A, 2/15 on B, 1/77 on C",
        "A|4|31\nB|2|15\nC|1|77",
        "Board Trapdoor Throw\nA 31 4\nB 15 2\nC 77 1",
        "Throws: A 4, B 2, C 1\nTrapdoors: A 31, B 15, C 77",
        "A throw: 4\nA trapdoor: 31\nB throw: 2\nB trapdoor: 15\nC throw: 1\nC trapdoor: 77",
        "Board A: throw 4 trap 31. On B a 2, and dig at 15. C: 1, trap 77.",
    ],
)
def test_boards_are_told_apart(text: str) -> None:
    """Orders for several boards are taken by letter, before or after, in lines, sentences and tables."""
    got = reading(text, 1, "ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 31), "B": ([2], 15), "C": ([1], 77)})


def test_a_small_nomination_under_its_label_is_no_throw() -> None:
    """In "Trapdoors: A 31, B 5" the 5 is a space."""
    got = reading("Throws: A 4, B 2\nTrapdoors: A 31, B 5", 1, "AB")
    assert short(got) == {"A": ([4], 31), "B": ([2], 5)}


def test_one_order_can_be_for_all_boards() -> None:
    """Only where the player says so is one order for every board."""
    assert short(reading("5/45 on all boards", 1, "AB")) == {"A": ([5], 45), "B": ([5], 45)}
    assert reading("5/45", 1, "AB").verdict == "ask"


def test_a_size_that_was_not_told_is_no_limit() -> None:
    """Where players do not know the size of the board any space may be named."""
    got = read(clean("Throw 5 trapdoor 612"), form(high=None))
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 612)})
