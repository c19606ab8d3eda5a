"""The files that come with the program: mail and report templates, example settings, boards and games."""

from __future__ import annotations

import difflib
from pathlib import Path

import pbm
from pbm.core.errors import ConfigError, Problem

__all__ = ["builtin_board", "builtin_boards", "resource"]


def resource(*parts: str) -> Path:
    """Return the path of a file or folder that comes with the program, as in ``resource("config", "boards")``.

    In an installed wheel these lie in the package's ``_data``; in a source checkout beside the package.
    """
    package = Path(pbm.__file__).resolve().parent
    for root in (package / "_data", package.parent):
        path = root.joinpath(*parts)
        if path.exists():
            return path
    wanted = "/".join(parts)
    raise ConfigError(
        Problem("missing-resource", f"{wanted} did not come with this installation of pbm: install it anew")
    )


def builtin_boards() -> tuple[str, ...]:
    """Return the names of the boards that come with the program."""
    return tuple(sorted(path.stem for path in resource("config", "boards").glob("*.toml")))


def builtin_board(name: str) -> Path:
    """Return the file of a board that comes with the program; ConfigError, with the nearest name, for another."""
    names = builtin_boards()
    if name in names:
        return resource("config", "boards", f"{name}.toml")
    near = difflib.get_close_matches(name.lower(), names, n=1, cutoff=0.5)
    advice = f'did you mean "builtin:{near[0]}"?' if near else f"there are: {', '.join(names)}"
    raise ConfigError(Problem("unknown-board", f'no board "{name}" comes with the program; {advice}'))
