"""One round of the benchmark, in a process of its own: a game of this build, or a peer."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

SECONDS = 1.0
WINDOW_SECONDS = 0.3


def paced(work: Any, seconds: float) -> tuple[int, int, float]:
    """Repeats `work`, which tells how many decisions it made, for some CPU time; games, decisions, seconds."""
    start = time.process_time()
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        decisions += work(games)
        games += 1
        spent = time.process_time() - start
    return games, decisions, spent


def each_us(work: Any, things: list[Any], repeats: int) -> float:
    """The mean CPU time of `work` on each of the things, in microseconds."""
    start = time.process_time()
    for _ in range(repeats):
        for thing in things:
            work(thing)
    return (time.process_time() - start) / (repeats * len(things)) * 1e6


def random_game(id: str, players: int, seed: int) -> int:
    """A random game without a table; how many decisions it took."""
    from quarterdeck import games
    from quarterdeck.kernel.game import Setting
    from quarterdeck.kernel.rules.chance import Randomness
    from quarterdeck.kernel.tables.run import Run, play_out

    game = games.game(id)
    run = Run(game, game.start(game.check(Setting(players))))
    run.begin()
    return play_out(run, Randomness(seed))


def random_table(id: str, seed: int, most: int) -> Any:
    """A table of four after up to `most` random decisions."""
    from quarterdeck import games
    from quarterdeck.kernel.game import Setting
    from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
    from quarterdeck.kernel.tables.table import Table

    chance = Randomness(seed)
    table = Table(games.game(id), Setting(4), Dealer(seed_from_number(seed), "bench"))
    while most > 0 and not table.over:
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
        most -= 1
    return table


def tables_in_mid_action(id: str, count: int) -> list[Any]:
    """Tables at random decisions inside an action, where a clone has answers to replay."""
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        seed += 1
        table = random_table(id, seed, 40 + (seed * 37) % 300)
        if not table.over and len(table.journal) > table.checkpoints[-1].at:
            found.append(table)
    return found


def rate_by_the_wall_clock(work: Any, seconds: float) -> dict[str, float]:
    """What `work` gets done in a second of the clock on the wall."""
    start = time.perf_counter()
    done, turn = 0, 0
    while (spent := time.perf_counter() - start) < seconds:
        done += work(turn)
        turn += 1
    return {"rate": done / spent}


def throughput(seconds: float) -> dict[str, float]:
    """Decisions a second of four random players."""
    return rate_by_the_wall_clock(lambda seed: random_game("ahoy", 4, seed), seconds)


def counting(seconds: float) -> dict[str, float]:
    """Steps a second of a loop that needs nothing but the processor."""

    def count(_turn: int) -> int:
        steps = 0
        for _ in range(20_000):
            steps += 1
        return steps

    return rate_by_the_wall_clock(count, seconds)


def own_figures(id: str, seconds: float) -> dict[str, float]:
    """Everything that is measured of a game in this build."""
    figures: dict[str, float] = {}
    for players in (2, 4):
        random_game(id, players, 0)
        games_played, decisions, spent = paced(lambda seed, n=players: random_game(id, n, seed), seconds)
        figures[f"{players}p_decisions_per_s"] = decisions / spent
        figures[f"{players}p_games_per_s"] = games_played / spent
    tables = tables_in_mid_action(id, 30)
    figures["clone_us"] = each_us(lambda table: table.branch(), tables, 20)
    figures["table_clone_us"] = each_us(lambda table: table.clone(), tables, 5)
    figures["view_us"] = each_us(lambda table: table.view(0), tables, 20)
    figures.update(stored_figures(id))
    figures["search_iterations_per_s"] = search_pace(tables[:5])
    return figures


def stored_figures(id: str) -> dict[str, float]:
    """The size of a saved game, and how long it takes to have it again at its last move."""
    from quarterdeck.kernel.tables.gamefile import parse, replayed, written
    from quarterdeck.kernel.tables.save import restored, saved

    table = random_table(id, 1, sys.maxsize)
    decisions = sum(1 for entry in table.journal if entry.seat >= 0 and not entry.auto)
    text = written(table, ["random"] * 4).text()
    last = random_table(id, 1, decisions - 1)
    record = json.dumps(saved(last))
    return {
        "answers_in_a_game": len(table.journal),
        "game_file_bytes": len(text.encode()),
        "saved_bytes": len(record.encode()),
        "load_ms": each_us(lambda saving: restored(last.game, json.loads(saving)), [record], 20) / 1e3,
        "replay_from_start_ms": each_us(lambda file: replayed(parse(file), last.game), [text], 3) / 1e3,
    }


def search_pace(tables: list[Any]) -> float:
    """Iterations a second of the search bot."""
    from quarterdeck.bots import make_bot
    from quarterdeck.kernel.views.perspective import Perspective

    iterations = 150
    bot = make_bot(f"search:{iterations}:stop_early=no", 1)
    spent = each_us(lambda table: bot.decide(Perspective(table, table.waiting()[0])), tables, 1)
    return iterations / spent * 1e6


# Peers


def catanatron_figures(seconds: float) -> dict[str, float]:
    """Random players of catanatron, or nothing where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return {}
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return len(game.state.actions)

    play(0)
    games_played, decisions, spent = paced(play, seconds)
    return {"decisions_per_s": decisions / spent, "games_per_s": games_played / spent}


def open_spiel_figures(seconds: float) -> dict[str, float]:
    """Games of OpenSpiel that are written in Python, or nothing where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
        from open_spiel.python import games as _  # type: ignore[import-not-found, unused-ignore]  # noqa: F401
    except ImportError:
        return {}
    import random

    found: dict[str, float] = {}
    for name in ("python_team_dominoes", "python_liars_poker", "python_tic_tac_toe"):
        game = pyspiel.load_game(name)

        def play(seed: int, game: Any = game) -> int:
            dice = random.Random(seed)
            state, made = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    made += 1
            return made

        _games, decisions, spent = paced(play, seconds / 3)
        found[f"{name}_decisions_per_s"] = decisions / spent
    return found


PEERS = {"catanatron": catanatron_figures, "open_spiel": open_spiel_figures}
PACES = {"throughput": throughput, "counting": counting}


def measured(what: str, seconds: float) -> dict[str, float]:
    """One round of a peer, of a pace, or of the game of that id."""
    if what in PEERS:
        return PEERS[what](seconds)
    return PACES[what](seconds) if what in PACES else own_figures(what, seconds)


def main(what: str, windows: bool) -> None:
    """Prints one measurement, or one for each line that comes in."""
    if not windows:
        print(json.dumps(measured(what, SECONDS)))
        return
    for _ in sys.stdin:
        print(json.dumps(measured(what, WINDOW_SECONDS)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], windows=len(sys.argv) > 2)
