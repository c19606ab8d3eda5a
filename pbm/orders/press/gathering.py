"""The press of a mail, gathered line by line: where each item begins, what goes on with it, and what ends it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile

from pbm.orders.late import late
from pbm.orders.press.confided import Confidence, ahead, confided
from pbm.orders.press.declined import is_no_letter, none_given
from pbm.orders.press.divided import Piece, in_brackets
from pbm.orders.press.ends import broken_off, ended, greeted, unmarked_label
from pbm.orders.press.label import is_signed
from pbm.orders.press.labels import Item, addressed, is_headline, opened
from pbm.orders.press.layout_labels import labelled_by_layout
from pbm.orders.press.openings import denied_above, opening_within, runs_into
from pbm.orders.press.own_game import may_turn, orders_own, spoken_to_gm, tells, turned_within, turning
from pbm.orders.press.page import Page
from pbm.orders.press.passed_on import passed_on_within
from pbm.orders.press.people import People
from pbm.orders.press.perhaps_told import perhaps_told
from pbm.orders.press.plays import speech_of_gm
from pbm.orders.press.quoted import quoted_for_print
from pbm.orders.press.terse import OwnGame
from pbm.orders.signing import begins_afterthought
from pbm.orders.vocabulary import Vocabulary

__all__ = ["Gathering"]

_INLINE = late(
    r"[.!?;,)]\s{1,4}(?:(?=(?:anonymous |private |public )?press(?: (?:to|for) [^:.]{1,30})?\s?:)"
    r"|(?:and )?(?=(?:the following|this) (?:is )?for the (?:next )?(?:report|zine|bulletin|newsletter)\b"
    r"[^:.\n]{0,20}:))",
    re.IGNORECASE,
)
_ITEM_NUMBER = late(r"\s{0,6}\(?\d{1,2}[.)]\s{0,2}")
_NONE_AND_MORE = late(r"\s{0,4}(?:none|nil|no press)\s?[.;!]\s{1,4}(?=\S)", re.IGNORECASE)
_FIGURE = late(r"\d")
_NEAR = 8  # lines beside one in which others speak in a play
_SPEAKER = 60  # characters of a line that name who speaks
_BELOW = 30  # lines below orders that show whether press goes on


class Gathering:
    """The press in the ``pieces`` of a mail: its ``items``, and in ``rest`` what each piece says beyond them."""

    def __init__(self, pieces: Sequence[Piece], page: Page, vocabulary: Vocabulary, people: People) -> None:
        self.rest: list[str] = []
        self.items: list[Item] = []
        self._pieces = pieces
        self._lines = [piece.text for piece in pieces]
        self._page = page
        self._vocabulary = vocabulary
        self._people = people
        self._gm = greeted(self._lines)
        self._taking: Item | None = None
        self._secrets: Mapping[int, Confidence] | None = None  # few mails have press that may have secrets in it
        self._may_be_own = False
        for number, line in enumerate(self._lines):
            self._read(number, line)

    def _read(self, number: int, whole: str) -> None:
        """Read one piece: what it begins, goes on with, ends, or leaves to be read as any other words."""
        aside = _aside(self._pieces[number], self._taking, self._vocabulary, self._people)
        if aside is not None:
            own = aside.to == ("GM",) and orders_own(aside.lines[0])
            self.rest.append(aside.lines[0] if own else "")
            self.items += [] if own else [aside]
            return
        if self._plays(number, whole):
            return
        before, line, found = self._beginning(number, whole)
        if self._secrets is None and (found is not None or self._taking is not None):
            self._secrets = confided(self._lines)
            self._may_be_own = may_turn(self._lines, self._people.gm)
        secret = self._secrets.get(number) if self._secrets is not None else None
        if secret is not None and self._is_for_all() and is_headline(whole, self._people):
            secret = None
        if found is not None:
            self._begin(number, before, found, secret)
        elif self._taking is None:
            quoted = quoted_for_print(line)
            if quoted is not None:
                self.items.append(Item((), quoted.unsigned, [quoted.words]))
                line = quoted.rest
            self.rest.append(line)
            _withdraw(self.items, secret)
        elif not self._end(number, line, self._taking, secret):
            self._go_on(number, line, self._taking)

    def _plays(self, number: int, line: str) -> bool:
        """Go on with words for all where a line is what the GM says in a play; tell whether it is."""
        if self._taking is None or self._taking.to or ":" not in line[:_SPEAKER]:
            return False
        played = speech_of_gm(line, self._above(number), self._behind(number), self._people.gm)
        if played is None:
            return False
        self._taking.held = self._taking.held or not played
        self._add(self._taking, line)
        return True

    def _is_for_all(self) -> bool:
        """Whether words for all are being gathered."""
        return self._taking is not None and not self._taking.to

    def _beginning(self, number: int, whole: str) -> tuple[str, str, tuple[Item, str] | None]:
        """Return what stands on a line before the press that begins on it, the rest of the line, and that press."""
        begun = _begun(whole, self._taking, self._vocabulary, self._people)
        if self._taking is not None:
            listed = begun[2] is not None and not self._taking.to and self._page.keeps(whole)
            return ("", whole, None) if listed else begun  # one of a list that is for all
        above = self._lines[number - 1] if number else ""
        if begun[2] is not None and number and denied_above(above, whole):
            begun = ("", whole, None)
        if begun[2] is not None:
            return begun
        before, line, found = begun
        if (shown := labelled_by_layout(whole, self._people)) is not None:
            beside = (_next_to(self._lines, number, -1), _next_to(self._lines, number, 1))
            if shown.bold or any(one.strip() and ended(one, apart=False) == one for one in beside):
                before, found = "", (Item(), shown.words)
        if found is None and number and runs_into(above, whole):
            before, found = "", (Item(), "")
        return before, line, found

    def _begin(self, number: int, before: str, found: tuple[Item, str], secret: Confidence | None) -> None:
        """Begin the item ``found`` on a line, behind what stands ``before`` it."""
        piece, within = self._pieces[number], self._taking
        listed = self._page.keeps(found[1])
        taking, words = found if listed else addressed(*found, self._people, _on(self._lines, number))
        if within is not None:
            taking = taking.within(within)
            if within.to and not taking.to and (piece.loose or piece.aside):
                within.held = True  # nobody's letter turns to all behind a comma: it is not clear what is meant
                self._add(within, piece.text)
                return
        if number and self._secrets and not taking.to and _kept_ahead(self._pieces, number, self._secrets):
            taking.to = ("GM",)  # "Don't print this. Press: …"
        if taking.to == ("GM",) and self._may_be_own and orders_own(words):
            self._taking = None  # "And for the GM: change my trapdoor to 40": it is read as it would be without a label
            self.rest.append(words)
            return
        cut = broken_off(words) or _confided_in(taking, piece.text, words, secret)
        if cut is None and self._may_be_own:
            cut = _turned_in(words, self._people)
        played = self._played(cut[1], words, number) if cut is not None and not taking.to else None
        if played is not None:
            cut, taking.held = None, taking.held or not played
        if cut is not None:
            words, before = cut[0], f"{before} {cut[1]}".strip()
        self.rest.append(before)
        if within is not None and within.to == ("GM",) and not taking.to and _NONE_AND_MORE.match(words[:80]):
            within.lines.append(words)  # "GM only: … Press: none. Please tell nobody.": the GM's is what follows, too
            return
        if not taking.bare and (is_no_letter(words) if taking.is_letter else none_given(words.lstrip())):
            self._taking = None  # "Press: none", and what follows is no press either
            return
        if words:
            taking.lines.append(words)
        taking.held = taking.held or piece.unread  # a letter may stand in it that is for one alone
        self.items.append(taking)
        self._taking = taking if cut is None else None
        if cut is not None:
            _withdraw(self.items, secret)

    def _played(self, said: str, words: str, number: int) -> bool | None:
        """Return whether what is ``said`` at the end of words of a line is a speech of the GM, None for no speech."""
        above = [*self._above(number), words.removesuffix(said)]
        return speech_of_gm(said, above, self._behind(number), self._people.gm)

    def _above(self, number: int) -> list[str]:
        """Return the nearest lines above one."""
        return self._lines[max(0, number - _NEAR) : number]

    def _behind(self, number: int) -> list[str]:
        """Return the nearest lines below one."""
        return self._lines[number + 1 : number + 1 + _NEAR]

    def _end(self, number: int, line: str, taking: Item, secret: Confidence | None) -> bool:
        """End what is gathered where a line does so, or turns to its writer's own game; tell whether it was read so."""
        left = _left_by(line, taking, self._gm, self.rest, _next_to(self._lines, number, 1))
        if left is not None:
            if left == line and _perhaps_told(self._lines, number, taking, self._people):
                taking.held = True
                self._add(taking, line)
            else:
                self._leave(left)
            return True
        if begins_afterthought(line, taking.lines):
            self._leave(line)  # below the name it is for the GM, and may change the orders
            _withdraw(self.items, secret)
            return True
        cut = broken_off(line) or _confided_in(taking, line, line, secret)
        if cut is not None:
            taking.lines.append(cut[0])
            _withdraw(self.items, secret)
            self._leave(cut[1])
            return True
        if self._turned(number, line, taking):
            _withdraw(self.items, secret)
            return True
        cut = _turned_in(line, self._people) if self._may_be_own and not taking.held else None
        played = self._played(cut[1], line, number) if cut is not None and not taking.to else None
        if played is not None:
            taking.held = not played
            return False
        if cut is not None:
            taking.lines.append(cut[0])
            self._leave(cut[1])
        return cut is not None

    def _turned(self, number: int, line: str, taking: Item) -> bool:
        """Leave what is gathered where a line turns to its writer's own game, or hold what may be told to others."""
        bare = unmarked_label(line)
        if not self._may_be_own and not bare.lstrip()[:1].isdigit():
            return False
        last = not any(line.strip() for line in self._behind(number))
        turned = _turn_of(bare, taking, self._people, self.rest, last=last)
        if turned is None:
            return False
        unsure = turned is OwnGame.UNSURE
        if taking.is_letter or not unsure:
            unsure = unsure or _perhaps_told(self._lines, number, taking, self._people)
            taking.held = taking.held or unsure
        elif not taking.to:
            taking = Item(("GM",), held=True)
            self.items.append(taking)
            self._taking = taking
        if unsure:
            self._add(taking, line)
        else:
            self._leave(line)
        return True

    def _go_on(self, number: int, line: str, taking: Item) -> None:
        """Add a line to what is gathered; the first one may say whom it is for, where its label stands above it."""
        if not any(map(str.strip, taking.lines)) and not self._page.keeps(line):
            begun, line = addressed(taking, line, self._people, _on(self._lines, number))
            taking.to, taking.anonymous = begun.to, taking.anonymous or begun.anonymous
        taking.held = taking.held or self._pieces[number].unread
        self._add(taking, line)

    def _add(self, taking: Item, line: str) -> None:
        """Add a line to what is gathered, and leave nothing of it."""
        taking.lines.append(line)
        self.rest.append("")

    def _leave(self, line: str) -> None:
        """Gather no more, and leave a line to be read as any other."""
        self._taking = None
        self.rest.append(line)


def _aside(piece: Piece, taking: Item | None, vocabulary: Vocabulary, people: People) -> Item | None:
    """Return press that stands in brackets within other words, which go on behind it; None for any other piece."""
    public = taking is not None and not taking.to
    words = piece.text if piece.aside else in_brackets(piece.text) if taking is not None else None
    found = None
    if words and is_signed(words):
        found = opened(words, vocabulary, people, apart=True, within=True, public=public)
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


def _turn_of(line: str, taking: Item, people: People, rest: Sequence[str], *, last: bool) -> OwnGame | None:
    """Return how a line of press turns to its writer's own game, None where it does not."""
    return turning(
        line,
        apart=_blank_before(taking),
        last=last,
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


def _begun(
    whole: str, taking: Item | None, vocabulary: Vocabulary, people: People
) -> tuple[str, str, tuple[Item, str] | None]:
    """Return what stands on a line before the press that begins on it, the rest of the line, and that press."""
    public = taking is not None and not taking.to
    inline = _INLINE.search(whole[:600]) if ":" in whole else None
    start = inline.end() if inline is not None else _opening_within(whole, people) if taking is None else None
    if start is not None:
        before = whole[:start].rstrip()
        if inline is not None:
            before = whole[: inline.start() + 1]
        found = opened(whole[start:], vocabulary, people, apart=True, within=taking is not None, public=public)
        if found is not None:
            return ("" if _ITEM_NUMBER.fullmatch(before[:12]) else before), whole[start:], found
    apart = taking is None or not taking.lines or _blank_before(taking)
    return "", whole, opened(whole, vocabulary, people, apart=apart, within=taking is not None, public=public)


def _opening_within(line: str, people: People) -> int | None:
    """Return where within a line words begin that are to be printed or passed on; None where none do."""
    start = opening_within(line)
    return passed_on_within(line, people) if start is None else start


def _blank_before(item: Item) -> bool:
    return len(item.lines) > 1 and not item.lines[-1].strip()
