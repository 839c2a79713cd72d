"""The command line. Every command imports what it needs when it runs, so that starting is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quarterdeck.cli import host
from quarterdeck.cli.common import BadInput, Json
from quarterdeck.cli.common import print_json as _print_json

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="A table for seafaring board games: play, simulate, check the rules.",
)
app.add_typer(host.app)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; `quarterdeck games` lists them.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of the texts.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game's own option.")]
Jobs = Annotated[int, typer.Option("--jobs", help="How many processes; the results do not depend on it.")]
ExecutorName = Annotated[
    str, typer.Option("--executor", metavar="process|dask|ray", help="Who plays; the results do not depend on it.")
]
Scheduler = Annotated[
    str, typer.Option("--scheduler", metavar="ADDRESS", help="The cluster's; without one dask and ray work locally.")
]


def main() -> None:
    """The entry point."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Runs a command; the exit code. Bad input is told in one sentence and gives 2."""
    try:
        code = app(arguments, prog_name="quarterdeck", standalone_mode=False)
    except typer.Abort:
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except Exception as problem:
        if hasattr(problem, "format_message"):  # what typer says of a wrong option
            return _complain(problem.format_message())
        if not _is_bad_input(problem):
            raise
        return _complain(str(problem))
    return code if isinstance(code, int) else 0


def _is_bad_input(problem: Exception) -> bool:
    from quarterdeck.kernel.game import SettingError
    from quarterdeck.kernel.tables.gamefile import FileError
    from quarterdeck.kernel.tables.refusals import Refused
    from quarterdeck.rulebook import RulebookError
    from quarterdeck.server.host.folder import HostProblem

    return isinstance(problem, BadInput | SettingError | FileError | Refused | RulebookError | HostProblem)


def _complain(sentence: str) -> int:
    words = " ".join(sentence.split())
    words = words[:1].upper() + words[1:]
    print(words if words.endswith((".", "!", "?")) else f"{words}.", file=sys.stderr)
    return 2


def _options(pairs: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"an option is NAME=VALUE, not {pair}")
        options[name] = value
    return options


def _language(lang: str) -> str:
    from quarterdeck.kernel.text.fluent import LANGUAGES

    if lang not in LANGUAGES:
        raise BadInput(f"there is no language {lang}; there are: {', '.join(LANGUAGES)}")
    return lang


def _at_least_one(**numbers: int) -> None:
    for name, number in numbers.items():
        if number < 1:
            raise BadInput(f"--{name} must be at least 1, not {number}")


def _tell_version(wanted: bool) -> None:
    if wanted:
        from quarterdeck import __version__

        print(f"quarterdeck {__version__}")
        raise typer.Exit


@app.callback()
def everywhere(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A table for seafaring board games: play, simulate, check the rules."""


@app.command("games")
def list_games(as_json: Json = False, lang: Lang = "en") -> None:
    """What can be played, with seats, modes and options.

    Example: quarterdeck games --json
    """
    from quarterdeck import games
    from quarterdeck.kernel.text.fluent import shell_text, text_of

    say = shell_text(_language(lang)).say
    found: list[dict[str, Any]] = []
    for id in games.ids():
        game = games.game(id)
        found.append(
            {
                "id": id,
                "name": text_of(game, lang).name("game", id),
                "players": game.players,
                "modes": game.modes,
                "options": {option.name: option.values for option in game.options},
            }
        )
    if as_json:
        _print_json(found)
        return
    for row in found:
        options = "".join(f"  --option {name}={'|'.join(values)}" for name, values in row["options"].items())
        counts = ", ".join(str(count) for count in row["players"])
        print(f"{row['id']:<16} {row['name']}: {counts} {say('cli-games-players')}; {', '.join(row['modes'])}{options}")


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id; not with --resume.")] = "",
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="human|random|search…", help="Who sits there; once for each seat, in order."),
    ] = None,
    players: Annotated[int, typer.Option("--players", help="How many play, where --seat is not given.")] = 0,
    seed: Annotated[int | None, typer.Option("--seed", help="The same number deals the same game.")] = None,
    lang: Lang = "en",
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to save at the end.")] = None,
    option: OptionList = None,
    width: Annotated[int, typer.Option("--width", help="Columns to use; 0: as wide as the terminal.")] = 0,
) -> int:
    """The table as text: you against bots, or several people at one screen.

    Without --seat you sit in the first seat and search bots in the others.

    Example: quarterdeck play ahoy --seat human --seat search --lang de
    """
    from quarterdeck.kernel.text.fluent import text_of
    from quarterdeck.terminal.session import Session
    from quarterdeck.terminal.start import Sitting
    from quarterdeck.terminal.streams import Input, Output

    _language(lang)
    sitting: Sitting = _sitting(game, seat, players, seed, resume, option)
    output = Output(sys.stdout, width)
    file = save or resume or sitting.default_file()
    text = text_of(sitting.table.game, lang)
    source = Input(sys.stdin, output)
    return Session(sitting.table, sitting.seats, sitting.bots, text, output, source, file).run()


def _sitting(
    game: str, seats: list[str] | None, players: int, seed: int | None, resume: Path | None, option: list[str] | None
) -> Any:
    from quarterdeck import games
    from quarterdeck.terminal.start import new_sitting, resumed_sitting

    try:
        if resume is not None:
            if game or seats or players or option or seed is not None:
                raise BadInput("--resume takes everything from the file; leave the game and other options out")
            return resumed_sitting(resume)
        if not game:
            raise BadInput(f"say which game: {', '.join(games.ids())}")
        spec = games.game(game)
        if seats and players and len(seats) != players:
            raise BadInput(f"--players {players} and {len(seats)} times --seat do not fit together")
        sitters = seats or ["human"] + ["search"] * ((players or min(spec.players)) - 1)
        return new_sitting(game, sitters, seed, _options(option))
    except ValueError as problem:
        raise BadInput(str(problem)) from problem


@app.command()
def sim(
    game: GameArgument,
    players: Annotated[int, typer.Option("--players", help="How many play; 0: as many as --bots names.")] = 0,
    bots: Annotated[
        str, typer.Option("--bots", metavar="a,b,…", help="A bot for each seat, or one for all.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 1,
    jobs: Jobs = 1,
    executor: ExecutorName = "process",
    scheduler: Scheduler = "",
    rotate: Annotated[bool, typer.Option("--rotate", help="Each seed with every bot in every seat.")] = False,
    option: OptionList = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write every match there, a line of JSON each.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Many games between bots: wins, mean scores, decisions, how they ended.

    Example: quarterdeck sim ahoy --players 4 --bots search:100,random,random,random --games 20 --jobs 2
    """
    from quarterdeck import games as registry
    from quarterdeck.sim.batch import simulate
    from quarterdeck.sim.executors import open_executor
    from quarterdeck.terminal import tallies
    from quarterdeck.terminal.progress import progress_bar

    _at_least_one(games=games, jobs=jobs)
    spec = registry.game(game)
    names = [name.strip() for name in bots.split(",")]
    count = players or (len(names) if len(names) > 1 else min(spec.players))
    names = names * count if len(names) == 1 else names
    if len(names) != count:
        raise BadInput(f"--players {count} needs {count} bots, or one for all seats; --bots names {len(names)}")
    try:
        with (
            progress_bar(f"{game}, {count} players", games) as progress,
            open_executor(executor, jobs, scheduler) as by,
        ):
            result = simulate(game, names, games, seed, jobs, _options(option), rotate, progress, by)
    except ValueError as problem:
        raise BadInput(str(problem)) from problem
    if out is not None:
        _write(out, result.lines())
    if as_json:
        _print_json(tallies.sim_figures(result, rotate))
    else:
        tallies.show_sim(result, rotate)


@app.command()
def arena(
    game: GameArgument,
    candidate: Annotated[str, typer.Option("--candidate", metavar="BOT", help="Is this bot stronger …")],
    baseline: Annotated[str, typer.Option("--baseline", metavar="BOT", help="… than copies of this one?")] = "random",
    players: Annotated[int, typer.Option("--players", help="How many play; 0: the fewest, at least two.")] = 0,
    blocks: Annotated[int, typer.Option("--blocks", help="Seeds; each with the candidate in every seat.")] = 50,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first block.")] = 1,
    jobs: Jobs = 1,
    executor: ExecutorName = "process",
    scheduler: Scheduler = "",
    option: OptionList = None,
    as_json: Json = False,
) -> None:
    """Is one bot stronger than another? Its share of the victories, with an interval of 95 %.

    Example: quarterdeck arena ahoy --candidate search:200 --baseline search:50 --blocks 50 --jobs 2
    """
    from quarterdeck import games as registry
    from quarterdeck.sim.arena import rate
    from quarterdeck.sim.executors import open_executor
    from quarterdeck.terminal import tallies
    from quarterdeck.terminal.progress import progress_bar

    _at_least_one(blocks=blocks, jobs=jobs)
    count = players or max(2, min(registry.game(game).players))
    try:
        bar = progress_bar(f"{game}, {count} players", blocks * count)
        with open_executor(executor, jobs, scheduler) as by, bar as progress:
            rating = rate(game, count, candidate, baseline, blocks, seed, jobs, _options(option), progress, by)
    except ValueError as problem:
        raise BadInput(str(problem)) from problem
    _print_json(rating.figures()) if as_json else tallies.show_rating(rating)


@app.command()
def fuzz(
    game: GameArgument,
    players: Annotated[
        str,
        typer.Option("--players", metavar="N,…|all", help="How many play; 0: the fewest."),
    ] = "0",
    games: Annotated[int, typer.Option("--games", help="How many games of each driver; of search a tenth.")] = 100,
    driver: Annotated[
        str, typer.Option("--driver", metavar="random|own|search|rare|all", help="Who decides; own: the game's bots.")
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", help="Other seeds play other games.")] = 1,
    jobs: Jobs = 1,
    executor: ExecutorName = "process",
    scheduler: Scheduler = "",
    reach: Annotated[
        Path | None,
        typer.Option("--reach", metavar="FILE", help="Fail if something else than on this list is never reached."),
    ] = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where the games that went wrong are written.")
    ] = Path("."),
    as_json: Json = False,
) -> int:
    """Games with every check after every step; exit code 1 and the shortest game if something is wrong.

    It ends with what the games have reached, of all that the game declares, and what they have not.

    Example: quarterdeck fuzz ahoy --players 2,3 --games 300 --driver all --seed 7 --jobs 2
    """
    from quarterdeck import games as registry
    from quarterdeck.fuzz import show
    from quarterdeck.fuzz.campaign import Campaign, counts_of
    from quarterdeck.sim.executors import open_executor
    from quarterdeck.terminal.progress import progress_bar

    _at_least_one(games=games, jobs=jobs)
    spec = registry.game(game)
    rare = {} if reach is None else show.read_rare(reach)
    violations: list[dict[str, Any]] = []
    with open_executor(executor, jobs, scheduler) as by:
        campaign = Campaign(spec, counts_of(players, spec), driver, games, seed, jobs, by)
        for bout in campaign.bouts:
            with progress_bar(f"{game}, {bout.players} players, {bout.driver}", bout.games) as bar:
                report = campaign.play(bout, lambda done, of, found: bar(done, of))
            files = [_write_case(out, game, bout, *numbered) for numbered in enumerate(report.violations, start=1)]
            violations += show.violation_figures(bout, report, files)
            if not as_json:
                print("\n".join([show.bout_line(bout, report), *show.violation_lines(report, files)]), flush=True)
    missing = show.unexpected(spec, campaign.reach, rare) if reach is not None else {}
    if as_json:
        figures = campaign.figures() | {"violations": violations, "reach": show.reach_figures(spec, campaign.reach)}
        _print_json(figures | {"unexpected": missing})
    else:
        print("\n".join(show.reach_lines(spec, campaign.reach, rare)))
    return 1 if violations or missing else 0


def _write_case(folder: Path, game: str, bout: Any, number: int, violation: Any) -> str:
    path = folder / f"fuzz-{game}-{bout.players}-{bout.driver}-{violation.kind}-{number}.txt"
    _write(path, violation.file)
    return str(path)


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"{path} cannot be written: {problem.strerror}") from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game's file.")],
    to: Annotated[int, typer.Option("--to", metavar="N", help="Only the first N answers.")] = -1,
    seat: Annotated[
        int, typer.Option("--seat", metavar="S", help="What this seat sees (1, 2, …); 0: an onlooker.")
    ] = 0,
    verify: Annotated[bool, typer.Option("--verify", help="Check every answer and every die; show nothing.")] = False,
    lang: Lang = "en",
    as_json: Json = False,
    width: Annotated[int, typer.Option("--width", help="Columns to use; 0: as wide as the terminal.")] = 0,
) -> None:
    """A game from its file: the log as told to a seat and the board at that point, or a check of everything.

    Example: quarterdeck replay ahoy-seed7.txt --to 40 --seat 2
    """
    from quarterdeck.terminal.replay import Replay

    told = Replay(file, _language(lang), to)
    if seat < 0 or seat > told.table.setting.players:
        raise BadInput(f"there is no seat {seat}; this game has {told.table.setting.players}")
    if verify:
        figures = told.verified()
        _print_json(figures) if as_json else print(told.verdict(figures))
    elif as_json:
        _print_json(told.figures(seat - 1))
    else:
        told.show(seat - 1, width)


@app.command()
def rules(
    game: GameArgument,
    clause: Annotated[
        list[str] | None, typer.Argument(metavar="CLAUSE…", help="Ids or topics: AH-MOVE-04, MOVE.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many clauses the tests prove.")] = False,
    as_json: Json = False,
) -> None:
    """The clauses of a game's rules, and how many of them the tests prove.

    Example: quarterdeck rules ahoy AH-MOVE-04 AH-BATL
    """
    from quarterdeck import rulebook
    from quarterdeck.terminal import rules as show

    if coverage:
        found = rulebook.coverage(game)
        if not found.tests_found:
            raise BadInput("the tests are not here; run this in a checkout of the source")
        _print_json(show.coverage_figures(found)) if as_json else print(show.coverage_table(found))
        return
    chosen = list(rulebook.clauses(game)) if not clause else []
    for wanted in clause or []:
        matching = rulebook.find(game, wanted)
        if not matching:
            raise BadInput(f"the rules of {game} have no clause {wanted}")
        chosen += matching
    if as_json:
        _print_json([{"id": one.id, "section": one.section, "text": one.text} for one in chosen])
    else:
        print(show.clauses_text(chosen))


@app.command()
def content(game: GameArgument, as_json: Json = False) -> None:
    """How many rows and fields of a game's content are the rulebook's, public or reconstructed, file by file.

    Example: quarterdeck content maracaibo --json
    """
    from quarterdeck import games
    from quarterdeck.terminal import content as show

    found = games.game(game).provenance()
    _print_json(show.content_figures(found)) if as_json else print(show.content_table(found))


@app.command()
def questions(game: GameArgument, as_json: Json = False) -> None:
    """Everything that a game can ask: the words, the options, what it is about, the clause.

    Example: quarterdeck questions ahoy --json
    """
    from quarterdeck import games
    from quarterdeck.terminal import questions as show

    spec = games.game(game)
    _print_json(show.question_figures(spec)) if as_json else print(show.question_table(spec))


@app.command()
def bench(
    as_json: Json = False,
    server: Annotated[bool, typer.Option("--server", help="measure the online table's server instead")] = False,
    seconds: Annotated[float, typer.Option(min=1, help="how long each load of the server lasts")] = 10.0,
    matches: Annotated[int, typer.Option(min=1, help="live matches of four sockets each")] = 125,
) -> None:
    """How fast the rules, the tables and the search are, or what the server carries, beside their targets.

    Example: quarterdeck bench --json
    Example: quarterdeck bench --server --json
    """
    import importlib.util

    if server:
        load = importlib.import_module("quarterdeck.server.load.bench")
        try:
            carried = load.run(seconds, matches)
        except RuntimeError as problem:
            raise BadInput(str(problem)) from None
        _print_json(carried) if as_json else load.show(carried)
        return
    if importlib.util.find_spec("quarterdeck.bench") is None:
        raise BadInput("the benchmark is not in this build")
    benchmark = importlib.import_module("quarterdeck.bench")
    figures = benchmark.run({})
    _print_json(figures) if as_json else benchmark.show(figures)
