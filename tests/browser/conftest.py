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
]


class Reader:
    """Somebody with a browser: what their pages complained of, and what they asked for that is no file."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.complaints: list[str] = []
        self.requests: list[str] = []

    @contextmanager
    def page(self, path: str, **how: Any) -> Iterator[Page]:
        """Give a page of the archive, opened from its file; ``how`` says what kind of browser it is."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **how})
        try:
            page = context.new_page()
            page.on("console", lambda message: self.complaints.append(message.text))
            page.on("pageerror", lambda error: self.complaints.append(str(error)))
            page.on("request", lambda request: self.requests.append(request.url))
            page.goto((self.folder / path).as_uri())
            yield page
        finally:
            context.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as Debian has it."""
    program = shutil.which("chromium") or "/usr/bin/chromium"
    if not Path(program).exists():
        missing("Chromium (Debian: chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright (Python)")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=program, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of four games in a folder."""
    folder = tmp_path_factory.mktemp("archive")
    publish(folder, built())
    return folder


@pytest.fixture
def reader(browser: Browser, archive: Path) -> Iterator[Reader]:
    """A reader whose pages must complain of nothing and ask for nothing but files of the archive."""
    somebody = Reader(browser, archive)
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
