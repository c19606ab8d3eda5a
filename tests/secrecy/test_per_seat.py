"""What one player alone knows stays with that player: nobody who looks on sees what another asked, wrote or missed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.playthroughs.house import House
from tests.secrecy.pairs import draw_pair
from tests.secrecy.stage import Script, Seen, play, words_of
from tests.secrecy.worlds import Pair, World

PRIVATE = (
    "ABSENT 3 May to 17 May\nMy appendix is coming out.",
    "I'm away next week, it is my mother's funeral.",
    "ADDRESS ADD dora@elsewhere.test",
    "REMIND OFF",
    "ZONE Europe/Berlin",
    "LANGUAGE de",
    "FORMAT TEXT",
    "STATUS",
    "HISTORY",
    "ORDERS",
    "RESIGN",
    "throw 9, trapdoor 77",
    "What have I got left? Is there a ladder on 12?",
    "PRESS TO GM: I think Brenda cheats.",
    "trapdoor 99999",
    "PRESS NONE",
    "<script>alert(1)</script>",
    "",
)
"""What a player may write without anybody else being any the wiser."""

_ID = re.compile(rb"<[0-9a-f]{24}@example\.test>|=_[0-9a-f]{32}|bounce-[0-9a-f]{20}|<[0-9]+@players\.test>")


def levelled(seen: Seen) -> Seen:
    """Return what was seen with ids numbered in the order they come in.

    An id is a keyed hash of the running number of a mail: it looks like chance to everybody without the key, and how
    many mails the server got cannot be counted from it. Log lines number the mails, so they are left out.
    """
    order: dict[bytes, int] = {}

    def number(found: re.Match[bytes]) -> bytes:
        return b"ID%d" % order.setdefault(found[0], len(order))

    kept = Seen(public=seen.public)
    for name, data in seen.things:
        if name == "log" or (name == "to whom" and b"brenda@" not in data and b"olga@" not in data):
            continue
        kept.things.append((name, _ID.sub(number, data)))
    return kept


def with_a_third(seed: int) -> Pair:
    """Return a pair of three players or more."""
    rng = Random(seed)
    while True:
        pair = draw_pair(rng, most_rounds=2)
        if len(pair.names) >= 3:
            return pair


def seen_with(folder: Path, pair: Pair, script: Script, mails: dict[int, list[tuple[str, str]]]) -> Seen:
    """Return what Brenda, the observer and the editor see when these mails are written besides, by round."""

    def write(house: House, number: int) -> None:
        for name, words in mails.get(number, []):
            house.write(name, words)

    return levelled(play(folder, pair, pair.one, script, other_mails=write))


@pytest.mark.parametrize(
    "seed", [0, 1, pytest.param(2, marks=pytest.mark.soak), pytest.param(3, marks=pytest.mark.soak)]
)
def test_what_others_write_for_themselves_is_theirs_alone(seed: int, tmp_path: Path) -> None:
    """Questions, absences and their reasons, addresses, words to the GM, mistakes: to all others nothing."""
    rng = Random(seed)
    pair = with_a_third(seed)
    script = Script.draw(rng, pair)
    quiet = seen_with(tmp_path / "quiet", pair, script, {})
    mails = {
        number: [(name, rng.choice(PRIVATE)) for name in rng.choices(pair.names[1:], k=3)]
        for number in range(len(pair.one.orders))
    }
    # Mails that change the writer's own orders come before those orders are sent again.
    boards = sorted(pair.one.boards)
    loud = seen_with(tmp_path / "loud", pair, script, {n: _and_orders(pair, n, m, boards) for n, m in mails.items()})
    assert quiet.public == loud.public
    assert quiet.difference(loud) is None


def _and_orders(pair: Pair, number: int, mails: list[tuple[str, str]], boards: list[str]) -> list[tuple[str, str]]:
    again = [(name, words_of(pair.one.orders[number][name], boards)) for name, _ in mails]
    return [*mails, *((name, words or "WITHDRAW ALL") for name, words in dict(again).items())]


def test_a_letter_is_seen_by_nobody_else(tmp_path: Path) -> None:
    """Whether two others write to each other, and what, is between them."""
    pair = with_a_third(7)
    script = Script(asks=tuple(() for _ in pair.one.orders))
    silent = seen_with(tmp_path / "silent", pair, script, {})
    second, third = pair.names[1:3]
    written = {0: [(second, f"PRESS TO {third}: let us both nominate 17"), (third, f"PRESS TO {second}: agreed")]}
    letters = seen_with(tmp_path / "letters", pair, script, written)
    assert silent.difference(letters) is None


def test_press_without_a_name_does_not_tell_whose_it_is(tmp_path: Path) -> None:
    """Whoever of the others wrote it, and whenever: it stands at the same place in the same words."""
    pair = with_a_third(8)
    script = Script(asks=tuple(() for _ in pair.one.orders))
    words = "PRESS ANON: Somebody here has been very lucky."
    signed = [(name, f"PRESS: This is {name}.") for name in pair.names[1:]]
    seen = []
    for place, writer in enumerate(pair.names[1:3]):
        mails = [*signed, (writer, words)] if place else [(writer, words), *signed]
        seen.append(seen_with(tmp_path / writer, pair, script, {0: mails}))
    assert any(b"very lucky" in data for _, data in seen[0].things)
    assert seen[0].difference(seen[1]) is None


def test_the_comparison_sees_what_a_seat_gives_away(tmp_path: Path) -> None:
    """The tests above can fail: press for everybody is seen."""
    pair = with_a_third(9)
    script = Script(asks=tuple(() for _ in pair.one.orders))
    silent = seen_with(tmp_path / "silent", pair, script, {})
    loud = seen_with(tmp_path / "loud", pair, script, {0: [(pair.names[1], "PRESS: Hello all!")]})
    assert silent.difference(loud) is not None


def test_a_world_is_looked_at_from_every_seat(tmp_path: Path) -> None:
    """The seat that looks on need not be the first: the pair is the same with the seats turned about."""
    pair = with_a_third(10)
    turned = Pair(
        (*pair.names[1:], pair.names[0]),
        pair.options,
        World(pair.one.boards, pair.one.orders),
        World(pair.one.boards, pair.one.orders),
    )
    script = Script(asks=tuple(("HISTORY",) for _ in pair.one.orders))
    seen = [play(tmp_path / str(n), turned, world, script) for n, world in enumerate((turned.one, turned.other))]
    assert seen[0].difference(seen[1]) is None
