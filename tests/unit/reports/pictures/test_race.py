"""Race charts: everybody is on them, names lie apart, nothing secret can get in, the same race gives the same bytes."""

from __future__ import annotations

import hashlib
import inspect
import io
import subprocess
import sys
import time
import typing
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from pbm.core.phrases import Tongue
from pbm.reports.pictures import race as race_module
from pbm.reports.pictures import race_text, strip
from pbm.reports.pictures.canvas import Sheet
from pbm.reports.pictures.canvas import settings as held
from pbm.reports.pictures.cast import BACKGROUND, LOOKS
from pbm.reports.pictures.race import race_png, race_svg
from pbm.reports.pictures.sizes import MAIL, PRINT, Size
from pbm.reports.pictures.strip import strip_png, strip_svg
from pbm.rulesets.api import Track
from tests.tries import tries
from tests.unit.reports.pictures.racing import race, random_race

SVG = "{http://www.w3.org/2000/svg}"


def ids(svg: bytes) -> list[str]:
    """Return the ids of what is drawn."""
    return [element.attrib["id"] for element in ET.fromstring(svg).iter() if "id" in element.attrib]


def drawn(svg: bytes, kind: str) -> set[int]:
    """Return the numbers of the players who have a line, a label and so on."""
    return {int(name.split("-")[1]) for name in ids(svg) if name.startswith(f"{kind}-")}


@settings(max_examples=tries(5), deadline=None)
@given(st.integers(2, 12), st.integers(1, 60), st.integers(0, 99), st.sampled_from([100, None]))
def test_everybody_has_a_line_and_a_label(players: int, rounds: int, seed: int, finish: int | None) -> None:
    """However many run however long: a label for each, and a line for each who was there for two rounds."""
    tracks = random_race(players, rounds, seed, finish)
    svg = race_svg(tracks, "Vipers")
    runs = race_module.courses(tracks)
    assert drawn(svg, "label") == {run.index for run in runs}
    assert drawn(svg, "line") == {run.index for run in runs if any(len(leg) > 1 for leg in run.legs)}
    assert drawn(svg, "home") == {run.index for run in runs if run.home is not None}
    assert drawn(svg, "left") == {run.index for run in runs if run.left and run.home is None}


Box = tuple[float, float, float, float]
SIZES = pytest.mark.parametrize("size", [MAIL, PRINT], ids=["mail", "print"])


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Note where all that is written lies, and that none of it leaves the paper."""
    found: list[Box] = []
    write = Sheet.write

    def noted(sheet: Sheet, x: float, y: float, words: str, text: float, **how: typing.Any) -> None:
        wide, across = sheet.width_of(words, text, how.get("bold", False)), how.get("across", "left")
        left = x - wide * {"left": 0, "center": 0.5, "right": 1}[across]
        found.append((left, y - text * 0.5, left + wide, y + text * 0.5))
        assert left >= 0
        assert left + wide <= sheet.width
        assert text * 0.4 <= y <= sheet.height - text * 0.4
        write(sheet, x, y, words, text, **how)

    monkeypatch.setattr(Sheet, "write", noted)
    return found


def apart(boxes: list[Box]) -> bool:
    """Return whether no box touches another."""
    return all(
        one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        for one, other in combinations(boxes, 2)
    )


def awkward(players: int) -> list[tuple[Track, ...]]:
    """Return races with long names: all at the start, all on one space, spread out, strung along to the finish."""
    names = [f"{number} Featherstonehaugh-Cholmondeley of Wherever" for number in range(players)]
    return [
        race({name: [0] for name in names}),
        race({name: [0, 3, 3] for name in names}),
        race({name: [0, number * 2, 99 + number * 2] for number, name in enumerate(names)}),
        race({name: [0, 100 * number // (players - 1)] for number, name in enumerate(names)}),
        race({name: [0, 97 - number] for number, name in enumerate(names)}, finish=97),
        race({name: [0, 7 * number] for number, name in enumerate(names)}, finish=None),
    ]


TITLE = "The Vipers of the Old Rectory and their friends " * 3


@pytest.mark.parametrize("players", [2, 12])
@SIZES
def test_labels_lie_apart_and_on_the_paper(players: int, size: Size, boxes: list[Box]) -> None:
    """Nothing that is written on a race chart touches anything else or leaves the paper."""
    for tracks in awkward(players):
        with held():
            boxes.clear()
            race_module._drawn(tracks, TITLE, size, None, None)
        assert apart(boxes)


@pytest.mark.parametrize("players", [2, 12])
@SIZES
def test_flags_lie_apart_and_on_the_paper(players: int, size: Size, boxes: list[Box]) -> None:
    """Nothing that is written on a track strip touches anything else or leaves the paper."""
    for tracks in awkward(players):
        with held():
            boxes.clear()
            strip._drawn(tracks[-1], TITLE, size, None)
        assert apart(boxes)


def test_the_finish_is_drawn_where_it_is_told_only() -> None:
    """Where players are not told where home is, no picture tells."""
    spaces = {"Alan": [0, 4, 30], "Brenda": [0, 5, 20]}
    assert drawn(race_svg(race(spaces), "V"), "finish") == {0, 1}
    assert not drawn(race_svg(race(spaces, None), "V"), "finish")


def test_pictures_are_the_same_every_time() -> None:
    """The same race gives the same bytes, in one process and in another."""
    code = (
        "import sys, hashlib; from tests.unit.reports.pictures.racing import random_race\n"
        "from pbm.reports.pictures.race import *; from pbm.reports.pictures.strip import *\n"
        "t = random_race(5, 9, 3)\n"
        "print(hashlib.sha256(race_svg(t, 'V') + race_png(t, 'V') + strip_svg(t[-1], 'V') + strip_png(t[-1], 'V'))"
        ".hexdigest())"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "1"}
    )
    tracks = random_race(5, 9, 3)
    made = race_svg(tracks, "V") + race_png(tracks, "V") + strip_svg(tracks[-1], "V") + strip_png(tracks[-1], "V")
    assert other.stdout.strip() == hashlib.sha256(made).hexdigest()
    assert race_svg(tracks, "V") == race_svg(tracks, "V")


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (5, 20), (12, 60)])
def test_sizes_of_png(players: int, rounds: int) -> None:
    """600 pixels and 40 KB at most for a mail, 16 cm at 300 dots an inch for paper; on a card of its own."""
    tracks = random_race(players, rounds, 7)
    mail, paper = race_png(tracks, "Vipers"), race_png(tracks, "Vipers", "print")
    assert len(mail) <= 40_960
    small, large = Image.open(io.BytesIO(mail)), Image.open(io.BytesIO(paper))
    assert small.width == 600
    assert large.width == 1890
    assert large.info["dpi"] == pytest.approx((300, 300), abs=1)
    seen = small.convert("RGBA")
    assert seen.getextrema()[3] == (255, 255)
    assert "#{:02X}{:02X}{:02X}".format(*seen.getpixel((2, 2))[:3]) == BACKGROUND


def test_a_mail_shows_the_players_own_colours() -> None:
    """Few colours make a small picture, but those that tell players apart are kept as they are."""
    seen = Image.open(io.BytesIO(race_png(random_race(12, 20, 1), "V"))).convert("RGB").getcolors() or []
    assert {look.colour for look in LOOKS} <= {"#{:02X}{:02X}{:02X}".format(*colour) for _, colour in seen}


def test_svg_speaks_and_keeps_to_itself() -> None:
    """An SVG has a title and a description, letters as outlines, and no style sheet or script to bear on a page."""
    svg = race_svg(race({"Alan <b>": [0, 4], "Brenda": [0, 5]}), 'Vipers & "Ladders"')
    root = ET.fromstring(svg)
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == 'Vipers & "Ladders"'
    assert root.find(f"{SVG}title").text == 'Vipers & "Ladders"'
    assert "Brenda on 5; Alan <b> on 4" in root.find(f"{SVG}desc").text
    assert not [element.tag for element in root.iter() if element.tag in (f"{SVG}text", f"{SVG}style", f"{SVG}script")]
    assert b"metadata" not in svg
    assert b"<!DOCTYPE" not in svg


@pytest.mark.parametrize("name", ["$x^2$", "坂道", "🎲🎲", "\u202eevil\n", "</svg><script>", "\uffff", "_hidden", " "])
def test_any_name_can_be_drawn(name: str) -> None:
    """Signs of mathematics, letters the font lacks and markup are names like any other."""
    tracks = race({name: [0, 3, 5], "Brenda": [0, 3, 9]})
    for svg in (race_svg(tracks, name), strip_svg(tracks[-1], name)):
        assert drawn(svg, "label") == {0, 1}
    assert race_png(tracks, name).startswith(b"\x89PNG")


def test_a_race_can_be_stepped_through() -> None:
    """Up to a round, the picture has the size of the whole and knows nothing of those who came later."""
    tracks = race({"Alan": [0, 4, 30, 101], "Brenda": [0, 5, 20, 40], "Clive": [None, None, 0, 3]})
    early, whole = race_svg(tracks, "V", shown=1), race_svg(tracks, "V")
    assert drawn(early, "label") == {0, 1}
    assert drawn(whole, "label") == {0, 1, 2}
    assert ET.fromstring(early).attrib["viewBox"] == ET.fromstring(whole).attrib["viewBox"]


class Dutch:
    """A language that knows three words."""

    def pattern(self, pattern: str) -> str:
        """Return a pattern in Dutch."""
        return {"round": "ronde", "(home)": "(thuis)", "{names} on {space}": "{names} op {space}"}.get(pattern, pattern)

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the English pattern."""
        return one if count == 1 else many

    def moment(self, moment: object, zone: str) -> None:
        """Leave moments as they are."""


def test_words_on_it_are_the_readers() -> None:
    """What is written on a picture and said of it is in the language asked for."""
    tracks = race({"Alan": [0, 4], "Brenda": [0, 101]})
    tongue = typing.cast(Tongue, Dutch())
    assert race_svg(tracks, "V", tongue=tongue) != race_svg(tracks, "V")
    assert b"Alan op 4" in race_svg(tracks, "V", tongue=tongue)
    assert b"Alan op 4" in strip_svg(tracks[-1], "V", tongue=tongue)
    assert "Brenda (thuis)" not in str(race_text.race_alt(tracks))


def test_nothing_to_draw_is_refused() -> None:
    """A game without a race has no race chart."""
    with pytest.raises(ValueError, match="no race"):
        race_svg((), "V")
    with pytest.raises(ValueError, match="mail or print"):
        race_png(random_race(2, 1, 1), "V", typing.cast(typing.Any, "poster"))


def test_no_secret_can_be_handed_in() -> None:
    """What draws a race takes public tracks, words and sizes; nothing that could hold a board or an order."""
    for module in (race_module, race_text, strip):
        for name in module.__all__:
            hints = typing.get_type_hints(getattr(module, name))
            hints.pop("return")
            for hint in hints.values():
                told = str(hint)
                assert not any(word in told for word in ("Board", "State", "Config", "View", "Json", "Mapping", "Any"))
            assert set(inspect.signature(getattr(module, name)).parameters) <= {
                "tracks", "track", "title", "size", "width", "most", "shown", "cast", "tongue",
            }  # fmt: skip


def test_the_drawing_library_waits_until_it_is_needed() -> None:
    """A program that only might draw does not pay for it at its start."""
    code = (
        "import sys, pbm.reports.pictures.race, pbm.reports.pictures.strip, pbm.reports.pictures.race_text\n"
        "print(any(name.split('.')[0] in ('matplotlib', 'numpy', 'PIL') for name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_a_large_race_is_drawn_within_a_second() -> None:
    """Twelve players and forty rounds take under a second, counted in the processor's time."""
    tracks = random_race(12, 40, 2)
    race_svg(tracks, "V")
    for draw in (race_svg, race_png, lambda tracks, title: race_png(tracks, title, "print")):
        best = []
        for _ in range(2):
            begun = time.process_time()
            draw(tracks, "Vipers")
            best.append(time.process_time() - begun)
        assert min(best) < 1


def test_the_strip_shows_everybody() -> None:
    """Everybody in the race has a flag, at print size and for a mail, with the looks of the whole cast."""
    tracks = random_race(12, 15, 4)
    last = tracks[-1]
    cast = race_module.courses(tracks)
    numbers = {run.name: run.index for run in cast}
    svg = strip_svg(last, "V", cast=[run.name for run in cast])
    assert drawn(svg, "label") == {numbers[runner.name] for runner in last.runners}
    assert Image.open(io.BytesIO(strip_png(last, "V"))).width == 600
    assert Image.open(io.BytesIO(strip_png(last, "V", "print"))).width == 1890
