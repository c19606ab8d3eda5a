"""Short changes to cards that stand: one put elsewhere, one in another's place, fallbacks put first or left out."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, state

HAND = "+3 blank back-3 -4"


def read(words: str, plays: list[list[dict[str, Any]]], hand: str = HAND, **keys: Any) -> WordsRead:
    """Return what words mean over cards that stand."""
    game = config(placements=len(plays))
    now = state(game, hand=hand, **keys)
    return RULESET.read_changes(game, now, "Alan", words.split("\n"), {"A": {"plays": plays}})


def made(found: WordsRead) -> list[str] | None:
    """Return the cards of a reading and where they go, in short; None for none, or where anything is asked."""
    plays: Any = found.orders.get("A", {}).get("plays")
    if plays is None or found.problems:
        return None
    return [" / ".join(f"{play['card']} {play['at']}" for play in wishes) for wishes in plays]


ONE: list[list[dict[str, Any]]] = [[{"card": "+3", "at": 25}]]
SNAKE: list[list[dict[str, Any]]] = [[{"card": "move-snake", "at": 13, "moves": [["S1", 27, 22]]}]]
SWAP: list[list[dict[str, Any]]] = [[{"card": "swap-players", "at": 36, "players": ["me", "Brenda"]}]]
ELSE: list[list[dict[str, Any]]] = [[{"card": "blank", "at": 29}, {"card": "blank", "at": 30}]]
TWO: list[list[dict[str, Any]]] = [[{"card": "+3", "at": 13}], [{"card": "blank", "at": 16}]]
SAME: list[list[dict[str, Any]]] = [[{"card": "blank", "at": 13}], [{"card": "blank", "at": 16}]]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("On second thoughts 26.", "+3 26"),
        ("Actually, make it 26 please.", "+3 26"),
        ("No wait, put it on twenty six instead", "+3 26"),
        ("plutôt 26", "+3 26"),
        ("toch liever op 26", "+3 26"),
        ("Hang on, not 25. Stick it on 26.", "+3 26"),
        ("Nein, nicht die 25, lieber die 26", "+3 26"),
        ("the +3 on 26 not 25", "+3 26"),
        ("nee, liever 26", "+3 26"),
        ("non, plutôt 26", "+3 26"),
        (
            "no hang on twenty five and three is twenty eight, that's the lamppost\nput it on twenty six instead",
            "+3 26",
        ),
        ("Sorry, 26 rather than 25.", "+3 26"),
    ],
)
def test_a_card_is_put_elsewhere(words: str, wanted: str) -> None:
    """Who says where the one card shall go instead need not name it again."""
    assert made(read(words, ONE)) == [wanted]


@pytest.mark.parametrize(
    "words",
    [
        "On second thoughts 26?",
        "Perhaps 26 instead.",
        "Put it on 26 if Clive moves.",
        "Not 25.",
        "26 or 27 instead",
        "Not 24, 26 instead.",
        "I'm actually 26 today.",
        "Actually the blank.",
        "Not 25, I want that +3 for myself.",
        "Actually put the second one on 26.",
        "Brenda put it on 26 instead",
        "Actually I'm on 26 now.",
        "Actually 26 is a nice number",
        "Actually on 26 now, good stuff",
        "it's 26 degrees here instead of 25",
        "I'd put it on 26 but my wife says 25",
        "On the 26th I'm away instead",
        "I'll put the kettle on 26 times instead",
    ],
)
def test_what_may_put_a_card_elsewhere_is_not_taken(words: str) -> None:
    """What is asked, hangs on something, or leaves open what shall be, changes nothing."""
    assert made(read(words, ONE)) is None


def test_the_choice_that_stands_goes_with_its_card() -> None:
    """A card that is put elsewhere does what it was to do."""
    found: Any = read("Make that swap on 38 not 36 mate, rest stays", SWAP, "swap-players blank +3").orders
    assert found["A"]["plays"] == [[{"card": "swap-players", "at": 38, "players": ["me", "Brenda"]}]]
    found = read("Move a snake on 14 instead", SNAKE, "move-snake blank +3").orders
    assert found["A"]["plays"] == [[{"card": "move-snake", "at": 14, "moves": [["S1", 27, 22]]}]]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Nah forget the snake, plus 3 on 11 instead.", "+3 11"),
        ("Scrap the Move a snake. Blank on 12.", "blank 12"),
        ("instead of the snake do a blank on twelve", "blank 12"),
        ("blank on 12 instead of the snake", "blank 12"),
        ("statt der Schlange die +3 auf 11, sonst 12", "+3 11 / +3 12"),
    ],
)
def test_a_card_takes_the_place_of_another(words: str, wanted: str) -> None:
    """Who gives up what stands and names another card plays that one."""
    assert made(read(words, SNAKE, "move-snake blank +3")) == [wanted]


@pytest.mark.parametrize(
    "words",
    [
        "Forget the snake.",
        "Forget the ladder, +3 on 11 instead.",
        "Forget the snake, +5 on 11 instead.",
        "Forget the snake, maybe +3 on 11 instead.",
        "instead of the snake do a blank on 12?",
        "Forget the snake if Brenda moves, +3 on 11.",
        "forget the snake, put it on 11",
    ],
)
def test_what_gives_up_a_card_without_another_is_not_taken(words: str) -> None:
    """What names no card that is held, or hangs on something, changes nothing."""
    assert made(read(words, SNAKE, "move-snake blank +3")) is None


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("second one on 21 rather than 16 please", ["+3 13", "blank 21"]),
        ("Actually put the second one on 21.", ["+3 13", "blank 21"]),
        ("the first on 12 instead", ["+3 12", "blank 16"]),
        ("put the blank on 21 instead, the other one stays", ["+3 13", "blank 21"]),
        ("Cancel the second one. -4 → 19 instead.", ["+3 13", "-4 19"]),
        ("Scrap the blank, make it the minus 4 on 16.", ["+3 13", "-4 16"]),
        ("instead of the blank do the minus 4 on nineteen\nleave the plus three where it is", ["+3 13", "-4 19"]),
        ("forget the plus three, -4 on 12", ["-4 12", "blank 16"]),
        ("not 16 but 21", ["+3 13", "blank 21"]),
    ],
)
def test_one_card_of_two_is_changed(words: str, wanted: list[str]) -> None:
    """Of two cards the one that is named, by itself or its place, is changed; the other stays."""
    assert made(read(words, TWO)) == wanted


@pytest.mark.parametrize(
    ("words", "plays"),
    [
        ("Actually put it on 21.", TWO),
        ("put the blank on 21 instead", SAME),
        ("second one on 21 rather than 13", TWO),
        ("Scrap the blank, make it the minus 4 on 18.", SAME),
        ("Cancel the second one.", TWO),
        ("instead of the blank do the minus 4 on 19\nleave the blank where it is", TWO),
        ("forget both, -4 on 12", TWO),
        ("put the second one on 13", TWO),
        ("second one first", TWO),
    ],
)
def test_which_card_of_two_is_asked(words: str, plays: list[list[dict[str, Any]]]) -> None:
    """Where it is not plain which of the two is meant, or what comes in its place, nothing is changed."""
    assert made(read(words, plays)) is None


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("And if 25's gone by then, 26.", "+3 25 / +3 26"),
        ("or else 26", "+3 25 / +3 26"),
        ("und falls die besetzt ist, 26", "+3 25 / +3 26"),
        ("sonst die 26", "+3 25 / +3 26"),
        ("if somebody is standing there by then, 26", "+3 25 / +3 26"),
        ("sinon 26", "+3 25 / +3 26"),
    ],
)
def test_a_fallback_is_added(words: str, wanted: str) -> None:
    """What shall be played if the card cannot be may come in a mail of its own."""
    assert made(read(words, ONE)) == [wanted]


@pytest.mark.parametrize(
    "words",
    [
        "and if 24's gone by then, 26",
        "if Brenda has gone first, 26",
        "or 26?",
        "26",
        "if I roll a 6, 26",
        "else 12 or so",
    ],
)
def test_what_is_no_plain_fallback_is_not_added(words: str) -> None:
    """Another space, another condition, or a number alone adds nothing."""
    assert made(read(words, ONE)) is None


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Changed my mind: 30 first, then 29 if not.", "blank 30 / blank 29"),
        ("the other way round please", "blank 30 / blank 29"),
        ("umgekehrt bitte", "blank 30 / blank 29"),
        ("Doch nur die 29, ohne die 30.", "blank 29"),
        ("only 29 please", "blank 29"),
        ("Just 29, not 30.", "blank 29"),
        ("30, not 29", "blank 30"),
        ("seulement 29", "blank 29"),
        ("if 30 is gone too, 31", "blank 29 / blank 30 / blank 31"),
    ],
)
def test_fallbacks_are_put_in_another_order_or_left_out(words: str, wanted: str) -> None:
    """The spaces that stand for one card may be turned round, left out, or added to."""
    assert made(read(words, ELSE)) == [wanted]


@pytest.mark.parametrize(
    "words",
    [
        "30 first, then 31 if not",
        "only 31",
        "29 rather than 30",
        "without 31",
        "On second thoughts 31.",
        "30 first?",
        "30",
    ],
)
def test_which_space_of_several_is_asked(words: str) -> None:
    """A space that does not stand, or of which it is not plain what it replaces, changes nothing."""
    assert made(read(words, ELSE)) is None


def test_nobody_is_told_what_they_said_themselves() -> None:
    """That a fallback is wanted no more is not told as if it had been taken for granted."""
    assert not read("only 29, without 30", ELSE).assumed
    assert read(
        "forget the snake, blank on 12", [[*SNAKE[0], {"card": "blank", "at": 14}]], "move-snake blank +3"
    ).assumed


def test_a_card_that_lies_on_the_space_is_no_card_to_play() -> None:
    """Of the space that is given up it may be said what lies there, as long as the player holds no such card."""
    words = "Hang on, not 6, I want that plus 4 meself. Stick it on 16."
    cells: Any = [[f"blank#{9 + at}"] for at in range(48)]
    cells[0], cells[6], cells[47] = ["start#1"], ["+4#3"], ["finish#1"]
    stood = [[{"card": "roll", "at": 6}]]
    assert made(read(words, stood, "roll reverse +3", cells=cells)) == ["roll 16"]
    assert made(read(words, stood, "roll +4 +3", cells=cells)) is None


@pytest.mark.parametrize(
    "words",
    [
        "Make that 26, just seen Clive's sat on 25. A",
        "make it 26 instead, clive got to 25 before me",
        "Oops, Clive's there. 26 then.",
        "26 please, as Clive is on 25",
        "ah, Clive is on 25, so make it 26",
        "someone's on 25 - put it on 26",
        "Lieber die 26, auf 25 steht ja Clive.",
        "Ups, da steht ja schon Clive. Dann auf die 26.",
        "26 plutôt, puisque Clive est sur 25",
        "dan maar 26, want Clive staat op 25",
    ],
)
def test_somebody_who_stands_there_is_the_reason_for_another_space(words: str) -> None:
    """Who stands where the card was to go need not be told apart from an order."""
    assert made(read(words, ONE)) == ["+3 26"]


@pytest.mark.parametrize(
    "words",
    [
        "Clive is on 25. He rolled 11",
        "Clive is on 25. 26 today!",
        "Clive is on 25 and Brenda on 26",
        "Is Clive on 25? Then make it 26.",
        "tell Clive that 25 is mine",
        "Clive is on 24, so he is ahead of 26 others",
    ],
)
def test_who_stands_where_is_no_change(words: str) -> None:
    """What is told of others, or asked, puts no card elsewhere."""
    assert made(read(words, ONE)) in (None, ["+3 25"])


@pytest.mark.parametrize(
    "words",
    [
        "Can you make it 26 instead of 25? Ta",
        "can i change to 26?",
        "Could you move it to 26 please?",
        "Can I still change it to 26 or is it too late?",
        "make it 26 if it's not too late",
        "Kannst du das noch auf 26 ändern?",
        "Können wir lieber die 26 nehmen?",
        "Peux-tu mettre plutôt sur la 26 ?",
        "Kun je er 26 van maken?",
        "move it to 26",
        "lieber 26",
        "swap my 25 for 26",
        "On second thoughts 26 instead of 25, and I should like to keep what I said about the leader.",
    ],
)
def test_a_change_that_is_asked_for_kindly_is_one(words: str) -> None:
    """Who asks whether a card may go elsewhere instead asks for it, and need not hear that it is a question."""
    found = read(words, ONE)
    assert (made(found), found.message) == (["+3 26"], False)


@pytest.mark.parametrize(
    "words",
    [
        "Can I put it on 26?",
        "Could I have put it on 26?",
        "Can I change it later?",
        "could you make it 26 and how many are left?",
    ],
)
def test_a_question_changes_nothing(words: str) -> None:
    """Whether something is allowed, or was, is a question."""
    assert made(read(words, ONE)) is None


@pytest.mark.parametrize(
    "words",
    [
        "swap my card, blank on 12, keep the +3 in hand",
        "change of plan: blank on 12, I'll keep the +3 for now",
        "blank on 12, hold the +3 back",
        "Leerkarte auf 12, die +3 bleibt auf der Hand",
        "drop the +3, blank on 12 instead n keep the rest",
    ],
)
def test_a_card_that_stays_in_the_hand_makes_room_for_another(words: str) -> None:
    """Who says which card is kept, or dropped, says that the other one is played."""
    assert made(read(words, ONE)) == ["blank 12"]


@pytest.mark.parametrize("words", ["blank on 12 and keep the +3 too", "drop the +3, on 12"])
def test_a_card_that_may_stay_on_the_board_is_asked_about(words: str) -> None:
    """Where it is not said that a card stays in the hand, nothing takes its place without a question."""
    assert made(read(words, ONE)) in (None, ["+3 12"])


@pytest.mark.parametrize(
    "words",
    [
        "not the +3, the blank",
        "the blank, not the +3",
        "wrong card!! meant the blank",
        "blank instead",
        "change it to the blank",
        "blank instead of the +3 please",
        "doch lieber die Leerkarte",
        "Moin Brian,\n\nich nehme doch lieber die Leerkarte.\n\nGruß\nAlan",
        "Leerkarte statt +3",
        "plutôt la carte vierge",
    ],
)
def test_another_card_goes_where_the_first_was_to_go(words: str) -> None:
    """Who changes the card and says nothing of the space leaves it as it was."""
    assert made(read(words, ONE)) == ["blank 25"]
    assert made(read(words, [[{"card": "+3", "at": 25}, {"card": "+3", "at": 27}]])) == ["blank 25 / blank 27"]


@pytest.mark.parametrize(
    "words",
    [
        "the blank",
        "I have a blank",
        "and the blank",
        "not the blank",
        "not the blank, the +3",
        "blank or +3?",
        "the blank is nice too",
        "send back instead",
    ],
)
def test_a_card_that_is_only_named_takes_no_place(words: str) -> None:
    """Where it is not said that one card gives way to the other, or somebody has to be named, it is asked."""
    assert made(read(words, ONE)) in (None, ["+3 25"])


@pytest.mark.parametrize("words", ["25 is fine, leave it", "leave it on 25", "25 bleibt"])
def test_a_space_is_confirmed(words: str) -> None:
    """Who says that the space stays changes nothing, and is not told that no orders were found."""
    assert made(read(words, ONE)) == ["+3 25"]


@pytest.mark.parametrize(
    "words",
    [
        "Dear Brian,\n\nOn second thoughts 26 instead of 25, and I should like to keep what I said about the "
        "leader.\n\nAlan",
        "Hi Brian\n\nMove it to 26 would you please.\n\nRegards,\nAlan",
        "Moin Brian,\n\ndoch lieber die 26.\n\nGruß\nAlan",
        "26 instead\n\nA.",
    ],
)
def test_a_letter_greets_and_is_signed(words: str) -> None:
    """Whom a letter greets and who signs it changes nothing of what it says between."""
    assert made(read(words, ONE)) == ["+3 26"]


@pytest.mark.parametrize("words", ["26 instead\n\nJoking", "Hi Brian,\n\n26 or 27 instead\n\nAlan"])
def test_what_stands_apart_may_say_more(words: str) -> None:
    """A last line that is not the player's name may take back what was said."""
    assert made(read(words, ONE)) is None


@pytest.mark.parametrize(
    "words",
    [
        "Dear Brian,\n\nOn reflection S1 had better go to 27-21 rather than 27-22; Clive can't stay there for "
        "ever.\n\nAlan",
        "S1 27-21 instead",
        "make it S1 27-21",
        "S1 from 27 to 21 please",
    ],
)
def test_a_piece_of_a_card_gets_other_ends(words: str) -> None:
    """Who tells anew where a piece shall lie need not name the card that moves it."""
    found = read(words, SNAKE, "move-snake blank")
    assert found.orders["A"]["plays"] == [[{"card": "move-snake", "at": 13, "moves": [["S1", 27, 21]]}]]


@pytest.mark.parametrize("words", ["S1 is at 27-21 now", "S1 27-21 if it is free", "was S1 27-21?", "S2 27-21"])
def test_a_piece_that_is_only_told_of_stays(words: str) -> None:
    """What a piece does, and what another may, changes no card."""
    plays: Any = read(words, SNAKE, "move-snake blank").orders.get("A", {}).get("plays", SNAKE)
    assert plays == SNAKE


def test_what_is_wished_if_it_is_allowed_leaves_what_stood() -> None:
    """Where somebody stands on the space that is wished for, what was to be played is played else."""
    words = "put the blank on 12, if that is allowed."
    assert made(read(words, ONE, positions={"Alan": 3, "Brenda": 12, "Clive": 4})) == ["blank 12 / +3 25"]
    assert made(read(words, ONE, positions={"Alan": 3, "Brenda": 13, "Clive": 4})) == ["blank 12"]


BOTH: list[list[dict[str, Any]]] = [[{"card": "-4", "at": 14}, {"card": "blank", "at": 14}]]


@pytest.mark.parametrize(
    ("words", "stood", "wanted"),
    [
        ("Other way about: blank first, -4 if not. Y", BOTH, "blank 14 / -4 14"),
        ("The other way round Alan, 30 first then 29.", ELSE, "blank 30 / blank 29"),
        ("Andersherum", ELSE, "blank 30 / blank 29"),
        ("And change me 29 to a 10, will you Alan.", ELSE, "blank 10 / blank 30"),
        ("Put the blank on 10 rather than 29, with 30 still in reserve.", ELSE, "blank 10 / blank 30"),
    ],
)
def test_short_words_of_two_wishes(words: str, stood: list[list[dict[str, Any]]], wanted: str) -> None:
    """Two wishes change places, or one goes elsewhere, as those who know what stands say it."""
    assert made(read(words, stood)) == [wanted]


@pytest.mark.parametrize(
    "words",
    [
        "Other way round: 29 first, then 30",
        "The other way round was better last week.",
        "Other way round, 31 first",
        "And change me 29 to a 10, maybe.",
        "Change the +3 on 29 to 10",
    ],
)
def test_other_words_of_two_wishes_change_nothing(words: str) -> None:
    """What does not fit the two, or is only wondered, is not taken."""
    assert made(read(words, ELSE)) is None


def test_a_card_named_behind_its_spaces() -> None:
    """ "Le 13 …" of the +3: the other card stays, and a card that does not lie there is not meant."""
    words = "Le 10 au lieu du 13 pour le +3, s'il te plaît. Le reste ne bouge pas."
    assert made(read(words, TWO)) == ["+3 10", "blank 16"]
    assert made(read(words.replace("+3", "-4"), TWO)) is None


@pytest.mark.parametrize(
    "words",
    ["Drop the Swap players bit, I've gone off it. Card stays. Y", "Forget the swap players thing. The card stays."],
)
def test_a_choice_is_dropped_with_its_reason(words: str) -> None:
    """That the card stays, or that somebody has gone off it, is no more than that."""
    choice = {"swap-players": [{"players": ["me", "Brenda"]}]}
    game = config()
    before = {"A": {"plays": ONE, "standing": choice}}
    found: Any = RULESET.read_changes(game, state(game, hand=HAND), "Alan", [words], before)
    assert (found.orders["A"]["standing"], found.problems) == ({"swap-players": None}, ())


def test_what_is_quoted_was_written() -> None:
    """A choice that is dropped beside words that are asked about is quoted as its writer put it."""
    choice = {"swap-players": [{"players": ["me", "Brenda"]}]}
    game = config()
    words = "Drop the Swap players bit, and put the +3 on 26 or 27 maybe"
    before = {"A": {"plays": ONE, "standing": choice}}
    found = RULESET.read_changes(game, state(game, hand=HAND), "Alan", [words], before)
    assert all(quote is None or "cancel my choice" not in quote for quote in found.quotes)
