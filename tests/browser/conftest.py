"""Debian's Chromium, and an archive for it to read."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbm.service.archive_folder import publish
from tests.servers.missing import missing
from tests.unit.reports.archive.games import built

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-extensions",
    "--disable-site-isolation-trials",
    "--disable-software-rasterizer",
    "--mute-audio",
    "--renderer-process-limit=1",
]


class Windows:
    """Windows of a browser: one for each kind that is asked for, kept open, as each page is loaded anew in it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kinds: list[tuple[dict[str, Any], Page]] = []

    def of(self, kind: dict[str, Any]) -> Page:
        """Return the window of a kind."""
        for known, page in self.kinds:
            if known == kind:
                return page
        page = self.browser.new_context(**kind).new_page()
        self.kinds.append((kind, page))
        return page


class Reader:
    """Somebody with a browser: what their pages complained of, and what they asked for that is no file."""

    def __init__(self, windows: Windows, folder: Path) -> None:
        self.windows, self.folder = windows, folder
        self.complaints: list[str] = []
        self.requests: list[str] = []

    @contextmanager
    def page(
        self, path: str, color_scheme: Any = "light", reduced_motion: Any = "no-preference", **how: Any
    ) -> Iterator[Page]:
        """Give a page of the archive, opened from its file; ``how`` says what kind of window it is in."""
        page = self.windows.of({"viewport": {"width": 1280, "height": 900}, **how})
        page.emulate_media(media="screen", color_scheme=color_scheme, reduced_motion=reduced_motion)
        heard: list[tuple[Any, Callable[[Any], None]]] = [
            ("console", lambda message: self.complaints.append(message.text)),
            ("pageerror", lambda error: self.complaints.append(str(error))),
            ("request", lambda request: self.requests.append(request.url)),
        ]
        for event, note in heard:
            page.on(event, note)
        try:
            page.goto((self.folder / path).as_uri())
            yield page
        finally:
            # Nothing of it runs on while others read.
            page.goto("about:blank")
            for event, note in heard:
                page.remove_listener(event, note)


@pytest.fixture(scope="session")
def windows() -> Iterator[Windows]:
    """Windows of Chromium, as Debian has it."""
    program = shutil.which("chromium") or "/usr/bin/chromium"
    if not Path(program).exists():
        missing("Chromium (Debian: chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright (Python)")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=program, args=FLAGS)
        yield Windows(started)
        started.close()


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of four games in a folder."""
    folder = tmp_path_factory.mktemp("archive")
    publish(folder, built())
    return folder


@pytest.fixture
def reader(windows: Windows, archive: Path) -> Iterator[Reader]:
    """A reader whose pages must complain of nothing and ask for nothing but files of the archive."""
    somebody = Reader(windows, archive)
    yield somebody
    assert somebody.complaints == []
    home = archive.as_uri() + "/"
    assert [url for url in somebody.requests if not url.startswith((home, "data:"))] == []


@pytest.fixture
def shots() -> Callable[[Any, str], None]:
    """A way to keep pictures of pages to be looked at: in the folder that PBM_SHOTS names, else nowhere."""
    folder = os.environ.get("PBM_SHOTS")

    def keep(page: Any, name: str) -> None:
        if folder:
            page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)

    return keep
