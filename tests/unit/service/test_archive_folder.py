"""The archive's folder: what is written, what is left alone, and what is refused."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path

import pytest

from pbm.core.errors import IllegalError
from pbm.service import archive_folder
from pbm.service.archive_folder import MANIFEST, Published, publish

FILES = {"style.css": b"a", "games/hill/round-01.html": b"one", "index.html": b"front"}


def held(folder: Path) -> dict[str, bytes]:
    """Return every file in a folder but the list of ours."""
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    found.pop(MANIFEST, None)
    return found


def test_a_new_folder_is_made_and_filled(tmp_path: Path) -> None:
    """The folder need not be there; afterwards it holds the files and nothing that is half done."""
    folder = tmp_path / "deep" / "archive"
    assert publish(folder, FILES) == Published(written=3, unchanged=0, removed=0)
    assert held(folder) == FILES
    assert {path.name for path in folder.iterdir()} == {"style.css", "games", "index.html", MANIFEST}


def test_what_has_not_changed_is_not_touched(tmp_path: Path) -> None:
    """A second time only what differs is written, so that copying the folder elsewhere stays quick."""
    publish(tmp_path, FILES)
    for path in tmp_path.rglob("*"):
        os.utime(path, ns=(1, 1))
    assert publish(tmp_path, {**FILES, "index.html": b"news"}) == Published(written=1, unchanged=2, removed=0)
    assert (tmp_path / "style.css").stat().st_mtime_ns == 1
    assert (tmp_path / "index.html").read_bytes() == b"news"


def test_without_news_nothing_at_all_is_written(tmp_path: Path) -> None:
    """Not even the list of our files is written again."""
    publish(tmp_path, FILES)
    os.utime(tmp_path / MANIFEST, ns=(1, 1))
    assert publish(tmp_path, FILES) == Published(written=0, unchanged=3, removed=0)
    assert (tmp_path / MANIFEST).stat().st_mtime_ns == 1


def test_only_what_is_ours_is_removed(tmp_path: Path) -> None:
    """Pages that are wanted no longer go, with folders that they leave empty; what somebody else put there stays."""
    publish(tmp_path, {**FILES, "games/old/index.html": b"old"})
    (tmp_path / "CNAME").write_text("games.example.org")
    (tmp_path / "games" / "notes.txt").write_text("mine")
    assert publish(tmp_path, {"index.html": b"front"}).removed == 3
    assert held(tmp_path) == {"index.html": b"front", "CNAME": b"games.example.org", "games/notes.txt": b"mine"}
    assert not (tmp_path / "games" / "old").exists()


def test_a_folder_with_other_things_in_it_is_refused(tmp_path: Path) -> None:
    """Somebody who names the wrong folder loses nothing."""
    (tmp_path / "thesis.doc").write_text("years of work")
    with pytest.raises(IllegalError, match="name a folder that is new or empty"):
        publish(tmp_path, FILES)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.doc"]


def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    """A file that came between stands in the way, is named, and nothing is written."""
    publish(tmp_path, FILES)
    (tmp_path / "feed.xml").write_text("mine")
    with pytest.raises(IllegalError, match="move it elsewhere") as refused:
        publish(tmp_path, {**FILES, "index.html": b"news", "feed.xml": b"ours"})
    assert str(tmp_path / "feed.xml") in str(refused.value)
    assert (tmp_path / "index.html").read_bytes() == b"front"
    assert (tmp_path / "feed.xml").read_text() == "mine"


def test_a_file_named_as_the_folder_is_refused(tmp_path: Path) -> None:
    """A file is no folder."""
    (tmp_path / "file").write_text("x")
    with pytest.raises(IllegalError, match="this is a file"):
        publish(tmp_path / "file", FILES)


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    """A link in the folder that leads elsewhere is in the way, not a way."""
    publish(tmp_path / "archive", {"index.html": b"front"})
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "archive" / "games").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(IllegalError, match="move it elsewhere"):
        publish(tmp_path / "archive", FILES)
    assert list((tmp_path / "elsewhere").iterdir()) == []


@pytest.mark.parametrize("path", ["../outside.html", "/etc/passwd", "games//x", "a/../../b", ".hidden", "Über.html"])
def test_no_path_leads_out_of_the_folder(tmp_path: Path, path: str) -> None:
    """A path that is not plain is a mistake of ours and writes nothing."""
    with pytest.raises(ValueError, match="no path in an archive"):
        publish(tmp_path, {path: b"x"})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("listed", ['{"pbm": "archive", "files": {"../victim": "x"}}', "[]", '{"pbm": "demo"}', "{"])
def test_a_damaged_list_removes_nothing(tmp_path: Path, listed: str) -> None:
    """Where the list of our files cannot be believed, nothing is written or removed."""
    folder = tmp_path / "archive"
    folder.mkdir()
    (tmp_path / "victim").write_text("stays")
    (folder / MANIFEST).write_text(listed)
    with pytest.raises(IllegalError, match="damaged"):
        publish(folder, FILES)
    assert (tmp_path / "victim").exists()
    assert [path.name for path in folder.iterdir()] == [MANIFEST]


def test_a_build_cut_short_can_be_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed on the way, the folder has whole files only; the next build makes it what it should be."""
    publish(tmp_path, FILES)
    news = {"games/hill/round-02.html": b"two", "index.html": b"news"}
    put, count = archive_folder._put, [0]

    def failing(path: Path, data: bytes) -> None:
        count[0] += 1
        if count[0] == 3:
            raise KeyboardInterrupt
        put(path, data)

    monkeypatch.setattr(archive_folder, "_put", failing)
    with pytest.raises(KeyboardInterrupt):
        publish(tmp_path, news)
    monkeypatch.undo()
    assert (tmp_path / "index.html").read_bytes() == b"front"
    publish(tmp_path, news)
    assert held(tmp_path) == news
    assert json.loads((tmp_path / MANIFEST).read_text())["files"].keys() == news.keys()


def test_two_builds_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    """While one is at work another is refused."""
    publish(tmp_path, FILES)
    handle = os.open(tmp_path, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        with pytest.raises(IllegalError, match="another pbm is at work"):
            publish(tmp_path, FILES)
    finally:
        os.close(handle)


def test_a_folder_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    """What the machine says is passed on, with the file."""
    (tmp_path / "archive").mkdir()
    (tmp_path / "archive" / ".pbm-archive-new").write_text("a file where a folder is needed")
    with pytest.raises(IllegalError, match="cannot be written"):
        publish(tmp_path / "archive", FILES)
