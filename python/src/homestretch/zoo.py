"""PettingZoo environments: `env` for every game, turn by turn; `parallel_env` for Compromise, both seats at once.

Needs numpy, gymnasium and pettingzoo. Agents are called `seat_0`, `seat_1` … by the seats that you play.

Observations of `env` are dictionaries: `observation`, int32 [V], the numbers of the view of that seat (`env.names` tells
which is which; only what the seat may know), and `action_mask`, int8 [C], 1 for each legal action, all 0 while the seat is
not to choose. Actions are Discrete(C), numbered by the game. Observations of `parallel_env` are the int32 [V] alone: in
Compromise all 27 actions are always legal.

For every game `env.names` and `env.choices` tell them; in Compromise V is 204 and C is 27: the place
9·grid + 3·row + column of what is named or, in the complex game and the gamble, of the next pip, so that placing is a
chain of as many steps as there are pips.

Rewards come at the end: the share of the other seats that were beaten less those that were not, −1 to 1; they add up to 0.
"""

from __future__ import annotations

import functools
import operator
from typing import Any, Callable, Mapping, Optional, Sequence, Tuple, Union

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError(
        f"homestretch.zoo needs numpy, gymnasium and PettingZoo ({error}): pip install 'homestretch[zoo]'"
    ) from error

from numpy.typing import NDArray

from .compromise import VERSIONS, whole
from .errors import GameOver, IllegalAction
from .program import Child, Path, Rules, Seats, Seed, Told, table_words

_INT = np.iinfo(np.int32)


def env(game: str = "compromise", **options: Any) -> GameEnv:
    """An environment for any game; see GameEnv."""
    return GameEnv(game, **options)


def parallel_env(**options: Any) -> CompromiseParallelEnv:
    """An environment for Compromise; see CompromiseParallelEnv."""
    return CompromiseParallelEnv(**options)


class _Driven:
    """What both kinds of environment have in common: the program, the spaces, the views."""

    possible_agents: list[str]
    agents: list[str]
    #: The numbers of a choice, int32 [V], and with `env` the mask.
    observation_spaces: dict[str, Space[Any]]
    action_spaces: dict[str, Space[Any]]

    def _start(
        self,
        game: str,
        seats: Optional[Seats],
        preset: Optional[str],
        rules: Optional[Rules],
        seed: Optional[Seed],
        program: Optional[Path],
        render_mode: Optional[str],
    ) -> None:
        self._child = Child([game, *table_words(seats, preset, rules, seed)], program)
        self.facts = self._child.ask(type="hello")
        self.names: list[str] = self.facts["number_names"]
        self.choices: int = self.facts["choice_count"]
        self._seats = {f"seat_{seat}": seat for seat in self.facts["yours"]}
        self.possible_agents = list(self._seats)
        self.agents = []
        self.render_mode = render_mode
        box = functools.partial(Box, _INT.min, _INT.max, (len(self.names),), np.int32)
        self.observation_spaces = {agent: self._space(box) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.choices) for agent in self.possible_agents}

    def _space(self, box: Callable[[], Space[Any]]) -> Any:
        raise NotImplementedError

    def _ask_reset(self, seed: Optional[int]) -> None:
        if seed is not None:
            # Generators of numpy and gymnasium take any whole number from 0 on.
            seed = operator.index(seed)
        self._state: Told = self._child.ask(type="reset", seed=seed)

    def _view(self, agent: str) -> NDArray[np.int32]:
        return np.array(self._state["views"][str(self._seats[agent])], np.int32)

    def _action(self, agent: str, action: Any) -> int:
        if not whole(action):
            why = f"an action is a whole number from 0 to {self.choices - 1}"
            raise IllegalAction(self._seats[agent], self._state["round"], action, why)
        return operator.index(action)

    def _outcome(self, agent: str) -> float:
        """The reward of the end."""
        places = self._state["places"]
        if places is None:
            return 0.0
        own = places[self._seats[agent]]
        others = [place for seat, place in enumerate(places) if place and seat != self._seats[agent]]
        return float(sum((own < place) - (own > place) for place in others) / max(len(others), 1))

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Optional[str]:
        """The board in characters: printed with render_mode "human", returned with "ansi"."""
        text = str(self._child.ask(type="board")["text"])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def record(self) -> str:
        """The game as the text that homestretch keeps."""
        return str(self._child.ask(type="record")["text"])

    def close(self) -> None:
        """Ends the program."""
        self._child.close()


class GameEnv(_Driven, AECEnv):  # type: ignore[misc]
    """Any game of the catalogue, seat by seat. Where several seats choose at once they are asked one after the other, and
    none sees what the others chose.

    `seats` are the words of the command line: "person" for each seat that is an agent, a strategy for the others; without
    words all are agents. `preset` and `rules` are house rules. After `max_steps` actions the game is truncated.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "homestretch_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str = "compromise",
        *,
        seats: Optional[Seats] = None,
        preset: Optional[str] = None,
        rules: Optional[Rules] = None,
        max_steps: Optional[int] = None,
        seed: Optional[Seed] = None,
        program: Optional[Path] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"homestretch_{game}_v0"}
        self.max_steps = max_steps
        self._start(game, seats, preset, rules, seed, program, render_mode)

    def _space(self, box: Callable[[], Space[Any]]) -> Dict:
        return Dict({"observation": box(), "action_mask": Box(0, 1, (self.choices,), np.int8)})

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins another game: that of the seed, else the next one."""
        self._ask_reset(seed)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._settle()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees: `observation`, int32 [V], and `action_mask`, int8 [C]."""
        seat = self._seats[agent]
        mask = np.zeros(self.choices, np.int8)
        if seat in self._state["turn"]:
            mask[self._state["legal"][str(seat)]] = 1
        return {"observation": self._view(agent), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Makes an action of the agent that is selected, a number below C; None for one whose game is over."""
        if not self.agents:
            raise GameOver("the game is over: reset() begins another one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choices = {str(self._seats[agent]): self._action(agent, action)}
        self._state = self._child.ask(type="step", choices=choices)
        self._steps += 1
        # What went wrong with bots on other seats.
        news = self._state["news"]
        self.infos = {agent: {"news": news} if news else {} for agent in self.agents}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: self._outcome(agent) for agent in self.agents}
        self._settle()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _settle(self) -> None:
        """Ends the game for all, or selects who is to choose."""
        over = self._state["places"] is not None
        self.terminations = dict.fromkeys(self.agents, over)
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        self.truncations = dict.fromkeys(self.agents, cut)
        if self._state["turn"]:
            self.agent_selection = f"seat_{self._state['turn'][0]}"


class CompromiseParallelEnv(_Driven, ParallelEnv):  # type: ignore[misc]
    """Compromise, both seats at once: every step takes one action of each agent.

    `pips`, `length`, `gametype` and `noTies` are as in CompromiseGame. With reward="score" each step brings what an agent
    scored in it less what the other did, and nothing for the end. `opponent` is a strategy of the program on seat 1; then
    `seat_0` is the only agent.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "homestretch_compromise_v0"}

    def __init__(
        self,
        pips: int = 30,
        length: int = 5,
        gametype: str = "s",
        noTies: bool = True,
        *,
        reward: str = "win",
        opponent: Optional[str] = None,
        seed: Optional[Seed] = None,
        program: Optional[Path] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        if gametype not in VERSIONS:
            raise ValueError(f'gametype is {gametype!r}: it is "s" (simple), "c" (complex) or "g" (gamble)')
        if reward not in ("win", "score"):
            raise ValueError(f'reward is {reward!r}: it is "win" or "score"')
        self.reward = reward
        rules = {"pips": pips, "length": length, "ties": not noTies}
        seats = ["person", opponent or "person"]
        self._start("compromise", seats, VERSIONS[gametype], rules, seed, program, render_mode)

    def _space(self, box: Callable[[], Space[Any]]) -> Space[Any]:
        return box()

    def reset(
        self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None
    ) -> Tuple[dict[str, NDArray[np.int32]], dict[str, dict[str, Any]]]:
        """Begins another game. Gives the views, int32 [V] by agent, and infos."""
        self._ask_reset(seed)
        self.agents = list(self.possible_agents) if self._state["places"] is None else []
        return self._observations(self.possible_agents), {agent: {} for agent in self.possible_agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> Tuple[
        dict[str, NDArray[np.int32]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Makes an action of every agent, a number below C. Gives views, rewards, ends, cuts and infos by agent."""
        if not self.agents:
            raise GameOver("the game is over: reset() begins another one")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"{', '.join(missing)} has no action: every agent needs one")
        agents, before = self.agents, {agent: self._lead(agent) for agent in self.agents}
        choices = {str(self._seats[agent]): self._action(agent, actions[agent]) for agent in agents}
        self._state = self._child.ask(type="step", choices=choices)
        over = self._state["places"] is not None
        if self.reward == "score":
            rewards = {agent: float(self._lead(agent) - before[agent]) for agent in agents}
        else:
            rewards = {agent: self._outcome(agent) for agent in agents}
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observations(agents), rewards, ends, cuts, {agent: {} for agent in agents}

    def _observations(self, agents: Sequence[str]) -> dict[str, NDArray[np.int32]]:
        return {agent: self._view(agent) for agent in agents}

    def _lead(self, agent: str) -> int:
        view = self._view(agent)
        return int(view[self.names.index("score")] - view[self.names.index("their_score")])
