"""Boards: from the GM's file to a board that can be played, with errors that name the key."""

from pbm.boards.files import load_board_file
from pbm.boards.reader import read_board

__all__ = ["load_board_file", "read_board"]
