"""Words for others, marked as press, apart from the orders: for everybody, for some players, for the GM, unsigned."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile

from pbm.core.orders import PressItem
from pbm.orders.late import late
from pbm.orders.press.confided import Confidence, ahead, confided
from pbm.orders.press.declined import is_no_press
from pbm.orders.press.divided import Piece, divided, in_brackets, joined_again
from pbm.orders.press.ends import broken_off, ended, greeted, unmarked_label
from pbm.orders.press.labels import Item, addressed, is_headline, opened
from pbm.orders.press.layout_labels import labelled_by_layout
from pbm.orders.press.openings import denied_above, opening_within, runs_into, with_press_asked_for
from pbm.orders.press.own_game import may_turn, orders_own, spoken_to_gm, tells, turned_within, turning
from pbm.orders.press.page import Page
from pbm.orders.press.people import NOBODY, People
from pbm.orders.press.perhaps_told import perhaps_told
from pbm.orders.press.signing_labels import may_be_unsigned
from pbm.orders.press.terse import OwnGame
from pbm.orders.press.unsigned import unsigned_as_asked
from pbm.orders.signing import begins_afterthought, signed_off
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.word_set import words_in

__all__ = ["below_press", "public_words", "split_press"]

_INLINE = late(
    r"[.!?;,)]\s{1,4}(?:(?=(?:anonymous |private |public )?press(?: (?:to|for) [^:.]{1,30})?\s?:)"
    r"|(?:and )?(?=(?:the following|this) (?:is )?for the (?:next )?(?:report|zine|bulletin|newsletter)\b"
    r"[^:.\n]{0,20}:))",
    re.IGNORECASE,
)
_NOTHING = late(
    r"\W{0,4}(?:n/a|nil|none|no|nope|nothing|not|-+)?(?: (?:today|this time|this week|this turn|this round"
    r"|for now|from me|press|"
    r"to report|to say|thanks|thank you|at all|yet|return|entry))*\W{0,4}$"
    r"|\W{0,4}(?:nein|nee|non|no|nichts|nix|niets|niks|rien|nada|niente|nulla|keine|kein|geen|aucune?|nessuna?"
    r"|ninguna?|danke|bedankt|merci|gracias|grazie)"
    r"(?:,? (?:danke|vielen dank|dank (?:je|u)(?: wel)?|bedankt|merci|gracias|grazie|heute|diesmal|vandaag|dit keer"
    r"|deze keer|cette fois|aujourd'hui|esta vez|hoy|questa volta|oggi|nichts|niets|rien|nada|niente|press?e|prensa"
    r"|stampa|pers|von mir|van mij|de ma part|de mi parte|da parte mia|per me))*\W{0,4}$",
    re.IGNORECASE,
)
_NIL = late(
    r"\W{0,4}(?:i )?(?:can't|cannot|could not|couldn't) think of (?:anything|any|one|a thing|something)\b|"
    r"\W{0,4}(?:none|nothing|nil|no press|no),? (?:i'm afraid|i fear|sorry|alas)\b"
    r"|\W{0,4}(?:nothing|none|nil|no|nope|not|no press)(?: (?:much|new|exciting|clever|more))?"
    r" (?:(?:for |from )?(?:today|me|now|this (?:time|week|turn|round|month)|us))(?: (?:i'm afraid|sorry|thanks))?"
    r"(?=\s?[,;.(!–-]|\s{1,3}(?:as|because|since|i)\b)",
    re.IGNORECASE,
)
_AS_BEFORE = late(
    r"\W{0,4}(?:(?:please )?(?:keep|leave|use|print|run|repeat|drop|pull|scrap|withdraw)\b[^.!?\n]{0,30}\b(?:last"
    r"|previous|old|earlier|sent)\b"
    r"[^.!?\n]{0,30}|(?:same )?as (?:above|before|sent|last (?:time|turn|round|month))(?: please)?"
    r"|see (?:above|below|attached|enclosed)|(?:to|will) follow"
    r"|(?:i(?:'ll| will|'m going to) )?(?:send|write|think of|do)(?: you)? (?:some|it|one|something|that|more)"
    r" (?:later|tomorrow|soon|tonight|next (?:time|week|month|turn)|on \w{3,6}day|at the weekend)"
    r"|later|tba|tbc)\W{0,4}$",
    re.IGNORECASE,
)
_ITEM_NUMBER = late(r"\s{0,6}\(?\d{1,2}[.)]\s{0,2}")
_NO_LETTER = late(
    r"\W{0,4}(?:none|nil|n/a|nothing|keine?|aucune?|geen|ninguna?|nessuna?)\W{0,4}$|\s{0,4}[-–—]{1,4}\s{0,4}$",
    re.IGNORECASE,
)
"""What stands behind the label of a letter that is none; a "no" may well be one."""
_NONE_AND_MORE = late(r"\s{0,4}(?:none|nil|no press)\s?[.;!]\s{1,4}(?=\S)", re.IGNORECASE)
_FIGURE = late(r"\d")
_SIGNS = " \n:;,._-–—|/\\*[]()"
"""What says nothing, and is no press by itself."""
_BELOW = 30  # lines below orders that show whether press goes on
_DECLINED = late(r"\s{0,4}(?:\w|[-~/])")


def split_press(
    lines: Sequence[str], vocabulary: Vocabulary = VOCABULARY, people: People = NOBODY
) -> tuple[list[str], tuple[PressItem, ...]]:
    """Return ``lines`` with the press blank, and the press: every item with whom it is for.

    What stands below press and may be an order, though it may be told to the others as well, is an item for the GM.
    """
    rest: list[str] = []
    items: list[Item] = []
    taking: Item | None = None
    whole_lines = with_press_asked_for(lines)
    page = Page(whole_lines, vocabulary, people)
    pieces = divided(whole_lines, page.leaves, lambda words: spoken_to_gm(words, people.gm))
    lines = [piece.text for piece in pieces]
    gm = greeted(lines)
    secrets: Mapping[int, Confidence] | None = None  # few mails have press in which something may be confided
    may_be_own = False
    for number, whole in enumerate(lines):
        aside = _aside(pieces[number], taking, vocabulary, people)
        if aside is not None:
            own = aside.to == ("GM",) and orders_own(aside.lines[0])
            rest.append(aside.lines[0] if own else "")
            items += [] if own else [aside]
            continue
        before, line, found = _begun(whole, taking, vocabulary, people)
        if found is not None and taking is None and number and denied_above(lines[number - 1], whole):
            before, line, found = "", whole, None
        if found is not None and taking is not None and not taking.to and page.keeps(whole):
            before, line, found = "", whole, None  # one of a list that is for all
        if found is None and taking is None and (shown := labelled_by_layout(whole, people)) is not None:
            beside = (_next_to(lines, number, -1), _next_to(lines, number, 1))
            if shown.bold or any(one.strip() and ended(one, apart=False) == one for one in beside):
                before, found = "", (Item(), shown.words)
        if found is None and taking is None and number and runs_into(lines[number - 1], whole):
            before, found = "", (Item(), "")
        if secrets is None and (found is not None or taking is not None):
            secrets = confided(lines)
            may_be_own = may_turn(lines, people.gm)
        secret = secrets.get(number) if secrets is not None else None
        if secret is not None and taking is not None and not taking.to and is_headline(whole, people):
            secret = None
        if found is not None:
            within = taking
            taking, words = found if page.keeps(found[1]) else addressed(*found, people, _on(lines, number))
            if within is not None:
                taking = taking.within(within)
                if within.to and not taking.to and (pieces[number].loose or pieces[number].aside):
                    taking = within  # nobody's letter turns to all behind a comma: it is not clear what is meant
                    taking.held = True
                    taking.lines.append(whole)
                    rest.append("")
                    continue
            if number and secrets and not taking.to and _kept_ahead(pieces, number, secrets):
                taking.to = ("GM",)  # "Don't print this. Press: …"
            if taking.to == ("GM",) and may_be_own and orders_own(words):
                taking = None  # "And for the GM: change my trapdoor to 40": it is read as it would be without a label
                rest.append(words)
                continue
            cut = broken_off(words) or _confided_in(taking, whole, words, secret)
            if cut is None and may_be_own:
                cut = _turned_in(words, people)
            if cut is not None:
                words, before = cut[0], f"{before} {cut[1]}".strip()
            rest.append(before)
            if within is not None and within.to == ("GM",) and not taking.to and _NONE_AND_MORE.match(words[:80]):
                taking = within  # "GM only: … Press: none. Please tell nobody.": what follows is the GM's as well
                taking.lines.append(words)
                continue
            if not taking.bare and (_NO_LETTER.match(words[:80]) if taking.is_letter else _declined(words.lstrip())):
                taking = None  # "Press: none", and what follows is no press either
                continue
            if words:
                taking.lines.append(words)
            taking.held = taking.held or pieces[number].unread  # a letter may stand in it that is for one alone
            items.append(taking)
            if cut is not None:
                _withdraw(items, secret)
                taking = None
        elif taking is not None and (left := _left_by(line, taking, gm, rest, _next_to(lines, number, 1))) is not None:
            if left == line and _perhaps_told(lines, number, taking, people):
                taking.held = True
                taking.lines.append(line)
                rest.append("")
                continue
            taking = None
            rest.append(left)
        elif taking is not None and begins_afterthought(line, taking.lines):
            taking = None  # below the name it is for the GM, and may change the orders
            rest.append(line)
            _withdraw(items, secret)
        elif taking is not None and (cut := broken_off(line) or _confided_in(taking, line, line, secret)) is not None:
            taking.lines.append(cut[0])
            _withdraw(items, secret)
            taking = None
            rest.append(cut[1])
        elif (
            taking is not None
            and (may_be_own or unmarked_label(line).lstrip()[:1].isdigit())
            and ((turn := _turn_of(unmarked_label(line), taking, people, rest)) is not None)
        ):
            unsure = turn is OwnGame.UNSURE
            if taking.is_letter or not unsure:
                unsure = unsure or _perhaps_told(lines, number, taking, people)
                taking.held = taking.held or unsure
            elif not taking.to:
                taking = Item(("GM",), held=True)
                items.append(taking)
            if unsure:
                taking.lines.append(line)
                rest.append("")
            else:
                taking = None
                rest.append(line)
            _withdraw(items, secret)
        elif taking is not None and may_be_own and not taking.held and (cut := _turned_in(line, people)) is not None:
            taking.lines.append(cut[0])
            taking = None
            rest.append(cut[1])
        elif taking is not None:
            if not any(map(str.strip, taking.lines)) and not page.keeps(line):  # the head of what its label is above
                begun, line = addressed(taking, line, people, _on(lines, number))
                taking.to, taking.anonymous = begun.to, taking.anonymous or begun.anonymous
            taking.lines.append(line)
            rest.append("")
        else:
            rest.append(line)
            _withdraw(items, secret)
    if items and may_be_unsigned(words_in(whole_lines)):
        items = unsigned_as_asked(items, rest)
    made = [PressItem(text, item.to, item.anonymous, item.held) for item in items if (text := _told(item, people))]
    return joined_again(pieces, rest, whole_lines), tuple(made)


def _told(item: Item, people: People) -> str:
    """Return what press says, without the end of a letter; nothing where it says that there is none."""
    whole = "\n".join(item.lines).strip("\n")
    if item.held:
        return whole if whole.strip(_SIGNS) else ""
    text = signed_off(item.lines, people.writer)
    if item.bare:  # "To Clive: R.I.P." is no name, and "none to you!" no answer
        return text if text.strip(_SIGNS) else whole
    if not text.strip(_SIGNS) or _NO_LETTER.match(text[:80]) is not None:
        return ""
    nothing = not item.is_letter and (_NOTHING.match(text[:80]) is not None or is_no_press(text))
    return "" if nothing else text


def _aside(piece: Piece, taking: Item | None, vocabulary: Vocabulary, people: People) -> Item | None:
    """Return press that stands in brackets within other words, which go on behind it; None for any other piece."""
    public = taking is not None and not taking.to
    words = piece.text if piece.aside else in_brackets(piece.text) if taking is not None else None
    found = (
        opened(words, vocabulary, people, apart=True, within=True, public=public) if words and ":" in words else None
    )
    if found is None and words and taking is not None and not _FIGURE.search(words):
        return Item(("GM",), lines=[words]) if spoken_to_gm(words, people.gm) else None
    if found is None or not found[1].strip():
        return None
    item, said = addressed(*found, people)
    item.lines.append(said)
    return item


def _kept_ahead(pieces: Sequence[Piece], number: int, secrets: Mapping[int, Confidence]) -> bool:
    """Whether a sentence before a label on the same line says of what follows that it is not for print."""
    before, secret = pieces[number - 1], secrets.get(number - 1)
    return secret is not None and before.line == pieces[number].line and ahead(secret, before.text)


def _next_to(lines: Sequence[str], number: int, step: int) -> str:
    """Return the next line of a mail with words, in that direction; an empty text where there is none."""
    place = number + step
    while 0 <= place < len(lines) and not lines[place].strip():
        place += step
    return lines[place] if 0 <= place < len(lines) else ""


def _on(lines: Sequence[str], number: int) -> list[str]:
    """Return the lines behind one in its paragraph."""
    return list(takewhile(str.strip, lines[number + 1 :]))


def _left_by(line: str, taking: Item, gm: str, rest: Sequence[str], below: str) -> str | None:
    """Return what a line that ends press says beyond that; None for one that goes on with it."""
    if taking.to and tells(line):
        return None
    apart, above = _blank_before(taking), taking.lines[-1] if taking.lines else ""
    ordered = apart and any(map(_FIGURE.search, rest))
    return ended(line, apart=apart, gm=gm, above=above, below=below, ordered=ordered)


def _perhaps_told(lines: Sequence[str], number: int, taking: Item, people: People) -> bool:
    """Whether orders on a line of a mail may be told to the readers of the press above them."""
    line = lines[number]
    if (taking.to == ("GM",) and not taking.held) or not _FIGURE.search(line) or spoken_to_gm(line, people.gm):
        return False
    below = lines[number + 1 : number + 1 + _BELOW]
    return taking.held or perhaps_told(line, taking.lines, below, letter=taking.is_letter, gm=people.gm)


def _turn_of(line: str, taking: Item, people: People, rest: Sequence[str]) -> OwnGame | None:
    """Return how a line of press turns to its writer's own game, None where it does not."""
    return turning(
        line,
        apart=_blank_before(taking),
        above=taking.lines[-1] if taking.lines else "",
        gm=people.gm,
        ordered=any(map(_FIGURE.search, rest)),
        letter=bool(taking.to),
    )


def _turned_in(words: str, people: People) -> tuple[str, str] | None:
    """Return what stands before and behind the place in a line where it turns to its writer's own game."""
    place = turned_within(words, people.gm)
    return None if place is None else (words[:place].rstrip(), words[place:])


def _confided_in(item: Item, line: str, words: str, secret: Confidence | None) -> tuple[str, str] | None:
    """Return public press of a line before and behind where it is no longer for print, None where all of it is."""
    if secret is None or item.to or not words:
        return None
    begins = line.rfind(words)
    if secret.said < begins:
        item.to = ("GM",)  # "Press (not for printing): …"
        return None
    cut = max(secret.start - begins, 0)
    return words[:cut].rstrip(), words[cut:]


def _withdraw(items: list[Item], secret: Confidence | None) -> None:
    """Make the paragraph before words that are against its being printed one for the GM; all, if they stand apart."""
    if secret is None or not secret.back or not items or items[-1].to:
        return
    item = items[-1]
    first = len(item.lines)
    while first and item.lines[first - 1].strip():
        first -= 1
    if not any(line.strip() for line in item.lines[first:]):
        first = 0
    items.append(Item(("GM",), item.anonymous, item.lines[first:]))
    del item.lines[first:]


def _declined(words: str) -> bool:
    """Whether what stands behind a label of press is that there is none, or none that is new."""
    if _NIL.match(words[:80]) or _AS_BEFORE.match(words[:120]):
        return True
    return _DECLINED.match(words[:80]) is not None and (
        _NOTHING.match(words[:80]) is not None or is_no_press(words, alone=False)
    )


def _begun(
    whole: str, taking: Item | None, vocabulary: Vocabulary, people: People
) -> tuple[str, str, tuple[Item, str] | None]:
    """Return what stands on a line before the press that begins on it, the rest of the line, and that press."""
    public = taking is not None and not taking.to
    inline = _INLINE.search(whole[:600]) if ":" in whole else None
    start = inline.end() if inline is not None else opening_within(whole) if taking is None else None
    if start is not None:
        before = whole[:start].rstrip()
        if inline is not None:
            before = whole[: inline.start() + 1]
        found = opened(whole[start:], vocabulary, people, apart=True, within=taking is not None, public=public)
        if found is not None:
            return ("" if _ITEM_NUMBER.fullmatch(before[:12]) else before), whole[start:], found
    apart = taking is None or not taking.lines or _blank_before(taking)
    return "", whole, opened(whole, vocabulary, people, apart=apart, within=taking is not None, public=public)


def below_press(lines: Sequence[str], rest: Sequence[str]) -> list[str]:
    """Return the ``lines`` of a mail that stand below its press and are none; ``rest`` are those without press."""
    first = next(
        (place for place, (line, left) in enumerate(zip(lines, rest, strict=False)) if line != left), len(lines)
    )
    return [line for line in rest[first + 1 :] if line.strip()]


def public_words(items: Sequence[PressItem]) -> str | None:
    """Return what is meant for the report, its items joined by a blank line; None where there is nothing."""
    return "\n\n".join(item.text for item in items if not item.to and not item.held) or None


def _blank_before(item: Item) -> bool:
    return len(item.lines) > 1 and not item.lines[-1].strip()
