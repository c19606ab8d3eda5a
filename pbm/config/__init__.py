"""What a GM writes down: the settings of the server (pbm.toml) and the game files, read strictly."""

from pbm.config.game_file import BoardSource, GameFile, PlayerEntry, load_game_file, read_game_file
from pbm.config.passwords import Secret
from pbm.config.resources import resource
from pbm.config.server_file import load_settings, read_settings
from pbm.config.settings import Settings

__all__ = [
    "BoardSource",
    "GameFile",
    "PlayerEntry",
    "Secret",
    "Settings",
    "load_game_file",
    "load_settings",
    "read_game_file",
    "read_settings",
    "resource",
]
