"""What questions say where that hangs on what they are about."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders.rules.actions.combat import DECLARE
from quarterdeck.games.marauders.rules.actions.gains import REMOVE_BOUNTY
from quarterdeck.games.marauders.rules.actions.port import STASH_AMOUNT
from quarterdeck.games.marauders.rules.actions.volleys import SKULL_AREA
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.text.labels import Label


@DECLARE.worded
@SKULL_AREA.worded
def _for_npc(ask: Ask[Any], said: Label) -> Label:
    """Whether a player decides for an NPC ship. (MM-NFIGHT-01)"""
    return Label(f"{said.message}-npc", said.args) if said.args else said


@REMOVE_BOUNTY.worded
def _for_nothing(ask: Ask[Any], said: Label) -> Label:
    return said if said.args["price"] else Label(f"{said.message}-free")


@STASH_AMOUNT.worded
def _which_way(ask: Ask[Any], said: Label) -> Label:
    return Label(f"{said.message}-{said.args['way']}")
