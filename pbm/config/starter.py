"""The texts of a first pbm.toml and of a new game file, with a comment for every key, for a GM who is no programmer."""

from __future__ import annotations

import json
import textwrap
from dataclasses import dataclass

from pbm.config.game_file import PlayerEntry
from pbm.core.game import Json

__all__ = ["FirstGame", "FirstSettings", "game_text", "settings_text"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstSettings:
    """What a GM is asked for a first pbm.toml. Without ``imap_host`` or ``smtp_host`` mail goes through folders."""

    address: str
    gm_address: str
    gm_name: str
    server_name: str = "Games by mail"
    imap_host: str = ""
    imap_user: str = ""
    smtp_host: str = ""
    smtp_user: str = ""
    dedicated: bool = False
    redirect_to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstGame:
    """What a GM is asked for a new game file. ``boards`` are board files, or ``builtin:`` and a name.

    ``options`` are those of its rules: key, default, and what it does.
    """

    key: str
    title: str
    zone: str
    boards: tuple[str, ...] = ("builtin:conventional",)
    every: str = "2 weeks on Friday 20:00"
    ruleset: str = "postal"
    players: tuple[PlayerEntry, ...] = ()
    options: tuple[tuple[str, Json, str], ...] = ()


def _quoted(value: str) -> str:
    # A JSON string is a TOML string, but for DEL, which TOML does not allow as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def settings_text(first: FirstSettings) -> str:
    """Return a commented pbm.toml."""
    return "\n".join((_head(first), _inbound(first), _outbound(first), _TAIL))


def _head(first: FirstSettings) -> str:
    redirect = (
        f"redirect_to = {_quoted(first.redirect_to)}"
        if first.redirect_to
        else f"# redirect_to = {_quoted(first.gm_address)}"
    )
    return f"""\
# The settings of the server, read whenever pbm is started. What it does not like it says, with the line.
#
# A line that begins with # is a remark. To use a setting that stands behind a #, take the # away.
# Paths count from the folder this file is in. Every key is explained in docs/reference/configuration.md.

[server]
name = {_quoted(first.server_name)}        # what players see
# data = "data"                 # the folder of the database and all else that is kept
# hostname = "mail.example.org" # how the server calls itself to other mail hosts (else what follows the @ below)

[database]
# url = "sqlite:///data/pbm.sqlite3"             # a file; it need not be made beforehand
# url = "postgresql://pbm@localhost/pbm"         # or PostgreSQL, if there are very many games

[mail]
# The address that players write to. Replies come to it with a + and the game added, as in
# games+vipers@example.org: try whether mail to such an address arrives.
address = {_quoted(first.address)}
from_name = {_quoted(first.server_name)}   # the name beside it

# You. Warnings, questions and each round's secrets come here.
gm_address = {_quoted(first.gm_address)}
gm_name = {_quoted(first.gm_name)}
# gm_language = "en"            # the language of what it writes to you: "en" or "de"

# "dedicated": the mailbox is the server's alone, and it reads whatever comes.
# "shared": it is yours too. What is not for a game and not from a player stays there unread, and so does what
# players wrote before they had a seat.
mailbox = {_quoted("dedicated" if first.dedicated else "shared")}

# For a rehearsal: everything goes to this address instead of to the players.
{redirect}

# max_size = "1 MiB"            # of a longer mail only the beginning is read

# Replies come to an address that is each player's own, and are certain to be theirs. Other mail from a player is asked
# back about, unless your mail host vouches for its sender: say here what stands first in its Authentication-Results.
# authserv_id = "mx.example.org"
# tags = "address"              # "subject" if your provider loses mail to games+anything@
"""


def _inbound(first: FirstSettings) -> str:
    on = "" if first.imap_host else "# "
    host, user = first.imap_host or "imap.example.org", first.imap_user or first.address
    imap = f"""\
# ---- How mail comes in: one of these, or several --------------------------------------------------------

# A mailbox at your mail provider, looked into every so often. Read mail is moved to another folder of it.
{on}[inbound.imap]
{on}host = {_quoted(host)}
{on}user = {_quoted(user)}
{on}tls = "tls"                   # "tls", "starttls" or "none"
{on}password_file = "imap-password"   # a file with the password as its only line; only you should be able to read it
# password_env = "PBM_IMAP_PASSWORD"  # or the name of an environment variable
# password_command = "pass show games" # or a command that prints it
# port = 993                    # only if it is not the usual one
# folders = ["INBOX"]           # add "Junk" if players' mail ends there
# processed_folder = "Processed"
# poll_every = "1 minute"
# ca_file = "our-ca.pem"        # only if the server's certificate is of your own making
"""
    off = "# " if first.imap_host else ""
    rehearsal = "" if first.imap_host else ", good for trying things out without a mail server"
    return f"""{imap}
# A maildir, a folder with a file for each mail{rehearsal}.
{off}[inbound.maildir]
{off}path = "mail/in"
# poll_every = "1 minute"

# Listening for a mail host of your own that passes mail on: by SMTP or by LMTP.
# [inbound.smtp]
# host = "127.0.0.1"
# port = 8025
# [inbound.lmtp]
# host = "127.0.0.1"
# port = 8024
"""


def _outbound(first: FirstSettings) -> str:
    on, off = ("", "# ") if first.smtp_host else ("# ", "")
    host, user = first.smtp_host or "smtp.example.org", first.smtp_user or first.imap_user or first.address
    return f"""\
# ---- How mail goes out: one of these --------------------------------------------------------------------

# The mail server that takes your mail.
{on}[outbound.smtp]
{on}host = {_quoted(host)}
{on}tls = "starttls"              # "starttls", "tls" or "none"
{on}user = {_quoted(user)}
{on}password_file = "smtp-password"   # or password_env or password_command, as above
# port = 587                    # only if it is not the usual one
# timeout = 30
# ca_file = "our-ca.pem"

# Or a maildir, into which mail is put instead of being sent.
{off}[outbound.maildir]
{off}path = "mail/out"
"""


_TAIL = """\
# ---- The rest, which can stay as it is -------------------------------------------------------------------

[schedule]
# tick = "30 seconds"           # how often the server looks whether a deadline has passed

[log]
# level = "info"                # "debug", "info", "warning" or "error"

# A zine whose editor gets each game's page by mail when its report is released; once for each zine.
# [[zine]]
# name = "Mad Policy"
# address = "editor@example.org"
# games = ["vipers"]            # by their keys; all games if it is left out
# format = "docx"               # "text", "markdown", "html", "docx" or "typst"
# language = "en"               # or "de"

# Web pages of the games for everybody: reports, races, a hall of fame, and boards once they are revealed.
[archive]
# folder = "www"                # the server keeps them up to date there; copy it to your web space
# title = "Our games"           # else the server's name
# base_url = "https://example.org/games/" # where they stand in the web; the feed needs it
# language = "en"               # or "de"
# games = ["vipers"]            # if not all are to be shown

[templates]
# folder = "templates"          # your own wording of mails and reports, by the names of ours

# Words of your players that the server would not understand. The languages it knows need nothing here.
[words]
# throw = ["chuck", "fling"]    # each is a list: words for a throw,
# trapdoor = ["pitfall"]        # for a trapdoor,
# board = ["field"]             # for a board,
# turn = ["go-round"]           # for a turn,
# press = ["gossip"]            # over words for the report,
# none = ["not a sausage"]      # for "no trapdoor",
# numbers = { "half a dozen" = 6 }
"""


def game_text(first: FirstGame) -> str:
    """Return a commented game file. Without players it holds two invented ones, for the GM to put right."""
    players = first.players or (
        PlayerEntry("Alan Ames", ("alan@example.org",), first.zone),
        PlayerEntry("Brenda Blythe", ("brenda@example.org", "brenda@work.example.org"), first.zone),
    )
    entries = "\n".join(_player(player, first.zone) for player in players)
    boards = "\n".join(f"{chr(ord('A') + place)} = {_quoted(board)}" for place, board in enumerate(first.boards))
    options = "".join(f"{line}\n" for option in first.options for line in _option(*option))
    return f"""\
# A game. A line that begins with # is a remark; paths count from the folder this file is in.
# Every key is explained in docs/reference/game-file.md, the calendar in docs/howto/calendar.md.

key = {_quoted(first.key)}            # its short name in addresses and subjects: small letters, digits, hyphens
title = {_quoted(first.title)}
ruleset = {_quoted(first.ruleset)}
zone = {_quoted(first.zone)}    # for the calendar, and for players who name no other
# note = "A word to the players, in the first mail, in zines and in the archive."

[boards]                        # A, B, C …: board files, or builtin: and the name of one that comes with pbm
{boards}

{entries}
[options]                       # of the rules: what stands behind each # is what holds without it
{options}
[house]                         # what you allow besides the rules
# join = "closed"               # newcomers who write in: "closed", "ask" (you are asked) or "open"
# observe = false               # may anybody have the public reports?
# standing_orders = false       # may a player leave word what to play for the rounds they miss?
# stand_by = "off"              # does a program play on for who leaves? "lowest", "greedy" or "learner"
# remind_hours = 24             # so long before a deadline who has sent nothing is reminded; 0 is never
# publish = "auto"              # reports leave at the deadline; with "gm" when you release them
# reveal = "end"                # when the secrets are shown: at the end, when you say so ("gm"), or "never"
# language = "en"               # what new players are written to in, until they say otherwise: "en" or "de"

[calendar]
every = {_quoted(first.every)}    # or: dates = ["2026-12-04 20:00", "2026-12-18 20:00"]
# start = "2026-12-04"          # not before this day; it is also what "2 weeks" counts from
# skip = ["2026-12-25"]         # no deadline on these days
# holidays = [["2026-12-20", "2027-01-05"]]   # nor on these, first and last included
# on_skip = "next"              # a skipped deadline is left out; "day-after" puts it off to the first free day
"""


def _option(key: str, default: Json, help_: str) -> list[str]:
    """Return an option with its default behind a #, and what it does above it."""
    value = "nothing" if default is None else json.dumps(default, ensure_ascii=False)
    told = textwrap.wrap(help_, 116, initial_indent="# ", subsequent_indent="# ")
    return [*told, f"#   {key} = {value}", "#"]


def _player(player: PlayerEntry, default_zone: str) -> str:
    several = len(player.addresses) > 1
    addresses = ", ".join(_quoted(address) for address in player.addresses)
    lines = ["[[players]]", f"name = {_quoted(player.name)}"]
    lines.append(
        f"addresses = [{addresses}]     # mail goes to each, orders are taken from all"
        if several
        else f"address = {addresses}"
    )
    if player.zone != default_zone:
        lines.append(f"zone = {_quoted(player.zone)}")
    return "\n".join(lines) + "\n"
