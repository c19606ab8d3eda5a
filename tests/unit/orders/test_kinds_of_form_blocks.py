"""Forms in words that nobody has met: the rows beside a row tell what it asks for, and what above them only recalls."""

from __future__ import annotations

import pytest

from pbm.orders.layouts.form_blocks import told_blocks
from pbm.orders.layouts.form_rows import PAST_THROW, board_heading, row_of
from pbm.orders.layouts.prompt_roles import DOOR, PRESS, RECORD, THROW, WEAK_THROW
from tests.unit.orders.forms import Short, reading, short

_WROTE = "On 3 March 2025 at 19:00, Krait <krait@snl.example.org> wrote:\n"
_UNMARKED = (
    "\n\n-----Original Message-----\nFrom: Krait <krait@snl.example.org>\nSent: 3 March 2025 19:00\nTo: Reg\n"
    "Subject: Krait, turn 12\n\n"
)
_SUBJECT = "Re: Krait, turn 12"


def _quoted(form: str, above: str = "") -> str:
    return above + _WROTE + "".join(f"> {line}".rstrip() + "\n" for line in form.split("\n"))


FILLED: list[tuple[str, tuple[int, int | str]]] = [
    (
        "Dear Reg, you are on 31 and have 1 3 5 6 to come.\n\nNumber rolled ........ 3\n"
        "Space for trapdoor ... 57\nAnything to say ......\n\nBy Sunday, please.",
        (3, 57),
    ),
    ("Roll chosen   : 4\nTrapdoor set  : 61\nBulletin      :", (4, 61)),
    ("Die played = 2\nPit dug = 88\nWords for print =", (2, 88)),
    (
        "--- please return ---\n| Number thrown | 5  |\n| Trapdoor on   | 44 |\n| For the page  |    |\n"
        "--- thank you ---",
        (5, 44),
    ),
    ("1) Your move   > 6\n2) Your hole   > 19\n3) Your words  >", (6, 19)),
    ("Turn 12 - go: 2\nTurn 12 - hole: 71\nTurn 12 - words for the sheet:", (2, 71)),
    (
        "What we had from you for turn 11: throw 5, trapdoor 20.\n\nTurn 12, number: 1\nTurn 12, trapdoor: 66",
        (1, 66),
    ),
    ("Zahl gewürfelt : 3\nFalltür auf    : 57\nFür das Blatt  :", (3, 57)),
    ("Nombre joué ........ 5\nCase de la trappe .. 63\nPour la feuille ....", (5, 63)),
    ("Gegooid getal : 6\nValluik op vak : 45\nVoor het blad :", (6, 45)),
    ("Número lanzado = 4\nTrampilla en = 52\nPara el boletín =", (4, 52)),
    ("Numero giocato: 1\nBotola sulla casella: 73\nPer il foglio:", (1, 73)),
    ("Throw? 4   Trapdoor? 54   Press?", (4, 54)),
    ("die/ 5\ntrap/ 48\nchat/", (5, 48)),
    (
        "+----------------+-----+\n| Steps taken    |  4  |\n| Hole to open   | 29  |\n"
        "| Message        |     |\n+----------------+-----+",
        (4, 29),
    ),
    ("You used 2 last turn.\n\nNumber used : 6\nPit marked  : 70\nPress       :", (6, 70)),
    ("Square for the trapdoor: 17\nNumber spent: 2\nFor the newsheet:", (2, 17)),
    ("MOVE [4]  PIT [56]  WORDS [ ]", (4, 56)),
    ("I throw a ...4... and put my trapdoor on ...56... .", (4, 56)),
    ("Number thrown   : three\nTrapdoor square : none\nFor the paper   :", (3, "none")),
    ("KRAIT TURN 12\n\nPips thrown = 4\nCell dug up = 63\nFor the noticeboard =", (4, 63)),
    ("Dear Reg,\n\nplease complete and return:\n\n* Figure played: 2\n* Shaft sunk at: 90\n* Remarks:", (2, 90)),
    ("Ihr Zug\n\nGespielte Zahl => 5\nGeöffnetes Feld => 71\nGruß an alle =>", (5, 71)),
    ("Beurt 12 - getal: 3\nBeurt 12 - luik: 44\nBeurt 12 - tekst voor het krantje:", (3, 44)),
    ("Number (1-6) chosen   [ 5 ]\nTrapdoor (1-100) put  [ 12 ]\nWords                 [   ]", (5, 12)),
    ("(a) Number used ___2___\n(b) Trapdoor set at ___88___\n(c) For the back page ______", (2, 88)),
    ("Turn 12: number: 3\nTurn 12: trapdoor: 57\nTurn 12: press:", (3, 57)),
    ("Tour 12 - coup : 4\nTour 12 - trappe : 33\nTour 12 - mot :", (4, 33)),
    ("Nummer: 4\nFallgrube: 33\nSpruch des Monats:", (4, 33)),
    ("How it is done:\nNumber thrown: 6\nHatch: 11\n\nYours, please:\nNumber thrown: 4\nHatch: 61\nNews:", (4, 61)),
    ("Your last orders were:\nDie: 4\nHatch: 22\n\nNow please:\nDie: 2\nHatch: 71", (2, 71)),
    ("DIE USED      >> 4\nSPACE TRAPPED >> 40\nPRESS         >>", (4, 40)),
    ("Pips (of 2 3 5 6): 5\nDrop at: 61\nLetters page:", (5, 61)),
    (
        "1. Throw taken from your six ....... 6\n2. Trapdoor laid on .............. 9\n3. For the back page .....",
        (6, 9),
    ),
    ("Dé lancé = 2\nTrappe posée = 31\nMessage =", (2, 31)),
    ("Dado usato: 2\nBotola messa: 31\nDue righe:", (2, 31)),
    ("(Number) thrown: 2\n(Trapdoor) square: 31\n(Press) for print:", (2, 31)),
    ("*Number thrown*: 2\n*Trapdoor*: 31\n*Press*:", (2, 31)),
    ("Number thrown -- 2\nTrapdoor -- 31\nPress --", (2, 31)),
    (
        "Hello Malcolm!\nYou stand on 72.  Used so far this cycle: 3, 6\n\nNumber thrown : 4\nTrapdoor : 65\nNews :",
        (4, 65),
    ),
]
TWO_TURNS: list[tuple[str, Short]] = [
    (
        "First throw made ..... 3\nSecond throw made .... 5\nTrapdoor square ...... 57\nPress ................",
        {"A": ([3, 5], 57)},
    ),
    ("Turn 12 number : 3\nTurn 13 number : 5\nHole : 57\nPress :", {"A": ([3, 5], 57)}),
    ("Number for turn 12: 2\nNumber for turn 13: 5\nTrapdoor for both: 31\nPage:", {"A": ([2, 5], 31)}),
]
OF_BOARDS: list[tuple[str, Short]] = [
    ("  A  roll = 1\n     pit  = 38\n  B  roll = 5\n     pit  = 61\n  News =", {"A": ([1], 38), "B": ([5], 61)}),
    (
        "Board A\n  Number: 2\n  Square: 40\nBoard B\n  Number: 6\n  Square: 71\nAnything for the sheet:",
        {"A": ([2], 40), "B": ([6], 71)},
    ),
    ("A  die: 3   hole: 22\nB  die: 4   hole: 71\nWords:", {"A": ([3], 22), "B": ([4], 71)}),
    ("A . throw ... 3 ... trap ... 22\nB . throw ... 4 ... trap ... 71", {"A": ([3], 22), "B": ([4], 71)}),
    (
        "ORDERS\nA: Number ... 3\n   Square ... 40\nB: Number ... 6\n   Square ... 71\nNotes ......",
        {"A": ([3], 40), "B": ([6], 71)},
    ),
    (
        "Board A / number: 2\nBoard A / trapdoor: 31\nBoard B / number: 5\nBoard B / trapdoor: 44\nPress:",
        {"A": ([2], 31), "B": ([5], 44)},
    ),
]
RECALLED: list[str] = [
    "What we had from you\nNumber thrown   : 2\nTrapdoor square : 54\n\nPlease send this turn's.",
    (
        "What we had from you for turn 11:\n\n  Number thrown   : 2\n  Trapdoor square : 54\n\n"
        "Number thrown   :\nTrapdoor square :\nFor the paper   :"
    ),
    (
        "Number thrown   :\nTrapdoor square :\nFor the paper   :\n\nFor turn 11 you sent:\n"
        "Number thrown   : 2\nTrapdoor square : 54"
    ),
    "Turn 11\nNumber thrown   : 2\nTrapdoor square : 54\n\nTurn 12\nNumber thrown   :\nTrapdoor square :",
    (
        "Results of turn 11, Reg:\nNumber thrown ..... 2\nTrapdoor set ...... 54\nLanded on ......... 33\n\n"
        "Turn 12 is due on Sunday."
    ),
    (
        "Reg's turn 11\nNumber thrown ..... 2\nTrapdoor set ...... 54\nNow on ............ 33\n\n"
        "Turn 12 is due on Sunday."
    ),
    (
        "How to fill this in:\nNumber thrown : 3\nTrapdoor square : 45\nFor the paper : your wit\n\n"
        "Number thrown :\nTrapdoor square :\nFor the paper :"
    ),
    (
        "Ann\n  Number thrown : 3\n  Trapdoor square : 45\nBob\n  Number thrown : 4\n  Trapdoor square : 46\n"
        "\nTurn 12 closes Sunday."
    ),
    "Your record\nNumber thrown = 2\nTrapdoor = 54\n\nThrow =\nTrapdoor =",
    (
        "Player    threw   to    trapdoor\nAnn        3      44     57\nReg        2      38     54\n\n"
        "Turn 12 closes Sunday."
    ),
    "Turn 11 - move: 4\nTurn 11 - trapdoor: 94\n\nTurn 12 - move:\nTurn 12 - trapdoor:",
    "Turn 11 - move: 4\nTurn 11 - trapdoor: 94\nTurn 11 - result: ladder to 60\n\nOrders for turn 12 by Sunday.",
    (
        "Letzte Runde\nGewürfelte Zahl ..... 4\nFeld der Falltür .... 22\n\nDiese Runde\n"
        "Gewürfelte Zahl .....\nFeld der Falltür ...."
    ),
    "Von dir hatten wir\nZahl gewürfelt : 3\nFalltür auf    : 57\n\nBitte bis Sonntag um die neue Zahl.",
    "Tour précédent\nNombre joué ........ 5\nCase de la trappe .. 63\n\nNombre à jouer .....\nCase de la trappe ..",
    "Vorige beurt\nGegooid getal : 6\nValluik op vak : 45\n\nGraag voor zondag je nieuwe worp.",
    "Tu última tirada\nNúmero lanzado = 4\nTrampilla en = 52\n\nManda la nueva antes del domingo.",
    "Turno scorso\nNumero giocato: 1\nBotola sulla casella: 73\n\nNumero da giocare:\nBotola:",
    "Number thrown : 2\nTrapdoor square : 54\nLanded on : 33\nNumbers left : 1 3 4",
    (
        "Number thrown : 2\nTrapdoor square : 54\n\n(the above is what I played for you in turn 11)\n\n"
        "Send me turn 12 by Sunday."
    ),
    "Top of the table\n1. Ann ........ 44\n2. Bob ........ 38\n3. Reg ........ 5\n\nTrapdoor last turn: 57.",
    "Most thrown number ..... 3\nMost used trapdoor ..... 57\nLongest press .......... Ann",
    "A specimen of a good form\nRoll : 4\nPit : 61\nBulletin :\n\nand yours\nRoll :\nPit :\nBulletin :",
    "Here's how your sheet looked in turn 11:\n\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :",
    "Copied from my book:\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nTurn 12 by Sunday.",
    "Copied from my book\n\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nTurn 12 by Sunday.",
    ("If I hear nothing from you by Sunday I shall play\n\nNumber thrown : 2\nTrapdoor square : none\nFor the paper :"),
    "Default when no mail comes:\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :",
    (
        "I have left last month's answers in; type over them.\n\nNumber thrown : 2\nTrapdoor square : 54\n"
        "For the paper :"
    ),
    "Your standing orders\n\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :",
    "Number thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nIs this right? Shout if I misread your hand.",
    (
        "Ann\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nBob\nNumber thrown : 3\n"
        "Trapdoor square : 55\nFor the paper :"
    ),
    "Ann, as a model of brevity\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nPlease do likewise.",
    "So hattest du geschrieben:\nZahl gewürfelt : 3\nFalltür auf    : 57\nFür das Blatt  :",
    "Ce que tu avais envoyé :\nNombre joué : 5\nCase de la trappe : 63\nPour la feuille :",
    "Zo stond het er:\nGegooid getal : 6\nValluik op vak : 45\nVoor het blad :",
    "Quello che avevi mandato:\nNumero giocato: 1\nBotola sulla casella: 73\nPer il foglio:",
    "Turn 11 number: 1\nTurn 11 trapdoor: 73\nTurn 11 press:\n\nTurn 12 closes on Sunday.",
    "The winning move of turn 10, by Ann:\nNumber thrown : 6\nTrapdoor square : 99\nFor the paper : Hooray",
    "The book says:\nNumber thrown: 2\nTrapdoor: 31\nPress:",
    "You, turn 11\nNumber thrown: 2\nTrapdoor: 31\nPress: none\n\nTurn 12?",
    "Last month's slip, for those who lost theirs\n\nNumber: 2\nSquare: 31\nPress:",
    "Averages\nNumber thrown: 3\nTrapdoor: 44\nPress: 2 lines",
    "Reminder: I hold for you\n\nNumber thrown ... 2\nTrapdoor ........ 31\nPress ...........",
    "Bob's slip arrived as\n\nDie: 2\nTrap: 31\nPress:",
    "Dead men's orders\nNumber: 2\nTrapdoor: 31\nPress:",
    "Deine letzten Angaben\n\nZahl: 2\nFalltür: 31\nText:",
    "Rappel de tes ordres\n\nDé : 2\nTrappe : 31\nMot :",
    "Hermann spielte\nZahl: 2\nFalltür: 31\nText: Hurra",
    "Number thrown: 2\nTrapdoor: 31\nGained: 14",
    "Copied from my book\n\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nTurn 12 by Sunday.",
    "Your standing orders\n\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :",
    "Number thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nIs this right? Shout if I misread your hand.",
    "Ann, as a model of brevity\nNumber thrown : 2\nTrapdoor square : 54\nFor the paper :\n\nPlease do likewise.",
    "Lo que mandaste\n\nNúmero lanzado = 4\nTrampilla en = 52\nPara el boletín =",
]
OF_BOARDS_RECALLED: list[str] = [
    "  A  throw = 1\n     trap  = 38\n  B  throw = 5\n     trap  = 61\nThose were the orders I had for turn 11.",
    "In turn 11 you had\n  A  throw = 1\n     trap  = 38\n  B  throw = 5\n     trap  = 61\n\nNow:\n"
    "  A  throw =\n     trap  =\n  B  throw =\n     trap  =",
    "A week ago you sent\nA  throw = 1\n   trap  = 38\nB  throw = 5\n   trap  = 61\n   press =",
    "What stood on it last time\nA  throw = 1\n   trap  = 38\nB  throw = 5\n   trap  = 61\n   press =",
]
_FORM = "Number thrown   : 3\nTrapdoor square : 57\nFor the paper   :"
BESIDE_IT: list[str] = [
    "Thanks, I'll send mine tomorrow.\nReg\n\n",
    "Ignore the form below, it is last month's.\nReg\n\n",
    "Is that still from last time?\nReg\n\n",
]


@pytest.mark.parametrize(("form", "order"), FILLED)
def test_what_was_filled_in_is_read_in_whatever_words_the_form_asks(form: str, order: tuple[int, int | str]) -> None:
    """A form that nobody has met is read where its rows stand in one layout and one of them is the trapdoor's."""
    got = reading(_quoted(form), subject=_SUBJECT)
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([order[0]], order[1])}, None)


@pytest.mark.parametrize(("form", "orders"), TWO_TURNS)
def test_two_turns_are_asked_for_one_below_the_other(form: str, orders: Short) -> None:
    """Of a form for two turns each row is its turn's throw."""
    got = reading(_quoted(form), 2, subject=_SUBJECT)
    assert (got.verdict, short(got)) == ("clear", orders)


@pytest.mark.parametrize(("form", "orders"), OF_BOARDS)
def test_a_row_without_a_board_is_that_of_the_row_above(form: str, orders: Short) -> None:
    """Where boards are named once, all that stands below them is theirs, until another is named."""
    got = reading(_quoted(form), 1, "AB", subject=_SUBJECT)
    assert (got.verdict, short(got)) == ("clear", orders)


@pytest.mark.parametrize("form", RECALLED)
def test_nothing_is_taken_of_what_the_gm_recalls(form: str) -> None:
    """Earlier orders, results, examples, defaults and other players' rows are nobody's orders."""
    got = reading(_quoted(form), subject=_SUBJECT)
    assert (short(got).get("A", ([], None)), got.press) == (([], None), None)


@pytest.mark.parametrize("form", OF_BOARDS_RECALLED)
def test_nothing_is_taken_of_boards_that_the_gm_recalls(form: str) -> None:
    """The same of several boards."""
    got = reading(_quoted(form), 1, "AB", subject=_SUBJECT)
    assert all(order == ([], None) for order in short(got).values())


@pytest.mark.parametrize("above", BESIDE_IT)
def test_what_a_player_says_of_a_form_holds(above: str) -> None:
    """Who says that orders will come, or that the form is old, has not filled it in."""
    got = reading(_quoted(_FORM, above), subject=_SUBJECT)
    assert short(got).get("A", ([], None)) == ([], None)


def test_a_form_that_no_client_marked_is_read_where_its_player_points_at_it() -> None:
    """Below "filled in below" an original that is not marked as quoted has the orders in the rows of the turn due."""
    form = "Standings: Ann 50, Bob 44, Reg 38.\n\nTurn 12 / move: 3\nTurn 12 / pit: 90\nTurn 12 / press:\n"
    got = reading("Filled in below.\nReg" + _UNMARKED + form, subject=_SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 90)})


def test_rows_that_no_client_marked_are_not_read_where_they_tell_what_others_did() -> None:
    """Results in an unmarked original are nobody's orders."""
    rows = "Ann: throw 3, trapdoor 44\nReg: throw 5, trapdoor 57\n\nTurn 12 closes Sunday.\n"
    got = reading("Thanks for the report.\nReg" + _UNMARKED + rows, subject=_SUBJECT)
    assert short(got).get("A", ([], None)) == ([], None)


def test_what_was_filled_in_for_the_paper_is_printed() -> None:
    """The row for the paper is press, with its full stop and whatever numbers are in it."""
    got = reading(_quoted(f"{_FORM} Wanted: a snake charmer, 24 hours a day."), subject=_SUBJECT)
    assert (short(got), got.press) == ({"A": ([3], 57)}, "Wanted: a snake charmer, 24 hours a day.")


def test_rows_are_told_apart_by_their_label_whatever_the_sign() -> None:
    """A row has a label, a value and a sign; a board and a turn may be named before the label."""
    rows = [row_of(line) for line in ("Number thrown ..... 4", "B  trap = 61", "Turn 12 - go: 2", "| Die | 5 |")]
    told = [(row.kind, row.value, row.sign, row.board, row.turn) for row in rows if row is not None]
    assert told == [
        (PAST_THROW, "4", ".", "", 0),
        (DOOR, "61", "=", "B", 0),
        (WEAK_THROW, "2", ":", "", 12),
        (THROW, "5", "|", "", 0),
    ]


def test_what_was_thrown_last_or_before_is_no_row_to_fill_in() -> None:
    """A label that recalls stays a record, and one for the page asks for press."""
    kinds = [row.kind for line in ("Number last thrown: 4", "For the page: hi") if (row := row_of(line)) is not None]
    assert kinds == [RECORD, PRESS]
    assert row_of("Dear Reg, you are on 31.") is None


def test_a_board_alone_on_its_line_is_a_heading() -> None:
    """A letter, or "Board B", is whose rows stand below it."""
    assert [board_heading(line) for line in ("Board B", "(A)", "Throw: 3")] == ["B", "A", ""]


def test_two_forms_that_were_filled_in_are_left_as_they_are() -> None:
    """Which of two is the player's cannot be told from their rows."""
    rows = ["Number thrown: 2", "Trapdoor: 54", "Press:", "", "So?", "", "Number thrown: 3", "Trapdoor: 55", "Press:"]
    assert told_blocks(rows, [True] * len(rows), []) == {}


@pytest.mark.parametrize("sign", [".", ":", " ", "|", ">"])
def test_a_long_quotation_costs_no_more_than_its_lines(sign: str) -> None:
    """Lines of any length and sign are looked at up to a bound."""
    lines = [f"Number thrown {sign * 5_000} 4", f"Trapdoor {sign} {'5' * 5_000}"] * 200
    assert told_blocks(lines, [True] * len(lines), ["x" * 10_000]) == {}
