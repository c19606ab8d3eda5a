"""What lies beneath a space: where a trapdoor there would drop to (r11, r16, rulings 10 and 11)."""

from __future__ import annotations

from pbm.boards.layout import Layout
from pbm.core.board import BoardOptions

__all__ = ["spaces_beneath"]

_LARGEST_THROW = 6


def spaces_beneath(layout: Layout, finish: int, options: BoardOptions) -> dict[int, int]:
    """Return, for every space that can be a trapdoor, the space it drops to, in numerical order.

    A space is absent when nothing lies directly beneath it as drawn; when it is above the finish, unless
    ``trapdoors_above_finish`` (then rows and columns are carried on to the furthest throw, finish + 6);
    when it is in the bottom row, unless ``bottom_row_trapdoors`` is ``to_zero`` (then it drops to 0); and
    under ``below = "numeric_lower"`` when the number beneath is higher. The finish itself is present.
    """
    grid, first_row = layout.grid, 1
    limit = finish
    if options.trapdoors_above_finish:
        limit = max(layout.last, finish + _LARGEST_THROW)
        grid, first_row = layout.continued(limit)
    lower_only = options.below == "numeric_lower"
    below: dict[int, int] = {}
    for index, row in enumerate(grid):
        if first_row + index == 1:
            # Nothing in the bottom row falls any further on the board, even where a board that runs
            # downwards is carried on beneath it.
            if options.bottom_row_trapdoors == "to_zero":
                below.update((space, 0) for space in row if space and space <= limit)
        elif index:
            below.update(
                (space, under)
                for space, under in zip(row, grid[index - 1], strict=True)
                if space and under and space <= limit and not (lower_only and under > space)
            )
    return dict(sorted(below.items()))
