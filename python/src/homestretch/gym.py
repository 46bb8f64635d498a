"""gymnasium environments: one seat is yours, strategies of the program sit on the others. Needs numpy and gymnasium.

    import gymnasium
    import homestretch.gym

    envs = gymnasium.make_vec("homestretch/Quoridor-v0", num_envs=1024, vectorization_mode="vector_entry_point")
    env = gymnasium.make("homestretch/Compromise-v0", seats="person,smart_greedy")

The games are Mejn, Ludo, Dog, Quoridor and Compromise. Observations are the numbers of the view of your seat, int16 [V], and
but for Compromise, where all choices are always legal, dictionaries: `observation`, int16 [V], and `action_mask`, int8 [C],
1 for each legal choice. Actions are Discrete(C). The reward comes at the end: the share of the other seats that were beaten
less those that were not, −1 to 1.
"""

from __future__ import annotations

from typing import Any, Dict as Dictionary, List, Optional, Sequence, Tuple, Union

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError(f"homestretch.gym needs numpy and gymnasium ({error}): pip install 'homestretch[gym]'") from error

from numpy.typing import NDArray

from .batch import Batch
from .program import Path, Rules

#: Who sits at the table where nothing is said.
SEATS = {
    "mejn": "person,random,random,random",
    "ludo": "person,random,random,random",
    "dog": "person,random,random,random",
    "quoridor": "person,random",
    "compromise": "person,random",
}
#: What the environments are called.
NAMES = {game: f"homestretch/{game.capitalize()}-v0" for game in SEATS}

Observation = Union[NDArray[Any], Dictionary[str, NDArray[Any]]]


class VectorEnv(gymnasium.vector.VectorEnv[Any, NDArray[np.integer[Any]], NDArray[Any]]):
    """`num_envs` games at once, all stepped in one exchange.

    `seats` are words of the command line, "person" for the one that is yours. `preset`, `rules`, `numbers`, `wide` and
    `shared` are those of `homestretch.batch.Batch`. `mask` says whether the mask of legal choices is told. An illegal choice
    raises IllegalAction, and nothing has changed; with illegal="random" a legal one takes its place, any with the same chance.

    A game that is over begins anew with the next step (AutoresetMode.NEXT_STEP), and the action of that step is not looked
    at. With copy=False observations are the arrays that the program writes: the next step changes them.
    """

    metadata: Dictionary[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str = "compromise",
        num_envs: int = 1024,
        *,
        seats: Optional[Union[str, Sequence[str]]] = None,
        preset: Optional[str] = None,
        rules: Optional[Rules] = None,
        numbers: Optional[Sequence[str]] = None,
        wide: bool = False,
        mask: Optional[bool] = None,
        illegal: str = "raise",
        copy: bool = True,
        shared: Optional[bool] = None,
        render_mode: Optional[str] = None,
        program: Optional[Path] = None,
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f'illegal is {illegal!r}: it is "raise" or "random"')
        if render_mode is not None:
            raise ValueError(f"render_mode is {render_mode!r}: thousands of games are not drawn")
        #: The games, as `homestretch.batch` has them.
        self.batch = Batch(
            game,
            num_envs,
            seats=seats or SEATS.get(game, "person"),
            preset=preset,
            rules=rules,
            numbers=numbers,
            wide=wide,
            shared=shared,
            program=program,
        )
        yours = self.batch.seats
        if len(yours) != 1:
            self.batch.close()
            raise ValueError(f"seats {yours} are yours, but here one seat is: homestretch.batch and homestretch.zoo take more")
        self.num_envs, self.render_mode = num_envs, render_mode
        self._mask = game != "compromise" if mask is None else mask
        self._illegal, self._copy = illegal, copy
        kind = self.batch.views.dtype
        limits = np.iinfo(kind)
        shape = (len(self.batch.names),)
        space: Space[Any] = Box(int(limits.min), int(limits.max), shape, kind.type)
        if self._mask:
            space = Dict({"observation": space, "action_mask": Box(0, 1, (self.batch.choices,), np.int8)})
        self.single_observation_space = space
        self.single_action_space = Discrete(self.batch.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Optional[Union[int, List[Optional[int]]]] = None, options: Optional[Dictionary[str, Any]] = None
    ) -> Tuple[Observation, Dictionary[str, Any]]:
        """Begins all games anew: those that follow from the seed, without one each its next. Gives observations and infos."""
        if not (seed is None or isinstance(seed, (int, np.integer))):
            raise ValueError("all games follow from one seed: seed is a whole number")
        super().reset(seed=seed)
        self.batch.reset(None if seed is None else int(seed))
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> Tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Dictionary[str, Any]]:
        """Makes an action in each game, whole numbers [N] below C. Gives observations [N, …], rewards, float64 [N],
        terminations and truncations, bool [N] (none is ever cut off), and infos.
        """
        if self._illegal == "random":
            actions = self._made_legal(np.array(actions))
        self.batch.step(actions)
        over = self.batch.over != 0
        rewards = self.batch.rewards()[:, 0].astype(np.float64)
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), {}

    def _seen(self) -> Observation:
        views = self.batch.views[:, 0]
        views = views.copy() if self._copy else views
        if not self._mask:
            return views
        return {"observation": views, "action_mask": self.batch.legal_mask()[:, 0].astype(np.int8)}

    def _made_legal(self, actions: NDArray[Any]) -> NDArray[Any]:
        mask = self.batch.legal_mask()[:, 0]
        known = (actions >= 0) & (actions < self.batch.choices)
        allowed = mask[np.arange(self.num_envs), np.where(known, actions, 0)] & known
        if not allowed.all():
            actions = np.where(allowed, actions, self.batch.random_choices(self.np_random)[:, 0])
        return actions

    def close_extras(self, **_: Any) -> None:
        """Ends the program."""
        self.batch.close()


class Env(gymnasium.Env[Any, Any]):
    """One game, as `VectorEnv` has many, but that a game that is over begins anew with reset()."""

    metadata: Dictionary[str, Any] = {"render_modes": []}

    def __init__(self, game: str = "compromise", **options: Any) -> None:
        self._vector = VectorEnv(game, 1, **options)
        self.render_mode = None
        self.observation_space = self._vector.single_observation_space
        self.action_space = self._vector.single_action_space

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dictionary[str, Any]] = None
    ) -> Tuple[Observation, Dictionary[str, Any]]:
        """Begins another game: that of the seed, without one the next. Gives the observation and an info."""
        super().reset(seed=seed)
        seen, info = self._vector.reset(seed=seed)
        return _only(seen), info

    def step(self, action: Any) -> Tuple[Observation, float, bool, bool, Dictionary[str, Any]]:
        """Makes an action, a whole number below C. Gives observation, reward, whether the game is over, False, and an info."""
        seen, rewards, ends, _, info = self._vector.step(np.array([action]))
        return _only(seen), float(rewards[0]), bool(ends[0]), False, info

    def close(self) -> None:
        """Ends the program."""
        self._vector.close()


def _only(seen: Observation) -> Observation:
    """What the one game shows."""
    if isinstance(seen, dict):
        return {name: array[0] for name, array in seen.items()}
    only: NDArray[Any] = seen[0]
    return only


for _game, _name in NAMES.items():
    gymnasium.register(
        _name,
        entry_point="homestretch.gym:Env",
        vector_entry_point="homestretch.gym:VectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
