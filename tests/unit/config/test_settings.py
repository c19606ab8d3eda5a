"""pbm.toml: what a good one means, what is said of a bad one, and that every key is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbm.config import load_settings, resource
from pbm.config.document import open_document
from pbm.config.server_file import read_settings
from pbm.config.settings import ImapInbound, LmtpInbound, MaildirInbound, MaildirOutbound, SmtpInbound, SmtpOutbound
from pbm.config.starter import FirstSettings, settings_text
from pbm.core.errors import ConfigError

MAIL = '[mail]\naddress = "Games@Example.org"\ngm_address = "gm@example.org"\n'
IN = '[inbound.maildir]\npath = "in"\n'
OUT = '[outbound.maildir]\npath = "out"\n'
IMAP = '[inbound.imap]\nhost = "imap.example.org"\nuser = "games"\npassword_env = "PW"\n'
SMTP = '[outbound.smtp]\nhost = "smtp.example.org"\n'
GOOD = MAIL + IN + OUT
WHOLE = """
[server]
name = "Alice's games"
hostname = "mail.example.org"
data = "kept"
[database]
url = "postgresql://pbm@localhost/pbm"
[mail]
address = "games@example.org"
gm_address = "gm@example.org"
gm_name = "Alice"
from_name = "Snakes"
redirect_to = "rehearsal@example.org"
mailbox = "dedicated"
max_size = "2 MiB"
authserv_id = "mx.example.org"
tags = "subject"
[[inbound.imap]]
name = "ours"
host = "imap.example.org"
port = 143
tls = "starttls"
ca_file = "ca.pem"
user = "games"
password_file = "secret"
folders = ["INBOX", "Junk"]
processed_folder = "Done"
poll_every = "2 minutes"
[[inbound.imap]]
name = "theirs"
host = "localhost"
tls = "none"
user = "games"
password_command = "pass show games"
[inbound.smtp]
host = "0.0.0.0"
port = 2525
[inbound.lmtp]
port = 2424
[inbound.maildir]
path = "in"
poll_every = 5
[outbound.smtp]
host = "smtp.example.org"
port = 465
tls = "tls"
ca_file = "ca.pem"
user = "games"
password_env = "PBM_SMTP"
timeout = 10
[schedule]
tick = 5
[log]
level = "debug"
[templates]
folder = "words"
[[zine]]
name = "Mad Policy"
address = "Editor@Zine.example"
games = ["vipers"]
format = "typst"
language = "de"
"""


def write(folder: Path, text: str) -> Path:
    """Write a pbm.toml and return its path."""
    path = folder / "pbm.toml"
    path.write_text(text, "utf-8")
    return path


def refusal(folder: Path, text: str) -> list[str]:
    """Return what is said of a pbm.toml that is refused, without the path of the file."""
    path = write(folder, text)
    with pytest.raises(ConfigError) as refused:
        load_settings(path)
    assert all(problem.file == str(path) for problem in refused.value.problems)
    return [str(problem).removeprefix(f"{path}, ").removeprefix(f"{path}: ") for problem in refused.value.problems]


def whole(folder: Path) -> Path:
    """Write the file in which every key is given, and the files it names."""
    (folder / "words").mkdir()
    (folder / "ca.pem").touch()
    (folder / "secret").write_text("x\n")
    (folder / "secret").chmod(0o600)
    return write(folder, WHOLE)


def test_the_least_file_has_good_defaults(tmp_path: Path) -> None:
    """Two addresses, a way in and a way out are enough."""
    settings = load_settings(write(tmp_path, GOOD))
    assert settings.server.name == "Games by mail"
    assert settings.server.hostname == "example.org"
    assert settings.server.data == tmp_path / "data"
    assert settings.database.url == f"sqlite:///{tmp_path}/data/pbm.sqlite3"
    assert settings.mail.address == "games@example.org"
    assert settings.mail.from_name == "Games by mail"
    assert (settings.mail.gm_name, settings.mail.mailbox, settings.mail.max_size) == ("The GM", "shared", 1048576)
    assert settings.mail.redirect_to is None
    assert settings.inbound == (MaildirInbound(name="maildir", path=tmp_path / "in"),)
    assert settings.outbound == MaildirOutbound(path=tmp_path / "out")
    assert (settings.schedule.tick, settings.log.level, settings.templates.folder) == (30.0, "info", None)
    assert settings.warnings == ()


def test_every_key_is_read(tmp_path: Path) -> None:
    """What is written is what the server gets."""
    settings = load_settings(whole(tmp_path))
    assert settings.server.name == "Alice's games"
    assert (settings.server.hostname, settings.server.data) == ("mail.example.org", tmp_path / "kept")
    assert settings.database.url == "postgresql+psycopg://pbm@localhost/pbm"
    assert settings.mail.redirect_to == "rehearsal@example.org"
    assert (settings.mail.mailbox, settings.mail.max_size) == ("dedicated", 2 * 1024 * 1024)
    assert (settings.mail.authserv_id, settings.mail.tags) == ("mx.example.org", "subject")
    ours, theirs, smtp, lmtp, maildir = settings.inbound
    assert isinstance(ours, ImapInbound)
    assert isinstance(theirs, ImapInbound)
    assert (ours.name, ours.port, ours.tls, ours.folders) == ("ours", 143, "starttls", ("INBOX", "Junk"))
    assert (ours.processed_folder, ours.poll_every, ours.ca_file) == ("Done", 120.0, tmp_path / "ca.pem")
    assert ours.password.file == tmp_path / "secret"
    assert (theirs.port, theirs.password.command) == (143, ("pass", "show", "games"))
    assert smtp == SmtpInbound(name="smtp", host="0.0.0.0", port=2525)
    assert lmtp == LmtpInbound(name="lmtp", host="127.0.0.1", port=2424)
    assert maildir == MaildirInbound(name="maildir", path=tmp_path / "in", poll_every=5.0)
    assert isinstance(settings.outbound, SmtpOutbound)
    assert (settings.outbound.port, settings.outbound.tls, settings.outbound.timeout) == (465, "tls", 10.0)
    assert settings.outbound.password is not None
    assert settings.outbound.password.env == "PBM_SMTP"
    assert settings.templates.folder == tmp_path / "words"
    assert settings.poll_every == 5.0
    assert settings.warnings == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            GOOD.replace("gm_address", "gm_adress"),
            'line 3, mail.gm_adress: there is no such key; did you mean "gm_address"?',
        ),
        (GOOD + "[shedule]\ntick = 1", 'line 8, shedule: there is no such key; did you mean "schedule"?'),
        (GOOD + "[log]\nqqq = 1", "line 9, log.qqq: there is no such key; known are level"),
        ('name = "x"\n' + GOOD, "line 1, name: there is no such key; known are archive, database, inbound"),
        (IN + OUT, 'mail.address: is missing: the address players write to, such as "games@example.org"'),
        (IN + OUT, "mail.gm_address: is missing: your own address, to which the server reports to you"),
        (GOOD.replace("Games@", "Games "), 'mail.address: "Games Example.org" has to have something before and after'),
        (GOOD.replace("Games@", "G@@"), "must be the bare address, one, without name or <brackets>"),
        (GOOD.replace("Games@", "Gämes@"), "has a letter that is not ASCII, which many mail hosts refuse"),
        (GOOD.replace("Games@", "Games..x@"), "is not an address: look at the dots before the @"),
        (GOOD.replace("@Example.org", "@-x"), "is not an address: look at what stands after the @"),
        (GOOD.replace("Games@", f"{'x' * 70}@"), "is longer than addresses can be"),
        (GOOD.replace("Games@", "games+x@"), "line 2, mail.address: already has a + in it: the server adds its own"),
        (
            GOOD.replace("gm@", "games@").replace(IN, 'mailbox = "dedicated"\n' + IN),
            "line 3, mail.gm_address: is the games' own address, so the server would write to itself: give another, or",
        ),
        (
            MAIL + 'redirect_to = "games@example.org"\n' + IN + OUT,
            "line 4, mail.redirect_to: is the games' own address, so the server would write to itself: give another",
        ),
        (
            MAIL + 'mailbox = "shred"\n' + IN + OUT,
            'must be "dedicated" or "shared", not "shred": did you mean "shared"?',
        ),
        (
            MAIL + 'max_size = "big"\n' + IN + OUT,
            'mail.max_size: must be a size from 16384 to 67108864 bytes, such as "1 MiB"',
        ),
        (MAIL + "gm_name = 7\n" + IN + OUT, "mail.gm_name: must be words in quotes, not 7"),
        (
            MAIL + 'from_name = "a\\nb"\n' + IN + OUT,
            "mail.from_name: must be one line of plain words, for it stands in",
        ),
        (GOOD + "[log]\nlevel = true", "log.level: must be words in quotes, not true"),
        (GOOD + '[log]\nlevel = "chatty"', 'must be "debug", "info", "warning" or "error", not "chatty"'),
        ("log = 3\n" + GOOD, "line 1, log: must be a table: write [log] on a line of its own, not 3"),
        (GOOD + '[schedule]\ntick = "soon"', "schedule.tick: must be a length of time from 0.1 to 3600 seconds"),
        (GOOD + "[schedule]\ntick = 7200", 'such as 30 or "2 minutes", not 7200'),
        (GOOD + '[templates]\nfolder = "nowhere"', "make it, or leave the key out"),
        (GOOD + '[server]\nhostname = "a b"', 'server.hostname: "a b" is no name of a machine'),
        (
            GOOD + '[database]\nurl = "mysql://x"',
            'database.url: must be the address of a database, such as "sqlite:///',
        ),
        (GOOD + '[database]\nurl = "sqlite://x"', "database.url: needs three strokes and a file"),
        (
            GOOD + '[database]\nurl = "postgresql://pbm:secret@localhost/pbm"',
            "database.url: has a password in it, which does not belong in this file: leave it out here, and put",
        ),
        (MAIL + OUT, "inbound: there is no way for mail to come in: add [inbound.imap] for a mailbox"),
        (MAIL + IN, "outbound: there is no way for mail to go out: add [outbound.smtp]"),
        (GOOD + SMTP, "outbound: [outbound.smtp] and [outbound.maildir] are both given: keep one"),
        (MAIL + "[inbound.imap]\n" + OUT, "inbound.imap.host: is missing: the IMAP server of the mailbox"),
        (MAIL + "[inbound.imap]\n" + OUT, "inbound.imap.user: is missing: the name the mailbox is opened with"),
        (MAIL + "[inbound.imap]\n" + OUT, "inbound.imap.password_file: is missing: where the password is"),
        (MAIL + "[inbound.maildir]\n" + OUT, "line 4, inbound.maildir.path: is missing: the folder of the maildir"),
        (MAIL + IMAP + "port = 99999\n" + OUT, "inbound.imap.port: must be a whole number from 1 to 65535, not 99999"),
        (MAIL + IMAP + "folders = [1]\n" + OUT, "inbound.imap.folders: must be a list of words in quotes, not a list"),
        (MAIL + IMAP + "folders = []\n" + OUT, "inbound.imap.folders: is empty: name at least one folder"),
        (MAIL + IMAP + 'processed_folder = ""\n' + OUT, "inbound.imap.processed_folder: is empty: name a folder"),
        (MAIL + IMAP + 'processed_folder = "inbox"\n' + OUT, '"inbox" is also one of the folders that are read'),
        (MAIL + IMAP + 'tls = "ssl"\n' + OUT, 'inbound.imap.tls: must be "tls", "starttls" or "none", not "ssl"'),
        (MAIL + IMAP + 'ca_file = "no.pem"\n' + OUT, "no.pem: give one with certificates, or leave the key out"),
        (
            MAIL + IMAP.replace("[inbound.imap]", "[[inbound.imap]]") * 2 + OUT,
            'inbound.imap[2].name: two ways in are called "imap": give each a name of its own',
        ),
        (
            GOOD + "[inbound.smtp]\nport = 2525\n[inbound.lmtp]\nport = 2525",
            "line 11, inbound.lmtp.port: another listener has port 2525: choose another",
        ),
        (MAIL + "[inbound]\nimap = 3\n" + OUT, "inbound.imap: must be tables: write [[inbound.imap]]"),
        (
            MAIL + IN + SMTP + 'user = "me"\n',
            'outbound.smtp.password_file: is missing: where the password of "me" is: password_file, password_env or',
        ),
        (
            MAIL + IN + SMTP + 'password_env = "PW"\n',
            "outbound.smtp.user: is missing: a password is given, but not whose it is",
        ),
        (
            MAIL + IN + SMTP + 'user = "me"\npassword = "hunter2"\n',
            "line 9, outbound.smtp.password: a password does not belong in this file: write it into a file that",
        ),
        (
            MAIL + IMAP + 'password_file = "pw"\n' + OUT,
            "inbound.imap.password_file: password_env and password_file are both given: keep one",
        ),
        (
            MAIL + IMAP.replace('password_env = "PW"', 'password_command = "pass \'show"') + OUT,
            'inbound.imap.password_command: must be a command in quotes, such as "pass show games"',
        ),
    ],
)
def test_a_bad_file_is_refused_with_line_and_key(tmp_path: Path, text: str, said: str) -> None:
    """Every mistake has a message that names the key and says what to do."""
    found = refusal(tmp_path, text)
    assert any(said in message for message in found), found


def test_a_literal_password_is_never_repeated(tmp_path: Path) -> None:
    """The message about a password that stands in the file does not show it, nor complain of it twice."""
    found = refusal(tmp_path, MAIL + IN + SMTP + 'user = "me"\npassword = "hunter2"\n')
    assert len(found) == 1
    assert "hunter2" not in found[0]


def test_all_mistakes_are_said_at_once(tmp_path: Path) -> None:
    """A GM need not mend one mistake to hear of the next."""
    assert len(refusal(tmp_path, '[mail]\naddress = "x"\n[log]\nlevel = "x"\n[other]\n')) == 6


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            MAIL + IMAP + "port = 143\n" + OUT,
            'port 143 with tls = "tls" will hardly work: tls = "starttls" is usual there',
        ),
        (
            MAIL + IN + SMTP + "port = 465\n",
            'port 465 with tls = "starttls" will hardly work: tls = "tls" is usual there',
        ),
        (
            MAIL + IMAP + 'tls = "none"\n' + OUT,
            "the password for imap.example.org would cross the network readable by all",
        ),
        (
            MAIL + IMAP.replace('env = "PW"', 'file = "open"') + OUT,
            "open can be read by everybody on this machine: chmod 600",
        ),
    ],
)
def test_what_is_unwise_is_warned_of(tmp_path: Path, text: str, said: str) -> None:
    """What may be meant, but hardly is, loads with a warning that has its place."""
    (tmp_path / "open").write_text("x\n")
    (tmp_path / "open").chmod(0o644)
    path = write(tmp_path, text)
    (warning,) = load_settings(path).warnings
    assert said in warning.message
    assert warning.file == str(path)
    assert warning.line is not None


def test_a_shared_mailbox_may_be_the_gms_own(tmp_path: Path) -> None:
    """With ``mailbox = "shared"`` the games' address and the GM's may be one."""
    assert load_settings(write(tmp_path, GOOD.replace("gm@", "games@"))).mail.gm_address == "games@example.org"


def test_an_sqlite_file_counts_from_the_settings(tmp_path: Path) -> None:
    """A relative database lies beside pbm.toml, an absolute one where it says."""
    for url, meant in (
        ("sqlite:///x.db", f"sqlite:///{tmp_path}/x.db"),
        ("sqlite:////var/x.db", "sqlite:////var/x.db"),
    ):
        assert load_settings(write(tmp_path, f'{GOOD}[database]\nurl = "{url}"')).database.url == meant


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"[mail\n", "line 1: is not written as TOML: "),
        (b"a = 1\na = 2\n", "stands twice"),
        (b"a = yes\n", "words are written in quotes"),
        (b"a = 1 MB # much\n", 'words are written in quotes: "1 MB"'),
        (b"a = 5x8\n", 'words are written in quotes: "5x8"'),
        (b"a = 5 ]\n", "a square bracket is missing"),
        (b"a = 5 !\n", 'words are written in quotes: "5 !"'),
        (b"a = \n", "a value is missing"),
        (b"a = " + b"9" * 5000, "is not written as TOML: "),
        (b"a = " + b"[" * 100000, "is not written as TOML: "),
        (b'[mail]\ngm_name = "Zo\xe9"\n', "line 2: has a character that is not UTF-8: save the file as UTF-8"),
    ],
)
def test_what_is_no_toml_is_refused(tmp_path: Path, data: bytes, said: str) -> None:
    """Broken files are refused with the line."""
    path = tmp_path / "pbm.toml"
    path.write_bytes(data)
    with pytest.raises(ConfigError) as refused:
        load_settings(path)
    assert said in str(refused.value)


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    """No file, or a folder in its place."""
    for path, said in ((tmp_path / "none.toml", "there is no such file"), (tmp_path, "cannot be read: Is a directory")):
        with pytest.raises(ConfigError) as refused:
            load_settings(path)
        assert str(refused.value) == f"{path}: {said}"


def test_a_windows_editor_does_no_harm(tmp_path: Path) -> None:
    """A byte order mark and Windows line ends are read over."""
    path = tmp_path / "pbm.toml"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_settings(path).mail.address == "games@example.org"


def test_the_example_is_what_init_would_write() -> None:
    """config/pbm.example.toml is the starter text, loads, and warns of nothing."""
    path = resource("config", "pbm.example.toml")
    assert path.read_text("utf-8") == settings_text(
        FirstSettings(
            address="games@example.org",
            gm_address="you@example.org",
            gm_name="Your Name",
            imap_host="imap.example.org",
            smtp_host="smtp.example.org",
        )
    )
    assert load_settings(path).warnings == ()


def test_every_key_is_on_the_reference_page(tmp_path: Path) -> None:
    """Each key that the reader knows stands in its own section of docs/reference/configuration.md."""
    document = open_document(whole(tmp_path))
    read_settings(document)
    page = (Path(__file__).parents[3] / "docs" / "reference" / "configuration.md").read_text("utf-8")
    sections = dict(re.findall(r"^## `\[([a-z.]+)\]`\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    known = {key.replace("[]", "") for key in document.asked}
    assert len(known) > 40
    for key in sorted(known - set(sections)):
        table, _, name = key.rpartition(".")
        assert re.search(rf"^\|.*`{name}`.*\|", sections[table], re.MULTILINE), f"{key} is not explained"


def test_every_key_is_in_the_example(tmp_path: Path) -> None:
    """A GM finds each key, with a remark, in the file that init writes (but for ``name``, for several mailboxes)."""
    document = open_document(whole(tmp_path))
    read_settings(document)
    example = resource("config", "pbm.example.toml").read_text("utf-8")
    for key in document.asked:
        name = key.rpartition(".")[2]
        assert re.search(rf"^(# )?({name} =|\[.*{name}.*\])", example, re.MULTILINE) or name in (
            "inbound",
            "outbound",
        ), key
