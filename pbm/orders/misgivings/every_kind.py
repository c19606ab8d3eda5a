"""Every kind of misgiving, in the order in which they are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pbm.orders.misgivings.afterthought import afterthought
from pbm.orders.misgivings.aim import other_game, other_person, other_turn, subject_differs
from pbm.orders.misgivings.another_game import for_another_game
from pbm.orders.misgivings.another_turn import door_of_the_next, for_a_turn_to_come, turns_of_another_round
from pbm.orders.misgivings.at_home import house_or_age
from pbm.orders.misgivings.averse import (
    as_they_say,
    asked_whether,
    averse_to,
    in_one_breath,
    next_time,
    perhaps_done,
    said_before,
    thought_better_of,
    when_it_is_so,
)
from pbm.orders.misgivings.beside import (
    by_a_coin,
    by_hearsay,
    denied_behind,
    first_ideas,
    in_the_region,
    more_than,
    not_sent_by_me,
    sizes_otherwise,
    spaces_weighed,
    spent_now,
    supposed,
    to_be_scrapped,
)
from pbm.orders.misgivings.beyond import counted_from_there
from pbm.orders.misgivings.board_beside import OF_ANOTHER_BOARD
from pbm.orders.misgivings.board_dropped import board_dropped, board_supposed
from pbm.orders.misgivings.changed_for import changed_for_a_space
from pbm.orders.misgivings.conditional import on_condition
from pbm.orders.misgivings.contradicted import denied_in_letter, disowned_in_letter, sent_and_binned
from pbm.orders.misgivings.counted_from import counted_from_somebody
from pbm.orders.misgivings.denied_space import denied_space
from pbm.orders.misgivings.described import about_there, disclaimed, of_something_else, order_by_size, riddled, summed
from pbm.orders.misgivings.door_reasons import space_for_another_reason
from pbm.orders.misgivings.elsewhere import after_this_turn, game_beside_this, handed_in_for_another, named_for_a_game
from pbm.orders.misgivings.figures import cancelled, half_written, misheard, one_of_alike, second_value, vague
from pbm.orders.misgivings.form import form_and_door, form_and_words
from pbm.orders.misgivings.kept import (
    boards_crossed,
    boards_exchanged,
    boards_renamed,
    kept_after_all,
    kept_back,
    order_left_open,
)
from pbm.orders.misgivings.landing import lands_elsewhere, leads_otherwise, moves_elsewhere, only_landed_on
from pbm.orders.misgivings.left_to_chance import left_to_chance
from pbm.orders.misgivings.matters import (
    headed_for_an_opinion,
    headed_otherwise,
    in_a_score,
    of_other_matters,
    renamed_after,
    three_for_two,
)
from pbm.orders.misgivings.maybe import (
    bargained,
    called_off,
    door_of_another,
    door_to_come,
    if_refused,
    if_so,
    in_jest,
    liked_as_well,
    offered,
    on_your_word,
)
from pbm.orders.misgivings.messages import sent_to_others
from pbm.orders.misgivings.mind import below_the_name, sent_as_proof, taken_back, waiting
from pbm.orders.misgivings.not_named import any_but, from_somebody, ranged, throw_wavering
from pbm.orders.misgivings.numbers import (
    declined_beside,
    denied,
    either_or,
    left_off,
    not_in_hand,
    somewhere,
    spent,
    used,
    word_and_figure,
)
from pbm.orders.misgivings.odds import (
    backwards,
    between_boards,
    cast_out,
    door_forgotten,
    other_of_mine,
    same_twice,
    second_door,
)
from pbm.orders.misgivings.of_which_board import (
    door_of_all_taken_for_one,
    door_of_which,
    put_right_on_a_board,
    put_there_unheard,
    same_but_for_the_throw,
    space_unheard,
)
from pbm.orders.misgivings.one_more import first_of_a_tale, one_more, second_by_the_clock
from pbm.orders.misgivings.only_asked import advised, hypothetical, permission, quoted, told_as_example
from pbm.orders.misgivings.open import (
    another_in_sentence,
    named_again,
    otherwise_told,
    place_described,
    put_right,
    second_open,
    unclaimed_door,
)
from pbm.orders.misgivings.order_turned import order_turned, told_in_order
from pbm.orders.misgivings.other_board import door_as_elsewhere, other_board_unheard
from pbm.orders.misgivings.others_say import had_before, headed_by_another, lucky_they_say, others_do, wished_by_them
from pbm.orders.misgivings.ought_otherwise import ought_otherwise, wanted_otherwise
from pbm.orders.misgivings.own_reasons import reasons_for_another
from pbm.orders.misgivings.pairs import door_cut_off, doubled, one_after_another, one_for_both, put_there, two_spaces
from pbm.orders.misgivings.pending import (
    as_arranged,
    before_deciding,
    for_the_event,
    left_to_come,
    of_own_taste,
    sent_when_answered,
    threatened,
)
from pbm.orders.misgivings.planned import glad_of_another, planned_with_another, spent_at_last, used_after_all
from pbm.orders.misgivings.put_off import (
    broken_off,
    door_left_to_others,
    door_unsaid,
    headed_for_another,
    lettered_choice,
    put_off,
)
from pbm.orders.misgivings.questioned import asked_of_own, asked_outright, not_going_there
from pbm.orders.misgivings.reckoned import chosen_otherwise, reckoned_with_another
from pbm.orders.misgivings.said_off import given_way, said_off
from pbm.orders.misgivings.seat import two_of_one_seat, under_two_names
from pbm.orders.misgivings.sender import at_the_keys, for_a_player, passed_on
from pbm.orders.misgivings.shifted_by import door_shifted_by
from pbm.orders.misgivings.sums import sum_of_another
from pbm.orders.misgivings.tails import hanging, sounds_open, wavering
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.misgivings.titled import space_in_passing, titled_otherwise
from pbm.orders.misgivings.told_again import (
    doors_on_other_boards,
    order_told_otherwise,
    repeated_otherwise,
    summed_otherwise,
    throws_on_other_boards,
)
from pbm.orders.misgivings.told_from import reckoned_from
from pbm.orders.misgivings.turned_round import (
    breaks_off,
    left_unfit,
    put_right_for_others,
    told_otherwise,
    which_of_those,
    would_differ,
)
from pbm.orders.misgivings.turns import (
    number_unread,
    one_for_other,
    one_of_two,
    only_second,
    order_theirs,
    second_impossible,
    third_throw,
    trails_off,
)
from pbm.orders.misgivings.undecided_after import undecided_after
from pbm.orders.misgivings.unmeant import headed_as_unmeant, roughly, unmeant_after
from pbm.orders.misgivings.unreal import (
    counted_dice,
    drafted,
    heard_say,
    of_the_past,
    of_two_minds,
    only_told,
    others_would,
    reported,
    should_somebody,
    thought_of,
    void_ahead,
)
from pbm.orders.misgivings.whose import for_another_player, given_for, said_to_be_theirs

__all__ = ["KINDS"]

KINDS: Final[tuple[Callable[[Look], Iterator[Misgiving]], ...]] = (
    quoted,
    told_as_example,
    permission,
    hypothetical,
    advised,
    asked_of_own,
    asked_outright,
    not_going_there,
    waiting,
    drafted,
    void_ahead,
    taken_back,
    sent_as_proof,
    other_person,
    at_the_keys,
    sent_to_others,
    passed_on,
    for_a_player,
    headed_otherwise,
    headed_for_an_opinion,
    for_another_player,
    given_for,
    said_to_be_theirs,
    headed_by_another,
    others_do,
    had_before,
    lucky_they_say,
    wished_by_them,
    board_dropped,
    board_supposed,
    denied_space,
    house_or_age,
    other_game,
    for_another_game,
    averse_to,
    in_one_breath,
    thought_better_of,
    said_before,
    as_they_say,
    next_time,
    perhaps_done,
    asked_whether,
    when_it_is_so,
    other_turn,
    for_a_turn_to_come,
    door_of_the_next,
    doubled,
    two_spaces,
    one_after_another,
    door_cut_off,
    put_there,
    one_for_both,
    turns_of_another_round,
    subject_differs,
    word_and_figure,
    used,
    spent,
    not_in_hand,
    denied,
    declined_beside,
    somewhere,
    below_the_name,
    either_or,
    left_off,
    otherwise_told,
    second_open,
    another_in_sentence,
    place_described,
    unclaimed_door,
    put_right,
    named_again,
    only_told,
    heard_say,
    reported,
    should_somebody,
    others_would,
    counted_dice,
    thought_of,
    of_the_past,
    of_two_minds,
    two_of_one_seat,
    under_two_names,
    order_left_open,
    order_turned,
    told_in_order,
    one_more,
    first_of_a_tale,
    second_by_the_clock,
    one_of_two,
    only_second,
    order_theirs,
    second_impossible,
    trails_off,
    number_unread,
    one_for_other,
    third_throw,
    kept_back,
    kept_after_all,
    boards_exchanged,
    boards_renamed,
    door_of_all_taken_for_one,
    door_of_which,
    put_right_on_a_board,
    put_there_unheard,
    same_but_for_the_throw,
    space_unheard,
    boards_crossed,
    other_board_unheard,
    door_as_elsewhere,
    on_your_word,
    in_jest,
    bargained,
    called_off,
    if_so,
    if_refused,
    vague,
    half_written,
    misheard,
    one_of_alike,
    cancelled,
    second_value,
    liked_as_well,
    offered,
    door_to_come,
    for_the_event,
    before_deciding,
    sent_when_answered,
    threatened,
    of_own_taste,
    as_arranged,
    left_to_come,
    door_of_another,
    game_beside_this,
    named_for_a_game,
    after_this_turn,
    handed_in_for_another,
    headed_for_another,
    unmeant_after,
    headed_as_unmeant,
    disowned_in_letter,
    denied_in_letter,
    sent_and_binned,
    on_condition,
    roughly,
    reckoned_from,
    put_off,
    lettered_choice,
    door_left_to_others,
    broken_off,
    door_unsaid,
    form_and_words,
    form_and_door,
    left_to_chance,
    of_other_matters,
    titled_otherwise,
    space_in_passing,
    renamed_after,
    three_for_two,
    in_a_score,
    same_twice,
    second_door,
    backwards,
    cast_out,
    lands_elsewhere,
    sum_of_another,
    counted_from_there,
    counted_from_somebody,
    door_shifted_by,
    changed_for_a_space,
    moves_elsewhere,
    leads_otherwise,
    only_landed_on,
    between_boards,
    door_forgotten,
    other_of_mine,
    reckoned_with_another,
    chosen_otherwise,
    planned_with_another,
    glad_of_another,
    spent_at_last,
    used_after_all,
    reasons_for_another,
    space_for_another_reason,
    throws_on_other_boards,
    doors_on_other_boards,
    *OF_ANOTHER_BOARD,
    order_told_otherwise,
    ought_otherwise,
    wanted_otherwise,
    repeated_otherwise,
    summed_otherwise,
    supposed,
    by_hearsay,
    not_sent_by_me,
    by_a_coin,
    more_than,
    sizes_otherwise,
    spaces_weighed,
    first_ideas,
    spent_now,
    in_the_region,
    from_somebody,
    ranged,
    any_but,
    throw_wavering,
    to_be_scrapped,
    denied_behind,
    said_off,
    given_way,
    afterthought,
    would_differ,
    which_of_those,
    told_otherwise,
    put_right_for_others,
    breaks_off,
    left_unfit,
    riddled,
    about_there,
    disclaimed,
    order_by_size,
    of_something_else,
    summed,
    hanging,
    wavering,
    undecided_after,
    sounds_open,
)
"""Every kind of misgiving, those that say most first."""
