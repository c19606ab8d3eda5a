"""A folder of files that are all ours: what changed is put in its place at once, what is not ours is left alone."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pbm.core.errors import IllegalError, Problem

__all__ = ["MANIFEST", "Published", "publish"]

MANIFEST = ".pbm-archive.json"
"""The list of the files that are ours, with the hash of each."""

_STAGE = ".pbm-archive-new"
_PART = re.compile(r"[a-z0-9][a-z0-9._-]{0,99}")
_DEEPEST = 4


@dataclass(frozen=True, slots=True)
class Published:
    """How many files were written, were as they should be, and were removed because they are no longer wanted."""

    written: int
    unchanged: int
    removed: int


def publish(folder: Path, files: Mapping[str, bytes]) -> Published:
    """Make a folder hold these files, by their paths with strokes; they are put there in the order they have.

    Each comes whole, in place of the old one. A folder that has other things in it is refused with IllegalError, before
    anything is written; so is a file in it that stands where one of ours belongs.
    """
    for path in files:
        if not _is_plain(path):
            raise ValueError(f"{path!r} is no path in an archive")
    try:
        with _held(folder):
            return _publish(folder, files)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise IllegalError(
            Problem("archive", f"the archive cannot be written: {reason}", file=error.filename or str(folder))
        ) from None


def _publish(folder: Path, files: Mapping[str, bytes]) -> Published:
    ours = _ours(folder)
    for path in files:
        if path not in ours:
            _check_free(folder, path)
    changed = [path for path, data in files.items() if _read(folder / path) != data]
    gone = [path for path in ours if path not in files]
    stage = folder / _STAGE
    shutil.rmtree(stage, ignore_errors=True)
    if changed or gone or ours.keys() != files.keys():
        # Both the old files and the new are ours, wherever this should be cut short.
        _put_manifest(folder, {**ours, **_hashes(files)})
        for number, path in enumerate(changed):
            _put(stage / str(number), files[path])
        for number, path in enumerate(changed):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (stage / str(number)).replace(folder / path)
        for path in gone:
            (folder / path).unlink(missing_ok=True)
        _drop_empty(folder, gone)
        _put_manifest(folder, _hashes(files))
        shutil.rmtree(stage, ignore_errors=True)
    return Published(len(changed), len(files) - len(changed), len(gone))


@contextlib.contextmanager
def _held(folder: Path) -> Iterator[None]:
    """Hold a folder, made if need be, for one archive at a time."""
    if folder.exists() and not folder.is_dir():
        raise IllegalError(Problem("archive", "this is a file: name a folder for the archive", file=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise IllegalError(
                Problem("archive", "another pbm is at work on this archive: wait until it is done", file=str(folder))
            ) from None
        yield
    finally:
        os.close(handle)


def _ours(folder: Path) -> dict[str, str]:
    """Return the files in a folder that are ours; IllegalError for a folder that is somebody else's."""
    kept = folder / MANIFEST
    if not kept.exists():
        if any(each.name != _STAGE for each in folder.iterdir()):
            raise IllegalError(
                Problem(
                    "archive",
                    "this folder has things in it that are not from pbm: name a folder that is new or empty",
                    file=str(folder),
                )
            )
        return {}
    try:
        raw = json.loads(kept.read_text("utf-8"))
        found = raw["files"] if raw["pbm"] == "archive" else None
    except (ValueError, KeyError, TypeError):
        found = None
    if not isinstance(found, dict) or not all(_is_plain(path) for path in found):
        raise IllegalError(
            Problem(
                "archive",
                "the list of this archive's files is damaged, so nobody can tell which are its own: empty the folder, "
                "and build the archive again",
                file=str(kept),
            )
        )
    return {path: str(digest) for path, digest in found.items()}


def _is_plain(path: str) -> bool:
    """Return whether a path can only lead to a place within the folder."""
    parts = path.split("/")
    return len(parts) <= _DEEPEST and all(_PART.fullmatch(part) for part in parts)


def _check_free(folder: Path, path: str) -> None:
    """Check that nothing of somebody else's stands where a file of ours belongs."""
    place = folder / path
    above = [folder.joinpath(*path.split("/")[:depth]) for depth in range(1, path.count("/") + 1)]
    for each in (*(one for one in above if one.is_symlink() or (one.exists() and not one.is_dir())), place):
        if each.is_symlink() or each.exists():
            raise IllegalError(
                Problem(
                    "archive",
                    "this is not from pbm, and the archive has a file of this name: move it elsewhere",
                    file=str(each),
                )
            )


def _read(path: Path) -> bytes | None:
    try:
        return None if path.is_symlink() else path.read_bytes()
    except FileNotFoundError:
        return None


def _hashes(files: Mapping[str, bytes]) -> dict[str, str]:
    return {path: hashlib.sha256(data).hexdigest() for path, data in files.items()}


def _put_manifest(folder: Path, files: Mapping[str, str]) -> None:
    listed = {"pbm": "archive", "version": 1, "files": dict(sorted(files.items()))}
    _put(folder / _STAGE / "manifest", (json.dumps(listed, indent=1) + "\n").encode())
    (folder / _STAGE / "manifest").replace(folder / MANIFEST)


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _drop_empty(folder: Path, gone: Iterable[str]) -> None:
    """Remove the folders that removed files have left empty."""
    for path in gone:
        for parent in (folder / path).parents:
            if parent == folder:
                break
            try:
                parent.rmdir()
            except OSError:
                break
