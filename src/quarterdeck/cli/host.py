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
