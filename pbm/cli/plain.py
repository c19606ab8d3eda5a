"""Commands that speak plainly: how they are used, what is missing or wrong, and an example of each.

What is printed is for people who run games, so it names no types of the language, and says what to type next.
"""

from __future__ import annotations

import difflib
import re
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from pbm.cli.examples import EXAMPLES

__all__ = ["PlainCommand", "PlainGroup", "words_of"]

_WORDS = {"<str>": "TEXT", "<path>": "FILE", "<dir>": "DIR", "<int>": "N", "<number>": "N", "<word>": "WORD"}
_TYPE = re.compile(r"<[^<>]*>(?:\.\.\.)?$")
_NOTE = re.compile(r"  \[[^\[\]]*\]$")  # what stands where nothing is said: "[default: postal]"
_EXTRA = re.compile(r"unexpected extra argument(?:s|\(s\))? \((?P<words>.*)\)")


# The library's name for wrong usage of any kind, which it does not tell itself.
_UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class _SlipError(typer.BadParameter):
    """Wrong usage, already in words: each line is printed as it is. The exit status is 2."""

    def show(self, file: Any = None) -> None:
        """Print it on standard error."""
        typer.echo(self.message, file=file, err=True)


class PlainGroup(TyperGroup):
    """A group whose list says the whole of each command's first sentence, and that helps with a slip in a name."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands."""
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section("Commands"):
            formatter.write_dl([(name, found.get_short_help_str(limit=400)) for name, found in commands if found])

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the list of its options, and that of its commands."""
        _write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is named; a name that is none is told with the nearest ones."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            near = difflib.get_close_matches(name.lower(), self.list_commands(ctx), n=1, cutoff=0.5)
            meant = f" Did you mean `{ctx.command_path} {near[0]}`?" if near else ""
            raise _SlipError(
                f"pbm: `{ctx.command_path}` has no command {_quoted(name)}.{meant}\n"
                f"`{ctx.command_path} -h` lists those that there are.",
                ctx,
            )
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read what stands before the command's name."""
        if not args and self.no_args_is_help:
            return super().parse_args(ctx, args)
        try:
            return super().parse_args(ctx, args)
        except _UsageError as error:
            raise _plainly(error, ctx) from None


class PlainCommand(TyperCommand):
    """A command that says how it is used in words for people, and shows an example of itself."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Return the words of its usage: in capitals what is to be filled in, in brackets what may be left out."""
        pieces = []
        for param in _arguments(self, ctx):
            name = _name(param)
            # DATE TIME are two words already.
            name += " …" if param.nargs != 1 and " " not in name else ""
            pieces.append(name if param.required else f"[{name}]")
        return ["[OPTIONS]", *pieces]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the list of its arguments, and that of its options."""
        rows = [(_name(param), _help(param, ctx)) for param in _arguments(self, ctx)]
        if rows:
            with formatter.section("Arguments"):
                formatter.write_dl(rows)
        _write_options(self, ctx, formatter)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Write an example of it, unbroken, so that it can be copied."""
        example = EXAMPLES.get(words_of(ctx))
        if example:
            formatter.write(f"\nFor example:\n  {example}\n")

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the words that follow its name; what is wrong with them is said plainly."""
        try:
            return super().parse_args(ctx, args)
        except _UsageError as error:
            raise _plainly(error, ctx) from None

    def invoke(self, ctx: Any) -> Any:
        """Do it; what it finds wrong with its words is said in the same way."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            raise _plainly(error, ctx) from None


def words_of(ctx: Any) -> str:
    """Return the words of a command, without the program's name: ``round postpone``."""
    words: list[str] = []
    while ctx is not None and ctx.parent is not None:
        words.insert(0, ctx.info_name or "")
        ctx = ctx.parent
    return " ".join(words)


def _arguments(command: Any, ctx: Any) -> list[Any]:
    return [param for param in command.get_params(ctx) if param.param_type_name == "argument"]


def _write_options(command: Any, ctx: Any, formatter: Any) -> None:
    records = [param.get_help_record(ctx) for param in command.get_params(ctx) if param.param_type_name != "argument"]
    rows = [(_TYPE.sub(lambda kind: _WORDS.get(kind[0], "TEXT"), name), said) for name, said in filter(None, records)]
    with formatter.section("Options"):
        formatter.write_dl(rows)


def _name(param: Any) -> str:
    """Return what is to be filled in for an argument, or what an option is called."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    return str(max(param.opts, key=len))


def _help(param: Any, ctx: Any) -> str:
    """Return what is said of a parameter, without a mark that its place in the usage makes already."""
    record = param.get_help_record(ctx)
    return re.sub(r"  \[required\]$", "", record[1]) if record else ""


def _quoted(word: str) -> str:
    kept = "".join(letter if letter.isprintable() else "?" for letter in word)
    return f'"{kept[:40]}…"' if len(kept) > 40 else f'"{kept}"'


def _plainly(error: Exception, ctx: Any) -> Exception:
    """Return a mistake in how a command was used, in words."""
    if isinstance(error, _SlipError):
        return error
    example = EXAMPLES.get(words_of(ctx))
    lines = [f"pbm: {_what(error, ctx)}"]
    lines += [f"For example:  {example}"] if example else []
    lines += [f"More about it:  {ctx.command_path} -h"]
    return _SlipError("\n".join(lines), ctx)


def _what(error: Any, ctx: Any) -> str:
    """Return what is wrong, in one line."""
    param = getattr(error, "param", None)
    if hasattr(error, "param_type") and param is not None:
        return f"{_name(param)} is missing: {_lower(_help(param, ctx))}"
    if hasattr(error, "possibilities"):
        return _no_such_option(str(error.option_name), ctx)
    if hasattr(error, "option_name"):
        wanted = next((one for one in ctx.command.get_params(ctx) if error.option_name in one.opts), None)
        if wanted is None or "requires" not in error.format_message():
            return _lower(str(error.format_message()))
        return f"{error.option_name} wants something behind it: {_lower(_NOTE.sub('', _help(wanted, ctx)))}"
    extra = _EXTRA.search(error.format_message())
    if extra is not None:
        return _too_much(extra["words"], ctx)
    if param is not None:
        return f"{_name(param)}: {error.message}"
    hint = getattr(error, "param_hint", None)
    return f"{hint}: {error.message}" if isinstance(hint, str) else str(error.message)


def _no_such_option(name: str, ctx: Any) -> str:
    known = [option for param in ctx.command.get_params(ctx) for option in (*param.opts, *param.secondary_opts)]
    near = difflib.get_close_matches(name, [one for one in known if one.startswith("--")], n=1, cutoff=0.6)
    meant = f" Did you mean {near[0]}?" if near else ""
    return f"`{ctx.command_path}` has no option {name}.{meant}"


def _too_much(words: str, ctx: Any) -> str:
    names = [_name(param) for param in _arguments(ctx.command, ctx)]
    takes = f"takes {' and '.join(names)} and no more" if names else "takes no word but options"
    advice = "; what has spaces in it goes into quotation marks" if names else ""
    return f"{_quoted(words)} is too much: `{ctx.command_path}` {takes}{advice}"


def _lower(text: str) -> str:
    """Return a sentence as the end of another one."""
    return text[:1].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text
