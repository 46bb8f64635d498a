"""The games of Homestretch from Python.

Players of Compromise in the manner of gmoutsin's program, and CompromiseGame to play them, need nothing beside the program
`homestretch` itself, and neither does `homestretch.arena`: tournaments as tables, of polars or pandas where they are installed.
`homestretch.batch` (numpy) steps thousands of games at once, `homestretch.networks` (numpy) has what judges positions as arrays,
`homestretch.gym` (gymnasium) and `homestretch.zoo` (PettingZoo) have environments for every game.
"""

from .bot import serve
from .compromise import CompromiseGame
from .errors import (
    Error,
    GameOver,
    HumanAtTheTable,
    IllegalAction,
    NetworkError,
    PlayerError,
    ProgramError,
    ProgramNotFound,
)
from .players import (
    AbstractPlayer,
    DeterminedPlayer,
    GreedyPlayer,
    HumanPlayer,
    RandomPlayer,
    SmartGreedyPlayer,
)

__version__ = "0.1.0"

__all__ = [
    "AbstractPlayer",
    "CompromiseGame",
    "DeterminedPlayer",
    "Error",
    "GameOver",
    "GreedyPlayer",
    "HumanAtTheTable",
    "HumanPlayer",
    "IllegalAction",
    "NetworkError",
    "PlayerError",
    "ProgramError",
    "ProgramNotFound",
    "RandomPlayer",
    "SmartGreedyPlayer",
    "serve",
]
