"""Replays games in OpenSpiel and reports the first difference; runs in the peers' environment.

Reads one game per line as JSON: {"game": …, "steps": [[seat, choices, action], …], "returns": […]};
the choices of chance are pairs of action and weight.
"""

import importlib
import json
import sys
from typing import Any

CHANCE = -1


def difference(pyspiel: Any, game: dict[str, Any]) -> str:
    """What OpenSpiel does otherwise in this game, or nothing."""
    state = pyspiel.load_game(game["game"]).new_initial_state()
    for number, (seat, choices, action) in enumerate(game["steps"]):
        where = f"{game['game']}, step {number}"
        if state.is_terminal() or state.current_player() != seat:
            return f"{where}: here seat {seat} acts, there {state.current_player()}"
        if seat == CHANCE:
            total = sum(weight for _, weight in choices)
            ours = [(choice, weight / total) for choice, weight in choices]
            theirs = state.chance_outcomes()
        else:
            ours, theirs = choices, state.legal_actions()
        if ours != theirs:
            return f"{where}, seat {seat}: here {ours}, there {theirs}\n{state}"
        state.apply_action(action)
    if not state.is_terminal():
        return f"{game['game']}: here the game is over, there it is not\n{state}"
    if game["returns"] != list(state.returns()):
        return f"{game['game']}: here {game['returns']}, there {list(state.returns())}\n{state}"
    return ""


def main() -> None:
    """Replay all games of standard input; print how many were the same."""
    pyspiel = importlib.import_module("pyspiel")
    same = 0
    for line in sys.stdin:
        found = difference(pyspiel, json.loads(line))
        if found:
            sys.exit(f"after {same} equal games: {found}")
        same += 1
    print(same)


if __name__ == "__main__":
    main()
