"""The games of this project, without those that tests make known."""

from __future__ import annotations

from quarterdeck import games

OWN = [id for id in games.ids() if id not in games.registered()]
