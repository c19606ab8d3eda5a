"""Orders beside what tells nothing of them: the GM's name at the number, a spade, a preface, "the next round"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

# A mail, its throw and its trapdoor.
ORDERED = [
    ("I play the 5. The spade at number 44, please. We dug up 3 rows and 2 tyres.", 5, 44),
    ("Spade in at 31. The 4 please. My 2 cousins came on the 6th.", 4, 31),
    ("Give me a 3 Harold and put the trapdoor on 58. If they ask, I am minding the number 4 pump.", 3, 58),
    ("Lob us a 6 Trev, trapdoor on 29. We did 2 runs to the tip and 4 teas.", 6, 29),
    ("Hello Magnus 5 please. Trap on 37. I have 2 shifts left.", 5, 37),
    ("Morning Bea 2 please, and trapdoor 81", 2, 81),
    ("I see that I haven't sent you my orders yet. Could I have the 4, and the trapdoor on 39? Verse 2 is out.", 4, 39),
    ("I find I have not given you my move. May I have the two, and trapdoor 66? Hymn 40, verse 3.", 2, 66),
    ("Carols (9 and 57, nobody likes any of them). May I have the 1, and may the ground open beneath 48?", 1, 48),
    ("For the next round I would like the 3. The trapdoor comes please on field 52.", 3, 52),
    ("For the next turn, please, my throw is 6. The trapdoor on 17.", 6, 17),
]

# Mails that say the same words and order less.
OPEN = [
    ("Throw 4. Spade in at 62 Mill Lane.", {"A": ([4], None)}),
    ("Throw 4. The spade was at 44.", {"A": ([4], None)}),
    ("Give me a 3 Star hotel and put the trapdoor on 58.", {"A": ([], 58)}),
    ("Chuck us a 5 Euro note, trapdoor 62.", {"A": ([], 62)}),
    ("Chuck us a 5 or a 4 Dale and whack the trapdoor on 62.", {"A": ([], 62)}),
    ("Hi Room 3 please. Trapdoor 62.", {"A": ([], 62)}),
    ("Hi Dale 3 of us are coming. Trapdoor 62.", {"A": ([], 62)}),
    ("Hi Dale 3 please? Or 4?", {}),
    ("For the next round I would like the 3. This one I leave be. Trapdoor 52.", {"A": ([], 52)}),
    ("You have my orders already. For the next round I would like the 3. Trapdoor 52.", {}),
    ("Throw 5, trapdoor 40. For the next round I would like the 3.", {"A": ([5], 40)}),
    ("Throw any of these, nobody minds: 3 or 4. Trapdoor 48.", {"A": ([], 48)}),
]


@pytest.mark.parametrize(("text", "throw", "door"), ORDERED)
def test_orders_are_known_beside_what_tells_nothing(text: str, throw: int, door: int) -> None:
    """A name, a spade in the ground or a word ahead of them changes nothing of what is ordered."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(("text", "ordered"), OPEN)
def test_other_spades_names_and_rounds_order_nothing(
    text: str, ordered: dict[str, tuple[list[int], int | None]]
) -> None:
    """An address, what stands behind a number, another round, a choice: nothing is made of them."""
    assert short(reading(text)) == ordered
