"""What the server relies on in every ruleset, as promises that can be held against one.

``PROMISES`` are functions of a ``Case``, a game of the ruleset to try them with. Each returns when its promise is kept,
and raises ``BrokenPromise`` (an AssertionError) that says which is not, and how. A test of a ruleset is no more than

    @pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
    def test_the_game_keeps(promise):
        promise(Case(ruleset="magpies"))
"""

from pbm.testing.conformance.cases import BrokenPromise, Case, drawn_orders, filled_form
from pbm.testing.conformance.elsewhere import another_process_plays_the_same
from pbm.testing.conformance.forms import (
    a_form_explains_itself,
    a_form_that_is_filled_in_is_understood,
    accepted_orders_are_accepted_again_and_count,
    default_orders_are_lawful,
    whatever_is_ordered_is_answered,
)
from pbm.testing.conformance.mails import a_game_by_mail_is_told_in_every_format
from pbm.testing.conformance.rules import (
    adjudication_is_a_function_of_its_inputs,
    config_and_state_survive_json,
    every_option_is_explained,
    nobody_need_order_anything,
    nonsense_is_refused_with_a_reason,
    replay_equals_play,
    seats_may_be_dropped_at_any_time,
    the_end_is_told_when_it_has_come,
    what_is_kept_of_a_round_tells_the_same,
)
from pbm.testing.conformance.secrets import (
    all_audiences_see_the_same_story,
    an_answer_at_once_needs_nobody_elses_orders,
    what_is_hidden_is_in_no_view,
)

__all__ = ["PROMISES", "BrokenPromise", "Case", "drawn_orders", "filled_form"]

PROMISES = (
    adjudication_is_a_function_of_its_inputs,
    another_process_plays_the_same,
    config_and_state_survive_json,
    replay_equals_play,
    what_is_kept_of_a_round_tells_the_same,
    nobody_need_order_anything,
    seats_may_be_dropped_at_any_time,
    the_end_is_told_when_it_has_come,
    nonsense_is_refused_with_a_reason,
    every_option_is_explained,
    default_orders_are_lawful,
    accepted_orders_are_accepted_again_and_count,
    whatever_is_ordered_is_answered,
    a_form_explains_itself,
    a_form_that_is_filled_in_is_understood,
    all_audiences_see_the_same_story,
    what_is_hidden_is_in_no_view,
    an_answer_at_once_needs_nobody_elses_orders,
    a_game_by_mail_is_told_in_every_format,
)
"""Every promise, the quickest first."""
