"""Commands for whoever hosts a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quarterdeck.cli.common import BadInput, Json, print_json

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings

app = typer.Typer()

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where games are kept.")]
Host = Annotated[str | None, typer.Option("--host", help="The address to listen at; 127.0.0.1 by default.")]
Port = Annotated[int | None, typer.Option("--port", help="The port; 8080 by default, 0 for any.")]


def _settings(**flags: Any) -> Settings:
    from pydantic import ValidationError
    from pydantic_settings import SettingsError

    from quarterdeck.server.settings import load

    try:
        return load(**flags)
    except ValidationError as problem:
        first = problem.errors()[0]
        raise BadInput(f"setting {'.'.join(str(part) for part in first['loc'])}: {first['msg']}") from None
    except (ValueError, SettingsError) as problem:
        raise BadInput(f"the settings cannot be read: {problem}") from None


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    new_secret: Annotated[
        bool, typer.Option("--new-secret", help="Go on although the secret was lost: all links of before are dead.")
    ] = False,
) -> None:
    """Opens the online table. Flags go before QUARTERDECK_* in the environment, and that before quarterdeck.toml.

    Example: quarterdeck serve --port 8080 --data ./games --open
    """
    from quarterdeck.server import serve as server

    server.run(_settings(host=host, port=port, data=data), open_browser, new_secret)


@app.command()
def backup(
    data: Data = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE|DIR", help="Where to; backups/ of the data folder by default.")
    ] = None,
    as_json: Json = False,
) -> None:
    """The database and the secret in one file, while people play. It is opened and checked before it counts.

    Example: quarterdeck backup --data ./games --to /mnt/backups
    """
    from quarterdeck.server.host.backup import backed_up

    done = backed_up(_settings(data=data), to)
    if as_json:
        print_json(done.figures())
        return
    print(f"{done.path}: {_contents(done)}.")
    print("Whoever has it can sit anywhere and knows every hidden card: keep it as safe as the data folder.")


def _contents(done: Any) -> str:
    about = done.about
    matches = f"{about.matches} matches, {about.rows} rows" if about.matches >= 0 else "a dump of PostgreSQL"
    return f"{matches}, {'with' if about.secret else 'without'} the secret, {done.path.stat().st_size:,} bytes, checked"


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `quarterdeck backup` made.")],
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Move aside what is there already.")] = False,
    as_json: Json = False,
) -> None:
    """Brings a backup back, into an empty folder or, with --force, in place of what is there. No server may use it.

    Example: quarterdeck restore /mnt/backups/quarterdeck-20260301-120000.tar.gz --data ./games
    """
    from quarterdeck.server.host.backup import restored

    settings = _settings(data=data)
    done = restored(settings, file, force)
    if as_json:
        print_json({"data": str(settings.data), "aside": done.aside and str(done.aside), **done.backup.figures()})
        return
    print(f"{settings.data}: {_contents(done.backup)}.")
    if done.aside is not None:
        print(f"What was there is in {done.aside}.")


@app.command()
def doctor(data: Data = None, as_json: Json = False) -> int:
    """Looks whether everything is sound: every match, the database, the secret, disk, clock, limits, permissions.

    Changes nothing, and may run beside the server. Exit code 1 if something is wrong.

    Example: quarterdeck doctor --data ./games
    """
    from quarterdeck.server.host.doctor import Finding, examined

    def tell(finding: Finding) -> None:
        if not as_json:
            print(f"{finding.level:<6} {finding.check + ':':<13} {finding.text}", flush=True)

    found = examined(_settings(data=data), tell)
    if as_json:
        print_json(found.figures())
    return 0 if found.sound else 1


@app.command()
def export(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="A match's id; not with --all.")] = "",
    every: Annotated[bool, typer.Option("--all", help="All matches.")] = False,
    data: Data = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="DIR", help="Where to; exports/ of the data folder by default.")
    ] = None,
    as_json: Json = False,
) -> None:
    """A match as files: all its rows as JSON, and the game as a text where it is over. Also one that cannot be opened.

    Example: quarterdeck export k7m2p9xw4d --data ./games --to ./saved
    """
    from quarterdeck.server.host.export import exports

    if bool(match) == every:
        raise BadInput("say which match, or --all")
    done = []
    for one in exports(_settings(data=data), None if every else [match], to):
        done.append(one)
        if not as_json:
            told = f"; it cannot be opened: {one.why}" if one.why else ""
            print(f"{one.match}: {', '.join(str(path) for path in one.files)}{told}", flush=True)
    if as_json:
        print_json([one.figures() for one in done])
    elif any(one.secret for one in done):
        print("Games that are not over are among them: their files hold the seed and every hidden card. Show nobody.")


@app.command()
def prune(
    finished: Annotated[
        float | None, typer.Option("--finished", metavar="DAYS", min=0, help="Finished for so long; 0: never.")
    ] = None,
    abandoned: Annotated[
        float | None, typer.Option("--abandoned", metavar="DAYS", min=0, help="Unfinished, and untouched for so long.")
    ] = None,
    bots: Annotated[
        float | None, typer.Option("--bots", metavar="DAYS", min=0, help="Played by bots alone, so long ago.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell which would go.")] = False,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Lets old matches go, each exported first. What is not said here, the settings say.

    A running server does it itself, by its settings.

    Example: quarterdeck prune --finished 90 --abandoned 365 --bots 7 --dry-run
    """
    from quarterdeck.server.host.retention import pruned, retention_of, to_go

    flags = {"keep_finished_days": finished, "keep_abandoned_days": abandoned, "keep_bots_days": bots}
    settings = _settings(data=data, **flags)
    retention = retention_of(settings)
    if not retention:
        raise BadInput("say which matches go: --finished, --abandoned or --bots with a number of days")
    done = []
    for one in to_go(settings, retention) if dry_run else pruned(settings, retention):
        done.append(one)
        if not as_json:
            print(f"{one.match} {one.game}: {one.why}, last changed {one.last}", flush=True)
    if as_json:
        print_json({"dry_run": dry_run, "matches": [one.figures() for one in done]})
    else:
        print(f"{len(done)} matches {'would go' if dry_run else 'are gone'}.")


config = typer.Typer(no_args_is_help=True)
app.add_typer(config, name="config")


@config.callback()
def about_config() -> None:
    """The settings.

    Example: quarterdeck config show
    """


@config.command("show")
def show_config(host: Host = None, port: Port = None, data: Data = None, as_json: Json = False) -> None:
    """Every setting, its value, and where it comes from: a default, the file, the environment or a flag.

    Example: quarterdeck config show --json
    """
    from dataclasses import asdict

    from quarterdeck.server.host.sources import shown

    flags = {"host": host, "port": port, "data": data}
    rows = shown(_settings(**flags), flags)
    if as_json:
        print_json([asdict(row) for row in rows])
        return
    for row in rows:
        print(f"{row.name:<22} {row.value!s:<40} {row.source}{' ' + row.where if row.where else ''}")
